# What happens to a match besides moves, for everybody: in its thread and in its log. People are bold already.

notice-staff-paused = ⏸️ { $by } von der Serverleitung hat die Partie pausiert. Keine Uhr läuft, und niemand kann ziehen, bis die Serverleitung sie fortsetzt.
notice-staff-resumed = ▶️ { $by } von der Serverleitung hat die Partie fortgesetzt.{ $timed ->
    [no] {""}
   *[yes] {" "}Die Uhr läuft wieder.
  }
notice-staff-extended = ⏳ { $by } von der Serverleitung hat { $seat } { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
  } mehr gegeben.
notice-staff-replaced = 🔁 { $by } von der Serverleitung hat den Platz von { $other } an { $name } gegeben.
notice-staff-rolled-back = ↩️ { $by } von der Serverleitung hat { $count ->
    [one] Zug { $first }
   *[other] die Züge { $first } bis { $last }
  } zurückgenommen. In der Aufzeichnung bleibt, was zurückgenommen wurde.
notice-staff-aborted = 🛑 { $by } von der Serverleitung hat die Partie ohne Ergebnis beendet. Die Serverleitung kann sie wiederbeleben; der Startwert bleibt versiegelt.
notice-staff-closed = 🛑 { $by } von der Serverleitung hat diesen Tisch geschlossen.
notice-staff-revived = ▶️ { $by } von der Serverleitung hat die Partie wiederbelebt. Sie geht weiter, wo sie stand.
notice-staff-freed = 🗄️ { $by } von der Serverleitung lässt die Partie weitergehen. Jetzt würden nur Computer spielen: Sie ruht, bis jemand sie wiederbelebt, der dort mitspielt.
notice-staff-uncalled = 🏷️ { $by } von der Serverleitung hat den Titel entfernt.
notice-agreed-pause = ⏸️ Alle stimmen { $name } zu: Die Partie ist pausiert. Keine Uhr läuft, und niemand kann ziehen, bis jemand aus der Runde sie fortsetzt.
notice-agreed-end = 🏁 Auf Wunsch von { $name } endet die Partie hier ohne Ergebnis. Wer mitspielt, kann sie wiederbeleben; der Startwert bleibt versiegelt.
notice-own-pause = ⏸️ { $name } hat die Partie pausiert. Niemand kann ziehen, bis { $name } sie fortsetzt.
notice-own-end = 🏁 { $name } hat die Partie hier ohne Ergebnis beendet und kann sie wiederbeleben; der Startwert bleibt versiegelt.
notice-stuck-end = 🏁 Auf Wunsch von { $name } endet die Partie hier ohne Ergebnis. Sobald ich sie wieder spielen kann, kann sie wiederbeleben, wer mitspielt; der Startwert bleibt versiegelt.
notice-paused-end = 🏁 Die Partie endet hier ohne Ergebnis. Die Serverleitung hatte sie pausiert, und nur sie kann sie wiederbeleben; der Startwert bleibt versiegelt.
notice-refused = ❌ { $what ->
    [standing] { $by } möchte die Partie nicht beenden:
   *[other] { $by } stimmt { $name } nicht zu:
  } { $what ->
    [standing] Es geht weiter
    [undo] Nichts wird zurückgenommen
    [pause] Die Partie wird nicht pausiert
    [terms] Nichts wird geändert
    [adopt] Die Partie wartet auf ihre eigenen Regeln
   *[end] Die Partie geht weiter
  }.
notice-rules-dropped = ⛔ Diese Partie hat unter Version { $found } ihrer Regeln begonnen, und seit meinem letzten Update kenne ich nur noch Version { $known }. Partie und Uhr stehen still; Spielplan, Verlauf und Aufzeichnung bleiben offen. Sobald ich ihre Regeln wieder kenne, geht sie von selbst weiter; oder `/match end` beendet sie ohne Ergebnis, wenn mehr als die Hälfte von euch zustimmt.
notice-record-broken = ⛔ Seit meinem letzten Update folgt Eintrag { $number } dieser Partie nicht mehr den Regeln, wie ich sie kenne. Partie und Uhr stehen still; Spielplan, Verlauf und Aufzeichnung bleiben offen. Sobald das behoben ist, geht sie von selbst weiter; oder `/match end` beendet sie ohne Ergebnis, wenn mehr als die Hälfte von euch zustimmt.
notice-rules-adopted = 📜 Auf Wunsch von { $name } geht die Partie nach den neuesten Regeln weiter; auch alle bisherigen Züge folgen ihnen.{ $timed ->
    [no] {""}
   *[yes] {" "}Die Uhr läuft.
  }
