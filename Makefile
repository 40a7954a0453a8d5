# On a new machine with Swift, two commands are enough: `make` and `make test`.

SHELL := /bin/bash
PREFIX ?= /usr/local
SWIFT ?= swift
BUILD := .build/release
TOOL := $(BUILD)/rulebook
# The program for the commands that sign and verify. $(TOOL) starts it and expects it in the same folder.
SIGNING := $(BUILD)/rulebook-publish
GENERATED := generated/Swift/Handz.swift generated/C/bundle.c generated/C/include/bundle.h
SOURCES := Package.swift $(shell find Sources -name '*.swift' -o -name '*.h' -o -name '*.modulemap')

# Users and tests share one build. It omits debug information, and it disables cross-module optimization, which makes compiling a third slower.
# Package.swift describes RULEBOOK_STATIC.
export RULEBOOK_STATIC := 1
RELEASE := -c release -debug-info-format none -Xswiftc -disable-cmo

.PHONY: all first help libyaml tool build rest check generate show test test-only swift-tests tool-tests check-hooks check-shells check-tuf delivery-figures mistakes mutate diff-judges budget bench fuzz fuzzer keep-seeds differential sanitize lint docs format format-files embedded node check-edits check-editors check-install check-walks latency screenshots fuzz-editor site check-site \
  node-if-possible places install install-hooks clean

# The first run shows a decision with a program that is not optimized, because optimizing takes most of the build. rulebook-publish comes
# last: it needs swift-crypto, which takes a fifth of the build.
FIRST := .build/first
all: libyaml
	@if [ -e $(TOOL) ]; then $(MAKE) --no-print-directory check generate show; else $(MAKE) --no-print-directory first; fi
	@$(MAKE) --no-print-directory tool
	@$(MAKE) --no-print-directory --jobs 2 rest

first:
	@$(MAKE) --no-print-directory BUILD=$(FIRST)/release RELEASE="$(RELEASE) -Xswiftc -Onone --scratch-path $(FIRST)" check generate show
	@echo
	@echo "This program is not optimized. The next steps build $(TOOL), which takes several times as long."
	@rm -rf $(FIRST)

