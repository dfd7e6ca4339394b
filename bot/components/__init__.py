"""What people see and press: pages, pictures, custom ids, and the one way in for interactions.

=================  =================================================================================
`serve`            acknowledges, calls the handler of a verb, answers whatever happens
`context`          one interaction: who asks, in which language, how to answer
`ids`, `item`      custom ids and the one component class
`page`             builds a message
`posts`            the public messages: lobby card, welcome, turn, end, reminder
`panel`            the private pages of a turn
`watching`         the private pages for looking at one match
`recap`            what happened since somebody last looked
`log`, `lists`     the log of a match; lists of matches
`more`, `rules`    the menu behind More; the rules of a game
`forms`            the forms behind Options and Invite
`lobby`            the card of an open table, invitations
`computers`        computers at a table, the offer to play against them
`me`, `dates`      the page of what people say about themselves, and its forms
`troubles`         the pages for what did not work
`pictures`         draws in threads, never the same picture twice
`phrases`          small pieces that several messages share
`emojis`           the seats' tokens
`permissions`      what the bot may do in a channel
=================  =================================================================================
"""
