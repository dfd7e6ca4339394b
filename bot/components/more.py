"""The menu behind More, and what it leads to: export, resigning."""

import discord

from bot.components import phrases, shows
from bot.components.ids import PressItem
from bot.components.page import ANSWERS, Page, option
from bot.components.watching import who_is_next
from bot.matches import Match, SeatState
from bot.matches.model import last_of
from bot.text import Words


def more(match: Match, person: int, words: Words) -> Page:
    """The menu: a board of the past, totals, the board as text, rules, plan, notes, undo, export, resign."""
    made = Page(match.id, match.version, colour=phrases.colour(match))
    following = "none" if match.to_act is None else who_is_next(match, words)
    made.text(words("more-head", title=phrases.title(match, words), turn=match.turn, next=following))
    turns = [option(str(number), _turn_label(number, words)) for number in _stops(last_of(match))]
    made.choice("board", words("more-turn"), turns, "at")
    seat = match.seat_of(person)
    acts = match.state == "playing" and seat is not None and not seat.resigned
    made.row(
        made.button("board", words("button-board")),
        made.button("standings", words("button-standings")),
        made.button("text", words("button-text")),
        made.button("log", words("button-log")),
        made.button("rules", words("button-rules")),
    )
    moves = acts and match.paused_at is None
    themselves = moves and seat is not None and seat.computer is None
    return made.row(
        made.button("plan", words("button-plan")) if themselves else None,
        made.button("notes", words("button-notes")) if seat is not None else None,
        made.button("undo", words("button-undo")) if themselves else None,
        made.button("pause", words("button-pause")) if moves else None,
        made.button("resume", words("button-resume")) if match.may_resume(person) else None,
        made.button("proposal", words("button-proposal")) if moves else None,
        made.button("end", words("button-end")) if acts else None,
        _seat(made, seat, words) if acts and seat else None,
        made.button("signs", words("button-signs"), match.game),
        made.button("export", words("button-export")),
        *shows.buttons(made, match, words),
        made.button("resign", words("button-resign"), style=discord.ButtonStyle.danger) if acts else None,
    )


def _seat(made: Page, seat: SeatState, words: Words) -> PressItem:
    """The way to a substitute, or back from there or from a computer."""
    if seat.offered or seat.computer is not None:
        return made.button("play-on", words("button-play-on"))
    return made.button("substitute", words("button-substitute"))


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


def resign(match: Match, person: int, words: Words) -> Page:
    """Asks once more before a seat is given up."""
    made = Page(match.id, match.version, colour=phrases.colour(match))
    others = sum(not seat.resigned for seat in match.seats) - 1
    people = sum(
        seat.player is not None and not seat.resigned for seat in match.seats if seat.person != person
    )
    alone = others > 1 and not people
    title = phrases.title(match, words)
    made.text(words("resign-ask", title=title, others=others, alone="yes" if alone else "no"))
    label = words("button-resign-aside" if alone else "button-resign-yes")
    return made.row(
        made.button("resign-yes", label, style=discord.ButtonStyle.danger),
        made.button("more", words("button-resign-no")),
    )


def export(match: Match, record: bytes, notes: bytes, words: Words) -> Page:
    """The record as a file, and what it can be used for; beside it the reader's own notes, if any."""
    name = f"match-{match.id}.json"
    over = "yes" if match.state == "over" else "no"
    made = Page(match.id, match.version)
    made.text(words("export", title=phrases.title(match, words), file=name, over=over))
    made.file(name, record)
    if notes:
        made.file(f"match-{match.id}-notes.txt", notes)
    return made.row(
        made.button("board", words("button-board")),
        made.button("more", words("button-more")),
        *shows.buttons(made, match, words),
    )
