"""Who owes whom in Confucius: what every gift in force forbids its holder and binds it to, here and now."""

from collections.abc import Callable, Sequence
from itertools import groupby

import msgspec

from bot.text.confucius import names
from bot.text.fluent import Words
from bot.text.perspective import LONGEST_BOARD, TOKENS, Players, clip
from games.confucius.components import AVAILABLE, NOBODY, box, cards
from games.confucius.components import gifts as printed
from games.confucius.gifts import Gift, active
from games.confucius.officials import Ban, bans
from games.confucius.position import ConfuciusPosition
from games.engine import Seat

Name = Callable[[Seat], str]
"""How a text calls the player at a seat."""


def obligations(words: Words, players: Players, view: ConfuciusPosition, reader: Seat | None) -> str:
    """Every player's gifts with what they bring, the reader first; who is free; the cubes to come.

    Where there is no room, givers are called by token, then emojis give way to plain tokens; everybody is
    still named once, as a holder or among the free.
    """
    flat = msgspec.structs.replace(players, tokens=TOKENS)
    text = ""
    for people, giver in ((players, players.rich), (players, players.token), (flat, flat.token)):
        text = _all(words, people, giver, view, reader)
        if len(text) <= LONGEST_BOARD:
            break
    return clip(text, LONGEST_BOARD)


def _all(words: Words, players: Players, giver: Name, view: ConfuciusPosition, reader: Seat | None) -> str:
    playing = [seat for seat in view.clockwise(reader or 0) if seat not in view.resigned]
    bound = [seat for seat in playing if held(view, seat)]
    free = [seat for seat in playing if seat not in bound]
    if view.turn is None:
        holders = [
            Duties(words, view, seat, players.token, reader == seat).head(players.rich, giver)
            for seat in bound
        ]
        return "\n".join([words("confucius-owing-over"), *holders])
    blocks = [words("confucius-owing-none" if not bound else "confucius-owing-head")]
    for seat in bound:
        teller = Duties(words, view, seat, players.token, reader == seat)
        blocks.append(
            "\n".join([teller.head(players.rich, giver), *(f"- {line}" for line in teller.lines())])
        )
    if free and bound:
        others = words.series([players.rich(seat) for seat in free if seat != reader])
        blocks.append(
            words("confucius-owing-free", who=others, count=len(free), you="yes" if reader in free else "no")
        )
    blocks.append(words("confucius-owing-cubes", list=_cubes(view, playing, players.token)))
    return "\n".join(blocks)


def _cubes(view: ConfuciusPosition, seats: Sequence[Seat], token: Name) -> str:
    """The cubes of the next round as gifts stand: "● 4 · ■ 5"."""
    return " · ".join(f"{token(seat)} {cubes(view, seat)}" for seat in seats)


def cubes(view: ConfuciusPosition, seat: Seat, more: int = 0) -> int:
    """The cubes that the gifts in force, and so many more, would bring the seat."""
    return box().cubes_for(more + sum(seat in (gift.giver, gift.holder) for gift in active(view)))


def held(view: ConfuciusPosition, seat: Seat) -> list[Gift]:
    """The gifts of others that the seat holds, the highest first."""
    return sorted((gift for gift in active(view) if gift.holder == seat), key=lambda gift: -gift.value)


def given(view: ConfuciusPosition, seat: Seat) -> list[Gift]:
    """The gifts of the seat that others hold, the highest first."""
    return sorted((gift for gift in active(view) if gift.giver == seat), key=lambda gift: -gift.value)


class Duties:
    """What one player owes for the gifts it holds; ``own``: told to that player as "you"."""

    def __init__(self, words: Words, view: ConfuciusPosition, seat: Seat, token: Name, own: bool) -> None:
        self.words = words
        self.view = view
        self.seat = seat
        self.token = token
        self.person = "you" if own else "they"
        self.gifts = held(view, seat)

    def head(self, name: Name, giver: Name) -> str:
        """Which gifts the player holds, and of whom: "You hold the vase (3) of ● Mei"."""
        found = [
            self.words("confucius-gift-of", gift=names.gift(self.words, gift.value), who=giver(gift.giver))
            for gift in self.gifts
        ]
        return self.words(
            "confucius-owing-holds",
            person=self.person,
            who=name(self.seat),
            list=self.words.series(found),
        )

    def lines(self) -> list[str]:
        """The four duties, a line each."""
        return [self._bribes(), self._tutoring(), self._influence(), self._back()]

    def _bribes(self) -> str:
        """Where it may not bribe, with the officials of both, and where it may."""
        open_ones = [index for index, closed in enumerate(self.view.resolved) if not closed]
        barred = [ban for ban in bans(self.view, self.seat) if ban.ministry in open_ones]
        shut = [index for index in open_ones if any(ban.ministry == index for ban in barred)]
        free = [index for index in open_ones if index not in shut]
        return self.words(
            "confucius-owing-bribes",
            barred="yes" if shut else "no",
            list=self.words.series([self._barred(index, barred) for index in shut]),
            free=self.words.series([names.ministry(index) for index in free]),
            count=len(free),
        )

    def _barred(self, index: int, barred: Sequence[Ban]) -> str:
        """The ministry with who has how many there: "Hubu (● 2, ■ 2)"."""
        here = [ban for ban in barred if ban.ministry == index]
        counts = [f"{self.token(ban.giver)} {ban.theirs}" for ban in here]
        own = self.words(
            "confucius-owing-own", person=self.person, who=self.token(self.seat), count=here[0].own
        )
        return f"{names.ministry(index)} ({', '.join(counts)}, {own})"

    def _ranked(self, gifts: Sequence[Gift]) -> str:
        """Their givers by what the gifts are worth, equal ones side by side: "● or ▲, else ◆"."""
        tiers = [
            names.either(self.words, [self.token(gift.giver) for gift in tier])
            for _, tier in groupby(gifts, key=lambda gift: gift.value)
        ]
        return self.words("confucius-owing-else").join(tiers)

    def _tutoring(self) -> str:
        """Whose student it has to tutor, now if there are any."""
        standing = {seat for seat in self.view.students if seat != NOBODY}
        due = [gift for gift in self.gifts if gift.giver in standing]
        return self.words(
            "confucius-owing-tutoring",
            list=self._ranked(due or self.gifts),
            now="yes" if due else "no",
            cards=cards().cancel,
        )

    def _influence(self) -> str:
        """To whom its influence goes."""
        return self.words("confucius-owing-influence", person=self.person, list=self._ranked(self.gifts))

    def _back(self) -> str:
        """Which of its gifts it may give back to each giver, and which of those are ready."""
        found = [
            self.words(
                "confucius-owing-least",
                who=", ".join(self.token(gift.giver) for gift in tier),
                gift=names.gift(self.words, value),
                value=value,
            )
            for value, tier in groupby(self.gifts, key=lambda gift: gift.value)
        ]
        ready = ready_gifts(self.view, self.seat)
        return self.words(
            "confucius-owing-back",
            list="; ".join(found),
            ready=self.words.series([names.gift(self.words, value) for value in ready]),
            count=len(ready),
        )


def ready_gifts(view: ConfuciusPosition, seat: Seat) -> list[int]:
    """The gifts of the seat that are ready to be given."""
    return [value for value in printed().values if view.gifts[seat][value - 1] == AVAILABLE]
