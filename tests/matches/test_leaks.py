"""What a seat may not know (others' hands, pile, seed) changes nothing of what it is shown."""

import random
from collections.abc import Callable
from datetime import timedelta

import msgspec
import pytest

from bot.clock import Clock
from bot.matches import MatchError, Matches
from bot.store import Store
from games.china.position import ChinaPosition
from games.engine import Chance, Position
from games.qin.position import QinPosition
from tests.matches.leaking import shown, swap
from tests.matches.table import confirm, dump, mover, other, random_panel, started
from tests.matches.toy import Beads


def other_qin(position: Position, seat: int) -> None:
    assert isinstance(position, QinPosition)
    position.chance = Chance("another seed", position.chance.counter + 3)
    for hand in position.hands[:seat] + position.hands[seat + 1 :]:
        for index in range(len(hand)):
            hand[index], position.pile[index] = position.pile[index], hand[index]
    position.pile.reverse()


def other_china(position: Position, seat: int) -> None:
    assert isinstance(position, ChinaPosition)
    position.chance = Chance("another seed", position.chance.counter + 3)
    for hand in position.hands[:seat] + position.hands[seat + 1 :]:
        for index in range(len(hand)):
            hand[index], position.deck[index] = position.deck[index], hand[index]
    position.deck.reverse()


def other_toy(position: Position, seat: int) -> None:
    assert isinstance(position, Beads)
    position.chance = Chance("another seed", 40)
    position.hands[1 - seat] = ["9", "1"]


@pytest.mark.parametrize(
    ("game", "seats", "shape", "change"),
    [
        ("qin", 2, QinPosition, other_qin),
        ("china", 3, ChinaPosition, other_china),
        ("toy", 2, Beads, other_toy),
    ],
)
async def test_secrets_of_others_change_nothing_that_a_seat_is_shown(
    matches: Matches,
    store: Store,
    clock: Clock,
    game: str,
    seats: int,
    shape: type[Position],
    change: Callable[[Position, int], None],
) -> None:
    match = await started(matches, seats, game)
    rng = random.Random(4)
    for _ in range(2):
        match = (await confirm(matches, await random_panel(matches, match, rng))).match
    person, seat = mover(match), match.to_act
    assert seat is not None

    async def walk(through: Matches) -> list[bytes]:
        """Everything shown on the way from the first question to the confirm page, and around it."""
        chooser = random.Random(8)
        panel = await through.panel(match.id, person)
        panel = await through.start_over(match.id, person, panel.version, panel.revision)
        pages = [shown(panel)]
        while panel.question is not None:
            token = chooser.choice(panel.question.answers).token
            panel = await through.pick(match.id, person, panel.version, panel.revision, token)
            pages.append(shown(panel))
        pages.append(msgspec.json.encode(await through.suggest(match.id, person, "")))
        pages.append(msgspec.json.encode(await through.nearest(match.id, person, "x")))
        pages.append(msgspec.json.encode((await through.seat_view(match.id, person))[2]))
        pages.append(await through.export(match.id))
        return pages

    before = await walk(matches)
    theirs = msgspec.json.encode((await matches.seat_view(match.id, other(match)))[2])

    def changed(position: Position) -> Position:
        change(position, seat)
        return position

    await swap(store, shape, changed)
    after = Matches(store, clock)
    assert await walk(after) == before
    assert msgspec.json.encode((await after.seat_view(match.id, other(match)))[2]) != theirs
    assert b"another seed" not in b"".join(before)


async def test_drafts_and_orders_of_one_seat_change_nothing_that_another_is_shown(
    matches: Matches, store: Store, clock: Clock
) -> None:
    """In Yunnan they are all that is hidden."""
    match = await started(matches, 3, "yunnan")
    person, watchers = mover(match), [seat.person for seat in match.seats if not seat.waiting]

    async def seen() -> list[bytes]:
        """Everything the others and a stranger can ask for."""
        pages = [msgspec.json.encode([await matches.match(match.id), await matches.turn(match.id)])]
        pages.append(msgspec.json.encode(await matches.log(match.id, None)))
        pages.append(await matches.export(match.id))
        for other_person in watchers:
            assert other_person is not None
            pages.append(msgspec.json.encode(await matches.seat_view(match.id, other_person)))
            pages.append(msgspec.json.encode(await matches.orders(match.id, other_person)))
            pages.append(msgspec.json.encode(await matches.of_person(other_person)))
            for asked in (matches.panel, matches.undo):
                with pytest.raises(MatchError) as refused:
                    await asked(match.id, other_person)
                pages.append(str(refused.value).encode())
        pages.append(msgspec.json.encode((await dump(store))["outbox"]))
        return pages

    before = await seen()
    for tokens in (("school",), ("school", "7"), ("pass",)):
        panel = await matches.panel(match.id, person)
        panel = await matches.start_over(match.id, person, panel.version, panel.revision)
        for token in tokens:
            panel = await matches.pick(match.id, person, panel.version, panel.revision, token)
        assert await seen() == before
    for order in (await matches.orders(match.id, person)).standing.offered:
        await matches.leave_order(match.id, person, match.version, order, True)
        assert await seen() == before
        clock.advance(timedelta(seconds=30))
        assert await seen() == before
    assert (await matches.panel(match.id, person)).standing.acting is not None


async def test_nothing_that_leaves_the_use_cases_holds_the_seed_or_another_hand(matches: Matches) -> None:
    match = await started(matches, 3, "qin")
    match = (await confirm(matches, await random_panel(matches, match, random.Random(2)))).match
    panel = await random_panel(matches, match, random.Random(3))
    views = [
        panel.view,
        panel.preview,
        (await matches.turn(match.id)).view,
        (await matches.turn(match.id, 0)).view,
    ]
    for view in views:
        assert isinstance(view, QinPosition)
        assert view.chance.seed == ""
        assert set(view.pile) == {"?"}
        for seat, hand in enumerate(view.hands):
            assert seat == view.viewer or set(hand) == {"?"}
