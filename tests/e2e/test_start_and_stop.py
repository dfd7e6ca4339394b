"""The bot comes up however the first contact goes, and goes down in order."""

import asyncio
import sqlite3
from contextlib import closing

import pytest

from .play import CHANNEL, newest, open_match, pinged, press, take_turn
from .stage import Stage


@pytest.mark.parametrize(
    "path",
    [pytest.param("/users/@me", marks=pytest.mark.fuzz), "/oauth2/applications/@me"],  # for its time
)
async def test_a_login_may_fail_anywhere(stage: Stage, path: str) -> None:
    await stage.stop()
    stage.sandbox.faults.add("GET", path, status=403)
    await stage.start()
    reply = await stage.sandbox.person("Mei").slash("match list", CHANNEL)
    await reply.settle()
    assert reply.ephemeral


async def test_what_is_being_sent_at_the_stop_is_sent_and_nothing_else_begun(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas", "Aiko")
    person = pinged(stage, newest(stage.sandbox.person("Lena"), thread))
    slow = stage.sandbox.faults.add("POST", f"/channels/{thread}/messages", delay=1)
    await take_turn(stage, person, thread)
    await stage.until(lambda: slow.met == 1)
    reply = await person.slash("match resign", thread)
    await reply.settle()
    await press(person, reply.message, "Resign for good")
    await stage.stop()
    await asyncio.sleep(0.1)
    with closing(sqlite3.connect(stage.database)) as connection:
        rows = connection.execute("SELECT state FROM outbox WHERE kind = 'turn' ORDER BY id").fetchall()
    assert rows == [("sent",), ("waiting",)]


async def test_stopping_ends_even_if_something_came_up_at_that_very_moment(stage: Stage) -> None:
    """Before Python 3.12 `asyncio.wait_for` swallows a cancellation that meets its result."""
    thread = await open_match(stage, "Mei", "Jonas")
    person = pinged(stage, newest(stage.sandbox.person("Mei"), thread))
    refused = stage.sandbox.faults.add("POST", f"/channels/{thread}/messages", status=403)
    await take_turn(stage, person, thread)
    await stage.until(lambda: refused.met == 1)
    await asyncio.sleep(0.2)  # now the announcer sleeps until the next try
    assert stage.app is not None
    stage.app.announcer._wake.set()
    await asyncio.wait_for(stage.stop(), 8)
    assert stage.app is None


async def test_a_killed_bot_leaves_what_was_committed_and_no_lock(stage: Stage) -> None:
    """A transaction that is still open in this process, as in a traceback, must not bind the next bot."""
    thread = await open_match(stage, "Mei", "Jonas")
    with closing(sqlite3.connect(stage.database, isolation_level=None)) as connection:
        held = connection.execute("BEGIN IMMEDIATE").execute("SELECT id FROM matches")
        connection.execute("DELETE FROM outbox")
    await stage.restart()
    await take_turn(stage, pinged(stage, newest(stage.sandbox.person("Mei"), thread)), thread)
    assert held.connection is connection
    with closing(sqlite3.connect(stage.database)) as connection:
        assert connection.execute("SELECT count(*) FROM outbox").fetchone() > (0,)
