"""What may be done in a turn, in which order it is offered, what it costs in money, what it changes.

Cubes and the plainer conditions: the slow rules, in the random matches and on made-up positions.
"""

from collections.abc import Mapping

import pytest

from games.confucius.box import Pay, payments
from games.confucius.components import Counts, Kind
from games.confucius.gifts import active
from games.confucius.officials import bans
from games.engine import Chance
from tests.support.games.confucius.against_slow import check_legality, play
from tests.support.games.confucius.printed import DISTANT, LANDS
from tests.support.games.confucius.scenes import Facts, legal, refused, scene
from tests.support.games.confucius.stories import check_story, story

RICH = "1112223333"
IN_PLAY = ("annam", "mongolia", "manchuria")
BOXES = [f"{land} {box}" for land, last in zip(IN_PLAY, (2, 3, 4), strict=True) for box in range(1, last + 1)]

# Facts of scenes, by what may be done in them.
ONE_LAND: Facts = {"yard": {"A": 7}, "visited": dict.fromkeys(DISTANT[1:], "BA")}
TWO_LANDS: Facts = {"yard": {"A": 2}, "ocean": {"A": 4}, "visited": dict.fromkeys(DISTANT[1:4], "BA")}
COURT: Facts = {"bingbu": "2B 3A! 4B! 5 . 6C .", "hubu": "2 3B! 4 . . . .", "gongbu": "2 . 3A . 0D! . ."}
ARMIES: Facts = {"gifts": "A5", "armies": {"annam": "AB", "mongolia": ".A.", "manchuria": "CC.C"}}
CROWD: Facts = {"gifts": "A5", "armies": {"annam": "B.", "mongolia": "CCC", "manchuria": "AAAA"}}
BRIBABLES: Facts = {"bingbu": "2 3A 4B 5B! . . .", "hubu": "2 . . . . . 3C", "gongbu": "4 . 0D! . . . ."}
SIX: Facts = {"gifts": "A1 A2 A3 A4 A5 A6", "hubu": "2A 3B . . . . ."}
ALL_PETITIONS: Facts = {**SIX, "yard": {"B": 3}, "students": "B.", "armies": {"annam": "A."}}


def each(*parts: str) -> str:
    """Every word of each part behind the one before, as in ("hubu", "1 2"): "hubu 1; hubu 2"."""
    found = [""]
    for part in parts:
        words = part.rstrip(",").split(", ") if "," in part else part.split()
        found = [f"{text} {word}".strip() for text in found for word in words]
    return "; ".join(found)


FROM_BINGBU = each("coat bingbu 2,", "bingbu 3, bingbu 4, bingbu 6, hubu 2, hubu 3, gongbu 3, gongbu 5")
FROM_GONGBU = each("coat gongbu 3,", "bingbu 3, bingbu 4, bingbu 6, hubu 3, gongbu 5")
ANY_ARMY = ", ".join(["annam 1", *BOXES[2:]])
BRIBABLE = each("bribe-any", "bingbu 1, bingbu 3, hubu 1, hubu 7, gongbu 1")
ALL_FIVE = [
    each("tile", "B", "A C D"),
    "vase red",
    "coat hubu 1 hubu 2",
    each("necklace", "annam 1,", ", ".join(BOXES[1:])),
    each("junk", "hubu", "1 2", "A B C D"),
]


