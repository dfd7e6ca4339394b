"""The board of Confucius in words, made from a view: as alt text to play from, and in full."""

from collections.abc import Iterable, Sequence
from typing import Final

from bot.text.confucius import names
from bot.text.fluent import Words
from bot.text.perspective import LONGEST_ALT, LONGEST_BOARD, LONGEST_LABEL, Players, clip, short
from games.confucius.components import (
    AVAILABLE,
    BOX,
    CANDIDATE,
    EMPTY,
    NOBODY,
    REMOVED,
    UNBOUGHT,
    UNKNOWN,
    lands,
    realm,
)
from games.confucius.components import gifts as printed
from games.confucius.position import ConfuciusPosition
from games.confucius.scoring import titles
from games.engine import Seat
from games.engine.contract import seat_letter

_CUT_NAMES: Final = (LONGEST_LABEL, 16, 8)
"""Characters of a name, fewer where five long ones leave no room."""


def alt(words: Words, players: Players, view: ConfuciusPosition) -> str:
    """The board in the room of an alt text: as many of its parts as there is room for, the first ones first.

    Players go by their letters. Where names leave no room for all parts they are cut; what then still finds
    none stands in the board in full, and the alt text says so.
    """
    told = _parts(words, view)
    rest = words("confucius-alt-rest")
    for room in _CUT_NAMES:
        named = (f"{seat_letter(seat)} {clip(short(name), room)}" for seat, name in enumerate(players.names))
        text = [head(words, view, ", ".join(named)), *told]
        if len(" ".join(text)) <= LONGEST_ALT:
            return " ".join(text)
    while len(" ".join([*text, rest])) > LONGEST_ALT:
        text.pop()
    return " ".join([*text, rest])


def _parts(words: Words, view: ConfuciusPosition) -> list[str]:
    """Everything on the board that can change, what matters most for the next move first."""
    return [
        _players(words, view),
        _owed(words, view),
        words("confucius-alt-key"),
        *(_seats(words, view, index) for index in range(len(view.officials))),
        _examination(words, view),
        _box(words, view),
        words("confucius-alt-wall", wall=view.wall, most=realm().wall),
        *(_foreign(words, view, slot) for slot in range(len(view.lands))),
        _distant(words, view),
        _armies(words, view),
        _ships(words, view),
    ]


def _owed(words: Words, view: ConfuciusPosition) -> str:
    """Who holds whose gifts, by value: "B owes A3 C4"; then what everybody could give."""
    owing = []
    for holder in range(view.seats):
        held = [(giver, view.gift_from(giver, holder)) for giver in range(view.seats)]
        if owed := " ".join(f"{seat_letter(giver)}{value}" for giver, value in held if value):
            owing.append(words("confucius-alt-owes", who=seat_letter(holder), list=owed))
    ready = [f"{seat_letter(seat)}{value}" for seat, row in enumerate(view.gifts) for value in _where(row)[1]]
    return words(
        "confucius-alt-owed",
        list=", ".join(owing),
        some=_yes(owing),
        ready=" ".join(ready) or words("nothing"),
    )


def _seats(words: Words, view: ConfuciusPosition, index: int) -> str:
    """Chits and place, price and owner of every official: "1 4A!"; once resolved posts and whose they are."""
    found = []
    if view.resolved[index]:
        found.append(_each([view.markers[index].count(seat) for seat in range(view.seats)]))
    for space, cost in enumerate(view.officials[index]):
        if cost == EMPTY or view.resolved[index]:
            continue
        price = {CANDIDATE: words("confucius-alt-candidate"), UNKNOWN: "?"}.get(cost, str(cost))
        owner = view.markers[index][space]
        letter = seat_letter(owner) if owner != NOBODY else ""
        bound = "!" if view.secured[index][space] else ""
        found.append(f"{space + 1} {price}{letter}{bound}")
    return words("confucius-alt-seats", list=", ".join(found) or words("nothing"), **_posts(view, index))


