"""The coordinator's way, step by step: lines, aims, forks, turning points."""

import pytest

from games.dayunhe import way
from games.dayunhe.events import ForkChosen, Inspected
from games.dayunhe.position import DayunhePosition
from tests.games.dayunhe.printed import STEPS, TURNING, name, place
from tests.games.dayunhe.scenes import last, legal, of_type, play, refused, scene, the


def steps(position: DayunhePosition) -> str:
    """Where he may go now."""
    return " ".join(sorted(map(name, way.options(position))))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("trips", [4, 3, 2, 1])
def test_the_turning_points(seats: int, trips: int) -> None:
    position = scene(seats=seats, trips=trips)
    assert name(way.turning_point(position)) == (TURNING[seats] if trips % 2 == 0 else "beijing")


# ── where he may go at all ───────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("at", "trips", "entered", "tiles", "expected"),
    [
        # from a city: the nearest canal of all, first steps of the shortest ways to it
        ("beijing", 4, "", "1-2 A reservoir", "1-2"),
        ("beijing", 4, "", "1-2 A reservoir, 1-3 B reservoir", "1-2 1-3"),
        ("beijing", 4, "", "1-5 A reservoir", "1-2 1-3"),
        ("beijing", 4, "", "1-5 A reservoir, 1-1 C basin e", "1-1"),
        ("beijing", 4, "", "2-2 A reservoir", "1-1 1-2 1-3"),
        # forward, and sideways where the nearest way begins so
        ("1-1", 4, "beijing", "1-4 A reservoir", "1-4"),
        ("1-1", 4, "beijing", "1-6 A reservoir", "1-2 1-4"),
        ("1-4", 4, "beijing 1-1", "1-7 B reservoir, 1-8 A reservoir", "1-7 1-8"),
        # a canal in the own row is no aim
        ("1-1", 4, "beijing", "1-2 A reservoir, 1-9 A reservoir", "1-2 1-4"),
        # unrest and empty hexes are no aims
        ("1-1", 4, "beijing", "1-4 A unrest, 1-6 A basin e", "1-2 1-4"),
        # entered hexes are gone
        ("1-2", 4, "beijing 1-1", "1-7 A reservoir", "1-4"),
        # neutral hexes are never entered and their canals are no aims
        ("3-7", 4, "beijing", "4-1 A reservoir", "3-8"),
        # northwards
        ("3-8", 3, "", "3-6 A reservoir", "3-5 3-9"),
        ("3-8", 3, "", "3-2 A reservoir", "3-4 3-5"),
        ("1-2", 3, "3-8 1-5", "3-1 B reservoir", "beijing"),
        ("1-9", 3, "3-8", "1-6 B reservoir", "1-6"),
    ],
)
def test_towards_the_nearest_canal_further_on(
    at: str, trips: int, entered: str, tiles: str, expected: str
) -> None:
    assert steps(scene(at=at, trips=trips, entered=entered, tiles=tiles)) == expected


@pytest.mark.parametrize(
    ("seats", "at", "trips", "tiles", "expected"),
    [
        (2, "2-7", 4, "1-1 A reservoir", "2-8"),
        (2, "2-9", 4, "", "2-8"),
        (2, "2-5", 4, "", "2-8"),
        (2, "2-4", 4, "", "2-5 2-7"),
        (5, "5-8", 4, "5-7 A reservoir", "hangzhou"),
        (5, "5-4", 4, "", "5-7 5-8"),
        (3, "1-1", 3, "1-2 A reservoir", "beijing"),
        (3, "1-5", 3, "", "1-2 1-3"),
        (4, "4-9", 4, "", "4-8"),
    ],
)
def test_without_a_canal_further_on_towards_the_turning_point(
    seats: int, at: str, trips: int, tiles: str, expected: str
) -> None:
    assert steps(scene(seats=seats, at=at, trips=trips, tiles=tiles)) == expected


