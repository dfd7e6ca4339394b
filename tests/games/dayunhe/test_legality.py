"""Every reason why something is refused in Da Yunhe, its facts, its paragraph; prospects of a card."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from games.dayunhe import GAME
from games.dayunhe.position import DayunhePosition, start
from games.dayunhe.prospects import Prospect, prospects
from games.dayunhe.refusals import REFUSALS
from tests.support.games.dayunhe.printed import CARDS, groups
from tests.support.games.dayunhe.random_positions import made_up, played
from tests.support.games.dayunhe.scenes import parse, play, scene
from tests.support.games.dayunhe.slow import Slow
from tests.support.games.legality import check_refused

Facts = Mapping[str, str | int]


def after(position: DayunhePosition, *notations: str) -> DayunhePosition:
    """The position after these actions."""
    play(position, *notations)
    return position


def left(position: DayunhePosition, *seats: int) -> DayunhePosition:
    """The position without these seats."""
    for seat in seats:
        position.resign(seat)
    return position


def tile(hex: str, owner: str, kind: str, **more: str | int) -> Facts:
    """The facts of a tile on the map."""
    return {"hex": hex, "tile": kind, "owner": owner, **more}


MAP = (
    "1-1 A straight e-w, 1-2 B basin e, 1-3 C unrest, 1-4 1-5 A unrest, 2-1 A delta, 2-2 B basin e, "
    "2-3 B unrest, 4-1 A reservoir, 4-2 B straight e-w, 4-3 A reservoir"
)
PAYING: dict[str, Any] = {"warehouses": {"A": "unrest unrest basin"}, "tiles": MAP}
ONE: dict[str, Any] = {"warehouses": {"A": "unrest"}, "tiles": MAP}
NO_STACKS: dict[str, Any] = {"stacks": {"A": "||"}, "warehouses": {"A": "basin"}}
FULL: dict[str, Any] = {"warehouses": {"A": "basin " * 6}}

STOCK = start(3, {"level": "medium"}, "refused")
TAKE = scene("take", turn="B", start_player="A")
ACT = scene(card="builder", warehouses={"A": "basin unrest"}, tiles=MAP, stacks={"A": "basin|delta|"})
FACE = after(scene(card="rebuilder", tiles=MAP), "move 1-1 5-5")
FORK = after(scene(card="inspector", start_player="B", tiles="1-2 A delta, 1-3 B delta"), "inspect 2")
REBUILD = scene(card="rebuilder", tiles=MAP, first="C")
"""Here A holds the second region."""

ORDER = scene(card="order", tiles=MAP)
WELFARE = scene(card="welfare", wall={"B": 1})
INTRIGUER = left(scene(card="intriguer", seats=4, **PAYING), 2)
ONE_UNREST = scene(card="intriguer", **ONE)
DESTROY = scene(card="saboteur", **PAYING)
FULL_CITY = scene(card="builder", warehouses={"A": "basin"}, tiles=MAP, city={"A": "delta " * 4})

ELSEWHERE = "supply 1, build basin 2-5 e, build basin city, done, tea, inspect 1, swap 1-1 1-2"
"""Some actions of a turn."""

CASES: list[tuple[str, DayunhePosition, str, Facts]] = [
    # something else is to be decided
    ("stock-now", STOCK, f"take tea, face e-w, step 1-1, {ELSEWHERE}", {}),
    ("choose-now", TAKE, f"stock 1, face e-w, step 1-1, {ELSEWHERE}", {}),
    ("card-now", ACT, "stock 1, take tea, face e-w, step 1-1", {}),
    ("face-now", FACE, f"stock 1, take tea, step 1-1, {ELSEWHERE}", {"hex": "5-5"}),
    ("fork-now", FORK, f"stock 1, take tea, face e-w, {ELSEWHERE}", {}),
    ("match-over", left(scene(seats=3), 2, 1), "done", {}),
    ("not-your-turn", scene(turn="B").view(0), "done, take tea", {"seat": "B"}),
    ("not-your-turn", scene(turn="B").view(None), "done", {"seat": "B"}),
    ("card-passed-on", TAKE, f"take {TAKE.chosen[0]}", {"card": TAKE.chosen[0]}),
    ("step-not-offered", FORK, "step 1-1", {"hex": "1-1", "known": "1-2, 1-3"}),
    ("step-not-offered", FORK, "step hangzhou", {"hex": "hangzhou", "known": "1-2, 1-3"}),
    # the symbol is not on the card, or used
    *(
        ("not-on-card", ACT, deed, {"action": deed.split()[0], "card": "builder"})
        for deed in (
            "tea",
            "remove 1-3",
            "calm A",
            "destroy 1-1",
            "inspect 1",
            "intrigue B",
            "denounce B",
            "reform",
        )
    ),
    (
        "not-on-card",
        ACT,
        "swap 1-1 1-2, move 1-1 5-5, turn 1-1 sw-ne",
        {"action": "rebuild", "card": "builder"},
    ),
    ("not-on-card", WELFARE, "supply 1", {"action": "supply", "card": "welfare"}),
    ("not-on-card", scene(card="reformer"), "build basin 2-5 e", {"action": "build", "card": "reformer"}),
    ("not-on-card", ORDER, "espionage", {"action": "espionage", "card": "order"}),
    ("symbol-used", after(ACT.copy(), "supply 1"), "supply 2", {"action": "supply", "count": 1}),
    ("symbol-used", scene(card="supplies", left="build 1"), "supply 1", {"action": "supply", "count": 3}),
    (
        "other-symbol-used",
        after(scene(card="reformer"), "espionage"),
        "reform",
        {"action": "reform", "other": "espionage"},
    ),
    (
        "other-symbol-used",
        after(scene(card="intriguer", **PAYING), "denounce B"),
        "intrigue B",
        {"action": "intrigue", "other": "denounce"},
    ),
    # supply and building
    ("warehouse-full", scene(card="supplies", **FULL), "supply 1", {"slots": 6}),
    ("stack-empty", ACT, "supply 3", {"stack": 3}),
    ("tile-not-held", ACT, "build delta 2-5 e-sw-nw, build delta city", {"tile": "delta"}),
    ("tile-not-held", scene(card="builder"), "build unrest 2-5", {"tile": "unrest"}),
    ("canal-in-the-way", ACT, "build basin 2-2 e", tile("2-2", "B", "basin")),
    ("canal-in-the-way", ACT, "build basin 1-1 e", tile("1-1", "A", "straight")),
    ("hex-not-free", ACT, "build unrest 1-3", tile("1-3", "C", "unrest")),
    ("hex-not-free", ACT, "build unrest 2-2", tile("2-2", "B", "basin")),
    ("unrest-in-city", ACT, "build unrest city", {}),
    ("city-quota", FULL_CITY, "build basin city", {"city": 4, "map": 4}),
    # rebuilding
    ("no-tile-there", REBUILD, "move 3-3 3-4, turn 3-3 e-w, swap 1-1 3-3, swap 3-3 4-1", {"hex": "3-3"}),
    (
        "foreign-tile",
        REBUILD,
        "swap 1-2 2-2, swap 1-1 1-2, move 1-2 1-9, turn 1-2 w, swap 1-2 2-1",
        tile("1-2", "B", "basin", region=2),
    ),
    ("foreign-tile", REBUILD, "turn 4-2 sw-ne, swap 4-1 4-2", tile("4-2", "B", "straight", region=2)),
    ("swap-beyond-region", REBUILD, "swap 1-1 2-2", tile("2-2", "B", "basin", other="1-1", region=2)),
    ("swap-beyond-region", REBUILD, "swap 2-3 4-1", tile("2-3", "B", "unrest", other="4-1", region=2)),
    ("move-beyond-region", REBUILD, "move 2-2 3-3", tile("2-2", "B", "basin", other="3-3", region=2)),
    ("target-not-free", REBUILD, "move 1-1 1-3", tile("1-3", "C", "unrest")),
    ("target-not-free", REBUILD, "move 1-1 1-1", tile("1-1", "A", "straight")),
    ("same-tiles", REBUILD, "swap 1-4 1-5", {"hex": "1-4", "other": "1-5"}),
    ("same-tiles", REBUILD, "swap 4-1 4-3", {"hex": "4-1", "other": "4-3"}),
    ("other-tile-there", REBUILD, "turn 1-1 e-se", tile("1-1", "A", "straight", lines="e-se")),
    ("other-tile-there", REBUILD, "turn 1-4 e-w", tile("1-4", "A", "unrest", lines="e-w")),
    ("other-tile-there", FACE, "face e-se", tile("5-5", "A", "straight", lines="e-se")),
    ("lies-so-already", REBUILD, "turn 1-1 e-w", {"hex": "1-1", "tile": "straight", "lines": "e-w"}),
    # unrest, cost, rivals
    ("no-unrest-there", ORDER, "remove 1-1", {"hex": "1-1"}),
    ("no-unrest-there", ORDER, "remove 3-3", {"hex": "3-3"}),
    ("wall-row-empty", WELFARE, "calm A", {"owner": "A"}),
    ("no-such-seat", WELFARE, "calm D", {"seat": "D"}),
    ("no-such-seat", INTRIGUER, "intrigue E, denounce E", {"seat": "E"}),
    ("seat-has-left", INTRIGUER, "intrigue C, denounce C", {"seat": "C"}),
    ("intrigue-yourself", INTRIGUER, "intrigue A", {}),
    ("denounce-yourself", INTRIGUER, "denounce A", {}),
    ("too-little-unrest", ONE_UNREST, "intrigue B, denounce B", {"held": 1, "needed": 2}),
    ("too-little-unrest", scene(card="tea"), "tea", {"held": 0, "needed": 2}),
    ("too-little-unrest", scene(card="saboteur", **ONE), "destroy 1-1", {"held": 1, "needed": 2}),
    ("tea-again", scene(card="tea", lying=True, **PAYING), "tea", {}),
    ("no-canal-there", DESTROY, "destroy 1-3", {"hex": "1-3"}),
    ("no-canal-there", DESTROY, "destroy 3-3", {"hex": "3-3"}),
    # the coordinator, the stacks
    ("coordinator-lies", scene(card="inspector", lying=True), "inspect 1", {}),
    ("coordinator-turns", scene(card="inspector", at="3-8"), "inspect 3", {"hex": "3-8"}),
    ("coordinator-turns", scene(card="inspector", trips=3), "inspect 3", {"hex": "beijing"}),
    ("no-top-hidden", scene(card="builder", stacks={"A": "basin!|delta!|"}), "espionage", {}),
    ("no-top-hidden", scene(card="builder", stacks={"A": "||"}), "espionage", {}),
    ("nothing-to-reform", scene(card="reformer", stacks={"A": "||"}), "reform", {}),
]


def each_case() -> Iterator[Any]:
    for code, position, notations, facts in CASES:
        for notation in notations.split(", "):
            yield pytest.param(code, position, notation, facts, id=f"{code}-{notation}")


@pytest.mark.parametrize(("code", "position", "notation", "facts"), list(each_case()))
def test_refused(code: str, position: DayunhePosition, notation: str, facts: Facts) -> None:
    check_refused(position, parse(notation), code, facts, REFUSALS)


# ── prospects ────────────────────────────────────────────────────────────────────────────────────────

IMPOSSIBLE: list[tuple[str, str, dict[str, Any], str, Facts]] = [
    ("supplies", "supply", FULL, "warehouse-full", {"slots": 6}),
    ("supplies", "supply", NO_STACKS, "stacks-empty", {}),
    ("supplies", "build", {}, "warehouse-empty", {}),
    ("rebuilder", "rebuild", {"tiles": "2-1 B delta"}, "nothing-to-rebuild", {}),
    ("order", "remove", {"tiles": "2-1 B delta"}, "no-unrest-on-map", {}),
    ("welfare", "calm", NO_STACKS, "wall-empty", {}),
    ("saboteur", "destroy", {"warehouses": {"A": "unrest unrest"}}, "no-canal-on-map", {}),
    ("saboteur", "destroy", ONE, "too-little-unrest", {"held": 1, "needed": 2}),
    ("tea", "tea", {}, "too-little-unrest", {"held": 0, "needed": 2}),
    ("tea", "tea", {"lying": True, **PAYING}, "tea-again", {}),
    ("intriguer", "intrigue", ONE, "too-little-unrest", {"held": 1, "needed": 2}),
    ("intriguer", "denounce", ONE, "too-little-unrest", {"held": 1, "needed": 2}),
    ("inspector", "inspect", {"lying": True}, "coordinator-lies", {}),
    ("inspector", "inspect", {"at": "3-8"}, "coordinator-turns", {"hex": "3-8"}),
    ("builder", "espionage", {"stacks": {"A": "basin!||"}}, "no-top-hidden", {}),
    ("reformer", "reform", NO_STACKS, "nothing-to-reform", {}),
    (
        "supplies",
        "build",
        {
            "tiles": " ".join(f"{region}-{key}" for region in range(1, 6) for key in range(1, 10))
            + " B delta",
            "warehouses": {"A": "unrest basin"},
        },
        "no-hex-left",
        {},
    ),
]


def of(position: DayunhePosition, action: str) -> Prospect:
    return next(found for found in prospects(position) if found.action == action)


def why(position: DayunhePosition, action: str) -> tuple[str, Facts]:
    """The state of the action, its reason and the facts."""
    found = of(position, action)
    if found.refusal is None:
        return found.state, {}
    return f"{found.state} {found.refusal.code}", found.refusal.facts


@pytest.mark.parametrize(("card", "action", "more", "code", "facts"), IMPOSSIBLE)
def test_why_something_is_not_possible(
    card: str, action: str, more: dict[str, Any], code: str, facts: Facts
) -> None:
    found = why(scene(card=card, **more), action)
    assert found == (f"impossible {code}", {**facts, "rule": REFUSALS[code]})


def test_every_code_is_tried() -> None:
    """Nobody can leave twice: see `test_every_game`."""
    tried = {code for code, *_ in CASES} | {code for *_, code, _ in IMPOSSIBLE}
    assert tried | {"already-resigned"} == set(REFUSALS)
    assert GAME.refusals == REFUSALS


@pytest.mark.parametrize("card", CARDS)
def test_prospects_are_as_printed(card: str) -> None:
    found = prospects(scene(card=card))
    expected = [
        (action, number, count, 0 if action == "prestige" else count)
        for number, group in enumerate(groups(card))
        for action, count in group.items()
    ]
    assert [(one.action, one.group, one.count, one.left) for one in found] == expected
    assert {one.state for one in found if one.action == "prestige"} <= {"used"}


def test_used_and_excluded() -> None:
    position = scene(card="reformer", stacks={"A": "basin basin|delta|"})
    assert why(position, "reform") == why(position, "espionage") == ("open", {})
    play(position, "supply 1", "espionage")
    assert (of(position, "supply").state, of(position, "supply").left) == ("open", 2)
    assert (of(position, "espionage").state, of(position, "espionage").left) == ("used", 0)
    state, facts = why(position, "reform")
    assert (state, facts["action"], facts["other"]) == ("excluded other-symbol-used", "reform", "espionage")


def check_states(position: DayunhePosition) -> None:
    """What is open has an action, what is impossible has none; used and excluded things are not left."""
    verbs = {str(action).split()[0] for action in position.legal()}
    verbs |= {"rebuild"} if verbs & {"swap", "move", "turn"} else set()
    for found in prospects(position):
        assert found.left == position.left.get(found.action, 0)
        assert (found.action in verbs) == (found.state == "open")
        assert (found.left > 0) == (found.state in ("open", "impossible"))
        assert (found.refusal is None) == (found.state in ("open", "used"))


def test_prospects_agree_with_what_is_legal_and_a_turn_ends_when_none_is_open() -> None:
    for number in range(40):
        check_states(made_up(number))
    for seed in range(4):
        for position in played(seed, every=7):
            if position.phase == "act":
                check_states(position)
                assert any(found.state == "open" for found in prospects(position))
                assert not Slow(position).only_done()
    assert prospects(scene("take")) == ()
