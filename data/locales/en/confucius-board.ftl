# The board of Confucius in words: its alt text, and the whole of it as text.

confucius-alt-head = Confucius, round { $round }.{ $named ->
    [yes] {" "}{ $legend }.
   *[no] {""}
  }{ $headed ->
    [yes] {" "}Chief Minister { $chief }.
   *[no] {""}
  } { $phase ->
    [chief] { $who } names the next Chief Minister.
    [turn] { $who } to act.
    [free] { $who } has an extra action.
    [pay] { $who } to pay.
    [favour] { $who } has the Imperial Favour.
    [tutor] { $who } lays cards.
    [reveal] The examination is decided.
    [place] { $who } places the candidate.
    [influence] { $who } gives influence.
    [discard] { $who } discards.
   *[over] The match is over.
  }
confucius-alt-players = Points { $points }. Cubes { $cubes }. Cards { $cards }.{ $rewarded ->
    [yes] {" "}Rewards { $rewards }.
   *[no] {""}
  }{ $some ->
    [yes] {" "}Passed { $passed }.
   *[no] {""}
  }{ $left ->
    [yes] {" "}Resigned { $resigned }.
   *[no] {""}
  }
confucius-alt-ministry = { $ministry } ({ $resolved ->
    [yes] { $posted ->
        [yes] Minister { $minister }, Secretary { $secretary }
       *[no] closed, no Minister
      }
   *[no] chits { $high } { $low }
  }): { $list }{ $any_secured ->
    [yes] ; secured { $secured }
   *[no] {""}
  }{ $some ->
    [yes] ; empty { $empty }
   *[no] {""}
  }.
confucius-alt-rest = More in “Board as text”.
confucius-alt-owes = { $who } owes { $list }
confucius-alt-owed = { $some ->
    [yes] Gifts: { $list }
   *[no] Nobody owes anything
  }; ready { $ready }.
confucius-alt-candidate = candidate{" "}
confucius-alt-key = Officials by place, price, owner, ! secured.
confucius-alt-seats = { $ministry } ({ $resolved ->
    [yes] { $posted ->
        [yes] Minister { $minister }, Secretary { $secretary }
       *[no] closed, no Minister
      }
   *[no] chits { $high } { $low }
  }): { $list }.
confucius-alt-land-short = { $land } ({ $state ->
    [won] won
    [lost] lost
   *[open] { $price } cash, lost at { $wall }
  }): { $list }.
confucius-alt-official = { $space } { $kind ->
    [candidate] candidate
    [unknown] new
   *[official] costs { $cost }
  }{ $owned ->
    [yes] {" "}{ $who }
   *[no] {""}
  }
confucius-alt-examination = { $candidate ->
    [none] No candidate left.
    [any] Candidate for any ministry, { $left } more.
    [bingbu] Candidate for Bingbu, { $left } more.
    [hubu] Candidate for Hubu, { $left } more.
    [gongbu] Candidate for Gongbu, { $left } more.
   *[hidden] Next candidate not known, { $left } more.
  } Students: { $students }{ $forced ->
    [yes] , examination forced
   *[no] {""}
  }.{ $some ->
    [yes] {" "}Cards laid: { $laid }.
   *[no] {""}
  }
confucius-alt-box = Action box: { $list }.
confucius-alt-wall = Great Wall { $wall } of { $most }.
confucius-alt-box-of-land = { $points }{ $star ->
    [yes] {" "}star
   *[no] {""}
  }{ $taken ->
    [yes] {" "}{ $who }
   *[no] {" "}empty
  }
confucius-alt-land = { $land } ({ $state ->
    [won] won
    [lost] lost
   *[open] { $price } cash, lost at wall { $wall }
  }): { $list }.
confucius-alt-armies = Armies in colonies { $colonies }; stock { $stock }{ $some ->
    [yes] ; Emperor insulted { $insulted }
   *[no] {""}
  }.
confucius-alt-distant = { $land }{ $free ->
    [yes] {" "}+{ $points }
   *[no] {""}
  }{ $some ->
    [yes] {" "}{ $visitors }
   *[no] {""}
  }
confucius-alt-lands = Distant lands: { $list }.
confucius-alt-ships = Shipyards { $yards }; at sea { $oceans }; supply { $supply }. Reward cards { $rewards }.
confucius-alt-gift = { $value } to { $who }
confucius-alt-gifts-of = { $who } { $out ->
    [yes] gave { $given }, ready
   *[no] ready
  } { $ready }, not bought { $unbought }
confucius-text-head = **Confucius, round { $round }**, { $phase ->
    [chief] the Chief Minister is named
    [turn] actions
    [free] an extra action
    [pay] paying
    [favour] Imperial Favour
    [tutor] examination
    [reveal] examination
    [place] a candidate is placed
    [influence] a ministry is resolved
    [discard] discarding
   *[over] the end
  }. “3 costs 5 A”: the official on place 3 costs 5 and has A’s marker.
confucius-text-player = { $letter } { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $cubes }, { $cards }{ $rewards ->
    [0] {""}
    [one] , 1 reward card
   *[other] , { $rewards } reward cards
  }{ $chief ->
    [yes] ; Chief Minister
   *[no] {""}
  }{ $commercial ->
    [yes] ; had commercial income
   *[no] {""}
  }{ $passed ->
    [yes] ; passed
   *[no] {""}
  }{ $resigned ->
    [yes] ; resigned
   *[no] {""}
  }{ $acts ->
    [yes] {" "}← to act
   *[no] {""}
  }
confucius-text-court = **Court**
confucius-text-realm = **Realm**
confucius-text-gifts = **Gifts** by value: wall-hanging 1, tile 2, vase 3, coat 4, necklace 5, junk 6
confucius-text-titles = **{ $over ->
    [yes] Counts for the titles
   *[no] Titles as they stand
  }**: Chief Minister (officials and posts) { $chief }; Admiral (5 a land, 1 a junk at sea) { $admiral }; General (armies) { $general }
