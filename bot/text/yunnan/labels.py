"""The answers to a question of Yunnan with what they cost or bring, found out by trying them on the view."""

from collections.abc import Sequence
from typing import Final

from bot.text.fluent import Words
from bot.text.formatter import Label
from bot.text.perspective import LONGEST_LABEL, clip
from bot.text.yunnan import facts, names, phases
from bot.text.yunnan.names import KEEP, SUPPLY, People
from games.engine.choices import Question, fitting
from games.yunnan.bids import Bid, bids_of, payouts, sum_of_bids, total_bids
from games.yunnan.components import (
    BUILDINGS,
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
from games.yunnan.position import YunnanPosition
from games.yunnan.routes import gaps
from games.yunnan.turns import YunnanAction

LONGEST_TEXT: Final = 90
"""Characters of an answer's own line: the panel may put a letter before it."""

_ROOM: Final = 60
"""Characters for a list of names; a longer one is given by tokens."""


class Answers:
    """Tells the answers to one question from the view of the seat to act."""

    def __init__(self, words: Words, people: People, view: YunnanPosition, question: Question) -> None:
        self.words = words
        self.people = people
        self.view = view
        self.given = question.given
        self.me = view.colour
        self.fitting = fitting(view.legal(), question.given)

    def labels(self, question: Question) -> dict[str, Label]:
        """The answers by token, each with its text and its detail within the room of a label."""
        found = {}
        for answer in question.answers:
            chosen = {question.slot: answer.token}
            text, details = self.label(question.slot, answer.token, fitting(self.fitting, chosen))
            detail = clip(" · ".join(part for part in details if part), LONGEST_LABEL)
            found[answer.token] = Label(clip(text, LONGEST_TEXT), detail)
        return found

    def label(self, slot: str, token: str, actions: Sequence[YunnanAction]) -> tuple[str, list[str]]:
        """Text and details of an answer; ``actions`` are those it leaves."""
        raise NotImplementedError

    def name(self, colour: int) -> str:
        """The colour in a label: "■ Jonas"; the reader's other colour is "your ▲"."""
        if self.people.owner(colour) == self.people.owner(self.me):
            return self.words("yunnan-your", token=self.people.shape(colour))
        return self.people.flat(colour)

    def crowd(self, found: Sequence[tuple[int, str]]) -> str:
        """Colours with a remark each, by name where there is room, else by token."""
        named = ", ".join(f"{self.name(colour)} {remark}".strip() for colour, remark in found)
        if len(named) <= _ROOM:
            return named
        return ", ".join(f"{self.people.shape(colour)} {remark}".strip() for colour, remark in found)

    def tried(self, action: YunnanAction) -> YunnanPosition:
        """The view as it would be after the action."""
        after = self.view.copy()
        after.apply(action)
        return after


class Bidding(Answers):
    """Answers to the questions of the bidding."""

    def label(self, slot: str, token: str, actions: Sequence[YunnanAction]) -> tuple[str, list[str]]:
        """A building, the bank, the market, passing; a space; where the trader comes from."""
        match slot:
            case "do" if token in BUILDINGS:
                return self._building(BUILDINGS.index(token), actions)
            case "do" if token == "bank":
                return self._bank()
            case "do" if token == "market":
                return self._market(actions)
            case "do":
                return self._pass(actions[0])
            case "space" if token in SIDES:
                return self._side(SIDES.index(token), actions)
            case "space":
                return self._space(int(token))
            case _:
                return self._source(token, actions[0])

    def _building(self, building: int, actions: Sequence[YunnanAction]) -> tuple[str, list[str]]:
        """What it brings; the spaces to bid on, who stands there."""
        values = dict.fromkeys(action.value for action in actions if isinstance(action, Bid))
        text = self.words(
            "yunnan-label-building",
            building=names.building(self.words, building),
            gain=self._gain(building),
        )
        there = [(holder, str(value)) for at, value, holder in facts.occupied(self.view) if at == building]
        return text, [
            self.words("yunnan-open", values=" ".join(map(str, values))),
            self.words("yunnan-there", list=self.crowd(there)) if there else "",
        ]

    def _gain(self, building: int) -> str:
        return phases.step(
            self.words,
            building,
            (now := self.view.level(self.me, building)),
            now + 1,
            style="label",
        )

    def _space(self, value: int) -> tuple[str, list[str]]:
        """Whom it throws out and whether it is safe; the money bid then, what is missing."""
        building = BUILDINGS.index(self.given["do"])
        printed = buildings()[building]
        space = printed.values.index(value)
        victim = next(
            (
                (holder, lower)
                for at, lower, holder in facts.occupied(self.view)
                if at == building and lower < value and not printed.safe[printed.values.index(lower)]
            ),
            None,
        )
        text = self.words(
            "yunnan-label-space",
            value=value,
            throws="yes" if victim else "no",
            who=self.name(victim[0]) if victim else "",
            safe="yes" if printed.safe[space] else "no",
        )
        bids, money = sum_of_bids(self.view, self.me) + value, self.view.money[self.me]
        missing = max(0, bids - money)
        return text, [
            self.words("yunnan-missing", missing=missing, lost=missing * setup().debt(self.view.round))
            if missing
            else self.words("yunnan-then-bid", bids=bids, money=money),
            self.words("yunnan-space-safe", safe="yes" if printed.safe[space] else "no") if victim else "",
        ]

    def _bank(self) -> tuple[str, list[str]]:
        """What each free side pays as it stands after going there; what becomes of the own bids."""
        bids = bids_of(self.view, self.me)
        pays = payouts(total_bids(self.view) - sum(value for _, value in bids))
        free = facts.free_sides(self.view)
        text = self.words("yunnan-label-bank", most=pays[free[0]], least=pays[free[-1]], free=len(free))
        return text, [self.words("yunnan-leaving", count=len(bids))]

    def _side(self, side: int, actions: Sequence[YunnanAction]) -> tuple[str, list[str]]:
        """What it pays as it stands, and from which total on it pays more."""
        total = total_bids(self.tried(actions[0]))
        text = self.words(
            "yunnan-label-side",
            side=SIDES[side],
            amount=payouts(total)[side],
        )
        more = next((row for row in bank() if row.least > total), None)
        return text, [
            self.words(
                "yunnan-bank-more",
                total=total,
                least=more.least if more else 0,
                amount=payouts(more.least)[side] if more else 0,
                most="no" if more else "yes",
            )
        ]

    def _market(self, actions: Sequence[YunnanAction]) -> tuple[str, list[str]]:
        """The traders that can travel from there, and those left at home."""
        return self.words("yunnan-label-market"), [
            self.words(
                "yunnan-market-then",
                market=self.view.traders[MARKET][self.me] + 1,
                home=max(0, self.view.supply[self.me] - 1),
                province="no" if self.view.supply[self.me] else "yes",
            )
        ]

    def _pass(self, action: YunnanAction) -> tuple[str, list[str]]:
        """What happens to the traders at home; whether the bidding ends with it."""
        ends_it = self.tried(action).phase != "bid"
        sent = self.view.supply[self.me] if setup().pass_sends else 0
        exposed = any(
            not buildings()[building].safe[buildings()[building].values.index(value)]
            for building, value in bids_of(self.view, self.me)
        )
        return self.words("yunnan-label-pass"), [
            self.words("yunnan-pass-sends", count=sent, home=self.view.supply[self.me]),
            self.words("yunnan-pass-after", after="end" if ends_it else "exposed" if exposed else "out"),
        ]

    def _source(self, token: str, action: YunnanAction) -> tuple[str, list[str]]:
        """How many stay there, and the gaps it opens on the way to other provinces."""
        if token == SUPPLY:
            return self.words("yunnan-label-home"), []
        province = names.province_of(token)
        text = self.words(
            "yunnan-label-source",
            province=names.province(province),
            count=self.view.traders[province][self.me],
        )
        after = self.view.copy()
        after.traders[province][self.me] -= 1
        was, now = gaps(self.view, self.me), gaps(after, self.me)
        farther = [
            found
            for found in range(1, len(board().provinces))
            if now[found] > was[found] and (after.traders[found][self.me] or after.posts[found][self.me])
        ]
        if farther:  # nobody stays there
            return text, [self.words("yunnan-source-gap", provinces=names.provinces(self.words, farther))]
        return text, [self.words("yunnan-source-left", count=after.traders[province][self.me])]


class Choosing(Answers):
    """Answers in the yard and to the question how much of an income becomes points."""

    def label(self, slot: str, token: str, actions: Sequence[YunnanAction]) -> tuple[str, list[str]]:
        """A kind of structure, a place for a tea house, a number of points."""
        match slot:
            case "kind":
                return self._kind(token)
            case "place":
                return self._place(token)
            case _:
                return self._points(token)

    def _kind(self, kind: str) -> tuple[str, list[str]]:
        """What it is good for, how many are left to take, how many wait to be built."""
        number = KINDS.index(kind)
        return self.words("yunnan-label-kind", kind=kind), [
            self.words("yunnan-kind-use", kind=kind, points=self._next_house() if kind == TEAHOUSE else 0),
            self.words("yunnan-kind-left", left=self.view.reserve[number][self.me]),
        ]

    def _next_house(self) -> int:
        """What the next tea house on the map adds at the end."""
        built = self.view.teahouses.count(self.me)
        levels = table().teahouses
        return levels.get(built + 1, levels[built]) - levels[built]

    def _place(self, token: str) -> tuple[str, list[str]]:
        """The province with the own traders there; or that it is kept."""
        if token == KEEP:
            return self.words("yunnan-label-keep"), [self.words("yunnan-keep-then")]
        province = names.province_of(token)
        return self.words("yunnan-label-house-now", province=names.province(province)), [
            self.words(
                "yunnan-house-brings", traders=self.view.traders[province][self.me], points=self._next_house()
            )
        ]

    def _points(self, token: str) -> tuple[str, list[str]]:
        """Points and money before and after; whether it ends the match."""
        income, most = self.view.incomes[self.me], int(token)
        points, money = self.view.vp[self.view.owner(self.me)], self.view.money[self.me]
        text = self.words("yunnan-label-points", points=most, kept=income - most)
        limit = ends(self.view.seats).points
        return text, [
            self.words(
                "yunnan-points-then",
                gain=most,
                kept=income - most,
                before=names.number(points),
                after=names.number(points + most),
                money=money,
                then=money + income - most,
            ),
            self.words("yunnan-points-end") if points < limit <= points + most else "",
        ]
