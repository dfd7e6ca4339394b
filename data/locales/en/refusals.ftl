# What a match or a button refuses, to the person who asked, in private. A match is named as in "Qin 42".

refusal-no-such-match = There is no match { $match }.
refusal-match-over = { $match } is over.
refusal-not-started = { $match } has not begun yet.
refusal-never-began = { $match } never began: its table is closed.
refusal-position-changed = The moves of match { $match } do not lead to the position that is stored.
refusal-rules-changed = { $match } began under version { $found } of its rules, and I know version { $known } only: it cannot go on now. Nothing is lost; this is what I kept of it.
refusal-broken-record = { $match } cannot go on now: by the rules as I know them, “{ $entry }” (entry { $number }) is not allowed. Nothing is lost; this is what I kept of it.
refusal-unknown-pace = There is no pace “{ $pace }”. There are: { $known }.
refusal-unknown-caretaker = There is no rule “{ $caretaker }” for somebody who runs out of time. There are: { $known }.
refusal-sitter-plays = { $name } plays or has played in { $match } and knows another seat.
refusal-seat-resigned = Whoever had that seat of { $match } has resigned: nobody plays it any more.
refusal-not-to-seat = { $name } cannot take a seat in { $match }: a limit of matches at a time is reached, or somebody there and { $name } do not play with each other.
refusal-rules-differ = { $match } cannot go on by the newest rules: it does not wait for others, or a move in it does not follow them.
refusal-own-turn = It is your own turn in { $match }.
refusal-nobody-waits-for = A computer is to act in { $match }: it needs no nudge and no time.
refusal-nudged-lately = You have nudged in { $match } already; you can again { $at }.
refusal-reminded-enough = Whoever is to act in { $match } has had { $count } reminders in this turn. One more would not help.
refusal-time-given = You have given time in this turn of { $match } already. Any of the others can give another day.
refusal-too-many-pings = You have pinged others { $most } times within an hour. Please wait a little.
refusal-pause-used = { $match } has been paused without asking for this seat once already. Ask the others this time.
refusal-pause-of-another = { $name } had to stop, and resumes { $match } as soon as they can; by itself it goes on { $until }.
refusal-same-terms = { $match } is already played like that.
refusal-not-in-lobby = { $state ->
    [playing] { $match } has begun: its table is closed.
    [archived] { $match } has begun, and has been put aside since.
    [closed] { $match } never began: its table is closed.
   *[over] { $match } is over.
  }
refusal-match-full = All { $size } seats of { $match } are taken.
refusal-already-in = You have a seat in { $match } already.
refusal-not-creator = Only { $name }, who opened { $match }, can do that.
refusal-no-name = Nothing is left of that title: mentions, links and markup are taken out of it. Write letters or digits.
refusal-not-called = { $match } has no title of its own.
refusal-too-few-seats = { $match } needs { $least } players, and { $seats ->
    [one] only one is here
   *[other] { $seats } are here
  }. Computers count: the host adds them from the list on the card.
refusal-too-many-people = { $people } seats of { $match } are taken already: it cannot shrink to { $size }.
refusal-nothing-to-invite-to = There is nothing you could invite to: you host no open table, and play no private match. `/match new` opens a table.
refusal-no-bots = { $name } is a bot, and bots do not play. Computers are added from the list on the card of an open table.
refusal-only-bots = Only bots were chosen, and bots do not play. Computers are added from the list on the card of an open table.
refusal-profile-hidden = { $name } shows no profile here. Everybody chooses with `/me` who sees theirs.
refusal-not-played = Only those who played { $match } can do that. `/match new` opens a table of your own.
refusal-not-invited = { $state ->
    [lobby] This table is private: only its host can invite you.
   *[other] Match { $match } is private: whoever plays it can invite you with `/match invite`.
  }
refusal-everybody-may-look = { $match } is not private: everybody may look at it, and it has begun. Nobody needs an invitation.
refusal-sits-there = { $name } sits at { $match } already.
refusal-invited-already = { $name } is invited to { $match } already. I ping nobody twice.
refusal-not-to-invite = { $name } cannot be invited to { $match }.
refusal-blocked = You cannot sit at { $match }: you and somebody there do not play with each other.
refusal-still-playing = You still have a place { $count ->
    [one] at a table
   *[other] at { $count } tables
}. Leave first: `/match leave` or `/match resign`.
refusal-too-many-reviews = A computer is looking over { $most } matches for you already. Ask again when one is done.
refusal-own-limit = You wanted to play { $most ->
    [one] one match at a time
   *[other] { $most } matches at a time
  }, and you have as many now. `/me` changes that.