@pytest.mark.parametrize(
    ("do", "facts", "expected"),
    [
        # untouched officials of open ministries, but where a gift forbids it
        ("bribe", {"hubu": ". . 4 5B 6C! 2A .", "gongbu": "7 . . . . . ."}, "hubu 3; gongbu 1"),
        ("bribe", {"gifts": "B1A", "hubu": "2B 3A 5 . . . ."}, ""),  # as many
        ("bribe", {"gifts": "B1A", "hubu": "2B 3B 4A 5 . . ."}, "hubu 4"),  # fewer
        ("bribe", {"gifts": "B1A", "hubu": "0B! 3A 5 . . . ."}, ""),  # a candidate is an official
        ("transfer", {"hubu": "2A 3A . . . . .", "transferred": "hubu 1"}, each("hubu", "2", "B C D")),
        # voyages: five junks for each, as many as there are lands to visit
        ("voyage", TWO_LANDS, each("1 2", "spice americas")),
        ("voyage", {**ONE_LAND, "ocean": {"A": 4}}, each("1 2 3 4 5", "spice")),
        # armies, by the slots of the lands
        ("invade", {"colonies": {"A": 1}}, "; ".join(BOXES)),
        # gifts, none lower to a giver
        ("give", {"gifts": "B3A A2 C2A"}, "1 D; 2 C; 2 D"),
        # commercial income gives up four cash at most
        ("commercial", {"hands": {"A": "1122233"}}, "none; 1; 2; 3; 1 1; 1 2; 1 3; 2 2; 1 1 2"),
        # petitions
        ("petition", ALL_PETITIONS, "; ".join(ALL_FIVE)),
        ("petition", {"gifts": "A3", "students": "BC"}, "vase red; vase orange"),
        # the coat: for an official of equal or lower seniority, both ministries open
        ("petition", {"gifts": "A4", **COURT}, f"{FROM_BINGBU}; {FROM_GONGBU}"),
        # the necklace: an own army to an empty box, both lands open; any army by option
        ("petition", ARMIES, each("necklace", "annam 1, mongolia 2", "mongolia 1, mongolia 3, manchuria 3")),
        ("petition", {"options": {"necklace": "yes"}, **CROWD}, each("necklace", ANY_ARMY, "annam 2,")),
        # bribery: unbribed and unsecured officials of its ministry; of the others only if that is closed
        ("card", {"rewards": {"A": "bribe-gongbu"}, **BRIBABLES}, "bribe-gongbu gongbu 1"),
        ("card", {"rewards": {"A": "bribe-any"}, **BRIBABLES}, BRIBABLE),
    ],
)
def test_what_may_be_done(do: str, facts: Facts, expected: str) -> None:
    position = scene(**{"hands": {"A": RICH}, **facts})
    found = [text.removeprefix(do).strip() or "." for text in check_legality(position, do)]
    assert "; ".join(found) == expected


def test_bans_name_giver_and_ministry() -> None:
    """A holds B's vase and C's tile: where they have markers and A as many, it may not bribe."""
    position = scene(
        gifts="B3A C2A A1D",
        bingbu="2A 3B 4 . . . .",
        hubu="2A 3A 4C! 5 . . .",
        gongbu="2B 5 . . . . 0D!",
        hands={"A": "333"},
    )
    assert check_legality(position, "bribe") == ["bribe gongbu 2"]
    assert [tuple(ban) for ban in bans(position, 0)] == [(1, 3, 0, 1, 1), (2, 2, 1, 1, 2)]
    assert [tuple(gift) for gift in active(position)] == [(0, 3, 1), (1, 0, 3), (2, 0, 2)]
    assert bans(position, 3) == ()


# ── prices and payments ──────────────────────────────────────────────────────────────────────────────

GONGBU: Facts = {"gongbu": "2A . . . . . ."}
RESOLVED: Facts = {"posts": {"hubu": "AB", "gongbu": "AB", "bingbu": "AB"}}


def before(land: str) -> Facts:
    """An army can go to the land, which lies between two others."""
    first, second, *_ = [name for name in LANDS if name != land]
    return {"lands": [first, land, second], "colonies": {"A": 1}}


