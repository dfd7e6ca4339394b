"""Computer players at the bot's tables: what they think, in which processes, and who sees that they move."""
