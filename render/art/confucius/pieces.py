"""Confucius' sprites on their sheet."""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
from PIL import ImageDraw

from games.confucius.components import DISTANT, MINISTRIES, cards, realm, rewards
from render.art import sheet
from render.art.confucius.signs import DRAWN, SIGNS, inked
from render.art.drawing import (
    KIT,
    draw,
    each_seat,
    emblem,
    emblems,
    for_seat,
    frame,
    icon,
    named,
    over,
    ring,
    round_ring,
    slip,
    trimmed,
)
from render.art.field import layers, to_image
from render.art.scenes import Pigments, draw_scene
from render.confucius import layout
from render.confucius.layout import BOX_IDS, CARD, COST, FOLDER, LAND, PLATE_HIGH, SEATS, TABLET, Box
from render.kit import palette
from render.kit.palette import (
    CREAM,
    GOLD,
    GOLD_LIGHT,
    INK,
    LACQUER,
    PANEL,
    PAPER_LIGHT,
    Colour,
    mix,
    rgb,
)
from render.kit.sprites import Sprite

Size = tuple[int, int]
STROKE = 5
"""How far a ring's brush reaches inwards."""
STATES = ("plain", "active", "resigned")
"""Of a seat's row in the ledger."""
FINAL = ("plain", "winner", "resigned")
"""Of its row in the final table."""
LIKELY = 46
"""Width of who would get a post as it stands: small, pale, without a letter."""
ICON, SMALL, HEAD, BOX_SIGN, TITLE = 44, 37, 42, 48, 52
ICONS = (
    *("ban", "bingbu", "bribe", "buy", "card", "cash", "colonies", "force", "gift", "gives", "gongbu"),
    *(
        "holds",
        "hubu",
        "insults",
        "invade",
        "invasions",
        "army",
        "junk",
        "junks",
        "left",
        "licence",
        "minister",
    ),
    *("ministries", "nominate", "officials", "passed", "points", "recruit", "reward", "round", "secretary"),
    *("secure", "titles", "total", "voyage", "voyages", "yard"),
)
"""Signs of the usual size."""
SMALL_SIGNS = ("reward", "junk", "cash", "licence", "cube")
"""Signs that stand beside numbers too."""
HEADS = ("cube", "card", "reward", "army", "yard", "voyage")
"""Signs over the narrow columns of the ledger."""
GIFTS = ("hanging", "tile", "vase", "coat", "necklace", "junk")
"""By value, 1 first."""
GIFT = 60
ROBES: Mapping[str, Colour] = {
    "official-plain": rgb("5F7F73"),
    "official": rgb("4C6A8E"),
    "official-dear": rgb("75508A"),
}
"""By grade: the dearer, the wider the hat's wings and the richer the robe."""
SCHOLAR = rgb("8A8F93")
ROBES_TO_WIN: Mapping[str, Colour] = {
    "bingbu": rgb("8E4438"),
    "hubu": rgb("9C7A2C"),
    "gongbu": rgb("41668A"),
    "any": rgb("75508A"),
}
GREEN, TAN = rgb("5E8A55"), rgb("C3A468")
"""Rims of points: a ministry's, a distant land's."""


class Country(NamedTuple):
    """How a foreign land is painted: its pigment and its scene."""

    colour: Colour
    scene: str


COUNTRIES: Mapping[str, Country] = {
    "annam": Country(rgb("BFCBA6"), "terraces"),
    "yunnan": Country(rgb("CDBFCE"), "towers"),
    "mongolia": Country(rgb("EADCA8"), "yurts"),
    "korea": Country(rgb("B5CCCB"), "pines"),
    "manchuria": Country(rgb("E6C6A2"), "peaks"),
}
"""By the land's id."""


def _of(box: Box) -> Size:
    return box[2] - box[0], box[3] - box[1]


