"""What stands to be won, as a player judges it at a glance: posts, boxes, candidates, money, time.

All in points of the game. Only what everybody may see is looked at, and the cards of the seat that judges.
"""

import math
from functools import lru_cache
from typing import Final

from games.confucius.components import (
    EMPTY,
    MINISTRIES,
    NOBODY,
    SPACES,
    box,
    cards,
    lands,
    realm,
)
from games.confucius.position import ConfuciusPosition
from games.engine import Seat

CUBE: Final = 0.6
"""A cube to act with: about a tax, or a marker less its price."""

CARD: Final = 0.3
"""A money card that can be kept or spent."""

REWARD: Final = 1.0
"""An Emperor's Reward not yet known: mostly a marker or four cards for no cube."""

TITLE_STEP: Final = 0.07
"""What one more marker, army or ship counts for a title."""

SPENT: Final = 2.0
"""Cards that a cube needs on the average."""

SURPLUS: Final = 0.15
"""How much a card counts that can neither be spent nor kept."""

DISCOUNT: Final = 0.1
"""What a first marker in a ministry saves in each round to come."""

PER_ROUND: Final = 0.45
"""Armies that come to a land in each round to come, and of those in the colonies."""

ANYHOW: Final = 0.2
"""The same of armies that cannot be foreseen."""

SURE: Final = 0.9
"""More likely than this no land falls that is not full yet."""

VISIT: Final = 0.25
"""What a distant land visited counts for the Admiral."""

NEARLY: Final = 0.3
"""How much the next cube counts while one gift is missing for it."""

BOUND: Final = 0.05
"""What each gift counts besides the cubes: others are bound by it."""

LOOSE, SECURED, SENIOR = 8, 10, 1
"""Strength in a ministry: a marker, a secured one, and the highest official of all that breaks a tie."""

_ROUNDS_A_CANDIDATE: Final = 1.4
"""There is not an examination in every round."""

_COMING: Final = 0.6
"""So much of its fair part of the free officials a seat is thought to get."""

_EVEN: Final = 6.0
"""Strengths that differ by so much: the weaker is e times as likely to end as the weakest."""

_GIVEN: Final = 0.8
"""So much of the influence of the weakest helps its patron; not all, for gifts come and go."""

DECIDED, UNDECIDED = 5.5, 0.5
"""The odds of posts grow with this power of the strength, and with less of it for each free official."""

Strengths = tuple[int, ...]


# ── time and money ───────────────────────────────────────────────────────────────────────────────────


def rounds_left(position: ConfuciusPosition) -> float:
    """Rounds with actions that are likely still to come, the present one included while it has actions."""
    wall = realm().wall - position.wall
    candidates = len(position.candidates_left) + (position.candidate != "")
    free = sum(
        row.count(NOBODY)
        for row, closed in zip(position.markers, position.resolved, strict=True)
        if not closed
    )
    # All ministries close only when nothing is free; hardly more than one official a seat is taken a round.
    return min(wall, _ROUNDS_A_CANDIDATE * candidates, 1 + free / position.seats)


def usable(position: ConfuciusPosition, count: float, cubes: int, left: float) -> float:
    """What so many money cards are worth to a seat with so many cubes: no more than it can spend or keep."""
    spent = SPENT * cubes
    kept = cards().limit * min(1.0, max(0.0, left - 1))
    whole = min(count, spent + kept)
    return CARD * (whole + SURPLUS * (count - whole))


# ── court ────────────────────────────────────────────────────────────────────────────────────────────


def strengths(position: ConfuciusPosition, ministry: int) -> list[int]:
    """By seat: how strong its markers are there."""
    found = [0] * position.seats
    first = True
    secured = position.secured[ministry]
    for space, owner in enumerate(position.markers[ministry]):
        if owner != NOBODY:
            found[owner] += SECURED if secured[space] else LOOSE
            if first:
                found[owner] += SENIOR
                first = False
    for seat in position.resigned:
        found[seat] = 0
    return found


