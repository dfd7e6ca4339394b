"""The pictures on file; ``python -m tests.support.render.golden`` draws them anew: look at each of them."""

from collections.abc import Callable
from pathlib import Path

from PIL import Image

from games.confucius.deeds import Acted
from games.confucius.officials import Bribed
from games.dayunhe.building import Built
from games.dayunhe.stacks import UnrestToWall
from games.dayunhe.unrest import Intrigued
from games.engine import Position
from games.engine.choices import Question
from games.yunnan.bids import BidPlaced
from games.yunnan.components import CUSTOMS
from games.yunnan.position import YunnanPosition
from games.yunnan.travel import Move
from render.kit.encode import Picture
from render.profile import compose as profile_of
from render.report import compose as report_of
from tests.support.render import china, confucius, confucius_realm, dayunhe, profile, report, yunnan
from tests.support.render.pictures import Boards
from tests.support.render.positions import colours_of, fullest, seen, to_move, whole, words
from tests.support.render.scenes import asked, asking

FOLDER = Path(__file__).parents[2] / "render" / "golden"
WIDTH = 400
"""As wide as on a phone."""
OPEN = {"subtitle": "Open table"}

qin = Boards("qin", words(to_move("qin-no-placement", 20)))


def _qin(name: str, at: int | None = None) -> Picture:
    view, events = seen(name, at)
    return qin.picture(view, *events, words=words(view))


def _asked(boards: Boards, position: Position, *answers: str) -> Picture:
    """The question that is open after these answers."""
    view = position.view(position.turn)
    return boards.picture(view, question=asked(view, *answers))


def _asking(boards: Boards, position: Position, question: Question) -> Picture:
    return boards.picture(position.view(position.turn), question=question)


def _china_fortified() -> Picture:
    position = china.middle()
    position.fortified, position.forts_left = True, [1] * position.seats
    return _asked(china.boards, position, "han", "1")


def _china_draws() -> Picture:
    position = china.middle()
    position.phase, position.hands[0], position.row = "draw", ["R"], ["Y", "?", "V"]
    return _asked(china.boards, position)


def _yunnan_arrived() -> YunnanPosition:
    """One of B's traders has come to Qamdo and may displace another."""
    position = yunnan.travelling()
    position.apply(Move(yunnan.index_of("yunnan"), yunnan.index_of("qamdo")))
    return position


