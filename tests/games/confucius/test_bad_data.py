"""Files of ``data/confucius`` with one thing made wrong: refused with file, key and reason."""

from collections.abc import Callable
from pathlib import Path

import pytest

from games.confucius import GAME, components
from games.confucius.check import RESERVED
from games.confucius.components import FOLDER
from games.confucius.notation import parse
from games.engine import BadNotation
from tests.games.bad_data import (
    Edit,
    Facts,
    added,
    check,
    check_no_such_file,
    dropped,
    entry,
    large,
    replaced,
    small,
)
from tests.games.confucius.slow import EVERY_NOTATION

READERS: dict[str, Callable[[Path], object]] = {
    "court": components.read_court,
    "cards": components.read_cards,
    "gifts": components.read_gifts,
    "realm": components.read_realm,
    "box": components.read_box,
    "rewards": components.read_rewards,
}


def rising(key: str, found: int, before: int) -> tuple[str, Facts]:
    return "not-rising", {"key": key, "found": found, "before": before}


CASES: list[tuple[str, Edit, tuple[str, Facts]]] = [
    ("court", replaced("start_spaces = [3, 4, 5]", "start_spaces = []"), small("start_spaces", 0, 1)),
    ("court", replaced("[3, 4, 5]", "[0, 4, 5]"), small("start_spaces.1", 0, 1)),
    ("court", replaced("[3, 4, 5]", "[3, 4, 8]"), large("start_spaces.3", 8, 7)),
    ("court", replaced("[3, 4, 5]", "[3, 3, 5]"), rising("start_spaces.2", 3, 3)),
    ("court", replaced("title = 1", "title = -1"), small("title", -1, 0)),
    ("court", replaced("[4, 4, 5, 5, 6, 6, 7, 7, 8, 8]", "[4, 4, 5, 5, 6]"), small("chits", 5, 6)),
    ("court", replaced("[4, 4, 5,", "[4, -4, 5,"), small("chits.2", -4, 0)),
    ("court", entry("[[officials]]", "cost = 2", "cost = 0"), small("officials.1.cost", 0, 1)),
    ("court", replaced("cost = 7", "cost = 100"), large("officials.6.cost", 100, 99)),
    ("court", replaced("cost = 4", "cost = 3"), rising("officials.3.cost", 3, 3)),
    ("court", entry("cost = 5", "count = 5", "count = -1"), small("officials.4.count", -1, 0)),
    ("court", dropped("[[officials]]\ncost = 4", "[candidates]"), small("officials", 7, 9)),
    ("court", replaced("each = 1", "each = -1"), small("candidates.each", -1, 0)),
    ("court", replaced("each = 1", "each = 8"), large("candidates.each", 8, 7)),
    ("court", replaced("any = 3", "any = 0"), small("candidates.any", 0, 1)),
    ("cards", replaced("limit = 4", "limit = 0"), small("limit", 0, 1)),
    ("cards", replaced("tax = 2", "tax = 0"), small("tax", 0, 1)),
    ("cards", replaced("cancel = 3", "cancel = 0"), small("cancel", 0, 1)),
    ("cards", replaced("commercial = 4", "commercial = -1"), small("commercial", -1, 0)),
    ("cards", replaced("bonus = 1", "bonus = -1"), small("bonus", -1, 0)),
    ("cards", added("\n[[card]]\ncash = 4\nlicences = 0\ncount = 1\nhand = 0\n"),
     ("wrong-count", {"key": "card", "found": 4, "needed": 3})),
    ("cards", replaced("cash = 2", "cash = 4"),
     ("wrong-number", {"key": "card.2.cash", "found": 4, "needed": 2})),
    ("cards", replaced("licences = 1", "licences = 0"), small("card.3.licences", 0, 1)),
    ("cards", entry("cash = 1", "hand = 1", "hand = -1"), small("card.1.hand", -1, 0)),
    ("cards", entry("cash = 1", "count = 22", "count = 4"), small("card.1.count", 4, 5)),
    ("cards", entry("cash = 1", "count = 22", "count = 222"), large("card", 266, 99)),
    ("gifts", replaced("junks = 2", "junks = 0"), small("junks", 0, 1)),
    ("gifts", replaced('id = "vase"', 'id = "bowl"'),
     ("wrong-words", {"key": "gift", "found": "wall-hanging, tile, bowl, coat, necklace, junk",
      "needed": "wall-hanging, tile, vase, coat, necklace, junk"})),
    ("gifts", replaced("value = 3", "value = 4"),
     ("wrong-number", {"key": "gift.vase.value", "found": 4, "needed": 3})),
    ("gifts", replaced('petition = "student"', 'petition = "army"'),
     ("wrong-words", {"key": "gift.vase.petition", "found": "army", "needed": "student"})),
    ("gifts", replaced('petition = "student"\n', ""),
     ("wrong-words", {"key": "gift.vase.petition", "found": "-", "needed": "student"})),
    ("gifts", replaced("available = true", "available = false"), small("gift", 0, 1)),
    ("realm", replaced("wall = 9", "wall = 0"), small("wall", 0, 1)),
    ("realm", replaced("wall = 9", "wall = 10"), large("wall", 10, 9)),
    ("realm", replaced("armies = 6", "armies = 0"), small("armies", 0, 1)),
    ("realm", replaced("junks = 25", "junks = 100"), large("junks", 100, 99)),
    ("realm", replaced("voyage = 5", "voyage = 0"), small("voyage", 0, 1)),
    ("realm", replaced("[2, 2, 3, 3, 4, 4, 4]", "[2, 2, 3, 3]"), small("chits", 4, 5)),
    ("realm", replaced("[2, 2, 3,", "[2, -2, 3,"), small("chits.2", -2, 0)),
    ("realm", dropped("[[slot]]", "[[slot]]"), ("wrong-count", {"key": "slot", "found": 2, "needed": 3})),
    ("realm", replaced("soldiers = 1", "soldiers = 0"), small("slot.1.soldiers", 0, 1)),
    ("realm", entry("soldiers = 1", "wall = 4", "wall = 0"), small("slot.1.wall", 0, 1)),
    ("realm", entry("soldiers = 3", "wall = 8", "wall = 10"), large("slot.3.wall", 10, 9)),
    ("realm", entry("soldiers = 2", "wall = 6", "wall = 4"), rising("slot.2.wall", 4, 4)),
    ("realm", replaced('id = "annam"', 'id = "Annam 1"'),
     ("bad-land-id", {"key": "land.1.id", "land": "Annam 1"})),
    ("realm", replaced('id = "yunnan"', 'id = "annam"'),
     ("double-land", {"key": "land.2.id", "land": "annam"})),
    ("realm", replaced("price = 8", "price = 0"), small("land.annam.price", 0, 1)),
    ("realm", replaced("price = 8", "price = 100"), large("land.annam.price", 100, 99)),
    ("realm", replaced("boxes = [5, 3, 3, 2]", "boxes = [5, 3, 3, 2, 1]"),
     large("land.manchuria.boxes", 5, 4)),
    ("realm", replaced("boxes = [5, 3, 3, 2]", "boxes = []"), small("land.manchuria.boxes", 0, 1)),
    ("realm", replaced("boxes = [5, 3, 3, 2]", "boxes = [5, -3, 3, 2]"),
     small("land.manchuria.boxes.2", -3, 0)),
    ("realm", replaced("star = 2", "star = 3"), large("land.annam.star", 3, 2)),
    ("realm", replaced("star = 2", "star = 0"), small("land.annam.star", 0, 1)),
    ("realm", dropped('[[land]]\nid = "annam"', '[[land]]\nid = "korea"'), small("land", 2, 3)),
    ("box", replaced("nominate = 2", "nominate = 0"), small("nominate", 0, 1)),
    ("box", replaced("force = 2", "force = 0"), small("force", 0, 1)),
    ("box", replaced("recruit = 6", "recruit = 100"), large("recruit", 100, 99)),
    ("box", replaced("sail = 1", "sail = 0"), small("sail", 0, 1)),
    ("box", replaced("junks = [1, 3, 6, 10]", "junks = [1, 3, 3, 10]"), rising("junks.3", 3, 3)),
    ("box", replaced("junks = [1, 3, 6, 10]", "junks = [0, 3, 6, 10]"), small("junks.1", 0, 1)),
    ("box", replaced("junks = [1, 2, 4, 7]", "junks = [1, 2, 4]"),
     ("wrong-count", {"key": "discount.junks", "found": 3, "needed": 4})),
    ("box", replaced("junks = [1, 2, 4, 7]", "junks = [1, 2, 7, 8]"), large("discount.junks.3", 7, 6)),
    ("box", replaced("officials = 1", "officials = -1"), small("discount.officials", -1, 0)),
    ("box", replaced("recruit = 4", "recruit = 7"), large("discount.recruit", 7, 6)),
    ("box", replaced("gifts = 0", "gifts = 1"), large("cubes.1.gifts", 1, 0)),
    ("box", replaced("cubes = 4", "cubes = 3"), rising("cubes.2.cubes", 3, 3)),
    ("box", replaced("gifts = 3", "gifts = 1"), rising("cubes.3.gifts", 1, 1)),
    ("box", replaced("cubes = 3", "cubes = 1"), small("cubes.1.cubes", 1, 2)),
    ("box", replaced("cubes = 5", "cubes = 6"), large("cubes.3.cubes", 6, 5)),
    ("box", replaced('actions = ["junks", "voyage"]', 'actions = ["junks"]'),
     ("wrong-words", {"key": "space.ships.actions", "found": "junks", "needed": "junks, voyage"})),
    ("box", replaced('id = "nothing"', 'id = "something"'), ("wrong-words", None)),
    ("box", entry('id = "tax"', "first = 1", "first = 0"), small("space.tax.first", 0, 1)),
    ("box", entry('id = "tax"', "again = 2", "again = 3"), large("space.tax.again", 3, 2)),
    ("box", entry('id = "tax"', "first = 1\nagain = 2", "first = 2\nagain = 1"),
     small("space.tax.again", 1, 2)),
    ("box", entry('id = "nothing"', "again = 1", "again = 2"), large("space.nothing.again", 2, 1)),
    ("rewards", replaced("cash = 4", "cash = 0"), small("cash", 0, 1)),
    ("rewards", replaced("insult = 2", "insult = -1"), small("insult", -1, 0)),
    ("rewards", replaced("extra = 1", "extra = -1"), small("cards.extra", -1, 0)),
    ("rewards", replaced("extra = 1", "moon = 1"), ("wrong-words", None)),
    ("rewards", replaced("extra = 1\n", ""), ("wrong-words", None)),
]  # fmt: skip


