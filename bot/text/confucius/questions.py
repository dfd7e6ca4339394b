"""What a seat of Confucius has to do and is asked, with the numbers the answer depends on."""

from collections.abc import Sequence
from typing import Final

from bot.text.confucius import names
from bot.text.confucius.answers import Answers, place_of
from bot.text.confucius.doing import overview
from bot.text.confucius.gifts import held
from bot.text.confucius.in_cards import announced
from bot.text.fluent import Words
from bot.text.perspective import Players
from games.confucius.components import EMPTY, NOBODY, SPACES, STUDENTS, cards, realm
from games.confucius.deeds import ConfuciusAction
from games.confucius.examination import students_for
from games.confucius.gifts import Gift
from games.confucius.position import ConfuciusPosition
from games.confucius.resolution import heirs, standing
from games.confucius.turns import parse
from games.engine import Seat
from games.engine.choices import Question

RULES: Final = (
    "goal",
    "setup",
    "round",
    "cubes",
    "chief",
    "turn",
    "favour",
    "paying",
    "bribe",
    "secure",
    "transfer",
    "nominate",
    "force",
    "recruit",
    "invade",
    "junks",
    "voyage",
    "buy",
    "give",
    "obligations",
    "petition",
    "money",
    "rewards",
    "discounts",
    "wall",
    "examination",
    "placing",
    "resolution",
    "invasions",
    "refill",
    "discard",
    "titles",
    "end",
    "winner",
    "uncertain",
    "rulings",
    "standing-orders",
    "resign",
    "typing",
)
"""The paragraphs of the rules page."""


def task(words: Words, players: Players, view: ConfuciusPosition) -> str:
    """What the seat to act has to do, after "Mei to ..."; what made it act where others did."""
    if view.turn is None:
        return words("confucius-task", phase="over", round=view.round, cubes=0, count=0)
    match view.phase:
        case "tutor":
            owners = [players.token(owner) for owner in view.students]
            return words("confucius-task-tutor", red=owners[0], orange=owners[1])
        case "place":
            return words("confucius-task-place", candidate=names.candidate(words, view.candidate))
        case "influence":
            return words("confucius-task-influence", ministry=names.ministry(view.resolving))
        case "pay":
            return words("confucius-task-pay", deed=deed(words, players, view, parse(view.announced)))
        case _:
            return words(
                "confucius-task",
                phase=view.phase,
                round=view.round,
                cubes=view.cubes[view.turn],
                count=cards().limit,
            )


def asked(view: ConfuciusPosition, question: Question) -> str:
    """What the question is about, one word for each kind of question."""
    given, slot = question.given, question.slot
    do, gift = given.get("do", ""), given.get("gift", "")
    match do, slot:
        case _, "do":
            return view.phase
        case "petition", "gift":
            return "petition"
        case "petition", _:
            return f"{gift}-to" if slot in ("to", "ministry2", "space2", "land2", "box2") else gift
        case "card", "card":
            return "card"
        case "card", _:
            return "card-gift" if slot == "gift" else "card-bribe"
        case "voyage", "junks":
            return "voyage"
        case "voyage", _:
            return "visit"
        case (("give" | "transfer"), "to"):
            return f"{do}-to"
        case "", "cards" if view.phase in ("pay", "tutor"):
            return f"{view.phase}-cards"
        case "", "student" | "cards" | "ministry" | "space" | "to":
            return view.phase
        case _:
            return do or slot


def ask(words: Words, players: Players, view: ConfuciusPosition, question: Question) -> str:
    """The question as a sentence; for an action, the whole action box with what everything takes now."""
    return _Asking(words, players, view, question).ask()


def hint(words: Words, question: Question) -> str:
    """The placeholder of the list."""
    return words("confucius-hint", slot=question.slot)


