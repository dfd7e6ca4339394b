"""What a panel shows of a question: the rows of the board that it is about, with its answers framed.

The board is drawn as everybody sees it, frames, prices and letters on it; then all but those rows is left
away, and what who is asked must know besides is put below: the own cards, the own gifts, who is how strong.
"""

from collections.abc import Iterator
from typing import Final

from PIL import Image

from games.confucius.box import price
from games.confucius.components import DISTANT, MINISTRIES, STUDENTS, TILE, gifts, lands
from games.confucius.deeds import ConfuciusAction
from games.confucius.officials import bans
from games.confucius.position import ConfuciusPosition
from games.confucius.resolution import standing
from games.engine.choices import Question
from games.engine.contract import SEAT_LETTERS
from render.confucius.assets import piece, sheet
from render.confucius.board import draw_board
from render.confucius.box import draw_prices
from render.confucius.cards import draw_cards_part, draw_hand_strip
from render.confucius.hand import GIFT_MIDDLE, ROW, draw_hand, draw_own_gifts, own_gift
from render.confucius.layout import (
    EXAM,
    INFO,
    LAND_TOP,
    LEDGER,
    MARGIN,
    MATS,
    NUMBERS,
    SEA,
    TOKEN,
    TRAY,
    WIDTH,
    YARD,
    band,
    coast,
    height,
    land,
    middle,
    owes,
    row,
    tablet,
)
from render.confucius.ledger import draw_held
from render.confucius.ministries import POSTS, cost_at
from render.confucius.realm import army_at, draw_points
from render.confucius.tokens import draw_disc, draw_marker
from render.kit.palette import INK_SOFT
from render.kit.type import write
from render.scene import Mark, Scene, lettered

LAND_SLOTS: Final = ("land", "land2", "land3", "land4", "land5", "box", "box2")
SEA_SLOTS: Final = ("count", "junks", "from")
PAID: Final = ("invade", "junks", "voyage", "buy")
"""What is paid for: its picture shows the cards of who is asked."""
GAP = 5
"""Of the ground that is shown over and under a row."""
Rows = tuple[int, int]
"""The first row of pixels, and the one after the last."""
HEAD: Rows = (NUMBERS - 24, NUMBERS + 22)
MINISTRY_ROWS: Rows = (HEAD[0], EXAM[1] - GAP)
EXAM_ROWS: Rows = (EXAM[1] - GAP, TRAY[1] - GAP)
LAND_ROWS: Rows = (LAND_TOP - 124, SEA[1] - GAP)
SEA_ROWS: Rows = (SEA[1] - GAP, SEA[3] + GAP)
STANDING, STANDING_STEP, FIRST = 96, 230, 92
"""Height of the strip that tells who is how strong; from one to the next; the first one's middle."""
TILES, BEST, POST = 56, 104, -56
"""From a seat's marker: its number of officials, the best seat of them, the sign of its post."""
BAN, BAN_GIFT, BAN_STEP = 52, 70, 190
"""Obligations: middle of their sign; from giver to gift; from one to the next."""
TAG = 40
"""How far right of a coast's middle the letter stands."""


def is_realm(question: Question) -> bool:
    """Whether the question is about the realm: lands, junks, gifts, who gets a gift or junks."""
    given = question.given
    return question.slot in (*LAND_SLOTS, *SEA_SLOTS, "gift") or (
        question.slot == "to" and (given.get("do") == "give" or given.get("gift") == gifts().id(TILE))
    )


def draw_asked(position: ConfuciusPosition, question: Question, scene: Scene) -> Image.Image:
    """The picture of a question."""
    slot, seat = question.slot, position.turn
    if is_realm(question):
        return _realm(position, question, scene)
    if slot == "do":
        return draw_prices(position, scene)
    if slot == "card" and seat is not None and position.viewer == seat:
        return draw_hand(position, seat, scene)
    if "student" in (slot, *question.given):
        return _exam(position, question, scene)
    if slot in ("pay", "cards"):
        return draw_cards_part(position, question, scene)
    if (ministry := asked_ministry(position, question)) >= 0:
        return _ministry(position, ministry, question, scene)
    image = draw_board(position, scene)
    if slot in ("ministry", "ministry2"):
        mark_officials(image, position, question)
        return _cut(image, (MINISTRY_ROWS,), hand_strip(position))
    for number in _seats(question):
        piece("asked-token").put(image, TOKEN, middle(row(position.seats, number))[1])
    return image


