"""What is refused in Da Yunhe, with its code and facts; see `test_legality`."""

from collections.abc import Iterator, Mapping
from typing import Any

from games.dayunhe.position import DayunhePosition, start
from tests.games.dayunhe.scenes import play, scene

Case = tuple[str, DayunhePosition, str, Mapping[str, str | int]]


def after(position: DayunhePosition, *notations: str) -> DayunhePosition:
    """The position after these actions."""
    play(position, *notations)
    return position


def left(position: DayunhePosition, *seats: int) -> DayunhePosition:
    """The position without these seats."""
    for seat in seats:
        position.resign(seat)
    return position


def every(
    code: str, position: DayunhePosition, facts: Mapping[str, str | int], *notations: str
) -> Iterator[Case]:
    """All of these are refused in the same way."""
    for notation in notations:
        yield code, position, notation, facts


MAP = (
    "1-1 A straight e-w, 1-2 B basin e, 1-3 C unrest, 1-4 1-5 A unrest, 2-1 A delta, 2-2 B basin e, "
    "2-3 B unrest, 4-1 A reservoir, 4-2 B straight e-w, 4-3 A reservoir"
)
STOCK = start(3, {"level": "medium"}, "refused")
TAKE = scene("take", turn="B", start_player="A")
ACT = scene(card="builder", warehouses={"A": "basin unrest"}, tiles=MAP, stacks={"A": "basin|delta|"})
FACE = after(scene(card="rebuilder", tiles=MAP), "move 1-1 5-5")
FORK = after(
    scene(card="inspector", start_player="B", turn="A", tiles="1-2 A delta, 1-3 B delta"), "inspect 2"
)
REBUILD = scene(card="rebuilder", tiles=MAP, first="C")
"""Here A holds the second region."""

PAYING: dict[str, Any] = {"warehouses": {"A": "unrest unrest basin"}, "tiles": MAP}
ONE_UNREST = scene(card="intriguer", warehouses={"A": "unrest basin"}, tiles=MAP)
INTRIGUER = left(scene(card="intriguer", seats=4, warehouses={"A": "unrest unrest"}, tiles=MAP), 2)
DESTROY = scene(card="saboteur", warehouses={"A": "unrest unrest"}, tiles=MAP)

ELSEWHERE = ("supply 1", "build basin 2-5 e", "build basin city", "done", "tea", "inspect 1", "swap 1-1 1-2")
"""Some actions of a turn."""

PHASES: list[Case] = [
    *every("stock-now", STOCK, {}, "take tea", "face e-w", "step 1-1", *ELSEWHERE),
    *every("choose-now", TAKE, {}, "stock 1", "face e-w", "step 1-1", *ELSEWHERE),
    *every("card-now", ACT, {}, "stock 1", "take tea", "face e-w", "step 1-1"),
    *every("face-now", FACE, {"hex": "5-5"}, "stock 1", "take tea", "step 1-1", *ELSEWHERE),
    *every("fork-now", FORK, {}, "stock 1", "take tea", "face e-w", *ELSEWHERE),
    ("match-over", left(scene(seats=3), 2, 1), "done", {}),
    *every("not-your-turn", scene(turn="B").view(0), {"seat": "B"}, "done", "take tea"),
    ("not-your-turn", scene(turn="B").view(None), "done", {"seat": "B"}),
    ("card-passed-on", TAKE, f"take {TAKE.chosen[0]}", {"card": TAKE.chosen[0]}),
    ("step-not-offered", FORK, "step 1-1", {"hex": "1-1", "known": "1-2, 1-3"}),
    ("step-not-offered", FORK, "step hangzhou", {"hex": "hangzhou", "known": "1-2, 1-3"}),
]

SYMBOLS: list[Case] = [
    ("not-on-card", ACT, "tea", {"action": "tea", "card": "builder"}),
    *every(
        "not-on-card", ACT, {"action": "rebuild", "card": "builder"},
        "swap 1-1 1-2", "move 1-1 5-5", "turn 1-1 sw-ne",
    ),
    ("not-on-card", ACT, "remove 1-3", {"action": "remove", "card": "builder"}),
    ("not-on-card", ACT, "calm A", {"action": "calm", "card": "builder"}),
    ("not-on-card", ACT, "destroy 1-1", {"action": "destroy", "card": "builder"}),
    ("not-on-card", ACT, "inspect 1", {"action": "inspect", "card": "builder"}),
    ("not-on-card", ACT, "intrigue B", {"action": "intrigue", "card": "builder"}),
    ("not-on-card", ACT, "denounce B", {"action": "denounce", "card": "builder"}),
    ("not-on-card", ACT, "reform", {"action": "reform", "card": "builder"}),
    (
        "not-on-card", scene(card="welfare", wall={"A": 1}), "supply 1",
        {"action": "supply", "card": "welfare"},
    ),
    (
        "not-on-card",
        scene(card="reformer", warehouses={"A": "basin"}), "build basin 2-5 e",
        {"action": "build", "card": "reformer"},
    ),
    ("not-on-card", scene(card="order"), "espionage", {"action": "espionage", "card": "order"}),
    ("symbol-used", after(ACT.copy(), "supply 1"), "supply 2", {"action": "supply", "count": 1}),
    (
        "symbol-used", scene(card="supplies", left="build 1", warehouses={"A": "basin"}), "supply 1",
        {"action": "supply", "count": 3},
    ),
    (
        "other-symbol-used", after(scene(card="reformer"), "espionage"), "reform",
        {"action": "reform", "other": "espionage"},
    ),
    (
        "other-symbol-used", after(scene(card="intriguer", **PAYING), "denounce B"), "intrigue B",
        {"action": "intrigue", "other": "denounce"},
    ),
]  # fmt: skip

