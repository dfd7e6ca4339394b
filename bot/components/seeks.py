"""The page of who seeks what in a server, its form, and what calls people to a table."""

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

import discord

from bot.components import forms, ids, lobby, phrases
from bot.components.ids import BadPress, Press
from bot.components.page import Page, options
from bot.matches import PACES, Match, Sought
from bot.store.seeks import SeekRow
from bot.text import Words
from bot.text.fluent import moment
from games import NAMES
from games import game as find_game

GAMES, PACED, LEAST, MOST = "games", "paces", "least", "most"
"""The fields of the form."""

FEWEST = min(find_game(name).min_seats for name in NAMES)
LARGEST = max(find_game(name).max_seats for name in NAMES)
"""Players that a seek may ask for."""

TABLES = 5
"""Open tables with a button on the page."""

LINES = 10
"""Others who seek, told on the page."""


class Terms(NamedTuple):
    """What somebody seeks."""

    games: tuple[str, ...]
    paces: tuple[str, ...]
    least: int
    most: int


def page(sought: Sought, words: Words, note: str = "", pinged: bool | None = None) -> Page:
    """What this person seeks or has found, what is open already, and who seeks what.

    ``pinged``: whether they have the role that new tables ping; None where there is none.
    """
    made = Page().text(note)
    if sought.found is not None:
        match = sought.found
        made.text(
            words(
                "seek-seated",
                title=phrases.title(match, words),
                place=phrases.place(match, words),
                begins="yes" if match.state == "playing" else "no",
                host=phrases.host(match),
            )
        )
    elif sought.own is None:
        made.text(words("seek-none"))
    else:
        until = moment(sought.own.until, "f")
        waits = sought.waits
        more = words("seek-waits", why=waits) if waits else words("seek-promise", until=until)
        made.text("\n".join((words("seek-own", terms=_terms(sought.own, words)), more)))
    if sought.open:
        made.text(words("seek-open"))
    for match in sought.open[:TABLES]:
        button = made.button(
            "join",
            words("button-join"),
            style=discord.ButtonStyle.success,
            match=match.id,
            version=match.version,
        )
        seats = words("others-lobby", taken=len(match.seats), size=match.size)
        made.entry(phrases.entry(match, seats, words), button)
    if sought.others:
        lines = [
            words("seek-other", name=phrases.named(seek.name), terms=_terms(seek, words))
            for seek in sought.others[:LINES]
        ]
        if len(sought.others) > LINES:
            lines.append(words("seek-more", count=len(sought.others) - LINES))
        made.text("\n".join((words("seek-others"), *lines)))
    own = sought.own is not None
    style = discord.ButtonStyle.secondary if own or sought.found else discord.ButtonStyle.primary
    ping = None
    if pinged is not None:
        wanted = "no" if pinged else "yes"
        ping = made.button("seek-ping", words("button-seek-ping", on=wanted), wanted)
    return made.row(
        made.button("seek-form", words("button-change" if own else "button-seek"), style=style),
        made.button("seek-off", words("button-seek-off")) if own else None,
        ping,
        made.button("tables", words("button-tables")),
    )


def _terms(seek: SeekRow, words: Words) -> str:
    """What it comes to: nobody is seated in a game with more or fewer players than it has."""
    every = set(seek.games) == set(NAMES)
    sought = [find_game(name) for name in seek.games]
    least = max(seek.least, min(game.min_seats for game in sought))
    most = min(seek.most, max(game.max_seats for game in sought))
    return words(
        "seek-terms",
        games="any" if every else ", ".join(game.title for game in sought),
        paces=", ".join(words("seek-pace", pace=pace) for pace in seek.paces),
        least="yes" if least == most else least,
        most=most,
    )


def form(own: SeekRow | None, usual: str, words: Words) -> discord.ui.Modal:
    """The form, filled in with what they seek, else with any game at the usual pace."""
    made = discord.ui.Modal(title=words("form-seek"), custom_id=ids.write(Press("seek-sent")))
    titles = {name: find_game(name).title for name in NAMES}
    made.add_item(_boxes(GAMES, words("form-seek-games"), titles, NAMES if own is None else own.games))
    paces = {pace: words(f"pace-{pace}") for pace in PACES}
    made.add_item(_boxes(PACED, words("form-seek-paces"), paces, (usual,) if own is None else own.paces))
    numbers = range(FEWEST, LARGEST + 1)
    players = {str(number): words("form-seek-players", count=number) for number in numbers}
    for name, label, chosen in (
        (LEAST, words("form-seek-least"), own.least if own else FEWEST),
        (MOST, words("form-seek-most"), own.most if own else LARGEST),
    ):
        select: discord.ui.Select[Any] = discord.ui.Select(
            custom_id=name, options=options(players, str(chosen))
        )
        made.add_item(discord.ui.Label(text=label, component=select))
    made.stop()  # or discord.py keeps it in memory for good: the answer is read from the interaction
    return made


def _boxes(name: str, label: str, values: dict[str, str], ticked: Collection[str]) -> discord.ui.Label[Any]:
    boxes = [
        discord.CheckboxGroupOption(label=text, value=value, default=value in ticked)
        for value, text in values.items()
    ]
    group: discord.ui.CheckboxGroup[Any] = discord.ui.CheckboxGroup(
        custom_id=name, min_values=1, max_values=len(boxes), options=boxes
    )
    return discord.ui.Label(text=label, component=group)


def read(interaction: discord.Interaction) -> Terms:
    """What was filled in; raises `BadPress` for what the form cannot have sent."""
    values = forms.sent(interaction)
    try:
        games, paces = tuple(values[GAMES]), tuple(values[PACED])
        (least,), (most,) = values[LEAST], values[MOST]
        known = set(games) <= set(NAMES) and set(paces) <= set(PACES)
        if known and FEWEST <= int(least) <= LARGEST and FEWEST <= int(most) <= LARGEST:
            return Terms(games, paces, int(least), int(most))
    except (KeyError, ValueError) as error:
        raise BadPress("|".join(values)) from error
    raise BadPress("|".join((*games, *paces, least, most)))


def found(match: Match, words: Words, people: Sequence[int]) -> str:
    """Calls those who sought it to a table that has opened by itself."""
    return words(
        "table-found",
        list=words.series([f"<@{person}>" for person in people]),
        begins="yes" if len(match.seats) == match.size else "no",
        host=phrases.host(match),
    )


def call(
    match: Match, people: Sequence[int], role: int | None, words: Words, row: int
) -> discord.ui.LayoutView:
    """Calls those whom a new table may suit, and the role that wants to hear of it."""
    made = Page(match.id, match.version, row=row)
    mentions = [f"<@&{role}>"] * (role is not None) + [f"<@{person}>" for person in people]
    made.text(
        words(
            "table-call",
            list=words.series(mentions),
            title=phrases.title(match, words),
            taken=len(match.seats),
            size=match.size,
        )
    )
    made.text(lobby.terms(match, words))
    join = made.button("join", words("button-join"), style=discord.ButtonStyle.success)
    return made.row(join, made.button("rules", words("button-rules"))).view()