@pytest.mark.parametrize(
    ("notation", "facts", "price"),
    [
        ("bribe hubu 1", {"hubu": "5 2B . . . . ."}, 5),
        ("bribe hubu 1", {"hubu": "5 0A! . . . . ."}, 4),
        ("bribe gongbu 1", {"gongbu": "5 5A . . . . ."}, 5),
        ("secure gongbu 2", {"hubu": "5 2A . . . . .", "gongbu": "5 5A . . . . ."}, 4),
        ("nominate red", {}, 2),
        ("force", {}, 2),
        *((f"buy {value}", {}, value) for value in range(2, 7)),
        *((f"junks {count}", {}, price) for count, price in enumerate((1, 3, 6), 1)),
        *((f"junks {count}", GONGBU, price) for count, price in enumerate((1, 2, 4), 1)),
        ("junks 4", {"gongbu": "2B! . . . . . .", **RESOLVED}, 10),  # a post alone makes nothing cheaper
        ("junks 4", {"gongbu": "2A! . . . . . .", **RESOLVED}, 7),  # a marker in a resolved ministry does
        ("recruit", {"bingbu": "2B! . . . . . .", **RESOLVED}, 6),
        ("recruit", {"bingbu": "2A! . . . . . .", **RESOLVED}, 4),
        ("voyage 4", {"yard": {"A": 9}}, 4),
        ("voyage 6 india", {"yard": {"A": 9}}, 6),
        *((f"invade {land} 2", before(land), price) for land, (price, _) in LANDS.items()),
        # an official of another by a card
        ("card bribe-any hubu 2", {"hubu": "5 3B . . . . .", "rewards": {"A": "bribe-any"}}, 3),
        ("card bribe-any hubu 2", {"hubu": "5A 3B . . . . .", "rewards": {"A": "bribe-any"}}, 2),
    ],
)
def test_what_an_action_costs(notation: str, facts: Facts, price: int) -> None:
    """Exactly so much has to be paid, in licences for armies and voyages; with one less it is refused."""
    card = "3" if notation.startswith(("recruit", "voyage")) else "1"
    position = scene(hands={"A": card * price}, **facts)
    play(position, notation)
    assert legal(position) == [f"pay {' '.join(card * price)}"]
    play(position, *legal(position))
    assert sum(position.hands[0]) == 0
    poor = scene(hands={"A": card * (price - 1)}, **facts)
    assert refused(poor, notation)
    assert notation not in check_legality(poor, notation.split()[0])


def test_any_cards_that_are_enough_may_be_paid_the_closest_first() -> None:
    """Ways in which a card could be left out come under other."""
    position = scene(hands={"A": "11233"})
    play(position, "buy 4")
    assert legal(position)[:3] == ["pay 1 3", "pay 1 1 2", "pay 2 3"]
    slots = {str(action): [tuple(slot) for slot in action.slots()] for action in position.legal()}
    assert slots["pay 1 3"] == [("pay", "1+3")]
    assert slots["pay 3 3"] == [("pay", "3+3")]
    assert slots["pay 1 1 3"] == [("pay", "other"), ("cards", "1+1+3")]
    sensible = {notation for notation, found in slots.items() if found[0][1] != "other"}
    assert sensible == {"pay 1 3", "pay 1 1 2", "pay 2 3", "pay 3 3"}


def ways(hand: Counts, kind: Kind, due: int) -> tuple[Counts, ...]:
    """The sensible ways to pay."""
    return tuple(payment.cards for payment in payments(hand, kind, due) if not payment.spare)


def others(hand: Counts, kind: Kind, due: int) -> tuple[Counts, ...]:
    """Those in which a card could be left out."""
    return tuple(payment.cards for payment in payments(hand, kind, due) if payment.spare)


def test_ways_to_pay_and_others() -> None:
    """For pictures and words: first those in which no card could be left out."""
    every = payments((2, 1, 2), "cash", 4)
    assert tuple(payment.cards for payment in every) == (
        *ways((2, 1, 2), "cash", 4),
        *others((2, 1, 2), "cash", 4),
    )
    assert ways((2, 1, 2), "cash", 4) == ((1, 0, 1), (2, 1, 0), (0, 1, 1), (0, 0, 2))
    rest = others((2, 1, 2), "cash", 4)
    assert rest[0] == (2, 0, 1)
    assert len(rest) == len(set(rest)) == 8
    assert not set(rest) & set(ways((2, 1, 2), "cash", 4))
    assert ways((1, 0, 1), "licences", 4) == ((1, 0, 1),)
    assert ways((2, 0, 0), "licences", 4) == ((2, 0, 0),)
    assert ways((0, 0, 2), "cash", 5) == ((0, 0, 2),)
    assert ways((1, 0, 0), "cash", 2) == others((1, 0, 0), "cash", 2) == ()


