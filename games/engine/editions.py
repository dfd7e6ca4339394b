"""Editions: a game as it was when a match began, by the version of its rules and by what was printed then.

A match is played to its end by the edition that it began with. The newest one goes by the game's name
("yunnan"); an older one by a key ("yunnan@1-3f2a90c1d5e7"), which every function that takes a game's name
takes too, once the printing is registered. Its packages are loaded once more under that key, so that rules,
pictures and sentences of both stand side by side, each with its own data, and neither pays for the other.
"""

import builtins
import hashlib
import re
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple, Self

import msgspec

from games.engine import files

Printing = dict[str, dict[str, Any]]
"""All that is printed in a game: its data files by name, parsed."""

_KEY = re.compile(r"([a-z]+)@([0-9]+)-([0-9a-f]{12})")
_OWN = r"^((?:games|render|bot\.text)\.){}(?=\.|$)"
"""The packages of which an older edition has its own."""


class RuleSet(NamedTuple):
    """The version of the rules that a package plays, of all those that it can play (the newest last).

    ``switches``: changes of behaviour by name, with the version from which on they hold.
    """

    version: int
    versions: Sequence[int]
    switches: Mapping[str, int]

    @classmethod
    def of(cls, module: str, *versions: int, **switches: int) -> Self:
        """Those of the package in which that module (its ``__name__``) was loaded."""
        found = _KEY.search(module)
        return cls(versions[-1] if found is None else int(found[2]), versions, switches)

    def has(self, switch: str) -> bool:
        """Whether that change of behaviour holds."""
        return self.version >= self.switches[switch]


@cache
def printed(game: str) -> tuple[Printing, str]:
    """What is printed now, for matches that begin now, and its hash; raises `BadData`."""
    paths = sorted((files.DATA / game).glob("*.toml"))
    printing = {path.name: files.parsed(path) for path in paths}
    return printing, register(printing)


@cache
def code_of(game: str) -> str:
    """A hash of the code of the game's rules: what was replayed by it need not be replayed by it again."""
    root = Path(__file__).parents[1]
    sources = [path for folder in ("engine", game) for path in sorted((root / folder).rglob("*.py"))]
    return hashlib.sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()[:16]


def register(printing: Printing) -> str:
    """Make known to this process what was printed once; returns its hash.

    That is the same for files that differ in comments alone.
    """
    sha256 = sha_of(printing)
    files.PRINTINGS[sha256[:12]] = printing
    return sha256


def sha_of(printing: Printing) -> str:
    """The hash of what was printed once."""
    return hashlib.sha256(msgspec.json.encode(printing, order="deterministic")).hexdigest()


def has(sha256: str) -> bool:
    """Whether what has that hash is known to this process."""
    return sha256[:12] in files.PRINTINGS


def named(game: str, rules_version: int, sha256: str) -> str:
    """What that edition goes by: the game's name if it is the newest, else a key."""
    rules: RuleSet = import_module(f"games.{game}").GAME.rules
    if (rules_version, sha256) == (rules.version, printed(game)[1]):
        return game
    return f"{game}@{rules_version}-{sha256[:12]}"


def known(key: str) -> bool:
    """Whether that is the key of an edition whose printing was registered."""
    found = _KEY.fullmatch(key)
    return found is not None and found[3] in files.PRINTINGS


def printing(key: str) -> Printing | None:
    """What was printed in that edition; None for the newest one of a game, which everybody has."""
    return files.PRINTINGS[key.partition("-")[2]] if known(key) else None


class _Loader(SourceFileLoader):
    """Loads a module of a game for an older edition: it imports its siblings of the same edition."""

    def __init__(self, name: str, path: str, key: str) -> None:
        super().__init__(name, path)
        self._key = key
        self._own = re.compile(_OWN.format(key.partition("@")[0]))

    def exec_module(self, module: ModuleType) -> None:
        """Run it, with an import statement that knows the edition."""
        module.__dict__["__builtins__"] = {**vars(builtins), "__import__": self._import}
        super().exec_module(module)

    def _import(
        self,
        name: str,
        global_names: Mapping[str, object] | None = None,
        local_names: Mapping[str, object] | None = None,
        names: Sequence[str] = (),
        level: int = 0,
    ) -> ModuleType:
        own = self._own.sub(rf"\g<1>{self._key}", name)
        assert own == name or names, f"{self.name}: import {name} must be written with from"
        return builtins.__import__(own, global_names, local_names, names, level)


class _Finder(MetaPathFinder):
    """Finds the modules of registered editions in the files of the newest one."""

    def find_spec(self, fullname: str, _path: object = None, _target: object = None) -> ModuleSpec | None:
        """The module of that name, if a registered key is in it."""
        found = _KEY.search(fullname)
        if found is None or not known(found[0]):
            return None
        plain = find_spec(fullname.replace(found[0], found[1]))
        if plain is None or plain.origin is None:
            return None
        package = plain.submodule_search_locations
        return spec_from_file_location(
            fullname,
            plain.origin,
            loader=_Loader(fullname, plain.origin, found[0]),
            submodule_search_locations=None if package is None else list(package),
        )


sys.meta_path.insert(0, _Finder())  # before the one that would find the same files and know no edition
