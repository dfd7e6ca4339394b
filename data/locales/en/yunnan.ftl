# Yunnan. A message has the name of an event, its facts are the event's fields. $tense: past to everybody, now to the one who
# moves. A colour shows as token and name of its owner, but in labels the reader's as its token alone; choose by you, other, none.
# A province is chosen by its number on the road: 0 the market of Pu’er, 1 Yunnan ... 5 Qinghai, -1 none. $pairs: two colours each.

yunnan-building = { $building ->
    [school] Trade School
    [customs] Customs House
    [horse] Horse Dealer
    [dragon] Dragon House
   *[yard] Building Yard
  }
yunnan-side = { $side ->
    [left] higher
   *[right] lower
  }
yunnan-kind = { $kind ->
    [post] trading post
    [bridge] bridge
   *[teahouse] tea house
  }
yunnan-stocked = { $count ->
    [one] { $kind ->
        [post] post
        [bridge] bridge
       *[teahouse] tea house
      }
   *[other] { $count } { $kind ->
        [post] posts
        [bridge] bridges
       *[teahouse] tea houses
      }
  }
yunnan-subject = { $colour ->
    [you] { $pairs ->
        [yes] You ({ $token })
       *[no] You
      }
   *[other] { $colour }
  }
yunnan-rival = { $colour ->
    [you] your { $colour }
   *[other] { $colour }
  }

## What is to be done: reads after "Mei to ..." and "It is Mei's turn to ..."

yunnan-with = { $pairs ->
    [yes] {" "}with { $token }
   *[no] {""}
  }
yunnan-task = { $phase ->
    [bid] { $again ->
        [0] bid or pass{ yunnan-with }, round { $round }
       *[other] bid again or pass{ yunnan-with }: thrown out of { $again }
      }
    [yard] take a structure{ yunnan-with }
    [travel] travel{ yunnan-with }, round { $round }
    [convert] turn income into points{ yunnan-with } ({ $income } yuan)
   *[over] rest
  }
yunnan-ousting = the { $building } ({ $value }) by { $by } ({ $by_value })

## Bidding

yunnan-comes-from = { $source ->
    [-1] {""}
   *[other] , with a trader from { $source }
  }
yunnan-bid-placed = { yunnan-subject } bid **{ $value }** at the { $building }{ yunnan-comes-from }.{ $colour ->
    [you] {" "}Your bids are then { $bids } yuan; you hold { $money }.
   *[other] { $loss ->
        [0] {""}
       *[other] {" "}That makes { $bids } of { $money } yuan: { $missing } missing, for { $loss } points.
      }
  }
yunnan-thrown-out = That throws out { $colour } ({ $value }){ $again ->
    [yes] , who had passed and bids again
   *[no] {""}
  }.
yunnan-banked = { yunnan-subject } { $colour ->
    [you] go
   *[other] went
  } to the { $side } side of the bank{ yunnan-comes-from }; as the bids stand it pays { $pays }.{ $freed ->
    [0] {""}
    [one] {" "}The trader at { $freed } goes to the market; its space is free again.
   *[other] {" "}The traders at { $freed } go to the market; their spaces are free again.
  }
    .freed = { $building } { $value }
yunnan-marketed = { yunnan-subject } put a trader{ $source ->
    [-1] {""}
   *[other] {" "}from { $source }
  } in the market of Pu’er.
yunnan-passed = { yunnan-subject } { $colour ->
    [you] pass
   *[other] passed
  }{ $sent ->
    [0] {""}
    [one] ; 1 trader from home goes to the market
   *[other] ; { $sent } traders from home go to the market
  }.
yunnan-idle = { $colours } { $what ->
    [passed] { $colours ->
        [one] has no trader left to bid with and passes
       *[other] have no trader left to bid with and pass
      }
    [converted] { $colours ->
        [one] has no income to convert
       *[other] have no income to convert
      }
   *[travel-ended] had nothing to travel with
  }.

## The automatic phases

yunnan-bank-paid = **Bank**: for bids of { $bids ->
    [0] 0
   *[other] { $total } ({ JOIN($bids, by: " + ") })
  } it pays { $payments }.
    .payments = { $colour } **{ $amount }**
