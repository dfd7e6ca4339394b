"""Code and locales agree: no sentence is missing, none is left over, none lacks a fact."""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import chain
from typing import get_args

import discord
import pytest
from discord import app_commands

from bot.commands import slash, tree, votes
from bot.components import context, notices, shows
from bot.matches import CARETAKERS, MATCH_ERRORS, NOTICES, PACES, STRENGTHS
from bot.matches.model import CONSENT, OVERDUE
from bot.matches.recap import Since
from bot.store.competitions import Kind
from bot.store.errors import STORE_ERRORS
from bot.store.people import Ping, Shows
from bot.store.votes import VoteKind
from bot.text import LANGUAGES, words
from bot.text.dayunhe.chunks import Act
from bot.text.formatter import formatter_of
from bot.text.qin.turn import EFFECTS
from bot.text.teller import slug
from games import NAMES
from games import game as find_game
from games.confucius.components import BOX
from games.dayunhe.rebuilding import Turned
from games.dayunhe.stacks import Supplied
from games.engine.files import DATA
from games.engine.lessons import lesson
from games.engine.titles import GENERAL
from render import figure
from render.kit.sprites import Sheet
from tests.support.text import inventory
from tests.support.text.inventory import Use, entries

HELP = "new turn back leaving waiting watching profile staff"


def game_errors() -> list[Use]:
    return inventory.raised(inventory.ERRORS, "games", "render")


def refusals() -> set[str]:
    own = {use.key for use in inventory.raised(inventory.REFUSALS, "bot")}
    return own | set(MATCH_ERRORS) | {"bad-press"}


def options() -> Iterable[str]:
    for name in NAMES:
        for option in find_game(name).options:
            yield f"option-{name}-{option.name}"
            if option.variant:
                yield f"option-{name}-{option.name}.detail"
            else:
                yield from (f"option-{name}-{option.name}-{value}" for value in option.values)


def codes() -> set[str]:
    from_rules = {code for name in NAMES for code in find_game(name).refusals}
    return {use.key for use in game_errors()} | set(STORE_ERRORS) | from_rules


