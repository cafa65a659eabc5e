// Package browser drives a real Chromium in tests, as a player would: it taps
// what has an accessible name and reads what is painted.
//
//	func TestMain(m *testing.M) { … chromium, err := browser.Launch() … }
//
//	player := chromium.Profile(t, browser.Phone)   // nothing stored, nothing cached
//	page := player.Open(site.URL)
//	page.Tap("New match")
//	page.Sees("Who plays?")
//	site.Offline(true)
//	page.Reload()
//
// A method that cannot do its work within Patience fails the test and leaves a
// picture of the page in build/failed. One Page must not be used by two
// goroutines at once.
package browser

import (
	"context"
	"fmt"
	"time"

	"github.com/chromedp/chromedp"

	"bretwalda/web/chromium"
)

// Patience is how long a page is given to show or to take what a test expects.
// Tests share their machine with compilers.
const Patience = 30 * time.Second

// Browser is one process of Chromium. Its profiles share nothing.
type Browser struct {
	ctx       context.Context
	cancel    func()
	strangers *strangers
	opened    map[string]int // profiles by the name of their test
}

// Launch starts a browser without a window. Close ends it.
func Launch() (*Browser, error) {
	program, err := chromium.Find()
	if err != nil {
		return nil, err
	}
	strangers, err := newStrangers()
	if err != nil {
		return nil, fmt.Errorf("browser: %w", err)
	}
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(program),
		chromedp.NoSandbox, // Chromium refuses to run as root with one.
		chromedp.DisableGPU,
		chromedp.Flag("disable-quic", true),
		chromedp.Flag("disable-component-update", true),
		// Whoever asks for another host gets no answer, and is told on.
		chromedp.ProxyServer("http://"+strangers.address),
	)
	allocator, stop := chromedp.NewExecAllocator(context.Background(), options...)
	ctx, cancel := chromedp.NewContext(allocator)
	if err := chromedp.Do(ctx); err != nil {
		stop()
		strangers.close()
		return nil, fmt.Errorf("browser: %s does not start: %w", program, err)
	}
	return &Browser{ctx: ctx, cancel: func() { cancel(); stop(); strangers.close() }, strangers: strangers, opened: map[string]int{}}, nil
}

// Close ends the process and removes its files.
func (b *Browser) Close() { b.cancel() }
