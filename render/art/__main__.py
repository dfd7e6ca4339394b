"""Builds the picture files under ``data/art``: ``python -m render.art``."""

from games.engine.files import DATA
from render.art import china, confucius, dayunhe, qin, report, shared, sheet, yunnan


def main() -> None:
    """Build everything."""
    folder = DATA / "art"
    folder.mkdir(parents=True, exist_ok=True)
    sheet.pack(shared.sprites(), folder / "kit")
    qin.build()
    china.build()
    yunnan.build()
    confucius.build()
    dayunhe.build()
    report.build()


if __name__ == "__main__":
    main()
