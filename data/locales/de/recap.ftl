# What happened since somebody last looked.

button-recap = Was ist neu?
button-since-move = Seit meinem Zug
button-since-today = Letzte 24 Stunden

recap-head = { $since ->
    [looked] **{ $title } · seit deinem letzten Blick** { $when }
    [move] **{ $title } · seit deinem Zug**
    [today] **{ $title } · die letzten 24 Stunden**
    [again] **{ $title }** · nichts Neues seit deinem letzten Blick { $when }. Damals war neu:
   *[never] **{ $title } · { $count ->
      [0] noch ist nichts geschehen
      [one] der letzte Zug
     *[other] die letzten { $count } Züge
    }**
  }
# Words before which a sentence may be cut where there is little room.
recap-joining = und mit bezahlt
recap-turn = **{ $number }.** { $summary }
recap-before = { $count ->
    [one] -# und davor ein Zug: siehe Verlauf
   *[other] -# und davor { $count } Züge: siehe Verlauf
  }
recap-nothing = Es ist nichts geschehen.
