"""Before the first turn: create, join, leave, configure, start."""

import re
import secrets
import unicodedata
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any

import msgspec

import games
from bot.matches import clocks, lessons, positions, watches
from bot.matches.base import Service, check_playing, load, match_of, seat_of, show, tell_card
from bot.matches.computers import strength_of
from bot.matches.errors import MatchError
from bot.matches.model import CARETAKERS, IDLE_LASTS, LOBBY_LASTS, PACES, Match, Person
from bot.matches.people import check_limits, check_may_join, check_pings, may_be_seated, remember
from bot.matches.seating import fits
from bot.store import actions, matches, outbox, people, printings, seats, seeks, servers
from bot.store.database import Writing
from bot.store.matches import MatchRow, Taught
from bot.store.outbox import Row
from bot.store.seats import SeatRow, Strength
from bot.store.servers import ServerRow
from games.engine import editions, hash_of

CARD_LANE = "card"
"""In which the card waits of a table that somebody opens by a command."""

CALL_LANE = "call"
"""In which the message waits that calls people to a new table."""

CARD_WITHIN = timedelta(seconds=20)
"""So soon the card of a new table is there, if nothing goes wrong."""

CALLS_APART = timedelta(hours=1)
"""So rarely new tables of a server ping the role that wants to hear of them."""

MOST_CALLED = 20
"""People whom one table pings."""

LONGEST_CALLED = 60
"""Characters of what a table is called by its host."""

_HARM = re.compile(r"<[^>\s]*>|[^\s(\[]*://[^\s)\]]*|\S*discord\S*\.\S+/\S*", re.IGNORECASE)
"""Mentions and emojis of Discord, links, invitations."""

_SIGNS = frozenset("\\`*_~|<>[]()#@")
"""Signs of markup and mentions."""

_UNSEEN = ("Cf", "Cs", "Co", "Cn")
"""Categories of signs that nobody sees; an invitation may be hidden behind them."""


