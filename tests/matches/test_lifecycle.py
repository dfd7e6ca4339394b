"""Tables that never begin, matches that stand still, their return; and what the staff does to them."""

from datetime import datetime, timedelta

import msgspec
import pytest

from bot.matches import Matches, lifecycle
from bot.matches.base import load
from bot.matches.model import IDLE_LASTS, LOBBY_LASTS
from bot.store import deadlines
from bot.store.database import Writing
from bot.store.matches import MatchRow, StoppedBy
from bot.store.servers import ServerRow
from games.engine.editions import RuleSet
from tests.support.habits import goes_away
from tests.support.hours import DAY, HOUR, SECOND, advance, due, now
from tests.support.people import AIKO, CHANNEL, JONAS, MEI, NOON, RAFI, SERVER
from tests.support.presses import choose, mover, play, take
from tests.support.refusals import refused
from tests.support.running import acting, agreed, keep, later, notices, posted, seat_of, told
from tests.support.table import lobby, other, started
from tests.support.written import kinds, posts


async def archived(matches: Matches) -> int:
    """A match that stood still for sixty days."""
    match = await started(matches, pace="none")
    advance(matches, IDLE_LASTS)
    assert await matches.timekeeping.due(now(matches)) == 1
    return match.id


async def test_a_table_closes_after_seven_days_and_not_before(matches: Matches) -> None:
    match = await lobby(matches, 3)
    assert match.expires_at == await matches.timekeeping.next_due() == NOON + LOBBY_LASTS
    advance(matches, LOBBY_LASTS - SECOND)
    assert (await matches.lobby.join(match.id, AIKO)).expires_at == NOON + LOBBY_LASTS  # is not put off
    assert await matches.timekeeping.due(now(matches)) == 0
    await due(matches, SECOND)
    found = await matches.watching.match(match.id)
    assert await matches.timekeeping.next_due() is None
    assert (found.state, found.stopped_by, found.outcome) == ("over", "idle", None)
    assert (found.ended_at, found.expires_at) == (now(matches), None)
    assert await posts(matches) == [("table", {}), *[("lobby", {})] * 2]
    assert await refused(matches.lobby.join(match.id, JONAS)) == "not-in-lobby"
    assert await matches.timekeeping.due(now(matches)) == 0
    assert (await matches.people.about(MEI.id)).playing == 0


async def test_a_match_counts_its_days_from_its_last_move(matches: Matches) -> None:
    match = await started(matches, pace="none")
    assert match.expires_at == NOON + IDLE_LASTS
    advance(matches, timedelta(days=59))
    await take(matches, match, "1", "keep")
    advance(matches, timedelta(days=59))
    assert await matches.timekeeping.due(now(matches)) == 0
    advance(matches, timedelta(days=1))
    assert await matches.timekeeping.due(now(matches)) == 1


async def test_an_archived_match_rests_with_its_seed_sealed(matches: Matches) -> None:
    number = await archived(matches)
    match = await matches.watching.match(number)
    assert (match.state, match.stopped_by, match.to_act, match.due_at) == ("archived", "idle", None, None)
    assert (match.expires_at, match.outcome) == (None, None)
    assert not any(seat.waiting for seat in match.seats)
    (notice,) = [notice for notice in await matches.notices.of(number) if notice.kind == "idle"]
    assert notice.facts == {"days": 60}
    assert b'"seed":null' in (await matches.records.export(number)).replace(b" ", b"")
    assert (await matches.people.about(MEI.id)).playing == 0
    async with matches.store.reading() as reading:
        assert await deadlines.get(reading, number) is None
    assert await matches.watching.of_person(MEI.id) == []


async def test_its_record_keeps_secrets_while_it_rests(matches: Matches) -> None:
    match = await started(matches, game="dayunhe")
    while match.to_act == (await matches.watching.match(match.id)).to_act:
        await play(matches, match, 1)
    advance(matches, IDLE_LASTS)
    before = await matches.records.export(match.id)
    await matches.timekeeping.due(now(matches))
    assert await matches.records.export(match.id) == before


async def test_any_player_revives_it_where_it_stood_with_new_time(matches: Matches) -> None:
    match = await started(matches, 3, pace="quick")
    match = await take(matches, match, "1", "keep")
    waited, seat = mover(match), match.to_act
    await choose(matches, match.id, waited, "2")
    advance(matches, IDLE_LASTS)
    await matches.timekeeping.due(now(matches))
    sent = len(await kinds(matches))
    found = await matches.votes.revive(match.id, other(match))
    then = now(matches)
    assert (found.state, found.stopped_by, found.to_act) == ("playing", None, seat)
    assert (found.turn_since, found.due_at) == (then, then + timedelta(hours=24))
    assert found.expires_at == then + IDLE_LASTS
    revived = [notice for notice in await matches.notices.of(match.id) if notice.kind == "revived"]
    by = next(seat.name for seat in match.seats if seat.person == other(match))
    assert [notice.facts for notice in revived] == [{"by": by, "timed": "yes"}]
    told = [kind for kind in (await kinds(matches))[sent:] if kind != "watch"]
    assert told == ["notice", "turn", "lobby"]
    # even the draft is there
    assert (await matches.turns.panel(match.id, waited)).drafted == ("take 2",)
    assert await matches.records.check() == []


