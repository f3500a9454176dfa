# Everything from a fresh machine on: Python 3.11 or newer and make are enough.
# Without a C compiler the rules run interpreted; without Node the pages are built with one that is fetched.
# Nothing is fetched once everything is in place.

# The Python to make .venv with; by default the first that is new enough.
PYTHON ?=
# make terminal GAME=yro, make test-game GAME=yro
GAME ?= yutaka
# Options for pytest: make test ARGS="-k column"; for the other commands: make play ARGS=--no-open
ARGS ?=
# How many tests run side by side: one more than there are processors, because each waits now and then.
JOBS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2) + 1)
# What must hold of the rules as they are written too, where all tests run on the compiled ones; of the laws, a sample.
ON_BOTH := tests/kernel tests/rules tests/cards tests/golden tests/laws
# What a game's own tests are; none needs a browser.
OF_A_GAME := tests/rules tests/cards tests/laws tests/golden tests/texts tests/lessons tests/leaks tests/bots

VENV := .venv
PY := $(VENV)/bin/python
# Twice: once would still show pip's warnings.
PIP := $(PY) -m pip --quiet --quiet --disable-pip-version-check --no-input
SIDE_BY_SIDE := $(PY) tools/side_by_side.py
# In quotes and absolute: tests start programs in other folders.
ON_SOURCES := PYTHONPATH="$(CURDIR)/src"
ON_BUILD := PYTHONPATH="$(CURDIR)/build/compiled"
PYTEST := $(PY) -m pytest -n $(JOBS) --dist worksteal
# Each of the many programs that tests start would compile every module again.
unexport PYTHONDONTWRITEBYTECODE

.DELETE_ON_ERROR:
.PHONY: help play terminal new test test-game test-long lint format bench bench-peers bench-engines bench-web screenshots gallery dist static measure-static web build browser lock wire clean distclean
.DEFAULT_GOAL := help

help: ## what you can make
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

play: $(VENV)/created ## open the lobby in the browser
	@$(SIDE_BY_SIDE) "$(PY) tools/install.py run" "$(PY) tools/web.py"
	@$(PY) tools/play.py $(ARGS)

terminal: $(VENV)/run ## play in the terminal (GAME=yutaka)
	@$(PY) tools/play.py play $(GAME) $(ARGS)

test: $(VENV)/created ## check style and types, then test the pages and the rules, compiled and as they are written
	@$(SIDE_BY_SIDE) "$(PY) tools/install.py dev" "$(PY) tools/browser.py --quiet"
	@$(SIDE_BY_SIDE) "$(MAKE) --no-print-directory lint" "$(PY) tools/build.py --rules"
	$(PY) tools/web.py test
	@$(PY) tools/web.py
	@$(PY) tools/build.py
	@$(ON_SOURCES) $(PY) tools/static.py
	@set -ex; $(ON_BUILD) $(PYTEST) -m "not long" $(ARGS)
	@if grep -qx compiled build/built; then set -ex; \
		LUDOTHEQUE_BRIEF=1 $(ON_SOURCES) $(PYTEST) -m "not long" $(ARGS) $(ON_BOTH); fi

test-game: $(VENV)/dev ## test one game (GAME=yutaka), on the last build if it is of these sources, else as written
	@if $(PY) tools/build.py --check; then set -ex; $(ON_BUILD) $(PYTEST) -m "not long" --game $(GAME) $(ARGS) $(OF_A_GAME); \
		else set -ex; LUDOTHEQUE_BRIEF=1 $(ON_SOURCES) $(PYTEST) -m "not long" --game $(GAME) $(ARGS) $(OF_A_GAME); fi

new: $(VENV)/dev ## begin a game of your own (GAME=briscola): writes a small one that works, to be changed
	@$(ON_SOURCES) $(PY) -m ludotheque new $(GAME)

test-long: build static browser $(VENV)/bench ## run the tests that take minutes, on the compiled rules
	$(ON_BUILD) $(PY) -m pytest -m long $(ARGS)

lint: $(VENV)/dev ## check style, types and who imports whom
	$(PY) -m ruff check --quiet .
	$(PY) -m ruff format --quiet --check .
	$(PY) -m mypy
	@$(ON_SOURCES) $(PY) $(VENV)/bin/lint-imports --no-logo
	$(PY) tools/web.py check lint

format: $(VENV)/dev ## put the code in shape
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .

bench: web $(VENV)/dev $(VENV)/bench ## measure the speed, beside OpenSpiel
	@$(PY) tools/build.py --thorough
	@$(ON_BUILD) $(PY) -m ludotheque bench $(ARGS)

