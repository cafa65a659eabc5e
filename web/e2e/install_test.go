package e2e_test

import (
	"testing"

	"bretwalda/web/browser"
)

// TestTheAppIsOffered once a game is over, by the browser's own question, and not again.
func TestTheAppIsOffered(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	profile := chromium.Profile(t, browser.Phone)
	page := profile.Open(site.URL + "#" + finished(t, "brian-boru", 7))
	page.Sees("A finished game, new to this device.")
	page.Tap("Open")
	page.Sees("The game is over")
	page.Goto(site.URL + "#")
	page.Sees("Play now")
	const can = `(dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt: () => { window.prompted = true; }, userChoice: Promise.resolve() })), true)`
	browser.Eval[bool](page, can)
	page.Sees("Install the app?")
	page.Tap("Install")
	page.Until("the browser ask", `window.prompted === true`)
	page.SeesNot("Install the app?")
	page.Reload()
	page.Sees("Play now")
	browser.Eval[bool](page, can)
	page.SeesNot("Install the app?")
}
