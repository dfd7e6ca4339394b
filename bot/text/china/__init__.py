"""China in words: turns, questions, answers with what they bring, the hand, the scoring, the end."""

from collections.abc import Mapping, Sequence

from bot.text.china import board as board_in_words
from bot.text.china import labels as answers
from bot.text.china import names
from bot.text.china import scoring as points
from bot.text.china.events import Perspective, after, changes, mover_of, sentences, short
from bot.text.fluent import Words
from bot.text.formatter import Label
from bot.text.perspective import Players
from games.china.cards import CardDrawn, RowFilled
from games.china.components import HAND
from games.china.placing import PiecePlaced, Place
from games.china.position import ChinaPosition
from games.china.scoring import ScoreChanged
from games.china.turns import GameEnded
from games.engine import Event, Outcome, Seat
from games.engine.choices import Question

CAPTIONS = ("over", "last", "deck", "used", "hand", "houses", "alliances", "roads", "total", "left")
"""Captions of the picture that are always the same."""


class ChinaPanel:
    """The words of the panel, on which a turn is taken."""

    def ask(self, words: Words, players: Players, view: ChinaPosition, question: Question) -> str:
        """The question as a sentence."""
        given = question.given
        province = given.get("province", "")
        held = len(view.hands[view.turn or 0])
        return words(
            "china-ask",
            slot=question.slot,
            province=names.province(names.index_of(province)) if province not in ("", "exchange") else "",
            space=_space(given),
            pays=answers.payable(words, view, given),
            second="yes" if view.placed else "no",
            piece=given.get("piece", "emissary"),
            able="yes" if any(isinstance(action, Place) for action in view.legal()) else "no",
            left=min(HAND - held, len(view.row) + len(view.deck)),
        )

    def hint(self, words: Words, question: Question) -> str:
        """The placeholder of the list."""
        places = {answer.token for answer in question.answers} - {"done"}
        only = "spaces" if "dragon" not in places else "dragon" if len(places) == 1 else "both"
        return words("china-hint", slot=question.slot, places=only)

    def progress(
        self, words: Words, players: Players, events: Sequence[Event], question: Question | None
    ) -> str:
        """What the turn has done so far, and the part of the open action that is chosen."""
        reader = Perspective(words, "you", mover_of(events), players.token)
        done = ", ".join(short(reader, events))
        placed = any(isinstance(event, PiecePlaced) for event in events)
        chosen = _chosen(words, question.given if question else {}, placed=placed)
        return " · ".join(text for text in (done, chosen) if text)

    def labels(
        self, words: Words, players: Players, view: ChinaPosition, question: Question
    ) -> Mapping[str, Label]:
        """The answers with what they cost or bring; the others are called by their letters on the board."""
        return answers.labels(words, view, question)

    def preview(self, words: Words, players: Players, events: Sequence[Event]) -> str:
        """What the draft does, a house scoring with its reasons, the points before and after."""
        reader = Perspective(words, "you", mover_of(events), players.rich)
        lines = (sentences(reader, events), *after(reader, events), changes(reader, events))
        return "\n".join(text for text in lines if text)

    def warning(self, words: Words, events: Sequence[Event]) -> str:
        """A card drawn face down, the cards that fill the row, the end of the turn or of the match."""
        if any(isinstance(event, GameEnded) for event in events):
            what = "match"
        elif any(isinstance(event, CardDrawn) for event in events):
            what = "deck"
        elif any(isinstance(event, RowFilled) for event in events):
            what = "row"
        else:
            what = "turn"
        return words("china-final-move", what=what)

    def drawn(self, words: Words, events: Sequence[Event]) -> str:
        """The cards drawn face down."""
        cards = [event.card for event in events if isinstance(event, CardDrawn)]
        return words("china-drawn", cards=names.cards(words, cards)) if cards else ""


