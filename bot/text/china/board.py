"""The board of China in words, made from a view: as alt text a blind player can play from, and in full."""

from collections.abc import Sequence

from bot.text.china import names
from bot.text.fluent import Words
from bot.text.players import Players, short
from bot.text.room import LONGEST_ALT, LONGEST_BOARD, LONGEST_LABEL, clip
from games.china.components import board as the_map
from games.china.components import roads
from games.china.placing import most_houses
from games.china.position import ChinaPosition
from games.china.scoring import alliance
from games.engine import Seat
from games.engine.contract import seat_letter


def alt(words: Words, players: Players, view: ChinaPosition) -> str:
    """Everything on the board that can change, in the room of an alt text.

    Players go by their letters, whose names stand at the head: whole, or cut where they leave no room.
    """
    for room in (LONGEST_LABEL, _CUT_NAME):
        named = (f"{seat_letter(seat)} {clip(short(name), room)}" for seat, name in enumerate(players.names))
        text = _alt(words, ", ".join(named), view)
        if len(text) <= LONGEST_ALT:
            return text
    return clip(_alt(words, "", view), LONGEST_ALT)


_CUT_NAME = 12
"""Characters of a name where five long ones leave no room."""


def _alt(words: Words, legend: str, view: ChinaPosition) -> str:
    parts = [
        words("china-alt-head", side=view.side, legend=legend, named="yes" if legend else "no"),
        state(words, view),
        *(_province(words, view, index) for index in range(len(the_map().provinces))),
        _forts(words, view),
        _alliances(words, view),
    ]
    return " ".join(part for part in parts if part)


def state(words: Words, view: ChinaPosition) -> str:
    """Who is to act, the scores, pieces left, cards."""

    def listed(counts: Sequence[int]) -> str:
        return ", ".join(f"{seat_letter(seat)} {count}" for seat, count in enumerate(counts))

    return words(
        "china-alt-state",
        over="yes" if view.turn is None else "no",
        who="" if view.turn is None else seat_letter(view.turn),
        emperor=seat_letter(view.emperor),
        last="yes" if view.exhausted > 1 else "no",
        scores=listed(view.scores),
        houses=listed(view.houses_left),
        emissaries=listed(view.emissaries_left),
        fortified="yes" if view.fortified else "no",
        forts=names.letters(seat for seat, left in enumerate(view.forts_left) if left) or words("nothing"),
        left="yes" if view.resigned else "no",
        resigned=names.letters(sorted(view.resigned)),
        row=words.series(names.cards(words, view.row)) or words("nothing"),
        deck=len(view.deck),
        time=view.exhausted,
        used=len(view.discards),
    )


def _province(words: Words, view: ChinaPosition, index: int) -> str:
    """The houses of a province by seat with their spaces, the free ones, the emissaries."""
    return words(
        "china-alt-province",
        province=names.province(index),
        houses=", ".join(f"{who} {spaces}" for who, spaces in _holders(view, index)),
        free=_free(view, index),
        built="yes" if any(view.houses[space] >= 0 for space in the_map().provinces[index].spaces) else "no",
        full="no" if _free(view, index) else "yes",
        emissaries=names.by_seat(view.emissaries[index], seat_letter),
        sent="yes" if any(view.emissaries[index]) else "no",
    )


def _holders(view: ChinaPosition, index: int) -> list[tuple[str, str]]:
    """The letter and the spaces of everybody who has houses there: ("A", "1 3-5")."""
    found = []
    for seat in range(view.seats):
        own = [
            names.number(space) for space in the_map().provinces[index].spaces if view.houses[space] == seat
        ]
        if own:
            found.append((seat_letter(seat), names.runs(own)))
    return found


def _free(view: ChinaPosition, index: int) -> str:
    spaces = the_map().provinces[index].spaces
    return names.runs(names.number(space) for space in spaces if view.houses[space] < 0)


def _forts(words: Words, view: ChinaPosition) -> str:
    """Where fortifications stand; nothing in a match without any."""
    if not any(view.forts):
        return ""
    standing = [space for space, fort in enumerate(view.forts) if fort]
    return words("china-alt-forts", spaces=", ".join(names.spaces([space]) for space in standing))


def _alliances(words: Words, view: ChinaPosition) -> str:
    """The alliances that would score now, with who would get the points."""
    found = []
    for entry in the_map().alliances:
        points, seats = alliance(view, entry)
        if seats:
            found.append(f"{entry.number} {names.letters(seats).replace(', ', '+')} {points}")
    return words("china-alt-alliances", list=", ".join(found)) if found else ""


