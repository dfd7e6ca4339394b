"""What a computer is given to think over tells nothing that its seat may not know.

When it acts, and what is told of that and how, tells nothing that others may not know.
"""

import random
from collections.abc import Mapping, Sequence
from datetime import timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

import games
from bot.clock import Clock
from bot.matches import Matches, Thought
from bot.store import Store
from bot.store.tables import matches as match_table
from bot.store.tables import snapshots
from games.engine import Chance, GameError
from tests.matches.opponents import against, decide, row_of_computers, seen, until_computer
from tests.matches.table import MEI, confirm, dump, random_panel


async def put(store: Store, position: bytes) -> None:
    """From now on the only match stands like that."""
    async with store.transaction() as writing:
        await writing.run(update(snapshots).values(position=position))


@pytest.mark.parametrize("game", games.NAMES)
async def test_a_thought_holds_nothing_but_what_its_seat_sees(
    matches: Matches, store: Store, clock: Clock, game: str
) -> None:
    """Other cards, tiles and draws behind the same view: not one byte of the thought is another."""
    match = await against(matches, 1, 2, game)
    chance = random.Random(game)
    for number in range(4):
        thought = await until_computer(matches, match)
        async with store.reading() as reading:
            real = await reading.value(select(snapshots.c.position), bytes)
        assert real is not None
        whole = games.brain(game).sample(seen(thought), thought.seat, Chance(f"others {number}"))
        assert msgspec.json.encode(whole) != real
        await put(store, msgspec.json.encode(whole))
        assert [msgspec.json.encode(other) for other in await Matches(store, clock).thoughts()] == [
            msgspec.json.encode(thought)
        ]
        await put(store, real)
        assert await matches.play(thought, decide(thought, chance))


async def test_the_seed_of_the_match_is_in_no_thought(matches: Matches, store: Store, clock: Clock) -> None:
    thought = await row_of_computers(matches, await against(matches, options={"heap": "60"}))
    async with store.reading() as reading:
        seed = await reading.value(select(match_table.c.seed), str)
    assert seed is not None
    assert seed not in str(msgspec.to_builtins(thought))
    async with store.transaction() as writing:
        await writing.run(update(match_table).values(seed="another seed"))
    (other,) = await Matches(store, clock).thoughts()
    assert (other.view, other.plays_at) == (thought.view, thought.plays_at)
    assert other.seed != thought.seed


async def pauses(
    matches: Matches, clock: Clock, game: str, seed: int, options: Mapping[str, str]
) -> dict[tuple[int, bool], timedelta]:
    """A match of three at random: how long computers waited, by the record's length and after whom."""
    match = await against(matches, 1, 2, game, options=options)
    chance = random.Random(seed)
    found = {}
    while (match := await matches.match(match.id)).state == "playing" and match.seq < 30:
        before, by_computer = match.seq, match.seats[match.to_act or 0].player is None
        if by_computer:
            thought = await until_computer(matches, match)
            # also long after its time: how long somebody thinks shifts nothing
            clock.advance(timedelta(seconds=chance.randrange(100)))
            assert await matches.play(thought, decide(thought, chance))
        else:
            await confirm(matches, await random_panel(matches, match, chance))
        match = await matches.match(match.id)
        if match.state == "playing" and match.seats[match.to_act or 0].player is None:
            thought = await until_computer(matches, match)
            found[before, by_computer] = thought.plays_at - clock.now()
    return found


@pytest.mark.parametrize(
    ("game", "options", "runs"),
    [pytest.param("toy", {"heap": "60"}, 5, marks=pytest.mark.fuzz), ("qin", {}, 2)],  # for its time
)
async def test_a_pause_depends_on_neither_what_is_held_nor_what_is_done(
    matches: Matches,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    options: dict[str, str],
    runs: int,
) -> None:
    monkeypatch.setattr("bot.matches.lobby.new_seed", lambda: "5" * 64)
    found: dict[tuple[int, bool], list[timedelta]] = {}
    for seed in range(runs):
        for when, pause in (await pauses(matches, clock, game, seed, options)).items():
            found.setdefault(when, []).append(pause)
    assert sum(len(same) > 1 for same in found.values()) > 5
    assert [same for same in found.values() if len(set(same)) > 1] == []
    assert len({same[0] for same in found.values()}) == len(found)


# ── what others see ──────────────────────────────────────────────────────────────────────────────


async def told(matches: Matches, store: Store, match: int) -> list[Any]:
    """What is shown of when and how somebody acts: messages, clocks, seats, the match as all may know it."""
    everything = await dump(store)
    shown = [everything[table] for table in ("outbox", "deadlines", "seats")]
    return [*shown, await matches.match(match)]


@pytest.mark.parametrize("game", games.NAMES)
async def test_nobody_can_tell_two_worlds_apart_until_something_else_is_done_in_them(
    matches: Matches, store: Store, clock: Clock, tmp_path: Path, game: str
) -> None:
    """Other hands, bags and draws behind what a person sees: at the same time the same is done and told."""
    match = await against(matches, 1, 2, game)
    mine = next(seat.seat for seat in match.seats if seat.person == MEI.id)
    compared = 0
    for number in range(4):
        thought = await until_computer(matches, match)
        async with store.reading() as reading:
            data = await reading.value(select(snapshots.c.position), bytes)
        assert data is not None
        real = msgspec.json.decode(data, type=games.game(game).position_type)
        view = real.view(mine)
        copy = await store.backup(tmp_path / f"{number}.db")
        elsewhere = await Store.open(f"sqlite+aiosqlite:///{copy}")
        for attempt in range(20):
            whole = games.brain(game).sample(view, mine, Chance(f"{number} {attempt}"))
            assert whole.view(mine) == view
            await put(elsewhere, msgspec.json.encode(whole))
            others = Matches(elsewhere, clock)
            (other,) = await others.thoughts()
            assert msgspec.structs.replace(other, view=thought.view) == thought
            assert await told(others, elsewhere, match.id) == await told(matches, store, match.id)
            actions = decide(thought, random.Random(attempt))
            if legal(other, actions):
                break
        clock.advance(max(thought.plays_at - clock.now(), timedelta()))
        assert await matches.play(thought, actions)
        if legal(other, actions):
            compared += whole != real
            assert await others.play(other, actions)
            assert await told(others, elsewhere, match.id) == await told(matches, store, match.id)
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