class Lobby(Service):
    """The use cases of a lobby; every change of one rewrites its card, through the outbox."""

    async def create(
        self,
        game: str,
        size: int,
        pace: str,
        options: Mapping[str, str],
        creator: Person,
        server: int,
        channel: int,
        caretaker: str = CARETAKERS[0],
        private: bool = False,
        computers: str | None = None,
        lesson: str | None = None,
        called: str | None = None,
        once: bool = False,
    ) -> Match:
        """Open a lobby with the creator in its first seat.

        With ``computers`` of that strength in all others nobody can join. It does not begin by that: its card
        comes first, from which the thread grows; then `start`. ``lesson``: the fixed seed of a match that
        teaches. ``called``: as its host wants it called, which `cleaned` makes harmless. ``once``: not while
        there is one like it in which they have not acted.

        Raises `BadOptions` for what the game does not offer, `MatchError` unknown-pace, unknown-caretaker,
        unknown-strength, own-limit, server-limit, no-name; already-in for a lesson while theirs in that game
        goes on, and for what is to be begun ``once``.
        """
        others = [] if computers is None else [strength_of(computers)] * (size - 1)
        async with self._store.transaction() as writing:
            if lesson is not None or once:
                await remember(writing, creator)  # which holds them: a second press waits for the first
                begun = (
                    await lessons.running(writing, creator.id, game)
                    if lesson is not None
                    else await _untouched(writing, creator.id, game, channel, others)
                )
                if begun is not None:
                    raise MatchError("already-in", match=begun.id)
            match = await open_table(
                writing,
                self._clock.now(),
                game=game,
                size=size,
                options=options,
                creator=creator,
                server=server,
                channel=channel,
                pace=pace,
                caretaker=caretaker,
                private=private,
                computers=others,
                called=None if called is None else cleaned(called),
                **({} if lesson is None else {"seed": lesson, "lesson": msgspec.to_builtins(Taught())}),
            )
            # Whoever opens it shows its card and begins it. If they cannot, because the bot dies, this does.
            begins = {"begins": creator.id} if others else {}
            await outbox.add(writing, match, "table", self._clock.now(), begins, CARD_LANE, after=CARD_WITHIN)
            if not others and not private:
                await call(writing, await load(writing, match), self._clock.now())
            return await show(writing, match)

    async def posted(self, match_id: int, message_id: int, *, shown: bool = True) -> None:
        """The lobby card is that message, or will be once it is ``shown`` there."""
        async with self._store.transaction() as writing:
            row = await load(writing, match_id)
            await matches.place(writing, match_id, lobby_message=message_id)
            full = sum(seat.person is None for seat in await seats.of(writing, [match_id])) == row.size - 1
            if shown and not full:
                await outbox.drop(writing, match_id, CARD_LANE)

    async def opened(self, match_id: int, thread_id: int | None) -> None:
        """The match is played in that thread; None: it has none any more."""
        async with self._store.transaction() as writing:
            await load(writing, match_id)
            await matches.place(writing, match_id, thread=thread_id)

    async def join(self, match_id: int, person: Person) -> Match:
        """Take the next free seat; the last one starts the match. They seek no other table there any more.

        Raises `MatchError` not-in-lobby, already-in, match-full, and what `check_may_join` refuses.
        """
        async with self._store.transaction() as writing:
            row, match = await _lobby(writing, match_id)
            if match.seat_of(person.id) is not None:
                raise MatchError("already-in", match=match_id)
            if len(match.seats) >= row.size:
                raise MatchError("match-full", match=match_id, size=row.size)
            await seeks.hold(writing, row.server)
            await check_may_join(writing, row, person.id)
            await remember(writing, person)
            await seeks.remove(writing, row.server, [person.id])
            await seats.add(writing, match_id, len(match.seats), person.id)
            await self._seated(writing, row, len(match.seats) + 1)
            return await show(writing, match_id)

    async def leave(self, match_id: int, person_id: int) -> Match:
        """Give the seat up; the last to leave closes the match.

        When the creator leaves, the next person in order of joining becomes the creator, and the table is not
        called any more what the one before wanted.
        Raises `MatchError` not-in-lobby, not-in-match.
        """
        async with self._store.transaction() as writing:
            row, match = await _lobby(writing, match_id)
            seat = seat_of(match, person_id).seat
            await seats.remove(writing, match_id, seat, len(match.seats))
            left = [other.person for other in match.seats if other.person not in (None, person_id)]
            if not left:
                await self._changed(writing, row, state="over", ended_at=self._clock.now(), expires_at=None)
            else:
                hosts = {"creator": left[0], "called": None} if person_id == row.creator else {}
                await self._changed(writing, row, **hosts)
            return await show(writing, match_id)

    async def configure(
        self,
        match_id: int,
        person_id: int,
        size: int,
        pace: str,
        options: Mapping[str, str],
        caretaker: str | None = None,
        private: bool | None = None,
        rated: bool | None = None,
    ) -> Match:
        """Change what the match will be; None: as it is. It does not start by that, even if it is full now.

        A fork is never ``rated``.

        Who sits at a table that becomes private is invited. Raises `MatchError` not-in-lobby, not-creator,
        unknown-pace, unknown-caretaker, too-many-people; `BadOptions`.
        """
        async with self._store.transaction() as writing:
            row, match = await _lobby(writing, match_id)
            await _check_creator(writing, row, person_id)
            if row.start is not None:  # it is played on as it was begun
                size, options = row.size, row.options
            complete = games.game(row.game).complete(size, options)
            caretaker = row.caretaker if caretaker is None else caretaker
            private = row.private if private is None else private
            rated = row.forked_from is None and (row.rated if rated is None else rated)
            check_terms(pace, caretaker)
            if size < len(match.seats):
                raise MatchError("too-many-people", match=match_id, size=size, people=len(match.seats))
            agreed = {"pace": pace, "options": complete, "caretaker": caretaker, "private": private}
            agreed["rated"] = rated
            await self._changed(writing, row, size=size, **agreed)
            for seat in match.seats if private else ():
                if seat.person is not None:
                    await seats.invite(writing, match_id, seat.person)
            return await show(writing, match_id)

    async def set_title(self, match_id: int, person_id: int, called: str | None) -> Match:
        """The host calls the open table so; None: by game and number alone.

        Raises `MatchError` not-in-lobby, not-creator, no-name.
        """
        async with self._store.transaction() as writing:
            row, _ = await _lobby(writing, match_id)
            await _check_creator(writing, row, person_id)
            await self._changed(writing, row, called=None if called is None else cleaned(called))
            return await show(writing, match_id)

    async def start(self, match_id: int, person_id: int) -> Match:
        """Start with the people who are there.

        Raises `MatchError` not-in-lobby, not-creator, too-few-seats.
        """
        async with self._store.transaction() as writing:
            row, match = await _lobby(writing, match_id)
            await _check_creator(writing, row, person_id)
            least = row.size if row.start is not None else games.game(row.game).min_seats
            if len(match.seats) < least:
                raise MatchError("too-few-seats", match=match_id, seats=len(match.seats), least=least)
            await begin(writing, row, len(match.seats), self._clock.now())
            return await show(writing, match_id)

    async def fill(self, match_id: int, person_id: int, strength: str) -> Match:
        """Seat computers of that strength in all free seats, by which the match starts.

        Raises `MatchError` not-in-lobby, not-creator, match-full, unknown-strength.
        """
        return await self._seat_computers(match_id, person_id, strength, all_of_them=True)

    async def add_computer(self, match_id: int, person_id: int, strength: str) -> Match:
        """Seat a computer of that strength in the next free seat; the last one starts the match.

        Raises `MatchError` not-in-lobby, not-creator, match-full, unknown-strength.
        """
        return await self._seat_computers(match_id, person_id, strength, all_of_them=False)

    async def _seat_computers(
        self, match_id: int, person_id: int, strength: str, *, all_of_them: bool
    ) -> Match:
        known = strength_of(strength)
        async with self._store.transaction() as writing:
            row, match = await _lobby(writing, match_id)
            await _check_creator(writing, row, person_id)
            taken = len(match.seats)
            if taken >= row.size:
                raise MatchError("match-full", match=match_id, size=row.size)
            wanted = row.size if all_of_them else taken + 1
            for seat in range(taken, wanted):
                await seats.add_computer(writing, match_id, seat, known)
            await self._seated(writing, row, wanted)
            return await show(writing, match_id)

    async def remove_computer(self, match_id: int, person_id: int) -> Match:
        """Take away the computer that was seated last.

        Raises `MatchError` not-in-lobby, not-creator, no-computer.
        """
        async with self._store.transaction() as writing:
            row, match = await _lobby(writing, match_id)
            await _check_creator(writing, row, person_id)
            found = [seat.seat for seat in match.seats if seat.person is None]
            if not found:
                raise MatchError("no-computer", match=match_id)
            await seats.remove(writing, match_id, found[-1], len(match.seats))
            await self._changed(writing, row)
            return await show(writing, match_id)

    async def invite(self, match_id: int, person_id: int, guest: Person) -> Match:
        """Ask somebody to the match: to a seat at its table, or to look in at a private one that runs.

        The guest is pinged, once. At an open table only the host invites, later any of the players.
        Raises `MatchError` not-in-match, not-creator, already-resigned, match-over, archived,
        everybody-may-look, sits-there, invited-already, not-to-invite, too-many-pings.
        """
        async with self._store.transaction() as writing:
            row = await load(writing, match_id)
            match = match_of(row, await seats.of(writing, [match_id]))
            seat_of(match, person_id)
            if row.state == "lobby":
                await _check_creator(writing, row, person_id)
            else:
                check_playing(match, person_id)
                if not row.private:
                    raise MatchError("everybody-may-look", match=match_id)
            seat = match.seat_of(guest.id)
            if seat is not None and not seat.resigned:
                raise MatchError("sits-there", match=match_id, name=guest.name)
            if await seats.invited(writing, match_id, guest.id):
                raise MatchError("invited-already", match=match_id, name=guest.name)
            there = [each.person for each in match.seats if each.person is not None]
            if await people.blocks_between(writing, guest.id, there):
                raise MatchError("not-to-invite", match=match_id, name=guest.name)
            await check_pings(writing, row, person_id, "invite", self._clock.now())
            await seats.invite(writing, match_id, guest.id)
            payload = {"guest": guest.id, "host": person_id}
            lane = f"i{guest.id}"
            await outbox.add(writing, match_id, "invitation", self._clock.now(), payload, lane=lane)
            return match

    async def invitations(self, match_id: int) -> list[Row]:
        """The messages that asked people to its table, and lead nowhere any more; none while it is open."""
        async with self._store.reading() as reading:
            row = await load(reading, match_id)
            if row.state == "lobby":
                return []
            found = await outbox.posted(reading, match_id, "invitation")
        return [each for each in found if row.started_at is None or each.created_at < row.started_at]

    async def customs(self, server: int) -> ServerRow:
        """What the staff of the server has set."""
        async with self._store.reading() as reading:
            return await servers.get(reading, server)

    async def may_open(self, server: int, person_id: int) -> ServerRow:
        """What the staff has set for tables there, if the person may open one.

        Raises `MatchError` own-limit, server-limit.
        """
        async with self._store.reading() as reading:
            await check_limits(reading, server, person_id)
            return await servers.get(reading, server)

    async def _seated(self, writing: Writing, row: MatchRow, count: int) -> None:
        """Somebody has sat down, and so many sit there now: the match starts, or its card is written anew."""
        if count == row.size:
            await begin(writing, row, row.size, self._clock.now())
        else:
            await self._changed(writing, row)

    async def _changed(self, writing: Writing, row: MatchRow, **values: object) -> None:
        """Store the change, and let the card be written anew unless that is to happen anyway."""
        await matches.change(writing, row.id, row.version, **values)
        await tell_card(writing, row.id, self._clock.now())


