"""Those who manage the server, and only they, step in; everybody reads who it was."""

from datetime import timedelta

import pytest

from bot.matches.staff import KEPT
from bot.sandbox import Person, Post, Refused
from bot.sandbox.shapes import Flag
from tests.support.play import CHANNEL, answer_to, begin, labels, press, private_match, said, told
from tests.support.stage import Stage


async def staff(stage: Stage, name: str, what: str, place: str, **options: object) -> Post:
    """A command of the staff; its private answer."""
    answer = await said(stage.people(name)[0], f"staff {what}", place, **options)
    assert answer.ephemeral
    return answer


async def notice(person: Person, thread: str, text: str) -> None:
    """What the thread is told: without a sound, without a ping."""
    post = await person.sees(thread, text)
    assert post.message.has(Flag.SUPPRESS_NOTIFICATIONS)
    assert post.mentions == []


async def test_the_staff_steps_in_over_days(stage: Stage) -> None:
    table = await begin(stage, pace="quick")
    thread, person = table.thread, table.mover
    lena, rafi = stage.people("Lena", "Rafi")
    lena.staff = True  # plays in no match here

    paused = await staff(stage, "Lena", "pause", thread)
    assert "**Lena**" in paused.text
    await notice(rafi, thread, "**Lena**, who manages this server, has paused the match")
    assert "paused" in (await press(person, table.board, "Your move")).text
    await stage.passes(timedelta(days=6))
    await stage.restart()
    await press(lena, paused, "Resume")  # the way back on the private page, after a restart
    await notice(rafi, thread, "has resumed the match")

    await staff(stage, "Lena", "extend", thread, hours=48)
    await notice(rafi, thread, "48 more hours")
    await table.turn()

    seats = await lena.autocomplete("staff replace", "seat", "", thread)
    seat = next(entry["value"] for entry in seats if person.name in entry["name"])
    await staff(stage, "Lena", "replace", thread, seat=seat, person=rafi.id)
    await notice(rafi, thread, f"has given **{person.name}**’s seat to **Rafi**")
    arrival = await rafi.sees(thread, "the staff has given you")
    assert arrival.mentions == ["Rafi"]
    await stage.restart()
    assert f"in place of {person.name}" in (await press(rafi, arrival, "My new seat")).text
    assert "Rafi** plays your seat" in (await press(person, arrival, "Your move")).text
    assert sum("the staff has given you" in post.text for post in rafi.visible(thread)) == 1

    done = await press(lena, await staff(stage, "Lena", "abort", thread), "End it")
    await notice(rafi, thread, "has ended the match without a result")
    await stage.passes(timedelta(days=3))
    board = table.board
    refused = await press(table.mover, board, "Your move")
    assert "put aside" in refused.text
    assert "Revive" not in labels(refused)
    offered = await lena.autocomplete("staff revive", "match", "", CHANNEL)
    assert [entry["value"] for entry in offered] == [1]
    await press(lena, done, "Revive")
    await notice(rafi, thread, "has revived the match")
    await table.next(board)
    await table.turn()

    log = (await said(rafi, "match log", thread)).text
    for text in (
        "has paused",
        "has resumed",
        "48 more hours",
        "’s seat to **Rafi**",
        "has ended",
        "has revived",
    ):
        assert text in log


async def test_nobody_who_has_left_the_server_is_given_a_seat(stage: Stage) -> None:
    table = await begin(stage)
    lena, rafi = stage.people("Lena", "Rafi")
    lena.staff = True
    rafi.member = False
    (seat, *_) = await lena.autocomplete("staff replace", "seat", "", table.thread)
    refused = await staff(stage, "Lena", "replace", table.thread, seat=seat["value"], person=rafi.id)
    assert "Rafi is not in this server" in refused.text
    await table.turn()


async def test_a_match_that_all_have_left_to_computers_is_its_players_to_revive(stage: Stage) -> None:
    table = await begin(stage)
    (lena,) = stage.people("Lena")
    lena.staff = True
    done = await press(lena, await staff(stage, "Lena", "abort", table.thread), "End it")
    for person in table.people:
        await stage.matches.people.forget(int(person.id), "a player")
    freed = await press(lena, done, "Revive")
    assert labels(freed) == []
    told = await table.mover.sees(table.thread, "rests until one of its players revives it")
    await table.mover.click(told, "Revive")
    await table.next(told)


async def test_the_staff_takes_turns_back_after_a_look_at_the_board(stage: Stage) -> None:
    table = await begin(stage)
    (lena,) = stage.people("Lena")
    lena.staff = True
    for _ in range(3):
        await table.turn()
    board = table.board
    assert "is sound" in (await staff(stage, "Lena", "repair", table.thread)).text
    asked, again = [await staff(stage, "Lena", "rollback", table.thread, turn=1) for _ in range(2)]
    assert "Take back everything after turn 1" in asked.text
    assert len(asked.message.files) == 1
    done = await press(lena, asked, "Take it back")
    assert "has taken back turns 2 to 3" in done.text
    late = await press(lena, again, "Take it back")
    assert "has moved on since I asked, so I have taken nothing back" in late.text
    assert "Your move" not in labels(late)
    await table.next(board)
    assert "The staff takes back turns 2 and 3" in table.board.text
    await table.turn()


