"""Random matches of Confucius: after every action all is as the slow rules say, nothing is lost or made."""

import random
from collections import Counter
from typing import TypeVar

import pytest

from games.confucius import GAME
from games.confucius.components import lands
from games.confucius.examination import CandidateLost, CandidatePlaced, CandidateShown
from games.confucius.position import ConfuciusPosition, start
from games.confucius.rewards import RewardPlayed
from games.confucius.rounds import RoundBegan
from games.confucius.scoring import ScoreChanged
from games.confucius.state import Phase
from games.confucius.turns import GameEnded
from games.engine import Event, record
from tests.support.games.confucius import printed
from tests.support.games.confucius.against_slow import EVERY_ACTION, Alone, Twin, check_legality
from tests.support.games.confucius.random_positions import KEEN, made_up, pick, played, variant
from tests.support.games.confucius.scenes import of_type
from tests.support.games.confucius.slow import EVERY_NOTATION
from tests.support.games.confucius.slow_court import Match
from tests.support.games.playing import check_replay, recorded

T = TypeVar("T")

MATCHES = 3600
TILES = sorted(Counter(printed.OFFICIALS).elements())


class Gone:
    """What has left the game by the events so far, and the events that came."""

    def __init__(self) -> None:
        self.tiles: list[int] = []
        self.candidates: list[str] = []
        self.rewards: list[str] = []
        self.kinds: set[type[Event]] = set()

    def note(self, events: list[Event]) -> None:
        for event in events:
            self.kinds.add(type(event))
            if isinstance(event, CandidatePlaced):
                self.candidates.append(event.candidate)
                self.tiles += [event.replaced] * (event.replaced > 0)
            elif isinstance(event, CandidateLost):
                self.candidates.append(event.candidate)
            elif isinstance(event, CandidateShown):
                self.candidates += event.discarded
            elif isinstance(event, RewardPlayed):
                self.rewards.append(event.card)


def check_match(number: int, slowly: bool = True, again: bool = True) -> set[type[Event]]:
    """A random match, its variant by its number; in every third one seats leave now and then.

    Every step is checked, ``slowly`` against the slow rules too; played ``again``, the record leads to the
    same end. The pieces are counted at every fifth step: what is lost stays lost. Returns the kinds of events
    that came.
    """
    seats, options = variant(number)
    dice = random.Random(f"confucius random {number}")
    position = start(seats, options, f"random {number}")
    twin, gone = Twin(position) if slowly else Alone(position), Gone()
    entries: list[str] = []
    while position.turn is not None:
        if len(entries) % 5 == 0:
            check_pieces(position, gone)
        scores, naming, rounds = position.scores.copy(), position.phase == "chief", position.round
        if number % 3 == 0 and dice.randrange(120) == 0:
            leaver = dice.choice(position.playing)
            entries.append(record.resignation(leaver))
            events = twin.leave(leaver)
        else:
            action = pick(position.legal(), dice, KEEN[number % len(KEEN)])
            entries.append(str(action))
            events = twin.act(action)
        gone.note(events)
        check_told(scores, position, events)
        began = position.phase == "turn" and (naming or position.round > rounds)
        assert [event.round for event in of_type(events, RoundBegan)] == [position.round] * began
    check_pieces(position, gone)
    check_end(position)
    if again:
        check_replay(recorded("confucius", seats, options, f"random {number}", entries, position), position)
    return gone.kinds


def flat(rows: list[list[T]]) -> list[T]:
    return [thing for row in rows for thing in row]


def check_pieces(position: ConfuciusPosition, gone: Gone) -> None:
    """Conservation of cards, tiles, junks, armies, gifts, rewards; what must always hold of the board."""
    hands = [*position.hands, *position.laid, position.discards]
    *held, hidden = map(sum, zip(*hands, strict=True))
    for kind, count in enumerate(held, 1):
        assert count + position.deck.count(kind) == printed.CARDS_OF_A_KIND
    assert not hidden
    assert sum(position.yard) + sum(position.ocean) + position.junks == printed.JUNKS
    assert max(position.ocean) < printed.VOYAGE
    abroad = flat(position.armies)
    for seat in range(position.seats):
        armies = position.stock[seat] + position.colonies[seat] + position.insulted[seat]
        assert armies + abroad.count(seat) == printed.ARMIES
        assert position.scores[seat] == sum(position.sources[seat])
    everything = position.yard + position.ocean + position.stock + position.colonies + position.insulted
    assert min(*everything, *position.cubes, *position.scores, *map(min, hands)) >= 0
    rewards = flat(position.rewards)
    assert sorted(rewards + position.reward_deck + gone.rewards) == sorted(printed.REWARDS)
    check_court(position, gone)
    for giver, row in enumerate(position.gifts):
        holders = [state for state in row if state >= 0]
        assert len({giver, *holders}) == len(holders) + 1
        assert not {giver, *holders} & set(position.resigned) or not holders
    for land, visitors in enumerate(position.visited):
        assert (position.first[land] >= 0) == any(visitors)
        assert position.first[land] < 0 or visitors[position.first[land]]