def _foreign(words: Words, view: ConfuciusPosition, slot: int) -> str:
    """A foreign land in few letters: price, the wall that decides it, points and army of every box.

    Once it is resolved of those with an army.
    """
    found = lands()[view.lands[slot]]
    boxes = [
        f"{points}{'*' if box == found.star else ''}{'' if owner == NOBODY else seat_letter(owner)}"
        for box, (points, owner) in enumerate(zip(found.boxes, view.armies[slot], strict=False))
        if owner != NOBODY or not view.land_state[slot]
    ]
    return words(
        "confucius-alt-land-short",
        land=names.land(words, view.lands[slot]),
        price=found.price,
        wall=realm().walls[slot],
        state=view.land_state[slot] or "open",
        list=" ".join(boxes) or words("nothing"),
    )


def head(words: Words, view: ConfuciusPosition, legend: str) -> str:
    """The round, the players' letters, the Chief Minister, who is to act and why."""
    return words(
        "confucius-alt-head",
        round=view.round,
        legend=legend,
        named="yes" if legend else "no",
        chief=seat_letter(view.chief) if view.chief != NOBODY else "",
        headed="yes" if view.chief != NOBODY else "no",
        who="" if view.turn is None else seat_letter(view.turn),
        phase=view.phase,
    )


# ── lists by seat ────────────────────────────────────────────────────────────────────────────────────


def _each(counts: Sequence[int], *, all_of_them: bool = False) -> str:
    """A number of every player: "A12 B20"; those that have none only if asked for."""
    return " ".join(
        f"{seat_letter(seat)}{count}" for seat, count in enumerate(counts) if count or all_of_them
    )


def _few(counts: Sequence[int]) -> str:
    """Mostly ones, which are not said: "A B2"."""
    return " ".join(
        f"{seat_letter(seat)}{count if count > 1 else ''}" for seat, count in enumerate(counts) if count
    )


def _letters(seats: Iterable[Seat]) -> str:
    return " ".join(map(seat_letter, seats))


def _yes(found: object) -> str:
    return "yes" if found else "no"


# ── the court ────────────────────────────────────────────────────────────────────────────────────────


def _players(words: Words, view: ConfuciusPosition) -> str:
    """What every player has: points, cubes, cards, rewards; who has passed or left."""
    return words(
        "confucius-alt-players",
        points=_each(view.scores, all_of_them=True),
        cubes=_each(view.cubes) or words("nothing"),
        cards=_each([sum(hand) for hand in view.hands], all_of_them=True),
        rewards=_each([len(held) for held in view.rewards]),
        rewarded=_yes(any(view.rewards)),
        passed=_letters(gone := [seat for seat in view.playing if _passed(view, seat)]),
        some=_yes(gone),
        resigned=_letters(sorted(view.resigned)),
        left=_yes(view.resigned),
    )


def _passed(view: ConfuciusPosition, seat: Seat) -> bool:
    """Whether the seat has passed while others still take actions."""
    return view.passed[seat] and view.phase in ("turn", "free", "pay")


def ministry(words: Words, view: ConfuciusPosition, index: int) -> str:
    """Chits or posts, then every place with its cost and owner; the empty ones together."""
    taken = [
        _official(words, view, index, space)
        for space, cost in enumerate(view.officials[index])
        if cost != EMPTY
    ]
    empty = [str(space + 1) for space, cost in enumerate(view.officials[index]) if cost == EMPTY]
    return words(
        "confucius-alt-ministry",
        **_posts(view, index),
        list=", ".join(taken) or words("nothing"),
        empty=" ".join(empty),
        some=_yes(empty),
        secured=" ".join(str(space + 1) for space, held in enumerate(view.secured[index]) if held),
        any_secured=_yes(any(view.secured[index]) and not view.resolved[index]),
    )


