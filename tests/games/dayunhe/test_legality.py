"""Every reason why something is refused in Da Yunhe, its facts, its paragraph; prospects of a card."""

from typing import Any

import pytest

from games.dayunhe import GAME
from games.dayunhe.position import DayunhePosition, start
from games.dayunhe.turns import Prospect, prospects
from tests.support.games.dayunhe.printed import CARDS, groups
from tests.support.games.dayunhe.random_positions import made_up, played
from tests.support.games.dayunhe.scenes import parse, play, scene
from tests.support.games.dayunhe.slow import Slow
from tests.support.games.legality import check_refused, why


def after(position: DayunhePosition, *notations: str) -> DayunhePosition:
    """The position after these actions."""
    play(position, *notations)
    return position


def left(position: DayunhePosition, *seats: int) -> DayunhePosition:
    """The position without these seats."""
    for seat in seats:
        position.resign(seat)
    return position


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

OF_OTHERS = "tea, remove 1-3, calm A, destroy 1-1, inspect 1, intrigue B, denounce B, reform"
"""What the builder's card does not have."""

CASES: list[tuple[DayunhePosition, str, str]] = [
    # something else is to be decided
    (STOCK, f"take tea, face e-w, step 1-1, {ELSEWHERE}", "stock-now"),
    (TAKE, f"stock 1, face e-w, step 1-1, {ELSEWHERE}", "choose-now"),
    (ACT, "stock 1, take tea, face e-w, step 1-1", "card-now"),
    (FACE, f"stock 1, take tea, step 1-1, {ELSEWHERE}", "face-now hex=5-5"),
    (FORK, f"stock 1, take tea, face e-w, {ELSEWHERE}", "fork-now"),
    (left(scene(seats=3), 2, 1), "done", "match-over"),
    (scene(turn="B").view(0), "done, take tea", "not-your-turn seat=B"),
    (scene(turn="B").view(None), "done", "not-your-turn seat=B"),
    (TAKE, f"take {TAKE.chosen[0]}", "card-passed-on card=rebuilder"),
    (FORK, "step 1-1", "step-not-offered hex=1-1 known=1-2,1-3"),
    (FORK, "step hangzhou", "step-not-offered hex=hangzhou known=1-2,1-3"),
    # the symbol is not on the card, or used
    *((ACT, deed, f"not-on-card action={deed.split()[0]} card=builder") for deed in OF_OTHERS.split(", ")),
    (ACT, "swap 1-1 1-2, move 1-1 5-5, turn 1-1 sw-ne", "not-on-card action=rebuild card=builder"),
    (WELFARE, "supply 1", "not-on-card action=supply card=welfare"),
    (scene(card="reformer"), "build basin 2-5 e", "not-on-card action=build card=reformer"),
    (ORDER, "espionage", "not-on-card action=espionage card=order"),
    (after(ACT.copy(), "supply 1"), "supply 2", "symbol-used action=supply count=1"),
    (scene(card="supplies", left="build 1"), "supply 1", "symbol-used action=supply count=3"),
    (after(scene(card="reformer"), "espionage"), "reform", "other-symbol-used action=reform other=espionage"),
    (
        after(scene(card="intriguer", **PAYING), "denounce B"),
        "intrigue B",
        "other-symbol-used action=intrigue other=denounce",
    ),
    # supply and building
    (scene(card="supplies", **FULL), "supply 1", "warehouse-full slots=6"),
    (ACT, "supply 3", "stack-empty stack=3"),
    (ACT, "build delta 2-5 e-sw-nw, build delta city", "tile-not-held tile=delta"),
    (scene(card="builder"), "build unrest 2-5", "tile-not-held tile=unrest"),
    (ACT, "build basin 2-2 e", "canal-in-the-way hex=2-2 tile=basin owner=B"),
    (ACT, "build basin 1-1 e", "canal-in-the-way hex=1-1 tile=straight owner=A"),
    (ACT, "build unrest 1-3", "hex-not-free hex=1-3 tile=unrest owner=C"),
    (ACT, "build unrest 2-2", "hex-not-free hex=2-2 tile=basin owner=B"),
    (ACT, "build unrest city", "unrest-in-city"),
    (FULL_CITY, "build basin city", "city-quota city=4 map=4"),
    # rebuilding
    (REBUILD, "move 3-3 3-4, turn 3-3 e-w, swap 1-1 3-3, swap 3-3 4-1", "no-tile-there hex=3-3"),
    (
        REBUILD,
        "swap 1-2 2-2, swap 1-1 1-2, move 1-2 1-9, turn 1-2 w, swap 1-2 2-1",
        "foreign-tile hex=1-2 tile=basin owner=B region=2",
    ),
    (REBUILD, "turn 4-2 sw-ne, swap 4-1 4-2", "foreign-tile hex=4-2 tile=straight owner=B region=2"),
    (REBUILD, "swap 1-1 2-2", "swap-beyond-region hex=2-2 tile=basin owner=B other=1-1 region=2"),
    (REBUILD, "swap 2-3 4-1", "swap-beyond-region hex=2-3 tile=unrest owner=B other=4-1 region=2"),
    (REBUILD, "move 2-2 3-3", "move-beyond-region hex=2-2 tile=basin owner=B other=3-3 region=2"),
    (REBUILD, "move 1-1 1-3", "target-not-free hex=1-3 tile=unrest owner=C"),
    (REBUILD, "move 1-1 1-1", "target-not-free hex=1-1 tile=straight owner=A"),
    (REBUILD, "swap 1-4 1-5", "same-tiles hex=1-4 other=1-5"),
    (REBUILD, "swap 4-1 4-3", "same-tiles hex=4-1 other=4-3"),
    (REBUILD, "turn 1-1 e-se", "other-tile-there hex=1-1 tile=straight owner=A lines=e-se"),
    (REBUILD, "turn 1-4 e-w", "other-tile-there hex=1-4 tile=unrest owner=A lines=e-w"),
    (FACE, "face e-se", "other-tile-there hex=5-5 tile=straight owner=A lines=e-se"),
    (REBUILD, "turn 1-1 e-w", "lies-so-already hex=1-1 tile=straight lines=e-w"),
    # unrest, cost, rivals
    (ORDER, "remove 1-1", "no-unrest-there hex=1-1"),
    (ORDER, "remove 3-3", "no-unrest-there hex=3-3"),
    (WELFARE, "calm A", "wall-row-empty owner=A"),
    (WELFARE, "calm D", "no-such-seat seat=D"),
    (INTRIGUER, "intrigue E, denounce E", "no-such-seat seat=E"),
    (INTRIGUER, "intrigue C, denounce C", "seat-has-left seat=C"),
    (INTRIGUER, "intrigue A", "intrigue-yourself"),
    (INTRIGUER, "denounce A", "denounce-yourself"),
    (ONE_UNREST, "intrigue B, denounce B", "too-little-unrest held=1 needed=2"),
    (scene(card="tea"), "tea", "too-little-unrest held=0 needed=2"),
    (scene(card="saboteur", **ONE), "destroy 1-1", "too-little-unrest held=1 needed=2"),
    (scene(card="tea", lying=True, **PAYING), "tea", "tea-again"),
    (DESTROY, "destroy 1-3", "no-canal-there hex=1-3"),
    (DESTROY, "destroy 3-3", "no-canal-there hex=3-3"),
    # the coordinator, the stacks
    (scene(card="inspector", lying=True), "inspect 1", "coordinator-lies"),
    (scene(card="inspector", at="3-8"), "inspect 3", "coordinator-turns hex=3-8"),
    (scene(card="inspector", trips=3), "inspect 3", "coordinator-turns hex=beijing"),
    (scene(card="builder", stacks={"A": "basin!|delta!|"}), "espionage", "no-top-hidden"),
    (scene(card="builder", stacks={"A": "||"}), "espionage", "no-top-hidden"),
    (scene(card="reformer", stacks={"A": "||"}), "reform", "nothing-to-reform"),
]


