"""From the setup to the end: choosing cards, carrying them out, the coordinator's phase, the next round.

What can be done with each symbol stands in ``stacks``, ``building``, ``rebuilding``, ``unrest`` and
``inspection``.
"""

from functools import cache
from typing import Any, ClassVar, Final, Literal

import msgspec

from games.dayunhe import building, cards, inspection, rebuilding, scoring, stacks, unrest, way
from games.dayunhe.cards import (
    DONE,
    CardRevealed,
    Deed,
    Done,
    PrestigeTaken,
    Symbol,
    Take,
    TurnDone,
)
from games.dayunhe.check import FILLERS
from games.dayunhe.components import ACTIONS, UNREST, board, card, rules
from games.dayunhe.components import cards as printed_cards
from games.dayunhe.inspection import TEA, Step
from games.dayunhe.places import Place, hex_name, prestige_place, wall_place
from games.dayunhe.scoring import PRESTIGE, score
from games.dayunhe.stacks import ESPIONAGE, REFORM, Stock
from games.dayunhe.state import DayunheState, End, Phase
from games.engine import HIDDEN, Event, Families, IllegalAction, Refusals, Seat
from games.engine.notation import Spelling

refuse: Final = Refusals(
    {
        "stock-now": "setup",
        "choose-now": "choose",
        "card-now": "act",
        "face-now": "rebuild",
        "fork-now": "way",
    }
)

_NOW: Final[dict[Phase, str]] = {
    "stock": "stock-now",
    "take": "choose-now",
    "act": "card-now",
    "face": "face-now",
    "fork": "fork-now",
}

_SYMBOLS: Final[tuple[Symbol[Any], ...]] = (
    *stacks.SYMBOLS,
    *building.SYMBOLS,
    *rebuilding.SYMBOLS,
    *unrest.SYMBOLS,
    *inspection.SYMBOLS,
)
SYMBOLS: Final = {name: [symbol for symbol in _SYMBOLS if symbol.name == name] for name in ACTIONS}
"""What each symbol of the cards allows, in the order people see them; prestige is taken by itself."""

PHASES: Final[dict[Phase, Families]] = {
    "stock": Families(stacks.STOCKING),
    "take": Families(cards.TAKING),
    "face": Families(rebuilding.FACING),
    "fork": Families(inspection.CHOOSING),
}
"""What is decided outside the carrying out of a card."""

ACTING: Final = Families(*_SYMBOLS, cards.ENDING)
"""All that cards allow."""


def rule(state: DayunheState) -> str:
    """The paragraph of the phase."""
    return refuse[_NOW[state.phase]]


def families(state: DayunheState) -> Families:
    """What is chosen from now: of a card the symbols left, and the end of the turn."""
    return PHASES.get(state.phase) or _acting(tuple(state.left))


@cache  # there are a few hundred ways to use up the cards
def _acting(left: tuple[str, ...]) -> Families:
    """The families of these symbols, and the end of the turn."""
    return Families(*_usable(left), cards.ENDING)


@cache
def _usable(left: tuple[str, ...]) -> tuple[Symbol[Any], ...]:
    """The families of these symbols."""
    return tuple(symbol for name, symbols in SYMBOLS.items() if name in left for symbol in symbols)


def refusal(state: DayunheState, seat: Seat, action: Deed) -> IllegalAction | None:
    """Why the rules forbid it: it is another phase, or its family says why."""
    now = PHASES.get(state.phase, ACTING)
    if type(action) in now:
        return now[type(action)].refusal(state, seat, action)
    facts = {"hex": hex_name(state.facing[0])} if state.phase == "face" else {}
    return refuse(_NOW[state.phase], **facts)


_SPELLING: Final = Spelling("build straight 2-5 e-w", FILLERS, marks=",;:./+_&>→", digits=4)
_PLAIN: Final[dict[str, Deed]] = {"tea": TEA, "espionage": ESPIONAGE, "reform": REFORM, "done": DONE}
_VERBS: Final = {
    **stacks.VERBS,
    **cards.VERBS,
    **building.VERBS,
    **rebuilding.VERBS,
    **unrest.VERBS,
    **inspection.VERBS,
}


