"""Tables that never begin, matches that stand still, and their return."""

import random
from datetime import datetime, timedelta

import pytest

from bot.clock import Clock
from bot.matches import MatchError, Matches, lifecycle
from bot.matches.base import load
from bot.matches.model import IDLE_LASTS, LOBBY_LASTS, StoppedBy
from bot.store import Store, deadlines
from bot.store.database import Writing
from bot.store.matches import MatchRow
from tests.matches.conftest import NOON
from tests.matches.table import (
    AIKO,
    JONAS,
    MEI,
    STRANGER,
    choose,
    confirm,
    lobby,
    mover,
    other,
    posts,
    random_panel,
    started,
    take_turn,
)

SECOND = timedelta(seconds=1)


async def shelved(matches: Matches, clock: Clock, size: int = 2) -> int:
    """A match that stood still for sixty days."""
    match = await started(matches, size)
    clock.advance(IDLE_LASTS)
    assert await matches.expire(clock.now()) == 1
    return match.id


async def test_a_table_closes_after_seven_days_and_not_before(
    matches: Matches, clock: Clock, store: Store
) -> None:
    match = await lobby(matches)
    assert match.expires_at == NOON + LOBBY_LASTS
    clock.advance(LOBBY_LASTS - SECOND)
    assert await matches.expire(clock.now()) == 0
    clock.advance(SECOND)
    assert await matches.expire(clock.now()) == 1
    found = await matches.match(match.id)
    assert (found.state, found.stopped_by, found.outcome) == ("over", "idle", None)
    assert (found.ended_at, found.expires_at) == (clock.now(), None)
    assert await posts(store) == [("lobby", {})]
    with pytest.raises(MatchError, match="not-in-lobby"):
        await matches.join(match.id, JONAS)
    assert await matches.expire(clock.now()) == 0
    assert (await matches.about(MEI.id)).playing == 0


async def test_changing_an_open_table_does_not_put_its_end_off(matches: Matches, clock: Clock) -> None:
    match = await lobby(matches, 3)
    clock.advance(timedelta(days=6))
    assert (await matches.join(match.id, JONAS)).expires_at == NOON + LOBBY_LASTS


async def test_a_match_counts_its_days_from_its_last_move(matches: Matches, clock: Clock) -> None:
    match = await started(matches, pace="none")
    assert match.expires_at == NOON + IDLE_LASTS
    clock.advance(timedelta(days=59))
    await take_turn(matches, match, "1", "keep")
    clock.advance(timedelta(days=59))
    assert await matches.expire(clock.now()) == 0
    clock.advance(timedelta(days=1))
    assert await matches.expire(clock.now()) == 1


async def test_a_shelved_match_rests_with_its_seed_sealed(
    matches: Matches, clock: Clock, store: Store
) -> None:
    number = await shelved(matches, clock)
    match = await matches.match(number)
    assert (match.state, match.stopped_by, match.to_act, match.due_at) == ("shelved", "idle", None, None)
    assert (match.expires_at, match.outcome, [seat.waiting for seat in match.seats]) == (
        None,
        None,
        [False, False],
    )
    (notice,) = [notice for notice in await matches.notices(number) if notice.kind == "idle"]
    assert notice.facts == {"days": 60}
    assert b'"seed":null' in (await matches.export(number)).replace(b" ", b"")
    assert (await matches.about(MEI.id)).playing == 0
    async with store.reading() as reading:
        assert await deadlines.get(reading, number) is None
    assert await matches.of_person(MEI.id) == []


async def test_nobody_moves_or_leaves_a_shelved_match(matches: Matches, clock: Clock) -> None:
    number = await shelved(matches, clock)
    for call in (
        matches.panel(number, MEI.id),
        matches.resign(number, MEI.id),
        matches.confirm(number, MEI.id, 2, 0),
    ):
        with pytest.raises(MatchError) as refused:
            await call
        assert refused.value.code in ("shelved", "stale-panel")


async def test_its_record_keeps_secrets_while_it_rests(matches: Matches, clock: Clock) -> None:
    match = await started(matches, game="dayunhe")
    while match.to_act == (await matches.match(match.id)).to_act:
        await confirm(matches, await random_panel(matches, match, random.Random(1)))
    clock.advance(IDLE_LASTS)
    before = await matches.export(match.id)
    await matches.expire(clock.now())
    assert await matches.export(match.id) == before


