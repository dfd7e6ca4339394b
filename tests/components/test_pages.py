"""Pages built from many or long things keep Discord's limits."""

import re
from datetime import timedelta
from itertools import product

import discord
import msgspec
import pytest

import games
from bot.components import (
    ids,
    inbox,
    lists,
    lobby,
    log,
    me,
    more,
    panel,
    phrases,
    questions,
    reminders,
    results,
    reviews,
    votes,
    why,
)
from bot.components.ids import PressItem
from bot.components.page import LONGEST_TEXT, Page, option
from bot.matches import Done, Match, Matches, Person, Report, SeatState, TableQuestion, Turn, Vote, Wait
from bot.matches.inbox import PENDING, Inbox, Likely, Pending, SeatClock, Why
from bot.matches.lobby import LONGEST_CALLED
from bot.matches.model import PlainTurn
from bot.matches.questions import LONGEST
from bot.matches.reminders import Snoozed
from bot.matches.reviews import Review, Verdict
from bot.store.matches import State
from bot.store.votes import VoteKind
from bot.text import LANGUAGES, words
from tests.support.pages import ME, NOW, WORDS, fits, labels, match, pressed, texts, values
from tests.support.running import agreed
from tests.support.table import mover, other, started


def vote(match: Match) -> Vote:
    """Somebody else wants the match to be paused."""
    return Vote(
        id=match.id,
        match=match,
        kind="pause",
        seat=1,
        state="open",
        voters=(0, 1),
        needed=(0, 1),
        ballots={1: "yes"},
        at=NOW,
        message=None,
    )


def question(asked: Match) -> TableQuestion:
    by, said = Person(9, "N" * 32), tuple((Person(number, "*" * 32), "_" * LONGEST) for number in range(4))
    return TableQuestion(
        id=1, match=asked, by=by, text="*" * LONGEST, answers=said, missing=(0, 1), open=True, message=None
    )


def test_a_question_has_room_for_every_answer() -> None:
    post = questions.post(question(match(1)), WORDS, 7)
    told = [item.content for item in post.walk_children() if isinstance(item, discord.ui.TextDisplay)]
    assert len(told) == 6
    assert all(text.count("\\_") == LONGEST for text in told[1:5])


def test_what_is_first_posted_when_all_is_over_is_known_again_too() -> None:
    """By the row that its buttons carry: a full table begins at once, a question may be settled by then."""
    asked = msgspec.structs.replace(question(match(1)), open=False)
    for post in (questions.post(asked, WORDS, 7), lobby.card(match(1), WORDS, "lobby.png", 7)):
        pressed = [ids.read(item.custom_id) for item in post.walk_children() if isinstance(item, PressItem)]
        assert {press.row for press in pressed if press is not None} == {7}


@pytest.mark.parametrize("count", [0, 1, 6, 7, 40])
def test_menu_and_lists_hold_any_number_of_matches(count: int) -> None:
    own = [match(number) for number in range(1, count + 1)]
    others = [match(number, mine=False) for number in range(101, 101 + count)]
    tables = [match(number, "lobby") for number in range(201, 201 + count)]
    running = [match(number, mine=False) for number in range(301, 301 + count)]
    fits(more.more(match(1), ME, WORDS))
    fits(lists.tables(tables, running, ME, WORDS))
    fits(lists.choose(own or others, "move", WORDS))
    pending = tuple(Pending(waiting, None) for waiting in own[:PENDING])
    votes = tuple(vote(waiting) for waiting in own)
    asked = tuple(question(waiting) for waiting in own)
    found = Inbox(
        waiting=tuple(own),
        pending=pending,
        votes=votes,
        questions=asked,
        others=(*others, *tables),
        likely=tuple(Likely(likely, 0) for likely in others[:PENDING]),
    )
    fits(inbox.page(found, ME, WORDS))
    fits(inbox.others(found.others, 2, ME, WORDS))


