"""The computer player of Confucius: its samples lose and make nothing, it deduces, it sees the obvious."""

import random
from collections import Counter

import pytest

from games.confucius.computer import BRAIN
from games.confucius.position import ConfuciusPosition, start
from games.confucius.turns import parse
from games.engine import Chance
from tests.support.games.confucius.against_slow import play
from tests.support.games.confucius.printed import CANDIDATES, CARDS_OF_A_KIND, JUNKS, OFFICIALS, REWARDS
from tests.support.games.confucius.random_positions import KEEN, pick, played, variant
from tests.support.games.confucius.scenes import DEFAULTS, Facts, scene
from tests.support.games.fairness import SAMPLES, check_alike, check_all_dealt
from tests.support.games.playing import quick_of


def samples(position: ConfuciusPosition, seat: int, count: int) -> list[ConfuciusPosition]:
    """So many samples of what the seat sees."""
    chance, view = Chance("samples"), position.view(seat)
    return [BRAIN.sample(view, seat, chance) for _ in range(count)]


def best(position: ConfuciusPosition) -> str:
    """The action that looks best to the seat to act."""
    legal = position.legal()
    weights = BRAIN.weigh(position, legal)
    return str(legal[max(range(len(legal)), key=lambda index: weights[index])])


def weight(position: ConfuciusPosition, notation: str) -> float:
    """How good that action looks."""
    return BRAIN.weigh(position, [parse(notation)])[0]


def check_pieces(sample: ConfuciusPosition) -> None:
    """Everything printed is there once, or has left the game."""
    held = [*sample.hands, *sample.laid, sample.discards]
    for kind in range(3):
        assert sum(hand[kind] for hand in held) + sample.deck.count(kind + 1) == CARDS_OF_A_KIND
    assert not any(hand[3] for hand in held)
    tiles = Counter(cost for row in sample.officials for cost in row if cost > 0)
    assert tiles + Counter(sample.officials_left) <= Counter(OFFICIALS)
    rewards = Counter(card for hand in (*sample.rewards, sample.reward_deck) for card in hand)
    assert rewards <= Counter(REWARDS)
    assert "insult" not in rewards or not any(sample.insulted)
    stack = Counter([*sample.candidates_left, *[sample.candidate][: sample.candidate != ""]])
    assert stack <= Counter(CANDIDATES)
    assert sum(sample.yard) + sum(sample.ocean) + sample.junks == JUNKS
    assert all(hand == sorted(hand) for hand in sample.rewards)


@pytest.mark.parametrize("number", quick_of(60, 6))
def test_nothing_is_lost_or_made(number: int) -> None:
    for position in played(number, every=25):
        for seat in position.playing:
            for sample in samples(position, seat, 2):
                check_pieces(sample)


@pytest.mark.parametrize("number", quick_of(40, 4))
def test_whoever_has_announced_something_can_pay_for_it(number: int) -> None:
    """And holds the reward that it is playing."""
    dice = random.Random(number)
    seats, options = variant(number)
    position = start(seats, options, f"paying {number}")
    while position.turn is not None:
        if position.phase == "pay" and dice.randrange(5) == 0:
            watching = dice.choice([seat for seat in position.playing if seat != position.turn])
            for sample in samples(position, watching, 2):
                assert sample.legal()
                sample.apply(sample.legal()[0])
        position.apply(pick(position.legal(), dice, KEEN[number % len(KEEN)]))


@pytest.mark.parametrize("number", [4, pytest.param(8, marks=pytest.mark.fuzz)])
def test_all_that_is_hidden_is_dealt_everywhere_alike(number: int) -> None:
    """Cards to hands and both ends of the deck, tiles to the stack, rewards to hands and their stack."""
    position = next(position for position in played(number, every=3) if tells_little(position))
    viewer = next(seat for seat in position.playing if not position.rewards[seat])
    rivals = [seat for seat in range(position.seats) if seat != viewer]
    found = samples(position, viewer, SAMPLES)

    hands = [{f"hand {seat}": in_words(sample.hands[seat]) for seat in rivals} for sample in found]
    cards = Counter(str(kind) for kind in position.deck)
    cards.update(word for seat in rivals for word in in_words(position.hands[seat]))
    check_alike(hands, cards)
    check_stacks(hands, [[str(kind) for kind in sample.deck] for sample in found], cards)

    tiles = Counter(str(cost) for cost in position.officials_left)
    check_stacks([{}] * SAMPLES, [[str(cost) for cost in sample.officials_left] for sample in found], tiles)

    holders = [seat for seat in rivals if position.rewards[seat]]
    gained = [{f"rewards {seat}": sample.rewards[seat] for seat in holders} for sample in found]
    rewards = Counter([*position.reward_deck, *[card for held in position.rewards for card in held]])
    check_alike(gained, rewards)
    check_stacks(gained, [sample.reward_deck for sample in found], rewards)


