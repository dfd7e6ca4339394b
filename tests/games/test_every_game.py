"""What must hold of every game, whatever its rules. A name in `games.NAMES` is enough to be tested here."""

import random
from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Any

import msgspec
import pytest

import games
from games.engine import Action, BadNotation, BadOptions, Game, GameError, IllegalAction, Position, record
from games.engine.choices import Decided, walk
from games.engine.contract import seat_letter
from games.engine.simulate import simulate

Variant = tuple[Any, ...]
"""A number of seats and a value of every option."""


def variants() -> Iterator[Any]:
    """Every game with every number of seats and every combination of its options; most with `make fuzz`."""
    for name in games.NAMES:
        game = games.game(name)
        seats = range(game.min_seats, game.max_seats + 1)
        every = list(product(seats, *(option.values for option in game.options)))
        telling = pairwise(every)
        for variant in every:
            options = dict(zip((option.name for option in game.options), variant[1:], strict=True))
            marks = [] if variant in telling else [pytest.mark.fuzz]
            yield pytest.param(
                name, variant[0], options, id="-".join((name, *map(str, variant))), marks=marks
            )


def pairwise(every: Sequence[Variant]) -> list[Variant]:
    """So many of the variants that every two values which go together in one of them do so here."""
    left = {variant: set(combinations(enumerate(variant), min(2, len(variant)))) for variant in every}
    chosen: list[Variant] = []
    while any(left.values()):
        chosen.append(max(left, key=lambda variant: len(left[variant])))
        met = left[chosen[-1]]
        left = {variant: pairs - met for variant, pairs in left.items()}
    return chosen


def test_every_two_values_meet_in_the_quick_run() -> None:
    chosen = pairwise(list(product("abc", "de", "fg")))
    for one, other in ((0, 1), (0, 2), (1, 2)):
        met = {(variant[one], variant[other]) for variant in chosen}
        assert met == set(product(("abc", "de", "fg")[one], ("abc", "de", "fg")[other]))
    assert len(chosen) < 12


def positions(name: str, seats: int, options: dict[str, str], every: int = 9) -> Iterator[Position]:
    """Every so many positions of a random match, and its end."""
    dice = random.Random(f"{name} {seats} {options}")
    position = games.game(name).start(seats, options, f"every game {options}")
    for number in range(100_000):
        if position.to_act() is None:
            break
        if number % every == 0:
            yield position.copy()
        position.apply(dice.choice(position.legal()))
    assert position.to_act() is None, "the match does not end"
    yield position


every_variant = pytest.mark.parametrize(("name", "seats", "options"), list(variants()))


@every_variant
def test_a_random_match_ends_and_replays_from_its_record(
    name: str, seats: int, options: dict[str, str]
) -> None:
    check_matches(name, seats, options, range(2))


@pytest.mark.fuzz
@every_variant
def test_more_random_matches_end_and_replay_from_their_record(
    name: str, seats: int, options: dict[str, str]
) -> None:
    check_matches(name, seats, options, range(2, 5))


def check_matches(name: str, seats: int, options: dict[str, str], seeds: range) -> None:
    """Matches with these seeds end, and what was recorded is what was played."""
    for seed in seeds:
        played = simulate(name, seats, options, f"seed {seed}")
        assert played == simulate(name, seats, options, f"seed {seed}")
        read = record.read(record.write(played))
        assert read == played
        assert record.verify(read) == played.result is not None
        assert record.replay(read) == record.replay(played)


@every_variant
def test_legal_actions_are_legal_and_in_a_stable_order(
    name: str, seats: int, options: dict[str, str]
) -> None:
    game = games.game(name)
    seen: set[Action] = set()
    for position in positions(name, seats, options):
        legal = position.legal()
        assert bool(legal) == (position.to_act() is not None)
        assert len(legal) == len(set(legal)) == len({str(action) for action in legal}) <= 2000
        assert list(position.copy().legal()) == list(legal)
        for action in legal:
            position.verify(action)
        check_refusals(game, position, seen - set(legal))
        seen.update(legal)


def check_refusals(game: Game, position: Position, illegal: set[Action]) -> None:
    """Actions that were legal elsewhere but are not here are refused with a known code; nothing changes."""
    before = msgspec.json.encode(position)
    for action in illegal:
        with pytest.raises(IllegalAction) as refused:
            position.verify(action)
        assert refused.value.facts["rule"] == game.refusals[refused.value.code]
        with pytest.raises(IllegalAction) as again:
            position.apply(action)
        assert again.value.args == refused.value.args
    assert msgspec.json.encode(position) == before


@every_variant
def test_notation_and_slots(name: str, seats: int, options: dict[str, str]) -> None:
    game = games.game(name)
    for position in positions(name, seats, options):
        legal = position.legal()
        for action in legal:
            text = str(action)
            assert text == text.strip()
            assert len(text.splitlines()) == 1
            assert game.parse(text) == action
            assert game.parse(f"  {text.lower()} ") == action
            assert all(slot.value and not set(slot.value) & set(" |") for slot in action.slots())
        check_slots(legal)


def check_slots(legal: Any) -> None:
    """After equal values the next slot has one name, and no action ends where another goes on."""
    next_slot: dict[tuple[str, ...], str | None] = {}
    for action in legal:
        values: tuple[str, ...] = ()
        for slot in action.slots():
            assert next_slot.setdefault(values, slot.name) == slot.name
            values = (*values, slot.value)
        assert next_slot.setdefault(values, None) is None
    assert list(next_slot.values()).count(None) == len(legal)


