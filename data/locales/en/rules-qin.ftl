# The rules page of Qin, a paragraph a message. The names are those that events and refusals carry.

rules-qin-goal = Lay tiles, found provinces, take villages. Every province and every village you own carries pagodas of yours; whoever builds the last of their pagodas first wins at once. You begin with 24 pagodas with two players, 19 with three, 15 with four.
    .title = Goal
rules-qin-turn-1 = You hold three tiles, hidden from the others. Place one of them on two empty squares of grassland that share an edge. At least one half must share an edge with a coloured square that lay there before; corners, villages and water do not count. You must place if you can. With no tile that fits you are passed over, and so is who has no tile left.
    .title = Placing a tile
rules-qin-turn-3 = At the end of your turn you draw a tile, until the pile of 72 is used up.
    .title = Drawing
rules-qin-found = Two or more connected squares of one colour are a province. If your tile makes a new one, it is yours: put a pagoda on it. Single squares, also the printed ones, belong to nobody. A province of five or more squares is major and carries a double pagoda.
    .title = Founding
rules-qin-expand = A tile that touches exactly one province of its colour makes it larger. It stays with its owner, whoever placed the tile. When it reaches five squares, its owner adds the second pagoda at once. It never carries more than two.
    .title = Extending
rules-qin-join = A tile that connects provinces of its colour joins them. Count the squares that each player had in them before: who has most gets the result, which is major whatever its size, and all other pagodas there go back. Three things are forbidden: joining two major provinces, joining when two players have most together, and a join by which a major province would change its owner.
    .title = Joining
rules-qin-village = Look at a village when provinces beside it have changed. Every pagoda on a province that shares an edge with it counts one for its owner, a double pagoda two. Who alone counts most takes a free village. A village that is held changes hands only when somebody alone counts more than its holder does. It makes no difference who placed the tile.
    .title = Villages
rules-qin-end = The game ends at once when somebody’s last pagoda is placed, in anybody's turn: that player wins. It also ends when nobody can place a tile; then most pagodas on the board win, and equal ones share the win. Within a turn first all displaced pagodas go back, then the player to move places theirs, then the others clockwise.
    .title = The end
rules-qin-series = As a series you play one game on each side of the board. The fewest pagodas left over in both games together win; the start player moves one seat clockwise.
    .title = Series
rules-qin-resign = Who resigns leaves for good and ranks last. Their pagodas stay on the board and go on counting, their turns are passed over. When one player is left, the match ends.
    .title = Resigning
rules-qin-typing = RB F7-F8 places the red half on F7 and the blue half on F8. R, Y and B are the colours, a letter and a number a square: column A to M, row 1 to 13 from the top. Type it with `/play move:`.
    .title = Typing a move
