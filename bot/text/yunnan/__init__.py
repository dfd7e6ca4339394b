"""Yunnan in words: turns, questions, answers with what they bring, the board, the scoring, the end."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec

from bot.text.fluent import Words
from bot.text.formatter import Label
from bot.text.perspective import LONGEST_SUMMARY, TOKENS, Players, clip, plain
from bot.text.yunnan import board as board_in_words
from bot.text.yunnan import facts, names, phases
from bot.text.yunnan import scoring as points
from bot.text.yunnan import standings as totals
from bot.text.yunnan.events import Perspective, mover_of, short
from bot.text.yunnan.journey import Journey
from bot.text.yunnan.labels import Answers, Bidding, Choosing
from bot.text.yunnan.names import People
from games.engine import Event, Outcome, Seat
from games.engine.choices import Question
from games.yunnan.bids import BidPlaced, sum_of_bids
from games.yunnan.components import BUILDINGS, KINDS, SIDES
from games.yunnan.incomes import IncomeCounted, forecast
from games.yunnan.position import YunnanPosition
from games.yunnan.routes import isolated
from games.yunnan.travel import TravelEnded
from games.yunnan.turns import GameEnded, RoundBegan

CAPTIONS: Final = ("over", "passes", "income", "money", "bids", "levels", "home", "bank")
"""Captions of the picture that are always the same."""


class YunnanPanel:
    """The words of the panel, on which a turn is taken."""

    def ask(self, words: Words, players: Players, view: YunnanPosition, question: Question) -> str:
        """The question as a sentence, with the numbers it depends on."""
        people = People(players)
        given = question.given
        me = view.colour
        cut = isolated(view, me)
        return words(
            "yunnan-ask",
            slot=_asked(question),
            pairs="yes" if view.pairs else "no",
            token=people.token(me),
            money=view.money[me],
            bids=sum_of_bids(view, me),
            home=view.supply[me],
            building=names.building(words, BUILDINGS.index(given["do"]))
            if given.get("do") in BUILDINGS
            else "",
            start=names.province(names.province_of(given["do"]))
            if names.is_province(given.get("do", ""))
            else "",
            province=names.province(max(view.arrived, 0)),
            influence=view.influence[me],
            left=view.passes_left,
            passes=view.passes[me],
            forecast=forecast(view, me).total,
            cut="yes" if cut else "no",
            isolated=names.counted(cut),
            kind=given.get("do", "post"),
            income=view.incomes[me],
            ousted="".join(
                words(
                    "yunnan-ask-ousted",
                    building=names.building(words, ousting.building),
                    value=ousting.value,
                    who=f"{people.token(ousting.by)} {plain(players.names[people.owner(ousting.by)])}",
                    by=ousting.by_value,
                )
                for ousting in view.ousted[me]
            ),
        )

    def hint(self, words: Words, question: Question) -> str:
        """The placeholder of the list."""
        return words("yunnan-hint", slot=_asked(question))

    def progress(
        self, words: Words, players: Players, events: Sequence[Event], question: Question | None
    ) -> str:
        """What the travel turn has done so far, and the part of the open action that is chosen."""
        reader = _voice(words, "you", People(players, named=False), events)
        chosen = _chosen(words, question.given if question else {})
        return " · ".join(text for text in (*short(reader, events), chosen) if text)

    def labels(
        self, words: Words, players: Players, view: YunnanPosition, question: Question
    ) -> Mapping[str, Label]:
        """The answers with what they cost or bring."""
        kinds: dict[str, type[Answers]] = {"bid": Bidding, "travel": Journey}
        answers = kinds.get(view.phase, Choosing)(words, People(players), view, question)
        return answers.labels(question)

    def preview(self, words: Words, players: Players, events: Sequence[Event]) -> str:
        """What the draft does and what follows by itself, the points and yuan before and after."""

        def tell(people: People) -> str:
            told = _told(words, "you", people, events)
            change = totals.changes(words, people, events)
            return "\n".join(text for text in (told, change) if text)

        return _within(LONGEST_SUMMARY, players, tell)

    def warning(self, words: Words, events: Sequence[Event]) -> str:
        """Isolated traders, a debt, the end of a phase or of the match; after it there is no undo."""
        parts = []
        for event in events:
            match event:
                case TravelEnded(isolated=cut) if cut and not event.forced:
                    count = sum(traders for _, traders in cut)
                    parts.append(words("yunnan-warn-isolated", list=names.counted(cut), count=count))
                case BidPlaced() if event.bids > event.money:
                    parts.append(words("yunnan-warn-debt", missing=event.bids - event.money, lost=event.loss))
                case _:
                    pass
        return " ".join([*parts, words("yunnan-final-move", what=_what_ends(events))])

    def drawn(self, words: Words, events: Sequence[Event]) -> str:
        """Nothing is ever drawn unseen."""
        return ""


class YunnanFormatter:
    """The words of Yunnan, for `bot.text.formatter.formatter_of`."""

    open = True
    panel = YunnanPanel()
    rules = (
        "goal",
        "setup",
        "round",
        "bidding",
        "throwing-out",
        "bank",
        "market",
        "passing",
        "bank-payout",
        "progress",
        "yard",
        "travel",
        "displacing",
        "building",
        "isolation",
        "inspector",
        "gifts",
        "income",
        "order",
        "conversion",
        "end",
        "final-scoring",
        "expert",
        "two",
        "standing-orders",
        "uncertain",
        "resign",
        "typing",
    )

    def task(self, words: Words, players: Players, view: YunnanPosition) -> str:
        """What the seat to act has to do, with which colour, and why it acts again."""
        if view.colour < 0:
            return words("yunnan-task", phase="over", round=view.round, pairs="no", token="", income=0)
        people = People(players)
        pairs = "yes" if people.pairs else "no"
        ousted = view.ousted[view.colour]
        if view.phase == "bid" and ousted:
            reasons = [
                words(
                    "yunnan-ousting",
                    building=names.building(words, ousting.building),
                    value=ousting.value,
                    who=people.rich(ousting.by),
                    by=ousting.by_value,
                )
                for ousting in ousted
            ]
            return words(
                "yunnan-task-again",
                pairs=pairs,
                token=people.token(view.colour),
                reasons=words.series(reasons),
            )
        return words(
            "yunnan-task",
            phase=view.phase,
            round=view.round,
            pairs=pairs,
            token=people.token(view.colour),
            income=view.incomes[view.colour],
        )

    # ── after the fact ───────────────────────────────────────────────────────────────────────────

    def summary(self, words: Words, players: Players, events: Sequence[Event]) -> str:
        """What was decided, then the automatic phases with the numbers behind each sum."""
        return _within(LONGEST_SUMMARY, players, lambda people: _told(words, "they", people, events))

    def brief(self, words: Words, players: Players, events: Sequence[Event]) -> str:
        """What was decided; of the automatic phases what everybody paid and got."""

        def tell(people: People) -> str:
            return "\n".join(phases.brief(_voice(words, "they", people, events), events))

        return _within(LONGEST_SUMMARY, players, tell)

    def standings(self, words: Words, players: Players, view: YunnanPosition, events: Sequence[Event]) -> str:
        """Round and phase with who is still in it, then the totals that matter in it or have changed.

        Bidding is about yuan, travelling about incomes, converting about points and yuan.
        """
        return totals.standings(words, People(players), view, events)

    def hand(self, words: Words, view: YunnanPosition, seat: Seat) -> str:
        """What the seat owns, colour by colour: money, progress, where its traders and structures are."""
        lines = [
            words("yunnan-hand-points", points=view.vp[seat], told=names.number(view.vp[seat])),
            *(_hand(words, view, colour) for colour in view.colours_of(seat)),
        ]
        return "\n".join(lines)

    # ── the board ────────────────────────────────────────────────────────────────────────────────

    def alt(self, words: Words, players: Players, view: YunnanPosition) -> str:
        """The board for somebody who cannot see it."""
        return board_in_words.alt(words, People(players), view)

    def note(self, words: Words, players: Players, view: YunnanPosition, seat: Seat | None) -> str:
        """Nothing to tell besides the board."""
        return ""

    def board(self, words: Words, players: Players, view: YunnanPosition) -> str:
        """The board in full as text."""
        return board_in_words.full(words, People(players), view)

    def captions(
        self, words: Words, view: YunnanPosition, turn: int, question: Question | None = None
    ) -> Mapping[str, str]:
        """Captions by the keys of ``render.yunnan``."""
        captions = {name: words("yunnan-caption", name=name, count=view.passes_left) for name in CAPTIONS}
        captions |= {name: words("yunnan-building-short", building=name) for name in BUILDINGS}
        captions["turn"] = words("yunnan-caption-turn", turn=turn)
        captions["round"] = words("yunnan-caption-round", round=view.round)
        return captions

    # ── the end ──────────────────────────────────────────────────────────────────────────────────

    def outcome(self, words: Words, players: Players, outcome: Outcome, seat: Seat) -> str:
        """Points, and those of each source."""
        return points.result(words, outcome, seat)

    def ending(self, words: Words, players: Players, outcome: Outcome) -> str:
        """Why the match ended, and how a tie was broken."""
        return points.ending(words, People(players), outcome)

    def scoring(self, words: Words, players: Players, events: Sequence[Event]) -> str:
        """Every player's points by source with the numbers behind them."""
        return points.scoring(words, People(players), events)


