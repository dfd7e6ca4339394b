"""What is refused in Confucius: decisions of another phase, and actions of the box. See `test_legality`."""

from collections.abc import Iterator, Mapping

from games.confucius.position import ConfuciusPosition
from tests.games.confucius.scenes import court, play, scene

Case = tuple[str, ConfuciusPosition, str, Mapping[str, str | int]]


def after(position: ConfuciusPosition, *notations: str) -> ConfuciusPosition:
    """The position after these actions."""
    play(position, *notations)
    return position


def judged(position: ConfuciusPosition) -> ConfuciusPosition:
    """The position in the middle of its court phase."""
    court(position)
    return position


def left(position: ConfuciusPosition, *seats: int) -> ConfuciusPosition:
    """The position without these seats."""
    for seat in seats:
        position.resign(seat)
    return position


def every(
    code: str, position: ConfuciusPosition, facts: Mapping[str, str | int], *notations: str
) -> Iterator[Case]:
    """All of these are refused in the same way."""
    for notation in notations:
        yield code, position, notation, facts


RICH = {"A": "1112223333"}
ROW = "2 3A 4A! 5B 6B! . ."

CHIEF = judged(scene(chief="A"))
TURN = scene(hands=RICH, hubu=ROW)
FREE = after(scene(hands=RICH, rewards={"A": "extra cash"}), "card extra")
FAVOUR = scene("favour", chief="A", hands=RICH, rewards={"A": "cash"})
PAY = after(scene(hands={"A": "1223"}, hubu=ROW), "bribe hubu 1")
SAIL = after(scene(hands={"A": "1223"}, yard={"A": 3}), "voyage 3")
TUTOR = judged(scene(chief="A", students="BC", hands={"A": "112"}, gifts="B2A C3A"))
ONE_GIFT = judged(scene(chief="A", students="BC", hands={"A": "112"}, gifts="B2A"))
PLACE = judged(scene(chief="A", students="A.", forced=True, candidate="hubu", hubu="2 3A 4A! . . . ."))
INFLUENCE = judged(scene(seats=5, chief="A", bingbu="2D 2B 2C 3D 3B 3C 3A"))
DISCARD = judged(scene(chief="A", hands={"A": "112333"}))

PHASES: list[Case] = [
    *every("chief-now", CHIEF, {}, "tax", "pay 2", "place hubu 1", "discard 2", "pass"),
    *every("act-now", TURN, {}, "chief B", "pay 2", "tutor red 1", "influence B"),
    *every("free-now", FREE, {}, "chief B", "pay 2", "place hubu 1"),
    *every("favour-now", FAVOUR, {}, "chief B", "pay 2", "discard 1 1"),
    *every(
        "pay-now",
        PAY,
        {"kind": "cash", "due": 1, "do": "bribe"},
        "tax",
        "bribe hubu 1",
        "pass",
        "chief B",
        "card cash",
    ),
    ("pay-now", SAIL, "nothing", {"kind": "licences", "due": 3, "do": "voyage"}),
    *every("tutor-now", TUTOR, {}, "tax", "pay 1", "place hubu 1"),
    *every("place-now", PLACE, {}, "tax", "tutor red 1", "influence B"),
    *every("influence-now", INFLUENCE, {}, "tax", "place hubu 1", "discard 1"),
    *every("discard-now", DISCARD, {}, "tax", "pay 1 1", "chief B"),
    ("cubes-left", TURN, "pass", {"cubes": 3}),
    ("no-passing", FREE, "pass", {"source": "extra"}),
    ("no-passing", FAVOUR, "pass", {"source": "favour"}),
    ("no-rewards-now", FREE, "card cash", {"source": "extra"}),
    ("no-rewards-now", FAVOUR, "card cash", {"source": "favour"}),
    ("too-few-cubes", scene(cubes="0333"), "tax", {"do": "tax", "needed": 1, "left": 0}),
    ("too-few-cubes", scene(cubes="0333"), "nothing", {"do": "nothing", "needed": 1, "left": 0}),
    (
        "too-few-cubes",
        scene(cubes="1333", box={"A": "ships"}),
        "voyage 1",
        {"do": "voyage", "needed": 2, "left": 1},
    ),
    (
        "too-few-cubes",
        scene(cubes="1333", gifts="A3", students="B."),
        "petition vase red",
        {"do": "petition", "needed": 2, "left": 1},
    ),
    ("match-over", left(scene(seats=3), 2, 1), "tax", {}),
    ("not-your-turn", scene(turn="B").view(0), "tax", {"seat": "B"}),
    ("not-your-turn", scene(turn="B").view(None), "tax", {"seat": "B"}),
]

