"""The position of a match of Confucius: the state with the contract on top, views, standing orders, setup."""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final, TypeVar

from games.confucius import (
    armies,
    box,
    deeds,
    examination,
    gifts,
    money,
    officials,
    petitions,
    resolution,
    rewards,
    rounds,
    scoring,
    ships,
    turns,
)
from games.confucius.box import PASS, Pay
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
    court,
    lands,
    realm,
)
from games.confucius.components import gifts as printed_gifts
from games.confucius.components import rewards as printed_rewards
from games.confucius.deeds import ConfuciusAction
from games.confucius.rounds import RoundBegan
from games.confucius.scoring import ScoreChanged
from games.confucius.state import ConfuciusState
from games.engine import (
    GENERAL,
    HIDDEN,
    Chance,
    Event,
    Families,
    IllegalAction,
    Outcome,
    Position,
    Refusals,
    Seat,
    Slot,
    StandingOrder,
)
from games.engine.contract import SEAT_LETTERS

T = TypeVar("T")

ORDER_PASS: Final = "pass"
"""The standing order to pass in this round once no cube is left."""

ORDER_SECURE: Final = "secure"
"""The standing order to secure an own official whenever that can be done: the best place first."""

ORDERS: Final = (ORDER_SECURE, ORDER_PASS)
"""Every name of a standing order."""


class ConfuciusPosition(ConfuciusState, Position[ConfuciusAction]):
    """A position, or a view of one."""

    refusals: ClassVar[Refusals] = Refusals(
        GENERAL
        | {"not-your-turn": "turn"}
        | turns.refuse
        | deeds.refuse
        | box.refuse
        | officials.refuse
        | examination.refuse
        | armies.refuse
        | ships.refuse
        | gifts.refuse
        | petitions.refuse
        | money.refuse
        | rewards.refuse
        | resolution.refuse
        | rounds.refuse
    )
    counted: ClassVar[Mapping[str, Callable[[int, int, int], Event]]] = {"scores": ScoreChanged}

    @property
    def announcement(self) -> ConfuciusAction:
        """The action that is to be paid for; there must be one."""
        return box.announcement(self.announced)

    def order_of_play(self) -> list[Seat]:
        """All seats in the order in which they act, the one to act first; those that left come last."""
        order = super().order_of_play()
        return [seat for seat in order if seat not in self.resigned] + self.resigned

    def following(self) -> tuple[Seat, ...]:
        """Who has not passed, clockwise; who has too many cards. What else is decided, shows only then."""
        if self.turn is None or self.phase not in ("turn", "free", "pay", "discard"):
            return ()
        if self.phase == "discard":
            return tuple(self.waiting)
        return tuple(seat for seat in self.after(self.turn) if not self.passed[seat])

    def secret_entries(self) -> int:
        """How many of the newest entries of the record are laid tutoring cards that are not revealed yet."""
        return self.sealed

    # ── actions ──────────────────────────────────────────────────────────────────────────────────

    @property
    def rule(self) -> str:
        """That of the phase: a free action and the favour are told apart from a turn."""
        return turns.rule(self)

    def families(self) -> Families:
        """What is decided in the phase."""
        return turns.PHASES[self.phase]

    def untimely(self, action: ConfuciusAction) -> IllegalAction:
        """What is to be decided first."""
        assert self.turn is not None
        return turns.untimely(self, self.turn)

    def final(self, action: ConfuciusAction) -> bool:
        """Everything but announcing what is to be paid for, and the reward that brings a free action."""
        assert self.turn is not None
        if isinstance(action, Pay):
            return True
        return not (rewards.is_extra(action) or box.price(self, self.turn, action).due)

    def carry_out(self, who: Seat, action: ConfuciusAction) -> list[Event]:
        """What costs money is announced; everything else is done, and what follows from it by itself."""
        if box.price(self, who, action).due:
            box.announce(self, action)
            return []
        return super().carry_out(who, action)

    def go_on(self, who: Seat, action: ConfuciusAction) -> list[Event]:
        """The next turn or step."""
        return turns.go_on(self, who, action)

    def go_on_without(self, seat: Seat) -> list[Event]:
        """It never acts again and ranks last (Confucius, Resigning)."""
        return turns.go_on_without(self, seat)

    def skip_to(self, seat: Seat) -> None:
        """To the seat's next decision."""
        turns.skip_to(self, seat)

    # ── moves chosen before their turn ───────────────────────────────────────────────────────────

    def shown(self, slot: Slot) -> object:
        """Officials and markers of a ministry, armies and fleets in a land, a player's gifts, students."""
        match slot.name.rstrip("0123456789"):
            case "ministry":
                ministry = MINISTRIES.index(slot.value)
                return self.officials[ministry], self.markers[ministry], self.secured[ministry]
            case "land":
                return self._land(slot.value)
            case "to" if slot.value in SEAT_LETTERS:
                return self.gifts[SEAT_LETTERS.index(slot.value)]
            case "student":
                return self.students
        return None

    def _land(self, name: str) -> object:
        """What lies in that land, foreign or distant."""
        for slot, land in enumerate(self.lands):
            if lands()[land].id == name:
                return self.armies[slot], self.land_state[slot]
        if name in DISTANT:
            land = DISTANT.index(name)
            return self.first[land], self.visited[land]
        return None

    # ── standing orders ──────────────────────────────────────────────────────────────────────────

    def standing_orders(self, seat: Seat) -> tuple[StandingOrder, ...]:
        """To secure, at any time; during the actions of a round to pass once no cube is left."""
        if self.turn is None or seat in self.resigned:
            return ()
        secures = StandingOrder(ORDER_SECURE, ORDER_SECURE)
        acts = self.phase == "turn" and not self.passed[seat]
        return (StandingOrder("", ORDER_PASS), secures) if acts else (secures,)

    def obey(self, order: StandingOrder) -> tuple[ConfuciusAction, ...]:
        """Pass, if the seat to act has no cube left; secure the best place, paid with what fits best."""
        if self.phase != "turn" or self.turn is None:
            return ()
        if order.name == ORDER_PASS:
            return () if self.cubes[self.turn] else (PASS,)
        able = [action for action in self.legal() if isinstance(action, officials.Secure)]
        if not able:
            return ()
        action = min(able, key=lambda action: (action.space, action.ministry))
        cost = box.price(self, self.turn, action)
        hand = money.known(self.hands[self.turn])
        return (action, *box.payments(hand, cost.kind, cost.due)[:1]) if cost.due else (action,)

    def broken(self, order: StandingOrder, seat: Seat, events: Sequence[Event]) -> bool:
        """To secure ends when the seat left; to pass also when it has passed, and with the actions."""
        if order.name == ORDER_SECURE:
            return seat in self.resigned
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


