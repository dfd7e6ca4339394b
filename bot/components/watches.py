"""Following matches: the silent messages that mirror a match elsewhere, and the page behind /watch. Pure.

What mirrors say is made from a watcher's view, so nothing hidden is in it, and nobody is pinged by it.
"""

from collections.abc import Sequence

import discord

from bot.components import phrases, pictures
from bot.components.ids import PressItem
from bot.components.page import ANSWERS, Page, Picture, option
from bot.matches import Match, ReadTurn, Turn, Watch
from bot.text import Words
from bot.text.formatter import formatter_of
from bot.text.players import short

EARLIER = 1500
"""Characters that the turns before the newest may fill in a mirror."""

ENTRIES = 8
"""Watches on one page; a message holds 40 components."""


def post(
    watch: Watch, match: Match, turns: Sequence[Turn], first: int, words: Words, row_id: int, image_name: str
) -> discord.ui.LayoutView:
    """The match as it stands: what happened since turn ``first``, the board, who is next or who has won.

    ``turns`` are the newest of those turns, oldest first.
    """
    page = Page(match.id, match.version, row=row_id, colour=phrases.colour(match))
    board = phrases.board(turns[-1], words)
    names = [phrases.player(match, seat.seat, words) for seat in match.seats]
    title = phrases.title(match, words)
    link = phrases.turn_link(match, None if match.thread else match.lobby_message)
    page.text(words("watch-post-head", title=title, link=link, names=words.series(names)))
    if match.outcome is not None:
        page.text(_result(match, words))
    _tell(page, match, turns, first, words)
    page.shown(image_name, board.alt())
    if match.state == "archived" or match.paused_at is not None:
        state = "archived" if match.state == "archived" else "paused"
        page.text(words("watch-post-state", state=state))
    elif match.state == "playing" and match.to_act is not None:
        who = phrases.players(match).rich(match.to_act)
        page.text(words("watch-post-next", who=who, task=board.task()))
    if watch.person is not None:
        return page.row(page.button("unwatch", words("button-unwatch"), watch.id)).view()
    return page.row(page.button("more", words("button-more"))).view()


def _tell(page: Page, match: Match, turns: Sequence[Turn], first: int, words: Words) -> None:
    """The turns, each in a paragraph; those for which there is no room by number alone."""
    told: list[str] = []
    room = EARLIER
    for turn in reversed(turns):
        if turn.number == 0 and told:
            break
        line = phrases.told(match, turn, words, brief=True) if turn.number else words("watch-post-start")
        if told:
            room -= len(line)
            if room < 0:
                break
        told.insert(0, line)
    last = turns[-1].number - len(told)
    if last >= max(first, 1):
        page.text(words("watch-post-before", first=max(first, 1), last=last, count=last - max(first, 1) + 1))
    for line in told:
        page.text(line)


def _result(match: Match, words: Words) -> str:
    """Who has won, and the seats by rank."""
    outcome = match.outcome
    assert outcome is not None
    players, formatter = phrases.players(match), formatter_of(match.edition)
    winners = [players.rich(seat) for seat in outcome.winners]
    lines = [words("watch-post-over", winners=words.series(winners), count=len(winners))]
    lines += [
        words(
            "watch-post-rank",
            rank=result.rank,
            who=players.rich(result.seat),
            score=formatter.end(words, players).result(outcome, result.seat),
        )
        for result in sorted(outcome.seats, key=lambda result: (result.rank, result.seat))
    ]
    return "\n".join(lines)


def unread(watch: Watch, match: Match, words: Words, row_id: int) -> discord.ui.LayoutView:
    """To who reads the match turn by turn: that there is something to read, and nothing of it."""
    page = Page(row=row_id)
    page.text(words("watch-unread", title=phrases.title(match, words), turn=watch.read_to or 0))
    stop = page.button("unwatch", words("button-unwatch"), watch.id)
    return page.row(_read_on(page, watch, words), stop).view()


def _read_on(page: Page, watch: Watch, words: Words) -> PressItem:
    return page.button("read", words("button-read"), watch.id, style=discord.ButtonStyle.primary)


async def reading(found: ReadTurn, words: Words, *, begun: bool = False) -> Page:
    """A turn as it stood, with the ways back and forward; ``begun``: how this goes is told, too.

    Of what came later nothing is on it, not even in what its buttons carry.
    """
    turn, match = found.turn, found.turn.match
    number = turn.number
    made = Page(match.id, colour=phrases.colour(match))
    made.text(words("watch-read-begun") if begun else "")
    made.text(phrases.told(match, turn, words))
    image = await pictures.board(match, turn, words)
    made.picture(Picture(f"board-{number}.png", image, phrases.board(turn, words).alt()))
    if not found.more:
        made.text("" if match.outcome is None else _result(match, words))
        made.text(words("watch-read-all", over="yes" if match.state == "over" else "no"))
    watch = found.watch.id
    return made.row(
        made.button("read", words("button-earlier"), watch, number - 1, disabled=number == 0),
        made.button(
            "read",
            words("button-later"),
            watch,
            number + 1,
            style=discord.ButtonStyle.primary if found.more else discord.ButtonStyle.secondary,
            disabled=not found.more,
        ),
        made.button("unwatch", words("button-unwatch"), watch),
    )


