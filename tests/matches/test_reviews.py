"""What a computer thinks of a match that is over: looked at once, kept, told to who asked or to all."""

import msgspec
import pytest

import games
from bot.matches import Match, Matches
from bot.matches.reviews import MOST_OPEN, Glance
from games.engine import Position
from tests.support.hours import restarted
from tests.support.people import JONAS, MEI, RAFI
from tests.support.presses import mover, play, take_back, take_turn
from tests.support.refusals import refused
from tests.support.table import started
from tests.support.written import posts


def seen(glance: Glance) -> Position:
    view: Position = msgspec.json.decode(glance.view, type=games.game(glance.game).position_type)
    return view


async def reviewed(matches: Matches, match: int, turns: int | None = None) -> Matches:
    """So many looks, each after a restart: the chances of seat 0 fall by a tenth, but by a half in turn 3."""
    while glances := await matches.reviews.glances(match):
        for glance in glances[:1]:
            if glance.seat is not None:
                view = seen(glance)
                assert view.mover == glance.seat
                await matches.reviews.seen(glance, [str(view.legal()[0])])
                continue
            assert seen(glance).viewer is None
            chance = 0.9 - 0.02 * glance.turn - (0.5 if glance.turn >= 3 else 0)
            await matches.reviews.seen(glance, (max(0.0, chance), 1 - max(0.0, chance)))
        matches = restarted(matches)
        turns = None if turns is None else turns - 1
        if turns == 0:
            break
    return matches


async def over(matches: Matches) -> Match:
    return await play(matches, await started(matches, 2, options={"heap": "12"}))


async def told(matches: Matches) -> list[dict[str, object]]:
    return [payload for kind, payload in await posts(matches) if kind == "review"]


async def test_every_turn_is_looked_at_once_whatever_ends_between(matches: Matches) -> None:
    match = await over(matches)
    assert not (await matches.reviews.of(match.id)).asked
    assert await matches.reviews.glances(match.id) == []
    asked = await matches.reviews.ask(match.id, MEI, public=False)
    assert (asked.asked, asked.done, asked.turns) == (True, False, match.turn)
    matches = await reviewed(matches, match.id, turns=4)
    assert sorted((await matches.reviews.of(match.id)).points) == [0, 1, 2, 3]
    assert await told(matches) == []
    matches = await reviewed(matches, match.id)
    found = await matches.reviews.of(match.id)
    assert found.done
    assert sorted(found.points) == list(range(match.turn + 1))
    assert [verdict.turn.number for verdict in found.verdicts] == [3]
    (verdict,) = found.verdicts
    assert (round(verdict.before[0], 2), round(verdict.after[0], 2)) == (0.86, 0.34)
    assert verdict.better is not None
    assert await told(matches) == [{"person": MEI.id}]
    assert await matches.reviews.open_ones() == []
    # to all, once
    for person in (JONAS, MEI):
        assert (await matches.reviews.ask(match.id, person, public=True)).public
    assert await told(matches) == [{"person": MEI.id}, {}]


@pytest.mark.parametrize("public", [True, False])
async def test_who_asks_before_it_is_done_gets_it_too(matches: Matches, public: bool) -> None:
    match = await over(matches)
    await matches.reviews.ask(match.id, MEI, public=False)
    review = await matches.reviews.ask(match.id, JONAS, public=public)
    assert (review.person, review.public) == (MEI.id, public), "who else asked for themselves is told nothing"
    await reviewed(matches, match.id)
    assert await told(matches) == [{} if public else {"person": MEI.id}]


async def test_a_person_has_few_at_a_time(matches: Matches) -> None:
    many = [await over(matches) for _ in range(MOST_OPEN + 1)]
    for match in many[:-1]:
        await matches.reviews.ask(match.id, MEI, public=False)
    asking = matches.reviews.ask(many[-1].id, MEI, public=False)
    assert await refused(asking) == "too-many-reviews"
    assert (await matches.reviews.ask(many[0].id, MEI, public=True)).public  # what is there is shown to more
    await matches.reviews.ask(many[-1].id, JONAS, public=False)
    await reviewed(matches, many[0].id)
    last = await play(matches, await started(matches, 2))
    assert not (await matches.reviews.ask(last.id, MEI, public=False)).done


async def test_only_who_played_and_only_after_the_end(matches: Matches) -> None:
    match = await started(matches, 2)
    assert await refused(matches.reviews.ask(match.id, MEI, public=False)) == "not-over"
    match = await play(matches, match)
    assert await refused(matches.reviews.ask(match.id, RAFI, public=True)) == "not-played"
    assert await matches.reviews.open_ones() == []


async def test_turns_that_were_taken_back_are_not_looked_at(matches: Matches) -> None:
    match = await started(matches)
    first = mover(match)
    done = await take_turn(matches, match, "1", "keep")
    match = await play(matches, await take_back(matches, done.match, first))
    await matches.reviews.ask(match.id, MEI, public=False)
    glances = await matches.reviews.glances(match.id)
    report = await matches.results.report(match.id)
    assert [glance.turn for glance in glances] == [mark.turn for mark in report.marks]
    assert [seen(glance).standing() for glance in glances] == [mark.standing for mark in report.marks]


async def test_who_is_forgotten_is_told_nothing(matches: Matches) -> None:
    match = await over(matches)
    await matches.reviews.ask(match.id, MEI, public=False)
    assert (await matches.people.data(MEI.id))["reviews"]
    await matches.people.forget(MEI.id, "a player")
    assert not (await matches.people.data(MEI.id))["reviews"]
    await reviewed(matches, match.id)
    assert (await matches.reviews.of(match.id)).done
    assert await told(matches) == []
