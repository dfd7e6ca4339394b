"""Discord fails, doors are closed, people are gone: a reminder reaches whoever can be reached, once."""

import asyncio
from datetime import timedelta
from typing import Any

import pytest

from bot.sandbox.shapes import Flag
from bot.store.people import Ping

from .play import CHANNEL, is_board, press
from .reminded import (
    hear,
    known,
    last_board,
    matches,
    reminders,
    settings,
    settled,
    take,
    to_bed_in,
    waiting_for,
)
from .stage import Stage

HOUR = timedelta(hours=1)
HALF = 15 * HOUR
"""From the start of a match at pace quick: half of the bank is gone, nine tenths are not."""

FAULTS = {
    "429": {"status": 429},
    "429 without end": {"status": 429, "headers": {}},
    "500": {"status": 500},
    "503 after the post": {"status": 503, "after": True},
    "connection cut": {"close_socket": True},
    "connection cut after the post": {"close_socket": True, "after": True},
}


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
@pytest.mark.parametrize("ping", ["dm", "thread"])
@pytest.mark.fuzz  # for its time
async def test_a_reminder_that_fails_comes_once_all_the_same(
    stage: Stage, ping: Ping, fault: dict[str, Any]
) -> None:
    mei, jonas = stage.sandbox.person("Mei"), stage.sandbox.person("Jonas")
    (match,) = await waiting_for(stage, mei, jonas, 1)
    await hear(stage, mei, ping)
    place = mei.channel("dm")["id"] if ping == "dm" else str(match.thread)
    met = stage.sandbox.faults.add("POST", f"/channels/{place}/messages", **fault)
    stage.sandbox.clock.advance(HALF)
    await stage.until(lambda: met.met > 0)
    for _ in range(3):
        await settled(stage)
        stage.sandbox.clock.advance(timedelta(minutes=5))
    await settled(stage)
    assert len(reminders(mei, place)) == 1


@pytest.mark.parametrize("arrived", [False, True], ids=["request lost", "answer lost"])
@pytest.mark.parametrize("closed", [False, True], ids=["dm", "dm, closed meanwhile"])
@pytest.mark.fuzz  # for its time
async def test_a_reminder_that_was_being_sent_when_the_process_died_comes_once(
    stage: Stage, closed: bool, arrived: bool
) -> None:
    """Even if direct messages are closed by then: it may be there already, so it is looked for there."""
    mei, jonas = stage.sandbox.person("Mei"), stage.sandbox.person("Jonas")
    (match,) = await waiting_for(stage, mei, jonas, 1)
    await hear(stage, mei, "dm")
    dm = mei.channel("dm")["id"]
    path = f"/channels/{dm}/messages"
    met = stage.sandbox.faults.add("POST", path, delay=30, close_socket=not arrived, after=arrived)
    stage.sandbox.clock.advance(HALF)
    await stage.until(lambda: met.met > 0)
    await asyncio.sleep(0.2)
    await stage.crash()
    mei.dms_closed = closed
    stage.sandbox.clock.advance(HOUR)  # by now Discord has forgotten every nonce
    await stage.start()
    await settled(stage)
    there = len(reminders(mei)), len(reminders(mei, str(match.thread)))
    assert there == ((0, 1) if closed and not arrived else (1, 0))


async def test_closed_direct_messages_are_known_until_one_gets_through(stage: Stage) -> None:
    mei, jonas = stage.sandbox.person("Mei"), stage.sandbox.person("Jonas")
    found = await waiting_for(stage, mei, jonas, 2, pace="daily")
    await hear(stage, mei, "dm")
    mei.dms_closed = True
    stage.sandbox.clock.advance(37 * HOUR)
    await settled(stage)
    (mention,) = reminders(mei, str(found[0].thread))
    assert reminders(mei, str(found[1].thread)) == []
    assert mention.mentions == ["Mei"]
    assert "2 matches wait for you" in mention.text
    assert "Your direct messages are closed" in mention.text
    assert (await settings(stage, mei)).dms_closed
    mei.dms_closed = False
    stage.sandbox.clock.advance(29 * HOUR)
    await settled(stage)
    (private,) = reminders(mei)
    assert "closed" not in private.text
    assert not (await settings(stage, mei)).dms_closed


