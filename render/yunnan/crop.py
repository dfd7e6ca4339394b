"""The part of the board that a panel asks about, map or buildings; in a strip below what helps to decide."""

from collections.abc import Mapping
from typing import NamedTuple

from PIL import Image

from games.engine.choices import Question
from games.yunnan import incomes, routes
from games.yunnan.bids import sum_of_bids
from games.yunnan.components import BUILDINGS, KINDS, MARKET, SIDES, board, buildings
from games.yunnan.position import YunnanPosition
from render.kit.palette import SEATS
from render.kit.type import Face, width, write
from render.scene import Scene
from render.yunnan.assets import ground, piece, sheet
from render.yunnan.board import draw_map, draw_order, is_moving, piece_at
from render.yunnan.buildings import bank_at, draw_buildings, middle, trader_at
from render.yunnan.layout import (
    BANK,
    CARTOUCHES,
    FLOOR,
    INFO,
    INFO_PAD,
    MAP,
    PART,
    TOWER_WIDTH,
    WIDTH,
    Box,
    bridge,
    storey,
    tower,
)
from render.yunnan.way import draw_cut_off, draw_way

TAG = (-28, -20)
"""Where the price of a journey stands, from the upper right corner of a province."""
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
    draw_way(image, position, colour)
    _frame(image, question)
    draw_map(image, position, moving=is_moving(position))
    draw_cut_off(image, position, colour)
    draw_order(image, position)
    _mark_map(image, position, question)
    facts = {"travel": _travel_facts, "yard": _yard_facts}.get(position.phase, _bidding_facts)(position)
    return _with_facts(image, MAP, position, facts, scene.captions)


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


def _frame(image: Image.Image, question: Question) -> None:
    """Frames round the provinces among the answers; drawn before the pieces."""
    for answer in question.answers:
        if (province := PROVINCES.get(answer.token)) is not None:
            name = "market" if province == MARKET else "province"
            piece(f"asked-{name}").put(image, *middle(CARTOUCHES[province]))


def _mark_map(image: Image.Image, position: YunnanPosition, question: Question) -> None:
    """Prices of journeys, tags on bridges, bands round traders that are among the answers."""
    for answer in question.answers:
        token = answer.token
        if token in PROVINCES and question.slot == "to":
            _price(image, position, PROVINCES[question.given["do"]], PROVINCES[token])
        elif token in SITES:
            path = bridge(SITES[token])
            piece("dot").put(image, *path[len(path) // 2])
        elif question.slot == "displace":
            letters = [look.letter for look in SEATS]
            if token in letters:
                at = piece_at(position, position.arrived, letters.index(token), moving=is_moving(position))
                piece("asked-piece").put(image, *at)


def _price(image: Image.Image, position: YunnanPosition, start: int, end: int) -> None:
    """How many passes a journey takes."""
    price = routes.cost(position, position.colour, start, end)
    _, top, right, _ = CARTOUCHES[end]
    at = (right + TAG[0], top + TAG[1])
    piece("tag-").put(image, *at)
    write(image, at, str(price))


def draw_floor_part(position: YunnanPosition, question: Question, scene: Scene) -> Image.Image:
    """Buildings and bank: who bids what, which spaces are open to the colour; its money and bids."""
    image = ground("base")
    _open(image, position, question.given.get("do", ""))
    draw_buildings(image, position, scene.captions)
    box = FLOOR
    chosen = question.given.get("do", "")
    if question.slot == "space":
        centre = BANK[0][0] if chosen == "bank" else tower(BUILDINGS.index(chosen)) + TOWER_WIDTH // 2
        left = max(0, min(WIDTH - PART, centre - PART // 2))
        box = (left, FLOOR[1], left + PART, FLOOR[3])
    return _with_facts(image, box, position, _bidding_facts(position), scene.captions)


def _open(image: Image.Image, position: YunnanPosition, chosen: str) -> None:
    """White fields where the colour may set a trader; with ``chosen`` in that building alone."""
    for action in position.legal():
        slots = {slot.name: slot.value for slot in action.slots()}
        where, space = slots["do"], slots.get("space")
        if space is None or chosen not in ("", where):
            continue
        if where == "bank":
            side = SIDES.index(space)
            piece("free").put(image, *bank_at(side))
            continue
        building = BUILDINGS.index(where)
        number = buildings()[building].values.index(int(space))
        piece("free").put(image, *trader_at(building, number))
        if chosen:
            piece("asked-storey").put(image, *middle(storey(building, number)))


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