refusal-server-limit = In this server everybody plays { $most ->
    [one] one match at a time at most
   *[other] { $most } matches at a time at most
  }, and you have as many here now.
refusal-unknown-zone = I know no time zone “{ $zone }”.
refusal-short-day = That would be { $hours ->
    [0] less than an hour a day
    [one] one hour a day
   *[other] { $hours } hours a day
  } in which a match may wait for you. At least { $least } are needed, or the others wait for ever.
refusal-vacation-past = That day is over. Choose today or a later one.
refusal-vacation-backwards = The last day is before the first.
refusal-vacation-too-far = That is too far ahead: the last day is within { $days } days from today.
refusal-vacation-overlaps = You have a vacation in that time already. End it first, or choose other days.
refusal-vacation-too-long = That takes { $days ->
    [one] one day
   *[other] { $days } days
  } of { $year }, and { $left ->
    [0] none of the { $most } of that year is left
    [one] one of the { $most } of that year is left
   *[other] { $left } of the { $most } of that year are left
  }.
refusal-unreadable-day = I cannot read “{ $text }” as a day. Write it as 24 Dec, 2026-12-24, today or tomorrow.
refusal-block-yourself = You cannot block yourself.
refusal-too-many-blocked = A block list holds { $most } people at most.
refusal-archived = { $match } was put aside without a result. It goes on once somebody revives it.
refusal-paused = { $match } is paused and nobody can move: { $by ->
    [staff] only the staff of the server can resume it.
    [rules] I no longer know the rules under which it began. `/why` says more.
    [record] one of its moves does not follow the rules as I know them now. `/why` says more.
    [alone] whoever had to stop resumes it, or it goes on by itself. `/why` says when.
   *[players] any of its players can resume it.
  }
refusal-not-paused = { $match } is not paused.
refusal-no-such-vote = There is no such vote in { $match }.
refusal-no-vote = In { $match } this is for the others to decide.
refusal-no-deadline = No deadline runs in { $match } now: there is no time to give.
refusal-not-archived = { $match } was not put aside: there is nothing to revive.
refusal-archived-by-staff = { $match } was ended by the staff of the server, and only the staff can revive it.
refusal-nobody-to-play = Only computers would play on in { $match }: one of its players has to revive it.
refusal-knows-another-seat = Whoever has played one seat of { $match } knows what it holds and cannot take over another.
refusal-not-offered = This seat of { $match } needs no substitute any more: somebody was faster, or its player is back.
refusal-no-handover = This page is for whoever took over a seat of { $match }. You have been there from the beginning.
refusal-not-over = { $match } is not over yet.
refusal-no-other-side = { $match } cannot be played on another side of the board.
refusal-already-cheered = You have already said so.
refusal-not-reading = You do not read that match turn by turn any more. `/watch` begins anew.
refusal-cannot-read-on = I cannot show that match turn by turn just now: its rules, or a move of it, are unknown to me since my last update. Where you are is kept.
refusal-no-such-question = That question in { $match } waits for no answer any more.
refusal-too-many-questions = In { $match } { $most } questions of yours wait for answers already. Press **Settled** under one first.
refusal-nobody-to-ask = There is nobody at the table of { $match } who could answer you.
refusal-not-asked = That question is for the others at the table of { $match }.
refusal-not-your-question = Only who asked it can settle a question.
refusal-not-in-match = You have no seat in { $match }.
refusal-already-resigned = You have resigned from { $match } already.
refusal-not-your-turn = It is not your turn in { $match }: { $name } is to act, the turn began { $since }.
refusal-stale-panel = { $match } has moved on. Press Your move for the newest position.
refusal-no-such-choice = “{ $choice }” is no longer a choice in { $match }. Press Your move for the newest position.
refusal-nothing-to-confirm = Nothing is chosen yet in { $match }. Press Your move.
refusal-nothing-ahead = In { $match } nobody can know yet what there will be to choose on your next turn.
refusal-nothing-to-undo = There is nothing to undo in { $match }: you have chosen nothing in this turn.
refusal-already-final = Your last move in { $match } cannot be taken back by you alone: something hidden was revealed, or the turn was over.
refusal-too-many-plans = You keep { $most } plans for { $match } already. Delete one first.
refusal-no-such-plan = That plan for { $match } is gone.
refusal-plan-too-long = A plan for { $match } holds { $most } moves. Go back, or start over.
refusal-not-to-write = You may not write where { $match } is played.
refusal-record-too-long = That file is too long for the record of a match: at most { $most } kB.
refusal-record-elsewhere = I cannot vouch for that record: it began in the middle of another match, or with data that I do not have. `python -m games verify` reads it.
refusal-record-not-over = That match is not over. I can import only a finished one.
refusal-record-known = I know that match already: { $match }.
refusal-fork-over = After turn { $number } of { $match } nothing is left to play. Choose an earlier one.
refusal-fork-left = Somebody had left { $match } by turn { $number }. Choose an earlier one.
refusal-no-such-turn = { $last ->
    [0] In { $match } no turn is over yet.
   *[other] { $match } has no turn { $number } yet; the last is { $last }.
  }
