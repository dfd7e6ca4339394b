# The board of Da Yunhe in words: alt text, the whole of it as text, the way that the coordinator would go.

dayunhe-coordinator = { $over ->
    [yes] at the end of his last trip { dayunhe-at }
   *[no] { dayunhe-at }{ $lying ->
        [yes] , lying down for tea
       *[no] {""}
      }, { $there ->
        [yes] at his turning point
       *[no] bound for { $goal }
      }, trip { $trip } of { $trips }
  }

## Alt text

dayunhe-alt-head = Da Yunhe{ $round ->
    [0] , before round 1
   *[other] , round { $round }
  }.{ $legend ->
    [0] {""}
   *[other] {" "}{ JOIN($legend) }.
  } { $phase ->
    [stock] { $seat } chooses a tile for the warehouse.
    [take] { $seat } takes a card.
    [act] { $seat } acts with { $card ->
        [hidden] { $card }
       *[other] the { $card }
      }.
    [face] { $seat } turns a tile.
    [fork] { $seat } chooses the coordinator’s way.
   *[over] The match is over.
  } Coordinator { dayunhe-coordinator }.
dayunhe-alt = Prestige { JOIN($prestige) }.
    { $cards ->
        [0] {""}
       *[other] Cards { JOIN($cards) }.
      }
    { $regions }
    Wall, uprising at { $level }: { JOIN($wall) }.
    Canals in the City: { JOIN($city) }.
    { $resigned ->
        [0] {""}
       *[other] Resigned { JOIN($resigned, by: " ") }.
      }
    { $stock ->
        [yes] Warehouses{ $full ->
            [yes] {""}
           *[no] {" "}(canals + unrest)
          } { JOIN($warehouses, by: "; ") }.
            Stacks { JOIN($stacks, by: "; ") }.
       *[no] {""}
      }
dayunhe-alt-secret = secret { JOIN($seats, by: " ") }
dayunhe-alt-region = Region { $region }{ $holder ->
    [none] {""}
   *[other] , { $holder }
  }: { JOIN($list) }.
dayunhe-alt-tile = { $key } { $owner } { $full ->
    [yes] { dayunhe-short-tile }{ $lines ->
        [none] {""}
       *[other] {" "}{ $lines }
      }
   *[no] { $lines ->
        [none] { dayunhe-short-tile }
       *[other] { $lines }
      }
  }
dayunhe-alt-area = { $canals }{ $unrest ->
    [0] {""}
   *[other] {" "}({ $unrest } unrest)
  }
dayunhe-alt-warehouse = { $full ->
    [yes] { JOIN($list) }
   *[no] { $canals }+{ $unrest }
  }

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
    The coordinator is { dayunhe-coordinator }{ $been ->
        [0] {""}
       *[other] {" "}(has been on { $been } in this trip)
      }.
    { $forecast }
dayunhe-text-player = { $letter } { $name }{ $acts ->
    [yes] {" "}← to act
   *[no] {""}
  }{ $starts ->
    [yes] {" "}(start player)
   *[no] {""}
  }{ $resigned ->
    [yes] {" "}(resigned)
   *[no] {""}
  }: **{ $total }** prestige, region { $region }{ $card ->
    [none] {""}
    [hidden] , card not revealed yet
   *[other] , card { $card }
  }; warehouse { JOIN($list) }; stacks { $stacks }; wall { $wall }; City { $city ->
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
dayunhe-text-region = - **Region { $region }**, { $holder ->
    [none] nobody’s
   *[other] { $holder }
  }: { $list ->
    [0] all free
   *[other] { JOIN($list) }{ $free ->
        [0] {""}
       *[other] ; free { JOIN($free, by: " ") }
      }
  }
dayunhe-text-printed = -# Keys from north to south { $keys }; in regions { $middle } the middle row lies half a hex further east, in { $outer } the others. Beijing touches { JOIN($north) }, Hangzhou { JOIN($south) }. Pagodas { JOIN($pagodas) }.

## The way he would go

dayunhe-forecast = { $lying ->
    [yes] The coordinator lies down for tea: he does not travel in this round.
   *[no] { $there ->
        [yes] The coordinator is at his turning point: he does not travel in this round.
       *[no] As things stand { $way ->
            [0] { dayunhe-chooses } where the coordinator goes: { $options }.
           *[other] the coordinator goes to { JOIN($way, by: " · ") }{ $options ->
                [none] .
               *[other] ; then { dayunhe-chooses }: { $options }.
              }
          }
      }
  }
