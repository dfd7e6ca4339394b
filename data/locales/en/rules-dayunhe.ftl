# The rules page of Da Yunhe, a paragraph a message. The names are those that events and refusals carry.

rules-dayunhe-short = Each round you choose a secret card, then act with it: take tiles from your stacks into your warehouse and build canals anywhere on the map. Then the Emperor’s coordinator travels along the canals: each one on his way brings its owner prestige, unrest costs whoever holds the region. At the end your network, the Forbidden City and unrest count. **Most prestige wins**.
    .title = In short
rules-dayunhe-goal = The Great Canal, Da Yunhe, is to join Beijing in the north with Hangzhou in the south. Everybody has a region of nine hexes, but builds canals anywhere. The Emperor’s Great Coordinator travels up and down and inspects: canals on his way bring prestige to their owner, unrest takes it from whoever holds the region. At the end your largest network counts, your canals in the Forbidden City, and the unrest left in your region. Prestige is points, and most prestige wins. Face-down tiles and cards not yet revealed are secret, all else is open.
    .title = Goal
rules-dayunhe-setup = Five regions lie between Beijing (region 1) and Hangzhou (region 5), each of nine hexes, named like the keys of a telephone: 2-5 is the middle of region 2, 2-1 its north-west corner. Three hexes make a row; in regions 1, 3 and 5 the second row lies half a hex further east, in 2 and 4 the first and the third. The start player is drawn by lot and holds region 1; the others follow southwards in turn order. Everybody has 15 prestige, 20 canal tiles and 10 unrest tiles, and a warehouse of six slots. First four unrest tiles of everybody are laid in turn on the unrest symbols from the north, so each region in play has four. The other 26 tiles of each player are shuffled into three stacks of 9, 9 and 8 with the top tile face up; if two or three tops show unrest, all are shuffled again. Then you choose which of your three tops goes into your warehouse; the next tile of that stack stays face down.
    .title = Setup
rules-dayunhe-round = A round has five parts. All choose a card. All act with it, one after the other, the start player first. The Great Coordinator travels and inspects. Uprisings break out where a row of the wall is full. Then cards are collected, the coordinator turns if he has arrived, and the next player is start player. The match has four trips: down to his turning point, back up, down, up. Steps without a choice are taken for you.
    .title = A round
rules-dayunhe-choose = From the start player on, each takes one of the ten cards in secret and hands the rest on. The first sees ten cards, the second nine, and so knows which one is gone. What you took is yours for this round only: all ten come back at its end. The other cards handed to you can be seen on your own page until then.
    .title = Choosing a card
rules-dayunhe-cards = Each card has three groups; “/” means one or the other.
    - Builder: supply 1 · build 2 · espionage.
    - Supplies: supply 3 · build 1 · prestige 1.
    - Reformer: supply 3 · reform / espionage · prestige 5.
    - Rebuilder: supply 2 · build 1 · rebuild.
    - Order: supply 2 · build 1 · remove unrest.
    - Welfare: build 2 · calm the people · prestige 2.
    - Inspector: supply 2 · build 1 · special inspection.
    - Tea: supply 2 · build 1 · tea break.
    - Intriguer: supply 2 · build 1 · intrigue / denounce.
    - Saboteur: supply 2 · build 1 · destroy a canal.
    Tea break, intrigue and destroying take two unrest tiles from your warehouse, denouncing as well.
    .title = The ten cards
    .alt = The ten cards from top to bottom, each with its picture and the signs of its three groups, as listed in the text: a box with an arrow is supply, a hex is building, a star is prestige, an eye is espionage, crossed arrows are reform, a flame is unrest, a bowl of rice calms the people, a boat is the special inspection, a cup is the tea break, a dagger is intrigue, a notice denouncing, a pickaxe destroys a canal.
rules-dayunhe-act = Your card is revealed when your turn to act comes, and its prestige is added at once. Then use its actions in any order you like: mixed, in parts, all or none. Supply one tile, build it, supply another. Of a group with “/” you use one action only. Confirm step by step or all at once; what turns up something hidden (a face-down tile, espionage, reform) cannot be taken back. You may end whenever you like, and what you have not used is lost; when nothing more is possible your turn ends by itself.
    .title = Acting
