"""What the figures of rules pages have in common: parts of boards on paper, rows of notes beside them."""

from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image

from render.kit.sprites import Sprite
from render.kit.type import write

WIDTH = 600
"""Of a figure."""
EDGE = 10
"""Round the parts of a figure."""


@dataclass(frozen=True)
class Notes:
    """What a game's figures are made with."""

    piece: Callable[[str], Sprite]
    """A sprite by name."""
    sheet: Callable[[int, int], Image.Image]
    """Paper of that width and height."""
    gap: int
    """Between signs in a row of notes."""
    cap: int
    """Cap height of their texts."""

    def draw(self, image: Image.Image, left: float, right: float, y: float, *items: str) -> None:
        """Sprites and texts ("=3") side by side, in the middle between two edges."""
        blank = self.sheet(WIDTH, 200)
        plan = [
            (item, write(blank, (300, 100), item[1:], cap=self.cap) if item[0] == "=" else self._solid(item))
            for item in items
        ]
        x = (left + right) / 2 - (sum(wide for _, wide in plan) + self.gap * (len(plan) - 1)) / 2
        for item, wide in plan:
            if item[0] == "=":
                write(image, (x, y), item[1:], cap=self.cap, anchor="l")
            else:
                self.piece(item).put(image, x + wide / 2, y)
            x += wide + self.gap

    def _solid(self, name: str) -> int:
        """The width of a sprite without its shadow."""
        mask = self.piece(name).image.getchannel("A").point(lambda value: 255 if value > 200 else 0)
        left, _, right, _ = mask.getbbox() or (0, 0, 0, 0)
        return right - left

    def stacked(self, *parts: Image.Image) -> Image.Image:
        """Parts one under another on paper, each in the middle."""
        image = self.sheet(WIDTH, sum(part.height for part in parts) + EDGE * (len(parts) + 1))
        top = EDGE
        for part in parts:
            image.paste(part, ((WIDTH - part.width) // 2, top))
            top += part.height + EDGE
        return image
