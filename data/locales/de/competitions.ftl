# Ligen und Turniere: die Karte im Kanal, die private Seite, was nicht geht.

competition-kind-league = Liga
competition-kind-swiss = Turnier im Schweizer System
competition-kind-knockout = K.-o.-Turnier
competition-head = ## { $title }
    { $kind } · { $game } · { $pace }
competition-terms = { $kind ->
    [league] { $seasons ->
        [one] Eine Saison
       *[other] { $seasons } Saisons
      } zu { $rounds ->
        [one] einer Runde
       *[other] { $rounds } Runden
      } von höchstens { $days } Tagen. Divisionen von höchstens { $most }; nach einer Saison tauscht, wer in seiner vorn liegt, mit dem Letzten der nächsthöheren.
    [swiss] { $rounds ->
        [one] Eine Runde
       *[other] { $rounds } Runden
      } zu höchstens { $days } Tagen. Du triffst Leute mit etwa so vielen Punkten, und niemanden zweimal, wenn es geht.
   *[knockout] Runden zu höchstens { $days } Tagen. Sieger kommen weiter, und die Besten der anderen füllen die Tische, bis es nur noch einen gibt.
  }
competition-points = { $kind ->
    [league] Ein erster Platz bringt 10 Punkte, ein letzter 0, eine Runde Pause 5. Dann zählen Siege, die Punkte derer, die du getroffen hast, die Saison davor.
    [swiss] Ein erster Platz bringt 10 Punkte, ein letzter 0, eine Runde ohne Tisch 5. Dann zählen Siege, die Punkte derer, die du getroffen hast, das Los.
   *[knockout] Über geteilte Plätze entscheidet das Los.
  }
competition-rules = -# Eine Runde endet mit ihren Tischen oder mit ihrer Frist nach dem Stand von dann: Keine Pause und kein Urlaub verschiebt sie. Ist deine Zeit um, spielt ein Computer für dich. Wenn du aufgibst, oder er am Ende noch spielt, bist du draußen, und wer sich spät angemeldet hat, bekommt deinen Platz.
competition-open = **{ $season ->
    [0] Anmeldung
   *[other] Anmeldung für Saison { $season }
  }** bis { $when }. { $count ->
    [0] Noch ist niemand dabei.
    [one] Dabei ist { $names }.
   *[other] { $count } sind dabei: { $names }{ $more ->
        [0] {""}
        [one] {" "}und noch jemand
       *[other] {" "}und { $more } weitere
      }.
  }{ $few ->
    [yes] {" "}Mit weniger als 3 { $begun ->
        [yes] ist die Liga vorbei.
       *[no] findet es nicht statt.
      }
   *[no] {""}
  }
competition-begun = **Es hat begonnen:** [die erste Runde]({ $link })
competition-column = R{ $round }
competition-round = **{ $season ->
    [0] Runde { $round }
   *[other] Saison { $season }, Runde { $round }
  }** bis { $when }
competition-table = - { $match }: { $names }
competition-byes = - Ohne Tisch: { $names }
competition-over = **{ $state ->
    [over] Alles ist gespielt.
    [few] Zu wenige wollten mitmachen: Es findet nicht statt.
    [early] Es sind zu wenige übrig: Es ist vorbei.
   *[cancelled] Das wurde abgesagt.
  }**
competition-division = **Division { $number }**
competition-line = { $place }. { $name }: { $points }{ $out ->
    [yes] {" "}(draußen)
   *[no] {""}
  }
competition-sure = { $what ->
    [cancel] Es kommt keine Runde mehr, und niemand kann das zurücknehmen. Tische, an denen gespielt wird, spielen weiter.
   *[leave] Du spielst in keiner weiteren Runde mit, und wer sich spät angemeldet hat, kann deinen Platz bekommen. Dein Tisch spielt weiter.
  }
competition-you = { $state ->
    [in] Du bist dabei.
    [spare] Du hast dich spät angemeldet: Du bekommst den Platz von jemandem, der draußen ist.
    [unplaced] Du hast dich spät angemeldet, und kein Platz wurde frei: Das ist die letzte Runde.
    [out] Du bist draußen.
    [lost] Du bist endgültig draußen.
    [skips] Du bist dabei und setzt in der nächsten Runde aus.
   *[none] Du bist nicht dabei.
  }
button-competition = Stand
button-competition-join = Anmelden
button-competition-leave = Abmelden
button-competition-skip = Runde aussetzen
button-competition-begin = Jetzt beginnen
button-competition-cancel = Absagen

refusal-no-such-competition = So etwas gibt es hier noch nicht.
refusal-competition-over = Das ist vorbei.
refusal-competition-begun = Das hat schon begonnen.
refusal-competition-out = Du bist endgültig draußen: Jemand anders hat deinen Platz, oder es war ein K.-o.
refusal-blocked-there = Du kannst nicht mitmachen: Du und jemand, der dabei ist, spielt nicht miteinander.
refusal-entered-already = Du bist schon dabei.
refusal-not-entered = Du bist nicht dabei.
refusal-bye-used = Du kannst nur eine Runde aussetzen, und du hast sie schon gewählt.
refusal-bye-decides = In einem K.-o. kann niemand aussetzen.
refusal-bye-needed = Ohne dich käme in der nächsten Runde für die, auf die du triffst, kein Tisch zustande.
refusal-no-next-round = Nach dieser Runde kommt keine mehr.
refusal-competition-full = { $most } Leute sind dabei: Für mehr ist kein Platz.
refusal-too-few-entrants = Mindestens { $least } Leute müssen dabei sein.
refusal-not-organiser = { $role ->
    [none] Das geht nur, wenn du hier **Server verwalten** darfst.
   *[other] Das geht nur mit { $role }, oder wenn du hier **Server verwalten** darfst.
  }
