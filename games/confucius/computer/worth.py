"""What a position promises each seat, in points at the end of the match."""

from typing import Final

from games.confucius import scoring
from games.confucius.components import AVAILABLE, NOBODY, realm
from games.confucius.computer import outlook
from games.confucius.computer.outlook import CUBE, REWARD, TITLE_STEP
from games.confucius.computer.weights_realm import TROUBLE
from games.confucius.position import ConfuciusPosition

FIRST: Final = 0.5
"""Whoever wins of several with the most is ahead by this; the Admiral of the variant may have fewer."""

READY_ARMY: Final = 0.75
"""How much of the best box an army in the colonies is worth."""

STUDENT: Final = 0.45
"""How likely a student wins the candidate."""

SAILING: Final = 0.4
"""What the licences of a voyage cost, and that it may come too late."""

SPARE_JUNK: Final = 0.5
"""How much a junk for a second voyage counts."""

JUNK_ROUNDS: Final = 2
"""With fewer rounds left than that, junks sail the less likely."""

AT_HAND: Final = 0.25
"""A gift that can be given, ..."""

GIFT_ROUNDS: Final = 3
"""... less with fewer rounds left than that."""

LATE_REWARD: Final = 0.6
"""How much a reward counts in the last round."""

A_LAND, A_JUNK = 2.5, 0.5
"""Steps to the Admiral of a land that was visited, and of a junk in the ocean."""


def worth(position: ConfuciusPosition) -> list[float]:
    """Points so far, and what may still come of court, realm, gifts, money; see `Brain.worth`."""
    if position.turn is None:
        return _final(position)
    found = [float(score) for score in position.scores]
    left = outlook.rounds_left(position)
    for seat, points in enumerate(outlook.all_posts(position)):
        found[seat] += points
    _add_invasions(position, found, left)
    _add_students(position, found)
    for seat in position.playing:
        found[seat] += _prospects(position, seat, left)
    return found


def _final(position: ConfuciusPosition) -> list[float]:
    """The points; whoever wins of several with the most is ahead of them, who left is behind everybody."""
    found = [float(score) for score in position.scores]
    top = max(found[seat] for seat in position.playing)
    for place, seat in enumerate(position.resigned):
        found[seat] = float(place - position.seats)
    outcome = scoring.outcome(position)
    for seat in outcome.winners:
        found[seat] = top + FIRST
    return found


def _add_invasions(position: ConfuciusPosition, found: list[float], left: float) -> None:
    """Armies in boxes of lands that are not resolved, and in the colonies."""
    for slot, row in enumerate(position.armies):
        if not position.land_state[slot]:
            lacking = row.count(NOBODY)
            for number, owner in enumerate(row):
                if owner != NOBODY:
                    found[owner] += outlook.box_gain(position, slot, number, lacking)
    best = outlook.best_box(position) - CUBE - TROUBLE
    if best > 0:
        for seat, count in enumerate(position.colonies):
            found[seat] += READY_ARMY * best * min(count, left)


def _add_students(position: ConfuciusPosition, found: list[float]) -> None:
    """Who has a student may win the candidate."""
    for owner in position.students:
        if owner != NOBODY:
            found[owner] += STUDENT * outlook.candidate_gain(position, owner)


def _prospects(position: ConfuciusPosition, seat: int, left: float) -> float:
    """Junks, gifts, rewards, money and cubes of a seat, and its steps towards titles."""
    gain = TITLE_STEP * (_markers(position, seat) + _armies(position, seat) + _ships(position, seat))
    junks = position.yard[seat] + position.ocean[seat]
    if junks:
        length = realm().voyage
        each = max(0.0, outlook.voyage_gain(position, seat) - CUBE - SAILING) / length
        useful = min(junks, length) + SPARE_JUNK * max(0, junks - length)
        gain += useful * each * min(1.0, left / JUNK_ROUNDS)
    rounds = max(0.0, left - 1)
    gain += CUBE * rounds * outlook.gift_cubes(outlook.bound(position, seat))
    gain += AT_HAND * position.gifts[seat].count(AVAILABLE) * min(1.0, rounds / GIFT_ROUNDS)
    gain += REWARD * len(position.rewards[seat]) * (1.0 if left > 1 else LATE_REWARD)
    cubes = position.cubes[seat]
    return gain + CUBE * cubes + outlook.usable(position, sum(position.hands[seat]), cubes, left)


def _markers(position: ConfuciusPosition, seat: int) -> int:
    """Markers on officials and posts."""
    return sum(row.count(seat) for row in position.markers) + sum(row.count(seat) for row in position.posts)


def _armies(position: ConfuciusPosition, seat: int) -> int:
    """Armies recruited."""
    away = sum(row.count(seat) for row in position.armies)
    return away + position.colonies[seat] + position.insulted[seat]


def _ships(position: ConfuciusPosition, seat: int) -> float:
    """Distant lands visited and junks in the ocean, a land counting as two or three markers."""
    return A_LAND * sum(row[seat] for row in position.visited) + A_JUNK * position.ocean[seat]
