"""The shipped data are what is printed; each file with one thing made wrong is refused, with the reason."""

from collections import Counter
from pathlib import Path

import pytest

from games.confucius import GAME, components
from games.confucius import components as places
from games.confucius.components import DO, FOLDER, RESERVED, lands, space_of
from games.confucius.turns import parse
from games.engine import BadNotation
from tests.support.games import bad_data
from tests.support.games.bad_data import (
    Case,
    Edit,
    Facts,
    added,
    changed,
    check,
    dropped,
    each,
    entry,
    large,
    limits,
    replaced,
    small,
)
from tests.support.games.confucius import printed
from tests.support.games.confucius.slow import EVERY_NOTATION


def test_officials_candidates_and_chits() -> None:
    court = components.court()
    assert Counter(court.officials) == printed.OFFICIALS
    assert sum(printed.OFFICIALS.values()) == 24
    assert [space + 1 for space in court.start] == list(printed.FIRST_SPACES)
    assert (court.candidates.each, court.candidates.any) == (1, 3)
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
    assert box.discount.junks == tuple(printed.JUNK_PRICES_GONGBU.values())
    assert (box.discount.officials, box.discount.recruit) == (1, 4)


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


# ── files with one thing made wrong ──────────────────────────────────────────────────────────────────

FILES = ("court", "cards", "gifts", "realm", "box", "rewards")
READERS = {file: getattr(components, f"read_{file}") for file in FILES}
GIFTS = "wall-hanging, tile, vase, coat, necklace, junk"


def rising(key: str, found: int, before: int) -> tuple[str, Facts]:
    return "not-rising", {"key": key, "found": found, "before": before}


def bad_land(name: str, code: str, number: int, found: str) -> Case:
    """The land is called so."""
    return replaced(f'id = "{name}"', f'id = "{found}"'), (code, {"key": f"land.{number}.id", "land": found})


START, CHITS, BOXES = "start_spaces = [3, 4, 5]", "[4, 4, 5, 5, 6, 6, 7, 7, 8, 8]", "boxes = [5, 3, 3, 2]"
PRICES, LESS = "junks = [1, 3, 6, 10]", "junks = [1, 2, 4, 7]"
STUDENT = 'petition = "student"'
TAX, NOTHING = 'id = "tax"', 'id = "nothing"'
CARD = "\n[[card]]\ncash = 4\nlicences = 0\ncount = 1\nhand = 0\n"
SHIPS = 'actions = ["junks", "voyage"]'
TYPED = "hubu to none a box india junk at on into player seat any orange"
"""No land can be called so: it could not be typed."""

