"""Yunnan in words: questions, standings, the hand, the board, the scoring, the end."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, cast

from bot.text.fluent import Listed
from bot.text.room import LONGEST_SCORING
from bot.text.yunnan import board
from bot.text.yunnan.answers import Answers
from bot.text.yunnan.board import playing
from bot.text.yunnan.turn import Turns, changed
from games.engine import Event, Outcome, Seat
from games.engine.choices import Question
from games.yunnan.bids import payouts, sum_of_bids, total_bids
from games.yunnan.components import table
from games.yunnan.incomes import forecast, income
from games.yunnan.position import YunnanPosition
from games.yunnan.routes import isolated
from games.yunnan.scoring import FinalScored, MoneyChanged, PointsChanged


class YunnanTeller(Turns, frozen=True):
    """Yunnan, told to one reader."""

    game: ClassVar[str] = "yunnan"
    open: ClassVar[bool] = True

    # ── questions and answers ────────────────────────────────────────────────────────────────────

    def asked(self, question: Question) -> dict[str, Any]:
        """What was answered, whether it is about bids, and what the colour has that is asked."""
        bidding = any(answer.token == "pass" for answer in question.answers)
        facts = {"slot": question.slot, "bidding": bidding, **_given(question.given)}
        if cast(YunnanPosition | None, self.view) is None:  # the hint needs no more
            return facts
        view, me, teller = self.view, self.view.colour, self.but(style="bare")
        own = {
            "province": view.arrived,
            "money": view.money[me],
            "bids": sum_of_bids(view, me),
            "home": view.supply[me],
            "influence": view.influence[me],
            "left": view.passes_left,
            "passes": view.passes[me],
            "income": view.incomes[me],
            "forecast": forecast(view, me).total,
            "isolated": self.counted(isolated(view, me)),
            "ousted": self.listed(teller("yunnan-ask-ousting", ousting) for ousting in view.ousted[me]),
        }
        return self.acting(me) | own | facts

    def chosen(self, given: Mapping[str, str]) -> Iterable[str]:
        """The open action as far as it is chosen."""
        return [self("yunnan-chosen", **_given(given))] if given else []

    def brings(self, question: Question, token: str, actions: Sequence[Any]) -> Mapping[str, Any]:
        """What the answer costs or brings."""
        return Answers(self, question).brings(question.slot, token, actions)

    # ── the whole ────────────────────────────────────────────────────────────────────────────────

    def task(self) -> str:
        """What the seat to act has to do, with which colour, and why it acts again."""
        view, colour = self.view, self.view.colour
        again = self.listed(self("yunnan-ousting", ousting) for ousting in view.ousted[colour])
        facts = {"round": view.round, "income": view.incomes[colour], **self.acting(colour)}
        return self("yunnan-task", phase=view.phase, again=again, **facts)

    def standings(self, events: Sequence[Event]) -> str:
        """Round and phase with who is still in it, then the totals that matter in it or have changed.

        Bidding is about yuan, travelling about incomes, converting about points and yuan.
        """
        view, people = self.view, self.people()
        points = [event for event in events if isinstance(event, PointsChanged)]
        money = {event.colour: event for event in changed(events, MoneyChanged)}
        lines = [self._phase()]
        if self.pairs and not events:
            lines.append(self("yunnan-pairs", list=people.seats(range(view.seats))))
        totals: dict[str, Listed] = {}
        if view.phase in ("convert", "over") or points:
            totals["points"] = people.totals(view.vp, points)
        if view.phase in ("bid", "yard", "convert") or (money and view.phase == "travel"):
            totals["yuan"] = self.listed(self._yuan(colour, money.get(colour)) for colour in playing(view))
        if view.phase == "travel":
            now = ((colour, income(view, colour).total) for colour in playing(view))
            totals["income"] = self.but(style="token").each(now)
        return "\n".join([*lines, *self.totals_of(totals)])

    def _phase(self) -> str:
        """The round, the phase, who is still to act in it; while bidding also what the bank would pay."""
        view, total = self.view, total_bids(self.view)
        bank = zip(view.bank, payouts(total), strict=True)
        return self(
            "yunnan-standings",
            round=view.round,
            phase=view.phase,
            coming=self.tokens([view.colour, *view.waiting]),
            order=self.tokens(colour for colour in view.bid_order if not view.passed[colour]),
            passed=self.tokens(colour for colour in view.bid_order if view.passed[colour]),
            bank=self.but(style="token").each(side for side in bank if side[0] >= 0),
            total=total,
        )

    def _yuan(self, colour: int, changed: MoneyChanged | None) -> str:
        """The yuan of a colour, and how much of it is bid."""
        money = self.view.money[colour]
        event = changed or MoneyChanged(colour, money, money)
        stays = event.before == event.after
        return self.but(style="token").tell(event, stays=stays, bids=sum_of_bids(self.view, colour))

    def hand(self, seat: Seat) -> str:
        """What the seat owns, colour by colour."""
        return board.hand(self, seat)

    def alt(self) -> str:
        """The board for somebody who cannot see it."""
        return board.alt(self)

    def board(self) -> str:
        """The board in full as text."""
        return board.full(self)

    def captions(self, turn: int, question: Question | None, **facts: Any) -> dict[str, str]:
        """Captions by the keys of ``render.yunnan``."""
        return super().captions(turn, None, round=self.view.round, left=self.view.passes_left)

    # ── the end ──────────────────────────────────────────────────────────────────────────────────

    def ending(self, outcome: Outcome, **facts: Any) -> str:
        """Why the match ended; how equal points were told apart, if they had to be."""
        best = max(result.score for result in outcome.seats if result.rank == 1)
        level = sum(result.score == best for result in outcome.seats)
        tie = level > 1 and outcome.end != "resigned"
        return super().ending(outcome, tie=tie, pairs=self.pairs, **self.ends())

    def scoring(self, events: Sequence[Event]) -> str:
        """Everybody's points by source with the numbers behind them, most first; "" while the match runs."""
        found = [event for event in events if isinstance(event, FinalScored)]
        found.sort(key=lambda event: -event.total)
        text, people = "", self.people()
        for teller in (people, people.but(style="token")) if found else ():
            head = self("yunnan-scoring", rate=table().yuan, each=table().gift)
            text = "\n".join([head, *map(teller.tell, found)])
            if len(text) <= LONGEST_SCORING:
                break
        return text


def _given(given: Mapping[str, str]) -> dict[str, Any]:
    """The answers that were given, by what they may be."""
    do, space = given.get("do"), given.get("space")
    first = {"building": do, "province": do} if do else {}
    return {"do": do, "kind": given.get("kind", do), "space": space, "side": space, **first}


TELLER = YunnanTeller
