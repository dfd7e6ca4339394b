"""Lists of matches: open tables, matches to look at, which of several is meant."""

from collections.abc import Sequence

import msgspec

from bot.components import phrases
from bot.components.page import Page
from bot.components.recap import cut
from bot.matches import Match
from bot.text import Words, plain
from bot.text.fluent import moment

ENTRIES = 6
"""Matches with a button in one list; each takes three of the forty components of a message."""

MOST = 10
"""Matches with a button on one page."""


def tables(lobbies: Sequence[Match], running: Sequence[Match], person: int, words: Words) -> Page:
    """The open tables of a server, and the matches in it that everybody may look at."""
    made = Page()
    made.text(words("list-tables", count=len(lobbies)))
    shown = 0
    for match in lobbies[:ENTRIES]:
        verb = "leave" if match.seat_of(person) else "join"
        shown += _put(made, phrases.entry(match, _seats(match, words), words), match, verb, words)
    _rest(made, lobbies, shown, words)
    room, shown = MOST - shown, 0
    if running:
        made.text(words("list-running", count=len(running)))
    for match in running[:room]:
        shown += _put(made, _running(match, words), match, "board", words)
    _rest(made, running, shown, words)
    return made.row(made.button("list", words("button-list")), made.button("seek", words("button-seek")))


def _rest(made: Page, matches: Sequence[Match], shown: int, words: Words) -> None:
    """Says how many more there are than are in the list."""
    if len(matches) > shown:
        made.text(words("list-rest", count=len(matches) - shown))


def _put(made: Page, text: str, match: Match, verb: str, words: Words) -> bool:
    """The match with a button for that verb, if there is room for all of the text; whether there was."""
    if len(text) > made.room:
        return False
    made.entry(text, made.button(verb, words(f"button-{verb}"), match=match.id, version=match.version))
    return True


def _seats(match: Match, words: Words) -> str:
    called = tuple(msgspec.structs.replace(seat, name=cut(seat.name)) for seat in match.seats)
    match = msgspec.structs.replace(match, seats=called)
    names = words.series([phrases.player(match, seat.seat, words) for seat in match.seats])
    return words("list-seats", names=names, taken=len(match.seats), size=match.size)


def _running(match: Match, words: Words) -> str:
    """A match to look at: where, who plays, how it stands."""
    tokens = phrases.players(match).tokens
    who = "none" if match.to_act is None or match.paused_at is not None else tokens[match.to_act]
    return words(
        "list-match",
        title=phrases.called(match, words),
        link=phrases.turn_link(match, None),
        names=words.series([f"{tokens[seat.seat]} {plain(cut(seat.name))}" for seat in match.seats]),
        turn=match.turn,
        who=who,
        since="" if match.turn_since is None else moment(match.turn_since),
    )


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
