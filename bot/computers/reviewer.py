"""Looks over matches that are over, for those who asked what a computer thinks of them."""

import asyncio
import logging

from sqlalchemy.exc import SQLAlchemyError

from bot.computers.pool import Pool
from bot.computers.worker import Budget, Look, Task
from bot.matches.reviews import Glance, Reviews
from bot.store import Store
from bot.store.database import SOON
from games.engine import editions

log = logging.getLogger(__name__)

NICE = 19
"""All else on the machine comes first."""

SECONDS, TOGETHER = 3.0, 12.0
"""For the chances after a turn, and for an action that was perhaps better; for all of these in a turn.

So no turn takes more than 15 seconds of one core.
"""

BUDGET = Budget(SECONDS, TOGETHER, patience=1800)
"""On a busy machine what stands back so far takes its time, and does not hang."""

AGAIN = 10
"""Seconds until what went wrong is tried again."""

TRIES = 3
"""Of a review that fails by a fault of ours; then it waits for another version of this program."""


class Reviewer:
    """One look after the other, each in a process of its own, and only while no computer thinks in a match.

    What was found is in the tables: a look that was interrupted is begun anew, the others are not.
    """

    def __init__(self, store: Store, reviews: Reviews, pool: Pool, live: Pool) -> None:
        self._service = reviews
        self._pool = pool
        self._live = live
        self._changed = asyncio.Event()
        self._failed: dict[int, int] = {}
        store.listen("computers", self._changed.set, SOON)

    async def run(self) -> None:
        """Go on until cancelled."""
        while True:
            self._changed.clear()
            try:
                wanted = [
                    match for match in await self._service.open_ones() if self._failed.get(match, 0) < TRIES
                ]
            except (SQLAlchemyError, OSError) as error:
                log.error("the reviews that were asked for could not be read: %s", error)
                await asyncio.sleep(AGAIN)
                continue
            if wanted:
                await self._see_through(wanted[0])
            else:
                await self._pool.rest()
                await self._changed.wait()

    async def _see_through(self, match: int) -> None:
        try:
            while glances := await self._service.glances(match):
                for glance in glances:
                    await self._live.quiet.wait()
                    await self._look(glance)
        except (SQLAlchemyError, OSError) as error:
            log.error("match %s: its review could not be stored: %s", match, error)
            await asyncio.sleep(AGAIN)
        except Exception:
            log.exception("match %s: its review fails", match)
            self._failed[match] = self._failed.get(match, 0) + 1
            await asyncio.sleep(AGAIN)

    async def _look(self, glance: Glance) -> None:
        printing = editions.printing(glance.game)
        if glance.seat is None:
            look = Look(glance.game, glance.view, glance.seed, printing)
            await self._service.seen(glance, await self._pool.look(look))
        else:
            task = Task(glance.game, glance.view, "strong", glance.seed, printing)
            await self._service.seen(glance, await self._pool.search(task))
