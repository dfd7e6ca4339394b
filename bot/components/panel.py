"""The private pages of a turn: one question at a time, the preview before Confirm, what comes after it."""

import asyncio
import itertools
from collections.abc import Mapping, Sequence

import discord

import render
from bot.components import lessons, orders, phrases, pictures, rules
from bot.components.ids import PressItem
from bot.components.page import LONGEST_LABEL, Page, Picture, option
from bot.matches import Done, Match, Panel
from bot.matches.drafting import Nearest
from bot.text import Words, explain
from bot.text.formatter import Label, formatter_of, paths
from bot.text.players import escaped
from bot.text.room import LONGEST_ALT, brief, clip
from games.engine import SAME, BadNotation, IllegalAction, Seat
from games.engine.choices import BUTTONS, LIST, PAGE, Question
from games.engine.lessons import Step
from render import Mark

PRIMARY = discord.ButtonStyle.primary

ASKED = 20
"""Words of a question; what else there is to know for it stands below the hand."""

LONG_TURN, IN_TWO_ROWS = 2, 10
"""After so many actions of one turn so many answers are a button each: its taps add up."""

WAITING = 4
"""Other matches that wait, offered after a turn."""


async def page(panel: Panel, words: Words, part: int = 0, lesson: Step | None = None) -> Page:
    """The panel as it stands: the open question, or the decided draft waiting for Confirm.

    ``part`` leafs through a question with more answers than a page holds. ``lesson``: the step that a lesson
    tells above the question.
    """
    if panel.question is None:
        return await _confirm(panel, words)
    return await _ask(panel, panel.question, words, part, lesson)


def _begin(panel: Panel, words: Words) -> Page:
    match = panel.match
    made = Page(match.id, panel.version, colour=render.SEAT_COLOURS[panel.seat])
    if panel.fresh:
        made.text(words("panel-fresh"))
    if panel.unqueued:
        made.text(words("panel-unqueued"))
    title, asks = phrases.title(match, words), "no" if panel.question is None else "yes"
    if panel.ahead:
        depends = orders.condition(match, panel.condition or SAME, words)
        made.text(words("panel-ahead", open=asks, title=title, condition=depends))
    else:
        due = phrases.due(match, words)
        made.text(words("panel-head", open=asks, title=title, turn=match.turn, due=due))
    decided = panel.drafted if panel.action is None else (*panel.drafted, str(panel.action))
    return made.text(words("panel-typed", list=" ".join(f"`{one}`" for one in decided)) if decided else "")


async def _ask(panel: Panel, question: Question, words: Words, part: int, lesson: Step | None) -> Page:
    """Picture with the candidates marked, the question, its answers as buttons or lists."""
    match = panel.match
    made = _begin(panel, words)
    step, ring = (None, "") if lesson is None else (lesson.id, lesson.ring)
    told = orders.acting(match.game, panel.standing, words), lessons.told(match, step, words)
    parts = await ask(made, panel, question, words, part, "pick", panel.seat, told, ring)
    return made.row(
        made.button("part", words("button-part"), part + 1) if parts > 1 else None,
        *_back_buttons(made, panel, words),
        made.button("hand", words("button-hand")),
        None if panel.can_back else made.button("recap", words("button-recap")),
        made.button("orders", words("button-orders")) if panel.standing.offered or panel.ahead else None,
        made.button("explain", words("button-explain")),
    )


