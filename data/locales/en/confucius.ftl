# Confucius. A message has the name of an event, its facts are the event's fields. $tense: past to everybody, now to the one who
# moves. A seat shows as its name; choose by you (who is spoken to), own (whose turn is told), other, none. What is done in a
# turn is a sentence; beside it stand .price, what it .brings, in the end .left, .after it which gift that cancelled; .short is
# what it was about, .warned what Confirm warns of, .drawn what came unseen into the hand.

## Names

confucius-ministry = { $ministry ->
    [bingbu] Bingbu
    [hubu] Hubu
   *[gongbu] Gongbu
  }
confucius-official = the { $cost ->
    [0] candidate
   *[other] { $cost }
  } on **{ $ministry } { $space }**
confucius-candidate = { $candidate ->
    [hidden] unknown candidate
    [any] candidate for any ministry
    [bingbu] candidate for Bingbu
    [hubu] candidate for Hubu
   *[gongbu] candidate for Gongbu
  }
confucius-student = { $student ->
    [red] red
   *[orange] orange
  }
confucius-title = { $title ->
    [chief] Chief Minister
    [admiral] Admiral
   *[general] General
  }
confucius-gift-alone = { $gift ->
    [1] wall-hanging
    [2] tile
    [3] vase
    [4] coat
    [5] necklace
   *[6] junk
  }
confucius-gift = { confucius-gift-alone } ({ $gift })
confucius-land = { $land ->
    [annam] Annam
    [yunnan] Yunnan
    [mongolia] Mongolia
    [korea] Korea
   *[manchuria] Manchuria
  }
confucius-distant-alone = { $distant ->
    [spice] Spice Islands
    [india] India
    [arabia] Arabia
    [africa] Africa
   *[americas] Americas
  }
confucius-distant = { $distant ->
    [spice] the { confucius-distant-alone }
    [americas] the { confucius-distant-alone }
   *[other] { confucius-distant-alone }
  }
confucius-cards = { $hidden ->
    [0] { confucius-known-cards }
   *[other] { $count ->
        [0] { confucius-hidden-cards }
       *[other] { confucius-known-cards } and { confucius-hidden-cards }
      }
  }
confucius-known-cards = { $count ->
    [0] no card
    [one] a { $known }
   *[other] { $known }
  }
confucius-hidden-cards = { $hidden ->
    [one] a hidden card
   *[other] { $hidden } hidden cards
  }
confucius-card-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
confucius-cash = { $cash } cash
confucius-licences = { $licences ->
    [one] 1 licence
   *[other] { $licences } licences
  }
confucius-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
confucius-cubes = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  }
confucius-junks = { $junks ->
    [one] 1 junk
   *[other] { $junks } junks
  }
confucius-amount = { $kind ->
    [cash] { $amount } cash
   *[licences] { $amount ->
        [one] 1 licence
       *[other] { $amount } licences
      }
  }
confucius-discount = { $saved ->
    [0] {""}
   *[other] {" "}({ $do ->
        [recruit] Bingbu
        [junks] Gongbu
       *[other] Hubu
      } −{ $saved })
  }
confucius-reward = { $reward ->
    [cash] Cash
    [gift] Gift
    [extra] Extra action
    [bribe-bingbu] Bribe in Bingbu
    [bribe-hubu] Bribe in Hubu
    [bribe-gongbu] Bribe in Gongbu
    [bribe-any] Bribe anywhere
    [recruit] Recruit
    [insult] Emperor Insulted
   *[hidden] a hidden card
  }
confucius-reward-does = { $reward ->
    [cash] draw { $cash } cards
    [gift] a gift of your own for free
    [extra] any action of the box, without cubes
    [recruit] an army into the colonies for free
    [insult] an army from the colonies, +{ $insult } points
   *[bribe] an unmarked official free, unsecured at its price
  }
confucius-reward-in-full = { $reward } ({ confucius-reward-does })
confucius-or = { $first } or { $last }
confucius-do = { $do ->
    [bribe] bribe
    [secure] secure
    [transfer] transfer
    [nominate] nominate a student
    [force] force an examination
    [recruit] recruit an army
    [invade] invade
    [junks] buy junks
    [voyage] sail
    [buy] buy a gift
    [give] give a gift
    [petition] petition
    [commercial] commercial income
    [tax] tax income
    [card] reward card
    [nothing] no action
   *[pass] pass
  }

