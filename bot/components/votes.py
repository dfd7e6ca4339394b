"""Votes: the message in the thread, the private page of one, and the questions before somebody asks. Pure."""

from collections.abc import Sequence

import discord
import msgspec

from bot.components import phrases
from bot.components.ids import PressItem
from bot.components.page import Page
from bot.matches import Match, Undo, Vote
from bot.matches.positions import playable
from bot.store.matches import UNPLAYABLE
from bot.text import Players, Words
from bot.text.fluent import moment
from games.engine import Seat

GOOD = {"yes": discord.ButtonStyle.success}


def line(vote: Vote, words: Words) -> str:
    """What is asked, and by whom."""
    who = _players(vote).rich(vote.seat)
    is_open = "yes" if vote.state == "open" else "no"
    if vote.undo is not None:
        return words(
            "vote-undo", who=who, open=is_open, span=phrases.span(vote.undo, words), first=vote.undo.first
        )
    facts = {"until": "now" if vote.until is None else moment(vote.until, "f")}
    if vote.terms is not None:
        pace, caretaker, *kept = vote.terms
        facts["timed"] = "no" if pace == "none" else "yes"
        facts |= {"pace": words(f"pace-{pace}"), "rule": words(f"caretaker-{caretaker}")}
        new = pace != vote.match.pace, caretaker != vote.match.caretaker
        facts["what"] = kept[0] if kept else {(True, False): "pace", (False, True): "rule"}.get(new, "both")
    others = len(vote.voters)  # of an overdue seat, which has none itself
    return words(f"vote-{vote.kind}", who=who, open=is_open, others=others, **_about(vote.match), **facts)


def post(vote: Vote, words: Words, row_id: int) -> discord.ui.LayoutView:
    """The message in the thread; whose vote is missing is named as a ping. Once it is over: how it ended."""
    page = Page(vote.match.id, vote.match.version, row=row_id, colour=phrases.colour(vote.match))
    page.text(line(vote, words))
    if vote.state != "open":
        return page.text(_ended(vote, words)).view()
    asked = [vote.match.seats[seat].person for seat in vote.missing]
    if asked:
        people = words.series([f"<@{person}>" for person in asked])
        page.text(words("vote-call", kind=vote.kind, people=people))
    page.text(_tally(vote, words))
    return page.row(*_choices(page, vote, words), _before(page, vote, words)).view()


def page(vote: Vote, person: int, words: Words) -> Page:
    """The vote for one person: how it stands, what they chose, and the buttons if they have a vote."""
    match = vote.match
    made = Page(match.id, match.version, colour=phrases.colour(match))
    if vote.fresh:
        made.text(words("vote-over"))
    made.text(line(vote, words))
    if vote.state != "open":
        made.text(_ended(vote, words))
        seat = match.seat_of(person)
        moves = phrases.to_move(match, None if seat is None else seat.seat)
        waits = moves and match.state == "playing" and match.paused_at is None
        archived = match.state == "archived" and match.stopped_by == "players"
        revives = seat is not None and archived and playable(match)
        return made.row(
            made.button("move", words("button-move"), style=discord.ButtonStyle.primary) if waits else None,
            made.button("resume", words("button-resume")) if match.may_resume(person) else None,
            made.button("revive", words("button-revive")) if revives else None,
            made.button("board", words("button-board")),
            made.button("log", words("button-log")),
        )
    made.text(_tally(vote, words))
    seat = match.seat_of(person)
    before = _before(made, vote, words)
    if seat is None or seat.seat not in vote.voters:
        made.text(words("vote-no-part", about="yes" if seat and seat.seat == vote.seat else "no"))
        waits = phrases.to_move(match, None if seat is None else seat.seat)
        return made.row(
            made.button("move", words("button-move"), style=discord.ButtonStyle.primary) if waits else None,
            before,
            made.button("more", words("button-more")),
        )
    if vote.asked and seat.seat == vote.seat:
        made.text(words("vote-asked", place=phrases.place(match, words)))
        return made.row(made.button("vote", words("button-vote-withdraw"), vote.id, "no"), before)
    own = vote.ballots.get(seat.seat)
    made.text(words("vote-own", choice="none" if own is None else words(f"vote-{vote.kind}-{own}")))
    return made.row(*_choices(made, vote, words), before)


def pending(votes: Sequence[Vote], seat: Seat, words: Words) -> str:
    """What somebody should know before they move: that they are asked to let a turn be taken back."""
    for vote in votes:
        if vote.undo is not None and seat in vote.missing:
            return words(
                "vote-pending",
                who=phrases.players(vote.match).rich(vote.seat),
                span=phrases.span(vote.undo, words),
                place=phrases.place(vote.match, words),
            )
    return ""


