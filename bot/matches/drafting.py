"""A draft is nothing but answers: this turns the answers into actions, on the seat's view alone.

Actions that are no point of no return and leave the same seat to act are drafted, and the questions go
on. The first other action ends the draft: it waits for Confirm.
"""

import re
from collections.abc import Sequence
from difflib import SequenceMatcher

import msgspec

from games.engine import Action, BadNotation, Event, Game, Position, Slot
from games.engine.choices import Correction, Question, correct, walk

SUGGESTED = 25

NEAREST = 5

ANOTHER_WORD = 8
"""A value that is another word altogether is as far away as a place so many steps off."""

_ROW = "*"
"""Begins answers in drafts of before, which chose a row or an area first: the next answer says it all."""

_PLACE = re.compile(r"([A-Z])(\d+)")


class Drafted(msgspec.Struct, frozen=True, kw_only=True):
    """Where the answers lead.

    ``picks`` are the answers that fit; the first ``starts[i]`` of them come before drafted action number
    i, the first ``settled`` make up all the drafted ones. ``view`` stands after these. Then either
    ``question`` is open, or ``action`` is decided, which makes ``preview`` of ``view``. ``events`` are
    all that the actions cause.
    """

    picks: tuple[str, ...]
    starts: tuple[int, ...]
    settled: int
    actions: tuple[Action, ...]
    view: Position
    events: tuple[Event, ...]
    question: Question | None
    action: Action | None
    preview: Position | None
    final: bool

    def before_last(self) -> tuple[str, ...] | None:
        """The answers without the last action that was begun; None if no answer was given."""
        if len(self.picks) > self.settled:
            return self.picks[: self.settled]
        starts = [start for start in self.starts if start < self.settled]
        return self.picks[: starts[-1]] if starts else None


def unfold(view: Position, picks: Sequence[str], *, ahead: bool = False) -> Drafted:
    """Follow the answers on the view of the seat to act; stop at the first that does not fit.

    ``ahead``: the whole turn is chosen, also after what cannot be taken back.
    """
    seat = view.to_act()
    picks = [pick for pick in picks if not pick.startswith(_ROW)]
    taken: list[str] = []
    starts: list[int] = []
    actions: list[Action] = []
    events: list[Event] = []
    settled = 0
    while True:
        walked = walk(view.legal(), picks[len(taken) :])
        taken += walked.taken
        question = walked.next if isinstance(walked.next, Question) else None
        action = None if isinstance(walked.next, Question) else walked.next.action
        preview, final = None, False
        if action is not None:
            preview, final = view.copy(), view.final(action)
            caused = [event.view(seat) for event in preview.apply(action)]
            events += caused
            goes_on = not preview.turn_ended(seat, caused)
            if goes_on if ahead else not final and preview.to_act() == seat:
                starts.append(settled)
                actions.append(action)
                view, settled = preview, len(taken)
                continue
        return Drafted(
            picks=tuple(taken),
            starts=tuple(starts),
            settled=settled,
            actions=tuple(actions),
            view=view,
            events=tuple(events),
            question=question,
            action=action,
            preview=preview,
            final=final,
        )


def answered(view: Position, drafted: Drafted, chosen: str, *, ahead: bool = False) -> Drafted | None:
    """Where it leads to answer that, too, with blanks between the answers; None if that is not asked."""
    picks = (*drafted.picks, *chosen.split())
    then = unfold(view, picks, ahead=ahead)
    asked = drafted.question is not None and len(picks) > len(drafted.picks)
    # What is asked at once is about one action: none begins within the answers.
    begins = {*then.starts[len(drafted.starts) :], then.settled}
    within = begins <= {drafted.settled, len(picks)}
    return then if asked and within and then.picks == picks else None


def without_last(view: Position, drafted: Drafted, *, ahead: bool = False) -> tuple[str, ...]:
    """The answers without those to the last page, where two questions may have been asked at once."""
    picks, begun = drafted.picks, len(drafted.before_last() or ())
    legal = unfold(view, picks[:begun], ahead=ahead).view.legal()
    page = at = begun
    while at < len(picks):
        page = at
        asked = walk(legal, picks[begun:at]).next
        paths = asked.paths() if isinstance(asked, Question) else ()
        at += max((len(path) for path in paths if path == picks[at : at + len(path)]), default=1)
    return picks[:page]


