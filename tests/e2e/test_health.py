"""How the bot is, seen from outside and by people, also while its database fails."""

import asyncio
import json
import logging
import math
import re
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta

import aiohttp
import aiosqlite
import asyncpg
import pytest
from sqlalchemy import make_url

from bot.components import pictures
from bot.logs import JsonLines
from tests.support.play import CHANNEL, begin, said, told
from tests.support.stage import Stage


async def seen(stage: Stage, path: str) -> tuple[int, str]:
    """What is told from outside."""
    assert stage.app is not None
    address = f"http://127.0.0.1:{stage.app.health_port}/{path}"
    async with aiohttp.ClientSession() as session, session.get(address) as answer:
        return answer.status, await answer.text()


async def measured(stage: Stage, name: str, **labels: str) -> float:
    """The sum of what is told of that name and these labels."""
    _, body = await seen(stage, "metrics")
    found = re.findall(rf"^{name}(?:{{(.*)}})? (\S+)$", body, re.M)
    wanted = [f'{key}="{value}"' for key, value in labels.items()]
    return sum(float(value) for told, value in found if all(each in told for each in wanted))


@asynccontextmanager
async def broken(stage: Stage) -> AsyncIterator[None]:
    """A file that cannot be written; a server that lets nobody in any more."""
    assert stage.app is not None
    if stage.url.startswith("sqlite"):
        async with stage.app.store._writer.connect() as writer:
            driver = (await writer.get_raw_connection()).driver_connection
        assert isinstance(driver, aiosqlite.Connection)
        await driver.execute("PRAGMA query_only = ON")
        try:
            yield
        finally:
            await driver.execute("PRAGMA query_only = OFF")
        return
    here = make_url(stage.url)
    elsewhere = here.set(drivername="postgresql", database="postgres")
    connection = await asyncpg.connect(elsewhere.render_as_string(hide_password=False))
    await connection.execute(f"ALTER DATABASE {here.database} ALLOW_CONNECTIONS false")
    query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1"
    await connection.fetch(query, here.database)
    try:
        yield
    finally:
        await connection.execute(f"ALTER DATABASE {here.database} ALLOW_CONNECTIONS true")
        await connection.close()


async def test_what_happens_is_measured(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "_drawn", OrderedDict())  # another test may have drawn the same board
    names = ("mandate_turns_total", "mandate_picture_seconds_count", "mandate_press_answered_seconds_count")
    before = [await measured(stage, name) for name in names]
    sent = await measured(stage, "mandate_messages_total", kind="turn", outcome="sent")
    table = await begin(stage, game="qin")
    await table.move()
    await stage.settled()
    assert [await measured(stage, name) > old for name, old in zip(names, before, strict=True)] == [True] * 3
    assert await measured(stage, "mandate_messages_total", kind="turn", outcome="sent") == sent + 1
    assert await measured(stage, "mandate_press_acknowledged_seconds_count", verb="confirm") > 0
    assert await measured(stage, "mandate_matches", game="qin", state="playing") == 1
    assert await measured(stage, "mandate_outbox_rows") == 0
    assert await measured(stage, "process_resident_memory_bytes") > 1e6
    assert await measured(stage, "mandate_discord_requests_total", route="/channels/:id/messages") > 0
    labels = re.findall("{.*}", (await seen(stage, "metrics"))[1])
    assert not re.search(r"\d{17}", "".join(labels))


async def test_files_that_people_bring_are_measured_together(stage: Stage) -> None:
    (mei,) = stage.people("Mei")
    name, route = "mandate_discord_requests_total", "elsewhere"
    before = await measured(stage, name, route=route, status="200")
    for file in ("Mei’s secret plan.json", "v10.json"):
        await told(mei.slash("match import", CHANNEL, record={"name": file, "text": "{}"}))
    assert await measured(stage, name, route=route, status="200") == before + 2
    labels = "".join(re.findall("{.*}", (await seen(stage, "metrics"))[1]))
    assert "attachments" not in labels
    assert ".json" not in labels


async def test_a_bot_that_is_well_says_so(stage: Stage) -> None:
    assert await seen(stage, "live") == (200, '{"live": true}')
    status, body = await seen(stage, "ready")
    assert (status, set(json.loads(body).values())) == (200, {True})
    answer = await told(stage.people("Mei")[0].slash("status", CHANNEL))
    assert "Every message is out." in answer
    assert "⚠️" not in answer


async def test_no_backup_is_told_of_a_file_alone(stage: Stage) -> None:
    """Also if a folder holds those of a file that was moved to the server."""
    backup = "mandate_backup_timestamp_seconds"
    assert stage.app is not None
    if stage.url.startswith("sqlite"):
        assert await measured(stage, backup) == 0
        return
    folder = stage.app.settings.backup_dir
    await asyncio.to_thread(folder.mkdir)
    await asyncio.to_thread((folder / "mandate-20200101-000000.db").touch)
    assert math.isnan(await measured(stage, backup))


async def test_while_the_database_fails_presses_are_refused_in_words_and_it_goes_on_by_itself(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    table = await begin(stage, game="qin")
    board, person = table.board, table.mover
    async with broken(stage):
        answer = await told(person.slash("me", CHANNEL, zone="Asia/Shanghai"))
        assert "I cannot save anything just now" in answer
        status, body = await seen(stage, "ready")
        assert (status, json.loads(body)["database"]) == (503, False)
        assert await measured(stage, "mandate_database_trouble") == 1
        assert "My database failed" in (await said(person, "status")).text
        stage.sandbox.clock.advance(timedelta(days=2))  # what falls due now has to wait
    async with asyncio.timeout(60):
        while (await seen(stage, "ready"))[0] != 200:
            await said(person, "me")
    await table.move()
    await table.next(board)
    assert "⚠️" not in (await said(person, "status")).text
    begins = [record for record in caplog.records if "the database fails" in record.getMessage()]
    assert 1 <= len(begins) <= 2  # reading, writing
    assert "works again" in caplog.text


async def test_a_stuck_outbox_and_a_clock_that_was_set_back_are_told(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert stage.app is not None
    monkeypatch.setattr(stage.app.clock, "behind", lambda: timedelta(hours=1))
    table = await begin(stage, game="qin")
    await stage.settled()
    stage.app.worker._at_once = 0  # as if it were sending as much as it can, which came to nothing
    await table.move()
    stage.sandbox.clock.advance(timedelta(minutes=2))
    status, body = await seen(stage, "ready")
    wrong = [name for name, well in json.loads(body).items() if not well]
    assert (status, wrong) == (503, ["outbox", "clock"])
    answer = await told(table.mover.slash("status", CHANNEL))
    assert "is not out yet" in answer
    assert "My clock was set back" in answer


def test_a_line_of_json_has_the_reference_that_the_person_was_told() -> None:
    try:
        raise ValueError("two\nlines")
    except ValueError as error:
        record = logging.getLogger("bot").makeRecord(
            *("bot", logging.ERROR, "here", 1, "reference %s", ("4AF1",)),
            (type(error), error, error.__traceback__),
            extra={"reference": "4AF1"},
        )
    line = JsonLines().format(record)
    told = json.loads(line)
    assert "\n" not in line
    assert (told["level"], told["reference"], told["message"]) == ("ERROR", "4AF1", "reference 4AF1")
    assert "ValueError: two\nlines" in told["trace"]
