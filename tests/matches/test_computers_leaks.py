"""What a computer is given to think over tells nothing that its seat may not know.

When it acts, and what is told of that and how, tells nothing that others may not know.
"""

import random
from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

import games
from bot.matches import Matches, Thought
from bot.store import Store
from bot.store.tables import matches as match_table
from bot.store.tables import snapshots
from games.engine import Chance, GameError, Position
from tests.support.hours import SECOND, restarted
from tests.support.opponents import LONG, against, decide, row_of_computers, seen, thinking, until_computer
from tests.support.people import MEI
from tests.support.presses import confirm, random_panel
from tests.support.running import seat_of
from tests.support.written import dump


async def put(store: Store, position: Position | bytes) -> None:
    """From now on the only match stands like that."""
    data = position if isinstance(position, bytes) else msgspec.json.encode(position)
    async with store.transaction() as writing:
        await writing.run(update(snapshots).values(position=data))


async def standing(store: Store) -> bytes:
    """How the only match stands."""
    async with store.reading() as reading:
        found = await reading.value(select(snapshots.c.position), bytes)
    assert found is not None
    return found


async def test_the_seed_of_the_match_is_in_no_thought(matches: Matches) -> None:
    thought = await row_of_computers(matches, await against(matches, options=LONG))
    async with matches._store.reading() as reading:
        seed = await reading.value(select(match_table.c.seed), str)
    assert seed is not None
    assert seed not in str(msgspec.to_builtins(thought))
    async with matches._store.transaction() as writing:
        await writing.run(update(match_table).values(seed="another seed"))
    other = await thinking(restarted(matches))
    assert (other.view, other.plays_at) == (thought.view, thought.plays_at)
    assert other.seed != thought.seed


async def pauses(
    matches: Matches, game: str, seed: int, options: dict[str, str], entries: int
) -> dict[tuple[int, bool], timedelta]:
    """A match of three at random: how long computers waited, by the record's length and after whom."""
    match = await against(matches, 1, 2, game, options=options)
    chance = random.Random(seed)
    found = {}
    while match.state == "playing" and match.seq < entries:
        before, by_computer = match.seq, match.seats[match.to_act or 0].player is None
        if by_computer:
            thought = await until_computer(matches, match)
            # also long after its time: how long somebody thinks shifts nothing
            matches._clock.advance(chance.randrange(100) * SECOND)
            assert await matches.play(thought, decide(thought, chance))
        else:
            await confirm(matches, await random_panel(matches, match, chance))
        match = await matches.match(match.id)
        if match.state == "playing" and match.seats[match.to_act or 0].player is None:
            thought = await until_computer(matches, match)
            found[before, by_computer] = thought.plays_at - matches._clock.now()
    return found


@pytest.mark.parametrize(
    ("game", "options", "runs", "entries"),
    [
        ("qin", {}, 2, 14),
        pytest.param("qin", {}, 2, 30, marks=pytest.mark.fuzz),
        pytest.param("toy", LONG, 5, 30, marks=pytest.mark.fuzz),
    ],
)
async def test_a_pause_depends_on_neither_what_is_held_nor_what_is_done(
    matches: Matches,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    options: dict[str, str],
    runs: int,
    entries: int,
) -> None:
    monkeypatch.setattr("bot.matches.lobby.new_seed", lambda: "5" * 64)
    found: dict[tuple[int, bool], list[timedelta]] = {}
    for seed in range(runs):
        for when, pause in (await pauses(matches, game, seed, options, entries)).items():
            found.setdefault(when, []).append(pause)
    assert sum(len(same) > 1 for same in found.values()) > 5
    assert [same for same in found.values() if len(set(same)) > 1] == []
    assert len({same[0] for same in found.values()}) == len(found)


async def told(matches: Matches, match: int) -> list[Any]:
    """What is shown of when and how somebody acts: messages, clocks, seats, the match as all may know it."""
    everything = await dump(matches)
    shown = [everything[table] for table in ("outbox", "deadlines", "seats")]
    return [*shown, await matches.match(match)]


@pytest.mark.parametrize("game", games.NAMES)
async def test_nobody_can_tell_two_worlds_apart(matches: Matches, tmp_path: Path, game: str) -> None:
    """Other hands, bags and draws behind what a person sees: at the same time the same is done and told.

    And behind what the computer sees: not one byte of what it is to think over is another.
    """
    store, clock = matches._store, matches._clock
    match = await against(matches, 1, 2, game)
    mine = seat_of(match, MEI).seat
    compared = 0
    for number in range(4):
        thought = await until_computer(matches, match)
        data = await standing(store)
        whole = games.brain(game).sample(seen(thought), thought.seat, Chance(f"others {number}"))
        assert msgspec.json.encode(whole) != data
        await put(store, whole)
        same = await Matches(store, clock).thoughts()
        assert [msgspec.json.encode(other) for other in same] == [msgspec.json.encode(thought)]
        await put(store, data)
        real = msgspec.json.decode(data, type=games.game(game).position_type)
        view = real.view(mine)
        copy = await store.backup(tmp_path / f"{number}.db")
        elsewhere = Store(copy)
        before = await told(matches, match.id)
        for attempt in range(20):
            whole = games.brain(game).sample(view, mine, Chance(f"{number} {attempt}"))
            assert whole.view(mine) == view
            await put(elsewhere, whole)
            others = Matches(elsewhere, clock)
            other = await thinking(others)
            assert msgspec.structs.replace(other, view=thought.view) == thought
            assert await told(others, match.id) == before
            actions = decide(thought, random.Random(attempt))
            if legal(other, actions):
                break
        clock.advance(max(thought.plays_at - clock.now(), timedelta()))
        assert await matches.play(thought, actions)
        if legal(other, actions):
            compared += whole != real
            assert await others.play(other, actions)
            assert await told(others, match.id) == await told(matches, match.id)
        await elsewhere.close()
    assert compared >= 2


def legal(thought: Thought, actions: Sequence[str]) -> bool:
    """Whether the seat could do that, as far as it knows, and would have done a piece of its turn with it."""
    view = seen(thought)
    try:
        for text in actions:
            action = games.game(thought.game).parse(text)
            final = view.final(action)
            view.apply(action)
    except GameError:
        return False
    return final
