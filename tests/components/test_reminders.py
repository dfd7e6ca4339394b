"""Reminders keep Discord's limits, whatever waits, and give way where there is too much of it."""

import re
from collections.abc import Sequence
from datetime import time

import discord
import msgspec
import pytest

from bot.components import ids, reminders
from bot.components.reminders import Story
from bot.matches import Match, Matches, Recap, Reminder, Turn, Waiting
from games import NAMES
from games import game as find_game
from games.engine import Event
from tests.support.pages import (
    PEOPLE,
    WORDS,
    Reach,
    Shown,
    fits,
    items,
    of_people,
    play,
    pressed,
    seated,
    texts,
)

THREAD = 10**18


def of(game: str) -> bytes:
    """A match of as many as there can be, two rounds into the game."""
    return of_people(game, 2 * find_game(game).max_seats)


async def facts(matches: Matches, match: Match) -> tuple[Match, Turn, Recap]:
    assert match.to_act is not None
    return (
        match,
        await matches.watching.turn(match.id),
        await matches.recaps.since_acted(match.id, match.to_act),
    )


async def secret_turn(matches: Matches, match: Match) -> Turn:
    """The next turn in which something hidden happens, as whoever takes it sees it."""
    while True:
        number, seat = match.turn, match.to_act
        match = await play(matches, match, 1)
        turn = await matches.watching.turn(match.id, number, seat)
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


def message(listed: Sequence[Story], thread: Match | None = None, person: int = PEOPLE[0].id) -> Shown:
    """One person is reminded of all of them, in the thread of a match or by direct message."""
    reminder = Reminder(
        person=person,
        locale="en",
        ping="thread",
        waiting=tuple(story.waiting for story in listed),
        evening=time(18),
        morning=time(8, 30),
        not_before=None,
    )
    return reminders.message(reminder, listed, WORDS, 10**9, thread)


def offered(view: Shown) -> set[str]:
    """The matches that can be opened from the message, by button or list."""
    found = {str(number) for verb, number, _ in pressed(view) if verb == "move"}
    for item in items(view):
        if isinstance(item.item, discord.ui.Select) and ids.parse(item.custom_id).verb == "waiting":
            found |= {choice.value for choice in item.item.options}
    return found


def check(view: Shown) -> None:
    fits(view)
    assert texts(view).count("**") % 2 == 0


@pytest.mark.parametrize(
    "game",  # one game, whose texts are long; the others where there is more time
    ["china", *(pytest.param(name, marks=pytest.mark.fuzz) for name in NAMES if name != "china")],
)
async def test_any_number_of_matches_fits(reach: Reach, long_tokens: None, game: str) -> None:
    found = await facts(*await reach(of(game)))
    for count in (1, 2, 5, 12, 13, 40):
        listed = stories(found, count)
        view = message(listed)
        check(view)
        assert offered(view) == {str(story.match.id) for story in listed}
        told = re.findall(r"\*\*\[[^\]]*\]\((\S+?)\)\*\*", texts(view))
        server = f"https://discord.com/channels/{1 << 59}"
        numbers = range(1, len(told) + 1)
        assert told == [f"{server}/{THREAD + number}/{2 * THREAD + number}" for number in numbers]
        in_thread = message(listed, listed[0].match)
        check(in_thread)
        assert texts(in_thread).count("<@") == 1


async def test_twelve_matches_of_usual_names_have_a_button_each(reach: Reach) -> None:
    found = await facts(*await reach(of("qin")))
    short = [msgspec.structs.replace(seat, name=f"Player {seat.seat}") for seat in found[0].seats]
    usual = msgspec.structs.replace(found[0], seats=tuple(short))
    moves = [verb for verb, _, _ in pressed(message(stories((usual, *found[1:]), 12))) if verb == "move"]
    assert len(moves) == 12


async def test_what_is_left_out_is_counted(reach: Reach) -> None:
    listed = stories(await facts(*await reach(of("qin"))), 70)
    view = message(listed)
    check(view)
    left = len(listed) - len(offered(view))
    assert left > 0
    assert f"{left} more matches wait elsewhere" in texts(view)


async def test_a_thread_is_told_of_what_its_readers_may_know_alone(reach: Reach) -> None:
    here, private, elsewhere = stories(await facts(*await reach(of("qin"))), 3)
    private = private.played_at(msgspec.structs.replace(private.match, private=True))
    elsewhere = elsewhere.played_at(msgspec.structs.replace(elsewhere.match, server=5))
    view = message([here, private, elsewhere], here.match)
    assert offered(view) == {str(here.match.id)}
    assert "**3 matches wait for you**" in texts(view)
    assert "2 more matches wait elsewhere" in texts(view)
    assert len(offered(message([here, private, elsewhere]))) == 3


async def test_a_reminder_says_that_a_computer_will_play(reach: Reach) -> None:
    (story,) = stories(await facts(*await reach(of("qin"))), 1)
    agreed = msgspec.structs.replace(story.match, caretaker="computer")
    others = [seat.seat for seat in agreed.seats if seat.seat != agreed.to_act]
    alone = seated(agreed, *others)  # nobody else would play
    for match, said in ((agreed, True), (story.match, False), (alone, False)):
        told = texts(message([story.played_at(match)]))
        assert ("Once it is up, a computer plays for you." in told) == said
        assert ("a computer plays" in told) == said


async def test_a_sitter_reads_for_whom_they_play(reach: Reach) -> None:
    (story, other) = stories(await facts(*await reach(of("qin"))), 2)
    seat = story.match.seats[story.match.to_act or 0]
    sat = msgspec.structs.replace(seat, name="Jonas", sitter=99)
    seats = tuple(sat if each == seat else each for each in story.match.seats)
    story = story.played_at(msgspec.structs.replace(story.match, seats=seats))
    for listed in ([story], [story, other]):
        assert texts(message(listed, person=99)).count(" Jonas)") == 1
        assert "Jonas" not in texts(message(listed, person=seat.person or 0))


async def test_a_thread_is_told_what_a_watcher_may_know(
    reach: Reach, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches, match = await reach(of("dayunhe"))
    found = await facts(matches, match)
    secret = await secret_turn(matches, match)
    known = msgspec.structs.replace(found[2], turns=(msgspec.structs.replace(secret, seat=None),))
    (story,) = stories((*found[:2], known), 1)
    told: list[tuple[Event, ...]] = []

    def tell(found: Recap, *_: object) -> str:
        told.append(found.turns[0].events)
        return ""

    monkeypatch.setattr("bot.components.recap.told", tell)
    message([story])
    message([story], story.match)
    watched = await matches.watching.turn(match.id, secret.number)
    assert told == [secret.events, watched.events]
    assert secret.events != watched.events
