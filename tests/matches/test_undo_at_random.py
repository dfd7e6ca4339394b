"""Whole matches in which people take back what they did, again and again: the record stays the only truth."""

import asyncio
import random

import pytest

from bot.clock import Clock
from bot.matches import Match, MatchError, Matches
from bot.store import Store
from bot.store import actions as action_store
from bot.store import matches as match_store
from games import NAMES
from games import game as find_game
from games.engine import record
from games.engine.record import Record
from tests.matches import test_at_random as at_random
from tests.matches.table import posts, started

TURNS = 12
"""After so many all but one leave, so that the short test run has a whole match of every game."""


class Regretful(at_random.Table):
    """Everybody at one match, at random, and now and then somebody asks to take a turn back."""

    def __init__(self, matches: Matches, store: Store, clock: Clock, match: Match, seed: int) -> None:
        at_random.GARBAGE.setdefault(match.game, ())
        super().__init__(matches, store, clock, match, seed)
        self.undone = 0
        self.most = 12
        self.longest = TURNS if seed == 1 else None

    async def beside(self, match: Match) -> None:
        """A request, mostly agreed to; sometimes somebody moves or leaves before it is."""
        if self.longest is not None and match.turn > self.longest:
            people = [seat.person for seat in match.seats if not seat.resigned and seat.person is not None]
            for person in people[1:]:
                await self.matches.resign(self.id, person)
            return
        if self.undone < self.most and self.dice.random() < (0.12 if self.longest is None else 0.3):
            await self.regret(match)
            match = await self.matches.match(self.id)
            if match.to_act is None:
                return
        try:
            await super().beside(match)
        except MatchError as error:
            if error.code != "no-such-choice":  # an order given up for another one of its subject
                raise

    async def regret(self, match: Match) -> None:
        people = [seat.person for seat in match.seats if not seat.resigned and seat.person is not None]
        person = self.dice.choice(people)
        if await self.matches.undoable(self.id, person) is None:
            return
        vote = await self.matches.ask(self.id, person, "undo")
        voters = [match.seats[seat].person for seat in vote.missing]
        works = [
            self.matches.ballot(self.id, voter, vote.id, "no" if self.dice.random() < 0.05 else "yes")
            for voter in voters
            if voter is not None
        ]
        self.dice.shuffle(works)
        if self.dice.random() < 0.3:
            found = await asyncio.gather(*works, return_exceptions=True)
            assert not [
                one for one in found if isinstance(one, Exception) and not isinstance(one, MatchError)
            ]
        else:
            for work in works:
                await work
        if (await self.matches.vote(self.id, vote.id)).state == "passed":
            self.undone += 1
            await self.look_back(vote.undo.to if vote.undo else 0)

    async def look_back(self, to: int) -> None:
        """The position is that of then, from memory and from the record alone, but for who has left."""
        fresh = Matches(self.store, self.clock)
        assert await fresh.check() == []
        match = await self.matches.match(self.id)
        assert await fresh.turn(self.id) == await self.matches.turn(self.id)
        async with self.store.reading() as reading:
            row = await match_store.get(reading, self.id)
            entries = [entry.entry for entry in await action_store.of(reading, self.id)]
        assert row is not None
        kept = record.kept(entries)
        numbers = [number for number in kept if number <= to]
        assert all(entries[number - 1].endswith(" resigns") for number in kept[len(numbers) :])
        public = record.read(await fresh.export(self.id)).actions
        assert public == [entries[number - 1] for number in kept][: len(public)]
        whole = Record(
            game=row.game,
            rules_version=row.rules_version,
            seats=row.size,
            options=row.options,
            seed=row.seed,
            seed_sha256=row.seed_sha256,
            actions=entries,
            result=None,
        )
        position = record.replay(whole)
        assert (await self.matches.turn(self.id)).view == position.view(None)
        assert len(public) == len(kept) - position.secret_entries()
        assert match.to_act == position.to_act()


CASES = [
    pytest.param(name, seed, marks=[] if seed == 1 else pytest.mark.fuzz)
    for name in NAMES
    for seed in range(1, 6)
]


@pytest.mark.parametrize(("name", "seed"), CASES)
async def test_a_match_with_undos_replays_to_every_board_it_has_shown(
    matches: Matches, store: Store, clock: Clock, name: str, seed: int
) -> None:
    game = find_game(name)
    seats = random.Random(seed).randint(game.min_seats, min(4, game.max_seats))
    table = Regretful(matches, store, clock, await started(matches, seats, name), seed)
    over = await table.play()
    assert table.undone > 0
    written = record.read(await matches.export(over.id))
    assert len(written.actions) == over.seq
    assert record.verify(written) == over.outcome
    log = await Matches(store, clock).log(over.id, None)
    assert [turn.number for turn in log] == list(range(1, over.turn + 1))
    announced = [payload["number"] for kind, payload in await posts(store) if kind == "turn"]
    assert announced == list(range(1, over.turn + 1))
    done = 0
    for turn in log:
        done += len(turn.entries)
        assert turn.view == record.replay(written, done).view(None)