notice-playable = ▶️ Ich kann diese Partie wieder spielen: Sie geht weiter, wo sie stand{ $timed ->
    [no] .
   *[yes] , und die Uhr läuft.
  }
notice-resumed = ▶️ { $by } hat die Partie fortgesetzt.{ $timed ->
    [no] {""}
   *[yes] {" "}Die Uhr läuft wieder.
  }
notice-agreed-terms = ⏱️ Auf Wunsch von { $name } ist die Zeit pro Zug jetzt *{ $pace }*; wenn jemand verschwindet: { $rule }.{ $timed ->
    [no] {""}
   *[yes] {" "}Alle beginnen mit voller Uhr.
  }
notice-sudden-pause = ⏸️ { $name } braucht eine Pause. Niemand kann ziehen, und keine Uhr läuft, bis { $name } die Partie fortsetzt; von selbst geht sie am { $until } weiter.
notice-pause-over = ▶️ Die Pause ist vorbei: Die Partie geht weiter{ $timed ->
    [no] .
   *[yes] , und die Uhr läuft wieder.
  }
notice-gave-time = ⏳ { $by } hat { $seat } { $hours } Stunden mehr gegeben.
notice-voted-time = ⏳ Die anderen haben { $seat } { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
  } mehr gegeben.
notice-voted-end = 🏁 Die Zeit von { $seat } ist um, und die anderen haben die Partie hier ohne Ergebnis beendet. Wer mitspielt, kann sie wiederbeleben; der Startwert bleibt versiegelt.
notice-voted-pause = ⏸️ Die Zeit von { $seat } ist um, und die anderen haben die Partie pausiert. Keine Uhr läuft, und niemand kann ziehen, bis jemand aus der Runde sie fortsetzt.
notice-voted-replace = 🪑 Die anderen möchten Ersatz für { $seat }. Bis jemand übernimmt, spielt { $seat } weiter.
notice-idle = 🗄️ Seit { $days } Tagen hat niemand gezogen; darum ist die Partie ohne Ergebnis beiseitegelegt. Wer mitspielt, kann sie wiederbeleben; der Startwert bleibt versiegelt.
notice-revived = ▶️ { $by } hat die Partie wiederbelebt. Sie geht weiter, wo sie stand{ $timed ->
    [no] .
   *[yes] ; wer am Zug ist, hat neue Zeit.
  }
notice-vacation = 🏖️ { $name } ist im Urlaub, von { $since } bis { $until }.{ $timed ->
    [no] {""}
   *[yes] {" "}Bis dahin steht die Uhr von { $name } still.
  }
notice-vacation-off = { $name } fährt nun doch nicht in den Urlaub.
notice-vacation-back = { $name } ist aus dem Urlaub zurück{ $timed ->
    [no] .
   *[yes] , und die Uhr läuft wieder.
  }
notice-gave-up = 🔕 { $seat } hat nach { $count } Erinnerungen nicht gezogen. In diesem Zug schicke ich keine mehr.
notice-time-up = ⌛ Die Zeit von { $name } ist um; ein Zug ist noch möglich. { $rule ->
    [vote] Die anderen stimmen ab, wie es weitergeht.
    [substitute] Ich suche Ersatz.
    [offered] Ersatz suche ich schon.
    [nobody] Sonst spielt gerade niemand mit, also geschieht weiter nichts.
   *[wait] Wir warten, wie vereinbart; die Serverleitung kann den Platz jemand anderem geben.
  }
notice-overdue = ⌛ Die Zeit von { $name } ist um; ein Zug ist noch möglich. Kommt bis { $until } keiner, entscheiden die anderen, was aus dem Platz wird.
notice-asked = 🪑 { $name } bittet um Ersatz und spielt weiter, bis jemand übernimmt.
notice-gone = 🚪 { $name } hat diesen Server verlassen. Ich suche Ersatz.
notice-plays-on = ↩️ { $name } spielt weiter und braucht keinen Ersatz mehr.
notice-taken-over = 🔁 Von jetzt an spielt { $name } statt { $other }.
