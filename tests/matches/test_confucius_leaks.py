"""What others hold, the stacks and the seed change nothing of what the one to act in Confucius is shown.

Pages are compared as they are sent: texts, lists, words for pictures, and the pictures themselves.
"""

import json
import random
import re

import msgspec
import pytest
from sqlalchemy import select, update

from bot.clock import Clock
from bot.matches import Match, Matches, Panel
from bot.store import Store
from bot.store.tables import matches as match_table
from bot.store.tables import snapshots
from bot.ui import looking, orders
from bot.ui import panel as panels
from bot.ui.page import Page
from bot.words import words
from games.confucius.position import ConfuciusPosition
from tests.games.confucius.test_views import with_other_secrets
from tests.matches.table import confirm, mover, started
from tests.matches.test_leaks import shown

WORDS = words("en")


def sent(page: Page) -> bytes:
    """The message and its files, without the numbers of presses in its buttons."""
    components = page.view().to_components()  # type: ignore[no-untyped-call]  # discord.py's has no types
    message = re.sub(r'"custom_id": "[^"]*"', "", json.dumps(components))
    return b"\n".join([message.encode(), *(file.fp.read() for file in page.files())])


async def walk(matches: Matches, match: Match) -> list[bytes]:
    """Everything that the seat to act is shown on its way to Confirm, at random."""
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
    for text in ("", "pay", "card", "x"):
        pages.append(msgspec.json.encode(await matches.suggest(match.id, person, text)))
        pages.append(msgspec.json.encode(await matches.nearest(match.id, person, text)))
    seen, seat, view = await matches.seat_view(match.id, person)
    pages.append(sent(await looking.hand(seen, seat, view, WORDS)))
    pages.append(sent(orders.page(await matches.orders(match.id, person), WORDS)))
    pages.append(await matches.export(match.id))
    return pages


async def until(matches: Matches, match: Match, phase: str) -> Match:
    """Play at random, keen on examinations, until that phase comes."""
    chance = random.Random(5)
    while True:
        panel = await matches.panel(match.id, mover(match))
        assert isinstance(panel.view, ConfuciusPosition)
        if panel.view.phase == phase and match.turn > 3:
            return match
        while panel.question is not None:
            legal = panel.view.legal()
            keen = [action for action in legal if str(action).split()[0] in ("nominate", "tax", "nothing")]
            panel = await matches.type_move(match.id, mover(match), str(chance.choice(keen or legal)))
        match = (await confirm(matches, panel)).match
        assert match.state == "playing"


@pytest.mark.parametrize("phase", ["turn", "favour", "tutor", "discard"])
async def test_nothing_shown_on_the_way_to_confirm_depends_on_what_is_hidden(
    matches: Matches, store: Store, clock: Clock, phase: str
) -> None:
    match = await until(matches, await started(matches, 3, "confucius"), phase)
    before = await walk(matches, match)
    async with store.transaction() as writing:
        data = await writing.value(select(snapshots.c.position), bytes)
        assert data is not None
        position = msgspec.json.decode(data, type=ConfuciusPosition)
        other = with_other_secrets(position, match.to_act, random.Random(8))
        assert (other.hands, other.deck) != (position.hands, position.deck)
        await writing.run(update(snapshots).values(position=msgspec.json.encode(other)))
        await writing.run(update(match_table).values(seed="another seed"))
    assert await walk(Matches(store, clock), match) == before
