"""A turn of Da Yunhe in words: what was done with a card, what it cost, what was left of it."""

import pytest

from bot.words.dayunhe import NARRATOR as DAYUNHE
from games.dayunhe.position import DayunhePosition
from games.engine.choices import Question, walk
from tests.games.dayunhe.scenes import play, scene
from tests.words.dayunhe.telling import drawn, masked, people, previewed, progressed, told, warned
from tests.words.speaking import WORDS

STACKS = "delta|straight basin|basin crossing wide-bend!"


def acting(card: str, warehouse: str = "unrest unrest basin straight", **facts: object) -> DayunhePosition:
    """A is to carry out the card; the top of its third stack lies face up."""
    return scene(card=card, warehouses={"A": warehouse}, stacks={"A": STACKS, "B": STACKS}, **facts)  # type: ignore[arg-type]  # keywords of scene


# ── one action, several, none ────────────────────────────────────────────────────────────────────────


def test_several_actions_are_told_as_a_list_in_their_order() -> None:
    position = acting("builder", tiles="2-5 B unrest, 1-1 A unrest, 2-4 A crossing", wall={"B": 1})
    events = play(position, "supply 3", "build straight 2-5 e-w", "build basin 1-1 ne", "espionage")
    assert told(events).splitlines() == [
        "● **Mei** (**Builder**):",
        "- supplied a **wide bend** (stack 3)",
        "- built a **straight (E–W)** on **2-5**: **+5**; ■ **Jonas**’s unrest there goes to the wall: "
        "■ 1 → **2** of 3",
        "- built a **basin (NE)** on **1-1**: **+8**; "
        "their own unrest there goes to the wall: ● 0 → **1** of 3",
        "- turned up a **delta** (stack 1), a **basin** (stack 2) and a **crossing** (stack 3)",
        "■ **Jonas** reveals **Rebuilder** (supply 2, build 1, rebuild).",
    ]


def test_one_action_is_told_in_a_sentence_with_what_was_left() -> None:
    events = play(acting("builder"), "build straight 5-1 sw-ne", "done")
    assert told(events).splitlines()[0] == (
        "● **Mei** (**Builder**) built a **straight (SW–NE)** on **5-1**: **+5**. "
        "Left unused: supply 1, build 1, espionage."
    )


def test_alternatives_that_were_left_are_told_as_such() -> None:
    events = play(acting("intriguer"), "supply 1", "done")
    assert "Left unused: supply 1, build 1, intrigue or denounce." in told(events)
    assert warned(play(acting("intriguer"), "done")) == (
        "**You leave unused: supply 2, build 1, intrigue or denounce.** "
        "The next card is revealed: after this no undo."
    )


def test_a_card_with_which_nothing_was_done() -> None:
    events = play(acting("supplies"), "done")
    assert told(events).splitlines()[0] == (
        "● **Mei** (**Supplies**) did nothing. Left unused: supply 3, build 1."
    )


def test_what_is_not_possible_any_more_is_not_called_left() -> None:
    position = acting("welfare", "basin", wall={"B": 1})
    events = play(position, "calm B", "build basin 3-3 e")
    assert told(events).splitlines()[:4] == [
        "● **Mei** (**Welfare**):",
        "- calmed ■ **Jonas**’s people: wall ■ 1 → **0** of 3, the tile goes under stack 1",
        "- built a **basin (E)** on **3-3**: **+8**",
        "Not possible: build 1.",
    ]


def test_a_card_that_nothing_can_be_done_with_is_passed_over() -> None:
    position = scene(card="builder", cards={"B": "welfare"}, warehouses={"A": "", "B": ""}, scores={"B": 20})
    lines = told(play(position, "done")).splitlines()
    assert lines[1:3] == [
        "■ **Jonas** reveals **Welfare** (build 2, calm the people, prestige +2) and gets **+2** at once.",
        "■ **Jonas** (**Welfare**) could do nothing. Not possible: build 2, calm the people.",
    ]


# ── the actions ──────────────────────────────────────────────────────────────────────────────────────

MAP = "1-2 A straight e-w, 1-5 B unrest, 5-5 A basin e, 1-9 B delta e-sw-nw"
PAID = "; paid with two unrest tiles, one under stack 1, one to the wall: ● 2 → **3** of 3 (**uprising due**)"


