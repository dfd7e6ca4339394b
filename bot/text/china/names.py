"""Provinces, spaces, cards and players of China as people name them."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from bot.text.fluent import Words
from games.china.components import COLOURS, board
from games.engine import Seat
from games.engine.contract import seat_letter

Name = Callable[[Seat], str]
"""How a text calls the player at a seat."""

ALL: Final = tuple(COLOURS)


def province(index: int) -> str:
    """The printed name of the province."""
    return board().provinces[index].name


def index_of(token: str) -> int:
    """The province of an answer such as "chu"."""
    return next(index for index, found in enumerate(board().provinces) if found.id == token)


def place_of(token: str, at: str) -> int:
    """The number of the place of two answers such as "chu" and "3" or "dragon"."""
    index = index_of(token)
    return board().dragon(index) if at == "dragon" else board().provinces[index].spaces[int(at) - 1]


def homes(colour: str) -> str:
    """The provinces of a colour: "Wei, Shu"."""
    return ", ".join(found.name for found in board().provinces if found.colour == colour)


def colour(words: Words, letter: str) -> str:
    """The colour in a word."""
    return words("china-colour", colour=letter)


def cards(words: Words, colours: Iterable[str]) -> str:
    """The cards by colour, hidden ones last: "2 red and violet"; "none" without any."""
    counts = Counter(colours)
    found = [
        words("china-cards", colour=letter, count=counts[letter]) for letter in (*ALL, "?") if counts[letter]
    ]
    return words.series(found) or words("nothing")


def pay(words: Words, paid: str) -> str:
    """What paid for a piece: "violet card", "orange pair"."""
    return words("china-pay", colour=paid[0], joker="yes" if len(paid) > 1 else "no")


def either(words: Words, items: Sequence[str]) -> str:
    """The items as a choice: "a, b or c"."""
    if len(items) < 2:
        return "".join(items)
    return words("china-or", first=", ".join(items[:-1]), last=items[-1])


def by_seat(counts: Sequence[int], name: Name) -> str:
    """The seats that have something: "A 3, B 2"."""
    return ", ".join(f"{name(seat)} {count}" for seat, count in enumerate(counts) if count)


def runs(numbers: Iterable[int]) -> str:
    """Numbers with neighbours drawn together: "1-3 5"."""
    parts: list[list[int]] = []
    for number in sorted(numbers):
        if parts and parts[-1][-1] == number - 1:
            parts[-1].append(number)
        else:
            parts.append([number])
    return " ".join(str(part[0]) if len(part) == 1 else f"{part[0]}-{part[-1]}" for part in parts)


def number(space: int) -> int:
    """The number of the space in its province, from 1."""
    return 1 + space - board().provinces[board().province_of(space)].spaces[0]


def spaces(found: Iterable[int]) -> str:
    """Spaces in their order, each province named once for those in a line: "Ch’in 2-3-6, Shu 1-2"."""
    parts: list[tuple[int, list[str]]] = []
    for space in found:
        index = board().province_of(space)
        if not parts or parts[-1][0] != index:
            parts.append((index, []))
        parts[-1][1].append(str(number(space)))
    return ", ".join(f"{province(index)} {'-'.join(numbers)}" for index, numbers in parts)


def letters(seats: Iterable[Seat]) -> str:
    """The seats by letter: "A, C"."""
    return ", ".join(map(seat_letter, seats))


def lead(words: Words, counts: Sequence[int], me: Seat) -> str:
    """Who is ahead by these counts, told to ``me``: "you lead 3:2"; "" where nobody has anything."""
    most = max(counts)
    if not most:
        return ""
    ahead = [seat for seat, count in enumerate(counts) if count == most]
    others = [count for seat, count in enumerate(counts) if seat != me]
    if ahead == [me]:
        state = "own" if max(others) else "alone"
    elif me in ahead:
        state = "shared"
    else:
        state = "behind" if counts[me] else "others"
    rivals = words.series([seat_letter(seat) for seat in ahead if seat != me])
    return words("china-lead", state=state, who=rivals, most=most, next=max(others), own=counts[me])
