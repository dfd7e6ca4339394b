"""Following matches from elsewhere: silent, edited while fresh, never private, whatever fails."""

import asyncio
from datetime import timedelta
from typing import Any

import pytest

from bot.matches import Person as Someone
from bot.sandbox import Person, Post
from bot.sandbox.shapes import Flag
from bot.sandbox.world import GUILD

from .play import (
    CHANNEL,
    boards,
    newest,
    next_board,
    open_match,
    pinged,
    press,
    take_turn,
    turn_number,
)
from .stage import Stage

TEA = "tea-house"


def mirrors(person: Person, channel: str = TEA) -> list[Post]:
    """The messages that show a match elsewhere, oldest first. None of them makes a sound or pings."""
    found = [post for post in person.visible(channel) if not post.ephemeral and post.alt_texts]
    assert all(post.message.has(Flag.SUPPRESS_NOTIFICATIONS) for post in found)
    assert all(post.mentions == [] for post in found)
    return found


async def follow(stage: Stage, name: str, channel: str, label: str, **options: object) -> Post:
    """/watch and one of its buttons; its answer."""
    person = stage.sandbox.person(name)
    reply = await person.slash("watch", channel, **options)
    await reply.settle()
    assert reply.ephemeral
    return await press(person, reply.message, label)


async def play(stage: Stage, thread: str, turns: int = 1) -> Post:
    """That many turns; the newest board."""
    lena = stage.sandbox.person("Lena")
    board = newest(lena, thread)
    for _ in range(turns):
        await take_turn(stage, pinged(stage, board), thread)
        board = await next_board(lena, thread, board)
    return board


async def shows(person: Person, channel: str, turn: int, after: Post | None = None) -> Post:
    """Wait for the message there that tells that turn as its newest."""
    told = f"**Turn {turn}.**"
    return await person.sees(channel, lambda post: bool(post.alt_texts) and told in post.text, after=after)


