"""Positions in which moves are tried for all seats: `games.engine.contract.Position.imagine`."""

import random

import pytest

import games
from games.china.position import ChinaPosition
from games.confucius.money import guessed, not_held
from games.confucius.position import ConfuciusPosition
from games.engine import HIDDEN, Chance, Position
from games.yunnan.position import YunnanPosition
from tests.support.games.every import variants
from tests.support.games.leaks import encoded
from tests.support.games.playing import stops

TRIED = 15
"""So many actions are tried from each position."""


@pytest.mark.parametrize(("name", "seats", "options"), list(variants(one_for_so_many_seats=True)))
def test_anybody_can_be_imagined_to_act_and_nothing_hidden_counts(
    name: str, seats: int, options: dict[str, str]
) -> None:
    """On every view; then the match goes on, one seat or another acting."""
    game, brain = games.game(name), games.brain(name)
    dice, chance = random.Random(f"{name} {seats}"), Chance("imagined")
    position = game.start(seats, options, f"imagine {options}")
    for stop in stops(position, dice, 31, leaving=400 if seats > 2 else 0):
        for viewer in (None, *stop.playing):
            view = stop.view(viewer)
            other = brain.sample(view, viewer, chance).view(viewer)
            before = encoded(view)
            seat = dice.choice(stop.playing)
            one, two = view.imagine(seat), other.imagine(seat)
            assert encoded(one) == encoded(two)
            check_first(stop, view, one, seat)
            play_on(one, two, dice)
            assert encoded(view) == before


def check_first(position: Position, view: Position, imagined: Position, seat: int) -> None:
    """The seat is to act; who is to act has the choices that it really has, if it is its own view."""
    if imagined.turn is None:
        return
    if seat == position.turn and view.viewer == seat:
        assert list(imagined.legal()) == list(position.legal())
    elif seat == position.turn:
        assert set(position.legal()) <= set(imagined.legal())


def play_on(one: Position, two: Position, dice: random.Random) -> None:
    """There is always something to do, for whoever is to act, and it does the same whatever is hidden."""
    for _ in range(TRIED):
        legal = one.legal()
        if one.turn is None:
            return
        assert legal, encoded(one)
        action = dice.choice(legal)
        one.verify(action)
        one.final(action)
        assert encoded(one.apply(action)) == encoded(two.apply(action))
        assert encoded(one) == encoded(two)
        if dice.random() < 0.3 and one.turn is not None:
            seat = dice.choice(one.playing)
            one, two = one.imagine(seat), two.imagine(seat)


@pytest.mark.parametrize("name", games.NAMES)
def test_who_has_left_is_passed_over(name: str) -> None:
    """Whoever is to act stays so: no turn of a seat that has left will ever come."""
    game, dice = games.game(name), random.Random(name)
    position = game.start(3, game.complete(3, {}), "left")
    for number, stop in enumerate(stops(position, dice, 23)):
        gone = number % 3
        stop.resign(gone)
        for seat in stop.playing:
            assert stop.view(seat).imagine(gone).turn == stop.turn


def test_of_two_colours_the_one_that_comes_next_is_imagined() -> None:
    """Yunnan with two players, Bidding: after the colour to act, not from the beginning of the order."""
    position = games.game("yunnan").start(2, games.game("yunnan").complete(2, {}), "two colours")
    assert isinstance(position, YunnanPosition)
    order, owner = list(position.bid_order), position.owner
    position.apply(position.legal()[0])
    assert position.colour == order[1]
    seat = owner(order[0])
    following = next(colour for colour in (*order[2:], order[0]) if owner(colour) == seat)
    assert position.view(seat).imagine(seat).acting == following


def test_of_an_open_row_that_is_partly_known_only_what_is_known_is_drawn() -> None:
    """China, Cards: the rest of it may be anything, and one card that is known is enough to go on."""
    position = games.game("china").start(3, {}, "row").view(0).imagine(0)
    assert isinstance(position, ChinaPosition)
    position.phase, position.deck = "draw", []
    position.row = [HIDDEN, "R", HIDDEN, HIDDEN]
    assert [str(action) for action in position.legal()] == ["take R"]
    position.row = [HIDDEN] * 4
    assert len(position.legal()) > 1


def test_own_cards_that_are_drawn_meanwhile_count_only_where_fewer_are_known_than_asked_for() -> None:
    """Confucius, Money: hidden ones of others may always be any; nobody pays with own ones not drawn yet."""
    position = games.game("confucius").start(3, {}, "cards").view(0)
    assert isinstance(position, ConfuciusPosition)
    position.hands = [[1, 0, 0, 2], [0, 0, 0, 3], [0, 0, 0, 0]]
    assert [guessed(position, 0, least) for least in range(4)] == [0, 0, 0, 0]
    imagined = position.imagine(0)
    imagined.hands = position.hands
    assert [guessed(imagined, 0, least) for least in range(4)] == [0, 0, 2, 2]
    assert [guessed(imagined, seat) for seat in range(3)] == [0, 3, 0]
    imagined.hands[0] = [0, 0, 0, 2]
    assert not_held(imagined, 0, (0, 1, 0), least=1) is None
    assert not_held(imagined, 0, (0, 1, 0)) is not None