async def test_the_staff_may_leave_a_private_match_as_it_is(stage: Stage) -> None:
    """They are not invited to it."""
    table = await private_match(stage)
    await table.turn()
    (lena,) = stage.people("Lena")
    lena.staff = True
    asked = await staff(stage, "Lena", "rollback", CHANNEL, match=1, turn=0)
    assert "is private" not in (await press(lena, asked, "No, leave it")).text


async def test_the_staff_is_not_asked_whether_to_take_back_nothing(stage: Stage) -> None:
    table = await begin(stage)
    (lena,) = stage.people("Lena")
    lena.staff = True
    asked = await staff(stage, "Lena", "rollback", table.thread, turn=0)
    assert "Nothing has happened in" in asked.text
    assert "Take it back" not in labels(asked)


async def test_nobody_else_is_shown_the_commands_or_heard(stage: Stage) -> None:
    table = await begin(stage, "Jonas", "Aiko")
    jonas, lena = stage.people("Jonas", "Lena")
    for what in ("staff pause", "server"):
        with pytest.raises(Refused):
            await jonas.slash(what, table.thread)
    # Old pages of the staff do nothing for those who are staff no more, nor do commands shown to all.
    lena.staff = True
    asked = await staff(stage, "Lena", "abort", table.thread)
    page = await said(lena, "server", table.thread)
    lena.staff = False
    assert "Manage Server" in (await press(lena, asked, "End it")).text
    assert (await lena.click(page, "Change")).modal is None
    for command in stage.sandbox.world.commands:
        command["default_member_permissions"] = None
    assert "Manage Server" in await told(jonas.slash("staff pause", table.thread))
    assert await jonas.autocomplete("staff pause", "match", "", table.thread) == []
    await table.turn()

    # a table is closed by the staff
    (mei,) = stage.people("Mei")
    card = await said(jonas, "match new", game="qin", seats=3)
    await press(mei, await staff(stage, "Mei", "abort", CHANNEL, match=2), "End it")
    await lena.sees(CHANNEL, "**Mei**, who manages this server, has closed this table")
    closed = await lena.sees(CHANNEL, lambda post: post.id == card.id and not post.buttons)
    assert "Qin 2" in closed.text


async def test_what_is_set_for_the_server_holds(stage: Stage) -> None:
    (mei,) = stage.people("Mei")
    tea = mei.channel("tea-house")["id"]
    most = "Matches of one person at a time"
    page = await said(mei, "server")
    assert "in any channel" in page.text
    form = await mei.click(page, "Change")
    await stage.restart()  # the form is read by another process
    fields = {"Tables only in": [tea], "Usual pace": ["quick"], most: "2"}
    saved = await answer_to(mei.submit(form, fields))
    assert f"only in <#{tea}>" in saved.text
    before = len(stage.people("Lena")[0].visible(CHANNEL))
    assert f"opened in <#{tea}>" in await told(mei.slash("match new", CHANNEL, game="qin"))
    assert len(stage.people("Lena")[0].visible(CHANNEL)) == before
    card = await said(mei, "match new", "tea-house", game="qin", seats=2)
    assert "**Pace:** quick" in card.text
    card = await said(mei, "match new", "tea-house", game="qin", pace="relaxed")
    assert "**Pace:** relaxed" in card.text
    assert (await said(mei, "match new", "tea-house", game="qin")).ephemeral
    form = await mei.click(saved.message, "Change")
    saved = await answer_to(mei.submit(form, {most: "3"}))
    stage.sandbox.world.delete_channel(tea)
    card = await said(mei, "match new", game="qin")
    assert "open table" in card.text  # the channel is gone, so any will do
    page = await said(mei, "server")
    assert "channel for tables is gone" in page.text
    saved = await answer_to(mei.submit(await mei.click(page, "Change"), {most: "4"}))
    assert "in any channel" in saved.text
    assert "here at a time: 4" in saved.text
    form = await mei.click(saved.message, "Change")
    assert "a number from 1 to 99" in (await answer_to(mei.submit(form, {most: "no"}))).text


async def test_a_role_that_was_deleted_is_told_as_none(stage: Stage) -> None:
    (mei,) = stage.people("Mei")
    role = stage.sandbox.add_role("Players")
    page = await said(mei, "server", ping=role)
    page = await said(mei, "server", organisers=role)
    assert page.text.count(f"<@&{role}>") == 2
    stage.sandbox.delete_role(role)
    assert stage.app is not None
    guild = stage.app.shards.lead.guilds[0]
    await stage.until(lambda: guild.get_role(int(role)) is None)
    page = await said(mei, "server")
    assert "New tables ping nobody" in page.text
    assert "held by those who manage the server" in page.text


async def test_a_server_that_removes_the_bot_is_forgotten(stage: Stage) -> None:
    await begin(stage, game="qin")
    assert stage.app is not None
    client = stage.app.shards.lead
    stage.sandbox.world.remove_bot()
    await stage.until(lambda: not client.guilds)
    await stage.answered()
    await stage.passes(KEPT - timedelta(hours=1))
    assert await stage.rows("SELECT id FROM matches") == [(1,)]
    await stage.passes(timedelta(hours=1))
    assert await stage.rows("SELECT id FROM matches") + await stage.rows("SELECT id FROM servers") == []
    stage.sandbox.world.invite_bot()
    await stage.until(lambda: bool(client.guilds))
    await (await begin(stage, game="qin")).move()
