"""People and computers at one table, where anybody does anything at any moment."""

import random
from collections.abc import Awaitable, Callable

import pytest

from bot.matches import Match, MatchError, Matches, Person, Thought
from bot.matches.model import VoteKind
from bot.store import deadlines
from bot.store import matches as rows
from tests.support.hours import SECOND
from tests.support.opponents import BANK, LONG, against, decide, turns_told
from tests.support.presses import confirm, random_panel
from tests.support.running import later, posted

ALLOWED = {
    "already-resigned",
    "computer-plays",
    "match-over",
    "no-such-choice",
    "no-vote",
    "not-offered",
    "not-paused",
    "not-shelved",
    "nothing-to-undo",
    "paused",
    "shelved",
    "shelved-by-staff",
}
"""Why somebody who does anything at any moment is refused."""


class Chaos:
    """What they do, and what must hold after it."""

    def __init__(self, matches: Matches, seed: int) -> None:
        self.matches = matches
        self.store, self.clock = matches._store, matches._clock
        self.chance = random.Random(seed)
        self.heard = True
        self.thoughts = list[Thought]()
        self.revived = 0
        self.store.listen("deadlines", self.hear)

    def hear(self) -> None:
        self.heard = True

    async def play(self, match: Match) -> Match:
        """To the end, which may be that there is nobody left."""
        for count in range(300):
            match = await self.matches.match(match.id)
            if match.state == "over":
                return match
            if count % 20 == 0:
                await self.check_record(match.id)
            try:
                await self.step(match)
            except MatchError as error:
                if error.code not in ALLOWED:
                    raise
            await self.check(match.id)
            self.clock.advance(self.chance.randrange(20) * SECOND)
        return await self.matches.match(match.id)

    async def step(self, match: Match) -> None:
        """Mostly somebody acts."""
        matches, chance = self.matches, self.chance
        seat = chance.choice(match.seats)
        person = chance.choice([each.person for each in match.seats if each.person is not None])
        newcomer = Person(1 << 50 | chance.randrange(1 << 40), "Newcomer")
        if match.state == "shelved":
            self.revived += 1
            theirs = match.stopped_by != "staff" and chance.random() < 0.5
            await (matches.revive(match.id, person) if theirs else matches.staff_revive(match.id, "Kim"))
            return
        kinds: list[VoteKind] = ["undo", "undo", "pause", "end"]
        happens: list[tuple[float, Callable[[], Awaitable[object]]]] = [
            (40, lambda: self.act(match)),
            (4, lambda: matches.has_gone(match.id, person)),
            (6, lambda: matches.come_back(match.id, person)),
            (8, lambda: matches.ask(match.id, person, chance.choice(kinds))),
            (8, lambda: self.vote(match, person)),
            (1, lambda: matches.staff_pause(match.id, "Kim")),
            (6, lambda: matches.staff_resume(match.id, "Kim")),
            (1, lambda: later(matches, BANK)),
            (1, lambda: matches.staff_abort(match.id, "Kim")),
            (0.5, lambda: matches.resign(match.id, person)),
            (1, lambda: matches.replace(match.id, seat.seat, newcomer, "Kim")),
            (1, lambda: matches.leave_to_substitute(match.id, person)),
            (2, lambda: matches.take_over(match.id, newcomer)),
            (2, self.restart),
        ]
        await chance.choices([what for _, what in happens], [often for often, _ in happens])[0]()

    async def act(self, match: Match) -> None:
        found = await self.matches.thoughts()
        if found:
            assert await self.matches.play(found[0], decide(found[0], self.chance))
        elif match.paused_at is None:
            await confirm(self.matches, await random_panel(self.matches, match, self.chance))

    async def vote(self, match: Match, person: int) -> None:
        for vote in await self.matches.votes(match.id):
            await self.matches.ballot(match.id, person, vote.id, self.chance.choice(vote.choices))

    async def restart(self) -> None:
        self.matches = Matches(self.store, self.clock)
        await self.matches.resume(self.clock.now())

    async def check(self, number: int) -> None:
        """Somebody is waited for, by a clock of their kind; all is told that is over; who thinks knows."""
        match = await self.matches.match(number)
        async with self.store.reading() as reading:
            row = await rows.get(reading, number)
            clock = await deadlines.get(reading, number)
        assert row is not None
        runs = match.state == "playing"
        assert (clock is not None) == runs
        by_computer = runs and match.seats[match.to_act or 0].player is None
        if clock is not None:
            assert clock.seat == match.to_act
            assert (clock.plays_at is not None) == by_computer
            assert (clock.left is None) == by_computer
            assert clock.next_at is None or not by_computer
            assert (clock.due_at is None) == (by_computer or match.paused_at is not None)
        assert row.untold is None or (by_computer and match.paused_at is None)
        thoughts = await self.matches.thoughts()
        assert len(thoughts) == (by_computer and match.paused_at is None)
        assert thoughts == self.thoughts or self.heard
        self.thoughts, self.heard = thoughts, False
        # in order, without a gap; what is told again is the newest turn, to those who go on after the end
        told, again = 0, 0
        for first, last in await turns_told(self.matches):
            again += first == last == told
            assert first == told + 1 or first == last == told
            told = last
        assert again <= self.revived
        assert told == (match.turn if match.state == "over" else (row.untold or match.turn) - 1)

    async def check_record(self, number: int) -> None:
        """It leads to the position as it is stored, and what is told together are turns of computers."""
        assert await self.matches.check() == []
        log = await self.matches.log(number, None)
        for payload in await posted(self.matches, "turn"):
            if "since" in payload:
                entries = [log[turn - 1].entries for turn in range(payload["since"], payload["number"] + 1)]
                assert not any("undo" in entry or "resign" in entry for turn in entries for entry in turn)


MIXED = [(seed, 1 + seed % 3, 3 - seed % 3) for seed in range(4, 40)]
PEOPLE_ALONE = [(seed, 2 + seed % 3, 0) for seed in range(1, 10)]


@pytest.mark.parametrize(
    ("seed", "people", "computers", "options"),
    [
        (4, 2, 2, {}),
        (1, 3, 0, {}),
        *(pytest.param(*table, LONG, marks=pytest.mark.fuzz) for table in [*MIXED, *PEOPLE_ALONE]),
    ],
)
async def test_whatever_happens(
    matches: Matches, seed: int, people: int, computers: int, options: dict[str, str]
) -> None:
    caretaker = ("computer", "vote", "substitute")[seed // 3 % 3] if computers else "computer"
    match = await against(matches, people, computers, pace="quick", caretaker=caretaker, options=options)
    match = await Chaos(matches, seed).play(match)
    if match.state == "over":
        assert (await matches.report(match.id)).position.outcome() == match.outcome
