"""Qin in words: turns, questions, answers with what they bring, the hand, the end."""

from collections.abc import Mapping, Sequence

from bot.text.fluent import Words
from bot.text.formatter import Label
from bot.text.perspective import Players, changes, clip
from bot.text.qin import board as board_in_words
from bot.text.qin.events import Perspective, after, effects
from games.engine import Event, Outcome, Seat
from games.engine.choices import GROUP, Question, fitting
from games.qin.components import KINDS
from games.qin.placing import Place, ReserveChanged, TilePlaced
from games.qin.position import QinPosition
from games.qin.squares import row_name, square_name
from games.qin.turns import GameBegun, TileDrawn

INLINE = 2
"""Effects told in the sentence itself; more become a list."""


class QinPanel:
    """The words of the panel, on which a turn is taken."""

    def ask(self, words: Words, players: Players, view: QinPosition, question: Question) -> str:
        """The question as a sentence."""
        tile = question.given.get("tile", KINDS[0])
        return words(
            f"qin-ask-{question.slot}",
            tile=tile_name(words, tile),
            first=colour_name(words, tile[0]),
            second=colour_name(words, tile[1]),
            double="yes" if tile[0] == tile[1] else "no",
            grouped="yes" if question.grouped else "no",
            places=sum(answer.actions for answer in question.answers),
            square=question.given.get("square", ""),
        )

    def hint(self, words: Words, question: Question) -> str:
        """The placeholder of the list."""
        return words("qin-hint", slot="row" if question.grouped else question.slot)

    def progress(
        self, words: Words, players: Players, events: Sequence[Event], question: Question | None
    ) -> str:
        """The choices made so far: a turn is one placement, so nothing went before."""
        if question is None or "tile" not in question.given:
            return ""
        parts = [tile_name(words, question.given["tile"])]
        if "square" in question.given:
            parts.append(question.given["square"])
        return " · ".join(parts)

    def labels(
        self, words: Words, players: Players, view: QinPosition, question: Question
    ) -> Mapping[str, Label]:
        """The answers with what they bring, found out by trying every placement on copies of the view."""
        actions = fitting(view.legal(), question.given)
        if question.grouped:
            return {answer.token: _row(words, answer.token, actions) for answer in question.answers}
        if question.slot == "tile":
            return {
                answer.token: Label(
                    words("qin-label-tile", tile=tile_name(words, answer.token), notation=answer.token),
                    words("qin-ways", count=answer.actions),
                )
                for answer in question.answers
            }
        return {
            answer.token: self._answer(words, players, view, question, answer.token, actions)
            for answer in question.answers
        }

    def preview(self, words: Words, players: Players, events: Sequence[Event]) -> str:
        """What the placement would do, as a list, with the pagodas before and after."""
        placed = next(event for event in events if isinstance(event, TilePlaced))
        reader = Perspective(words, "now", placed.seat, players.rich)
        done = effects(reader, events)
        head = words(
            "qin-preview",
            tile=tile_name(words, placed.tile),
            squares=squares_name(placed.first, placed.second),
            count=len(done),
        )
        lines = [head, *(words("item", text=text) for text in done)]
        changes = [
            words(
                "qin-preview-change",
                whose=reader.whose(event.seat),
                who=players.rich(event.seat),
                before=event.before,
                after=event.after,
            )
            for event in events
            if isinstance(event, ReserveChanged)
        ]
        if changes:
            lines.append(words("qin-preview-changes", list=" · ".join(changes)))
        return "\n".join([*lines, *after(reader, events)])

    def warning(self, words: Words, events: Sequence[Event]) -> str:
        """After a placement a tile is drawn, unless the pile is empty or the game over."""
        draws = any(isinstance(event, TileDrawn) for event in events)
        return words("qin-final", draws="yes" if draws else "no")

    def drawn(self, words: Words, events: Sequence[Event]) -> str:
        """The tile drawn after the placement."""
        tiles = [event.tile for event in events if isinstance(event, TileDrawn)]
        return words("qin-drawn", tile=tile_name(words, tiles[0]), notation=tiles[0]) if tiles else ""

    def _answer(
        self,
        words: Words,
        players: Players,
        view: QinPosition,
        question: Question,
        token: str,
        actions: Sequence[Place],
    ) -> Label:
        """A square or a direction: its name, and what the placements with it bring."""
        leading = fitting(actions, {question.slot: token})
        if question.slot == "direction":
            names = {_slot(action, "direction"): square_name(action.second) for action in leading}
            text = words("qin-label-direction", square=names[token], direction=token)
        else:
            text = token
        return Label(text, clip(self._brings(words, players, view, leading)))

    def _brings(self, words: Words, players: Players, view: QinPosition, actions: Sequence[Place]) -> str:
        """The effects that all of the placements have, or else those that some have."""
        assert view.turn is not None
        tried = [view.copy().apply(action) for action in actions]
        reader = Perspective(words, "now", view.turn, players.flat)
        certain = [effects(reader, events) for events in tried]
        if all(found == certain[0] for found in certain):
            return ", ".join(certain[0]) or words("qin-brings-nothing")
        reader = Perspective(words, "can", view.turn, players.flat)
        possible = dict.fromkeys(phrase for events in tried for phrase in effects(reader, events))
        return words("qin-brings-some", ways=len(actions), list=", ".join(possible))


