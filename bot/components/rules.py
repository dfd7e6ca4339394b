"""The rules page of a game: a course in pages, the shortest first; and where a word stands in it."""

import re
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import discord

import render
from bot.components import ids, lessons, pictures
from bot.components.ids import Press
from bot.components.page import ANSWERS, Page, Picture, option
from bot.matches import Match, Panel
from bot.text import Words
from bot.text.formatter import formatter_of
from bot.text.players import escaped
from bot.text.room import LONGEST_ALT, clip, count_words
from games import NAMES
from games import game as find_game
from games.engine.choices import fitting

COMPUTERS = "computers"
"""The paragraph that is the same in all games."""

SHORT = "short"
"""The first paragraph: what one does in a turn, and how one wins."""

ASIDE = ("uncertain", "rulings")
"""What only those read who ask: it stands behind everything else."""

MOST_WORDS = 90
"""Words of a page."""

WORD = "word"
"""The field of the search."""

_SENTENCE = re.compile(r"(?<=[.!?]) (?=\S)|(?=\n)")
"""Between two of them, or before a line of a list."""


class Part(NamedTuple):
    """A paragraph, or one of the ``parts`` of a long one."""

    name: str
    text: str
    part: int
    parts: int


async def rules(game: str, match: Match | None, words: Words, number: int = 0, *, solo: bool = False) -> Page:
    """A page of the rules of a game: the first tells the turn and the signs, and leads to every paragraph.

    ``solo``: where it is read a match against computers can begin.
    """
    pages = _pages(game, words)
    number %= len(pages)
    made = Page(match.id, match.version) if match else Page()
    made.text(words("rules-head", game=find_game(game).title, part=number + 1, parts=len(pages)))
    for part in pages[number]:
        _tell(made, game, part, words)
    if not number:
        made.picture(await _signs(game, words))
        _contents(made, game, _names(game), words)
    last = number + 1 == len(pages)
    return made.row(
        made.button("rules", words("button-earlier"), game, number - 1) if number else None,
        made.button("rules", words("button-first" if last else "button-part"), game, number + 1),
        made.button("search", words("button-search"), game),
        made.button("more", words("button-more")) if match and match.state != "lobby" else None,
        made.button("offer", words("button-offer")) if solo else None,
    ).row(lessons.button(made, game, words) if solo else None)


async def searched(game: str, match: Match | None, text: str, words: Words, *, solo: bool = False) -> Page:
    """The page that tells most of what was typed, with the way to all others that hold it."""
    found = where(game, text, words)
    page = await rules(game, match, words, page_of(game, found[0], words) if found else 0, solo=solo)
    text = escaped(text[:40])
    if not found:
        return page.lead(words("rules-not-found", text=text, game=find_game(game).title))
    if len(found) > 1:
        page.text(words("rules-searched", text=text))
        _contents(page, game, found, words, "found")
    return page


async def explained(panel: Panel, words: Words) -> Page:
    """What the rules say of all that can be decided now, with the way back to it."""
    match, question = panel.match, panel.question
    given = {} if question is None else question.given
    told = (action.rule for action in fitting(panel.view.legal(), given) if action.rule)
    names = list(dict.fromkeys(told)) or _names(match.game)[:1]
    if len(names) > 1:
        names = list(dict.fromkeys([panel.view.rule, *names]))
    made = Page(match.id, match.version)
    _tell(made, match.game, Part(names[0], _text(match.game, names[0], words), 1, 1), words)
    if len(names) > 1:
        _contents(made, match.game, names, words)
    return made.row(
        made.button("move", words("button-back"), style=discord.ButtonStyle.primary),
        made.button("signs", words("button-signs"), match.game),
        made.button("rules", words("button-rules"), match.game, page_of(match.game, names[0], words)),
    )


async def signs(game: str, words: Words) -> Page:
    """The key to the signs on the game's pictures."""
    made = Page().picture(await _signs(game, words))
    return made.row(made.button("rules", words("button-rules"), game))


def choice(words: Words, *, solo: bool) -> Page:
    """All games, each with what it is about and the way to its rules; ``solo`` as in `rules`."""
    made = Page().text(words("rules-choice"))
    for name in NAMES:
        line = words("rules-about", game=find_game(name).title, about=words(f"about-{name}"))
        made.entry(line, made.button("rules", words("button-rules"), name))
    return made.row(
        made.button("offer", words("button-offer")) if solo else None,
        made.button("lessons", words("button-lessons")) if solo else None,
    )


