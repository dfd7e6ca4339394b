"""Prints the figures: ``python -m tests.bench [engine] [pictures] [clicks]``."""

import sys

from tests.bench import clicks, engine, pictures

SECTIONS = {"engine": engine.report, "pictures": pictures.report, "clicks": clicks.report}

for name in sys.argv[1:] or SECTIONS:
    for line in SECTIONS[name]():
        print(line, flush=True)
    print()
