"""What is said to the one who moves: what was done so far, what the draft does, what cannot be taken back."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.text.dayunhe import names, standings
from bot.text.dayunhe.events import tell
from bot.text.dayunhe.events_acts import chunks, unused
from bot.text.dayunhe.facts import Act, mover_of
from bot.text.fluent import Words
from bot.text.perspective import Perspective, Players
from games.dayunhe.building import Built, CityBuilt
from games.dayunhe.cards import CardRevealed, CardTaken, TurnDone
from games.dayunhe.components import UNREST
from games.dayunhe.inspection import ForkChosen, Inspected, InspectionAnnounced, TeaBreak
from games.dayunhe.rebuilding import Moved, Swapped, Turned
from games.dayunhe.stacks import Reformed, Spied, Supplied
from games.dayunhe.turns import CoordinatorTurned, GameEnded, RoundBegan
from games.dayunhe.unrest import CanalDestroyed, Denounced, Intrigued, PeopleCalmed, UnrestRemoved
from games.engine import Event


def preview(reader: Perspective, events: Sequence[Event]) -> str:
    """What the draft does and what follows by itself, the prestige before and after."""
    return "\n".join([*tell(reader, events), *standings.changes(reader, events)])


# ── what cannot be taken back ────────────────────────────────────────────────────────────────────────

_WEIGHT: Final = ("turn", "reveal", "taken", "top", "drawn", "reform", "fork", "way", "round", "match")
"""What a draft puts an end to, the least first: the greatest is said."""


def warning(words: Words, events: Sequence[Event]) -> str:
    """What is left unused, what is drawn or ends; after it there is no undo."""
    mover = mover_of(events)
    parts = []
    found = {"turn"}
    for event in events:
        match event:
            case TurnDone(seat=seat, forced=False) if seat == mover:
                if left := unused(words, event):
                    parts.append(words("dayunhe-warn-unused", list=left))
            case GameEnded():
                found.add("match")
            case RoundBegan(round=number) if number > 1:  # the first one follows the setup
                found.add("round")
            case CoordinatorTurned() | Inspected(special=False):
                found.add("way")
            case InspectionAnnounced():
                found.add("fork")
            case Inspected(special=True) if "fork" in found:
                found.discard("fork")
            case Inspected(special=True):
                found.add("way")
            case CardRevealed():
                found.add("reveal")
            case CardTaken():
                found.add("taken")
            case Supplied(face_down=True):
                found.add("drawn")
            case Spied():
                found.add("top")
            case Reformed():
                found.add("reform")
            case _:
                pass
    what = max(found, key=_WEIGHT.index)
    return " ".join([*parts, words("dayunhe-final-move", what=what)])


# ── what was done and chosen so far ──────────────────────────────────────────────────────────────────


def progress(words: Words, players: Players, events: Sequence[Event], given: Mapping[str, str]) -> str:
    """The actions of the turn so far and the part of the open one that is chosen, in a few words."""
    told = [event for event in events if isinstance(event, Act | ForkChosen)]
    done = [_short(words, players, chunk) for chunk in chunks(told)]
    return " · ".join([*done, *chosen(words, given)])


def _short(words: Words, players: Players, chunk: Sequence[Event]) -> str:
    """An action with the one thing it was about: "build: straight 2-5"; what was chosen at forks."""
    parts = [text for event in chunk if (text := _detail(words, players, event))]
    if ways := [names.place(words, event.place) for event in chunk if isinstance(event, ForkChosen)]:
        parts.append(words("dayunhe-short-fork", places=", ".join(ways)))
    details = ", ".join(parts)
    if isinstance(chunk[0], ForkChosen):
        return details
    do = names.act(words, _ACTIONS[type(chunk[0])])
    return words("dayunhe-short", do=do, detail=details) if details else do


_ACTIONS: Final[Mapping[type[Event], str]] = {
    Supplied: "supply",
    Built: "build",
    CityBuilt: "build",
    Swapped: "rebuild",
    Moved: "rebuild",
    Turned: "rebuild",
    UnrestRemoved: "remove",
    PeopleCalmed: "calm",
    CanalDestroyed: "destroy",
    InspectionAnnounced: "inspect",
    TeaBreak: "tea",
    Spied: "espionage",
    Intrigued: "intrigue",
    Denounced: "denounce",
    Reformed: "reform",
}
"""The action on a card that causes the event."""


def _detail(words: Words, players: Players, event: Event) -> str:
    """What an action was about, in a word; "" for events that do not say it."""
    match event:
        case Supplied():
            return names.tile(words, event.tile)
        case Built(tile=tile) if tile == UNREST:
            return f"{names.tile(words, tile)} {names.place(words, event.hex)}"
        case Built():
            return f"{names.lying(words, event.tile, event.rotation)} {names.place(words, event.hex)}"
        case CityBuilt():
            return f"{names.tile(words, event.tile)}, {names.place_of(words, 'city')}"
        case Swapped():
            return f"{names.place(words, event.hex)} ↔ {names.place(words, event.other)}"
        case Moved():
            return f"{names.place(words, event.hex)} → {names.place(words, event.to)}"
        case Turned():
            return f"{names.place(words, event.hex)} {names.look_of(words, event.tile, event.rotation)}"
        case UnrestRemoved() | CanalDestroyed():
            return names.place(words, event.hex)
        case PeopleCalmed():
            return players.token(event.owner)
        case InspectionAnnounced():
            return names.steps(words, event.steps)
        case Intrigued() | Denounced():
            return players.token(event.rival)
        case Spied():
            return ", ".join(
                words("dayunhe-short-top", stack=stack + 1, tile=names.tile(words, tile))
                for stack, tile in event.tops
            )
    return ""


def chosen(words: Words, given: Mapping[str, str]) -> list[str]:
    """The answers given for the open action: "build", "straight", "2-5"; nothing is asked after others."""
    found = []
    for slot, token in given.items():
        match slot:
            case "do":
                found.append(words("dayunhe-do", do=token))
            case "tile":
                found.append(names.tile(words, token))
            case _:
                found.append(names.place_of(words, token))
    return found
