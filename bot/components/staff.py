"""The private pages of those who manage a server: what was done to a match, what is set. Pure."""

import discord

from bot.components import notices, phrases
from bot.components.page import Page
from bot.matches import Match, Notice
from bot.text import Words


def done(match: Match, told: Notice, back: str, words: Words) -> Page:
    """What was done, as everybody is told it, and the way ``back`` from it, if there is one."""
    made = Page(match.id, match.version, colour=phrases.colour(match))
    made.text(words("staff-done", title=phrases.title(match, words), place=phrases.place(match, words)))
    made.text(notices.line(match, told, words))
    return made.row(made.button("staff", words(f"button-staff-{back}"), back) if back else None)


def ask(match: Match, words: Words) -> Page:
    """Asks once more before a match ends without a result."""
    made = Page(match.id, match.version, colour=phrases.colour(match))
    state = "lobby" if match.state == "lobby" else "playing"
    made.text(words("staff-ask", title=phrases.title(match, words), state=state))
    label = words("button-staff-abort")
    return made.row(made.button("staff", label, "abort", style=discord.ButtonStyle.danger))
