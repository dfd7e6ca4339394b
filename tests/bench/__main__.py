"""Prints the figures: ``python -m tests.bench [SECTION] …``.

All sections in their short form, or those that are named in the long one: the same work, more of it.
"""

import sys

from tests.bench import clicks, deadlines, effort, engine, memory, pictures, processes, shows, size, thinking

SECTIONS = {
    "engine": engine.report,
    "thinking": thinking.report,
    "pictures": pictures.report,
    "shows": shows.report,
    "effort": effort.report,
    "deadlines": deadlines.report,
    "clicks": clicks.report,
    "processes": processes.report,
    "size": size.report,
    "memory": memory.report,
}

for name in sys.argv[1:] or SECTIONS:
    for line in SECTIONS[name](long=len(sys.argv) > 1):
        print(line, flush=True)
    print()
