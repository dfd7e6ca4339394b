"""The pictures on file. ``python -m tests.render.golden`` draws them anew: look at each before committing."""

from collections.abc import Callable
from pathlib import Path

from PIL import Image

import render
from tests.render.positions import asked, fullest, pixels, scene, seen, to_move

FOLDER = Path(__file__).parent / "golden"
WIDTH = 400
"""As wide as on a phone."""


def _board(name: str, at: int | None = None) -> bytes:
    view, events = seen(name, at)
    return render.draw("qin", view, scene(view, events))


def _question(*answers: str) -> bytes:
    view = to_move("qin-no-placement", 20)
    return render.draw("qin", view, scene(view, question=asked(view, *answers)))


def _hand() -> bytes:
    view = to_move("qin-no-placement", 20)
    return render.hand("qin", view, view.viewer or 0, scene(view))


def _fullest() -> bytes:
    view = fullest("lion")
    return render.draw("qin", view, scene(view))


PICTURES: dict[str, Callable[[], bytes]] = {
    "two-seats-early": lambda: _board("qin-last-pagoda", 5),
    "three-seats-middle": lambda: _board("qin-no-placement", 30),
    "series-second-game": lambda: _board("qin-series-one-gone", 80),
    "end-shared": lambda: _board("qin-shared-win"),
    "one-left": lambda: _board("qin-one-left"),
    "fullest": _fullest,
    "which-tile": lambda: _question(),
    "which-row": lambda: _question("YB"),
    "which-square": lambda: _question("YB", "*5"),
    "hand": _hand,
    "title-bird": lambda: render.title("qin", {"board": "bird"}, {"subtitle": "Open table"}),
    "title-both": lambda: render.title("qin", {"series": "both"}),
}


def small(png: bytes) -> Image.Image:
    """A picture as a phone shows it."""
    picture = pixels(png)
    return picture.resize((WIDTH, round(picture.height * WIDTH / picture.width)), Image.Resampling.BOX)


def main() -> None:
    """Draw every picture anew."""
    FOLDER.mkdir(exist_ok=True)
    for name, draw in PICTURES.items():
        small(draw()).quantize(256, kmeans=3).save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
