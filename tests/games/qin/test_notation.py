"""The notation of a placement."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.engine import BadNotation
from games.qin.placing import PLACES, Place, parse
from games.qin.squares import square_name
from tests.support.games.notation import check_unreadable

EVERY_PLACE = [place for places in PLACES.values() for place in places if place is not None]
UNREADABLE = ["", "hello", "RB F7", "R F7-F8", "RB F7-F8 F9", "RB F٧-F٨", "x" * 4000]


def test_text_and_placement_are_inverse() -> None:
    texts = [str(place) for place in EVERY_PLACE]
    assert [parse(text) for text in texts] == EVERY_PLACE
    assert len(set(texts)) == len(EVERY_PLACE)


@pytest.mark.parametrize("lower", [False, True])
@pytest.mark.parametrize("blank", ["", " ", "  ", "\t"])
@pytest.mark.parametrize("between", ["-", " ", " - ", "–", ""])
def test_forgiving(between: str, blank: str, lower: bool) -> None:
    """Case, blanks, the dash and the order of the halves do not matter."""
    for number, place in enumerate(random.Random(between + blank).sample(EVERY_PLACE, 30)):
        halves = [(place.tile[0], square_name(place.first)), (place.tile[1], square_name(place.second))]
        (one, here), (other, there) = reversed(halves) if number % 2 else halves
        text = f"{blank}{one}{other}{blank}{here}{between}{there}{blank}"
        assert parse(text.lower() if lower else text) == place


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("rb f7 f8", "RB F7-F8"),
        ("BR F8-F7", "RB F7-F8"),
        ("RR F8-F7", "RR F7-F8"),
        ("r/b f7-f8", "RB F7-F8"),
        ("RB: F7 - F8", "RB F7-F8"),
        ("RBF7F8", "RB F7-F8"),
        ("RB F07-F08", "RB F7-F8"),
        ("YB A1-B1", "YB A1-B1"),
        ("BY B1-A1", "YB A1-B1"),
        ("RB M13-M12", "RB M13-M12"),
    ],
)
def test_read_as(text: str, same: str) -> None:
    assert str(parse(text)) == same


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        *((text, "unreadable-notation", {"text": text[:40], "example": "RB F7-F8"}) for text in UNREADABLE),
        ("RG F7-F8", "unknown-tile", {"tile": "RG"}),
        ("RB N7-M7", "off-board", {"square": "N7"}),
        ("RB F14-F13", "off-board", {"square": "F14"}),
        ("RB F0-F1", "off-board", {"square": "F0"}),
        ("RB F7-F9", "not-adjacent", {"first": "F7", "second": "F9"}),
        ("RB F7-G8", "not-adjacent", {"first": "F7", "second": "G8"}),
        ("RB F7-F7", "not-adjacent", {"first": "F7", "second": "F7"}),
        ("RB M1-A2", "not-adjacent", {"first": "M1", "second": "A2"}),
    ],
)
def test_refused(text: str, code: str, facts: dict[str, str]) -> None:
    check_unreadable(parse, text, code, facts, 70)


@settings(max_examples=40)
@given(st.text(max_size=30))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        place = parse(text)
    except BadNotation:
        return
    assert place in EVERY_PLACE


@pytest.mark.parametrize(
    "fields", [("BR", 0, 1), ("RB", 0, 2), ("RB", -1, 0), ("RB", 168, 169), ("RR", 1, 0), ("RB", 12, 13)]
)
def test_a_placement_that_cannot_be_does_not_exist(fields: tuple[str, int, int]) -> None:
    with pytest.raises(BadNotation):
        Place(*fields)


def test_the_slots_of_a_placement() -> None:
    assert [tuple(slot) for slot in parse("RB F7-F8").slots()] == [
        ("tile", "RB"),
        ("square", "F7"),
        ("direction", "south"),
    ]
    assert {parse(f"RB F7-{to}").slots()[2].value: to for to in ("F6", "G7", "F8", "E7")} == {
        "north": "F6",
        "east": "G7",
        "south": "F8",
        "west": "E7",
    }
