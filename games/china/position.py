"""The state of a match of China: setup, the order of a turn and of turns, the end, views, resigning."""

from collections.abc import Mapping, Sequence

from games.china import cards, rules, scoring
from games.china.actions import DECK, ChinaAction, Done, Draw, Exchange, Place
from games.china.components import HAND, ROW, SIDES, board, supply
from games.china.events import Exchanged, GameEnded
from games.china.rules import DRAW, MOST_PIECES, PLACE, START
from games.engine import HIDDEN, Chance, Event, Outcome, Position, Seat, SeatResigned
from games.engine.contract import seat_letter


class ChinaPosition(Position[ChinaAction]):
    """Everything there is to know; in a view, hidden cards are `HIDDEN` and the seed is empty."""

    side: str  # "3-4" or "4-5": the side of the map in play
    fortified: bool  # whether fortifications are played with
    emperor: Seat  # the start player: every round begins here, whoever has left
    houses: list[int]  # by space: the seat whose house stands there, -1 = none
    forts: list[bool]  # by space: whether a fortification stands there, also under a house
    emissaries: list[list[int]]  # by province and seat
    houses_left: list[int]  # by seat, as the next two
    emissaries_left: list[int]
    forts_left: list[int]
    hands: list[list[str]]
    deck: list[str]  # the next card is the last item
    row: list[str]  # the open cards
    discards: list[str]
    scored: list[bool]  # by province: whether its houses were scored
    scores: list[int]
    exhausted: int  # how often the deck has run out: 0, 1, 2
    phase: str  # "start", "place" (there is room for a second piece) or "draw"
    province: int  # where the turn's pieces go; -1 before the first and in an exchange
    placed: int  # pieces placed this turn
    allowed: int  # pieces that the province takes this turn; 0 before the first
    number: int  # turns begun
    end: str  # "" while it runs, then how it ended, as in `GameEnded`

    def still_to_act(self) -> list[Seat]:
        """The seats that come after the one to act before the round is over, in their order."""
        assert self.turn is not None
        steps = (self.emperor - self.turn - 1) % self.seats
        order = [(self.turn + step) % self.seats for step in range(1, steps + 1)]
        return [seat for seat in order if seat not in self.resigned]

    # ── actions ──────────────────────────────────────────────────────────────────────────────────

    def legal(self) -> Sequence[ChinaAction]:
        """All legal actions, in the order of `rules.legal`."""
        return [] if self.mover is None else rules.legal(self, self.mover)

    def verify(self, action: ChinaAction) -> None:
        """Raise `IllegalAction` for an action that the rules forbid; the codes are `rules.REFUSALS`."""
        if self.turn is None:
            raise rules.refusal("match-over")
        if self.masked and self.viewer != self.turn:
            raise rules.refusal("not-your-turn", seat=seat_letter(self.turn))
        rules.check(self, self.turn, action)

    def final(self, action: ChinaAction) -> bool:
        """A draw from the deck reveals a card; whatever ends the turn reveals the cards that fill the row."""
        assert self.turn is not None
        if isinstance(action, Draw):
            return (
                action.source == DECK
                or len(self.hands[self.turn]) + 1 == HAND
                or (len(self.row) == 1 and not self.deck)
            )
        if cards.can_draw(self):
            return False
        after = self.view(self.turn)
        after.apply(action)
        return after.turn != self.turn

    def apply(self, action: ChinaAction) -> list[Event]:
        """One step of a turn, and everything it causes (China, A turn)."""
        self.verify(action)
        seat = self.turn
        assert seat is not None
        before = self.scores.copy()
        match action:
            case Place():
                events = self._place(seat, action)
            case Done():
                events = self._begin_draws()
            case Exchange():
                self.hands[seat].remove(action.card)
                self.discards.append(action.card)
                events = [Exchanged(seat, action.card), *self._begin_draws()]
            case Draw():
                events = cards.draw(self, seat, action.source)
                if len(self.hands[seat]) == HAND or not cards.can_draw(self):
                    events += self._end_turn()
        return self._with_scores(before, events)

    def resign(self, seat: Seat) -> list[Event]:
        """The seat leaves for good: its pieces stay and count, its hand stays out of play.

        It never acts again and ranks last. A turn of it in progress is over; what it placed stays.
        """
        self.leave(seat)
        before = self.scores.copy()
        events: list[Event] = [SeatResigned(seat)]
        if len(self.playing) == 1:
            events += self._end_match("resigned")
        elif seat == self.turn:
            events += self._end_turn()
        return self._with_scores(before, events)

    # ── within a turn ────────────────────────────────────────────────────────────────────────────

    def _place(self, seat: Seat, action: Place) -> list[Event]:
        """Place a piece; then comes a second one, or "done", if the province takes it, else draw."""
        if not self.placed:
            self.province = action.province
            self.allowed = 1 if rules.is_empty(self, self.province) else MOST_PIECES
        events = rules.carry_out(self, seat, action)
        self.placed += 1
        if self.placed < self.allowed and rules.takes_piece(self, seat, self.province):
            self.phase = PLACE
            return events
        return events + self._begin_draws()

    def _begin_draws(self) -> list[Event]:
        """Nothing more is placed: fill the hand, or end the turn if there is no card to draw."""
        self.phase = DRAW
        return [] if cards.can_draw(self) else self._end_turn()

    def _with_scores(self, before: list[int], events: list[Event]) -> list[Event]:
        """The events with the changes of scores, which come before the end of the match."""
        changed = scoring.changes(before, self.scores)
        if events and isinstance(events[-1], GameEnded):
            return [*events[:-1], *changed, events[-1]]
        return events + changed

    # ── from turn to turn ────────────────────────────────────────────────────────────────────────

    def _end_turn(self) -> list[Event]:
        """Fill the open row, test for the end, pass the turn on (China, A turn; Deck)."""
        events = cards.fill_row(self)
        if self.exhausted > 1 and not self.still_to_act():
            return events + self._end_match("deck")
        if rules.nobody_can_place(self):
            return events + self._end_match("blocked")
        assert self.turn is not None
        order = ((self.turn + step) % self.seats for step in range(1, self.seats))
        self.turn = next(seat for seat in order if seat not in self.resigned)
        self.number += 1
        self._clear_turn()
        return events

    def _clear_turn(self) -> None:
        """Nothing is done in this turn yet."""
        self.phase = START
        self.province = -1
        self.placed = 0
        self.allowed = 0

    def _end_match(self, end: str) -> list[Event]:
        """Final scoring; nobody acts any more."""
        events = scoring.final_scoring(self)
        self.turn = None
        self.end = end
        self._clear_turn()
        return [*events, GameEnded(end, tuple(self.scores))]

    # ── views ────────────────────────────────────────────────────────────────────────────────────

    def view(self, seat: Seat | None) -> "ChinaPosition":
        """What the seat may know: its own hand, the sizes of the others and of the deck.

        All else is public (China, Hidden and public).
        """
        seen = super().view(seat)
        seen.deck = [HIDDEN] * len(self.deck)
        seen.hands = [
            hand if other == seat else [HIDDEN] * len(hand) for other, hand in enumerate(seen.hands)
        ]
        return seen

    def standing(self) -> tuple[int, ...]:
        """The points so far; the final scoring comes with the end."""
        return tuple(self.scores)

    def outcome(self) -> Outcome | None:
        """Ranks and scores once the match is over."""
        return scoring.outcome(self) if self.turn is None else None


