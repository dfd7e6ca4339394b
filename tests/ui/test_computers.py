"""Computers on the pages: whom a page calls, what the card offers, turns in a row in one message."""

from datetime import timedelta

import discord
import msgspec
import pytest

from bot.matches import STRENGTHS, Match, Matches, Notice, Person, Recap, Strength, Undo
from bot.matches.inbox import Clock as Left
from bot.matches.inbox import Why
from bot.ui import computers, lobby, more, notices, phrases, posts, recap, reminders, rules, seats, votes, why
from bot.ui.item import PressItem
from bot.ui.page import LONGEST_TEXT, Page
from bot.words import words
from games import NAMES, brain
from games import game as find_game
from games.engine import Chance
from games.engine.computer import choose
from games.engine.computer.budget import counted

from . import test_reminders as reminding
from .test_pages import NOW, match

WORDS = words("en")
LONG = Person(1 << 60, "*A_name|of~32`characters* 0000001")
ROWS = 40
"""Components in a message, at most (Discord)."""


def seated(found: Match, seat: int, strength: Strength = "steady", *, owned: bool = False) -> Match:
    """A computer plays in that seat: its own, or for the person there."""
    state = found.seats[seat]
    state = msgspec.structs.replace(state, computer=strength, person=state.person if owned else None)
    seats = (*found.seats[:seat], state, *found.seats[seat + 1 :])
    return msgspec.structs.replace(found, seats=seats)


def texts(view: discord.ui.LayoutView) -> str:
    return "\n".join(
        item.content for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay)
    )


def labels(page: Page) -> list[str | None]:
    items = [item.item for item in page.view().walk_children() if isinstance(item, PressItem)]
    return [item.label for item in items if isinstance(item, discord.ui.Button)]


def listed(view: discord.ui.LayoutView) -> list[str]:
    """The values of the list on a card."""
    items = [item.item for item in view.walk_children() if isinstance(item, PressItem)]
    return [choice.value for item in items if isinstance(item, discord.ui.Select) for choice in item.options]


def table(size: int, people: int, *strengths: Strength) -> Match:
    """An open table with so many people and these computers, in a game for up to five."""
    found = msgspec.structs.replace(match(1, "lobby"), game="yunnan", size=size, creator=1)
    found = msgspec.structs.replace(found, options=find_game("yunnan").complete(size, {}))
    found = msgspec.structs.replace(found, seats=found.seats[: people + len(strengths)])
    for seat, strength in enumerate(strengths, people):
        found = seated(found, seat, strength)
    return found


# ── the card ─────────────────────────────────────────────────────────────────────────────────────


def test_the_card_offers_what_can_be_done() -> None:
    fill = [f"fill-{strength}" for strength in STRENGTHS]
    add = [f"add-{strength}" for strength in STRENGTHS]

    def offered(found: Match) -> list[str]:
        return listed(lobby.card(found, WORDS, "lobby.png"))

    assert offered(table(4, 1)) == [*fill, *add]
    assert offered(table(4, 3)) == fill
    assert offered(table(5, 2, "novice")) == [*fill, *add, "remove"]
    assert offered(table(3, 2, "novice")) == ["remove"]
    assert offered(table(3, 3)) == []
    assert offered(msgspec.structs.replace(table(4, 1), state="shelved")) == []


def test_the_card_says_who_is_a_computer_and_how_well_it_plays() -> None:
    found = table(4, 1, "strong", "novice")
    said = texts(lobby.card(found, WORDS, "lobby.png"))
    lines = [
        line for line in said.split("\n") if "(host)" in line or "(strong)" in line or "(novice)" in line
    ]
    assert len(lines) == 3
    assert "(host)" in lines[0]
    assert said.count("free") >= 1


def test_a_name_in_the_list_of_a_card_is_no_markup() -> None:
    found = table(4, 1)
    found = msgspec.structs.replace(
        found, seats=(msgspec.structs.replace(found.seats[0], name="*Mei_*"), *found.seats[1:])
    )
    items = [
        item.item
        for item in lobby.card(found, WORDS, "lobby.png").walk_children()
        if isinstance(item, PressItem)
    ]
    (select,) = [item for item in items if isinstance(item, discord.ui.Select)]
    assert select.placeholder == "Add computers (only *Mei_* can)"