@pytest.mark.parametrize(
    ("file", "edit", "reason"),
    [pytest.param(*case, id=f"{number}-{case[0]}-{case[2][0]}") for number, case in enumerate(CASES)],
)
def test_refused(tmp_path: Path, file: str, edit: Edit, reason: tuple[str, Facts]) -> None:
    folder = tmp_path / "confucius"
    folder.mkdir()
    check(FOLDER / f"{file}.toml", folder, edit, READERS[file], *reason)


@pytest.mark.parametrize("file", READERS)
def test_files_that_are_no_such_files(tmp_path: Path, file: str) -> None:
    folder = tmp_path / "confucius"
    folder.mkdir()
    check_no_such_file(FOLDER / f"{file}.toml", folder, READERS[file])


@pytest.mark.parametrize(
    ("file", "key", "old"),
    [
        ("court", "officials.1.count", "count = 3"),
        ("court", "candidates.any", "any = 3"),
        ("rewards", "cards.extra", "extra = 1"),
    ],
)
def test_numbers_that_would_fill_the_memory(tmp_path: Path, file: str, key: str, old: str) -> None:
    edit = replaced(old, old.split("=")[0] + "= 100")
    folder = tmp_path / "confucius"
    folder.mkdir()
    check(
        FOLDER / f"{file}.toml",
        folder,
        edit,
        READERS[file],
        "too-large",
        {"key": key, "found": 100, "most": 99},
    )