## Actions: who did what, for how much, how, what it brought

confucius-deed = { $told }{ $source ->
    [favour] {" "}(Imperial Favour)
    [extra] {" "}(extra action)
    [card] {""}
   *[cubes] { $cubes ->
        [0] {""}
        [one] {""}
       *[other] {" "}({ $cubes } cubes)
      }
  }{ $paid }{ $brings ->
    [0] {""}
   *[other] : { JOIN($brings) }
  }.
confucius-acted = { $seat ->
    [you] { $do ->
        [tax] You take tax income
       *[nothing] You use a cube for no action
      }
   *[other] { $do ->
        [tax] { $seat } took tax income
       *[nothing] { $seat } used a cube for no action
      }
  }
    .short = { $card ->
        [none] { $do }
       *[other] { $card }
      }{ $about ->
        [0] {""}
       *[other] : { JOIN($about) }
      }
confucius-paid =
    .price = {" "}for { confucius-amount }{ confucius-discount }{ $exact ->
        [yes] {""}
       *[no] , paid { $kind ->
            [licences] with { $cards }
           *[cash] { TYPED($cards) }
          }
      }
    .warned = { $amount ->
        [0] {""}
       *[other] **You pay { confucius-amount } too much**, and there is no change.
      }
confucius-bribed = { $seat ->
    [you] You bribe
   *[other] { $seat } bribed
  } { confucius-official }
    .brings = { $do ->
        [card] { confucius-official } bribed for free
       *[bribe] {""}
      }
    .short = { $ministry } { $space }
confucius-secured = { $seat ->
    [you] You secure
   *[other] { $seat } secured
  } { confucius-official }
    .short = { $ministry } { $space }
confucius-transferred = { $seat ->
    [you] You transfer
   *[other] { $seat } transferred
  } **{ $ministry } { $space }** to { $to }{ $secured ->
    [yes] , secured
   *[no] , unsecured
  }
    .short = { $ministry } { $space }
confucius-nominated = { $seat ->
    [you] You nominate
   *[other] { $seat } nominated
  } a student on the { $student } space
    .short = { $student }
confucius-exam-forced = { $seat ->
    [you] You force
   *[other] { $seat } forced
  } an examination at the end of this round
confucius-recruited = { $seat ->
    [you] You recruit
   *[other] { $seat } recruited
  } an army
    .brings = armies in the colonies { $before } → **{ $armies }**
confucius-invaded = { $seat ->
    [you] You send
   *[other] { $seat } sent
  } an army into **{ $land } { $box }**
    .brings = { confucius-points } there if the land is taken{ $star ->
        [yes] , and a reward either way
       *[no] {""}
      }
    .short = { $land } { $box }
confucius-junks-bought = { $seat ->
    [you] You buy
   *[other] { $seat } bought
  } { $count }
    .brings = shipyard { $before } → **{ $yard }**
    .short = { TYPED($count) }
confucius-sailed = { $seat ->
    [you] You send
   *[other] { $seat } sent
  } { $junks } to sea
    .left = { $ocean ->
        [0] none left in the ocean
        [one] 1 junk in the ocean now
       *[other] { $ocean } junks in the ocean now
      }
    .short = { $junks }
confucius-visited =
    .brings = **{ $land }** reached { $points ->
        [0] (not the first there)
       *[other] first (**+{ $points }**)
      }
    .short = { $land }
confucius-gift-bought = { $seat ->
    [you] You buy
   *[other] { $seat } bought
  } the **{ $value }**
    .brings = { $free ->
        [yes] the **{ $value }** for free
       *[no] {""}
      }
    .short = { $value }
confucius-gift-given = { $seat ->
    [you] You give
   *[other] { $seat } gave
  } { $to } the **{ $value }**
    .short = { $value }
confucius-petitioned = { $seat ->
    [you] You petition
   *[other] { $seat } petitioned
  } the Emperor with the **{ $value }**
    .short = { $value }
confucius-commercial = { $seat ->
    [you] You take
   *[other] { $seat } took
  } commercial income, giving up { $count ->
    [0] { $cards }
    [1] { $cards }
   *[other] { $cards } ({ confucius-cash })
  }
confucius-reward-played = { $seat ->
    [you] You play
   *[other] { $seat } played
  } the reward **{ $card }**
