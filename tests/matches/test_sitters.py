"""Sitters: somebody plays a seat for a while beside its person, and everybody can see who played."""

import asyncio
from datetime import UTC, datetime, timedelta

import msgspec
import pytest

from bot.matches import Match, MatchError, Matches
from bot.matches.people import MOST_PINGS
from games.engine import StandingOrder
from tests.support.habits import goes_away, reminders, sets
from tests.support.hours import DAY, HOUR, now
from tests.support.people import AIKO, JONAS, MEI, RAFI, STRANGER
from tests.support.presses import choose, confirm, mover
from tests.support.refusals import refusal, refused
from tests.support.running import acting, clock_of, keep, later, told
from tests.support.table import other, started


async def sat_in(matches: Matches, match: Match, days: int = 3) -> Match:
    """Lena sits in for whoever is to act, from today on."""
    today = now(matches).date()
    named = matches.substitutes.name_sitter
    return await named(match.id, mover(match), STRANGER, today, today + timedelta(days=days - 1))


async def test_a_sitter_is_pinged_and_plays_and_the_log_says_so(matches: Matches) -> None:
    match = await started(matches)
    owner = mover(match)
    assert await refused(matches.turns.panel(match.id, STRANGER.id)) == "not-in-match"
    await sat_in(matches, match)
    (pending,) = (await matches.inbox.of(STRANGER.id)).waiting
    assert pending.id == match.id
    assert [found.id for found in await matches.watching.of_person(STRANGER.id)] == [match.id]
    await later(matches)
    assert (len(await reminders(matches, STRANGER)), await reminders(matches, owner)) == (1, [])
    panel = await choose(matches, match.id, STRANGER.id, "1", "keep")
    assert (await matches.watching.seat_view(match.id, STRANGER.id))[1] == panel.seat
    done = await matches.turns.confirm(match.id, STRANGER.id, panel.version, panel.revision)
    assert done.next_seat != panel.seat
    name = match.seats[panel.seat].name
    assert (await told(matches, match))[-1] == ("sat-in", {"name": name, "other": "Lena"})
    match = await keep(matches, await matches.watching.match(match.id))
    await confirm(matches, await choose(matches, match.id, owner, "1", "keep"))  # the owner plays, too
    assert [kind for kind, _ in await told(matches, match)].count("sat-in") == 1


async def test_a_sitter_who_is_known_is_told_in_their_own_language(matches: Matches) -> None:
    await matches.people.remember(msgspec.structs.replace(STRANGER, locale="de"))
    await sat_in(matches, await started(matches))
    assert await matches.people.person(STRANGER.id) == msgspec.structs.replace(STRANGER, locale="de")


async def test_a_sitter_has_no_other_rights(matches: Matches) -> None:
    match = await sat_in(matches, await started(matches, 3))
    person = STRANGER.id
    for attempt in (
        matches.turns.resign(match.id, person),
        matches.votes.ask(match.id, person, "end"),
        matches.votes.pause_now(match.id, person),
        matches.votes.propose(match.id, person, "quick", "wait"),
        matches.substitutes.leave_to_substitute(match.id, person),
        matches.nudges.nudge(match.id, person),
        matches.substitutes.name_sitter(match.id, person, RAFI, now(matches).date(), now(matches).date()),
    ):
        assert await refused(attempt) == "not-in-match"


@pytest.mark.parametrize("who", ["sitter", "owner"])
async def test_a_sitter_who_is_overtaken_sees_no_order(matches: Matches, who: str) -> None:
    """By a second tap of their own, or by whoever they play for."""
    match = await started(matches, 3, "yunnan")
    owner, order = mover(match), StandingOrder("income", "convert", 20)
    await matches.orders.leave(match.id, owner, match.version, order, True)
    await sat_in(matches, match)
    assert (await matches.turns.panel(match.id, owner)).standing.left == (order,)
    panel = await matches.turns.panel(match.id, STRANGER.id)
    assert panel.question is not None
    token = panel.question.answers[0].token
    picking = STRANGER.id if who == "sitter" else owner
    first, second = await asyncio.gather(
        *(
            matches.turns.pick(match.id, person, panel.version, panel.revision, token)
            for person in (picking, STRANGER.id)
        )
    )
    assert (first.fresh, second.fresh) in ((False, True), (True, False))
    assert second.standing.left == ()
    assert (first.standing.left == ()) is (who == "sitter")


async def test_it_begins_and_ends_at_midnight_where_the_person_lives(matches: Matches) -> None:
    match = await started(matches)
    await sets(matches, acting(match), zone="Asia/Tokyo")
    today = datetime(2026, 11, 20, tzinfo=UTC).date()
    first, last = today + timedelta(days=1), today + timedelta(days=2)
    await matches.substitutes.name_sitter(match.id, mover(match), STRANGER, first, last)
    assert await refused(matches.turns.panel(match.id, STRANGER.id)) == "not-in-match"
    await later(matches, 3 * HOUR)  # midnight in Tokyo
    assert (await matches.turns.panel(match.id, STRANGER.id)).question is not None
    await later(matches, 2 * DAY)
    assert await refused(matches.turns.panel(match.id, STRANGER.id)) == "not-in-match"
    assert [kind for kind, _ in await told(matches, match)] == ["sitter", "sitter-off"]


