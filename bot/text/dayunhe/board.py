"""The board of Da Yunhe in words, made from a view: as alt text to play from, and all in full."""

from collections.abc import Iterable, Sequence
from typing import Final

from bot.text.dayunhe import forecast, names
from bot.text.fluent import Words
from bot.text.perspective import LONGEST_ALT, LONGEST_BOARD, LONGEST_LABEL, Players, clip, short
from games.dayunhe.components import FREE, NOBODY, UNREST, rules
from games.dayunhe.components import board as printed
from games.dayunhe.places import COLUMNS, HEXES, REGION, REGIONS, row
from games.dayunhe.position import DayunhePosition
from games.dayunhe.scoring import final_parts
from games.dayunhe.way import turning_point
from games.engine import HIDDEN, Seat
from games.engine.contract import seat_letter

_CUT_NAMES: Final = (LONGEST_LABEL, 16, 8)
"""Characters of a name, fewer where five long ones leave no room."""


def alt(words: Words, players: Players, view: DayunhePosition) -> str:
    """Everything on the board that can change, in the room of an alt text.

    Players go by their letters. Where that leaves no room names are cut, then tiles told by their lines and
    warehouses by numbers, then warehouses and stacks left to the board as text, then the names.
    """
    full, brief = _everything(words, view, full=True), _everything(words, view, full=False)
    for told in (full, brief, brief[:-2]):
        for room in _CUT_NAMES:
            named = (
                f"{seat_letter(seat)} {clip(short(name), room)}" for seat, name in enumerate(players.names)
            )
            text = " ".join([head(words, view, ", ".join(named)), *told])
            if len(text) <= LONGEST_ALT:
                return text
    return clip(" ".join([head(words, view, ""), *brief]), LONGEST_ALT)


def head(words: Words, view: DayunhePosition, legend: str) -> str:
    """The round, the players' letters, the coordinator, who is to act and how."""
    return words(
        "dayunhe-alt-head",
        round=view.round,
        legend=legend,
        named="yes" if legend else "no",
        coordinator=coordinator(words, view),
        who="" if view.turn is None else seat_letter(view.turn),
        phase=view.phase,
        card=names.card(words, view.chosen[view.actor]) if view.actor is not None else "",
        known=_yes(view.actor is not None and view.chosen[view.actor] != HIDDEN),
    )


def coordinator(words: Words, view: DayunhePosition) -> str:
    """Where he is, where he is bound for, on which trip: "on 2-5, bound for 3-8, trip 1 of 4"."""
    return words(
        "dayunhe-coordinator",
        place=names.place(words, view.coordinator),
        where="city" if view.coordinator >= HEXES else "hex",
        goal=names.place(words, turning_point(view)),
        there=_yes(view.coordinator == turning_point(view)),
        lying=_yes(view.lying),
        trip=rules().trips - view.trips + 1,
        trips=rules().trips,
        over=_yes(view.trips == 0),
    )


def _yes(found: object) -> str:
    return "yes" if found else "no"


# ── alt text ─────────────────────────────────────────────────────────────────────────────────────────


def _everything(words: Words, view: DayunhePosition, *, full: bool) -> list[str]:
    """Prestige, cards, the map by region, the wall, the City, warehouses, stacks; what is empty left out."""
    parts = [
        words("dayunhe-alt-prestige", list=_scores(words, view)),
        _cards(words, view),
        *(_region(words, view, index, full) for index in range(REGIONS)),
        words("dayunhe-alt-wall", list=_each(view.wall) or words("nothing"), level=view.level),
        _city(words, view),
        words("dayunhe-alt-resigned", list=_letters(view.resigned)) if view.resigned else "",
        _warehouses(words, view, full),
        _stacks(words, view),
    ]
    return [part for part in parts if part]


def _each(counts: Iterable[int]) -> str:
    """The numbers of the players that have any: "A 2, B 1"."""
    return ", ".join(f"{seat_letter(seat)} {count}" for seat, count in enumerate(counts) if count)


def _letters(seats: Iterable[Seat]) -> str:
    return " ".join(seat_letter(seat) for seat in sorted(seats))


def _scores(words: Words, view: DayunhePosition) -> str:
    return ", ".join(
        f"{seat_letter(seat)} {names.score(words, points)}" for seat, points in enumerate(view.scores)
    )


