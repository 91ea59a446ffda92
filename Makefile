# The two commands: `make play` and `make test`. Both set up everything they need in this folder.
PYTHON ?= python3
UV := $(shell command -v uv 2>/dev/null || echo $(CURDIR)/.tools/bin/uv)
RUN = $(UV) run --quiet --python $(PYTHON)
# An environment of its own, where the platform is built and installed as somebody else's computer has it.
EXAMPLE = $(RUN) --project $(CURDIR) --isolated --no-editable \
	--with $(CURDIR) --with $(CURDIR)/examples/scopa

# What both builds must pass: kernel, contract in all modes by chance, golden matches; and the rules card by card, bots.
KERNEL = tests/engine tests/kit tests/contract tests/match tests/fast
BOTH = $(KERNEL) tests/games tests/bots
CC ?= cc

.DEFAULT_GOAL := help
.PHONY: help play terminal test example quick soak faults lint format bench fast compiled pythons wheel web chromium setup

help:  ## Show what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: web  ## Open the games in the browser (ARGS="--port 9000 --host 0.0.0.0" for more)
	@$(RUN) pentarchy serve --open $(ARGS)

terminal: setup  ## Play in the terminal (ARGS="kingdom --lang ru" for more)
	@$(RUN) pentarchy play $(ARGS)

# Where there is a C compiler, everything runs against the compiled build, and kernel, contract and golden matches against
# the pure one too: that both play alike is shown there.
test: web chromium  ## Check style and types, then run all tests
	@$(MAKE) --no-print-directory lint
	@if command -v $(CC) >/dev/null 2>&1; then \
		$(MAKE) --no-print-directory fast && PENTARCHY_BUILD=compiled $(RUN) pytest $(ARGS) && \
		PENTARCHY_BUILD=pure $(RUN) pytest --effort quick $(KERNEL) $(ARGS); \
	else \
		echo "No C compiler here: the compiled build is not tested."; PENTARCHY_BUILD=pure $(RUN) pytest $(ARGS); \
	fi
	@$(MAKE) --no-print-directory pythons example

example: web chromium  ## Install the example of a game from outside beside the built package, and test it
	@cd examples/scopa && $(EXAMPLE) pytest -n auto
	@$(EXAMPLE) pytest -o addopts="-q --strict-markers" -n auto tests/e2e/test_scopa.py

quick: setup  ## An answer in two minutes: style and types of Python, rules, kernel, texts, a few games by chance
	@$(RUN) ruff check .
	@$(RUN) mypy
	@$(RUN) pytest --effort quick tests/engine tests/games tests/match tests/text tests/contract $(ARGS)

soak: faults  ## Faults, then all of the long random runs, of which `make test` makes a bounded part (hours)
	@$(RUN) pytest --effort all -m soak $(ARGS)

faults: setup  ## A server that everything goes wrong with, for MINUTES=10, and a table of what came of it
	@$(RUN) python -m tests.faults.run $(or $(MINUTES),10)

lint: setup  ## Check style (ruff, prettier) and types (mypy --strict, svelte-check)
	@$(RUN) ruff check .
	@$(RUN) ruff format --check .
	@$(RUN) mypy
	@UV=$(UV) $(RUN) python web/build.py --check

format: setup  ## Bring the code into house style
	@$(RUN) ruff check --fix .
	@$(RUN) ruff format .

bench: setup  ## Measure speed and memory beside two public peers, in the same run
	@$(RUN) --group bench pentarchy bench $(ARGS)

fast: setup  ## Compile kernel and games with mypyc (needs a C compiler): twice as fast; pure Python stays the reference
	@command -v $(CC) >/dev/null 2>&1 || { echo "There is no C compiler '$(CC)' here; nothing needs one: pure Python plays the same."; exit 1; }
	@PENTARCHY_BUILD=pure $(RUN) --group fast python -m fast.build

compiled: fast  ## Compile, and run what both builds must pass against the compiled one
	@PENTARCHY_BUILD=compiled $(RUN) pytest --effort quick $(BOTH) $(ARGS)

pythons: setup  ## Golden matches with every other Python of this machine (ARGS=--compiled: all that both builds must pass)
	@UV=$(UV) $(RUN) python -m fast.pythons $(filter --compiled,$(ARGS))

wheel: setup  ## A wheel for this platform and this Python with the compiled build in it, in dist
	@PENTARCHY_BUILD=compiled $(UV) build --quiet --wheel --python $(PYTHON) --out-dir dist

web: setup  ## Build the web client into the package, if it has changed
	@$(RUN) python web/views.py
	@UV=$(UV) $(RUN) python web/build.py

# Debian's browser without windows for the end-to-end tests, where none is there and it may be installed; without one they
# are skipped and say so.
chromium:
	@command -v chromium-headless-shell chromium chromium-browser google-chrome >/dev/null 2>&1 || { command -v apt-get >/dev/null \
		&& [ "$$(id -u)" = 0 ] && echo "Installing chromium-headless-shell for the end-to-end tests ..." \
		&& apt-get update -qq >/dev/null 2>&1 \
		&& DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium-headless-shell >/dev/null 2>&1; } \
		|| echo "No chromium here and no right to install it: the end-to-end tests of the browser will be skipped."

setup: $(UV)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Pentarchy needs Python 3.11 or later; try make PYTHON=python3.12"; exit 1; }
	@$(UV) sync --quiet --locked --inexact --python $(PYTHON)

$(CURDIR)/.tools/bin/uv:
	@echo "Installing uv into .tools ..."
	@$(PYTHON) -m venv .tools && .tools/bin/python -m pip install --quiet --disable-pip-version-check uv
