"""Builds the picture files under ``data/art``: ``python -m render.art``, or ``... qin`` for one game's."""

import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from games.engine.files import DATA
from render.art import china, confucius, dayunhe, qin, report, shared, yunnan
from render.art.china.figures import build as china_figures
from render.art.confucius.figures import build as confucius_figures
from render.art.dayunhe.figures import build_all as dayunhe_figures
from render.art.qin.figures import build as qin_figures
from render.art.yunnan.figures import build as yunnan_figures
from render.china.assets import files as of_china
from render.confucius.assets import files as of_confucius
from render.dayunhe.assets import files as of_dayunhe
from render.kit.assets import Assets
from render.kit.files import read_picture
from render.qin.assets import files as of_qin
from render.yunnan.assets import files as of_yunnan


class Game(NamedTuple):
    """How the files of a game are built: ``figures`` are parts of its boards, drawn as a match draws them."""

    build: Callable[[], None]
    figures: Callable[[], None]
    files: Assets


GAMES: dict[str, Game] = {
    "qin": Game(qin.build, qin_figures, of_qin),
    "china": Game(china.build, china_figures, of_china),
    "dayunhe": Game(dayunhe.build, dayunhe_figures, of_dayunhe),
    "confucius": Game(confucius.build, confucius_figures, of_confucius),
    "yunnan": Game(yunnan.build, yunnan_figures, of_yunnan),
}


def main(names: Sequence[str]) -> None:
    """Build these games, side by side; without names everything, first what all share."""
    if not names:
        shared.build()
        report.build()
        settle(DATA / "art" / "report")
    with ProcessPoolExecutor() as pool:
        for built in [pool.submit(build, name) for name in names or GAMES]:
            built.result()


def build(name: str) -> None:
    """Build a game: its figures last, from grounds in the colours in which they are shipped."""
    game = GAMES[name]
    game.build()
    settle(DATA / "art" / name)
    game.files.let_go()
    game.figures()


def settle(folder: Path) -> None:
    """Keep its pictures in 256 colours, none far from the true one: a byte a pixel, in file and memory.

    Comes after palettes, which are found in all colours; what is drawn on grounds is sent in fewer.
    """
    for path in sorted(folder.glob("*.png")):
        picture = read_picture(path)
        if picture.mode == "RGB" and not path.name.startswith("palette-"):
            found = picture.quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=2)
            found.save(path, optimize=True)


if __name__ == "__main__":
    main(sys.argv[1:])