def parse(text: str) -> Deed:
    """The action that the text names, forgiving about case, blanks, hyphens and small words.

    Raises `BadNotation`: ``unreadable-notation`` and, for what there is not, ``no-such-`` seat, number, hex,
    tile, look, card, swap.
    """
    return _SPELLING.action(text, _PLAIN, _VERBS)


# ── what can be used ────────────────────────────────────────────────────────────────────────────────────────


def possible(state: DayunheState, seat: Seat, name: str) -> bool:
    """Whether the symbol can be used now."""
    return any(symbol.possible(state, seat) for symbol in SYMBOLS[name])


class Prospect(msgspec.Struct, frozen=True):
    """A symbol of the card: ``group`` 0 to 2, the printed ``count``, how often it can still be used.

    ``state``: "open", "used" (up), "excluded" (the other one of its group is used) or "impossible" now;
    ``refusal`` says why it is excluded or impossible, None otherwise.
    """

    action: str
    group: int
    count: int
    left: int
    state: Literal["open", "used", "excluded", "impossible"]
    refusal: IllegalAction | None


def prospects(state: DayunheState) -> tuple[Prospect, ...]:
    """A prospect for every symbol of the card that is being carried out, as printed; () if there is none.

    () too on a view that does not know the card.
    """
    actor = state.actor
    if actor is None or state.chosen[actor] == HIDDEN:
        return ()
    shown = card(state.chosen[actor])
    return tuple(
        _prospect(state, actor, number, symbol.action, symbol.count, [other.action for other in group])
        for number, group in enumerate(shown.groups)
        for symbol in group
    )


def _prospect(
    state: DayunheState, actor: int, number: int, action: str, count: int, group: list[str]
) -> Prospect:
    """One symbol of the group."""
    left = state.left.get(action, 0)
    if not left:
        if action in state.used:
            return Prospect(action, number, count, 0, "used", None)
        other = next(other for other in group if other in state.used)
        reason = cards.refuse("other-symbol-used", action=action, other=other)
        return Prospect(action, number, count, 0, "excluded", reason)
    if possible(state, actor, action):
        return Prospect(action, number, count, left, "open", None)
    return Prospect(action, number, count, left, "impossible", SYMBOLS[action][0].nothing(state, actor))


# ── setup and choosing ──────────────────────────────────────────────────────────────────────────────────────


class RoundBegan(Event, frozen=True):
    """A round began; ``start`` is its start player."""

    rule: ClassVar[str] = "round"
    ends_turn: ClassVar[bool] = True
    round: int
    start: Seat


def next_stock(state: DayunheState) -> list[Event]:
    """The next seat with an empty warehouse; after the last one the first round begins."""
    for seat in state.clockwise(state.first):
        if not state.warehouses[seat] and seat not in state.resigned:
            state.turn = seat
            return []
    return begin(state, state.decider)


def begin(state: DayunheState, start: Seat) -> list[Event]:
    """A round begins: the start player is handed all cards (Da Yunhe, A round)."""
    state.round += 1
    state.start = start
    state.phase = "take"
    state.entries = 0
    _hand_on(state, start, [entry.id for entry in printed_cards()])
    return [RoundBegan(state.round, start)]


def _hand_on(state: DayunheState, seat: Seat, left: list[str]) -> None:
    """The seat is handed these cards and chooses one; a view does not know those of others.

    In an imagined position it is handed what it may be.
    """
    if state.imagined:
        left = cards.possible(state, left)
    known = not state.masked or state.imagined or seat == state.viewer
    state.handed[seat] = left if known else [HIDDEN] * len(left)
    state.turn = seat


def next_choice(state: DayunheState, left: list[str]) -> list[Event]:
    """The next seat without a card chooses from those left; after the last one the first is revealed."""
    for seat in state.clockwise(state.start):
        if not state.chosen[seat] and seat not in state.resigned:
            _hand_on(state, seat, left)
            return []
    return next_card(state)


def to_come(state: DayunheState) -> tuple[Seat, ...]:
    """The seats that take a first tile, choose or reveal a card after that to act, in their order."""
    match state.phase:
        case "stock":
            first, done = state.first, [bool(tiles) for tiles in state.warehouses]
        case "take":
            first, done = state.start, [bool(chosen) for chosen in state.chosen]
        case "act":
            first, done = state.start, state.revealed
        case _:
            return ()
    order = [seat for seat in state.clockwise(first) if seat not in state.resigned and not done[seat]]
    return tuple(seat for seat in order if seat != state.turn)


