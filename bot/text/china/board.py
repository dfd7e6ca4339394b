"""The board of China in words, made from a view: as alt text a blind player can play from, and in full."""

from collections.abc import Sequence
from typing import Any

from bot.text.china import names
from bot.text.china.names import ChinaTeller
from bot.text.parts import Board
from bot.text.players import short
from bot.text.room import LONGEST_ALT, LONGEST_BOARD, LONGEST_LABEL, clip
from games.china.components import COLOURS, board, roads
from games.china.placing import most_houses
from games.china.position import ChinaPosition
from games.china.scoring import ScoreChanged, alliance
from games.engine import Event, Seat
from games.engine.choices import Question
from games.engine.contract import seat_letter

_CUT_NAME = 12
"""Characters of a name where five long ones leave no room."""


class ChinaBoard(Board[ChinaTeller]):
    """The board of China, the hands and the points."""

    def task(self) -> str:
        """By the phase of the turn."""
        return self.say("china-task", phase=self.view.phase)

    def standings(self, events: Sequence[Event]) -> str:
        """Every seat's points, as before -> after where they changed; the deck; who still plays."""
        say, view = self.say, self.say.view
        last = view.exhausted > 1 and view.turn is not None
        coming = [view.turn, *view.still_to_act()] if last and view.turn is not None else []
        changed = [event for event in events if isinstance(event, ScoreChanged)]
        return say(
            "china-standings",
            list=say.totals(view.scores, changed),
            over=view.turn is None,
            deck=len(view.deck),
            time=view.exhausted,
            seats=say.seats(coming),
        )

    def hand(self, seat: Seat) -> str:
        """The cards in hand with their provinces, the pieces left."""
        say, view, hand = self.say, self.say.view, self.say.view.hands[seat]
        cards = say.listed(
            say("china-hand-card", count=hand.count(letter), colour=letter, provinces=names.homes(letter))
            for letter in COLOURS
            if letter in hand
        )
        return say(
            "china-hand",
            list=cards,
            houses=view.houses_left[seat],
            emissaries=view.emissaries_left[seat],
            forts=view.forts_left[seat],
        )

    def alt(self) -> str:
        """All that can change; players by letter, whose names, cut if need be, stand at the head."""
        for room in (LONGEST_LABEL, _CUT_NAME):
            named = (
                f"{seat_letter(seat)} {clip(short(name), room)}"
                for seat, name in enumerate(self.say.players.names)
            )
            text = _alt(self.say, ", ".join(named))
            if len(text) <= LONGEST_ALT:
                return text
        return clip(_alt(self.say, ""), LONGEST_ALT)

    def text(self) -> str:
        """Players, cards, provinces, alliances, roads as lines; tokens alone where names leave no room."""
        text = _text(self.say, named=True)
        return text if len(text) <= LONGEST_BOARD else _text(self.say, named=False)

    def captions(self, turn: int, question: Question | None, **facts: Any) -> dict[str, str]:
        """The question by what it asks for; the deck by which time it is drawn from."""
        slot = question.slot if question else ""
        return super().captions(turn, question, slot=slot, time=self.view.exhausted, **facts)


def _alt(say: ChinaTeller, legend: str) -> str:
    parts = [
        say.words("china-alt-head", side=say.view.side, legend=legend, named="yes" if legend else "no"),
        _state(say),
        *(_province(say, index) for index in range(len(board().provinces))),
        _forts(say),
        _alliances(say),
    ]
    return " ".join(part for part in parts if part)


def _state(say: ChinaTeller) -> str:
    """Who is to act, the scores, pieces left, cards."""
    view = say.view

    def listed(counts: Sequence[int]) -> str:
        return ", ".join(f"{seat_letter(seat)} {count}" for seat, count in enumerate(counts))

    return say.words(
        "china-alt-state",
        over="yes" if view.turn is None else "no",
        who="" if view.turn is None else seat_letter(view.turn),
        emperor=seat_letter(view.emperor),
        last="yes" if view.exhausted > 1 else "no",
        scores=listed(view.scores),
        houses=listed(view.houses_left),
        emissaries=listed(view.emissaries_left),
        fortified="yes" if view.fortified else "no",
        forts=names.letters(seat for seat, left in enumerate(view.forts_left) if left)
        or say.words("nothing"),
        left="yes" if view.resigned else "no",
        resigned=names.letters(sorted(view.resigned)),
        row=say.cards(view.row),
        deck=len(view.deck),
        time=view.exhausted,
        used=len(view.discards),
    )


