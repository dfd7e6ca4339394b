"""Pictures of the boards: view + scene -> PNG. Pure functions of their arguments, safe to call in threads.

Pillow only. What takes numpy and time (grounds, pigments, pieces) is built once by ``python -m render.art``
and shipped under ``data/art``. A new game is a package ``render/<name>`` with the functions of `Painter`.

======================  =================================================================
`draw`                  the board, 1200 px wide, at most 400 kB; for a question perhaps only a part of it
`hand`                  what one seat holds; only from that seat's own view
`title`                 the picture of the lobby card
`marks`                 which answer stands where, and its letter
`figure`                the small picture beside a paragraph of the rules page
`emblem`, SEAT_COLOURS  the seats' tokens
`strengthen`            a picture in high contrast
`load`                  open every game's sprites; each is read when it is first drawn
======================  =================================================================
"""

import sys
import time
from collections.abc import Mapping
from functools import _lru_cache_wrapper, cache
from importlib import import_module
from types import MappingProxyType
from typing import Protocol, cast

from games import NAMES, known
from games import game as find_game
from games.engine import Position, Seat
from games.engine.choices import Question
from games.engine.files import DATA
from render.kit import tokens
from render.kit.assets import Assets
from render.kit.contrast import strengthen
from render.kit.encode import Picture
from render.kit.key import draw_key
from render.kit.palette import SEATS
from render.kit.ring import wanted
from render.kit.sprites import Sheet
from render.scene import LETTERS, Mark, Scene

__all__ = [
    "LETTERS",
    "SEAT_COLOURS",
    "Mark",
    "Painter",
    "Picture",
    "Scene",
    "compose",
    "draw",
    "emblem",
    "figure",
    "hand",
    "load",
    "marks",
    "strengthen",
    "title",
]

IDLE = 600.0
"""Seconds after which a game that is not drawn any more gives its pictures back."""

NOTHING = Scene()
"""No names, rings, marks or words."""

SEAT_COLOURS: tuple[int, ...] = tuple(r << 16 | g << 8 | b for r, g, b in (look.colour for look in SEATS))
"""0xRRGGBB by seat."""


class Painter(Protocol):
    """What the module of a game gives."""

    def draw(self, view: Position, scene: Scene) -> Picture:
        """The board."""

    def hand(self, view: Position, seat: Seat, scene: Scene) -> Picture:
        """What the seat holds."""

    def title(self, options: Mapping[str, str], captions: Mapping[str, str]) -> Picture:
        """The lobby card's picture."""

    def marks(self, view: Position, question: Question) -> dict[str, Mark]:
        """Answers that are places."""


def _painter(game: str) -> Painter:
    """The game's package; what was read for others that were not drawn for a while is let go."""
    now = time.monotonic()
    for other in [other for other, at in _used.items() if now - at > IDLE and other != game]:
        _let_go(other)
    _used[game] = now
    return _package(game)


_used: dict[str, float] = {}
"""When each game was last drawn."""


@cache
def _package(game: str) -> Painter:
    if not known(game):
        raise ValueError(f"no such game: {game}")
    return cast(Painter, import_module(f"render.{game}"))


def _let_go(game: str) -> None:
    """Empty all caches of the game's modules; what they held is read again when it is drawn again."""
    _used.pop(game, None)
    package = f"render.{game}"
    for name, module in list(sys.modules.items()):
        if name == package or name.startswith(f"{package}."):
            for value in list(vars(module).values()):
                if isinstance(value, _lru_cache_wrapper) and value.__module__.startswith("render."):
                    value.cache_clear()
                elif isinstance(value, Assets):
                    value.let_go()


def compose(game: str, view: Position, scene: Scene = NOTHING) -> Picture:
    """The board before it is encoded: `draw` is ``compose(...).png()``."""
    with wanted(scene.ring):
        return _painter(game).draw(view, scene)


def draw(game: str, view: Position, scene: Scene = NOTHING) -> bytes:
    """The board as a PNG, 1200 px wide, at most 400 kB.

    With a question in the scene it may be the part of the board that the question is about, not as wide.
    """
    return compose(game, view, scene).png()


def hand(game: str, view: Position, seat: Seat, scene: Scene = NOTHING) -> bytes:
    """What the seat holds, as a PNG; ``view`` must be that seat's own."""
    return _painter(game).hand(view, seat, scene).png()


def title(game: str, options: Mapping[str, str], captions: Mapping[str, str] = MappingProxyType({})) -> bytes:
    """The picture of the lobby card, 1200 x 675, as a PNG."""
    return _painter(game).title(options, captions).png()


def marks(game: str, view: Position, question: Question) -> dict[str, Mark]:
    """Answer token -> its place and letter on the picture; empty when the answers are not places."""
    return _painter(game).marks(view, question)


def figure(game: str, paragraph: str) -> bytes | None:
    """The small picture beside that paragraph of the game's rules page, as a PNG; None if there is none."""
    path = DATA / "art" / game / f"rules-{paragraph}.png"
    return path.read_bytes() if path.is_file() else None


def key(game: str, signs: Mapping[str, str]) -> bytes:
    """The signs of the game's pictures, by the names of their sprites, with their words, as a PNG."""
    _painter(game)
    return draw_key(import_module(f"render.{game}.assets").piece, find_game(game).title, signs)


def emblem(seat: Seat, size: int = 128) -> bytes:
    """The seat's token as a square PNG with clear ground, ``size`` px wide."""
    return tokens.emblem(seat, size)


def load() -> None:
    """Open every game's sprites, without reading them; raises `BadData`."""
    for game in NAMES:
        Sheet(DATA / "art" / game / "sprites")
