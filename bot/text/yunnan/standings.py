"""Points, yuan and incomes of everybody, before and after; who is still to act in the phase."""

from collections.abc import Sequence

from bot.text.fluent import Words
from bot.text.perspective import plain
from bot.text.yunnan import facts, names
from bot.text.yunnan.names import People
from games.engine import Event, Seat
from games.yunnan.bids import payouts, sum_of_bids, total_bids
from games.yunnan.incomes import income
from games.yunnan.position import YunnanPosition
from games.yunnan.scoring import MoneyChanged, PointsChanged


def standings(words: Words, people: People, view: YunnanPosition, events: Sequence[Event]) -> str:
    """Round and phase with who is still in it, then the totals that matter in it or have changed.

    Bidding is about yuan, travelling about incomes, converting about points and yuan.
    """
    told = [_phase(words, people, view)]
    if people.pairs and not events:
        told.append(words("yunnan-pairs", list=_pairs(people)))
    if view.phase in ("convert", "over") or point_changes(events):
        told.append(words("yunnan-changes", what="points", list=_points(words, people, view, events)))
    if view.phase in ("bid", "yard", "convert") or (money_changes(events) and view.phase == "travel"):
        told.append(words("yunnan-changes", what="yuan", list=_money(words, people, view, events)))
    if view.phase == "travel":
        now = (f"{people.token(colour)} {income(view, colour).total}" for colour in _playing(view))
        told.append(words("yunnan-changes", what="income", list=" · ".join(now)))
    return "\n".join(told)


def _pairs(people: People) -> str:
    """Which two colours each of two players has."""
    return " · ".join(
        f"{people.seat(seat)} **{plain(name)}**" for seat, name in enumerate(people.players.names)
    )


def _playing(view: YunnanPosition) -> list[int]:
    """The colours of those who have not left."""
    return [colour for colour in range(view.colours) if not facts.gone(view, colour)]


def _phase(words: Words, people: People, view: YunnanPosition) -> str:
    """The round, the phase, who is still to act in it; while bidding also what the bank would pay."""
    coming = [view.colour, *view.waiting] if view.phase in ("travel", "convert") else []
    total = total_bids(view)
    bank = [
        f"{people.token(holder)} {amount}"
        for holder, amount in zip(view.bank, payouts(total), strict=True)
        if holder >= 0
    ]
    return words(
        "yunnan-standings",
        round=view.round,
        phase=view.phase,
        coming=people.tokens(coming),
        order=people.tokens(colour for colour in view.bid_order if not view.passed[colour]),
        passed=people.tokens(colour for colour in view.bid_order if view.passed[colour]),
        some="yes" if any(view.passed[colour] for colour in view.bid_order) else "no",
        banked="yes" if bank else "no",
        bank=" ".join(bank),
        total=total,
    )


def _points(words: Words, people: People, view: YunnanPosition, events: Sequence[Event]) -> str:
    """The points of every player."""
    changed = point_changes(events)
    parts = []
    for seat, score in enumerate(view.vp):
        before = changed.get(seat, (score, score))[0]
        parts.append(_total(words, people.seat(seat), before, score))
    return " · ".join(parts)


def _money(words: Words, people: People, view: YunnanPosition, events: Sequence[Event]) -> str:
    """The yuan of every colour, and how much of it is bid."""
    changed = money_changes(events)
    parts = []
    for colour in _playing(view):
        money = view.money[colour]
        before = changed.get(colour, (money, money))[0]
        text = _total(words, people.token(colour), before, money)
        bids = sum_of_bids(view, colour)
        parts.append(words("yunnan-of-it-bid", text=text, bids=bids) if bids else text)
    return " · ".join(parts)


def _total(words: Words, who: str, before: int, after: int) -> str:
    if before == after:
        return f"{who} {names.number(after)}"
    return words("yunnan-change", who=who, before=names.number(before), after=names.number(after))


def money_changes(events: Sequence[Event]) -> dict[int, tuple[int, int]]:
    """Every colour's yuan before and after the events, where they changed."""
    found: dict[int, tuple[int, int]] = {}
    for event in events:
        if isinstance(event, MoneyChanged):
            found[event.colour] = (found.get(event.colour, (event.before, 0))[0], event.after)
    return found


def point_changes(events: Sequence[Event]) -> dict[Seat, tuple[int, int]]:
    """Every seat's points before and after the events, where they changed."""
    found: dict[Seat, tuple[int, int]] = {}
    for event in events:
        if isinstance(event, PointsChanged):
            found[event.seat] = (found.get(event.seat, (event.before, 0))[0], event.after)
    return found


def changes(words: Words, people: People, events: Sequence[Event]) -> str:
    """Points and yuan that change, before and after; "" if none do."""
    points = [
        words(
            "yunnan-change",
            who=people.seat(seat),
            before=names.number(before),
            after=names.number(after),
        )
        for seat, (before, after) in point_changes(events).items()
    ]
    money = [
        words("yunnan-change", who=people.token(colour), before=before, after=after)
        for colour, (before, after) in money_changes(events).items()
    ]
    parts = [
        words("yunnan-changes", what=what, list=" · ".join(found))
        for what, found in (("points", points), ("yuan", money))
        if found
    ]
    return "\n".join(parts)
