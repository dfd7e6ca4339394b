"""What happens around the turns of Da Yunhe in words: choosing, the coordinator, uprisings, totals."""

import pytest

from bot.words.dayunhe import NARRATOR as DAYUNHE
from games.dayunhe import GAME
from games.dayunhe.events import CardRevealed, CardTaken
from games.dayunhe.position import DayunhePosition
from games.engine import Event
from tests.games.dayunhe.scenes import last, of_type, play, scene
from tests.words.dayunhe.telling import drawn, masked, people, previewed, progressed, told, warned
from tests.words.speaking import WORDS


def standings(position: DayunhePosition, *notations: str) -> list[str]:
    """The totals below a turn of these actions, line by line."""
    events = play(position, *notations)
    return DAYUNHE.standings(WORDS, people(position.seats), position.view(None), masked(events)).splitlines()


# ── setup and choosing ───────────────────────────────────────────────────────────────────────────────


def test_a_tile_for_the_warehouse_is_named() -> None:
    position = GAME.start(2, {}, "setup")
    seat = position.turn
    assert seat is not None
    stack = next(number for number, up in enumerate(position.up[seat]) if up)
    position.stacks[seat][stack][-1] = "reservoir"
    events = play(position, f"stock {stack + 1}")
    who = people().rich(seat)
    assert told(events) == (
        f"{who} put a **reservoir** into the warehouse (top of stack {stack + 1}); "
        "the next tile of that stack stays face down."
    )


def test_a_card_is_told_to_nobody_but_the_one_who_took_it() -> None:
    position = scene("take", card="tea")
    events = play(position, "take saboteur")
    assert told(events) == "● **Mei** took a card."
    known = "**Saboteur** (supply 2, build 1, destroy a canal)"
    assert previewed(events) == f"You take {known}. The others see which when you act."
    assert drawn(events) == f"You took {known}."
    assert "Saboteur" not in previewed(events, 1)
    assert warned(events) == "The card is yours: after this no undo."


def test_after_the_last_choice_the_first_card_is_revealed() -> None:
    position = scene(
        "take", turn="C", start_player="A", cards={"A": "welfare", "B": "order"}, warehouses={"A": "delta"}
    )
    events = play(position, "take tea")
    assert len(of_type(events, CardTaken)) == len(of_type(events, CardRevealed)) == 1
    assert told(events).splitlines() == [
        "▲ **Aiko** took a card.",
        "● **Mei** reveals **Welfare** (build 2, calm the people, prestige +2) and gets **+2** at once.",
    ]


# ── the coordinator ──────────────────────────────────────────────────────────────────────────────────

LINE = "1-2 A straight sw-ne, 1-4 B straight sw-ne, 1-8 C basin ne, 2-2 A unrest, 2-4 B basin e"


def ended(**facts: object) -> list[Event]:
    """All that happens once the last seat is done; at forks he goes to the first hex."""
    position = scene(**facts)  # type: ignore[arg-type]  # keywords of scene
    events = last(position)
    while position.phase == "fork":
        events += play(position, str(position.legal()[0]))
    return events


def test_the_way_says_who_gets_what_on_every_hex_and_in_all() -> None:
    events = ended(at="1-2", tiles=LINE, turn="C", start_player="A", wall={"B": 2})
    assert told(events).splitlines()[1:] == [
        "● **Mei** chose at the fork: 3-1.",
        "**Inspection**, 7 steps: 1-4 ■ **+4** · 1-8 ▲ **+2** · 2-1 empty · 2-4 ■ **+2** · "
        "2-7, 3-1, 3-4 empty. Together ■ **+6** · ▲ **+2**.",
        "**Round 4.** ■ **Jonas** chooses first.",
    ]


def test_unrest_costs_the_holder_of_the_region_and_steps_lapse_at_the_turning_point() -> None:
    tiles = "2-5 A unrest, 2-8 A unrest"
    events = ended(seats=2, at="2-1", tiles=tiles, turn="B", start_player="A")
    assert "2-5, 2-8 unrest ■ **−4** each. Together ■ **−8**. 3 steps lapse." in told(events)
    assert "The coordinator turns at **2-8**: trip 2 of 4 begins, northwards." in told(events)


def test_a_way_of_which_each_seat_has_but_one_hex_needs_no_sum() -> None:
    events = ended(seats=2, at="1-7", tiles="2-1 A basin e", turn="B", start_player="A")
    assert "Together" not in told(events)
    assert "2-1 ● **+2**" in told(events)


def test_he_rests_after_a_tea_break_and_on_his_turning_point() -> None:
    rests = ended(seats=2, at="1-4", lying=True, turn="B", start_player="A")
    assert "**Tea break:** the coordinator does not travel this round." in told(rests).splitlines()
    stays = ended(seats=2, at="2-8", turn="B", start_player="A")
    assert told(stays).splitlines()[1:] == [
        "The coordinator stays: he is on his turning point.",
        "The coordinator turns at **2-8**: trip 2 of 4 begins, northwards.",
        "**Round 4.** ■ **Jonas** chooses first.",
    ]


