"""What the answers to all questions of Confucius share: what is chosen, how people and places are called."""

from collections.abc import Sequence
from typing import Final

from bot.text.confucius import names
from bot.text.fluent import Words
from bot.text.perspective import TOKENS, Players
from games.confucius.components import (
    CANDIDATE,
    EMPTY,
    MINISTRIES,
    NOBODY,
    STUDENTS,
    lands,
)
from games.confucius.deeds import ConfuciusAction
from games.confucius.officials import bans
from games.confucius.position import ConfuciusPosition
from games.confucius.resolution import standing
from games.engine import Seat
from games.engine.choices import Question
from games.engine.contract import SEAT_LETTERS

ROOM: Final = 60
"""Characters for a list of people; a longer one is given by tokens."""

Told = tuple[str, list[str]]
"""An answer's text and its details, "" where there is nothing to say."""


def seat_of(token: str) -> Seat:
    """The seat of an answer such as "B"."""
    return SEAT_LETTERS.index(token)


def slot_of(view: ConfuciusPosition, token: str) -> int:
    """The slot of the board in which the foreign land of an answer such as "annam" lies."""
    return next(slot for slot, index in enumerate(view.lands) if lands()[index].id == token)


class Answers:
    """Tells answers from the view of the seat to act."""

    def __init__(self, words: Words, players: Players, view: ConfuciusPosition, question: Question) -> None:
        assert view.turn is not None
        self.words = words
        self.players = players
        self.view = view
        self.me: Seat = view.turn
        self.slot = question.slot
        self.known = dict(question.given)

    @property
    def do(self) -> str:
        """The action that is chosen: "bribe"; "" where another decision is asked for."""
        return self.known.get("do", "")

    def text(self, slot: str, token: str, actions: Sequence[ConfuciusAction]) -> Told:
        """Text and details of an answer; ``actions`` are those it leaves."""
        raise NotImplementedError

    # ── people ───────────────────────────────────────────────────────────────────────────────────

    def name(self, seat: Seat) -> str:
        """The player in a label: "■ Jonas"; the reader is "you"."""
        return self.words("you") if seat == self.me else self.players.flat(seat)

    def short(self, seat: Seat) -> str:
        """The player by token; the reader is "you"."""
        return self.words("you") if seat == self.me else TOKENS[seat]

    def crowd(self, found: Sequence[tuple[Seat, str]]) -> str:
        """Players with a remark each, by name where there is room, else by token."""
        named = ", ".join(f"{self.name(seat)} {remark}".strip() for seat, remark in found)
        if len(named) <= ROOM:
            return named
        return ", ".join(f"{self.short(seat)} {remark}".strip() for seat, remark in found)

    # ── officials ────────────────────────────────────────────────────────────────────────────────

    def tile(self, ministry: int, space: int) -> str:
        """What lies there: "the 5 of ■ Jonas, secured", "the 4", "empty"."""
        cost = self.view.officials[ministry][space]
        if cost == EMPTY:
            return self.words("confucius-tile-empty")
        owner = self.view.markers[ministry][space]
        return self.words(
            "confucius-tile",
            kind="candidate" if cost == CANDIDATE else "official",
            cost=cost,
            owner="none" if owner == NOBODY else "you" if owner == self.me else "other",
            who="" if owner == NOBODY else self.name(owner),
            secured="yes" if self.view.secured[ministry][space] else "no",
        )

    def standing(self, view: ConfuciusPosition, ministry: int) -> str:
        """Who has how many officials there, most first: "you 2, ■ Jonas 1"; "" where nobody has any."""
        return self.crowd([(seat, str(tiles)) for seat, tiles, _ in standing(view, ministry)])

    def then(self, after: ConfuciusPosition, ministry: int) -> list[str]:
        """What a change means in the ministry: who has how many, whether it is full, who is barred."""
        barred = [
            seat
            for seat in after.playing
            if _barred(after, seat, ministry) and not _barred(self.view, seat, ministry)
        ]
        others = [seat for seat in barred if seat != self.me]
        return [
            self.words("confucius-then", list=self.standing(after, ministry)),
            self.words("confucius-then-full", ministry=names.ministry(ministry))
            if NOBODY not in after.markers[ministry]
            else "",
            self.words("confucius-then-barred-you") if self.me in barred else "",
            self.words("confucius-then-discount", ministry=MINISTRIES[ministry])
            if self.me in after.markers[ministry] and self.me not in self.view.markers[ministry]
            else "",
            self.words("confucius-then-barred", who=", ".join(map(self.short, others))) if others else "",
        ]

    def marked(self, ministry: int, space: int, seat: Seat) -> ConfuciusPosition:
        """The view with the seat's marker there."""
        after = self.view.copy()
        after.markers[ministry][space] = seat
        if after.officials[ministry][space] == EMPTY:
            after.officials[ministry][space] = CANDIDATE
        return after

    def student(self, space: int) -> str:
        """Whose student stands there: "red: ■ Jonas", "orange: nobody"."""
        owner = self.view.students[space]
        return self.words(
            "confucius-student-of",
            student=STUDENTS[space],
            who="" if owner == NOBODY else self.name(owner),
            owner="none" if owner == NOBODY else "yes",
        )


def _barred(view: ConfuciusPosition, seat: Seat, ministry: int) -> bool:
    """Whether a gift forbids the seat to bribe in the ministry."""
    return not view.resolved[ministry] and any(ban.ministry == ministry for ban in bans(view, seat))


def place_of(known: dict[str, str], more: str = "") -> tuple[int, int]:
    """Ministry and space of the answers ``ministry`` and ``space`` (or those with 2 at the end)."""
    return MINISTRIES.index(known[f"ministry{more}"]), int(known[f"space{more}"]) - 1