rules-dayunhe-supply = For each symbol move the top tile of any stack of yours, face up or face down, into a free slot of your warehouse, where everybody sees it. The tile under it stays face down until you use espionage, and you do not know it either. While all six slots are taken nothing more can come: build first, or the rest of your supply is lost. Draw a face-down tile, see what it is, then decide how to go on.
    .title = Supply
rules-dayunhe-tiles = Everybody has the same 20 canal tiles; the better they connect, the less they are worth at once.
    - Crossing: 1 point, joins four edges, two of them.
    - Delta: 2 points, three edges like a star, two.
    - Branch right and branch left: 3 points, a straight line with an arm, two of each.
    - Straight: 5 points, two opposite edges, four.
    - Wide bend: 6 points, three.
    - Sharp bend: 7 points, two neighbouring edges, two.
    - Basin: 8 points, one edge only, two.
    - Reservoir: 9 points, no line at all, one.
    All edges that a tile joins belong to one line. A tile may be turned in any way, but has no other side. Two tiles are linked where both have a line at the edge between them, whoever owns them.
    .title = Tiles
    .alt = The ten kinds of tiles in the order of the text, crossing 1 to reservoir 9, each with its value, its water line and how many there are, and last the unrest tile with a flame, ten of it.
rules-dayunhe-build = For each symbol do one of three things with a tile from your warehouse. Lay a canal tile, turned as you like, on a hex of any region, also one that nobody holds, if the hex is free or has an unrest tile: its value is prestige for you at once, and the unrest tile goes to its owner’s row of the wall. Or bring a canal tile into the Forbidden City. Or lay an unrest tile on a free hex anywhere. Nothing is ever built on a canal, and lines need not fit. A free hex is one without a tile; pagoda, river and unrest symbols are no hindrance. A sharp bend on a hex with B’s unrest brings you 7 and B’s row one tile more.
    .title = Building
    .alt = Part of region 1 before and after. A lays a branch with value 3 on 1-5, which links A’s straight canal west of it with B’s delta south-east of it. A +3.
rules-dayunhe-city = Instead of on the map you may build a canal tile into your part of the Forbidden City. It brings nothing now, but at the end your canals there count squared: three bring 9, four 16, five 25. When you build there you need at least as many canals on the map as you have in the City afterwards. With 3 on the map and 2 in the City a third may come, a fourth not yet. This is looked at only then: what is destroyed on the map later drives nothing out of the City. There is room for any number, and a tile there never comes back.
    .title = The Forbidden City
    .alt = A has three canals on the map, with values 1, 5 and 8. From 2 to 3 canals in the City is allowed, from 3 to 4 is not.
rules-dayunhe-wall = The Wall of Contentment has a row for each colour. An unrest tile comes there when somebody builds a canal over it or removes it from the map, or when its owner pays with it; there it waits for the next uprising. The level of the match says how many tiles of one colour make an uprising: 2 is hard, 3 medium, 4 easy. So clearing the map of B’s unrest can hurt B, and clearing your own can hurt you.
    .title = The Wall of Contentment
    .alt = Before and after. East of A’s crossing lies an unrest tile of B; A builds a straight canal over it, and B’s row of the wall grows from 1 to 2 of 3.
rules-dayunhe-rebuild = Do one of these, with canals and unrest tiles alike. Swap two tiles: two of your own anywhere, or any two that both lie in your region. Move a tile to a free hex: your own anywhere, anybody else’s inside your region. Turn a tile where it lies: your own anywhere, anybody else’s in your region. Tiles that were swapped or moved may be turned as well. Nothing is scored. Your straight in region 4 and your crossing in region 1 can change places; B’s canal in your region can be moved aside or turned away, but not out of your region.
    .title = Rebuilding
    .alt = Three examples before and after. A’s unrest tile and A’s sharp bend change places; A’s straight canal moves to the free hex beside it; A’s sharp bend is turned and is now linked with A’s straight canal west of it.
rules-dayunhe-prestige = Each prestige symbol brings 1 prestige, at once when the card is revealed.
    .title = Prestige
rules-dayunhe-unrest = Remove unrest: take any one unrest tile from the map; it goes to its owner’s row of the wall. Calm the people: take any one unrest tile from the wall; it goes face down under a stack of its owner. Calming your own row saves you from an uprising, and brings the tile back to you some day.
    .title = Removing unrest, calming the people
rules-dayunhe-cost = Tea break, intrigue and destroying a canal cost two unrest tiles from your warehouse: one goes under one of your stacks, the other to your row of the wall. With fewer than two in the warehouse they cannot be done. So unrest tiles are worth keeping, at the price of your own wall.
    .title = What it costs
