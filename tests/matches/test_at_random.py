"""Whole matches as people play them: answers taken back, nonsense typed, orders left, people who leave."""

import asyncio
import random
from datetime import timedelta

import pytest

from bot.clock import Clock
from bot.matches import Match, MatchError, Matches, Panel
from bot.store import Store
from games.engine import GameError, record
from tests.matches.table import mover, started

OVERTAKEN = ("stale-panel", "not-your-turn", "already-resigned", "match-over")
"""What somebody is told whose press came too late."""

NONSENSE = ("", "x" * 500, "A resigns", "¹²³", "İ")
"""What people type that no game understands."""

GARBAGE = {
    "confucius": (
        "bribe hubu 0", "voyage 999", "voyage 5 africa africa", "junks 0", "buy 7", "give 1 E",
        "petition wall-hanging A", "petition coat hubu 1 hubu 1", "card foo", "tutor red", "discard",
        "pay 1 1 1", "commercial none 1", "transfer hubu 1 A", "influence A", "place hubu 3",
    ),
    "dayunhe": (
        "take", "take emperor", "stock 4", "stock 0", "build", "build unrest", "build lake 1-1",
        "build straight 6-1 e-w", "build straight 1-1 e-se", "build straight 1-0", "build unrest city",
        "move 1-1 1-1", "swap 5-9 5-9", "turn 1-1", "face", "face e-e", "step tibet", "step 1-1 2-2",
        "inspect 4", "inspect", "calm F", "intrigue A", "denounce E", "tea tea", "done 1",
    ),
}  # fmt: skip
"""By game: what comes near to a move."""


class Table:
    """Everybody at one match, at random."""

    def __init__(self, matches: Matches, store: Store, clock: Clock, match: Match, seed: int) -> None:
        self.matches, self.store, self.clock, self.id = matches, store, clock, match.id
        self.garbage = (*NONSENSE, *GARBAGE[match.game])
        self.dice = random.Random(seed)
        self.leaving = (0.0, 0.002, 0.01)[seed % 3]

    async def play(self) -> Match:
        """Until the match is over."""
        while (match := await self.matches.match(self.id)).to_act is not None:
            if self.dice.random() < 0.03:  # as after a restart: nothing in memory
                self.matches = Matches(self.store, self.clock)
            try:
                await self.beside(match)
                if (match := await self.matches.match(self.id)).to_act is not None:
                    await self.take_turn(mover(match))
            except MatchError as error:
                if error.code not in OVERTAKEN:
                    raise
        return match

    async def beside(self, match: Match) -> None:
        """What happens apart from the turn: one or two people leave, orders are left, time goes by."""
        people = [seat.person for seat in match.seats if not seat.resigned and seat.person is not None]
        if self.dice.random() < self.leaving:
            leaving = self.dice.sample(people, self.dice.choice([1, 2]))
            for found in await asyncio.gather(
                *(self.matches.resign(self.id, person) for person in leaving), return_exceptions=True
            ):
                assert not isinstance(found, BaseException) or isinstance(found, MatchError)
        if self.dice.random() < 0.1:
            person = self.dice.choice(people)
            orders = await self.matches.orders(self.id, person)
            for order in orders.standing.offered:
                on = order not in orders.standing.left
                await self.matches.leave_order(self.id, person, orders.match.version, order, on)
        if self.dice.random() < 0.1:
            self.clock.advance(timedelta(minutes=self.dice.choice([1, 11, 3000])))
            await self.matches.due(self.clock.now())

    async def take_turn(self, person: int) -> None:
        """Answer until there is something to confirm, think again on the way, confirm."""
        panel = await self.matches.panel(self.id, person)
        while panel.question is not None:
            panel = await self.answer(panel, person)
        await self.matches.confirm(self.id, person, panel.version, panel.revision)

    async def answer(self, panel: Panel, person: int) -> Panel:
        """One more press, mostly an answer."""
        assert panel.question is not None
        what = self.dice.random()
        if what < 0.05 and panel.can_back:
            press = self.dice.choice([self.matches.back, self.matches.start_over])
            return await press(self.id, person, panel.version, panel.revision)
        if what < 0.08:
            typed = self.dice.choice((*self.garbage, *await self.matches.suggest(self.id, person, "")))
            await self.matches.nearest(self.id, person, typed)
            try:
                return await self.matches.type_move(self.id, person, typed)
            except GameError:
                return panel
        if what < 0.1:
            try:
                return await self.matches.undo(self.id, person)
            except MatchError as error:
                if error.code not in ("nothing-to-undo", "already-final"):
                    raise
                return panel
        token = self.dice.choice(panel.question.answers).token
        return await self.matches.pick(self.id, person, panel.version, panel.revision, token)


SEEDS = range(1, 10)


async def played(
    matches: Matches, store: Store, clock: Clock, seed: int, game: str, seats: int, options: dict[str, str]
) -> None:
    """A match to its end: the record is whole, replays to the same outcome, and the log has every turn."""
    begun = await started(matches, seats, game, options=options)
    over = await Table(matches, store, clock, begun, seed).play()
    written = record.read(await matches.export(over.id))
    assert len(written.actions) == over.seq
    assert record.verify(written) == over.outcome
    assert [turn.number for turn in await matches.log(over.id, None)] == list(range(1, over.turn + 1))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.fuzz  # for its time
async def test_whatever_people_do_in_confucius_the_record_is_whole(
    matches: Matches, store: Store, clock: Clock, seed: int
) -> None:
    options = {"game": ("advanced", "basic")[seed % 2], "open-rewards": ("no", "yes")[seed // 2 % 2]}
    await played(matches, store, clock, seed, "confucius", 3 + seed % 2, options)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.fuzz  # for its time
async def test_whatever_people_do_in_da_yunhe_the_record_is_whole(
    matches: Matches, store: Store, clock: Clock, seed: int
) -> None:
    await played(matches, store, clock, seed, "dayunhe", 2 + seed % 3, {"level": ("hard", "easy")[seed % 2]})
