"""The parts of a game in words: a turn, a question, the board, the end; all by convention.

A game overrides what several events or facts say together, in a module for each part. ``say`` is the game's
`Teller`, which knows the reader. Questions are ``<game>-ask-<slot>``, answers ``<game>-label-<slot>``.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, Self

import msgspec
from typing_extensions import TypeVar

from bot.text.room import LONGEST_ALT, LONGEST_SUMMARY, clip
from bot.text.teller import Teller, text_of
from games.engine import Event, Outcome, Seat
from games.engine.choices import Question, fitting
from games.engine.contract import Action

T = TypeVar("T", bound=Teller, default=Teller)
"""The game's own teller."""

LONGEST_TEXT = 90
"""Characters of an answer's own line: the panel may put a letter before it."""


class Label(msgspec.Struct, frozen=True):
    """A choice in a list: what it is, and what it costs or brings ("" if there is nothing to say)."""

    text: str
    detail: str = ""


class Turn(Generic[T]):
    """What the events of a turn or of a draft have done, as the reader may know them."""

    aside: ClassVar[tuple[type[Event], ...]] = ()
    """Events that are told together with others."""
    decisions: ClassVar[tuple[type[Event], ...]] = (Event,)
    """Events whose ``seat``, if they have one, has decided something: the first says whose turn it is."""

    def __init__(self, say: T, events: Sequence[Event]) -> None:
        self.say = say
        self.events = events

    @classmethod
    def mover_of(cls, events: Sequence[Event], seats: int) -> Seat | None:
        """Whose turn the events are about; None if nobody decided anything."""
        seats_of = (getattr(event, "seat", None) for event in events if isinstance(event, cls.decisions))
        return next((seat for seat in seats_of if seat is not None), None)

    def summary(self) -> str:
        """After the fact: what happened, in one or more lines."""
        return self._within(lambda turn: turn._summary())

    def brief(self) -> str:
        """The same for the message of the turn: what the picture below it shows is left out."""
        return self._within(lambda turn: turn._brief())

    def preview(self) -> str:
        """What the draft would do, to the one who takes the turn."""
        return self._within(lambda turn: turn._preview())

    def _within(self, tell: Callable[[Self], str]) -> str:
        return self.say.within(LONGEST_SUMMARY, lambda say: tell(type(self)(say, self.events)))

    def _summary(self) -> str:
        """The summary in full."""
        return "\n".join(self.say.tell(event) for event in self.events if not isinstance(event, self.aside))

    def _brief(self) -> str:
        """What is told in brief, in full."""
        return self._summary()

    def _preview(self) -> str:
        """The preview in full."""
        return self._summary()

    def warning(self) -> str:
        """What cannot be taken back once the draft is confirmed."""
        return self.say(f"{self.say.game}-final")

    def drawn(self) -> str:
        """What the confirmed events put unseen into the hand of who caused them; "" if nothing."""
        return ""

    def progress(self, question: Question | None) -> str:
        """What was done so far in this turn, and chosen for the open action, in a few words."""
        return " · ".join((*self._done(), *self._chosen(question.given if question else {})))

    def _done(self) -> Iterable[str]:
        """What was done so far in this turn."""
        return ()

    def _chosen(self, given: Mapping[str, str]) -> Iterable[str]:
        """The answers that were given for the open action."""
        say = self.say
        return (text_of(say.show(say.kind_of(slot), token)) for slot, token in given.items())