@pytest.mark.parametrize(("position", "notations", "reason"), CASES, ids=[row[2] for row in CASES])
def test_refused(position: DayunhePosition, notations: str, reason: str) -> None:
    """All of these actions for this reason: the code and its facts."""
    code, facts = why(reason)
    for notation in notations.split(", "):
        check_refused(position, parse(notation), code, facts, GAME.refusals)


# ── prospects ────────────────────────────────────────────────────────────────────────────────────────

EVERYWHERE = " ".join(f"{region}-{key}" for region in range(1, 6) for key in range(1, 10))
NO_HEX: dict[str, Any] = {"tiles": f"{EVERYWHERE} B delta", "warehouses": {"A": "unrest basin"}}
IMPOSSIBLE: list[tuple[str, str, dict[str, Any], str]] = [
    ("supplies", "supply", FULL, "warehouse-full slots=6"),
    ("supplies", "supply", NO_STACKS, "stacks-empty"),
    ("supplies", "build", {}, "warehouse-empty"),
    ("rebuilder", "rebuild", {"tiles": "2-1 B delta"}, "nothing-to-rebuild"),
    ("order", "remove", {"tiles": "2-1 B delta"}, "no-unrest-on-map"),
    ("welfare", "calm", NO_STACKS, "wall-empty"),
    ("saboteur", "destroy", {"warehouses": {"A": "unrest unrest"}}, "no-canal-on-map"),
    ("saboteur", "destroy", ONE, "too-little-unrest held=1 needed=2"),
    ("tea", "tea", {}, "too-little-unrest held=0 needed=2"),
    ("tea", "tea", {"lying": True, **PAYING}, "tea-again"),
    ("intriguer", "intrigue", ONE, "too-little-unrest held=1 needed=2"),
    ("intriguer", "denounce", ONE, "too-little-unrest held=1 needed=2"),
    ("inspector", "inspect", {"lying": True}, "coordinator-lies"),
    ("inspector", "inspect", {"at": "3-8"}, "coordinator-turns hex=3-8"),
    ("builder", "espionage", {"stacks": {"A": "basin!||"}}, "no-top-hidden"),
    ("reformer", "reform", NO_STACKS, "nothing-to-reform"),
    ("supplies", "build", NO_HEX, "no-hex-left"),
    ("supplies", "build", {"warehouses": {"A": "? ?"}}, "tiles-hidden"),
]


