"""The card of an open table, and what invites people to it. Pure: a match in, a message out."""

from datetime import timedelta

import discord

from bot.components import computers, imports, phrases
from bot.components.ids import PressItem
from bot.components.page import INK, Page
from bot.matches import PACES, Match
from bot.matches.model import LOBBY_LASTS, Pace
from bot.text import Words, plain
from bot.text.fluent import moment
from games import game as find_game

PRIMARY = discord.ButtonStyle.primary

TURNS = {
    "china": {3: 48, 4: 53, 5: 53},
    "confucius": {3: 155, 4: 215, 5: 270},
    "dayunhe": {2: 36, 3: 57, 4: 74, 5: 98},
    "qin": {2: 50, 3: 60, 4: 65},
    "yunnan": {2: 150, 3: 170, 4: 190, 5: 210},
}
"""About how many turns a match has, by game and seats: what matches played at random had, Yunnan's less."""

IN_DAYS = timedelta(days=10)
"""From this length on it is told in weeks."""


def card(
    match: Match, words: Words, image_name: str, row_id: int | None = None, lead: str = ""
) -> discord.ui.LayoutView:
    """The card of an open table; once the match has begun or was closed it says so.

    ``row_id`` where the outbox posts it, ``lead`` what stands before it then.
    """
    page = Page(match.id, match.version, row=row_id)
    page.text(lead)
    if match.state == "lobby":
        _open_head(page, match, words)
    else:
        page.text(_head_after(match, words))
    title, options = find_game(match.game).title, phrases.option_list(match, words)
    page.shown(image_name, words("lobby-alt", title=title, options=options))
    page.text(imports.origin(match, words))
    page.text(_table(match, words))
    page.text(terms(match, words))
    if match.state == "lobby":
        if match.expires_at is not None:
            page.text(words("lobby-expires", when=moment(match.expires_at)))
        page.row(*buttons(page, match, words))
        computers.choice(page, match, words)
    elif match.state == "archived" and match.stopped_by != "staff":
        page.row(page.button("revive", words("button-revive")))
    elif row_id is not None:  # by a button it is known again if nobody knows whether it got through
        page.row(page.button("rules", words("button-rules"), match.game))
    return page.view()


def _open_head(page: Page, match: Match, words: Words) -> None:
    private = "yes" if match.private else "no"
    page.text(words("lobby-head", title=phrases.called(match, words), private=private))
    page.text(words(f"about-{match.game}"))
    page.text(
        words(
            "lobby-needs",
            exact="yes" if match.size == fewest(match) else "no",
            least=fewest(match),
            size=match.size,
            host=phrases.host(match),
        )
    )
    if match.private:
        page.text(words("lobby-private", host=phrases.host(match)))


def _head_after(match: Match, words: Words) -> str:
    """The head of a card whose table is not open any more."""
    state: str = match.state
    if match.state == "playing" and match.thread is None:
        state = "begins"
    if match.state == "over" and match.outcome is None:
        state = {"idle": "expired", "staff": "staff"}.get(match.stopped_by or "", "closed")
    return words(
        "lobby-after",
        title=phrases.called(match, words),
        state=state,
        place=phrases.place(match, words),
        private="yes" if match.private else "no",
        days=LOBBY_LASTS.days,
    )


def fewest(match: Match) -> int:
    """With how many players it can begin: a fork needs them all."""
    return match.size if match.forked_from is not None else find_game(match.game).min_seats


def buttons(page: Page, match: Match, words: Words) -> list[PressItem]:
    """What can be done at an open table."""
    ready = len(match.seats) >= fewest(match)
    return [
        page.button("join", words("button-join"), style=discord.ButtonStyle.success),
        page.button("leave", words("button-leave")),
        page.button("invite", words("button-invite")),
        page.button("options", words("button-options")),
        page.button("start", words("button-start"), style=PRIMARY, disabled=not ready),
        page.button("rules", words("button-rules")),
    ]


def _table(match: Match, words: Words) -> str:
    """Who sits where, and the free seats while the table is open."""
    lines = [
        words(
            "lobby-seat",
            who=phrases.player(match, seat.seat, words),
            host="yes" if seat.person == match.creator else "no",
        )
        for seat in match.seats
    ]
    if match.state == "lobby":
        lines += [words("lobby-free")] * (match.size - len(match.seats))
    return "\n".join(lines)


def terms(match: Match, words: Words) -> str:
    """What is agreed: the pace and how long the match will take by it, the options, who takes care."""
    spans = length(match)
    told = words(
        "lobby-terms",
        pace=match.pace,
        unit="weeks" if spans is not None and spans >= IN_DAYS else "days",
        count=0 if spans is None else max(1, round(spans / timedelta(days=7 if spans >= IN_DAYS else 1))),
        options=phrases.option_list(match, words),
    )
    others = match.size - sum(seat.person is None for seat in match.seats) - 1
    if match.rated and others:
        told += f"\n{words('lobby-rated')}"
    if pace_of(match) is None or not others:  # nobody's time can be up, or nobody waits for it
        return told
    return f"{told}\n{words('lobby-caretaker', rule=match.caretaker)}"


def pace_of(match: Match) -> Pace | None:
    """The time banks of the match, if it has any."""
    return PACES[match.pace]


def length(match: Match) -> timedelta | None:
    """About how long the match takes if everybody plays in half of what a turn adds to the bank.

    Computers take no time at all.
    """
    pace, turns = pace_of(match), TURNS.get(match.game, {}).get(match.size)
    people = match.size - sum(seat.person is None for seat in match.seats)
    return None if pace is None or turns is None else turns * pace.increment / 2 * people / match.size


def invitation(match: Match, guest: int, host: str, words: Words, row_id: int) -> discord.ui.LayoutView:
    """Asks somebody to a seat, or to look in at a private match that runs."""
    page = Page(match.id, match.version, row=row_id, colour=phrases.colour(match))
    seat = match.state == "lobby"
    page.text(
        words(
            "invitation",
            guest=f"<@{guest}>",
            host=plain(host),
            title=phrases.title(match, words),
            seat="yes" if seat else "no",
        )
    )
    if seat:
        page.text(terms(match, words))
        join = page.button("join", words("button-join"), style=discord.ButtonStyle.success)
        return page.row(join, page.button("rules", words("button-rules"))).view()
    return page.row(
        page.button("board", words("button-board")), page.button("log", words("button-log"))
    ).view()


def invited(match: Match, words: Words, row_id: int) -> discord.ui.LayoutView:
    """An invitation to a table that is not open any more."""
    page = Page(match.id, match.version, row=row_id, colour=INK)
    page.text(words("invitation-closed", title=phrases.title(match, words)))
    return page.row(page.button("board", words("button-board")) if match.started_at else None).view()
