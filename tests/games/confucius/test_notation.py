"""What players of Confucius may type, and how actions come apart into slots."""

from collections.abc import Callable

import pytest

from games.confucius.actions import (
    Bribe,
    Buy,
    CardBribe,
    CardGift,
    CardPlain,
    Chief,
    Commercial,
    Give,
    Invade,
    Junks,
    Nominate,
    PetitionCoat,
    PetitionTile,
    Place,
    Transfer,
    Tutor,
    Voyage,
)
from games.confucius.notation import parse
from games.engine import Action, BadNotation
from games.engine.choices import Question, walk
from tests.games.confucius.scenes import court, legal, play, scene
from tests.games.confucius.slow import EVERY_NOTATION
from tests.games.notation import check_both_ways, check_unreadable

OTHERS = [
    "chief E",
    "pay 1",
    "pay 1 1 2 3 3",
    "tutor red 1",
    "tutor orange 2 3 3",
    "place gongbu 7",
    "influence A",
    "discard 1 1 3",
    "voyage 25 spice india arabia africa americas",
    "card gift 1",
]


@pytest.mark.parametrize(
    ("text", "notation"),
    [
        ("Chief b", "chief B"),
        ("BRIBE  Hubu 3", "bribe hubu 3"),
        ("bribe hubu-3", "bribe hubu 3"),
        ("bribe the hubu 3", "bribe hubu 3"),
        ("secure hubu space 3", "secure hubu 3"),
        ("transfer hubu 3 to C", "transfer hubu 3 C"),
        ("transfer hubu 3 a", "transfer hubu 3 A"),
        ("Nominate Red", "nominate red"),
        ("  FORCE ", "force"),
        ("invade Annam box 1", "invade annam 1"),
        ("junks: 3", "junks 3"),
        ("voyage 6 Africa", "voyage 6 africa"),
        ("voyage 6 to Africa and India", "voyage 6 africa india"),
        ("voyage 5 Spice Islands", "voyage 5 spice"),
        ("voyage 5 Spice Islands, Arabia", "voyage 5 spice arabia"),
        ("voyage 2", "voyage 2"),
        ("buy 4", "buy 4"),
        ("buy the coat", "buy 4"),
        ("buy wall hanging", "buy 1"),
        ("buy wall-hanging", "buy 1"),
        ("give 3 B", "give 3 B"),
        ("give vase to b", "give 3 B"),
        ("give wall hanging to player C", "give 1 C"),
        ("petition tile from B to C", "petition tile B C"),
        ("petition 2 B C", "petition tile B C"),
        ("petition vase Orange", "petition vase orange"),
        ("petition coat hubu 3, gongbu 5", "petition coat hubu 3 gongbu 5"),
        ("petition coat hubu 3 → gongbu 5", "petition coat hubu 3 gongbu 5"),
        ("petition necklace annam 1 to korea 2", "petition necklace annam 1 korea 2"),
        ("petition junk hubu 3 C", "petition junk hubu 3 C"),
        ("petition 6 hubu 3 for C", "petition junk hubu 3 C"),
        ("commercial 1+3", "commercial 1 3"),
        ("commercial 3 1", "commercial 1 3"),
        ("commercial None", "commercial none"),
        ("TAX", "tax"),
        ("card Cash", "card cash"),
        ("card gift 4", "card gift 4"),
        ("card gift coat", "card gift 4"),
        ("card bribe any hubu 3", "card bribe-any hubu 3"),
        ("Card Bribe-Bingbu: Hubu 3", "card bribe-bingbu hubu 3"),
        ("pay 3 2", "pay 2 3"),
        ("pay with 2 + 3", "pay 2 3"),
        ("tutor red with 2, 1", "tutor red 1 2"),
        ("place hubu 5", "place hubu 5"),
        ("influence to B", "influence B"),
        ("discard 1, 1", "discard 1 1"),
    ],
)
def test_forgiving(text: str, notation: str) -> None:
    assert str(parse(text)) == notation


def test_every_notation_goes_both_ways() -> None:
    check_both_ways(parse, EVERY_NOTATION + OTHERS)


