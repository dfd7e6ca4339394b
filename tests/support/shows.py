"""Golden records as matches that are over, to be shown as a whole."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from bot.components import shows
from bot.matches import Matches, Report, Turn
from bot.store import Store
from bot.text import words
from render import film
from render.film import Shot
from tests.support.database import lay
from tests.support.people import CHANNEL, MEI, SERVER

GOLDEN = Path(__file__).parents[1] / "games" / "golden"


class Over(NamedTuple):
    """A match that is over, and its turns as watchers saw them."""

    report: Report
    turns: list[Turn]

    @property
    def shots(self) -> tuple[Shot, ...]:
        """What is drawn of it."""
        return shows.shots(self.report, self.turns, words())

    def film(self) -> bytes:
        """Its moving picture."""
        return film.film(self.report.match.edition, None, self.shots)

    def page(self) -> bytes:
        """Its page."""
        frames = film.frames(self.report.match.edition, None, self.shots)
        return shows.document(self.report, self.turns, frames, words())


def over(name: str, folder: Path) -> Over:
    """The golden record of that name, brought to a bot with an empty database in that folder."""

    async def brought() -> Over:
        lay(folder / "shows.db")
        store = await Store.open(f"sqlite+aiosqlite:///{folder / 'shows.db'}")
        matches = Matches(store)
        data = (GOLDEN / f"{name}.json").read_bytes()
        match = await matches.imports.bring(data, MEI, SERVER, CHANNEL)
        found = Over(await matches.results.report(match.id), await matches.watching.course(match.id))
        await store.close()
        return found

    with ThreadPoolExecutor(1) as beside:  # a browser has its own loop in this thread
        return beside.submit(asyncio.run, brought()).result()
