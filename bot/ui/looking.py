"""The private pages for looking: hand, board at a turn, log, list of matches, rules, the menu behind More."""

from collections.abc import Sequence

import discord

import render
from bot.matches import Match, Turn
from bot.ui import phrases, pictures, sheets
from bot.ui.item import PressItem
from bot.ui.page import ANSWERS, LONGEST_TEXT, Page, Picture, option
from bot.words import Words
from bot.words.narrator import find
from games import game as find_game
from games.engine import Position, Seat

PRIMARY = discord.ButtonStyle.primary

ENTRIES = 6
"""Matches with a button in one list; each takes three of the forty components of a message."""

LINES = 10
"""Matches without a button in one list."""

ROOM = LONGEST_TEXT - 400
"""Characters for the text of a page, its head and notes left out."""


async def hand(match: Match, seat: Seat, view: Position, words: Words) -> Page:
    """What the seat holds, for its own eyes."""
    voice = find(match.game)
    text = voice.hand(words, view, seat)
    made = Page(match.id, match.version, colour=phrases.colour(match))
    made.text(words("hand-head", title=phrases.title(match, words)))
    made.picture(Picture("hand.png", await pictures.hand(match, view, seat, words), text))
    made.text(words("hand", hand=text))
    waits = match.to_act == seat
    return made.row(
        made.button("move", words("button-move"), style=PRIMARY) if waits else None,
        made.button("board", words("button-board")),
    )


async def board(match: Match, turn: Turn, words: Words, seat: Seat | None = None, sheet: str = "") -> Page:
    """A sheet of the board after a turn, with ways to the turns beside it and to the other sheets.

    ``seat`` is the reader's, None for a watcher; the sheet is the one that the turn changed unless named.
    """
    sheet = sheet or sheets.of(turn)
    cast = phrases.cast(match)
    voice = find(match.game)
    made = Page(match.id, match.version, colour=phrases.colour(match))
    told = _told(match, turn, words)
    note = voice.note(words, cast, turn.view, sheet, seat)
    if note and len(told) + len(note) > ROOM:  # the note is what the sheet is looked at for
        told = words("turn-head", number=turn.number, summary="").strip()
    made.text(told)
    image = await pictures.board(match, turn, words, sheet)
    made.picture(Picture(f"board-{turn.number}.png", image, voice.alt(words, cast, turn.view, sheet)))
    made.text(note or voice.standings(words, cast, turn.view, turn.events))
    if match.to_act is not None and turn.number == match.turn - 1:
        made.text(_who_is_next(match, words))
    if match.to_act is not None and turn.number == match.turn:
        who = phrases.cast(match).rich(match.to_act)
        made.text(words("turn-open", who=who, due=phrases.due(match, words)))
    last = _last(match)
    waits = match.to_act is not None and match.to_act == seat
    made.row(
        made.button("move", words("button-move"), style=PRIMARY) if waits else None,
        *sheets.buttons(made, match, words, shown=sheet, number=turn.number),
    )
    return made.row(
        made.button("board", words("button-earlier"), turn.number - 1, disabled=turn.number == 0),
        made.button("board", words("button-later"), turn.number + 1, disabled=turn.number >= last),
        made.button("text", words("button-text"), turn.number),
        made.button("log", words("button-log")),
        made.button("more", words("button-more")),
    )


def _last(match: Match) -> int:
    """The number of the last turn that is over."""
    return match.turn if match.state == "over" else max(0, match.turn - 1)


def _told(match: Match, turn: Turn, words: Words) -> str:
    """The turn's head line: what happened in it."""
    if turn.number == 0:
        return words("turn-start", title=phrases.title(match, words))
    summary = find(match.game).summary(words, phrases.cast(match), turn.events)
    return words("turn-head", number=turn.number, summary=summary)


def _who_is_next(match: Match, words: Words) -> str:
    assert match.to_act is not None
    who = phrases.cast(match).rich(match.to_act)
    return words("next", who=who, task="none", due=phrases.due(match, words))


def text(match: Match, turn: Turn, words: Words) -> Page:
    """The board after a turn in words alone."""
    made = Page(match.id, match.version, colour=phrases.colour(match))
    made.text(find(match.game).board(words, phrases.cast(match), turn.view))
    return made.row(
        made.button("board", words("button-picture"), turn.number), made.button("more", words("button-more"))
    )


