"""Following matches from elsewhere: silent, edited while fresh, never private, whatever fails."""

from datetime import timedelta

import pytest

from bot.matches import Person as Someone
from bot.sandbox import Person, Post, permissions
from bot.sandbox.permissions import Permission
from bot.sandbox.shapes import Flag
from bot.sandbox.world import GUILD
from tests.support.play import (
    CHANNEL,
    Table,
    answer_to,
    begin,
    forbid,
    labels,
    open_match,
    press,
    private_match,
    said,
    turn_number,
)
from tests.support.stage import Stage

TEA = "tea-house"
BEGUN = "It has just begun"
HOUR = timedelta(hours=1)


def mirrors(person: Person, channel: str = TEA) -> list[Post]:
    """The messages that show a match elsewhere, oldest first. None of them makes a sound or pings."""
    found = [post for post in person.visible(channel) if not post.ephemeral and post.alt_texts]
    assert all(post.message.has(Flag.SUPPRESS_NOTIFICATIONS) for post in found)
    assert all(post.mentions == [] for post in found)
    return found


async def follow(stage: Stage, name: str, channel: str, label: str, **options: object) -> Post:
    """/watch and one of its buttons; its answer."""
    (person,) = stage.people(name)
    page = await said(person, "watch", channel, **options)
    assert page.ephemeral
    return await press(person, page, label)


async def shows(person: Person, channel: str, turn: int, after: Post | None = None) -> Post:
    """Wait for the message there that tells that turn as its newest."""
    told = f"**Turn {turn}.**"
    return await person.sees(channel, lambda post: bool(post.alt_texts) and told in post.text, after=after)


async def every_public_match_in(stage: Stage, channel: str) -> str:
    """Mei says so in the server's form; what the page tells then."""
    (mei,) = stage.people("Mei")
    form = await mei.click(await said(mei, "server"), "Change")
    return (await answer_to(mei.submit(form, {"Show every public match in": [channel]}))).text


async def test_a_channel_follows_a_match_over_days_and_somebody_by_direct_message_for_a_while(
    stage: Stage,
) -> None:
    table = await begin(stage)
    lena = table.watcher
    assert "From now on" in (await follow(stage, "Mei", TEA, "Qin 1 here", match=1)).text
    first = await lena.sees(TEA, BEGUN)
    assert f"/{table.thread})" in first.text
    done = await follow(stage, "Lena", table.thread, "Qin 1 in my DMs")
    assert "in your direct messages" in done.text
    private = await lena.sees("dm", BEGUN)
    for turn in (1, 2):
        await table.turn()
        await shows(lena, TEA, turn)
        await shows(lena, "dm", turn)
    assert (mirrors(lena), mirrors(lena, "dm")) == ([first], [private])  # edited in place
    assert "no longer" in (await press(lena, private, "Stop")).text
    assert "**Turn 1.**" in first.text
    assert list(first.files()) == ["board-2.png"]
    stage.sandbox.clock.advance(HOUR)
    await table.turn()
    second = await shows(lena, TEA, 3, after=first)
    assert "**Turn 2.**" not in second.text
    await stage.restart()
    await table.turn()
    await shows(lena, TEA, 4)
    stage.sandbox.clock.advance(timedelta(days=2))
    await table.turn()
    third = await shows(lena, TEA, 5, after=second)
    assert (mirrors(lena), mirrors(lena, "dm")) == ([first, second, third], [private])
    assert "no longer followed" in (await press(lena, private, "Stop")).text


async def test_a_match_is_read_turn_by_turn_over_a_restart(stage: Stage) -> None:
    table = await begin(stage)
    lena = table.watcher

    def told() -> list[Post]:
        return [post for post in lena.visible("dm") if not post.ephemeral]

    page = await follow(stage, "Lena", table.thread, "Qin 1 without spoilers")
    assert "before the first turn" in page.text
    assert "read all there is so far" in page.text
    for _ in range(3):
        await table.turn()
    await stage.settled()
    assert [post.text for post in told()] == ["📖 **Qin 1** has gone on since its start."]
    await stage.restart()
    page = await press(lena, told()[0], "Read on")
    page = await press(lena, page, "Later")
    assert ("**Turn 1.**" in page.text, list(page.files())) == (True, ["board-1.png"])
    assert "you have read up to turn 1" in (await said(lena, "watch", CHANNEL)).text
    page = await said(lena, "match board", table.thread)
    assert (list(page.files()), labels(page)) == (["board-1.png"], ["Earlier", "Later", "Stop"])
    words = [await said(lena, "match board", table.thread, text=True, **at) for at in ({}, {"turn": 1})]
    words.append(await press(lena, await press(lena, table.board, "More"), "Board as text"))
    assert words[0].text == words[1].text == words[2].text != ""
    for _ in range(2):
        page = await press(lena, page, "Later")
    assert "read all there is so far" in page.text
    await table.turn()
    await stage.settled()
    assert [post.text for post in told()][1:] == ["📖 **Qin 1** has gone on since turn 3."]
    lena.member = False
    assert "Qin" not in (await press(lena, told()[1], "Read on")).text


