"""Taking a turn: the panel, its choices, Confirm, and leaving the match."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence

import msgspec

import games
from bot.clock import Clock
from bot.matches import (
    advance,
    ballots,
    caretaking,
    drafting,
    lessons,
    lifecycle,
    orders,
    positions,
    questions,
    sitters,
)
from bot.matches.base import (
    Service,
    acting_seat,
    assemble,
    check_acts,
    check_not_paused,
    check_playing,
    check_plays,
    load,
    match_of,
    show,
)
from bot.matches.drafting import Drafted, Nearest, answers_to, unfold
from bot.matches.errors import MatchError
from bot.matches.lobby import Lobby
from bot.matches.model import Done, Match, Panel, Standing
from bot.matches.positions import Positions
from bot.store import Store, actions, matches, people, seats, standing_orders
from bot.store.actions import ActionRow, DraftRow
from bot.store.database import Reading
from bot.store.matches import MatchRow
from bot.store.standing_orders import Queued, StandingOrderRow
from games.engine import SAME, Event, Position, Seat, record

REMEMBERED = 64
"""Drafts kept in memory."""


class OwnTurn(msgspec.Struct, frozen=True):
    """A match whose turn this person is to take: the position, which stays here, and the draft unfolded.

    The seat is the ``person``'s own, or they sit in. ``ordered``: there are orders in the match, and it is
    their own. ``ahead``: the turn has not come, and is chosen before it.
    """

    row: MatchRow
    match: Match
    person: int
    seat: Seat
    position: Position
    confirmed: tuple[Event, ...]
    draft: DraftRow
    drafted: Drafted
    standing: Standing
    ordered: bool = False
    ahead: StandingOrderRow | None = None

    @property
    def base(self) -> Position:
        """What the seat sees before its draft; before its turn as if that had come."""
        view = self.position.view(self.seat)
        return view if self.ahead is None else view.imagine(self.seat)


class Turns(Service):
    """The use cases of the seat to act.

    Those on the panel raise `MatchError` no-such-match, not-in-match, not-started, match-over,
    already-resigned, computer-plays, paused or not-your-turn for whoever has no turn to take.
    """

    def __init__(self, store: Store, clock: Clock, positions: Positions, lobby: Lobby) -> None:
        super().__init__(store, clock, positions)
        self._lobby = lobby
        self._drafted: OrderedDict[tuple[int, int, Seat, bool, tuple[str, ...]], Drafted] = OrderedDict()

    async def panel(self, match_id: int, person_id: int) -> Panel:
        """The turn as far as this person has drafted it."""
        return panel_of(await self._own_turn(match_id, person_id))

    async def pick(self, match_id: int, person_id: int, version: int, revision: int, chosen: str) -> Panel:
        """Answer the panel's question, or all that it asks at once, with blanks between the answers.

        Raises `MatchError` no-such-choice for what it does not offer.
        """
        own = await self._own_turn(match_id, person_id)
        if _stale(own, version, revision):
            return panel_of(own, fresh=True)
        drafted = await asyncio.to_thread(_answered, own, chosen)
        if drafted is None:
            raise MatchError("no-such-choice", match=match_id, choice=chosen[:40])
        self._remember(own.row, own.seat, drafted, ahead=own.ahead is not None)
        return await self._redraft(own, drafted.picks)

    async def back(self, match_id: int, person_id: int, version: int, revision: int) -> Panel:
        """Take back what the last page was answered with; with nothing answered, nothing happens."""
        own = await self._own_turn(match_id, person_id)
        if _stale(own, version, revision):
            return panel_of(own, fresh=True)
        picks = await asyncio.to_thread(
            lambda: drafting.without_last(own.base, own.drafted, ahead=own.ahead is not None)
        )
        return await self._redraft(own, picks)

    async def start_over(self, match_id: int, person_id: int, version: int, revision: int) -> Panel:
        """Take every answer back."""
        own = await self._own_turn(match_id, person_id)
        if _stale(own, version, revision):
            return panel_of(own, fresh=True)
        return await self._redraft(own, ())

    async def undo(self, match_id: int, person_id: int) -> Panel:
        """Take the last action of the draft back, whole, also one just begun.

        Raises `MatchError` already-final if the last thing this person did is confirmed, nothing-to-undo
        if they did nothing yet.
        """
        try:
            own = await self._own_turn(match_id, person_id)
            if own.ahead is not None:  # what counts is meant, not what was chosen for later
                _check_turn(own.match, person_id)
        except MatchError as error:
            if error.code in ("not-your-turn", "match-over", "nothing-ahead"):
                await self._check_not_final(match_id, person_id)
            raise
        picks = own.drafted.before_last()
        if picks is None:
            if own.confirmed:
                raise MatchError("already-final", match=match_id)
            await self._check_not_final(match_id, person_id)
            raise MatchError("nothing-to-undo", match=match_id)
        return await self._redraft(own, picks)

    async def type_move(self, match_id: int, person_id: int, text: str) -> Panel:
        """Decide the open action by its notation, in place of the answers given for it.

        Raises `BadNotation` for what is no action, `IllegalAction` for what the rules forbid here.
        """
        own = await self._own_turn(match_id, person_id)
        action = games.game(own.row.edition).parse(text)
        view = own.drafted.view
        view.verify(action)
        answers = await asyncio.to_thread(answers_to, view, action)
        return await self._redraft(own, own.drafted.picks[: own.drafted.settled] + answers)

    async def suggest(self, match_id: int, person_id: int, text: str) -> list[str]:
        """Notations of legal actions that hold the text, at its beginning first; "" fits all of them.

        Before this person's turn of those that could be queued; raises `MatchError` nothing-ahead.
        """
        try:
            view = (await self._own_turn(match_id, person_id)).drafted.view
        except MatchError as error:
            if error.code != "not-your-turn":
                raise
            view = await self._imagined(match_id, person_id)
        return await asyncio.to_thread(drafting.suggest, view, text)

    async def _imagined(self, match_id: int, person_id: int) -> Position:
        """What this person sees, as if their turn had come; raises `MatchError` nothing-ahead."""
        async with self._store.reading() as reading:
            row = await load(reading, match_id)
            seat = check_plays(match_of(row, await seats.of(reading, [match_id])), person_id).seat
            line = await self._positions.line(reading, row, row.seq)
        view = (await self._positions.reach(line)).view(seat).imagine(seat)
        if view.to_act() != seat:
            raise MatchError("nothing-ahead", match=match_id)
        return view

    async def nearest(self, match_id: int, person_id: int, text: str) -> tuple[Panel, Nearest]:
        """The turn as far as it is drafted, and what is legal in it instead of a move that was refused."""
        own = await self._own_turn(match_id, person_id)
        game = games.game(own.row.edition)
        return panel_of(own), await asyncio.to_thread(drafting.nearest, game, own.drafted.view, text)

    async def _own_turn(self, match_id: int, person_id: int, version: int | None = None) -> OwnTurn:
        """The turn this person is to take; raises `MatchError` if there is none.

        With a version: stale-panel, before anything else that could be wrong, if that is not the newest.
        """
        async with self._store.reading() as reading:
            row = await load(reading, match_id)
            match = match_of(row, await seats.of(reading, [match_id]))
            acting_seat(match, person_id)
            if version not in (None, row.version):
                raise MatchError("stale-panel", match=match_id)
            stored = await orders.stored(reading, row)
            ahead = orders.ahead(match, stored, person_id)
            seat = _check_turn(match, person_id) if ahead is None else ahead.seat
            draft = await actions.draft(reading, match_id, row.version)
            resigned = sum(other.resigned for other in match.seats)
            # Whoever resigned may have split the turn: into what was before, the leaving, and the rest.
            entries = await actions.since(reading, match_id, row.turn - 2 * resigned)
            if undo := positions.last_undo(entries):  # a turn begins with it
                entries = [entry for entry in entries if entry.seq > undo.seq]
            line = await self._positions.line(reading, row, row.seq)
            begun = await self._positions.line(reading, row, row.seq - len(entries))
        position = await self._positions.reach(line)
        events = await self._positions.in_progress(begun, entries) if entries else []
        confirmed = tuple(event.view(seat) for event in events)
        own_seat = match.seats[seat].person == person_id
        left = orders.of_seat(stored if own_seat else (), position, seat)
        if ahead is not None:
            assert ahead.queued is not None
            draft, confirmed = DraftRow(row.version, ahead.queued.revision, ahead.queued.picks), ()
        elif own_seat and draft.revision == 0:
            draft = DraftRow(row.version, 0, orders.chosen_before(stored, position.view(seat), seat))
        base = position.view(seat) if ahead is None else position.view(seat).imagine(seat)
        if base.to_act() != seat:
            raise MatchError("nothing-ahead", match=match_id)
        drafted = await self._unfolded(row, seat, base, draft.picks, ahead=ahead is not None)
        ordered = own_seat and bool(stored)
        return OwnTurn(row, match, person_id, seat, position, confirmed, draft, drafted, left, ordered, ahead)

    async def _unfolded(
        self, row: MatchRow, seat: Seat, base: Position, picks: tuple[str, ...], *, ahead: bool
    ) -> Drafted:
        """Where these answers lead, the positions for the caller alone.

        Every press asks for it, so it is remembered for a while.
        """
        found = self._drafted.get((row.id, row.seq, seat, ahead, picks))
        if found is None:
            found = await asyncio.to_thread(unfold, base, picks, ahead=ahead)
        self._remember(row, seat, found, ahead=ahead)
        preview = None if found.preview is None else found.preview.copy()
        return msgspec.structs.replace(found, view=found.view.copy(), preview=preview)

    def _remember(self, row: MatchRow, seat: Seat, drafted: Drafted, *, ahead: bool) -> None:
        """A record only grows, so what was found out of it never goes out of date."""
        key = row.id, row.seq, seat, ahead, drafted.picks
        self._drafted[key] = drafted
        self._drafted.move_to_end(key)
        while len(self._drafted) > REMEMBERED:
            self._drafted.popitem(last=False)

    async def _redraft(self, own: OwnTurn, picks: Sequence[str]) -> Panel:
        """Store the answers as the draft; if it has changed since it was read, the press was stale.

        Whoever chooses by hand does not want the standing order to act that would act now; a sitter, who may
        only look around, knows nothing of it.
        """
        draft = DraftRow(own.row.version, own.draft.revision + 1, tuple(picks))
        chosen = own.ahead
        async with self._store.transaction() as writing:
            await matches.hold(writing, own.row.id)
            version, found = await actions.drafted(writing, own.row.id)
            if own.ahead is not None:
                found = await orders.revision(writing, own.ahead)
            current = (version, found) == (own.row.version, own.draft.revision)
            if current and own.ahead is not None:
                chosen = await orders.choose(writing, own.ahead, draft, own.base)
            elif current:
                if picks and own.ordered:
                    await orders.take_back(writing, own.row, self._clock.now())
                await actions.put_draft(writing, own.row.id, draft)
        if not current:
            return panel_of(await self._own_turn(own.row.id, own.person), fresh=True)
        drafted = await self._unfolded(own.row, own.seat, own.base, draft.picks, ahead=own.ahead is not None)
        left = orders.without_acting(own.standing) if picks else own.standing
        made = panel_of(
            msgspec.structs.replace(own, draft=draft, drafted=drafted, standing=left, ahead=chosen)
        )
        return msgspec.structs.replace(made, unqueued=orders.depends_on(own.ahead) is not None)

    async def ahead(self, match_id: int, person_id: int, *moves: str) -> Panel:
        """Choose a move for when this person's turn comes, beginning with these; on it, the panel.

        Raises `MatchError` nothing-ahead where nobody can know what there will be to choose, and what
        `type_move` raises.
        """
        async with self._store.reading() as reading:
            row = await _to_choose(reading, match_id, person_id)
        if row is not None:
            async with self._store.transaction() as writing:
                await matches.hold(writing, match_id)
                row = await _to_choose(writing, match_id, person_id)  # the seat may be somebody else's by now
                if row is not None:
                    await standing_orders.put(writing, row)
        try:
            panel = await self.panel(match_id, person_id)
        except MatchError as error:
            if error.code == "nothing-ahead" and row is not None:
                async with self._store.transaction() as writing:
                    await matches.hold(writing, match_id)
                    await standing_orders.remove(writing, row)
            raise
        for move in moves:
            panel = await self.type_move(match_id, person_id, move)
        return panel

    async def queue(self, match_id: int, person_id: int, version: int, revision: int) -> bool:
        """Let what was chosen wait for its turn; False for a stale press.

        It waits on the usual condition; what is queued already, on the one that it has.

        Raises `MatchError` nothing-to-confirm while a question is open.
        """
        own = await self._own_turn(match_id, person_id)
        if own.ahead is None or _stale(own, version, revision):
            return False
        if own.drafted.action is None:
            raise MatchError("nothing-to-confirm", match=match_id)
        chosen = (*own.drafted.actions, own.drafted.action)
        view = own.position.view(own.seat)
        async with self._store.transaction() as writing:
            await matches.hold(writing, match_id)
            row = await load(writing, match_id)
            current = (row.version, await orders.revision(writing, own.ahead)) == (version, revision)
            if current:
                assert own.ahead.queued is not None
                kept = own.ahead.queued.actions == tuple(map(str, chosen))
                depends = (orders.depends_on(own.ahead) if kept else None) or SAME
                await orders.queue(writing, own.ahead, chosen, depends, view)
        return current

    async def _check_not_final(self, match_id: int, person_id: int) -> None:
        async with self._store.reading() as reading:
            seat = acting_seat(await show(reading, match_id), person_id).seat
            last = await actions.last(reading, match_id)
        if last is not None and last.seat == seat:
            raise MatchError("already-final", match=match_id)

    async def confirm(self, match_id: int, person_id: int, version: int, revision: int) -> Done:
        """Make the drafted actions part of the record.

        Raises `MatchError` stale-panel for any other version or revision than the newest,
        nothing-to-confirm while a question is open.
        """
        own = await self._own_turn(match_id, person_id, version)
        if own.draft.revision != revision or own.ahead is not None:
            raise MatchError("stale-panel", match=match_id)
        if own.drafted.action is None:
            raise MatchError("nothing-to-confirm", match=match_id)
        chosen = (*own.drafted.actions, own.drafted.action)
        now = self._clock.now()
        step = await asyncio.to_thread(advance.step, own.row, own.position, chosen, now)
        told, taught = None, None
        if own.row.lesson is not None:
            view = own.position.view(own.seat)
            told, taught = await asyncio.to_thread(lessons.answer, own.match, own.seat, view, step.events)
        async with self._store.transaction() as writing:
            await matches.hold(writing, match_id)
            found = await actions.draft(writing, match_id, version)
            if found.revision != revision:
                raise MatchError("stale-panel", match=match_id)
            sits_in = own.match.seats[own.seat].person != person_id
            await orders.take_back(writing, own.row, now, sits_in=sits_in)  # one left after the choice
            await caretaking.acted(writing, own.row, own.seat, now)
            if sits_in:
                await sitters.played(writing, own.row, own.seat, person_id, now)
            await advance.move_on(writing, own.row, step, now)
            await people.saw(writing, person_id, match_id, step.ended - 1, now)
            if taught is not None:
                await matches.teach(writing, match_id, taught)
        self._positions.keep(match_id, step.rows[-1].seq, step.after)
        return await self._done(match_id, person_id, own.seat, step.events, told)

    async def confirmed(self, match_id: int, person_id: int, version: int) -> Done | None:
        """What a Confirm on the panel of that version has done already; None unless it was the last thing."""
        async with self._store.reading() as reading:
            row = await load(reading, match_id)
            seat = acting_seat(match_of(row, await seats.of(reading, [match_id])), person_id)
            last = await actions.last(reading, match_id)
            if row.version != version + 1 or last is None or last.seat != seat.seat or seat.resigned:
                return None
            kept = seat.waiting and (await actions.draft(reading, match_id, row.version)).revision
            if kept or last.entry == record.AGREED or record.undone_to(last.entry) is not None:
                return None  # the match was changed in another way
            made = [
                each for each in await actions.of_turn(reading, match_id, last.turn) if each.at == last.at
            ]
            line = await self._positions.line(reading, row, made[0].seq - 1)
        _, events = await self._positions.retrace(line, made)
        return await self._done(match_id, person_id, seat.seat, events)

    async def _done(
        self, match_id: int, person_id: int, seat: Seat, events: Sequence[Event], lesson: str | None = None
    ) -> Done:
        """What there is to tell whoever has confirmed that for the seat."""
        async with self._store.reading() as reading:
            match = await show(reading, match_id)
            waiting = await assemble(reading, await matches.waiting_for(reading, person_id))
        others = tuple(other for other in waiting if other.id != match_id and other.paused_at is None)
        return Done(
            match=match,
            next_seat=match.to_act,
            events=tuple(event.view(seat) for event in events),
            waiting=others,
            orders=match.to_act not in (None, seat),
            lesson=lesson,
        )

    async def resign(self, match_id: int, person_id: int) -> Match:
        """Leave the match for good, in or out of turn; in the lobby, give the seat up.

        A match in which only computers would go on ends without a result instead: whoever left it can revive
        it.

        Raises `MatchError` not-in-match, match-over, archived, already-resigned.
        """
        while True:
            async with self._store.reading() as reading:
                row = await load(reading, match_id)
                match = match_of(row, await seats.of(reading, [match_id]))
                if row.state == "playing":
                    seat = check_playing(match, person_id).seat
                    line = await self._positions.line(reading, row, row.seq)
                    last = await actions.last(reading, match_id)
            if row.state == "lobby":
                return await self._lobby.leave(match_id, person_id)
            if row.state != "playing":
                check_playing(match, person_id)  # says why nobody can leave it any more
            try:
                position = await self._positions.reach(line)
                if caretaking.somebody_plays(match.seats, seat):
                    await self._store_resignation(row, seat, position, last)
                else:
                    await self._abandon(row, seat, position, last)
            except MatchError as error:
                if error.code != "stale-panel":
                    raise
                continue  # somebody moved at the same moment: leave the match as it is now
            async with self._store.reading() as reading:
                return await show(reading, match_id)

    async def _abandon(self, row: MatchRow, seat: Seat, position: Position, last: ActionRow | None) -> None:
        """Nobody else plays but computers: they win if the match is over by it, else it is put aside."""
        after = position.copy()
        after.resign(seat)
        if after.outcome() is not None:
            await self._store_resignation(row, seat, position, last)
            return
        now = self._clock.now()
        async with self._store.transaction() as writing:
            found = await load(writing, row.id)
            if found.version != row.version:
                raise MatchError("stale-panel", match=row.id)
            check_not_paused(found)
            name = (await seats.of(writing, [row.id]))[seat].name
            await lifecycle.archive(writing, row, "players", now, "nobody-left", name=name)

    async def _store_resignation(
        self, row: MatchRow, seat: Seat, position: Position, last: ActionRow | None
    ) -> None:
        """The end of the seat's own turn, or a turn of its own.

        A turn that somebody else has begun is ended before it and goes on after it.
        """
        after = position.copy()
        events = after.resign(seat)
        now = self._clock.now()
        splits = last is not None and last.turn == row.turn and last.seat != seat
        number = row.turn + splits
        entry = ActionRow(row.seq + 1, number, seat, record.resignation(seat), now)
        turn = number if after.to_act() is None else number + 1
        forced = await asyncio.to_thread(advance.forced, after) is not None
        step = advance.Step([entry], after, events, turn, forced=forced)
        async with self._store.transaction() as writing:
            await matches.hold(writing, row.id)
            await seats.resign(writing, row.id, seat)
            await caretaking.close(writing, row, now, seat)
            await questions.tell_open(writing, row.id, now)
            await advance.move_on(writing, row, step, now)
            await ballots.tell_open(writing, row.id, now)
        self._positions.keep(row.id, entry.seq, after)


def panel_of(own: OwnTurn, fresh: bool = False) -> Panel:
    """The own as the person may see it."""
    drafted = own.drafted
    return Panel(
        match=own.match,
        seat=own.seat,
        version=own.row.version,
        revision=own.draft.revision,
        view=drafted.view,
        drafted=tuple(str(action) for action in drafted.actions),
        question=drafted.question,
        action=drafted.action,
        preview=drafted.preview,
        confirmed=own.confirmed,
        events=drafted.events,
        final=drafted.final,
        can_back=bool(drafted.picks),
        standing=own.standing,
        ahead=own.ahead is not None,
        condition=orders.depends_on(own.ahead),
        fresh=fresh,
    )


async def _to_choose(reading: Reading, match_id: int, person_id: int) -> StandingOrderRow | None:
    """A row for what this person may choose ahead; None on their turn, and if there is one.

    Raises `MatchError` for whoever has no seat to choose for.
    """
    match = await show(reading, match_id)
    if check_acts(match, person_id).waiting:
        return None
    check_not_paused(match)
    seat = check_plays(match, person_id).seat
    if orders.ahead(match, await standing_orders.of(reading, match_id), person_id) is not None:
        return None
    subject = orders.MOVE
    return StandingOrderRow(match_id=match_id, seat=seat, subject=subject, name=subject, queued=Queued())


def _answered(own: OwnTurn, chosen: str) -> Drafted | None:
    """Where it leads to answer that, and what an order of the seat answers after it within its turn.

    Those answers can be taken back like one's own. None if it is not what is asked.
    """
    ahead = own.ahead is not None
    drafted = drafting.answered(own.base, own.drafted, chosen, ahead=ahead)
    if drafted is None or drafted.question is None or len(drafted.picks) > drafted.settled:
        return drafted
    found = (action for order in own.standing.left for action in drafted.view.obey(order)[:1])
    action = next(found, None) if drafted.actions else None
    if action is None:
        return drafted
    return unfold(own.base, drafted.picks + answers_to(drafted.view, action), ahead=ahead)


def _stale(own: OwnTurn, version: int, revision: int) -> bool:
    return (version, revision) != (own.row.version, own.draft.revision)


def _check_turn(match: Match, person_id: int) -> Seat:
    """The person's seat if it is to act; raises `MatchError`."""
    seat = check_acts(match, person_id)
    check_not_paused(match)
    if not seat.waiting:
        assert match.to_act is not None
        assert match.turn_since is not None
        waited_for = match.seats[match.to_act]
        since = int(match.turn_since.timestamp())
        raise MatchError(
            "not-your-turn", match=match.id, seat=waited_for.seat, name=waited_for.name, since=since
        )
    return seat.seat
