# Da Yunhe: turns after the fact and before Confirm, totals, the end; names that all its texts share.

about-dayunhe = Build the Great Canal from Beijing to Hangzhou, steer the coordinator’s inspections, keep the people calm. Most prestige wins.
option-dayunhe-level = Uprisings
option-dayunhe-level-medium = at 3 unrest tiles (medium)
option-dayunhe-level-hard = at 2 unrest tiles (hard)
option-dayunhe-level-easy = at 4 unrest tiles (easy)

## Names

dayunhe-tile = { $tile ->
    [crossing] crossing
    [delta] delta
    [branch-right] branch right
    [branch-left] branch left
    [straight] straight
    [wide-bend] wide bend
    [sharp-bend] sharp bend
    [basin] basin
    [reservoir] reservoir
    [unrest] unrest tile
    [free] free
   *[hidden] face-down tile
  }
dayunhe-a-tile = { $tile ->
    [unrest] an **{ $tile }**
   *[other] a **{ $tile }**
  }
dayunhe-short-tile = { $tile ->
    [unrest] unrest
   *[other] { $tile }
  }
dayunhe-valued = { $tile }{ $value ->
    [0] {""}
   *[other] {" "}({ $value })
  }
dayunhe-tiles = { $count ->
    [1] { dayunhe-valued }
   *[other] { $tile ->
        [unrest] { $count } unrest tiles
       *[other] { $count } × { dayunhe-valued }
      }
  }
dayunhe-some = { $count ->
    [1] { dayunhe-a-tile }
   *[other] { dayunhe-tiles }
  }
dayunhe-held = { $count ->
    [1] { dayunhe-short-tile }
   *[other] { $count } { $tile ->
        [hidden] face-down tiles
       *[other] { dayunhe-short-tile }
      }
  }
dayunhe-pile = { $count }{ $tile ->
    [hidden] {""}
   *[other] {" "}({ dayunhe-short-tile })
  }
dayunhe-lying = { $tile }{ $lines ->
    [none] {""}
   *[other] {" "}({ $lines })
  }
dayunhe-edge = { $edge ->
    [e] E
    [se] SE
    [sw] SW
    [w] W
    [nw] NW
   *[ne] NE
  }
dayunhe-lines = { JOIN($edges, by: "–") }
dayunhe-card = { $card ->
    [builder] Builder
    [supplies] Supplies
    [reformer] Reformer
    [rebuilder] Rebuilder
    [order] Order
    [welfare] Welfare
    [inspector] Inspector
    [tea] Tea
    [intriguer] Intriguer
    [saboteur] Saboteur
   *[hidden] a card
  }
dayunhe-card-in-full = { $card ->
    [hidden] { $card }
   *[other] **{ $card }** ({ JOIN($does) })
  }
dayunhe-act = { $act ->
    [supply] supply
    [build] build
    [rebuild] rebuild
    [prestige] prestige
    [remove] remove unrest
    [calm] calm the people
    [destroy] destroy a canal
    [inspect] special inspection
    [tea] tea break
    [espionage] espionage
    [intrigue] intrigue
    [denounce] denounce
   *[reform] reform
  }
dayunhe-symbol = { $act ->
    [prestige] { $act } +{ $count }
    [supply] { $act } { $count }
    [build] { $act } { $count }
   *[other] { $count ->
        [one] { $act }
       *[other] { $act } { $count }
      }
  }
dayunhe-place = { $place ->
    [beijing] Beijing
    [hangzhou] Hangzhou
    [city] the Forbidden City
   *[hex] { $place }
  }
dayunhe-at = { $place ->
    [beijing] in { $place }
    [hangzhou] in { $place }
   *[hex] on { $place }
  }
dayunhe-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  }

## Setup and choosing

dayunhe-stocked = { $seat ->
    [you] You put
   *[other] { $seat } put
  } { dayunhe-a-tile } (stack { $stack }) into the warehouse.
dayunhe-card-taken = { $seat ->
    [you] You take { dayunhe-card-in-full }. The others see which when you act.
   *[other] { $card ->
        [hidden] { $seat } took a card.
       *[other] { $seat } took { dayunhe-card-in-full }.
      }
  }
    .drawn = You took { dayunhe-card-in-full }.
dayunhe-card-revealed = { $card ->
    [hidden] Then { $seat } reveals a card and acts.
   *[other] { $seat ->
        [you] You reveal
       *[other] { $seat } { $tense ->
            [past] revealed
           *[now] reveals
          }
      } { $pictured ->
        [yes] { $card }
       *[no] { dayunhe-card-in-full }
      }{ $gets }.
  }
