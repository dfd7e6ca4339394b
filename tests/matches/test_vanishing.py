"""A thousand matches whose people vanish: none waits for one of them for ever, and everything is told."""

import random
from collections import Counter
from datetime import UTC, datetime, timedelta

import msgspec
import pytest

from bot.matches import PACES, Match, Matches, Person
from bot.store import deadlines
from tests.support.habits import sets
from tests.support.hours import DAY, HOUR, now
from tests.support.people import CHANNEL, SERVER
from tests.support.presses import play
from tests.support.running import later, told
from tests.support.toy import Beads
from tests.support.written import rows

MATCHES, STEP, DAYS = 50, 4 * HOUR, 40
FOR_GOOD, FOR_A_WEEK = 0.1, 0.2


class World:
    """Matches of three, under the default. Whoever is there moves and votes within hours."""

    def __init__(self, matches: Matches, seed: int) -> None:
        self.matches = matches
        self.rng = random.Random(seed)
        self.away: dict[int, tuple[datetime, datetime]] = {}
        self.asleep: dict[int, set[int]] = {}

    async def begin(self) -> None:
        """Everybody has their hours, and plays in one match."""
        start = now(self.matches)
        for number in range(MATCHES):
            people = [Person(number * 3 + seat + 1, f"P{number}{seat}") for seat in range(3)]
            for person in people:
                wakes, luck = self.rng.randrange(24), self.rng.random()
                self.asleep[person.id] = {(wakes + 16 + hour) % 24 for hour in range(8)}
                await sets(self.matches, person, wakes=wakes * 60, sleeps=(wakes + 16) % 24 * 60)
                begins = start + timedelta(hours=self.rng.randrange(4 * 24))
                if luck < FOR_GOOD:
                    self.away[person.id] = begins, datetime.max.replace(tzinfo=UTC)
                elif luck < FOR_GOOD + FOR_A_WEEK:
                    self.away[person.id] = begins, begins + 7 * DAY
            pace = self.rng.choice(["quick", "daily"])
            match = await self.matches.lobby.create("toy", 3, pace, {}, people[0], SERVER, CHANNEL)
            for person in people[1:]:
                await self.matches.lobby.join(match.id, person)

    def there(self, person: int | None) -> bool:
        """Whether the person looks at Discord just now; not everybody does so all the time."""
        at = now(self.matches)
        begins, ends = self.away.get(person or 0, (at, at))
        awake = at.hour not in self.asleep.get(person or 0, ())
        return person is not None and not begins <= at < ends and awake and self.rng.random() < 0.25

    async def pass_by(self) -> int:
        """Some hours later: what the clock does, then computers, then people; how many matches still run."""
        await later(self.matches, STEP)
        for thought in await self.matches.thinking.thoughts():
            if thought.plays_at <= now(self.matches):
                view = msgspec.json.decode(thought.view, type=Beads)
                assert await self.matches.thinking.play(thought, [str(view.legal()[0])])
        running = [
            each for each in await self.matches.staff.of_server(SERVER, "playing") if each.to_act is not None
        ]
        for match in running:
            await self.check(match)
            await self.act(match)
        return len(running)

    async def check(self, match: Match) -> None:
        """Nobody holds others who play: not once their time was up two paces ago."""
        assert match.to_act is not None
        pace = PACES[match.pace]
        async with self.matches.store.reading() as reading:
            clock = await deadlines.get(reading, match.id)
        assert pace is not None
        assert clock is not None
        others = any(seat.player is not None and not seat.waiting for seat in match.seats)
        if others and match.seats[match.to_act].player is not None and clock.due_at is not None:
            late = now(self.matches) - clock.due_at
            assert late <= 2 * pace.initial + HOUR, (match.id, late, await told(self.matches, match))

    async def act(self, match: Match) -> None:
        """What those do who are there: vote, come back, move."""
        for vote in await self.matches.votes.open_in(match.id):
            for seat in vote.missing:
                person = match.seats[seat].person
                if person is not None and self.there(person):
                    choice = self.rng.choice(vote.choices[:2])
                    await self.matches.votes.ballot(match.id, person, vote.id, choice)
        match = await self.matches.watching.match(match.id)
        for own in match.seats:
            if own.person is not None and own.computer is not None and self.there(own.person):
                await self.matches.substitutes.come_back(match.id, own.person)
        match = await self.matches.watching.match(match.id)
        player = None if match.to_act is None else match.seats[match.to_act].player
        if self.there(player):
            await play(self.matches, match, 1, self.rng)

    async def compare(self) -> None:
        """Everything that happened to a match was posted, and nobody was to be pinged in their sleep."""
        kinds: Counter[str] = Counter()
        posted = {row.payload["notice"] for row in await rows(self.matches, "notice")}
        noted = 0
        for match in await self.matches.staff.of_server(SERVER, "playing", "over", "archived"):
            found = Counter(kind for kind, _ in await told(self.matches, match))
            noted += found.total()
            kinds += found
            assert found["computer-plays"] - found["took-back"] >= sum(
                seat.person is not None and seat.computer is not None for seat in match.seats
            )
        assert len(posted) == noted
        assert min(kinds["overdue"], kinds["computer-plays"], kinds["took-back"]) > 0
        for row in await rows(self.matches, "reminder"):
            assert row.created_at.hour not in self.asleep[int(row.payload["person"])]


@pytest.mark.parametrize(
    "seed",
    [pytest.param(seed, marks=pytest.mark.fuzz if seed < 1 else pytest.mark.full) for seed in range(20)],
)
async def test_no_match_waits_for_one_person_for_ever(matches: Matches, seed: int) -> None:
    """A thousand matches with FULL=1."""
    world = World(matches, seed)
    await world.begin()
    running = MATCHES
    for _ in range(DAYS * 6):
        running = await world.pass_by()
        if not running:
            break
    assert running < MATCHES // 10
    await world.compare()
