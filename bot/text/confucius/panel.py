"""Questions of Confucius, and their answers with what they cost or bring, found out from the view."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from bot.text.confucius import names
from bot.text.confucius.gifts import cubes, held, of_givers
from bot.text.fluent import Listed
from bot.text.room import clip, few_words
from bot.text.teller import LONGEST_TEXT, Label, Teller
from games.confucius.box import Prospect, announcement, price, prospects
from games.confucius.components import (
    CANDIDATE,
    DISTANT,
    EMPTY,
    LICENCES,
    MINISTRIES,
    NOBODY,
    REMOVED,
    SPACES,
    STUDENTS,
    UNBOUGHT,
    cards,
    gifts,
    lands,
    realm,
    rewards,
)
from games.confucius.deeds import ConfuciusAction
from games.confucius.examination import students_for
from games.confucius.gifts import Gift, active
from games.confucius.officials import bans
from games.confucius.position import ConfuciusPosition
from games.confucius.resolution import heirs, standing
from games.confucius.ships import Voyage
from games.engine import Seat, Slot
from games.engine.choices import Question, fitting

Say = Teller[ConfuciusPosition]
Facts = dict[str, Any]
"""What a message is given."""

Told = tuple[str, list[str]]
"""An answer's text and its details, "" where there is nothing to say."""

OTHER: Final = "other"
"""The token for all ways to pay in which a card could be left out."""

GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    "ministries": ("bribe", "secure", "transfer"),
    "examination": ("nominate", "force"),
    "armies": ("recruit", "invade"),
    "ships": ("junks", "voyage"),
    "gifts": ("buy", "give", "petition"),
    "money": ("commercial", "tax"),
    "rest": ("card", "nothing"),
}
"""The actions as players think of them; passing is told apart."""

_PRICED: Final = ("bribe", "secure", "junks", "voyage", "buy")
"""Actions whose only target, where there is but one, tells the price."""

_ALONE: Final = ("force", "recruit", "commercial", "tax", "pass")
"""Actions of which there is something to say also where nothing is left to choose."""

_NAMED: Final = 2
"""Reward cards that are named where one can be played."""

_ABSORBED: Final = {"ministry": "space", "ministry2": "space2", "land": "box", "land2": "box2"}
"""Answers that a following one names as well: "Hubu" need not be said before "Hubu 3"."""


