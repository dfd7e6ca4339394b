"""Resolving a ministry: influence is given up until two are left, who get its posts (Resolution)."""

from typing import TYPE_CHECKING

from games.confucius import events, obligations
from games.confucius.components import MINISTRIES, NOBODY, SPACES
from games.confucius.events import Standing
from games.confucius.phases import COURT, give_turn
from games.confucius.scoring import MINISTRY, score
from games.engine import Event, Seat

if TYPE_CHECKING:
    from games.confucius.position import ConfuciusPosition


def standing(position: "ConfuciusPosition", ministry: int) -> Standing:
    """Who has influence in the ministry now, the strongest first: (seat, tiles, best space).

    More tiles are stronger, then the highest seniority. While it is resolved, tiles received count as one's
    own; those of seats that left are nobody's.
    """
    owners = position.influence if ministry == position.resolving else _owners(position, ministry)
    found = [(seat, owners.count(seat), owners.index(seat)) for seat in set(owners) if seat != NOBODY]
    return tuple(sorted(found, key=lambda entry: (-entry[1], entry[2])))


def _owners(position: "ConfuciusPosition", ministry: int) -> list[int]:
    """By space: whose influence an official is."""
    gone = position.resigned
    return [NOBODY if owner in gone else owner for owner in position.markers[ministry]]


def is_full(position: "ConfuciusPosition", ministry: int) -> bool:
    """Whether every space of the open ministry holds an official with a marker."""
    return not position.resolved[ministry] and NOBODY not in position.markers[ministry]


def resolve_full(position: "ConfuciusPosition") -> list[Event]:
    """Ministries that are full are resolved, in the order of the board, until somebody has a choice."""
    found: list[Event] = []
    for ministry in range(len(MINISTRIES)):
        if is_full(position, ministry):
            found += _begin(position, ministry)
            if position.phase != COURT:
                break
    return found


def resolve_open(position: "ConfuciusPosition") -> list[Event]:
    """At the end of the match all others are, empty spaces and officials without a marker ignored."""
    found: list[Event] = []
    for ministry in range(len(MINISTRIES)):
        if not position.resolved[ministry]:
            found += _begin(position, ministry)
            if position.phase != COURT:
                break
    return found


def _begin(position: "ConfuciusPosition", ministry: int) -> list[Event]:
    """All markers count as secured; the standing is read."""
    position.influence = _owners(position, ministry)
    position.resolving = ministry
    position.secured[ministry] = [owner != NOBODY for owner in position.markers[ministry]]
    began = events.ResolutionBegan(ministry, standing(position, ministry))
    return [began, *go_on(position)]


def go_on(position: "ConfuciusPosition") -> list[Event]:
    """The weakest gives its influence away while there are more than two; then the posts are filled.

    A tie is broken by seniority. Who has no choice to whom does so at once.
    """
    position.phase = COURT
    found: list[Event] = []
    while len(left := standing(position, position.resolving)) > 2:
        loser = left[-1][0]
        heirs = obligations.heirs(position, loser)
        if len(heirs) > 1:
            give_turn(position, "influence", loser)
            return found
        found += give(position, loser, heirs[0], forced=True)
    return found + _fill_posts(position, left)


def give(position: "ConfuciusPosition", seat: Seat, to: Seat, *, forced: bool) -> list[Event]:
    """All that the seat has in the ministry is another's now; a gift of that one to it is returned."""
    *_, (_, before, _), (_, tiles, _) = standing(position, position.resolving)
    gift = obligations.gift_from(position, to, seat)
    position.influence = [to if owner == seat else owner for owner in position.influence]
    total = position.influence.count(to)
    given = events.InfluenceGiven(seat, to, position.resolving, tiles, total, gift, before == tiles, forced)
    return [given, *obligations.remove(position, to, seat, "influence")]


def _fill_posts(position: "ConfuciusPosition", left: Standing) -> list[Event]:
    """The stronger one is Minister, the other Secretary; one alone is both. The ministry is closed."""
    ministry = position.resolving
    seats = [seat for seat, _, _ in left]
    minister, secretary = (seats * 2)[:2] if seats else (NOBODY, NOBODY)
    high, low = position.chits[ministry]
    position.posts[ministry] = [minister, secretary]
    for seat, points in ((minister, high), (secretary, low)):
        if seat != NOBODY:
            score(position, seat, MINISTRY, points)
    position.resolved[ministry] = True
    position.resolving = NOBODY
    position.influence = [NOBODY] * SPACES
    return [events.PostsFilled(ministry, minister, secretary, (high, low), left)]
