"""Who stands where in a competition, from the rows of its rounds.

Where somebody has taken a place over (``heirs``: by whose it was), they stand there for all of it.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence

import msgspec

from bot.matches import pairing
from bot.matches.pairing import Score, Table
from bot.store.competitions import CompetitionRow, EntrantRow, PairingRow


class Line(msgspec.Struct, frozen=True):
    """Somebody in the standings; ``rounds``: the points of each closed one, None before they were there."""

    person: int
    name: str
    score: Score
    rounds: tuple[int | None, ...]
    out: bool


def tables(paired: Sequence[PairingRow], heirs: Mapping[int, int]) -> list[Table]:
    """The tables of closed rounds."""
    found: defaultdict[int, list[PairingRow]] = defaultdict(list)
    for each in paired:
        if each.match_id is not None and each.rank is not None:
            found[each.match_id].append(each)
    ended = []
    for there in found.values():
        there.sort(key=lambda each: each.seat or 0)
        sat = tuple(owner(each.person, heirs) for each in there)
        ended.append(Table(sat, tuple(each.rank or 1 for each in there)))
    return ended


def season(row: CompetitionRow, paired: Sequence[PairingRow]) -> Sequence[PairingRow]:
    """What was played in the season of the newest round; in a tournament all."""
    if row.kind != "league":
        return paired
    return [each for each in paired if (each.round - 1) // row.rounds == (row.round - 1) // row.rounds]


def owner(person: int, heirs: Mapping[int, int]) -> int:
    """Whose the place of that person is now."""
    while person in heirs:
        person = heirs[person]
    return person


def heirs_of(entered: Sequence[EntrantRow]) -> dict[int, int]:
    """Who took a place over, by whose it was."""
    return {each.replaces: each.person for each in entered if each.replaces is not None}


def scores(paired: Sequence[PairingRow], heirs: Mapping[int, int]) -> dict[int, Score]:
    """What everybody of these pairings has from the closed rounds."""
    under_way = {each.round for each in paired if each.match_id is not None and each.rank is None}
    byes = [each for each in paired if each.match_id is None and each.round not in under_way]
    found = {owner(each.person, heirs) for each in paired}
    return pairing.scores(found, tables(paired, heirs), [owner(each.person, heirs) for each in byes])


def standings(
    row: CompetitionRow, entered: Sequence[EntrantRow], paired: Sequence[PairingRow]
) -> list[list[Line]]:
    """Everybody who has a place, by division, the first one first; see `Competition`."""
    heirs, known = heirs_of(entered), {each.person: each for each in entered}
    paired = season(row, paired)
    found = scores(paired, heirs)
    lots = pairing.lots(found, row.seed)
    if row.kind == "league":  # the order of before decides, where there is one
        lots.sort(key=lambda person: known[person].place)
    order = lots if row.kind == "knockout" else pairing.ranking(found, lots)
    divisions = {owner(each.person, heirs): each.division for each in paired}
    if row.kind == "knockout":
        last = {owner(each.person, heirs): (-each.round, each.rank or 0) for each in paired}
        order.sort(key=lambda person: last[person])
    closed = sorted({each.round for each in paired if each.match_id is not None and each.rank is not None})
    earned = [scores([each for each in paired if each.round == number], heirs) for number in closed]
    lines: list[list[Line]] = [[] for _ in range(max(divisions.values(), default=-1) + 1)]
    for person in order:
        rounds = tuple(each[person].points if person in each else None for each in earned)
        out = known[person].state == "out"
        lines[divisions[person]].append(Line(person, known[person].name, found[person], rounds, out))
    return lines
