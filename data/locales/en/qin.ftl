# Qin. A message has the name of an event, its facts are the event's fields. $tense: past "founded", now "founds", can
# "found". A seat shows as its name; choose by you (who is spoken to), own (whose turn is told), other, none.

qin-task = place a tile

qin-colour = { $colour ->
    [R] red
    [Y] yellow
   *[B] blue
  }
qin-tile = { $tile ->
    [RR] double red
    [YY] double yellow
    [BB] double blue
    [RY] red/yellow
    [RB] red/blue
    [YB] yellow/blue
   *[other] a hidden tile
  }

## What a placement does. The subject, "Mei" or "This move", stands before.

qin-province-founded = { $tense ->
    [past] founded
   *[now] founds
  } a { $colour } province of { $size }{ $major ->
    [yes] {" "}squares at once: a double pagoda
   *[no] {""}
  }
    .short = founds { $colour } ({ $size })
qin-province-expanded = { $tense ->
    [past] extended
   *[now] extends
  } { $seat ->
    [you] your
    [own] their own
   *[other] { $seat }’s
  } { $colour } province ({ $before } → { $after }{ $promoted ->
    [yes] : second pagoda
   *[no] {""}
  })
    .short = extends { $seat ->
        [you] your
       *[other] { $seat }’s
      } { $colour } ({ $before } → { $after })
qin-provinces-joined = { $tense ->
    [past] joined
   *[now] joins
  } the { $colour } provinces into one of { $seat ->
    [you] yours
    [own] their own
   *[other] { $seat }’s
  } ({ $size } squares{ $against ->
    [0] {""}
   *[other] , { $most } against { $against }
  }){ $returned ->
    [0] {""}
   *[other] , pagodas back: { $returned }
  }
    .returned = { $seat } { $pagodas }
    .short = joins { $colour } into { $seat ->
        [you] yours
       *[other] { $seat }’s
      } ({ $size })
qin-village-taken = { $seat ->
    [you] takes the village at { $squares }{ $loser ->
        [none] {""}
       *[other] {" "}from { $loser } ({ $weight } against { $loser_weight })
      }
    [own] took the village at { $squares }{ $loser ->
        [none] {""}
       *[other] {" "}from { $loser } ({ $weight } against { $loser_weight })
      }
   *[other] { $tense ->
        [past] gave
       *[now] gives
      } { $loser ->
        [none] the
        [you] your
        [own] their own
       *[other] { $loser }’s
      } village at { $squares } to { $seat }
  }
    .short = { $seat ->
        [you] takes village { $squares }
       *[other] gives { $seat } village { $squares }
      }
qin-village-freed = { $tense ->
    [past] freed
   *[now] frees
  } the village at { $squares }
    .short = frees village { $squares }

## A turn after the fact

qin-tile-placed = { $seat } laid { $tile } at **{ $first }-{ $second }**{ $listed ->
    [yes] :
   *[no] { $effects ->
        [0] .
       *[other] : { $effects }.
      }
  }
qin-skipped = { $reason ->
    [no-tiles] { $seat } has no tile left and is passed over.
   *[no-placement] { $seat } has no tile that fits and is passed over.
  }
qin-seat-resigned = { $seat } resigned. Their pagodas stay, their turns are passed over.
qin-game-ended = { $end ->
    [last-pagoda] The last pagoda of { $seats } is on the board: this game is over.
    [no-placement] No tile fits any more: this game is over.
   *[resigned] Only one player is left: the match is over.
  }{ $goes_on ->
    [no] {""}
   *[yes] {" "}Pagodas left: { JOIN($left, by: " · ") }.
  }
qin-game-begun = Game { $number } begins on the { $board } board. { $seat } starts.
qin-standings = Pagodas left: { JOIN($list, by: " · ") } · { $pile ->
    [0] the pile is empty
    [one] 1 tile in the pile
   *[other] { $pile } tiles in the pile
  }

## The panel

qin-ask-tile = Which tile do you place?
qin-ask-square = Where does { $double ->
    [yes] the upper or left half of the { $tile }
   *[no] the { $colour1 } half
  } go?
qin-ask-direction = { $double ->
    [yes] The { $tile } begins on { $square }. Where does it end?
   *[no] The { $colour1 } half is on { $square }. Where does the { $colour2 } half go?
  }
qin-hint = { $slot ->
    [tile] Choose a tile
    [square] Choose a square
   *[direction] Choose the second square
  }