@cache
def families() -> dict[str, set[str]]:
    """Keys put together in code, by their pattern: all that can come out."""
    return {
        "error-*": {f"error-{code}" for code in codes()},
        "refusal-*": {f"refusal-{code}" for code in refusals()},
        "pace-*": {f"pace-{pace}" for pace in PACES},
        "permission-*": {
            f"permission-{name.replace('_', '-')}"
            for name in (*context.IN_CHANNEL, *context.FOR_PRIVATE, *context.FOR_WATCHES)
        },
        "button-staff-*": {f"button-staff-{what}" for what in ("pause", "resume", "abort", "revive")},
        "button-competition-*": {
            f"button-competition-{what}" for what in ("join", "leave", "skip", "begin", "cancel")
        },
        "competition-kind-*": {f"competition-kind-{kind}" for kind in get_args(Kind)},
        "button-show-*": {f"button-show-{what}" for what in shows.ENDINGS},
        "button-since-*": {f"button-since-{what}" for what in get_args(Since)},
        "server-field-*": {f"server-field-{name}" for name in ("tables", "watchers")},
        "server-field-*.detail": {f"server-field-{name}.detail" for name in ("tables", "watchers")},
        "option-*-*": set(options()),
        "option-*-*-*": set(options()),
        "option-*-*.detail": set(options()),
        "sign-*-*": {
            f"sign-{group}-{name}"
            for group in (*NAMES, "kit")
            for name in words().paragraphs(f"sign-{group}-")
        },
        "rules-*-*": {f"rules-{name}-{part}" for name in NAMES for part in formatter_of(name).rules},
        "rules-*-*.alt": {
            f"rules-{name}-{part}.alt"
            for name in NAMES
            for part in formatter_of(name).rules
            if figure(name, part)
        },
        "rules-*-*.title": {
            f"rules-{name}-{part}.title" for name in NAMES for part in formatter_of(name).rules
        },
        "rules-china-*.title": {f"rules-china-{part}.title" for part in formatter_of("china").rules},
        "order-*-*": {f"order-{name}-{order}" for name in NAMES for order in find_game(name).orders},
        "condition-*-*": {"condition-yunnan-most"},
        "order-*-*.title": {"order-yunnan-bid.title", "order-yunnan-convert.title"},  # those with an amount
        "order-*-*.detail": {
            f"order-{name}-{order}.detail" for name in NAMES for order in find_game(name).orders
        },
        "lesson-*-*": {
            f"lesson-{name}-{step.id}"
            for name in NAMES
            if (found := lesson(find_game(name))) is not None
            for step in found.step
        },
        "advice-*-*": {
            f"advice-{name}-{advice.id}"
            for name in NAMES
            if (found := lesson(find_game(name))) is not None
            for advice in found.advice
        },
        "titled-any-*": {f"titled-any-{title}" for title in GENERAL},
        "titled-*-*": {
            f"titled-{name}-{title.id}"
            for name in NAMES
            if (found := lesson(find_game(name))) is not None
            for title in found.title
        },
        "help-*": {f"help-{topic}" for topic in HELP.split()},
        "about-*": {f"about-{name}" for name in NAMES},
        "command-*": {f"command-{group}" for group in groups()},
        "page-*": inventory.page(),
        **{f"{name}-*": set(told(name, slots)) for name, slots in TOLD.items()},
        "qin-*.short": {f"qin-{slug(effect)}.short" for effect in EFFECTS},
        "dayunhe-*.short": {f"dayunhe-{slug(act)}.short" for act in get_args(Act)},
        "dayunhe-*.then": {f"dayunhe-{slug(act)}.then" for act in (Supplied, Turned)},
        "dayunhe-label-*": {f"dayunhe-label-{slot}" for slot in TOLD["dayunhe"]},
        "dayunhe-label-*.detail": {f"dayunhe-label-{slot}.detail" for slot in ("do", "tile", "place")},
        "confucius-*.*": {
            f"confucius-{slug(event)}.{part}"
            for event in get_args(find_game("confucius").event_type)
            for part in CONFUCIUS_PARTS.split()
            if f"confucius-{slug(event)}.{part}" in entries()
        },
        "confucius-ask-*": {f"confucius-ask-{what}" for what in CONFUCIUS_ASKS.split()},
        "confucius-label-*": {f"confucius-label-{what}" for what in CONFUCIUS_ANSWERS.split()},
        "confucius-label-*.detail": {
            f"confucius-label-{what}.detail"
            for what in CONFUCIUS_ANSWERS.split()
            if f"confucius-label-{what}.detail" in entries()
        },
        "confucius-*.ministry": {"confucius-alt.ministry", "confucius-text.ministry"},
        "confucius-*.official": {"confucius-alt.official", "confucius-text.official"},
        "confucius-captions.*": {f"confucius-captions.{space}" for space in BOX},
        "notice-*": {f"notice-{kind}" for kind in NOTICES},
        "notice-*.call": {f"notice-{kind}.call" for kind in notices.CALLS},
        "button-*": {
            f"button-{verb}" for verb in ("join", "leave", "move", "log", *chain(*notices.BUTTONS.values()))
        },
        "vote-*": {f"vote-{kind}" for kind in get_args(VoteKind)},
        "vote-*-*": {
            f"vote-{kind}-{choice}" for kind in (*votes.ASKED, "terms", "standing") for choice in CONSENT
        }
        | {f"vote-overdue-{choice}" for choice in OVERDUE},
        "vote-overdue-*": {f"vote-overdue-{choice}" for choice in OVERDUE},
        "ask-*": {f"ask-{kind}" for kind in votes.ASKED},
        "result-source-*": {f"result-source-{name}" for name in NAMES},
        "rematch-*": {f"rematch-{state}" for state in ("open", "joined", "begun", "full")},
        "lobby-*": {f"lobby-{what}" for what in ("joined", "left", "started", "revived", "fill", "add")},
        "strength-*": {f"strength-{strength}" for strength in STRENGTHS},
        "strength-*.detail": {f"strength-{strength}.detail" for strength in STRENGTHS},
        "caretaker-*": {f"caretaker-{rule}" for rule in CARETAKERS},
        "caretaker-*.detail": {f"caretaker-{rule}.detail" for rule in CARETAKERS},
        "form-ping-*": {f"form-ping-{ping}" for ping in get_args(Ping)},
        "form-shows-*": {f"form-shows-{shows}" for shows in get_args(Shows)},
    }


DAYUNHE_SLOTS = "stack card do tile place place2 lines colour rival steps step"

TOLD: dict[str, Sequence[str]] = {
    "qin": ("tile", "square", "direction"),
    "china": (),
    "dayunhe": DAYUNHE_SLOTS.split(),
    "yunnan": ("do", "space", "from", "kind", "place", "to", "displace", "site", "points"),
    "confucius": (),
}
"""Games whose tellers ask by convention, with the slots of their questions."""

CONFUCIUS_PARTS = "price brings left after short warned drawn star began revealed side"
CONFUCIUS_ASKS = (
    "do pay bribe secure transfer transfer-to card-bribe place coat coat-to junk junk-to nominate tutor"
    " tutor-cards junks voyage visit discard commercial influence chief invade buy give give-to petition"
    " tile tile-to vase necklace necklace-to card card-gift"
)
CONFUCIUS_ANSWERS = (
    "do pay other bribe secure transfer transfer-to card-bribe place coat coat-to junk junk-to nominate tutor"
    " tutor-cards junks voyage visit discard commercial influence chief buy give give-to petition tile"
    " tile-to vase card card-gift ministry land box steps"
)
"""What Confucius tells of an event in parts; its kinds of questions and of answers."""


