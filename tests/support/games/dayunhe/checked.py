"""What must be so after every decision: what the slow rules say, and what holds of every position."""

from collections import Counter
from itertools import chain

from games.dayunhe.position import DayunhePosition
from games.engine import Event
from tests.support.games.dayunhe.printed import (
    CARDS,
    GUARD,
    LETTERS,
    OWN_TILES,
    SLOTS,
    TRIPS,
    UNREST,
    symbols,
)
from tests.support.games.dayunhe.scenes import parse
from tests.support.games.dayunhe.slow_match import Match

LEAVES = " resigns"
"""How the record's entry ends that says that a seat left."""

OWN = {"chance", "viewer", "entries", "picks"}
"""What is the engine's own; `test_views` looks at the secret entries."""

SAME = [field for field in DayunhePosition.__struct_fields__ if field not in {*OWN, "left"}]
"""Fields in which the slow match and the engine must agree after every decision."""

LAPSED = "phase round start actor chosen revealed handed way lines steps special facing used"
"""Fields that mean nothing any more once the match is over."""

TILES = sorted(Counter(OWN_TILES).elements())


def check_same(before: DayunhePosition, entry: str, after: DayunhePosition) -> None:
    """By the slow rules too the record's entry leads to this position; ``before`` is changed on the way."""
    slow = Match(before, after)
    if entry.endswith(LEAVES):
        slow.leave(LETTERS.index(entry[0]))
    else:
        slow.play(entry)
    for field in SAME:
        if after.turn is not None or field not in LAPSED.split():
            assert getattr(before, field) == getattr(after, field), (field, entry)
    if after.turn is not None:
        assert {action: n for action, n in before.left.items() if n} == after.left, entry


def carried_out(position: DayunhePosition, *entries: str) -> list[Event]:
    """All events of these entries of a record, "B resigns" among them, played beside the slow rules."""
    found: list[Event] = []
    for entry in entries:
        before = position.copy()
        found += (
            position.resign(LETTERS.index(entry[0]))
            if entry.endswith(LEAVES)
            else position.apply(parse(entry))
        )
        check_same(before, entry, position)
    return found


def all_done(position: DayunhePosition) -> list[Event]:
    """All that happens until nobody has a card to carry out any more: everybody is done."""
    found: list[Event] = []
    while position.turn is not None and position.phase == "act":
        found += carried_out(position, "done")
    return found


def check_tiles(position: DayunhePosition) -> None:
    """Thirty tiles each over map, stacks, warehouse, City and wall; what must always hold of them."""
    found = [[*chain(*position.stacks[seat])] for seat in range(position.seats)]
    for kind, owner, rotation in zip(position.tiles, position.owners, position.rotations, strict=True):
        assert (kind == "") == (owner == -1)
        assert kind or rotation == 0
        if kind:
            found[owner].append(kind)
    for seat in range(position.seats):
        unrest = position.wall[seat] + sum(area[seat] for area in position.city_unrest)
        found[seat] += [*position.warehouses[seat], *position.city[seat], *[UNREST] * unrest]
        assert sorted(found[seat]) == TILES
        assert sum(position.gains[seat]) == position.scores[seat]
        assert len(position.warehouses[seat]) <= SLOTS
        assert UNREST not in position.city[seat]
        assert position.city_unrest[seat][seat] == 0
        assert not any(
            up and not pile for up, pile in zip(position.up[seat], position.stacks[seat], strict=True)
        )
    assert min(position.wall) >= 0
    if position.phase in ("take", "stock"):
        assert max(position.wall) < position.level


def check_phase(position: DayunhePosition) -> None:
    """What holds in each phase."""
    turn, actor = position.turn, position.actor
    assert turn in position.playing
    assert 0 < position.trips <= TRIPS
    assert position.coordinator == position.entered[-1]
    assert len(set(position.entered + position.way)) == len(position.entered) + len(position.way)
    assert (position.facing != []) == (position.phase == "face")
    assert (position.steps > 0) == (position.phase == "fork")
    assert len(position.way) == len(position.lines)
    assert not position.special or position.phase == "fork"
    assert position.round == 0 if position.phase == "stock" else 1 <= position.round <= GUARD
    match position.phase:
        case "stock" | "take":
            assert actor is None
            assert position.left == {}
        case "act" | "face":
            assert turn == actor
        case "fork":
            assert (actor is not None) == position.special
    if actor is not None:
        assert position.revealed[actor]
        assert position.left.keys() <= symbols(position.chosen[actor]).keys()
    cards = [card for card in position.chosen if card]
    assert len(set(cards)) == len(cards)
    assert set(cards) <= set(CARDS)
    if position.phase == "take":
        assert not any(position.revealed)
        assert sorted(position.handed[turn or 0] + cards) == sorted(CARDS)
