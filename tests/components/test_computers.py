"""Computers on the pages: whom a page calls, what the card offers, turns in a row in one message."""

from datetime import timedelta

import msgspec
import pytest

from bot.components import (
    computers,
    inbox,
    lobby,
    more,
    notices,
    phrases,
    posts,
    recap,
    substitutes,
    votes,
    why,
)
from bot.matches import STRENGTHS, Match, Matches, Notice, Recap, Strength, Undo
from bot.matches.inbox import SeatClock as Left
from bot.matches.inbox import Why
from bot.text.room import count_words
from games import NAMES
from games import game as find_game
from tests.support.pages import (
    ALONE,
    ME,
    NOW,
    WORDS,
    Reach,
    against,
    fits,
    labels,
    lists,
    match,
    of_novices,
    pressed,
    seated,
    texts,
    values,
)


def changed(found: Match, **facts: object) -> Match:
    return msgspec.structs.replace(found, **facts)


def table(size: int, people: int, *strengths: Strength) -> Match:
    """An open table with so many people and these computers, in a game for up to five."""
    options = find_game("yunnan").complete(size, {})
    found = changed(match(1, "lobby"), game="yunnan", size=size, creator=1, options=options)
    found = changed(found, seats=found.seats[: people + len(strengths)])
    for seat, strength in enumerate(strengths, people):
        found = seated(found, seat, strength=strength)
    return found


def noted(kind: str, **facts: str) -> Notice:
    return Notice(turn=7, kind=kind, facts=dict(facts), at=NOW)


# ── the card ─────────────────────────────────────────────────────────────────────────────────────


def test_the_card_offers_what_can_be_done() -> None:
    fill = [f"fill-{strength}" for strength in STRENGTHS]
    add = [f"add-{strength}" for strength in STRENGTHS]
    for found, offered in (
        (table(4, 1), [*fill, *add]),
        (table(4, 3), fill),
        (table(5, 2, "novice"), [*fill, *add, "remove"]),
        (table(3, 2, "novice"), ["remove"]),
        (table(3, 3), []),
        (changed(table(4, 1), state="archived"), []),
    ):
        assert values(lobby.card(found, WORDS, "lobby.png")) == offered


def test_the_card_says_who_is_a_computer_and_how_well_it_plays() -> None:
    said = texts(lobby.card(table(4, 1, "strong", "novice"), WORDS, "lobby.png"))
    marks = ("(host)", "(strong)", "(novice)")
    lines = [line for line in said.split("\n") if any(mark in line for mark in marks)]
    assert len(lines) == 3
    assert "(host)" in lines[0]
    assert said.count("free") >= 1
    for found, told in (
        (table(3, 2, "novice"), True),
        (table(3, 1, "novice"), True),  # a seat is free
        (table(3, 1, "novice", "novice"), False),
    ):
        assert ("If someone vanishes" in lobby.terms(found, WORDS)) == told
    # computers take no time
    alone, all_people = lobby.length(table(4, 1, "novice", "novice", "novice")), lobby.length(table(4, 4))
    assert alone is not None
    assert all_people is not None
    assert alone * 4 == all_people
    # a name in its list is no markup
    found = table(4, 1)
    mei = msgspec.structs.replace(found.seats[0], name="*Mei_*")
    (select,) = lists(lobby.card(changed(found, seats=(mei, *found.seats[1:])), WORDS, "lobby.png"))
    assert select.placeholder == "Add computers (only *Mei_* can)"


def test_the_offer_holds_every_game_with_the_strength_that_was_chosen() -> None:
    view = computers.offer("novice", WORDS).view()
    solo = [args for verb, _, args in pressed(view) if verb == "solo"]
    assert [args[:2] for args in solo] == [(name, "novice") for name in NAMES]
    (select,) = lists(view)
    assert [choice.default for choice in select.options] == [True, False, False]
    for name in NAMES:
        assert find_game(name).min_seats <= 1 + computers.RIVALS <= find_game(name).max_seats


# ── who is called, who is asked ──────────────────────────────────────────────────────────────────


