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
    return _income(
        [row[colour] for row in position.traders],
        [row[colour] for row in position.posts],
        routes.gaps(position, colour),
    )


def forecast(position: "YunnanPosition", colour: int) -> Income:
    """The income if the colour's travel turn ended now: isolated traders are in the market.

    The inspector and those who travel after it are left aside.
    """
    traders = [row[colour] for row in position.traders]
    for province, count in routes.isolated(position, colour):
        traders[province] = 0
        traders[MARKET] += count
    # who stays is connected, and whoever is connected does not need those who go
    return _income(traders, [row[colour] for row in position.posts], routes.gaps(position, colour))


def _income(traders: list[int], posts: list[int], gaps: tuple[int, ...]) -> Income:
    """The income of so many traders and posts by province, with so many gaps on the way there."""
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
