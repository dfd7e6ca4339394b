"""What is counted and measured as it happens; `bot.health` shows it to Prometheus."""

import re

from prometheus_client import Counter, Gauge, Histogram

_SECONDS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 10)

ACKNOWLEDGED = Histogram(
    "mandate_press_acknowledged_seconds", "A press until Discord knew of it", ["verb"], buckets=_SECONDS
)
ANSWERED = Histogram(
    "mandate_press_answered_seconds", "A press until its answer was shown", ["verb"], buckets=_SECONDS
)
APOLOGIES = Counter("mandate_apologies", "Presses that failed by a fault of ours", ["verb"])
TURNS = Counter("mandate_turns", "Confirmations, orders and computers' moves", ["game"])
DRAWN = Histogram("mandate_picture_seconds", "Waiting for a picture to be drawn", ["kind"], buckets=_SECONDS)
SENT = Counter("mandate_messages", "Rows of the outbox, by what became of an attempt", ["kind", "outcome"])
DISCORD = Counter(
    "mandate_discord_requests", "Requests to Discord; status 429 is a limit", ["method", "route", "status"]
)
THINKING = Gauge("mandate_computers_thinking", "Computers' turns that are thought about or wait for it")

OUTBOX = Gauge("mandate_outbox_rows", "Messages that are not sent yet")
OUTBOX_AGE = Gauge("mandate_outbox_age_seconds", "How long the oldest untried message that is due has waited")
LATE = Gauge("mandate_deadlines_late", "Clocks at which something should have been done ten seconds ago")
MATCHES = Gauge("mandate_matches", "Matches", ["game", "state"])
LATENCY = Gauge(
    "mandate_gateway_latency_seconds", "Between a heartbeat and Discord's answer, by shard held", ["shard"]
)
BACKUP = Gauge("mandate_backup_timestamp_seconds", "When the last backup was made, 0 if there is none")
TROUBLE = Gauge("mandate_database_trouble", "1 as long as the database fails")

_ID = re.compile(r"/\d{15,}")
_TOKEN = re.compile(r"(/(?:webhooks|interactions)/:id)/[^/]+")
_API = re.compile(r".*/api(?:/v\d+)?(?=/)")


def route(path: str) -> str:
    """A path of Discord's API without what makes it one of many; all that is none of it is one.

    The path of a file that somebody has brought ends in the name that they gave it.
    """
    found = _API.match(path)
    if found is None:
        return "elsewhere"
    path = _ID.sub("/:id", path[found.end() :])
    return re.sub(r"/reactions/.*", "/reactions", _TOKEN.sub(r"\1/:token", path))
