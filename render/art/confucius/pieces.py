"""All of Confucius' sprites on their sheet."""

from PIL import Image, ImageDraw

from render.art import marks, pieces, sheet, stamps
from render.art.confucius import cards, gifts, lands, people, spots, troops
from render.art.confucius.signs_more import ALL
from render.art.confucius.sizes import OFFICIAL
from render.art.icons import Pen, sign
from render.art.ink import disc
from render.art.shapes import SCALE, shadow, solid
from render.art.shapes import disc as round_outline
from render.confucius.layout import BOX_IDS, FOLDER
from render.confucius.realm_layout import CHIP
from render.kit.palette import (
    CREAM,
    GOLD,
    GOLD_LIGHT,
    INK,
    LACQUER,
    SEATS,
    SHADOW,
    Colour,
    mix,
    rgb,
)
from render.kit.sprites import Sprite

ICON, SMALL, BOX_SIGN, TITLE = 44, 37, 48, 52
FLOOR = mix(LACQUER, SHADOW, 0.44)
"""The floor of the tray's cells."""
SMALL_SIGNS = ("card", "reward", "army", "junk", "cash", "licence", "cube", "insult")
"""Signs that stand beside numbers on slips too."""


def recoloured(made: Sprite, ink: Colour, ground: Colour) -> Sprite:
    """A sign in other colours than ink and paper."""
    grey = made.image.convert("RGB").convert("L")
    low, high = sum(INK) // 3, 240
    share = grey.point(lambda value: max(0, min(255, (value - low) * 255 // (high - low))))
    picture = Image.composite(
        Image.new("RGB", grey.size, ground), Image.new("RGB", grey.size, ink), share
    ).convert("RGBA")
    picture.putalpha(made.image.getchannel("A"))
    return Sprite.of(picture, made.x, made.y)


def sign_badge(name: str, size: int, colour: Colour, shown: Colour = CREAM) -> Sprite:
    """A round badge with a sign."""
    canvas, _ = pieces.badge(size, colour)
    picture = canvas.reduce(SCALE)
    made = recoloured(sign(ALL[name], round(size * 0.62)), shown, colour)
    picture.alpha_composite(made.image, (picture.width // 2 - made.x, picture.height // 2 - made.y))
    return Sprite.centred(picture)


def gong_badge(size: int) -> Sprite:
    """An examination was forced: a gong on red lacquer."""

    def gong(pen: Pen, n: int) -> None:
        disc(pen, n, 0.5, 0.52, 0.46)
        disc(pen, n, 0.5, 0.52, 0.33, rgb("F9F1E0"))
        disc(pen, n, 0.5, 0.52, 0.19)

    canvas, _ = pieces.badge(size, LACQUER)
    picture = canvas.reduce(SCALE)
    made = recoloured(sign(gong, round(size * 0.62)), GOLD_LIGHT, LACQUER)
    picture.alpha_composite(made.image, (picture.width // 2 - made.x, picture.height // 2 - made.y))
    return Sprite.centred(picture)


def plain_disc(size: int, face: Colour, rim: Colour | None = None) -> Sprite:
    """A disc to write a number on."""
    canvas = pieces.clear(round(size * 1.3), round(size * 1.3))
    d = size * SCALE
    outline = round_outline(canvas.size, d / 2, (canvas.width / 2, canvas.height / 2))
    shadow(canvas, outline, d * 0.7)
    canvas.alpha_composite(solid(outline(0), INK))
    if rim is not None:
        canvas.alpha_composite(solid(outline(-d * 0.03), rim))
        canvas.alpha_composite(solid(outline(-d * 0.085), mix(rim, INK, 0.5)))
    canvas.alpha_composite(solid(outline(-d * (0.105 if rim is not None else 0.045)), face))
    return Sprite.centred(canvas.reduce(SCALE))


def gold_frame(size: tuple[int, int], radius: int) -> Sprite:
    """Round what was chosen already: a golden band between ink lines."""
    pad, k = 10, 2
    whole = ((size[0] + 2 * pad) * k, (size[1] + 2 * pad) * k)
    canvas = Image.new("RGBA", whole, (0, 0, 0, 0))
    pen = ImageDraw.Draw(canvas)
    for inset, wide, colour in ((0, 9, INK), (1.2, 6.6, GOLD), (2.6, 3.6, GOLD_LIGHT)):
        edges = (inset * k, inset * k, whole[0] - 1 - inset * k, whole[1] - 1 - inset * k)
        pen.rounded_rectangle(
            edges, (radius + pad - inset) * k, outline=(*colour, 255), width=round(wide * k)
        )
    return Sprite.centred(canvas.reduce(k))


def _people() -> dict[str, Sprite]:
    """What every seat has."""
    found: dict[str, Sprite] = {}
    for seat, look in enumerate(SEATS):
        found[f"marker-{look.letter}"] = pieces.emblem(seat, 52, 36)
        found[f"cube-{look.letter}"] = pieces.emblem(seat, 46, 0)
        found[f"visitor-{look.letter}"] = pieces.emblem(seat, 38, 0)
    return found


def _signs() -> dict[str, Sprite]:
    """Signs in ink in two sizes, those of the box in gold, badges."""
    found: dict[str, Sprite] = {}
    for name, draw in ALL.items():
        found[f"icon-{name}"] = sign(draw, ICON)
    for name in SMALL_SIGNS:
        found[f"small-{name}"] = sign(ALL[name], SMALL)
    for name in BOX_IDS:
        found[f"box-{name}"] = recoloured(sign(ALL[name], BOX_SIGN), GOLD_LIGHT, FLOOR)
    for name, colour in (("chief", GOLD), ("admiral", rgb("3F6E86")), ("general", rgb("8A4A3A"))):
        found[f"title-{name}"] = sign_badge(name, TITLE, colour, INK if name == "chief" else CREAM)
    return found


def sprites() -> dict[str, Sprite]:
    """Every sprite by its name."""
    found = {"stamp": stamps.stamp(stamps.KONG, 112, "kong", weight=0.085)}
    found |= _people() | _signs()
    for module in (spots, people, gifts, cards, lands, troops):
        found |= module.sprites()
    found["badge-gong"] = gong_badge(62)
    found["price"], found["count"] = plain_disc(56, CREAM, GOLD), plain_disc(48, CREAM)
    found["star"] = recoloured(sign(ALL["star"], 34), rgb("B07A14"), CREAM)
    found["gift-gone"] = recoloured(sign(ALL["cross"], 40), rgb("8C8375"), CREAM)
    found["chosen-official"], found["chosen-box"] = gold_frame(OFFICIAL, 12), gold_frame((72, 72), 36)
    found["asked-marker"], found["asked-box"] = marks.band(30), marks.band(38)
    found["plate-chip"] = spots.plate(*CHIP, None, False)
    return found


def build() -> None:
    """Write the sheet."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    sheet.pack(sprites(), FOLDER / "sprites")
