# /me: what people say about themselves. Times are those of their own zone.

date-today = today
date-tomorrow = tomorrow

me-head = ## About you
    -# Only you see this.
me-saved = ✅ Saved.
me-saved-and-told = ✅ Saved. Everybody at your tables is told.
me-refused = ⚠️ Nothing has changed: { $reason }

me-zone = 🕐 **Time zone:** { $zone }. It is { $time } there now.{ $unset ->
    [yes] {" "}If that is not your time, tell me where you live.
   *[no] {""}
  }
me-language = 🗣️ **For you alone:** { $language }, boards { $contrast ->
    [yes] in high contrast
   *[no] in their usual colours
  }
    -# What all see is in the server’s language, in the usual colours.
me-hours = ☀️ **Awake:** from { $wakes } to { $sleeps }
    -# At other times your clock stands still, and I do not ping you.
me-always = ☀️ **Awake:** always
    -# Tell me when you sleep: then your clock stands still, and I do not ping you.
me-pings = 🔔 **Your turn:** I ping you { $ping ->
    [dm] in a direct message
   *[thread] in the match’s thread
  }{ $digest ->
    [no] {""}
   *[other] , once a day at { $digest }
  }
    { $digest ->
    [no] -# I remind you when half and nine tenths of your time are gone{ $every ->
        [0] {""}
       *[other] , and every { $every } hours
      }.
   *[other] -# One message for all matches; I come earlier only when nine tenths of a match’s time are gone.
  }
    { $next ->
    [yes] -# I also tell you when you are next.
   *[no] -# `/me next:` also tells you when you are next.
  }
me-most = 🎲 **Matches at once:** { $most ->
    [0] as many as you like
   *[other] { $most } at most
  }
    -# You play { $playing ->
    [0] none
    [one] one
   *[other] { $playing }
  } now.
me-profile = 📜 **Your profile:** { $shows ->
    [nobody] only you see it
    [server] others see what you played in their server
   *[everywhere] others see it in every server where you play
  }
    -# What you have played, your ratings, how fast you move: `/profile`
me-closed = ⚠️ **Your direct messages are closed to me,** so I write in the thread instead.
    -# To open them: tap the server’s name, Privacy Settings, Direct Messages.
me-hello = 👋 I can reach you here. When a match waits for you, I will tell you here.
me-reached = ✅ Saved. I have just sent you a direct message, and it arrived.
me-unreached = ⚠️ I have just tried to send you a direct message, and it did not arrive.
me-vacation = 🏖️ **Vacation:** { $left } of { $most } days left in { $year }
    -# While you are away your clocks stand still in all matches.
me-away = { $on ->
    [yes] 🏖️ **You are away** until the end of { $last }
   *[no] 🏖️ From { $first } to the end of { $last }
  } ({ $days ->
    [one] one day
   *[other] { $days } days
  })
me-back-hint = End or cancel a vacation
me-blocked = 🚫 **Block list:** { $count ->
    [0] nobody
   *[other] { $names }
  }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
  }
    -# You and they cannot join the same table. I tell nobody who is on it.

me-zone-which = { $count ->
    [0] I find no place “{ $text }”. Try the next big city, your country, or what your clock shows now, such as 14:05.
   *[other] Which time is yours?
  }
me-zone-hint = Choose your place
me-zone-now = It is { $time } there now
me-zone-suggestion = { $zone } ({ $time } now)

me-block-list = { $count ->
    [0] ## Block list
        Nobody is on it.
   *[other] ## Block list
        { $names }
  }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
  }
    -# You and they cannot join the same table. I tell nobody who is on it. Matches that you play already go on.
me-block-hint = Block somebody
me-unblock-hint = Take somebody off the list

form-zone-title = Your time zone
form-zone = Where do you live?
    .detail = A city, your country, UTC+2, or what your clock shows now
form-zone-example = Berlin
form-language-title = Your language
form-language = In which language do I talk to you?
form-hours-title = When you are awake
form-wakes = I get up at
    .detail = From then on your clock runs and I may ping you
form-always = I am always awake
form-sleeps = I go to bed at
    .detail = Your clock runs until then; at least { $least } hours after you get up
form-pings-title = Pings and reminders
form-ping = Where do I ping you?
form-ping-thread = in the thread of the match
form-ping-dm = in a direct message
form-every = Remind me while it is my turn
    .detail = Besides the reminders when half and nine tenths of the time are gone
form-every-never = no more often
form-every-hours = every { $hours } hours
form-digest = Tell me about everything at once
    .detail = One message a day for all matches; only a last warning comes earlier
form-digest-never = no, each when it comes
form-digest-at = at { $time }
form-shows-title = Your profile
form-shows = Who else sees it?
    .detail = Links to matches are shown in their server alone, and of private matches to nobody.
form-shows-nobody = Nobody
form-shows-server = Others, what I played in their server
form-shows-everywhere = Others, in every server where I play
form-most-title = Matches at once
form-matches = How many matches at once?
    .detail = I let you join no more than that
form-most-any = as many as I like
form-most = { $count ->
    [one] one
   *[other] { $count }
  }
form-vacation-title = Vacation
form-first = First day
form-last = Last day
form-day-hint = Such as 24 Dec, 2026-12-24, today or tomorrow
form-day-example = 24 Dec
form-days-left = Today is { $today }. You have { $left } of { $most } days left in { $year }. Your clocks stand still from the first day to the end of the last; you can come back earlier.

me-data = Everything that is stored about you, but for your moves (`/match export` has those, match by match) and votes, what the log and board of a match say of you, the messages sent to you, and who has blocked you.
me-forget = ## Forget me
    Your name, settings, vacations, block list, notes, plans, orders, questions and answers, and what you follow and seek are deleted. You leave leagues and tournaments, and in matches that were put aside a computer gets your seat. In the matches you played you become “a player”. Your moves, your ratings and the number that Discord gave you stay: they belong to the others’ matches too. What I have posted in Discord stays as well; ask the server's staff about that.
me-forgotten = ✅ Forgotten. If you press one of my buttons again, I learn your name again.
a-player = a player
button-me-data = My data
button-me-forget = Forget me
button-change = Change
button-me = About me
button-me-contrast = { $on ->
    [yes] High contrast
   *[no] Usual colours
  }
button-me-dm = Try again
button-me-away = Go away
button-me-back = I am back
button-me-off = Cancel
button-me-again = Try again
