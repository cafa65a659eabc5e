package browser

import (
	"strings"

	"github.com/hack-pad/safejs"
)

// Site is the address of the page without query and fragment.
func Site() string {
	location, err := get("location")
	if err != nil {
		return ""
	}
	return textOf(location, "origin") + strings.TrimSuffix(textOf(location, "pathname"), "index.html")
}

func textOf(v safejs.Value, name string) string {
	got, err := v.Get(name)
	if err != nil {
		return ""
	}
	text, err := got.String()
	if err != nil {
		return ""
	}
	return text
}

// Languages are those the person wants, in order of preference.
func Languages() []string {
	list, err := get("navigator", "languages")
	if err != nil {
		return nil
	}
	n, err := list.Length()
	if err != nil {
		return nil
	}
	var codes []string
	for i := range n {
		if v, err := list.Index(i); err == nil {
			if code, err := v.String(); err == nil {
				codes = append(codes, code)
			}
		}
	}
	return codes
}

// Dress gives the document its language, its theme ("light", "dark", or
// "system" to follow the device) and its title, and leaves language and theme
// for the shell of the next start.
func Dress(language, theme, title string) {
	document, err := get("document")
	if err != nil {
		return
	}
	root, err := get("document", "documentElement")
	if err != nil {
		return
	}
	root.Set("lang", language)
	document.Set("title", title)
	if theme == "system" {
		root.Call("removeAttribute", "data-theme")
	} else {
		root.Call("setAttribute", "data-theme", theme)
	}
	// A browser may forbid even to look at its storage.
	if storage, err := get("localStorage"); err == nil {
		storage.Call("setItem", "bretwalda.lang", language)
		storage.Call("setItem", "bretwalda.theme", theme)
	}
}

// WhenSeen calls back each time the page is looked at again.
func WhenSeen(seen func()) {
	document, err := get("document")
	if err != nil {
		return
	}
	// The listener lives as long as the page.
	listener, err := safejs.FuncOf(func(safejs.Value, []safejs.Value) any {
		if textOf(document, "visibilityState") == "visible" {
			seen()
		}
		return nil
	})
	if err == nil {
		document.Call("addEventListener", "visibilitychange", listener)
		safejs.Global().Call("addEventListener", "focus", listener)
	}
}

// AfterPaint calls once what has been drawn by now is on the screen. While the
// page is not seen, that waits.
func AfterPaint(do func()) {
	var frame, rest safejs.Func
	frame, err := safejs.FuncOf(func(safejs.Value, []safejs.Value) any {
		frame.Release()
		safejs.Global().Call("setTimeout", rest, 0)
		return nil
	})
	if err != nil {
		return
	}
	rest, err = safejs.FuncOf(func(safejs.Value, []safejs.Value) any {
		rest.Release()
		do()
		return nil
	})
	if err == nil {
		safejs.Global().Call("requestAnimationFrame", frame)
	}
}

// Alone reports whether the page runs as an installed program.
func Alone() bool { return matches("(display-mode: standalone)") }

// Apart reports whether links never open the installed program, but a tab like
// this one. So it is on iOS alone, whose browsers tell a page in a tab that it
// does not stand alone; others do not tell it so.
func Apart() bool {
	navigator, err := get("navigator")
	if err != nil {
		return false
	}
	alone, err := navigator.Get("standalone")
	if err != nil {
		return false
	}
	is, err := alone.Bool()
	return err == nil && !is
}

// Still reports whether the person wants little to move.
func Still() bool { return matches("(prefers-reduced-motion: reduce)") }

// Desk reports whether there is room beside the map: desk.css asks the same.
func Desk() bool { return matches("(min-width: 1000px) and (min-width: 62em) and (min-height: 561px)") }

// matches reports whether a media query holds.
func matches(query string) bool {
	list, err := safejs.Global().Call("matchMedia", query)
	if err != nil {
		return false
	}
	value, err := list.Get("matches")
	if err != nil {
		return false
	}
	holds, err := value.Bool()
	return err == nil && holds
}