CLOSED = ("locked", "no permission", "channel deleted")


@pytest.mark.parametrize("closed", CLOSED)
@pytest.mark.fuzz  # for its time
async def test_a_thread_that_takes_nothing_means_a_direct_message(stage: Stage, closed: str) -> None:
    mei, jonas = stage.sandbox.person("Mei"), stage.sandbox.person("Jonas")
    (match,) = await waiting_for(stage, mei, jonas, 1)
    thread, world = str(match.thread), stage.sandbox.world
    if closed == "locked":
        world.archive(thread, locked=True)
    elif closed == "no permission":
        world.toggle(str(match.channel), False, "SEND_MESSAGES_IN_THREADS")
    else:
        world.delete_channel(str(match.channel))
    stage.sandbox.clock.advance(HALF)
    await settled(stage)
    (private,) = reminders(mei)
    assert "I cannot write in the match’s thread" in private.text
    assert "Your move in Qin 1" in (await press(mei, private, "Open my move")).text


@pytest.mark.fuzz  # for its time
async def test_nowhere_to_write_means_later(stage: Stage) -> None:
    mei, jonas = stage.sandbox.person("Mei"), stage.sandbox.person("Jonas")
    (match,) = await waiting_for(stage, mei, jonas, 1)
    mei.dms_closed = True
    stage.sandbox.world.archive(str(match.thread), locked=True)
    for _ in range(4):
        stage.sandbox.clock.advance(HALF / 3)
        await settled(stage)
    assert reminders(mei, str(match.thread)) == []
    stage.sandbox.world.archive(str(match.thread), archived=False, locked=False)
    stage.sandbox.clock.advance(HOUR)
    await settled(stage)
    assert len(reminders(mei, str(match.thread))) == 1


async def test_an_archived_thread_is_opened_again(stage: Stage) -> None:
    mei, jonas = stage.sandbox.person("Mei"), stage.sandbox.person("Jonas")
    (match,) = await waiting_for(stage, mei, jonas, 1)
    stage.sandbox.world.archive(str(match.thread))
    stage.sandbox.clock.advance(HALF)
    await settled(stage)
    assert len(reminders(mei, str(match.thread))) == 1


@pytest.mark.fuzz  # for its time
async def test_a_deleted_thread_is_replaced(stage: Stage) -> None:
    mei, jonas = stage.sandbox.person("Mei"), stage.sandbox.person("Jonas")
    (match,) = await waiting_for(stage, mei, jonas, 1)
    stage.sandbox.world.delete_channel(str(match.thread))
    stage.sandbox.clock.advance(HALF)
    await settled(stage)
    again = (await matches(stage).match(match.id)).thread
    assert again not in (None, match.thread)
    (mention,) = reminders(mei, str(again))
    assert f"/{again})" in mention.text  # the message of the turn went with the old thread


@pytest.mark.fuzz  # for its time
async def test_whoever_left_the_server_is_not_pinged_but_replaced(stage: Stage) -> None:
    mei, jonas = stage.sandbox.person("Mei"), stage.sandbox.person("Jonas")
    found = await waiting_for(stage, mei, jonas, 2)
    del stage.sandbox.world.members[mei.id]
    for _ in range(4):
        stage.sandbox.clock.advance(5 * HOUR)
        await settled(stage)
        await stage.restart()
    for match in found:
        seen = jonas.visible(str(match.thread))
        assert reminders(jonas, str(match.thread)) == []
        told = [post for post in seen if "not on this server any more" in post.text and not is_board(post)]
        assert [post.mentions for post in told] == [[]]
        seat = (await matches(stage).match(match.id)).seat_of(int(mei.id))
        assert seat is not None
        assert seat.offered
    assert reminders(mei) == []
    calls = [post for post in jonas.visible(CHANNEL) if any(b.label == "Take over" for b in post.buttons)]
    assert len(calls) == 2


async def test_whoever_has_left_when_their_turn_comes_is_told_of_at_once(stage: Stage) -> None:
    mei, jonas = stage.sandbox.person("Mei"), stage.sandbox.person("Jonas")
    (match,) = await waiting_for(stage, mei, jonas, 1, pace="none")
    del stage.sandbox.world.members[jonas.id]
    await take(stage, match)
    await settled(stage)
    told = [post for post in mei.visible(str(match.thread)) if "not on this server any more" in post.text]
    assert len(told) == 1


