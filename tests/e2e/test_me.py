"""/me by clicks: everything that people say about themselves, and what a match makes of it."""

from datetime import timedelta

from bot.sandbox import Person, Post

from .play import CHANNEL, newest, open_match, pinged, press
from .stage import Stage


async def me(person: Person) -> Post:
    """The page that /me shows."""
    return (await (await person.slash("me", "tea-house")).settle()).message


async def change(person: Person, page: Post, label: str, number: int = 0, **fields: object) -> Post:
    """Press the button of that label (the nth of them), fill the form in and send it."""
    button = [button for button in page.buttons if button.label == label][number]
    opened = await person.click(page, button.custom_id)
    reply = await (await person.submit(opened, fields)).settle()
    return reply.message


async def test_a_zone_is_found_by_city_country_difference_or_clock(stage: Stage) -> None:
    mei = stage.sandbox.person("Mei")
    page = await me(mei)
    assert "**Time zone:** UTC" in page.text
    page = await change(mei, page, "Change", zone="berlin")
    assert "**Time zone:** Berlin, Germany" in page.text
    page = await change(mei, page, "Change", zone="Australia")
    assert "Which time is yours?" in page.text
    (select,) = page.selects
    assert select.options["Australia/Sydney"] == "Sydney, Australia"
    page = (await (await mei.select(page, "", "Australia/Perth")).settle()).message
    assert "Perth, Australia" in page.text
    page = await change(mei, page, "Change", zone="Atlantis")
    assert "I find no place “Atlantis”" in page.text
    page = await press(mei, page, "About me")
    assert "Perth, Australia" in page.text
    choices = await mei.autocomplete("me", "zone", "new y", "tea-house")
    assert choices[0]["value"] == "America/New_York"
    page = (await (await mei.slash("me", "tea-house", zone="America/New_York")).settle()).message
    assert "New York, United States" in page.text


async def test_hours_and_pings_are_kept_over_a_restart_and_short_days_are_refused(stage: Stage) -> None:
    mei = stage.sandbox.person("Mei")
    page = await change(mei, await me(mei), "Change", 1, wakes=["8"], sleeps=["23"])
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


async def test_who_wants_direct_messages_learns_at_once_whether_they_arrive(stage: Stage) -> None:
    mei = stage.sandbox.person("Mei")
    mei.dms_closed = True
    page = await change(mei, await me(mei), "Change", 2, ping=["dm"])
    assert "it did not arrive" in page.text
    assert "Your direct messages are closed to me" in page.text
    mei.dms_closed = False
    page = await press(mei, page, "Try again")
    assert "it arrived" in page.text
    assert "closed to me" not in page.text
    hello = await mei.sees("dm", "I can reach you here")
    assert "About you" in (await press(mei, hello, "About me")).text


async def test_a_vacation_is_told_at_the_table_and_ends_when_they_are_back(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas")
    away = pinged(stage, newest(stage.sandbox.person("Mei"), thread))
    page = await change(away, await me(away), "Go away", first="32 Dec", last="tomorrow")
    assert "I cannot read “32 Dec” as a day" in page.text
    page = await change(away, page, "Go away", first="today", last="in a year")
    assert "cannot read “in a year”" in page.text
    page = await change(away, page, "Go away", first="tomorrow", last="today")
    assert "would end before it begins" in page.text
    page = await change(away, page, "Go away", first="today", last="tomorrow")
    assert "**You are away** until the end of" in page.text
    assert "26 of 28 days left" in page.text
    told = await away.sees(thread, "is on vacation from")
    assert f"**{away.name}**" in told.text
    assert told.mentions == []
    assert stage.app is not None
    match = await stage.app.matches.match(1)
    assert match.away_until is not None
    stage.sandbox.clock.advance(timedelta(hours=1))
    await stage.restart()
    page = await press(away, page, "I am back")
    assert "27 of 28 days left" in page.text
    await away.sees(thread, "is back from vacation")
    match = await stage.app.matches.match(1)
    assert match.away_until is None
    assert match.due_at is not None


async def test_the_block_list_keeps_people_apart_and_names_nobody(stage: Stage) -> None:
    mei, jonas, lena = map(stage.sandbox.person, ("Mei", "Jonas", "Lena"))
    page = await me(mei)
    *_, last = (button for button in page.buttons if button.label == "Change")
    page = await press(mei, page, last.custom_id)
    people = next(select for select in page.selects if not select.options)
    page = (await (await mei.select(page, people.custom_id, jonas.id)).settle()).message
    assert "- **Jonas**" in page.text
    card = (await (await mei.slash("match new", CHANNEL, game="qin", seats=3)).settle()).message
    await jonas.click(card, "Join")
    refused = await jonas.sees(CHANNEL, "you and somebody there do not play with each other")
    assert "Mei" not in refused.text
    await lena.click(card, "Join")
    await mei.sees(CHANNEL, lambda post: post.id == card.id and "Lena" in post.text)
    page = (await (await mei.select(page, "Take somebody off the list", "Jonas")).settle()).message
    assert "Nobody is on it" in page.text
    await jonas.click(card, "Join")
    await mei.sees(CHANNEL, lambda post: post.id == card.id and "begun" in post.text)