def test_nobody_is_called_to_the_turn_of_a_computer_and_lists_tell_them_from_people() -> None:
    found = changed(match(1), pinged=True)
    assert "<@1>" in phrases.next_line(found, WORDS)
    for owned in (False, True):
        assert "<@" not in phrases.next_line(seated(found, 0, owned=owned), WORDS)
        assert not phrases.to_move(seated(found, 0, owned=owned), 0)
        assert phrases.to_move(seated(found, 1, owned=owned), 0)
    found = seated(seated(match(1), 1, strength="strong"), 2, owned=True)
    assert phrases.player(found, 1, WORDS).endswith("(strong)")
    assert phrases.player(found, 2, WORDS).endswith("(a computer plays)")
    assert phrases.player(found, 0, WORDS) == phrases.players(found).rich(0)
    over = msgspec.structs.replace(found, state="over")
    assert phrases.player(over, 2, WORDS).endswith("(a computer played to the end)")


def test_only_people_are_asked() -> None:
    page = votes.ask(seated(match(1), 1, 2, 3), "pause", 0, ME, WORDS)
    assert "Computers always agree" in texts(page)
    assert "others must" not in texts(page)
    assert "Do it" in labels(page)
    one_other = seated(match(1), 2, 3)
    page = votes.ask(seated(one_other, 1, owned=True), "pause", 1, ME, WORDS)
    assert "The other one must agree" in texts(page)
    at_once = WORDS("button-pause-now")
    assert at_once in labels(page)
    for_me = votes.ask(seated(one_other, 0, owned=True), "pause", 1, ME, WORDS)
    assert at_once not in labels(for_me)  # who has a computer play is refused it


async def test_what_nobody_else_could_refuse_is_not_said_to_be_agreed(matches: Matches) -> None:
    people, alone = match(1), seated(match(1), 1, 2, 3)
    for what, said in (("pause", "All agree with"), ("end", " asked, the match ends")):
        agreed, own = (noted(f"{kind}-{what}", name=people.seats[0].name) for kind in ("agreed", "own"))
        assert said in notices.line(people, agreed, WORDS)
        assert "agree" not in notices.line(alone, own, WORDS)
        assert notices.BUTTONS[own.kind] == notices.BUTTONS[agreed.kind]
    turn = await matches.watching.turn((await against(matches, "qin")).id, 0)
    back = msgspec.structs.replace(turn, seat=0, number=9, undo=Undo(seat=0, to=6, first=7, last=8))
    assert "All agree" in phrases.summary(people, back, WORDS)
    assert "agree" not in phrases.summary(alone, back, WORDS)


async def test_whoever_has_stopped_a_match_alone_can_start_it_again_below(matches: Matches) -> None:
    found = await against(matches, "qin")
    paused = votes.page(await matches.votes.ask(found.id, ALONE.id, "pause"), ALONE.id, WORDS)
    assert "Resume" in labels(paused)
    await matches.votes.resume_play(found.id, ALONE.id)
    archived = votes.page(await matches.votes.ask(found.id, ALONE.id, "end"), ALONE.id, WORDS)
    assert "Revive" in labels(archived)
    assert "Resume" not in labels(archived)


def test_whoever_leaves_or_is_back_reads_what_becomes_of_the_seat() -> None:
    for others, said, does in (
        ((1, 2, 3), "put aside", "Put it aside"),
        ((1,), "play on without you", "Resign for good"),
    ):
        page = more.resign(seated(match(1), *others), 1, WORDS)
        assert said in texts(page)
        assert labels(page)[0] == does
    assert "I am back" in labels(more.more(seated(match(1), 0, owned=True), 1, WORDS))
    assert "I am back" not in labels(more.more(match(1), 1, WORDS))
    for own, offers in ((match(1), {"Plan", "Undo"}), (seated(match(1), 0, owned=True), set())):
        assert {"Plan", "Undo"} & set(labels(more.more(own, 1, WORDS))) == offers
    played = seated(match(1), 0, owned=True).seats[0]
    assert "Since I last looked" in labels(substitutes.plays_on(match(1), played, WORDS))
    offered = msgspec.structs.replace(match(1).seats[0], offered=True)
    assert "no longer look for a substitute" in texts(substitutes.plays_on(match(1), offered, WORDS))
    again = texts(substitutes.plays_on(match(1), match(1).seats[0], WORDS))  # pressed twice
    assert "as before: I looked for no substitute" in again


