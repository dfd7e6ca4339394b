"""The notation of what a player does in China."""

import random
import re
from collections.abc import Callable

import pytest

from games.china.cards import DRAWS, EXCHANGES, Draw, Exchange
from games.china.placing import Done, Place
from games.china.turns import parse
from games.engine import Action, BadNotation
from tests.support.games.china.every_action import EVERY_ACTION
from tests.support.games.china.scenes import place, province
from tests.support.games.notation import check_unreadable

WORDS = {"R": "red", "G": "green", "Y": "yellow", "O": "orange", "V": "violet"}
BLANKS = (" ", "  ", "\t", " - ", "-", ", ", " / ")


def test_every_action_has_a_text_and_slots_of_its_own() -> None:
    for action in EVERY_ACTION:
        assert parse(str(action)) == action
    assert len({str(action) for action in EVERY_ACTION}) == len(EVERY_ACTION)
    assert len({action.slots() for action in EVERY_ACTION}) == len(EVERY_ACTION)


def test_forgiving() -> None:
    """Case, blanks and dashes do not matter, and colours may be written out."""
    dice = random.Random(0)
    for action in EVERY_ACTION:
        words = str(action).split()
        if isinstance(action, Place | Exchange) and dice.random() < 0.5:
            words[-1] = " ".join(WORDS[letter] for letter in words[-1])
        text = f" {dice.choice(BLANKS).join(words)} "
        assert parse(dice.choice([text.upper(), text.lower()])) == action


@pytest.mark.parametrize(
    ("texts", "same"),
    [
        ("chu 3 v, chu-3 V, chu3v, Chu 3 by V, chu 3 with violet, chu house 3 V, chu 3 house V", "chu 3 V"),
        ("chu 3 O O, chu 3 o+o, chu 3 orange orange", "chu 3 OO"),
        ("chu 3 fort V, chu fortification 3 V", "chu fort 3 V"),
        ("Ch'in 2 Y, Ch’in 2 Y, chin 02 Y", "chin 2 Y"),
        ("CHIN emissary Y", "chin dragon Y"),
        ("chin dragon RR", "chin dragon RR"),
        ("Ch’in done", "chin done"),
        ("take violet, draw v", "take V"),
        ("Draw, draw from the deck, take deck", "draw"),
        ("exchange green, swap g", "exchange G"),
    ],
)
def test_read_as(texts: str, same: str) -> None:
    assert {str(parse(text)) for text in texts.split(", ")} == {same}


KNOWN = "yan, zhao, qi, lu, wei, han, chin, shu, chu"
UNREADABLE = """
chu; chu 3; chu V; chu 3 4 V; chu 1234 V; chu 3 OOO; chu 3 V O R; chu 3 B; chu dragon 3 V; chu fort dragon V;
chu fort fort 3 V; chu fort V; chu dragon; chu done V; done; take; take B; take V V; exchange; exchange VV;
exchange deck; draw draw; chu ٣ V; chu 3 V!; chu 3 V 😀; RB F7-F8; hello;
"""
UNREAD = [*(" ".join(text.split()) for text in re.split(r";\s", UNREADABLE)), "x" * 4000]


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        *((text, "unreadable-notation", {"text": text[:40], "example": "chu 3 V"}) for text in UNREAD),
        ("tibet 3 V", "unknown-province", {"province": "tibet", "known": KNOWN}),
        ("tibet done", "unknown-province", {"province": "tibet", "known": KNOWN}),
        ("t" * 90 + " dragon V", "unknown-province", {"province": "t" * 40, "known": KNOWN}),
        ("chu 9 V", "no-such-space", {"province": "Chu", "number": 9, "last": 8}),
        ("lu 5 O", "no-such-space", {"province": "Lu", "number": 5, "last": 4}),
        ("Ch'in 0 Y", "no-such-space", {"province": "Ch’in", "number": 0, "last": 6}),
        ("chu 3 OV", "bad-pair", {"first": "O", "second": "V"}),
        ("chu 3 orange violet", "bad-pair", {"first": "O", "second": "V"}),
    ],
)
def test_unreadable(text: str, code: str, facts: dict[str, str | int]) -> None:
    check_unreadable(parse, text, code, facts, 70)


def test_any_text_is_read_or_refused() -> None:
    """Words of the notation in any order, and letters of all the world."""
    dice = random.Random(1)
    words = re.findall(r"\w+", "chu chin 3 9 dragon fort V OO ov take draw done exchange by")
    every, read = set(EVERY_ACTION), 0
    for number in range(2000):
        text = " ".join(dice.choices(words, k=dice.randrange(6)))
        if number % 4 == 0:
            text = "".join(chr(dice.choice([32, 50, 67, 118, dice.randrange(0x30000)])) for _ in range(8))
        try:
            action = parse(text)
        except BadNotation:
            continue
        assert action in every
        read += 1
    assert read > 20


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        *((Place, fields) for fields in ((-1, "house", "V"), (64, "emissary", "V"), (0, "emissary", "V"))),
        *((Place, fields) for fields in ((55, "house", "V"), (55, "fort", "V"), (0, "tower", "V"))),
        *((Place, (0, "house", pay)) for pay in ("B", "OV", "", "VVV")),
        *((Exchange, (card,)) for card in ("B", "VV", "")),
        *((Draw, (source,)) for source in ("", "RG")),
        *((Done, (number,)) for number in (-1, 9)),
    ],
)
def test_actions_that_there_are_not(kind: Callable[..., Action], fields: tuple[str | int, ...]) -> None:
    with pytest.raises(BadNotation):
        kind(*fields)


@pytest.mark.parametrize(
    ("text", "slots"),
    [
        ("chu 3 OO", "province=chu place=3 piece=house pay=OO"),
        ("chu fort 3 V", "province=chu place=3 piece=fort pay=V"),
        ("chu dragon V", "province=chu place=dragon pay=V"),
        ("chu done", "province=chu place=done"),
        ("exchange V", "province=exchange card=V"),
        ("take V", "draw=V"),
        ("draw", "draw=deck"),
    ],
)
def test_slots(text: str, slots: str) -> None:
    assert " ".join(f"{slot.name}={slot.value}" for slot in parse(text).slots()) == slots


def test_places_and_provinces() -> None:
    for text, number in (("chu 3 V", place("chu-3")), ("chu dragon V", 63)):
        action = parse(text)
        assert isinstance(action, Place)
        assert (action.place, action.province) == (number, province("chu"))
    assert parse("take V") is DRAWS["V"]
    assert parse("exchange V") is EXCHANGES["V"]
