# Errors of rules, notations, options, records and data files.

## Qin

error-match-over = The match is over.
error-not-your-turn = It is the turn of { $seat }.
error-not-your-tile = You hold no tile { $tile }.
error-square-taken = { $square } is taken: a tile needs two empty squares.
error-not-grassland = { $square } is { $ground ->
    [water] water
    [village] a village
   *[other] no grassland
  }: a tile needs two squares of grassland.
error-not-connected = { $touches ->
    [corner] That touches the other tiles at a corner only
    [village] That touches a village only
   *[nothing] That touches nothing
  }: one half must share an edge with a coloured square.
error-joins-majors = That would join two major { $colour ->
    [R] red
    [Y] yellow
   *[B] blue
  } provinces, of { $seats }. Major provinces are never joined.
error-shared-majority = That would join { $colour ->
    [R] red
    [Y] yellow
   *[B] blue
  } provinces in which { $seats } have { $squares } squares each. One player must have most.
error-major-changes-owner = That would give { $owner }’s major { $colour ->
    [R] red
    [Y] yellow
   *[B] blue
  } province to { $rival }, who has { $squares } squares. A major province never changes its owner.
error-already-resigned = { $seat } has resigned already.
error-unreadable-notation = I cannot read “{ $text }”. Write it like `{ $example }`.
error-unknown-tile = There is no tile “{ $tile }”. The tiles are RR, YY, BB, RY, RB and YB.
error-off-board = There is no square { $square }: columns go from A to M, rows from 1 to 13.
error-not-adjacent = { $first } and { $second } do not share an edge.
error-double-reversed = Of a double, { $tile }, the upper or left half comes first.
error-no-such-seat = There is no seat { $seat } in this match.

## Options

error-unknown-game = There is no game “{ $game }”. There are: { $known }.
error-bad-seats = { $game } is played by { $least } to { $most } people, not by { $seats }.
error-unknown-option = { $game } has no option “{ $option }”. It has: { $known }.
error-bad-option = { $game } has no { $option } “{ $value }”. There are: { $values }.
error-unknown-view = There is no view “{ $view }”. There are: { $known }.
error-bad-arguments = These arguments do not fit: { $reason }

## Records

error-malformed-record = This is no record of a match: { $reason }
error-record-format = The record has format { $found }, and this program reads format { $known }.
error-rules-version = The record was made with rules version { $found }, and this program plays version { $known }.
error-sealed-record = The seed of this record is still sealed: the match is not over.
error-broken-record = Entry { $number } of the record, “{ $entry }”, breaks the rules: { $reason }
error-no-such-action = The record has no entry { $number }; its last is { $last }.
error-wrong-hash = The seed does not fit: its hash is { $found }, and { $published } was published.
error-wrong-result = The record’s result is not what its moves lead to.
error-unreadable-file = { $file } cannot be read: { $reason }
error-unwritable-file = { $file } cannot be written: { $reason }

## Data files

error-unreadable-data = { $file } cannot be read: { $reason }
error-malformed-data = { $file } is malformed: { $reason }
error-bad-legend = { $file }, { $key }: “{ $meaning }” is no kind of square, or the sign is no single capital or sign.
error-wrong-size = { $file }, { $key }: there are { $found } and must be { $needed }.
error-unknown-character = { $file }, { $key }: “{ $found }” on { $square } is not in the legend.
error-wrong-printed-squares = { $file }, { $key }: { $found } printed squares of { $colour }, where { $needed } must be.
error-split-village = { $file }, { $key }: village { $village } is not in one piece at { $square }.
error-wrong-tile-kinds = { $file }, { $key }: the kinds are { $found } and must be { $needed }.
error-wrong-tile-mix = { $file }, { $key }: { $found } tiles, where the total says { $needed }.
error-too-few-tiles = { $file }, { $key }: { $found } tiles are too few; { $needed } are needed.
error-missing-pagodas = { $file }, { $key }: the number of pagodas is missing.

## The database

error-unsupported-database = This database cannot be used: { $url }
error-no-such-folder = There is no folder { $folder }.
error-no-such-database = There is no database { $file }.
error-unreadable-database = { $file } cannot be read: { $reason }
error-corrupted-database = { $file } is damaged or no database: { $reason }. Take the newest backup.
error-foreign-database = { $file } holds tables of another program.
error-newer-database = { $file } is of a newer program: { $found }, and this one knows { $known }.
error-backup-exists = { $file } exists already; a backup never overwrites.
