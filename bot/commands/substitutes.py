"""Seats that change hands: /match leave, and the buttons of leaving, coming back and taking over."""

from datetime import timedelta

from bot.commands import me
from bot.commands.which import command_about
from bot.components import forms, phrases, substitutes, why
from bot.components.context import Context, Refusal
from bot.components.ids import BadPress, Press
from bot.components.page import Page
from bot.components.serve import about, on
from bot.components.substitutes import Handover
from bot.matches import Match, Substitution
from bot.matches.base import check_playing, check_plays

ROUNDS = 2
"""So many rounds before somebody took over are told to them."""


@command_about("leave", "substitute", tables=True)
async def leave(context: Context, match: Match) -> Page:
    """Give the seat at an open table up; in a match a substitute is wanted, and it asks once more first."""
    if match.state == "lobby":
        return _left(context, await context.matches.lobby.leave(match.id, context.person.id))
    seat = check_playing(match, context.person.id)
    if seat.offered:
        await context.matches.substitutes.call_again(match.id, context.person.id)
        return substitutes.asked(match, seat.seat, context.words)
    return substitutes.ask(match, seat, context.words)


def _left(context: Context, match: Match) -> Page:
    """The seat at an open table is given up; its card shows it too."""
    made, words = Page(match.id, match.version), context.words
    made.text(words("lobby-left", title=phrases.title(match, words), place=phrases.place(match, words)))
    return made.row(made.button("list", words("button-list")))


@about("substitute-yes")
async def call(context: Context, match: Match, press: Press) -> Page:
    """A substitute is called for."""
    match = await context.matches.substitutes.leave_to_substitute(press.match, context.person.id)
    seat = check_playing(match, context.person.id)
    return substitutes.asked(match, seat.seat, context.words)


@about("sitter", "modal")
async def sitter(context: Context, match: Match, press: Press) -> Page | None:
    """Open the form: who plays for this person, from when until when."""
    check_plays(match, context.person.id)
    today = (await context.matches.people.about(context.person.id)).here.date()
    form = forms.sitter(match, today, today + timedelta(days=6), context.words)
    await context.ask(form)
    return None


@about("sitter-named")
async def sitter_named(context: Context, match: Match, press: Press) -> Page:
    """The form was sent."""
    today = (await context.matches.people.about(context.person.id)).here.date()
    first, last = (me.day_of(context, name, today) for name in (forms.FIRST, forms.LAST))
    known = forms.people(context.interaction)
    chosen = forms.sent(context.interaction).get(forms.GUESTS, [])
    sitter = next((known[number] for number in chosen if number in known), None)
    if sitter is None:
        raise Refusal("only-bots")
    named, before = context.matches.substitutes.name_sitter, match
    match = await named(match.id, context.person.id, sitter, first, last)
    own = check_plays(match, context.person.id)
    return substitutes.sitter(match, own, context.words, again=own == before.seat_of(context.person.id))


@about("sitter-off")
async def sitter_off(context: Context, match: Match, press: Press) -> Page:
    """Nobody plays for them any more, or they for nobody.

    Below a notice it says for which seat; whoever has nothing to do with that is told how the match stands.
    """
    sat = match.sits_in(context.person.id)
    if press.args:
        if press.number() >= len(match.seats):
            raise BadPress("|".join(press.args))
        meant = match.seats[press.number()]
        if context.person.id not in (meant.person, meant.sitter):
            return why.page(
                await context.matches.inbox.why(match.id, context.person.id), context.person.id, context.words
            )
    whose = "you" if sat is None else phrases.players(match).rich(sat.seat)
    match = await context.matches.substitutes.end_sitter(match.id, context.person.id)
    page = Page(match.id, match.version)
    page.text(context.words("sitter-ended", title=phrases.title(match, context.words), whose=whose))
    return page.row(page.button("list", context.words("button-list")))


@on("play-on")
async def play_on(context: Context, press: Press) -> Page:
    """I am back: no substitute is wanted any more, and no computer plays."""
    before = check_playing(await context.match(press.match), context.person.id)
    match = await context.matches.substitutes.come_back(press.match, context.person.id)
    return substitutes.plays_on(match, before, context.words)


@about("take-over")
async def take_over(context: Context, match: Match, press: Press) -> Page:
    """The seat is taken; the answer is the handover."""
    own = match.seat_of(context.person.id)
    if own is not None and own.offered:
        return substitutes.asked(match, own.seat, context.words)
    seat = press.number() if press.args else None
    await context.matches.substitutes.take_over(press.match, context.person, seat)
    return await _handover(context, press.match)


@about("brief")  # on older messages
@about("handover")
async def handover(context: Context, match: Match, press: Press) -> Page:
    """The handover again, as things stand now."""
    check_playing(match, context.person.id)
    return await _handover(context, press.match)


async def _handover(context: Context, match_id: int) -> Page:
    arrival = await context.matches.substitutes.arrival(match_id, context.person.id)
    if arrival is None:
        raise Refusal("no-handover", match=match_id)
    match, seat, view = await context.matches.watching.seat_view(match_id, context.person.id)
    context.subject = match
    told = await context.matches.recaps.recap(match_id, context.person.id, lately(arrival, match))
    return await substitutes.handover(Handover(match, seat, view, arrival, told), context.words)


def lately(arrival: Substitution, match: Match) -> int:
    """The turn after which whoever came then is told everything."""
    return max(0, (arrival.turn or 1) - 1 - ROUNDS * len(match.seats))