@every_variant
def test_the_questions_lead_to_every_action(name: str, seats: int, options: dict[str, str]) -> None:
    """Answering at random ends at a legal action; no list of groups or answers is too long to be read."""
    dice = random.Random(1)
    for position in positions(name, seats, options, every=20):
        legal = position.legal()
        for _ in range(10 if legal else 0):
            answers: list[str] = []
            while True:
                walked = walk(legal, answers)
                assert walked.taken == tuple(answers)
                if isinstance(walked.next, Decided):
                    assert walked.next.action in legal
                    break
                assert len(walked.next.answers) >= 2
                answers.append(dice.choice(walked.next.answers).token)


@every_variant
def test_views(name: str, seats: int, options: dict[str, str]) -> None:
    """The view of the seat to act has the same legal actions and can be played on; nobody else's has any."""
    dice = random.Random(2)
    for position in positions(name, seats, options):
        before = msgspec.json.encode(position)
        for viewer in (None, *range(seats)):
            view = position.view(viewer)
            assert type(view) is type(position)
            assert view.to_act() == position.to_act()
            assert view.outcome() == position.outcome()
            if viewer == position.to_act() is not None:
                assert list(view.legal()) == list(position.legal())
                view.apply(dice.choice(view.legal()))
            else:
                assert list(view.legal()) == []
        assert msgspec.json.encode(position) == before


@every_variant
def test_positions_and_events_are_data(name: str, seats: int, options: dict[str, str]) -> None:
    """Encoded, decoded, copied: the same position, which goes on in the same way. Events too."""
    game = games.game(name)
    dice = random.Random(3)
    for position in positions(name, seats, options):
        decoded = msgspec.json.decode(msgspec.json.encode(position), type=game.position_type)
        assert decoded == position
        assert list(decoded.legal()) == list(position.legal())
        if not position.legal():
            continue
        copy = position.copy()
        action = dice.choice(position.legal())
        assert isinstance(position.final(action), bool)
        events = position.apply(action)
        assert decoded.apply(action) == events
        assert decoded == position != copy
        assert copy.apply(action) == events
        assert msgspec.json.decode(msgspec.json.encode(events), type=list[game.event_type]) == events  # type: ignore[name-defined]  # known at run time
        for event in events:
            assert event.rule
            assert all(isinstance(place, int) for place in event.places())
            assert event.view(None).view(0) == event.view(None)


@every_variant
def test_resigning(name: str, seats: int, options: dict[str, str]) -> None:
    """Whoever leaves ranks last, first to leave last of all; the others play on; the record tells it."""
    dice = random.Random(4)
    game = games.game(name)
    for position in positions(name, seats, options, every=11):
        if position.to_act() is None:
            with pytest.raises(IllegalAction) as refused:
                position.resign(0)
            assert (refused.value.code, refused.value.facts) == ("match-over", {"rule": "end"})
            continue
        leavers = dice.sample(range(seats), dice.randrange(1, seats))
        for number, seat in enumerate(leavers, 1):
            if position.to_act() is None:
                leavers = leavers[: number - 1]
                break
            record.enter(position, name, record.resignation(seat))
            assert position.to_act() not in leavers[:number]
            if position.to_act() is not None:
                with pytest.raises(IllegalAction) as refused:
                    position.resign(seat)
                assert refused.value.code == "already-resigned"
                assert refused.value.facts == {"seat": seat_letter(seat), "rule": "resign"}
                assert game.refusals["already-resigned"] == "resign"
        while position.to_act() is not None:
            position.apply(dice.choice(position.legal()))
            assert position.to_act() not in leavers
        outcome = position.outcome()
        assert outcome is not None
        ranks = {result.seat: result.rank for result in outcome.seats}
        assert [ranks[seat] for seat in leavers] == list(range(seats, seats - len(leavers), -1))
        assert outcome.winners


@every_variant
def test_outcomes(name: str, seats: int, options: dict[str, str]) -> None:
    """A result for every seat; ranks are shared the usual way; sources add up."""
    result = simulate(name, seats, options, "outcome").result
    assert result is not None
    assert [found.seat for found in result.seats] == list(range(seats))
    ranks = sorted(found.rank for found in result.seats)
    assert ranks == [1 + sum(other < rank for other in ranks) for rank in ranks]
    for found in result.seats:
        assert sum(found.sources.values()) == found.score


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


@every_variant
def test_a_copy_shares_nothing_that_changes(name: str, seats: int, options: dict[str, str]) -> None:
    """What is played on in a copy, or in a view, leaves the original as it is."""
    dice = random.Random(f"copies {name} {seats} {options}")
    for position in positions(name, seats, options, every=25):
        before = msgspec.json.encode(position)
        copy = position.copy()
        assert msgspec.json.encode(copy) == before
        for left in range(60):
            if copy.to_act() is None:
                break
            if left == 50:
                copy.resign(dice.choice(copy.playing))
            else:
                copy.apply(dice.choice(copy.legal()))
        view = position.view(position.to_act())
        if view.to_act() is not None:
            view.apply(dice.choice(view.legal()))
        assert msgspec.json.encode(position) == before
