"""The best of a season in a server, as a picture for everybody."""

from collections.abc import Callable

from bot.components import pictures
from bot.components.page import Page, Picture
from bot.matches.best import Best, Feat
from bot.text import Words, plain
from bot.text.room import LONGEST_ALT, clip
from games import game as find_game
from render.standings import Entry, Standings, left_out

FILE = "best.png"


async def page(found: Best, words: Words) -> Page:
    """The picture, with the matches that it tells of; without one where nobody is told of."""
    made = Page().text(words("best-head", matches=found.matches))
    shown = card(found, words)
    if shown is None:
        return made.text(words("best-nothing"))
    made.picture(Picture(FILE, await pictures.standings(shown), alt(found, words)))
    if await pictures.run(left_out, shown):
        made.text("\n".join(_told(found, words, plain)))
    channels = dict.fromkeys(feat.channel for feat in (*found.points, *found.close))
    if channels:
        made.text(words("best-matches", list=" ".join(f"<#{channel}>" for channel in channels)))
    return made.text(words("best-agreed"))


def card(found: Best, words: Words) -> Standings | None:
    """What the picture shows; None where nobody is told of."""
    groups = tuple(
        (label, tuple(Entry(place=place, name=name, points=value) for place, name, value in lines))
        for label, lines in _groups(found, words)
    )
    return Standings(words("best-title"), "", groups) if groups else None


def alt(found: Best, words: Words) -> str:
    """The picture in words."""
    return clip(" ".join(_told(found, words)), LONGEST_ALT)


def _told(found: Best, words: Words, called: Callable[[str], str] = str) -> list[str]:
    """A sentence about each kind."""
    return [
        f"{label} – {', '.join(f'{name}: {value}' for _, name, value in lines)}."
        for label, lines in _groups(found, words, called)
    ]


def _groups(
    found: Best, words: Words, called: Callable[[str], str] = str
) -> list[tuple[str, list[tuple[int, str, str]]]]:
    """Each kind with its lines: place, name, value. ``called``: how a name is written there."""
    wins = [
        (place, called(row.person.name), words("best-won", wins=row.wins, matches=row.matches))
        for place, row in enumerate(found.wins, 1)
    ]
    points = [
        (1, f"{called(feat.person.name)} · {_match(feat, words)}", str(feat.points)) for feat in found.points
    ]
    close = [
        (place, f"{_pair(feat, called)} · {_match(feat, words)}", str(feat.points))
        for place, feat in enumerate(found.close, 1)
    ]
    kinds = {"wins": wins, "points": points, "close": close}
    return [(words("best-group", kind=kind), lines) for kind, lines in kinds.items() if lines]


def _pair(feat: Feat, called: Callable[[str], str]) -> str:
    people = [feat.person] if feat.other is None else [feat.person, feat.other]
    return " – ".join(called(person.name) for person in people)


def _match(feat: Feat, words: Words) -> str:
    return words("match-title", game=find_game(feat.game).title, match=str(feat.match))