OFFICIAL = TABLET
FACES: Mapping[str, str] = {
    "plain": "official-plain",
    "middle": "official",
    "dear": "official-dear",
    "candidate": "scholar",
}
"""Who is drawn on the tablet of an official of that grade."""
FACE = 0.64
CANDIDATE = _of(layout.CANDIDATE)
ROW = layout.ROW_RIGHT - layout.ROW_LEFT
HELD: Mapping[str, Size] = {f"held-{seats}": (layout.owes_width(seats) - 6, PLATE_HIGH) for seats in SEATS}
HOME = layout.HOME[1] - layout.HOME[0], PLATE_HIGH
RINGED: Mapping[str, Size] = {
    "official": (OFFICIAL[0] - 4, OFFICIAL[1] - 4),
    "post": _of(layout.post(0, 0)),
    "candidate": CANDIDATE,
    "wall": layout.BLOCK,
    "home": HOME,
    **HELD,
}
ROUND_RINGS: Mapping[str, int] = {
    "mat": 34,
    "cell": 27,
    "box": 36,
    "number": 27,
    "seal": 34,
    "visitor": 22,
    "chit": 38,
}
"""Ringed by a circle of that radius."""
FRAMED: Mapping[str, Size] = {
    "official": OFFICIAL,
    "mat": _of(layout.MATS[0]),
    "mat-orange": _of(layout.MATS[1]),
    "land": LAND,
    "coast": layout.COAST,
    "gift": (156, 72),
    "number": (46, 54),
    "token": (60, 60),
    **HELD,
}
"""Framed when they may be chosen."""
PADS: Mapping[str, int] = {"official": 5, "gift": 3, "number": 3, "token": 3, **dict.fromkeys(HELD, 3)}
"""How far their frames reach out where neighbours stand close by."""


def badge(sign: Sprite, size: int, colour: Colour) -> Sprite:
    """A round badge with a sign."""
    return over(draw(DRAWN / "pieces" / "badge.svg", colour=colour, scale=size / 100), sign)


def gift(value: int, size: int) -> Sprite:
    """A gift, anchored in its middle."""
    lines = "small" if size <= 60 else "large"
    return draw(DRAWN / "gifts" / f"{GIFTS[value - 1]}.svg", lines, scale=size / 60)