def check_stacks(held: list[dict[str, list[str]]], stacks: list[list[str]], pool: Counter[str]) -> None:
    """Both ends of the stack get all kinds alike; it and what is held is the whole pool."""
    check_alike([{"first": stack[:1], "last": stack[-1:]} for stack in stacks], pool)
    check_all_dealt([{**hands, "stack": stack} for hands, stack in zip(held, stacks, strict=True)], pool)


def tells_little(position: ConfuciusPosition) -> bool:
    """Whether rewards are held, hands cannot be deduced any more, and nothing has left the game."""
    tiles = sum(cost > 0 for row in position.officials for cost in row) + len(position.officials_left)
    rewards = sum(map(len, position.rewards)) + len(position.reward_deck)
    whole = (tiles, rewards) == (sum(OFFICIALS.values()), len(REWARDS))
    return position.phase == "turn" and whole and any(position.rewards) and not all(position.rewards)


def in_words(hand: list[int]) -> list[str]:
    """The money cards of a hand, one by one."""
    return [str(kind) for kind in (1, 2, 3) for _ in range(hand[kind - 1])]


def test_first_hands_are_known_until_somebody_draws() -> None:
    position = start(4, DEFAULTS, "first hands")
    assert all(sample.hands == [[1, 1, 1, 0]] * 4 for sample in samples(position, 0, 5))
    first = position.turn or 0
    others = [seat for seat in range(4) if seat != first]
    paid = position.copy()
    play(paid, "junks 2", "pay 3")
    assert all(sample.hands[first] == [1, 1, 0, 0] for sample in samples(paid, others[0], 5))
    play(position, "tax")
    found = samples(position, others[0], 40)
    assert all(sample.hands[seat] == [1, 1, 1, 0] for sample in found for seat in others)
    assert len({tuple(sample.hands[first]) for sample in found}) > 3


def test_an_insult_is_played_once() -> None:
    position = scene(insulted={"B": 1}, rewards={"B": "gift", "C": "cash"}, reward_deck="extra recruit")
    for sample in samples(position, 0, 30):
        assert "insult" not in [card for hand in (*sample.rewards, sample.reward_deck) for card in hand]


def test_the_stack_of_candidates_follows_from_what_stands() -> None:
    """Of three named ones one lies open, one has come to its ministry: the other one is next."""
    position = scene(hubu="3 0A! . . . . .", candidate="bingbu", candidates="any any any gongbu")
    for sample in samples(position, 0, 10):
        assert sample.candidates_left == ["any", "any", "any", "gongbu"]


VOYAGE: Facts = {"yard": {"A": 5}, "hands": {"A": "111"}, "distant_chits": (2, 3, 4, 3, 2)}
TAKEN: Facts = {**VOYAGE, "visited": {"arabia": "B"}}
ALMOST: Facts = {"hubu": "3A! 2A! 4B! 5B! 4C 3D 2"}
CLOSE: Facts = {"hubu": "3A! 2A! 4B! 5B! . . 2", "hands": {"A": "23"}}
VASE: Facts = {"students": "CB", "gifts": "A3"}
CARDS: Facts = {"hands": {"A": "13"}, "cubes": "3000"}
LAST_BOX: Facts = {"hands": {"A": "3333"}, "colonies": {"A": 1}, "armies": {"mongolia": "A.A"}, "wall": 5}
GIVEN: Facts = {"students": "A.", "gifts": "A1B B1A C1A"}
ALONE: Facts = {**GIVEN, "hands": {"A": "2"}, "cubes": "1000", "passed": "BCD"}
TAXED: Facts = {"cubes": "1333", "commercial": "A", "box": {"A": "tax"}}
LAST_CUBE: Facts = {**TAXED, "hands": {"A": ""}, "gifts": "A1-"}
LAST_ROUND: Facts = {"wall": 8, "round": 9, "cubes": "0000", "colonies": {"A": 1}}


