"""Computers at the table: the list on the card of an open table, and the page that offers to play at once.

Pure.
"""

import discord

from bot.components.page import Page, option
from bot.matches import STRENGTHS, Match
from bot.text import Words
from bot.text.players import short
from games import NAMES
from games import game as find_game

FILL, ADD, REMOVE = "fill", "add", "remove"
"""What can be done at an open table: seat computers everywhere, or one; take the last one away."""

USUAL = "steady"
"""The strength that is offered first."""

RIVALS = 2
"""Computers that somebody plays against at once."""


def choice(page: Page, match: Match, words: Words) -> None:
    """What the host can do about computers: a list, whose values are those above and a strength."""
    free = match.size - len(match.seats)
    found: list[discord.SelectOption] = []
    if free:
        found += [_seat(FILL, strength, free, words) for strength in STRENGTHS]
    if free > 1:
        found += [_seat(ADD, strength, 1, words) for strength in STRENGTHS]
    there = [seat for seat in match.seats if seat.person is None]
    if there:
        found.append(option(REMOVE, words("lobby-remove", name=short(there[-1].name))))
    if found:
        host = short(next(seat.name for seat in match.seats if seat.person == match.creator))
        page.choice("computers", words("lobby-computers", host=host), found)


def _seat(what: str, strength: str, count: int, words: Words) -> discord.SelectOption:
    label = words(f"lobby-{what}", strength=words(f"strength-{strength}"), count=count)
    return option(f"{what}-{strength}", label, words(f"strength-{strength}.detail"))


def offer(strength: str, words: Words, *, free: bool = False) -> Page:
    """A match against computers, a button a game; ``free``: to somebody for whom no match waits."""
    made = Page().text(words("offer-none") if free else "").text(words("offer-head"))
    made.choice(
        "offer",
        words("offer-hint"),
        [
            option(
                known,
                words("offer-strength", strength=words(f"strength-{known}")),
                words(f"strength-{known}.detail"),
                chosen=known == strength,
            )
            for known in STRENGTHS
        ],
    )
    made.row(*(made.button("solo", find_game(name).title, name, strength) for name in NAMES))
    made.text(words("offer-more"))
    return made.row(
        made.button("lessons", words("button-lessons")),
        made.button("list", words("button-list")),
        made.button("tables", words("button-tables")),
    )