PICTURES: dict[str, Callable[[], Picture]] = {
    "two-seats-early": lambda: _qin("qin-last-pagoda", 5),
    "three-seats-middle": lambda: _qin("qin-no-placement", 30),
    "series-second-game": lambda: _qin("qin-series-one-gone", 80),
    "end-shared": lambda: _qin("qin-shared-win"),
    "one-left": lambda: _qin("qin-one-left"),
    "fullest": lambda: qin.picture(fullest("lion"), words=words(fullest("lion"))),
    "which-tile": lambda: _asked(qin, whole("qin-no-placement", 20)),
    "which-square": lambda: _asked(qin, whole("qin-no-placement", 20), "YB"),
    "which-direction": lambda: _asked(qin, whole("qin-no-placement", 20), "YB", "F5"),
    "hand": lambda: qin.tray(to_move("qin-no-placement", 20)),
    "title-bird": lambda: qin.painter.title({"board": "bird"}, OPEN),
    "title-both": lambda: qin.painter.title({"series": "both"}, {}),
    "china-start": lambda: china.boards.picture(china.start(3).view(None)),
    "china-middle": lambda: china.boards.picture(china.middle().view(None), *china.last_turn()),
    "china-fullest": lambda: china.boards.picture(china.fullest().view(None)),
    "china-fullest-four": lambda: china.boards.picture(china.fullest(4, "3-4").view(None)),
    "china-over": lambda: china.boards.picture(china.over(china.middle()).view(None)),
    "china-over-three": lambda: china.boards.picture(china.over(china.fullest(3, "3-4")).view(None)),
    "china-which-province": lambda: _asked(china.boards, china.middle()),
    "china-which-place": lambda: _asked(china.boards, china.middle(), "han"),
    "china-which-piece": _china_fortified,
    "china-which-pay": lambda: _asked(china.boards, china.middle(), "shu", "2"),
    "china-which-card": lambda: _asked(china.boards, china.middle(), "exchange"),
    "china-which-draw": _china_draws,
    "china-hand": lambda: china.boards.tray(china.middle().view(0)),
    "china-title": lambda: china.boards.painter.title({"four": "4-5"}, OPEN),
    "yunnan-start": lambda: yunnan.boards.picture(yunnan.start(3).view(None)),
    "yunnan-middle": lambda: yunnan.boards.picture(
        yunnan.middle().view(None), BidPlaced(3, CUSTOMS, 12, -1, 12, 7, 0)
    ),
    "yunnan-fullest": lambda: yunnan.boards.picture(yunnan.fullest().view(None)),
    "yunnan-two": lambda: yunnan.boards.picture(yunnan.fullest(2).view(None)),
    "yunnan-over": lambda: yunnan.boards.picture(yunnan.over(yunnan.middle()).view(None)),
    "yunnan-which-building": lambda: _asked(yunnan.boards, yunnan.middle()),
    "yunnan-which-space": lambda: _asked(yunnan.boards, yunnan.middle(), "customs"),
    "yunnan-travel": lambda: _asked(yunnan.boards, yunnan.travelling()),
    "yunnan-travel-to": lambda: _asked(yunnan.boards, yunnan.travelling(), "yunnan"),
    "yunnan-displace": lambda: _asked(yunnan.boards, _yunnan_arrived()),
    "yunnan-convert": lambda: _asked(yunnan.boards, yunnan.converting()),
    "yunnan-hand": lambda: yunnan.boards.tray(yunnan.middle().view(1)),
    "yunnan-hand-two": lambda: yunnan.boards.tray(yunnan.fullest(2).view(1)),
    "yunnan-title": lambda: yunnan.boards.painter.title({}, OPEN),
    "confucius-start": lambda: confucius.boards.picture(confucius.bare(3).view(None)),
    "confucius-middle": lambda: confucius.boards.picture(
        confucius.middle().view(None), Acted(1, "bribe", 2, "cubes", ""), Bribed(1, 0, 3, 5)
    ),
    "confucius-fullest": lambda: confucius.boards.picture(confucius.fullest().view(None)),
    "confucius-over": lambda: confucius.boards.picture(confucius_realm.over().view(None)),
    # D bribes an official; nobody's gift forbids it
    "confucius-which-action": lambda: _asked(confucius.boards, confucius.acting()),
    "confucius-which-ministry": lambda: _asked(confucius.boards, confucius.acting(), "bribe"),
    "confucius-which-space": lambda: _asked(confucius.boards, confucius.acting(), "bribe", "hubu"),
    "confucius-which-heir": lambda: _asking(confucius.boards, confucius.resolving(), asking("to", "B", "E")),
    "confucius-which-student": lambda: _asking(
        confucius.boards, confucius.tutoring(), asking("student", "red", "orange")
    ),
    "confucius-which-payment": lambda: _asking(
        confucius.boards, confucius.paying(), asking("pay", "3", "other")
    ),
    "confucius-hand": lambda: confucius.boards.tray(confucius.middle().view(3)),
    "confucius-title": lambda: confucius.boards.painter.title({}, OPEN),
    "confucius-realm": lambda: confucius.boards.picture(confucius_realm.realm().view(None)),
    "confucius-resolving": lambda: confucius.boards.picture(confucius.resolving().view(None)),
    "confucius-which-box": lambda: _asking(
        confucius.boards, confucius.middle(), asking("box", "1", "3", do="invade", land="manchuria")
    ),
    "confucius-which-land": lambda: _asking(
        confucius.boards, confucius.middle(), asking("land", "spice", "africa", do="voyage", junks="2")
    ),
    "confucius-which-gift": lambda: _asking(
        confucius.boards, confucius.middle(), asking("to", "B", "E", do="give", gift="6")
    ),
    "dayunhe-start": lambda: dayunhe.boards.picture(dayunhe.bare(2).view(None)),
    "dayunhe-middle": lambda: dayunhe.boards.picture(
        dayunhe.middle().view(None),
        *(Built(3, "straight", 25, 2, 5), UnrestToWall(1, 18, 2, 3), Intrigued(3, 2, 8)),
    ),
    "dayunhe-fullest": lambda: dayunhe.boards.picture(dayunhe.fullest().view(None), dayunhe.last_way()),
    "dayunhe-fork": lambda: dayunhe.boards.picture(dayunhe.forked().view(None)),
    "dayunhe-over": lambda: dayunhe.boards.picture(dayunhe.over(dayunhe.middle()).view(None)),
    "dayunhe-which-card": lambda: _asked(dayunhe.boards, dayunhe.bare(3)),
    "dayunhe-what-to-do": lambda: _asked(dayunhe.boards, dayunhe.middle()),
    "dayunhe-which-stack": lambda: _asking(dayunhe.boards, dayunhe.middle(), asking("stack", "1", "3")),
    "dayunhe-which-tile": lambda: _asked(dayunhe.boards, dayunhe.middle(), "build"),
    "dayunhe-which-hex": lambda: _asked(dayunhe.boards, dayunhe.middle(), "build", "branch-left"),
    "dayunhe-which-look": lambda: _asked(dayunhe.boards, dayunhe.middle(), "build", "branch-left", "3-3"),
    "dayunhe-which-rival": lambda: _asking(
        dayunhe.boards, dayunhe.middle(), asking("rival", "A", "B", "C", "E", do="intrigue")
    ),
    "dayunhe-which-way": lambda: _asked(dayunhe.boards, dayunhe.departing()),
    "dayunhe-how-many-steps": lambda: _asked(dayunhe.boards, dayunhe.inspecting(), "inspect"),
    "dayunhe-hand": lambda: dayunhe.boards.tray(dayunhe.middle().view(3)),
    "report-qin": lambda: report_of(report.from_record("qin-shared-win")),
    "report-series": lambda: report_of(report.from_record("qin-series-one-gone")),
    "report-china": lambda: report_of(report.from_record("china-three")),
    "report-yunnan": lambda: report_of(report.from_record("yunnan-two")),
    "report-confucius": lambda: report_of(report.from_record("confucius-two-gone")),
    "report-dayunhe": lambda: report_of(report.from_record("dayunhe-five")),
    "report-fullest": lambda: report_of(report.fullest(5)),
    "profile-fullest": lambda: profile_of(profile.fullest()),
    "profile-beginner": lambda: profile_of(profile.beginner()),
    "dayunhe-title": lambda: dayunhe.boards.painter.title({}, OPEN),
}


def small(picture: Picture) -> Image.Image:
    """A picture as a phone shows it."""
    found = colours_of(picture)
    return found.resize((WIDTH, round(found.height * WIDTH / found.width)), Image.Resampling.BOX)


def main() -> None:
    """Draw every picture anew."""
    FOLDER.mkdir(exist_ok=True)
    for name, draw in PICTURES.items():
        small(draw()).quantize(256, kmeans=3).save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
