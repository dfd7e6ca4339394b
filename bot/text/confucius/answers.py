"""Answers to questions of Confucius: what each costs or brings, found out from the view."""

from collections.abc import Iterable, Mapping, Sequence

from bot.text.confucius import names
from bot.text.confucius.box import Box, most_voyages, student_of
from bot.text.confucius.gifts import cubes
from bot.text.confucius.names import OTHER, ConfuciusTeller, Facts
from bot.text.confucius.officials import crowd, place_of, standing, taken, tile
from bot.text.fluent import Listed
from games.confucius import resolution
from games.confucius.box import announcement, price
from games.confucius.components import (
    CANDIDATE,
    DISTANT,
    EMPTY,
    MINISTRIES,
    NOBODY,
    REMOVED,
    STUDENTS,
    cards,
    gifts,
    lands,
    realm,
    rewards,
)
from games.confucius.deeds import ConfuciusAction
from games.confucius.examination import students_for
from games.confucius.gifts import Gift, active
from games.confucius.money import lacking
from games.confucius.officials import bans
from games.confucius.position import ConfuciusPosition
from games.engine import Seat


def kind_of(slot: str, known: Mapping[str, str], phase: str) -> str:
    """What is asked, one word for each kind of question."""
    match do := known.get("do", ""), slot:
        case _, "do":
            return "do"
        case "petition", "gift":
            return "petition"
        case "petition", _:
            gift = known["gift"]
            return f"{gift}-to" if slot in ("to", "ministry2", "space2", "land2", "box2") else gift
        case "card", "card":
            return "card"
        case "card", _:
            return "card-gift" if slot == "gift" else "card-bribe"
        case "voyage", _:
            return "voyage" if slot == "junks" else "visit"
        case (("give" | "transfer"), "to"):
            return f"{do}-to"
        case "", "cards" if phase == "tutor":
            return "tutor-cards"
        case "", "student" | "cards" | "ministry" | "space" | "to":
            return phase
    return do or slot


