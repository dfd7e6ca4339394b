"""What a game must give, so that panels, pictures, records, tests and the shell work for all of them.

A game is a package ``games/<name>`` that reads like its rulebook. Its modules import downwards only:

``components``   what is printed, from ``data/<name>/*.toml``; nothing printed stands in code
``state``        what changes in a match: a `State` with its data and small questions, no rule
``<family>``     one a family of decisions: its actions with their notation, why one is refused, what it does,
                 its events; joined into a `Family` for each kind of action
``turns``        what comes next
``scoring``      points, the outcome
``position``     the `Position`: the state with the families and the turns on top
``__init__``     ``GAME``, an instance of `Game`

In small, two take matches from a heap in turn:

>>> class Heap(State):
...     left: int
>>> class Take(Action, frozen=True):
...     count: int
...     def slots(self):
...         return Slot("do", "take"), Slot("count", str(self.count))
>>> class Taken(Event, frozen=True):
...     seat: Seat
...     count: int
>>> refuse = Refusals({"too-few-left": "taking"})
>>> def candidates(state, seat):
...     return Take(1), Take(2), Take(3)
>>> def refusal(state, seat, action):
...     return refuse("too-few-left", left=state.left) if action.count > state.left else None
>>> def carry_out(state, seat, action):
...     state.left -= action.count
...     return [Taken(seat, action.count)]
>>> class Matches(Heap, Position[Take]):
...     refusals = Refusals(GENERAL | {"not-your-turn": "turn"} | refuse)
...     def families(self):
...         return Families(Family(Take, candidates, refusal, carry_out))
...     def go_on(self, seat, action):
...         self.turn = 1 - seat if self.left else None
...         return []
>>> position = Matches(seats=2, chance=Chance("seed"), turn=0, resigned=[], left=5)
>>> position.apply(Take(3))
[Taken(seat=0, count=3)]
>>> [str(action) for action in position.legal()]
['take 1', 'take 2']
>>> position.apply(Take(3))
Traceback (most recent call last):
games.engine.errors.IllegalAction: too-few-left (left=2, rule=taking)
>>> position.view(0).apply(Take(2))
Traceback (most recent call last):
games.engine.errors.IllegalAction: not-your-turn (seat=B, rule=turn)
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import cached_property
from itertools import chain
from typing import Annotated, Any, ClassVar, Final, Generic, NamedTuple, Self, TypeAlias, Union

import msgspec
from typing_extensions import TypeVar

from games.engine.chance import Chance
from games.engine.editions import RuleSet
from games.engine.errors import BadOptions, IllegalAction, Refusals
from games.engine.lazy import Joined

Seat: TypeAlias = Annotated[int, "seat"]
"""A player's place, 0..n-1; written A, B, C, ... in notations and pictures."""


BySeat: TypeAlias = Annotated[tuple[int, ...], "by_seat"]
"""A number of each seat."""


SEAT_LETTERS = "ABCDE"
"""How people see the seats, in order."""


def seat_letter(seat: Seat) -> str:
    """The seat as people see it: A, B, C, D or E."""
    return SEAT_LETTERS[seat]


class Slot(NamedTuple):
    """One part of an action, in the player's order of thought.

    ``name`` says what is asked ("tile", "square", "direction"); ``value`` is a short token without blanks
    ("RB", "F7", "south").
    """

    name: str
    value: str


class Action(msgspec.Struct, frozen=True):
    """One atomic decision by the seat to act. ``str(action)`` is its notation: one line, no newline.

    ``rule`` names the paragraph of the game's rules page that tells of it.
    """

    rule: ClassVar[str] = ""
    ends_turn: ClassVar[bool] = False
    """Whether it does nothing but end the turn."""

    def __str__(self) -> str:
        return " ".join(slot.value for slot in self.slots())

    @abstractmethod
    def slots(self) -> tuple[Slot, ...]:
        """The action taken apart.

        Equal actions have equal slots, but for how the same is asked for (`games.confucius.box.Pay`);
        different ones differ in at least one value.
        """


