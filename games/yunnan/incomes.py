"""What traders and posts earn: the income of a colour, and what it would be (Yunnan, Income)."""

from typing import TYPE_CHECKING

import msgspec

from games.yunnan import routes
from games.yunnan.components import MARKET, board, setup
from games.yunnan.events import Line

if TYPE_CHECKING:
    from games.yunnan.position import YunnanPosition


class Income(msgspec.Struct, frozen=True):
    """An income: its parts by province, traders before posts, and their sum in yuan."""

    lines: tuple[Line, ...]
    total: int


def income(position: "YunnanPosition", colour: int) -> Income:
    """What the colour's traders and connected posts bring now, less transport (Yunnan, Income)."""
    return _income(position, colour, [row[colour] for row in position.traders])


def forecast(position: "YunnanPosition", colour: int) -> Income:
    """The income if the colour's travel turn ended now: isolated traders are in the market.

    The inspector and those who travel after it are left aside.
    """
    traders = [row[colour] for row in position.traders]
    for province, count in routes.isolated(position, colour):
        traders[province] = 0
        traders[MARKET] += count
    return _income(position, colour, traders)


def _income(position: "YunnanPosition", colour: int, traders: list[int]) -> Income:
    """The colour's income with so many traders by province."""
    posts = [row[colour] for row in position.posts]
    gaps = routes.gaps_with(routes.bridges(position, colour), routes.presence_bits(traders, posts))
    transport = setup().transport
    lines: list[Line] = []
    for province, entry in enumerate(board().provinces):
        gap = gaps[province]
        if count := traders[province]:
            amount = count * (entry.trader - transport * gap)
            lines.append(Line(province, "trader", count, entry.trader, gap, amount))
        if (count := posts[province]) and entry.post is not None:
            value = 0 if gap else entry.post
            lines.append(Line(province, "post", count, value, gap, count * value))
    return Income(tuple(lines), sum([line.amount for line in lines]))
