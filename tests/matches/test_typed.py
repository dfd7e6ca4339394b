"""Moves typed as text: parsed, refused with the rule, suggested, the nearest ones."""

import random

import pytest

from bot.matches import MatchError, Matches
from bot.store import Store
from games.engine import BadNotation, IllegalAction
from tests.matches.table import choose, confirm, dump, mover, other, random_panel, started
from tests.matches.toy import Move


async def test_a_typed_action_that_is_not_final_is_drafted(matches: Matches) -> None:
    match = await started(matches)
    panel = await matches.type_move(match.id, mover(match), "TAKE 2")
    assert (panel.drafted, panel.revision) == (("take 2",), 1)
    panel = await matches.type_move(match.id, mover(match), "take1")
    assert panel.drafted == ("take 2", "take 1")
    panel = await matches.type_move(match.id, mover(match), "keep")
    assert panel.action == Move("keep")
    assert (await confirm(matches, panel)).match.seq == 3


async def test_a_typed_action_takes_the_place_of_the_one_being_chosen(matches: Matches) -> None:
    match = await started(matches)
    await choose(matches, match.id, mover(match), "2", "put")
    panel = await matches.type_move(match.id, mover(match), "keep")
    assert (panel.drafted, panel.action) == (("take 2",), Move("keep"))
    panel = await matches.type_move(match.id, mover(match), "look")
    assert (panel.drafted, panel.action) == (("take 2",), Move("look"))


async def test_a_typed_action_can_be_taken_back_choice_by_choice(matches: Matches) -> None:
    match = await started(matches, 2, "qin")
    (notation, *_) = await matches.suggest(match.id, mover(match), "")
    panel = await matches.type_move(match.id, mover(match), notation)
    assert str(panel.action) == notation
    steps = 0
    while panel.can_back:
        panel = await matches.back(match.id, mover(match), panel.version, panel.revision)
        steps += 1
    assert 1 <= steps <= 4
    assert panel.action is None


async def test_every_legal_action_can_be_typed(matches: Matches) -> None:
    match = await started(matches, 2, "qin")
    rng = random.Random(3)
    for _ in range(12):
        panel = await matches.panel(match.id, mover(match))
        action = rng.choice(panel.view.legal())
        panel = await matches.type_move(match.id, mover(match), str(action).lower())
        assert panel.action == action
        match = (await confirm(matches, panel)).match


async def test_what_the_rules_forbid_or_nobody_can_read_changes_nothing(
    matches: Matches, store: Store
) -> None:
    match = await started(matches)
    await choose(matches, match.id, mover(match), "2")
    content = await dump(store)
    with pytest.raises(IllegalAction):
        await matches.type_move(match.id, mover(match), "take 9")
    with pytest.raises(BadNotation):
        await matches.type_move(match.id, mover(match), "castle")
    with pytest.raises(MatchError, match="not-your-turn"):
        await matches.type_move(match.id, other(match), "take 1")
    assert await dump(store) == content


async def test_suggestions_hold_the_text_and_begin_with_it_if_they_can(matches: Matches) -> None:
    match = await started(matches)
    assert await matches.suggest(match.id, mover(match), "") == ["take 1", "take 2", "take 3"]
    await choose(matches, match.id, mover(match), "2")
    assert await matches.suggest(match.id, mover(match), "TAKE3") == ["take 3"]
    assert await matches.suggest(match.id, mover(match), "k") == [
        "keep",
        "take 1",
        "take 2",
        "take 3",
        "look",
    ]
    assert await matches.suggest(match.id, mover(match), "castle") == []
    with pytest.raises(MatchError, match="not-your-turn"):
        await matches.suggest(match.id, other(match), "")


async def test_no_more_suggestions_than_discord_shows(matches: Matches) -> None:
    match = await started(matches, 2, "qin")
    panel = await matches.panel(match.id, mover(match))
    assert len(panel.view.legal()) > 25
    found = await matches.suggest(match.id, mover(match), "")
    assert len(found) == 25
    assert set(found) <= {str(action) for action in panel.view.legal()}


async def test_the_nearest_moves_share_what_they_can_with_the_wrong_one(matches: Matches) -> None:
    match = await started(matches, 2, "qin")
    for seed in range(3):
        match = (await confirm(matches, await random_panel(matches, match, random.Random(seed)))).match
    legal = (await matches.panel(match.id, mover(match))).view.legal()
    tile = str(legal[-1])[:2]
    wrong = next(
        text
        for column in "ABCDEFGHIJKL"
        for row in range(1, 14)
        if (text := f"{tile} {column}{row}-{chr(ord(column) + 1)}{row}")
        not in {str(action) for action in legal}
    )
    with pytest.raises(IllegalAction):
        await matches.type_move(match.id, mover(match), wrong)
    found = await matches.nearest(match.id, mover(match), wrong)
    assert len(found) == 5
    assert set(found) <= {str(action) for action in legal}
    assert all(notation.startswith(tile) for notation in found)
    same_square = [str(action) for action in legal if str(action).startswith(wrong.split("-")[0] + "-")]
    assert set(same_square[:5]) <= set(found)


async def test_nonsense_still_gets_the_likest_moves(matches: Matches) -> None:
    match = await started(matches)
    assert (await matches.nearest(match.id, mover(match), "tkae 3"))[0] == "take 3"
    assert len(await matches.nearest(match.id, mover(match), "")) == 3


async def test_nearest_is_meant_on_the_board_not_in_the_text(matches: Matches) -> None:
    match = await started(matches, 2, "qin")
    tile = str((await matches.panel(match.id, mover(match))).view.legal()[0])[:2]
    found = await matches.nearest(
        match.id, mover(match), f"{tile} G2-G3"
    )  # a square too far from the blue one
    assert found[0] == f"{tile} G3-G4"
    assert all(notation.startswith(tile) for notation in found)
