# make run      install what is missing, build, and open the sample notebook
# make test     format lint, build, all tests, and a program outside of the repository that depends on the library by
#               tag: what CI runs; ONLY=Name builds and runs the tests of that name
# make bench    measure bubblepad beside vim, nano and, where installed, micro, kakoune and dte; NOTEBOOK=10000:
#               the app and its index with so many generated notes, beside ripgrep where it is installed
# make index-bench  measure the index alone: NOTES=100000
# make soak     random events and damaged files, for long: EVENTS=1000000 SEED=7 JOBS=8 LENGTH=50,
#               PACE=calm, or REPLAY=file for a run that failed
# make fuzz     inputs made by libFuzzer for every parser, or for PARSER=markdown: SECONDS=3600 for each, or RUNS=300000
#               inputs, however long they take
# make picture  draw the pictures in docs anew, from the real screen
# make gallery  build and start the gallery of the library's controls
# make docs     the library's pages, to .build/CursesUI.doccarchive
# make client   build a program with the library outside of the repository, by path and by tag; what is
#               committed counts. RELEASE_CLIENT=1 measures a static one too
# make install  PREFIX=/usr/local

SWIFT ?= swift
PREFIX ?= /usr/local

# One debug build serves the tests, one release build everything else. The types of views are made by
# code and not from their names: looking those up took a third of the time to the first screen. That no
# two accesses overlap is checked in the tests: checking it again took a twelfth of each key. What runs
# first lies together in the program (`make order`): each stretch of it that is met takes a stop.
STRICT = --explicit-target-dependency-import-check error
RELEASE = -c release --static-swift-stdlib -Xswiftc -cross-module-optimization \
  -Xswiftc -enforce-exclusivity=unchecked \
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
  -Xswiftc -Xfrontend -Xswiftc -function-sections -Xcc -ffunction-sections
ORDER = Benchmarks/StartOrder
ORDERED = -Xlinker --symbol-ordering-file=$(CURDIR)/$(ORDER)/symbols \
  -Xlinker --no-warn-symbol-ordering
SOURCES = $(wildcard Package.swift Sources Tests Benchmarks Examples themes assets)

PICTURE_PACKAGES = libpng-dev zlib1g-dev libturbojpeg0-dev libwebp-dev
RUN_PACKAGES = libncursesw5-dev libyaml-dev libsqlite3-dev $(PICTURE_PACKAGES)
ORACLE_PACKAGES = libcmark-gfm-dev libcmark-gfm-extensions-dev libmd4c-dev libmd4c-html0-dev
TEST_PACKAGES = $(RUN_PACKAGES) $(ORACLE_PACKAGES) libvterm-dev age strace tmux git hunspell \
  hunspell-en-us
BENCH_PACKAGES = $(RUN_PACKAGES) nano vim

.PHONY: run test test-release check lint format build bench index-bench soak order picture sample-picture gallery docs client install \
  packages test-packages bench-packages

run: build
	.build/release/bubblepad --sample

build: packages
	$(SWIFT) build $(RELEASE) $(ORDERED) --product bubblepad

# The engine is optimised for them (Package.swift).
test check soak: export CURSES_OPTIMIZED_ENGINE = 1
test check: test-packages $(if $(ONLY),,lint)
	$(SWIFT) build $(STRICT) --build-tests
	@SWIFT="$(SWIFT)" STRICT="$(STRICT)" ONLY="$(ONLY)" ./.ci/test
	@$(if $(ONLY),:,./.ci/client)

# The suites that drive the program on a terminal, against the released one.
test-release: build
	TESTED_PROGRAMS=$(CURDIR)/.build/release $(MAKE) test ONLY='$(or $(ONLY),bubblepadTests.*(Terminal|BuiltProgram))'

lint:
	$(SWIFT) format lint --strict --recursive --parallel $(SOURCES)

format:
	$(SWIFT) format --in-place --recursive --parallel $(SOURCES)