def ended(watch: Watch, words: Words, row_id: int) -> discord.ui.LayoutView:
    """To whoever set it up: the channel is gone, so nothing is shown there any more."""
    page = Page(row=row_id)
    page.text(words("watch-post-ended", what=what(watch, words)))
    return page.row(page.button("list", words("button-list"))).view()


def what(watch: Watch, words: Words) -> str:
    """What is followed: a match, or every public match of the server."""
    if watch.match is None:
        return words("watch-server")
    return words("watch-match", title=phrases.title(watch.match, words))


# ── the page behind /watch ───────────────────────────────────────────────────────────────────────


def page(
    found: Match | None,
    watches: Sequence[Watch],
    public: Sequence[Match],
    channel: int | None,
    words: Words,
) -> Page:
    """What is followed, each with Stop; and ways to follow the match, others, or the whole server.

    ``public`` are the matches to choose from, ``channel`` is the one that could follow here, for those who
    may decide that.
    """
    made = Page() if found is None else Page(found.id, found.version, colour=phrases.colour(found))
    made.text(words("watch-head", count=sum(watch.ended_at is None for watch in watches)))
    for watch in watches[:ENTRIES]:
        facts = {"what": what(watch, words), "place": _channel(watch)}
        if watch.ended_at is None and watch.read_to is not None:
            told = words("watch-entry-read", what=facts["what"], turn=watch.read_to)
            made.entry(told, _read_on(made, watch, words))
        elif watch.ended_at is None:
            button = made.button("unwatch", words("button-unwatch"), watch.id)
            made.entry(words("watch-entry", **facts), button)
        else:
            made.text(words("watch-ended", **facts, why=watch.why or "gone"))
    if len(watches) > ENTRIES:
        made.text(words("list-rest", count=len(watches) - ENTRIES))
    made.gap()
    here = None if found is not None and found.thread == channel else channel
    ways = [] if found is None else _ways(made, watches, found, here, words)
    if found is not None and ways:
        made.text(words("watch-how", title=phrases.title(found, words)))
        made.row(*ways)
    left_out = _read(watches) | (set() if found is None else {found.id})  # no reader sees whether it goes on
    others = [match for match in public if match.id not in left_out][:ANSWERS]
    if others:
        labels = [
            option(str(match.id), phrases.title(match, words), _people(match, words)) for match in others
        ]
        made.choice("watch", words("watch-choose"), labels, "other")
    elif found is None:
        made.text(words("watch-none", read=bool(left_out)))
    if ways := _ways(made, watches, None, here, words):
        made.text(words("watch-all"))
        made.row(*ways)
    return made


def _ways(
    made: Page, watches: Sequence[Watch], match: Match | None, channel: int | None, words: Words
) -> list[PressItem]:
    """By direct message, and in this channel for those who may decide that, where it is not so already.

    A match that has begun can be read turn by turn; one that is over only so.
    """
    number = 0 if match is None else match.id
    title = "all" if match is None else phrases.title(match, words)
    followed = {
        watch.channel
        for watch in watches
        if watch.ended_at is None and (watch.match is None or watch.match.id == number)
    }
    ways = []
    over = match is not None and match.state == "over"
    read = number in _read(watches)
    if None not in followed and not over:
        ways.append(made.button("follow", words("button-follow-dm", title=title), "dm", match=number))
    if match is not None and match.started_at is not None and not read:
        ways.append(made.button("follow", words("button-follow-read", title=title), "read", match=number))
    if channel is not None and channel not in followed and not over:
        ways.append(made.button("follow", words("button-follow-here", title=title), "here", match=number))
    return ways


def _read(watches: Sequence[Watch]) -> set[int]:
    """The matches that are read turn by turn."""
    return {watch.match.id for watch in watches if watch.match is not None and watch.read_to is not None}


def _people(match: Match, words: Words) -> str:
    return words.series([short(seat.name) for seat in match.seats])


def _channel(watch: Watch) -> str:
    return "dm" if watch.channel is None else f"<#{watch.channel}>"


def begun(watch: Watch, words: Words) -> Page:
    """It is followed from now on."""
    made = Page() if watch.match is None else Page(watch.match.id, watch.match.version)
    made.text(words("watch-begun", what=what(watch, words), place=_channel(watch)))
    return made.row(
        made.button("unwatch", words("button-unwatch"), watch.id), made.button("watch", words("button-watch"))
    )


def stopped(watch: Watch | None, words: Words) -> Page:
    """It is followed no longer."""
    made = Page()
    if watch is None:
        return made.text(words("watch-gone"))
    return made.text(words("watch-stopped", what=what(watch, words), place=_channel(watch)))