async def test_who_reads_without_spoilers_is_shown_the_gifts_of_the_turn_they_have_come_to(
    stage: Stage,
) -> None:
    table = await begin(stage, "Mei", "Jonas", "Aiko", game="confucius", seats="3")
    await follow(stage, "Lena", table.thread, "Confucius 1 without spoilers")
    await table.turn()
    page = await said(table.watcher, "match gifts", table.thread)
    assert list(page.files()) == ["board-0.png"]


async def test_a_private_match_is_shown_nowhere(stage: Stage) -> None:
    (lena,) = stage.people("Lena")
    await follow(stage, "Mei", TEA, "All here")
    await follow(stage, "Lena", CHANNEL, "All in my DMs")
    await (await private_match(stage)).turn()
    await stage.settled()
    assert mirrors(lena) == []
    assert lena.visible("dm") == []
    assert (await said(lena, "watch")).selects == []
    assert "Mei" not in (await said(lena, "watch", match=1)).text


async def test_a_match_in_a_channel_for_a_few_is_shown_to_them_alone(stage: Stage) -> None:
    mei, jonas, lena = stage.people("Mei", "Jonas", "Lena")
    tea, world = mei.channel(TEA), stage.sandbox.world
    await follow(stage, "Mei", CHANNEL, "All here")
    for name in ("Jonas", "Lena"):
        await follow(stage, name, CHANNEL, "All in my DMs")
    permissions.toggle(permissions.overwrite(tea, GUILD, 0), Permission.VIEW_CHANNEL, False)
    permissions.toggle(permissions.overwrite(tea, jonas.id, 1), Permission.VIEW_CHANNEL, True)
    world.toggle(tea["id"], True, "VIEW_CHANNEL")
    thread = await open_match(stage, "Mei", "Jonas", place=TEA)
    table = Table(stage, thread, [mei, jonas], watcher="Jonas")
    await table.turn()
    await stage.settled()
    assert mirrors(jonas, "dm") != []
    assert mirrors(lena, "dm") == mirrors(lena, CHANNEL) == []


async def test_who_is_shut_out_of_a_channel_reads_on_nowhere(stage: Stage) -> None:
    """Not in the server, not in direct messages; nor is the match told of in a profile."""
    mei, jonas, lena = stage.people("Mei", "Jonas", "Lena")
    table = Table(stage, await open_match(stage, "Mei", "Jonas", place=TEA), [mei, jonas], watcher="Jonas")
    await table.turn()
    page = await press(lena, await said(lena, "watch", match=1), "Qin 1 without spoilers")
    for _ in range(2):
        await table.turn()
    await stage.settled()
    (told,) = lena.visible("dm")
    forbid(stage, lena, "VIEW_CHANNEL", place=TEA)
    for post, button in ((page, "Later"), (told, "Read on")):
        page = await press(lena, post, button)
        assert ("in a channel that you cannot see" in page.text, list(page.files())) == (True, [])
    assert "you have read its start" in (await said(lena, "watch")).text
    await stage.matches.people.change(Someone(int(mei.id), "Mei"), shows="server")
    await press(jonas, await said(jonas, "match resign", table.thread), "Resign for good")
    await stage.settled()
    assert [post for post in lena.visible("dm") if not post.ephemeral] == [told]
    seen = [(await said(person, "profile", person=mei.id)).text for person in (jonas, lena)]
    assert ["Qin 1" in text for text in seen] == [True, False]


async def test_a_channel_needs_its_permissions_and_somebody_who_manages_the_server(stage: Stage) -> None:
    await begin(stage)
    mei, lena = stage.people("Mei", "Lena")
    assert labels(await said(lena, "watch", TEA, match=1)) == [
        "Qin 1 in my DMs",
        "Qin 1 without spoilers",
        "All in my DMs",
    ]
    lena.staff = True
    done = await follow(stage, "Lena", TEA, "Qin 1 here", match=1)
    await lena.sees(TEA, BEGUN)
    lena.staff = False
    assert "Manage Server" in (await press(lena, done, "Stop")).text
    page = await said(mei, "watch", TEA)
    assert "**Qin 1**, in <#" in page.text
    await press(mei, page, "Stop")
    assert "Nothing is followed yet." in (await said(mei, "watch", TEA)).text
    tea = mei.channel(TEA)["id"]
    stage.sandbox.world.toggle(tea, False, "ATTACH_FILES")
    assert "**Attach Files**" in (await follow(stage, "Mei", TEA, "All here")).text
    assert f"In <#{tea}> I am missing **Attach Files**" in await every_public_match_in(stage, tea)


