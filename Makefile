# Two commands do everything on a fresh machine with Swift: `make` and `make test`.

SHELL := /bin/bash
PREFIX ?= /usr/local
SWIFT ?= swift
BUILD := .build/release
TOOL := $(BUILD)/rulebook
# The commands that sign and verify, which $(TOOL) starts: it must be in the same folder.
SIGNING := $(BUILD)/rulebook-publish
GENERATED := generated/Swift/Handz.swift generated/C/bundle.c generated/C/include/bundle.h
SOURCES := Package.swift $(shell find Sources -name '*.swift' -o -name '*.h' -o -name '*.modulemap')

# One build for people and for tests. Without a debugger's information, since nobody steps through it, and without a copy of a module's code in those that
# import it, which would take a third longer to compile. Package.swift says what RULEBOOK_STATIC is.
export RULEBOOK_STATIC := 1
RELEASE := -c release -debug-info-format none -Xswiftc -disable-cmo

.PHONY: all help libyaml tool build rest check generate show test swift-tests tool-tests check-hooks mistakes budget bench fuzz fuzzer keep-seeds differential sanitize lint format format-files embedded node \
  node-if-possible places install install-hooks clean

# What signs is built after the decision is shown: it needs swift-crypto, which takes a fifth of the whole build.
all: tool check generate show
	@$(MAKE) --no-print-directory --jobs 2 rest

help:
	@echo "make                 install libyaml where it is missing, build, check rules/, write generated/, show one decision; then build what signs and the evaluator for Node"
	@echo "make test            everything that CI runs: lint, all tests, generated files and schemas checked, the WebAssembly build and what is around it"
	@echo "make check-hooks     try the hooks before a commit with the real pre-commit"
	@echo "make mistakes        try every mistake of the corpus, print how many are caught, and write docs/contribute/mistakes.md; EVERY=10 is quicker"
	@echo "make budget          set the budgets of instructions anew, that make test compares with; say why in the commit"
	@echo "make bench           measure against the limit and against other tools, and write docs/contribute/performance.md; QUICK=--quick leaves the largest out"
	@echo "make fuzz            try made-up bytes on everything that reads bytes, FUZZ_SECONDS=$(FUZZ_SECONDS) each; ONLY=tree,links for some"
	@echo "make differential    compare engines with slow references of theirs in a million made-up cases each"
	@echo "make sanitize        run all tests with the sanitizers of addresses and of threads: an hour"
	@echo "make build           build the tool: $(TOOL) and $(SIGNING), which it starts to sign and verify"
	@echo "make tool            build only $(TOOL): every command but those that sign and verify"
	@echo "make check           say what is wrong with rules/"
	@echo "make generate        write generated/ from rules/"
	@echo "make format          lay out the Swift code; make lint says what format would change"
	@echo "make format-files    write the Swift that follows from the declarations of the bundle's format (Sources/BundleFormat)"
	@echo "make places          count the places that additions touch: the five of Tests/Walks"
	@echo "make embedded        compile the runtime as Embedded Swift to WebAssembly and compare its answers"
	@echo "make node            write generated/ and build generated/node/rulebook.wasm: the evaluator for Cloud Functions"
	@echo "make install         install both programs of the tool to PREFIX/bin (PREFIX=$(PREFIX))"
	@echo "make install-hooks   check the rules before every commit in this clone; STALE=refresh adds what they make of generated/ to it"
	@echo "make clean           remove what was built; generated/ stays"

libyaml:
	@.ci/install-libyaml

tool: libyaml $(GENERATED) $(TOOL)

build: tool $(SIGNING)

rest: $(SIGNING) node-if-possible

# The package has a target for the generated Swift: where somebody deleted it, the package must load before the tool can write it.
$(GENERATED):
	@mkdir -p $(dir $@) && echo "// Run make." > $@

# What signs is of the same sources, or is missing and `rulebook` says so: nothing is published by an earlier version's checks.
$(TOOL): $(SOURCES)
	$(SWIFT) build $(RELEASE) --product rulebook
	@rm -f $(SIGNING)
	@touch $(TOOL)

# After the tool: two builds cannot write to .build at once.
$(SIGNING): $(SOURCES) | $(TOOL)
	$(SWIFT) build $(RELEASE) --product rulebook-publish
	@touch $(SIGNING)

check: tool
	$(TOOL) check

generate: tool
	$(TOOL) build --quiet

show: tool
	@echo
	@.ci/show-decision $(TOOL)

# What is tested is what was built; only the tests are compiled in addition.
TESTED := $(SWIFT) test $(RELEASE) --skip-build --disable-testable-imports

test: libyaml lint
	$(SWIFT) build $(RELEASE) --build-tests
	@$(MAKE) --no-print-directory --jobs 2 swift-tests tool-tests

