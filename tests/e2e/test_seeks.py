"""Seeking a table on Discord: the command, the form, the card that calls, the role that new tables ping."""

import asyncio
from datetime import timedelta

import msgspec
import pytest

from bot.matches import Person as Player
from bot.matches.seeks import AGAIN
from bot.sandbox import Person, Post, permissions
from bot.sandbox.permissions import Permission
from bot.sandbox.world import GUILD
from tests.support.play import CHANNEL, answer_to, begin, begun, labels, press, said, says, told
from tests.support.stage import Stage


@pytest.mark.parametrize("after", [False, True])
async def test_two_who_seek_find_each_other_and_are_called_once(stage: Stage, after: bool) -> None:
    """Whatever is lost on the way, and over a crash."""
    mei, jonas, aiko = stage.people("Mei", "Jonas", "Aiko")
    assert "Qin · daily · 2 to 4 players" in (await said(aiko, "seek", game="qin")).text
    assert "China · daily · 3 to 5 players" in (await said(aiko, "seek", game="china")).text
    page = await said(mei, "seek")
    assert "You seek no table here" in page.text
    form = await mei.click(page, "Seek a table")
    filled = {"games": ["qin", "china"], "paces": ["daily"], "least": "2", "most": "2"}
    page = (await answer_to(mei.submit(form, filled))).message
    assert "**You seek** Qin · daily · 2 players" in page.text
    other = await said(aiko, "seek", game="china", least=3)
    assert "**Mei**" in other.text
    stage.sandbox.faults.add("POST", "/messages", status=503, after=after)
    calling = called(mei, "Mei", "Jonas")
    found = await said(jonas, "seek", game="any", most=2)
    assert "You have a seat at **Qin 1**" in found.text
    await stage.crash()
    await stage.start()
    await stage.settled()
    await mei.sees(await begun(aiko, await calling), "Order of play")
    assert len([post for post in aiko.visible(CHANNEL) if "Qin 1" in post.text]) == 1


@pytest.mark.parametrize("gone", [False, True])
async def test_whoever_opens_the_page_is_seated_when_nothing_is_against_it_any_more(
    stage: Stage, gone: bool
) -> None:
    """And reads why not before; nobody is seated with somebody who has left the server."""
    mei, jonas = stage.people("Mei", "Jonas")
    person = Player(int(mei.id), "Mei")
    await said(mei, "seek", game="qin", most=2)
    today = stage.matches.clock.now().date()
    (vacation,) = (await stage.matches.people.go_away(person, today, today)).vacations
    page = await said(mei, "seek")
    assert "You are on vacation: until it ends I open no table for you" in page.text
    assert "I open a table" not in page.text
    assert "I open a table and ping you" in (await said(jonas, "seek", game="qin", most=2)).text
    if gone:
        del stage.sandbox.world.members[jonas.id]
    await stage.matches.people.end_vacation(person, vacation.id)
    found = await said(mei, "seek")
    assert ("You have a seat at **Qin 1**" in found.text) is not gone
    assert ("**You seek** Qin" in found.text) is gone
    assert "Others seek" not in found.text


async def test_a_table_that_opens_by_itself_begins_once_its_card_is_there(stage: Stage) -> None:
    mei, jonas = await apart(stage)
    stage.sandbox.faults.add("POST", "/messages", status=503, after=True)
    calling = called(mei, "Mei", "Jonas")
    await stage.passes(AGAIN)
    await mei.sees(await begun(jonas, await calling), "Order of play")
    assert len([post for post in mei.visible(CHANNEL) if "Qin 1" in post.text]) == 1


async def test_who_joins_before_its_card_is_there_lets_it_begin_and_all_are_called(stage: Stage) -> None:
    mei, _ = await apart(stage, most=3)
    (aiko,) = stage.people("Aiko")
    stage.sandbox.faults.add("POST", "/messages", status=503)
    calling = called(mei, "Mei", "Jonas", "Aiko")
    await stage.passes(AGAIN)
    begins = await stage.matches.lobby.join(1, Player(int(aiko.id), "Aiko"))
    assert (begins.state, begins.lobby_message) == ("playing", None)
    await calling


