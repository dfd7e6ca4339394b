"""The words of a recap: a line a turn, how it gives way where room is short."""

import msgspec
import pytest

from bot.components import phrases, recap
from bot.components.page import LONGEST_TEXT
from bot.matches import Notice, Recap
from bot.text import words
from bot.text.room import count_words
from tests.support.pages import WORDS, Reach, of_three, texts
from tests.support.table import STRANGER, mover


async def found(reach: Reach, game: str, turns: int, since: int = 0) -> Recap:
    """What a watcher is told of a random match."""
    matches, match = await reach(of_three(game, turns))
    return await matches.recaps.recap(match.id, STRANGER.id, since)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("● laid a tile.", "● laid a tile."),
        ("● took:\n- one\n- two\nThen it rained.", "● took: one · two. Then it rained."),
        ("● won.\n- a point", "● won. · a point"),
        (
            "● passed.\n**Bids paid** ● −3\n**Round 2.**\n● won.",
            "● passed. **Bids paid** ● −3. **Round 2.** ● won.",
        ),
    ],
)
def test_a_turn_is_one_line(text: str, line: str) -> None:
    assert recap.one_line(text) == line


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("**4.** ■ **Mei** passed.", "**4.** ■ **Mei** passed."),
        (
            "**4.** ■ **Mei** placed a house on Zhao 3 (red pair). Then took red.",
            "**4.** ■ **Mei** placed a house on Zhao 3 (red pair)…",
        ),
        (
            "**4.** ■ **Mei** named ▲ **Aiko** Chief Minister. **Round 3.** Cubes (gifts given and held)",
            "**4.** ■ **Mei** named ▲ **Aiko** Chief Minister. **Round 3**…",
        ),
        (
            "**4.** ■ **Mei** bid 7 at the Trade School. That throws out all **Aiko**.",
            "**4.** ■ **Mei** bid 7 at the Trade School…",
        ),
        (
            "**4.** ■ **Mei** laid double blue at F4-G4: founded a blue province.",
            "**4.** ■ **Mei** laid double blue at F4-G4: founded a blue province.",
        ),
        (
            "**4.** ■ **Mei** laid double blue at F4-G4: founded a new and very blue province.",
            "**4.** ■ **Mei** laid double blue at F4-G4: founded a new…",
        ),
        (
            "**4.** ■ **Mei** laid double blue at F4-G4: founded a blue province of 2 (pagoda).",
            "**4.** ■ **Mei** laid double blue at F4-G4: founded a blue province…",
        ),
        (
            "**4.** ■ **Mei** bribed the 3 on **Gongbu 5** for 2 cash, paid 1+2: shipyard 2 → **3**.",
            "**4.** ■ **Mei** bribed the 3 on **Gongbu 5** for 2 cash…",
        ),
        (
            "**4.** ■ **Mei Li** nominated a student on the orange space for 2 cash (Hubu −1).",
            "**4.** ■ **Mei Li** nominated a student on the orange space…",
        ),
        (
            "**4.** ■ **Mei Li** sent 6 junks to sea for 6 licences, paid with 1+1+4: 2 junks.",
            "**4.** ■ **Mei Li** sent 6 junks to sea for 6 licences…",
        ),
        (
            "**4.** **Bingbu**, the resolution goes on · ■ **Mei** gives way to ▲ **Aiko** (1 → 2; fewest)",
            "**4.** **Bingbu**, the resolution goes on · ■ **Mei** gives way to ▲ **Aiko**…",
        ),
        (
            "**4.** ■ **Mei** took commercial income (2 cubes, then one more), giving up a 3: drew 4 cards.",
            "**4.** ■ **Mei** took commercial income (2 cubes, then one more)…",
        ),
        (
            "**4.** ■ **Mei Li** gives way to ▲ **Aiko** (1 → 2; fewest: 2, by the lowest seniority)",
            "**4.** ■ **Mei Li** gives way to ▲ **Aiko**…",
        ),
    ],
)
def test_a_few_words_end_with_a_clause_where_one_is_near(line: str, words: str) -> None:
    assert recap.first_words(line, WORDS) == words