def test_a_payment_is_the_same_however_it_is_asked_for() -> None:
    way, other = Pay((1, 0, 1)), Pay((1, 0, 1), 4)
    assert (way == other, way != other) == (True, False)
    assert way != Pay((1, 1, 0))


def test_an_announcement_is_not_final_and_a_payment_is() -> None:
    position = scene(hands={"A": "112"}, hubu="2 3A . . . . .", rewards={"A": "extra cash bribe-hubu"})
    waiting = {str(action) for action in position.legal() if not position.final(action)}
    officials = {"bribe hubu 1", "secure hubu 2", "nominate red", "nominate orange", "force", "recruit"}
    assert waiting == officials | {"junks 1", "junks 2", "card extra", "buy 2", "buy 3", "buy 4"}
    play(position, "buy 2")
    assert all(position.final(action) for action in position.legal())


# ── what it changes ──────────────────────────────────────────────────────────────────────────────────

HUBU: Facts = {"hubu": "3A 4A! 5B 6 0A! . .", "gifts": "C3A B2A"}
COAT: Facts = {"gifts": "A4", "bingbu": "2B 3A! 4B! 5 . 6C .", "gongbu": "2 . 3A . 0D! . ."}
NECKLACE: Facts = {"gifts": "A5", "armies": {"annam": "AB", "mongolia": ".A.", "manchuria": "CC.C"}}
JUNK: Facts = {"gifts": "A6", "hubu": "2B 3B! 4 5A! 0C! . ."}
VOYAGE: Facts = {"hands": {"A": RICH}, "yard": {"A": 9}, "ocean": {"A": 1}, "distant_chits": (2, 3, 4, 3, 2)}

STEPS = "voyage 9 arabia spice; pay 1 1 1"
TILE: Facts = {"gifts": "A2", "yard": {"A": 3, "B": 5, "C": 1}, "ocean": {"B": 3}}
CARDS: Facts = {"cubes": "0033", "rewards": {"A": "cash recruit", "B": "gift"}}
EXTRA: Facts = {"cubes": "0333", "box": {"A": "officials"}, "rewards": {"A": "extra"}}
BRIBERY: Facts = {"rewards": {"A": "bribe-any"}, "hubu": "5 3B 7 . . . ."}
TWO: Facts = {"rewards": {"A": "bribe-any cash"}, "cubes": "0000"}
COME: Facts = {**TWO, "hubu": "3B . . . . . .", "transferred": "hubu 1"}
MOVED: Facts = {"turn": "B", "gifts": "B4", "hubu": "2A 3B 4B . . . .", "transferred": "hubu 2"}
FREE: Facts = {"rewards": {"A": "extra"}, "cubes": "3000", "passed": "BCD"}
ROUND = "nothing; nothing; nothing"
ENOUGH = "3; 2 2; 2 3; 2 2 3"

