# Da Yunhe: what is asked, answers with what they cost or bring, the hand.

## What is to be done: reads after "Mei to ..." and "It is Mei's turn to ..."

dayunhe-task = { $phase ->
    [stock] choose a tile for the warehouse
    [take] take a card, round { $round }
    [act] act ({ $card }), round { $round }
    [face] turn a tile, the { dayunhe-lying }
    [fork] choose the coordinator’s way{ $special ->
        [yes] {" "}in the special inspection of { $seat }
       *[no] , round { $round }
      }
   *[over] rest
  }

## Questions, and below them what the answer depends on

dayunhe-ask-stack = Which tile goes into your warehouse?
    The tile under it stays face down; your other two stacks keep their tops face up. Unrest tiles are of use too: some actions are paid with them.
dayunhe-ask-card = Which card do you take?
    You choose and act { $acts ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[5] fifth
      } of { $players }. { $after ->
        [0] Nobody chooses after you.
        [one] One player chooses after you from what you leave.
       *[other] After you { $after } players choose from what you leave.
      }
    { dayunhe-ask-warehouse }
    { $forecast }
dayunhe-ask-do = Your card is { $card }. What do you do?
    { $overview }
    { dayunhe-ask-warehouse }
    { $builds ->
        [yes] { dayunhe-ask-city }
       *[no] {""}
      }
    { $forecast }
dayunhe-ask-tile = Which tile do you build?
    { dayunhe-ask-city }
    { $forecast }
dayunhe-ask-place = { $do ->
    [build] Where do you build the { dayunhe-valued }?
    [swap] Which tile is the first of the two that you swap?
    [move] Which tile do you move?
    [turn] Which tile do you turn?
    [remove] Which unrest tile do you remove?
   *[destroy] Which canal do you destroy?
  }
    { $do ->
        [swap] Two of your own anywhere, or any two in your region; first the one further north, in one row the one further west. Then you turn each as you like. Nothing is scored.
        [move] Your own to any free hex, others’ inside your region. Then you turn it as you like. Nothing is scored.
        [turn] Your own anywhere, others’ in your region. Nothing is scored.
        [remove] It goes to its owner’s row of the wall.
            { dayunhe-ask-wall }
        [destroy] { dayunhe-ask-cost }
       *[build] {""}
      }
    { $forecast }
dayunhe-ask-place2 = { $do ->
    [swap] With which tile does the { dayunhe-valued } on { $place } change places?
        You turn canals next; networks and way are told as the tiles lie now.
   *[move] To which hex do you move the { dayunhe-valued } from { $place }?
        { $lines ->
            [none] {""}
           *[other] You turn it next; networks and way are told as it lies now.
          }
  }
dayunhe-ask-lines = { $do ->
    [build] How does the { dayunhe-valued } lie on { $place }?
    [turn] How do you turn the { dayunhe-valued } on { $place }?
   *[face] How is the { dayunhe-valued } to lie on { $place }?
  }
    { $do ->
        [build] { $buried }
       *[other] Now: { $owner ->
            [you] your
           *[other] { $owner }’s
          } { dayunhe-lying }.
      }
    The best connected come first; beside the look the tiles it is linked to.
    { $forecast }
dayunhe-ask-colour = From whose row of the wall do you take an unrest tile?
    It goes face down under a stack of its owner.
    { dayunhe-ask-wall }
dayunhe-ask-rival = { $do ->
    [intrigue] Who loses prestige by your intrigue?
        { dayunhe-ask-cost }
   *[denounce] Whom do you denounce?
        You pay { $needed } of your { $unrest } unrest tiles: one { $under }, one into the rival’s part of the City, where it costs { $slander } at the end.
  }
dayunhe-ask-steps = How many steps does the coordinator take?
    He is { dayunhe-at }, bound { $south ->
        [yes] southwards
       *[no] northwards
      }. He stops on unrest, on a pagoda and in a city; at a fork { dayunhe-chooses }.
