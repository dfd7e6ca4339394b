"""What one seat of Da Yunhe did with its card, in a sentence, as a list, or in a few words."""

from collections.abc import Iterable, Sequence
from typing import Any

from bot.text.dayunhe import names
from bot.text.dayunhe.chunks import Act, all_left, chunks, first, left
from bot.text.dayunhe.names import DayunheTeller
from bot.text.fluent import Fact, Listed
from bot.text.teller import slug
from games.dayunhe.building import Built
from games.dayunhe.cards import TurnDone
from games.dayunhe.inspection import ForkChosen, Inspected, InspectionAnnounced
from games.dayunhe.rebuilding import Swapped, Turned
from games.dayunhe.stacks import CostPaid, PutUnder, Supplied, UnrestToWall
from games.dayunhe.unrest import CanalDestroyed
from games.engine import HIDDEN, Event


def deeds(say: DayunheTeller, events: Sequence[Event]) -> list[str]:
    """What one seat did, in a sentence or as a list; what it left unused, if its turn ended with it."""
    seat = next(event.seat for event in events if isinstance(event, Act | TurnDone | CostPaid))
    doing, done = say.but(mover=seat), first(events, TurnDone)  # what is the seat's is "their own"
    acts = say.listed(_act(doing, chunk) for chunk in chunks(events))
    told = say(
        "dayunhe-acts",
        seat=seat,
        card=done.card if done else None,
        acts=acts,
        all=done is not None and all_left(done),
        forced=done is not None and done.forced,
    )
    rest = say("dayunhe-left", done, list=unused(say, done)) if done and not say.pictured else ""
    if acts > 1:
        return list(filter(None, (told, *say.items(acts.items), rest)))
    return [" ".join(filter(None, (told, rest)))]


def unused(say: DayunheTeller, done: TurnDone) -> Listed:
    """The symbols that were left: "build 1", "intrigue or denounce"."""
    return say.listed(names.group(say, group) for group in left(done))


def _act(say: DayunheTeller, chunk: Sequence[Event]) -> str:
    """An action with what it brought and cost, a phrase."""
    head = next((event for event in chunk if isinstance(event, Act)), chunk[0])
    walled, put = first(chunk, UnrestToWall), [event for event in chunk if isinstance(event, PutUnder)]
    given: dict[str, Any] = {
        "wall": lambda: say.by_token.tell(walled) if walled else "",
        "under": lambda: say.tell(put[0]),
        "now": lambda: "".join(
            say("dayunhe-turned.now", event, **say.facts(event), several=isinstance(head, Swapped))
            for event in chunk
            if isinstance(event, Turned)
        ),
    }
    given["cost"] = "".join(say.tell(event, **given) for event in chunk if isinstance(event, CostPaid))
    match head:
        case Supplied():
            found = [event for event in chunk if isinstance(event, Supplied)]
            return say("dayunhe-supplies", seat=head.seat, tiles=supplied(say, found))
        case Built():
            given["owner"] = say.seat(walled.owner if walled else -1)
        case CanalDestroyed():
            given["stack"] = put[-1].stack
        case InspectionAnnounced():
            done = first(chunk, Inspected)
            given |= {**say.facts(done), "unused": done.unused} if done else {}
            given |= {"done": done is not None, "steps": head.steps}
        case Swapped():
            given |= {f"tile{number}": tile for number, tile in enumerate(head.tiles, 1)}
            given |= {f"seat{number}": owner for number, owner in enumerate(head.owners, 1)}
        case CostPaid():
            return str(given["cost"])
        case _:
            pass
    return say.tell(head, **given)


def supplied(say: DayunheTeller, found: Sequence[Supplied], *, mark: bool = True) -> Listed:
    """The tiles taken from the stacks; ``mark``: say which of them lay face down."""
    if say.pictured:
        counted = names.counted(event.tile for event in found)
        return say.listed(say("dayunhe-some", **facts) for facts in counted)
    return say.listed(
        say(
            "dayunhe-supplied",
            tile=event.tile,
            stack=event.stack,
            unseen=mark and event.face_down and event.tile != HIDDEN,
        )
        for event in found
    )


def places(say: DayunheTeller, forks: Iterable[ForkChosen]) -> Fact:
    """Where the coordinator was led."""
    return say.show(["place"], [event.place for event in forks])


def shortly(say: DayunheTeller, chunk: Sequence[Event]) -> str:
    """An action in a few words: "build: straight 2-5"; where the coordinator was led."""
    acts = [event for event in chunk if not isinstance(event, ForkChosen)]
    forks = [event for event in chunk if isinstance(event, ForkChosen)]
    told = [say(f"dayunhe-{slug(type(act))}.short", act, **say.facts(act)) for act in acts[:1]]
    told += [say(f"dayunhe-{slug(type(act))}.then", act, **say.facts(act)) for act in acts[1:]]
    told += [say("dayunhe-fork-chosen.short", places=places(say, forks))] if forks else []
    return ", ".join(told)
