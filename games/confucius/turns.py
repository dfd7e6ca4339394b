"""From turn to turn and from step to step: actions, the court phase, the end; seats that leave.

What can be typed stands at the head of each family; ``officials``, ``gifts`` and so on.
"""

from collections.abc import Callable
from typing import Annotated, ClassVar, Final

from games.confucius import armies, box, examination, resolution, rounds, scoring
from games.confucius.box import TURN, Pass, announcement, due, pass_on
from games.confucius.components import (
    EMPTY,
    FAVOUR,
    NOBODY,
    UNKNOWN,
    MinistryNumber,
    SpaceNumber,
    official_place,
    realm,
    wall_place,
)
from games.confucius.deeds import ConfuciusAction
from games.confucius.examination import Place, Tutor
from games.confucius.gifts import active, remove
from games.confucius.money import DISCARDING, Discard, excess
from games.confucius.officials import transfers
from games.confucius.resolution import Influence
from games.confucius.rewards import is_extra
from games.confucius.rounds import Chief
from games.confucius.state import ConfuciusState, End, Phase
from games.engine import Event, Families, IllegalAction, Refusals, Seat

refuse: Final = Refusals(
    {
        "chief-now": "chief",
        "act-now": "turn",
        "free-now": "rewards",
        "favour-now": "favour",
        "pay-now": "paying",
        "tutor-now": "examination",
        "place-now": "placing",
        "influence-now": "resolution",
        "discard-now": "discard",
    }
)

PHASES: Final[dict[Phase, Families]] = {
    "chief": Families(rounds.NAMING),
    "turn": TURN,
    "free": TURN,
    "favour": TURN,
    "pay": Families(box.PAYING),
    "tutor": Families(examination.TUTORING),
    "place": Families(examination.PLACING),
    "influence": Families(resolution.GIVING),
    "discard": Families(DISCARDING),
}
"""What is decided in each phase."""


def _now(state: ConfuciusState) -> str:
    """The code that says what is decided in the phase."""
    return "act-now" if state.phase == "turn" else f"{state.phase}-now"


def rule(state: ConfuciusState) -> str:
    """The paragraph of the phase."""
    return refuse[_now(state)]


def untimely(state: ConfuciusState, seat: Seat) -> IllegalAction:
    """The refusal of what does not belong to the present phase."""
    code = _now(state)
    if state.phase != "pay":
        return refuse(code)
    cost = due(state, seat)
    return refuse(code, kind=cost.kind, due=cost.due, do=announcement(state.announced).do)


def parse(text: str) -> ConfuciusAction:
    """The action that the text names, forgiving about case, blanks, hyphens and small words.

    Raises `BadNotation`: ``unreadable-notation`` and, for what there is not, ``no-such-`` seat, ministry,
    number, land, box, student, gift, reward.
    """
    return box.SPELLING.action(text, box.PLAIN, _VERBS)


_VERBS: Final = {**box.VERBS, **resolution.VERBS, **rounds.VERBS}


# ── the actions of a round ───────────────────────────────────────────────────────────────────────────


def next_turn(state: ConfuciusState, after: Seat) -> list[Event]:
    """The next seat clockwise that has not passed; whoever can do nothing passes (Confucius, A turn).

    When all have passed, the Chief Minister has its favour, unless it has left: then the court phase comes.
    """
    state.announced = ""
    state.source = "cubes"
    found: list[Event] = []
    for step in range(1, state.seats + 1):
        seat = (after + step) % state.seats
        if state.passed[seat]:
            continue
        if state.cubes[seat] or state.rewards[seat] or transfers(state, seat):
            state.ask("turn", seat)
            return found
        found += pass_on(state, seat, forced=True)
    if state.box[FAVOUR][state.chief]:
        state.ask("favour", state.chief)
        state.source = "favour"
        return found
    return found + _begin_court(state)


