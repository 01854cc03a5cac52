# Every target sets up what it needs: a clean clone with git, make and python3 (venv) is enough.
SHELL := /bin/bash
.DEFAULT_GOAL := help

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q

.PHONY: help serve site test test-long check bench messages golden format browser fonts lock clean

help: ## Show what can be made
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F':.*## ' '{printf "  make %-10s %s\n", $$1, $$2}'

# The stamp files make set-up cheap to repeat: a changed lock installs again, anything else does not.
$(VENV)/.core: requirements.lock pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(PIP) install -r requirements.lock
	$(PIP) install --no-deps --no-build-isolation -e .
	touch $@

$(VENV)/.test: requirements-test.lock $(VENV)/.core
	$(PIP) install -r requirements-test.lock
	touch $@

serve: $(VENV)/.core ## Build the site in four languages and serve it on http://127.0.0.1:8000
	$(BIN)/takhta serve

site: $(VENV)/.core ## Build the site into site/
	$(BIN)/takhta build

test: $(VENV)/.test ## Set up everything and run all tests
	tests/setup-browser.sh
	$(BIN)/python -m pytest tests -m "not long" -n auto --dist loadfile

test-long: $(VENV)/.test ## The slow checks too: every page, long fuzzing
	tests/setup-browser.sh
	$(BIN)/python -m pytest tests -n auto --dist loadfile

check: $(VENV)/.test ## Lint, types, import directions, data and PO files
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python -m pytest -q tests/architecture
	$(BIN)/takhta check

bench: $(VENV)/.test ## Measure the budgets and print them as a table
	tests/setup-browser.sh
	$(BIN)/python -m tests.bench

messages: $(VENV)/.core ## Bring the POT and PO files up to date with the sources
	$(BIN)/takhta messages

golden: $(VENV)/.test ## Renew the golden files; read the diff
	$(BIN)/python -m tests.golden

format: $(VENV)/.test ## Format the code
	$(BIN)/ruff format .

browser: $(VENV)/.test ## Compile the script and style sheet for the browser
	$(BIN)/python -m generator.browser.build

fonts: $(VENV)/.test ## Cut the fonts to the alphabets in use
	$(BIN)/python -m generator.browser.fonts

lock: ## Resolve the dependencies again and write the lock files
	$(BIN)/python -m pip install -q uv
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --no-emit-index-url --no-header pyproject.toml -o requirements.lock
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --no-emit-index-url --no-header --prerelease=allow --extra test --extra check --extra fonts --extra raster --extra print -c requirements.lock pyproject.toml -o requirements-test.lock

clean: ## Remove what was built
	rm -rf site build .cache
