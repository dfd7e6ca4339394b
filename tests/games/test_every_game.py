"""What must hold of every game, whatever its rules. A name in `games.NAMES` is enough to be tested here."""

import random
from collections.abc import Iterator, Sequence
from itertools import islice, product

import msgspec
import pytest

import games
from games.engine import (
    Action,
    BadNotation,
    BadOptions,
    Chance,
    Event,
    Game,
    GameError,
    IllegalAction,
    Position,
    SeatResigned,
    record,
)
from games.engine.choices import Decided, walk
from games.engine.contract import seat_letter
from games.engine.simulate import simulate
from tests.support.games.every import every_variant, pairwise
from tests.support.games.legality import check_correction, refused
from tests.support.games.playing import check_replay, recorded
from tests.support.games.scenes import refusal

encoded = msgspec.json.encode
LONGEST = 5000
"""No match has so many actions."""

TRIED = 120
"""So many actions that were legal earlier are tried at once."""


CORRECTED = 20
"""So many refused actions are looked at for what would make them legal."""


def test_every_two_values_meet_in_the_quick_run() -> None:
    chosen = pairwise(list(product("abc", "de", "fg")))
    for one, other in ((0, 1), (0, 2), (1, 2)):
        met = {(variant[one], variant[other]) for variant in chosen}
        assert met == set(product(("abc", "de", "fg")[one], ("abc", "de", "fg")[other]))
    assert len(chosen) < 12


@every_variant
def test_a_random_match_ends_and_replays_from_its_record(
    name: str, seats: int, options: dict[str, str]
) -> None:
    check_match(name, seats, options, "seed 0")


@pytest.mark.fuzz
@every_variant
@pytest.mark.parametrize("seed", range(1, 6))
def test_more_random_matches_end_and_replay_from_their_record(
    name: str, seats: int, options: dict[str, str], seed: int
) -> None:
    check_match(name, seats, options, f"seed {seed}")


def check_match(name: str, seats: int, options: dict[str, str], seed: str) -> None:
    """What was recorded was played. Every seat has a result, ranks are shared as usual, sources add up."""
    played = simulate(name, seats, options, seed)
    result = played.result
    assert record.verify(record.read(record.write(played))) == result is not None
    assert [found.seat for found in result.seats] == list(range(seats))
    ranks = sorted(found.rank for found in result.seats)
    assert ranks == [1 + sum(other < rank for other in ranks) for rank in ranks]
    assert all(sum(found.sources.values()) == found.score for found in result.seats)


@every_variant
def test_what_holds_all_through_a_match(name: str, seats: int, options: dict[str, str]) -> None:
    """One random match; what is looked at changes nothing, what was decoded goes on in the same way."""
    game, dice = games.game(name), random.Random(f"{name} {seats} {options}")
    position = game.start(seats, options, f"every game {options}")
    entries: list[str] = []
    seen: dict[Action, None] = {}
    while position.to_act() is not None:
        number = len(entries)
        assert number < LONGEST, "the match does not end"
        legal = position.legal()
        action = dice.choice(legal)
        if number % 9:
            position.apply(action)
        else:
            before = encoded(position)
            check_legal(game, position, seen, dice)
            check_views(position, dice)
            if number % 18 == 0:
                check_questions(legal, dice)
                check_resigning(game, position.copy(), dice)
            assert encoded(position) == before
            position = apply_thrice(game, position, action)
        entries.append(str(action))
    assert not position.legal()
    for action in seen:
        check_refused(game, position, action)
    check_views(position, dice)
    with pytest.raises(IllegalAction) as refused:
        position.resign(0)
    assert (refused.value.code, refused.value.facts) == ("match-over", {"rule": "end"})
    assert msgspec.json.decode(encoded(position), type=game.position_type) == position
    check_replay(recorded(name, seats, options, f"every game {options}", entries, position), position)


