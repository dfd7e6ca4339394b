"""The events of Qin as phrases: what a placement did, does or can do."""

from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

from bot.text.fluent import Words
from bot.text.qin.squares import runs
from games.engine import Event, Seat, SeatResigned
from games.qin.events import (
    GameBegun,
    GameEnded,
    ProvinceExpanded,
    ProvinceFounded,
    ProvincesJoined,
    Skipped,
    VillageFreed,
    VillageTaken,
)

Tense = Literal["past", "now", "can"]
"""A turn after the fact ("founded"), a move to come ("founds"), one of several ("can found")."""


class Voice(msgspec.Struct, frozen=True):
    """Who moves, and how the text names a seat: with markup in messages, without in labels."""

    words: Words
    tense: Tense
    mover: Seat
    name: Callable[[Seat], str]

    def whose(self, seat: Seat) -> str:
        """How the sentences tell the mover's own things from those of others."""
        return "own" if seat == self.mover else "other"


def effects(voice: Voice, events: Sequence[Event]) -> list[str]:
    """What the placement causes on the board, each as a phrase whose subject is the move."""
    phrases: list[str] = []
    for event in events:
        match event:
            case ProvinceFounded():
                phrases.append(_founded(voice, event))
            case ProvinceExpanded():
                phrases.append(_expanded(voice, event))
            case ProvincesJoined():
                phrases.append(_joined(voice, event))
            case VillageTaken():
                phrases.append(_village(voice, event))
            case VillageFreed():
                phrases.append(_freed(voice, event))
            case _:
                pass
    return phrases


def _founded(voice: Voice, event: ProvinceFounded) -> str:
    return voice.words(
        "qin-founds",
        tense=voice.tense,
        colour=event.colour,
        size=event.size,
        major="yes" if event.major else "no",
    )


def _expanded(voice: Voice, event: ProvinceExpanded) -> str:
    return voice.words(
        "qin-extends",
        tense=voice.tense,
        whose=voice.whose(event.seat),
        owner=voice.name(event.seat),
        colour=event.colour,
        before=event.before,
        after=event.after,
        promoted="yes" if event.promoted else "no",
    )


def _joined(voice: Voice, event: ProvincesJoined) -> str:
    most, *others = (str(squares) for _, squares in event.shares)
    text = voice.words(
        "qin-joins",
        tense=voice.tense,
        whose=voice.whose(event.seat),
        owner=voice.name(event.seat),
        colour=event.colour,
        size=event.size,
        most=most,
        against=voice.words.series(others),
        contested="yes" if others else "no",
    )
    back = [
        voice.words(
            "qin-returned",
            whose=voice.whose(seat),
            owner=voice.name(seat),
            tense=voice.tense,
            pagodas=pagodas,
        )
        for seat, pagodas in event.returned
    ]
    return text + (voice.words("qin-joins-back", list=voice.words.series(back)) if back else "")


def _village(voice: Voice, event: VillageTaken) -> str:
    """A village may go to anybody, and from anybody, by anybody's tile."""
    loser = "nobody" if event.loser is None else voice.whose(event.loser)
    return voice.words(
        "qin-takes" if event.seat == voice.mover else "qin-gives",
        tense=voice.tense,
        village=runs(event.squares),
        winner=voice.name(event.seat),
        loser="" if event.loser is None else voice.name(event.loser),
        whose=loser,
        weight=event.weight,
        against=event.loser_weight,
    )


def _freed(voice: Voice, event: VillageFreed) -> str:
    return voice.words(
        "qin-frees",
        tense=voice.tense,
        village=runs(event.squares),
        whose=voice.whose(event.loser),
        loser=voice.name(event.loser),
    )


def after(voice: Voice, events: Sequence[Event]) -> list[str]:
    """What follows the placement, in sentences: who is passed over, who left, which game ended or began."""
    lines: list[str] = []
    goes_on = any(isinstance(event, GameBegun) for event in events)
    for event in events:
        match event:
            case SeatResigned():
                lines.append(voice.words("qin-resigned", who=voice.name(event.seat)))
            case Skipped():
                lines.append(voice.words("qin-skipped", who=voice.name(event.seat), reason=event.reason))
            case GameEnded():
                lines.append(_ended(voice, event, goes_on))
            case GameBegun():
                lines.append(
                    voice.words(
                        "qin-begun", number=event.number, board=event.board, who=voice.name(event.seat)
                    )
                )
            case _:
                pass
    return lines


def _ended(voice: Voice, event: GameEnded, goes_on: bool) -> str:
    """The end of one game; what everybody has left is told if another follows on an empty board."""
    left = " · ".join(f"{voice.name(seat)} {pagodas}" for seat, pagodas in enumerate(event.left))
    first = [voice.name(seat) for seat, pagodas in enumerate(event.left) if pagodas == 0]
    return voice.words(
        "qin-ended", end=event.end, left=left if goes_on else "none", who=voice.words.series(first)
    )
