"""Packs sprites on one picture, with an index of names."""

from pathlib import Path

import msgspec
from PIL import Image

from render.kit.sprites import Place, Sprite

WIDTH = 1536


def pack(sprites: dict[str, Sprite], path: Path) -> None:
    """Write ``<path>.png`` and ``<path>.json``: shelves, tallest first."""
    order = sorted(sprites, key=lambda name: (-sprites[name].image.height, -sprites[name].image.width, name))
    places: dict[str, Place] = {}
    left = top = shelf = 0
    for name in order:
        sprite = sprites[name]
        width, height = sprite.image.size
        if left + width > WIDTH:
            left, top, shelf = 0, top + shelf, 0
        places[name] = Place(left, top, width, height, sprite.x, sprite.y)
        left += width
        shelf = max(shelf, height)
    picture = Image.new("RGBA", (WIDTH, top + shelf), (0, 0, 0, 0))
    for name, place in places.items():
        picture.paste(sprites[name].image, (place.left, place.top))
    picture.save(path.with_suffix(".png"), optimize=True)
    index = msgspec.json.encode(dict(sorted(places.items())))
    path.with_suffix(".json").write_bytes(msgspec.json.format(index, indent=0) + b"\n")