help:
	@echo "make                 install libyaml if it is missing, check rules/, write generated/, show one decision, and build the tool"
	@echo "make test            run everything that CI runs: lint, all tests, checks of generated files and schemas, the WebAssembly build"
	@echo "make test-only       run the tests whose names match FILTER, for example FILTER=ExecutedPageTests"
	@echo "make check-hooks     test the pre-commit hooks with pre-commit from PyPI"
	@echo "make check-install   make the packages for pip, npm, and SwiftPM, and install each; SOURCE=--source also builds the plugin from source"
	@echo "make check-edits     rename and remove every id of the product"
	@echo "make check-walks     follow the walks of CONTRIBUTING.md in a copy: apply the patches, build, and run their tests"
	@echo "make check-editors   type, complete, jump, fix, and rename in Neovim and Emacs, and test the language server through its protocol"
	@echo "make latency         measure the language server in an editing session of 2,000 keystrokes"
	@echo "make screenshots     take the pictures of Neovim in docs/edit/editor.md"
	@echo "make fuzz-editor     send 1,000,000 malformed messages to the language server, and 20,000 through the compiler"
	@echo "make check-tuf       follow a site with python-tuf and tuf-js through publications and stolen keys, and python-tuf's repository with our client"
	@echo "make delivery-figures measure a publication and broken servers, and write the table in docs/ship/remote-config/clients.md"
	@echo "make mistakes        measure how many mistakes of the corpus are caught, and write docs/contribute/mistakes.md; EVERY=10 tries a tenth"
	@echo "make mutate          make every small mistake in the rules and report what notices it, in docs/contribute/mistakes.md; EVERY=10 tries a tenth"
	@echo "make diff-judges     compare 500 changes with the shortest histories of a search, 10,000 pairs with enumeration, 1,000 edits with z3"
	@echo "make budget          set the instruction budgets that make test compares with; give the reason in the commit message"
	@echo "make bench           measure performance and write docs/contribute/performance.md; QUICK=--quick omits the largest corpus"
	@echo "make fuzz            fuzz everything that reads bytes, FUZZ_SECONDS=$(FUZZ_SECONDS) for each target; ONLY=tree,links selects targets"
	@echo "make differential    compare the engines with slow reference implementations in a million random cases each"
	@echo "make sanitize        run all tests with the address and thread sanitizers (about an hour)"
	@echo "make build           build both programs of the tool: $(TOOL) and $(SIGNING)"
	@echo "make tool            build $(TOOL) only, without the commands that sign and verify"
	@echo "make check           check the rules"
	@echo "make generate        write generated/ from rules/"
	@echo "make format          format the Swift code; make lint reports what it would change"
	@echo "make docs            build the API documentation of the library products in .build/docs"
	@echo "make format-files    write the Swift code that is generated from the declarations in Sources/BundleFormat and Sources/RequestFormat"
	@echo "make places          count the places that typical additions touch (Tests/Walks)"
	@echo "make embedded        compile the runtime as Embedded Swift to WebAssembly and compare its answers with the native tool"
	@echo "make node            write generated/ and build generated/node/rulebook.wasm, the evaluator for JavaScript"
	@echo "make site            write the site of the rules to site/, and open it"
	@echo "make check-site      test every page of the site in a headless Chromium"
	@echo "make install         install both programs to PREFIX/bin (PREFIX=$(PREFIX))"
	@echo "make install-hooks   check the rules before every commit in this clone; STALE=refresh adds regenerated files to the commit"
	@echo "make clean           delete build products; generated/ stays"

libyaml:
	@.ci/install-libyaml

tool: libyaml $(GENERATED) $(TOOL)

build: tool $(SIGNING)

rest: $(SIGNING) node-if-possible

# The package has a target for the generated Swift. If those files were deleted, the package must still load before the tool can write them.
$(GENERATED):
	@mkdir -p $(dir $@) && echo "// Run make." > $@

# Deletes rulebook-publish, so that an older build of it cannot publish with outdated checks. `rulebook` reports that it is missing.
$(TOOL): $(SOURCES)
	$(SWIFT) build $(RELEASE) --product rulebook
	@rm -f $(SIGNING)
	@touch $(TOOL)

# Runs after the tool is built: two builds cannot write to .build at once.
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

# The tests use the modules that were built; only the tests themselves are compiled in addition.
TESTED := $(SWIFT) test $(RELEASE) --skip-build --disable-testable-imports

test: libyaml lint
	$(SWIFT) build $(RELEASE) --build-tests
	@$(MAKE) --no-print-directory --jobs 3 swift-tests tool-tests || { .ci/show-failures; exit 1; }

# Runs some tests while you work: make test-only FILTER=ExecutedPageTests
FILTER ?= .
test-only: libyaml
	$(SWIFT) build $(RELEASE) --build-tests
	$(TESTED) --filter '$(FILTER)'

# These run in parallel, because many tool tests use one core. Their outputs mix, so `.ci/show-failures` repeats what failed.
swift-tests:
	@set -o pipefail; $(TESTED) 2>&1 | tee .build/swift-tests.log

tool-tests:
	@set -o pipefail; $(MAKE) --no-print-directory --output-sync=target $(TOOL_TESTS) 2>&1 | tee .build/tool-tests.log

# Two of these run at once. The longest come first.
TOOL_TESTS := $(addprefix tool-test-,wasm schemas site generated scenarios periods instructions node types editors tuf)
.PHONY: $(TOOL_TESTS)
$(TOOL_TESTS): export RULEBOOK := $(TOOL)

tool-test-generated:
	$(RULEBOOK) build --check --quiet

tool-test-scenarios:
	$(RULEBOOK) test

