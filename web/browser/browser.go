// Package browser drives a real browser in tests, as a player would: it taps
// what has an accessible name and reads what is painted.
//
//	func TestMain(m *testing.M) { … chromium, err := browser.Launch(browser.Chromium) … }
//
//	player := chromium.Profile(t, browser.Phone)   // nothing stored, nothing cached
//	page := player.Open(site.URL)
//	page.Tap("New game")
//	page.Sees("Who plays?")
//	site.Offline(true)
//	page.Reload()
//
// The same words drive Chromium, Firefox and WebKitGTK. A Need
// names what one of them cannot do, with the reason; a test that asks for it fails.
//
// A method that cannot do its work within Patience fails the test and leaves a
// picture of the page in build/failed. One Page must not be used by two
// goroutines at once.
package browser

import (
	"fmt"
	"os"
	"sync"
	"time"
)

// Patience is how long a page is given to show or to take what a test expects.
// Tests share their machine with compilers.
const Patience = 30 * time.Second

// Browser is one browser, started. Its profiles share nothing, so tests that run
// side by side may each have theirs.
type Browser struct {
	kind      Kind
	engine    engine
	strangers *strangers
	mu        sync.Mutex
	opened    map[string]int // profiles by the name of their test
}

// starters start the engines; proxy is where those go who ask for other hosts.
var starters = map[Kind]func(proxy string) (engine, error){
	Chromium: startChromium,
	Firefox:  startFirefox,
	WebKit:   startWebKit,
}

// Launch starts a browser without a window. Close ends it. One that does not come
// up is started once more, and that is said: browsers sometimes fall over their own
// feet.
func Launch(kind Kind) (*Browser, error) {
	start := starters[kind]
	if start == nil {
		return nil, fmt.Errorf("browser: none is called %q: there are %q", kind, Kinds)
	}
	strangers, err := newStrangers()
	if err != nil {
		return nil, fmt.Errorf("browser: %w", err)
	}
	engine, err := start(strangers.address)
	if err != nil {
		fmt.Fprintf(os.Stderr, "browser: %s is started again: %v\n", kind, err)
		engine, err = start(strangers.address)
	}
	if err != nil {
		strangers.close()
		return nil, fmt.Errorf("browser: %w", err)
	}
	return &Browser{kind: kind, engine: engine, strangers: strangers, opened: map[string]int{}}, nil
}

// Kind says which browser it is.
func (b *Browser) Kind() Kind { return b.kind }

// Close ends the process and removes its files.
func (b *Browser) Close() {
	b.engine.close()
	b.strangers.close()
}