yunnan-brief = **{ $phase ->
    [bank-payout] Bank pays
    [progress] Bids paid
    [gifts] Gifts
   *[income] Income
  }** { JOIN($list, by: " · ") }
    .each = { $colour } { $phase ->
        [progress] { $amount ->
            [0] 0
           *[other] −{ $amount }
          }
       *[other] +{ $amount }
      }{ $lost ->
        [0] {""}
       *[other] {" "}(−{ $lost } points)
      }
yunnan-phase = { $phase ->
    [progress] **Progress**
    [gifts] **Gifts**
   *[income] **Income**{ $gaps ->
        [yes] {" "}(−{ $transport } a trader for each gap on the way from Pu’er)
       *[no] {""}
      }
  }
yunnan-progress = - { $colour }: { JOIN($list, by: "; ") }
yunnan-bids-paid = pays { $bids ->
    [one] **{ $total }**
   *[other] { JOIN($bids, by: " + ") } = **{ $total }**
  }{ $missing ->
    [0] {""}
   *[other] , holds { $paid }: { $missing } missing, **−{ $lost } points**
  }
    .bids = { $value }
yunnan-gained = { $building ->
    [school] traders { $before } → { $after }
    [customs] border passes { $before } → { $after }
    [horse] horse { $before } → { $after }
   *[dragon] influence { $before } → { $after }
  }
yunnan-chooses = a structure to choose
yunnan-structure-taken = { $forced ->
    [yes] { $kind }, the only kind left
   *[no] { yunnan-subject } { $colour ->
        [you] take
       *[other] took
      } a { $kind }{ $province ->
        [-1] {""}
       *[other] {" "}and { $colour ->
            [you] build
           *[other] built
          } it in { $province } at once
      }.
  }
yunnan-inspector-came = { $province ->
    [-1] { yunnan-inspector-stays }
   *[other] **Inspector** in { $province }: it yields most, { $most }{ $others ->
        [0] {""}
       *[other] {" "}({ JOIN($others) }{ $tie ->
            [yes] ; ties: the farthest
           *[no] {""}
          })
      }. { $colour ->
        [none] Nobody there can be sent away.
       *[other] A trader of { $colour } has to go to the market (influence { $influence }, the highest he may send away).
      }
  }
    .brief = { $province ->
        [-1] { yunnan-inspector-stays }
       *[other] **Inspector** in { $province }: { $colour ->
            [none] he sends nobody away.
           *[other] sends a trader of { $colour } to the market.
          }
      }
yunnan-inspector-stays = **Inspector**: no province yields anything, so he stays away.
yunnan-gifts-given = - { $province }: { JOIN($gifts) }; { $left ->
    [0] none left
   *[other] { $left } left
  }{ $short ->
    [yes] {" "}(too few for all: by influence, then in travel order)
   *[no] {""}
  }
yunnan-income-counted = - { $colour }: **{ $income }**{ $lines ->
    [0] {""}
   *[other] {" "}= { JOIN($lines, by: " + ") }
  }
yunnan-line = { $kind ->
    [trader] { $province } { yunnan-times }{ $gaps ->
        [0] { $value }
       *[other] ({ $value } − { $charge })
      }
   *[post] { $count ->
        [one] post in
       *[other] posts in
      } { $province } { $gaps ->
        [0] { yunnan-times }{ $value }
       *[other] 0 (cut off)
      }
  }
yunnan-times = { $count ->
    [one] {""}
   *[other] { $count } ×{" "}
  }
yunnan-order-changed = **New travel order** by income: { JOIN($order, by: " ") }{ $tie ->
    [yes] {" "}(ties: whoever was behind goes first)
   *[no] {""}
  }
yunnan-round-began = **Round { $round }** begins: traders in the market come home.

## Travelling and conversion

yunnan-travelled = { yunnan-subject } { $steps ->
    [0] { $colour ->
        [you] do
       *[other] did
      } not travel.
   *[other] { $colour ->
        [you] travel
       *[other] travelled
      }:{ $listed ->
        [yes] {""}
       *[no] {" "}{ JOIN($steps, by: " · ") }.
      }
  }
