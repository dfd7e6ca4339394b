"""The owner's sheet: everything that the colours of one seat have, and where."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PIL import Image

from games.engine import Seat
from games.yunnan import bidding
from games.yunnan.components import BUILDINGS, KINDS, SIDES, board
from games.yunnan.position import YunnanPosition
from render.kit.palette import SEATS
from render.kit.type import drawable, fit, width, write
from render.scene import Scene
from render.yunnan.assets import piece, sheet
from render.yunnan.buildings import ICONS
from render.yunnan.layout import HAND_WIDTH

LEFT, RIGHT = 44, HAND_WIDTH - 40
TOP, LINE = 62, 66
"""Middle of the first line, and from one to the next."""
TEXT = 112
"""Where the words of a line begin."""
GAP, COUNT_GAP, ICON_GAP = 34, 12, 10


class Item(NamedTuple):
    """One thing in a line: a sign or a word, and a number or none."""

    sign: str
    word: str
    number: int | None


def draw_hand(position: YunnanPosition, seat: Seat, scene: Scene) -> Image.Image:
    """The sheet of a seat: a head with its points, then for each colour a few lines."""
    name = drawable(
        "sans", scene.captions.get("player", scene.names[seat] if seat < len(scene.names) else "")
    )
    lines: list[tuple[str, list[Item]]] = []
    for colour in position.colours_of(seat):
        lines += _lines(position, colour, scene.captions)
    rows = [row for sign, items in lines for row in _wrapped(sign, items)]
    height = TOP + LINE * (len(rows) + 1) - LINE // 2 + 12
    image = sheet(HAND_WIDTH, height)
    points = write(image, (RIGHT, TOP), str(position.vp[seat]), "number", 58, anchor="r")
    star = piece("icon-points")
    x = RIGHT - points - ICON_GAP - star.colours.width
    star.put(image, x + star.x, TOP)
    token = piece(f"token-{SEATS[seat].letter}")
    token.put(image, LEFT + 36, TOP)
    if name:
        text = fit(name, "sans", x - LEFT - 88 - GAP)
        write(image, (LEFT + 88, TOP), text.text, "sans", anchor="l", squeeze=text.squeeze)
    for number, (sign, items) in enumerate(rows, 1):
        _draw(image, sign, items, TOP + 8 + number * LINE)
    return image


def _lines(position: YunnanPosition, colour: int, words: Mapping[str, str]) -> list[tuple[str, list[Item]]]:
    """A colour's lines: money and levels, traders, structures, bids. Lines without anything are left out."""
    provinces = board().provinces
    names = [province.name for province in provinces]
    stock = [row[colour] for row in position.stock]
    levels = [
        Item("icon-money", "", position.money[colour]),
        Item("icon-income", "", position.incomes[colour]),
        Item("icon-pass", "", position.passes[colour]),
        Item("icon-dragon", "", position.influence[colour]),
        Item("icon-gift", "", position.gifts[colour]),
        Item("icon-horse", names[position.horse[colour]], None),
    ]
    home = Item("", words.get("home", ""), position.supply[colour])
    traders = [home] if position.supply[colour] and home.word else []
    traders += _standing(names, [row[colour] for row in position.traders])
    posts = _standing(names, [row[colour] for row in position.posts])
    bridges = [
        Item("", f"{names[site.a]}–{names[site.b]}", None)
        for site, owners in zip(board().bridges, position.bridges, strict=True)
        if owners[colour]
    ]
    teahouses = _standing(names, [int(owner == colour) for owner in position.teahouses])
    bids = [_bid(BUILDINGS[building], words, value) for building, value in bidding.bids_of(position, colour)]
    bids += [
        Item("", words.get("bank", SIDES[side]), None)
        for side, holder in enumerate(position.bank)
        if holder == colour
    ]
    kept = [Item(f"icon-{kind}", "", count) for kind, count in zip(KINDS, stock, strict=True) if count]
    sign = f"trader-{SEATS[colour].letter}" if position.pairs else "icon-stock"
    found = [(sign, levels), ("icon-trader", traders)]
    rest = (("icon-post", posts), ("icon-bridge", bridges), ("icon-teahouse", teahouses))
    found += [*rest, ("icon-bid", bids), ("icon-stock", kept)]
    return [(sign, items) for sign, items in found if items]


def _bid(building: str, words: Mapping[str, str], value: int) -> Item:
    """A bid, with the building's name or its sign."""
    name = words.get(building, "")
    return Item("" if name else f"icon-{ICONS[building]}", name, value)


def _standing(names: Sequence[str], counts: Sequence[int]) -> list[Item]:
    """Places with the number of pieces there."""
    return [Item("", name, count) for name, count in zip(names, counts, strict=True) if count]


def _wrapped(sign: str, items: Sequence[Item]) -> list[tuple[str, list[Item]]]:
    """The items in as many rows as they need; the sign stands before the first."""
    rows: list[tuple[str, list[Item]]] = [(sign, [])]
    x = TEXT
    for item in items:
        needed = _width(item)
        if x + needed > RIGHT and rows[-1][1]:
            rows.append(("", []))
            x = TEXT
        rows[-1][1].append(item)
        x += needed + GAP
    return rows


def _width(item: Item) -> int:
    wide = piece(item.sign).colours.width + ICON_GAP if item.sign else 0
    wide += width(item.word, "sans") + COUNT_GAP if item.word else 0
    return wide + (width(str(item.number), "number") if item.number is not None else 0)


def _draw(image: Image.Image, sign: str, items: Sequence[Item], y: int) -> None:
    """One row."""
    if sign:
        piece(sign).put(image, LEFT + 30, y)
    x = TEXT
    for item in items:
        if item.sign:
            piece(item.sign).put(image, x + piece(item.sign).x, y)
            x += piece(item.sign).colours.width + ICON_GAP
        if item.word:
            x += write(image, (x, y), item.word, "sans", anchor="l") + COUNT_GAP
        if item.number is not None:
            x += write(image, (x, y), str(item.number), anchor="l")
        x += GAP
