"""Parts that every picture is made of; Pillow only.

=============  =====================================================================
module         holds
=============  =====================================================================
``palette``    colours and the looks of the seats
``type``       text by cap height, never below the minimum
``sprites``    pieces cut from a sheet
``tokens``     the sheet that all games share
``files``      reads what the studio built
``glyphs``     which characters a font has
``encode``     picture -> PNG in the board's own palette
``contrast``   that PNG in stronger colours
``lines``      bent lines
``fade``       a mask that fades out below
``header``     stamp, name, facts: signs with a few words
``slips``      states, badges, names and counts of the seats
=============  =====================================================================
"""
