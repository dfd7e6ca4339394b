"""Reminders over simulated days: what they say, that they come when they are due, once, whatever fails."""

from datetime import timedelta
from typing import Any

import pytest

from bot.matches import Match
from bot.sandbox import Person, Post
from tests.support.play import Table, answer_to, begin, decide, press, said
from tests.support.reminded import (
    hear,
    last_board,
    reminded,
    reminders,
    settings,
    take,
    to_bed_in,
    waiting_for,
)
from tests.support.stage import Stage

HOUR = timedelta(hours=1)
HALF, NINE = 15 * HOUR, 26 * HOUR
"""From the start of a second turn at pace quick: half, then nine tenths of the bank of 28 hours are gone."""


async def at_turn(stage: Stage) -> tuple[Table, Post, Person, Person]:
    """A match of two whose first turns are taken: its newest board, who is to act again, the other."""
    table = await begin(stage, pace="quick")
    for _ in table.people:
        await table.turn()
    return table, table.board, table.mover, table.others[0]


async def one_waits(stage: Stage, **options: Any) -> tuple[Person, Person, Match]:
    """Mei and Jonas, and the match of theirs that waits for Mei."""
    (match,) = await waiting_for(stage, "Mei", "Jonas", **options)
    return *stage.people("Mei", "Jonas"), match  # type: ignore[return-value]  # there are two


async def test_a_reminder_says_it_all_and_its_buttons_lead_on(stage: Stage) -> None:
    table, board, person, other = await at_turn(stage)
    await hear(stage, person)
    stage.sandbox.clock.advance(HALF)
    reminder = await reminded(person)
    match = await stage.matches.watching.match(1)
    assert match.turn_since is not None
    assert match.due_at is not None
    due = int(match.due_at.timestamp())
    summary = board.text.split("\n")[0].removeprefix("**Turn 2.** ")
    for text in (
        f"[Qin 1](https://discord.com/channels/{match.server}/{table.thread}/{board.id})",
        f"** with {other.name}: it is your turn to place a tile.",
        f"began <t:{int(match.turn_since.timestamp())}:R>",
        f"until <t:{due}:f> (<t:{due}:R>)",
        "Half of your time is gone",
        f"Since you last acted:\n**2.** {summary}",
    ):
        assert text in reminder.text
    await stage.restart()
    assert "substitute" in (await press(person, reminder, "I need a substitute")).text
    panel = await decide(person, await press(person, reminder, "Open my move"))
    assert "Done" in (await press(person, panel, "Confirm")).text
    await table.next(board)

    # who snoozes hears nothing until then
    await hear(stage, other, every=2)
    stage.sandbox.clock.advance(2 * HOUR)
    first = await reminded(other)
    reply = await press(other, first, "Snooze until tomorrow morning")
    now = stage.sandbox.clock.now()
    until = now.replace(hour=8, minute=0, second=0) + timedelta(days=now.hour >= 4)
    assert f"I will not remind you of Qin 1 until <t:{int(until.timestamp())}:f>" in reply.text
    await stage.passes(until - now - HOUR)
    assert reminders(other) == [first]
    await stage.passes(HOUR)
    assert "your turn" in (await reminded(other, after=first)).text
    assert reminders(person) == [reminder]


async def test_who_likes_threads_is_mentioned_there_and_who_likes_direct_messages_hears_there_alone(
    stage: Stage,
) -> None:
    table, board, person, other = await at_turn(stage)
    await hear(stage, other)
    stage.sandbox.clock.advance(HALF)
    reminder = await reminded(person, table.thread, board)
    assert reminder.mentions == [person.name]
    assert f"/{table.thread}/{board.id})" in reminder.text
    stage.sandbox.clock.advance(NINE - HALF)
    second = await reminded(person, table.thread, reminder)
    assert "Little of your time is left" in second.text
    assert reminders(person) == []
    assert "It is not your turn" in (await press(other, second, "Open my move")).text
    assert "nothing to snooze" in (await press(other, second, "Snooze until tomorrow morning")).text

    board = await table.turn()
    assert board.mentions == []
    assert f"**{other.name}**, until" in board.text
    private = await reminded(other)
    # the very message, though it was being posted meanwhile
    assert f"/{table.thread}/{board.id})" in private.text
    await stage.settled()
    assert reminders(other) == [private]
    assert reminders(other, table.thread) == [reminder, second]


