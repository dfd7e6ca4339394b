"""How steps of a travel turn look to computer players of Yunnan."""

from collections.abc import Sequence
from typing import Final

from games.yunnan import routes
from games.yunnan.components import BRIDGE, MARKET, TEAHOUSE, board, table
from games.yunnan.computer.look import Look
from games.yunnan.computer.outlook import column, earning
from games.yunnan.computer.weights_bidding import SHELTER
from games.yunnan.position import YunnanPosition
from games.yunnan.state import NOBODY
from games.yunnan.structures import Build
from games.yunnan.travel import Displace, Move
from games.yunnan.turns import YunnanAction

PASS_SPENT: Final = 0.7
"""Points for a border pass that other traders could use."""

STAYING: Final = 0.5
"""How much of what a journey brings in this round it brings again in each of the next ones, which are better
foreseen the nearer they are: two of them count."""

FORESEEN: Final = 2.0
"""So many rounds to come are thought of when a trader travels."""

OWN_OTHER: Final = -3.0
"""With two players: displacing a trader of one's own other colour."""

AHEAD: Final = 1.0
"""Points that displacing is worth besides what the other loses: it must be made good by a journey."""

EACH_PASS: Final = 1.0
"""Points that a bridge brings in a round for each province that it brings nearer by a pass."""

AT_ONCE: Final = 0.5
"""How much of a round a bridge still serves in the one in which it is built."""

A_PROVINCE: Final = 1.5
"""Rounds until the horse comes to the next province."""

WAITING: Final = 0.6
"""How much a post in a province that the horse will reach counts now."""

# ── travelling ───────────────────────────────────────────────────────────────────────────────────────


def travels(look: Look, actions: Sequence[YunnanAction]) -> list[float]:
    """Journeys, displacements and structures by what they change in the income, now and later."""
    found: list[float] = []
    for action in actions:
        if isinstance(action, Move):
            found.append(_move(look, action))
        elif isinstance(action, Displace):
            found.append(_harm(look.position, look.colour, action.colour, look.position.arrived))
        elif isinstance(action, Build):
            found.append(_build(look, action))
        else:
            found.append(0.0)
    return found


def _move(look: Look, action: Move) -> float:
    """A journey: income, gifts, passes, whom it displaces."""
    position, colour = look.position, look.colour
    moved = list(look.traders)
    moved[action.start] -= 1
    moved[action.end] += 1
    value = look.change(traders=moved) * (1 + STAYING * min(look.left, FORESEEN))
    value += _tile(position, colour, action.end, moved[action.end])
    value -= _tile(position, colour, action.start, look.traders[action.start])
    route = routes.routes(look.bridges, position.horse[colour])[action.start][action.end]
    assert route is not None
    return value - PASS_SPENT * route[0] + _push(position, colour, action.end)


def _tile(position: YunnanPosition, colour: int, province: int, count: int) -> float:
    """What the last of so many own traders in a province can expect of the gifts there."""
    tiles = position.gifts_left[province]
    if not tiles:
        return 0.0
    influence = position.influence[colour]
    first = sum(
        [
            here if position.influence[other] > influence else here / 2
            for other, here in enumerate(position.traders[province])
            if other != colour and position.influence[other] >= influence
        ]
    )
    return float(table().gift) if first + count <= tiles else 0.0


def _push(position: YunnanPosition, colour: int, province: int) -> float:
    """What a trader that arrives there can do to the others."""
    if province == MARKET:
        return 0.0
    influence = position.influence[colour]
    return max(
        [
            _harm(position, colour, other, province)
            for other, here in enumerate(position.traders[province])
            if here and position.influence[other] < influence
        ],
        default=0.0,
    )


def _harm(position: YunnanPosition, colour: int, other: int, province: int) -> float:
    """What it is worth to displace a trader of the other colour there."""
    if other == NOBODY:
        return 0.0
    if position.owner(other) == position.owner(colour):
        return OWN_OTHER
    posts = column(position.posts, other)
    traders = list(column(position.traders, other))
    own = routes.bridges(position, other)
    before = earning(own, tuple(traders), posts)
    traders[province] -= 1
    traders[province - 1] += 1
    lost = before - earning(own, tuple(traders), posts)
    if position.gifts_left[province]:
        lost += table().gift
    return (AHEAD + lost) / max(1, len(position.playing) - 1)


# ── building ─────────────────────────────────────────────────────────────────────────────────────────


def _build(look: Look, action: Build) -> float:
    """A structure on the map, against keeping it for a better place."""
    if action.kind == TEAHOUSE:
        return table().teahouses[1] + SHELTER * look.traders[action.place]
    if action.kind == BRIDGE:
        return _bridge(look, action.place)
    more = list(look.posts)
    more[action.place] += 1
    horse, rounds = look.position.horse[look.colour], look.left + 1
    better = 0.0
    for place in range(horse + 1, len(board().provinces)):
        earned = (board().provinces[place].post or 0) * (rounds - A_PROVINCE * (place - horse))
        better = max(better, WAITING * earned)
    return look.change(posts=more) * rounds - better


def _bridge(look: Look, site: int) -> float:
    """The passes that it saves in the rounds to come, and chains that it closes."""
    horse, bridged = look.position.horse[look.colour], look.bridges | 1 << site
    before, after = routes.routes(look.bridges, horse)[MARKET], routes.routes(bridged, horse)[MARKET]
    saved = sum(
        old[0] - new[0] for old, new in zip(before, after, strict=True) if old is not None and new is not None
    )
    return EACH_PASS * saved * (look.left + AT_ONCE) + look.change(bridges=bridged)
