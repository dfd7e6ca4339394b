"""Builds the picture files under ``data/art``: ``python -m render.art``."""

from games.engine.files import DATA
from render.art import qin_build, sheet
from render.art.qin_pieces import shared_sprites


def main() -> None:
    """Build everything."""
    folder = DATA / "art"
    folder.mkdir(parents=True, exist_ok=True)
    sheet.pack(shared_sprites(), folder / "kit")
    qin_build.build()


if __name__ == "__main__":
    main()
