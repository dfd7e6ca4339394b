"""The card of a league or tournament, and the page of how it stands."""

from collections.abc import Iterable
from typing import Literal

import discord
from babel.numbers import format_decimal

from bot.components import phrases, pictures
from bot.components.page import Page, Picture
from bot.matches import Competition
from bot.matches.pairing import WHOLE
from bot.matches.rounds import LEAST, largest
from bot.matches.standings import Line
from bot.text import Words, plain
from bot.text.fluent import moment
from bot.text.players import escaped, short
from bot.text.room import LONGEST_ALT, clip
from games import game as find_game
from render.standings import Entry, Standings, left_out

PICTURE = "standings.png"

PINGED = 100
"""People whom one message can ping (Discord)."""

LONGEST_NAMES = 2000
"""Characters that the names of all who have entered may take; Fluent takes no fact longer than 2500."""


async def card(shown: Competition, words: Words, row_id: int | None = None) -> Page:
    """For everybody: what it is, and the sign-up, the tables of the round, or how it or a season ended."""
    row, page = shown.row, Page(row=row_id)
    page.text(_head(shown, words))
    for told in _terms(shown, words) if row.state == "open" else ():
        page.text(told)
    page.text(_news(shown, words))
    if row.state != "running":
        await _draw_standings(page, shown, words)
    going = row.state in ("open", "running")
    return page.row(
        page.button(
            "competition-join",
            words("button-competition-join"),
            row.id,
            style=discord.ButtonStyle.success,
        )
        if going and not shown.last
        else None,
        page.button("competition-leave", words("button-competition-leave"), row.id) if going else None,
        page.button("competition", words("button-competition"), row.id),
    )


def begun(shown: Competition, link: str, words: Words) -> Page:
    """The card of a sign-up that is over: what it is, and where it goes on."""
    page = Page().text(_head(shown, words))
    for told in _terms(shown, words):
        page.text(told)
    page.text(words("competition-begun", link=link))
    return page.row(page.button("competition", words("button-competition"), shown.row.id))


async def page(shown: Competition, person: int, organiser: bool, words: Words) -> Page:
    """For one person: how it stands, what they are in it, and what they can do."""
    row, made = shown.row, Page()
    made.text(_head(shown, words))
    known = shown.entrant(person)
    going = row.state in ("open", "running")
    if going:
        made.text(words("competition-you", state=_state(shown, person)))
    made.text(_news(shown, words))
    terms = _terms(shown, words)
    await _draw_standings(made, shown, words, person, sum(map(len, terms)))
    for told in terms:
        made.text(told)
    if not going:
        return made
    buttons = [
        made.button(f"competition-{verb}", words(f"button-competition-{verb}"), row.id)
        for verb, fits in (
            ("join", shown.may_enter(person)),
            ("leave", known is not None and known.state != "out"),
            ("skip", known is not None and known.state == "in" and shown.may_skip(person)),
            ("begin", organiser and row.state == "open"),
            ("cancel", organiser),
        )
        if fits
    ]
    return made.row(*buttons)


def _state(shown: Competition, person: int) -> str:
    """What the person is in it; whoever comes back in a later season is not out for good."""
    row, known = shown.row, shown.entrant(person)
    if known is None:
        return "none"
    if known.state == "in" and (known.skips or 0) > row.round:
        return "skips"
    if known.state == "spare" and shown.last:
        return "unplaced"
    seasons = row.seasons if row.kind == "league" else 0
    return "lost" if person in shown.lost and shown.season >= seasons else known.state


def sure(shown: Competition, verb: Literal["cancel", "leave"], words: Words) -> Page:
    """Ask whether it is to be cancelled, or left for good."""
    made = Page().text(_head(shown, words)).text(words("competition-sure", what=verb))
    danger = discord.ButtonStyle.danger
    label = words(f"button-competition-{verb}")
    return made.row(
        made.button(f"competition-{verb}", label, shown.row.id, "yes", style=danger),
        made.button("competition", words("button-competition"), shown.row.id),
    )


def guests(shown: Competition) -> list[int]:
    """Whom the news of a round call."""
    if shown.row.state != "running":
        return []
    return [person for table in shown.tables.values() for person in table][:PINGED]


def _terms(shown: Competition, words: Words) -> list[str]:
    row = shown.row
    facts = {"seasons": row.seasons, "rounds": row.rounds, "days": row.days, "most": largest(row.game)}
    return [
        words("competition-terms", kind=row.kind, **facts),
        words("competition-points", kind=row.kind),
        words("competition-rules"),
    ]


def _head(shown: Competition, words: Words) -> str:
    row, game = shown.row, find_game(shown.row.game)
    usual = game.complete(game.max_seats, {})
    chosen = {name: value for name, value in row.options.items() if value != usual[name]}
    return words(
        "competition-head",
        title=escaped(" ".join(row.title.split())),
        kind=words(f"competition-kind-{row.kind}"),
        game=" · ".join([game.title, *([phrases.options_named(row.game, chosen, words)] if chosen else [])]),
        pace=words(f"pace-{row.pace}"),
    )


