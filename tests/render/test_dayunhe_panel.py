"""The pictures that Da Yunhe's panels show of cards, tiles and seats; the owner's sheet; the final table."""

from itertools import combinations, pairwise

import pytest
from PIL import Image

from games.dayunhe.components import UNREST, cards
from games.dayunhe.position import DayunhePosition
from games.dayunhe.scoring import SOURCES
from games.dayunhe.stacks import unseen
from games.engine import HIDDEN
from games.engine.choices import Question
from render import dayunhe
from render.dayunhe.assets import piece
from render.dayunhe.cards import TICK
from render.dayunhe.crop_layout import (
    CARD,
    CARD_GROUP_STEP,
    CARD_GROUPS,
    CARD_STEP,
    LARGE_HIGH,
    LARGE_STEP,
    MARGIN,
    RANK_SLIP,
    STRIP,
)
from render.dayunhe.crop_seat import PANEL_GAP, STACK_STEP, STOCK_HIGH, TAG, stack_at
from render.dayunhe.layout import HEIGHT, LARGE_W, PANEL_HEIGHT, PANEL_WIDTH, TABLE, WIDTH
from render.dayunhe.table import COLUMNS, HEAD, LIST_GAP, RANK_DOWN, SOURCE_DOWN
from render.kit.palette import CANDIDATE, WHITE
from render.scene import LETTERS, Scene
from tests.render.dayunhe import bare, fullest, middle, over, questions, scene
from tests.render.positions import Box, Drawn, changed, colours_of, grown, near, pixels, within
from tests.render.scenes import asked, asking

MOST, MOST_DESK = 200_000, 380_000
"""Bytes of a part of the board, and of the whole map with the own tiles."""
LEFT = ("supply", "intrigue", "denounce")
Asked = tuple[DayunhePosition, Question]


def draw(view: DayunhePosition, question: Question) -> Image.Image:
    return colours_of(dayunhe.draw(view, scene(view, question=question)))


def hand(view: DayunhePosition) -> Image.Image:
    assert view.viewer is not None
    return colours_of(dayunhe.hand(view, view.viewer, scene(view)))


def label(found: Asked) -> str:
    view, question = found
    return "-".join([view.phase, question.slot, "*" * question.grouped, *question.given.values()])


# ── every question ───────────────────────────────────────────────────────────────────────────────


def test_random_matches_ask_everything() -> None:
    found = {(view.phase, question.slot) for view, question in questions()}
    assert {("stock", "stack"), ("take", "card"), ("act", "do"), ("face", "lines"), ("fork", "step")} <= found
    assert {("act", slot) for slot in ("tile", "place", "place2", "lines")} <= found
    assert {("act", slot) for slot in ("steps", "colour", "rival")} <= found
    assert any(question.grouped for _, question in questions())


def test_every_question_has_its_picture() -> None:
    for found in questions():
        view, question = found
        picture = dayunhe.draw(view, scene(view, question=question))
        wide, high = picture.image.size
        assert wide <= WIDTH, label(found)
        assert high <= HEIGHT + STRIP, label(found)
        assert len(picture.png()) <= (MOST if high < HEIGHT / 2 or wide < WIDTH else MOST_DESK), label(found)
        bare_picture = dayunhe.draw(view, Scene(question=question)).image
        assert bare_picture.size == (wide, high), f"{label(found)} needs no words"


def test_answers_that_are_places_have_letters_in_their_order() -> None:
    for found in questions():
        view, question = found
        marks = dayunhe.marks(view, question)
        if question.grouped or question.slot not in ("place", "place2", "step", "lines"):
            assert marks == {}, label(found)
            continue
        assert list(marks) == [answer.token for answer in question.answers], label(found)
        letters = [mark.letter for mark in marks.values()]
        fit = len(marks) <= len(LETTERS)
        assert letters == (list(LETTERS[: len(marks)]) if fit else [""] * len(marks)), label(found)


# ── cards ────────────────────────────────────────────────────────────────────────────────────────


def taking(*handed: str) -> DayunhePosition:
    """A is to take one of these cards."""
    position = bare()
    position.handed[0] = list(handed)
    return position.view(0)


