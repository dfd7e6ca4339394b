# What the sandbox's page says, as Discord's own client would. Its scripts fill in the facts: each a { $name } alone,
# never chosen by; a number has an attribute for each of its plural forms beside the usual one.

page-title = Mandate Sandbox
page-scriptless = Diese Seite ist ein kleiner Chat-Client und braucht JavaScript.

## What goes wrong

page-unreadable = Die Sandbox hat nichts Lesbares geantwortet.
page-silent = Die Sandbox antwortet nicht. Läuft sie noch?
page-lost = Die Verbindung ist weg. Neuer Versuch …
page-no-response = Die Anwendung hat nicht reagiert
page-failed = Diese Interaktion ist fehlgeschlagen
page-declined-channel = { $who } sieht keinen Kanal „{ $channel }“
page-declined-command = Es gibt keinen Befehl /{ $command }
page-declined-form = Dieses Formular ist nicht mehr offen
page-declined-gone = Diese Nachricht gibt es nicht mehr
page-declined-locked = Der Thread ist gesperrt
page-declined-server = Das kann nur, wer den Server verwaltet
page-declined-unseen = { $who } sieht diese Nachricht nicht

## The people, and who one is

page-people = Personen
page-you-are = Du bist
page-be = { $who } sein ({ $key })
page-mentions = Erwähnungen
    .one = Erwähnung
page-you = Du
page-yourself = du
page-left = weg
page-language = Sprache
page-language-hint = In welcher Sprache Discord mit dieser Person spricht
page-dms-closed = DMs zu
page-dms-closed-hint = Dann kann der Bot dieser Person keine Direktnachrichten schicken
page-manages = Verwaltet
page-manages-hint = Ob diese Person den Server verwalten darf; wem er gehört, darf es immer
page-server-language = Sprache des Servers
page-server-language-hint = Die Sprache des Servers, wie sie einstellt, wer ihn verwaltet

## Channels

page-channels = Kanäle
page-direct = Direktnachrichten
page-none = Noch keine
page-is-thread = Thread
page-is-archived = archiviert
page-unread = ungelesen
page-navigation = Navigation öffnen
page-archived = Archiviert
page-archived-locked = Archiviert, gesperrt
page-hidden-channel = Diesen Kanal kannst du nicht sehen.
page-thread-actions = Thread-Aktionen
page-reopen = Thread wieder öffnen
page-archive = Thread archivieren
page-archive-lock = Thread archivieren und sperren
page-delete-thread = Thread löschen

## The clock

page-clock = Simulierte Uhr
page-time = Simulierte Zeit
page-hour = +1 Std.
page-hour-hint = Die Uhr um eine Stunde vorstellen
page-six-hours = +6 Std.
page-six-hours-hint = Die Uhr um sechs Stunden vorstellen
page-day = +1 Tag
page-day-hint = Die Uhr um einen Tag vorstellen
page-clock-advanced = Die Uhr wurde vorgestellt.

## The messages of a channel

page-messages-in = Nachrichten in { $channel }
page-latest = Zu den neuesten Nachrichten
page-new = Neu
page-new-messages = Neue Nachrichten
page-start-thread = Hier beginnt der Thread. Tippe /, um zu sehen, was Mandate kann.
page-start-conversation = Hier beginnt die Unterhaltung. Tippe /, um zu sehen, was Mandate kann.
page-start-channel = Hier beginnt der Kanal. Tippe /, um zu sehen, was Mandate kann.
page-offer = Drück auf einen Spielplan und spiel sofort gegen zwei Computer; { $command } eröffnet einen Tisch für mehrere Leute.
page-against-computers = { $game } gegen zwei Computer

## A message

page-seen-by-you = nur du kannst das sehen
page-private = Nur du kannst das sehen
page-dismiss-message = Nachricht verwerfen
page-dismiss = Verwerfen
page-sent-silently = Ohne Benachrichtigung gesendet
page-silently = ohne Benachrichtigung
page-used = { $who } hat { $command } verwendet
page-see-message = Drück hier, um die Nachricht zu sehen
page-thinking = { $who } denkt nach …
page-edited = (bearbeitet)
page-count-messages = { $count } Nachrichten
    .one = { $count } Nachricht
page-message-actions = Nachrichtenaktionen
page-copy-id = Nachrichten-ID kopieren
page-delete-message = Nachricht löschen

page-somebody = Jemand
page-added = { $who } hat { $people } hinzugefügt.
page-renamed = { $who } hat den Namen des Threads in { $name } geändert.
page-pinned = { $who } hat eine Nachricht angepinnt.
page-thread-started = { $who } hat einen Thread gestartet: { $thread }
page-thread-began = Dieser Thread begann mit { $message } in { $channel }.
page-a-message = einer Nachricht
page-a-channel = einem Kanal

page-unknown = unbekannt
page-unknown-user = unbekannt
page-no-access = Kein Zugriff
page-role = @Rolle
page-link-message = Nachricht
page-spoiler = Spoiler
page-spoiler-shown = Spoiler, zum Anzeigen drücken
page-unknown-component = Dieser Client kann die Komponente { $kind } nicht zeigen.

page-image = Bild
page-alt = ALT
page-zoom = Größe des Bildes ändern
page-open-outside = Im Browser öffnen
page-bytes = { $size } Bytes
page-kilobytes = { $size } kB
page-megabytes = { $size } MB

## Lists and forms

page-select = Auswählen
page-pick = Wähle { $count } aus
page-pick-range = Wähle { $least } bis { $most } aus
page-done = Fertig
page-submit = Absenden
page-cancel = Abbrechen
page-close = Schließen
page-unknown-field = Dieser Client kann das Feld { $kind } nicht zeigen.
page-needed = Dieses Feld ist erforderlich
page-too-short = Muss mindestens { $least } Zeichen lang sein.
page-pick-more = Wähle mindestens { $least } aus.
page-pick-between = Wähle { $least } bis { $most } aus.

## The line at the bottom, and commands

page-message-to = Nachricht an { $where }
page-send = Senden
page-sending = /{ $command } wird gesendet …
page-commands = Befehle
page-no-command = Kein Befehl heißt so.
page-no-commands-yet = Der Bot hat seine Befehle noch nicht geschickt.
page-cancel-command = Befehl abbrechen
page-options = Optionen
page-more-options = Weitere Optionen
page-optional = +{ $count } optional
page-required = erforderlich
page-choices = Auswahl für { $option }
page-at-least = (mindestens { $least })
page-at-most = (höchstens { $most })
page-between = ({ $least } bis { $most })
page-true = True
page-false = False
page-no-option = Keine passenden Optionen.
page-no-match = Keine Option passt zu deiner Suche.
page-loading = Optionen werden geladen …
page-loading-failed = Die Optionen konnten nicht geladen werden.
page-problem-required = Diese Option ist erforderlich. Gib einen Wert an.
page-problem-choice = Gib eine gültige Auswahl an.
page-problem-short = Gib mindestens { $least } Zeichen ein.
page-problem-long = Gib höchstens { $most } Zeichen ein.
page-problem-whole = Gib eine gültige ganze Zahl an.
page-problem-number = Gib eine gültige Zahl an.
page-problem-low = Gib eine Zahl ab { $least } an.
page-problem-high = Gib eine Zahl bis { $most } an.
