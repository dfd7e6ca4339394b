"""Confucius in words: turns, questions, answers with what they cost, who owes whom, the scoring, the end."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, Self

import msgspec

from bot.text.confucius import board, gifts, names, panel
from bot.text.fluent import Fact, Named
from bot.text.players import TOKENS, Players
from bot.text.room import LONGEST_SCORING
from bot.text.teller import Kind, Label, Teller, changes, slug
from games.confucius.armies import Invaded, LandResolved, Recruited
from games.confucius.box import Paid, Passed
from games.confucius.components import (
    BINGBU,
    CASH,
    GONGBU,
    HUBU,
    MINISTRIES,
    NOBODY,
    ORANGE,
    RED,
    STUDENTS,
    UNBOUGHT,
    cards,
    court,
    lands,
    realm,
    rewards,
)
from games.confucius.deeds import Acted
from games.confucius.examination import (
    CandidateLost,
    CandidatePlaced,
    CandidateShown,
    ExamBegan,
    ExamDecided,
    ExamEmpty,
    Tutored,
)
from games.confucius.gifts import GiftRemoved, active
from games.confucius.money import Commercial, Discarded, Drawn, RewardDrawn
from games.confucius.officials import MarkerReplaced
from games.confucius.position import ConfuciusPosition
from games.confucius.resolution import InfluenceGiven, PostsFilled, ResolutionBegan
from games.confucius.rewards import Insulted
from games.confucius.rounds import ChiefNamed, RoundBegan
from games.confucius.scoring import ScoreChanged, TitleAwarded
from games.confucius.ships import JunksBought
from games.confucius.turns import GameEnded, OfficialsCame, WallBuilt
from games.engine import Event, Outcome, Seat, SeatResigned
from games.engine.choices import Question
from games.engine.contract import SEAT_LETTERS


class ConfuciusTeller(Teller[ConfuciusPosition], frozen=True):
    """Confucius, told to one reader."""

    game: ClassVar[str] = "confucius"
    shown: ClassVar[Mapping[str, Any]] = names.SHOWN
    decisions: ClassVar[tuple[type[Event], ...]] = (
        Acted,
        Passed,
        Tutored,
        CandidatePlaced,
        InfluenceGiven,
        Discarded,
    )

    @property
    def bare(self) -> Self:
        """The same teller, to whom all seats are but tokens."""
        return self.but(style="token", you=None)

    def show(self, kind: Kind, value: Any, key: str = "") -> Fact:
        """Cards chosen by as "1+3", "none" or "hidden"."""
        if kind != "cards" or isinstance(value, Named):
            return super().show(kind, value, key)
        found = names.counts(value)
        known, hidden = names.typed(found), names.hidden(found)
        count = sum(found) - hidden
        text = self.words("confucius-cards", known=known, count=count, hidden=hidden)
        return Named("hidden" if hidden else known or "none", text)

    # ── a turn ───────────────────────────────────────────────────────────────────────────────────

    @classmethod
    def mover_of(cls, events: Sequence[Event], seats: int) -> Seat | None:
        """Whose decision comes first, unless it was forced; None if nobody decided anything."""
        for event in events:
            match event:
                case ChiefNamed(forced=False) if event.by != NOBODY:
                    return event.by
                case _ if isinstance(event, cls.decisions) and not getattr(event, "forced", False):
                    return super().mover_of([event], seats)
        return None

    def tell(self, event: Event, part: str = "", **given: Any) -> str:
        """The sentence of the event's class, or ``part`` of it, with what it needs besides the event."""
        return self(_key(event, part), event, **(self.besides(event, part) | given))

    def besides(self, event: Event, part: str) -> dict[str, Any]:
        """What the sentences about an event need and it does not hold: sums, printed numbers, who is who."""
        match event:
            case Paid():
                over = names.total(event.cards, event.kind) - event.due
                return {
                    "amount": over if part == "warned" else event.due,
                    "saved": max(event.full - event.due, 0),
                    "exact": event.kind == CASH and names.typed(event.cards) == str(event.due),
                }
            case Recruited():
                return {"before": event.armies - 1}
            case Invaded():
                land = lands()[event.land]
                return {"points": land.boxes[event.box], "star": event.box == land.star}
            case JunksBought():
                return {"before": event.yard - event.count}
            case Commercial() | Drawn() | Tutored():
                return {
                    "count": sum(event.cards),
                    "cash": names.total(event.cards),
                    "licences": names.total(event.cards, "licences"),
                    "own": isinstance(event, Tutored) and event.owner == event.seat,
                }
            case MarkerReplaced():
                return {"replaced": event.before not in (NOBODY, event.after)}
            case Insulted():
                return {"points": rewards().insult}
            case GiftRemoved():
                return {"count": cards().cancel}
            case Discarded():
                return {"limit": cards().limit}
            case WallBuilt():
                most = realm().wall
                return {"before": event.wall - 1, "all": most, "full": event.wall >= most}
            case ExamBegan():
                owners = [seat for seat in (event.red, event.orange) if seat != NOBODY]
                students = "one" if len(owners) == 1 else "both" if event.red == event.orange else "two"
                return {"seat": owners[0], "students": students}
            case ResolutionBegan():
                counts = ((seat, tiles) for seat, tiles, _ in event.standing)
                return {"counts": self.bare.each(counts)}
            case InfluenceGiven():
                return {"before": event.total - event.tiles}
            case PostsFilled():
                return self._posts(event)
            case TitleAwarded():
                most = max(event.counts)
                return {
                    "counts": self.bare.each(enumerate(event.counts)),
                    "most": most,
                    "level": self.bare.seats(
                        seat for seat, count in enumerate(event.counts) if count == most
                    ),
                    "voyage": realm().voyage,
                    "ministry": _DECIDES[event.title],
                }
            case RoundBegan():
                found = zip(event.cubes, event.gifts, strict=True)
                cubes = ((seat, f"{cubes} ({gifts})") for seat, (cubes, gifts) in enumerate(found) if cubes)
                return {"list": self.bare.each(cubes)}
        return {}

    def _posts(self, event: PostsFilled) -> dict[str, Any]:
        """Who has how many officials; how equal influence was told apart."""
        tiles = {seat: (count, best) for seat, count, best in event.standing}
        most, best = tiles.get(event.minister, (0, 0))
        less, _ = tiles.get(event.secretary, (0, 0))
        high, low = event.points
        return {
            "alone": event.secretary in (event.minister, NOBODY),
            "high": high,
            "low": low,
            "points": high + low,
            "most": most,
            "less": less,
            "tie": most == less,
            "space": best,
        }

    def phrases(self, part: str, events: Iterable[Event], **given: Any) -> Iterator[str]:
        """What events that have such a part in their message say in it."""
        for event in events:
            if _key(event, part) in self.words and (text := self.tell(event, part, **given)):
                yield text

    def summary(self, events: Sequence[Event]) -> str:
        """What was decided, then what the court made of it with the reasons."""
        return "\n".join(self.lines(events))

    def lines(self, events: Sequence[Event]) -> list[str]:
        """Everything that happened, in its order, line by line; the titles are told in the final scoring."""
        lines: list[str] = []
        idle: list[Passed] = []
        resolving = NOBODY
        left = {event.seat for event in events if isinstance(event, SeatResigned)}
        for head, *rest in chunks(events):
            if isinstance(head, Passed) and head.forced:
                idle.append(head)
                continue
            lines += self._idle(idle)
            idle = []
            match head:
                case Acted():
                    lines.append(self.deed(head, rest))
                case InfluenceGiven():
                    lines += [self.tell(head, "began")] if head.ministry != resolving else []
                    lines += self.items([self.tell(head)])
                case ResolutionBegan() if head.standing:
                    lines.append(self.tell(head))
                case PostsFilled() if head.minister != NOBODY:
                    lines += self.items([self.tell(head)])
                case ExamDecided():
                    lines += self._decided(head, left)
                case LandResolved():
                    lines.append(self._land(head, rest))
                case TitleAwarded() | ResolutionBegan() | OfficialsCame(tiles=()):
                    pass
                case _:
                    lines.append(" ".join([self.tell(head), *self.phrases("after", rest)]))
            resolving = getattr(head, "ministry", resolving)
        return lines + self._idle(idle)

    def _idle(self, passed: Sequence[Passed]) -> list[str]:
        """Those who were passed over because nothing was left that they could do, together."""
        seats = self.seats(event.seat for event in passed)
        return [self.tell(passed[0], seats=seats)] if passed else []

    def deed(self, acted: Acted, events: Sequence[Event]) -> str:
        """An action with its price and what it brought, then gifts that it cancelled."""
        told = next((self.tell(event) for event in events if _key(event) in self.words), self.tell(acted))
        other = [event for event in events if not isinstance(event, RewardDrawn)]
        brings = [
            *self.phrases("brings", other, do=acted.do),
            *self._rewards(events, "brings", acted.seat),
            *self.phrases("left", events),
        ]
        paid = "".join(self.phrases("price", events, do=acted.do))
        done = self("confucius-deed", acted, told=told, paid=paid, brings=self.listed(brings))
        return " ".join([done, *self.phrases("after", events)])

    def _rewards(self, events: Iterable[Event], part: str, seat: Seat | None) -> Iterator[str]:
        """The Emperor's Rewards that the seat draws, all at once."""
        found = [event for event in events if isinstance(event, RewardDrawn) and event.seat == seat]
        if found:
            called = self.in_full if part == "drawn" else partial(self, "confucius-reward")
            yield self.tell(found[0], part, list=self.listed(called(reward=event.card) for event in found))

    def in_full(self, reward: str) -> str:
        """An Emperor's Reward with what it does."""
        return self("confucius-reward-in-full", reward=reward, cash=rewards().cash, insult=rewards().insult)

    def _decided(self, event: ExamDecided, left: set[Seat]) -> Iterator[str]:
        """The cards of each side and their sums, who wins and why; nothing where no cards were laid."""
        if left.intersection(event.owners):
            yield self.tell(event, why="left")
        elif event.contested and not any(map(any, event.laid)):
            yield self.tell(event, why="none")
        elif event.contested:
            yield self.tell(event, "revealed")
            for student in range(len(STUDENTS)):
                laid = (
                    (seat, names.typed(found))
                    for seat, found in enumerate(event.laid)
                    if event.students[seat] == student and any(found)
                )
                facts = {"seat": event.owners[student], "sum": event.sums[student]}
                side = self.tell(event, "side", student=student, laid=self.bare.each(laid), **facts)
                yield from self.items([side])
            tie = event.sums[RED] == event.sums[ORANGE]
            yield self.tell(event, why="tie" if tie else "sum")

    def _land(self, event: LandResolved, drawn: Sequence[Event]) -> str:
        """Whether the land was taken, what each army brought, who drew an Emperor's Reward."""
        gains: dict[Seat, int] = {}
        for seat, points in event.armies:
            gains[seat] = gains.get(seat, 0) + points
        told = (
            self("confucius-land-resolved.gain", seat=seat, points=points)
            for seat, points in gains.items()
            if points
        )
        return self.tell(event, gains=self.listed(told), star="".join(self.phrases("star", drawn)))

    def preview(self, events: Sequence[Event]) -> str:
        """The same, and the points before and after."""
        found = sorted(changes(event for event in events if isinstance(event, ScoreChanged)).items())
        told = self.listed(self.bare.tell(ScoreChanged(seat, *both)) for seat, both in found)
        return "\n".join([*self.lines(events), *([self("confucius-changes", list=told)] if told else [])])

    def warning(self, events: Sequence[Event]) -> str:
        """What is overpaid or given up, what is drawn or ends; after it there is no undo."""
        own = [event for event in events if getattr(event, "seat", None) == self.mover]
        kinds = {
            type(event) for event in events if event in own or not isinstance(event, Drawn | RewardDrawn)
        }
        what = next((what for kind, what in _FINAL.items() if kind in kinds), "turn")
        return " ".join([*self.phrases("warned", own), self("confucius-final", what=what)])

    def drawn(self, events: Sequence[Event]) -> str:
        """The cards and Emperor's Rewards that the one who moved drew unseen."""
        found = [event.cards for event in events if isinstance(event, Drawn) and event.seat == self.mover]
        first, second, third, hidden = map(sum, zip(*found, strict=True)) if found else (0, 0, 0, 0)
        cards = Drawn(self.mover or 0, (first, second, third, hidden))
        told = [self.tell(cards, "drawn")] if any(cards.cards) else []
        return " ".join([*told, *self._rewards(events, "drawn", self.mover)])

    def done(self, events: Sequence[Event]) -> Iterator[str]:
        """The actions of the turn so far, each with what it was about: "bribe: Hubu 3"."""
        for head, *rest in chunks(events):
            if isinstance(head, Acted):
                yield self.tell(head, "short", about=self.listed(self.phrases("short", rest)))

    def chosen(self, given: Mapping[str, str]) -> Iterator[str]:
        """The answers that were given for the open action: "bribe", "Hubu 3"."""
        return panel.chosen(self.bare, given)

    # ── the whole ────────────────────────────────────────────────────────────────────────────────

    def task(self) -> str:
        """What the seat to act has to do, after "Mei to ..."; what made it act where others did."""
        view = self.view
        red, orange = map(self.bare.seat, view.students)
        return self(
            "confucius-task",
            phase="over" if view.turn is None else view.phase,
            round=view.round,
            cubes=0 if view.turn is None else view.cubes[view.turn],
            limit=cards().limit,
            red=red,
            orange=orange,
            candidate=view.candidate,
            ministry=max(view.resolving, 0),
            deed=panel.announced(self)["deed"] if view.phase == "pay" else "",
        )

    def standings(self, events: Sequence[Event]) -> str:
        """The round, what brings the end nearer; everybody's points, as before -> after, cubes, cards."""
        view, over = self.view, self.view.turn is None
        acting = not over and view.phase in ("turn", "free", "pay", "favour")
        changed = [event for event in events if isinstance(event, ScoreChanged)]
        cubes = (
            (seat, self("confucius-standings.passed") if view.passed[seat] else view.cubes[seat])
            for seat in (view.playing if acting else ())
        )
        told = self(
            "confucius-standings",
            over=over,
            round=view.round,
            chief=self.bare.seat(view.chief),
            wall=view.wall,
            all=realm().wall,
            candidates=len(view.candidates_left) + bool(view.candidate),
            closed=sum(view.resolved),
            ministries=len(MINISTRIES),
            list=self.bare.totals(view.scores, changed),
            cubes=self.bare.each(cubes),
            hands=self.bare.each((seat, sum(view.hands[seat])) for seat in view.playing),
        )
        return "\n".join(filter(None, told.splitlines()))

    def hand(self, seat: Seat) -> str:
        """Cards with their worth, rewards, gifts ready and to be bought, gifts of others with their duties.

        Also the alt text of the hand's picture, so without markup; players go by token and letter.
        """
        view, letters = self.view, SEAT_LETTERS[: self.view.seats]
        teller = self.but(players=Players.of(tuple(letters)), style="flat")
        given = sorted((gift for gift in active(view) if gift.giver == seat), key=lambda gift: -gift.value)
        unbought = [value for value in range(1, 7) if view.gifts[seat][value - 1] == UNBOUGHT]
        told = teller(
            "confucius-hand",
            **panel.worth(view.hands[seat]),
            rewards=self.listed(self.in_full(reward) for reward in view.rewards[seat]),
            ready=self.show(["gift"], gifts.ready(view, seat)),
            unbought=self.show(["gift"], unbought),
            given=self.listed(
                teller("confucius-hand.given", gift=gift.value, seat=gift.holder) for gift in given
            ),
        )
        lines = [line for line in told.splitlines() if line]
        if gifts.held(view, seat):
            lines += [gifts.holds(teller, teller, seat), *gifts.duties(teller, seat)]
        return "\n".join(lines)

    # ── the board ────────────────────────────────────────────────────────────────────────────────

    def alt(self) -> str:
        """The board for somebody who cannot see it."""
        return board.alt(self)

    def note(self) -> str:
        """Who owes whom."""
        return gifts.obligations(self)

    def board(self) -> str:
        """The board in full as text."""
        return board.board(self)

    def captions(self, turn: int, question: Question | None, **facts: Any) -> dict[str, str]:
        """Captions by the keys of ``render.confucius``."""
        return super().captions(turn, None, round=self.view.round)

    # ── questions and answers ────────────────────────────────────────────────────────────────────

    def asked(self, question: Question) -> dict[str, Any]:
        """A second place, land or box is asked for as the first."""
        return super().asked(question) | {"slot": question.slot.rstrip("0123456789")}

    def ask(self, question: Question) -> str:
        """The question as a sentence; for what to do the whole action box with what it costs now."""
        return panel.Answers(self, question).ask()

    def labels(self, question: Question) -> Mapping[str, Label]:
        """The answers with what they cost or bring."""
        flat = msgspec.structs.replace(self.players, tokens=TOKENS)
        return panel.Answers(self.but(players=flat), question).labels()

    # ── the end ──────────────────────────────────────────────────────────────────────────────────

    def result(self, outcome: Outcome, seat: Seat, **facts: Any) -> str:
        """Points, and those of each source that brought some."""
        found = outcome.seats[seat]
        told = (
            self("confucius-source", source=source, count=count)
            for source, count in found.sources.items()
            if count
        )
        return self("confucius-score", points=found.score, sources=self.listed(told))

    def ending(self, outcome: Outcome, **facts: Any) -> str:
        """Why the match ended; how equal points were told apart, if they had to be."""
        best = outcome.seats[outcome.winners[0]].score
        # Who left ranks behind all others: as second only where nobody else is left.
        second = max((result.score for result in outcome.seats if result.rank == 2), default=best - 1)
        tie = "none"
        if len(outcome.winners) > 1:
            tie = "shared"
        elif outcome.end != "resigned" and second >= best:
            tie = "admiral" if second > best else "title"
        return super().ending(outcome, tie=tie)

    def scoring(self, events: Sequence[Event]) -> str:
        """The titles one by one, the points, how equal points were told apart; "" while the match runs.

        Names give way to tokens, and emojis to signs, where five long ones leave no room.
        """
        ended = next((event for event in events if isinstance(event, GameEnded)), None)
        return self.within(LONGEST_SCORING, lambda say: say.final(ended, events)) if ended else ""

    def final(self, ended: GameEnded, events: Sequence[Event]) -> str:
        """The same, however long it is."""
        titles = [event for event in events if isinstance(event, TitleAwarded)]
        changed = [event for event in events if isinstance(event, ScoreChanged)]
        lines = [self("confucius-titles", points=court().title), *self.items(map(self.tell, titles))]
        lines.append(self("confucius-changes", list=self.bare.totals(ended.scores, changed)))
        winners = ended.winners
        scores = {seat: score for seat, score in enumerate(ended.scores) if seat not in ended.resigned}
        level = [seat for seat, score in scores.items() if score == max(scores.values())]
        held = [
            title for title in _CHAIN for event in titles if (event.title, event.seat) == (title, winners[0])
        ]
        if len(winners) > 1 and len(level) > 1:
            lines.append(self("confucius-tie", level=self.bare.seats(winners), title="none", seat=winners[0]))
        elif len(level) > 1 and held:  # always, but for records that do not say who had left
            lines.append(self("confucius-tie", level=self.bare.seats(level), title=held[0], seat=winners[0]))
        return "\n".join(lines)


