# The private pages of a turn.

panel-fresh = -# Diese Nachricht war veraltet. So steht es jetzt.
panel-head = { $open ->
    [yes] **{ $title }**
   *[no] **Bestätigen?** { $title }
  } · Zug { $turn }{ $due }
panel-typed = -# Zum Tippen: { $list }
panel-chosen = Bisher: { $list }
button-explain = Was heißt das?
panel-question = **{ $question }**
confirm-final = ⚠️ { $warning }
panel-confirmed = Dein Zug ist schon bestätigt.

done-next = Erledigt. Am Zug: { $who }{ $due }.{ $place ->
    [here] {""}
   *[other] {" "}Der Spielplan ist in { $place }.
  }
done-over = Erledigt. **{ $title }** ist zu Ende: siehe { $place }.
done-waiting = { $count ->
    [one] Noch eine Partie wartet auf dich:
   *[other] Noch { $count } Partien warten auf dich:
  }
done-free = -# Keine andere Partie wartet auf dich.

move-refused = **{ $move }** geht nicht.
move-rule = -# Spielregeln: { $title }
move-drafted = In diesem Zug gewählt, noch nicht bestätigt: { $list }
move-instead = { $same ->
    [yes] Es ginge mit: { JOIN($list, by: " · ") }
   *[no] Zur Wahl steht: { JOIN($list, by: " · ") }
  }{ $others ->
    [0] {""}
   *[other] {" "}· { $others } weitere
  }
move-near = Die nächstliegenden erlaubten Züge:

undone = -# Dein letzter Schritt ist zurückgenommen. Niemand hat ihn gesehen.

resign-ask = **{ $title } aufgeben?** { $alone ->
    [yes] Dann spielten nur noch Computer; darum wird die Partie ohne Ergebnis beiseitegelegt. Du kannst sie wiederbeleben.
   *[no] Dir bleibt der letzte Rang, egal wie es auf dem Spielplan steht, { $others ->
        [one] und die Partie ist zu Ende
       *[other] und die anderen spielen ohne dich weiter
      }. Das lässt sich nicht zurücknehmen.
  }
resigned = { $state ->
    [archived] **{ $title }** in { $place } ist ohne Ergebnis beiseitegelegt. Sobald du die Partie wiederbelebst, geht sie weiter, wo sie stand.
   *[left] Du hast **{ $title }** in { $place } aufgegeben.
  }
