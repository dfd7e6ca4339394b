"""Whole matches by use cases alone, and the records they leave."""

import itertools
import json
import random

import msgspec
import pytest
from sqlalchemy import update

from bot.clock import Clock
from bot.matches import Matches
from bot.store import Store
from bot.store.tables import actions, snapshots
from games.engine import hash_of, record
from tests.matches.table import confirm, mover, posts, random_panel, started, take_turn


@pytest.mark.parametrize(
    ("game", "size", "options"),
    [
        ("toy", 2, {"heap": "60"}),
        pytest.param("qin", 2, {"board": "lion"}, marks=pytest.mark.fuzz),
        pytest.param("qin", 4, {}, marks=pytest.mark.fuzz),
        pytest.param("qin", 3, {"series": "both"}, marks=pytest.mark.fuzz),
        pytest.param("china", 3, {}, marks=pytest.mark.fuzz),
        ("china", 4, {"four": "4-5", "fortifications": "yes"}),
        pytest.param("confucius", 3, {}, marks=pytest.mark.fuzz),
        pytest.param("dayunhe", 3, {}, marks=pytest.mark.fuzz),
        pytest.param("confucius", 4, {"game": "basic", "open-rewards": "yes"}, marks=pytest.mark.fuzz),
    ],
)
async def test_a_random_match_by_use_cases_replays_from_its_export_to_the_same_end(
    matches: Matches, store: Store, url: str, clock: Clock, game: str, size: int, options: dict[str, str]
) -> None:
    match = await started(matches, size, game, options=options)
    rng = random.Random(size)
    played: list[str] = []
    running = matches
    while match.state == "playing":
        if size == 2:
            panel = await random_panel(running, match, rng)
        else:  # quicker
            legal = (await running.panel(match.id, mover(match))).view.legal()
            panel = await running.type_move(match.id, mover(match), str(rng.choice(legal)))
            if panel.action is None:
                continue
        played += [*panel.drafted, str(panel.action)]
        match = (await confirm(running, panel)).match
        if rng.random() < 0.1:
            running = Matches(store, clock)  # as after a restart: nothing in memory
    assert match.outcome is not None
    written = record.read(await running.export(match.id))
    assert written.actions == played
    assert record.verify(written) == match.outcome
    assert (written.seats, written.seed_sha256) == (size, match.seed_sha256)
    final = record.replay(written)
    assert (await running.turn(match.id)).view == final.view(None)
    log = await running.log(match.id, None)
    assert [entry for turn in log for entry in turn.entries] == played
    assert [turn.number for turn in log] == list(range(1, match.turn + 1))
    announced = [payload["number"] for kind, payload in await posts(store) if kind == "turn"]
    assert announced == [turn.number for turn in log]
    assert (await posts(store))[-2:] == [("end", {}), ("lobby", {})]
    if game == "qin":  # where who acts again, others being passed over, takes a new turn
        assert all(len(turn.entries) == 1 for turn in log)
    elif game != "confucius":  # there too, but an action and its payment are one turn
        assert all(before.seat != after.seat for before, after in itertools.pairwise(log))


async def test_the_export_hides_seed_and_result_while_the_match_runs(matches: Matches) -> None:
    match = await started(matches)
    match = (await take_turn(matches, match, "2", "look")).match
    running = json.loads(await matches.export(match.id))
    assert running == {
        "format": 1,
        "game": "toy",
        "rules_version": 3,
        "seats": 2,
        "options": {"heap": "12"},
        "seed": None,
        "seed_sha256": match.seed_sha256,
        "actions": ["take 2", "look"],
        "result": None,
    }
    await matches.resign(match.id, mover(match))
    over = json.loads(await matches.export(match.id))
    assert hash_of(over["seed"]) == match.seed_sha256
    assert over["actions"][:2] == ["take 2", "look"]
    assert over["result"]["end"] == "left"


async def test_check_is_content_with_sound_matches_and_names_the_others(
    matches: Matches, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, third = [await started(matches) for _ in range(3)]
    for match in (first, second, third):
        await take_turn(matches, match, "2", "keep")
    assert await matches.check() == []
    async with store.transaction() as writing:
        where = actions.c.match_id == first.id
        await writing.run(update(actions).where(where, actions.c.seq == 1).values(entry="put 9"))
        query = snapshots.c.match_id == second.id
        view = (await matches.turn(second.id)).view
        await writing.run(update(snapshots).where(query).values(position=msgspec.json.encode(view)))
    assert [(match, error.code) for match, error in await matches.check()] == [
        (first.id, "broken-record"),
        (second.id, "position-changed"),
    ]
    monkeypatch.setattr("tests.matches.toy.Toy.rules_version", 4)
    assert [error.code for _, error in await matches.check()] == ["rules-changed"] * 3
