"""Answers about the court: officials and where they are, students, who gets influence, who is Chief."""

from collections.abc import Sequence

from bot.text.confucius import names
from bot.text.confucius.answers import Answers, Told, place_of, seat_of
from games.confucius.box import price
from games.confucius.components import EMPTY, MINISTRIES, NOBODY, REMOVED, SPACES, STUDENTS
from games.confucius.deeds import ConfuciusAction
from games.confucius.examination import students_for
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
        """How many to choose from, or at what price; who has how many officials, how full, the chits."""
        wanted = self.slot.replace("ministry", "space")
        spaces = {slot.value for action in actions for slot in action.slots() if slot.name == wanted}
        dues = [price(self.view, self.me, action) for action in actions if action.do != "card"]
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
        if self.slot == "ministry2":
            text = names.ministry(ministry)
        high, low = self.view.chits[ministry]
        return text, [
            self.standing(self.view, ministry),
            self.words("confucius-taken", count=SPACES - self.view.markers[ministry].count(NOBODY)),
            self.words("confucius-posts-bring", high=high, low=low),
        ]

    def _space(self, ministry: int, space: int, action: ConfuciusAction) -> Told:
        """What it costs, or what lies there; how the ministry stands after it."""
        due = price(self.view, self.me, action)
        cost = names.amount(self.words, due.kind, due.due) if due.kind else ""
        then = self.then(self.marked(ministry, space, self.me), ministry)
        match action.do:
            case "bribe":
                return self._place(ministry, space, cost), then
            case "secure":
                now = self.words("confucius-now", list=self.standing(self.view, ministry))
                return self._place(ministry, space, cost), [now]
            case "card" if due.kind:
                who = self.name(self.view.markers[ministry][space])
                return self._place(ministry, space, who), [cost, *then]
            case "card":
                return self._place(ministry, space, self.words("confucius-free")), then
            case "transfer":
                left = self.view.markers[ministry].count(self.me) - 1
                return self._place(ministry, space), [self.words("confucius-transfer-left", count=left)]
            case "petition" if self.known["gift"] == "coat":
                return names.space(ministry, space), [self.tile(ministry, space)]
            case "petition":
                return self._place(ministry, space), []
            case _:
                found = self.tile(ministry, space)
                empty = self.view.officials[ministry][space] == EMPTY
                return self._place(
                    ministry, space, found if empty else self.words("confucius-replaces", tile=found)
                ), then

    def _place(self, ministry: int, space: int, what: str = "") -> str:
        """The space with what is to be said of it, else with what lies there: "Hubu 3: 4 cash"."""
        return self.words(
            "confucius-label-space",
            space=names.space(ministry, space),
            what=what or self.tile(ministry, space),
        )

    def _swap(self) -> Told:
        """The other tile; how both ministries stand then."""
        (first, high), (second, low) = place_of(self.known), place_of(self.known, "2")
        text, tile = names.space(second, low), self.tile(second, low)
        if first == second:
            return text, [tile]
        after = self.view.copy()
        one, other = after.markers[first], after.markers[second]
        one[high], other[low] = other[low], one[high]
        return text, [
            tile,
            *(
                self.words(
                    "confucius-then-in",
                    ministry=names.ministry(index),
                    list=self.standing(after, index),
                    some="yes" if standing(after, index) else "no",
                )
                for index in (first, second)
            ),
        ]

    def _transfer(self, to: Seat) -> Told:
        """Who gets the official; how the ministry stands then; the gift that it ends."""
        ministry, space = place_of(self.known)
        ended = self.held_of(to)
        after = self.marked(ministry, space, to)
        for gift in ended:
            after.gifts[to][gift.value - 1] = REMOVED
        return self.name(to), [self.ends(ended), *self.then(after, ministry)]

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
        bound = self.held_of(owner) if student in students_for(self.view, self.me) else []
        return self.student(student), [
            *(self.words("confucius-duty", gift=names.gift_alone(self.words, gift.value)) for gift in bound),
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
            else self.words("confucius-then", list=self.standing(after, after.resolving), full="no"),
            self.ends(self.held_of(to)),
        ]