class QinFormatter:
    """The words of Qin, for `bot.text.formatter.formatter_of`."""

    open = False
    panel = QinPanel()
    rules = (
        "goal",
        "turn-1",
        "turn-3",
        "found",
        "expand",
        "join",
        "village",
        "end",
        "series",
        "resign",
        "typing",
    )

    def task(self, words: Words, players: Players, view: QinPosition) -> str:
        """What the seat to act has to do."""
        return words("qin-task")

    # ── after the fact ───────────────────────────────────────────────────────────────────────────

    def summary(self, words: Words, players: Players, events: Sequence[Event]) -> str:
        """Who laid what where and what it brought, then who was passed over and which game ended."""
        placed = next((event for event in events if isinstance(event, TilePlaced)), None)
        mover = placed.seat if placed else -1
        reader = Perspective(words, "past", mover, players.rich)
        lines: list[str] = []
        if placed:
            done = effects(reader, events)
            told = words(
                "qin-laid",
                who=players.rich(mover),
                tile=tile_name(words, placed.tile),
                squares=squares_name(placed.first, placed.second),
                effects=words.series(done) if len(done) <= INLINE else "",
                count=len(done),
                listed="yes" if len(done) > INLINE else "no",
            )
            lines.append(told)
            if len(done) > INLINE:
                lines += [words("item", text=text) for text in done]
        return "\n".join([*lines, *after(reader, events)])

    def standings(self, words: Words, players: Players, view: QinPosition, events: Sequence[Event]) -> str:
        """Every seat's pagodas left, as before -> after where the events changed them."""
        begun = max((at for at, event in enumerate(events) if isinstance(event, GameBegun)), default=-1)
        told = changes(event for event in events[begun + 1 :] if isinstance(event, ReserveChanged))
        before = {seat: first for seat, (first, _) in told.items()}
        parts = [
            f"{players.token(seat)} {before[seat]} → **{left}**"
            if before.get(seat, left) != left
            else f"{players.token(seat)} {left}"
            for seat, left in enumerate(view.reserves)
        ]
        return words("qin-standings", list=" · ".join(parts), pile=len(view.pile))

    def hand(self, words: Words, view: QinPosition, seat: Seat) -> str:
        """The tiles in hand, in the order of the list of tiles."""
        tiles = sorted(view.hands[seat], key=KINDS.index)
        names = [words("qin-hand-tile", tile=tile_name(words, tile), notation=tile) for tile in tiles]
        return words("qin-hand", count=len(tiles), list=words.series(names), pagodas=view.reserves[seat])

    # ── the board ────────────────────────────────────────────────────────────────────────────────

    def alt(self, words: Words, players: Players, view: QinPosition, sheet: str = "") -> str:
        """The board for somebody who cannot see it."""
        return board_in_words.alt(words, players, view)

    def note(self, words: Words, players: Players, view: QinPosition, sheet: str, seat: Seat | None) -> str:
        """The picture says all."""
        return ""

    def board(self, words: Words, players: Players, view: QinPosition) -> str:
        """The board in full as text."""
        return board_in_words.board(words, players, view)

    def captions(
        self, words: Words, view: QinPosition, turn: int, question: Question | None = None
    ) -> Mapping[str, str]:
        """Captions by the keys of ``render.qin``."""
        captions = {
            "turn": words("qin-caption-turn", turn=turn),
            "left": words("qin-caption-left", pile=len(view.pile)),
            "over": words("qin-caption-over"),
        }
        if view.series == "both":
            number = min(len(view.finished) + 1, 2)
            captions["game"] = words("qin-caption-game", number=number)
        if question is not None:
            captions["question"] = words(
                "qin-caption-question",
                slot="row" if question.grouped else question.slot,
                colour=_asked_colour(question),
            )
        return captions

    # ── the end ──────────────────────────────────────────────────────────────────────────────────

    def outcome(self, words: Words, players: Players, outcome: Outcome, seat: Seat) -> str:
        """Pagodas on the board, or left over in a series, with where they are."""
        result = outcome.seats[seat]
        sources = ", ".join(
            words(f"qin-source-{source}", count=count) for source, count in result.sources.items()
        )
        return words("qin-score", score=result.score, series=_series(outcome), sources=sources)

    def ending(self, words: Words, players: Players, outcome: Outcome) -> str:
        """Why the match ended."""
        who = words.series([players.rich(seat) for seat in outcome.winners])
        return words("qin-ending", end=outcome.end, series=_series(outcome), who=who)

    def scoring(self, words: Words, players: Players, events: Sequence[Event]) -> str:
        """Nothing: pagodas are counted, and the score tells where they stand."""
        return ""


