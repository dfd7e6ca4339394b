"""The rules page of a game."""

import render
from bot.components import pictures
from bot.components.page import ROOM, Page, Picture
from bot.matches import Match
from bot.text import Words
from bot.text.formatter import formatter_of
from bot.text.perspective import LONGEST_ALT, clip
from games import NAMES
from games import game as find_game

COMPUTERS = "computers"
"""The last paragraph of every game: what is the same in all of them."""


def rules(game: str, match: Match | None, words: Words, part: int = 0, *, solo: bool = False) -> Page:
    """The rules page of a game, a paragraph a title; in parts where they are long.

    ``solo``: where it is read a match against computers can begin.
    """
    parts = _parts(game, words)
    part %= len(parts)
    made = Page(match.id, match.version) if match else Page()
    made.text(words("rules-head", game=find_game(game).title, part=part + 1, parts=len(parts)))
    for name, paragraph in parts[part]:
        made.text(paragraph)
        if name != COMPUTERS and (image := render.figure(game, name)):
            made.picture(Picture(f"{name}.png", image, words(f"rules-{game}-{name}.alt")))
    onward = words("button-part" if part + 1 < len(parts) else "button-first")
    return made.row(
        made.button("rules", onward, game, part + 1) if len(parts) > 1 else None,
        made.button("signs", words("button-signs"), game),
        made.button("more", words("button-more")) if match and match.state != "lobby" else None,
        made.button("offer", words("button-offer")) if solo else None,
    )


async def signs(game: str, words: Words) -> Page:
    """The key to the signs on the game's pictures."""
    found = {
        name: words(f"sign-{group}-{name}")
        for group in (game, "kit")
        for name in words.paragraphs(f"sign-{group}-")
    }
    alt = words("signs-alt", game=find_game(game).title, list=words.series(list(found.values())))
    made = Page().picture(Picture("signs.png", await pictures.key(game, found), clip(alt, LONGEST_ALT)))
    return made.row(made.button("rules", words("button-rules"), game))


def choice(words: Words, *, solo: bool) -> Page:
    """All games, each with what it is about and the way to its rules; ``solo`` as in `rules`."""
    made = Page().text(words("rules-choice"))
    for name in NAMES:
        line = words("rules-about", game=find_game(name).title, about=words(f"about-{name}"))
        made.entry(line, made.button("rules", words("button-rules"), name))
    return made.row(made.button("offer", words("button-offer")) if solo else None)


def part_with(game: str, paragraph: str, words: Words) -> int:
    """The part of the rules page that holds the paragraph; the first if none does."""
    for number, part in enumerate(_parts(game, words)):
        if paragraph in dict(part):
            return number
    return 0


def _parts(game: str, words: Words) -> list[list[tuple[str, str]]]:
    """The paragraphs of the rules with their names, as many in each part as a message holds."""
    parts: list[list[tuple[str, str]]] = [[]]
    room = ROOM
    for name in (*formatter_of(game).rules, COMPUTERS):
        paragraph = _paragraph(game, name, words)
        if parts[-1] and len(paragraph) > room:
            parts.append([])
            room = ROOM
        parts[-1].append((name, paragraph))
        room -= len(paragraph)
    return parts


def _paragraph(game: str, name: str, words: Words) -> str:
    if name == COMPUTERS:
        title, text = words("rules-computers.title"), words("rules-computers")
    else:
        title, text = words(f"rules-{game}-{name}.title"), words(f"rules-{game}-{name}")
    return words("rules-paragraph", title=title, text=text)
