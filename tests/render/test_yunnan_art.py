"""Yunnan's shipped picture files and the studio are in step."""

import pytest

pytest.importorskip("numpy")


from render.art import pieces, stamps
from render.art.yunnan import figures, spots
from render.art.yunnan import pieces as yunnan
from render.art.yunnan.signs import SIGNS, icon
from render.kit.encode import Picture
from render.kit.files import read_picture
from render.kit.palette import SEATS
from render.kit.sprites import Sheet
from render.yunnan.assets import palette
from render.yunnan.layout import CARTOUCHES, FOLDER, HEIGHT, WIDTH, bridge, road
from tests.render.studio import alike, check_all_differ, check_figures, check_palette


def test_shipped_sprites_are_those_of_the_studio() -> None:
    shipped = Sheet(FOLDER / "sprites")
    for seat, look in enumerate(SEATS):
        assert alike(shipped.sprite(f"trader-{look.letter}"), pieces.emblem(seat, yunnan.TOKEN, 36))
        assert alike(shipped.sprite(f"horse-{look.letter}"), yunnan.horse(seat))
        assert alike(shipped.sprite(f"teahouse-{look.letter}"), yunnan.teahouse_plate(seat))
        assert alike(shipped.sprite(f"ghost-{look.letter}"), yunnan.ghost(seat, yunnan.TOKEN, 36))
    for name in SIGNS:
        assert alike(shipped.sprite(f"icon-{name}"), icon(name, yunnan.ICON))
    for name, drawn in (
        ("stamp", stamps.stamp(stamps.TEA, 112, "tea", weight=0.075)),
        ("gift", yunnan.gift()),
        ("coin", yunnan.coin(56)),
        ("inspector", yunnan.inspector(56)),
        ("bridge-3", spots.plank_bridge(3)),
    ):
        assert alike(shipped.sprite(name), drawn), name


def test_signs_differ_at_a_third_of_their_size() -> None:
    """On a phone they are about 14 px high: no two of them look alike there."""
    small = {name: icon(name, 36).image.getchannel("A").resize((12, 12)) for name in SIGNS}
    check_all_differ(small)


def test_shipped_figures_are_those_of_the_renderer() -> None:
    drawn = {name: Picture(draw(), palette("board")) for name, draw in figures.FIGURES.items()}
    check_figures(FOLDER, drawn, (figures.NARROW, figures.WIDE))


@pytest.mark.parametrize("name", ["board", "title"])
def test_every_palette_holds_the_seats(name: str) -> None:
    check_palette(FOLDER, name)


def test_the_ground_has_the_size_of_the_layout() -> None:
    assert read_picture(FOLDER / "base.png", "RGB").size == (WIDTH, HEIGHT)


def test_roads_and_bridges_lead_from_one_province_to_another() -> None:
    """Each begins on the cartouche of one province, ends on that of the other, and crosses no third."""
    ways = [(step, step + 1, road(step)) for step in range(5)]
    ways += [(a, b, bridge(site)) for site, (a, b) in enumerate(((1, 3), (2, 5), (3, 5), (1, 4)))]
    for start, end, path in ways:
        for province, (left, top, right, bottom) in enumerate(CARTOUCHES):
            on = [left - 6 <= x <= right + 6 and top - 6 <= y <= bottom + 6 for x, y in path]
            if province == start:
                assert on[0]
            elif province == end:
                assert on[-1]
            else:
                assert not any(on), (start, end, province)