@pytest.mark.parametrize(
    ("card", "notation", "they", "you", "short"),
    [
        (
            "builder",
            "build unrest 3-3",
            "laid an **unrest tile** on **3-3**",
            "lay an **unrest tile** on **3-3**",
            "build: unrest tile 3-3",
        ),
        (
            "builder",
            "build basin city",
            "put a **basin** into the Forbidden City, tiles there 1 → **2**",
            "put a **basin** into the Forbidden City, tiles there 1 → **2**",
            "build: basin, the Forbidden City",
        ),
        (
            "rebuilder",
            "turn 1-2 sw-ne",
            "turned their own **straight** on **1-2** from E–W to SW–NE",
            "turn your own **straight** on **1-2** from E–W to SW–NE",
            "rebuild: 1-2 SW–NE",
        ),
        (
            "order",
            "remove 1-5",
            "removed ■ **Jonas**’s unrest from **1-5**: wall ■ 0 → **1** of 3",
            "remove ■ **Jonas**’s unrest from **1-5**: wall ■ 0 → **1** of 3",
            "remove unrest: 1-5",
        ),
        (
            "welfare",
            "calm A",
            "calmed their own people: wall ● 2 → **1** of 3, the tile goes under stack 1",
            "calm your own people: wall ● 2 → **1** of 3, the tile goes under stack 1",
            "calm the people: ●",
        ),
        (
            "saboteur",
            "destroy 1-9",
            "destroyed ■ **Jonas**’s **delta** on **1-9** (it goes under stack 1 of its owner)" + PAID,
            "destroy ■ **Jonas**’s **delta** on **1-9** (it goes under stack 1 of its owner)" + PAID,
            "destroy a canal: 1-9",
        ),
        (
            "saboteur",
            "destroy 1-2",
            "destroyed their own **straight** on **1-2** (it goes under their stack 1)" + PAID,
            "destroy your own **straight** on **1-2** (it goes under your stack 1)" + PAID,
            "destroy a canal: 1-2",
        ),
        (
            "tea",
            "tea",
            "called a **tea break**: the coordinator rests this round" + PAID,
            "call a **tea break**: the coordinator rests this round" + PAID,
            "tea break",
        ),
        (
            "intriguer",
            "intrigue C",
            "intrigued against ▲ **Aiko**: **−8**" + PAID,
            "intrigue against ▲ **Aiko**: **−8**" + PAID,
            "intrigue: ▲",
        ),
        (
            "intriguer",
            "denounce B",
            "denounced ■ **Jonas**: an unrest tile into their part of the City, 1 → **2** there "
            "(−4 each at the end), another under stack 1",
            "denounce ■ **Jonas**: an unrest tile into their part of the City, 1 → **2** there "
            "(−4 each at the end), another under stack 1",
            "denounce: ■",
        ),
        (
            "reformer",
            "reform",
            "shuffled the stacks face down into 2, 2 and 2",
            "shuffle the stacks face down into 2, 2 and 2",
            "reform",
        ),
    ],
)
def test_every_action_says_what_it_did_and_what_it_cost(
    card: str, notation: str, they: str, you: str, short: str
) -> None:
    position = acting(card, tiles=MAP, wall={"A": 2}, city={"A": "delta"}, city_unrest={"B": "C"})
    events = play(position, notation)
    assert told(events) == f"● **Mei** {they}."
    assert previewed(events).splitlines()[0] == f"You {you}."
    assert progressed(events) == short


def test_tiles_that_were_moved_or_swapped_say_how_they_lie_now() -> None:
    position = acting("rebuilder", tiles=MAP)
    events = play(position, "swap 1-2 5-5", "face w", "face sw-ne")
    assert told(events) == (
        "● **Mei** swapped their own **straight** on **1-2** with their own **basin** on **5-5**, "
        "now W on 1-2, now SW–NE on 5-5."
    )
    assert progressed(events) == "rebuild: 1-2 ↔ 5-5, 1-2 W, 5-5 SW–NE"
    moved = play(acting("rebuilder", tiles=MAP), "move 1-9 1-8", "face e-sw-nw")
    assert told(moved) == "● **Mei** moved ■ **Jonas**’s **delta** from **1-9** to **1-8**."
    faced = play(acting("rebuilder", tiles=MAP), "move 1-9 1-8", "face se-w-ne")
    assert told(faced) == "● **Mei** moved ■ **Jonas**’s **delta** from **1-9** to **1-8**, now SE–W–NE."


def test_a_tile_from_a_face_down_stack_is_unknown_before_confirm_and_told_after_it() -> None:
    position = acting("supplies")
    trial = play(position.view(0), "supply 1")
    assert previewed(trial) == "You supply a **face-down tile** (stack 1)."
    assert warned(trial) == "You draw a tile that lies face down: after this no undo."
    events = play(position, "supply 1", "supply 3")
    assert drawn(events) == "You drew a **delta** (stack 1)."
    assert told(events) == "● **Mei** supplied a **delta** (stack 1, unseen) and a **wide bend** (stack 3)."
    assert progressed(events) == "supply: delta, wide bend"


def test_tops_are_unknown_before_confirm_and_told_after_it() -> None:
    position = acting("builder")
    trial = play(position.view(0), "espionage")
    assert previewed(trial) == "You turn up what is on top of stacks 1 and 2."
    assert warned(trial) == "You turn up tiles: after this no undo."
    events = play(position, "espionage")
    assert told(events) == "● **Mei** turned up a **delta** (stack 1) and a **basin** (stack 2)."
    assert drawn(events) == "On top now: a **delta** (stack 1) and a **basin** (stack 2)."
    assert progressed(events) == "espionage: stack 1 delta, stack 2 basin"


def test_the_preview_ends_with_the_prestige_before_and_after() -> None:
    position = acting("intriguer", scores={"B": 3})
    events = play(position, "build straight 5-1 sw-ne", "intrigue B")
    assert previewed(events).splitlines()[-1] == "Prestige: ● 15 → **20** · ■ 3 → **−5**"


def test_the_next_card_is_not_named_before_confirm() -> None:
    position = acting("supplies", cards={"B": "saboteur"})
    trial = play(position.view(0), "done")
    assert previewed(trial).splitlines()[1] == "Then ■ **Jonas** reveals a card and acts."
    assert "Saboteur" not in previewed(trial) + warned(trial)


# ── the panel while an action is open ────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("card", "answers", "expected"),
    [
        ("builder", ("build", "straight"), "build · straight"),
        ("builder", ("build", "straight", "*2", "2-5"), "build · straight · 2-5"),
        ("rebuilder", ("move",), "move"),
        ("rebuilder", ("swap", "1-2"), "swap · 1-2"),
        ("intriguer", ("intrigue",), "intrigue"),
    ],
)
def test_what_is_chosen_so_far_is_said_in_a_few_words(
    card: str, answers: tuple[str, ...], expected: str
) -> None:
    position = acting(card, tiles=MAP)
    walked = walk(position.view(0).legal(), answers)
    assert walked.taken == answers
    assert isinstance(walked.next, Question)
    assert DAYUNHE.progress(WORDS, people(), masked([]), walked.next) == expected
