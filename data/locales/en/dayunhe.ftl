# Da Yunhe: turns after the fact and before Confirm, totals, the end; names that all its texts share.

about-dayunhe = Build the Great Canal from Beijing to Hangzhou, steer the coordinator’s inspections, keep the people calm. Most prestige wins.
option-dayunhe-level = Uprisings
option-dayunhe-level-medium = at 3 unrest tiles (medium)
option-dayunhe-level-hard = at 2 unrest tiles (hard)
option-dayunhe-level-easy = at 4 unrest tiles (easy)

## Names

dayunhe-tile = { $kind ->
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
   *[hidden] face-down tile
  }
dayunhe-a-tile = { $kind ->
    [unrest] an **{ $tile }**
   *[other] a **{ $tile }**
  }
dayunhe-valued = { $value ->
    [0] { $tile }
   *[other] { $tile } ({ $value })
  }
dayunhe-lying = { $turned ->
    [yes] { $tile } ({ $look })
   *[no] { $tile }
  }
dayunhe-times = { $kind ->
    [unrest] { $count } unrest tiles
   *[other] { $count } × { $tile }
  }
dayunhe-edge = { $edge ->
    [e] E
    [se] SE
    [sw] SW
    [w] W
    [nw] NW
   *[ne] NE
  }
dayunhe-look-joint = –
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
dayunhe-card-in-full = { $card } ({ $does })
dayunhe-card-marked = **{ $card }** ({ $does })
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
    [prestige] { $name } +{ $count }
    [supply] { $name } { $count }
    [build] { $name } { $count }
   *[other] { $count ->
        [one] { $name }
       *[other] { $name } { $count }
      }
  }
dayunhe-place = { $place ->
    [beijing] Beijing
    [hangzhou] Hangzhou
    [city] the Forbidden City
   *[hex] { $place }
  }
dayunhe-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
  }
dayunhe-signed = { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
  }
dayunhe-total = { $below ->
    [yes] −{ $points }
   *[no] { $points }
  }
dayunhe-or = { $first } or { $last }

## Setup and choosing

dayunhe-stocked = { $person ->
    [you] You put
   *[they] { $who } put
  } { $tile } (stack { $stack }) into the warehouse.
dayunhe-taken = { $person ->
    [you] You take { $card }. The others see which when you act.
   *[they] { $who } took a card.
  }
dayunhe-revealed = { $known ->
    [yes] { $person ->
        [you] You reveal
       *[they] { $who } reveals
      } { $card }{ $any ->
        [yes] {" "}and { $person ->
            [you] get
           *[they] gets
          } **{ $points }** at once
       *[no] {""}
      }.
   *[no] Then { $who } reveals a card and acts.
  }

## What was done with a card

dayunhe-as-card = {" "}(**{ $card }**)
dayunhe-acts = { $person ->
    [you] You
   *[they] { $who }
  }{ $card }:
dayunhe-act-alone = { $person ->
    [you] You
   *[they] { $who }
  }{ $card } { $act }.
dayunhe-idle = { $person ->
    [you] You
   *[they] { $who }
  }{ $card } { $all ->
    [yes] { $forced ->
        [yes] could do nothing
       *[no] { $person ->
            [you] do nothing
           *[they] did nothing
          }
      }
   *[no] { $person ->
        [you] are done
       *[they] is done
      }
  }.
dayunhe-left-unused = { $forced ->
    [yes] Not possible: { $list }.
   *[no] Left unused: { $list }.
  }
dayunhe-supplied = { $person ->
    [you] supply
   *[they] supplied
  } { $tiles }
dayunhe-from-stack = { $tile } (stack { $stack }{ $unseen ->
    [yes] , unseen
   *[no] {""}
  })
dayunhe-stacks = { $count ->
    [one] stack { $list }
   *[other] stacks { $list }
  }
dayunhe-laid = { $person ->
    [you] lay
   *[they] laid
  } an **unrest tile** on **{ $place }**
dayunhe-built = { $person ->
    [you] build
   *[they] built
  } a **{ $tile }** on **{ $place }**: **{ $points }**{ $wall }
dayunhe-city = { $person ->
    [you] put
   *[they] put
  } { $tile } into the Forbidden City, tiles there { $change }
dayunhe-removed = { $person ->
    [you] remove
   *[they] removed
  } { $owner } unrest from **{ $place }**: wall { $wall }
