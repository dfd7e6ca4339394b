"""Confucius' shipped picture files and the studio are in step."""

import pytest

pytest.importorskip("numpy")


from games.confucius.components import cards, lands, rewards
from render.art import pieces, stamps
from render.art.confucius import cards as painted
from render.art.confucius import figures, gifts, people, spots, troops
from render.art.confucius import lands as tiles
from render.art.confucius.pieces import ICON
from render.art.confucius.signs_more import ALL
from render.art.confucius.sizes import DISTANTS
from render.art.notes import WIDTH
from render.confucius import layout, realm_layout
from render.confucius.assets import ground, palette
from render.confucius.layout import CARD, FOLDER
from render.kit.encode import Picture
from render.kit.palette import SEATS
from render.kit.sprites import Sheet
from tests.render.studio import alike, check_figures, check_palette, check_signs_differ


@pytest.fixture(scope="module")
def shipped() -> Sheet:
    return Sheet(FOLDER / "sprites")


def test_shipped_sprites_are_those_of_the_studio(shipped: Sheet) -> None:
    for seat, look in enumerate(SEATS):
        assert alike(shipped.sprite(f"marker-{look.letter}"), pieces.emblem(seat, 52, 36))
        assert alike(shipped.sprite(f"army-{look.letter}"), troops.army(seat, 66, 36))
        assert alike(shipped.sprite(f"sea-junk-{look.letter}"), troops.junk(seat, 40))
    for name, drawn in (
        ("stamp", stamps.stamp(stamps.KONG, 112, "kong", weight=0.085)),
        ("official-dear", people.tablet("official-dear")),
        ("secured", people.secured()),
        ("candidate-any", people.candidate_card("any")),
        ("gift-large-5", gifts.gift(5, 84)),
        ("wall-built", troops.wall(True)),
        ("land-lost", spots.seal(88, False)),
        ("distant-africa", tiles.island("africa", *DISTANTS["distant-africa"])),
        ("card-1", painted.face(1, 3, CARD, 44)),
        ("reward-insult", painted.reward("insult", CARD)),
    ):
        assert alike(shipped.sprite(name), drawn), name


def test_every_thing_of_the_game_has_its_picture(shipped: Sheet) -> None:
    wanted = {f"land-{land.id}" for land in lands()} | {f"reward-{card}" for card in rewards().deck}
    wanted |= {f"card-{number}" for number in range(1, len(cards().cash) + 1)}
    assert {name for name in wanted if name not in shipped} == set()


def test_signs_differ_at_a_third_of_their_size() -> None:
    check_signs_differ(ALL, ICON)


def test_shipped_figures_are_those_of_the_renderer() -> None:
    drawn = {}
    for paragraph, draw in figures.FIGURES.items():
        image, colours = draw()
        drawn[paragraph] = Picture(image, palette(colours))
    check_figures(FOLDER, drawn, (WIDTH,))


@pytest.mark.parametrize("name", ["board", "realm", "title"])
def test_every_palette_holds_the_seats(name: str) -> None:
    check_palette(FOLDER, name)


def test_the_grounds_have_the_sizes_of_the_layouts() -> None:
    for name, height in (
        ("court", layout.HEIGHT),
        ("box", layout.BOX_HEIGHT),
        ("realm", realm_layout.HEIGHT),
        ("paper", layout.PAPER[1]),
        ("title", layout.TITLE_HEIGHT),
    ):
        assert ground(name).size == (layout.WIDTH, height), name