class Asked(Generic[T]):
    """A question and its answers, to the seat to act."""

    def __init__(self, say: T, question: Question) -> None:
        self.say = say
        self.question = question

    def facts(self) -> dict[str, Any]:
        """What the question tells: what is known by answers, its ``slot``, how many ``actions`` are left."""
        question = self.question
        actions = sum(answer.actions for answer in question.answers)
        return {**question.given, "slot": question.slot, "actions": actions}

    def ask(self) -> str:
        """The question as a sentence."""
        return self.say(f"{self.say.game}-ask-{self.question.slot}", **self.facts())

    def hint(self) -> str:
        """The placeholder of the list of answers, flat."""
        return self.say(f"{self.say.game}-hint", **self.facts())

    def labels(self) -> Mapping[str, Label]:
        """The answers by token, flat. Takes time: call it in a thread."""
        return type(self)(self.say.but(tense="now", style="flat"), self.question)._labels()

    def _labels(self) -> Mapping[str, Label]:
        """The answers by token."""
        question = self.question
        found: dict[str, list[Action]] = {answer.token: [] for answer in question.answers}
        for action in fitting(self.say.view.legal(), question.given):
            slot = next((slot for slot in action.slots() if slot.name == question.slot), None)
            if slot is not None and slot.value in found:
                found[slot.value].append(action)
        return {token: self._label(token, actions) for token, actions in found.items()}

    def _label(self, token: str, actions: Sequence[Any]) -> Label:
        """An answer: what it is, and what it costs or brings; ``actions`` are those it leaves."""
        say, slot = self.say, self.question.slot
        key = f"{say.game}-label-{slot}"
        facts = self.facts() | {slot: token, "actions": len(actions), **self._brings(token, actions)}
        detail = say(f"{key}.detail", **facts).splitlines() if f"{key}.detail" in say.words else ()
        return Label(clip(say(key, **facts), LONGEST_TEXT), clip(" · ".join(filter(None, detail))))

    def _brings(self, token: str, actions: Sequence[Any]) -> Mapping[str, Any]:
        """Further facts about an answer."""
        return {}


class Board(Generic[T]):
    """The board, from a view that the reader may have."""

    def __init__(self, say: T) -> None:
        self.say = say
        self.view = say.view

    def task(self) -> str:
        """What the seat to act has to do now, as in "It is Mei's turn to ..."; from a watcher's view.

        In a few words, for it is part of the ping: where something others did made the seat act, it says so.
        """
        return self.say(f"{self.say.game}-task")

    def standings(self, events: Sequence[Event]) -> str:
        """One line of the totals that matter, changes by the events as before -> after; "" if none."""
        return ""

    def hand(self, seat: Seat) -> str:
        """What the seat holds; only from that seat's view."""
        return ""

    def alt(self) -> str:
        """The board for somebody who cannot see it, flat, at most `LONGEST_ALT` characters."""
        return clip(type(self)(self.say.but(style="spoken")).text(), LONGEST_ALT)

    def text(self) -> str:
        """The board in full as text, fixed features included."""
        raise NotImplementedError

    def note(self) -> str:
        """What follows from the board for everybody, from a watcher's view; "" if there is nothing."""
        return ""

    def captions(self, turn: int, question: Question | None, **facts: Any) -> dict[str, str]:
        """The words on the picture, flat: what stands below ``<game>-captions``, but for what is empty."""
        say, key = self.say, f"{self.say.game}-captions"
        named = (name for name in say.words.attributes(key) if question or name != "question")
        return {name: text for name in named if (text := say(f"{key}.{name}", turn=turn, **facts))}


class End(Generic[T]):
    """How a match ended."""

    def __init__(self, say: T) -> None:
        self.say = say

    def result(self, outcome: Outcome, seat: Seat) -> str:
        """One seat's score with its sources."""
        say, found = self.say, outcome.seats[seat]
        sources = (
            say(f"{say.game}-source", source=source, count=count) for source, count in found.sources.items()
        )
        told = say.listed(filter(None, sources))
        return say(f"{say.game}-score", score=found.score, sources=told, **self._facts(outcome))

    def ending(self, outcome: Outcome) -> str:
        """Why the match ended."""
        say = self.say
        winners, others = say.seats(outcome.winners), len(outcome.seats) - 1
        facts = {"end": outcome.end, "winners": winners, "others": others, **self._facts(outcome)}
        return say(f"{say.game}-ending", **facts)

    def _facts(self, outcome: Outcome) -> Mapping[str, Any]:
        """Further facts about the outcome."""
        return {}

    def scoring(self, events: Sequence[Event]) -> str:
        """The final scoring step by step, from the events of the last turn; "" where the score says it all.

        At most `LONGEST_SCORING` characters.
        """
        return ""