dayunhe-calmed = { $person ->
    [you] calm
   *[they] calmed
  } { $owner } people: wall { $wall }, the tile goes under stack { $stack }
dayunhe-spied = { $person ->
    [you] turn up
   *[they] turned up
  } { $known ->
    [yes] { $tops }
   *[no] what is on top of { $tops }
  }
dayunhe-reformed = { $person ->
    [you] shuffle
   *[they] shuffled
  } the stacks face down into { $sizes }
dayunhe-special = { $person ->
    [you] send
   *[they] sent
  } the coordinator on a **special inspection**, { $steps }{ $done ->
    [yes] : { $way }
   *[no] ; at forks the start player decides
  }
dayunhe-swapped = { $person ->
    [you] swap
   *[they] swapped
  } { $tile } on **{ $place }** with { $other } on **{ $to }**{ $now }
dayunhe-moved = { $person ->
    [you] move
   *[they] moved
  } { $tile } from **{ $place }** to **{ $to }**{ $now }
dayunhe-now-lying = , now { $look }{ $several ->
    [yes] {" "}on { $place }
   *[no] {""}
  }
dayunhe-turned = { $person ->
    [you] turn
   *[they] turned
  } { $tile } on **{ $place }** from { $before } to { $after }
dayunhe-destroyed = { $person ->
    [you] destroy
   *[they] destroyed
  } { $tile } on **{ $place }** (it goes under { $own ->
    [yes] { $person ->
        [you] your
       *[they] their
      } stack { $stack }
   *[no] stack { $stack } of its owner
  })
dayunhe-tea = { $person ->
    [you] call
   *[they] called
  } a **tea break**: the coordinator rests this round
dayunhe-intrigued = { $person ->
    [you] intrigue
   *[they] intrigued
  } against { $rival }: **{ $points }**
dayunhe-denounced = { $person ->
    [you] denounce
   *[they] denounced
  } { $rival }: an unrest tile into their part of the City, { $change } there ({ $points } each at the end), another under stack { $stack }
dayunhe-cost = { $told }; paid with two unrest tiles, one under stack { $stack }, one to the wall: { $wall }

dayunhe-over-unrest = ; { $owner } unrest there goes to the wall: { $wall }
dayunhe-wall = { $who } { $change } of { $level }{ $due ->
    [yes] {" "}(**uprising due**)
   *[no] {""}
  }
dayunhe-own = { $person ->
    [you] your own
   *[they] their own
  }
dayunhe-whose = { $owner } **{ $tile }**

## The coordinator

dayunhe-forks = { $person ->
    [you] You chose
   *[they] { $who } chose
  } at { $count ->
    [one] the fork
   *[other] the forks
  }: { $places }.
dayunhe-led = { $person ->
    [you] You lead
   *[they] { $who } led
  } the coordinator to { $places }.

dayunhe-inspected = **{ $special ->
    [yes] Special inspection
   *[no] Inspection
  }**, { $steps }: { $way }.
dayunhe-nothing-there = nobody scores
dayunhe-way = { $steps }{ $several ->
    [yes] . Together { $sums }
   *[no] {""}
  }{ $unused ->
    [0] {""}
    [one] . 1 step lapses
   *[other] . { $unused } steps lapse
  }
dayunhe-step = { $kind ->
    [empty] { $places } empty
    [unrest] { $places } unrest { $gain }{ dayunhe-each }
    [canal] { $places } { $gain }{ dayunhe-each }
   *[city] { $places }
  }
dayunhe-each = { $count ->
    [one] {""}
   *[other] {" "}each
  }
dayunhe-rested = { $why ->
    [tea] **Tea break:** the coordinator does not travel this round.
   *[turning-point] The coordinator stays: he is on his turning point.
  }
dayunhe-uprising = **{ $times ->
    [one] Uprising
   *[other] { $times } uprisings
  }!** { $person ->
    [you] You lose
   *[they] { $who } loses
  } { $tiles } × { $each }: **{ $points }**. The tiles go from the wall under { $count ->
    [one] stack { $stacks }
   *[other] stacks { $stacks }
  }.
dayunhe-coordinator-turned = { $left ->
    [0] The coordinator is back at **{ $place }**.
   *[other] The coordinator turns at **{ $place }**: trip { $trip } of { $all } begins, { $south ->
        [yes] southwards
       *[no] northwards
      }.
  }
