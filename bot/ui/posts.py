"""The public messages: lobby card, welcome, turn, end. Pure: a match in, a message out."""

from typing import Any

import discord
import msgspec

from bot.matches import Match, Turn
from bot.ui import phrases, sheets
from bot.ui.item import PressItem
from bot.ui.page import INK, Page
from bot.words import Words, narrator
from bot.words.cast import short
from bot.words.when import moment
from games import game as find_game

PRIMARY = discord.ButtonStyle.primary
LONGEST_NAME = 100
"""Characters in the name of a thread (Discord)."""


def lobby_card(match: Match, words: Words, image_name: str) -> discord.ui.LayoutView:
    """The card of an open table; once the match has begun or was closed it says so and has no buttons."""
    game = find_game(match.game)
    page = Page(match.id, match.version)
    if match.state == "lobby":
        page.text(words("lobby-head", title=phrases.title(match, words)))
        page.text(words(f"about-{match.game}"))
        page.text(
            words(
                "lobby-needs",
                exact="yes" if match.size == game.min_seats else "no",
                least=game.min_seats,
                size=match.size,
                host=phrases.host(match),
            )
        )
    else:
        page.text(_card_after(match, words))
    page.shown(image_name, words("lobby-alt", title=game.title, options=phrases.option_list(match, words)))
    page.text(_table(match, words))
    page.text(
        words("lobby-terms", pace=phrases.pace(match, words), options=phrases.option_list(match, words))
    )
    if match.state == "lobby":
        page.row(*lobby_buttons(page, match, words))
    return page.view()


def lobby_buttons(page: Page, match: Match, words: Words) -> list[PressItem]:
    """What can be done at an open table."""
    ready = len(match.seats) >= find_game(match.game).min_seats
    return [
        page.button("join", words("button-join"), style=discord.ButtonStyle.success),
        page.button("leave", words("button-leave")),
        page.button("options", words("button-options")),
        page.button("start", words("button-start"), style=PRIMARY, disabled=not ready),
        page.button("rules", words("button-rules")),
    ]


def _card_after(match: Match, words: Words) -> str:
    """The head of a card whose table is not open any more."""
    if match.state == "playing":
        state = "begins" if match.thread is None else "begun"
    else:
        state = "closed" if match.outcome is None else "over"
    return words(
        "lobby-after", title=phrases.title(match, words), state=state, place=phrases.place(match, words)
    )


def _table(match: Match, words: Words) -> str:
    """Who sits where, and the free seats while the table is open."""
    cast = phrases.cast(match)
    lines = [
        words("lobby-seat", who=cast.rich(seat.seat), host="yes" if seat.person == match.creator else "no")
        for seat in match.seats
    ]
    if match.state == "lobby":
        lines += [words("lobby-free")] * (match.size - len(match.seats))
    return "\n".join(lines)


def thread_name(match: Match, words: Words) -> str:
    """The thread's name: game, number and people."""
    names = words.series([short(seat.name) for seat in match.seats])
    return words("thread-name", title=phrases.title(match, words), names=names)[:LONGEST_NAME]


def welcome(match: Match, turn: Turn, words: Words, row_id: int, image_name: str) -> discord.ui.LayoutView:
    """The first message in the thread: order of play, options, sealed shuffle, board, who begins."""
    page = Page(match.id, match.version, row=row_id, colour=phrases.colour(match))
    cast = phrases.cast(match)
    voice = narrator.find(match.game)
    page.text(words("welcome-head", title=phrases.title(match, words)))
    order = [cast.rich(seat) for seat in turn.view.order_of_play()]
    page.text(words("welcome-order", order=words.series(order), first=order[0]))
    page.text(
        words("lobby-terms", pace=phrases.pace(match, words), options=phrases.option_list(match, words))
    )
    page.text(words("welcome-seal", hash=match.seed_sha256))
    page.shown(image_name, voice.alt(words, cast, turn.view))
    page.text(voice.standings(words, cast, turn.view, ()))
    if match.state == "playing" and match.turn == 1:
        page.text(phrases.next_line(match, words, voice.task(words, cast, turn.view)))
    rules = page.button("rules", words("button-rules"))
    page.row(*turn_buttons(page, words), rules)
    return page.row(*_other_sheets(page, match, turn, words)).view()


