"""Computer players of Da Yunhe: what is dealt fits what is seen, weights know no secrets, worth is fair."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, islice
from typing import Any

import pytest

from games.dayunhe.computer import BRAIN, outlook
from games.dayunhe.position import DayunhePosition, start
from games.engine import HIDDEN
from games.engine.chance import Chance
from games.engine.computer import Strength, choose
from games.engine.computer.budget import counted
from tests.games.dayunhe.random_positions import KEEN, made_up, pick, played, variant
from tests.games.dayunhe.scenes import parse, scene
from tests.games.dayunhe.test_random_matches import check_phase, check_tiles
from tests.games.fairness import SAMPLES, check_alike, check_all_dealt

MATCHES = 240


def check_samples(number: int) -> int:
    """Samples of a random match, of every seat, fit the view and can be played; returns how many there were.

    Every third match is one that seats leave.
    """
    chance = Chance(f"samples {number}")
    found = 0
    for position in played(number, every=9, leaving=number % 3 == 0):
        for seat in range(position.seats):
            view = position.view(seat)
            before = view.copy()
            sample = BRAIN.sample(view, seat, chance)
            assert view == before
            assert sample.view(seat) == view
            assert (sample.viewer, sample.masked) == (None, False)
            check_tiles(sample)
            check_phase(sample)
            if seat == position.turn:
                assert sample.legal() == view.legal()
            found += 1
    return found


def check_weights(number: int) -> None:
    """On the position, its mover's view and a sample the weights are the same; nothing is changed."""
    chance = Chance(f"weights {number}")
    for position in played(number, every=7, leaving=number % 3 == 0):
        seat = position.turn
        assert seat is not None
        view, legal = position.view(seat), position.legal()
        before = position.copy()
        weights = BRAIN.weigh(position, legal)
        assert len(weights) == len(legal)
        assert position == before
        assert BRAIN.weigh(view, legal) == weights
        assert BRAIN.weigh(BRAIN.sample(view, seat, chance), legal) == weights
        # One by one they are what they are together.
        step = max(1, len(legal) // 5)
        assert [weight for action in legal[::step] for weight in BRAIN.weigh(view, [action])] == weights[
            ::step
        ]


def check_worth(number: int) -> None:
    """At the end of a random match the worth orders the seats as the outcome does."""
    position = finished(number)
    result = position.outcome()
    assert result is not None
    worth = BRAIN.worth(position)
    for one, other in combinations(result.seats, 2):
        if one.rank != other.rank:
            assert (worth[one.seat] > worth[other.seat]) == (one.rank < other.rank)
        else:
            assert worth[one.seat] == worth[other.seat]


def finished(number: int) -> DayunhePosition:
    """The end of a random match, its variant by its number; seats leave every third one."""
    seats, level = variant(number)
    dice = random.Random(f"finished {number}")
    position = start(seats, {"level": level}, f"finished {number}")
    while position.turn is not None:
        if number % 3 == 0 and dice.randrange(60) == 0:
            position.resign(dice.choice(position.playing))
        else:
            position.apply(pick(position.legal(), dice, KEEN[number % len(KEEN)]))
    return position


def midway(numbers: range) -> Iterator[DayunhePosition]:
    """A position or two of some random matches each."""
    for number in numbers:
        yield from islice(played(number, every=50), 1, 3)


# ── samples ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("number", range(8))
def test_samples_fit_what_is_seen(number: int) -> None:
    assert check_samples(number) > 10


@pytest.mark.fuzz
@pytest.mark.parametrize("part", range(12))
def test_samples_of_many_matches(part: int) -> None:
    assert sum(map(check_samples, range(part, MATCHES, 12))) > MATCHES // 12 * 10


def test_samples_are_played_to_the_end() -> None:
    dice = random.Random("samples to the end")
    for position in midway(range(2)):
        seat = position.turn
        assert seat is not None
        sample = BRAIN.sample(position.view(seat), seat, Chance("to the end"))
        while sample.turn is not None:
            sample.apply(pick(sample.legal(), dice))
        check_tiles(sample)
        assert sample.outcome() is not None


def test_samples_differ_in_what_is_hidden_and_follow_the_chance() -> None:
    for position in midway(range(3)):
        view = position.view(0)
        samples = [BRAIN.sample(view, 0, Chance(f"differ {number}")) for number in range(4)]
        assert len({str(sample.stacks) for sample in samples}) == 4
        assert len({sample.chance.seed for sample in samples}) == 4
        assert BRAIN.sample(view, 0, Chance("differ 2")) == samples[2]


def test_every_tile_that_is_not_seen_may_be_on_top() -> None:
    position = scene(seats=2, warehouses={"A": "crossing crossing", "B": "reservoir"})
    view = position.view(0)
    tops = {BRAIN.sample(view, 0, Chance(str(number))).stacks[0][0][-1] for number in range(120)}
    assert len(tops) == 9  # all kinds but the crossings, both of which are in the warehouse
    assert "crossing" not in tops


def test_cards_before_are_those_not_handed_on_and_cards_after_are_of_those_passed_on() -> None:
    """B was handed nine cards, took order and passed eight on: A has the one that was missing."""
    cards = {"A": "tea", "B": "order", "C": "builder"}
    position = scene(turn="A", start_player="A", card="tea", cards=cards)
    position.revealed = [False, False, False]
    position.phase, position.left, position.used, position.actor = "take", {}, {}, None
    position.turn, position.chosen[2] = 2, ""
    view = position.view(1)
    assert [BRAIN.sample(view, 1, Chance(str(number))).chosen for number in range(5)] == [
        ["tea", "order", ""]
    ] * 5
    others = [BRAIN.sample(position.view(0), 0, Chance(str(number))).chosen[1] for number in range(100)]
    assert len(set(others)) == 9
    assert "tea" not in others


@pytest.mark.parametrize("number", [0, pytest.param(1, marks=pytest.mark.fuzz)])
def test_every_hidden_tile_is_dealt_everywhere_alike(number: int) -> None:
    """Of each owner the tiles that nobody sees, to the bottom and the hidden top of each of its stacks."""
    position = next(midway(range(number, 9)))
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
    position = start(4, {"level": "medium"}, "cards alike")
    while position.phase != "take":
        position.apply(position.legal()[0])
    takers = []
    while position.phase == "take":
        before = position.copy()
        takers.append(before.to_act() or 0)
        position.apply(position.legal()[len(takers)])
    first, second, third, fourth = takers
    chance = Chance("alike")
    samples = [BRAIN.sample(before.view(third), third, chance) for _ in range(SAMPLES)]
    deals = [{str(seat): [sample.chosen[seat]] for seat in (first, second)} for sample in samples]
    taken = Counter(before.chosen[seat] for seat in (first, second))
    check_all_dealt(deals, taken)
    check_alike(deals, taken)
    assert position.view(third).chosen[fourth] == HIDDEN
    samples = [BRAIN.sample(position.view(third), third, chance) for _ in range(SAMPLES)]
    passed_on = Counter(position.handed[third]) - Counter([position.chosen[third]])
    check_alike([{"after": [sample.chosen[fourth]]} for sample in samples], passed_on)


# ── weights and worth ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("number", range(5))
def test_weights_know_no_secrets(number: int) -> None:
    check_weights(number)


@pytest.mark.fuzz
@pytest.mark.parametrize("part", range(12))
def test_weights_of_many_matches(part: int) -> None:
    for number in range(part, MATCHES, 12):
        check_weights(number)


@pytest.mark.parametrize("number", range(12))
def test_weights_of_positions_that_no_play_may_reach(number: int) -> None:
    position = made_up(number)
    legal = position.legal()
    weights = BRAIN.weigh(position, legal)
    assert [*weights] == [*BRAIN.weigh(position.view(position.turn), legal)]


@pytest.mark.parametrize("part", range(3))
def test_worth_orders_as_the_outcome_does(part: int) -> None:
    for number in range(part, 9, 3):
        check_worth(number)


@pytest.mark.fuzz
@pytest.mark.parametrize("part", range(12))
def test_worth_of_many_ends(part: int) -> None:
    for number in range(part, MATCHES, 12):
        check_worth(number)


def test_worth_counts_what_the_final_scoring_will() -> None:
    """Unrest at home and in the City is bad, own canals in the City are good, for their seat alone."""
    plain = BRAIN.worth(scene(round=9, trips=1, at="3-8"))

    def better(**changes: object) -> list[bool | None]:
        """By seat whether it is better off with the change; None if the same."""
        found = BRAIN.worth(scene(round=9, trips=1, at="3-8", **changes))  # type: ignore[arg-type]  # words of a scene
        return [None if now == then else now > then for now, then in zip(found, plain, strict=True)]

    assert better(tiles="2-5 C unrest") == [None, False, None]
    assert better(city_unrest={"C": "A"}) == [None, None, False]
    assert better(city={"A": "delta delta delta"}) == [True, None, None]
    assert better(tiles="1-2 B straight") == [None, True, None]
    assert better(wall={"C": 2}) == [None, None, False]
    assert better(scores={"B": 20}) == [None, True, None]


def test_rounds_to_come_become_fewer_down_to_one() -> None:
    there = [
        outlook.rounds_left(scene(trips=trips, at=at))
        for trips, at in ((4, "beijing"), (4, "2-5"), (3, "3-8"), (2, "beijing"), (1, "3-8"), (1, "1-2"))
    ]
    assert there == sorted(there, reverse=True)
    assert 7 < there[0] < 10
    assert there[-1] == 1


# ── what the rule of thumb finds ─────────────────────────────────────────────────────────────────────


def chosen(position: DayunhePosition) -> str:
    """What looks best to the seat to act."""
    assert position.turn is not None
    view = position.view(position.turn)
    return str(max(view.legal(), key=lambda action: BRAIN.weigh(view, [action])[0]))


def weight(position: DayunhePosition, action: str) -> float:
    """How good the action looks."""
    return BRAIN.weigh(position, [parse(action)])[0]


def test_it_looks_first_then_supplies_then_builds() -> None:
    position = scene(card="builder", warehouses={"A": "straight"})
    assert chosen(position) == "espionage"
    position.apply(parse("espionage"))
    assert chosen(position).startswith("supply")
    position.apply(parse(chosen(position)))
    assert chosen(position).startswith("build")


def test_it_supplies_a_canal_rather_than_unrest_and_leaves_unrest_that_is_too_much() -> None:
    stacks = {"A": "delta unrest!|unrest basin!|delta unrest!"}
    position = scene(card="rebuilder", left="supply 1", stacks=stacks)
    assert chosen(position) == "supply 2"
    stacks = {"A": "delta unrest!|unrest unrest!|delta unrest!"}
    position = scene(card="rebuilder", left="supply 1", stacks=stacks, warehouses={"A": "unrest unrest"})
    assert chosen(position) == "done"


def test_it_builds_over_unrest_at_home() -> None:
    tiles = "1-5 B unrest, 2-5 C unrest"
    position = scene(left="build 1", tiles=tiles, warehouses={"A": "straight"})
    assert chosen(position).startswith("build straight 1-5")


def test_it_does_not_build_in_regions_where_nobody_travels() -> None:
    position = scene(seats=2, left="build 1", warehouses={"A": "straight"})
    assert int(chosen(position).split()[2][0]) <= 2


def test_the_last_builds_go_to_the_city() -> None:
    tiles = "1-2 1-5 1-8 2-2 2-5 2-8 A straight"
    city = {"A": "delta delta delta delta"}
    last = scene(left="build 1", trips=1, at="1-2", tiles=tiles, city=city, warehouses={"A": "crossing"})
    assert chosen(last) == "build crossing city"
    first = scene(left="build 1", tiles="1-2 A straight", warehouses={"A": "basin"})
    assert chosen(first) != "build basin city"


def test_it_brings_own_unrest_from_home_to_a_rival() -> None:
    position = scene(card="rebuilder", left="rebuild 1", tiles="1-5 A unrest")
    words = chosen(position).split()
    assert words[:2] == ["move", "1-5"]
    assert words[2][0] in "23"


def test_it_prevents_an_uprising_of_its_own_colour() -> None:
    position = scene(card="welfare", left="calm 1", wall={"A": 3, "B": 3})
    assert chosen(position) == "calm A"
    assert weight(position, "calm B") < 0


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


def test_it_harms_the_leader() -> None:
    scores = {"A": 20, "B": 25, "C": 40}
    position = scene(card="intriguer", left="intrigue 1", scores=scores, warehouses={"A": "unrest unrest"})
    assert chosen(position) == "intrigue C"


@pytest.mark.parametrize("seats", [2, 4])
def test_a_novice_beats_random_players(seats: int) -> None:
    """Few matches: they show that nothing is upside down, not how strong it is."""
    won = 0
    for number in range(6):
        position = start(seats, {"level": "medium"}, f"novices {number}")
        chance = Chance(f"novices {number}")
        while position.turn is not None:
            strength: Strength = "novice" if position.turn == number % seats else "random"
            view = position.view(position.turn)
            action: Any = choose(BRAIN, view, strength, chance, counted(0))
            position.apply(action)
        result = position.outcome()
        assert result is not None
        won += result.winners == (number % seats,)
    assert won >= 5


@pytest.mark.parametrize("strength", ["steady", "strong"])
def test_the_search_plays_the_game_and_the_same_every_time(strength: Strength) -> None:
    for number, position in enumerate(midway(range(2))):
        assert position.turn is not None
        view = position.view(position.turn)
        found = [choose(BRAIN, view, strength, Chance(f"search {number}"), counted(10)) for _ in range(2)]
        assert found[0] == found[1]
        assert found[0] in position.legal()