class Answers:
    """Tells a question and its answers to the seat to act."""

    def __init__(self, say: Say, question: Question) -> None:
        assert say.view.turn is not None
        self.say, self.short = say, say.but(style="token")
        self.view = say.view
        self.me: Seat = say.view.turn
        self.question, self.slot = question, question.slot
        self.known = dict(question.given)

    @property
    def do(self) -> str:
        """The action that is chosen: "bribe"; "" where another decision is asked for."""
        return self.known.get("do", "")

    @cached_property
    def prospects(self) -> dict[str, Prospect]:
        """Everything that can be done but passing, possible or not."""
        return {entry.do: entry for entry in prospects(self.view, self.me)}

    def what(self, slot: str) -> str:
        """What is asked, one word for each kind of question."""
        match self.do, slot:
            case _, "do":
                return "do"
            case "petition", "gift":
                return "petition"
            case "petition", _:
                gift = self.known["gift"]
                return f"{gift}-to" if slot in ("to", "ministry2", "space2", "land2", "box2") else gift
            case "card", "card":
                return "card"
            case "card", _:
                return "card-gift" if slot == "gift" else "card-bribe"
            case "voyage", _:
                return "voyage" if slot == "junks" else "visit"
            case (("give" | "transfer"), "to"):
                return f"{self.do}-to"
            case "", "cards" if self.view.phase == "tutor":
                return "tutor-cards"
            case "", "student" | "cards" | "ministry" | "space" | "to":
                return self.view.phase
        return self.do or slot

    # ── questions ────────────────────────────────────────────────────────────────────────────────

    def ask(self) -> str:
        """The question as a sentence; for what to do the whole action box with what everything takes now."""
        what, view, hand = self.what(self.slot), self.view, self.view.hands[self.me]
        facts: Facts = {
            **self.known,
            **worth(hand),
            "slot": self.slot.rstrip("2"),
            "phase": view.phase,
            "cubes": view.cubes[self.me],
            "candidate": view.candidate,
            "reward": self.known.get("card", ""),
            "yard": view.yard[self.me],
            "ocean": view.ocean[self.me],
            "supply": view.junks,
            "voyage": realm().voyage,
            "wall": view.wall,
            "most": cards().commercial,
            "bonus": cards().bonus,
            "limit": cards().limit,
            "gone": sum(hand) - cards().limit,
            "cancel": cards().cancel,
        }
        match what:
            case "pay":
                facts |= announced(self.say)
            case "tutor" | "tutor-cards":
                facts |= self.lesson()
            case "influence":
                facts |= self.debt()
            case "transfer-to" | "junk-to":
                ministry, space = place_of(self.known)
                facts |= self.tile(ministry, space) | {"standing": self.standing(view, ministry)}
            case _ if self.slot.startswith("space"):
                facts |= self.taken(place_of({**self.known, self.slot: "1"}, self.slot[5:])[0])
        asked = self.say(f"confucius-ask-{what}", **facts)
        return "\n".join([asked, *self.overview()]) if what == "do" else asked

    def lesson(self) -> Facts:
        """Who stands against whom, what is laid, what the reader owes."""
        view = self.view
        laid = []
        for student in range(len(STUDENTS)):
            found = [(seat, sum(view.laid[seat])) for seat, at in enumerate(view.tutored) if at == student]
            facts = {
                "student": student,
                "list": self.short.each(found),
                "count": sum(count for _, count in found),
            }
            laid.append(self.say("confucius-ask-tutor-cards.laid", **facts))
        due = [gift for gift in held(view, self.me) if gift.giver in view.students]
        free = len(students_for(view, self.me)) > 1
        red, orange = map(self.say.seat, view.students)
        return {
            "red": red,
            "orange": orange,
            "laid": self.say.listed(laid),
            "duty": of_givers(self.short, [gift for gift in due if gift.value == due[0].value]),
            "bound": "none" if not due else "both" if free else "one",
        }

    def debt(self) -> Facts:
        """How the ministry stands that is resolved, and why the reader gives."""
        givers = heirs(self.view, self.me)
        return {
            "ministry": self.view.resolving,
            "standing": self.standing(self.view, self.view.resolving),
            "duty": of_givers(
                self.short, [gift for gift in held(self.view, self.me) if gift.giver in givers]
            ),
        }

    # ── the action box ───────────────────────────────────────────────────────────────────────────

    def overview(self) -> Iterator[str]:
        """All actions, a line a group: those that are possible with their costs, the others with the reason.

        Without cubes only what takes none is told, the rest at once.
        """
        say, found = self.say, self.prospects
        idle = self.view.phase == "turn" and not self.view.cubes[self.me]
        for group, actions in GROUPS.items():
            here = [found[do] for do in actions if not (idle and found[do].cubes)]
            texts, shut = [], dict[str, list[str]]()
            for entry in here:
                if entry.refusal is None:
                    barred = self.barred() if entry.do == "bribe" else say.listed(())
                    texts.append(say("confucius-action", **self.cost(entry), barred=barred))
                else:
                    facts = {**entry.refusal.facts, "code": entry.refusal.code, "barred": self.barred()}
                    same = shut.setdefault(say("confucius-why", **facts), [])
                    same.append(say("confucius-action-named", do=entry.do))
            texts += [
                say("confucius-action.shut", list=say.listed(same), why=why) for why, same in shut.items()
            ]
            if texts:
                yield say("confucius-action.group", group=group, list=say.listed(texts))
        if idle:
            yield say("confucius-action.idle")

    def cost(self, found: Prospect) -> Facts:
        """What the action takes now: "1 cube, 2–6 cash (Hubu −1)"; cubes only in a usual turn."""
        return {
            "do": found.do,
            "cubes": found.cubes,
            "kind": found.kind or "none",
            "least": found.least,
            "most": found.most,
            "range": found.least < found.most,
            "saved": found.full_least - found.least,
            "priced": bool(found.cubes or found.kind),
        }

    def barred(self) -> Listed:
        """The ministries in which the reader may not bribe, with whose gifts forbid it: "Hubu (■)"."""
        found: dict[int, list[Seat]] = {}
        for ban in bans(self.view, self.me):
            found.setdefault(ban.ministry, []).append(ban.giver)
        return self.say.listed(
            self.say("confucius-action.barred", ministry=index, givers=self.short.seats(givers))
            for index, givers in found.items()
        )

    # ── answers ──────────────────────────────────────────────────────────────────────────────────

    def labels(self) -> dict[str, Label]:
        """The answers by token."""
        left = fitting(self.view.legal(), self.question.given)
        return {
            answer.token: self.label(answer.token, fitting(left, {self.slot: answer.token}))
            for answer in self.question.answers
        }

    def label(self, token: str, actions: Sequence[ConfuciusAction]) -> Label:
        """The answer, with the answers that follow from it where it leaves one action only."""
        slots = actions[0].slots()
        self.known = self.question.given | {self.slot: token}
        text, details = "", list[str]()
        rest: tuple[Slot, ...] = ()
        if len(actions) == 1:
            self.known |= {slot.name: slot.value for slot in slots}
            at = next(index for index, slot in enumerate(slots) if slot.name == self.slot)
            rest = slots[at + 1 :]
        text, details = self.told(self.slot, token, actions)
        following = [
            self.told(slot.name, slot.value, actions)
            for slot in rest
            if _ABSORBED.get(slot.name) not in self.known
        ]
        texts = [told for told, _ in following if told]
        if following and self.slot == "do":
            details = [*details, ", ".join(texts)]
        elif following:
            texts = texts if _ABSORBED.get(self.slot) in self.known else [text, *texts]
            text = self.say("confucius-label-steps", list=self.say.listed(texts))
            details = following[-1][1] or details
        return Label(clip(text, LONGEST_TEXT), clip(" · ".join(few_words(details))))

    def told(self, slot: str, token: str, actions: Sequence[ConfuciusAction]) -> Told:
        """Text and details of an answer; ``actions`` are those it leaves."""
        what = self.what(slot)
        if token == OTHER:
            what = "other"
        elif slot.startswith(("ministry", "box")) or (slot.startswith("land") and what != "visit"):
            what = slot.rstrip("2")
        key = f"confucius-label-{what}"
        facts = {
            **self.known,
            "slot": slot,
            "actions": len(actions),
            **self.facts(what, slot, token, actions),
        }
        detail = f"{key}.detail"
        details = self.say(detail, **facts).splitlines() if detail in self.say.words else []
        return self.say(key, **facts), details

    def facts(self, what: str, slot: str, token: str, actions: Sequence[ConfuciusAction]) -> Facts:
        """What the message about such an answer needs besides the answers."""
        match what:
            case "do":
                return self.doing(token, actions)
            case "ministry":
                return self.ministry(slot, MINISTRIES.index(token), actions)
            case "bribe" | "card-bribe" | "place" | "secure" | "transfer" | "coat" | "junk":
                return self.paid(actions) | self.official(what)
            case "coat-to":
                return self.swap(place_of(self.known), place_of(self.known, "2"))
            case "transfer-to" | "junk-to":
                return self.handed(names.seat_of(token), what)
            case "nominate" | "vase" | "tutor":
                return self.student(STUDENTS.index(token))
            case "chief":
                return self.chief(names.seat_of(token))
            case "influence":
                return self.influence(names.seat_of(token))
            case "junks" | "voyage":
                return self.paid(actions) | self.ships(what, int(token), actions)
            case "visit":
                return self.visit(DISTANT.index(token))
            case "tile" | "tile-to":
                return self.shipyard(what, names.seat_of(token))
            case "land" | "box":
                return self.land(slot)
            case "buy" | "petition" | "card-gift" | "give":
                return self.gift(names.gift(token), actions)
            case "give-to":
                return self.giving(names.seat_of(token), names.gift(self.known["gift"]))
            case "card":
                return {"reward": token, "cash": rewards().cash, "insult": rewards().insult}
            case "other":
                return {}
        return self.spent(what, names.counts(token))

    def paid(self, actions: Sequence[ConfuciusAction]) -> Facts:
        """What the first of the actions costs."""
        due = price(self.view, self.me, actions[0])
        return {"kind": due.kind or "none", "amount": due.due}

    # ── what to do ───────────────────────────────────────────────────────────────────────────────

    def doing(self, do: str, actions: Sequence[ConfuciusAction]) -> Facts:
        """What the action takes in cubes and money, and what there is to choose from or comes of it."""
        view, me, whole = self.view, self.me, len(actions) == 1
        facts: Facts = {"do": do, "whole": whole, "cubes": 0, "kind": "none"}
        facts["more"] = do in _ALONE or not whole
        if do in self.prospects:
            facts |= self.cost(self.prospects[do]) | {"saved": 0}
        if whole and do in _PRICED:
            facts["kind"] = "none"
        slots = [action.slots() for action in actions]
        ends = dict.fromkeys(tuple(slot.value for slot in found[1:3]) for found in slots)
        match do:
            case "bribe" | "secure" | "transfer":
                ministry, space = next(iter(ends))
                facts |= {"count": len(ends), "ministry": ministry, "space": space}
            case "nominate":
                facts["candidate"] = view.candidate
            case "force":
                taken = [at for at, owner in enumerate(view.students) if owner != NOBODY]
                full = len(taken) == len(STUDENTS)
                facts["why"] = "forced" if view.forced else "full" if full else "one" if taken else "none"
                facts["one"] = self.student_of(taken[0]) if taken else ""
            case "recruit":
                facts |= {"before": view.colonies[me], "after": view.colonies[me] + 1}
            case "invade":
                facts["count"] = len(ends)
            case "junks":
                facts["yard"] = view.yard[me]
            case "voyage":
                facts |= {"yard": view.yard[me], "ocean": view.ocean[me], "voyages": most_voyages(actions)}
            case "buy":
                facts["count"] = view.gifts[me].count(UNBOUGHT)
            case "give" | "petition":
                ready = sorted({names.gift(gift) for gift, *_ in ends})
                facts["gifts"] = self.say.listed(
                    self.say("confucius-gift-alone", gift=gift) for gift in ready
                )
            case "commercial":
                facts |= {"most": cards().commercial, "bonus": cards().bonus}
                facts["drawn"] = cards().commercial + cards().bonus
            case "tax":
                held = sum(view.hands[me])
                facts |= {"before": held, "after": held + cards().tax}
            case "card":
                found = dict.fromkeys(slot.value for found in slots for slot in found if slot.name == "card")
                facts |= {"rewards": self.say.show(["reward"], list(found)), "many": len(found) > _NAMED}
            case "pass":
                facts["favour"] = view.chief == me
        return facts

    # ── officials ────────────────────────────────────────────────────────────────────────────────

    def tile(self, ministry: int, space: int) -> Facts:
        """What lies there: "■ Jonas’s 5, secured", "unbribed 4", "empty"."""
        return {
            "ministry": ministry,
            "space": space,
            "cost": self.view.officials[ministry][space],
            "owner": self.say.seat(self.view.markers[ministry][space]),
            "secured": self.view.secured[ministry][space],
        }

    def crowd(self, found: Sequence[tuple[Seat, object]]) -> Listed:
        """Players with a number each, several others by token."""
        alone = sum(seat != self.me for seat, _ in found) == 1
        return (self.say if alone else self.short).each(found)

    def standing(self, view: ConfuciusPosition, ministry: int) -> Listed:
        """Who has how many officials there, most first: "you 2, ■ Jonas 1"."""
        return self.crowd([(seat, tiles) for seat, tiles, _ in standing(view, ministry)])

    def taken(self, ministry: int) -> Facts:
        """Who has how many officials in a ministry, how full it is, its chits."""
        high, low = self.view.chits[ministry]
        return {
            "standing": self.standing(self.view, ministry),
            "taken": SPACES - self.view.markers[ministry].count(NOBODY),
            "spaces": SPACES,
            "high": high,
            "low": low,
        }

    def then(self, after: ConfuciusPosition, ministry: int) -> Facts:
        """What a change means in the ministry: who has how many, whether it is full, who is barred."""
        barred = [
            seat
            for seat in after.playing
            if _barred(after, seat, ministry) and not _barred(self.view, seat, ministry)
        ]
        cheaper = self.me in after.markers[ministry] and self.me not in self.view.markers[ministry]
        return {
            "standing": self.standing(after, ministry),
            "full": NOBODY not in after.markers[ministry],
            "barred": self.short.seats(barred),
            "cheaper": MINISTRIES[ministry] if cheaper else "none",
        }

    def marked(self, ministry: int, space: int, seat: Seat) -> ConfuciusPosition:
        """The view with the seat's marker there."""
        after = self.view.copy()
        after.markers[ministry][space] = seat
        if after.officials[ministry][space] == EMPTY:
            after.officials[ministry][space] = CANDIDATE
        return after

    def ministry(self, slot: str, ministry: int, actions: Sequence[ConfuciusAction]) -> Facts:
        """How many to choose from, or at what price; who has how many officials, how full, the chits."""
        wanted = slot.replace("ministry", "space")
        spaces = {part.value for action in actions for part in action.slots() if part.name == wanted}
        dues = [price(self.view, self.me, action) for action in actions if action.do != "card"]
        paid = sorted(found.due for found in dues if found.kind)
        what = "paid" if paid else "official" if self.do else "place"
        return self.taken(ministry) | {
            "ministry": ministry,
            "what": "alone" if slot == "ministry2" else what,
            "count": len(spaces),
            "least": paid[0] if paid else 0,
            "most": paid[-1] if paid else 0,
            "range": bool(paid) and paid[0] < paid[-1],
        }

    def official(self, what: str) -> Facts:
        """The official that a marker comes to, or one of the seat's own and how many are left besides."""
        ministry, space = place_of(self.known)
        if what in ("bribe", "card-bribe", "place"):
            return self.tile(ministry, space) | self.then(self.marked(ministry, space, self.me), ministry)
        left = self.view.markers[ministry].count(self.me) - 1
        return self.tile(ministry, space) | {"left": left, "standing": self.standing(self.view, ministry)}

    def swap(self, place: tuple[int, int], other: tuple[int, int]) -> Facts:
        """The other tile; how both ministries stand then."""
        (first, high), (second, low) = place, other
        after = self.view.copy()
        one, two = after.markers[first], after.markers[second]
        one[high], two[low] = two[low], one[high]
        then = [
            self.say("confucius-then-in", ministry=index, standing=self.standing(after, index))
            for index in ((first, second) if first != second else ())
        ]
        return self.tile(*other) | {"then": "\n".join(then)}

    def handed(self, to: Seat, what: str) -> Facts:
        """Whose marker comes there; how the ministry stands then; the gift that a transfer ends."""
        ministry, space = place_of(self.known)
        after = self.marked(ministry, space, to)
        ended = self.held_of(to) if what == "transfer-to" else []
        for gift in ended:
            after.gifts[to][gift.value - 1] = REMOVED
        stays = self.view.markers[ministry][space] == to
        return {"seat": to, "stays": stays, "ends": self.ends(ended), **self.then(after, ministry)}

    # ── examination, influence ───────────────────────────────────────────────────────────────────

    def student_of(self, student: int) -> str:
        """Whose student stands there: "red: ■ Jonas", "orange: nobody"."""
        return self.say("confucius-student-of", student=student, seat=self.view.students[student])

    def student(self, student: int) -> Facts:
        """A student space to nominate on, to take over with the vase, or to tutor."""
        view = self.view
        tutors = view.phase == "tutor" and student in students_for(view, self.me)
        bound = self.held_of(view.students[student]) if tutors else []
        laid = [(seat, sum(view.laid[seat])) for seat, at in enumerate(view.tutored) if at == student]
        return {
            "student": student,
            "seat": view.students[student],
            "other": self.student_of(1 - student),
            "taken": view.students[1 - student] != NOBODY,
            "both": view.students[1 - student] == self.me,
            "gift": bound[0].value if bound else 0,
            "laid": self.crowd(laid),
        }

    def chief(self, seat: Seat) -> Facts:
        """The next Chief Minister with its cubes, and who acts first then."""
        view = self.view
        first = next(found for found in view.clockwise((seat + 1) % view.seats) if found in view.playing)
        return {"seat": seat, "cubes": view.cubes[seat], "first": self.say.seat(first)}

    def influence(self, to: Seat) -> Facts:
        """What they have in the ministry being resolved, and with the reader's; the gift that ends."""
        view, me = self.view, self.me
        tiles = {seat: count for seat, count, _ in standing(view, view.resolving)}
        after = view.copy()
        after.influence = [to if owner == me else owner for owner in after.influence]
        left = [seat for seat, _, _ in standing(after, after.resolving)]
        return {
            "seat": to,
            "before": tiles[to],
            "after": tiles[to] + tiles[me],
            "decided": len(left) == len(view.posts[view.resolving]),
            "minister": self.say.seat(left[0]),
            "secretary": self.say.seat(left[-1]),
            "standing": self.standing(after, after.resolving),
            "ends": self.ends(self.held_of(to)),
        }

    # ── ships ────────────────────────────────────────────────────────────────────────────────────

    def ships(self, what: str, count: int, actions: Sequence[ConfuciusAction]) -> Facts:
        """Junks that are bought, or that set sail: the seat's junks before and after."""
        view, yard, ocean = self.view, self.view.yard[self.me], self.view.ocean[self.me]
        if what == "junks":
            return {"junks": count, "before": yard, "after": yard + count, "left": view.junks - count}
        voyages = most_voyages(actions)
        return {
            "before": ocean,
            "after": ocean + count - voyages * realm().voyage,
            "voyages": voyages,
            "voyage": realm().voyage,
            "rewards": min(voyages, len(view.reward_deck)),
        }

    def visit(self, land: int) -> Facts:
        """A distant land: who was there first, what it brings."""
        return {
            "distant": land,
            "seat": self.view.first[land],
            "points": self.view.distant_chits[land],
            "rewards": min(1, len(self.view.reward_deck)),
        }

    def shipyard(self, what: str, seat: Seat) -> Facts:
        """A shipyard that the tile takes junks from, or brings them to."""
        yard, most = self.view.yard, gifts().junks
        if what == "tile":
            return {"seat": seat, "junks": yard[seat], "left": max(0, yard[seat] - most)}
        moved = min(most, yard[names.seat_of(self.known["from"])])
        return {"seat": seat, "before": yard[seat], "after": yard[seat] + moved}

    # ── lands ────────────────────────────────────────────────────────────────────────────────────

    def land(self, slot: str) -> Facts:
        """A foreign land or a box of it: its price, until when it has to be full, who is there."""
        more = slot[len(slot.rstrip("2")) :]
        land = self.known[f"land{more}"]
        at = next(at for at, index in enumerate(self.view.lands) if lands()[index].id == land)
        found = lands()[self.view.lands[at]]
        inside = self.view.armies[at][: len(found.boxes)]
        facts: Facts = {
            "land": land,
            "invading": self.do == "invade",
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

    def held_of(self, giver: Seat) -> list[Gift]:
        """The gift of that player that the reader holds, if there is one."""
        return [gift for gift in active(self.view) if gift.giver == giver and gift.holder == self.me]

    def ends(self, found: Iterable[Gift]) -> Listed:
        """Gifts that end, between the reader and the player in question: "your vase", "their tile"."""
        return self.say.listed(
            self.say("confucius-ends.gift", gift=gift.value, seat=gift.giver) for gift in found
        )

    def gift(self, value: int, actions: Sequence[ConfuciusAction]) -> Facts:
        """The gift: what it costs and is good for, to whom it may go, what the petition does."""
        to = {names.seat_of(slot.value) for action in actions for slot in action.slots() if slot.name == "to"}
        return {
            "gift": value,
            "price": value,
            "junks": gifts().junks,
            "advanced": self.view.advanced,
            "anybody": len(to) == len(self.view.playing) - 1,
            "seats": (self.say if len(to) == 1 else self.short).seats(sorted(to)),
        }

    def giving(self, to: Seat, value: int) -> Facts:
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
            "ends": self.ends(ended),
            "cubes": 0 if before == then else then,
        }

    # ── cards ────────────────────────────────────────────────────────────────────────────────────

    def spent(self, what: str, found: names.Counts) -> Facts:
        """What the cards come to, and what stays in the hand."""
        hand = self.view.hands[self.me]
        kept = tuple(held - gone for held, gone in zip(hand, found, strict=True))
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
                facts["ends"] = self.ends(self.held_of(owner) if sum(found) >= cards().cancel else ())
        return facts


