# Computer players: how strong they are, seating them at an open table, playing against them at once.

strength-novice = einfach
    .detail = spielt nach Faustregeln, ohne vorauszuschauen; gut zum Lernen
strength-steady = solide
    .detail = probiert die besten Züge aus und wählt dann; spielt ordentlich
strength-strong = stark
    .detail = denkt voraus, auch an die Antworten der anderen; will gewinnen

# Who plays in a seat, where seats are listed
player-computer = { $who } ({ $strength })
player-looked-after = { $who } ({ $over ->
    [yes] zuletzt spielte ein Computer
   *[no] ein Computer spielt
  })

## The list on the card of an open table; only the host may

lobby-computers = Computer dazusetzen (das kann nur { $host })
lobby-fill = { $count ->
    [one] Letzten Platz besetzen und beginnen: { $strength }
    [2] Beide freien Plätze besetzen und beginnen: { $strength }
   *[other] Alle { $count } freien Plätze besetzen und beginnen: { $strength }
  }
lobby-add = Einen Computer dazusetzen: { $strength }
lobby-remove = { $name } wegnehmen
refusal-unknown-strength = Einen Computer „{ $strength }“ gibt es nicht. Es gibt: { $known }.
refusal-no-computer = Bei { $match } sitzt kein Computer am Tisch.

## To somebody for whom no match waits

button-offer = Gegen Computer spielen
offer-none = **Keine Partie wartet auf dich.**
offer-head = Spiel jetzt gegen zwei Computer: Die Partie beginnt hier sofort, ohne Frist. Welches Spiel?
offer-hint = Wie gut sie spielen
offer-strength = Sie spielen: { $strength }
offer-more = -# Für eine Partie mit mehr Computern oder anderen Optionen: `/match new` mit **computers**.

## A computer looks after a seat

refusal-computer-plays = In { $match } spielt ein Computer für dich. Drück **Ich bin wieder da**, und der Platz gehört wieder dir.
computer-off = **Du spielst in { $title } weiter**: Der Platz gehört wieder dir.
notice-computer-plays = 🤖 { $why ->
    [gone] { $seat } { $name } hat diesen Server verlassen.
    [vote] { $seat } { $name } hat lange nicht gezogen, und die anderen möchten weiterspielen.
    [voter] { $seat } { $name } hat lange nicht gezogen, und die andere Person möchte weiterspielen.
   *[time] Die Zeit von { $seat } { $name } ist um.
  } Bis zur Rückkehr spielt ein Computer an diesem Platz.
    .call = { $who }, ein Knopfdruck, und der Platz gehört wieder dir:
notice-took-back = ↩️ { $seat } { $name } ist zurück und spielt wieder.
turn-looked-after = -# 🤖 Bis zur Rückkehr spielt ein Computer für { $who }.
notice-nobody-left = 🗄️ { $name } ist gegangen, und nur Computer sind übrig: Die Partie ist ohne Ergebnis beiseitegelegt. { $name } kann sie wiederbeleben.
notice-staff-seated = 🔁 { $by } von der Serverleitung hat den Platz eines Computers an { $seat } { $name } gegeben.
    .call = { $who }, von jetzt an spielst du hier.
why-computer = 🤖 { $owner ->
    [none] An diesem Platz spielt ein Computer
   *[other] Bis zur Rückkehr von { $owner } spielt ein Computer
  }: Er zieht innerhalb von Sekunden.
why-looked-after = 🤖 Ein Computer spielt für dich, bis du **Ich bin wieder da** drückst.

## On the rules page of every game

rules-computers = Wenn nichts auf dich wartet, bietet dir `/play` eine Partie gegen Computer an; am offenen Tisch setzt sie der Gastgeber auf der Karte dazu. **Einfache** spielen nach Faustregeln und vertun sich ab und zu, **solide** probieren erst ihre besten Züge aus, **starke** denken auch an die Antworten der anderen. Sie wissen nur, was man von ihrem Platz aus sieht, warten einige Sekunden, bevor sie ziehen, und stimmen zu, wenn du etwas zurücknehmen willst. Wo der Tisch es so vereinbart hat, spielt ein Computer auch für alle, deren Zeit um ist, bis sie **Ich bin wieder da** drücken.
    .title = Computer
