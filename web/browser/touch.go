package browser

import (
	"context"
	"errors"
	"fmt"
	"time"
)

// frame is a frame of a quick screen.
const frame = 16 * time.Millisecond

// Tap touches (or clicks, on a screen without touch) what has an accessible
// name. It waits until that is there, at rest, enabled and not covered.
func (p *Page) Tap(name string) {
	p.t.Helper()
	p.TapRole("", name)
}

// TapRole is Tap for one of several things with a name: role is "button",
// "link", "tab", "checkbox", …
func (p *Page) TapRole(role, name string) {
	p.t.Helper()
	p.wait(fmt.Sprintf("tap %q", name), func(ctx context.Context) error {
		at, err := p.where(ctx, role, name)
		if err != nil {
			return err
		}
		return tapAt(ctx, p.tab, at)
	})
}

// tapAt taps a spot. Words that cover it are taken away first.
func tapAt(ctx context.Context, tab tab, at spot) error {
	if err := tab.tap(ctx, at.X, at.Y); err != nil || !at.Words {
		return err
	}
	return errors.New("words lie over it")
}

// TapOn is Tap for the first thing that a selector of style sheets finds, where a
// name is not what the test is about.
func (p *Page) TapOn(selector string) {
	p.t.Helper()
	p.wait(fmt.Sprintf("tap on %q", selector), func(ctx context.Context) error {
		if err := p.tab.front(ctx); err != nil {
			return err
		}
		at, err := read[spot](ctx, p.tab, fmt.Sprintf(`((e) => e ? (%s)(e, %d) : { Reason: "nothing there" })(document.querySelector(%s))`,
			aim, rest[p.browser.kind], quoted(selector)))
		if err == nil && at.Reason != "" {
			err = errors.New(at.Reason)
		}
		if err != nil {
			return err
		}
		return tapAt(ctx, p.tab, at)
	})
}

// Drag moves one finger, or the mouse with its button held, from one point to
// another.
func (p *Page) Drag(fromX, fromY, toX, toY float64) {
	p.t.Helper()
	p.do("drag", func(ctx context.Context) error {
		if !p.screen.Touch {
			return p.tab.drag(ctx, fromX, fromY, toX, toY)
		}
		return p.tab.fingers(ctx, 8, func(done float64) [][2]float64 {
			return [][2]float64{{fromX + (toX-fromX)*done, fromY + (toY-fromY)*done}}
		})
	})
}

// Pinch moves two fingers around a point from one distance to another: apart,
// and a map grows. It needs Fingers.
func (p *Page) Pinch(x, y, from, to float64) {
	p.t.Helper()
	p.Fingers(8, func(done float64) [][2]float64 {
		half := (from + (to-from)*done) / 2
		return [][2]float64{{x - half, y}, {x + half, y}}
	})
}

// Touch taps a point of the page, whatever is there.
func (p *Page) Touch(x, y float64) {
	p.t.Helper()
	p.do("touch", func(ctx context.Context) error { return p.tab.tap(ctx, x, y) })
}

// Fingers plays a gesture of one or two fingers in so many steps, a frame of a
// quick screen for each; at gives where they are, from 0, down, to 1. It needs
// Fingers.
func (p *Page) Fingers(steps int, at func(done float64) [][2]float64) {
	p.t.Helper()
	p.needs(Fingers)
	p.do("move fingers", func(ctx context.Context) error { return p.tab.fingers(ctx, steps, at) })
}

// Type puts the cursor into a field by its accessible name, clears it and
// types.
func (p *Page) Type(field, words string) {
	p.t.Helper()
	p.Tap(field)
	p.do("type into "+field, func(ctx context.Context) error {
		if _, err := p.tab.eval(ctx, `void document.activeElement.select?.()`); err != nil {
			return err
		}
		return p.tab.insert(ctx, words)
	})
}

// Press sends keys to what has the focus. Named keys have the names of chromedp's
// package kb: kb.Tab, kb.Enter, kb.ArrowLeft; BackTab goes alone.
func (p *Page) Press(keys string) {
	p.t.Helper()
	p.do("press keys", func(ctx context.Context) error { return p.tab.press(ctx, keys) })
}

// Upload puts a file into the page's only file field, as the chooser that a
// button opens would.
func (p *Page) Upload(file string) {
	p.t.Helper()
	p.wait("upload "+file, func(ctx context.Context) error { return p.tab.upload(ctx, file) })
}
