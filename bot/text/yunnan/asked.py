"""Questions of Yunnan, and their answers with what they cost or bring."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from bot.text.fluent import Listed
from bot.text.parts import Asked
from bot.text.players import TOKENS
from bot.text.yunnan import names
from bot.text.yunnan.names import YunnanTeller, answered, counted
from games.engine.choices import Question
from games.yunnan.bids import Bid, bids_of, payouts, points_lost, sum_of_bids, total_bids
from games.yunnan.components import (
    BRIDGE,
    BUILDINGS,
    HORSE,
    KINDS,
    MARKET,
    SIDES,
    TEAHOUSE,
    bank,
    board,
    buildings,
    ends,
    setup,
    table,
)
from games.yunnan.incomes import forecast, income
from games.yunnan.position import YunnanPosition
from games.yunnan.routes import cost, gaps, isolated
from games.yunnan.structures import Build
from games.yunnan.travel import Displace, Move, victims

ROOM = 60
"""Characters for a list of names; a longer one is given by tokens."""

Facts = dict[str, Any]


class YunnanAsked(Asked[YunnanTeller]):
    """A question of Yunnan to the colour that is to act; what an answer brings is tried on the view."""

    def __init__(self, say: YunnanTeller, question: Question) -> None:
        super().__init__(say, question)
        self._view, self._me = say.view, say.view.colour
        shapes = msgspec.structs.replace(say.players, tokens=TOKENS)
        self._short = say.but(style="token", players=shapes, you=None)

    def facts(self) -> Facts:
        """What was answered, whether it is about bids, and what the colour has that is asked."""
        question, say, view, me = self.question, self.say, self._view, self._me
        teller = say.but(style="bare")
        return {
            **say.acting(me),
            "province": view.arrived,
            "money": view.money[me],
            "bids": sum_of_bids(view, me),
            "home": view.supply[me],
            "influence": view.influence[me],
            "left": view.passes_left,
            "passes": view.passes[me],
            "income": view.incomes[me],
            "forecast": forecast(view, me).total,
            "isolated": counted(say, isolated(view, me)),
            "ousted": say.listed(teller("yunnan-ask-ousting", ousting) for ousting in view.ousted[me]),
            "slot": question.slot,
            "bidding": any(answer.token == "pass" for answer in question.answers),
            **answered(question.given),
        }

    def _brings(self, token: str, actions: Sequence[Any]) -> Facts:
        """What it costs or brings."""
        match self.question.slot, names.deed(token):
            case "do", "building":
                return self._building(BUILDINGS.index(token), actions)
            case "do", "bank":
                return self._bank()
            case "do", "market":
                return {
                    "market": self._view.traders[MARKET][self._me] + 1,
                    "left": self._view.supply[self._me] - 1,
                }
            case "do", "pass":
                return self._pass(actions[0])
            case "do", "end":
                return self._end()
            case "do", "kind":
                return self._build(token, actions)
            case "do", _:
                return self._start(names.province_of(token), actions)
            case "space", _:
                return self._side(actions[0]) if token in SIDES else self._space(int(token))
            case "from", "province":
                return self._source(names.province_of(token))
            case "kind", _:
                left = self._view.reserve[KINDS.index(token)][self._me]
                return {"points": self._house() if token == TEAHOUSE else 0, "left": left}
            case "place", "province":
                return {"province": token, **self._guarded(names.province_of(token))}
            case "to", _:
                return self._move(actions[0])
            case "displace", _:
                return self._displace(actions[0])
            case "site", _:
                return self._site(actions[0])
            case "points", _:
                return self._points(int(token))
        return {}

    def _tried(self, action: Any) -> YunnanPosition:
        """The view as it would be after the action."""
        after = self._view.copy()
        after.apply(action)
        return after

    # ── bidding ──────────────────────────────────────────────────────────────────────────────────

    def _building(self, building: int, actions: Sequence[Bid]) -> Facts:
        """What it brings; the spaces to bid on, who stands there: by name where there is room."""
        level = self._view.level(self._me, building)
        steps = [names.province(to) if building == HORSE else to for to in (level, level + 1)]
        there = [(value, holder) for at, value, holder in _occupied(self._view) if at == building]
        told = _there(self.say, there)
        return {
            "building": building,
            "before": steps[0],
            "after": steps[1],
            "spaces": dict.fromkeys(str(action.value) for action in actions),
            "there": told if len(", ".join(told.items)) <= ROOM else _there(self._short, there),
        }

    def _bank(self) -> Facts:
        """What each free side pays as it stands after going there; what becomes of the own bids."""
        bids, pays = bids_of(self._view, self._me), payouts(self._total_from_bank())
        free = [pay for pay, holder in zip(pays, self._view.bank, strict=True) if holder < 0]
        return {"most": free[0], "least": free[-1], "free": len(free), "bids": len(bids)}

    def _total_from_bank(self) -> int:
        """All bids but the own ones, as going there takes them back; it may also end the bidding at once."""
        return total_bids(self._view) - sum_of_bids(self._view, self._me)

    def _side(self, action: Any) -> Facts:
        """What it pays as it stands, and from which total on it pays more."""
        side, total = action.side, self._total_from_bank()
        more = next((row.least for row in bank() if row.least > total), None)
        return {
            "side": side,
            "total": total,
            "amount": payouts(total)[side],
            "least": more,
            "more": None if more is None else payouts(more)[side],
        }

    def _space(self, value: int) -> Facts:
        """Whom it throws out and whether it is safe; the money bid then, what is missing."""
        building = BUILDINGS.index(self.question.given["do"])
        small = [lower for lower in _small(building) if lower < value]
        found = (holder for at, lower, holder in _occupied(self._view) if at == building and lower in small)
        bids, money = sum_of_bids(self._view, self._me) + value, self._view.money[self._me]
        missing = max(0, bids - money)
        return {
            "colour": next(found, -1),
            "safe": value not in _small(building),
            "bids": bids,
            "missing": missing,
            "lost": points_lost(self._view, missing),
        }

    def _pass(self, action: Any) -> Facts:
        """What happens to the traders at home; whether the bidding ends with it."""
        exposed = any(value in _small(building) for building, value in bids_of(self._view, self._me))
        ends_it = self._tried(action).phase != "bid"
        return {
            "sent": self._view.supply[self._me] if setup().pass_sends else 0,
            "then": "end" if ends_it else "exposed" if exposed else "out",
        }

    def _source(self, province: int) -> Facts:
        """How many stay there, and the gaps it opens on the way to other provinces."""
        after = self._view.copy()
        after.traders[province][self._me] -= 1
        was, now = gaps(self._view, self._me), gaps(after, self._me)
        farther = [
            names.province(found).text
            for found in range(1, len(board().provinces))
            if now[found] > was[found] and (after.traders[found][self._me] or after.posts[found][self._me])
        ]
        left = after.traders[province][self._me]
        return {"province": province, "count": left + 1, "left": left, "gaps": farther}

    # ── structures, points ───────────────────────────────────────────────────────────────────────

    def _house(self) -> int:
        """What the next tea house on the map adds at the end."""
        built = self._view.teahouses.count(self._me)
        levels = table().teahouses
        return levels.get(built + 1, levels[built]) - levels[built]

    def _guarded(self, province: int) -> Facts:
        """The traders that a tea house guards there, and its points."""
        return {"traders": self._view.traders[province][self._me], "points": self._house()}

    def _points(self, points: int) -> Facts:
        """Points and money before and after; whether it ends the match."""
        before, money = self._view.vp[self._view.owner(self._me)], self._view.money[self._me]
        kept = self._view.incomes[self._me] - points
        return {
            "points": points,
            "kept": kept,
            "before": before,
            "after": before + points,
            "then": money + kept,
            "last": before < ends(self._view.seats).points <= before + points,
        }

    # ── a journey ────────────────────────────────────────────────────────────────────────────────

    def _start(self, start: int, actions: Sequence[Any]) -> Facts:
        """The traders there that may still travel, and what each way costs; the way, if there is but one."""
        if len(actions) == 1:
            return self._move(actions[0])
        ways = self._ways(
            (action.end, None, cost(self._view, self._me, start, action.end)) for action in actions
        )
        count = self._view.traders[start][self._me] - self._view.moved[start]
        return {"province": start, "count": count, "ways": ways}

    def _ways(self, found: Iterable[tuple[int, int | None, int | None]]) -> Listed:
        """The passes to provinces, before and after."""
        return self.say.listed(
            self.say("yunnan-way", province=province, before=before, passes=passes or 0)
            for province, before, passes in found
        )

    def _build(self, kind: str, actions: Sequence[Any]) -> Facts:
        """The structure in stock, and where it can stand; the site, if there is but one."""
        if len(actions) == 1:
            return self._site(actions[0])
        places = [names.place(kind, action.place) for action in actions]
        return {"kind": kind, "count": self._view.stock[KINDS.index(kind)][self._me], "places": places}

    def _end(self) -> Facts:
        """The income it would be, who would be isolated."""
        return {"income": forecast(self._view, self._me).total, "isolated": self._cut(self._view)}

    def _cut(self, view: YunnanPosition) -> int:
        """The traders that would be isolated."""
        return sum(count for _, count in isolated(view, self._me))

    def _change(self, after: YunnanPosition) -> Facts:
        """The income as it would be, before and after; the traders that would be isolated."""
        before, then = (forecast(view, self._me).total for view in (self._view, after))
        return {"before": before, "after": then, "change": then - before, "isolated": self._cut(after)}

    def _move(self, action: Move) -> Facts:
        """Passes and income; whom it may displace, who would be isolated if the journey ended there."""
        after = self._tried(action)
        found = victims(after, self._me) if after.colour == self._me else []
        named = [self.say("yunnan-rival", colour=colour) for colour in found]
        return {
            "start": names.province(action.start),
            "end": names.province(action.end),
            "passes": cost(self._view, self._me, action.start, action.end),
            "victims": named if len(named) == 1 else [*map(self._short.name, found)],
            "gifts": self._view.gifts_left[action.end],
            **self._change(after),
        }

    def _displace(self, action: Displace) -> Facts:
        """Where the trader goes, its colour's influence and income; or nobody."""
        if action.colour < 0:
            return {}
        after = self._tried(action)
        before, then = (income(view, action.colour).total for view in (self._view, after))
        return {
            "colour": action.colour,
            "to": names.province(self._view.arrived - 1),
            "influence": self._view.influence[action.colour],
            "own": self._view.influence[self._me],
            "before": before,
            "after": then,
            "change": then - before,
        }

    def _site(self, action: Build) -> Facts:
        """Where it stands and what it brings: points, ways, income."""
        facts: dict[str, Any] = {"kind": action.kind, "place": names.place(action.kind, action.place)}
        if action.kind == TEAHOUSE:
            return facts | self._guarded(action.place)
        after = self._tried(action)
        facts |= self._change(after)
        if action.kind == BRIDGE:
            bridge = board().bridges[action.place]
            costs = {
                end: [cost(view, self._me, MARKET, end) for view in (self._view, after)]
                for end in (bridge.a, bridge.b)
            }
            ways = self._ways((end, was, now) for end, (was, now) in costs.items() if was != now)
            return facts | {"ways": ways}
        return facts | {"value": board().provinces[action.place].post}


def _there(say: YunnanTeller, found: Iterable[tuple[int, int]]) -> Listed:
    """The bids in a building, with whose they are."""
    return say.listed(say("yunnan-bid-there", value=value, colour=colour) for value, colour in found)


def _occupied(view: YunnanPosition) -> list[tuple[int, int, int]]:
    """Every taken space: building, value, whose trader stands there."""
    return [
        (index, value, holder)
        for index, row in enumerate(view.spaces)
        for value, holder in zip(buildings()[index].values, row, strict=True)
        if holder >= 0
    ]


def _small(building: int) -> list[int]:
    """The spaces on which a trader is not safe, by their values."""
    entry = buildings()[building]
    return [value for value, safe in zip(entry.values, entry.safe, strict=True) if not safe]
