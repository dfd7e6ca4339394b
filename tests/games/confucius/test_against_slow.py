"""The engine against the slow rules: what is legal, and all that a decision changes."""

import random

import pytest

from games.confucius.actions import ConfuciusAction
from games.confucius.components import lands
from games.confucius.notation import parse
from games.confucius.position import ConfuciusPosition, start
from tests.games.confucius.printed import LANDS
from tests.games.confucius.random_positions import KEEN, made_up, pick, played, variant
from tests.games.confucius.slow import EVERY_NOTATION, Slow
from tests.games.confucius.slow_court import Match
from tests.games.scenes import refusal

EVERY_ACTION: list[ConfuciusAction] = [parse(notation) for notation in EVERY_NOTATION]
KNOWN = set(EVERY_ACTION)

SORTED = {"officials_left", "reward_deck", "transferred"}
"""Fields that must hold the same in any order."""

OWN = {"chance", "deck", "viewer", "source", "waiting", "sealed"}
"""Fields that chance or the engine's own way of going on decide."""

SAME = set(ConfuciusPosition.__struct_fields__) - SORTED - OWN
"""Fields in which the slow match and the engine must agree after every decision."""


def test_every_notation_is_an_action_of_its_own() -> None:
    assert list(LANDS) == [land.id for land in lands()]
    assert len(set(EVERY_ACTION)) == len(EVERY_ACTION)
    assert [str(action) for action in EVERY_ACTION] == EVERY_NOTATION


def check_legality(position: ConfuciusPosition) -> None:
    """`legal` and the slow rules agree; so does `verify` on every action there is."""
    legal = list(position.legal())
    assert len(legal) == len(set(legal)) > 0
    assert {str(action) for action in legal} == Slow(position).legal()
    if position.phase in ("turn", "free", "favour"):
        known = set(legal) & KNOWN
        assert {action for action in EVERY_ACTION if not refusal(position, action)} == known


def check_same(slow: Match, after: ConfuciusPosition, what: str) -> None:
    """The slow match has come to the same position."""
    for field in SAME:
        assert getattr(slow.p, field) == getattr(after, field), (field, what)
    for field in SORTED:
        assert sorted(getattr(slow.p, field)) == sorted(getattr(after, field)), (field, what)
    assert slow.deck == len(after.deck)
    assert (slow.draws, slow.rewards, slow.came) == ([], [], []), what


def check_match(seed: int) -> int:
    """A whole random match, step by step, in every third seats leave; returns how many decisions it took."""
    dice = random.Random(f"slow {seed}")
    seats, options = variant(seed)
    position = start(seats, options, f"slow {seed}")
    steps = 0
    while position.turn is not None:
        before = position.copy()
        if seed % 3 == 0 and dice.randrange(100) == 0:
            leaver = dice.choice(position.playing)
            slow = Match(before, position.resign(leaver))
            slow.leave(leaver)
            check_same(slow, position, f"resign {leaver} {before.phase}")
        else:
            action = pick(position.legal(), dice, KEEN[seed % len(KEEN)])
            slow = Match(before, position.apply(action))
            slow.play(str(action))
            check_same(slow, position, str(action))
        steps += 1
    outcome = position.outcome()
    assert outcome is not None
    assert list(outcome.winners) == Match(position.copy(), []).winners()
    return steps


@pytest.mark.parametrize("seed", range(12))
def test_whole_matches(seed: int) -> None:
    assert check_match(seed) > 0


@pytest.mark.parametrize("seed", range(6))
def test_legality_in_positions_reached_by_play(seed: int) -> None:
    for position in played(7 * seed, every=29):
        check_legality(position)


@pytest.mark.parametrize("phase", ["turn", "free", "favour"])
def test_legality_in_made_up_positions(phase: str) -> None:
    for seed in range(30):
        check_legality(made_up(seed, phase))


@pytest.mark.fuzz
@pytest.mark.parametrize("part", range(20))
def test_many_matches(part: int) -> None:
    for seed in range(1000 + part, 1600, 20):
        assert check_match(seed) > 0


@pytest.mark.fuzz
@pytest.mark.parametrize("part", range(20))
def test_many_positions(part: int) -> None:
    for seed in range(1000 + part, 1600, 20):
        for phase in ("turn", "free", "favour"):
            check_legality(made_up(seed, phase))
    for position in played(2000 + part, every=7):
        check_legality(position)
