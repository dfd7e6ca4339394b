"""A turn of Confucius in sentences: what was decided, then what the court made of it."""

from collections.abc import Sequence

from bot.text.confucius import names
from bot.text.confucius.events_acts import act
from bot.text.confucius.events_court import abandoned, court, resumed
from bot.text.confucius.facts import chunks, mover_of
from bot.text.fluent import Words
from bot.text.perspective import Perspective
from games.confucius.box import Passed
from games.confucius.components import NOBODY
from games.confucius.deeds import Acted
from games.confucius.examination import ExamDecided
from games.confucius.money import Drawn, RewardDrawn
from games.confucius.resolution import InfluenceGiven, ResolutionBegan
from games.confucius.scoring import TitleAwarded
from games.confucius.turns import GameEnded
from games.engine import Event, Seat, SeatResigned


def tell(reader: Perspective, events: Sequence[Event]) -> list[str]:
    """Everything that happened, in its order, line by line; the titles are told in the final scoring."""
    lines: list[str] = []
    idle: list[Seat] = []
    resolving = NOBODY
    gone = {event.seat for event in events if isinstance(event, SeatResigned)}
    for chunk in chunks(events):
        head = chunk[0]
        if isinstance(head, ResolutionBegan | InfluenceGiven):
            if isinstance(head, InfluenceGiven) and head.ministry != resolving:
                lines.append(resumed(reader, head))
            resolving = head.ministry
        if isinstance(head, Passed) and head.forced:
            idle.append(head.seat)
            continue
        lines += _idle(reader, idle)
        idle = []
        match head:
            case Acted():
                lines.append(act(reader, chunk))
            case Passed():
                lines.append(reader.words("confucius-passed", **reader.acts(head.seat)))
            case SeatResigned():
                lines.append(reader.words("confucius-resigned", who=reader.name(head.seat)))
            case GameEnded():
                lines.append(reader.words("confucius-over", end=head.end, person=reader.person))
            case TitleAwarded():
                pass
            case ExamDecided() if gone.intersection(head.owners):
                lines.append(abandoned(reader, head))
            case _:
                lines += court(reader, chunk)
    return lines + _idle(reader, idle)


def _idle(reader: Perspective, seats: Sequence[Seat]) -> list[str]:
    """Those who were passed over because nothing was left that they could do."""
    if not seats:
        return []
    who = reader.words.series([reader.name(seat) for seat in seats])
    alone = reader.acts(seats[0])["person"] if len(seats) == 1 else "they"
    return [reader.words("confucius-idle", who=who, person=alone, count=len(seats))]


def drawn(words: Words, events: Sequence[Event]) -> str:
    """What the one who moved drew unseen: Confucius cards and Emperor's Rewards; "" if nothing."""
    seat = mover_of(events)
    counts = [0, 0, 0, 0]
    found = []
    for event in events:
        if isinstance(event, Drawn) and event.seat == seat:
            counts = [sum(both) for both in zip(counts, event.cards, strict=True)]
        elif isinstance(event, RewardDrawn) and event.seat == seat:
            found.append(names.reward_in_full(words, event.card))
    parts = []
    if any(counts):
        parts.append(
            words(
                "confucius-drawn",
                cards=names.cards(words, counts),
                cash=names.amount(words, names.CASH, names.total(counts)),
                licences=names.amount(words, names.LICENCES, names.total(counts, names.LICENCES)),
            )
        )
    if found:
        parts.append(words("confucius-drawn-reward", cards=words.series(found), count=len(found)))
    return " ".join(parts)
