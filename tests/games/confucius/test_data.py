"""The shipped data are what is printed; each file with one thing made wrong is refused, with the reason."""

from collections import Counter
from pathlib import Path

import pytest

from games.confucius import GAME, components, places
from games.confucius.check import RESERVED
from games.confucius.components import DO, FOLDER, lands, space_of
from games.confucius.notation import parse
from games.engine import BadNotation
from tests.support.games import bad_data
from tests.support.games.bad_data import Edit, Facts, added, check, dropped, entry, large, replaced, small
from tests.support.games.confucius import printed
from tests.support.games.confucius.slow import EVERY_NOTATION


def test_officials_candidates_and_chits() -> None:
    court = components.court()
    assert Counter(court.officials) == printed.OFFICIALS
    assert sum(printed.OFFICIALS.values()) == 24
    assert [space + 1 for space in court.start] == list(printed.FIRST_SPACES)
    assert (court.each, court.any) == (1, 3)
    assert tuple(court.chits) == printed.MINISTRY_CHITS
    assert court.title == 1
    assert components.MINISTRIES == printed.MINISTRIES


def test_cards() -> None:
    cards = components.cards()
    assert (cards.cash, cards.licences) == ((1, 2, 3), (3, 2, 1))
    assert (cards.counts, cards.hand) == ((22, 22, 22), (1, 1, 1))
    assert (cards.limit, cards.commercial, cards.bonus, cards.tax, cards.cancel) == (4, 4, 1, 2, 3)
    assert (cards.total((1, 2, 3), "cash"), cards.total((1, 2, 3), "licences")) == (14, 10)


def test_gifts() -> None:
    gifts = components.gifts()
    assert gifts.ids == printed.GIFTS
    assert gifts.available == (True, False, False, False, False, False)
    assert gifts.junks == 2
    assert list(gifts.values) == [1, 2, 3, 4, 5, 6]
    assert gifts.id(3) == "vase"


def test_lands() -> None:
    for land in lands():
        marked = [f"{points}{'*' * (number == land.star)}" for number, points in enumerate(land.boxes)]
        assert (land.price, " ".join(marked)) == printed.LANDS[land.id]
    assert [land.id for land in lands()] == [*printed.LANDS]
    assert [land.name.lower() for land in lands()] == [land.id for land in lands()]
    realm = components.realm()
    assert (realm.wall, realm.armies, realm.junks, realm.voyage) == (9, 6, 25, 5)
    assert (realm.soldiers, realm.walls) == ((1, 2, 3), (4, 6, 8))
    assert tuple(realm.chits) == printed.DISTANT_CHITS
    assert components.DISTANT == printed.DISTANT


def test_the_action_box() -> None:
    box = components.box()
    assert tuple(space.id for space in box.spaces) == printed.BOX
    assert {do: printed.BOX[space_of(do)] for do in DO if space_of(do) >= 0} == printed.SPACE_OF
    assert [do for do in DO if space_of(do) < 0] == ["transfer", "card", "pass"]
    cubes = {space.id: (space.first, space.again) for space in box.spaces}
    assert cubes.pop("petition") == (2, 2)
    assert cubes.pop("nothing") == cubes.pop("commercial") == (1, 1)
    assert cubes.pop("favour")[0] == 1
    assert set(cubes.values()) == {(1, 2)}
    assert [box.cubes_for(gifts) for gifts in range(9)] == [3, 4, 4, 5, 5, 5, 5, 5, 5]
    assert (box.nominate, box.force, box.recruit, box.sail) == (2, 2, 6, 1)
    assert box.junks == tuple(printed.JUNK_PRICES.values())
    assert box.less_junks == tuple(printed.JUNK_PRICES_GONGBU.values())
    assert (box.less_officials, box.less_recruit) == (1, 4)


def test_rewards() -> None:
    rewards = components.rewards()
    assert sorted(rewards.deck) == sorted(printed.REWARDS)
    assert len(rewards.deck) == 10
    assert (rewards.cash, rewards.insult) == (4, 2)


