"""Reminders keep Discord's limits, whatever waits, and give way where there is too much of it."""

import re
from collections.abc import Sequence
from datetime import time

import discord
import msgspec
import pytest

from bot.matches import Match, Matches, Recap, Reminder, Turn, Waiting
from bot.ui import reminders
from bot.ui.item import PressItem
from bot.ui.page import ANSWERS, LONGEST_TEXT
from bot.ui.reminders import Story
from bot.words import words
from games import NAMES
from games import game as find_game
from games.engine import Event
from tests.matches.table import mover
from tests.ui.test_limits import PEOPLE

WORDS = words("en")
COMPONENTS = 40
THREAD = 10**18


async def play_on(matches: Matches, match: Match) -> Match:
    """Whoever is to act takes a turn."""
    panel = await matches.panel(match.id, mover(match))
    while panel.question is not None:
        token = panel.question.answers[0].token
        panel = await matches.pick(match.id, mover(match), panel.version, panel.revision, token)
    await matches.confirm(match.id, mover(match), panel.version, panel.revision)
    return await matches.match(match.id)


async def begun(matches: Matches, game: str) -> tuple[Match, Turn, Recap]:
    """A match of as many as the game takes, with the longest names, in which a few turns were taken."""
    size = find_game(game).max_seats
    match = await matches.create(game, size, "daily", {}, PEOPLE[0], 1 << 59, 1 << 58)
    for person in PEOPLE[1:size]:
        match = await matches.join(match.id, person)
    for _ in range(2 * size):
        match = await play_on(matches, match)
    assert match.to_act is not None
    return match, await matches.turn(match.id), await matches.since_acted(match.id, match.to_act)


async def secret_turn(matches: Matches, match: Match) -> Turn:
    """The next turn in which something hidden happens, as whoever takes it sees it."""
    while True:
        number, seat = match.turn, match.to_act
        match = await play_on(matches, match)
        turn = await matches.turn(match.id, number, seat)
        if [event.view(None) for event in turn.events] != list(turn.events):
            return turn


def stories(found: tuple[Match, Turn, Recap], count: int) -> list[Story]:
    """So many matches just like it."""
    match, turn, recap = found
    made = []
    for number in range(1, count + 1):
        own = msgspec.structs.replace(match, id=10**6 + number, thread=THREAD + number)
        waiting = Waiting(match=own, kind="nine", message=2 * THREAD + number)
        made.append(Story(waiting, turn, recap))
    return made


def reminder(listed: Sequence[Story]) -> Reminder:
    """All of them for one person."""
    return Reminder(
        person=PEOPLE[0].id,
        locale="en",
        ping="thread",
        waiting=tuple(story.waiting for story in listed),
        evening=time(18),
        morning=time(8, 30),
        not_before=None,
    )


def texts(view: discord.ui.LayoutView) -> str:
    return "\n".join(
        item.content for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay)
    )


def presses(view: discord.ui.LayoutView) -> list[PressItem]:
    return [item for item in view.walk_children() if isinstance(item, PressItem)]


def offered(view: discord.ui.LayoutView) -> set[str]:
    """The matches that can be opened from the message, by button or list."""
    ids = {item.custom_id.split("|")[2] for item in presses(view) if item.custom_id.split("|")[1] == "move"}
    for item in presses(view):
        if isinstance(item.item, discord.ui.Select) and item.custom_id.split("|")[1] == "waiting":
            ids |= {choice.value for choice in item.item.options}
    return ids


def check(view: discord.ui.LayoutView) -> None:
    assert view.content_length() <= LONGEST_TEXT
    assert len(list(view.walk_children())) <= COMPONENTS
    ids = [item.custom_id for item in presses(view)]
    assert len(ids) == len(set(ids))
    for item in presses(view):
        if isinstance(item.item, discord.ui.Select):
            assert 0 < len(item.item.options) <= ANSWERS
    assert texts(view).count("**") % 2 == 0


@pytest.mark.parametrize("game", NAMES)
async def test_any_number_of_matches_fits(matches: Matches, long_tokens: None, game: str) -> None:
    found = await begun(matches, game)
    for count in (1, 2, 5, 12, 13, 40):
        listed = stories(found, count)
        view = reminders.message(reminder(listed), listed, WORDS, 10**9)
        check(view)
        assert offered(view) == {str(story.match.id) for story in listed}
        told = re.findall(r"\*\*\[[^\]]*\]\((\S+?)\)\*\*", texts(view))
        server = f"https://discord.com/channels/{1 << 59}"
        numbers = range(1, len(told) + 1)
        assert told == [f"{server}/{THREAD + number}/{2 * THREAD + number}" for number in numbers]
        in_thread = reminders.message(reminder(listed), listed, WORDS, 10**9, listed[0].match)
        check(in_thread)
        assert texts(in_thread).count("<@") == 1


async def test_twelve_matches_of_usual_names_have_a_button_each(matches: Matches) -> None:
    found = await begun(matches, "qin")
    listed = stories(found, 12)
    short = [msgspec.structs.replace(seat, name=f"Player {seat.seat}") for seat in found[0].seats]
    listed = [story.played_at(msgspec.structs.replace(story.match, seats=tuple(short))) for story in listed]
    view = reminders.message(reminder(listed), listed, WORDS, 10**9)
    moves = [item for item in presses(view) if item.custom_id.split("|")[1] == "move"]
    assert len(moves) == 12


async def test_what_is_left_out_is_counted(matches: Matches) -> None:
    listed = stories(await begun(matches, "qin"), 70)
    view = reminders.message(reminder(listed), listed, WORDS, 10**9)
    check(view)
    left = len(listed) - len(offered(view))
    assert left > 0
    assert f"{left} more matches wait elsewhere" in texts(view)


async def test_a_thread_is_told_of_what_its_readers_may_know_alone(matches: Matches) -> None:
    match, turn, recap = await begun(matches, "qin")
    here, private, elsewhere = stories((match, turn, recap), 3)
    private = private.played_at(msgspec.structs.replace(private.match, private=True))
    elsewhere = elsewhere.played_at(msgspec.structs.replace(elsewhere.match, server=5))
    listed = [here, private, elsewhere]
    view = reminders.message(reminder(listed), listed, WORDS, 10**9, here.match)
    assert offered(view) == {str(here.match.id)}
    assert "**3 matches wait for you**" in texts(view)
    assert "2 more matches wait elsewhere" in texts(view)
    own = reminders.message(reminder(listed), listed, WORDS, 10**9)
    assert len(offered(own)) == 3


async def test_a_thread_is_told_what_a_watcher_may_know(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, turn, recap = await begun(matches, "dayunhe")
    secret = await secret_turn(matches, match)
    known = msgspec.structs.replace(recap, turns=(msgspec.structs.replace(secret, seat=None),))
    (story,) = stories((match, turn, known), 1)
    told: list[tuple[Event, ...]] = []

    def tell(found: Recap, *_: object) -> str:
        told.append(found.turns[0].events)
        return ""

    monkeypatch.setattr("bot.ui.recap.told", tell)
    reminders.message(reminder([story]), [story], WORDS, 1)
    reminders.message(reminder([story]), [story], WORDS, 1, story.match)
    watched = await matches.turn(match.id, secret.number)
    assert told == [secret.events, watched.events]
    assert secret.events != watched.events
