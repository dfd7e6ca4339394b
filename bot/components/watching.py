"""The private pages for looking at one match: hand, board at a turn, board as text."""

import discord

from bot.components import phrases, pictures
from bot.components.page import ROOM, Page, Picture
from bot.matches import Match, Turn
from bot.matches.model import last_of
from bot.store.kept import BoardRow
from bot.text import Words
from bot.text.formatter import formatter_of
from games.engine import Position, Seat
from games.engine.choices import Question, walk

PRIMARY = discord.ButtonStyle.primary


async def hand(match: Match, seat: Seat, view: Position, words: Words) -> Page:
    """What the seat holds, for its own eyes; on its turn also all there is to know for its first question."""
    formatter, players = formatter_of(match.edition), phrases.players(match)
    text = formatter.board(words, players, view, seat).hand(seat)
    made = Page(match.id, match.version, colour=phrases.colour(match))
    made.text(words("hand-head", title=phrases.title(match, words)))
    made.picture(Picture("hand.png", await pictures.hand(match, view, seat, words), text))
    made.text(words("hand", hand=text))
    waits = phrases.to_move(match, seat)
    question = await pictures.run(lambda: walk(view.legal(), ()).next) if waits else None
    if isinstance(question, Question):
        made.text(formatter.asked(words, players, view, question).ask())
    return made.row(
        made.button("move", words("button-move"), style=PRIMARY) if waits else None,
        made.button("board", words("button-board")),
    )


async def board(
    match: Match, turn: Turn, words: Words, seat: Seat | None = None, note: str = "", *, own: bool = False
) -> Page:
    """The board after a turn, with ways to the turns beside it.

    ``seat`` is where the reader may act, None for a watcher; ``own``: it is theirs, they do not sit in for
    somebody; ``note``: what is to be told besides it.
    """
    made = Page(match.id, match.version, colour=phrases.colour(match))
    said = phrases.told(match, turn, words)
    if note and len(said) + len(note) > ROOM:  # the note is what it is looked at for
        said = words("turn-head", number=turn.number, summary="").strip()
    made.text(said)
    image = await pictures.board(match, turn, words)
    made.picture(Picture(f"board-{turn.number}.png", image, phrases.board(turn, words).alt()))
    made.text(note)
    if match.to_act is not None and turn.number == match.turn - 1:
        made.text(who_is_next(match, words))
    if match.to_act is not None and turn.number == match.turn:
        who = phrases.players(match).rich(match.to_act)
        made.text(words("turn-open", who=who, due=phrases.due(match, words)))
    last = last_of(match)
    waits = phrases.to_move(match, seat)
    goes_on = turn.number < last and turn.view.to_act() is not None and not turn.view.resigned
    made.row(made.button("move", words("button-move"), style=PRIMARY) if waits else None)
    made.row(
        made.button("board", words("button-earlier"), turn.number - 1, disabled=turn.number == 0),
        made.button("board", words("button-later"), turn.number + 1, disabled=turn.number >= last),
        made.button("text", words("button-text"), turn.number),
        made.button("log", words("button-log")),
        made.button("more", words("button-more")),
    )
    past = turn.number <= last
    return made.row(
        made.button("fork", words("button-fork"), turn.number) if goes_on else None,
        made.button("look-back", words("button-look-back"), turn.number) if past else None,
        made.button("note", words("button-note", turn=turn.number), turn.number) if own else None,
    )


def who_is_next(match: Match, words: Words, task: str = "none") -> str:
    """Who is to act, for what if that is told, and until when; or that the match is paused."""
    assert match.to_act is not None
    who = phrases.players(match).rich(match.to_act)
    if match.paused_at is not None:
        return words("next-paused", who=who)
    return words("next", who=who, task=task, due=phrases.due(match, words))


def detail(match: Match, turn: Turn, words: Words) -> Page:
    """All that happened in a turn."""
    made = Page(match.id, match.version, colour=phrases.colour(match))
    made.text(phrases.told(match, turn, words))
    return made.row(made.button("board", words("button-board"), turn.number))


def standings(match: Match, turn: Turn, words: Words) -> Page:
    """The totals after a turn."""
    made = Page(match.id, match.version, colour=phrases.colour(match))
    made.text(words("standings-head", title=phrases.title(match, words), turn=turn.number))
    made.text(phrases.board(turn, words).standings(()))
    return made.row(made.button("board", words("button-board")), made.button("more", words("button-more")))


def text(match: Match, turn: Turn, words: Words) -> Page:
    """The board after a turn in words alone."""
    made = Page(match.id, match.version, colour=phrases.colour(match))
    made.text(phrases.board(turn, words).text())
    return made.row(
        made.button("board", words("button-picture"), turn.number), made.button("more", words("button-more"))
    )


def kept(made: Page, match: Match, board: BoardRow | None, words: Words) -> Page:
    """What was kept of a match that cannot be shown as it stands: its last board, how it ended, its log."""
    if board is not None:
        made.text(words("kept-board", turn=board.turn))
        if board.picture is not None:
            made.picture(Picture("board.png", board.picture, board.alt))
        made.text(board.result or "").text(board.text)
    return made.row(
        made.button("log", words("button-log")),
        made.button("export", words("button-export")),
        made.button("list", words("button-list")),
    )
