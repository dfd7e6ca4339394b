# Yunnan. Colours of players come as token and name; person: "you" to the one who moves, "they" to everybody.

yunnan-building = { $building ->
    [school] Trade School
    [customs] Customs House
    [horse] Horse Dealer
    [dragon] Dragon House
   *[yard] Building Yard
  }
yunnan-building-short = { $building ->
    [school] School
    [customs] Customs
    [horse] Horses
    [dragon] Dragon
   *[yard] Yard
  }
yunnan-side = { $side ->
    [left] higher
   *[right] lower
  }
yunnan-structure = { $count ->
    [one] { $kind ->
        [post] trading post
        [bridge] bridge
       *[teahouse] tea house
      }
   *[other] { $count } { $kind ->
        [post] trading posts
        [bridge] bridges
       *[teahouse] tea houses
      }
  }
yunnan-structure-short = { $count ->
    [one] {""}
   *[other] { $count }{" "}
  }{ $kind ->
    [post] post
    [bridge] bridge
   *[teahouse] tea house
  }{ $count ->
    [one] {""}
   *[other] s
  }
yunnan-built = { $kind ->
    [post] trading post in { $place }
    [bridge] bridge { $place }
   *[teahouse] tea house in { $place }
  }
yunnan-you = { $pairs ->
    [yes] You ({ $token })
   *[no] You
  }
yunnan-your = your { $token }

## What is to be done: reads after "Mei to ..." and "It is Mei's turn to ..."

yunnan-with = { $pairs ->
    [yes] {" "}with { $token }
   *[no] {""}
  }
yunnan-task = { $phase ->
    [bid] bid or pass{ yunnan-with }, round { $round }
    [yard] take a structure{ yunnan-with }
    [travel] travel{ yunnan-with }, round { $round }
    [convert] turn income into points{ yunnan-with } ({ $income } yuan)
   *[over] rest
  }
yunnan-task-again = bid again or pass{ yunnan-with }: thrown out of { $reasons }
yunnan-ousting = the { $building } ({ $value }) by { $who } ({ $by })

## Bidding

yunnan-bid = { $who } bid **{ $value }** at the { $building }{ $source }.
yunnan-source = {" "}with a trader from { $province }
yunnan-bids = Your bids are then { $bids } of { $money } yuan.
yunnan-debt = That makes { $bids } of { $money } yuan: { $missing } missing, for { $lost } points.
yunnan-thrown-out = That throws out { $who } ({ $value }){ $again ->
    [yes] , who had passed and bids again
   *[no] {""}
  }.
yunnan-banked = { $who } { $person ->
    [you] go
   *[they] went
  } to the { $side } side of the bank{ $source }; as the bids stand it pays { $pays }.{ $count ->
    [0] {""}
    [one] {" "}The trader at { $spaces } goes to the market; its space is free again.
   *[other] {" "}The traders at { $spaces } go to the market; their spaces are free again.
  }
yunnan-marketed = { $who } put a trader in the market of Pu’er{ $source }.
yunnan-passed = { $who } { $person ->
    [you] pass
   *[they] passed
  }{ $sent ->
    [0] {""}
    [one] ; 1 trader from home goes to the market
   *[other] ; { $sent } traders from home go to the market
  }.
yunnan-idle = { $who } { $count ->
    [one] has no trader left to bid with and passes
   *[other] have no trader left to bid with and pass
  }.

## The automatic phases

yunnan-bank-paid = **Bank**: for bids of { $count ->
    [0] 0
   *[other] { $total } ({ $bids })
  } it pays { $payments }.
yunnan-bank-pays = { $who } **{ $amount }**
yunnan-brief = **{ $phase ->
    [bank] Bank pays
    [progress] Bids paid
    [gifts] Gifts
   *[income] Income
  }** { $list }
yunnan-brief-inspector = **Inspector**{ $what ->
    [stays] {": "}no province yields anything, so he stays away.
    [nobody] {" "}in { $province }: he sends nobody away.
   *[sends] {" "}in { $province }: sends a trader of { $who } to the market.
  }