def called(person: Person, *names: str) -> asyncio.Task[Post]:
    """Sees the card that calls these people, from now on: once their match has begun it is a plain one."""

    def calls(post: Post) -> bool:
        return "you all sought this. The match begins." in post.text and set(post.mentions) == set(names)

    return asyncio.create_task(person.sees(CHANNEL, calls))


@pytest.mark.parametrize("gone", ["Jonas", "channel", "everybody's look at it", "the bot's word in it"])
async def test_none_opens_by_itself_with_who_has_left_or_where_no_table_can_be(
    stage: Stage, gone: str
) -> None:
    """The others seek on, and find each other where one of them looks."""
    mei, jonas = await apart(stage, "tea-house")
    world, there = stage.sandbox.world, mei.channel("tea-house")
    if gone == "channel":
        world.delete_channel(there["id"])
    elif gone == "Jonas":
        del world.members[jonas.id]
    elif gone == "the bot's word in it":
        world.toggle(there["id"], False, "SEND_MESSAGES")
    else:
        permissions.toggle(permissions.overwrite(there, GUILD, 0), Permission.VIEW_CHANNEL, False)
        world.toggle(there["id"], True, "VIEW_CHANNEL")
    await stage.passes(AGAIN)
    await stage.passes(AGAIN)
    assert await stage.matches.staff.of_server(int(GUILD), "lobby", "playing") == []
    calling = called(jonas, "Mei", "Jonas") if gone != "Jonas" else None
    page = await said(mei, "seek")
    if calling is not None:
        assert f"You have a seat at **Qin 2**, in <#{mei.channel(CHANNEL)['id']}>" in page.text
        await calling
    else:
        assert "**You seek** Qin" in page.text
        assert "Others seek" not in page.text


async def apart(stage: Stage, place: str = CHANNEL, most: int = 2) -> tuple[Person, Person]:
    """Two who seek and can be seated together, once somebody looks."""
    mei, jonas = stage.people("Mei", "Jonas")
    person = Player(int(mei.id), "Mei")
    await answer_to(mei.slash("seek", place, game="qin", most=most))
    today = stage.matches.clock.now().date()
    (vacation,) = (await stage.matches.people.go_away(person, today, today)).vacations
    await answer_to(jonas.slash("seek", place, game="qin", most=most))
    await stage.matches.people.end_vacation(person, vacation.id)
    return mei, jonas


async def test_a_role_is_taken_by_oneself_and_pinged_by_new_tables(stage: Stage) -> None:
    mei, jonas, aiko = stage.people("Mei", "Jonas", "Aiko")
    assert "ping no role here" in await told(jonas.slash("seek", CHANNEL, ping=True))
    mighty = await new_role(stage, "Mighty", int(Permission.MANAGE_MESSAGES))
    assert "may do more than everybody" in await told(mei.slash("server", CHANNEL, ping=mighty))
    role = await new_role(stage, "Players")
    aiko.staff = True
    assert "could not give" in await told(aiko.slash("server", CHANNEL, ping=role))
    assert f"New tables ping <@&{role}>" in await told(mei.slash("server", CHANNEL, ping=role))
    page = await said(jonas, "seek", ping=True)
    assert "new tables ping you" in page.text
    assert role in stage.sandbox.world.members[jonas.id]["roles"]
    await said(aiko, "seek", game="qin", least=2, most=3)
    card = await said(mei, "match new", game="qin", seats=3)
    assert card.roles == []
    await stage.passes(timedelta(seconds=20))
    call = await jonas.sees(CHANNEL, "is open, 1 of 3 seats are taken")
    assert (call.roles, call.mentions) == ([role], ["Aiko"])
    await says(aiko, await said(mei, "match new", game="china", seats=3), "open table")
    await stage.passes(timedelta(seconds=20))
    assert len([post for post in mei.visible(CHANNEL) if post.roles]) == 1
    await jonas.click(call, "Join")
    await says(mei, card, "Jonas")
    page = await press(jonas, await said(jonas, "seek"), "No pings for tables")
    assert role not in stage.sandbox.world.members[jonas.id]["roles"]
    assert "Ping me for tables" in labels(page)
    own = stage.sandbox.world.guild["roles"][1]
    own["permissions"] = "0"
    stage.sandbox.world.emit("GUILD_ROLE_UPDATE", {"guild_id": GUILD, "role": own})
    await stage.restart()
    assert "missing **Manage Roles**" in await told(jonas.slash("seek", CHANNEL, ping=True))


