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
profile-alt-cheers = { $count } times “good game” from others
profile-alt-rating = rating in { $game } { $rating }
profile-alt-row = places in { $game } for { $size }: { $list }

button-profile = My profile
button-me-profile = Who sees it