def test_every_place_is_one_of_its_own() -> None:
    found = [
        *(places.official_place(ministry, space) for ministry in range(3) for space in range(7)),
        *(places.student_place(student) for student in range(2)),
        places.CANDIDATE_PLACE,
        *(places.post_place(ministry, post) for ministry in range(3) for post in range(2)),
        *(places.land_place(slot, box) for slot in range(3) for box in range(4)),
        places.COLONIES_PLACE,
        *(places.distant_place(land) for land in range(5)),
        *(places.yard_place(seat) for seat in range(5)),
        *(places.ocean_place(seat) for seat in range(5)),
        *(places.wall_place(step) for step in range(1, 10)),
        *(places.box_place(space) for space in range(12)),
        *(places.gift_place(giver, holder) for giver in range(5) for holder in range(5)),
        *(places.rack_place(seat) for seat in range(5)),
    ]
    assert found == list(range(109))
    box = range(places.box_place(0), places.gift_place(0, 0))
    assert {*range(places.land_place(0, 0)), *box} == places.COURT_PLACES


# ── files with one thing made wrong ──────────────────────────────────────────────────────────────────

FILES = ("court", "cards", "gifts", "realm", "box", "rewards")
READERS = {file: getattr(components, f"read_{file}") for file in FILES}
GIFTS = "wall-hanging, tile, vase, coat, necklace, junk"


def rising(key: str, found: int, before: int) -> tuple[str, Facts]:
    return "not-rising", {"key": key, "found": found, "before": before}


def wrong(what: str, key: str, found: str | int, needed: str | int) -> tuple[str, Facts]:
    return f"wrong-{what}", {"key": key, "found": found, "needed": needed}


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
     wrong("count", "card", 4, 3)),
    ("cards", replaced("cash = 2", "cash = 4"), wrong("number", "card.2.cash", 4, 2)),
    ("cards", replaced("licences = 1", "licences = 0"), small("card.3.licences", 0, 1)),
    ("cards", entry("cash = 1", "hand = 1", "hand = -1"), small("card.1.hand", -1, 0)),
    ("cards", entry("cash = 1", "count = 22", "count = 4"), small("card.1.count", 4, 5)),
    ("cards", entry("cash = 1", "count = 22", "count = 222"), large("card", 266, 99)),
    ("gifts", replaced("junks = 2", "junks = 0"), small("junks", 0, 1)),
    ("gifts", replaced('id = "vase"', 'id = "bowl"'),
     wrong("words", "gift", GIFTS.replace("vase", "bowl"), GIFTS)),
    ("gifts", replaced("value = 3", "value = 4"), wrong("number", "gift.vase.value", 4, 3)),
    ("gifts", replaced('petition = "student"', 'petition = "army"'),
     wrong("words", "gift.vase.petition", "army", "student")),
    ("gifts", replaced('petition = "student"\n', ""), wrong("words", "gift.vase.petition", "-", "student")),
    ("gifts", replaced("available = true", "available = false"), small("gift", 0, 1)),
    ("realm", replaced("wall = 9", "wall = 0"), small("wall", 0, 1)),
    ("realm", replaced("wall = 9", "wall = 10"), large("wall", 10, 9)),
    ("realm", replaced("armies = 6", "armies = 0"), small("armies", 0, 1)),
    ("realm", replaced("junks = 25", "junks = 100"), large("junks", 100, 99)),
    ("realm", replaced("voyage = 5", "voyage = 0"), small("voyage", 0, 1)),
    ("realm", replaced("[2, 2, 3, 3, 4, 4, 4]", "[2, 2, 3, 3]"), small("chits", 4, 5)),
    ("realm", replaced("[2, 2, 3,", "[2, -2, 3,"), small("chits.2", -2, 0)),
    ("realm", dropped("[[slot]]", "[[slot]]"), wrong("count", "slot", 2, 3)),
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
    ("box", replaced("junks = [1, 2, 4, 7]", "junks = [1, 2, 4]"), wrong("count", "discount.junks", 3, 4)),
    ("box", replaced("junks = [1, 2, 4, 7]", "junks = [1, 2, 7, 8]"), large("discount.junks.3", 7, 6)),
    ("box", replaced("officials = 1", "officials = -1"), small("discount.officials", -1, 0)),
    ("box", replaced("recruit = 4", "recruit = 7"), large("discount.recruit", 7, 6)),
    ("box", replaced("gifts = 0", "gifts = 1"), large("cubes.1.gifts", 1, 0)),
    ("box", replaced("cubes = 4", "cubes = 3"), rising("cubes.2.cubes", 3, 3)),
    ("box", replaced("gifts = 3", "gifts = 1"), rising("cubes.3.gifts", 1, 1)),
    ("box", replaced("cubes = 3", "cubes = 1"), small("cubes.1.cubes", 1, 2)),
    ("box", replaced("cubes = 5", "cubes = 6"), large("cubes.3.cubes", 6, 5)),
    ("box", replaced('actions = ["junks", "voyage"]', 'actions = ["junks"]'),
     wrong("words", "space.ships.actions", "junks", "junks, voyage")),
    ("box", replaced('id = "nothing"', 'id = "something"'), ("wrong-words", None)),
    ("box", entry('id = "tax"', "first = 1", "first = 0"), small("space.tax.first", 0, 1)),
    ("box", entry('id = "tax"', "again = 2", "again = 3"), large("space.tax.again", 3, 2)),
    ("box", entry('id = "tax"', "first = 1\nagain = 2", "first = 2\nagain = 1"),
     small("space.tax.again", 1, 2)),
    ("box", entry('id = "nothing"', "again = 1", "again = 2"), large("space.nothing.again", 2, 1)),
    # numbers that would fill the memory
    ("court", replaced("count = 3", "count = 100"), large("officials.1.count", 100, 99)),
    ("court", replaced("any = 3", "any = 100"), large("candidates.any", 100, 99)),
    ("rewards", replaced("extra = 1", "extra = 100"), large("cards.extra", 100, 99)),
    ("rewards", replaced("cash = 4", "cash = 0"), small("cash", 0, 1)),
    ("rewards", replaced("insult = 2", "insult = -1"), small("insult", -1, 0)),
    ("rewards", replaced("extra = 1", "extra = -1"), small("cards.extra", -1, 0)),
    ("rewards", replaced("extra = 1", "moon = 1"), ("wrong-words", None)),
    ("rewards", replaced("extra = 1\n", ""), ("wrong-words", None)),
]  # fmt: skip


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    found = tmp_path / "confucius"
    found.mkdir()
    return found


