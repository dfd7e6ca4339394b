"""Questions of Da Yunhe, below each what its answers depend on."""

from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import groupby
from typing import Any

from bot.text.dayunhe import names, ways
from bot.text.dayunhe.answers import Answers, capital
from bot.text.dayunhe.names import DayunheTeller
from bot.text.parts import LONGEST_TEXT, Asked, Label
from bot.text.room import clip, few_words
from games.dayunhe.building import canals_on_map
from games.dayunhe.cards import NONE, Deed
from games.dayunhe.components import COST, rules
from games.dayunhe.places import PLACES
from games.dayunhe.stacks import unrest_held
from games.dayunhe.turns import Prospect, prospects
from games.dayunhe.way import score_way


class DayunheAsked(Asked[DayunheTeller]):
    """A question of Da Yunhe."""

    @cached_property
    def _answers(self) -> Answers:
        return Answers(self.say)

    def facts(self) -> dict[str, Any]:
        """Besides them all that an answer depends on, most of it found out where a question tells it."""
        view, given, say = self.say.view, self.question.given, self.say.but(style="token")
        at = view.facing[0] if view.facing else PLACES.get(given.get("place", ""), -1)
        kind = given.get("tile") or (view.tiles[at] if at >= 0 else "")
        answers, me = self._answers, self._answers.me
        order = [seat for seat in view.clockwise(view.start) if seat in view.playing]
        return super().facts() | {
            "do": given.get("do", "face"),
            "card": view.chosen[me],
            "tile": kind,
            "value": names.value(kind),
            "place": at if at >= 0 else view.coordinator,
            "lines": names.lines(kind, view.rotations[at]) if at >= 0 else NONE,
            "acts": order.index(me) + 1,
            "players": len(order),
            "after": len(order) - order.index(me) - 1,
            "held": len(view.warehouses[me]),
            "slots": rules().warehouse,
            "list": lambda: names.tiles(say, view.warehouses[me]),
            "stacks": lambda: names.stacks(say, me),
            "overview": lambda: "\n".join(_overview(say)),
            "builds": "build" in view.left,
            "city": len(view.city[me]),
            "map": lambda: canals_on_map(view, me),
            "more": lambda: max(0, canals_on_map(view, me) - len(view.city[me])),
            "forecast": lambda: ways.forecast(say, say.seat(view.decider)),
            "buried": lambda: capital(answers.buried(at)),
            "owner": lambda: answers.flat.seat(view.owners[at]),
            "rows": lambda: say.each(answers.rows()),
            "level": view.level,
            "under": answers.under,
            "wall": lambda: answers.wall(me, 1),
            "unrest": unrest_held(view, me),
            "needed": COST,
            "slander": -rules().city_unrest,
            "south": view.south,
            "decider": say.seat(view.decider),
            "way": lambda: names.path(say, score_way(view, view.way, view.lines)),
            "steps": view.steps,
            "actor": say.seat(view.actor if view.special and view.actor is not None else -1),
        }

    def ask(self) -> str:
        """Below the question what the answer depends on."""
        return names.compact(super().ask())

    def _label(self, token: str, actions: Sequence[Deed]) -> Label:
        """With what an answer brings after which nothing more is asked."""
        slot, say = self.question.slot, self._answers.say
        facts = self._answers.facts(slot, actions)
        told = say(f"dayunhe-label-{slot}.detail" if len(actions) > 1 else "dayunhe-brings", **facts)
        text = clip(capital(say(f"dayunhe-label-{slot}", **facts)), LONGEST_TEXT)
        return Label(text, clip(" · ".join(few_words(told.splitlines()))))


def _overview(say: DayunheTeller) -> Iterable[str]:
    """The groups of the card: what is open, used, shut out or not possible, and why."""
    for _, group in groupby(prospects(say.view), key=lambda entry: entry.group):
        yield say("dayunhe-group", list=say.listed(_prospects(say, [*group])))


def _prospects(say: DayunheTeller, group: Sequence[Prospect]) -> Iterable[str]:
    """The actions of a group; the reason once where none is possible for the same."""
    alike = {entry.refusal.code if entry.refusal else "" for entry in group}
    together = len(alike) == 1 and "" not in alike
    for entry in group[:1] if together else group:
        acts = [other.action for other in (group if together else [entry])]
        facts = {"code": entry.refusal.code, **entry.refusal.facts} if entry.refusal else {}
        yield say("dayunhe-prospect", entry, act=entry.action, acts=say.show(["act"], acts), **facts)
