"""Twenty people in forty matches for thirty days: what the threads show is what the records say.

Computers look after seats in some of these matches, and sit at some of the tables from the first.
"""

import asyncio
import contextlib
import random
from datetime import timedelta
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import text

from bot import matches
from bot.app import App
from bot.matches import SeatState
from bot.sandbox import Failed, Person, Refused
from bot.store.people import SettingsRow
from bot.store.people import set_up as set_up_person
from bot.ui import phrases, pictures, recap, sheets
from games import NAMES
from games import game as find_game
from games.engine import record

from .play import (
    CHANNEL,
    boards,
    newest,
    open_match,
    press,
    press_once,
    take_turn,
    turn_number,
    turn_numbers,
)
from .stage import Stage
from .test_computers import PAUSE, begun

PEOPLE = tuple(f"Player {number:02}" for number in range(20))
STEP = timedelta(hours=6)
ZONES = ("UTC", "Europe/Berlin", "America/Los_Angeles", "Asia/Tokyo", "Australia/Adelaide")
PACES = ("quick", "daily", "relaxed", "none")
COMPUTERS_AT = 8
"""At one of so many tables one person sits among computers; the last is such a one."""
CARETAKERS = ("computer", "wait", "vote", "substitute")
FAULTS = (
    {"status": 429},
    {"status": 500},
    {"status": 503, "after": True},
    {"close_socket": True},
    {"close_socket": True, "after": True},
)


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
        self.returns = 0

    @property
    def app(self) -> App:
        """The bot that runs just now."""
        assert self.stage.app is not None
        return self.stage.app

    async def begin(self, tables: int) -> None:
        """Everybody says how they live, and sits down at so many tables."""
        for name in self.people:
            await self.app.matches.remember(matches.Person(int(self.stage.sandbox.person(name).id), name))
        async with self.app.store.transaction() as writing:
            for number, name in enumerate(self.people):
                settings = SettingsRow(
                    id=int(self.stage.sandbox.person(name).id),
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
                thread = await self._alone(host, game=game, seats=max(3, seats), computers="novice", **terms)
            else:
                thread = await open_match(self.stage, host, *others, game=game, **terms)
            self.threads.append(thread)

    async def _alone(self, host: str, **options: str | int) -> str:
        """Somebody begins a match against computers; its thread."""
        person = self.stage.sandbox.person(host)
        reply = await person.slash("match new", CHANNEL, **options)
        return await begun(person, (await reply.settle()).message)

    async def computers(self) -> None:
        """Some seconds go by in which computers take their turns, until people are to act everywhere."""
        async with asyncio.timeout(120):
            while thoughts := await self.app.matches.thoughts():
                self.stage.sandbox.clock.advance(PAUSE)
                while thoughts == await self.app.matches.thoughts():  # noqa: ASYNC110 - as above
                    await asyncio.sleep(0.02)
                self.moves += 1

    async def quiet(self) -> None:
        """Wait until everything that is due has been sent; what is tried again later is not waited for."""
        async with asyncio.timeout(60):
            while await self._unsent():  # noqa: ASYNC110 - nothing there to wake us
                await asyncio.sleep(0.05)

    async def _unsent(self) -> int:
        async with self.app.store.reading() as reading:
            due = "state = 'sending' OR (state = 'waiting' AND at <= :now)"
            now = self.app.clock.now().replace(tzinfo=None)
            found = await reading._connection.execute(
                text(f"SELECT count(*) FROM outbox WHERE {due}"), {"now": now}
            )
            return int(found.scalar_one())

    async def lunch(self, person: Person, turns: int) -> None:
        """Some minutes in which the person takes up to so many turns, and answers what is asked."""
        for match in await self.app.matches.of_person(int(person.id)):
            seat = match.seat_of(int(person.id))
            if seat is not None and seat.computer is not None and self.chance.random() < 0.5:
                with contextlib.suppress(Failed, Refused, TimeoutError):
                    thread = str(match.thread)
                    refused = await press_once(person, newest(person, thread), "Your move")
                    await press_once(person, refused, "I am back")
                    self.returns += 1
            elif turns and match.thread and seat is not None and seat.waiting and match.paused_at is None:
                turns -= 1
                with contextlib.suppress(Failed, Refused, TimeoutError):  # it may end under their fingers
                    await take_turn(self.stage, person, str(match.thread), self.chance.choice)
        for vote in await self.app.matches.votes_for(int(person.id)):
            choice = self.chance.choice([*vote.choices, ""])
            pressed = f"|{vote.id}|{choice}|"
            posts = [post for post in person.visible(str(vote.match.thread)) if int(post.id) == vote.message]
            for button in (
                button for post in posts for button in post.buttons if pressed in button.custom_id
            ):
                with contextlib.suppress(Failed, Refused):
                    await press(person, posts[0], button.label)

    async def substitutes(self) -> None:
        """Somebody passes by and takes over a seat for which a substitute is called."""
        person = self.stage.sandbox.person(self.chance.choice(self.people))
        for post in person.visible(CHANNEL):
            if any(button.label == "Take over" for button in post.buttons) and self.chance.random() < 0.5:
                with contextlib.suppress(Failed, Refused):
                    await press(person, post, "Take over")

    async def live(self, days: int, times: int) -> None:
        """So many days, with so many crashes and with Discord's faults at random hours."""
        steps = days * (timedelta(days=1) // STEP)
        crashes = set(self.chance.sample(range(steps), times))
        for step in range(steps):
            if self.chance.random() < 0.3:
                self.stage.sandbox.faults.add("POST", "/messages", **self.chance.choice(FAULTS))
            self.stage.sandbox.clock.advance(STEP)
            if step in crashes:
                await self.stage.restart()
            await self.quiet()
            await self.computers()
            await self.quiet()
            for name in self.chance.sample(self.people, len(self.people) // 4 + 1):
                await self.lunch(self.stage.sandbox.person(name), 2)
            await self.quiet()
            await self.remember()
            await self.substitutes()
            await self.computers()
            await self.quiet()
            await self.remember()

    async def remember(self) -> None:
        """Who sat at each table when each new board was posted: pictures and words carry the names."""
        for thread in self.threads:
            known = self.casts.setdefault(thread, {})
            match = await self.app.matches.of_thread(int(thread))
            assert match is not None
            for post in boards(self.watcher, thread):
                known.setdefault(post.id, match.seats)


async def shown_is_recorded(month: Month, thread: str) -> int:
    """Hold every board in the thread against the record, replayed anew; how many there were."""
    match = await month.app.matches.of_thread(int(thread))
    assert match is not None
    posts = boards(month.watcher, thread)
    numbers = [number for post in posts for number in turn_numbers(post)]
    expected = list(range(match.turn + (match.state == "over")))
    assert [number for number in numbers if number >= 0] == expected
    for post in posts:
        number = turn_number(post)
        if number < 0:
            continue
        turn = await month.app.matches.turn(match.id, number)
        seated = month.casts[thread][post.id]
        then = msgspec.structs.replace(match, seats=seated)
        told = msgspec.structs.replace(turn, match=then)
        if len(turn_numbers(post)) == 1:
            image = await pictures.board(then, told, phrases.public(then), sheets.of(told))
        else:
            first = turn_numbers(post)[0]
            before, *turns = [
                await month.app.matches.turn(match.id, earlier) for earlier in range(first - 1, number + 1)
            ]
            found = recap.of(then, before, turns)
            image = await pictures.recap(found, phrases.public(then), recap.sheet_of(found), number)
        (picture,) = [data for name, data in post.files().items() if name.endswith(".png")]
        assert picture == image
    return len(posts)


@pytest.mark.parametrize(
    ("people", "tables", "days", "crashes"),
    [
        pytest.param(5, 3, 2, 1, id="five in three for two days", marks=pytest.mark.fuzz),
        pytest.param(20, 40, 30, 12, id="twenty in forty for thirty days", marks=pytest.mark.fuzz),
    ],
)
async def test_after_days_of_play_every_record_replays_to_the_boards_that_were_shown(
    tmp_path: Path, people: int, tables: int, days: int, crashes: int
) -> None:
    async with Stage(tmp_path, PEOPLE[:people]) as stage:
        month = Month(stage, PEOPLE[:people], seed=7)
        await month.begin(tables)
        await month.live(days, crashes)
        assert await month.app.matches.check() == []
        shown = [await shown_is_recorded(month, thread) for thread in month.threads]
        assert sum(shown) > days * tables // 3
        assert month.moves
        for thread in month.threads:
            match = await month.app.matches.of_thread(int(thread))
            if match is not None and match.state == "over":
                final = record.read(await month.app.matches.export(match.id))
                assert record.verify(final) == match.outcome