dayunhe-ask-step = Where does the coordinator go on?
    { $way ->
        [0] He is { dayunhe-at }.
       *[other] From { $place }, so far { JOIN($way, by: " · ") }.
      } { $steps ->
        [one] 1 step is left.
       *[other] { $steps } steps are left.
      }{ $actor ->
        [none] {""}
        [you] {" "}Your special inspection.
       *[other] {" "}It is the special inspection of { $actor }; the way is for you to choose.
      }
dayunhe-ask-warehouse = Warehouse { $held } of { $slots }: { $list }. Stacks: { $stacks }.
dayunhe-ask-city = City: { $city ->
    [one] 1 canal
   *[other] { $city } canals
  } there, { $map } on the map; { $more ->
    [0] no more may come before more lie on the map.
    [one] one more may come.
   *[other] { $more } more may come.
  }
dayunhe-ask-wall = { $rows ->
    [0] {""}
   *[other] Wall: { JOIN($rows) }; { $level } start an uprising
  }
dayunhe-ask-cost = You pay { $needed } of your { $unrest } unrest tiles: one { $under }, one to the wall ({ $wall }).
dayunhe-chooses = { $decider ->
    [you] you choose
   *[other] { $decider } chooses
  }
dayunhe-hint = { $slot ->
    [stack] Choose a stack
    [card] Choose a card
    [do] Choose what to do
    [tile] Choose a tile
    [lines] Choose how it lies
    [colour] Choose a row
    [rival] Choose a player
    [steps] Choose how many steps
    [step] Choose where he goes
   *[place] Choose a hex
  }

## The card at a glance

dayunhe-group = - { JOIN($list, by: " / ") }
dayunhe-prospect = { $state ->
    [open] **{ $act }**{ $count ->
        [one] {""}
       *[other] {" "}{ $left } of { $count } left
      }
    [used] { dayunhe-symbol } ✓
   *[shut] { JOIN($acts, by: " / ") } ✗ { $code ->
        [other-symbol-used] you used the other one
        [symbol-used] used
        [warehouse-full] all { $slots } slots of your warehouse are taken
        [stacks-empty] your stacks are empty
        [warehouse-empty] your warehouse is empty
        [no-hex-left] no hex is left for your tiles
        [tiles-hidden] your tiles are not known yet
        [nothing-to-rebuild] nothing to swap, move or turn
        [no-unrest-on-map] no unrest on the map
        [wall-empty] the wall is empty
        [too-little-unrest] takes { $needed } unrest tiles, you have { $held }
        [no-canal-on-map] no canal on the map
        [coordinator-lies] the coordinator lies down
        [coordinator-turns] the coordinator is at his turning point
        [tea-again] the coordinator lies down already
        [no-top-hidden] no face-down top
       *[nothing-to-reform] your stacks are empty
      }
  }

## Answers; below each what it costs or brings where more is asked after it, the most important first

dayunhe-label-stack = Stack { $stack }: { dayunhe-stack-top }
dayunhe-label-card = { $card }{ $special ->
    [0] {""}
   *[other] : { JOIN($special) }
  }
dayunhe-label-do = { $do ->
    [supply] Supply, stack { $stack }: { dayunhe-stack-top }
    [build] Build
    [swap] Rebuild: swap two tiles
    [move] Rebuild: move a tile
    [turn] Rebuild: turn a tile
    [remove] Remove unrest
    [calm] Calm the people
    [destroy] Destroy a canal
    [inspect] Special inspection
    [tea] Tea break
    [espionage] Espionage
    [intrigue] Intrigue
    [denounce] Denounce
    [reform] Reform
   *[done] End your turn
  }
    .detail = { $do ->
        [build] { $uses } left
        [swap] two of yours, or two in your region
        [move] yours anywhere, others’ inside your region
        [turn] yours anywhere, others’ in your region
        [remove] { $everywhere } on the map, { $mine } in your region
        [calm] wall: { JOIN($rows) }
        [destroy] { dayunhe-costs }
            { $wall }
        [intrigue] rival −{ $intrigue }
            { dayunhe-costs }
            { $wall }
        [denounce] { dayunhe-costs }
            rival −{ $slander } at the end
       *[inspect] up to { $most } steps from { $from }
      }
