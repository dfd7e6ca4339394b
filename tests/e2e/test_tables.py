"""Private tables, invitations, tables that never begin, matches that stand still: over restarts."""

from datetime import timedelta

import pytest

from bot.sandbox import Person, Post, Refused
from bot.sandbox.shapes import PRIVATE_THREAD
from tests.support.play import (
    CHANNEL,
    ENDED,
    Table,
    answer_to,
    begin,
    boards,
    forbid,
    forge,
    labels,
    press,
    said,
    says,
    told,
)
from tests.support.reminded import reminders
from tests.support.stage import Stage


async def private_table(stage: Stage) -> Post:
    (mei,) = stage.people("Mei")
    stage.sandbox.world.toggle(mei.channel(CHANNEL)["id"], True, "CREATE_PRIVATE_THREADS")
    return await said(mei, "match new", game="qin", seats=2, private=True)


async def invites(host: Person, guest: Person, place: str = CHANNEL) -> str:
    """What the host is told."""
    return await told(host.slash("match invite", place, person=guest.id))


async def test_a_private_match_is_nobody_elses_business(stage: Stage) -> None:
    mei, jonas, aiko, lena = stage.people("Mei", "Jonas", "Aiko", "Lena")
    card = await private_table(stage)
    assert "private table" in card.text
    assert "This table is private: only its host can invite you" in await told(jonas.click(card, "Join"))
    assert "is private" in await told(jonas.click(card, "Options"))
    assert "**Jonas** is invited to **Qin 1**" in await invites(mei, jonas)
    asked = await jonas.sees(CHANNEL, "**Mei** invites you to a seat at **Qin 1**")
    assert asked.mentions == ["Jonas"]
    assert "I ping nobody twice" in await invites(mei, jonas)
    await stage.restart()
    await jonas.click(asked, "Join")
    await says(mei, card, "private thread")
    (thread,) = stage.sandbox.world.threads()
    assert thread["type"] == PRIVATE_THREAD
    table = Table(stage, str(thread["id"]), [mei, jonas], watcher="Mei")
    await mei.sees(table.thread, "Order of play")
    with pytest.raises(Refused, match="sees no channel"):
        lena.channel(table.thread)
    for command in ("match board", "match log", "match export"):
        refused = await told(lena.slash(command, "tea-house", match=1))
        assert "Match 1 is private: whoever plays it can invite you" in refused
    assert "Qin" not in await told(lena.slash("match list", CHANNEL))
    asked = await says(aiko, asked, "The table of **Qin 1** is closed.")
    assert labels(asked) == ["Board"]
    assert "is private" in await told(aiko.click(asked, "Board"))

    assert "**Aiko** is invited" in await invites(mei, aiko, table.thread)
    await aiko.sees(table.thread, "invites you to watch **Qin 1**")
    await stage.restart()
    await table.turn()
    assert "Turn 1" in await told(aiko.slash("match board", "tea-house", match=1))


async def test_a_private_match_is_shown_nowhere_while_its_thread_cannot_be_opened(stage: Stage) -> None:
    mei, jonas, lena = stage.people("Mei", "Jonas", "Lena")
    await private_table(stage)
    await invites(mei, jonas)
    asked = await jonas.sees(CHANNEL, "invites you")
    full = {"message": "Maximum number of active threads reached", "code": 160006}
    fault = stage.sandbox.faults.add("POST", "/threads", status=400, json=full, times=7)
    await jonas.click(asked, "Join")
    await stage.settled()
    await stage.passes(timedelta(minutes=15), 2)
    (match,) = await stage.matches.watching.of_person(int(mei.id))
    assert match.to_act is not None
    assert len(reminders(stage.people(match.seats[match.to_act].name)[0])) == 1
    await stage.passes(timedelta(minutes=15), 5)
    assert fault.met == 7
    (thread,) = stage.sandbox.world.threads()
    assert thread["type"] == PRIVATE_THREAD
    await mei.sees(thread["id"], "Order of play")
    assert boards(lena, CHANNEL) == []


async def test_where_discord_has_no_private_threads_no_private_table_is_opened(stage: Stage) -> None:
    mei, jonas = stage.people("Mei", "Jonas")
    news, world = mei.channel(CHANNEL), stage.sandbox.world
    table = await begin(stage)
    await table.resigns(table.mover)
    over = await mei.sees(table.thread, ENDED)
    news["type"] = 5
    world.emit("CHANNEL_UPDATE", news, news["id"])
    none = "is an announcement channel"
    assert none in await told(mei.slash("match new", CHANNEL, game="qin", private=True))
    card = await said(mei, "match new", CHANNEL, game="qin", seats=3)
    assert none in await told(mei.submit(await mei.click(card, "Options"), {"Table": ["private"]}))
    forge(over, "m1|fork-solo|1|0")
    assert none in await told(jonas.click(over, "m1|fork-solo|1|0"))