def group_of(image: Image.Image, column: int, group: int, count: int) -> bytes:
    """The pixels of a group of signs on a card of a row of ``count``."""
    left = (WIDTH - (count - 1) * CARD_STEP - CARD[0]) // 2 + column * CARD_STEP
    top = MARGIN + CARD_GROUPS + group * CARD_GROUP_STEP - CARD_GROUP_STEP // 2
    return image.crop((left + 16, top + 3, left + CARD[0] - 16, top + CARD_GROUP_STEP - 3)).tobytes()


def test_a_card_shows_what_is_printed_on_it() -> None:
    """Two cards have the same signs in a row exactly if the same group is printed there."""
    printed = [(card, group) for card in cards() for group in range(len(card.groups))]
    drawn: dict[tuple[str, int], bytes] = {}
    for card in cards():
        view = taking(card.id, "builder" if card.id != "builder" else "tea")
        image = pixels(draw(view, asked(view)))
        drawn |= {(card.id, group): group_of(image, 0, group, 2) for group in range(3)}
    for (one, first), (other, second) in combinations(printed, 2):
        same = one.groups[first] == other.groups[second]
        assert (drawn[one.id, first] == drawn[other.id, second]) == same, (one.id, first, other.id, second)


def test_the_cards_stand_in_the_order_in_which_they_were_handed() -> None:
    ids = [card.id for card in cards()]
    view, turned = taking(*ids), taking(*ids[::-1])
    one, other = (pixels(draw(shown, asked(shown))) for shown in (view, turned))
    assert one.size == other.size
    assert group_of(one, 0, 2, 5) != group_of(other, 0, 2, 5)
    few = taking(*ids[:5])
    assert one.height - pixels(draw(few, asked(few))).height > CARD[1]


def test_below_the_cards_lie_the_own_tiles() -> None:
    view = taking("tea", "order")
    plain = draw(view, asked(view))
    view.warehouses[0].append(UNREST)
    top = pixels(plain).height - STOCK_HIGH
    assert within(changed(plain, draw(view, asked(view))), (700, top, WIDTH, top + STOCK_HIGH))
    view.warehouses[1].append(UNREST)
    again = draw(view, asked(view))
    view.warehouses[1].pop()
    assert changed(again, draw(view, asked(view))) is None, "not those of others"


def strip(view: DayunhePosition) -> Image.Image:
    """The own card on the picture of what to do."""
    return draw(view, asking("do", "build", "done"))


def test_the_own_card_tells_what_is_used_up_excluded_and_impossible() -> None:
    """What can still be done is black on the own card, all else is pale; what is used has a tick."""
    position = middle()
    position.chosen[3] = "intriguer"
    pictures = {}
    for name, left, used, held in (
        ("open", {"supply": 2, "build": 1, "intrigue": 1, "denounce": 1}, {}, [UNREST, UNREST]),
        ("used", {"supply": 2, "build": 1}, {"intrigue": 1}, [UNREST, UNREST]),
        ("other", {"supply": 2, "build": 1}, {"denounce": 1}, [UNREST, UNREST]),
        ("costly", {"supply": 2, "build": 1, "intrigue": 1, "denounce": 1}, {}, [UNREST]),
        ("once", {"supply": 1, "build": 1, "intrigue": 1, "denounce": 1}, {"supply": 1}, [UNREST, UNREST]),
    ):
        position.left, position.used, position.warehouses[3] = left, used, held
        pictures[name] = pixels(strip(position.view(3))).crop((380, 0, WIDTH, STRIP))
    for one, other in combinations(pictures, 2):
        assert pictures[one].tobytes() != pictures[other].tobytes(), (one, other)
    third = (570, 30, 770, STRIP - 30)
    assert piece("icon-tick").colours.width <= TICK, "clear of the number before it"
    darkest = {name: min(found.convert("L").crop(third).tobytes()) for name, found in pictures.items()}
    assert darkest["open"] < 60
    assert darkest["costly"] > darkest["open"] + 30


# ── tiles ────────────────────────────────────────────────────────────────────────────────────────


def tagged(png: Drawn, stack: int) -> bool:
    x, y = stack_at(stack, 0)
    left, top = round(x + TAG[0]), round(y + TAG[1])
    return near(png, (left - 30, top - 30, left + 30, top + 30), WHITE, 30) > 400


@pytest.mark.parametrize("tokens", [("1",), ("1", "3"), ("1", "2", "3")])
def test_exactly_the_stacks_among_the_answers_have_tags(tokens: tuple[str, ...]) -> None:
    view = middle().view(3)
    png = draw(view, asking("stack", *tokens))
    assert [tagged(png, stack) for stack in range(3)] == [str(stack + 1) in tokens for stack in range(3)]