def patrons(position: ConfuciusPosition) -> tuple[int, ...]:
    """By seat: the giver of the best gift it holds, who would get its influence; -1 for none."""
    found = [NOBODY] * position.seats
    best = [0] * position.seats
    for giver, row in enumerate(position.gifts):
        for value, holder in enumerate(row, 1):
            if holder >= 0 and value > best[holder]:
                found[holder], best[holder] = giver, value
    return tuple(found)


def posts(
    position: ConfuciusPosition, ministry: int, strong: list[int], above: tuple[int, ...], free: int
) -> tuple[float, ...]:
    """What each seat may expect of the posts of the open ministry, with such strengths and free spaces."""
    high, low = position.chits[ministry]
    soon = min(free, int(position.seats * (realm().wall - position.wall)))
    return _posts(tuple(strong), above, soon, high, low)


@lru_cache(maxsize=1 << 16)
def _posts(strong: Strengths, above: tuple[int, ...], free: int, high: int, low: int) -> tuple[float, ...]:
    """The weakest of more than two gives its influence to its patron; then strength decides, more or less.

    With free officials the others may still catch up: the more there are, the less the strength says.
    """
    if free == 0:
        return _filled(strong, above, high, low)
    seats = len(strong)
    coming = SECURED * free * _COMING / seats
    now = [value + coming for value in strong]
    least = min(now)
    odds = [math.exp((least - value) / _EVEN) for value in now]
    part = _GIVEN * (1 - free / SPACES) / sum(odds)
    weights = now.copy()
    for seat, patron in enumerate(above):
        if patron != NOBODY and strong[patron]:
            weights[patron] += part * odds[seat] * strong[seat]
    power = DECIDED - UNDECIDED * free
    weights = [value**power for value in weights]
    whole = sum(weights)
    found = [high * weight / whole for weight in weights]
    for first, weight in enumerate(weights):
        share = low * weight / (whole * (whole - weight))
        for second in range(seats):
            if second != first:
                found[second] += share * weights[second]
    return tuple(found)


def _filled(strong: Strengths, above: tuple[int, ...], high: int, low: int) -> tuple[float, ...]:
    """The posts if nothing changes any more (Confucius, Resolving a ministry)."""
    now = list(strong)
    left = [seat for seat, value in enumerate(now) if value > 0]
    while len(left) > 2:
        weakest = min(left, key=lambda seat: now[seat])
        left.remove(weakest)
        if above[weakest] in left:
            now[above[weakest]] += now[weakest]
    found = [0.0] * len(now)
    if left:
        minister = max(left, key=lambda seat: now[seat])
        found[minister] += high
        found[left[-1 - left.index(minister)]] += low
    return tuple(found)


def free_spaces(position: ConfuciusPosition, ministry: int) -> int:
    """Spaces of the ministry without a marker."""
    return position.markers[ministry].count(NOBODY)


def all_posts(position: ConfuciusPosition) -> list[float]:
    """What each seat may expect of the posts of all open ministries."""
    found = [0.0] * position.seats
    above = patrons(position)
    for ministry in range(len(MINISTRIES)):
        if not position.resolved[ministry]:
            free = free_spaces(position, ministry)
            part = posts(position, ministry, strengths(position, ministry), above, free)
            for seat, value in enumerate(part):
                found[seat] += value
    return found


def marker_gain(position: ConfuciusPosition, seat: Seat, ministry: int, space: int, strength: int) -> float:
    """What a marker of such a strength on that space gains the seat, whosever marker is there now."""
    strong = strengths(position, ministry)
    above = patrons(position)
    free = free_spaces(position, ministry)
    before = posts(position, ministry, strong, above, free)
    owner = position.markers[ministry][space]
    if owner == NOBODY:
        free -= 1
    elif strong[owner]:
        strong[owner] = max(0, strong[owner] - (SECURED if position.secured[ministry][space] else LOOSE))
    strong[seat] += strength
    if not any(other != NOBODY for other in position.markers[ministry][:space]):
        strong[seat] += SENIOR
    return posts(position, ministry, strong, above, free)[seat] - before[seat]


