"""Confucius' sprites on their sheet."""

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import numpy as np
from PIL import Image, ImageChops

from games.confucius.components import MINISTRIES, cards, realm, rewards
from render.art import sheet
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
from render.confucius import layout, realm_layout
from render.confucius.layout import BOX_IDS, BUST, CARD, FOLDER, SEATS, Box
from render.confucius.realm_layout import CHIP, LAND, PLATE, PLATE_LARGE
from render.kit import palette
from render.kit.palette import (
    CREAM,
    GOLD,
    GOLD_LIGHT,
    INK,
    INK_SOFT,
    LACQUER,
    PANEL,
    PAPER_LIGHT,
    Colour,
    mix,
    rgb,
)
from render.kit.sprites import Sprite

DRAWN = FOLDER / "svg"
Size = tuple[int, int]
STATES = ("plain", "active", "winner", "resigned")
ICON, SMALL, BOX_SIGN, TITLE = 44, 37, 48, 52
SMALL_SIGNS = ("card", "reward", "army", "junk", "cash", "licence", "cube", "insult", "minister", "secretary")
"""Signs that stand beside numbers on slips too."""
OF_ALL = {"own": "house", "left": "pile", "total": "total", "round": "round", "cross": "cross"}
"""Signs that all games have, by their name here."""
SAME = {
    "card": "cards",
    "reward": "rewards",
    "gift": "buy",
    "gives": "give",
    "passed": "pass",
    "hubu": "cash",
    "armies": "army",
    "junks": "junk",
    "ships": "junk",
    "voyages": "voyage",
    "invasions": "invade",
    "insult": "insults",
}
"""Signs that stand for another thing too."""
GIFTS = ("hanging", "tile", "vase", "coat", "necklace", "junk")
"""By value, 1 first."""
GIFT_SIZES = {"gift": 60, "gift-small": 44, "gift-large": 84}
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


OFFICIAL = (layout.TABLET_WIDTH, layout.TABLET_HIGH)
CANDIDATE = _of(layout.CANDIDATE)
RINGED: Mapping[str, Size] = {
    "official": OFFICIAL,
    "post": (layout.POSTS[0][1] - layout.POSTS[0][0], layout.POST_HIGH),
    "candidate": CANDIDATE,
    "wall": realm_layout.BLOCK,
    "plate": PLATE,
    "chip": CHIP,
    "ocean": (220, 50),
}
ROUND_RINGS: Mapping[str, int] = {
    "mat": 38,
    "cell": 26,
    "box": 44,
    "pip": 30,
    "seal": 54,
    "yard": 42,
    "visitor": 27,
    "chit": 42,
}
"""Ringed by a circle of that radius."""
HARBOURS: Mapping[str, Size] = {
    f"harbour-{seats}": (realm_layout.slips(seats).width, realm_layout.HARBOUR_HIGH) for seats in SEATS
}
DISTANTS: Mapping[str, Size] = {
    f"distant-{name}": _of(box)
    for name, box in zip(
        ("spice", "india", "arabia", "africa", "americas"), realm_layout.DISTANT, strict=True
    )
}
FRAMED: Mapping[str, Size] = {
    "official": OFFICIAL,
    "mat": _of(layout.MATS[0]),
    "land": LAND,
    "plate": PLATE,
    "plate-large": PLATE_LARGE,
    **HARBOURS,
    **DISTANTS,
}
"""Framed when they may be chosen."""
PADS: Mapping[str, int] = {"official": 5, "plate": 3, "plate-large": 3}
"""How far their frames reach out where neighbours stand close by."""


def sign_files() -> dict[str, Path]:
    """The drawing of every sign."""
    found = {path.stem: path for path in sorted((DRAWN / "icons").glob("*.svg"))}
    found |= {name: KIT / "icons" / f"{drawn}.svg" for name, drawn in OF_ALL.items()}
    return found | {name: found[drawn] for name, drawn in SAME.items()}