@pytest.mark.usefixtures("long_tokens")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_inbox_has_room_for_the_longest_names_titles_and_tasks(language: str) -> None:
    position = games.game("confucius").start(5, {}, "longest").view(None)
    seats = (*match(1).seats, msgspec.structs.replace(match(1).seats[3], seat=4, person=5))
    longest = msgspec.structs.replace(
        match(1),
        id=10**6,
        game="confucius",
        called="W" * LONGEST_CALLED,
        server=10**18,
        seats=tuple(msgspec.structs.replace(seat, name="*" * 32) for seat in seats),
        size=5,
    )
    own = [msgspec.structs.replace(longest, id=longest.id + number) for number in range(9)]
    found = Inbox(
        waiting=tuple(own),
        pending=tuple(Pending(waiting, position) for waiting in own[:PENDING]),
        votes=tuple(vote(waiting) for waiting in own[:2]),
        questions=(question(longest),),
        others=tuple(own),
        likely=tuple(Likely(likely, 0) for likely in own[:PENDING]),
    )
    page = inbox.page(found, ME, words(language)).lead("n" * 400)
    fits(page)
    shown = pressed(page)
    moves = [number for verb, number, _ in shown if verb == "move"]
    assert moves == [waiting.id for waiting in own[: len(moves)]]
    assert 0 < len(moves) < PENDING
    assert words(language)("inbox-rest", count=len(own) - len(moves)) in texts(page)
    assert [verb for verb, _, _ in shown if verb in ("vote", "answer")] == ["vote", "vote", "answer"]
    assert words(language)("inbox-others", count=len(own)) in texts(page)


def test_a_page_cuts_what_has_no_room_left() -> None:
    page = Page().text("x" * 3990).text("y" * 50).text("z")
    assert page.view().content_length() == LONGEST_TEXT
    page = Page().text("x" * 3990)
    for _ in range(2):
        page.entry("y" * 50, page.button("list", "Inbox"))
    assert page.view().content_length() == LONGEST_TEXT
    assert len(labels(page)) == 1


def test_a_choice_is_cut_to_what_discord_takes() -> None:
    cut = option("v" * 200, "l" * 200, "d" * 200)
    assert (len(cut.value), len(cut.label), len(cut.description or "")) == (100, 100, 100)


@pytest.mark.parametrize("turn", [1, 25, 26, 43, 400])
def test_the_menu_leads_back_to_the_start_of_any_match(turn: int) -> None:
    page = more.more(msgspec.structs.replace(match(1), turn=turn), ME, WORDS)
    numbers = [int(value) for value in values(page)]
    assert numbers == sorted(set(numbers), reverse=True)
    assert (numbers[0], numbers[-1], len(numbers)) == (turn - 1, 0, min(turn, 25))


def test_who_looks_at_a_paused_match_reads_that_it_is() -> None:
    for since, told in ((None, "Next: "), (NOW, "⏸️ Paused. Next: ")):
        found = msgspec.structs.replace(
            match(1), paused_at=since, stopped_by=since and "players", due_at=None
        )
        assert f" · turn 1. {told}" in texts(more.more(found, ME, WORDS))


@pytest.mark.parametrize("name", ["_" * 32, "Alexander_Mc", "W" * 32])
def test_a_match_for_which_the_list_has_no_room_is_counted(name: str) -> None:
    """Whatever five people and their host call themselves and the table: no link is cut, nothing vanishes."""

    def crowded(number: int, state: State) -> Match:
        seats = [
            SeatState(seat=at, person=90 + at, name=name, resigned=False, waiting=False) for at in range(5)
        ]
        return msgspec.structs.replace(
            match(number, state), game="confucius", size=5, seats=tuple(seats), options={}, called="T" * 60
        )

    tables = [crowded(10**7 + number, "lobby") for number in range(9)]
    running = [crowded(10**7 + number, "playing") for number in range(20, 40)]
    page = lists.tables(tables, running, ME, WORDS)
    fits(page)
    told, buttons = texts(page), [verb for verb, _, _ in pressed(page)]
    assert told.count("T" * 60) == buttons.count("join") + buttons.count("board") > 6
    heads = [line for line in told.split("\n") if "T" * 60 in line]
    assert all(re.search(r"<#\d+>|\]\(https://[^ )]+\)", line) for line in heads)
    for found, verb in ((tables, "join"), (running, "board")):
        assert f"-# and {len(found) - buttons.count(verb)} more" in told.split("\n")


def test_a_choice_of_matches_tells_how_far_each_is() -> None:
    _, _, table, _, running = texts(lists.choose([match(1, "lobby"), match(2)], "move", WORDS)).splitlines()
    assert "4 of 4" in table
    assert "turn began" in running


def test_a_rematch_offers_to_move_once_it_runs() -> None:
    for state, moves in (("lobby", False), ("playing", True)):
        found = msgspec.structs.replace(match(1), state=state)
        assert ("Your move" in labels(results.again(found, ME, WORDS))) is moves


