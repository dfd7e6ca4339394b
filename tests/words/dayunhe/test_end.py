"""The end of Da Yunhe in words: the final scoring, ties, results, the longest texts, captions."""

from typing import Any

import pytest

from bot.words import Cast
from bot.words.dayunhe import NARRATOR as DAYUNHE
from bot.words.narrator import LONGEST_SCORING, LONGEST_SUMMARY
from games.dayunhe import GAME, components
from games.dayunhe.events import (
    Built,
    CityScored,
    CoordinatorTurned,
    ForkChosen,
    GameEnded,
    Inspected,
    NetworkScored,
    PutUnder,
    RoundBegan,
    StepScore,
    Supplied,
    TurnDone,
    UnrestScored,
    UnrestToWall,
    Uprising,
)
from games.dayunhe.position import DayunhePosition
from games.engine import Event
from tests.games.dayunhe.printed import CARDS, LEVELS, SOURCES
from tests.games.dayunhe.scenes import last, outcome, play, scene
from tests.words.dayunhe.telling import masked, people, told
from tests.words.speaking import EMOJIS, LONG, WORDS

LINKED = "1-2 A straight sw-ne, 1-4 A straight sw-ne, 5-5 B basin e"


def finished(**facts: Any) -> tuple[DayunhePosition, list[Event]]:
    """A match of two whose last trip ends with this turn, and the events of the turn."""
    position = scene(seats=2, at="1-1", trips=1, turn="B", start_player="A", **facts)
    events = last(position)
    while position.phase == "fork":
        events += play(position, str(position.legal()[0]))
    return position, events


def scoring(events: list[Event]) -> list[str]:
    return DAYUNHE.scoring(WORDS, people(), masked(events)).splitlines()


def ending(position: DayunhePosition) -> str:
    return DAYUNHE.ending(WORDS, people(), outcome(position))


def test_the_final_scoring_seat_by_seat_with_the_sums() -> None:
    tiles = f"{LINKED}, 1-5 B unrest, 1-8 A unrest"
    position, events = finished(
        tiles=tiles, city={"B": "delta basin basin"}, city_unrest={"B": "A"}, scores={"A": 9}
    )
    assert told(events).splitlines()[-2:] == [
        "The coordinator is back at **Beijing**.",
        "The match is over: the coordinator has made his last trip. The final scoring follows.",
    ]
    assert scoring(events) == [
        "**Final scoring:** +1 for each tile of the largest network, canal tiles in the City squared, "
        "−4 for each unrest tile there, −4 for each in the own region",
        "- ● **Mei**: network of 2 **+2** · none in the City · 2 unrest in the region **−8**: 9 → **3**",
        "- ■ **Jonas**: network of 1 **+1** · City 3 × 3 **+9** · 1 unrest there **−4** · "
        "no unrest in the region: 15 → **21**",
    ]
    found = outcome(position)
    assert ending(position) == "The coordinator made his 4 trips. Most prestige wins."
    assert DAYUNHE.outcome(WORDS, people(), found, 0) == "3 prestige (start 9, network 2, unrest −8)"
    assert DAYUNHE.outcome(WORDS, people(), found, 1) == "21 prestige (start 15, network 1, City 5)"


def test_a_seat_without_a_canal_on_the_map_and_below_zero() -> None:
    position, events = finished(scores={"A": -3, "B": 2})
    assert scoring(events)[1] == (
        "- ● **Mei**: no canal tile on the map · none in the City · no unrest in the region: −3"
    )
    assert DAYUNHE.outcome(WORDS, people(), outcome(position), 0) == "−3 prestige (start −3)"


def test_no_final_scoring_is_told_before_the_end() -> None:
    assert DAYUNHE.scoring(WORDS, people(), masked(play(scene(), "done"))) == ""


@pytest.mark.parametrize(
    ("facts", "line", "end"),
    [
        (
            {"tiles": LINKED, "city": {"B": "delta"}, "scores": {"A": 10, "B": 10}},
            "● and ■ have equal prestige: ■ **Jonas** wins with more canal tiles in the City (● 0 · ■ 1).",
            "Between equal prestige more canal tiles in the City win, else the larger network.",
        ),
        (
            {"tiles": LINKED, "scores": {"A": 10, "B": 11}},
            "● and ■ have equal prestige: ● **Mei** wins with the larger network (● 2 · ■ 1), "
            "after as many canal tiles in the City.",
            "Between equal prestige more canal tiles in the City win, else the larger network.",
        ),
        (
            {},
            "● and ■ have equal prestige: also in the City and in their networks, so they share the win.",
            "● **Mei** and ■ **Jonas** are equal in prestige, in the City and in their networks, "
            "so they share the win.",
        ),
    ],
)
def test_equal_prestige(facts: dict[str, Any], line: str, end: str) -> None:
    position, events = finished(**facts)
    assert scoring(events)[-1] == line
    assert ending(position) == f"The coordinator made his 4 trips. Most prestige wins. {end}"


