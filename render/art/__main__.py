"""Builds the picture files under ``data/art``: ``python -m render.art``."""

from render.art import china, confucius, dayunhe, qin, report, shared, yunnan


def main() -> None:
    """Build everything."""
    shared.build()
    qin.build()
    china.build()
    yunnan.build()
    confucius.build()
    dayunhe.build()
    report.build()


if __name__ == "__main__":
    main()
