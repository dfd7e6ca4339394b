# Qin. Colours come as R, Y, B; tense: past "founded", now "founds", can "found"; whose: own or other.

qin-task = place a tile

qin-colour = { $colour ->
    [R] red
    [Y] yellow
   *[B] blue
  }
qin-tile-double = double { qin-colour }
qin-tile-hidden = a hidden tile

## What a placement does. The subject, "Mei" or "This move", stands before.

qin-verb-found = { $tense ->
    [past] founded
    [can] found
   *[now] founds
  }
qin-founds = { $major ->
    [yes] { qin-verb-found } a { qin-colour } province of { $size } squares at once: a double pagoda
   *[no] { qin-verb-found } a { qin-colour } province of { $size }
  }

qin-verb-extend = { $tense ->
    [past] extended
    [can] extend
   *[now] extends
  }
qin-whose = { $whose ->
    [own] { $tense ->
        [past] their own
       *[now] your
      }
   *[other] { $owner }’s
  }
qin-extends = { qin-verb-extend } { qin-whose } { qin-colour } province ({ $before } → { $after }{ $promoted ->
    [yes] : second pagoda
   *[no] {""}
  })

qin-verb-join = { $tense ->
    [past] joined
    [can] join
   *[now] joins
  }
qin-joins = { qin-verb-join } the { qin-colour } provinces into one of { $whose ->
    [own] { $tense ->
        [past] their own
       *[now] yours
      }
   *[other] { $owner }’s
  } ({ $size } squares{ $contested ->
    [yes] , { $most } against { $against }
   *[no] {""}
  })
qin-joins-back = , pagodas back: { $list }
qin-returned = { $whose ->
    [own] { $tense ->
        [past] { $owner }
       *[now] you
      }
   *[other] { $owner }
  } { $pagodas }

qin-verb-take = { $tense ->
    [past] took
    [can] take
   *[now] takes
  }
qin-takes = { qin-verb-take } the village at { $village }{ $whose ->
    [nobody] {""}
   *[other] {" "}from { $loser } ({ $weight } against { $against })
  }
qin-verb-give = { $tense ->
    [past] gave
    [can] give
   *[now] gives
  }
qin-gives = { qin-verb-give } { $whose ->
    [own] { $tense ->
        [past] their own village at { $village }
       *[now] your village at { $village }
      }
    [other] { $loser }’s village at { $village }
   *[nobody] the village at { $village }
  } to { $winner }
qin-verb-free = { $tense ->
    [past] freed
    [can] free
   *[now] frees
  }
qin-frees = { qin-verb-free } the village at { $village }

qin-brings-nothing = nothing happens, two loose squares
qin-brings-some = { $ways } ways, can { $list }

## A turn after the fact

qin-laid = { $who } laid { $tile } at **{ $squares }**{ $count ->
    [0] .
   *[other] { $listed ->
        [yes] :
       *[no] : { $effects }.
      }
  }
qin-skipped = { $reason ->
    [no-tiles] { $who } has no tile left and is passed over.
   *[no-placement] { $who } has no tile that fits and is passed over.
  }
qin-resigned = { $who } resigned. Their pagodas stay, their turns are passed over.
qin-ended = { $end ->
    [last-pagoda] The last pagoda of { $who } is on the board: this game is over.
    [no-placement] No tile fits any more: this game is over.
   *[resigned] Only one player is left: the match is over.
  }{ $left ->
    [none] {""}
   *[other] {" "}Pagodas left: { $left }.
  }
qin-begun = Game { $number } begins on the { $board } board. { $who } starts.
qin-standings = Pagodas left: { $list } · { $pile ->
    [0] the pile is empty
    [one] 1 tile in the pile
   *[other] { $pile } tiles in the pile
  }

## The panel

qin-ask-tile = Which tile do you place?
qin-ask-square = { $grouped ->
    [yes] Where does { $double ->
        [yes] the { $tile }
       *[no] the { $first } half
      } go? { $places } placements are possible: choose the row first.
   *[no] Where does { $double ->
        [yes] the upper or left half of the { $tile }
       *[no] the { $first } half
      } go?
  }
qin-ask-direction = { $double ->
    [yes] The { $tile } begins on { $square }. Where does it end?
   *[no] The { $first } half is on { $square }. Where does the { $second } half go?
  }
qin-hint = { $slot ->
    [tile] Choose a tile
    [row] Choose a row
    [square] Choose a square
   *[direction] Choose the second square
  }
qin-label-tile = { $tile } ({ $notation })
qin-ways = { $count ->
    [one] fits in one way
   *[other] fits in { $count } ways
  }
qin-label-row = Row { $row }: { $count ->
    [one] one square
   *[other] { $count } squares
  }
qin-label-direction = { $square }, { $direction ->
    [north] above
    [east] to the right
    [south] below
   *[west] to the left
  }
qin-preview = You lay **{ $tile }** at **{ $squares }**. { $count ->
    [0] Nothing else happens: two loose squares.
   *[other] This move:
  }
qin-preview-change = { $whose ->
    [own] you { $before } → **{ $after }**
   *[other] { $who } { $before } → **{ $after }**
  }
qin-preview-changes = Pagodas left: { $list }
qin-final = { $draws ->
    [yes] You draw a tile: after this no undo.
   *[no] Your turn ends: after this no undo.
  }

## The hand

qin-hand = { $count ->
    [0] You hold no tile.
   *[other] You hold { $list }.
  } Pagodas left: { $pagodas }.
qin-drawn = You drew **{ qin-hand-tile }**.
qin-hand-tile = { $tile } ({ $notation })

## The board in words

qin-alt-head = Qin, { $board } board.
qin-alt-state = { $over ->
    [yes] The match is over.
   *[no] { $who } to act.
  } Pagodas left: { $reserves }. Tiles in the pile: { $pile }.
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

qin-caption-turn = { $turn ->
    [0] The start
   *[other] Turn { $turn }
  }
qin-caption-left = { $pile } left
qin-caption-over = The end
qin-caption-game = Game { $number } of 2
qin-caption-question = { $slot ->
    [tile] Choose a tile
    [row] Choose a row
    [direction] Place the { qin-colour } half
   *[square] Place the { qin-colour } half
  }

## The end

qin-ending = { $end ->
    [no-placement] No tile fits any more: { $series ->
        [yes] fewest pagodas left over in both games win.
       *[no] most pagodas on the board win.
      }
    [resigned] All others resigned.
   *[last-pagoda] { $series ->
        [yes] Both games are played: fewest pagodas left over win.
       *[no] { $who } has built the last of their pagodas.
      }
  }
qin-score = { $series ->
    [yes] { $score ->
        [one] 1 pagoda
       *[other] { $score } pagodas
      } left over ({ $sources })
   *[no] { $score ->
        [one] 1 pagoda
       *[other] { $score } pagodas
      } on the board ({ $sources })
  }
qin-source-provinces = provinces { $count }
qin-source-villages = villages { $count }
qin-source-game-1 = first game { $count }
qin-source-game-2 = second game { $count }

## Options of a match

option-qin-board = Board
option-qin-series = Series
option-qin-board-bird = bird (easy, no water)
option-qin-board-lion = lion (water, more villages)
option-qin-series-single = one game
option-qin-series-both = both boards, one game each
