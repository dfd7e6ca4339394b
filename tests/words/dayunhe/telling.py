"""What the tests of Da Yunhe in words share."""

from bot.words import Cast
from bot.words.dayunhe import NARRATOR as DAYUNHE
from games.engine import Event, Seat
from tests.words.speaking import PEOPLE, WORDS


def people(seats: int = 5) -> Cast:
    return Cast.of(PEOPLE[:seats])


def masked(events: list[Event], seat: Seat | None = None) -> list[Event]:
    """The events as that seat may know them; None: a watcher."""
    return [event.view(seat) for event in events]


def told(events: list[Event]) -> str:
    """The summary that everybody reads."""
    return DAYUNHE.summary(WORDS, people(), masked(events))


def previewed(events: list[Event], seat: Seat = 0) -> str:
    """What the one who confirms reads."""
    return DAYUNHE.preview(WORDS, people(), masked(events, seat))


def progressed(events: list[Event], seat: Seat = 0) -> str:
    """What the panel says has been done so far."""
    return DAYUNHE.progress(WORDS, people(), masked(events, seat), None)


def warned(events: list[Event], seat: Seat = 0) -> str:
    """What Confirm warns of."""
    return DAYUNHE.warning(WORDS, masked(events, seat))


def drawn(events: list[Event], seat: Seat = 0) -> str:
    """What the seat learns after Confirm."""
    return DAYUNHE.drawn(WORDS, masked(events, seat))
