"""What a seat of Da Yunhe has to do and is asked, with what the answer depends on."""

from typing import Final

from bot.text.dayunhe import forecast, names
from bot.text.dayunhe.answers import Answers
from bot.text.dayunhe.board import stacks
from bot.text.dayunhe.doing import overview
from bot.text.fluent import Words
from bot.text.perspective import Players
from games.dayunhe.building import canals_on_map
from games.dayunhe.components import COST, FREE, looks, rules
from games.dayunhe.places import HEXES, PLACES
from games.dayunhe.position import DayunhePosition
from games.dayunhe.stacks import unrest_held
from games.dayunhe.way import Way
from games.engine import Seat
from games.engine.choices import Question

RULES: Final = (
    "goal",
    "setup",
    "round",
    "choose",
    "cards",
    "act",
    "supply",
    "tiles",
    "build",
    "city",
    "wall",
    "rebuild",
    "prestige",
    "unrest",
    "cost",
    "under",
    "destroy",
    "tea",
    "intrigue",
    "denounce",
    "espionage",
    "reform",
    "coordinator",
    "way",
    "inspection",
    "uprising",
    "trips",
    "neutral",
    "final",
    "winner",
    "end",
    "uncertain",
    "resign",
    "typing",
)
"""The paragraphs of the rules page."""


def task(words: Words, players: Players, view: DayunhePosition) -> str:
    """What the seat to act has to do, after "Mei to ..."."""
    actor = view.actor
    return words(
        "dayunhe-task",
        phase=view.phase,
        round=view.round,
        card=names.card(words, view.chosen[actor]) if actor is not None else "",
        special="yes" if view.special else "no",
        who=players.token(actor) if actor is not None else "",
        tile=names.lying(words, view.tiles[view.facing[0]], view.rotations[view.facing[0]])
        if view.facing
        else "",
    )


def ask(words: Words, players: Players, view: DayunhePosition, question: Question) -> str:
    """The question as a sentence; below it what the answer depends on."""
    return "\n".join(line for line in _Asking(words, players, view, question).lines() if line)


def hint(words: Words, question: Question) -> str:
    """The placeholder of the list."""
    return words("dayunhe-hint", slot=question.slot)


