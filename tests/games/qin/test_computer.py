"""How computers play Qin: what they deal for what they cannot see, and what they like best."""

import random
from collections import Counter

import pytest

from games.engine import Chance
from games.engine.computer import Strength, choose
from games.engine.computer.budget import counted
from games.qin.components import KINDS, supply
from games.qin.computer import BRAIN
from games.qin.computer.weights import FINISH, Look
from games.qin.lay import lay_of
from games.qin.placing import Place, parse
from games.qin.position import QinPosition
from tests.support.games.fairness import check_hands
from tests.support.games.playing import quick_of
from tests.support.games.qin.random_positions import held, made_up, mixed, played
from tests.support.games.qin.scenes import scene
from tests.support.games.scenes import outcome

# ── samples ──────────────────────────────────────────────────────────────────────────────────────


def test_samples_differ_and_every_hidden_tile_can_be_anywhere() -> None:
    """Three tiles are hidden: each comes into the rival's hand in about a third of the samples."""
    position = scene("R- . Y-", hands="RB RR/YB", pile=["YY", "BB"])
    position.tiles = [0] * len(position.tiles)
    lie = dict(supply().mix)
    for tile in ("RB", "RR", "YB", "YY", "BB"):
        lie[tile] -= 1
    square = 26
    for tile, count in lie.items():  # everything else lies somewhere: where does not matter here
        for _ in range(count):
            position.number += 1
            for half in tile:
                position.tiles[square] = position.number
                position.grid[square] = half
                square += 1
    position.__dict__.pop("lay", None)
    chance = Chance("thirds")
    found = Counter(BRAIN.sample(position.view(0), 0, chance).hands[1][0] for _ in range(600))
    assert set(found) == {"YB", "YY", "BB"}
    assert all(150 <= count <= 250 for count in found.values())


@pytest.mark.parametrize("seed", range(2))
def test_every_hidden_tile_is_dealt_everywhere_alike(seed: int) -> None:
    """To each hand that the seat to act does not see, and to both ends of the pile."""
    position = next(position for position in played(seed) if position.number > 15)
    check_hands(BRAIN, position, lambda found: found.pile)


def test_a_rival_whose_turn_it_is_can_place_a_tile() -> None:
    """B is to act, so it was not passed over: its one tile is none that has no room on the board."""
    position = scene("RA RA . . RB RB", turn="B", hands="YB/RR")
    mixed(position)
    for place in (156, 157):
        position.grid[place] = position.grid[place] or "Y"
    room = {kind for kind in KINDS if lay_of(position).has_room(kind)}
    assert room
    assert room != set(KINDS)
    chance = Chance("able")
    for _ in range(100):
        assert BRAIN.sample(position.view(0), 0, chance).hands[1][0] in room


# ── the rule of thumb ────────────────────────────────────────────────────────────────────────────


def check_effects(position: QinPosition, some: int, dice: random.Random) -> int:
    """The pagodas foretold are those that the rules place, and so is an end. Returns what was compared."""
    legal = list(position.legal())
    look = Look(position)
    for action in dice.sample(legal, min(some, len(legal))):
        gains, _ = look.effect(action)
        after = position.copy()
        after.apply(action)
        ended = len(after.finished) > len(position.finished)
        reserves = after.finished[-1] if ended else after.reserves
        weight = look.weight(action)
        if 0 not in reserves:
            assert [left - gain for left, gain in zip(position.reserves, gains, strict=True)] == reserves
            assert abs(weight) < FINISH / 2
        elif position.series == "single":
            assert (weight > FINISH / 2) == (reserves[look.mover] == 0)
            assert (weight < -FINISH / 2) == (reserves[look.mover] != 0)
    return min(some, len(legal))


@pytest.mark.parametrize("seed", quick_of(60, 6))
def test_samples_and_forecasts_all_through_a_match(seed: int) -> None:
    """A sample deals the very tiles not in sight, whatever has been laid; pagodas are foretold as placed."""
    chance, dice = Chance(f"conserved {seed}"), random.Random(seed)
    compared = 0
    for position in played(seed, every=7):
        for seat in range(position.seats):
            assert held(BRAIN.sample(position.view(seat), seat, chance)) == held(position)
        compared += check_effects(position, 8, dice)
    strewn = (made_up(1000 * seed + number) for number in range(10))
    compared += sum(check_effects(position, 20, dice) for position in strewn if position.legal())
    assert compared > 50