@pytest.mark.fuzz  # for its time
async def test_twelve_matches_are_one_digest_with_a_button_each(stage: Stage) -> None:
    (mei,) = stage.people("Mei")
    found = await waiting_for(stage, "Mei", "Jonas", 12, pace="relaxed")
    await hear(stage, mei)
    await stage.passes(37 * HOUR)
    (digest,) = reminders(mei)
    assert "**12 matches wait for you**" in digest.text
    places = [digest.text.index(f"/{match.thread}/{last_board(mei, match).id})") for match in found]
    assert places == sorted(places)  # the longest wait first, each with the link to its newest board
    moves = [button for button in digest.buttons if button.label == "Your move"]
    assert len(moves) == 12
    await stage.restart()
    assert "**Qin 12** · turn" in (await press(mei, digest, moves[-1].custom_id)).text
    await take(stage, found[0])
    (select,) = digest.selects
    reply = await answer_to(mei.select(digest, select.custom_id, "morning"))
    assert "these 11 matches" in reply.text
    await stage.passes(30 * HOUR)  # beyond the morning
    again = reminders(mei)[-1]
    assert "**11 matches wait for you**" in again.text
    assert "[Qin 1]" not in again.text


@pytest.mark.fuzz  # for its time
async def test_reminders_come_once_each_over_restarts(stage: Stage) -> None:
    table = await begin(stage, pace="daily")
    person = table.mover
    await hear(stage, person)
    await stage.passes(35 * HOUR)
    await stage.restart()
    assert reminders(person) == []
    await stage.crash()
    stage.sandbox.clock.advance(2 * HOUR)
    await stage.start()
    first = await reminded(person)
    assert "Half of your time is gone" in first.text
    await stage.restart()
    stage.sandbox.clock.advance(28 * HOUR)
    second = await reminded(person, after=first)
    assert "Little of your time is left" in second.text
    await stage.restart()
    await stage.passes(20 * HOUR)
    assert reminders(person) == [first, second]
    await press(person, await decide(person, await press(person, first, "Open my move")), "Confirm")


# in trouble --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("arrived", [False, True], ids=["request lost", "answer lost"])
@pytest.mark.fuzz  # for its time
async def test_a_reminder_that_may_be_there_is_looked_for_though_direct_messages_are_closed(
    stage: Stage, arrived: bool
) -> None:
    mei, _, match = await one_waits(stage)
    await hear(stage, mei)
    path = f"/channels/{mei.channel('dm')['id']}/messages"
    met = stage.sandbox.faults.add("POST", path, delay=30, close_socket=not arrived, after=arrived)
    stage.sandbox.clock.advance(HALF)
    await stage.until(lambda: met.met > 0 and len(reminders(mei)) == arrived)
    await stage.crash()
    mei.dms_closed = True
    stage.sandbox.clock.advance(HOUR)  # by now Discord has forgotten every nonce
    await stage.start()
    await stage.settled()
    assert (len(reminders(mei)), len(reminders(mei, match.thread))) == (arrived, not arrived)


async def test_closed_direct_messages_are_known_until_one_gets_through(stage: Stage) -> None:
    (mei,) = stage.people("Mei")
    first, second = await waiting_for(stage, "Mei", "Jonas", 2, pace="daily")
    await hear(stage, mei)
    mei.dms_closed = True
    await stage.passes(37 * HOUR)
    (mention,) = reminders(mei, first.thread)
    assert reminders(mei, second.thread) == []
    assert mention.mentions == ["Mei"]
    assert "2 matches wait for you" in mention.text
    assert "Your direct messages are closed" in mention.text
    assert (await settings(stage, mei)).dms_closed
    mei.dms_closed = False
    await stage.passes(29 * HOUR)
    (private,) = reminders(mei)
    assert "closed" not in private.text
    assert not (await settings(stage, mei)).dms_closed


@pytest.mark.fuzz  # for its time
async def test_nowhere_to_write_means_later(stage: Stage) -> None:
    mei, _, match = await one_waits(stage)
    mei.dms_closed = True
    stage.sandbox.world.archive(str(match.thread), locked=True)
    await stage.passes(HALF / 3, 4)
    assert reminders(mei, match.thread) == []
    stage.sandbox.world.archive(str(match.thread), archived=False, locked=False)
    await stage.passes(HOUR)
    assert len(reminders(mei, match.thread)) == 1


@pytest.mark.parametrize(
    ("trouble", "private"),
    [
        ("archived", False),
        pytest.param("deleted", False, marks=pytest.mark.fuzz),  # for its time
        pytest.param("locked", True, marks=pytest.mark.fuzz),
        pytest.param("no permission", True, marks=pytest.mark.fuzz),
        pytest.param("channel deleted", True, marks=pytest.mark.fuzz),
    ],
)
async def test_a_thread_is_opened_again_or_replaced_or_a_direct_message_sent(
    stage: Stage, trouble: str, private: bool
) -> None:
    mei, _, match = await one_waits(stage)
    world, thread, channel = stage.sandbox.world, str(match.thread), str(match.channel)
    if trouble == "no permission":
        world.toggle(channel, False, "SEND_MESSAGES_IN_THREADS")
    elif "deleted" in trouble:
        world.delete_channel(channel if private else thread)
    else:
        world.archive(thread, locked=trouble == "locked")
    await stage.passes(HALF)
    again = (await stage.matches.watching.match(match.id)).thread
    (reminder,) = reminders(mei, "dm" if private else again)
    assert ("I cannot write in the match’s thread" in reminder.text) == private
    assert "**Qin 1** · turn" in (await press(mei, reminder, "Open my move")).text
    if trouble == "deleted":
        assert again not in (None, match.thread)
        assert f"/{again})" in reminder.text  # the message of the turn went with the old thread


