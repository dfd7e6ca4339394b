"""What can happen in Confucius in a court phase and at the end of a round."""

from typing import ClassVar, Self

import msgspec

from games.confucius.components import NOBODY
from games.confucius.events_gifts import Cards, masked
from games.confucius.places import (
    CANDIDATE_PLACE,
    land_place,
    official_place,
    post_place,
    student_place,
    wall_place,
)
from games.engine import Event, Seat

Standing = tuple[tuple[Seat, int, int], ...]
"""Who has influence in a ministry, the strongest first: seat, number of tiles, best space."""


# ── wall and examination ─────────────────────────────────────────────────────────────────────────────


class WallBuilt(Event, frozen=True):
    """The Great Wall is so many spaces long now."""

    rule: ClassVar[str] = "wall"
    wall: int

    def places(self) -> tuple[int, ...]:
        """The new space."""
        return (wall_place(self.wall),)


class ExamBegan(Event, frozen=True):
    """An examination: whose students there are, -1 if none; whether it was ``forced``."""

    rule: ClassVar[str] = "examination"
    red: int
    orange: int
    forced: bool

    def places(self) -> tuple[int, ...]:
        """The student spaces."""
        return student_place(0), student_place(1)


class ExamEmpty(Event, frozen=True):
    """An examination was forced, and there is no student: nothing happens."""

    rule: ClassVar[str] = "examination"


class Tutored(Event, frozen=True):
    """A seat laid cards for the student of ``owner``, known to it alone until all have.

    ``forced``: it had no choice.
    """

    rule: ClassVar[str] = "examination"
    ends_turn: ClassVar[bool] = True
    seat: Seat
    student: int
    owner: Seat
    cards: Cards
    forced: bool

    def places(self) -> tuple[int, ...]:
        """The student space."""
        return (student_place(self.student),)

    def view(self, seat: Seat | None) -> Self:
        """The others know how many."""
        return self if seat == self.seat else msgspec.structs.replace(self, cards=masked(self.cards))


class ExamDecided(Event, frozen=True):
    """An examination was decided: the student space ``winner`` of ``seat``.

    ``contested``: two players had students. By seat the cards ``laid`` and the ``students`` they were laid
    for (-1: none); ``sums`` of cash and ``owners`` for red and orange.
    """

    rule: ClassVar[str] = "examination"
    ends_turn: ClassVar[bool] = True
    laid: tuple[Cards, ...]
    students: tuple[int, ...]
    sums: tuple[int, int]
    owners: tuple[int, int]
    winner: int
    seat: Seat
    contested: bool

    def places(self) -> tuple[int, ...]:
        """The winner's space."""
        return (student_place(self.winner),)


class CandidatePlaced(Event, frozen=True):
    """The candidate went to a space, secured by its winner's marker.

    ``replaced`` is the cost of the tile that left for it (-1: the space was empty), ``marker`` whose was on
    it. ``why``: "empty" or "replace" in a ministry of its own, "elsewhere". ``forced``: no other space.
    """

    rule: ClassVar[str] = "placing"
    ends_turn: ClassVar[bool] = True
    seat: Seat
    candidate: str
    ministry: int
    space: int
    replaced: int
    marker: int
    why: str
    forced: bool

    def places(self) -> tuple[int, ...]:
        """The space."""
        return (official_place(self.ministry, self.space),)


class CandidateLost(Event, frozen=True):
    """There was no place for the candidate."""

    rule: ClassVar[str] = "placing"
    candidate: str


class CandidateShown(Event, frozen=True):
    """The next candidate is face up ("" if none is left, "?" if not known yet).

    ``discarded`` were turned up before it and are of no use any more.
    """

    rule: ClassVar[str] = "placing"
    candidate: str
    discarded: tuple[str, ...]

    def places(self) -> tuple[int, ...]:
        """The stack."""
        return (CANDIDATE_PLACE,)


# ── resolution, invasions, the end of a round ───────────────────────────────────────────────────────────


class ResolutionBegan(Event, frozen=True):
    """A ministry is resolved; who has influence there, the strongest first."""

    rule: ClassVar[str] = "resolution"
    ministry: int
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
    ministry: int
    tiles: int
    total: int
    gift: int
    tie: bool
    forced: bool


class PostsFilled(Event, frozen=True):
    """A ministry has its Minister and its Secretary (-1: nobody), and ``points`` for them.

    ``standing``: who had influence at last, the strongest first.
    """

    rule: ClassVar[str] = "resolution"
    ends_turn: ClassVar[bool] = True
    ministry: int
    minister: int
    secretary: int
    points: tuple[int, int]
    standing: Standing

    def places(self) -> tuple[int, ...]:
        """The posts that were filled."""
        return tuple(
            post_place(self.ministry, post)
            for post, seat in enumerate((self.minister, self.secretary))
            if seat != NOBODY
        )


class TitleAwarded(Event, frozen=True):
    """At the end: ``title`` "chief", "admiral" or "general" goes to ``seat`` (-1: to nobody).

    ``counts`` by seat; ``tie``: several had the most, and the Minister of a ministry decided.
    """

    rule: ClassVar[str] = "titles"
    title: str
    seat: int
    counts: tuple[int, ...]
    tie: bool


class OfficialsCame(Event, frozen=True):
    """New officials at the end of a round: (ministry, space, cost); cost `UNKNOWN` for one not seen yet."""

    rule: ClassVar[str] = "refill"
    tiles: tuple[tuple[int, int, int], ...]

    def places(self) -> tuple[int, ...]:
        """Their spaces."""
        return tuple(official_place(ministry, space) for ministry, space, _ in self.tiles)


class LandResolved(Event, frozen=True):
    """An invasion succeeded (``won``) or failed; the armies there with the points each got.

    ``wall`` as it stands.
    """

    rule: ClassVar[str] = "invasions"
    slot: int
    land: int
    won: bool
    armies: tuple[tuple[Seat, int], ...]
    wall: int

    def places(self) -> tuple[int, ...]:
        """Its first box stands for the land."""
        return (land_place(self.slot, 0),)


class Discarded(Event, frozen=True):
    """A seat had too many cards at the end of a round."""

    rule: ClassVar[str] = "discard"
    ends_turn: ClassVar[bool] = True
    seat: Seat
    cards: Cards