def go_on(state: ConfuciusState, seat: Seat, action: ConfuciusAction) -> list[Event]:
    """What follows on a decision: a free action, the next turn, the next steps of the court phase."""
    match action:
        case Chief():
            return next_turn(state, state.chief)
        case Tutor() | Place():
            return _go_on_with(state, resolution.resolve_full)
        case Influence():
            return _go_on_resolving(state)
        case Discard():
            return _next_discard(state)
        case Pass():
            return next_turn(state, seat)
    state.announced = ""
    if is_extra(action):
        state.source = "extra"
        state.ask("free", seat)
        return []
    return _begin_court(state) if state.source == "favour" else next_turn(state, seat)


def skip_to(state: ConfuciusState, seat: Seat) -> None:
    """In an imagined position: the seat lays or discards its cards, or takes a turn.

    A seat that has passed takes the first turn of the next round, with the cubes that its gifts bring now.
    """
    assert state.turn is not None
    if seat in state.waiting:
        state.waiting[state.waiting.index(seat)] = state.turn  # it is still to be asked
        state.turn = seat
        return
    if (PHASES[state.phase] is not TURN and state.phase != "pay") or state.passed[seat]:
        rounds.clear(state)
        rounds.count_cubes(state)
        if state.chief not in state.resigned:
            rounds.take_office(state, state.chief)
    examination.clear(state)
    state.resolving = NOBODY
    state.closing = ""
    state.announced = ""
    state.source = "cubes"
    state.ask("turn", seat)


# ── the court phase ──────────────────────────────────────────────────────────────────────────────────

Step = Callable[[ConfuciusState], list[Event]]


class WallBuilt(Event, frozen=True):
    """The Great Wall is so many spaces long now."""

    rule: ClassVar[str] = "wall"
    wall: int

    def places(self) -> tuple[int, ...]:
        """The new space."""
        return (wall_place(self.wall),)


class OfficialsCame(Event, frozen=True):
    """New officials at the end of a round: (ministry, space, cost); cost `UNKNOWN` for one not seen yet."""

    rule: ClassVar[str] = "refill"
    tiles: tuple[Annotated[tuple[MinistryNumber, SpaceNumber, int], "ministry", "space", "cost"], ...]

    def places(self) -> tuple[int, ...]:
        """Their spaces."""
        return tuple(official_place(ministry, space) for ministry, space, _ in self.tiles)


class GameEnded(Event, frozen=True):
    """The match is over, titles included.

    ``winners`` are the seats of rank 1, which the titles tell apart when points do not. ``resigned`` are
    those that had left: whatever points they have, they do not win.
    """

    rule: ClassVar[str] = "end"
    end: End
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    resigned: tuple[Seat, ...] = ()


def _begin_court(state: ConfuciusState) -> list[Event]:
    """The actions of the round are over: the wall grows, and so on."""
    state.transferred = []
    state.source = "cubes"
    state.phase = "court"
    return _go_on_with(state, _build_wall)


def _go_on_with(state: ConfuciusState, first: Step) -> list[Event]:
    """The steps from that one on, once nobody has to decide and until somebody has."""
    found: list[Event] = []
    for step in _STEPS[_STEPS.index(first) :]:
        if state.phase != "court":
            break
        found += step(state)
    return found


def _go_on_resolving(state: ConfuciusState) -> list[Event]:
    """The ministries after the one that was resolved, which are all others when the match ends."""
    return _go_on_with(state, resolution.resolve_open if state.closing else resolution.resolve_full)


def _build_wall(state: ConfuciusState) -> list[Event]:
    """One more space of the Great Wall (Confucius, The Great Wall)."""
    state.wall += 1
    return [WallBuilt(state.wall)]


def _refill(state: ConfuciusState) -> list[Event]:
    """A new official for each ministry with room, on the highest empty space (Confucius, New officials)."""
    came: list[tuple[int, int, int]] = []
    for ministry, row in enumerate(state.officials):
        if EMPTY in row and state.officials_left:
            space = row.index(EMPTY)
            row[space] = state.officials_left.pop() or UNKNOWN
            came.append((ministry, space, row[space]))
    return [OfficialsCame(tuple(came))] if came else []


def _begin_discards(state: ConfuciusState) -> list[Event]:
    """Whoever has too many cards discards, the Chief Minister first (Confucius, Discarding)."""
    state.waiting = [
        seat
        for seat in state.clockwise(state.chief)
        if seat not in state.resigned and excess(state, seat) > 0
    ]
    return []