def _posts(view: ConfuciusPosition, index: int) -> dict[str, str | int]:
    """A ministry's name, its chits and who has its posts."""
    high, low = view.chits[index]
    minister, secretary = view.posts[index]
    return {
        "ministry": names.ministry(index),
        "high": high,
        "low": low,
        "resolved": _yes(view.resolved[index]),
        "posted": _yes(minister != NOBODY),
        "minister": seat_letter(minister) if minister != NOBODY else "",
        "secretary": seat_letter(secretary) if secretary != NOBODY else "",
    }


def _official(words: Words, view: ConfuciusPosition, index: int, space: int) -> str:
    """A place with its official: "3 costs 5 A"."""
    cost, owner = view.officials[index][space], view.markers[index][space]
    kind = {CANDIDATE: "candidate", UNKNOWN: "unknown"}.get(cost, "official")
    return words(
        "confucius-alt-official",
        space=space + 1,
        kind=kind,
        cost=cost,
        who=seat_letter(owner) if owner != NOBODY else "",
        owned=_yes(owner != NOBODY),
    )


def _examination(words: Words, view: ConfuciusPosition) -> str:
    """The candidate and those to come, the students, whether it is forced, the cards laid."""
    students = [
        f"{names.student(words, student)} {seat_letter(owner)}"
        for student, owner in enumerate(view.students)
        if owner != NOBODY
    ]
    laid = [
        f"{names.student(words, student)} {counts}"
        for student in range(len(view.students))
        if (counts := _each([sum(view.laid[seat]) * (at == student) for seat, at in enumerate(view.tutored)]))
    ]
    return words(
        "confucius-alt-examination",
        candidate=view.candidate or "none",
        left=len(view.candidates_left),
        students=", ".join(students) or words("nothing"),
        forced=_yes(view.forced),
        laid=", ".join(laid),
        some=_yes(laid),
    )


def _box(words: Words, view: ConfuciusPosition) -> str:
    """The cubes in the action box."""
    found = [
        f"{words('confucius-caption', name=BOX[index])} {_few(cubes)}"
        for index, cubes in enumerate(view.box)
        if any(cubes)
    ]
    return words("confucius-alt-box", list=", ".join(found) or words("nothing"))


# ── the realm ────────────────────────────────────────────────────────────────────────────────────────


def foreign(words: Words, view: ConfuciusPosition, slot: int) -> str:
    """A foreign land: price, when it is lost, the boxes with who is in them."""
    found = lands()[view.lands[slot]]
    boxes = [
        words(
            "confucius-alt-box-of-land",
            points=points,
            star=_yes(box == found.star),
            who=seat_letter(owner) if owner != NOBODY else "",
            taken=_yes(owner != NOBODY),
        )
        for box, (points, owner) in enumerate(zip(found.boxes, view.armies[slot], strict=False))
    ]
    return words(
        "confucius-alt-land",
        land=names.land(words, view.lands[slot]),
        price=found.price,
        wall=realm().walls[slot],
        state=view.land_state[slot] or "open",
        list=", ".join(boxes),
    )


def _armies(words: Words, view: ConfuciusPosition) -> str:
    return words(
        "confucius-alt-armies",
        colonies=_each(view.colonies) or words("nothing"),
        stock=_each(view.stock) or words("nothing"),
        insulted=_each(view.insulted),
        some=_yes(any(view.insulted)),
    )


def _distant(words: Words, view: ConfuciusPosition) -> str:
    """The distant lands: the chit if it still lies there, and who has been there, the first one first."""
    found = []
    for land, first in enumerate(view.first):
        been = [seat for seat, visited in enumerate(view.visited[land]) if visited]
        been.sort(key=lambda seat: seat != view.first[land])
        found.append(
            words(
                "confucius-alt-distant",
                land=names.distant_alone(words, land),
                points=view.distant_chits[land],
                free=_yes(first == NOBODY),
                visitors=_letters(been),
                some=_yes(been),
            )
        )
    return words("confucius-alt-lands", list=", ".join(found))


