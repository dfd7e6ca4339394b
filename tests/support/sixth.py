"""The house with a sixth game, added as CONTRIBUTING.md says: its files, and its name in `games.NAMES`."""

import os
import shutil
from pathlib import Path

ROOT = Path(__file__).parents[2]
ADDED = ROOT / "tests" / "noughts"


def build(house: Path) -> None:
    """All of the project, linked into an empty folder, with noughts and crosses."""
    unwanted = shutil.ignore_patterns("__pycache__")
    for part in ("bot", "games", "render", "data", "tests"):
        shutil.copytree(ROOT / part, house / part, copy_function=os.symlink, ignore=unwanted)
    shutil.copy(ROOT / "pyproject.toml", house)
    shutil.copytree(ADDED, house, dirs_exist_ok=True, ignore=unwanted)
    names = house / "games" / "__init__.py"
    text = names.read_text(encoding="utf-8")
    names.unlink()
    names.write_text(text.replace('"dayunhe")\n', '"dayunhe", "noughts")\n', 1), encoding="utf-8")
