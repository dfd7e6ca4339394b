"""The log as lines for people, or as one JSON object a line for programs."""

import logging
from datetime import UTC, datetime

import msgspec

LINES = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class JsonLines(logging.Formatter):
    """Time, level, logger, message; the trace of an error, and the reference that its person was told."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        told = {
            "at": datetime.fromtimestamp(record.created, UTC),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        if reference := getattr(record, "reference", None):
            told["reference"] = reference
        return msgspec.json.encode(told).decode()
