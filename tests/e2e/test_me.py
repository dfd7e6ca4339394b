"""/me by clicks: everything that people say about themselves, and what a match makes of it."""

import json
from datetime import timedelta

from bot.sandbox import Person, Post
from render import strengthen
from tests.support.play import CHANNEL, answer_to, begin, begun, open_match, press, said, says, told
from tests.support.stage import Stage


async def change(person: Person, page: Post, label: str, number: int = 0, **fields: object) -> Post:
    """Press the button of that label (the nth of them), fill the form in and send it."""
    button = [button for button in page.buttons if button.label == label][number]
    opened = await person.click(page, button.custom_id)
    return (await answer_to(person.submit(opened, fields))).message


async def test_everything_is_said_in_its_form_and_kept(stage: Stage) -> None:
    (mei,) = stage.people("Mei")
    page = await said(mei, "me", "tea-house")
    assert "**Time zone:** UTC" in page.text
    page = await change(mei, page, "Change", zone="berlin")
    assert "**Time zone:** Berlin, Germany" in page.text
    page = await change(mei, page, "Change", zone="Australia")
    assert "Which time is yours?" in page.text
    (select,) = page.selects
    assert select.options["Australia/Sydney"] == "Sydney, Australia"
    page = (await answer_to(mei.select(page, "", "Australia/Perth"))).message
    assert "Perth, Australia" in page.text
    page = await change(mei, page, "Change", zone="Atlantis")
    assert "I find no place “Atlantis”" in page.text
    assert "Perth, Australia" in (await press(mei, page, "About me")).text
    choices = await mei.autocomplete("me", "zone", "new y", "tea-house")
    assert choices[0]["value"] == "America/New_York"
    page = await said(mei, "me", "tea-house", zone="EST")
    assert page.selects[0].options["America/Toronto"] == "Toronto, Canada"
    page = await said(mei, "me", "tea-house", zone="America/New_York")
    assert "New York, United States" in page.text

    # hours and pings are kept over a restart, and short days are refused
    page = await change(mei, await said(mei, "me"), "Change", 1, wakes=["8"], sleeps=["23"])
    assert "**Awake:** from 8:00 to 23:00" in page.text
    await stage.restart()
    page = await change(mei, page, "Change", 1, wakes=["20"], sleeps=["1"])
    assert "Nothing has changed: That would be 5 hours a day" in page.text
    assert "from 8:00 to 23:00" in page.text
    page = await change(mei, page, "Change", 2, every=["12"])
    assert "half and nine tenths of your time are gone, and every 12 hours" in page.text
    page = await change(mei, page, "Change", 2, digest=["18"])
    assert "in the match’s thread, once a day at 18:00" in page.text
    page = await change(mei, page, "Change", 3, most=["5"])
    assert "**Matches at once:** 5 at most" in page.text
    page = await change(mei, page, "Change", 1, wakes=["never"], sleeps=["22"])
    assert "**Awake:** always" in page.text

    # who wants direct messages learns at once whether they arrive
    mei.dms_closed = True
    page = await change(mei, await said(mei, "me"), "Change", 2, ping=["dm"])
    assert "it did not arrive" in page.text
    assert "Your direct messages are closed to me" in page.text
    mei.dms_closed = False
    page = await press(mei, page, "Try again")
    assert "it arrived" in page.text
    assert "closed to me" not in page.text
    hello = await mei.sees("dm", "I can reach you here")
    assert "About you" in (await press(mei, hello, "About me")).text


