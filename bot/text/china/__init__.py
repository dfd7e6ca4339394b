"""China in words: turns, questions, answers with what they bring, the hand, the scoring, the end."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, cast

import msgspec

from bot.text.china import board as board_in_words
from bot.text.china import names, scoring
from bot.text.china.labels import Answers
from bot.text.fluent import Listed
from bot.text.players import TOKENS
from bot.text.teller import Label, Teller
from games.china.cards import CardDrawn, CardTaken, DeckRanOut, Exchanged, RowFilled
from games.china.components import COLOURS, HAND
from games.china.placing import PiecePlaced, Place
from games.china.position import ChinaPosition
from games.china.scoring import HousesScored, ScoreChanged
from games.china.turns import GameEnded
from games.engine import HIDDEN, Event, Outcome, Seat, SeatResigned
from games.engine.choices import Question, fitting


class ChinaTeller(Teller[ChinaPosition], frozen=True):
    """China, told to one reader."""

    game: ClassVar[str] = "china"
    shown: ClassVar[Mapping[str, Any]] = {
        "colour": str,
        "pay": str,
        "province": names.province,
        "place": names.place,
        "spaces": names.spaces,
    }
    decisions: ClassVar[tuple[type[Event], ...]] = (PiecePlaced, Exchanged, CardTaken, CardDrawn)

    # ── a turn ───────────────────────────────────────────────────────────────────────────────────

    def summary(self, events: Sequence[Event]) -> str:
        """Pieces and cards, then house scorings with their reasons, the deck, the end."""
        return "\n".join(text for text in (self.first(events), *self.after(events)) if text)

    def brief(self, events: Sequence[Event]) -> str:
        """The same without the cards laid open and the reasons for points."""
        lines = (self.first(events, laid=False), *self.after(events, reasons=False))
        return "\n".join(text for text in lines if text)

    def preview(self, events: Sequence[Event]) -> str:
        """The same, and the points before and after."""
        changed = self.listed(self.tell(event) for event in events if isinstance(event, ScoreChanged))
        told = self.summary(events)
        return "\n".join([told, self("china-changes", list=changed)] if changed else [told])

    def first(self, events: Sequence[Event], *, laid: bool = True) -> str:
        """Who left; the pieces or the exchange, the cards taken, and those laid open: the first line."""
        pieces = self.listed(self.tell(event) for event in events if isinstance(event, PiecePlaced))
        parts = [self.tell(event) for event in events if isinstance(event, SeatResigned)]
        parts += [self("china-placed", seat=self.mover, pieces=pieces)] if pieces else []
        parts += [self.tell(event) for event in events if isinstance(event, Exchanged)]
        drawn = self.drew(events)
        acted = any(isinstance(event, PiecePlaced | Exchanged) for event in events)
        if drawn:  # with them begins what is told of a turn that somebody who resigned had interrupted
            parts.append(self("china-refilled", seat=self.mover, begins=not acted, list=self.listed(drawn)))
        elif any(isinstance(event, Exchanged) for event in events):
            parts.append(self("china-refilled-none"))
        row = [card for event in events if isinstance(event, RowFilled) for card in event.cards]
        if laid and row and HIDDEN not in row:  # nothing before it is known
            parts.append(self("china-row-filled", cards=self.cards(row)))
        return " ".join(parts)

    def drew(self, events: Iterable[Event], mark: str = "") -> list[str]:
        """Cards from the row and from the deck, a phrase each; ``mark`` stands around those from the deck."""
        found = [event for event in events if isinstance(event, CardTaken | CardDrawn)]
        taken = [event.card for event in found if isinstance(event, CardTaken)]
        blind = [event.card for event in found if isinstance(event, CardDrawn)]
        parts = [self("china-card-taken", cards=self.cards(taken))] if taken else []
        if blind:
            cards = f"{mark}{self.cards(blind).text}{mark}"
            known = HIDDEN not in blind
            parts.append(self("china-card-drawn", known=known, cards=cards, count=len(blind)))
        return parts

    def after(self, events: Sequence[Event], *, reasons: bool = True) -> list[str]:
        """House scorings, the deck running out, that the match is over: a line each, in their order.

        The steps of the final scoring are told elsewhere.
        """
        lines: list[str] = []
        ends = {event.end for event in events if isinstance(event, GameEnded)}
        for event in events:
            match event:
                case HousesScored(at_end=False) if not reasons:
                    gains = " · ".join(
                        f"{self.players.token(seat)} **+{points}**" for seat, points in event.points
                    )
                    lines.append(self("china-full-brief", event, gains=gains))
                case HousesScored(at_end=False):
                    rule = self.words(f"rules-china-{event.rule}.title")
                    lines += [self.tell(event, rule=rule), *self.items(self.reasons(event))]
                case DeckRanOut(time=2) if "deck" in ends:
                    pass  # the line about the end says so
                case DeckRanOut() | GameEnded():
                    lines.append(self.tell(event))
                case _:
                    pass
        return lines

    def reasons(self, event: HousesScored) -> Iterable[str]:
        """Why a house scoring gave what; who got as many for the same reason is told together."""
        alike: dict[tuple[int, int], list[Seat]] = {}
        for seat, points in event.points:
            alike.setdefault((event.houses[seat], points), []).append(seat)
        counts = sorted({count for count in event.houses if count}, reverse=True)
        for (own, points), seats in alike.items():
            rank = counts.index(own)
            yield self(
                "china-scored",
                seats=self.seats(seats),
                points=points,
                rank=1 + rank,
                own=own,
                shared=event.houses.count(own) > 1,
                total=sum(event.houses),
                above=counts[rank - 1] if rank else 0,
                doubled=seats[0] in event.doubled,
            )

    def warning(self, events: Sequence[Event]) -> str:
        """A card drawn face down, the cards that fill the row, the end of the turn or of the match."""
        kinds = {type(event) for event in events}
        found = (what for event, what in _FINAL.items() if event in kinds)
        return self("china-final-move", what=next(found, "turn"))

    def drawn(self, events: Sequence[Event]) -> str:
        """The cards drawn face down."""
        cards = [event.card for event in events if isinstance(event, CardDrawn)]
        return self("china-drawn", cards=self.cards(cards)) if cards else ""

    def progress(self, events: Sequence[Event], question: Question | None) -> str:
        """What the turn has done so far, and the part of the open action that is chosen."""
        placed = any(isinstance(event, PiecePlaced) for event in events)
        chosen = self._chosen(question.given if question else {}, placed=placed)
        done = ", ".join(self.but(style="token").short(events))
        return " · ".join(text for text in (done, chosen) if text)

    def short(self, events: Sequence[Event]) -> list[str]:
        """What a turn in progress has done, in phrases: pieces, points, cards, what became of the deck."""
        parts: list[str] = []
        for event in events:
            match event:
                case PiecePlaced():
                    parts.append(self("china-piece-short", event))
                case Exchanged():
                    parts.append(self("china-discarded", event))
                case HousesScored():
                    gains = ", ".join(f"{self.name(seat)} +{points}" for seat, points in event.points)
                    parts.append(self("china-full-short", event, gains=gains))
                case _:
                    pass
        parts += self.but(tense="past").drew(events, mark="**")
        return parts + [
            self("china-ran-out-short", event) for event in events if isinstance(event, DeckRanOut)
        ]

    def _chosen(self, given: Mapping[str, str], *, placed: bool) -> str:
        """The open action as far as it is chosen; the province alone is no news after a first piece."""
        province = given.get("province", "")
        if province == "exchange":
            return self("china-chosen-exchange")
        if given.get("place", "done") != "done":
            piece = "emissary" if given["place"] == "dragon" else given.get("piece", "space")
            return self("china-chosen", piece=piece, place=names.place_of(province, given["place"]))
        return names.province(province) if province and not placed else ""

    def cards(self, colours: Iterable[str]) -> Listed:
        """The cards by colour, hidden ones last: "2 red and violet"."""
        return self.listed(names.cards(self.words, colours))

    # ── questions and answers ────────────────────────────────────────────────────────────────────

    def asked(self, question: Question) -> dict[str, Any]:
        """What was answered, and of a question what it turns on."""
        given, view = dict(question.given), cast(ChinaPosition | None, self.view)
        places = {answer.token for answer in question.answers} - {"done"}
        facts: dict[str, Any] = {
            "slot": question.slot,
            "places": "spaces" if "dragon" not in places else "dragon" if len(places) == 1 else "both",
        }
        if view is None:
            return facts
        legal = fitting(view.legal(), given)
        if given.get("place", "done") != "done":
            facts["place"] = names.place_of(given["province"], given["place"])
        return facts | {
            "province": given.get("province", "exchange"),
            "pays": names.payable(self.words, legal),
            "second": view.placed > 0,
            "piece": given.get("piece", "emissary"),
            "able": any(isinstance(action, Place) for action in view.legal()),
            "left": min(HAND - len(view.hands[view.turn or 0]), len(view.row) + len(view.deck)),
        }

    def ask(self, question: Question) -> str:
        """The question as a sentence."""
        return self("china-ask", **self.asked(question))

    def labels(self, question: Question) -> Mapping[str, Label]:
        """The answers with what they cost or bring; the others are called by their shapes on the board."""
        flat = msgspec.structs.replace(self.players, tokens=TOKENS)
        return Answers(self.but(style="token", players=flat), question).labels()

    # ── the whole ────────────────────────────────────────────────────────────────────────────────

    def task(self) -> str:
        """What the seat to act has to do."""
        return self("china-task", phase=self.view.phase)

    def standings(self, events: Sequence[Event]) -> str:
        """Every seat's points, as before -> after where they changed; the deck; who still plays."""
        view = self.view
        last = view.exhausted > 1 and view.turn is not None
        coming = [view.turn, *view.still_to_act()] if last and view.turn is not None else []
        changed = [event for event in events if isinstance(event, ScoreChanged)]
        return self(
            "china-standings",
            list=self.totals(view.scores, changed),
            over=view.turn is None,
            deck=len(view.deck),
            time=view.exhausted,
            seats=self.seats(coming),
        )

    def hand(self, seat: Seat) -> str:
        """The cards in hand with their provinces, the pieces left."""
        view, hand = self.view, self.view.hands[seat]
        cards = self.listed(
            self("china-hand-card", count=hand.count(letter), colour=letter, provinces=names.homes(letter))
            for letter in COLOURS
            if letter in hand
        )
        return self(
            "china-hand",
            list=cards,
            houses=view.houses_left[seat],
            emissaries=view.emissaries_left[seat],
            forts=view.forts_left[seat],
        )

    def alt(self) -> str:
        """The board for somebody who cannot see it."""
        return board_in_words.alt(self.words, self.players, self.view)

    def board(self) -> str:
        """The board in full as text."""
        return board_in_words.board(self.words, self.players, self.view)

    # ── the end ──────────────────────────────────────────────────────────────────────────────────

    def ending(self, outcome: Outcome, **facts: Any) -> str:
        """Why the match ended; how equal points were told apart, if they had to be, or why they were not."""
        best = max(result.score for result in outcome.seats if result.rank == 1)
        level = [result for result in outcome.seats if result.score == best and result.rank > 1]
        told = [super().ending(outcome)]
        if level and outcome.end != "resigned":
            told.append(self("china-ending-tie"))
        if len(outcome.winners) > 1:
            told.append(self("china-ending-shared", seats=self.seats(outcome.winners)))
        return " ".join(told)

    def scoring(self, events: Sequence[Event]) -> str:
        """Houses by province, alliances, roads, the sums."""
        return scoring.scoring(self.but(style="letter"), events)


_FINAL = {GameEnded: "match", CardDrawn: "deck", RowFilled: "row"}
"""What cannot be taken back, the gravest first."""

TELLER = ChinaTeller
