# Da Yunhe: turns after the fact and before Confirm, totals, the end; names that all its texts share.

about-dayunhe = Build the Great Canal from Beijing to Hangzhou, steer the coordinator’s inspections, keep the people calm. Most prestige wins.
option-dayunhe-level = Uprisings
option-dayunhe-level-medium = medium: 3 unrest tiles start one
option-dayunhe-level-hard = hard: 2 unrest tiles start one
option-dayunhe-level-easy = easy: 4 unrest tiles start one

## Names

dayunhe-tile = { $kind ->
    [crossing] crossing
    [delta] delta
    [branch-right] branch right
    [branch-left] branch left
    [straight] straight
    [wide-bend] wide bend
    [sharp-bend] sharp bend
    [basin] basin
    [reservoir] reservoir
    [unrest] unrest tile
   *[hidden] unknown tile
  }
dayunhe-a-tile = { $kind ->
    [unrest] an { $tile }
    [crossing] a { $tile }
    [delta] a { $tile }
    [branch-right] a { $tile }
    [branch-left] a { $tile }
    [straight] a { $tile }
    [wide-bend] a { $tile }
    [sharp-bend] a { $tile }
    [basin] a { $tile }
    [reservoir] a { $tile }
   *[hidden] an { $tile }
  }
dayunhe-times = { $count } × { $tile }
dayunhe-edge = { $edge ->
    [e] E
    [se] SE
    [sw] SW
    [w] W
    [nw] NW
   *[ne] NE
  }
dayunhe-look-joint = –
dayunhe-card = { $card ->
    [builder] Builder
    [supplies] Supplies
    [reformer] Reformer
    [rebuilder] Rebuilder
    [order] Order
    [welfare] Welfare
    [inspector] Inspector
    [tea] Tea Master
    [intriguer] Intriguer
    [saboteur] Saboteur
   *[hidden] a card
  }
dayunhe-card-in-full = { $card } ({ $does })
dayunhe-act = { $act ->
    [supply] supply
    [build] build
    [rebuild] rebuild
    [prestige] prestige
    [remove] remove unrest
    [calm] calm the people
    [destroy] destroy a canal
    [inspect] special inspection
    [tea] tea break
    [espionage] espionage
    [intrigue] intrigue
    [denounce] denounce
   *[reform] reform
  }
dayunhe-symbol = { $act ->
    [prestige] { $name } +{ $count }
    [supply] { $name } { $count }
    [build] { $name } { $count }
   *[other] { $count ->
        [one] { $name }
       *[other] { $name } { $count }
      }
  }
dayunhe-place = { $place ->
    [beijing] Beijing
    [hangzhou] Hangzhou
    [city] the Forbidden City
   *[hex] { $place }
  }
dayunhe-region = region { $region }
dayunhe-counted = { $what ->
    [tile] { $count ->
        [one] 1 tile
       *[other] { $count } tiles
      }
    [canal] { $count ->
        [one] 1 canal tile
       *[other] { $count } canal tiles
      }
    [unrest] { $count ->
        [one] 1 unrest tile
       *[other] { $count } unrest tiles
      }
    [step] { $count ->
        [one] 1 step
       *[other] { $count } steps
      }
    [round] { $count ->
        [one] 1 round
       *[other] { $count } rounds
      }
    [trip] { $count ->
        [one] 1 trip
       *[other] { $count } trips
      }
   *[prestige] { $count } prestige
  }
dayunhe-signed = { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
  }
dayunhe-total = { $below ->
    [yes] −{ $points }
   *[no] { $points }
  }
dayunhe-or = { $first } or { $last }
