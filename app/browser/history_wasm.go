package browser

import (
	"time"

	"github.com/hack-pad/safejs"
)

// A drawer or card over a page has an entry of its own in the history, with the page's
// address: the way back leads from there to the page. The entry is never left but backwards.
var (
	over    bool      // something covers the page
	leaving time.Time // when the entry was to be left that has not been left yet
	then    []func()  // what waits until it has
)

// A browser may go back without saying so, which shows after slowest at the latest where
// nothing else is to be done; one that is busy may take up to longest.
const (
	slowest = time.Second
	longest = 20 * time.Second
)

// WatchBack calls back when the person goes back from what covers the page.
func WatchBack(back func()) {
	// The listener lives as long as the page.
	listener, err := safejs.FuncOf(func(safejs.Value, []safejs.Value) any {
		switch left := !leaving.IsZero(); {
		case left:
			afterLeaving()
		case over && !covered():
			over = false
			back()
		default: // the person came to an entry from elsewhere: forward, say
			updateEntry()
		}
		return nil
	})
	if err == nil {
		safejs.Global().Call("addEventListener", "popstate", listener)
	}
	updateEntry() // what lay over the page before it was loaded again is gone
}

// Cover tells whether something covers the page that the way back is to close.
func Cover(on bool) {
	over = on
	updateEntry()
}

// Uncovered does something that changes the address, once the entry has been left of what
// covers the page.
func Uncovered(do func()) {
	if leaving.IsZero() && !covered() {
		do()
		return
	}
	then = append(then, do)
	leave()
}

// updateEntry makes the entry, or leaves it.
func updateEntry() {
	if !leaving.IsZero() || over == covered() {
		return
	}
	if !over {
		leave()
		return
	}
	history, err := get("history")
	if err == nil {
		history.Call("pushState", map[string]any{"over": true}, "")
	}
}

// leave goes back to the page. All that waits goes on where a browser does not say that it has.
func leave() {
	if !leaving.IsZero() {
		return
	}
	history, err := get("history")
	if err != nil {
		return
	}
	began := time.Now()
	leaving = began
	var look func()
	look = func() {
		switch {
		case !leaving.Equal(began):
		case !covered():
			afterLeaving()
		case time.Since(began) < longest: // going back once more would leave the site
			time.AfterFunc(slowest, look)
		default:
			leaveAnyway()
		}
	}
	time.AfterFunc(slowest, look)
	history.Call("back")
}

// afterLeaving does what has waited.
func afterLeaving() {
	if !leaveAnyway() {
		updateEntry()
	}
}

// leaveAnyway waits no longer, and reports whether anything has.
func leaveAnyway() bool {
	leaving = time.Time{}
	waited := then
	then = nil
	for _, do := range waited {
		do()
	}
	return waited != nil
}

// covered reports whether the present entry is that of something over the page.
func covered() bool {
	state, err := get("history", "state")
	return err == nil && yes(state.Get("over"))
}
