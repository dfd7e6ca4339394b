"""Lessons: the data are right, and however somebody chooses, each step is told once, and where it is true."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from typing import Any

import pytest

from games import game as find_game
from games.confucius.components import AVAILABLE, NOBODY
from games.engine import Event, Position
from games.engine.choices import fitting
from games.engine.lessons import MOST_ADVICE, advised, lesson
from tests.support.games.lessons import PLAYS, TAUGHT, Told, play, whole

MATCHES = 20
"""For the advice."""

MOST_PRESSES = 40
"""Answers and Confirms of the person while the lesson goes on."""


def about(named: str, events: Sequence[Event], position: Position, seat: int = 0) -> bool:
    """The slow way: the names, and whom each event is about, seen from that seat."""
    name, _, whose = named.partition(" ")
    for event in events:
        if type(event).__name__ != name:
            continue
        values = [getattr(event, field, None) for field in ("seat", "colour", "owner")]
        who = next((value for value in values if isinstance(value, int)), None)
        if not whose or (who is not None and (who % position.seats == seat) == (whose == "own")):
            return True
    return False


def causes(named: str, position: Position, actions: Sequence[Any]) -> bool:
    for action in actions:
        after = position.copy()
        if about(named, [event.view(0) for event in after.apply(action)], position):
            return True
    return False


def official(view: Any) -> bool:
    """Whether the person has one in an open ministry."""
    return any(view.own_officials(0))


SAID: Mapping[str, Callable[[Any], bool]] = {
    "china-draw": lambda view: len(view.hands[0]) < 3,
    "china-end": lambda view: view.end == "",
    "china-second": lambda view: view.placed == 1 < view.allowed,
    "confucius-army": lambda view: view.stock[0] + view.colonies[0] > 0,
    "confucius-buy": lambda view: view.gifts[0].count(AVAILABLE) < 6,
    "confucius-card": lambda view: any(view.rewards[0]),
    "confucius-chief": lambda view: view.chief == 0,
    "confucius-discard": lambda view: sum(view.hands[0]) > 4,
    "confucius-favour": lambda view: view.chief == 0 and all(view.passed),
    "confucius-give": lambda view: AVAILABLE in view.gifts[0],
    "confucius-goal": lambda view: not any(cell[0] for cell in view.box),
    "confucius-influence": lambda view: (
        len(there := Counter(who for who in view.influence if who != NOBODY)) > 2
        and there[0] == min(there.values())
    ),
    "confucius-nominate": lambda view: NOBODY in view.students and view.round > 1,
    "confucius-pass": lambda view: view.cubes[0] == 0,
    "confucius-pay": lambda view: view.announced != "",
    "confucius-place": lambda view: view.candidate != "",
    "confucius-secure": official,
    "confucius-tutor": lambda view: NOBODY not in view.students and len(set(view.students)) == 2,
    "confucius-voyage": lambda view: view.yard[0] > 0,
    "dayunhe-calm": lambda view: any(view.wall),
    "dayunhe-city": lambda view: sum(owner == 0 for owner in canals(view)) > len(view.city[0]),
    "dayunhe-do": lambda view: view.revealed[0],
    "dayunhe-espionage": lambda view: (
        not all(up for up, stack in zip(view.up[0], view.stacks[0], strict=True) if stack)
    ),
    "dayunhe-fork": lambda view: view.start == 0,
    "dayunhe-price": lambda view: view.warehouses[0].count("unrest") >= 2,
    "dayunhe-remove": lambda view: "unrest" in view.tiles,
    "qin-can-join": lambda view: len(view.provinces) > 1,
    "qin-can-village": lambda view: (
        len(view.villages) < len(view.side.villages) or set(view.villages.values()) != {0}
    ),
    "yunnan-build": lambda view: any(kind[0] for kind in view.stock),
    "yunnan-convert": lambda view: view.incomes[0] > 0,
    "yunnan-displace": lambda view: any(
        count and view.influence[colour] < view.influence[0]
        for colour, count in enumerate(view.traders[view.arrived])
    ),
    "yunnan-passed": lambda view: view.phase == "bid",
    "yunnan-travel": lambda view: any(map(sum, view.traders)),
    "yunnan-yard": lambda view: any(kind[0] for kind in view.reserve),
}
"""What sentences say of the person's view besides their conditions; the person has seat and colour 0."""


