"""Figures, measured side by side in one run: `make bench`. Nothing here passes or fails."""
