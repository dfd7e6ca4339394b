"""Answers about the realm: junks and voyages, foreign lands and armies."""

from collections.abc import Sequence

from bot.text.confucius import names
from bot.text.confucius.answers import Answers, Told, seat_of, slot_of
from games.confucius.box import price
from games.confucius.components import NOBODY, gifts, lands, realm
from games.confucius.deeds import ConfuciusAction
from games.confucius.ships import Voyage
from games.engine import Seat


class InRealm(Answers):
    """Answers to the questions for a land, a box, a number of junks, a shipyard."""

    def text(self, slot: str, token: str, actions: Sequence[ConfuciusAction]) -> Told:
        """Tell it."""
        match slot:
            case "count":
                return self._junks(int(token), actions[0])
            case "junks":
                return self._voyage(int(token), actions)
            case "from":
                return self._yard(seat_of(token))
            case "box" | "box2":
                more = slot.removeprefix("box")
                return self._box(slot_of(self.view, self.known[f"land{more}"]), int(token) - 1)
            case _ if self.do == "voyage":
                return self._distant(names.distant_of(token))
            case _:
                return self._land(slot_of(self.view, token))

    # ── junks ────────────────────────────────────────────────────────────────────────────────────

    def _junks(self, count: int, action: ConfuciusAction) -> Told:
        """The price; the shipyard and the supply after it."""
        due = price(self.view, self.me, action)
        text = self.words(
            "confucius-label-junks",
            junks=names.counted(self.words, "junk", count),
            price=names.amount(self.words, due.kind, due.due),
        )
        yard = self.view.yard[self.me]
        return text, [
            self.words("confucius-junks-then", before=yard, after=yard + count, left=self.view.junks - count)
        ]

    def _voyage(self, count: int, actions: Sequence[ConfuciusAction]) -> Told:
        """The licences; the voyages and cards that it brings, the ocean after it."""
        due = price(self.view, self.me, actions[0])
        text = self.words(
            "confucius-label-voyage",
            junks=names.counted(self.words, "junk", count),
            price=names.amount(self.words, due.kind, due.due),
        )
        voyages = max(len(action.lands) for action in actions if isinstance(action, Voyage))
        before = self.view.ocean[self.me]
        after = before + count - voyages * realm().voyage
        ocean = self.words("confucius-ocean-then", before=before, after=after)
        if not voyages:
            return text, [ocean, self.words("confucius-voyage-at", count=realm().voyage)]
        return text, [self.words("confucius-voyages", count=voyages), self._rewards(voyages), ocean]

    def _distant(self, land: int) -> Told:
        """What the visit brings: the chit if nobody was there, a reward card while there are any."""
        first = self.view.first[land]
        return names.distant_alone(self.words, land), [
            self.words("confucius-visited-first", who=self.name(first))
            if first != NOBODY
            else names.counted(self.words, "point", self.view.distant_chits[land]),
            self._rewards(1),
        ]

    def _rewards(self, count: int) -> str:
        """How many reward cards that brings."""
        return self.words("confucius-reward-cards", count=min(count, len(self.view.reward_deck)))

    def _yard(self, seat: Seat) -> Told:
        """Whose shipyard, and what is left there."""
        yard = self.view.yard[seat]
        return self.words("confucius-label-yard", who=self.name(seat), count=yard), [
            self.words("confucius-yard-then", left=max(0, yard - gifts().junks))
        ]

    # ── foreign lands ────────────────────────────────────────────────────────────────────────────

    def _land(self, slot: int) -> Told:
        """The price; how many boxes are empty, until when it has to be full."""
        found = lands()[self.view.lands[slot]]
        inside = self.view.armies[slot][: len(found.boxes)]
        text = self.words(
            "confucius-label-land",
            land=found.name,
            invading="yes" if self.do == "invade" else "no",
            price=found.price,
        )
        return text, [
            self.words("confucius-empty", count=inside.count(NOBODY)),
            self._deadline(slot),
        ]

    def _deadline(self, slot: int) -> str:
        """The block of the wall at which a land that is not full is lost."""
        return self.words("confucius-deadline", wall=realm().walls[slot])

    def _box(self, slot: int, box: int) -> Told:
        """The box: its points and star; whose army is in it; how many are empty after it."""
        found = lands()[self.view.lands[slot]]
        inside = self.view.armies[slot][: len(found.boxes)]
        owner = inside[box]
        worth = self.words(
            "confucius-box", points=found.boxes[box], star="yes" if box == found.star else "no"
        )
        text = self.words(
            "confucius-label-box",
            land=found.name,
            number=box + 1,
            worth=worth,
            owner="none" if owner == NOBODY else "you" if owner == self.me else "other",
            who="" if owner == NOBODY else self.name(owner),
        )
        if owner != NOBODY:
            return text, [worth]
        left = inside.count(NOBODY) - 1
        if self.known.get("land") == self.known.get("land2"):
            left += 1
        return text, [
            names.amount(self.words, names.CASH, found.price) if self.do == "invade" else "",
            self.words("confucius-box-then", left=left),
            self._deadline(slot) if left else "",
        ]
