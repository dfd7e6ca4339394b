"""The board of Confucius in words, made from a view: as alt text to play from, and in full."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from bot.text.fluent import Listed
from bot.text.players import short
from bot.text.room import LONGEST_ALT, LONGEST_BOARD, LONGEST_LABEL, clip
from bot.text.teller import Teller
from games.confucius.components import (
    AVAILABLE,
    BOX,
    EMPTY,
    NOBODY,
    REMOVED,
    STUDENTS,
    UNBOUGHT,
    lands,
    realm,
)
from games.confucius.components import gifts as printed
from games.confucius.position import ConfuciusPosition
from games.confucius.scoring import titles
from games.engine import Seat
from games.engine.contract import seat_letter

_CUT_NAMES: Final = (LONGEST_LABEL, 16, 8)
"""Characters of a name, fewer where five long ones leave no room."""

Say = Teller[ConfuciusPosition]


def alt(say: Say) -> str:
    """The board in the room of an alt text: as many of its parts as there is room for, the first ones first.

    Players go by their letters. Where names leave no room for all parts they are cut; what then still finds
    none stands in the board in full, and the alt text says so.
    """
    board = Board(say)
    told = board.parts()
    rest = say("confucius-alt.rest")
    for room in _CUT_NAMES:
        named = (
            f"{seat_letter(seat)} {clip(short(name), room)}" for seat, name in enumerate(say.players.names)
        )
        text = [board.head(named), *told]
        if len(" ".join(text)) <= LONGEST_ALT:
            return " ".join(text)
    while len(" ".join([*text, rest])) > LONGEST_ALT:
        text.pop()
    return " ".join([*text, rest])


def board(say: Say) -> str:
    """The whole board as lines of text: players, ministries, action box, lands, ships, gifts, titles."""
    text = "\n".join(Board(say).lines())
    if len(text) > LONGEST_BOARD:
        text = "\n".join(Board(say.but(style="token")).lines())
    return clip(text, LONGEST_BOARD)


class Board:
    """Tells the board; players go by their letters but where each of them is named."""

    def __init__(self, say: Say) -> None:
        self.named, self.say, self.view = say, say.but(style="letter"), say.view

    def parts(self) -> list[str]:
        """Everything on the board that can change, what matters most for the next move first."""
        return [
            self._players(),
            self._owed(),
            self.say("confucius-alt.key"),
            *self._ministries("alt"),
            self._examination(),
            self._box(),
            self._wall(),
            *self._lands(brief=True),
            self._distant(),
            self._armies(),
            self._ships(),
        ]

    def lines(self) -> Iterator[str]:
        """The board in full."""
        say, view = self.say, self.view
        yield say("confucius-text", round=view.round, phase=view.phase)
        yield from map(self._player, range(view.seats))
        yield from ("", say("confucius-text.court"))
        yield from say.items([*self._ministries("text"), self._examination(), self._box()])
        yield from ("", say("confucius-text.realm"))
        yield from say.items([self._wall(), *self._lands(), self._armies(), self._distant(), self._ships()])
        yield from ("", say("confucius-text.gifts"))
        yield from say.items(map(self._gifts, range(view.seats)))
        yield ""
        chief, admiral, general = (self._each(title.counts) for title in titles(view))
        yield say(
            "confucius-text.titles", over=view.turn is None, chief=chief, admiral=admiral, general=general
        )

    # ── players ──────────────────────────────────────────────────────────────────────────────────

    def head(self, legend: Iterable[str]) -> str:
        """The round, the players' letters, the Chief Minister, who is to act and why."""
        view = self.view
        return self.say(
            "confucius-alt",
            round=view.round,
            legend=self.say.listed(legend),
            chief=self.say.seat(view.chief),
            seat=NOBODY if view.turn is None else view.turn,
            phase=view.phase,
        )

    def _each(self, counts: Sequence[int], *, all_of_them: bool = False) -> Listed:
        """A number of every player: "A12 B20"; those that have none only if asked for."""
        found = ((seat, count) for seat, count in enumerate(counts) if count or all_of_them)
        return self.say.listed(f"{seat_letter(seat)}{count}" for seat, count in found)

    def _players(self) -> str:
        """What every player has: points, cubes, cards, rewards; who has passed or left."""
        view = self.view
        return self.say(
            "confucius-alt.players",
            points=self._each(view.scores, all_of_them=True),
            cubes=self._each(view.cubes),
            hands=self._each([sum(hand) for hand in view.hands], all_of_them=True),
            rewards=self._rewards(),
            passed=self.say.seats(seat for seat in view.playing if self._passed(seat)),
            resigned=self.say.seats(sorted(view.resigned)),
        )

    def _rewards(self) -> Listed:
        """How many reward cards every player holds; which ones where all see them: "A1 (Cash) B2 (…)"."""
        found = []
        for seat, held in enumerate(self.view.rewards):
            named = ", ".join(self._open(seat).items)
            found += [f"{seat_letter(seat)}{len(held)}{f' ({named})' if named else ''}"] if held else []
        return self.say.listed(found)

    def _open(self, seat: Seat) -> Listed:
        """The player's reward cards, if all see them."""
        held = self.view.rewards[seat] if self.view.open_rewards else ()
        return self.say.listed(self.say("confucius-reward", reward=card) for card in held)

    def _passed(self, seat: Seat) -> bool:
        """Whether the seat has passed while others still take actions."""
        return self.view.passed[seat] and self.view.phase in ("turn", "free", "pay")

    def _player(self, seat: Seat) -> str:
        say, view = self.named, self.view
        return say(
            "confucius-text.player",
            letter=seat_letter(seat),
            seat=seat,
            points=view.scores[seat],
            cubes=view.cubes[seat],
            count=sum(view.hands[seat]),
            rewards=len(view.rewards[seat]),
            open=self._open(seat),
            chief=view.chief == seat,
            passed=seat in view.playing and self._passed(seat),
            commercial=view.commercial[seat],
            resigned=seat in view.resigned,
            acts=view.turn == seat,
        )

    # ── gifts ────────────────────────────────────────────────────────────────────────────────────

    def _owed(self) -> str:
        """Who holds whose gifts, by value: "B owes A3 C4"; then what everybody could give."""
        say, view = self.say, self.view
        owing = []
        for holder in range(view.seats):
            held = say.listed(
                f"{seat_letter(giver)}{value}"
                for giver in range(view.seats)
                if (value := view.gift_from(giver, holder))
            )
            owing += [say("confucius-alt.owes", seat=holder, list=held)] if held else []
        ready = (
            f"{seat_letter(seat)}{value}" for seat in range(view.seats) for value in self._in(seat, AVAILABLE)
        )
        return say("confucius-alt.owed", list=say.listed(owing), ready=say.listed(ready))

    def _in(self, seat: Seat, state: int) -> list[int]:
        """The player's gifts that are in that state, by value."""
        return [value for value in printed().values if self.view.gifts[seat][value - 1] == state]

    def _gifts(self, seat: Seat) -> str:
        """One player's gifts by value: given, ready, not bought; those out of the game are left out."""
        say = self.say
        given = (
            say("confucius-text.given", value=value, seat=holder)
            for value, holder in enumerate(self.view.gifts[seat], 1)
            if holder not in (AVAILABLE, UNBOUGHT, REMOVED)
        )
        return say(
            "confucius-text.owner",
            seat=seat,
            given=say.listed(given),
            ready=say.listed(map(str, self._in(seat, AVAILABLE))),
            unbought=say.listed(map(str, self._in(seat, UNBOUGHT))),
        )

    # ── the court ────────────────────────────────────────────────────────────────────────────────

    def _ministries(self, where: str) -> Iterator[str]:
        """Chits or posts, then every place with its cost and owner; the empty ones together.

        In the alt text of a ministry that is resolved, whose the officials are.
        """
        say, view = self.say, self.view
        for ministry, costs in enumerate(view.officials):
            markers, secured = view.markers[ministry], view.secured[ministry]
            resolved = view.resolved[ministry]
            officials = say.listed(
                say(
                    f"confucius-{where}.official",
                    space=space,
                    cost=cost,
                    seat=markers[space],
                    secured=secured[space],
                )
                for space, cost in enumerate(costs)
                if cost != EMPTY
            )
            if resolved and where == "alt":
                whose = self._each([markers.count(seat) for seat in range(view.seats)])
                officials = say.listed([" ".join(whose.items)] if whose else [])
            high, low = view.chits[ministry]
            minister, secretary = map(say.seat, view.posts[ministry])
            yield say(
                f"confucius-{where}.ministry",
                ministry=ministry,
                resolved=resolved,
                high=high,
                low=low,
                minister=minister,
                secretary=secretary,
                officials=officials,
                secured=_numbers(say, (held and not resolved for held in secured)),
                empty=_numbers(say, (cost == EMPTY for cost in costs)),
            )

    def _examination(self) -> str:
        """The candidate and those to come, the students, whether it is forced, the cards laid."""
        say, view = self.say, self.view
        laid = []
        for student in range(len(STUDENTS)):
            found = self._each(
                [sum(view.laid[seat]) * (at == student) for seat, at in enumerate(view.tutored)]
            )
            laid += [say("confucius-board-examination.laid", student=student, laid=found)] if found else []
        return say(
            "confucius-board-examination",
            candidate=view.candidate,
            left=len(view.candidates_left),
            students=say.listed(
                say("confucius-board-examination.student", student=student, seat=owner)
                for student, owner in enumerate(view.students)
                if owner != NOBODY
            ),
            forced=view.forced,
            laid=say.listed(laid),
        )

    def _box(self) -> str:
        """The cubes in the action box; mostly one, which is not said: "Tax A B2"."""
        found = []
        for name, cubes in zip(BOX, self.view.box, strict=True):
            whose = [
                f"{seat_letter(seat)}{count if count > 1 else ''}"
                for seat, count in enumerate(cubes)
                if count
            ]
            found += [" ".join([self.say(f"confucius-captions.{name}"), *whose])] if whose else []
        return self.say("confucius-board-box", list=self.say.listed(found))

    # ── the realm ────────────────────────────────────────────────────────────────────────────────

    def _wall(self) -> str:
        return self.say("confucius-board-wall", wall=self.view.wall, most=realm().wall)

    def _lands(self, *, brief: bool = False) -> Iterator[str]:
        """The foreign lands: price, the wall that decides it, points and army of every box.

        In few letters; then, once it is resolved, of those with an army alone.
        """
        say, view = self.say, self.view
        for slot, index in enumerate(view.lands):
            found, state = lands()[index], view.land_state[slot]
            boxes = (
                say(
                    "confucius-board-land.box", brief=brief, points=points, star=box == found.star, seat=owner
                )
                for box, (points, owner) in enumerate(zip(found.boxes, view.armies[slot], strict=False))
                if owner != NOBODY or not (brief and state)
            )
            yield say(
                "confucius-board-land",
                brief=brief,
                land=index,
                price=found.price,
                wall=realm().walls[slot],
                state=state or "open",
                boxes=say.listed(boxes),
            )

    def _armies(self) -> str:
        view = self.view
        return self.say(
            "confucius-board-armies",
            colonies=self._each(view.colonies),
            stock=self._each(view.stock),
            insulted=self._each(view.insulted),
        )

    def _distant(self) -> str:
        """The distant lands: the chit if it still lies there, and who has been there, the first one first."""
        say, view = self.say, self.view
        found = []
        for land, first in enumerate(view.first):
            others = (seat for seat, been in enumerate(view.visited[land]) if been and seat != first)
            been = [*([first] if first != NOBODY else []), *others]
            facts: dict[str, Any] = {"distant": land, "points": view.distant_chits[land]}
            found.append(
                say("confucius-board-distant.land", free=first == NOBODY, visitors=say.seats(been), **facts)
            )
        return say("confucius-board-distant", lands=say.listed(found))

    def _ships(self) -> str:
        view = self.view
        return self.say(
            "confucius-board-ships",
            yards=self._each(view.yard),
            oceans=self._each(view.ocean),
            supply=view.junks,
            rewards=len(view.reward_deck),
        )


def _numbers(say: Say, found: Iterable[bool]) -> Listed:
    """The places that are so, by number."""
    return say.listed(str(space) for space, so in enumerate(found, 1) if so)
