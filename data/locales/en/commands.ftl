# Slash commands: the value describes the command, an attribute each of its options. At most 100 characters.

command-match = Open, watch and leave matches
command-match-new = Open a table for a match in this channel
    .game = Which game
    .seats = For how many people (otherwise as many as the game takes)
    .pace = Time for one turn (otherwise one day)
    .options = Variants of the game: choose from the list, or change them later on the card
command-match-board = The board of a match, now or after a turn of the past
    .turn = After which turn (otherwise now; 0 is the start)
    .text = As text instead of a picture
    .match = Which match (otherwise that of this thread)
command-match-log = What happened in a match, turn by turn
    .match = Which match (otherwise that of this thread)
command-match-list = Your matches, and the open tables of this server
command-match-export = The record of a match as a file
    .match = Which match (otherwise that of this thread)
command-match-undo = Take back the last step of your turn, as far as nothing was revealed
    .match = Which match (otherwise that of this thread)
command-match-resign = Leave a match for good
    .match = Which match (otherwise that of this thread)
command-match-orders = What I do for you when it is your turn, such as passing
    .match = Which match (otherwise that of this thread)
command-play = Take your turn
    .move = Type the move instead of choosing it; what you type is completed
    .match = Which match (otherwise that of this thread, or the one that waits for you)
command-rules = How to play
    .game = Which game (otherwise that of this thread)