yunnan-moved = { yunnan-times }{ $start } → { $end } ({ $passes ->
    [one] 1 pass
   *[other] { $passes } passes
  }{ $count ->
    [one] {""}
   *[other] {" "}each
  }{ $bridge ->
    [yes] , by bridge
   *[no] {""}
  })
yunnan-displaced = { $move ->
    [none] {""}
   *[other] { $move },{" "}
  }displacing { $colour } to { $to ->
    [0] the market
   *[other] { $to }
  }
yunnan-built = new { yunnan-standing }
yunnan-standing = { $kind ->
    [bridge] bridge { $place }
   *[other] { $kind } in { $place }
  }
yunnan-travel-ended = { $isolated ->
    [0] {""}
   *[other] **Isolated**, so back to the market: { JOIN($isolated) }.
  }
  { $colour ->
    [you] { $stands ->
        [yes] Your income would be **{ $income }**, before inspector and later travellers.
       *[no] {""}
      } { $left ->
        [0] {""}
        [one] 1 pass stays unused.
       *[other] { $left } passes stay unused.
      }
   *[other] {""}
  }
    .isolated = { $province } { $count }
yunnan-converted = { yunnan-subject } { $points ->
    [0] { $colour ->
        [you] keep
       *[other] kept
      } all { $income } yuan
   *[other] { $colour ->
        [you] turn
       *[other] turned
      } { $money ->
        [0] all **{ $points }** yuan into points
       *[other] **{ $points }** of { $income } yuan into points and { $colour ->
            [you] keep
           *[other] kept
          } { $money }
      }
  }.
yunnan-seat-resigned = { $seat } resigned: their traders leave the board, their posts and bridges no longer count, their tea houses stay.
yunnan-game-ended = { $tense ->
    [now] With this the match ends
   *[past] The match is over
  }{ $end ->
    [resigned] : only one player is left
    [points] : somebody has reached { $points } points
    [agreed] : all agreed to end it here
   *[gifts] { $gifts ->
        [0] : no gift is left on the map
       *[other] : no more than { $gifts } gifts are left on the map
      }
  }. The final scoring follows.

## Totals

yunnan-points-changed = { $seat } { $before } → **{ $after }**
yunnan-money-changed = { $colour } { $stays ->
    [yes] { $after }
   *[no] { $before } → **{ $after }**
  }{ $bids ->
    [0] {""}
   *[other] {" "}({ $bids } bid)
  }
yunnan-totals = { $what ->
    [points] Points
    [yuan] Yuan
   *[income] Income as it stands
  }: { JOIN($list, by: " · ") }
yunnan-standings = **Round { $round }** · { $phase ->
    [bid] bidding: { JOIN($order, by: " ") }{ $passed ->
        [0] {""}
       *[other] {" "}· passed: { JOIN($passed, by: " ") }
      }{ $bank ->
        [0] {""}
       *[other] {" "}· bank: { JOIN($bank, by: " ") } for bids of { $total }
      }
    [yard] in the Building Yard
    [travel] still to travel: { JOIN($coming, by: " ") }
    [convert] still to convert: { JOIN($coming, by: " ") }
   *[over] the end
  }
yunnan-pairs = Two colours each: { JOIN($list, by: " · ") }

## The panel

yunnan-asked = { $pairs ->
    [yes] { $token }:{" "}
   *[no] {""}
  }
yunnan-purse = You hold { $money } yuan{ $bids ->
    [0] {""}
   *[other] , { $bids } bid
  }
yunnan-passes-left = { $left } of { $passes } passes left
yunnan-ask-do = { yunnan-asked }{ $bidding ->
    [yes] { $ousted ->
        [0] {""}
       *[other] { JOIN($ousted, by: " ") }{" "}
      }What do you do? { yunnan-purse }; { $home ->
        [0] none of your traders is at home, so one comes from a province.
        [one] 1 trader at home.
       *[other] { $home } traders at home.
      }
   *[no] What next? { yunnan-passes-left }. If you stop now: income { $forecast }{ $isolated ->
        [0] {""}
       *[other] , with traders isolated: { JOIN($isolated) }
      }.
  }
yunnan-ask-ousting = You were thrown out of { yunnan-ousting }.
yunnan-ask-space = { yunnan-asked }{ $do ->
    [bank] Which side of the bank?
   *[building] What do you bid at the { $building }? { yunnan-purse }.
  }
