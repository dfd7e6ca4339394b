"""Seats that change hands: asking for a substitute, the call for one, and what whoever takes over is told."""

from typing import NamedTuple

import discord
import msgspec

from bot.components import lobby, phrases, pictures, recap, watching
from bot.components.ids import PressItem
from bot.components.page import INK, Page, Picture
from bot.matches import Match, Recap, SeatState, Substitution, Turn
from bot.text import Words, plain
from bot.text.fluent import moment
from bot.text.formatter import formatter_of
from games.engine import Position, Seat

PRIMARY = discord.ButtonStyle.primary
SUCCESS = discord.ButtonStyle.success


class Handover(NamedTuple):
    """What somebody needs who takes a seat over: how they came to it, its view, what happened lately."""

    match: Match
    seat: Seat
    view: Position
    call: Substitution
    lately: Recap


def ask(match: Match, own: SeatState, words: Words) -> Page:
    """Asks once more before a substitute is called for; a sitter for a while may be enough."""
    made = Page(match.id, match.version, colour=phrases.colour(match))
    plays = own.computer is None
    facts = {"title": phrases.title(match, words), "plays": "you" if plays else "computer"}
    made.text(words("substitute-ask", **facts, place=_channel(match)))
    made.text(_sitter(own, words) or (words("sitter-offer") if plays else ""))
    return made.row(
        made.button("substitute-yes", words("button-substitute-yes"), style=PRIMARY),
        made.button("sitter", words("button-sitter")) if plays else None,
        made.button("sitter-off", words("button-sitter-off")) if own.sitter is not None else None,
        made.button("more", words("button-substitute-no"))
        if plays
        else made.button("play-on", words("button-play-on")),
        made.button("resign", words("button-resign"), style=discord.ButtonStyle.danger),
    )


def sitter(match: Match, own: SeatState, words: Words, *, again: bool = False) -> Page:
    """Who plays for this person, until when; ``again``: all of it stood already."""
    made = Page(match.id, match.version, colour=phrases.colour(match))
    made.text(f"**{phrases.title(match, words)}**\n{_sitter(own, words)}")
    made.text(words("sitter-stands") if again else "")
    return made.row(
        made.button("sitter-off", words("button-sitter-off")), made.button("list", words("button-list"))
    )


def _sitter(own: SeatState, words: Words) -> str:
    """Who sits in for whoever sits there, from when until when; "" if nobody does."""
    if own.sitter is None or own.sits_until is None:
        return ""
    since = "now" if own.sits_from is None else moment(own.sits_from, "f")
    return words("sitter-named", who=f"<@{own.sitter}>", since=since, until=moment(own.sits_until, "f"))


def asked(match: Match, seat: Seat, words: Words) -> Page:
    """A substitute is wanted; until there is one everything goes on, and there is a way back."""
    made = Page(match.id, match.version, colour=phrases.colour(match))
    plays = "you" if match.seats[seat].computer is None else "computer"
    title = phrases.title(match, words)
    made.text(words("substitute-asked", title=title, plays=plays, place=_channel(match)))
    return made.row(
        _move(made, match, seat, words),
        made.button("play-on", words("button-play-on")),
        made.button("list", words("button-list")),
    )


def plays_on(match: Match, before: SeatState, words: Words) -> Page:
    """No substitute is wanted any more, or no computer plays, if that was so ``before``."""
    made = Page(match.id, match.version, colour=phrases.colour(match))
    computer = before.computer is not None
    title = phrases.title(match, words)
    if computer:
        made.text(words("computer-off", title=title))
    else:
        made.text(words("substitute-off" if before.offered else "substitute-none", title=title))
    return made.row(
        _move(made, match, before.seat, words),
        made.button("recap", words("button-recap")) if computer else None,
        made.button("board", words("button-board")),
        made.button("list", words("button-list")),
    )


async def handover(found: Handover, words: Words) -> Page:
    """What the seat holds and has to decide, what happened lately, how things stand; for its own eyes."""
    match, seat = found.match, found.seat
    players, formatter = phrases.players(match), formatter_of(match.edition)
    made = Page(match.id, match.version, colour=phrases.colour(match))
    head = {
        "token": players.token(seat),
        "title": phrases.title(match, words),
        "other": plain(found.call.name),
    }
    made.text("\n".join([words("handover-head", **head), _decision(found, words)]))
    hand = formatter.board(words, players, found.view, seat).hand(seat)
    made.picture(Picture("hand.png", await pictures.hand(match, found.view, seat, words), hand))
    made.text(hand)
    made.text("\n".join([words("handover-lately"), recap.told(_before(found), words)]))
    made.text(formatter.board(words, players, found.view).standings(()))
    orders = match.state == "playing" and found.view.standing_orders(seat)
    return made.row(
        _move(made, match, seat, words),
        made.button("hand", words("button-hand")),
        made.button("recap", words("button-recap")),
        made.button("orders", words("button-orders")) if orders else None,
        made.button("rules", words("button-rules")),
    )