def _choices(page: Page, vote: Vote, words: Words) -> list[PressItem]:
    """A button for each choice."""
    return [
        page.button(
            "vote",
            words(f"vote-{vote.kind}-{choice}"),
            vote.id,
            choice,
            style=GOOD.get(choice, discord.ButtonStyle.secondary),
        )
        for choice in vote.choices
    ]


def _before(page: Page, vote: Vote, words: Words) -> PressItem | None:
    """The way to the board that an undo would bring back."""
    return None if vote.undo is None else board_before(page, vote.undo, words)


def board_before(page: Page, undo: Undo, words: Words) -> PressItem:
    """The way to the board that the undo would bring back."""
    return page.button("board", words("button-vote-before", first=undo.first), undo.first - 1)


def _tally(vote: Vote, words: Words) -> str:
    """Who has chosen what, and who has not voted yet."""
    players = phrases.players(vote.match)
    missing = words.series([players.rich(seat) for seat in vote.awaited]) or "none"
    by_choice = {
        choice: words.series([players.rich(seat) for seat in vote.voters if vote.ballots.get(seat) == choice])
        for choice in vote.choices
    }
    if vote.kind != "overdue":
        yes, no = by_choice["yes"] or "none", by_choice["no"] or "none"
        return words("vote-waits", yes=yes, no=no, missing=missing)
    told = [
        words("vote-choice", choice=words(f"vote-overdue-{choice}"), people=people)
        for choice, people in by_choice.items()
        if people
    ]
    if not told:
        return ""
    return words("vote-tally", choices=" · ".join(told), missing=missing)


def _ended(vote: Vote, words: Words) -> str:
    """How it ended; of a seat that has changed hands nobody knows who voted there."""
    players = _players(vote)
    if vote.state == "refused":
        noes = [seat for seat, choice in vote.ballots.items() if choice == "no"]
        by = words.series([players.rich(seat) for seat in noes if seat not in vote.left])
        return words("vote-refused", by=by or "none")
    if vote.state == "lapsed":
        return (
            words("vote-withdrawn", who=players.rich(vote.seat)) if vote.withdrawn else words("vote-lapsed")
        )
    if vote.kind != "overdue":
        return words("vote-passed", kind=vote.kind)
    most = max(vote.choices, key=list(vote.ballots.values()).count)
    return words("vote-decided", choice=words(f"vote-overdue-{most}"))


def _players(vote: Vote) -> Players:
    """The people of the match; once it is over, those who sat there when it was asked for."""
    seated = vote.match.seats
    then = tuple(msgspec.structs.replace(seat, name=vote.left.get(seat.seat, seat.name)) for seat in seated)
    return phrases.players(msgspec.structs.replace(vote.match, seats=then))


def ask_undo(match: Match, undo: Undo, words: Words) -> Page:
    """Before the others are asked to let a turn be taken back."""
    made = Page(match.id, match.version, colour=phrases.colour(match))
    title, span = phrases.title(match, words), phrases.span(undo, words)
    others = _others(match)
    made.text(words("ask-undo", title=title, span=span, first=undo.first, others=others))
    return made.row(*_ask(made, others, "undo", words), board_before(made, undo, words))


def ask(match: Match, kind: str, others: int, me: int, words: Words) -> Page:
    """Before so many others are asked for a pause, or to end the match."""
    made = Page(match.id, match.version, colour=phrases.colour(match))
    title, own = phrases.title(match, words), match.seat_of(me)
    could = own is not None and own.computer is None and not own.paused_alone
    alone = kind == "pause" and others > 0 and could
    made.text(words(f"ask-{kind}", title=title, others=others, alone=alone, **_about(match)))
    now = made.button("pause-now", words("button-pause-now")) if alone else None
    return made.row(*_ask(made, others, kind, words), now)


def paused(match: Match, words: Words) -> Page:
    """To whoever has paused the match without asking: how it goes on."""
    made = Page(match.id, match.version, colour=phrases.colour(match))
    until = "" if match.resumes_at is None else moment(match.resumes_at, "f")
    made.text(words("paused-now", title=phrases.title(match, words), until=until))
    return made.row(made.button("resume", words("button-resume")))


def _ask(page: Page, others: int, kind: str, words: Words) -> list[PressItem]:
    label = words("button-ask", others=others) if others else words("button-ask-nobody")
    return [
        page.button("ask", label, kind, style=discord.ButtonStyle.primary),
        page.button("more", words("button-ask-no")),
    ]


def _about(match: Match) -> dict[str, str]:
    """Whether the match cannot be played on: then more than half decide about its end; who may revive it."""
    stuck = "yes" if match.stopped_by in UNPLAYABLE else "no"
    return {"stuck": stuck, "revives": "staff" if match.stopped_by == "staff" else "players"}


def _others(match: Match) -> int:
    """How many others have a vote: people, whoever plays for them."""
    return sum(seat.person is not None and not seat.resigned for seat in match.seats) - 1