def check_legal(game: Game, position: Position, seen: dict[Action, None], dice: random.Random) -> None:
    """What is legal is verified, in a stable order, and read as it is written; what was so earlier is not."""
    legal = position.legal()
    assert 0 < len(legal) == len(set(legal)) == len({str(action) for action in legal}) <= 2000
    assert list(position.copy().legal()) == list(legal)
    check_slots(legal)
    for action in legal:
        position.verify(action)
        if action not in seen:
            check_notation(game, action)
    now = dict.fromkeys(legal)
    over = [action for action in seen if action not in now]
    for action in dice.sample(over, min(len(over), TRIED)):
        check_refused(game, position, action)
    for action in refused(position, over, dice, CORRECTED):
        check_correction(legal, action)
    seen |= now


def check_refused(game: Game, position: Position, action: Action) -> None:
    """By a known code, whose paragraph or that of the action is named, and by `apply` as by `verify`."""
    with pytest.raises(IllegalAction) as refused:
        position.verify(action)
    assert refused.value.code in game.refusals
    assert refused.value.facts["rule"] in {*game.refusals.values(), action.rule}
    with pytest.raises(IllegalAction) as again:
        position.apply(action)
    assert again.value.args == refused.value.args


def check_notation(game: Game, action: Action) -> None:
    text = str(action)
    assert text == text.strip()
    assert len(text.splitlines()) == 1
    assert game.parse(text) == game.parse(f"  {text.lower()} ") == action
    assert all(slot.value and not set(slot.value) & set(" |") for slot in action.slots())


def check_slots(legal: Sequence[Action]) -> None:
    """After equal values the next slot has one name, and no action ends where another goes on."""
    next_slot: dict[tuple[str, ...], str | None] = {}
    for action in legal:
        values: tuple[str, ...] = ()
        for slot in action.slots():
            assert next_slot.setdefault(values, slot.name) == slot.name
            values = (*values, slot.value)
        assert next_slot.setdefault(values, None) is None
    assert list(next_slot.values()).count(None) == len(legal)


def check_questions(legal: Sequence[Action], dice: random.Random) -> None:
    """Answering at random ends at a legal action; nothing is asked that has one answer."""
    for _ in range(6):
        answers: list[str] = []
        while not isinstance((walked := walk(legal, answers)).next, Decided):
            assert walked.taken == tuple(answers)
            assert len(walked.next.answers) >= 2
            answers.append(dice.choice(walked.next.answers).token)
        assert walked.taken == tuple(answers)
        assert walked.next.action in legal


def check_views(position: Position, dice: random.Random) -> None:
    """The view of the seat to act has the same legal actions and can be played on; nobody else's has any.

    A position does not print its seed.
    """
    assert "every game" not in repr(position)
    legal = position.legal()
    for viewer in (None, *range(position.seats)):
        view = position.view(viewer)
        assert type(view) is type(position)
        assert view.to_act() == position.to_act()
        assert view.outcome() == position.outcome()
        assert (view.outcome() is None) == (view.to_act() is not None)
        assert view.view(viewer) == view
        if viewer == position.to_act() is not None:
            assert list(view.legal()) == list(legal)
            view.apply(dice.choice(legal))
            assert (view.chance, view.masked) == (Chance(""), True)
        else:
            assert list(view.legal()) == []
            assert not legal or refusal(view, dice.choice(legal)) == "not-your-turn"


def apply_thrice(game: Game, position: Position, action: Action) -> Position:
    """On the position, a copy and what was written and read: the same, whichever goes on. Events are data."""
    copy, decoded = position.copy(), msgspec.json.decode(encoded(position), type=game.position_type)
    assert decoded == copy == position
    assert list(decoded.legal()) == list(position.legal())
    seat, final = position.to_act(), position.final(action)
    events = position.apply(action)
    assert final or position.to_act() == seat, "what may be taken back leaves its seat to act"
    assert decoded.apply(action) == events
    assert decoded == position != copy
    assert copy.apply(action) == events
    check_events(game, events)
    return decoded  # type: ignore[no-any-return]  # of the game's own type, known at run time


