"""A turn of Da Yunhe in words: what was done, what it cost, what goes on around it; the end."""

import random
from collections.abc import Callable
from functools import partial

import pytest

from bot.text import LANGUAGES, Players, words
from bot.text.formatter import formatter_of
from bot.text.room import LONGEST_SCORING, LONGEST_SUMMARY
from games.dayunhe import GAME, components
from games.dayunhe.building import Built
from games.dayunhe.cards import TurnDone
from games.dayunhe.inspection import ForkChosen, Inspected
from games.dayunhe.position import DayunhePosition
from games.dayunhe.scoring import CityScored, NetworkScored, UnrestScored
from games.dayunhe.stacks import PutUnder, Supplied, UnrestToWall
from games.dayunhe.turns import CoordinatorTurned, GameEnded, RoundBegan, Uprising
from games.dayunhe.way import StepScore
from games.engine import Event, Seat
from tests.support.games.dayunhe.printed import CARDS, LEVELS, SOURCES
from tests.support.games.dayunhe.random_positions import KEEN, pick
from tests.support.games.dayunhe.scenes import play, scene
from tests.support.games.playing import quick_of
from tests.support.text.dayunhe.asking import shown
from tests.support.text.speaking import EMOJIS, LONG, WORDS, Speech, masked, players, rows, scripts

says = Speech("dayunhe", 5)
DAYUNHE = formatter_of("dayunhe")
Before = Callable[[], DayunhePosition]


STACKS = "delta|straight basin|basin crossing wide-bend!"


def acting(card: str, warehouse: str = "unrest unrest basin straight", **facts: object) -> DayunhePosition:
    """A is to carry out the card; the top of its third stack lies face up."""
    return scene(card=card, warehouses={"A": warehouse}, stacks={"A": STACKS, "B": STACKS}, **facts)  # type: ignore[arg-type]  # keywords of scene


MAP = "1-2 A straight e-w, 1-5 B unrest, 5-5 A basin e, 1-9 B delta e-sw-nw"
PAID = "; paid with two unrest tiles, one under stack 1, one to the wall: ● 2 → **3** of 3 (**uprising due**)"
DONE = {
    "builder": """
        build unrest 3-3 -> laid: lay an **unrest tile** on **3-3** | build: unrest tile 3-3
        build basin city -> put: put a **basin** into the Forbidden City, tiles there 1 → **2** | build:
            basin, the Forbidden City
        """,
    "rebuilder": """
        turn 1-2 sw-ne -> turned: turn THEIR own **straight** on **1-2** from E–W to SW–NE | rebuild: 1-2
            SW–NE
        """,
    "order": """
        remove 1-5 -> removed: remove ■ **Jonas**’s unrest from **1-5**: wall ■ 0 → **1** of 3 | remove
            unrest: 1-5
        """,
    "welfare": """
        calm A -> calmed: calm THEIR own people: wall ● 2 → **1** of 3, the tile goes under stack 1 | calm the
            people: ●
        """,
    "saboteur": """
        destroy 1-9 -> destroyed: destroy ■ **Jonas**’s **delta** on **1-9** (it goes under stack 1 of its
            owner)PAID | destroy a canal: 1-9
        destroy 1-2 -> destroyed: destroy THEIR own **straight** on **1-2** (it goes under THEIR stack 1)PAID
            | destroy a canal: 1-2
        """,
    "tea": "tea -> called: call a **tea break**: the coordinator rests this roundPAID | tea break",
    "intriguer": """
        intrigue C -> intrigued: intrigue against ▲ **Aiko**: **−8**PAID | intrigue: ▲
        denounce B -> denounced: denounce ■ **Jonas**: an unrest tile into their part of the City, 1 → **2**
            there (−4 each at the end), another under stack 1 | denounce: ■
        """,
    "reformer": "reform -> shuffled: shuffle the stacks face down into 2, 2 and 2 | reform",
}
"""By card and action what "they" did: what "you" do, and the same in a few words."""


