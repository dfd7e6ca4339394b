"""What somebody may see of a person: the card as a picture, what it cannot show, and who sees it."""

from collections.abc import Sequence
from datetime import timedelta

from bot.components.page import Page, Picture
from bot.matches.profiles import Places, Played, Profile, Punctuality, Rated
from bot.matches.ratings import Rating
from bot.store.ratings import TABLE
from bot.text import Words, plain, result
from bot.text.fluent import signed
from bot.text.room import LONGEST_ALT
from games import game as find_game
from render import profile as drawing

ROWS = 8
"""Games with so many seats each that are told of one by one, at most; those that were played most."""

FILE = "profile.png"


def page(found: Profile, picture: bytes | None, words: Words) -> Page:
    """The page; without a picture for somebody who has played nothing."""
    made = Page()
    made.text(words("profile-head", name=plain(found.person.name)))
    if found.own:
        made.text(words("profile-own", shows=found.shows))
    if picture is None:
        made.text(words("profile-nothing", own=found.own, name=plain(found.person.name)))
    else:
        made.picture(Picture(FILE, picture, alt(found, words)))
    if found.against is not None:
        met = found.against
        made.text(words("profile-against", matches=met.matches, ahead=met.ahead, behind=met.behind))
    made.text("\n".join(_match(match, words) for match in found.newest))
    if any(rated.provisional for rated in found.rated):
        made.text(words("profile-provisional"))
    if found.own:
        about = made.button("me", words("button-me"))
        return made.row(made.button("me-profile", words("button-me-profile")), about)
    return made.row(made.button("profile", words("button-profile")))


def _match(match: Played, words: Words) -> str:
    return words(
        "profile-match",
        title=words("match-title", game=find_game(match.game).title, match=str(match.match)),
        link=f"https://discord.com/channels/{match.server}/{match.thread or match.channel}",
        place=match.place,
        shared=match.shared,
        size=match.size,
        gained="none" if match.gained is None else f"{'+' * (match.gained > 0)}{signed(match.gained)}",
    )


def card(found: Profile, words: Words) -> drawing.Profile | None:
    """What the picture shows; None for somebody who has played nothing."""
    if not found.matches:
        return None
    first = found.rated[0] if found.rated else None
    return drawing.Profile(
        name=found.person.name,
        favourite=found.favourite,
        won=words("profile-crown", wins=found.wins, matches=found.matches),
        slips=tuple(_slips(found, words)),
        curve=() if first is None else tuple((each.number, each.error) for each in (Rating(), *first.curve)),
        title="" if first is None else words("profile-rating", game=_pool(first, words)),
        rating="" if first is None else _number(first, words),
        count=words("profile-count"),
        place=words("profile-place"),
        rated=words("profile-rated"),
        rows=tuple(
            drawing.Row(row.game, _seats(row), row.places, rating) for row, rating in _rows(found, words)
        ),
    )


def _slips(found: Profile, words: Words) -> Sequence[drawing.Slip]:
    slips = []
    time = found.punctuality
    if time is not None and time.timed:
        slips.append(drawing.Slip(f"{_in_time(time)} %", words("profile-in-time")))
    if time is not None:
        slips.append(drawing.Slip(_span(time.median, words), words("profile-turn")))
    streak = words("profile-streak-value", now=found.streak, longest=found.longest)
    slips.append(drawing.Slip(streak, words("profile-streak")))
    if found.cheers:
        slips.append(drawing.Slip(str(found.cheers), words("profile-cheers")))
    return slips


def _span(length: timedelta, words: Words) -> str:
    """The length in few letters."""
    minutes = round(length / timedelta(minutes=1))
    if minutes < result.MINUTES_UP_TO:
        return words("profile-span", unit="minutes", count=max(1, minutes))
    if (hours := round(minutes / 60)) < result.HOURS_UP_TO:
        return words("profile-span", unit="hours", count=hours)
    return words("profile-span", unit="days", count=round(hours / 24))


def _in_time(time: Punctuality) -> int:
    """Per cent, rounded down: 100 is for those who were always in time."""
    return 100 * time.in_time // time.timed


def _pool(rated: Rated, words: Words) -> str:
    """Which matches count: "Qin, 2 players"."""
    many = rated.people >= TABLE and find_game(rated.game).min_seats < TABLE
    kind = "many" if many else "two" if rated.people < TABLE else "any"
    return words("profile-pool", game=find_game(rated.game).title, kind=kind)


def _number(rated: Rated, words: Words) -> str:
    now = rated.now
    return words(
        "profile-number", number=str(now.number), error=str(now.error), provisional=rated.provisional
    )


def _seats(row: Places) -> str:
    return f"{find_game(row.game).title} · {row.size}"


def _rows(found: Profile, words: Words) -> Sequence[tuple[Places, str]]:
    """The games with the rating that counts for them, which stands in the first row of its kind."""
    ratings = {(rated.game, rated.people): rated for rated in found.rated}
    rows = []
    for row in found.places[:ROWS]:
        rated = ratings.pop((row.game, min(row.size, TABLE)), None)
        rows.append((row, "" if rated is None else _short(rated)))
    return rows


def _short(rated: Rated) -> str:
    return f"{rated.now.number}{'?' * rated.provisional}"


def alt(found: Profile, words: Words) -> str:
    """The picture in words; the games that were played least give way where there is no room."""
    facts = [words("profile-won", wins=found.wins, matches=found.matches)]
    if (time := found.punctuality) is not None:
        in_time = _in_time(time) if time.timed else "none"
        facts.append(words("profile-alt-time", span=result.span(words, time.median), percent=in_time))
    facts.append(words("profile-alt-streak", now=found.streak, longest=found.longest))
    if found.cheers:
        facts.append(words("profile-alt-cheers", count=found.cheers))
    facts += [
        words("profile-alt-rating", game=_pool(rated, words), rating=_number(rated, words))
        for rated in found.rated
    ]
    for row in found.places[:ROWS]:
        times = [f"{place}. {count}×" for place, count in enumerate(row.places, 1) if count]
        facts.append(
            words("profile-alt-row", game=find_game(row.game).title, size=row.size, list=", ".join(times))
        )
    while len(text := words("profile-alt", name=found.person.name, list="; ".join(facts))) > LONGEST_ALT:
        facts.pop()
    return text
