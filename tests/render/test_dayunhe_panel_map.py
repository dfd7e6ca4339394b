"""The pictures that Da Yunhe's panels show of the map: regions, looks of a tile, the coordinator's way."""

from itertools import combinations

import pytest
from PIL import Image

from games.dayunhe.actions import BuildCity
from games.dayunhe.components import UNREST, edges, lines_name, looks, rules
from games.dayunhe.networks import links
from games.dayunhe.places import HEXES, NEIGHBOURS, hex_name
from games.dayunhe.position import DayunhePosition
from games.dayunhe.way import options
from games.engine.choices import GROUP, Question, fitting
from render import dayunhe
from render.dayunhe.crop_desk import DOWN, MAP_END
from render.dayunhe.crop_layout import KNOT, STRIP
from render.dayunhe.crop_map import SIDE, map_rows
from render.dayunhe.layout import HEIGHT, HEX_W, MAP, PANEL_LEFT, WIDTH, hex_middle
from render.dayunhe.rotations import CELL, EDGE, IN_ROW, STEP, shown, towards
from render.dayunhe.rotations import DOWN as ROW_DOWN
from render.kit.palette import CANDIDATE, GOLD_LIGHT, INK, LACQUER, SEATS, WHITE
from tests.render.dayunhe import (
    A,
    B,
    bare,
    cleared,
    departing,
    fullest,
    inspecting,
    lay,
    middle,
    questions,
    scene,
)
from tests.render.positions import Box, Drawn, changed, colours_of, grown, near, pixels, within
from tests.render.scenes import asked, asking

Asked = tuple[DayunhePosition, Question]


def draw(view: DayunhePosition, question: Question) -> Image.Image:
    return colours_of(dayunhe.draw(view, scene(view, question=question)))


