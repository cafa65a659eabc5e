package browser

import (
	"context"
	"errors"
)

// engine is a kind of browser, started.
type engine interface {
	// person begins a profile with nothing stored, for as long as its test runs.
	person(p *Profile) (person, error)
	close()
}

// person is a profile of an engine.
type person interface {
	// tab opens a tab of the profile's screen, and tells the page of what it does.
	tab(page *Page) (tab, error)
}

// tab is what each engine does in its own way for a Page. Every method tries once
// and returns at once when it cannot: a Page tries again.
type tab interface {
	// goTo and reload return when the document has loaded.
	goTo(ctx context.Context, url string) error
	reload(ctx context.Context) error
	// front brings the tab before others of its profile.
	front(ctx context.Context) error
	close() error

	// eval gives the value of an expression as JSON, nothing for undefined; a
	// promise is waited for.
	eval(ctx context.Context, expression string) ([]byte, error)
	// inject runs a script before those of documents to come. An engine that cannot
	// do so runs it as soon as they have loaded.
	inject(ctx context.Context, script string) error

	// tap uses a finger on a screen with touch, else the mouse.
	tap(ctx context.Context, x, y float64) error
	// drag moves the mouse with its button held.
	drag(ctx context.Context, fromX, fromY, toX, toY float64) error
	// fingers plays a gesture in steps of a frame each; at gives the fingers from 0,
	// down, to 1.
	fingers(ctx context.Context, steps int, at func(done float64) [][2]float64) error
	// insert puts words in the place of what is selected in the field that has the
	// focus, as a paste or a phone's keyboard does.
	insert(ctx context.Context, words string) error
	// press sends keys, with the names of chromedp's package kb.
	press(ctx context.Context, keys string) error
	// upload puts a file into the only file field.
	upload(ctx context.Context, file string) error
	// clipboard is the text that was copied last.
	clipboard(ctx context.Context) (string, error)
	// gather asks the page for requests, troubles and violations that the engine does
	// not tell by itself.
	gather(ctx context.Context)
	// picture is what is painted, as PNG, or as WebP where an engine can.
	picture(ctx context.Context, format string) ([]byte, error)
}

// fileField is the field that takes a file, as a script finds it.
const fileField = `document.querySelector("input[type=file]")`

var errNoFileField = errors.New("the page has no file field")
