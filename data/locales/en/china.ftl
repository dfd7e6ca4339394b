# China. A message has the name of an event, its facts are the event's fields. $tense: past to everybody, now to the one who
# moves. A seat shows as its name; choose by you (who is spoken to), own (whose turn is told), other, none.

china-task = { $phase ->
    [place] place a second piece or take cards
    [draw] take cards
   *[start] place pieces or exchange a card
  }

china-colour = { $colour ->
    [R] red
    [G] green
    [Y] yellow
    [O] orange
   *[V] violet
  }
china-hidden = { $count ->
    [one] a hidden card
   *[other] { $count } hidden cards
  }
china-cards = { $colour ->
    [R] { china-count }red
    [G] { china-count }green
    [Y] { china-count }yellow
    [O] { china-count }orange
    [V] { china-count }violet
   *[hidden] { china-hidden }
  }
china-count = { $count ->
    [1] {""}
   *[other] { $count }{" "}
  }
china-pay = { $pay ->
    [R] red card
    [G] green card
    [Y] yellow card
    [O] orange card
    [V] violet card
    [RR] red pair
    [GG] green pair
    [YY] yellow pair
    [OO] orange pair
   *[VV] violet pair
  }

## A turn

china-placed = { $seat ->
    [you] You place { $pieces }.
   *[other] { $seat } placed { $pieces }.
  }
china-piece-placed = { $piece ->
    [house] a house on **{ $place }**
    [fort] a fortification on **{ $place }**
   *[emissary] an emissary in **{ $place }**
  } ({ $pay })
china-exchanged = { $seat ->
    [you] You discard { $card } to exchange it.
   *[other] { $seat } exchanged: discarded { $card }.
  }
china-refilled = { $seat ->
    [you] You { $list }.
   *[other] { $begins ->
        [yes] { $seat } { $list }.
       *[no] Then { $list }.
      }
  }
china-refilled-none = { $tense ->
    [now] No card is left to take for it.
   *[past] No card was left to take for it.
  }
china-card-taken = { $tense ->
    [now] take
   *[past] took
  } { $cards } from the row
china-card-drawn = { $tense ->
    [now] draw
   *[past] drew
  } { $known ->
    [yes] { $cards }
   *[no] { $count ->
        [one] one card
       *[other] { $count } cards
      }
  } face down
china-drawn = You drew **{ $cards }** face down.
china-row-filled = New in the row: { $cards }.

china-houses-scored = **{ $province } is full**, so its houses score (rules: { $rule }):
china-full-brief = **{ $province } is full**: { $gains }
china-scored = { $seats } **+{ $points }**{ $seats ->
    [1] {""}
   *[other] {" "}each
  }: { $rank ->
    [1] most houses{ $shared ->
        [yes] , shared
       *[no] {""}
      } ({ $own }), { $total ->
        [1] a point for the one house there
       *[other] a point for each of the { $total } houses there
      }
    [2] second most ({ $own }), as many points as the leader has houses ({ $above })
   *[other] { $rank ->
        [3] third
        [4] fourth
       *[5] fifth
      } most ({ $own }), as many points as the rank above has houses ({ $above })
  }{ $doubled ->
    [yes] , doubled by a fortification
   *[no] {""}
  }
china-deck-ran-out = { $tense ->
    [now] With this the deck runs out for the { $time ->
        [1] first time: { $size } discards are shuffled into a new deck.
       *[2] second time: { china-turns-left }
      }
   *[past] The deck ran out for the { $time ->
        [1] first time: { $size } discards were shuffled into a new deck.
       *[2] second time: { china-turns-left }
      }
  }
china-turns-left = { $last ->
    [0] this is the last turn.
    [one] **last round**, 1 more turn.
   *[other] **last round**, { TYPED($last) } more turns.
  }
china-seat-resigned = { $seat } resigned. Their pieces stay and count, their turns are passed over.
china-game-ended = { $tense ->
    [now] With this the match ends: { $end ->
        [blocked] nobody can place a piece any more.
       *[deck] the deck has run out for the second time, and the round is complete.
      }
   *[past] The match is over: { $end ->
        [blocked] nobody can place a piece any more.
        [resigned] only one player is left.
       *[deck] the deck ran out for the second time, and the round is complete.
      }
  } The final scoring follows.
