"""A process with a pool of its own, to be killed: ``python -m tests.support.alone``.

It thinks about something that takes minutes, says so in a line, and ends in order on SIGINT and SIGTERM. With
a number it says so that many seconds after it asked for the process, which may still be beginning then.
"""

import asyncio
import signal
import sys

from bot.computers.pool import Pool
from bot.computers.worker import Budget
from tests.support.tasks import ENDLESS, forced, hard


async def run(begins: float | None) -> None:
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    pool = Pool(1, Budget(ENDLESS, ENDLESS))
    if begins is None:
        await pool.think(forced())
    thinking = asyncio.create_task(pool.think(hard()))
    await asyncio.sleep(begins or 0.1)
    print("thinking", flush=True)
    await stopped.wait()
    thinking.cancel()
    await pool.stop()
    await asyncio.gather(thinking, return_exceptions=True)


if __name__ == "__main__":
    asyncio.run(run(float(sys.argv[1]) if len(sys.argv) > 1 else None))
