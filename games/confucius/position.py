"""The state of a match of Confucius: setup, actions, views, resigning, standing orders."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, TypeVar

from games.confucius import costs, court, leaving, notation, rounds, rules, scoring, turns
from games.confucius.actions import (
    PASS,
    Chief,
    ConfuciusAction,
    Discard,
    Influence,
    Pay,
    Place,
    Tutor,
)
from games.confucius.components import (
    ANY,
    AVAILABLE,
    BOX,
    DISTANT,
    EMPTY,
    MINISTRIES,
    NOBODY,
    SLOTS,
    SPACES,
    UNBOUGHT,
    cards,
    gifts,
    lands,
    realm,
    rewards,
)
from games.confucius.components import court as printed_court
from games.confucius.events import GameEnded, RoundBegan, ScoreChanged
from games.confucius.refusals import refusal
from games.engine import (
    HIDDEN,
    Chance,
    Event,
    Outcome,
    Position,
    Seat,
    SeatResigned,
    StandingOrder,
)
from games.engine.contract import seat_letter

T = TypeVar("T")

ORDER_PASS: Final = "pass"
"""The standing order to pass in this round once no cube is left."""

ORDERS: Final = (ORDER_PASS,)
"""Every name of a standing order."""


class ConfuciusPosition(Position[ConfuciusAction]):
    """Everything there is to know, or a view of it.

    Lists are by seat unless said otherwise; -1 stands for nobody. Counts of cards are ``[n1, n2, n3,
    hidden]``: how many of 1, 2 and 3 cash, and how many a view cannot know.
    """

    advanced: bool  # petitions are allowed
    admiral: bool  # the Admiral wins a shared top score
    any_army: bool  # the necklace moves any player's army
    open_rewards: bool  # rewards in hand are public
    round: int  # the first is 1
    phase: str  # chief, turn, free, pay, favour, tutor, reveal (views only), place, influence, discard, over
    chief: int  # the Chief Minister
    announced: str  # notation of the action that is to be paid for; "" if none
    source: str  # what the present action is taken with: "cubes", "card", "extra" or "favour"
    cubes: list[int]  # unused
    passed: list[bool]
    commercial: list[bool]  # used in this round
    scores: list[int]
    sources: list[list[int]]  # by seat: points for ministries, voyages, invasions, insults, titles
    hands: list[list[int]]  # by seat: counts
    rewards: list[list[str]]  # by seat: ids, sorted; "?" in a view
    stock: list[int]  # armies
    colonies: list[int]  # armies
    insulted: list[int]  # armies
    yard: list[int]  # junks
    ocean: list[int]  # junks
    box: list[list[int]]  # by space of the action box and seat: own cubes there in this round
    officials: list[list[int]]  # by ministry and space: cost, CANDIDATE, EMPTY or UNKNOWN
    markers: list[list[int]]  # by ministry and space: seat
    secured: list[list[bool]]  # by ministry and space
    chits: list[list[int]]  # by ministry: the higher, the lower
    posts: list[list[int]]  # by ministry: Minister, Secretary
    resolved: list[bool]  # by ministry
    officials_left: list[int]  # the stack of costs, the last comes next; 0 in views
    spare_chits: list[int]  # of ministries, unused
    spare_land_chits: list[int]  # of distant lands, unused
    spare_lands: list[int]  # foreign lands, unused: indices into `lands`
    candidate: str  # face up: "bingbu", "hubu", "gongbu", "any"; "" for none, "?" if a view cannot know it
    candidates_left: list[str]  # the stack, the last comes next; "?" in views
    students: list[int]  # red, orange: seat
    forced: bool  # an examination in this round
    tutored: list[int]  # student space in the examination going on; -1 not yet, -2 passed over
    laid: list[list[int]]  # by seat: counts of tutoring cards
    lands: list[int]  # by slot: index into `lands`
    armies: list[list[int]]  # by slot and box: seat
    land_state: list[str]  # by slot: "", "won" or "lost"
    distant_chits: list[int]  # by distant land
    first: list[int]  # by distant land: the seat that took the chit
    visited: list[list[bool]]  # by distant land and seat
    junks: int  # in the supply
    wall: int
    gifts: list[list[int]]  # by giver and value - 1: UNBOUGHT, AVAILABLE, REMOVED or the seat that holds it
    deck: list[int]  # cash of the cards, the last comes next; 0 in views
    discards: list[int]  # counts
    reward_deck: list[str]  # ids, the last comes next; "?" in views
    transferred: list[int]  # places of officials whose marker came by transfer in this round's actions
    resolving: int  # the ministry being resolved
    influence: list[int]  # by space of that ministry: who has the influence of the tile now
    ended: str  # "", then "ministries", "candidates", "wall" or "resigned"
    waiting: list[int]  # seats still to be asked in the phases tutor and discard
    closing: str  # as `ended`, while open ministries are resolved before the end
    sealed: int  # the newest entries of the record that are laid tutoring cards not yet revealed

    @property
    def announcement(self) -> ConfuciusAction:
        """The action that is to be paid for; there must be one."""
        return _announcement(self.announced)

    def order_of_play(self) -> list[Seat]:
        """All seats in the order in which they act, the one to act first; those that left come last."""
        order = super().order_of_play()
        return [seat for seat in order if seat not in self.resigned] + self.resigned

    def secret_entries(self) -> int:
        """How many of the newest entries of the record are laid tutoring cards that are not revealed yet."""
        return self.sealed

    # ── actions ──────────────────────────────────────────────────────────────────────────────────

    def legal(self) -> Sequence[ConfuciusAction]:
        """All legal actions, in the order of `rules.legal`."""
        return [] if self.mover is None else rules.legal(self, self.mover)

    def verify(self, action: ConfuciusAction) -> None:
        """Raise `IllegalAction` for an action that the rules forbid; the codes are `refusals.REFUSALS`."""
        if self.turn is None:
            raise refusal("match-over")
        if self.mover is None:
            raise refusal("not-your-turn", seat=seat_letter(self.turn))
        rules.check(self, self.mover, action)

    def final(self, action: ConfuciusAction) -> bool:
        """Everything but announcing what is to be paid for, and the reward that brings a free action."""
        assert self.turn is not None
        if isinstance(action, Pay):
            return True
        return not (turns.is_extra(action) or costs.price(self, self.turn, action).due)

    def apply(self, action: ConfuciusAction) -> list[Event]:
        """One decision, and everything that follows from it by itself."""
        self.verify(action)
        seat = self.turn
        assert seat is not None
        before = self.scores.copy()
        match action:
            case Chief():
                found = rounds.name_chief(self, action.seat, by=seat, forced=False)
            case Tutor() | Place() | Influence() | Discard():
                found = court.decide(self, seat, action)
            case _:
                found = turns.act(self, seat, action)
        return self._with_scores(before, found)

    def resign(self, seat: Seat) -> list[Event]:
        """The seat leaves for good: it never acts again and ranks last (Confucius, Resigning)."""
        self.leave(seat)
        before = self.scores.copy()
        return self._with_scores(before, [SeatResigned(seat), *leaving.leave(self, seat)])

    def _with_scores(self, before: list[int], found: list[Event]) -> list[Event]:
        """The events with the changes of scores, which come before the end of the match."""
        if before == self.scores:
            return found
        changed = [
            ScoreChanged(seat, old, self.scores[seat])
            for seat, old in enumerate(before)
            if old != self.scores[seat]
        ]
        if isinstance(found[-1], GameEnded):
            return [*found[:-1], *changed, found[-1]]
        return [*found, *changed]

    # ── standing orders ──────────────────────────────────────────────────────────────────────────

    def standing_orders(self, seat: Seat) -> tuple[StandingOrder, ...]:
        """During the actions of a round: to pass once no cube is left."""
        if self.phase != "turn" or self.passed[seat]:
            return ()
        return (StandingOrder("", ORDER_PASS),)

    def obey(self, order: StandingOrder) -> ConfuciusAction | None:
        """Pass, if the seat to act has no cube left."""
        if self.phase != "turn" or self.turn is None or self.cubes[self.turn]:
            return None
        return PASS

    def broken(self, order: StandingOrder, seat: Seat, events: Sequence[Event]) -> bool:
        """It ends when the seat has passed or left, and with the actions of the round."""
        return self.passed[seat] or any(isinstance(event, RoundBegan) for event in events)

    # ── views and the end ────────────────────────────────────────────────────────────────────────

    def view(self, seat: Seat | None) -> "ConfuciusPosition":
        """What the seat may know: its own cards and rewards, of others how many; all else but the stacks.

        Cards laid for students are known to who laid them until all are revealed.
        """
        seen = super().view(seat)
        for other in range(self.seats):
            if other != seat:
                seen.hands[other] = [0, 0, 0, sum(self.hands[other])]
                seen.laid[other] = [0, 0, 0, sum(self.laid[other])]
                if not self.open_rewards:
                    seen.rewards[other] = [HIDDEN] * len(self.rewards[other])
        seen.deck = [0] * len(self.deck)
        seen.officials_left = [0] * len(self.officials_left)
        seen.candidates_left = [HIDDEN] * len(self.candidates_left)
        seen.reward_deck = [HIDDEN] * len(self.reward_deck)
        return seen

    def standing(self) -> tuple[int, ...]:
        """The points so far; the titles come with the end."""
        return tuple(self.scores)

    def stage(self) -> int:
        """The round."""
        return self.round

    def outcome(self) -> Outcome | None:
        """Ranks and scores once the match is over."""
        return scoring.outcome(self) if self.turn is None else None


@lru_cache(maxsize=1 << 10)
def _announcement(text: str) -> ConfuciusAction:
    """The action of an announcement, read once."""
    return notation.parse(text)


def start(seats: int, options: Mapping[str, str], seed: str) -> ConfuciusPosition:
    """The first position of a match: everything is shuffled, chance names the Chief Minister (Setup)."""
    chance = Chance(seed)
    chief = chance.below(seats)
    court_, realm_ = printed_court(), realm()
    chits = _shuffled(chance, court_.chits)
    land_chits = _shuffled(chance, realm_.chits)
    used = _shuffled(chance, range(len(lands())))
    officials_left = _shuffled(chance, court_.officials)
    officials = [[EMPTY] * SPACES for _ in MINISTRIES]
    for row in officials:
        for space in court_.start:
            row[space] = officials_left.pop()
    named = _shuffled(chance, MINISTRIES * court_.each)
    candidates = [ANY] * court_.any + named
    hand = cards().hand
    position = ConfuciusPosition(
        seats=seats,
        chance=chance,
        turn=None,
        resigned=[],
        advanced=options["game"] == "advanced",
        admiral=options["admiral"] == "yes",
        any_army=options["necklace"] == "yes",
        open_rewards=options["open-rewards"] == "yes",
        round=1,
        phase="turn",
        chief=chief,
        announced="",
        source="cubes",
        cubes=[0] * seats,
        passed=[False] * seats,
        commercial=[False] * seats,
        scores=[0] * seats,
        sources=[[0] * len(scoring.SOURCES) for _ in range(seats)],
        hands=[[*hand, 0] for _ in range(seats)],
        rewards=[[] for _ in range(seats)],
        stock=[realm_.armies] * seats,
        colonies=[0] * seats,
        insulted=[0] * seats,
        yard=[0] * seats,
        ocean=[0] * seats,
        box=[[0] * seats for _ in BOX],
        officials=officials,
        markers=[[NOBODY] * SPACES for _ in MINISTRIES],
        secured=[[False] * SPACES for _ in MINISTRIES],
        chits=[sorted((chits.pop(), chits.pop()), reverse=True) for _ in MINISTRIES],
        posts=[[NOBODY, NOBODY] for _ in MINISTRIES],
        resolved=[False] * len(MINISTRIES),
        officials_left=officials_left,
        spare_chits=sorted(chits),
        spare_land_chits=sorted(land_chits[len(DISTANT) :]),
        spare_lands=sorted(used[SLOTS:]),
        candidate=candidates.pop(),
        candidates_left=candidates,
        students=[NOBODY, NOBODY],
        forced=False,
        tutored=[-1] * seats,
        laid=[[0, 0, 0, 0] for _ in range(seats)],
        lands=used[:SLOTS],
        armies=[[NOBODY] * len(lands()[land].boxes) for land in used[:SLOTS]],
        land_state=[""] * SLOTS,
        distant_chits=land_chits[: len(DISTANT)],
        first=[NOBODY] * len(DISTANT),
        visited=[[False] * seats for _ in DISTANT],
        junks=realm_.junks,
        wall=0,
        gifts=[[AVAILABLE if at_start else UNBOUGHT for at_start in gifts().available] for _ in range(seats)],
        deck=_shuffled(
            chance,
            [
                kind + 1
                for kind, count in enumerate(cards().counts)
                for _ in range(count - seats * hand[kind])
            ],
        ),
        discards=[0, 0, 0, 0],
        reward_deck=_shuffled(chance, rewards().deck),
        transferred=[],
        resolving=NOBODY,
        influence=[NOBODY] * SPACES,
        ended="",
        waiting=[],
        closing="",
        sealed=0,
    )
    rounds.count_cubes(position)
    rounds.take_office(position, chief)
    rounds.next_turn(position, chief)
    return position


def _shuffled(chance: Chance, items: Sequence[T]) -> list[T]:
    """The items in a random order."""
    found = list(items)
    chance.shuffle(found)
    return found