china-score-changed = { $seat } { $before } → **{ $after }**
china-changes = Points: { JOIN($list, by: " · ") }
china-standings = Points: { JOIN($list, by: " · ") }{ $over ->
    [yes] {""}
   *[no] {" "}· { $time ->
        [2] deck used up
       *[other] { $deck ->
            [one] 1 card left in the deck
           *[other] { $deck } cards left in the deck
          }, { $time ->
            [0] first
           *[1] second
          } of two passes
      }{ $time ->
        [2] {" "}· **last round**, still to play: { $seats }
       *[other] {""}
      }
  }

## The panel

china-ask = { $slot ->
    [province] Where do you place a piece? Or do you exchange a card?
    [place] { $second ->
        [yes] Do you place a second piece in { $province } (pay { $pays }), and where?
       *[no] Where in { $province } do you place (pay { $pays })?
      }
    [piece] A house or your fortification on { $place }?
    [pay] What do you pay for the { $piece ->
        [house] house on { $place }
        [fort] fortification on { $place }
       *[emissary] emissary in { $place }
      }?
    [card] { $able ->
        [yes] Which card do you discard?
       *[no] You can place no piece, so you exchange a card. Which one do you discard?
      }
   *[draw] { $left ->
        [1] Which card do you take? With it your turn ends.
       *[other] You take { $left } cards, one by one. Which one now?
      }
  }
china-hint = { $slot ->
    [province] Choose a province, or exchange
    [place] { $places ->
        [spaces] Choose a space
        [dragon] Choose the dragon field, or stop
       *[both] Choose a space or the dragon field
      }
    [piece] Choose a piece
    [pay] Choose the cards that pay
    [card] Choose the card to discard
   *[draw] Choose a card
  }

china-piece-short = { $piece ->
    [house] house on { $place }
    [fort] fortification on { $place }
   *[emissary] emissary in { $place }
  } ({ $pay })
china-discarded = discarded { $card }
china-full-short = { $province } full: { $gains }
china-ran-out-short = { $time ->
    [1] the deck ran out and was shuffled anew
   *[2] the deck ran out for good
  }
china-chosen-exchange = exchange
china-chosen = { $piece ->
    [house] house on { $place }
    [fort] fortification on { $place }
    [emissary] emissary in { $place }
   *[space] { $place }
  }

china-lead = { $state ->
    [alone] you alone: { $most }
    [own] you lead { $most }:{ $next }
    [shared] level with { JOIN($seats, by: " ") }, { $most }:{ $most }
    [behind] { JOIN($seats, by: " ") } ahead { $most }:{ $own }
   *[others] { JOIN($seats, by: " ") } ahead with { $most }
  }
china-label-province = { $province } (pay { $pays })
china-last-house = last house: { $gains }
china-room = emissaries { $count } of { $most }
china-kind = { $piece ->
    [house] house
    [fort] fortification
   *[emissary] emissary
  }
china-pair = { $same ->
    [yes] { $first ->
        [house] 2 houses
       *[emissary] 2 emissaries
      }
   *[no] { $first ->
        [house] house
       *[emissary] emissary
      } + { $second ->
        [emissary] emissary
       *[fort] fortification
      }
  }
china-pieces = { $most ->
    [one] 1 piece
   *[other] 2 pieces
  }{ $any ->
    [yes] {" "}of any kind
   *[no] : { $list }
  }
china-label-exchange = Exchange a card
china-exchange-costs = discard one, take { $left ->
    [0] none
   *[other] another
  }; place nothing

china-label-space = Space { $number }{ $fortified ->
    [yes] {" "}(fortification)
   *[no] {""}
  }
china-label-dragon = Dragon field: an emissary
china-label-done = No second piece
china-done-costs = { $count ->
    [0] you hold no card
    [one] you keep 1 card
   *[other] you keep { $count } cards
  }{ $draws ->
    [0] ; none left to take
   *[other] {" "}and take { $draws }
  }
