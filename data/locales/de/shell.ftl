# What the shell `python -m bot` says.

shell-about = Mandate: Brettspiele aus dem kaiserlichen China auf Discord.
shell-run = der Bot, mit den Einstellungen aus der Umgebung oder .env
shell-sandbox = ein Ersatz für Discord mit dem echten Bot und einer Seite zum Spielen
shell-sandbox-port = der Port der Seite auf 127.0.0.1 (0: irgendein freier)
shell-sandbox-database = eine Datenbankdatei, die bleibt (sonst eine vorübergehende)
shell-db = die Datenbank
shell-db-upgrade = anlegen oder auf den neuesten Stand der Tabellen bringen
shell-db-backup = in eine neue Datei kopieren, oder in eine in BACKUP_DIR, die niemand löscht als du
shell-db-restore = durch eine Sicherung ersetzen
shell-db-move = eine ganze Datenbank in eine andere, leere kopieren, auch zwischen SQLite und PostgreSQL
shell-check = die Daten der Spiele prüfen, alle laufenden Partien nachspielen, sagen, was nicht stimmt; ältere Tabellen kommen erst auf den neuesten Stand, solange der Bot nicht läuft
shell-ratings = Wertungszahlen berechnen
shell-ratings-rebuild = alle Wertungszahlen aus den Aufzeichnungen der Partien neu berechnen; der Bot darf nicht laufen
shell-bad-settings = Einige Einstellungen sind nicht brauchbar: { $names }. Siehe .env.example.
shell-bad-token = Discord weist das Token ab: { $reason }.
shell-no-token = Es gibt kein DISCORD_TOKEN. Siehe .env.example, oder versuch es mit `make sandbox`, das keines braucht.
shell-port = Port { $port } ist nicht brauchbar: { $reason }.
shell-file = { $file } lässt sich nicht lesen oder schreiben: { $reason }.
shell-database-fails = Die Datenbank versagt: { $reason }
shell-sandbox-open = Mandate spielt auf { $address }
shell-db-upgraded = Die Datenbank ist auf dem neuesten Stand.
shell-db-backed-up = Kopiert nach { $file }
shell-db-restored = { $file } ist jetzt die Datenbank.{ $former ->
    [none] { "" }
   *[other] {" "}Was vorher da war, liegt in { $former }.
}
shell-db-moved = Kopiert und verglichen: { $rows ->
    [one] eine Zeile
   *[other] { $rows } Zeilen
} aus { $matches ->
    [one] einer Partie
   *[other] { $matches } Partien
}. Lass DATABASE_URL jetzt die Kopie nennen.
shell-ratings-done = { $count ->
    [one] Eine gewertete Partie gezählt
   *[other] { $count } gewertete Partien gezählt
  }; { $changed ->
    [0] alle Wertungszahlen stimmten
    [one] eine Wertungszahl hat sich geändert
   *[other] { $changed } Wertungszahlen haben sich geändert
  }.
shell-check-wrong = Partie { $match }: { $reason }
shell-check-done = { $wrong ->
    [0] Alle laufenden Partien kommen genauso heraus.
    [one] Eine Partie kommt nicht genauso heraus.
   *[other] { $wrong } Partien kommen nicht genauso heraus.
  }
