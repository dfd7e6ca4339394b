"""What stands in Confucius' realm, and where; the pictures that panels show of it."""

from itertools import combinations, pairwise

import pytest
from msgspec import structs

from games.confucius.armies import Invaded, LandResolved, Recruited
from games.confucius.components import AVAILABLE, NOBODY, REMOVED, UNBOUGHT
from games.confucius.components import DISTANT as DISTANTS
from games.confucius.components import lands as printed_lands
from games.confucius.components import realm as printed
from games.confucius.gifts import GiftBought, GiftGiven, GiftRemoved
from games.confucius.petitions import ArmyMoved, JunksMoved
from games.confucius.position import ConfuciusPosition as View
from games.confucius.rewards import Insulted
from games.confucius.ships import JunksBought, Sailed, Visited
from games.confucius.turns import WallBuilt
from games.engine import Event
from render.confucius import realm_layout
from render.confucius.gifts import cell, owes_cell, owes_rack, rack
from render.confucius.lands import army_at, colony, seal
from render.confucius.layout import INFO, WIDTH, middle
from render.confucius.realm_crop import is_realm
from render.confucius.seas import chit_at, visitors, yard_at
from tests.support.render import confucius
from tests.support.render.confucius import boards
from tests.support.render.confucius_realm import realm
from tests.support.render.pictures import put
from tests.support.render.positions import Box, around, differing, grown, moved, only_in, within
from tests.support.render.scenes import NAMES, asking

SEATS = range(5)
A, B, C, D, E = SEATS
OWES_ROWS = realm_layout.OWES_HEAD + realm_layout.OWES_ROW * 5
"""Where the rows of the table of gifts end."""
PLACES = printed().voyage


def where(view: View, path: str, value: object) -> Box:
    return boards.where(view, path, value, sheet="realm")


def harbour(seat: int) -> Box:
    slips, top = realm_layout.slips(5), realm_layout.HARBOUR
    left = slips.left + seat * slips.step
    return round(left), top, round(left + slips.width), top + realm_layout.HARBOUR_HIGH


def colonies(seat: int) -> Box:
    x, _ = colony(5, seat)
    return round(x) - 30, realm_layout.COLONIES[1], round(x) + 142, realm_layout.COLONIES[3]


ISLANDS = [grown(realm_layout.DISTANT[number], 6) for number in SEATS]


@pytest.fixture
def view() -> View:
    return confucius.middle()


@pytest.fixture
def bare() -> View:
    """Nobody has any gift."""
    return put(confucius.bare(), "gifts", [[REMOVED] * 6 for _ in SEATS])


def test_what_is_seen_where(view: View) -> None:
    """Any two of the values are told apart."""
    view.armies[0], view.colonies = view.armies[0][:2], [2] * 5
    view.visited, view.first = [[False] * 5 for _ in range(5)], [NOBODY] * 5
    for path, values, box in (
        *(("wall", (length, length + 1), grown(realm_layout.block(length), 6)) for length in range(9)),
        ("lands 0", (1, 0), grown(realm_layout.land(0), 8)),
        *((f"land_state {n}", ("", "won", "lost"), grown(around(seal(n), 96), 2)) for n in range(3)),
        *((f"insulted {seat}", (0, 1, 2), colonies(seat)) for seat in SEATS),
        *(
            (f"ocean {place}", (place, place + 1), around(realm_layout.ocean(5, place, place, PLACES), 56))
            for place in range(PLACES - 1)
        ),
        *((f"visited {seat} {seat}", (False, True), ISLANDS[seat]) for seat in SEATS),
        ("yard 3", (2, 12), (*harbour(D)[:3], realm_layout.HEIGHT)),
    ):
        for one, other in combinations(values, 2):
            assert within(where(put(view, path, one), path, other), box), path


def test_colonies_are_counted_by_seat(view: View) -> None:
    """The slip at the bottom counts the armies as well."""
    for seat in SEATS:
        found = where(put(view, f"colonies {seat}", 2), f"colonies {seat}", 3)
        assert found[1] >= realm_layout.COLONIES[1]
        assert colonies(seat)[0] <= found[0] or found[3] > realm_layout.COLONIES[3]