def search(game: str, match: Match | None, words: Words) -> discord.ui.Modal:
    """The form that asks for a word."""
    press = Press("searched", match.id if match else 0, match.version if match else 0, (game,))
    form = discord.ui.Modal(
        title=words("rules-search-title", game=find_game(game).title), custom_id=ids.write(press)
    )
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(custom_id=WORD, max_length=40)
    detail = words("rules-search.detail")
    form.add_item(discord.ui.Label(text=words("rules-search"), description=detail, component=field))
    form.stop()  # or discord.py keeps it in memory for good: the answer is read from the interaction
    return form


def where(game: str, text: str, words: Words) -> list[str]:
    """The paragraphs that hold the text: that of this title, those with it in theirs, then by how often."""
    wanted = " ".join(text.casefold().split())
    if not wanted:
        return []
    found = {}
    for name in _names(game):
        title = _title(game, name, words).casefold()
        count = _text(game, name, words).casefold().count(wanted)
        if wanted in title or count:
            found[name] = (title == wanted, wanted in title, count)
    return sorted(found, key=lambda name: found[name], reverse=True)


def titles(game: str, text: str, words: Words) -> dict[str, str]:
    """The titles of the paragraphs that hold the text, by name; of all if it is empty."""
    names = where(game, text, words) if text.strip() else _names(game)
    return {name: _title(game, name, words) for name in names}


def page_of(game: str, paragraph: str, words: Words) -> int:
    """The page on which the paragraph begins; the first if none does."""
    for number, page in enumerate(_pages(game, words)):
        if any(part.name == paragraph for part in page):
            return number
    return 0


def _tell(page: Page, game: str, part: Part, words: Words) -> None:
    """The paragraph; below its end the picture that shows it, if there is one."""
    title = _title(game, part.name, words)
    page.text(words("rules-paragraph", title=title, text=part.text, part=part.part, parts=part.parts))
    if part.part == part.parts and (image := render.figure(game, part.name)):
        page.picture(Picture(f"{part.name}.png", image, words(f"rules-{game}-{part.name}.alt")))


async def _signs(game: str, words: Words) -> Picture:
    found = {
        name: words(f"sign-{group}-{name}")
        for group in (game, "kit")
        for name in words.paragraphs(f"sign-{group}-")
    }
    alt = words("signs-alt", game=find_game(game).title, list=words.series(list(found.values())))
    return Picture("signs.png", await pictures.key(game, found), clip(alt, LONGEST_ALT))


def _contents(page: Page, game: str, names: Sequence[str], words: Words, prefix: str = "from") -> None:
    """Lists of these paragraphs, each the way to its page; ``prefix`` tells them from others on the page."""
    for at in range(0, len(names), ANSWERS):
        listed = [option(name, _title(game, name, words)) for name in names[at : at + ANSWERS]]
        hint = words("rules-look-up", first=listed[0].label, last=listed[-1].label)
        page.choice("rules", hint, listed, game, f"{prefix}-{at}")


def _names(game: str) -> list[str]:
    own = formatter_of(game).rules
    return [*(name for name in own if name not in ASIDE), COMPUTERS, *(name for name in own if name in ASIDE)]


def _title(game: str, name: str, words: Words) -> str:
    return words("rules-computers.title") if name == COMPUTERS else words(f"rules-{game}-{name}.title")


def _text(game: str, name: str, words: Words) -> str:
    return words("rules-computers") if name == COMPUTERS else words(f"rules-{game}-{name}")


@cache
def _pages(game: str, words: Words) -> list[list[Part]]:
    """The paragraphs in their order, as many on a page as it has room for; a long one on several."""
    pages: list[list[Part]] = []
    room = 0
    for name in _names(game):
        parts = _split(_text(game, name, words))
        for number, text in enumerate(parts, 1):
            count = count_words(text)
            if count > room or name == SHORT or len(parts) > 1:
                pages.append([])
                room = MOST_WORDS
            pages[-1].append(Part(name, text, number, len(parts)))
            room = 0 if name == SHORT else room - count
    return pages


def _split(text: str) -> list[str]:
    """The text in as few parts as pages have room for, all about as long, each of whole sentences."""
    whole, sentences = count_words(text), _SENTENCE.split(text)
    least = -(-whole // MOST_WORDS)
    for most in range(-(-whole // least), MOST_WORDS):
        parts = _filled(sentences, most)
        if len(parts) <= least:
            return parts
    return _filled(sentences, MOST_WORDS)


def _filled(sentences: Sequence[str], most: int) -> list[str]:
    """The sentences one after the other, so many words of them in each part."""
    parts: list[str] = []
    for sentence in sentences:
        longer = f"{parts[-1]} {sentence}".replace(" \n", "\n") if parts else sentence
        if parts and count_words(longer) <= most:
            parts[-1] = longer
        else:
            parts.append(sentence.lstrip())
    return parts
