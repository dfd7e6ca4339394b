"""The part of the court that a panel asks about, over the cards of who is asked."""

from collections.abc import Iterator

from PIL import Image

from games.confucius.box import price
from games.confucius.components import MINISTRIES, STUDENTS
from games.confucius.deeds import ConfuciusAction
from games.confucius.position import ConfuciusPosition
from games.engine.choices import Question
from render.confucius.assets import ground, piece, sheet
from render.confucius.cards import draw_hand_strip
from render.confucius.exam import draw_exam
from render.confucius.layout import (
    EXAM,
    INFO,
    MATS,
    ROD_BOTTOM,
    ROD_HIGH,
    ROD_TOP,
    WIDTH,
    Box,
    middle,
    tablet,
)
from render.confucius.scrolls import draw_scrolls, influence_at
from render.confucius.tokens import draw_disc
from render.scene import Scene

SCROLLS: Box = (0, ROD_TOP - 8, WIDTH, ROD_BOTTOM + ROD_HIGH + 10)
"""Of the court sheet: the three ministries."""
DESK: Box = (0, EXAM[1] - 8, WIDTH, EXAM[3] + 8)
"""Of the court sheet: the examination."""
FADE = 8


def matching(
    position: ConfuciusPosition, question: Question
) -> Iterator[tuple[ConfuciusAction, dict[str, str]]]:
    """The legal actions that fit the answers given so far, with all answers that they consist of."""
    for action in position.legal():
        slots = {slot.name: slot.value for slot in action.slots()}
        if all(slots.get(name) == value for name, value in question.given.items()):
            yield action, slots


def official(slots: dict[str, str], number: str = "") -> tuple[int, int] | None:
    """Ministry and space among these answers, the first official of them or the second ("2")."""
    ministry, space = slots.get(f"ministry{number}"), slots.get(f"space{number}")
    if ministry is None or space is None:
        return None
    return MINISTRIES.index(ministry), int(space) - 1


def draw_scrolls_part(position: ConfuciusPosition, question: Question, scene: Scene) -> Image.Image:
    """All ministries: frames round the officials among the answers, prices beside them, the own cards."""
    image = ground("court")
    draw_scrolls(image, position, scene.captions)
    mark_officials(image, position, question)
    return with_hand(image, SCROLLS, position)


def mark_officials(image: Image.Image, position: ConfuciusPosition, question: Question) -> None:
    """Frames and prices of the officials among the answers; a golden frame round one chosen before."""
    second = "2" if question.slot.endswith("2") else ""
    framed: set[tuple[int, int]] = set()
    for action, slots in matching(position, question):
        place = official(slots, second)
        if place is None or place in framed:
            continue
        framed.add(place)
        piece("asked-official").put(image, *middle(tablet(*place)))
        cost = price(position, position.turn or 0, action)
        if cost.due:
            draw_disc(image, "price", cost.due, influence_at(*place))
    if second and (chosen := official(question.given)):
        piece("chosen-official").put(image, *middle(tablet(*chosen)))


def draw_exam_part(position: ConfuciusPosition, question: Question, scene: Scene) -> Image.Image:
    """The examination: frames round students among the answers, or the one chosen; the own cards."""
    image = ground("court")
    answers = {answer.token for answer in question.answers} | {question.given.get("student", "")}
    for student, name in enumerate(STUDENTS):
        if name in answers:
            piece("asked-mat").put(image, *middle(MATS[student]))
    draw_exam(image, position, scene.captions)
    return with_hand(image, DESK, position)


def with_hand(image: Image.Image, box: Box, position: ConfuciusPosition) -> Image.Image:
    """A part of a picture over the cards of who is asked."""
    wide, high = box[2] - box[0], box[3] - box[1]
    made = Image.new("RGB", (wide, high + INFO))
    made.paste(image.crop(box), (0, 0))
    draw_hand_strip(made, position, position.turn or 0, high)
    return made


def on_paper(image: Image.Image, box: Box, size: tuple[int, int]) -> Image.Image:
    """A part of a picture at the left of a larger sheet of paper, its right edge fading into it."""
    made = sheet(*size)
    part = image.crop(box)
    mask = Image.new("L", part.size, 255)
    for column in range(FADE):
        x = part.width - 1 - column
        mask.paste(255 * column // FADE, (x, 0, x + 1, part.height))
    made.paste(part, (0, 0), mask)
    return made