def test_an_army_stands_in_its_box(view: View) -> None:
    """One after another seat's in every box of the three lands at once, and alone."""
    boxes = {
        (slot, box): around(army_at(view, slot, box), realm_layout.BOX + 22)
        for slot, row in enumerate(view.armies)
        for box in range(len(row))
    }
    armies = ([[seat] * len(row) for row in view.armies] for seat in (NOBODY, *SEATS))
    drawn = [boards.draw(put(view, "armies", held), sheet="realm") for held in armies]
    for one, other in pairwise(drawn):
        assert only_in(one, other, list(boxes.values()))
    for slot in range(3):
        path, owner = f"armies {slot} 1", view.armies[slot][1]
        assert within(where(view, path, (owner + 2) % 5), boxes[slot, 1])


def test_the_boxes_and_the_seal_of_a_land_hide_nothing() -> None:
    """Armies side by side: what one of them changes touches no other's."""
    for number, land in enumerate(printed_lands()):
        view, boxes = confucius.bare(), len(land.boxes)
        view.lands[0], view.armies[0] = number, [NOBODY] * boxes
        found = [where(view, f"armies 0 {box}", C) for box in range(boxes)]
        assert all(within(box, realm_layout.land(0)) for box in found)
        assert all(one[2] <= other[0] for one, other in pairwise(found))
        view.armies[0] = [A] * boxes
        lost = where(view, "land_state 0", "lost")
        assert lost[3] <= army_at(view, 0, boxes - 1)[1] - realm_layout.BOX / 2 + 16


def test_visitors_stand_in_the_lands_they_have_been_to(view: View) -> None:
    """One after another in all lands at once, and the one who was there first."""
    view.visited, view.first = [[False] * 5 for _ in SEATS], [NOBODY] * 5
    drawn = [boards.draw(view, sheet="realm")]
    for seat in SEATS:
        been = put(view, "visited", [[other == seat for other in SEATS] for _ in SEATS])
        drawn.append(boards.draw(been, sheet="realm"))
        assert only_in(drawn[0], drawn[-1], ISLANDS)
    for one, other in combinations(drawn[1:], 2):
        assert only_in(one, other, ISLANDS)
    first = boards.draw(put(been, "first", [E] * 5), sheet="realm")
    assert only_in(drawn[-1], first, [around(chit_at(number), 100) for number in SEATS])


def test_all_visitors_are_seen_side_by_side() -> None:
    view = realm()
    for number in range(5):
        places = [at for at, _ in visitors(view, number)]
        assert len(places) == 5
        assert all(other[0] - one[0] >= 38 for one, other in pairwise(places))
        left, _, right, _ = realm_layout.DISTANT[number]
        assert left + 19 <= places[0][0]
        assert places[-1][0] <= right - 19


def test_a_gift_lies_where_its_giver_and_its_holder_meet(bare: View) -> None:
    """In the realm, and in the table alone: every giver and every holder, and so every row and column."""
    rows = (0, 0, realm_layout.OWES_CELLS_END, OWES_ROWS)
    empty = boards.draw(bare, sheet="gifts").crop(rows)
    for giver, holder in ((giver, (giver + by) % 5) for giver in SEATS for by in (1, 3)):
        at = cell(5, giver, holder)
        for value in (1, 4):
            own = rack(5, giver, value)
            box = where(bare, f"gifts {giver} {value - 1}", holder)
            assert within(box, grown((round(at[0]), round(at[1]), round(own[0]), round(own[1])), 52))
            assert abs(box[0] - (at[0] - realm_layout.PLATE[0] / 2)) < 12
        # numbers of cubes below the rows change as well, and the giver's rack at the right
        given = boards.draw(put(bare, f"gifts {giver} 4", holder), sheet="gifts").crop(rows)
        wide, high = realm_layout.PLATE_LARGE
        assert within(differing(empty, given), around(owes_cell(5, giver, holder), wide + 24, high + 24))


def test_the_value_and_the_giver_of_a_gift_are_seen_in_its_cell(bare: View) -> None:
    at = around(cell(5, A, D), *realm_layout.PLATE)
    values = [boards.draw(put(bare, f"gifts 0 {value}", D), sheet="realm").crop(at) for value in range(6)]
    assert len({plate.tobytes() for plate in values}) == 6
    plates = set()
    for giver in (A, B, C, D):
        given = boards.draw(put(bare, f"gifts {giver} 4", E), sheet="gifts")
        plates.add(given.crop(around(owes_cell(5, giver, E), *realm_layout.PLATE_LARGE)).tobytes())
    assert len(plates) == 4


