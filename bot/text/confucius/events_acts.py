"""Actions of Confucius in sentences: what was done, what for, what it brought, which gift it cancelled."""

from collections.abc import Sequence

from bot.text.confucius import names
from bot.text.perspective import Perspective
from games.confucius import components
from games.confucius.armies import Invaded, Recruited
from games.confucius.box import Paid
from games.confucius.components import NOBODY
from games.confucius.deeds import Acted
from games.confucius.examination import ExamForced, Nominated
from games.confucius.gifts import GiftBought, GiftGiven, GiftRemoved
from games.confucius.money import Commercial, Drawn, RewardDrawn
from games.confucius.officials import Bribed, MarkerReplaced, Secured, Transferred
from games.confucius.petitions import ArmyMoved, JunksMoved, OfficialsSwapped, Petitioned, StudentReplaced
from games.confucius.rewards import Insulted, RewardPlayed
from games.confucius.ships import JunksBought, Sailed, Visited
from games.engine import Event, Seat


def act(reader: Perspective, chunk: Sequence[Event]) -> str:
    """An action with its price and what it brought, then gifts that it cancelled and rewards drawn."""
    head = chunk[0]
    assert isinstance(head, Acted)
    paid = next((event for event in chunk if isinstance(event, Paid)), None)
    told = reader.words(
        "confucius-told",
        told=_told(reader, head, chunk),
        paid=_paid(reader, paid, head.do) if paid else "",
        means=_means(reader, head),
        brings=_brings(reader, head, chunk),
    )
    return " ".join([told, *after(reader, chunk)])


def after(reader: Perspective, chunk: Sequence[Event]) -> list[str]:
    """The gifts that were cancelled by it, a sentence each; a petition says itself which gift it used."""
    return [
        reader.words(
            "confucius-gift-cancelled",
            owner=reader.owner(event.giver),
            gift=names.gift(reader.words, event.value),
            holder=reader.name(event.holder) if event.holder >= 0 else "",
            why=event.why,
            count=components.cards().cancel,
        )
        for event in chunk
        if isinstance(event, GiftRemoved) and event.why not in ("petition", "left", "influence")
    ]


def _means(reader: Perspective, head: Acted) -> str:
    """With what it was done, where that is not one cube."""
    return reader.words("confucius-means", source=head.source, cubes=head.cubes)


def _paid(reader: Perspective, event: Paid, do: str) -> str:
    """The price with its discount, the cards that paid it where they do not say the same."""
    exact = event.kind == names.CASH and names.values(event.cards) == [event.due]
    return reader.words(
        "confucius-paid",
        payment=names.payment(reader.words, event.kind, event.due, event.full, do),
        kind=event.kind,
        cards=names.typed(event.cards)
        if event.kind == names.CASH
        else names.cards(reader.words, event.cards),
        exact="yes" if exact else "no",
    )


# ── what was done ────────────────────────────────────────────────────────────────────────────────────


def _told(reader: Perspective, head: Acted, chunk: Sequence[Event]) -> str:
    """Who did what: "■ **Jonas** bribed the 5 on **Hubu 3**"."""
    if head.do == "nothing":
        return reader.words("confucius-did-nothing", **reader.acts(head.seat))
    for event in chunk[1:]:
        if told := _did(reader, event, head.seat):
            return told
    return reader.words("confucius-did", do=names.act(reader.words, head.do), **reader.acts(head.seat))


def _did(reader: Perspective, event: Event, seat: Seat) -> str:
    """The sentence about the event that tells what the action is; "" for others."""
    words, acts = reader.words, reader.acts(seat)
    match event:
        case Bribed() | Secured():
            return words(
                "confucius-bribed",
                what="secured" if isinstance(event, Secured) else "bribed",
                cost=max(event.cost, 0),
                space=names.space(event.ministry, event.space),
                **acts,
            )
        case Transferred():
            return words(
                "confucius-transferred",
                space=names.space(event.ministry, event.space),
                secured="yes" if event.secured else "no",
                to=reader.name(event.to),
                **acts,
            )
        case Nominated():
            return words("confucius-nominated", student=names.student(words, event.student), **acts)
        case ExamForced():
            return words("confucius-forced", **acts)
        case Recruited():
            return words("confucius-recruited", **acts)
        case Invaded():
            return words("confucius-invaded", box=names.box(words, event.land, event.box), **acts)
        case JunksBought():
            junks = names.counted(words, "junk", event.count)
            return words("confucius-bought-junks", junks=junks, **acts)
        case Sailed():
            return words("confucius-sailed", junks=names.counted(words, "junk", event.junks), **acts)
        case GiftBought():
            return words("confucius-bought", gift=names.gift(words, event.value), **acts)
        case GiftGiven():
            gift = names.gift(words, event.value)
            return words("confucius-gave", gift=gift, to=reader.name(event.to), **acts)
        case Petitioned():
            return words("confucius-petitioned", gift=names.gift(words, event.value), **acts)
        case Commercial():
            return words(
                "confucius-commercial",
                cards=names.cards(words, event.cards),
                count=names.count(event.cards),
                cash=names.amount(words, names.CASH, names.total(event.cards)),
                **acts,
            )
        case RewardPlayed():
            return words("confucius-played", card=names.reward(words, event.card), **acts)
        case Drawn():
            return words("confucius-taxed", **acts)
    return ""


