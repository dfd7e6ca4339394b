"""The answers to a question of Da Yunhe: what each is, and what it costs or brings."""

from collections.abc import Sequence
from typing import Final

from bot.text.dayunhe import names
from bot.text.dayunhe.answers import ARROW
from bot.text.dayunhe.brings import Brings
from bot.text.fluent import Words
from bot.text.formatter import Label
from bot.text.perspective import Players, clip, few_words
from games.dayunhe.building import Build, BuildCity, city_has_room
from games.dayunhe.cards import Deed, Take
from games.dayunhe.components import COST, UNREST, Symbol, card, rules
from games.dayunhe.inspection import Step
from games.dayunhe.places import HEXES, region
from games.dayunhe.position import DayunhePosition
from games.dayunhe.rebuilding import Face, Move, Swap, Turn
from games.dayunhe.stacks import Supply, unrest_held
from games.dayunhe.unrest import Calm, Denounce, Destroy, Intrigue, Remove
from games.dayunhe.way import turning_point
from games.engine.choices import Question, fitting

LONGEST_TEXT: Final = 90
"""Characters of an answer's own line: the panel may put a letter before it."""


def labels(words: Words, players: Players, view: DayunhePosition, question: Question) -> dict[str, Label]:
    """The answers by token, each with its text and its detail within the room of a label."""
    left = fitting(view.legal(), question.given)
    teller = _Labels(words, players, view)
    found: dict[str, list[Deed]] = {}
    for action in left:
        slot = next(slot for slot in action.slots() if slot.name == question.slot)
        found.setdefault(slot.value, []).append(action)
    return {
        answer.token: teller.label(question.slot, answer.token, found[answer.token])
        for answer in question.answers
    }