@pytest.mark.parametrize(("card", "notation", "expected"), rows(DONE))
def test_every_action_says_what_it_did_and_what_it_cost(card: str, notation: str, expected: str) -> None:
    position = acting(card, tiles=MAP, wall={"A": 2}, city={"A": "delta"}, city_unrest={"B": "C"})
    events = play(position, notation)
    text, short = expected.replace("PAID", PAID).split(" | ")
    did, you = text.split(": ", 1)
    do, rest = you.split(" ", 1)
    assert says.told(events) == f"● **Mei** {did} {rest.replace('THEIR', 'their')}."
    assert says.previewed(events).splitlines()[0] == f"You {do} {rest.replace('THEIR', 'your')}."
    assert says.done(events) == short


def two(**facts: object) -> DayunhePosition:
    """B is the last of two to act."""
    return scene(seats=2, turn="B", start_player="A", **facts)  # type: ignore[arg-type]  # keywords of scene


def stocking(top: str = "") -> DayunhePosition:
    """A match of two begins, in which A chooses first, perhaps with that tile on top of its first stack."""
    position = GAME.start(2, {}, "setup 3")
    assert position.turn == 0
    if top:
        position.stacks[0][0][-1] = top
    return position


def home(**facts: object) -> DayunhePosition:
    """With the end of B's turn the last trip of a match of two ends."""
    return two(at="1-1", trips=1, **facts)


def inspecting(turn: str) -> DayunhePosition:
    """That seat has the inspector; the start player A chooses the way at the first step."""
    return scene(
        turn=turn,
        start_player="A",
        card="inspector",
        tiles="1-1 2-5 A unrest",
        stacks={turn: "basin delta! | straight | delta"},
        warehouses={turn: "straight"},
    )


LINE = "1-2 A straight sw-ne, 1-4 B straight sw-ne, 1-8 C basin ne, 2-2 A unrest, 2-4 B basin e"
LINKED = "1-2 A straight sw-ne, 1-4 A straight sw-ne, 5-5 B basin e"
UNDER = {"B": "basin|basin basin basin|basin basin basin"}

