"""Da Yunhe in words: turns, questions, answers with what they cost or bring, the board, the end."""

from collections.abc import Mapping, Sequence

from bot.text.dayunhe import board as board_in_words
from bot.text.dayunhe import events as turns
from bot.text.dayunhe import hand as holdings
from bot.text.dayunhe import labels as answers
from bot.text.dayunhe import preview, questions
from bot.text.dayunhe import scoring as points
from bot.text.dayunhe import standings as totals
from bot.text.dayunhe.captions import captions
from bot.text.dayunhe.facts import mover_of
from bot.text.fluent import Words
from bot.text.formatter import Label
from bot.text.perspective import LONGEST_SUMMARY, Perspective, Players, within
from games.dayunhe.position import DayunhePosition
from games.engine import Event, Outcome, Seat
from games.engine.choices import Question


class DayunhePanel:
    """The words of the panel, on which a turn is taken."""

    def ask(self, words: Words, players: Players, view: DayunhePosition, question: Question) -> str:
        """The question as a sentence; for what to do the whole card."""
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
        self, words: Words, players: Players, view: DayunhePosition, question: Question
    ) -> Mapping[str, Label]:
        """The answers with what they cost or bring."""
        return answers.labels(words, players, view, question)

    def preview(self, words: Words, players: Players, events: Sequence[Event]) -> str:
        """What the draft does and what follows by itself, the prestige before and after."""
        reader = Perspective(words, "you", players, mover_of(events))
        return within(LONGEST_SUMMARY, reader, lambda reader: preview.preview(reader, events))

    def warning(self, words: Words, events: Sequence[Event]) -> str:
        """What is left unused, what is drawn or ends; after it there is no undo."""
        return preview.warning(words, events)

    def drawn(self, words: Words, events: Sequence[Event]) -> str:
        """The card that was taken, tiles drawn from face-down stacks, tops turned up."""
        return turns.drawn(words, mover_of(events), events)


class DayunheFormatter:
    """The words of Da Yunhe, for `bot.text.formatter.formatter_of`."""

    open = False
    panel = DayunhePanel()
    rules = questions.RULES

    def task(self, words: Words, players: Players, view: DayunhePosition) -> str:
        """What the seat to act has to do."""
        return questions.task(words, players, view)

    # ── after the fact ───────────────────────────────────────────────────────────────────────────

    def summary(self, words: Words, players: Players, events: Sequence[Event]) -> str:
        """What was chosen and done, then the coordinator's way, uprisings, the next card or round."""
        reader = Perspective(words, "they", players, mover_of(events))
        return within(LONGEST_SUMMARY, reader, lambda reader: "\n".join(turns.tell(reader, events)))

    def brief(self, words: Words, players: Players, events: Sequence[Event]) -> str:
        """The same without the ways of tiles, what lapses, and the coordinator's single steps."""
        reader = Perspective(words, "they", players, mover_of(events), brief=True)
        return within(LONGEST_SUMMARY, reader, lambda reader: "\n".join(turns.tell(reader, events)))

    def standings(
        self, words: Words, players: Players, view: DayunhePosition, events: Sequence[Event]
    ) -> str:
        """Round and trip; everybody's prestige, before -> after, and as the end would make it; the wall."""
        return totals.standings(Perspective(words, "they", players), view, events)

    def hand(self, words: Words, view: DayunhePosition, seat: Seat) -> str:
        """What the seat holds."""
        return holdings.hand(words, view, seat)

    # ── the board ────────────────────────────────────────────────────────────────────────────────

    def alt(self, words: Words, players: Players, view: DayunhePosition) -> str:
        """The board for somebody who cannot see it."""
        return board_in_words.alt(words, players, view)

    def note(self, words: Words, players: Players, view: DayunhePosition, seat: Seat | None) -> str:
        """Nothing to tell besides the board."""
        return ""

    def board(self, words: Words, players: Players, view: DayunhePosition) -> str:
        """The board in full as text."""
        return board_in_words.board(words, players, view)

    def captions(
        self, words: Words, view: DayunhePosition, turn: int, question: Question | None = None
    ) -> Mapping[str, str]:
        """Captions by the keys of ``render.dayunhe``."""
        return captions(words, view, turn, question)

    # ── the end ──────────────────────────────────────────────────────────────────────────────────

    def outcome(self, words: Words, players: Players, outcome: Outcome, seat: Seat) -> str:
        """The prestige, and where it comes from."""
        return points.result(words, outcome, seat)

    def ending(self, words: Words, players: Players, outcome: Outcome) -> str:
        """Why the match ended, and how equal prestige was told apart."""
        return points.ending(Perspective(words, "they", players), outcome)

    def scoring(self, words: Words, players: Players, events: Sequence[Event]) -> str:
        """The final scoring seat by seat, the tie-break."""
        return points.scoring(Perspective(words, "they", players), events)


FORMATTER = DayunheFormatter()
