# The two commands: `make play` and `make test`. Both set up everything they need in this folder.
PYTHON ?= python3
UV := $(shell command -v uv 2>/dev/null || echo .tools/bin/uv)
RUN = $(UV) run --quiet --python $(PYTHON)

.DEFAULT_GOAL := help
.PHONY: help play test lint format bench setup

help:  ## Show what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: setup  ## Play in the terminal (ARGS="kingdom --lang ru" for more)
	@$(RUN) pentarchy play $(ARGS)

test: setup  ## Check style and types, then run all tests
	@$(MAKE) --no-print-directory lint
	@$(RUN) pytest $(ARGS)

lint: setup  ## Check style (ruff) and types (mypy --strict)
	@$(RUN) ruff check .
	@$(RUN) ruff format --check .
	@$(RUN) mypy

format: setup  ## Bring the code into house style
	@$(RUN) ruff check --fix .
	@$(RUN) ruff format .

bench: setup  ## Measure speed and memory beside two public peers, in the same run
	@$(RUN) --group bench pentarchy bench $(ARGS)

setup: $(UV)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Pentarchy needs Python 3.11 or later; try make PYTHON=python3.12"; exit 1; }
	@$(UV) sync --quiet --locked --inexact --python $(PYTHON)

.tools/bin/uv:
	@echo "Installing uv into .tools ..."
	@$(PYTHON) -m venv .tools && .tools/bin/python -m pip install --quiet --disable-pip-version-check uv
