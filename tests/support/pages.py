"""Pages as they are sent: what they say and offer, whether Discord takes them; matches to make them of."""

import asyncio
import hashlib
import io
import random
import re
import tempfile
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

import discord
import msgspec
from PIL import Image

from bot.components import ids
from bot.components.ids import PressItem
from bot.components.page import ANSWERS, LONGEST_TEXT, Page
from bot.matches import Match, Matches, Panel, Person, SeatState, Strength
from bot.store import Store
from bot.store.matches import State
from bot.text import words
from bot.text.formatter import formatter_of
from bot.text.room import LONGEST_ALT, LONGEST_LABEL
from games import brain
from games import game as find_game
from games.engine import Chance
from games.engine.choices import Question, walk
from games.engine.computer import choose
from games.engine.computer.budget import counted
from tests.support.database import lay
from tests.support.table import confirm, mover, started

WORDS = words("en")
NOW = datetime(2026, 11, 20, 18, 10, tzinfo=UTC)
COMPONENTS, LONGEST_ID, LONGEST_PLACEHOLDER = 40, 100, 150
ME = 1
NAMES = ("*" * 32, "`|_*~<>[" * 4, "龍" * 32, "👩‍👩‍👧‍👦🏴" * 4, "\u202e" + "ע" * 31)
"""As long as names can be: all markup, wide, joined emoji, written from right to left."""

PEOPLE = [Person(1 << 60 | number, name) for number, name in enumerate(NAMES)]
RICHEST = {"china": {"fortifications": "yes"}, "yunnan": {"version": "expert"}}
"""Options with which there is most to tell."""

ALONE = Person(1 << 60, "*A_name|of~32`characters* 0000001")
"""Who plays against computers."""

Shown = Page | discord.ui.LayoutView
Reach = Callable[[bytes], Awaitable[tuple[Matches, Match]]]
"""Opens the database of a match that was played, and finds the match in it: the fixture `reach`."""


# ── what a page says and offers ──────────────────────────────────────────────────────────────────


def view_of(shown: Shown) -> discord.ui.LayoutView:
    return shown.view() if isinstance(shown, Page) else shown


def texts(shown: Shown) -> str:
    """All that is written in the message."""
    items = view_of(shown).walk_children()
    return "\n".join(item.content for item in items if isinstance(item, discord.ui.TextDisplay))


def items(shown: Shown) -> list[PressItem]:
    """Buttons and lists."""
    return [item for item in view_of(shown).walk_children() if isinstance(item, PressItem)]


def labels(shown: Shown) -> list[str | None]:
    """What stands on the buttons."""
    return [item.item.label for item in items(shown) if isinstance(item.item, discord.ui.Button)]


def pressed(shown: Shown) -> list[tuple[str, int, tuple[str, ...]]]:
    """What the buttons do: verb, match, arguments."""
    found = [ids.parse(item.custom_id) for item in items(shown) if isinstance(item.item, discord.ui.Button)]
    return [(press.verb, press.match, press.args) for press in found]


def lists(shown: Shown) -> list[discord.ui.Select[discord.ui.LayoutView]]:
    return [item.item for item in items(shown) if isinstance(item.item, discord.ui.Select)]


def values(shown: Shown) -> list[str]:
    """What can be chosen in the lists."""
    return [option.value for found in lists(shown) for option in found.options]


# ── whether Discord takes it ─────────────────────────────────────────────────────────────────────


def fits(shown: Shown) -> None:
    """Discord's limits: discord.py counts components when the view is built, and texts when asked."""
    view = view_of(shown)
    assert view.content_length() <= LONGEST_TEXT
    assert len(list(view.walk_children())) <= COMPONENTS
    found = [item.custom_id for item in items(view)]
    assert len(found) == len(set(found))
    assert all(len(custom_id) <= LONGEST_ID for custom_id in found)
    for select in lists(view):
        assert 0 < len(select.options) <= ANSWERS
        assert len({option.value for option in select.options}) == len(select.options)


def check(shown: Shown, game: str) -> None:
    """Everything fits, and no text was cut.

    In a game of hidden cards the words for a picture may be cut: those of a panel tell the hand as well.
    """
    view = view_of(shown)
    fits(view)
    assert not re.search("(?<! )…", texts(view))  # after a blank: a button tells the rest
    for item in view.walk_children():
        if isinstance(item, discord.ui.MediaGallery):
            for picture in item.items:
                assert 0 < len(picture.description or "") <= LONGEST_ALT
                assert not formatter_of(game).open or "…" not in (picture.description or "")
    for select in lists(view):
        assert len({option.label for option in select.options}) == len(select.options)
        assert len(select.placeholder or "") <= LONGEST_PLACEHOLDER
        for option in select.options:
            assert len(option.label) < LONGEST_LABEL  # as long as this it may have been cut
            assert len(option.description or "") <= LONGEST_LABEL


async def dots(kind: str, arguments: tuple[Any, ...], _draw: object) -> bytes:
    """In the place of a picture some dots in colours made of all that would be on it: its own for each."""
    colours = hashlib.blake2b(msgspec.msgpack.encode((kind, arguments)), digest_size=48).digest()
    out = io.BytesIO()
    Image.frombytes("RGB", (4, 4), colours).save(out, "PNG")
    return out.getvalue()


# ── matches that nobody began ────────────────────────────────────────────────────────────────────


