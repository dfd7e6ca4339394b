"""What Da Yunhe's panel asks, and what each answer costs or brings; what is waited for."""

from collections.abc import Callable
from functools import partial

import pytest

from bot.text.dayunhe import names, ways
from bot.text.dayunhe.names import DayunheTeller
from games.dayunhe import components
from games.dayunhe.inspection import Inspected
from games.dayunhe.places import BEIJING, EDGES, HANGZHOU, HEXES, hex_name
from games.dayunhe.position import DayunhePosition
from games.engine import HIDDEN
from tests.support.games.dayunhe.printed import CARDS, KINDS, UNREST
from tests.support.games.dayunhe.random_positions import played
from tests.support.games.dayunhe.scenes import of_type, play, scene
from tests.support.text.dayunhe.asking import mapped, shown
from tests.support.text.speaking import WORDS, Speech, players, scripts

says = Speech("dayunhe", 5)
Before = Callable[[], DayunhePosition]


def filled(free: str = "") -> str:
    """A tile of B on every hex but these."""
    return f"{' '.join(name for name in map(hex_name, range(HEXES)) if name not in free.split())} B basin e"


WAY = "1-2 C basin e, 1-5 A straight sw-ne, 1-8 B straight sw-ne, 2-1 C unrest, 2-4 A unrest"
ROWS = ", ".join(f"{hex_name(3 * row)} {'ABCDE'[row % 5]} basin w" for row in range(12))
"""A canal in the first hex of every row, owners in turn: each draws the coordinator on to the next one."""

