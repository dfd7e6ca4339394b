# /profile: what somebody has played. The picture's words are short: a slip has room for about 12 letters.

profile-head = ## { $name }
profile-own = -# { $shows ->
    [nobody] Only you see this.
    [server] Others see of this what you played in their server.
   *[everywhere] Others see this in every server where you play.
  }
profile-nothing = { $own ->
    [yes] You have
   *[no] { $name } has
  } not finished a match with other people yet.
profile-against = ⚔️ **You two:** { $matches ->
    [one] one match
   *[other] { $matches } matches
  }. You were ahead in { $ahead }, behind in { $behind }.
profile-match = - [{ $title }]({ $link }): place { $place } of { $size }{ $shared ->
    [yes] , shared
   *[no] {""}
  }{ $gained ->
    [none] {""}
   *[other] , rating { $gained }
  }
profile-provisional = -# ? A rating is provisional until ten matches.

profile-won = { $wins } of { $matches } won
profile-crown = { $wins } of { $matches }
profile-rating = Rating: { $game }
profile-pool = { $game }{ $kind ->
    [two] , two players
    [many] , three and more
   *[any] {""}
  }
profile-number = { $number } ± { $error }{ $provisional ->
    [yes] ?
   *[no] {""}
  }
profile-count = Match
profile-place = Place
profile-rated = Rating
profile-in-time = in time
profile-turn = a turn
profile-streak = streak / best
profile-streak-value = { $now } / { $longest }
profile-span = { $unit ->
    [minutes] { $count } min
    [hours] { $count } h
   *[days] { $count } days
  }
profile-cheers = Good game

profile-alt = What { $name } has played: { $list }.
profile-alt-time = usually { $span } a turn{ $percent ->
    [none] {""}
   *[other] , { $percent } % in time
  }
profile-alt-streak = { $now } won in a row now, { $longest } at best
profile-alt-cheers = “good game” from others { $count ->
    [one] once
   *[other] { $count } times
  }
profile-alt-rating = rating in { $game } { $rating }
profile-alt-row = places in { $game } for { $size }: { $list }

button-profile = My profile
button-me-profile = Who sees it

## The best of a season in a server: /match best

best-head = **The best of the last three months here**, of { $matches ->
    [one] one match
   *[other] { $matches } matches
  }
best-title = The best of three months
best-group = { $kind ->
    [wins] Most matches won, of those played
    [points] Most points in one match
   *[close] Closest ends: points ahead
  }
best-won = { $wins }/{ $matches }
best-matches = -# Where: { $list }
best-agreed = -# Told of are those who show their profile: `/me`.
best-nothing = There is nobody to tell of yet: nobody has played to an end here who shows their profile (`/me`).