def _pale(sprite: Sprite) -> Sprite:
    """Not bought yet."""
    picture = sprite.image.convert("L").convert("RGBA")
    picture.putalpha(sprite.image.getchannel("A").point(lambda value: value * 42 // 100))
    return Sprite.of(picture, sprite.x, sprite.y)


def with_figure(below: Sprite, x: float, foot: float, who: str, scale: float, robe: Colour) -> Sprite:
    """The tablet or plate with a person on it."""
    draw(DRAWN / "people" / "figure.svg", who, colour=robe, scale=scale).put(below.image, x, foot)
    return below


def _official(grade: str, *look: str) -> Sprite:
    """A tablet with its official's face, which is as wide as the price would be."""
    made = draw(DRAWN / "people" / "official.svg", *look)
    who = FACES[grade]
    foot = made.y + TABLET[1] / 2 - 3
    return with_figure(made, made.x - TABLET[0] / 2 + COST + 2, foot, who, FACE, ROBES.get(who, SCHOLAR))


def _candidate(kind: str) -> Sprite:
    """The candidate in turn, of one ministry or of any."""
    made = draw(DRAWN / "people" / "candidate.svg", kind, size=(CANDIDATE[0] + 20, CANDIDATE[1] + 20))
    return with_figure(made, 55, CANDIDATE[1] + 6, "scholar", 0.52, SCHOLAR)


def face(cash: int, licences: int) -> Sprite:
    """One of Confucius' cards."""
    return draw(DRAWN / "cards" / "card.svg", f"cash-{cash}", f"licences-{licences}")


def _reward(name: str) -> Sprite:
    """An Emperor's Reward: a golden border round its picture."""
    path = DRAWN / "cards" / "reward.svg"
    made = draw(path, "frame", name)
    kind = name.split("-")[-1]
    if kind in ROBES_TO_WIN:
        with_figure(made, made.x, CARD[1] + 1.5, "winning", 0.95, ROBES_TO_WIN[kind])
        draw(path, "coin").put(made.image, made.x, made.y)
    if name == "gift":
        for value, x, y in ((3, -25, -22), (5, 25, -22), (2, 0, 33)):
            gift(value, 48).put(made.image, made.x + x, made.y + y)
    return made


def _chit(size: int, colour: Colour) -> Sprite:
    return draw(DRAWN / "pieces" / "chit.svg", colour=colour, scale=size / 64)


def _taken_chit(seat: int) -> Sprite:
    """Points of a distant land that somebody was the first to see: a rim and a pip in his colour."""
    made = _chit(64, palette.SEATS[seat].colour)
    return Sprite.centred(over(Sprite.of(made.image, 16, 20), emblem(seat, 22, 0)).image)


def _empty(size: Size, colour: Colour) -> Sprite:
    return draw(DRAWN / "marks" / "empty.svg", colour=colour, size=(size[0] + 8, size[1] + 8))


def _land(country: Country) -> Sprite:
    """A foreign land's tile, anchored at its corner: calm where names, armies and points stand."""
    path, size = DRAWN / "pieces" / "land.svg", (LAND[0] + 28, LAND[1] + 28)
    tile = draw(path, "tile", colour=mix(country.colour, PAPER_LIGHT, 0.25), size=size)
    ground = np.asarray(tile.image.convert("RGB"), np.float32) / np.float32(255)
    ground *= 1 + np.float32(0.025) * layers(*ground.shape[:2], 70, 3, "land", country.scene)[..., None]
    body, wash = mix(country.colour, PAPER_LIGHT, 0.5), mix(country.colour, INK, 0.45)
    pigments = Pigments(body, wash, mix(INK, country.colour, 0.15))
    draw_scene(ground, country.scene, (tile.x + 0.86 * LAND[0], tile.y + 0.7 * LAND[1]), 52, pigments, 0.24)
    tile.image.paste(to_image(ground), (0, 0), draw(path, "face", size=size).image)
    return tile


def _signs() -> dict[str, Sprite]:
    """Signs in ink in two sizes, those of the box in gold, badges."""
    files = SIGNS
    found = {f"icon-{name}": icon(files[name], ICON) for name in ICONS}
    found |= {f"small-{name}": icon(files[name], SMALL) for name in SMALL_SIGNS}
    found |= {f"head-{name}": icon(files[name], HEAD) for name in HEADS}
    found |= {f"box-{name}": inked(icon(files[name], BOX_SIGN), GOLD_LIGHT) for name in BOX_IDS}
    found |= {f"box-{name}-dim": inked(icon(files[name], ICON), layout.DIM) for name in BOX_IDS}
    for name, colour in (("chief", GOLD), ("admiral", rgb("3F6E86")), ("general", rgb("8A4A3A"))):
        made = icon(files[name], round(TITLE * 0.62))
        found[f"title-{name}"] = badge(inked(made, INK if name == "chief" else CREAM), TITLE, colour)
    found["badge-chief"] = badge(icon(files["minister"], 32), 42, GOLD)
    gong = icon(DRAWN / "pieces" / "gong.svg", 38)
    found["badge-gong"] = badge(inked(gong, GOLD_LIGHT), 60, LACQUER)
    found["insulted"] = icon(files["insult"], 26)
    found["star"] = inked(icon(files["star"], 34), rgb("B07A14"))
    found["gift-gone"] = inked(icon(files["cross"], 40), rgb("8C8375"))
    return found


def _gifts() -> dict[str, Sprite]:
    found: dict[str, Sprite] = {}
    for value in range(1, len(GIFTS) + 1):
        found[f"gift-{value}"] = gift(value, GIFT)
        found[f"gift-{value}-pale"] = _pale(gift(value, GIFT))
    path = DRAWN / "marks" / "home.svg"
    found["home"] = draw(path, "home", size=HOME)
    return found | {name: draw(path, "held", size=size) for name, size in HELD.items()}


def _people() -> dict[str, Sprite]:
    """Officials that have a price, are secured, sit in a closed ministry; candidates."""
    found = {"official": draw(DRAWN / "people" / "official.svg"), "candidate": _official("candidate", "jade")}
    for grade in FACES:
        found[f"secured-{grade}"] = _official(grade, "gold")
        found[f"closed-{grade}"] = _official(grade, "dim")
    found |= {f"candidate-{kind}": _candidate(kind) for kind in (*MINISTRIES, "any")}
    found["candidate-none"] = _empty(CANDIDATE, mix(INK, PANEL, 0.35))
    return found


def _cards() -> dict[str, Sprite]:
    worths = zip(cards().cash, cards().licences, strict=True)
    found = {f"card-{number}": face(*worth) for number, worth in enumerate(worths, 1)}
    return found | {f"reward-{name}": _reward(name) for name in dict.fromkeys(rewards().deck)}


def _pieces() -> dict[str, Sprite]:
    """Of the seats, and what their numbers stand on."""
    folder = DRAWN / "pieces"
    found = emblems("marker", 52, 36) | emblems("cube", 46) | emblems("army", 50, 36)
    found |= emblems("giver", 46, 36) | emblems("later", 34)
    found |= each_seat(lambda seat: for_seat(KIT / "pieces" / "pale.svg", seat, scale=LIKELY / 78), "likely")
    found |= each_seat(_taken_chit, "chit")
    found["chit"], found["chit-land"] = _chit(56, GREEN), _chit(64, TAN)
    found["price"] = draw(folder / "disc.svg", "gold")
    found["count"] = draw(folder / "disc.svg", "plain", scale=48 / 56)
    for count in set(realm().soldiers):
        row = trimmed(draw(folder / "soldiers.svg", str(count)), faint=8)
        found[f"soldier-{count}"] = Sprite.centred(row.image)
    for name in DISTANT:
        found[f"coast-{name}"] = draw(DRAWN / "coasts" / f"{name}.svg", scale=0.56)
    found["wall-small"] = draw(DRAWN / "wall-built.svg", scale=0.62)
    return found


def _hollow(made: Sprite, size: Size, corner: int) -> Sprite:
    """A ring that lies over what it is round: within its stroke nothing veils that."""
    alpha = made.image.getchannel("A")
    wide, high = size[0] - 2 * STROKE, size[1] - 2 * STROKE
    left, top = made.x - wide / 2, made.y - high / 2
    ImageDraw.Draw(alpha).rounded_rectangle(
        (left, top, left + wide, top + high), max(4, corner - STROKE), fill=0
    )
    made.image.putalpha(alpha)
    return made


def _marks() -> dict[str, Sprite]:
    folder = DRAWN / "marks"
    found = {f"ring-{name}": _hollow(ring(*size), size, 9) for name, size in RINGED.items()}
    found |= {
        f"ring-{name}": _hollow(round_ring(radius), (2 * radius, 2 * radius), radius)
        for name, radius in ROUND_RINGS.items()
    }
    found |= {f"asked-{name}": frame(*size, PADS.get(name, 10)) for name, size in FRAMED.items()}
    found["asked-box"] = draw(KIT / "marks" / "band.svg", scale=32 / 38)
    found["chosen-official"] = draw(folder / "gold.svg", "tablet", size=(OFFICIAL[0] + 18, OFFICIAL[1] + 18))
    found["chosen-box"] = draw(folder / "gold.svg", "round", scale=0.86)
    found["edge"] = draw(KIT / "marks" / "edge.svg", size=(layout.WIDTH, 26))
    wide = layout.RIGHT - layout.LEFT
    found |= {f"row-{state}": slip(wide, layout.TABLE_ROW, state) for state in FINAL}
    for seats in SEATS:
        for state in STATES:
            found[f"seat-{seats}-{state}"] = slip(ROW, layout.PITCH[seats] - 6, state)
    seal = folder / "seal.svg"
    found["sealed"] = draw(seal, "won", scale=50 / 88)
    found["cell"] = draw(
        folder / "cell.svg", "used", size=(layout.CELLS[1] - layout.CELLS[0], layout.EMPTY_CELL)
    )
    found["cell-empty"] = draw(folder / "cell.svg", "empty")
    found["land-won"], found["land-lost"] = (draw(seal, word, scale=54 / 88) for word in ("won", "lost"))
    found["box"], found["box-star"] = (
        draw(folder / "box.svg", word, scale=0.84) for word in ("plain", "star")
    )
    return found


def sprites() -> dict[str, Sprite]:
    """Every sprite by its name."""
    found = named(DRAWN) | _signs() | _gifts() | _people() | _cards() | _pieces() | _marks()
    return found | {f"land-{name}": _land(country) for name, country in COUNTRIES.items()}


def build() -> None:
    """Write the sheet."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    sheet.pack(sprites(), FOLDER / "sprites")