# Beside each other: half of the second is compiling on one core.
swift-tests:
	$(TESTED)

tool-tests: export RULEBOOK := $(TOOL)
tool-tests:
	$(RULEBOOK) build --check --quiet
	$(RULEBOOK) test
	.ci/check-schemas
	.ci/check-instructions
	Embedded/build.sh
	.ci/check-node
	.ci/check-types

# The hooks before a commit, tried with the real pre-commit in scratch repositories: minutes.
check-hooks: tool
	RULEBOOK=$(CURDIR)/$(TOOL) .ci/check-pre-commit

# Every mistake of the corpus and every slip that a program can make, or with EVERY=10 a tenth of those: minutes. Writes the shares into
# docs/contribute/mistakes.md.
EVERY := 1
mistakes: libyaml
	$(SWIFT) build $(RELEASE) --build-tests
	RULEBOOK_MISTAKES=$(EVERY) RULEBOOK_NAMES=20 $(TESTED) --filter \
	  "SingleMistakeTests|MistakeMeasureTests|DeletedNameTests"
	.ci/compare-mistakes

budget: tool
	.ci/check-instructions --write

# A package of its own, with everything that is measured against; what comes from PyPI stays in .build.
QUICK ?=
BENCH := .build/benchmarks/release
bench: build
	$(SWIFT) build -c release --package-path Benchmarks --scratch-path .build/benchmarks
	@[ -e .build/bench/venv/installed ] || { python3 -m venv .build/bench/venv && .build/bench/venv/bin/pip install -q -r Benchmarks/peers.txt \
	  && touch .build/bench/venv/installed; }
	python3 Benchmarks/run.py $(CURDIR)/$(TOOL) $(CURDIR)/$(BENCH)/bench $(CURDIR)/$(BENCH)/drain-files $(CURDIR)/.build/bench/venv/bin/python $(QUICK)

# Libfuzzer makes up bytes; the address sanitizer sees what they do to memory. Both in one flag: of two the compiler takes the last, and the package
# manager hands them on in no order.
FUZZ_SECONDS ?= 60
FUZZER := .build/fuzzing/release/Fuzzer
ONLY ?=
fuzzer: libyaml
	RULEBOOK_FUZZED=1 $(SWIFT) build -c release --product Fuzzer --sanitize fuzzer -Xswiftc -sanitize=address,fuzzer --scratch-path .build/fuzzing

fuzz: fuzzer build
	python3 Tests/Tools/fuzz.py $(FUZZER) --tool $(TOOL) --seconds $(FUZZ_SECONDS) $(if $(ONLY),--only $(ONLY))

# Engines beside slow references of theirs, with a million made-up cases each.
CASES ?= 1000000
differential: libyaml
	$(SWIFT) build $(RELEASE) --build-tests
	RULEBOOK_CASES=$(CASES) $(TESTED) --filter \
	  "DifferentialTests|ReferenceTests|FieldRandomTests|VersionLivesTests|DeviceLivesTests"

# The least of what fuzzing found that reaches as far as all of it becomes seeds.
keep-seeds: fuzzer build
	python3 Tests/Tools/fuzz.py $(FUZZER) --tool $(TOOL) --keep $(if $(ONLY),--only $(ONLY))

# Without XCTest, in which there are no tests of ours. Without a look for leaks: Swift keeps pointers with tags in their upper bits, which the sanitizer
# does not see, so that what the schema of all rules holds would be lost.
sanitize: export ASAN_OPTIONS := detect_leaks=0
sanitize: export RULEBOOK_STATIC := 0
sanitize: libyaml
	RULEBOOK_SANITIZED=address $(SWIFT) test -c release --disable-testable-imports --sanitize address --disable-xctest --scratch-path .build/sanitized-address
	RULEBOOK_SANITIZED=thread $(SWIFT) test -c release --disable-testable-imports --sanitize thread --disable-xctest --scratch-path .build/sanitized-thread

lint:
	$(SWIFT) format lint --strict --recursive --parallel Package.swift Sources Tests Examples Embedded Benchmarks

format:
	$(SWIFT) format --in-place --recursive --parallel Package.swift Sources Tests Examples Embedded Benchmarks

format-files:
	$(SWIFT) run format-files

# What an addition touches, in the table of docs/contribute/architecture.md; the script says how a place is counted.
places:
	@python3 Tests/Tools/count_places.py Tests/Walks/*.patch

embedded: tool
	RULEBOOK=$(TOOL) Embedded/build.sh

node: generate
	Embedded/build.sh program

node-if-possible:
	@Embedded/build.sh program-if-possible

install: build
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 $(TOOL) $(SIGNING) "$(DESTDIR)$(PREFIX)/bin"

install-hooks:
	@STALE="$(STALE)" .ci/install-hooks

clean:
	rm -rf .build