# ── in full ──────────────────────────────────────────────────────────────────────────────────────────


def board(words: Words, players: Players, view: ChinaPosition) -> str:
    """The whole board as lines of text: players, cards, provinces, alliances, roads."""
    text = _board(words, players, view, named=True)
    return text if len(text) <= LONGEST_BOARD else _board(words, players, view, named=False)


def _board(words: Words, players: Players, view: ChinaPosition, *, named: bool) -> str:
    lines = [words("china-text-head", side=view.side)]
    lines += [_seat(words, players, view, seat, named) for seat in range(view.seats)]
    lines += [_cards(words, view), "", words("china-text-provinces")]
    lines += [_province_in_full(words, view, index) for index in range(len(the_map().provinces))]
    if forts := _forts(words, view):
        lines.append(forts)
    lines += ["", words("china-text-alliances"), _alliances_in_full(words, view)]
    lines += ["", words("china-text-roads"), *_roads(words, view)]
    return "\n".join(lines)


def _seat(words: Words, players: Players, view: ChinaPosition, seat: Seat, named: bool) -> str:
    return words(
        "china-text-seat",
        letter=seat_letter(seat),
        who=players.rich(seat) if named else players.token(seat),
        score=view.scores[seat],
        houses=view.houses_left[seat],
        emissaries=view.emissaries_left[seat],
        forts=view.forts_left[seat],
        cards=len(view.hands[seat]),
        emperor="yes" if view.emperor == seat else "no",
        acts="yes" if view.turn == seat else "no",
        resigned="yes" if seat in view.resigned else "no",
    )


def _cards(words: Words, view: ChinaPosition) -> str:
    return words(
        "china-text-cards",
        row=words.series(names.cards(words, view.row)) or words("nothing"),
        deck=len(view.deck),
        time=view.exhausted,
        used=len(view.discards),
        last="yes" if view.exhausted > 1 and view.turn is not None else "no",
    )


def _province_in_full(words: Words, view: ChinaPosition, index: int) -> str:
    found = the_map().provinces[index]
    houses = [words("china-text-houses", who=who, spaces=spaces) for who, spaces in _holders(view, index)]
    return words(
        "china-text-province",
        province=found.name,
        colour=found.colour,
        houses=", ".join(houses) or words("nothing"),
        free=_free(view, index) or words("nothing"),
        full="yes" if view.scored[index] else "no",
        emissaries=names.by_seat(view.emissaries[index], seat_letter) or words("nothing"),
        most=most_houses(view, index),
    )


def _alliances_in_full(words: Words, view: ChinaPosition) -> str:
    """Every pair of neighbours with its number, and who would score it now."""
    found = []
    for entry in the_map().alliances:
        points, seats = alliance(view, entry)
        found.append(
            words(
                "china-text-alliance",
                number=entry.number,
                first=names.province(entry.a),
                second=names.province(entry.b),
                who=names.letters(seats),
                points=points,
                scores="yes" if seats else "no",
            )
        )
    return " · ".join(found)


def _roads(words: Words, view: ChinaPosition) -> list[str]:
    """The roads within each province as lines of spaces, then those across borders."""
    pairs = roads(view.side).pairs
    within = []
    for found in the_map().provinces:
        own = [pair for pair in pairs if pair[0] in found.spaces and pair[1] in found.spaces]
        lines = ["-".join(str(names.number(space)) for space in line) for line in chains(own)]
        within.append(f"{found.name} {', '.join(lines)}")
    across = [
        f"{names.spaces([one])}–{names.spaces([other])}"
        for one, other in pairs
        if the_map().province_of(one) != the_map().province_of(other)
    ]
    return [
        words("china-text-within", list="; ".join(within)),
        words("china-text-across", list=", ".join(across)),
    ]


def chains(pairs: Sequence[tuple[int, int]]) -> list[list[int]]:
    """The roads drawn together to lines, each in exactly one of them: 1-2, 2-3, 2-4 are 1-2-3 and 2-4."""
    left = list(pairs)
    lines: list[list[int]] = []
    while left:
        line = list(left.pop(0))
        while following := next((pair for pair in left if line[-1] in pair), None):
            left.remove(following)
            line.append(following[0] if following[1] == line[-1] else following[1])
        while before := next((pair for pair in left if line[0] in pair), None):
            left.remove(before)
            line.insert(0, before[0] if before[1] == line[0] else before[1])
        lines.append(line)
    return lines
