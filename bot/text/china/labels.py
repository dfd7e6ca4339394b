"""The answers to a question of China with what they cost or bring, found out by trying them on the view."""

from collections.abc import Iterable, Sequence

from bot.text.china import names
from bot.text.fluent import Listed
from bot.text.room import clip, few_words
from bot.text.teller import LONGEST_TEXT, Label, Teller
from games.china.cards import DECK
from games.china.components import HAND, board, roads
from games.china.placing import EMISSARY, FORT, HOUSE, Place, most_houses
from games.china.position import ChinaPosition
from games.china.roads import best_rows
from games.china.scoring import HousesScored, alliance, fortified_seats
from games.china.turns import ChinaAction
from games.engine import HIDDEN, Event, Seat
from games.engine.choices import Question, fitting


class Answers:
    """Tells the answers to one question to the seat to act; the others go by their shapes on the board."""

    def __init__(self, teller: Teller[ChinaPosition], question: Question) -> None:
        assert teller.view.turn is not None
        self.say = teller
        self.view = teller.view
        self.question = question
        self.me: Seat = teller.view.turn
        self.hand = self.view.hands[self.me]

    def labels(self) -> dict[str, Label]:
        """The answers by token."""
        slot = self.question.slot
        left = fitting(self.view.legal(), self.question.given)
        return {
            answer.token: self.label(slot, answer.token, fitting(left, {slot: answer.token}))
            for answer in self.question.answers
        }

    def label(self, slot: str, token: str, actions: Sequence[ChinaAction]) -> Label:
        """The answer: what it is, and what it costs or brings, both within the room of a label."""
        match slot:
            case "province" if token == "exchange":
                text = self.say("china-label-exchange")
                details = [self.say("china-exchange-costs", left=self._left())]
            case "province":
                text, details = self._province(names.index_of(token), actions)
            case "place":
                text, details = self._place(token, actions)
            case "piece":
                text = self.say("china-label-piece", piece=token)
                details = self._piece(actions)
            case "pay":
                text, details = self._pay(token, actions)
            case "card":
                text = self.say("china-label-card", colour=token)
                details = [self._kept(token), self.say("china-for", provinces=names.homes(token))]
            case _:
                text, details = self._draw(token)
        return Label(clip(text, LONGEST_TEXT), clip(" · ".join(few_words(details))))

    # ── provinces ────────────────────────────────────────────────────────────────────────────────

    def _province(self, index: int, actions: Sequence[ChinaAction]) -> tuple[str, list[str]]:
        """What pays there; the scoring of the last house or who is ahead, the possible pieces, emissaries."""
        counts = self.view.houses_by_seat(index)
        free = len(board().provinces[index].spaces) - sum(counts)
        text = self.say("china-label-province", province=index, pays=names.payable(self.say.words, actions))
        most = most_houses(self.view, index)
        return text, [
            (self._completed(actions) if free == 1 else "") or self._lead(counts),
            self._possible(actions),
            self.say("china-room", count=sum(self.view.emissaries[index]), most=most) if most else "",
        ]

    def _completed(self, actions: Sequence[ChinaAction]) -> str:
        """What a house on the last free space would bring to whom; "" if the reader cannot place it."""
        for action in _one_of_each(actions):
            if action.piece == HOUSE and (gains := self._gains(self.view.copy().apply(action))):
                return self.say("china-last-house", gains=gains)
        return ""

    def _gains(self, events: Sequence[Event]) -> str:
        """The points of the house scoring that a placement sets off; "" without one."""
        for event in events:
            if isinstance(event, HousesScored) and not event.at_end:
                return ", ".join(f"{self.say.name(seat)} +{points}" for seat, points in event.points)
        return ""

    def _possible(self, actions: Sequence[ChinaAction]) -> str:
        """Which pieces the cards allow: those of two where two are possible, else those of one."""
        ones: dict[str, None] = {}
        twos: dict[tuple[str, ...], None] = {}
        for first in _one_of_each(actions):
            ones[first.piece] = None
            after = self.view.copy()
            after.apply(first)
            if after.turn == self.me and after.phase == "place":
                for second in after.legal():
                    if isinstance(second, Place):
                        pair = sorted((first.piece, second.piece), key=_KINDS.index)
                        twos[tuple(pair)] = None
        if 0 < len(twos) <= PAIRS:
            found = [
                self.say("china-pair", first=first, second=second, same=first == second)
                for first, second in sorted(twos, key=lambda pair: [_KINDS.index(kind) for kind in pair])
            ]
            return names.either(self.say.words, found)
        kinds = [self.say("china-kind", piece=kind) for kind in sorted(ones, key=_KINDS.index)]
        return self.say(
            "china-pieces",
            most=2 if twos else 1,
            any=len(kinds) == len(_KINDS),
            list=names.either(self.say.words, kinds),
        )

    # ── places and pieces ────────────────────────────────────────────────────────────────────────

    def _place(self, token: str, actions: Sequence[ChinaAction]) -> tuple[str, list[str]]:
        """A space, the dragon field, or no second piece."""
        if token == "done":
            left = len(self.hand)
            return self.say("china-label-done"), [
                self.say("china-done-costs", count=left, draws=min(HAND - left, self._left()))
            ]
        if token == "dragon":
            return self.say("china-label-dragon"), self._piece(actions)
        space = next(action.place for action in actions if isinstance(action, Place))
        text = self.say(
            "china-label-space",
            number=token,
            fortified=self.view.forts[space],
        )
        return text, self._piece(actions)

    def _piece(self, actions: Sequence[ChinaAction]) -> list[str]:
        """What a piece there brings: that of a house where there is a choice."""
        action = _one_of_each(actions)[0]
        after = self.view.copy()
        events = after.apply(action)
        match action.piece:
            case "house":
                return self._house(action, after, events)
            case "emissary":
                return self._emissary(action, after)
            case _:
                return [self.say("china-fort-brings", province=action.province)]

    def _house(self, action: Place, after: ChinaPosition, events: Sequence[Event]) -> list[str]:
        """The house scoring it sets off, the rows, own houses beside it; last the lead, the same for all."""
        details: list[str] = []
        gains = self._gains(events)
        if gains:
            details.append(self.say("china-full-then", gains=gains))
        rows = [sum(row.points for row in best_rows(position, self.me)) for position in (self.view, after)]
        if rows[0] != rows[1]:
            details.append(self.say("china-rows", before=rows[0], after=rows[1]))
        if self.view.forts[action.place] and self.me not in fortified_seats(self.view, action.province):
            details.append(self.say("china-doubles"))
        beside = [
            space for space in roads(self.view.side).near[action.place] if self.view.houses[space] == self.me
        ]
        if beside:
            details.append(self.say("china-beside", spaces=tuple(beside)))
        if not gains:
            counts = after.houses_by_seat(action.province)
            left = len(board().provinces[action.province].spaces) - sum(counts)
            details.append(self._then(counts))
            details.append(self.say("china-spaces-left", left=left) if 0 < left <= FEW else "")
        return details

    def _then(self, counts: Sequence[int]) -> str:
        """Who leads then by these counts."""
        return self.say("china-then", lead=self._lead(counts))

    def _emissary(self, action: Place, after: ChinaPosition) -> list[str]:
        """What it changes in alliances, who leads then, how many there are."""
        here = after.emissaries[action.province]
        return [
            *self._alliances(action.province, after),
            self._then(here),
            self.say("china-nth", number=sum(here), most=most_houses(after, action.province)),
        ]

    def _alliances(self, province: int, after: ChinaPosition) -> list[str]:
        """The alliances of the province that the reader gains or raises, and those that others lose."""
        found: dict[str, list[tuple[str, int, int]]] = {"gained": [], "lost": [], "raised": []}
        for entry in board().alliances:
            if province not in (entry.a, entry.b):
                continue
            was, had = alliance(self.view, entry)
            now, have = alliance(after, entry)
            if self.me in have:
                found["raised" if self.me in had else "gained"].append((str(entry.number), was, now))
            elif lost := [seat for seat in had if seat not in have]:
                text = self.say("china-alliance-of", number=entry.number, seats=self.say.seats(lost))
                found["lost"].append((text, was, now))
        return [
            self.say(
                "china-alliances",
                change=change,
                list=self.say.listed(text for text, _, _ in changed),
                before=sum(was for _, was, _ in changed),
                after=sum(now for _, _, now in changed),
            )
            for change, changed in found.items()
            if changed
        ]

    # ── cards ────────────────────────────────────────────────────────────────────────────────────

    def _cards(self, colours: Iterable[str]) -> Listed:
        """The cards by colour."""
        return self.say.listed(names.cards(self.say.words, colours))

    def _lead(self, counts: Sequence[int]) -> str:
        """Who is ahead by these counts: "you lead 3:2"; "" where nobody has anything."""
        most, me = max(counts), self.me
        if not most:
            return ""
        ahead = [seat for seat, count in enumerate(counts) if count == most]
        others = [count for seat, count in enumerate(counts) if seat != me]
        if ahead == [me]:
            state = "own" if max(others) else "alone"
        elif me in ahead:
            state = "shared"
        else:
            state = "behind" if counts[me] else "others"
        rivals = self.say.seats(seat for seat in ahead if seat != me)
        return self.say("china-lead", state=state, seats=rivals, most=most, next=max(others), own=counts[me])

    def _left(self) -> int:
        """The cards that can be taken: the row never runs short before the deck is used up."""
        return len(self.view.row) + len(self.view.deck)

    def _homes(self, colour: str) -> str:
        """The provinces that the colour is good for: "Wei or Shu"."""
        return names.either(self.say.words, names.homes(colour).split(", "))

    def _kept(self, paid: str) -> str:
        """The cards that stay in the hand; of those that are only guessed it is not known which."""
        left = list(self.hand)
        for card in paid:
            left.remove(card if card in left else HIDDEN)
        return self.say("china-kept", cards=self._cards(left))

    def _pay(self, token: str, actions: Sequence[ChinaAction]) -> tuple[str, list[str]]:
        """The payment, what stays in the hand, whether a second piece is possible after it."""
        after = self.view.copy()
        after.apply(actions[0])
        second = after.phase == "place" and any(isinstance(action, Place) for action in after.legal())
        details = [self._kept(token)]
        if not self.view.placed:
            details.append(self.say("china-second", possible=second))
        return self.say("china-label-pay", pay=token), details

    def _draw(self, token: str) -> tuple[str, list[str]]:
        """A colour of the row with its provinces, or the deck with its size; what the hand is then."""
        if token == DECK:
            facts = {"count": len(self.view.deck), "time": self.view.exhausted}
            last = not self.view.still_to_act()
            return self.say("china-label-deck"), [self.say("china-deck-left", last=last, **facts)]
        text = self.say("china-label-draw", colour=token, provinces=self._homes(token))
        then = self._cards([*self.hand, token])
        return text, [self.say("china-held", cards=then)]


PAIRS = 2
"""So many combinations of two pieces are told one by one."""

FEW = 2
"""So many free spaces can be filled in one turn, which scores the province."""

_KINDS = (HOUSE, EMISSARY, FORT)


def _one_of_each(actions: Sequence[ChinaAction]) -> list[Place]:
    """One placement of each kind of piece and payment."""
    found: dict[tuple[str, str], Place] = {}
    for action in actions:
        if isinstance(action, Place):
            found.setdefault((action.piece, action.pay), action)
    return list(found.values())
