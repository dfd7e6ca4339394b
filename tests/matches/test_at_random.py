"""Whole matches as people play them: answers taken back, nonsense typed, orders left, people who leave.

In some of them people take back what they did, again and again: the record stays the only truth.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable
from datetime import timedelta

import pytest

from bot.clock import Clock
from bot.matches import Match, MatchError, Matches, Panel, Person, Thought
from bot.store import Store, deadlines
from bot.store import actions as action_store
from bot.store import matches as match_store
from bot.store import matches as rows
from bot.store.votes import VoteKind
from games import NAMES
from games import game as find_game
from games.engine import GameError, record
from games.engine.record import Record
from tests.support.hours import SECOND
from tests.support.opponents import BANK, LONG, against, decide, turns_told
from tests.support.presses import confirm, mover, random_panel
from tests.support.running import later, posted
from tests.support.table import started, staying
from tests.support.written import turns_posted

TURNS = 12
"""After so many all but one leave where people take turns back, so that the short test run has a whole match
of every game."""

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
        self.garbage = (*NONSENSE, *GARBAGE.get(match.game, ()))
        self.dice = random.Random(seed)
        self.leaving = (0.0, 0.002, 0.01)[seed % 3]

    async def play(self) -> Match:
        """Until the match is over."""
        while (match := await self.matches.watching.match(self.id)).to_act is not None:
            if self.dice.random() < 0.03:  # as after a restart: nothing in memory
                self.matches = Matches(self.store, self.clock)
            try:
                await self.beside(match)
                if (match := await self.matches.watching.match(self.id)).to_act is not None:
                    await self.take_turn(mover(match))
            except MatchError as error:
                if error.code not in OVERTAKEN:
                    raise
        return match

    async def beside(self, match: Match) -> None:
        """What happens apart from the turn: one or two people leave, orders are left, time goes by."""
        people = staying(match)
        if self.dice.random() < self.leaving:
            leaving = self.dice.sample(people, self.dice.choice([1, 2]))
            for found in await asyncio.gather(
                *(self.matches.turns.resign(self.id, person) for person in leaving), return_exceptions=True
            ):
                assert not isinstance(found, BaseException) or isinstance(found, MatchError)
        if self.dice.random() < 0.1:
            person = self.dice.choice(people)
            orders = await self.matches.orders.of(self.id, person)
            for order in orders.standing.offered:
                on = order not in orders.standing.left
                await self.matches.orders.leave(self.id, person, orders.match.version, order, on)
        if self.dice.random() < 0.1:
            self.clock.advance(timedelta(minutes=self.dice.choice([1, 11, 3000])))
            await self.matches.timekeeping.due(self.clock.now())

    async def take_turn(self, person: int) -> None:
        """Answer until there is something to confirm, think again on the way, confirm."""
        panel = await self.matches.turns.panel(self.id, person)
        while panel.question is not None:
            panel = await self.answer(panel, person)
        await self.matches.turns.confirm(self.id, person, panel.version, panel.revision)

    async def answer(self, panel: Panel, person: int) -> Panel:
        """One more press, mostly an answer."""
        assert panel.question is not None
        what = self.dice.random()
        if what < 0.05 and panel.can_back:
            press = self.dice.choice([self.matches.turns.back, self.matches.turns.start_over])
            return await press(self.id, person, panel.version, panel.revision)
        if what < 0.08:
            typed = self.dice.choice((*self.garbage, *await self.matches.turns.suggest(self.id, person, "")))
            await self.matches.turns.nearest(self.id, person, typed)
            try:
                return await self.matches.turns.type_move(self.id, person, typed)
            except GameError:
                return panel
        if what < 0.1:
            try:
                return await self.matches.turns.undo(self.id, person)
            except MatchError as error:
                if error.code not in ("nothing-to-undo", "already-final"):
                    raise
                return panel
        token = self.dice.choice(panel.question.answers).token
        return await self.matches.turns.pick(self.id, person, panel.version, panel.revision, token)


class Regretful(Table):
    """And now and then somebody asks to take a turn back."""

    def __init__(self, matches: Matches, store: Store, clock: Clock, match: Match, seed: int) -> None:
        super().__init__(matches, store, clock, match, seed)
        self.undone = 0
        self.most = 12
        self.longest = TURNS if seed == 1 else None
        self.leaving, self.later = 0.0, self.leaving  # nobody leaves before something was taken back

    async def beside(self, match: Match) -> None:
        """A request, mostly agreed to; sometimes somebody moves or leaves before it is."""
        if self.longest is not None and match.turn > self.longest:
            for person in staying(match)[1:]:
                await self.matches.turns.resign(self.id, person)
            return
        if self.undone < self.most and self.dice.random() < (0.12 if self.longest is None else 0.3):
            await self.regret(match)
            if self.undone:
                self.leaving = self.later
            match = await self.matches.watching.match(self.id)
            if match.to_act is None:
                return
        try:
            await super().beside(match)
        except MatchError as error:
            if error.code != "no-such-choice":  # an order given up for another one of its subject
                raise

    async def regret(self, match: Match) -> None:
        person = self.dice.choice(staying(match))
        if await self.matches.votes.undoable(self.id, person) is None:
            return
        vote = await self.matches.votes.ask(self.id, person, "undo")
        voters = [match.seats[seat].person for seat in vote.missing]
        works = [
            self.matches.votes.ballot(self.id, voter, vote.id, "no" if self.dice.random() < 0.05 else "yes")
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
        if (await self.matches.votes.get(self.id, vote.id)).state == "passed":
            self.undone += 1
            await self.look_back(vote.undo.to if vote.undo else 0)

    async def look_back(self, to: int) -> None:
        """The position is that of then, from memory and from the record alone, but for who has left."""
        fresh = Matches(self.store, self.clock)
        assert await fresh.records.check() == []
        match = await self.matches.watching.match(self.id)
        assert await fresh.watching.turn(self.id) == await self.matches.watching.turn(self.id)
        async with self.store.reading() as reading:
            row = await match_store.get(reading, self.id)
            entries = [entry.entry for entry in await action_store.of(reading, self.id)]
        assert row is not None
        kept = record.kept(entries)
        numbers = [number for number in kept if number <= to]
        assert all(entries[number - 1].endswith(" resigns") for number in kept[len(numbers) :])
        public = record.read(await fresh.records.export(self.id)).actions
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
        assert (await self.matches.watching.turn(self.id)).view == position.view(None)
        assert len(public) == len(kept) - position.secret_entries()
        assert match.to_act == position.to_act()


async def play(table: Table) -> tuple[Match, Record]:
    """A match to its end: the record is whole, replays to the same outcome, and the log has every turn."""
    over = await table.play()
    written = record.read(await table.matches.records.export(over.id))
    assert len(written.actions) == over.seq
    assert record.verify(written) == over.outcome
    log = await table.matches.watching.log(over.id, None)
    assert [turn.number for turn in log] == list(range(1, over.turn + 1))
    return over, written


@pytest.mark.parametrize("game", ["confucius", "dayunhe"])
@pytest.mark.parametrize("seed", range(1, 10))
@pytest.mark.fuzz  # for its time
async def test_whatever_people_do_the_record_is_whole(
    matches: Matches, store: Store, clock: Clock, game: str, seed: int
) -> None:
    seats, options = 2 + seed % 3, {"level": ("hard", "easy")[seed % 2]}
    if game == "confucius":
        seats = 3 + seed % 2
        options = {"game": ("advanced", "basic")[seed % 2], "open-rewards": ("no", "yes")[seed // 2 % 2]}
    await play(Table(matches, store, clock, await started(matches, seats, game, options=options), seed))


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
    over, written = await play(table)
    assert table.undone > 0
    assert await turns_posted(matches) == list(range(1, over.turn + 1))
    boards = [position.view(None) for position, _ in record.steps(written)]
    done = 0
    for turn in await Matches(store, clock).watching.log(over.id, None):
        done += len(turn.entries)
        assert turn.view == boards[done]


# ── people and computers at one table ────────────────────────────────────────────────────────────────

ALLOWED = {
    "already-resigned",
    "computer-plays",
    "match-over",
    "nobody-to-play",
    "no-such-choice",
    "no-vote",
    "not-offered",
    "not-paused",
    "not-archived",
    "nothing-to-undo",
    "paused",
    "archived",
    "archived-by-staff",
    "seat-resigned",
}
"""Why somebody who does anything at any moment is refused."""


class Chaos:
    """What they do, and what must hold after it."""

    def __init__(self, matches: Matches, seed: int) -> None:
        self.matches = matches
        self.store, self.clock = matches.store, matches.clock
        self.chance = random.Random(seed)
        self.heard = True
        self.thoughts = list[Thought]()
        self.revived = 0
        self.store.listen("computers", self.hear)

    def hear(self) -> None:
        self.heard = True

    async def play(self, match: Match) -> Match:
        """To the end, which may be that there is nobody left."""
        for count in range(300):
            match = await self.matches.watching.match(match.id)
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
        return await self.matches.watching.match(match.id)

    async def step(self, match: Match) -> None:
        """Mostly somebody acts."""
        matches, chance = self.matches, self.chance
        seat = chance.choice(match.seats)
        person = chance.choice([each.person for each in match.seats if each.person is not None])
        newcomer = Person(1 << 50 | chance.randrange(1 << 40), "Newcomer")
        if match.state == "archived":
            self.revived += 1
            theirs = match.stopped_by != "staff" and chance.random() < 0.5
            await (
                matches.votes.revive(match.id, person) if theirs else matches.staff.revive(match.id, "Kim")
            )
            return
        kinds: list[VoteKind] = ["undo", "undo", "pause", "end"]
        happens: list[tuple[float, Callable[[], Awaitable[object]]]] = [
            (40, lambda: self.act(match)),
            (4, lambda: matches.reminders.has_gone(match.id, person)),
            (6, lambda: matches.substitutes.come_back(match.id, person)),
            (8, lambda: matches.votes.ask(match.id, person, chance.choice(kinds))),
            (8, lambda: self.vote(match, person)),
            (1, lambda: matches.staff.pause(match.id, "Kim")),
            (6, lambda: matches.staff.resume(match.id, "Kim")),
            (1, lambda: later(matches, BANK)),
            (1, lambda: matches.staff.abort(match.id, "Kim")),
            (0.5, lambda: matches.turns.resign(match.id, person)),
            (1, lambda: matches.substitutes.replace(match.id, seat.seat, newcomer, "Kim")),
            (1, lambda: matches.substitutes.leave_to_substitute(match.id, person)),
            (2, lambda: matches.substitutes.take_over(match.id, newcomer)),
            (2, self.restart),
        ]
        await chance.choices([what for _, what in happens], [often for often, _ in happens])[0]()

    async def act(self, match: Match) -> None:
        found = await self.matches.thinking.thoughts()
        if found:
            assert await self.matches.thinking.play(found[0], decide(found[0], self.chance))
        elif match.paused_at is None:
            await confirm(self.matches, await random_panel(self.matches, match, self.chance))

    async def vote(self, match: Match, person: int) -> None:
        for vote in await self.matches.votes.open_in(match.id):
            await self.matches.votes.ballot(match.id, person, vote.id, self.chance.choice(vote.choices))

    async def restart(self) -> None:
        self.matches = Matches(self.store, self.clock)
        await self.matches.timekeeping.resume(self.clock.now())

    async def check(self, number: int) -> None:
        """Somebody is waited for, by a clock of their kind; all is told that is over; who thinks knows."""
        match = await self.matches.watching.match(number)
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
        thoughts = await self.matches.thinking.thoughts()
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
        assert await self.matches.records.check() == []
        log = await self.matches.watching.log(number, None)
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
        assert (await matches.results.report(match.id)).position.outcome() == match.outcome
