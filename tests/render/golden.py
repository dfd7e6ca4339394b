"""The pictures on file. ``python -m tests.render.golden`` draws them anew: look at each before committing."""

from collections.abc import Callable
from pathlib import Path

from PIL import Image

import render
from games.china.position import ChinaPosition
from games.confucius.events import Acted, Bribed
from games.confucius.position import ConfuciusPosition
from games.dayunhe.events import Built, Intrigued, UnrestToWall
from games.dayunhe.position import DayunhePosition
from games.engine import Event
from games.engine.choices import Question
from games.yunnan.actions import Move
from games.yunnan.components import CUSTOMS
from games.yunnan.events import Bid
from games.yunnan.position import YunnanPosition
from render.report import draw as draw_report
from tests.render import china, confucius, confucius_realm, dayunhe, report, yunnan
from tests.render.positions import fullest, pixels, scene, seen, to_move
from tests.render.scenes import asked, asking

FOLDER = Path(__file__).parent / "golden"
WIDTH = 400
"""As wide as on a phone."""


def _board(name: str, at: int | None = None) -> bytes:
    view, events = seen(name, at)
    return render.draw("qin", view, scene(view, events))


def _question(*answers: str) -> bytes:
    view = to_move("qin-no-placement", 20)
    return render.draw("qin", view, scene(view, question=asked(view, *answers)))


def _hand() -> bytes:
    view = to_move("qin-no-placement", 20)
    return render.hand("qin", view, view.viewer or 0, scene(view))


def _fullest() -> bytes:
    view = fullest("lion")
    return render.draw("qin", view, scene(view))


def _china(view: ChinaPosition, *events: Event) -> bytes:
    return render.draw("china", view, china.scene(view, events))


def _china_asked(*answers: str, fortified: bool = False) -> bytes:
    position = china.middle()
    if fortified:
        position.fortified, position.forts_left = True, [1] * position.seats
    view = position.view(0)
    return render.draw("china", view, china.scene(view, question=asked(view, *answers)))


def _china_draws() -> bytes:
    position = china.middle()
    position.phase, position.hands[0], position.row = "draw", ["R"], ["Y", "?", "V"]
    view = position.view(0)
    return render.draw("china", view, china.scene(view, question=asked(view)))


def _china_hand() -> bytes:
    view = china.middle().view(0)
    return render.hand("china", view, 0, china.scene(view))


def _yunnan(view: YunnanPosition, *events: Event) -> bytes:
    return render.draw("yunnan", view, yunnan.scene(view, events))


def _yunnan_asked(position: YunnanPosition, *answers: str) -> bytes:
    view = position.view(position.turn)
    return render.draw("yunnan", view, yunnan.scene(view, question=asked(view, *answers)))


def _yunnan_arrived() -> YunnanPosition:
    """One of B's traders has come to Qamdo and may displace another."""
    position = yunnan.travelling()
    position.apply(Move(yunnan.index_of("yunnan"), yunnan.index_of("qamdo")))
    return position


def _yunnan_hand(position: YunnanPosition) -> bytes:
    view = position.view(1)
    return render.hand("yunnan", view, 1, yunnan.scene(view))


def _confucius(view: ConfuciusPosition, *events: Event, sheet: str = "") -> bytes:
    return render.draw("confucius", view, confucius.scene(view, events, sheet=sheet))


def _confucius_asked(position: ConfuciusPosition, question: Question) -> bytes:
    view = position.view(position.turn)
    return render.draw("confucius", view, confucius.scene(view, question=question))


def _confucius_official(*answers: str) -> bytes:
    """D bribes an official; nobody's gift forbids it."""
    position = confucius.acting()
    return _confucius_asked(position, asked(position.view(position.turn), *answers))


def _confucius_hand() -> bytes:
    view = confucius.middle().view(3)
    return render.hand("confucius", view, 3, confucius.scene(view))


def _dayunhe(view: DayunhePosition, *events: Event) -> bytes:
    return render.draw("dayunhe", view, dayunhe.scene(view, events))


def _dayunhe_asked(position: DayunhePosition, *answers: str) -> bytes:
    view = position.view(position.turn)
    return render.draw("dayunhe", view, dayunhe.scene(view, question=asked(view, *answers)))