async def test_a_form_made_by_hand_changes_nothing(stage: Stage) -> None:
    (mei,) = stage.people("Mei")
    before = (await said(mei, "me")).text
    hours, pings, most = range(1, 4)
    for number, field, strange in (
        (hours, "wakes", "30"),
        (hours, "sleeps", "88888888"),
        (pings, "ping", "nowhere"),
        (pings, "every", "0"),
        (pings, "every", "99999999999"),
        (pings, "digest", "24"),
        (most, "most", "0"),
        (most, "most", "99999999999999"),
    ):
        page = await said(mei, "me")
        button = [button for button in page.buttons if button.label == "Change"][number]
        opened = await mei.click(page, button.custom_id)
        assert opened.interaction.modal is not None
        selects = [part["component"] for part in opened.interaction.modal["components"]]
        (select,) = (select for select in selects if select["custom_id"] == field)
        select["options"].append({"value": strange, "label": strange})
        fields = {"wakes": ["8"]} if field == "sleeps" else {}
        refused = await told(mei.submit(opened, fields | {field: [strange]}))
        assert "another version of me" in refused, (field, strange)
    assert (await said(mei, "me")).text == before


async def test_who_wants_contrast_has_it_in_what_they_alone_see(stage: Stage) -> None:
    table = await begin(stage)
    mei, jonas = table.mover, table.others[0]

    async def private() -> list[bytes]:
        """Board, hand and panel."""
        asked = [await said(mei, "match board", table.thread)]
        asked += [await press(mei, table.board, button) for button in ("My hand", "Your move")]
        return [picture for post in asked for picture in post.files().values()]

    usual = await private()
    page = await press(mei, await said(mei, "me"), "High contrast")
    assert "boards in high contrast" in page.text
    await stage.restart()
    strong = await private()
    assert strong == [strengthen(picture) for picture in usual] != usual
    await table.turn()
    assert list(table.board.files().values()) == list(
        (await said(jonas, "match board", table.thread)).files().values()
    ), "what all see stays as it is"
    page = await said(mei, "me", contrast=False)
    assert "boards in their usual colours" in page.text
    assert len(strong) == len(usual) == 3


async def test_a_vacation_is_told_at_the_table_and_ends_when_they_are_back(stage: Stage) -> None:
    table = await begin(stage)
    away = table.mover
    page = await said(away, "me")
    for first, last, text in (
        ("32 Dec", "tomorrow", "I cannot read “32 Dec” as a day"),
        ("today", "in a year", "cannot read “in a year”"),
        ("tomorrow", "today", "last day is before the first"),
        ("today", "tomorrow", "**You are away** until the end of"),
    ):
        page = await change(away, page, "Go away", first=first, last=last)
        assert text in page.text
    assert "26 of 28 days left" in page.text
    told = await away.sees(table.thread, "is on vacation from")
    assert f"**{away.name}**" in told.text
    assert told.mentions == []
    assert (await stage.matches.watching.match(1)).away_until is not None
    await stage.passes(timedelta(hours=1))
    await stage.restart()
    assert "27 of 28 days left" in (await press(away, page, "I am back")).text
    await away.sees(table.thread, "is back from vacation")
    await stage.settled()  # what fell due just before may have been done just after
    match = await stage.matches.watching.match(1)
    assert match.away_until is None
    assert match.due_at is not None

    # of more than there is room for buttons each can be chosen
    for day in ("today", "tomorrow", "24 Dec"):
        page = await change(away, page, "Go away", first=day, last=day)
    assert "Cancel" not in [button.label for button in page.buttons]
    (select,) = page.selects
    christmas = list(select.options.values())[-1]
    assert "Thu 24 Dec" in christmas
    page = (await answer_to(away.select(page, "End or cancel a vacation", christmas))).message
    assert "24 Dec" not in page.text
    assert page.selects == []


async def test_that_tables_are_told_of_a_vacation_is_said_where_they_are(stage: Stage) -> None:
    (mei,) = stage.people("Mei")
    told = "Everybody at your tables is told"
    await said(mei, "match new", game="qin", seats=3)
    page = await change(mei, await said(mei, "me"), "Go away", first="today", last="today")
    assert "Saved." in page.text
    assert told not in page.text, "at an open table nobody is"
    await begin(stage)
    page = await change(mei, await said(mei, "me"), "Go away", first="tomorrow", last="tomorrow")
    assert told in page.text
    another = await said(mei, "me")
    assert told in (await press(mei, page, "Cancel")).text
    again = await press(mei, another, "Cancel")
    assert "Saved." in again.text
    assert told not in again.text


