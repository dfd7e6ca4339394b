# The page of what is set for a server, and its form.

server-head = ## { $name }
server-tables = - Tables: { $channel ->
    [none] in any channel
   *[other] only in { $channel }
  }
server-watchers = - For watchers: { $channel ->
    [none] no channel
   *[other] { $channel } shows every public match, without a ping
  }
server-pace = - Usual pace: { $pace }
server-most = - Matches one person may play here at a time: { $most ->
    [none] any number
   *[other] { $most }
  }
server-language = - Language of public messages: { $language }
server-rated = - Matches are { $rated ->
    [yes] rated
   *[no] friendly
  }, unless their table says otherwise. `/server ratings:` changes it.
server-organisers = - Leagues and tournaments are held by { $role ->
    [none] those who manage the server
   *[other] { $role }
  }. `/server organisers:` changes it.
server-gone = ⚠️ The channel for { $use ->
    [tables] tables
   *[watchers] watchers
  } is gone, or I cannot see it.
server-lacking = ⚠️ In { $channel } I am missing { $list }: without that I cannot { $use ->
    [tables] open tables and post boards
   *[watchers] show matches
  } there. Somebody who manages the server can give it to me.
server-foot = -# I work without any of these. `/staff` manages a single match; `/watch` shows one elsewhere.
button-server-form = Change

server-form = Settings of this server
server-field-tables = Tables only in
    .detail = Leave it empty to allow tables in every channel.
server-field-watchers = Show every public match in
    .detail = Boards are posted there without a ping. Leave it empty for none.
server-field-pace = Usual pace
server-field-language = Language of public messages
server-field-most = Matches of one person at a time
    .detail = Leave it empty for any number.

refusal-no-number = I need a number from 1 to { $most }, or nothing. Press Change again.