def _voice(words: Words, person: str, people: People, events: Sequence[Event]) -> Perspective:
    settled = any(isinstance(event, IncomeCounted) for event in events)
    return Perspective(words, "you" if person == "you" else "they", people, mover_of(people, events), settled)


def _told(words: Words, person: str, people: People, events: Sequence[Event]) -> str:
    return "\n".join(phases.tell(_voice(words, person, people, events), events))


def _within(limit: int, players: Players, tell: Callable[[People], str]) -> str:
    """The text in full; where it would be too long with plain tokens for emojis, then without names."""
    plain = msgspec.structs.replace(players, tokens=TOKENS)
    text = ""
    for people in (People(players), People(plain), People(plain, named=False)):
        text = tell(people)
        if len(text) <= limit:
            break
    return clip(text, limit)


# ── the panel ────────────────────────────────────────────────────────────────────────────────────────


def _chosen(words: Words, given: Mapping[str, str]) -> str:
    """The open action as far as it is chosen."""
    do, kind = given.get("do", ""), given.get("kind", "")
    if do in BUILDINGS:
        building = names.building(words, BUILDINGS.index(do))
        return f"{building} {given['space']}" if "space" in given else building
    if do in ("bank", "market"):
        side = names.side(words, SIDES.index(given["space"])) if "space" in given else ""
        return words("yunnan-chosen", what=do, side=side, sided="yes" if side else "no")
    if do in KINDS or kind:
        return names.structure(words, kind or do)
    if names.is_province(do):
        return words("yunnan-chosen-start", province=names.province(names.province_of(do)))
    return ""


