"""Builds the picture files under ``data/art``: ``python -m render.art``."""

from concurrent.futures import ProcessPoolExecutor

from render.art import china, confucius, dayunhe, qin, report, shared, yunnan


def main() -> None:
    """Build everything: first what all share, then the games side by side."""
    shared.build()
    with ProcessPoolExecutor() as pool:
        for built in [pool.submit(part.build) for part in (qin, china, dayunhe, confucius, yunnan, report)]:
            built.result()


if __name__ == "__main__":
    main()
