"""The private pages of a turn: one question at a time, the preview before Confirm, what comes after it."""

import asyncio
from collections.abc import Mapping, Sequence

import discord

import render
from bot.components import orders, phrases, pictures
from bot.components.ids import PressItem
from bot.components.page import ANSWERS, Page, Picture, option
from bot.matches import Done, Match, Panel
from bot.text import Words
from bot.text.formatter import Label, formatter_of
from bot.text.perspective import LONGEST_ALT, clip
from games.engine.choices import Question
from render import Mark

PRIMARY = discord.ButtonStyle.primary

SELECTS = 2
"""Lists on one page, at most."""

WAITING = 4
"""Other matches that wait, offered after a turn."""


async def page(panel: Panel, words: Words, part: int = 0) -> Page:
    """The panel as it stands: the open question, or the decided draft waiting for Confirm.

    ``part`` leafs through a question with more answers than two lists hold.
    """
    if panel.question is None:
        return await _confirm(panel, words)
    return await _ask(panel, panel.question, words, part)


def _begin(panel: Panel, words: Words) -> Page:
    match = panel.match
    made = Page(match.id, panel.version, colour=render.SEAT_COLOURS[panel.seat])
    if panel.fresh:
        made.text(words("panel-fresh"))
    return made.text(
        words(
            "panel-head",
            open="no" if panel.question is None else "yes",
            title=phrases.title(match, words),
            turn=match.turn,
            due=phrases.due(match, words),
        )
    )


async def _ask(panel: Panel, question: Question, words: Words, part: int) -> Page:
    """Picture with the candidates marked, the question, its answers as lists."""
    match = panel.match
    formatter = formatter_of(match.edition)
    players = phrases.players(match)
    image, labels, marks = await asyncio.gather(
        pictures.asked(panel, words),
        pictures.run(formatter.panel.labels, words, players, panel.view, question),
        pictures.run(render.marks, match.edition, panel.view, question),
    )
    made = _begin(panel, words)
    progress = formatter.panel.progress(words, players, (*panel.confirmed, *panel.events), question)
    if progress:
        made.text(words("panel-chosen", list=progress))
    alt = formatter.alt(words, players, panel.view)
    if not formatter.open:
        # The picture may show the hand, so its words do too; what is cut at the end, the board as text holds.
        alt = f"{formatter.hand(words, panel.view, panel.seat)} {alt}"
    made.picture(Picture("panel.png", image, clip(alt, LONGEST_ALT)))
    made.text(orders.acting(match.game, panel.standing, words))
    made.text(_question(formatter.panel.ask(words, players, panel.view, question), words))
    options = _options(question, labels, marks)
    parts = -(-len(options) // (SELECTS * ANSWERS))
    _lists(made, panel, formatter.panel.hint(words, question), options, part % parts)
    return made.row(
        made.button("part", words("button-part"), part + 1) if parts > 1 else None,
        *_back_buttons(made, panel, words),
        made.button("hand", words("button-hand")),
        made.button("orders", words("button-orders")) if panel.standing.offered else None,
    ).row(*pictures.sheet_buttons(made, match, words))


def _question(asked: str, words: Words) -> str:
    """The question in bold, its first line; what follows stands below it as it is."""
    head, line_end, rest = asked.partition("\n")
    return words("panel-question", question=head.replace("**", "")) + line_end + rest


def _options(
    question: Question, labels: Mapping[str, Label], marks: Mapping[str, Mark]
) -> list[discord.SelectOption]:
    """The answers with the letters they have on the picture."""
    found = []
    for answer in question.answers:
        label = labels[answer.token]
        letter = marks[answer.token].letter if answer.token in marks else ""
        found.append(option(answer.token, f"{letter} · {label.text}" if letter else label.text, label.detail))
    return found


def _lists(made: Page, panel: Panel, hint: str, options: Sequence[discord.SelectOption], part: int) -> None:
    """One list, or two where there are too many answers; each says from where to where it goes."""
    first = part * SELECTS * ANSWERS
    for number, start in enumerate(range(first, min(first + SELECTS * ANSWERS, len(options)), ANSWERS)):
        listed = options[start : start + ANSWERS]
        text = hint if len(listed) == len(options) else f"{hint}: {listed[0].label} – {listed[-1].label}"
        made.choice("pick", text, listed, panel.revision, number)


def _back_buttons(made: Page, panel: Panel, words: Words) -> list[PressItem]:
    if not panel.can_back:
        return []
    return [
        made.button("back", words("button-back"), panel.revision),
        made.button("over", words("button-over"), panel.revision),
    ]


async def _confirm(panel: Panel, words: Words) -> Page:
    """The board as it would be, what will happen in words, what cannot be taken back."""
    match = panel.match
    assert panel.preview is not None
    formatter = formatter_of(match.edition)
    players = phrases.players(match)
    image = await pictures.outlook(panel, words)
    made = _begin(panel, words)
    # Only what is confirmed: the preview tells the rest.
    if before := formatter.panel.progress(words, players, panel.confirmed, None):
        made.text(words("panel-chosen", list=before))
    made.text(formatter.panel.preview(words, players, panel.events))
    sheet = pictures.outlook_sheet(panel)
    made.picture(Picture("preview.png", image, formatter.alt(words, players, panel.preview, sheet)))
    if panel.final:
        made.text(words("confirm-final", warning=formatter.panel.warning(words, panel.events)))
    made.text(orders.acting(match.game, panel.standing, words))
    confirm = made.button(
        "confirm", words("button-confirm"), panel.revision, style=discord.ButtonStyle.success
    )
    return made.row(confirm, *_back_buttons(made, panel, words))


async def prepare(panel: Panel) -> None:
    """Draw the picture that Confirm may post, in the server's language, while the player still reads."""
    if panel.preview is not None:
        await pictures.outlook(panel, phrases.public(panel.match))


def done(result: Done, here: int | None, words: Words) -> Page:
    """After Confirm: what was drawn, who is next, and the other matches that wait, each with its button.

    ``here`` is the channel in which this is read.
    """
    match = result.match
    made = Page(match.id, match.version, colour=phrases.colour(match))
    if result.next_seat is None:
        made.text(words("done-over", title=phrases.title(match, words), place=phrases.place(match, words)))
    else:
        made.text(
            words(
                "done-next",
                who=phrases.players(match).rich(result.next_seat),
                due=phrases.due(match, words),
                place="here" if here == match.thread else phrases.place(match, words),
            )
        )
    made.text(formatter_of(match.edition).panel.drawn(words, result.events))
    _waiting(made, result.waiting, words)
    return made.row(
        made.button("next", words("button-next"), style=PRIMARY) if result.waiting else None,
        made.button("hand", words("button-hand")) if result.next_seat is not None else None,
        made.button("orders", words("button-orders")) if result.orders else None,
    )


def _waiting(made: Page, matches: Sequence[Match], words: Words) -> None:
    """The matches that wait for this person, oldest first; "none" is said too."""
    if not matches:
        made.text(words("done-free"))
        return
    made.text(words("done-waiting", count=len(matches)))
    for match in matches[:WAITING]:
        button = made.button("move", words("button-move"), match=match.id, version=match.version)
        made.entry(phrases.entry(match, phrases.waiting_line(match, words), words), button)
