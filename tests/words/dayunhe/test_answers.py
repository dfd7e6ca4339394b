"""The answers in Da Yunhe's panel: what each is, and what it costs or brings."""

from games.dayunhe.places import HEXES, hex_name
from tests.games.dayunhe.scenes import play, scene
from tests.words.dayunhe.asking import labels, mapped

# ── cards and stacks ─────────────────────────────────────────────────────────────────────────────────


def test_a_card_tells_its_groups_and_how_things_stand_for_its_special_action() -> None:
    position = scene(
        "take", tiles="1-2 A unrest, 2-1 B unrest", warehouses={"A": "unrest basin"}, wall={"A": 1, "C": 2}
    )
    found = labels(position)
    assert found["builder"] == ("Builder", "supply 1, build 2, espionage")
    assert found["reformer"] == ("Reformer", "supply 3, reform or espionage, prestige +5")
    assert found["order"][1].endswith("remove unrest · 2 unrest tiles on the map, 1 in your region")
    assert found["welfare"][1].endswith("prestige +2 · Wall: you 1, ▲ 2; 3 start an uprising")
    assert found["inspector"][1].endswith("special inspection")
    assert found["intriguer"][1].endswith("intrigue or denounce · takes 2 unrest tiles, you have 1")
    assert labels(scene("take", at="3-8"))["inspector"][1].endswith("the coordinator is at his turning point")


def test_stacks_tell_what_lies_on_top_and_what_cannot_be_taken_back() -> None:
    found = labels(mapped("builder"))
    assert {do: label for do, label in found.items() if do.startswith("supply")} == {
        "supply-1": ("Supply from stack 1: basin (8)", "1 left under it · joins 1 edge"),
        "supply-2": ("Supply from stack 2: face down", "the last of that stack · no undo after it"),
        "supply-3": (
            "Supply from stack 3: unrest tile",
            "1 left under it · two pay for tea break, intrigue, denouncing, destroying",
        ),
    }
    assert labels(scene("stock", stacks={"A": "delta! | unrest basin! | crossing!"}))["2"] == (
        "Stack 2: basin (8)",
        "1 left under it · joins 1 edge",
    )


# ── a turn ───────────────────────────────────────────────────────────────────────────────────────────


def test_what_can_be_done_tells_costs_and_what_is_left() -> None:
    found = labels(mapped("intriguer", wall={"A": 2}))
    assert {do: label for do, label in found.items() if not do.startswith("supply")} == {
        "build": ("Build", "1 left · 2 unrest tiles, straight and reservoir"),
        "intrigue": (
            "Intrigue",
            "a rival loses 8 · 2 unrest tiles: one under stack 2 · "
            "your wall row 2 → 3 of 3, an uprising: −12",
        ),
        "denounce": (
            "Denounce",
            "2 unrest tiles: one under stack 2, one into a rival’s part of the City · −4 there at the end",
        ),
        "done": ("End your turn", "unused: supply 2, build 1, intrigue or denounce"),
    }


def test_tea_tells_what_the_coordinator_would_have_brought() -> None:
    position = mapped("tea", tiles="1-2 B basin e, 1-5 A basin e, 1-9 C basin e", at="1-2")
    assert labels(position)["tea"] == (
        "Tea break",
        "2 unrest tiles: one under stack 2 · your wall row 0 → 1 of 3 · he does not travel (you +2, ▲ +2)",
    )
    assert labels(mapped("tea", at="3-8"))["tea"][1].endswith("he does not travel")
    position.wall[0] = 2
    assert labels(position)["tea"][1].endswith("an uprising: −12 · he does not travel"), "no room for more"


def test_espionage_and_reform_tell_what_becomes_of_the_stacks() -> None:
    found = labels(mapped("reformer"))
    assert found["espionage"] == ("Espionage", "stack 2 is turned up; no undo")
    assert found["reform"] == ("Reform", "5 tiles into three stacks, face down; no undo")
    play(position := mapped("reformer"), "reform")
    assert labels(position)["done"] == ("End your turn", "unused: supply 3")


