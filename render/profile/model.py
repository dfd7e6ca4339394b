"""What a person's card shows: words and numbers that somebody else has chosen."""

import msgspec


class Slip(msgspec.Struct, frozen=True):
    """A figure in a word or two ("96 %"), and what it is."""

    value: str
    label: str


class Row(msgspec.Struct, frozen=True):
    """A game with so many seats: how often they came in first, second and so on; ``rating`` may be ""."""

    game: str
    label: str
    places: tuple[int, ...]
    rating: str


class Profile(msgspec.Struct, frozen=True, kw_only=True):
    """A person.

    ``favourite``  the game whose stamp stands beside the name; None for none
    ``won``        how many matches they have won, of how many: the crown stands before it
    ``curve``      their rating and its error, how it began first, then after each match; empty for none
    ``title``      what the rating is of
    ``rating``     what it is now, in words
    ``count``      what the numbers below the curve count
    ``place``, ``rated``  headings of the table's columns
    """

    name: str
    favourite: str | None
    won: str
    slips: tuple[Slip, ...]
    curve: tuple[tuple[int, int], ...]
    title: str
    rating: str
    count: str
    place: str
    rated: str
    rows: tuple[Row, ...]