@pytest.mark.parametrize(
    ("file", "edit", "reason"),
    [pytest.param(*case, id=f"{number}-{case[0]}-{case[2][0]}") for number, case in enumerate(CASES)],
)
def test_refused(folder: Path, file: str, edit: Edit, reason: tuple[str, Facts]) -> None:
    check(FOLDER / f"{file}.toml", folder, edit, READERS[file], *reason)


@pytest.mark.parametrize("file", READERS)
def test_files_that_are_no_such_files(folder: Path, file: str) -> None:
    bad_data.check_no_such_file(FOLDER / f"{file}.toml", folder, READERS[file])


FILLERS = "to from and the in for at on of by with into space box"
TYPED = "hubu to none a box india junk at on into player seat any orange"


@pytest.mark.parametrize("word", TYPED.split())
def test_a_land_that_could_not_be_typed(folder: Path, word: str) -> None:
    facts: Facts = {"key": "land.4.id", "land": word}
    edit = replaced('id = "korea"', f'id = "{word}"')
    check(FOLDER / "realm.toml", folder, edit, components.read_realm, "bad-land-id", facts)


def test_no_land_can_be_called_like_a_word_of_the_notation() -> None:
    lands = {land.id for land in components.lands()}
    words = {word for notation in EVERY_NOTATION for word in notation.lower().replace("-", " ").split()}
    known = RESERVED | {"cash", "extra", "insult", "hanging"}
    assert {word for word in words if word.isalpha()} - lands <= known
    for word in FILLERS.split():
        with pytest.raises(BadNotation):
            parse(f"invade {word} 1")


def test_the_shipped_files_load() -> None:
    GAME.load()
    assert len(components.lands()) == 5
