"""The notation of what a player does in China."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.china.actions import DRAWS, EXCHANGES, ChinaAction, Done, Draw, Exchange, Place, parse
from games.engine import BadNotation
from tests.games.china.scenes import place, province
from tests.games.china.test_against_slow import EVERY_ACTION

WORDS = {"R": "red", "G": "green", "Y": "yellow", "O": "orange", "V": "violet"}


@given(st.sampled_from(EVERY_ACTION))
def test_text_and_action_are_inverse(action: ChinaAction) -> None:
    assert parse(str(action)) == action


def test_no_two_actions_share_a_text_or_their_slots() -> None:
    assert len({str(action) for action in EVERY_ACTION}) == len(EVERY_ACTION)
    assert len({action.slots() for action in EVERY_ACTION}) == len(EVERY_ACTION)


blanks = st.sampled_from([" ", "  ", "\t", " - ", "-", ", ", " / "])


@given(st.sampled_from(EVERY_ACTION), st.booleans(), blanks, st.booleans())
def test_forgiving(action: ChinaAction, upper: bool, blank: str, in_words: bool) -> None:
    """Case, blanks and dashes do not matter, and colours may be written out."""
    words = str(action).split()
    if in_words and isinstance(action, Place | Exchange):
        words[-1] = " ".join(WORDS[letter] for letter in words[-1])
    text = blank.join(words)
    assert parse(f" {text.upper() if upper else text.lower()} ") == action


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("chu 3 v", "chu 3 V"),
        ("chu-3 V", "chu 3 V"),
        ("chu3v", "chu 3 V"),
        ("Chu 3 by V", "chu 3 V"),
        ("chu 3 with violet", "chu 3 V"),
        ("chu 3 O O", "chu 3 OO"),
        ("chu 3 o+o", "chu 3 OO"),
        ("chu 3 orange orange", "chu 3 OO"),
        ("chu house 3 V", "chu 3 V"),
        ("chu 3 house V", "chu 3 V"),
        ("chu 3 fort V", "chu fort 3 V"),
        ("chu fortification 3 V", "chu fort 3 V"),
        ("Ch'in 2 Y", "chin 2 Y"),
        ("Ch’in 2 Y", "chin 2 Y"),
        ("CHIN emissary Y", "chin dragon Y"),
        ("chin dragon, RR", "chin dragon RR"),
        ("chin 02 Y", "chin 2 Y"),
        ("Ch’in done", "chin done"),
        ("take violet", "take V"),
        ("draw v", "take V"),
        ("Draw", "draw"),
        ("draw from the deck", "draw"),
        ("take deck", "draw"),
        ("exchange green", "exchange G"),
        ("swap g", "exchange G"),
    ],
)
def test_read_as(text: str, same: str) -> None:
    assert str(parse(text)) == same


def unreadable(text: str) -> tuple[str, dict[str, str | int]]:
    """What a text that is no action is refused with."""
    return "unreadable-notation", {"text": text[:40], "example": "chu 3 V"}


KNOWN = "yan, zhao, qi, lu, wei, han, chin, shu, chu"


@pytest.mark.parametrize(
    ("text", "refused"),
    [
        *(
            (text, unreadable(text))
            for text in (
                "",
                "hello",
                "chu",
                "chu 3",
                "chu V",
                "chu 3 4 V",
                "chu 1234 V",
                "chu 3 OOO",
                "chu 3 V O R",
                "chu 3 B",
                "chu dragon 3 V",
                "chu fort dragon V",
                "chu fort fort 3 V",
                "chu fort V",
                "chu dragon",
                "chu done V",
                "done",
                "take",
                "take B",
                "take V V",
                "exchange",
                "exchange VV",
                "exchange deck",
                "draw draw",
                "chu ٣ V",
                "chu 3 V!",
                "chu 3 V 😀",
                "RB F7-F8",
                "x" * 4000,
            )
        ),
        ("tibet 3 V", ("unknown-province", {"province": "tibet", "known": KNOWN})),
        ("tibet done", ("unknown-province", {"province": "tibet", "known": KNOWN})),
        ("t" * 90 + " dragon V", ("unknown-province", {"province": "t" * 40, "known": KNOWN})),
        ("chu 9 V", ("no-such-space", {"province": "Chu", "number": 9, "last": 8})),
        ("lu 5 O", ("no-such-space", {"province": "Lu", "number": 5, "last": 4})),
        ("Ch'in 0 Y", ("no-such-space", {"province": "Ch’in", "number": 0, "last": 6})),
        ("chu 3 OV", ("bad-pair", {"first": "O", "second": "V"})),
        ("chu 3 orange violet", ("bad-pair", {"first": "O", "second": "V"})),
    ],
)
def test_refused(text: str, refused: tuple[str, dict[str, str | int]]) -> None:
    with pytest.raises(BadNotation) as error:
        parse(text)
    assert (error.value.code, error.value.facts) == refused


words = st.sampled_from(
    ["chu", "chin", "3", "9", "dragon", "fort", "V", "OO", "ov", "take", "draw", "done", "exchange", "by"]
)


@given(st.text(max_size=30) | st.lists(words, max_size=5).map(" ".join))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        action = parse(text)
    except BadNotation:
        return
    assert action in EVERY_ACTION


@pytest.mark.parametrize(
    "fields",
    [
        (-1, "house", "V"),
        (64, "emissary", "V"),
        (0, "emissary", "V"),
        (55, "house", "V"),
        (55, "fort", "V"),
        (0, "tower", "V"),
        (0, "house", "B"),
        (0, "house", "OV"),
        (0, "house", ""),
        (0, "house", "VVV"),
    ],
)
def test_a_placement_that_cannot_be_does_not_exist(fields: tuple[int, str, str]) -> None:
    with pytest.raises(BadNotation):
        Place(*fields)


def test_other_actions_that_cannot_be_do_not_exist() -> None:
    for make, value in ((Exchange, "B"), (Exchange, "VV"), (Exchange, ""), (Draw, ""), (Draw, "RG")):
        with pytest.raises(BadNotation):
            make(value)
    for number in (-1, 9):
        with pytest.raises(BadNotation):
            Done(number)


def test_slots() -> None:
    def taken_apart(text: str) -> list[tuple[str, str]]:
        return [(slot.name, slot.value) for slot in parse(text).slots()]

    assert taken_apart("chu 3 OO") == [("province", "chu"), ("place", "3"), ("piece", "house"), ("pay", "OO")]
    assert taken_apart("chu fort 3 V") == [
        ("province", "chu"),
        ("place", "3"),
        ("piece", "fort"),
        ("pay", "V"),
    ]
    assert taken_apart("chu dragon V") == [("province", "chu"), ("place", "dragon"), ("pay", "V")]
    assert taken_apart("chu done") == [("province", "chu"), ("place", "done")]
    assert taken_apart("exchange V") == [("province", "exchange"), ("card", "V")]
    assert taken_apart("take V") == [("draw", "V")]
    assert taken_apart("draw") == [("draw", "deck")]


def test_places_and_provinces() -> None:
    action = parse("chu 3 V")
    assert isinstance(action, Place)
    assert (action.place, action.province) == (place("chu-3"), province("chu"))
    action = parse("chu dragon V")
    assert isinstance(action, Place)
    assert (action.place, action.province) == (63, 8)
    assert parse("take V") is DRAWS["V"]
    assert parse("exchange V") is EXCHANGES["V"]
