"""Open tables: /match new, /match invite, and the buttons of the lobby card."""

from collections.abc import Sequence
from itertools import product
from typing import Literal

import discord
from discord import app_commands

from bot.commands import opening, slash
from bot.commands.opening import Wanted
from bot.commands.slash import Suggested, numbered, told
from bot.commands.which import suggested
from bot.components import forms, lists, phrases
from bot.components import rules as paragraphs
from bot.components.context import Context, Refusal, name_of
from bot.components.ids import BadPress, Press
from bot.components.page import Page
from bot.components.serve import about, answer, on
from bot.matches import CARETAKERS, PACES, STRENGTHS, Match, MatchError, Person
from bot.matches.lobby import LONGEST_CALLED
from bot.text import explain
from games import NAMES
from games import game as find_game

GAMES = [app_commands.Choice(name=find_game(name).title, value=name) for name in NAMES]
TIMES = [app_commands.Choice(name=told(f"pace-{pace}"), value=pace) for pace in PACES]
RULES = [app_commands.Choice(name=told(f"caretaker-{rule}"), value=rule) for rule in CARETAKERS]
RIVALS = [
    app_commands.Choice(name=told(f"strength-{strength}", f"strength-{strength}.detail"), value=strength)
    for strength in STRENGTHS
]
LONGEST_OPTIONS = 300
"""Characters of options that somebody types; all of a game's together take fewer."""

USUAL_SEATS = 3
"""Of a new table, unless somebody says how many."""

MOST_SEATS = max(find_game(name).max_seats for name in NAMES)