yunnan-ask-from = { yunnan-asked }No trader is at home. Which province does one come from?
yunnan-ask-kind = { yunnan-asked }Which structure do you take?
yunnan-ask-place = { yunnan-asked }Where does the tea house go?
yunnan-ask-to = { yunnan-asked }Where does a trader from { $province } go? { yunnan-passes-left }.
yunnan-ask-displace = { yunnan-asked }Whom do you displace in { $province }? Your influence is { $influence }.
yunnan-ask-site = { yunnan-asked }Where do you build the { $kind }?
yunnan-ask-points = { yunnan-asked }How much of your income of { $income } becomes points? The rest is money.
yunnan-hint = { $slot ->
    [do] { $bidding ->
        [yes] Choose where a trader goes, or pass
       *[no] Choose what to do next
      }
    [space] { $do ->
        [bank] Choose a side
       *[building] Choose your bid
      }
    [from] Choose a province
    [kind] Choose a structure
    [place] Choose a province, or keep it
    [to] Choose a province
    [displace] Choose whom to displace
    [site] Choose a place
   *[points] Choose the points
  }
yunnan-chosen = { $do ->
    [building] { $building }{ $space ->
        [none] {""}
       *[other] {" "}{ $space }
      }
    [bank] bank{ $space ->
        [none] {""}
       *[other] {" "}{ $side }
      }
    [market] market
    [province] from { $province }
   *[kind] { $kind }
  }

# Answers, first what they are, then what they cost or bring, each part in a line of its own.

yunnan-label-do = { $do ->
    [building] { $building }: { $building ->
        [school] +1 trader ({ $before } → { $after })
        [customs] +1 pass ({ $before } → { $after })
        [horse] horse to { $after }
        [dragon] +1 influence ({ $before } → { $after })
       *[yard] +1 structure ({ $before } → { $after })
      }
    [bank] Bank: { $free ->
        [one] { $most }
       *[other] { $most } or { $least }
      } yuan now
    [market] Market: a trader to travel
    [pass] Pass
    [province] { $actions ->
        [one] { $start } → { yunnan-label-to }
       *[other] From { $province }: { $count ->
            [one] 1 trader can travel
           *[other] { $count } traders can travel
          }
      }
    [kind] { $actions ->
        [one] Build the { yunnan-standing }
       *[other] Build a { $kind } ({ $count } in stock)
      }
   *[end] End the journey: income { $income }
  }
    .detail = { $do ->
        [building] free: { JOIN($spaces, by: " ") }
          { $there ->
            [0] {""}
           *[other] bids: { JOIN($there) }
          }
        [bank] { $bids ->
            [0] no bid in a building after it
            [one] your bid goes to the market
           *[other] your { $bids } bids go to the market
          }
        [market] then { $market } there{ $home ->
            [0] , one fewer in a province
           *[other] , { $left } at home
          }
        [pass] { $sent ->
            [0] { $home ->
                [0] no trader at home
               *[other] your traders stay home
              }
            [one] 1 trader to market
           *[other] { $sent } traders to market
          }
          { $then ->
            [end] the bidding ends
            [exposed] back if thrown out
           *[out] you are done bidding
          }
        [province] { $actions ->
            [one] { yunnan-label-to.detail }
           *[other] passes: { JOIN($ways) }
          }
        [kind] { $actions ->
            [one] { yunnan-label-site.detail }
           *[other] { JOIN($places) }
          }
       *[end] { $isolated ->
            [0] all traders connected
           *[other] { $isolated } isolated, to market
          }
          { $left ->
            [0] {""}
            [one] 1 pass unused
           *[other] { $left } passes unused
          }
      }
yunnan-bid-there = { yunnan-rival } { $value }
yunnan-label-space = { $do ->
    [bank] { $side ->
        [left] Higher side
       *[right] Lower side
      }: { $amount } yuan now
   *[building] { $space }: { $colour ->
        [none] { yunnan-safe }
       *[other] throws out { yunnan-rival }
      }
  }
    .detail = { $do ->
        [bank] bids then { $total }{ $more ->
            [none] : it pays no more
           *[other] ; { $more } yuan from { $least }
          }
       *[building] { $missing ->
            [0] then { $bids } of { $money } yuan bid
           *[other] { $missing } yuan too few: −{ $lost } points
          }
          { $colour ->
            [none] {""}
           *[other] { yunnan-safe }
          }
      }
