"""Positions of Da Yunhe from a few words. Seats are letters; hexes, tiles and cards have their names."""

from collections.abc import Mapping, Sequence

from games.dayunhe import GAME
from games.dayunhe.position import DayunhePosition, start
from games.dayunhe.state import Phase
from games.engine import Event
from tests.support.games.dayunhe import printed
from tests.support.games.dayunhe.printed import groups, looks, place, symbols, turned, written
from tests.support.games.scenes import legal as legal
from tests.support.games.scenes import of_type as of_type
from tests.support.games.scenes import outcome as outcome
from tests.support.games.scenes import ranks as ranks
from tests.support.games.scenes import refusal
from tests.support.games.scenes import the as the

parse = GAME.parse
Words = Mapping[str, str]
"""Words by letter."""

PLAIN = [name for name in printed.CARDS if "prestige" not in printed.CARDS[name]]


def seat(letter: str) -> int:
    """The seat with that letter; "." is none."""
    return -1 if letter == "." else printed.LETTERS.index(letter)


def rotation(kind: str, look: str) -> int:
    """The rotation in which the tile has that look; "" is the first."""
    return next(r for r in looks(kind) if look in ("", written(turned(kind, r))))


def scene(
    phase: Phase = "act",
    *,
    seats: int = 3,
    level: str = "medium",
    first: str = "A",
    start_player: str = "",
    turn: str = "A",
    round: int = 3,
    card: str = "builder",
    cards: Words | None = None,
    left: str | None = None,
    tiles: str = "",
    stacks: Words | None = None,
    warehouses: Words | None = None,
    city: Words | None = None,
    city_unrest: Words | None = None,
    wall: Mapping[str, int] | None = None,
    scores: Mapping[str, int] | None = None,
    trips: int = 4,
    at: str = printed.BEIJING,
    entered: str = "",
    lying: bool = False,
    resigned: str = "",
) -> DayunhePosition:
    """A position in which ``turn`` carries out its ``card`` (or is to take one, or to stock).

    ``start_player`` is ``turn`` unless said: those before it in the round have revealed their ``cards`` (the
    first ones without prestige unless named), those after it have not. ``left`` are the symbols not used
    yet, all of the card but prestige unless said: "supply 1 build 2". ``tiles``: "1-2 A straight e-w, 1-5
    2-1 B unrest". ``stacks``: three words a seat parted by "|", each from the bottom to the top, a top with
    "!" lies face up; a seat that is not named has the rest of its tiles there, face down. ``city`` are a
    seat's own canal tiles; ``city_unrest`` the letters of the unrest tiles in a seat's part. ``entered`` on
    this trip besides where the coordinator is ``at``.
    """
    position = start(seats, {"level": level}, "a scene")
    position.phase, position.round = phase, round
    position.first, position.start = seat(first), seat(start_player or turn)
    position.turn, position.actor = seat(turn), seat(turn) if phase == "act" else None
    position.resigned = [seat(letter) for letter in resigned]
    _map(position, tiles)
    _stock(position, stacks or {}, warehouses or {})
    position.city = [(city or {}).get(letter, "").split() for letter in printed.LETTERS[:seats]]
    position.city_unrest = [
        [(city_unrest or {}).get(area, "").count(letter) for letter in printed.LETTERS[:seats]]
        for area in printed.LETTERS[:seats]
    ]
    position.wall = [(wall or {}).get(letter, 0) for letter in printed.LETTERS[:seats]]
    position.scores = [(scores or {}).get(letter, 15) for letter in printed.LETTERS[:seats]]
    position.gains = [[score, *[0] * (len(printed.SOURCES) - 1)] for score in position.scores]
    _rest(position, stacks or {})
    position.trips, position.lying = trips, lying
    position.coordinator = place(at)
    position.entered = [*map(place, entered.split()), position.coordinator]
    _cards(position, card, cards or {}, left)
    return position


def bare(position: DayunhePosition) -> None:
    """Nothing lies on the map."""
    position.tiles, position.owners = [""] * printed.HEXES, [-1] * printed.HEXES
    position.rotations = [0] * printed.HEXES


def _map(position: DayunhePosition, tiles: str) -> None:
    bare(position)
    for entry in filter(None, tiles.split(",")):
        words = entry.split()
        hexes = [word for word in words if word[0].isdigit()]
        letter, kind, *look = words[len(hexes) :]
        for hex in map(place, hexes):
            assert not position.tiles[hex], entry
            position.tiles[hex], position.owners[hex] = kind, seat(letter)
            position.rotations[hex] = rotation(kind, " ".join(look))


