## The board in words: its alt text, and the whole of it as text

confucius-board-posts = { $ministry } ({ $resolved ->
    [yes] { $minister ->
        [none] closed, no Minister
       *[other] Minister { $minister }, Secretary { $secretary }
      }
   *[no] chits { $high } { $low }
  }): { JOIN($officials) }
confucius-board-examination = { $candidate ->
    [none] No candidate left.
    [any] Candidate for any ministry, { $left } more.
    [hidden] Next candidate not known, { $left } more.
    [bingbu] Candidate for Bingbu, { $left } more.
    [hubu] Candidate for Hubu, { $left } more.
   *[gongbu] Candidate for Gongbu, { $left } more.
  } Students: { JOIN($students) }{ $forced ->
    [yes] , examination forced
   *[no] {""}
  }.{ $laid ->
    [0] {""}
   *[other] {" "}Cards laid: { JOIN($laid) }.
  }
    .student = { $student } { $seat }
    .laid = { $student } { JOIN($laid, by: " ") }
confucius-board-box = Action box: { JOIN($list) }.
confucius-board-wall = Great Wall { $wall } of { $most }.
confucius-board-land = { $land } ({ $state ->
    [won] won
    [lost] lost
   *[open] { $price } cash, lost at { $brief ->
        [yes] {""}
       *[no] wall{" "}
      }{ $wall }
  }): { $brief ->
    [yes] { JOIN($boxes, by: " ") }
   *[no] { JOIN($boxes) }
  }.
    .box = { $brief ->
        [yes] { $points }{ $star ->
            [yes] *
           *[no] {""}
          }{ $seat }
       *[no] { $points }{ $star ->
            [yes] {" "}star
           *[no] {""}
          } { $seat ->
            [none] empty
           *[other] { $seat }
          }
      }
confucius-board-armies = Armies in colonies { JOIN($colonies, by: " ") }; stock { JOIN($stock, by: " ") }{ $insulted ->
    [0] {""}
   *[other] ; Emperor insulted { JOIN($insulted, by: " ") }
  }.
confucius-board-distant = Distant lands: { JOIN($lands) }.
    .land = { confucius-distant-alone }{ $free ->
        [yes] {" "}+{ $points }
       *[no] {""}
      }{ $visitors ->
        [0] {""}
       *[other] {" "}{ JOIN($visitors, by: " ") }
      }
confucius-board-ships = Shipyards { JOIN($yards, by: " ") }; at sea { JOIN($oceans, by: " ") }; supply { $supply }. Reward cards { $rewards }.

confucius-alt = Confucius, round { $round }. { JOIN($legend) }.{ $chief ->
    [none] {""}
   *[other] {" "}Chief Minister { $chief }.
  } { $phase ->
    [chief] { $seat } names the next Chief Minister.
    [turn] { $seat } to act.
    [free] { $seat } has an extra action.
    [pay] { $seat } to pay.
    [favour] { $seat } has the Imperial Favour.
    [tutor] { $seat } lays cards.
    [reveal] The examination is decided.
    [place] { $seat } places the candidate.
    [influence] { $seat } gives influence.
    [discard] { $seat } discards.
   *[over] The match is over.
  }
    .players = Points { JOIN($points, by: " ") }. Cubes { JOIN($cubes, by: " ") }. Cards { JOIN($hands, by: " ") }.{ $rewards ->
        [0] {""}
       *[other] {" "}Rewards { JOIN($rewards, by: " ") }.
      }{ $passed ->
        [0] {""}
       *[other] {" "}Passed { JOIN($passed, by: " ") }.
      }{ $resigned ->
        [0] {""}
       *[other] {" "}Resigned { JOIN($resigned, by: " ") }.
      }
    .owed = { $list ->
        [0] Nobody owes anything
       *[other] Gifts: { JOIN($list) }
      }; ready { JOIN($ready, by: " ") }.
    .owes = { $seat } owes { JOIN($list, by: " ") }
    .key = Officials by place, price, owner, ! secured.
    .ministry = { confucius-board-posts }.
    .official = { $space } { $cost ->
        [0] candidate{" "}
        [-2] ?
       *[other] { $cost }
      }{ $seat }{ $secured ->
        [yes] !
       *[no] {""}
      }
    .rest = More in “Board as text”.

confucius-text = **Confucius, round { $round }**, { $phase ->
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
    .player = { $letter } { $seat }: { confucius-points }, { confucius-cubes }, { confucius-card-count }{ $rewards ->
        [0] {""}
        [one] , 1 reward card
       *[other] , { $rewards } reward cards
      }{ $open ->
        [0] {""}
       *[other] {" "}({ JOIN($open, by: ", ") })
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
    .court = **Court**
    .realm = **Realm**
    .ministry = { confucius-board-posts }{ $secured ->
        [0] {""}
       *[other] ; secured { JOIN($secured, by: " ") }
      }{ $empty ->
        [0] {""}
       *[other] ; empty { JOIN($empty, by: " ") }
      }.
    .official = { $space } { $cost ->
        [0] candidate
        [-2] new
       *[other] costs { $cost }
      }{ $seat ->
        [none] {""}
       *[other] {" "}{ $seat }
      }
    .gifts = **Gifts** by value: wall-hanging 1, tile 2, vase 3, coat 4, necklace 5, junk 6
    .given = { $value } to { $seat }
    .owner = { $seat } { $given ->
        [0] ready
       *[other] gave { JOIN($given) }, ready
      } { JOIN($ready, by: " ") }, not bought { JOIN($unbought, by: " ") }
    .titles = **{ $over ->
        [yes] Counts for the titles
       *[no] Titles as they stand
      }**: Chief Minister (officials and posts) { JOIN($chief, by: " ") }; Admiral (5 a land, 1 a junk at sea) { JOIN($admiral, by: " ") }; General (armies) { JOIN($general, by: " ") }