TURNS: dict[Before, str] = {
    # actions, told as a list in their order or in a sentence, and what was left
    partial(acting, "builder", tiles="2-5 B unrest, 1-1 A unrest, 2-4 A crossing", wall={"B": 1}): """
        supply 3, build straight 2-5 e-w, build basin 1-1 ne, espionage
        told -> ● **Mei** (**Builder**): | - supplied a **wide bend** (stack 3) | - built a **straight
            (E–W)** on **2-5**: **+5**; ■ **Jonas**’s unrest there goes to the wall: ■ 1 → **2** of 3 | -
            built a **basin (NE)** on **1-1**: **+8**; their own unrest there goes to the wall: ● 0 → **1**
            of 3 | - turned up a **delta** (stack 1), a **basin** (stack 2) and a **crossing** (stack 3) | ■
            **Jonas** revealed **Rebuilder** (supply 2, build 1, rebuild).
        """,
    partial(acting, "builder"): """
        chosen build straight -> build · straight
        A tries espionage
        previewed -> You turn up what is on top of stacks 1 and 2.
        warned -> You turn up tiles: after this no undo.
        espionage
        drawn -> On top now: a **delta** (stack 1) and a **basin** (stack 2).
        done -> espionage: stack 1 delta, stack 2 basin
        """,
    partial(acting, "intriguer"): "chosen intrigue -> intrigue",
    partial(acting, "supplies"): """
        A tries supply 1
        previewed -> You supply a **face-down tile** (stack 1).
        supply 1, supply 3
        drawn -> You drew a **delta** (stack 1).
        told -> ● **Mei** supplied a **delta** (stack 1, unseen) and a **wide bend** (stack 3).
        """,
    partial(acting, "supplies", cards={"B": "saboteur"}): """
        A tries done
        previewed -> You (**Supplies**) do nothing. Left unused: supply 3, build 1. | Then ■ **Jonas** reveals
            a card and acts.
        warned -> **You leave unused: supply 3, build 1.** The next card is revealed: after this no undo.
        """,
    partial(
        scene, card="builder", cards={"B": "welfare"}, warehouses={"A": "", "B": ""}, scores={"B": 20}
    ): """
        done
        told -> ● **Mei** (**Builder**) did nothing. Left unused: supply 1, build 2, espionage. | ■ **Jonas**
            revealed **Welfare** (build 2, calm the people, prestige +2) and got **+2** at once. | ■
            **Jonas** (**Welfare**) could do nothing. Not possible: build 2, calm the people. | …
        """,
    partial(acting, "rebuilder", tiles=MAP): """
        chosen move -> move
        chosen swap 1-2 -> swap · 1-2
        A tries move 1-9 1-8, face se-w-ne
        told -> ● **Mei** moved ■ **Jonas**’s **delta** from **1-9** to **1-8**, now SE–W–NE.
        swap 1-2 5-5, face w, face sw-ne
        told -> ● **Mei** swapped their own **straight** on **1-2** with their own **basin** on **5-5**, now W
            on 1-2, now SW–NE on 5-5.
        done -> rebuild: 1-2 ↔ 5-5, 1-2 W, 5-5 SW–NE
        """,
    # setup and choosing
    partial(stocking, "reservoir"): """
        stock 1
        told -> ● **Mei** put a **reservoir** (stack 1) into the warehouse.
        B tries stock 1
        previewed B -> You put a **basin** (stack 1) into the warehouse. |
            **Round 1.** ● **Mei** chooses first.
        warned B -> Your turn ends: after this no undo.
        """,
    partial(scene, "take", card="tea"): """
        take saboteur
        told -> ● **Mei** took a card.
        previewed B -> You take a card. The others see which when you act.
        drawn -> You took **Saboteur** (supply 2, build 1, destroy a canal).
        warned -> The card is yours: after this no undo.
        """,
    # the way, and special inspections
    partial(scene, at="1-2", tiles=LINE, turn="C", start_player="A", wall={"B": 2}): """
        done, step 3-1
        told -> … | ● **Mei** chose at the fork: 3-1. | **Inspection**, 7 steps: 1-4 ■ **+4** · 1-8 ▲ **+2** ·
            2-1 empty · 2-4 ■ **+2** · 2-7, 3-1, 3-4 empty. Together ■ **+6** · ▲ **+2**. | …
        """,
    partial(two, at="2-1", tiles="2-5 A unrest, 2-8 A unrest"): """
        done
        told -> … | **Inspection**, 2 steps: 2-5, 2-8 unrest ■ **−4** each. Together ■ **−8**. 3 steps lapse.
            | …
        """,
    partial(two, at="1-4", lying=True): """
        done
        told -> … | **Tea break:** the coordinator does not travel this round. | …
        """,
    partial(two, at="2-8"): """
        done
        told -> … | The coordinator stays: he is on his turning point. | The coordinator turns at **2-8**:
            trip 2 of 4 begins, northwards. | **Round 4.** ■ **Jonas** chooses first.
        """,
    partial(scene, card="inspector", turn="B", start_player="A"): """
        inspect 2
        told -> ■ **Jonas** sent the coordinator on a **special inspection**, 2 steps; the way forks.
        A tries step 1-2
        previewed -> You lead the coordinator to 1-2.
        step 1-2, step 1-4
        told -> ● **Mei** chose at the forks: 1-2, 1-4. | **Special inspection**, 2 steps: 1-2, 1-4 empty.
        done -> coordinator to 1-2, 1-4
        done
        told -> ■ **Jonas** (**Inspector**) is done. Left unused: supply 2, build 1. | …
        """,
    partial(scene, card="inspector", at="1-1", entered="1-2", tiles="1-4 B unrest", warehouses={"A": ""}): """
        inspect 3, supply 1
        told -> ● **Mei**: | - sent the coordinator on a **special inspection**, 3 steps: 1-4 unrest ●
            **−4**. 2 steps lapse | …
        warned -> You draw a tile that lies face down: after this no undo.
        """,
    partial(inspecting, "B"): """
        B tries inspect 1
        warned B -> Somebody else chooses the way: after this no undo.
        inspect 1
        A tries step 1-1
        warned -> The coordinator travels: after this no undo.
        """,
    # The start player A has left, so B chooses.
    partial(inspecting, "C"): """
        resign A
        C tries inspect 1
        previewed C -> You send the coordinator on a **special inspection**, 1 step; the way forks.
        warned C -> Somebody else chooses the way: after this no undo.
        inspect 1
        task -> choose the coordinator’s way in the special inspection of ▲
        """,
    # He comes to 1-2 first for certain, but then the start player chooses.
    # uprisings
    partial(two, at="2-8", level="hard", wall={"B": 3}, stacks=UNDER): """
        done
        previewed B -> … | **Uprising!** You lose 2 × 4: **−8**. The tiles go from the wall under stack 1. | …
            | **Round 4.** You choose first. | …
        """,
    partial(two, at="2-8", level="hard", wall={"A": 2, "B": 7}): """
        done
        told -> … | **3 uprisings!** ■ **Jonas** lost 6 × 4: **−24**. The tiles go from the wall under stacks
            1, 2 and 3. | …
        """,
    # the totals, before and after
    partial(
        scene,
        card="builder",
        warehouses={"A": "straight"},
        tiles="1-4 B unrest, 2-2 A unrest",
        wall={"B": 1},
        scores={"C": -2},
        city={"B": "basin delta"},
        trips=3,
        at="3-5",
        start_player="A",
    ): """
        build straight 1-4 e-w
        standings -> Round 3 · trip 2 of 4, northwards · coordinator at 3-5 · start player ● | …
        """,
    stocking: """
        standings -> Before round 1 · trip 1 of 4, southwards · coordinator at Beijing · start player ● |
            Prestige: ● 15 · ■ 15
        """,
    partial(scene, lying=True, at="1-5"): """
        standings -> Round 3 · trip 1 of 4, southwards · coordinator resting at 1-5 · start player ● |
            Prestige: ● 15 · ■ 15 · ▲ 15 | Wall (uprising at 3): empty | If it ended now: ● 15 · ■ 15 · ▲ 15
        """,
    partial(scene, cards={"B": "order"}): """
        supply 1, resign C
        told -> … | ▲ **Aiko** resigned. Tiles and region stay as they are.
        """,
    # the rounds run out
    partial(two, round=34, lying=True): """
        done
        told -> … | **Round 35.** ■ **Jonas** chooses first; the match ends after round 40.
        standings -> Round 35 · trip 1 of 4, southwards · coordinator at Beijing · start player ■ · **the
            match ends after round 40** | …
        warned B -> **You leave unused: supply 1, build 2, espionage.** The round ends: after this no undo.
        """,
    partial(two, round=40, lying=True): """
        done
        told -> … | The match is over: 40 rounds have been played. The final scoring follows.
        ending -> 40 rounds were played. Most prestige wins. ● **Mei** and ■ **Jonas** are equal in prestige,
            in the City and in their networks, so they share the win.
        warned B -> **You leave unused: supply 1, build 2, espionage.** The match ends: after this no undo.
        """,
    partial(scene, seats=3, city={"C": "delta"}, scores={"A": 20, "C": 19}): """
        resign C, resign B
        told -> … | The match is over: only one player is left. The final scoring follows.
        scoring -> … | - ▲ **Aiko**: no canal tile on the map · City 1 × 1 **+1** · no unrest in the region:
            19 → **20**
        ending -> All others resigned.
        """,
    # the final scoring, and equal prestige
    partial(
        home,
        tiles=f"{LINKED}, 1-5 B unrest, 1-8 A unrest",
        city={"B": "delta basin basin"},
        city_unrest={"B": "A"},
        scores={"A": 9},
    ): """
        done
        told -> … | The coordinator is back at **Beijing**. | The match is over: the coordinator has made his
            last trip. The final scoring follows.
        scoring -> **Final scoring:** +1 for each tile of the largest network, canal tiles in the City
            squared, −4 for each unrest tile there, −4 for each in the own region | - ● **Mei**: network of 2
            **+2** · none in the City · 2 unrest in the region **−8**: 9 → **3** | - ■ **Jonas**: network of 1
            **+1** · City 3 × 3 **+9** · 1 unrest there **−4** · no unrest in the region: 15 → **21**
        result A -> 3 prestige (start 9, network 2, unrest −8)
        result B -> 21 prestige (start 15, network 1, City 5)
        """,
    partial(home, tiles=LINKED, city={"B": "delta"}, scores={"A": 10, "B": 10}): """
        done
        scoring -> … | ● and ■ have equal prestige: ■ **Jonas** wins with more canal tiles in the City (● 0 ·
            ■ 1).
        """,
    partial(home, tiles=LINKED, scores={"A": 10, "B": 11}): """
        done
        scoring -> … | ● and ■ have equal prestige: ● **Mei** wins with the larger network (● 2 · ■ 1), after
            as many canal tiles in the City.
        ending -> The coordinator made his 4 trips. Most prestige wins. Between equal prestige more canal
            tiles in the City win, else the larger network.
        """,
    home: """
        done
        scoring -> … | ● and ■ have equal prestige: also in the City and in their networks, so they share the
            win.
        """,
}