async def test_a_channel_follows_a_match_over_days(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas")
    lena = stage.sandbox.person("Lena")
    done = await follow(stage, "Mei", TEA, "Qin 1 here", match=1)
    assert "From now on" in done.text
    first = await lena.sees(TEA, "It has just begun")
    assert f"/{thread})" in first.text
    await play(stage, thread)
    await shows(lena, TEA, 1)
    await play(stage, thread)
    await shows(lena, TEA, 2)
    assert mirrors(lena) == [first]  # edited in place
    assert "**Turn 1.**" in first.text
    assert list(first.files()) == ["board-2.png"]
    stage.sandbox.clock.advance(timedelta(hours=1))
    await play(stage, thread)
    second = await shows(lena, TEA, 3, after=first)
    assert "**Turn 2.**" not in second.text
    await stage.restart()
    await play(stage, thread)
    await shows(lena, TEA, 4)
    stage.sandbox.clock.advance(timedelta(days=2))
    await play(stage, thread)
    third = await shows(lena, TEA, 5, after=second)
    assert mirrors(lena) == [first, second, third]


@pytest.mark.fuzz  # for its time
async def test_turns_that_waited_are_told_in_one_message(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas")
    lena = stage.sandbox.person("Lena")
    await follow(stage, "Mei", TEA, "Qin 1 here", match=1)
    first = await lena.sees(TEA, "It has just begun")
    stage.sandbox.clock.advance(timedelta(hours=3))
    tea = first.channel
    stage.sandbox.world.toggle(tea, False, "SEND_MESSAGES")
    await play(stage, thread, 6)
    assert mirrors(lena) == [first]
    stage.sandbox.world.toggle(tea, None, "SEND_MESSAGES")
    stage.sandbox.clock.advance(timedelta(minutes=15))
    second = await shows(lena, TEA, 6, after=first)
    for number in (3, 4, 5):
        assert f"**Turn {number}.**" in second.text
    assert "Before that: turns 1 to 2." in second.text
    assert mirrors(lena) == [first, second]
    assert [turn_number(post) for post in boards(lena, thread)] == [0, 1, 2, 3, 4, 5, 6]


@pytest.mark.fuzz  # for its time
async def test_the_channel_for_watchers_sees_every_public_match_from_start_to_end(stage: Stage) -> None:
    mei, lena = stage.sandbox.person("Mei"), stage.sandbox.person("Lena")
    tea = mei.channel(TEA)["id"]
    reply = await mei.slash("server", CHANNEL)
    await reply.settle()
    form = await mei.click(reply.message, "Change")
    saved = await mei.submit(form, {"Show every public match in": [tea]})
    await saved.settle()
    assert f"<#{tea}> shows every public match" in saved.text
    thread = await open_match(stage, "Mei", "Jonas")
    first = await lena.sees(TEA, "It has just begun")
    await open_match(stage, "Jonas", "Aiko", "Rafi", game="china")
    await lena.sees(TEA, "China 2")
    await play(stage, thread)
    await shows(lena, TEA, 1)
    reply = await stage.sandbox.person("Jonas").slash("match resign", thread)
    await reply.settle()
    await press(stage.sandbox.person("Jonas"), reply.message, "Resign for good")
    await lena.sees(
        TEA, lambda post: post.id == first.id and "🏁" in post.text and "**Mei** wins" in post.text
    )
    assert len(mirrors(lena)) == 2


async def test_a_private_match_is_shown_nowhere(stage: Stage) -> None:
    mei, jonas, lena = (stage.sandbox.person(name) for name in ("Mei", "Jonas", "Lena"))
    await follow(stage, "Mei", TEA, "All here")
    await follow(stage, "Lena", CHANNEL, "All in my DMs")
    reply = await mei.slash("match new", CHANNEL, game="qin", seats=2, private=True)
    await reply.settle()
    invited = await mei.slash("match invite", CHANNEL, person=jonas.id, match=1)
    await invited.settle()
    await jonas.click(reply.message, "Join")
    world = stage.sandbox.world
    await stage.until(lambda: len(world.threads()) == 1)
    thread = str(world.threads()[0]["id"])
    await mei.sees(thread, "Order of play", 15)
    await play_privately(stage, thread)
    await asyncio.sleep(0.3)
    assert mirrors(lena) == []
    assert lena.visible("dm") == []
    page = await lena.slash("watch", CHANNEL)
    await page.settle()
    assert page.message.selects == []
    refused = await lena.slash("watch", CHANNEL, match=1)
    await refused.settle()
    assert "Mei" not in refused.text


async def play_privately(stage: Stage, thread: str) -> None:
    """A turn that only its players see."""
    mei = stage.sandbox.person("Mei")
    board = newest(mei, thread)
    await take_turn(stage, pinged(stage, board), thread)
    await next_board(mei, thread, board)


async def test_a_person_follows_by_direct_message_and_stops_there(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas")
    lena = stage.sandbox.person("Lena")
    done = await follow(stage, "Lena", thread, "Qin 1 in my DMs")
    assert "in your direct messages" in done.text
    first = await lena.sees("dm", "It has just begun")
    await play(stage, thread)
    await shows(lena, "dm", 1)
    assert mirrors(lena, "dm") == [first]
    stopped = await press(lena, first, "Stop")
    assert "no longer" in stopped.text
    stage.sandbox.clock.advance(timedelta(hours=2))
    await play(stage, thread)
    await asyncio.sleep(0.3)
    assert mirrors(lena, "dm") == [first]
    assert "not followed any more" in (await press(lena, first, "Stop")).text


async def test_only_those_who_manage_the_server_decide_for_a_channel(stage: Stage) -> None:
    await open_match(stage, "Mei", "Jonas")
    lena = stage.sandbox.person("Lena")
    page = await lena.slash("watch", TEA, match=1)
    await page.settle()
    assert [button.label for button in page.message.buttons] == ["Qin 1 in my DMs", "All in my DMs"]
    lena.staff = True
    done = await follow(stage, "Lena", TEA, "Qin 1 here", match=1)
    await lena.sees(TEA, "It has just begun")
    lena.staff = False
    assert "Manage Server" in (await press(lena, done, "Stop")).text
    mei = stage.sandbox.person("Mei")
    page = await mei.slash("watch", TEA)
    await page.settle()
    assert "**Qin 1**, in <#" in page.text
    await press(mei, page.message, "Stop")
    page = await mei.slash("watch", TEA)
    await page.settle()
    assert "Nothing is followed yet." in page.text


@pytest.mark.fuzz  # for its time
async def test_a_channel_that_is_gone_ends_the_watch_with_a_word_to_who_set_it_up(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas")
    mei, lena = stage.sandbox.person("Mei"), stage.sandbox.person("Lena")
    await follow(stage, "Mei", TEA, "All here")
    await play(stage, thread)
    first = await shows(lena, TEA, 1)
    stage.sandbox.clock.advance(timedelta(hours=2))
    stage.sandbox.world.delete_channel(first.channel)
    await play(stage, thread)
    word = await mei.sees("dm", "That channel is gone")
    assert "every public match of this server" in word.text
    await play(stage, thread)
    await asyncio.sleep(0.2)
    assert mei.visible("dm") == [word]
    reply = await mei.slash("watch", CHANNEL)
    await reply.settle()
    assert "Ended: every public match of this server" in reply.text


@pytest.mark.parametrize("how", ["closed", "left"])
@pytest.mark.fuzz  # for its time
async def test_closed_direct_messages_end_the_watch(stage: Stage, how: str) -> None:
    thread = await open_match(stage, "Mei", "Jonas")
    lena = stage.sandbox.person("Lena")
    await follow(stage, "Lena", CHANNEL, "All in my DMs")
    await play(stage, thread)
    watcher = stage.sandbox.person("Aiko")
    await lena.sees("dm", "**Turn 1.**")
    if how == "closed":
        lena.dms_closed = True
    else:
        lena.member = False
    stage.sandbox.clock.advance(timedelta(hours=2))
    board = newest(watcher, thread)
    await take_turn(stage, pinged(stage, board), thread)
    await next_board(watcher, thread, board)
    await asyncio.sleep(0.3)
    lena.dms_closed = False
    lena.member = True
    stage.sandbox.clock.advance(timedelta(hours=2))
    await play(stage, thread)
    await asyncio.sleep(0.3)
    assert len(mirrors(lena, "dm")) == 1
    reply = await lena.slash("watch", CHANNEL)
    await reply.settle()
    told = {"closed": "Your direct messages are closed to me.", "left": "You had left the server."}
    assert told[how] in reply.text


@pytest.mark.parametrize(
    "fault",
    [
        {"status": 429},
        {"status": 500},
        {"status": 503, "after": True},
        {"close_socket": True, "after": True},
        {"status": 400, "json": {"message": "Bad Form", "code": 50035}},
    ],
    ids=["429", "500", "503 after the post", "connection cut after the post", "refused form"],
)
@pytest.mark.fuzz  # for its time
async def test_a_mirror_that_fails_comes_once_and_later_and_the_thread_goes_on(
    stage: Stage, fault: dict[str, Any]
) -> None:
    thread = await open_match(stage, "Mei", "Jonas")
    lena = stage.sandbox.person("Lena")
    tea = lena.channel(TEA)["id"]
    met = stage.sandbox.faults.add("POST", f"/channels/{tea}/messages", **fault)
    await follow(stage, "Mei", TEA, "Qin 1 here", match=1)
    await stage.until(lambda: met.met > 0)
    await play(stage, thread, 2)
    stage.sandbox.clock.advance(timedelta(minutes=5))
    await shows(lena, TEA, 2)
    assert len(mirrors(lena)) == 1
    assert [turn_number(post) for post in boards(lena, thread)] == [0, 1, 2]


@pytest.mark.fuzz  # for its time
async def test_a_mirror_that_was_being_posted_when_the_process_died_is_there_once(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas")
    lena = stage.sandbox.person("Lena")
    tea = lena.channel(TEA)["id"]
    fault = stage.sandbox.faults.add("POST", f"/channels/{tea}/messages", delay=30, after=True)
    await follow(stage, "Mei", TEA, "Qin 1 here", match=1)
    await stage.until(lambda: fault.met > 0)
    await lena.sees(TEA, "It has just begun")
    await play(stage, thread)
    stage.sandbox.clock.advance(timedelta(minutes=10))
    await stage.restart()
    await shows(lena, TEA, 1)
    assert len(mirrors(lena)) == 1


@pytest.mark.fuzz  # for its time
async def test_a_mirror_that_somebody_deleted_is_posted_anew(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas")
    lena = stage.sandbox.person("Lena")
    await follow(stage, "Mei", TEA, "Qin 1 here", match=1)
    first = await lena.sees(TEA, "It has just begun")
    stage.sandbox.world.delete_message(first.channel, first.id)
    await play(stage, thread)
    second = await shows(lena, TEA, 1)
    assert mirrors(lena) == [second]


@pytest.mark.fuzz  # for its time
async def test_a_thread_follows_and_wakes_up_for_it(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas")
    lena = stage.sandbox.person("Lena")
    world = stage.sandbox.world
    note = lena.say(TEA, "A thread for watchers")
    place = str(world.open_thread(world.channel(note.channel), "watchers", lena.id, 60, note.message)["id"])
    page = await stage.sandbox.person("Mei").slash("watch", thread)
    await page.settle()
    assert [button.label for button in page.message.buttons] == ["Qin 1 in my DMs", "All in my DMs"]
    await follow(stage, "Mei", place, "Qin 1 here", match=1)
    first = await lena.sees(place, "It has just begun")
    stage.sandbox.clock.advance(timedelta(hours=3))
    assert world.channel(place)["thread_metadata"]["archived"]
    await play(stage, thread)
    await shows(lena, place, 1, after=first)


async def test_a_missing_permission_is_told_before_anything_is_followed(stage: Stage) -> None:
    await open_match(stage, "Mei", "Jonas")
    mei = stage.sandbox.person("Mei")
    tea = mei.channel(TEA)["id"]
    stage.sandbox.world.toggle(tea, False, "ATTACH_FILES")
    refused = await follow(stage, "Mei", TEA, "All here")
    assert "**Attach Files**" in refused.text
    reply = await mei.slash("server", CHANNEL)
    await reply.settle()
    form = await mei.click(reply.message, "Change")
    saved = await mei.submit(form, {"Show every public match in": [tea]})
    await saved.settle()
    assert f"In <#{tea}> I am missing **Attach Files**" in saved.text


@pytest.mark.fuzz  # for its time
async def test_watchers_who_cannot_be_reached_cost_the_thread_no_time(stage: Stage) -> None:
    """Discord hangs on every message to them, more of them than there are messages sent at once."""
    thread = await open_match(stage, "Mei", "Jonas")
    lena, world = stage.sandbox.person("Lena"), stage.sandbox.world
    tea = world.channel(lena.channel(TEA)["id"])
    places = [str(world.open_thread(tea, f"watchers {number}", lena.id, 60)["id"]) for number in range(10)]
    for place in places:
        stage.sandbox.faults.add("POST", f"/channels/{place}/messages", delay=60, times=9)
        assert stage.app is not None
        mei = Someone(int(stage.sandbox.person("Mei").id), "Mei")
        await stage.app.matches.follow(int(GUILD), 1, mei, int(place))
    await asyncio.sleep(0.5)
    board = newest(lena, thread)
    await take_turn(stage, pinged(stage, board), thread)
    assert turn_number(await next_board(lena, thread, board)) == 1
