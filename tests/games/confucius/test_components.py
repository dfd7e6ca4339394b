"""The shipped data are what the rules' text says is printed; places for rings are all different."""

from collections import Counter

from games.confucius import components, places
from games.confucius.components import DO, lands, space_of
from tests.games.confucius import printed


def test_officials_candidates_and_chits() -> None:
    court = components.court()
    assert Counter(court.officials) == printed.OFFICIALS
    assert sum(printed.OFFICIALS.values()) == 24
    assert [space + 1 for space in court.start] == list(printed.FIRST_SPACES)
    assert (court.each, court.any) == (1, 3)
    assert tuple(court.chits) == printed.MINISTRY_CHITS
    assert court.title == 1
    assert components.MINISTRIES == printed.MINISTRIES


def test_cards() -> None:
    cards = components.cards()
    assert (cards.cash, cards.licences, cards.counts, cards.hand) == (
        (1, 2, 3),
        (3, 2, 1),
        (22, 22, 22),
        (1, 1, 1),
    )
    assert (cards.limit, cards.commercial, cards.bonus, cards.tax, cards.cancel) == (4, 4, 1, 2, 3)
    assert (cards.total((1, 2, 3), "cash"), cards.total((1, 2, 3), "licences")) == (14, 10)


def test_gifts() -> None:
    gifts = components.gifts()
    assert gifts.ids == printed.GIFTS
    assert gifts.available == (True, False, False, False, False, False)
    assert gifts.junks == 2
    assert list(gifts.values) == [1, 2, 3, 4, 5, 6]
    assert gifts.id(3) == "vase"


def test_lands() -> None:
    found = {
        land.id: (
            land.price,
            " ".join(f"{points}{'*' * (number == land.star)}" for number, points in enumerate(land.boxes)),
        )
        for land in lands()
    }
    assert found == printed.LANDS
    assert [land.name.lower() for land in lands()] == [land.id for land in lands()]
    realm = components.realm()
    assert (realm.wall, realm.armies, realm.junks, realm.voyage) == (9, 6, 25, 5)
    assert (realm.soldiers, realm.walls) == ((1, 2, 3), (4, 6, 8))
    assert tuple(realm.chits) == printed.DISTANT_CHITS
    assert components.DISTANT == printed.DISTANT


def test_the_action_box() -> None:
    box = components.box()
    assert tuple(space.id for space in box.spaces) == printed.BOX
    assert {do: printed.BOX[space_of(do)] for do in DO if space_of(do) >= 0} == printed.SPACE_OF
    assert [do for do in DO if space_of(do) < 0] == ["transfer", "card", "pass"]
    cubes = {space.id: (space.first, space.again) for space in box.spaces}
    assert cubes.pop("petition") == (2, 2)
    assert cubes.pop("nothing") == cubes.pop("commercial") == (1, 1)
    assert cubes.pop("favour")[0] == 1
    assert set(cubes.values()) == {(1, 2)}
    assert [box.cubes_for(gifts) for gifts in range(9)] == [3, 4, 4, 5, 5, 5, 5, 5, 5]
    assert (box.nominate, box.force, box.recruit, box.sail) == (2, 2, 6, 1)
    assert box.junks == tuple(printed.JUNK_PRICES.values())
    assert box.less_junks == tuple(printed.JUNK_PRICES_GONGBU.values())
    assert (box.less_officials, box.less_recruit) == (1, 4)


def test_rewards() -> None:
    rewards = components.rewards()
    assert sorted(rewards.deck) == sorted(printed.REWARDS)
    assert len(rewards.deck) == 10
    assert (rewards.cash, rewards.insult) == (4, 2)


def test_every_place_is_one_of_its_own() -> None:
    found = [
        *(places.official_place(ministry, space) for ministry in range(3) for space in range(7)),
        *(places.student_place(student) for student in range(2)),
        places.CANDIDATE_PLACE,
        *(places.post_place(ministry, post) for ministry in range(3) for post in range(2)),
        *(places.land_place(slot, box) for slot in range(3) for box in range(4)),
        places.COLONIES_PLACE,
        *(places.distant_place(land) for land in range(5)),
        *(places.yard_place(seat) for seat in range(5)),
        *(places.ocean_place(seat) for seat in range(5)),
        *(places.wall_place(step) for step in range(1, 10)),
        *(places.box_place(space) for space in range(12)),
        *(places.gift_place(giver, holder) for giver in range(5) for holder in range(5)),
        *(places.rack_place(seat) for seat in range(5)),
    ]
    assert found == list(range(109))
    first_of_realm, first_of_box, after_box = (
        places.land_place(0, 0),
        places.box_place(0),
        places.gift_place(0, 0),
    )
    assert {*found[:first_of_realm], *found[first_of_box:after_box]} == places.COURT_PLACES