def check_court(position: ConfuciusPosition, gone: Gone) -> None:
    """Tiles and candidates; markers lie on officials, secured ones are marked; posts of closed ministries."""
    board = flat(position.officials)
    assert sorted([cost for cost in board if cost > 0] + position.officials_left + gone.tiles) == TILES
    face_up = [position.candidate] if position.candidate else []
    assert sorted(position.candidates_left + face_up + gone.candidates) == sorted(printed.CANDIDATES)
    assert board.count(0) <= len(gone.candidates)
    markers, secured = flat(position.markers), flat(position.secured)
    for tile, marker, safe in zip(board, markers, secured, strict=True):
        assert marker < 0 or tile >= 0
        assert tile or safe
        assert marker >= 0 or not safe
    for ministry, resolved in enumerate(position.resolved):
        if resolved:
            assert position.closing or markers[printed.SPACES * ministry :][: printed.SPACES].count(-1) == 0
        else:
            assert position.posts[ministry] == [-1, -1]
    assert sorted(flat(position.chits) + position.spare_chits) == list(printed.MINISTRY_CHITS)
    assert sorted(position.distant_chits + position.spare_land_chits) == list(printed.DISTANT_CHITS)


def check_told(before: list[int], after: ConfuciusPosition, events: list[Event]) -> None:
    """Points are scored once, before the end; laid cards are sealed only while there is tutoring."""
    if not events:
        assert (before, after.turn is None) == (after.scores, False)
        return
    scored = [(event.seat, event.before, event.after) for event in of_type(events, ScoreChanged)]
    scores = zip(range(after.seats), before, after.scores, strict=True)
    assert scored == [(seat, old, new) for seat, old, new in scores if old != new]
    assert all(old < new for _, old, new in scored)
    ended = of_type(events, GameEnded)
    if after.turn is None:
        assert after.ended
        left = tuple(after.resigned)
        assert ended == [GameEnded(after.ended, tuple(after.scores), ended[0].winners, left)] == events[-1:]
    else:
        assert not ended
    laid = sum(state >= 0 for state in after.tutored) + len(after.resigned)
    assert after.sealed <= (laid if after.phase == "tutor" else 0)


def check_end(position: ConfuciusPosition) -> None:
    """The winners, and who has titles, are those that the slow rules name."""
    assert (position.legal(), position.phase, position.announced) == ([], "over", "")
    assert not any(map(any, position.laid))
    outcome = position.outcome()
    assert outcome is not None
    slow = Match(position.copy())
    assert list(outcome.winners) == slow.winners()
    titles = [slow.titles().count(seat) for seat in range(position.seats)]
    assert [result.sources["titles"] for result in outcome.seats] == titles
    assert min(result.rank for result in outcome.seats) == 1


@pytest.mark.parametrize("part", range(12))
def test_some_of_the_matches(part: int) -> None:
    for number in range(part, 36, 12):
        check_match(number)


@pytest.mark.fuzz
@pytest.mark.parametrize("part", range(20))
def test_all_matches(part: int) -> None:
    for number in range(part, MATCHES, 20):
        check_match(number, slowly=number // 5 % 6 == 0, again=number % 6 > 0)


def test_all_that_can_happen_happens() -> None:
    """Every kind of event comes in a few matches, so that the checks above check something.

    But for a candidate that is lost: all ministries would have to be full of secured officials.
    """
    missing: set[type[Event]] = set(GAME.event_type.__args__) - {CandidateLost}
    rare = (85, 20, 0, 38)  # among these is all that is rare, as long as the same matches are played
    for number in (*rare, *range(60, 360)):
        missing -= check_match(number)
        if not missing:
            break
    assert not missing


def test_every_notation_is_an_action_of_its_own() -> None:
    assert list(printed.LANDS) == [land.id for land in lands()]
    assert len(set(EVERY_ACTION)) == len(EVERY_ACTION)
    assert [str(action) for action in EVERY_ACTION] == EVERY_NOTATION


@pytest.mark.parametrize("seed", range(6))
def test_legality_in_positions_reached_by_play(seed: int) -> None:
    for position in played(7 * seed, every=29):
        check_legality(position)


@pytest.mark.parametrize("phase", ["turn", "free", "favour"])
def test_legality_in_made_up_positions(phase: Phase) -> None:
    for seed in range(30):
        check_legality(made_up(seed, phase))


@pytest.mark.fuzz
@pytest.mark.parametrize("part", range(20))
def test_legality_in_many_positions(part: int) -> None:
    for seed in range(1000 + part, 1600, 20):
        for phase in ("turn", "free", "favour"):
            check_legality(made_up(seed, phase))
    for position in played(2000 + part, every=7):
        check_legality(position)
