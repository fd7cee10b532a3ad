# The one door to the project: every target sets up what it needs, and none but `setup` uses the network.

PREFIX ?= /usr/local
# The question of `make ask`.
Q ?= 為什麼應用程式必須支援所有方向？
export Q
# How long `make fuzz` runs each of its targets.
SECONDS ?= 60
# Why `make gate` may lower a floor.
export LOWER

index := Index/fenping.sqlite
binary := .build/release/fenping
guides := $(shell find Corpus -type f ! -name '*.tsv' 2>/dev/null)
sources := Sources Tests Fuzz Package.swift

strict := -Xswiftc -warnings-as-errors
release := -c release $(strict)
ifeq ($(shell uname -s),Linux)
# What is loaded at every start is linked beforehand: the standard library, the C libraries, and where all of it lies.
# Nothing but the C library is looked for then, and not first beside the binary. It was a third of `fenping ask`.
# A position of its own choice at every start (PIE) would cost 0.6 of 5.4 ms, for 150 pages that have to be copied.
# (The toolchain's own linker: the system's warns of a function in Foundation that nothing here calls.)
release += --static-swift-stdlib --disable-local-rpath -Xswiftc -use-ld=lld -Xswiftc -Xclang-linker -Xswiftc -no-pie
release += $$(Scripts/static-libraries)
endif

.PHONY: learn help ask test gate build debug core lint format index docs coverage bench torture fuzz install setup clean

help:
	@echo 'make ask Q="…"             answer a question'
	@echo 'make test                  lint, build with warnings as errors, run every test'
	@echo 'make gate                  measure the pipeline on annotated guides (RECORD=1, LOWER="why": docs/quality.md)'
	@echo 'make learn                 learn the weights of the ranking from Benchmarks/questions.jsonl'
	@echo 'make build | debug         the release or the debug build'
	@echo 'make core                  build the shared core alone'
	@echo 'make index                 build the index of the guides in Corpus'
	@echo 'make lint | format         check or repair the layout of the sources'
	@echo 'make docs                  write the pages of the rules; build the documentation of the core'
	@echo 'make coverage              run the tests of the core and say how much of it they reach'
	@echo 'make bench                 measure fenping ask against the sqlite3 shell (PAGES=folder: ingest against xmllint)'
	@echo 'make torture               kill the writers of an index, fill its disk, change its bytes'
	@echo 'make fuzz SECONDS=60       look for inputs that the readers stumble over'
	@echo 'make install PREFIX=/usr/local'
	@echo 'make clean                 remove what was built'

ask: index
	@$(binary) ask -- "$$Q"

# The tests come last, so that their summary is the last thing to be read.
test: setup lint
	swift build --build-tests $(strict)
	swift test --skip-build

# The figures and every mistake; `make test` holds the same floors.
gate: setup
	@swift build --build-tests $(strict) --quiet
	@rm -f .build/gate.txt
	@FENPING_GATE_REPORT=.build/gate.txt FENPING_GATE_RECORD="$(RECORD)" FENPING_GATE_LOWER="$$LOWER" \
	  swift test --skip-build --filter GateTests >.build/gate.log 2>&1; \
	status=$$?; cat .build/gate.txt; \
	test $$status -eq 0 || { grep -a -A1 'recorded an issue' .build/gate.log >&2; exit $$status; }

# How to rank, and when to say nothing: docs/quality.md.
learn: index
	@Scripts/learn-ranking --write

build: setup
	@test -x $(binary) || echo 'Building fenping; the first time takes some minutes.' >&2
	@swift build $(release) --product fenping --quiet

debug: setup
	swift build $(strict)

core:
	swift build $(strict) --target FenpingCore

lint:
	swift format lint --strict --recursive --parallel $(sources)

format:
	swift format --in-place --recursive --parallel $(sources)

index: build
	@$(MAKE) --silent --no-print-directory $(index)

# Into a new file, so that nothing is taken over from the index of an extractor that has just been changed.
$(index): $(binary) $(guides)
	@$(binary) ingest Corpus --index $@.new
	@mv $@.new $@

# The test that keeps the pages current writes them where FENPING_RECORD is set.
docs: setup
	FENPING_RECORD=1 swift test --filter RulePages --quiet
	Scripts/docs

# The least share of its lines, in percent.
coverage: setup
	Scripts/coverage 95

bench: index
	@Benchmarks/ask $(binary) $(index)
	@test -z "$(PAGES)" || Benchmarks/ingest $(binary) "$(PAGES)"

torture: build
	@python3 Scripts/torture --binary $(binary)

fuzz: setup
	@Fuzz/run $(SECONDS)

install: index
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/fenping
	install -m 755 $(binary) $(DESTDIR)$(PREFIX)/bin/fenping
	install -m 644 $(index) $(DESTDIR)$(PREFIX)/share/fenping/fenping.sqlite

setup:
	@Scripts/setup

clean:
	rm -rf .build $(index) $(index).new
