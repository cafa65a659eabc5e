package browser

import (
	"errors"

	"github.com/hack-pad/safejs"
)

// Copy puts a text on the clipboard. It must follow from a tap.
func Copy(text string) error {
	clipboard, err := get("navigator", "clipboard")
	if err != nil {
		return err
	}
	promise, err := clipboard.Call("writeText", text)
	if err != nil {
		return err
	}
	_, err = await(promise)
	return err
}

// CanShare reports whether Share can be offered.
func CanShare() bool {
	_, err := get("navigator", "share")
	return err == nil
}

// Share hands a text and an address to another program, and reports whether it
// has been given. It must follow from a tap. A change of mind is no error.
func Share(title, text, url string) (given bool, err error) {
	navigator, err := get("navigator")
	if err != nil {
		return false, err
	}
	promise, err := navigator.Call("share", map[string]any{"title": title, "text": text, "url": url})
	if err != nil {
		return false, err
	}
	_, err = await(promise)
	var r *Rejection
	if errors.As(err, &r) && r.Name == "AbortError" {
		return false, nil
	}
	return err == nil, err
}

// Draw shows a picture of the table, to be handed over or saved, until it is put away: see
// drawing.js.
func Draw(words []any) error {
	promise, err := safejs.Global().Call("bretwaldaDrawing", words...)
	if err != nil {
		return err
	}
	_, err = await(promise)
	return err
}

// Scan is the text of a code that the camera sees, or "" where the person goes back.
func Scan(words []any) (string, error) {
	promise, err := safejs.Global().Call("bretwaldaScan", words...)
	if err != nil {
		return "", err
	}
	text, err := await(promise)
	if err != nil {
		return "", err
	}
	return text.String()
}

// CanVibrate reports whether the device can be felt.
func CanVibrate() bool {
	// A browser on a desk has the function too, and nothing to move.
	navigator, err := get("navigator")
	if err != nil {
		return false
	}
	if _, err := get("navigator", "vibrate"); err != nil {
		return false
	}
	points, err := navigator.Get("maxTouchPoints")
	if err != nil {
		return false
	}
	n, err := points.Int()
	return err == nil && n > 0
}

// Vibrate lets the device be felt: milliseconds of trembling and rest in turn.
// Where the browser will not, nothing happens.
func Vibrate(pattern []int) {
	navigator, err := get("navigator")
	if err != nil {
		return
	}
	list := make([]any, len(pattern))
	for i, ms := range pattern {
		list[i] = ms
	}
	navigator.Call("vibrate", list)
}

// lit is what keeps the screen lit, or undefined.
var lit = safejs.Undefined()

// KeepAwake keeps the screen lit until it is told otherwise, or the page is left; where
// the browser will not, nothing happens. It blocks.
func KeepAwake(on bool) {
	if !on {
		lit.Call("release") // does nothing where there is none
		return
	}
	lock, err := get("navigator", "wakeLock")
	if err != nil {
		return
	}
	if promise, err := lock.Call("request", "screen"); err == nil {
		if lock, err := await(promise); err == nil {
			lit = lock
		}
	}
}

// Persist asks the browser not to clear what is stored, and reports whether it
// promises. Some browsers ask the person, most decide by themselves.
func Persist() bool { return storage("persist") }

// Persisted reports whether it has promised.
func Persisted() bool { return storage("persisted") }

// storage asks the browser's storage a question that is answered by yes or no.
func storage(question string) bool {
	storage, err := get("navigator", "storage")
	if err != nil {
		return false
	}
	promise, err := storage.Call(question)
	if err != nil {
		return false
	}
	answer, err := await(promise)
	return yes(answer, err)
}

// AskToLeave has the browser ask before the page is closed or left, or no more. It asks in
// its own words.
func AskToLeave(on bool) {
	var listener any
	if on {
		// It lives as long as the page: this is rare.
		f, err := safejs.FuncOf(func(_ safejs.Value, args []safejs.Value) any {
			if len(args) > 0 {
				args[0].Call("preventDefault")
			}
			return nil
		})
		if err != nil {
			return
		}
		listener = f
	}
	safejs.Global().Set("onbeforeunload", listener)
}

// ApplyUpdate lets the release that waits take over; the page loads again. It
// blocks until then.
func ApplyUpdate() error {
	promise, err := safejs.Global().Call("bretwaldaUpdate")
	if err != nil {
		return err
	}
	_, err = await(promise)
	return err
}