class _Asking(Answers):
    """One question, told with tokens that messages can show."""

    def __init__(self, words: Words, players: Players, view: DayunhePosition, question: Question) -> None:
        super().__init__(words, players, view)
        self.question = question
        self.given = question.given
        self.what = "-".join(part for part in (self.given.get("do", ""), question.slot) if part)

    def _token(self, seat: Seat) -> str:
        """The token; the reader is "you"."""
        return self.words("you") if seat == self.me else self.players.token(seat)

    def lines(self) -> list[str]:
        """The sentence, then what there is to know."""
        return [self._head(), *self._below()]

    def _head(self) -> str:
        """The question itself."""
        view, given = self.view, self.given
        kind = given.get("tile", "")
        at = view.facing[0] if view.facing else _place(given)
        if not kind and at is not None:
            kind = view.tiles[at]
        return self.words(
            "dayunhe-ask",
            what=self.what,
            tile=names.valued(self.words, kind) if kind else "",
            hex=names.place(self.words, at) if at is not None else "",
            card=names.card(self.words, view.chosen[self.me]),
        )

    def _below(self) -> list[str]:
        """What the answer depends on."""
        words, view = self.words, self.view
        match self.what:
            case "stack":
                return [words("dayunhe-ask-stock")]
            case "card":
                return [self._choosing(), *self._holding(), self._forecast()]
            case "do":
                return [*overview(words, view), *self._holding(), self._city(), self._forecast()]
            case "build-tile":
                return [self._city(), self._forecast()]
            case "build-place":
                return [self._forecast()]
            case "build-lines":
                return [self._there(), words("dayunhe-ask-lines"), self._forecast()]
            case "swap-place" | "move-place" | "turn-place":
                return [words("dayunhe-ask-rebuild", do=self.given["do"]), self._forecast()]
            case "swap-place2" | "move-place2":
                return [self._then()]
            case "lines" | "turn-lines":
                return [self._lies(), words("dayunhe-ask-lines"), self._forecast()]
            case "remove-place":
                return [words("dayunhe-ask-remove"), self._in_wall(), self._forecast()]
            case "calm-colour":
                return [words("dayunhe-ask-calm"), self._in_wall()]
            case "destroy-place":
                return [self._cost(), self._forecast()]
            case "intrigue-rival":
                return [self._cost()]
            case "denounce-rival":
                return [self._spread()]
            case "inspect-steps":
                return [self._travelling()]
            case _:
                return [self._fork()]

    # ── what there is to know ────────────────────────────────────────────────────────────────────────

    def _spread(self) -> str:
        """What a denunciation costs, and what it takes from the rival."""
        return self.words(
            "dayunhe-ask-denounce",
            under=self._under(self.me),
            held=unrest_held(self.view, self.me),
            needed=COST,
            points=-rules().city_unrest,
        )

    def _travelling(self) -> str:
        """Where the coordinator stands and is bound for, and who decides at forks."""
        view = self.view
        return self.words(
            "dayunhe-ask-inspect",
            place=names.place(self.words, view.coordinator),
            where="city" if view.coordinator >= HEXES else "hex",
            south="yes" if view.south else "no",
            who="you" if view.decider == self.me else self._token(view.decider),
        )

    def _choosing(self) -> str:
        """How many choose after the reader, when the reader acts."""
        view = self.view
        order = [seat for seat in view.clockwise(view.start) if seat in view.playing]
        at = order.index(self.me)
        return self.words(
            "dayunhe-ask-card",
            cards=len(view.handed[self.me]),
            after=len(order) - at - 1,
            place=at + 1,
            players=len(order),
        )

    def _holding(self) -> list[str]:
        """Warehouse and stacks."""
        view, words = self.view, self.words
        return [
            words(
                "dayunhe-ask-warehouse",
                held=len(view.warehouses[self.me]),
                slots=rules().warehouse,
                list=names.tiles(words, view.warehouses[self.me]),
                stacks=stacks(words, view, self.me),
            )
        ]

    def _city(self) -> str:
        """How many canals may be built in the City, with the numbers."""
        if "build" not in self.view.left:
            return ""
        there, on_map = len(self.view.city[self.me]), canals_on_map(self.view, self.me)
        return self.words(
            "dayunhe-ask-city",
            city=there,
            map=on_map,
            more=max(0, on_map - there),
        )

    def _forecast(self) -> str:
        return forecast.told(self.words, self.view, self._token)

    def _there(self) -> str:
        """Whose unrest is built over."""
        place = _place(self.given)
        told = self._buried(place) if place is not None else ""
        return told[:1].upper() + told[1:]

    def _lies(self) -> str:
        """How the tile to be faced lies now."""
        place = self.view.facing[0] if self.view.facing else _place(self.given)
        if place is None or self.view.tiles[place] == FREE:
            return ""
        return self.words("dayunhe-ask-lies", tile=self._tile(place))

    def _then(self) -> str:
        """That the tile is turned after a move, if it can be; after a swap one of both nearly always can."""
        do, place = self.given["do"], _place(self.given)
        lineless = place is not None and len(looks(self.view.tiles[place])) == 1
        return "" if do == "move" and lineless else self.words("dayunhe-ask-then", do=do)

    def _in_wall(self) -> str:
        """What lies in the wall."""
        listed = self._rows()
        return self.words("dayunhe-ask-wall", list=listed, level=self.view.level) if listed else ""

    def _cost(self) -> str:
        """What has to be paid, and what there is."""
        return self.words(
            "dayunhe-ask-cost",
            under=self._under(self.me),
            wall=self._wall(self.me, 1),
            held=unrest_held(self.view, self.me),
            needed=COST,
        )

    def _fork(self) -> str:
        """The way so far, how many steps are left, whose special inspection it is."""
        view = self.view
        way = Way(tuple(view.way), tuple(view.lines), view.steps, ())
        actor = view.actor
        return self.words(
            "dayunhe-ask-step",
            place=names.place(self.words, view.coordinator),
            where="city" if view.coordinator >= HEXES else "hex",
            way=forecast.scored(self.words, view, way, self._token, "**"),
            some="yes" if view.way else "no",
            steps=view.steps,
            special="no" if not view.special else "own" if actor == self.me else "yes",
            who=self._token(actor) if actor is not None else "",
        )


def _place(given: dict[str, str]) -> int | None:
    """The hex that is chosen; None before, or for the City."""
    return PLACES.get(given.get("place", ""))
