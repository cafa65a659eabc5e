package browser

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/input"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// spot is where a thing can be touched, or why it cannot.
type spot struct {
	X, Y   float64
	Reason string
}

// aim finds a point of an element that is in view, at rest and not covered. An
// area of a map need not hold the middle of its box.
const aim = `async function () {
  if (this.disabled || this.getAttribute?.("aria-disabled") === "true") return { Reason: "is disabled" };
  const inside = (b) => b.top >= 0 && b.left >= 0 && b.bottom <= innerHeight && b.right <= innerWidth;
  if (!inside(this.getBoundingClientRect())) this.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const before = this.getBoundingClientRect();
  await new Promise((done) => setTimeout(done, 40));
  const box = this.getBoundingClientRect();
  if (!box.width || !box.height) return { Reason: "has no size" };
  if (Math.abs(box.x - before.x) + Math.abs(box.y - before.y) > 1) return { Reason: "is moving" };
  const points = [[box.x + box.width / 2, box.y + box.height / 2]];
  for (const r of this.getClientRects()) points.push([r.x + r.width / 2, r.y + r.height / 2]);
  for (let i = 1; i < 12; i++) for (let j = 1; j < 12; j++) points.push([box.x + (box.width * i) / 12, box.y + (box.height * j) / 12]);
  let cover = null;
  for (const [x, y] of points) {
    const hit = document.elementFromPoint(x, y);
    if (hit && (this.contains(hit) || hit.closest("label")?.control === this)) return { X: x, Y: y };
    cover ||= hit;
  }
  return { Reason: cover ? "is covered by <" + cover.tagName.toLowerCase() + " class=" + cover.getAttribute("class") + ">" : "is out of view" };
}`

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
		return p.tap(ctx, at.X, at.Y)
	})
}

// where finds the first thing of a name that can be touched.
func (p *Page) where(ctx context.Context, role, name string) (spot, error) {
	found, err := p.search(ctx, role, name)
	if err != nil {
		return spot{}, err
	}
	err = errors.New("nothing of that name")
	if err := call(ctx, cdppage.BringToFront, cdp.Empty{}); err != nil {
		return spot{}, err
	}
	for _, n := range found {
		id, e := resolve(ctx, n.id)
		if e != nil {
			err = e
			continue
		}
		at, e := chromedp.Run(ctx, chromedp.CallFunctionOn[spot](aim, func(c *runtime.CallFunctionOnParams) {
			wait := true
			c.ObjectID, c.AwaitPromise = id, &wait
		}))
		if e == nil && at.Reason == "" {
			return at, nil
		}
		err = e
		if e == nil {
			err = fmt.Errorf("the %s %s", n.role, at.Reason)
		}
	}
	return spot{}, err
}

func (p *Page) tap(ctx context.Context, x, y float64) error {
	if p.screen.Touch {
		return chromedp.Do(ctx, chromedp.TapXY(x, y))
	}
	return chromedp.Do(ctx, chromedp.MouseClickXY(x, y))
}

// Drag moves one finger, or the mouse with its button held, from one point to
// another.
func (p *Page) Drag(fromX, fromY, toX, toY float64) {
	p.t.Helper()
	if !p.screen.Touch {
		p.do("drag", chromedp.DragAndDropXY(fromX, fromY, toX, toY, 8))
		return
	}
	p.fingers("drag", 8, func(done float64) []*input.TouchPoint {
		return []*input.TouchPoint{{X: fromX + (toX-fromX)*done, Y: fromY + (toY-fromY)*done}}
	})
}

// Pinch moves two fingers around a point from one distance to another: apart,
// and a map grows.
func (p *Page) Pinch(x, y, from, to float64) {
	p.t.Helper()
	first, second := 1.0, 2.0
	p.fingers("pinch", 8, func(done float64) []*input.TouchPoint {
		half := (from + (to-from)*done) / 2
		return []*input.TouchPoint{{X: x - half, Y: y, ID: &first}, {X: x + half, Y: y, ID: &second}}
	})
}

// fingers plays a gesture in steps; at gives the fingers from 0, down, to 1.
func (p *Page) fingers(what string, steps int, at func(done float64) []*input.TouchPoint) {
	p.t.Helper()
	p.do(what, chromedp.Func(func(ctx context.Context, _ *chromedp.Target) error {
		touch := func(kind input.DispatchTouchEventType, points []*input.TouchPoint) error {
			return call(ctx, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: kind, TouchPoints: points})
		}
		if err := touch(input.DispatchTouchEventTypeTouchStart, at(0)); err != nil {
			return err
		}
		for i := 1; i <= steps; i++ {
			time.Sleep(16 * time.Millisecond)
			if err := touch(input.DispatchTouchEventTypeTouchMove, at(float64(i)/float64(steps))); err != nil {
				return err
			}
		}
		return touch(input.DispatchTouchEventTypeTouchEnd, []*input.TouchPoint{})
	}))
}

// Type puts the cursor into a field by its accessible name, clears it and
// types.
func (p *Page) Type(field, words string) {
	p.t.Helper()
	p.Tap(field)
	p.do("type into "+field, chromedp.Func(func(ctx context.Context, _ *chromedp.Target) error {
		if err := chromedp.Do(ctx, chromedp.Evaluate[chromedp.Void](`document.activeElement.select?.()`)); err != nil {
			return err
		}
		if words == "" {
			return chromedp.Do(ctx, chromedp.KeyEvent("\b"))
		}
		// Typed at once, as a paste or a phone's keyboard does.
		return call(ctx, input.InsertText, input.InsertTextParams{Text: words})
	}))
}

// Press sends keys to what has the focus. Named keys are those of chromedp's
// package kb: kb.Tab, kb.Enter, kb.ArrowLeft.
func (p *Page) Press(keys string) {
	p.t.Helper()
	p.do("press keys", chromedp.KeyEvent(keys))
}

// Upload puts a file into the page's only file field, as the chooser that a
// button opens would.
func (p *Page) Upload(file string) {
	p.t.Helper()
	p.wait("upload "+file, func(ctx context.Context) error {
		field, err := chromedp.Run(ctx, chromedp.Evaluate[*runtime.RemoteObject](`document.querySelector("input[type=file]")`))
		if err != nil {
			return err
		}
		if field.ObjectID == "" {
			return errors.New("the page has no file field")
		}
		return call(ctx, dom.SetFileInputFiles, dom.SetFileInputFilesParams{Files: []string{file}, ObjectID: field.ObjectID})
	})
}