# ── carrying out the cards ──────────────────────────────────────────────────────────────────────────────────


def go_on(state: DayunheState, seat: Seat, action: Deed) -> list[Event]:
    """After a decision: the next one of the turn, the next turn, the coordinator, the next round."""
    if type(action) in ACTING:
        return end_turn(state, forced=False) if isinstance(action, Done) else go_on_acting(state)
    match action:
        case Stock():
            return next_stock(state)
        case Take():
            return next_choice(state, [other for other in state.handed[seat] if other != action.card])
        case Step() if state.phase == "fork":
            return []
        case Step() if state.actor is None:
            return after_coordinator(state)
    return go_on_acting(state)


def go_on_acting(state: DayunheState) -> list[Event]:
    """The turn ends by itself when nothing of the card can be used any more.

    Not in a view where that is unknown: with a hidden card, or with a hidden tile in the warehouse while any
    symbol is left.
    """
    actor = state.actor
    if state.phase != "act" or actor is None:
        return []
    if state.chosen[actor] == HIDDEN or (state.left and HIDDEN in state.warehouses[actor]):
        return []
    usable = _usable(tuple(state.left))
    if actor in state.resigned or not any(symbol.possible(state, actor) for symbol in usable):
        return end_turn(state, forced=True)
    return []


def end_turn(state: DayunheState, *, forced: bool) -> list[Event]:
    """The actor's turn is over; the next card is revealed."""
    actor = state.actor
    assert actor is not None
    unused = tuple(state.left.items())
    found: list[Event] = (
        [] if actor in state.resigned else [TurnDone(actor, unused, forced, state.chosen[actor])]
    )
    return found + next_card(state)


def next_card(state: DayunheState) -> list[Event]:
    """The next seat reveals its card; after the last one the coordinator goes on."""
    state.left, state.used, state.facing, state.actor = {}, {}, [], None
    for seat in state.clockwise(state.start):
        if state.chosen[seat] and not state.revealed[seat] and seat not in state.resigned:
            return _reveal(state, seat)
    return coordinator(state)


def _reveal(state: DayunheState, seat: Seat) -> list[Event]:
    """The seat's card lies open: its prestige is taken, all else is up to the seat (Da Yunhe, Acting).

    In an imagined position a card that cannot be known is chosen now.
    """
    if state.imagined and state.chosen[seat] == HIDDEN:
        _choose_late(state, seat)
        return []
    state.revealed[seat] = True
    state.actor = state.turn = seat
    state.phase = "act"
    name = state.chosen[seat]
    found: list[Event] = [CardRevealed(seat, name)]
    if name == HIDDEN:
        return found
    state.left = {symbol.action: symbol.count for symbol in card(name).symbols}
    points = state.left.pop("prestige", 0)
    if points:
        state.used["prestige"] = points
        score(state, seat, PRESTIGE, points)
        found.append(PrestigeTaken(seat, points))
    return found + go_on_acting(state)


def _choose_late(state: DayunheState, seat: Seat) -> None:
    """In an imagined position: the seat chooses a card, of those that nobody is known to have."""
    state.chosen[seat] = ""
    state.revealed[seat] = False
    state.phase = "take"
    _hand_on(state, seat, [])


def skip_to(state: DayunheState, seat: Seat) -> None:
    """In an imagined position: the seat takes its first tile, acts with its card, or chooses one.

    What is going on is broken off. A seat that has acted chooses the next card, as all others will; before
    one acts with its card, all others have one.
    """
    if state.revealed[seat]:
        _collect(state)
    inspection.close(state)
    state.left, state.used, state.facing, state.actor = {}, {}, [], None
    if state.phase == "stock" and not state.warehouses[seat]:
        state.turn = seat
    elif state.chosen[seat]:
        for other in state.playing:
            state.chosen[other] = state.chosen[other] or HIDDEN
        _reveal(state, seat)
    else:
        _choose_late(state, seat)