async def _untouched(
    writing: Writing, person: int, game: str, channel: int, computers: Sequence[Strength]
) -> Match | None:
    """The match against these computers that the person has begun there and not acted in yet."""
    for row in await matches.of_person(writing, person):
        match = match_of(row, await seats.of(writing, [row.id]))
        seat = match.seat_of(person)
        if seat is None or (row.game, row.channel, row.creator) != (game, channel, person):
            continue
        if row.private or row.lesson is not None or row.forked_from is not None:
            continue
        there = [each.computer for each in match.seats if each.person is None]
        if there == computers and not await actions.last_turn_of(writing, row.id, seat.seat):
            return match
    return None


async def begin(writing: Writing, row: MatchRow, size: int, now: datetime) -> None:
    """The first turn: draw the start player, shuffle, deal; thread, card and welcome follow.

    It is played by the rules of today, and to its end, even if the lobby was opened under older ones; a fork
    by those of the match in which it begins.
    """
    rules: dict[str, Any] = {}
    if row.forked_from is not None:
        positions.check_rules(row)
        await _sit_as_before(writing, row, row.forked_from)
    else:
        game, (printing, sha256) = games.game(row.game), editions.printed(row.game)
        rules = {"rules_version": game.rules_version, "options": game.complete(size, row.options)}
        rules["printing"] = sha256
        await printings.put(writing, sha256, row.game, printing)
        row = msgspec.structs.replace(row, **rules)
    position = positions.begin(row, size)  # well under a millisecond
    seat = position.to_act()
    assert seat is not None
    begun = {"state": "playing", "size": size, "turn": 1, "to_act": seat, "turn_since": now}
    times = {"started_at": now, "expires_at": now + IDLE_LASTS}
    await matches.change(writing, row.id, row.version, **begun, **times, **rules)
    await actions.put_snapshot(writing, row.id, positions.encode(row, 0, position))
    await outbox.drop(writing, row.id, CARD_LANE)
    await clocks.start(writing, row, 1, seat, now)
    await outbox.add(writing, row.id, "open-thread", now)
    await outbox.add(writing, row.id, "lobby", now)
    await outbox.add(writing, row.id, "welcome", now)
    await watches.tell(writing, row, now)


