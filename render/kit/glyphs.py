"""Which characters a font file has: its ``cmap`` table, formats 4 and 12 of the OpenType specification."""

import struct
from functools import cache
from pathlib import Path


@cache
def coverage(path: Path) -> frozenset[int]:
    """The code points that the font at ``path`` (TrueType or OpenType, not a collection) draws."""
    data = path.read_bytes()
    count = struct.unpack_from(">H", data, 4)[0]
    tables = {
        data[at : at + 4]: struct.unpack_from(">4xL", data, at + 4)[0]
        for at in range(12, 12 + 16 * count, 16)
    }
    start = tables[b"cmap"]
    found: set[int] = set()
    for number in range(struct.unpack_from(">H", data, start + 2)[0]):
        platform, _, offset = struct.unpack_from(">HHL", data, start + 4 + 8 * number)
        if platform in (0, 3):
            found |= _subtable(data, start + offset)
    return frozenset(found)


def _subtable(data: bytes, at: int) -> set[int]:
    form = struct.unpack_from(">H", data, at)[0]
    if form == 12:
        groups = struct.unpack_from(">L", data, at + 12)[0]
        spans = [struct.unpack_from(">LLL", data, at + 16 + 12 * number) for number in range(groups)]
        return {code for first, last, _ in spans for code in range(first, last + 1)}
    if form == 4:
        return _segments(data, at)
    return set()


def _segments(data: bytes, at: int) -> set[int]:
    """Format 4: segments of code points, with their glyphs by difference or by a list."""
    count = struct.unpack_from(">H", data, at + 6)[0] // 2
    ends = struct.unpack_from(f">{count}H", data, at + 14)
    starts = struct.unpack_from(f">{count}H", data, at + 16 + 2 * count)
    deltas = struct.unpack_from(f">{count}H", data, at + 16 + 4 * count)
    lists = at + 16 + 6 * count
    offsets = struct.unpack_from(f">{count}H", data, lists)
    found = set()
    for number, (first, last, delta, offset) in enumerate(zip(starts, ends, deltas, offsets, strict=True)):
        for code in range(first, min(last, 0xFFFE) + 1):
            if offset:
                glyph = struct.unpack_from(">H", data, lists + 2 * number + offset + 2 * (code - first))[0]
            else:
                glyph = (code + delta) & 0xFFFF
            if glyph:
                found.add(code)
    return found
