"""Every action of China that there is, legal or not."""

from games.china.cards import DRAWS, EXCHANGES
from games.china.components import board
from games.china.placing import PAYS, Place, done
from games.china.turns import ChinaAction

SPACES = len(board().spaces)
PLACES = [
    Place(place, piece, pay)
    for place in range(SPACES + len(board().provinces))
    for piece in (("house", "fort") if place < SPACES else ("emissary",))
    for pay in PAYS
]
EVERY_ACTION: list[ChinaAction] = [
    *PLACES,
    *(done(province) for province in range(len(board().provinces))),
    *EXCHANGES.values(),
    *DRAWS.values(),
]
