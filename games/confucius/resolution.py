"""Resolving a ministry: influence is given up until two are left, who get its posts (Resolution).

``influence B`` gives one's influence in the ministry that is resolved to B.
"""

from typing import ClassVar, Final

from games.confucius import gifts
from games.confucius.components import MINISTRIES, NOBODY, SPACES, GiftValue, MinistryNumber, post_place
from games.confucius.deeds import ConfuciusAction, Verbs, check_seats, not_playing, to_slot, with_one
from games.confucius.scoring import MINISTRY, score
from games.confucius.state import ConfuciusState
from games.engine import Event, Family, IllegalAction, Refusals, Seat, Slot
from games.engine.contract import seat_letter
from games.engine.notation import seat as read_seat

refuse: Final = Refusals(
    {
        "influence-to-yourself": "resolution",
        "no-influence": "resolution",
        "obliged-to-heir": "obligations",
    }
)

Standing = tuple[tuple[Seat, int, int], ...]
"""Who has influence in a ministry, the strongest first: seat, number of tiles, best space."""


class ResolutionBegan(Event, frozen=True):
    """A ministry is resolved; who has influence there, the strongest first."""

    rule: ClassVar[str] = "resolution"
    ministry: MinistryNumber
    standing: Standing


class InfluenceGiven(Event, frozen=True):
    """The weakest in a ministry gave all its ``tiles`` to ``to``, who has ``total`` of them now.

    ``gift`` is the gift that obliged it (0: none). ``tie``: another had as few tiles, and seniority decided.
    ``forced``: there was nobody else to give them to.
    """

    rule: ClassVar[str] = "resolution"
    ends_turn: ClassVar[bool] = True
    seat: Seat
    to: Seat
    ministry: MinistryNumber
    tiles: int
    total: int
    gift: GiftValue
    tie: bool
    forced: bool


class PostsFilled(Event, frozen=True):
    """A ministry has its Minister and its Secretary (-1: nobody), and ``points`` for them.

    ``standing``: who had influence at last, the strongest first.
    """

    rule: ClassVar[str] = "resolution"
    ends_turn: ClassVar[bool] = True
    ministry: MinistryNumber
    minister: Seat
    secretary: Seat
    points: tuple[int, int]
    standing: Standing

    def places(self) -> tuple[int, ...]:
        """The posts that were filled."""
        return tuple(
            post_place(self.ministry, post)
            for post, seat in enumerate((self.minister, self.secretary))
            if seat != NOBODY
        )


# ── which ministries ─────────────────────────────────────────────────────────────────────────────────


def resolve_full(state: ConfuciusState) -> list[Event]:
    """Ministries whose officials all have markers are resolved, until somebody has a choice."""
    return _resolve(state, full=True)


def resolve_open(state: ConfuciusState) -> list[Event]:
    """At the end of the match all others are, empty spaces and officials without a marker ignored."""
    return _resolve(state, full=False)


def _resolve(state: ConfuciusState, *, full: bool) -> list[Event]:
    """In the order of the board. All markers count as secured; the standing is read."""
    found: list[Event] = []
    for ministry, markers in enumerate(state.markers):
        if state.resolved[ministry] or (full and NOBODY in markers):
            continue
        state.influence = _owners(state, ministry)
        state.resolving = ministry
        state.secured[ministry] = [owner != NOBODY for owner in markers]
        found += [ResolutionBegan(ministry, standing(state, ministry)), *go_on(state)]
        if state.phase != "court":
            break
    return found


def standing(state: ConfuciusState, ministry: int) -> Standing:
    """Who has influence in the ministry now, the strongest first: (seat, tiles, best space).

    More tiles are stronger, then the highest seniority. While it is resolved, tiles received count as one's
    own; those of seats that left are nobody's.
    """
    owners = state.influence if ministry == state.resolving else _owners(state, ministry)
    found = [(seat, owners.count(seat), owners.index(seat)) for seat in set(owners) if seat != NOBODY]
    return tuple(sorted(found, key=lambda entry: (-entry[1], entry[2])))


def _owners(state: ConfuciusState, ministry: int) -> list[int]:
    """By space: whose influence an official is."""
    return [NOBODY if owner in state.resigned else owner for owner in state.markers[ministry]]


# ── giving influence ─────────────────────────────────────────────────────────────────────────────────


