"""Random matches of Confucius: after every action everything is there, and all goes in order."""

import random
from collections import Counter

import pytest

from games.confucius import GAME
from games.confucius.events import (
    CandidateLost,
    CandidatePlaced,
    CandidateShown,
    GameEnded,
    RewardPlayed,
    RoundBegan,
    ScoreChanged,
)
from games.confucius.position import ConfuciusPosition, start
from games.engine import Event, record
from tests.games.confucius.printed import (
    ARMIES,
    CANDIDATES,
    CARDS_OF_A_KIND,
    DISTANT_CHITS,
    HAND,
    JUNKS,
    MINISTRY_CHITS,
    OFFICIALS,
    REWARDS,
    SPACES,
    VOYAGE,
    WALL,
)
from tests.games.confucius.random_positions import KEEN, pick, variant
from tests.games.confucius.scenes import of_type
from tests.games.confucius.slow_court import Match
from tests.games.playing import check_replay, recorded

MATCHES = 3000
TILES = Counter(OFFICIALS)
CARDS = [CARDS_OF_A_KIND] * 3


class Gone:
    """What has left the game by the events so far."""

    def __init__(self) -> None:
        self.tiles: Counter[int] = Counter()
        self.candidates: Counter[str] = Counter()
        self.rewards: Counter[str] = Counter()

    def note(self, events: list[Event]) -> None:
        for event in events:
            if isinstance(event, CandidatePlaced):
                self.candidates[event.candidate] += 1
                self.tiles[event.replaced] += event.replaced > 0
            elif isinstance(event, CandidateLost):
                self.candidates[event.candidate] += 1
            elif isinstance(event, CandidateShown):
                self.candidates.update(event.discarded)
            elif isinstance(event, RewardPlayed):
                self.rewards[event.card] += 1


def check_match(number: int) -> str:
    """A random match, its variant by its number; in every third one seats leave now and then.

    Every position is checked, and that its record leads there again. Returns the end.
    """
    seats, options = variant(number)
    dice = random.Random(f"confucius random {number}")
    position = start(seats, options, f"random {number}")
    entries: list[str] = []
    gone = Gone()
    while position.turn is not None:
        check_pieces(position, gone)
        check_phase(position)
        before = position.copy()
        if number % 3 == 0 and dice.randrange(150) == 0:
            leaver = dice.choice(position.playing)
            entries.append(record.resignation(leaver))
            events = position.resign(leaver)
        else:
            action = pick(position.legal(), dice, KEEN[number % len(KEEN)])
            entries.append(str(action))
            events = position.apply(action)
        gone.note(events)
        check_step(before, position, events)
    check_pieces(position, gone)
    check_end(position)
    played = recorded("confucius", seats, options, f"random {number}", entries, position)
    check_replay(played, position)
    return position.ended


def check_pieces(position: ConfuciusPosition, gone: Gone) -> None:
    """Conservation of cards, tiles, junks, armies, gifts, rewards; what must always hold of the board."""
    hands = [*position.hands, *position.laid, position.discards]
    for kind in range(3):
        assert sum(hand[kind] for hand in hands) + position.deck.count(kind + 1) == CARDS[kind]
    assert not any(hand[3] for hand in hands)
    assert sum(position.yard) + sum(position.ocean) + position.junks == JUNKS
    assert max(position.ocean) < VOYAGE
    abroad = Counter(seat for row in position.armies for seat in row)
    for seat in range(position.seats):
        armies = position.stock[seat] + position.colonies[seat] + position.insulted[seat] + abroad[seat]
        assert armies == ARMIES
        assert position.scores[seat] == sum(position.sources[seat])
    everything = position.yard + position.ocean + position.stock + position.colonies + position.insulted
    assert min(*everything, *position.cubes, *position.scores, *map(min, hands)) >= 0
    rewards = Counter(card for held in (*position.rewards, position.reward_deck) for card in held)
    assert rewards + gone.rewards == Counter(REWARDS)
    check_court(position, gone)
    for giver, row in enumerate(position.gifts):
        held = [state for state in row if state >= 0]
        assert giver not in held
        assert len(set(held)) == len(held)
        assert not set(held) & set(position.resigned)
        assert giver not in position.resigned or not held
    for land, visitors in enumerate(position.visited):
        assert (position.first[land] >= 0) == any(visitors)
        assert position.first[land] < 0 or visitors[position.first[land]]


def check_court(position: ConfuciusPosition, gone: Gone) -> None:
    """Tiles and candidates; markers lie on officials, secured ones are marked; posts of closed ministries."""
    board = Counter(cost for row in position.officials for cost in row)
    tiles = Counter({cost: count for cost, count in board.items() if cost > 0}) + Counter(
        position.officials_left
    )
    assert tiles + gone.tiles == TILES
    stack = Counter([*position.candidates_left, *[position.candidate][: position.candidate != ""]])
    assert stack + gone.candidates == Counter(CANDIDATES)
    assert board[0] <= sum(gone.candidates.values())
    for ministry in range(3):
        for space in range(SPACES):
            tile, marker = position.officials[ministry][space], position.markers[ministry][space]
            assert marker < 0 or tile >= 0
            assert tile != 0 or (marker >= 0 and position.secured[ministry][space])
            assert marker >= 0 or not position.secured[ministry][space]
        if position.resolved[ministry]:
            assert position.closing or min(position.markers[ministry]) >= 0
        else:
            assert position.posts[ministry] == [-1, -1]
    chits = [chit for pair in position.chits for chit in pair]
    assert sorted(chits + position.spare_chits) == list(MINISTRY_CHITS)
    assert sorted(position.distant_chits + position.spare_land_chits) == list(DISTANT_CHITS)