@pytest.mark.parametrize(("before", "script"), scripts(TURNS))
def test_a_turn_tells_what_was_done_what_it_cost_and_what_goes_on_around_it(
    before: Before, script: str
) -> None:
    says.follow(before(), script)


def test_a_card_taken_shows_in_the_view_of_who_took_or_reveals_it_alone() -> None:
    view = scene("take", seats=3, start_player="A", turn="C").view(2)
    play(view, "take tea")
    assert "A acts with a card." in says.alt(view)
    view = scene(turn="A", start_player="A", cards={"B": "tea"}).view(0)
    play(view, "done")
    assert "B acts with a card." in says.alt(view)


@pytest.mark.parametrize("language", LANGUAGES)
def test_which_card_was_taken_reads_who_may_know_it(language: str) -> None:
    """Who took it, in the log; in a computer's view, where it is the card that would have been better."""
    events, say = play(scene("take", card="tea"), "take saboteur"), words(language)
    card = say("dayunhe-card", card="saboteur")
    for reader in readers(4):
        told = DAYUNHE.turn(say, players(4, "dayunhe"), masked(events, reader)).summary()
        assert (f"**{card}** (" in told, card in told) == (reader == 0, reader == 0)
        assert "{" not in told


def crowd() -> Players:
    return Players.of(LONG, EMOJIS)


