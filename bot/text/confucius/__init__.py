"""Confucius in words: turns, questions, answers with what they cost, who owes whom, the scoring, the end."""

from collections.abc import Mapping, Sequence

from bot.text.confucius import board as board_in_words
from bot.text.confucius import events as turns
from bot.text.confucius import gifts, preview, questions
from bot.text.confucius import hand as holdings
from bot.text.confucius import labels as answers
from bot.text.confucius import scoring as points
from bot.text.confucius import standings as totals
from bot.text.confucius.captions import captions
from bot.text.confucius.facts import mover_of
from bot.text.fluent import Words
from bot.text.formatter import Label
from bot.text.perspective import LONGEST_SUMMARY, Perspective, Players, within
from games.confucius.position import ConfuciusPosition
from games.engine import Event, Outcome, Seat
from games.engine.choices import Question


class ConfuciusPanel:
    """The words of the panel, on which a turn is taken."""

    def ask(self, words: Words, players: Players, view: ConfuciusPosition, question: Question) -> str:
        """The question as a sentence; for what to do the whole action box with what it costs now."""
        return questions.ask(words, players, view, question)

    def hint(self, words: Words, question: Question) -> str:
        """The placeholder of the list."""
        return questions.hint(words, question)

    def progress(
        self, words: Words, players: Players, events: Sequence[Event], question: Question | None
    ) -> str:
        """The actions of the turn so far, and the part of the open one that is chosen."""
        return preview.progress(words, players, events, question.given if question else {})

    def labels(
        self, words: Words, players: Players, view: ConfuciusPosition, question: Question
    ) -> Mapping[str, Label]:
        """The answers with what they cost or bring."""
        return answers.labels(words, players, view, question)

    def preview(self, words: Words, players: Players, events: Sequence[Event]) -> str:
        """What the draft does and what follows by itself, the points before and after."""
        reader = Perspective(words, "you", players, mover_of(events))
        return within(LONGEST_SUMMARY, reader, lambda reader: preview.preview(reader, events))

    def warning(self, words: Words, events: Sequence[Event]) -> str:
        """What is overpaid or given up, what is drawn or ends; after it there is no undo."""
        return preview.warning(words, events)

    def drawn(self, words: Words, events: Sequence[Event]) -> str:
        """The cards and Emperor's Rewards drawn."""
        return turns.drawn(words, events)


class ConfuciusFormatter:
    """The words of Confucius, for `bot.text.formatter.formatter_of`."""

    open = False
    panel = ConfuciusPanel()
    rules = questions.RULES

    def task(self, words: Words, players: Players, view: ConfuciusPosition) -> str:
        """What the seat to act has to do."""
        return questions.task(words, players, view)

    # ── after the fact ───────────────────────────────────────────────────────────────────────────

    def summary(self, words: Words, players: Players, events: Sequence[Event]) -> str:
        """What was decided, then what the court made of it with the reasons."""
        reader = Perspective(words, "they", players, mover_of(events))
        return within(LONGEST_SUMMARY, reader, lambda reader: "\n".join(turns.tell(reader, events)))

    def brief(self, words: Words, players: Players, events: Sequence[Event]) -> str:
        """The same."""
        return self.summary(words, players, events)

    def standings(
        self, words: Words, players: Players, view: ConfuciusPosition, events: Sequence[Event]
    ) -> str:
        """The round, what brings the end nearer; everybody's points, as before -> after, cubes, cards."""
        return totals.standings(Perspective(words, "they", players), view, events)

    def hand(self, words: Words, view: ConfuciusPosition, seat: Seat) -> str:
        """What the seat holds and what it owes."""
        return holdings.hand(words, view, seat)

    # ── the board ────────────────────────────────────────────────────────────────────────────────

    def alt(self, words: Words, players: Players, view: ConfuciusPosition) -> str:
        """The board for somebody who cannot see it."""
        return board_in_words.alt(words, players, view)

    def note(self, words: Words, players: Players, view: ConfuciusPosition, seat: Seat | None) -> str:
        """Who owes whom."""
        return gifts.obligations(words, players, view, seat)

    def board(self, words: Words, players: Players, view: ConfuciusPosition) -> str:
        """The board in full as text."""
        return board_in_words.board(words, players, view)

    def captions(
        self, words: Words, view: ConfuciusPosition, turn: int, question: Question | None = None
    ) -> Mapping[str, str]:
        """Captions by the keys of ``render.confucius``."""
        return captions(words, view, turn, question)

    # ── the end ──────────────────────────────────────────────────────────────────────────────────

    def outcome(self, words: Words, players: Players, outcome: Outcome, seat: Seat) -> str:
        """Points, and those of each source."""
        return points.result(words, outcome, seat)

    def ending(self, words: Words, players: Players, outcome: Outcome) -> str:
        """Why the match ended, and how a tie was broken."""
        return points.ending(Perspective(words, "they", players), outcome)

    def scoring(self, words: Words, players: Players, events: Sequence[Event]) -> str:
        """The titles with everybody's counts, the points, the tie-break."""
        return points.scoring(Perspective(words, "they", players), events)


FORMATTER = ConfuciusFormatter()
