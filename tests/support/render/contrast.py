"""Contrast as WCAG 2.2 counts it, on the pixels of finished pictures: of letters and of the seats' pieces."""

import re
from collections.abc import Iterator
from io import BytesIO
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import pytest
from PIL import Image, ImageChops, ImageFilter

from render.kit import sprites, tokens
from render.kit import type as types
from render.kit.assets import Assets
from render.kit.sprites import Sheet, Sprite

BESIDE = 2
"""What lies so many pixels about a letter is what it stands on."""
EDGE, CAST, ABOUT = 5, 6, 11
"""A piece's outline and rim, inwards; so far reaches its shadow; so far the ground that it lies on."""
SOLID = 200
"""From this alpha on a pixel belongs to the piece, not to its shadow."""
FEWEST = 60
"""Of less than so many pixels nothing is said."""
OF_SEAT = re.compile(r"-[A-E]\b")
"""In the name of a sprite in a seat's colour."""

Mask = npt.NDArray[np.bool_]
Numbers = npt.NDArray[np.float64]
Corner = tuple[int, int]


class Laid(NamedTuple):
    """A line of text or a piece as it was put on a picture: its mask, with the corner where it lies."""

    name: str
    mask: Image.Image
    corner: Corner


class Watch:
    """Remembers what is written on pictures of a game and which pieces of seats are laid on them."""

    def __init__(self, assets: Assets, monkeypatch: pytest.MonkeyPatch) -> None:
        self._on: dict[int, tuple[Image.Image, list[Laid], list[Laid]]] = {}
        lines: dict[int, tuple[str, Image.Image, Image.Image]] = {}
        names: dict[int, tuple[str, Sprite]] = {}
        assets.let_go()
        tokens.shared_piece.cache_clear()
        written, blend, read, put = types._written, sprites.blend, Sheet.__getitem__, Sprite.put

        def write(text: str, face: Any, cap: int, fill: Any, halo: Any, squeeze: float) -> Any:
            found = written(text, face, cap, fill, halo, squeeze)
            mask = types.ink(text, face, cap, halo is not None, squeeze).fill
            lines[id(found[0])] = text, mask, found[0]
            return found

        def lay(onto: Image.Image, image: Image.Image, at: Corner) -> None:
            self._of(onto)[1].append(Laid(*lines[id(image)][:2], at))
            blend(onto, image, at)

        def take(sheet: Sheet, name: str) -> Sprite:
            sprite = read(sheet, name)
            names[id(sprite.parts[0].image)] = name, sprite
            return sprite

        def paste(sprite: Sprite, onto: Image.Image, x: float, y: float) -> None:
            name, _ = names.get(id(sprite.parts[0].image), ("", sprite))
            if OF_SEAT.search(name):
                solid = sprite.image.getchannel("A").point(lambda value: 255 if value > SOLID else 0)
                self._of(onto)[2].append(Laid(name, solid, (round(x) - sprite.x, round(y) - sprite.y)))
            put(sprite, onto, x, y)

        monkeypatch.setattr(types, "_written", write)
        monkeypatch.setattr(types, "blend", lay)
        monkeypatch.setattr(Sheet, "__getitem__", take)
        monkeypatch.setattr(Sprite, "put", paste)

    def _of(self, image: Image.Image) -> tuple[Image.Image, list[Laid], list[Laid]]:
        return self._on.setdefault(id(image), (image, [], []))

    def letters(self, image: Image.Image, png: bytes) -> Iterator[tuple[str, float]]:
        """Each line of the picture, which became that file, with the ratio to what is beside its letters.

        Of the pixels there the middle one counts: letters touch the rims of small pieces.
        """
        light = brightness(png)
        for text, mask, corner in self._of(image)[1]:
            ink = np.pad(np.asarray(mask), BESIDE)
            part = _part(light, corner, ink.shape, BESIDE)
            core = ink == 255
            if part is not None and core.sum() >= FEWEST:
                beside = part[_grown(ink > 0, BESIDE) & (ink == 0)]
                yield text, float(np.median(ratio(beside, np.median(part[core]))))

    def pieces(self, image: Image.Image, png: bytes) -> Iterator[tuple[str, float]]:
        """Each piece of a seat with the better ratio that its outline or its rim has to the ground about it.

        Of the ground's pixels the middle one counts. What other pieces hide is left out, and what is one.
        """
        light, laid = brightness(png), self._of(image)[2]
        count = Image.new("L", image.size)
        for _, solid, (x, y) in laid:
            box = x, y, x + solid.width, y + solid.height
            count.paste(ImageChops.add(count.crop(box), solid.point(lambda value: value // 255)), box)
        lying = np.asarray(count)
        for name, solid, corner in laid:
            mask = np.pad(np.asarray(solid) > 0, ABOUT)
            part, others = (_part(numbers, corner, mask.shape, ABOUT) for numbers in (light, lying))
            if part is None or others is None:
                continue
            edge = part[mask & ~_grown(mask, -EDGE) & (others == 1)]
            free = part[_grown(mask, ABOUT) & ~_grown(mask, CAST) & (others == 0)]
            if min(len(edge), len(free)) >= FEWEST:
                dark, pale = np.quantile(edge, (0.1, 0.9))
                yield name, float(np.median(np.maximum(ratio(dark, free), ratio(pale, free))))


def brightness(png: bytes) -> Numbers:
    """Relative luminance of each pixel, 0..1."""
    with Image.open(BytesIO(png)) as picture:
        palette = np.array(picture.getpalette(), np.float64).reshape(-1, 3) / 255
        linear = np.where(palette <= 0.04045, palette / 12.92, ((palette + 0.055) / 1.055) ** 2.4)
        found: Numbers = (linear @ np.array([0.2126, 0.7152, 0.0722]))[np.asarray(picture)]
    return found


def ratio(one: Any, other: Any) -> Any:
    """WCAG's contrast ratio of two luminances, 1..21."""
    return (np.maximum(one, other) + 0.05) / (np.minimum(one, other) + 0.05)


def _grown(mask: Mask, by: int) -> Mask:
    wide = 2 * abs(by) + 1
    picture = Image.fromarray((mask * 255).astype(np.uint8))
    grown = picture.filter(ImageFilter.MaxFilter(wide) if by > 0 else ImageFilter.MinFilter(wide))
    return np.asarray(grown) > 0


def _part(numbers: Any, corner: Corner, shape: tuple[int, ...], margin: int) -> Any:
    """What of a picture lies under a mask with that margin; None if not all of that is on the picture."""
    left, top = corner[0] - margin, corner[1] - margin
    if left < 0 or top < 0:
        return None
    part = numbers[top : top + shape[0], left : left + shape[1]]
    return part if part.shape == shape else None
