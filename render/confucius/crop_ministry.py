"""One ministry for a question about it: the scroll, and beside it who stands how strong there."""

from PIL import Image

from games.confucius.components import MINISTRIES
from games.confucius.officials import bans
from games.confucius.position import ConfuciusPosition
from games.confucius.resolution import standing
from games.engine.choices import Question
from games.engine.contract import SEAT_LETTERS
from render.confucius.assets import ground, piece
from render.confucius.cards import draw_hand_strip
from render.confucius.crop import SCROLLS, mark_officials, on_paper
from render.confucius.layout import INFO, SCROLL_WIDTH, scroll, tablet
from render.confucius.layout import middle as middle_of
from render.confucius.scrolls import POSTS, draw_scroll
from render.confucius.tokens import draw_marker
from render.kit.palette import INK_SOFT
from render.kit.slips import write_name
from render.kit.type import write
from render.scene import Scene

WIDE = 800
MARGIN = 14
"""Of the ground that is shown round the scroll."""
LEFT, RIGHT = SCROLL_WIDTH + 2 * MARGIN + 8, WIDE - 24
"""Both edges of the list beside the scroll."""
HEAD, FIRST, STEP = 50, 120, 74
"""Middles of the list's rows."""
SIGN, TOKEN, NAME, TILES, BEST = 28, 88, 138, -96, -22
"""Middles of a row's columns, from the left or the right edge: post, token, name, tiles, best seat."""
BANS, BAN, GIFT = 76, 148, 72
"""Obligations: from one row to the next, upwards; from one to the next in a row; from giver to gift."""


def draw_ministry_part(
    position: ConfuciusPosition, ministry: int, question: Question, scene: Scene
) -> Image.Image:
    """The ministry's scroll with its answers, and the list of who has what there."""
    image = ground("court")
    draw_scroll(image, position, ministry, scene.captions)
    mark_officials(image, position, question)
    if question.slot == "to" and (space := question.given.get("space")):
        piece("asked-official").put(image, *middle_of(tablet(ministry, int(space) - 1)))
    left = scroll(ministry) - MARGIN
    box = (left, SCROLLS[1], left + SCROLL_WIDTH + 2 * MARGIN, SCROLLS[3])
    made = on_paper(image, box, (WIDE, SCROLLS[3] - SCROLLS[1] + INFO))
    _standing(made, position, ministry, question, scene)
    if question.given.get("do") != "card":  # rewards ask for no obligations
        _bans(made, position, ministry)
    draw_hand_strip(made, position, position.turn or 0, made.height - INFO, rewards=False)
    return made


def _standing(
    image: Image.Image, position: ConfuciusPosition, ministry: int, question: Question, scene: Scene
) -> None:
    """Who has how many officials here and the highest of them where, the strongest first."""
    answers = {answer.token for answer in question.answers} if question.slot == "to" else set()
    strong = standing(position, ministry)
    rest = [seat for seat in range(position.seats) if SEAT_LETTERS[seat] in answers]
    rows = [*strong, *((seat, 0, -1) for seat in rest if seat not in {entry[0] for entry in strong})]
    if rows:
        piece("icon-officials").put(image, RIGHT + TILES, HEAD)
        piece("icon-best").put(image, RIGHT + BEST, HEAD)
    for number, (seat, tiles, best) in enumerate(rows):
        y = FIRST + number * STEP
        if number < len(POSTS) and tiles:
            piece(f"icon-{POSTS[number]}").put(image, LEFT + SIGN, y)
        if SEAT_LETTERS[seat] in answers:
            piece("asked-marker").put(image, LEFT + TOKEN, y)
        draw_marker(image, seat, (LEFT + TOKEN, y))
        write_name(image, seat, scene, (LEFT + NAME, y), RIGHT + TILES - 30 - LEFT - NAME)
        write(image, (RIGHT + TILES, y), str(tiles))
        if tiles:
            write(image, (RIGHT + BEST, y), str(best + 1), fill=INK_SOFT)


def _bans(image: Image.Image, position: ConfuciusPosition, ministry: int) -> None:
    """Gifts for which who is asked may take no official here now: the sign, the giver, the gift."""
    if position.turn is None or position.phase not in ("turn", "free", "favour"):
        return
    banned = [ban for ban in bans(position, position.turn) if ban.ministry == ministry]
    for number, ban in enumerate(banned):
        x = LEFT + TOKEN + number % 2 * BAN
        y = image.height - INFO - 56 - number // 2 * BANS
        if number % 2 == 0:
            piece("icon-ban").put(image, LEFT + SIGN, y)
        draw_marker(image, ban.giver, (x, y))
        piece(f"gift-{ban.value}").put(image, x + GIFT, y)


def asked_ministry(position: ConfuciusPosition, question: Question) -> int:
    """The one ministry that a question is about; -1 if it is about several."""
    if position.phase == "influence":
        return position.resolving
    number = "2" if question.slot.endswith("2") else ""
    name = question.given.get(f"ministry{number}", "")
    return MINISTRIES.index(name) if name else -1
