"""Which match a command means."""

from collections.abc import Awaitable, Callable, Iterable

import discord
from discord import app_commands

from bot.commands import slash
from bot.commands.slash import numbered
from bot.components import lists, phrases
from bot.components.context import Context, Refusal
from bot.components.ids import Press
from bot.components.page import Page
from bot.components.serve import about, answer
from bot.matches import Match
from bot.text.players import short

MatchPage = Callable[[Context, Match], Awaitable[Page]]

SITTERS = ("move", "undo", "board", "log", "why", "export", "gifts")
"""What whoever sits in for somebody does, or looks at, as well."""


async def answer_about(
    interaction: discord.Interaction, number: int | None, verb: str, page: MatchPage, *, tables: bool = False
) -> None:
    """Answer a command with the page about the match that is meant, see `meant`."""

    async def work(context: Context) -> Page:
        found = await meant(context, number, verb, tables=tables)
        return found if isinstance(found, Page) else await page(context, found)

    await answer(interaction, work)


async def meant(context: Context, number: int | None, verb: str, *, tables: bool = False) -> Match | Page:
    """The match named, else that of this thread, else the person's only one; a page to choose otherwise.

    To "move", only matches in which the person can act now fit; where they only sit in, nothing but what is
    among `SITTERS`, if they have a match of their own. ``tables``: open tables do, too. Without a ``verb``
    nobody chooses: a page would lose what was written with the command.
    """
    if number is not None:
        return await context.match(number)
    here = await context.match_here()
    if here is not None:
        context.subject = here
        return here
    playing = await _playing(context, tables)
    waiting = [match for match in playing if _waits(match, context.person.id)]
    own = [match for match in playing if match.seat_of(context.person.id) is not None]
    fitting = waiting if verb == "move" else playing if verb in SITTERS else own or playing
    if len(fitting) == 1:
        return fitting[0]
    if not fitting:
        raise Refusal("nothing-waits" if playing else "no-match-here")
    if not verb:
        raise Refusal("which-match")
    return lists.choose(fitting, verb, context.words)


async def _playing(context: Context, tables: bool = False) -> list[Match]:
    """The person's matches that run, those that wait for them first; their open ``tables`` if wanted."""
    person = context.person.id
    own = await context.matches.watching.of_person(person)
    fitting = [match for match in own if tables or match.state == "playing"]
    return sorted(fitting, key=lambda match: not _waits(match, person))


def _waits(match: Match, person: int) -> bool:
    seat = match.acts(person)
    return seat is not None and phrases.to_move(match, seat.seat)


async def suggest_matches(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """The person's own matches that run, those that wait for them first."""
    context = Context(interaction)
    return await suggested(context, await _playing(context), typed)


async def suggested(context: Context, matches: Iterable[Match], typed: str) -> list[app_commands.Choice[int]]:
    """Those of the matches whose title or names hold what was typed."""
    await context.speak()
    spoken, found = context.words, []
    for match in matches:
        names = spoken.series([short(seat.name) for seat in match.seats])
        label = spoken("thread-name", title=phrases.called(match, spoken), names=names)
        if typed.strip().lower() in label.lower():
            found.append(app_commands.Choice(name=label[:100], value=match.id))
    return found


OwnMatch = app_commands.Transform[int, numbered(suggest_matches)] | None
"""An option for one of the person's own matches."""


def command_about(name: str, verb: str = "", *, tables: bool = False) -> Callable[[MatchPage], MatchPage]:
    """Make a function the command /match ``name``, and the button of that ``verb`` if it is called otherwise.

    Both answer with the page about the match that is meant; the command finds it as `meant` does.
    """

    def put(page: MatchPage) -> MatchPage:
        async def command(interaction: discord.Interaction, match: OwnMatch = None) -> None:
            await answer_about(interaction, match, verb or name, page, tables=tables)

        async def pressed(context: Context, match: Match, _: Press) -> Page:
            return await page(context, match)

        slash.command(name, slash.match)(command)
        about(verb or name)(pressed)
        return page

    return put
