"""The real bot, played by people at the stand-in for Discord."""
