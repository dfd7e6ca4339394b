"""Undo as an entry of the record: any earlier position again, in every game, as often as people like."""

import random
from collections.abc import Sequence
from functools import cache

import msgspec
import pytest

import games
from games.engine import BadRecord, Position, record
from games.engine.record import Record, kept, undo_to
from tests.support.games.playing import recorded

MOST = 160
"""Entries before everybody who is left but one leaves, so that the match ends."""


@cache
def played(name: str, seats: int, seed: int) -> tuple[Record, list[Position]]:
    """A match at random with undos to anywhere, undos of undos and people who leave; each position of it."""
    dice = random.Random(f"{name} {seats} {seed}")
    game = games.game(name)
    options = game.complete(seats, {})
    position = game.start(seats, options, f"undo {seed}")
    entries: list[str] = []
    found = [position.copy()]
    while position.to_act() is not None:
        chance = dice.random()
        if len(entries) > MOST:
            leaver = position.playing[0]
            entries.append(record.resignation(leaver))
            position.resign(leaver)
        elif chance < 0.15 and len(entries) > 1:
            target = dice.randrange(len(entries) - 1)
            entries.append(undo_to(target))
            position = found[target].copy()
        elif chance < 0.157 and len(position.playing) > 2:
            leaver = dice.choice(position.playing)
            entries.append(record.resignation(leaver))
            position.resign(leaver)
        else:
            action = dice.choice(position.legal())
            entries.append(str(action))
            position.apply(action)
        found.append(position.copy())
    return recorded(name, seats, options, f"undo {seed}", entries, position), found


CASES = [
    (name, seats, seed)
    for name in games.NAMES
    for seats in (games.game(name).min_seats, games.game(name).max_seats)
    for seed in range(2)
]


@pytest.mark.parametrize(("name", "seats", "seed"), CASES)
def test_replay_equals_play_with_undos_anywhere(name: str, seats: int, seed: int) -> None:
    """And the entries that are kept, alone, lead to the same position."""
    match, found = played(name, seats, seed)
    assert sum(entry.startswith("undo") for entry in match.actions) > 2
    steps = zip(record.steps(match), found, strict=True)
    assert all(position == expected for (position, _), expected in steps)
    assert record.verify(record.read(record.write(match))) == match.result
    last = len(match.actions) - 1
    assert all(record.replay(match, number) == found[number] for number in (0, last // 2, last + 1))
    for until in (last // 3, last):
        entries = match.actions[:until]
        numbers = kept(entries)
        assert numbers == sorted(set(numbers))
        alone = msgspec.structs.replace(match, actions=[entries[number - 1] for number in numbers])
        again = record.replay(alone)
        assert again == found[until]
        assert msgspec.json.encode(again) == msgspec.json.encode(found[until])


@pytest.mark.parametrize(
    ("entries", "numbers"),
    [
        ([], []),
        (["a", "b"], [1, 2]),
        (["a", "b", "undo 1"], [1]),
        (["a", "b", "undo 0"], []),
        (["a", "b", "undo 0", "c"], [4]),
        (["a", "b", "undo 1", "c", "undo 2"], [1, 2]),  # an undo of the undo: b counts again
        (["a", "b", "undo 1", "c", "undo 3"], [1]),  # back to where an undo had led
        (["a", "b", "undo 1", "undo 0", "c"], [5]),
        (["a", "b", "c", "undo 1", "d", "undo 3", "e", "undo 5"], [1, 5]),
    ],
)
def test_what_counts_after_undos(entries: Sequence[str], numbers: list[int]) -> None:
    assert kept(entries) == numbers


def qin(*entries: str) -> Record:
    start = games.game("qin").start(3, {}, "s")
    return recorded("qin", 3, games.game("qin").complete(3, {}), "s", entries, start)


def first_moves(count: int) -> list[str]:
    position = record.start(qin())
    moves = []
    for _ in range(count):
        moves.append(str(position.legal()[0]))
        position.apply(position.legal()[0])
    return moves


@pytest.mark.parametrize("target", [2, 3, 99])
def test_an_undo_leads_back(target: int) -> None:
    match = qin(*first_moves(2), f"undo {target}")
    with pytest.raises(BadRecord) as refused:
        record.replay(match)
    assert (refused.value.code, refused.value.facts["number"]) == ("broken-record", 3)
    assert str(refused.value.facts["reason"]) == f"bad-undo (number={target}, last=1)"
    with pytest.raises(BadRecord):
        kept(match.actions)


@pytest.mark.parametrize("entry", ["undo", "undo -1", "undo 01", "Undo 0", "undo  0", "undo 0 ", "undo A"])
def test_an_undo_is_written_in_one_way(entry: str) -> None:
    with pytest.raises(BadRecord) as refused:
        record.replay(qin(*first_moves(2), entry))
    assert "bad-undo" not in str(refused.value)


def test_a_match_that_is_over_is_over() -> None:
    with pytest.raises(BadRecord) as refused:
        record.replay(qin(*first_moves(2), "A resigns", "B resigns", "undo 1"))
    assert str(refused.value.facts["reason"]).startswith("match-over")