KNOWN = {"known": "bingbu, hubu, gongbu"}


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("bribe", "unreadable-notation", {"text": "bribe", "example": "bribe hubu 3"}),
        ("bribe hubu", "unreadable-notation", None),
        ("bribe hubu three", "unreadable-notation", None),
        ("bribe hubu 3 4", "unreadable-notation", None),
        ("bribe libu 3", "no-such-ministry", {"ministry": "libu", **KNOWN}),
        ("bribe hubu 8", "no-such-number", {"number": 8, "least": 1, "most": 7}),
        ("bribe hubu 0", "no-such-number", {"number": 0, "least": 1, "most": 7}),
        ("chief", "unreadable-notation", None),
        ("chief F", "no-such-seat", {"seat": "F"}),
        ("chief BC", "no-such-seat", {"seat": "BC"}),
        ("transfer hubu 3", "unreadable-notation", None),
        ("transfer hubu 3 X", "no-such-seat", {"seat": "X"}),
        ("nominate blue", "no-such-student", {"student": "blue", "known": "red, orange"}),
        ("nominate", "unreadable-notation", None),
        ("force red", "unreadable-notation", None),
        (
            "invade tibet 1",
            "no-such-land",
            {"land": "tibet", "known": "annam, yunnan, mongolia, korea, manchuria"},
        ),
        ("invade annam 3", "no-such-box", {"land": "Annam", "number": 3, "last": 2}),
        ("invade manchuria 5", "no-such-box", {"land": "Manchuria", "number": 5, "last": 4}),
        ("invade annam 0", "no-such-box", None),
        ("invade annam", "unreadable-notation", None),
        ("junks 5", "no-such-number", {"number": 5, "least": 1, "most": 4}),
        ("junks 0", "no-such-number", None),
        ("voyage", "unreadable-notation", None),
        ("voyage 0", "no-such-number", None),
        ("voyage 100", "no-such-number", None),
        ("voyage africa", "unreadable-notation", None),
        (
            "voyage 5 annam",
            "no-such-land",
            {"land": "annam", "known": "spice, india, arabia, africa, americas"},
        ),
        ("voyage 9 india india", "land-twice", {"land": "india"}),
        ("buy 7", "no-such-number", {"number": 7, "least": 1, "most": 6}),
        ("buy 0", "no-such-number", None),
        (
            "buy sword",
            "no-such-gift",
            {"gift": "sword", "known": "wall-hanging, tile, vase, coat, necklace, junk"},
        ),
        ("give 3", "unreadable-notation", None),
        ("petition", "unreadable-notation", None),
        (
            "petition wall-hanging B",
            "no-such-petition",
            {"gift": "wall-hanging", "known": "tile, vase, coat, necklace, junk"},
        ),
        ("petition 1 B", "no-such-petition", None),
        ("petition sword", "no-such-petition", None),
        ("petition tile B", "unreadable-notation", None),
        ("petition coat hubu 3 gongbu", "unreadable-notation", None),
        ("petition vase green", "no-such-student", None),
        ("commercial", "unreadable-notation", None),
        ("commercial 4", "unreadable-notation", None),
        ("card", "unreadable-notation", None),
        ("card gift", "unreadable-notation", None),
        ("card cash 4", "unreadable-notation", None),
        ("card bribe-any hubu", "unreadable-notation", None),
        ("card moon", "no-such-reward", None),
        ("pay", "unreadable-notation", None),
        ("pay 4", "unreadable-notation", None),
        ("pay none", "unreadable-notation", None),
        ("pay" + " 1" * 100, "unreadable-notation", None),
        ("tutor red", "unreadable-notation", None),
        ("tutor blue 1", "no-such-student", None),
        ("place hubu 9", "no-such-number", None),
        ("discard", "unreadable-notation", None),
        ("tax 2", "unreadable-notation", None),
        ("bribe hubu 3 €", "unreadable-notation", None),
        ("hubu", "unreadable-notation", None),
        ("x" * 99, "unreadable-notation", {"text": "x" * 40, "example": "bribe hubu 3"}),
        ("buy " + "x" * 99, "no-such-gift", None),
        ("chief " + "x" * 99, "no-such-seat", None),
    ],
)
def test_unreadable(text: str, code: str, facts: dict[str, str | int] | None) -> None:
    check_unreadable(parse, text, code, facts, 90)


@pytest.mark.parametrize(
    "make",
    [
        lambda: Chief(5),
        lambda: Chief(-1),
        lambda: Bribe(3, 0),
        lambda: Bribe(-1, 0),
        lambda: Bribe(0, 7),
        lambda: Bribe(0, -1),
        lambda: Transfer(0, 0, 5),
        lambda: Nominate(2),
        lambda: Nominate(-1),
        lambda: Invade(5, 0),
        lambda: Invade(-1, 0),
        lambda: Invade(0, 2),
        lambda: Invade(0, -1),
        lambda: Junks(0),
        lambda: Junks(5),
        lambda: Voyage(0),
        lambda: Voyage(100),
        lambda: Voyage(5, (5,)),
        lambda: Voyage(5, (-1,)),
        lambda: Voyage(9, (1, 1)),
        lambda: Buy(0),
        lambda: Buy(7),
        lambda: Give(7, 0),
        lambda: Give(1, 5),
        lambda: PetitionTile(0, 5),
        lambda: PetitionCoat(0, 0, 3, 0),
        lambda: Commercial((-1, 0, 0)),
        lambda: Commercial((100, 0, 0)),
        lambda: CardPlain("gift"),
        lambda: CardGift(0),
        lambda: CardBribe("cash", 0, 0),
        lambda: CardBribe("bribe-any", 3, 0),
        lambda: Tutor(2, (1, 0, 0)),
        lambda: Tutor(0, (0, -1, 0)),
        lambda: Place(0, 7),
    ],
)
def test_actions_that_there_are_not(make: Callable[[], Action]) -> None:
    with pytest.raises(BadNotation):
        make()


