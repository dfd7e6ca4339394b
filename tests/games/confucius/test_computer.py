"""The computer player of Confucius: its samples lose and make nothing, it deduces, it sees the obvious."""

import random
from collections import Counter

import pytest

from games.confucius.computer import BRAIN
from games.confucius.notation import parse
from games.confucius.position import ConfuciusPosition, start
from games.engine import Chance
from tests.games.confucius.printed import CANDIDATES, CARDS_OF_A_KIND, JUNKS, OFFICIALS, REWARDS
from tests.games.confucius.random_positions import KEEN, pick, played, variant
from tests.games.confucius.scenes import DEFAULTS, play, scene
from tests.games.fairness import SAMPLES, check_alike, check_all_dealt


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


# ── samples ──────────────────────────────────────────────────────────────────────────────────────────


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


@pytest.mark.parametrize(
    "number", [pytest.param(number, marks=[pytest.mark.fuzz] if number % 10 else []) for number in range(60)]
)
def test_nothing_is_lost_or_made(number: int) -> None:
    for position in played(number, every=25):
        for seat in position.playing:
            for sample in samples(position, seat, 2):
                check_pieces(sample)


@pytest.mark.parametrize(
    "number", [pytest.param(number, marks=[pytest.mark.fuzz] if number % 10 else []) for number in range(40)]
)
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


def test_samples_differ() -> None:
    found = samples(scene(hands={"B": "123"}), 0, 30)
    assert len({tuple(sample.hands[1]) for sample in found}) > 5
    assert len({tuple(sample.deck) for sample in found}) == 30
    assert len({tuple(sample.officials_left) for sample in found}) == 30
    assert len({tuple(sample.reward_deck) for sample in found}) == 30
    assert len({tuple(sample.candidates_left) for sample in found}) == 2
    assert len({sample.chance.seed for sample in found}) == 30


@pytest.mark.parametrize("number", [4, pytest.param(8, marks=pytest.mark.fuzz)])
def test_all_that_is_hidden_is_dealt_everywhere_alike(number: int) -> None:
    """Cards to hands and both ends of the deck, tiles to the stack, rewards to hands and their stack."""
    position = next(position for position in played(number, every=3) if tells_little(position))
    viewer = next(seat for seat in position.playing if not position.rewards[seat])
    rivals = [seat for seat in range(position.seats) if seat != viewer]
    found = samples(position, viewer, SAMPLES)

    hands = [{f"hand {seat}": in_words(sample.hands[seat]) for seat in rivals} for sample in found]
    decks = [[str(kind) for kind in sample.deck] for sample in found]
    cards = Counter(str(kind) for kind in position.deck)
    cards.update(word for seat in rivals for word in in_words(position.hands[seat]))
    check_alike(hands, cards)
    check_alike([{"first": deck[:1], "last": deck[-1:]} for deck in decks], cards)
    check_all_dealt([{**held, "deck": deck} for held, deck in zip(hands, decks, strict=True)], cards)

    left = [[str(cost) for cost in sample.officials_left] for sample in found]
    tiles = Counter(str(cost) for cost in position.officials_left)
    check_alike([{"first": stack[:1], "last": stack[-1:]} for stack in left], tiles)
    check_all_dealt([{"stack": stack} for stack in left], tiles)

    holders = [seat for seat in rivals if position.rewards[seat]]
    gained = [{f"rewards {seat}": sample.rewards[seat] for seat in holders} for sample in found]
    stacks = [sample.reward_deck for sample in found]
    rewards = Counter([*position.reward_deck, *[card for held in position.rewards for card in held]])
    check_alike(gained, rewards)
    check_alike([{"first": stack[:1], "last": stack[-1:]} for stack in stacks], rewards)
    check_all_dealt([{**held, "stack": stack} for held, stack in zip(gained, stacks, strict=True)], rewards)


def tells_little(position: ConfuciusPosition) -> bool:
    """Whether rewards are held, hands cannot be deduced any more, and nothing has left the game."""
    tiles = sum(cost > 0 for row in position.officials for cost in row) + len(position.officials_left)
    rewards = sum(map(len, position.rewards)) + len(position.reward_deck)
    return (
        position.phase == "turn"
        and tiles == sum(OFFICIALS.values())
        and rewards == len(REWARDS)
        and len(position.reward_deck) < rewards
        and not all(position.rewards)
    )


def in_words(hand: list[int]) -> list[str]:
    """The money cards of a hand, one by one."""
    return [str(kind) for kind in (1, 2, 3) for _ in range(hand[kind - 1])]


def test_first_hands_are_known_until_somebody_draws() -> None:
    position = start(4, DEFAULTS, "first hands")
    assert all(sample.hands == [[1, 1, 1, 0]] * 4 for sample in samples(position, 0, 5))
    first = position.turn
    assert first is not None
    play(position, "tax")
    others = [seat for seat in range(4) if seat != first]
    found = samples(position, others[0], 40)
    assert all(sample.hands[seat] == [1, 1, 1, 0] for sample in found for seat in others)
    assert len({tuple(sample.hands[first]) for sample in found}) > 3


def test_what_was_paid_in_the_first_round_is_missing_from_a_hand() -> None:
    position = start(3, DEFAULTS, "first payment")
    payer = position.turn
    assert payer is not None
    play(position, "junks 2", "pay 3")
    viewer = (payer + 1) % 3
    assert all(sample.hands[payer] == [1, 1, 0, 0] for sample in samples(position, viewer, 5))


def test_an_insult_is_played_once() -> None:
    position = scene(insulted={"B": 1}, rewards={"B": "gift", "C": "cash"}, reward_deck="extra recruit")
    for sample in samples(position, 0, 30):
        assert "insult" not in [card for hand in (*sample.rewards, sample.reward_deck) for card in hand]