def log(match: Match, turns: Sequence[Turn], before: int | None, words: Words) -> Page:
    """As many turns as fit, the newest last; ``before``: only turns before that one."""
    told = [turn for turn in turns if turn.number > 0 and (before is None or turn.number < before)]
    lines: list[str] = []
    size = 0
    first = None
    for turn in reversed(told):
        line = _told(match, turn, words)
        if scoring := find(match.game).scoring(words, phrases.cast(match), turn.events):
            line = f"{line}\n{scoring}"
        size += len(line) + 1
        if size > ROOM and lines:
            break
        lines.insert(0, line)
        first = turn.number
    made = Page(match.id, match.version, colour=phrases.colour(match))
    made.text(words("log-head", title=phrases.title(match, words)))
    made.text("\n".join(lines) or words("log-empty"))
    earlier = first is not None and first > 1
    return made.row(
        made.button("log", words("button-earlier"), first or 0) if earlier else None,
        made.button("log", words("button-newest")) if before is not None else None,
        made.button("board", words("button-board")),
        made.button("more", words("button-more")),
    )


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
        made.entry(phrases.entry(match, phrases.waiting_line(match, words), words), button)
    _rest(made, matches, ENTRIES, words)
    return made


def more(match: Match, person: int, words: Words) -> Page:
    """The menu: a board of the past, the board as text, rules, export, undo, resign."""
    made = Page(match.id, match.version, colour=phrases.colour(match))
    following = "none" if match.to_act is None else _who_is_next(match, words)
    made.text(words("more-head", title=phrases.title(match, words), turn=match.turn, next=following))
    turns = [option(str(number), _turn_label(number, words)) for number in _stops(_last(match))]
    made.choice("board", words("more-turn"), turns, "at")
    seat = match.seat_of(person)
    acts = match.state == "playing" and seat is not None and not seat.resigned
    made.row(
        made.button("board", words("button-board")),
        made.button("text", words("button-text")),
        made.button("log", words("button-log")),
        made.button("rules", words("button-rules")),
        made.button("export", words("button-export")),
    )
    return made.row(
        made.button("undo", words("button-undo")) if acts and seat and seat.waiting else None,
        made.button("resign", words("button-resign"), style=discord.ButtonStyle.danger) if acts else None,
    )


def _stops(last: int) -> list[int]:
    """Turns to look back to, the newest first: all, or the newest ones and steps from there to the start."""
    if last < ANSWERS:
        return list(range(last, -1, -1))
    near = ANSWERS // 2
    far = ANSWERS - near
    edge = last - near
    return [*range(last, edge, -1), *(round(edge * step / (far - 1)) for step in range(far - 1, -1, -1))]


def _turn_label(number: int, words: Words) -> str:
    return words("more-turn-label", number=number) if number else words("more-start-label")


def resign(match: Match, words: Words) -> Page:
    """Asks once more before a seat is given up."""
    made = Page(match.id, match.version, colour=phrases.colour(match))
    others = sum(not seat.resigned for seat in match.seats) - 1
    made.text(words("resign-ask", title=phrases.title(match, words), others=others))
    return made.row(
        made.button("resign-yes", words("button-resign-yes"), style=discord.ButtonStyle.danger),
        made.button("more", words("button-resign-no")),
    )


def rules(game: str, match: Match | None, words: Words, part: int = 0) -> Page:
    """The rules page of a game, a paragraph a title; in parts where they are long."""
    parts = _parts(game, words)
    part %= len(parts)
    made = Page(match.id, match.version) if match else Page()
    made.text(words("rules-head", game=find_game(game).title, part=part + 1, parts=len(parts)))
    for name, paragraph in parts[part]:
        made.text(paragraph)
        if image := render.figure(game, name):
            made.picture(Picture(f"{name}.png", image, words(f"rules-{game}-{name}.alt")))
    onward = words("button-part" if part + 1 < len(parts) else "button-first")
    return made.row(
        made.button("rules", onward, game, part + 1) if len(parts) > 1 else None,
        made.button("more", words("button-more")) if match and match.state != "lobby" else None,
    )


def part_with(game: str, paragraph: str, words: Words) -> int:
    """The part of the rules page that holds the paragraph; the first if none does."""
    for number, part in enumerate(_parts(game, words)):
        if paragraph in dict(part):
            return number
    return 0


def _parts(game: str, words: Words) -> list[list[tuple[str, str]]]:
    """The paragraphs of the rules with their names, as many in each part as a message holds."""
    parts: list[list[tuple[str, str]]] = [[]]
    room = ROOM
    for name in find(game).rules:
        key = f"rules-{game}-{name}"
        paragraph = words("rules-paragraph", title=words(f"{key}.title"), text=words(key))
        if parts[-1] and len(paragraph) > room:
            parts.append([])
            room = ROOM
        parts[-1].append((name, paragraph))
        room -= len(paragraph)
    return parts


def export(match: Match, record: bytes, words: Words) -> Page:
    """The record as a file, and what it can be used for."""
    name = f"match-{match.id}.json"
    over = "yes" if match.state == "over" else "no"
    made = Page(match.id, match.version)
    made.text(words("export", title=phrases.title(match, words), file=name, over=over))
    return made.file(name, record)
