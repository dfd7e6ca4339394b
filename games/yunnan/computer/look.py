"""What the colour to act has, found out once for all actions that are weighed."""

from collections.abc import Sequence

from games.yunnan import routes
from games.yunnan.computer.outlook import column, earning, outlook
from games.yunnan.position import YunnanPosition


class Look:
    """A position as the colour to act looks at it."""

    def __init__(self, position: YunnanPosition) -> None:
        self.position = position
        self.colour = position.colour
        self.left = outlook(position)
        self.bridges = routes.bridges(position, self.colour)
        self.traders = column(position.traders, self.colour)
        self.posts = column(position.posts, self.colour)
        self.income = earning(self.bridges, self.traders, self.posts)

    def change(
        self,
        traders: Sequence[int] | None = None,
        posts: Sequence[int] | None = None,
        bridges: int | None = None,
    ) -> int:
        """By how much the income changes with those pieces, as numbers by province, in place of the own."""
        return (
            earning(
                self.bridges if bridges is None else bridges,
                self.traders if traders is None else tuple(traders),
                self.posts if posts is None else tuple(posts),
            )
            - self.income
        )
