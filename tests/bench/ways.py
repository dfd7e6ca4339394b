"""Which modules run on three ways through the house: ``python -m tests.bench.ways``, ``make ways``.

A Confirm from its press to the posted board, a reminder from the moment it is due to its message, a command
that is refused from its sending to the answer; each once end to end.
"""

import asyncio
import os
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path
from types import FrameType
from typing import Any

from tests.support.play import decide, newest, next_board, open_match, pinged, press, said
from tests.support.reminded import hear, reminded, waiting_for
from tests.support.stage import Stage

ROOT = f"{Path(__file__).parents[2]}/"
ROOMS = ("bot/", "games/", "render/")
ASIDE = "bot/sandbox/"


class Way:
    """The modules of the project, the stand-in aside, in which a function ran while it was walked."""

    def __init__(self) -> None:
        self.modules: set[str] = set()
        self._walking = False

    @contextmanager
    def walked(self) -> Iterator[None]:
        """Take down what runs meanwhile, in every thread."""
        self._walking = True
        yield
        self._walking = False

    def note(self, frame: FrameType, event: str, _: Any) -> None:
        """What Python calls at each call of a function."""
        if not self._walking or event != "call" or not frame.f_code.co_filename.startswith(ROOT):
            return
        name = frame.f_code.co_filename.removeprefix(ROOT)
        if name.startswith(ROOMS) and not name.startswith(ASIDE):
            self.modules.add(name)


async def confirm(stage: Stage, way: Way) -> None:
    """A Confirm in Qin."""
    thread = await open_match(stage, "Mei", "Jonas")
    for last in (False, True):
        board = newest(stage.sandbox.person("Mei"), thread)
        person = pinged(stage, board)
        panel = await decide(person, await press(person, board, "Your move"))
        await stage.settled()
        if last:
            with way.walked():
                await press(person, panel, "Confirm")
                await next_board(person, thread, board)
        else:
            await press(person, panel, "Confirm")
            await next_board(person, thread, board)


async def reminder(stage: Stage, way: Way) -> None:
    """A reminder by direct message."""
    (mei,) = stage.people("Mei")
    await waiting_for(stage, "Mei", "Jonas")
    await hear(stage, mei)
    await stage.settled()
    with way.walked():
        stage.sandbox.clock.advance(timedelta(hours=12))
        await reminded(mei)


async def refusal(stage: Stage, way: Way) -> None:
    """A command of somebody who does not play."""
    thread = await open_match(stage, "Mei", "Jonas")
    (lena,) = stage.people("Lena")
    await stage.settled()
    with way.walked():
        await said(lena, "match undo", thread)


async def main() -> None:
    """Print each way: how many modules, and which."""
    os.environ["DISCORD_OPENAPI"] = ""
    for name, walk in (("Confirm", confirm), ("reminder", reminder), ("refused command", refusal)):
        way = Way()
        threading.setprofile(way.note)  # for the threads in which pictures are drawn
        sys.setprofile(way.note)
        with tempfile.TemporaryDirectory() as folder:
            async with Stage(Path(folder)) as stage:
                await walk(stage, way)
        print(f"{name}: {len(way.modules)} modules")
        print("  " + " ".join(sorted(way.modules)))


if __name__ == "__main__":
    asyncio.run(main())