def discount_gain(position: ConfuciusPosition, seat: Seat, ministry: int, left: float) -> float:
    """What a first marker in the ministry saves later (Confucius, Discounts)."""
    return 0.0 if position.has_marker(seat, ministry) else DISCOUNT * max(0.0, left - 1)


def candidate_gain(position: ConfuciusPosition, seat: Seat) -> float:
    """What placing the candidate gains the seat: the best ministry it may go to."""
    gains = [
        marker_gain(position, seat, ministry, _likely_space(position, ministry), SECURED)
        for ministry, closed in enumerate(position.resolved)
        if not closed
        and position.candidate not in (other for other in MINISTRIES if other != MINISTRIES[ministry])
    ]
    return max(gains, default=0.0) + TITLE_STEP


def _likely_space(position: ConfuciusPosition, ministry: int) -> int:
    """The first empty space of the ministry, else its last one without a marker."""
    row = position.officials[ministry]
    if EMPTY in row:
        return row.index(EMPTY)
    markers = position.markers[ministry]
    return markers.index(NOBODY) if NOBODY in markers else SPACES - 1


# ── realm ────────────────────────────────────────────────────────────────────────────────────────────


def success(position: ConfuciusPosition, slot: int, lacking: int, recruited: int = 0) -> float:
    """How likely the invasion succeeds if so many boxes are still empty.

    ``recruited``: armies in the colonies that are no longer there.
    """
    if not lacking:
        return 1.0
    rounds = realm().walls[slot] - position.wall
    if rounds <= 0:
        return 0.0
    ready = sum(position.colonies) - recruited
    supply = PER_ROUND * (rounds - 1) + PER_ROUND * min(ready, lacking + 1) + ANYHOW
    return min(SURE, supply / lacking)


def box_gain(position: ConfuciusPosition, slot: int, number: int, lacking: int, recruited: int = 0) -> float:
    """What an army in that box may bring, so many boxes being empty with it there."""
    land = lands()[position.lands[slot]]
    star = REWARD if number == land.star and position.reward_deck else 0.0
    return land.boxes[number] * success(position, slot, lacking, recruited) + star


def best_box(position: ConfuciusPosition) -> float:
    """What the best empty box may bring an army."""
    best = 0.0
    for slot, row in enumerate(position.armies):
        if not position.land_state[slot]:
            lacking = row.count(NOBODY) - 1
            for number, owner in enumerate(row):
                if owner == NOBODY:
                    best = max(best, box_gain(position, slot, number, lacking))
    return best


def voyage_gain(position: ConfuciusPosition, seat: Seat) -> float:
    """What the next complete voyage of the seat brings: a chit if one is left for it, and a reward."""
    best = -1.0
    for land, chit in enumerate(position.distant_chits):
        if not position.visited[land][seat]:
            best = max(best, chit if position.first[land] == NOBODY else 0.0)
    if best < 0:
        return 0.0
    return best + (REWARD if position.reward_deck else 0.0) + VISIT


# ── gifts ────────────────────────────────────────────────────────────────────────────────────────────


def gift_cubes(gifts: int) -> float:
    """Cubes of a round with so many active gifts; one that leads to the next cube counts in part."""
    now = box().cubes_for(gifts)
    near = gifts > 0 and box().cubes_for(gifts + 1) > now
    return now + NEARLY * near + BOUND * gifts


def bound(position: ConfuciusPosition, seat: Seat) -> int:
    """How many active gifts the seat has given and received."""
    found = sum(holder >= 0 for holder in position.gifts[seat])
    return found + sum(seat in row for giver, row in enumerate(position.gifts) if giver != seat)
