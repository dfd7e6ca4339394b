# What happened since somebody last looked.

button-recap = Since I last looked
button-since-move = Since my move
button-since-today = Last 24 hours

recap-head = { $since ->
    [looked] **{ $title } · since you last looked** { $when }
    [move] **{ $title } · since your move**
    [today] **{ $title } · the last 24 hours**
    [again] **{ $title }** · nothing new since you last looked { $when }. What was new then:
   *[never] **{ $title } · { $count ->
      [0] nothing has happened yet
      [one] the last turn
     *[other] the last { $count } turns
    }**
  }
# Words before which a sentence may be cut where there is little room.
recap-joining = and with for of at paid
recap-turn = **{ $number }.** { $summary }
recap-before = { $count ->
    [one] -# and one turn before: see the log
   *[other] -# and { $count } turns before: see the log
  }
recap-nothing = Nothing has happened.
