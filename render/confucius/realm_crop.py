"""The part of the realm that a panel asks about: foreign lands, the sea, or the table of gifts."""

from PIL import Image

from games.confucius.components import DISTANT as DISTANT_IDS
from games.confucius.components import TILE, gifts, lands
from games.confucius.position import ConfuciusPosition
from games.engine.choices import Question
from render.confucius import assets
from render.confucius.assets import piece
from render.confucius.cards import draw_hand_strip
from render.confucius.gifts import draw_offer, draw_promise, owes_cell, owes_sheet
from render.confucius.lands import army_at, draw_colonies, draw_land_tiles, draw_lands
from render.confucius.layout import INFO, Box, middle
from render.confucius.realm_layout import (
    DISTANT,
    HARBOUR,
    HARBOUR_HIGH,
    LANDS_PART,
    SEAS_PART,
    land,
    slips,
)
from render.confucius.seas import draw_sea_tiles, draw_seas
from render.confucius.wall import draw_wall
from render.kit.palette import SEATS
from render.scene import Scene

LAND_SLOTS = ("land", "land2", "land3", "land4", "land5", "box", "box2")
SEA_SLOTS = ("count", "junks", "from")
PAID = ("invade", "junks", "voyage", "buy")
"""What is paid for: its picture shows the cards of who is asked."""
LETTERS = [look.letter for look in SEATS]


def is_realm(question: Question) -> bool:
    """Whether the question is about the realm: lands, junks, gifts, who gets a gift or junks."""
    given = question.given
    return question.slot in (*LAND_SLOTS, *SEA_SLOTS, "gift") or (
        question.slot == "to" and (given.get("do") == "give" or given.get("gift") == gifts().id(TILE))
    )


def draw_part(position: ConfuciusPosition, question: Question, scene: Scene) -> Image.Image:
    """The picture of such a question."""
    do = question.given.get("do", "")
    if question.slot == "gift" or do == "give":
        made, box = _owes(position, question, scene), None
    elif question.slot in (*SEA_SLOTS, "to") or do == "voyage":
        made, box = _seas(position, question, scene), SEAS_PART
    else:
        made, box = _lands(position, question, scene), LANDS_PART
    return _cut(made, box, position, hand=do in PAID)


def _lands(position: ConfuciusPosition, question: Question, scene: Scene) -> Image.Image:
    """Wall, foreign lands and colonies: frames round the lands or boxes among the answers."""
    image = assets.ground("realm")
    ids = [lands()[number].id for number in position.lands]
    given, asks_box = question.given, question.slot.startswith("box")
    if not asks_box:
        for answer in question.answers:
            piece("asked-land").put(image, *middle(land(ids.index(answer.token))))
    draw_wall(image, position)
    draw_land_tiles(image, position)
    draw_lands(image, position)
    draw_colonies(image, position, scene.captions)
    if asks_box:
        slot = ids.index(given[question.slot.replace("box", "land")])
        for answer in question.answers:
            piece("asked-box").put(image, *army_at(position, slot, int(answer.token) - 1))
    if question.slot in ("land2", "box2"):
        at = army_at(position, ids.index(given["land"]), int(given["box"]) - 1)
        piece("chosen-box").put(image, *at)
    return image


def _seas(position: ConfuciusPosition, question: Question, scene: Scene) -> Image.Image:
    """The sea: frames round the distant lands or the harbours among the answers, or the own harbour."""
    image = assets.ground("realm")
    tokens = [answer.token for answer in question.answers]
    if question.slot.startswith("land"):
        for number, name in enumerate(DISTANT_IDS):
            if name in tokens:
                piece(f"asked-distant-{name}").put(image, *middle(DISTANT[number]))
    draw_sea_tiles(image, position)
    draw_seas(image, position, scene.captions)
    harbours = [LETTERS.index(token) for token in tokens if question.slot in ("from", "to")]
    for seat in [position.turn or 0] if question.slot in ("count", "junks") else harbours:
        x, y = slips(position.seats).middle(seat), HARBOUR + HARBOUR_HIGH / 2
        piece(f"asked-harbour-{position.seats}").put(image, x, y)
    return image


def _owes(position: ConfuciusPosition, question: Question, scene: Scene) -> Image.Image:
    """The table of gifts: frames round the own gifts among the answers, or who may get the one chosen."""
    seat = position.turn or 0
    image = owes_sheet(position, scene, (seat,))
    for answer in question.answers:
        if question.slot == "gift":
            draw_offer(image, seat, value_of(answer.token))
        else:
            value = value_of(question.given["gift"])
            draw_promise(image, owes_cell(position.seats, seat, LETTERS.index(answer.token)), value)
    return image


def value_of(token: str) -> int:
    """The gift that an answer names, by its value or its id."""
    return int(token) if token.isdecimal() else gifts().ids.index(token) + 1


def _cut(image: Image.Image, box: Box | None, position: ConfuciusPosition, hand: bool) -> Image.Image:
    """The part of a picture, all of it without a ``box``; below it perhaps the cards of who is asked."""
    left, top, right, bottom = box or (0, 0, *image.size)
    made = Image.new("RGB", (right - left, bottom - top + (INFO if hand else 0)))
    made.paste(image.crop((left, top, right, bottom)), (0, 0))
    if hand:
        draw_hand_strip(made, position, position.turn or 0, bottom - top)
    return made