DEEDS: list[Case] = [
    (
        "warehouse-full", scene(card="supplies", warehouses={"A": "basin " * 6}), "supply 1", {"slots": 6},
    ),
    ("stack-empty", ACT, "supply 3", {"stack": 3}),
    *every("tile-not-held", ACT, {"tile": "delta"}, "build delta 2-5 e-sw-nw", "build delta city"),
    ("canal-in-the-way", ACT, "build basin 2-2 e", {"hex": "2-2", "tile": "basin", "owner": "B"}),
    ("canal-in-the-way", ACT, "build basin 1-1 e", {"hex": "1-1", "tile": "straight", "owner": "A"}),
    ("hex-not-free", ACT, "build unrest 1-3", {"hex": "1-3", "tile": "unrest", "owner": "C"}),
    ("hex-not-free", ACT, "build unrest 2-2", {"hex": "2-2", "tile": "basin", "owner": "B"}),
    ("unrest-in-city", ACT, "build unrest city", {}),
    (
        "city-quota", scene(card="builder", warehouses={"A": "basin"}, tiles=MAP, city={"A": "delta " * 4}),
        "build basin city", {"city": 4, "map": 4},
    ),
    *every(
        "no-tile-there", REBUILD, {"hex": "3-3"},
        "move 3-3 3-4", "turn 3-3 e-w", "swap 1-1 3-3", "swap 3-3 4-1",
    ),
    *every(
        "foreign-tile", REBUILD, {"hex": "1-2", "tile": "basin", "owner": "B", "region": 2},
        "swap 1-2 2-2", "swap 1-1 1-2", "move 1-2 1-9", "turn 1-2 w",
    ),
    (
        "foreign-tile", REBUILD, "turn 4-2 sw-ne",
        {"hex": "4-2", "tile": "straight", "owner": "B", "region": 2},
    ),
    (
        "swap-beyond-region", REBUILD, "swap 1-1 2-2",
        {"hex": "2-2", "tile": "basin", "owner": "B", "other": "1-1", "region": 2},
    ),
    (
        "swap-beyond-region", REBUILD, "swap 2-3 4-1",
        {"hex": "2-3", "tile": "unrest", "owner": "B", "other": "4-1", "region": 2},
    ),
    (
        "move-beyond-region", REBUILD, "move 2-2 3-3",
        {"hex": "2-2", "tile": "basin", "owner": "B", "other": "3-3", "region": 2},
    ),
    ("target-not-free", REBUILD, "move 1-1 1-3", {"hex": "1-3", "tile": "unrest", "owner": "C"}),
    ("target-not-free", REBUILD, "move 1-1 1-1", {"hex": "1-1", "tile": "straight", "owner": "A"}),
    ("same-tiles", REBUILD, "swap 1-4 1-5", {"hex": "1-4", "other": "1-5"}),
    ("same-tiles", REBUILD, "swap 4-1 4-3", {"hex": "4-1", "other": "4-3"}),
    (
        "other-tile-there", REBUILD, "turn 1-1 e-se",
        {"hex": "1-1", "tile": "straight", "owner": "A", "lines": "e-se"},
    ),
    (
        "other-tile-there", REBUILD, "turn 1-4 e-w",
        {"hex": "1-4", "tile": "unrest", "owner": "A", "lines": "e-w"},
    ),
    (
        "other-tile-there", FACE, "face e-se",
        {"hex": "5-5", "tile": "straight", "owner": "A", "lines": "e-se"},
    ),
    ("lies-so-already", REBUILD, "turn 1-1 e-w", {"hex": "1-1", "tile": "straight", "lines": "e-w"}),
    *every("no-unrest-there", scene(card="order", tiles=MAP), {"hex": "1-1"}, "remove 1-1"),
    *every("no-unrest-there", scene(card="order", tiles=MAP), {"hex": "3-3"}, "remove 3-3"),
    ("wall-row-empty", scene(card="welfare", wall={"B": 1}), "calm A", {"owner": "A"}),
    ("no-such-seat", scene(card="welfare", wall={"B": 1}), "calm D", {"seat": "D"}),
    *every("no-such-seat", INTRIGUER, {"seat": "E"}, "intrigue E", "denounce E"),
    *every("seat-has-left", INTRIGUER, {"seat": "C"}, "intrigue C", "denounce C"),
    ("intrigue-yourself", INTRIGUER, "intrigue A", {}),
    ("denounce-yourself", INTRIGUER, "denounce A", {}),
    *every("too-little-unrest", ONE_UNREST, {"held": 1, "needed": 2}, "intrigue B", "denounce B"),
    ("too-little-unrest", scene(card="tea"), "tea", {"held": 0, "needed": 2}),
    (
        "too-little-unrest", scene(card="saboteur", warehouses={"A": "unrest"}, tiles=MAP), "destroy 1-1",
        {"held": 1, "needed": 2},
    ),
    ("tea-again", scene(card="tea", lying=True, **PAYING), "tea", {}),
    ("no-canal-there", DESTROY, "destroy 1-3", {"hex": "1-3"}),
    ("no-canal-there", DESTROY, "destroy 3-3", {"hex": "3-3"}),
    ("coordinator-lies", scene(card="inspector", lying=True), "inspect 1", {}),
    ("coordinator-turns", scene(card="inspector", at="3-8"), "inspect 3", {"hex": "3-8"}),
    ("coordinator-turns", scene(card="inspector", trips=3), "inspect 3", {"hex": "beijing"}),
    ("no-top-hidden", scene(card="builder", stacks={"A": "basin!|delta!|"}), "espionage", {}),
    ("nothing-to-reform", scene(card="reformer", stacks={"A": "||"}), "reform", {}),
]  # fmt: skip

CASES = PHASES + SYMBOLS + DEEDS
