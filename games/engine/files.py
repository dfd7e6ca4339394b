"""Where ``data/`` is, and reading it with errors that name the file and the key."""

import tomllib
from pathlib import Path
from typing import TypeVar

import msgspec

from games.engine.errors import BadData

T = TypeVar("T")

_ROOT = Path(__file__).parents[2]
DATA = _ROOT / "data" if (_ROOT / "data").is_dir() else _ROOT / "mandate_data"
"""The folder of boards, components, pictures and sentences.

``data/`` in a checkout, ``mandate_data`` when installed.
"""


def named(path: Path) -> str:
    """The file as errors name it, with its folder: every game has a board."""
    return f"{path.parent.name}/{path.name}"


def load(path: Path, shape: type[T]) -> T:
    """A TOML file as a struct; raises `BadData` naming file, place and reason."""
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), shape, str_keys=True)
    except OSError as error:
        raise BadData("unreadable-data", file=named(path), reason=error.strerror or "") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError, msgspec.ValidationError) as error:
        raise BadData("malformed-data", file=named(path), reason=str(error)) from error
