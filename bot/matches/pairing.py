"""Who meets whom in a competition, and who stands where: figures alone, no row and no Discord.

Tables hold three to five people or so, for which no library pairs. `tables` looks for the arrangement with
the least `cost`: first as few pairs as can be who met before, then tables of people with like points. It
starts from the standings, and from people shuffled by the competition's seed, swaps two people of different
tables as long as that costs less, and takes the best it came to. For up to ten people a test holds it against
every arrangement there is.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, pairwise, product

import msgspec

from games.engine import Chance

WHOLE = 120
"""Points of a win; it divides evenly by the places of tables up to five and by those who share one."""

STARTS = 600
"""How many people are seated by all the starts together."""

Tables = tuple[tuple[int, ...], ...]
"""People by their ids, table by table."""

Met = Mapping[frozenset[int], int]
"""How often two people have sat at one table."""


class Score(msgspec.Struct, frozen=True, kw_only=True, order=True):
    """What decides on places, in this order: own points, wins, the points of everybody met."""

    points: int = 0
    wins: int = 0
    strength: int = 0


class Table(msgspec.Struct, frozen=True):
    """A table that has ended: its people and their ranks, as in 1, 2, 2, 4."""

    people: tuple[int, ...]
    ranks: tuple[int, ...]


def sizes(people: int, least: int, most: int, best: int) -> tuple[int, ...]:
    """How many sit at each table, the larger ones first; () if the people do not fill tables.

    As close to ``best`` as can be, but first so that no table is larger than there are tables: else two of
    its people come from one table of the round before.
    """
    found: list[tuple[int, ...]] = []
    for count in range(max(1, -(-people // most)), people // least + 1):
        small, more = divmod(people, count)
        found.append((small + 1,) * more + (small,) * (count - more))
    return min(
        found,
        key=lambda sizes: (sizes[0] > len(sizes), sum(abs(size - best) for size in sizes), len(sizes)),
        default=(),
    )


def points(ranks: Sequence[int]) -> list[int]:
    """`WHOLE` for the first, none for the last, even steps between; who shares a rank shares the points."""
    step = WHOLE // (len(ranks) - 1)
    shared = Counter(ranks)
    return [
        sum(step * (len(ranks) - place) for place in range(rank, rank + shared[rank])) // shared[rank]
        for rank in ranks
    ]


def met(tables: Iterable[Table]) -> Counter[frozenset[int]]:
    """How often each two people have sat at one table."""
    return Counter(frozenset(pair) for table in tables for pair in combinations(table.people, 2))


def scores(people: Iterable[int], tables: Sequence[Table], byes: Iterable[int] = ()) -> dict[int, Score]:
    """What everybody has after these tables; a round without a table (``byes``, one each) is worth half."""
    own = dict.fromkeys(people, 0)
    wins = Counter[int]()
    for person in byes:
        own[person] += WHOLE // 2
    for table in tables:
        for person, rank, earned in zip(table.people, table.ranks, points(table.ranks), strict=True):
            own[person] = own.get(person, 0) + earned
            wins[person] += rank == 1
    strength = Counter[int]()
    for pair, times in met(tables).items():
        one, other = pair
        strength[one] += times * own[other]
        strength[other] += times * own[one]
    return {person: Score(points=own[person], wins=wins[person], strength=strength[person]) for person in own}


def ranking(found: Mapping[int, Score], lots: Sequence[int]) -> list[int]:
    """People from the first place on; whom nothing else tells apart, the order of ``lots`` does."""
    return sorted(lots, key=lambda person: found[person], reverse=True)


def lots(people: Iterable[int], seed: str) -> list[int]:
    """The people in an order drawn from the competition's seed, which decides where nothing else does."""
    drawn = sorted(people)
    Chance(seed).shuffle(drawn)
    return drawn


def cost(tables: Iterable[Sequence[int]], known: Met, own: Mapping[int, int]) -> tuple[int, int]:
    """How many meet again, and how far apart in points those at one table are (squares, over all pairs)."""
    again = apart = 0
    for table in tables:
        for one, other in combinations(table, 2):
            again += known.get(frozenset((one, other)), 0)
            apart += (own[one] - own[other]) ** 2
    return again, apart


def tables(
    order: Sequence[int], sizes: Sequence[int], known: Met, own: Mapping[int, int], seed: str
) -> Tables:
    """Seat the people, who come in the order of the standings, at tables of these sizes."""
    chance = Chance(seed)
    best: list[list[int]] = []
    for start in range(max(1, STARTS // len(order))):
        seated = list(order)
        if start:
            chance.shuffle(seated)
        found = _settled(_cut(seated, sizes), known, own)
        if not best or cost(found, known, own) < cost(best, known, own):
            best = found
    return tuple(map(tuple, best))


def divisions(order: Sequence[int], sizes: Sequence[int], apart: Met, seed: str) -> list[list[int]]:
    """Cut the people, who come in their order, into divisions; moved as little as keeps ``apart`` apart."""
    cut = _cut(order, sizes)
    if not cost(cut, apart, dict.fromkeys(order, 0))[0]:
        return cut
    place = {person: number for number, person in enumerate(order)}
    found = [sorted(each, key=order.index) for each in tables(order, sizes, apart, place, seed)]
    return sorted(found, key=lambda there: sum(place[person] for person in there) / len(there))


def _cut(people: Sequence[int], sizes: Iterable[int]) -> list[list[int]]:
    left = iter(people)
    return [[next(left) for _ in range(size)] for size in sizes]


def _settled(found: list[list[int]], known: Met, own: Mapping[int, int]) -> list[list[int]]:
    """Swap two people of different tables as long as it costs less."""
    better = True
    while better:
        better = False
        for one, other in combinations(found, 2):
            for here, there in product(range(len(one)), range(len(other))):
                before = cost((one, other), known, own)
                one[here], other[there] = other[there], one[here]
                if cost((one, other), known, own) < before:
                    better = True
                else:
                    one[here], other[there] = other[there], one[here]
    return found


def moved(divisions: Sequence[Sequence[int]]) -> list[int]:
    """The order of the next season: the first of a division and the last of the one above change places."""
    before = [list(division) for division in divisions if division]
    after, alone = [list(division) for division in before], set[int]()
    for upper, lower in pairwise(range(len(before))):
        few = {number for number in (upper, lower) if len(before[number]) == 1}
        if not few & alone:  # whoever is alone in a division changes places once
            alone |= few
            after[upper][-1], after[lower][0] = before[lower][0], before[upper][-1]
    return [person for division in after for person in division]


def going_on(ended: Sequence[Table], most: int, best: int, lots: Sequence[int]) -> list[int]:
    """Who goes on from the tables of a knock-out: all winners, and others to fill the next tables up.

    The others by their place at the table, then by how many they sat there with, then by ``lots``, which also
    decides where a place is shared. Nobody goes on from a single table: its winner has won the whole.
    """
    if len(ended) == 1:
        return []
    lot = {person: number for number, person in enumerate(lots)}
    placed: list[tuple[int, int, int, int]] = []
    for table in ended:
        seated = sorted(
            (rank, lot[person], person) for person, rank in zip(table.people, table.ranks, strict=True)
        )
        placed += ((place, -len(seated), drawn, person) for place, (_, drawn, person) in enumerate(seated))
    winners = len(ended)
    wanted = best if winners <= best else winners if winners <= most else -(-winners // best) * best
    return [person for *_, person in sorted(placed)[: max(winners, min(wanted, len(placed) - 1))]]
