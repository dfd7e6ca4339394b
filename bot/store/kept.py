"""What people were shown of a match, as plain text and picture: readable whatever becomes of its rules."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import select

from bot.store.database import Reading, Writing
from bot.store.tables import boards, told_turns


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


async def turns(reading: Reading, match: int) -> Sequence[ToldTurnRow]:
    """What was told of the match, turn by turn."""
    query = select(told_turns.c.turn, told_turns.c.text).where(told_turns.c.match_id == match)
    return await reading.rows(query.order_by(told_turns.c.turn), ToldTurnRow)


async def board(reading: Reading, match: int) -> BoardRow | None:
    """The last board that is kept; None for a match that nothing was told of since boards are kept."""
    return await reading.row(select(boards).where(boards.c.match_id == match), BoardRow)