def test_distance_counts_his_own_moves() -> None:
    """Two canals two steps away, one of them aside: first steps of all shortest ways to both."""
    position = scene(at="1-5", entered="beijing", tiles="2-1 A reservoir, 2-3 B reservoir, 3-1 C reservoir")
    assert steps(position) == "1-8 1-9"
    position = scene(at="1-4", entered="beijing", tiles="1-9 A reservoir, 2-1 B reservoir")
    assert steps(position) == "1-5 1-7 1-8"


def test_a_way_may_cross_canals_and_unrest() -> None:
    """Only a canal strictly further on is an aim; that in his row is crossed."""
    position = scene(at="1-4", entered="beijing 1-1", tiles="1-5 C unrest, 1-6 B reservoir, 1-9 A reservoir")
    assert steps(position) == "1-5 1-8"


def test_a_canal_that_is_reachable_only_across_the_turning_point_is_ignored() -> None:
    """He has come along the row; what lies on the other side of the pagoda is no aim any more."""
    tiles = "2-7 A reservoir"
    position = scene(seats=2, at="2-6", entered="1-9 2-5", tiles=tiles)
    assert steps(position) == "2-8"
    position = scene(seats=2, at="2-6", entered="1-9 2-1 2-4", tiles=tiles)
    assert steps(position) == "2-5"


def test_a_canal_on_the_turning_point_itself_is_an_aim() -> None:
    position = scene(seats=2, at="2-6", entered="1-9", tiles="2-8 A reservoir, 2-9 A reservoir")
    assert steps(position) == "2-8 2-9"
    position = scene(seats=2, at="2-6", entered="1-9", tiles="2-9 A reservoir")
    assert steps(position) == "2-9"


def test_on_the_turning_point_he_goes_nowhere() -> None:
    assert steps(scene(seats=2, at="2-8", trips=4)) == ""
    assert steps(scene(seats=2, at="2-8", trips=3, entered="")) != ""
    assert steps(scene(seats=5, at="hangzhou", trips=2)) == ""
    assert steps(scene(seats=5, at="hangzhou", trips=3)) == "5-7 5-8 5-9"
    assert steps(scene(seats=3, at="beijing", trips=1)) == ""


# ── lines ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("at", "tiles", "expected"),
    [
        ("1-4", "1-4 A straight e-w, 1-5 B basin w, 1-7 A reservoir", "1-5"),  # sideways, of anybody
        ("1-4", "1-4 A straight se-nw, 1-8 B basin nw, 1-7 A reservoir", "1-8"),  # forward
        ("1-4", "1-4 A delta se-w-ne, 1-8 B basin nw, 1-7 A reservoir", "1-8"),
        ("1-4", "1-4 A crossing e-se-w-nw, 1-5 A basin w, 1-8 B basin nw", "1-5 1-8"),  # both alike
        ("1-4", "1-4 A straight e-w, 1-5 B basin e, 1-7 A reservoir", "1-7"),  # no line comes to meet it
        ("1-4", "1-4 A basin w, 1-5 B basin w, 1-7 A reservoir", "1-7"),  # none goes out
        ("1-4", "1-4 A straight e-w, 1-5 B unrest, 1-7 A reservoir", "1-7"),  # unrest has none
        ("1-4", "1-4 A basin ne, 1-2 A basin sw, 1-7 A reservoir", "1-7"),  # backwards
        ("1-4", "1-5 B basin w, 1-7 A reservoir", "1-7"),  # nothing where he is
        ("1-5", "1-5 A straight e-w, 1-4 A basin e, 1-6 B basin w", "1-6"),  # entered already
    ],
)
def test_a_line_on_his_hex_is_followed_forward_and_sideways(at: str, tiles: str, expected: str) -> None:
    assert steps(scene(at=at, entered="beijing 1-4" if at == "1-5" else "beijing", tiles=tiles)) == expected