def test_stacks_to_supply_from_have_tags_where_it_is_asked_what_to_do() -> None:
    view = middle().view(3)
    untagged = draw(view, asking("do", "build", "done"))
    found: list[Box | None] = []
    for stack in range(3):
        found.append(changed(untagged, draw(view, asking("do", f"supply-{stack + 1}", "build", "done"))))
    boxes = [box for box in found if box is not None]
    assert len(boxes) == 3
    for box, following in pairwise(boxes):
        assert box[2] < following[0]
        assert (box[1], box[3]) == (following[1], following[3])


def test_stacks_show_their_size_and_only_a_top_that_lies_face_up() -> None:
    view = middle().view(3)
    question = asking("stack", "1", "2")
    plain = draw(view, question)
    for stack in range(3):
        x, _ = stack_at(stack, 0)
        column = (round(x - STACK_STEP / 2), 0, round(x + STACK_STEP / 2), STOCK_HIGH)
        other = view.copy()
        other.stacks[3][stack].insert(0, HIDDEN)
        assert within(changed(plain, draw(other, question)), column), stack
        turned = view.copy()
        turned.up[3][stack] = not view.up[3][stack]
        if not view.up[3][stack]:
            turned.stacks[3][stack][-1] = "reservoir"
        assert within(changed(plain, draw(turned, question)), column), stack
        secret = view.copy()
        secret.stacks[3][stack][:-1] = ["reservoir"] * (len(secret.stacks[3][stack]) - 1)
        assert changed(plain, draw(secret, question)) is None


def test_an_empty_stack_is_an_empty_place() -> None:
    position = middle()
    position.turn = 4
    view = position.view(4)
    question = asking("stack", "1", "3")
    empty = draw(view, question)
    view.stacks[4][1] = [HIDDEN]
    assert changed(empty, draw(view, question)) is not None


def test_exactly_the_tiles_among_the_answers_are_framed() -> None:
    view = middle().view(3)
    held = view.warehouses[3]
    assert held.count(UNREST) == 2
    for tokens in (("straight", "crossing"), (UNREST,), tuple(dict.fromkeys(held))):
        png = draw(view, asking("tile", *tokens, do="build"))
        first = (WIDTH - 5 * LARGE_STEP) / 2
        for slot, kind in enumerate(held):
            x = round(first + slot * LARGE_STEP - LARGE_W / 2)
            side = (x - 10, 100, x + 8, LARGE_HIGH)
            assert (near(png, side, CANDIDATE) > 60) == (kind in tokens), (tokens, kind)


# ── other seats ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("letters", ["B", "AE", "ABCE"])
def test_who_is_chosen_among_shows_the_panels_of_just_these(letters: str) -> None:
    view = middle().view(3)
    question = asking("rival", *letters, do="intrigue")
    png = draw(view, question)
    high = len(letters) * (PANEL_HEIGHT + PANEL_GAP) - PANEL_GAP + 2 * MARGIN
    assert pixels(png).size == (PANEL_WIDTH + 2 * MARGIN, high)
    for seat in range(5):
        other = view.copy()
        other.wall[seat] += 1
        box = changed(png, draw(other, question))
        if "ABCDE"[seat] not in letters:
            assert box is None
            continue
        top = MARGIN + letters.index("ABCDE"[seat]) * (PANEL_HEIGHT + PANEL_GAP)
        assert within(box, (0, top, PANEL_WIDTH + MARGIN, top + PANEL_HEIGHT))


def test_whose_unrest_leaves_the_wall_shows_the_panels_too() -> None:
    view = middle().view(3)
    assert draw(view, asking("colour", "B", "E", do="calm")) == draw(
        view, asking("rival", "B", "E", do="intrigue")
    )


# ── the owner's sheet ────────────────────────────────────────────────────────────────────────────


def test_a_sheet_is_drawn_only_from_its_own_view() -> None:
    for viewer in (None, 1):
        with pytest.raises(ValueError, match="own seat"):
            dayunhe.hand(middle().view(viewer), 3, Scene())


@pytest.mark.parametrize("seats", [2, 5])
def test_the_fullest_sheet_fits(seats: int) -> None:
    for seat in range(seats):
        position = fullest(seats)
        position.handed[seat] = [card.id for card in cards()]
        position.actor, position.chosen[seat], position.left = seat, "intriguer", dict.fromkeys(LEFT, 1)
        position.used = {"build": 1}
        view = position.view(seat)
        png = dayunhe.hand(view, seat, scene(view)).png()
        assert pixels(png).width == WIDTH
        assert len(png) <= MOST