dayunhe-label-tile = { dayunhe-valued }
    .detail = { $tile ->
        [unrest] region −{ $inspection } when inspected, −{ $final } at the end
       *[other] { dayunhe-joins }
            { $room ->
                [yes] or City { $city } → { $next }
               *[no] not in the City now
              }
      }
dayunhe-label-place = { $there }
    .detail = { $do ->
        [build] { $buried }
            { $effects }
            { $connected }
        [turn] { $connected }
            { $actions ->
                [one] 1 other way
               *[other] { $actions } other ways
              }
        [swap] changes places with { $actions ->
            [one] 1 tile
           *[other] { $actions } tiles
          }
       *[move] to { $actions ->
            [one] 1 hex
           *[other] { $actions } hexes
          }
      }
dayunhe-label-place2 = { $there }
dayunhe-label-lines = { $lines }{ $now ->
    [yes] {" "}(as now)
   *[no] {""}
  }
dayunhe-label-colour = { $owner ->
    [you] your
   *[other] { $owner }’s
  } row
dayunhe-label-rival = { $rival }
dayunhe-label-steps = { dayunhe-steps }
dayunhe-label-step = { $there }

dayunhe-stack-top = { $tile ->
    [hidden] face down
   *[other] { dayunhe-valued }
  }
dayunhe-joins = { $edges ->
    [0] joins no edge
    [one] joins 1 edge
   *[other] joins { $edges } edges
  }
dayunhe-costs = −2 unrest
dayunhe-hex = { $tile ->
    [none] { $place }
    [free] { $place }: { $tile }
   *[other] { $place }: { $owner ->
        [you] your
       *[other] { $owner }
      } { dayunhe-short-tile }
  }
dayunhe-wall = { $owner ->
    [you] your
   *[other] { $owner }’s
  } { $rises ->
    [yes] uprising: −{ $loss }
   *[no] wall { $before } → { $after }{ $level ->
        [none] {""}
       *[other] {" "}of { $level }
      }
  }
dayunhe-links = { $every ->
    [0] no link
    [one] { $own ->
        [0] 1 link
       *[all] 1 link to yours
      }
   *[other] { $own ->
        [0] { $every } links
        [all] { $every } links to yours
       *[other] { $every } links, { $own } yours
      }
  }
dayunhe-up-to = up to { $links }
dayunhe-effects = { $moved ->
    [0] {""}
   *[other] coordinator: { JOIN($moved) }{ $fork ->
        [yes] , fork
       *[no] {""}
      }
  }
    { $grown ->
        [0] {""}
       *[other] network: { JOIN($grown) }
      }
dayunhe-finds = { $act ->
    [destroy] { dayunhe-pays }
    [tea] { dayunhe-pays }
    [intrigue] { dayunhe-pays }
    [denounce] { dayunhe-pays }
    [remove] { $mine ->
        [0] { $everywhere } on the map
       *[other] { $mine } in your region
      }
    [calm] { $wall ->
        [no] the wall is empty
       *[yes] your row holds { $row }
      }
    [inspect] { $there ->
        [yes] coordinator at turning point
       *[no] {""}
      }
   *[other] {""}
  }
dayunhe-pays = { $enough ->
    [yes] −{ $needed } unrest
   *[no] { $held } of { $needed } unrest
  }

## What an action costs or brings after which nothing more is asked

