"""The action box in words: what each action takes now, in groups as players think of it, or why not."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from bot.text.confucius import names
from bot.text.confucius.answers import Answers, Told
from bot.text.fluent import Words
from games.confucius.box import Prospect, prospects
from games.confucius.components import NOBODY, STUDENTS, UNBOUGHT, cards
from games.confucius.deeds import ConfuciusAction
from games.confucius.officials import bans
from games.confucius.position import ConfuciusPosition
from games.confucius.ships import Voyage
from games.engine import CodedError, Seat

GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
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

_NAMED: Final = 2
"""Reward cards that are named where one can be played."""


class Doing(Answers):
    """Answers to the question what to do."""

    def text(self, slot: str, token: str, actions: Sequence[ConfuciusAction]) -> Told:
        """The action, what it takes in cubes and money, and what there is to choose from or comes of it."""
        found = next((entry for entry in prospects(self.view, self.me) if entry.do == token), None)
        if len(actions) == 1 and token in _PRICED and found:
            costs = self.words("confucius-cubes", count=found.cubes)
        else:
            costs = cost(self.words, found, saved=False) if found else ""
        return self.words("confucius-label-do", do=token), [
            costs,
            self._more(token) if len(actions) == 1 else self._choice(token, actions),
        ]

    def _choice(self, do: str, actions: Sequence[ConfuciusAction]) -> str:
        """How much there is to choose from."""
        ends = {tuple(slot.value for slot in action.slots()[1:3]) for action in actions}
        match do:
            case "bribe" | "secure" | "transfer" if len(ends) == 1:
                ministry, space = next(iter(ends))
                return names.space(names.ministry_of(ministry), int(space) - 1)
            case "bribe" | "secure" | "transfer":
                return self.words("confucius-officials", count=len(ends))
            case "nominate":
                return names.candidate(self.words, self.view.candidate)
            case "invade":
                return self.words("confucius-boxes", count=len(ends))
            case "junks":
                return self.words("confucius-yard-now", count=self.view.yard[self.me])
            case "voyage":
                voyages = max(len(action.lands) for action in actions if isinstance(action, Voyage))
                return self.words(
                    "confucius-sail-now",
                    yard=self.view.yard[self.me],
                    ocean=self.view.ocean[self.me],
                    voyages=voyages,
                )
            case "buy":
                return self.words("confucius-choice", count=self.view.gifts[self.me].count(UNBOUGHT))
            case "give" | "petition":
                ready = dict.fromkeys(names.gift_of(gift) for gift, *_ in ends)
                return ", ".join(names.gift_alone(self.words, value) for value in sorted(ready))
            case "commercial":
                most, bonus = cards().commercial, cards().bonus
                return self.words("confucius-commercial-now", most=most, bonus=bonus, drawn=most + bonus)
            case _:
                held = dict.fromkeys(
                    slot.value for action in actions for slot in action.slots() if slot.name == "card"
                )
                if len(held) > _NAMED:
                    return self.words("confucius-choice", count=len(held))
                return ", ".join(names.reward(self.words, card) for card in held)

    def _more(self, do: str) -> str:
        """What comes of an action without a choice."""
        match do:
            case "force":
                taken = [at for at, owner in enumerate(self.view.students) if owner != NOBODY]
                vain = "forced" if self.view.forced else "full" if len(taken) == len(STUDENTS) else ""
                vain = vain or ("" if taken else "empty")
                return self.words("confucius-force-vain", why=vain) if vain else self.student(taken[0])
            case "recruit":
                colonies = self.view.colonies[self.me]
                return self.words("confucius-recruit-then", before=colonies, after=colonies + 1)
            case "commercial":
                return self.words("confucius-draw", count=cards().bonus)
            case "tax":
                held = sum(self.view.hands[self.me])
                return self.words("confucius-hand-then", before=held, after=held + cards().tax)
            case "pass":
                return self.words("confucius-pass-then", chief="yes" if self.view.chief == self.me else "no")
            case _:
                return ""


def cost(words: Words, found: Prospect, saved: bool = True) -> str:
    """What the action takes now: "1 cube, 2–6 cash (Hubu −1)"; cubes only in a usual turn.

    ``saved``: with what a discount saves.
    """
    price = words(
        "confucius-price",
        kind=found.kind or "none",
        least=found.least,
        most=found.most,
        range="yes" if found.least < found.most else "no",
        saved=found.full_least - found.least if saved else 0,
        place="army" if found.do == "recruit" else "junks" if found.do == "junks" else "officials",
    )
    parts = [words("confucius-cubes", count=found.cubes), price]
    return ", ".join(part for part in parts if part)


def overview(words: Words, view: ConfuciusPosition, seat: Seat, token: Callable[[Seat], str]) -> str:
    """All actions, a line a group: those that are possible with their costs, the others with the reason.

    Without cubes only what takes none is told, the rest at once.
    """
    found = {entry.do: entry for entry in prospects(view, seat)}
    idle = view.phase == "turn" and not view.cubes[seat]
    lines = []
    for group, actions in GROUPS.items():
        here = [found[do] for do in actions if not (idle and found[do].cubes)]
        texts = [_open(words, view, seat, entry, token) for entry in here if entry.refusal is None]
        shut: dict[str, list[str]] = {}
        for entry in here:
            if entry.refusal is not None:
                reason = why(words, entry.refusal, barred(words, view, seat, token))
                shut.setdefault(reason, []).append(entry.do)
        texts += [
            words(
                "confucius-box-shut",
                act=", ".join(words("confucius-box-act", do=do) for do in same),
                why=reason,
            )
            for reason, same in shut.items()
        ]
        if texts:
            lines.append(words("confucius-box-group", group=group, list=" · ".join(texts)))
    if idle:
        lines.append(words("confucius-box-idle"))
    return "\n".join(lines)


def _open(
    words: Words, view: ConfuciusPosition, seat: Seat, entry: Prospect, token: Callable[[Seat], str]
) -> str:
    """An action that is possible with what it takes; where a gift forbids some of it."""
    takes = cost(words, entry)
    return words(
        "confucius-box-open",
        act=words("confucius-box-act", do=entry.do),
        cost=takes,
        priced="yes" if takes else "no",
        barred=barred(words, view, seat, token) if entry.do == "bribe" else "",
        some="yes" if entry.do == "bribe" and bans(view, seat) else "no",
    )


def barred(words: Words, view: ConfuciusPosition, seat: Seat, token: Callable[[Seat], str]) -> str:
    """The ministries in which the seat may not bribe, with whose gift forbids it: "Hubu (■ vase)"."""
    found: dict[int, list[str]] = {}
    for ban in bans(view, seat):
        found.setdefault(ban.ministry, []).append(token(ban.giver))
    return words.series([f"{names.ministry(index)} ({', '.join(who)})" for index, who in found.items()])


def why(words: Words, refusal: CodedError, barred: str) -> str:
    """Why an action is not possible now, in a few words; ``barred``: where gifts forbid to bribe."""
    facts = {**refusal.facts, "code": refusal.code, "barred": barred}
    return words("confucius-why", **facts)
