"""Every path and name in the picture of the house is there, every paragraph of the rules that code cites too.

No class has more than people keep in mind.
"""

import inspect
import re
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import FunctionType
from typing import Any

import pytest

import bot
import games
from bot.matches import Matches
from bot.store import Store

WIDEST = 15
"""Public methods of a class, with inherited ones."""

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs/architecture.md").read_text()
WORDS = sorted(set(re.findall(r"`([^`\n]+)`", PAGE)))
PATHS = [word for word in WORDS if "/" in word and not word.startswith("make")]
NAMES = [word for word in WORDS if re.fullmatch(r"(bot|render|games)(\.\w+)+", word)]


@pytest.mark.parametrize("path", PATHS)
def test_every_path_is_there(path: str) -> None:
    for game in games.NAMES if "<game>" in path else ("",):
        assert (ROOT / path.replace("<game>", game)).exists()


@pytest.mark.parametrize("name", NAMES)
def test_every_name_is_there(name: str) -> None:
    parts = name.split(".")
    found: Any = import_module(parts[0])
    for number, part in enumerate(parts[1:], 2):
        found = getattr(found, part, None) or import_module(".".join(parts[:number]))
    assert found is not None


def test_every_room_of_the_picture_is_there() -> None:
    rooms = re.findall(r"^( *)(\w+)/(?= |$)", PAGE[PAGE.index("```") : PAGE.rindex("```")], re.MULTILINE)
    assert len(rooms) > 10
    parent = ""
    for indent, room in rooms:
        if not indent:
            parent = room
        assert (ROOT / ("" if not indent else parent) / room).is_dir()


@pytest.mark.parametrize("name", games.NAMES)
def test_every_paragraph_that_a_game_cites_is_on_its_rules_page(name: str) -> None:
    page = (ROOT / f"data/locales/en/rules-{name}.ftl").read_text()
    titles = re.findall(r"^    \.title = (.+)$", page, re.MULTILINE)
    cite = re.compile(rf"\({games.game(name).title},\s+([^)]+?)\.?\)")
    code = "".join(path.read_text() for path in (ROOT / "games" / name).rglob("*.py"))
    cited = {" ".join(title.split()) for found in cite.findall(code) for title in found.split(";")}
    assert len(cited) > 5
    assert cited - set(titles) == set()


async def test_every_service_is_told_with_its_class(tmp_path: Path) -> None:
    told = dict(re.findall(r"^\| `(\w+)` \| `([\w.]+)` \|", PAGE, re.MULTILINE))
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/mandate.db")
    made = {
        name: f"{type(service).__module__}.{type(service).__name__}"
        for name, service in vars(Matches(store)).items()
        if name not in ("store", "clock", "positions")
    }
    await store.close()
    assert told == made


def test_whoever_is_given_an_object_sees_what_it_is_for() -> None:
    aside = ("bot.sandbox", "bot.store.migrations", "bot.__main__")
    names = [each.name for each in walk_packages(bot.__path__, "bot.") if not each.name.startswith(aside)]
    wide = {}
    for name in names:
        for found in vars(import_module(name)).values():
            if inspect.isclass(found) and found.__module__ == name:
                own = [vars(base) for base in found.__mro__ if base.__module__.startswith("bot.")]
                kinds = (FunctionType, classmethod, staticmethod)
                public = {
                    key for each in own for key in each if isinstance(each[key], kinds) and key[0] != "_"
                }
                wide[found.__qualname__] = len(public)
    assert len(wide) > 100
    assert {name: count for name, count in wide.items() if count > WIDEST} == {}
