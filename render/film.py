"""A match as a picture that moves, and as frames for a page: each board on the one before.

A GIF: the one moving format that all of Discord's clients play in the channel. It takes the boards' own
palettes without loss, for they have fewer than 256 colours.
"""

from base64 import b64encode
from collections.abc import Iterator, Sequence
from io import BytesIO

import msgspec
from PIL import Image, ImageChops, ImageDraw

from games import game as find_game
from games.engine import editions
from render import compose
from render.scene import Scene

WIDTHS = (800, 700, 600)
"""Of the frames in pixels: the largest that is not too large a file."""

NARROWER = (480, 400)
"""Of the frames of a page that has very many."""

LARGEST, LARGEST_PAGE = 8_000_000, 9_000_000
"""Bytes of the moving picture; of the frames of a page as they stand there."""

MANY = 250
"""More frames than these have the smallest width at once: to try the others would take too long."""

LENGTH = 60.0
"""Seconds that it lasts, about."""

FRAME, SLOW, LAST = (0.3, 1.0), 3, 6.0
"""Seconds of a frame, at least and at most; by what a highlight is longer; seconds of the last one."""

KEY = 25
"""In a page so many frames lie on one another at most: then one is whole again."""

CLEAR = 255
"""The colour that is none: below it the frame before is seen."""

_CONTROL, _TRAILER = b"\x21\xf9\x04", b"\x3b"
"""In a GIF: a frame begins; the file ends."""

BAR, BAR_COLOUR = 6, (168, 48, 38)
"""The line at the foot that says how far it is: pixels high."""


class Shot(msgspec.Struct, frozen=True):
    """A turn: the watcher's view after it, encoded, what to show besides, and whether many points came."""

    view: bytes
    scene: Scene
    highlight: bool = False


class Frame(msgspec.Struct, frozen=True):
    """What a frame changes, as a PNG data address, and where; a ``whole`` one needs none before it."""

    src: str
    at: tuple[int, int]
    whole: bool


class Frames(msgspec.Struct, frozen=True):
    """All frames of a page, ``size`` pixels wide and high."""

    size: tuple[int, int]
    frames: tuple[Frame, ...]


def film(game: str, printing: editions.Printing | None, shots: Sequence[Shot]) -> bytes:
    """The moving picture: a GIF of at most `LARGEST`, a frame for each shot.

    Where even the smallest width is too large, only every second or fourth frame, and all highlights.
    """
    boards = _boards(game, printing, shots)
    data = b""
    for width in _widths(shots):
        data = _gif(_read(boards, width), _times(shots))
        if len(data) <= LARGEST:
            break
    step = 2
    while len(data) > LARGEST and step < len(shots):
        kept = [
            at for at, shot in enumerate(shots, 1) if at % step == 0 or shot.highlight or at == len(shots)
        ]
        data = _gif(
            _read([boards[at - 1] for at in kept], WIDTHS[-1]), _times([shots[at - 1] for at in kept])
        )
        step *= 2
    return data


def frames(game: str, printing: editions.Printing | None, shots: Sequence[Shot]) -> Frames:
    """The same boards for a page, one by one, at most `LARGEST_PAGE`."""
    boards = _boards(game, printing, shots)
    found = Frames((0, 0), ())
    for width in (*_widths(shots), *NARROWER):
        found = _frames(_read(boards, width))
        if sum(len(frame.src) for frame in found.frames) <= LARGEST_PAGE:
            break
    return found


def _widths(shots: Sequence[Shot]) -> Sequence[int]:
    return WIDTHS if len(shots) <= MANY else WIDTHS[-1:]


def _boards(game: str, printing: editions.Printing | None, shots: Sequence[Shot]) -> list[bytes]:
    """The boards in their own palettes as PNG: all at once they would fill the memory."""
    if printing is not None:
        editions.register(printing)
    kind, width = find_game(game).position_type, _widths(shots)[0]
    boards = []
    for number, shot in enumerate(shots):
        picture = compose(game, msgspec.json.decode(shot.view, type=kind), shot.scene)
        image = _small(picture.image.convert("RGB"), width)
        height = image.height
        done = round(width * (number + 1) / len(shots))
        ImageDraw.Draw(image).rectangle((0, height - BAR, done - 1, height - 1), fill=BAR_COLOUR)
        board = image.quantize(palette=picture.colours.find, dither=Image.Dither.NONE)
        board.putpalette(picture.colours.show)
        out = BytesIO()
        board.save(out, "PNG", compress_level=1)
        boards.append(out.getvalue())
    return boards


