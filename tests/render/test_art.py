"""The studio and the shipped files are in step, and the studio is deterministic."""

from collections import Counter
from pathlib import Path
from typing import get_args

import pytest

pytest.importorskip("numpy")

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from games.confucius.components import DISTANT, lands, rewards
from games.confucius.components import cards as confucius_cards
from games.dayunhe.components import UNREST, cards, edges, looks, tiles
from games.dayunhe.places import EDGES
from games.engine.files import DATA
from render.art import __main__ as studio_main
from render.art import notes, shared, sheet
from render.art.china import figures as china_figures
from render.art.china import pieces as china_pieces
from render.art.colours import COUNT, FIXED
from render.art.confucius import figures as confucius_figures
from render.art.confucius import pieces as confucius_pieces
from render.art.confucius.signs import SIGNS
from render.art.dayunhe import figures as dayunhe_figures
from render.art.dayunhe import pieces as dayunhe_pieces
from render.art.drawing import draw, emblem, for_seat, icon, tag
from render.art.qin import figures as qin_figures
from render.art.qin import pieces as qin_pieces
from render.art.qin.land import pigment
from render.art.yunnan import figures as yunnan_figures
from render.art.yunnan import pieces as yunnan_pieces
from render.china import assets as china_assets
from render.confucius import assets as confucius_assets
from render.dayunhe.layout import HEX_H, HEX_W, towards
from render.kit.assets import Assets
from render.kit.encode import Picture
from render.kit.files import read_picture
from render.kit.glyphs import coverage
from render.kit.palette import PAPER, SEATS
from render.kit.sprites import Sheet, Sprite
from render.kit.type import Face
from render.qin.land import PIGMENTS
from render.qin.layout import CELL
from render.yunnan import assets as yunnan_assets
from render.yunnan.layout import MAP_END, WIDTH, bridge, gate, outline, road
from tests.support.render import studio

ART = DATA / "art"
SHEETS = {
    **{game: Sheet(ART / game / "sprites") for game in ("qin", "china", "yunnan", "confucius", "dayunhe")},
    "kit": Sheet(ART / "kit"),
}
MOST_BYTES = 6_000_000
"""Of what is shipped for one game, or for all of them."""
CANALS = [kind for kind in tiles() if kind.id != UNREST]

NEAR = 14
"""So far the road may lie outside a province's border, which wanders."""


def test_all_shipped_sprites_are_those_of_the_drawings() -> None:
    pigments = {colour: pigment(colour) for colour in PIGMENTS}
    for sheet_name, drawn in (
        ("kit", shared.sprites()),
        ("qin", qin_pieces.sprites(pigments)),
        ("china", china_pieces.sprites()),
        ("confucius", confucius_pieces.sprites()),
        ("yunnan", yunnan_pieces.sprites()),
        ("dayunhe", dayunhe_pieces.sprites()),
    ):
        assert set(SHEETS[sheet_name]) == set(drawn)
        for name, sprite in drawn.items():
            assert studio.alike(SHEETS[sheet_name][name], sprite), name


def test_the_characters_on_file_are_those_of_the_fonts() -> None:
    for face in get_args(Face):
        assert coverage(face) == {
            code for first, last in shared.characters(face) for code in range(first, last + 1)
        }


def test_every_thing_of_the_games_has_its_picture() -> None:
    wanted = {f"land-{land.id}" for land in lands()} | {f"reward-{card}" for card in rewards().deck}
    wanted |= {f"card-{number}" for number in range(1, len(confucius_cards().cash) + 1)}
    wanted |= {f"coast-{name}" for name in DISTANT}
    assert {name for name in wanted if name not in SHEETS["confucius"]} == set()
    wanted = {f"{kind}-{card.id}" for card in cards() for kind in ("card", "sign")}
    wanted |= {f"icon-{symbol.action}" for card in cards() for symbol in card.symbols}
    for size in ("", "-small"):
        wanted |= {f"water-{tile.id}-{look}{size}" for tile in CANALS for look in looks(tile.id)}
    assert {name for name in wanted if name not in SHEETS["dayunhe"]} == set()


def test_a_sheet_is_the_same_every_time(tmp_path: Path) -> None:
    for name in ("one", "two"):
        sheet.pack({f"tag-{char}": tag(char, 64, 39) for char in "NPQ"}, tmp_path / name)
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()
    assert studio.alike(Sheet(tmp_path / "one")["tag-P"], tag("P", 64, 39))


