"""Private tables, invitations, tables that never begin, matches that stand still: over restarts."""

import asyncio
from datetime import timedelta

import pytest

from bot.sandbox import Person, Post, Refused, Reply
from bot.sandbox.shapes import PRIVATE_THREAD
from bot.store import servers
from bot.store.servers import ServerRow

from .play import CHANNEL, boards, newest, next_board, open_match, pinged, press, take_turn
from .stage import Stage


async def said(reply: Reply) -> str:
    """What the person is told in private."""
    await reply.settle()
    post = reply.followups[-1] if reply.followups else reply.message
    assert post.ephemeral
    return post.text


async def private_table(stage: Stage, **options: object) -> Post:
    mei = stage.sandbox.person("Mei")
    stage.sandbox.world.toggle(mei.channel(CHANNEL)["id"], True, "CREATE_PRIVATE_THREADS")
    reply = await mei.slash("match new", CHANNEL, game="qin", seats=2, private=True, **options)
    return (await reply.settle()).message


async def card_of(person: Person, card: Post, text: str) -> Post:
    """The card once it holds that text."""
    return await person.sees(CHANNEL, lambda post: post.id == card.id and text in post.text)


async def test_a_private_match_is_nobody_elses_business(stage: Stage) -> None:
    mei, jonas, aiko, lena = map(stage.sandbox.person, ("Mei", "Jonas", "Aiko", "Lena"))
    card = await private_table(stage)
    assert "private table" in card.text
    assert "is private: whoever plays it can invite you" in await said(await jonas.click(card, "Join"))
    assert "is private" in await said(await jonas.click(card, "Options"))
    assert "**Jonas** is invited to **Qin 1**" in await said(
        await mei.slash("match invite", CHANNEL, person=jonas.id)
    )
    asked = await jonas.sees(CHANNEL, "**Mei** invites you to a seat at **Qin 1**")
    assert asked.mentions == ["Jonas"]
    assert "I ping nobody twice" in await said(await mei.slash("match invite", CHANNEL, person=jonas.id))
    await stage.restart()
    await jonas.click(asked, "Join")
    await card_of(mei, card, "private thread")
    (thread,) = stage.sandbox.world.threads()
    assert thread["type"] == PRIVATE_THREAD
    welcome = await mei.sees(thread["id"], "Order of play", 15)
    mover = pinged(stage, welcome)
    with pytest.raises(Refused, match="sees no channel"):
        lena.channel(thread["id"])
    for command in ("match board", "match log", "match export"):
        assert "is private" in await said(await lena.slash(command, "tea-house", match=1))
    assert "Qin" not in await said(await lena.slash("match list", CHANNEL))
    assert "is private" in await said(await aiko.click(asked, "Join"))

    assert "**Aiko** is invited" in await said(await mei.slash("match invite", thread["id"], person=aiko.id))
    await aiko.sees(thread["id"], "invites you to look in at **Qin 1**")
    await stage.restart()
    await take_turn(stage, mover, thread["id"])
    await next_board(aiko, thread["id"], welcome)
    assert "Turn 1" in await said(await aiko.slash("match board", "tea-house", match=1))


async def test_a_private_match_is_shown_nowhere_while_its_thread_cannot_be_opened(stage: Stage) -> None:
    mei, jonas, lena = map(stage.sandbox.person, ("Mei", "Jonas", "Lena"))
    await private_table(stage)
    await (await mei.slash("match invite", CHANNEL, person=jonas.id)).settle()
    asked = await jonas.sees(CHANNEL, "invites you")
    full = {"message": "Maximum number of active threads reached", "code": 160006}
    fault = stage.sandbox.faults.add("POST", "/threads", status=400, json=full, times=7)
    await jonas.click(asked, "Join")
    for tries in range(1, 8):
        await stage.until(lambda tries=tries: fault.met == tries)  # type: ignore[misc]  # it is called at once
        await asyncio.sleep(0.1)
        stage.sandbox.clock.advance(timedelta(minutes=15))
    await stage.until(lambda: len(stage.sandbox.world.threads()) == 1)
    (thread,) = stage.sandbox.world.threads()
    assert thread["type"] == PRIVATE_THREAD
    await mei.sees(thread["id"], "Order of play", 15)
    assert boards(lena, CHANNEL) == []


@pytest.mark.fuzz  # for its time
async def test_invitations_by_the_button_go_to_several_and_say_who_was_not_invited(stage: Stage) -> None:
    mei, jonas, aiko, rafi = map(stage.sandbox.person, ("Mei", "Jonas", "Aiko", "Rafi"))
    reply = await mei.slash("match new", CHANNEL, game="qin", seats=4)
    card = (await reply.settle()).message
    await jonas.click(card, "Join")
    await card_of(mei, card, "Jonas")
    assert "Only Mei" in await said(await jonas.click(card, "Invite"))
    opened = await mei.click(card, "Invite")
    await stage.restart()
    told = await said(await mei.submit(opened, {"Whom do you invite?": [jonas.id, aiko.id, rafi.id]}))
    assert "**Aiko** and **Rafi** are invited to **Qin 1**" in told
    assert "Jonas sits at **Qin 1** already" in told
    for guest in (aiko, rafi):
        await guest.click(await invitation(guest), "Join")
    await card_of(mei, card, "begun")


async def invitation(guest: Person) -> Post:
    return await guest.sees(
        CHANNEL, lambda post: "invites you" in post.text and post.mentions == [guest.name]
    )