def test_a_seat_that_left_does_not_count_in_a_tie() -> None:
    position = scene(seats=3, city={"C": "delta"}, scores={"A": 20, "C": 19})
    events = [*position.resign(2), *position.resign(1)]
    assert "equal prestige" not in DAYUNHE.scoring(WORDS, people(3), masked(events))
    assert told(events).splitlines()[-1] == (
        "The match is over: only one player is left. The final scoring follows."
    )
    assert ending(position) == "All others resigned."


def test_the_last_round() -> None:
    position = scene(seats=2, round=40, lying=True, turn="B", start_player="A")
    events = play(position, "done")
    assert "The match is over: 40 rounds have been played." in told(events)
    assert ending(position).startswith("40 rounds were played. Most prestige wins.")
    assert DAYUNHE.warning(WORDS, masked(events, 1)).endswith("The match ends: after this no undo.")


# ── the longest texts ────────────────────────────────────────────────────────────────────────────────


def crowd() -> Cast:
    return Cast.of(LONG, EMOJIS)


def test_the_longest_turn_fits_without_losing_a_line() -> None:
    """All that a card can hold, then eleven steps of which no two are alike, then five uprisings."""
    way = tuple(StepScore(step, "canal", step % 5, 4, True) for step in range(11))
    events: list[Event] = [
        *(Supplied(4, stack, "branch-right", True) for stack in range(3)),
        *(
            event
            for hex in (12, 24)
            for event in (Built(4, "crossing", hex, 0, 1), UnrestToWall(3, hex, 4, 4))
        ),
        TurnDone(4, (("espionage", 1),), False, "builder"),
        *(ForkChosen(0, hex) for hex in range(11)),
        Inspected(False, way, 0),
        *(
            event
            for seat in range(5)
            for event in (
                Uprising(seat, 4, 16),
                *(PutUnder(seat, "unrest", stack % 3) for stack in range(4)),
            )
        ),
        CoordinatorTurned(45, 2),
        RoundBegan(36, 4),
    ]
    text = DAYUNHE.summary(WORDS, crowd(), events)
    assert len(text) <= LONGEST_SUMMARY
    assert "…" not in text.replace("characte…", "")
    assert len(text.splitlines()) == len(told(events).splitlines())


def test_the_longest_final_scoring_fits() -> None:
    hexes = tuple(range(20))
    events: list[Event] = [
        *(NetworkScored(seat, hexes, 20) for seat in range(5)),
        *(CityScored(seat, 10, 100, 10, 40) for seat in range(5)),
        *(UnrestScored(seat, hexes[:9], 36) for seat in range(5)),
        GameEnded("trips", (144,) * 5, (0, 1, 2, 3, 4)),
    ]
    text = DAYUNHE.scoring(WORDS, crowd(), events)
    assert len(text) <= LONGEST_SCORING
    assert text.splitlines()[-1].endswith("so they share the win.")


# ── words on pictures, options ───────────────────────────────────────────────────────────────────────


def test_every_word_that_the_pictures_know_is_given_and_short() -> None:
    view = scene().view(None)
    captions = DAYUNHE.captions(WORDS, view, 34)
    assert set(captions) == {*CARDS, *SOURCES, "total", "over", "round", "turn"}
    assert (captions["round"], captions["turn"], captions["tea"]) == ("Round 3", "Turn 34", "Tea")
    assert DAYUNHE.captions(WORDS, GAME.start(2, {}, "x").view(None), 0)["round"] == "Setup"
    assert max(len(captions[name]) for name in CARDS) <= 10
    assert max(len(captions[name]) for name in SOURCES) <= 11


@pytest.mark.parametrize("level", LEVELS)
def test_an_option_says_how_many_tiles_start_an_uprising(level: str) -> None:
    count = components.rules().levels[level]
    assert WORDS(f"option-dayunhe-level-{level}") == f"at {count} unrest tiles ({level})"