def framed(png: Drawn, place: int, down: int) -> bool:
    """Whether the left and the right edge of a hex have the candidates' green."""
    x, y = (round(value) for value in hex_middle(place))
    sides = [(x + side * HEX_W // 2, y + down) for side in (-1, 1)]
    return all(near(png, (at - 8, row - 24, at + 8, row + 24), CANDIDATE) > 40 for at, row in sides)


def around(place: int, down: int, reach: int = 90) -> Box:
    x, y = hex_middle(place)
    return round(x) - reach, round(y) + down - reach, round(x) + reach, round(y) + down + reach


# ── where ────────────────────────────────────────────────────────────────────────────────────────


def test_by_region_exactly_the_hexes_that_can_be_chosen_are_framed() -> None:
    position = middle()
    view = position.view(position.turn)
    question = asked(view, "build", "straight")
    assert question.grouped
    png = draw(view, question)
    assert pixels(png).size == (WIDTH, HEIGHT + DOWN)
    fits = fitting(view.legal(), question.given)
    open_hexes = {action.hex for action in fits if hasattr(action, "hex")}
    for place in range(HEXES):
        if place in open_hexes:
            assert framed(png, place, DOWN), place
        elif not open_hexes & set(NEIGHBOURS[place]):
            assert not framed(png, place, DOWN), place


def test_the_city_is_framed_only_where_it_is_offered() -> None:
    position = middle()
    view = position.view(position.turn)
    question = asked(view, "build", "straight")
    assert any(answer.token == "*city" for answer in question.answers)
    assert BuildCity("straight") in view.legal()
    without = Question("place", True, question.answers[:-1], question.given)
    box = changed(draw(view, question), draw(view, without))
    assert box is not None
    assert box[0] > PANEL_LEFT
    assert box[2] - box[0] < 130


def test_the_city_has_its_frame_alone_where_there_are_more_places_than_letters() -> None:
    view = middle().view(3)
    places = [f"{region}-{key}" for region in range(1, 6) for key in (3, 6, 9)]
    given = {"do": "build", "tile": "straight"}
    pictures = [draw(view, asking("place", *places, *city, **given)) for city in ((), ("city",))]
    box = changed(*pictures)
    assert box is not None
    assert box[0] > PANEL_LEFT
    assert box[2] - box[0] < 130, "no empty tag over what stands beside it"


@pytest.mark.parametrize("region", range(5))
def test_a_region_is_shown_with_a_row_more_and_its_candidates_are_lettered(region: int) -> None:
    position = middle()
    view = position.view(position.turn)
    question = asked(view, "build", "straight", f"{GROUP}{region + 1}")
    assert not question.grouped
    top, bottom = map_rows(3 * region - 1, 3 * region + 3)
    png = draw(view, question)
    assert pixels(png).size == (MAP[2] + SIDE, bottom - top)
    marks = dayunhe.marks(view, question)
    assert [hex_name(mark.place) for mark in marks.values()] == [answer.token for answer in question.answers]
    for mark in marks.values():
        assert framed(png, mark.place, -top), mark
        tag = near(png, around(mark.place, -top, 70), WHITE, 30)
        assert tag > 900, "a white tag"
    fewer = Question(question.slot, False, question.answers[:-1], question.given)
    last = marks[question.answers[-1].token].place
    assert within(changed(png, draw(view, fewer)), around(last, -top))


def test_the_tile_that_was_chosen_lies_beside_the_region() -> None:
    position = middle()
    view = position.view(position.turn)
    kinds = ("straight", "delta", UNREST)
    pictures = [draw(view, asking("place", "3-2", "3-3", do="build", tile=kind)) for kind in kinds]
    for one, other in combinations(pictures, 2):
        box = changed(one, other)
        assert box is not None
        assert box[0] >= MAP[2]


def test_the_tile_to_be_moved_has_a_golden_frame_and_lies_beside_the_region() -> None:
    view = middle().view(3)
    near_by = asking("place2", "3-2", "3-3", do="move", place="3-5")
    other = asking("place2", "3-2", "3-3", do="move", place="3-4")
    one, two = draw(view, near_by), draw(view, other)
    assert pixels(one).size == pixels(two).size
    box = changed(one, two)
    assert box is not None
    assert box[2] > MAP_END, "another tile lies at the right"
    assert box[0] < MAP[2], "and another hex is framed"
    assert pixels(draw(view, asking("place", "3-2", "3-3", do="remove"))).width == MAP[2]


def test_candidates_far_apart_are_shown_on_the_whole_map() -> None:
    view = middle().view(3)
    far = draw(view, asking("place", "1-1", "5-9", do="destroy"))
    assert pixels(far).size == (WIDTH, HEIGHT + DOWN)
    assert framed(far, 0, DOWN)
    assert framed(far, 44, DOWN)
    many = asking("place", *(hex_name(place) for place in range(0, HEXES, 3)), do="destroy")
    assert {mark.letter for mark in dayunhe.marks(view, many).values()} == {""}
    png, fewer = draw(view, many), draw(view, Question("place", False, many.answers[1:], many.given))
    assert within(changed(png, fewer), around(0, DOWN)), "each has a tag with its key"


def test_the_card_lies_over_the_map_with_the_tile_that_was_chosen() -> None:
    view = middle().view(3)
    one = draw(view, asking("place", "1-3", "5-9", do="build", tile="straight"))
    other = draw(view, asking("place", "1-3", "5-9", do="build", tile="delta"))
    assert within(changed(one, other), (WIDTH - 180, 0, WIDTH, STRIP))
    own, foreign = (asking("place2", "1-3", "5-9", do="move", place=place) for place in ("3-8", "3-9"))
    assert [view.owners[place] for place in (25, 26)] == [3, 4]
    beside = (WIDTH - HEX_W - 80, 30, WIDTH - HEX_W - 24, STRIP - 30)
    assert near(draw(view, foreign), beside, SEATS[4].colour) > 300, "a foreign tile has its owner's token"
    assert near(draw(view, own), beside, SEATS[3].colour) < 100


def test_what_to_do_shows_the_own_tiles_and_everybodys_counts() -> None:
    view = middle().view(3)
    question = asking("do", "build", "done")
    plain = draw(view, question)
    for seat in range(5):
        for name in ("warehouses", "city", "wall", "city_unrest", "scores"):
            other = view.copy()
            if name in ("wall", "scores"):
                getattr(other, name)[seat] += 1
            elif name == "city_unrest":
                other.city_unrest[seat][(seat + 1) % 5] += 1
            else:
                getattr(other, name)[seat] = ["basin"] * 4
            box = changed(plain, draw(other, question))
            assert box is not None, (seat, name)
            own_card = (seat, name) == (3, "warehouses")  # it tells what has become possible
            assert own_card or box[0] > PANEL_LEFT, (seat, name)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_with_few_seats_the_others_tiles_are_seen_with_many_only_counted(seats: int) -> None:
    position = bare(seats)
    position.phase, position.actor, position.chosen[A], position.revealed[A] = "act", A, "order", True
    position.left = {"supply": 2, "build": 1, "remove": 1}
    view = position.view(A)
    question = asking("do", "build", "done")
    plain = draw(view, question)
    other = view.copy()
    other.warehouses[B] = ["reservoir"]
    assert len(view.warehouses[B]) == 1
    assert (changed(plain, draw(other, question)) is not None) == (seats <= 3)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_fullest_desk_is_not_too_large(seats: int) -> None:
    position = fullest(seats)
    seat = position.turn or 0
    position.phase, position.actor, position.used = "act", seat, {"supply": 2}
    position.left, position.chosen[seat], position.revealed[seat] = (
        {"build": 1, "destroy": 1},
        "saboteur",
        True,
    )
    position.warehouses[seat][:2] = [UNREST, UNREST]
    view = position.view(seat)
    for answers in ((), ("destroy",)):
        shown = scene(view, question=asked(view, *answers))
        assert len(dayunhe.draw(view, shown).png()) <= 400_000


# ── how a tile lies ──────────────────────────────────────────────────────────────────────────────


def cell(number: int) -> Box:
    row, column = divmod(number, IN_ROW)
    left, top = EDGE + column * STEP, EDGE + row * ROW_DOWN
    return left, top, left + CELL[0], top + CELL[1]


def building(kind: str, place: int, *neighbours: tuple[int, str, int, int]) -> Asked:
    """A asks how a tile of that kind is to lie there; the neighbours: edge, kind, owner, rotation."""
    position = cleared()
    for edge, other, owner, rotation in neighbours:
        lay(position, NEIGHBOURS[place][edge], other, owner, rotation)
    tokens = [lines_name(edges(kind, rotation)) for rotation in looks(kind)]
    return position.view(A), asking("lines", *tokens, do="build", tile=kind, place=hex_name(place))


def tiles_of(png: Drawn, count: int) -> list[bytes]:
    """The pixels of the tile in each cell."""
    boxes = [cell(number) for number in range(count)]
    return [
        pixels(png).crop((left + 140, top + 120, right - 140, bottom - 120)).tobytes()
        for left, top, right, bottom in boxes
    ]


def knots(png: Drawn, number: int) -> set[int]:
    """The edges of the tile in a cell with a golden knot: light gold round a dark middle."""
    left, top, right, bottom = cell(number)
    found = set()
    for edge in range(6):
        x, y = (round(at) for at in towards(((left + right) / 2, (top + bottom) / 2), edge, HEX_W / 2))
        gold = near(png, grown((x, y, x, y), KNOT // 2), GOLD_LIGHT)
        dark = near(png, grown((x, y, x, y), 4), INK)
        if gold > 60 and dark > 36:
            found.add(edge)
    return found


@pytest.mark.parametrize("kind", ["crossing", "delta", "branch-left", "straight", "wide-bend", "basin"])
def test_every_look_has_its_own_picture(kind: str) -> None:
    view, question = building(kind, 13)
    count = len(looks(kind))
    marks = dayunhe.marks(view, question)
    assert {mark.place for mark in marks.values()} == {13}
    assert [mark.letter for mark in marks.values()] == list("NPQRST"[:count])
    png = draw(view, question)
    wide, high = pixels(png).size
    assert wide <= WIDTH
    assert high == 2 * EDGE + CELL[1] + (ROW_DOWN if count > IN_ROW else 0)
    inner = tiles_of(png, count)
    assert len(set(inner)) == count
    turned = Question(question.slot, False, question.answers[::-1], question.given)
    assert tiles_of(draw(view, turned), count) == inner[::-1], "in the order of the answers"


def test_lines_that_meet_have_a_knot_golden_with_own_tiles() -> None:
    """West and east lie own straights that join e-w, north-east one of B's that joins sw-ne."""
    own = ((3, "straight", A, 0), (0, "straight", A, 0))
    view, question = building("straight", 13, *own, (5, "straight", B, 2))
    png = draw(view, question)
    tokens = [answer.token for answer in question.answers]
    found = {token: knots(png, number) for number, token in enumerate(tokens)}
    assert found == {"e-w": {0, 3}, "se-nw": set(), "sw-ne": set()}
    view.owners[NEIGHBOURS[13][5]] = A
    assert knots(draw(view, question), tokens.index("sw-ne")) == {5}


def test_only_the_neighbours_are_shown() -> None:
    view, question = building("straight", 13, (3, "straight", A, 0))
    plain = draw(view, question)
    for place in range(HEXES):
        other = view.copy()
        lay(other, place, UNREST, B)
        same = changed(plain, draw(other, question)) is None
        assert same == (place not in (*NEIGHBOURS[13], 13) or place == 13), place
    view.coordinator = 13
    assert changed(plain, draw(view, question)) is None


@pytest.mark.parametrize("place", [0, 5, 42, 44])
def test_beyond_the_edge_of_the_map_is_nothing_but_paper(place: int) -> None:
    view, question = building("basin", place)
    for there in NEIGHBOURS[place]:
        if there >= 0:
            lay(view, there, UNREST, B)
    png = draw(view, question)
    left, top, right, bottom = cell(0)
    for edge, there in enumerate(NEIGHBOURS[place]):
        x, y = towards(((left + right) / 2, (top + bottom) / 2), edge, HEX_W)
        spot = (round(x) - 42, round(y) - 42, round(x) + 42, round(y) + 42)
        assert (near(png, spot, LACQUER) > 300) == (there >= 0), edge


def test_better_connected_looks_come_first() -> None:
    """Own links first, then all links, as the answers of the questions that come up in matches."""
    asked_for = [(view, question) for view, question in questions() if question.slot == "lines"]
    assert asked_for
    for view, question in asked_for:
        place, kind, owner = shown(view, question)
        names = {lines_name(edges(kind, rotation)): rotation for rotation in looks(kind)}
        found = [links(view, owner, kind, place, names[answer.token]) for answer in question.answers]
        assert found == sorted(found, reverse=True)


def test_a_tile_just_moved_is_faced_where_it_lies() -> None:
    position = cleared()
    lay(position, 20, "delta", A)
    position.phase, position.facing, position.actor = "face", [20], A
    view = position.view(A)
    question = asked(view)
    assert {mark.place for mark in dayunhe.marks(view, question).values()} == {20}
    plain = draw(view, question)
    lay(view, NEIGHBOURS[20][3], UNREST, B)
    assert changed(plain, draw(view, question)) is not None


# ── where the coordinator goes ───────────────────────────────────────────────────────────────────


def test_an_inspection_shows_where_every_step_leads() -> None:
    view = inspecting().view(A)
    question = asked(view, "inspect")
    assert [answer.token for answer in question.answers] == [str(n + 1) for n in range(rules().special)]
    png = draw(view, question)
    top, bottom = map_rows(-1, 4)
    assert pixels(png).size == (MAP[2], bottom - top)
    for place in (4, 8, 11):
        broken = view.copy()
        lay(broken, place, "straight", B, 0)
        assert changed(png, draw(broken, question)) is not None
    poor = view.copy()
    lay(poor, 8, UNREST, B)
    assert pixels(draw(poor, question)).height < pixels(png).height, "he stops on unrest"


def test_an_inspection_that_forks_shows_where_he_may_go() -> None:
    position = cleared()
    position.phase, position.actor, position.turn = "act", A, A
    position.chosen[A], position.revealed[A], position.left = "inspector", True, {"inspect": 1}
    view = position.view(A)
    offered = options(view)
    assert len(offered) > 1
    png = draw(view, asked(view, "inspect"))
    top, _ = map_rows(-1, 1)
    for place in offered:
        assert near(png, around(place, -top, 50), WHITE, 30) > 900, place


def test_a_fork_letters_where_he_may_go_on() -> None:
    view = departing().view(B)
    question = asked(view)
    marks = dayunhe.marks(view, question)
    assert [mark.place for mark in marks.values()] == list(options(view))
    png = draw(view, question)
    top, _ = map_rows(-1, 1)
    assert pixels(png).width == MAP[2]
    for mark in marks.values():
        assert near(png, around(mark.place, -top, 66), WHITE, 30) > 900, mark


def test_a_fork_tells_what_each_step_would_bring() -> None:
    view = departing().view(B)
    question = asked(view)
    first = next(iter(dayunhe.marks(view, question).values())).place
    pictures = []
    for kind, owner in (("", -1), (UNREST, B), ("reservoir", B)):
        other = view.copy()
        lay(other, first, kind, owner)
        pictures.append(draw(other, question))
    top, _ = map_rows(-1, 1)
    for one, two in combinations(pictures, 2):
        assert within(changed(one, two), around(first, -top))


def test_a_long_way_is_shown_from_where_he_stands_to_the_candidates() -> None:
    position = departing()
    position.way, position.lines, position.steps = [0, 3, 7, 10], [False] * 4, 7
    view = position.view(B)
    question = asked(view)
    top, bottom = map_rows(-1, 5)
    assert {place // 3 for place in options(view)} <= {3, 4}
    high = pixels(draw(view, question)).height
    assert high in (bottom - top, map_rows(-1, 4)[1] - top)
    shorter = position.copy()
    shorter.way, shorter.lines, shorter.steps = [1], [False], 10
    assert pixels(draw(shorter.view(B), asked(shorter.view(B)))).height < high