rules-dayunhe-under = Where a tile goes “under a stack”, it lies face down at the bottom of its owner’s smallest stack, of equal ones the one with the lowest number, one tile at a time. An empty stack counts as the smallest, and then the tile is its top, still face down. With stacks of 5, 4 and 4 two tiles make 5, 5, 5.
    .title = Under a stack
rules-dayunhe-destroy = Pay two unrest tiles. Then take one canal tile off the map, anybody’s and anywhere: it goes face down under a stack of its owner. Prestige it has brought stays, and canals in the Forbidden City are safe.
    .title = Destroying a canal
rules-dayunhe-tea = Pay two unrest tiles, and the Great Coordinator lies down: he does not travel in this round, and no special inspection moves him. At the end of the round he stands up again.
    .title = Tea break
rules-dayunhe-intrigue = Pay two unrest tiles, and one rival loses 8 prestige at once. Prestige may fall below 0.
    .title = Intrigue
rules-dayunhe-denounce = Take two unrest tiles from your warehouse: one goes under one of your stacks, the other into a rival’s part of the Forbidden City, where it costs that rival 4 at the end, whatever happens. None goes to the wall.
    .title = Denouncing
rules-dayunhe-espionage = Turn up the top tiles of all your stacks. Everybody sees them, and they stay face up until they are taken or a reform turns them down.
    .title = Espionage
rules-dayunhe-reform = Shuffle your three stacks together and deal them into three again, as equal as possible, larger ones first, all face down. Of 14 tiles come 5, 5 and 4.
    .title = Reform
rules-dayunhe-coordinator = When all have acted the Great Coordinator takes twice as many steps as there are players and one more: 5, 7, 9 or 11 steps with 2, 3, 4 or 5 players. At his turning point he stops, and the rest is lost. In the north that is Beijing; in the south the pagoda of the last region in play, 2-8, 3-8 or 4-8, and with five players Hangzhou. He stays where he is if he lies down for tea or stands on his turning point already.
    .title = The Great Coordinator
rules-dayunhe-way = Each step leads to a hex next to him: forward (south-east or south-west on the way south, north-east or north-west on the way north) or straight east or west, in a region in play, never to a hex he has been on in this trip. First: if he stands on a canal whose line runs on into another canal on such a hex, he follows it, forward or sideways. Otherwise he makes for the nearest canal in a row further on, counted in such steps, or for his turning point if there is none, by a shortest way, never through the turning point. From a city the hexes next to him are the three it touches, and he enters the city he is bound for from any of its three. Where several steps are equal the start player chooses; that choice is the only one anybody has.
    .title = His way
    .alt = A way southwards from Beijing with its steps numbered. 1: A’s canal on 1-2, +2. 2: along the line to B’s canal on 1-5, +4. 3: along the line eastwards to A’s canal on 1-6, +4. 4: unrest on 1-9 in A’s region, A −4. 5: C’s canal on 2-3, +2. 6: the free hex 2-6, nothing; there the start player chooses between 2-8 and 2-9. In all A +2, B +4, C +2.
rules-dayunhe-inspection = His way is laid out whole, then scored step by step. A hex without a tile and a city bring nothing. An unrest tile, anybody’s, costs whoever holds the region 4. A canal brings its owner 2, or 4 if he came along a line: he left a canal, and its line joins that one. So the first canal of a line brings 2, the next ones 4 each, with one or several owners. A special inspection, from a card, moves him at once by 1 to 3 steps; say first how many, and the start player chooses the way even then. It stops on the first unrest tile, on any pagoda and in the city he is bound for; where he starts does not stop him. It scores at once, its hexes count as entered, and his own journey follows later in the round from where he is. While he lies down, or on his turning point, it is not possible.
    .title = Inspections
rules-dayunhe-uprising = After the inspection every colour with at least as many tiles in its row of the wall as the level says (2, 3 or 4) has an uprising of just so many: its owner loses 4 for each of them, 8, 12 or 16, and they go under the owner’s stacks. As long as enough are left another one follows; the rest stays. At medium, 7 tiles make two uprisings: −24, and 1 tile stays.
    .title = Uprisings
    .alt = A’s row of the wall with 4 unrest tiles at level 3. Three of them rise, A −12, and go under A’s stacks of 9, 9 and 8, now 10, 10 and 9; one tile stays in the row.