yunnan-phase = { $phase ->
    [progress] **Progress**
    [gifts] **Gifts**
   *[income] **Income**{ $gaps ->
        [yes] {" "}(−{ $transport } a trader for each gap on the way from Pu’er)
       *[no] {""}
      }
  }
yunnan-progress = - { $who }: { $list }
yunnan-paid = pays { $count ->
    [one] **{ $total }**
   *[other] { $bids } = **{ $total }**
  }{ $missing ->
    [0] {""}
   *[other] , holds { $paid }: { $missing } missing, **−{ $lost } points**
  }
yunnan-gain = { $building ->
    [school] traders { $before } → { $after }
    [customs] border passes { $before } → { $after }
    [horse] horse { $before } → { $after }
    [dragon] influence { $before } → { $after }
   *[yard] structures { $before } → { $after }
  }
yunnan-chooses = a structure to choose
yunnan-taken-last = { $structure }, the only kind left{ $built ->
    [yes] , at once in { $place }
   *[no] {""}
  }
yunnan-taken = { $who } { $person ->
    [you] take
   *[they] took
  } a { $structure }{ $built ->
    [yes] {" "}and { $person ->
        [you] build
       *[they] built
      } it in { $place } at once
   *[no] {""}
  }.
yunnan-inspector = **Inspector** in { $province }: it yields most, { $most }{ $alone ->
    [yes] {""}
   *[no] {" "}({ $others }{ $tie ->
        [yes] ; ties: the farthest
       *[no] {""}
      })
  }. { $sent ->
    [yes] A trader of { $who } has to go to the market (influence { $influence }, the highest he may send away).
   *[no] Nobody there can be sent away.
  }
yunnan-inspector-stays = **Inspector**: no province yields anything, so he stays away.
yunnan-gifts = - { $province }: { $list }; { $left ->
    [0] none left
   *[other] { $left } left
  }{ $short ->
    [yes] {" "}(too few for all: by influence, then in travel order)
   *[no] {""}
  }
yunnan-income = - { $who }: **{ $income }**{ $any ->
    [yes] {" "}= { $terms }
   *[no] {""}
  }
yunnan-term = { $kind ->
    [trader] { $province } { yunnan-times }{ $gaps ->
        [0] { $value }
       *[other] ({ $value } − { $charge })
      }
    [post] { yunnan-posts } { $province } { yunnan-times }{ $value }
   *[cut] { yunnan-posts } { $province } 0 (cut off)
  }
yunnan-times = { $count ->
    [one] {""}
   *[other] { $count } ×{" "}
  }
yunnan-posts = { $count ->
    [one] post in
   *[other] posts in
  }
yunnan-order = **New travel order** by income: { $order }{ $tie ->
    [yes] {" "}(ties: whoever was behind goes first)
   *[no] {""}
  }
yunnan-round = **Round { $round }** begins: traders in the market come home.

## Travelling and conversion

yunnan-travelled = { $who } { $person ->
    [you] travel
   *[they] travelled
  }:{ $listed ->
    [yes] {""}
   *[no] {" "}{ $list }.
  }
yunnan-stayed = { $who } { $person ->
    [you] do
   *[they] did
  } not travel.
yunnan-nothing-to-travel = { $who } had nothing to travel with.
yunnan-move = { yunnan-times }{ $start } → { $end } ({ $passes ->
    [one] 1 pass
   *[other] { $passes } passes
  }{ $count ->
    [one] {""}
   *[other] {" "}each
  }{ $bridge ->
    [yes] , by bridge
   *[no] {""}
  })
yunnan-displaced = displacing { $who } to { $market ->
    [yes] the market
   *[no] { $place }
  }
yunnan-new = new { $structure }
yunnan-isolated = **Isolated**, so back to the market: { $list }.
yunnan-travel-income = Your income would be **{ $income }**, before inspector and later travellers.
yunnan-unused = { $left ->
    [one] 1 pass stays unused.
   *[other] { $left } passes stay unused.
  }