def test_the_sheet_shows_what_its_owner_has() -> None:
    view = middle().view(3)
    plain = hand(view)
    for seat in range(5):
        for name in ("scores", "warehouses", "stacks", "start"):
            other = view.copy()
            if name == "scores":
                other.scores[seat] += 20
            elif name == "warehouses":
                other.warehouses[seat] = ["basin"]
            elif name == "stacks":
                other.stacks[seat][1] = [HIDDEN]
            else:
                other.start = seat
            assert (changed(plain, hand(other)) is not None) == (seat == 3), (name, seat)


def test_the_sheet_counts_what_must_lie_in_the_stacks() -> None:
    """Only the kinds whose number changes are drawn anew: a straight in the City is none in a stack."""
    view = middle().view(3)
    before = unseen(view, 3)
    other = view.copy()
    other.city[3].append("crossing")
    assert unseen(other, 3)["crossing"] == before["crossing"] - 1
    box = changed(hand(view), hand(other))
    assert box is not None
    assert box[2] - box[0] < 130
    assert box[0] > 600


def test_the_sheet_shows_the_cards_handed_and_marks_the_one_taken() -> None:
    view = middle().view(0)
    view.chosen[0], view.handed[0] = "", ["tea", "order", "welfare"]
    none = hand(view)
    boxes = []
    for card in view.handed[0]:
        taken = view.copy()
        taken.chosen[0] = card
        box = changed(none, hand(taken))
        assert box is not None
        assert abs((box[2] - box[0]) - CARD[0]) < 30
        boxes.append(box[0])
    assert boxes == sorted(boxes)
    view.handed[0] = []
    assert pixels(hand(view)).height < pixels(none).height - CARD[1]


def test_during_the_own_turn_the_card_lies_on_the_sheet() -> None:
    view = middle().view(3)
    waiting = view.copy()
    waiting.actor = 1
    assert pixels(hand(view)).height == pixels(hand(waiting)).height + STRIP


# ── the final table ──────────────────────────────────────────────────────────────────────────────


def cell(seats: int, column: int, source: int) -> Box:
    """Where a seat's number stands in the table of sources."""
    left, top, right, _ = TABLE
    wide = (right - left - COLUMNS) / seats
    y = top + seats * RANK_DOWN + LIST_GAP + HEAD + source * SOURCE_DOWN
    x = left + COLUMNS + column * wide
    return grown((round(x), y, round(x + wide), y + SOURCE_DOWN), 8)


@pytest.mark.parametrize("seats", [2, 5])
def test_the_final_table_shows_every_source_of_every_seat(seats: int) -> None:
    view = over(fullest(seats) if seats == 2 else middle()).view(None)
    outcome = view.outcome()
    assert outcome is not None
    order = [found.seat for found in sorted(outcome.seats, key=lambda found: (found.rank, found.seat))]
    plain = colours_of(dayunhe.draw(view, scene(view)))
    assert pixels(plain).size == (WIDTH, HEIGHT)
    for source in range(len(SOURCES)):
        for seat in (order[0], order[-1]):
            other = view.copy()
            other.gains[seat][source] += 1
            box = changed(plain, colours_of(dayunhe.draw(other, scene(other))))
            assert within(box, cell(seats, order.index(seat), source)), (SOURCES[source], seat)


def test_the_best_seat_stands_first_and_who_left_last() -> None:
    position = over(middle())
    position.scores = [10, 20, 30, 40, 50]
    view = position.view(None)
    best = colours_of(dayunhe.draw(view, scene(view)))
    view.resigned = [4]
    left = colours_of(dayunhe.draw(view, scene(view)))
    rows = [TABLE[1] + number * RANK_DOWN for number in range(5)]
    box = changed(best, left)
    assert box is not None
    assert box[1] < rows[0] + RANK_SLIP[1]
    assert near(left, (TABLE[0], rows[4], TABLE[0] + 90, rows[4] + RANK_SLIP[1]), (0xD5, 0x5E, 0x00)) > 300
    assert near(best, (TABLE[0], rows[0], TABLE[0] + 90, rows[0] + RANK_SLIP[1]), (0xD5, 0x5E, 0x00)) > 300
