"""Da Yunhe in words: turns, questions, the hand, the totals, the final scoring, the end."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, ClassVar, Final, get_args

from bot.text.dayunhe import board as board_in_words
from bot.text.dayunhe import names, parts, scoring, ways
from bot.text.dayunhe.answers import Answers, capital
from bot.text.dayunhe.parts import PARTS, Act, first
from bot.text.fluent import Fact, Listed, Named
from bot.text.room import LONGEST_SCORING
from bot.text.teller import Kind, Label, Teller, slug
from games.dayunhe.building import Built, CityBuilt, canals_on_map
from games.dayunhe.cards import NONE, CardRevealed, CardTaken, TurnDone
from games.dayunhe.components import COST, cards, rules
from games.dayunhe.inspection import ForkChosen, Inspected, InspectionAnnounced
from games.dayunhe.places import PLACES
from games.dayunhe.position import DayunhePosition
from games.dayunhe.rebuilding import Swapped, Turned
from games.dayunhe.scoring import final_parts
from games.dayunhe.stacks import (
    CostPaid,
    PutUnder,
    Reformed,
    Spied,
    Supplied,
    UnrestToWall,
    unrest_held,
    unseen,
)
from games.dayunhe.turns import CoordinatorTurned, GameEnded, Prospect, RoundBegan, Uprising, prospects
from games.dayunhe.unrest import CanalDestroyed, Denounced, PeopleCalmed
from games.dayunhe.way import score_way
from games.engine import HIDDEN, Event, Outcome, Seat
from games.engine.choices import Question


class DayunheTeller(Teller[DayunhePosition], frozen=True):
    """Da Yunhe, told to one reader; ``pictured``: what the picture shows is left out.

    Several events become one sentence where a seat uses a symbol of its card, at forks with the way that they
    lead to, in the uprisings of one colour (`bot.text.dayunhe.parts`); all others are told one by one.
    """

    game: ClassVar[str] = "dayunhe"
    shown: ClassVar[Mapping[str, Any]] = names.SHOWN
    decisions: ClassVar[tuple[type[Event], ...]] = get_args(parts.DECISIONS)

    pictured: bool = False

    @classmethod
    def mover_of(cls, events: Sequence[Event], seats: int) -> Seat | None:
        """Whose decision comes first; what nobody decided, as the end of a turn without a choice, aside."""
        return super().mover_of([event for event in events if not getattr(event, "forced", False)], seats)

    def show(self, kind: Kind, value: Any, key: str = "") -> Fact:
        """How a tile lies by the edges that its line joins; all else as everywhere."""
        if kind == "lines" and not isinstance(value, Named):
            edges = [] if value == NONE else [self("dayunhe-edge", edge=edge) for edge in value.split("-")]
            return Named(value, self("dayunhe-lines", edges=edges) if edges else "")
        return super().show(kind, value, key)

    @property
    def by_token(self) -> "DayunheTeller":
        """The same, with everybody called by their tokens, also the reader."""
        return self.but(style="token", you=None)

    # ── a turn ───────────────────────────────────────────────────────────────────────────────────

    def summary(self, events: Sequence[Event]) -> str:
        """Everything that happened, in its order, line by line; the final scoring is told apart."""
        return "\n".join(line for part in parts.sections(events) for line in self.paragraph(part))

    def brief(self, events: Sequence[Event]) -> str:
        """The same without the ways of tiles, what lapses, and the coordinator's single steps."""
        return self.but(pictured=True).summary(events)

    def preview(self, events: Sequence[Event]) -> str:
        """What the draft does and what follows by itself, the prestige before and after."""
        changed = sorted(scoring.changed(events).items())
        prestige = self.prestige(((seat, after) for seat, (_, after) in changed), events)
        told = self("dayunhe-prestige", prestige=prestige) if prestige else ""
        return "\n".join(filter(None, (self.summary(events), told)))

    def paragraph(self, part: Sequence[Event]) -> list[str]:
        """What is told together, in one or more lines."""
        head = part[0]
        match head:
            case _ if isinstance(head, PARTS):
                return self.deeds(part)
            case CardRevealed():
                return [self.tell(head, gets="".join(map(self.tell, part[1:])))]
            case ForkChosen():
                inspected = (self.tell(event) for event in part if isinstance(event, Inspected))
                return [self.forks(part), *inspected]
            case Uprising():
                return [self.uprisings(part)]
        return [self.tell(head)]

    def tell(self, event: Event, **given: Any) -> str:
        """The sentence of the event's class."""
        return super().tell(event, **self.facts(event), **given)

    def facts(self, event: Event) -> dict[str, Any]:
        """What the messages about an event need more than it holds."""
        printed = rules()
        match event:
            case CardTaken() | CardRevealed():
                return {"does": lambda: names.does(self, event.card), "pictured": self.pictured}
            case Built():
                return {"lines": NONE if self.pictured else names.lines(event.tile, event.rotation)}
            case Turned():
                before, now = (names.lines(event.tile, turn) for turn in (event.before, event.rotation))
                return {"before": self.show("lines", before), "lines": now}
            case UnrestToWall():
                return {"before": event.count - 1, "due": event.count >= event.level}
            case CityBuilt() | Denounced():
                return {"before": event.count - 1, "points": printed.city_unrest}
            case PeopleCalmed():
                return {"before": event.count + 1, "row": self.players.token(event.owner)}
            case Spied():
                named = (self("dayunhe-top", stack=stack, tile=tile) for stack, tile in event.tops)
                return {"tops": self.tops(event), "known": _known(event), "named": self.listed(named)}
            case Inspected():
                return {**ways.told(self, event.way), "steps": len(event.way), "pictured": self.pictured}
            case RoundBegan():
                return {"late": event.round >= printed.warning_round, "last": printed.last_round}
            case CoordinatorTurned():
                gone = printed.trips - event.trips
                return {"trip": gone + 1, "all": printed.trips, "south": gone % 2 == 0}
            case GameEnded():
                return {"rounds": printed.last_round}
        return {}

    def forks(self, part: Iterable[Event]) -> str:
        """What one seat chose at forks; told shorter where the whole way follows."""
        chosen = [event for event in part if isinstance(event, ForkChosen)]
        return self.tell(chosen[0], places=self.places(chosen), done=first(part, Inspected) is not None)

    def places(self, forks: Iterable[ForkChosen]) -> Fact:
        """Where he was led."""
        return self.show(["place"], [event.place for event in forks])

    def uprisings(self, part: Iterable[Event]) -> str:
        """Whose people rise, perhaps several times, with how many tiles, what that costs, where they go."""
        risings = [event for event in part if isinstance(event, Uprising)]
        stacks = sorted({event.stack + 1 for event in part if isinstance(event, PutUnder)})
        return self.tell(
            risings[0],
            times=len(risings),
            tiles=sum(rising.tiles for rising in risings),
            each=rules().loss,
            loss=sum(rising.loss for rising in risings),
            stacks=self.listed(map(str, stacks)),
        )

    # ── what was done with a card ────────────────────────────────────────────────────────────────

    def deeds(self, events: Sequence[Event]) -> list[str]:
        """What one seat did, in a sentence or as a list; what it left unused, if its turn ended with it."""
        seat = next(event.seat for event in events if isinstance(event, Act | TurnDone | CostPaid))
        doing, done = self.but(mover=seat), first(events, TurnDone)  # what is the seat's is "their own"
        acts = self.listed(doing.act(chunk) for chunk in parts.chunks(events))
        told = self(
            "dayunhe-acts",
            seat=seat,
            card=done.card if done else None,
            acts=acts,
            all=done is not None and parts.all_left(done),
            forced=done is not None and done.forced,
        )
        left = self("dayunhe-left", done, list=self.unused(done)) if done and not self.pictured else ""
        if acts > 1:
            return list(filter(None, (told, *self.items(acts.items), left)))
        return [" ".join(filter(None, (told, left)))]

    def unused(self, done: TurnDone) -> Listed:
        """The symbols that were left: "build 1", "intrigue or denounce"."""
        return self.listed(names.group(self, group) for group in parts.unused(done))

    def act(self, chunk: Sequence[Event]) -> str:
        """An action with what it brought and cost, a phrase."""
        head = next((event for event in chunk if isinstance(event, Act)), chunk[0])
        walled, put = first(chunk, UnrestToWall), [event for event in chunk if isinstance(event, PutUnder)]
        given: dict[str, Any] = {
            "wall": lambda: self.by_token.tell(walled) if walled else "",
            "under": lambda: self.tell(put[0]),
            "now": lambda: "".join(
                self("dayunhe-turned.now", event, **self.facts(event), several=isinstance(head, Swapped))
                for event in chunk
                if isinstance(event, Turned)
            ),
        }
        given["cost"] = "".join(self.tell(event, **given) for event in chunk if isinstance(event, CostPaid))
        match head:
            case Supplied():
                found = [event for event in chunk if isinstance(event, Supplied)]
                return self("dayunhe-supplies", seat=head.seat, tiles=self.supplied(found))
            case Built():
                given["owner"] = self.seat(walled.owner if walled else -1)
            case CanalDestroyed():
                given["stack"] = put[-1].stack
            case InspectionAnnounced():
                done = first(chunk, Inspected)
                given |= {**self.facts(done), "unused": done.unused} if done else {}
                given |= {"done": done is not None, "steps": head.steps}
            case Swapped():
                given |= {f"tile{number}": tile for number, tile in enumerate(head.tiles, 1)}
                given |= {f"seat{number}": owner for number, owner in enumerate(head.owners, 1)}
            case CostPaid():
                return str(given["cost"])
            case _:
                pass
        return self.tell(head, **given)

    def supplied(self, found: Sequence[Supplied], *, mark: bool = True) -> Listed:
        """The tiles taken from the stacks; ``mark``: say which of them lay face down."""
        if self.pictured:
            counted = names.counted(event.tile for event in found)
            return self.listed(self("dayunhe-some", **facts) for facts in counted)
        return self.listed(
            self(
                "dayunhe-supplied",
                tile=event.tile,
                stack=event.stack,
                unseen=mark and event.face_down and event.tile != HIDDEN,
            )
            for event in found
        )

    def tops(self, event: Spied) -> Listed:
        """The tops that were turned up; where they are not known the stacks alone."""
        if not _known(event):
            return self.listed(str(stack + 1) for stack, _ in event.tops)
        return self.listed(
            self("dayunhe-supplied", tile=tile, stack=stack, unseen=False) for stack, tile in event.tops
        )

    # ── around Confirm ───────────────────────────────────────────────────────────────────────────

    def warning(self, events: Sequence[Event]) -> str:
        """What is left unused, what is drawn or ends; after it there is no undo."""
        ended = (event for event in events if isinstance(event, TurnDone) and not event.forced)
        left = next((self.unused(event) for event in ended if event.seat == self.mover), self.listed(()))
        what = max(("turn", *_ends(events)), key=_WEIGHT.index)
        return self("dayunhe-warning", left=left, what=what)

    def drawn(self, events: Sequence[Event]) -> str:
        """The card that was taken, tiles drawn from face-down stacks, tops turned up."""
        blind = [event for event in events if isinstance(event, Supplied) and event.face_down]
        told = [self("dayunhe-drawn", tiles=self.supplied(blind, mark=False))] if blind else []
        for event in events:
            if isinstance(event, CardTaken) and event.seat == self.mover:
                told.append(self("dayunhe-card-taken.drawn", event, **self.facts(event)))
            elif isinstance(event, Spied):
                told.append(self("dayunhe-spied.drawn", event, **self.facts(event)))
        return " ".join(told)

    def done(self, events: Sequence[Event]) -> list[str]:
        """The actions of the turn so far, each with the one thing it was about."""
        told = [event for event in events if isinstance(event, Act | ForkChosen)]
        return [self.by_token.shortly(chunk) for chunk in parts.chunks(told)]

    def shortly(self, chunk: Sequence[Event]) -> str:
        """An action in a few words: "build: straight 2-5"; where the coordinator was led."""
        acts = [event for event in chunk if not isinstance(event, ForkChosen)]
        forks = [event for event in chunk if isinstance(event, ForkChosen)]
        told = [self(f"dayunhe-{slug(type(act))}.short", act, **self.facts(act)) for act in acts[:1]]
        told += [self(f"dayunhe-{slug(type(act))}.then", act, **self.facts(act)) for act in acts[1:]]
        told += [self("dayunhe-fork-chosen.short", places=self.places(forks))] if forks else []
        return ", ".join(told)

    # ── questions and answers ────────────────────────────────────────────────────────────────────

    def asked(self, question: Question) -> dict[str, Any]:
        """What was answered, and all that an answer depends on, found out where a question tells it."""
        view, given, say = self.view, question.given, self.but(style="token")
        at = view.facing[0] if view.facing else PLACES.get(given.get("place", ""), -1)
        kind = given.get("tile") or (view.tiles[at] if at >= 0 else "")
        answers = Answers(self)
        me = answers.me
        order = [seat for seat in view.clockwise(view.start) if seat in view.playing]
        return super().asked(question) | {
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
            "list": lambda: names.tiles(self, view.warehouses[me]),
            "stacks": lambda: names.stacks(self, me),
            "overview": lambda: "\n".join(self.overview()),
            "builds": "build" in view.left,
            "city": len(view.city[me]),
            "map": lambda: canals_on_map(view, me),
            "more": lambda: max(0, canals_on_map(view, me) - len(view.city[me])),
            "forecast": lambda: ways.forecast(say, say.seat(view.decider)),
            "buried": lambda: capital(answers.buried(at)),
            "owner": lambda: answers.flat.seat(view.owners[at]),
            "rows": lambda: say.each(answers.rows()),
            "level": view.level,
            "under": lambda: answers.under(),
            "wall": lambda: answers.wall(me, 1),
            "unrest": unrest_held(view, me),
            "needed": COST,
            "slander": -rules().city_unrest,
            "south": view.south,
            "decider": say.seat(view.decider),
            "way": lambda: ways.path(say, score_way(view, view.way, view.lines)),
            "steps": view.steps,
            "actor": say.seat(view.actor if view.special and view.actor is not None else -1),
        }

    def ask(self, question: Question) -> str:
        """The question as a sentence; below it what the answer depends on."""
        return _compact(super().ask(question))

    def hint(self, question: Question) -> str:
        """The placeholder of the list."""
        return self("dayunhe-hint", slot=question.slot)

    def overview(self) -> Iterable[str]:
        """The groups of the card: what is open, used, shut out or not possible, and why."""
        for _, group in groupby(prospects(self.view), key=lambda entry: entry.group):
            yield self("dayunhe-group", list=self.listed(self._prospects([*group])))

    def _prospects(self, group: Sequence[Prospect]) -> Iterable[str]:
        """The actions of a group; the reason once where none is possible for the same."""
        alike = {entry.refusal.code if entry.refusal else "" for entry in group}
        together = len(alike) == 1 and "" not in alike
        for entry in group[:1] if together else group:
            acts = [other.action for other in (group if together else [entry])]
            facts = {"code": entry.refusal.code, **entry.refusal.facts} if entry.refusal else {}
            yield self("dayunhe-prospect", entry, act=entry.action, acts=self.show(["act"], acts), **facts)

    def labels(self, question: Question) -> Mapping[str, Label]:
        """The answers with what they cost or bring."""
        return Answers(self).labels(question)

    def captions(self, turn: int, question: Question | None, **facts: Any) -> dict[str, str]:
        """Captions by the keys of ``render.dayunhe``, the names of the cards among them."""
        found = {card.id: self("dayunhe-card", card=card.id) for card in cards()}
        return found | super().captions(turn, None, round=self.view.round)

    # ── the whole ────────────────────────────────────────────────────────────────────────────────

    def task(self) -> str:
        """What the seat to act has to do, after "Mei to ..."."""
        view = self.view
        at = view.facing[0] if view.facing else -1
        return self.by_token(
            "dayunhe-task",
            phase=view.phase,
            round=view.round,
            card=None if view.actor is None else view.chosen[view.actor],
            special=view.special,
            seat=view.actor,
            tile=view.tiles[at],
            lines=names.lines(view.tiles[at], view.rotations[at]),
        )

    def prestige(self, scores: Iterable[tuple[Seat, int]], events: Sequence[Event]) -> Listed:
        """The prestige of these seats, before and after where the events changed it."""
        changed = scoring.changed(events)
        told = ((seat, scoring.total(self, changed.get(seat, (now, now))[0], now)) for seat, now in scores)
        return self.by_token.each(told)

    def standings(self, events: Sequence[Event]) -> str:
        """The trip and the round; everybody's prestige, unrest in the wall, what the end would bring now."""
        view, printed, say = self.view, rules(), self.by_token
        final = (names.total(found.total).text for found in final_parts(view))
        told = say(
            "dayunhe-standings",
            phase=view.phase,
            round=view.round,
            seat=view.start,
            trip=printed.trips - view.trips + 1,
            all=printed.trips,
            south=view.south,
            place=view.coordinator,
            lying=view.lying,
            played=view.turn is not None and view.round > 0,
            late=view.round >= printed.warning_round,
            last=printed.last_round,
            prestige=self.prestige(enumerate(view.scores), events),
            level=view.level,
            wall=say.each(enumerate(view.wall) if any(view.wall) else ()),
            final=say.each(enumerate(final)),
        )
        return _compact(told)

    def hand(self, seat: Seat) -> str:
        """Card, warehouse, stacks, the cards handed on, what lies face down; only from that seat's view.

        Also the alt text of the hand's picture, so without markup.
        """
        view, hidden = self.view, unseen(self.view, seat)
        card = view.chosen[seat] or None
        passed = [entry for entry in view.handed[seat] if entry != card]
        told = self(
            "dayunhe-hand",
            card=card,
            does=lambda: names.does(self, view.chosen[seat]),
            revealed=view.revealed[seat],
            held=len(view.warehouses[seat]),
            slots=rules().warehouse,
            list=names.tiles(self, view.warehouses[seat]),
            stacks=names.stacks(self, seat),
            count=sum(hidden.values()),
            hidden=self.listed(
                self("dayunhe-tiles", tile=kind, count=count, value=names.value(kind))
                for kind, count in hidden.items()
                if count
            ),
            passed=self.show(["card"], passed),
        )
        return _compact(told)

    def alt(self) -> str:
        """The board for somebody who cannot see it."""
        return board_in_words.alt(self)

    def board(self) -> str:
        """The board in full as text."""
        return board_in_words.board(self)

    # ── the end ──────────────────────────────────────────────────────────────────────────────────

    def result(self, outcome: Outcome, seat: Seat, **facts: Any) -> str:
        """The prestige, and where it comes from."""
        found = outcome.seats[seat]
        gained = {source: points for source, points in found.sources.items() if points}
        told = (self("dayunhe-source", source=source, total=points) for source, points in gained.items())
        return self("dayunhe-score", total=found.score, sources=self.listed(told))

    def ending(self, outcome: Outcome, **facts: Any) -> str:
        """Why the match ended; how equal prestige was told apart, if it had to be."""
        best = max(outcome.seats[seat].score for seat in outcome.winners)
        # Who left ranks behind all others, as third at best.
        beaten = any(result.rank == 2 and result.score == best for result in outcome.seats)
        printed = rules()
        return super().ending(outcome, beaten=beaten, trips=printed.trips, rounds=printed.last_round)

    def scoring(self, events: Sequence[Event]) -> str:
        """Everybody's parts of the final scoring, the prestige before and after, how a tie was told apart.

        "" while the match runs. Names give way to tokens where five long ones leave no room.
        """
        ended = first(events, GameEnded)
        if ended is None:
            return ""
        return self.within(LONGEST_SCORING, lambda say: scoring.final(say, ended, events))


TELLER = DayunheTeller


def _known(event: Spied) -> bool:
    """Whether the tops that were turned up are known."""
    return any(tile != HIDDEN for _, tile in event.tops)


def _compact(text: str) -> str:
    """The text without empty lines."""
    return "\n".join(filter(None, text.splitlines()))


_WEIGHT: Final = ("turn", "reveal", "taken", "top", "drawn", "reform", "fork", "way", "round", "match")
"""What a draft puts an end to, the least first: the greatest is said."""


def _ends(events: Sequence[Event]) -> Iterator[str]:
    """What these events put an end to."""
    announced, special = first(events, InspectionAnnounced), False
    for event in events:
        match event:
            case GameEnded():
                yield "match"
            case RoundBegan(round=number) if number > 1:  # the first one follows the setup
                yield "round"
            case CoordinatorTurned() | Inspected(special=False):
                yield "way"
            case Inspected():
                special = True
            case CardRevealed():
                yield "reveal"
            case CardTaken():
                yield "taken"
            case Supplied(face_down=True):
                yield "drawn"
            case Spied():
                yield "top"
            case Reformed():
                yield "reform"
            case _:
                pass
    if special != (announced is not None):
        yield "way" if special else "fork"
