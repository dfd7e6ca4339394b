"""Prints the figures: ``python -m tests.bench [engine] [thinking] [pictures] [deadlines] [clicks]``."""

import sys

from tests.bench import clicks, deadlines, engine, pictures, thinking

SECTIONS = {
    "engine": engine.report,
    "thinking": thinking.report,
    "pictures": pictures.report,
    "deadlines": deadlines.report,
    "clicks": clicks.report,
}

for name in sys.argv[1:] or SECTIONS:
    for line in SECTIONS[name]():
        print(line, flush=True)
    print()
