"""A picture that fades out below, for what stands over the table of a final scoring."""

from PIL import Image


def fade(width: int, height: int, rows: int) -> Image.Image:
    """The mask for a picture of that size: full, but for its last ``rows``, which fade out."""
    mask = Image.new("L", (width, height), 255)
    for row in range(rows):
        top = height - rows + row
        mask.paste(255 * (rows - row) // rows, (0, top, width, top + 1))
    return mask
