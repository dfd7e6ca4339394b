"""Boards that are too large for one picture: which sheet is shown, and the way to the others."""

import render
from bot.components.item import PressItem
from bot.components.page import Page
from bot.matches import Match, Turn
from bot.text import Words


def of(turn: Turn) -> str:
    """The sheet that shows best what the turn did: that of its message."""
    return render.changed(turn.match.game, turn.events)


def buttons(
    made: Page, match: Match, words: Words, *, shown: str = "", number: int | None = None
) -> list[PressItem]:
    """A button for each sheet of the board but the one that is shown; none where the board is one picture.

    ``number``: the turn after which to show it; None is the newest.
    """
    sheets = render.sheets(match.game)
    if len(sheets) == 1:
        return []
    turn = "" if number is None else number
    return [
        made.button("board", words(f"sheet-{match.game}-{sheet}"), turn, sheet)
        for sheet in sheets
        if sheet != shown
    ]


def recaps(made: Page, match: Match, words: Words, since: int, *, shown: str, panel: bool) -> list[PressItem]:
    """A button for each sheet but the one that is shown, with the same recap; none where there is but one."""
    sheets = render.sheets(match.game)
    if len(sheets) == 1:
        return []
    verb = "news" if panel else "recap"
    return [
        made.button(verb, words(f"sheet-{match.game}-{sheet}"), since, sheet)
        for sheet in sheets
        if sheet != shown
    ]
