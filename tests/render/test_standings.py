"""The standings as a picture: what differs when one thing changes, and that everybody has a line."""

from PIL import ImageChops

from render.standings import MOST, ROW, Entry, Standings, compose, left_out

ROUNDS = (("5", False), ("", False), ("10", True))
LINES = tuple(Entry(place, f"P{place}", f"{9 - place}.0", ROUNDS) for place in range(1, 9))


def shown(*entries: Entry, rounds: tuple[str, ...] = ()) -> Standings:
    return Standings("Autumn", "qin", (("", entries),), rounds)


def test_each_line_has_its_row_and_only_what_changed_differs() -> None:
    before = compose(shown(*LINES)).image
    assert compose(shown(*LINES[:7])).image.height == before.height - ROW
    for other in (
        Entry(3, "P3", "6.0", ROUNDS, way=1),
        Entry(3, "P3", "6.0", ROUNDS, way=-1),
        Entry(3, "P3", "6.0", ROUNDS, out=True),
        Entry(3, "P3", "6.0", (*ROUNDS[:2], ("10", False))),
        Entry(3, "P3", "6.0", (("7.5", False), *ROUNDS[1:])),
    ):
        after = compose(shown(*LINES[:2], other, *LINES[3:])).image
        box = ImageChops.difference(before.convert("RGB"), after.convert("RGB")).getbbox()
        assert box is not None
        assert box[3] - box[1] < ROW


def test_a_great_many_are_drawn_as_far_as_a_phone_shows_them() -> None:
    entries = [Entry(place, f"P{place}", "0.0") for place in range(1, MOST + 9)]
    assert compose(shown(*entries)).image.height == compose(shown(*entries[:MOST])).image.height


def test_it_leaves_out_whom_it_does_not_show_by_the_whole_name() -> None:
    assert not left_out(shown(*LINES))
    many = [Entry(place, f"P{place} – Zoë · Qin", "0.0") for place in range(1, MOST + 2)]
    assert not left_out(shown(*many[:MOST]))
    assert left_out(shown(*many)) == {(0, MOST)}
    half = MOST // 2
    divided = Standings("Autumn", "qin", (("One", tuple(many[:half])), ("Two", tuple(many[half:]))))
    assert left_out(divided) == {(1, at) for at in range(half - 2, MOST + 1 - half)}, "headings are lines"
    for name in ("世界", "محمد", "🐉", "Ümit 🐉"):
        assert left_out(shown(*LINES[1:], Entry(9, name, "0.0"))) == {(0, len(LINES) - 1)}
    cut = Entry(9, "Maximilian Schwarzenberger", "0.0", tuple(("5", False) for _ in range(4)))
    assert left_out(shown(*LINES, cut)) == {(0, len(LINES))}
    assert not left_out(shown(*LINES, Entry(9, "Maximilian Schwarzenberger", "0.0"))), "there is room"


def test_a_name_is_drawn_as_far_as_there_are_letters() -> None:
    one, other = (compose(shown(Entry(1, name, "1.0"))).image.tobytes() for name in ("Ümit 🐉", "Ümit"))
    assert one == other


def test_accents_that_stand_apart_are_drawn_with_their_letters() -> None:
    apart, composed = (Entry(1, name, "1.0") for name in ("Jose\u0301 Nun\u0303ez 🐉", "José Nuñez 🐉"))
    assert compose(shown(apart)).image.tobytes() == compose(shown(composed)).image.tobytes()


def test_of_many_rounds_the_newest_are_shown() -> None:
    many = (("1", False), ("2", False), ("10", True), ("3", False), ("5", False))
    heads = tuple(f"R{number}" for number in range(1, 6))
    entries = [Entry(1, "P1", "21.0", many), Entry(1, "P1", "21.0", many[1:])]
    one, other = (compose(shown(entry, rounds=heads)).image.tobytes() for entry in entries)
    assert one == other
