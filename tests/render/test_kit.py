"""The parts: type, glyphs, files."""

import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any
from zipfile import ZipFile

import pytest
from PIL import Image

import render
from games.engine import BadData
from render.china import assets as china_assets
from render.china.layout import FOLDER
from render.kit import encode
from render.kit import type as lettering
from render.kit.assets import Assets
from render.kit.encode import Colours
from render.kit.files import read_picture
from render.kit.glyphs import coverage
from render.kit.palette import INK, PAPER, SEATS, mix, rgb
from render.kit.sprites import Sheet, Sprite
from render.kit.type import Anchor
from render.qin import assets
from tests.support.render import china, sight
from tests.support.render.positions import colours_of, pixels


@pytest.mark.parametrize("eye", sight.SIGHTS)
def test_seats_are_told_apart_by_every_eye(eye: str) -> None:
    drawn = []
    for seat, look in enumerate(SEATS):
        with Image.open(BytesIO(render.emblem(seat))) as picture:
            counts: Any = picture.convert("RGB").getcolors(1 << 16)
        meant = sight.lab(look.colour)
        body = [entry for entry in counts if sight.difference(sight.lab(entry[1]), meant) < 12]
        drawn.append(sight.lab(max(body)[1], eye))
    assert min(sight.difference(one, other) for one, other in combinations(drawn, 2)) >= 16


@pytest.mark.parametrize(
    ("one", "other", "apart"),
    [  # of the test data that Sharma, Wu and Dalal published
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 2.49, -0.001), (50, -2.49, 0.0011), 7.2195),
        ((22.7233, 20.0904, -46.694), (23.0331, 14.973, -42.5619), 2.0373),
        ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_difference_of_two_colours(
    one: tuple[float, float, float], other: tuple[float, float, float], apart: float
) -> None:
    assert sight.difference(one, other) == pytest.approx(apart, abs=1e-4)


@pytest.mark.parametrize("cap", [1, 12, 35])
def test_nothing_is_set_too_small_to_read(cap: int) -> None:
    picture = Image.new("RGB", (300, 200), PAPER)
    with pytest.raises(ValueError, match="below 36 px"):
        lettering.write(picture, (150, 100), "34", cap=cap)


@pytest.mark.parametrize("face", ["serif", "sans", "number", "letter"])
@pytest.mark.parametrize("cap", [36, 58])
def test_capitals_are_as_high_as_asked(face: lettering.Face, cap: int) -> None:
    picture = Image.new("L", (300, 200), 0)
    picture.paste(255, (100, 50), lettering.ink("H", face, cap).fill)
    box = picture.point(lambda value: 255 if value > 127 else 0).getbbox()
    assert box is not None
    assert 0 <= box[3] - box[1] - cap <= 2


@pytest.mark.parametrize(("anchor", "ends"), [("l", (150, None)), ("r", (None, 150)), ("m", (None, None))])
def test_text_stands_where_it_is_put(anchor: Anchor, ends: tuple[int | None, int | None]) -> None:
    picture = Image.new("RGB", (300, 200), PAPER)
    wide = lettering.write(picture, (150, 100), "Turn", "sans", anchor=anchor)
    left, _, right, _ = (
        picture.convert("L").point(lambda value: 255 if value < 160 else 0).getbbox() or (0,) * 4
    )
    assert abs(right - left - wide) <= 3
    assert all(end is None or abs(at - end) <= 2 for at, end in zip((left, right), ends, strict=True))
    assert anchor != "m" or abs(left + right - 300) <= 3


@pytest.mark.parametrize("text", ["Mei", "Bartholomew", "Wilhelmina Wolkenstein", "i" * 25])
@pytest.mark.parametrize("room", [110, 180, 400])
def test_a_line_always_fits(text: str, room: int) -> None:
    fitted = lettering.fit(text, "sans", room)
    picture = Image.new("RGB", (600, 200), PAPER)
    drawn = lettering.write(picture, (50, 100), fitted.text, "sans", anchor="l", squeeze=fitted.squeeze)
    assert drawn <= room + 1
    assert fitted.squeeze >= lettering.LEAST_SQUEEZE
    assert fitted.text == text or fitted.text.endswith("…")


def test_a_name_gives_way_word_by_word_to_initials() -> None:
    whole = "Wilhelmina Wolkenstein"
    for share, shown in ((0.75, whole), (0.5, "Wilhelmina W."), (0.2, "W. W.")):
        assert lettering.fit_name(whole, "sans", lettering.width(whole, "sans") * share) == shown
    assert lettering.fit_name("", "sans", 10) == ""


def test_a_name_of_one_word_is_never_the_letter_of_a_seat() -> None:
    room = lettering.width("Bernadette", "sans") * 0.55
    shown = lettering.fit(lettering.fit_name("Bernadette", "sans", room), "sans", room).text
    assert shown == "Berna…"


def test_a_line_is_squeezed_before_it_is_cut() -> None:
    wide = lettering.width("Wilhelmina", "sans")
    assert lettering.fit("Wilhelmina", "sans", wide) == ("Wilhelmina", 1.0, wide)
    assert lettering.fit("Wilhelmina", "sans", round(wide * 0.75)).text == "Wilhelmina"
    assert lettering.fit("Wilhelmina", "sans", round(wide * 0.6)).text.endswith("…")
    assert lettering.fit("Choose a province", "sans", wide).text == "Choose a…"


def test_which_characters_a_face_has() -> None:
    assert lettering.drawable("sans", " Zoë Łódź 34 ") == "Zoë Łódź 34"
    assert lettering.drawable("sans", "e\u0301") == "é"
    for text in ("梅", "🙂", "🦊 Foxglove", "a\nb", "a\u200bb", "q\u0337", "\u202eab"):
        assert lettering.drawable("sans", text) == ""


