# Da Yunhe: what is asked, answers with what they cost or bring, the hand.

## What is to be done: reads after "Mei to ..." and "It is Mei's turn to ..."

dayunhe-task = { $phase ->
    [stock] choose a tile for the warehouse
    [take] take a card, round { $round }
    [act] act ({ $card }), round { $round }
    [face] turn a tile, the { $tile }
    [fork] choose the coordinator’s way{ $special ->
        [yes] {" "}in the special inspection of { $who }
       *[no] , round { $round }
      }
   *[over] rest
  }

## Questions

dayunhe-ask = { $what ->
    [stack] Which tile goes into your warehouse?
    [card] Which card do you take?
    [do] Your card is { $card }. What do you do?
    [build-tile] Which tile do you build?
    [build-place] Where do you build the { $tile }?
    [build-lines] How does the { $tile } lie on { $hex }?
    [swap-place] Which tile is the first of the two that you swap?
    [swap-place2] With which tile does the { $tile } on { $hex } change places?
    [move-place] Which tile do you move?
    [move-place2] To which hex do you move the { $tile } from { $hex }?
    [turn-place] Which tile do you turn?
    [turn-lines] How do you turn the { $tile } on { $hex }?
    [lines] How is the { $tile } to lie on { $hex }?
    [remove-place] Which unrest tile do you remove?
    [calm-colour] From whose row of the wall do you take an unrest tile?
    [destroy-place] Which canal do you destroy?
    [inspect-steps] How many steps does the coordinator take?
    [intrigue-rival] Who loses prestige by your intrigue?
    [denounce-rival] Whom do you denounce?
   *[step] Where does the coordinator go on?
  }