def letters(question: Question) -> dict[str, Mark]:
    """The answers that are distant lands: these have a picture instead of a name, so they get letters."""
    places = {
        answer.token: DISTANT.index(answer.token) for answer in question.answers if answer.token in DISTANT
    }
    return lettered(places)


def _seats(question: Question) -> list[int]:
    """The players among the answers."""
    return [SEAT_LETTERS.index(answer.token) for answer in question.answers if answer.token in SEAT_LETTERS]


def _cut(image: Image.Image, rows: tuple[Rows, ...], *below: Image.Image) -> Image.Image:
    """Those rows of the picture one under another, and other pictures below."""
    parts = [image.crop((0, top, WIDTH, bottom)) for top, bottom in rows]
    parts.extend(below)
    made = Image.new("RGB", (WIDTH, sum(part.height for part in parts)))
    top = 0
    for part in parts:
        made.paste(part, (0, top))
        top += part.height
    return made


def hand_strip(position: ConfuciusPosition, rewards: bool = True) -> Image.Image:
    """The cards of who is asked."""
    made = Image.new("RGB", (WIDTH, INFO))
    draw_hand_strip(made, position, position.turn or 0, 0, rewards)
    return made


# ── court ────────────────────────────────────────────────────────────────────────────────────────────


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


def mark_officials(image: Image.Image, position: ConfuciusPosition, question: Question) -> None:
    """Frames round the officials among the answers, on them what is due; gold round one chosen before."""
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
            draw_disc(image, "price", cost.due, cost_at(*place))
    if second and (chosen := official(question.given)):
        piece("chosen-official").put(image, *middle(tablet(*chosen)))


def asked_ministry(position: ConfuciusPosition, question: Question) -> int:
    """The one ministry that a question is about; -1 if it is about several."""
    if position.phase == "influence":
        return position.resolving
    number = "2" if question.slot.endswith("2") else ""
    name = question.given.get(f"ministry{number}", "")
    return MINISTRIES.index(name) if name else -1


def _exam(position: ConfuciusPosition, question: Question, scene: Scene) -> Image.Image:
    """The examination: frames round students among the answers, or the one chosen; the own cards."""
    image = draw_board(position, scene)
    answers = {answer.token for answer in question.answers} | {question.given.get("student", "")}
    for student, name in enumerate(STUDENTS):
        if name in answers:
            piece("asked-mat-orange" if student else "asked-mat").put(image, *middle(MATS[student]))
    return _cut(image, (EXAM_ROWS,), hand_strip(position))


def _ministry(position: ConfuciusPosition, ministry: int, question: Question, scene: Scene) -> Image.Image:
    """A ministry with its answers, who has what there, which gifts forbid an official; the own cards."""
    image = draw_board(position, scene)
    mark_officials(image, position, question)
    if question.slot == "to" and (space := question.given.get("space")):
        piece("asked-official").put(image, *middle(tablet(ministry, int(space) - 1)))
    _, top, _, bottom = band(ministry)
    below = [_standing(position, ministry, question)]
    if question.given.get("do") != "card":  # rewards ask for no obligations
        below += _bans(position, ministry)
    return _cut(image, (HEAD, (top - GAP + 1, bottom + GAP - 1)), *below, hand_strip(position, rewards=False))


def _standing(position: ConfuciusPosition, ministry: int, question: Question) -> Image.Image:
    """Who has how many officials here and the highest of them where, the strongest first."""
    image = sheet(WIDTH, STANDING)
    answers = _seats(question) if question.slot == "to" else []
    strong = standing(position, ministry)
    rows = [*strong, *((seat, 0, -1) for seat in answers if seat not in {entry[0] for entry in strong})]
    for number, (seat, tiles, best) in enumerate(rows):
        x, y = FIRST + number * STANDING_STEP, STANDING / 2
        if number < len(POSTS) and tiles:
            piece(f"icon-{POSTS[number]}").put(image, x + POST, y)
        draw_marker(image, seat, (x, y))
        if seat in answers:
            piece("asked-token").put(image, x, y)
        write(image, (x + TILES, y), f"{tiles}×")
        if tiles:
            write(image, (x + BEST, y), str(best + 1), fill=INK_SOFT)
    return image


