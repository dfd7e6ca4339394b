"""What Confucius refuses, and what the box says of actions that are not possible now."""

from collections.abc import Callable
from functools import partial

from games.confucius.position import ConfuciusPosition
from tests.support.games.confucius.scenes import scene
from tests.support.text.confucius.situations import extra, favour, met, resolved, won

LANDS = ("annam", "mongolia", "manchuria")
DISTANT = ("spice", "india", "arabia", "africa", "americas")
Before = Callable[[], ConfuciusPosition]


def sailing() -> ConfuciusPosition:
    """The Americas alone are left to A."""
    visited = {"spice": "BA", "india": "A", "arabia": "A", "africa": "A"}
    return scene(yard={"A": 9}, ocean={"A": 1}, visited=visited, hands={"A": "111"})


def officials() -> ConfuciusPosition:
    """A may not bribe in Hubu: it holds B's vase, and B has as many there."""
    return scene(
        bingbu="0A! . 2 4A 6B! . .",
        hubu=". . 5 3A 4B . .",
        gifts="B3A",
        posts={"gongbu": "AB"},
        transferred="bingbu 4",
        rewards={"A": "bribe-any bribe-hubu"},
    )


def lands() -> ConfuciusPosition:
    return scene(
        colonies={"A": 1},
        armies={"annam": "B.", "mongolia": "A..", "manchuria": "...."},
        land_state={"manchuria": "lost"},
        gifts="A5",
        hands={"A": "333"},
    )


def ships() -> ConfuciusPosition:
    return scene(
        yard={"A": 7, "B": 2, "C": 14},
        ocean={"A": 1},
        visited={"spice": "BA", "india": "A", "arabia": "A", "africa": "A"},
        gifts="A2",
        hands={"A": "111"},
    )


