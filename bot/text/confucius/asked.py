"""Questions of Confucius; that for what to do tells the whole action box."""

from collections.abc import Sequence
from typing import Any, Final

from bot.text.confucius.answers import Answers, kind_of, laid_for
from bot.text.confucius.box import Box, announced
from bot.text.confucius.gifts import held, of_givers
from bot.text.confucius.names import ConfuciusTeller, Facts, worth
from bot.text.confucius.officials import place_of, standing, taken, tile
from bot.text.parts import LONGEST_TEXT, Asked, Label
from bot.text.room import clip, few_words
from games.confucius.components import STUDENTS, cards, realm
from games.confucius.deeds import ConfuciusAction
from games.confucius.examination import students_for
from games.confucius.resolution import heirs
from games.engine.choices import Question

_ABSORBED: Final = {"ministry": "space", "ministry2": "space2", "land": "box", "land2": "box2"}
"""Answers that a following one names as well: "Hubu" need not be said before "Hubu 3"."""


class ConfuciusAsked(Asked[ConfuciusTeller]):
    """A question of Confucius: what to do, where, with which cards."""

    def __init__(self, say: ConfuciusTeller, question: Question) -> None:
        super().__init__(say, question)
        self._kind = kind_of(question.slot, question.given, say.view.phase)
        self._box = Box(say)

    def facts(self) -> dict[str, Any]:
        """The hand and what is printed; a second place, land or box is asked for as the first."""
        say, view, slot, given = self.say, self.say.view, self.question.slot, self.question.given
        me, hand = say.acting, view.hands[say.acting]
        facts: Facts = {
            **super().facts(),
            **worth(hand),
            "slot": slot.rstrip("2"),
            "phase": view.phase,
            "cubes": view.cubes[me],
            "candidate": view.candidate,
            "reward": given.get("card", ""),
            "yard": view.yard[me],
            "ocean": view.ocean[me],
            "supply": view.junks,
            "voyage": realm().voyage,
            "wall": view.wall,
            "most": cards().commercial,
            "bonus": cards().bonus,
            "limit": cards().limit,
            "gone": sum(hand) - cards().limit,
            "cancel": cards().cancel,
        }
        match self._kind:
            case "pay":
                facts |= announced(say)
            case "tutor" | "tutor-cards":
                facts |= _lesson(say)
            case "influence":
                facts |= _debt(say)
            case "transfer-to" | "junk-to":
                ministry, space = place_of(given)
                facts |= tile(say, ministry, space) | {"standing": standing(say, view, ministry)}
            case _ if slot.startswith("space"):
                facts |= taken(say, place_of({**given, slot: "1"}, slot[5:])[0])
        return facts

    def ask(self) -> str:
        """The question as a sentence; for what to do the whole action box with what everything takes now."""
        asked = self.say(f"confucius-ask-{self._kind}", **self.facts())
        return "\n".join([asked, *self._box.overview()]) if self._kind == "do" else asked

    def _label(self, token: str, actions: Sequence[ConfuciusAction]) -> Label:
        """The answer, with the answers that follow from it where it leaves one action only."""
        slot, slots = self.question.slot, actions[0].slots()
        known, rest = self.question.given | {slot: token}, slots[:0]
        if len(actions) == 1:
            known |= {answer.name: answer.value for answer in slots}
            rest = slots[1 + next(at for at, answer in enumerate(slots) if answer.name == slot) :]
        answers = Answers(self.say, self._box, known, actions)
        text, details = answers.told(slot, token)
        following = [
            answers.told(answer.name, answer.value)
            for answer in rest
            if _ABSORBED.get(answer.name) not in known
        ]
        texts = [told for told, _ in following if told]
        if following and slot == "do":
            details = [*details, ", ".join(texts)]
        elif following:
            texts = texts if _ABSORBED.get(slot) in known else [text, *texts]
            text = self.say("confucius-label-steps", list=self.say.listed(texts))
            details = following[-1][1] or details
        return Label(clip(text, LONGEST_TEXT), clip(" · ".join(few_words(details))))


def _lesson(say: ConfuciusTeller) -> Facts:
    """Who stands against whom, what is laid, what the reader owes."""
    view = say.view
    laid = []
    for student in range(len(STUDENTS)):
        found = laid_for(view, student)
        told, count = say.short.each(found), sum(count for _, count in found)
        laid.append(say("confucius-ask-tutor-cards.laid", student=student, list=told, count=count))
    due = [gift for gift in held(view, say.acting) if gift.giver in view.students]
    free = len(students_for(view, say.acting)) > 1
    red, orange = map(say.seat, view.students)
    return {
        "red": red,
        "orange": orange,
        "laid": say.listed(laid),
        "duty": of_givers(say.short, [gift for gift in due if gift.value == due[0].value]),
        "bound": "none" if not due else "both" if free else "one",
    }


def _debt(say: ConfuciusTeller) -> Facts:
    """How the ministry stands that is resolved, and why the reader gives."""
    view, me = say.view, say.acting
    due = [gift for gift in held(view, me) if gift.giver in heirs(view, me)]
    duty, told = of_givers(say.short, due), standing(say, view, view.resolving)
    return {"ministry": view.resolving, "standing": told, "duty": duty}