@pytest.mark.parametrize(
    ("diagram", "hands", "best"),
    [
        pytest.param("R- . . Y-", "RY BB/RR", {"RY B1-C1"}, id="two provinces with one tile"),
        pytest.param("RA RA RA RA", "RB/RR", {"RB C2-B2", "RB C2-D2"}, id="a fifth square that takes C3"),
        pytest.param("RB RB . RA RA RA", "RB/RR", {"RB C1-C2"}, id="absorb a rival's province"),
    ],
)
def test_the_obvious_placement(diagram: str, hands: str, best: set[str]) -> None:
    """What gains most pagodas over the rival looks best."""
    position = scene(diagram, hands=hands)
    legal = position.legal()
    weights = BRAIN.weigh(position, legal)
    top = max(weights)
    assert {str(action) for action, weight in zip(legal, weights, strict=True) if weight == top} <= best


def weight(position: QinPosition, notation: str) -> float:
    return BRAIN.weigh(position, [parse(notation)])[0]


def test_signs_of_weights() -> None:
    # On the bird side C3 is a village: a province beside it brings a pagoda more than one far off.
    position = scene("R- . . . . . R-", at="B2", hands="RR RB/YB")
    assert weight(position, "RR B3-B4") > weight(position, "RR H3-H4") + 0.5
    # A rival's fifth square is not laid.
    assert weight(scene("RB RB RB RB", hands="RY/YB"), "RY E1-E2") < -0.5
    # A tile that only leaves loose squares looks bad.
    position = scene("R-", hands="RB YB/RR")
    assert weight(position, "YB B1-B2") < 0 < weight(position, "RB B1-C1")


def test_the_last_pagoda_wins_a_single_game_but_not_one_of_a_series() -> None:
    position = scene("R- . . Y-", hands="RR YY/BB", reserves=[1, 9])
    assert weight(position, "RR B1-B2") > FINISH
    position.series = "both"
    assert 0 < weight(position, "RR B1-B2") < FINISH / 2
    position.finished = [[20, 1]]  # behind by 19 after the first game, ahead by 8 at best in the second
    assert weight(position, "RR B1-B2") < -FINISH / 2
    position.finished = [[1, 20]]
    assert weight(position, "RR B1-B2") > FINISH / 2


def test_the_last_pagoda_of_a_seat_that_left_wins_for_who_is_ahead() -> None:
    position = scene("RC RC RC RC", seats=3, hands="RB/RY/", reserves=[3, 9, 1])
    position.resigned = [2]
    assert weight(position, "RB E1-E2") > FINISH / 2
    position.reserves = [9, 3, 1]
    assert weight(position, "RB E1-E2") < -FINISH / 2


# ── the worth ────────────────────────────────────────────────────────────────────────────────────


def test_a_province_that_a_rival_can_absorb_is_worth_less() -> None:
    safe = BRAIN.worth(scene("RA RA . . . RB RB RB"))
    threatened = BRAIN.worth(scene("RA RA . RB RB RB"))
    assert threatened[0] < safe[0]
    assert threatened[1] == safe[1]


def test_a_province_near_its_fifth_square_is_worth_more() -> None:
    two, three, four, five = (
        BRAIN.worth(scene("RA " * size, hands="RY/RB"))[0] - size // 5 for size in (2, 3, 4, 5)
    )
    assert two < three < four
    assert five > two


@pytest.mark.parametrize("seed", range(2))
def test_a_novice_beats_random_players(seed: int) -> None:
    """Ten of ten: what looks good is good."""
    for number in range(5):
        position = scene("R-", hands="RB YY BB/RR RY YB", pile=["RR", "YY", "BB"] * 22)
        chance = Chance(f"novice {seed} {number}")
        while position.turn is not None:
            strength: Strength = "novice" if position.turn == 0 else "random"
            place = choose(BRAIN, position.view(position.turn), strength, chance, counted(0))
            assert isinstance(place, Place)
            position.apply(place)
        assert outcome(position).winners == (0,)