def check_phase(position: ConfuciusPosition) -> None:
    """What holds in each phase."""
    turn = position.turn
    assert turn in position.playing
    assert position.wall in (position.round - 1, position.round)
    acting = position.phase in ("turn", "free", "pay", "favour")
    assert (position.wall < position.round) == (acting or position.phase == "chief")
    assert (position.announced != "") == (position.phase == "pay")
    match position.phase:
        case "turn":
            assert not position.passed[turn]
        case "favour":
            assert turn == position.chief
            assert all(position.passed[seat] for seat in position.playing)
        case "tutor":
            assert position.tutored[turn] == -1
            assert sum(position.hands[turn]) > 0
            assert -1 not in position.students
        case "influence":
            assert not position.resolved[position.resolving]
            assert len({seat for seat in position.influence if seat >= 0}) > 2
        case "discard":
            assert sum(position.hands[turn]) > HAND
    if position.phase == "chief":
        assert all(sum(hand) <= HAND for hand in (position.hands[seat] for seat in position.playing))
    if position.phase != "tutor":
        assert (position.sealed, sum(map(sum, position.laid))) == (0, 0)
    else:
        assert position.sealed <= sum(state >= 0 for state in position.tutored) + len(position.resigned)


def check_step(before: ConfuciusPosition, after: ConfuciusPosition, events: list[Event]) -> None:
    """Points are told once, before the end; gifts never come back; rounds and wall go on one by one."""
    told = [(event.seat, event.before, event.after) for event in of_type(events, ScoreChanged)]
    assert told == [
        (seat, old, new)
        for seat, (old, new) in enumerate(zip(before.scores, after.scores, strict=True))
        if old != new
    ]
    assert all(old <= new for old, new in zip(before.scores, after.scores, strict=True))
    began = of_type(events, RoundBegan)
    assert all(event.round == after.round for event in began)
    assert len(began) == (after.phase == "turn" and (after.round > before.round or before.phase == "chief"))
    assert 0 <= after.wall - before.wall <= 1 >= after.round - before.round
    ended = of_type(events, GameEnded)
    assert ended == (
        [] if after.turn is not None else [GameEnded(after.ended, tuple(after.scores), ended[0].winners)]
    )
    assert not ended or events[-1] == ended[0]
    for old_row, new_row in zip(before.gifts, after.gifts, strict=True):
        for old, new in zip(old_row, new_row, strict=True):
            assert (
                old == new or (old, new) == (-3, -2) or (old == -2 and new >= -1) or (old != -3 and new == -1)
            )


def check_end(position: ConfuciusPosition) -> None:
    """The end came as it may; the winners are those that the slow rules name."""
    assert position.legal() == []
    assert position.phase == "over"
    assert (position.sealed, sum(map(sum, position.laid)), position.announced) == (0, 0, "")
    match position.ended:
        case "resigned":
            assert len(position.playing) == 1
        case "wall":
            assert position.wall == WALL
        case "candidates":
            assert (position.candidate, position.candidates_left) == ("", [])
        case _:
            assert position.ended == "ministries"
    assert position.ended == "resigned" or position.resolved == [True] * 3
    outcome = position.outcome()
    assert outcome is not None
    slow = Match(position.copy(), [])
    assert list(outcome.winners) == slow.winners()
    titles = [slow.titles().count(seat) for seat in range(position.seats)]
    assert [result.sources["titles"] for result in outcome.seats] == titles
    assert sorted(result.rank for result in outcome.seats)[0] == 1


def ends(numbers: range) -> Counter[str]:
    """How often each end came."""
    return Counter(map(check_match, numbers))


@pytest.mark.parametrize("part", range(10))
def test_some_of_the_matches(part: int) -> None:
    assert sum(ends(range(part, MATCHES // 50, 10)).values()) == MATCHES // 500


@pytest.mark.fuzz
@pytest.mark.parametrize("part", range(20))
def test_all_matches(part: int) -> None:
    assert sum(ends(range(part, MATCHES, 20)).values()) == MATCHES // 20


def test_all_that_can_happen_happens() -> None:
    """Every kind of event comes in a few matches, so that the checks above check something.

    But for a candidate that is lost: all ministries would have to be full of secured officials.
    """
    missing: set[type[Event]] = set(GAME.event_type.__args__) - {CandidateLost}
    for number in range(300):
        seats, options = variant(number)
        dice = random.Random(f"events {number}")
        position = start(seats, options, f"events {number}")
        while position.turn is not None and missing:
            if number == 0 and position.round == 3 and not position.resigned:
                missing -= set(map(type, position.resign(0)))
                continue
            missing -= set(map(type, position.apply(pick(position.legal(), dice, KEEN[number % len(KEEN)]))))
    assert not missing