def inked(sign: Sprite, ink: Colour) -> Sprite:
    """A sign in another ink; its paper is clear."""
    dark = ImageChops.invert(sign.image.convert("L")).point(lambda value: min(255, value * 255 // 225))
    picture = Image.new("RGBA", sign.image.size, (*ink, 0))
    picture.putalpha(ImageChops.multiply(sign.image.getchannel("A"), dark))
    return Sprite.of(picture, sign.x, sign.y)


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


def tablet(grade: str) -> Sprite:
    """An official's tablet; cost and marker are laid on its plain part."""
    made = draw(DRAWN / "people" / "tablet.svg", "bone", colour=ROBES[grade])
    return _with_figure(made, BUST + 7, 66, grade, 0.49, ROBES[grade])


def _with_figure(below: Sprite, x: float, foot: float, who: str, scale: float, robe: Colour) -> Sprite:
    draw(DRAWN / "people" / "figure.svg", who, colour=robe, scale=scale).put(below.image, x, foot)
    return below


def _candidate(kind: str) -> Sprite:
    """The candidate in turn, of one ministry or of any."""
    return _with_figure(draw(DRAWN / "people" / "candidate.svg", kind), 55, 104, "scholar", 0.78, SCHOLAR)


def face(cash: int, licences: int) -> Sprite:
    """One of Confucius' cards."""
    return draw(DRAWN / "cards" / "card.svg", f"cash-{cash}", f"licences-{licences}")


def _reward(name: str) -> Sprite:
    """An Emperor's Reward: a golden border round its picture."""
    path = DRAWN / "cards" / "reward.svg"
    made = draw(path, "frame", name)
    kind = name.split("-")[-1]
    if kind in ROBES_TO_WIN:
        _with_figure(made, made.x, CARD[1] + 1.5, "winning", 0.95, ROBES_TO_WIN[kind])
        draw(path, "coin").put(made.image, made.x, made.y)
    if name == "gift":
        for value, x, y in ((3, -25, -22), (5, 25, -22), (2, 0, 33)):
            gift(value, 48).put(made.image, made.x + x, made.y + y)
    return made


def _army(seat: int, size: int, cap: int) -> Sprite:
    """An army: the seat's emblem before two crossed halberds; ``size``: of the whole."""
    halberds = draw(DRAWN / "pieces" / "army.svg", scale=size / 66)
    return Sprite.centred(over(halberds, emblem(seat, round(size * 0.74), cap)).image)


def _chit(size: int, colour: Colour) -> Sprite:
    return draw(DRAWN / "pieces" / "chit.svg", colour=colour, scale=size / 64)


def _taken_chit(seat: int) -> Sprite:
    """Points of a distant land that somebody was the first to see: a rim and a pip in his colour."""
    made = _chit(64, palette.SEATS[seat].colour)
    return Sprite.centred(over(Sprite.of(made.image, 16, 20), emblem(seat, 22, 0)).image)


def _plate(size: Size, seat: int | None = None) -> Sprite:
    """A plate for a gift; in the giver's colour, if one is told."""
    path = DRAWN / "marks" / "plate.svg"
    room = size[0] + 24, size[1] + 24
    if seat is None:
        return draw(path, "plain", size=room)
    look = palette.SEATS[seat]
    parts = "thin" if size == PLATE else "wide", "dark" if look.dark else "light"
    return draw(path, *parts, colour=look.colour, size=room)


def _empty(size: Size, colour: Colour) -> Sprite:
    return draw(DRAWN / "marks" / "empty.svg", colour=colour, size=(size[0] + 8, size[1] + 8))


def _land(country: Country) -> Sprite:
    """A foreign land's tile, anchored at its corner: calm where names, armies and points stand."""
    path = DRAWN / "pieces" / "land.svg"
    tile = draw(path, "tile", colour=mix(country.colour, PAPER_LIGHT, 0.25))
    ground = np.asarray(tile.image.convert("RGB"), np.float32) / np.float32(255)
    ground *= 1 + np.float32(0.025) * layers(*ground.shape[:2], 70, 3, "land", country.scene)[..., None]
    body, wash = mix(country.colour, PAPER_LIGHT, 0.5), mix(country.colour, INK, 0.45)
    pigments = Pigments(body, wash, mix(INK, country.colour, 0.15))
    for half, x, y in ((60, 0.86, 0.71), (46, 0.66, 0.865)):
        at = tile.x + x * LAND[0], tile.y + y * LAND[1]
        draw_scene(ground, country.scene, at, half, pigments, 0.30)
    tile.image.paste(to_image(ground), (0, 0), draw(path, "face").image)
    return tile


def _signs() -> dict[str, Sprite]:
    """Signs in ink in two sizes, those of the box in gold, badges."""
    files = sign_files()
    found = {f"icon-{name}": icon(path, ICON) for name, path in files.items()}
    found |= {f"small-{name}": icon(files[name], SMALL) for name in SMALL_SIGNS}
    found |= {f"box-{name}": inked(icon(files[name], BOX_SIGN), GOLD_LIGHT) for name in BOX_IDS}
    for name, colour in (("chief", GOLD), ("admiral", rgb("3F6E86")), ("general", rgb("8A4A3A"))):
        made = icon(files[name], round(TITLE * 0.62))
        found[f"title-{name}"] = badge(inked(made, INK if name == "chief" else CREAM), TITLE, colour)
    found["badge-chief"] = badge(icon(files["minister"], 43), 58, GOLD)
    gong = icon(DRAWN / "pieces" / "gong.svg", 38)
    found["badge-gong"] = badge(inked(gong, GOLD_LIGHT), 62, LACQUER)
    found["star"] = inked(icon(files["star"], 34), rgb("B07A14"))
    found["gift-gone"] = inked(icon(files["cross"], 40), rgb("8C8375"))
    return found


def _gifts() -> dict[str, Sprite]:
    found: dict[str, Sprite] = {}
    for value in range(1, len(GIFTS) + 1):
        for name, size in GIFT_SIZES.items():
            found[f"{name}-{value}"] = gift(value, size)
            if name != "gift-large":
                found[f"{name}-{value}-pale"] = _pale(gift(value, size))
    found |= each_seat(lambda seat: _plate(PLATE, seat), "plate")
    found |= each_seat(lambda seat: _plate(PLATE_LARGE, seat), "plate-large")
    for name, wide in (("plate", PLATE), ("plate-large", PLATE_LARGE), ("plate-chip", CHIP)):
        found[name] = _plate(wide)
    found["plate-unbought"] = _empty(PLATE, INK_SOFT)
    return found


def _people() -> dict[str, Sprite]:
    found = {grade: tablet(grade) for grade in ROBES}
    jade = draw(DRAWN / "people" / "tablet.svg", "jade")
    found["candidate"] = _with_figure(jade, BUST + 7, 66, "scholar", 0.49, SCHOLAR)
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
    found = emblems("marker", 52, 36) | emblems("cube", 46) | emblems("visitor", 38)
    found |= each_seat(lambda seat: for_seat(KIT / "pieces" / "pale.svg", seat, 36), "pale")
    found |= each_seat(lambda seat: _army(seat, 66, 36), "army")
    found |= each_seat(lambda seat: _army(seat, 48, 0), "army-pip")
    found |= each_seat(lambda seat: for_seat(folder / "junk.svg", seat), "yard-junk")
    found |= each_seat(lambda seat: for_seat(folder / "junk.svg", seat, scale=40 / 56), "sea-junk")
    found |= each_seat(_taken_chit, "chit")
    found["chit"], found["chit-land"] = _chit(56, GREEN), _chit(64, TAN)
    found["price"] = draw(folder / "disc.svg", "gold")
    found["count"] = draw(folder / "disc.svg", "plain", scale=48 / 56)
    for count in set(realm().soldiers):
        row = trimmed(draw(folder / "soldiers.svg", str(count)), faint=8)
        found[f"soldier-{count}"] = Sprite.centred(row.image)
    return found


def _marks() -> dict[str, Sprite]:
    folder = DRAWN / "marks"
    found = {f"ring-{name}": ring(*size) for name, size in RINGED.items()}
    found |= {f"ring-{name}": round_ring(radius) for name, radius in ROUND_RINGS.items()}
    found |= {f"asked-{name}": frame(*size, PADS.get(name, 10)) for name, size in FRAMED.items()}
    for name, radius in (("marker", 30), ("box", 38)):
        found[f"asked-{name}"] = draw(KIT / "marks" / "band.svg", scale=radius / 38)
    found["chosen-official"] = draw(folder / "gold.svg", "tablet", size=(OFFICIAL[0] + 20, OFFICIAL[1] + 20))
    found["chosen-box"] = draw(folder / "gold.svg", "round")
    found["edge"] = draw(KIT / "marks" / "edge.svg", size=(layout.WIDTH, 26))
    for state in STATES:
        found[f"row-{state}"] = slip(layout.WIDTH - 2 * layout.STRIP_LEFT, layout.TABLE_ROW, state)
        for seats in SEATS:
            found[f"slip-{seats}-{state}"] = slip(layout.slip_width(seats), layout.SLIP_HEIGHT, state)
    for name, (wide, high) in HARBOURS.items():
        found[name] = draw(folder / "harbour.svg", size=(wide + 24, high + 24))
    found["sealed"] = draw(folder / "seal.svg", "won", scale=64 / 88)
    found["land-won"], found["land-lost"] = (draw(folder / "seal.svg", word) for word in ("won", "lost"))
    found["box"], found["box-star"] = (draw(folder / "box.svg", word) for word in ("plain", "star"))
    return found


def sprites() -> dict[str, Sprite]:
    """Every sprite by its name."""
    found = named(DRAWN) | _signs() | _gifts() | _people() | _cards() | _pieces() | _marks()
    return found | {f"land-{name}": _land(country) for name, country in COUNTRIES.items()}


def build() -> None:
    """Write the sheet."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    sheet.pack(sprites(), FOLDER / "sprites")