_CHAIN = ("admiral", "chief", "general")
"""The titles that decide between equal points, the first one first."""

_DECIDES = {"chief": HUBU, "admiral": GONGBU, "general": BINGBU}
"""Whose Minister decides a tied title."""

_FINAL = {
    GameEnded: "match",
    RoundBegan: "round",
    WallBuilt: "court",
    Tutored: "laid",
    Drawn: "cards",
    RewardDrawn: "cards",
}
"""What cannot be taken back, the gravest first."""

_HEADS: tuple[type[Event], ...] = (
    *ConfuciusTeller.decisions,
    WallBuilt,
    ExamBegan,
    ExamEmpty,
    ExamDecided,
    CandidateLost,
    CandidateShown,
    ResolutionBegan,
    PostsFilled,
    LandResolved,
    OfficialsCame,
    TitleAwarded,
    RoundBegan,
    ChiefNamed,
    SeatResigned,
    GameEnded,
)
"""What something new begins with; every other event belongs to the one before it."""

TELLER = ConfuciusTeller


def _key(event: Event, part: str = "") -> str:
    """The message of the event, or part of it."""
    return f"confucius-{slug(type(event))}{'.' if part else ''}{part}"


def chunks(events: Sequence[Event]) -> list[list[Event]]:
    """The events in their order, each with those that belong to it: payments, effects, cards drawn."""
    found: list[list[Event]] = []
    for event in events:
        if found and not isinstance(event, _HEADS):
            found[-1].append(event)
        else:
            found.append([event])
    return found