def test_signs_and_cards_differ_at_a_third_of_their_size() -> None:
    """On a phone they are about 14 px high: no two of them look alike there."""
    signs = {path: name for name, path in SIGNS.items()}
    studio.check_signs_differ({name: icon(path, 44) for path, name in signs.items()})
    kinds = {path: name for name, path in dayunhe_pieces.sign_files().items()}
    studio.check_signs_differ({name: SHEETS["dayunhe"][f"icon-{name}"] for name in kinds.values()})
    inks = {n: icon(path, 36).image.getchannel("A") for n, path in yunnan_pieces.sign_files().items()}
    studio.check_all_differ({name: ink.resize((12, 12)) for name, ink in inks.items()})
    small = {}
    for card in cards():
        drawn = SHEETS["dayunhe"][f"card-{card.id}"]
        picture = Image.new("RGB", (120, 120), PAPER)
        picture.paste(drawn.image, (60 - drawn.x, 60 - drawn.y), drawn.image)
        small[card.id] = picture.convert("L").resize((40, 40))
    studio.check_all_differ(small)


def svg(inner: str, side: int) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}">{inner}</svg>'


def test_a_drawing_shows_the_parts_that_were_asked_for_in_the_colour_of_the_seat(tmp_path: Path) -> None:
    path = tmp_path / "flag.svg"
    dark = '<rect class="if-dark" width="10" height="20" fill="#fff"/>'
    light = '<rect class="if-light if-x" display="none" width="20" height="10" fill="currentColor"/>'
    path.write_text(svg(f'<circle id="anchor" cx="5" cy="15"/><g>{dark}{light}</g>', 20))
    black, blue = for_seat(path, 0), for_seat(path, 1)
    assert (black.x, black.y) == (5, 15)
    assert black.image.getbbox() == (0, 0, 10, 20)
    assert black.image.getpixel((5, 15)) == (255, 255, 255, 255)
    assert blue.image.getbbox() == (0, 0, 20, 10)
    assert blue.image.getpixel((15, 5)) == (*SEATS[1].colour, 255)
    assert draw(path, "x", "dark", scale=0.5).image.getbbox() == (0, 0, 10, 10)


def test_a_drawing_is_stretched_between_its_sides(tmp_path: Path) -> None:
    path = tmp_path / "wide.svg"
    box = '<rect x="10" y="90" width="80" height="5"/><path d="M10 10L90 10L90 20L10 20Z"/>'
    path.write_text(svg(box, 100))
    wide = draw(path, size=(300, 50)).image
    assert wide.size == (300, 50)
    assert wide.getbbox() == (10, 10, 290, 45)
    assert wide.crop((0, 21, 300, 39)).getbbox() is None
    other = tmp_path / "other.svg"
    other.write_text(svg('<path d="M10 10h80v10z"/>', 100))
    with pytest.raises(ValueError, match="cannot be stretched"):
        draw(other, size=(300, 50))


def test_no_letter_is_drawn_too_small(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="below 36 px"):
        emblem(0, 40, 20)
    path = tmp_path / "small.svg"
    path.write_text(svg('<text y="30" font-family="Roboto" font-weight="900" font-size="52">x</text>', 60))
    assert draw(path).image.getbbox()
    with pytest.raises(ValueError, match="x is lower than 36 px"):
        draw(path, scale=0.9)


