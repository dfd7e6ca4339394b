"""What the bot may do in a channel, and what is missing there."""

from collections.abc import Sequence

import discord

from bot.text import Words

IN_THREAD = ("view_channel", "send_messages_in_threads", "attach_files", "read_message_history")
"""To post boards in a match's thread."""

IN_CHANNEL = (*IN_THREAD, "create_public_threads")
"""To open a match's thread from a channel, too."""

FOR_PRIVATE = (*IN_THREAD, "create_private_threads")
"""To open that of a private match."""

TO_MIRROR = ("view_channel", "send_messages", "attach_files", "read_message_history")
"""To show matches to watchers in a channel; in a thread see `IN_THREAD`."""


def missing(granted: discord.Permissions, in_thread: bool, words: Words, private: bool = False) -> str:
    """The missing permissions as Discord calls them, as a list in a sentence; "" if none is."""
    needed = IN_THREAD if in_thread else FOR_PRIVATE if private else IN_CHANNEL
    return lacking(granted, needed, words)


def lacking(granted: discord.Permissions, needed: Sequence[str], words: Words) -> str:
    """Those of the needed permissions that are missing, as a list in a sentence; "" if none is."""
    names = [words(f"permission-{name.replace('_', '-')}") for name in needed if not getattr(granted, name)]
    return words.series(names)
