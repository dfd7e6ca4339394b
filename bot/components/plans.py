"""The private page of a plan: moves that somebody tries on their own view, for themselves and others."""

from typing import Any

import discord

from bot.components import ids, phrases, pictures
from bot.components import panel as panels
from bot.components.ids import Press
from bot.components.page import Page, Picture, option
from bot.matches import Match, Plan
from bot.matches.plans import LONGEST_NAME, own_turn
from bot.text import Words
from bot.text.formatter import formatter_of

NAME = "name"
"""The field of the form."""


async def page(plan: Plan, words: Words, part: int = 0) -> Page:
    """The board to which the plan leads, what its last step brought, and what whoever moves next can do."""
    match = plan.match
    players = phrases.players(match)
    formatter = formatter_of(match.edition)
    made = Page(match.id, match.version, colour=phrases.colour(match))
    head = words("plan-head", title=phrases.title(match, words), done=plan.done, steps=len(plan.steps))
    made.text(head)
    if plan.moved:
        made.text(words("plan-moved", lost=plan.lost, left=len(plan.steps)))
    if plan.events:
        made.text(formatter.turn(words, players, plan.events).summary())
        made.text(_standings(plan, words))
    who = words("plan-over") if plan.mover is None else words("plan-who", who=players.rich(plan.mover))
    parts = 0
    if plan.panel is not None and plan.panel.question is not None:
        parts = await panels.ask(
            made, plan.panel, plan.panel.question, words, part, "plan-pick", plan.seat, (who,)
        )
    else:
        alt = formatter.board(words, players, plan.view).alt()
        made.picture(Picture("plan.png", await pictures.planned(plan, words), alt)).text(who)
        if plan.only is not None:
            made.text(words("plan-only", move=plan.only))
    return _ways(made, plan, parts, part, words)


def _standings(plan: Plan, words: Words) -> str:
    """What everybody has now and would have, where it differs."""
    tokens = phrases.tokens()
    changes = [
        words("plan-change", token=tokens[seat], before=before, after=after)
        for seat, (before, after) in enumerate(zip(plan.before, plan.after, strict=True))
        if before != after
    ]
    return words("plan-standings", list=" · ".join(changes)) if changes else ""


def _ways(made: Page, plan: Plan, parts: int, part: int, words: Words) -> Page:
    """Who moves, forwards and back, keeping; the plans that were kept."""
    players = phrases.players(plan.match)
    others = [
        option(str(seat), words("plan-mover", who=players.names[seat]), chosen=seat == plan.mover)
        for seat in range(len(plan.match.seats))
        if seat not in plan.view.resigned
    ]
    if plan.view.to_act() is not None:
        made.choice("plan-who", words("plan-whose"), others, plan.revision)
    if plan.kept:
        listed = [option(name, name) for name in plan.kept]
        made.choice("plan-open", words("plan-kept"), listed)
    onward = plan.done < len(plan.steps) or plan.only is not None
    queue = "button-move" if plan.match.to_act == plan.seat else "button-queue"
    begun = plan.done > 0 or (plan.panel is not None and plan.panel.can_back)
    return made.row(
        made.button("plan-part", words("button-part"), part + 1) if parts > 1 else None,
        made.button("plan-back", words("button-back"), plan.revision) if begun else None,
        made.button("plan-on", words("button-plan-on"), plan.revision) if onward else None,
        made.button("plan-over", words("button-over"), plan.revision) if plan.steps else None,
        made.button("plan-queue", words(queue)) if own_turn(plan.steps[: plan.done], plan.seat) else None,
        made.button("plan-name", words("button-plan-keep")) if plan.steps and not plan.name else None,
        made.button("plan-drop", words("button-plan-drop", name=plan.name), plan.name) if plan.name else None,
        made.button("board", words("button-board")),
    )


def form(match: Match, words: Words) -> discord.ui.Modal:
    """Asks how the plan is to be called."""
    title = words("plan-title", title=phrases.title(match, words))
    made = discord.ui.Modal(
        title=title[:45], custom_id=ids.write(Press("plan-keep", match.id, match.version))
    )
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(custom_id=NAME, max_length=LONGEST_NAME)
    made.add_item(discord.ui.Label(text=words("plan-name"), component=field))
    made.stop()
    return made