def worth(hand: names.Counts) -> Facts:
    """Cards with what they are worth."""
    return {
        "cards": tuple(hand),
        "count": sum(hand),
        "cash": names.total(hand),
        "licences": names.total(hand, LICENCES),
    }


def announced(say: Say) -> Facts:
    """The action that waits to be paid for, in a few words: "bribe the 5 on Hubu 3"; what is due for it."""
    view = say.view
    assert view.turn is not None
    action = announcement(view.announced)
    due = price(view, view.turn, action)
    known = {slot.name: slot.value for slot in action.slots()}
    ministry, space = place_of(known) if "space" in known else (0, 0)
    visits = [value for name, value in known.items() if name.startswith("land") and action.do == "voyage"]
    facts: Facts = known | {
        "cost": max(view.officials[ministry][space], CANDIDATE),
        "junks": known.get("junks", known.get("count", "0")),
        "lands": say.show(["distant"], visits),
    }
    return {
        "deed": say("confucius-announced", **facts),
        "do": action.do,
        "kind": due.kind,
        "amount": due.due,
        "saved": max(due.full - due.due, 0),
        "worth": say.listed(
            say("confucius-ask-pay.worth", cash=cash, licences=licences)
            for cash, licences in zip(cards().cash, cards().licences, strict=True)
        ),
    }


