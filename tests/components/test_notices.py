"""Notices in words: names cannot break out of their sentence, times are in each reader's own zone."""

import msgspec
import pytest
from sqlalchemy import update

from bot.components import ids, notices, phrases, votes
from bot.matches import NOTICES, Matches, Notice
from bot.matches.model import SeatState
from bot.store import tables
from bot.text import words
from tests.support.hours import DAY
from tests.support.opponents import against
from tests.support.pages import NOW, WORDS, items, labels, match, texts
from tests.support.people import AIKO, JONAS, MEI, RAFI, STRANGER
from tests.support.presses import mover
from tests.support.running import agreed, later
from tests.support.table import started, waiting

STRANGE = "**@everyone** <@1> `x`\nsecond line"
FACTS: dict[str, str | int] = {
    "by": STRANGE,
    "name": STRANGE,
    "other": STRANGE,
    "seat": "B",
    "seats": "A, C",
    "until": 1_795_000_000,
    "since": 1_795_000_000,
    "at": 1_795_000_000,
}
NUMBER = 3
"""Facts of other names are numbers, or words that the sentence chooses by."""


def noted(kind: str) -> Notice:
    facts = {name: FACTS.get(name, NUMBER) for name in NOTICES[kind]}
    return Notice(turn=7, kind=kind, facts=facts, at=NOW)


@pytest.mark.parametrize("kind", NOTICES)
def test_every_notice_is_told_in_the_thread(kind: str) -> None:
    told = notices.line(match(1), noted(kind), WORDS)
    assert "**@everyone**" not in told
    assert "<@1>" not in told
    assert "\nsecond line" not in told
    view = notices.post(match(1), noted(kind), WORDS, 56)
    assert texts(view) == told
    pressed = [ids.parse(item.custom_id) for item in items(view)]
    assert pressed[-1].verb == "log"
    assert {press.row for press in pressed} == {56}  # by which a message is known after a crash


PUT_ASIDE = ("staff-aborted", "agreed-end", "own-end", "stuck-end", "paused-end", "voted-end", "idle")


@pytest.mark.parametrize("kind", PUT_ASIDE)
def test_the_seed_of_a_match_put_aside_stays_sealed_also_when_it_is_revived(kind: str) -> None:
    sealed = {"en": "; the seed stays sealed.", "de": "; der Startwert bleibt versiegelt."}
    for language, told in sealed.items():
        assert notices.line(match(1), noted(kind), words(language)).endswith(told)


def test_people_are_named_by_seat_or_by_name() -> None:
    names = ("Mei", "Jonas", "Aiko")
    seats = tuple(
        SeatState(seat=seat, person=seat, name=name, resigned=False, waiting=False)
        for seat, name in enumerate(names)
    )
    found = msgspec.structs.replace(match(1), seats=seats)
    facts: dict[str, str | int] = {"by": "Rafi", "seat": "B", "hours": 12}
    told = notices.line(found, Notice(turn=1, kind="staff-extended", facts=facts, at=NOW), WORDS)
    assert "**Rafi**" in told
    assert f"{phrases.tokens()[1]} **Jonas** 12 more hours" in told


async def test_who_had_no_say_in_an_end_is_not_said_to_agree(matches: Matches) -> None:
    found = await started(matches, 3, "qin", caretaker="computer")
    asking, agreeing = waiting(found)
    for _ in range(16):
        await later(matches, DAY / 2)
    vote = await matches.votes.ask(found.id, asking, "end")
    vote = await matches.votes.ballot(found.id, agreeing, vote.id, "yes")
    assert (vote.state, len(vote.ballots)) == ("passed", 2)
    (*_, ended) = await matches.notices.of(found.id)
    assert ended.kind == "agreed-end"
    assert "agree" not in notices.line(vote.match, ended, WORDS)