def match(number: int, state: State = "playing", *, mine: bool = True) -> Match:
    """A match in which the person is to act, or another is."""
    name = f"A name of 32 characters, all of {number}"
    seats = tuple(
        SeatState(seat=seat, person=person, name=name, resigned=False, waiting=waits)
        for seat, (person, waits) in enumerate(((ME, mine), (2, not mine), (3, False), (4, False)))
    )
    return Match(
        id=number,
        game="qin",
        rules_version=1,
        options={"board": "lion", "series": "both"},
        size=4,
        pace="daily",
        state=state,
        creator=2,
        server=9,
        channel=10**18,
        lobby_message=None,
        thread=10**18 + number if state == "playing" else None,
        seed_sha256="0" * 64,
        version=1,
        seq=0,
        turn=1,
        seats=seats,
        created_at=NOW,
        started_at=NOW,
        ended_at=None,
        turn_since=NOW,
        due_at=NOW,
        to_act=(0 if mine else 1) if state == "playing" else None,
        outcome=None,
    )


def seated(found: Match, *seats: int, strength: Strength = "steady", owned: bool = False) -> Match:
    """A computer plays in those seats: its own, or for the person there."""
    changed = [
        msgspec.structs.replace(state, computer=strength, person=state.person if owned else None)
        if state.seat in seats
        else state
        for state in found.seats
    ]
    return msgspec.structs.replace(found, seats=tuple(changed))


# ── matches that are played ──────────────────────────────────────────────────────────────────────

LATE = ("pass", "end", "exchange", "done")
"""Answers after which less is placed: taken less often, so that matches get far and boards full."""


def chosen(question: Question, chance: random.Random) -> str:
    """An answer at random."""
    tokens = [answer.token for answer in question.answers]
    if chance.random() < 0.8:
        tokens = [token for token in tokens if token not in LATE] or tokens
    return chance.choice(tokens)


async def decide(matches: Matches, match: Match, chance: random.Random) -> Panel:
    """Whoever is to act answers everything, all questions about one action at once, which is quicker."""
    panel = await matches.turns.panel(match.id, mover(match))
    while panel.question is not None:
        legal, tokens = panel.view.legal(), list[str]()
        while isinstance(found := walk(legal, tokens).next, Question):
            tokens.append(chosen(found, chance))
        panel = await matches.turns.type_move(match.id, mover(match), str(found.action))
    return panel


async def play(matches: Matches, match: Match, turns: int, seed: int = 2) -> Match:
    """So many turns at random, or fewer if the match ends."""
    chance, last = random.Random(seed), match.turn + turns
    while match.state == "playing" and match.turn < last:
        match = (await confirm(matches, await decide(matches, match, chance))).match
    return match


async def begin(
    matches: Matches, game: str, seats: int | None = None, options: Mapping[str, str] | None = None
) -> Match:
    """A match of people with the longest names, with all that a game has unless it is said otherwise."""
    seats = seats or find_game(game).max_seats
    options = RICHEST.get(game, {}) if options is None else options
    match = await matches.lobby.create(game, seats, "relaxed", options, PEOPLE[0], 1 << 59, 1 << 58)
    for person in PEOPLE[1:seats]:
        match = await matches.lobby.join(match.id, person)
    return match


async def against(matches: Matches, game: str, size: int | None = None) -> Match:
    """A match of one person with a long name against computers."""
    size = size or find_game(game).max_seats
    found = await matches.lobby.create(game, size, "none", {}, ALONE, 1 << 59, 1 << 58, computers="novice")
    return await matches.lobby.start(found.id, ALONE.id)


async def _novices(matches: Matches, found: Match, turns: int) -> None:
    """So many turns, all by novices; the person's seat, too, as they would choose."""
    while found.state == "playing" and found.turn <= turns:
        assert found.to_act is not None
        state = found.seats[found.to_act]
        if state.person is None:
            (thought,) = await matches.thinking.thoughts()
            view = msgspec.json.decode(thought.view, type=find_game(found.game).position_type)
            action = choose(brain(found.game), view, "novice", Chance(thought.seed), counted(0))
            assert await matches.thinking.play(thought, [str(action)])
        else:
            panel = await matches.turns.panel(found.id, state.person)
            while panel.question is not None:
                action = choose(brain(found.game), panel.view, "novice", Chance("a"), counted(0))
                panel = await matches.turns.type_move(found.id, state.person, str(action))
            await matches.turns.confirm(found.id, state.person, panel.version, panel.revision)
        found = await matches.watching.match(found.id)


@cache
def of_people(game: str, turns: int) -> bytes:
    """The database of a match of as many as there can be, with the longest names, after so many turns."""

    async def work(matches: Matches) -> None:
        await play(matches, await begin(matches, game), turns)

    return _kept(work)


@cache
def of_three(game: str, turns: int) -> bytes:
    """The same for three people with usual names."""

    async def work(matches: Matches) -> None:
        await play(matches, await started(matches, 3, game), turns)

    return _kept(work)


@cache
def of_novices(game: str, turns: int, size: int | None = None) -> bytes:
    """The same for one person against computers."""

    async def work(matches: Matches) -> None:
        await _novices(matches, await against(matches, game, size), turns)

    return _kept(work)


def _kept(work: Callable[[Matches], Awaitable[None]]) -> bytes:
    """What is left in a database when that is done; in another thread, for a loop may run in this one."""

    async def run(folder: Path) -> bytes:
        lay(folder / "played.db")
        store = await Store.open(f"sqlite+aiosqlite:///{folder / 'played.db'}")
        with patch("bot.matches.lobby.new_seed", lambda: "5" * 64):
            await work(Matches(store))
        await store.backup(folder / "kept.db")
        await store.close()
        return (folder / "kept.db").read_bytes()

    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(1) as other:
        return other.submit(lambda: asyncio.run(run(Path(folder)))).result()
