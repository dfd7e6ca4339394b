"""All of Da Yunhe's sprites on their sheet; each is drawn in a file under ``svg``."""

from pathlib import Path

from games.dayunhe.components import UNREST
from games.dayunhe.components import tiles as kinds
from render.art import sheet
from render.art.dayunhe import tiles
from render.art.drawing import (
    KIT,
    draw,
    each_seat,
    emblems,
    for_seat,
    frame,
    icon,
    named,
    ring,
    round_ring,
    slip,
    trimmed,
)
from render.dayunhe.crop_layout import CARD, HEAD_SLIP, RANK_SLIP, SOURCES, WIDE_CARD
from render.dayunhe.layout import AREA_WIDTH, FOLDER, PANEL_HEIGHT, PANEL_WIDTH, WIDTH
from render.kit.palette import SEATS
from render.kit.sprites import Sprite

DRAWN = FOLDER / "svg"
ICON, PIP, MARKER = 44, 48, 52
"""Sizes of a sign; of the owner's shape under a value, and of that with the seat's letter."""
OF_ALL = ("total", "round", "cross")
SAME = {"building": "build", "inspections": "inspect", "points": "prestige"}
"""Signs drawn for all games; those that look as another one."""
CARD_EDGE = 16
"""Room round a card for its shadow."""
CLEAR = 3
"""What of a shadow is so faint nobody sees."""


def sign_files() -> dict[str, Path]:
    """The drawing of every sign."""
    found = {path.stem: path for path in sorted((DRAWN / "icons").glob("*.svg"))}
    found |= {name: KIT / "icons" / f"{name}.svg" for name in OF_ALL}
    return found | {name: found[other] for name, other in SAME.items()}


def _tiles() -> dict[str, Sprite]:
    """Plates, waters, rings, empty places in both sizes; what is drawn on the map alone."""
    found: dict[str, Sprite] = {}
    for suffix, size in tiles.SIZES.items():
        found[f"slot{suffix}"] = tiles.sized("slot", size)
        found[f"ring-hex{suffix}"] = tiles.sized("ring", (*size[:2], 1))
        for seat, look in enumerate(SEATS):
            found[f"plate-{look.letter}{suffix}"] = tiles.plate(size, seat, "canal")
            found[f"plate-back-{look.letter}{suffix}"] = tiles.plate(size, seat, "back")
            found[f"unrest-{look.letter}{suffix}"] = tiles.unrest(size, seat, tiles.EMBER[suffix])
        for kind in kinds():
            if kind.id != UNREST:
                for rotation in kind.rotations:
                    joined = [edge for edge in range(6) if kind.masks[rotation] >> edge & 1]
                    drawn = tiles.water(size, joined, gleam=not suffix)
                    found[f"water-{kind.id}-{rotation}{suffix}"] = drawn
    whole = tiles.SIZES[""]
    for edge in range(3):
        found[f"joint-{edge}"] = tiles.joint(whole, edge)
    for name in ("asked", "chosen"):
        found[f"{name}-hex"] = tiles.sized("frame", whole, name)
    return found | emblems("pip", PIP)


def _land() -> dict[str, Sprite]:
    """Looks of a region by its first row, bars at cards, pagodas; steps of the way, knots, trips."""
    found = each_seat(lambda seat: for_seat(DRAWN / "land" / "bar.svg", seat), "bar")
    for rows in ("even", "odd"):
        for seat, look in enumerate(SEATS):
            path = DRAWN / "land" / "region.svg"
            found[f"region-{look.letter}-{rows}"] = for_seat(path, seat, 0, 1, rows)
    for name, scale in (("pagoda", 0.9), ("pagoda-small", 0.5)):
        found[name] = draw(DRAWN / "land" / "pagoda.svg", scale=scale)
    for brought in ("line", "canal", "unrest", "empty"):
        found[f"step-{brought}"] = draw(DRAWN / "way" / "step.svg", brought)
    for name, whose in (("knot", "other"), ("knot-own", "own")):
        found[name] = draw(DRAWN / "way" / "knot.svg", whose)
    for way in ("south", "north"):
        for suffix, state in (("", "next"), ("-now", "now"), ("-done", "done")):
            found[f"trip-{way}{suffix}"] = draw(DRAWN / "way" / "trip.svg", way, state)
    return found


def _marks() -> dict[str, Sprite]:
    """Rings, frames, cards of paper, slips."""
    found = {"enso": round_ring(46), "asked-card": frame(*CARD, 8), "asked-area": frame(84, 44, 8)}
    for name, size in (
        ("panel-points", (104, 70)),
        ("card", (56, 70)),
        ("area", (AREA_WIDTH + 8, 44)),
        ("city", (560, 92)),
    ):
        found[f"ring-{name}"] = ring(*size)
    for name, (wide, high) in (("card", CARD), ("card-wide", WIDE_CARD)):
        outer = wide + 2 * CARD_EDGE, high + 2 * CARD_EDGE
        found[name] = draw(DRAWN / "pieces" / "card.svg", size=outer)
    for state in ("plain", "active", "resigned"):
        found[f"panel-{state}"] = slip(PANEL_WIDTH, PANEL_HEIGHT, state)
    for state in ("plain", "winner", "resigned"):
        found[f"slip-{state}"] = slip(*RANK_SLIP, state)
    found["table"], found["row-plain"] = slip(*SOURCES, "plain"), slip(*HEAD_SLIP, "plain")
    found["edge"] = draw(KIT / "marks" / "edge.svg", size=(WIDTH, 26))
    found["arrow-right"] = draw(KIT / "marks" / "arrow.svg", scale=ICON / 60)
    return found


def sprites() -> dict[str, Sprite]:
    """Every sprite by its name."""
    found = named(DRAWN) | _tiles() | _land() | _marks() | emblems("marker", MARKER, 36)
    found = {name: trimmed(made, CLEAR) for name, made in found.items()}
    return found | {f"icon-{name}": icon(path, ICON) for name, path in sign_files().items()}


def build() -> None:
    """Write the sheet."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    sheet.pack(sprites(), FOLDER / "sprites")
