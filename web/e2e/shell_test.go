package e2e_test

import (
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	"bretwalda/web/browser"
)

// prefixes are the paths that the site is tried under: it must not know its own.
var prefixes = []string{"/", "/games/bretwalda/"}

// started waits until the client has painted a page of its own.
func started(page *browser.Page) {
	page.Until("the client run", `document.documentElement.dataset.load === "running" && !document.querySelector(".shell, .goapp-notfound-title")`)
}

// kept waits until this release can start offline.
func kept(page *browser.Page) {
	page.Until("the release be kept", `navigator.serviceWorker.getRegistration().then((r) => !!r?.active && !r.installing)`)
}

// each tries every path. With -short it leaves the first to the other browsers, and to
// all tests that serve the site there.
func each(t *testing.T, scenario func(t *testing.T, prefix string)) {
	paths := prefixes
	if testing.Short() {
		paths = paths[1:]
	}
	for _, prefix := range paths {
		name := strings.Trim(strings.ReplaceAll(prefix, "/", " "), " ")
		t.Run("at "+name, func(t *testing.T) { scenario(t, prefix) })
	}
}

func TestFirstVisit(t *testing.T) {
	t.Parallel()
	each(t, func(t *testing.T, prefix string) {
		site := browser.Serve(t, folder, prefix)
		page := chromium.Profile(t, browser.Phone).Open(site.URL)
		started(page)
		page.Find("New game")
		page.Reload()
		started(page)
		page.Find("New game")
		for _, trouble := range page.Troubles() {
			t.Errorf("console: %s", trouble)
		}
	})
}

func TestOfflineReload(t *testing.T) {
	t.Parallel()
	each(t, func(t *testing.T, prefix string) {
		site := browser.Serve(t, folder, prefix)
		player := chromium.Profile(t, browser.Phone)
		page := player.Open(site.URL)
		started(page)
		kept(page)
		site.Offline(true)
		page.Reload()
		started(page)
		page.Close()

		// A new tab, as an installed game and a messenger would open it.
		ends := []string{"?source=pwa", "index.html", "#1abc"}
		if prefix == "/" {
			ends = ends[:1]
		}
		for _, end := range ends {
			page = player.Open(site.URL + end)
			started(page)
			page.Close()
		}
	})
}

// TestThePageHashesNoProgram checks that a first visit leaves the program to a worker: the
// page's thread neither checks nor keeps it, and yet it is kept.
func TestThePageHashesNoProgram(t *testing.T) {
	site := browser.Serve(t, folder, "/")
	page := chromium.Profile(t, browser.Phone).Blank()
	page.Inject(`{
		window.hashed = window.put = 0;
		const { digest } = SubtleCrypto.prototype, { put } = Cache.prototype;
		SubtleCrypto.prototype.digest = function (how, bytes) { hashed = Math.max(hashed, bytes.byteLength); return digest.call(this, how, bytes); };
		Cache.prototype.put = function (...args) { window.put++; return put.apply(this, args); };
	}`)
	page.Goto(site.URL)
	started(page)
	kept(page)
	got := browser.Eval[[]int](page, `(async () => [hashed, put, (await (await caches.match(document.querySelector("[data-wasm]").dataset.wasm)).arrayBuffer()).byteLength])()`)
	if got[0] == 0 || got[0] > len(programs.Page)/3 || got[1] > 0 || got[2] != len(programs.Page) {
		t.Errorf("the page has hashed %d bytes at once and kept %d files; %d bytes of the program are kept", got[0], got[1], got[2])
	}
}

func TestSecondVisitComesFromTheCache(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/games/bretwalda/")
	player := chromium.Profile(t, browser.Phone)
	page := player.Open(site.URL)
	started(page)
	kept(page)
	page.Close()
	site.Served()

	page = player.Open(site.URL)
	started(page)
	for _, request := range site.Served() {
		// Only the worker is asked for again: it is how a release is noticed.
		if !strings.HasSuffix(request.Path, "/service-worker.js") {
			t.Errorf("the second visit fetched %s", request.Path)
		}
	}
}

// TestFirstVisitFetchesTheProgramsOnce checks that the worker takes what the page
// has just loaded out of the HTTP cache, and the program of the bots on its own.
func TestFirstVisitFetchesTheProgramsOnce(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	page := chromium.Profile(t, browser.Phone).Open(site.URL)
	started(page)
	kept(page)
	sent := map[string]int{}
	for _, request := range site.Served() {
		if name, _, _ := strings.Cut(request.Path, "?"); request.Status == 200 {
			sent[name]++
		}
	}
	for _, name := range []string{"/app.wasm", "/britannia.wasm", "/rest.wasm"} {
		if sent[name] != 1 {
			t.Errorf("%s was sent %d times", name, sent[name])
		}
	}
}

func TestNoRequestLeavesTheOrigin(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	page := chromium.Profile(t, browser.Desktop).Open(site.URL)
	started(page)
	kept(page)
	page.Reload()
	started(page)
	for _, address := range page.Requests() {
		u, err := url.Parse(address)
		if err != nil {
			t.Errorf("%s: %v", address, err)
			continue
		}
		local := u.Scheme == "data" || strings.HasPrefix(address, "blob:"+site.Origin)
		if !local && u.Scheme+"://"+u.Host != site.Origin {
			t.Errorf("the page asked for %s", address)
		}
	}
}

// TestProgress checks that the first visit counts what has come in true percent.
func TestProgress(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	// So slow that a page which starts late still meets most of it on its way.
	site.Slow(100 * time.Millisecond)
	page := chromium.Profile(t, browser.Phone).Blank()
	page.Inject(`window.seen = [];
		addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
			const percent = document.getElementById("shell-percent");
			if (percent) seen.push(parseInt(percent.textContent, 10));
		}).observe(document.querySelector(".shell-load"), { subtree: true, childList: true, characterData: true }))`)
	page.Goto(site.URL)
	page.Until("the page counts", "seen.length >= 4")
	site.Slow(0)
	started(page)
	seen := browser.Eval[[]int](page, "seen")
	if len(seen) < 5 || !slices.IsSorted(seen) || seen[0] < 0 || seen[len(seen)-1] != 100 {
		t.Errorf("the progress was %v", seen)
	}
}

func TestZoomIsAllowed(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	page := chromium.Profile(t, browser.Phone).Open(site.URL)
	viewport := browser.Eval[string](page, `document.querySelector("meta[name=viewport]").content`)
	for _, limit := range []string{"maximum-scale", "user-scalable"} {
		if strings.Contains(viewport, limit) {
			t.Errorf("viewport %q limits zoom", viewport)
		}
	}
}
