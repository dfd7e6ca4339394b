"""Questions of China, and their answers with what they cost or bring."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from bot.text.china import names
from bot.text.china.names import ChinaTeller
from bot.text.china.pieces import Pieces
from bot.text.fluent import either
from bot.text.parts import LONGEST_TEXT, Asked, Label
from bot.text.players import TOKENS
from bot.text.room import clip, few_words
from games.china.cards import DECK
from games.china.components import HAND, board
from games.china.placing import Place, most_houses
from games.china.turns import ChinaAction
from games.engine import HIDDEN
from games.engine.choices import fitting


class ChinaAsked(Asked[ChinaTeller]):
    """A question of China: where, which piece, what pays; which card to discard or to take."""

    def facts(self) -> dict[str, Any]:
        """What there is to choose from, what pays, how many cards are to be taken."""
        given, legal = self.question.given, self.say.view.legal()
        places = {answer.token for answer in self.question.answers} - {"done"}
        facts = {"province": "exchange", "piece": "emissary", **super().facts()}
        if given.get("place", "done") != "done":
            facts["place"] = names.place_of(given["province"], given["place"])
        return facts | {
            "places": "spaces" if "dragon" not in places else "dragon" if len(places) == 1 else "both",
            "pays": self._pays(fitting(legal, given)),
            "second": self.say.view.placed > 0,
            "able": any(isinstance(action, Place) for action in legal),
            "left": self._draws(),
        }

    def ask(self) -> str:
        """One message for all slots."""
        return self.say("china-ask", **self.facts())

    def labels(self) -> Mapping[str, Label]:
        """The others go by their shapes on the board."""
        flat = msgspec.structs.replace(self.say.players, tokens=TOKENS)
        say = self.say.but(tense="now", style="token", players=flat)
        return type(self)(say, self.question)._labels()

    def _label(self, token: str, actions: Sequence[ChinaAction]) -> Label:
        """As many details as few words can tell."""
        say = self.say
        match self.question.slot:
            case "province" if token == "exchange":
                text = say("china-label-exchange")
                details = [say("china-exchange-costs", left=self._left())]
            case "province":
                text, details = self._province(names.index_of(token), actions)
            case "place":
                text, details = self._place(token, actions)
            case "piece":
                text = say("china-label-piece", piece=token)
                details = Pieces(say).brings(actions)
            case "pay":
                text, details = self._pay(token, actions)
            case "card":
                text = say("china-label-card", colour=token)
                details = [self._kept(token), say("china-for", provinces=names.homes(token))]
            case _:
                text, details = self._draw(token)
        return Label(clip(text, LONGEST_TEXT), clip(" · ".join(few_words(details))))

    def _province(self, index: int, actions: Sequence[ChinaAction]) -> tuple[str, list[str]]:
        """What pays there; the scoring of the last house or who is ahead, the possible pieces, emissaries."""
        say, view, pieces = self.say, self.say.view, Pieces(self.say)
        counts = view.houses_by_seat(index)
        free = len(board().provinces[index].spaces) - sum(counts)
        most = most_houses(view, index)
        return say("china-label-province", province=index, pays=self._pays(actions)), [
            (pieces.completed(actions) if free == 1 else "") or pieces.lead(counts),
            pieces.possible(actions),
            say("china-room", count=sum(view.emissaries[index]), most=most) if most else "",
        ]

    def _place(self, token: str, actions: Sequence[ChinaAction]) -> tuple[str, list[str]]:
        """A space, the dragon field, or no second piece."""
        say = self.say
        if token == "done":
            costs = say("china-done-costs", count=len(self._hand()), draws=self._draws())
            return say("china-label-done"), [costs]
        details = Pieces(say).brings(actions)
        if token == "dragon":
            return say("china-label-dragon"), details
        space = next(action.place for action in actions if isinstance(action, Place))
        return say("china-label-space", number=token, fortified=say.view.forts[space]), details

    def _pay(self, token: str, actions: Sequence[ChinaAction]) -> tuple[str, list[str]]:
        """The payment, what stays in the hand, whether a second piece is possible after it."""
        details = [self._kept(token)]
        if not self.say.view.placed:
            after = self.say.view.copy()
            after.apply(actions[0])
            second = after.phase == "place" and any(isinstance(action, Place) for action in after.legal())
            details.append(self.say("china-second", possible=second))
        return self.say("china-label-pay", pay=token), details

    def _draw(self, token: str) -> tuple[str, list[str]]:
        """A colour of the row with its provinces, or the deck with its size; what the hand is then."""
        say, view = self.say, self.say.view
        if token == DECK:
            facts = {"count": len(view.deck), "time": view.exhausted}
            last = not view.still_to_act()
            return say("china-label-deck"), [say("china-deck-left", last=last, **facts)]
        text = say(
            "china-label-draw", colour=token, provinces=either(say.words, names.homes(token).split(", "))
        )
        return text, [say("china-held", cards=say.cards([*self._hand(), token]))]

    # ── cards ────────────────────────────────────────────────────────────────────────────────────

    def _hand(self) -> Sequence[str]:
        """The cards of the seat to act."""
        return self.say.view.hands[self.say.view.turn or 0]

    def _left(self) -> int:
        """The cards that can be taken: the row never runs short before the deck is used up."""
        return len(self.say.view.row) + len(self.say.view.deck)

    def _draws(self) -> int:
        """The cards that fill the hand."""
        return min(HAND - len(self._hand()), self._left())

    def _kept(self, paid: str) -> str:
        """The cards that stay in the hand; of those that are only guessed it is not known which."""
        left = list(self._hand())
        for card in paid:
            left.remove(card if card in left else HIDDEN)
        return self.say("china-kept", cards=self.say.cards(left))

    def _pays(self, actions: Sequence[ChinaAction]) -> str:
        """What of the hand pays for these: "violet or 2 orange"; "" where nothing is to be paid."""
        pays = dict.fromkeys(action.pay for action in actions if isinstance(action, Place))
        return either(self.say.words, [self.say.cards(pay).text for pay in pays])
