"""Questions for the table: the message in the thread, and the form for an answer. Pure."""

from typing import Any

import discord

from bot.components import ids, phrases
from bot.components.ids import Press, PressItem
from bot.components.page import Page
from bot.matches import Match, Person, TableQuestion
from bot.matches.questions import LONGEST
from bot.text import Words
from bot.text.players import escaped

TEXT = "text"
"""The field of the form."""


def post(question: TableQuestion, words: Words, row_id: int) -> discord.ui.LayoutView:
    """The message in the thread: the question, what was answered so far, for whom it waits."""
    match = question.match
    page = Page(match.id, match.version, row=row_id, colour=phrases.colour(match))
    page.text(line(question, words))
    for who, said in question.answers:
        if said:
            page.text(words("question-answer", who=_who(match, who), text=escaped(said)))
    if not question.open:
        if question.message is None:  # by a button it is known again if nobody knows whether it got through
            page.row(page.button("list", words("button-list")))
        return page.view()
    waits = [phrases.players(match).rich(seat) for seat in question.missing]
    page.text(words("question-waits", who=words.series(waits)) if waits else "")
    close = page.button("settle", words("button-settle"), question.id)
    return page.row(answer(page, question, words), close).view()


def line(question: TableQuestion, words: Words) -> str:
    """Who asks what."""
    return words("question", who=_who(question.match, question.by), text=escaped(question.text))


def answer(page: Page, question: TableQuestion, words: Words) -> PressItem:
    """The way to the form."""
    match = question.match
    label = words("button-answer")
    return page.button("answer", label, question.id, match=match.id, version=match.version)


def form(question: TableQuestion, person: int, words: Words) -> discord.ui.Modal:
    """Asks for the answer, filled in with what it says now."""
    match, said = question.match, {who.id: text for who, text in question.answers}
    press = Press("answered", match.id, match.version, (str(question.id),))
    title = words("question-title", title=phrases.title(match, words), name=question.by.name)
    made = discord.ui.Modal(title=title[:45], custom_id=ids.write(press))
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id=TEXT, default=said.get(person) or None, required=False, max_length=LONGEST
    )
    label = question.text if len(question.text) <= 45 else f"{question.text[:44]}…"
    made.add_item(discord.ui.Label(text=label, description=words("question-field"), component=field))
    made.stop()
    return made


def done(question: TableQuestion, what: str, words: Words) -> Page:
    """It was "asked", "answered" or "settled": the thread shows it in a moment."""
    match = question.match
    made = Page(match.id, match.version, colour=phrases.colour(match))
    made.text(words("question-done", what=what, place=phrases.place(match, words)))
    return made.row(made.button("list", words("button-list")))


def _who(match: Match, person: Person) -> str:
    seat = match.seat_of(person.id)
    return phrases.named(person.name) if seat is None else phrases.players(match).rich(seat.seat)
