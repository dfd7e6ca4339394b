"""The pictures that Da Yunhe's panels show; the owner's sheet; the final table."""

from itertools import combinations, pairwise

import pytest
from PIL import Image

from games.dayunhe.building import BuildCity
from games.dayunhe.components import UNREST, cards, edges, lines_name, looks, rules
from games.dayunhe.places import BEIJING, HEXES, NEIGHBOURS, hex_name
from games.dayunhe.position import DayunhePosition as View
from games.dayunhe.scoring import SOURCES
from games.dayunhe.stacks import unseen
from games.dayunhe.way import options
from games.engine import HIDDEN
from games.engine.choices import Question
from render import dayunhe
from render.dayunhe import crop_layout, layout
from render.dayunhe.assets import piece
from render.dayunhe.cards import TICK
from render.dayunhe.crop_desk import DOWN
from render.dayunhe.crop_map import SIDE, map_rows
from render.dayunhe.crop_seat import PANEL_GAP, STACK_STEP, STOCK_HIGH, TAG, stack_at
from render.dayunhe.rotations import CELL, EDGE, IN_ROW, STEP
from render.dayunhe.rotations import DOWN as ROW_DOWN
from render.dayunhe.table import END, HEAD, LIST_GAP, RANK_DOWN, SOURCE_DOWN
from render.kit.encode import LARGEST
from render.kit.palette import CANDIDATE, GOLD_LIGHT, INK, LACQUER, SEATS, WHITE
from render.scene import LETTERS
from tests.support.render import dayunhe as scenes
from tests.support.render.dayunhe import boards
from tests.support.render.pictures import more, put
from tests.support.render.positions import (
    Box,
    Drawn,
    around,
    changed,
    differing,
    grown,
    near,
    told_apart,
    within,
)
from tests.support.render.scenes import asked, asking

MOST = 200_000
"""Bytes of a part of the board."""
IDS = [card.id for card in cards()]


@pytest.fixture
def view() -> View:
    return scenes.middle().view(3)


def test_places_and_looks_are_lettered_in_the_order_of_the_answers() -> None:
    for view, question in scenes.questions():
        marks = dayunhe.marks(view, question)
        if question.slot not in ("place", "place2", "step", "lines"):
            assert marks == {}, question
            continue
        assert list(marks) == [answer.token for answer in question.answers], question
        letters = list(LETTERS) if len(marks) <= len(LETTERS) else [""] * len(marks)
        assert [mark.letter for mark in marks.values()] == letters[: len(marks)], question


def taking(*handed: str) -> Image.Image:
    """A is to take one of these cards."""
    view = put(scenes.bare(), "handed 0", list(handed)).view(0)
    return boards.draw(view, question=asked(view))


def group_of(image: Image.Image, group: int, count: int) -> bytes:
    """The pixels of a group of signs on the first card of a row of ``count``."""
    left = (layout.WIDTH - (count - 1) * crop_layout.CARD_STEP - crop_layout.CARD[0]) // 2
    high, first = crop_layout.CARD_GROUP_STEP, crop_layout.MARGIN + crop_layout.CARD_GROUPS
    top = first + group * high - high // 2
    return image.crop((left + 16, top + 3, left + crop_layout.CARD[0] - 16, top + high - 3)).tobytes()


def test_a_card_shows_what_is_printed_on_it() -> None:
    """Two cards have the same signs in a row exactly if the same group is printed there."""
    drawn = []
    for card in cards():
        image = taking(card.id, "builder" if card.id != "builder" else "tea")
        drawn += [(signs, group_of(image, group, 2)) for group, signs in enumerate(card.groups)]
    for (one, first), (other, second) in combinations(drawn, 2):
        assert (first == second) == (one == other), (one, other)


def test_the_cards_stand_in_the_order_in_which_they_were_handed() -> None:
    one, other = taking(*IDS), taking(*IDS[::-1])
    assert one.size == other.size
    assert group_of(one, 2, 5) != group_of(other, 2, 5)
    assert one.height - taking(*IDS[:5]).height > crop_layout.CARD[1]


