package gameview

import (
	"fmt"
	"strconv"
	"strings"

	"bretwalda/app/client"
	"bretwalda/engine"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// Panel is what the sheet at the bottom shows: who, what is asked, the choice
// being made, and at most three buttons.
type Panel struct {
	Emblem      app.UI
	Title, Hint string
	Loss        string      // what the rules would take, in red
	HandWords   string      // what may be chosen from, where it is not simply held
	Heard       string      // what else follows from what is picked, for those who do not see the middle
	Player      engine.Seat // shown as the one who decides, unless Nobody
	Window      app.UI
	Middle      []app.UI
	Rules       string   // the section that tells of it, or "": of the question
	Recall      bool     // the middle is nothing but what a small screen has no room for
	Foot        []app.UI // right above the buttons, always in view
	Class       string   // of the sheet
	Buttons     []app.UI
}

// Choice is one of several values of which one holds.
type Choice struct {
	Label, Hint string
	Chosen      bool
	Msg         client.Message
}

// Aim is a side that the person plays: when it comes, what it wants, and who or what
// stands in its way.
type Aim struct {
	Side              int8
	When, Wants, Foes string
}

// Icons are drawn on a grid of 22, as strokes.
const (
	IconLog      = "M4 5h14M4 11h14M4 17h9"
	IconScores   = "M4 18V9M9 18V4M14 18v-7M19 18v-4"
	IconTimeline = "M11 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16M11 7v4l3 2"
	IconNations  = "M5 4h12v7c0 4-3 6-6 8-3-2-6-4-6-8z"
	IconList     = "M4 5h1M9 5h9M4 11h1M9 11h9M4 17h1M9 17h9"
	IconMenu     = "M4 11a1 1 0 1 0 2 0 1 1 0 1 0-2 0M10 11a1 1 0 1 0 2 0 1 1 0 1 0-2 0M16 11a1 1 0 1 0 2 0 1 1 0 1 0-2 0"
	IconClose    = "M5 5l12 12M17 5L5 17"
	IconBack     = "M13 4l-7 7 7 7"
	IconNext     = "M9 4l7 7-7 7"
	IconCalendar = "M4 6h14v12H4zM4 10h14M8 4v4M14 4v4"
	IconDelete   = "M4 6h14M9 6V4h4v2M6 6l1 12h8l1-12"
	IconPerson   = "M11 3.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M4 19c0-8 14-8 14 0"
	IconBot      = "M4 8h14v10H4zM11 8V4M8 12v2M14 12v2"
	IconHint     = "M8 16h6M9 19h4M11 3a6 6 0 0 0-3 11v2h6v-2a6 6 0 0 0-3-11"
	IconSend     = "M19 3L3 9l6 4 4 6zM19 3L9 13"
	IconMinus    = "M5 11h12"
	IconPlus     = "M5 11h12M11 5v12"
)

// Icon draws one.
func Icon(path string) app.UI {
	return app.Raw(`<svg class="icon" width="22" height="22" viewBox="0 0 22 22" aria-hidden="true"><path d="` + path + `"/></svg>`)
}

// Grey is the colour of what nobody plays.
const Grey = 5

// Swatch is a colour of players as a small square.
func Swatch(colour int8) app.HTMLI {
	return app.I().Class("swatch", "swatch-"+string(rune('0'+colour))).Aria("hidden", true)
}

// Hand is a list of things to pick, as Table.Thing makes them. It is one stop of the tab
// key; within it the arrow keys lead on.
func Hand(label string, things []app.UI) app.HTMLUl {
	return app.Ul().Class("hand").Aria("label", label).OnKeyDown(walkHand).Body(things...)
}

func walkHand(_ app.Context, e app.Event) {
	step := map[string]int{"ArrowRight": 1, "ArrowDown": 1, "ArrowLeft": -1, "ArrowUp": -1}[e.Get("key").String()]
	if step == 0 {
		return
	}
	now := e.Get("target")
	list := now.Call("closest", ".hand").Call("querySelectorAll", ".thing:enabled")
	n := list.Length()
	for i := range n {
		if list.Index(i).Equal(now) {
			e.PreventDefault()
			next := list.Index((i + step + n) % n)
			now.Set("tabIndex", -1)
			next.Set("tabIndex", 0)
			next.Call("focus")
			return
		}
	}
}

// minus begins a number that was lost.
const minus = "−"

// Lost draws parts of a sentence, those that were lost apart.
func Lost(sentence string, parts []string) (drawn []app.UI) {
	for _, part := range parts {
		i := strings.Index(sentence, part)
		if i < 0 || !strings.Contains(part, minus) {
			continue
		}
		drawn = append(drawn, app.Text(sentence[:i]), app.Span().Class("loss").Text(part))
		sentence = sentence[i+len(part):]
	}
	return append(drawn, app.Text(sentence))
}

// Scope names a message, for handlers that are written in one place.
func Scope(msg client.Message) string { return fmt.Sprintf("%T%+v", msg, msg) }

// Pictured is what is heard as words and seen as a picture, figures and all.
func Pictured(words string, picture ...app.UI) []app.UI {
	return []app.UI{
		app.Span().Class("aside").Text(words),
		app.Span().Class("picture").Aria("hidden", true).Body(picture...),
	}
}

// Named puts a name that never changes before a label that does: a reader of
// the screen hears what kind of button it is, and that "March" is no area.
func Named(name, label string) string {
	if label == name {
		return name
	}
	return name + ": " + label
}

// pipped is a die of six sides as a picture of so many pixels.
func pipped(face, pixels int) string {
	size := strconv.Itoa(pixels)
	var b strings.Builder
	b.WriteString(`<svg class="die" width="` + size + `" height="` + size + `" viewBox="0 0 24 24" aria-hidden="true"><rect x="1" y="1" width="22" height="22" rx="5"/>`)
	at := strings.Fields(pips[max(face, 1)])
	for i := 0; i+1 < len(at); i += 2 {
		b.WriteString(`<circle cx="` + at[i] + `" cy="` + at[i+1] + `" r="2.3"/>`)
	}
	b.WriteString(`</svg>`)
	return b.String()
}

// Numbered is a die that shows figures, as those of ten sides do.
func Numbered(face, pixels int) string {
	size := strconv.Itoa(pixels)
	return `<svg class="die" width="` + size + `" height="` + size + `" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 1 23 9.5 12 23 1 9.5z"/>` +
		`<text x="12" y="14.6" text-anchor="middle">` + strconv.Itoa(face) + `</text></svg>`
}

// Aside is what only readers of the screen say after a name.
func Aside(state string) string {
	if state == "" {
		return ""
	}
	return " (" + state + ")"
}

// Where the pips of a die stand, on a grid of 24.
var pips = [7]string{
	1: "12 12", 2: "7 7 17 17", 3: "7 7 12 12 17 17", 4: "7 7 17 7 7 17 17 17",
	5: "7 7 17 7 12 12 7 17 17 17", 6: "7 6 17 6 7 12 17 12 7 18 17 18",
}