def test_in_german_no_item_ends_before_its_place() -> None:
    line = "**4.** ■ **Mo** reist: Pu’er → Yunnan (1 Passierschein), ■ **Jonas** hat viel auf Kunming geboten"
    told = "**4.** ■ **Mo** reist: Pu’er → Yunnan (1 Passierschein)…"
    assert recap.first_words(line, words("de")) == told


def test_a_long_turn_is_cut_where_nothing_is_torn() -> None:
    line = recap.one_line("● **Aiko** took " + "a **very long** way, " * 40, 100)
    assert len(line) <= 104
    assert line.endswith("…")
    assert line.count("**") % 2 == 0
    line = recap.one_line("x " * 45 + "<:mandate_a:1573845296033562624> **Mei**", 100)
    assert "<" not in line


async def test_the_newest_turns_are_told_and_the_others_counted(reach: Reach) -> None:
    told = await found(reach, "qin", 30)
    lines = recap.told(told, WORDS).split("\n")
    assert len(lines) == recap.TURNS
    assert lines[0] == "-# and 21 turns before: see the log"
    assert [line.partition(".")[0] for line in lines[1:]] == [f"**{turn}" for turn in range(22, 31)]
    lines = recap.told(told, WORDS, 3, 200).split("\n")
    assert lines[0] == "-# and 28 turns before: see the log"
    assert len(lines) == 3


@pytest.mark.parametrize(
    "game",
    [  # one game; the others where there is more time
        "china",
        *(pytest.param(name, marks=pytest.mark.fuzz) for name in ("qin", "yunnan", "confucius", "dayunhe")),
    ],
)
async def test_the_longest_names_and_tokens_fit(
    reach: Reach, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tokens = tuple(f"<:mandate_{letter}:1573845296033562624>" for letter in "abcde")
    monkeypatch.setattr(phrases, "tokens", lambda: tokens)
    told = await found(reach, game, 16, 4)
    seats = tuple(
        msgspec.structs.replace(seat, name=f"*A_name|of~32`characters* {seat.seat:08}")
        for seat in told.match.seats
    )
    told = msgspec.structs.replace(told, match=msgspec.structs.replace(told.match, seats=seats))
    assert (await recap.page(told, WORDS)).view().content_length() <= LONGEST_TEXT
    brief = recap.brief(told, WORDS).split("\n")
    assert len(brief) == recap.BRIEF
    assert all(count_words(line) <= recap.FEW_WORDS and len(line) <= recap.LINE for line in brief)
    lines = recap.told(told, WORDS)
    assert len(lines) <= recap.ROOM + 50
    assert len(lines.split("\n")) >= 5
    assert len(recap.told(told, WORDS, 3, 150)) <= 3 * 165


async def test_in_a_pause_nobody_is_said_to_have_a_task(reach: Reach) -> None:
    matches, match = await reach(of_three("qin", 4))
    who = phrases.players(match).rich(match.to_act or 0)
    shown = texts(await recap.page(await matches.recaps.recap(match.id, STRANGER.id), WORDS))
    assert f"Next: {who} to place a tile" in shown
    await matches.votes.pause_now(match.id, mover(match))
    shown = texts(await recap.page(await matches.recaps.recap(match.id, STRANGER.id), WORDS))
    assert f"⏸️ Paused. Next: {who}." in shown


async def test_three_turns_fit_into_three_lines_and_what_was_noted_stands_between_them(reach: Reach) -> None:
    told = await found(reach, "qin", 9, 6)
    lines = recap.told(told, WORDS, 3, 200).split("\n")
    assert [line.partition(".")[0] for line in lines] == ["**7", "**8", "**9"]
    at = told.turns[1].at
    noted = tuple(
        Notice(turn=turn, kind="staff-paused", facts={"by": f"Noor {turn}"}, at=at) for turn in (8, 9)
    )
    told = msgspec.structs.replace(told, noted=noted)
    lines = texts(await recap.page(told, WORDS)).split("\n")
    listed = [line.partition(",")[0] for line in lines if line.startswith((">", "**7", "**8", "**9"))]
    assert [line[:4] for line in listed] == ["**7.", "**8.", "> ⏸️", "> ⏸️", "**9."]
    assert "Noor" not in recap.told(told, WORDS)
    long = msgspec.structs.replace(await found(reach, "qin", 30), noted=noted)
    assert "Noor" not in texts(await recap.page(long, WORDS))
