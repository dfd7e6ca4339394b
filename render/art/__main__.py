"""Builds the picture files under ``data/art``: ``python -m render.art``."""

from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from PIL import Image

from games.engine.files import DATA
from render.art import china, confucius, dayunhe, qin, report, shared, yunnan
from render.kit.files import read_picture


def main() -> None:
    """Build everything: first what all share, then the games side by side."""
    shared.build()
    with ProcessPoolExecutor() as pool:
        for built in [pool.submit(part.build) for part in (qin, china, dayunhe, confucius, yunnan, report)]:
            built.result()
    settle(DATA / "art")


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
