"""The action cards: taking one, using its symbols, ending the turn (Da Yunhe, Choosing a card; Acting).

===========================  ============================================================================
notation                     meaning
===========================  ============================================================================
``take builder``             choose an action card
``done``                     end the turn
===========================  ============================================================================

Tiles without a line, and those a player need not turn, have no edges in the notation.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from inspect import isgeneratorfunction
from types import GeneratorType
from typing import ClassVar, Final, TypeAlias, TypeVar, cast

from games.dayunhe.components import (
    SEATS,
    CardName,
    Points,
    card,
    cards,
    edges,
    kinds,
    lines_name,
    look_of,
    looks,
)
from games.dayunhe.places import EDGES, HEXES, REGION, REGIONS, hex_name, prestige_place
from games.dayunhe.state import DayunheState
from games.engine import HIDDEN, Action, BadNotation, Event, Family, IllegalAction, Refusals, Seat, Slot
from games.engine.notation import LONGEST_FACT, Unread, Verb, check_seats, number, one_of, only, seat

refuse: Final = Refusals(
    {
        "card-passed-on": "choose",
        "not-on-card": "act",
        "symbol-used": "act",
        "other-symbol-used": "act",
    }
)

NONE: Final = "none"
"""In a refusal: there is no such tile, or no look to choose."""


class Deed(Action, frozen=True):
    """Something that is written as a word, ``do``, and what is answered after it."""

    do: ClassVar[str]

    def parts(self) -> tuple[Slot, ...]:
        """What is answered after the word."""
        return ()

    def slots(self) -> tuple[Slot, ...]:
        """In a turn the word itself is the first answer."""
        return (Slot("do", self.do), *self.parts())

    def __str__(self) -> str:
        return _written(self)


@lru_cache(1 << 14)
def _written(deed: Deed) -> str:
    return " ".join((deed.do, *(slot.value for slot in deed.parts())))


class Answer(Deed, frozen=True):
    """A decision that is not one of a turn's many: only what is answered is asked."""

    def slots(self) -> tuple[Slot, ...]:
        """The answers alone."""
        return self.parts()


# ── checks and slots ─────────────────────────────────────────────────────────────────────────────────


def check_hex(place: int) -> None:
    """Raise `BadNotation` unless it is a hex of the map."""
    if not 0 <= place < HEXES:
        raise BadNotation("no-such-hex", hex=str(place))


def check_seat(seat: int) -> None:
    """Raise `BadNotation` unless there may be such a seat."""
    check_seats(max(SEATS), seat)


def check_kind(kind: str) -> None:
    """Raise `BadNotation` unless there is that kind of tile."""
    if kind not in kinds():
        raise BadNotation("no-such-tile", tile=kind, known=", ".join(kinds()))


def check_look(kind: str, rotation: int) -> None:
    """Raise `BadNotation` unless the rotation stands for a look of that kind."""
    check_kind(kind)
    if rotation not in looks(kind):
        raise BadNotation("no-such-look", tile=kind, lines=str(rotation), known=known_looks(kind))


def check_several_looks(kind: str, rotation: int) -> None:
    """Raise `BadNotation` unless the rotation stands for one of several looks of that kind."""
    check_look(kind, rotation)
    if len(looks(kind)) == 1:
        raise BadNotation("no-such-look", tile=kind, lines=str(rotation), known=known_looks(kind))


def known_looks(kind: str) -> str:
    """The looks of a kind as they are typed, with commas; "none" if it has but one."""
    if len(looks(kind)) == 1:
        return NONE
    return ", ".join(lines_name(edges(kind, rotation)) for rotation in looks(kind))


def hex_slot(name: str, place: int) -> Slot:
    """A hex, by its region."""
    return Slot(name, hex_name(place))


def look_slots(kind: str, rotation: int) -> tuple[Slot, ...]:
    """The edges that the line joins; nothing for a tile that looks the same in every rotation."""
    return (Slot("lines", lines_name(edges(kind, rotation))),) if len(looks(kind)) > 1 else ()


def stack_slot(stack: int) -> Slot:
    """A stack as people count them."""
    return Slot("stack", str(stack + 1))


# ── reading ─────────────────────────────────────────────────────────────────────────────────────────────────


def read_stack(words: Sequence[str]) -> int:
    """A stack by its number."""
    return number(*only(words, 1)) - 1