dayunhe-brings = { dayunhe-rest }
    { $do ->
        [stock] { dayunhe-below }
        [supply] { dayunhe-below }
        [take] { JOIN($common) }
            { $finds }
        [build] { $place ->
            [city] canals { $city } → { $next }, at the end +{ $worth }
           *[hex] { $tile ->
                [unrest] { dayunhe-suffers }
               *[other] { $slot ->
                    [lines] {""}
                   *[other] { $buried }
                  }
              }
                { dayunhe-lies }
          }
        [turn] { dayunhe-lies }
        [face] { dayunhe-lies }
        [move] { $tile ->
            [unrest] { $leaves ->
                [yes] { dayunhe-suffers }
               *[no] {""}
              }
           *[other] {""}
          }
            { $effects }
            { $tile ->
                [unrest] {""}
               *[other] { $connected }
              }
        [swap] { $effects }
        [remove] { $wall }
            { $effects }
            { $holder ->
                [none] {""}
               *[other] saves { $holder } { $final }
              }
        [calm] { $wall }
        [destroy] { $effects }
            { $network ->
                [one] stands alone
               *[other] in a network of { $network }
              }
        [inspect] { dayunhe-leads }
        [step] { dayunhe-leads }
        [tea] { $wall }
            { $lapses ->
                [0] coordinator stays
               *[other] coordinator: { JOIN($lapses) }
              }
            { dayunhe-costs }
        [intrigue] { $seat } { $before } → { $after }
        [denounce] { $seat } −{ $slander } at the end
            unrest there { $before } → { $after }
        [espionage] turns up { $tops ->
            [one] 1 top
           *[other] { $tops } tops
          }; no undo
        [reform] shuffles { $shuffled } tiles face down; no undo
       *[done] { $unused ->
            [0] all is used
           *[other] unused: { JOIN($unused) }
          }
      }
dayunhe-rest = { $slot ->
    [do] { $do ->
        [build] { $tile } → { $there }
        [swap] { $place } ↔ { $place2 }
        [move] { $place } → { $place2 }
        [turn] { $place } → { $lines }
        [remove] { $there }
        [destroy] { dayunhe-costs }
            { $wall }
            { $there }
        [intrigue] { dayunhe-costs }
            { $wall }
        [denounce] { dayunhe-costs }
       *[other] {""}
      }
    [tile] { $there }
    [place] { $do ->
        [turn] → { $lines }
        [swap] ↔ { $other }
        [move] → { $place2 }
       *[other] {""}
      }
   *[other] {""}
  }
dayunhe-below = { $below ->
    [0] last of its stack
   *[other] { $below } under it
  }
    { $tile ->
        [hidden] no undo
        [unrest] two pay for an action
       *[other] { dayunhe-joins }
      }
dayunhe-suffers = { $holder ->
    [none] costs nobody anything
   *[other] −{ $final } for { $holder } at the end
  }
dayunhe-lies = { $line ->
    [yes] { $linked ->
        [0] { $open ->
            [0] leads nowhere
           *[other] no link
          }
       *[other] links { JOIN($linked) }
      }
   *[no] {""}
  }
    { $effects }
    { $open ->
        [0] {""}
       *[other] open to { JOIN($open) }
      }
dayunhe-leads = { $to ->
    [none] {""}
   *[other] to { $to }{ $gains ->
        [0] {""}
       *[other] : { JOIN($gains) }
      }
  }
    { $decider ->
        [none] {""}
       *[other] then { dayunhe-chooses }
      }

## The hand

dayunhe-hand = { $card ->
    [none] You have not taken a card in this round yet.
   *[other] Your card: { $card } ({ JOIN($does) }){ $revealed ->
        [yes] {""}
       *[no] , still secret
      }.
  }
    Warehouse { $held } of { $slots }: { $list }.
    Stacks: { $stacks }.
    { $count ->
        [0] No tile of yours lies face down.
        [one] Face down in your stacks lies { JOIN($hidden) }.
       *[other] Face down in your stacks lie { $count } tiles: { JOIN($hidden) }.
      }
    { $passed ->
        [0] {""}
       *[other] { $card ->
            [none] You were handed { $passed }.
           *[other] You did not take { $passed }.
          }
      }