async def test_whoever_revives_it_has_a_say_again(matches: Matches) -> None:
    """They were overdue, and the others could have ended it without them."""
    match = await started(matches)
    for _ in range(2):
        await later(matches, 72 * HOUR)
    assert await matches.votes.may_ask(match.id, other(match), "end") == 0
    await later(matches, IDLE_LASTS)
    assert (await matches.votes.revive(match.id, mover(match))).state == "playing"
    assert await matches.votes.may_ask(match.id, other(match), "end") == 1


async def test_who_begins_a_turn_that_was_taken_back_has_a_say_again(matches: Matches) -> None:
    """They were overdue in the one after it."""
    match = await started(matches)
    first = mover(match)
    match = await keep(matches, match)
    late = mover(match)
    match = await keep(matches, match)
    await keep(matches, match)
    for _ in range(2):
        await later(matches, 84 * HOUR)
    assert await matches.votes.may_ask(match.id, first, "end") == 0
    match = await matches.staff.rollback(match.id, match.seq - 2, "Lena")
    assert mover(match) == late
    assert await matches.votes.may_ask(match.id, first, "end") == 1


async def test_it_is_not_put_aside_before_the_time_that_it_told_is_up(matches: Matches) -> None:
    match = await started(matches)
    person = acting(match)
    await goes_away(matches, person, now(matches) + DAY, now(matches) + 80 * DAY)
    match = await matches.watching.match(match.id)
    assert match.due_at == NOON + 82 * DAY
    await later(matches, IDLE_LASTS)
    await later(matches, 21 * DAY)
    assert (await matches.watching.match(match.id)).state == "playing"
    await later(matches, 2 * DAY)
    assert await notices(matches, match) == ["time-up"]
    await later(matches, IDLE_LASTS)
    assert (await matches.watching.match(match.id)).state == "archived"


async def test_what_the_staff_ended_only_the_staff_revives(matches: Matches) -> None:
    match = await started(matches)
    async with matches.store.transaction() as writing:
        await lifecycle.archive(
            writing, await load(writing, match.id), "staff", now(matches), "staff-aborted", by="Olga"
        )
    assert await refused(matches.votes.revive(match.id, MEI.id)) == "archived-by-staff"
    assert not (await matches.inbox.why(match.id)).revivable
    async with matches.store.transaction() as writing:
        await lifecycle.revive(writing, await load(writing, match.id), now(matches), staff=True)
    assert (await matches.watching.match(match.id)).state == "playing"


async def test_what_never_moved_is_welcomed_again(matches: Matches, monkeypatch: pytest.MonkeyPatch) -> None:
    number = await archived(matches)
    for person in (JONAS, MEI):
        sent = len(await kinds(matches))
        assert (await matches.inbox.why(number)).revivable
        await matches.votes.revive(number, person.id)
        assert "welcome" in (await kinds(matches))[sent:]
        advance(matches, IDLE_LASTS - SECOND)
        assert await matches.timekeeping.due(now(matches)) == 0
        advance(matches, SECOND)
        assert await matches.timekeeping.due(now(matches)) == 1
    monkeypatch.setattr("tests.support.toy.Toy.rules", RuleSet(4, (4,), {}))
    assert await refused(matches.votes.revive(number, MEI.id)) == "rules-changed"
    assert not (await matches.inbox.why(number)).revivable
    assert (await matches.watching.match(number)).state == "archived"


async def test_one_that_cannot_end_stops_no_other(matches: Matches, monkeypatch: pytest.MonkeyPatch) -> None:
    broken, fine = await started(matches, pace="none"), await started(matches, pace="none")
    archive = lifecycle.archive

    async def failing(
        writing: Writing, row: MatchRow, by: StoppedBy, now: datetime, notice: str, **facts: str | int
    ) -> None:
        if row.id == broken.id:
            raise RuntimeError("as if by accident")
        await archive(writing, row, by, now, notice, **facts)

    monkeypatch.setattr(lifecycle, "archive", failing)
    advance(matches, IDLE_LASTS)
    with pytest.raises(ExceptionGroup) as raised:
        await matches.timekeeping.due(now(matches))
    assert [str(error) for error in raised.value.exceptions] == ["as if by accident"]
    assert (await matches.watching.match(fine.id)).state == "archived"
    assert (await matches.watching.match(broken.id)).state == "playing"
    assert await matches.notices.of(broken.id) == []


# ── what the staff does, and everybody reads who did it ──────────────────────────────────────────────

BY = RAFI.name


