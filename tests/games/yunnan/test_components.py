"""What ``data/yunnan`` holds, and what is refused with file, key and reason."""

from games.yunnan.components import (
    FOLDER,
    bank,
    bank_place,
    board,
    bridge_place,
    buildings,
    ends,
    setup,
    space_place,
    table,
)

NAMES = ["puer", "yunnan", "sichuan", "qamdo", "tibet", "qinghai"]


def test_provinces() -> None:
    found = board().provinces
    assert [entry.id for entry in found] == NAMES
    assert [entry.name for entry in found] == ["Pu’er", "Yunnan", "Sichuan", "Qamdo", "Tibet", "Qinghai"]
    assert [entry.trader for entry in found] == [3, 6, 9, 12, 15, 18]
    assert [entry.post for entry in found] == [None, 1, 3, 6, 10, 15]
    assert [entry.gifts for entry in found] == [0, 2, 5, 4, 2, 1]
    assert [entry.teahouse for entry in found] == [False, True, True, True, True, True]
    assert board().last == 5


def test_bridges() -> None:
    assert [(bridge.id, bridge.a, bridge.b) for bridge in board().bridges] == [
        ("yunnan-qamdo", 1, 3),
        ("sichuan-qinghai", 2, 5),
        ("qamdo-qinghai", 3, 5),
        ("yunnan-tibet", 1, 4),
    ]


def test_buildings() -> None:
    assert [(entry.id, entry.most) for entry in buildings()] == [
        ("school", 7),
        ("customs", 6),
        ("horse", 5),
        ("dragon", 4),
        ("yard", 6),
    ]
    for entry in buildings():
        assert entry.values == (5, 7, 9, 12, 15)
        assert entry.safe == (False, False, True, True, True)


def test_bank() -> None:
    assert [(row.least, row.left, row.right) for row in bank()] == [
        (0, 9, 6),
        (15, 12, 8),
        (30, 15, 9),
        (45, 18, 11),
        (60, 21, 12),
        (75, 24, 14),
        (90, 27, 15),
    ]


def test_setup() -> None:
    found = setup()
    assert found.money == (9, 11, 12, 14, 15)
    assert (found.traders, found.supply, found.structures, found.transport) == (7, 3, (2, 2, 2), 3)
    assert (found.passes, found.influence, found.horse) == (2, 0, 1)
    assert found.pass_sends is True
    assert [found.debt(round) for round in range(1, 11)] == [8, 7, 6, 5, 4, 3, 2, 2, 2, 2]


def test_ends_and_final_table() -> None:
    assert [(ends(seats).points, ends(seats).gifts) for seats in (2, 3, 4, 5)] == [
        (100, 2),
        (80, 0),
        (80, 0),
        (80, 0),
    ]
    assert (table().yuan, table().gift) == (3, 3)
    assert table().passes == {2: 0, 3: 1, 4: 4, 5: 9, 6: 16}
    assert table().influence == {0: 0, 1: 1, 2: 4, 3: 9, 4: 16}
    assert table().teahouses == {0: 0, 1: 12, 2: 24}


def test_places_have_one_number_each() -> None:
    numbers = [
        *range(6),
        *(space_place(building, space) for building in range(5) for space in range(5)),
        *map(bank_place, range(2)),
        *map(bridge_place, range(4)),
    ]
    assert numbers == list(range(37))


def test_every_uncertain_number_says_so() -> None:
    """Each of the values that the rules leave open carries a note in its file."""
    text = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.toml")}
    assert {name: content.count("UNCERTAIN") for name, content in text.items()} == {
        "board.toml": 12,
        "buildings.toml": 0,
        "bank.toml": 1,
        "setup.toml": 3,
        "scoring.toml": 1,
    }
    assert set(text) == {"board.toml", "buildings.toml", "bank.toml", "setup.toml", "scoring.toml"}