def test_an_action_without_a_choice_tells_what_comes_of_it() -> None:
    position = mapped("intriguer", seats=2, scores={"B": 5})
    cost = "2 unrest tiles: one under stack 2 · your wall row 0 → 1 of 3"
    assert labels(position)["intrigue"] == ("Intrigue", f"■ Jonas · 5 → −3 · {cost}")
    assert labels(mapped("welfare", wall={"B": 3}))["calm"] == (
        "Calm the people",
        "■ Jonas’s row of the wall · 3 → 2 of 3 · under stack 1",
    )


def filled(free: str = "") -> str:
    """A tile of B on every hex but these."""
    hexes = " ".join(name for name in map(hex_name, range(HEXES)) if name not in free.split())
    return f"{hexes} B basin e"


def test_answers_that_follow_by_themselves_are_told_at_once() -> None:
    one_hex = mapped("builder", tiles=filled("5-5"), warehouses={"A": "reservoir"})
    assert labels(one_hex)["build"] == ("Build", "reservoir (9) → 5-5: free")
    both = mapped("builder", tiles=filled("5-5"), warehouses={"A": "reservoir unrest"})
    assert labels(both, "build") == {
        "reservoir": ("Reservoir (9)", "5-5: free"),
        "unrest": ("Unrest tile", "5-5: free · costs nobody anything at the end"),
    }
    own = f"{filled('5-5')}, 5-5 A basin e"
    city = mapped("builder", tiles=own, warehouses={"A": "reservoir unrest"})
    assert labels(city)["build"][1].startswith(
        "reservoir (9) → your part of the Forbidden City · canals there 0 → 1, at the end 0 → 1 prestige"
    )
    two = mapped("rebuilder", tiles="1-5 A delta e-sw-nw, 3-1 A reservoir")
    assert labels(two)["swap"] == ("Rebuild: swap two tiles", "1-5 ↔ 3-1")
    assert labels(two)["turn"][1] == "1-5 → SE–W–NE · open to 1-9, 1-4, 1-3"
    assert labels(mapped("order", tiles="2-5 B unrest"))["remove"][1].startswith(
        "2-5: ■ Jonas’s unrest tile · "
    )
    assert labels(mapped("saboteur", tiles="2-5 B basin e"))["destroy"][1].startswith(
        "2-5: ■ Jonas’s basin (E) · stands alone · 2 unrest tiles: one under stack 2 · "
    )


# ── building ─────────────────────────────────────────────────────────────────────────────────────────


def test_tiles_tell_their_value_and_whether_they_may_come_to_the_city() -> None:
    assert labels(mapped("builder"), "build") == {
        "straight": ("Straight (5)", "+5 on the map · joins 2 edges · or City 0 → 1"),
        "reservoir": ("Reservoir (9)", "+9 on the map · joins no edge · or City 0 → 1"),
        "unrest": (
            "Unrest tile, 2 of them",
            "onto a free hex: −4 for the region’s holder when he comes by, −4 at the end",
        ),
    }
    full = mapped("builder", city={"A": "basin basin"})
    assert labels(full, "build")["straight"][1].endswith("not in the City now")


def test_regions_tell_whose_they_are_and_where_own_links_are() -> None:
    assert labels(mapped("builder"), "build", "straight") == {
        "*1": ("Region 1, yours", "6 free, 1 with unrest · links to yours: 1-3, 1-4"),
        "*2": ("Region 2, ■ Jonas’s", "6 free, 1 with unrest"),
        "*3": ("Region 3, ▲ Aiko’s", "9 free"),
        "*4": ("Region 4, nobody’s", "8 free"),
        "*5": ("Region 5, nobody’s", "9 free"),
        "*city": (
            "Your part of the Forbidden City",
            "canals there 0 → 1, at the end 0 → 1 prestige · 2 on the map",
        ),
    }