confucius-drawn =
    .brings = { $seat ->
        [you] you draw { $cards ->
            [hidden] { confucius-card-count } face down
           *[known] { $cards }
          }
       *[other] drew { $cards ->
            [hidden] { confucius-card-count }
           *[known] { $cards }
          }
      }
    .drawn = You drew **{ $cards }** ({ confucius-cash } or { confucius-licences }).
confucius-reward-drawn =
    .brings = { $card ->
        [hidden] { $list ->
            [one] an Emperor’s Reward
           *[other] { TYPED($list) } Emperor’s Rewards
          }
       *[known] Emperor’s Reward **{ $list }**
      }
    .star = {" "}{ $seat ->
        [you] You draw
       *[other] { $seat } draws
      } { $card ->
        [hidden] an Emperor’s Reward
       *[known] Emperor’s Reward **{ $card }**
      } for the ★ box.
    .drawn = Emperor’s { $list ->
        [one] Reward
       *[other] Rewards
      }: **{ $list }**.
confucius-junks-moved =
    .brings = { $count } from { $origin ->
        [you] your
       *[other] { $origin }’s
      } shipyard to { $to ->
        [you] yours
       *[other] { $to }’s
      }
confucius-student-replaced =
    .brings = the { $student } student is { $seat ->
        [you] yours
       *[other] { $seat }’s
      }, no longer { $loser ->
        [you] yours
       *[other] { $loser }’s
      }
    .short = { $student }
confucius-officials-swapped =
    .brings = **{ $place }** and **{ $other }** change places, markers with them
    .place = { $ministry } { $space }
    .other = { $ministry } { $space }
confucius-army-moved =
    .brings = { $owner ->
        [you] your
       *[other] { $owner }’s
      } army from **{ $land } { $box }** to **{ $to_land } { $to_box }**
confucius-marker-replaced =
    .brings = { $after ->
        [you] your
       *[other] { $after }’s
      } marker on **{ $ministry } { $space }**{ $replaced ->
        [yes] {" "}instead of { $before ->
            [you] yours
           *[other] { $before }’s
          }
       *[no] {""}
      }, { $secured ->
        [yes] secured
       *[no] unsecured
      }
    .short = { $ministry } { $space }
confucius-insulted =
    .brings = an army from the colonies on the card (**+{ $points }**)
confucius-gift-removed =
    .after = { $why ->
        [petition] {""}
        [influence] {""}
        [left] {""}
       *[other] That cancels { $giver ->
            [you] your
           *[other] { $giver }’s
          } { $value } at { $holder }: { $why ->
            [replaced] a new gift to the same player replaces it
            [better] it is answered with a better one
            [transfer] an official goes to its giver
           *[tutoring] at least { $count } cards were laid for its giver’s student
          }.
      }
confucius-passed = { $forced ->
    [no] { $seat ->
        [you] { $favour ->
            [yes] You pass: you still have the Imperial Favour.
           *[no] You pass: no more actions this round.
          }
       *[other] { $seat } passed.
      }
   *[yes] { $seats ->
        [one] { $seat ->
            [you] You pass, having no cube left.
           *[other] { $seat } { $tense ->
                [past] passed
               *[now] passes
              }, having no cube left.
          }
       *[other] { $seats } { $tense ->
            [past] passed
           *[now] pass
          }, having no cubes left.
      }
  }
    .warned = { $forced ->
        [yes] {""}
       *[no] { $favour ->
            [yes] In this round nothing but the Imperial Favour is left to you.
           *[no] You take no further action in this round.
          }
      }
confucius-seat-resigned = { $seat } resigned. Markers stay on the officials but give no influence; gifts from and to them leave the game.
confucius-game-ended = { $tense ->
    [now] With this the match ends
   *[past] The match is over
  }: { $end ->
    [ministries] all three ministries are resolved.
    [candidates] no candidate is left.
    [wall] the Great Wall is complete.
   *[resigned] only one player is left.
  } The titles follow.

## The court phase

confucius-wall-built = **The court meets.** Great Wall { $before } → **{ $wall }** of { $all }{ $full ->
    [yes] : complete, so the match ends with this round
   *[no] {""}
  }.
