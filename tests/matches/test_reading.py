"""Who reads a match turn by turn sees each turn as it stood, and nothing of what came later."""

import json
import random
import re

import pytest
from sqlalchemy import update

import games
from bot.components import watches as pages
from bot.matches import Match, Matches
from bot.matches.model import last_of
from bot.store.tables import matches as match_table
from tests.support.hours import restarted
from tests.support.leaking import WORDS
from tests.support.people import JONAS, MEI, SERVER, STRANGER
from tests.support.presses import mover, play, take_back
from tests.support.refusals import refusal, refused
from tests.support.table import lobby, started, staying
from tests.support.written import posts

NEWEST = re.compile(r'\{[^{}]*You have read [^{}]*\}, |"(style|disabled)": \w+,? ?|, "disabled": \w+')
"""What tells on the newest turn's page that there is none after it."""


async def page(matches: Matches, watch: int, number: int) -> tuple[str, list[bytes]]:
    """All of the page: texts, words for pictures, what buttons say and carry; and the pictures."""
    found = await matches.watches.read(watch, STRANGER.id, number)
    assert found.turn.number == number
    shown = await pages.reading(found, WORDS)
    components = shown.view().to_components()  # type: ignore[no-untyped-call]  # discord.py's has no types
    assert ("You have read" in json.dumps(components)) is not found.more
    return NEWEST.sub("", json.dumps(components)), [file.fp.read() for file in shown.files()]


async def left(matches: Matches, match: Match) -> Match:
    """All but one resign."""
    while match.state == "playing":
        match = await matches.turns.resign(match.id, mover(match))
    return match


@pytest.mark.parametrize("game", games.NAMES)
async def test_a_page_is_as_it_was_when_nothing_had_come_later(matches: Matches, game: str) -> None:
    """The page of a turn while it is the newest, and when the match is over, of the whole match by chance."""
    chance = random.Random(game)
    match = await started(matches, 3, game)
    watch = (await matches.watches.read_along(match.id, STRANGER)).id
    before = {0: await page(matches, watch, 0)}
    while match.state == "playing" and match.turn < 60:
        read, match = last_of(match), await play(matches, match, 1, chance)
        if last_of(match) > read and match.state == "playing":
            if chance.random() < 0.15:
                before[last_of(match)] = await page(matches, watch, last_of(match))
            await matches.watches.read(watch, STRANGER.id, last_of(match))
    await left(matches, match)
    later = restarted(matches)
    assert {number: await page(later, watch, number) for number in before} == before


async def test_nor_does_it_tell_that_a_turn_was_taken_back_or_who_has_left(matches: Matches) -> None:
    match = await started(matches, 3, "qin")
    watch = (await matches.watches.read_along(match.id, STRANGER)).id
    match = await play(matches, match, 1)
    before = {1: await page(matches, watch, 1)}
    moved, match = mover(match), await play(matches, match, 1)
    before[2] = await page(matches, watch, 2)
    match = await take_back(matches, match, moved)
    before[3] = await page(matches, watch, 3)
    for person in staying(match):
        if person != moved:
            await matches.turns.resign(match.id, person)
    assert {number: await page(matches, watch, number) for number in before} == before


async def test_one_reads_on_by_one_turn_at_a_time_from_where_one_was(matches: Matches) -> None:
    match = await started(matches, 2, "qin")
    read = matches.watches.read

    async def at(number: int | None, person: int = STRANGER.id) -> tuple[int, bool]:
        found = await read(watch, person, number)
        return found.turn.number, found.more

    watch = (await matches.watches.read_along(match.id, STRANGER)).id
    assert await at(None) == (0, False)
    match = await play(matches, match, 3)
    assert [await at(number) for number in (9, 0, 1, 9, 9, 9)] == [
        (1, True), (0, True), (1, True), (2, True), (3, False), (3, False)
    ]  # fmt: skip
    assert await refused(read(watch, JONAS.id)) == "not-reading"
    assert (await restarted(matches).watches.read(watch, STRANGER.id)).turn.number == 3
    await matches.recaps.look(match.id, MEI.id)
    match = await play(matches, match, 1)
    assert (await matches.watches.read_along(match.id, MEI)).read_to == 3
    match = await left(matches, match)
    late = await matches.watches.read_along(match.id, JONAS)
    assert (await read(late.id, JONAS.id)).more
    await matches.watches.unfollow(watch)
    assert await refused(read(watch, STRANGER.id)) == "not-reading"
    assert await refused(matches.watches.read_along((await lobby(matches)).id, MEI)) == "not-started"
    private = await lobby(matches, private=True)
    assert await refused(matches.watches.read_along(private.id, MEI)) == "private-match"


async def test_what_was_kept_of_a_match_that_cannot_be_read_is_not_shown_instead(matches: Matches) -> None:
    match = await play(matches, await started(matches, 2, "qin"), 2)
    watch = (await matches.watches.read_along(match.id, STRANGER)).id
    async with matches.store.transaction() as writing:
        await writing.run(update(match_table).values(rules_version=99))
    for number in (None, 1):
        error = await refusal(restarted(matches).watches.read(watch, STRANGER.id, number))
        assert (error.code, error.facts) == ("cannot-read-on", {})
    found = await matches.watches.get(watch)
    assert found is not None
    assert found.read_to == 0


async def test_who_reads_a_match_is_shown_it_by_no_other_watch(matches: Matches) -> None:
    """The whole server, followed by the same person, before or after."""
    match, other = await started(matches, 2), await started(matches, 2)
    for begin in (
        matches.watches.follow(SERVER, None, STRANGER),
        matches.watches.read_along(match.id, STRANGER),
        matches.watches.follow(SERVER, None, STRANGER),
    ):
        await begin
    assert len(await matches.watches.of(SERVER, STRANGER.id, channels=False)) == 2
    for each in (match, other):
        await play(matches, each, 1)
    told = [payload["watch"] for kind, payload in await posts(matches) if kind == "watch"]
    reading = await matches.watches.read_by(STRANGER.id, match)
    assert reading is not None
    assert (told.count(reading.id), len(told)) == (1, 2)