@pytest.mark.parametrize(
    ("facts", "announced", "chosen"),
    [
        # a gift is given while it brings cubes for many rounds
        ({"round": 1, "wall": 0, "hands": {"A": ""}}, "", "give 1"),
        # a payment wastes nothing
        ({"hands": {"A": "1233"}, "hubu": "3 . . . . . ."}, "bribe hubu 1", "pay 3"),
        ({"hands": {"A": "1233"}, "yard": {"A": 3}}, "voyage 3", "pay 1"),
        (VOYAGE, "", "voyage 5 "),
        ({**LAST_BOX, "round": 6}, "", "invade mongolia 2"),
        # the only student is examined
        (ALONE, "", "force"),
        # nobody gives a marker away for nothing, nor where that only puts off using up the cubes
        ({"cubes": "0333", "hubu": "3A 2B . . . . ."}, "", "pass"),
        ({**LAST_CUBE, "hubu": "3A! 2B! 4B 5B 4C 3C 2C"}, "", "nothing"),
        # a reward that brings points is not forgotten at the end
        ({"rewards": {"A": "insult"}, **LAST_ROUND}, "", "card insult"),
    ],
)
def test_what_looks_best(facts: Facts, announced: str, chosen: str) -> None:
    position = scene(**facts)
    if announced:
        play(position, announced)
    assert best(position).startswith(chosen)


@pytest.mark.parametrize(
    ("facts", "better", "others", "worse"),
    [
        # a ministry is closed by whom that makes Minister
        (ALMOST, "bribe hubu 7", {"turn": "D"}, "bribe hubu 7"),
        # the third marker against two is worth more than the fourth against one
        (CLOSE, "bribe hubu 7", {"hubu": "3A! 2A! 4A! 5B! . . 2"}, "bribe hubu 7"),
        # a voyage takes the best chit
        (VOYAGE, "voyage 5 arabia", {}, "voyage 5 india"),
        (TAKEN, "voyage 5 spice", {}, "voyage 5 arabia"),
        # an examination for another is worth less than cards; a vase beside the own student beats one alone
        ({"students": "B."}, "tax", {}, "force"),
        ({**VASE, "students": "AB"}, "petition vase orange", VASE, "petition vase orange"),
        # dear cards are given up for many
        (CARDS, "commercial 1 3", {}, "commercial none"),
        (CARDS, "commercial 3", {}, "commercial 1"),
    ],
)
def test_what_looks_better(facts: Facts, better: str, others: Facts, worse: str) -> None:
    assert weight(scene(**facts), better) > weight(scene(**{**facts, **others}), worse)


def test_what_looks_bad() -> None:
    """A ministry is not closed for others, a gift not given in the last round."""
    assert weight(scene(**ALMOST), "bribe hubu 7") > 0
    assert not best(scene(round=9, wall=8, hands={"A": ""})).startswith("give 1")


def test_cards_are_laid_to_win_and_not_for_others() -> None:
    position = scene("favour", turn="D", students="AB", hands={"A": "233", "B": "1", "C": "123", "D": "3"})
    play(position, "nothing")
    laid: dict[int | None, str] = {}
    while position.phase == "tutor":
        seat = position.turn
        laid[seat] = best(position)
        play(position, laid[seat])
    assert laid[3].endswith("3")  # its only card
    assert (laid[0], laid[1]) == ("tutor red 3", "tutor orange 1")
    assert laid[2] in ("tutor red 1", "tutor orange 1")


@pytest.mark.parametrize(
    ("more", "less"),
    [
        ({"hubu": "3A 2A 4B . . . ."}, {"hubu": "3A 2B 4B . . . ."}),
        ({"hubu": "3A! 2A! 4B . . . ."}, {"hubu": "3A 2A 4B . . . ."}),
        ({"yard": {"A": 4}}, {"yard": {"A": 1}}),
        ({"armies": {"annam": "AB"}}, {"armies": {"mongolia": "A.."}}),
        ({"rewards": {"A": "cash"}}, {}),
        ({"hands": {"A": "2233"}}, {"hands": {"A": "2"}}),
        ({"gifts": "A1B B1A"}, {}),
        ({"students": "A."}, {}),
    ],
)
def test_more_is_worth_more(more: Facts, less: Facts) -> None:
    assert BRAIN.worth(scene(**more))[0] > BRAIN.worth(scene(**less))[0]


def test_who_left_is_behind_everybody() -> None:
    position = scene(scores={"B": 9})
    for seat in (1, 0, 2):
        position.resign(seat)
    worths = BRAIN.worth(position)
    assert sorted(range(4), key=lambda seat: worths[seat]) == [1, 0, 2, 3]
