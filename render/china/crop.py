"""The part of the map that a panel asks about: one province, the rest under thin paper, the hand below."""

from PIL import Image

from games.china.components import HAND, board
from games.china.placing import EMISSARY, FORT
from games.china.position import ChinaPosition
from games.engine import Seat
from games.engine.choices import Question
from render.china.assets import ground, piece
from render.china.board import (
    ALL,
    FORT_LOWER,
    Chart,
    draw_alliances,
    draw_emissaries,
    draw_front,
    draw_house,
    draw_names,
    draw_pieces,
    draw_rings,
    veil,
)
from render.china.header import hand_of, holder
from render.china.layout import CROP_STRIP, HOUSE_LOWER, SMALL, places
from render.kit.palette import INK, SEATS
from render.kit.type import MIN_CAP, write, write_number
from render.scene import Scene

MARGIN, CARD_GAP = 18, 18
DRAGON = "dragon"


def draw_crop(position: ChinaPosition, question: Question, scene: Scene) -> Image.Image:
    """The province that the question is about."""
    province = [entry.id for entry in board().provinces].index(question.given["province"])
    left, top, right, bottom = box = places().crops[province]
    image = Image.new("RGB", (right - left, bottom - top + CROP_STRIP))
    image.paste(ground(f"base-{position.side}", box), (0, 0))
    chart = Chart(image, (left, top))
    others = ALL - {province}
    draw_rings(chart, position, scene.events)
    draw_pieces(chart, position, others)
    draw_alliances(chart, position, others)
    draw_names(chart, position, others)
    veil(chart, {province}, elsewhere=True)
    draw_pieces(chart, position, {province})
    draw_alliances(chart, position, {province})
    _mark(chart, position, question, province)
    draw_names(chart, position, {province})
    _strip(image, bottom - top, position, question)
    return image


def place_of(province: int, token: str) -> int | None:
    """The place that an answer names; None for "done"."""
    china = board()
    if token == DRAGON:
        return china.dragon(province)
    return china.provinces[province].spaces[int(token) - 1] if token.isdecimal() else None


def _mark(chart: Chart, position: ChinaPosition, question: Question, province: int) -> None:
    """The places that may be chosen, or the place that was chosen with the piece that will stand there."""
    china, found = board(), places()
    if question.slot == "place":
        for answer in question.answers:
            place = place_of(province, answer.token)
            if place is None:
                continue
            if place >= len(china.spaces):
                chart.put("band-field", found.points[place])
            else:
                chart.put("spot", found.points[place])
                chart.number(answer.token, found.points[place])
        return
    place = place_of(province, question.given.get("place", ""))
    seat = holder(position)
    if place is None or seat is None:
        return
    if place >= len(china.spaces):
        more = list(position.emissaries[province])
        more[seat] += 1
        draw_emissaries(chart, more, province)
        chart.put("band-field", found.points[place])
        return
    what = question.given.get("piece", "")
    chart.put("band-space", found.points[place])
    if what == FORT:
        chart.put("fort", found.points[place], FORT_LOWER)
        draw_front(chart, place, empty=True)
    elif what:
        draw_house(chart, seat, place)


def _strip(image: Image.Image, top: int, position: ChinaPosition, question: Question) -> None:
    """The cards of who is asked; beside them what is chosen, or the pieces left."""
    image.paste(ground("panel", (0, 0, image.width, CROP_STRIP)), (0, top))
    piece("crop-edge").put(image, 0, top)
    seat = holder(position)
    if seat is None:
        return
    y = top + CROP_STRIP // 2 + 2
    pays = {answer.token for answer in question.answers} if question.slot == "pay" else set()
    cards = hand_of(position, seat)
    x = MARGIN + SMALL[0] // 2
    for number in range(HAND):
        card = cards[number] if number < len(cards) else "empty"
        piece(f"small-{card}").put(image, x, y)
        if card in pays or card * 2 in pays:
            piece("small-frame").put(image, x, y)
        x += SMALL[0] + CARD_GAP
    _beside(image, (x - SMALL[0] // 2 + 6, image.width - MARGIN), y, position, question, seat)


def _beside(
    image: Image.Image,
    between: tuple[int, int],
    y: int,
    position: ChinaPosition,
    question: Question,
    seat: Seat,
) -> None:
    """What is chosen so far, or, as long as nothing is, the pieces left."""
    letter = SEATS[seat].letter
    middle = (between[0] + between[1]) // 2
    chosen = question.given.get("place")
    if chosen is None:
        for name, count, row in (
            ("icon-house", position.houses_left[seat], -30),
            ("icon-emissary", position.emissaries_left[seat], 30),
        ):
            x = between[0] + 26
            piece(name).put(image, x, y + row)
            write_number(image, (x + 32, y + row), str(count), between[1] - x - 30, anchor="l")
        return
    if chosen == DRAGON:
        piece(f"token-{letter}").put(image, middle, y)
        return
    what = question.given.get("piece", "")
    if what and what != EMISSARY:
        name = "fort-small" if what == FORT else f"house-{letter}"
        piece(name).put(image, middle - 36, y + (0 if what == FORT else HOUSE_LOWER + 4))
        middle += 36
    piece("spot").put(image, middle, y)
    write(image, (middle, y), chosen, "number", MIN_CAP, INK)
