# Needs Python 3.11 or newer and make; everything else comes from the lock files, into .venv, once.
PYTHON ?= python3
BENCH ?= engine
ARGS ?=

VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip install --quiet --disable-pip-version-check
CODE := engine i18n bot bench tests

.PHONY: setup demo test lint bench crash looks run lock audit

setup: $(VENV)/.dev

demo: $(VENV)/.demo
	$(PY) -m bot demo $(ARGS)

test: $(VENV)/.dev
	$(PY) -m pytest -n auto --dist loadfile --no-loadscope-reorder $(ARGS)

lint: $(VENV)/.dev
	$(PY) -m ruff check $(CODE)
	$(PY) -m ruff format --check $(CODE)
	$(PY) -m pyright --pythonpath $(PY)
	$(VENV)/bin/lint-imports --no-cache

bench: $(VENV)/.dev
	$(PY) -m bench $(BENCH) --json

crash: $(VENV)/.dev
	$(PY) -m tests.crash $(ARGS)

looks: $(VENV)/.dev
	$(PY) -m tests.looks $(ARGS)

run: $(VENV)/.run
	$(PY) -m bot

# New versions of what we depend on; needs uv.
LOCKED := uv pip compile --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --no-header --quiet
LOCK := $(LOCKED) pyproject.toml
lock:
	$(LOCK) $(ARGS) -o requirements/run.lock
	$(LOCK) $(ARGS) --extra demo -c requirements/run.lock -o requirements/demo.lock
	$(LOCK) $(ARGS) --extra demo --group dev -c requirements/demo.lock -o requirements/dev.lock
	$(LOCKED) $(ARGS) --group audit -o requirements/audit.lock

# Known vulnerabilities in what is pinned; what could not be looked up fails too. The tool has a lock and an environment
# of its own, away from what it judges.
audit: $(VENV)/audit/.done
	for lock in run demo dev audit; do \
		$(VENV)/audit/bin/pip-audit --strict --disable-pip --require-hashes -r requirements/$$lock.lock $(ARGS) || exit 1; \
	done

$(PY):
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Dead Button needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }

$(VENV)/.run: $(PY) requirements/run.lock
	$(PIP) --require-hashes -r requirements/run.lock
	@touch $@

$(VENV)/.demo: $(PY) requirements/demo.lock
	$(PIP) --require-hashes -r requirements/demo.lock
	@touch $@ $(VENV)/.run

$(VENV)/audit/.done: $(PY) requirements/audit.lock
	$(PY) -m venv $(VENV)/audit
	$(VENV)/audit/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/audit.lock
	@touch $@

$(VENV)/.dev: $(PY) requirements/dev.lock pyproject.toml
	$(PIP) --require-hashes -r requirements/dev.lock
	$(PIP) --no-deps --no-build-isolation -e .
	@touch $@ $(VENV)/.demo $(VENV)/.run
