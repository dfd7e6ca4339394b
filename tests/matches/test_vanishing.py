"""A thousand matches whose people vanish: none waits for one of them for ever, and everything is told."""

from collections import Counter

import msgspec
import pytest

from bot.matches import Match, Matches, Person
from tests.support.hours import now
from tests.support.people import CHANNEL, SERVER
from tests.support.presses import play
from tests.support.running import later, told
from tests.support.toy import Beads
from tests.support.vanishing import DAYS, PACES_PLAYED, STEP, Vanishing
from tests.support.written import rows

MATCHES = 50


class World(Vanishing):
    """Matches of three, under the default."""

    def __init__(self, matches: Matches, seed: int) -> None:
        super().__init__(seed)
        self.matches = matches

    async def begin(self) -> None:
        """Everybody has their hours, and plays in one match."""
        for number in range(MATCHES):
            people = [Person(number * 3 + seat + 1, f"P{number}{seat}") for seat in range(3)]
            for person in people:
                await self.meet(self.matches, person)
            pace = self.rng.choice(PACES_PLAYED)
            match = await self.matches.lobby.create("toy", 3, pace, {}, people[0], SERVER, CHANNEL)
            for person in people[1:]:
                await self.matches.lobby.join(match.id, person)

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
            await self.check(self.matches, match)
            await self.act(match)
        return len(running)

    async def act(self, match: Match) -> None:
        """What those do who are there: vote, come back, move."""
        at = now(self.matches)
        for vote in await self.matches.votes.open_in(match.id):
            for seat in vote.missing:
                person = match.seats[seat].person
                if person is not None and self.there(person, at):
                    choice = self.rng.choice(vote.choices[:2])
                    await self.matches.votes.ballot(match.id, person, vote.id, choice)
        match = await self.matches.watching.match(match.id)
        for own in match.seats:
            if own.person is not None and own.computer is not None and self.there(own.person, at):
                await self.matches.substitutes.come_back(match.id, own.person)
        match = await self.matches.watching.match(match.id)
        player = None if match.to_act is None else match.seats[match.to_act].player
        if self.there(player, at):
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
