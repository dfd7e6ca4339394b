"""The computer's China: samples that fit what a seat sees, a rule of thumb, what a board is worth."""

import random

import pytest

from games.china.components import board
from games.china.computer import BRAIN
from games.china.computer.hopes import FULL, house_gain, house_hope, lead_hope, pieces
from games.china.position import ChinaPosition, start
from games.china.roads import best_rows
from games.china.scoring import alliance, house_points
from games.china.turns import parse
from games.engine import HIDDEN, Chance
from tests.support.games.china.pieces import check_cards, check_pieces
from tests.support.games.china.random_positions import made_up, played, variant
from tests.support.games.china.scenes import outcome, scene
from tests.support.games.fairness import check_hands
from tests.support.games.playing import quick_of


def best(position: ChinaPosition) -> list[str]:
    """The actions that the rule of thumb likes best, as they are written."""
    legal = position.legal()
    weights = BRAIN.weigh(position, legal)
    return [str(action) for action, weight in zip(legal, weights, strict=True) if weight == max(weights)]


def weight(position: ChinaPosition, text: str) -> float:
    """What the rule of thumb gives an action."""
    return BRAIN.weigh(position, [parse(text)])[0]


@pytest.mark.parametrize("number", quick_of(88, 8))
def test_samples_hold_all_cards_and_can_be_played_to_the_end(number: int) -> None:
    """Every seat's samples through a random match, one of them from some moment on at random.

    The weights are the same on any of them: nothing hidden is looked at. What else must hold of a sample is
    tested for every game.
    """
    chance, dice = Chance(f"samples {number}"), random.Random(f"on {number}")
    positions = list(played(number, every=9 if number < 8 else 3))
    for position in positions:
        for seat in range(position.seats):
            sample = BRAIN.sample(position.view(seat), seat, chance)
            check_cards(sample)
            check_pieces(sample)
            if seat == position.turn:
                legal = position.legal()
                assert BRAIN.weigh(sample, legal) == BRAIN.weigh(position, legal)
    position = dice.choice(positions)
    sample = BRAIN.sample(position.view(0), 0, chance)
    while sample.turn is not None:
        sample.apply(dice.choice(sample.legal()))
        check_cards(sample)
    assert sample.outcome() is not None


def test_samples_differ_and_the_same_chance_deals_the_same() -> None:
    view = start(4, variant(1)[1], "deal").view(2)
    samples = [BRAIN.sample(view, 2, Chance("one", step)) for step in range(0, 400, 100)]
    assert len({tuple(sample.hands[0]) for sample in samples}) > 1
    assert len({tuple(sample.deck) for sample in samples}) == len(samples)
    assert len({sample.chance.seed for sample in samples}) == len(samples)
    assert BRAIN.sample(view, 2, Chance("one")) == samples[0]


@pytest.mark.parametrize("seed", range(2))
def test_every_hidden_card_is_dealt_everywhere_alike(seed: int) -> None:
    """To each hand that the seat to act does not see and both ends of the deck; what lies open, to none."""
    position = next(position for position in played(seed) if position.number > 15)
    check_hands(BRAIN, position, lambda found: found.deck)


def test_the_hand_of_who_left_is_dealt_too() -> None:
    position = start(4, variant(1)[1], "left")
    position.resign((position.turn or 0) + 1 & 3)
    for seat in range(4):
        view = position.view(seat)
        sample = BRAIN.sample(view, seat, Chance("left"))
        assert sample.view(seat) == view
        assert HIDDEN not in [card for hand in sample.hands for card in hand]


@pytest.mark.parametrize(
    ("position", "before", "expected"),
    [
        # The last space of Wei: with it A shares the first rank and its seven points.
        (scene("wei AABBBC.", "wei BC", hand="RGV"), "", "wei 7 R"),
        # The second rank in Qi, alone and for a single house: as many points as B has houses.
        (scene("qi BBBB.", "qi BBBB", hand="YGV"), "", "qi 5 Y"),
        # A fourth house in a row across the border is worth four points more.
        (scene("chin BAABBA wei BBBCCCB", hand="RGV"), "", "shu 1 R"),
        # The majority in Ch'in makes the alliance with Wei, where A has it.
        (scene("chin BBBCCC wei BBBCCCD", "wei AA chin B", hand="YGV"), "", "chin dragon Y"),
        # Red for Wei, which is open to two pieces, rather than any other card.
        (
            scene("wei B..... chu BBBBCCCC yan BBBCCC han BBBCCC", hand="RGV", row="RGGV"),
            "exchange V",
            "take R",
        ),
        # A house comes upon a fortification, which is placed only with a house to follow.
        (scene("qi B.+BC", hand="YGV", fortified=True), "", "qi 3 Y"),
        (scene("qi BA.BC", hand="YYY", fortified=True), "", "qi fort 3 Y"),
    ],
)
def test_the_best_action_is_found(position: ChinaPosition, before: str, expected: str) -> None:
    position = position.copy()
    if before:
        position.apply(parse(before))
    assert best(position) == [expected]