async def test_whoever_sleeps_by_the_time_the_message_of_their_turn_goes_out_hears_of_it_in_the_morning(
    stage: Stage,
) -> None:
    table = await begin(stage, pace="daily")
    before, person = table.board, table.others[0]
    await to_bed_in(stage, person, 1)
    table.spoil(status=503, times=99)
    await take(stage, await stage.matches.watching.match(1))
    await stage.passes(HOUR / 4, 6)
    stage.sandbox.faults.clear()
    await stage.passes(HOUR / 4)
    assert table.board.id != before.id
    assert table.board.mentions == []
    await stage.passes(HOUR, 9)
    assert reminders(person, table.thread) == []
    await stage.passes(HOUR)
    (reminder,) = reminders(person, table.thread)
    assert reminder.mentions == [person.name]


@pytest.mark.parametrize("pace", ["none", "daily"])
async def test_where_the_channel_is_gone_whose_turn_it_is_hears_of_it_in_a_direct_message(
    stage: Stage, pace: str
) -> None:
    mei, jonas, match = await one_waits(stage, pace=pace)
    stage.sandbox.world.delete_channel(str(match.channel))
    await take(stage, match)
    await stage.passes(timedelta(minutes=2))
    assert "it is your turn" in (await reminded(jonas)).text  # put off by a second behind rows that take long
    assert reminders(mei) == []
    await stage.passes(HOUR)
    assert len(reminders(jonas)) == 1


async def test_a_match_that_begins_where_the_channel_is_gone_is_told_of_in_a_direct_message(
    stage: Stage,
) -> None:
    mei, jonas = stage.people("Mei", "Jonas")
    await said(mei, "match new", "tea-house", game="qin", seats=2, pace="none")
    stage.sandbox.world.delete_channel(mei.channel("tea-house")["id"])
    await press(jonas, await said(jonas, "match list"), "Join")
    await stage.passes(timedelta(minutes=2))
    match = await stage.matches.watching.match(1)
    assert match.to_act is not None
    mover, other = (mei, jonas) if match.seats[match.to_act].name == "Mei" else (jonas, mei)
    assert "it is your turn" in (await reminded(mover)).text
    assert (len(reminders(mover)), reminders(other)) == (1, [])


async def test_whoever_has_left_when_their_turn_comes_is_told_of_at_once(stage: Stage) -> None:
    mei, jonas, match = await one_waits(stage, pace="none")
    del stage.sandbox.world.members[jonas.id]
    await take(stage, match)
    await stage.settled()
    assert sum("has left this server" in post.text for post in mei.visible(str(match.thread))) == 1


async def test_of_a_server_that_removed_the_bot_nobody_is_reminded(stage: Stage) -> None:
    mei, _, match = await one_waits(stage)
    gone = {"message": "Unknown Guild", "code": 10004}
    fault = stage.sandbox.faults.add("GET", f"/members/{mei.id}", status=404, json=gone, times=99)
    await stage.passes(HALF)
    await stage.passes(HOUR)
    assert (fault.met, reminders(mei, match.thread)) == (1, [])


async def test_a_thread_learns_nothing_of_matches_that_are_not_its_readers_business(stage: Stage) -> None:
    mei, _, public = await one_waits(stage)
    _, _, private = await one_waits(stage, private=True)
    _, _, other = await one_waits(stage)
    await stage.passes(HALF)
    (mention,) = reminders(mei, public.thread)
    assert "3 matches wait for you" in mention.text
    assert f"[Qin {private.id}]" not in mention.text
    assert str(private.thread) not in mention.text
    assert "One more match waits elsewhere" in mention.text
    assert f"[Qin {other.id}]" in mention.text
    assert last_board(mei, other).id in mention.text


async def test_a_reminder_that_was_held_up_comes_though_somebody_else_has_left(
    stage: Stage,
) -> None:
    table = await begin(stage, "Mei", "Jonas", "Aiko", pace="quick")
    person = table.mover
    await hear(stage, person)
    fault = stage.sandbox.faults.add("POST", "/users/@me/channels", status=403, times=99)
    await stage.passes(13 * HOUR)
    assert fault.met > 0
    await table.resigns(table.others[0])
    stage.sandbox.faults.clear()
    await stage.settled()
    await stage.passes(timedelta(minutes=15))
    assert len(person.visible("dm")) == 1
