package browser

import (
	"slices"

	"github.com/chromedp/cdproto/emulation"
)

// Kind names a browser.
type Kind string

// The browsers that tests run in.
const (
	Chromium Kind = "chromium"
	Firefox  Kind = "firefox"
	WebKit   Kind = "webkit" // WebKitGTK, of the family of Safari
)

// Kinds lists all browsers.
var Kinds = []Kind{Chromium, Firefox, WebKit}

// Need is something that not every browser lets a test do.
type Need string

// Needs of a test, each with the reason why some browsers cannot.
const (
	Fingers   Need = "fingers: the driver of WebKitGTK makes a mouse of every finger"
	Injection Need = "a script before the page's own, which WebKitGTK's driver does not run"
	Requests  Need = "the list of requests, which WebKitGTK's driver does not tell"
	Language  Need = "another language, which WebKitGTK's driver cannot set"
	Theme     Need = "a dark theme of the person's own, or a screen that says it has touch: only Chromium's driver has such commands"
	Slowness  Need = "a slower processor, which only Chromium plays"
	Scripts   Need = "a page without scripts, which only Chromium's driver can read"
	Tree      Need = "the whole accessibility tree, which only Chromium tells"
	Quotas    Need = "a storage limit, which only Chromium's driver sets"
	Fonts     Need = "another text size, which only Chromium sets while it runs"
	Media     Need = "a person's contrast or colours of their own, which only Chromium's driver sets"
)

// cannot lists what a browser does not do.
var cannot = map[Kind][]Need{
	Firefox: {Theme, Slowness, Scripts, Tree, Quotas, Fonts, Media},
	WebKit:  {Fingers, Injection, Requests, Language, Theme, Slowness, Scripts, Tree, Quotas, Fonts, Media},
}

// Can reports whether a test with a need runs in a browser.
func (k Kind) Can(n Need) bool { return !slices.Contains(cannot[k], n) }

// needs fails a test that asks for what its browser cannot do: it should have
// declared it, and not have been run there.
func (p *Page) needs(n Need) {
	p.t.Helper()
	if !p.browser.kind.Can(n) {
		p.t.Fatalf("browser: %s cannot do what the test needs: %s", p.browser.kind, n)
	}
}

// AllowScripts allows or forbids the scripts of documents loaded from now on.
func AllowScripts(p *Page, on bool) {
	p.t.Helper()
	p.needs(Scripts)
	off := emulation.SetScriptExecutionDisabledParams{Value: !on}
	if err := call(p.ctx, emulation.SetScriptExecutionDisabled, off); err != nil {
		p.fail("forbid scripts: %v", err)
	}
}