def _ships(words: Words, view: ConfuciusPosition) -> str:
    return words(
        "confucius-alt-ships",
        yards=_each(view.yard) or words("nothing"),
        oceans=_each(view.ocean) or words("nothing"),
        supply=view.junks,
        rewards=len(view.reward_deck),
    )


# ── gifts ────────────────────────────────────────────────────────────────────────────────────────────


def _where(row: Sequence[int]) -> tuple[list[int], list[int], list[int]]:
    """A player's gifts by value: with others, ready, not bought."""
    values = printed().values
    return (
        [value for value in values if row[value - 1] not in (AVAILABLE, UNBOUGHT, REMOVED)],
        [value for value in values if row[value - 1] == AVAILABLE],
        [value for value in values if row[value - 1] == UNBOUGHT],
    )


def gifts_of(words: Words, view: ConfuciusPosition, seat: Seat) -> str:
    """One player's gifts by value: given, ready, not bought; those out of the game are left out."""
    out, ready, unbought = _where(view.gifts[seat])
    given = [
        words("confucius-alt-gift", value=value, who=seat_letter(view.gifts[seat][value - 1]))
        for value in out
    ]
    return words(
        "confucius-alt-gifts-of",
        who=seat_letter(seat),
        given=", ".join(given),
        out=_yes(out),
        ready=" ".join(map(str, ready)) or words("nothing"),
        unbought=" ".join(map(str, unbought)) or words("nothing"),
    )


# ── in full ──────────────────────────────────────────────────────────────────────────────────────────


def board(words: Words, players: Players, view: ConfuciusPosition) -> str:
    """The whole board as lines of text: players, ministries, action box, lands, ships, gifts, titles."""
    text = _board(words, players, view, named=True)
    if len(text) > LONGEST_BOARD:
        text = _board(words, players, view, named=False)
    return clip(text, LONGEST_BOARD)


def _board(words: Words, players: Players, view: ConfuciusPosition, *, named: bool) -> str:
    lines = [
        words("confucius-text-head", round=view.round, phase=view.phase),
        *(_player(words, players, view, seat, named) for seat in range(view.seats)),
        "",
        words("confucius-text-court"),
        *(f"- {ministry(words, view, index)}" for index in range(len(view.officials))),
        f"- {_examination(words, view)}",
        f"- {_box(words, view)}",
        "",
        words("confucius-text-realm"),
        f"- {words('confucius-alt-wall', wall=view.wall, most=realm().wall)}",
        *(f"- {foreign(words, view, slot)}" for slot in range(len(view.lands))),
        f"- {_armies(words, view)}",
        f"- {_distant(words, view)}",
        f"- {_ships(words, view)}",
        "",
        words("confucius-text-gifts"),
        *(f"- {gifts_of(words, view, seat)}" for seat in range(view.seats)),
        "",
        _titles(words, view),
    ]
    return "\n".join(lines)


def _player(words: Words, players: Players, view: ConfuciusPosition, seat: Seat, named: bool) -> str:
    return words(
        "confucius-text-player",
        letter=seat_letter(seat),
        who=players.rich(seat) if named else players.token(seat),
        points=view.scores[seat],
        cubes=names.counted(words, "cube", view.cubes[seat]),
        cards=names.counted(words, "card", sum(view.hands[seat])),
        rewards=len(view.rewards[seat]),
        chief=_yes(view.chief == seat),
        passed=_yes(seat in view.playing and _passed(view, seat)),
        commercial=_yes(view.commercial[seat]),
        resigned=_yes(seat in view.resigned),
        acts=_yes(view.turn == seat),
    )


def _titles(words: Words, view: ConfuciusPosition) -> str:
    """The counts of the three titles as they stand."""
    chief, admiral, general = titles(view)
    return words(
        "confucius-text-titles",
        over=_yes(view.turn is None),
        chief=_each(chief.counts) or words("nothing"),
        admiral=_each(admiral.counts) or words("nothing"),
        general=_each(general.counts) or words("nothing"),
    )
