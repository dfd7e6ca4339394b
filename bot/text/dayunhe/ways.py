"""The way of the coordinator: the places he enters one by one, who gets what for them; where he would go."""

from collections.abc import Mapping, Sequence
from itertools import groupby

from bot.text.dayunhe import names
from bot.text.dayunhe.names import Say
from bot.text.fluent import Fact, Listed, Named
from games.dayunhe.components import board
from games.dayunhe.networks import linked
from games.dayunhe.position import DayunhePosition
from games.dayunhe.way import StepScore, Way, go_on, reached, score_way, turning_point
from games.engine import Seat


def path(say: Say, found: Sequence[StepScore]) -> Listed:
    """The steps in their order, those alike and next to each other as one: "2-1, 2-4 empty", "2-8 ▲ +4"."""
    runs = (list(run) for _, run in groupby(found, key=lambda step: (step.kind, step.seat, step.points)))
    return say.listed(
        say(
            "dayunhe-step",
            kind=run[0].kind,
            places=say.show(["place"], [step.place for step in run]),
            gain=gains(say, run[:1]),
        )
        for run in runs
    )


def gains(say: Say, found: Sequence[StepScore]) -> Listed:
    """What the steps bring each seat in all, for a message: "▲ **+8**", "■ **−4**"."""
    return say.each((seat, f"**{names.signed(points).text}**") for seat, points in sums(found).items())


def sums(found: Sequence[StepScore]) -> dict[Seat, int]:
    """The same by seat; those without points left out."""
    totals: dict[Seat, int] = {}
    for step in found:
        if step.points:
            totals[step.seat] = totals.get(step.seat, 0) + step.points
    return dict(sorted(totals.items()))


def told(say: Say, found: Sequence[StepScore]) -> Mapping[str, Fact]:
    """The facts of a way that was gone, seats by their tokens; the sums only where they are not plain."""
    say = say.but(style="token", you=None)
    return {
        "path": path(say, found),
        "gains": gains(say, found),
        "several": sum(step.points != 0 for step in found) > len(sums(found)),
    }


# ── as things stand ──────────────────────────────────────────────────────────────────────────────────


def ahead(view: DayunhePosition) -> Way:
    """The way that he would go if he went now, to its end or the first fork; nothing where he rests."""
    if view.lying:
        return Way((), (), 0, ())
    return go_on(view, (), (), board().setups[view.seats].steps, special=False)


def forecast(say: Say, decider: Named) -> str:
    """The forecast as a sentence, with what each hex brings to whom; "" once the match is over.

    ``decider`` is who chooses where the way forks.
    """
    view = say.view
    if view.turn is None:
        return ""
    way = ahead(view)
    here = reached(view, way.places)
    options = [score_way(view, (place,), (linked(view, here, place),)) for place in way.fork]
    return say(
        "dayunhe-forecast",
        lying=view.lying,
        there=view.coordinator == turning_point(view),
        way=path(say, score_way(view, way.places, way.lines)),
        options=names.either(say, [path(say, step).text for step in options]) if options else None,
        decider=decider,
    )