dayunhe-round = **Round { $round }.** { $person ->
    [you] You choose
   *[they] { $who } chooses
  } first{ $late ->
    [yes] ; the match ends after round { $last }
   *[no] {""}
  }.
dayunhe-resigned = { $who } resigned. Tiles and region stay as they are.
dayunhe-over = { $person ->
    [you] With this the match ends
   *[they] The match is over
  }: { $end ->
    [trips] the coordinator has made his last trip.
    [rounds] { $rounds } rounds have been played.
   *[resigned] only one player is left.
  } The final scoring follows.

## Totals

dayunhe-totals = { $what ->
    [prestige] Prestige
    [wall] Wall (uprising at { $level })
   *[final] If it ended now
  }: { $list }
dayunhe-wall-empty = empty
dayunhe-state = { $round ->
    [0] Before round 1
   *[other] Round { $round }
  } · trip { $trip } of { $all }, { $south ->
    [yes] southwards
   *[no] northwards
  } · coordinator { $lying ->
    [yes] resting at
   *[no] at
  } { $place } · start player { $start }{ $late ->
    [yes] {" "}· **the match ends after round { $last }**
   *[no] {""}
  }

## Before Confirm and after it

dayunhe-short = { $do }: { $detail }
dayunhe-short-fork = coordinator to { $places }
dayunhe-short-top = stack { $stack } { $tile }
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
dayunhe-warn-unused = **You leave unused: { $list }.**
dayunhe-final-move = { $what ->
    [match] The match ends: after this no undo.
    [round] The round ends: after this no undo.
    [way] The coordinator travels: after this no undo.
    [fork] The start player chooses the way: after this no undo.
    [reform] Your stacks are shuffled: after this no undo.
    [drawn] You draw a tile that lies face down: after this no undo.
    [top] You turn up tiles: after this no undo.
    [taken] The card is yours: after this no undo.
    [reveal] The next card is revealed: after this no undo.
   *[turn] Your turn ends: after this no undo.
  }
dayunhe-drawn-card = You took { $card }.
dayunhe-drawn-tops = On top now: { $tops }.
dayunhe-drawn = You drew { $tiles }.

## The end

dayunhe-score = { $score } prestige{ $any ->
    [yes] {" "}({ $sources })
   *[no] {""}
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
  } { $points }
dayunhe-ending = { $end ->
    [trips] The coordinator made his { $trips } trips. Most prestige wins.
    [rounds] { $rounds } rounds were played. Most prestige wins.
   *[resigned] All others resigned.
  }
dayunhe-ending-tie = Between equal prestige more canal tiles in the City win, else the larger network.
dayunhe-ending-shared = { $who } are equal in prestige, in the City and in their networks, so they share the win.
dayunhe-final = **Final scoring:** +{ $network } for each tile of the largest network, canal tiles in the City squared, { $city } for each unrest tile there, { $region } for each in the own region
dayunhe-final-seat = { $who }: { $tiles ->
    [0] no canal tile on the map
   *[other] network of { $tiles } **{ $network }**
  } · { $canals ->
    [0] none in the City
   *[other] City { $canals } × { $canals } **{ $city }**
  }{ $denounced ->
    [0] {""}
   *[other] {" "}· { $denounced } unrest there **{ $slander }**
  } · { $unrest ->
    [0] no unrest in the region
   *[other] { $unrest } unrest in the region **{ $region }**
  }: { $total }
dayunhe-final-tie = { $level } have equal prestige: { $by ->
    [shared] also in the City and in their networks, so they share the win.
    [city] { $who } wins with more canal tiles in the City ({ $counts }).
   *[network] { $who } wins with the larger network ({ $counts }), after as many canal tiles in the City.
  }

## Captions on the pictures

dayunhe-caption-turn = { $turn ->
    [0] The start
   *[other] Turn { $turn }
  }
dayunhe-caption-round = { $round ->
    [0] Setup
   *[other] Round { $round }
  }
dayunhe-caption = { $name ->
    [start] Start
    [building] Building
    [prestige] Cards
    [inspections] Inspections
    [uprisings] Uprisings
    [intrigue] Intrigue
    [network] Network
    [city] City
    [unrest] Unrest
    [total] Total
   *[over] The end
  }
