# /profile: was jemand gespielt hat. Die Wörter auf dem Bild sind kurz: Ein Kästchen fasst etwa 12 Buchstaben.

profile-head = ## { $name }
profile-own = -# { $shows ->
    [nobody] Nur du siehst das.
    [server] Andere sehen davon, was du auf ihrem Server gespielt hast.
   *[everywhere] Andere sehen das auf jedem Server, auf dem du spielst.
  }
profile-nothing = { $own ->
    [yes] Du hast
   *[no] { $name } hat
  } noch keine Partie mit anderen zu Ende gespielt.
profile-against = ⚔️ **Ihr zwei:** { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
  }. In { $ahead } warst du vorn, in { $behind } hinten.
profile-match = - [{ $title }]({ $link }): Platz { $place } von { $size }{ $shared ->
    [yes] , geteilt
   *[no] {""}
  }{ $gained ->
    [none] {""}
   *[other] , Wertungszahl { $gained }
  }
profile-provisional = -# ? Eine Wertungszahl ist vorläufig, bis zehn Partien gespielt sind.

profile-won = { $wins } von { $matches } gewonnen
profile-crown = { $wins } von { $matches }
profile-rating = Wertungszahl: { $game }
profile-pool = { $game }{ $kind ->
    [two] , zu zweit
    [many] , ab drei
   *[any] {""}
  }
profile-number = { $number } ± { $error }{ $provisional ->
    [yes] ?
   *[no] {""}
  }
profile-count = Partie
profile-place = Platz
profile-rated = Wertung
profile-in-time = pünktlich
profile-turn = je Zug
profile-streak = Serie / beste
profile-streak-value = { $now } / { $longest }
profile-span = { $unit ->
    [minutes] { $count } Min.
    [hours] { $count } Std.
   *[days] { $count } Tage
  }
profile-cheers = Gutes Spiel

profile-alt = Was { $name } gespielt hat: { $list }.
profile-alt-time = meist { $span } je Zug{ $percent ->
    [none] {""}
   *[other] , { $percent } % pünktlich
  }
profile-alt-streak = Siege in Folge: jetzt { $now }, höchstens { $longest }
profile-alt-cheers = { $count }-mal „Gutes Spiel“ von anderen
profile-alt-rating = Wertungszahl in { $game } { $rating }
profile-alt-row = Plätze in { $game } zu { $size ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] fünft
  }: { $list }

button-profile = Mein Profil
button-me-profile = Wer es sieht

## Das Beste aus drei Monaten auf einem Server: /match best

best-head = **Das Beste der letzten drei Monate hier**, aus { $matches ->
    [one] einer Partie
   *[other] { $matches } Partien
  }
best-title = Das Beste aus drei Monaten
best-group = { $kind ->
    [wins] Die meisten Siege, von so vielen Partien
    [points] Die meisten Punkte in einer Partie
   *[close] Die knappsten Ausgänge: Vorsprung
  }
best-won = { $wins }/{ $matches }
best-matches = -# Wo: { $list }
best-agreed = -# Gezeigt wird, wer sein Profil zeigt: `/me`.
best-nothing = Noch gibt es niemanden zu nennen: Niemand, der sein Profil zeigt (`/me`), hat hier zu Ende gespielt.
