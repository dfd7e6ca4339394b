"""What actions have in common: how they are written, players in them; in a turn their cubes and prices.

A **deed** is what can be done in a turn, as a free action or by Imperial Favour: `Deed`.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Annotated, ClassVar, Final, Generic, NamedTuple, TypeVar

from games.confucius.components import (
    CASH,
    LARGEST,
    LICENCES,
    SEATS,
    Kind,
    RewardId,
    box,
    box_place,
    cards,
    space_of,
)
from games.confucius.state import ConfuciusState, Source
from games.engine import Action, Event, Family, IllegalAction, Refusals, Seat, Slot, notation
from games.engine.contract import seat_letter
from games.engine.notation import Verb, only

refuse: Final = Refusals(
    {
        "too-few-cubes": "turn",
        "no-such-seat": "typing",
        "seat-has-left": "resign",
        "too-little-cash": "paying",
        "too-few-licences": "paying",
    }
)

T = TypeVar("T")


class ConfuciusAction(Action, frozen=True):
    """A decision; ``do`` is what is done in a turn, as in the slot of that name, "" outside of one.

    ``verb`` begins the notation of those outside.
    """

    do: ClassVar[str] = ""
    verb: ClassVar[str] = ""

    def __str__(self) -> str:
        return _written(self)

    def slots(self) -> tuple[Slot, ...]:
        """What is done, for what needs no more said."""
        return (Slot("do", self.do),)


@lru_cache(maxsize=1 << 14)
def _written(action: ConfuciusAction) -> str:
    """The notation of the action: its slots, cards one by one."""
    words = " ".join(slot.value for slot in action.slots()).replace("+", " ")
    return f"{action.verb} {words}" if action.verb else words


Reader = Callable[[Sequence[str]], ConfuciusAction]
Verbs = Mapping[str, Verb[ConfuciusAction]]
"""How the words after a verb are read, and for each verb an example of the whole."""


def with_one(read: Callable[[str], T], make: Callable[[T], ConfuciusAction]) -> Reader:
    """How a verb with one more word is read."""
    return lambda words: make(read(only(words, 1)[0]))


# ── players ──────────────────────────────────────────────────────────────────────────────────────────


def to_slot(seat: int) -> Slot:
    """The player who gets something."""
    return Slot("to", seat_letter(seat))


def check_seats(*seats: int) -> None:
    """There can be such players; raises `BadNotation`."""
    notation.check_seats(max(SEATS), *seats)


def not_playing(state: ConfuciusState, other: Seat) -> IllegalAction | None:
    """There must be such a player, who has not left."""
    if other >= state.seats:
        return refuse("no-such-seat", seat=seat_letter(other))
    return refuse("seat-has-left", seat=seat_letter(other)) if other in state.resigned else None


# ── cubes and prices ─────────────────────────────────────────────────────────────────────────────────


class Price(NamedTuple):
    """What an action costs besides cubes: ``due`` of ``kind``, "" for nothing; ``full`` without discount."""

    kind: Kind
    due: int
    full: int


FREE: Final = Price("", 0, 0)


FREELY: Final[Mapping[Source, str]] = {"extra": "rewards", "favour": "favour"}
"""The paragraphs that tell of what lets one act for no cubes."""


def taken_for_free(state: ConfuciusState, seat: Seat) -> Source | None:
    """What lets the seat act for no cubes, the reward "extra" or Imperial Favour; None if nothing does."""
    return state.source if state.turn == seat and state.phase in ("free", "favour") else None


def cubes(state: ConfuciusState, seat: Seat, do: str) -> int:
    """Cubes that the action takes of the seat now (Confucius, Cubes).

    None for a free action, the favour, cards and transfers; more if own cubes are on its space already.
    """
    if state.source in ("extra", "favour") and state.turn == seat:
        return 0
    space, first, again = _cost(do)
    return again if space >= 0 and state.box[space][seat] else first


@cache
def _cost(do: str) -> tuple[int, int, int]:
    """The space of the box, and the cubes for an action there without and with own cubes on it."""
    space = space_of(do)
    return (-1, 0, 0) if space < 0 else (space, box().spaces[space].first, box().spaces[space].again)


def too_few_cubes(state: ConfuciusState, seat: Seat, do: str) -> IllegalAction | None:
    """The cubes that it takes must be left."""
    needed, left = cubes(state, seat, do), state.cubes[seat]
    return refuse("too-few-cubes", do=do, needed=needed, left=left) if needed > left else None


def means(state: ConfuciusState, seat: Seat) -> dict[Kind, int]:
    """What all cards of the seat are worth, by kind; those that are only guessed as much as they may be."""
    hand, total = state.hands[seat], cards().total
    found: dict[Kind, int] = {"": 0, CASH: total(hand, CASH), LICENCES: total(hand, LICENCES)}
    if hand[3] and state.guessed(seat):
        best = min(hand[3], LARGEST)
        found[CASH] += best * max(cards().cash)
        found[LICENCES] += best * max(cards().licences)
    return found


def too_dear(state: ConfuciusState, seat: Seat, price: Price) -> IllegalAction | None:
    """All cards of the seat together must be worth the price."""
    kind, due, full = price
    if not due or (have := means(state, seat)[kind]) >= due:
        return None
    if kind == CASH:
        return refuse("too-little-cash", due=due, full=full, have=have)
    return refuse("too-few-licences", due=due, full=full, have=have)


# ── deeds ────────────────────────────────────────────────────────────────────────────────────────────


class Acted(Event, frozen=True):
    """A seat took the action ``do``: first event of every action of a turn, a free action or the favour.

    ``cubes`` it used; ``card`` the reward played, "" if none.
    """

    rule: ClassVar[str] = "turn"
    ends_turn: ClassVar[bool] = True
    seat: Seat
    do: Annotated[str, "do"]
    cubes: int
    source: Source
    card: RewardId

    def places(self) -> tuple[int, ...]:
        """The space of the action box that cubes were put on."""
        return (box_place(space_of(self.do)),) if self.cubes else ()


D = TypeVar("D", bound=ConfuciusAction)


class Deed(Family[ConfuciusState, D], Generic[D], frozen=True, kw_only=True):
    """What can be done in a turn; made by `deed`.

    ``targets`` are what the board leaves to choose from for at most so much money, cubes aside, and
    ``candidates`` those for any; ``kind`` is what it costs, ``price`` how much of it, ``effect`` what comes
    of it once it is paid for. ``nothing`` says why there are no candidates. ``kinds`` are the kinds of
    actions, where ``action`` has several.
    """

    targets: Callable[[ConfuciusState, Seat, int], Sequence[D]]
    kind: Kind
    price: Callable[[ConfuciusState, Seat, D], Price]
    effect: Callable[[ConfuciusState, Seat, D], list[Event]]
    nothing: Callable[[ConfuciusState, Seat], IllegalAction | None]
    kinds: tuple[type[ConfuciusAction], ...]

    @property
    def do(self) -> str:
        """What is done."""
        return self.action.do


def free(state: ConfuciusState, seat: Seat, action: ConfuciusAction) -> Price:
    """What costs no money."""
    return FREE


def always(state: ConfuciusState, seat: Seat, action: object = None) -> IllegalAction | None:
    """Nothing forbids it."""
    return None


def deed(
    action: type[D],
    targets: Callable[[ConfuciusState, Seat, int], Sequence[D]],
    forbidden: Callable[[ConfuciusState, Seat, D], IllegalAction | None],
    effect: Callable[[ConfuciusState, Seat, D], list[Event]],
    *,
    kind: Kind = "",
    price: Callable[[ConfuciusState, Seat, D], Price] = free,
    nothing: Callable[[ConfuciusState, Seat], IllegalAction | None] = always,
    kinds: tuple[type[ConfuciusAction], ...] = (),
) -> Deed[D]:
    """A deed: ``forbidden`` says why the board does not allow it, cubes and money aside."""

    def candidates(state: ConfuciusState, seat: Seat) -> Sequence[D]:
        return targets(state, seat, LARGEST)

    def refusal(state: ConfuciusState, seat: Seat, wanted: D) -> IllegalAction | None:
        return (
            too_few_cubes(state, seat, wanted.do)
            or forbidden(state, seat, wanted)
            or too_dear(state, seat, price(state, seat, wanted))
        )

    def carry_out(state: ConfuciusState, seat: Seat, wanted: D) -> list[Event]:
        return [use_cubes(state, seat, wanted), *effect(state, seat, wanted)]

    return Deed(
        action,
        candidates,
        refusal,
        carry_out,
        targets=targets,
        kind=kind,
        price=price,
        effect=effect,
        nothing=nothing,
        kinds=kinds or (action,),
    )


def use_cubes(state: ConfuciusState, seat: Seat, action: ConfuciusAction) -> Acted:
    """The action begins with its cubes on its space (Confucius, Cubes)."""
    do = action.do
    used = cubes(state, seat, do)
    if used:
        state.cubes[seat] -= used
        state.box[space_of(do)][seat] += used
    return Acted(seat, do, used, "card" if do == "card" else state.source, getattr(action, "card", ""))