def test_the_stack_of_candidates_follows_from_what_stands() -> None:
    """Of three named ones one lies open, one has come to its ministry: the other one is next."""
    position = scene(hubu="3 0A! . . . . .", candidate="bingbu", candidates="any any any gongbu")
    for sample in samples(position, 0, 10):
        assert sample.candidates_left == ["any", "any", "any", "gongbu"]


# ── the rule of thumb ────────────────────────────────────────────────────────────────────────────────


def test_a_gift_is_given_while_it_brings_cubes_for_many_rounds() -> None:
    early, late = scene(round=1, wall=0, hands={"A": ""}), scene(round=9, wall=8, hands={"A": ""})
    assert best(early).startswith("give 1")
    assert not best(late).startswith("give 1")


def test_a_payment_wastes_nothing() -> None:
    position = scene(hands={"A": "1233"}, hubu="3 . . . . . .")
    play(position, "bribe hubu 1")
    assert best(position) == "pay 3"
    position = scene(hands={"A": "1233"}, yard={"A": 3})
    play(position, "voyage 3")
    assert best(position) == "pay 1"


def test_a_ministry_is_closed_by_whom_that_makes_minister() -> None:
    almost = "3A! 2A! 4B! 5B! 4C 3D 2"
    equal, weak = scene(hubu=almost), scene(turn="D", hubu=almost)
    assert weight(equal, "bribe hubu 7") > 0 > weight(weak, "bribe hubu 7")


def test_the_third_marker_against_two_is_worth_more_than_the_fourth_against_one() -> None:
    close = scene(hubu="3A! 2A! 4B! 5B! . . 2", hands={"A": "23"})
    clear = scene(hubu="3A! 2A! 4A! 5B! . . 2", hands={"A": "23"})
    assert weight(close, "bribe hubu 7") > weight(clear, "bribe hubu 7")


def test_a_voyage_takes_the_best_chit() -> None:
    position = scene(yard={"A": 5}, hands={"A": "111"}, distant_chits=(2, 3, 4, 3, 2))
    assert best(position).startswith("voyage 5 ")
    assert weight(position, "voyage 5 arabia") > weight(position, "voyage 5 india")
    taken = scene(yard={"A": 5}, hands={"A": "111"}, visited={"arabia": "B"}, distant_chits=(2, 3, 4, 3, 2))
    assert weight(taken, "voyage 5 arabia") < weight(taken, "voyage 5 spice")


def test_the_last_box_of_an_invasion_is_taken() -> None:
    position = scene(hands={"A": "3333"}, colonies={"A": 1}, armies={"mongolia": "A.A"}, wall=5, round=6)
    assert best(position) == "invade mongolia 2"


def test_the_only_student_is_examined() -> None:
    position = scene(students="A.", hands={"A": "2"}, cubes="1000", passed="BCD", gifts="A1B B1A C1A")
    assert best(position) == "force"
    assert weight(scene(students="B."), "force") < weight(scene(students="B."), "tax")


def test_a_vase_beside_the_own_student_beats_one_alone() -> None:
    beside = scene(students="AB", gifts="A3")
    alone = scene(students="CB", gifts="A3")
    assert weight(beside, "petition vase orange") > weight(alone, "petition vase orange")


def test_cards_are_laid_to_win_and_not_for_others() -> None:
    position = scene("favour", turn="D", students="AB", hands={"A": "233", "B": "1", "C": "123", "D": "3"})
    play(position, "nothing")
    assert position.turn == 3
    assert best(position).endswith("3")  # its only card
    play(position, best(position))
    while position.turn != 0 and position.phase == "tutor":
        before = sum(position.hands[position.turn or 0])
        chosen = best(position)
        assert before < 2 or chosen in ("tutor red 1", "tutor orange 1")
        play(position, chosen)


def test_nobody_gives_a_marker_away_for_nothing() -> None:
    position = scene(cubes="0333", hubu="3A 2B . . . . .")
    assert best(position) == "pass"
    # Nor where it changes nothing and puts off using up the cubes.
    facts = {"cubes": "1333", "commercial": "A", "box": {"A": "tax"}, "hands": {"A": ""}, "gifts": "A1-"}
    full = scene(hubu="3A! 2B! 4B 5B 4C 3C 2C", **facts)  # type: ignore[arg-type]  # two kinds of facts
    assert "transfer hubu 1 C" in map(str, full.legal())
    assert best(full) == "nothing"


def test_dear_cards_are_given_up_for_many() -> None:
    position = scene(hands={"A": "13"}, cubes="3000")
    assert weight(position, "commercial 1 3") > weight(position, "commercial none")
    assert weight(position, "commercial 3") > weight(position, "commercial 1")


def test_a_reward_that_brings_points_is_not_forgotten_at_the_end() -> None:
    position = scene(rewards={"A": "insult"}, colonies={"A": 1}, wall=8, round=9, cubes="0000")
    assert best(position) == "card insult"


# ── what a position promises ─────────────────────────────────────────────────────────────────────────


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
def test_more_is_worth_more(more: dict[str, object], less: dict[str, object]) -> None:
    assert BRAIN.worth(scene(**more))[0] > BRAIN.worth(scene(**less))[0]  # type: ignore[arg-type] # by hand


def test_who_left_is_behind_everybody() -> None:
    position = scene(scores={"B": 9})
    position.resign(1)
    position.resign(0)
    position.resign(2)
    worths = BRAIN.worth(position)
    assert sorted(range(4), key=lambda seat: worths[seat]) == [1, 0, 2, 3]
