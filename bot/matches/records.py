"""Records of matches: for people to keep, and to check that every running match still replays."""

import asyncio
import logging
import random
from collections.abc import Sequence
from datetime import datetime
from typing import Literal

import msgspec
from msgspec import UNSET

import games
from bot.matches import lifecycle, positions
from bot.matches.base import Service, check_begun, load, match_of
from bot.matches.errors import MatchError
from bot.matches.notices import note
from bot.store import actions, kept, matches, outbox
from bot.store.actions import SnapshotRow
from bot.store.database import Reading, Writing
from bot.store.kept import BoardRow, ToldTurnRow
from bot.store.matches import UNPLAYABLE, MatchRow
from games.engine import CodedError, Outcome, editions, record

log = logging.getLogger(__name__)


class Records(Service):
    """The use cases of whole records."""

    async def export(self, match_id: int) -> bytes:
        """The record as a file; while it may go on without what is hidden: its seed, and secret entries.

        What was taken back is left out until the end: others would learn of secrets in it that are secret
        again. Raises `MatchError` no-such-match, not-started.
        """
        async with self._store.reading() as reading:
            row = await load(reading, match_id)
            check_begun(match_of(row, ()))
            entries = [entry.entry for entry in await actions.of(reading, match_id)]
            known = row.outcome is None and positions.playable(row)
            line = await self._positions.line(reading, row, row.seq) if known else None
            if row.outcome is None and line is None:
                entries = await _told(reading, match_id)
        if row.outcome is None:
            entries = [entries[number - 1] for number in record.kept(entries)]
        secret = 0 if line is None else (await self._positions.reach(line)).secret_entries()
        return record.write(_record(row, entries[: len(entries) - secret]))

    async def check(self, most: int | None = None) -> list[tuple[int, CodedError]]:
        """Replay every running match; those that do not come out as they are stored, with the reason.

        Or ``most`` of them, drawn at random.
        """
        async with self._store.reading() as reading:
            running = await matches.playing(reading)
        if most is not None:
            running = random.sample(running, min(most, len(running)))
        wrong = [(row.id, await self._fault(row)) for row in running]
        return [(match, error) for match, error in wrong if error is not None]

    async def fault(self, match_id: int) -> CodedError | None:
        """Why this program cannot play the match, by a fresh replay; None if it can.

        Raises `MatchError` no-such-match, not-started.
        """
        async with self._store.reading() as reading:
            row = await load(reading, match_id)
            check_begun(match_of(row, ()))
        return await self._fault(row)

    async def _fault(self, row: MatchRow) -> CodedError | None:
        """Why this program cannot play the match; None if it can."""
        async with self._store.reading() as reading:
            entries = [entry.entry for entry in await actions.of(reading, row.id)]
            snapshot = await actions.snapshot(reading, row.id)
        try:
            await asyncio.to_thread(_replay, row, entries, snapshot)
        except CodedError as error:
            return error
        except Exception:  # a fault of ours: it must not hide what is wrong with others
            log.exception("match %s cannot be replayed", row.id)
            return MatchError("position-changed", match=row.id)
        return None

    async def inspect(self) -> None:
        """Stop the running matches that this program cannot play, and let those go on that it can again.

        Their threads are told, once. A record that was sound is not replayed again by the same code.
        """
        async with self._store.reading() as reading:
            running = await matches.playing(reading)
        for row in running:
            code, stopped = editions.code_of(row.game), row.stopped_by in UNPLAYABLE
            if positions.playable(row) and row.replayed_by == code and not stopped:
                continue
            fault = await self._fault(row)
            async with self._store.transaction() as writing:
                now = self._clock.now()
                if await matches.get(writing, row.id) != row:
                    continue  # somebody moved, so it can be played; or it is forgotten
                if fault is not None:
                    await _stop(writing, row, fault, now)
                    continue
                await matches.replayed(writing, row.id, code)
                if stopped:
                    await note(writing, row, "playable", now)
                    await lifecycle.resume(writing, row, now)
                    if row.turn > 1:
                        await outbox.add(writing, row.id, "turn", now, {"number": row.turn - 1})

    async def keep(self, match_id: int, told: Sequence[ToldTurnRow], board: BoardRow) -> None:
        """Keep what everybody was told of these turns, and the board after the last of them."""
        async with self._store.transaction(first=True) as writing:
            for turn in told:
                await kept.put_turn(writing, match_id, turn)
            await kept.put_board(writing, board)

    async def kept(self, match_id: int) -> BoardRow | None:
        """The last board that was shown, for matches that cannot be read any more."""
        async with self._store.reading() as reading:
            return await kept.board(reading, match_id)


async def _stop(writing: Writing, row: MatchRow, fault: CodedError, now: datetime) -> None:
    """The match rests until a program comes that can play it; its thread is told, unless it knows."""
    by: Literal["rules", "record"] = "rules" if fault.code == "rules-changed" else "record"
    if row.stopped_by == by:
        return
    log.warning("match %s cannot be played on: %s", row.id, fault)
    await lifecycle.pause(writing, row, by, now)
    if by == "rules":
        await note(writing, row, "rules-dropped", now, found=row.rules_version, known=fault.facts["known"])
    else:
        await note(writing, row, "record-broken", now, number=fault.facts.get("number", row.seq))


async def _told(reading: Reading, match: int) -> list[str]:
    """The entries that everybody may know of a match that this program cannot play: those that were told."""
    board = await kept.board(reading, match)
    if board is None:
        return []
    entries = [entry.entry for entry in await actions.of(reading, match) if entry.turn <= board.turn]
    # What is secret stands at the end of what counts, not behind an undo.
    entries = [entries[number - 1] for number in record.kept(entries)]
    return entries[: len(entries) - board.secret]


def _record(row: MatchRow, entries: list[str]) -> record.Record:
    over = row.state == "over"
    printing = editions.printing(row.edition)
    return record.Record(
        game=row.game,
        rules_version=row.rules_version,
        seats=row.size,
        options=row.options,
        seed=row.seed if over else None,
        seed_sha256=row.seed_sha256,
        actions=entries,
        result=msgspec.convert(row.outcome, Outcome) if over else None,
        printing=UNSET if printing is None else printing,
        start=msgspec.Raw(row.start) if over and row.start is not None else UNSET,
    )


def by_newest_rules(row: MatchRow, entries: list[str]) -> MatchRow | None:
    """The match as one of the newest rules, if its record follows them as well; None if it does not."""
    printing = editions.printed(row.game)[1]
    version = games.game(row.game).rules_version
    newer = msgspec.structs.replace(row, rules_version=version, printing=printing)
    try:
        _replay(newer, entries, None)
    except CodedError:
        return None
    return newer


def _replay(row: MatchRow, entries: list[str], snapshot: SnapshotRow | None) -> None:
    positions.check_rules(row)
    position = positions.begin(row, row.size)
    for after, _ in record.play(position, row.edition, entries):
        position = after
    stored = None if snapshot is None or snapshot.seq != row.seq else positions.decode(row, snapshot)
    if len(entries) != row.seq or position.to_act() != row.to_act or (stored or position) != position:
        raise MatchError("position-changed", match=row.id)