def test_a_line_is_followed_northwards() -> None:
    tiles = "3-5 A crossing e-se-w-nw, 3-4 B basin e, 3-2 C basin se, 3-8 A basin nw, 3-3 B reservoir"
    assert steps(scene(at="3-5", trips=3, entered="3-8", tiles=tiles)) == "3-2 3-4"


def test_a_line_is_not_followed_into_a_neutral_region() -> None:
    position = scene(seats=2, at="2-9", tiles="2-9 A straight sw-ne, 3-2 B straight sw-ne, 3-3 A basin nw")
    assert steps(position) == "2-8"


def test_a_line_leads_past_a_nearer_way_to_the_turning_point() -> None:
    position = scene(seats=2, at="2-8", trips=2, tiles="2-8 A straight e-w, 2-7 A basin e")
    assert steps(position) == ""
    position = scene(seats=2, at="2-5", trips=2, tiles="2-5 A straight e-w, 2-4 A basin e, 2-6 B basin w")
    assert steps(position) == "2-4 2-6"


def test_his_own_hex_counts_as_the_tile_that_lies_there_now() -> None:
    position = scene(card="builder", at="1-4", entered="beijing", tiles="1-5 B basin w, 1-7 B reservoir",
                     warehouses={"A": "straight straight"})  # fmt: skip
    assert steps(position) == "1-7"
    play(position, "build straight 1-4 e-w")
    assert steps(position) == "1-5"


# ── the whole way ────────────────────────────────────────────────────────────────────────────────────


def inspected(position: DayunhePosition) -> tuple[str, int]:
    """The way he goes when all are done, and the steps that lapse; there must be no fork."""
    found = the(last(position), Inspected)
    assert not found.special
    return " ".join(name(step.place) for step in found.way), found.unused


DOWN = "1-2 A reservoir, 1-5 A reservoir, 1-8 A reservoir, 2-2 A reservoir, 2-5 A reservoir, 2-8 A reservoir"


def column(seats: int) -> str:
    """Reservoirs down the middle, so that there is no fork."""
    return ", ".join(f"{region}-{key} A reservoir" for region in range(1, seats + 1) for key in (2, 5, 8))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_he_goes_twice_as_many_steps_as_there_are_players_and_one(seats: int) -> None:
    position = scene(seats=seats, tiles=column(seats))
    expected = [f"{region}-{key}" for region in range(1, seats + 1) for key in (2, 5, 8)]
    assert inspected(position) == (" ".join(expected[: 2 * seats + 1]), 0)
    assert name(position.coordinator) == expected[2 * seats]
    assert STEPS[seats] == 2 * seats + 1


@pytest.mark.parametrize(
    ("seats", "at", "trips", "expected", "unused"),
    [
        (2, "2-2", 4, "2-5 2-8", 3),
        (3, "3-2", 2, "3-5 3-8", 5),
        (4, "4-2", 4, "4-5 4-8", 7),
        (5, "5-2", 4, "5-5 5-8 hangzhou", 8),
        (5, "1-8", 3, "1-5 1-2 beijing", 8),
        (2, "1-8", 1, "1-5 1-2 beijing", 2),
    ],
)
def test_he_stops_on_the_turning_point_and_the_rest_lapses(
    seats: int, at: str, trips: int, expected: str, unused: int
) -> None:
    assert inspected(scene(seats=seats, at=at, trips=trips, tiles=column(seats))) == (expected, unused)


def test_no_hex_is_entered_twice_on_a_trip() -> None:
    """Neither on one way nor on another; the hex where he began counts as entered."""
    tiles = "2-1 A straight e-w, 2-2 A straight e-w, 2-3 A straight e-w, 2-6 B reservoir"
    position = scene(seats=2, at="2-2", entered="1-8 2-1", trips=4, tiles=tiles)
    assert inspected(position)[0] == "2-3 2-6 2-8"
    tiles = (
        "2-8 A basin e, 2-9 A straight e-w, 2-6 B reservoir, 2-2 B reservoir, 1-8 A reservoir, 1-5 B basin e"
    )
    position = scene(seats=2, at="2-8", trips=3, tiles=tiles)
    assert inspected(position)[0] == "2-9 2-6 2-2 1-8 1-5"