def answers_to(view: Position, action: Action) -> tuple[str, ...]:
    """The answers that decide on this legal action, from the first question of the view."""
    legal = view.legal()
    # Which slots an action has may depend on the position, which its notation does not know.
    slots = {slot.name: slot for slot in legal[legal.index(action)].slots()}
    picks: tuple[str, ...] = ()
    while isinstance(question := walk(legal, picks).next, Question):
        picks = (*picks, slots[question.slot].value)
    return picks


def _bare(text: str) -> str:
    """The text without what people leave out: case and blanks."""
    return "".join(text.casefold().split())


def suggest(view: Position, text: str) -> list[str]:
    """Notations of legal actions that hold the text, at its beginning first."""
    wanted = _bare(text)
    found = [
        (bare.find(wanted), notation)
        for notation in map(str, view.legal())
        if wanted in (bare := _bare(notation))
    ]
    found.sort(key=lambda entry: entry[0])
    return [notation for _, notation in found[:SUGGESTED]]


class Nearest(msgspec.Struct, frozen=True):
    """What is legal instead of a refused move: ``moves`` most like it in notation, the best first.

    ``correction``: what to change in it, the nearest answers first; None if nothing would do, or if the moves
    are all that it could say.
    """

    moves: tuple[str, ...]
    correction: Correction | None


def nearest(game: Game, view: Position, text: str) -> Nearest:
    """What is legal instead of what the text means."""
    try:
        meant: Action | None = game.parse(text)
    except BadNotation:
        meant = None
    parts = () if meant is None else meant.slots()
    matcher = SequenceMatcher(b=_bare(text), autojunk=False)

    def unlikeness(action: Action) -> tuple[float, float]:
        matcher.set_seq1(_bare(str(action)))
        return _apart(parts, action.slots()), -matcher.ratio()

    legal: Sequence[Action] = view.legal()
    found = sorted(legal, key=unlikeness)[:NEAREST]
    correction = None if meant is None else correct(legal, meant)
    return Nearest(tuple(map(str, found)), correction and _further(correction, parts, found))


def _further(correction: Correction, wanted: Sequence[Slot], near: Sequence[Action]) -> Correction | None:
    """The correction with the answers nearest to what was wanted first; None if just these moves say it."""
    question, at = correction.question, len(correction.question.given)
    shown = [action.slots() for action in near]
    if all(slots[:at] == tuple(wanted[:at]) for slots in shown):
        told = {slots[at].value for slots in shown if at < len(slots)}
        if told == {answer.token for answer in question.answers}:
            return None
    answers = sorted(
        question.answers, key=lambda answer: _steps(wanted[at], Slot(question.slot, answer.token))
    )
    return Correction(msgspec.structs.replace(question, answers=tuple(answers)), correction.same)


def _apart(wanted: Sequence[Slot], found: Sequence[Slot]) -> float:
    """How far two actions lie apart, part by part; what a player decides first weighs most."""
    parts = zip(wanted, found, strict=False)
    return sum(_steps(one, other) / weight for weight, (one, other) in enumerate(parts, 1))


def _steps(one: Slot, other: Slot) -> int:
    """Steps from one value to the other: of a number, over columns and rows for places such as F7.

    Else all or nothing.
    """
    if one == other:
        return 0
    if one.name == other.name and one.value.isdecimal() and other.value.isdecimal():
        return min(abs(int(one.value) - int(other.value)), ANOTHER_WORD)
    places = [_PLACE.fullmatch(slot.value) for slot in (one, other)]
    if one.name != other.name or None in places:
        return ANOTHER_WORD
    (column, row), (other_column, other_row) = (place.groups() for place in places if place)
    return abs(ord(column) - ord(other_column)) + abs(int(row) - int(other_row))