def test_the_rules_of_every_game_tell_of_computers_and_lead_to_them() -> None:
    for name in NAMES:
        last = rules.part_with(name, "computers", WORDS)
        page = rules.rules(name, None, WORDS, last, solo=True)
        assert "only what a person in their seat would see" in texts(page.view())
        assert "Play against computers" in labels(page)
        assert "Play against computers" not in labels(rules.rules(name, None, WORDS, last))


def test_computers_take_no_time() -> None:
    alone = lobby.length(table(4, 1, "novice", "novice", "novice"))
    all_people = lobby.length(table(4, 4))
    assert alone is not None
    assert all_people is not None
    assert alone * 4 == all_people


def test_the_offer_holds_every_game_with_the_strength_that_was_chosen() -> None:
    view = computers.offer("novice", WORDS).view()
    items = [item for item in view.walk_children() if isinstance(item, PressItem)]
    pressed = [item.custom_id.split("|") for item in items if isinstance(item.item, discord.ui.Button)]
    assert [press[4:6] for press in pressed if press[1] == "solo"] == [[name, "novice"] for name in NAMES]
    (select,) = [item.item for item in items if isinstance(item.item, discord.ui.Select)]
    assert [choice.default for choice in select.options] == [True, False, False]
    assert all(
        find_game(name).min_seats <= 1 + computers.RIVALS <= find_game(name).max_seats for name in NAMES
    )


# ── who is called, who is asked ──────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("owned", [False, True])
def test_nobody_is_called_to_the_turn_of_a_computer(owned: bool) -> None:
    found = msgspec.structs.replace(match(1), pinged=True)
    assert "<@1>" in phrases.next_line(found, WORDS, "lay")
    assert "<@" not in phrases.next_line(seated(found, 0, owned=owned), WORDS, "lay")
    assert not phrases.to_move(seated(found, 0, owned=owned), 0)
    assert phrases.to_move(seated(found, 1, owned=owned), 0)


def test_lists_of_seats_tell_computers_from_people() -> None:
    found = seated(seated(match(1), 1, "strong"), 2, owned=True)
    assert phrases.player(found, 1, WORDS).endswith("(strong)")
    assert phrases.player(found, 2, WORDS).endswith("(a computer plays)")
    assert phrases.player(found, 0, WORDS) == phrases.cast(found).rich(0)


def test_only_people_are_asked() -> None:
    found = match(1)
    for seat in (1, 2, 3):
        found = seated(found, seat)
    said = texts(votes.ask(found, "pause", WORDS).view())
    assert "Computers always agree" in said
    assert "others must" not in said
    assert "Do it" in labels(votes.ask(found, "pause", WORDS))
    owned = seated(found, 1, owned=False)
    owned = msgspec.structs.replace(
        owned, seats=(*owned.seats[:1], msgspec.structs.replace(owned.seats[1], person=2), *owned.seats[2:])
    )
    assert "The other one must agree" in texts(votes.ask(owned, "pause", WORDS).view())


async def test_what_nobody_else_could_refuse_is_not_said_to_be_agreed(matches: Matches) -> None:
    people, alone = match(1), seated(seated(seated(match(1), 1), 2), 3)
    for what in ("pause", "end"):
        agreed, own = (noted(f"{kind}-{what}", name=people.seats[0].name) for kind in ("agreed", "own"))
        assert "All agree" in notices.line(people, agreed, WORDS)
        assert "agree" not in notices.line(alone, own, WORDS)
        assert notices.BUTTONS[own.kind] == notices.BUTTONS[agreed.kind]
    turn = await matches.turn((await begun(matches, "qin")).id, 0)
    back = msgspec.structs.replace(turn, seat=0, number=9, undo=Undo(seat=0, to=6, first=7, last=8))
    assert "All agree" in phrases.summary(people, back, WORDS)
    assert "agree" not in phrases.summary(alone, back, WORDS)