def test_the_longest_texts_fit_without_losing_a_line() -> None:
    # All that a card can hold, then eleven steps of which no two are alike, then five uprisings.
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
            for event in (Uprising(seat, 4, 16), *(PutUnder(seat, "unrest", stack % 3) for stack in range(4)))
        ),
        CoordinatorTurned(45, 2),
        RoundBegan(36, 4),
    ]
    text = DAYUNHE.turn(WORDS, crowd(), events).summary()
    assert len(text) <= LONGEST_SUMMARY
    assert "…" not in text.replace("characte…", "")
    assert len(text.splitlines()) == len(says.told(events).splitlines())
    hexes = tuple(range(20))
    events = [
        *(NetworkScored(seat, hexes, 20) for seat in range(5)),
        *(CityScored(seat, 10, 100, 10, 40) for seat in range(5)),
        *(UnrestScored(seat, hexes[:9], 36) for seat in range(5)),
        GameEnded("trips", (144,) * 5, (0, 1, 2, 3, 4)),
    ]
    text = DAYUNHE.end(WORDS, crowd()).scoring(events)
    assert len(text) <= LONGEST_SCORING
    assert text.splitlines()[-1].endswith("so they share the win.")


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


def readers(seats: int) -> list[Seat | None]:
    """A watcher and everybody at the table."""
    return [None, *range(seats)]


@pytest.mark.parametrize("seed", quick_of(4, 1))
def test_no_text_for_others_names_a_card_before_it_is_revealed(seed: int) -> None:
    """By its name as people read it; cards that lie open, and what a panel lists, aside."""
    dice = random.Random(seed)
    position = GAME.start(2 + seed, {"level": "medium"}, f"cards by name {seed}")
    people = players(position.seats, "dayunhe")
    called = {card: shown("card", card) for card in CARDS}
    turn: list[Event] = []
    found = 0
    while (seat := position.to_act()) is not None:
        turn += position.apply(pick(position.legal(), dice, KEEN[seed]))
        if not position.turn_ended(seat, turn):
            continue
        taken = zip(position.chosen, position.revealed, strict=True)
        secret = {owner: called[card] for owner, (card, open) in enumerate(taken) if card and not open}
        for reader in readers(position.seats):
            view, events = position.view(reader), masked(turn, reader)
            texts = [
                DAYUNHE.turn(WORDS, people, events).summary(),
                DAYUNHE.board(WORDS, people, view).standings(events),
                DAYUNHE.board(WORDS, people, view).alt(),
                DAYUNHE.board(WORDS, people, view).text(),
                says.drawn(events),
                DAYUNHE.board(WORDS, people, view).task(),
            ]
            for owner, name in secret.items():
                if owner != reader:
                    found += 1
                    assert not [text for text in texts if name in text]
        turn = []
    assert found > 20
