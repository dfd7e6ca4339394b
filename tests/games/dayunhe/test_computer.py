"""Computer players of Da Yunhe: what is dealt is all there is and dealt fairly, what looks good, worth.

That the worth at the end orders as the outcome does is seen in `test_random_matches`.
"""

from collections import Counter
from functools import cache
from itertools import islice
from typing import Any

import pytest

from games.dayunhe.computer import BRAIN, outlook
from games.dayunhe.position import DayunhePosition
from games.engine import HIDDEN
from games.engine.chance import Chance
from tests.support.games.dayunhe.checked import check_phase, check_tiles
from tests.support.games.dayunhe.random_positions import made_up, played
from tests.support.games.dayunhe.scenes import parse, play, scene
from tests.support.games.fairness import SAMPLES, check_alike, check_all_dealt
from tests.support.games.playing import quick_of

MATCHES = 240


@cache
def midway() -> list[DayunhePosition]:
    """Two positions of some random matches each."""
    return [position for number in range(3) for position in islice(played(number, every=50), 1, 3)]


# ── samples and weights ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("number", quick_of(MATCHES, 8))
def test_samples_lose_and_make_nothing(number: int) -> None:
    """That they fit what is seen: see `test_every_brain`. Every third match is one that seats leave."""
    chance = Chance(f"brain {number}")
    for position in played(number, every=8, leaving=number % 3 == 0):
        for seat in range(position.seats):
            sample = BRAIN.sample(position.view(seat), seat, chance)
            assert (sample.viewer, sample.masked) == (None, False)
            check_tiles(sample)
            check_phase(sample)


@pytest.mark.parametrize("part", range(3))
def test_weights_of_positions_that_no_play_may_reach(part: int) -> None:
    for number in range(part, 12, 3):
        position = made_up(number)
        legal = position.legal()
        assert [*BRAIN.weigh(position, legal)] == [*BRAIN.weigh(position.view(position.turn), legal)]


def test_cards_before_are_those_not_handed_on_and_cards_after_are_of_those_passed_on() -> None:
    """B was handed nine cards, took order and passed eight on: A has the one that was missing."""
    position = scene("take", start_player="A")
    play(position, "take tea", "take order")
    view = position.view(1)
    found = [BRAIN.sample(view, 1, Chance(str(number))).chosen for number in range(5)]
    assert found == [["tea", "order", ""]] * 5
    others = [BRAIN.sample(position.view(0), 0, Chance(str(number))).chosen[1] for number in range(100)]
    assert len(set(others)) == 9
    assert "tea" not in others


@pytest.mark.parametrize("number", [0, pytest.param(1, marks=pytest.mark.fuzz)])
def test_every_hidden_tile_is_dealt_everywhere_alike(number: int) -> None:
    """Of each owner the tiles that nobody sees, to the bottom and the hidden top of each of its stacks."""
    position = midway()[2 * number]
    mover = position.turn
    assert mover is not None
    view, chance = position.view(mover), Chance("alike")
    samples = [BRAIN.sample(view, mover, chance) for _ in range(SAMPLES)]
    for owner, stacks in enumerate(view.stacks):
        down = [stack.count(HIDDEN) for stack in stacks]
        whole = [
            {str(stack): tiles[: down[stack]] for stack, tiles in enumerate(sample.stacks[owner])}
            for sample in samples
        ]
        pool = Counter(
            tile for stack, tiles in enumerate(position.stacks[owner]) for tile in tiles[: down[stack]]
        )
        ends = [
            {f"{end} {stack}": tiles[end:][:1] for stack, tiles in deal.items() if tiles for end in (0, -1)}
            for deal in whole
        ]
        check_all_dealt(whole, pool)
        check_alike(ends, pool)


def test_every_card_that_may_have_been_taken_is_thought_of_alike() -> None:
    """The third is handed eight cards: two were taken before it, and of its seven others one after it."""
    position = scene("take", seats=4)
    play(position, "take supplies", "take reformer")
    chance = Chance("alike")
    samples = [BRAIN.sample(position.view(2), 2, chance) for _ in range(SAMPLES)]
    deals = [{str(seat): [sample.chosen[seat]] for seat in (0, 1)} for sample in samples]
    taken = Counter(position.chosen[:2])
    check_all_dealt(deals, taken)
    check_alike(deals, taken)
    passed_on = Counter(position.handed[2]) - Counter(["order"])
    play(position, "take order", "take tea")
    assert position.view(2).chosen[3] == HIDDEN
    samples = [BRAIN.sample(position.view(2), 2, chance) for _ in range(SAMPLES)]
    check_alike([{"after": [sample.chosen[3]]} for sample in samples], passed_on)


