"""Answers about gifts: which one, for whom, and what it would bind them to."""

from collections.abc import Sequence

from bot.text.confucius import names
from bot.text.confucius.answers import Answers, Told, place_of, seat_of
from bot.text.confucius.gifts import cubes
from games.confucius.components import REMOVED, gifts
from games.confucius.deeds import ConfuciusAction
from games.confucius.gifts import active
from games.confucius.officials import bans
from games.confucius.position import ConfuciusPosition
from games.engine import Seat


class Giving(Answers):
    """Answers to the questions for a gift and who gets it, and for the last step of two petitions."""

    def text(self, slot: str, token: str, actions: Sequence[ConfuciusAction]) -> Told:
        """Tell it."""
        match self.do, slot:
            case _, "gift":
                return self._gift(names.gift_of(token), actions)
            case "give", _:
                return self._to(seat_of(token), names.gift_of(self.known["gift"]))
            case _ if "from" in self.known:
                return self._junks_to(seat_of(token))
            case _:
                return self._marker_of(seat_of(token))

    def _gift(self, value: int, actions: Sequence[ConfuciusAction]) -> Told:
        """The gift: what it costs and is good for, to whom it may go, what the petition does."""
        gift = names.gift(self.words, value)
        use = self.words("confucius-petition-does", gift=gifts().id(value), junks=gifts().junks)
        if self.do == "buy":
            text = self.words("confucius-label-buy", gift=names.gift_alone(self.words, value), price=value)
            return text, [self.words("confucius-as-petition", does=use) if self.view.advanced else ""]
        if self.do == "petition":
            return gift, [use]
        if self.do == "card":
            return gift, [self.words("confucius-instead", price=value)]
        open_to = {seat_of(slot.value) for action in actions for slot in action.slots() if slot.name == "to"}
        return self.words("confucius-label-give", gift=gift), [
            self.words("confucius-may-go-anywhere")
            if len(open_to) == len(self.view.playing) - 1
            else self.words("confucius-may-go", list=self.crowd([(seat, "") for seat in sorted(open_to)]))
        ]

    def _to(self, to: Seat, value: int) -> Told:
        """What the gift would forbid them and bind them to, which gifts it ends, the cubes it brings."""
        after = self.given(to, value)
        ended = [
            gift
            for gift in active(self.view)
            if {gift.giver, gift.holder} == {self.me, to} and gift not in active(after)
        ]
        barred = [
            names.ministry(ban.ministry)
            for ban in bans(after, to)
            if ban.giver == self.me and not self.view.resolved[ban.ministry]
        ]
        text = self.words("confucius-label-give-to", who=self.name(to))
        return text, [
            self.words("confucius-gift-bars", list=self.words.series(barred), count=len(barred)),
            self.ends(ended),
            self.words("confucius-gift-cubes", count=cubes(after, self.me))
            if cubes(self.view, self.me) != cubes(after, self.me)
            else "",
        ]

    def given(self, to: Seat, value: int) -> ConfuciusPosition:
        """The view with the gift given: an older one is replaced, a lower one of theirs ends."""
        after = self.view.copy()
        mine, theirs = after.gifts[self.me], after.gifts[to]
        for index, holder in enumerate(mine):
            if holder == to:
                mine[index] = REMOVED
        mine[value - 1] = to
        for index, holder in enumerate(theirs):
            if holder == self.me and index + 1 < value:
                theirs[index] = REMOVED
        return after

    # ── petitions ────────────────────────────────────────────────────────────────────────────────

    def _junks_to(self, to: Seat) -> Told:
        """The shipyard that gets the junks, before and after."""
        moved = min(gifts().junks, self.view.yard[seat_of(self.known["from"])])
        yard = self.view.yard[to]
        return self.words("confucius-label-junks-to", who=self.name(to), before=yard, after=yard + moved), []

    def _marker_of(self, to: Seat) -> Told:
        """Whose secured marker comes there, and how the ministry stands then."""
        ministry, space = place_of(self.known)
        owner = self.view.markers[ministry][space]
        if owner == to:
            return self.name(to), [self.words("confucius-stays")]
        return self.name(to), self.then(self.marked(ministry, space, to), ministry)