dayunhe-prestige-taken = {" "}and { $seat ->
    [you] get
   *[other] { $tense ->
        [past] got
       *[now] gets
      }
  } **{ $points }** at once

## What was done with a card

dayunhe-acts = { $seat ->
    [you] You
   *[other] { $seat }
  }{ $card ->
    [none] {""}
   *[other] {" "}(**{ $card }**)
  }{ $acts ->
    [0] {" "}{ dayunhe-turn-done }.
    [one] {" "}{ $acts }.
   *[other] :
  }
dayunhe-turn-done = { $all ->
    [yes] { $forced ->
        [yes] could do nothing
       *[no] { $seat ->
            [you] do nothing
           *[other] did nothing
          }
      }
   *[no] { $seat ->
        [you] are done
       *[other] is done
      }
  }
dayunhe-left = { $list ->
    [0] {""}
   *[other] { $forced ->
        [yes] Not possible: { JOIN($list) }.
       *[no] Left unused: { JOIN($list) }.
      }
  }
dayunhe-supplies = { $seat ->
    [you] supply
   *[other] supplied
  } { $tiles }
dayunhe-supplied = { dayunhe-a-tile } (stack { $stack }{ $unseen ->
    [yes] , unseen
   *[no] {""}
  })
    .short = supply: { $tile }
    .then = { $tile }
dayunhe-built = { $tile ->
    [unrest] { $seat ->
        [you] lay
       *[other] laid
      } an **{ $tile }** on **{ $hex }**
   *[other] { $seat ->
        [you] build
       *[other] built
      } a **{ dayunhe-lying }** on **{ $hex }**: **{ $points }**{ $owner ->
        [none] {""}
       *[other] ; { dayunhe-whose } unrest there goes to the wall: { $wall }
      }
  }
    .short = build: { dayunhe-lying } { $hex }
dayunhe-city-built = { $seat ->
    [you] put
   *[other] put
  } { dayunhe-a-tile } into the Forbidden City, tiles there { $before } → **{ $count }**
    .short = build: { $tile }, the Forbidden City
dayunhe-unrest-removed = { $seat ->
    [you] remove
   *[other] removed
  } { dayunhe-whose } unrest from **{ $hex }**: wall { $wall }
    .short = remove unrest: { $hex }
dayunhe-people-calmed = { $seat ->
    [you] calm
   *[other] calmed
  } { dayunhe-whose } people: wall { $row } { $before } → **{ $count }** of { $level }, the tile goes { $under }
    .short = calm the people: { $owner }
dayunhe-spied = { $seat ->
    [you] turn up
   *[other] turned up
  } { $known ->
    [yes] { $tops }
   *[no] what is on top of { dayunhe-tops }
  }
    .short = espionage: { JOIN($named) }
    .drawn = On top now: { dayunhe-tops }.
dayunhe-tops = { $known ->
    [yes] { $tops }
   *[no] { $tops ->
        [one] stack { $tops }
       *[other] stacks { $tops }
      }
  }
dayunhe-top = stack { $stack } { $tile }
dayunhe-reformed = { $seat ->
    [you] shuffle
   *[other] shuffled
  } the stacks face down into { $sizes }
    .short = reform
dayunhe-inspection-announced = { $seat ->
    [you] send
   *[other] sent
  } the coordinator on a **special inspection**, { dayunhe-steps }{ $done ->
    [yes] : { dayunhe-way }
   *[no] ; the way forks
  }
    .short = special inspection: { dayunhe-steps }
dayunhe-swapped = { $seat ->
    [you] swap
   *[other] swapped
  } { $seat1 ->
    [you] your own
    [own] their own
   *[other] { $seat1 }’s
  } **{ $tile1 }** on **{ $hex }** with { $seat2 ->
    [you] your own
    [own] their own
   *[other] { $seat2 }’s
  } **{ $tile2 }** on **{ $other }**{ $now }
    .short = rebuild: { $hex } ↔ { $other }
dayunhe-moved = { $seat ->
    [you] move
   *[other] moved
  } { dayunhe-whose } **{ $tile }** from **{ $hex }** to **{ $to }**{ $now }
    .short = rebuild: { $hex } → { $to }
dayunhe-turned = { $seat ->
    [you] turn
   *[other] turned
  } { dayunhe-whose } **{ $tile }** on **{ $hex }** from { $before } to { $lines }
    .now = , now { $lines }{ $several ->
        [yes] {" "}on { $hex }
       *[no] {""}
      }
    .short = rebuild: { $hex } { $lines }
    .then = { $hex } { $lines }
