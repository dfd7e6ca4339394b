"""What a seat did with its card, a phrase for each action: "built a straight on 2-5 (E–W): +5"."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, TypeVar

from bot.text.dayunhe import names
from bot.text.dayunhe.facts import Act
from bot.text.dayunhe.ways import way
from bot.text.fluent import Words
from bot.text.perspective import Perspective
from games.dayunhe.building import Built, CityBuilt
from games.dayunhe.cards import TurnDone
from games.dayunhe.components import UNREST, Symbol, card, rules
from games.dayunhe.inspection import Inspected, InspectionAnnounced, TeaBreak
from games.dayunhe.rebuilding import Moved, Swapped, Turned
from games.dayunhe.stacks import CostPaid, PutUnder, Reformed, Spied, Supplied, UnrestToWall
from games.dayunhe.unrest import CanalDestroyed, Denounced, Intrigued, PeopleCalmed, UnrestRemoved
from games.engine import HIDDEN, Event, Seat

E = TypeVar("E", bound=Event)

PARTS: Final = Act | CostPaid | PutUnder | UnrestToWall | TurnDone
"""The events of which what somebody did with a card consists."""


def deeds(reader: Perspective, events: Sequence[Event]) -> list[str]:
    """What one seat did, in a sentence or as a list; what it left unused, if its turn ended with it."""
    done = _first(events, TurnDone)
    acts = [_phrase(reader, chunk) for chunk in chunks(events)]
    seat = next(event.seat for event in events if isinstance(event, Act | TurnDone | CostPaid))
    who = reader.acts(seat)
    as_card = reader.words("dayunhe-as-card", card=names.card(reader.words, done.card)) if done else ""
    left = _left(reader, done)
    if len(acts) > 1:
        items = [reader.words("item", text=act) for act in acts]
        return [reader.words("dayunhe-acts", card=as_card, **who), *items, *([left] if left else [])]
    told = (
        reader.words("dayunhe-act-alone", card=as_card, act=acts[0], **who)
        if acts
        else reader.words(
            "dayunhe-idle",
            card=as_card,
            all="yes" if done and _all_left(done) else "no",
            forced="yes" if done and done.forced else "no",
            **who,
        )
    )
    return [f"{told} {left}" if left else told]


def unused(words: Words, done: TurnDone) -> str:
    """The symbols that were left, alternatives of a group as such: "build 1, intrigue or denounce"."""
    left = dict(done.unused)
    groups = [
        [Symbol(symbol.action, left[symbol.action]) for symbol in group if symbol.action in left]
        for group in card(done.card).groups
    ]
    return ", ".join(names.group(words, group) for group in groups if group)


def _all_left(done: TurnDone) -> bool:
    """Whether nothing of the card was used but the prestige, which comes by itself."""
    symbols = {symbol.action: symbol.count for symbol in card(done.card).symbols}
    symbols.pop("prestige", None)
    return dict(done.unused) == symbols


def _left(reader: Perspective, done: TurnDone | None) -> str:
    """That something was left, and whether it was possible at all; "" if nothing was."""
    found = unused(reader.words, done) if done else ""
    if done is None or not found or reader.brief:
        return ""
    return reader.words("dayunhe-left-unused", list=found, forced="yes" if done.forced else "no")


def chunks(events: Sequence[Event]) -> list[list[Event]]:
    """The events by action, each with what belongs to it: price, tiles that go elsewhere, the new look."""
    found: list[list[Event]] = []
    for event in events:
        if isinstance(event, TurnDone):
            continue
        last = found[-1] if found else []
        if not last or (_begins(event) and not _continues(last, event)):
            found.append([event])
        else:
            last.append(event)
    return found


def _begins(event: Event) -> bool:
    return isinstance(event, Act | CostPaid)


def _continues(last: Sequence[Event], event: Event) -> bool:
    """Whether the action goes on with what could also begin one."""
    match event:
        case Turned():
            return any(isinstance(before, Moved | Swapped) for before in last)
        case CostPaid():
            return isinstance(last[0], CanalDestroyed | TeaBreak | Intrigued | Denounced)
        case CanalDestroyed() | TeaBreak() | Intrigued() | Denounced():
            return isinstance(last[0], CostPaid) and not _first(last, type(event))
        case Supplied():
            return isinstance(last[-1], Supplied)
    return False


def _first(events: Iterable[Event], kind: type[E]) -> E | None:
    return next((event for event in events if isinstance(event, kind)), None)


# ── phrases ──────────────────────────────────────────────────────────────────────────────────────────


def _phrase(reader: Perspective, chunk: Sequence[Event]) -> str:
    """The action, what it brought, what it cost."""
    words = reader.words
    head = next((event for event in chunk if isinstance(event, Act)), chunk[0])
    person = reader.acts(head.seat)["person"] if isinstance(head, Act) else reader.person
    match head:
        case Supplied():
            tiles = _counted(words, chunk) if reader.brief else supplied(words, chunk)
            return words("dayunhe-supplied", person=person, tiles=tiles)
        case Built(tile=tile) if tile == UNREST:
            return words("dayunhe-laid", person=person, place=names.place(words, head.hex))
        case Built():
            return words(
                "dayunhe-built",
                person=person,
                tile=names.tile(words, head.tile)
                if reader.brief
                else names.lying(words, head.tile, head.rotation),
                place=names.place(words, head.hex),
                points=names.signed(words, head.points),
                wall=_over_unrest(reader, head.seat, chunk),
            )
        case CityBuilt():
            return words(
                "dayunhe-city",
                person=person,
                tile=names.a_tile(words, head.tile),
                change=change(reader, head.count - 1, head.count),
            )
        case UnrestRemoved():
            return words(
                "dayunhe-removed",
                person=person,
                owner=_owner(reader, head.seat, head.owner),
                place=names.place(words, head.hex),
                wall=_to_wall(reader, chunk),
            )
        case PeopleCalmed():
            return words(
                "dayunhe-calmed",
                person=person,
                owner=_owner(reader, head.seat, head.owner),
                wall=wall(reader, head.owner, head.count + 1, head.count, head.level),
                stack=_under(chunk),
            )
        case Spied():
            known = "no" if _unknown(head) else "yes"
            return words("dayunhe-spied", person=person, known=known, tops=spied(words, head))
        case Reformed():
            return words("dayunhe-reformed", person=person, sizes=words.series([str(n) for n in head.sizes]))
        case InspectionAnnounced():
            return _inspection(reader, head, chunk)
        case Swapped() | Moved() | Turned():
            return _rebuilt(reader, head, chunk)
    return _paid_for(reader, head, chunk, person)


def _counted(words: Words, chunk: Sequence[Event]) -> str:
    """The tiles by kind: "2 × straight and a basin"."""
    counts = Counter(event.tile for event in chunk if isinstance(event, Supplied))
    return words.series(
        [
            names.a_tile(words, tile) if count == 1 else names.tiles(words, [tile] * count)
            for tile, count in counts.items()
        ]
    )


def supplied(words: Words, chunk: Sequence[Event], mark: bool = True) -> str:
    """The tiles taken from the stacks: "a basin (stack 1) and a straight (stack 3, unseen)".

    ``mark``: say which of them lay face down.
    """
    return words.series(
        [
            words(
                "dayunhe-from-stack",
                tile=names.a_tile(words, event.tile),
                stack=event.stack + 1,
                unseen="yes" if mark and event.face_down and event.tile != HIDDEN else "no",
            )
            for event in chunk
            if isinstance(event, Supplied)
        ]
    )


def spied(words: Words, event: Spied) -> str:
    """The tops that were turned up: "a basin (stack 1)"; where they are not known the stacks alone."""
    if _unknown(event):
        stacks = [str(stack + 1) for stack, _ in event.tops]
        return words("dayunhe-stacks", list=words.series(stacks), count=len(stacks))
    return words.series(
        [
            words("dayunhe-from-stack", tile=names.a_tile(words, tile), stack=stack + 1, unseen="no")
            for stack, tile in event.tops
        ]
    )


def _unknown(event: Spied) -> bool:
    return all(tile == HIDDEN for _, tile in event.tops)


def _inspection(reader: Perspective, head: InspectionAnnounced, chunk: Sequence[Event]) -> str:
    """How far he was sent, and the way he took if it is known already."""
    words = reader.words
    found = _first(chunk, Inspected)
    return words(
        "dayunhe-special",
        person=reader.acts(head.seat)["person"],
        steps=names.steps(words, head.steps),
        done="yes" if found else "no",
        way=way(reader, found) if found else "",
    )


def _rebuilt(reader: Perspective, head: Swapped | Moved | Turned, chunk: Sequence[Event]) -> str:
    """The tiles that changed places and how they lie now."""
    words = reader.words
    person = reader.acts(head.seat)["person"]
    turned = [event for event in chunk if isinstance(event, Turned) and event is not head]
    now = "".join(
        words(
            "dayunhe-now-lying",
            place=names.place(words, event.hex),
            look=names.look_of(words, event.tile, event.rotation),
            several="yes" if isinstance(head, Swapped) else "no",
        )
        for event in turned
    )
    match head:
        case Swapped():
            (tile, second), (owner, second_owner) = head.tiles, head.owners
            return words(
                "dayunhe-swapped",
                person=person,
                tile=_whose(reader, head.seat, owner, tile),
                place=names.place(words, head.hex),
                other=_whose(reader, head.seat, second_owner, second),
                to=names.place(words, head.other),
                now=now,
            )
        case Moved():
            return words(
                "dayunhe-moved",
                person=person,
                tile=_whose(reader, head.seat, head.owner, head.tile),
                place=names.place(words, head.hex),
                to=names.place(words, head.to),
                now=now,
            )
    return words(
        "dayunhe-turned",
        person=person,
        tile=_whose(reader, head.seat, head.owner, head.tile),
        place=names.place(words, head.hex),
        before=names.look_of(words, head.tile, head.before),
        after=names.look_of(words, head.tile, head.rotation),
    )


def _paid_for(reader: Perspective, head: Event, chunk: Sequence[Event], person: str) -> str:
    """What takes two unrest tiles from the warehouse, and where they went."""
    words = reader.words
    match head:
        case CanalDestroyed():
            told = words(
                "dayunhe-destroyed",
                person=person,
                tile=_whose(reader, head.seat, head.owner, head.tile),
                place=names.place(words, head.hex),
                stack=_under(event for event in chunk if _is_canal(event)),
                own="yes" if head.owner == head.seat else "no",
            )
        case TeaBreak():
            told = words("dayunhe-tea", person=person)
        case Intrigued():
            told = words(
                "dayunhe-intrigued",
                person=person,
                rival=reader.name(head.rival),
                points=names.signed(words, -head.loss),
            )
        case Denounced():
            return words(
                "dayunhe-denounced",
                person=person,
                rival=reader.name(head.rival),
                change=change(reader, head.count - 1, head.count),
                points=names.signed(words, rules().city_unrest),
                stack=_under(chunk),
            )
        case _:
            told = ""
    return words(
        "dayunhe-cost",
        told=told,
        stack=_under(event for event in chunk if not _is_canal(event)),
        wall=_to_wall(reader, chunk),
    )


def _is_canal(event: Event) -> bool:
    return isinstance(event, PutUnder) and event.tile != UNREST


# ── parts of phrases ─────────────────────────────────────────────────────────────────────────────────


def change(reader: Perspective, before: int, after: int) -> str:
    """A number before and after: "1 → **2**"."""
    return reader.words("change", before=before, after=after)


def wall(reader: Perspective, owner: Seat, before: int, after: int, level: int) -> str:
    """A row of the wall before and after, and what starts an uprising: "▲ 1 → **2** of 3"."""
    return reader.words(
        "dayunhe-wall",
        who=reader.players.token(owner),
        change=change(reader, before, after),
        level=level,
        due="yes" if after >= level and after > before else "no",
    )


def _to_wall(reader: Perspective, chunk: Iterable[Event]) -> str:
    """The row of the wall to which the action brought a tile; "" if it did not."""
    event = _first(chunk, UnrestToWall)
    return wall(reader, event.owner, event.count - 1, event.count, event.level) if event else ""


def _over_unrest(reader: Perspective, seat: Seat, chunk: Sequence[Event]) -> str:
    """Whose unrest a canal tile was built over; "" for a free hex."""
    event = _first(chunk, UnrestToWall)
    if event is None:
        return ""
    owner = _owner(reader, seat, event.owner)
    return reader.words("dayunhe-over-unrest", owner=owner, wall=_to_wall(reader, chunk))


def _under(chunk: Iterable[Event]) -> int:
    """Under which stack a tile went, as people count them; 0 if none did."""
    event = _first(chunk, PutUnder)
    return event.stack + 1 if event else 0


def _owner(reader: Perspective, seat: Seat, owner: Seat) -> str:
    """Whose: "their own", "▲ **Aiko**’s"."""
    if seat == owner:
        return reader.words("dayunhe-own", person=reader.acts(seat)["person"])
    return reader.owner(owner)


def _whose(reader: Perspective, seat: Seat, owner: Seat, tile: str) -> str:
    """The tile with its owner: "their own straight", "▲ **Aiko**’s basin"."""
    return reader.words(
        "dayunhe-whose", owner=_owner(reader, seat, owner), tile=names.tile(reader.words, tile)
    )