def test_a_vote_for_the_overdue_tells_who_chose_what() -> None:
    found = msgspec.structs.replace(vote(match(1)), kind="overdue", voters=(0, 2, 3), ballots={})
    assert "still to vote" not in texts(votes.page(found, 3, WORDS))
    found = msgspec.structs.replace(found, ballots={0: "computer"})
    assert "A computer plays: " in texts(votes.page(found, 3, WORDS))


async def test_a_pause_without_asking_is_offered_once(matches: Matches) -> None:
    found = await started(matches, 3, "qin")
    person = other(found)

    async def offered() -> tuple[bool, bool]:
        page = votes.ask(await matches.watching.match(found.id), "pause", 2, person, WORDS)
        return ("pause-now", found.id, ()) in pressed(page), "without asking, once" in texts(page)

    assert await offered() == (True, True)
    await matches.votes.pause_now(found.id, person)
    await matches.votes.resume_play(found.id, person)
    assert await offered() == (False, False)
    somebody = votes.ask(await matches.watching.match(found.id), "pause", 2, mover(found), WORDS)
    assert ("pause-now", found.id, ()) in pressed(somebody)


ONE_OTHER = {
    "en": ("The other player decides; if they do not", "Ask them", "I have told the other player."),
    "de": ("Die andere Person entscheidet; sonst", "Fragen", "Die andere Person weiß Bescheid."),
}
SOME_OTHERS = {
    "en": (
        "More than half of the others decide; if they do not",
        "Ask the others",
        "I have told the others.",
    ),
    "de": ("Mehr als die Hälfte der anderen entscheidet; sonst", "Die anderen fragen", "Die anderen wissen"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("count", "told"), [(1, ONE_OTHER), (2, SOME_OTHERS)])
def test_one_other_is_not_called_the_others(
    language: str, count: int, told: dict[str, tuple[str, ...]]
) -> None:
    (decides, asks, knows), say = told[language], words(language)
    late = msgspec.structs.replace(vote(match(1)), kind="overdue", voters=(0, 2)[:count], ballots={})
    assert decides in votes.line(late, say)
    assert asks in labels(votes.ask(match(1), "pause", count, ME, say))
    host = match(1, "lobby").seats[0]
    table = msgspec.structs.replace(match(1, "lobby"), seats=(host,), size=1 + count, creator=ME)
    assert knows in texts(results.again(table, ME, say))


@pytest.mark.parametrize("kind", ["end", "overdue"])
def test_a_vote_that_ends_in_silence_says_nothing_of_the_match(kind: VoteKind) -> None:
    found = msgspec.structs.replace(vote(match(1)), kind=kind, state="lapsed", ballots={})
    assert texts(votes.page(found, 3, WORDS)).endswith("\nThere is nothing left to decide here.")


@pytest.mark.parametrize("kind", ["end", "adopt"])
def test_who_said_no_is_named_and_nobody_who_is_not_waited_for(kind: VoteKind) -> None:
    found = msgspec.structs.replace(vote(match(1)), kind=kind, voters=(0, 1, 2), needed=(0, 1, 2))
    told = texts(votes.post(msgspec.structs.replace(found, ballots={1: "yes", 0: "no"}), WORDS, 1))
    name = {seat: phrases.players(found.match).rich(seat) for seat in range(3)}
    assert f"✅ {name[1]} · ❌ {name[0]} · still to vote: {name[2]}" in told
    told = texts(votes.post(msgspec.structs.replace(found, ballots={1: "no", 0: "no", 2: "yes"}), WORDS, 1))
    assert told.endswith(
        f"✅ {name[2]} · ❌ {name[0]} and {name[1]} · not enough votes yet; you can change yours"
    )


def test_a_vote_that_is_over_offers_to_move_only_to_whose_turn_it_is() -> None:
    for mine in (True, False):
        found = msgspec.structs.replace(vote(match(1, mine=mine)), state="passed")
        assert ("Your move" in labels(votes.page(found, ME, WORDS))) is mine


def test_a_note_before_a_full_page_takes_the_place_of_its_end() -> None:
    page = Page().text("a" * 3000).text("b" * 1000)
    page.lead("n" * 500)
    assert texts(page) == "\n".join(["n" * 500, "a" * 3000, "b" * 499 + "…"])


async def test_everybody_on_the_block_list_can_be_taken_off(matches: Matches) -> None:
    others = [Person(1000 + number, f"Player {number:03}") for number in range(60)]
    about = await matches.people.block(Person(ME, "Mei"), others)
    page, found = me.blocks(about, WORDS), list[str]()
    for part in (1, 2, 0):
        fits(page)
        found += values(page)
        assert ("me-blocks", 0, (str(part),)) in pressed(page)
        page = me.blocks(about, WORDS, part=part)
    assert found == [str(other.id) for other in others]
    about = await matches.people.unblock(ME, [other.id for other in others[50:]])
    assert values(me.blocks(about, WORDS, part=2)) == [str(other.id) for other in others[:25]]
    about = await matches.people.unblock(ME, [other.id for other in others[:50]])
    assert "Next page" not in labels(me.blocks(about, WORDS))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_any_number_of_vacations_is_told_and_each_can_be_ended(matches: Matches, language: str) -> None:
    mei, spoken = Person(ME, "Mei"), words(language)
    await matches.people.live_in(mei, "America/Argentina/ComodRivadavia")
    await matches.reminders.dms(ME, closed=True)
    await matches.people.block(mei, [Person(1000 + number, "*" * 32) for number in range(60)])
    today = matches.clock.now().date()
    for day in range(0, 56, 2):
        away = today + timedelta(days=day)
        about = await matches.people.go_away(mei, away, away)
    assert len(about.vacations) == 28
    while len(about.vacations) > me.UPCOMING:
        page = me.page(about, spoken, spoken("me-saved"))
        fits(page)
        assert "…" not in texts(page)
        found = [each.id for each in about.vacations[:25]]
        assert values(page) == [str(vacation) for vacation in found]
        assert texts(page).count("🏖️") == 1 + len(found)
        about = await matches.people.end_vacation(mei, found[-1])
    page = me.page(about, spoken)
    assert values(page) == []
    assert [args for verb, _, args in pressed(page) if verb == "me-back"] == [
        (str(each.id),) for each in about.vacations
    ]


@pytest.mark.parametrize("late", [False, True])
def test_who_snoozes_is_warned_only_of_a_time_that_is_up_before(late: bool) -> None:
    until = NOW + timedelta(hours=1 if late else -1)
    found = Snoozed((match(1),), until, zone=True)
    assert ("Your time is up before that" in texts(reminders.snoozed(found, WORDS))) is late


def test_a_past_turn_is_reached_from_the_log_only_where_there_is_more() -> None:
    """The log shows the newest that fit, then those before."""
    told = [PlainTurn(number=number, text="x" * 900, at=NOW) for number in range(1, 6)]
    newest = log.log(match(1), (), (), None, WORDS, told)
    assert labels(newest)[0] == "Earlier"
    (earlier,) = [args for verb, _, args in pressed(newest) if verb == "log"]
    before = log.log(match(1), (), (), int(earlier[0]), WORDS, told)
    assert labels(before)[:2] == ["Newest", "Board"]
    assert texts(before).count("Turn") + texts(newest).count("Turn") == 5


def test_how_long_somebody_took_is_told_once_where_all_turns_took_as_long() -> None:
    shown = msgspec.structs.replace(match(1), state="over", ended_at=NOW)
    view = games.game("qin").start(4, games.game("qin").complete(4, {}), "waits").view(None)
    for longest, told in ((3, "3 hours each"), (9, "usually 3 hours, at most 9 hours")):
        wait = Wait(0, "Mei", 4, timedelta(hours=3), timedelta(hours=longest), None)
        report = Report(match=shown, marks=(), waits=(wait,), position=view, first=False)
        assert told in results.waits(report, WORDS, 1000)


def test_a_review_tells_of_who_took_the_turn_or_whose_chances_it_changed() -> None:
    over = msgspec.structs.replace(match(1), state="over", to_act=None)
    seats = [msgspec.structs.replace(seat, name=f"P{seat.seat}") for seat in over.seats]
    over = msgspec.structs.replace(over, seats=tuple(seats))
    position = games.game("qin").start(4, games.game("qin").complete(4, {}), "review").view(None)
    turn = Turn(match=over, number=3, seat=1, entries=(), events=(), view=position, at=NOW)
    for after, told in (((0.25, 0.5, 0.15, 0.1), "P1"), ((0.25, 0.25, 0.4, 0.1), "P2")):
        verdict = Verdict(turn=turn, seat=1, before=(0.25,) * 4, after=after, better=None)
        review = Review(
            match=over,
            turns=3,
            asked=True,
            public=False,
            done=True,
            points={0: (0.25,) * 4, 3: after},
            verdicts=(verdict,),
        )
        assert f"**{told}**" in texts(reviews.page(review, WORDS, b"", None))


def test_of_a_match_that_has_not_begun_there_is_no_log() -> None:
    for begun in (None, NOW):
        closed = msgspec.structs.replace(match(1, "over"), started_at=begun)
        found = Why(match=closed, view=None, clock=SeatClock(), votes=())
        assert ("Log" in labels(why.page(found, ME, WORDS))) is (begun is not None)


async def test_a_move_is_queued_for_a_turn_of_ones_own_that_can_come(matches: Matches) -> None:
    found = await started(matches, 3, "qin")

    async def queues() -> list[bool]:
        shown = await matches.inbox.why(found.id)
        people = [mover(found), other(found), 99]
        return ["Queue my next move" in labels(why.page(shown, person, WORDS)) for person in people]

    assert await queues() == [False, True, False]
    await matches.votes.pause_now(found.id, other(found))
    assert await queues() == [False, False, False]


@pytest.mark.parametrize(
    ("language", "others", "why_head"),
    [
        (
            "en",
            "2 matches and tables of yours do not need you now.",
            "It is your turn in **Qin 1** once it is resumed: place a tile.",
        ),
        (
            "de",
            "2 Partien und Tische von dir brauchen dich gerade nicht.",
            "In **Qin 1** bist du am Zug, sobald die Partie weitergeht: ein Plättchen legen.",
        ),
    ],
)
async def test_neither_a_paused_match_nor_a_table_of_ones_own_is_said_to_wait_for_anybody(
    matches: Matches, language: str, others: str, why_head: str
) -> None:
    say = words(language)
    found = await started(matches, 2, "qin")
    await agreed(matches, found, "pause")
    person = mover(found)
    await matches.lobby.create("qin", 2, "daily", {}, Person(person, "Mei"), 1, 1)
    assert others in texts(inbox.page(await matches.inbox.of(person), person, say))
    assert why_head in texts(why.page(await matches.inbox.why(found.id), person, say))


def test_why_offers_what_lets_a_match_that_rests_go_on_to_whom_it_is_not_refused() -> None:
    def offered(of: Match, person: int, **facts: bool) -> set[str]:
        found = Why(match=of, view=None, clock=SeatClock(), votes=(), **facts)
        shown = set(map(str, labels(why.page(found, person, WORDS))))
        return shown & {"Join", "Revive", "Go on by the newest rules", "End the match", "End the sitting"}

    def left(of: Match) -> Match:
        mine, *others = of.seats
        gone = msgspec.structs.replace(mine, resigned=True)
        return msgspec.structs.replace(of, seats=(gone, *others))

    lena, table = 99, match(1, "lobby")
    assert (offered(table, ME), offered(table, lena)) == (set(), {"Join"})
    there = Why(match=table, view=None, clock=SeatClock(), votes=())
    assert f"4 of 4 seats are taken, in <#{table.channel}>." in texts(why.page(there, lena, WORDS))

    archived = match(1, "archived")
    assert offered(archived, ME, revivable=True) == {"Revive"}
    for of, person, can in ((archived, ME, False), (archived, lena, True), (left(archived), ME, True)):
        assert offered(of, person, revivable=can) == set()

    stuck = msgspec.structs.replace(match(1), stopped_by="rules")
    assert offered(stuck, ME, adoptable=True) == {"Go on by the newest rules", "End the match"}
    assert offered(left(stuck), ME, adoptable=True) == set()
    sat = msgspec.structs.replace(stuck.seats[1], sitter=lena)
    sat_in = msgspec.structs.replace(stuck, seats=(stuck.seats[0], sat, *stuck.seats[2:]))
    assert offered(sat_in, lena, adoptable=True) == {"End the sitting"}


def test_only_who_sits_there_may_plan_after_a_turn() -> None:
    for own, following in product((False, True), (1, None)):
        result = Done(match=match(1), next_seat=following, events=(), waiting=(), orders=False)
        shown = labels(panel.done(result, None, WORDS, own=own))
        assert ("Plan my next move" in shown) is (own and following is not None)