@pytest.mark.parametrize("by_players_first", [False, True])
async def test_what_the_staff_paused_only_the_staff_resumes(matches: Matches, by_players_first: bool) -> None:
    match = await started(matches)
    assert match.due_at is not None
    matches.clock.advance(10 * HOUR)
    if by_players_first:
        assert (await agreed(matches, match, "pause")).stopped_by == "players"
    paused = await matches.staff.pause(match.id, BY)
    assert (paused.paused_at, paused.stopped_by, paused.due_at) == (matches.clock.now(), "staff", None)
    matches.clock.advance(20 * DAY)
    resumed = await matches.staff.resume(match.id, BY)
    assert (resumed.paused_at, resumed.due_at) == (None, match.due_at + 20 * DAY)
    await keep(matches, match)
    own = [("staff-paused", {"by": BY}), ("staff-resumed", {"by": BY, "timed": "yes"})]
    assert (await told(matches, match))[by_players_first:] == own
    assert len(await posted(matches, "notice")) == 2 + by_players_first


async def test_more_time_is_for_whoever_is_to_act(matches: Matches) -> None:
    match = await started(matches)
    assert match.due_at is not None
    extended = await matches.staff.extend(match.id, 12, BY)
    assert extended.due_at == match.due_at + 12 * HOUR
    facts = {"by": BY, "seat": "AB"[match.to_act or 0], "hours": 12}
    assert await told(matches, match) == [("staff-extended", facts)]
    matches.clock.advance(30 * DAY)
    late = await matches.staff.extend(match.id, 24, BY)  # their time was up long ago
    assert late.due_at == matches.clock.now() + 24 * HOUR
    endless = await started(matches, pace="none")
    assert await refused(matches.staff.extend(endless.id, 12, BY)) == "no-deadline"
    assert await told(matches, endless) == []


async def test_an_aborted_match_has_no_result_and_only_the_staff_revives_it(matches: Matches) -> None:
    match = await started(matches)
    aborted = await matches.staff.abort(match.id, BY)
    assert (aborted.state, aborted.stopped_by, aborted.outcome) == ("archived", "staff", None)
    assert match.seed_sha256 == aborted.seed_sha256
    assert msgspec.json.decode(await matches.records.export(match.id)).get("seed") is None
    matches.clock.advance(100 * DAY)
    revived = await matches.staff.revive(match.id, BY)
    assert (revived.state, revived.to_act, revived.stopped_by) == ("playing", match.to_act, None)
    assert revived.due_at == matches.clock.now() + 72 * HOUR
    await keep(matches, revived)
    assert await told(matches, match) == [("staff-aborted", {"by": BY}), ("staff-revived", {"by": BY})]


@pytest.mark.parametrize("overdue", [False, True])
async def test_where_only_computers_would_go_on_the_staff_leaves_it_to_the_players(
    matches: Matches, overdue: bool
) -> None:
    match = await started(matches, caretaker="computer")
    gone = [MEI, JONAS]
    if overdue:
        gone.remove(acting(match))
        await later(matches, 80 * HOUR)
        await later(matches, 80 * HOUR)
    await matches.staff.abort(match.id, BY)
    for person in gone:
        await matches.people.forget(person.id, "a player")
    before = await kinds(matches)
    freed = await matches.staff.revive(match.id, BY)
    assert [seat.player for seat in freed.seats] == [None, None]
    assert (freed.state, freed.stopped_by) == ("archived", "players")
    assert (await told(matches, match))[-1] == ("staff-freed", {"by": BY})
    assert (await kinds(matches))[len(before) :] == ["lobby", "notice"]
    assert await refused(matches.staff.revive(match.id, BY)) == "nobody-to-play"
    found = await matches.votes.revive(match.id, MEI.id)
    assert (found.state, seat_of(found, MEI).player) == ("playing", MEI.id)


async def test_a_table_that_the_staff_closes_takes_nobody_any_more(matches: Matches) -> None:
    first, second, table = await started(matches), await started(matches), await lobby(matches)
    await matches.staff.abort(first.id, BY)
    for states, found in (
        (("playing",), [second]),
        (("playing", "lobby"), [table, second]),
        (("archived",), [first]),
    ):
        assert [match.id for match in await matches.staff.of_server(SERVER, *states)] == [
            one.id for one in found
        ]
    assert await matches.staff.of_server(SERVER + 1, "playing", "lobby", "archived") == []
    closed = await matches.staff.abort(table.id, BY)
    assert (closed.state, closed.stopped_by, closed.expires_at) == ("over", "staff", None)
    assert await refused(matches.lobby.join(table.id, JONAS)) == "not-in-lobby"
    assert await told(matches, table) == [("staff-closed", {"by": BY})]
    assert await matches.watching.open_in(SERVER) == []


async def test_what_is_set_for_a_server_is_kept_until_it_is_set_anew(matches: Matches) -> None:
    assert await matches.lobby.customs(SERVER) == ServerRow(id=SERVER)
    settings = ServerRow(id=SERVER, tables_in=CHANNEL, watchers_in=CHANNEL + 1, pace="quick", most=2)
    assert await matches.staff.set_up(settings, MEI) == settings
    hasty = matches.staff.set_up(ServerRow(id=SERVER, pace="hasty"), MEI)
    assert await refused(hasty) == "unknown-pace"
    assert await matches.lobby.customs(SERVER) == settings
    assert await matches.lobby.customs(SERVER + 1) == ServerRow(id=SERVER + 1)
