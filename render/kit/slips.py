"""What the slips of the seats have in common in all games: states, badges, names, counts."""

from collections.abc import Callable

from PIL import Image, ImageDraw

from games.engine import Position, Seat, SeatResult
from render.kit.palette import Colour
from render.kit.sprites import Sprite
from render.kit.type import Anchor, drawable, fit_name, write_fitted, write_number
from render.scene import Scene

BADGES = {"active": "badge-act", "winner": "badge-crown", "resigned": "badge-flag"}
"""What hangs on a slip in these states."""
ICON_GAP, SIGN_GAP = 5, 6
"""Between a sign and its number; from the number to the next sign."""
RADIUS = 13
_K = 2


def seat_state(position: Position, seat: Seat) -> str:
    """How the slip of a seat looks while the match runs: ``resigned``, ``active`` or ``plain``."""
    if seat in position.resigned:
        return "resigned"
    return "active" if position.turn == seat else "plain"


def final_state(position: Position, result: SeatResult) -> str:
    """How a seat's row in the table of the final scoring looks: ``resigned``, ``winner`` or ``plain``."""
    if result.seat in position.resigned:
        return "resigned"
    return "winner" if result.rank == 1 else "plain"


def write_name(
    image: Image.Image, seat: Seat, scene: Scene, at: tuple[float, float], room: float, anchor: Anchor = "l"
) -> None:
    """The seat's name, where the font has every glyph of it."""
    name = drawable("sans", scene.names[seat]) if seat < len(scene.names) else ""
    write_fitted(image, at, fit_name(name, "sans", room), "sans", room, anchor=anchor)


def draw_count(
    image: Image.Image,
    piece: Callable[[str], Sprite],
    at: tuple[float, float],
    room: float,
    sign: str,
    count: int,
) -> None:
    """A sign that begins at ``at`` with its number beside it, both within ``room`` pixels."""
    drawn = piece(sign)
    drawn.put(image, at[0] + drawn.x, at[1])
    taken = drawn.image.width + ICON_GAP
    write_number(image, (at[0] + taken, at[1]), str(count), room - taken - SIGN_GAP, anchor="l")


def draw_slip(
    image: Image.Image, box: tuple[int, int, int, int], ground: Colour, line: Colour, thick: int
) -> None:
    """A slip with rounded corners, drawn at twice the size."""
    left, top, right, bottom = box
    size = ((right - left) * _K, (bottom - top) * _K)
    outline = (0, 0, size[0] - 1, size[1] - 1)
    whole, frame = Image.new("L", size, 0), Image.new("L", size, 0)
    ImageDraw.Draw(whole).rounded_rectangle(outline, RADIUS * _K, fill=255)
    ImageDraw.Draw(frame).rounded_rectangle(outline, RADIUS * _K, outline=255, width=thick * _K)
    image.paste(ground, (left, top), whole.reduce(_K))
    image.paste(line, (left, top), frame.reduce(_K))
