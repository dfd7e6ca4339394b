"""How the tables came to be, one step a file. A released step is never changed; a new one follows it."""
