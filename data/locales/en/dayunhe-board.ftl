# The board of Da Yunhe in words: alt text, the whole of it as text, the way that the coordinator would go.

dayunhe-coordinator = { $over ->
    [yes] at the end of his last trip { $where ->
        [city] in
       *[hex] on
      } { $place }
   *[no] { $where ->
        [city] in
       *[hex] on
      } { $place }{ $lying ->
        [yes] , lying down for tea
       *[no] {""}
      }, { $there ->
        [yes] at his turning point
       *[no] bound for { $goal }
      }, trip { $trip } of { $trips }
  }
dayunhe-unrest = unrest

## Alt text

dayunhe-alt-head = Da Yunhe{ $round ->
    [0] , before round 1
   *[other] , round { $round }
  }.{ $named ->
    [yes] {" "}{ $legend }.
   *[no] {""}
  } { $phase ->
    [stock] { $who } chooses a tile for the warehouse.
    [take] { $who } takes a card.
    [act] { $who } acts with { $known ->
        [yes] the { $card }
       *[no] { $card }
      }.
    [face] { $who } turns a tile.
    [fork] { $who } chooses the coordinator’s way.
   *[over] The match is over.
  } Coordinator { $coordinator }.
dayunhe-alt-prestige = Prestige { $list }.
dayunhe-alt-cards = Cards { $list }.
dayunhe-alt-region = Region { $region }{ $held ->
    [yes] , { $who }
   *[no] {""}
  }: { $list }.
dayunhe-alt-tile = { $who } { $known ->
    [full] { $tile } { $look }
    [look] { $look }
   *[kind] { $tile }
  }
dayunhe-alt-wall = Wall, uprising at { $level }: { $list }.
dayunhe-alt-area = { $who } { $canals }{ $unrest ->
    [0] {""}
   *[other] {" "}({ $unrest } unrest)
  }
dayunhe-alt-city = Canals in the City: { $list }.
dayunhe-alt-secret = secret { $list }
dayunhe-alt-warehouses = Warehouses{ $full ->
    [yes] {""}
   *[no] {" "}(canals + unrest)
  } { $list }.
dayunhe-alt-stacks = Stacks { $list }.
dayunhe-alt-resigned = Resigned { $list }.

## All of it

dayunhe-text-head = **Da Yunhe{ $round ->
    [0] , before round 1
   *[other] , round { $round }
  }**, { $phase ->
    [stock] a tile for each warehouse
    [take] cards are chosen
    [act] cards are carried out
    [face] a tile is turned
    [fork] the coordinator’s way is chosen
   *[over] the end
  }. { $level } unrest tiles of one colour in the wall start an uprising.{ $late ->
    [yes] {" "}The match ends after round { $last }.
   *[no] {""}
  }
dayunhe-text-coordinator = The coordinator is { $coordinator }{ $been }.
dayunhe-text-been = {" "}(has been on { $list } in this trip)
dayunhe-text-player = { $letter } { $who }{ $acts ->
    [yes] {" "}← to act
   *[no] {""}
  }{ $starts ->
    [yes] {" "}(start player)
   *[no] {""}
  }{ $resigned ->
    [yes] {" "}(resigned)
   *[no] {""}
  }: **{ $points }** prestige, region { $region }{ $taken ->
    [yes] , card { $card }
    [secret] , card not revealed yet
   *[no] {""}
  }; warehouse { $warehouse }; stacks { $stacks }; wall { $wall }; City { $city ->
    [one] 1 canal
   *[other] { $city } canals
  }{ $unrest ->
    [0] {""}
   *[other] {" "}and { $unrest } unrest
  }; network { $network }{ $over ->
    [yes] {""}
   *[no] ; { $final } with the final scoring as things stand
  }
dayunhe-text-map = **Map**: “5 A straight E–W” is A’s straight on key 5, joining east and west
dayunhe-text-region = - **Region { $region }**, { $held ->
    [yes] { $who }
   *[no] nobody’s
  }: { $some ->
    [yes] { $list }{ $left ->
        [0] {""}
       *[other] ; free { $free }
      }
   *[no] all free
  }
dayunhe-text-printed = -# Keys from north to south { $keys }; in regions { $middle } the middle row lies half a hex further east, in { $outer } the others. Beijing touches { $north }, Hangzhou { $south }. Pagodas { $pagodas }.

## The way he would go

dayunhe-forecast = { $why ->
    [lying] The coordinator lies down for tea: he does not travel in this round.
    [there] The coordinator is at his turning point: he does not travel in this round.
    [fork] As things stand the coordinator goes to { $way }; then { $mine ->
        [yes] you choose
       *[other] { $who } chooses
      }: { $options }.
    [now] As things stand { $mine ->
        [yes] you choose
       *[other] { $who } chooses
      } where the coordinator goes: { $options }.
   *[way] As things stand the coordinator goes to { $way }.
  }