async def test_why_says_that_a_computer_is_to_act(matches: Matches) -> None:
    found = await against(matches, "qin")
    position = (await matches.watching.turn(found.id, 0)).view

    def said(of: Match, person: int) -> tuple[str, list[str | None]]:
        page = why.page(Why(match=of, view=position, clock=Left(), votes=()), person, WORDS)
        return texts(page), labels(page)

    computer = next(seat.seat for seat in found.seats if seat.person is None)
    text, _ = said(changed(found, to_act=computer), ALONE.id)
    assert "it moves within seconds" in text
    assert "No deadline" not in text
    away = changed(seated(found, 0, owned=True), to_act=0)
    text, buttons = said(away, ALONE.id)
    assert "waits for you" not in text
    assert "A computer is to place a tile for you in **Qin 1**." in text
    assert away.seats[0].name not in text  # it is told to them
    assert "until you press **I am back**" in text
    assert buttons[0] == "I am back"
    assert "Your move" not in buttons
    text, buttons = said(away, 99)
    assert "until they are back" in text
    assert "I am back" not in buttons


def test_the_inbox_leads_back_to_a_seat_for_which_a_computer_plays() -> None:
    running = [match(number, mine=False) for number in range(1, inbox.LINES + 1)]
    for away in (0, 1, inbox.LINES):
        found = [seated(of, 0, owned=True) if of.id <= away else of for of in running]
        page = inbox.others(found, 0, 1, WORDS)
        fits(page.view())
        assert texts(page).count("a computer plays for you") == away
        backs = [number for verb, number, _ in pressed(page) if verb == "play-on"]
        assert backs == [of.id for of in found[:away]]
        assert texts(page).count("turn began") == len(found) - away


async def test_with_nobody_else_there_nothing_is_said_to_be_done_when_time_is_up(matches: Matches) -> None:
    position = (await matches.watching.turn((await against(matches, "qin")).id, 0)).view
    two = changed(match(1), seats=match(1).seats[:2])
    alone, away = seated(two, 1), seated(two, 1, owned=True)
    rules = {"wait": "we wait", "vote": "the others decide", "computer": "a computer plays"}
    for rule, told in rules.items():
        while_away = "we wait"
        for of, expected in ((two, told), (alone, "we wait"), (away, while_away)):
            left = Left(left=timedelta(hours=3))
            answer = Why(match=changed(of, caretaker=rule), view=position, clock=left, votes=())
            assert f"If the time runs out: {expected}." in texts(why.page(answer, 1, WORDS))
    notice = noted("time-up", name="Mei", rule="wait")
    assert "as agreed" not in notices.line(changed(alone, caretaker="computer"), notice, WORDS)
    assert "as agreed" in notices.line(alone, notice, WORDS)


def test_a_notice_calls_whose_seat_it_is_as_long_as_that_is_so() -> None:
    away, back = seated(match(1), 1, owned=True), match(1)
    notice = noted("computer-plays", name="Jonas", seat="B", why="time")
    post = notices.post(away, notice, WORDS, 1)
    assert "<@2>" in texts(post)
    assert "I am back" in labels(post)
    name = back.seats[1].name
    for found, what, called in (
        (away, notice, 2),
        (back, notice, None),  # they are back already
        (away, noted("computer-plays", name="Jonas", seat="B", why="gone"), None),
        (away, noted("plays-on", name="Jonas"), None),
        (back, noted("staff-seated", by="Noor", name=name, seat="B"), 2),
        (back, noted("staff-seated", by="Noor", name="Rafi", seat="B"), None),
    ):
        assert notices.called(found, what) == called


# ── turns in a row ───────────────────────────────────────────────────────────────────────────────


async def told(matches: Matches, found: Match, first: int, last: int) -> Recap:
    before = await matches.watching.turn(found.id, first - 1)
    return recap.of(found, before, [await matches.watching.turn(found.id, n) for n in range(first, last + 1)])


