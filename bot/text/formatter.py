"""A game in words, as messages and panels ask for it.

The package ``bot/text/<game>`` has a ``TELLER``, the game's `Teller`. It gets views only, never a position,
so nothing it says can leak.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any

import msgspec

from bot.text.fluent import Words, words
from bot.text.players import TOKENS, Players, escaped
from bot.text.room import LONGEST_LABEL, LONGEST_SUMMARY, clip
from bot.text.teller import Label, Teller
from games.engine import Event, Outcome, Seat
from games.engine.choices import Correction, Question

__all__ = ["Formatter", "Label", "formatter_of", "paths"]

NAMED = 4
"""So many answers are named where a move was refused, or one more if there are no others."""


class Formatter:
    """A game in words. Every ``view`` is one that the reader may see; ``Any``: each game has its own type.

    Texts are for messages (markup) unless it says *flat*: for labels, alt texts and pictures.
    """

    def __init__(self, teller: type[Teller]) -> None:
        self.teller = teller
        self.rules = words().paragraphs(f"rules-{teller.game}-")
        """The paragraphs of its rules: messages ``rules-<game>-<paragraph>`` with attribute ``title``."""
        self.open = teller.open
        """Whether nothing is hidden in this game, so that `alt` tells everything that `hand` does."""

    # ── the panel ────────────────────────────────────────────────────────────────────────────────

    def ask(self, words: Words, players: Players, view: Any, question: Question) -> str:
        """The question as a sentence."""
        return self.teller(words, players, view, view.turn, view.turn).ask(question)

    def hint(self, words: Words, question: Question) -> str:
        """The placeholder of the list of answers, flat."""
        return self.teller(words, NOBODY).hint(question)

    def progress(
        self, words: Words, players: Players, events: Sequence[Event], question: Question | None
    ) -> str:
        """What was done so far in this turn, and chosen for the open action, in a few words; "" if nothing.

        The events are those of the turn, confirmed and drafted, as the seat that takes it may know them.
        """
        return self._to_mover(words, players, events).progress(events, question)

    def labels(self, words: Words, players: Players, view: Any, question: Question) -> Mapping[str, Label]:
        """The answers by token, flat. Takes time: call it in a thread."""
        return self.teller(words, players, view, view.turn, view.turn, "now", "flat").labels(question)

    def instead(self, words: Words, players: Players, view: Any, correction: Correction) -> str:
        """What to change in a refused move, its first answers by name. Takes time: call it in a thread."""
        answers = correction.question.answers
        named = answers if len(answers) == NAMED + 1 else answers[:NAMED]
        asked = msgspec.structs.replace(correction.question, answers=named)
        labels = self.labels(words, players, view, asked)
        told = [escaped(labels[answer.token].text.partition(": ")[0]) for answer in named]
        others = len(answers) - len(named)
        return words("move-instead", same=correction.same, list=told, others=others)

    def preview(self, words: Words, players: Players, events: Sequence[Event]) -> str:
        """What the draft with these events would do, to the one who takes the turn."""
        teller = self._to_mover(words, players, events)
        return teller.within(LONGEST_SUMMARY, lambda teller: teller.preview(events))

    def warning(self, words: Words, events: Sequence[Event]) -> str:
        """What cannot be taken back once a draft with these events is confirmed."""
        return self._to_mover(words, NOBODY, events).warning(events)

    def drawn(self, words: Words, events: Sequence[Event]) -> str:
        """What these confirmed events put unseen into the hand of who caused them; "" if nothing.

        The events are as that seat may know them; for its own eyes.
        """
        return self._to_mover(words, NOBODY, events).drawn(events)

    def _to_mover(self, words: Words, players: Players, events: Sequence[Event]) -> Teller:
        mover = self.teller.mover_of(events, len(players.names))
        return self.teller(words, players, None, mover, mover, "now")

    # ── for everybody ────────────────────────────────────────────────────────────────────────────

    def task(self, words: Words, players: Players, view: Any) -> str:
        """What the seat to act has to do now, as in "It is Mei's turn to ..."; from a watcher's view.

        In a few words, for it is part of the ping: where something others did made the seat act, it says so.
        """
        return self.teller(words, players, view).task()

    def summary(self, words: Words, players: Players, events: Sequence[Event]) -> str:
        """A turn after the fact: what happened, in one or more lines."""
        teller = self.teller(words, players, mover=self.teller.mover_of(events, len(players.names)))
        return teller.within(LONGEST_SUMMARY, lambda teller: teller.summary(events))

    def brief(self, words: Words, players: Players, events: Sequence[Event]) -> str:
        """The same for the message of the turn: what the picture below it shows is left out."""
        teller = self.teller(words, players, mover=self.teller.mover_of(events, len(players.names)))
        return teller.within(LONGEST_SUMMARY, lambda teller: teller.brief(events))

    def standings(self, words: Words, players: Players, view: Any, events: Sequence[Event]) -> str:
        """One line of the totals that matter, changes by the events as before -> after."""
        return self.teller(words, players, view).standings(events)

    def hand(self, words: Words, view: Any, seat: Seat) -> str:
        """What the seat holds; only from that seat's view."""
        return self.teller(words, NOBODY, view, seat).hand(seat)

    def alt(self, words: Words, players: Players, view: Any) -> str:
        """The board for somebody who cannot see it, flat, at most `LONGEST_ALT` characters."""
        return self.teller(words, players, view).alt()

    def note(self, words: Words, players: Players, view: Any, seat: Seat | None) -> str:
        """What follows from the board for everybody, from a watcher's view; "" in games without such.

        ``seat`` is the reader's, None for a watcher: it is addressed as "you".
        """
        return self.teller(words, players, view, seat).note()

    def board(self, words: Words, players: Players, view: Any) -> str:
        """The board in full as text, fixed features included."""
        return self.teller(words, players, view).board()

    def captions(
        self, words: Words, view: Any, turn: int, question: Question | None = None
    ) -> Mapping[str, str]:
        """The words on the picture, flat, by the keys that the game's painter knows."""
        return self.teller(words, NOBODY, view).captions(turn, question)

    # ── the end ──────────────────────────────────────────────────────────────────────────────────

    def outcome(self, words: Words, players: Players, outcome: Outcome, seat: Seat) -> str:
        """One seat's score with its sources."""
        return self.teller(words, players).result(outcome, seat)

    def ending(self, words: Words, players: Players, outcome: Outcome) -> str:
        """Why the match ended, in one sentence."""
        return self.teller(words, players).ending(outcome)

    def scoring(self, words: Words, players: Players, events: Sequence[Event]) -> str:
        """The final scoring step by step, from the events of the last turn; "" where the score says it all.

        At most `LONGEST_SCORING` characters.
        """
        return self.teller(words, players).scoring(events)


