"""What things are worth to computer players of Yunnan: rounds to come, money, pieces, progress.

All values are in points. A yuan of income is a point, for it can be converted; money that is kept is worth
more as long as it pays for progress, and a third at the end.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from games.yunnan import routes
from games.yunnan.components import (
    CUSTOMS,
    DRAGON,
    HORSE,
    KINDS,
    MARKET,
    POST,
    SCHOOL,
    TEAHOUSE,
    board,
    ends,
    setup,
    table,
)
from games.yunnan.position import YunnanPosition

# ── weights ──────────────────────────────────────────────────────────────────────────────────────────

LONGEST: Final = 6.0
"""More rounds to come than this are not thought of: so many there are at the start."""

SHORTEST: Final = 0.15
"""Fewer than this are not, before it is certain: somebody may keep the match going."""

PACE: Final = 15.0
"""Points that the leader makes in a round at least, when the end is guessed."""

CONVERTED: Final = 0.8
"""How much of the highest income the leader converts in a round."""

TILES: Final = 2.2
"""Gifts that leave the map in a round."""

PURSE: Final = 14
"""Yuan that a colour can use in a bidding."""

BARGAIN: Final = 1.3
"""Points that a yuan in the purse is worth with the most rounds to come."""

SPARE: Final = 0.52
"""The same for what the purse cannot use at once."""

RESPECT: Final = 1.5
"""Points that a step of influence brings in a round: displacing, and not being displaced."""

TOGETHER: Final = 3
"""So many traders at most share the passes of a round, for what one of them can expect."""

BRIDGED: Final = 0.7
"""A bridge saves a trader from the market so many passes."""

SCHOOLED: Final = 0.85
"""How much of what a trader may earn a further one earns: the passes do for the first ones."""

THIS_ROUND: Final = {SCHOOL: 0.6, CUSTOMS: 0.8, HORSE: 0.3}
"""How much of a round a gain still serves in the one in which it is bid for, ..."""

POSTED: Final = 0.8
"""... and a post that is taken in it."""

RIDING: Final = 0.45
"""The share of a colour's traders that goes as far as the horse, ..."""

CARRIED: Final = 0.7
"""... and how many of them a pass carries a province further."""

PLACES: Final = 2.0
"""Points of the horse for the places that it opens to structures."""

READY: Final = 1.0
"""Points of a tea house for which there is a place already, besides those of the table."""

HOPED: Final = 0.6
"""How much of a tea house counts while there is a place only beyond the horse, ..."""

PLACELESS: Final = 0.5
"""... and its points when none is left or no time to come there."""

BRIDGE_POINTS: Final = 2.5
"""Points of a bridge in a round for each province beyond the first that the horse has reached, up to two."""

CHAINED: Final = 0.8
"""How likely a post is connected when income is counted."""

USELESS: Final = -1.0
"""Points of a structure of which there is none left."""

# ── the rounds to come ───────────────────────────────────────────────────────────────────────────────


def outlook(position: YunnanPosition) -> float:
    """How many rounds are likely to follow the present one."""
    limits = ends(position.seats)
    tiles = sum(position.gifts_left) - limits.gifts
    lead = max([position.vp[seat] for seat in position.playing])
    if position.phase == "convert" and (tiles <= 0 or lead >= limits.points):
        return 0.0
    income = max(position.incomes)
    if position.seats == 2:
        income = max(
            [
                sum([position.incomes[colour] for colour in position.colours_of(seat)])
                for seat in range(position.seats)
            ]
        )
    by_points = (limits.points - lead) / max(PACE, CONVERTED * income)
    by_tiles = tiles / TILES
    if position.phase != "convert":  # this round's points and tiles are still to come
        by_points, by_tiles = by_points - 1, by_tiles - 1
    return max(SHORTEST, min(by_points, by_tiles, LONGEST))


