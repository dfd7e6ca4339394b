"""People who vanish, some for good, some for a week; whoever is there moves and votes within hours."""

import random
from datetime import UTC, datetime

from bot.matches import PACES, Match, Matches, Person
from bot.store import deadlines
from tests.support.habits import sets
from tests.support.hours import DAY, HOUR, now
from tests.support.running import told

STEP, DAYS = 4 * HOUR, 40
FOR_GOOD, FOR_A_WEEK = 0.1, 0.2
PACES_PLAYED = ("quick", "daily")


class Vanishing:
    """Who is away when, and asleep at which hours; and that no match waits for them for ever.

    ``looks``: how likely somebody who is there looks at Discord within a step.
    """

    looks = 0.25

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.away: dict[int, tuple[datetime, datetime]] = {}
        self.asleep: dict[int, set[int]] = {}

    async def meet(self, matches: Matches, person: Person) -> None:
        """The person says when they sleep, and may vanish within days."""
        wakes, luck = self.rng.randrange(24), self.rng.random()
        self.asleep[person.id] = {(wakes + 16 + hour) % 24 for hour in range(8)}
        await sets(matches, person, wakes=wakes * 60, sleeps=(wakes + 16) % 24 * 60)
        begins = now(matches) + HOUR * self.rng.randrange(4 * 24)
        if luck < FOR_GOOD:
            self.away[person.id] = begins, datetime.max.replace(tzinfo=UTC)
        elif luck < FOR_GOOD + FOR_A_WEEK:
            self.away[person.id] = begins, begins + 7 * DAY

    def there(self, person: int | None, at: datetime) -> bool:
        """Whether the person looks at Discord just now."""
        begins, ends = self.away.get(person or 0, (at, at))
        awake = at.hour not in self.asleep.get(person or 0, ())
        return person is not None and not begins <= at < ends and awake and self.rng.random() < self.looks

    async def check(self, matches: Matches, match: Match) -> None:
        """Nobody holds others who play: not once their time was up two paces ago."""
        assert match.to_act is not None
        pace = PACES[match.pace]
        async with matches.store.reading() as reading:
            clock = await deadlines.get(reading, match.id)
        assert pace is not None
        assert clock is not None
        others = any(seat.player is not None and not seat.waiting for seat in match.seats)
        if others and match.seats[match.to_act].player is not None and clock.due_at is not None:
            late = now(matches) - clock.due_at
            assert late <= 2 * pace.initial + HOUR, (match.id, late, await told(matches, match))
