package browser

import (
	"time"

	"github.com/hack-pad/safejs"
)

var (
	// before is what had the keyboard before something that was opened took it.
	before safejs.Value
	// last is what got the keyboard last.
	last safejs.Value
)

// fields are the elements in which a key is a letter.
const fields = "input:not([type=radio], [type=checkbox], [type=range]), textarea, select"

// WhenKey calls back each time the person presses a key, by its name, and nothing
// on the page has taken it. Where it would be written into a field, it is not told.
func WhenKey(name string, pressed func()) {
	// The letter of a key that was taken may still come, to a field that has got the
	// keyboard meanwhile.
	taken := false
	// The listener lives as long as the page.
	listener, err := safejs.FuncOf(func(_ safejs.Value, args []safejs.Value) any {
		if len(args) == 0 || textOf(args[0], "key") != name {
			return nil
		}
		if textOf(args[0], "type") == "keypress" {
			if taken {
				args[0].Call("preventDefault")
			}
			return nil
		}
		taken = false
		if target, err := args[0].Get("target"); err == nil && len(name) == 1 && is(target, fields) {
			return nil
		}
		for _, with := range []string{"ctrlKey", "metaKey", "altKey"} {
			if len(name) == 1 && yes(args[0].Get(with)) {
				return nil // the browser's own
			}
		}
		if len(name) == 1 { // some browsers search the page
			taken = true
			args[0].Call("preventDefault")
		}
		pressed()
		return nil
	})
	if err == nil {
		safejs.Global().Call("addEventListener", "keydown", listener)
		safejs.Global().Call("addEventListener", "keypress", listener)
	}
}

// WatchFocus remembers what has the keyboard, for Keep.
func WatchFocus() {
	// The listener lives as long as the page.
	listener, err := safejs.FuncOf(func(_ safejs.Value, args []safejs.Value) any {
		if len(args) > 0 {
			if target, err := args[0].Get("target"); err == nil {
				last = target
			}
		}
		return nil
	})
	if err == nil {
		safejs.Global().Call("addEventListener", "focusin", listener)
	}
}

// ignoreTime is how long keys that press something are of no effect after a question
// has come: one that is pressed twice is meant for the question before.
const ignoreTime = 300 * time.Millisecond

// ignoredUntil is until when they rest.
var ignoredUntil time.Time

// IgnoreKeys lets the keys that press something rest for a moment.
func IgnoreKeys() { ignoredUntil = time.Now().Add(ignoreTime) }

// WatchKeys keeps the keys that press something from the table while they rest, and
// where one is held down, but for what counts up and down.
func WatchKeys() {
	// The listener lives as long as the page.
	listener, err := safejs.FuncOf(func(_ safejs.Value, args []safejs.Value) any {
		if len(args) == 0 {
			return nil
		}
		if key := textOf(args[0], "key"); key != "Enter" && key != " " {
			return nil
		}
		target, err := args[0].Get("target")
		if err != nil || is(target, fields) || !is(target, ".table *") {
			return nil
		}
		if held := yes(args[0].Get("repeat")) && !is(target, ".stepper *"); !held && time.Now().After(ignoredUntil) {
			return nil
		}
		args[0].Call("preventDefault")
		args[0].Call("stopPropagation")
		return nil
	})
	if err == nil {
		safejs.Global().Call("addEventListener", "keydown", listener, map[string]any{"capture": true})
	}
}

// Focus moves the keyboard to an element, and the element into view. Where there
// is none of that name, it goes back to what had it before something was opened.
func Focus(id string) {
	if yes(safejs.Global().Call("bretwaldaShow")) {
		return
	}
	document, err := get("document")
	if err != nil {
		return
	}
	e, err := document.Call("getElementById", id)
	if err != nil {
		return
	}
	if !there(e) {
		if shown(before) {
			focusElement(before)
		}
		return
	}
	if now, err := document.Get("activeElement"); err == nil && is(now, ".sheet *, .rail *, .bar *, .board *") {
		before = now
	}
	focusElement(e)
	switch {
	case is(e, ".drawer-head *"):
		rewind(e, ".drawer", ".drawer-body")
	case is(e, ".replay"): // what is told of the past is read first
		rewind(e, ".table", ".sheet")
	case is(e, ".page-head *, .home-head *"): // one stays in view however far the page is scrolled, the other is higher than its title
		safejs.Global().Call("scrollTo", map[string]any{"top": 0, "behavior": "instant"})
	}
}