dayunhe-canal-destroyed = { $seat ->
    [you] destroy
   *[other] destroyed
  } { dayunhe-whose } **{ $tile }** on **{ $hex }** (it goes under { $owner ->
    [you] your stack { $stack }
    [own] their stack { $stack }
   *[other] stack { $stack } of its owner
  }){ $cost }
    .short = destroy a canal: { $hex }
dayunhe-tea-break = { $seat ->
    [you] call
   *[other] called
  } a **tea break**: the coordinator rests this round{ $cost }
    .short = tea break
dayunhe-intrigued = { $seat ->
    [you] intrigue
   *[other] intrigued
  } against { $rival }: **−{ $loss }**{ $cost }
    .short = intrigue: { $rival }
dayunhe-denounced = { $seat ->
    [you] denounce
   *[other] denounced
  } { $rival }: an unrest tile into their part of the City, { $before } → **{ $count }** there ({ $points } each at the end), another { $under }
    .short = denounce: { $rival }
dayunhe-cost-paid = ; paid with two unrest tiles, one { $under }, one to the wall: { $wall }
dayunhe-put-under = under stack { $stack }
dayunhe-unrest-to-wall = { $owner } { $before } → **{ $count }** of { $level }{ $due ->
    [yes] {" "}(**uprising due**)
   *[no] {""}
  }
dayunhe-whose = { $owner ->
    [you] your own
    [own] their own
   *[other] { $owner }’s
  }

## The coordinator

dayunhe-fork-chosen = { $done ->
    [yes] { $seat ->
        [you] You chose
       *[other] { $seat } chose
      } at { $places ->
        [one] the fork
       *[other] the forks
      }: { JOIN($places) }.
   *[no] { $seat ->
        [you] You lead
       *[other] { $seat } led
      } the coordinator to { $places }.
  }
    .short = coordinator to { JOIN($places) }
dayunhe-inspected = **{ $special ->
    [yes] Special inspection
   *[no] Inspection
  }**, { dayunhe-steps }: { dayunhe-way }.
dayunhe-way = { $pictured ->
    [yes] { $gains ->
        [0] nobody scores
       *[other] { JOIN($gains, by: " · ") }
      }
   *[no] { JOIN($path, by: " · ") }{ $several ->
        [yes] . Together { JOIN($gains, by: " · ") }
       *[no] {""}
      }{ $unused ->
        [0] {""}
        [one] . 1 step lapses
       *[other] . { $unused } steps lapse
      }
  }
dayunhe-step = { $kind ->
    [empty] { JOIN($places) } empty
    [unrest] { JOIN($places) } unrest { $gain }{ dayunhe-each }
    [canal] { JOIN($places) } { $gain }{ dayunhe-each }
   *[city] { JOIN($places) }
  }
dayunhe-each = { $places ->
    [one] {""}
   *[other] {" "}each
  }
dayunhe-coordinator-rested = { $why ->
    [tea] **Tea break:** the coordinator does not travel this round.
   *[turning-point] The coordinator stays: he is on his turning point.
  }
dayunhe-uprising = **{ $times ->
    [one] Uprising
   *[other] { $times } uprisings
  }!** { $owner ->
    [you] You lose
   *[other] { $owner } { $tense ->
        [past] lost
       *[now] loses
      }
  } { $tiles } × { $each }: **−{ $loss }**. The tiles go from the wall under { $stacks ->
    [one] stack { $stacks }
   *[other] stacks { $stacks }
  }.
dayunhe-coordinator-turned = { $trips ->
    [0] The coordinator is back at **{ $place }**.
   *[other] The coordinator turns at **{ $place }**: trip { $trip } of { $all } begins, { $south ->
        [yes] southwards
       *[no] northwards
      }.
  }
dayunhe-round-began = **Round { $round }.** { $start ->
    [you] You choose
   *[other] { $start } chooses
  } first{ $late ->
    [yes] ; the match ends after round { $last }
   *[no] {""}
  }.
dayunhe-seat-resigned = { $seat } resigned. Tiles and region stay as they are.
dayunhe-game-ended = { $tense ->
    [now] With this the match ends
   *[past] The match is over
  }: { $end ->
    [trips] the coordinator has made his last trip.
    [rounds] { $rounds } rounds have been played.
   *[resigned] only one player is left.
  } The final scoring follows.

## Totals

