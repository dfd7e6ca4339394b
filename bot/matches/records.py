"""Records of matches: for people to keep, and to check that every running match still replays."""

import asyncio

import msgspec
from msgspec import UNSET

from bot.matches import positions
from bot.matches.base import Service, check_begun, load, match_of
from bot.matches.errors import MatchError
from bot.store import actions, matches
from bot.store.actions import SnapshotRow
from bot.store.matches import MatchRow
from games.engine import CodedError, Outcome, editions, record


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
            # One of other rules rests, and what is secret in it nobody can tell.
            known = row.outcome is None and positions.playable(row)
            line = await self._positions.line(reading, row, row.seq) if known else None
        if row.outcome is None:
            entries = [entries[number - 1] for number in record.kept(entries)]
        secret = 0 if line is None else (await self._positions.reach(line)).secret_entries()
        return record.write(_record(row, entries[: len(entries) - secret]))

    async def check(self) -> list[tuple[int, CodedError]]:
        """Replay every running match; those that do not come out as they are stored, with the reason."""
        async with self._store.reading() as reading:
            running = [
                (row, await actions.of(reading, row.id), await actions.snapshot(reading, row.id))
                for row in await matches.playing(reading)
            ]
        wrong: list[tuple[int, CodedError]] = []
        for row, entries, snapshot in running:
            try:
                await asyncio.to_thread(_replay, row, [entry.entry for entry in entries], snapshot)
            except CodedError as error:
                wrong.append((row.id, error))
        return wrong


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
    )


def _replay(row: MatchRow, entries: list[str], snapshot: SnapshotRow | None) -> None:
    positions.check_rules(row)
    position = positions.begin(row, row.size)
    for after, _ in record.play(position, row.edition, entries):
        position = after
    stored = None if snapshot is None or snapshot.seq != row.seq else positions.decode(row, snapshot)
    if len(entries) != row.seq or position.to_act() != row.to_act or (stored or position) != position:
        raise MatchError("position-changed", match=row.id)
