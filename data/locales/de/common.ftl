# Small pieces that many messages share.

# What this language calls itself.
language-itself = Deutsch
language-discord = wie in Discord

nothing = keine
you = du
either = { $first } oder { $last }
change = { $before } → **{ $after }**
item = - { $text }

match-title = { $game } { $match }
match-called = { $title } „{ $called }“
option = { $name }: { $value }
option-none = keine Varianten

# Time banks: what each seat begins with, what every turn adds, how much the bank holds at most.
pace-quick = schnell: 24 Stunden, +4 pro Zug, höchstens 72
pace-daily = täglich: 3 Tage, +12 Stunden pro Zug, höchstens 5 Tage
pace-weekdays = werktags: wie täglich, aber Wochenenden zählen nicht
pace-relaxed = gemütlich: 3 Tage, +36 Stunden pro Zug, höchstens 10 Tage
pace-none = keine Frist
caretaker-vote = die anderen entscheiden
    .detail = Einige Zeit nach Ablauf der Frist; sonst spielt ein Computer
caretaker-computer = ein Computer spielt
    .detail = Sobald die Zeit um ist, bis zum Druck auf „Ich bin wieder da“
caretaker-substitute = Ersatz springt ein
    .detail = Wer sich meldet, sobald die Zeit um ist
caretaker-wait = wir warten
    .detail = Von selbst geschieht nichts; nach 60 Tagen ohne Zug wird die Partie beiseitegelegt

due = , fällig { $when }
until = , Zeit bis { $when } ({ $soon })
next = Am Zug: { $who }{ $task ->
    [none] {""}
   *[other] {" "}– { $task }
  }{ $due }.
next-paused = ⏸️ Pausiert. Am Zug: { $who }.
next-away = Am Zug: { $who }, im Urlaub bis { $when }.
waiting = Zug begann { $since }{ $due }

working = ⏳ Einen Moment, das dauert etwas.

## Buttons

button-join = Mitspielen
button-leave = Verlassen
button-invite = Einladen
button-options = Optionen
button-start = Starten
button-rules = Spielregeln
button-move = Dein Zug
button-panel = Aus Listen wählen
button-hand = Meine Hand
button-log = Verlauf
button-more = Mehr
button-board = Spielplan
button-text = Plan als Text
button-standings = Zwischenstand
button-detail = Im Einzelnen
button-picture = Plan als Bild
button-orders = Daueraufträge
button-queue = Nächsten Zug vormerken
button-queue-change = Vorgemerkten Zug ändern
button-unqueue = Löschen
button-enqueue = Vormerken
button-order-on = Einschalten
button-order-off = Ausschalten
button-export = Exportieren
button-undo = Zurücknehmen
button-resign = Aufgeben
button-resign-yes = Endgültig aufgeben
button-resign-aside = Partie beiseitelegen
button-resign-no = Nein, weiterspielen
button-back = Zurück
button-over = Von vorn
button-part = Nächste Seite
button-first = Erste Seite
button-confirm = Bestätigen
button-earlier = Früher
button-later = Später
button-newest = Neueste
button-list = Posteingang
button-revive = Wiederbeleben
button-choose = Diese