def test_what_a_giver_has_left_is_told_apart(view: View) -> None:
    for one, other in combinations((UNBOUGHT, AVAILABLE, REMOVED), 2):
        for path, sheet, box in (
            ("gifts 4 3", "realm", around(rack(5, E, 4), 90, 76)),
            ("gifts 4 5", "gifts", around(owes_rack(E, 6), 114, 76)),
        ):
            assert within(boards.where(put(view, path, one), path, other, sheet=sheet), box)


def test_twenty_gifts_fit_into_the_table() -> None:
    for seats in (3, 4, 5):
        assert within(where(realm(seats), "gifts", [[REMOVED] * 6] * seats), realm_layout.GIFTS)


def test_the_cubes_of_the_next_round_stand_below(view: View) -> None:
    """Three or more gifts, given and received, bring the most cubes (Confucius, Cubes)."""
    view.gifts = [[AVAILABLE] * 6 for _ in SEATS]
    x, feet = round(owes_cell(5, A, C)[0]), []
    for path, holder in (("gifts 3 5", UNBOUGHT), ("gifts 0 0", C), ("gifts 2 1", B), ("gifts 2 2", D)):
        view = put(view, path, holder)
        picture = boards.draw(view, sheet="gifts")
        feet.append(picture.crop((x - 40, OWES_ROWS, x + 40, OWES_ROWS + 80)).tobytes())
    none, one, two, three = feet
    assert one == two
    assert len({none, one, three}) == 3


def test_names_too_long_are_cut_and_strange_ones_left_out(view: View) -> None:
    long, odd, none, plain = (
        boards.draw(view, sheet="gifts", names=(name, *NAMES[1:]))
        for name in ("W" * 40, "\U0001f600", "", NAMES[0])
    )
    assert long != plain
    assert odd == none


MIDDLE = confucius.middle()
LAND, ARMY = LandResolved(2, 4, False, (), 8), ArmyMoved(C, C, 0, 1, 1, 1, 3, 2)
RINGS: tuple[tuple[Event, tuple[float, float], int], ...] = (
    (WallBuilt(wall=3), middle(realm_layout.block(2)), 150),
    (Recruited(seat=C, armies=2), colony(5, C), 80),
    (Invaded(seat=C, slot=1, land=3, box=0), army_at(MIDDLE, 1, 0), 110),
    (ARMY, army_at(MIDDLE, 1, 2), 110),
    (LAND, seal(2), 132),
    (JunksBought(seat=D, count=2, yard=2), yard_at(5, D), 108),
    (Sailed(seat=D, junks=3, ocean=3), realm_layout.ocean(5, D, 2, 5), 250),
    (Visited(seat=D, land=4, points=0), visitors(MIDDLE, 4)[0][0], 76),
    (GiftBought(seat=D, value=6, free=False), rack(5, D, 6), 96),
    (GiftGiven(seat=C, to=D, value=3), cell(5, C, D), 120),
    (GiftRemoved(giver=C, holder=0, value=2, why="better"), cell(5, C, 0), 120),
    (GiftRemoved(giver=C, holder=NOBODY, value=2, why="petition"), rack(5, C, 2), 96),
)


def test_the_last_turn_is_ringed(view: View) -> None:
    boards.check_rings(view, ((event, around(at, wide)) for event, at, wide in RINGS), sheet="realm")


def test_the_first_visitor_and_both_shipyards_are_ringed(view: View) -> None:
    box = boards.rings(view, Visited(seat=D, land=4, points=3), sheet="realm")
    assert box[1] < chit_at(4)[1] < realm_layout.DISTANT[4][1] + 60 < box[3]
    box = boards.rings(view, JunksMoved(seat=C, origin=1, to=4, count=2), sheet="realm")
    assert box[0] < yard_at(5, 1)[0] < yard_at(5, 4)[0] < box[2]


def test_an_insult_is_ringed_beside_the_colonies(view: View) -> None:
    view.insulted[C] = 1
    assert within(boards.rings(view, Insulted(seat=C), sheet="realm"), grown(colonies(C), 12))


