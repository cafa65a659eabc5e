package browser

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"
)

// Page is one tab.
type Page struct {
	t      testing.TB
	ctx    context.Context
	screen Screen
	folder string // of downloads

	watch    watch
	mu       sync.Mutex
	requests []string
	troubles []string
}

// Blank opens a tab that shows nothing yet, for what must be set up before the
// site is there: see Inject.
func (p *Profile) Blank() *Page {
	p.t.Helper()
	ctx, cancel := chromedp.NewContext(p.browser.ctx, chromedp.WithExistingBrowserContext(p.context))
	p.t.Cleanup(cancel)
	page := &Page{t: p.t, ctx: ctx, screen: p.screen, folder: p.folder}
	page.do("open a tab", chromedp.Steps(page.dress()...))
	// A service worker that is watched is never stopped, which no player's
	// browser does: updates would hang.
	if err := call(ctx, target.SetAutoAttach, target.SetAutoAttachParams{AutoAttach: false}); err != nil {
		p.t.Fatalf("browser: %v", err)
	}
	if err := chromedp.Listen(ctx, page.note); err != nil {
		p.t.Fatalf("browser: %v", err)
	}
	p.t.Cleanup(page.judge)
	page.Inject(p.chance())
	return page
}

// Open opens a tab and waits until its document has loaded. That the client
// runs is for Sees or Find to wait for.
func (p *Profile) Open(url string) *Page {
	p.t.Helper()
	page := p.Blank()
	page.Goto(url)
	return page
}

// dress makes the tab look like the screen.
func (p *Page) dress() []chromedp.Action[chromedp.Void] {
	s := p.screen
	options := []chromedp.EmulateViewportOption{chromedp.EmulateScale(s.Scale)}
	if s.Touch {
		options = append(options, chromedp.EmulateTouch, chromedp.EmulateMobile, chromedp.EmulatePortrait)
	}
	language := s.Language
	if language == "" {
		language = "en-GB"
	}
	scheme := "light"
	if s.Dark {
		scheme = "dark"
	}
	return []chromedp.Action[chromedp.Void]{
		chromedp.EmulateViewport(s.Width, s.Height, options...),
		chromedp.Func(func(ctx context.Context, _ *chromedp.Target) error {
			agent, err := chromedp.Run(ctx, chromedp.Evaluate[string]("navigator.userAgent"))
			if err != nil {
				return err
			}
			err = call(ctx, emulation.SetUserAgentOverride, emulation.SetUserAgentOverrideParams{
				UserAgent: agent, AcceptLanguage: language,
			})
			if err != nil {
				return err
			}
			return call(ctx, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
				Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: scheme}},
			})
		}),
	}
}

// note keeps what a test may ask for later.
func (p *Page) note(event any) {
	p.watch.note(event)
	p.mu.Lock()
	defer p.mu.Unlock()
	switch e := event.(type) {
	case *network.EventRequestWillBeSent:
		p.requests = append(p.requests, e.Request.URL)
	case *log.EventEntryAdded:
		if e.Entry.Level == log.EntryLevelError {
			p.troubles = append(p.troubles, strings.TrimSpace(e.Entry.Text+" "+e.Entry.URL))
		}
	case *runtime.EventExceptionThrown:
		p.troubles = append(p.troubles, (&chromedp.ExceptionError{ExceptionDetails: e.ExceptionDetails}).Error())
	case *runtime.EventConsoleAPICalled:
		if e.Type != runtime.ConsoleAPICalledTypeError && e.Type != runtime.ConsoleAPICalledTypeWarning {
			return
		}
		var words []string
		for _, arg := range e.Args {
			words = append(words, strings.Trim(string(arg.Value), `"`)+arg.Description)
		}
		p.troubles = append(p.troubles, strings.Join(words, " "))
	}
}

// Requests lists the addresses the page has asked for since it was opened.
func (p *Page) Requests() []string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return append([]string(nil), p.requests...)
}

// Troubles lists the errors and warnings of the console, what the browser
// itself complains of (a file that is missing, a policy that is broken) and the
// exceptions nobody caught, since the page was opened.
func (p *Page) Troubles() []string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return append([]string(nil), p.troubles...)
}

// Goto loads an address.
func (p *Page) Goto(url string) {
	p.t.Helper()
	p.do("go to "+url, chromedp.Navigate(url))
}

// Reload loads the page again, as the person's reload button does.
func (p *Page) Reload() {
	p.t.Helper()
	p.do("reload", chromedp.Reload())
}

