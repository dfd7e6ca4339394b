"""Computers at the table: the list on the lobby card, and playing against them at once."""

from bot.commands import opening
from bot.commands.opening import Wanted
from bot.components import computers as pages
from bot.components import phrases
from bot.components.context import Context
from bot.components.ids import BadPress, Press
from bot.components.page import Page
from bot.components.serve import about, on
from bot.matches import STRENGTHS, Match, MatchError
from games import NAMES


@about("computers", "card")
async def seat(context: Context, match: Match, press: Press) -> None:
    """The host seats computers at an open table, or takes one away; its card shows it."""
    what, _, strength = (press.chosen[0] if len(press.chosen) == 1 else "").partition("-")
    person = context.person.id
    if what == pages.FILL:
        await context.matches.lobby.fill(press.match, person, strength)
    elif what == pages.ADD:
        await context.matches.lobby.add_computer(press.match, person, strength)
    elif what == pages.REMOVE:
        await context.matches.lobby.remove_computer(press.match, person)
    else:
        raise BadPress("|".join(press.chosen))


@on("offer")
async def offer(context: Context, press: Press) -> Page:
    """A match against computers, of the strength that was chosen."""
    strength = press.chosen[0] if press.chosen else pages.USUAL
    if strength not in STRENGTHS:
        raise BadPress(strength)
    return pages.offer(strength, context.words)


@on("solo")
async def solo(context: Context, press: Press) -> Page:
    """A match against computers begins in this channel; a second press finds it."""
    if len(press.args) != 2 or press.args[0] not in NAMES or press.args[1] not in STRENGTHS:
        raise BadPress("|".join(press.args))
    game, strength = press.args
    wanted = Wanted(game, 1 + pages.RIVALS, None, {}, computers=strength, once=True)
    await opening.check(context, wanted)
    try:
        match = await opening.table(context, wanted)
    except MatchError as error:
        if error.code != "already-in":
            raise
        match = await context.matches.watching.match(int(error.facts["match"]))
    page = Page(match.id, match.version)
    title, place = phrases.title(match, context.words), phrases.place(match, context.words)
    page.text(context.words("lobby-started", title=title, place=place))
    return page.row(
        page.button("move", context.words("button-move")), page.button("list", context.words("button-list"))
    )
