"""The panel of Yunnan: every choice tells what it costs or brings."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from bot.text.room import LONGEST_LABEL
from games.yunnan import GAME
from games.yunnan.components import BUILDINGS
from games.yunnan.position import YunnanPosition
from tests.support.games.yunnan.scenes import scene
from tests.support.text.speaking import WORDS, Speech, scripts

says = Speech("yunnan")
Before = Callable[[], YunnanPosition]


def bidding() -> YunnanPosition:
    """A has bid 9 and holds 20; the horse is in Sichuan, D in the bank."""
    return scene(
        bids={"customs": "B5 C15", "dragon": "D7", "school": "A9"},
        bank=".E",
        seats=5,
        at_home=2,
        money={"A": 20},
        horse={"A": "sichuan"},
        passes="32222",
        general={"A": 3},
    )


def yard() -> YunnanPosition:
    return scene("yard", traders={"A": "sichuan"}, horse={"A": "sichuan"}, stock={"A": "bridge"})


def travelling() -> YunnanPosition:
    return scene(
        "travel",
        waiting="B",
        traders={"A": "puer puer yunnan", "B": "sichuan qamdo", "C": "sichuan sichuan"},
        influence="2110",
        passes="3222",
        horse={"A": "qamdo"},
        stock={"A": "post bridge teahouse"},
        gifts_left={"sichuan": 5, "qamdo": 1},
    )


PANELS: dict[Before, str] = {
    # bids
    bidding: """
        hint -> Choose where a trader goes, or pass
        hint yard -> Choose your bid
        ?
        horse -> Horse Dealer: horse to Qamdo | free: 5 7 9
        dragon -> Dragon House: +1 influence (0 → 1) | free: 9 · bids: ◆ Lena 7
        yard -> Building Yard: +1 structure (0 → 1) | free: 5 7 9
        bank -> Bank: 12 yuan now | your bid goes to the market
        market -> Market: a trader to travel | then 1 there, 1 at home
        pass -> Pass | 2 traders to market · you are done bidding
        """,
    partial(scene, bids={"customs": "B5", "school": "A9"}, at_home=2): """
        customs? What do you bid at the Customs House? You hold 30 yuan, 9 bid.
        dragon?
        7 -> 7: not safe | then 16 of 30 yuan bid
        15 -> 15: safe | then 24 of 30 yuan bid
        """,
    partial(scene, bids={"customs": "B5"}, at_home=2, money={"A": 10}, expert=True, round=4): """
        label customs 15 -> 15: throws out ■ Jonas | 5 yuan too few: −25 points · safe
        """,
    partial(scene, bids={"customs": "B5"}, at_home=1): """
        customs 7
        ? You were thrown out of the Customs House (5) by ● Mei (7). What do you do? You hold 30 yuan; 2
            traders at home.
        """,
    # the bank, passing, a trader from a province
    partial(scene, bids={"customs": "B5 C15", "dragon": "D7", "school": "A9"}, at_home=2): """
        bank?
        right -> Lower side: 8 yuan now | bids then 27; 9 yuan from 30
        """,
    partial(scene, bids=dict.fromkeys(("customs", "dragon", "school"), "B9 C12 D15"), at_home=1): """
        hint bank -> Choose a side
        label bank left -> Higher side: 27 yuan now | bids then 108: it pays no more
        """,
    # With its last trader there the bidding ends, and bids are taken off the board.
    partial(scene, bids={"customs": "B5 C15", "dragon": "A7", "school": "D9"}, passed="BCD", at_home=1): """
        label bank -> Bank: 12 or 8 yuan now | your bid goes to the market
        label bank left -> Higher side: 12 yuan now | bids then 29; 15 yuan from 30
        label bank right -> Lower side: 8 yuan now | bids then 29; 9 yuan from 30
        A tries bank right
        previewed -> … | **Bank**: for bids of 29 (■ 5 + ▲ 15 + ◆ 9) it pays ● **Mei** **8**. | …
        """,
    partial(scene, bids=dict.fromkeys(BUILDINGS, "A12"), at_home=1): """
        label bank -> Bank: 9 or 6 yuan now | your 5 bids go to the market
        """,
    partial(scene, bids={"customs": "A5", "yard": "A7", "dragon": "A9"}, at_home=1): """
        label pass -> Pass | 1 trader to market · back if thrown out
        """,
    partial(scene, traders={"A": "yunnan"}, passed="BCD"): """
        label pass -> Pass | no trader at home · the bidding ends
        """,
    partial(
        scene,
        bids={"customs": "B5"},
        supply={"B": 1},
        traders={"A": "yunnan yunnan sichuan tibet"},
        posts={"A": "qamdo"},
    ): """
        chosen customs 9 -> Customs House 9
        chosen bank left -> bank higher
        chosen market -> market
        hint market -> Choose a province
        ? What do you do? You hold 30 yuan; none of your traders is at home, so one comes from a province.
        label market -> Market: a trader to travel | then 1 there, one fewer in a province
        customs 9? No trader is at home. Which province does one come from?
        yunnan -> From Yunnan (2) | 1 stays
        sichuan -> From Sichuan (1) | gap to Qamdo and Tibet
        """,
    # structures
    yard: """
        hint -> Choose a structure
        hint teahouse -> Choose a province, or keep it
        ?
        post -> Trading post | income, holds a province · 2 left
        bridge -> Bridge | a way for no pass · 1 left
        teahouse -> Tea house | no inspector, +12 at the end · 2 left
        teahouse?
        yunnan -> In Yunnan, at once | no trader there yet · +12 at the end
        keep -> Keep it | you build it when you travel
        """,
    # a journey
    travelling: """
        hint -> Choose what to do next
        hint puer -> Choose a province
        hint post -> Choose a place
        chosen puer -> from Pu’er
        chosen post -> trading post
        ? What next? 3 of 3 passes left. If you stop now: income 12.
        puer -> From Pu’er: 2 traders can travel | passes: Yunnan 1, Sichuan 2, Qamdo 3
        yunnan -> From Yunnan: 1 trader can travel | passes: Pu’er 1, Sichuan 1, Qamdo 2
        post -> Build a trading post (1 in stock) | Yunnan, Sichuan, Qamdo
        bridge -> Build the bridge Yunnan–Qamdo | income stays 12 · passes: Qamdo 3 → 1
        teahouse -> Build a tea house (1 in stock) | Yunnan, Sichuan, Qamdo
        puer? Where does a trader from Pu’er go? 3 of 3 passes left.
        sichuan -> Sichuan: 2 passes | income 12 → 18 · may displace ■ ▲ · 5 gifts
        qamdo -> Qamdo: 3 passes | income stays 12 · may displace ■ Jonas · 1 isolated
        post?
        label teahouse yunnan -> Yunnan | guards your trader · +12 at the end
        move puer sichuan
        ? Whom do you displace in Sichuan? Your influence is 2.
        B -> ■ Jonas: back to Yunnan | influence 1 to your 2
        C -> ▲ Aiko: back to Yunnan | influence 1 to your 2 · income 12 → 15
        none -> Nobody | all traders stay
        """,
    partial(
        scene, "travel", waiting="B", traders={"A": "puer"}, horse={"A": "yunnan"}, stock={"A": "post"}
    ): """
        ?
        puer -> Pu’er → Yunnan: 1 pass | income 3 → 6
        post -> Build the trading post in Yunnan | income 3 → 4 · 1 yuan while connected
        end -> End the journey: income 3 | all traders connected · 2 passes unused
        """,
    partial(travelling): """
        move puer qamdo, displace none
        ? What next? 0 of 3 passes left. If you stop now: income 12, with traders isolated: Qamdo 1.
        label end -> End the journey: income 12 | 1 isolated, to market
        """,
    # points and yuan
    partial(scene, "convert", incomes={"A": 21}, vp={"A": 66}, money={"A": 9}): """
        hint -> Choose the points
        ? How much of your income of 21 becomes points? The rest is money.
        label 0 -> 0 points, keep 21 yuan | points stay 66 · yuan 9 → 30
        label 14 -> 14 points, keep 7 yuan | points 66 → 80 · yuan 9 → 16 · last round
        """,
    partial(scene, "convert", incomes={"A": 30}, vp={"A": 1}): """
        label 30 -> 30 points, keep 0 yuan | points 1 → 31 · yuan stay 30
        """,
    # with two players
    partial(scene, seats=2, turn="C", order="CBAD", bids={"customs": "A5", "dragon": "B7"}, at_home=1): """
        ? ▲: What do you do? You hold 30 yuan; 1 trader at home.
        label customs -> Customs House: +1 pass (2 → 3) | free: 7 9 12 15 · bids: your ● 5
        customs?
        label customs 7 -> 7: throws out your ● | then 7 of 30 yuan bid · not safe
        """,
    # the hand
    partial(
        scene,
        bids={"customs": "A7"},
        bank="A.",
        supply={"A": 1},
        traders={"A": "yunnan yunnan tibet"},
        posts={"A": "sichuan"},
        bridges={"A": "yunnan-tibet"},
        teahouses={"yunnan": "A"},
        stock={"A": "bridge teahouse"},
        gifts={"A": 2},
        incomes={"A": 24},
        vp={"A": 31},
    ): """
        hand -> 31 points. | You hold 30 yuan (7 bid), last income 24; 2 passes, influence 0, horse in
            Qinghai; 6 traders, 1 at home; in stock bridge + tea house; 2 gifts. Traders: Customs House 7,
            higher side of the bank, Yunnan 2, Tibet 1. Standing: trading post in Sichuan, bridge
            Yunnan–Tibet, tea house in Yunnan.
        """,
    partial(scene, seats=2, supply={"A": 3, "C": 2}, traders={"C": "puer"}, vp={"A": -1}): """
        hand -> −1 point. | A ●: 30 yuan, last income 0; 2 passes, influence 0, horse in Qinghai; 3 traders, 3
            at home. Traders: none. Standing: none. | …
        """,
}


@pytest.mark.parametrize(("before", "script"), scripts(PANELS))
def test_the_panel_tells_what_every_choice_costs_or_brings(before: Before, script: str) -> None:
    says.follow(before(), script)


def test_standing_orders_say_what_they_do_and_when_they_end() -> None:
    for name in GAME.orders:
        facts: dict[str, Any] = {"building": "school", "amount": 9}
        said = WORDS(f"order-yunnan-{name}", subject="none", token="", **facts)
        assert WORDS(f"order-yunnan-{name}", subject="C", token="▲", **facts) == f"▲ {said}"
        assert name in ("bid", "convert") or said.startswith("Pass ")
        detail = WORDS(f"order-yunnan-{name}.detail")
        assert ("until you switch" if name == "convert" else "Off when") in detail
        assert len(detail) <= LONGEST_LABEL