refusal-nothing-after = Nothing has happened in { $match } after that turn: there is nothing to take back.
refusal-private-match = { $match } is private: only those who were invited can see it, so nobody can follow it from elsewhere.

refusal-other-command = This command is from another version of me. Reload Discord, and try again.
refusal-not-opened = The form could not be opened. Nothing was changed; please press once more.
refusal-bad-press = This button is from another version of me. Open the match again from the list.
refusal-only-in-servers = That works only in a server: go to one of its channels and try again.
refusal-server-unknown = I do not know this server yet. Try again in a minute; if that does not help, somebody who manages the server has to add me to it.
refusal-no-gifts = There are no gifts between players in { $title }.
refusal-not-here = Match { $match } is played in another server, and you have no seat in it.
refusal-out-of-sight = Match { $match } is played in a channel that you cannot see, and you have no seat in it.
refusal-no-open-channel = The table would open in { $place }, where not everybody can come in. { $chosen ->
    [yes] Somebody who manages the server can choose another channel for its tables: **Change** under `/server`.
   *[no] Seek in a channel that all can see; somebody who manages the server can also choose one for all tables: **Change** under `/server`.
  }
refusal-missing-there = I cannot open a match in { $place }. I am missing { $list } there; somebody who manages the server can give it to me.
refusal-which-match = You play several matches. Say which one with `match:`, or write it in its thread. Nothing is written yet.
refusal-no-table-here = A table needs a text channel of a server: every match gets a thread there. Go to such a channel and try again.
refusal-tables-elsewhere = The tables of this server are opened in { $place }. Go there and use `/match new` again.
refusal-no-private-here = { $place } is an announcement channel, where Discord allows no private threads: a private match needs another text channel.
refusal-missing-permission = I cannot open a match here. I am missing { $list } in this channel; somebody who manages the server can give it to me.
refusal-unreadable-option = I cannot read “{ $text }”. Write options as `name=value`, with commas between them, or choose from the list.
refusal-no-table-to-call = { $count ->
    [0] No table of yours is open; a title is given before the start. `/match new` opens one.
   *[other] You have { $count } open tables: choose one of them with the command.
  }
refusal-table-closed = The table of **{ $title }** is closed, so its options stay as they are.
refusal-host-only = Only { $host }, who opened this table, can { $what ->
    [invite] invite to it.
   *[options] change its options.
  }
refusal-nothing-waits = No match waits for you just now. `/inbox` shows them all.
refusal-no-server-here = This list is a server’s. In a server `/match list` shows its tables and matches; `/inbox` shows yours here too.
refusal-no-match-here = You are in no match just now. `/match new` opens a table, for people or against computers.

cannot-post = ⚠️ I cannot post the board of this match: I am missing { $list } here. Somebody who manages the server can give it to me; then I post what is missing by myself. You can play on meanwhile.
cannot-post-locked = ⚠️ I cannot post the board of this match: its thread is locked. Somebody who manages the server can unlock it; then I post what is missing by myself. You can play on meanwhile.
permission-view-channel = **View Channel**
permission-send-messages = **Send Messages**
permission-send-messages-in-threads = **Send Messages in Threads**
permission-attach-files = **Attach Files**
permission-read-message-history = **Read Message History**
permission-create-private-threads = **Create Private Threads**
permission-create-public-threads = **Create Public Threads**

not-shown = What you did counts, but the page that shows it did not get through. What waits for you is in your inbox.
no-database = I cannot save anything just now, so nothing has changed. Please try again in a few minutes.
apology = That did not work on my side; nothing was lost. Reference **{ $reference }**.