def test_hexes_tell_what_lies_there_and_what_the_best_look_brings() -> None:
    position = mapped("builder", wall={"A": 2}, at="1-1")
    found = labels(position, "build", "straight", "*1")
    assert found["1-2"] == (
        "1-2: your unrest tile",
        "your wall row 2 → 3 of 3, an uprising: −12 · no link",
    )
    assert found["1-4"] == (
        "1-4: free",
        "1 link to yours · network: you 2 → 3 · coordinator: you 0 → +10, then a fork",
    )
    assert found["1-7"] == ("1-7: free", "no link")


def test_looks_tell_their_links_and_where_they_are_open() -> None:
    found = labels(mapped("builder", at="3-8"), "build", "straight", "*1", "1-4")
    assert list(found) == ["e-w", "se-nw", "sw-ne"]
    assert found == {
        "e-w": ("E–W: 1-5 (you)", "network: you 2 → 3"),
        "se-nw": ("SE–NW: no link", "open to 1-8, 1-1"),
        "sw-ne": ("SW–NE: no link", "open to 1-7, 1-2"),
    }
    edge = labels(mapped("builder", at="3-8"), "build", "straight", "*2", "2-4")
    assert edge["e-w"] == ("E–W: no link", "leads nowhere")


def test_unrest_tells_whom_it_costs() -> None:
    found = labels(mapped("builder", at="3-8"), "build", "unrest", "*2")
    assert found["2-2"] == ("2-2: free", "−4 for ■ at the end")
    found = labels(mapped("builder", at="3-8"), "build", "unrest", "*4")
    assert found["4-1"] == ("4-1: free", "costs nobody anything at the end")


# ── rebuilding ───────────────────────────────────────────────────────────────────────────────────────


def test_rebuilding_tells_how_much_there_is_to_choose_from() -> None:
    position = mapped("rebuilder", at="3-8")
    assert labels(position, "swap") == {
        "1-2": ("1-2: your unrest tile", "changes places with 2 tiles"),
        "1-5": ("1-5: your straight (E–W)", "↔ 1-6: your crossing (E–SE–W–NW)"),
    }
    assert labels(position, "turn")["1-5"] == ("1-5: your straight (E–W)", "1 link to yours · 2 other ways")
    assert labels(position, "move")["1-6"] == ("1-6: your crossing (E–SE–W–NW)", "to 38 hexes")
    assert labels(position, "move", "1-5")["*2"] == ("Region 2, ■ Jonas’s", "6 free")


def test_a_move_tells_what_can_come_of_it() -> None:
    position = mapped("rebuilder", at="3-8")
    found = labels(position, "move", "1-5", "*1")
    assert found["1-4"] == ("1-4: free", "no link · network: you 2 → 1")
    assert found["1-3"] == ("1-3: free", "up to 1 link to yours · network: you 2 → 1")


def test_a_tile_that_is_turned_tells_what_changes() -> None:
    position = mapped("rebuilder", at="3-8")
    assert labels(position, "turn", "1-5") == {
        "se-nw": ("SE–NW: no link", "open to 1-9, 1-2 · network: you 2 → 1"),
        "sw-ne": ("SW–NE: no link", "open to 1-8, 1-3 · network: you 2 → 1"),
    }
    play(position, "move 1-5 1-4")
    assert labels(position) == {
        "e-w": ("E–W (as now): no link", "open to 1-5"),
        "se-nw": ("SE–NW: no link", "open to 1-8, 1-1"),
        "sw-ne": ("SW–NE: no link", "open to 1-7, 1-2"),
    }


# ── unrest, canals, rivals ───────────────────────────────────────────────────────────────────────────