// Bring brings an element into view, if it is there. Only what scrolls around it moves.
func Bring(id string) {
	document, err := get("document")
	if err != nil {
		return
	}
	if e, err := document.Call("getElementById", id); err == nil && there(e) {
		e.Call("scrollIntoView", map[string]any{"block": "center"})
	}
}

// place is how far the drawer was scrolled that the person will come back to.
var place float64

// drawerBody is what scrolls of the drawer that is open, if one is.
func drawerBody() (safejs.Value, bool) {
	document, err := get("document")
	if err != nil {
		return safejs.Null(), false
	}
	body, err := document.Call("querySelector", ".drawer:not([hidden]) .drawer-body")
	return body, err == nil && there(body)
}

// NoteScroll notes how far the drawer is scrolled.
func NoteScroll() {
	place = 0
	if body, ok := drawerBody(); ok {
		if scrolled, err := body.Get("scrollTop"); err == nil {
			place, _ = scrolled.Float()
		}
	}
}

// Return shows the drawer as far down as NoteScroll has noted, and moves the keyboard to an
// element, which comes into view wherever it is.
func Return(id string) {
	Focus(id)
	body, ok := drawerBody()
	if !ok {
		return
	}
	body.Set("scrollTop", place)
	if document, err := get("document"); err == nil {
		if e, err := document.Call("getElementById", id); err == nil && is(e, ".drawer-body *") {
			e.Call("scrollIntoView", map[string]any{"block": "nearest"})
		}
	}
}

// rewind shows what scrolls of a part of the page around an element from its top, as the drawer
// below a heading: the one that was read before may have been left further down.
func rewind(e safejs.Value, around, scrolls string) {
	part, err := e.Call("closest", around)
	if err != nil || !there(part) {
		return
	}
	if body, err := part.Call("querySelector", scrolls); err == nil && there(body) {
		body.Set("scrollTop", 0)
	}
}

// KeepFocus moves the keyboard to an element if what had it has gone, or cannot be
// pressed any more: browsers would begin again at the top of the page. A person
// who has put it away by touching the map keeps it away.
func KeepFocus(id string) {
	document, err := get("document")
	if err != nil {
		return
	}
	now, err := document.Get("activeElement")
	if err != nil || can(now) || is(now, "body") && (!there(last) || can(last)) {
		return
	}
	if e, err := document.Call("getElementById", id); err == nil && shown(e) {
		focusElement(e)
	}
}

// can reports whether an element can have the keyboard.
func can(e safejs.Value) bool { return is(e, ":enabled, [tabindex], summary") && shown(e) }

func focusElement(e safejs.Value) {
	e.Call("focus", map[string]any{"preventScroll": true})
	e.Call("scrollIntoView", map[string]any{"block": "nearest"})
	if is(e, ".timeline *") {
		begin(e)
	}
}

// begin scrolls a drawer until an element is at its top: what is to come is read
// from there on. Only the drawer moves.
func begin(e safejs.Value) {
	body, err := e.Call("closest", ".drawer-body")
	if err != nil || !there(body) {
		return
	}
	scrolled, err := body.Get("scrollTop")
	if err != nil {
		return
	}
	if now, err := scrolled.Float(); err == nil {
		body.Set("scrollTop", now+topOf(e)-topOf(body))
	}
}

// topOf is where an element begins on the screen.
func topOf(e safejs.Value) float64 {
	box, err := e.Call("getBoundingClientRect")
	if err != nil {
		return 0
	}
	top, err := box.Get("top")
	if err != nil {
		return 0
	}
	y, _ := top.Float()
	return y
}

// is reports whether an element fits a selector.
func is(e safejs.Value, selector string) bool {
	return there(e) && yes(e.Call("matches", selector))
}

// shown reports whether an element is in the page and can be seen.
func shown(e safejs.Value) bool {
	if !there(e) || !yes(e.Get("isConnected")) {
		return false
	}
	boxes, err := e.Call("getClientRects")
	if err != nil {
		return false
	}
	n, err := boxes.Length()
	return err == nil && n > 0
}

func there(e safejs.Value) bool {
	is, err := e.Truthy()
	return err == nil && is
}

func yes(v safejs.Value, err error) bool {
	if err != nil {
		return false
	}
	b, err := v.Bool()
	return err == nil && b
}