tool-test-schemas:
	.ci/check-schemas

tool-test-periods:
	python3 Tests/Tools/check_periods.py $(TOOL)

tool-test-instructions:
	.ci/check-instructions

tool-test-wasm:
	Embedded/build.sh

tool-test-node: tool-test-wasm
	.ci/check-node

tool-test-types:
	.ci/check-types

tool-test-editors:
	python3 Tests/Tools/check_editor.py . $(TOOL)
	.ci/check-editors

tool-test-site: tool-test-wasm
	.ci/check-site

tool-test-tuf:
	TUF_CLIENT=$(CURDIR)/$(BUILD)/tuf-client .ci/check-tuf --short

# Tests the hooks with pre-commit from PyPI in temporary repositories. Takes minutes.
check-hooks: tool
	RULEBOOK=$(CURDIR)/$(TOOL) .ci/check-pre-commit

# Makes the packages for pip, npm, and SwiftPM, and installs each the way a user does. SOURCE=--source also builds the plugin from source. Takes minutes.
SOURCE ?=
check-install: build node-if-possible
	RULEBOOK=$(CURDIR)/$(TOOL) .ci/check-install $(SOURCE)

# Adds a rule like every id of the product and a scenario from every rule, and renames and removes every id.
check-edits: libyaml
	$(SWIFT) build $(RELEASE) --build-tests
	RULEBOOK_ADD=all RULEBOOK_RENAME=all RULEBOOK_REMOVE=all RULEBOOK_SCENARIOS=all $(TESTED) --filter \
	  'AdditionTests|AddCommandTests|RenamingTests|RemovalTests|NewScenarioTests'

# Builds all additions of Tests/Walks in a copy, and runs their tests. Takes as long as two builds.
check-walks:
	.ci/check-walks

# Tests the language server through its protocol, and in the editors that are installed.
check-editors: tool
	python3 Tests/Tools/check_editor.py . $(TOOL)
	RULEBOOK=$(CURDIR)/$(TOOL) .ci/check-editors

# Measures the latency of the language server through its protocol, and writes the tables in the pages. WRITE= only prints them.
KEYSTROKES := 2000
WRITE := --write
latency: tool
	python3 Tests/Tools/edit_latency.py . $(TOOL) $(KEYSTROKES) $(WRITE)

# Takes the pictures of Neovim in docs/edit/editor.md. It needs pyte from PyPI, which is installed in .build.
screenshots: tool
	@[ -e .build/screenshots/installed ] || { python3 -m venv .build/screenshots && .build/screenshots/bin/pip install -q pyte==0.8.2 \
	  && touch .build/screenshots/installed; }
	.build/screenshots/bin/python Tests/Editors/screenshots.py $(TOOL)

# Sends malformed messages to the protocol layer of the language server, and random messages through the compiler.
MESSAGES ?= 1000000
COMPILED ?= 20000
fuzz-editor: libyaml
	$(SWIFT) build $(RELEASE) --build-tests
	RULEBOOK_CASES=$(MESSAGES) $(TESTED) --filter "FuzzedMessageTests/damagedStreams"
	RULEBOOK_CASES=$(COMPILED) $(TESTED) --filter "FuzzedMessageTests/randomMessages"

# Types names in the real bash, zsh, and fish, and completes them. Its waits are real, so it needs an idle machine.
check-shells: tool
	python3 Tests/Tools/check_shells.py $(TOOL)

# Clients of others follow a site of remote config, and our client follows a repository of others. The short form, with fewer states, is part of make test.
check-tuf: build
	$(SWIFT) build $(RELEASE) --product tuf-client
	RULEBOOK=$(CURDIR)/$(TOOL) TUF_CLIENT=$(CURDIR)/$(BUILD)/tuf-client .ci/check-tuf $(WRITE)

