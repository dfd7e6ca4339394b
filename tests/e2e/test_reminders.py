"""Reminders over simulated days: what they say, where they go, that they come when they are due."""

from datetime import timedelta

import pytest

from bot.sandbox import Person, Post

from .play import decide, newest, next_board, open_match, pinged, press, take_turn
from .reminded import (
    hear,
    last_board,
    matches,
    reminded,
    reminders,
    settled,
    take,
    to_bed_in,
    waiting_for,
)
from .stage import Stage

HOUR = timedelta(hours=1)
HALF, NINE = 15 * HOUR, 26 * HOUR
"""From the start of a second turn at pace quick: half, then nine tenths of the bank of 28 hours are gone."""


async def at_turn(stage: Stage) -> tuple[str, Post, Person, Person]:
    """A match of two whose first turns are taken: thread, newest board, who is to act again, the other."""
    thread = await open_match(stage, "Mei", "Jonas", pace="quick")
    watcher = stage.sandbox.person("Lena")
    board = newest(watcher, thread)
    first = pinged(stage, board)
    other = stage.sandbox.person("Jonas" if first.name == "Mei" else "Mei")
    for person in (first, other):
        await take_turn(stage, person, thread)
        board = await next_board(watcher, thread, board)
    return thread, board, first, other


async def test_a_reminder_says_it_all_and_its_buttons_lead_on(stage: Stage) -> None:
    thread, board, person, other = await at_turn(stage)
    await hear(stage, person, "dm")
    stage.sandbox.clock.advance(HALF)
    reminder = await reminded(person)
    match = await matches(stage).match(1)
    assert match.turn_since is not None
    assert match.due_at is not None
    due = int(match.due_at.timestamp())
    assert f"[Qin 1](https://discord.com/channels/{match.server}/{thread}/{board.id})" in reminder.text
    assert f"** with {other.name}: it is your turn to place a tile." in reminder.text
    assert f"began <t:{int(match.turn_since.timestamp())}:R>" in reminder.text
    assert f"until <t:{due}:f> (<t:{due}:R>)" in reminder.text
    assert "Half of your time is gone" in reminder.text
    summary = board.text.split("\n")[0].removeprefix("**Turn 2.** ")
    assert f"Since you last acted:\n**2.** {summary}" in reminder.text
    await stage.restart()
    assert "substitute" in (await press(person, reminder, "I need a substitute")).text
    panel = await press(person, reminder, "Open my move")
    assert "Done" in (await press(person, await decide(person, panel), "Confirm")).text
    await next_board(person, thread, board)
    stage.sandbox.clock.advance(3 * HOUR)
    await settled(stage)
    assert reminders(person) == [reminder]


async def test_whoever_likes_threads_gets_one_mention_there(stage: Stage) -> None:
    thread, board, person, other = await at_turn(stage)
    stage.sandbox.clock.advance(HALF)
    reminder = await reminded(person, thread, board)
    assert reminder.mentions == [person.name]
    assert f"/{thread}/{board.id})" in reminder.text
    stage.sandbox.clock.advance(NINE - HALF)
    second = await reminded(person, thread, reminder)
    assert "Little of your time is left" in second.text
    assert reminders(person) == []
    assert "It is not your turn" in (await press(other, second, "Open my move")).text
    assert "nothing to snooze" in (await press(other, second, "Snooze until tomorrow morning")).text


async def test_whoever_likes_direct_messages_hears_of_the_turn_there_alone(stage: Stage) -> None:
    thread, board, person, other = await at_turn(stage)
    await hear(stage, other, "dm")
    await take_turn(stage, person, thread)
    board = await next_board(person, thread, board)
    assert board.mentions == []
    assert f"**{other.name}** to place a tile" in board.text
    reminder = await reminded(other)
    assert f"/{thread}/{board.id})" in reminder.text  # the very message, though it was being posted meanwhile
    await settled(stage)
    assert reminders(other) == [reminder]
    assert reminders(other, thread) == []


