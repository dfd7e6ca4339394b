"""The answers to a question of Da Yunhe: what each is, and what it costs or brings."""

from collections.abc import Sequence
from typing import Final

from bot.text.dayunhe import names
from bot.text.dayunhe.answers import ARROW
from bot.text.dayunhe.brings import Brings
from bot.text.fluent import Words
from bot.text.formatter import Label
from bot.text.perspective import LONGEST_LABEL, Players, clip
from games.dayunhe.building import Build, BuildCity, city_has_room
from games.dayunhe.cards import Deed, Take
from games.dayunhe.components import COST, UNREST, card, rules, tile
from games.dayunhe.inspection import Step
from games.dayunhe.places import HEXES, region
from games.dayunhe.position import DayunhePosition
from games.dayunhe.rebuilding import Face, Move, Swap, Turn
from games.dayunhe.stacks import Supply, unrest_held
from games.dayunhe.unrest import Calm, Denounce, Destroy, Intrigue, Remove
from games.dayunhe.way import along, turning_point
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
            details = [self._rest(slot, actions[0]), *self._brings(slot, actions[0])]
            details += self._paid(actions[0]) if slot == "do" else []
        else:
            details = self._choice(slot, token, actions)
        detail = " · ".join(part for part in details if part)
        return Label(clip(text, LONGEST_TEXT), clip(detail, LONGEST_LABEL))

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
                return names.card(self.words, token)
            case "stack":
                return self._stack(int(token) - 1)
            case "tile":
                return self._kind(token)
            case "place" | "place2":
                return self._place(slot, action)
            case "lines":
                return self._look(action)
            case "colour":
                return self.words("dayunhe-row", owner=self._owner(_seat(action)))
            case "rival":
                return self._name(_seat(action))
            case "steps":
                return names.steps(self.words, int(token))
            case _:
                return self._step(action)

    def _kind(self, kind: str) -> str:
        """A kind of tile, and how many of it lie in the warehouse if more than one."""
        count = self.view.warehouses[self.me].count(kind)
        return self.words("dayunhe-kind", tile=names.valued(self.words, kind), count=count)

    def _place(self, slot: str, action: Deed) -> str:
        """A hex with what lies there, or the City."""
        if isinstance(action, BuildCity):
            return self.words("dayunhe-your-city")
        return self._hex(_place(slot, action))

    def _look(self, action: Deed) -> str:
        """How the tile would lie, and to which tiles it would be linked."""
        assert isinstance(action, Build | Turn | Face)
        place = self.view.facing[0] if isinstance(action, Face) else action.hex
        joined, _ = self._joins(self.view, place, action.tile, action.rotation)
        return self.words(
            "dayunhe-look",
            look=names.look_of(self.words, action.tile, action.rotation),
            linked=joined,
            some="yes" if joined else "no",
            now="yes" if isinstance(action, Face) and action.rotation == self.view.rotations[place] else "no",
        )

    def _step(self, action: Deed) -> str:
        """Where he goes, what lies there, whether along a line."""
        assert isinstance(action, Step)
        if action.place >= HEXES:
            return names.place(self.words, action.place)
        return self.words(
            "dayunhe-step-to",
            hex=self._hex(action.place),
            line="yes" if along(self.view, action.place) else "no",
        )

    # ── what is left to choose ───────────────────────────────────────────────────────────────────────

    def _rest(self, slot: str, action: Deed) -> str:
        """The answers that follow by themselves."""
        words = self.words
        match slot, action:
            case "card", Take():
                return self._card(action.card)
            case "do", BuildCity():
                return f"{self._kind(action.tile)}{ARROW}{words('dayunhe-your-city')}"
            case "do" | "tile", Build():
                placed = self._hex(action.hex)
                return f"{self._kind(action.tile)}{ARROW}{placed}" if slot == "do" else placed
            case "tile", BuildCity():
                return words("dayunhe-your-city")
            case "do", Swap():
                return f"{names.place(words, action.hex)} ↔ {names.place(words, action.other)}"
            case "do", Move():
                return f"{names.place(words, action.hex)}{ARROW}{names.place(words, action.to)}"
            case "do" | "place", Turn():
                where = f"{names.place(words, action.hex)} " if slot == "do" else ""
                return f"{where}{ARROW.strip()} {names.look_of(words, action.tile, action.rotation)}"
            case "do", Remove() | Destroy():
                return self._hex(action.hex)
            case "do", Calm():
                return words("dayunhe-row", owner=self._owner(action.colour))
            case "do", Intrigue() | Denounce():
                return self._name(action.rival)
            case "place", Swap():
                return f"↔ {self._hex(action.other)}"
            case "place", Move():
                return f"{ARROW.strip()} {self._hex(action.to)}"
            case _:
                return ""

    def _paid(self, action: Deed) -> list[str]:
        """What an action without a choice takes, where only its choice would have told it."""
        match action:
            case Destroy() | Intrigue():
                return self._cost()
            case Denounce():
                return [self.words("dayunhe-denounce-costs", under=self._under(self.me))]
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
                return [
                    words("dayunhe-times-left", count=view.left[do]),
                    names.tiles(words, view.warehouses[self.me]),
                ]
            case "swap" | "move" | "turn":
                return [words("dayunhe-may", do=do)]
            case "remove":
                return [words("dayunhe-unrest-on-map", **self._unrest())]
            case "calm":
                return [words("dayunhe-rows", list=self._rows(), level=view.level)]
            case "destroy":
                return self._cost()
            case "intrigue":
                return [words("dayunhe-rival-loses", points=rules().intrigue), *self._cost()]
            case "denounce":
                return [
                    words("dayunhe-denounce-costs", under=self._under(self.me)),
                    words("dayunhe-rival-then", points=-rules().city_unrest),
                ]
            case "inspect":
                return [
                    words("dayunhe-from", place=names.place(words, view.coordinator), most=rules().special)
                ]
            case _:
                return []

    def _card(self, name: str) -> str:
        """The groups of a card, and what its special action finds."""
        groups = ", ".join(names.group(self.words, group) for group in card(name).groups)
        found = [self._finds(symbol.action) for symbol in card(name).symbols]
        return " · ".join(part for part in (groups, *dict.fromkeys(found)) if part)

    def _finds(self, action: str) -> str:
        """How things stand for an action of a card that is not taken yet; "" where it is always of use."""
        words, view = self.words, self.view
        match action:
            case "destroy" | "tea" | "intrigue" | "denounce":
                return words("dayunhe-unrest-held", held=unrest_held(view, self.me), needed=COST)
            case "remove":
                return words("dayunhe-unrest-on-map", **self._unrest())
            case "calm":
                return words("dayunhe-rows", list=self._rows() or words("nothing"), level=view.level)
            case "inspect" if view.coordinator == turning_point(view):
                return words("dayunhe-why", code="coordinator-turns", held=0, needed=0, slots=0)
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
            self.words("dayunhe-worth", points=tile(kind).value),
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
                    self._linked(self.view, best.hex, best.tile, best.rotation),
                    *self._effects(after),
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


def _do(action: Deed) -> str:
    """The word of the action."""
    return action.slots()[0].value


def _seat(action: Deed) -> int:
    """The player that an action is aimed at."""
    assert isinstance(action, Calm | Intrigue | Denounce)
    return action.colour if isinstance(action, Calm) else action.rival
