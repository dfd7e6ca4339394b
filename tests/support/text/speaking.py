"""What the tests of every game's words share: English, people, what is asked of the seat to act."""

import re
from collections.abc import Iterable, Mapping, Sequence
from inspect import cleandoc
from typing import TypeVar

import pytest
from _pytest.mark import ParameterSet

from bot.text import Players, explain, words
from bot.text.formatter import formatter_of
from games import game as find_game
from games.engine import Event, IllegalAction, Position, Seat
from games.engine.choices import Question, walk
from games.engine.contract import SEAT_LETTERS
from tests.support.games.scenes import outcome

B = TypeVar("B")
P = TypeVar("P", bound=Position)
Events = Sequence[Event]

WORDS = words("en")
PEOPLE = ("Mei", "Jonas", "Aiko", "Lena", "Tom")
LONG = tuple(f"{letter}*_|~<`> of thirty-two characters!!" for letter in "ABCDE")
"""Every sign of markup, which doubles in a message; longer than the 32 characters that are shown."""

EMOJIS = tuple(f"<:mandate_{letter}:1234567890123456789>" for letter in "abcde")


def players(seats: int = 4, game: str = "qin") -> Players:
    return Players.of(PEOPLE[:seats], colours=find_game(game).colours(seats))


def crowded(seats: int = 5, game: str = "qin") -> Players:
    """Long names and tokens that are emojis."""
    return Players.of(LONG[:seats], EMOJIS, find_game(game).colours(seats))


def open_question(position: P, *answers: str) -> tuple[P, Question]:
    """The view of the seat to act, and the question that follows these answers."""
    assert position.turn is not None
    view = position.view(position.turn)
    walked = walk(view.legal(), answers)
    assert walked.taken == answers
    assert isinstance(walked.next, Question)
    return view, walked.next


def play_out(game: str, position: Position, notations: Iterable[str]) -> Events:
    """Acts in turn; ``resign C`` is understood too."""
    events: list[Event] = []
    for notation in notations:
        verb, _, who = notation.partition(" ")
        events += (
            position.resign(SEAT_LETTERS.index(who))
            if verb == "resign"
            else position.apply(find_game(game).parse(notation))
        )
    return events


def masked(events: Events, seat: Seat | None = None) -> list[Event]:
    """The events as that seat may know them; None: a watcher."""
    return [event.view(seat) for event in events]


