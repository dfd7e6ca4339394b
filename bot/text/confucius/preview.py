"""What is said to the one who moves: what was done so far, what the draft does, what cannot be taken back."""

from collections.abc import Mapping, Sequence

from bot.text.confucius import names, standings
from bot.text.confucius.events import tell
from bot.text.confucius.facts import chunks, mover_of
from bot.text.confucius.in_cards import OTHER
from bot.text.fluent import Words
from bot.text.perspective import Perspective, Players
from games.confucius import components
from games.confucius.armies import Invaded
from games.confucius.box import Paid, Passed
from games.confucius.deeds import Acted
from games.confucius.examination import Nominated, Tutored
from games.confucius.gifts import GiftBought, GiftGiven
from games.confucius.money import Drawn, RewardDrawn
from games.confucius.officials import Bribed, MarkerReplaced, Secured, Transferred
from games.confucius.petitions import Petitioned, StudentReplaced
from games.confucius.rounds import RoundBegan
from games.confucius.ships import JunksBought, Sailed, Visited
from games.confucius.turns import GameEnded, WallBuilt
from games.engine import Event
from games.engine.contract import SEAT_LETTERS


def preview(reader: Perspective, events: Sequence[Event]) -> str:
    """What the draft does and what follows by itself, the points before and after."""
    return "\n".join([*tell(reader, events), *standings.changes(reader, events)])


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
            case WallBuilt() if what in ("turn", "cards"):
                what = "court"
            case Drawn() | RewardDrawn() if what == "turn" and event.seat == mover:
                what = "cards"
            case Tutored() if what == "turn":
                what = "laid"
            case _:
                pass
    return " ".join([*parts, words("confucius-final-move", what=what)])


# ── what was done and chosen so far ──────────────────────────────────────────────────────────────────


def progress(words: Words, players: Players, events: Sequence[Event], given: Mapping[str, str]) -> str:
    """The actions of the turn so far and the part of the open one that is chosen, in a few words."""
    done = [_short(words, chunk) for chunk in chunks(events) if isinstance(chunk[0], Acted)]
    return " · ".join([*done, *chosen(words, players, given)])


def _short(words: Words, chunk: Sequence[Event]) -> str:
    """An action with the one thing it was about: "bribe: Hubu 3"."""
    head = chunk[0]
    assert isinstance(head, Acted)
    do = names.reward(words, head.card) if head.card else names.act(words, head.do)
    detail = ", ".join(text for event in chunk if (text := _detail(words, event)))
    return words("confucius-short", do=do, detail=detail) if detail else do


def _detail(words: Words, event: Event) -> str:
    """What an action was about, in a word; "" for events that do not say it."""
    match event:
        case Bribed() | Secured() | Transferred() | MarkerReplaced():
            return names.space(event.ministry, event.space)
        case Nominated() | StudentReplaced():
            return names.student(words, event.student)
        case Invaded():
            return names.box(words, event.land, event.box)
        case JunksBought():
            return str(event.count)
        case Sailed():
            return names.counted(words, "junk", event.junks)
        case Visited():
            return names.distant(words, event.land)
        case GiftBought() | GiftGiven() | Petitioned():
            return names.gift(words, event.value)
    return ""


def chosen(words: Words, players: Players, given: Mapping[str, str]) -> list[str]:
    """The answers given for the open action: "bribe", "Hubu 3"."""
    found = []
    for slot, token in given.items():
        match slot.rstrip("0123456789"):
            case "do" if "card" in given:
                pass  # the card says it
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
            case "pay" if token == OTHER:
                found.append(words("confucius-label-other"))
            case "gift":
                found.append(names.gift_alone(words, names.gift_of(token)))
            case "junks":
                found.append(names.counted(words, "junk", int(token)))
            case "student":
                found.append(names.student(words, components.STUDENTS.index(token)))
            case "card":
                found.append(names.reward(words, token))
            case "from" | "to" | "chief":
                found.append(players.token(SEAT_LETTERS.index(token)))
            case _:
                found.append(words("confucius-chosen-cards", cards=token))
    return found
