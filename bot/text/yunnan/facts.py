"""What the words of Yunnan need to know of a position again and again."""

from collections.abc import Iterator

from games.yunnan.components import KINDS, SIDES, buildings
from games.yunnan.position import YunnanPosition


def occupied(view: YunnanPosition) -> Iterator[tuple[int, int, int]]:
    """Every taken space: building, value, whose trader stands there."""
    for building, row in enumerate(view.spaces):
        for value, holder in zip(buildings()[building].values, row, strict=True):
            if holder >= 0:
                yield building, value, holder


def side(view: YunnanPosition, colour: int) -> int:
    """The side of the bank on which the colour stands; -1 if on none."""
    return view.bank.index(colour) if colour in view.bank else -1


def standing(view: YunnanPosition, colour: int) -> list[tuple[str, int]]:
    """Every structure of the colour on the map: (kind, place)."""
    posts = [("post", province) for province, row in enumerate(view.posts) for _ in range(row[colour])]
    bridges = [("bridge", site) for site, row in enumerate(view.bridges) if row[colour]]
    houses = [("teahouse", province) for province, owner in enumerate(view.teahouses) if owner == colour]
    return [*posts, *bridges, *houses]


def stocked(view: YunnanPosition, colour: int) -> list[tuple[str, int]]:
    """The structures that the colour has taken and not built: (kind, count)."""
    return [(kind, row[colour]) for kind, row in zip(KINDS, view.stock, strict=True) if row[colour]]


def gone(view: YunnanPosition, colour: int) -> bool:
    """Whether the colour's player has left."""
    return view.owner(colour) in view.resigned


def free_sides(view: YunnanPosition) -> list[int]:
    """The sides of the bank where nobody stands."""
    return [side for side in range(len(SIDES)) if view.bank[side] < 0]
