noughts-task = set a mark
noughts-marked = { $seat } { $seat ->
    [you] set your
   *[other] set their
  } mark on **{ $square }**.
noughts-game-ended = { $end ->
    [line] Three in a row.
    [full] The board is full.
   *[resigned] One player is left.
  }
noughts-seat-resigned = { $seat } resigned.
noughts-ask-square = Where do you set your mark?
noughts-hint = Choose a square
noughts-label-square = { $square }
noughts-final = Your turn ends: after this no undo.
noughts-held = { $seat }: { $square }
noughts-board = Noughts and crosses, squares a1 to c3 by row. { JOIN($held, by: "; ") }.
noughts-captions =
    .turn = Turn { $turn }
noughts-ending = { $end ->
    [line] { $winners } has three in a row.
    [full] Nobody has three in a row.
   *[resigned] The other one resigned.
  }
noughts-score = { $sources }
noughts-source = lines { $count }
result-source-noughts = Lines
about-noughts = three in a row, for two
rules-noughts-goal = Three of your marks in a row, a column or a diagonal win.
    .title = The goal
rules-noughts-turn = Set a mark on a free square.
    .title = A turn
rules-noughts-end = The match ends with a line or a full board.
    .title = The end
rules-noughts-resign = Who resigns has lost.
    .title = Resigning
error-square-marked = { $square } has a mark of { $seat } already.
error-no-such-square = There is no square { $square }; there are { $known }.
