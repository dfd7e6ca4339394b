"""Builds the picture files under ``data/art``: ``python -m render.art``."""

from pathlib import Path

from PIL import Image

from games.engine.files import DATA
from render.art import china, confucius, dayunhe, qin, report, shared, sheet, yunnan
from render.kit.files import read_picture


def main() -> None:
    """Build everything."""
    folder = DATA / "art"
    folder.mkdir(parents=True, exist_ok=True)
    sheet.pack(shared.sprites(), folder / "kit")
    qin.build()
    china.build()
    yunnan.build()
    confucius.build()
    dayunhe.build()
    report.build()
    settle(folder)


def settle(folder: Path) -> None:
    """Keep all pictures in 256 colours, none far from the true one: a byte a pixel, in file and memory.

    Comes last, so that palettes are found in all colours; what is drawn on grounds is sent in fewer.
    """
    for path in sorted(folder.glob("*/*.png")):
        picture = read_picture(path)
        if picture.mode == "RGB" and not path.name.startswith("palette-"):
            found = picture.quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=2)
            found.save(path, optimize=True)


if __name__ == "__main__":
    main()