def canals(view: Any) -> list[int]:
    """Whose canals lie on the map."""
    return [owner for kind, owner in zip(view.tiles, view.owners, strict=True) if kind not in ("", "unrest")]


def check(told: Told, game: str) -> None:
    step, view = told.step, told.before
    assert SAID.get(f"{game}-{step.id}", lambda _: True)(view), step.id
    assert told.turn >= step.turn
    if step.phase:
        assert view.phase == step.phase  # type: ignore[attr-defined]  # of games that have some
    if told.question is not None:
        assert step.ask in ("", told.question.slot)
        actions = fitting(view.legal(), told.question.given)
        if step.offers:
            slots = [{slot.name: slot.value for slot in action.slots()} for action in actions]
            assert {each.get(told.question.slot) for each in slots} & set(step.offers.split())
        assert not step.can or causes(step.can, view, actions)
        return
    assert not step.did or about(step.did, told.events, view)
    if step.could:
        assert not about(step.could, told.events, view)
        assert causes(step.could, view, view.legal())


@pytest.mark.parametrize("name", TAUGHT)
def test_however_somebody_chooses_each_step_is_told_once_and_where_it_is_true(name: str) -> None:
    found = lesson(find_game(name))
    assert found is not None
    reached: set[str] = set()
    for number in range(PLAYS):
        log, presses = play(name, number)
        assert presses <= MOST_PRESSES
        ids = Counter(told.step.id for told in log)
        assert set(ids.values()) <= {1}
        assert log[0].step == found.step[0]  # the goal
        for told in log:
            check(told, name)
        reached |= set(ids)
    assert reached == {step.id for step in found.step}


@pytest.mark.parametrize("name", TAUGHT)
def test_the_person_begins_and_hears_of_the_goal_first(name: str) -> None:
    found = lesson(find_game(name))
    assert found is not None
    assert len(found.step) >= 6
    game = find_game(name)
    position = game.start(found.seats, game.complete(found.seats, found.options), found.seed)
    assert position.to_act() == 0
    assert not found.step[0].answers


TRUE_AT_THE_END: Mapping[str, Callable[[Any, int], bool]] = {
    "confucius-give": lambda end, seat: not any(holder >= 0 for holder in end.gifts[seat]),
    "confucius-nominate": lambda end, seat: seat not in end.students,
    "confucius-voyages": lambda end, seat: sum(first == seat for first in end.first) < len(end.first),
    "dayunhe-city": lambda end, seat: not end.city[seat],
    "dayunhe-unrest": lambda end, seat: "unrest" in end.tiles,
    "qin-village": lambda end, seat: seat not in end.villages.values(),
    "yunnan-build": lambda end, seat: (
        not any(posts[seat] for posts in end.posts) and seat not in end.teahouses
    ),
}
"""What advice says besides its conditions, as it is seen at the end."""


@pytest.mark.parametrize("name", TAUGHT)
def test_each_piece_of_advice_can_be_given_and_is_true(name: str) -> None:
    found = lesson(find_game(name))
    assert found is not None
    given: set[str] = set()
    for number in range(MATCHES):
        told = whole(name, 3, number)
        end, events = told.end, list(chain.from_iterable(told.turns))
        outcome = end.outcome()
        assert outcome is not None
        for seat, result in enumerate(outcome.seats):
            chosen = advised(found, seat, end, events)
            assert len(chosen) <= MOST_ADVICE
            for advice in chosen:
                if advice.never:
                    assert not about(advice.never, events, end, seat)
                else:
                    assert any(
                        each.sources[advice.less] > result.sources[advice.less] for each in outcome.seats
                    )
                if (true := TRUE_AT_THE_END.get(f"{name}-{advice.id}")) is not None:
                    assert true(end, seat), advice.id
            given |= {advice.id for advice in chosen}
    assert given == {advice.id for advice in found.advice}
