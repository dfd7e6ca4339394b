"""Answers in cards: what pays, what is laid, given up or discarded, which reward is played."""

from collections.abc import Sequence

from bot.text.confucius import names
from bot.text.confucius.answers import Answers, Told
from games.confucius.box import price
from games.confucius.components import cards
from games.confucius.deeds import ConfuciusAction, Price
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
            return self._reward(token)
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
        """The cards and what they come to; what of it is lost; what stays in the hand."""
        due = announced(self.view)
        paid = counts(token)
        worth = names.total(paid, due.kind)
        text = self.words(
            "confucius-label-pay",
            cards=names.typed(paid),
            amount=names.amount(self.words, due.kind, worth),
        )
        return text, [self.words("confucius-overpaid", over=worth - due.due), self.kept(paid)]

    def kept(self, spent: Sequence[int]) -> str:
        """What stays in the hand."""
        left = [held - gone for held, gone in zip(self.view.hands[self.me], spent, strict=True)]
        return self.words("confucius-kept", cards=names.cards(self.words, left), count=sum(left))

    # ── income, examination, discarding ──────────────────────────────────────────────────────────

    def _commercial(self, token: str) -> Told:
        """The cards given up; how many are drawn for them, what stays, how many the hand has then."""
        given_up = counts(token)
        text = self.words(
            "confucius-label-commercial",
            cards=names.cards(self.words, given_up),
            count=sum(given_up),
        )
        drawn, held = names.total(given_up) + cards().bonus, sum(self.view.hands[self.me])
        return text, [
            self.words("confucius-draw", count=drawn),
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
        owner = self.view.students[0 if self.known.get("student") == "red" else 1]
        ended = self.held_of(owner) if sum(laid) >= cards().cancel else []
        return text, [self.ends(ended), self.kept(laid)]

    def _discard(self, token: str) -> Told:
        """The cards discarded and those kept."""
        gone = counts(token)
        return self.words("confucius-label-discard", cards=names.cards(self.words, gone)), [self.kept(gone)]

    # ── rewards ──────────────────────────────────────────────────────────────────────────────────

    def _reward(self, card: str) -> Told:
        """The card and what it does."""
        return names.reward(self.words, card), [names.reward_does(self.words, card)]


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