def test_with_the_next_trip_all_hexes_are_open_again() -> None:
    position = scene(seats=2, at="2-5", entered="beijing 1-2 1-5 1-8 2-2", tiles=DOWN)
    last(position)
    assert (position.coordinator, position.entered) == (place("2-8"), [place("2-8")])
    while position.phase == "take":
        play(position, legal(position)[0])
    assert inspected(position)[0] == "2-5 2-2 1-8 1-5 1-2"
    assert position.entered == list(map(place, ["2-8", "2-5", "2-2", "1-8", "1-5", "1-2"]))


# ── forks ────────────────────────────────────────────────────────────────────────────────────────────


def forked(seats: int = 3, start_player: str = "B", turn: str = "A", **more: str) -> DayunhePosition:
    position = scene(
        seats=seats,
        start_player=start_player,
        turn=turn,
        resigned=more.get("resigned", ""),
        tiles="1-2 A reservoir, 1-3 B reservoir, 1-9 C reservoir",
    )
    last(position)
    return position


def test_the_start_player_decides_a_fork() -> None:
    position = forked()
    assert (position.phase, position.turn, position.actor) == ("fork", 1, None)
    assert legal(position) == ["step 1-2", "step 1-3"]
    assert (position.way, position.steps, position.special) == ([], 7, False)
    events = play(position, "step 1-3")
    chosen = the(events, ForkChosen)
    assert (chosen.seat, chosen.place) == (1, place("1-3"))
    assert of_type(events, Inspected) == []
    assert (position.phase, position.turn) == ("fork", 1)
    assert (position.way, position.lines, position.steps) == ([place("1-3")], [False], 6)
    assert legal(position) == ["step 1-5", "step 1-6"]
    assert position.coordinator == 45


def test_only_the_steps_on_offer_can_be_chosen() -> None:
    position = forked()
    assert refused(position, "step 1-1") == "step-not-offered"
    assert refused(position, "step hangzhou") == "step-not-offered"
    assert {refused(position, text) for text in ("done", "take tea", "supply 1", "face e-w")} == {"fork-now"}
    play(position, "step 1-2")
    assert refused(position, "step 1-3") == "step-not-offered"


def test_nothing_is_decided_where_there_is_one_step() -> None:
    position = scene(turn="A", start_player="B", tiles=column(3))
    events = last(position)
    assert of_type(events, ForkChosen) == []
    assert position.phase == "take"


def test_the_whole_way_is_laid_out_before_anything_is_scored() -> None:
    position = forked()
    play(position, "step 1-2")
    assert position.scores == [15, 15, 15]
    while position.phase == "fork":
        play(position, legal(position)[0])
    assert position.scores == [17, 15, 17]


def test_hexes_of_the_open_way_count_as_entered() -> None:
    tiles = "1-1 1-2 1-3 A straight e-w, 1-4 B reservoir, 1-7 A basin e, 1-8 B basin w"
    position = scene(turn="A", start_player="B", tiles=tiles)
    last(position)
    events = play(position, "step 1-3")
    assert position.phase == "fork"
    assert [name(spot) for spot in position.way] == ["1-3", "1-2", "1-1", "1-4"]
    assert position.lines == [False, True, True, False]
    assert of_type(events, Inspected) == []


def test_forks_along_lines_are_decided_too() -> None:
    tiles = "1-2 A crossing e-se-w-nw, 1-1 B basin e, 1-3 C basin w, 1-5 A basin w"
    position = scene(turn="A", start_player="B", at="1-2", entered="beijing", tiles=tiles)
    last(position)
    assert legal(position) == ["step 1-1", "step 1-3"]
    play(position, "step 1-3")
    assert position.lines[0]
