"""Yunnan in words: questions, standings, the hand, the board, the scoring, the end."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, TypeVar

import msgspec

from bot.text.fluent import Listed
from bot.text.perspective import LONGEST_SCORING
from bot.text.yunnan import board
from bot.text.yunnan.answers import Answers
from bot.text.yunnan.board import playing
from bot.text.yunnan.turn import Turns, whose
from games.engine import Event, Outcome, Seat
from games.engine.choices import Question
from games.yunnan.bids import Banked, BidPlaced, Marketed, Passed, payouts, sum_of_bids, total_bids
from games.yunnan.components import ends, table
from games.yunnan.incomes import Converted, IncomeCounted, forecast, income
from games.yunnan.routes import isolated
from games.yunnan.scoring import FinalScored, MoneyChanged, PointsChanged
from games.yunnan.structures import Built, StructureTaken
from games.yunnan.travel import Displaced, Moved, TravelEnded
from games.yunnan.turns import GameEnded, RoundBegan

C = TypeVar("C", PointsChanged, MoneyChanged)


class YunnanTeller(Turns, frozen=True):
    """Yunnan, told to one reader."""

    game: ClassVar[str] = "yunnan"
    open: ClassVar[bool] = True
    aside: ClassVar[tuple[type[Event], ...]] = (PointsChanged, MoneyChanged, FinalScored)
    decisions: ClassVar[tuple[type[Event], ...]] = (
        *(BidPlaced, Banked, Marketed, Passed, StructureTaken),
        *(Moved, Displaced, Built, TravelEnded, Converted),
    )

    # ── a turn ───────────────────────────────────────────────────────────────────────────────────

    @classmethod
    def mover_of(cls, events: Sequence[Event], seats: int) -> Seat | None:
        """Who owns the colour that decided first; nobody where nobody is named."""
        found = (whose(event) for event in events if isinstance(event, cls.decisions))
        return next((colour % seats for colour in found), None) if seats else None

    def tell(self, event: Event, **given: Any) -> str:
        """Where the message needs to know when a match ends."""
        return super().tell(event, **(self.ends() if isinstance(event, GameEnded) else {}), **given)

    def ends(self) -> dict[str, int]:
        """When the match ends: the ``points`` of somebody, the ``gifts`` left on the map."""
        return msgspec.structs.asdict(ends(len(self.players.names)))

    def summary(self, events: Sequence[Event]) -> str:
        """What was decided, then the automatic phases with the numbers behind each sum."""
        return "\n".join(self.lines(events))

    def brief(self, events: Sequence[Event]) -> str:
        """What was decided; of the automatic phases what everybody paid and got."""
        return "\n".join(self.lines(events, brief=True))

    def preview(self, events: Sequence[Event]) -> str:
        """What the draft does and what follows by itself, the points and yuan before and after."""
        people, colours = self.people().but(style="token"), self.but(style="token")
        points = [people.tell(event) for event in _changed(events, PointsChanged)]
        yuan = [colours.tell(event, stays=False, bids=0) for event in _changed(events, MoneyChanged)]
        totals = {"points": self.listed(points), "yuan": self.listed(yuan)}
        return "\n".join([*self.lines(events), *self._totals(totals)])

    def _totals(self, found: Mapping[str, Listed]) -> Iterable[str]:
        """What several have of points, yuan, incomes: a line each."""
        return (self("yunnan-totals", what=what, list=told) for what, told in found.items() if told)

    def warning(self, events: Sequence[Event]) -> str:
        """Isolated traders, a debt, the end of a phase or of the match; after it there is no undo."""
        facts: dict[str, Any] = {"isolated": (), "missing": 0, "lost": 0}
        for event in events:
            match event:
                case TravelEnded(forced=False):
                    facts["isolated"] = self.counted(event.isolated)
                case BidPlaced() if event.bids > event.money:
                    facts |= {"missing": event.bids - event.money, "lost": event.loss}
                case _:
                    pass
        kinds = {type(event) for event in events}
        what = next((what for kind, what in _FINAL.items() if kind in kinds), "turn")
        return " ".join(self("yunnan-final", ends=what, **facts).split())

    def done(self, events: Sequence[Event]) -> Iterable[str]:
        """What the travel turn has done so far."""
        return self.but(style="token").steps(events)

    def chosen(self, given: Mapping[str, str]) -> Iterable[str]:
        """The open action as far as it is chosen."""
        return [self("yunnan-chosen", **_given(given))] if given else []

    # ── questions and answers ────────────────────────────────────────────────────────────────────

    def asked(self, question: Question) -> dict[str, Any]:
        """What was answered, whether it is about bids, and what the colour has that is asked."""
        bidding = any(answer.token == "pass" for answer in question.answers)
        facts = {"slot": question.slot, "bidding": bidding, **_given(question.given)}
        if not self.players.names:  # the hint needs no more
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
        money = {event.colour: event for event in _changed(events, MoneyChanged)}
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
        return "\n".join([*lines, *self._totals(totals)])

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
        people = self.people()
        text = people._scoring(found)
        return text if len(text) <= LONGEST_SCORING else people.but(style="token")._scoring(found)

    def _scoring(self, found: Sequence[FinalScored]) -> str:
        if not found:
            return ""
        head = self("yunnan-scoring", rate=table().yuan, each=table().gift)
        return "\n".join([head, *(self.tell(event, terms=self._sources(event)) for event in found)])

    def _sources(self, event: FinalScored) -> Listed:
        """The points of each source, with what they are for: of each colour."""
        what = msgspec.structs.asdict(event) | {"points": ()}
        return self.listed(
            self("yunnan-scored", source=source, points=points, of=_counts(what[source]))
            for source, points in event.sources.items()
            if points or source == "points"
        )


def _counts(found: int | Sequence[int]) -> list[str]:
    return [str(count) for count in ([found] if isinstance(found, int) else found)]


def _given(given: Mapping[str, str]) -> dict[str, Any]:
    """The answers that were given, by what they may be."""
    do, space = given.get("do"), given.get("space")
    first = {"building": do, "province": do} if do else {}
    return {"do": do, "kind": given.get("kind", do), "space": space, "side": space, **first}


def _changed(events: Iterable[Event], kind: type[C]) -> Iterable[C]:
    """One change of everybody who has several, from before the first to after the last."""
    found: dict[int, C] = {}
    for event in events:
        if isinstance(event, kind):
            before = found.get(whose(event), event).before
            found[whose(event)] = msgspec.structs.replace(event, before=before)
    return found.values()


_FINAL = {GameEnded: "match", RoundBegan: "round", IncomeCounted: "income", TravelEnded: "travel"}
"""What a draft puts an end to, the gravest first."""

TELLER = YunnanTeller