PANELS: dict[Before, str] = {
    # what there is to do
    partial(scene, "stock", stacks={"A": "delta! | basin! | unrest!"}): """
        task -> choose a tile for the warehouse
        """,
    partial(scene, "take", round=4): "task -> take a card, round 4",
    partial(mapped, "order", round=7): "task -> act (Order), round 7",
    partial(scene, seats=2): """
        resign B
        task -> rest
        """,
    partial(mapped, "intriguer", city={"A": "basin"}): """
        ? … | - **intrigue** / **denounce** | … | City: 1 canal there, 2 on the map; one more may come. | …
        """,
    partial(scene, "take", seats=4, start_player="D", turn="A", tiles="1-2 B basin e", at="3-8"): """
        ? … | You choose and act second of 4. After you 2 players choose from what you leave. | …
        """,
    partial(scene, "take", seats=2, start_player="B", turn="A"): """
        ? Which card do you take? | You choose and act second of 2. Nobody chooses after you. | …
        """,
    partial(mapped, "reformer", warehouses={"A": ""}): """
        supply 1, reform
        ? Your card is Reformer. What do you do? | - **supply** 2 of 3 left | - reform ✓ / espionage ✗ you
            used the other one | - prestige +5 ✓ | …
        """,
    # what is drawn in a plan
    partial(scene, card="supplies", warehouses={"A": "? ?"}): """
        ? … | - build ✗ your tiles are not known yet | …
        """,
    partial(mapped, "intriguer", warehouses={"A": "unrest"}): """
        ? … | - intrigue / denounce ✗ takes 2 unrest tiles, you have 1 | …
        """,
    partial(mapped, "builder", city={"A": "basin basin"}): """
        ? … | City: 2 canals there, 2 on the map; no more may come before more lie on the map. | …
        label build straight -> Straight (5) | joins 2 edges · not in the City now
        build straight 5-1 e-w, build reservoir 5-5
        ? Your card is Builder. What do you do? | - **supply** | - build 2 ✓ | - **espionage** | Warehouse 2
            of 6: 2 unrest tiles. Stacks: 2 (basin), 1, 2 (unrest). | As things stand you choose where the
            coordinator goes: 1-2 unrest you **−4** or 1-3 empty.
        """,
    # cards and stacks
    partial(
        scene,
        "take",
        tiles="1-2 A unrest, 2-1 B unrest",
        warehouses={"A": "unrest basin"},
        wall={"A": 1, "C": 2},
    ): """
        label order -> Order: remove unrest | supply 2, build 1 · 1 in your region
        label welfare -> Welfare: calm the people | build 2, prestige +2 · your row holds 1
        label inspector -> Inspector: special inspection | supply 2, build 1
        label intriguer -> Intriguer: intrigue or denounce | supply 2, build 1 · 1 of 2 unrest
        """,
    partial(scene, "take", at="3-8"): """
        label inspector -> Inspector: special inspection | supply 2, build 1 · coordinator at turning point
        """,
    partial(scene, "stock", stacks={"A": "delta! | unrest basin! | crossing!"}): """
        label 2 -> Stack 2: basin (8) | 1 under it · joins 1 edge
        """,
    partial(mapped, "intriguer", wall={"A": 2}): """
        label build -> Build | 1 left
        label intrigue -> Intrigue | rival −8 · −2 unrest · your uprising: −12
        label denounce -> Denounce | −2 unrest · rival −4 at the end
        label done -> End your turn | unused: supply 2, build 1, intrigue or denounce
        """,
    partial(mapped, "tea", tiles="1-2 B basin e, 1-5 A basin e, 1-9 C basin e", at="1-2"): """
        label tea -> Tea break | your wall 0 → 1 · coordinator: you −2, ▲ −2
        """,
    partial(mapped, "tea", tiles="1-2 B basin e, 1-5 A basin e, 1-9 C basin e", at="1-2", wall={"A": 2}): """
        label tea -> Tea break | your uprising: −12 · coordinator: you −2, ▲ −2
        """,
    partial(mapped, "reformer"): """
        label espionage -> Espionage | turns up 1 top; no undo
        label reform -> Reform | shuffles 5 tiles face down; no undo
        reform
        label done -> End your turn | unused: supply 3
        """,
    # answers that follow by themselves are told at once
    partial(mapped, "rebuilder", tiles=f"{filled('5-5 2-2 2-3')}, 2-2 2-3 A straight e-w"): """
        move?
        2-3 -> 2-3: your straight | → 5-5 · network: you 2 → 1
        """,
    partial(mapped, "builder", tiles=filled("5-5"), warehouses={"A": "reservoir unrest"}): """
        build?
        unrest -> Unrest tile | 5-5: free · costs nobody anything
        """,
    partial(mapped, "rebuilder", tiles="1-5 A delta e-sw-nw, 3-1 A reservoir"): """
        label swap -> Rebuild: swap two tiles | 1-5 ↔ 3-1
        label turn -> Rebuild: turn a tile | 1-5 → SE–W–NE · no link
        """,
    partial(mapped, "order", tiles="2-5 B unrest"): """
        label remove -> Remove unrest | 2-5: ■ unrest · ■’s wall 0 → 1 · saves ■ 4
        """,
    partial(mapped, "order", tiles="2-5 B unrest", wall={"B": 2}): """
        label remove -> Remove unrest | 2-5: ■ unrest · ■’s uprising: −12 · saves ■ 4
        """,
    partial(mapped, "order", tiles="2-5 B unrest", wall={"B": 3}): """
        label remove -> Remove unrest | 2-5: ■ unrest · ■’s wall 3 → 4 · saves ■ 4
        """,
    partial(mapped, "saboteur", tiles="2-5 B basin e"): """
        label destroy -> Destroy a canal | −2 unrest · your wall 0 → 1 · 2-5: ■ basin
        """,
    # building
    partial(mapped, "builder"): """
        hint -> Choose what to do
        hint build straight -> Choose a hex
        label supply-2 -> Supply, stack 2: face down | last of its stack · no undo
        label supply-3 -> Supply, stack 3: unrest tile | 1 under it · two pay for an action
        build? Which tile do you build? | City: 0 canals there, 2 on the map; 2 more may come. | …
        reservoir -> Reservoir (9) | joins no edge · or City 0 → 1
        unrest -> Unrest tile | region −4 when inspected, −4 at the end
        build straight? Where do you build the straight (5)? | …
        1-2 -> 1-2: your unrest | your wall 0 → 1 · coordinator: you +8, fork
        4-1 -> 4-1: free | no link
        city -> The Forbidden City | canals 0 → 1, at the end +1
        build straight 1-2? How does the straight (5) lie on 1-2? | Your wall 0 → 1 | …
        """,
    partial(mapped, "builder", wall={"A": 2}, at="1-1"): """
        label build straight 1-4 -> 1-4: free | coordinator: you +10, fork · network: you 2 → 3
        """,
    partial(mapped, "builder", at="3-8"): """
        build straight 1-4?
        e-w -> E–W | links 1-5 · network: you 2 → 3
        label build straight 2-4 e-w -> E–W | leads nowhere
        label build unrest 2-2 -> 2-2: free | −4 for ■ at the end
        """,
    # rebuilding
    partial(mapped, "rebuilder"): """
        swap? Which tile is the first of the two that you swap? | …
        move? Which tile do you move? | Your own to any free hex, others’ inside your region. Then you turn it
            as you like. Nothing is scored. | …
        move 1-2? To which hex do you move the unrest tile from 1-2?
        move 1-5? To which hex do you move the straight (5) from 1-5? | You turn it next; networks and way
            are told as it lies now.
        turn 1-5? How do you turn the straight (5) on 1-5? | Now: your straight (E–W). | …
        """,
    partial(mapped, "rebuilder", at="3-8"): """
        swap?
        1-2 -> 1-2: your unrest | changes places with 2 tiles
        1-5 -> 1-5: your straight | ↔ 1-6: your crossing
        label turn 1-5 -> 1-5: your straight | 1 link to yours · 2 other ways
        turn 1-5?
        label move 1-6 -> 1-6: your crossing | to 38 hexes
        label move 1-5 1-4 -> 1-4: free | network: you 2 → 1 · no link
        move 1-5 1-4
        task -> turn a tile, the straight (E–W)
        ? How is the straight (5) to lie on 1-4? | … | The best connected come first; beside the look the
            tiles it is linked to. | The coordinator is at his turning point: he does not travel in this
            round.
        e-w -> E–W (as now) | no link · open to 1-5
        se-nw -> SE–NW | no link · open to 1-8, 1-1
        """,
    # unrest, intrigue and denouncing
    partial(mapped, "order", wall={"A": 1, "B": 2}, at="3-8"): """
        remove? Which unrest tile do you remove? | It goes to its owner’s row of the wall. | Wall: you 1, ■ 2;
            3 start an uprising | …
        """,
    partial(mapped, "welfare", wall={"A": 1, "B": 3}): """
        label calm -> Calm the people | wall: you 1, ■ 3
        calm? From whose row of the wall do you take an unrest tile? | It goes face down under a stack of its
            owner. | …
        B -> ■’s row | ■’s wall 3 → 2 of 3
        """,
    partial(mapped, "saboteur", wall={"A": 2}, at="3-8"): """
        destroy? Which canal do you destroy? | You pay 2 of your 2 unrest tiles: one under stack 2, one to the
            wall (your uprising: −12). | …
        1-6 -> 1-6: your crossing | network: you 2 → 1
        """,
    partial(mapped, "intriguer", scores={"B": 5}, city={"B": "basin"}, city_unrest={"B": "C"}): """
        intrigue? Who loses prestige by your intrigue? | You pay 2 of your 2 unrest tiles: one under stack 2,
            one to the wall (your wall 0 → 1).
        denounce? Whom do you denounce? | You pay 2 of your 2 unrest tiles: one under stack 2, one into the
            rival’s part of the City, where it costs 4 at the end.
        B -> ■ Jonas | ■ −4 at the end · unrest there 1 → 2
        C -> ▲ Aiko | ▲ −4 at the end · unrest there 0 → 1
        """,
    # the coordinator's steps and forks
    partial(mapped, "inspector", start_player="B"): """
        inspect? How many steps does the coordinator take? | He is in Beijing, bound southwards. He stops on
            unrest, on a pagoda and in a city; at a fork ■ chooses.
        """,
    partial(mapped, "inspector", tiles=WAY, at="1-2"): """
        inspect?
        3 -> 3 steps | to 1-8: you +2, ■ +4
        """,
    partial(mapped, "inspector", tiles="1-1 A basin e, 1-3 B basin e, 1-7 C unrest"): """
        inspect 2
        ?
        1-3 -> 1-3: ■ basin | to 1-3: ■ +2 · then you choose
        """,
    partial(mapped, "inspector", start_player="C", turn="A", warehouses={"A": "straight"}): """
        inspect 2
        task -> choose the coordinator’s way in the special inspection of ●
        hint -> Choose where he goes
        ? Where does the coordinator go on? | He is in Beijing. 2 steps are left. It is the special
            inspection of ●; the way is for you to choose.
        """,
    partial(
        mapped, "inspector", tiles="1-2 B delta e-sw-nw, 1-3 A straight e-w, 1-4 C straight sw-ne", at="1-2"
    ): """
        inspect 1
        ?
        1-4 -> 1-4: ▲ straight | to 1-4: ▲ +4
        """,
    partial(scene, tiles=f"{ROWS}, 1-3 B basin e", seats=5, start_player="A", turn="E"): """
        done
        label 1-1 -> 1-1: your basin | to 4-4: you +6, ■ +4, ▲ +4, ◆ +4, ⬢ +4
        """,
}


