"""Faults on order: refusals, outages and cut connections, for requests that match."""

from dataclasses import dataclass, field

from .shapes import Json

_SENTENCES = {
    403: {"message": "Missing Permissions", "code": 50013},
    404: {"message": "404: Not Found", "code": 0},
    429: {"message": "You are being rate limited.", "retry_after": 0.05, "global": False},
}


@dataclass(slots=True)
class Fault:
    """What happens to the next matching requests."""

    method: str
    path: str
    status: int
    json: Json
    headers: dict[str, str]
    times: int
    close_socket: bool
    after: bool
    delay: float
    met: int = field(default=0)
    """How many requests it has met."""


class Faults:
    """The faults still to come, tried in the order in which they were added."""

    def __init__(self) -> None:
        self._faults: list[Fault] = []

    def add(
        self,
        method: str,
        path_part: str,
        *,
        status: int = 0,
        json: Json | None = None,
        headers: dict[str, str] | None = None,
        times: int = 1,
        close_socket: bool = False,
        after: bool = False,
        delay: float = 0.0,
    ) -> Fault:
        """Spoil the next `times` requests of that method ("*": any) whose path contains that part.

        `status` answers with that status, `json` being the body (a fitting one if not given; 429 says to wait
        0.05 s and carries the Via header by which discord.py knows it from a ban). `close_socket` cuts the
        connection instead. `after`: the request is carried out first and only its answer is spoilt. `delay`
        waits so many seconds before; alone it only slows the request down. (aiohttp repeats a GET by itself,
        once, when its connection is cut.) The path "/gateway" is the websocket's handshake.
        """
        body = (
            json
            if json is not None
            else _SENTENCES.get(status, {"message": f"{status}: Out of order", "code": 0})
        )
        if headers is None:
            headers = {"Via": "1.1 google"} if status == 429 else {}
        fault = Fault(method, path_part, status, body, headers, times, close_socket, after, delay)
        self._faults.append(fault)
        return fault

    def take(self, method: str, path: str) -> Fault | None:
        """The fault for this request, used up by one."""
        for fault in self._faults:
            if fault.method in ("*", method) and fault.path in path:
                fault.met += 1
                fault.times -= 1
                if fault.times <= 0:
                    self._faults.remove(fault)
                return fault
        return None

    @property
    def pending(self) -> bool:
        """Whether there are faults that no request has met so far."""
        return bool(self._faults)

    def clear(self) -> None:
        """Forget all of them."""
        self._faults.clear()
