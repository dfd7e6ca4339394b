# One word a verb. Every verb does its own set-up: it needs python3 (3.11 or newer, with venv and pip), make and git.
PYTHON ?= python3
BIN    := .venv/bin
RUN    := $(BIN)/python
WORKERS ?= $(shell nproc 2>/dev/null || echo 2)

# Where the machine says otherwise, every process of the tests would compile all that it imports anew.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: help setup run sandbox test check lint bench ways review waiting fuzz format art clean

.DEFAULT_GOAL := help
help:            ## what there is
	@grep -E '^[a-z]+: .*##' $(MAKEFILE_LIST) | sed -E 's/:.*## +/\t/' | expand -t 12

setup: .venv/ready ## the virtual environment, from uv.lock

$(BIN)/uv:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Mandate needs Python 3.11 or newer")'
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check uv

.venv/ready: pyproject.toml uv.lock | $(BIN)/uv
	UV_PYTHON_DOWNLOADS=never $(BIN)/uv sync --quiet --frozen --inexact
	@touch $@

run: setup       ## the bot, with the settings in .env
	$(RUN) -m bot run

sandbox: setup   ## a stand-in for Discord, the real bot and a page to play in; no account needed
	$(RUN) -m bot sandbox

# K=word runs what the word names: a game, a folder, a file, a test. SEED=number runs in the order of that seed.
PYTEST = $(RUN) -m pytest -n $(WORKERS) --dist worksteal $(if $(K),-k "$(K)") $(if $(SEED),--randomly-seed=$(SEED))

test: setup      ## the tests, but for most of the random matches; K=confucius: what the word names
	$(PYTEST) -m "not fuzz and not full"

fuzz: setup      ## all of the random matches, kills and races; FULL=1: a month of play too
	$(PYTEST) -m "fuzz$(if $(FULL), or full)" --durations=20

lint: setup      ## style, types, walls between packages
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

check: lint test ## what must hold before a change lands

bench: setup     ## figures, side by side in one run; K=clicks: one section, longer
	UV_PYTHON_DOWNLOADS=never $(BIN)/uv sync --quiet --frozen --inexact --group bench
	$(RUN) -m tests.bench $(K)

ways: setup      ## which modules run on the way of a Confirm, a reminder, a refusal
	$(RUN) -m tests.bench.ways

review: setup    ## whether a computer's review finds where matches turned, 9 minutes of one core (docs/computer.md)
	$(RUN) -m tests.bench.review $(WORKERS)

waiting: setup   ## how long people wait, with and without orders: the table in docs/waiting.md
	$(RUN) -m tests.bench.waiting 300 $(WORKERS)

mutants: setup   ## how sharp the tests are: what they find of 600 changes of the product (docs/tests.md)
	UV_PYTHON_DOWNLOADS=never $(BIN)/uv sync --quiet --frozen --inexact --group mutants
	$(RUN) -m tests.mutants $(K)

format: setup    ## one style for all
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .

art: setup       ## the pictures of the boards, from the drawings in data/art and from code
	$(RUN) -m render.art

clean:           ## forget the environment and caches
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