dayunhe-ask-stock = The tile under it stays face down; your other two stacks keep their tops face up. Unrest tiles are of use too: some actions are paid with them.
dayunhe-ask-card = You choose and act { $place ->
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
dayunhe-ask-warehouse = Warehouse { $held } of { $slots }: { $list }. Stacks: { $stacks }.
dayunhe-ask-city = City: { $city ->
    [one] 1 canal
   *[other] { $city } canals
  } there, { $map } on the map; { $more ->
    [0] no more may come before more lie on the map.
    [one] one more may come.
   *[other] { $more } more may come.
  }
dayunhe-ask-lines = The best connected come first; beside the look the tiles it is linked to.
dayunhe-ask-lies = Now: { $tile }.
dayunhe-ask-rebuild = { $do ->
    [swap] Two of your own anywhere, or any two in your region; first the one further north. Then you turn each as you like.
    [move] Your own to any free hex, others’ inside your region. Then you turn it as you like.
   *[turn] Your own anywhere, others’ in your region.
  } Nothing is scored.
dayunhe-ask-then = { $do ->
    [swap] You turn canals next; networks and way are told as the tiles lie now.
   *[move] You turn it next; networks and way are told as it lies now.
  }
dayunhe-ask-remove = It goes to its owner’s row of the wall.
dayunhe-ask-wall = Wall: { $list }; { $level } start an uprising
dayunhe-ask-calm = It goes face down under a stack of its owner.
dayunhe-ask-cost = You pay { $needed } of your { $held } unrest tiles: one { $under }, one to the wall ({ $wall }).
dayunhe-ask-denounce = You pay { $needed } of your { $held } unrest tiles: one { $under }, one into the rival’s part of the City, where it costs { $points } at the end.
dayunhe-ask-inspect = He is { $where ->
    [city] in
   *[hex] on
  } { $place }, bound { $south ->
    [yes] southwards
   *[no] northwards
  }. He stops on unrest, on a pagoda and in a city; at a fork { $who ->
    [you] you choose
   *[other] { $who } chooses
  }.
dayunhe-ask-step = { $some ->
    [yes] From { $place }, so far { $way }.
   *[no] He is { $where ->
        [city] in
       *[hex] on
      } { $place }.
  } { $steps ->
    [one] 1 step is left.
   *[other] { $steps } steps are left.
  }{ $special ->
    [yes] {" "}It is the special inspection of { $who }; the way is for you to choose.
    [own] {" "}Your special inspection.
   *[no] {""}
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

dayunhe-group = - { $list }
dayunhe-either = {" "}/{" "}
dayunhe-prospect = { $state ->
    [open] **{ $act }**{ $count ->
        [one] {""}
       *[other] {" "}{ $left } of { $count } left
      }
    [used] { $symbol } ✓
   *[shut] { $act } ✗ { $why }
  }
dayunhe-why = { $code ->
    [other-symbol-used] you used the other one
    [symbol-used] used
    [warehouse-full] all { $slots } slots of your warehouse are taken
    [stacks-empty] your stacks are empty
    [warehouse-empty] your warehouse is empty
    [no-hex-left] no hex is left for your tiles
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

## Answers

dayunhe-label-do = { $do ->
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
dayunhe-label-supply = Supply, stack { $stack }: { $top }
dayunhe-label-card = { $card }{ $any ->
    [yes] : { $special }
   *[no] {""}
  }
dayunhe-times-left = { $count } left
dayunhe-may = { $do ->
    [swap] two of yours, or two in your region
    [move] yours anywhere, others’ inside your region
   *[turn] yours anywhere, others’ in your region
  }
dayunhe-unrest-on-map = { $count } on the map, { $mine } in your region
dayunhe-unrest-found = { $mine ->
    [0] { $count } on the map
   *[other] { $mine } in your region
  }
dayunhe-rows = wall: { $list }
dayunhe-costs = −2 unrest
dayunhe-rival-loses = rival −{ $points }
dayunhe-rival-then = { $who ->
    [none] rival
   *[other] { $who }
  } −{ $points } at the end
dayunhe-from = up to { $most } steps from { $place }
dayunhe-unrest-held = { $enough ->
    [yes] −{ $needed } unrest
   *[no] { $held } of { $needed } unrest
  }
dayunhe-row-holds = { $any ->
    [no] the wall is empty
   *[yes] your row holds { $count }
  }
dayunhe-no-inspection = coordinator at turning point
dayunhe-stack = Stack { $stack }: { $top }
dayunhe-top = { $top ->
    [empty] empty
   *[hidden] face down
  }
dayunhe-left-in-stack = { $count ->
    [0] last of its stack
   *[other] { $count } under it
  }
dayunhe-no-undo = no undo
dayunhe-joins = { $edges ->
    [0] joins no edge
    [one] joins 1 edge
   *[other] joins { $edges } edges
  }
dayunhe-serves-unrest = two pay for an action
dayunhe-unrest-goes = region −{ $inspection } when inspected, −{ $final } at the end
dayunhe-city-open = { $open ->
    [yes] or City { $before } → { $after }
   *[no] not in the City now
  }
dayunhe-city-then = canals { $before } → { $after }, at the end +{ $points }
dayunhe-hex-free = { $hex }: free
dayunhe-hex = { $hex }: { $owner } { $kind ->
    [unrest] unrest
   *[canal] { $tile }
  }
dayunhe-owned-tile = { $owner } { $tile }
dayunhe-partners = { $do ->
    [swap] changes places with { $count ->
        [one] 1 tile
       *[other] { $count } tiles
      }
   *[move] to { $count ->
        [one] 1 hex
       *[other] { $count } hexes
      }
  }
dayunhe-looks = { $count ->
    [one] 1 other way
   *[other] { $count } other ways
  }
dayunhe-links = { $all ->
    [0] no link
    [one] { $own ->
        [0] 1 link
       *[all] 1 link to yours
      }
   *[other] { $own ->
        [0] { $all } links
        [all] { $all } links to yours
       *[other] { $all } links, { $own } yours
      }
  }
dayunhe-look = { $look }{ $now ->
    [yes] {" "}(as now)
   *[no] {""}
  }
dayunhe-linked = { $some ->
    [yes] links { $list }
   *[no] no link
  }
dayunhe-open-to = open to { $list }
dayunhe-leads-nowhere = leads nowhere
dayunhe-networks = network: { $list }
dayunhe-coordinator-then = coordinator: { $list }{ $forks ->
    [yes] , fork
   *[no] {""}
  }
dayunhe-suffers = { $held ->
    [yes] −{ $points } for { $who } at the end
   *[no] costs nobody anything
  }
dayunhe-row = { $owner } row
dayunhe-wall-then = { $owner } { $rises ->
    [yes] uprising: −{ $loss }
   *[no] wall { $before } → { $after }{ $level ->
        [0] {""}
       *[other] {" "}of { $level }
      }
  }
dayunhe-saves = saves { $who } { $points }
dayunhe-in-network = { $count ->
    [one] stands alone
   *[other] in a network of { $count }
  }
dayunhe-up-to = up to { $links }
dayunhe-under = under stack { $stack }
dayunhe-tea-then = { $some ->
    [yes] coordinator: { $list }
   *[no] coordinator stays
  }
dayunhe-denounce-then = unrest there { $before } → { $after }
dayunhe-espionage-then = turns up { $count ->
    [one] 1 top
   *[other] { $count } tops
  }; no undo
dayunhe-reform-then = shuffles { $count } tiles face down; no undo
dayunhe-unused = { $some ->
    [yes] unused: { $list }
   *[no] all is used
  }
dayunhe-way-then = then { $who ->
    [you] you choose
   *[other] { $who } chooses
  }
dayunhe-way-in-all = to { $place }{ $some ->
    [yes] : { $gains }
   *[no] {""}
  }

## The hand

dayunhe-hand-card = { $taken ->
    [yes] Your card: { $card }{ $revealed ->
        [yes] {""}
       *[no] , still secret
      }.
   *[no] You have not taken a card in this round yet.
  }
dayunhe-hand-warehouse = Warehouse { $held } of { $slots }: { $list }.
dayunhe-hand-stacks = Stacks: { $list }.
dayunhe-hand-unseen = { $count ->
    [0] No tile of yours lies face down.
    [one] Face down in your stacks lies { $list }.
   *[other] Face down in your stacks lie { $count } tiles: { $list }.
  }
dayunhe-hand-handed = { $taken ->
    [yes] You did not take { $list }.
   *[no] You were handed { $list }.
  }
