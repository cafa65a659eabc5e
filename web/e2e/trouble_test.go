package e2e_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"bretwalda/static/site/languages"
	"bretwalda/web/browser"
)

// copied is a copy of the built site that a test may spoil.
func copied(t *testing.T) string {
	t.Helper()
	spoilt := t.TempDir()
	if err := os.CopyFS(spoilt, os.DirFS(folder)); err != nil {
		t.Fatal(err)
	}
	return spoilt
}

// shellWords are what the page says before the program has come, by key.
func shellWords(t *testing.T, code string) map[string]string {
	t.Helper()
	content, err := languages.Read(languages.Shell(code))
	if err != nil {
		t.Fatal(err)
	}
	var said map[string]string
	if err := json.Unmarshal(content, &said); err != nil {
		t.Fatal(err)
	}
	return said
}

// TestFailedDownload checks that a first visit that breaks off says so in the
// reader's language, and can be tried again.
func TestFailedDownload(t *testing.T) {
	t.Parallel()
	cases := []struct{ language, code string }{{"en-GB", "en"}, {"qaa", languages.All()[0].Code}}
	for _, l := range languages.All()[1:] {
		cases = append(cases, struct{ language, code string }{l.Code, l.Code})
	}
	for _, c := range cases {
		t.Run(c.language, func(t *testing.T) {
			spoilt := copied(t)
			if err := os.Remove(filepath.Join(spoilt, "app.wasm")); err != nil {
				t.Fatal(err)
			}
			site := browser.Serve(t, spoilt, "/")
			screen := browser.Phone
			screen.Language = c.language
			page := chromium.Profile(t, screen).Open(site.URL)
			said := shellWords(t, c.code)
			page.Sees(said["failed"])
			page.Find(said["retry"])
			if err := os.WriteFile(filepath.Join(spoilt, "app.wasm"), programs.Page, 0o644); err != nil {
				t.Fatal(err)
			}
			page.Tap(said["retry"])
			started(page)
		})
	}
}

func TestWithoutWebAssembly(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	page := chromium.Profile(t, browser.Phone).Blank()
	page.Inject("delete window.WebAssembly")
	page.Goto(site.URL)
	page.Sees("This browser can’t run WebAssembly")
}

func TestWithoutScripts(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	page := chromium.Profile(t, browser.Phone).Blank()
	browser.AllowScripts(page, false)
	page.Goto(site.URL)
	for _, l := range languages.All() {
		page.Sees(shellWords(t, l.Code)["noscript"])
	}
	page.SeesNot("Loading")
}

// TestClientThatEnds checks that a failure inside the client does not leave a
// page that looks alive and answers nothing.
func TestClientThatEnds(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	page := chromium.Profile(t, browser.Phone).Blank()
	page.Inject(`let loader;
		Object.defineProperty(window, "Go", {
			get: () => loader,
			set: (go) => { go.prototype.run = async () => {}; loader = go; },
		})`)
	page.Goto(site.URL)
	page.Sees("The app has stopped")
	page.Find("Try again")
}

// TestStorageRefused checks that the client starts where even localStorage is
// forbidden.
func TestStorageRefused(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	page := chromium.Profile(t, browser.Phone).Blank()
	page.Inject(`for (const name of ["localStorage", "sessionStorage"])
		Object.defineProperty(window, name, { configurable: true, get() { throw new DOMException("refused", "SecurityError"); } })`)
	page.Goto(site.URL)
	started(page)
}

// TestShellTakesUpTheSettings checks that a second start is painted in the
// language and theme that the player chose, not in the browser's.
func TestShellTakesUpTheSettings(t *testing.T) {
	t.Parallel()
	spoilt := copied(t)
	if err := os.Remove(filepath.Join(spoilt, "app.wasm")); err != nil {
		t.Fatal(err)
	}
	site := browser.Serve(t, spoilt, "/")
	page := chromium.Profile(t, browser.Phone).Open(site.URL)
	page.Sees("didn’t load")
	light := browser.Eval[string](page, "getComputedStyle(document.documentElement).backgroundColor")
	browser.Eval[bool](page, `(localStorage.setItem("bretwalda.lang", "it"), localStorage.setItem("bretwalda.theme", "dark"), true)`)
	page.Reload()
	page.Sees("L’app non si è caricata")
	if dark := browser.Eval[string](page, "getComputedStyle(document.documentElement).backgroundColor"); dark == light {
		t.Errorf("the dark ground is %s, as the light one", dark)
	}
}
