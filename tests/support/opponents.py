"""Short ways to matches against computers, which here play at random, thinking no time at all."""

import random
from collections.abc import Mapping
from datetime import timedelta

import msgspec

import games
from bot.matches import Match, Matches, Strength, Thought
from games.engine import Position
from tests.support.people import CHANNEL, MEI, PEOPLE, SERVER
from tests.support.presses import confirm, mover, random_panel, take_turn
from tests.support.running import posted

LONG = {"heap": "60"}
"""A match of the toy that lasts."""
BANK = timedelta(hours=24)
"""The time of a seat in a quick match."""


async def against(
    matches: Matches,
    people: int = 1,
    computers: int = 1,
    game: str = "toy",
    pace: str = "daily",
    options: Mapping[str, str] | None = None,
    caretaker: str = "wait",
    strength: Strength = "novice",
) -> Match:
    """A match that has just begun: the first of `PEOPLE`, then computers."""
    size = people + computers
    match = await matches.lobby.create(game, size, pace, options or {}, MEI, SERVER, CHANNEL, caretaker)
    for person in PEOPLE[1:people]:
        match = await matches.lobby.join(match.id, person)
    return await matches.lobby.fill(match.id, MEI.id, strength) if computers else match


def seen(thought: Thought) -> Position:
    """The view that is to be thought over."""
    view: Position = msgspec.json.decode(thought.view, type=games.game(thought.game).position_type)
    return view


def decide(thought: Thought, chance: random.Random) -> list[str]:
    """Actions at random, up to and with the first point of no return."""
    view = seen(thought)
    chosen: list[str] = []
    while True:
        action = chance.choice(view.legal())
        chosen.append(str(action))
        if view.final(action):
            return chosen
        view.apply(action)
        assert view.to_act() == thought.seat


async def moves(matches: Matches, chance: random.Random) -> bool:
    """The computer that is first acts once, when its time has come; False if none is to act."""
    thoughts = await matches.thinking.thoughts()
    if not thoughts:
        return False
    thought = thoughts[0]
    matches.clock.advance(max(thought.plays_at - matches.clock.now(), timedelta()))
    assert await matches.thinking.play(thought, decide(thought, chance))
    return True


async def all_move(matches: Matches, chance: random.Random) -> int:
    """Computers act until none is to act; how often."""
    count = 0
    while await moves(matches, chance):
        count += 1
    return count


async def thinking(matches: Matches) -> Thought:
    """The only thing that is to be thought over."""
    (thought,) = await matches.thinking.thoughts()
    return thought


async def plays(matches: Matches, *actions: str) -> None:
    """The only computer that is to act does this, or takes a bead and keeps its cards."""
    assert await matches.thinking.play(await thinking(matches), actions or ("take 1", "keep"))


async def keeps(matches: Matches, match: Match) -> Match:
    """The person to act takes a bead of the toy and keeps their cards."""
    panel = await matches.turns.panel(match.id, mover(match))
    assert panel.question is not None
    left = any(answer.token == "1" for answer in panel.question.answers)  # else it is the last one
    return (await take_turn(matches, match, *["1"] * left, "keep")).match


async def goes_on(matches: Matches, match: Match, chance: random.Random) -> Match:
    """A computer acts at random, or else a person as `keeps`; the match after it."""
    if not await moves(matches, chance):
        return await keeps(matches, await matches.watching.match(match.id))
    return await matches.watching.match(match.id)


async def over(matches: Matches, match: Match) -> Match:
    """The match played to its end."""
    chance = random.Random(2)
    while (match := await matches.watching.match(match.id)).state == "playing":
        await goes_on(matches, match, chance)
    return match


async def until_computer(matches: Matches, match: Match) -> Thought:
    """What the first computer is to think over that comes to act; until then people act at random."""
    chance = random.Random(7)
    while (match := await matches.watching.match(match.id)).seats[match.to_act or 0].player is not None:
        await confirm(matches, await random_panel(matches, match, chance))
    return next(thought for thought in await matches.thinking.thoughts() if thought.match == match.id)


async def row_of_computers(matches: Matches, match: Match) -> Thought:
    """What the first computer after the people is to think over, a person having just acted."""
    chance = random.Random(7)
    first = next(seat.seat for seat in match.seats if seat.player is None)
    while (match := await matches.watching.match(match.id)).to_act != first or match.turn == 1:
        if match.seats[match.to_act or 0].player is None:
            thought = await until_computer(matches, match)
            assert await matches.thinking.play(thought, decide(thought, chance))
        else:
            await confirm(matches, await random_panel(matches, match, chance))
    return await until_computer(matches, match)


async def turns_told(matches: Matches) -> list[tuple[int, int]]:
    """First and last turn of every message about turns, in order."""
    found = await posted(matches, "turn")
    return [(payload.get("since", payload["number"]), payload["number"]) for payload in found]


def turns(spans: list[tuple[int, int]]) -> list[int]:
    """The turns in those messages, in order."""
    return [turn for first, last in spans for turn in range(first, last + 1)]