async def test_whoever_has_stopped_a_match_alone_can_start_it_again_below(matches: Matches) -> None:
    found = await begun(matches, "qin")
    paused = votes.page(await matches.ask(found.id, LONG.id, "pause"), LONG.id, WORDS)
    assert "Resume" in labels(paused)
    await matches.resume_play(found.id, LONG.id)
    shelved = votes.page(await matches.ask(found.id, LONG.id, "end"), LONG.id, WORDS)
    assert "Revive" in labels(shelved)
    assert "Resume" not in labels(shelved)


def test_whoever_is_back_can_see_what_the_computer_played() -> None:
    assert "Since I last looked" in labels(seats.plays_on(match(1), 0, WORDS, computer=True))


def test_the_card_says_what_happens_without_somebody_only_where_others_wait() -> None:
    assert "If someone vanishes" in lobby.terms(table(3, 2, "novice"), WORDS)
    assert "If someone vanishes" in lobby.terms(table(3, 1, "novice"), WORDS)  # a seat is free
    assert "If someone vanishes" not in lobby.terms(table(3, 1, "novice", "novice"), WORDS)


def test_the_last_person_is_told_that_the_match_rests_without_them() -> None:
    found = seated(seated(seated(match(1), 1), 2), 3)
    assert "put aside" in texts(more.resign(found, 1, WORDS).view())
    assert labels(more.resign(found, 1, WORDS))[0] == "Put it aside"
    others = more.resign(seated(match(1), 1), 1, WORDS)
    assert "play on without you" in texts(others.view())
    assert labels(others)[0] == "Resign for good"


def test_the_menu_leads_back_to_a_seat_that_is_looked_after() -> None:
    assert "I am back" in labels(more.more(seated(match(1), 0, owned=True), 1, WORDS))
    assert "I am back" not in labels(more.more(match(1), 1, WORDS))


async def test_why_says_that_a_computer_is_to_act(matches: Matches) -> None:
    found = await begun(matches, "qin")
    position = (await matches.turn(found.id, 0)).view

    def said(of: Match, person: int) -> tuple[str, list[str | None]]:
        answer = Why(match=of, view=position, clock=Left(), votes=())
        return texts(why.page(answer, person, WORDS).view()), labels(why.page(answer, person, WORDS))

    computer = next(seat.seat for seat in found.seats if seat.person is None)
    text, _ = said(msgspec.structs.replace(found, to_act=computer), LONG.id)
    assert "it moves within seconds" in text
    assert "No deadline" not in text
    mine = found.seats[0]
    owned = msgspec.structs.replace(mine, computer="steady")
    away = msgspec.structs.replace(found, to_act=0, seats=(owned, *found.seats[1:]))
    text, buttons = said(away, LONG.id)
    assert "waits for you" not in text
    assert "until you press **I am back**" in text
    assert buttons[0] == "I am back"
    assert "Your move" not in buttons
    text, buttons = said(away, 99)
    assert "until they are back" in text
    assert "I am back" not in buttons


async def test_with_nobody_else_there_nothing_is_said_to_be_done_when_time_is_up(matches: Matches) -> None:
    position = (await matches.turn((await begun(matches, "qin")).id, 0)).view

    def said(of: Match) -> str:
        answer = Why(match=of, view=position, clock=Left(left=timedelta(hours=3)), votes=())
        return texts(why.page(answer, 1, WORDS).view())

    two = match(1)
    two = msgspec.structs.replace(two, seats=two.seats[:2])
    alone = seated(two, 1)
    away = seated(two, 1, owned=True)
    rules = {"wait": "we wait", "vote": "the others vote", "computer": "a computer plays"}
    for rule, told in rules.items():
        of = {"caretaker": rule, "game": "qin"}
        for found, expected in (
            (two, told),
            (alone, "we wait"),
            (away, "we wait" if rule == "computer" else told),
        ):
            assert f"If the time runs out: {expected}." in said(msgspec.structs.replace(found, **of))
    line = notices.line(
        msgspec.structs.replace(alone, caretaker="computer"), noted("time-up", name="Mei", rule="wait"), WORDS
    )
    assert "as agreed" not in line
    assert "as agreed" in notices.line(alone, noted("time-up", name="Mei", rule="wait"), WORDS)