class Answers:
    """What answers to one question, or several that follow each other, are called, cost and bring."""

    def __init__(
        self, say: ConfuciusTeller, box: Box, known: Mapping[str, str], actions: Sequence[ConfuciusAction]
    ) -> None:
        """``known``: all answers by slot; ``actions``: those they leave."""
        self.say, self.view, self.me = say, say.view, say.acting
        self.box, self.known, self.actions = box, known, actions

    def told(self, slot: str, token: str) -> tuple[str, list[str]]:
        """Text and details of one of the answers, "" where there is nothing to say."""
        what = kind_of(slot, self.known, self.view.phase)
        if token == OTHER:
            what = "other"
        elif slot.startswith(("ministry", "box")) or (slot.startswith("land") and what != "visit"):
            what = slot.rstrip("2")
        key = f"confucius-label-{what}"
        facts = {**self.known, "slot": slot, "actions": len(self.actions), **self._facts(what, slot, token)}
        detail = f"{key}.detail"
        details = self.say(detail, **facts).splitlines() if detail in self.say.words else []
        return self.say(key, **facts), details

    def _facts(self, what: str, slot: str, token: str) -> Facts:
        """What the message about such an answer needs besides the answers."""
        match what:
            case "do":
                return self.box.doing(token, self.actions)
            case "ministry":
                return self._ministry(slot, MINISTRIES.index(token))
            case "bribe" | "card-bribe" | "place" | "secure" | "transfer" | "coat" | "junk":
                return self._paid() | self._official(what)
            case "coat-to":
                return self._swap(place_of(self.known), place_of(self.known, "2"))
            case "transfer-to" | "junk-to":
                return self._handed(names.seat_of(token), what)
            case "nominate" | "vase" | "tutor":
                return self._student(STUDENTS.index(token))
            case "chief":
                return self._chief(names.seat_of(token))
            case "influence":
                return self._influence(names.seat_of(token))
            case "junks" | "voyage":
                return self._paid() | self._ships(what, int(token))
            case "visit":
                return self._visit(DISTANT.index(token))
            case "tile" | "tile-to":
                return self._shipyard(what, names.seat_of(token))
            case "land" | "box":
                return self._land(slot)
            case "buy" | "petition" | "card-gift" | "give":
                return self._gift(names.gift(token))
            case "give-to":
                return self._giving(names.seat_of(token), names.gift(self.known["gift"]))
            case "card":
                return {"reward": token, "cash": rewards().cash, "insult": rewards().insult}
            case "other":
                return {}
        return self._spent(what, names.counts(token))

    def _paid(self) -> Facts:
        """What the first of the actions costs."""
        due = price(self.view, self.me, self.actions[0])
        return {"kind": due.kind or "none", "amount": due.due}

    # ── officials ────────────────────────────────────────────────────────────────────────────────

    def _then(self, after: ConfuciusPosition, ministry: int) -> Facts:
        """What a change means in the ministry: who has how many, whether it is full, who is barred."""
        barred = [
            seat
            for seat in after.playing
            if _barred(after, seat, ministry) and not _barred(self.view, seat, ministry)
        ]
        cheaper = self.me in after.markers[ministry] and self.me not in self.view.markers[ministry]
        return {
            "standing": standing(self.say, after, ministry),
            "full": NOBODY not in after.markers[ministry],
            "barred": self.say.short.seats(barred),
            "cheaper": MINISTRIES[ministry] if cheaper else "none",
        }

    def _marked(self, ministry: int, space: int, seat: Seat) -> ConfuciusPosition:
        """The view with the seat's marker there."""
        after = self.view.copy()
        after.markers[ministry][space] = seat
        if after.officials[ministry][space] == EMPTY:
            after.officials[ministry][space] = CANDIDATE
        return after

    def _ministry(self, slot: str, ministry: int) -> Facts:
        """How many to choose from, or at what price; who has how many officials, how full, the chits."""
        wanted = slot.replace("ministry", "space")
        spaces = {part.value for action in self.actions for part in action.slots() if part.name == wanted}
        dues = [price(self.view, self.me, action) for action in self.actions if action.do != "card"]
        paid = sorted(found.due for found in dues if found.kind)
        what = "paid" if paid else "official" if "do" in self.known else "place"
        return taken(self.say, ministry) | {
            "ministry": ministry,
            "what": "alone" if slot == "ministry2" else what,
            "count": len(spaces),
            "least": paid[0] if paid else 0,
            "most": paid[-1] if paid else 0,
            "range": bool(paid) and paid[0] < paid[-1],
        }

    def _official(self, what: str) -> Facts:
        """The official that a marker comes to, or one of the seat's own and how many are left besides."""
        ministry, space = place_of(self.known)
        found, markers = tile(self.say, ministry, space), self.view.markers[ministry]
        if what in ("bribe", "card-bribe", "place"):
            return found | self._then(self._marked(ministry, space, self.me), ministry)
        told = standing(self.say, self.view, ministry)
        return found | {"left": markers.count(self.me) - 1, "standing": told}

    def _swap(self, place: tuple[int, int], other: tuple[int, int]) -> Facts:
        """The other tile; how both ministries stand then."""
        (first, high), (second, low) = place, other
        after = self.view.copy()
        one, two = after.markers[first], after.markers[second]
        one[high], two[low] = two[low], one[high]
        then = [
            self.say("confucius-then-in", ministry=index, standing=standing(self.say, after, index))
            for index in ((first, second) if first != second else ())
        ]
        return tile(self.say, *other) | {"then": "\n".join(then)}

    def _handed(self, to: Seat, what: str) -> Facts:
        """Whose marker comes there; how the ministry stands then; the gift that a transfer ends."""
        ministry, space = place_of(self.known)
        after = self._marked(ministry, space, to)
        ended = self._held_of(to) if what == "transfer-to" else []
        for gift in ended:
            after.gifts[to][gift.value - 1] = REMOVED
        stays = self.view.markers[ministry][space] == to
        return {"seat": to, "stays": stays, "ends": self._ends(ended), **self._then(after, ministry)}

    # ── examination, influence ───────────────────────────────────────────────────────────────────

    def _student(self, student: int) -> Facts:
        """A student space to nominate on, to take over with the vase, or to tutor."""
        view = self.view
        tutors = view.phase == "tutor" and student in students_for(view, self.me)
        bound = self._held_of(view.students[student]) if tutors else []
        return {
            "student": student,
            "seat": view.students[student],
            "other": student_of(self.say, 1 - student),
            "taken": view.students[1 - student] != NOBODY,
            "both": view.students[1 - student] == self.me,
            "gift": bound[0].value if bound else 0,
            "laid": crowd(self.say, laid_for(view, student)),
        }

    def _chief(self, seat: Seat) -> Facts:
        """The next Chief Minister with its cubes, and who acts first then."""
        view = self.view
        first = next(found for found in view.clockwise((seat + 1) % view.seats) if found in view.playing)
        return {"seat": seat, "cubes": view.cubes[seat], "first": self.say.seat(first)}

    def _influence(self, to: Seat) -> Facts:
        """What they have in the ministry being resolved, and with the reader's; the gift that ends."""
        view, me = self.view, self.me
        tiles = {seat: count for seat, count, _ in resolution.standing(view, view.resolving)}
        after = view.copy()
        after.influence = [to if owner == me else owner for owner in after.influence]
        left = [seat for seat, _, _ in resolution.standing(after, after.resolving)]
        return {
            "seat": to,
            "before": tiles[to],
            "after": tiles[to] + tiles[me],
            "decided": len(left) == len(view.posts[view.resolving]),
            "minister": self.say.seat(left[0]),
            "secretary": self.say.seat(left[-1]),
            "standing": standing(self.say, after, after.resolving),
            "ends": self._ends(self._held_of(to)),
        }

    # ── ships ────────────────────────────────────────────────────────────────────────────────────

    def _ships(self, what: str, count: int) -> Facts:
        """Junks that are bought, or that set sail: the seat's junks before and after."""
        view, yard, ocean = self.view, self.view.yard[self.me], self.view.ocean[self.me]
        if what == "junks":
            return {"junks": count, "before": yard, "after": yard + count, "left": view.junks - count}
        voyages = most_voyages(self.actions)
        return {
            "before": ocean,
            "after": ocean + count - voyages * realm().voyage,
            "voyages": voyages,
            "voyage": realm().voyage,
            "rewards": min(voyages, len(view.reward_deck)),
        }

    def _visit(self, land: int) -> Facts:
        """A distant land: who was there first, what it brings."""
        return {
            "distant": land,
            "seat": self.view.first[land],
            "points": self.view.distant_chits[land],
            "rewards": min(1, len(self.view.reward_deck)),
        }

    def _shipyard(self, what: str, seat: Seat) -> Facts:
        """A shipyard that the tile takes junks from, or brings them to."""
        yard, most = self.view.yard, gifts().junks
        if what == "tile":
            return {"seat": seat, "junks": yard[seat], "left": max(0, yard[seat] - most)}
        moved = min(most, yard[names.seat_of(self.known["from"])])
        return {"seat": seat, "before": yard[seat], "after": yard[seat] + moved}

    # ── lands ────────────────────────────────────────────────────────────────────────────────────

    def _land(self, slot: str) -> Facts:
        """A foreign land or a box of it: its price, until when it has to be full, who is there."""
        more = slot[len(slot.rstrip("2")) :]
        land = self.known[f"land{more}"]
        at = next(at for at, index in enumerate(self.view.lands) if lands()[index].id == land)
        found = lands()[self.view.lands[at]]
        inside = self.view.armies[at][: len(found.boxes)]
        facts: Facts = {
            "land": land,
            "invading": self.known.get("do") == "invade",
            "price": found.price,
            "empty": inside.count(NOBODY),
            "wall": realm().walls[at],
        }
        if slot.startswith("box"):
            box = int(self.known[slot]) - 1
            left = inside.count(NOBODY) - 1 + (self.known.get("land") == self.known.get("land2"))
            facts |= {"box": box, "points": found.boxes[box], "star": box == found.star}
            facts |= {"owner": self.say.seat(inside[box]), "left": left}
        return facts

    # ── gifts ────────────────────────────────────────────────────────────────────────────────────

    def _held_of(self, giver: Seat) -> list[Gift]:
        """The gift of that player that the reader holds, if there is one."""
        return [gift for gift in active(self.view) if gift.giver == giver and gift.holder == self.me]

    def _ends(self, found: Iterable[Gift]) -> Listed:
        """Gifts that end, between the reader and the player in question: "your vase", "their tile"."""
        return self.say.listed(
            self.say("confucius-ends.gift", gift=gift.value, seat=gift.giver) for gift in found
        )

    def _gift(self, value: int) -> Facts:
        """The gift: what it costs and is good for, to whom it may go, what the petition does."""
        to = {
            names.seat_of(slot.value)
            for action in self.actions
            for slot in action.slots()
            if slot.name == "to"
        }
        return {
            "gift": value,
            "price": value,
            "junks": gifts().junks,
            "advanced": self.view.advanced,
            "anybody": len(to) == len(self.view.playing) - 1,
            "seats": (self.say if len(to) == 1 else self.say.short).seats(sorted(to)),
        }

    def _giving(self, to: Seat, value: int) -> Facts:
        """What the gift would forbid them, which gifts it ends, the cubes it brings."""
        view, after = self.view, given(self.view, to, value)
        ended = [
            gift
            for gift in active(view)
            if {gift.giver, gift.holder} == {self.me, to} and gift not in active(after)
        ]
        barred = [
            ban.ministry
            for ban in bans(after, to)
            if ban.giver == self.me and not view.resolved[ban.ministry]
        ]
        before, then = cubes(view, self.me), cubes(after, self.me)
        return {
            "seat": to,
            "barred": self.say.show(["ministry"], barred),
            "ends": self._ends(ended),
            "cubes": 0 if before == then else then,
        }

    # ── cards ────────────────────────────────────────────────────────────────────────────────────

    def _spent(self, what: str, found: names.Counts) -> Facts:
        """What the cards come to, and what stays in the hand."""
        hand = self.view.hands[self.me]
        first, second, third, hidden = (max(held - gone, 0) for held, gone in zip(hand, found, strict=True))
        kept = first, second, third, hidden - lacking(hand, found[:3])
        facts: Facts = {
            "cards": tuple(found),
            "kept": self.say.show("cards", kept),
            "amount": names.total(found),
        }
        match what:
            case "pay":
                kind, due, _ = price(self.view, self.me, announcement(self.view.announced))
                paid = names.total(found, kind)
                facts |= {"kind": kind, "amount": paid, "over": paid - due}
            case "commercial":
                drawn, held = names.total(found) + cards().bonus, sum(hand)
                facts |= {"drawn": drawn, "before": held, "after": held - sum(found) + drawn}
            case "tutor-cards":
                owner = self.view.students[STUDENTS.index(self.known.get("student", "orange"))]
                facts["ends"] = self._ends(self._held_of(owner) if sum(found) >= cards().cancel else ())
        return facts


def laid_for(view: ConfuciusPosition, student: int) -> list[tuple[Seat, int]]:
    """Who has laid how many cards for the student."""
    return [(seat, sum(view.laid[seat])) for seat, at in enumerate(view.tutored) if at == student]


def given(view: ConfuciusPosition, to: Seat, value: int) -> ConfuciusPosition:
    """The view with the gift given: an older one is replaced, a lower one of theirs ends."""
    after = view.copy()
    assert view.turn is not None
    mine, theirs = after.gifts[view.turn], after.gifts[to]
    for index, holder in enumerate(mine):
        if holder == to:
            mine[index] = REMOVED
    mine[value - 1] = to
    for index, holder in enumerate(theirs):
        if holder == view.turn and index + 1 < value:
            theirs[index] = REMOVED
    return after


def _barred(view: ConfuciusPosition, seat: Seat, ministry: int) -> bool:
    """Whether a gift forbids the seat to bribe in the ministry."""
    return not view.resolved[ministry] and any(ban.ministry == ministry for ban in bans(view, seat))
