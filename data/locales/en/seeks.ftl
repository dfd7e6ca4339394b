# Seeking a table: /seek and its form, the table that is found, the role that new tables ping.

seek-none = **You seek no table here.** Say what you would play: as soon as enough people fit, I open a table and ping you.
seek-own = 🔎 **You seek** { $terms }
seek-promise = -# As soon as enough people fit, I open a table and ping you, until { $until }. Everybody here can see it.
seek-waits = -# { $why ->
    [away] You are on vacation: until it ends I open no table for you.
   *[full] You have as many matches as `/me` or this server allows: until one ends I open no table for you.
  }
seek-any = any game
seek-terms = { $games ->
    [any] { seek-any }
   *[other] { $games }
  } · { $paces } · { $least ->
    [yes] { $most } players
   *[other] { $least } to { $most } players
  }
seek-pace = { $pace ->
    [quick] quick
    [daily] daily
    [weekdays] weekdays
    [relaxed] relaxed
   *[none] no deadline
  }
seek-seated = ✅ You have a seat at **{ $title }**, in { $place }. { $begins ->
    [yes] The match begins.
   *[no] { $host } can start it, and others may still join.
  }
seek-open = **This suits you, and is open already:**
seek-others = **Others seek:**
seek-other = { $name }: { $terms }
seek-more = { $count ->
    [one] -# and one more
   *[other] -# and { $count } more
  }
seek-pings = { $on ->
    [yes] 🔔 You have { $role }: new tables ping you, at most once an hour.
   *[no] 🔕 You no longer have { $role }: new tables do not ping you.
  }
button-seek = Seek a table
button-seek-off = Seek no more
button-seek-ping = { $on ->
    [yes] Ping me for tables
   *[no] No pings for tables
  }

form-seek = What do you seek?
form-seek-games = Games
form-seek-paces = Time for the turns
form-seek-least = Players at least
form-seek-most = Players at most
form-seek-players = { $count } players

table-found = 🔎 { $list }: you all sought this. { $begins ->
    [yes] The match begins.
   *[no] { $host } can start it, and others may still join.
  }
table-call = 🔔 { $list }: **{ $title }** is open, { $taken } of { $size } seats are taken.

server-ping = - New tables ping { $role ->
    [none] nobody
   *[other] { $role }, at most once an hour; people take that role with `/seek ping:`
  }. `/server ping:` changes it.
server-ping-silent = ⚠️ My pings of { $role } reach nobody: let everybody @mention it, or give me **Mention Everyone**.
refusal-seek-least = At least { $least } players cannot be at most { $most }: one of the two has to change.
refusal-seek-seats = None of these games is for { MISSING($most, $least) ->
    [0] { $most }
   *[other] { $least } to { $most }
  } players.
refusal-seek-away = You are on vacation, so nothing would be found for you. `/me` ends it.
refusal-no-ping-role = New tables ping no role here. Somebody who manages the server can name one with `/server ping:`.
refusal-ping-role = I cannot give { $role } to people: { $why ->
    [gone] it is not there any more.
    [grants] it may do more than everybody here. Take one without permissions.
    [managed] Discord lets nobody give it.
    [above] it stands above my own role. Somebody who manages the server can move mine up.
   *[lacks] I am missing **Manage Roles**. Somebody who manages the server can give it to me.
  }
refusal-ping-role-yours = You could not give { $role } to people yourself: that takes **Manage Roles**, and a role above it.