def noted(kind: str, **facts: str) -> Notice:
    return Notice(turn=7, kind=kind, facts=dict(facts), at=NOW)


def test_a_notice_calls_whose_seat_it_is_as_long_as_that_is_so() -> None:
    away = seated(match(1), 1, owned=True)
    notice = noted("computer-plays", name="Jonas", seat="B", why="time")
    assert notices.called(away, notice) == 2
    assert "<@2>" in texts(notices.post(away, notice, WORDS, 1))
    assert "I am back" in str(
        [
            item.item.label
            for item in notices.post(away, notice, WORDS, 1).walk_children()
            if isinstance(item, PressItem) and isinstance(item.item, discord.ui.Button)
        ]
    )
    assert notices.called(match(1), notice) is None  # they are back already
    assert notices.called(away, noted("computer-plays", name="Jonas", seat="B", why="gone")) is None
    assert notices.called(away, noted("plays-on", name="Jonas")) is None
    name = match(1).seats[1].name
    assert notices.called(match(1), noted("staff-seated", by="Noor", name=name, seat="B")) == 2
    assert notices.called(match(1), noted("staff-seated", by="Noor", name="Rafi", seat="B")) is None


async def test_a_reminder_says_that_a_computer_will_play(matches: Matches) -> None:
    found = await reminding.begun(matches, "qin")
    (story,) = reminding.stories(found, 1)

    def said(of: Match) -> str:
        told = [story.played_at(of)]
        return texts(reminders.message(reminding.reminder(told), told, WORDS, 1))

    agreed = msgspec.structs.replace(story.match, caretaker="computer")
    assert "Once it is up, a computer plays for you." in said(agreed)
    assert "a computer plays" not in said(story.match)
    assert agreed.to_act is not None
    for seat in range(len(agreed.seats)):
        agreed = agreed if seat == agreed.to_act else seated(agreed, seat)
    assert "a computer plays" not in said(agreed)  # nobody else would play


# ── turns in a row ───────────────────────────────────────────────────────────────────────────────


async def begun(matches: Matches, game: str, size: int | None = None) -> Match:
    """A match of one person with a long name against computers."""
    size = size or find_game(game).max_seats
    found = await matches.create(game, size, "none", {}, LONG, 1 << 59, 1 << 58, computers="novice")
    return await matches.start(found.id, LONG.id)


async def played(matches: Matches, found: Match, turns: int) -> Match:
    """So many turns, all by novices; the person's seat, too, as they would choose."""
    while found.state == "playing" and found.turn <= turns:
        assert found.to_act is not None
        state = found.seats[found.to_act]
        if state.person is None:
            (thought,) = await matches.thoughts()
            view = msgspec.json.decode(thought.view, type=find_game(found.game).position_type)
            action = choose(brain(found.game), view, "novice", Chance(thought.seed), counted(0))
            assert await matches.play(thought, [str(action)])
        else:
            panel = await matches.panel(found.id, state.person)
            while panel.question is not None:
                action = choose(brain(found.game), panel.view, "novice", Chance("a"), counted(0))
                panel = await matches.type_move(found.id, state.person, str(action))
            await matches.confirm(found.id, state.person, panel.version, panel.revision)
        found = await matches.match(found.id)
    return found


async def told(matches: Matches, found: Match, first: int, last: int) -> Recap:
    before = await matches.turn(found.id, first - 1)
    return recap.of(found, before, [await matches.turn(found.id, n) for n in range(first, last + 1)])