@pytest.mark.parametrize(("before", "script"), scripts(PANELS))
def test_the_panel_tells_what_every_choice_costs_or_brings(before: Before, script: str) -> None:
    says.follow(before(), script)


NOT_POSSIBLE: dict[Before, str] = {
    partial(mapped, "builder", warehouses={"A": "basin basin straight straight straight crossing"}): (
        "supply ✗ all 6 slots of your warehouse are taken"
    ),
    partial(mapped, "builder", stacks={"A": "| |"}): "supply ✗ your stacks are empty",
    partial(mapped, "builder", warehouses={"A": ""}): "build ✗ your warehouse is empty",
    partial(mapped, "rebuilder", tiles=""): "rebuild ✗ nothing to swap, move or turn",
    partial(mapped, "order", tiles=""): "remove unrest ✗ no unrest on the map",
    partial(mapped, "welfare"): "calm the people ✗ the wall is empty",
    partial(mapped, "saboteur", tiles=""): "destroy a canal ✗ no canal on the map",
    partial(mapped, "inspector", lying=True): "special inspection ✗ the coordinator lies down",
    partial(mapped, "inspector", at="3-8"): "special inspection ✗ the coordinator is at his turning point",
    partial(mapped, "tea", lying=True): "tea break ✗ the coordinator lies down already",
    partial(mapped, "builder", stacks={"A": "basin! | basin! | basin!"}): "espionage ✗ no face-down top",
}


