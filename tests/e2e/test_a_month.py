"""Twenty people in forty matches for thirty days: what the threads show is what the records say.

Computers look after seats in some of these matches, and sit at some of the tables from the first.
"""

import random
from contextlib import suppress
from datetime import timedelta
from pathlib import Path

import msgspec
import pytest

from bot.components import pictures, recap
from bot.delivery.worker import FIRST_PAUSE
from bot.matches import SeatState
from bot.sandbox import Person, Refused
from bot.store.people import SettingsRow
from bot.store.people import set_up as set_up_person
from bot.text import words
from games import NAMES
from games import game as find_game
from games.engine import record
from tests.support.play import (
    CHANNEL,
    FAULTS,
    PAUSE,
    begun,
    boards,
    labels,
    newest,
    open_match,
    press,
    said,
    take_turn,
    turn_number,
    turn_numbers,
)
from tests.support.reminded import known
from tests.support.stage import Stage

PEOPLE = tuple(f"Player {number:02}" for number in range(20))
STEP = timedelta(hours=6)
ZONES = ("UTC", "Europe/Berlin", "America/Los_Angeles", "Asia/Tokyo", "Australia/Adelaide")
PACES = ("quick", "daily", "relaxed", "none")
COMPUTERS_AT = 8
"""At one of so many tables one person sits among computers; the last is such a one."""
CARETAKERS = ("computer", "wait", "vote", "substitute")