yunnan-safe = { $safe ->
    [yes] safe
   *[no] not safe
  }
yunnan-label-from = { $from ->
    [supply] From home
   *[province] From { $province } ({ $count })
  }
    .detail = { $from ->
        [supply] {""}
       *[province] { $gaps ->
            [0] { $left ->
                [0] none stays
                [one] 1 stays
               *[other] { $left } stay
              }
           *[other] gap to { $gaps }
          }
      }
yunnan-label-kind = { $kind ->
    [post] Trading post
    [bridge] Bridge
   *[teahouse] Tea house
  }
    .detail = { $kind ->
        [post] income, holds a province
        [bridge] a way for no pass
       *[teahouse] no inspector, +{ $points } at the end
      }
      { $left } left
yunnan-label-place = { $place ->
    [keep] Keep it
   *[other] In { $province }, at once
  }
    .detail = { $place ->
        [keep] you build it when you travel
       *[other] { yunnan-house-brings }
      }
yunnan-house-brings = { $traders ->
    [0] no trader there yet
    [one] guards your trader
   *[other] guards { $traders } traders
  } · +{ $points } at the end
yunnan-label-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }, keep { $kept } yuan
    .detail = { $points ->
        [0] points stay { $before }
       *[other] points { $before } → { $after }
      }
      { $kept ->
        [0] yuan stay { $money }
       *[other] yuan { $money } → { $then }
      }
      { $last ->
        [yes] last round
       *[no] {""}
      }
yunnan-label-to = { $end }: { $passes ->
    [0] no pass
    [one] 1 pass
   *[other] { $passes } passes
  }
    .detail = { yunnan-income-change }
      { $victims ->
        [0] {""}
       *[other] may displace { JOIN($victims, by: " ") }
      }
      { $isolated ->
        [0] { $gifts ->
            [0] {""}
            [one] 1 gift
           *[other] { $gifts } gifts
          }
       *[other] { $isolated } isolated
      }
yunnan-income-change = { $change ->
    [0] income stays { $before }
   *[other] income { $before } → { $after }
  }
yunnan-label-displace = { $displace ->
    [none] Nobody
   *[other] { yunnan-rival }: back to { $to ->
        [0] the market
       *[other] { $to }
      }
  }
    .detail = { $displace ->
        [none] all traders stay
       *[other] influence { $influence } to your { $own }
          { $change ->
            [0] {""}
           *[other] income { $before } → { $after }
          }
      }
yunnan-label-site = { $place }
    .detail = { $kind ->
        [teahouse] { yunnan-house-brings }
        [bridge] { yunnan-income-change }
          { $ways ->
            [0] needs no pass
           *[other] passes: { JOIN($ways) }
          }
       *[post] { yunnan-income-change }
          { $isolated ->
            [0] { $value } yuan while connected
           *[other] { $isolated } isolated
          }
      }
yunnan-way = { $province } { $before ->
    [none] { $passes }
   *[other] { $before } → { $passes }
  }

yunnan-final = { $isolated ->
    [0] {""}
   *[other] Isolated traders go to the market: { JOIN($isolated) }.
  } { $missing ->
    [0] {""}
   *[other] You bid { $missing } yuan more than you hold: that costs **{ $lost } points**, unless you are thrown out or go to the bank.
  } { $ends ->
    [match] The match ends
    [round] The round ends
    [income] Inspector, gifts and income follow at once
    [travel] Your journey ends
   *[turn] Your turn ends
  }: after this no undo.

## The hand

yunnan-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
yunnan-hand-points = { yunnan-points }.
yunnan-hand = { $pairs ->
    [yes] { $letter } { $token }: { yunnan-holdings }
   *[no] You hold { yunnan-holdings }
  }. Traders: { JOIN($places) }. Standing: { JOIN($standing) }.