def _dayunhe_of(question: Question) -> bytes:
    view = dayunhe.middle().view(3)
    return render.draw("dayunhe", view, dayunhe.scene(view, question=question))


def _dayunhe_hand() -> bytes:
    view = dayunhe.middle().view(3)
    return render.hand("dayunhe", view, 3, dayunhe.scene(view))


PICTURES: dict[str, Callable[[], bytes]] = {
    "two-seats-early": lambda: _board("qin-last-pagoda", 5),
    "three-seats-middle": lambda: _board("qin-no-placement", 30),
    "series-second-game": lambda: _board("qin-series-one-gone", 80),
    "end-shared": lambda: _board("qin-shared-win"),
    "one-left": lambda: _board("qin-one-left"),
    "fullest": _fullest,
    "which-tile": lambda: _question(),
    "which-row": lambda: _question("YB"),
    "which-square": lambda: _question("YB", "*5"),
    "hand": _hand,
    "title-bird": lambda: render.title("qin", {"board": "bird"}, {"subtitle": "Open table"}),
    "title-both": lambda: render.title("qin", {"series": "both"}),
    "china-start": lambda: _china(china.start(3).view(None)),
    "china-middle": lambda: _china(china.middle().view(None), *china.last_turn()),
    "china-fullest": lambda: _china(china.fullest().view(None)),
    "china-fullest-four": lambda: _china(china.fullest(4, "3-4").view(None)),
    "china-over": lambda: _china(china.over(china.middle()).view(None)),
    "china-over-three": lambda: _china(china.over(china.fullest(3, "3-4")).view(None)),
    "china-which-province": lambda: _china_asked(),
    "china-which-place": lambda: _china_asked("han"),
    "china-which-piece": lambda: _china_asked("han", "1", fortified=True),
    "china-which-pay": lambda: _china_asked("shu", "2"),
    "china-which-card": lambda: _china_asked("exchange"),
    "china-which-draw": _china_draws,
    "china-hand": _china_hand,
    "china-title": lambda: render.title("china", {"four": "4-5"}, {"subtitle": "Open table"}),
    "yunnan-start": lambda: _yunnan(yunnan.start(3).view(None)),
    "yunnan-middle": lambda: _yunnan(yunnan.middle().view(None), Bid(3, CUSTOMS, 12, -1, 12, 7, 0)),
    "yunnan-fullest": lambda: _yunnan(yunnan.fullest().view(None)),
    "yunnan-two": lambda: _yunnan(yunnan.fullest(2).view(None)),
    "yunnan-over": lambda: _yunnan(yunnan.over(yunnan.middle()).view(None)),
    "yunnan-which-building": lambda: _yunnan_asked(yunnan.middle()),
    "yunnan-which-space": lambda: _yunnan_asked(yunnan.middle(), "customs"),
    "yunnan-travel": lambda: _yunnan_asked(yunnan.travelling()),
    "yunnan-travel-to": lambda: _yunnan_asked(yunnan.travelling(), "yunnan"),
    "yunnan-displace": lambda: _yunnan_asked(_yunnan_arrived()),
    "yunnan-convert": lambda: _yunnan_asked(yunnan.converting()),
    "yunnan-hand": lambda: _yunnan_hand(yunnan.middle()),
    "yunnan-hand-two": lambda: _yunnan_hand(yunnan.fullest(2)),
    "yunnan-title": lambda: render.title("yunnan", {}, {"subtitle": "Open table"}),
    "confucius-start": lambda: _confucius(confucius.bare(3).view(None)),
    "confucius-middle": lambda: _confucius(
        confucius.middle().view(None), Acted(1, "bribe", 2, "cubes", ""), Bribed(1, 0, 3, 5)
    ),
    "confucius-fullest": lambda: _confucius(confucius.fullest().view(None)),
    "confucius-over": lambda: _confucius(confucius_realm.over().view(None)),
    "confucius-which-action": lambda: _confucius_official(),
    "confucius-which-ministry": lambda: _confucius_official("bribe"),
    "confucius-which-space": lambda: _confucius_official("bribe", "hubu"),
    "confucius-which-heir": lambda: _confucius_asked(confucius.resolving(), asking("to", "B", "E")),
    "confucius-which-student": lambda: _confucius_asked(
        confucius.tutoring(), asking("student", "red", "orange")
    ),
    "confucius-which-payment": lambda: _confucius_asked(confucius.paying(), asking("pay", "3", "other")),
    "confucius-hand": _confucius_hand,
    "confucius-title": lambda: render.title("confucius", {}, {"subtitle": "Open table"}),
    "confucius-realm": lambda: _confucius(confucius.middle().view(None), sheet="realm"),
    "confucius-realm-fullest": lambda: _confucius(confucius_realm.realm().view(None), sheet="realm"),
    "confucius-gifts": lambda: _confucius(confucius.middle().view(None), sheet="gifts"),
    "confucius-which-box": lambda: _confucius_asked(
        confucius.middle(), asking("box", "1", "3", do="invade", land="manchuria")
    ),
    "confucius-which-land": lambda: _confucius_asked(
        confucius.middle(), asking("land", "spice", "africa", do="voyage", junks="2")
    ),
    "confucius-which-gift": lambda: _confucius_asked(
        confucius.middle(), asking("to", "B", "E", do="give", gift="6")
    ),
    "dayunhe-start": lambda: _dayunhe(dayunhe.bare(2).view(None)),
    "dayunhe-middle": lambda: _dayunhe(
        dayunhe.middle().view(None),
        *(Built(3, "straight", 25, 2, 5), UnrestToWall(1, 18, 2, 3), Intrigued(3, 2, 8)),
    ),
    "dayunhe-fullest": lambda: _dayunhe(dayunhe.fullest().view(None), dayunhe.last_way()),
    "dayunhe-fork": lambda: _dayunhe(dayunhe.forked().view(None)),
    "dayunhe-over": lambda: _dayunhe(dayunhe.over(dayunhe.middle()).view(None)),
    "dayunhe-which-card": lambda: _dayunhe_asked(dayunhe.bare(3)),
    "dayunhe-what-to-do": lambda: _dayunhe_asked(dayunhe.middle()),
    "dayunhe-which-stack": lambda: _dayunhe_of(asking("stack", "1", "3")),
    "dayunhe-which-tile": lambda: _dayunhe_asked(dayunhe.middle(), "build"),
    "dayunhe-which-region": lambda: _dayunhe_asked(dayunhe.middle(), "build", "branch-left"),
    "dayunhe-which-hex": lambda: _dayunhe_asked(dayunhe.middle(), "build", "branch-left", "*3"),
    "dayunhe-which-look": lambda: _dayunhe_asked(dayunhe.middle(), "build", "branch-left", "*3", "3-3"),
    "dayunhe-which-rival": lambda: _dayunhe_of(asking("rival", "A", "B", "C", "E", do="intrigue")),
    "dayunhe-which-way": lambda: _dayunhe_asked(dayunhe.departing()),
    "dayunhe-how-many-steps": lambda: _dayunhe_asked(dayunhe.inspecting(), "inspect"),
    "dayunhe-hand": _dayunhe_hand,
    "report-qin": lambda: draw_report(report.from_record("qin-shared-win")),
    "report-series": lambda: draw_report(report.from_record("qin-series-one-gone")),
    "report-china": lambda: draw_report(report.from_record("china-three")),
    "report-yunnan": lambda: draw_report(report.from_record("yunnan-two")),
    "report-confucius": lambda: draw_report(report.from_record("confucius-two-gone")),
    "report-dayunhe": lambda: draw_report(report.from_record("dayunhe-five")),
    "report-fullest": lambda: draw_report(report.fullest(5)),
    "dayunhe-title": lambda: render.title("dayunhe", {}, {"subtitle": "Open table"}),
}


def small(png: bytes) -> Image.Image:
    """A picture as a phone shows it."""
    picture = pixels(png)
    return picture.resize((WIDTH, round(picture.height * WIDTH / picture.width)), Image.Resampling.BOX)


def main() -> None:
    """Draw every picture anew."""
    FOLDER.mkdir(exist_ok=True)
    for name, draw in PICTURES.items():
        small(draw()).quantize(256, kmeans=3).save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