def turn_post(match: Match, turn: Turn, words: Words, row_id: int, image_name: str) -> discord.ui.LayoutView:
    """A turn after the fact: what happened, the board, who is next. An outdated one names nobody as next."""
    page = Page(match.id, match.version, row=row_id, colour=phrases.colour(match))
    cast = phrases.cast(match)
    voice = narrator.find(match.game)
    summary = voice.summary(words, cast, turn.events)
    page.text(words("turn-head", number=turn.number, summary=summary))
    page.shown(image_name, voice.alt(words, cast, turn.view, sheets.of(turn)))
    page.text(voice.standings(words, cast, turn.view, turn.events))
    if match.state == "playing" and turn.number == match.turn - 1:
        page.text(phrases.next_line(match, words, voice.task(words, cast, turn.view)))
    if match.state == "playing":
        page.row(*turn_buttons(page, words))
        return page.row(*_other_sheets(page, match, turn, words)).view()
    return page.row(*end_buttons(page, match, turn, words)).view()


def turn_buttons(page: Page, words: Words) -> list[PressItem]:
    """The row below a board while the match runs; the log is behind More."""
    return [
        page.button("move", words("button-move"), style=PRIMARY),
        page.button("hand", words("button-hand")),
        page.button("recap", words("button-recap")),
        page.button("more", words("button-more")),
    ]


def end_buttons(page: Page, match: Match, turn: Turn, words: Words) -> list[PressItem]:
    """The row below the last board."""
    return [
        page.button("recap", words("button-recap")),
        page.button("log", words("button-log")),
        *_other_sheets(page, match, turn, words),
        page.button("more", words("button-more")),
    ]


def _other_sheets(page: Page, match: Match, turn: Turn, words: Words) -> list[PressItem]:
    """The way to what of the board the message does not show; nothing where it is one picture."""
    return sheets.buttons(page, match, words, shown=sheets.of(turn), number=turn.number)


def end_card(
    match: Match,
    turn: Turn,
    words: Words,
    record: bytes,
    row_id: int,
    image_name: str,
    record_name: str,
) -> discord.ui.LayoutView:
    """The end: winners, why it ended, the board, how points came about, the opened seal, the record."""
    outcome = match.outcome
    assert outcome is not None
    page = Page(match.id, match.version, row=row_id, colour=INK)
    cast = phrases.cast(match)
    voice = narrator.find(match.game)
    winners = [cast.rich(seat) for seat in outcome.winners]
    page.text(
        words(
            "end-head",
            title=phrases.title(match, words),
            winners=words.series(winners),
            count=len(winners),
        )
    )
    page.text(voice.ending(words, cast, outcome))
    ranked = sorted(outcome.seats, key=lambda result: (result.rank, result.seat))
    page.text(
        "\n".join(
            words(
                "end-rank",
                rank=result.rank,
                who=cast.rich(result.seat),
                score=voice.outcome(words, cast, outcome, result.seat),
                resigned="yes" if match.seats[result.seat].resigned else "no",
            )
            for result in ranked
        )
    )
    page.shown(image_name, voice.alt(words, cast, turn.view, sheets.of(turn)))
    page.text(voice.scoring(words, cast, turn.events))
    if match.started_at and match.ended_at:
        page.text(words("end-length", turns=match.turn, since=moment(match.started_at, "f")))
    page.text(words("end-seal", seed=_seed(record), hash=match.seed_sha256, file=record_name))
    page.attached(record_name)
    return page.row(*end_buttons(page, match, turn, words)).view()


def _seed(record: bytes) -> str:
    """The seed in the record of a match that is over."""
    return str(msgspec.json.decode(record, type=dict[str, Any])["seed"])
