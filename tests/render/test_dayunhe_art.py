"""Da Yunhe's shipped picture files and the studio are in step."""

import pytest

pytest.importorskip("numpy")

from PIL import Image, ImageChops

from games.dayunhe.components import UNREST, cards, edges, looks, tiles
from games.dayunhe.places import EDGES
from render.art.dayunhe import cards as painted
from render.art.dayunhe import figures, spots, wall
from render.art.dayunhe import tiles as drawn_tiles
from render.art.dayunhe.hexes import middle
from render.art.dayunhe.pieces import ICON, PIPS, RIVER, trimmed
from render.art.dayunhe.signs_more import ALL
from render.art.notes import WIDTH
from render.art.stamps import stamp
from render.dayunhe import crop_layout, layout
from render.dayunhe.assets import ground
from render.dayunhe.layout import FOLDER, HEX_W, LARGE_W, SMALL_W, high
from render.kit.palette import PAPER, SEATS
from render.kit.sprites import Sheet, Sprite
from tests.render.studio import alike, check_all_differ, check_figures, check_palette, check_signs_differ

CANALS = [kind for kind in tiles() if kind.id != UNREST]


@pytest.fixture(scope="module")
def shipped() -> Sheet:
    return Sheet(FOLDER / "sprites")


def test_shipped_sprites_are_those_of_the_studio(shipped: Sheet) -> None:
    for seat, look in enumerate(SEATS):
        assert alike(shipped.sprite(f"plate-{look.letter}"), trimmed(drawn_tiles.plate(HEX_W, seat)))
        assert alike(shipped.sprite(f"pip-{look.letter}"), trimmed(drawn_tiles.pip(PIPS[""], seat)))
    for name, drawn in (
        ("stamp", stamp(RIVER, 112, "he", weight=0.085)),
        ("unrest-C-small", drawn_tiles.unrest(SMALL_W, 2)),
        ("plate-back-E-large", drawn_tiles.back(LARGE_W, 4)),
        ("water-basin-2", drawn_tiles.water(HEX_W, [2])),
        ("boat-north", wall.boat(True)),
        ("brick-fire-fist", wall.brick(True, True)),
        ("ring-hex", spots.hex_ring(HEX_W)),
        ("card-tea", painted.emblem("tea")),
        ("sign-saboteur", painted.small("saboteur")),
    ):
        assert alike(shipped.sprite(name), trimmed(drawn)), name


def test_every_thing_of_the_game_has_its_picture(shipped: Sheet) -> None:
    wanted = {f"{kind}-{card.id}" for card in cards() for kind in ("card", "sign")}
    wanted |= {f"icon-{symbol.action}" for card in cards() for symbol in card.symbols}
    for size in ("", "-small", "-large"):
        wanted |= {f"water-{tile.id}-{look}{size}" for tile in CANALS for look in looks(tile.id)}
    assert {name for name in wanted if name not in shipped} == set()


def on_its_place(sprite: Sprite, width: int) -> Image.Image:
    """The sprite's alpha on a hex so wide, its anchor in the middle."""
    size = round(width * 1.2), round(high(width) * 1.1)
    picture = Image.new("L", size, 0)
    picture.paste(sprite.image.getchannel("A"), (size[0] // 2 - sprite.x, size[1] // 2 - sprite.y))
    return picture


@pytest.mark.parametrize("kind", [tile.id for tile in CANALS])
def test_canals_leave_a_tile_through_the_middle_of_their_sides_only(shipped: Sheet, kind: str) -> None:
    for rotation in looks(kind):
        water = on_its_place(shipped.sprite(f"water-{kind}-{rotation}"), HEX_W)
        centre = water.width // 2, water.height // 2
        for edge in range(len(EDGES)):
            x, y = middle(edge, HEX_W / 2 - 2, centre)
            found = water.getpixel((round(x), round(y)))
            assert found == (255 if edges(kind, rotation) >> edge & 1 else 0), (rotation, edge)


def test_canals_of_neighbours_meet_without_a_gap(shipped: Sheet) -> None:
    """A straight canal looks the same in the middle of a tile and where it goes over to the next."""
    water = shipped.sprite("water-straight-0")
    joined = Image.new("RGB", (3 * HEX_W, 200), PAPER)
    for number in (1, 2):
        at = round((number - 0.5) * HEX_W) + HEX_W // 2 - water.x, 100 - water.y
        joined.paste(water.image, at, water.image)
    seam = joined.crop((3 * HEX_W // 2 - 3, 80, 3 * HEX_W // 2 + 3, 120))
    inside = joined.crop((HEX_W + 12, 80, HEX_W + 18, 120))
    banks = [(0, 0, 6, 16), (0, 24, 6, 40)]  # lines of light swim in the middle
    for box in banks:
        apart = ImageChops.difference(seam.crop(box), inside.crop(box)).convert("L")
        assert max(apart.tobytes()) < 40


def test_signs_differ_at_a_third_of_their_size() -> None:
    check_signs_differ(ALL, ICON)


def test_cards_differ_at_a_third_of_their_size(shipped: Sheet) -> None:
    small = {}
    for card in cards():
        drawn = shipped.sprite(f"card-{card.id}")
        picture = Image.new("RGB", (120, 120), PAPER)
        picture.paste(drawn.image, (60 - drawn.x, 60 - drawn.y), drawn.image)
        small[card.id] = picture.convert("L").resize((40, 40))
    check_all_differ(small)


def test_shipped_figures_are_those_of_the_renderer() -> None:
    check_figures(FOLDER, figures.draw_all(), (WIDTH,))


@pytest.mark.parametrize("name", ["board", "title"])
def test_every_palette_holds_the_seats(name: str) -> None:
    check_palette(FOLDER, name)


def test_the_grounds_and_slips_have_the_sizes_of_the_layouts(shipped: Sheet) -> None:
    for name, size in (
        ("board", (layout.WIDTH, layout.HEIGHT)),
        ("paper", layout.PAPER),
        ("title", (layout.WIDTH, layout.TITLE_HEIGHT)),
    ):
        assert ground(name).size == size, name
    for name, (wide, high_) in (
        ("panel-plain", (layout.PANEL_WIDTH, layout.PANEL_HEIGHT)),
        ("seat-plain", crop_layout.SEAT_SLIP),
        ("slip-plain", crop_layout.RANK_SLIP),
        ("card", crop_layout.CARD),
        ("card-wide", crop_layout.WIDE_CARD),
    ):
        opaque = shipped.sprite(name).image.getchannel("A").point(lambda value: 255 if value > 250 else 0)
        left, top, right, bottom = opaque.getbbox() or (0, 0, 0, 0)
        assert abs(right - left - wide) <= 2, name
        assert abs(bottom - top - high_) <= 2, name