china-then = then { $lead }
china-full-then = full: { $gains }
china-spaces-left = { $left } free
china-doubles = doubles your points
china-beside = joins { $spaces }
china-rows = rows { $before } → { $after }
china-fort-brings = a house there doubles { $province } and its row
china-nth = emissary { $number } of { $most }
china-alliances = { $change ->
    [lost] breaks { china-alliance-or-more }
    [raised] { china-alliance-or-more }: { $before } → { $after }
   *[gained] { china-alliance-or-more }: +{ $after }
  }
china-alliance-or-more = { $list ->
    [one] alliance
   *[other] alliances
  } { JOIN($list) }
china-alliance-of = { $number } of { JOIN($seats, by: " ") }

china-label-piece = { $piece ->
    [house] House
   *[fort] Fortification
  }
china-label-pay = { $pay ->
    [R] Red card
    [G] Green card
    [Y] Yellow card
    [O] Orange card
    [V] Violet card
    [RR] Red pair
    [GG] Green pair
    [YY] Yellow pair
    [OO] Orange pair
   *[VV] Violet pair
  }
china-kept = { $cards ->
    [0] you keep no card
   *[other] you keep { $cards }
  }
china-second = { $possible ->
    [yes] second piece possible
   *[no] no second piece
  }
china-label-card = Discard { $colour }
china-label-draw = { $colour ->
    [R] Red
    [G] Green
    [Y] Yellow
    [O] Orange
   *[V] Violet
  }, for { $provinces }
china-for = for { $provinces }
china-held = you then hold { $cards }
china-label-deck = Face down from the deck
china-deck-left = { $count ->
    [1] last card: { $time ->
        [0] discards become the deck
       *[1] { $last ->
            [yes] this turn is the last
           *[no] this round is the last
          }
      }
   *[other] { $count } left{ $time ->
        [0] {""}
       *[1] ; the round in which they run out is the last
      }
  } · no undo

china-final-move = { $what ->
    [deck] You draw face down: after this no undo.
    [row] The open row is filled from the deck: after this no undo.
    [match] The match ends: after this no undo.
   *[turn] Your turn ends: after this no undo.
  }

## The hand

china-hand = { $list ->
    [0] You hold no card.
   *[other] You hold { $list }.
  } Pieces left: { china-pieces-left }{ $forts ->
    [0] {""}
   *[other] , 1 fortification
  }.
china-pieces-left = { $houses ->
    [one] 1 house
   *[other] { $houses } houses
  }, { $emissaries ->
    [one] 1 emissary
   *[other] { $emissaries } emissaries
  }
china-hand-card = { china-count }{ $colour } ({ $provinces })

## The board in words

china-alt-head = China, side { $side }.{ $named ->
    [yes] {" "}{ $legend }. Listed: player and spaces of houses; on the dragon, emissaries.
   *[no] {""}
  }
china-alt-state = { $over ->
    [yes] The match is over.
   *[no] { $who } to act{ $last ->
        [yes] , last round
       *[no] {""}
      }.
  } { $emperor } holds the emperor. Points { $scores }. Houses left { $houses }; emissaries left { $emissaries }{ $fortified ->
    [yes] ; fortifications left { $forts }
   *[no] {""}
  }.{ $left ->
    [yes] {" "}Resigned: { $resigned }.
   *[no] {""}
  } Open row: { $row }. Deck { $time ->
    [0] { $deck }, first of two passes
    [1] { $deck }, second of two passes
   *[2] used up
  }; discards { $used }.
china-alt-province = { $province }: { $built ->
    [yes] { $houses }
   *[no] empty
  }{ $full ->
    [yes] , full
   *[no] { $built ->
        [yes] , free { $free }
       *[no] {""}
      }
  }{ $sent ->
    [yes] ; dragon { $emissaries }
   *[no] {""}
  }.
china-alt-forts = Fortifications: { $spaces }.
china-alt-alliances = Alliances, leader and points now: { $list }.

