"""What a game must be able to say, so that messages and panels work for all of them.

A game's formatter is the module ``bot/text/<game>`` with an object ``FORMATTER``. It gets views only, never
a position, so nothing it says can leak.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any, Protocol

import msgspec

from bot.text.fluent import Words
from bot.text.perspective import Players
from games.engine import Event, Outcome, Seat
from games.engine.choices import Question


class Label(msgspec.Struct, frozen=True):
    """A choice in a list: what it is, and what it costs or brings ("" if there is nothing to say)."""

    text: str
    detail: str = ""


class PanelFormatter(Protocol):
    """The panel of a turn in words, see `Formatter`."""

    def ask(self, words: Words, players: Players, view: Any, question: Question) -> str:
        """The question as a sentence."""

    def hint(self, words: Words, question: Question) -> str:
        """The placeholder of the list of answers, flat."""

    def progress(
        self, words: Words, players: Players, events: Sequence[Event], question: Question | None
    ) -> str:
        """What was done so far in this turn, and chosen for the open action, in a few words; "" if nothing.

        The events are those of the turn, confirmed and drafted, as the seat that takes it may know them.
        """

    def labels(self, words: Words, players: Players, view: Any, question: Question) -> Mapping[str, Label]:
        """The answers by token, flat. Takes time: call it in a thread."""

    def preview(self, words: Words, players: Players, events: Sequence[Event]) -> str:
        """What the draft with these events would do, to the one who takes the turn."""

    def warning(self, words: Words, events: Sequence[Event]) -> str:
        """What cannot be taken back once a draft with these events is confirmed."""

    def drawn(self, words: Words, events: Sequence[Event]) -> str:
        """What these confirmed events put unseen into the hand of who caused them; "" if nothing.

        The events are as that seat may know them; for its own eyes.
        """


class Formatter(Protocol):
    """A game in words. Every ``view`` is one that the reader may see; ``Any``: each game has its own type.

    Texts are for messages (markup) unless it says *flat*: for labels, alt texts and pictures.
    """

    panel: PanelFormatter

    rules: tuple[str, ...]
    """The paragraphs of the rules page: messages ``rules-<game>-<paragraph>`` with attribute ``title``."""

    open: bool
    """Whether nothing is hidden in this game, so that `alt` tells everything that `hand` does."""

    def task(self, words: Words, players: Players, view: Any) -> str:
        """What the seat to act has to do now, as in "It is Mei's turn to ..."; from a watcher's view.

        In a few words, for it is part of the ping: where something others did made the seat act, it says so.
        """

    def summary(self, words: Words, players: Players, events: Sequence[Event]) -> str:
        """A turn after the fact: what happened, in one or more lines."""

    def standings(self, words: Words, players: Players, view: Any, events: Sequence[Event]) -> str:
        """One line of the totals that matter, changes by the events as before -> after."""

    def hand(self, words: Words, view: Any, seat: Seat) -> str:
        """What the seat holds; only from that seat's view."""

    def alt(self, words: Words, players: Players, view: Any, sheet: str = "") -> str:
        """The board for somebody who cannot see it, flat, at most `LONGEST_ALT` characters.

        ``sheet`` is which of the game's pictures (`render.sheets`) it stands for; "" is the first.
        """

    def note(self, words: Words, players: Players, view: Any, sheet: str, seat: Seat | None) -> str:
        """What to read beside that picture of the board, from a watcher's view; "" if it says all.

        ``seat`` is the reader's, None for a watcher: it is addressed as "you".
        """

    def board(self, words: Words, players: Players, view: Any) -> str:
        """The board in full as text, fixed features included."""

    def captions(
        self, words: Words, view: Any, turn: int, question: Question | None = None
    ) -> Mapping[str, str]:
        """The words on the picture, flat, by the keys that the game's painter knows."""

    def outcome(self, words: Words, players: Players, outcome: Outcome, seat: Seat) -> str:
        """One seat's score with its sources."""

    def ending(self, words: Words, players: Players, outcome: Outcome) -> str:
        """Why the match ended, in one sentence."""

    def scoring(self, words: Words, players: Players, events: Sequence[Event]) -> str:
        """The final scoring step by step, from the events of the last turn; "" where the score says it all.

        At most `LONGEST_SCORING` characters.
        """


@cache
def formatter_of(game: str) -> Formatter:
    """The formatter of the game of that name."""
    formatter: Formatter = import_module(f"bot.text.{game}").FORMATTER
    return formatter
