"""What Da Yunhe refuses, in one clear sentence with the rule and the numbers."""

from collections.abc import Callable
from functools import partial

from games.dayunhe.position import DayunhePosition
from tests.support.games.dayunhe.scenes import scene

TILES = (
    "1-1 A straight e-w, 1-2 A unrest, 1-5 B straight e-w, 1-7 B unrest, 2-5 B basin e, "
    "2-6 B unrest, 3-1 A reservoir, 3-3 A reservoir, 4-1 A straight e-w"
)


def act(
    card: str, tiles: str = TILES, warehouse: str = "straight", left: str | None = None
) -> DayunhePosition:
    """A, who holds region 1, carries out a card."""
    return scene(card=card, tiles=tiles, warehouses={"A": warehouse}, left=left)


def emptied(card: str = "builder") -> DayunhePosition:
    return scene(card=card, stacks={"A": "| |"}, warehouses={"A": "straight"})


def in_city(tiles: str, city: str) -> DayunhePosition:
    return scene(tiles=tiles, city={"A": city}, warehouses={"A": "straight"})


def full() -> DayunhePosition:
    hexes = " ".join(f"{region}-{key}" for region in range(1, 6) for key in range(1, 10))
    return act("builder", tiles=f"{hexes} B straight e-w", warehouse="unrest")


