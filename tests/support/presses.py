"""What people press at a table: answers, Confirm, votes."""

import random

from bot.matches import Done, Match, Matches, Panel, Vote
from games.engine import SAME


def person_at(match: Match, seat: int | None) -> int:
    """The person in that seat."""
    assert seat is not None
    person = match.seats[seat].person
    assert person is not None
    return person


def mover(match: Match) -> int:
    """The person to act."""
    return person_at(match, match.to_act)


def next_person(match: Match) -> int:
    """Who plays after the one to act, in the order of the seats."""
    assert match.to_act is not None
    return person_at(match, (match.to_act + 1) % match.size)


async def choose(matches: Matches, match_id: int, person: int, *tokens: str) -> Panel:
    """Answer the panel's questions one after the other."""
    panel = await matches.turns.panel(match_id, person)
    for token in tokens:
        panel = await matches.turns.pick(match_id, person, panel.version, panel.revision, token)
    return panel


async def typed(matches: Matches, match: Match, *moves: str) -> Panel:
    """The person to act types these moves, one after the other."""
    panel = await matches.turns.panel(match.id, mover(match))
    for move in moves:
        panel = await matches.turns.type_move(match.id, mover(match), move)
    return panel


def offered(panel: Panel) -> list[str]:
    """What can be answered now."""
    return [] if panel.question is None else [answer.token for answer in panel.question.answers]


async def back(matches: Matches, panel: Panel) -> Panel:
    """Press Back on the panel."""
    person = person_at(panel.match, panel.seat)
    return await matches.turns.back(panel.match.id, person, panel.version, panel.revision)


async def start_over(matches: Matches, panel: Panel) -> Panel:
    """Press Start over on the panel."""
    person = person_at(panel.match, panel.seat)
    return await matches.turns.start_over(panel.match.id, person, panel.version, panel.revision)


async def confirm(matches: Matches, panel: Panel) -> Done:
    """Press Confirm on the panel."""
    person = person_at(panel.match, panel.seat)
    return await matches.turns.confirm(panel.match.id, person, panel.version, panel.revision)


async def take_turn(matches: Matches, match: Match, *tokens: str) -> Done:
    """The person to act answers so and confirms."""
    return await confirm(matches, await choose(matches, match.id, mover(match), *tokens))


async def take(matches: Matches, match: Match, *tokens: str) -> Match:
    """The same; the match then."""
    return (await take_turn(matches, await matches.watching.match(match.id), *tokens)).match


async def random_panel(matches: Matches, match: Match, rng: random.Random) -> Panel:
    """The person to act answers at random until there is something to confirm."""
    person = mover(match)
    panel = await matches.turns.panel(match.id, person)
    while panel.question is not None:
        token = rng.choice(panel.question.answers).token
        panel = await matches.turns.pick(match.id, person, panel.version, panel.revision, token)
    return panel


async def draft(matches: Matches, match: Match, person: int, rng: random.Random) -> Panel:
    """The person chooses a whole turn at random before it has come."""
    panel = await matches.turns.ahead(match.id, person)
    assert panel.ahead
    while panel.question is not None:
        token = rng.choice(offered(panel))
        panel = await matches.turns.pick(match.id, person, panel.version, panel.revision, token)
    return panel


async def queued(matches: Matches, match: Match, person: int, seed: int = 1) -> tuple[str, ...]:
    """The person lets a turn chosen at random wait; its notations."""
    panel = await draft(matches, match, person, random.Random(seed))
    assert await matches.turns.queue(match.id, person, panel.version, panel.revision)
    found = (await matches.orders.of(match.id, person)).queued
    assert found is not None
    assert found.condition == SAME
    return found.actions


async def play(matches: Matches, match: Match, times: int = 10**6, rng: random.Random | int = 1) -> Match:
    """So many confirmations of what is typed at random, by whoever is to act; or the match to its end."""
    rng = random.Random(rng) if isinstance(rng, int) else rng
    while times and match.state == "playing":
        panel = await matches.turns.panel(match.id, mover(match))
        while panel.action is None:
            panel = await matches.turns.type_move(match.id, mover(match), str(rng.choice(panel.view.legal())))
        match = (await confirm(matches, panel)).match
        times -= 1
    return match


async def agree(matches: Matches, vote: Vote) -> Vote:
    """Everybody whose vote is missing says yes."""
    for seat in vote.missing:
        vote = await matches.votes.ballot(vote.match.id, person_at(vote.match, seat), vote.id, "yes")
    return vote


async def take_back(matches: Matches, match: Match, person: int) -> Match:
    """The person asks to take their last turn back, all agree; the match then."""
    vote = await agree(matches, await matches.votes.ask(match.id, person, "undo"))
    assert vote.state == "passed"
    return await matches.watching.match(match.id)
