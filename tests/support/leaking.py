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

from bot.components import orders, watching
from bot.components import panel as panels
from bot.components.page import Page
from bot.matches import Match, Matches
from bot.store import Store
from bot.store.tables import matches as match_table
from bot.store.tables import snapshots
from bot.text import words
from games.china.position import ChinaPosition
from games.engine import Chance, Position
from games.qin.position import QinPosition
from tests.support.presses import mover, start_over

WORDS = words("en")

P = TypeVar("P", bound=Position)


def other_qin(position: Position, seat: int) -> None:
    assert isinstance(position, QinPosition)
    _mix(position, position.hands, position.pile, seat)


def other_china(position: Position, seat: int) -> None:
    assert isinstance(position, ChinaPosition)
    _mix(position, position.hands, position.deck, seat)


def _mix(position: Position, hands: list[list[str]], pile: list[str], seat: int) -> None:
    """The others hold what lay on the pile."""
    position.chance = Chance("another seed", position.chance.counter + 3)
    for hand in hands[:seat] + hands[seat + 1 :]:
        for index in range(len(hand)):
            hand[index], pile[index] = pile[index], hand[index]
    pile.reverse()


def sent(page: Page) -> bytes:
    """The message and its files, without the numbers of presses in its buttons."""
    components = page.view().to_components()  # type: ignore[no-untyped-call]  # discord.py's has no types
    message = re.sub(r'"custom_id": "[^"]*"', "", json.dumps(components))
    return b"\n".join([message.encode(), *(file.fp.read() for file in page.files())])


async def walk(matches: Matches, match: Match, *typed: str) -> list[bytes]:
    """Everything that the seat to act is shown on its way to Confirm, at random, and while it types.

    A panel is drawn from what is in it alone: where it is the same, so is its page.
    """
    chance = random.Random(3)
    person = mover(match)
    panel = await start_over(matches, await matches.turns.panel(match.id, person))
    pages = [msgspec.json.encode(panel)]
    while panel.question is not None:
        token = chance.choice(panel.question.answers).token
        panel = await matches.turns.pick(match.id, person, panel.version, panel.revision, token)
        pages.append(msgspec.json.encode(panel))
    pages = [re.sub(rb'"(version|revision)":\d+', b"", page) for page in pages]
    for text in ("", "x", *typed):
        pages.append(msgspec.json.encode(await matches.turns.suggest(match.id, person, text)))
        _, near = await matches.turns.nearest(match.id, person, text)
        pages.append(msgspec.json.encode(near))
    seen, seat, view = await matches.watching.seat_view(match.id, person)
    pages.append(msgspec.json.encode(view))
    if match.game != "toy":  # which has no words
        pages.append(sent(await panels.page(panel, WORDS)))
        pages.append(sent(await watching.hand(seen, seat, view, WORDS)))
        pages.append(sent(orders.page(await matches.orders.of(match.id, person), WORDS)))
    pages.append(await matches.records.export(match.id))
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
