"""What players of Confucius may type, and how actions come apart into slots."""

from collections.abc import Callable

import pytest

from games.confucius.armies import Invade
from games.confucius.deeds import ConfuciusAction
from games.confucius.examination import Nominate, Place, Tutor
from games.confucius.gifts import Buy, Give
from games.confucius.money import Trade
from games.confucius.officials import Bribe, Transfer
from games.confucius.petitions import PetitionCoat, PetitionTile
from games.confucius.rewards import CardGift, CardMarker, CardPlain
from games.confucius.rounds import Chief
from games.confucius.ships import Junks, Voyage
from games.confucius.turns import parse
from games.engine import BadNotation
from tests.support.games.confucius.against_slow import court
from tests.support.games.confucius.printed import DISTANT, GIFTS, LANDS
from tests.support.games.confucius.scenes import legal, scene
from tests.support.games.confucius.slow import EVERY_NOTATION
from tests.support.games.notation import asked, check_both_ways, check_unreadable

COAT = "do gift=coat ministry=hubu space=3 ministry2=gongbu space2=5"
NECKLACE = "do gift=necklace land=annam box=1 land2=korea box2=2"
OTHERS = "pay 1 1 2 3 3; tutor orange 2 3 3; place gongbu 7; influence A; discard 1 1 3; card gift 1"
FULL_VOYAGE = "voyage 25 spice india arabia africa americas"


@pytest.mark.parametrize(
    ("notation", "typed", "slots"),
    [
        ("chief B", "Chief b", "chief=B"),
        ("chief E", "", "chief=E"),
        ("bribe hubu 3", "BRIBE  Hubu 3; bribe hubu-3; bribe the hubu 3", "do ministry=hubu space=3"),
        ("secure hubu 3", "secure hubu space 3", "do ministry=hubu space=3"),
        ("transfer hubu 3 C", "transfer hubu 3 to C", "do ministry=hubu space=3 to=C"),
        ("transfer hubu 3 A", "transfer hubu 3 a", "do ministry=hubu space=3 to=A"),
        ("nominate red", "Nominate Red", "do student=red"),
        ("force", "  FORCE ", "do"),
        ("recruit", "", "do"),
        ("invade annam 1", "invade Annam box 1", "do land=annam box=1"),
        ("junks 3", "junks: 3", "do count=3"),
        ("voyage 6 africa", "voyage 6 Africa", "do junks=6 land=africa"),
        ("voyage 6 africa india", "voyage 6 to Africa and India", "do junks=6 land=africa land2=india"),
        ("voyage 5 spice", "voyage 5 Spice Islands", "do junks=5 land=spice"),
        ("voyage 5 spice arabia", "voyage 5 Spice Islands, Arabia", "do junks=5 land=spice land2=arabia"),
        ("voyage 2", "voyage 2", "do junks=2"),
        ("buy 4", "buy the coat", "do gift=4"),
        ("buy 1", "buy wall hanging; buy wall-hanging", "do gift=1"),
        ("give 3 B", "give vase to b", "do gift=3 to=B"),
        ("give 1 C", "give wall hanging to player C", "do gift=1 to=C"),
        ("petition tile B C", "petition tile from B to C; petition 2 B C", "do gift=tile from=B to=C"),
        ("petition vase orange", "petition vase Orange", "do gift=vase student=orange"),
        ("petition coat hubu 3 gongbu 5", "petition coat hubu 3 → gongbu 5", COAT),
        ("petition necklace annam 1 korea 2", "petition necklace annam 1 to korea 2", NECKLACE),
        ("petition junk hubu 3 C", "petition 6 hubu 3 for C", "do gift=junk ministry=hubu space=3 to=C"),
        ("commercial 1 3", "commercial 1+3; commercial 3 1", "do cards=1+3"),
        ("commercial none", "commercial None", "do cards=none"),
        ("tax", "TAX", "do"),
        ("nothing", "", "do"),
        ("pass", "", "do"),
        ("card cash", "card Cash", "do card=cash"),
        ("card gift 4", "card gift coat", "do card=gift gift=4"),
        ("card bribe-any hubu 3", "card bribe any hubu 3", "do card=bribe-any ministry=hubu space=3"),
        ("pay 2 3", "pay 3 2; pay with 2 + 3", "pay=2+3"),
        ("tutor red 1 2", "tutor red with 2, 1", "student=red cards=1+2"),
        ("place hubu 5", "place Hubu: 5", "ministry=hubu space=5"),
        ("influence B", "influence to B", "to=B"),
        ("discard 1 1", "discard 1, 1", "cards=1+1"),
    ],
)
def test_what_is_typed_and_how_it_comes_apart(notation: str, typed: str, slots: str) -> None:
    """In ``slots`` what is done is not spelled again: it is the first word of the notation."""
    action = parse(notation)
    assert {str(parse(text)) for text in (notation, *filter(None, typed.split("; ")))} == {notation}
    found = " ".join(f"{slot.name}={slot.value}" for slot in action.slots())
    assert found == slots.replace("do", f"do={notation.split()[0]}", 1)


def test_every_notation_goes_both_ways() -> None:
    check_both_ways(parse, [*EVERY_NOTATION, *OTHERS.split("; "), FULL_VOYAGE])


UNREADABLE = """
    bribe hubu, bribe hubu three, bribe hubu 3 4, bribe hubu 3 €, hubu, chief, transfer hubu 3, nominate,
    force red, invade annam, voyage, voyage africa, give 3, petition, petition tile B,
    petition coat hubu 3 gongbu, commercial, commercial 4, card, card gift, card cash 4, card bribe-any hubu,
    pay, pay 4, pay none, tutor red, discard, tax 2
"""