yunnan-converted = { $who } { $person ->
    [you] turn
   *[they] turned
  } **{ $points }** of { $income } yuan into points and { $person ->
    [you] keep
   *[they] kept
  } { $kept }.
yunnan-no-income = { $who } { $count ->
    [one] has
   *[other] have
  } no income to convert.
yunnan-resigned = { $who } resigned: their traders leave the board, their posts and bridges no longer count, their tea houses stay.
yunnan-over = { $person ->
    [you] With this the match ends
   *[they] The match is over
  }{ $end ->
    [resigned] : only one player is left
    [points] : somebody has reached { $points } points
   *[gifts] { $gifts ->
        [0] : no gift is left on the map
       *[other] : no more than { $gifts } gifts are left on the map
      }
  }. The final scoring follows.

## Totals

yunnan-change = { $who } { $before } → **{ $after }**
yunnan-changes = { $what ->
    [points] Points
    [yuan] Yuan
   *[income] Income as it stands
  }: { $list }
yunnan-of-it-bid = { $text } ({ $bids } bid)
yunnan-standings = **Round { $round }** · { $phase ->
    [bid] bidding: { $order }{ $some ->
        [yes] {" "}· passed: { $passed }
       *[no] {""}
      }{ $banked ->
        [yes] {" "}· bank: { $bank } for bids of { $total }
       *[no] {""}
      }
    [yard] in the Building Yard
    [travel] still to travel: { $coming }
    [convert] still to convert: { $coming }
   *[over] the end
  }

yunnan-pairs = Two colours each: { $list }

## The panel

yunnan-ask = { $pairs ->
    [yes] { $token }:{" "}
   *[no] {""}
  }{ $slot ->
    [bid] { $ousted }What do you do? { yunnan-ask-purse }; { $home ->
        [0] none of your traders is at home, so one comes from a province.
        [one] 1 trader at home.
       *[other] { $home } traders at home.
      }
    [space] What do you bid at the { $building }? { yunnan-ask-purse }.
    [side] Which side of the bank?
    [from] No trader is at home. Which province does one come from?
    [kind] Which structure do you take?
    [place] Where does the tea house go?
    [travel] What next? { $left } of { $passes } passes left; ended now, your income would be { $forecast }{ $cut ->
        [yes] , with traders isolated: { $isolated }
       *[no] {""}
      }.
    [to] Where does a trader from { $start } go? { $left } of { $passes } passes left.
    [displace] Whom do you displace in { $province }? Your influence is { $influence }.
    [site] Where do you build the { $kind ->
        [post] trading post
        [bridge] bridge
       *[teahouse] tea house
      }?
   *[points] How much of your income of { $income } becomes points? The rest is money.
  }
yunnan-ask-purse = You hold { $money } yuan{ $bids ->
    [0] {""}
   *[other] , { $bids } of it bid
  }
yunnan-ask-ousted = You were thrown out of the { $building } ({ $value }) by { $who } ({ $by }).{" "}
yunnan-hint = { $slot ->
    [bid] Choose where a trader goes, or pass
    [space] Choose your bid
    [side] Choose a side
    [from] Choose a province
    [kind] Choose a structure
    [place] Choose a province, or keep it
    [travel] Choose what to do next
    [to] Choose a province
    [displace] Choose whom to displace
    [site] Choose a place
   *[points] Choose the points
  }
yunnan-chosen = { $what ->
    [bank] bank
   *[market] market
  }{ $sided ->
    [yes] {" "}{ $side }
   *[no] {""}
  }
yunnan-chosen-start = from { $province }

yunnan-label-building = { $building }: { $gain }
yunnan-open = free: { $values }
yunnan-label-gain = { $building ->
    [school] +1 trader ({ $before } → { $after })
    [customs] +1 pass ({ $before } → { $after })
    [horse] horse to { $after }
    [dragon] +1 influence ({ $before } → { $after })
   *[yard] +1 structure ({ $before } → { $after })
  }
yunnan-there = bids: { $list }
yunnan-label-space = { $value }: { $throws ->
    [yes] throws out { $who }
   *[no] { $safe ->
        [yes] safe
       *[no] not safe
      }
  }