qin-label-tile = { $tile } ({ TYPED($tile) })
    .detail = { $actions ->
        [one] fits in one way
       *[other] fits in { $actions } ways
      }
qin-label-square = { $square }
    .detail = { $certain ->
        [yes] { $effects ->
            [0] two loose squares
           *[other] { JOIN($effects) }
          }
       *[no] { $actions } ways, some: { JOIN($effects) }
      }
qin-label-direction = { $square2 }, { $direction ->
    [north] above
    [east] to the right
    [south] below
   *[west] to the left
  }
    .detail = { $certain ->
        [yes] { $effects ->
            [0] two loose squares
           *[other] { JOIN($effects) }
          }
       *[no] { $actions } ways, some: { JOIN($effects) }
      }
qin-preview = You lay **{ $tile }** at **{ $first }-{ $second }**. { $count ->
    [0] Nothing else happens: two loose squares.
   *[other] This move:
  }
qin-reserve-changed = { $seat } { $before } → **{ $after }**
qin-preview-changes = Pagodas left: { JOIN($list, by: " · ") }
qin-final = { $draws ->
    [yes] You draw a tile: after this no undo.
   *[no] Your turn ends: after this no undo.
  }

## The hand

qin-hand = { $list ->
    [0] You hold no tile.
   *[other] You hold { $list }.
  } Pagodas left: { $pagodas }.
qin-tile-drawn = You drew **{ qin-hand-tile }**.
qin-hand-tile = { $tile } ({ TYPED($tile) })

## The board in words

qin-alt-head = Qin, { $board } board.
qin-alt-state = { $number ->
    [0] {""}
   *[other] Game { $number } of 2.{" "}
  }{ $over ->
    [yes] The match is over.
   *[no] { $who } to act.
  } Pagodas left{ $games ->
    [1] {""}
   *[other] {" "}(both games)
  }: { JOIN($reserves) }. Tiles in hand: { JOIN($hands) }. Tiles in the pile: { $pile }.{ $resigned ->
    [0] {""}
   *[other] {" "}Resigned: { JOIN($resigned) }.
  }
qin-alt-colour = { $colour ->
    [R] Red
    [Y] Yellow
   *[B] Blue
  }: { $list }.
qin-alt-double = {" "}double
qin-alt-loose = loose { $squares }
qin-alt-villages = Villages: { $held }; free { $free }.

qin-text-head = **Qin, the { $board } board.** Columns A to M from the left, rows 1 to 13 from the top.
qin-text-colour = { $colour ->
    [R] **Red provinces**
    [Y] **Yellow provinces**
   *[B] **Blue provinces**
  }
qin-text-province = - { $who }: { $squares } ({ $size } squares, { $pagodas ->
    [2] double pagoda
   *[1] one pagoda
  })
qin-text-loose = - loose: { $squares }
qin-text-villages = **Villages**
qin-text-village = - { $held ->
    [yes] { $holder }
   *[no] free
  }: { $squares }
qin-text-water = Water: { $squares }

## Captions on the picture

qin-captions =
    .turn = { $turn ->
        [0] The start
       *[other] Turn { $turn }
      }
    .left = { $pile } left
    .over = The end
    .game = { $number ->
        [0] {""}
       *[other] Game { $number } of 2
      }
    .question = { $slot ->
        [tile] Choose a tile
        [direction] Place the { $colour2 } half
       *[square] Place the { $colour1 } half
      }

## The end

qin-ending = { $end ->
    [no-placement] No tile fits any more: { $series ->
        [yes] fewest pagodas left over in both games win.
       *[no] most pagodas on the board win.
      }
    [resigned] { others-resigned }
   *[last-pagoda] { $series ->
        [yes] Both games are played: fewest pagodas left over win.
       *[no] { $seat ->
            [none] { $winners } has built the last of their pagodas.
           *[other] The last pagoda of { $seat }, who had resigned, is on the board: of the others, most pagodas there win.
          }
      }
  }
qin-score = { $score ->
    [one] 1 pagoda
   *[other] { $score } pagodas
  } { $series ->
    [yes] left over
   *[no] on the board
  } ({ JOIN($sources) })
qin-source = { $source ->
    [villages] villages
    [game-1] first game
    [game-2] second game
   *[provinces] provinces
  } { $count }

## Options of a match

option-qin-board = Board
option-qin-series = Series
option-qin-board-bird = bird (easy, no water)
option-qin-board-lion = lion (water, more villages)
option-qin-series-single = one game
option-qin-series-both = both boards, one game each
