"""A random match as its formatter tells it: every text that anybody would read, to be looked at together."""

import logging
import random
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from bot.text import Players, Words
from bot.text.formatter import Formatter, Label, formatter_of
from bot.text.room import LONGEST_LABEL, LONGEST_SCORING
from games import NAMES
from games import game as find_game
from games.engine import Event, Position, Seat
from games.engine.choices import Question, walk
from tests.support.text.speaking import WORDS, crowded

KEY = re.compile(rf"\b(?:{'|'.join(NAMES)}|rules|error|option|order)-[a-z]+(?:-[a-z]+)*\b")
"""What stands in place of a sentence that there is not."""


@dataclass
class Told:
    """What was said in a match, by kind; ``others`` are the texts of no kind that a test looks at alone."""

    labels: list[Label] = field(default_factory=list)
    questions: list[str] = field(default_factory=list)
    previews: list[str] = field(default_factory=list)
    summaries: list[str] = field(default_factory=list)
    standings: list[str] = field(default_factory=list)
    others: list[str] = field(default_factory=list)
    scoring: str = ""
    last_turn: list[Event] = field(default_factory=list)

    @property
    def texts(self) -> list[str]:
        """Everything, labels included."""
        labels = [text for label in self.labels for text in (label.text, label.detail)]
        spoken = self.questions + self.previews + self.summaries + self.standings + self.others
        return [*labels, *spoken, self.scoring]


def tell(
    name: str,
    seats: int,
    options: Mapping[str, str],
    seed: int,
    weights: Mapping[str, float],
    words: Words = WORDS,
) -> Told:
    """All of a random match, its turns taken answer by answer as in the panel.

    Names are long and full of markup, tokens are emojis. ``weights``: by answer how likely it is beside the
    others, which have 1; so that what ends turns early does not leave the board empty.
    """
    game, formatter, people = find_game(name), formatter_of(name), crowded(seats, name)
    chance = random.Random(seed)
    position = game.start(seats, options, f"whole {seed}")
    told = Told()
    turn: list[Event] = []
    while (seat := position.to_act()) is not None:
        view = position.view(seat)
        seen = [event.view(seat) for event in turn]
        answers: list[str] = []
        while isinstance(question := walk(view.legal(), answers).next, Question):
            asked = formatter.asked(words, people, view, question)
            found = asked.labels()
            tokens = [answer.token for answer in question.answers]
            assert set(found) == set(tokens)
            told.labels += found.values()
            told.questions.append(asked.ask())
            told.others += [
                asked.hint(),
                formatter.draft(words, people, seen).progress(question),
                formatter.board(words, people, view, seat).hand(seat),
                *formatter.captions(words, view, len(told.summaries), question).values(),
            ]
            answers += chance.choices(tokens, [weights.get(token, 1) for token in tokens])
        action = game.parse(str(question.action))
        trial = [event.view(seat) for event in view.apply(action)]
        told.previews.append(formatter.draft(words, people, [*seen, *trial]).preview())
        told.others.append(formatter.draft(words, people, trial).warning())
        events = position.apply(action)
        turn += events
        if position.turn_ended(seat, events):
            public, watched = [event.view(None) for event in turn], position.view(None)
            told.summaries.append(formatter.turn(words, people, public).summary())
            told.standings.append(formatter.board(words, people, watched).standings(public))
            if position.to_act() is not None:
                told.others.append(formatter.board(words, people, watched).task())
                assert formatter.end(words, people).scoring(public) == "", "it is silent before the end"
                told.others += resigning(formatter, people, position.copy(), seat, words)
            told.last_turn, turn = public, []
    told.scoring = formatter.end(words, people).scoring(told.last_turn)
    outcome = position.outcome()
    assert outcome is not None
    told.others += [
        formatter.end(words, people).ending(outcome),
        formatter.board(words, people, position.view(None)).text(),
        *(formatter.end(words, people).result(outcome, seat) for seat in range(seats)),
    ]
    return told


def resigning(
    formatter: Formatter, people: Players, position: Position, seat: Seat, words: Words
) -> list[str]:
    """What everybody reads if that seat leaves the match now."""
    events = [event.view(None) for event in position.resign(seat)]
    summary = formatter.turn(words, people, events).summary()
    assert (" resigned" if words is WORDS else " aufgegeben") in summary.splitlines()[0]
    assert all(line and "  " not in line for line in summary.splitlines())
    return [summary, formatter.board(words, people, position.view(None)).standings(events)]


def check(told: Told, logged: Sequence[logging.LogRecord]) -> None:
    """No sentence is missing, broken or too long, and none was logged as such."""
    for label in told.labels:
        assert label.text
        assert len(label.text) <= LONGEST_LABEL - 10
        assert len(label.detail) <= LONGEST_LABEL
        assert "  " not in f"{label.text}{label.detail}"
    assert all(told.summaries)
    assert len(told.scoring) <= LONGEST_SCORING
    assert [text for text in told.texts if KEY.search(text)] == []
    assert [text for text in told.texts if "None" in text or " ." in text or " ," in text] == []
    assert [record.message for record in logged if record.levelno >= logging.ERROR] == []
