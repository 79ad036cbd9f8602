# make run      install what is missing, build, and open the sample notebook
# make test     format lint, build, all tests: what CI runs
# make bench    measure bubblepad, nano and vim side by side
# make picture  draw docs/picture.svg anew, from the real screen
# make gallery  build and start the gallery of the library's controls
# make install  PREFIX=/usr/local

SWIFT ?= swift
PREFIX ?= /usr/local

# One debug build serves the tests, one release build everything else. The types of views are made by
# code and not from their names: looking those up took a third of the time to the first screen.
STRICT = --explicit-target-dependency-import-check error
RELEASE = -c release --static-swift-stdlib \
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
SOURCES = $(wildcard Package.swift Sources Tests Benchmarks Examples themes assets)

RUN_PACKAGES = libncursesw5-dev libyaml-dev
TEST_PACKAGES = $(RUN_PACKAGES) libvterm-dev age strace tmux git
BENCH_PACKAGES = $(RUN_PACKAGES) nano vim
PICTURE_PACKAGES = $(RUN_PACKAGES) libvterm-dev

.PHONY: run test check lint format build bench picture gallery install \
  packages test-packages bench-packages picture-packages

run: build
	.build/release/bubblepad --sample

build: packages
	$(SWIFT) build $(RELEASE) --product bubblepad

test check: test-packages lint
	$(SWIFT) build $(STRICT) --build-tests
	$(SWIFT) test $(STRICT) --skip-build

lint:
	$(SWIFT) format lint --strict --recursive --parallel $(SOURCES)

format:
	$(SWIFT) format --in-place --recursive --parallel $(SOURCES)

bench: bench-packages build
	$(SWIFT) build $(RELEASE) --product EditorBench
	.build/release/EditorBench .build/release/bubblepad $(BENCH)
	.build/release/EditorBench .build/release/bubblepad --large $(BENCH)

picture: picture-packages build
	$(SWIFT) build $(RELEASE) --product ScreenPicture
	.build/release/ScreenPicture docs/picture.svg .build/release/bubblepad --sample --no-animation

gallery: packages
	$(SWIFT) build $(RELEASE) --product bubblepad-gallery
	.build/release/bubblepad-gallery

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

picture-packages:
	@./.ci/packages $(PICTURE_PACKAGES)
