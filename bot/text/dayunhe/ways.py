"""The way that the coordinator would go as things stand."""

from bot.text.dayunhe import names
from bot.text.dayunhe.names import DayunheTeller
from bot.text.fluent import Named, either
from games.dayunhe.components import board
from games.dayunhe.networks import linked
from games.dayunhe.position import DayunhePosition
from games.dayunhe.way import Way, go_on, reached, score_way, turning_point


def ahead(view: DayunhePosition) -> Way:
    """The way that he would go if he went now, to its end or the first fork; nothing where he rests."""
    if view.lying:
        return Way((), (), 0, ())
    return go_on(view, (), (), board().setups[view.seats].steps, special=False)


def forecast(say: DayunheTeller, decider: Named) -> str:
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
        way=names.path(say, score_way(view, way.places, way.lines)),
        options=either(say.words, [names.path(say, step).text for step in options]) if options else None,
        decider=decider,
    )