@pytest.mark.parametrize("people", [1, 4])
async def test_who_ends_a_match_whose_rules_are_gone_is_not_told_to_revive_it(
    matches: Matches, people: int
) -> None:
    found = await against(matches, people, 1 if people == 1 else 0, "qin")
    async with matches.store.transaction() as writing:
        await writing.run(update(tables.matches).values(rules_version=0))
    await matches.records.inspect()
    found = await matches.watching.match(found.id)
    page = votes.ask(found, "end", people - 1, MEI.id, WORDS)
    assert "can revive it once I can play it again" in texts(page)
    vote = await matches.votes.ask(found.id, MEI.id, "end")
    if people > 1:
        assert "can revive it once I can play it again" in texts(votes.post(vote, WORDS, 1))
    for seat, choice in zip(vote.missing, ("no", "yes", "yes"), strict=False):
        vote = await matches.votes.ballot(found.id, found.seats[seat].person or 0, vote.id, choice)
    assert (vote.state, vote.match.state) == ("passed", "archived")
    (*_, ended) = await matches.notices.of(found.id)
    post = notices.post(vote.match, ended, WORDS, 1)
    assert "can revive it once I can play it again" in texts(post)
    assert "Revive" not in labels(post)
    assert "Revive" not in labels(votes.page(vote, MEI.id, WORDS))


@pytest.mark.parametrize(("pace", "said"), [("none", False), ("daily", True)])
async def test_of_a_clock_nothing_is_told_where_there_is_none(
    matches: Matches, pace: str, said: bool
) -> None:
    found = await started(matches, 2, "qin", pace)
    await matches.staff.pause(found.id, "Kim")
    await matches.staff.resume(found.id, "Kim")
    for sudden in (MEI, JONAS):
        await matches.votes.pause_now(found.id, sudden.id)
        await (matches.votes.resume_play(found.id, MEI.id) if sudden == MEI else later(matches, 3 * DAY))
    await agreed(matches, found, "end")
    found = await matches.votes.revive(found.id, MEI.id)
    told = {notice.kind: notices.line(found, notice, WORDS) for notice in await matches.notices.of(found.id)}
    for kind, clock in (
        ("staff-resumed", "The clock runs again."),
        ("resumed", "The clock runs again."),
        ("pause-over", "the clock runs again."),
        ("revived", "whoever is to act has new time."),
    ):
        assert (clock in told[kind]) is said
        assert told[kind].endswith(".")
    vote = await matches.votes.propose(found.id, MEI.id, pace, "vote")
    assert ("full clock" in votes.line(vote, WORDS)) is said


@pytest.mark.parametrize("kind", ["asked", "withdrawn", "refused"])
async def test_a_vote_that_is_over_is_not_told_of_whoever_sits_there_now(matches: Matches, kind: str) -> None:
    found = await started(matches, 3, "qin")
    vote = await matches.votes.ask(found.id, JONAS.id, "pause")
    if kind != "asked":
        who = JONAS if kind == "withdrawn" else MEI
        vote = await matches.votes.ballot(found.id, who.id, vote.id, "no")
    for person, successor in ((JONAS, STRANGER), (MEI, RAFI)):
        matches.clock.advance(DAY)
        await matches.substitutes.leave_to_substitute(found.id, person.id)
        await matches.substitutes.take_over(found.id, successor)
    told = texts(votes.post(await matches.votes.get(found.id, vote.id), WORDS, 1))
    assert "**Jonas** asked for a pause." in told
    ends = {"asked": "nothing left to decide here.", "withdrawn": "**Jonas** has withdrawn this."}
    assert told.endswith(ends.get(kind, "**Not agreed:** somebody said no. The match goes on as it is."))
    german = texts(votes.post(await matches.votes.get(found.id, vote.id), words("de"), 1))
    assert ("Es gab ein Nein. Die Partie" in german) is (kind == "refused")
    await matches.turns.resign(found.id, AIKO.id)
    await matches.turns.resign(found.id, STRANGER.id)
    await matches.people.forget(JONAS.id, "a player")
    told = texts(votes.post(await matches.votes.get(found.id, vote.id), WORDS, 1))
    assert "**a player** asked for a pause." in told


