"""A seat changes hands over days: asked for, called in the channel, taken over; with restarts in between."""

import asyncio
from datetime import timedelta

import pytest

from bot.matches import Person as Player
from bot.sandbox import Person, Post
from tests.support.play import (
    CHANNEL,
    answer_to,
    begin,
    labels,
    open_match,
    press,
    private_match,
    said,
    says,
    told,
)
from tests.support.stage import Stage

DAY = timedelta(days=1)
HEAD = "a substitute is wanted"


def calls(person: Person, place: str = CHANNEL) -> list[Post]:
    """Every call for a substitute in the place, also those that were answered."""
    heads = (HEAD, "the seat is taken", "no substitute needed")
    return [post for post in person.visible(place) if any(head in post.text for head in heads)]


async def leave(person: Person, thread: str) -> Post:
    """/match leave, and yes; the answer."""
    return await press(person, await said(person, "match leave", thread), "Ask for one")


async def test_whoever_leaves_plays_on_until_somebody_takes_over(stage: Stage) -> None:
    table = await begin(stage)
    lena, aiko, leaver, (mate,) = table.watcher, *stage.people("Aiko"), table.mover, table.others
    answer = await leave(leaver, table.thread)
    assert "You play on until somebody takes over" in answer.text
    call = await lena.sees(CHANNEL, HEAD)
    assert labels(call) == ["Take over", "Board", "How to play"]
    assert call.mentions == []
    await table.turn()
    await stage.passes(DAY / 2, 4)
    await stage.restart()
    board = await table.turn()
    assert table.mover == leaver
    hand = (await press(leaver, board, "My hand")).text.splitlines()[1]
    assert calls(lena) == [call]

    # two press at once: one of them has the seat, the other is told so
    pages = await asyncio.gather(press(lena, call, "Take over"), press(aiko, call, "Take over"))
    (handed,) = [page for page in pages if "You play" in page.text]
    (refused,) = [page for page in pages if "You play" not in page.text]
    assert "somebody was faster" in refused.text
    taker = lena if handed is pages[0] else aiko
    assert handed.ephemeral
    assert "It is your turn" in handed.text
    assert hand.removeprefix("-# ") in handed.text
    assert {"Your move", "My hand", "How to play"} <= set(labels(handed))
    assert labels(await says(lena, call, taker.name)) == ["Board"]
    channel = stage.sandbox.world.channels[table.thread]
    await stage.until(lambda: taker.id in stage.sandbox.world.thread_members[table.thread])
    await stage.until(lambda: taker.name in channel["name"])
    assert leaver.name not in channel["name"]

    # whatever the one before presses: who plays their seat now
    for post, label in ((board, "Your move"), (board, "My hand"), (answer, "I am back")):
        assert f"{taker.name}** plays your seat" in (await press(leaver, post, label)).text

    assert taker.name in (await table.turn(person=taker)).text
    await table.turn(person=mate)
    assert table.mover == taker
    assert table.numbers == [0, 1, 2, 3, 4]

    # the handover can be had again, from the notice in the thread
    notice = await taker.sees(table.thread, "in place of")
    assert "You play" in (await press(taker, notice, "My new seat")).text
    assert "took over a seat" in (await press(mate, notice, "My new seat")).text


@pytest.mark.fuzz  # for its time
async def test_a_channel_that_is_closed_to_the_bot_holds_nothing_up(stage: Stage) -> None:
    table = await begin(stage)
    lena, world = table.watcher, stage.sandbox.world
    channel = lena.channel(CHANNEL)["id"]
    world.toggle(channel, False, "SEND_MESSAGES")
    await leave(table.mover, table.thread)
    await table.turn()
    assert calls(lena) == []
    world.toggle(channel, None, "SEND_MESSAGES")
    stage.sandbox.clock.advance(timedelta(hours=1))
    call = await lena.sees(CHANNEL, HEAD)
    world.delete_message(channel, call.id)
    await said(lena, "match board", table.thread)  # the seat is still on offer, but nobody sees the call
    await table.turn()
    assert calls(lena) == []


@pytest.mark.fuzz  # for its time
async def test_a_private_match_calls_in_its_thread_and_only_for_who_is_invited(stage: Stage) -> None:
    table = await private_match(stage)
    thread, mei, jonas, aiko = table.thread, *stage.people("Mei", "Jonas", "Aiko")
    await leave(jonas, thread)
    call = await mei.sees(thread, HEAD)
    assert "Only people who are invited can take over" in call.text
    await said(mei, "match invite", thread, person=aiko.id)
    await aiko.sees(thread, lambda post: post.mentions == ["Aiko"])
    await stage.restart()
    assert "You play" in (await press(aiko, call, "Take over")).text
    await says(mei, call, "the seat is taken")
    assert "Aiko** plays your seat" in (await press(jonas, table.board, "My hand")).text
    assert calls(mei) == []


async def told_to_sit(sitter: Person, thread: str) -> Post:
    """The message that tells them for whom they play, not one that calls them to a turn."""
    return await sitter.sees(
        thread, lambda post: post.mentions == [sitter.name] and "End the sitting" in labels(post)
    )