async def new_role(stage: Stage, name: str, bits: int = 0) -> str:
    """Its id, once the bot knows of it."""
    number = stage.sandbox.add_role(name, bits)
    assert stage.app is not None
    guild = stage.app.shards.lead.get_guild(int(GUILD))
    assert guild is not None
    await stage.until(lambda: guild.get_role(int(number)) is not None)
    return number


async def test_nobody_is_seated_in_a_server_that_the_bot_does_not_know_yet(stage: Stage) -> None:
    (mei,), world = stage.people("Mei"), stage.sandbox.world
    assert stage.app is not None
    lead = stage.app.shards.lead
    world.remove_bot()
    await stage.until(lambda: lead.get_guild(int(GUILD)) is None)
    assert "I do not know this server yet" in await told(mei.slash("seek", CHANNEL, game="qin"))
    assert "You seek no table here" in (await said(mei, "seek")).text
    world.invite_bot()
    await stage.until(lambda: lead.get_guild(int(GUILD)) is not None)
    assert "🔎 **You seek**" in (await said(mei, "seek", game="qin")).text


@pytest.mark.parametrize("chosen", [False, True])
async def test_where_a_table_cannot_open_the_channel_is_named_and_the_way_to_another(
    stage: Stage, chosen: bool
) -> None:
    (mei,), world = stage.people("Mei"), stage.sandbox.world
    channel = mei.channel(CHANNEL)["id"]
    place = "tea-house" if chosen else CHANNEL
    if chosen:
        customs = await stage.matches.lobby.customs(int(GUILD))
        customs = msgspec.structs.replace(customs, tables_in=int(channel))
        await stage.matches.staff.set_up(customs, Player(int(mei.id), "Mei"))
    world.toggle(channel, False, "CREATE_PUBLIC_THREADS")
    text = await told(mei.slash("seek", place, game="qin", most=2))
    assert f"I cannot open a match in <#{channel}>. I am missing **Create Public Threads** there" in text
    world.toggle(channel, True, "CREATE_PUBLIC_THREADS", "VIEW_CHANNEL", "SEND_MESSAGES")
    permissions.toggle(
        permissions.overwrite(mei.channel(CHANNEL), GUILD, 0), permissions.of(("VIEW_CHANNEL",)), False
    )
    world.emit("CHANNEL_UPDATE", mei.channel(CHANNEL), channel)
    text = await told(mei.slash("seek", place, game="qin", most=2))
    assert f"The table would open in <#{channel}>, where not everybody can come in" in text
    assert ("Seek in a channel that all can see" in text) is not chosen
    assert "**Change** under `/server`" in text


@pytest.mark.parametrize("ping", ["thread", "dm", "closed"])
async def test_who_is_next_hears_it_where_they_want_to(stage: Stage, ping: str) -> None:
    table = await begin(stage, "Mei", "Jonas", "Aiko")
    match = await stage.matches.watching.match(1)
    assert match.to_act is not None
    person = stage.sandbox.person(match.seats[(match.to_act + 2) % 3].name)
    assert "also tell you when you are next" in await told(person.slash("me", CHANNEL, next=True))
    if ping != "thread":
        known = await stage.matches.people.person(int(person.id))
        assert known is not None
        await stage.matches.people.change(known, ping="dm", every=None, digest_at=None)
        person.dms_closed = ping == "closed"
    await table.turn()
    await stage.settled()
    place = "dm" if ping == "dm" else table.thread
    post = await person.sees(place, "you are next, after")
    assert post.mentions == ([] if ping == "dm" else [person.name])
    assert labels(post) == ["Board", "Plan"]
    await table.turn()
    await stage.settled()
    assert len([each for each in person.visible(place) if "you are next" in each.text]) == 1
