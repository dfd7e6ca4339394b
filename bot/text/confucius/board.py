"""The board of Confucius in words, made from a view: as alt text to play from, and in full; hands, totals."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from bot.text.confucius.box import announced
from bot.text.confucius.gifts import duties, held, holds, obligations, ready, unbought
from bot.text.confucius.names import ConfuciusTeller, worth
from bot.text.fluent import Listed
from bot.text.parts import Board
from bot.text.players import Players, short
from bot.text.room import LONGEST_ALT, LONGEST_BOARD, LONGEST_LABEL, clip
from games.confucius.components import (
    AVAILABLE,
    BOX,
    EMPTY,
    MINISTRIES,
    NOBODY,
    REMOVED,
    STUDENTS,
    UNBOUGHT,
    cards,
    lands,
    realm,
)
from games.confucius.gifts import active
from games.confucius.scoring import ScoreChanged, titles
from games.engine import Event, Seat
from games.engine.choices import Question
from games.engine.contract import SEAT_LETTERS, seat_letter

_CUT_NAMES: Final = (LONGEST_LABEL, 16, 8)
"""Characters of a name, fewer where five long ones leave no room."""


class ConfuciusBoard(Board[ConfuciusTeller]):
    """The board of Confucius, the hands, who owes whom."""

    def task(self) -> str:
        """What the seat to act has to do, after "Mei to ..."; what made it act where others did."""
        say, view = self.say, self.view
        red, orange = map(say.bare.seat, view.students)
        return say(
            "confucius-task",
            phase="over" if view.turn is None else view.phase,
            round=view.round,
            cubes=0 if view.turn is None else view.cubes[view.turn],
            limit=cards().limit,
            red=red,
            orange=orange,
            candidate=view.candidate,
            ministry=max(view.resolving, 0),
            deed=announced(say)["deed"] if view.phase == "pay" else "",
        )

    def standings(self, events: Sequence[Event]) -> str:
        """The round, what brings the end nearer; everybody's points, as before -> after, cubes, cards."""
        say, view, over = self.say, self.view, self.view.turn is None
        acting = not over and view.phase in ("turn", "free", "pay", "favour")
        changed = [event for event in events if isinstance(event, ScoreChanged)]
        cubes = (
            (seat, say("confucius-standings.passed") if view.passed[seat] else view.cubes[seat])
            for seat in (view.playing if acting else ())
        )
        told = say(
            "confucius-standings",
            over=over,
            round=view.round,
            chief=say.bare.seat(view.chief),
            wall=view.wall,
            all=realm().wall,
            candidates=len(view.candidates_left) + bool(view.candidate),
            closed=sum(view.resolved),
            ministries=len(MINISTRIES),
            list=say.bare.totals(view.scores, changed),
            cubes=say.bare.each(cubes),
            hands=say.bare.each((seat, sum(view.hands[seat])) for seat in view.playing),
        )
        return "\n".join(filter(None, told.splitlines()))

    def hand(self, seat: Seat) -> str:
        """Cards with their worth, rewards, gifts ready and to be bought, gifts of others with their duties.

        Also the alt text of the hand's picture, so without markup; players go by token and letter.
        """
        view, letters = self.view, SEAT_LETTERS[: self.view.seats]
        say = self.say.but(players=Players.of(tuple(letters)), style="flat")
        given = sorted((gift for gift in active(view) if gift.giver == seat), key=lambda gift: -gift.value)
        told = say(
            "confucius-hand",
            **worth(view.hands[seat]),
            rewards=say.listed(say.in_full(reward) for reward in view.rewards[seat]),
            ready=say.show(["gift"], ready(view, seat)),
            unbought=say.show(["gift"], unbought(view, seat)),
            given=say.listed(
                say("confucius-hand.given", gift=gift.value, seat=gift.holder) for gift in given
            ),
        )
        lines = [line for line in told.splitlines() if line]
        if held(view, seat):
            lines += [holds(say, say, seat), *duties(say, seat)]
        return "\n".join(lines)

    def alt(self) -> str:
        """As many parts of the board as there is room for, the first ones first; players go by their letters.

        Where names leave no room for all parts they are cut; what then still finds none stands in the board
        in full, and the alt text says so.
        """
        say = self.say.but(style="letter")
        told, rest = _parts(say), say("confucius-alt.rest")
        for room in _CUT_NAMES:
            named = (
                f"{seat_letter(seat)} {clip(short(name), room)}"
                for seat, name in enumerate(say.players.names)
            )
            text = [_head(say, named), *told]
            if len(" ".join(text)) <= LONGEST_ALT:
                return " ".join(text)
        while len(" ".join([*text, rest])) > LONGEST_ALT:
            text.pop()
        return " ".join([*text, rest])

    def text(self) -> str:
        """The whole board as lines of text: players, ministries, action box, lands, ships, gifts, titles."""
        text = "\n".join(_lines(self.say))
        if len(text) > LONGEST_BOARD:
            text = "\n".join(_lines(self.say.short))
        return clip(text, LONGEST_BOARD)

    def note(self) -> str:
        """Who owes whom."""
        return obligations(self.say)

    def captions(self, turn: int, question: Question | None, **facts: Any) -> dict[str, str]:
        """Captions by the keys of ``render.confucius``; no question stands on its picture."""
        return super().captions(turn, None, round=self.view.round)