async def ask(
    made: Page,
    panel: Panel,
    question: Question,
    words: Words,
    part: int,
    verb: str,
    reader: Seat,
    told: Sequence[str] = (),
    ring: str = "",
) -> int:
    """Put picture, question and answers on the page, to be pressed as that verb; how many parts there are.

    ``reader`` is whose view it is; ``told``: what is to be said before the question. ``ring``: the piece
    of which a lesson speaks.
    """
    match = panel.match
    formatter = formatter_of(match.edition)
    players = phrases.players(match)
    image, labels, marks = await asyncio.gather(
        pictures.asked(panel, words, ring),
        pictures.run(paths, formatter, words, players, panel.view, question),
        pictures.run(render.marks, match.edition, panel.view, question),
    )
    progress = formatter.draft(words, players, (*panel.confirmed, *panel.events)).progress(question)
    if progress:
        made.text(words("panel-chosen", list=progress))
    alt = formatter.board(words, players, panel.view).alt()
    asked = formatter.asked(words, players, panel.view, question)
    if not formatter.open:
        # The picture may show the hand, so its words do too; what is cut at the end, the board as text holds.
        alt = f"{formatter.board(words, players, panel.view, reader).hand(reader)} {alt}"
    made.picture(Picture("panel.png", image, clip(alt, LONGEST_ALT)))
    for text in told:
        made.text(text)
    made.text(_question(brief(asked.ask(), ASKED, more=""), words))
    answers = _answers(labels, marks)
    parts = -(-len(answers) // PAGE)
    if len(answers) <= (IN_TWO_ROWS if len(panel.drafted) >= LONG_TURN else BUTTONS):
        made.row(*(made.button(verb, _on_button(label), panel.revision, value) for value, label in answers))
    else:
        shown = answers[part % parts * PAGE :][:PAGE]
        _lists(made, panel, asked.hint(), shown, verb)
    return parts


def _question(asked: str, words: Words) -> str:
    """The question in bold, its first line; what follows stands below it as it is."""
    head, line_end, rest = asked.partition("\n")
    return words("panel-question", question=head.replace("**", "")) + line_end + rest


def _answers(labels: Mapping[tuple[str, ...], Label], marks: Mapping[str, Mark]) -> list[tuple[str, Label]]:
    """The answers with the letters they have on the picture, each with what its press says."""
    found = []
    for path, label in labels.items():
        letter = marks[path[0]].letter if path[0] in marks else ""
        text = f"{letter} · {label.text}" if letter else label.text
        found.append((" ".join(path), Label(text, label.detail)))
    return found


def _on_button(label: Label) -> str:
    """The answer with its effect, where both have room."""
    whole = f"{label.text} · {label.detail}" if label.detail else label.text
    return whole if len(whole) <= LONGEST_LABEL else label.text


def _lists(made: Page, panel: Panel, hint: str, answers: Sequence[tuple[str, Label]], verb: str) -> None:
    """As many lists as it takes, of about one length; each says from where to where it goes."""
    lists = -(-len(answers) // LIST)
    ends = [len(answers) * number // lists for number in range(lists + 1)]
    for number, (start, end) in enumerate(itertools.pairwise(ends)):
        listed = answers[start:end]
        text = hint if lists == 1 else f"{listed[0][1].text} – {listed[-1][1].text}"
        options = [option(value, label.text, label.detail) for value, label in listed]
        made.choice(verb, text, options, panel.revision, number)


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
    if before := formatter.draft(words, players, panel.confirmed).progress(None):
        made.text(words("panel-chosen", list=before))
    draft = formatter.draft(words, players, panel.events)
    made.text(draft.preview())
    made.picture(Picture("preview.png", image, formatter.board(words, players, panel.preview).alt()))
    if panel.final and not panel.ahead:
        made.text(words("confirm-final", warning=draft.warning()))
    made.text(orders.acting(match.game, panel.standing, words))
    label = words("button-enqueue") if panel.ahead else words("button-confirm")
    verb = "enqueue" if panel.ahead else "confirm"
    confirm = made.button(verb, label, panel.revision, style=discord.ButtonStyle.success)
    return made.row(confirm, *_back_buttons(made, panel, words))


async def refused(
    panel: Panel, text: str, error: IllegalAction | BadNotation, near: Nearest, words: Words
) -> Page:
    """A typed move that is not possible: what forbids it, what would make it legal, what is near it."""
    match, told = panel.match, formatter_of(panel.match.edition)
    people = phrases.players(match)
    made = Page(match.id, match.version, colour=phrases.colour(match))
    made.text(words("move-refused", move=escaped(text[:80])))
    made.text(explain(words, error, players=people, title=phrases.title(match, words)))
    if near.correction is not None:
        made.text(await asyncio.to_thread(told.instead, words, people, panel.view, near.correction))
    rule = "typing" if isinstance(error, BadNotation) else str(error.facts.get("rule", ""))
    if rule in told.rules:
        made.text(words("move-rule", title=words(f"rules-{match.game}-{rule}.title")))
    if panel.drafted:
        made.text(words("move-drafted", list=told.draft(words, people, panel.events).progress(None)))
    if near.moves:
        made.text(words("move-near"))
        made.row(*(made.button("type", move, move) for move in near.moves))
    return made.row(
        made.button("queue" if panel.ahead else "move", words("button-panel"), style=PRIMARY),
        made.button("over", words("button-over"), panel.revision) if panel.drafted else None,
        made.button("rules", words("button-rules"), match.game, rules.page_of(match.game, rule, words)),
    )


async def prepare(panel: Panel, client: discord.Client) -> None:
    """Draw the picture that Confirm may post, in the server's language, while the player still reads."""
    if panel.preview is not None and not panel.ahead:
        await pictures.outlook(panel, phrases.public(panel.match, client))


def done(result: Done, here: int | None, words: Words, *, own: bool = True) -> Page:
    """After Confirm: what was drawn, who is next, and the other matches that wait, each with its button.

    ``here`` is the channel in which this is read. ``own``: the seat is the reader's, who may plan for it.
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
    made.text(lessons.told(match, result.lesson, words))
    made.text(formatter_of(match.edition).draft(words, phrases.players(match), result.events).drawn())
    _waiting(made, result.waiting, words)
    return made.row(
        made.button("next", words("button-next"), style=PRIMARY) if result.waiting else None,
        made.button("hand", words("button-hand")) if result.next_seat is not None else None,
        made.button("plan", words("button-plan-next")) if own and result.next_seat is not None else None,
        made.button("queue", words("button-queue")) if own and result.orders else None,
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