class _Labels(Brings):
    """One question's answers."""

    def label(self, slot: str, token: str, actions: Sequence[Deed]) -> Label:
        """An answer; ``actions`` are those it leaves, one where nothing more is asked after it."""
        text = self._text(slot, token, actions)
        text = text[:1].upper() + text[1:]
        if len(actions) == 1:
            paid = self._paid(actions[0]) if slot == "do" else []
            details = [*paid, self._rest(slot, actions[0]), *self._brings(slot, actions[0])]
        else:
            details = self._choice(slot, token, actions)
        return Label(clip(text, LONGEST_TEXT), clip(" · ".join(few_words(details))))

    # ── what an answer is ────────────────────────────────────────────────────────────────────────────

    def _text(self, slot: str, token: str, actions: Sequence[Deed]) -> str:
        """The answer's own line."""
        action = actions[0]
        match slot:
            case "do" if isinstance(action, Supply):
                return self.words("dayunhe-label-supply", stack=action.stack + 1, top=self._top(action.stack))
            case "do":
                return self.words("dayunhe-label-do", do=token)
            case "card":
                return self._card(token)
            case "stack":
                return self._stack(int(token) - 1)
            case "tile":
                return names.valued(self.words, token)
            case "place" | "place2":
                return self._place(slot, action)
            case "lines":
                return self._look(action)
            case "colour":
                return self.words("dayunhe-row", owner=self._shortly(_seat(action)))
            case "rival":
                return self._name(_seat(action))
            case "steps":
                return names.steps(self.words, int(token))
            case _:
                return self._step(action)

    def _place(self, slot: str, action: Deed) -> str:
        """A hex with what lies there, or the City."""
        if isinstance(action, BuildCity):
            return names.place_of(self.words, "city")
        return self._hex(_place(slot, action))

    def _look(self, action: Deed) -> str:
        """How the tile would lie."""
        assert isinstance(action, Build | Turn | Face)
        now = isinstance(action, Face) and action.rotation == self.view.rotations[self.view.facing[0]]
        return self.words(
            "dayunhe-look",
            look=names.look_of(self.words, action.tile, action.rotation),
            now="yes" if now else "no",
        )

    def _step(self, action: Deed) -> str:
        """Where he goes, what lies there."""
        assert isinstance(action, Step)
        return names.place(self.words, action.place) if action.place >= HEXES else self._hex(action.place)

    # ── what is left to choose ───────────────────────────────────────────────────────────────────────

    def _rest(self, slot: str, action: Deed) -> str:
        """The answers that follow by themselves."""
        words = self.words
        match slot, action:
            case "card", Take():
                return self._groups(action.card)
            case "do", Build() | BuildCity():
                return f"{names.tile(words, action.tile)}{ARROW}{self._place(slot, action)}"
            case "tile", Build() | BuildCity():
                return self._place(slot, action)
            case "do", Swap():
                return f"{names.place(words, action.hex)} ↔ {names.place(words, action.other)}"
            case "do", Move():
                return f"{names.place(words, action.hex)}{ARROW}{names.place(words, action.to)}"
            case "do" | "place", Turn():
                where = f"{names.place(words, action.hex)} " if slot == "do" else ""
                return f"{where}{ARROW.strip()} {names.look_of(words, action.tile, action.rotation)}"
            case "do", Remove() | Destroy():
                return self._hex(action.hex)
            case "place", Swap():
                return f"↔ {self._hex(action.other)}"
            case "place", Move():
                return f"{ARROW.strip()} {names.place(words, action.to)}"
            case _:
                return ""

    def _paid(self, action: Deed) -> list[str]:
        """What an action without a choice takes, where only its choice would have told it."""
        match action:
            case Destroy() | Intrigue():
                return self._cost()
            case Denounce():
                return [self.words("dayunhe-costs")]
            case _:
                return []

    def _choice(self, slot: str, token: str, actions: Sequence[Deed]) -> list[str]:
        """What an answer costs or brings after which more is asked."""
        match slot:
            case "do":
                return self._doing(token)
            case "tile":
                return self._of_tile(token)
            case "place" | "place2":
                return self._at(actions)
            case _:
                return []

    def _doing(self, do: str) -> list[str]:
        """How often an action can be used and on what."""
        words, view = self.words, self.view
        match do:
            case "build":
                return [words("dayunhe-times-left", count=view.left[do])]
            case "swap" | "move" | "turn":
                return [words("dayunhe-may", do=do)]
            case "remove":
                return [words("dayunhe-unrest-on-map", **self._unrest())]
            case "calm":
                return [words("dayunhe-rows", list=self._rows())]
            case "destroy":
                return self._cost()
            case "intrigue":
                return [words("dayunhe-rival-loses", points=rules().intrigue), *self._cost()]
            case "denounce":
                return [
                    words("dayunhe-costs"),
                    words("dayunhe-rival-then", who="none", points=-rules().city_unrest),
                ]
            case "inspect":
                return [
                    words("dayunhe-from", place=names.place(words, view.coordinator), most=rules().special)
                ]
            case _:
                return []

    def _card(self, name: str) -> str:
        """A card and its special action."""
        special = ", ".join(names.group(self.words, group) for group in card(name).groups if _special(group))
        return self.words(
            "dayunhe-label-card",
            card=names.card(self.words, name),
            special=special,
            any="yes" if special else "no",
        )

    def _groups(self, name: str) -> str:
        """What else there is on a card, and what its special action finds."""
        common = [names.group(self.words, group) for group in card(name).groups if not _special(group)]
        found = [self._finds(symbol.action) for symbol in card(name).symbols]
        return " · ".join(part for part in (", ".join(common), *dict.fromkeys(found)) if part)

    def _finds(self, action: str) -> str:
        """How things stand for an action of a card that is not taken yet; "" where it is always of use."""
        words, view = self.words, self.view
        match action:
            case "destroy" | "tea" | "intrigue" | "denounce":
                held = unrest_held(view, self.me)
                return words(
                    "dayunhe-unrest-held", held=held, needed=COST, enough="yes" if held >= COST else "no"
                )
            case "remove":
                return words("dayunhe-unrest-found", **self._unrest())
            case "calm":
                return words(
                    "dayunhe-row-holds", count=view.wall[self.me], any="yes" if any(view.wall) else "no"
                )
            case "inspect" if view.coordinator == turning_point(view):
                return words("dayunhe-no-inspection")
            case _:
                return ""

    def _unrest(self) -> dict[str, int]:
        """How many unrest tiles lie on the map, and how many of them in the reader's region."""
        found = [place for place, kind in enumerate(self.view.tiles) if kind == UNREST]
        mine = sum(self.view.holder(region(place)) == self.me for place in found)
        return {"count": len(found), "mine": mine}

    def _of_tile(self, kind: str) -> list[str]:
        """What a tile of the warehouse is good for."""
        if kind == UNREST:
            return [
                self.words("dayunhe-unrest-goes", final=-rules().region_unrest, inspection=-rules().unrest)
            ]
        room = city_has_room(self.view, self.me)
        count = len(self.view.city[self.me])
        return [
            self._serves(kind),
            self.words("dayunhe-city-open", open="yes" if room else "no", before=count, after=count + 1),
        ]

    def _at(self, actions: Sequence[Deed]) -> list[str]:
        """A hex where the tile may lie in several ways: what the best connected one brings."""
        match actions[0]:
            case Build() as best:
                after = self._after((best.hex, best.tile, self.me, best.rotation))
                return [
                    self._buried(best.hex),
                    *self._effects(after),
                    self._linked(self.view, best.hex, best.tile, best.rotation),
                ]
            case Turn() as best:
                return [
                    self._linked(self.view, best.hex, best.tile, self.view.rotations[best.hex]),
                    self.words("dayunhe-looks", count=len(actions)),
                ]
            case _:
                return [self.words("dayunhe-partners", do=_do(actions[0]), count=len(actions))]


def _place(slot: str, action: Deed) -> int:
    """The hex of an action that the slot names; -1 for the City."""
    match action:
        case Swap():
            return action.other if slot == "place2" else action.hex
        case Move():
            return action.to if slot == "place2" else action.hex
        case Build() | Turn() | Remove() | Destroy():
            return action.hex
        case _:
            return -1


def _special(group: Sequence[Symbol]) -> bool:
    """Whether it is the group that sets a card apart from others."""
    return group[0].action not in ("supply", "build", "prestige")


def _do(action: Deed) -> str:
    """The word of the action."""
    return action.slots()[0].value


def _seat(action: Deed) -> int:
    """The player that an action is aimed at."""
    assert isinstance(action, Calm | Intrigue | Denounce)
    return action.colour if isinstance(action, Calm) else action.rival
