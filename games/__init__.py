"""Rules of the games. Pure: no Discord, no asyncio, no database, no picture, no clock."""

from functools import cache
from importlib import import_module

from games.engine import BadOptions, Game, editions
from games.engine.computer import Brain
from games.engine.lessons import lesson

NAMES = ("qin", "china", "yunnan", "confucius", "dayunhe")
"""Every game there is, in the order people see them. A new game is a package of that name and a word here."""


def known(name: str) -> bool:
    """Whether there is a game of that name, or an edition of that key."""
    return name in NAMES or editions.known(name)


@cache
def game(name: str) -> Game:
    """The game of that name, or its edition of that key; raises `BadOptions` ("unknown-game")."""
    if not known(name):
        raise BadOptions("unknown-game", game=name, known=", ".join(NAMES))
    found: Game = import_module(f"games.{name}").GAME
    return found


@cache
def brain(name: str) -> Brain:
    """What that game tells about playing it well; raises `BadOptions` ("unknown-game")."""
    found: Brain = import_module(f"{type(game(name)).__module__}.computer").BRAIN
    return found


def load() -> None:
    """Read and check the data of every game now rather than at first use; raises `BadData`."""
    for name in NAMES:
        game(name).load()
        lesson(game(name))
