"""The studio: builds every shipped picture file (``python -m render.art``). numpy is allowed here only.

Two worlds. **Ground** is a float picture (0..1) at twice the size, reduced by 2 at the end. **Pieces** are
SVG files under ``data/art`` (its README tells how they are made), rasterised and packed on sheets with their
anchors; later they are only pasted.
Every random number comes from a seed made of names, so two runs on one machine give the same bytes.

==============  ======================================================================
module          draws
==============  ======================================================================
``drawing``     the SVG files; ``scenes``: those of the grounds
``field``       noise, blur, distance, the two ways to lay colour
``strokes``     the brush
``ground``      paper, mountains, peaks, birds
``massifs``     painted mountains, mist; ``hills``: terraces
``landmarks``   the long wall
``draft``       nothing: a sheet on which small things are drawn in ink and pigment
``slant``       flat things seen at a slant
``sheet``       packs sprites on one picture with an index
``colours``     a board's own palette
``shared``      the sheet that all games share
``report``      the report after a match
``qin``         what only Qin needs
``china``       what only China needs; another game is another package
==============  ======================================================================
"""
