"""Links to files: signed, and dead after a day, like those of Discord's CDN."""

from datetime import UTC, datetime, timedelta
from hashlib import sha256
from urllib.parse import parse_qs, urlsplit

LIFE = timedelta(hours=24)


def sign(link: str, now: datetime) -> str:
    """The link to a file, good for a day from now."""
    path, until = link.partition("?")[0], int((now + LIFE).timestamp())
    return f"{path}?ex={until:x}&is={int(now.timestamp()):x}&hm={_seal(path, until)}"


def _seal(path: str, until: int) -> str:
    return sha256(f"{path.partition('/attachments/')[2]}:{until}".encode()).hexdigest()


def ends(link: str) -> datetime | None:
    """When a link stops working; None if it was never signed."""
    parts = urlsplit(link)
    query = parse_qs(parts.query)
    try:
        until = int(query["ex"][0], 16)
        given = query["hm"][0]
    except (KeyError, ValueError):
        return None
    return datetime.fromtimestamp(until, UTC) if given == _seal(parts.path, until) else None


def works(link: str, now: datetime) -> bool:
    """Whether the CDN still answers that link."""
    until = ends(link)
    return until is not None and now < until