async def suggest_options(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Every combination of the chosen game's options that matter with as many people."""
    context = Context(interaction)
    await context.speak()
    name = getattr(interaction.namespace, "game", None) or NAMES[0]
    if name not in NAMES:
        return []
    game = find_game(name)
    size = getattr(interaction.namespace, "seats", None)
    size = size if isinstance(size, int) else USUAL_SEATS
    options = [option for option in game.options if option.matters(game.min_seats, size)]
    found = []
    for values in product(*(option.values for option in options)):
        chosen = dict(zip((option.name for option in options), values, strict=True))
        label = phrases.options_named(name, chosen, context.words)
        value = ", ".join(f"{option}={value}" for option, value in chosen.items())
        if typed.strip().lower() in f"{label} {value}".lower():
            # of long ones the end is shown: what they begin with, most have in common
            shown = label if len(label) <= 100 else "…" + label[-99:]
            found.append(app_commands.Choice(name=shown, value=value[:100]))
    return found


@slash.command("new", slash.match)
@app_commands.choices(game=GAMES, pace=TIMES, caretaker=RULES, computers=RIVALS)
async def new(
    interaction: discord.Interaction,
    game: str,
    seats: app_commands.Range[int, 2, MOST_SEATS] | None = None,
    computers: str | None = None,
    pace: str | None = None,
    caretaker: str = CARETAKERS[0],
    private: bool = False,
    options: app_commands.Transform[str, Suggested(suggest_options)] = "",
    title: app_commands.Range[str, 1, LONGEST_CALLED] | None = None,
) -> None:
    """Open a table; the answer is its card. With computers in the other seats the match begins at once."""

    def wanted() -> Wanted:
        agreed = read_options(options), caretaker, private, computers
        return Wanted(game, seats or USUAL_SEATS, pace, *agreed, called=title)

    async def check(context: Context) -> None:
        await opening.check(context, wanted())

    async def work(context: Context) -> None:
        await opening.table(context, wanted())

    await answer(interaction, work, "public", check)


def read_options(text: str) -> dict[str, str]:
    """``"board=lion, series=both"`` as a mapping; raises `Refusal`. What there is, the game knows."""
    chosen: dict[str, str] = {}
    if len(text) > LONGEST_OPTIONS:
        raise Refusal("unreadable-option", text=f"{text[:40]}…")
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, equals, value = (piece.strip().lower() for piece in part.partition("="))
        if not (name and equals and value):
            raise Refusal("unreadable-option", text=part[:40])
        chosen[name] = value
    return chosen


# ── the buttons of the card ──────────────────────────────────────────────────────────────────────


@about("join", "card")
async def join(context: Context, match: Match, press: Press) -> Page | None:
    """Take a seat; the table begins when it is full."""
    joined = await context.matches.lobby.join(press.match, context.person)
    pressed = context.interaction.message
    if pressed is not None and pressed.id == joined.lobby_message:
        return None  # the card shows it; an invitation or a call stays as it is
    return await context.tell(_now(context, joined, "joined"))


@about("leave", "card")
async def leave(context: Context, match: Match, press: Press) -> Page | None:
    """Give the seat back."""
    return await _seated(context, await context.matches.lobby.leave(press.match, context.person.id), "left")


@about("start", "card")
async def start(context: Context, match: Match, press: Press) -> Page | None:
    """Begin with who is here."""
    return await _seated(
        context, await context.matches.lobby.start(press.match, context.person.id), "started"
    )


@about("revive", "card")
async def revive(context: Context, match: Match, press: Press) -> Page | None:
    """Let a match go on that was put aside."""
    return await _seated(
        context, await context.matches.votes.revive(press.match, context.person.id), "revived"
    )


async def _seated(context: Context, match: Match, what: str) -> Page | None:
    """The card shows it; somebody who pressed on a private page is told there."""
    return _now(context, match, what) if context.private else None


def _now(context: Context, match: Match, what: str) -> Page:
    """What this person has done at that table."""
    page = Page(match.id, match.version)
    page.text(
        context.words(
            f"lobby-{what}",
            title=phrases.title(match, context.words),
            place=phrases.place(match, context.words),
        )
    )
    return page.row(page.button("list", context.words("button-list")))


@on("options", "modal")
async def options(context: Context, press: Press) -> Page | None:
    """Open the form; only the host may, and only while the table is open."""
    match = await _own_table(context, press, "options")
    await context.ask(forms.terms(match, context.words))
    return None


async def _own_table(context: Context, press: Press, what: Literal["options", "invite"]) -> Match:
    """The open table that this person hosts, for ``what`` only they may; raises `Refusal`."""
    match = await context.match(press.match)
    if match.state != "lobby":
        raise Refusal("table-closed", title=phrases.title(match, context.words))
    if match.creator != context.person.id:
        raise Refusal("host-only", host=phrases.host(match), what=what)
    return match


@about("terms", "card")
async def terms(context: Context, match: Match, press: Press) -> Page | None:
    """The form was sent."""
    agreed = forms.read(context.interaction, match)
    if agreed.private and not match.private:
        opening.check_thread(context, match.channel, private=True)
    await context.matches.lobby.configure(
        press.match,
        context.person.id,
        agreed.size,
        agreed.pace,
        agreed.options,
        agreed.caretaker,
        agreed.private,
        agreed.rated,
    )
    return None


async def suggest_hosted(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """The open tables of this person."""
    context = Context(interaction)
    return await suggested(context, await _hosted(context), typed)


async def _hosted(context: Context) -> list[Match]:
    own = await context.matches.watching.of_person(context.person.id)
    return [match for match in own if match.state == "lobby" and match.creator == context.person.id]


@slash.command("title", slash.match)
async def title_command(
    interaction: discord.Interaction,
    title: app_commands.Range[str, 1, LONGEST_CALLED] | None = None,
    match: app_commands.Transform[int, numbered(suggest_hosted)] | None = None,
) -> None:
    """Call one's own open table so, or by game and number alone."""

    async def work(context: Context) -> Page:
        hosted = await _hosted(context)
        if match is None and len(hosted) != 1:
            raise Refusal("no-table-to-call", count=len(hosted))
        number = hosted[0].id if match is None else match
        for table in hosted:
            if table.id == number:
                await context.check_may_write(table)
        found = await context.matches.lobby.set_title(number, context.person.id, title)
        page = Page(found.id, found.version)
        page.text(context.words("called-done", title=phrases.called(found, context.words)))
        return page.row(page.button("list", context.words("button-list")))

    await answer(interaction, work)


# ── invitations ──────────────────────────────────────────────────────────────────────────────────


async def suggest_own(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """The matches that this person can invite to."""
    context = Context(interaction)
    await context.speak()
    found = []
    for match in await context.matches.watching.of_person(context.person.id):
        title = phrases.title(match, context.words)
        if invites_to(match, context.person.id) and typed.strip().lower() in title.lower():
            found.append(app_commands.Choice(name=title, value=match.id))
    return found


@slash.command("invite", slash.match)
async def invite_command(
    interaction: discord.Interaction,
    person: discord.User | discord.Member,
    match: app_commands.Transform[int, numbered(suggest_own)] | None = None,
) -> None:
    """Invite somebody to a table or a private match."""

    async def work(context: Context) -> Page:
        found = await _to_invite_to(context, match)
        if isinstance(found, Page):
            return found
        if found.server == interaction.guild_id and not isinstance(person, discord.Member):
            raise Refusal("not-here-any-more", name=name_of(person))
        return await _invite(context, found, [guest_of(person)])

    await answer(interaction, work)


async def _to_invite_to(context: Context, number: int | None) -> Match | Page:
    """The match named, else that of this thread, else the only one that this person can invite to."""
    if number is not None:
        return await context.match(number)
    here = await context.match_here()
    if here is not None:
        return here
    own = await context.matches.watching.of_person(context.person.id)
    fitting = [match for match in own if invites_to(match, context.person.id)]
    if not fitting:
        raise Refusal("nothing-to-invite-to")
    return fitting[0] if len(fitting) == 1 else lists.choose(fitting, "invite", context.words)


def invites_to(match: Match, person: int) -> bool:
    """Whether somebody who sits there, or sits in, can invite to it."""
    if match.state == "lobby":
        return match.creator == person
    return match.private and match.seat_of(person) is not None


@about("invite", "modal")
async def invite(context: Context, match: Match, press: Press) -> Page | None:
    """Open the form to choose people."""
    if match.state == "lobby":
        await _own_table(context, press, "invite")
    await context.ask(forms.guests(match, context.words))
    return None


@about("invited")
async def invited(context: Context, match: Match, press: Press) -> Page:
    """The form was sent."""
    chosen = forms.sent(context.interaction).get(forms.GUESTS, [])
    known = forms.people(context.interaction)
    guests = [known[number] for number in chosen if number in known]
    if not guests:
        raise Refusal("only-bots")
    return await _invite(context, match, guests)


def guest_of(person: discord.User | discord.Member) -> Person:
    """The person whom a command names; raises `Refusal`."""
    if person.bot:
        raise Refusal("no-bots", name=person.display_name)
    return Person(person.id, name_of(person))


async def _invite(context: Context, match: Match, guests: Sequence[Person]) -> Page:
    """Invite each, and say who was and why who was not."""
    await context.check_may_write(match)
    spoken = context.words
    title = phrases.title(match, spoken)
    asked, lines = [], []
    for guest in guests:
        try:
            await context.matches.lobby.invite(match.id, context.person.id, guest)
            asked.append(phrases.named(guest.name))
        except MatchError as error:
            if len(guests) == 1:
                raise
            lines.append(explain(spoken, error, title=f"**{title}**"))
    page = Page(match.id, match.version)
    if asked:
        page.text(spoken("invite-done", title=title, names=spoken.series(asked), count=len(asked)))
    page.text("\n".join(lines))
    return page.row(page.button("list", spoken("button-list")))


# ── rules ────────────────────────────────────────────────────────────────────────────────────────


@on("rules")
async def rules(context: Context, press: Press) -> Page:
    """The rules of the match's game, or of the game named, else a choice of games; further on if long."""
    match = await context.match(press.match) if press.match else None
    game = press.args[0] if press.args else match.game if match else ""
    solo = opening.possible(context)
    if not game:
        return paragraphs.choice(context.words, solo=solo)
    if game not in NAMES:
        raise BadPress(game)
    if press.chosen:
        page = paragraphs.page_of(game, press.chosen[0], context.words)
    else:
        page = press.number(1) if len(press.args) > 1 else 0
    return await paragraphs.rules(game, match, context.words, page, solo=solo)


@on("search", "modal")
async def search(context: Context, press: Press) -> None:
    """Ask for a word of the rules."""
    match = await context.match(press.match) if press.match else None
    await context.ask(paragraphs.search(_named(press), match, context.words))


@on("searched")
async def searched(context: Context, press: Press) -> Page:
    """Where the word stands."""
    match = await context.match(press.match) if press.match else None
    text = forms.text(context.interaction, paragraphs.WORD)
    solo = opening.possible(context)
    return await paragraphs.searched(_named(press), match, text, context.words, solo=solo)


def _named(press: Press) -> str:
    """The game that a button names."""
    if not press.args or press.args[0] not in NAMES:
        raise BadPress("|".join(press.args))
    return press.args[0]


@on("signs")
async def signs(context: Context, press: Press) -> Page:
    """The key to the signs on a game's pictures."""
    return await paragraphs.signs(_named(press), context.words)


async def suggest_titles(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The paragraphs of the rules that hold what was typed."""
    context = Context(interaction)
    await context.speak()
    game = getattr(interaction.namespace, "game", None)
    if game not in NAMES:
        match = await context.match_here()
        game = match.game if match else None
    found = paragraphs.titles(game, typed, context.words) if game else {}
    return [app_commands.Choice(name=title[:100], value=title[:100]) for title in found.values()]


@slash.command("rules")
@app_commands.allowed_contexts(guilds=True, dms=True)
@app_commands.choices(game=GAMES)
async def show_rules(
    interaction: discord.Interaction,
    game: str | None = None,
    word: app_commands.Transform[str, Suggested(suggest_titles)] = "",
) -> None:
    """The rules: of the game named, else of the match of this thread, else a choice of games.

    With a word: where it stands in them.
    """

    async def work(context: Context) -> Page:
        match = None if game else await context.match_here()
        solo = opening.possible(context)
        if match is None and game is None:
            return paragraphs.choice(context.words, solo=solo)
        name = match.game if match else find_game(str(game)).name
        if word:
            return await paragraphs.searched(name, match, word, context.words, solo=solo)
        return await paragraphs.rules(name, match, context.words, solo=solo)

    await answer(interaction, work)