def _parts(say: ConfuciusTeller) -> list[str]:
    """Everything on the board that can change, what matters most for the next move first."""
    return [
        _players(say),
        _owed(say),
        say("confucius-alt.key"),
        *_ministries(say, "alt"),
        _examination(say),
        _box(say),
        _wall(say),
        *_lands(say, brief=True),
        _distant(say),
        _armies(say),
        _ships(say),
    ]


def _lines(named: ConfuciusTeller) -> Iterator[str]:
    """The board in full; players go by their letters once each of them was named."""
    say, view = named.but(style="letter"), named.view
    yield say("confucius-text", round=view.round, phase=view.phase)
    yield from (_player(named, seat) for seat in range(view.seats))
    yield from ("", say("confucius-text.court"))
    yield from say.items([*_ministries(say, "text"), _examination(say), _box(say)])
    yield from ("", say("confucius-text.realm"))
    yield from say.items([_wall(say), *_lands(say), _armies(say), _distant(say), _ships(say)])
    yield from ("", say("confucius-text.gifts"))
    yield from say.items(_gifts(say, seat) for seat in range(view.seats))
    yield ""
    chief, admiral, general = (_each(say, title.counts) for title in titles(view))
    yield say("confucius-text.titles", over=view.turn is None, chief=chief, admiral=admiral, general=general)


def _head(say: ConfuciusTeller, legend: Iterable[str]) -> str:
    """The round, the players' letters, the Chief Minister, who is to act and why."""
    view = say.view
    return say(
        "confucius-alt",
        round=view.round,
        legend=say.listed(legend),
        chief=say.seat(view.chief),
        seat=NOBODY if view.turn is None else view.turn,
        phase=view.phase,
    )


def _each(say: ConfuciusTeller, counts: Sequence[int], *, all_of_them: bool = False) -> Listed:
    """A number of every player: "A12 B20"; those that have none only if asked for."""
    found = ((seat, count) for seat, count in enumerate(counts) if count or all_of_them)
    return say.listed(f"{seat_letter(seat)}{count}" for seat, count in found)


def _players(say: ConfuciusTeller) -> str:
    """What every player has: points, cubes, cards, rewards; who has passed or left."""
    view = say.view
    return say(
        "confucius-alt.players",
        points=_each(say, view.scores, all_of_them=True),
        cubes=_each(say, view.cubes),
        hands=_each(say, [sum(hand) for hand in view.hands], all_of_them=True),
        rewards=_rewards(say),
        passed=say.seats(seat for seat in view.playing if _passed(say, seat)),
        resigned=say.seats(sorted(view.resigned)),
    )


def _rewards(say: ConfuciusTeller) -> Listed:
    """How many reward cards every player holds; which ones where all see them: "A1 (Cash) B2 (…)"."""
    found = []
    for seat, own in enumerate(say.view.rewards):
        named = ", ".join(_open(say, seat).items)
        found += [f"{seat_letter(seat)}{len(own)}{f' ({named})' if named else ''}"] if own else []
    return say.listed(found)


def _open(say: ConfuciusTeller, seat: Seat) -> Listed:
    """The player's reward cards, if all see them."""
    own = say.view.rewards[seat] if say.view.open_rewards else ()
    return say.listed(say("confucius-reward", reward=card) for card in own)


def _passed(say: ConfuciusTeller, seat: Seat) -> bool:
    """Whether the seat has passed while others still take actions."""
    return say.view.passed[seat] and say.view.phase in ("turn", "free", "pay")


def _player(say: ConfuciusTeller, seat: Seat) -> str:
    view = say.view
    return say(
        "confucius-text.player",
        letter=seat_letter(seat),
        seat=seat,
        points=view.scores[seat],
        cubes=view.cubes[seat],
        count=sum(view.hands[seat]),
        rewards=len(view.rewards[seat]),
        open=_open(say, seat),
        chief=view.chief == seat,
        passed=seat in view.playing and _passed(say, seat),
        commercial=view.commercial[seat],
        resigned=seat in view.resigned,
        acts=view.turn == seat,
    )


