"""The small pictures of Yunnan's rules page, from positions through the real renderer."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from PIL import Image

from games.engine import Event
from games.yunnan import GAME, routes
from games.yunnan.components import BUILDINGS, CUSTOMS, MARKET, board, buildings
from games.yunnan.phases import GiftsGiven, give_gifts, inspect, yields
from games.yunnan.position import YunnanPosition
from games.yunnan.state import Ousting
from games.yunnan.travel import Displace, Move
from render.kit.encode import Picture
from render.kit.palette import SEATS
from render.kit.type import write
from render.scene import Scene
from render.yunnan import layout
from render.yunnan.assets import ground, palette, piece, sheet
from render.yunnan.board import draw_bridge, draw_map
from render.yunnan.buildings import draw_buildings
from render.yunnan.hand import bridge_line, draw_line, draw_table, table_height
from render.yunnan.layout import FLOOR, FOLDER, MAP, PLACES, TABLE, Box, outline, plate
from render.yunnan.rings import draw_rings

NARROW, WIDE = 600, 1200
"""Widths: of a figure with one or two provinces, of one that needs the whole map."""
EDGE, ABOVE = 8, 30
"""Between two parts of a figure; what is shown round a province, or above a table."""
ROW, FIRST, SIGN, STEP = 64, 150, 60, 110
"""Height of a row of numbers under a figure; middles of its first column and its sign, column to column."""
_A, _B, _C, _D, _E = range(5)
_YUNNAN, _SICHUAN, _QAMDO, _TIBET, _QINGHAI = range(1, 6)
_NOTHING: Mapping[int, str] = MappingProxyType({})


def _position(
    traders: Mapping[int, str],
    posts: Mapping[int, str] = _NOTHING,
    influence: Sequence[int] = (0, 0, 0, 0),
) -> YunnanPosition:
    """A is about to travel, with passes for three borders; pieces by province, a letter for each."""
    position = GAME.start(len(influence), {"version": "basic"}, "figures")
    position.phase, position.colour, position.turn = "travel", _A, _A
    position.travel_order = list(range(len(influence)))
    position.waiting = position.travel_order[1:]
    for province in range(len(board().provinces)):
        for pieces, standing in ((traders, position.traders), (posts, position.posts)):
            letters = pieces.get(province, "")
            standing[province] = [letters.count(look.letter) for look in SEATS[: len(influence)]]
    position.influence = list(influence)
    position.horse = [_QINGHAI] * len(influence)
    position.passes_left = 3
    return position


def _bidding(seats: int, bids: Mapping[str, str]) -> YunnanPosition:
    """The bidding with these bids: by building a letter or "-" for each space."""
    position = GAME.start(seats, {"version": "basic"}, "figures")
    for number, name in enumerate(BUILDINGS):
        position.spaces[number] = ["ABCDE".find(letter) for letter in bids.get(name, "-----")]
    return position


# ── parts of the board ───────────────────────────────────────────────────────────────────────────────


def _map(position: YunnanPosition, events: Sequence[Event] = ()) -> Image.Image:
    """The whole map without horses, which tell nothing here."""
    bare = position.copy()
    bare.horse = [MARKET] * position.colours
    image = ground("base").copy()
    draw_rings(image, position, Scene(events=tuple(events)))
    draw_map(image, bare)
    return image


def _around(province: int, whole: bool = True) -> Box:
    """A part that shows one province, or as much of it as the horses stand on."""
    xs, ys = zip(*outline(province), strict=True)
    left = round(max(0, min(WIDE - NARROW, (min(xs) + max(xs) - NARROW) / 2)))
    bottom = max(ys) if whole else PLACES[province].horse[1]
    return left, round(min(ys)) - ABOVE, left + NARROW, round(bottom) + ABOVE


def _stacked(parts: Sequence[Image.Image]) -> Image.Image:
    """Parts one under another, a line between."""
    height = sum(part.height for part in parts) + EDGE * (len(parts) - 1)
    image = Image.new("RGB", (parts[0].width, height))
    top = 0
    for part in parts:
        image.paste(part, (0, top))
        top += part.height
        if top < height:
            piece("edge").put(image, 0, top + EDGE / 2)
        top += EDGE
    return image


def _numbers(rows: Mapping[str, Mapping[int, int]]) -> Image.Image:
    """A strip with the tokens of the colours; under them, behind a sign each, rows of numbers."""
    image = sheet(NARROW, ROW * (len(rows) + 1) + 8)
    for number, colour in enumerate(next(iter(rows.values()))):
        x = FIRST + number * STEP
        piece(f"trader-{SEATS[colour].letter}").put(image, x, ROW / 2 + 4)
        for row, (sign, counts) in enumerate(rows.items(), 1):
            y = ROW * row + ROW / 2 + 2
            piece(f"icon-{sign}").put(image, SIGN, y)
            write(image, (x, y), str(counts[colour]))
    return image


# ── figures ──────────────────────────────────────────────────────────────────────────────────────────


def throwing_out() -> Image.Image:
    """The Customs House: A has bid 5; then B has bid 7."""
    before = _bidding(4, {"customs": "A----"})
    after = _bidding(4, {"customs": "-B---"})
    low, high = buildings()[CUSTOMS].values[:2]
    after.ousted[_A] = [Ousting(CUSTOMS, low, _B, high)]
    _, top, _, bottom = layout.row(CUSTOMS)
    floors = [ground("base") for _ in range(2)]
    for position, floor in zip((before, after), floors, strict=True):
        draw_buildings(floor, position, {})
    head = floors[0].crop((0, FLOOR[1], NARROW, TABLE - 8))
    return _stacked([head, *(floor.crop((0, top, NARROW, bottom)) for floor in floors)])


def bank_payout() -> Image.Image:
    """Bids of 75 in all, D on the left side of the bank, E on the right one."""
    bids = {"school": "--AB-", "customs": "B----", "horse": "--CA-", "dragon": "-A---", "yard": "--BC-"}
    position = _bidding(5, bids)
    position.bank = [_D, _E]
    image = ground("base").copy()
    draw_buildings(image, position, {})
    return image.crop((0, FLOOR[1], NARROW, FLOOR[3]))


def displacing() -> Image.Image:
    """A has come to Qamdo with influence 3 and has displaced D, who has 2."""
    position = _position({MARKET: "A", _QAMDO: "BBBCCDD"}, influence=(3, 1, 3, 2))
    events = [*position.apply(Move(MARKET, _QAMDO)), *position.apply(Displace(_D))]
    image = _map(position, events)
    parts = [image.crop(_around(province, False)) for province in (_QAMDO, _SICHUAN)]
    return _stacked([*parts, _numbers({"dragon": dict(enumerate(position.influence))})])


def isolation() -> Image.Image:
    """B has nothing in Qamdo, and all is connected over a bridge from Sichuan to Qinghai."""
    position = _position({_QINGHAI: "B", _TIBET: "B"}, {_YUNNAN: "B", _SICHUAN: "B"})
    position.bridges[_site("sichuan-qinghai")][_B] = True
    image = ground("base")
    held = {MARKET, *routes.reached(position, _B)}
    for province in held:
        piece(f"way-{province}").put(image, 0, 0)
    position.horse = [MARKET] * position.colours
    draw_map(image, position)
    draw_bridge(image, position, _site("sichuan-qinghai"), "connected")
    return image.crop(MAP)


def inspector() -> Image.Image:
    """Sichuan and Qamdo yield as much: he comes to Qamdo."""
    posts = {_SICHUAN: "C", _QAMDO: "B", _YUNNAN: "BC"}
    position = _position({_SICHUAN: "CCC", _QAMDO: "AB"}, posts, (2, 4, 0, 0))
    position.bridges[_site("yunnan-qamdo")][_B] = True  # both posts are connected
    found_yields = yields(position)
    found = position.copy()
    inspect(found)
    position.inspector = found.inspector
    image = _map(position)
    for province in (_QAMDO, _SICHUAN):
        _, _, right, _ = plate(province)
        at = (right - 40, PLACES[province].rows[0][1] + 52)
        piece("coin-large").put(image, *at)
        write(image, at, str(found_yields[province]))
    return _stacked([image.crop(_around(province, False)) for province in (_QAMDO, _SICHUAN)])


def gifts() -> Image.Image:
    """Five gifts in Sichuan for eleven traders: the highest influence first."""
    position = _position({_SICHUAN: "AAAABBCCCDD"}, influence=(1, 2, 2, 3))
    image = _map(position)
    (event,) = give_gifts(position, _SICHUAN)
    assert isinstance(event, GiftsGiven)
    influence = dict(enumerate(position.influence))
    given = dict(event.gifts)
    return _stacked([image.crop(_around(_SICHUAN)), _numbers({"dragon": influence, "gift": given})])


def income() -> Image.Image:
    """A's traders and posts with a bridge from Sichuan to Qinghai, and without it."""
    position = _position({_QINGHAI: "A", _TIBET: "A"}, {_YUNNAN: "A", _SICHUAN: "A"})
    position.phase, position.supply[_A] = "convert", 0
    without = position.copy()
    position.bridges[_site("sichuan-qinghai")][_A] = True
    parts = []
    for shown in (position, without):
        high = table_height(shown, _A)
        bridges = bridge_line(shown, _A)
        part = sheet(WIDE, ABOVE + high + (ROW if bridges else 8))
        draw_table(part, shown, _A, ABOVE)
        draw_line(part, bridges, ABOVE + high + ROW / 2 - 4)
        parts.append(part)
    return _stacked(parts)


def _site(name: str) -> int:
    return [bridge.id for bridge in board().bridges].index(name)


FIGURES: dict[str, Callable[[], Image.Image]] = {
    "throwing-out": throwing_out,
    "bank-payout": bank_payout,
    "displacing": displacing,
    "isolation": isolation,
    "inspector": inspector,
    "gifts": gifts,
    "income": income,
}
"""By paragraph."""


def build() -> None:
    """Write every figure; needs everything else."""
    for paragraph, draw in FIGURES.items():
        (FOLDER / f"rules-{paragraph}.png").write_bytes(Picture(draw(), palette("board")).png())