class Influence(ConfuciusAction, frozen=True):
    """Give one's influence in the ministry that is resolved to a player (Confucius, Resolving a ministry)."""

    rule: ClassVar[str] = "resolution"

    verb: ClassVar[str] = "influence"
    to: int

    def __post_init__(self) -> None:
        check_seats(self.to)

    def slots(self) -> tuple[Slot, ...]:
        """The player who gets it."""
        return (to_slot(self.to),)


def contenders(state: ConfuciusState, seat: Seat) -> list[Seat]:
    """Who else has influence in the ministry that is being resolved, by seat."""
    return [other for other in range(state.seats) if other != seat and other in state.influence]


def heir_gift(state: ConfuciusState, seat: Seat) -> int:
    """The value of the best gift that the seat holds from another with influence there; 0 for none."""
    return max(state.gift_from(giver, seat) for giver in contenders(state, seat))


def heirs(state: ConfuciusState, seat: Seat) -> tuple[Seat, ...]:
    """To whom the seat may give its influence: the givers of its best gift, else anybody who has some.

    (Confucius, Resolving a ministry.)
    """
    best = heir_gift(state, seat)  # 0 if there is no gift
    return tuple(giver for giver in contenders(state, seat) if state.gift_from(giver, seat) == best)


def _no_heir(state: ConfuciusState, seat: Seat, action: Influence) -> IllegalAction | None:
    """Somebody else with influence there: the giver of the best gift, if there is one."""
    if reason := not_playing(state, action.to):
        return reason
    if action.to == seat:
        return refuse("influence-to-yourself")
    if action.to not in state.influence:
        return refuse("no-influence", rival=seat_letter(action.to), ministry=MINISTRIES[state.resolving])
    allowed = heirs(state, seat)
    if action.to not in allowed:
        seats = ", ".join(map(seat_letter, allowed))  # more than one, or nobody would be asked
        return refuse("obliged-to-heir", seats=seats, gift=heir_gift(state, seat))
    return None


def _give(state: ConfuciusState, seat: Seat, action: Influence, *, forced: bool = False) -> list[Event]:
    """All that the seat has in the ministry is another's now; a gift of that one to it is returned."""
    to = action.to
    *_, (_, before, _), (_, tiles, _) = standing(state, state.resolving)
    gift = state.gift_from(to, seat)
    state.influence = [to if owner == seat else owner for owner in state.influence]
    total = state.influence.count(to)
    given = InfluenceGiven(seat, to, state.resolving, tiles, total, gift, before == tiles, forced)
    return [given, *gifts.remove(state, to, seat, "influence")]


GIVING: Final = Family(
    Influence,
    lambda state, seat: [Influence(heir) for heir in heirs(state, seat)],
    _no_heir,
    lambda state, seat, action: _give(state, seat, action) + go_on(state),
    exact=True,
)
VERBS: Final[Verbs] = {"influence": (with_one(read_seat, Influence), "influence B")}


def go_on(state: ConfuciusState) -> list[Event]:
    """The weakest gives its influence away while there are more than two; then the posts are filled.

    A tie is broken by seniority. Who has no choice to whom does so at once.
    """
    state.phase = "court"
    found: list[Event] = []
    while len(left := standing(state, state.resolving)) > 2:
        loser = left[-1][0]
        allowed = heirs(state, loser)
        if len(allowed) > 1:
            state.ask("influence", loser)
            return found
        found += _give(state, loser, Influence(allowed[0]), forced=True)
    return found + _fill_posts(state, left)


def _fill_posts(state: ConfuciusState, left: Standing) -> list[Event]:
    """The stronger one is Minister, the other Secretary; one alone is both. The ministry is closed."""
    ministry = state.resolving
    seats = [seat for seat, _, _ in left]
    minister, secretary = (seats * 2)[:2] if seats else (NOBODY, NOBODY)
    high, low = state.chits[ministry]
    state.posts[ministry] = [minister, secretary]
    for seat, points in ((minister, high), (secretary, low)):
        if seat != NOBODY:
            score(state, seat, MINISTRY, points)
    state.resolved[ministry] = True
    state.resolving = NOBODY
    state.influence = [NOBODY] * SPACES
    return [PostsFilled(ministry, minister, secretary, (high, low), left)]