async def test_the_block_list_keeps_people_apart_and_names_nobody(stage: Stage) -> None:
    mei, jonas, lena = stage.people("Mei", "Jonas", "Lena")
    page = await said(mei, "me")
    *_, last = (button for button in page.buttons if button.label == "Change")
    page = await press(mei, page, last.custom_id)
    people = next(select for select in page.selects if not select.options)
    page = (await answer_to(mei.select(page, people.custom_id, jonas.id))).message
    assert "- **Jonas**" in page.text
    card = await said(mei, "match new", game="qin", seats=3)
    await jonas.click(card, "Join")
    refused = await jonas.sees(CHANNEL, "you and somebody there do not play with each other")
    assert "Mei" not in refused.text
    await lena.click(card, "Join")
    await says(mei, card, "Lena")
    page = (await answer_to(mei.select(page, "Take somebody off the list", "Jonas"))).message
    assert "Nobody is on it" in page.text
    await jonas.click(card, "Join")
    await begun(mei, card)


async def test_what_is_known_is_sent_and_forgotten(stage: Stage) -> None:
    table = await begin(stage, game="qin")
    person = table.mover
    page = await change(person, await said(person, "me"), "Change", zone="berlin")
    page = await press(person, page, "My data")
    (data,) = page.files().values()
    assert json.loads(data)["people"][0]["zone"] == "Europe/Berlin"
    page = await press(person, await press(person, page, "About me"), "Forget me")
    assert "your moves, your ratings" in page.text.lower()
    page = await press(person, page, "Forget me")
    assert "You still have a place at a table" in page.text
    await table.resigns(person)
    await stage.settled()
    page = await press(person, await press(person, page, "Forget me"), "Forget me")
    assert "Forgotten" in page.text
    (watcher,) = stage.people("Lena")
    board = await said(watcher, "match board", table.thread)
    assert "a player" in board.text
    assert person.name not in board.text


async def test_a_profile_is_shown_to_those_whom_its_person_lets_see_it(stage: Stage) -> None:
    mei, jonas = stage.people("Mei", "Jonas")
    assert "not finished a match" in (await said(mei, "profile")).text
    page = await said(mei, "server", ratings=True)
    assert "Matches are rated" in page.text
    thread = await open_match(stage, "Mei", "Jonas")
    await press(jonas, await said(jonas, "match resign", thread), "Resign for good")
    await stage.settled()
    own = await said(mei, "profile")
    assert "Only you see this" in own.text
    assert "place 1 of 2, rating +" in own.text
    assert "1 of 1 won" in own.alt_texts[0]
    assert "shows no profile here" in (await said(jonas, "profile", person=mei.id)).text
    page = await change(mei, own, "Who sees it", shows=["server"])
    assert "others see what you played in their server" in page.text
    seen = await said(jonas, "profile", person=mei.id)
    assert "one match. You were ahead in 0, behind in 1" in seen.text
    assert "Jonas" in (await press(jonas, seen, "My profile")).text
    mei.member = False
    left = await said(jonas, "profile", person=mei.id)
    assert "one match. You were ahead in 0, behind in 1" in left.text


async def test_a_nickname_is_told_in_no_other_server(stage: Stage) -> None:
    mei, jonas, aiko = stage.people("Mei", "Jonas", "Aiko")
    for person in (mei, jonas, aiko):
        stage.sandbox.world.members[person.id]["nick"] = f"Dr. {person.name}"
    card = await said(mei, "match new", game="qin", seats=3)
    assert "**Jonas** is invited" in (await said(mei, "match invite", person=jonas.id)).text
    assert "**Aiko** is invited" in await told(
        mei.submit(await mei.click(card, "Invite"), {"Whom do you invite?": [aiko.id]})
    )
    await jonas.click(card, "Join")
    await says(mei, card, "Mei", "Jonas")
    assert "Dr." not in card.text + (await said(mei, "profile", person=jonas.id)).text
    assert await stage.rows("SELECT name FROM people WHERE name LIKE 'Dr.%'") == []
