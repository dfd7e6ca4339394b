"""Who of those who seek a table sits down together. Pure: seeks in, tables out."""

from collections.abc import Collection, Iterator, Sequence

import msgspec

import games
from bot.store.matches import MatchFields
from bot.store.seeks import SeekRow


class Seating(msgspec.Struct, frozen=True):
    """A table: who sits there, the oldest seek first, and with how many at ``most`` all of them would play.

    ``terms``: games with paces, one as good as the other.
    """

    people: tuple[int, ...]
    most: int
    terms: tuple[tuple[str, str], ...]


def fits(seek: SeekRow, match: MatchFields, taken: int) -> bool:
    """Whether an open table at which so many sit is what somebody seeks, and has room."""
    known = match.game in seek.games and match.pace in seek.paces
    return known and taken < match.size and seek.least <= match.size <= seek.most


def tables(seeks: Sequence[SeekRow], apart: Collection[frozenset[int]]) -> Iterator[Seating]:
    """The tables that these seeks make, the oldest first; nobody sits at two.

    ``apart``: every two people who must not sit together. Each table seats as many as any could of
    those who are left; of such tables it is that with the oldest seek, then with the second oldest and so on.
    """
    left = list(seeks)
    while (found := _best(left, apart)) is not None:
        yield found
        left = [seek for seek in left if seek.person not in found.people]


def _best(seeks: Sequence[SeekRow], apart: Collection[frozenset[int]]) -> Seating | None:
    terms = dict.fromkeys((game, pace) for seek in seeks for game in seek.games for pace in seek.paces)
    for number in range(max((games.game(game).max_seats for game, _ in terms), default=0), 1, -1):
        found: dict[tuple[str, str], tuple[int, ...]] = {}
        for game, pace in terms:
            rules = games.game(game)
            if rules.min_seats <= number <= rules.max_seats:
                able = [
                    at
                    for at, seek in enumerate(seeks)
                    if game in seek.games and pace in seek.paces and seek.least <= number <= seek.most
                ]
                there = _together(seeks, able, number, apart)
                if there:
                    found[game, pace] = there
        if found:
            first = min(found.values())
            seated = [seeks[at] for at in first]
            good = tuple(term for term, others in found.items() if others == first)
            people, most = tuple(seek.person for seek in seated), min(seek.most for seek in seated)
            return Seating(people, most, good)
    return None


def _together(
    seeks: Sequence[SeekRow], able: Sequence[int], number: int, apart: Collection[frozenset[int]]
) -> tuple[int, ...]:
    """The first so many of these seeks, in the order of the oldest, whose people may sit together; or ()."""
    if not number:
        return ()
    for place, first in enumerate(able[: len(able) - number + 1]):
        own = seeks[first].person
        others = [at for at in able[place + 1 :] if frozenset((own, seeks[at].person)) not in apart]
        rest = _together(seeks, others, number - 1, apart)
        if len(rest) == number - 1:
            return first, *rest
    return ()