def test_below_the_cards_lie_the_own_tiles() -> None:
    view = put(scenes.bare(), "handed 0", ["tea", "order"]).view(0)
    question = asked(view)
    top = boards.draw(view, question=question).height - STOCK_HIGH
    box = boards.where(view, "warehouses 0", [*view.warehouses[0], UNREST], question)
    assert within(box, (700, top, layout.WIDTH, top + STOCK_HIGH))
    other = put(view, "warehouses 1", [*view.warehouses[1], UNREST])
    assert boards.draw(view, question=question) == boards.draw(other, question=question), "not others'"


FULL, TWO = {"supply": 2, "build": 1, "intrigue": 1, "denounce": 1}, [UNREST, UNREST]


def test_the_own_card_tells_what_is_used_up_excluded_and_impossible() -> None:
    """What can still be done is black on the own card, all else is pale; what is used has a tick."""
    position = put(scenes.middle(), "chosen 3", "intriguer")
    pictures = {}
    for name, left, used, held in (
        ("open", FULL, {}, TWO),
        ("used", {"supply": 2, "build": 1}, {"intrigue": 1}, TWO),
        ("other", {"supply": 2, "build": 1}, {"denounce": 1}, TWO),
        ("costly", FULL, {}, [UNREST]),
        ("once", FULL | {"supply": 1}, {"supply": 1}, TWO),
    ):
        position.left, position.used, position.warehouses[3] = dict(left), dict(used), list(held)
        strip = boards.draw(position.view(3), question=asking("do", "build", "done"))
        pictures[name] = strip.crop((380, 0, layout.WIDTH, crop_layout.STRIP))
    for one, other in combinations(pictures, 2):
        assert pictures[one] != pictures[other], (one, other)
    assert piece("icon-tick").image.width <= TICK, "clear of the number before it"
    third = (570, 30, 770, crop_layout.STRIP - 30)
    darkest = {name: min(found.convert("L").crop(third).tobytes()) for name, found in pictures.items()}
    assert darkest["open"] < 60
    assert darkest["costly"] > darkest["open"] + 30


def tagged(png: Drawn, stack: int) -> bool:
    x, y = stack_at(stack, 0)
    return near(png, around((round(x + TAG[0]), round(y + TAG[1])), 60), WHITE, 30) > 400


def test_exactly_the_stacks_among_the_answers_have_tags(view: View) -> None:
    for tokens in (("1",), ("1", "3"), ("1", "2", "3")):
        png = boards.draw(view, question=asking("stack", *tokens))
        assert [tagged(png, stack) for stack in range(3)] == [str(stack + 1) in tokens for stack in range(3)]


def test_stacks_to_supply_from_have_tags_where_it_is_asked_what_to_do(view: View) -> None:
    tokens = [f"supply-{stack}" for stack in (1, 2, 3)]
    boxes = [boards.mark(view, asking("do", token, "build", "done"), token) for token in tokens]
    for box, following in pairwise(boxes):
        assert box[2] < following[0]
        assert (box[1], box[3]) == (following[1], following[3])


def test_stacks_show_their_size_and_only_a_top_that_lies_face_up(view: View) -> None:
    question = asking("stack", "1", "2")
    plain = boards.draw(view, question=question)
    for stack, (tiles, up) in enumerate(zip(view.stacks[3], view.up[3], strict=True)):
        x, _ = stack_at(stack, 0)
        column = (round(x - STACK_STEP / 2), 0, round(x + STACK_STEP / 2), STOCK_HIGH)
        assert within(boards.where(view, f"stacks 3 {stack}", [HIDDEN, *tiles], question), column), stack
        top = tiles[-1] if up else "reservoir"
        turned = put(put(view, f"up 3 {stack}", not up), f"stacks 3 {stack} -1", top)
        assert within(boards.between(view, turned, question), column), stack
        secret = put(view, f"stacks 3 {stack}", ["reservoir"] * (len(tiles) - 1) + tiles[-1:])
        assert boards.draw(secret, question=question) == plain
    boards.where(put(scenes.middle(), "turn", 4).view(4), "stacks 4 1", [HIDDEN], asking("stack", "1", "3"))