REFUSED: dict[Before, str] = {
    partial(scene, seats=3): "resign B, resign C, tax -> The match is over.",
    (lambda: scene().view(1)): "tax -> It is the turn of ● **Mei**.",
    partial(scene, "chief", chief="A"): """
        tax -> First name the next Chief Minister, as in `chief B`.
        chief A -> The Chief Minister names somebody else.
        chief E -> There is no seat E in this match.
        """,
    scene: """
        pay 2 -> It is time for an action, as in `bribe hubu 3`, or a reward card.
        pass -> You have 3 cubes left, so you cannot pass. `nothing` uses one.
        invade annam 1 -> You have no army in your colonies: recruit one first.
        commercial 2 3 -> Those cards are worth 5 cash; for commercial income you give up 4 at most.
        commercial 1 -> You hold no card of 1 cash.
        card cash -> You do not hold the reward card “Cash”.
        """,
    extra: """
        pay 2 -> You have an extra action now: any action of the box, as in `tax`.
        pass -> An extra action is taken at once; `nothing` is one too.
        card cash -> The extra action is one of the box: no other reward card can be played for it.
        """,
    favour: """
        pay 2 -> You have the Imperial Favour now: any action of the box, as in `tax`, or `nothing`.
        pass -> The Imperial Favour cannot be passed; `nothing` uses it too.
        card cash -> The Imperial Favour is for actions of the box: no reward card can be played with it.
        """,
    partial(scene, hands={"A": "1223"}): """
        buy 4, tax -> First pay 4 cash, as in `pay 2 3`.
        buy 4, pay 3 3 -> You hold only 1 card of 3 cash.
        buy 4, pay 1 2 -> Those cards are worth 3 cash, and 4 are due: 1 more would do.
        """,
    partial(met, students="BC", gifts="B4A C2A", chief="A"): """
        tax -> An examination is held: lay cards for a student, as in `tutor red 1 2`.
        tutor orange 2 -> You hold the coat of ■ **Jonas**, so you lay cards for ■ **Jonas**’s student, red:
            it is worth more than the tile you hold of ▲ **Aiko**.
        """,
    partial(won, ". . 2 4 . . ."): """
        tax -> First place the candidate, as in `place hubu 5`.
        place hubu 5 -> A candidate for Bingbu goes there while a place there is empty or an
            official is not secured.
        place bingbu 3 -> While there is an empty place, the candidate cannot replace the official on Bingbu
            3.
        """,
    resolved: """
        tax -> First say who gets your influence, as in `influence B`.
        influence C -> Your influence goes to another player.
        influence E -> ⬢ **Tom** has no influence in Bingbu.
        influence B -> Your highest gifts here (worth 3) are those of ● **Mei** and ◆ **Lena**: your
            influence goes to one of them.
        """,
    partial(met, hands={"A": "112233"}, chief="A"): """
        tax -> First discard, as in `discard 1 1`.
        discard 1 -> You keep 4 cards, so discard 2 cards; those are 1.
        """,
    partial(scene, cubes="1333", box={"A": "officials"}, bingbu=". . 2 . . . ."): """
        bribe bingbu 3 -> That takes 2 cubes, and you have 1 left. The first action on a space of the box
            takes 1, every later one in the same round 2.
        """,
    partial(scene, cubes="1333", gifts="A3", students="B."): """
        petition vase red -> That takes 2 cubes, and you have 1 left. A petition always takes 2.
        """,
    partial(scene, gifts="A3"): """
        resign B, give 3 B -> ■ **Jonas** has left the match: choose somebody else.
        resign B, resign B -> ■ **Jonas** has resigned already.
        """,
    partial(scene, options={"game": "basic"}, gifts="A3", students="B."): """
        petition vase red -> This match is played without petitions to the Emperor.
        """,
    partial(scene, round=1): """
        nominate red -> There is no examination in round 1: nobody nominates or forces one before round 2.
        """,
    officials: """
        bribe gongbu 3 -> Gongbu is resolved, and nothing changes there any more.
        bribe bingbu 2 -> There is no official on Bingbu 2.
        bribe bingbu 5 -> The official on Bingbu 5 already has the marker of ■ **Jonas**: bribe one that has
            none.
        bribe bingbu 4 -> The official on Bingbu 4 is yours already.
        bribe hubu 3 -> You hold the vase of ■ **Jonas**: while ■ **Jonas** has an official in Hubu and you
            have as many or more, you may not bribe there. Now it is 1 there to your 1.
        secure hubu 3 -> Nobody has bribed the official on Hubu 3.
        secure hubu 5 -> The official on Hubu 5 has the marker of ■ **Jonas**, not yours.
        secure bingbu 1 -> The official on Bingbu 1 is secured already.
        transfer hubu 4 A -> A transfer goes to another player.
        transfer bingbu 4 B -> The official on Bingbu 4 was transferred in this round: it can be
            transferred again in the next.
        card bribe-hubu bingbu 3 -> “Bribe in Hubu” works only in Hubu, until that ministry is resolved.
        card bribe-hubu hubu 4 -> The official on Hubu 4 is yours already: take one without a marker or one of
            another player.
        card bribe-any bingbu 5 -> The official of ■ **Jonas** on Bingbu 5 is secured: a bribery card cannot
            take it.
        """,
    partial(scene, students=".A", gifts="A3"): """
        nominate red -> You already have a student on orange, and cannot nominate a second.
        petition vase red -> There is no student on red.
        petition vase orange -> The student on orange is yours already.
        """,
    partial(scene, students="B."): "nominate red -> ■ **Jonas** already has the student on red.",
    partial(scene, colonies={"A": 6}): "recruit -> All 6 of your armies are out.",
    lands: """
        invade korea 1 -> Korea is not in this match.
        invade manchuria 1 -> Manchuria is lost already: no army comes or goes there.
        invade annam 1 -> ■ **Jonas** has an army in Annam, box 1.
        petition necklace annam 2 mongolia 2 -> There is no army in Annam, box 2.
        petition necklace annam 1 mongolia 2 -> The army in Annam, box 1, belongs to ■ **Jonas**; in this
            match the necklace moves only your own.
        """,
    ships: """
        junks 2 -> Only 1 junk is left in the supply.
        voyage 8 -> You have 7 junks in your shipyard, so 8 cannot sail.
        voyage 4 -> With 4 junks you complete 1 voyage: name 1 land, as in `voyage 4 africa`.
        voyage 2 americas -> With 2 junks you complete no voyage, so name no land: `voyage 2`.
        voyage 4 spice -> You have been to the Spice Islands already.
        petition tile A B -> The junks come from the shipyard of another player.
        petition tile B B -> The junks leave the shipyard of ■ **Jonas**: choose another one for them.
        petition tile D A -> There is no junk in the shipyard of ◆ **Lena**.
        """,
    partial(scene, yard={"A": 2}, visited=dict.fromkeys(DISTANT, "A")): """
        voyage 1 -> You have visited all distant lands, so you can sail no more.
        """,
    sailing: "voyage 9 americas -> 9 junks more would complete 2 voyages, and only 1 land is left to visit.",
    partial(scene, gifts="B4A A3 A2B A5-", hands={"A": "333"}): """
        give 6 B -> You have not bought the junk yet.
        buy 3 -> You have already bought the vase.
        give 2 C -> Your tile is with ■ **Jonas** already.
        give 5 C -> Your necklace has left the game.
        give 3 A -> A gift goes to another player.
        give 3 B -> You hold the coat (4) of ■ **Jonas**: a gift back must be worth 4 or more, and this one is
            worth 3.
        """,
    partial(scene, commercial="A"): """
        commercial none -> You have had commercial income in this round; it comes once a round.
        """,
    partial(scene, hands={"A": "12"}): "buy 6 -> That costs 6 cash, and you have 3: 3 more would do.",
    partial(scene, hands={"A": "33"}): """
        recruit -> That takes 6 licences, and all your cards come to 2: 4 more would do.
        """,
    partial(scene, bingbu=". . 2A . . . .", gifts="A4"): """
        petition coat bingbu 3 bingbu 3 -> An official swaps places with another one.
        """,
    partial(scene, bingbu=". . 2A . . . .", hubu=". 3 . . . . .", gifts="A4"): """
        petition coat bingbu 3 hubu 2 -> Place 2 is higher than place 3: yours swaps with a place of the
            same or a higher number.
        """,
    partial(met, students="BC", gifts="B4A", chief="A"): """
        tutor orange 2 -> You hold the coat of ■ **Jonas**, so you lay cards for ■ **Jonas**’s student, red.
        """,
    partial(won, "2A! 3A! 4B! 5B! 6A! 3 2"): """
        place bingbu 3 -> The official on Bingbu 3 is secured, and no candidate replaces it.
        """,
}

