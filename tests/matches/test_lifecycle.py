"""Tables that never begin, matches that stand still, and their return."""

from datetime import datetime, timedelta

import pytest

from bot.matches import Matches, lifecycle
from bot.matches.base import load
from bot.matches.model import IDLE_LASTS, LOBBY_LASTS, StoppedBy
from bot.store import deadlines
from bot.store.database import Writing
from bot.store.matches import MatchRow
from tests.support.hours import advance, due, now
from tests.support.people import AIKO, JONAS, MEI, NOON, STRANGER
from tests.support.presses import choose, mover, play, take
from tests.support.refusals import refused
from tests.support.table import lobby, other, started
from tests.support.written import kinds, posts

SECOND = timedelta(seconds=1)


async def shelved(matches: Matches) -> int:
    """A match that stood still for sixty days."""
    match = await started(matches)
    advance(matches, IDLE_LASTS)
    assert await matches.expire(now(matches)) == 1
    return match.id


async def test_a_table_closes_after_seven_days_and_not_before(matches: Matches) -> None:
    match = await lobby(matches, 3)
    assert match.expires_at == await matches.next_due() == NOON + LOBBY_LASTS
    advance(matches, LOBBY_LASTS - SECOND)
    assert (await matches.join(match.id, AIKO)).expires_at == NOON + LOBBY_LASTS  # is not put off
    assert await matches.expire(now(matches)) == 0
    await due(matches, SECOND)
    found = await matches.match(match.id)
    assert await matches.next_due() is None
    assert (found.state, found.stopped_by, found.outcome) == ("over", "idle", None)
    assert (found.ended_at, found.expires_at) == (now(matches), None)
    assert await posts(matches) == [("lobby", {})] * 2
    assert await refused(matches.join(match.id, JONAS)) == "not-in-lobby"
    assert await matches.expire(now(matches)) == 0
    assert (await matches.about(MEI.id)).playing == 0


async def test_a_match_counts_its_days_from_its_last_move(matches: Matches) -> None:
    match = await started(matches, pace="none")
    assert match.expires_at == NOON + IDLE_LASTS
    advance(matches, timedelta(days=59))
    await take(matches, match, "1", "keep")
    advance(matches, timedelta(days=59))
    assert await matches.expire(now(matches)) == 0
    advance(matches, timedelta(days=1))
    assert await matches.expire(now(matches)) == 1


async def test_a_shelved_match_rests_with_its_seed_sealed(matches: Matches) -> None:
    number = await shelved(matches)
    assert await refused(matches.panel(number, MEI.id)) == "shelved"
    assert await refused(matches.resign(number, MEI.id)) == "shelved"
    assert await refused(matches.confirm(number, MEI.id, 2, 0)) == "stale-panel"
    match = await matches.match(number)
    assert (match.state, match.stopped_by, match.to_act, match.due_at) == ("shelved", "idle", None, None)
    assert (match.expires_at, match.outcome) == (None, None)
    assert not any(seat.waiting for seat in match.seats)
    (notice,) = [notice for notice in await matches.notices(number) if notice.kind == "idle"]
    assert notice.facts == {"days": 60}
    assert b'"seed":null' in (await matches.export(number)).replace(b" ", b"")
    assert (await matches.about(MEI.id)).playing == 0
    async with matches._store.reading() as reading:
        assert await deadlines.get(reading, number) is None
    assert await matches.of_person(MEI.id) == []


async def test_its_record_keeps_secrets_while_it_rests(matches: Matches) -> None:
    match = await started(matches, game="dayunhe")
    while match.to_act == (await matches.match(match.id)).to_act:
        await play(matches, match, 1)
    advance(matches, IDLE_LASTS)
    before = await matches.export(match.id)
    await matches.expire(now(matches))
    assert await matches.export(match.id) == before


async def test_any_player_revives_it_where_it_stood_with_new_time(matches: Matches) -> None:
    match = await started(matches, 3, pace="quick")
    match = await take(matches, match, "1", "keep")
    waited, seat = mover(match), match.to_act
    await choose(matches, match.id, waited, "2")
    advance(matches, IDLE_LASTS)
    await matches.expire(now(matches))
    sent = len(await kinds(matches))
    found = await matches.revive(match.id, other(match))
    then = now(matches)
    assert (found.state, found.stopped_by, found.to_act) == ("playing", None, seat)
    assert (found.turn_since, found.due_at) == (then, then + timedelta(hours=24))
    assert found.expires_at == then + IDLE_LASTS
    revived = [notice for notice in await matches.notices(match.id) if notice.kind == "revived"]
    by = next(seat.name for seat in match.seats if seat.person == other(match))
    assert [notice.facts for notice in revived] == [{"by": by}]
    told = [kind for kind in (await kinds(matches))[sent:] if kind != "mirror"]
    assert told == ["notice", "turn", "lobby"]
    # even the draft is there
    assert (await matches.panel(match.id, waited)).drafted == ("take 2",)
    assert await matches.check() == []


async def test_who_does_not_play_does_not_revive(matches: Matches) -> None:
    match = await started(matches, 3)
    await matches.resign(match.id, AIKO.id)
    advance(matches, IDLE_LASTS)
    await matches.expire(now(matches))
    assert await refused(matches.revive(match.id, STRANGER.id)) == "not-in-match"
    assert await refused(matches.revive(match.id, AIKO.id)) == "already-resigned"
    await matches.revive(match.id, MEI.id)
    assert await refused(matches.revive(match.id, MEI.id)) == "not-shelved"


async def test_what_the_staff_ended_only_the_staff_revives(matches: Matches) -> None:
    match = await started(matches)
    async with matches._store.transaction() as writing:
        await lifecycle.shelve(writing, await load(writing, match.id), "staff", now(matches))
    assert await refused(matches.revive(match.id, MEI.id)) == "shelved-by-staff"
    async with matches._store.transaction() as writing:
        await lifecycle.revive(writing, await load(writing, match.id), now(matches), staff=True)
    assert (await matches.match(match.id)).state == "playing"


async def test_one_that_never_moved_is_welcomed_again_and_again_and_stays_shelved_under_other_rules(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await shelved(matches)
    for person in (JONAS, MEI):
        sent = len(await kinds(matches))
        await matches.revive(number, person.id)
        assert "welcome" in (await kinds(matches))[sent:]
        advance(matches, IDLE_LASTS - SECOND)
        assert await matches.expire(now(matches)) == 0
        advance(matches, SECOND)
        assert await matches.expire(now(matches)) == 1
    monkeypatch.setattr("tests.support.toy.Toy.rules_version", 4)
    assert await refused(matches.revive(number, MEI.id)) == "rules-changed"
    assert (await matches.match(number)).state == "shelved"


async def test_one_that_cannot_end_keeps_no_other_from_it(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken, fine = await started(matches), await started(matches)
    shelve = lifecycle.shelve

    async def failing(writing: Writing, row: MatchRow, by: StoppedBy, now: datetime) -> None:
        if row.id == broken.id:
            raise RuntimeError("as if by accident")
        await shelve(writing, row, by, now)

    monkeypatch.setattr(lifecycle, "shelve", failing)
    advance(matches, IDLE_LASTS)
    with pytest.raises(ExceptionGroup) as raised:
        await matches.expire(now(matches))
    assert [str(error) for error in raised.value.exceptions] == ["as if by accident"]
    assert (await matches.match(fine.id)).state == "shelved"
    assert (await matches.match(broken.id)).state == "playing"
    assert await matches.notices(broken.id) == []
