"""The board of Qin in words, made from a view: as alt text a blind player can play from, and in full."""

from collections.abc import Callable, Sequence
from typing import Any

from bot.text.fluent import Words
from bot.text.parts import Board
from bot.text.qin.asked import QinAsked
from bot.text.qin.names import QinTeller, runs
from bot.text.room import LONGEST_ALT, LONGEST_BOARD, clip
from games.engine import Event, Seat
from games.engine.choices import Question
from games.engine.contract import seat_letter
from games.qin.components import COLOURS, KINDS
from games.qin.placing import ReserveChanged
from games.qin.position import QinPosition
from games.qin.turns import GameBegun

Name = Callable[[Seat], str]


def loose(view: QinPosition, colour: str) -> list[int]:
    """The squares of the colour that belong to no province."""
    owned = {square for province in view.provinces.values() for square in province.squares}
    return [square for square, found in enumerate(view.grid) if found == colour and square not in owned]


class QinBoard(Board[QinTeller]):
    """The board of Qin, the hands and what is left."""

    def standings(self, events: Sequence[Event]) -> str:
        """Every seat's pagodas left, as before -> after where the events changed them."""
        begun = max((at for at, event in enumerate(events) if isinstance(event, GameBegun)), default=-1)
        changed = [event for event in events[begun + 1 :] if isinstance(event, ReserveChanged)]
        told = self.say.totals(self.view.reserves, changed)
        return self.say("qin-standings", list=told, pile=len(self.view.pile))

    def hand(self, seat: Seat) -> str:
        """The tiles in hand that can be seen, in the order of the list of tiles."""
        say, view = self.say, self.view
        tiles = sorted((tile for tile in view.hands[seat] if tile in KINDS), key=KINDS.index)
        names = say.listed(say("qin-hand-tile", tile=tile) for tile in tiles)
        return say("qin-hand", list=names, pagodas=view.reserves[seat])

    def alt(self) -> str:
        """All that is public, in the room of an alt text; seats by letter if names are too long."""
        words, view = self.say.words, self.view
        text = _alt(words, self.say.players.spoken, view)
        if len(text) > LONGEST_ALT:
            text = _alt(words, seat_letter, view)
        return clip(text, LONGEST_ALT)

    def text(self) -> str:
        """The whole board as lines of text: state, provinces, loose squares, villages, water.

        Where that is too long for a message, the names stand in its head alone, with the tokens.
        """
        words, players, view = self.say.words, self.say.players, self.view
        text = _board(words, players.spoken, players.spoken, players.rich, view)
        if len(text) > LONGEST_BOARD:
            text = _board(words, players.rich, players.token, players.token, view)
        return text

    def captions(self, turn: int, question: Question | None, **facts: Any) -> dict[str, str]:
        """Captions by the keys of ``render.qin``."""
        asked = QinAsked(self.say, question).facts() if question else {}
        pile, number = len(self.view.pile), self.view.stage()
        return super().captions(turn, question, pile=pile, number=number, **asked)


def _alt(words: Words, name: Name, view: QinPosition) -> str:
    parts = [
        words("qin-alt-head", board=view.board),
        _state(words, name, name, view),
        *(_colour(words, name, view, colour) for colour in COLOURS),
        words(
            "qin-alt-villages",
            held=_held(words, name, view),
            free=_villages_of(view, None) or words("nothing"),
        ),
    ]
    return " ".join(parts)


def _state(words: Words, name: Name, again: Name, view: QinPosition) -> str:
    """Which game it is, who is to act, the reserves, in a series game by game; tiles, who has left.

    ``again`` calls people who were named before.
    """
    games = view.finished if view.turn is None else [*view.finished, view.reserves]
    return words(
        "qin-alt-state",
        number=view.stage(),
        who="" if view.turn is None else name(view.turn),
        over=view.turn is None,
        games=len(games),
        reserves=[f"{name(seat)} {_sum(left)}" for seat, left in enumerate(zip(*games, strict=True))],
        hands=[f"{again(seat)} {len(hand)}" for seat, hand in enumerate(view.hands)],
        pile=len(view.pile),
        resigned=[*map(again, view.resigned)],
    )


def _sum(counts: Sequence[int]) -> str:
    """The counts and what they come to: "14 + 8 = 22"."""
    total = str(sum(counts))
    return total if len(counts) == 1 else f"{' + '.join(map(str, counts))} = {total}"


def _colour(words: Words, name: Name, view: QinPosition, colour: str) -> str:
    """The provinces of one colour by owner, then the loose squares."""
    parts: list[str] = []
    for seat in range(view.seats):
        own = [
            runs(province.squares) + (words("qin-alt-double") if province.pagodas == 2 else "")
            for province in view.provinces.values()
            if province.owner == seat and province.colour == colour
        ]
        if own:
            parts.append(f"{name(seat)} {', '.join(own)}")
    if free := loose(view, colour):
        parts.append(words("qin-alt-loose", squares=runs(free)))
    listed = "; ".join(parts) or words("nothing")
    return words("qin-alt-colour", colour=colour, list=listed)


def _held(words: Words, name: Name, view: QinPosition) -> str:
    """The villages by holder."""
    held = [
        f"{name(seat)} {_villages_of(view, seat)}"
        for seat in range(view.seats)
        if seat in view.villages.values()
    ]
    return "; ".join(held) or words("nothing")


def _villages_of(view: QinPosition, seat: Seat | None) -> str:
    """Where the villages of that holder are, each village apart."""
    squares = [of for letter, of in view.side.villages.items() if view.villages.get(letter) == seat]
    return ", ".join(runs(of) for of in sorted(squares, key=min))


def _board(words: Words, head: Name, again: Name, name: Name, view: QinPosition) -> str:
    """The text: people are ``head`` and then ``again`` in its head, and ``name`` in its lists."""
    lines = [words("qin-text-head", board=view.board), _state(words, head, again, view), ""]
    for colour in COLOURS:
        lines.append(words("qin-text-colour", colour=colour))
        lines += _provinces(words, name, view, colour)
    lines += ["", words("qin-text-villages"), *_villages(words, name, view)]
    water = [square for square, ground in enumerate(view.side.ground) if ground == "water"]
    if water:
        lines += ["", words("qin-text-water", squares=runs(water))]
    return "\n".join(lines)


def _provinces(words: Words, name: Name, view: QinPosition, colour: str) -> Sequence[str]:
    lines = [
        words(
            "qin-text-province",
            who=name(province.owner),
            squares=runs(province.squares),
            size=len(province.squares),
            pagodas=province.pagodas,
        )
        for province in sorted(view.provinces.values(), key=lambda province: province.owner)
        if province.colour == colour
    ]
    return [*lines, words("qin-text-loose", squares=runs(loose(view, colour)) or words("nothing"))]


def _villages(words: Words, name: Name, view: QinPosition) -> list[str]:
    holders: list[Seat | None] = [*sorted(set(view.villages.values())), None]
    return [
        words(
            "qin-text-village",
            squares=_villages_of(view, holder) or words("nothing"),
            holder="" if holder is None else name(holder),
            held="no" if holder is None else "yes",
        )
        for holder in holders
    ]