def test_coverage_agrees_with_what_is_drawn() -> None:
    known = coverage("number")
    face = lettering.font("number", 60)
    missing = bytes(face.getmask("\uffff"))
    for char in "AÄж€Ω≤梅ﻲ漢":
        assert (ord(char) in known) == (bytes(face.getmask(char)) != missing) == (char in "AÄж€Ω≤"), char


def test_colours() -> None:
    assert rgb("A8261C") == (168, 38, 28)
    assert mix((0, 0, 0), (100, 200, 50), 0.5) == (50, 100, 25)
    rows = Image.new("RGB", (2, 2), INK)
    rows.putpixel((1, 0), (200, 200, 200))
    rows.putpixel((1, 1), (201, 202, 203))
    colours = Colours.of(rows)
    assert (colours.find.getpalette() or [])[3:6] == [200, 200, 200]
    assert tuple(colours.show) == (*INK, 201, 202, 203)


def test_missing_and_broken_files_are_named(tmp_path: Path) -> None:
    (tmp_path / "bad.png").write_bytes(b"no picture")
    (tmp_path / "bad.zip").write_bytes(b"no sheet")
    with ZipFile(tmp_path / "cut.zip", "w") as cut:
        cut.writestr("anchors.json", '{"a": [1, 1]}')
    for name in ("no", "bad"):
        with pytest.raises(BadData, match=rf"unreadable-data \(file={name}.png"):
            read_picture(tmp_path / f"{name}.png", "RGB")
    with pytest.raises(BadData, match=r"unreadable-data \(file=no.zip"):
        Sheet(tmp_path / "no")
    with pytest.raises(BadData, match=r"malformed-data \(file=bad.zip"):
        Sheet(tmp_path / "bad")
    with pytest.raises(BadData, match=r"malformed-data \(file=cut.zip, reason=a"):
        Sheet(tmp_path / "cut")["a"]


@pytest.mark.parametrize(
    ("clear", "colours", "box"),
    [
        ((), 8, (0, 0, 300, 200)),
        (((0, 0, 300, 12), (291, 0, 300, 200)), 8, (0, 12, 291, 200)),
        (((7, 3, 8, 4), (250, 190, 300, 200)), 200, (8, 0, 250, 200)),
        (((0, 0, 70, 200),), 200, (70, 0, 300, 200)),
        (((0, 0, 250, 200),), 8, None),
        (((100, 0, 104, 200), (200, 0, 204, 200)), 8, None),
        ((), 400, None),
    ],
)
def test_a_large_piece_looks_the_same_taken_apart(
    clear: Sequence[tuple[int, int, int, int]], colours: int, box: tuple[int, int, int, int] | None
) -> None:
    piece = Image.new("RGBA", (300, 200))
    chance = Random(colours)
    palette = [(*chance.randbytes(3), 255) for _ in range(colours)]
    piece.putdata([palette[number * 7 % colours] for number in range(300 * 200)])
    for hole in clear:
        piece.paste((9, 99, 199, 120), hole)
    whole = Sprite.of(piece, 150, 100)
    apart = whole.taken_apart()
    parts = [part for part in apart.parts if part.image.mode == "P"]
    assert [
        (part.left, part.top, part.left + part.image.width, part.top + part.image.height) for part in parts
    ] == ([box] if box else [])
    assert apart.image.tobytes() == piece.tobytes()
    for ground in ("RGB", "RGBA"):
        pictures = [Image.new(ground, (400, 300), (20, 200, 90)) for _ in range(2)]
        whole.put(pictures[0], 160, 130)
        apart.put(pictures[1], 160, 130)
        assert pictures[0].tobytes() == pictures[1].tobytes()


def test_what_is_not_drawn_for_a_while_is_let_go_and_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = render.title("qin", {"board": "bird", "series": "single"})
    assert assets.files.kept
    render.title("china", {"side": "3-4"})
    assert assets.files.kept
    monkeypatch.setattr("render.IDLE", -1.0)
    render.title("china", {"side": "3-4"})
    assert not assets.files.kept
    assert render.title("qin", {"board": "bird", "series": "single"}) == drawn


def test_more_pieces_than_are_kept_are_read_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    view = china.fullest().view(None)
    drawn = china.boards.picture(view).png()
    kept = china_assets.files.kept
    china_assets.files.let_go()
    monkeypatch.setattr("render.kit.assets.PIECES", 1)
    assert china.boards.picture(view).png() == drawn
    assert 0 < china_assets.files.kept < kept


def test_pieces_are_read_and_let_go_by_several_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("render.kit.assets.PIECES", 300_000)
    files = Assets(FOLDER)
    names = sorted(Sheet(FOLDER / "sprites"))
    asked = [*names, *reversed(names)] * 8
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as threads:
            read = list(threads.map(files.piece, asked))
    finally:
        sys.setswitchinterval(usual)
    alone = {name: files.piece(name).image.tobytes() for name in names}
    assert all(sprite.image.tobytes() == alone[name] for sprite, name in zip(read, asked, strict=True))


def test_the_colours_that_tests_compare_are_those_of_the_file() -> None:
    view = china.fullest().view(None)
    picture = china.boards.picture(view)
    assert colours_of(picture) == pixels(picture.png())


def test_a_picture_that_would_be_too_large_is_pressed_harder(monkeypatch: pytest.MonkeyPatch) -> None:
    picture = china.boards.picture(china.fullest())
    usual = picture.png()
    monkeypatch.setattr(encode, "LARGEST", len(usual))
    smaller = picture.png()
    assert len(smaller) < len(usual)
    assert pixels(smaller) == pixels(usual)