def _before(found: Handover) -> Recap:
    """What happened until somebody else sat there."""
    goes_on = found.match.turn == found.call.turn
    turns = [turn for turn in found.lately.turns if turn.number < (found.call.turn or 0) + goes_on]
    return msgspec.structs.replace(found.lately, turns=tuple(turns))


def _decision(found: Handover, words: Words) -> str:
    """What is to be decided now, and by whom; "" when the match is not played on."""
    match = found.match
    if match.to_act is None:
        return ""
    players = phrases.players(match)
    task = formatter_of(match.edition).board(words, players, found.view).task()
    if match.paused_at is not None:
        return words("handover-paused")
    if phrases.to_move(match, found.seat):
        return words("handover-yours", task=task, due=phrases.due(match, words))
    waiting = phrases.waiting_line(match, words)
    return words("handover-theirs", who=players.rich(match.to_act), task=task, waiting=waiting)


def former(match: Match, seat: Seat, turn: Turn | None, words: Words) -> Page:
    """To somebody who has left that seat to another: who plays it now, who is to act, and how to watch."""
    made = Page(match.id, match.version, colour=phrases.colour(match))
    players = phrases.players(match)
    facts = {"token": players.token(seat), "who": plain(match.seats[seat].name)}
    facts["title"] = phrases.title(match, words)
    if match.state == "over":
        made.text(words("former-over", **facts))
    else:
        made.text(words("former", **facts, next=_next(match, turn, words)))
    return made.row(
        made.button("board", words("button-board"), style=PRIMARY),
        made.button("log", words("button-log")),
        made.button("list", words("button-list")),
    )


def _next(match: Match, turn: Turn | None, words: Words) -> str:
    if match.to_act is None or turn is None:
        return ""
    return watching.who_is_next(match, words, phrases.board(turn, words).task())


# ── public messages ──────────────────────────────────────────────────────────────────────────────


def call(
    found: Substitution, match: Match, turn: Turn, words: Words, row_id: int, image_name: str
) -> discord.ui.LayoutView:
    """The call while it stands: who is replaced and why, the board, how things stand, what one takes on."""
    page = Page(match.id, match.version, row=row_id, colour=phrases.colour(match))
    players, board = phrases.players(match), phrases.board(turn, words)
    page.text(words("call-head", title=phrases.title(match, words)))
    page.text(words("call-why", who=players.rich(found.seat), why=found.why))
    page.shown(image_name, board.alt())
    page.text(board.standings(()))
    if match.to_act is not None:
        page.text(
            words(
                "call-state",
                turn=match.turn,
                who=players.rich(match.to_act),
                task=board.task(),
                due=phrases.due(match, words),
                place=phrases.place(match, words),
            )
        )
    page.text(
        "\n".join(
            [lobby.terms(match, words), words("call-terms", timed="no" if match.pace == "none" else "yes")]
        )
    )
    page.text(words("call-private") if match.private else "")
    return page.row(
        page.button("take-over", words("button-take-over"), found.seat, style=SUCCESS),
        page.button("board", words("button-board")),
        page.button("rules", words("button-rules")),
    ).view()


def answered(found: Substitution, match: Match, words: Words, row_id: int) -> discord.ui.LayoutView:
    """The call once it is taken, withdrawn or pointless."""
    page = Page(match.id, match.version, row=row_id, colour=INK)
    facts = {"title": phrases.title(match, words), "place": phrases.place(match, words)}
    token = phrases.tokens()[found.seat]
    other = plain(found.name)
    if found.state == "taken":
        page.text(words("call-taken", **facts, token=token, other=other, name=plain(found.taker_name or "")))
    elif found.state == "withdrawn":
        page.text(words("call-withdrawn", **facts, token=token, other=other))
    else:
        page.text(words("call-over", **facts))
    return page.row(page.button("board", words("button-board"))).view()


def arrival(found: Substitution, match: Match, words: Words, row_id: int) -> discord.ui.LayoutView:
    """To somebody whom the staff has put into a seat."""
    page = Page(match.id, match.version, row=row_id, colour=phrases.colour(match))
    page.text(words("arrival", who=f"<@{found.taker}>", other=f"**{plain(found.name)}**"))
    return page.row(
        page.button("handover", words("button-handover"), style=PRIMARY),
        page.button("move", words("button-move")),
        page.button("rules", words("button-rules")),
    ).view()


def _channel(match: Match) -> str:
    """Where a call for a substitute stands: only people who may know of a private match read its thread."""
    return f"<#{match.thread or match.channel}>" if match.private else f"<#{match.channel}>"


def _move(made: Page, match: Match, seat: Seat, words: Words) -> PressItem | None:
    """The button for the seat's turn, when it has one."""
    return made.button("move", words("button-move"), style=PRIMARY) if phrases.to_move(match, seat) else None
