"""Short ways to what most tests need: people at a table, a match that runs, choices made."""

import json
import random
from collections.abc import Mapping
from typing import Any

from sqlalchemy import text

from bot.matches import Done, Match, Matches, Panel, Person
from bot.store import Store

MEI, JONAS, AIKO, RAFI = (
    Person(1 << 60 | number, name) for number, name in enumerate(("Mei", "Jonas", "Aiko", "Rafi"))
)
PEOPLE = (MEI, JONAS, AIKO, RAFI)
STRANGER = Person(99, "Lena")
SERVER, CHANNEL = 1 << 59, 1 << 58


async def lobby(
    matches: Matches,
    size: int = 2,
    game: str = "toy",
    pace: str = "daily",
    options: Mapping[str, str] | None = None,
) -> Match:
    """Mei's lobby."""
    return await matches.create(game, size, pace, options or {}, MEI, SERVER, CHANNEL)


async def started(
    matches: Matches,
    size: int = 2,
    game: str = "toy",
    pace: str = "daily",
    options: Mapping[str, str] | None = None,
) -> Match:
    """A match that has just begun, with the first of `PEOPLE`."""
    match = await lobby(matches, size, game, pace, options)
    for person in PEOPLE[1:size]:
        match = await matches.join(match.id, person)
    return match


def mover(match: Match) -> int:
    """The person to act."""
    assert match.to_act is not None
    person = match.seats[match.to_act].person
    assert person is not None
    return person


def other(match: Match) -> int:
    """The first person who is not to act."""
    return next(seat.person for seat in match.seats if not seat.waiting and seat.person is not None)


async def choose(matches: Matches, match_id: int, person: int, *tokens: str) -> Panel:
    """Answer the panel's questions one after the other."""
    panel = await matches.panel(match_id, person)
    for token in tokens:
        panel = await matches.pick(match_id, person, panel.version, panel.revision, token)
    return panel


async def confirm(matches: Matches, panel: Panel) -> Done:
    """Press Confirm on the panel."""
    person = panel.match.seats[panel.seat].person
    assert person is not None
    return await matches.confirm(panel.match.id, person, panel.version, panel.revision)


async def take_turn(matches: Matches, match: Match, *tokens: str) -> Done:
    """The person to act answers so and confirms."""
    return await confirm(matches, await choose(matches, match.id, mover(match), *tokens))


async def random_panel(matches: Matches, match: Match, rng: random.Random) -> Panel:
    """The person to act answers at random until there is something to confirm."""
    person = mover(match)
    panel = await matches.panel(match.id, person)
    while panel.question is not None:
        token = rng.choice(panel.question.answers).token
        panel = await matches.pick(match.id, person, panel.version, panel.revision, token)
    return panel


async def dump(store: Store, *but: str) -> dict[str, list[Any]]:
    """The content of every table, except those named."""
    names = ["people", "servers", "matches", "seats", "actions", "drafts", "snapshots", "deadlines"]
    names += ["standing_orders", "outbox"]
    async with store.reading() as reading:
        return {
            name: [
                tuple(row)
                for row in await reading._connection.execute(text(f"SELECT * FROM {name} ORDER BY 1, 2"))
            ]
            for name in names
            if name not in but
        }


async def posts(store: Store) -> list[tuple[str, dict[str, Any]]]:
    """Kind and payload of every message written to the outbox, in order."""
    async with store.reading() as reading:
        rows = await reading._connection.execute(text("SELECT kind, payload FROM outbox ORDER BY id"))
        return [(row.kind, json.loads(row.payload)) for row in rows]
