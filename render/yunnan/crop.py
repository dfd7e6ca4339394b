"""The part of the board that a panel asks about, map or table; in a strip below what helps to decide.

On the map the way that is connected to Pu'er is golden, and what is cut off has a sign.
"""

from collections.abc import Mapping
from typing import NamedTuple

from PIL import Image, ImageDraw

from games.engine.choices import Question
from games.yunnan import incomes, routes
from games.yunnan.bids import sum_of_bids
from games.yunnan.components import BUILDINGS, KINDS, MARKET, SIDES, board, buildings
from games.yunnan.position import YunnanPosition
from render.kit.palette import PAPER, SEATS
from render.kit.type import Face, width, write
from render.scene import Scene
from render.yunnan.assets import ground, piece, sheet
from render.yunnan.board import draw_bridge, draw_map, group_of, is_moving
from render.yunnan.buildings import bank_at, draw_buildings, trader_at
from render.yunnan.layout import (
    FLOOR,
    INFO,
    INFO_PAD,
    MAP,
    PART,
    Box,
    bridge,
    middle,
    outline,
    plate,
    road,
)

TAG = (-10, -26)
"""Where the price of a journey stands, from the upper right corner of a province's plate."""
FRAME_HIGHER = 7
"""How far above the plate's middle the middle of its frame is, for its roof."""
VEIL = 130
"""How much paper (of 255) lies over provinces that the horse has not reached."""
TOKEN_ROOM = 76
FACT_GAP, ICON_GAP, WORD_GAP = 34, 9, 13
PROVINCES = {province.id: number for number, province in enumerate(board().provinces)}
SITES = {site.id: number for number, site in enumerate(board().bridges)}


class Fact(NamedTuple):
    """A sign, a number, and the key of a few words; ``lead``: these stand before the number."""

    sign: str
    number: int
    words: str = ""
    lead: bool = False


