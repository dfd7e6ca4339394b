"""The events of Qin as phrases: what a placement did, does or can do."""

from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

from bot.text.fluent import Words
from bot.text.qin.squares import runs
from games.engine import Event, Seat, SeatResigned
from games.qin.provinces import ProvinceExpanded, ProvinceFounded, ProvincesJoined
from games.qin.turns import GameBegun, GameEnded, Skipped
from games.qin.villages import VillageFreed, VillageTaken

Tense = Literal["past", "now", "can"]
"""A turn after the fact ("founded"), a move to come ("founds"), one of several ("can found")."""


class Perspective(msgspec.Struct, frozen=True):
    """Who moves, and how the text names a seat: with markup in messages, without in labels."""

    words: Words
    tense: Tense
    mover: Seat
    name: Callable[[Seat], str]

    def whose(self, seat: Seat) -> str:
        """How the sentences tell the mover's own things from those of others."""
        return "own" if seat == self.mover else "other"


def effects(reader: Perspective, events: Sequence[Event]) -> list[str]:
    """What the placement causes on the board, each as a phrase whose subject is the move."""
    phrases: list[str] = []
    for event in events:
        match event:
            case ProvinceFounded():
                phrases.append(_founded(reader, event))
            case ProvinceExpanded():
                phrases.append(_expanded(reader, event))
            case ProvincesJoined():
                phrases.append(_joined(reader, event))
            case VillageTaken():
                phrases.append(_village(reader, event))
            case VillageFreed():
                phrases.append(_freed(reader, event))
            case _:
                pass
    return phrases


def _founded(reader: Perspective, event: ProvinceFounded) -> str:
    return reader.words(
        "qin-founds",
        tense=reader.tense,
        colour=event.colour,
        size=event.size,
        major="yes" if event.major else "no",
    )


def _expanded(reader: Perspective, event: ProvinceExpanded) -> str:
    return reader.words(
        "qin-extends",
        tense=reader.tense,
        whose=reader.whose(event.seat),
        owner=reader.name(event.seat),
        colour=event.colour,
        before=event.before,
        after=event.after,
        promoted="yes" if event.promoted else "no",
    )


def _joined(reader: Perspective, event: ProvincesJoined) -> str:
    most, *others = (str(squares) for _, squares in event.shares)
    text = reader.words(
        "qin-joins",
        tense=reader.tense,
        whose=reader.whose(event.seat),
        owner=reader.name(event.seat),
        colour=event.colour,
        size=event.size,
        most=most,
        against=reader.words.series(others),
        contested="yes" if others else "no",
    )
    back = [
        reader.words(
            "qin-returned",
            whose=reader.whose(seat),
            owner=reader.name(seat),
            tense=reader.tense,
            pagodas=pagodas,
        )
        for seat, pagodas in event.returned
    ]
    return text + (reader.words("qin-joins-back", list=reader.words.series(back)) if back else "")


def _village(reader: Perspective, event: VillageTaken) -> str:
    """A village may go to anybody, and from anybody, by anybody's tile."""
    loser = "nobody" if event.loser is None else reader.whose(event.loser)
    return reader.words(
        "qin-takes" if event.seat == reader.mover else "qin-gives",
        tense=reader.tense,
        village=runs(event.squares),
        winner=reader.name(event.seat),
        loser="" if event.loser is None else reader.name(event.loser),
        whose=loser,
        weight=event.weight,
        against=event.loser_weight,
    )


def _freed(reader: Perspective, event: VillageFreed) -> str:
    return reader.words(
        "qin-frees",
        tense=reader.tense,
        village=runs(event.squares),
        whose=reader.whose(event.loser),
        loser=reader.name(event.loser),
    )


def after(reader: Perspective, events: Sequence[Event]) -> list[str]:
    """What follows the placement, in sentences: who is passed over, who left, which game ended or began."""
    lines: list[str] = []
    goes_on = any(isinstance(event, GameBegun) for event in events)
    for event in events:
        match event:
            case SeatResigned():
                lines.append(reader.words("qin-resigned", who=reader.name(event.seat)))
            case Skipped():
                lines.append(reader.words("qin-skipped", who=reader.name(event.seat), reason=event.reason))
            case GameEnded():
                lines.append(_ended(reader, event, goes_on))
            case GameBegun():
                lines.append(
                    reader.words(
                        "qin-begun", number=event.number, board=event.board, who=reader.name(event.seat)
                    )
                )
            case _:
                pass
    return lines


def _ended(reader: Perspective, event: GameEnded, goes_on: bool) -> str:
    """The end of one game; what everybody has left is told if another follows on an empty board."""
    left = " · ".join(f"{reader.name(seat)} {pagodas}" for seat, pagodas in enumerate(event.left))
    first = [reader.name(seat) for seat, pagodas in enumerate(event.left) if pagodas == 0]
    return reader.words(
        "qin-ended", end=event.end, left=left if goes_on else "none", who=reader.words.series(first)
    )
