"""What the pieces of China would bring, found out by trying them on the view."""

from collections.abc import Sequence

from bot.text.china.names import ChinaTeller
from bot.text.fluent import either
from games.china.components import board, roads
from games.china.placing import EMISSARY, FORT, HOUSE, Place, most_houses
from games.china.position import ChinaPosition
from games.china.roads import best_rows
from games.china.scoring import HousesScored, alliance, fortified_seats
from games.china.turns import ChinaAction
from games.engine import Event, Seat

PAIRS = 2
"""So many combinations of two pieces are told one by one."""

FEW = 2
"""So many free spaces can be filled in one turn, which scores the province."""

_KINDS = (HOUSE, EMISSARY, FORT)


class Pieces:
    """Tells the seat to act what its pieces would bring."""

    def __init__(self, say: ChinaTeller) -> None:
        assert say.view.turn is not None
        self.say = say
        self.view = say.view
        self.me: Seat = say.view.turn

    def completed(self, actions: Sequence[ChinaAction]) -> str:
        """What a house on the last free space would bring to whom; "" if the reader cannot place it."""
        for action in _one_of_each(actions):
            if action.piece == HOUSE and (gains := self._gains(self.view.copy().apply(action))):
                return self.say("china-last-house", gains=gains)
        return ""

    def _gains(self, events: Sequence[Event]) -> str:
        """The points of the house scoring that a placement sets off; "" without one."""
        for event in events:
            if isinstance(event, HousesScored) and not event.at_end:
                return self.say.gains(event)
        return ""

    def possible(self, actions: Sequence[ChinaAction]) -> str:
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
            return either(self.say.words, found)
        kinds = [self.say("china-kind", piece=kind) for kind in sorted(ones, key=_KINDS.index)]
        return self.say(
            "china-pieces",
            most=2 if twos else 1,
            any=len(kinds) == len(_KINDS),
            list=either(self.say.words, kinds),
        )

    def brings(self, actions: Sequence[ChinaAction]) -> list[str]:
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
        return self.say("china-then", lead=self.lead(counts))

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

    def lead(self, counts: Sequence[int]) -> str:
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


def _one_of_each(actions: Sequence[ChinaAction]) -> list[Place]:
    """One placement of each kind of piece and payment."""
    found: dict[tuple[str, str], Place] = {}
    for action in actions:
        if isinstance(action, Place):
            found.setdefault((action.piece, action.pay), action)
    return list(found.values())