WITH_ALL_GIFTS = scene(
    hands=RICH,
    hubu=ROW,
    bingbu="2A . . . . . .",
    posts={"bingbu": "BC"},
    gifts="A2 A3 A4 A5 A6",
    yard={"A": 2, "B": 1},
    students="BA",
    armies={"annam": "AB", "mongolia": "A..", "manchuria": "...."},
    land_state={"manchuria": "lost"},
)
GIFTS = scene(gifts="A1B A2- A3 A4 B4A", hands=RICH, rewards={"A": "gift"})
OBLIGED = scene(turn="B", hands={"B": "333"}, gifts="A3B", hubu="2A 3B 4B 5 . . .")

BOX: list[Case] = [
    ("basic-game", scene(options={"game": "basic"}, gifts="A3", students="B."), "petition vase red", {}),
    ("not-in-first-round", scene(round=1), "nominate red", {}),
    ("not-in-first-round", scene(round=1), "force", {}),
    *every(
        "ministry-closed",
        WITH_ALL_GIFTS,
        {"ministry": "bingbu"},
        "bribe bingbu 1",
        "secure bingbu 1",
        "transfer bingbu 1 B",
        "petition junk bingbu 1 B",
        "petition coat bingbu 1 hubu 2",
        "petition coat hubu 2 bingbu 2",
    ),
    *every(
        "no-official",
        WITH_ALL_GIFTS,
        {"ministry": "hubu", "space": 6},
        "bribe hubu 6",
        "secure hubu 6",
        "transfer hubu 6 B",
        "petition coat hubu 6 hubu 7",
        "petition coat hubu 2 hubu 6",
        "petition junk hubu 6 A",
    ),
    ("bribed-already", TURN, "bribe hubu 4", {"ministry": "hubu", "space": 4, "owner": "B", "own": 0}),
    ("bribed-already", TURN, "bribe hubu 2", {"ministry": "hubu", "space": 2, "owner": "A", "own": 1}),
    (
        "obliged-not-to-bribe",
        OBLIGED,
        "bribe hubu 4",
        {"owner": "A", "gift": 3, "ministry": "hubu", "theirs": 1, "own": 2},
    ),
    *every(
        "not-bribed",
        WITH_ALL_GIFTS,
        {"ministry": "hubu", "space": 1},
        "secure hubu 1",
        "transfer hubu 1 B",
        "petition coat hubu 1 hubu 2",
        "petition junk hubu 1 B",
    ),
    *every(
        "not-your-official",
        WITH_ALL_GIFTS,
        {"ministry": "hubu", "space": 4, "owner": "B"},
        "secure hubu 4",
        "transfer hubu 4 C",
        "petition coat hubu 4 hubu 5",
    ),
    ("secured-already", TURN, "secure hubu 3", {"ministry": "hubu", "space": 3}),
    ("secured-already", WITH_ALL_GIFTS, "petition junk hubu 5 A", {"ministry": "hubu", "space": 5}),
    ("transfer-to-yourself", TURN, "transfer hubu 2 A", {}),
    (
        "transferred-already",
        scene(hubu=ROW, transferred="hubu 2"),
        "transfer hubu 2 C",
        {"ministry": "hubu", "space": 2},
    ),
    ("student-nominated", scene(students=".A"), "nominate red", {"student": "orange"}),
    ("student-taken", scene(students="C."), "nominate red", {"student": "red", "owner": "C"}),
    ("no-army-left", scene(stock={"A": 0}), "recruit", {"armies": 6}),
    ("no-army-left", scene(stock={"A": 0}, rewards={"A": "recruit"}), "card recruit", {"armies": 6}),
    ("no-army-in-colonies", scene(hands=RICH), "invade annam 1", {}),
    ("no-army-in-colonies", scene(rewards={"A": "insult"}), "card insult", {}),
    ("land-not-used", scene(hands=RICH, colonies={"A": 1}), "invade korea 1", {"land": "korea"}),
    ("land-not-used", WITH_ALL_GIFTS, "petition necklace annam 1 yunnan 1", {"land": "yunnan"}),
    ("land-not-used", WITH_ALL_GIFTS, "petition necklace korea 1 annam 1", {"land": "korea"}),
    (
        "land-resolved",
        scene(colonies={"A": 1}, land_state={"annam": "won"}),
        "invade annam 1",
        {"land": "annam", "state": "won"},
    ),
    (
        "land-resolved",
        WITH_ALL_GIFTS,
        "petition necklace annam 1 manchuria 1",
        {"land": "manchuria", "state": "lost"},
    ),
    (
        "land-resolved",
        WITH_ALL_GIFTS,
        "petition necklace manchuria 1 mongolia 2",
        {"land": "manchuria", "state": "lost"},
    ),
    (
        "box-taken",
        scene(hands=RICH, colonies={"A": 1}, armies={"annam": ".B"}),
        "invade annam 2",
        {"land": "annam", "box": 2, "owner": "B"},
    ),
    (
        "box-taken",
        WITH_ALL_GIFTS,
        "petition necklace annam 1 mongolia 1",
        {"land": "mongolia", "box": 1, "owner": "A"},
    ),
    (
        "box-taken",
        WITH_ALL_GIFTS,
        "petition necklace annam 1 annam 1",
        {"land": "annam", "box": 1, "owner": "A"},
    ),
    ("too-few-junks-left", scene(hands=RICH, yard={"B": 23}), "junks 3", {"count": 3, "junks": 2}),
    (
        "all-lands-visited",
        scene(
            hands=RICH,
            yard={"A": 2},
            visited=dict.fromkeys(("spice", "india", "arabia", "africa", "americas"), "A"),
        ),
        "voyage 1",
        {},
    ),
    ("too-few-junks", scene(hands=RICH, yard={"A": 2}), "voyage 3", {"count": 3, "yard": 2}),
    (
        "too-many-voyages",
        scene(
            hands=RICH,
            yard={"A": 6},
            ocean={"A": 4},
            visited=dict.fromkeys(("spice", "india", "arabia", "africa"), "A"),
        ),
        "voyage 6 americas",
        {"count": 6, "voyages": 2, "left": 1},
    ),
    (
        "wrong-number-of-lands",
        scene(hands=RICH, yard={"A": 6}),
        "voyage 6",
        {"count": 6, "voyages": 1, "found": 0},
    ),
    (
        "wrong-number-of-lands",
        scene(hands=RICH, yard={"A": 6}),
        "voyage 4 india",
        {"count": 4, "voyages": 0, "found": 1},
    ),
    (
        "wrong-number-of-lands",
        scene(hands=RICH, yard={"A": 6}),
        "voyage 5 india africa",
        {"count": 5, "voyages": 1, "found": 2},
    ),
    (
        "land-visited",
        scene(hands=RICH, yard={"A": 6}, visited={"india": "A"}),
        "voyage 5 india",
        {"land": "india"},
    ),
    ("gift-not-bought", GIFTS, "give 5 B", {"gift": 5}),
    ("gift-not-bought", GIFTS, "petition junk hubu 1 A", {"gift": 6}),
    ("gift-bought", GIFTS, "buy 3", {"gift": 3}),
    ("gift-bought", GIFTS, "card gift 4", {"gift": 4}),
    ("gift-given", GIFTS, "give 1 C", {"gift": 1, "owner": "B"}),
    ("gift-given", GIFTS, "buy 1", {"gift": 1, "owner": "B"}),
    ("gift-gone", GIFTS, "buy 2", {"gift": 2}),
    ("gift-gone", GIFTS, "give 2 C", {"gift": 2}),
    ("gift-gone", GIFTS, "petition tile B C", {"gift": 2}),
    ("give-to-yourself", GIFTS, "give 3 A", {}),
    ("obliged-to-better-gift", GIFTS, "give 3 B", {"owner": "B", "gift": 4, "value": 3}),
    ("commercial-used", scene(commercial="A"), "commercial none", {}),
    ("commercial-used", scene(commercial="A", box={"A": "commercial"}, cubes="1333"), "commercial none", {}),
    ("too-much-cash", scene(hands={"A": "123"}), "commercial 2 3", {"cash": 5, "most": 4}),
    ("cards-not-held", scene(hands={"A": "12"}), "commercial 3", {"card": 3, "needed": 1, "held": 0}),
    ("cards-not-held", scene(hands={"A": "12"}), "commercial 1 1", {"card": 1, "needed": 2, "held": 1}),
    ("cards-not-held", PAY, "pay 3 3", {"card": 3, "needed": 2, "held": 1}),
    ("cards-not-held", DISCARD, "discard 2 2", {"card": 2, "needed": 2, "held": 1}),
    ("cards-not-held", ONE_GIFT, "tutor red 3", {"card": 3, "needed": 1, "held": 0}),
    (
        "too-little-cash",
        scene(hands={"A": "12"}, hubu="5 2A . . . . ."),
        "bribe hubu 1",
        {"due": 4, "full": 5, "have": 3},
    ),
    ("too-little-cash", scene(hands={"A": "12"}), "buy 5", {"due": 5, "full": 5, "have": 3}),
    (
        "too-few-licences",
        scene(hands={"A": "33"}, bingbu="2A . . . . . ."),
        "recruit",
        {"due": 4, "full": 6, "have": 2},
    ),
    (
        "too-few-licences",
        scene(hands={"A": "33"}, yard={"A": 3}),
        "voyage 3",
        {"due": 3, "full": 3, "have": 2},
    ),
    ("paid-too-little", SAIL, "pay 3", {"kind": "licences", "due": 3, "paid": 1}),
    (
        "paid-too-little",
        after(scene(hands={"A": "1223"}), "buy 4"),
        "pay 3",
        {"kind": "cash", "due": 4, "paid": 3},
    ),
]
