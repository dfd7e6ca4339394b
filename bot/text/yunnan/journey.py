"""The answers of a travel turn: passes, whom it may displace, the income it would be."""

from collections.abc import Sequence

from bot.text.yunnan import names
from bot.text.yunnan.labels import Answers
from games.yunnan.components import BRIDGE, KINDS, MARKET, TEAHOUSE, board, table
from games.yunnan.incomes import forecast, income
from games.yunnan.position import YunnanPosition
from games.yunnan.routes import cost, isolated
from games.yunnan.structures import Build
from games.yunnan.travel import Displace, Move
from games.yunnan.turns import YunnanAction


class Journey(Answers):
    """Answers to the questions of a travel turn."""

    def label(self, slot: str, token: str, actions: Sequence[YunnanAction]) -> tuple[str, list[str]]:
        """A province to start from, a structure to build, the end; where to; whom to displace; a site."""
        match slot:
            case "do" if token == "end":
                return self._end()
            case "do" if token in KINDS:
                return self._build(token, actions)
            case "do":
                return self._start(names.province_of(token), actions)
            case "to":
                return self._move(actions[0])
            case "displace":
                return self._displace(actions[0])
            case _:
                return self._site(actions[0])

    # ── what next ────────────────────────────────────────────────────────────────────────────────

    def _start(self, start: int, actions: Sequence[YunnanAction]) -> tuple[str, list[str]]:
        """The traders there that may still travel, and what each way costs; the way, if there is but one."""
        if len(actions) == 1:
            return self._move(actions[0])
        ways = [
            f"{names.province(action.end)} {cost(self.view, self.me, start, action.end)}"
            for action in actions
            if isinstance(action, Move)
        ]
        count = self.view.traders[start][self.me] - self.view.moved[start]
        text = self.words("yunnan-label-start", province=names.province(start), count=count)
        return text, [self.words("yunnan-ways", list=", ".join(ways))]

    def _build(self, kind: str, actions: Sequence[YunnanAction]) -> tuple[str, list[str]]:
        """The structure in stock, and where it can stand; the site, if there is but one."""
        if len(actions) == 1:
            return self._site(actions[0])
        places = [_place(action) for action in actions if isinstance(action, Build)]
        count = self.view.stock[KINDS.index(kind)][self.me]
        return self.words("yunnan-label-build", kind=kind, count=count), [", ".join(places)]

    def _end(self) -> tuple[str, list[str]]:
        """The income it would be, who would be isolated, the passes left."""
        text = self.words("yunnan-label-end", income=forecast(self.view, self.me).total)
        cut = isolated(self.view, self.me)
        return text, [
            self.words("yunnan-end-isolated", count=sum(count for _, count in cut))
            if cut
            else self.words("yunnan-end-connected"),
            self.words("yunnan-end-passes", left=self.view.passes_left) if self.view.passes_left else "",
        ]

    # ── a move ───────────────────────────────────────────────────────────────────────────────────

    def _move(self, action: YunnanAction) -> tuple[str, list[str]]:
        """Passes and income; whom it may displace, who would be isolated if the journey ended there."""
        assert isinstance(action, Move)
        after = self.tried(action)
        text = self.words(
            "yunnan-label-move",
            start=names.province(action.start),
            end=names.province(action.end),
            named="no" if "do" in self.given else "yes",
            passes=cost(self.view, self.me, action.start, action.end) or 0,
        )
        return text, [
            self._change(after),
            self._victims(after),
            self._cut(after) or self._gifts(action.end),
        ]

    def _gifts(self, province: int) -> str:
        """The gifts that lie there."""
        left = self.view.gifts_left[province]
        return self.words("yunnan-gifts-there", count=left) if left and province != MARKET else ""

    def _change(self, after: YunnanPosition) -> str:
        """The income as it would be, before and after."""
        return self.words(
            "yunnan-income-change",
            before=(before := forecast(self.view, self.me).total),
            after=(then := forecast(after, self.me).total),
            same="yes" if before == then else "no",
        )

    def _victims(self, after: YunnanPosition) -> str:
        """Whom the trader may displace where it arrives."""
        if after.arrived < 0 or after.colour != self.me:
            return ""
        found = [
            action.colour for action in after.legal() if isinstance(action, Displace) and action.colour >= 0
        ]
        show = self.name if len(found) == 1 else self.people.shape
        return self.words("yunnan-may-displace", list=" ".join(map(show, found)))

    def _cut(self, after: YunnanPosition) -> str:
        """The traders that would be isolated."""
        cut = isolated(after, self.me)
        return self.words("yunnan-would-isolate", count=sum(count for _, count in cut)) if cut else ""

    def _displace(self, action: YunnanAction) -> tuple[str, list[str]]:
        """Where the trader goes, and its colour's influence and traders there; or nobody."""
        assert isinstance(action, Displace)
        if action.colour < 0:
            return self.words("yunnan-label-displace-none"), [self.words("yunnan-all-stay")]
        arrived = self.view.arrived
        back = arrived - 1
        text = self.words(
            "yunnan-label-displace",
            who=self.name(action.colour),
            place=names.province(back),
            market="yes" if back == MARKET else "no",
        )
        after = self.tried(action)
        before, then = (income(position, action.colour).total for position in (self.view, after))
        return text, [
            self.words(
                "yunnan-displace-why",
                influence=self.view.influence[action.colour],
                own=self.view.influence[self.me],
            ),
            self.words("yunnan-their-income", before=before, after=then) if before != then else "",
        ]

    # ── building ─────────────────────────────────────────────────────────────────────────────────

    def _site(self, action: YunnanAction) -> tuple[str, list[str]]:
        """Where it stands and what it brings."""
        assert isinstance(action, Build)
        after = self.tried(action)
        text = self.words(
            "yunnan-label-site",
            kind=action.kind,
            place=_place(action),
            named="no" if "do" in self.given else "yes",
        )
        if action.kind == TEAHOUSE:
            built = self.view.teahouses.count(self.me)
            points = table().teahouses[built + 1] - table().teahouses[built]
            traders = self.view.traders[action.place][self.me]
            return text, [self.words("yunnan-house-brings", traders=traders, points=points)]
        if action.kind == BRIDGE:
            return text, [self._change(after), self._shortcuts(action, after)]
        value = board().provinces[action.place].post or 0
        return text, [
            self._change(after),
            self._cut(after) or self.words("yunnan-post-brings", value=value),
        ]

    def _shortcuts(self, action: Build, after: YunnanPosition) -> str:
        """The passes from Pu'er to both ends, before and after."""
        bridge = board().bridges[action.place]
        ways = []
        for end in (bridge.a, bridge.b):
            before, then = (cost(position, self.me, MARKET, end) for position in (self.view, after))
            if before != then:
                ways.append(
                    self.words(
                        "yunnan-way-change", end=names.province(end), before=before or 0, after=then or 0
                    )
                )
        return self.words("yunnan-shorter", list=", ".join(ways)) if ways else self.words("yunnan-free-way")


def _place(action: Build) -> str:
    """Where it is built, in words."""
    return names.site(action.place) if action.kind == BRIDGE else names.province(action.place)