REFUSED: dict[Callable[[], DayunhePosition], str] = {
    partial(scene, seats=2): "resign B, done -> The match is over.",
    (lambda: scene().view(1)): "done -> It is the turn of ● **Mei**.",
    partial(scene, "stock", stacks={"A": "delta! | basin! | unrest!"}): """
        take builder -> First choose which face-up tile goes into your warehouse, as in `stock 2`.
        """,
    partial(scene, "take"): "supply 2 -> First take a card, as in `take builder`.",
    partial(act, "builder"): """
        take order -> Your card is to be carried out now: say what you do, as in `supply 2`, or end your turn
            with `done`.
        calm B -> Your card is the Builder, which does not allow calming the people.
        build wide-bend 1-3 e-sw -> There is no wide bend in your warehouse.
        build straight 1-5 e-w -> The straight of ■ **Jonas** lies on 1-5, and no canal is built on a canal.
        """,
    partial(act, "rebuilder"): """
        move 1-1 1-3, done -> First say which way the tile on 1-3 lies, as in `face e-w`.
        move 5-5 5-6 -> There is no tile on 5-5.
        turn 2-5 w -> The basin on 2-5 belongs to ■ **Jonas** and lies outside your region 1: you can rebuild
            your own tiles, and others’ in your region.
        swap 1-5 4-1 -> The straight of ■ **Jonas** on 1-5 swaps only with tiles in your region 1,
            and 4-1 lies outside.
        move 1-5 5-6 -> The straight of ■ **Jonas** on 1-5 can only be moved inside your region 1, and 5-6
            lies outside.
        move 1-1 2-6 -> The unrest tile of ■ **Jonas** lies on 2-6: a tile moves to a free hex.
        swap 3-1 3-3 -> The tiles on 3-1 and 3-3 are alike and of the same player: swapping
            them changes nothing.
        turn 1-1 e-se -> The straight of ● **Mei** lies on 1-1, and it cannot lie e-se.
        turn 1-1 e-w -> The straight on 1-1 lies e-w already.
        """,
    partial(act, "inspector", tiles=""): """
        inspect 1, done -> First choose where the coordinator goes on, as in `step 2-5`.
        inspect 1, step 2-5 -> The coordinator cannot go on to 2-5 now. He can go to: 1-1, 1-2, 1-3.
        """,
    partial(scene, "take", start_player="C", cards={"C": "order"}): """
        take order -> Somebody before you has taken the Order.
        """,
    partial(act, "builder", tiles="", warehouse="straight straight straight"): """
        build straight 1-1 e-w, build straight 1-2 e-w, build straight 1-3 e-w -> Your card allows building
            twice, and you have used both.
        """,
    partial(act, "order"): """
        remove 1-7, remove 2-6 -> Your card allows removing unrest once, and you have used it.
        remove 1-1 -> There is no unrest tile on 1-1.
        """,
    partial(act, "reformer"): """
        reform, espionage -> Your card allows espionage or reform, not both, and you have used the other one.
        """,
    partial(act, "intriguer", warehouse="unrest unrest"): """
        intrigue E -> There is no seat E in this match.
        intrigue A -> An intrigue is aimed at a rival.
        denounce A -> You denounce a rival, not yourself.
        resign B, intrigue B -> ■ **Jonas** has left the match: choose somebody else.
        resign B, resign B -> ■ **Jonas** has resigned already.
        """,
    partial(act, "builder", warehouse="straight straight straight basin basin delta"): """
        supply 1 -> Your warehouse is full: all 6 slots are taken.
        """,
    emptied: "supply 2 -> Your stack 2 has no tile that you could take.",
    partial(act, "builder", warehouse="unrest"): """
        build unrest 1-5 -> The straight of ■ **Jonas** lies on 1-5: unrest needs a free hex.
        build unrest city -> Unrest cannot be built in the Forbidden City. To put it into a rival’s part,
            denounce them.
        """,
    partial(act, "builder", tiles=""): """
        build straight city -> You have no canal on the map yet: in the Forbidden City there may be as many as
            on the map.
        """,
    partial(in_city, "1-1 A straight e-w", "basin"): """
        build straight city -> You have 1 canal on the map and 1 in the Forbidden City: one more there would
            be more than on the map.
        """,
    partial(in_city, "1-1 1-2 A straight e-w", "basin basin"): """
        build straight city -> You have 2 canals on the map and 2 in the Forbidden City: one more there would
            be more than on the map.
        """,
    partial(scene, card="welfare", wall={"A": 1}): """
        calm B -> There is no unrest tile in ■ **Jonas**’s row of the wall.
        """,
    partial(act, "tea"): "tea -> That takes 2 unrest tiles from your warehouse, and there is none.",
    partial(act, "saboteur", warehouse="unrest"): """
        destroy 1-5 -> That takes 2 unrest tiles from your warehouse, and there is only 1.
        """,
    partial(act, "saboteur", warehouse="unrest unrest"): "destroy 2-6 -> There is no canal on 2-6.",
    partial(scene, card="inspector", lying=True): """
        inspect 1 -> The coordinator is lying down for tea: no inspection before the next round.
        """,
    partial(scene, card="inspector", at="3-8"): """
        inspect 1 -> The coordinator is at his turning point, 3-8: he does not go on before the next round.
        """,
    partial(scene, card="inspector", at="beijing", trips=3): """
        inspect 1 -> The coordinator is at his turning point, Beijing: he does not go on before the next
            round.
        """,
    partial(scene, card="tea", lying=True, warehouses={"A": "unrest unrest"}): """
        tea -> The coordinator is already lying down.
        """,
    partial(scene, stacks={"A": "delta! | basin! | unrest!"}): """
        espionage -> The tops of all your stacks are face up.
        """,
    partial(emptied, "reformer"): "reform -> Your stacks are empty.",
}

NOT_NOW: dict[Callable[[], DayunhePosition], str] = {
    emptied: "supply -> Your stacks are empty.",
    partial(act, "builder", warehouse=""): "build -> Your warehouse is empty.",
    full: """
        build -> There is no hex left for the tiles in your warehouse, and no more room in the
            Forbidden City.
        """,
    partial(act, "builder", warehouse="? ?"): """
        build -> The tiles in your warehouse are face down: what they are is not known yet.
        """,
    partial(act, "rebuilder", tiles="2-5 B basin e"): """
        rebuild -> There is no tile that you could swap, move or turn.
        """,
    partial(act, "order", tiles=""): "remove -> There is no unrest tile on the map.",
    partial(scene, card="welfare"): "calm -> There is no unrest tile in the wall.",
    partial(act, "saboteur", tiles="", warehouse="unrest unrest"): "destroy -> There is no canal on the map.",
}
"""What nothing can be done with, by action of the card."""
