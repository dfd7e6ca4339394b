"""The owner's sheet: everything that the colours of one seat have, and where along the road it stands."""

from typing import NamedTuple

from PIL import Image

from games.engine import Seat
from games.yunnan import incomes
from games.yunnan.bids import bids_of
from games.yunnan.components import BUILDINGS, KINDS, board
from games.yunnan.incomes import Income
from games.yunnan.position import YunnanPosition
from render.kit.palette import SEATS
from render.kit.slips import write_name
from render.kit.type import Face, plain, width, write
from render.scene import Scene
from render.yunnan.assets import piece, sheet
from render.yunnan.buildings import ICONS
from render.yunnan.layout import FINAL_ROW, STRIP_LEFT, WIDTH

HEAD, COLOUR_GAP = 94, 26
"""Height of the row with name and points; between two colours."""
NAMES, TRADERS, POSTS, TEAHOUSES, AMOUNTS, LINE, FOOT = 84, 64, 70, 64, 64, 62, 8
"""Heights of a colour's rows; those with nothing in them are left out. Under the last line comes the foot."""
HOME, FIRST, STEP = 76, 204, 154
"""Middles of the columns: traders at home, Pu'er, from one province to the next."""
NAME_ROOM = 146
TOKEN, NAME = 46, 96
GAP, ICON_GAP = 30, 9
POST_LOWER, ASIDE = 8, 18
TOTAL_CAP = 46


class Row(NamedTuple):
    """A row of a colour's table: its height, and what stands in it (x, sprite, number)."""

    high: int
    found: list[tuple[float, str, int]]


def draw_hand(position: YunnanPosition, seat: Seat, scene: Scene) -> Image.Image:
    """The sheet of a seat: name and points, then a table for each of its colours."""
    colours = position.colours_of(seat)
    lines = {colour: _lines(position, colour) for colour in colours}
    high = sum(table_height(position, colour) + LINE * len(lines[colour]) + FOOT for colour in colours)
    image = sheet(WIDTH, HEAD + high + (len(colours) - 1) * COLOUR_GAP)
    _head(image, position, seat, scene)
    top = HEAD
    for colour in colours:
        top = draw_table(image, position, colour, top)
        for line in lines[colour]:
            draw_line(image, line, top + LINE / 2)
            top += LINE
        top += FOOT + COLOUR_GAP
    return image


def _head(image: Image.Image, position: YunnanPosition, seat: Seat, scene: Scene) -> None:
    """Tokens, name and points."""
    piece("row-plain").put(image, STRIP_LEFT, 14)
    y = 14 + FINAL_ROW // 2
    colours = position.colours_of(seat)
    for number, colour in enumerate(colours):
        piece(f"trader-{SEATS[colour].letter}").put(image, STRIP_LEFT + TOKEN + 58 * number, y)
    left = STRIP_LEFT + NAME + 58 * (len(colours) - 1)
    points = write(image, (WIDTH - 48, y), plain(position.vp[seat]), "number", TOTAL_CAP, anchor="r")
    star = piece("icon-points")
    x = WIDTH - 48 - points - ICON_GAP - star.image.width
    star.put(image, x + star.x, y)
    write_name(image, seat, scene, (left, y), x - left - GAP)


def draw_table(image: Image.Image, position: YunnanPosition, colour: int, top: int) -> int:
    """One colour's provinces, what stands there, what it earns. Returns where the table ends."""
    piece("icon-trader").put(image, HOME, top + NAMES - 32)
    printed = [province.name for province in board().provinces]
    squeeze = min(1.0, NAME_ROOM / max(width(name, "serif") for name in printed))
    for province, name in enumerate(printed):
        at = (_column(province), top + NAMES - 32)
        write(image, at, name, "serif", squeeze=squeeze)
        if position.horse[colour] == province:
            piece(f"horse-{SEATS[colour].letter}").put(image, at[0], at[1] - 22)
    top += NAMES
    for row in _rows(position, colour):
        for x, name, count in row.found:
            _counted(image, name, (x, top + row.high / 2 - 4), count)
        top += row.high
    _amounts(image, expected(position, colour), top)
    return top + AMOUNTS


