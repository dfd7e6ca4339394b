"""A game in words, as messages and panels ask for it.

The package ``bot/text/<game>`` has the game's ``FORMATTER``: its teller, and the parts in which it says
otherwise than by convention. It gets views only, never a position, so nothing it says can leak.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any

import msgspec

from bot.text.fluent import Words, words
from bot.text.parts import Asked, Board, End, Label, Turn
from bot.text.players import TOKENS, Players, escaped
from bot.text.room import LONGEST_LABEL, clip
from bot.text.teller import Teller
from games.engine import Event, Seat
from games.engine.choices import Correction, Question

__all__ = ["Formatter", "Label", "formatter_of", "paths"]

NAMED = 4
"""So many answers are named where a move was refused, or one more if there are no others."""


class Formatter:
    """A game in words. Every ``view`` and all ``events`` are as the reader may see them.

    Texts are for messages (markup) unless it says *flat*: for labels, alt texts and pictures.
    """

    def __init__(
        self,
        teller: type[Teller[Any]],
        board: type[Board[Any]],
        turn: type[Turn[Any]] = Turn,
        asked: type[Asked[Any]] = Asked,
        end: type[End[Any]] = End,
    ) -> None:
        self.teller = teller
        self._board, self._turn, self._asked, self._end = board, turn, asked, end
        self.rules = words().paragraphs(f"rules-{teller.game}-")
        """The paragraphs of its rules: messages ``rules-<game>-<paragraph>`` with attribute ``title``."""
        self.open = teller.open
        """Whether nothing is hidden in this game, so that the alt text tells everything that a hand does."""

    def turn(self, words: Words, players: Players, events: Sequence[Event]) -> Turn:
        """A turn after the fact."""
        mover = self._turn.mover_of(events, len(players.names))
        return self._turn(self.teller(words, players, mover=mover), events)

    def draft(self, words: Words, players: Players, events: Sequence[Event]) -> Turn:
        """A turn, confirmed or drafted, to the one who takes it."""
        mover = self._turn.mover_of(events, len(players.names))
        return self._turn(self.teller(words, players, None, mover, mover, "now"), events)

    def asked(self, words: Words, players: Players, view: Any, question: Question) -> Asked:
        """A question and its answers, to the seat to act."""
        return self._asked(self.teller(words, players, view, view.turn, view.turn), question)

    def board(self, words: Words, players: Players, view: Any, reader: Seat | None = None) -> Board:
        """The board, what a seat holds, and what is to do; the reader is addressed as "you"."""
        return self._board(self.teller(words, players, view, reader))

    def captions(
        self, words: Words, view: Any, turn: int, question: Question | None = None
    ) -> Mapping[str, str]:
        """The words on the picture, flat, by the keys that the game's painter knows."""
        return self.board(words, NOBODY, view).captions(turn, question)

    def end(self, words: Words, players: Players) -> End:
        """How a match ended."""
        return self._end(self.teller(words, players))

    def instead(self, words: Words, players: Players, view: Any, correction: Correction) -> str:
        """What to change in a refused move, its first answers by name. Takes time: call it in a thread."""
        answers = correction.question.answers
        named = answers if len(answers) == NAMED + 1 else answers[:NAMED]
        asked = msgspec.structs.replace(correction.question, answers=named)
        labels = self.asked(words, players, view, asked).labels()
        told = [escaped(labels[answer.token].text.partition(": ")[0]) for answer in named]
        others = len(answers) - len(named)
        return words("move-instead", same=correction.same, list=told, others=others)


NOBODY = Players((), (), 0)
"""Where nobody is named."""


def paths(
    formatter: Formatter, words: Words, players: Players, view: Any, question: Question
) -> Mapping[tuple[str, ...], Label]:
    """All that a question can be answered with at once, flat: "Chu: 3" where it asks two things."""
    bare = msgspec.structs.replace(players, tokens=TOKENS)
    own = formatter.asked(words, players, view, question).labels()
    nothing = formatter.draft(words, bare, ())
    before = nothing.progress(question)
    found: dict[tuple[str, ...], Label] = {}
    for answer in question.answers:
        then = question.further.get(answer.token)
        if then is None:
            found[answer.token,] = own[answer.token]
            continue
        chosen = nothing.progress(then).removeprefix(before).strip(" ·*")
        for token, label in formatter.asked(words, players, view, then).labels().items():
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
    formatter: Formatter = import_module(f"bot.text.{game}").FORMATTER
    return formatter
