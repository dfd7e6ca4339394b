"""Where things stand on the pictures of questions and on an owner's sheet. Pixels of the finished picture."""

from render.dayunhe.layout import HEX_H, PANEL_WIDTH, WIDTH

MARGIN = 20
"""Round what stands on paper."""

CARD = (222, 356)
"""An action card, upright."""
CARDS_IN_ROW = 5
CARD_STEP, CARD_DOWN = 235, 370
"""From one card of a hand to the next, from row to row."""
CARD_EMBLEM, CARD_NAME, CARD_GROUPS, CARD_GROUP_STEP = 66, 149, 209, 54
"""Middles of a card's emblem, name and first group, below its upper edge; from group to group."""
CARD_ROOM = CARD[0] - 30

WIDE_CARD = (WIDTH - 2 * MARGIN, 124)
"""The own card lying, with what is left of it."""
WIDE_EMBLEM, WIDE_NAME, WIDE_GROUPS, WIDE_END = 70, 132, 360, 26
"""From its left edge: middle of the emblem; where its name and the groups begin; what is free at the end."""
STRIP = WIDE_CARD[1] + 12
"""Height of the strip of paper with it."""

HEAD_SLIP = (WIDTH - 2 * MARGIN, 66)
"""The slip with name and prestige on an owner's sheet."""
RANK_SLIP = (PANEL_WIDTH, 66)
"""A seat in the list of ranks beside the map of a match that is over."""

SOURCES = (PANEL_WIDTH, 1100)
"""The paper with the sources of all, below that list."""
KNOT = 30
"""The mark where two canal lines meet."""

TILE_STEP = 192
"""From one tile to the next."""
TILE_H = round(HEX_H)
