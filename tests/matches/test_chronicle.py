"""Notices are written down and announced in the transaction that makes them true."""

import pytest

from bot.matches import Matches
from bot.matches.base import load
from bot.matches.chronicle import note
from bot.store import Store

from .table import posts, started


async def test_a_notice_is_in_the_log_and_on_its_way_to_the_thread(matches: Matches, store: Store) -> None:
    match = await started(matches)
    now = matches._clock.now()
    async with store.transaction() as writing:
        row = await load(writing, match.id)
        await note(writing, row, "staff-extended", now, by="Mei", seat="B", hours=12)
    (found,) = await matches.notices(match.id)
    assert (found.turn, found.kind, found.at) == (1, "staff-extended", now)
    assert found.facts == {"by": "Mei", "seat": "B", "hours": 12}
    kind, payload = (await posts(store))[-1]
    assert kind == "notice"
    assert await matches.notice(payload["notice"]) == found


async def test_a_notice_needs_exactly_its_facts(matches: Matches, store: Store) -> None:
    match = await started(matches)
    async with store.transaction() as writing:
        row = await load(writing, match.id)
        with pytest.raises(ValueError, match="staff-paused takes"):
            await note(writing, row, "staff-paused", matches._clock.now())
        with pytest.raises(KeyError):
            await note(writing, row, "unheard-of", matches._clock.now())
    assert await matches.notices(match.id) == []
