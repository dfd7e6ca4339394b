"""Every refusal has one code, every notice one kind; who is refused what, in which state of a match."""

import ast
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import bot.matches
from bot.matches import MATCH_ERRORS, MatchError, Matches, Person
from bot.matches.base import load
from bot.matches.notices import note
from bot.store import Store
from games.engine import StandingOrder
from tests.support.people import AIKO, JONAS, MEI, SERVER, STRANGER
from tests.support.presses import mover
from tests.support.refusals import refusal
from tests.support.table import lobby, started
from tests.support.written import dump, posts


def test_every_listed_code_is_raised_and_no_other() -> None:
    raised = set()
    for path in Path(bot.matches.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "MatchError":
                (code,) = node.args
                assert isinstance(code, ast.Constant), path
                raised.add(code.value)
    assert raised == set(MATCH_ERRORS)


def test_an_error_carries_exactly_its_facts() -> None:
    for code, facts in MATCH_ERRORS.items():
        error = MatchError(code, **dict.fromkeys(facts, 1))
        assert (error.code, tuple(error.facts)) == (code, facts)
        assert str(error).startswith(f"{code} (match=1" if "match" in facts else code)
    with pytest.raises(ValueError, match="match-full takes"):
        MatchError("match-full", match=1)
    with pytest.raises(KeyError):
        MatchError("no-such-code")


async def test_a_notice_needs_its_facts_is_logged_and_posted(matches: Matches, store: Store) -> None:
    match = await started(matches)
    now = matches.clock.now()
    async with store.transaction() as writing:
        row = await load(writing, match.id)
        with pytest.raises(ValueError, match="staff-paused takes"):
            await note(writing, row, "staff-paused", now)
        with pytest.raises(KeyError):
            await note(writing, row, "unheard-of", now)
        await note(writing, row, "staff-extended", now, by="Mei", seat="B", hours=12)
    (found,) = await matches.notices.of(match.id)
    assert (found.turn, found.kind, found.at) == (1, "staff-extended", now)
    assert found.facts == {"by": "Mei", "seat": "B", "hours": 12}
    kind, payload = (await posts(store))[-1]
    assert kind == "notice"
    assert await matches.notices.get(payload["notice"]) == found


# ── who is refused what ──────────────────────────────────────────────────────────────────────────────

BY, PASS, ANYBODY = "Kim", StandingOrder("", "pass"), Person(55, "Ada")

USES: dict[str, Callable[[Matches, int, Person], Awaitable[object]]] = {
    "panel": lambda matches, number, person: matches.turns.panel(number, person.id),
    "pick": lambda matches, number, person: matches.turns.pick(number, person.id, 3, 0, "1"),
    "type": lambda matches, number, person: matches.turns.type_move(number, person.id, "take 1"),
    "suggest": lambda matches, number, person: matches.turns.suggest(number, person.id, ""),
    "nearest": lambda matches, number, person: matches.turns.nearest(number, person.id, ""),
    "confirm": lambda matches, number, person: matches.turns.confirm(number, person.id, 4, 0),
    "undo": lambda matches, number, person: matches.turns.undo(number, person.id),
    "resign": lambda matches, number, person: matches.turns.resign(number, person.id),
    "orders": lambda matches, number, person: matches.orders.of(number, person.id),
    "order": lambda matches, number, person: matches.orders.leave(number, person.id, 3, PASS, True),
    "ask": lambda matches, number, person: matches.votes.ask(number, person.id, "end"),
    "question": lambda matches, number, person: matches.questions.ask(number, person, "?"),
    "undoable": lambda matches, number, person: matches.votes.undoable(number, person.id),
    "offer": lambda matches, number, person: matches.substitutes.leave_to_substitute(number, person.id),
    "back": lambda matches, number, person: matches.substitutes.come_back(number, person.id),
    "view": lambda matches, number, person: matches.watching.seat_view(number, person.id),
    "resume": lambda matches, number, person: matches.votes.resume_play(number, person.id),
    "revive": lambda matches, number, person: matches.votes.revive(number, person.id),
    "take-over": lambda matches, number, person: matches.substitutes.take_over(number, person),
    "rematch": lambda matches, number, person: matches.results.rematch(number, person),
    "cheer": lambda matches, number, person: matches.results.cheer(number, person),
    "recap": lambda matches, number, person: matches.recaps.recap(number, person.id),
    "report": lambda matches, number, _: matches.results.report(number),
    "export": lambda matches, number, _: matches.records.export(number),
    "log": lambda matches, number, _: matches.watching.log(number, None),
    "turn": lambda matches, number, _: matches.watching.turn(number),
    "join": lambda matches, number, person: matches.lobby.join(number, person),
    "leave": lambda matches, number, person: matches.lobby.leave(number, person.id),
    "start": lambda matches, number, person: matches.lobby.start(number, person.id),
    "configure": lambda matches, number, person: matches.lobby.configure(number, person.id, 3, "daily", {}),
    "fill": lambda matches, number, person: matches.lobby.fill(number, person.id, "novice"),
    "add": lambda matches, number, person: matches.lobby.add_computer(number, person.id, "novice"),
    "remove": lambda matches, number, person: matches.lobby.remove_computer(number, person.id),
    "invite": lambda matches, number, person: matches.lobby.invite(number, person.id, ANYBODY),
    "read": lambda matches, number, person: matches.watches.read_along(number, person),
    "follow": lambda matches, number, person: matches.watches.follow(SERVER, number, person),
    "staff-pause": lambda matches, number, _: matches.staff.pause(number, BY),
    "staff-resume": lambda matches, number, _: matches.staff.resume(number, BY),
    "staff-extend": lambda matches, number, _: matches.staff.extend(number, 12, BY),
    "staff-replace": lambda matches, number, _: matches.substitutes.replace(number, 0, ANYBODY, BY),
    "staff-abort": lambda matches, number, _: matches.staff.abort(number, BY),
    "staff-revive": lambda matches, number, _: matches.staff.revive(number, BY),
}
TURN = "panel pick type suggest nearest"
SEAT = f"{TURN} undo resign orders order ask question undoable offer back resume"
HOST = "start configure fill add remove"
STAFF = "staff-pause staff-resume staff-extend staff-replace"
AFTER = "rematch cheer report"


@pytest.mark.parametrize(
    ("state", "who", "codes"),
    [
        ("unknown", "acts", {"no-such-match": " ".join(USES)}),
        (
            "lobby",
            "stranger",
            {"not-in-match": f"{SEAT} confirm view revive leave invite", "not-creator": HOST},
        ),
        (
            "lobby",
            "acts",
            {"not-started": f"{TURN} undo orders order ask question undoable back view resume {STAFF}"},
        ),
        (
            "lobby",
            "waits",
            {"not-started": f"{AFTER} take-over recap export log turn read", "already-in": "join"},
        ),
        ("lobby", "waits", {"not-creator": f"{HOST} invite", "not-archived": "revive staff-revive"}),
        (
            "closed",
            "acts",
            {"never-began": f"{SEAT} view invite take-over {STAFF} staff-abort {AFTER} export log"},
        ),
        ("closed", "waits", {"never-began": "read follow", "not-in-lobby": f"{HOST} join leave"}),
        ("playing", "stranger", {"not-in-match": f"{SEAT} confirm view revive invite"}),
        ("playing", "stranger", {"not-offered": "take-over", "not-over": AFTER}),
        ("playing", "acts", {"nothing-to-confirm": "confirm", "nothing-to-undo": "undo"}),
        ("playing", "acts", {"not-paused": "resume staff-resume", "not-archived": "revive staff-revive"}),
        ("playing", "acts", {"already-in": "take-over", "not-in-lobby": f"{HOST} join leave"}),
        (
            "playing",
            "waits",
            {"not-your-turn": "panel pick type nearest confirm undo", "everybody-may-look": "invite"},
        ),
        ("playing", "left", {"already-resigned": f"{SEAT} confirm revive invite", "already-in": "take-over"}),
        ("archived", "acts", {"archived": f"{SEAT} take-over invite {STAFF} staff-abort", "not-over": AFTER}),
        ("archived", "acts", {"stale-panel": "confirm", "archived-by-staff": "revive"}),
        ("archived", "left", {"already-resigned": "revive"}),
        ("archived", "stranger", {"not-in-match": f"{SEAT} confirm view revive"}),
        ("paused", "acts", {"paused": f"{TURN} undo resign undoable resume staff-pause"}),
        ("paused", "waits", {"paused": f"{TURN} undo resign undoable", "stale-panel": "confirm"}),
        ("over", "acts", {"match-over": f"{SEAT} take-over invite follow {STAFF} staff-abort"}),
        ("over", "stranger", {"not-in-match": f"{SEAT} confirm view revive invite"}),
        ("over", "stranger", {"not-in-lobby": f"{HOST} join leave", "not-archived": "staff-revive"}),
    ],
)
async def test_what_is_refused_changes_nothing(
    matches: Matches, state: str, who: str, codes: dict[str, str]
) -> None:
    if table := state in ("lobby", "closed"):
        match = await lobby(matches, 4)
        await matches.lobby.join(match.id, JONAS)
    else:
        match = await started(matches, 3)
        match = await matches.turns.resign(match.id, AIKO.id)
    acts, waits = MEI, JONAS
    if not table and mover(match) == JONAS.id:
        acts, waits = JONAS, MEI
    if state in ("archived", "closed"):
        await matches.staff.abort(match.id, BY)
    elif state == "paused":
        await matches.staff.pause(match.id, BY)
    elif state == "over":
        await matches.turns.resign(match.id, waits.id)
    person = {"acts": acts, "waits": waits, "left": AIKO, "stranger": STRANGER}[who]
    number = 777 if state == "unknown" else match.id
    before = await dump(matches), await matches.notices.of(match.id)
    for code, uses in codes.items():
        for use in uses.split():
            error = await refusal(USES[use](matches, number, person))
            assert (error.code, error.facts.get("match", number)) == (code, number), use
    assert (await dump(matches), await matches.notices.of(match.id)) == before
