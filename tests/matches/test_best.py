"""The best of some months in a server: counted again by hand, and only of those who show it."""

import random
from collections import Counter
from datetime import timedelta

import pytest

from bot.matches import Matches
from bot.matches.best import FEW, SEASON, best_of
from bot.store.played import OverRow, SatRow
from tests.support.ends import ELSEWHERE, ended, place
from tests.support.hours import advance
from tests.support.opponents import against
from tests.support.people import AIKO, JONAS, MEI, RAFI, SERVER
from tests.support.presses import play
from tests.support.table import started

SHOWING = (MEI, JONAS, AIKO)


async def test_it_is_what_a_count_by_hand_gives(matches: Matches) -> None:
    chance = random.Random(4)
    await ended(matches, MEI, JONAS)  # too long ago
    advance(matches, SEASON)
    played = [
        await ended(matches, *chance.sample((*SHOWING, RAFI), chance.choice((2, 3))), rng=chance)
        for _ in range(12)
    ]
    await ended(matches, MEI, JONAS, private=True)
    await ended(matches, MEI, JONAS, server=ELSEWHERE)
    await matches.turns.resign((await against(matches)).id, MEI.id)
    for person in SHOWING:
        await matches.people.change(person, shows="server")
    found = await matches.profiles.best(SERVER)
    assert found.matches == len(played)
    sat = Counter(person for match in played for person in SHOWING if match.seat_of(person.id))
    won = Counter(
        person
        for match in played
        for person in SHOWING
        if match.seat_of(person.id) and place(match, person) == 1
    )
    assert [(row.wins, row.matches) for row in found.wins] == [
        (won[row.person], sat[row.person]) for row in found.wins
    ]
    assert [row.wins for row in found.wins] == sorted(won.values(), reverse=True)[:FEW]
    assert {row.person for row in found.wins} <= set(SHOWING)
    scores, margins = list[int](), list[int]()
    for match in played:
        assert match.outcome is not None
        results = sorted(match.outcome.seats, key=lambda result: result.rank)
        people = {seat.seat: seat.person for seat in match.seats}
        shown = {person.id for person in SHOWING}
        scores += [result.score for result in results if people[result.seat] in shown]
        if {people[result.seat] for result in results[:2]} <= shown:
            margins.append(results[0].score - results[1].score)
    assert [feat.points for feat in found.points] == [max(scores)]
    assert [feat.points for feat in found.close] == sorted(margins)[:FEW]
    assert margins


async def test_what_is_played_on_from_a_turn_counts_for_nobody(matches: Matches) -> None:
    """Else the last turns of a match could be won again and again."""
    match = await play(matches, await started(matches, 2, "qin"))
    for person in (MEI, JONAS):
        await matches.people.change(person, shows="server")
    before = await matches.profiles.best(SERVER), await matches.profiles.profile(MEI, JONAS.id, SERVER)
    fork = await matches.imports.fork(match.id, match.turn - 3, MEI)
    await play(matches, await matches.lobby.join(fork.id, JONAS))
    after = await matches.profiles.best(SERVER), await matches.profiles.profile(MEI, JONAS.id, SERVER)
    assert after == before


async def test_nobody_is_told_of_who_does_not_show_it(matches: Matches) -> None:
    await ended(matches, MEI, JONAS)
    found = await matches.profiles.best(SERVER)
    assert (found.matches, found.wins, found.points, found.close) == (1, (), (), ())
    await matches.people.change(MEI, shows="everywhere")
    found = await matches.profiles.best(SERVER)
    told = {row.person for row in found.wins} | {feat.person for feat in found.points}
    assert told <= {MEI}
    assert found.close == ()
    await matches.people.forget(MEI.id, "a player")
    found = await matches.profiles.best(SERVER)
    assert (found.wins, found.points) == ((), ())
    advance(matches, SEASON + timedelta(days=1))
    assert (await matches.profiles.best(SERVER)).matches == 0


def over(*ranked: tuple[int, int]) -> OverRow:
    """A match in which the seats have these ranks and points."""
    seats = [
        {"seat": seat, "rank": rank, "score": score, "sources": {}}
        for seat, (rank, score) in enumerate(ranked)
    ]
    return OverRow(id=1, game="toy", channel=1, thread=2, outcome={"end": "end", "seats": seats})


@pytest.mark.parametrize("ranked", [((1, 6), (2, 29), (3, 5)), ((1, 0), (2, 4)), ((1, 0), (1, 0))])
def test_points_that_do_not_tell_how_it_went_are_not_told(ranked: tuple[tuple[int, int], ...]) -> None:
    """Whoever left ranks last with whatever they have; in Qin who has least left over wins."""
    sat = [SatRow(1, seat, person.id, person.name) for seat, person in enumerate(SHOWING)]
    found = best_of([over(*ranked)], sat)
    assert (found.points, found.close) == ((), ())
    assert found.wins