yunnan-bid = { $building } { $value }
yunnan-in-bank = { $side } side of the bank
yunnan-holdings = { $money } yuan{ $bids ->
    [0] {""}
   *[other] {" "}({ $bids } bid)
  }, last income { $income }; { $passes } passes, influence { $influence }, horse in { $province }; { $traders } traders, { $home } at home{ $stock ->
    [0] {""}
   *[other] ; in stock { JOIN($stock, by: " + ") }
  }{ yunnan-gifts }
yunnan-gifts = { $gifts ->
    [0] {""}
    [one] ; 1 gift
   *[other] ; { $gifts } gifts
  }

## The board in words

yunnan-alt-head = Yunnan{ $expert ->
    [yes] {" "}(expert)
   *[no] {""}
  }, round { $round }.{ $legend ->
    [0] {""}
   *[other] {" "}{ JOIN($legend) }.
  } { $phase ->
    [bid] Bidding, { $colour } to act.
    [yard] { $colour } takes a structure.
    [travel] { $colour } travels.
    [convert] { $colour } converts income.
   *[over] The match is over.
  }
yunnan-alt-order = { $phase ->
    [bid] Bidding order { JOIN($bid, by: " ") }{ $passed ->
        [0] {""}
       *[other] , passed { JOIN($passed, by: " ") }
      }.
    [yard] Bidding order { JOIN($bid, by: " ") }.
    [over] Last travel order { JOIN($travel, by: " ") }.
   *[other] Travel order { JOIN($travel, by: " ") }, still to come { JOIN($waiting, by: " ") }.
  }
yunnan-alt-counts = Points { JOIN($points) }. Yuan { JOIN($yuan) }. Last income { JOIN($income) }. Passes { JOIN($passes) }{ $phase ->
    [travel] {" "}({ $left } left now)
   *[other] {""}
  }. Influence { JOIN($influence) }. Horses { JOIN($horses) }. Traders at home { JOIN($home, by: " ") }; not in play { JOIN($school, by: " ") }. Gifts { JOIN($gifts, by: " ") }. Stock { JOIN($stock) }.{ $resigned ->
    [0] {""}
   *[other] {" "}Resigned: { JOIN($resigned, by: " ") }.
  }
yunnan-alt-building = { $building }: { JOIN($bids) }.
yunnan-alt-bank = Bank: { JOIN($sides) }.
yunnan-alt-province = { $province }: { JOIN($traders, by: " ") }{ yunnan-built-there }{ yunnan-gifts }.
yunnan-built-there = { $posts ->
    [0] {""}
   *[other] ; posts { JOIN($posts, by: " ") }
  }{ $colour ->
    [none] {""}
   *[other] ; tea house { $colour }
  }{ $inspector ->
    [yes] ; inspected last
   *[no] {""}
  }
yunnan-alt-bridges = Bridges: { JOIN($list) }.

yunnan-text-head = **Yunnan{ $expert ->
    [yes] , expert version
   *[no] {""}
  }, round { $round }**, { $phase ->
    [bid] bidding
    [yard] in the Building Yard
    [travel] travelling
    [convert] converting income
   *[over] the end
  }. “A2”: two traders of A.
yunnan-text-colour = { $letter } { $colour }: { yunnan-points }, { yunnan-holdings }{ $resigned ->
    [yes] ; resigned
   *[no] {""}
  }{ $acts ->
    [yes] {" "}← to act
   *[no] {""}
  }
yunnan-text-buildings = **Buildings**: from 5 and 7 a higher bid throws out
yunnan-text-building = - { $building } ({ $building ->
    [school] a trader
    [customs] a border pass
    [horse] the horse one province on
    [dragon] influence
   *[yard] a structure
  }): { JOIN($bids) }; open { JOIN($free, by: " ") }
yunnan-text-bank = - Bank, for bids of { $total } in all: { JOIN($sides) }
yunnan-text-side = { $amount } { $colour ->
    [none] (free)
   *[other] for { $colour }
  }
yunnan-text-provinces = **Provinces**: only what is there is listed
yunnan-text-province = - { $province } ({ $province ->
    [0] market; { $trader } a trader
   *[other] { $trader } a trader, { $post } a post
  }): { JOIN($traders, by: " ") }{ $province ->
    [0] {""}
   *[other] { yunnan-built-there }; { $gifts ->
        [0] no gift
        [one] 1 gift
       *[other] { $gifts } gifts
      } left
  }
