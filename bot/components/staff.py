"""The private pages of those who manage a server: what was done to a match, what is set. Pure."""

import discord
import msgspec

from bot.components import notices, phrases, pictures
from bot.components.ids import PressItem
from bot.components.page import Page, Picture
from bot.matches import Match, Notice, Turn
from bot.text import Words, explain, plain
from games.engine import CodedError


def done(match: Match, told: Notice, back: str, words: Words) -> Page:
    """What was done, as everybody is told it, and the way ``back`` from it, if there is one."""
    made = Page(match.id, match.version, colour=phrases.colour(match))
    made.text(words("staff-done", title=phrases.title(match, words), place=phrases.place(match, words)))
    made.text(notices.line(match, told, words))
    return made.row(made.button("staff", words(f"button-staff-{back}"), back) if back else None)


async def ask_rollback(match: Match, turn: Turn, to: int, words: Words) -> Page:
    """The board as it would be, before everything after it is taken back."""
    made = Page(match.id, match.version, colour=phrases.colour(match))
    title = phrases.title(match, words)
    made.text(words("staff-rollback-ask", title=title, turn=turn.number))
    # those of now would play on from it
    then = msgspec.structs.replace(turn, match=msgspec.structs.replace(turn.match, formers=()))
    image = await pictures.board(match, then, words)
    made.picture(Picture(f"board-{turn.number}.png", image, phrases.board(then, words).alt()))
    return made.row(_rollback(made, to, words), made.button("list", words("button-staff-rollback-no")))


def repair(match: Match, fault: CodedError | None, turn: int, words: Words) -> Page:
    """Whether the record can be played; if not, the first entry that fails, and the way back to before it."""
    made = Page(match.id, match.version, colour=phrases.colour(match))
    title = phrases.title(match, words)
    if fault is None:
        return made.text(words("staff-sound", title=title, count=match.seq))
    number = int(fault.facts.get("number", 0))
    if not number or match.state != "playing":
        return made.text(explain(words, fault, title=title))
    entry, reason = plain(str(fault.facts["entry"])), plain(str(fault.facts["reason"]))
    made.text(words("staff-broken", title=title, number=number, turn=turn, entry=entry, reason=reason))
    return made.row(_rollback(made, number - 1, words))


def _rollback(page: Page, to: int, words: Words) -> PressItem:
    label = words("button-staff-rollback")
    return page.button("staff", label, "rollback", to, style=discord.ButtonStyle.danger)


def ask(match: Match, words: Words) -> Page:
    """Asks once more before a match ends without a result."""
    made = Page(match.id, match.version, colour=phrases.colour(match))
    state = "lobby" if match.state == "lobby" else "playing"
    made.text(words("staff-ask", title=phrases.title(match, words), state=state))
    label = words("button-staff-abort")
    return made.row(made.button("staff", label, "abort", style=discord.ButtonStyle.danger))