def _small(image: Image.Image, width: int) -> Image.Image:
    """The picture so wide; half as wide is quick."""
    if image.width == 2 * width:
        return image.reduce(2)
    return image.resize((width, round(image.height * width / image.width)), Image.Resampling.LANCZOS)


def _read(boards: Sequence[bytes], width: int) -> Iterator[Image.Image]:
    """The boards so wide and all equally high; the colours of narrower ones are matched anew."""
    height = max(Image.open(BytesIO(board)).height for board in boards)
    for data in boards:
        board = _tall(Image.open(BytesIO(data)), height)
        palette = board.getpalette() or []
        if board.width != width:
            image = _small(board.convert("RGB"), width)
            board = image.quantize(palette=board, dither=Image.Dither.NONE)
        board.putpalette([*palette, *[0] * (3 * (CLEAR + 1) - len(palette))])  # PNG needs all
        yield board


def _tall(board: Image.Image, height: int) -> Image.Image:
    """The board with its last row repeated where others are higher."""
    if board.height == height:
        return board
    row = board.crop((0, board.height - BAR - 1, board.width, board.height - BAR))
    made = board.crop((0, 0, board.width, height))
    made.paste(row.resize((board.width, height - board.height + BAR)), (0, board.height - BAR))
    made.paste(board.crop((0, board.height - BAR, board.width, board.height)), (0, height - BAR))
    return made


def _times(shots: Sequence[Shot]) -> list[int]:
    """Milliseconds of each frame; GIF counts in hundredths of a second."""
    least, most = FRAME
    beats = sum(SLOW if shot.highlight else 1 for shot in shots)
    beat = round(min(most, max(least, LENGTH / beats)) * 100) * 10
    times = [beat * SLOW if shot.highlight else beat for shot in shots]
    return [*times[:-1], round(LAST * 1000)]


def _gif(boards: Iterator[Image.Image], times: Sequence[int]) -> bytes:
    """A GIF of the boards, each shown so long.

    Every frame is written by itself and put behind the others, for Pillow keeps all frames in memory that it
    writes together. They have one palette, which the first brings.
    """
    found, before = bytearray(), None
    for board, time in zip(boards, times, strict=True):
        out = BytesIO()
        frame = board if before is None else _clear(before, board)
        frame.save(out, "GIF", duration=time, loop=0, disposal=1, optimize=False, transparency=CLEAR)
        data = out.getvalue()
        palette = 6 << (data[10] & 7)  # bytes; before it stands the size, behind it that all goes on and on
        found += data[:-1] if before is None else data[data.index(_CONTROL, 13 + palette) : -1]
        before = board
    return bytes(found + _TRAILER)


def _clear(before: Image.Image, board: Image.Image) -> Image.Image:
    """The board, clear where it is as before."""
    made = board.copy()
    made.paste(CLEAR, (0, 0), _same(before, board))
    return made


def _same(before: Image.Image, board: Image.Image) -> Image.Image:
    """Where both show the same, as a mask. They have one palette."""
    return _changed(before, board).point(lambda found: 0 if found else 255)


def _changed(before: Image.Image, board: Image.Image) -> Image.Image:
    old, new = (Image.frombytes("L", each.size, each.tobytes()) for each in (before, board))
    return ImageChops.difference(old, new)


def _frames(boards: Iterator[Image.Image]) -> Frames:
    found: list[Frame] = []
    before: Image.Image | None = None
    size = (0, 0)
    for number, board in enumerate(boards):
        whole = before is None or number % KEY == 0
        out, at = BytesIO(), (0, 0)
        if before is None or whole:
            board.save(out, "PNG")
        else:
            box = _changed(before, board).getbbox() or (0, 0, 1, 1)
            at = box[0], box[1]
            _clear(before, board).crop(box).save(out, "PNG", transparency=CLEAR)
        found.append(Frame("data:image/png;base64," + b64encode(out.getvalue()).decode(), at, whole))
        before, size = board, board.size
    return Frames(size, tuple(found))
