"""What is said to the one who moves: what was done so far, what the draft does, what cannot be taken back."""

from collections.abc import Mapping, Sequence

from bot.words.cast import Cast
from bot.words.confucius import names, standings
from bot.words.confucius.events import tell
from bot.words.confucius.facts import Voice, mover_of
from bot.words.fluent import Words
from games.confucius import components
from games.confucius.events import Acted, Drawn, GameEnded, Paid, Passed, RewardDrawn, RoundBegan, Tutored
from games.engine import Event
from games.engine.contract import SEAT_LETTERS


def preview(voice: Voice, events: Sequence[Event]) -> str:
    """What the draft does and what follows by itself, the points before and after."""
    return "\n".join([*tell(voice, events), *standings.changes(voice, events)])


def warning(words: Words, events: Sequence[Event]) -> str:
    """What is overpaid or given up, what is drawn or ends; after it there is no undo."""
    mover = mover_of(events)
    parts = []
    what = "turn"
    for event in events:
        match event:
            case Paid(seat=seat) if seat == mover:
                over = names.total(event.cards, event.kind) - event.due
                if over:
                    parts.append(words("confucius-warn-over", amount=names.amount(words, event.kind, over)))
            case Passed(seat=seat, forced=False) if seat == mover:
                parts.append(words("confucius-warn-passed"))
            case GameEnded():
                what = "match"
            case RoundBegan() if what != "match":
                what = "round"
            case Drawn() | RewardDrawn() if what == "turn" and event.seat == mover:
                what = "cards"
            case Tutored() if what == "turn":
                what = "laid"
            case _:
                pass
    return " ".join([*parts, words("confucius-final-move", what=what)])


# ── what was done and chosen so far ──────────────────────────────────────────────────────────────────


def progress(words: Words, cast: Cast, events: Sequence[Event], given: Mapping[str, str]) -> str:
    """The actions of the turn so far and the part of the open one that is chosen, in a few words."""
    done = [
        names.reward(words, event.card) if event.do == "card" else names.act(words, event.do)
        for event in events
        if isinstance(event, Acted)
    ]
    return " · ".join([*done, *chosen(words, cast, given)])


def chosen(words: Words, cast: Cast, given: Mapping[str, str]) -> list[str]:
    """The answers given for the open action: "bribe", "Hubu 3"."""
    found = []
    for slot, token in given.items():
        match slot.rstrip("0123456789"):
            case "do":
                found.append(names.act(words, token))
            case "ministry":
                at = given.get(slot.replace("ministry", "space"))
                ministry = names.ministry_of(token)
                found.append(names.space(ministry, int(at) - 1) if at else names.ministry(ministry))
            case "land" if given.get("do") == "voyage":
                found.append(names.distant(words, names.distant_of(token)))
            case "land":
                at = given.get(slot.replace("land", "box"))
                land = names.land(words, names.land_of(token))
                found.append(f"{land} {at}" if at else land)
            case "space" | "box":
                pass
            case "gift":
                found.append(names.gift(words, names.gift_of(token)))
            case "junks":
                found.append(names.counted(words, "junk", int(token)))
            case "student":
                found.append(names.student(words, components.STUDENTS.index(token)))
            case "card":
                found.append(names.reward(words, token))
            case "from" | "to" | "chief":
                found.append(cast.token(SEAT_LETTERS.index(token)))
            case _:
                found.append(words("confucius-chosen-cards", cards=token))
    return found
