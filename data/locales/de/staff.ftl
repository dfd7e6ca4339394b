# For those who manage a server: /staff.

staff-done = Erledigt. Alle lesen das in { $place } und im Verlauf von **{ $title }**:
staff-ask = { $state ->
    [lobby] **Den Tisch von { $title } schließen?** Er lässt sich nicht wieder öffnen; einen neuen öffnen können alle.
   *[playing] **{ $title } ohne Ergebnis beenden?** Niemand gewinnt, der Startwert bleibt versiegelt, und alle lesen, dass du es warst. Du kannst die Partie später wiederbeleben: Sie geht dann weiter, wo sie stand.
  }

staff-rollback-ask = **Alles nach Zug { $turn } von { $title } zurücknehmen?** So sieht der Spielplan dann aus. Die Aufzeichnung behält, was zurückgenommen wird, beim Nachziehen kommt wieder genau dasselbe, und alle lesen, dass du es warst.
staff-sound = Die Aufzeichnung von **{ $title }** ist in Ordnung: Alle { $count } Einträge folgen den Regeln und führen zur gespeicherten Stellung.
staff-broken = **Eintrag { $number } von { $title } folgt nicht den Regeln** (Zug { $turn }): „{ $entry }“
    -# { $reason }
    Du kannst diesen Eintrag und alle danach zurücknehmen; die Aufzeichnung behält sie.

button-staff-rollback = Zurücknehmen
button-staff-rollback-no = Nein, so lassen
button-staff-pause = Wieder pausieren
button-staff-resume = Fortsetzen
button-staff-abort = Beenden
button-staff-revive = Wiederbeleben

refusal-not-staff = Das geht nur, wenn du hier **Server verwalten** darfst.
refusal-not-here-any-more = { $name } ist nicht auf diesem Server. Wähl jemanden von hier.
refusal-no-match-named = Welche Partie? Nutz das im Thread einer Partie, oder nenn sie mit `match`.
refusal-rollback-late = In { $match } ist es weitergegangen, seit ich gefragt habe; ich habe nichts zurückgenommen. Mit `/staff rollback` siehst du, was es jetzt wäre.
refusal-no-such-seat = Diesen Platz gibt es in der Partie nicht. Wähl einen aus der Liste.
