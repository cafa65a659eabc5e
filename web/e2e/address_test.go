package e2e_test

import (
	"fmt"
	"strings"
	"testing"

	"bretwalda/engine/dice"
	"bretwalda/web/browser"
)

// TestAnyFragmentOpensSomething: whatever is behind the "#", at the start and
// while the client runs, it goes on and shows a page that one can leave.
func TestAnyFragmentOpensSomething(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/games/bretwalda/")
	player := chromium.Profile(t, browser.Phone)
	good := "1AOMl______9oAAALEXVyrj" // of docs/CONSOLE.md
	for _, c := range []struct{ fragment, said string }{
		{"%", "This is not a game link"},
		{"%zz", "This is not a game link"},
		{good + "%", "Britannia"},
		{good + "%zz", "Britannia"},
		{"/learn/..%2f..", "No such page"},
		{"/%", "No such page"},
	} {
		page := player.Open(site.URL + "#" + c.fragment)
		started(page)
		page.Until(c.said+" be shown for #"+c.fragment, fmt.Sprintf("document.body.innerText.includes(%q)", c.said))
		page.Close()
	}
	page := player.Open(site.URL)
	started(page)
	for i := range 60 {
		var b strings.Builder
		for k := range dice.Draw(7, 100*i, 12) {
			fmt.Fprintf(&b, "\\x%02x", dice.Draw(7, 100*i+1+k, 95)+32)
			if dice.Draw(8, 100*i+1+k, 3) == 0 {
				b.WriteByte('%')
			}
		}
		browser.Eval[string](page, fmt.Sprintf("location.hash = '%s'", strings.ReplaceAll(b.String(), "'", "")))
	}
	page.Until("the client go on", `document.documentElement.dataset.load === "running"`)
	browser.Eval[string](page, `location.hash = "/new"`)
	page.Find("Start")
	for _, trouble := range page.Troubles() {
		t.Errorf("console: %s", trouble)
	}
}

// TestWithoutCacheAndNetwork: where the browser has cleared what was kept and the
// network is gone, the worker says so plainly, and the page comes back with the
// network, at the address where it was, with the matches.
func TestWithoutCacheAndNetwork(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/games/bretwalda/")
	player := chromium.Profile(t, browser.Phone)
	page := player.Open(site.URL)
	started(page)
	kept(page)
	page.Until("the caches be cleared", `caches.keys().then((names) => Promise.all(names.map((n) => caches.delete(n)))).then(() => true)`)
	site.Offline(true)
	page.Close()

	page = player.Open(site.URL + "#/settings")
	page.Sees("Your games are still here")
	page.Sees("Tus partidas siguen aquí")
	page.Sees("Le tue partite sono ancora qui")
	site.Offline(false)
	page.Tap("Try again · Reintentar · Riprova")
	started(page)
	if got := browser.Eval[string](page, "location.hash"); got != "#/settings" {
		t.Errorf("the page came back at %q", got)
	}
	page.Close()
}
