# What the sandbox's page says, as Discord's own client would. Its scripts fill in the facts: each a { $name } alone,
# never chosen by; a number has an attribute for each of its plural forms beside the usual one.

page-title = Mandate sandbox
page-scriptless = This page is a small chat client and needs JavaScript.

## What goes wrong

page-unreadable = The sandbox gave no readable answer.
page-silent = The sandbox does not answer. Is it still running?
page-lost = The connection is lost. Trying again…
page-no-response = The application did not respond
page-failed = This interaction failed
page-declined-channel = { $who } sees no channel '{ $channel }'
page-declined-command = there is no command /{ $command }
page-declined-form = this form is no longer open
page-declined-gone = that message is gone
page-declined-locked = the thread is locked
page-declined-server = only those who manage the server can do that
page-declined-unseen = { $who } does not see that message

## The people, and who one is

page-people = People
page-you-are = You are
page-be = Be { $who } ({ $key })
page-mentions = mentions
    .one = mention
page-you = You
page-yourself = you
page-left = left
page-language = Language
page-language-hint = The language of this person’s Discord
page-dms-closed = DMs closed
page-dms-closed-hint = When closed, the bot cannot send direct messages to this person
page-manages = Manages
page-manages-hint = Whether this person may manage the server; its owner always may
page-server-language = Language of the server
page-server-language-hint = The language of the server, as those who manage it set it

## Channels

page-channels = Channels
page-direct = Direct messages
page-none = None yet
page-is-thread = thread
page-is-archived = archived
page-unread = unread
page-navigation = Open navigation
page-archived = Archived
page-archived-locked = Archived, locked
page-hidden-channel = You cannot see that channel.
page-thread-actions = Thread actions
page-reopen = Reopen thread
page-archive = Archive thread
page-archive-lock = Archive and lock thread
page-delete-thread = Delete thread

## The clock

page-clock = Simulated clock
page-time = Simulated time
page-hour = +1 h
page-hour-hint = Advance the clock by one hour
page-six-hours = +6 h
page-six-hours-hint = Advance the clock by six hours
page-day = +1 day
page-day-hint = Advance the clock by one day
page-clock-advanced = The clock was advanced.

## The messages of a channel

page-messages-in = Messages in { $channel }
page-latest = Jump to the latest messages
page-new = New
page-new-messages = New messages
page-start-thread = This is the start of the thread. Type / to see what Mandate can do.
page-start-conversation = This is the start of the conversation. Type / to see what Mandate can do.
page-start-channel = This is the start of the channel. Type / to see what Mandate can do.
page-offer = Press a board to play it against two computers at once; { $command } opens a table for people.
page-against-computers = { $game } against two computers

## A message

page-seen-by-you = only you can see this
page-private = Only you can see this
page-dismiss-message = Dismiss message
page-dismiss = Dismiss
page-sent-silently = Sent without a notification
page-silently = without a notification
page-used = { $who } used { $command }
page-see-message = Press to see the message
page-thinking = { $who } is thinking…
page-edited = (edited)
page-count-messages = { $count } messages
    .one = { $count } message
page-message-actions = Message actions
page-copy-id = Copy message id
page-delete-message = Delete message

page-somebody = Somebody
page-added = { $who } added { $people }.
page-renamed = { $who } changed the name of the thread to { $name }.
page-pinned = { $who } pinned a message.
page-thread-started = { $who } started a thread: { $thread }
page-thread-began = This thread began with { $message } in { $channel }.
page-a-message = a message
page-a-channel = a channel

page-unknown = unknown
page-unknown-user = unknown-user
page-no-access = No Access
page-role = @role
page-link-message = message
page-spoiler = Spoiler
page-spoiler-shown = Spoiler, press to show
page-unknown-component = This client cannot show component { $kind }.

page-image = Image
page-alt = ALT
page-zoom = Change the size of the picture
page-open-outside = Open in browser
page-bytes = { $size } bytes
page-kilobytes = { $size } kB
page-megabytes = { $size } MB

## Lists and forms

page-select = Make a selection
page-pick = Pick { $count }
page-pick-range = Pick { $least } to { $most }
page-done = Done
page-submit = Submit
page-cancel = Cancel
page-close = Close
page-unknown-field = This client cannot show field { $kind }.
page-needed = This field is required
page-too-short = Must be { $least } or more in length.
page-pick-more = Pick at least { $least }.
page-pick-between = Pick { $least } to { $most }.

## The line at the bottom, and commands

page-message-to = Message { $where }
page-send = Send
page-sending = Sending /{ $command }…
page-commands = Commands
page-no-command = No command has this name.
page-no-commands-yet = The bot has not sent its commands yet.
page-cancel-command = Cancel the command
page-options = Options
page-more-options = More options
page-optional = +{ $count } optional
page-required = required
page-choices = Choices for { $option }
page-at-least = ({ $least } or more)
page-at-most = ({ $most } at most)
page-between = ({ $least } to { $most })
page-true = True
page-false = False
page-no-option = No options match.
page-no-match = No options match your search.
page-loading = Loading options…
page-loading-failed = Loading options failed.
page-problem-required = This option is required. Specify a value.
page-problem-choice = Input a valid choice.
page-problem-short = Type at least { $least } characters.
page-problem-long = Type at most { $most } characters.
page-problem-whole = Input a valid whole number.
page-problem-number = Input a valid number.
page-problem-low = Input a number of at least { $least }.
page-problem-high = Input a number of at most { $most }.