async def test_any_player_revives_it_where_it_stood_with_new_time(
    matches: Matches, clock: Clock, store: Store
) -> None:
    match = await started(matches, 3, pace="quick")
    await take_turn(matches, match, "1", "keep")
    match = await matches.match(match.id)
    waited, seat = mover(match), match.to_act
    await choose(matches, match.id, waited, "2")
    clock.advance(IDLE_LASTS)
    await matches.expire(clock.now())
    sent = len(await posts(store))
    found = await matches.revive(match.id, other(match))
    now = clock.now()
    assert (found.state, found.stopped_by, found.to_act) == ("playing", None, seat)
    assert (found.turn_since, found.due_at) == (now, now + timedelta(hours=24))
    assert found.expires_at == now + IDLE_LASTS
    revived = [notice for notice in await matches.notices(match.id) if notice.kind == "revived"]
    assert [notice.facts for notice in revived] == [
        {"by": next(s.name for s in match.seats if s.person == other(match))}
    ]
    kinds = [kind for kind, _ in (await posts(store))[sent:] if kind != "mirror"]
    assert kinds == ["notice", "turn", "lobby"]
    # even the draft is there
    assert (await matches.panel(match.id, waited)).drafted == ("take 2",)
    assert await matches.check() == []


async def test_one_that_never_moved_is_welcomed_again(matches: Matches, clock: Clock, store: Store) -> None:
    number = await shelved(matches, clock)
    sent = len(await posts(store))
    await matches.revive(number, JONAS.id)
    assert "welcome" in [kind for kind, _ in (await posts(store))[sent:]]


async def test_who_does_not_play_does_not_revive(matches: Matches, clock: Clock) -> None:
    match = await started(matches, 3)
    await matches.resign(match.id, AIKO.id)
    clock.advance(IDLE_LASTS)
    await matches.expire(clock.now())
    with pytest.raises(MatchError, match="not-in-match"):
        await matches.revive(match.id, STRANGER.id)
    with pytest.raises(MatchError, match="already-resigned"):
        await matches.revive(match.id, AIKO.id)
    await matches.revive(match.id, MEI.id)
    with pytest.raises(MatchError, match="not-shelved"):
        await matches.revive(match.id, MEI.id)


async def test_what_the_staff_ended_only_the_staff_revives(
    matches: Matches, clock: Clock, store: Store
) -> None:
    match = await started(matches)
    async with store.transaction() as writing:
        await lifecycle.shelve(writing, await load(writing, match.id), "staff", clock.now())
    with pytest.raises(MatchError, match="shelved-by-staff"):
        await matches.revive(match.id, MEI.id)
    async with store.transaction() as writing:
        await lifecycle.revive(writing, await load(writing, match.id), clock.now(), staff=True)
    assert (await matches.match(match.id)).state == "playing"


async def test_under_other_rules_it_stays_where_it_is(
    matches: Matches, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await shelved(matches, clock)
    monkeypatch.setattr("tests.matches.toy.Toy.rules_version", 4)
    with pytest.raises(MatchError, match="rules-changed"):
        await matches.revive(number, MEI.id)
    assert (await matches.match(number)).state == "shelved"


async def test_it_can_be_shelved_and_revived_again_and_again(matches: Matches, clock: Clock) -> None:
    number = await shelved(matches, clock)
    for _ in range(2):
        await matches.revive(number, MEI.id)
        clock.advance(IDLE_LASTS - SECOND)
        assert await matches.expire(clock.now()) == 0
        clock.advance(SECOND)
        assert await matches.expire(clock.now()) == 1
    assert (await matches.match(number)).state == "shelved"


async def test_one_that_cannot_end_keeps_no_other_from_it(
    matches: Matches, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken, fine = await started(matches), await started(matches)
    shelve = lifecycle.shelve

    async def failing(writing: Writing, row: MatchRow, by: StoppedBy, now: datetime) -> None:
        if row.id == broken.id:
            raise RuntimeError("as if by accident")
        await shelve(writing, row, by, now)

    monkeypatch.setattr(lifecycle, "shelve", failing)
    clock.advance(IDLE_LASTS)
    with pytest.raises(ExceptionGroup) as raised:
        await matches.expire(clock.now())
    assert [str(error) for error in raised.value.exceptions] == ["as if by accident"]
    assert (await matches.match(fine.id)).state == "shelved"
    assert (await matches.match(broken.id)).state == "playing"
    assert await matches.notices(broken.id) == []


async def test_the_clock_wakes_for_it_and_does_it(matches: Matches, clock: Clock) -> None:
    match = await lobby(matches)
    assert await matches.next_due() == NOON + LOBBY_LASTS
    clock.advance(LOBBY_LASTS + timedelta(days=3))
    await matches.due(clock.now())
    assert (await matches.match(match.id)).stopped_by == "idle"
    assert await matches.next_due() is None