def test_exactly_the_tiles_among_the_answers_are_framed(view: View) -> None:
    held = view.warehouses[3]
    assert held.count(UNREST) == 2
    first = (layout.WIDTH - 5 * crop_layout.TILE_STEP) / 2 - layout.HEX_W / 2
    for tokens in (("straight", "crossing"), (UNREST,), tuple(dict.fromkeys(held))):
        png = boards.draw(view, question=asking("tile", *tokens, do="build"))
        for slot, kind in enumerate(held):
            x = round(first + slot * crop_layout.TILE_STEP)
            side = (x + 1, 50, x + 12, crop_layout.TILE_H - 30)
            assert (near(png, side, CANDIDATE) > 60) == (kind in tokens), (tokens, kind)


def test_who_is_chosen_among_shows_the_panels_of_just_these(view: View) -> None:
    step, margin = layout.PANEL_HEIGHT + PANEL_GAP, crop_layout.MARGIN
    for letters in ("B", "AE", "ABCE"):
        question = asking("rival", *letters, do="intrigue")
        png = boards.draw(view, question=question)
        assert boards.draw(view, question=asking("colour", *letters, do="calm")) == png, (
            "whose unrest goes too"
        )
        assert png.size == (layout.PANEL_WIDTH + 2 * margin, len(letters) * step - PANEL_GAP + 2 * margin)
        for seat, letter in enumerate("ABCDE"):
            other = more(view, f"wall {seat}")
            if letter not in letters:
                assert boards.draw(other, question=question) == png
                continue
            top = margin + letters.index(letter) * step
            box = boards.between(view, other, question)
            assert within(box, (0, top, layout.PANEL_WIDTH + margin, top + layout.PANEL_HEIGHT))


def test_the_sheet_shows_what_its_owner_has(view: View) -> None:
    boards.check_own(view, "scores", 5)
    for seat in range(5):
        for path, value in (
            (f"warehouses {seat}", ["basin"]),
            (f"stacks {seat} 1", [HIDDEN]),
            ("start", seat),
        ):
            assert (boards.hand(put(view, path, value)) != boards.hand(view)) == (seat == 3), path


def hand_box(view: View, other: View) -> Box:
    """Where the sheets of two views differ."""
    return differing(boards.hand(view), boards.hand(other))


def test_the_sheet_counts_what_must_lie_in_the_stacks(view: View) -> None:
    """Only the kinds whose number changes are drawn anew: a straight in the City is none in a stack."""
    other = put(view, "city 3", [*view.city[3], "crossing"])
    assert unseen(other, 3)["crossing"] == unseen(view, 3)["crossing"] - 1
    box = hand_box(view, other)
    assert box[2] - box[0] < 130
    assert box[0] > 600


def test_the_sheet_shows_the_cards_handed_and_marks_the_one_taken() -> None:
    handed = ["tea", "order", "welfare"]
    view = put(put(scenes.middle(), "chosen 0", ""), "handed 0", handed).view(0)
    boxes = [hand_box(view, put(view, "chosen 0", card)) for card in handed]
    assert all(abs((box[2] - box[0]) - crop_layout.CARD[0]) < 30 for box in boxes)
    assert boxes == sorted(boxes)
    assert boards.hand(put(view, "handed 0", [])).height < boards.hand(view).height - crop_layout.CARD[1]


def test_during_the_own_turn_the_card_lies_on_the_sheet(view: View) -> None:
    assert boards.hand(view).height == boards.hand(put(view, "actor", 1)).height + crop_layout.STRIP