def read_seat(words: Sequence[str]) -> int:
    """A player, by letter."""
    (word,) = only(words, 1)
    if not word.isalpha():
        raise Unread
    return seat(word)


def read_hexes(words: Sequence[str], count: int) -> list[int]:
    """So many hexes: a region and a key each, apart or in one number."""
    digits = "".join(words)
    if not digits.isdecimal() or len(digits) != 2 * count:
        raise Unread
    found: list[int] = []
    for region, key in zip(digits[::2], digits[1::2], strict=True):
        if not (1 <= int(region) <= REGIONS and 1 <= int(key) <= REGION):
            raise BadNotation("no-such-hex", hex=f"{region}-{key}")
        found.append(REGION * (int(region) - 1) + int(key) - 1)
    return found


def read_parted(words: Sequence[str]) -> tuple[list[str], list[str], list[str]]:
    """The words before the first number, the numbers, the words after them."""
    numbers = [index for index, word in enumerate(words) if word.isdecimal()]
    if not numbers or numbers != [*range(numbers[0], numbers[-1] + 1)]:
        raise Unread
    return [*words[: numbers[0]]], [*words[numbers[0] : numbers[-1] + 1]], [*words[numbers[-1] + 1 :]]


def read_kind(words: Sequence[str]) -> str:
    """A kind of tile; its name may be several words."""
    kind = "-".join(words)
    if not kind:
        raise Unread
    return kinds()[one_of("no-such-tile", kinds(), tile=kind)]


def read_mask(words: Sequence[str]) -> int:
    """Edges in any order, as a mask."""
    if not words or len(set(words)) != len(words) or not set(words) <= set(EDGES):
        raise Unread
    return sum(1 << EDGES.index(word) for word in words)


def read_look(words: Sequence[str]) -> tuple[str, int]:
    """A kind of tile and its rotation, by the edges that its line joins."""
    mask = read_mask(words)
    kind, rotation = look_of(mask)
    if not kind:
        raise BadNotation("no-such-look", tile=NONE, lines="-".join(words), known=NONE)
    return kind, rotation


# ── taking a card ───────────────────────────────────────────────────────────────────────────────────────────


class Take(Answer, frozen=True):
    """Take the ``card`` and pass the others on (Da Yunhe, Choosing a card)."""

    rule: ClassVar[str] = "choose"
    do: ClassVar[str] = "take"
    card: str

    def __post_init__(self) -> None:
        ids = [entry.id for entry in cards()]
        if self.card not in ids:
            raise BadNotation("no-such-card", card=self.card, known=", ".join(ids))

    def parts(self) -> tuple[Slot, ...]:
        """The card."""
        return (Slot("card", card(self.card).id),)


take = cache(Take)


def _read_take(words: Sequence[str]) -> Take:
    """``take builder``."""
    if not words:
        raise Unread
    return take("-".join(words)[:LONGEST_FACT])


class CardTaken(Event, frozen=True):
    """A seat took a ``card``; which one only it knows."""

    rule: ClassVar[str] = "choose"
    seat: Seat
    card: CardName

    def places(self) -> tuple[int, ...]:
        """The seat's slip."""
        return (prestige_place(self.seat),)

    def view(self, seat: Seat | None) -> "CardTaken":
        """Others do not know the card."""
        return self if seat == self.seat else CardTaken(self.seat, HIDDEN)


def takes(state: DayunheState, seat: Seat) -> Sequence[Take]:
    """The cards that the seat was handed."""
    return [take(name) for name in state.handed[seat]]


def possible(state: DayunheState, handed: Sequence[str]) -> list[str]:
    """What cards handed on may be, where one imagines: without those taken; hidden ones any that are left."""
    left = [entry.id for entry in cards() if entry.id not in state.chosen]
    return [name for name in handed if name in left] or left


def not_taken(state: DayunheState, seat: Seat, action: Take) -> IllegalAction | None:
    """It was passed on."""
    return None if action.card in state.handed[seat] else refuse("card-passed-on", card=action.card)


def carry_out_take(state: DayunheState, seat: Seat, action: Take) -> list[Event]:
    """The seat keeps the card; the others are passed on."""
    state.chosen[seat] = action.card
    state.picks[seat] = state.entries
    return [CardTaken(seat, action.card)]