def chosen(say: Say, known: Mapping[str, str]) -> Iterator[str]:
    """The answers given for the open action: "bribe", "Hubu 3"."""
    for slot, token in known.items():
        kind = slot.rstrip("0123456789")
        more = slot[len(kind) :]
        at = {"ministry": f"space{more}", "land": f"box{more}"}.get(kind, "")
        facts: Facts = {kind: token}
        match kind:
            case "space" | "box":
                continue
            case "do" if "card" in known:
                continue  # the card says it
            case "land" if known["do"] == "voyage":
                kind, facts = "distant", {"distant": token}
            case "card":
                facts = {"reward": token}
            case "from" | "to" | "chief":
                kind, facts = "seat", {"seat": names.seat_of(token)}
            case "pay" if token != OTHER:
                kind, facts = "cards", {"cards": token}
        yield say("confucius-chosen", slot=kind, at=int(known.get(at, "0")), **facts)


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


def place_of(known: Mapping[str, str], more: str = "") -> tuple[int, int]:
    """Ministry and space of the answers ``ministry`` and ``space`` (or those with 2 at the end)."""
    return MINISTRIES.index(known[f"ministry{more}"]), int(known[f"space{more}"]) - 1


def most_voyages(actions: Sequence[ConfuciusAction]) -> int:
    """How many voyages can come of it."""
    return max(len(action.lands) for action in actions if isinstance(action, Voyage))


def _barred(view: ConfuciusPosition, seat: Seat, ministry: int) -> bool:
    """Whether a gift forbids the seat to bribe in the ministry."""
    return not view.resolved[ministry] and any(ban.ministry == ministry for ban in bans(view, seat))