def test_a_fork_of_another_seat_is_decided_in_a_turn_of_its_own() -> None:
    position = scene(card="inspector", turn="B", start_player="A")
    announced = play(position, "inspect 2")
    assert told(announced) == (
        "■ **Jonas** sent the coordinator on a **special inspection**, 2 steps; "
        "at forks the start player decides."
    )
    assert warned(announced, 1) == "The start player chooses the way: after this no undo."
    led = play(position, "step 1-2")
    assert previewed(led) == "You lead the coordinator to 1-2."
    chosen = [*led, *play(position, "step 1-4")]
    assert progressed(chosen) == "coordinator to 1-2, 1-4"
    assert told(chosen).splitlines() == [
        "● **Mei** chose at the forks: 1-2, 1-4.",
        "**Special inspection**, 2 steps: 1-2, 1-4 empty.",
    ]
    done = play(position, "done")
    assert (
        told(done).splitlines()[0] == "■ **Jonas** (**Inspector**) is done. Left unused: supply 2, build 1."
    )


def test_a_special_inspection_of_the_start_player_is_one_action_among_others() -> None:
    position = scene(card="inspector", at="1-1", entered="1-2", tiles="1-4 B unrest", warehouses={"A": ""})
    events = play(position, "inspect 3")
    while position.phase == "fork":
        events += play(position, "step 1-4")
    events += play(position, "supply 1")
    assert told(events).splitlines()[:2] == [
        "● **Mei**:",
        "- sent the coordinator on a **special inspection**, 3 steps: 1-4 unrest ● **−4**. 2 steps lapse",
    ]
    assert "after this no undo" in warned(events)
    assert "chooses the way" not in warned(events)


# ── uprisings, rounds ────────────────────────────────────────────────────────────────────────────────


def test_an_uprising_says_what_it_costs_and_where_the_tiles_go() -> None:
    stacks = {"B": "basin|basin basin basin|basin basin basin"}
    events = ended(seats=2, at="2-8", level="hard", wall={"B": 3}, stacks=stacks, turn="B", start_player="A")
    assert "**Uprising!** ■ **Jonas** loses 2 × 4: **−8**. The tiles go from the wall under stack 1." in told(
        events
    )
    assert "**Uprising!** You lose 2 × 4: **−8**." in previewed(events, 1)
    assert "■ 15 → **7**" in previewed(events, 1)


def test_uprisings_of_one_colour_are_told_together() -> None:
    events = ended(seats=2, at="2-8", level="hard", wall={"A": 2, "B": 7}, turn="B", start_player="A")
    risings = [line for line in told(events).splitlines() if "prising" in line]
    assert [line.split(". The tiles")[0] for line in risings] == [
        "**Uprising!** ● **Mei** loses 2 × 4: **−8**",
        "**3 uprisings!** ■ **Jonas** loses 6 × 4: **−24**",
    ]


@pytest.mark.parametrize(("round", "late"), [(33, False), (34, True)])
def test_that_the_rounds_run_out_is_told_in_time(round: int, late: bool) -> None:
    position = scene(round=round, seats=2, lying=True, turn="B", start_player="A")
    events = play(position, "done")
    assert ("; the match ends after round 40." in told(events)) == late
    totals = DAYUNHE.standings(WORDS, people(2), position.view(None), masked(events))
    assert ("**the match ends after round 40**" in totals) == late
    assert warned(events, 1).endswith("The round ends: after this no undo.")


# ── totals ───────────────────────────────────────────────────────────────────────────────────────────


def test_the_totals_of_a_turn_before_and_after() -> None:
    position = scene(
        card="builder",
        warehouses={"A": "straight"},
        tiles="1-4 B unrest, 2-2 A unrest",
        wall={"B": 1},
        scores={"C": -2},
        city={"B": "basin delta"},
        trips=3,
        at="3-5",
        start_player="A",
    )
    assert standings(position, "build straight 1-4 e-w") == [
        "Round 3 · trip 2 of 4, northwards · coordinator at 3-5 · start player ●",
        "Prestige: ● 15 → **20** · ■ 15 · ▲ −2",
        "Wall (uprising at 3): ● 0 · ■ 2 · ▲ 0",
        "If it ended now: ● 21 · ■ 15 · ▲ −2",
    ]


def test_before_the_first_round_and_after_the_last_there_is_little_to_say() -> None:
    position = GAME.start(2, {}, "setup")
    first = people(2).token(position.start)
    assert DAYUNHE.standings(WORDS, people(2), position.view(None), []).splitlines() == [
        f"Before round 1 · trip 1 of 4, southwards · coordinator at Beijing · start player {first}",
        "Prestige: ● 15 · ■ 15",
    ]
    over = scene(seats=2)
    events = over.resign(0)
    assert DAYUNHE.standings(WORDS, people(2), over.view(None), masked(events)).count("\n") == 0


def test_a_wall_without_unrest_and_a_coordinator_who_rests() -> None:
    lines = standings(scene(lying=True, at="1-5"))
    assert "coordinator resting at 1-5" in lines[0]
    assert lines[2] == "Wall (uprising at 3): empty"


def test_somebody_who_leaves_is_told_beside_what_goes_on() -> None:
    position = scene(cards={"B": "order"})
    events = [*play(position, "supply 1"), *position.resign(2)]
    assert told(events).splitlines()[-1] == "▲ **Aiko** resigned. Tiles and region stay as they are."
    position = scene(cards={"B": "order"})
    assert told(position.resign(0)).splitlines() == [
        "● **Mei** resigned. Tiles and region stay as they are.",
        "■ **Jonas** reveals **Order** (supply 2, build 1, remove unrest).",
    ]
