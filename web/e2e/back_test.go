package e2e_test

import (
	"testing"
	"time"

	"bretwalda/web/browser"
)

// open is true while a drawer is open.
const open = `!!document.querySelector(".drawer:not([hidden])")`

// TestTheWayBackClosesWhatIsOpen, and leaves the match only then: as the back gesture of a
// phone does. A drawer that its button has closed is no step of the way, and neither is a drawer
// that was open when the page was loaded again.
func TestTheWayBackClosesWhatIsOpen(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	page := chromium.Profile(t, browser.Phone).Open(site.URL)
	begin(page)
	back := func() {
		t.Helper()
		browser.Eval[bool](page, `(history.back(), true)`)
	}
	shut := func() {
		t.Helper()
		page.Until("no drawer be open", "!("+open+")")
		page.Until("the entry of the drawer be left", `!history.state?.over`)
		page.Sees("Romans: move")
	}
	draw := func(name string) {
		t.Helper()
		page.Tap(name)
		page.Until("a drawer be open", open+` && history.state?.over === true`)
	}

	draw("Log")
	back()
	shut()
	draw("Scores")
	page.Tap("Close")
	shut()
	draw("Menu")
	page.Tap("Settings")
	page.Until("the settings be there", `location.hash === "#/settings" && !history.state?.over`)
	back()
	page.Until("the menu be as it was", open+` && history.state?.over === true`)
	back()
	shut()
	draw("Log")
	page.Reload()
	page.Sees("Romans: move")
	shut()
	back()
	page.Find("New game")
}

// TestABusyBrowserGoesBackOnce: where going back takes longer than the page waits, it does not
// go back once more, which would leave the match.
func TestABusyBrowserGoesBackOnce(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	page := chromium.Profile(t, browser.Phone).Blank()
	page.Inject(`{
		const real = History.prototype.back;
		History.prototype.back = function () { setTimeout(() => real.call(this), 2500); };
	}`)
	page.Goto(site.URL)
	started(page)
	begin(page)
	page.Tap("Menu")
	page.Until("a drawer be open", open+` && history.state?.over === true`)
	page.Tap("Settings")
	page.Until("the settings be there", `location.hash === "#/settings" && !history.state?.over`)
	time.Sleep(3 * time.Second) // a second step back would come now
	if browser.Eval[string](page, `location.hash`) != "#/settings" {
		t.Error("the page went back twice")
	}
}
