"""Whom a match waits for, for what, since when, and what its clock says. Pure."""

from datetime import timedelta

import discord

from bot.components import phrases, votes
from bot.components.page import Page
from bot.matches import Match, SeatState
from bot.matches.inbox import Why
from bot.text import Words
from bot.text.fluent import moment
from bot.text.formatter import formatter_of
from games.engine import Seat

PRIMARY = discord.ButtonStyle.primary
SECONDARY = discord.ButtonStyle.secondary


def page(found: Why, person: int, words: Words) -> Page:
    """The answer to /why, and to whoever presses a button for whose turn it is; with what they can do now."""
    match = found.match
    made = Page(match.id, match.version, colour=phrases.colour(match))
    own, sits = match.acts(person), match.sits_in(person)
    seat = match.seat_of(person)
    if match.state != "playing" or match.to_act is None or found.view is None:
        return _not_running(made, found, person, words)
    made.text("\n".join(lines(found, None if own is None else own.seat, words)))
    if sits is not None:
        made.text(_sits_in(match, sits, words))
    made.text(_sat_in(match, person, words))
    for vote in found.votes:
        made.entry(votes.line(vote, words), made.button("vote", words("button-vote"), vote.id))
    waits = own is not None and phrases.to_move(match, own.seat) and match.paused_at is None
    looked_after = own is not None and own.computer is not None
    plays = own is not None and not own.resigned and own.computer is None
    seated = seat is not None and plays
    awaits = seated and match.paused_at is None and not waits
    made.row(
        made.button("play-on", words("button-play-on"), style=PRIMARY) if looked_after else None,
        made.button("move", words("button-move"), style=PRIMARY) if waits else None,
        made.button("queue", words("button-queue"), style=PRIMARY) if awaits else None,
        made.button("recap", words("button-recap")),
        made.button(
            "board", words("button-board"), style=SECONDARY if waits or plays or looked_after else PRIMARY
        ),
        made.button("log", words("button-log")),
    )
    others = awaits and match.seats[match.to_act].player is not None
    timed = others and found.clock.left is not None
    return made.row(
        made.button("nudge", words("button-nudge")) if others and found.nudges else None,
        made.button("time", words("button-time")) if timed and found.gives else None,
        made.button("resume", words("button-resume")) if match.may_resume(person) else None,
        made.button("plan", words("button-plan")) if seated else None,
        made.button("orders", words("button-orders")) if seated else None,
        made.button("sitter-off", words("button-sitter-off")) if sits is not None else None,
        made.button("list", words("button-list")),
    )


def _sits_in(match: Match, seat: SeatState, words: Words) -> str:
    """To who sits in at that seat: for whom, from when until when, and that nothing else is theirs to do."""
    assert seat.sits_until is not None
    since = "now" if seat.sits_from is None else moment(seat.sits_from, "f")
    since = since if seat.computer is None else "computer"
    who = phrases.players(match).rich(seat.seat)
    return words("why-sitter", who=who, since=since, until=moment(seat.sits_until, "f"))


def _sat_in(match: Match, person: int, words: Words) -> str:
    """To everybody else: who sits in for whoever is to act, until when; "" if nobody does."""
    assert match.to_act is not None
    seat = match.seats[match.to_act]
    if _sitter(seat) in (None, person) or seat.sits_until is None:
        return ""
    who = "you" if seat.person == person else phrases.players(match).rich(seat.seat)
    return words("why-sat-in", sitter=_awaited(match), who=who, until=moment(seat.sits_until, "f"))


def _sitter(seat: SeatState) -> int | None:
    """Who is waited for there in place of whose seat it is."""
    return None if seat.player == seat.person else seat.player


def _awaited(match: Match) -> str:
    """Who is waited for, and may sleep or be away: whose turn it is, or who sits in for them."""
    assert match.to_act is not None
    sitter = _sitter(match.seats[match.to_act])
    return phrases.players(match).rich(match.to_act) if sitter is None else f"<@{sitter}>"


def nudged(found: Why, words: Words) -> Page:
    """Whoever is to act hears of it: now, or when they are there again and want to."""
    match, clock = found.match, found.clock
    made = Page(match.id, match.version, colour=phrases.colour(match))
    there = clock.away_until or clock.rests_until or clock.asleep_until
    when = "later" if clock.later else "now" if there is None else moment(there, "f")
    weekend = "no" if clock.rests_until is None else "yes"
    return made.text(words("nudged", who=_awaited(match), when=when, weekend=weekend))


def lines(found: Why, reader: Seat | None, words: Words) -> list[str]:
    """What is to be said, line by line; the match runs and can be read."""
    match = found.match
    assert match.to_act is not None
    assert found.view is not None
    players = phrases.players(match)
    who = players.rich(match.to_act)
    said = [
        words(
            "why-head",
            reader=_role(match, reader),
            title=phrases.title(match, words),
            who=who,
            task=formatter_of(match.edition).board(words, players, found.view).task(),
        )
    ]
    if match.turn_since is not None:
        said.append(words("why-since", since=moment(match.turn_since, "f"), ago=moment(match.turn_since)))
    if reader is not None and match.seats[reader].computer is not None:
        said.append(words("why-looked-after"))
    seat = match.seats[match.to_act]
    if seat.player is None:
        if match.to_act != reader:
            said.append(words("why-computer", owner="none" if seat.person is None else who))
        return said + _paused(match, words)
    return said + _clock(found, who, words)


