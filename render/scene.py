"""What a picture shows besides the view: names, rings, marks, captions."""

from collections.abc import Mapping, Sequence

import msgspec

from games.engine import Event, Position
from games.engine.choices import Question

LETTERS = "NPQRSTUVWXYZ"
"""Letters of candidate places: never a seat (A-E) or a column (A-M), no I or O. More than these get none."""


class Mark(msgspec.Struct, frozen=True):
    """A candidate place on the picture: the game's number of the place, and its letter ("" beyond twelve)."""

    place: int
    letter: str


class Scene(msgspec.Struct, frozen=True):
    """What to show besides the view. It holds only what its viewer may know: events come masked.

    ``names``     display names by seat; drawn where the font has every glyph, else the token stands alone
    ``events``    events of the last turn; their places are ringed
    ``question``  what a panel asks: its candidates are marked, its ``given`` answers shown
    ``captions``  the few words on the picture, in the reader's language; each game's module lists the keys.
                  A caption that is missing leaves an icon and a number.
    ``ring``      how the name of the piece begins that a lesson speaks of: the first such one is ringed
    ``before``    the view before the events, where they are those of several turns: what has come and gone
                  since, or looks the same again, is not ringed
    """

    names: tuple[str, ...] = ()
    events: tuple[Event, ...] = ()
    question: Question | None = None
    captions: Mapping[str, str] = {}
    ring: str = ""
    before: Position | None = None


def lettered(places: Mapping[str, int]) -> dict[str, Mark]:
    """Marks for answers that are places: lettered in the order given when there are at most twelve."""
    letters: Sequence[str] = LETTERS if len(places) <= len(LETTERS) else [""] * len(places)
    return {
        token: Mark(place, letter) for (token, place), letter in zip(places.items(), letters, strict=False)
    }