def _bans(position: ConfuciusPosition, ministry: int) -> list[Image.Image]:
    """Gifts for which who is asked may take no official here now: the sign, each giver and his gift."""
    if position.turn is None or position.phase not in ("turn", "free", "favour"):
        return []
    banned = [ban for ban in bans(position, position.turn) if ban.ministry == ministry]
    if not banned:
        return []
    image = sheet(WIDTH, ROW)
    piece("icon-ban").put(image, BAN, ROW / 2)
    for number, ban in enumerate(banned):
        x = BAN + 84 + number * BAN_STEP
        draw_marker(image, ban.giver, (x, ROW / 2))
        piece(f"gift-{ban.value}").put(image, x + BAN_GIFT, ROW / 2)
    return [image]


# ── realm ────────────────────────────────────────────────────────────────────────────────────────────


def _realm(position: ConfuciusPosition, question: Question, scene: Scene) -> Image.Image:
    """The picture of a question about lands, junks or gifts."""
    do, slot = question.given.get("do", ""), question.slot
    image = draw_board(position, scene)
    ledger: Rows = (LEDGER - GAP, height(position.seats) - MARGIN + GAP)
    below = [hand_strip(position)] if do in PAID else []
    if slot == "gift" or do == "give":
        _promises(image, position, question)
        return _cut(image, (ledger,), _rack(position, question), *below)
    if slot in (*SEA_SLOTS, "to"):
        seats = [position.turn or 0] if slot in ("count", "junks") else _seats(question)
        for seat in seats:
            piece("asked-number").put(image, YARD, middle(row(position.seats, seat))[1])
        return _cut(image, (SEA_ROWS, ledger), *below)
    if do == "voyage":
        for token, mark in letters(question).items():
            at = middle(coast(DISTANT.index(token)))
            piece("asked-coast").put(image, *at)
            piece(f"tag-{mark.letter}").put(image, at[0] + TAG, at[1])
        return _cut(image, (SEA_ROWS,), *below)
    _lands(image, position, question)
    return _cut(image, (LAND_ROWS,), *below)


def _lands(image: Image.Image, position: ConfuciusPosition, question: Question) -> None:
    """Frames round the foreign lands or boxes among the answers; gold round a box chosen before."""
    ids = [lands()[number].id for number in position.lands]
    given = question.given
    for answer in question.answers:
        if question.slot.startswith("box"):
            slot = ids.index(given[question.slot.replace("box", "land")])
            piece("asked-box").put(image, *army_at(position, slot, int(answer.token) - 1))
        else:
            piece("asked-land").put(image, *middle(land(ids.index(answer.token))))
    if question.slot in ("land2", "box2"):
        at = army_at(position, ids.index(given["land"]), int(given["box"]) - 1)
        piece("chosen-box").put(image, *at)
    if question.slot in ("box", "box2"):
        for slot in range(len(position.lands)):
            draw_points(image, position, slot)  # by which one chooses: over the frames


def _promises(image: Image.Image, position: ConfuciusPosition, question: Question) -> None:
    """The gift chosen, in the rows of those who may get it."""
    if question.slot != "to":
        return
    seat, value = position.turn or 0, value_of(question.given["gift"])
    for holder in _seats(question):
        draw_held(image, position.seats, seat, holder, value)
        piece(f"asked-held-{position.seats}").put(image, *owes(position.seats, seat, holder))


def _rack(position: ConfuciusPosition, question: Question) -> Image.Image:
    """All own gifts; frames round those among the answers, or the one chosen."""
    image = sheet(WIDTH, ROW)
    seat = position.turn or 0
    draw_own_gifts(image, position, seat, ROW / 2)
    tokens = [answer.token for answer in question.answers] if question.slot == "gift" else []
    for token in tokens:
        x, y = own_gift(value_of(token), ROW / 2)
        piece("asked-gift").put(image, x + GIFT_MIDDLE, y)
    return image


def value_of(token: str) -> int:
    """The gift that an answer names, by its value or its id."""
    return int(token) if token.isdecimal() else gifts().ids.index(token) + 1