INVADE = asking("land", "yunnan", "manchuria", do="invade")
BOXES = asking("box", "1", "2", do="invade", land="korea")
NECKLACE = asking("box2", "1", "3", do="petition", gift="necklace", land="yunnan", box="1", land2="manchuria")
JUNKS = asking("count", "1", "2", "3", do="junks")
SAIL = asking("junks", "1", "2", do="voyage")
VOYAGE = asking("land", "spice", "africa", do="voyage", junks="3")
FROM = asking("from", "B", "E", do="petition", gift="tile")
TO = asking("to", "A", "B", "C", do="petition", gift="tile")
BUY = asking("gift", "2", "3", do="buy")
GIVE = asking("to", "A", "B", do="give", gift="6")
PETITION = asking("gift", "junk", "vase", do="petition")
CARD = asking("gift", "2", "3", do="card", card="gift")
WITH_HAND = (INVADE, BOXES, JUNKS, SAIL, VOYAGE, BUY)
ALONE = (NECKLACE, FROM, TO, GIVE, PETITION, CARD)


def on_part(at: tuple[float, float], part: Box, wide: float, high: float | None = None) -> Box:
    """A box round a place of the sheet, on one of its parts."""
    return moved(around(at, wide, high), part[0], part[1])


def test_questions_of_the_realm_show_their_part_and_the_own_cards_where_they_pay(view: View) -> None:
    """Their sizes are tested with those of all games."""
    other = put(view, "hands 3", [0, 0, 1, 0])
    for question in (*WITH_HAND, *ALONE):
        assert is_realm(question)
        picture = boards.draw(view, question=question)
        assert picture.width == WIDTH
        assert picture.height < 1200
        if question in WITH_HAND:
            strip = (0, picture.height - INFO, WIDTH, picture.height)
            assert within(boards.between(view, other, question), strip)
        else:
            assert boards.draw(other, question=question) == picture


def test_questions_of_the_court_are_left_to_it() -> None:
    """Those of the realm are shown as such by the tests of what they show."""
    given = {"ministry": "hubu", "space": "3"}
    questions = [asking(slot, "A", "B") for slot in ("do", "ministry", "chief", "pay", "cards", "student")]
    questions += [asking("to", "A", "B", do="transfer", **given)]
    questions += [asking("to", "A", "B", do="petition", gift="junk", **given)]
    assert not any(is_realm(question) for question in questions)


def island(token: str) -> Box:
    left, top, _, _ = realm_layout.SEAS_PART
    return grown(moved(realm_layout.DISTANT[DISTANTS.index(token)], left, top), 12)


def harbour_part(seat: int) -> Box:
    left, top, _, _ = realm_layout.SEAS_PART
    return grown(moved(harbour(seat), left, top), 12)


OWN_GIFT = around(owes_rack(D, 3), 122, 84)


def test_what_is_among_the_answers_is_framed(view: View) -> None:
    assert [printed_lands()[number].id for number in view.lands] == ["yunnan", "korea", "manchuria"]
    wide, high = realm_layout.PLATE_LARGE
    boards.check_marks(
        view,
        (
            (INVADE, "manchuria", on_part(middle(realm_layout.land(2)), realm_layout.LANDS_PART, 400, 240)),
            (BOXES, "2", on_part(army_at(view, 1, 1), realm_layout.LANDS_PART, 100)),
            (NECKLACE, "3", on_part(army_at(view, 2, 2), realm_layout.LANDS_PART, 100)),
            (VOYAGE, "spice", island("spice")),
            (VOYAGE, "africa", island("africa")),
            (FROM, "E", harbour_part(4)),
            (TO, "C", harbour_part(2)),
            (BUY, "3", OWN_GIFT),
            (CARD, "3", OWN_GIFT),
            (GIVE, "B", around(owes_cell(5, D, 1), wide + 24, high + 24)),
        ),
    )


def test_the_army_of_the_necklace_is_marked(view: View) -> None:
    other = structs.replace(NECKLACE, given={**NECKLACE.given, "box": "2"})
    one, two = (on_part(army_at(view, 0, box), realm_layout.LANDS_PART, 100) for box in (0, 1))
    assert within(boards.asks(view, NECKLACE, other), (*one[:2], two[2], one[3]))


def test_the_own_harbour_is_framed_when_junks_are_bought(view: View) -> None:
    box = boards.where(view, "turn", 0, JUNKS)
    assert box[0] < realm_layout.slips(5).middle(0) < realm_layout.slips(5).middle(3) < box[2]


def test_who_may_get_the_gift_is_shown_with_it(view: View) -> None:
    other = structs.replace(GIVE, given={**GIVE.given, "gift": "1"})
    differing(boards.draw(view, question=GIVE), boards.draw(view, question=other))
