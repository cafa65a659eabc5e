package browser

import (
	"strings"

	"github.com/chromedp/chromedp/kb"
)

// keys gives the keys of chromedp's package kb the names that the standard has for
// them. Letters and figures are their own.
var keys = strings.NewReplacer(
	kb.Backspace, "\ue003", kb.Tab, "\ue004", kb.Enter, "\ue007", kb.Escape, "\ue00c",
	kb.PageUp, "\ue00e", kb.PageDown, "\ue00f", kb.End, "\ue010", kb.Home, "\ue011",
	kb.ArrowLeft, "\ue012", kb.ArrowUp, "\ue013", kb.ArrowRight, "\ue014", kb.ArrowDown, "\ue015",
	kb.Delete, "\ue017",
)

// shift is a key that is held down while the next one is pressed.
const shift = '\ue008'

// BackTab is the key that leads back.
const BackTab = string(shift) + kb.Tab

// action is one thing that a hand does, in the words that both standards share:
// WebDriver and WebDriver BiDi.
type action = map[string]any

// strokes is the hand on the keyboard.
func strokes(words string) action {
	var list []action
	shifted := false
	for _, key := range keys.Replace(words) {
		list = append(list, action{"type": "keyDown", "value": string(key)})
		if key == shift {
			shifted = true
			continue
		}
		list = append(list, action{"type": "keyUp", "value": string(key)})
		if shifted {
			list = append(list, action{"type": "keyUp", "value": string(shift)})
			shifted = false
		}
	}
	return action{"type": "key", "id": "keys", "actions": list}
}

// pointer is a finger or the mouse that goes from place to place, held down from the
// first on.
func pointer(kind, id string, way [][2]float64) action {
	pause := action{"type": "pause", "duration": frame.Milliseconds()}
	list := []action{moveTo(way[0]), {"type": "pointerDown", "button": 0}}
	for _, at := range way[1:] {
		list = append(list, pause, moveTo(at))
	}
	list = append(list, action{"type": "pointerUp", "button": 0})
	return action{"type": "pointer", "id": id, "parameters": action{"pointerType": kind}, "actions": list}
}

func moveTo(at [2]float64) action {
	return action{"type": "pointerMove", "x": int(at[0] + .5), "y": int(at[1] + .5), "duration": 0, "origin": "viewport"}
}

// click is a tap of a finger or of the mouse.
func click(kind string, x, y float64) []action {
	return []action{pointer(kind, kind, [][2]float64{{x, y}})}
}

// carry is the mouse that carries something.
func carry(fromX, fromY, toX, toY float64) []action {
	const steps = 8
	var way [][2]float64
	for i := range steps + 1 {
		done := float64(i) / steps
		way = append(way, [2]float64{fromX + (toX-fromX)*done, fromY + (toY-fromY)*done})
	}
	return []action{pointer("mouse", "mouse", way)}
}

// hand is the gesture of some fingers.
func hand(steps int, at func(done float64) [][2]float64) []action {
	var list []action
	for finger := range at(0) {
		var way [][2]float64
		for i := range steps + 1 {
			way = append(way, at(float64(i) / float64(steps))[finger])
		}
		list = append(list, pointer("touch", string(rune('1'+finger)), way))
	}
	return list
}

// typed is a script that puts words in the place of what is selected, as if they
// were typed.
func typed(words string) string {
	if words == "" {
		return `document.execCommand("delete")`
	}
	return `document.execCommand("insertText", false, ` + quoted(words) + `)`
}