yunnan-then-bid = then { $bids } of { $money } yuan bid
yunnan-missing = { $missing } yuan too few: −{ $lost } points
yunnan-space-safe = { $safe ->
    [yes] safe
   *[no] not safe
  }
yunnan-label-bank = Bank: { $free ->
    [one] { $most }
   *[other] { $most } or { $least }
  } yuan now
yunnan-leaving = { $count ->
    [0] no bid in a building after it
    [one] your bid goes to the market
   *[other] your { $count } bids go to the market
  }
yunnan-label-side = { $side ->
    [left] Higher side
   *[right] Lower side
  }: { $amount } yuan now
yunnan-bank-more = bids then { $total }{ $most ->
    [yes] : it pays no more
   *[no] ; { $amount } yuan from { $least }
  }
yunnan-label-market = Market: a trader to travel
yunnan-market-then = then { $market } there{ $province ->
    [yes] , one fewer in a province
   *[no] , { $home } at home
  }
yunnan-label-pass = Pass
yunnan-pass-sends = { $count ->
    [0] { $home ->
        [0] no trader at home
       *[other] your traders stay home
      }
    [one] 1 trader to market
   *[other] { $count } traders to market
  }
yunnan-pass-after = { $after ->
    [end] the bidding ends
    [exposed] back if thrown out
   *[out] you are done bidding
  }
yunnan-label-home = From home
yunnan-label-source = From { $province } ({ $count })
yunnan-source-left = { $count ->
    [0] none stays
    [one] 1 stays
   *[other] { $count } stay
  }
yunnan-source-gap = gap to { $provinces }

yunnan-label-kind = { $kind ->
    [post] Trading post
    [bridge] Bridge
   *[teahouse] Tea house
  }
yunnan-kind-use = { $kind ->
    [post] income, holds a province
    [bridge] a way for no pass
   *[teahouse] no inspector, +{ $points } at the end
  }
yunnan-kind-left = { $left } left
yunnan-label-keep = Keep it
yunnan-keep-then = you build it when you travel
yunnan-label-house-now = In { $province }, at once
yunnan-house-brings = { $traders ->
    [0] no trader there yet
    [one] guards your trader
   *[other] guards { $traders } traders
  } · +{ $points } at the end

yunnan-label-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }, keep { $kept } yuan
yunnan-points-then = { $gain ->
    [0] points stay { $before }
   *[other] points { $before } → { $after }
  } · { $kept ->
    [0] yuan stay { $money }
   *[other] yuan { $money } → { $then }
  }
yunnan-points-end = last round

yunnan-label-start = From { $province }: { $count ->
    [one] 1 trader can travel
   *[other] { $count } traders can travel
  }
yunnan-ways = passes: { $list }
yunnan-label-build = Build a { $kind ->
    [post] trading post
    [bridge] bridge
   *[teahouse] tea house
  } ({ $count } in stock)
yunnan-label-end = End the journey: income { $income }
yunnan-end-isolated = { $count } isolated, to market
yunnan-end-connected = all traders connected
yunnan-end-passes = { $left ->
    [one] 1 pass unused
   *[other] { $left } passes unused
  }
yunnan-label-move = { $named ->
    [yes] { $start } → { $end }
   *[no] { $end }
  }: { $passes ->
    [0] no pass
    [one] 1 pass
   *[other] { $passes } passes
  }
yunnan-income-change = { $same ->
    [yes] income stays { $before }
   *[no] income { $before } → { $after }
  }
yunnan-gifts-there = { $count ->
    [one] 1 gift
   *[other] { $count } gifts
  }
yunnan-may-displace = may displace { $list }
yunnan-would-isolate = { $count } isolated
yunnan-label-displace = { $who }: back to { $market ->
    [yes] the market
   *[no] { $place }
  }
