"""The action box of Confucius: what everything takes now, or why it cannot be done; what waits to be paid."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Final

from bot.text.confucius import names
from bot.text.confucius.names import ConfuciusTeller, Facts
from bot.text.confucius.officials import place_of
from bot.text.fluent import Listed
from games.confucius.box import Prospect, announcement, price, prospects
from games.confucius.components import CANDIDATE, NOBODY, STUDENTS, UNBOUGHT, cards
from games.confucius.deeds import ConfuciusAction
from games.confucius.officials import bans
from games.confucius.ships import Voyage
from games.engine import Seat

_GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    "ministries": ("bribe", "secure", "transfer"),
    "examination": ("nominate", "force"),
    "armies": ("recruit", "invade"),
    "ships": ("junks", "voyage"),
    "gifts": ("buy", "give", "petition"),
    "money": ("commercial", "tax"),
    "rest": ("card", "nothing"),
}
"""The actions as players think of them; passing is told apart."""

_PRICED: Final = ("bribe", "secure", "junks", "voyage", "buy")
"""Actions whose only target, where there is but one, tells the price."""

_ALONE: Final = ("force", "recruit", "commercial", "tax", "pass")
"""Actions of which there is something to say also where nothing is left to choose."""

_NAMED: Final = 2
"""Reward cards that are named where one can be played."""


class Box:
    """The action box as it is for the seat to act."""

    def __init__(self, say: ConfuciusTeller) -> None:
        self.say, self.view, self.me = say, say.view, say.acting

    @cached_property
    def _prospects(self) -> dict[str, Prospect]:
        """Everything that can be done but passing, possible or not."""
        return {entry.do: entry for entry in prospects(self.view, self.me)}

    def overview(self) -> Iterator[str]:
        """All actions, a line a group: those that are possible with their costs, the others with the reason.

        Without cubes only what takes none is told, the rest at once.
        """
        say, found = self.say, self._prospects
        idle = self.view.phase == "turn" and not self.view.cubes[self.me]
        for group, actions in _GROUPS.items():
            here = [found[do] for do in actions if not (idle and found[do].cubes)]
            texts, shut = [], dict[str, list[str]]()
            for entry in here:
                if entry.refusal is None:
                    barred = self._barred() if entry.do == "bribe" else say.listed(())
                    texts.append(say("confucius-action", **_cost(entry), barred=barred))
                else:
                    facts = {**entry.refusal.facts, "code": entry.refusal.code, "barred": self._barred()}
                    same = shut.setdefault(say("confucius-why", **facts), [])
                    same.append(say("confucius-action-named", do=entry.do))
            texts += [
                say("confucius-action.shut", list=say.listed(same), why=why) for why, same in shut.items()
            ]
            if texts:
                yield say("confucius-action.group", group=group, list=say.listed(texts))
        if idle:
            yield say("confucius-action.idle")

    def _barred(self) -> Listed:
        """The ministries in which the reader may not bribe, with whose gifts forbid it: "Hubu (■)"."""
        found: dict[int, list[Seat]] = {}
        for ban in bans(self.view, self.me):
            found.setdefault(ban.ministry, []).append(ban.giver)
        return self.say.listed(
            self.say("confucius-action.barred", ministry=index, givers=self.say.short.seats(givers))
            for index, givers in found.items()
        )

    def doing(self, do: str, actions: Sequence[ConfuciusAction]) -> Facts:
        """What the action takes in cubes and money, and what there is to choose from or comes of it."""
        say, view, me, whole = self.say, self.view, self.me, len(actions) == 1
        facts: Facts = {"do": do, "whole": whole, "cubes": 0, "kind": "none"}
        facts["more"] = do in _ALONE or not whole
        if do in self._prospects:
            facts |= _cost(self._prospects[do]) | {"saved": 0}
        if whole and do in _PRICED:
            facts["kind"] = "none"
        slots = [action.slots() for action in actions]
        ends = dict.fromkeys(tuple(slot.value for slot in found[1:3]) for found in slots)
        match do:
            case "bribe" | "secure" | "transfer":
                ministry, space = next(iter(ends))
                facts |= {"count": len(ends), "ministry": ministry, "space": space}
            case "nominate":
                facts["candidate"] = view.candidate
            case "force":
                taken = [at for at, owner in enumerate(view.students) if owner != NOBODY]
                full = len(taken) == len(STUDENTS)
                facts["why"] = "forced" if view.forced else "full" if full else "one" if taken else "none"
                facts["one"] = student_of(say, taken[0]) if taken else ""
            case "recruit":
                facts |= {"before": view.colonies[me], "after": view.colonies[me] + 1}
            case "invade":
                facts["count"] = len(ends)
            case "junks":
                facts["yard"] = view.yard[me]
            case "voyage":
                facts |= {"yard": view.yard[me], "ocean": view.ocean[me], "voyages": most_voyages(actions)}
            case "buy":
                facts["count"] = view.gifts[me].count(UNBOUGHT)
            case "give" | "petition":
                ready = sorted({names.gift(gift) for gift, *_ in ends})
                facts["gifts"] = say.listed(say("confucius-gift-alone", gift=gift) for gift in ready)
            case "commercial":
                facts |= {"most": cards().commercial, "bonus": cards().bonus}
                facts["drawn"] = cards().commercial + cards().bonus
            case "tax":
                held = sum(view.hands[me])
                facts |= {"before": held, "after": held + cards().tax}
            case "card":
                found = dict.fromkeys(slot.value for found in slots for slot in found if slot.name == "card")
                facts |= {"rewards": say.show(["reward"], list(found)), "many": len(found) > _NAMED}
            case "pass":
                facts["favour"] = view.chief == me
        return facts


def _cost(found: Prospect) -> Facts:
    """What the action takes now: "1 cube, 2–6 cash (Hubu −1)"; cubes only in a usual turn."""
    return {
        "do": found.do,
        "cubes": found.cubes,
        "kind": found.kind or "none",
        "least": found.least,
        "most": found.most,
        "range": found.least < found.most,
        "saved": found.full_least - found.least,
        "priced": bool(found.cubes or found.kind),
    }


def announced(say: ConfuciusTeller) -> Facts:
    """The action that waits to be paid for, in a few words: "bribe the 5 on Hubu 3"; what is due for it."""
    view, action = say.view, announcement(say.view.announced)
    due = price(view, say.acting, action)
    known = {slot.name: slot.value for slot in action.slots()}
    ministry, space = place_of(known) if "space" in known else (0, 0)
    visits = [value for name, value in known.items() if name.startswith("land") and action.do == "voyage"]
    facts: Facts = known | {
        "cost": max(view.officials[ministry][space], CANDIDATE),
        "junks": known.get("junks", known.get("count", "0")),
        "lands": say.show(["distant"], visits),
    }
    return {
        "deed": say("confucius-announced", **facts),
        "do": action.do,
        "kind": due.kind,
        "amount": due.due,
        "saved": max(due.full - due.due, 0),
        "worth": say.listed(
            say("confucius-ask-pay.worth", cash=cash, licences=licences)
            for cash, licences in zip(cards().cash, cards().licences, strict=True)
        ),
    }


def most_voyages(actions: Sequence[ConfuciusAction]) -> int:
    """How many voyages can come of it."""
    return max(len(action.lands) for action in actions if isinstance(action, Voyage))


def student_of(say: ConfuciusTeller, student: int) -> str:
    """Whose student stands there: "red: ■ Jonas", "orange: nobody"."""
    return say("confucius-student-of", student=student, seat=say.view.students[student])