def _role(match: Match, reader: Seat | None) -> str:
    """What whoever asks is to the turn in progress."""
    if reader is None:
        return "watcher"
    if match.to_act != reader:
        return "player"
    if not phrases.to_move(match, reader):
        return "looked"
    return "seat" if match.paused_at is None else "paused"


def _clock(found: Why, who: str, words: Words) -> list[str]:
    """Time left, why the clock stands still if it does, and what follows when the time is up."""
    match, clock = found.match, found.clock
    said = []
    late = clock.left is not None and clock.left <= timedelta()
    timed = "no" if clock.left is None else "yes"
    if clock.left is None:
        said.append(words("why-none"))
    elif late and clock.due_at is not None:
        said.append(words("why-late", due=moment(clock.due_at, "f")))
    else:
        said.append(words("why-left", span=span(clock.left, words), due=phrases.until(match, words)))
    if match.paused_at is not None:
        said += _paused(match, words)
    elif clock.away_until is not None:
        until = moment(clock.away_until, "f")
        said.append(words("why-away", who=_awaited(match), when=until, timed=timed))
    elif clock.rests_until is not None:
        at = clock.rests_until
        said.append(words("why-rests", when=moment(at, "f"), soon=moment(at)))
    elif clock.asleep_until is not None:
        at = clock.asleep_until
        when, soon = moment(at, "f"), moment(at)
        said.append(words("why-asleep", who=_awaited(match), when=when, soon=soon, timed=timed))
    assert match.to_act is not None
    offered = match.seats[match.to_act].offered
    if offered:
        said.append(words("why-offered", who=who))
    if clock.left is not None and not (offered and match.caretaker == "substitute"):
        said.append(words("why-then", late="yes" if late else "no", rule=_then(found, words)))
    return said


def _then(found: Why, words: Words) -> str:
    """What is done once the time is up; where the others decide, from when on, and what if they have not."""
    match, clock = found.match, found.clock
    done, asked = rule(match), any(vote.kind == "overdue" for vote in found.votes)
    if done != "vote" or clock.grace_until is None or asked:  # the vote says it itself
        return words(f"caretaker-{done}")
    then = words("caretaker-computer" if clock.late else "caretaker-vote")
    return words("why-from", rule=then, until=moment(clock.grace_until, "f"))


def rule(match: Match) -> str:
    """What is done once the time is up; some rules take other people, and there may be only computers."""
    others = [seat for seat in match.seats if not seat.waiting and not seat.resigned]
    takes_others = match.caretaker in ("vote", "computer")
    return match.caretaker if not takes_others or any(seat.player for seat in others) else "wait"


def _paused(match: Match, words: Words) -> list[str]:
    """Who has paused the match, if it is paused."""
    if match.paused_at is None:
        return []
    timed = "no" if match.pace == "none" else "yes"
    if match.resumes_at is None:
        return [words("why-paused", by=match.stopped_by or "players", timed=timed)]
    who = phrases.players(match).rich(next(seat.seat for seat in match.seats if seat.pauses))
    return [words("why-paused-alone", who=who, until=moment(match.resumes_at, "f"), timed=timed)]


def span(time: timedelta, words: Words) -> str:
    """A length of time: "2 days 3 h", "3 h 20 min"."""
    minutes = round(time.total_seconds() / 60)
    hours, minutes = divmod(minutes, 60)
    days, hours = divmod(hours, 24)
    return words("why-span", days=days, hours=hours, minutes=minutes)


def _not_running(made: Page, found: Why, person: int, words: Words) -> Page:
    """A match that waits for nobody, and why."""
    match, seat = found.match, found.match.seat_of(person)
    title = phrases.title(match, words)
    stuck = match.state == "playing"
    plays = seat is not None and not seat.resigned
    asks = plays and stuck and not found.votes
    if stuck:
        made.text(words("why-unplayable", title=title, by=match.stopped_by or "rules"))
        for vote in found.votes:
            made.entry(votes.line(vote, words), made.button("vote", words("button-vote"), vote.id))
    elif match.state == "lobby":
        place = phrases.place(match, words)
        made.text(words("why-lobby", title=title, taken=len(match.seats), size=match.size, place=place))
    elif match.state == "archived":
        made.text(words("why-archived", title=title))
    elif match.outcome is None:
        made.text(words("why-closed", title=title))
    else:
        made.text(words("why-over", title=title, place=phrases.place(match, words)))
    begun = match.started_at is not None
    return made.row(
        made.button("join", words("button-join"), style=PRIMARY)
        if match.state == "lobby" and seat is None
        else None,
        made.button("board", words("button-board"), style=PRIMARY) if begun else None,
        made.button("recap", words("button-recap")) if begun and not stuck else None,
        made.button("log", words("button-log")) if begun else None,
        made.button("revive", words("button-revive")) if found.revivable and plays else None,
        made.button("adopt", words("button-adopt"), style=PRIMARY) if found.adoptable and asks else None,
        made.button("end", words("button-end")) if asks else None,
        made.button("sitter-off", words("button-sitter-off")) if stuck and match.sits_in(person) else None,
        made.button("list", words("button-list")),
    )