def cell(seats: int, column: int, source: int) -> Box:
    """Where a seat's number stands in the table of sources."""
    left, top, right, _ = layout.TABLE
    wide = (right - left - 2 * END) / seats
    y = top + seats * RANK_DOWN + LIST_GAP + HEAD + source * SOURCE_DOWN
    x = left + END + column * wide
    return grown((round(x), y, round(x + wide), y + SOURCE_DOWN), 8)


@pytest.mark.parametrize("seats", [2, 5])
def test_the_final_table_shows_every_source_of_every_seat(seats: int) -> None:
    view = scenes.over(scenes.fullest(seats) if seats == 2 else scenes.middle()).view(None)
    outcome = view.outcome()
    assert outcome is not None
    order = [found.seat for found in sorted(outcome.seats, key=lambda found: (found.rank, found.seat))]
    for source in range(len(SOURCES)):
        seat = order[-(source % 2)]  # the first and the last in turn
        box = boards.between(view, more(view, f"gains {seat} {source}"))
        assert within(box, cell(seats, order.index(seat), source)), (SOURCES[source], seat)


def test_the_best_seat_stands_first_and_who_left_last() -> None:
    view = put(scenes.over(scenes.middle()), "scores", [10, 20, 30, 40, 50]).view(None)
    gone = put(view, "resigned", [4])
    left, top, _, _ = layout.TABLE
    assert boards.between(view, gone)[1] < top + crop_layout.RANK_SLIP[1]
    for found, place in ((view, 0), (gone, 4)):
        row = top + place * RANK_DOWN
        box = (left, row, left + 90, row + crop_layout.RANK_SLIP[1])
        assert near(boards.draw(found), box, SEATS[4].colour) > 300


DESK = asking("do", "build", "done")


def hex_box(place: int, down: int, reach: int = 105) -> Box:
    x, y = layout.hex_middle(place)
    return around((round(x), round(y) + down), 2 * reach)


