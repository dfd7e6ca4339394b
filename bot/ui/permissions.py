"""What the bot may do in a channel, and what is missing there."""

import discord

from bot.words import Words

IN_THREAD = ("view_channel", "send_messages_in_threads", "attach_files", "read_message_history")
"""To post boards in a match's thread."""

IN_CHANNEL = (*IN_THREAD, "create_public_threads")
"""To open a match's thread from a channel, too."""


def missing(granted: discord.Permissions, in_thread: bool, words: Words) -> str:
    """The missing permissions as Discord calls them, as a list in a sentence; "" if none is."""
    needed = IN_THREAD if in_thread else IN_CHANNEL
    names = [words(f"permission-{name.replace('_', '-')}") for name in needed if not getattr(granted, name)]
    return words.series(names)
