"""Answers in cards: what pays, what is laid, given up or discarded, which reward is played."""

from collections.abc import Sequence

from bot.text.confucius import names
from bot.text.confucius.answers import Answers, Told
from games.confucius.box import price
from games.confucius.components import BRIBERIES, cards, rewards
from games.confucius.deeds import ConfuciusAction, Price
from games.confucius.gifts import active
from games.confucius.money import NONE
from games.confucius.position import ConfuciusPosition
from games.confucius.turns import parse

OTHER = "other"
"""The token for all ways to pay in which a card could be left out."""


class InCards(Answers):
    """Answers to the questions for cards."""

    def text(self, slot: str, token: str, actions: Sequence[ConfuciusAction]) -> Told:
        """Tell it."""
        if slot == "card":
            return self._reward(token, actions)
        if token == OTHER:
            return self.words("confucius-label-other"), [self.words("confucius-ways", count=len(actions))]
        if self.view.phase == "pay":
            return self._pay(token)
        if self.do == "commercial":
            return self._commercial(token)
        if self.view.phase == "tutor":
            return self._tutor(token)
        return self._discard(token)

    # ── paying ───────────────────────────────────────────────────────────────────────────────────

    def _pay(self, token: str) -> Told:
        """The cards; what they come to and what of it is lost; what stays in the hand."""
        due = announced(self.view)
        paid = counts(token)
        worth = names.total(paid, due.kind)
        text = self.words(
            "confucius-label-pay",
            cards=names.typed(paid),
            amount=names.amount(self.words, due.kind, worth),
            over=worth - due.due,
        )
        return text, [self.kept(paid)]

    def kept(self, spent: Sequence[int]) -> str:
        """What stays in the hand."""
        left = [held - gone for held, gone in zip(self.view.hands[self.me], spent, strict=True)]
        return self.words("confucius-kept", cards=names.cards(self.words, left), count=sum(left))

    # ── income, examination, discarding ──────────────────────────────────────────────────────────

    def _commercial(self, token: str) -> Told:
        """The cards given up, and how many are drawn for them."""
        given_up = counts(token)
        drawn = names.total(given_up) + cards().bonus
        text = self.words(
            "confucius-label-commercial",
            cards=names.cards(self.words, given_up),
            count=sum(given_up),
            drawn=drawn,
        )
        held = sum(self.view.hands[self.me])
        return text, [
            self.kept(given_up),
            self.words("confucius-hand-then", before=held, after=held - sum(given_up) + drawn),
        ]

    def _tutor(self, token: str) -> Told:
        """The cards laid, their sum; the gift that so many of them end."""
        laid = counts(token)
        text = self.words(
            "confucius-label-tutor",
            cards=names.typed(laid),
            amount=names.amount(self.words, names.CASH, names.total(laid)),
        )
        return text, [self.kept(laid), self._ends(sum(laid))]

    def _ends(self, count: int) -> str:
        """The gift that ends when so many cards are laid for the student that is chosen."""
        owner = self.view.students[0 if self.known.get("student") == "red" else 1]
        held = [gift for gift in active(self.view) if gift.giver == owner and gift.holder == self.me]
        if count < cards().cancel or not held:
            return ""
        return self.words(
            "confucius-rid-of", gift=names.gift(self.words, held[0].value), who=self.short(owner)
        )

    def _discard(self, token: str) -> Told:
        """The cards discarded and those kept."""
        gone = counts(token)
        return self.words("confucius-label-discard", cards=names.cards(self.words, gone)), [self.kept(gone)]

    # ── rewards ──────────────────────────────────────────────────────────────────────────────────

    def _reward(self, card: str, actions: Sequence[ConfuciusAction]) -> Told:
        """The card and what it does; for a bribery the ministries in which it can be played."""
        details = [names.reward_does(self.words, card)]
        if card in BRIBERIES:
            found = {slot.value for action in actions for slot in action.slots() if slot.name == "ministry"}
            details.append(
                self.words(
                    "confucius-playable",
                    list=self.words.series(
                        [names.ministry(index) for index in sorted(map(names.ministry_of, found))]
                    ),
                )
            )
        if card == "insult":
            score = self.view.scores[self.me]
            details.append(self.words("confucius-points-then", before=score, after=score + rewards().insult))
        return names.reward(self.words, card), details


def announced(view: ConfuciusPosition) -> Price:
    """What is due for the action that waits to be paid for."""
    assert view.turn is not None
    return price(view, view.turn, parse(view.announced))


def counts(token: str) -> list[int]:
    """The cards of an answer such as "1+3", by their printed cash; "none" is no card."""
    found = [0, 0, 0, 0]
    for value in token.split("+") if token != NONE else ():
        found[int(value) - 1] += 1
    return found