def of(position: DayunhePosition, action: str) -> Prospect:
    return next(found for found in prospects(position) if found.action == action)


@pytest.mark.parametrize(("card", "action", "more", "reason"), IMPOSSIBLE)
def test_why_something_is_not_possible(card: str, action: str, more: dict[str, Any], reason: str) -> None:
    code, facts = why(reason)
    found = of(scene(card=card, **more), action)
    assert found.refusal is not None
    assert (found.state, found.refusal.code) == ("impossible", code)
    assert found.refusal.facts == {**facts, "rule": GAME.refusals[code]}


def test_every_code_is_tried() -> None:
    """Nobody can leave twice: see `test_every_game`."""
    tried = {reason.split()[0] for *_, reason in CASES} | {reason.split()[0] for *_, reason in IMPOSSIBLE}
    assert tried | {"already-resigned"} == set(GAME.refusals)


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
    assert of(position, "reform").state == of(position, "espionage").state == "open"
    play(position, "supply 1", "espionage")
    assert (of(position, "supply").state, of(position, "supply").left) == ("open", 2)
    assert (of(position, "espionage").state, of(position, "espionage").left) == ("used", 0)
    excluded = of(position, "reform").refusal
    assert excluded is not None
    assert (of(position, "reform").state, excluded.facts["other"]) == ("excluded", "espionage")


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