CASES: dict[str, list[Case]] = {
    "court": [
        (replaced(START, "start_spaces = []"), small("start_spaces", 0, 1)),
        (replaced("[3, 4, 5]", "[0, 4, 5]"), small("start_spaces.1", 0, 1)),
        (replaced("[3, 4, 5]", "[3, 4, 8]"), large("start_spaces.3", 8, 7)),
        (replaced("[3, 4, 5]", "[3, 3, 5]"), rising("start_spaces.2", 3, 3)),
        *limits("title = 1", 0),
        (replaced(CHITS, "[4, 4, 5, 5, 6]"), small("chits", 5, 6)),
        (replaced("[4, 4, 5,", "[4, -4, 5,"), small("chits.2", -4, 0)),
        *limits("cost = 2", 1, key="officials.1.cost", after="[[officials]]"),
        *limits("cost = 7", most=99, key="officials.6.cost"),
        (replaced("cost = 4", "cost = 3"), rising("officials.3.cost", 3, 3)),
        *limits("count = 5", 0, key="officials.4.count", after="cost = 5"),
        *limits("count = 3", most=99, key="officials.1.count"),  # more would fill the memory
        (dropped("[[officials]]\ncost = 4", "[candidates]"), small("officials", 7, 9)),
        *limits("each = 1", 0, 7, key="candidates.each"),
        *limits("any = 3", 1, 99, key="candidates.any"),
    ],
    "cards": [
        *limits("limit = 4", 1),
        *limits("tax = 2", 1),
        *limits("cancel = 3", 1),
        *limits("commercial = 4", 0),
        *limits("bonus = 1", 0),
        (added(CARD), changed("card", 4, 3, "count")),
        (replaced("cash = 2", "cash = 4"), changed("card.2.cash", 4, 2, "number")),
        *limits("licences = 1", 1, key="card.3.licences"),
        *limits("hand = 1", 0, key="card.1.hand", after="cash = 1"),
        *limits("count = 22", 5, key="card.1.count", after="cash = 1"),
        (entry("cash = 1", "count = 22\nhand = 1", "count = 9\nhand = 2"), small("card.1.count", 9, 10)),
        (entry("cash = 1", "count = 22", "count = 222"), large("card", 266, 99)),
    ],
    "gifts": [
        *limits("junks = 2", 1),
        (replaced('id = "vase"', 'id = "bowl"'), changed("gift", GIFTS.replace("vase", "bowl"), GIFTS)),
        (replaced("value = 3", "value = 4"), changed("gift.vase.value", 4, 3, "number")),
        (replaced(STUDENT, 'petition = "army"'), changed("gift.vase.petition", "army", "student")),
        (replaced(f"{STUDENT}\n", ""), changed("gift.vase.petition", "-", "student")),
        (replaced("available = true", "available = false"), small("gift", 0, 1)),
    ],
    "realm": [
        *limits("wall = 9", 1, 9),
        *limits("armies = 6", 1),
        *limits("junks = 25", most=99),
        *limits("voyage = 5", 1),
        (replaced("[2, 2, 3, 3, 4, 4, 4]", "[2, 2, 3, 3]"), small("chits", 4, 5)),
        (replaced("[2, 2, 3,", "[2, -2, 3,"), small("chits.2", -2, 0)),
        (dropped("[[slot]]", "[[slot]]"), changed("slot", 2, 3, "count")),
        *limits("soldiers = 1", 1, key="slot.1.soldiers"),
        *limits("wall = 4", 1, key="slot.1.wall", after="soldiers = 1"),
        *limits("wall = 8", most=9, key="slot.3.wall", after="soldiers = 3"),
        (entry("soldiers = 2", "wall = 6", "wall = 4"), rising("slot.2.wall", 4, 4)),
        bad_land("annam", "bad-land-id", 1, "Annam 1"),
        bad_land("yunnan", "double-land", 2, "annam"),
        *(bad_land("korea", "bad-land-id", 4, word) for word in TYPED.split()),
        *limits("price = 8", 1, 99, key="land.annam.price"),
        (replaced(BOXES, "boxes = [5, 3, 3, 2, 1]"), large("land.manchuria.boxes", 5, 4)),
        (replaced(BOXES, "boxes = []"), small("land.manchuria.boxes", 0, 1)),
        (replaced(BOXES, "boxes = [5, -3, 3, 2]"), small("land.manchuria.boxes.2", -3, 0)),
        *limits("star = 2", 1, 2, key="land.annam.star"),
        (dropped('[[land]]\nid = "annam"', '[[land]]\nid = "korea"'), small("land", 2, 3)),
    ],
    "box": [
        *limits("nominate = 2", 1),
        *limits("force = 2", 1),
        *limits("recruit = 6", most=99),
        *limits("sail = 1", 1),
        (replaced(PRICES, "junks = [1, 3, 3, 10]"), rising("junks.3", 3, 3)),
        (replaced(PRICES, "junks = [0, 3, 6, 10]"), small("junks.1", 0, 1)),
        (replaced(LESS, "junks = [1, 2, 4]"), changed("discount.junks", 3, 4, "count")),
        (replaced(LESS, "junks = [1, 2, 7, 8]"), large("discount.junks.3", 7, 6)),
        *limits("officials = 1", 0, key="discount.officials"),
        *limits("recruit = 4", most=6, key="discount.recruit"),
        *limits("gifts = 0", most=0, key="cubes.1.gifts"),
        (replaced("cubes = 4", "cubes = 3"), rising("cubes.2.cubes", 3, 3)),
        (replaced("gifts = 3", "gifts = 1"), rising("cubes.3.gifts", 1, 1)),
        *limits("cubes = 3", 2, key="cubes.1.cubes"),
        *limits("cubes = 5", most=5, key="cubes.3.cubes"),
        (replaced(SHIPS, 'actions = ["junks"]'), changed("space.ships.actions", "junks", "junks, voyage")),
        (replaced(NOTHING, 'id = "something"'), ("wrong-words", None)),
        *limits("first = 1", 1, key="space.tax.first", after=TAX),
        *limits("again = 2", most=2, key="space.tax.again", after=TAX),
        (entry(TAX, "first = 1\nagain = 2", "first = 2\nagain = 1"), small("space.tax.again", 1, 2)),
        *limits("again = 1", most=1, key="space.nothing.again", after=NOTHING),
    ],
    "rewards": [
        *limits("extra = 1", 0, 99, key="cards.extra"),
        *limits("cash = 4", 1),
        *limits("insult = 2", 0),
        (replaced("extra = 1", "moon = 1"), ("wrong-words", None)),
        (replaced("extra = 1\n", ""), ("wrong-words", None)),
    ],
}


@pytest.mark.parametrize(("file", "edit", "reason"), each(CASES))
def test_refused(tmp_path: Path, file: str, edit: Edit, reason: tuple[str, Facts]) -> None:
    check(FOLDER / f"{file}.toml", tmp_path, edit, READERS[file], *reason)


@pytest.mark.parametrize("file", READERS)
def test_files_that_are_no_such_files(tmp_path: Path, file: str) -> None:
    bad_data.check_no_such_file(FOLDER / f"{file}.toml", tmp_path, READERS[file])


FILLERS = "to from and the in for at on of by with into space box"


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
