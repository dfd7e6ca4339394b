"""The standings as a picture: what differs when one thing changes, and that everybody has a line."""

from PIL import ImageChops

from render.standings import MOST, ROW, Entry, Standings, compose

LINES = tuple(Entry(place, f"P{place}", f"{9 - place}.0", (9 - place) / 8) for place in range(1, 9))


def shown(*entries: Entry) -> Standings:
    return Standings("Autumn", "qin", (("", entries),))


def test_each_line_has_its_row_and_only_what_changed_differs() -> None:
    before = compose(shown(*LINES)).image
    assert compose(shown(*LINES[:7])).image.height == before.height - ROW
    for other in (
        Entry(3, "P3", "6.0", 0.75, way=1),
        Entry(3, "P3", "6.0", 0.75, way=-1),
        Entry(3, "P3", "6.0", 0.75, out=True),
        Entry(3, "P3", "6.0", 0.5),
    ):
        after = compose(shown(*LINES[:2], other, *LINES[3:])).image
        box = ImageChops.difference(before.convert("RGB"), after.convert("RGB")).getbbox()
        assert box is not None
        assert box[3] - box[1] < ROW


def test_a_great_many_are_drawn_as_far_as_a_phone_shows_them() -> None:
    entries = [Entry(place, f"P{place}", "0.0", 0) for place in range(1, MOST + 9)]
    assert compose(shown(*entries)).image.height == compose(shown(*entries[:MOST])).image.height
