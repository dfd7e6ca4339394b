"""The emblems of the ten action cards, painted; each has another outline."""

from render.kit.sprites import Sprite

EMBLEM, SIGN = 96, 50
_SIGNS = {
    "builder": "build",
    "supplies": "supply",
    "reformer": "reform",
    "rebuilder": "rebuild",
    "order": "remove",
    "welfare": "calm",
    "inspector": "inspect",
    "tea": "tea",
    "intriguer": "intrigue",
    "saboteur": "destroy",
}


def sprites(card: str) -> dict[str, Sprite]:
    """The emblem of a card in both sizes."""
    from render.art.dayunhe.signs import ACTIONS
    from render.art.icons import sign

    return {
        f"card-{card}": sign(ACTIONS[_SIGNS[card]], EMBLEM),
        f"sign-{card}": sign(ACTIONS[_SIGNS[card]], SIGN),
    }