def table_height(position: YunnanPosition, colour: int) -> int:
    """How high that is."""
    return NAMES + sum(row.high for row in _rows(position, colour)) + AMOUNTS


def _rows(position: YunnanPosition, colour: int) -> list[Row]:
    """Traders, then posts and tea houses if there are any."""
    letter = SEATS[colour].letter
    home = [(float(HOME), f"trader-{letter}", position.supply[colour])]
    traders = [(_column(p), f"trader-{letter}", row[colour]) for p, row in enumerate(position.traders)]
    posts = [(_column(p), f"post-{letter}", row[colour]) for p, row in enumerate(position.posts)]
    houses = [
        (_column(p), f"teahouse-{letter}", int(owner == colour)) for p, owner in enumerate(position.teahouses)
    ]
    rows = [Row(POSTS, posts), Row(TEAHOUSES, houses)]
    used = [row for row in rows if any(count for _, _, count in row.found)]
    return [Row(TRADERS, home + traders), *used]


def _column(province: int) -> float:
    return FIRST + province * STEP


def _counted(image: Image.Image, name: str, at: tuple[float, float], count: int) -> None:
    """Pieces of one kind, and their number unless it is one."""
    if not count:
        return
    x, y = at[0], at[1] + (POST_LOWER if name.startswith("post") else 0)
    piece(name).put(image, x - (ASIDE if count > 1 else 0), y)
    if count > 1:
        write(image, (x + ASIDE + 8, y), str(count))


def expected(position: YunnanPosition, colour: int) -> Income:
    """The income of the colour as it stands; if it is still to travel, as if that turn ended now."""
    travels = position.phase in ("bid", "yard") or (
        position.phase == "travel" and colour in (position.colour, *position.waiting)
    )
    return incomes.forecast(position, colour) if travels else incomes.income(position, colour)


def _amounts(image: Image.Image, income: Income, top: int) -> None:
    """What each province brings, and the sum."""
    y = top + AMOUNTS / 2 - 2
    amounts: dict[int, int] = {}
    for line in income.lines:
        amounts[line.province] = amounts.get(line.province, 0) + line.amount
    piece("row-plain").put(image, STRIP_LEFT, y - FINAL_ROW / 2)
    piece("icon-income").put(image, HOME, y)
    for province, amount in amounts.items():
        write(image, (_column(province), y), str(amount))
    write(image, (WIDTH - 48, y), str(income.total), "number", TOTAL_CAP, anchor="r")


def _lines(position: YunnanPosition, colour: int) -> list[list[tuple[str, str]]]:
    """Signs and words: levels and what is not built; bridges; bids."""
    levels = [
        ("money", str(position.money[colour])),
        ("pass", str(position.passes[colour])),
        ("dragon", str(position.influence[colour])),
        ("gift", str(position.gifts[colour])),
    ]
    kept = [(kind, str(row[colour])) for kind, row in zip(KINDS, position.stock, strict=True) if row[colour]]
    bids = [(ICONS[BUILDINGS[building]], str(value)) for building, value in bids_of(position, colour)]
    lines = [levels + ([("stock", ""), *kept] if kept else [])]
    if bridges := bridge_line(position, colour):
        lines.append(bridges)
    if bids:
        lines.append([("bid", ""), *bids])
    return lines


def bridge_line(position: YunnanPosition, colour: int) -> list[tuple[str, str]]:
    """The sign of bridges and between which provinces they stand; nothing without any."""
    names = [province.name for province in board().provinces]
    found = [
        ("", f"{names[site.a]} – {names[site.b]}")
        for site, owners in zip(board().bridges, position.bridges, strict=True)
        if owners[colour]
    ]
    return [("bridge", ""), *found] if found else []


def draw_line(image: Image.Image, line: list[tuple[str, str]], y: float) -> None:
    """One line; a sign without words belongs to what comes after it."""
    x = float(HOME)
    for number, (name, text) in enumerate(line):
        if name:
            sign = piece(f"icon-{name}")
            x -= 0 if number else sign.x
            sign.put(image, x + sign.x, y)
            x += sign.image.width + ICON_GAP
        if text:
            face: Face = "number" if text.isdecimal() else "sans"
            x += write(image, (x, y), text, face, anchor="l")
            x += GAP
        else:
            x += GAP / 2