def _owed(say: ConfuciusTeller) -> str:
    """Who holds whose gifts, by value: "B owes A3 C4"; then what everybody could give."""
    view = say.view
    owing = []
    for holder in range(view.seats):
        theirs = say.listed(
            f"{seat_letter(giver)}{value}"
            for giver in range(view.seats)
            if (value := view.gift_from(giver, holder))
        )
        owing += [say("confucius-alt.owes", seat=holder, list=theirs)] if theirs else []
    found = (f"{seat_letter(seat)}{value}" for seat in range(view.seats) for value in ready(view, seat))
    return say("confucius-alt.owed", list=say.listed(owing), ready=say.listed(found))


def _gifts(say: ConfuciusTeller, seat: Seat) -> str:
    """One player's gifts by value: given, ready, not bought; those out of the game are left out."""
    given = (
        say("confucius-text.given", value=value, seat=holder)
        for value, holder in enumerate(say.view.gifts[seat], 1)
        if holder not in (AVAILABLE, UNBOUGHT, REMOVED)
    )
    return say(
        "confucius-text.owner",
        seat=seat,
        given=say.listed(given),
        ready=say.listed(map(str, ready(say.view, seat))),
        unbought=say.listed(map(str, unbought(say.view, seat))),
    )


def _ministries(say: ConfuciusTeller, where: str) -> Iterator[str]:
    """Chits or posts, then every place with its cost and owner; the empty ones together.

    In the alt text of a ministry that is resolved, whose the officials are.
    """
    view = say.view
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
            whose = _each(say, [markers.count(seat) for seat in range(view.seats)])
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
            secured=_numbers(say, (cord and not resolved for cord in secured)),
            empty=_numbers(say, (cost == EMPTY for cost in costs)),
        )


def _examination(say: ConfuciusTeller) -> str:
    """The candidate and those to come, the students, whether it is forced, the cards laid."""
    view = say.view
    laid = []
    for student in range(len(STUDENTS)):
        found = _each(say, [sum(view.laid[seat]) * (at == student) for seat, at in enumerate(view.tutored)])
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


def _box(say: ConfuciusTeller) -> str:
    """The cubes in the action box; mostly one, which is not said: "Tax A B2"."""
    found = []
    for name, cubes in zip(BOX, say.view.box, strict=True):
        whose = [
            f"{seat_letter(seat)}{count if count > 1 else ''}" for seat, count in enumerate(cubes) if count
        ]
        found += [" ".join([say(f"confucius-captions.{name}"), *whose])] if whose else []
    return say("confucius-board-box", list=say.listed(found))


def _wall(say: ConfuciusTeller) -> str:
    return say("confucius-board-wall", wall=say.view.wall, most=realm().wall)


def _lands(say: ConfuciusTeller, *, brief: bool = False) -> Iterator[str]:
    """The foreign lands: price, the wall that decides it, points and army of every box.

    In few letters; then, once it is resolved, of those with an army alone.
    """
    view = say.view
    for slot, index in enumerate(view.lands):
        found, state = lands()[index], view.land_state[slot]
        boxes = (
            say("confucius-board-land.box", brief=brief, points=points, star=box == found.star, seat=owner)
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


def _armies(say: ConfuciusTeller) -> str:
    view = say.view
    return say(
        "confucius-board-armies",
        colonies=_each(say, view.colonies),
        stock=_each(say, view.stock),
        insulted=_each(say, view.insulted),
    )


def _distant(say: ConfuciusTeller) -> str:
    """The distant lands: the chit if it still lies there, and who has been there, the first one first."""
    view = say.view
    found = []
    for land, first in enumerate(view.first):
        others = (seat for seat, been in enumerate(view.visited[land]) if been and seat != first)
        been = [*([first] if first != NOBODY else []), *others]
        facts: dict[str, Any] = {"distant": land, "points": view.distant_chits[land]}
        found.append(
            say("confucius-board-distant.land", free=first == NOBODY, visitors=say.seats(been), **facts)
        )
    return say("confucius-board-distant", lands=say.listed(found))


def _ships(say: ConfuciusTeller) -> str:
    view = say.view
    return say(
        "confucius-board-ships",
        yards=_each(say, view.yard),
        oceans=_each(say, view.ocean),
        supply=view.junks,
        rewards=len(view.reward_deck),
    )


def _numbers(say: ConfuciusTeller, found: Iterable[bool]) -> Listed:
    """The places that are so, by number."""
    return say.listed(str(space) for space, so in enumerate(found, 1) if so)