def _what_ends(events: Sequence[Event]) -> str:
    """What the draft puts an end to."""
    kinds = {type(event) for event in events}
    if GameEnded in kinds:
        return "match"
    if RoundBegan in kinds:
        return "round"
    if IncomeCounted in kinds:
        return "income"
    if TravelEnded in kinds:
        return "travel"
    return "turn"


def _asked(question: Question) -> str:
    """What the question is about: "bid" and "travel" for what to do, "side" for a space of the bank."""
    tokens = {answer.token for answer in question.answers}
    if question.slot == "do":
        return "bid" if "pass" in tokens else "travel"
    if question.slot == "space":
        return "side" if tokens <= set(SIDES) else "space"
    return question.slot


def _hand(words: Words, view: YunnanPosition, colour: int) -> str:
    """A colour's possessions in a line."""
    places = [
        names.space(words, building, value)
        for building, value, holder in facts.occupied(view)
        if holder == colour
    ]
    if (side := facts.side(view, colour)) >= 0:
        places.append(words("yunnan-in-bank", side=names.side(words, side)))
    places += [
        f"{names.province(province)} {row[colour]}"
        for province, row in enumerate(view.traders)
        if row[colour]
    ]
    standing = [names.built(words, kind, place) for kind, place in facts.standing(view, colour)]
    return words(
        "yunnan-hand",
        pairs="yes" if view.pairs else "no",
        token=f"{names.letter(colour)} {TOKENS[colour]}",
        holdings=board_in_words.holdings(words, view, colour),
        places=", ".join(places) or words("nothing"),
        standing=", ".join(standing) or words("nothing"),
    )


FORMATTER = YunnanFormatter()
