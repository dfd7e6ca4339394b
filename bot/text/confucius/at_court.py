"""Answers about the court: officials and where they are, students, who gets influence, who is Chief."""

from collections.abc import Sequence

from bot.text.confucius import names
from bot.text.confucius.answers import Answers, Told, place_of, seat_of
from games.confucius.box import price
from games.confucius.components import MINISTRIES, NOBODY, REMOVED, SPACES, STUDENTS
from games.confucius.deeds import ConfuciusAction
from games.confucius.examination import students_for
from games.confucius.gifts import active
from games.confucius.resolution import standing
from games.engine import Seat


class AtCourt(Answers):
    """Answers to the questions for a ministry, a place in it, a student, a player."""

    def text(self, slot: str, token: str, actions: Sequence[ConfuciusAction]) -> Told:
        """Tell it."""
        match slot:
            case "ministry" | "ministry2":
                return self._ministry(MINISTRIES.index(token), actions)
            case "space":
                return self._space(*place_of(self.known), actions[0])
            case "space2":
                return self._swap()
            case "student":
                return self._student(STUDENTS.index(token))
            case "chief":
                return self._chief(seat_of(token))
            case _ if self.do == "transfer":
                return self._transfer(seat_of(token))
            case _:
                return self._influence(seat_of(token))

    # ── officials ────────────────────────────────────────────────────────────────────────────────

    def _ministry(self, ministry: int, actions: Sequence[ConfuciusAction]) -> Told:
        """How many to choose from at what price; the chits, who has how many officials, how full."""
        wanted = self.slot.replace("ministry", "space")
        spaces = {slot.value for action in actions for slot in action.slots() if slot.name == wanted}
        dues = [price(self.view, self.me, action) for action in actions]
        paid = sorted(found.due for found in dues if found.kind)
        text = self.words(
            "confucius-label-ministry",
            ministry=names.ministry(ministry),
            count=len(spaces),
            what="official" if self.do and self.slot == "ministry" else "place",
            least=paid[0] if paid else 0,
            most=paid[-1] if paid else 0,
            range="none" if not paid else "one" if paid[0] == paid[-1] else "more",
        )
        return text, [
            self._chits(ministry),
            self.standing(self.view, ministry),
            self.words(
                "confucius-taken",
                count=sum(owner != NOBODY for owner in self.view.markers[ministry]),
                spaces=SPACES,
            ),
        ]

    def _chits(self, ministry: int) -> str:
        high, low = self.view.chits[ministry]
        return self.words("confucius-chits", high=high, low=low)

    def _space(self, ministry: int, space: int, action: ConfuciusAction) -> Told:
        """What lies there and what it costs; how the ministry stands after it."""
        due = price(self.view, self.me, action)
        text = self.words(
            "confucius-label-space",
            space=names.space(ministry, space),
            tile=self.tile(ministry, space),
            price=names.payment(self.words, due.kind, due.due, due.full, "bribe"),
            what="bribe" if self.do == "bribe" else "pay" if due.kind else "free",
        )
        match action.do:
            case "bribe":
                return text, self.then(self.marked(ministry, space, self.me), ministry)
            case "secure":
                return text, [
                    self.words("confucius-secure-then"),
                    self.words("confucius-now", list=self.standing(self.view, ministry)),
                ]
            case "card":
                what = "free" if not due.kind else "taken"
                label = self.words("confucius-label-card-space", text=text, what=what)
                return label, self.then(self.marked(ministry, space, self.me), ministry)
            case "transfer":
                left = self.view.markers[ministry].count(self.me) - 1
                return text, [self.words("confucius-transfer-left", count=left)]
            case "petition":
                return text, []
            case _:
                label = self.words(
                    "confucius-label-place",
                    space=names.space(ministry, space),
                    empty="yes" if self.view.officials[ministry][space] < 0 else "no",
                    tile=self.tile(ministry, space),
                )
                return label, self.then(self.marked(ministry, space, self.me), ministry)

    def _swap(self) -> Told:
        """The other tile; where the two go, or how both ministries stand then."""
        (first, high), (second, low) = place_of(self.known), place_of(self.known, "2")
        text = self.words("confucius-label-swap", space=names.space(second, low), tile=self.tile(second, low))
        if first == second:
            moved = self.words(
                "confucius-swap-then", own=names.space(second, low), other=names.space(first, high)
            )
            return text, [moved]
        after = self.view.copy()
        one, other = after.markers[first], after.markers[second]
        one[high], other[low] = other[low], one[high]
        return text, [
            self.words(
                "confucius-then-in",
                ministry=names.ministry(index),
                list=", ".join(f"{self.short(seat)} {tiles}" for seat, tiles, _ in standing(after, index)),
                some="yes" if standing(after, index) else "no",
            )
            for index in (first, second)
        ]

    def _transfer(self, to: Seat) -> Told:
        """Who gets the official; how the ministry stands then; the gift that it ends."""
        ministry, space = place_of(self.known)
        ended = [gift for gift in active(self.view) if gift.giver == to and gift.holder == self.me]
        after = self.marked(ministry, space, to)
        for gift in ended:
            after.gifts[to][gift.value - 1] = REMOVED
        return self.name(to), [
            *(
                self.words("confucius-rid-of", gift=names.gift(self.words, gift.value), who=self.short(to))
                for gift in ended
            ),
            *self.then(after, ministry),
        ]

    # ── examination ──────────────────────────────────────────────────────────────────────────────

    def _student(self, student: int) -> Told:
        """A student space to nominate on, to take over with the vase, or to tutor."""
        other = self.student(1 - student)
        if self.do == "nominate":
            return self.words("confucius-label-nominate", student=STUDENTS[student]), [
                self.words("confucius-red-wins") if student == 0 else "",
                other,
                self.words("confucius-both-taken") if self.view.students[1 - student] != NOBODY else "",
            ]
        if self.do == "petition":
            return self.student(student), [
                self.words("confucius-both-yours")
                if self.view.students[1 - student] == self.me
                else self.words("confucius-yours-then")
            ]
        owner = self.view.students[student]
        laid = [
            (seat, str(sum(self.view.laid[seat])))
            for seat, at in enumerate(self.view.tutored)
            if at == student
        ]
        gift = next(
            (gift for gift in active(self.view) if gift.giver == owner and gift.holder == self.me), None
        )
        return self.student(student), [
            self.words("confucius-duty", gift=names.gift(self.words, gift.value), who=self.short(owner))
            if gift and student in students_for(self.view, self.me)
            else "",
            self.words("confucius-laid", list=self.crowd(laid))
            if laid
            else self.words("confucius-laid-none"),
        ]

    # ── players ──────────────────────────────────────────────────────────────────────────────────

    def _chief(self, seat: Seat) -> Told:
        """The cubes that seat has, one of which goes to Imperial Favour; who then begins."""
        after = next(
            found for found in self.view.clockwise((seat + 1) % self.view.seats) if found in self.view.playing
        )
        return self.name(seat), [
            self.words(
                "confucius-chief-then",
                count=self.view.cubes[seat],
                first=self.name(after),
                you="yes" if after == self.me else "no",
            ),
        ]

    def _influence(self, to: Seat) -> Told:
        """What they have in the ministry being resolved, and with the reader's; the gift that ends."""
        found = {seat: tiles for seat, tiles, _ in standing(self.view, self.view.resolving)}
        ended = [gift for gift in active(self.view) if gift.giver == to and gift.holder == self.me]
        after = self.view.copy()
        after.influence = [to if owner == self.me else owner for owner in after.influence]
        left = standing(after, after.resolving)
        return self.words(
            "confucius-label-influence",
            who=self.name(to),
            before=found[to],
            after=found[to] + found[self.me],
        ), [
            self.words(
                "confucius-then-posts", minister=self.name(left[0][0]), secretary=self.name(left[1][0])
            )
            if len(left) == len(self.view.posts[after.resolving])
            else self.words("confucius-then", list=self.standing(after, after.resolving)),
            *(
                self.words("confucius-rid-of", gift=names.gift(self.words, gift.value), who=self.short(to))
                for gift in ended
            ),
        ]
