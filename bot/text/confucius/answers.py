"""What the answers to all questions of Confucius share: what is chosen, how people and places are called."""

from collections.abc import Iterable, Sequence

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
from games.confucius.gifts import Gift, active
from games.confucius.officials import bans
from games.confucius.position import ConfuciusPosition
from games.confucius.resolution import standing
from games.engine import Seat
from games.engine.choices import Question
from games.engine.contract import SEAT_LETTERS

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
        """Players with a remark each, several others by token."""
        show = self.name if sum(seat != self.me for seat, _ in found) == 1 else self.short
        return ", ".join(f"{show(seat)} {remark}".strip() for seat, remark in found)

    # ── officials ────────────────────────────────────────────────────────────────────────────────

    def tile(self, ministry: int, space: int) -> str:
        """What lies there: "■ Jonas’s 5, secured", "unbribed 4", "empty"."""
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
        return [
            self.words(
                "confucius-then",
                list=self.standing(after, ministry),
                full="no" if NOBODY in after.markers[ministry] else "yes",
            ),
            self.words("confucius-then-barred", who=", ".join(map(self.short, barred))) if barred else "",
            self.words("confucius-then-discount", ministry=MINISTRIES[ministry])
            if self.me in after.markers[ministry] and self.me not in self.view.markers[ministry]
            else "",
        ]

    def marked(self, ministry: int, space: int, seat: Seat) -> ConfuciusPosition:
        """The view with the seat's marker there."""
        after = self.view.copy()
        after.markers[ministry][space] = seat
        if after.officials[ministry][space] == EMPTY:
            after.officials[ministry][space] = CANDIDATE
        return after

    def ends(self, found: Iterable[Gift]) -> str:
        """Gifts that end, between the reader and the player in question: "ends your vase, their tile"."""
        gifts = [
            self.words(
                "confucius-ended",
                own="yes" if gift.giver == self.me else "no",
                gift=names.gift_alone(self.words, gift.value),
            )
            for gift in found
        ]
        return self.words("confucius-ends", list=", ".join(gifts)) if gifts else ""

    def held_of(self, giver: Seat) -> list[Gift]:
        """The gift of that player that the reader holds, if there is one."""
        return [gift for gift in active(self.view) if gift.giver == giver and gift.holder == self.me]

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