bench: bench-packages build
	$(SWIFT) build $(RELEASE) --product BubblepadEditorBench
ifdef NOTEBOOK
	$(SWIFT) build $(RELEASE) --product BubblepadIndexBench
	@notes=$$(mktemp -d) && .build/release/BubblepadIndexBench $(NOTEBOOK) $$notes \
	  && .build/release/BubblepadEditorBench .build/release/bubblepad --notebook $$notes $(BENCH); \
	  status=$$?; rm -rf $$notes; exit $$status
else
	.build/release/BubblepadEditorBench .build/release/bubblepad $(BENCH)
	.build/release/BubblepadEditorBench .build/release/bubblepad --large $(BENCH)
endif

# What the index of a notebook of generated notes costs, and how fast it answers.
NOTES = 10000
index-bench: bench-packages
	$(SWIFT) build $(RELEASE) --product BubblepadIndexBench
	.build/release/BubblepadIndexBench $(NOTES)

# Several programs at a time: the pauses between events leave a processor to others. Then the tests that
# damage what is read, LENGTH times as long as in `make test`.
EVENTS ?= 1000000
SEED ?= 1
JOBS ?= $(shell expr 4 \* $$(nproc))
LENGTH ?= 50
PACE ?= flood
PROGRAM ?= .build/release/bubblepad
SOAK = .build/release/BubblepadSoak program=$(PROGRAM)
soak: build test-packages
	$(SWIFT) build $(RELEASE) --product BubblepadSoak
ifdef REPLAY
	$(SOAK) replay=$(REPLAY)
else
	$(SOAK) events=$(EVENTS) seed=$$(($(SEED) * 1000000)) jobs=$(JOBS) pace=$(PACE)
	TEST_SEED=$(SEED) TEST_LENGTH=$(LENGTH) $(SWIFT) test $(STRICT) --filter 'Hostile|Damaged'
endif

# What is found lies in .build-fuzz/found and, made small, belongs into Tests/BubblepadFuzz/Seeds; inputs that reach
# new code are kept in .build-fuzz/inputs for the next run. One file: .build-fuzz/release/BubblepadFuzz PARSER FILE.
FUZZ = .build-fuzz
SECONDS = 600
RUNS =
PARSER = input markdown editing html yaml theme journal history age picture facts bookmarks obsidian \
  search base dataview tasks
fuzz: test-packages
	$(SWIFT) build -c release --build-path $(FUZZ) --product BubblepadFuzz --sanitize address \
	  -Xswiftc -sanitize=fuzzer -Xswiftc -enable-testing -Xswiftc -use-ld=lld
	@mkdir -p $(FUZZ)/found
	@for parser in $(PARSER); do \
	  case $$parser in \
	    theme) seeds=themes/schemes ;; \
	    age) seeds=Tests/BubblepadNotebookTests/Data/age ;; \
	    picture) seeds=Tests/BubblepadPicturesTests/Data ;; \
	    *) seeds=Tests/BubblepadFuzz/Seeds/$$parser ;; \
	  esac; \
	  mkdir -p $(FUZZ)/inputs/$$parser; \
	  echo "fuzz: $$parser"; \
	  $(FUZZ)/release/BubblepadFuzz $$parser $(if $(RUNS),-runs=$(RUNS),-max_total_time=$(SECONDS)) \
	    -max_len=4096 -timeout=10 -rss_limit_mb=2048 \
	    -artifact_prefix=$(FUZZ)/found/$$parser- -print_final_stats=1 \
	    $(FUZZ)/inputs/$$parser $$seeds || exit 1; \
	done

# Written anew now and then: a name that is gone does no harm, a new one lies elsewhere. The next build
# links again.
order: build
	@./.ci/packages valgrind tmux
	$(ORDER)/record .build/release/bubblepad $(ORDER)/symbols
	rm .build/release/bubblepad

