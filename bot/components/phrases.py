"""Small pieces that several messages share: titles, people, deadlines, options, links."""

import logging
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any

import discord

import render
from bot.components import pictures
from bot.components.page import INK
from bot.matches import Match, Turn, Undo
from bot.text import TOKENS, Players, Words, plain
from bot.text import words as words_of
from bot.text.fluent import FALLBACK, moment
from bot.text.formatter import formatter_of
from bot.text.parts import Board
from bot.text.room import brief as shortened
from games import game as find_game
from games.engine import Seat
from render import SEAT_COLOURS

EMOJI_SIZE = 128

EMOJI_NAMES = ("mandate_a", "mandate_b", "mandate_c", "mandate_d_violet", "mandate_e_orange")
"""The emojis' names, by seat."""


def title(match: Match, words: Words) -> str:
    """How a match is called: "Qin 42"."""
    return words("match-title", game=find_game(match.game).title, match=str(match.id))


def called(match: Match, words: Words) -> str:
    """The same where there is room for what its host calls it, or not to be said twice: "Qin 42 “Autumn”"."""
    if match.called is None:
        return title(match, words)
    leftward = any(unicodedata.bidirectional(sign) in ("R", "AL") for sign in match.called)
    apart = f"\u2068{match.called}\u2069" if leftward else match.called
    return words("match-called", title=title(match, words), called=apart)


def public(match: Match, client: discord.Client) -> Words:
    """The language of the match's public messages."""
    return public_in(match.server, match.language, client)


def public_in(server: int, language: str | None, client: discord.Client) -> Words:
    """That of a server's public messages, as the staff has set or Discord knows it."""
    guild = client.get_guild(server)
    return words_of(language or (guild.preferred_locale.value if guild else FALLBACK))


def players(match: Match, then: Turn | None = None) -> Players:
    """The people of the match, with the seats' tokens; those who sat there ``then``, if not those of now."""
    return _called(match, [seat.name for seat in match.seats] if then is None else then.names)


def board(turn: Turn, words: Words, reader: Seat | None = None) -> Board[Any]:
    """The board after a turn in words, under the names on its picture; to that seat, None for a watcher."""
    people = _called(turn.match, turn.board_names)
    return formatter_of(turn.match.edition).board(words, people, turn.view, reader)


def _called(match: Match, names: Sequence[str]) -> Players:
    return Players.of(names, tokens(), find_game(match.game).colours(len(names)))


def player(match: Match, seat: Seat, words: Words) -> str:
    """Who plays in that seat, where seats are listed: of a computer also how well, or that it stands in."""
    state, who = match.seats[seat], players(match).seated(seat)
    if state.computer is None:
        return who
    if state.person is not None:
        return words("player-looked-after", who=who, over=match.state == "over")
    return words("player-computer", who=who, strength=words(f"strength-{state.computer}"))


def looked_after(match: Match, seat: Seat) -> bool:
    """Whether a computer plays there for the person whose seat it is."""
    state = match.seats[seat]
    return state.person is not None and state.computer is not None


def alone(match: Match, seat: Seat) -> bool:
    """Whether nobody else has a vote: all other people have resigned, or there are only computers."""
    return not any(other.person and not other.resigned for other in match.seats if other.seat != seat)


def to_move(match: Match, seat: Seat | None) -> bool:
    """Whether the match waits for that seat, and for the person there rather than a computer."""
    return seat is not None and match.to_act == seat and match.seats[seat].player is not None


def sits_for(match: Match, person: int) -> str:
    """Whom that person plays for at present: "▲ Jonas"; "none" in a seat of their own."""
    seat = match.acts(person)
    return "none" if seat is None or seat.person == person else players(match).bare(seat.seat)


def colour(match: Match) -> int:
    """The colour of the seat to act."""
    return INK if match.to_act is None else SEAT_COLOURS[match.to_act]


def option_list(match: Match, words: Words) -> str:
    """The options that matter for the match in one line: "Board: lion · Series: one game"."""
    game = find_game(match.game)
    seated = len(match.seats)
    least, most = (game.min_seats, match.size) if match.state == "lobby" else (seated, seated)
    return options_named(
        match.game,
        {option.name: match.options[option.name] for option in game.options if option.matters(least, most)},
        words,
    )


def options_named(game: str, options: Mapping[str, str], words: Words) -> str:
    """Options by name and value, as people read them; variants by name alone, where they are played."""
    said = []
    for option in find_game(game).options:
        value = options.get(option.name)
        name = words(f"option-{game}-{option.name}")
        if value is not None and not option.variant:
            said.append(words("option", name=name, value=words(f"option-{game}-{option.name}-{value}")))
        elif value == option.values[-1]:
            said.append(name)
    return " · ".join(said) or words("option-none")


def pace(match: Match, words: Words) -> str:
    """The pace in words."""
    return words(f"pace-{match.pace}")