@pytest.mark.fuzz  # for its time
async def test_a_channel_that_is_gone_ends_the_watch_with_a_word_to_who_set_it_up(stage: Stage) -> None:
    table = await begin(stage)
    mei, lena = stage.people("Mei", "Lena")
    await follow(stage, "Mei", TEA, "All here")
    await table.turn()
    first = await shows(lena, TEA, 1)
    stage.sandbox.clock.advance(2 * HOUR)
    stage.sandbox.world.delete_channel(first.channel)
    await table.turn()
    word = await mei.sees("dm", "That channel is gone")
    assert "every public match of this server" in word.text
    await table.turn()
    await stage.settled()
    assert mei.visible("dm") == [word]
    assert "Ended: every public match of this server" in (await said(mei, "watch")).text


@pytest.mark.parametrize(
    ("how", "told"),
    [("closed", "Your direct messages are closed to me."), ("left", "You had left the server.")],
    ids=["closed", "left"],
)
@pytest.mark.fuzz  # for its time
async def test_closed_direct_messages_end_the_watch(stage: Stage, how: str, told: str) -> None:
    table = await begin(stage)
    (lena,) = stage.people("Lena")
    (table.watcher,) = stage.people("Aiko")
    await follow(stage, "Lena", CHANNEL, "All in my DMs")
    await table.turn()
    await lena.sees("dm", "**Turn 1.**")
    lena.dms_closed, lena.member = how == "closed", how != "left"
    for _ in range(2):
        stage.sandbox.clock.advance(2 * HOUR)
        await table.turn()
        await stage.settled()
        lena.dms_closed, lena.member = False, True
    assert len(mirrors(lena, "dm")) == 1
    assert told in (await said(lena, "watch")).text


@pytest.mark.fuzz  # for its time
async def test_a_mirror_that_somebody_deleted_is_posted_anew(stage: Stage) -> None:
    table = await begin(stage)
    lena = table.watcher
    await follow(stage, "Mei", TEA, "Qin 1 here", match=1)
    first = await lena.sees(TEA, BEGUN)
    stage.sandbox.world.delete_message(first.channel, first.id)
    await table.turn()
    second = await shows(lena, TEA, 1)
    assert mirrors(lena) == [second]


@pytest.mark.fuzz  # for its time
async def test_a_thread_follows_and_wakes_up_for_it(stage: Stage) -> None:
    table = await begin(stage)
    mei, lena = stage.people("Mei", "Lena")
    world = stage.sandbox.world
    note = lena.say(TEA, "A thread for watchers")
    place = str(world.open_thread(world.channel(note.channel), "watchers", lena.id, 60, note.message)["id"])
    assert labels(await said(mei, "watch", table.thread)) == [
        "Qin 1 in my DMs",
        "Qin 1 without spoilers",
        "All in my DMs",
    ]
    await follow(stage, "Mei", place, "Qin 1 here", match=1)
    first = await lena.sees(place, BEGUN)
    stage.sandbox.clock.advance(3 * HOUR)
    assert world.channel(place)["thread_metadata"]["archived"]
    await table.turn()
    await shows(lena, place, 1, after=first)


@pytest.mark.fuzz  # for its time
async def test_watchers_who_cannot_be_reached_cost_the_thread_no_time(stage: Stage) -> None:
    """Discord hangs on every message to them, more of them than there are messages sent at once."""
    table = await begin(stage)
    lena, world = table.watcher, stage.sandbox.world
    tea = world.channel(lena.channel(TEA)["id"])
    mei = Someone(int(table.people[0].id), "Mei")
    hanging = []
    for number in range(10):
        place = str(world.open_thread(tea, f"watchers {number}", lena.id, 60)["id"])
        fault = stage.sandbox.faults.add("POST", f"/channels/{place}/messages", delay=60, times=9)
        hanging.append(fault)
        await stage.matches.watches.follow(int(GUILD), 1, mei, int(place))
    await stage.until(lambda: sum(fault.met for fault in hanging) >= 4)  # so many at once
    assert turn_number(await table.turn()) == 1