yunnan-text-bridges = Bridges: { JOIN($list) }
yunnan-bridge = { $place } { $colours ->
    [0] (free)
   *[other] { JOIN($colours, by: " ") }
  }
yunnan-text-incomes = **Income as it stands**
yunnan-text-income = - { $colour }: { $income } = { $lines ->
    [0] 0
   *[other] { JOIN($lines, by: " + ") }
  }{ $isolated ->
    [0] {""}
   *[other] ; not connected: { JOIN($isolated) }
  }

## Captions on the picture

yunnan-captions =
    .turn = { $turn ->
        [0] The start
       *[other] Turn { $turn }
      }
    .round = Round { $round }
    .over = The end
    .passes = { $left ->
        [one] pass left
       *[other] passes left
      }
    .income = income would be
    .money = yuan
    .bids = bid
    .levels = level reached
    .home = at home
    .bank = Bank
    .school = School
    .customs = Customs
    .horse = Horses
    .dragon = Dragon
    .yard = Yard

## The end

yunnan-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
  }{ $sources ->
    [0] {""}
   *[other] {" "}({ JOIN($sources) })
  }
yunnan-source = { $count ->
    [0] {""}
   *[other] { $source ->
        [points] on the way
        [money] money
        [gifts] gifts
        [passes] passes
        [influence] influence
       *[teahouses] tea houses
      } { $count }
  }
yunnan-ending = { $end ->
    [points] Somebody reached { $points } points, and the round was played to its end. Most points win.
    [gifts] { $gifts ->
        [0] No gift was left on the map
       *[other] No more than { $gifts } gifts were left on the map
      }, and the round was played to its end. Most points win.
    [agreed] Nothing changed any more, and all agreed to end it there. Most points win.
   *[resigned] { others-resigned }
  }{ $tie ->
    [yes] {" "}Among equal points, more influence ranks first{ $pairs ->
        [yes] {" "}(of both colours together)
       *[no] {""}
      }, then who is nearer the front of the last travel order; whoever resigned ranks last.
   *[no] {""}
  }
yunnan-scoring = **Final scoring**: a point for { $rate } yuan, { $each } for a gift, then passes, influence and tea houses by the table
yunnan-final-scored = - { $seat }: { JOIN($terms, by: " + ") } = **{ $total }**
yunnan-scored = { $points }{ $source ->
    [points] {""}
    [money] {" "}({ $money } yuan)
    [gifts] {" "}(gifts { $gifts })
    [passes] {" "}(passes { JOIN($passes, by: " + ") })
    [influence] {" "}(influence { JOIN($influence, by: " + ") })
   *[teahouses] {" "}(tea houses { JOIN($teahouses, by: " + ") })
  }

## Standing orders; subject: the letter of the colour with two players, whose token is given too, else "none"

order-yunnan-subject = { $subject ->
    [none] {""}
   *[other] { $token }{" "}
  }
order-yunnan-hold = { order-yunnan-subject }Pass unless I am thrown out
    .detail = Passes once it is your turn to bid. Off when a trader of yours is thrown out or the bidding ends.
order-yunnan-bid = { order-yunnan-subject }{ yunnan-building }: bid up to { $amount }
    .title = Bid up to …
    .detail = From home, lowest free space, again when thrown out; before passing. Off when the bidding ends.
order-yunnan-convert = { order-yunnan-subject }{ $amount ->
    [0] Keep all income as money
    [999] Convert all income into points
   *[other] Convert up to { $amount } of each income into points
  }
    .title = Convert income into points …
    .detail = Every round until you switch it off; the rest stays money.
order-yunnan-pass = { order-yunnan-subject }Pass for this round
    .detail = Passes each time it is your turn to bid, also after being thrown out. Off when the bidding ends.

## The lobby and the options of a match

about-yunnan = Bid for progress, then travel the Tea-Horse Road and sell tea in far provinces. Most points win. Two people play two colours each.
option-yunnan-version = Bids
option-yunnan-version-basic = up to what you hold (basic)
option-yunnan-version-expert = beyond it, debts cost points (expert)