def _cards(words: Words, view: DayunhePosition) -> str:
    """The cards taken in this round."""
    known = [
        f"{seat_letter(seat)} {names.card(words, card)}"
        for seat, card in enumerate(view.chosen)
        if card not in ("", HIDDEN)
    ]
    hidden = [seat for seat, card in enumerate(view.chosen) if card == HIDDEN]
    if hidden:
        known.append(words("dayunhe-alt-secret", list=_letters(hidden)))
    return words("dayunhe-alt-cards", list=", ".join(known)) if known else ""


def _region(words: Words, view: DayunhePosition, index: int, full: bool) -> str:
    """A region with its tiles; "" where there are none and nobody holds it."""
    holder = view.holder(index)
    found = [
        f"{key + 1} {_tile(words, view, place, full)}"
        for key, place in enumerate(range(index * REGION, (index + 1) * REGION))
        if view.tiles[place] != FREE
    ]
    if not found and holder == NOBODY:
        return ""
    return words(
        "dayunhe-alt-region",
        region=index + 1,
        who=seat_letter(holder) if holder != NOBODY else "",
        held=_yes(holder != NOBODY),
        list=", ".join(found) or words("nothing"),
    )


def _tile(words: Words, view: DayunhePosition, place: int, full: bool) -> str:
    """The tile there: "A straight E–W", "B unrest"; short "A E–W"."""
    kind, rotation = view.tiles[place], view.rotations[place]
    look = names.look_of(words, kind, rotation)
    return words(
        "dayunhe-alt-tile",
        who=seat_letter(view.owners[place]),
        tile=_kind(words, kind),
        look=look,
        known="full" if full and look else "look" if look else "kind",
    )


def _kind(words: Words, kind: str) -> str:
    """The kind without the word tile: "straight", "unrest"."""
    return words("dayunhe-unrest") if kind == UNREST else names.tile(words, kind)


def _kinds(words: Words, kinds: Sequence[str]) -> str:
    """Tiles in the order given, equal ones counted: "straight, 2 unrest"."""
    counts = {kind: kinds.count(kind) for kind in kinds}
    return ", ".join(
        _kind(words, kind) if number == 1 else f"{number} {_kind(words, kind)}"
        for kind, number in counts.items()
    )


def _city(words: Words, view: DayunhePosition) -> str:
    """Canals and unrest in the Forbidden City: "A 2, B 1 (1 unrest)"."""
    found = [
        words(
            "dayunhe-alt-area",
            who=seat_letter(seat),
            canals=len(view.city[seat]),
            unrest=sum(view.city_unrest[seat]),
        )
        for seat in range(view.seats)
        if view.city[seat] or any(view.city_unrest[seat])
    ]
    return words("dayunhe-alt-city", list=", ".join(found) or words("nothing"))


def _warehouses(words: Words, view: DayunhePosition, full: bool) -> str:
    """What lies in the warehouses; short the numbers of canals and unrest only."""
    found = []
    for seat, kinds in enumerate(view.warehouses):
        if not full:
            unrest = kinds.count(UNREST)
            kept = f"{len(kinds) - unrest}+{unrest}"
        else:
            kept = _kinds(words, kinds) or words("nothing")
        found.append(f"{seat_letter(seat)} {kept}")
    return words("dayunhe-alt-warehouses", full=_yes(full), list="; ".join(found))


def _stacks(words: Words, view: DayunhePosition) -> str:
    """The sizes of the stacks, with the tops that lie face up: "A 9 (straight), 8, 9"."""
    found = [f"{seat_letter(seat)} {stacks(words, view, seat)}" for seat in range(view.seats)]
    return words("dayunhe-alt-stacks", list="; ".join(found))


def stacks(words: Words, view: DayunhePosition, seat: Seat) -> str:
    """A player's stacks by size, with the tops that lie face up: "9 (straight), 8, 9"."""
    return ", ".join(
        f"{len(stack)} ({_kind(words, stack[-1])})" if up else str(len(stack))
        for stack, up in zip(view.stacks[seat], view.up[seat], strict=True)
    )


# ── in full ──────────────────────────────────────────────────────────────────────────────────────────