def _stock(position: DayunhePosition, stacks: Words, warehouses: Words) -> None:
    letters = printed.LETTERS[: position.seats]
    position.warehouses = [warehouses.get(letter, "").split() for letter in letters]
    position.stacks = [[[] for _ in range(printed.STACKS)] for _ in letters]
    position.up = [[False] * printed.STACKS for _ in letters]
    for letter, words in stacks.items():
        piles = words.split("|")
        assert len(piles) == printed.STACKS, words
        position.stacks[seat(letter)] = [pile.replace("!", "").split() for pile in piles]
        position.up[seat(letter)] = ["!" in pile for pile in piles]


def _rest(position: DayunhePosition, stacks: Words) -> None:
    """All tiles that are nowhere else, into the stacks that are not given."""
    for one, letter in enumerate(printed.LETTERS[: position.seats]):
        if letter in stacks:
            continue
        out = [kind for hex, kind in enumerate(position.tiles) if position.owners[hex] == one]
        out += position.warehouses[one] + position.city[one]
        out += [printed.UNREST] * (position.wall[one] + sum(area[one] for area in position.city_unrest))
        rest = [kind for kind, count in printed.OWN_TILES.items() for _ in range(count - out.count(kind))]
        position.stacks[one] = [rest[number :: printed.STACKS] for number in range(printed.STACKS)]


def order(position: DayunhePosition) -> list[int]:
    """The seats still playing, from the start player on."""
    around = [(position.start + step) % position.seats for step in range(position.seats)]
    return [one for one in around if one not in position.resigned]


def hand_on(position: DayunhePosition, takers: Sequence[int]) -> None:
    """The sets of cards that these seats were handed, one after the other, by what they have chosen."""
    handed = list(printed.CARDS)
    for one in takers:
        position.handed[one] = list(handed)
        if position.chosen[one]:
            handed.remove(position.chosen[one])


def _cards(position: DayunhePosition, card: str, cards: Words, left: str | None) -> None:
    assert position.turn is not None
    around = order(position)
    before = around[: around.index(position.turn)]
    acting = position.phase in ("act", "face", "fork")
    spare = [name for name in PLAIN if name not in (card, *cards.values())]
    position.chosen, position.revealed = [""] * position.seats, [False] * position.seats
    position.handed = [[] for _ in range(position.seats)]
    takers = around if acting else [*before, position.turn] if position.phase == "take" else []
    for one in takers:
        if acting or one != position.turn:
            position.chosen[one] = cards.get(printed.LETTERS[one]) or (
                card if one == position.turn else spare.pop(0)
            )
            position.revealed[one] = acting and (one in before or one == position.turn)
    hand_on(position, takers)
    position.left, position.facing = {}, []
    position.way, position.lines, position.steps, position.special = [], [], 0, False
    if acting and left is None:
        position.left = {action: count for action, count in symbols(card).items() if action != "prestige"}
    elif acting:
        words = (left or "").split()
        position.left = dict(zip(words[::2], map(int, words[1::2]), strict=True))
    position.used = used(card, position.left) if acting else {}


def used(card: str, left: Mapping[str, int]) -> dict[str, int]:
    """What of the card has been used if this is left; of two alternatives that are gone the first."""
    found: dict[str, int] = {}
    for group in groups(card):
        gone = {action: count - left.get(action, 0) for action, count in group.items()}
        if all(gone.values()):
            found.update(list(gone.items())[:1])
    return {action: count for action, count in found.items() if count > 0}


def play(position: DayunhePosition, *notations: str) -> list[Event]:
    """Carry out these actions one after the other; all their events."""
    return [event for notation in notations for event in position.apply(parse(notation))]


def refused(position: DayunhePosition, notation: str) -> str:
    """The code with which the action is refused; "" if it is not."""
    return refusal(position, parse(notation))


def on(position: DayunhePosition, where: str) -> str:
    """What lies on the hex, as `scene` takes it; "" for nothing."""
    hex = place(where)
    kind = position.tiles[hex]
    if not kind:
        assert (position.owners[hex], position.rotations[hex]) == (-1, 0)
        return ""
    look = written(turned(kind, position.rotations[hex])) if len(looks(kind)) > 1 else ""
    return f"{printed.LETTERS[position.owners[hex]]} {kind} {look}".strip()


def gained(position: DayunhePosition, letter: str, source: str) -> int:
    """What a source has brought the seat."""
    return position.gains[seat(letter)][printed.SOURCES.index(source)]