@pytest.mark.fuzz  # for its time
async def test_a_private_table_needs_its_permission_also_from_the_form(stage: Stage) -> None:
    mei = stage.sandbox.person("Mei")
    channel = mei.channel(CHANNEL)["id"]
    stage.sandbox.world.toggle(channel, False, "CREATE_PRIVATE_THREADS")
    lacking = await said(await mei.slash("match new", CHANNEL, game="qin", private=True))
    assert "**Create Private Threads**" in lacking
    reply = await mei.slash("match new", CHANNEL, game="qin", seats=2)
    card = (await reply.settle()).message
    opened = await mei.click(card, "Options")
    assert "**Create Private Threads**" in await said(await mei.submit(opened, {"Table": ["private"]}))
    stage.sandbox.world.toggle(channel, True, "CREATE_PRIVATE_THREADS")
    opened = await mei.click(card, "Options")
    await mei.submit(opened, {"Table": ["private"]})
    card = await card_of(mei, card, "private table")
    assert "is private" in await said(await stage.sandbox.person("Jonas").click(card, "Join"))


async def test_a_table_closes_after_a_week_and_its_card_says_so(stage: Stage) -> None:
    mei, jonas = stage.sandbox.person("Mei"), stage.sandbox.person("Jonas")
    reply = await mei.slash("match new", CHANNEL, game="qin", seats=2)
    card = (await reply.settle()).message
    assert "This table closes" in card.text
    await stage.crash()
    stage.sandbox.clock.advance(timedelta(days=6, hours=23))
    await stage.start()
    await asyncio.sleep(0.3)
    assert "open table" in stage_post(mei, card).text
    stage.sandbox.clock.advance(timedelta(hours=1, seconds=1))
    closed = await card_of(mei, card, "It did not begin within 7 days")
    assert closed.buttons == []
    assert "No open table" in await said(await jonas.slash("match list", CHANNEL))


def stage_post(person: Person, card: Post) -> Post:
    return next(post for post in person.visible(CHANNEL) if post.id == card.id)


@pytest.mark.fuzz  # for its time
async def test_a_match_that_stands_still_is_put_aside_and_revived(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas", pace="none")
    mei = stage.sandbox.person("Mei")
    first = newest(mei, thread)
    await take_turn(stage, pinged(stage, first), thread)
    board = await next_board(mei, thread, first)
    mover = pinged(stage, board)
    sleeper = stage.sandbox.person("Jonas" if mover.name == "Mei" else "Mei")
    await stage.crash()
    stage.sandbox.clock.advance(timedelta(days=60, minutes=1))
    await stage.start()
    notice = await mei.sees(thread, "Nobody has moved for 60 days")
    assert notice.mentions == []
    card = await mei.sees(CHANNEL, "put aside")
    assert [button.label for button in card.buttons] == ["Revive"]
    assert "was put aside without a result" in await said(await mover.click(board, "Your move"))
    assert "You have no seat" in await said(await stage.sandbox.person("Lena").click(notice, "Revive"))
    await stage.restart()
    await sleeper.click(notice, "Revive")
    await mei.sees(thread, f"**{sleeper.name}** has revived the match")
    again = await next_board(mei, thread, notice)
    assert pinged(stage, again).name == mover.name
    assert "Turn 1" in again.text
    card = await card_of(mei, card, "goes on in")
    assert card.buttons == []
    assert "nothing to revive" in await said(await sleeper.click(notice, "Revive"))
    await take_turn(stage, mover, thread)
    await next_board(mei, thread, again)
    assert len(boards(mei, thread)) == 4  # welcome, the first turn twice, the second


async def test_limits_are_told_before_anybody_else_sees_anything(stage: Stage) -> None:
    mei, jonas = stage.sandbox.person("Mei"), stage.sandbox.person("Jonas")
    page = (await (await jonas.slash("me", CHANNEL)).settle()).message
    opened = await jonas.click(page, [b for b in page.buttons if b.label == "Change"][3].custom_id)
    await (await jonas.submit(opened, {"most": ["1"]})).settle()
    for expected in (True, False):
        reply = await mei.slash("match new", CHANNEL, game="qin", seats=3)
        card = (await reply.settle()).message
        joined = await jonas.click(card, "Join")
        if expected:
            await card_of(mei, card, "Jonas")
        else:
            assert "You wanted to play one match at a time" in await said(joined)
    before = len([post for post in mei.visible(CHANNEL) if not post.ephemeral])
    told = await said(await jonas.slash("match new", CHANNEL, game="qin"))
    assert "You wanted to play one match at a time" in told
    assert len([post for post in mei.visible(CHANNEL) if not post.ephemeral]) == before
    assert (await press(jonas, page, "Inbox")).ephemeral


async def test_a_server_has_a_channel_for_tables_and_a_usual_pace(stage: Stage) -> None:
    mei = stage.sandbox.person("Mei")
    assert stage.app is not None
    server, place = int(stage.sandbox.world.guild["id"]), int(mei.channel(CHANNEL)["id"])
    async with stage.app.store.transaction() as writing:
        await servers.seen(writing, server, stage.sandbox.clock.now())
        await servers.set_up(writing, ServerRow(id=server, tables_in=place, pace="relaxed"))
    elsewhere = await said(await mei.slash("match new", "tea-house", game="qin"))
    assert f"opened in <#{place}>" in elsewhere
    assert [post for post in mei.visible("tea-house") if not post.ephemeral] == []
    card = (await (await mei.slash("match new", CHANNEL, game="qin")).settle()).message
    assert "**Pace:** relaxed" in card.text
    card = (await (await mei.slash("match new", CHANNEL, game="qin", pace="quick")).settle()).message
    assert "**Pace:** quick" in card.text
    stage.sandbox.world.delete_channel(str(place))
    card = (await (await mei.slash("match new", "tea-house", game="qin")).settle()).message
    assert "open table" in card.text  # the channel is gone, so any will do
