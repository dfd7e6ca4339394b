"""Whole matches as animations and pages: time and size; and a live turn beside it, against one alone."""

import asyncio
import os
import statistics
import tempfile
import time
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from PIL import Image

from bot.components import pictures
from bot.computers.studio import Studio
from bot.matches import Matches
from bot.store import Store
from bot.text import words
from render import film
from render.film import Shot
from tests.support.database import lay
from tests.support.presses import play
from tests.support.shows import over
from tests.support.table import started

SHORT = ("qin-shared-win", "china-five", "yunnan-three", "dayunhe-two", "confucius-shared-win")
LONG = (*SHORT, "dayunhe-rounds", "yunnan-five-expert")
BLOCKS, TURNS = 6, 8
"""Blocks of turns, every second one beside a match that is drawn; turns in each."""


async def beside(folder: Path, shots: tuple[Shot, ...]) -> tuple[list[float], list[float]]:
    """Milliseconds of a turn of Qin, stored and drawn: alone, and while another match is drawn."""
    lay(folder / "live.db")
    store = await Store.open(f"sqlite+aiosqlite:///{folder / 'live.db'}")
    matches, studio = Matches(store), Studio()
    match = await started(matches, 4, "qin")
    took: tuple[list[float], list[float]] = [], []
    for block in range(BLOCKS):
        drawing = asyncio.create_task(studio.draw(film.film, "qin", None, shots)) if block % 2 else None
        await asyncio.sleep(2)  # until its process has begun
        for _ in range(TURNS):
            begun = time.perf_counter()
            match = await play(matches, match, 1)
            await pictures.board(match, await matches.watching.turn(match.id, match.turn - 1), words())
            took[block % 2].append((time.perf_counter() - begun) * 1000)
            await asyncio.sleep(0.05)
        if drawing is not None:
            await drawing
    await studio.stop()
    await store.close()
    return took


def report(*, long: bool) -> Iterator[str]:
    """The lines of this section."""
    yield "## Matches shown as a whole"
    for name in LONG if long else SHORT:
        with tempfile.TemporaryDirectory() as folder:
            given = over(name, Path(folder))
        begun = time.process_time()
        data = given.film()
        filmed = time.process_time()
        page = given.page()
        paged = time.process_time()
        yield (
            f"{name}, {len(given.turns)} frames: animation {filmed - begun:.1f} s of a core (aim 15), "
            f"{Image.open(BytesIO(data)).width} px, {len(data) / 1e6:.1f} MB (aim 8); "
            f"page {paged - filmed:.1f} s, {len(page) / 1e6:.1f} MB (aim 10)"
        )
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "live").mkdir()
        shots = over("qin-shared-win", Path(folder)).shots * 3
        alone, drawn = map(statistics.median, asyncio.run(beside(Path(folder) / "live", shots)))
    yield (
        f"a live turn: {alone:.0f} ms alone, {drawn:.0f} ms while a match is drawn "
        f"({drawn / alone - 1:+.0%}, aim +10 %), medians of {BLOCKS * TURNS // 2}, {os.cpu_count()} cores"
    )