china-text-head = **China, side { $side } of the map.** “A on 1 3-5”: A has houses on the spaces 1, 3, 4 and 5.
china-text-seat = { $letter } { $who }: { $score ->
    [one] 1 point
   *[other] { $score } points
  }, left { china-pieces-left }{ $forts ->
    [0] {""}
   *[other] , 1 fortification
  }; { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }{ $emperor ->
    [yes] ; emperor
   *[no] {""}
  }{ $resigned ->
    [yes] ; resigned
   *[no] {""}
  }{ $acts ->
    [yes] {" "}← to act
   *[no] {""}
  }
china-text-cards = Open row: { $row }. Deck: { $time ->
    [2] used up
   *[other] { $deck }, { $time ->
        [0] first
       *[1] second
      } of two passes
  }. Discards: { $used }.{ $last ->
    [yes] {" "}Last round.
   *[no] {""}
  }
china-text-provinces = **Provinces**
china-text-houses = { $who } on { $spaces }
china-text-province = - { $province } ({ $colour ->
    [R] red
    [G] green
    [Y] yellow
    [O] orange
   *[V] violet
  }{ $full ->
    [yes] , scored
   *[no] {""}
  }): { $houses }; free { $free }; emissaries { $emissaries }, at most { $most }
china-text-alliances = **Alliances**, and who would score them now
china-text-alliance = { $number } { $first }–{ $second }{ $scores ->
    [yes] {" "}**{ $who } { $points }**
   *[no] {""}
  }
china-text-roads = **Roads**
china-text-within = Within: { $list }
china-text-across = Across borders: { $list }

## Captions on the picture

china-captions =
    .over = The end
    .last = Last round
    .deck = { $time ->
        [1] last
       *[other] deck
      }
    .used = used
    .hand = hand
    .houses = houses
    .alliances = alliances
    .roads = roads
    .total = total
    .left = left
    .turn = { $turn ->
        [0] The start
       *[other] Turn { $turn }
      }
    .question = { $slot ->
        [province] Choose a province
        [place] Choose a space
        [piece] Choose a piece
        [pay] Choose what pays
        [card] Discard a card
       *[draw] Take a card
      }



## The end

china-score = { $score ->
    [one] 1 point
   *[other] { $score } points
  } ({ JOIN($sources) })
china-source = { $source ->
    [houses] houses
    [alliances] alliances
   *[roads] roads
  } { $count }
china-ending = { $end ->
    [blocked] Nobody could place a piece any more. Most points win.
    [resigned] { others-resigned }
   *[deck] The deck ran out for the second time and the round was played to its end. Most points win.
  }
china-ending-tie = Among equal points, more pieces left (houses, emissaries, fortification) rank first; whoever resigned ranks last.
china-ending-shared = { $seats } have equal points and equally many pieces left, so they share the win.

china-final = **Final scoring**{ $names ->
    [yes] : { $legend }
   *[no] {""}
  }
china-final-step = { $step ->
    [houses] **1. Houses**{ $none ->
        [yes] : no further province brings points
       *[no] {" "}of the provinces not scored before
      }
    [alliances] **2. Alliances**: { $none ->
        [yes] nobody has most emissaries in two neighbouring provinces
       *[no] the most emissaries in both provinces, a point for each emissary there
      }
   *[roads] **3. Roads**: { $none ->
        [yes] nobody has a row of four or more houses
       *[no] rows of four or more houses, a point for each house
      }
  }
china-final-houses = { $province } (houses { JOIN($own) }): { JOIN($gains) }
china-alliance-scored = { $number } { $province1 }–{ $province2 } ({ $here } + { $there }): { JOIN($gains) }
china-road-scored = { $gains }: { $spaces }
china-gain = { $seat } +{ $points }{ $doubled ->
    [yes] {" "}(doubled)
   *[no] {""}
  }
china-final-sum = **Points:** { JOIN($list, by: " · ") }

## Options of a match

option-china-four = Roads with four players
option-china-fortifications = Fortifications
    .detail = Everybody has one. A house on it doubles its owner’s points for that province and for its row.
option-china-four-3-4 = side 3-4
option-china-four-4-5 = side 4-5

## Standing orders

order-china-draw = Draw from the deck
    .detail = What you take comes face down from the deck. On until you switch it off or the deck is used up.
