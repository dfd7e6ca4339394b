"""Computer players at the bot's tables: whose turn it is thinks in a process of its own, then moves.

============  ============================================================================
module        holds
============  ============================================================================
``worker``    what runs in those processes: a view in, actions out; knows the games only
``pool``      the processes: begun when first needed, stopped at once, replaced when they die
``thinker``   the task that sees to it that every computer that is to act does so in time
``reviewer``  the task that looks over matches that are over, behind all that think
``studio``    a process that draws whole matches, behind all else
============  ============================================================================
"""
