# What one does with Bretwalda. Needs Go, make and git; the rest is fetched.

GO ?= go

.PHONY: run test test-all rest check vuln browser conform site stick size bench lighthouse fuzz soak pictures clean

# Builds the client and serves it on http://localhost:8000.
run:
	$(GO) run ./web serve

# The browsers that the rest of the tests play in.
BROWSERS ?= chromium firefox webkit

PLAY = $(GO) test -count=1 -p 1 -timeout 45m

# What to run before every commit: the checks, all unit tests, and on the built site in
# Chromium the tests that every browser runs.
test: check
	$(GO) run ./web browsers chromium
	$(GO) test -vet=off $$($(GO) list ./... | grep -v -e '/web/browser$$' -e '/web/e2e$$')
	$(PLAY) ./web/e2e -short -browser chromium

# Every test: docs/TESTING.md says which ones "make test" leaves out.
test-all: test rest

# The tests that "make test" leaves out: the long ones, those in other browsers, and
# the conformance suite read by a program that is not Go.
rest: browser conform
	$(GO) test -count=1 ./engine/link -long -alterations 300
	$(GO) test -count=1 ./engine/games -matches 100
	$(GO) test -count=1 ./app/client ./app/text ./app/view ./engine/console ./web -long
	$(PLAY) ./web/browser -browser chromium
	$(PLAY) ./web/e2e -long -browser chromium
	@for browser in $(filter-out chromium,$(BROWSERS)); do \
		echo "playing in $$browser"; \
		$(PLAY) -parallel 1 ./web/browser ./web/e2e -browser $$browser & players="$$players $$!"; \
	done; \
	for player in $$players; do wait $$player || lost=1; done; test -z "$$lost"

# The form of the code, native and as it runs in the browser.
check:
	@unformed=$$(gofmt -l app docs engine static web); \
	if [ -n "$$unformed" ]; then echo "not formatted:"; echo "$$unformed"; exit 1; fi
	@git log -1 --no-merges --format=%s | awk 'length > 72 {print "a subject of over 72 characters: " $$0; exit 1}'
	$(GO) mod tidy -diff
	$(GO) vet ./...
	GOOS=js GOARCH=wasm $(GO) vet ./app/...
	$(GO) tool staticcheck ./...
	GOOS=js GOARCH=wasm "$$($(GO) tool -n staticcheck)" ./app/...

# What is known to be wrong with what the project is built of. It asks vuln.go.dev,
# so it is no part of the tests, which need no such host.
vuln:
	GOBIN="$(CURDIR)/build" $(GO) install golang.org/x/vuln/cmd/govulncheck@v1.8.0
	build/govulncheck ./...
	GOOS=js GOARCH=wasm build/govulncheck ./app/...

# Finds the browsers for the tests; as root on Debian, installs them.
browser:
	$(GO) run ./web browsers $(BROWSERS)

# The conformance suite, read by a program that is not Go: ten matches of each game.
conform:
	@command -v python3 >/dev/null || (apt-get update -qq && apt-get install -y -qq python3)
	$(GO) build -o build/console ./engine/console
	@set -e; for suite in engine/testdata/suite/*.txt; do \
		awk '/^match/ { n++ } n <= 10' $$suite > build/suite.txt; \
		echo "python3 docs/suite.py $$suite"; \
		python3 docs/suite.py build/suite.txt build/console protocol; \
	done

# Writes site/, the folder to put on any static host under any path. With its address,
# URL=https://example.org/bretwalda/, messengers show pictures of its links.
site:
	$(GO) run ./web build -url "$(URL)"

# Writes stick/: the site, and for each system a program that serves it.
stick:
	$(GO) run ./web build -out stick/site
	GOOS=windows GOARCH=amd64 $(GO) build -trimpath -ldflags "-s -w" -o stick/bretwalda-windows.exe ./web/stick
	GOOS=darwin GOARCH=arm64 $(GO) build -trimpath -ldflags "-s -w" -o stick/bretwalda-mac ./web/stick
	GOOS=linux GOARCH=amd64 $(GO) build -trimpath -ldflags "-s -w" -o stick/bretwalda-linux ./web/stick

# What a first visit downloads, beside a hello world.
size:
	$(GO) run ./web size

# How quick things are, each beside what the project has promised itself:
# docs/BENCHMARKS.md.
bench:
	$(GO) run ./engine/console bench
	$(GO) test -run '^$$' -bench . -benchmem ./engine/...
	$(GO) test -run '^$$' -bench Gestures -benchtime 4x ./app/client
	$(GO) test -run '^$$' -bench . -benchtime 3x ./web/e2e
	$(GO) test -run GamesArePlayedByEar -v -timeout 90m ./web/e2e -ends

# What Lighthouse says of the built site; needs npx.
lighthouse:
	$(GO) run ./web lighthouse

# Every fuzz target for FUZZTIME each.
FUZZTIME ?= 10s
fuzz:
	@set -e; for package in $$($(GO) list ./engine/... ./app/... ./web/slim); do \
		for target in $$($(GO) test -list '^Fuzz' $$package | grep '^Fuzz'); do \
			echo "$$package $$target"; \
			$(GO) test -run '^$$' -fuzz "^$$target$$" -fuzztime $(FUZZTIME) $$package; \
		done; \
	done

# So many matches of every game, in every way to set it up.
MATCHES ?= 10000
soak:
	$(GO) run ./engine/console soak -n $(MATCHES)
	$(GO) run ./engine/console soak -n $$(($(MATCHES) / 100)) -bots medium

# The icons, the pictures of docs/screens and those that the manifest shows, drawn
# anew.
pictures:
	$(GO) run ./web browsers chromium
	$(GO) generate ./web/icons
	$(GO) test -count=1 -timeout 20m -run 'TheTableIsDrawn|TheScreensAreDrawn' ./web/e2e -screens "$(CURDIR)/docs/screens" -showing "$(CURDIR)/static/site/screens"

clean:
	rm -rf build site stick