def _series(outcome: Outcome) -> str:
    """Whether it is the outcome of a series: what is left over counts there, not where pagodas stand."""
    return "no" if "provinces" in outcome.seats[0].sources else "yes"


def tile_name(words: Words, tile: str) -> str:
    """The tile by its colours: "red/blue", "double red"."""
    if tile not in KINDS:
        return words("qin-tile-hidden")
    if tile[0] == tile[1]:
        return words("qin-tile-double", colour=tile[0])
    return f"{colour_name(words, tile[0])}/{colour_name(words, tile[1])}"


def colour_name(words: Words, colour: str) -> str:
    """The colour of a province square."""
    return words("qin-colour", colour=colour)


def squares_name(first: int, second: int) -> str:
    """The two squares of a tile as in the notation: ``F7-F8``."""
    return f"{square_name(first)}-{square_name(second)}"


def _slot(action: Place, name: str) -> str:
    return next(slot.value for slot in action.slots() if slot.name == name)


def _row(words: Words, token: str, actions: Sequence[Place]) -> Label:
    """A row with the squares in it where the first half can lie."""
    row = token.removeprefix(GROUP)
    squares = sorted({action.first for action in actions if row_name(action.first) == row})
    return Label(
        words("qin-label-row", row=row, count=len(squares)),
        clip(", ".join(square_name(square) for square in squares)),
    )


def _asked_colour(question: Question) -> str:
    """The colour of the half in question: the first for a square, the second for a direction."""
    tile = question.given.get("tile", "")
    return tile[1:] if question.slot == "direction" else tile[:1]


FORMATTER = QinFormatter()