# Measures the time from a publication to active values, and what broken servers cost a client.
delivery-figures: build
	$(SWIFT) build $(RELEASE) --product ServerExample
	python3 Tests/Tools/measure_delivery.py $(TOOL) $(BUILD)/ServerExample $(WRITE)

# Tries every mistake of the corpus and every generated typo, or a tenth of those with EVERY=10. Takes minutes. Writes the shares to
# docs/contribute/mistakes.md.
EVERY := 1
# Also makes TYPOS typos of each kind, and applies the fixes of one of MUTANTS mutants.
TYPOS := 100
MUTANTS := 20
SEED := 1
mistakes: libyaml
	$(SWIFT) build $(RELEASE) --build-tests
	RULEBOOK_MISTAKES=$(EVERY) RULEBOOK_NAMES=20 $(TESTED) --filter \
	  "SingleMistakeTests|MistakeMeasureTests|DeletedNameTests|LegitimateEditTests"
	RULEBOOK_TYPOS=$(TYPOS) RULEBOOK_MUTANTS=$(MUTANTS) RULEBOOK_SEED=$(SEED) RULEBOOK_RECORD=1 $(TESTED) --filter "TypoMeasureTests|MutantFixTests"
	.ci/compare-mistakes $(TOOL)

# Tries every mutant of the rules, or a part with EVERY=10, and writes the shares to docs/contribute/mistakes.md.
mutate: tool
	python3 Tests/Tools/record_mutants.py $(TOOL) --every $(EVERY) --seed $(SEED)

# Judges of `rulebook diff`: shortest histories by a breadth-first search, and proofs by enumeration.
diff-judges: libyaml
	$(SWIFT) build $(RELEASE) --build-tests
	RULEBOOK_JUDGES=500 RULEBOOK_PAIRS=10000 RULEBOOK_CHANGES=1 RULEBOOK_SEED=$(SEED) $(TESTED) --filter \
	  "ShortestStoryTests|RandomPairTests|ProductChangeTests"
	EDITS=1000 SEED=$(SEED) .ci/check-proofs

budget: tool
	.ci/check-instructions --write

# Benchmarks is a separate package, with everything that is compared. Packages from PyPI are installed in .build.
QUICK ?=
BENCH := .build/benchmarks/release
bench: build
	$(SWIFT) build $(RELEASE) --product signature-laps
	$(SWIFT) build -c release --package-path Benchmarks --scratch-path .build/benchmarks
	@[ -e .build/bench/venv/installed ] || { python3 -m venv .build/bench/venv && .build/bench/venv/bin/pip install -q -r Benchmarks/peers.txt \
	  && touch .build/bench/venv/installed; }
	python3 Benchmarks/run.py $(CURDIR)/$(TOOL) $(CURDIR)/$(BENCH)/bench $(CURDIR)/$(BENCH)/drain-files $(CURDIR)/.build/bench/venv/bin/python $(QUICK)

# libFuzzer generates bytes, and the address sanitizer checks memory accesses. Both are in one flag, because the compiler uses only the last of several
# flags and the package manager passes them in no fixed order.
FUZZ_SECONDS ?= 60
FUZZER := .build/fuzzing/release/Fuzzer
ONLY ?=
fuzzer: libyaml
	RULEBOOK_FUZZED=1 $(SWIFT) build -c release --product Fuzzer --sanitize fuzzer -Xswiftc -sanitize=address,fuzzer --scratch-path .build/fuzzing

fuzz: fuzzer build
	python3 Tests/Tools/fuzz.py $(FUZZER) --tool $(TOOL) --seconds $(FUZZ_SECONDS) $(if $(ONLY),--only $(ONLY))