rules-dayunhe-trips = At the end of the round all cards are collected and the coordinator stands up. If he is on his turning point he turns round: the trip counter, 4 at first, falls by one, and a new trip begins, on which every hex may be entered again except the one he starts from. The start player’s marker goes to the next player.
    .title = Trips
rules-dayunhe-neutral = With two players regions 1 and 2 are in play, with three 1 to 3, with four 1 to 4. The regions further south are held by nobody. You may build there as anywhere: canals there bring their value and count for your network and for the Forbidden City. But the coordinator never comes there, and unrest there costs nobody anything.
    .title = Regions that nobody holds
rules-dayunhe-final = Three things are added when the counter has come to 0. Network: your largest group of canals on the map that are linked by lines brings 1 a canal; a lone one is a group of 1, and canals of others link nothing for you. Forbidden City: the number of your canals there squared, less 4 for each unrest tile that rivals put there. Unrest: −4 for each unrest tile in your region, of any colour. A network of 6, 4 canals in the City with one unrest tile and 2 unrest tiles in the region: 6 + 16 − 4 − 8 = 10.
    .title = Final scoring
    .alt = A has 15 prestige. A’s largest network has three canals, +3; three canals in the City, +9; an unrest tile there, −4; an unrest tile of C in A’s region, −4. In all 19.
rules-dayunhe-winner = Most prestige wins. Of equals who has more canals in the Forbidden City, then who has the larger network; if that is equal too, they share the win.
    .title = The winner
rules-dayunhe-end = The match ends when the coordinator has turned for the fourth time, with the final scoring. If tea breaks hold him up so long that 40 rounds have been played, it ends then, with the final scoring as well; from round 35 on you are told.
    .title = The end
rules-dayunhe-uncertain = The printed pieces were not at hand. Certain are nine hexes a region, 20 canals (values 1 to 3 and 5 to 9) and 10 unrest tiles each, ten cards of three actions, four trips and all points. Drawn by us: the shape of the map, its pagodas, river and unrest symbols, the lines on the tiles and how many there are of each, what stands on the cards; medium as the usual level. Decided by us where the rules are silent: supply, espionage and reform are for your own stacks only (of espionage the text says “all”); no canal on a canal; no hex twice means in one trip; the first canal of a line brings 2; others’ tiles are turned in your own region only; a tea break bars special inspections, too. Decided by us as well: which stack a tile goes under, and that one uprising takes exactly as many tiles as the level says; every pagoda stops a special inspection, but not where it starts; which of several equally near canals he makes for; what a region without a holder means; the end after round 40. Prestige is taken at once; a turn ends by itself when nothing more is possible; what would change nothing is refused, as turning a tile to how it lies or swapping two unrest tiles of one colour.
    .title = What is uncertain
rules-dayunhe-resign = Who resigns leaves for good and ranks last. Tiles, region, stacks and warehouse stay as they are, and canals and unrest of theirs count for the others as before; the coordinator takes as many steps as at the beginning. They no longer choose or act; a card they took stays face down until it is collected. A special inspection they announced is completed; a tile they still had to turn stays as it lies. If the start player has left, the next one still playing chooses the coordinator’s way. When one player is left the match ends with the final scoring.
    .title = Resigning
rules-dayunhe-typing = Hexes are region and key: `2-5`. Lines are the edges a tile joins, out of e, se, sw, w, nw, ne, as in e-w. At the start `stock 2` takes the top of stack 2. `take builder` chooses a card. Then `supply 2` (stack), `build straight 2-5 e-w`, `build unrest 2-5`, `build straight city`; to rebuild `turn 2-5 e-w`, `move 2-5 3-1`, `swap 2-5 3-1`, and after moving and swapping `face e-w` for each tile; `remove 2-5`, `calm B`, `destroy 2-5`, `inspect 3` (steps), `tea`, `espionage`, `intrigue B`, `denounce B`, `reform`; `done` ends your turn. `step 2-5` or `step hangzhou` chooses the coordinator’s way. Tiles: crossing, delta, branch-right, branch-left, straight, wide-bend, sharp-bend, basin, reservoir, unrest. Cards: builder, supplies, reformer, rebuilder, order, welfare, inspector, tea, intriguer, saboteur. Type it with `/play move:`.
    .title = Typing a move