def _province(say: ChinaTeller, index: int) -> str:
    """The houses of a province by seat with their spaces, the free ones, the emissaries."""
    view = say.view
    return say.words(
        "china-alt-province",
        province=names.province(index),
        houses=", ".join(f"{who} {spaces}" for who, spaces in _holders(view, index)),
        free=_free(view, index),
        built="yes" if any(view.houses[space] >= 0 for space in board().provinces[index].spaces) else "no",
        full="no" if _free(view, index) else "yes",
        emissaries=names.by_seat(view.emissaries[index]),
        sent="yes" if any(view.emissaries[index]) else "no",
    )


def _holders(view: ChinaPosition, index: int) -> list[tuple[str, str]]:
    """The letter and the spaces of everybody who has houses there: ("A", "1 3-5")."""
    found = []
    for seat in range(view.seats):
        own = [names.number(space) for space in board().provinces[index].spaces if view.houses[space] == seat]
        if own:
            found.append((seat_letter(seat), names.runs(own)))
    return found


def _free(view: ChinaPosition, index: int) -> str:
    spaces = board().provinces[index].spaces
    return names.runs(names.number(space) for space in spaces if view.houses[space] < 0)


def _forts(say: ChinaTeller) -> str:
    """Where fortifications stand; nothing in a match without any."""
    standing = [names.spaces([space]) for space, fort in enumerate(say.view.forts) if fort]
    return say.words("china-alt-forts", spaces=", ".join(standing)) if standing else ""


def _alliances(say: ChinaTeller) -> str:
    """The alliances that would score now, with who would get the points."""
    found = []
    for entry in board().alliances:
        points, seats = alliance(say.view, entry)
        if seats:
            found.append(f"{entry.number} {names.letters(seats).replace(', ', '+')} {points}")
    return say.words("china-alt-alliances", list=", ".join(found)) if found else ""


def _text(say: ChinaTeller, *, named: bool) -> str:
    lines = [say.words("china-text-head", side=say.view.side)]
    lines += [_seat(say, seat, named) for seat in range(say.view.seats)]
    lines += [_cards(say), "", say.words("china-text-provinces")]
    lines += [_province_in_full(say, index) for index in range(len(board().provinces))]
    if forts := _forts(say):
        lines.append(forts)
    lines += ["", say.words("china-text-alliances"), _alliances_in_full(say)]
    lines += ["", say.words("china-text-roads"), *_roads(say)]
    return "\n".join(lines)


def _seat(say: ChinaTeller, seat: Seat, named: bool) -> str:
    view = say.view
    return say.words(
        "china-text-seat",
        letter=seat_letter(seat),
        who=say.players.rich(seat) if named else say.players.token(seat),
        score=view.scores[seat],
        houses=view.houses_left[seat],
        emissaries=view.emissaries_left[seat],
        forts=view.forts_left[seat],
        cards=len(view.hands[seat]),
        emperor="yes" if view.emperor == seat else "no",
        acts="yes" if view.turn == seat else "no",
        resigned="yes" if seat in view.resigned else "no",
    )


def _cards(say: ChinaTeller) -> str:
    view = say.view
    return say.words(
        "china-text-cards",
        row=say.cards(view.row),
        deck=len(view.deck),
        time=view.exhausted,
        used=len(view.discards),
        last="yes" if view.exhausted > 1 and view.turn is not None else "no",
    )


def _province_in_full(say: ChinaTeller, index: int) -> str:
    view, found = say.view, board().provinces[index]
    houses = [say.words("china-text-houses", who=who, spaces=spaces) for who, spaces in _holders(view, index)]
    return say.words(
        "china-text-province",
        province=found.name,
        colour=found.colour,
        houses=", ".join(houses) or say.words("nothing"),
        free=_free(view, index) or say.words("nothing"),
        full="yes" if view.scored[index] else "no",
        emissaries=names.by_seat(view.emissaries[index]) or say.words("nothing"),
        most=most_houses(view, index),
    )


def _alliances_in_full(say: ChinaTeller) -> str:
    """Every pair of neighbours with its number, and who would score it now."""
    found = []
    for entry in board().alliances:
        points, seats = alliance(say.view, entry)
        found.append(
            say.words(
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


def _roads(say: ChinaTeller) -> list[str]:
    """The roads within each province as lines of spaces, then those across borders."""
    pairs = roads(say.view.side).pairs
    within = []
    for found in board().provinces:
        own = [pair for pair in pairs if pair[0] in found.spaces and pair[1] in found.spaces]
        lines = ["-".join(str(names.number(space)) for space in line) for line in chains(own)]
        within.append(f"{found.name} {', '.join(lines)}")
    across = [
        f"{names.spaces([one])}–{names.spaces([other])}"
        for one, other in pairs
        if board().province_of(one) != board().province_of(other)
    ]
    return [
        say.words("china-text-within", list="; ".join(within)),
        say.words("china-text-across", list=", ".join(across)),
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