def start(seats: int, options: Mapping[str, str], seed: str) -> ChinaPosition:
    """The first position of a match: random start player, shuffle, deal, lay the row (China, Setup)."""
    chance = Chance(seed)
    emperor = chance.below(seats)
    deck = supply().deck(seats)
    chance.shuffle(deck)
    hands: list[list[str]] = [[] for _ in range(seats)]
    for step in range(seats):
        hands[(emperor + step) % seats] = [deck.pop() for _ in range(HAND)]
    row = [deck.pop() for _ in range(ROW)]
    fortified = options["fortifications"] == "yes"
    return ChinaPosition(
        seats=seats,
        side=options["four"] if seats == 4 else SIDES[seats > 4],
        fortified=fortified,
        chance=chance,
        turn=emperor,
        emperor=emperor,
        houses=[-1] * len(board().spaces),
        forts=[False] * len(board().spaces),
        emissaries=[[0] * seats for _ in board().provinces],
        houses_left=[supply().houses] * seats,
        emissaries_left=[supply().emissaries] * seats,
        forts_left=[supply().forts if fortified else 0] * seats,
        hands=hands,
        deck=deck,
        row=row,
        discards=[],
        scored=[False] * len(board().provinces),
        scores=[0] * seats,
        exhausted=0,
        resigned=[],
        phase=START,
        province=-1,
        placed=0,
        allowed=0,
        number=1,
        end="",
    )