confucius-exam-began = **Examination**{ $forced ->
    [yes] {" "}(forced)
   *[no] {""}
  }: { $students ->
    [two] { $red } (red) against { $orange } (orange). All who hold cards tutor one of the two.
    [one] only { $seat ->
        [you] you have a student and win
       *[other] { $seat } has a student and wins
      } without any card.
   *[both] both students are { $seat ->
        [you] yours: you win
       *[other] { $seat }’s, who wins
      } without any card.
  }
confucius-exam-empty = The examination that was forced falls through: nobody has a student. The candidate stays.
confucius-tutored = { $seat ->
    [you] You lay
   *[other] { $seat } { $tense ->
        [past] laid
       *[now] lays
      }
  } { $cards ->
    [hidden] { confucius-card-count }
   *[known] **{ $cards }**
  } face down for { $own ->
    [yes] { $seat ->
        [you] your
       *[other] their own
      }
   *[no] { $owner ->
        [you] your
       *[other] { $owner }’s
      }
  } **{ $student }** student{ $forced ->
    [yes] {" "}(the only way)
   *[no] {""}
  }.
confucius-exam-decided = { $seat ->
    [you] **You win** the examination
   *[other] { $seat } wins the examination
  }{ $why ->
    [left] , as the other student’s player has left. Cards laid are discarded.
    [none] : nobody has cards to tutor with, and red wins ties.
    [tie] : equal sums, so red wins.
   *[sum] .
  }
    .revealed = **The tutoring cards are revealed:**
    .side = { $student }, { $seat ->
        [you] your
       *[other] { $seat }’s
      } student: **{ $sum }**{ $laid ->
        [0] , no cards
       *[other] {" "}({ JOIN($laid, by: " · ") })
      }
confucius-candidate-placed = { $seat ->
    [you] You put
   *[other] { $seat } put
  } the { $candidate } on **{ $ministry } { $space }**{ $why ->
    [elsewhere] {" "}(no space in its own ministry)
   *[own] {""}
  }{ $forced ->
    [yes] {" "}(the only possible space)
   *[no] {""}
  }, secured{ $replaced ->
    [-1] {""}
   *[other] , in place of { $marker ->
        [none] the unbribed { $replaced }
        [you] your unsecured { $replaced }
       *[other] { $marker }’s unsecured { $replaced }
      }, now out of the game
  }.
confucius-candidate-lost = The { $candidate } finds no space and leaves the game.
confucius-candidate-shown = { $discarded ->
    [0] {""}
   *[other] Dropped, as of no use any more: { $discarded }.{" "}
  }{ $candidate ->
    [hidden] The next candidate is turned up.
    [none] No candidate is left, so **the match ends with this round**.
   *[other] Next: the { $candidate }.
  }
confucius-resolution-began = **{ $ministry } is resolved** ({ JOIN($counts, by: " · ") })
confucius-influence-given = { $seat ->
    [you] You give
   *[other] { $seat } gives
  } way to { $to } ({ $before } → { $total }; { confucius-fewest }){ $gift ->
    [0] {""}
   *[other] , bound by the { $gift }, now gone
  }
    .began = **{ $ministry }**, the resolution goes on
confucius-fewest = fewest: { $tiles }{ $tie ->
    [yes] , lowest seniority
   *[no] {""}
  }
confucius-posts-filled = { $minister ->
    [none] **{ $ministry } is resolved**: nobody has influence there, so there is no Minister.
   *[other] { $alone ->
        [yes] { $minister ->
            [you] You take both posts: **+{ $points }**
           *[other] { $minister } takes both posts: **+{ $points }**
          }
       *[no] Minister { $minister } **+{ $high }**, Secretary { $secretary } **+{ $low }** ({ $most } to { $less }{ $tie ->
            [yes] ; { $ministry } { $space } is the highest official
           *[no] {""}
          })
      }
  }
confucius-land-resolved = { $won ->
    [yes] **{ $land } is taken**{ $gains ->
        [0] {""}
       *[other] : { JOIN($gains) }
      }.
   *[no] { $armies ->
        [0] **{ $land } is closed**: the wall is at { $wall }, and no army is there.
       *[other] **{ $land } is lost**: the wall is at { $wall } and not every box has an army, so no points.
      }
  }{ $star }
    .gain = { $seat } **+{ $points }**
confucius-officials-came = New { $tiles ->
    [one] official
   *[other] officials
  }: { JOIN($tiles) }.
    .tiles = { $cost ->
        [-2] one on
       *[other] the { $cost } on
      } { $ministry } { $space }