class Event(msgspec.Struct, frozen=True, tag=True, tag_field="event"):
    """A fact that an action caused. Lines of the log, rings on the picture and recaps all come from events.

    ``rule`` names the paragraph of the game's rules page that made it happen.
    """

    rule: ClassVar[str] = ""
    ends_turn: ClassVar[bool] = False
    """Whether the turn is over with it even if the same seat acts next: all others were passed over, or a new
    game of a series begins with that seat."""

    def places(self) -> tuple[int, ...]:
        """Where it happened, as the game numbers its places; the picture rings them."""
        return ()

    def view(self, seat: Seat | None) -> Self:
        """The event as that seat (None: a watcher) may know it."""
        return self


class SeatResult(msgspec.Struct, frozen=True):
    """How one seat ended. ``sources`` add up to ``score`` unless the game says otherwise."""

    seat: Seat
    rank: int
    score: int
    sources: dict[str, int]


class Outcome(msgspec.Struct, frozen=True):
    """The end of a match: ``end`` says which way it came; equal ranks are shared, rank 1 wins."""

    end: str
    seats: tuple[SeatResult, ...]

    @classmethod
    def of(
        cls, end: str, ranks: Iterable[int], scores: Iterable[int], sources: Iterable[dict[str, int]]
    ) -> "Outcome":
        """From what each seat has, in the order of the seats."""
        rows = zip(ranks, scores, sources, strict=True)
        return cls(end, tuple(SeatResult(seat, *row) for seat, row in enumerate(rows)))

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats of rank 1."""
        return tuple(result.seat for result in self.seats if result.rank == 1)


def ends_turn(events: Iterable[Event]) -> bool:
    """Whether a turn is over with these events, whoever acts next."""
    return any(event.ends_turn for event in events)


class SeatResigned(Event, frozen=True):
    """A seat left the match for good; its turns are passed over."""

    rule: ClassVar[str] = "resign"
    seat: Seat


class StandingOrder(NamedTuple):
    """What a seat may leave to be done for it when it is to act: ``name``, for the ``subject`` of the game.

    ``subject`` is "" where a seat has but one thing that orders can be for; a seat leaves at most one order
    for each. ``amount``: up to how much, where that is to be said. Only the seat knows of it.
    """

    subject: str
    name: str
    amount: int | None = None


class Condition(NamedTuple):
    """What must hold when its turn comes for a move that was chosen before; str() and `read` are inverse.

    `SAME` and `OPEN` are those of every game. A game's own have a ``name``, and perhaps a ``subject`` and an
    ``amount``, as a `StandingOrder` has.
    """

    name: str
    subject: str = ""
    amount: int | None = None

    def __str__(self) -> str:
        amount = "" if self.amount is None else str(self.amount)
        return " ".join(part for part in (self.name, self.subject, amount) if part)

    @classmethod
    def read(cls, text: str) -> "Condition":
        """The condition that is written so."""
        name, *rest = text.split()
        amount = int(rest.pop()) if rest and rest[-1].isdecimal() else None
        return cls(name, " ".join(rest), amount)


SAME = Condition("same")
"""Where the move acts, the board shows what it showed when the move was chosen."""

OPEN = Condition("open")
"""The move is still allowed."""

HIDDEN = "?"
"""A card or a tile that the viewer may not know."""


A = TypeVar("A", bound=Action, default=Any)
"""The actions of one game; `Position` alone is a position of any game."""


class State(msgspec.Struct, kw_only=True):
    """What changes in a match; a game adds its own data and small questions about them, but no rule."""

    seats: int
    chance: Chance  # its seed is empty in a view
    turn: Seat | None  # the seat to act
    resigned: list[Seat]  # in the order they left
    viewer: Seat | None = None  # whose view this is; None for the position itself and for a watcher's view
    imagined: bool = False  # whether this is a view on which moves are tried for all seats, see `imagine`

    @property
    def masked(self) -> bool:
        """Whether this is a view: somebody's, or a watcher's."""
        return not self.chance.seed

    @property
    def mover(self) -> Seat | None:
        """The seat to act, if its actions can be known here: None on everybody else's view."""
        return self.turn if self.chance.seed or self.imagined or self.viewer == self.turn else None

    def guessed(self, seat: Seat) -> bool:
        """Whether what is hidden of the seat stands for all that it may be: another's, where one imagines."""
        return self.imagined and seat != self.viewer

    @property
    def playing(self) -> list[Seat]:
        """The seats that have not left the match."""
        return [seat for seat in range(self.seats) if seat not in self.resigned]

    def clockwise(self, first: Seat) -> list[Seat]:
        """All seats in the order of play, ``first`` first."""
        first %= self.seats
        return [*range(first, self.seats), *range(first)]

    def after(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats that have not left, in the order of play, the one after ``seat`` first."""
        return tuple(other for other in self.clockwise(seat + 1)[:-1] if other not in self.resigned)

    def ranks(self, standings: Sequence[Any]) -> list[int]:
        """Every seat's rank by its standing, the greatest first; equal ones share, as in 1, 2, 2, 4.

        Seats that left rank behind all others, the first to leave last.
        """
        order = sorted((standings[seat] for seat in self.playing), reverse=True)
        return [
            self.seats - self.resigned.index(seat)
            if seat in self.resigned
            else 1 + order.index(standings[seat])
            for seat in range(self.seats)
        ]


S = TypeVar("S", bound=State)
F = TypeVar("F", bound=Action)


class Family(msgspec.Struct, Generic[S, F], frozen=True):
    """All decisions of one kind of action, for the one whose turn it is; what is legal stands here once.

    ``candidates``: what could be meant, in the order in which people see it. ``refusal``: why the rules
    forbid one, or None. ``carry_out``: do a legal one and tell what came of it. ``exact``: no candidate is
    ever refused, so nobody need ask; for enumerations that ask the same conditions faster.
    """

    action: type[F]
    candidates: Callable[[S, int], Sequence[F]]
    refusal: Callable[[S, int, F], IllegalAction | None]
    carry_out: Callable[[S, int, F], list[Event]]
    exact: bool = False

    def legal(self, state: S, who: int) -> Sequence[F]:
        """The candidates that are not refused."""
        found = self.candidates(state, who)
        if self.exact:
            return found
        return [action for action in found if self.refusal(state, who, action) is None]


_MADE: Final = frozenset((list, tuple))
"""Sequences whose items are there already."""


class Families(dict[type[Action], Family[Any, Any]]):
    """Families that are chosen from at the same time, by their actions, in the order people see them."""

    def __init__(self, *families: Family[Any, Any]) -> None:
        super().__init__({family.action: family for family in families})

    def legal(self, state: State, who: int) -> Sequence[Any]:
        """What is legal of all of them."""
        if len(self) == 1:
            (only,) = self.values()
            return only.legal(state, who)
        each = [
            family.candidates(state, who) if family.exact else family.legal(state, who)
            for family in self.values()
        ]
        found = [part for part in each if part]
        if len(found) == 1:
            return found[0]
        return [*chain(*found)] if _MADE.issuperset(map(type, found)) else Joined(found)


GENERAL: Final = Refusals({"match-over": "end", "already-resigned": "resign"})
"""What every game refuses in the same way; ``not-your-turn`` has a paragraph of its own in each."""


class Position(State, Generic[A], kw_only=True):
    """The whole state of a match between two actions, secrets and chance included; also a view of it.

    A game's position is its own `State` with this on top. A **view** is a position with the secrets of others
    masked. `legal`, `verify` and `apply` also work on the view of the seat to act: `legal` gives the same
    answer, and what `apply` would reveal (a tile drawn) stays masked. So everything a person is shown before
    confirming comes from a view and cannot leak.
    """

    refusals: ClassVar[Refusals] = GENERAL
    """Every code of `IllegalAction` that the game raises, with the paragraph of its rules."""
    counted: ClassVar[Mapping[str, Callable[[int, int, int], Event]]] = {}
    """Fields with a count for each seat, and the event (index, before, after) that tells of its change.

    These events come after all others but the one that ends the match.
    """

    def to_act(self) -> Seat | None:
        """The one seat that must act; None when the match is over."""
        return self.turn

    def turn_ended(self, seat: Seat | None, events: Iterable[Event]) -> bool:
        """Whether the turn of the seat that was to act is over, now that these events have happened."""
        return self.turn != seat or ends_turn(events)

    @property
    def acting(self) -> int | None:
        """Who decides, as the families know it: the `mover`, or which of its colours where it plays several.

        None on a view that cannot know what is legal.
        """
        return self.mover

    def order_of_play(self) -> list[Seat]:
        """All seats in the order in which they act, the one to act first."""
        return self.clockwise(self.turn or 0)

    def following(self) -> tuple[Seat, ...]:
        """Who acts after the seat to act, in their order, as far as that is fixed whatever it does.

        Each seat once, up to where that seat would act again; () where nothing is fixed. Of these one may
        still be passed over because it can do nothing, and the match may end before.
        """
        return ()

    @property
    def rule(self) -> str:
        """The paragraph that tells of all that can be decided now; asked only where there is a choice."""
        return self.refusals["not-your-turn"]

    def families(self) -> Families:
        """What is chosen from now: the families of the present phase."""
        raise NotImplementedError

    def legal(self) -> Sequence[A]:
        """All legal actions in a stable order; never empty while somebody is to act.

        On a view whose seat is not the one to act: empty, for what is legal may depend on hidden things.
        """
        who = self.acting
        return [] if who is None else self.families().legal(self, who)

    def refusal(self, who: int, action: A) -> IllegalAction | None:
        """Why the rules forbid the action to whoever is to act; None if they do not."""
        family = self.families().get(type(action))
        return self.untimely(action) if family is None else family.refusal(self, who, action)

    def untimely(self, action: A) -> IllegalAction:
        """The refusal of an action of another phase, in a game that has several."""
        raise NotImplementedError

    def verify(self, action: A) -> None:
        """Raise `IllegalAction` with a code that a person can be told; silent exactly for the legal ones."""
        self._verified(action)

    def _verified(self, action: A) -> int:
        """Who may do it; raises `IllegalAction`."""
        if self.turn is None:
            raise self.refusals("match-over")
        who = self.acting
        if who is None:
            raise self.refusals("not-your-turn", seat=seat_letter(self.turn))
        refusal = self.refusal(who, action)
        if refusal is not None:
            raise refusal
        return who

    def apply(self, action: A) -> list[Event]:
        """Verify, then change self. Nothing is changed when the action is refused."""
        who = self._verified(action)
        if not self.counted:
            return self.carry_out(who, action)
        before = self._counts()
        return self._counted(before, self.carry_out(who, action))

    def carry_out(self, who: int, action: A) -> list[Event]:
        """Do a legal action, and everything that follows from it by itself."""
        found = self.families()[type(action)].carry_out(self, who, action)
        return found + self.go_on(who, action)

    def go_on(self, who: int, action: A) -> list[Event]:
        """What follows by itself once the action is done: the next turn or phase, the end."""
        raise NotImplementedError

    @abstractmethod
    def final(self, action: A) -> bool:
        """Whether the (legal) action is a point of no return.

        It reveals, draws on chance, or ends the turn, unless what its seat does next belongs to it.
        """

    def view(self, seat: Seat | None) -> Self:
        """A copy as one seat (None: a watcher) may know it.

        What is hidden besides the seed, a game masks in its own `view`.
        """
        seen = self.copy()
        seen.viewer = seat
        seen.chance = Chance("")
        return seen

    def imagine(self, seat: Seat) -> Self:
        """On a view, a copy in which the seat is to act now, as far as can be known.

        What is hidden of others stands for all that it may be, what its viewer draws stays face down;
        `legal`, `verify` and `apply` work for whoever is to act. It is the decision that the seat takes next:
        what others were about is broken off. Where the seat would be passed over, as always once it has left,
        another is to act; nobody, where the match would end before.
        """
        found = self.copy()
        found.imagined = True
        if found.turn not in (None, seat) and seat not in found.resigned:
            found.skip_to(seat)
        return found

    def skip_to(self, seat: Seat) -> None:
        """In an imagined position: what others are about is broken off, and the seat is to act."""
        self.turn = seat

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """None until the match is over."""

    @abstractmethod
    def standing(self) -> tuple[int, ...]:
        """What each seat has so far of what decides the match: points, or what the game counts instead.

        More is better, also where the outcome's score counts the other way round. It may fall. Everybody may
        know it, so every view has it.
        """

    def stage(self) -> int:
        """The round in progress, or the game of a series, from 1 on; when over, the last one.

        0 before the first, and always in a game whose matches are not divided.
        """
        return 0

    def progress(self) -> Hashable | None:
        """What a round changes in which something comes of it; None in a game that ends by itself.

        A game without a last round may stand still: then the people may agree to `settle` it.
        """
        return None

    def settle(self) -> list[Event]:
        """The match ends by the present standing, because all agree.

        Raises `IllegalAction` ends-by-itself where that cannot be needed, match-over.
        """
        raise IllegalAction("ends-by-itself", rule="end")

    def resign(self, seat: Seat) -> list[Event]:
        """The seat leaves the match for good, in or out of turn; it ranks last.

        One seat left ends the match. Raises `IllegalAction` if the match is over or the seat has left.
        """
        self.leave(seat)
        before = self._counts()
        return self._counted(before, [SeatResigned(seat), *self.go_on_without(seat)])

    def go_on_without(self, seat: Seat) -> list[Event]:
        """What becomes of a seat that has just left, and everything that follows by itself."""
        raise NotImplementedError

    def _counts(self) -> list[list[int]]:
        """What is `counted`, before it changes."""
        return [getattr(self, name).copy() for name in self.counted] if self.counted else []

    def _counted(self, counts: list[list[int]], found: list[Event]) -> list[Event]:
        """The events with those of the counts that have changed since."""
        if [getattr(self, name) for name in self.counted] == counts:
            return found  # as after most actions
        changed = [
            told(index, before, after)
            for (name, told), was in zip(self.counted.items(), counts, strict=True)
            for index, (before, after) in enumerate(zip(was, getattr(self, name), strict=True))
            if before != after
        ]
        return [*found[:-1], *changed, found[-1]] if self.turn is None else found + changed

    def copy(self) -> Self:
        """An independent copy. Only the lists and dicts of a position change, and its chance."""
        fields = {name: _copied(getattr(self, name)) for name in self.__struct_fields__}
        return msgspec.structs.replace(self, **fields)

    def leave(self, seat: Seat) -> None:
        """Note that the seat resigns; raises `IllegalAction` if the match is over or the seat has left."""
        if self.turn is None:
            raise self.refusals("match-over")
        if seat in self.resigned:
            raise self.refusals("already-resigned", seat=seat_letter(seat))
        self.resigned.append(seat)

    def secret_entries(self) -> int:
        """How many of the newest entries of the record hold what only their seats may know yet.

        While the match runs they are left out of the record that everybody may have.
        """
        return 0

    def where(self, action: A) -> dict[Slot, str]:
        """What the board shows where the action acts: by the answers that name a place, whatever is legal."""
        return {slot: repr(seen) for slot in action.slots() if (seen := self.shown(slot)) is not None}

    def shown(self, slot: Slot) -> object:
        """What the board shows at the place that this answer names; None if it names none."""
        return None

    def conditions(self, action: A) -> tuple[Condition, ...]:
        """On what the action may be left to be done later: the first is the usual one."""
        return SAME, OPEN

    def meets(self, condition: Condition) -> bool:
        """Whether a condition of the game's own holds now."""
        return True

    def standing_orders(self, seat: Seat) -> tuple[StandingOrder, ...]:
        """The standing orders that the seat may leave now, with each amount, in the order people see them."""
        return ()

    def obey(self, order: StandingOrder) -> tuple[A, ...]:
        """The legal actions that the order takes for the seat to act, on its view or here, one after another.

        Empty if it is for another decision.
        """
        return ()

    def broken(self, order: StandingOrder, seat: Seat, events: Sequence[Event]) -> bool:
        """Whether the seat's order is switched off by these events, which have led to this position."""
        return True


def _copied(value: Any) -> Any:
    """The value of a position's field, apart from the original.

    A list holds lists only, or only what never changes; a dict what never changes: positions are copied at
    every step of a draft, and looking at each item would take most of the time.
    """
    if isinstance(value, list):
        nested = bool(value) and isinstance(value[0], list)
        return [_copied(item) for item in value] if nested else value.copy()
    if isinstance(value, dict):
        return value.copy()
    return Chance(value.seed, value.counter) if isinstance(value, Chance) else value


class Option(msgspec.Struct, frozen=True):
    """A choice made when a match is created; the first value is the default.

    ``seats``: with how many players it matters; () for any number.
    """

    name: str
    values: tuple[str, ...]
    seats: tuple[int, ...] = ()

    @property
    def variant(self) -> bool:
        """Whether it is a variant that is played with or not, and is not unless somebody says so."""
        return self.values == ("no", "yes")

    def matters(self, least: int, most: int) -> bool:
        """Whether it makes a difference with some number of players from ``least`` to ``most``."""
        return not self.seats or any(least <= seats <= most for seats in self.seats)


class Game(ABC):
    """A rule set. ``title`` is a proper name and the same in every language."""

    name: ClassVar[str]
    title: ClassVar[str]
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    options: ClassVar[tuple[Option, ...]] = ()
    rules: ClassVar[RuleSet]
    position_type: ClassVar[type[Any]]
    final_scoring: ClassVar[bool] = True
    """Whether points are given at the end for what was built until then."""
    side: ClassVar[str] = ""
    """The option that says which of two sides of the board is played on; "" where the board has one."""
    orders: ClassVar[tuple[str, ...]] = ()
    """Every name that a `StandingOrder` of the game can have; the first that has something to do acts."""

    @cached_property
    def event_type(self) -> Any:
        """Every event of the game as one type, for decoding: those of its package, and `SeatResigned`."""
        package = f"{type(self).__module__}."
        own = [event for event in Event.__subclasses__() if event.__module__.startswith(package)]
        return Union[(*own, SeatResigned)]  # known at run time

    @property
    def refusals(self) -> Mapping[str, str]:
        """Every code of `IllegalAction` that the game raises, with the paragraph of its rules."""
        refusals: Refusals = self.position_type.refusals
        return refusals

    @property
    def rules_version(self) -> int:
        """The version of the rules that this edition plays."""
        return self.rules.version

    @abstractmethod
    def load(self) -> None:
        """Read and check all of the game's data now rather than at first use; raises `BadData`."""

    @abstractmethod
    def start(self, seats: int, options: Mapping[str, str], seed: str) -> Position:
        """The first position; ``options`` as `complete` returns them."""

    @abstractmethod
    def parse(self, text: str) -> Action:
        """The action that the notation names, forgiving about case and blanks; raises `BadNotation`."""

    def colours(self, seats: int) -> int:
        """How many sets of pieces so many players have: one each, unless the game says otherwise.

        Colour ``n`` belongs to seat ``n % seats``; it has the token, letter and paint of seat number ``n``.
        """
        return seats

    def other_side(self, seats: int, options: Mapping[str, str]) -> dict[str, str] | None:
        """The same options on the other side of the board.

        None where so many players have no choice between two sides.
        """
        option = next((option for option in self.options if option.name == self.side), None)
        if option is None or not option.matters(seats, seats):
            return None
        one, other = option.values
        return {**options, self.side: other if options[self.side] == one else one}

    def complete(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        """The options with every default filled in; raises `BadOptions` for what the game does not offer."""
        if not self.min_seats <= seats <= self.max_seats:
            raise BadOptions(
                "bad-seats", game=self.title, seats=seats, least=self.min_seats, most=self.max_seats
            )
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise BadOptions(
                    "unknown-option", game=self.title, option=name, known=", ".join(known) or "-"
                )
            if value not in known[name].values:
                values = ", ".join(known[name].values)
                raise BadOptions("bad-option", game=self.title, option=name, value=value, values=values)
        return {name: options.get(name, option.values[0]) for name, option in known.items()}
