"""What people were shown of a match, as plain text and picture: readable whatever becomes of its rules."""

import re
from collections.abc import Sequence

import msgspec
from sqlalchemy import select

from bot.store.database import Reading, Writing
from bot.store.tables import boards, told_turns

_TURNS = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Signs that turn the direction of writing, also that of what follows a name."""


def in_line(name: str) -> str:
    """The name as texts have it: in one line, with plain blanks; empty if it is made of nothing else."""
    return " ".join(_TURNS.sub("", name).split())


class ToldTurnRow(msgspec.Struct, frozen=True):
    """What everybody was told of a turn."""

    turn: int
    text: str


class BoardRow(msgspec.Struct, frozen=True, kw_only=True):
    """The board after a turn in words, in full and as the alt text of its picture.

    ``secret`` entries at the end of its record were not for everybody yet. Once the match is over ``picture``
    is that picture, a PNG, and ``result`` what the card of the end says.
    """

    match_id: int
    turn: int
    text: str
    alt: str
    secret: int
    picture: bytes | None = None
    result: str | None = None


async def put_turn(writing: Writing, match: int, told: ToldTurnRow) -> None:
    """Keep it in place of what was told of that turn before."""
    await writing.put(told_turns, match_id=match, turn=told.turn, text=told.text)


async def put_board(writing: Writing, board: BoardRow) -> None:
    """Keep it in place of the match's last one."""
    await writing.put(boards, **msgspec.structs.asdict(board))


async def rename(writing: Writing, match: int, name: str, other: str) -> None:
    """Who was called the one is called the other in what is kept of the match; its picture is not kept."""
    spelt = [
        r"\\?".join(map(re.escape, each))  # some stand behind a stroke, so that they are no marks
        for each in (name, in_line(name))
        if each
    ]
    named = re.compile(rf"(?<!\w)\\?(?:{'|'.join(spelt)})(?!\w)")

    def renamed(text: str) -> str:
        return named.sub(lambda _: other, text)

    for told in await turns(writing, match):
        await put_turn(writing, match, msgspec.structs.replace(told, text=renamed(told.text)))
    last = await board(writing, match)
    if last is not None:
        result = None if last.result is None else renamed(last.result)
        text, alt = renamed(last.text), renamed(last.alt)
        changed = msgspec.structs.replace(last, text=text, alt=alt, result=result, picture=None)
        await put_board(writing, changed)


async def turns(reading: Reading, match: int) -> Sequence[ToldTurnRow]:
    """What was told of the match, turn by turn."""
    query = select(told_turns.c.turn, told_turns.c.text).where(told_turns.c.match_id == match)
    return await reading.rows(query.order_by(told_turns.c.turn), ToldTurnRow)


async def board(reading: Reading, match: int) -> BoardRow | None:
    """The last board that is kept; None for a match that nothing was told of since boards are kept."""
    return await reading.row(select(boards).where(boards.c.match_id == match), BoardRow)
