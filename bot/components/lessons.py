"""Matches that teach: the page of games, the way to one, and what it tells. Pure."""

from bot.components import phrases
from bot.components.ids import PressItem
from bot.components.page import Page
from bot.matches import Match
from bot.text import Words
from games import NAMES
from games import game as find_game
from games.engine.lessons import lesson


def taught() -> list[str]:
    """The games that can be learned."""
    return [name for name in NAMES if lesson(find_game(name)) is not None]


def choice(words: Words) -> Page:
    """A button a game."""
    made = Page().text(words("lessons-head"))
    return made.row(*(made.button("learn", find_game(name).title, name) for name in taught()))


def button(page: Page, game: str, words: Words) -> PressItem | None:
    """The way to the lesson of the game, if it has one."""
    return page.button("learn", words("button-learn"), game) if game in taught() else None


def begins(words: Words) -> Page:
    """The table is being opened."""
    return Page().text(words("lessons-begins"))


def begun(match: Match, words: Words, *, before: bool) -> Page:
    """The lesson is there; ``before``: it was begun before."""
    page = Page(match.id, match.version)
    title, place = phrases.title(match, words), phrases.place(match, words)
    page.text(words("lessons-begun", title=title, place=place, before="yes" if before else "no"))
    return page.row(page.button("move", words("button-move")), page.button("list", words("button-list")))


def told(match: Match, step: str | None, words: Words) -> str:
    """The text of that step of the match's lesson; nothing for None."""
    return "" if step is None else words("lessons-told", text=words(f"lesson-{match.game}-{step}"))
