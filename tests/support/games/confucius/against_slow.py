"""The engine held against the slow rules: what is legal, and all that a decision changes."""

from operator import attrgetter

from games.confucius.deeds import ConfuciusAction
from games.confucius.position import ConfuciusPosition
from games.confucius.turns import parse
from games.engine import Event
from tests.support.games.confucius.scenes import all_have_passed
from tests.support.games.confucius.slow import EVERY_NOTATION, Slow
from tests.support.games.confucius.slow_court import Match
from tests.support.games.scenes import refusal

EVERY_ACTION: list[ConfuciusAction] = [parse(notation) for notation in EVERY_NOTATION]
KNOWN = set(EVERY_NOTATION)

IN_ORDER = ("bribe", "secure", "transfer", "nominate", "junks", "buy", "give", "card bribe-any")
"""Actions that are offered in the order of `EVERY_NOTATION`."""

SORTED = ("officials_left", "reward_deck", "transferred")
"""Fields that must hold the same in any order."""

OWN = {"chance", "deck", "viewer", "source", "waiting", "sealed"}
"""Fields that chance or the engine's own way of going on decide."""

SAME = [field for field in ConfuciusPosition.__struct_fields__ if field not in {*SORTED, *OWN}]
"""Fields in which the slow match and the engine must agree after every decision."""

same = attrgetter(*SAME)


def check_legality(position: ConfuciusPosition, do: str = "") -> list[str]:
    """`legal` and the slow rules agree; so does `verify` on every action of a turn there is.

    ``do`` leaves it at what begins so. Returns what is legal of it, which is in order.
    """
    actions = position.legal()
    found = [str(action) for action in actions if str(action).startswith(do)]
    assert len(actions) == len(set(actions)) > 0
    assert len(found) == len(set(found))
    legal = set(found)
    assert legal == Slow(position).legal(do)
    if position.phase in ("turn", "free", "favour"):
        ordered = [notation for notation in EVERY_NOTATION if notation in legal]
        for kind in IN_ORDER:
            assert by(kind, found) == by(kind, ordered)
        tried = zip(EVERY_ACTION, EVERY_NOTATION, strict=True)
        allowed = {text for action, text in tried if text.startswith(do) and not refusal(position, action)}
        assert allowed == legal & KNOWN
    return found


def by(kind: str, notations: list[str]) -> list[str]:
    return [notation for notation in notations if notation.startswith(kind)]


class Alone:
    """A position that things are done in."""

    def __init__(self, position: ConfuciusPosition) -> None:
        self.position = position

    def act(self, action: ConfuciusAction) -> list[Event]:
        return self.position.apply(action)

    def leave(self, seat: int) -> list[Event]:
        return self.position.resign(seat)


class Twin(Alone):
    """Does everything once more by the slow rules, and holds both positions together."""

    def __init__(self, position: ConfuciusPosition) -> None:
        super().__init__(position)
        self.slow = Match(position.copy())

    def act(self, action: ConfuciusAction) -> list[Event]:
        events = super().act(action)
        self.slow.play(str(action), events)
        self.check(str(action))
        return events

    def leave(self, seat: int) -> list[Event]:
        events = super().leave(seat)
        self.slow.leave(seat, events)
        self.check(f"resign {seat}")
        return events

    def check(self, what: str) -> None:
        """The slow match has come to the same position."""
        slow, fast = self.slow.p, self.position
        if same(slow) != same(fast):
            for field in SAME:
                assert getattr(slow, field) == getattr(fast, field), (field, what)
        for field in SORTED:
            assert sorted(getattr(slow, field)) == sorted(getattr(fast, field)), (field, what)
        assert self.slow.deck == len(fast.deck)
        assert not self.slow.draws + self.slow.rewards + self.slow.came, what


def play(position: ConfuciusPosition, *notations: str) -> list[Event]:
    """Carry out these actions one after the other, held against the slow rules; all their events.

    Where the next decision is none of a turn, what is legal is held against them too.
    """
    twin = Twin(position)
    events: list[Event] = []
    for notation in notations:
        events += twin.act(parse(notation))
        if position.turn is not None and position.phase not in ("turn", "free", "favour"):
            check_legality(position)
    return events


def court(position: ConfuciusPosition) -> list[Event]:
    """The court phase of the position, begun by the Chief Minister's favour for nothing."""
    all_have_passed(position)
    return play(position, "nothing")


def leave(position: ConfuciusPosition, *seats: int) -> list[Event]:
    """These seats leave one after the other; all the events of it."""
    twin = Twin(position)
    return [event for seat in seats for event in twin.leave(seat)]
