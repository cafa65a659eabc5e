package browser

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"sync"
	"testing"
	"time"
)

// Page is one tab. Its methods are what a person does with one and sees there; what looks
// into it or changes what is around it is a function.
type Page struct {
	t       testing.TB
	ctx     context.Context // in Chromium, of the tab, for what only Chromium can
	tab     tab
	browser *Browser
	screen  Screen
	folder  string // of downloads

	watch  watch
	record record
}

// record is what a page has asked for, and what should not have happened there.
type record struct {
	mu       sync.Mutex
	requests []string
	troubles []string
}

// Blank opens a tab that shows nothing yet, for what must be set up before the
// site is there: see Inject.
func (p *Profile) Blank() *Page {
	p.t.Helper()
	page := &Page{t: p.t, ctx: context.Background(), browser: p.browser, screen: p.screen, folder: p.folder}
	var err error
	if page.tab, err = p.person.tab(page); err != nil {
		p.t.Fatalf("browser: open a tab: %v", err)
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

// asked takes note of a request.
func (r *record) asked(url string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.requests = append(r.requests, url)
}

// trouble takes note of what should not have happened.
func (r *record) trouble(what string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.troubles = append(r.troubles, what)
}

// Requests lists the addresses the page has asked for since it was opened.
func (p *Page) Requests() []string {
	p.record.mu.Lock()
	defer p.record.mu.Unlock()
	return append([]string(nil), p.record.requests...)
}

// Troubles lists the errors and warnings of the console, what the browser
// itself complains of (a file that is missing, a policy that is broken) and the
// exceptions nobody caught, since the page was opened.
func (p *Page) Troubles() []string {
	p.gather()
	p.record.mu.Lock()
	defer p.record.mu.Unlock()
	return append([]string(nil), p.record.troubles...)
}

// gather waits until all is known that has happened to the page.
func (p *Page) gather() {
	ctx, cancel := context.WithTimeout(p.ctx, Patience)
	defer cancel()
	p.tab.gather(ctx)
}

// Goto loads an address.
func (p *Page) Goto(url string) {
	p.t.Helper()
	p.do("go to "+url, func(ctx context.Context) error { return p.tab.goTo(ctx, url) })
}

// Reload loads the page again, as the person's reload button does.
func (p *Page) Reload() {
	p.t.Helper()
	p.do("reload", p.tab.reload)
}

// Close closes the tab.
func (p *Page) Close() {
	p.t.Helper()
	if err := p.tab.close(); err != nil {
		p.t.Fatalf("browser: close: %v", err)
	}
}

// URL is the address in the address bar.
func (p *Page) URL() string {
	p.t.Helper()
	return Eval[string](p, "location.href")
}

// Inject runs a script before any script of the documents loaded from now on:
// to take a feature of the browser away, for example. It needs Injection; WebKit
// runs the script when the document has loaded.
func (p *Page) Inject(script string) {
	p.t.Helper()
	p.do("inject a script", func(ctx context.Context) error { return p.tab.inject(ctx, script) })
}

// errNothing is the value of an expression that has none.
var errNothing = errors.New("there is no value")

// read is the value of an expression in a tab.
func read[T any](ctx context.Context, tab tab, expression string) (T, error) {
	return value[T](tab.eval(ctx, expression))
}

// value reads what a tab has answered.
func value[T any](said []byte, err error) (T, error) {
	var v T
	if err != nil {
		return v, err
	}
	if len(said) == 0 || string(said) == "null" {
		switch reflect.TypeFor[T]().Kind() {
		case reflect.Pointer, reflect.Map, reflect.Slice, reflect.Interface:
			return v, nil
		}
		return v, errNothing
	}
	return v, json.Unmarshal(said, &v)
}

// Eval is the value of a JavaScript expression; a promise is waited for.
func Eval[T any](p *Page, expression string) T {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, Patience)
	defer cancel()
	value, err := read[T](ctx, p.tab, expression)
	if err != nil {
		p.fail("evaluate %s: %v", expression, err)
	}
	return value
}

// Until waits until a JavaScript expression is true.
func (p *Page) Until(what, expression string) {
	p.t.Helper()
	p.wait(what, func(ctx context.Context) error {
		ok, err := read[bool](ctx, p.tab, expression)
		if err == nil && !ok {
			err = fmt.Errorf("%s is false", expression)
		}
		return err
	})
}

// Screenshot writes what is painted to a file: a PNG, or WebP where its name ends
// so and the browser is Chromium.
func (p *Page) Screenshot(file string) {
	p.t.Helper()
	if err := p.shoot(file); err != nil {
		p.t.Fatalf("browser: screenshot: %v", err)
	}
}

func (p *Page) shoot(file string) error {
	ctx, cancel := context.WithTimeout(p.ctx, Patience)
	defer cancel()
	picture, err := p.tab.picture(ctx, strings.TrimPrefix(filepath.Ext(file), "."))
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	return os.WriteFile(file, picture, 0o644)
}

// do runs an action once.
func (p *Page) do(what string, action func(context.Context) error) {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, Patience)
	defer cancel()
	if err := action(ctx); err != nil {
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
			last = err // the fault itself, not that time is over
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
	name := strings.ReplaceAll(p.t.Name(), "/", "_")
	if p.browser.kind != Chromium {
		name += "_" + string(p.browser.kind)
	}
	file := filepath.Join(projectRoot(), "build", "failed", name+".png")
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