def test_two_pieces_are_better_than_one() -> None:
    """Where a second red card can follow, rather than in Shu, where one piece only may come."""
    position = scene("wei B", hand="RRG")
    assert weight(position, "wei 2 R") > weight(position, "shu 1 R")
    position.apply(parse("wei 2 R"))
    assert "wei done" not in best(position)


def check_order(position: ChinaPosition) -> None:
    """More worth, better rank; equal ranks, equal worth."""
    worths, seats = BRAIN.worth(position), outcome(position).seats
    for one in seats:
        assert round(worths[one.seat]) == one.score
        for other in seats:
            assert (worths[one.seat] > worths[other.seat]) == (one.rank < other.rank)


@pytest.mark.parametrize("part", quick_of(10, 1))
def test_at_the_end_worth_orders_like_the_outcome(part: int) -> None:
    """Pieces left decide between equal scores."""
    for number in range(40 * part, 40 * part + 40):
        position, dice = start(*variant(number), f"computer {number}"), random.Random(number)
        while position.turn is not None:
            position.apply(dice.choice(position.legal()))
        check_order(position)
    position.scores = [30] * position.seats
    position.houses_left = [5 + seat for seat in range(position.seats)]
    position.emissaries_left = [2] * position.seats
    check_order(position)


@pytest.mark.parametrize("seed", range(20))
def test_with_no_piece_to_come_hopes_are_points(seed: int) -> None:
    """What nobody takes any more is scored as it stands: houses, majorities and the length of rows."""
    position = made_up(seed)
    for number, entry in enumerate(board().provinces):
        here = position.houses[entry.spaces[0] : entry.spaces[-1] + 1]
        counts = tuple(here.count(seat) for seat in range(position.seats))
        position.forts = [False] * len(position.forts)
        points = house_points(position, number)
        expected = [points.get(seat, 0) for seat in range(position.seats)]
        assert list(house_hope(counts, here.count(-1), 0)) == expected
    for pair in board().alliances:
        leads = [lead_hope(tuple(position.emissaries[number]), 0) for number in (pair.a, pair.b)]
        both = tuple(seat for seat in range(position.seats) if leads[0][seat] == leads[1][seat] == 1)
        assert both == alliance(position, pair)[1]
    for seat in range(position.seats):
        owned = sum(1 << space for space, holder in enumerate(position.houses) if holder == seat)
        rows = [row.points for row in best_rows(position, seat)]
        longest = max((length for _, _, length in pieces(position.side, owned)), default=0)
        assert longest >= max(rows, default=0)
        assert (longest >= 4) == bool(rows)


def test_hopes_share_out_what_may_come() -> None:
    """Likelihoods of a majority add up to one at least, for ties count; more houses, more hope."""
    leads = lead_hope((1, 0, 0), 2)
    assert sum(leads) >= 1
    assert leads[0] > leads[1] == leads[2] > 0
    assert house_hope((3, 1, 0), 2, FULL)[0] > house_hope((2, 1, 0), 3, FULL)[0]
    assert house_gain((0, 3, 1), 1, FULL, 2) > 0
    assert house_gain((0, 3, 1), 0, FULL, 0) == 0
    position = scene("qi BA.BC", hand="YGV", fortified=True)
    assert weight(position, "qi fort 3 Y") < 0, "no house can follow"


def test_a_lead_on_the_board_is_worth_more() -> None:
    position = scene("wei AAAB chin AAA", "wei A chin A")
    worths = BRAIN.worth(position)
    assert max(worths) == worths[0]
    assert worths[1] > worths[2]
