"""What Yunnan refuses, in one clear sentence with the rule and the numbers."""

from collections.abc import Callable
from functools import partial

from games.yunnan.position import YunnanPosition
from tests.support.games.yunnan.scenes import scene


def bidding() -> YunnanPosition:
    return scene(
        bids={"customs": "B9", "school": "A9", "dragon": "C5"},
        bank="D.",
        at_home=2,
        money={"A": 12},
        horse={"A": "sichuan"},
        traders={"A": "tibet"},
    )


def travelling(passes: str = "3222", last: str = "sichuan") -> YunnanPosition:
    """A travels; D has a trader in that last province."""
    return scene(
        "travel",
        waiting="B",
        traders={"A": "puer yunnan", "B": "sichuan", "C": "sichuan", "D": last},
        influence="2123",
        passes=passes,
        horse={"A": "sichuan"},
        stock={"A": "teahouse bridge"},
        teahouses={"sichuan": "B"},
    )


def two() -> YunnanPosition:
    """B's second colour is in the bank, A's second one has bid."""
    return scene(seats=2, turn="B", order="BADC", bids={"customs": "C9"}, bank="D.", at_home=1)


ALL = "post post bridge bridge teahouse teahouse"

REFUSED: dict[Callable[[], YunnanPosition], str] = {
    bidding: """
        end -> The bidding goes on: bid, put a trader in the market, go to the bank, or pass.
        bank left -> ◆ **Lena** is on the higher side of the bank already.
        school 12 -> You already bid 9 at the Trade School: only one of your traders in each building.
        customs 9 -> The 9 at the Customs House is taken, by ■ **Jonas**.
        customs 7 -> Somebody bids 9 at the Customs House. A bid of 7 must be the highest there: every higher
            bid throws out the small ones.
        dragon 7 -> You hold 12 yuan and have bid 9 of it, and a bid of 7 is more than what is left: 4 more
            would do.
        """,
    partial(scene, "yard"): "pass -> First take a structure from the Building Yard, as in `take post`.",
    travelling: """
        pass -> Everybody travels now: move traders and build, then `end`.
        build teahouse puer -> Pu’er has no place for a tea house.
        move puer qamdo -> Your horse has only reached Sichuan, and Qamdo lies beyond it.
        build teahouse sichuan -> ■ **Jonas** has a tea house in Sichuan, and a province has room for only
            one.
        build post yunnan -> You have no trading post in stock: the Building Yard gives them.
        displace B -> Only a trader who has just ended a journey displaces somebody.
        move sichuan yunnan -> You have no trader in Sichuan.
        move yunnan yunnan -> A journey leads to another province, and Yunnan is where it starts.
        move puer sichuan, end -> A trader of yours has just arrived in Sichuan: first say whom it displaces,
            as in `displace none`.
        move puer sichuan, displace A -> Those are your own traders: only other colours are displaced.
        move puer sichuan, displace C -> ▲ **Aiko** has influence 2 and you have 2: only traders with less
            influence than yours can be displaced.
        """,
    partial(scene, "convert", incomes={"A": 5}): """
        pass -> Incomes are converted now: say how many points you take, as in `convert 6`.
        """,
    partial(scene, at_home=2, traders={"A": "tibet"}): """
        yard 5 tibet -> You still have 2 traders at home, who go first: one from a province only when nobody
            is at home.
        """,
    partial(scene, traders={"A": "puer tibet yunnan"}): """
        market -> None of your traders is at home. Say from which province one comes: Yunnan, Tibet.
        market puer -> A trader who is in the market of Pu’er stays there: none is taken from it for a bid.
        market sichuan -> You have no trader in Sichuan.
        """,
    partial(scene, bank="A.", at_home=1): """
        school 7 -> You are in the bank: no bid in a building and no second side of the bank in this round.
            The market stays open to you.
        """,
    partial(scene, supply={"A": 7}): """
        school 5 -> All 7 of your traders are in play, so the Trade School has nothing for you.
        """,
    partial(scene, at_home=1, passes="6222", influence="4000", used={"A": ALL}): """
        customs 5 -> You have 6 border passes, which is the most, so the Customs House has nothing for you.
        horse 5 -> Your horse stands at the end of the road, so the Horse Dealer has nothing for you.
        dragon 5 -> Your influence is 4, which is the most, so the Dragon House has nothing for you.
        yard 5 -> You have taken all 6 structures, so the Building Yard has nothing for you.
        """,
    partial(scene, at_home=1, money={"A": 6}): """
        dragon 7 -> You hold 6 yuan, and a bid of 7 is more than that: 1 more would do.
        """,
    partial(scene, "yard", used={"A": "bridge bridge"}): """
        take bridge -> You have taken all your bridges already.
        """,
    partial(
        scene,
        "travel",
        waiting="B",
        traders={"A": "puer"},
        bridges={"A": "yunnan-qamdo"},
        stock={"A": "bridge"},
    ): """
        build bridge yunnan qamdo -> You already have a bridge Yunnan–Qamdo.
        """,
    partial(travelling, last="puer"): "move puer sichuan, displace D -> ◆ **Lena** has no trader in Sichuan.",
    partial(travelling, passes="2222"): """
        move puer sichuan, displace none, move sichuan yunnan -> Your trader in Sichuan has travelled in this
            turn: one journey for each.
        move puer sichuan, displace none, move yunnan puer -> That takes 1 border pass, and none is left in
            this turn.
        """,
    partial(scene, "convert", incomes={"A": 21}): """
        convert 22 -> Your income in this round is 21 yuan, so 22 points are too many. Older money is never
            converted.
        """,
    partial(scene, seats=2, at_home=1): "resign A, pass -> The match is over.",
    (lambda: bidding().view(1)): "pass -> It is the turn of ● **Mei**.",
    partial(scene, at_home=1): "resign C, resign C -> ▲ **Aiko** has resigned already.",
    two: """
        customs 9 -> The 9 at the Customs House is taken, by ▲ **Mei**.
        bank left -> ◆ **Jonas** is on the higher side of the bank already.
        """,
}
