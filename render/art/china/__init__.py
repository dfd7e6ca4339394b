"""Builds China's files: places, grounds, title pictures, sprites, palettes, figures."""

from render.art.china.ground import grounds
from render.art.china.places import places
from render.art.china.regions import regions
from render.china.layout import FOLDER


def build() -> None:
    """Write every file; later steps read what the earlier ones wrote."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    found, lands = places(), regions()
    found.write(FOLDER / "places.json")
    lands.numbers.save(FOLDER / "provinces.png", optimize=True)
    for side, ground in grounds(lands, found).items():
        ground.save(FOLDER / f"base-{side}.png", optimize=True)