def start(seats: int, options: Mapping[str, str], seed: str) -> ConfuciusPosition:
    """The first position of a match: everything is shuffled, chance names the Chief Minister (Setup)."""
    chance = Chance(seed)
    chief = chance.below(seats)
    court_, realm_ = court(), realm()
    chits = _shuffled(chance, court_.chits)
    land_chits = _shuffled(chance, realm_.chits)
    used = _shuffled(chance, range(len(lands())))
    officials_left = _shuffled(chance, court_.officials)
    spaces = [[EMPTY] * SPACES for _ in MINISTRIES]
    for row in spaces:
        for space in court_.start:
            row[space] = officials_left.pop()
    named = _shuffled(chance, MINISTRIES * court_.candidates.each)
    candidates = [ANY] * court_.candidates.any + named
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
        officials=spaces,
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
        gifts=[
            [AVAILABLE if at_start else UNBOUGHT for at_start in printed_gifts().available]
            for _ in range(seats)
        ],
        deck=_shuffled(
            chance,
            [
                kind + 1
                for kind, count in enumerate(cards().counts)
                for _ in range(count - seats * hand[kind])
            ],
        ),
        discards=[0, 0, 0, 0],
        reward_deck=_shuffled(chance, printed_rewards().deck),
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
    turns.next_turn(position, chief)
    return position


def _shuffled(chance: Chance, items: Sequence[T]) -> list[T]:
    """The items in a random order."""
    found = list(items)
    chance.shuffle(found)
    return found