def place(match: Match, words: Words) -> str:
    """A link to the match: its thread, or its channel while there is none."""
    return f"<#{match.thread or match.channel}>"


def named(name: str) -> str:
    """A person who may have no seat."""
    return f"**{plain(name)}**"


def due(match: Match, words: Words) -> str:
    """When the turn in progress is due, ", due in 3 hours"; "" without a deadline."""
    return "" if match.due_at is None else words("due", when=moment(match.due_at))


def until(match: Match, words: Words) -> str:
    """Until when there is time, ", until 24 November 18:10 (in 3 hours)"; "" without a deadline."""
    if match.due_at is None:
        return ""
    return words("until", when=moment(match.due_at, "f"), soon=moment(match.due_at))


def turn_link(match: Match, message: int | None) -> str:
    """The address of that message in the match's thread; of the place itself if it is None or gone."""
    place = match.thread or match.channel
    address = f"https://discord.com/channels/{match.server}/{place}"
    # A thread that replaces a deleted one is younger than the messages of the one before.
    return address if message is None or message < place else f"{address}/{message}"


def next_line(match: Match, words: Words) -> str:
    """Who is next and until when; "" when nobody is. A ping, if they want to be pinged now."""
    if match.to_act is None:
        return ""
    seat = match.seats[match.to_act]
    who = players(match).rich(seat.seat)
    if looked_after(match, seat.seat):
        who = words("player-looked-after", who=who, over=False)
    elif seat.player is not None and match.pinged:
        who = f"{tokens()[seat.seat]} <@{seat.player}>"
    if match.paused_at is not None:
        return words("next-paused", who=who)
    if match.away_until is not None:
        return words("next-away", who=who, when=moment(match.away_until, "f"))
    return words("next", who=who, task="none", due=until(match, words))


def told(match: Match, turn: Turn, words: Words, *, brief: bool = False) -> str:
    """What happened in a turn, with its number; ``brief``: without what stands on the picture below."""
    if turn.number == 0:
        return words("turn-start", title=title(match, words))
    return words("turn-head", number=turn.number, summary=summary(match, turn, words, brief=brief))


def summary(
    match: Match, turn: Turn, words: Words, people: Players | None = None, *, brief: bool = False
) -> str:
    """What happened in a turn: its events, or what it took back; and whether it was taken back itself."""
    people = people or players(match, turn)
    said = []
    if turn.undo is not None:
        said.append(
            words(
                "turn-undo",
                who=people.rich(turn.undo.seat),
                span=span(turn.undo, words),
                first=turn.undo.first,
                by="staff" if turn.undo.staff else "one" if alone(match, turn.undo.seat) else "all",
            )
        )
    if turn.events or turn.undo is None:
        told = formatter_of(match.edition).turn(words, people, turn.events)
        said.append(told.brief() if brief else told.summary())
    text = "\n".join(said)
    text = shortened(text) if brief else text
    if turn.taken_back is None:
        return text
    return words("turn-taken-back", number=turn.taken_back, summary=text)


def span(undo: Undo, words: Words) -> str:
    """The turns that an undo takes back: "turn 14", "turns 12 to 14"."""
    return words(
        "vote-span",
        count=undo.last - undo.first + 1,
        first=undo.first,
        last=undo.last,
        open="yes" if undo.open else "no",
    )


def waiting_line(match: Match, words: Words) -> str:
    """Since when and until when the seat to act is waited for."""
    since = "" if match.turn_since is None else moment(match.turn_since)
    return words("waiting", since=since, due=due(match, words))


def entry(match: Match, state: str, words: Words) -> str:
    """The match in a list: where it is, and how it stands."""
    return words(
        "list-entry",
        title=called(match, words),
        place=place(match, words),
        thread="yes" if match.thread else "no",
        state=state,
    )


def host(match: Match) -> str:
    """The name of who opened the table."""
    return next((plain(seat.name) for seat in match.seats if seat.person == match.creator), "")


log = logging.getLogger(__name__)

_tokens: tuple[str, ...] = TOKENS


def tokens() -> tuple[str, ...]:
    """How seats are shown in messages: emojis if the application has them all, else plain shapes."""
    return _tokens


async def upload(client: discord.Client, *, missing: bool = True) -> None:
    """Use the emojis, uploading those that are ``missing``. Whatever fails, the plain shapes stay."""
    global _tokens
    try:
        present = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
        for seat, name in enumerate(EMOJI_NAMES):
            if name not in present and missing:
                image = await pictures.run(render.emblem, seat, EMOJI_SIZE)
                present[name] = await client.create_application_emoji(name=name, image=image)
        if present.keys() >= set(EMOJI_NAMES):
            _tokens = tuple(str(present[name]) for name in EMOJI_NAMES)
    except Exception:
        if client.is_closed():  # the bot is being stopped
            return
        log.exception("no application emojis: the seats keep their plain shapes")