async def _sit_as_before(writing: Writing, row: MatchRow, before: int) -> None:
    """Whoever played in the match of before sits where they sat; the others take what is left."""
    sat = {seat.person: seat.seat for seat in await seats.of(writing, [before]) if seat.person is not None}
    there = [seat.person for seat in await seats.of(writing, [row.id])]
    places = [None if person is None else sat.get(person) for person in there]
    left = (seat for seat in range(row.size) if seat not in places)
    await seats.arrange(writing, row.id, [next(left) if place is None else place for place in places])


def new_seed() -> str:
    """A secret that nobody can guess: 256 random bits in hexadecimal."""
    return secrets.token_hex(32)


async def open_table(
    writing: Writing,
    now: datetime,
    *,
    game: str,
    size: int,
    options: Mapping[str, str],
    creator: Person,
    server: int,
    channel: int,
    pace: str,
    caretaker: str,
    private: bool,
    computers: Sequence[Strength] = (),
    seed: str | None = None,
    limits: bool = True,
    **others: object,
) -> int:
    """The lobby that `Lobby.create` opens, in a transaction that is under way; its id.

    Without ``limits`` it does not matter at how many tables its creator sits.

    With these computers beside its creator; also if it is full it does not start by that. ``others``: of
    which match it is a rematch or a fork, and how; what a lesson has told, whose ``seed`` is no secret.
    """
    rules = games.game(game)
    complete = rules.complete(size, options)
    check_terms(pace, caretaker)
    seed = seed or new_seed()
    await remember(writing, creator)
    await servers.seen(writing, server, now)
    if limits:
        await check_limits(writing, server, creator.id)
    usual = (await servers.get(writing, server)).rated and len(computers) < size - 1
    match = await matches.add(
        writing,
        game=game,
        options=complete,
        size=size,
        pace=pace,
        state="lobby",
        creator=creator.id,
        server=server,
        channel=channel,
        seed=seed,
        seed_sha256=hash_of(seed),
        version=1,
        seq=0,
        turn=0,
        created_at=now,
        caretaker=caretaker,
        private=private,
        expires_at=now + LOBBY_LASTS,
        **{"rules_version": rules.rules_version, "rated": usual, **others},
    )
    await seats.add(writing, match, 0, creator.id)
    for seat, strength in enumerate(computers, 1):
        await seats.add_computer(writing, match, seat, strength)
    if private:
        await seats.invite(writing, match, creator.id)  # so that they may come back after leaving
    return match