confucius-discarded = { $seat ->
    [you] You discard
   *[other] { $seat } discarded
  } { $cards } (hand limit { $limit }).
confucius-round-began = **Round { $round }.** Cubes (gifts given and held): { JOIN($list, by: " · ") }
confucius-chief-named = { $by ->
    [none] { $seat ->
        [you] You are **Chief Minister** now.
       *[other] { $seat } is **Chief Minister** now.
      }
    [you] You name { confucius-named }
   *[other] { $by } named { confucius-named }
  }
confucius-named = { $seat } **Chief Minister**{ $forced ->
    [yes] {" "}(nobody else to name)
   *[no] {""}
  }.

## Before Confirm

confucius-score-changed = { $seat } { $before } → **{ $after }**
confucius-changes = Points: { JOIN($list, by: " · ") }
confucius-final = { $what ->
    [match] The match ends: after this no undo.
    [round] The round ends: after this no undo.
    [court] The court meets: after this no undo.
    [cards] You draw face down: after this no undo.
    [laid] The cards stay laid: after this no undo.
   *[turn] Your turn ends: after this no undo.
  }

## Totals

confucius-standings = { $over ->
    [yes] {""}
   *[no] Round { $round } · Chief Minister { $chief } · Great Wall { $wall } of { $all } · { $candidates ->
        [one] 1 candidate
       *[other] { $candidates } candidates
      } left · { $closed } of { $ministries } ministries resolved
  }
  { confucius-changes }
  { $cubes ->
    [0] {""}
   *[other] Cubes: { JOIN($cubes, by: " · ") }
  }
  { $over ->
    [yes] {""}
   *[no] Cards: { JOIN($hands, by: " · ") }
  }
    .passed = passed

## The end

confucius-score = { confucius-points }{ $sources ->
    [0] {""}
   *[other] {" "}({ JOIN($sources) })
  }
confucius-source = { $source ->
    [ministries] ministries
    [voyages] voyages
    [invasions] invasions
    [insults] insults
   *[titles] titles
  } { $count }
confucius-ending = { $end ->
    [ministries] All three ministries are resolved. Most points win.
    [candidates] No candidate was left, and the open ministries were resolved. Most points win.
    [wall] The Great Wall was complete, and the open ministries were resolved. Most points win.
   *[resigned] { others-resigned }
  }{ $tie ->
    [title] {" "}Between equal points the Admiral wins, else the Chief Minister, else the General.
    [shared] {" "}{ $winners } have equal points and no title, so they share the win.
    [admiral] {" "}As the most points are shared, the Admiral { $winners } wins (option of this match).
   *[none] {""}
  }
confucius-titles = **Titles**, { $points ->
    [one] a point each
   *[other] { $points } points each
  }
confucius-title-awarded = { $title }, { $title ->
    [chief] most officials and posts
    [admiral] most junks in the ocean, and { $voyage } for every land visited
   *[general] most armies
  } ({ JOIN($counts, by: " · ") }): { $seat ->
    [none] nobody, as { confucius-title-level } and no Minister of { $ministry } is left to decide
   *[other] { $seat }{ $tie ->
        [yes] , as { confucius-title-level } and the Minister of { $ministry } decides
       *[no] {""}
      }
  }
confucius-title-level = { $most ->
    [0] all have none
   *[other] { $level } are equal
  }
confucius-tie = { $level } have equal points: { $title ->
    [none] without a title they share the win.
   *[other] { $seat } wins as { $title }.
  }

## Captions on the pictures

confucius-captions =
    .turn = { $turn ->
        [0] The start
       *[other] Turn { $turn }
      }
    .round = Round { $round }
    .bingbu = Bingbu
    .hubu = Hubu
    .gongbu = Gongbu
    .officials = Officials
    .nominate = Student
    .force = Exam
    .buy = Buy gift
    .give = Give gift
    .petition = Petition
    .ships = Ships
    .armies = Armies
    .commercial = Commerce
    .tax = Tax
    .nothing = No action
    .favour = Favour
    .red = Red
    .orange = Orange
    .any = Any
    .annam = Annam
    .yunnan = Yunnan
    .mongolia = Mongolia
    .korea = Korea
    .manchuria = Manchuria
    .owes = owes
    .over = The end