# ── what it brought ──────────────────────────────────────────────────────────────────────────────────


def _brings(reader: Perspective, head: Acted, chunk: Sequence[Event]) -> str:
    """What came of it, after a colon: totals before and after, lands reached, cards drawn; "" if nothing."""
    parts = [text for event in chunk if (text := _brought(reader, event, head.do))]
    parts += rewards(reader, chunk, head.seat)
    parts += [
        reader.words("confucius-ocean", count=event.ocean) for event in chunk if isinstance(event, Sailed)
    ]
    return reader.words("confucius-brings", list=", ".join(parts)) if parts else ""


def _brought(reader: Perspective, event: Event, do: str) -> str:
    """The phrase for what the event changed; "" where the sentence about the action says it."""
    words = reader.words
    match event:
        case Recruited():
            return words("confucius-colonies", before=event.armies - 1, after=event.armies)
        case Invaded():
            land = components.lands()[event.land]
            star = "yes" if event.box == land.star else "no"
            return words("confucius-box-worth", points=land.boxes[event.box], star=star)
        case JunksBought():
            return words("confucius-yard", before=event.yard - event.count, after=event.yard)
        case Visited():
            return words("confucius-reached", land=names.distant(words, event.land), points=event.points)
        case Drawn():
            return drawn(reader, event)
        case GiftBought(free=True):
            return words("confucius-free-gift", gift=names.gift(words, event.value))
        case Bribed() if do == "card":
            space = names.space(event.ministry, event.space)
            return words("confucius-free-bribe", cost=max(event.cost, 0), space=space)
        case _:
            return _petitioned(reader, event)


def _petitioned(reader: Perspective, event: Event) -> str:
    """The phrase for what a petition or a reward card moved or replaced; "" for other events."""
    words = reader.words
    match event:
        case JunksMoved():
            return words(
                "confucius-junks-moved",
                junks=names.counted(words, "junk", event.count),
                origin=reader.owner(event.origin),
                to=reader.owned(event.to),
            )
        case StudentReplaced():
            return words(
                "confucius-student-replaced",
                student=names.student(words, event.student),
                now=reader.owned(event.seat),
                before=reader.owned(event.loser),
            )
        case OfficialsSwapped():
            first, second = names.space(*event.place), names.space(*event.other)
            return words("confucius-swapped", first=first, second=second)
        case ArmyMoved():
            return words(
                "confucius-army-moved",
                owner=reader.owner(event.owner),
                first=names.box(words, event.land, event.box),
                second=names.box(words, event.to_land, event.to_box),
            )
        case MarkerReplaced():
            return words(
                "confucius-marker-replaced",
                space=names.space(event.ministry, event.space),
                before=reader.owned(event.before) if event.before >= 0 else "",
                replaced="no" if event.before in (NOBODY, event.after) else "yes",
                after=reader.owner(event.after),
                secured="yes" if event.secured else "no",
            )
        case Insulted():
            return words("confucius-insulted", points=components.rewards().insult)
        case _:
            return ""


def drawn(reader: Perspective, event: Drawn) -> str:
    """Cards drawn: how many, and which where the reader may know."""
    return reader.words(
        "confucius-draws",
        person="you" if reader.mine(event.seat) else "they",
        known="no" if names.hidden(event.cards) else "yes",
        cards=names.cards(reader.words, event.cards),
        count=names.count(event.cards),
    )


def rewards(reader: Perspective, chunk: Sequence[Event], seat: Seat) -> list[str]:
    """The Emperor's Rewards that the seat draws: which, where the reader may know."""
    found = [event.card for event in chunk if isinstance(event, RewardDrawn) and event.seat == seat]
    if not found:
        return []
    known = [card for card in found if card in components.REWARDS]
    return [
        reader.words(
            "confucius-rewarded",
            count=len(found),
            known="yes" if known else "no",
            cards=names.rewards(reader.words, known),
        )
    ]