async def test_nobody_is_woken_and_what_came_in_the_night_is_joined(stage: Stage) -> None:
    mei, jonas = stage.sandbox.person("Mei"), stage.sandbox.person("Jonas")
    found = await waiting_for(stage, jonas, mei, 3)
    await to_bed_in(stage, mei, 1)
    stage.sandbox.clock.advance(2 * HOUR)
    for match in found:
        await take(stage, match)  # while she sleeps
    await settled(stage)
    assert [last_board(mei, match).mentions for match in found] == [[], [], []]
    stage.sandbox.clock.advance(8 * HOUR)
    await settled(stage)
    assert [reminders(mei, str(match.thread)) for match in found] == [[], [], []]
    stage.sandbox.clock.advance(2 * HOUR)
    await settled(stage)
    first, *others = (reminders(mei, str(match.thread)) for match in found)
    (digest,) = first
    assert others == [[], []]
    assert digest.mentions == ["Mei"]
    assert "3 matches wait for you" in digest.text
    assert [f"[Qin {match.id}]" in digest.text for match in found] == [True, True, True]


@pytest.mark.fuzz  # for its time
async def test_twelve_matches_are_one_digest_with_a_button_each(stage: Stage) -> None:
    mei, jonas = stage.sandbox.person("Mei"), stage.sandbox.person("Jonas")
    found = await waiting_for(stage, mei, jonas, 12, pace="relaxed")
    await hear(stage, mei, "dm")
    stage.sandbox.clock.advance(37 * HOUR)
    await settled(stage)
    (digest,) = reminders(mei)
    assert "**12 matches wait for you**" in digest.text
    places = [digest.text.index(f"/{match.thread}/{last_board(mei, match).id})") for match in found]
    assert places == sorted(places)  # the longest wait first, each with the link to its newest board
    moves = [button for button in digest.buttons if button.label == "Your move"]
    assert len(moves) == 12
    await stage.restart()
    reply = await mei.click(digest, moves[-1].custom_id)
    await reply.settle()
    assert "Your move in Qin 12" in reply.text
    await take(stage, found[0])
    (select,) = digest.selects
    reply = await mei.select(digest, select.custom_id, "morning")
    await reply.settle()
    assert "these 11 matches" in reply.text
    stage.sandbox.clock.advance(30 * HOUR)  # beyond the morning
    await settled(stage)
    again = reminders(mei)[-1]
    assert "**11 matches wait for you**" in again.text
    assert "[Qin 1]" not in again.text


async def test_a_digest_comes_at_its_hour_with_all_that_waits(stage: Stage) -> None:
    mei, jonas = stage.sandbox.person("Mei"), stage.sandbox.person("Jonas")
    now = stage.sandbox.clock.now()
    await hear(stage, mei, "dm", digest_at=(now.hour + 6) % 24 * 60 + now.minute)
    found = await waiting_for(stage, mei, jonas, 3, pace="relaxed")
    assert reminders(mei) == []
    assert [last_board(mei, match).mentions for match in found] == [[], [], []]
    stage.sandbox.clock.advance(7 * HOUR)
    await settled(stage)
    (digest,) = reminders(mei)
    assert "3 matches wait for you" in digest.text
    for _ in range(3):
        stage.sandbox.clock.advance(6 * HOUR)
        await settled(stage)
    assert reminders(mei) == [digest]


async def test_who_snoozes_hears_nothing_until_then(stage: Stage) -> None:
    _, _, person, _ = await at_turn(stage)
    await hear(stage, person, "dm", every=2)
    stage.sandbox.clock.advance(2 * HOUR)
    first = await reminded(person)
    reply = await press(person, first, "Snooze until tomorrow morning")
    assert "You hear no more of Qin 1 until" in reply.text
    until = stage.sandbox.clock.now().replace(hour=8, minute=0, second=0) + timedelta(days=1)
    if stage.sandbox.clock.now().hour < 4:
        until -= timedelta(days=1)
    assert f"<t:{int(until.timestamp())}:f>" in reply.text
    while stage.sandbox.clock.now() + HOUR < until:
        stage.sandbox.clock.advance(HOUR)
        await settled(stage)
    assert reminders(person) == [first]
    stage.sandbox.clock.advance(HOUR)
    assert "your turn" in (await reminded(person, after=first)).text


@pytest.mark.fuzz  # for its time
async def test_an_interval_of_ones_own_ends_when_nobody_answers_and_the_table_is_told(stage: Stage) -> None:
    thread, _, person, other = await at_turn(stage)
    await hear(stage, person, "dm", every=3)
    for _ in range(24):
        stage.sandbox.clock.advance(HOUR)
        await settled(stage)
        if stage.sandbox.clock.now().hour % 12 == 0:
            await stage.restart()
    assert len(reminders(person)) == 6
    told = [post for post in other.visible(thread) if "6" in post.text and "remind" in post.text]
    assert [post.mentions for post in told] == [[]]
