"""The whole board, while the match runs and once it is over."""

from PIL import Image

from games.confucius import GAME
from games.confucius.position import ConfuciusPosition
from render.confucius.assets import ground, piece, sheet
from render.confucius.box import draw_box
from render.confucius.exam import draw_exam
from render.confucius.layout import TABLE, TABLE_FADE, WIDTH, height
from render.confucius.ledger import draw_ledger
from render.confucius.ministries import draw_ministries
from render.confucius.realm import draw_lands, draw_sea, draw_wall
from render.confucius.rings import draw_rings
from render.confucius.table import draw_final, final_height
from render.kit import header
from render.kit.fade import fade
from render.scene import Scene


def draw_board(position: ConfuciusPosition, scene: Scene) -> Image.Image:
    """The board; once the match is over all but box and ledger, and below it where the points come from."""
    seats = position.seats
    over = position.turn is None
    if over:
        image = sheet(WIDTH, TABLE + final_height(seats))
        image.paste(ground("board", (0, 0, WIDTH, TABLE)), (0, 0), fade(WIDTH, TABLE, TABLE_FADE))
    else:
        image = ground("board", (0, 0, WIDTH, height(seats)))
    if scene.question is None:  # of a question only a part is shown, which is never the header
        facts = header.round_facts(scene.captions, position.round, over)
        header.draw_header(image, piece, GAME.title, facts)
    draw_wall(image, position)
    draw_lands(image, position, scene.captions)
    draw_sea(image, position)
    draw_ministries(image, position, scene.captions)
    draw_exam(image, position, scene.captions)
    if over:
        draw_final(image, position, scene, TABLE)
    else:
        draw_box(image, position, scene.captions)
        draw_ledger(image, position, scene)
    draw_rings(image, position, scene)
    return image