async def test_whoever_takes_a_seat_by_an_invitation_is_told(stage: Stage) -> None:
    """The card is elsewhere; on it the press itself is enough."""
    mei, jonas, aiko = stage.people("Mei", "Jonas", "Aiko")
    card = await said(mei, "match new", game="qin", seats=4)
    await invites(mei, jonas)
    asked = await invitation(jonas)
    assert "You have a seat in **Qin 1**" in await told(jonas.click(asked, "Join"))
    reply = await aiko.click(card, "Join")
    await says(mei, card, "Jonas", "Aiko")
    await stage.answered()
    assert reply.followups == []


async def test_who_does_not_see_the_channel_of_a_match_hears_nothing_of_it(stage: Stage) -> None:
    jonas, aiko, lena = stage.people("Jonas", "Aiko", "Lena")
    card = await said(jonas, "match new", "tea-house", game="qin", seats=2)
    page = await said(lena, "match list")
    assert "Join" in labels(page)
    assert "Join" in labels(await said(lena, "seek", game="qin"))
    for person in (lena, jonas):
        forbid(stage, person, "VIEW_CHANNEL", place="tea-house")
    assert "in a channel that you cannot see" in (await press(lena, page, "Join")).text
    assert "Qin 1" not in (await said(lena, "match list")).text
    assert "Join" not in labels(await said(lena, "seek"))
    await aiko.click(card, "Join")
    await aiko.sees("tea-house", lambda post: post.thread is not None)
    for command in ("match board", "watch"):
        assert "in a channel that you cannot see" in (await said(lena, command, match=1)).text
    assert "Qin 1" not in (await said(lena, "match list")).text
    assert (await said(lena, "watch")).selects == []
    assert await lena.autocomplete("watch", "match", "", CHANNEL) == []
    for person in (jonas, aiko):
        assert "Qin 1" in (await said(person, "match list")).text
        assert "Log of Qin 1" in (await said(person, "match log", match=1)).text


async def test_nobody_is_invited_who_is_not_in_the_server(stage: Stage) -> None:
    mei, jonas = stage.people("Mei", "Jonas")
    await said(mei, "match new", game="qin", seats=2)
    jonas.member = False
    assert "Jonas is not in this server" in await invites(mei, jonas)
    jonas.member = True
    assert "**Jonas** is invited" in await invites(mei, jonas)


async def test_an_invitation_ends_with_its_table(stage: Stage) -> None:
    mei, jonas, aiko = stage.people("Mei", "Jonas", "Aiko")
    await said(mei, "match new", game="qin", seats=3)
    await invites(mei, jonas)
    asked = await invitation(jonas)
    (join,) = [button.custom_id for button in asked.buttons if button.label == "Join"]
    assert join is not None
    await said(mei, "match leave", match=1)
    asked = await says(jonas, asked, "The table of **Qin 1** is closed.")
    assert labels(asked) == []
    forge(asked, join)  # on a slow phone it is still there
    reply = (await answer_to(aiko.click(asked, join))).followups[-1]
    assert reply.text == "**Qin 1** never began: its table is closed."
    assert labels(reply) == ["Inbox"]


@pytest.mark.fuzz  # for its time
async def test_invitations_by_the_button_go_to_several_and_say_who_was_not_invited(stage: Stage) -> None:
    mei, jonas, *guests = stage.people("Mei", "Jonas", "Aiko", "Rafi")
    card = await said(mei, "match new", game="qin", seats=4)
    await jonas.click(card, "Join")
    await says(mei, card, "Jonas")
    for label, refused in (("Invite", "can invite to it"), ("Options", "can change its options")):
        text = await told(jonas.click(card, label))
        assert text.startswith("Only Mei")
        assert refused in text
    opened = await mei.click(card, "Invite")
    await stage.restart()
    people = [person.id for person in (jonas, *guests)]
    answer = await told(mei.submit(opened, {"Whom do you invite?": people}))
    assert "**Aiko** and **Rafi** are invited to **Qin 1**" in answer
    assert "Jonas sits at **Qin 1** already" in answer
    for guest in guests:
        await guest.click(await invitation(guest), "Join")
    await says(mei, card, "begun")