def go_on_without(state: DayunheState, seat: Seat) -> list[Event]:
    """After the seat has left: whoever waited for it goes on (Da Yunhe, Resigning).

    Its tiles, region and stacks stay as they are, and count for others as before. A card it has taken stays
    face down. It is passed over; a special inspection that it has announced is completed.
    """
    if len(state.playing) == 1:
        return end_match(state, "resigned")
    if state.turn != seat:
        return []
    match state.phase:
        case "stock":
            return next_stock(state)
        case "take":
            left, state.handed[seat] = state.handed[seat], []
            return next_choice(state, left)
        case "fork":
            state.turn = state.decider
            return []
    return end_turn(state, forced=False)


# ── after the cards ─────────────────────────────────────────────────────────────────────────────────────────


class CoordinatorRested(Event, frozen=True):
    """The coordinator did not go on in this round: ``why`` is "tea" or "turning-point"."""

    rule: ClassVar[str] = "coordinator"
    why: str


class CoordinatorTurned(Event, frozen=True):
    """A trip of the coordinator ended at ``place``; so many ``trips`` are left."""

    rule: ClassVar[str] = "trips"
    place: Place
    trips: int

    def places(self) -> tuple[int, ...]:
        """Where he turned."""
        return (self.place,)


class Uprising(Event, frozen=True):
    """``tiles`` unrest tiles of ``owner`` in the wall rose; that cost ``loss`` (a positive number)."""

    rule: ClassVar[str] = "uprising"
    owner: Seat
    tiles: int
    loss: int

    def places(self) -> tuple[int, ...]:
        """The row and the owner's prestige."""
        return wall_place(self.owner), prestige_place(self.owner)


class GameEnded(Event, frozen=True):
    """The match is over, final scoring included.

    ``winners`` are the seats of rank 1, which City and networks tell apart when prestige does not.
    """

    rule: ClassVar[str] = "end"
    end: End
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


def coordinator(state: DayunheState) -> list[Event]:
    """The coordinator goes on, unless he lies or is where he turns (Da Yunhe, The Great Coordinator)."""
    found: list[Event]
    if state.lying:
        found = [CoordinatorRested("tea")]
    elif state.coordinator == way.turning_point(state):
        found = [CoordinatorRested("turning-point")]
    else:
        found = inspection.begin(state, board().setups[state.seats].steps, special=False)
        if state.phase == "fork":
            return found
    return found + after_coordinator(state)


def after_coordinator(state: DayunheState) -> list[Event]:
    """Uprisings, tidying up, the next round or the end."""
    found = [*_uprisings(state), *_turn_round(state)]
    _collect(state)
    if not state.trips:
        return found + end_match(state, "trips")
    if state.round >= rules().last_round:
        return found + end_match(state, "rounds")
    order = state.clockwise(state.start)
    following = next(seat for seat in (*order[1:], order[0]) if seat not in state.resigned)
    return found + begin(state, following)


def _uprisings(state: DayunheState) -> list[Event]:
    """Each colour with enough unrest in the wall rises, as often as it can (Da Yunhe, Uprisings)."""
    found: list[Event] = []
    for owner in range(state.seats):
        while state.wall[owner] >= state.level:
            loss = rules().loss * state.level
            state.wall[owner] -= state.level
            scoring.score(state, owner, scoring.UPRISINGS, -loss)
            found.append(Uprising(owner, state.level, loss))
            found += [stacks.put_under(state, owner, UNREST) for _ in range(state.level)]
    return found


def _turn_round(state: DayunheState) -> list[Event]:
    """The coordinator stands up; on his turning point he begins a new trip (Da Yunhe, Trips)."""
    state.lying = False
    if state.coordinator != way.turning_point(state):
        return []
    state.trips -= 1
    state.entered = [state.coordinator]
    return [CoordinatorTurned(state.coordinator, state.trips)]


def _collect(state: DayunheState) -> None:
    """Nobody has a card any more, and nothing is going on."""
    inspection.close(state)
    state.left, state.used, state.facing = {}, {}, []
    state.actor = state.turn = None
    state.handed = [[] for _ in range(state.seats)]
    state.chosen = [""] * state.seats
    state.revealed = [False] * state.seats
    state.picks = [0] * state.seats


def end_match(state: DayunheState, why: End) -> list[Event]:
    """The final scoring; nobody acts any more (Da Yunhe, The end; Final scoring)."""
    _collect(state)
    found = scoring.final_scoring(state)
    state.phase = "over"
    state.end = why
    winners = scoring.outcome(state).winners
    return [*found, GameEnded(why, tuple(state.scores), winners)]
