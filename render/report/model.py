"""What the report of a match shows. Everybody may know it: the match is over."""

from collections.abc import Mapping

import msgspec

from games.engine import Seat


class Mark(msgspec.Struct, frozen=True):
    """What each seat had after that turn (0: at the start), and the stage then, as in `Position`."""

    turn: int
    stage: int
    standing: tuple[int, ...]


class Source(msgspec.Struct, frozen=True):
    """What one source brought, by seat."""

    label: str
    points: tuple[int, ...]


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """A match that is over.

    ``order``     the seats, the best first
    ``winners``   those who won, in that order
    ``totals``    by seat what counts; the ``sources`` add up to it
    ``marks``     the course of the match, the start first
    ``notable``   turns that are marked in the chart
    ``final``     whether the last turn ended with a final scoring
    ``captions``  ``title``: what the match is called; ``course``: heading of the chart; ``length``: how
                  long the match took; ``time``: what the numbers below the chart count; ``end``: what stands
                  below its last step instead of a number; ``total``: what is counted
    """

    game: str
    names: tuple[str, ...]
    order: tuple[Seat, ...]
    winners: tuple[Seat, ...]
    resigned: tuple[Seat, ...]
    totals: tuple[int, ...]
    sources: tuple[Source, ...]
    marks: tuple[Mark, ...]
    final: bool
    notable: tuple[int, ...] = ()
    captions: Mapping[str, str] = {}
