"""What a turn asks of people: taps from Your move to Confirm, words to read."""

from collections.abc import Iterator

from games import NAMES
from tests.support.effort import of_random_matches, spread

MATCHES, MATCHES_IN_LONG = 4, 20


def report(*, long: bool) -> Iterator[str]:
    """The lines of this section."""
    yield "## A turn: median / nine tenths / most, over random matches"
    for name in NAMES:
        found = of_random_matches(name, MATCHES_IN_LONG if long else MATCHES)
        taps, turn, panel = (
            " / ".join(map(str, spread(of))) for of in (found.taps, found.turn_words, found.panel_words)
        )
        yield f"{name}: {taps} taps; {turn} words of its message; {panel} words of the panel’s first page"
