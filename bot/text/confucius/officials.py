"""Ministries of Confucius: what lies on a place, who has how many officials there."""

from collections.abc import Mapping, Sequence

from bot.text.confucius.names import ConfuciusTeller, Facts
from bot.text.fluent import Listed
from games.confucius import resolution
from games.confucius.components import MINISTRIES, NOBODY, SPACES
from games.confucius.position import ConfuciusPosition
from games.engine import Seat


def place_of(known: Mapping[str, str], more: str = "") -> tuple[int, int]:
    """Ministry and space of the answers ``ministry`` and ``space`` (or those with 2 at the end)."""
    return MINISTRIES.index(known[f"ministry{more}"]), int(known[f"space{more}"]) - 1


def tile(say: ConfuciusTeller, ministry: int, space: int) -> Facts:
    """What lies there: "■ Jonas’s 5, secured", "unbribed 4", "empty"."""
    return {
        "ministry": ministry,
        "space": space,
        "cost": say.view.officials[ministry][space],
        "owner": say.seat(say.view.markers[ministry][space]),
        "secured": say.view.secured[ministry][space],
    }


def crowd(say: ConfuciusTeller, found: Sequence[tuple[Seat, object]]) -> Listed:
    """Players with a number each, several others by token."""
    alone = sum(seat != say.acting for seat, _ in found) == 1
    return (say if alone else say.short).each(found)


def standing(say: ConfuciusTeller, view: ConfuciusPosition, ministry: int) -> Listed:
    """Who has how many officials there, most first: "you 2, ■ Jonas 1"."""
    return crowd(say, [(seat, tiles) for seat, tiles, _ in resolution.standing(view, ministry)])


def taken(say: ConfuciusTeller, ministry: int) -> Facts:
    """Who has how many officials in a ministry, how full it is, its chits."""
    high, low = say.view.chits[ministry]
    return {
        "standing": standing(say, say.view, ministry),
        "taken": SPACES - say.view.markers[ministry].count(NOBODY),
        "spaces": SPACES,
        "high": high,
        "low": low,
    }