class _Asking(Answers):
    """One question, told with tokens that messages can show."""

    def __init__(self, words: Words, players: Players, view: ConfuciusPosition, question: Question) -> None:
        super().__init__(words, players, view, question)
        self.what = asked(view, question)

    def name(self, seat: Seat) -> str:
        """Token and name; the reader is "you"."""
        return self.words("you") if seat == self.me else self.players.rich(seat)

    def short(self, seat: Seat) -> str:
        """The token; the reader is "you"."""
        return self.words("you") if seat == self.me else self.players.token(seat)

    def ask(self) -> str:
        """The sentence."""
        match self.what:
            case "turn" | "favour" | "free":
                return self._turn()
            case "pay" | "pay-cards":
                return self._pay()
            case "bribe" | "secure" | "transfer" | "card-bribe" | "place" | "coat" | "coat-to" | "junk":
                return "\n".join((self._ministries(), *self._counts()))
            case "transfer-to" | "junk-to":
                return self._marker()
            case "tutor" | "tutor-cards":
                return self._tutor()
            case "influence":
                return self._influence()
            case "nominate":
                return self.words(
                    "confucius-ask-nominate", candidate=names.candidate(self.words, self.view.candidate)
                )
            case "junks" | "voyage" | "visit":
                return self.words(
                    "confucius-ask-ships",
                    what=self.what,
                    yard=self.view.yard[self.me],
                    ocean=self.view.ocean[self.me],
                    voyage=realm().voyage,
                    supply=self.view.junks,
                )
            case "discard":
                count = sum(self.view.hands[self.me])
                return self.words(
                    "confucius-ask-discard",
                    count=count,
                    limit=cards().limit,
                    gone=count - cards().limit,
                    hand=self._hand(),
                )
            case "commercial":
                return self.words(
                    "confucius-ask-commercial",
                    most=cards().commercial,
                    bonus=cards().bonus,
                    hand=self._hand(),
                )
            case "give-to":
                return self.words(
                    "confucius-ask-give-to",
                    gift=names.gift(self.words, names.gift_of(self.known["gift"])),
                )
            case _:
                return self.words(
                    "confucius-ask",
                    what=self.what,
                    which="box" if self.slot.startswith("box") else "land",
                    land=self._land(),
                    hand=self._hand(),
                    wall=self.view.wall,
                )

    # ── an action ────────────────────────────────────────────────────────────────────────────────

    def _turn(self) -> str:
        """Cubes and cards, then the action box."""
        head = self.words(
            "confucius-ask-turn",
            phase=self.view.phase,
            cubes=self.view.cubes[self.me],
            hand=self._hand(),
        )
        return f"{head}\n{overview(self.words, self.view, self.me, self.players.token)}"

    def _land(self) -> str:
        """The foreign land of which a box is chosen; "" before."""
        land = self.known.get("land2", self.known.get("land"))
        return names.land(self.words, names.land_of(land)) if land and self.slot.startswith("box") else ""

    def _hand(self) -> str:
        """The cards in hand with what they are worth."""
        hand = self.view.hands[self.me]
        return self.words(
            "confucius-in-hand",
            cards=names.cards(self.words, hand),
            count=sum(hand),
            cash=names.amount(self.words, names.CASH, names.total(hand)),
            licences=names.amount(self.words, names.LICENCES, names.total(hand, names.LICENCES)),
        )

    def _pay(self) -> str:
        """What is due for what, and the hand."""
        action = parse(self.view.announced)
        due = announced(self.view)
        return self.words(
            "confucius-ask-pay",
            what=self.what,
            deed=deed(self.words, self.players, self.view, action),
            price=names.payment(self.words, due.kind, due.due, due.full, action.do),
            kind=due.kind,
            worth=", ".join(
                self.words("confucius-as-licences", cash=cash, licences=licences)
                for cash, licences in zip(cards().cash, cards().licences, strict=True)
            ),
            hand=self._hand(),
        )

    # ── ministries ───────────────────────────────────────────────────────────────────────────────

    def _ministries(self) -> str:
        """Which official, or where the candidate goes."""
        first = ""
        if self.what == "coat-to":
            first = names.space(*place_of(self.known))
        return self.words(
            "confucius-ask-official",
            what=self.what,
            which="space" if self.slot.startswith("space") else "ministry",
            ministry=names.ministry(
                names.ministry_of(self.known.get("ministry2", self.known.get("ministry", "bingbu")))
            ),
            first=first,
            candidate=names.candidate(self.words, self.view.candidate),
            card=names.reward(self.words, self.known["card"]) if "card" in self.known else "",
        )

    def _counts(self) -> list[str]:
        """The chits and who has how many in the ministry in which a place is chosen."""
        if not self.slot.startswith("space"):
            return []
        index = names.ministry_of(self.known.get("ministry2", self.known["ministry"]))
        high, low = self.view.chits[index]
        return [
            self.words(
                "confucius-ask-standing",
                chits=self.words("confucius-chits", high=high, low=low),
                list=self.standing(self.view, index) or self.words("confucius-nobody-yet"),
                count=sum(owner != NOBODY for owner in self.view.markers[index]),
                spaces=SPACES,
            )
        ]

    def _marker(self) -> str:
        """Who gets the official, or whose marker comes there."""
        ministry, space = place_of(self.known)
        return self.words(
            "confucius-ask-marker",
            what=self.what,
            space=names.space(ministry, space),
            tile=self.tile(ministry, space),
            standing=self.standing(self.view, ministry),
        )

    # ── the court ────────────────────────────────────────────────────────────────────────────────

    def _tutor(self) -> str:
        """Who stands against whom for what, what is laid, what the reader owes."""
        allowed = students_for(self.view, self.me)
        due = [gift for gift in held(self.view, self.me) if gift.giver in self.view.students]
        return self.words(
            "confucius-ask-tutor",
            what=self.what,
            red=self.name(self.view.students[0]),
            orange=self.name(self.view.students[1]),
            candidate=names.candidate(self.words, self.view.candidate),
            laid=self._laid(),
            duty=self._gifts([gift for gift in due if gift.value == due[0].value]),
            bound="none" if not due else "one" if len(allowed) == 1 else "both",
            chosen=self.known.get("student", "red"),
            cancel=cards().cancel,
            hand=self._hand(),
        )

    def _gifts(self, gifts: Sequence[Gift]) -> str:
        """The gifts with their givers: "the vase (3) of ■ and the vase (3) of ▲"."""
        return self.words.series(
            [
                self.words(
                    "confucius-gift-of", gift=names.gift(self.words, gift.value), who=self.short(gift.giver)
                )
                for gift in gifts
            ]
        )

    def _laid(self) -> str:
        """How many cards lie for each student: "red 3 (● 2, ■ 1), orange none"."""
        return ", ".join(
            self.words(
                "confucius-laid-for",
                student=student,
                count=sum(
                    sum(self.view.laid[seat]) for seat, at in enumerate(self.view.tutored) if at == index
                ),
                list=", ".join(
                    f"{self.short(seat)} {sum(self.view.laid[seat])}"
                    for seat, at in enumerate(self.view.tutored)
                    if at == index
                ),
            )
            for index, student in enumerate(STUDENTS)
        )

    def _influence(self) -> str:
        """How the ministry stands, and why the reader gives."""
        ministry = self.view.resolving
        open_to = heirs(self.view, self.me)
        due = [gift for gift in held(self.view, self.me) if gift.giver in open_to]
        return self.words(
            "confucius-ask-influence",
            ministry=names.ministry(ministry),
            standing=self.crowd([(seat, str(tiles)) for seat, tiles, _ in standing(self.view, ministry)]),
            gifts=self._gifts(due),
            bound="yes" if due else "no",
        )


def deed(words: Words, players: Players, view: ConfuciusPosition, action: ConfuciusAction) -> str:
    """The action that is to be paid for, in a few words: "bribe the 5 on Hubu 3", "buy 3 junks"."""
    given = {slot.name: slot.value for slot in action.slots()}
    what = ""
    if "space" in given:
        ministry, space = place_of(given)
        what = names.official(words, ministry, space, max(view.officials[ministry][space], EMPTY + 1))
    elif "box" in given:
        what = names.box(words, names.land_of(given["land"]), int(given["box"]) - 1)
    elif "gift" in given:
        what = names.gift(words, names.gift_of(given["gift"]))
    elif "count" in given or "junks" in given:
        what = names.counted(words, "junk", int(given.get("count", given.get("junks", "1"))))
    elif "student" in given:
        what = words("confucius-student", student=given["student"])
    visits = [
        names.distant(words, names.distant_of(value))
        for name, value in given.items()
        if name.startswith("land") and action.do == "voyage"
    ]
    return words(
        "confucius-deed",
        do=action.do,
        what=what,
        lands=words.series(visits),
        visits=len(visits),
    )