@pytest.mark.parametrize(("before", "line"), NOT_POSSIBLE.items())
def test_why_an_action_of_the_card_is_not_possible(before: Before, line: str) -> None:
    assert f"- {line}" in says.ask(before()).splitlines()


def told(position: DayunhePosition, seat: int | None = None) -> str:
    say = DayunheTeller(WORDS, players(5, "dayunhe"), position.view(seat), style="token")
    return ways.forecast(say, say.seat(position.decider)).replace("**", "")


def test_the_forecast_tells_the_way_to_its_end_or_to_a_fork() -> None:
    assert told(scene(tiles="3-2 A straight sw-ne, 3-5 B basin nw, 3-8 C unrest", at="3-2")) == (
        "As things stand the coordinator goes to 3-5 ■ +2 · 3-8 unrest ▲ −4."
    )
    assert told(scene(tiles="1-2 C basin e", seats=3)) == (
        "As things stand the coordinator goes to 1-2 ▲ +2; then ● chooses: 1-4 empty or 1-5 empty."
    )
    assert told(scene(lying=True)) == "The coordinator lies down for tea: he does not travel in this round."
    assert told(scene(at="3-8")) == (
        "The coordinator is at his turning point: he does not travel in this round."
    )


def test_what_is_forecast_comes_true() -> None:
    """Where the last card of a round ends without a fork he goes just as was told before."""
    came = 0
    for position in (position for seed in range(4) for position in played(seed, every=2)):
        if position.phase != "act":
            continue
        way = ways.ahead(position.view(None))
        for found in of_type(play(position, "done"), Inspected):
            assert way.fork or tuple(step.place for step in found.way) == way.places
            came += not way.fork
    assert came > 10


def test_everything_printed_has_a_name_of_its_own() -> None:
    for found, hidden in (
        ([shown("tile", kind) for kind in KINDS], shown("tile", HIDDEN)),
        ([shown("card", id) for id in CARDS], shown("card", HIDDEN)),
        ([shown("act", action) for action in components.ACTIONS], ""),
        ([shown("lines", edge) for edge in EDGES], ""),
    ):
        assert len(set(found)) == len(found)
        assert hidden not in found
        assert all(found)


def test_tiles_places_and_numbers() -> None:
    lying = [("crossing", 1), ("basin", 4), ("reservoir", 0), (UNREST, 0), (HIDDEN, 0)]
    told = ["crossing (SE–SW–NW–NE)", "basin (NW)", "reservoir", "unrest tile", "face-down tile"]
    say = DayunheTeller(WORDS, players(5, "dayunhe"))
    found = [say("dayunhe-lying", tile=kind, lines=names.lines(kind, rotation)) for kind, rotation in lying]
    assert found == told
    assert names.tiles(say, ["basin", "straight", "basin"]).text == "2 × basin and straight"
    assert names.tiles(say, []).text == "none"
    places = [shown("place", number) for number in (0, 13, BEIJING, HANGZHOU)]
    assert places == ["1-1", "2-5", "Beijing", "Hangzhou"]
    assert [shown("points", points) for points in (4, 0, -4)] == ["+4", "+0", "−4"]
    assert [say("dayunhe-steps", steps=number) for number in (1, 2)] == ["1 step", "2 steps"]