def test_figures_are_drawn_on_grounds_in_the_colours_in_which_they_are_shipped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where the ground was read before, in all its colours."""
    folder, seen = tmp_path / "art" / "toy", list[tuple[str, int]]()
    folder.mkdir(parents=True)
    files = Assets(folder)

    def look() -> None:
        colours = files.ground("board").getcolors(1 << 16)
        seen.append((read_picture(folder / "board.png").mode, len(colours or ())))

    def build() -> None:
        Image.radial_gradient("L").convert("RGB").resize((300, 300)).save(folder / "board.png")
        stripes = Image.linear_gradient("L").resize((300, 300))
        with Image.open(folder / "board.png") as ground:
            Image.merge("RGB", (*ground.split()[:2], stripes)).save(folder / "board.png")
        look()

    monkeypatch.setattr(studio_main, "DATA", tmp_path)
    monkeypatch.setitem(studio_main.GAMES, "toy", studio_main.Game(build, look, files))
    studio_main.build("toy")
    (raw, many), (mode, few) = seen
    assert (raw, mode) == ("RGB", "P")
    assert many > 256 >= few


@pytest.mark.fuzz
def test_shipped_figures_are_those_of_the_renderer() -> None:
    chinas = {
        name: Picture(draw(), china_assets.palette("map")) for name, draw in china_figures.FIGURES.items()
    }
    studio.check_figures(ART / "qin", qin_figures.draw_all(), (qin_figures.ACROSS * CELL,))
    studio.check_figures(ART / "china", chinas, range(600, 641))
    board = yunnan_assets.palette("board")
    yunnans = {name: Picture(draw(), board) for name, draw in yunnan_figures.FIGURES.items()}
    studio.check_figures(ART / "yunnan", yunnans, (yunnan_figures.NARROW, yunnan_figures.WIDE))
    board = confucius_assets.palette("board")
    kongs = {name: Picture(draw(), board) for name, draw in confucius_figures.FIGURES.items()}
    studio.check_figures(ART / "confucius", kongs, (notes.WIDTH,))
    studio.check_figures(ART / "dayunhe", dayunhe_figures.draw_all(), (notes.WIDTH,))


def test_every_palette_has_room_in_a_picture_and_holds_the_colours_that_are_never_to_change() -> None:
    palettes = {path: read_picture(path, "RGB") for path in ART.glob("*/palette-*.png")}
    assert len(palettes) > 15
    for path, rows in palettes.items():
        assert rows.width <= COUNT, path
        assert set(FIXED) <= {rows.getpixel((x, 1)) for x in range(rows.width)}, path


def test_the_shipped_files_are_small_enough() -> None:
    sizes: Counter[str] = Counter()
    for path in ART.rglob("*"):
        if path.is_file():
            sizes[path.relative_to(ART).parts[0]] += path.stat().st_size
    assert {folder for folder, size in sizes.items() if size > MOST_BYTES} == set()
    assert {"qin", "china", "yunnan", "confucius", "dayunhe"} <= set(sizes)


@pytest.mark.fuzz
def test_a_pigment_continues_over_its_own_edge() -> None:
    picture = pigment("R").convert("L")
    first, last, inside = (picture.crop((x, 0, x + 1, picture.height)) for x in (0, picture.width - 1, 1))
    across = sum(ImageChops.difference(first, last).tobytes())
    beside = sum(ImageChops.difference(first, inside).tobytes())
    assert across < 2 * beside


def test_the_road_and_the_bridges_lead_from_one_province_to_another() -> None:
    """A province's road lies in it and ends where the next one begins; a bridge has an end in both."""
    lands = []
    for province in range(6):
        mask = Image.new("L", (WIDTH, MAP_END), 0)
        ImageDraw.Draw(mask).polygon(outline(province), fill=255)
        lands.append(mask.filter(ImageFilter.MaxFilter(2 * NEAR + 1)))
    for province, mask in enumerate(lands):
        path = road(province)
        assert all(mask.getpixel((round(x), round(y))) for x, y in path), province
        assert province == 5 or path[-1] == road(province + 1)[0] == gate(province)
    for site, (a, b) in enumerate(((1, 3), (2, 5), (3, 5), (1, 4))):
        x, y = bridge(site)
        for province, end in ((a, y + 44), (b, y - 44)):
            assert lands[province].getpixel((round(x), round(end))), (site, province)


def on_its_place(sprite: Sprite) -> Image.Image:
    """The sprite's alpha on a hex, its anchor in the middle."""
    picture = Image.new("L", (HEX_W + 40, round(HEX_H) + 40), 0)
    at = picture.width // 2 - sprite.x, picture.height // 2 - sprite.y
    picture.paste(sprite.image.getchannel("A"), at)
    return picture


@pytest.mark.parametrize("kind", [tile.id for tile in CANALS])
def test_canals_leave_a_tile_through_the_middle_of_their_sides_only(kind: str) -> None:
    """At the rim of the tile; where a neighbour's canal comes to the same side, a joint leads on."""
    for rotation in looks(kind):
        water = on_its_place(SHEETS["dayunhe"][f"water-{kind}-{rotation}"])
        for edge in range(len(EDGES)):
            x, y = towards(edge, 0.85)
            found = water.getpixel((round(water.width / 2 + x), round(water.height / 2 + y)))
            assert found == (255 if edges(kind, rotation) >> edge & 1 else 0), (rotation, edge)
    for edge in range(3):
        joint = on_its_place(SHEETS["dayunhe"][f"joint-{edge}"])
        for share in (-0.09, 0.0, 0.09):
            x, y = towards(edge, share)
            assert joint.getpixel((round(joint.width / 2 + x), round(joint.height / 2 + y))) == 255
