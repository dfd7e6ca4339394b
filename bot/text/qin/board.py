"""The board of Qin in words, made from a view: as alt text a blind player can play from, and in full."""

from collections.abc import Callable, Sequence

from bot.text.fluent import Words
from bot.text.players import Players
from bot.text.qin.squares import runs
from bot.text.room import LONGEST_ALT, LONGEST_BOARD, clip
from games.engine import Seat
from games.engine.contract import seat_letter
from games.qin.components import COLOURS
from games.qin.position import QinPosition

Name = Callable[[Seat], str]


def loose(view: QinPosition, colour: str) -> list[int]:
    """The squares of the colour that belong to no province."""
    owned = {square for province in view.provinces.values() for square in province.squares}
    return [square for square, found in enumerate(view.grid) if found == colour and square not in owned]


def alt(words: Words, players: Players, view: QinPosition) -> str:
    """Everything public on the board, in the room of an alt text; seats by letter if names are too long."""
    text = _alt(words, players.spoken, view)
    if len(text) > LONGEST_ALT:
        text = _alt(words, seat_letter, view)
    return clip(text, LONGEST_ALT)


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


def board(words: Words, players: Players, view: QinPosition) -> str:
    """The whole board as lines of text: state, provinces, loose squares, villages, water.

    Where that is too long for a message, the names stand in its head alone, with the tokens.
    """
    text = _board(words, players.spoken, players.spoken, players.rich, view)
    if len(text) > LONGEST_BOARD:
        text = _board(words, players.rich, players.token, players.token, view)
    return text


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