def framed(png: Drawn, place: int, down: int) -> bool:
    """Whether the left and the right edge of a hex have the candidates' green."""
    x, y = (round(value) for value in layout.hex_middle(place))
    sides = [(x + side * (layout.HEX_W // 2 - 4), y + down) for side in (-1, 1)]
    return all(near(png, around(at, 20, 48), CANDIDATE) > 40 for at in sides)


def hex_tagged(png: Drawn, place: int, down: int, reach: int) -> bool:
    """Whether there is a white tag on a hex."""
    return near(png, hex_box(place, down, reach), WHITE, 30) > 900


def test_the_city_is_framed_only_where_it_is_offered(view: View) -> None:
    """Also where there are more places than letters: no empty tag over what stands beside."""
    assert BuildCity("straight") in view.legal()
    places = [f"{region}-{key}" for region in range(1, 6) for key in (3, 6, 9)]
    many = asking("place", *places, "city", do="build", tile="straight")
    box = boards.mark(view, many, "city")
    assert box[0] > layout.PANEL_LEFT
    assert box[2] - box[0] < 130


def test_a_region_is_shown_with_a_row_more_and_its_candidates_are_lettered(view: View) -> None:
    for region in range(5):
        offered = [answer.token for answer in asked(view, "build", "straight").answers]
        near = [token for token in offered if token.startswith(f"{region + 1}-")]
        question = asking("place", *near, do="build", tile="straight")
        top, bottom = map_rows(3 * region - 1, 3 * region + 3)
        png = boards.draw(view, question=question)
        assert png.size == (layout.MAP[2] + SIDE, bottom - top)
        marks = dayunhe.marks(view, question)
        assert [hex_name(mark.place) for mark in marks.values()] == [
            found.token for found in question.answers
        ]
        for mark in marks.values():
            assert framed(png, mark.place, -top), mark
            assert hex_tagged(png, mark.place, -top, 70), mark
        last = question.answers[-1].token
        assert within(boards.mark(view, question, last), hex_box(marks[last].place, -top))


def test_the_tile_that_was_chosen_or_is_moved_lies_beside_the_region(view: View) -> None:
    kinds = ("straight", "delta", UNREST)
    asks = [asking("place", "3-2", "3-3", do="build", tile=kind) for kind in kinds]
    assert all(boards.asks(view, *two)[0] >= layout.MAP[2] for two in combinations(asks, 2))
    one, two = (asking("place2", "3-2", "3-3", do="move", place=place) for place in ("3-5", "3-4"))
    assert boards.draw(view, question=one).size == boards.draw(view, question=two).size
    box = boards.asks(view, one, two)
    assert box[2] > layout.MAP[2], "another tile lies at the right"
    assert box[0] < layout.MAP[2], "and another hex is framed"
    assert boards.draw(view, question=asking("place", "3-2", "3-3", do="remove")).width == layout.MAP[2]


def test_candidates_far_apart_are_shown_on_the_whole_map(view: View) -> None:
    far = boards.draw(view, question=asking("place", "1-1", "5-9", do="destroy"))
    assert far.size == (layout.WIDTH, layout.HEIGHT + DOWN)
    assert framed(far, 0, DOWN)
    assert framed(far, 44, DOWN)
    many = asking("place", *(hex_name(place) for place in range(0, HEXES, 3)), do="destroy")
    assert {mark.letter for mark in dayunhe.marks(view, many).values()} == {""}
    assert within(boards.mark(view, many, hex_name(0)), hex_box(0, DOWN)), "each has a tag with its key"


def test_the_card_lies_over_the_map_with_the_tile_that_was_chosen(view: View) -> None:
    one, other = (asking("place", "1-3", "5-9", do="build", tile=kind) for kind in ("straight", "delta"))
    assert within(
        boards.asks(view, one, other), (layout.WIDTH - layout.HEX_W - 30, 0, layout.WIDTH, crop_layout.STRIP)
    )
    own, foreign = (
        boards.draw(view, question=asking("place2", "1-3", "5-9", do="move", place=place))
        for place in ("3-8", "3-9")
    )
    assert [view.owners[place] for place in (25, 26)] == [3, 4]
    beside = (layout.WIDTH - layout.HEX_W - 84, 30, layout.WIDTH - layout.HEX_W - 28, crop_layout.STRIP - 30)
    assert near(foreign, beside, SEATS[4].colour) > 300, "a foreign tile has its owner's token"
    assert near(own, beside, SEATS[3].colour) < 100


def test_what_to_do_shows_the_own_warehouse_large_and_everybodys_cards(view: View) -> None:
    """The own card tells what has become possible with another tile."""
    for seat in range(5):
        left, top, right, bottom = layout.panel(seat)
        card = grown((left, top + DOWN, right, bottom + DOWN), 14)
        for path, value in (
            (f"warehouses {seat}", ["basin"] * 4),
            (f"city {seat}", ["basin"] * 4),
            (f"wall {seat}", 5),
            (f"city_unrest {seat} {(seat + 1) % 5}", 4),
            (f"scores {seat}", 77),
        ):
            box = boards.where(view, path, value, DESK)
            if path == "warehouses 3":
                assert box[1] < layout.HEADER + DOWN < box[3]
            else:
                assert within(box, card), path


@pytest.mark.parametrize("seats", [2, *(pytest.param(seats, marks=pytest.mark.fuzz) for seats in (3, 4)), 5])
def test_the_fullest_desk_and_sheet_are_not_too_large(seats: int) -> None:
    position = scenes.fullest(seats)
    seat = position.turn or 0
    position.phase, position.actor, position.used = "act", seat, {"supply": 2}
    position.left, position.chosen[seat] = {"build": 1, "destroy": 1}, "saboteur"
    position.revealed[seat], position.warehouses[seat][:2] = True, [UNREST, UNREST]
    position.handed[seat] = list(IDS)
    view = position.view(seat)
    for answers in ((), ("destroy",)):
        assert len(boards.picture(view, question=asked(view, *answers)).png()) <= LARGEST
    tray = boards.tray(view)
    assert tray.image.width == layout.WIDTH
    assert len(tray.png()) <= MOST


def look_cell(number: int) -> Box:
    row, column = divmod(number, IN_ROW)
    left, top = EDGE + column * STEP, EDGE + row * ROW_DOWN
    return left, top, left + CELL[0], top + CELL[1]


def building(kind: str, place: int, *neighbours: tuple[int, str, int, int]) -> tuple[View, Question]:
    """A asks how a tile of that kind is to lie there; the neighbours: edge, kind, owner, rotation."""
    position = scenes.cleared()
    for edge, other, owner, rotation in neighbours:
        scenes.lay(position, NEIGHBOURS[place][edge], other, owner, rotation)
    tokens = [lines_name(edges(kind, rotation)) for rotation in looks(kind)]
    return position.view(scenes.A), asking("lines", *tokens, do="build", tile=kind, place=hex_name(place))


def tiles_of(view: View, question: Question) -> list[bytes]:
    """The pixels of the tile in each look_cell."""
    png = boards.draw(view, question=question)
    found = []
    for number in range(len(question.answers)):
        left, top, right, bottom = look_cell(number)
        middle = (left + right) / 2, (top + bottom) / 2
        found.append(png.crop(around(middle, layout.HEX_W, layout.HEX_H)).tobytes())
    return found


def knots(png: Drawn, number: int) -> set[int]:
    """The edges of the tile in a look_cell with a golden knot: light gold round a dark middle."""
    left, top, right, bottom = look_cell(number)
    found = set()
    for edge in range(6):
        dx, dy = layout.towards(edge)
        x, y = round((left + right) / 2 + dx), round((top + bottom) / 2 + dy)
        gold = near(png, grown((x, y, x, y), crop_layout.KNOT // 2), GOLD_LIGHT)
        dark = near(png, grown((x, y, x, y), 4), INK)
        if gold > 60 and dark > 36:
            found.add(edge)
    return found


@pytest.mark.parametrize("kind", ["crossing", "delta", "branch-left", "straight", "wide-bend", "basin"])
def test_every_look_has_its_own_picture(kind: str) -> None:
    view, question = building(kind, 13)
    count, marks = len(looks(kind)), dayunhe.marks(view, question)
    assert [(mark.place, mark.letter) for mark in marks.values()] == [(13, x) for x in "NPQRST"[:count]]
    wide, high = boards.draw(view, question=question).size
    assert wide <= layout.WIDTH
    assert high == 2 * EDGE + CELL[1] + ROW_DOWN * ((count - 1) // IN_ROW)
    inner = tiles_of(view, question)
    assert len(set(inner)) == count
    turned = Question(question.slot, question.answers[::-1], question.given)
    assert tiles_of(view, turned) == inner[::-1], "in the order of the answers"


def test_lines_that_meet_have_a_knot_golden_with_own_tiles() -> None:
    """West and east lie own straights that join e-w, north-east one of B's that joins sw-ne."""
    own = ((3, "straight", scenes.A, 0), (0, "straight", scenes.A, 0))
    view, question = building("straight", 13, *own, (5, "straight", scenes.B, 2))
    png = boards.draw(view, question=question)
    tokens = [answer.token for answer in question.answers]
    found = {token: knots(png, number) for number, token in enumerate(tokens)}
    assert found == {"e-w": {0, 3}, "se-nw": set(), "sw-ne": set()}
    mine = put(view, f"owners {NEIGHBOURS[13][5]}", scenes.A)
    assert knots(boards.draw(mine, question=question), tokens.index("sw-ne")) == {5}


def test_only_the_neighbours_are_shown() -> None:
    view, question = building("straight", 13, (3, "straight", scenes.A, 0))
    far = view.copy()
    far.coordinator = 13
    for place in set(range(HEXES)) - set(NEIGHBOURS[13]):
        scenes.lay(far, place, UNREST, scenes.B)
    assert changed(boards.draw(view, question=question), boards.draw(far, question=question)) is None
    for place in NEIGHBOURS[13]:
        other = view.copy()
        scenes.lay(other, place, UNREST, scenes.B)
        boards.between(view, other, question)


@pytest.mark.parametrize("place", [0, 5, 42, 44])
def test_beyond_the_edge_of_the_map_is_nothing_but_paper(place: int) -> None:
    view, question = building("basin", place)
    for there in (there for there in NEIGHBOURS[place] if there >= 0):
        scenes.lay(view, there, UNREST, scenes.B)
    png = boards.draw(view, question=question)
    left, top, right, bottom = look_cell(0)
    for edge, there in enumerate(NEIGHBOURS[place]):
        dx, dy = layout.towards(edge, 2)
        at = (left + right) / 2 + dx, (top + bottom) / 2 + dy
        assert (near(png, around(at, 84), LACQUER) > 300) == (there >= 0), edge


def test_a_tile_just_moved_is_faced_where_it_lies() -> None:
    position = scenes.cleared()
    scenes.lay(position, 20, "delta", scenes.A)
    position.phase, position.facing, position.actor = "face", [20], scenes.A
    view = position.view(scenes.A)
    question = asked(view)
    assert {mark.place for mark in dayunhe.marks(view, question).values()} == {20}
    other = view.copy()
    scenes.lay(other, NEIGHBOURS[20][3], UNREST, scenes.B)
    boards.between(view, other, question)


def test_an_inspection_shows_where_every_step_leads() -> None:
    view = scenes.inspecting().view(scenes.A)
    question = asked(view, "inspect")
    assert [answer.token for answer in question.answers] == [str(n + 1) for n in range(rules().special)]
    png = boards.draw(view, question=question)
    top, bottom = map_rows(-1, 4)
    assert png.size == (layout.MAP[2], bottom - top)
    for place in (4, 8, 11):
        differing(png, boards.draw(put(view, f"rotations {place}", 0), question=question))
    poor = view.copy()
    scenes.lay(poor, 8, UNREST, scenes.B)
    assert boards.draw(poor, question=question).height < png.height, "he stops on unrest"


def test_an_inspection_that_forks_shows_where_he_may_go() -> None:
    position = scenes.inspecting()
    position.tiles, position.coordinator, position.entered = [""] * HEXES, BEIJING, [BEIJING]
    view = position.view(0)
    offered = options(view)
    assert len(offered) > 1
    png = boards.draw(view, question=asked(view, "inspect"))
    top, _ = map_rows(-1, 1)
    assert all(hex_tagged(png, place, -top, 95) for place in offered)


def test_a_fork_letters_where_he_may_go_on_and_tells_what_each_step_would_bring() -> None:
    view = scenes.departing().view(1)
    question = asked(view)
    places = [mark.place for mark in dayunhe.marks(view, question).values()]
    assert places == list(options(view))
    png = boards.draw(view, question=question)
    top, _ = map_rows(-1, 1)
    assert png.width == layout.MAP[2]
    assert all(hex_tagged(png, place, -top, 95) for place in places)
    pictures = []
    for kind, owner in (("", -1), (UNREST, 1), ("reservoir", 1)):
        scenes.lay(view, places[0], kind, owner)
        pictures.append(boards.draw(view, question=question))
    assert told_apart(pictures, hex_box(places[0], -top))


def test_a_long_way_is_shown_from_where_he_stands_to_the_candidates() -> None:
    position = scenes.departing()
    position.way, position.lines, position.steps = [0, 3, 7, 10], [False] * 4, 7
    view = position.view(scenes.B)
    assert {place // 3 for place in options(view)} <= {3, 4}
    high = boards.draw(view, question=asked(view)).height
    top, bottom = map_rows(-1, 5)
    assert high in (bottom - top, map_rows(-1, 4)[1] - top)
    position.way, position.lines, position.steps = [1], [False], 10
    shorter = position.view(scenes.B)
    assert boards.draw(shorter, question=asked(shorter)).height < high