async def test_the_clock_runs_by_the_sitters_hours_through_a_vacation(matches: Matches) -> None:
    match = await started(matches)
    await goes_away(matches, acting(match), now(matches), now(matches) + 7 * DAY)
    await later(matches, DAY)
    before = (await clock_of(matches, match)).due_at
    await sat_in(matches, match, days=7)
    clock = await clock_of(matches, match)
    assert before == now(matches) + 6 * DAY + 72 * HOUR
    assert (clock.due_at, clock.away_until) == (now(matches) + 72 * HOUR, None)
    await later(matches, DAY)
    await matches.substitutes.end_sitter(match.id, STRANGER.id)
    clock = await clock_of(matches, match)
    assert clock.due_at == now(matches) + 5 * DAY + 48 * HOUR


async def test_naming_sitters_pings_no_more_often_than_anything_else(matches: Matches) -> None:
    match = await started(matches)
    for days in range(1, MOST_PINGS + 1):
        await sat_in(matches, match, days)
    assert await refused(sat_in(matches, match, MOST_PINGS + 1)) == "too-many-pings"
    await later(matches, HOUR)
    await sat_in(matches, match, MOST_PINGS + 1)


@pytest.mark.parametrize("first", [0, 1])
async def test_the_same_sitter_for_the_same_days_is_not_pinged_again(matches: Matches, first: int) -> None:
    match = await started(matches)
    day, name = now(matches).date() + first * DAY, matches.substitutes.name_sitter
    named = await name(match.id, mover(match), STRANGER, day, day + DAY)
    assert await name(match.id, mover(match), STRANGER, day, day + DAY) == named
    assert [kind for kind, _ in await told(matches, match)] == ["sitter"]
    await name(match.id, mover(match), STRANGER, day, day + 2 * DAY)
    await name(match.id, mover(match), STRANGER, day + DAY, day + 2 * DAY)
    assert [kind for kind, _ in await told(matches, match)].count("sitter") == 3
    await name(match.id, mover(match), RAFI, day + DAY, day + 2 * DAY)
    assert [kind for kind, _ in await told(matches, match)].count("sitter") == 4


@pytest.mark.parametrize("who", ["plays", "played", "blocked", "past"])
async def test_not_everybody_can_sit_in(matches: Matches, who: str) -> None:
    match = await started(matches, 3)
    today = now(matches).date()
    if who == "played":
        waits = next(seat.seat for seat in match.seats if seat.seat != match.to_act)
        await matches.substitutes.replace(match.id, waits, STRANGER, "Kim")
        await matches.substitutes.replace(match.id, waits, RAFI, "Kim")
    if who == "blocked":
        await matches.people.block(acting(match), [STRANGER])
    guest = {"plays": next(p for p in (MEI, JONAS, AIKO) if p.id != mover(match))}.get(who, STRANGER)
    first = today - timedelta(days=1) if who == "past" else today
    error = await refusal(matches.substitutes.name_sitter(match.id, mover(match), guest, first, today))
    codes = {"blocked": "not-to-invite", "past": "vacation-past"}
    assert isinstance(error, MatchError)
    assert error.code == codes.get(who, "sitter-plays")


async def test_where_the_match_is_over_nobody_is_told_that_sitting_in_ends(matches: Matches) -> None:
    match = await sat_in(matches, await started(matches))
    await matches.turns.resign(match.id, other(match))
    match = await matches.watching.match(match.id)
    before = await told(matches, match)
    await later(matches, 4 * DAY)
    assert (match.state, await told(matches, match)) == ("over", before)
    assert await matches.timekeeping.next_due() is None


@pytest.mark.parametrize("how", ["resigns", "replaced", "another", "gone"])
async def test_sitting_in_ends_with_whoever_it_was_for(matches: Matches, how: str) -> None:
    match = await sat_in(matches, await started(matches, 3))
    owner, today = mover(match), now(matches).date()
    seat = match.to_act
    assert seat is not None
    if how == "resigns":
        await matches.turns.resign(match.id, owner)
    elif how == "replaced":
        await matches.substitutes.replace(match.id, seat, RAFI, "Kim")
    elif how == "another":
        await matches.substitutes.name_sitter(match.id, owner, RAFI, today, today)
    else:
        await matches.reminders.has_gone(match.id, STRANGER.id)
    assert await refused(matches.turns.panel(match.id, STRANGER.id)) == "not-in-match"
    assert (await matches.inbox.of(STRANGER.id)).waiting == ()
    if how == "gone":  # they know what the seat held
        waits = match.seat_of(other(match))
        assert waits is not None
        attempt = matches.substitutes.replace(match.id, waits.seat, STRANGER, "Kim")
        assert await refused(attempt) == "knows-another-seat"
