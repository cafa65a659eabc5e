package browser

import "github.com/hack-pad/safejs"

// WhenLeft calls back each time the page may be about to go: it is put away, or another is
// looked at. The call must not wait for anything.
func WhenLeft(left func()) {
	document, err := get("document")
	if err != nil {
		return
	}
	// The listener lives as long as the page.
	listener, err := safejs.FuncOf(func(safejs.Value, []safejs.Value) any {
		if textOf(document, "visibilityState") == "hidden" {
			left()
		}
		return nil
	})
	if err == nil {
		document.Call("addEventListener", "visibilitychange", listener)
	}
}

// SavePicture leaves the first screen, as HTML, for the shell of the next start, and
// the match on the screen, if there is one, with the number of its game; the table too
// if open.
func SavePicture(html, match string, game int, open bool) {
	safejs.Global().Call("bretwaldaPicture", html, match, game, open)
}
