"""A position for the tests of Da Yunhe's questions and answers; how its texts show a fact."""

from bot.text.dayunhe.names import DayunheTeller
from bot.text.fluent import Shown
from games.dayunhe.position import DayunhePosition
from tests.support.games.dayunhe.scenes import scene
from tests.support.text.speaking import WORDS, players

STACKS = "delta basin! | straight | unrest unrest!"
TILES = (
    "1-2 A unrest, 1-5 A straight e-w, 1-6 A crossing e-se-w-nw, 2-1 B unrest, 2-5 B basin e, "
    "2-6 B straight e-w, 4-4 C delta e-sw-nw"
)


def mapped(card: str, **facts: object) -> DayunhePosition:
    """A, who holds region 1, carries out the card with two unrest tiles, a straight and a reservoir."""
    found: dict[str, object] = {
        "tiles": TILES,
        "stacks": {"A": STACKS},
        "warehouses": {"A": "unrest unrest straight reservoir"},
    }
    return scene(card=card, **(found | facts))  # type: ignore[arg-type]  # keywords of scene


def shown(kind: str, value: str | int) -> str:
    """A fact of that kind as it stands in a sentence."""
    found = DayunheTeller(WORDS, players(5, "dayunhe")).show(kind, value)
    return found.text if isinstance(found, Shown) else str(found)