dayunhe-prestige = Prestige: { JOIN($prestige, by: " · ") }
dayunhe-score-changed = { $before } → **{ $after }**
dayunhe-standings = { $phase ->
    [over] {""}
   *[other] { $round ->
        [0] Before round 1
       *[other] Round { $round }
      } · trip { $trip } of { $all }, { $south ->
        [yes] southwards
       *[no] northwards
      } · coordinator { $lying ->
        [yes] resting at
       *[no] at
      } { $place } · start player { $seat }{ $late ->
        [yes] {" "}· **the match ends after round { $last }**
       *[no] {""}
      }
  }
    { dayunhe-prestige }
    { $played ->
        [yes] Wall (uprising at { $level }): { $wall ->
            [0] empty
           *[other] { JOIN($wall, by: " · ") }
          }
       *[no] {""}
      }
    { $played ->
        [yes] If it ended now: { JOIN($final, by: " · ") }
       *[no] {""}
      }

## Before Confirm and after it

dayunhe-do = { $do ->
    [supply] supply
    [build] build
    [swap] swap
    [move] move
    [turn] turn
    [remove] remove unrest
    [calm] calm the people
    [destroy] destroy
    [inspect] special inspection
    [tea] tea break
    [espionage] espionage
    [intrigue] intrigue
    [denounce] denounce
    [reform] reform
   *[done] end of the turn
  }
dayunhe-warning = { $left ->
    [0] {""}
   *[other] **You leave unused: { JOIN($left) }.**{" "}
  }{ $what ->
    [match] The match ends: after this no undo.
    [round] The round ends: after this no undo.
    [way] The coordinator travels: after this no undo.
    [fork] Somebody else chooses the way: after this no undo.
    [reform] Your stacks are shuffled: after this no undo.
    [drawn] You draw a tile that lies face down: after this no undo.
    [top] You turn up tiles: after this no undo.
    [taken] The card is yours: after this no undo.
    [reveal] The next card is revealed: after this no undo.
   *[turn] Your turn ends: after this no undo.
  }
dayunhe-drawn = You drew { $tiles }.

## The end

dayunhe-score = { $total } prestige{ $sources ->
    [0] {""}
   *[other] {" "}({ JOIN($sources) })
  }
dayunhe-source = { $source ->
    [start] start
    [building] building
    [prestige] cards
    [inspections] inspections
    [uprisings] uprisings
    [intrigue] intrigue
    [network] network
    [city] City
   *[unrest] unrest
  } { $total }
dayunhe-ending = { $end ->
    [trips] The coordinator made his { $trips } trips. Most prestige wins.{ dayunhe-ending-level }
    [rounds] { $rounds } rounds were played. Most prestige wins.{ dayunhe-ending-level }
   *[resigned] { others-resigned }
  }
dayunhe-ending-level = { $winners ->
    [one] { $beaten ->
        [yes] {" "}Between equal prestige more canal tiles in the City win, else the larger network.
       *[no] {""}
      }
   *[other] {" "}{ $winners } are equal in prestige, in the City and in their networks, so they share the win.
  }
dayunhe-final = **Final scoring:** +{ $network } for each tile of the largest network, canal tiles in the City squared, −{ $city } for each unrest tile there, −{ $region } for each in the own region
dayunhe-final-seat = { $seat }: { JOIN($parts, by: " · ") }: { $prestige }
dayunhe-network-scored = { $hexes ->
    [0] no canal tile on the map
   *[other] network of { TYPED($hexes) } **{ $points }**
  }
dayunhe-city-scored = { $canals ->
    [0] none in the City
   *[other] City { $canals } × { $canals } **{ $points }**
  }{ $unrest ->
    [0] {""}
   *[other] {" "}· { $unrest } unrest there **−{ $loss }**
  }
dayunhe-unrest-scored = { $hexes ->
    [0] no unrest in the region
   *[other] { TYPED($hexes) } unrest in the region **−{ $loss }**
  }
dayunhe-final-tie = { $level } have equal prestige: { $by ->
    [shared] also in the City and in their networks, so they share the win.
    [city] { $seat } wins with more canal tiles in the City ({ JOIN($counts, by: " · ") }).
   *[network] { $seat } wins with the larger network ({ JOIN($counts, by: " · ") }), after as many canal tiles in the City.
  }

## Captions on the pictures

dayunhe-captions =
    .start = Start
    .building = Building
    .prestige = Cards
    .inspections = Inspections
    .uprisings = Uprisings
    .intrigue = Intrigue
    .network = Network
    .city = City
    .unrest = Unrest
    .total = Total
    .over = The end
    .turn = { $turn ->
        [0] The start
       *[other] Turn { $turn }
      }
    .round = { $round ->
        [0] Setup
       *[other] Round { $round }
      }

## Standing orders

order-dayunhe-way = Take the way where all are alike
    .detail = Where all ways at a fork bring everybody the same, I take the first. On until you switch it off.