async def invitation(guest: Person) -> Post:
    return await guest.sees(
        CHANNEL, lambda post: "invites you" in post.text and post.mentions == [guest.name]
    )


@pytest.mark.fuzz  # for its time
async def test_a_private_table_needs_its_permission_also_from_the_form(stage: Stage) -> None:
    mei, jonas = stage.people("Mei", "Jonas")
    channel = mei.channel(CHANNEL)["id"]
    stage.sandbox.world.toggle(channel, False, "CREATE_PRIVATE_THREADS")
    lacking = "**Create Private Threads**"
    assert lacking in await told(mei.slash("match new", CHANNEL, game="qin", private=True))
    card = await said(mei, "match new", game="qin", seats=2)
    assert lacking in await told(mei.submit(await mei.click(card, "Options"), {"Table": ["private"]}))
    stage.sandbox.world.toggle(channel, True, "CREATE_PRIVATE_THREADS")
    await mei.submit(await mei.click(card, "Options"), {"Table": ["private"]})
    await says(mei, card, "private table")
    assert "is private" in await told(jonas.click(card, "Join"))


async def test_limits_are_told_before_anybody_else_sees_anything(
    stage: Stage,
) -> None:
    mei, jonas = stage.people("Mei", "Jonas")
    page = await said(jonas, "me")
    opened = await jonas.click(page, [b for b in page.buttons if b.label == "Change"][3].custom_id)
    await answer_to(jonas.submit(opened, {"most": ["1"]}))
    limit = "You wanted to play one match at a time"
    card = await said(mei, "match new", game="qin", seats=3)
    await jonas.click(card, "Join")
    await says(mei, card, "Jonas")
    another = await said(mei, "match new", game="qin", seats=3)
    assert limit in await told(jonas.click(another, "Join"))
    before = len(mei.visible(CHANNEL))
    assert limit in await told(jonas.slash("match new", CHANNEL, game="qin"))
    assert len(mei.visible(CHANNEL)) == before
    assert (await press(jonas, page, "Inbox")).ephemeral
    assert "You have left" in (await said(jonas, "match leave")).text
    await mei.sees(CHANNEL, lambda post: post.id == card.id and "Jonas" not in post.text)


async def test_a_table_is_called_as_its_host_says_until_the_staff_says_no(stage: Stage) -> None:
    mei, jonas = stage.people("Mei", "Jonas")
    card = await said(mei, "match new", game="qin", seats=2, title="**Autumn** @everyone discord.gg/x")
    assert "Qin 1 “Autumn everyone”" in card.text
    assert "No table of yours" in await told(jonas.slash("match title", CHANNEL, title="Mine"))
    assert "“Spring”" in await told(mei.slash("match title", CHANNEL, title="Spring"))
    await says(mei, card, "“Spring”")
    assert "“Spring”" in await told(jonas.slash("match list", CHANNEL))
    await jonas.click(card, "Join")
    await stage.until(lambda: bool(stage.sandbox.world.threads()))
    (thread,) = stage.sandbox.world.threads()
    assert thread["name"] == "Qin 1 “Spring” · Mei and Jonas"
    await mei.sees(thread["id"], "Qin 1 “Spring”")
    inboxes = [await told(person.slash("inbox", CHANNEL)) for person in (mei, jonas)]
    assert sum("“Spring”" in inbox for inbox in inboxes) == 1  # of whoever is to act
    assert "It is called **Qin 1**" in await told(mei.slash("staff title", thread["id"]))
    await jonas.sees(thread["id"], "has taken the title away")
    assert stage.sandbox.world.threads()[0]["name"] == "Qin 1 · Mei and Jonas"
    await says(mei, card, "Qin 1")
    assert "has no title of its own" in await told(mei.slash("staff title", thread["id"]))


async def test_a_table_whose_card_was_deleted_gets_another_with_the_next_change(stage: Stage) -> None:
    mei, jonas, aiko = stage.people("Mei", "Jonas", "Aiko")
    card = await said(mei, "match new", game="qin", seats=3)
    page = await said(jonas, "match list")
    stage.sandbox.world.delete_message(card.channel, card.id)
    await press(jonas, page, "Join")
    again = await mei.sees(CHANNEL, lambda post: "Start" in labels(post))
    assert "Jonas" in again.text
    await aiko.click(again, "Join")
    await says(mei, again, "begun")
    assert [post for post in mei.visible(CHANNEL) if post.id != again.id and post.buttons] == []