@pytest.mark.usefixtures("long_tokens")
@pytest.mark.parametrize(
    "game",  # one game, whose texts are long; the others where there is more time
    ["china", *(pytest.param(name, marks=pytest.mark.fuzz) for name in NAMES if name != "china")],
)
async def test_several_turns_fit_into_one_message_and_hold_nothing_hidden(reach: Reach, game: str) -> None:
    matches, found = await reach(of_novices(game, 16))
    last = found.turn - 1
    for first in (last - 3, last - 11):
        run = await told(matches, found, first, last)
        view = posts.several_post(run, WORDS, 10**9, "board-999.png")
        fits(view)
        text = texts(view)
        assert text.startswith(
            f"**Turns {first} to {last}.**\n" if last - first > 1 else f"**Turns {first} and"
        )
        assert f"**{last}.** " in text  # the newest is told whatever else has no room
        # made of what everybody may know: nothing is left that would have to be masked for a watcher
        assert [event.view(None) for event in run.events] == list(run.events)
        for position in (run.before, run.view):
            assert position is not None
            assert position.view(None) == position


async def test_two_turns_in_a_row_are_told_in_one_message_with_few_words(reach: Reach) -> None:
    run = await told(*await reach(of_novices("qin", 12, 3)), 9, 10)
    text = texts(posts.several_post(run, WORDS, 1, "board-10.png"))
    assert text.startswith("**Turns 9 and 10.**\n**9.** ")
    assert "\n**10.** " in text
    assert all(count_words(line) <= recap.FEW_WORDS for line in text.split("\n"))


async def test_whoever_is_away_is_said_to_be_so_where_a_computer_plays_for_them(reach: Reach) -> None:
    matches, found = await reach(of_novices("qin", 12, 3))
    (mine,) = [turn for turn in range(4, 7) if (await matches.watching.turn(found.id, turn)).seat == 0]
    away = changed(seated(found, 0, owned=True), to_act=0)

    async def said(of: Match, turn: int) -> list[bool]:
        """Alone, and in a row."""
        one = posts.turn_post(of, await matches.watching.turn(found.id, turn), WORDS, 1, "board-1.png")
        run = msgspec.structs.replace(await told(matches, found, turn, turn + 1), match=of)
        views = one, posts.several_post(run, WORDS, 1, "board-1.png")
        return ["A computer plays for" in texts(view) for view in views]

    assert await said(away, mine) == [True, True]
    assert await said(found, mine) == [False, False]
    assert await said(away, mine + 1) == [False, False]
    assert "(a computer plays)" in phrases.next_line(away, WORDS)
    assert "(a computer plays)" not in phrases.next_line(found, WORDS)


async def test_a_line_is_cut_only_where_there_is_no_room_for_all_of_it(reach: Reach) -> None:
    matches, found = await reach(of_novices("qin", 12, 3))
    turn = await matches.watching.turn(found.id, 1)
    long = msgspec.structs.replace(turn, events=turn.events * 7)
    whole = recap.one_line(phrases.summary(found, long, WORDS, brief=True), 10_000)
    assert recap.LINE < len(whole) < recap.ROOM
    assert recap.told(recap.of(found, long, [long]), WORDS).endswith(whole)
    assert len(recap.told(recap.of(found, long, [long]), WORDS, 1, 90)) < 120
    assert len(recap.told(recap.of(found, long, [long] * 8), WORDS)) < recap.ROOM + 100


async def test_only_turns_that_the_newest_message_tells_need_no_page_before_the_panel(reach: Reach) -> None:
    matches, found = await reach(of_novices("qin", 12, 3))
    mine = [turn for turn in range(1, found.turn) if (await matches.watching.turn(found.id, turn)).seat == 0]
    run = await told(matches, found, mine[-2] + 1, mine[-2] + 2)
    assert recap.by_computers(run)
    assert not recap.by_computers(await told(matches, found, mine[-2] + 1, mine[-1]))
    assert not recap.by_computers(msgspec.structs.replace(run, noted=(noted("revived", by="Mei"),)))
    for turn, told_there in ((run.turns[-1].number, False), (run.turns[-1].number + 1, True)):
        now = msgspec.structs.replace(run, match=changed(found, turn=turn))
        assert recap.by_computers(now) == told_there  # a turn in progress stands in no message yet
