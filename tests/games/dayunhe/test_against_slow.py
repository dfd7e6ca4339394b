"""The engine against the slow rules: what is legal, and all that a decision changes."""

import random

import pytest

from games.dayunhe.actions import DayunheAction
from games.dayunhe.position import DayunhePosition, start
from tests.games.dayunhe.random_positions import KEEN, made_up, pick, played, variant
from tests.games.dayunhe.scenes import parse
from tests.games.dayunhe.slow import EVERY_NOTATION, Slow
from tests.games.dayunhe.slow_match import Match
from tests.games.scenes import refusal

EVERY_ACTION: list[DayunheAction] = [parse(notation) for notation in EVERY_NOTATION]

SAME = (
    "tiles", "owners", "rotations", "stacks", "up", "warehouses", "city", "city_unrest", "wall", "scores",
    "gains", "trips", "coordinator", "lying", "entered", "handed", "chosen", "revealed", "actor", "facing",
    "way", "lines", "steps", "special", "turn", "resigned", "end", "phase", "round", "start", "level",
    "first", "seats", "used",
)  # fmt: skip
"""Fields in which the slow match and the engine must agree after every decision."""

OWN = {"chance", "viewer", "entries", "picks"}
"""What is the engine's own; `test_views` looks at the secret entries."""

AFTER_THE_END = {
    "phase", "round", "start", "actor", "chosen", "revealed", "handed", "way", "lines", "steps", "special",
    "facing", "used",
}  # fmt: skip
"""What means nothing any more once the match is over."""


def test_nothing_is_left_out() -> None:
    assert {*SAME, *OWN, "left"} == set(DayunhePosition.__struct_fields__)
    assert len(set(EVERY_ACTION)) == len(EVERY_ACTION)
    assert [str(action) for action in EVERY_ACTION] == EVERY_NOTATION


def check_legality(position: DayunhePosition) -> None:
    """`legal` and the slow rules agree; so does `verify` on every action there is."""
    legal = list(position.legal())
    assert len(legal) == len(set(legal)) > 0
    assert {str(action) for action in legal} == Slow(position).legal()
    assert {action for action in EVERY_ACTION if not refusal(position, action)} == set(legal)


def check_same(slow: Match, after: DayunhePosition, what: str) -> None:
    """The slow match has come to the same position."""
    for field in SAME:
        if after.turn is not None or field not in AFTER_THE_END:
            assert getattr(slow.p, field) == getattr(after, field), (field, what)
    if after.turn is not None:
        assert {action: n for action, n in slow.p.left.items() if n} == after.left, what


def check_match(seed: int) -> int:
    """A whole random match, step by step, in every third seats leave; returns how many decisions it took."""
    dice = random.Random(f"slow {seed}")
    seats, level = variant(seed)
    position = start(seats, {"level": level}, f"slow {seed}")
    steps = 0
    while position.turn is not None:
        before = position.copy()
        if seed % 3 == 0 and dice.randrange(60) == 0:
            leaver = dice.choice(position.playing)
            position.resign(leaver)
            slow = Match(before, position)
            slow.leave(leaver)
            check_same(slow, position, f"resign {leaver} {before.phase}")
        else:
            action = pick(position.legal(), dice, KEEN[seed % len(KEEN)])
            position.apply(action)
            slow = Match(before, position)
            slow.play(str(action))
            check_same(slow, position, str(action))
        steps += 1
    outcome = position.outcome()
    assert outcome is not None
    assert list(outcome.winners) == Match(position.copy(), position).winners()
    return steps


@pytest.mark.parametrize("seed", range(8))
def test_whole_matches(seed: int) -> None:
    assert check_match(seed) > 0


@pytest.mark.parametrize("seed", range(4))
def test_legality_in_positions_reached_by_play(seed: int) -> None:
    for position in played(5 * seed + 1, every=61):
        check_legality(position)


def test_legality_in_made_up_positions() -> None:
    for number in range(24):
        check_legality(made_up(number))


@pytest.mark.fuzz
@pytest.mark.parametrize("part", range(20))
def test_many_matches(part: int) -> None:
    for seed in range(1000 + part, 1600, 20):
        assert check_match(seed) > 0


@pytest.mark.fuzz
@pytest.mark.parametrize("part", range(20))
def test_many_positions(part: int) -> None:
    for number in range(1000 + part, 1800, 20):
        check_legality(made_up(number))
    for position in played(2000 + part, every=11, leaving=True):
        check_legality(position)
