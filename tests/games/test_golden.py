"""Finished matches on file: they must replay to the same results with the same numbers of choices for ever.

If one changes on purpose, ``rules_version`` of its game rises with it.
"""

from pathlib import Path

import pytest

from games.engine import hash_of, record

FOLDER = Path(__file__).parent / "golden"

MATCHES = [
    # record, entries, legal actions over all positions
    ("qin-last-pagoda", 58, 8250),
    ("qin-no-placement", 62, 7392),
    ("qin-shared-win", 63, 8878),
    ("qin-series", 107, 14347),
    ("qin-one-left", 32, 5819),
    ("qin-series-one-gone", 93, 12188),
    ("china-three", 150, 1885),
    ("china-four-fortified", 161, 2408),
    ("china-five", 175, 2540),
    ("china-last-turn", 163, 2244),
    ("china-short-row", 186, 2092),
    ("china-shared-win", 156, 2162),
    ("china-tie", 158, 2174),
    ("china-emperor-gone", 169, 2616),
    ("china-one-left", 111, 1722),
    ("china-blocked", 143, 2301),
    ("yunnan-two", 256, 2255),
    ("yunnan-two-expert", 371, 3751),
    ("yunnan-three", 242, 2225),
    ("yunnan-four", 401, 3448),
    ("yunnan-five-expert", 653, 6357),
    ("yunnan-debts", 312, 3277),
    ("yunnan-idle-round", 374, 4293),
    ("yunnan-tie-influence", 360, 3202),
    ("yunnan-tie-order", 337, 2771),
    ("yunnan-two-gone", 320, 2290),
    ("yunnan-one-left", 343, 3493),
    ("yunnan-two-one-gone", 203, 1597),
    ("confucius-voyages", 279, 2671),
    ("confucius-ministries", 195, 3167),
    ("confucius-candidates", 230, 2652),
    ("confucius-basic", 207, 1934),
    ("confucius-three", 157, 1469),
    ("confucius-tie-admiral", 237, 1691),
    ("confucius-tie-chief", 261, 2592),
    ("confucius-tie-general", 244, 3151),
    ("confucius-admiral-variant", 165, 1324),
    ("confucius-shared-win", 284, 3791),
    ("confucius-two-gone", 206, 2483),
    ("confucius-one-left", 146, 1312),
    ("dayunhe-two", 82, 9153),
    ("dayunhe-three", 124, 14959),
    ("dayunhe-four", 180, 30424),
    ("dayunhe-five", 199, 35993),
    ("dayunhe-tea", 170, 31402),
    ("dayunhe-fork", 158, 14971),
    ("dayunhe-rounds", 332, 49321),
    ("dayunhe-shared-win", 77, 10910),
    ("dayunhe-tie-network", 164, 17728),
    ("dayunhe-tie-city", 282, 16750),
    ("dayunhe-two-gone", 174, 34357),
    ("dayunhe-one-left", 97, 11730),
]


@pytest.mark.parametrize(("name", "entries", "choices"), MATCHES)
def test_replay(name: str, entries: int, choices: int) -> None:
    found = record.read((FOLDER / f"{name}.json").read_bytes())
    assert found.seed is not None
    assert hash_of(found.seed) == found.seed_sha256
    assert len(found.actions) == entries
    offered = 0
    for position, _ in record.steps(found):
        offered += len(position.legal())
    assert offered == choices
    assert position.outcome() == found.result is not None


def test_every_record_is_listed() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == {name for name, _, _ in MATCHES}