def draw_map_part(position: YunnanPosition, question: Question, scene: Scene) -> Image.Image:
    """The map: what is connected, where the answers are; passes left and the income it would be."""
    colour = position.colour
    image = ground("base")
    held = {MARKET, *routes.reached(position, colour)}
    for province in held:
        piece(f"way-{province}").put(image, 0, 0)
    for answer in question.answers:
        if (asked := PROVINCES.get(answer.token)) is not None:
            x, y = middle(plate(asked))
            piece(f"asked-{asked}").put(image, x, y - FRAME_HIGHER)
    draw_map(image, position, moving=is_moving(position))
    for number, site in enumerate(board().bridges):
        if position.bridges[number][colour] and {site.a, site.b} <= held:
            draw_bridge(image, position, number, "connected")
    for province in routes.presence(position, colour) - held:
        path = road(province)
        piece("cut-off").put(image, *path[len(path) // 2])
    for province in range(position.horse[colour] + 1, len(PROVINCES)):
        _veil(image, province)
    _mark_map(image, position, question)
    facts = {"travel": _travel_facts, "yard": _yard_facts}.get(position.phase, _bidding_facts)(position)
    return _with_facts(image, MAP, position, facts, scene.captions)


def _veil(image: Image.Image, province: int) -> None:
    """Paper over a province."""
    mask = Image.new("L", image.size, 0)
    ImageDraw.Draw(mask).polygon(outline(province), fill=VEIL)
    image.paste(PAPER, (0, 0), mask)


def _travel_facts(position: YunnanPosition) -> list[Fact]:
    """Passes left, the income if the turn ended now, traders that would be isolated."""
    colour = position.colour
    found = [
        Fact("pass", position.passes_left, "passes"),
        Fact("income", incomes.forecast(position, colour).total, "income", lead=True),
    ]
    away = sum(count for _, count in routes.isolated(position, colour))
    return [*found, Fact("cut", away)] if away else found


def _yard_facts(position: YunnanPosition) -> list[Fact]:
    """How many structures of each kind the colour can still take."""
    return [Fact(kind, position.reserve[number][position.colour]) for number, kind in enumerate(KINDS)]


def _mark_map(image: Image.Image, position: YunnanPosition, question: Question) -> None:
    """Prices of journeys, dots on bridges, bands round traders that are among the answers."""
    letters = [look.letter for look in SEATS]
    for answer in question.answers:
        token = answer.token
        if token in PROVINCES and question.slot == "to":
            _price(image, position, PROVINCES[question.given["do"]], PROVINCES[token])
        elif token in SITES:
            piece("dot").put(image, *bridge(SITES[token]))
        elif question.slot == "displace" and token in letters:
            colour, moving = letters.index(token), is_moving(position)
            name, at = group_of(position, position.arrived, colour, moving=moving).mark("asked-piece")
            piece(name).put(image, *at)


def _price(image: Image.Image, position: YunnanPosition, start: int, end: int) -> None:
    """How many passes a journey takes."""
    price = routes.cost(position, position.colour, start, end)
    _, top, right, _ = plate(end)
    at = (right + TAG[0], top + TAG[1])
    piece("tag-").put(image, *at)
    write(image, at, str(price))


def draw_floor_part(position: YunnanPosition, question: Question, scene: Scene) -> Image.Image:
    """The table: who bids what, which spaces are open to the colour; its money and bids."""
    image = ground("base")
    chosen = question.given.get("do", "")
    _open(image, position, chosen)
    draw_buildings(image, position, scene.captions)
    box = (0, FLOOR[1], PART, FLOOR[3]) if question.slot == "space" else FLOOR
    return _with_facts(image, box, position, _bidding_facts(position), scene.captions)


def _open(image: Image.Image, position: YunnanPosition, chosen: str) -> None:
    """White fields where the colour may set a trader; with ``chosen`` in that building alone."""
    for action in position.legal():
        slots = {slot.name: slot.value for slot in action.slots()}
        where, number = slots["do"], slots.get("space")
        if number is None or chosen not in ("", where):
            continue
        if where == "bank":
            piece("free").put(image, *bank_at(SIDES.index(number)))
            continue
        building = BUILDINGS.index(where)
        piece("free").put(image, *trader_at(building, buildings()[building].values.index(int(number))))


def _bidding_facts(position: YunnanPosition) -> list[Fact]:
    """Own money, own bids, traders at home, the total of all bids."""
    colour = position.colour
    return [
        Fact("money", position.money[colour], "money"),
        Fact("bid", sum_of_bids(position, colour), "bids"),
        Fact("trader", position.supply[colour], "home"),
    ]


def _with_facts(
    image: Image.Image, box: Box, position: YunnanPosition, facts: list[Fact], words: Mapping[str, str]
) -> Image.Image:
    """A part of the picture over a strip with the colour to act and the facts; words only where they fit."""
    wide, high = box[2] - box[0], box[3] - box[1]
    made = Image.new("RGB", (wide, high + INFO))
    made.paste(image.crop(box), (0, 0))
    made.paste(sheet(wide, INFO), (0, high))
    piece("edge").put(made, 0, high)
    y = high + INFO / 2 + 3
    piece(f"trader-{SEATS[position.colour].letter}").put(made, INFO_PAD + 30, y)
    x = INFO_PAD + TOKEN_ROOM
    texts = [words.get(fact.words, "") for fact in facts]
    if _width(facts, texts) > wide - x - INFO_PAD:
        texts = [""] * len(facts)
    for fact, text in zip(facts, texts, strict=True):
        sign = piece(f"icon-{fact.sign}")
        sign.put(made, x + sign.x, y)
        x += sign.image.width + ICON_GAP
        parts: list[tuple[str, Face]] = [(str(fact.number), "number")]
        if text:
            parts.insert(0 if fact.lead else 1, (text, "sans"))
        for part, face in parts:
            x += write(made, (x, y), part, face, anchor="l") + WORD_GAP
        x += FACT_GAP - WORD_GAP
    return made


def _width(facts: list[Fact], texts: list[str]) -> int:
    """How wide the facts are with these words."""
    wide = -FACT_GAP
    for fact, text in zip(facts, texts, strict=True):
        wide += piece(f"icon-{fact.sign}").image.width + ICON_GAP + width(str(fact.number), "number")
        wide += (WORD_GAP + width(text, "sans") if text else 0) + FACT_GAP
    return wide