def _news(shown: Competition, words: Words) -> str:
    row = shown.row
    if row.state == "open":
        entered = [plain(each.name) for each in shown.entrants if each.state != "out"]
        named = list(entered)
        while len(_joined(named)) > LONGEST_NAMES:
            named.pop()
        season = shown.season + 1 if row.round else shown.season
        return words(
            "competition-open",
            season=season,
            when=moment(row.due_at, "f") if row.due_at else "",
            count=len(entered),
            few=len(entered) < LEAST,
            begun=row.round > 0,
            names=_joined(named),
            more=len(entered) - len(named),
        )
    if row.state != "running":
        early = row.kind != "knockout" and row.round < row.rounds * row.seasons
        state = "few" if not row.round else "early" if early else "over"
        return words("competition-over", state=state if row.state == "over" else row.state)
    number = row.round - (shown.season - 1) * row.rounds if shown.season else row.round
    lines = [
        words(
            "competition-round",
            season=shown.season,
            round=number,
            when=moment(row.due_at, "f") if row.due_at else "",
        )
    ]
    title = find_game(row.game).title
    for match, there in shown.tables.items():
        called = words("match-title", game=title, match=str(match))
        lines.append(words("competition-table", match=called, names=_mentions(there)))
    if shown.byes:
        lines.append(words("competition-byes", names=_mentions(shown.byes)))
    return "\n".join(lines)


def _joined(names: Iterable[str]) -> str:
    return ", ".join(names)


def _mentions(people: Iterable[int]) -> str:
    return _joined(f"<@{person}>" for person in people)


async def _draw_standings(
    made: Page, shown: Competition, words: Words, reader: int = 0, below: int = 0
) -> None:
    """How it stands, as a picture; in words whom that does not show by name, the reader first.

    ``below``: characters that what follows needs.
    """
    if not shown.divisions:
        return
    card = drawn(shown, words)
    made.picture(Picture(PICTURE, await pictures.standings(card), _alt(shown, words)))
    hidden = [
        (group, at, shown.divisions[group][at]) for group, at in sorted(await pictures.run(left_out, card))
    ]
    hidden.sort(key=lambda each: each[2].person != reader)
    told: list[str] = []
    room, above = made.room - below, -1
    for group, at, line in hidden:
        text = _line(at + 1, line, phrases.named(line.name), words)
        if group != above and len(shown.divisions) > 1:
            text = words("competition-division", number=group + 1) + "\n" + text
        room, above = room - len(text) - 1, group
        if room < 0 and line.person != reader:
            told.append(words("list-rest", count=len(hidden) - len(told)))
            break
        told.append(text)
    made.text("\n".join(told))


def drawn(shown: Competition, words: Words) -> Standings:
    """What the picture shows; in a knock-out places alone, in a league who would change divisions next."""
    kind, last = shown.row.kind, len(shown.divisions) - 1
    moves = kind == "league" and shown.row.state in ("open", "running") and shown.season < shown.row.seasons
    closed = max((len(line.rounds) for each in shown.divisions for line in each), default=0)
    closed = 0 if kind == "knockout" else closed
    groups = []
    for number, division in enumerate(shown.divisions):
        staying = [line for line in division if not line.out]
        entries = []
        for place, line in enumerate(division, 1):
            up = number > 0 and line in staying[:1]
            down = number < last and line in staying[-1:]
            entries.append(
                Entry(
                    place,
                    line.name,
                    "" if kind == "knockout" else _points(line, words),
                    tuple(
                        ("" if points is None else _told(points, "0.#", words), points == WHOLE)
                        for points in line.rounds[:closed]
                    ),
                    up - down if moves else 0,
                    line.out,
                )
            )
        label = words("competition-division", number=number + 1) if last else ""
        groups.append((label.strip("*"), tuple(entries)))
    rounds = tuple(words("competition-column", round=number) for number in range(1, closed + 1))
    return Standings(shown.row.title, shown.row.game, tuple(groups), rounds)


def _alt(shown: Competition, words: Words) -> str:
    """The picture in words."""
    lines = []
    for number, division in enumerate(shown.divisions, 1):
        if len(shown.divisions) > 1:
            lines.append(words("competition-division", number=number).strip("*"))
        lines += [_line(place, line, short(line.name), words) for place, line in enumerate(division, 1)]
    return clip("\n".join(lines), LONGEST_ALT)


def _line(place: int, line: Line, name: str, words: Words) -> str:
    points = _points(line, words)
    return words("competition-line", place=str(place), name=name, points=points, out=line.out)


def _points(line: Line, words: Words) -> str:
    return _told(line.score.points, "0.0", words)


def _told(points: int, form: str, words: Words) -> str:
    return format_decimal(points * 10 / WHOLE, form, locale=words.locale)
