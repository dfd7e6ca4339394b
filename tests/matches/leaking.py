"""What the seat to act is shown, as bytes, to be compared when the secrets of others have changed.

Pages are compared as they are sent: texts, lists, words for pictures, and the pictures themselves.
"""

import json
import random
import re
from collections.abc import Callable
from typing import TypeVar

import msgspec
from sqlalchemy import select, update

from bot.matches import Match, Matches, Panel
from bot.store import Store
from bot.store.tables import matches as match_table
from bot.store.tables import snapshots
from bot.ui import looking, orders
from bot.ui import panel as panels
from bot.ui.page import Page
from bot.words import words
from games.engine import Position
from tests.matches.table import mover

WORDS = words("en")

P = TypeVar("P", bound=Position)


def shown(panel: Panel) -> bytes:
    """Everything in the panel, as bytes."""
    parts = [
        panel.view,
        panel.drafted,
        panel.question,
        panel.action,
        panel.preview,
        panel.confirmed,
        panel.events,
        panel.final,
    ]
    return msgspec.json.encode([parts, panel.match, panel.seat, panel.can_back])


def sent(page: Page) -> bytes:
    """The message and its files, without the numbers of presses in its buttons."""
    components = page.view().to_components()  # type: ignore[no-untyped-call]  # discord.py's has no types
    message = re.sub(r'"custom_id": "[^"]*"', "", json.dumps(components))
    return b"\n".join([message.encode(), *(file.fp.read() for file in page.files())])


async def walk(matches: Matches, match: Match, *typed: str) -> list[bytes]:
    """Everything that the seat to act is shown on its way to Confirm, at random, and while it types."""
    chance = random.Random(3)
    person = mover(match)
    panel = await matches.panel(match.id, person)
    panel = await matches.start_over(match.id, person, panel.version, panel.revision)
    pages: list[bytes] = []

    async def look(panel: Panel) -> None:
        pages.append(shown(panel))
        pages.append(sent(await panels.page(panel, WORDS)))

    await look(panel)
    while panel.question is not None:
        token = chance.choice(panel.question.answers).token
        panel = await matches.pick(match.id, person, panel.version, panel.revision, token)
        await look(panel)
    for text in ("", "x", *typed):
        pages.append(msgspec.json.encode(await matches.suggest(match.id, person, text)))
        pages.append(msgspec.json.encode(await matches.nearest(match.id, person, text)))
    seen, seat, view = await matches.seat_view(match.id, person)
    pages.append(sent(await looking.hand(seen, seat, view, WORDS)))
    pages.append(sent(orders.page(await matches.orders(match.id, person), WORDS)))
    pages.append(await matches.export(match.id))
    return pages


async def swap(store: Store, shape: type[P], change: Callable[[P], P]) -> None:
    """Write a snapshot of the same match with other secrets, and another seed."""
    async with store.transaction() as writing:
        data = await writing.value(select(snapshots.c.position), bytes)
        assert data is not None
        changed = msgspec.json.encode(change(msgspec.json.decode(data, type=shape)))
        assert changed != data
        await writing.run(update(snapshots).values(position=changed))
        await writing.run(update(match_table).values(seed="another seed"))