@pytest.mark.parametrize("first", ["decide", "resign"])
async def test_what_was_decided_stays_so_when_who_voted_has_left(matches: Matches, first: str) -> None:
    """And whoever left before had no say in it."""
    found = await started(matches, 4, "qin", caretaker="vote")
    late = mover(found)
    for _ in range(7):
        await later(matches, DAY)
    (vote,) = await matches.votes.open_in(found.id)
    *leaving, last = [seat.person or 0 for seat in found.seats if seat.person != late]
    chosen = ["substitute", "substitute"] if first == "decide" else ["computer", "end"]
    for person, choice in zip(leaving, chosen, strict=True):
        await matches.votes.ballot(found.id, person, vote.id, choice)
    for person in leaving:
        await matches.turns.resign(found.id, person)
    vote = await matches.votes.ballot(found.id, last, vote.id, "end" if first == "decide" else "substitute")
    assert (vote.state, vote.fresh) == ("passed", first == "decide")
    assert texts(votes.post(vote, WORDS, 1)).endswith("**Decided: Find a substitute.**")


@pytest.mark.parametrize(
    ("pace", "rule", "asked"),
    [
        ("relaxed", "wait", "another time for the turns: *"),
        ("daily", "vote", "another rule if somebody vanishes: *"),
        ("relaxed", "vote", "another time for the turns, *"),
    ],
)
async def test_what_was_asked_for_is_told_alike_once_it_is_agreed(
    matches: Matches, pace: str, rule: str, asked: str
) -> None:
    found = await started(matches, 2, "qin", "daily", caretaker="wait")
    vote = await matches.votes.propose(found.id, MEI.id, pace, rule)
    assert f"asks for {asked}" in texts(votes.post(vote, WORDS, 1))
    vote = await matches.votes.ballot(found.id, JONAS.id, vote.id, "yes")
    assert (vote.state, vote.match.pace, vote.match.caretaker) == ("passed", pace, rule)
    assert f"asked for {asked}" in texts(votes.post(vote, WORDS, 1))


async def test_terms_that_were_asked_for_before_it_was_kept_which_are_new(matches: Matches) -> None:
    found = await started(matches, 2, "qin", "daily", caretaker="wait")
    vote = await matches.votes.propose(found.id, MEI.id, "relaxed", "wait")
    async with matches.store.transaction() as writing:
        await writing.run(update(tables.votes).values(terms="relaxed wait"))
    vote = await matches.votes.get(found.id, vote.id)
    assert "asks for another time for the turns: *" in texts(votes.post(vote, WORDS, 1))
    vote = await matches.votes.ballot(found.id, JONAS.id, vote.id, "yes")
    assert (vote.state, vote.match.pace, vote.match.caretaker) == ("passed", "relaxed", "wait")


def test_what_was_noted_without_whether_a_clock_runs_is_told_as_it_was(
    caplog: pytest.LogCaptureFixture,
) -> None:
    told = notices.line(match(1), Notice(turn=1, kind="resumed", facts={"by": "Rafi"}, at=NOW), WORDS)
    assert told.endswith("The clock runs again.")
    assert not caplog.records


@pytest.mark.parametrize("kind", ["vacation", "vacation-back", "agreed-terms"])
def test_a_match_without_deadlines_has_no_clock(kind: str) -> None:
    known: dict[str, str | int] = {"name": "Mei", "since": 1, "until": 2, "pace": "daily", "rule": "wait"}
    facts = {name: known[name] for name in NOTICES[kind] if name != "timed"}
    before = Notice(turn=1, kind=kind, facts=facts, at=NOW)  # as one was stored until that was noted
    for notice, clock in (
        (before, True),
        (msgspec.structs.replace(before, facts={**facts, "timed": "yes"}), True),
        (msgspec.structs.replace(before, facts={**facts, "timed": "no"}), False),
    ):
        assert ("clock" in notices.line(match(1), notice, WORDS)) == clock
