# Confucius: turns after the fact and before Confirm, totals, the end; names that all its texts share.

## Names

confucius-you = you
confucius-official = the { $cost ->
    [0] candidate
   *[other] { $cost }
  } on { $space }
confucius-post = { $post ->
    [minister] Minister
   *[secretary] Secretary
  }
confucius-candidate = { $candidate ->
    [any] candidate for any ministry
    [bingbu] candidate for Bingbu
    [hubu] candidate for Hubu
    [gongbu] candidate for Gongbu
   *[hidden] next candidate
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
confucius-gift = { $value ->
    [1] wall-hanging (1)
    [2] tile (2)
    [3] vase (3)
    [4] coat (4)
    [5] necklace (5)
   *[6] junk (6)
  }
confucius-land = { $land ->
    [annam] Annam
    [yunnan] Yunnan
    [mongolia] Mongolia
    [korea] Korea
   *[manchuria] Manchuria
  }
confucius-distant = { $land ->
    [spice] the Spice Islands
    [india] India
    [arabia] Arabia
    [africa] Africa
   *[americas] the Americas
  }
confucius-card = { $count ->
    [1] {""}
   *[other] { $count } ×{" "}
  }{ $cash }/{ $licences }
confucius-hidden-cards = { $count ->
    [one] a hidden card
   *[other] { $count } hidden cards
  }
confucius-no-card = no card
confucius-amount = { $kind ->
    [cash] { $count } cash
   *[licences] { $count ->
        [one] 1 licence
       *[other] { $count } licences
      }
  }
confucius-payment = { $kind ->
    [cash] { $due } cash
   *[licences] { $due ->
        [one] 1 licence
       *[other] { $due } licences
      }
  }{ $discounted ->
    [yes] {" "}({ $what ->
        [officials] Hubu
        [junks] Gongbu
       *[armies] Bingbu
      } −{ $saved })
   *[no] {""}
  }
confucius-counted = { $what ->
    [card] { $count ->
        [one] 1 card
       *[other] { $count } cards
      }
    [cube] { $count ->
        [one] 1 cube
       *[other] { $count } cubes
      }
    [army] { $count ->
        [one] 1 army
       *[other] { $count } armies
      }
    [junk] { $count ->
        [one] 1 junk
       *[other] { $count } junks
      }
    [gift] { $count ->
        [one] 1 gift
       *[other] { $count } gifts
      }
   *[point] { $count ->
        [one] 1 point
       *[other] { $count } points
      }
  }
confucius-reward = { $card ->
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
confucius-reward-does = { $card ->
    [cash] draw { $cash } cards
    [gift] a gift of your own for free
    [extra] any action of the box, without cubes
    [recruit] an army into the colonies for free
    [insult] an army from the colonies, +{ $points } points
    [bribe-any] an official in any ministry; free, or another player’s for its price
   *[bribe] an official there; free, or another player’s for its price
  }
confucius-act = { $do ->
    [bribe] bribe
    [secure] secure
    [transfer] transfer influence
    [nominate] nominate a student
    [force] force an examination
    [recruit] recruit an army
    [invade] invade
    [junks] buy junks
    [voyage] sail
    [buy] buy a gift
    [give] give a gift
    [petition] petition the Emperor
    [commercial] commercial income
    [tax] tax income
    [card] play a reward card
    [nothing] no action
   *[pass] pass
  }