def check_events(game: Game, events: list[Event]) -> None:
    kind = list[game.event_type]  # type: ignore[name-defined]  # known at run time
    assert msgspec.json.decode(encoded(events), type=kind) == events
    for event in events:
        assert event.rule
        assert all(isinstance(place, int) for place in event.places())
        assert event.view(None).view(0) == event.view(None)


def at_random(position: Position, dice: random.Random) -> Iterator[None]:
    """Random actions to the end of the match, one at a time."""
    while position.to_act() is not None:
        position.apply(dice.choice(position.legal()))
        yield


def check_resigning(game: Game, position: Position, dice: random.Random) -> None:
    """Whoever leaves ranks last, first to leave last of all; the others play on; the record tells it."""
    for _ in islice(at_random(position, dice), 20):
        pass
    seats = position.seats
    left: list[int] = []
    for seat in dice.sample(range(seats), dice.randrange(1, seats)):
        if position.to_act() is None:
            break
        assert SeatResigned(seat) in record.enter(position, game.name, record.resignation(seat))
        left.append(seat)
        assert position.to_act() not in left
        if position.to_act() is not None:
            with pytest.raises(IllegalAction) as refused:
                position.resign(seat)
            assert refused.value.code == "already-resigned"
            assert refused.value.facts == {"seat": seat_letter(seat), "rule": "resign"}
            assert game.refusals["already-resigned"] == "resign"
    for _ in at_random(position, dice):
        assert position.to_act() not in left
    outcome = position.outcome()
    assert outcome is not None
    assert (len(left) == seats - 1) == (outcome.end == "resigned")
    ranks = {result.seat: result.rank for result in outcome.seats}
    assert [ranks[seat] for seat in left] == list(range(seats, seats - len(left), -1))
    assert outcome.winners


@pytest.mark.parametrize("name", games.NAMES)
def test_options_and_seats_that_a_game_does_not_offer(name: str) -> None:
    game = games.game(name)
    refused = [
        ("bad-seats", game.min_seats - 1, {}),
        ("bad-seats", game.max_seats + 1, {}),
        ("unknown-option", game.min_seats, {"moon": "full"}),
        *(("bad-option", game.min_seats, {option.name: "nonsense"}) for option in game.options),
    ]
    for code, seats, options in refused:
        with pytest.raises(BadOptions) as error:
            game.start(seats, options, "seed")
        assert error.value.code == code
    assert game.complete(game.min_seats, {}) == {option.name: option.values[0] for option in game.options}


@pytest.mark.parametrize("name", games.NAMES)
@pytest.mark.parametrize("text", ["", "   ", "\n", "nonsense", "\x00", "😀", "9" * 5000])
def test_texts_that_are_no_action(name: str, text: str) -> None:
    with pytest.raises(BadNotation):
        games.game(name).parse(text)


def test_a_game_that_there_is_not() -> None:
    with pytest.raises(GameError) as error:
        games.game("chess")
    assert error.value.code == "unknown-game"


@pytest.mark.parametrize("name", games.NAMES)
def test_who_follows_is_hardly_ever_passed_over(name: str) -> None:
    """And never the seat to act, one twice or one that has left; a view of everybody's tells it."""
    game, dice = games.game(name), random.Random(name)
    said = right = 0
    for seats in range(game.min_seats, game.max_seats + 1):
        position = game.start(seats, game.complete(seats, {}), f"following {seats}")
        while (seat := position.to_act()) is not None and position.stage() < 4:
            following = position.view(None).following()
            assert len(set(following)) == len(following)
            assert not set(following) & {seat, *position.resigned}
            position.apply(dice.choice(position.legal()))
            if following and position.to_act() not in (seat, None):
                said, right = said + 1, right + (following[0] == position.to_act())
    assert said > 50 or game.position_type.following is Position.following
    assert right >= said * (1 if name in ("china", "qin") else 0.85)