NOT_NOW: dict[Before, str] = {
    scene: """
        bribe -> There is no official without a marker in an open ministry. | no official without a marker
        secure -> You have no official that is not secured in an open ministry. | no unsecured official of
            yours
        transfer -> You have no official to transfer in an open ministry. | no official of yours to give
        invade -> no army in your colonies
        voyage -> You have no junk in your shipyard. | no junk in your shipyard
        petition -> None of your gifts can be used for a petition now. | no ready gift could
            do anything
        card -> You hold no reward card that could be played now. | you hold none
        """,
    partial(scene, hubu="2A . . . . . .", transferred="hubu 1"): """
        transfer -> The official on Hubu 1 was transferred in this round: it can be transferred again in the
            next. | transferred in this round already
        """,
    partial(scene, hubu=". . 5 3A 4B . .", gifts="B3A"): "bribe -> ✗ bribe: gifts you hold bar Hubu (■)",
    partial(scene, hubu=". . 5 . . . .", hands={"A": "1"}): "bribe -> costs 5 cash, you have 1",
    partial(scene, round=1): "nominate -> not in round 1",
    partial(scene, students=".A", gifts="A3"): "nominate -> you have a student, orange",
    partial(scene, students="BC"): "nominate -> both spaces are taken",
    partial(scene, colonies={"A": 6}): "recruit -> all 6 armies are out",
    partial(scene, hands={"A": "33"}): "recruit -> takes 6 licences, you have 2",
    partial(scene, colonies={"A": 1}, land_state=dict.fromkeys(LANDS, "lost")): """
        invade -> No box of a foreign land is empty. | no empty box
        """,
    partial(scene, yard={"B": 25}): "junks -> No junk is left in the supply. | no junk in the supply",
    partial(scene, yard={"A": 2}, visited=dict.fromkeys(DISTANT, "A")): """
        voyage -> you have visited all lands
        """,
    partial(scene, gifts="A2 A3 A4 A5- A6B"): "buy -> You have bought all your gifts. | all bought",
    partial(scene, gifts="A1B"): "give -> You have no gift ready. | no gift ready",
    partial(scene, seats=3, gifts="B2A C3A"): "give -> you hold better gifts of all others",
    partial(scene, options={"game": "basic"}, gifts="A3"): "petition -> not in the basic game",
    partial(scene, cubes="1333"): "petition -> takes 2 cubes, you have 1",
    partial(scene, commercial="A"): "commercial -> once a round",
    favour: "card -> not with this action",
    partial(scene, rewards={"A": "bribe-hubu"}, hubu="2A 3B! . . . . .", bingbu="2 3 . . . . ."): """
        card -> Your bribery card finds no official: where it serves, each is yours or secured. | your
            bribery card finds no official
        """,
}
"""By action of the box: the sentence where none is above, and what the box says in a few words."""