def purse(money: float, left: float) -> float:
    """What so much money is worth with so many rounds to come."""
    last = 1 / table().yuan
    if left <= 0:
        return money * last
    eager = left / LONGEST  # with few rounds to come there is little left to bid for
    useful = min(money, PURSE)
    return useful * (last + (BARGAIN - last) * eager) + (money - useful) * (last + (SPARE - last) * eager)


# ── what pieces earn ─────────────────────────────────────────────────────────────────────────────────


@lru_cache(maxsize=1 << 17)
def earning(own: int, traders: tuple[int, ...], posts: tuple[int, ...]) -> int:
    """The income of traders and posts by province with these bridges; isolated ones are in the market."""
    provinces = board().provinces
    gaps = routes.gaps_with(own, routes.presence_bits(traders, posts))
    found = 0
    for province, entry in enumerate(provinces):
        if gaps[province]:
            found += traders[province] * provinces[MARKET].trader
        else:
            found += traders[province] * entry.trader + posts[province] * (entry.post or 0)
    return found


def column(rows: Sequence[Sequence[int]], colour: int) -> tuple[int, ...]:
    """One colour's pieces by province."""
    return tuple([row[colour] for row in rows])


@cache
def trader_in(province: int) -> int:
    """What a trader earns there."""
    return board().provinces[province].trader


@cache
def step() -> int:
    """What a trader earns more in each province up the road."""
    return trader_in(MARKET + 1) - trader_in(MARKET)


def travelling(position: YunnanPosition, colour: int) -> float:
    """What a trader from the market is likely to earn in a round."""
    fresh = 1 + position.supply[colour] + position.traders[MARKET][colour]
    steps = position.passes[colour] / min(TOGETHER, fresh) + BRIDGED * sum(
        [row[colour] for row in position.bridges]
    )
    return trader_in(MARKET) + step() * min(position.horse[colour], steps)


# ── progress ─────────────────────────────────────────────────────────────────────────────────────────


def gain(position: YunnanPosition, colour: int, building: int, left: float) -> float:
    """The points that the next step of progress in the building brings."""
    if building == SCHOOL:
        return (left + THIS_ROUND[SCHOOL]) * SCHOOLED * travelling(position, colour)
    horse, passes = position.horse[colour], position.passes[colour]
    traders = setup().traders - position.general[colour]
    if building == CUSTOMS:
        worth = table().passes[passes + 1] - table().passes[passes]
        return worth + (THIS_ROUND[CUSTOMS] + left) * step() * min(1.0, horse / passes)
    if building == HORSE:
        return (THIS_ROUND[HORSE] + left) * step() * min(traders * RIDING, passes * CARRIED) + PLACES
    if building == DRAGON:
        influence = position.influence[colour]
        worth = table().influence[influence + 1] - table().influence[influence]
        return worth + left * RESPECT
    return max(structure(position, colour, kind, left) for kind in range(len(KINDS)))


def structure(position: YunnanPosition, colour: int, kind: int, left: float) -> float:
    """The points that one more structure of the kind brings."""
    if not position.reserve[kind][colour]:
        return USELESS
    horse = position.horse[colour]
    if KINDS[kind] == TEAHOUSE:
        free = [place for place in range(1, len(position.teahouses)) if position.teahouses[place] < 0]
        built = position.teahouses.count(colour)
        worth = table().teahouses[built + 1] - table().teahouses[built]
        waiting = position.stock[kind][colour]
        near = sum([place <= horse for place in free])
        if near > waiting:
            return worth + READY
        return worth * HOPED if len(free) > waiting and left >= 1 else PLACELESS
    if KINDS[kind] == POST:
        return (left + POSTED) * post_income(position, colour, horse)
    return left * BRIDGE_POINTS * min(2.0, horse - 1)


def post_income(position: YunnanPosition, colour: int, horse: int) -> float:
    """What a post of the colour will earn in a round, built as far as its chain of provinces may reach."""
    best = 0.0
    for place in range(1, horse + 1):
        value = board().provinces[place].post or 0
        best = max(best, float(value))
    return best * CHAINED