@pytest.mark.fuzz  # for its time
async def test_a_board_that_is_late_wakes_nobody(stage: Stage) -> None:
    mei, jonas = stage.sandbox.person("Mei"), stage.sandbox.person("Jonas")
    (match,) = await waiting_for(stage, mei, jonas, 1)
    await to_bed_in(stage, jonas, 1)
    path = f"/channels/{match.thread}/messages"
    met = stage.sandbox.faults.add("POST", path, status=403, times=3)
    await take(stage, match)
    await stage.until(lambda: met.met > 0)
    stage.sandbox.faults.clear()
    await settled(stage)  # the next attempt is planned by the clock as it is now
    stage.sandbox.clock.advance(2 * HOUR)
    await settled(stage)
    board = last_board(mei, match)
    assert board.mentions == ["Jonas"]
    assert board.message.has(Flag.SUPPRESS_NOTIFICATIONS)


@pytest.mark.fuzz  # for its time
async def test_what_is_over_by_the_time_of_delivery_is_not_told(stage: Stage) -> None:
    """Discord is out of reach while things happen: moves, a pause, another person in the seat, snooze."""
    mei, jonas, lena = (stage.sandbox.person(name) for name in ("Mei", "Jonas", "Lena"))
    moved, paused, handed, snoozed, still = await waiting_for(stage, mei, jonas, 5)
    await hear(stage, mei, "dm")
    met = stage.sandbox.faults.add("POST", "/users/@me/channels", status=500, times=30)
    use = matches(stage)
    stage.sandbox.clock.advance(HALF)
    await stage.until(lambda: met.met > 0)
    await take(stage, moved)
    await use.staff_pause(paused.id, "Lena")
    await use.leave_to_substitute(handed.id, int(mei.id))
    await use.take_over(handed.id, known(lena))
    await use.snooze([snoozed.id], int(mei.id), "morning")
    stage.sandbox.faults.clear()
    await stage.restart()
    stage.sandbox.clock.advance(timedelta(minutes=10))
    await settled(stage)
    (reminder,) = reminders(mei)
    assert f"[Qin {still.id}]" in reminder.text
    assert "matches" not in reminder.text.split("\n")[0]


@pytest.mark.fuzz  # for its time
async def test_an_outage_that_lasts_into_the_night_wakes_nobody(stage: Stage) -> None:
    mei, jonas = stage.sandbox.person("Mei"), stage.sandbox.person("Jonas")
    await waiting_for(stage, mei, jonas, 1)
    await hear(stage, mei, "dm")
    met = stage.sandbox.faults.add("POST", "/users/@me/channels", status=403, times=50)
    stage.sandbox.clock.advance(HALF)
    await stage.until(lambda: met.met > 0)
    await to_bed_in(stage, mei, 0)
    stage.sandbox.faults.clear()
    for _ in range(9):
        stage.sandbox.clock.advance(HOUR)
        await settled(stage)
    assert reminders(mei) == []
    stage.sandbox.clock.advance(2 * HOUR)
    await settled(stage)
    assert len(reminders(mei)) == 1


async def test_a_thread_learns_nothing_of_matches_that_are_not_its_readers_business(stage: Stage) -> None:
    mei, jonas = stage.sandbox.person("Mei"), stage.sandbox.person("Jonas")
    (public,) = await waiting_for(stage, mei, jonas, 1)
    (private,) = await waiting_for(stage, mei, jonas, 1, private=True)
    (other,) = await waiting_for(stage, mei, jonas, 1)
    stage.sandbox.clock.advance(HALF)
    await settled(stage)
    (mention,) = reminders(mei, str(public.thread))
    assert "3 matches wait for you" in mention.text
    assert f"[Qin {private.id}]" not in mention.text
    assert str(private.thread) not in mention.text
    assert "One more match waits elsewhere" in mention.text
    assert f"[Qin {other.id}]" in mention.text
    assert last_board(mei, other).id in mention.text
