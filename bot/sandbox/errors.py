"""What the stand-in answers when Discord would refuse.

ApiError            an HTTP answer with Discord's code
  Form              collects what is wrong with a body, then raises 50035
Refused             Discord's own client would not let the person do that
  Declined          the same, where people at the page get that far
Failed              the bot did not answer the person in time
"""

from typing import Any

from bot.text import Words, words
from bot.text.fluent import Fact

Json = dict[str, Any]
Path = tuple[str | int, ...]


class ApiError(Exception):
    """An answer other than success: HTTP status, Discord's code and sentence, further keys of the body."""

    def __init__(self, status: int, code: int, message: str, **more: Any) -> None:
        super().__init__(f"{status} ({code}): {message}")
        self.status = status
        self.code = code
        self.body: Json = {"message": message, "code": code, **more}


class Refused(Exception):
    """What the client tells a person who tries something that it does not offer."""


class Told(Exception):
    """What the client tells a person in their language: a sentence by its key, with its facts."""

    def __init__(self, key: str, **facts: Fact) -> None:
        super().__init__(words()(key, **facts))
        self.key = key
        self.facts = facts

    def told(self, spoken: Words) -> str:
        """The sentence in that language."""
        return spoken.fill(self.key, self.facts)


class Declined(Told, Refused):
    """What it tells a person who tries something that it no longer offers."""


class Failed(Told):
    """What it tells a person when the bot stays silent."""


def unauthorized() -> ApiError:
    """No token or a wrong one."""
    return ApiError(401, 0, "401: Unauthorized")


def not_found() -> ApiError:
    """No such route."""
    return ApiError(404, 0, "404: Not Found")


_NOT_FOUND = {
    10002: "Unknown Application",
    10003: "Unknown Channel",
    10004: "Unknown Guild",
    10007: "Unknown Member",
    10008: "Unknown Message",
    10011: "Unknown Role",
    10015: "Unknown Webhook",
    10062: "Unknown interaction",
}
_FORBIDDEN = {
    50001: "Missing Access",
    50005: "Cannot edit a message authored by another user",
    50007: "Cannot send messages to this user",
    50013: "Missing Permissions",
    50278: "Cannot send messages to this user due to having no mutual guilds",
    160005: "Thread is locked",
}
_BAD = {
    40060: "Interaction has already been acknowledged.",
    50006: "Cannot send an empty message",
    50024: "Cannot execute action on this channel type",
    50021: "Cannot execute action on a system message",
    50033: "Invalid Recipient(s)",
    50083: "Thread is archived",
    160004: "A thread has already been created for this message",
    160006: "Maximum number of active threads reached",
}


def error(code: int) -> ApiError:
    """The error with that one of Discord's codes."""
    for status, table in ((404, _NOT_FOUND), (403, _FORBIDDEN), (400, _BAD)):
        if code in table:
            return ApiError(status, code, table[code])
    if code == 30046:
        sentence = "Maximum number of edits to messages older than 1 hour reached. Try again later"
        return ApiError(429, code, sentence, retry_after=1.0, **{"global": False})
    if code == 40005:
        return ApiError(413, code, "Request entity too large")
    if code == 50027:
        return ApiError(401, code, "Invalid Webhook Token")
    if code == 50109:
        return ApiError(400, code, "The request body contains invalid JSON.")
    raise ValueError(f"no such code here: {code}")


class Form:
    """What is wrong with one body; `close` raises 50035 if anything is."""

    def __init__(self) -> None:
        self._errors: list[tuple[Path, str, str]] = []

    def wrong(self, path: Path, code: str, message: str) -> None:
        """Note a mistake at that place of the body."""
        self._errors.append((path, code, message))

    def text(self, path: Path, value: object, least: int, most: int) -> str:
        """A text of so many characters; "" after a mistake."""
        if value is None:
            value = ""
        if not isinstance(value, str):
            self.wrong(path, "STRING_TYPE_CONVERT", "Could not interpret as string.")
            return ""
        if not value and least:
            self.wrong(path, "BASE_TYPE_REQUIRED", "This field is required")
        elif not least <= len(value) <= most:
            self.wrong(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        return value

    def count(self, path: Path, items: object, least: int, most: int) -> list[Any]:
        """A list of so many items; empty after a mistake in kind."""
        if items is None:
            items = []
        if not isinstance(items, list):
            self.wrong(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        if not least <= len(items) <= most:
            self.wrong(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        return items

    def number(self, path: Path, value: object, least: int, most: int) -> int:
        """A whole number between two bounds; the lower bound after a mistake."""
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            self.wrong(path, "NUMBER_TYPE_RANGE", f"int value should be between {least} and {most}.")
            return least
        return value

    def close(self) -> None:
        """Raise 50035 with all the mistakes, if there are any."""
        if not self._errors:
            return
        tree: Json = {}
        # The deepest first: a place has either mistakes of its own or mistakes within it.
        for path, code, message in sorted(self._errors, key=lambda mistake: -len(mistake[0])):
            node = tree
            for step in path:
                node = node.setdefault(str(step), {})
            if set(node) <= {"_errors"}:
                node.setdefault("_errors", []).append({"code": code, "message": message})
        raise ApiError(400, 50035, "Invalid Form Body", errors=tree)