// Close closes the tab.
func (p *Page) Close() {
	p.t.Helper()
	if err := chromedp.Cancel(p.ctx); err != nil {
		p.t.Fatalf("browser: close: %v", err)
	}
}

// URL is the address in the address bar.
func (p *Page) URL() string {
	p.t.Helper()
	return Eval[string](p, "location.href")
}

// Inject runs a script before any script of the documents loaded from now on:
// to take a feature of the browser away, for example.
func (p *Page) Inject(script string) {
	p.t.Helper()
	err := call(p.ctx, cdppage.AddScriptToEvaluateOnNewDocument, cdppage.AddScriptToEvaluateOnNewDocumentParams{Source: script})
	if err != nil {
		p.fail("inject a script: %v", err)
	}
}

// Eval is the value of a JavaScript expression; a promise is waited for.
func Eval[T any](p *Page, expression string) T {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, Patience)
	defer cancel()
	value, err := chromedp.Run(ctx, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
	if err != nil {
		p.fail("evaluate %s: %v", expression, err)
	}
	return value
}

// Until waits until a JavaScript expression is true.
func (p *Page) Until(what, expression string) {
	p.t.Helper()
	p.wait(what, func(ctx context.Context) error {
		ok, err := chromedp.Run(ctx, chromedp.Evaluate[bool](expression, chromedp.EvalAwaitPromise))
		if err == nil && !ok {
			err = fmt.Errorf("%s is false", expression)
		}
		return err
	})
}

// Screenshot writes what is painted to a file: a PNG, or WebP where its name ends
// so.
func (p *Page) Screenshot(file string) {
	p.t.Helper()
	if err := p.shoot(file); err != nil {
		p.t.Fatalf("browser: screenshot: %v", err)
	}
}

func (p *Page) shoot(file string) error {
	ctx, cancel := context.WithTimeout(p.ctx, Patience)
	defer cancel()
	how := cdppage.CaptureScreenshotParams{}
	if filepath.Ext(file) == ".webp" {
		quality := int64(75)
		how.Format, how.Quality = cdppage.CaptureScreenshotFormatWebp, &quality
	}
	taken, err := chromedp.Call(ctx, cdppage.CaptureScreenshot, how)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	return os.WriteFile(file, taken.Data, 0o644)
}

// do runs an action once.
func (p *Page) do(what string, action chromedp.Action[chromedp.Void]) {
	p.t.Helper()
	ctx, cancel := p.ctx, func() {}
	if chromedp.FromContext(p.ctx).Target != nil { // The first action decides how long the tab lives.
		ctx, cancel = context.WithTimeout(p.ctx, Patience)
	}
	defer cancel()
	if err := chromedp.Do(ctx, action); err != nil {
		p.fail("%s: %v", what, err)
	}
}

// wait tries until it succeeds or Patience is over.
func (p *Page) wait(what string, try func(context.Context) error) {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, Patience)
	defer cancel()
	var last error
	for {
		err := try(ctx)
		if err == nil {
			return
		}
		if ctx.Err() == nil || last == nil {
			last = err // What went wrong, not that time is over.
		}
		select {
		case <-ctx.Done():
			p.fail("%s: %v", what, last)
		case <-time.After(50 * time.Millisecond):
		}
	}
}

// fail ends the test with a picture of the page and what its console said.
func (p *Page) fail(format string, args ...any) {
	p.t.Helper()
	said := fmt.Sprintf("browser: "+format, args...)
	file := filepath.Join(projectRoot(), "build", "failed", strings.ReplaceAll(p.t.Name(), "/", "_")+".png")
	if err := p.shoot(file); err == nil {
		said += "\npicture: " + file
	}
	if troubles := p.Troubles(); len(troubles) > 0 {
		said += "\nconsole:\n  " + strings.Join(troubles, "\n  ")
	}
	p.t.Fatal(said)
}

// projectRoot is the nearest folder above with a go.mod: tests run in theirs.
func projectRoot() string {
	folder, err := os.Getwd()
	if err != nil {
		return "."
	}
	for at := folder; ; at = filepath.Dir(at) {
		if _, err := os.Stat(filepath.Join(at, "go.mod")); err == nil {
			return at
		}
		if at == filepath.Dir(at) {
			return folder
		}
	}
}

// Scripts forbids or allows the scripts of documents loaded from now on.
func (p *Page) Scripts(on bool) {
	p.t.Helper()
	off := emulation.SetScriptExecutionDisabledParams{Value: !on}
	if err := call(p.ctx, emulation.SetScriptExecutionDisabled, off); err != nil {
		p.fail("forbid scripts: %v", err)
	}
}