# The settings of whoever makes the pictures have no part in them, nor has the zone.
SNAPSHOT = env XDG_CONFIG_HOME=/nonexistent TZ=UTC .build/release/bubblepad snapshot
MOMENT = --seed 3 --time 12
THEMES = $(basename $(notdir $(wildcard themes/schemes/*.yaml)))
STORY = --size 100x30 --seed 3 --time 20 --duration 15 --rate 5 --keys wait:1.2 --keys "Alt+N Down" \
  --keys wait:0.6 --keys "Enter Down Down Down" --keys End --keys "text: Bring a bag." --keys wait:0.6 \
  --keys "Down Down Down Ctrl+T" --keys wait:0.8 --keys F7 --keys "Down Down Down" --keys wait:1.2 --keys Esc

picture: build
	$(SNAPSHOT) $(STORY) docs/film.png
	$(SNAPSHOT) $(STORY) docs/film.cast
	$(SNAPSHOT) --size 200x50 $(MOMENT) docs/wide.png
	$(SNAPSHOT) --size 120x36 $(MOMENT) --keys "F10 Down" docs/zen.png
	$(SNAPSHOT) --size 120x36 $(MOMENT) --keys Shift+F7 docs/theme-editor.png
	mkdir -p docs/gallery
	for theme in $(THEMES); do \
	  $(SNAPSHOT) --size 72x30 $(MOMENT) --theme $$theme docs/gallery/$$theme.png || exit 1; \
	done

# The picture in the sample notebook.
sample-picture:
	@./.ci/packages librsvg2-bin
	rsvg-convert assets/drawing/Lisbon.svg --output assets/welcome/Lisbon.png

gallery: packages
	$(SWIFT) build $(RELEASE) --product bubblepad-gallery
	.build/release/bubblepad-gallery

# The engine's declarations belong to the library's pages: it exports them.
SYMBOLS = .build/symbols
EXPORTED = CursesAnimation,CursesViewGraph,CursesControls,CursesMeasures,CursesTextFields,CursesTextEditors,CursesBackdrops,CursesHost,CursesInputFormats,CursesGeometry,CursesGestures,CursesGrids,CursesServices,CursesMotion,CursesAccepted,CursesFormatStyles
docs: packages
	$(SWIFT) build --target CursesUI
	rm -rf $(SYMBOLS) && mkdir -p $(SYMBOLS)
	$(SWIFT) symbolgraph-extract -module-name CursesUI -output-dir $(SYMBOLS) \
	  -target $$($(SWIFT) -print-target-info | sed -n 's/.*"triple": "\(.*\)".*/\1/p' | head -1) \
	  -I .build/debug/Modules -minimum-access-level public \
	  -experimental-allowed-reexported-modules=$(EXPORTED) \
	  -skip-synthesized-members -skip-inherited-docs \
	  $(patsubst %,-Xcc -fmodule-map-file=%,$(wildcard Sources/*/module.modulemap)) \
	  $$(for map in .build/debug/*.build/module.modulemap; do \
	    echo "-Xcc -fmodule-map-file=$$map"; done)
	docc convert Sources/CursesUI/CursesUI.docc --additional-symbol-graph-dir $(SYMBOLS) \
	  --fallback-display-name CursesUI --fallback-bundle-identifier CursesUI \
	  --warnings-as-errors --output-path .build/CursesUI.doccarchive

client: packages
	@./.ci/client --path $(if $(RELEASE_CLIENT),--release)

# The gallery only where it was built.
install: build
	install -D -s -m 755 .build/release/bubblepad $(DESTDIR)$(PREFIX)/bin/bubblepad
	if [ -x .build/release/bubblepad-gallery ]; then install -D -s -m 755 \
	  .build/release/bubblepad-gallery $(DESTDIR)$(PREFIX)/bin/bubblepad-gallery; fi

packages:
	@./.ci/packages $(RUN_PACKAGES)

test-packages:
	@./.ci/packages $(TEST_PACKAGES)

bench-packages:
	@./.ci/packages $(BENCH_PACKAGES)