class Month:
    """The people, what they do with their days, and what they were shown."""

    def __init__(self, stage: Stage, people: tuple[str, ...], seed: int) -> None:
        self.stage = stage
        self.people = people
        self.chance = random.Random(seed)
        self.threads: list[str] = []
        self.casts: dict[str, dict[str, tuple[SeatState, ...]]] = {}
        self.watcher = stage.sandbox.person(people[0])
        self.moves = 0

    async def begin(self, tables: int) -> None:
        """Everybody says how they live, and sits down at so many tables."""
        for name in self.people:
            await self.stage.matches.people.remember(known(self.stage.sandbox.person(name)))
        assert self.stage.app is not None
        async with self.stage.app.store.transaction() as writing:
            for number, person in enumerate(self.stage.people(*self.people)):
                settings = SettingsRow(
                    id=int(person.id),
                    zone=ZONES[number % len(ZONES)],
                    wakes=7 * 60 if number % 4 else None,
                    sleeps=23 * 60 if number % 4 else None,
                    ping="dm" if number % 3 == 0 else "thread",
                    every=8 if number % 5 == 0 else None,
                    digest_at=12 * 60 if number % 7 == 0 else None,
                )
                await set_up_person(writing, settings)
        for number in range(tables):
            game = NAMES[number % len(NAMES)]
            rules = find_game(game)
            seats = self.chance.randint(rules.min_seats, rules.max_seats)
            host, *others = self.chance.sample(self.people, seats)
            terms = {
                "pace": PACES[number % len(PACES)],
                # shifted with each round of paces, so that every rule meets every pace
                "caretaker": CARETAKERS[(number + number // len(PACES)) % len(CARETAKERS)],
            }
            if (tables - number) % COMPUTERS_AT == 1:
                person, seats = self.stage.sandbox.person(host), max(3, seats)
                options = {"game": game, "seats": seats, "computers": "novice", **terms}
                thread = await begun(person, await said(person, "match new", CHANNEL, **options))
            else:
                thread = await open_match(self.stage, host, *others, game=game, **terms)
            self.threads.append(thread)

    async def computers(self) -> None:
        """Some seconds go by in which computers take their turns, until people are to act everywhere."""
        while thoughts := await self.stage.matches.thinking.thoughts():
            self.stage.sandbox.clock.advance(PAUSE)
            while thoughts == await self.stage.matches.thinking.thoughts():
                await self.stage.settled()
            self.moves += 1

    async def lunch(self, person: Person, turns: int) -> None:
        """Some minutes in which the person takes up to so many turns, and answers what is asked."""
        for match in await self.stage.matches.watching.of_person(int(person.id)):
            seat = match.seat_of(int(person.id))
            if seat is not None and seat.computer is not None and self.chance.random() < 0.5:
                with suppress(Refused):
                    thread = str(match.thread)
                    refused = await press(person, newest(person, thread), "Your move")
                    await press(person, refused, "I am back")
            elif turns and match.thread and seat is not None and seat.waiting and match.paused_at is None:
                turns -= 1
                with suppress(Refused):  # it may end under their fingers
                    await take_turn(person, str(match.thread), self.chance.choice)
        for vote in await self.stage.matches.votes.waiting_for(int(person.id)):
            wanted = f"|{vote.id}|{self.chance.choice([*vote.choices, ''])}|"
            posts = [post for post in person.visible(str(vote.match.thread)) if int(post.id) == vote.message]
            for button in (button for post in posts for button in post.buttons):
                if wanted in button.custom_id:
                    with suppress(Refused):
                        await press(person, posts[0], button.label)

    async def substitutes(self) -> None:
        """Somebody passes by and takes over a seat for which a substitute is called."""
        person = self.stage.sandbox.person(self.chance.choice(self.people))
        for post in person.visible(CHANNEL):
            if "Take over" in labels(post) and self.chance.random() < 0.5:
                with suppress(Refused):
                    await press(person, post, "Take over")

    async def live(self, days: int, times: int) -> None:
        """So many days, with so many crashes and with Discord's faults at random hours."""
        steps = days * (timedelta(days=1) // STEP)
        crashes = set(self.chance.sample(range(steps), times))
        for step in range(steps):
            if self.chance.random() < 0.3:
                self.stage.sandbox.faults.add("POST", "/messages", **self.chance.choice([*FAULTS.values()]))
            self.stage.sandbox.clock.advance(STEP)
            if step in crashes:
                await self.stage.restart()
            await self.stage.settled()
            await self.computers()
            await self.stage.settled()
            for name in self.chance.sample(self.people, len(self.people) // 4 + 1):
                await self.lunch(self.stage.sandbox.person(name), 2)
            await self.stage.settled()
            await self.remember()
            await self.substitutes()
            await self.computers()
            await self.stage.settled()
            await self.remember()
        await self.stage.passes(FIRST_PAUSE)  # what met a fault at last is sent again
        await self.remember()

    async def remember(self) -> None:
        """Who sat at each table when each new board was posted: pictures and words carry the names."""
        for thread in self.threads:
            seated = self.casts.setdefault(thread, {})
            match = await self.stage.matches.watching.of_thread(int(thread))
            assert match is not None
            for post in boards(self.watcher, thread):
                seated.setdefault(post.id, match.seats)


async def shown_is_recorded(month: Month, thread: str) -> int:
    """Hold every board in the thread against the record, replayed anew; how many there were."""
    match = await month.stage.matches.watching.of_thread(int(thread))
    assert match is not None
    posts = boards(month.watcher, thread)
    numbers = [number for post in posts for number in turn_numbers(post) if number >= 0]
    assert numbers == list(range(match.turn + (match.state == "over")))
    for post in posts:
        number = turn_number(post)
        if number < 0:
            continue
        turn = await month.stage.matches.watching.turn(match.id, number)
        then = msgspec.structs.replace(match, seats=month.casts[thread][post.id])
        told = msgspec.structs.replace(turn, match=then)
        if len(turn_numbers(post)) == 1:
            image = await pictures.board(then, told, words())
        else:
            first = turn_numbers(post)[0]
            before, *turns = [
                await month.stage.matches.watching.turn(match.id, earlier)
                for earlier in range(first - 1, number + 1)
            ]
            found = recap.of(then, before, turns)
            image = await pictures.recap(found, words(), number)
        (picture,) = [data for name, data in post.files().items() if name.endswith(".png")]
        assert picture == image
    return len(posts)


@pytest.mark.parametrize(
    ("people", "tables", "days", "crashes"),
    [
        pytest.param(5, 3, 2, 1, id="five in three for two days", marks=pytest.mark.fuzz),
        pytest.param(20, 40, 30, 12, id="twenty in forty for thirty days", marks=pytest.mark.full),
    ],
)
async def test_after_days_of_play_every_record_replays_to_the_boards_that_were_shown(
    tmp_path: Path, people: int, tables: int, days: int, crashes: int
) -> None:
    async with Stage(tmp_path, PEOPLE[:people]) as stage:
        month = Month(stage, PEOPLE[:people], seed=7)
        await month.begin(tables)
        await month.live(days, crashes)
        assert await month.stage.matches.records.check() == []
        shown = [await shown_is_recorded(month, thread) for thread in month.threads]
        assert sum(shown) > days * tables // 3
        assert month.moves
        for thread in month.threads:
            match = await month.stage.matches.watching.of_thread(int(thread))
            if match is not None and match.state == "over":
                final = record.read(await month.stage.matches.records.export(match.id))
                assert record.verify(final) == match.outcome