@pytest.mark.parametrize("text", [*" ".join(UNREADABLE.split()).split(", "), "pay" + " 1" * 100])
def test_unreadable(text: str) -> None:
    check_unreadable(parse, text, "unreadable-notation", None, 90)


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("bribe", "unreadable-notation", {"text": "bribe", "example": "bribe hubu 3"}),
        ("x" * 99, "unreadable-notation", {"text": "x" * 40, "example": "bribe hubu 3"}),
        ("bribe libu 3", "no-such-ministry", {"ministry": "libu", "known": "bingbu, hubu, gongbu"}),
        ("bribe hubu 8", "no-such-number", {"number": 8, "least": 1, "most": 7}),
        ("bribe hubu 0", "no-such-number", {"number": 0, "least": 1, "most": 7}),
        ("place hubu 9", "no-such-number", {"number": 9, "least": 1, "most": 7}),
        ("junks 5", "no-such-number", {"number": 5, "least": 1, "most": 4}),
        ("junks 0", "no-such-number", {"number": 0, "least": 1, "most": 4}),
        ("voyage 0", "no-such-number", None),
        ("voyage 100", "no-such-number", None),
        ("buy 7", "no-such-number", {"number": 7, "least": 1, "most": 6}),
        ("buy 0", "no-such-number", {"number": 0, "least": 1, "most": 6}),
        ("chief F", "no-such-seat", {"seat": "F"}),
        ("chief BC", "no-such-seat", {"seat": "BC"}),
        ("transfer hubu 3 X", "no-such-seat", {"seat": "X"}),
        ("chief " + "x" * 99, "no-such-seat", None),
        ("nominate blue", "no-such-student", {"student": "blue", "known": "red, orange"}),
        ("petition vase green", "no-such-student", None),
        ("tutor blue 1", "no-such-student", None),
        ("invade tibet 1", "no-such-land", {"land": "tibet", "known": ", ".join(LANDS)}),
        ("voyage 5 annam", "no-such-land", {"land": "annam", "known": ", ".join(DISTANT)}),
        ("voyage 9 india india", "land-twice", {"land": "india"}),
        ("invade annam 3", "no-such-box", {"land": "annam", "number": 3, "last": 2}),
        ("invade manchuria 5", "no-such-box", {"land": "manchuria", "number": 5, "last": 4}),
        ("invade annam 0", "no-such-box", {"land": "annam", "number": 0, "last": 2}),
        ("buy sword", "no-such-gift", {"gift": "sword", "known": ", ".join(GIFTS)}),
        ("buy " + "x" * 99, "no-such-gift", None),
        ("petition tree B", "no-such-petition", {"gift": "tree", "known": ", ".join(GIFTS[1:])}),
        ("petition wall-hanging B", "no-such-petition", None),
        ("petition 1 B", "no-such-petition", None),
        ("petition sword", "no-such-petition", None),
        ("card moon", "no-such-reward", None),
    ],
)
def test_what_there_is_not(text: str, code: str, facts: dict[str, str | int] | None) -> None:
    check_unreadable(parse, text, code, facts, 90)


@pytest.mark.parametrize(
    ("kind", "wrong"),
    [
        (Chief, [(5,), (-1,)]),
        (Bribe, [(3, 0), (-1, 0), (0, 7), (0, -1)]),
        (Transfer, [(0, 0, 5)]),
        (Nominate, [(2,), (-1,)]),
        (Invade, [(5, 0), (-1, 0), (0, 2), (0, -1)]),
        (Junks, [(0,), (5,)]),
        (Voyage, [(0,), (100,), (5, (5,)), (5, (-1,)), (9, (1, 1))]),
        (Buy, [(0,), (7,)]),
        (Give, [(7, 0), (1, 5)]),
        (PetitionTile, [(0, 5)]),
        (PetitionCoat, [(0, 0, 3, 0)]),
        (Trade, [((-1, 0, 0),), ((100, 0, 0),)]),
        (CardPlain, [("gift",)]),
        (CardGift, [(0,)]),
        (CardMarker, [("cash", 0, 0), ("bribe-any", 3, 0)]),
        (Tutor, [(2, (1, 0, 0)), (0, (0, -1, 0))]),
        (Place, [(0, 7)]),
    ],
)
def test_actions_that_there_are_not(
    kind: Callable[..., ConfuciusAction], wrong: list[tuple[object, ...]]
) -> None:
    for parts in wrong:
        with pytest.raises(BadNotation):
            kind(*parts)


def test_the_questions_of_an_examination() -> None:
    position = scene(chief="A", students="BC", hands={"A": "112"})
    court(position)
    assert asked(position) == ("student", "red orange")
    sets = ("1", "2", "1 1", "1 2", "1 1 2")
    assert legal(position) == [f"tutor {name} {cards}" for name in ("red", "orange") for cards in sets]


def test_the_order_of_what_can_be_done() -> None:
    position = scene(
        rewards={"A": "cash"},
        hands={"A": "1112333"},
        hubu="2 3A . . . . .",
        colonies={"A": 1},
        yard={"A": 1, "B": 1},
        gifts="A2",
    )
    first = "bribe secure transfer nominate force recruit invade junks voyage buy give petition commercial"
    assert asked(position)[1] == f"{first} tax card nothing"


def test_more_cards_than_can_be_counted_are_not_read() -> None:
    assert str(parse("discard" + 99 * " 1")) == "discard" + 99 * " 1"
    with pytest.raises(BadNotation):
        parse("discard" + 100 * " 1")