STORIES = [
    # a marker keeps its status
    story(HUBU, "transfer hubu 2 C", hubu="3A 4C! 5B 6 0A! . .", active="B2A"),
    # a transfer ends no gift of the one who transfers; a marker is transferred once in an actions phase
    story({"hubu": "3A . . . . . .", "gifts": "A3B A2C"}, "transfer hubu 1 B", active="A2C A3B"),
    # money
    story({}, "commercial none; commercial none", commercial=[True, True, False, False]),
    # two voyages in one action; the chit is for the first, a card for everybody while there are any
    story(VOYAGE, STEPS, voyages="6000", held="2000", ocean="0000", junks=25, first="A.A.."),
    story({**VOYAGE, "reward_deck": "cash"}, STEPS, held="1000"),
    # another gift replaces the first, also a higher one; a better gift back ends the one held, an equal not
    story({"gifts": "A3B A5 C3B"}, "give 5 B", active="A5B C3B"),
    story({"gifts": "A5B A3 C5B"}, "give 3 B", active="A3B C5B"),
    story({"gifts": "B3A A4 A2B C3A B2C"}, "give 4 B", active="A4B B2C C3A"),
    # the tile moves two junks or the only one; those in the ocean are safe
    story(TILE, "petition tile B C", yard="3330", ocean="0300"),
    # the coat: markers travel with the officials
    story(COAT, "petition coat bingbu 2 bingbu 3", bingbu="2B 4B! 3A! 5 . 6C ."),
    story(MOVED, f"petition coat hubu 2 hubu 3; {ROUND}", may_transfer="hubu 2 A; hubu 2 C; hubu 2 D"),
    # the necklace; with any army by option
    story(NECKLACE, "petition necklace annam 1 manchuria 3", armies=[[-1, 1], [-1, 0, -1], [2, 2, 0, 2]]),
    # the junk puts a marker that did not come by a transfer
    story(JUNK, "petition junk hubu 1 C", hubu="2C! 3B! 4 5A! 0C! . ."),
    # a reward card is a turn without cubes and leaves the game; one a turn, also without cubes
    story(CARDS, "card cash", turn="B", cubes="0033", held="1100", cards="7333"),
    story({**CARDS, "passed": "B"}, "card cash; nothing; nothing", legal="card recruit; pass"),
    story({**EXTRA, "hubu": "2 3A . . . . ."}, "card extra; bribe hubu 1; pay 3", cubes="0333", turn="B"),
    # bribery: an unbribed official is free, that of another is paid for and not secured
    story(BRIBERY, "card bribe-any hubu 2", phase="pay", source="card", held="1000", may_pay=ENOUGH),
    story(COME, "card bribe-any hubu 1; pay 3", may_transfer="hubu 1 B; hubu 1 C; hubu 1 D"),
    # an extra action is one of the round
    story(FREE, "card extra; commercial none", may_commercial="", cubes="3000"),
]


@pytest.mark.parametrize(("facts", "steps", "expected"), STORIES)
def test_deeds(facts: Facts, steps: str, expected: Mapping[str, object]) -> None:
    check_story(facts, steps, expected)


# ── drawing ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("hand", "deck", "discards", "notation", "cards", "left"),
    [
        ("1", [1], "2333", "tax", 3, 3),  # the rest of the deck, then the shuffled discards
        ("12", [], "3", "tax", 3, 0),  # without any card left less is drawn
        ("12", [], "", "tax", 2, 0),  # or none
        ("13", [], "", "commercial 1 3", 2, 0),  # cards given up can come back
    ],
)
def test_an_empty_deck_is_shuffled_from_the_discards(
    hand: str, deck: list[int], discards: str, notation: str, cards: int, left: int
) -> None:
    position = scene(hands={"A": hand}, discards=discards)
    position.deck = deck
    play(position, notation)
    assert (sum(position.hands[0]), len(position.deck), position.discards) == (cards, left, [0, 0, 0, 0])
    everything = [position.hands[0][kind] + position.deck.count(kind + 1) for kind in range(3)]
    assert everything == [(hand + discards + "1" * bool(left)).count(kind) for kind in "123"]


def test_the_new_deck_is_in_a_random_order() -> None:
    decks = set()
    for number in range(6):
        position = scene(hands={"A": "1"}, discards="1" * 8 + "2" * 8 + "3" * 8)
        position.deck = []
        position.chance = Chance(f"shuffle {number}")
        play(position, "tax")
        assert len(position.deck) == 22
        decks.add(tuple(position.deck))
    assert len(decks) == 6