TAKING: Final = Family(Take, takes, not_taken, carry_out_take, exact=True)


# ── using its symbols ───────────────────────────────────────────────────────────────────────────────────────


D = TypeVar("D", bound=Deed)
Choices: TypeAlias = Iterable[D]


class Symbol(Family[DayunheState, D], frozen=True, kw_only=True):
    """Something that one symbol of the cards allows.

    ``choices``: what can be done, for `possible` not always in full; ``nothing``: why there is none of it.
    """

    name: str
    choices: Callable[[DayunheState, Seat], Choices[D]]
    nothing: Callable[[DayunheState, Seat], IllegalAction]

    def possible(self, state: DayunheState, seat: Seat) -> bool:
        """Whether there is a choice."""
        found = self.choices(state, seat)
        return next(found, None) is not None if isinstance(found, GeneratorType) else bool(found)


def symbol(
    name: str,
    action: type[D],
    choices: Callable[[DayunheState, Seat], Choices[D]],
    refusal: Callable[[DayunheState, Seat, D], IllegalAction | None],
    carry_out: Callable[[DayunheState, Seat, D], list[Event]],
    nothing: Callable[[DayunheState, Seat], IllegalAction],
) -> Symbol[D]:
    """The family of what is done with that symbol, which is used up by it."""

    def listed(state: DayunheState, seat: Seat) -> Sequence[D]:
        return [*choices(state, seat)]

    def refused(state: DayunheState, seat: Seat, deed: D) -> IllegalAction | None:
        return not_left(state, seat, name) or refusal(state, seat, deed)

    def used(state: DayunheState, seat: Seat, deed: D) -> list[Event]:
        use(state, name)
        return carry_out(state, seat, deed)

    candidates = listed if isgeneratorfunction(choices) else cast(Callable[..., Sequence[D]], choices)
    return Symbol(action, candidates, refused, used, exact=True, name=name, choices=choices, nothing=nothing)


def not_left(state: DayunheState, seat: Seat, name: str) -> IllegalAction | None:
    """Why the symbol cannot be used: it is not on the seat's card, or used up."""
    if name in state.left:
        return None
    shown = card(state.chosen[seat])
    number = shown.group(name)
    if number < 0:
        return refuse("not-on-card", action=name, card=shown.id)
    if name in state.used:
        return refuse("symbol-used", action=name, count=state.used[name])
    other = next(entry.action for entry in shown.groups[number] if entry.action != name)
    return refuse("other-symbol-used", action=name, other=other)


def use(state: DayunheState, name: str) -> None:
    """One of these symbols is used; the other one of its group falls away."""
    shown = card(state.chosen[state.actor or 0])
    for other in shown.excluded[name]:
        state.left.pop(other, None)
    state.used[name] = state.used.get(name, 0) + 1
    state.left[name] -= 1
    if not state.left[name]:
        del state.left[name]


# ── the turn ────────────────────────────────────────────────────────────────────────────────────────────────


class Done(Deed, frozen=True):
    """End the turn (Da Yunhe, Acting)."""

    rule: ClassVar[str] = "act"
    ends_turn: ClassVar[bool] = True
    do: ClassVar[str] = "done"


DONE: Final = Done()


class CardRevealed(Event, frozen=True):
    """A seat revealed its card and is to carry it out."""

    rule: ClassVar[str] = "act"
    seat: Seat
    card: CardName


class TurnDone(Event, frozen=True):
    """A seat's ``card`` is carried out; ``unused``: what was left, as (action, count).

    Of a group of which nothing was used all actions are there. ``forced``: nothing was possible any more.
    """

    rule: ClassVar[str] = "act"
    seat: Seat
    unused: tuple[tuple[str, int], ...]
    forced: bool
    card: CardName


class PrestigeTaken(Event, frozen=True):
    """A seat got the prestige on its card."""

    rule: ClassVar[str] = "prestige"
    seat: Seat
    points: Points

    def places(self) -> tuple[int, ...]:
        """The seat's prestige."""
        return (prestige_place(self.seat),)


ENDING: Final[Family[DayunheState, Done]] = Family(
    Done,
    lambda state, seat: (DONE,),
    lambda state, seat, action: None,
    lambda state, seat, action: [],
    exact=True,
)

VERBS: Final[dict[str, Verb[Deed]]] = {"take": (_read_take, "take builder")}
