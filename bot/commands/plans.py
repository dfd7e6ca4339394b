"""Planning and notes: /match plan, /note, and their buttons; a word to everybody about a past board."""

import discord
from discord import app_commands

from bot.commands import slash
from bot.commands.which import OwnMatch, answer_about, command_about
from bot.components import forms, ids, notes, phrases, plans
from bot.components.context import Context, Refusal
from bot.components.ids import BadPress, Press
from bot.components.page import Page
from bot.components.serve import about
from bot.matches import Match, Plan
from bot.matches.notes import LONGEST


@command_about("plan")
async def plan(context: Context, match: Match) -> Page:
    """The plan that is worked on."""
    return await _shown(context, await context.matches.plans.open(match.id, context.person.id))


async def _shown(context: Context, found: Plan, part: int = 0) -> Page:
    context.subject = found.match
    return await plans.page(found, context.words, part)


@about("plan-part")
async def part(context: Context, match: Match, press: Press) -> Page:
    """More answers to the same question."""
    found = await context.matches.plans.open(match.id, context.person.id)
    return await _shown(context, found, press.number())


@about("plan-pick")
async def pick(context: Context, match: Match, press: Press) -> Page:
    """An answer was chosen, from a list or by its button."""
    chosen = press.chosen or press.args[1:]
    if len(chosen) != 1:
        raise BadPress("plan-pick")
    service, person = context.matches.plans, context.person.id
    return await _shown(context, await service.pick(match.id, person, press.number(), chosen[0]))


@about("plan-who")
async def who(context: Context, match: Match, press: Press) -> Page:
    """Somebody else moves next."""
    seat = ids.number(press.chosen[0] if press.chosen else "")
    service, person = context.matches.plans, context.person.id
    return await _shown(context, await service.let_move(match.id, person, press.number(), seat))


@about("plan-back")
async def back(context: Context, match: Match, press: Press) -> Page:
    """One step back."""
    found = await context.matches.plans.back(match.id, context.person.id, press.number())
    return await _shown(context, found)


@about("plan-on")
async def on_again(context: Context, match: Match, press: Press) -> Page:
    """One step on."""
    found = await context.matches.plans.forward(match.id, context.person.id, press.number())
    return await _shown(context, found)


@about("plan-over")
async def over(context: Context, match: Match, press: Press) -> Page:
    """Start over."""
    found = await context.matches.plans.start_over(match.id, context.person.id, press.number())
    return await _shown(context, found)


@about("plan-name", "modal")
async def name(context: Context, match: Match, press: Press) -> None:
    """Ask how it is to be called."""
    await context.ask(plans.form(match, context.words))


@about("plan-keep")
async def keep(context: Context, match: Match, press: Press) -> Page:
    """The form was sent: the plan is kept."""
    called = forms.text(context.interaction, plans.NAME)
    return await _shown(context, await context.matches.plans.keep(match.id, context.person.id, called))


@about("plan-open")
async def take_up(context: Context, match: Match, press: Press) -> Page:
    """A plan that was kept."""
    called = press.chosen[0] if press.chosen else ""
    return await _shown(context, await context.matches.plans.take_up(match.id, context.person.id, called))


@about("plan-drop")
async def drop(context: Context, match: Match, press: Press) -> Page:
    """It is kept no more."""
    called = press.args[0] if press.args else ""
    return await _shown(context, await context.matches.plans.drop(match.id, context.person.id, called))


# ── notes ────────────────────────────────────────────────────────────────────────────────────────


@slash.command("note")
async def note_command(
    interaction: discord.Interaction,
    text: app_commands.Range[str, 1, LONGEST] | None = None,
    turn: int | None = None,
    match: OwnMatch = None,
) -> None:
    """Write a note on the match, or on a turn of it; without a text all of them."""

    async def page(context: Context, found: Match) -> Page:
        if text is not None:
            await context.matches.notes.write(found.id, context.person.id, turn, text)
        return await _notes(context, found)

    await answer_about(interaction, match, "" if text else "notes", page)


async def _notes(context: Context, match: Match) -> Page:
    found, own = await context.matches.notes.of(match.id, context.person.id)
    return notes.page(found, own, context.words)


@about("notes")
async def notes_button(context: Context, match: Match, press: Press) -> Page:
    """All notes."""
    return await _notes(context, match)


def _turn(press: Press) -> int | None:
    """The turn that a note is on; None: the match."""
    text = press.args[0] if press.args else ""
    return None if text == notes.number(None) else ids.number(text)


@about("note", "modal")
async def note(context: Context, match: Match, press: Press) -> None:
    """Open the form, with what it says now."""
    turn = _turn(press)
    found, own = await context.matches.notes.of(match.id, context.person.id)
    said = next((note.text for note in own if note.turn == turn), "")
    await context.ask(notes.form(found, turn, said, context.words))


@about("noted")
async def noted(context: Context, match: Match, press: Press) -> Page:
    """The form was sent."""
    text = forms.text(context.interaction, notes.TEXT)
    await context.matches.notes.write(match.id, context.person.id, _turn(press), text)
    return await _notes(context, match)


# ── a word to everybody ──────────────────────────────────────────────────────────────────────────


async def _check_may_look_back(context: Context, match: Match) -> None:
    """Whoever sits there may, in its thread all, if they may write; else `Refusal` not-to-write."""
    await context.check_may_write(match)
    if match.acts(context.person.id) is None and context.interaction.channel_id != match.thread:
        raise Refusal("not-to-write", match=phrases.title(match, context.words))


@about("look-back", "modal")
async def look_back(context: Context, match: Match, press: Press) -> None:
    """Ask what there is to say about the board after that turn."""
    await _check_may_look_back(context, match)
    await context.ask(notes.word_form(match, press.number(), context.words))


@about("looked-back")
async def looked_back(context: Context, match: Match, press: Press) -> Page:
    """It was said: the board is posted."""
    await _check_may_look_back(context, match)
    text = forms.text(context.interaction, notes.TEXT)
    await context.matches.notes.look_back(match.id, press.number(), context.person, text)
    made = Page(match.id, match.version).text(context.words("look-done"))
    return made.row(made.button("board", context.words("button-board"), press.number()))