NOBODY = Players((), (), 0)
"""Where nobody is named."""


def paths(
    formatter: Formatter, words: Words, players: Players, view: Any, question: Question
) -> Mapping[tuple[str, ...], Label]:
    """All that a question can be answered with at once, flat: "Chu: 3" where it asks two things."""
    bare = msgspec.structs.replace(players, tokens=TOKENS)
    own = formatter.labels(words, players, view, question)
    before = formatter.progress(words, bare, (), question)
    found: dict[tuple[str, ...], Label] = {}
    for answer in question.answers:
        then = question.further.get(answer.token)
        if then is None:
            found[answer.token,] = own[answer.token]
            continue
        chosen = formatter.progress(words, bare, (), then).removeprefix(before).strip(" ·*")
        for token, label in formatter.labels(words, players, view, then).items():
            head = chosen or own[answer.token].text
            while head and label.text.startswith(head.rpartition(" · ")[2]):  # "Hubu: Hubu 3"
                head = head.rpartition(" · ")[0]
            between = " · " if ":" in label.text else ": "
            text = f"{head[:1].upper()}{head[1:]}{between}{label.text}" if head else label.text
            found[answer.token, token] = Label(clip(text, LONGEST_LABEL), label.detail)
    return found


@cache
def formatter_of(game: str) -> Formatter:
    """The formatter of the game of that name."""
    return Formatter(import_module(f"bot.text.{game}").TELLER)