def board(words: Words, players: Players, view: DayunhePosition) -> str:
    """The whole board as lines of text: the coordinator, players, the map hex by hex, what is printed."""
    text = _board(words, players, view, named=True)
    if len(text) > LONGEST_BOARD:
        text = _board(words, players, view, named=False)
    return clip(text, LONGEST_BOARD)


def _board(words: Words, players: Players, view: DayunhePosition, *, named: bool) -> str:
    lines = [
        words(
            "dayunhe-text-head",
            round=view.round,
            phase=view.phase,
            level=view.level,
            last=rules().last_round,
            late=_yes(view.round >= rules().warning_round and not view.end),
        ),
        words("dayunhe-text-coordinator", coordinator=coordinator(words, view), been=_been(words, view)),
        forecast.told(words, view, seat_letter),
        "",
        *(_player(words, players, view, seat, named) for seat in range(view.seats)),
        "",
        words("dayunhe-text-map"),
        *(_lines_of_region(words, view, index) for index in range(REGIONS)),
        _printed(words, view),
    ]
    return "\n".join(line for index, line in enumerate(lines) if line or index in (3, 4 + view.seats))


def _been(words: Words, view: DayunhePosition) -> str:
    """Hexes beside him that he has been on in this trip already; "" without any."""
    if view.coordinator >= HEXES:
        return ""
    places = [
        names.place(words, place)
        for place in view.entered
        if row(place) == row(view.coordinator) and place != view.coordinator
    ]
    return words("dayunhe-text-been", list=words.series(places)) if places else ""


def _player(words: Words, players: Players, view: DayunhePosition, seat: Seat, named: bool) -> str:
    """All that a player has: prestige, region, card, warehouse, stacks, wall, City, network."""
    network, _, _, _, total = final_parts(view)[seat]
    card = view.chosen[seat]
    return words(
        "dayunhe-text-player",
        letter=seat_letter(seat),
        who=players.rich(seat) if named else players.token(seat),
        points=names.score(words, view.scores[seat]),
        region=next(index for index in range(view.seats) if view.holder(index) == seat) + 1,
        starts=_yes(view.start == seat),
        card=names.card(words, card) if card else "",
        taken="secret" if card == HIDDEN else _yes(card),
        warehouse=_kinds(words, view.warehouses[seat]) or words("nothing"),
        stacks=stacks(words, view, seat),
        wall=view.wall[seat],
        city=len(view.city[seat]),
        unrest=sum(view.city_unrest[seat]),
        network=network,
        final=names.score(words, total),
        over=_yes(view.turn is None),
        resigned=_yes(seat in view.resigned),
        acts=_yes(view.turn == seat),
    )


def _lines_of_region(words: Words, view: DayunhePosition, index: int) -> str:
    """Every hex of a region in play, of any other those with tiles."""
    holder = view.holder(index)
    places = range(index * REGION, (index + 1) * REGION)
    taken = [
        f"{place - places[0] + 1} {_tile(words, view, place, True)}"
        for place in places
        if view.tiles[place] != FREE
    ]
    free = [str(place - places[0] + 1) for place in places if view.tiles[place] == FREE]
    return words(
        "dayunhe-text-region",
        region=index + 1,
        who=seat_letter(holder) if holder != NOBODY else "",
        held=_yes(holder != NOBODY),
        list=", ".join(taken),
        some=_yes(taken),
        free=" ".join(free),
        left=len(free),
    )


def _printed(words: Words, view: DayunhePosition) -> str:
    """What never changes: how the rows lie, what the cities touch, the pagodas."""
    shifted = [index for index in range(REGIONS) if row(index * REGION) % 2]
    north, south = printed().adjacent
    pagodas = sorted(place for place in printed().pagodas if place < HEXES)
    return words(
        "dayunhe-text-printed",
        keys=" / ".join(
            " ".join(str(key + 1) for key in range(start, start + COLUMNS))
            for start in range(0, REGION, COLUMNS)
        ),
        middle=words.series([str(index + 1) for index in range(REGIONS) if index not in shifted]),
        outer=words.series([str(index + 1) for index in shifted]),
        north=", ".join(names.place(words, place) for place in north),
        south=", ".join(names.place(words, place) for place in south),
        pagodas=", ".join(names.place(words, place) for place in pagodas),
    )