# Compares the engines with slow reference implementations in a million random cases each.
CASES ?= 1000000
# The edits of the small product, after each of which the diagnostics of the editor equal those of a cold check; the product has a twentieth.
EDITS ?= 20000
differential: libyaml
	$(SWIFT) build $(RELEASE) --build-tests
	RULEBOOK_CASES=$(CASES) $(TESTED) --filter \
	  "DifferentialTests|ReferenceTests|FieldRandomTests|VersionLivesTests|DeviceLivesTests|ExactSearchTests|HostTimeTests.ChangeTests"
	RULEBOOK_CASES=$(EDITS) $(TESTED) --filter EditedRulesTests
	RULEBOOK_CASES=$$(($(EDITS) / 20)) $(TESTED) --filter RulesMutationTests.IncrementalTests

# Minimizes the fuzzing corpus and stores the result as seeds.
keep-seeds: fuzzer build
	python3 Tests/Tools/fuzz.py $(FUZZER) --tool $(TOOL) --keep $(if $(ONLY),--only $(ONLY))

# XCTest is disabled, because no test uses it. Leak detection is disabled, because the sanitizer does not recognize Swift's tagged pointers and would
# report the schema of all rules as leaked.
sanitize: export ASAN_OPTIONS := detect_leaks=0
sanitize: export RULEBOOK_STATIC := 0
sanitize: libyaml
	RULEBOOK_SANITIZED=address $(SWIFT) test -c release --disable-testable-imports --sanitize address --disable-xctest --scratch-path .build/sanitized-address
	RULEBOOK_SANITIZED=thread $(SWIFT) test -c release --disable-testable-imports --sanitize thread --disable-xctest --scratch-path .build/sanitized-thread

lint:
	$(SWIFT) format lint --strict --recursive --parallel Package.swift Plugins Sources Tests Examples Embedded Benchmarks
	python3 Tests/Tools/lint_prose.py
	python3 Tests/Tools/check_links.py
	python3 Tests/Tools/check_walks.py
	python3 Tests/Tools/check_package.py
	python3 Tests/Tools/check_documentation.py

# The documentation of the public libraries, in .build/docs/MODULE.doccarchive. Any warning is an error.
DOCUMENTED := RulesRuntime HandzRules RulesDelivery RulesCompiler
docs: export RULEBOOK_DOCS := 1
docs: export RULEBOOK_STATIC := 0
docs: libyaml generate
	@mkdir -p .build/docs
	@for module in $(DOCUMENTED); do \
	  $(SWIFT) package --scratch-path .build/docs-build --allow-writing-to-directory .build/docs generate-documentation --target $$module \
	    --output-path .build/docs/$$module.doccarchive --warnings-as-errors || exit 1; done

format:
	$(SWIFT) format --in-place --recursive --parallel Package.swift Plugins Sources Tests Examples Embedded Benchmarks

format-files:
	$(SWIFT) run format-files

# Prints the places that typical additions touch, for the table in docs/contribute/architecture.md. The script describes how a place is counted.
places:
	@python3 Tests/Tools/count_places.py Tests/Walks/*.patch

embedded: tool
	RULEBOOK=$(TOOL) Embedded/build.sh

node: generate
	Embedded/build.sh program

node-if-possible:
	@Embedded/build.sh program-if-possible

# Opens the first page if the system has a program for it.
site: node-if-possible
	$(TOOL) site --out site
	@if command -v xdg-open >/dev/null; then xdg-open site/index.html; elif command -v open >/dev/null; then open site/index.html; fi || true

# Opens every page of the site. The short form, with one page of every kind, is part of make test.
check-site: node-if-possible
	RULEBOOK=$(TOOL) .ci/check-site --full

install: build
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 $(TOOL) $(SIGNING) "$(DESTDIR)$(PREFIX)/bin"
	@[ ! -f .build/embedded/evaluator.wasm ] || { install -d "$(DESTDIR)$(PREFIX)/share/rulebook" && \
	  install -m 644 .build/embedded/evaluator.wasm .build/embedded/evaluator.wasm.gz "$(DESTDIR)$(PREFIX)/share/rulebook"; }

install-hooks:
	@STALE="$(STALE)" .ci/install-hooks

clean:
	rm -rf .build