@pytest.mark.usefixtures("long_tokens")
@pytest.mark.parametrize(
    "game",  # one game, whose texts are long; the others where there is more time
    ["china", *(pytest.param(name, marks=pytest.mark.fuzz) for name in NAMES if name != "china")],
)
async def test_several_turns_fit_into_one_message_and_hold_nothing_hidden(
    matches: Matches, game: str
) -> None:
    found = await played(matches, await begun(matches, game), 24)
    last = found.turn - 1
    for first in (last - 3, last - 11):
        run = await told(matches, found, first, last)
        view = posts.several_post(run, WORDS, 10**9, "board-999.png")
        assert view.content_length() <= LONGEST_TEXT
        assert len(list(view.walk_children())) <= ROWS
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


async def test_two_turns_in_a_row_are_told_with_the_sums_of_both(matches: Matches) -> None:
    found = await played(matches, await begun(matches, "qin", 3), 12)
    run = await told(matches, found, 9, 10)
    text = texts(posts.several_post(run, WORDS, 1, "board-10.png"))
    assert text.startswith("**Turns 9 and 10.**\n**9.** ")
    assert "\n**10.** " in text
    reserves = (run.before.reserves, run.view.reserves)  # type: ignore[attr-defined]  # of Qin
    for before, after in zip(*reserves, strict=True):
        assert (f"{before} \u2192 **{after}**" in text) == (before != after)


async def test_whoever_is_away_is_said_to_be_so_where_a_computer_plays_for_them(matches: Matches) -> None:
    found = await played(matches, await begun(matches, "qin", 3), 9)
    (mine,) = [turn for turn in range(4, 7) if (await matches.turn(found.id, turn)).seat == 0]
    away = seated(msgspec.structs.replace(found, to_act=0), 0, owned=True)
    note = "A computer plays for"

    async def told_of(of: Match, turn: int) -> tuple[str, str]:
        one = posts.turn_post(of, await matches.turn(found.id, turn), WORDS, 1, "board-1.png")
        run = msgspec.structs.replace(await told(matches, found, turn, turn + 1), match=of)
        return texts(one), texts(posts.several_post(run, WORDS, 1, "board-1.png"))

    assert all(note in text for text in await told_of(away, mine))
    assert not any(note in text for text in await told_of(found, mine))
    assert not any(note in text for text in await told_of(away, mine + 1))
    assert "(a computer plays) to lay" in phrases.next_line(away, WORDS, "lay")
    assert "(a computer plays)" not in phrases.next_line(found, WORDS, "lay")


async def test_a_line_is_cut_only_where_there_is_no_room_for_all_of_it(matches: Matches) -> None:
    found = await played(matches, await begun(matches, "qin", 3), 12)
    turns = [await matches.turn(found.id, number) for number in range(1, found.turn)]
    long = msgspec.structs.replace(turns[0], events=turns[0].events * 12)
    whole = recap.one_line(phrases.summary(found, long, WORDS), 10_000)
    assert recap.LINE < len(whole) < recap.ROOM
    assert recap.told(recap.of(found, long, [long]), WORDS).endswith(whole)
    assert len(recap.told(recap.of(found, long, [long]), WORDS, 1, 90)) < 120
    assert len(recap.told(recap.of(found, long, [long] * 8), WORDS)) < recap.ROOM + 100


async def test_only_turns_that_the_newest_message_tells_need_no_page_before_the_panel(
    matches: Matches,
) -> None:
    found = await played(matches, await begun(matches, "qin", 3), 12)
    mine = [turn for turn in range(1, found.turn) if (await matches.turn(found.id, turn)).seat == 0]
    run = await told(matches, found, mine[-2] + 1, mine[-2] + 2)
    assert recap.by_computers(run)
    assert not recap.by_computers(await told(matches, found, mine[-2] + 1, mine[-1]))
    assert not recap.by_computers(msgspec.structs.replace(run, noted=(noted("revived", by="Mei"),)))
    goes_on = msgspec.structs.replace(run, match=msgspec.structs.replace(found, turn=run.turns[-1].number))
    assert not recap.by_computers(goes_on)  # a turn in progress stands in no message yet
