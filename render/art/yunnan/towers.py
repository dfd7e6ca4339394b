"""The five buildings as towers: a roof, an empty name plate, two storeys of plaster under three of stone."""

from PIL import Image

from games.yunnan.components import buildings
from render.art.drawing import draw
from render.yunnan.layout import FOLDER, PLATE, ROOF, STOREY_HIGH, STOREYS, tower

ROOFS = ("school", "customs", "horse", "dragon", "yard")
"""By building; each is known by its outline."""
_FOLDER = FOLDER / "svg" / "towers"


def draw_towers(picture: Image.Image) -> None:
    """All of them, side by side, on the finished picture."""
    for number, (building, roof) in enumerate(zip(buildings(), ROOFS, strict=True)):
        left, spaces = tower(number), len(building.values)
        for space in reversed(range(spaces)):
            name, looks = ("stone", 2) if building.safe[space] else ("plaster", 3)
            storey = draw(_FOLDER / f"{name}.svg", str(1 + (number + space) % looks))
            storey.put(picture, left, STOREYS + (spaces - 1 - space) * STOREY_HIGH)
        draw(_FOLDER / "plinth.svg").put(picture, left, STOREYS + spaces * STOREY_HIGH - 5)
        draw(_FOLDER / f"{roof}.svg").put(picture, left, ROOF)
        draw(_FOLDER / "plate.svg").put(picture, left, PLATE)