def _next_discard(state: ConfuciusState) -> list[Event]:
    """The next one who has too many cards; then the round ends."""
    state.phase = "court"
    return _go_on_with(state, _ask_to_discard)


def _ask_to_discard(state: ConfuciusState) -> list[Event]:
    """The next one who has too many cards."""
    if state.waiting:
        state.ask("discard", state.waiting.pop(0))
    return []


def _end_round(state: ConfuciusState) -> list[Event]:
    """The match ends with this round, or a new one begins (Confucius, The end)."""
    if all(state.resolved):
        state.closing = "ministries"
    elif not state.candidate and not state.candidates_left:
        state.closing = "candidates"
    elif state.wall >= realm().wall:
        state.closing = "wall"
    return [] if state.closing else _with_turn(state, rounds.begin(state))


def _with_turn(state: ConfuciusState, found: list[Event]) -> list[Event]:
    """The first turn of the round follows, if there is a Chief Minister."""
    return found if state.phase == "chief" else found + next_turn(state, state.chief)


def _finish(state: ConfuciusState) -> list[Event]:
    """All ministries are resolved, nothing is left but titles."""
    assert state.closing
    return _end_match(state, state.closing)


def _end_match(state: ConfuciusState, end: End) -> list[Event]:
    """The titles are awarded; nobody acts any more (Confucius, Titles; The end)."""
    found = scoring.award_titles(state)
    state.phase = "over"
    state.turn = None
    state.announced = ""
    state.ended = end
    winners = scoring.outcome(state).winners
    return [*found, GameEnded(end, tuple(state.scores), winners, tuple(state.resigned))]


_STEPS: Final[tuple[Step, ...]] = (
    _build_wall,
    examination.begin,
    resolution.resolve_full,
    armies.resolve_lands,
    _refill,
    _begin_discards,
    _ask_to_discard,
    _end_round,
    resolution.resolve_open,
    _finish,
)


# ── leaving ──────────────────────────────────────────────────────────────────────────────────────────


def go_on_without(state: ConfuciusState, seat: Seat) -> list[Event]:
    """The seat has left; whoever waited for it goes on (Confucius, Resigning).

    Its markers, posts, armies and junks stay where they are, but win nothing more. Its gifts and students go.
    Its hand stays out of play, face down.
    """
    found: list[Event] = []
    for giver, holder, _ in active(state):
        if seat in (giver, holder):
            found += remove(state, giver, holder, "left")
    examined = state.phase == "tutor" and seat in state.students
    acted = state.turn == seat
    state.passed[seat] = True
    state.cubes[seat] = 0
    state.box[FAVOUR][seat] = 0
    state.waiting = [other for other in state.waiting if other != seat]
    if not examined and not (state.phase == "place" and acted):
        state.students = [NOBODY if owner == seat else owner for owner in state.students]
    if state.sealed:
        state.sealed += 1
    if len(state.playing) == 1:
        examination.clear(state)
        return found + _end_match(state, "resigned")
    return found + _go_on_without(state, seat, acted=acted, examined=examined)


def _go_on_without(state: ConfuciusState, seat: Seat, *, acted: bool, examined: bool) -> list[Event]:
    """Whatever the seat was asked, or was part of, goes on without it."""
    found: list[Event] = []
    match state.phase:
        case "chief":
            return _with_turn(state, rounds.choose_chief(state))
        case "turn" | "free" | "pay" | "favour":
            return next_turn(state, seat) if acted else []
        case "tutor" if examined:
            found = examination.cancel(state, seat)
        case "tutor":
            if state.tutored[seat] == examination.NOT_YET:
                state.tutored[seat] = examination.PASSED_OVER
            if acted:
                state.phase = "court"
                found = examination.next_tutor(state)
        case "place" if acted:
            examination.abandon(state)
        case "influence":
            state.influence = [NOBODY if owner == seat else owner for owner in state.influence]
            found = resolution.go_on(state)
            return found + _go_on_resolving(state)
        case "discard" if acted:
            return _next_discard(state)
    return found + _go_on_with(state, resolution.resolve_full)