def test_removing_unrest_tells_the_wall_and_whom_it_saves() -> None:
    position = mapped("order", wall={"A": 1, "B": 2}, at="3-8")
    assert labels(position, "remove") == {
        "1-2": ("1-2: your unrest tile", "your wall row 1 → 2 of 3 · saves you 4 at the end"),
        "2-1": (
            "2-1: ■ Jonas’s unrest tile",
            "■’s wall row 2 → 3 of 3, an uprising: −12 · saves ■ 4 at the end",
        ),
    }


def test_destroying_tells_the_network() -> None:
    found = labels(mapped("saboteur", at="3-8"), "destroy")
    assert found["2-5"] == ("2-5: ■ Jonas’s basin (E)", "in a network of 2 · network: ■ 2 → 1")
    assert found["4-4"] == ("4-4: ▲ Aiko’s delta (E–SW–NW)", "stands alone")


def test_calming_intrigue_and_denouncing_tell_before_and_after() -> None:
    assert labels(mapped("welfare", wall={"A": 1, "B": 3}), "calm") == {
        "A": ("Your row of the wall", "1 → 0 of 3 · under stack 2"),
        "B": ("■ Jonas’s row of the wall", "3 → 2 of 3 · under stack 1"),
    }
    position = mapped("intriguer", scores={"B": 5}, city={"B": "basin"}, city_unrest={"B": "C"})
    assert labels(position, "intrigue") == {"B": ("■ Jonas", "5 → −3"), "C": ("▲ Aiko", "15 → 7")}
    assert labels(position, "denounce") == {
        "B": ("■ Jonas", "unrest there 1 → 2: −4 at the end · 1 canal there"),
        "C": ("▲ Aiko", "unrest there 0 → 1: −4 at the end · 0 canals there"),
    }


# ── the coordinator ──────────────────────────────────────────────────────────────────────────────────

WAY = "1-2 C basin e, 1-5 A straight sw-ne, 1-8 B straight sw-ne, 2-1 C unrest, 2-4 A unrest"


def test_a_special_inspection_tells_where_so_many_steps_lead() -> None:
    position = mapped("inspector", tiles=WAY, at="1-2")
    found = labels(position, "inspect")
    assert found["1"] == ("1 step", "1-5 you +2")
    assert found["2"] == ("2 steps", "1-5 you +2 · 1-8 ■ +4")
    assert found["3"] == ("3 steps", "1-5 you +2 · 1-8 ■ +4, and he stops")


def test_a_fork_tells_what_each_way_brings_up_to_the_next_one() -> None:
    position = mapped("inspector", tiles="1-1 A basin e, 1-3 B basin e, 1-7 C unrest")
    play(position, "inspect 2")
    found = labels(position)
    assert found == {
        "1-1": ("1-1: your basin (E)", "1-1 you +2 · 1-4 empty"),
        "1-3": ("1-3: ■ Jonas’s basin (E)", "1-3 ■ +2, then you choose 1-5 empty or 1-6 empty"),
    }


def test_a_step_along_a_line_says_so() -> None:
    tiles = "1-2 B delta e-sw-nw, 1-3 A straight e-w, 1-4 C straight sw-ne"
    position = mapped("inspector", tiles=tiles, at="1-2")
    play(position, "inspect 1")
    assert labels(position) == {
        "1-3": ("1-3: your straight (E–W), along the line", "1-3 you +4"),
        "1-4": ("1-4: ▲ Aiko’s straight (SW–NE), along the line", "1-4 ▲ +4"),
    }


def test_a_way_too_long_for_its_steps_tells_what_it_brings_in_all() -> None:
    """A canal in the first hex of every row, owners in turn: each draws him on to the next one."""
    tiles = ", ".join(f"{hex_name(3 * row)} {'ABCDE'[row % 5]} basin w" for row in range(12))
    position = scene(tiles=f"{tiles}, 1-3 B basin e", seats=5, start_player="A", turn="E")
    play(position, "done")
    assert labels(position)["1-1"] == (
        "1-1: your basin (W)",
        "11 steps to 4-4: you +6, ■ +4, ▲ +4, ◆ +4, ⬢ +4",
    )