bench-peers: web $(VENV)/dev $(VENV)/bench ## measure the games beside other libraries' card games, and write docs/performance.md
	@$(PY) tools/build.py --thorough
	@$(ON_BUILD) $(PY) -m ludotheque bench --peers --page docs/performance.md --picture docs/pictures/performance.svg $(ARGS)

bench-engines: build $(VENV)/bench ## measure the games a second of the arena, here and on Ray, and write docs/performance.md
	@$(ON_BUILD) $(PY) -m ludotheque bench engines --page docs/performance.md $(ARGS)

bench-web: build browser ## measure how fast the pages load and move
	@$(ON_BUILD) $(PY) tools/bench_web.py $(ARGS)

screenshots: build browser ## take a picture of every page and table
	@$(ON_BUILD) $(PY) tools/screenshots.py $(ARGS)

gallery: build browser ## a page of all cards and tables in every state, by day and by night, in build/gallery
	@$(ON_BUILD) $(PY) tools/gallery.py $(ARGS)

dist: web $(VENV)/build ## make the wheel, plain Python with the pages inside, that installs anywhere
	rm -rf dist
	@LUDOTHEQUE_COMPILE=0 $(PIP) wheel --no-index --no-deps --no-build-isolation --wheel-dir dist .
	@ls dist/*.whl

static: $(VENV)/dev ## the whole house as files for any static host, in build/static: no server, also offline
	@$(ON_SOURCES) $(PY) tools/static.py

measure-static: static browser ## measure the static files: bytes, seconds to the first move, bots, memory
	@$(ON_SOURCES) $(PY) tools/measure_static.py $(ARGS)

# Both look at the content of the sources, not at their dates, and return at once if nothing changed.
web: $(VENV)/created ## build the pages for the browser, if anything changed
	@$(PY) tools/web.py

build: $(VENV)/run ## build the pages and compile the rules, side by side, if anything changed
	@$(SIDE_BY_SIDE) "$(PY) tools/web.py" "$(PY) tools/build.py --rules"
	@$(PY) tools/build.py

UV := env -u UV_FIND_LINKS -u UV_INDEX -u UV_EXTRA_INDEX_URL build/uv/bin/uv --no-config
COMPILE := $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" $(UPGRADE)

browser: $(VENV)/dev
	@$(PY) tools/browser.py --quiet

lock: build/uv/installed ## pin all requirements again (UPGRADE=--upgrade for newer versions)
	$(COMPILE) pyproject.toml -o requirements/run.txt
	$(COMPILE) pyproject.toml requirements/dev.in -c requirements/run.txt -o requirements/dev.txt
	$(COMPILE) pyproject.toml requirements/build.in -c requirements/dev.txt -o requirements/build.txt
	$(COMPILE) pyproject.toml --extra bench --extra cluster --extra notebooks -c requirements/dev.txt -o requirements/bench.txt
	$(COMPILE) requirements/node.in -o requirements/node.txt

wire: $(VENV)/dev ## make the browser's types again from the server's messages
	$(ON_SOURCES) $(PY) -m ludotheque.wire > web/src/wire.ts

clean: ## remove what was built, keep what was downloaded
	rm -rf $(filter-out build/node build/uv,$(wildcard build/*)) dist src/ludotheque/server/client .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

distclean: clean ## remove what was downloaded too
	rm -rf $(VENV) build web/node_modules

# ------------------------------------------------------------------------------------- set-up
# The files in .venv named here are stamps: each is as new as the last time its step succeeded. `run` is what playing
# needs, `build` what compiling needs too, `dev` all that working on it needs: each holds the one before.

$(VENV)/created:
	@found=; for python in $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11 python); do \
		if $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then found=$$python; break; fi; \
	done; \
	if [ -z "$$found" ]; then \
		echo "Ludothèque needs Python 3.11 or newer, and found none as $(or $(PYTHON),python3)." >&2; \
		echo "Install one, or say where it is: make PYTHON=/path/to/python3" >&2; exit 1; \
	fi; \
	if ! $$found -c 'import ensurepip, venv' 2>/dev/null; then \
		echo "This Python cannot make virtual environments. On Debian or Ubuntu: apt install python3-venv" >&2; exit 1; \
	fi; \
	echo "Creating $(VENV) with `$$found --version`"; \
	$$found -m venv --clear --without-pip $(VENV)
	@touch $@

$(VENV)/run $(VENV)/build $(VENV)/dev $(VENV)/bench: $(VENV)/%: requirements/%.txt $(VENV)/created
	@$(PY) tools/install.py $*

build/uv/installed: $(VENV)/created
	@$(PY) -m venv --clear build/uv
	@build/uv/bin/python -m pip --quiet --quiet --disable-pip-version-check install uv
	@touch $@
