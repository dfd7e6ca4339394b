"""Positions of Yunnan from a few words. Colours are letters; with two players A and C are the first one's."""

from collections.abc import Mapping, Sequence

import msgspec

from games.engine import Chance, Event
from games.engine.contract import SEAT_LETTERS
from games.yunnan.components import BUILDINGS, KINDS, board, buildings, setup
from games.yunnan.position import YunnanPosition, start
from games.yunnan.turns import parse
from tests.support.games.scenes import legal as legal
from tests.support.games.scenes import of_type as of_type
from tests.support.games.scenes import outcome as outcome
from tests.support.games.scenes import ranks as ranks
from tests.support.games.scenes import refusal
from tests.support.games.scenes import the as the

Places = Mapping[str, str]
"""By letter the names of places, parted by blanks; one that stands there twice counts twice."""


def province(name: str) -> int:
    """The index of the province."""
    return [entry.id for entry in board().provinces].index(name)


def building(name: str) -> int:
    """The index of the building."""
    return BUILDINGS.index(name)


def colour(letter: str) -> int:
    """The colour with that letter; "." is none."""
    return -1 if letter == "." else SEAT_LETTERS.index(letter)


def letters(colours: list[int] | tuple[int, ...]) -> str:
    """The letters of the colours."""
    return "".join(SEAT_LETTERS[one] for one in colours)


def scene(
    phase: str = "bid",
    *,
    seats: int = 4,
    turn: str = "A",
    order: str = "",
    travel: str = "",
    waiting: str = "",
    traders: Places | None = None,
    posts: Places | None = None,
    bridges: Places | None = None,
    teahouses: Mapping[str, str] | None = None,
    bids: Mapping[str, str] | None = None,
    bank: str = "..",
    supply: Mapping[str, int] | None = None,
    at_home: int = 0,
    horse: Mapping[str, str] | None = None,
    influence: str = "",
    passes: str = "",
    money: Mapping[str, int] | None = None,
    incomes: Mapping[str, int] | None = None,
    stock: Places | None = None,
    used: Places | None = None,
    general: Mapping[str, int] | None = None,
    vp: Mapping[str, int] | None = None,
    gifts: Mapping[str, int] | None = None,
    gifts_left: Mapping[str, int] | None = None,
    passed: str = "",
    expert: bool = False,
    round: int = 3,
) -> YunnanPosition:
    """A position in which ``turn`` is to act.

    ``order``: bidding order, by the alphabet unless said; ``travel``: its reverse unless said. ``traders`` on
    the map, ``posts`` by letter; ``bids`` by building as in "A5 B9"; ``bank`` the colours left and right.
    Everybody has ``at_home`` traders at home, ``supply`` says otherwise by letter; the rest is not in play
    unless ``general`` says otherwise. Horses stand in Qinghai, influence is 0, passes are 2, money is 30
    unless said. ``stock`` are structures taken, ``used`` others that are gone; built ones are counted. The
    map has the gifts in ``gifts_left``, and three in Qinghai unless said, so that the match goes on.
    """
    colours = 4 if seats == 2 else seats
    names = SEAT_LETTERS[:colours]
    order = order or (travel[::-1] if travel else names)
    travel = travel or order[::-1]
    provinces = [entry.id for entry in board().provinces]
    here, standing = _counted(traders, provinces, colours), _counted(posts, provinces, colours)
    sites = [bridge.id for bridge in board().bridges]
    spans = [[*map(bool, row)] for row in _counted(bridges, sites, colours)]
    slots = [-1] * len(board().provinces)
    for place, letter in (teahouses or {}).items():
        slots[province(place)] = colour(letter)
    spaces = [[-1] * len(entry.values) for entry in buildings()]
    for name, words in (bids or {}).items():
        for word in words.split():
            values = buildings()[building(name)].values
            spaces[building(name)][values.index(int(word[1:]))] = colour(word[0])
    sides = [colour(letter) for letter in bank]
    home = [(supply or {}).get(letter, at_home) for letter in names]
    out = []
    for one, letter in enumerate(names):
        seen = home[one] + sum(row[one] for row in here) + sum(row.count(one) for row in (*spaces, sides))
        out.append((general or {}).get(letter, setup().traders - seen))
        assert out[one] >= 0
    shelf, gone = _counted(stock, KINDS, colours), _counted(used, KINDS, colours)
    for one in range(colours):
        gone[0][one] += sum(row[one] for row in standing)
        gone[1][one] += sum(row[one] for row in spans)
        gone[2][one] += slots.count(one)
    reserve = [
        [setup().structures[kind] - shelf[kind][one] - gone[kind][one] for one in range(colours)]
        for kind in range(len(KINDS))
    ]
    assert min(map(min, reserve)) >= 0
    acting = colour(turn)
    tiles = {"qinghai": 3, **(gifts_left or {})}
    budgets = [int(count) for count in passes] or [2] * colours
    begun = start(seats, {"version": "expert" if expert else "basic"}, "a scene")
    return msgspec.structs.replace(
        begun,
        chance=Chance("a scene", 50),
        turn=acting % seats,
        round=round,
        phase=phase,
        colour=acting,
        waiting=[colour(letter) for letter in waiting],
        bid_order=[colour(letter) for letter in order],
        travel_order=[colour(letter) for letter in travel],
        passed=[letter in passed for letter in names],
        banked=[one in sides for one in range(colours)],
        spaces=spaces,
        bank=sides,
        vp=[(vp or {}).get(letter, 0) for letter in names[:seats]],
        money=[(money or {}).get(letter, 30) for letter in names],
        influence=[int(count) for count in influence] or [0] * colours,
        passes=budgets,
        horse=[province((horse or {}).get(letter, "qinghai")) for letter in names],
        supply=home,
        general=out,
        gifts=[(gifts or {}).get(letter, 0) for letter in names],
        incomes=[(incomes or {}).get(letter, 0) for letter in names],
        traders=here,
        posts=standing,
        bridges=spans,
        teahouses=slots,
        stock=shelf,
        reserve=reserve,
        gifts_left=[tiles.get(entry.id, 0) for entry in board().provinces],
        passes_left=budgets[acting] if phase == "travel" else 0,
    )


def _counted(wanted: Places | None, names: Sequence[str], colours: int) -> list[list[int]]:
    """By name and colour, how often it stands there."""
    found = [[0] * colours for _ in names]
    for letter, words in (wanted or {}).items():
        for word in words.split():
            found[names.index(word)][colour(letter)] += 1
    return found


def play(position: YunnanPosition, *notations: str) -> list[Event]:
    """Carry out these actions one after the other; all their events."""
    return [event for notation in notations for event in position.apply(parse(notation))]


def refused(position: YunnanPosition, notation: str) -> str:
    """The code with which the action is refused; "" if it is not."""
    return refusal(position, parse(notation))


def close_round(position: YunnanPosition) -> list[Event]:
    """What follows when the travel phase ends as the position stands: the one to act travels last."""
    position.waiting = []
    return play(position, "end")