yunnan-displace-why = influence { $influence } to your { $own }
yunnan-their-income = income { $before } → { $after }
yunnan-label-displace-none = Nobody
yunnan-all-stay = all traders stay
yunnan-label-site = { $named ->
    [yes] { $kind ->
        [post] Build the trading post in { $place }
        [bridge] Build the bridge { $place }
       *[teahouse] Build the tea house in { $place }
      }
   *[no] { $place }
  }
yunnan-post-brings = { $value } yuan a round
yunnan-way-change = { $end } { $before } → { $after }
yunnan-shorter = passes: { $list }
yunnan-free-way = needs no pass

yunnan-warn-isolated = Isolated traders go to the market: { $list }.
yunnan-warn-debt = You bid { $missing } yuan more than you hold: that costs **{ $lost } points**, unless you are thrown out or go to the bank.
yunnan-final-move = { $what ->
    [match] The match ends: after this no undo.
    [round] The round ends: after this no undo.
    [income] Inspector, gifts and income follow at once: after this no undo.
    [travel] Your journey ends: after this no undo.
   *[turn] Your turn ends: after this no undo.
  }

## The hand

yunnan-hand-points = { $points ->
    [one] { $told } point
   *[other] { $told } points
  }.
yunnan-hand = { $pairs ->
    [yes] { $token }: { $holdings }
   *[no] You hold { $holdings }
  }. Traders: { $places }. Standing: { $standing }.
yunnan-in-bank = { $side } side of the bank
yunnan-holdings = { $money } yuan{ $bids ->
    [0] {""}
   *[other] {" "}({ $bids } bid)
  }, last income { $income }; { $passes } passes, influence { $influence }, horse in { $horse }; { $traders } traders, { $home } at home{ $stocked ->
    [yes] ; in stock { $stock }
   *[no] {""}
  }{ $gifts ->
    [0] {""}
    [one] ; 1 gift
   *[other] ; { $gifts } gifts
  }

## The board in words

yunnan-alt-head = Yunnan{ $expert ->
    [yes] {" "}(expert)
   *[no] {""}
  }, round { $round }.{ $named ->
    [yes] {" "}{ $legend }.
   *[no] {""}
  } { $phase ->
    [bid] Bidding, { $who } to act.
    [yard] { $who } takes a structure.
    [travel] { $who } travels.
    [convert] { $who } converts income.
   *[over] The match is over.
  }
yunnan-alt-order = { $phase ->
    [bid] Bidding order { $bid }{ $some ->
        [yes] , passed { $passed }
       *[no] {""}
      }.
    [yard] Bidding order { $bid }.
    [over] Last travel order { $travel }.
   *[other] Travel order { $travel }, still to come { $waiting }.
  }
yunnan-alt-counts = Points { $points }. Yuan { $yuan }. Last income { $income }. Passes { $passes }{ $travelling ->
    [yes] {" "}({ $left } left now)
   *[no] {""}
  }. Influence { $influence }. Horses { $horses }. Traders at home { $home }; not in play { $school }. Gifts { $gifts }. Stock { $stock }.{ $left_match ->
    [yes] {" "}Resigned: { $resigned }.
   *[no] {""}
  }
yunnan-alt-building = { $building }: { $list }.
yunnan-alt-side = { $who } { $amount }
yunnan-alt-bank = Bank: { $list }.
yunnan-alt-province = { $province }: { $traders }{ $posted ->
    [yes] ; posts { $posts }
   *[no] {""}
  }{ $housed ->
    [yes] ; tea house { $house }
   *[no] {""}
  }{ $gifts ->
    [0] {""}
    [one] ; 1 gift
   *[other] ; { $gifts } gifts
  }.
yunnan-alt-bridges = Bridges: { $list }.

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
yunnan-text-colour = { $letter } { $who }: { $points ->
    [one] { $told } point
   *[other] { $told } points
  }, { $holdings }{ $resigned ->
    [yes] ; resigned
   *[no] {""}
  }{ $acts ->
    [yes] {" "}← to act
   *[no] {""}
  }
yunnan-text-buildings = **Buildings**: from 5 and 7 a higher bid throws out
yunnan-text-building = - { $building } ({ $id ->
    [school] a trader
    [customs] a border pass
    [horse] the horse one province on
    [dragon] influence
   *[yard] a structure
  }): { $bids }; open { $free }