class ChinaFormatter:
    """The words of China, for `bot.text.formatter.formatter_of`."""

    open = False
    panel = ChinaPanel()
    rules = (
        "goal",
        "setup",
        "turn",
        "place",
        "jokers",
        "houses",
        "emissaries",
        "house-scoring",
        "exchange",
        "refill",
        "deck",
        "end",
        "alliances",
        "roads",
        "tie",
        "fortifications",
        "uncertain",
        "resign",
        "typing",
    )

    def task(self, words: Words, players: Players, view: ChinaPosition) -> str:
        """What the seat to act has to do."""
        return words("china-task", phase=view.phase)

    # ── after the fact ───────────────────────────────────────────────────────────────────────────

    def summary(self, words: Words, players: Players, events: Sequence[Event]) -> str:
        """Pieces and cards, then house scorings with their reasons, the deck, the end."""
        reader = Perspective(words, "they", mover_of(events), players.rich)
        return "\n".join(text for text in (sentences(reader, events), *after(reader, events)) if text)

    def standings(self, words: Words, players: Players, view: ChinaPosition, events: Sequence[Event]) -> str:
        """Every seat's points, as before -> after where they changed; the deck; who still plays."""
        before: dict[Seat, int] = {}
        for event in events:
            if isinstance(event, ScoreChanged):
                before.setdefault(event.seat, event.before)
        parts = [
            f"{players.token(seat)} {before[seat]} → **{score}**"
            if seat in before
            else f"{players.token(seat)} {score}"
            for seat, score in enumerate(view.scores)
        ]
        last = view.exhausted > 1 and view.turn is not None
        coming = [view.turn, *view.still_to_act()] if last and view.turn is not None else []
        return words(
            "china-standings",
            list=" · ".join(parts),
            over="yes" if view.turn is None else "no",
            deck=len(view.deck),
            time=view.exhausted,
            who=words.series([players.rich(seat) for seat in coming]),
        )

    def hand(self, words: Words, view: ChinaPosition, seat: Seat) -> str:
        """The cards in hand with their provinces, the pieces left."""
        hand = view.hands[seat]
        cards = [
            words("china-hand-card", count=hand.count(letter), colour=letter, provinces=names.homes(letter))
            for letter in names.ALL
            if letter in hand
        ]
        return words(
            "china-hand",
            count=len(cards),
            list=words.series(cards),
            houses=view.houses_left[seat],
            emissaries=view.emissaries_left[seat],
            forts=view.forts_left[seat],
        )

    # ── the board ────────────────────────────────────────────────────────────────────────────────

    def alt(self, words: Words, players: Players, view: ChinaPosition, sheet: str = "") -> str:
        """The board for somebody who cannot see it."""
        return board_in_words.alt(words, players, view)

    def note(self, words: Words, players: Players, view: ChinaPosition, sheet: str, seat: Seat | None) -> str:
        """The picture says all."""
        return ""

    def board(self, words: Words, players: Players, view: ChinaPosition) -> str:
        """The board in full as text."""
        return board_in_words.board(words, players, view)

    def captions(
        self, words: Words, view: ChinaPosition, turn: int, question: Question | None = None
    ) -> Mapping[str, str]:
        """Captions by the keys of ``render.china``."""
        captions = {name: words("china-caption", name=name) for name in CAPTIONS}
        captions["turn"] = words("china-caption-turn", turn=turn)
        if question is not None:
            captions["question"] = words("china-caption-question", slot=question.slot)
        return captions

    # ── the end ──────────────────────────────────────────────────────────────────────────────────

    def outcome(self, words: Words, players: Players, outcome: Outcome, seat: Seat) -> str:
        """Points, and those from houses, alliances and roads."""
        return points.result(words, outcome, seat)

    def ending(self, words: Words, players: Players, outcome: Outcome) -> str:
        """Why the match ended."""
        return points.ending(words, players, outcome)

    def scoring(self, words: Words, players: Players, events: Sequence[Event]) -> str:
        """Houses by province, alliances, roads, the sums."""
        return points.scoring(words, players, events)


def _space(given: Mapping[str, str]) -> str:
    """The space that was chosen, "Chu 3"; the province for the dragon field; "" before."""
    if given.get("place", "done") == "done":
        return ""
    province = names.index_of(given["province"])
    if given["place"] == "dragon":
        return names.province(province)
    return names.spaces([names.place_of(given["province"], given["place"])])


def _chosen(words: Words, given: Mapping[str, str], *, placed: bool) -> str:
    """The open action as far as it is chosen; the province alone is no news after a first piece."""
    province = given.get("province", "")
    if province == "exchange":
        return words("china-chosen-exchange")
    if space := _space(given):
        piece = "emissary" if given["place"] == "dragon" else given.get("piece", "space")
        return words("china-chosen", piece=piece, place=space)
    return names.province(names.index_of(province)) if province and not placed else ""


FORMATTER = ChinaFormatter()
