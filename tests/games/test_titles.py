"""Titles: each can come up, is true counted in another way, and is no second seat's."""

import random
from collections.abc import Callable, Mapping
from itertools import chain
from typing import Any

import pytest

from games import game as find_game
from games.engine import Event, Seat
from games.engine.lessons import Title, advised, lesson
from games.engine.titles import MOST, Given, Told, titles, true_titles
from tests.support.games.every import every_variant
from tests.support.games.lessons import TAUGHT, whole

MATCHES, MORE = 4, 60


def acts(told: Told, seat: Seat, named: str) -> list[int]:
    """The slow way: in which turns the seat caused that, an entry for each time, off the events' fields."""
    name, found = named.removesuffix(" own"), []
    for number, turn in enumerate(told.turns):
        for event in turn:
            who = getattr(event, "colour", None) if hasattr(event, "colour") else None
            who = who if isinstance(who, int) else getattr(event, "seat", None)
            if event.__class__.__name__ == name and who is not None and who >= 0:
                found += [number] * (who % told.end.seats == seat)
    return found


def holds(title: Title, told: Told, seat: Seat) -> bool:
    end: Any = told.end
    outcome = end.outcome()
    own = outcome.seats[seat].sources
    there = acts(told, seat, title.did or title.never)
    times = max(map(there.count, there), default=0) if title.at_once else len(there)
    return (
        (not title.did or times >= title.times)
        and (not title.never or not there)
        and (not title.won or (outcome.seats[seat].rank == 1 and len(outcome.winners) == 1))
        and (not title.without or own[title.without] == 0)
        and (
            not title.outweighs
            or 2 * own[title.outweighs] > sum(result.sources[title.outweighs] for result in outcome.seats)
        )
    )


SEEN: Mapping[str, Callable[[Any, Seat], bool]] = {
    "qin-villages": lambda end, seat: (
        2 * sum(who == seat for who in end.villages.values()) > len(end.villages)
    ),
    "yunnan-teahouses": lambda end, seat: (
        2 * sum(who % end.seats == seat for who in end.teahouses if who >= 0)
        > sum(who >= 0 for who in end.teahouses)
    ),
}
"""What is seen of a title on the last board."""


def won(told: Told, seat: Seat) -> dict[str, bool]:
    """The general titles, from each seat's standing."""
    own = [standing[seat] for standing in told.standings]
    best = [max(standing[:seat] + standing[seat + 1 :]) for standing in map(list, told.standings)]
    worst = [min(standing[:seat] + standing[seat + 1 :]) for standing in map(list, told.standings)]
    quarter, half = len(own) // 4, len(own) // 2
    return {
        "turned": own[half] < worst[half],
        "doubled": best[-1] > 0 and own[-1] / best[-1] >= 2,
        "tie-break": own[-1] == best[-1],
        "by-one": own[-1] - best[-1] == 1,
        "throughout": [mine > other for mine, other in zip(own, best, strict=True)][quarter:]
        == [True] * (len(own) - quarter),
    }


def check(name: str, number: int) -> list[Given]:
    """Of that match all titles, each found true, and none left out."""
    game = find_game(name)
    found = lesson(game)
    assert found is not None
    seats = random.Random(number).randint(game.min_seats, game.max_seats)
    told = whole(name, seats, number)
    outcome = told.end.outcome()
    assert outcome is not None
    wanted = set()
    for title in found.title:
        holders = [seat for seat in range(seats) if holds(title, told, seat)]
        wanted |= {(seat, title.id, False) for seat in holders if len(holders) == 1}
    if len(outcome.winners) == 1:
        (winner,) = outcome.winners
        wanted |= {(winner, id, True) for id, true in won(told, winner).items() if true}
    given = true_titles(game, told)
    assert {(each.seat, each.id, each.general) for each in given} == wanted
    for each in given:
        seen = SEEN.get(f"{name}-{each.id}")
        assert seen is None or seen(told.end, each.seat), each
    shown = titles(game, told, range(1, seats))
    assert len({each.seat for each in shown}) == len(shown) <= MOST
    assert shown == sorted(shown, key=lambda each: each.rare)
    for each in given:  # what is not shown gives way to rarer ones, or nobody may have it
        rarer = [other for other in shown if other.rare <= each.rare]
        assert each.seat == 0 or each.seat in {other.seat for other in rarer} or len(rarer) == MOST
    return given


@pytest.mark.parametrize("name", TAUGHT)
def test_titles_are_true_and_the_rarest_come_first(name: str) -> None:
    for number in range(MATCHES):
        check(name, number)


@every_variant
def test_with_every_option_titles_and_advice_ask_for_what_is_counted(
    name: str, seats: int, options: dict[str, str]
) -> None:
    """Or say nothing of it: a series of Qin counts by its games, not by what the pagodas stand on."""
    game = find_game(name)
    found = lesson(game)
    assert found is not None
    told = whole(name, seats, 0, options)
    outcome = told.end.outcome()
    assert outcome is not None
    counted, *others = (list(result.sources) for result in outcome.seats)
    assert others == [counted] * (seats - 1)  # the card of the end shows them side by side
    asks = {title.id: {title.outweighs, title.without} - {""} for title in found.title}
    asked = set(chain(*asks.values(), (advice.less for advice in found.advice if advice.less)))
    series = options.get("series") == "both"
    assert asked.isdisjoint(counted) if series else asked.issubset(counted)
    for each in true_titles(game, told):
        assert each.general or asks[each.id].issubset(counted)
    events = list(chain.from_iterable(told.turns))
    for seat in range(seats):
        given = {advice.less for advice in advised(found, seat, told.end, events)} - {""}
        assert given.issubset(counted)


@pytest.mark.fuzz
@pytest.mark.parametrize("name", TAUGHT)
def test_every_title_comes_up(name: str) -> None:
    found = lesson(find_game(name))
    assert found is not None
    given = chain.from_iterable(check(name, number) for number in range(MORE))
    assert {each.id for each in given if not each.general} == {title.id for title in found.title}


def test_whoever_left_gets_none_and_then_nobody_is_told_how_they_won() -> None:
    given, game = list[Given](), find_game("qin")
    for number in range(6):
        chance = random.Random(number)
        position = game.start(3, game.complete(3, {}), str(number))
        turns, standings = list[list[Event]](), [position.standing()]
        while position.to_act() is not None:
            if len(turns) == 20:
                position.resign(0)
            turns.append(position.apply(chance.choice(position.legal())))
            standings.append(position.standing())
        given += true_titles(game, Told(position, turns, standings))
    assert given
    assert all(each.seat != 0 and not each.general for each in given)


def test_who_alone_is_left_has_won_nothing_worth_telling() -> None:
    game = find_game("qin")
    position = game.start(3, game.complete(3, {}), "alone")
    turns, standings = [position.apply(position.legal()[0]) for _ in range(3)], [position.standing()] * 4
    for seat in (0, 1):
        position.resign(seat)
    assert true_titles(game, Told(position, turns, standings)) == []
