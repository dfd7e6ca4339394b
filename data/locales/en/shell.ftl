# What the shell `python -m bot` says.

shell-about = Mandate: board games of imperial China on Discord.
shell-run = the bot, with the settings in the environment or .env
shell-sandbox = a stand-in for Discord with the real bot and a page to play in
shell-sandbox-port = the port of the page on 127.0.0.1 (0: any free one)
shell-sandbox-database = a database file to keep (otherwise a temporary one)
shell-db = the database
shell-db-upgrade = create it, or bring it to the newest tables
shell-db-backup = copy it to a new file, or to one in BACKUP_DIR that nobody deletes but you
shell-db-restore = put a backup in place of it
shell-db-move = copy all of one database into another that is empty, also between SQLite and PostgreSQL
shell-check = check the data of the games, replay every match that runs, say what is wrong; older tables are brought to the newest first, while the bot does not run
shell-ratings = compute ratings
shell-ratings-rebuild = compute all ratings anew from the records of the matches; the bot must not run
shell-bad-settings = Some settings cannot be used: { $names }. See .env.example.
shell-bad-token = Discord refuses the token: { $reason }.
shell-no-token = There is no DISCORD_TOKEN. See .env.example, or try `make sandbox`, which needs none.
shell-port = Port { $port } cannot be used: { $reason }.
shell-file = { $file } cannot be read or written: { $reason }.
shell-database-fails = The database fails: { $reason }
shell-sandbox-open = Mandate plays at { $address }
shell-db-upgraded = The database is up to date.
shell-db-backed-up = Copied to { $file }
shell-db-restored = { $file } is the database now.{ $former ->
    [none] { "" }
   *[other] {" "}What was there is kept as { $former }.
}
shell-db-moved = Copied and compared: { $rows ->
    [one] one row
   *[other] { $rows } rows
} of { $matches ->
    [one] one match
   *[other] { $matches } matches
}. Let DATABASE_URL name the copy now.
shell-ratings-done = { $count ->
    [one] One rated match counted
   *[other] { $count } rated matches counted
  }; { $changed ->
    [0] every rating was right
    [one] one rating has changed
   *[other] { $changed } ratings have changed
  }.
shell-check-wrong = Match { $match }: { $reason }
shell-check-done = { $wrong ->
    [0] Every match that runs comes out the same.
    [one] One match does not come out the same.
   *[other] { $wrong } matches do not come out the same.
  }