def told(name: str, slots: Iterable[str]) -> Iterable[str]:
    yield from inventory.told(name)
    for slot in slots:
        yield f"{name}-ask-{slot}"
        key = f"{name}-label-{slot}"
        yield key
        yield from {f"{key}.detail"} & entries().keys()


BY_TELLER = {"change", "item", "you"}
"""What the teller of all games asks for itself."""

BY_HAND = {"*", "*.*", "*.title"}
"""Patterns whose whole key comes from elsewhere: the command tree and the rules page, both covered here."""


def groups() -> list[str]:
    return [command.name for command in tree.COMMANDS if isinstance(command, app_commands.Group)]


def commands() -> set[str]:
    """The keys of all commands and their options."""
    keys = {f"command-{group}" for group in groups()}
    for found in tree.COMMANDS:
        for command in found.walk_commands() if isinstance(found, app_commands.Group) else (found,):
            assert isinstance(command, app_commands.Command)
            key = f"command-{command.qualified_name.replace(' ', '-')}"
            keys |= {key, *(f"{key}.{option.name}" for option in command.parameters)}
    return keys


def test_no_sentence_is_missing() -> None:
    missing = [
        f"{use.where}: {use.key}"
        for use in inventory.uses()
        if "*" not in use.key and use.key not in entries()
    ]
    assert missing == []


def test_every_family_is_listed_and_complete() -> None:
    unknown = {use.key for use in inventory.uses() if "*" in use.key} - set(families()) - BY_HAND
    assert unknown == set()
    missing = set().union(*families().values(), commands()) - set(entries())
    assert missing == set()


def test_no_sentence_is_left_over() -> None:
    used = {use.key for use in inventory.uses()}.union(*families().values(), commands(), BY_TELLER)
    inner = {name for entry in entries().values() for name in entry.messages}
    assert set(entries()) - used - inner == set()


def test_every_call_gives_the_facts_its_sentence_needs() -> None:
    lacking = [
        f"{use.where}: {use.key} needs {sorted(entries()[use.key].variables - use.facts)}"
        for use in inventory.uses()
        if use.key in entries() and use.facts is not None and not entries()[use.key].variables <= use.facts
    ]
    assert lacking == []


def test_every_error_gives_the_facts_its_sentence_needs() -> None:
    lacking = [
        f"{use.where}: {use.key} needs {sorted(entries()[f'error-{use.key}'].variables - use.facts)}"
        for use in game_errors()
        if use.facts is not None and not entries()[f"error-{use.key}"].variables <= use.facts
    ]
    assert lacking == []


@pytest.mark.parametrize("code", MATCH_ERRORS)
def test_every_refusal_of_a_match_gives_the_facts_its_sentence_needs(code: str) -> None:
    assert entries()[f"refusal-{code}"].variables <= set(MATCH_ERRORS[code])


@pytest.mark.parametrize("kind", NOTICES)
def test_every_notice_tells_all_its_facts(kind: str) -> None:
    assert entries()[f"notice-{kind}"].variables == set(NOTICES[kind])


@pytest.mark.parametrize("code", STORE_ERRORS)
def test_every_error_of_the_store_gives_the_facts_its_sentence_needs(code: str) -> None:
    assert entries()[f"error-{code}"].variables <= set(STORE_ERRORS[code])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same(language: str) -> None:
    """With the same facts; of a game, whose teller has more than English asks for, whole matches show it."""
    own = entries(language)
    assert set(own) == set(entries())
    more = {key: entry.variables - entries()[key].variables for key, entry in own.items()}
    assert {key for key in more if more[key] and key.split("-")[0] not in NAMES} == set()


def test_all_locales_of_a_language_share_its_sentences() -> None:
    assert words("en-US") is words("en-GB") is words("en") is words("xx")


async def test_discord_is_told_the_words_of_other_languages_alone() -> None:
    translate = slash.Translator().translate
    assert await translate(slash.told("command-play"), discord.Locale.british_english, None) is None
    other = app_commands.locale_str("Spiele", keys=("command-play",))
    assert await translate(other, discord.Locale.british_english, None) == words()("command-play")
    assert await translate(app_commands.locale_str("no key"), discord.Locale.german, None) is None


BESIDE_WORDS = {
    "confucius": "army ban bribe buy card cash colonies force holds insults invade invasions junk junks"
    " ministries nominate officials recruit reward round secure titles total voyage voyages yard",
    "dayunhe": "building cross inspections points tick total uprisings",
    "qin": "pagoda-small village-small",
}
"""Signs that stand only beside the words for them, or are others in a smaller size."""


@pytest.mark.parametrize("name", NAMES)
def test_every_sign_stands_on_the_key_or_beside_its_words(name: str) -> None:
    drawn = {sign.removeprefix("icon-") for sign in Sheet(DATA / "art" / name / "sprites") if "icon-" in sign}
    known = {sign.removeprefix("icon-") for sign in words().paragraphs(f"sign-{name}-")}
    assert drawn - known == set(BESIDE_WORDS.get(name, "").split())
