"""Times as Discord shows them: in each reader's own language and time zone."""

from datetime import datetime
from typing import Literal


def moment(at: datetime, style: Literal["R", "f", "d", "t"] = "R") -> str:
    """The time as a mark for Discord: "R" as "in 3 hours", "f" date and time, "d" date, "t" time."""
    return f"<t:{int(at.timestamp())}:{style}>"