async def test_a_sitter_is_told_for_whom_they_play_and_can_stop(stage: Stage) -> None:
    table = await begin(stage, "Mei", "Jonas")
    lena, owner, thread = table.watcher, table.mover, table.thread
    form = await owner.click(await said(owner, "match leave", thread), "Name a sitter")
    named = {"Who plays for you?": [lena.id], "First day": "tomorrow", "Last day": "today"}
    assert "The last day is before the first." in await told(owner.submit(form, named))
    for first in ("tomorrow", "today"):
        form = await owner.click(await said(owner, "match leave", thread), "Name a sitter")
        named = {"Who plays for you?": [lena.id], "First day": first, "Last day": "tomorrow"}
        assert "may play for you" in (await answer_to(owner.submit(form, named))).message.text
        notice = await told_to_sit(lena, thread)
        form = await owner.click(await said(owner, "match leave", thread), "Name a sitter")
        assert "It stands already" in (await answer_to(owner.submit(form, named))).message.text
        if first == "tomorrow":  # it is not for them to act yet
            for label in ("Your move", "My hand"):
                page = await press(lena, notice, label)
                assert "plays your seat" not in page.text
                assert "you may play for" in page.text
        else:
            assert "you play for" in (await said(lena, "why", thread)).text
            for command in ("play", "match board", "why"):
                assert "**Qin 1" in (await said(lena, command, CHANNEL)).text
            for person, writes in ((owner, True), (lena, False)):  # notes are the seat's own person's
                board = await said(person, "match board", thread)
                assert ("Note on the start" in labels(board)) is writes
            page = notice
        ended = await press(lena, page, "End the sitting")
        assert "You no longer play for" in ended.text
        assert f"**{owner.name}**" in ended.text
        assert "You watch" in (await press(lena, notice, "My hand")).text
        world = stage.sandbox.world
        world.delete_message(thread, notice.id)


async def test_who_sits_in_means_their_own_match_where_only_its_players_may(stage: Stage) -> None:
    table = await private_match(stage)
    own = await open_match(stage, "Aiko", "Rafi")
    aiko, lena = stage.people("Aiko", "Lena")
    today, sitter = stage.sandbox.clock.now().date(), Player(int(aiko.id), aiko.name)
    await stage.matches.substitutes.name_sitter(1, int(table.mover.id), sitter, today, today)
    for command in ("match resign", "match pause", "match end", "match leave", "match plan", "match orders"):
        assert "Qin 2" in (await said(aiko, command)).text
    await said(aiko, "ask", text="Until when?")
    await aiko.sees(own, "Until when?")
    for command in ("match board", "match undo"):
        assert "Which of these 2 matches" in (await said(aiko, command)).text
    assert "you host no open table" in (await said(aiko, "match invite", person=lena.id)).text
    await said(aiko, "match new", game="qin", seats=3)
    assert "Lena" in (await said(aiko, "match invite", person=lena.id)).text
    offered = await aiko.autocomplete("match invite", "match", "", CHANNEL)
    assert [entry["value"] for entry in offered] == [3]


async def test_below_its_notice_only_the_two_of_it_end_a_sitting(stage: Stage) -> None:
    table = await begin(stage, "Mei", "Jonas", "Aiko")
    mei, jonas, aiko = table.people
    today = stage.sandbox.clock.now().date()
    for person, sitter in zip((mei, jonas), stage.people("Lena", "Rafi"), strict=True):
        named = Player(int(sitter.id), sitter.name)
        await stage.matches.substitutes.name_sitter(1, int(person.id), named, today, today)
    notice, other = [await told_to_sit(each, table.thread) for each in stage.people("Lena", "Rafi")]
    for person in (jonas, aiko, *stage.people("Rafi")):
        assert "of time left" in (await press(person, notice, "End the sitting")).text
    await press(mei, notice, "End the sitting")
    match = await stage.matches.watching.match(1)
    sitters = {seat.name: seat.sitter for seat in match.seats}
    assert sitters == {"Mei": None, "Jonas": int(stage.people("Rafi")[0].id), "Aiko": None}
    assert "You no longer play for" in (await press(stage.people("Rafi")[0], other, "End the sitting")).text


async def test_a_call_that_was_deleted_is_posted_anew_when_it_is_asked_for_again(stage: Stage) -> None:
    table = await begin(stage)
    lena, leaver, world = table.watcher, table.mover, stage.sandbox.world
    await leave(leaver, table.thread)
    call = await lena.sees(CHANNEL, HEAD)
    page = await said(leaver, "match leave", table.thread)
    await stage.settled()
    assert calls(lena) == [call]
    world.delete_message(call.channel, call.id)
    assert labels(await said(leaver, "match leave", table.thread)) == labels(page)
    again = await lena.sees(CHANNEL, HEAD)
    assert "You play" in (await press(lena, again, "Take over")).text
    assert labels(await says(lena, again, "Lena")) == ["Board"]
    assert calls(lena) == [again]