@pytest.mark.parametrize(
    "word",
    [
        "hubu",
        "to",
        "none",
        "a",
        "box",
        "india",
        "junk",
        "at",
        "on",
        "into",
        "player",
        "seat",
        "any",
        "orange",
    ],
)
def test_a_land_that_could_not_be_typed(tmp_path: Path, word: str) -> None:
    folder = tmp_path / "confucius"
    folder.mkdir()
    facts: Facts = {"key": "land.4.id", "land": word}
    edit = replaced('id = "korea"', f'id = "{word}"')
    check(FOLDER / "realm.toml", folder, edit, components.read_realm, "bad-land-id", facts)


def test_no_land_can_be_called_like_a_word_of_the_notation() -> None:
    lands = {land.id for land in components.lands()}
    words = {word for notation in EVERY_NOTATION for word in notation.lower().replace("-", " ").split()}
    assert {word for word in words if word.isalpha()} - lands <= RESERVED | {
        "cash",
        "extra",
        "insult",
        "hanging",
    }
    for word in (
        "to",
        "from",
        "and",
        "the",
        "in",
        "for",
        "at",
        "on",
        "of",
        "by",
        "with",
        "into",
        "space",
        "box",
    ):
        with pytest.raises(BadNotation):
            parse(f"invade {word} 1")


def test_the_shipped_files_load() -> None:
    GAME.load()
    assert len(components.lands()) == 5