yunnan-text-side = { $amount } { $free ->
    [yes] (free)
   *[no] for { $who }
  }
yunnan-text-bank = - Bank, for bids of { $total } in all: { $list }
yunnan-text-provinces = **Provinces**: only what is there is listed
yunnan-text-province = - { $province } ({ $market ->
    [yes] market; { $trader } a trader
   *[no] { $trader } a trader, { $post } a post
  }): { $traders }{ $market ->
    [yes] {""}
   *[no] { $posted ->
        [yes] ; posts { $posts }
       *[no] {""}
      }{ $housed ->
        [yes] ; tea house { $house }
       *[no] {""}
      }; { $gifts ->
        [0] no gift
        [one] 1 gift
       *[other] { $gifts } gifts
      } left
  }
yunnan-text-bridge = { $site }{ $built ->
    [yes] {" "}{ $who }
   *[no] {" "}(free)
  }
yunnan-text-bridges = Bridges: { $list }
yunnan-text-incomes = **Income as it stands**
yunnan-text-income = - { $who }: { $income } = { $terms }{ $cut ->
    [yes] ; not connected: { $isolated }
   *[no] {""}
  }

## Captions on the picture

yunnan-caption-turn = { $turn ->
    [0] The start
   *[other] Turn { $turn }
  }
yunnan-caption-round = Round { $round }
yunnan-caption = { $name ->
    [over] The end
    [passes] { $count ->
        [one] pass left
       *[other] passes left
      }
    [income] income would be
    [money] yuan
    [bids] bid
    [levels] level reached
    [home] at home
   *[bank] Bank
  }

## The end

yunnan-score = { $score ->
    [one] { $told } point
   *[other] { $told } points
  }{ $any ->
    [yes] {" "}({ $sources })
   *[no] {""}
  }
yunnan-score-source = { $source ->
    [points] on the way
    [money] money
    [gifts] gifts
    [passes] passes
    [influence] influence
   *[teahouses] tea houses
  } { $points }
yunnan-ending = { $end ->
    [points] Somebody reached { $points } points, and the round was played to its end. Most points win.
    [gifts] { $gifts ->
        [0] No gift was left on the map
       *[other] No more than { $gifts } gifts were left on the map
      }, and the round was played to its end. Most points win.
    [agreed] Nothing changed any more, and all agreed to end it there. Most points win.
   *[resigned] All others resigned.
  }
yunnan-ending-tie = Among equal points, more influence ranks first{ $pairs ->
    [yes] {" "}(of both colours together)
   *[no] {""}
  }, then who is nearer the front of the last travel order; whoever resigned ranks last.
yunnan-final = **Final scoring**: a point for { $rate } yuan, { $each } for a gift, then passes, influence and tea houses by the table
yunnan-final-player = - { $who }: { $terms } = **{ $total }**
yunnan-final-term = { $points } ({ $source ->
    [money] { $behind } yuan
    [gifts] gifts { $behind }
    [passes] passes { $behind }
    [influence] influence { $behind }
   *[teahouses] tea houses { $behind }
  })

## Standing orders; subject: the letter of the colour with two players, whose token is given too, else "none"

order-yunnan-subject = { $subject ->
    [none] {""}
   *[other] { $token }{" "}
  }
order-yunnan-hold = { order-yunnan-subject }Pass unless I am thrown out
    .detail = Passes once it is your turn to bid. Off when a trader of yours is thrown out or the bidding ends.
order-yunnan-pass = { order-yunnan-subject }Pass for this round
    .detail = Passes each time it is your turn to bid, also after being thrown out. Off when the bidding ends.

## The lobby and the options of a match

about-yunnan = Bid for progress, then travel the Tea-Horse Road and sell tea in far provinces. Most points win. Two people play two colours each.
option-yunnan-version = Bids
option-yunnan-version-basic = up to what you hold (basic)
option-yunnan-version-expert = beyond it, debts cost points (expert)
