"""People who vanish, click by click: no match waits for one of them for ever, and all of it is told."""

from contextlib import suppress
from datetime import datetime
from pathlib import Path

import pytest

from bot.matches import Match
from bot.sandbox import Person, Post, Refused
from tests.support.hours import DAY
from tests.support.play import CHANNEL, PAUSE, SILENT, newest, open_match, press, take_turn
from tests.support.reminded import known
from tests.support.stage import Stage
from tests.support.vanishing import DAYS, PACES_PLAYED, STEP, Vanishing
from tests.support.written import rows

SAID = (0, 20)
"""Types of messages that somebody has written, and did not come from Discord (Discord)."""


class ThroughTheBot(Vanishing):
    """Matches of Qin for three, under the default; everybody plays in one."""

    looks = 0.7

    def __init__(self, stage: Stage, people: tuple[str, ...], seed: int) -> None:
        super().__init__(seed)
        self.stage = stage
        self.people = people
        self.threads: list[str] = []
        self.looked_at: set[str] = set()

    async def begin(self) -> None:
        """Everybody says when they sleep, and sits down with two others."""
        for person in self.stage.people(*self.people):
            await self.meet(self.stage.matches, known(person))
        for first in range(0, len(self.people), 3):
            pace = self.rng.choice(PACES_PLAYED)
            thread = await open_match(self.stage, *self.people[first : first + 3], pace=pace)
            self.threads.append(thread)

    async def match_in(self, thread: str) -> Match:
        """The match of that thread as it stands."""
        found = await self.stage.matches.watching.of_thread(int(thread))
        assert found is not None
        return found

    async def pass_by(self) -> int:
        """Some hours later: what falls due, computers, then people; how many matches still run."""
        self.stage.sandbox.clock.advance(STEP)
        await self.stage.settled()
        while thoughts := await self.stage.matches.thinking.thoughts():
            self.stage.sandbox.clock.advance(PAUSE)
            while thoughts == await self.stage.matches.thinking.thoughts():
                await self.stage.settled()
        running = 0
        for thread in self.threads:
            match = await self.match_in(thread)
            if match.to_act is not None:
                running += 1
                await self.check(self.stage.matches, match)
                await self.act(match, thread)
        await self.stage.settled()
        self.nobody_was_woken()
        return running

    def face(self, match: Match, seat: int) -> Person | None:
        """Whoever sits there, if they are there."""
        person, at = match.seats[seat].person, self.stage.sandbox.clock.now()
        return self.stage.sandbox.person(match.seats[seat].name) if self.there(person, at) else None

    async def act(self, match: Match, thread: str) -> None:
        """What those do who are there: vote, come back, move."""
        for vote in await self.stage.matches.votes.open_in(match.id):
            for seat in vote.missing:
                person, wanted = self.face(match, seat), f"|{vote.id}|{self.rng.choice(vote.choices[:2])}|"
                for post in [] if person is None else person.visible(thread):
                    for button in post.buttons:
                        if person is not None and int(post.id) == vote.message and wanted in button.custom_id:
                            await press(person, post, button.label)
        match = await self.match_in(thread)
        for own in match.seats:
            if own.person is not None and own.computer is not None:
                person = self.face(match, own.seat)
                if person is not None and match.state == "playing":
                    page = await press(person, newest(person, thread), "Your move")
                    await press(person, page, "I am back")
        match = await self.match_in(thread)
        if match.to_act is not None and match.seats[match.to_act].player is not None:
            mover = self.face(match, match.to_act)
            if mover is not None:
                with suppress(Refused):  # the match may end under their fingers
                    await take_turn(mover, thread, self.rng.choice)

    def nobody_was_woken(self) -> None:
        """What was said since makes no sound where it names somebody who sleeps."""
        for post in self.posts():
            if post.id not in self.looked_at and post.data["type"] in SAID:
                self.looked_at.add(post.id)
                hour = datetime.fromisoformat(post.data["timestamp"]).hour
                named = self.stage.people(*post.mentions)
                woken = [person.name for person in named if hour in self.asleep[int(person.id)]]
                assert not woken or post.data["flags"] & SILENT, (post, woken)

    def posts(self) -> list[Post]:
        """What everybody can see."""
        watcher = self.stage.sandbox.person(self.people[0])
        return [post for place in (CHANNEL, *self.threads) for post in watcher.visible(place)]

    async def compare(self) -> None:
        """Every step that was taken stands in its thread, once."""
        seen = {int(post.id) for post in self.posts()}
        told = await rows(self.stage.matches, "notice")
        kinds: set[str] = set()
        for thread in self.threads:
            match = await self.match_in(thread)
            noted = await self.stage.matches.notices.of(match.id)
            kinds |= {found.kind for found in noted}
            own = {row.message_id for row in told if row.match == match.id and row.state == "sent"}
            assert len(own) == len(noted)
            assert own <= seen
        assert len(self.threads) < 20 or kinds >= {"overdue", "computer-plays", "took-back"}


@pytest.mark.parametrize(
    ("matches", "days"),
    [pytest.param(2, 12, marks=pytest.mark.fuzz), pytest.param(20, DAYS, marks=pytest.mark.full)],
)
async def test_no_match_waits_for_one_person_for_ever(
    tmp_path: Path, same_shuffles: None, matches: int, days: int
) -> None:
    people = tuple(f"Player {number:02}" for number in range(3 * matches))
    async with Stage(tmp_path, people) as stage:
        world = ThroughTheBot(stage, people, seed=2)
        await world.begin()
        running = matches
        for _ in range(days * (DAY // STEP)):
            running = await world.pass_by()
            if not running:
                break
        assert running <= matches // 10 or days < DAYS
        await world.compare()
