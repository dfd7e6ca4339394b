"""Those who manage the server, and only they, step in; everybody reads who it was."""

from datetime import timedelta

import pytest

from bot.sandbox import Person, Post, Refused
from bot.sandbox.shapes import Flag

from .play import CHANNEL, newest, next_board, open_match, pinged, press, take_turn
from .stage import Stage


async def staff(stage: Stage, name: str, what: str, place: str, **options: object) -> Post:
    """A command of the staff; its private answer."""
    reply = await stage.sandbox.person(name).slash(f"staff {what}", place, **options)
    await reply.settle()
    assert reply.ephemeral
    return reply.message


async def notice(person: Person, thread: str, text: str) -> Post:
    """What the thread is told: without a sound, without a ping."""
    post = await person.sees(thread, text)
    assert post.message.has(Flag.SUPPRESS_NOTIFICATIONS)
    assert post.mentions == []
    return post


async def test_the_staff_steps_in_over_days(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas", pace="quick")
    lena, rafi = stage.sandbox.person("Lena"), stage.sandbox.person("Rafi")
    lena.staff = True  # plays in no match here
    board = newest(rafi, thread)
    person = pinged(stage, board)

    paused = await staff(stage, "Lena", "pause", thread)
    assert "**Lena**" in paused.text
    await notice(rafi, thread, "**Lena**, who manages this server, has paused the match")
    refused = await press(person, board, "Your move")
    assert "paused" in refused.text
    stage.sandbox.clock.advance(timedelta(days=6))
    await stage.restart()
    await press(lena, paused, "Resume")  # the way back on the private page, after a restart
    await notice(rafi, thread, "has resumed the match")

    await staff(stage, "Lena", "extend", thread, hours=48)
    await notice(rafi, thread, "48 more hours")
    await take_turn(stage, person, thread)
    board = await next_board(rafi, thread, board)

    seats = await lena.autocomplete("staff replace", "seat", "", thread)
    seat = next(entry["value"] for entry in seats if person.name in entry["name"])
    await staff(stage, "Lena", "replace", thread, seat=seat, person=rafi.id)
    await notice(rafi, thread, f"has put **Rafi** in the place of **{person.name}**")

    asked = await staff(stage, "Lena", "abort", thread)
    done = await press(lena, asked, "End it")
    await notice(rafi, thread, "has ended the match without a result")
    stage.sandbox.clock.advance(timedelta(days=3))
    assert "put aside" in (await press(pinged(stage, board), board, "Your move")).text
    offered = await lena.autocomplete("staff revive", "match", "", CHANNEL)
    assert [entry["value"] for entry in offered] == [1]
    await press(lena, done, "Revive")
    await notice(rafi, thread, "has revived the match")
    board = await next_board(rafi, thread, board)
    await take_turn(stage, pinged(stage, board), thread)

    log = await rafi.slash("match log", thread)
    await log.settle()
    for told in (
        "has paused",
        "has resumed",
        "48 more hours",
        "has put **Rafi**",
        "has ended",
        "has revived",
    ):
        assert told in log.text


async def test_a_table_is_closed_by_the_staff(stage: Stage) -> None:
    reply = await stage.sandbox.person("Jonas").slash("match new", CHANNEL, game="qin", seats=3)
    await reply.settle()
    mei, lena = stage.sandbox.person("Mei"), stage.sandbox.person("Lena")
    asked = await staff(stage, "Mei", "abort", CHANNEL, match=1)
    await press(mei, asked, "End it")
    await lena.sees(CHANNEL, "**Mei**, who manages this server, has closed this table")
    card = await lena.sees(CHANNEL, lambda post: post.id == reply.message.id and not post.buttons)
    assert "Qin 1" in card.text


async def test_nobody_else_is_shown_the_commands_or_heard(stage: Stage) -> None:
    thread = await open_match(stage, "Jonas", "Aiko")
    jonas, lena = stage.sandbox.person("Jonas"), stage.sandbox.person("Lena")
    for what in ("staff pause", "server"):
        with pytest.raises(Refused):
            await jonas.slash(what, thread)
    # Old pages of the staff do nothing for those who are staff no more, nor do commands shown to all.
    lena.staff = True
    asked = await staff(stage, "Lena", "abort", thread)
    reply = await lena.slash("server", thread)
    await reply.settle()
    lena.staff = False
    assert "Manage Server" in (await press(lena, asked, "End it")).text
    form = await lena.click(reply.message, "Change")
    assert form.modal is None
    for command in stage.sandbox.world.commands[None]:
        command["default_member_permissions"] = None
    answered = await jonas.slash("staff pause", thread)
    await answered.settle()
    assert answered.ephemeral
    assert "Manage Server" in answered.text
    assert await jonas.autocomplete("staff pause", "match", "", thread) == []
    board = newest(lena, thread)
    await take_turn(stage, pinged(stage, board), thread)


async def test_what_is_set_for_the_server_holds(stage: Stage) -> None:
    mei = stage.sandbox.person("Mei")
    tea = mei.channel("tea-house")["id"]
    reply = await mei.slash("server", CHANNEL)
    await reply.settle()
    assert "in any channel" in reply.text
    form = await mei.click(reply.message, "Change")
    await stage.restart()  # the form is read by another process
    saved = await mei.submit(
        form,
        {"Tables only in": [tea], "Usual pace": ["quick"], "Matches of one person at the same time": "1"},
    )
    await saved.settle()
    assert f"only in <#{tea}>" in saved.text
    elsewhere = await mei.slash("match new", CHANNEL, game="qin")
    assert f"<#{tea}>" in elsewhere.text
    card = await mei.slash("match new", "tea-house", game="qin", seats=2)
    await card.settle()
    assert "quick" in card.text
    again = await mei.slash("match new", "tea-house", game="qin", seats=2)
    assert again.ephemeral
    form = await mei.click(saved.message, "Change")
    wrong = await mei.submit(form, {"Matches of one person at the same time": "no"})
    await wrong.settle()
    assert "a number from 1 to 99" in wrong.text