async def open_again(
    writing: Writing, now: datetime, row: MatchRow, creator: Person, options: Mapping[str, str], **others: Any
) -> int:
    """A table for the people of that match, as `open_table` does; its card is posted and may call them.

    If it is private they are invited, but for those between whom and the creator there is a block.
    """
    table = await open_table(
        writing,
        now,
        game=row.game,
        size=row.size,
        options=options,
        creator=creator,
        server=row.server,
        channel=row.channel,
        pace=row.pace,
        caretaker=row.caretaker,
        private=row.private,
        **others,
    )
    seated = await seats.of(writing, [row.id]) if row.private else ()
    there = [seat.person for seat in seated if seat.person is not None]
    for person in await people.not_blocked(writing, creator.id, there):
        await seats.invite(writing, table, person)
    await outbox.add(writing, table, "table", now)
    return table


async def call(writing: Writing, row: MatchRow, now: datetime) -> None:
    """A message to those who seek such a table, and to the role of the server that wants to hear of new ones.

    No more of them than anybody may ping; the role not if another table has called it within `CALLS_APART`.
    """
    there = [seat.person for seat in await seats.of(writing, [row.id]) if seat.person is not None]
    sought = [
        seek.person
        for seek in await seeks.of_server(writing, row.server, now)
        if seek.person not in there and fits(seek, row, len(there))
    ]
    apart = await people.blocked_pairs(writing, [*there, *sought])
    fitting = [
        person
        for person in sought
        if not any({person, other} in apart for other in there)
        and await may_be_seated(writing, row.server, person, now)
    ]
    try:
        if fitting:
            await check_pings(writing, row, row.creator, "call", now)
    except MatchError:
        fitting = []
    role = (await servers.get(writing, row.server)).ping is not None
    role = role and await servers.may_ping(writing, row.server, now - CALLS_APART, now)
    if fitting or role:
        called = ",".join(map(str, fitting[:MOST_CALLED]))
        payload: dict[str, str | int] = {"people": called, "role": int(role)}
        await outbox.add(writing, row.id, "call", now, payload, CALL_LANE, after=CARD_WITHIN)


def cleaned(text: str) -> str:
    """What a table is to be called, without markup, mentions, links and signs that nobody sees.

    At most `LONGEST_CALLED` characters; raises `MatchError` no-name if nothing is left.
    """
    seen = [sign for sign in unicodedata.normalize("NFKC", text) if unicodedata.category(sign) not in _UNSEEN]
    text = _HARM.sub(" ", "".join(seen))
    text = "".join(" " if sign in _SIGNS or unicodedata.category(sign) == "Cc" else sign for sign in text)
    text = " ".join(text.split())[:LONGEST_CALLED].strip()
    if not any(sign.isalnum() for sign in text):
        raise MatchError("no-name")
    return text


async def _lobby(writing: Writing, match_id: int) -> tuple[MatchRow, Match]:
    row = await load(writing, match_id)
    if row.state != "lobby":
        state = "closed" if row.started_at is None else row.state
        raise MatchError("not-in-lobby", match=match_id, state=state)
    seated: Sequence[SeatRow] = await seats.of(writing, [match_id])
    return row, match_of(row, seated)


async def _check_creator(writing: Writing, row: MatchRow, person_id: int) -> None:
    if person_id != row.creator:
        creator = await people.get(writing, row.creator)
        raise MatchError("not-creator", match=row.id, name=creator.name if creator else "")


def check_terms(pace: str, caretaker: str) -> None:
    """Raise `MatchError` unknown-pace or unknown-caretaker."""
    if pace not in PACES:
        raise MatchError("unknown-pace", pace=pace, known=", ".join(PACES))
    if caretaker not in CARETAKERS:
        raise MatchError("unknown-caretaker", caretaker=caretaker, known=", ".join(CARETAKERS))
