"""Short matches among people that are over."""

import random

from bot.matches import Match, Matches, Person
from tests.support.hours import HOUR, advance
from tests.support.people import CHANNEL, SERVER
from tests.support.presses import play

ELSEWHERE = SERVER + 1
"""Another server."""


async def ended(
    matches: Matches,
    *seated: Person,
    server: int = SERVER,
    rng: random.Random | int = 1,
    private: bool = False,
) -> Match:
    """A short match of the toy that these people have played to its end."""
    host, *others = seated
    terms = ("toy", len(seated), "daily", {"heap": "4"}, host, server, CHANNEL, "wait", private)
    match = await matches.lobby.create(*terms)
    for person in others:
        if private:
            await matches.lobby.invite(match.id, host.id, person)
        match = await matches.lobby.join(match.id, person)
    advance(matches, HOUR)
    return await play(matches, match, rng=rng)


def place(match: Match, person: Person) -> int:
    seat = match.seat_of(person.id)
    assert seat is not None
    assert match.outcome is not None
    return match.outcome.seats[seat.seat].rank