class Speech:
    """What a game's formatter says about positions and events, to the people at a table of four."""

    def __init__(self, game: str, seats: int = 4) -> None:
        self.game, self.formatter, self.people = game, formatter_of(game), players(seats, game)

    def _cast(self, seats: int | None) -> Players:
        return self.people if seats is None else players(seats, self.game)

    def told(self, events: Events, seats: int | None = None) -> str:
        """The summary that everybody reads."""
        return self.formatter.turn(WORDS, self._cast(seats), masked(events)).summary()

    def previewed(self, events: Events, seat: Seat = 0, seats: int | None = None) -> str:
        """What the one who confirms reads."""
        return self.formatter.draft(WORDS, self._cast(seats), masked(events, seat)).preview()

    def warned(self, events: Events, seat: Seat = 0) -> str:
        """What Confirm warns of."""
        return self.formatter.draft(WORDS, self.people, masked(events, seat)).warning()

    def drawn(self, events: Events, seat: Seat = 0) -> str:
        """What the seat learns after Confirm."""
        return self.formatter.draft(WORDS, self.people, masked(events, seat)).drawn()

    def done(self, events: Events, seat: Seat = 0) -> str:
        """What the panel says has been done so far."""
        return self.formatter.draft(WORDS, self.people, masked(events, seat)).progress(None)

    def chosen(self, position: Position, *answers: str, events: Events = ()) -> str:
        """What the panel says was chosen by these answers, after what was done before."""
        _, question = open_question(position, *answers)
        return self.formatter.draft(WORDS, self.people, events).progress(question)

    def ask(self, position: Position, *answers: str) -> str:
        """What the panel asks after these answers."""
        view, question = open_question(position, *answers)
        return self.formatter.asked(WORDS, self._cast(position.seats), view, question).ask()

    def hint(self, position: Position, *answers: str) -> str:
        """What stands in the empty list."""
        return self.formatter.asked(WORDS, self.people, *open_question(position, *answers)).hint()

    def labels(self, position: Position, *answers: str) -> dict[str, tuple[str, str]]:
        """Text and detail of the answers to the question that follows these answers, by token."""
        view, question = open_question(position, *answers)
        found = self.formatter.asked(WORDS, self._cast(position.seats), view, question).labels()
        return {token: (label.text, label.detail) for token, label in found.items()}

    def listed(self, position: Position, *answers: str) -> dict[str, str]:
        """The same, text and detail parted by a line."""
        return {
            token: " | ".join(filter(None, label)) for token, label in self.labels(position, *answers).items()
        }

    def task(self, position: Position) -> str:
        """What the seat to act has to do, as everybody reads it."""
        return self.formatter.board(WORDS, self._cast(position.seats), position.view(None)).task()

    def standings(self, position: Position, events: Events = ()) -> str:
        """The totals below a turn of these events."""
        people = self._cast(position.seats)
        return self.formatter.board(WORDS, people, position.view(None)).standings(masked(events))

    def scoring(self, events: Events, seats: int | None = None) -> str:
        """The final scoring."""
        return self.formatter.end(WORDS, self._cast(seats)).scoring(masked(events))

    def ending(self, position: Position) -> str:
        """Why the match ended."""
        return self.formatter.end(WORDS, self._cast(position.seats)).ending(outcome(position))

    def result(self, position: Position, seat: Seat) -> str:
        """The seat's score with its sources."""
        return self.formatter.end(WORDS, self._cast(position.seats)).result(outcome(position), seat)

    def alt(self, view: Position) -> str:
        """The picture for who cannot see it."""
        return self.formatter.board(WORDS, self._cast(view.seats), view).alt()

    def board(self, view: Position) -> str:
        """The board in full."""
        return self.formatter.board(WORDS, self._cast(view.seats), view).text()

    def hand(self, position: Position, seat: Seat = 0) -> str:
        """What the seat holds."""
        return self.formatter.board(WORDS, self._cast(position.seats), position.view(seat), seat).hand(seat)

    def follow(self, position: Position, script: str) -> None:
        """Does what the script says, and compares what is said.

        Its lines: ``school 7, resign C`` is done (``A tries school 7`` only in A's view); below it
        ``told -> …`` is what a method of this class says then, to A, or ``previewed B -> …`` to B, or
        ``hint customs -> …`` after these answers, or ``label customs 9 -> …`` of the last of them.
        ``customs 9? …`` is the question after these answers; below it stands what there is to choose from.
        """
        events: Events = ()
        for head, below in _blocks(script):
            given, question, asked = head.partition("?")
            if question:
                if asked:
                    assert parted(self.ask(position, *given.split()), asked.strip()) == asked.strip()
                labels = {token: text for token, text in below.items() if " " not in token}
                listed = self.listed(position, *given.split()) if labels else {}
                assert {token: listed.get(token) for token in labels} == labels
            else:
                events = self._play(position, head)
            for what, text in below.items():
                if " " in what or not question:
                    assert parted(self.say(position, events, what), text) == text

    def _play(self, position: Position, head: str) -> Events:
        first, tries, rest = head.rpartition(" tries ")
        trial = position.view(SEAT_LETTERS.index(first)) if tries else position
        return play_out(self.game, trial, filter(None, rest.split(", ")))

    def say(self, position: Position, events: Events, what: str) -> str:
        """What the method of that name says: "told", "previewed B", "hint customs 9"."""
        kind, *rest = what.split()
        seat = SEAT_LETTERS.index(rest[0]) if rest and rest[0] in SEAT_LETTERS else 0
        match kind:
            case "told" | "scoring":
                return str(getattr(self, kind)(events, position.seats))
            case "previewed":
                return self.previewed(events, seat, position.seats)
            case "warned" | "drawn" | "done":
                return str(getattr(self, kind)(events, seat))
            case "label":
                return self.listed(position, *rest[:-1])[rest[-1]]
            case "hint" | "chosen" | "ask":
                return str(getattr(self, kind)(position, *rest))
            case "hand" | "result":
                return str(getattr(self, kind)(position, seat))
            case "standings":
                return self.standings(position, events)
        return str(getattr(self, kind)(position))


def parted(text: str, wanted: str) -> str:
    """The text with its lines parted by ``|``; … stands for those between that are not wanted."""
    lines, parts = text.splitlines(), wanted.split(" | ")
    if "…" in parts:
        lines = [line if line in parts else "…" for line in lines]
        lines = [line for at, line in enumerate(lines) if line != "…" or lines[at - 1 : at] != ["…"]]
    return " | ".join(lines)


def _blocks(script: str) -> list[tuple[str, dict[str, str]]]:
    """The lines of a script that lead to others, and those."""
    found: list[tuple[str, dict[str, str]]] = [("", {})]
    for line in _lines(script):
        before, arrow, text = line.partition(" -> ")
        if arrow:
            found[-1][1][before] = text
        else:
            found.append((line, {}))
    return found


def scripts(tables: Mapping[B, str]) -> list[ParameterSet]:
    """What stands before a script, and the script, called as it begins."""
    return [pytest.param(before, text, id=_lines(text)[0][:40]) for before, text in tables.items()]


def _lines(text: str) -> list[str]:
    """Indented lines go on."""
    return re.sub(r"\n {2,}", " ", cleandoc(text)).splitlines()


def table(text: str) -> dict[str, str]:
    """Sentences by what leads to them, as in ``tax -> The match is over.``; indented lines go on."""
    return dict(line.split(" -> ", 1) for line in _lines(text))


def rows(tables: Mapping[B, str]) -> list[tuple[B, str, str]]:
    """What stands before a table, and each of its entries."""
    return [(before, *entry) for before, text in tables.items() for entry in table(text).items()]


def refused(game: str, position: Position, notation: str) -> tuple[str, str]:
    """Code and sentence with which the last of these actions is refused; its rule stands on the page."""
    *before, last = notation.split(", ")
    play_out(game, position, before)
    verb, _, what = last.partition(" ")
    with pytest.raises(IllegalAction) as caught:
        (
            position.resign(SEAT_LETTERS.index(what))
            if verb == "resign"
            else position.verify(find_game(game).parse(last))
        )
    rules = formatter_of(game).rules
    assert verb == "resign" or caught.value.facts["rule"] in rules
    return caught.value.code, explain(WORDS, caught.value, players=players(position.seats, game))
