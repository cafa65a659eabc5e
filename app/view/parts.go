package view

import (
	"fmt"
	"strconv"

	"bretwalda/app/client"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// Icons are drawn on a grid of 22, as strokes.
const (
	iconLog      = "M4 5h14M4 11h14M4 17h9"
	iconScores   = "M4 18V9M9 18V4M14 18v-7M19 18v-4"
	iconTimeline = "M11 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16M11 7v4l3 2"
	iconNations  = "M5 4h12v7c0 4-3 6-6 8-3-2-6-4-6-8z"
	iconList     = "M4 5h1M9 5h9M4 11h1M9 11h9M4 17h1M9 17h9"
	iconMenu     = "M4 11a1 1 0 1 0 2 0 1 1 0 1 0-2 0M10 11a1 1 0 1 0 2 0 1 1 0 1 0-2 0M16 11a1 1 0 1 0 2 0 1 1 0 1 0-2 0"
	iconClose    = "M5 5l12 12M17 5L5 17"
	iconBack     = "M13 4l-7 7 7 7"
	iconNext     = "M9 4l7 7-7 7"
	iconDelete   = "M4 6h14M9 6V4h4v2M6 6l1 12h8l1-12"
	iconHint     = "M8 16h6M9 19h4M11 3a6 6 0 0 0-3 11v2h6v-2a6 6 0 0 0-3-11"
	iconSend     = "M19 3L3 9l6 4 4 6zM19 3L9 13"
	iconMinus    = "M5 11h12"
	iconPlus     = "M5 11h12M11 5v12"
)

func icon(path string) app.UI {
	return app.Raw(`<svg class="icon" width="22" height="22" viewBox="0 0 22 22" aria-hidden="true"><path d="` + path + `"/></svg>`)
}

func (v *View) button(label string, msg client.Message) app.HTMLButton {
	return app.Button().Type("button").Class("button").Text(label).OnClick(v.tell(msg), scope(msg))
}

func (v *View) iconButton(path, label string, msg client.Message) app.HTMLButton {
	return app.Button().Type("button").Class("icon-button").Aria("label", label).Body(icon(path)).OnClick(v.tell(msg), scope(msg))
}

// anew is an element that is made anew, with all that is in it, where its key is
// another than before: go-app matches children by their place and would go on with
// a button that means something else by now, the keyboard still on it. A key is of
// small letters, digits and hyphens.
func anew(key string) app.HTMLElem { return app.Elem("of-" + key) }

// keyOf is a key for what a text says.
func keyOf(said string) string {
	const prime = 16777619
	sum := uint32(2166136261)
	for i := range len(said) {
		sum = (sum ^ uint32(said[i])) * prime
	}
	return strconv.FormatUint(uint64(sum), 36)
}

// page is a screen of text and forms: a heading with a way back, and sections.
func (v *View) page(title string, body ...app.UI) app.UI {
	label := "button.home"
	if v.M.Back() != client.AtHome {
		label = "button.back"
	}
	return app.Main().Class("page").Body(
		app.Header().Class("page-head").Body(
			v.iconButton(iconBack, v.say(label), client.Goto{Fragment: v.M.Back()}),
			heading(title),
		),
		app.Div().Class("page-body").Body(body...),
	)
}

// heading is a screen's title; the keyboard goes there when the screen appears.
func heading(title string) app.UI {
	return app.H1().ID(client.Title).TabIndex(-1).Text(title)
}

// choice is one of several values of which one holds.
type choice struct {
	label, hint string
	chosen      bool
	msg         client.Message
}

// choices is a group of radio buttons.
func (v *View) choices(name, legend, hint string, list []choice) app.UI {
	var items []app.UI
	key := name
	for _, c := range list {
		key += " " + scope(c.msg)
		items = append(items, app.Label().Class("choice").Body(
			app.Input().Type("radio").Attr("name", name).Aria("label", c.label).Aria("description", c.hint).Checked(c.chosen).OnChange(v.tell(c.msg), scope(c.msg)),
			app.Span().Body(
				app.Span().Text(c.label),
				app.Span().Class("choice-hint").Hidden(c.hint == "").Text(c.hint),
			),
		))
	}
	return app.FieldSet().Class("group").Body(
		app.Legend().Text(legend),
		app.P().Class("muted", "small").Hidden(hint == "").Text(hint),
		anew(keyOf(key)).Class("choice-list").Body(items...), // a radio that changes its group would clear another there
	)
}

// pick is a list that opens, with the hint of what is chosen below it.
func (v *View) pick(legend string, list []choice) app.UI {
	var options []app.UI
	hint := ""
	for i, c := range list {
		options = append(options, app.Option().Value(i).Selected(c.chosen).Text(c.label))
		if c.chosen {
			hint = c.hint
		}
	}
	return app.Div().Class("group").Hidden(len(list) < 2).Body(
		app.H2().Class("legend").Text(legend),
		app.Select().Class("select").Aria("label", legend).Body(options...).OnChange(func(ctx app.Context, _ app.Event) {
			if i, err := strconv.Atoi(ctx.JSSrc().Get("value").String()); err == nil && i < len(list) {
				v.Send(list[i].msg)
			}
		}, legend, fmt.Sprint(len(list))),
		app.P().Class("muted", "small").Hidden(hint == "").Text(hint),
	)
}
