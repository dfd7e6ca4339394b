"""Lists of matches: open tables, matches to look at, which of several is meant."""

from collections.abc import Sequence

from bot.matches import Match
from bot.ui import phrases
from bot.ui.item import PressItem
from bot.ui.page import Page
from bot.words import Words

ENTRIES = 6
"""Matches with a button in one list; each takes three of the forty components of a message."""

LINES = 10
"""Matches without a button in one list."""


def listing(own: Sequence[Match], tables: Sequence[Match], person: int, words: Words) -> Page:
    """A person's matches, those that wait for them first, then the open tables of the server."""
    made = Page()
    mine = [match for match in own if match.state == "playing"]
    turns = [match for match in mine if _waits_for(match, person)]
    others = [match for match in mine if not _waits_for(match, person)]
    made.text(words("list-turns", count=len(turns)))
    for match in turns[:ENTRIES]:
        made.entry(
            phrases.entry(match, phrases.waiting_line(match, words), words), _open(made, match, "move", words)
        )
    _rest(made, turns, ENTRIES, words)
    if others:
        made.text(words("list-others"))
        lines = [phrases.entry(match, _state(match, words), words) for match in others[:LINES]]
        made.text("\n".join(lines))
        _rest(made, others, LINES, words)
    open_tables = [match for match in tables if match.state == "lobby"]
    made.text(words("list-tables", count=len(open_tables)))
    for match in open_tables[: ENTRIES // 2]:
        verb = "leave" if match.seat_of(person) else "join"
        made.entry(phrases.entry(match, _seats(match, words), words), _open(made, match, verb, words))
    _rest(made, open_tables, ENTRIES // 2, words)
    return made


def _rest(made: Page, matches: Sequence[Match], shown: int, words: Words) -> None:
    """Says how many more there are than fit into the list."""
    if len(matches) > shown:
        made.text(words("list-rest", count=len(matches) - shown))


def _waits_for(match: Match, person: int) -> bool:
    seat = match.seat_of(person)
    return seat is not None and seat.waiting


def _open(made: Page, match: Match, verb: str, words: Words) -> PressItem:
    return made.button(verb, words(f"button-{verb}"), match=match.id, version=match.version)


def _state(match: Match, words: Words) -> str:
    """Who is waited for."""
    assert match.to_act is not None
    return words(
        "list-waiting",
        who=phrases.cast(match).rich(match.to_act),
        waiting=phrases.waiting_line(match, words),
    )


def _seats(match: Match, words: Words) -> str:
    names = words.series([phrases.cast(match).rich(seat.seat) for seat in match.seats])
    return words("list-seats", names=names, taken=len(match.seats), size=match.size)


def choose(matches: Sequence[Match], verb: str, words: Words) -> Page:
    """Which of these matches is meant? For commands that were typed outside a match's thread."""
    made = Page().text(words("choose", count=len(matches)))
    for match in matches[:ENTRIES]:
        button = made.button(verb, words("button-choose"), match=match.id, version=match.version)
        open_table = match.state == "lobby"
        state = _seats(match, words) if open_table else phrases.waiting_line(match, words)
        made.entry(phrases.entry(match, state, words), button)
    _rest(made, matches, ENTRIES, words)
    return made
