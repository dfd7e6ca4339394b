# Leagues and tournaments: the card in the channel, the private page, what is refused.

competition-kind-league = League
competition-kind-swiss = Swiss tournament
competition-kind-knockout = Knock-out tournament
competition-head = ## { $title }
    { $kind } · { $game } · { $pace }
competition-terms = { $kind ->
    [league] { $seasons ->
        [one] One season
       *[other] { $seasons } seasons
      } of { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
      }, each of at most { $days } days. Divisions of up to { $most }; after a season the first of each changes places with the last of the one above.
    [swiss] { $rounds ->
        [one] One round
       *[other] { $rounds } rounds
      } of at most { $days } days. You meet people with about as many points, and nobody twice if that can be.
   *[knockout] Rounds of at most { $days } days. Winners go on, and the best of the others fill the tables, until there is only one.
  }
competition-points = { $kind ->
    [league] A first place is worth 10 points, a last one 0, a round off 5. Then count wins, the points of those you met, the season before.
    [swiss] A first place is worth 10 points, a last one 0, a round off 5. Then count wins, the points of those you met, lots.
   *[knockout] Shared places are decided by lot.
  }
competition-rules = -# A round ends with its tables, or at its deadline by the standings then: no pause and no vacation moves it. When your time is up, a computer plays for you. If you resign, or it still plays at the end, you are out and somebody who signed up late has your place.
competition-open = **{ $season ->
    [0] Sign-up
   *[other] Sign-up for season { $season }
  }** until { $when }. { $count ->
    [0] Nobody is in yet.
    [one] One is in: { $names }.
   *[other] { $count } are in: { $names }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
      }.
  }{ $few ->
    [yes] {" "}With fewer than 3 { $begun ->
        [yes] the league is over.
       *[no] it does not take place.
      }
   *[no] {""}
  }
competition-begun = **It has begun:** [the first round]({ $link })
competition-column = R{ $round }
competition-round = **{ $season ->
    [0] Round { $round }
   *[other] Season { $season }, round { $round }
  }** until { $when }
competition-table = - { $match }: { $names }
competition-byes = - Without a table: { $names }
competition-over = **{ $state ->
    [over] It is over.
    [few] Too few signed up: it does not take place.
    [early] Too few are left: it is over.
   *[cancelled] It was cancelled.
  }**
competition-division = **Division { $number }**
competition-line = { $place }. { $name }: { $points }{ $out ->
    [yes] {" "}(out)
   *[no] {""}
  }
competition-sure = { $what ->
    [cancel] No round comes any more, and nobody can undo it. Tables that play go on.
   *[leave] You play in no further round, and somebody who signed up late may get your place. Your table plays on.
  }
competition-you = { $state ->
    [in] You are in.
    [spare] You signed up late: you take the place of the next one who is out.
    [unplaced] You signed up late, and no place came free: this is the last round.
    [out] You are out.
    [lost] You are out for good.
    [skips] You are in, and sit out the next round.
   *[none] You are not in.
  }
button-competition = Standings
button-competition-join = Enter
button-competition-leave = Withdraw
button-competition-skip = Sit out a round
button-competition-begin = Begin now
button-competition-cancel = Cancel it

refusal-no-such-competition = There is none of that kind here yet.
refusal-competition-over = It is over.
refusal-competition-begun = It has begun already.
refusal-competition-out = You are out of it for good: somebody else has your place, or it was a knock-out.
refusal-blocked-there = You cannot enter: you and somebody who is in do not play with each other.
refusal-entered-already = You are in already.
refusal-not-entered = You are not in.
refusal-bye-used = You can sit out only one round, and you have chosen it.
refusal-bye-decides = In a knock-out nobody can sit out a round.
refusal-bye-needed = Without you there would be no table in the next round for those whom you would meet.
refusal-no-next-round = No round follows this one.
refusal-competition-full = { $most } people are in: there is room for no more.
refusal-too-few-entrants = At least { $least } people have to be in.
refusal-not-organiser = { $role ->
    [none] Only those who may **Manage Server** here can do that.
   *[other] Only { $role }, and those who may **Manage Server** here, can do that.
  }
