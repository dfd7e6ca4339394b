"""The studio and the shipped files are in step, and the studio is deterministic."""

from collections import Counter
from pathlib import Path

import pytest

pytest.importorskip("numpy")

from PIL import ImageChops

from games.engine.files import DATA
from render.art import pieces, sheet, stamps
from render.art.china import cards, figures, forts
from render.art.china import pieces as china_pieces
from render.art.colours import COUNT, FIXED
from render.art.qin.land import pigment
from render.china.assets import palette
from render.china.layout import FOLDER as CHINA
from render.china.layout import HOUSE
from render.kit.encode import Picture
from render.kit.files import read_picture
from render.kit.palette import SEATS
from render.kit.sprites import Sheet
from render.qin.layout import FOLDER
from tests.render.studio import alike, check_figures, check_palette

MOST_BYTES = 6_000_000
"""Of what is shipped for one game, or for all of them."""


def test_shipped_sprites_are_those_of_the_studio() -> None:
    qin = Sheet(FOLDER / "sprites")
    shared = Sheet(DATA / "art" / "kit")
    assert alike(qin.sprite("stamp"), stamps.stamp(stamps.QIN, 112))
    for seat, look in enumerate(SEATS[:4]):
        assert alike(qin.sprite(f"double-{look.letter}"), pieces.pagoda(seat, 57, 38, True))
        assert alike(shared.sprite(f"token-{look.letter}"), pieces.emblem(seat, 72, 40))


def test_a_sheet_is_the_same_every_time(tmp_path: Path) -> None:
    for name in ("one", "two"):
        sprites = {f"tag-{char}": pieces.tag(char, 64, 39) for char in "NPQ"}
        sheet.pack(sprites | {"crown": pieces.crown_badge(68)}, tmp_path / name)
    assert (tmp_path / "one.png").read_bytes() == (tmp_path / "two.png").read_bytes()
    assert (tmp_path / "one.json").read_bytes() == (tmp_path / "two.json").read_bytes()
    assert alike(Sheet(tmp_path / "one").sprite("tag-P"), pieces.tag("P", 64, 39))


@pytest.mark.parametrize("name", ["bird", "lion", "hand", "title-bird", "title-lion", "title-both"])
def test_every_palette_holds_the_seats(name: str) -> None:
    rows = read_picture(FOLDER / f"palette-{name}.png", "RGB")
    assert rows.size == (COUNT, 2)
    shown = {rows.getpixel((x, 1)) for x in range(COUNT)}
    assert set(FIXED) <= shown
    assert {look.colour for look in SEATS} <= shown


def test_chinas_shipped_sprites_are_those_of_the_studio() -> None:
    china = Sheet(CHINA / "sprites")
    for seat, look in enumerate(SEATS):
        assert alike(china.sprite(f"house-{look.letter}"), pieces.pagoda(seat, HOUSE, 36, False))
    for name, drawn in (
        ("fort", forts.back(80)),
        ("fort-front", forts.front(80)),
        ("medal-ACE", china_pieces.medal((0, 2, 4))),
        ("name-chin-scored", china_pieces.name_slip("Ch’in", "scored")),
        ("small-V", cards.face("V", *cards.SIZES["small"])),
        ("rail-120", china_pieces.rail(120)),
    ):
        assert alike(china.sprite(name), drawn), name


def test_chinas_shipped_figures_are_those_of_the_renderer() -> None:
    drawn = {name: Picture(draw(), palette("map")) for name, draw in figures.FIGURES.items()}
    check_figures(CHINA, drawn, range(600, 641))


@pytest.mark.parametrize("name", ["map", "panel", "title-3-4", "title-4-5"])
def test_every_palette_of_china_holds_the_seats(name: str) -> None:
    check_palette(CHINA, name)


def test_a_pigment_continues_over_its_own_edge() -> None:
    picture = pigment("R").convert("L")
    first, last, inside = (picture.crop((x, 0, x + 1, picture.height)) for x in (0, picture.width - 1, 1))
    across = sum(ImageChops.difference(first, last).tobytes())
    beside = sum(ImageChops.difference(first, inside).tobytes())
    assert across < 2 * beside


def test_no_letter_is_drawn_too_small() -> None:
    with pytest.raises(ValueError, match="below 36 px"):
        pieces.emblem(0, 40, 20)


def test_the_shipped_files_are_small_enough() -> None:
    sizes: Counter[str] = Counter()
    for path in (DATA / "art").rglob("*"):
        if path.is_file():
            sizes[path.relative_to(DATA / "art").parts[0]] += path.stat().st_size
    assert {folder for folder, size in sizes.items() if size > MOST_BYTES} == set()
    assert {"qin", "china", "yunnan", "confucius", "dayunhe"} <= set(sizes)
