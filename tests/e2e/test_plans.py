"""Planning, notes and a past board with a word, by clicks; over a restart."""

import pytest

from bot.sandbox import Refused
from tests.support.play import answer_to, begin, labels, press, said
from tests.support.stage import Stage


async def test_the_next_move_is_planned_and_a_note_kept_over_a_restart(stage: Stage) -> None:
    table = await begin(stage)
    mover, (waits,) = table.mover, table.others
    board = table.board
    done = await table.move(person=mover)
    assert "Plan my next move" in labels(done)
    await table.next(board)
    page = await press(mover, done, "Plan my next move")
    assert "try moves for anybody" in page.text
    assert f"{mover.name}" in page.text
    await answer_to(mover.click(page, next(b.custom_id for b in page.buttons if "plan-pick" in b.custom_id)))
    why = await press(mover, table.board, "Your move")
    assert "Plan" in labels(why)
    await stage.restart()
    page = await press(mover, why, "Plan")
    assert "So far" in page.text
    other = await press(waits, await press(waits, table.board, "More"), "Plan")
    assert "try moves for anybody" in other.text
    assert "So far" not in other.text
    with pytest.raises(Refused, match="800"):  # what would be cut is not taken
        await mover.slash("note", table.thread, text="w" * 801)
    noted = await said(mover, "note", table.thread, text="take F7", turn=1)
    assert "take F7" in noted.text
    assert "take F7" not in (await said(waits, "note", table.thread)).text
    files = (await said(mover, "match export", table.thread)).files()
    assert sorted(files) == ["match-1-notes.txt", "match-1.json"]
    assert list((await said(waits, "match export", table.thread)).files()) == ["match-1.json"]


async def test_a_board_of_the_past_comes_into_the_thread_with_a_word(stage: Stage) -> None:
    table = await begin(stage)
    await table.turn()
    page = await said(table.watcher, "match board", table.thread, turn=1)
    opened = await table.watcher.click(page, "Post it")
    await answer_to(table.watcher.submit(opened, {"text": "here it *turned* @everyone"}))
    post = await table.watcher.sees(table.thread, "looks back at turn 1")
    assert "here it \\*turned\\*" in post.text
    assert not post.mentions
    assert post.files()