# ── worth ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("more", "better"),
    [
        ({"tiles": "2-5 C unrest"}, [None, False, None]),
        ({"city_unrest": {"C": "A"}}, [None, None, False]),
        ({"city": {"A": "delta delta delta"}}, [True, None, None]),
        ({"tiles": "1-2 B straight"}, [None, True, None]),
        ({"wall": {"C": 2}}, [None, None, False]),
        ({"scores": {"B": 20}}, [None, True, None]),
    ],
)
def test_worth_counts_what_the_final_scoring_will(more: dict[str, Any], better: list[bool | None]) -> None:
    """By seat whether it is better off with the change; None if the same."""
    plain, found = (BRAIN.worth(scene(round=9, trips=1, at="3-8", **change)) for change in ({}, more))
    assert [None if now == then else now > then for now, then in zip(found, plain, strict=True)] == better


def test_rounds_to_come_become_fewer_down_to_one() -> None:
    places = ((4, "beijing"), (4, "2-5"), (3, "3-8"), (2, "beijing"), (1, "3-8"), (1, "1-2"))
    there = [outlook.rounds_left(scene(trips=trips, at=at)) for trips, at in places]
    assert there == sorted(there, reverse=True)
    assert 7 < there[0] < 10
    assert there[-1] == 1


# ── what the rule of thumb finds ─────────────────────────────────────────────────────────────────────


def chosen(position: DayunhePosition) -> str:
    """What looks best to the seat to act."""
    view = position.view(position.turn)
    return str(max(view.legal(), key=lambda action: BRAIN.weigh(view, [action])[0]))


def weight(position: DayunhePosition, action: str) -> float:
    """How good the action looks."""
    return BRAIN.weigh(position, [parse(action)])[0]


TWO = {"warehouses": {"A": "unrest unrest"}}
IN_THE_CITY: dict[str, Any] = {
    "tiles": "1-2 1-5 1-8 2-2 2-5 2-8 A straight",
    "city": {"A": "delta delta delta delta"},
    "warehouses": {"A": "crossing"},
}


@pytest.mark.parametrize(
    ("more", "best"),
    [
        # it supplies a canal rather than unrest and leaves unrest that is too much
        ({"left": "supply 1", "stacks": {"A": "delta unrest!|unrest basin!|delta unrest!"}}, "supply 2"),
        ({"left": "supply 1", "stacks": {"A": "unrest!|unrest!|delta unrest!"}, **TWO}, "done"),
        # it builds over unrest at home
        ({"tiles": "1-5 B unrest, 2-5 C unrest", "warehouses": {"A": "straight"}}, "build straight 1-5"),
        # the last builds go to the City
        ({**IN_THE_CITY, "trips": 1, "at": "1-2"}, "build crossing city"),
        # it brings own unrest from home to a rival
        ({"card": "rebuilder", "left": "rebuild 1", "tiles": "1-5 A unrest"}, "move 1-5 "),
        # it prevents an uprising of its own colour
        ({"card": "welfare", "left": "calm 1", "wall": {"A": 3, "B": 3}}, "calm A"),
        # it harms the leader
        ({"card": "intriguer", "left": "intrigue 1", "scores": {"B": 25, "C": 40}, **TWO}, "intrigue C"),
    ],
)
def test_what_looks_best(more: dict[str, Any], best: str) -> None:
    assert chosen(scene(**{"left": "build 1", **more})).startswith(best)


def test_it_looks_first_then_supplies_then_builds() -> None:
    position = scene(card="builder", warehouses={"A": "straight"})
    for first in ("espionage", "supply", "build"):
        found = chosen(position)
        assert found.startswith(first)
        play(position, found)


def test_where_nobody_travels_it_does_not_build_nor_in_the_city_too_early_nor_unrest_at_home() -> None:
    position = scene(seats=2, left="build 1", warehouses={"A": "straight"})
    assert int(chosen(position).split()[2][0]) <= 2
    position = scene(left="build 1", tiles="1-2 A straight", warehouses={"A": "basin"})
    assert chosen(position) != "build basin city"
    position = scene(card="rebuilder", left="rebuild 1", tiles="1-5 A unrest")
    assert chosen(position).split()[2][0] in "23"
    assert weight(scene(card="welfare", left="calm 1", wall={"A": 3, "B": 3}), "calm B") < 0


def test_the_coordinator_is_sent_over_own_canals() -> None:
    tiles = "2-1 A straight, 2-2 B straight"
    position = scene("fork", seats=2, tiles=tiles, at="1-8", entered="beijing")
    position.steps, position.special, position.actor = 1, False, None
    assert weight(position, "step 2-1") > 0 > weight(position, "step 2-2")
    assert chosen(position) == "step 2-1"


def test_a_card_that_strikes_rivals_is_dear_only_to_those_who_can_pay() -> None:
    poor = scene("take", warehouses={"A": "straight"})
    rich = scene("take", warehouses={"A": "straight unrest unrest"})
    assert weight(rich, "take intriguer") > weight(poor, "take intriguer") + 2