def slots(notation: str) -> list[tuple[str, ...]]:
    """Names and values, and groups where there are any."""
    return [tuple(part for part in slot if part) for slot in parse(notation).slots()]


@pytest.mark.parametrize(
    ("notation", "expected"),
    [
        ("chief B", "chief=B"),
        ("bribe hubu 3", "do=bribe ministry=hubu space=3"),
        ("secure hubu 3", "do=secure ministry=hubu space=3"),
        ("transfer hubu 3 B", "do=transfer ministry=hubu space=3 to=B"),
        ("nominate red", "do=nominate student=red"),
        ("force", "do=force"),
        ("recruit", "do=recruit"),
        ("invade annam 1", "do=invade land=annam box=1"),
        ("junks 3", "do=junks count=3"),
        ("voyage 6 africa india", "do=voyage junks=6 land=africa land2=india"),
        ("voyage 2", "do=voyage junks=2"),
        ("buy 4", "do=buy gift=4"),
        ("give 3 B", "do=give gift=3 to=B"),
        ("petition tile B C", "do=petition gift=tile from=B to=C"),
        ("petition vase red", "do=petition gift=vase student=red"),
        (
            "petition coat hubu 3 gongbu 5",
            "do=petition gift=coat ministry=hubu space=3 ministry2=gongbu space2=5",
        ),
        (
            "petition necklace annam 1 korea 2",
            "do=petition gift=necklace land=annam box=1 land2=korea box2=2",
        ),
        ("petition junk hubu 3 C", "do=petition gift=junk ministry=hubu space=3 to=C"),
        ("commercial 1 3", "do=commercial cards=1+3"),
        ("commercial none", "do=commercial cards=none"),
        ("tax", "do=tax"),
        ("nothing", "do=nothing"),
        ("pass", "do=pass"),
        ("card cash", "do=card card=cash"),
        ("card gift 4", "do=card card=gift gift=4"),
        ("card bribe-any hubu 3", "do=card card=bribe-any ministry=hubu space=3"),
        ("tutor red 1 2", "student=red cards=1+2"),
        ("place hubu 5", "ministry=hubu space=5"),
        ("influence B", "to=B"),
        ("discard 1 1", "cards=1+1"),
    ],
)
def test_slots(notation: str, expected: str) -> None:
    assert " ".join(f"{slot.name}={slot.value}" for slot in parse(notation).slots()) == expected


def test_groups() -> None:
    """Lessons by the number of cards, other payments by what they are worth; nothing else is gathered."""
    assert slots("tutor red 1 2") == [("student", "red"), ("cards", "1+2", "2")]
    assert not any(len(slot) > 2 for notation in EVERY_NOTATION for slot in slots(notation))


def test_the_questions_of_a_payment() -> None:
    position = scene(hands={"A": "1123"})
    play(position, "buy 3")
    asked = walk(position.legal(), []).next
    assert isinstance(asked, Question)
    assert (asked.slot, [answer.token for answer in asked.answers]) == ("pay", ["3", "1+2", "other"])
    asked = walk(position.legal(), ["other"]).next
    assert isinstance(asked, Question)
    assert asked.slot == "cards"
    assert {answer.token for answer in asked.answers} == {"1+1+2", "1+3", "1+1+3", "2+3", "1+2+3", "1+1+2+3"}


def test_a_payment_that_cannot_be_made_otherwise_is_not_asked() -> None:
    position = scene(hands={"A": "12"})
    play(position, "buy 3")
    assert not isinstance(walk(position.legal(), []).next, Question)


def test_the_order_of_what_can_be_done() -> None:
    position = scene(
        rewards={"A": "cash"},
        hands={"A": "1112333"},
        hubu="2 3A . . . . .",
        colonies={"A": 1},
        yard={"A": 1, "B": 1},
        gifts="A2",
    )
    asked = walk(position.legal(), []).next
    assert isinstance(asked, Question)
    assert [answer.token for answer in asked.answers] == [
        "bribe", "secure", "transfer", "nominate", "force", "recruit", "invade", "junks", "voyage", "buy",
        "give", "petition", "commercial", "tax", "card", "nothing",
    ]  # fmt: skip


def test_the_questions_of_an_examination() -> None:
    position = scene(chief="A", students="BC", hands={"A": "12"})
    court(position)
    asked = walk(position.legal(), []).next
    assert isinstance(asked, Question)
    assert (asked.slot, [answer.token for answer in asked.answers]) == ("student", ["red", "orange"])
    assert legal(position) == [
        f"tutor {name} {cards}" for name in ("red", "orange") for cards in ("1", "2", "1 2")
    ]
