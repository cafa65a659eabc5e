package view

import (
	"strconv"

	"bretwalda/app/client"
	"bretwalda/app/gameview"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

func (v *View) Button(label string, msg client.Message) app.HTMLButton {
	return app.Button().Type("button").Class("button").Text(label).OnClick(v.Tell(msg), gameview.Scope(msg))
}

func (v *View) IconButton(path, label string, msg client.Message) app.HTMLButton {
	return app.Button().Type("button").Class("icon-button").Aria("label", label).Body(gameview.Icon(path)).OnClick(v.Tell(msg), gameview.Scope(msg))
}

// anew is an element that is made again, with all that is in it, where its key is
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
func (v *View) page(title string, body ...app.UI) app.UI { return v.pageOf("", title, body...) }

// pageOf is a page of a class.
func (v *View) pageOf(class, title string, body ...app.UI) app.UI {
	label := "button.home"
	if v.M.Back() != client.AtHome {
		label = "button.back"
	}
	return app.Main().Class("page", class).Body(
		app.Header().Class("page-head").Body(
			v.IconButton(gameview.IconBack, v.say(label), client.Goto{Fragment: v.M.Back()}),
			heading(title),
		),
		app.Div().Class("page-body").Body(body...),
	)
}

// heading is a screen's title; the keyboard goes there when the screen appears.
func heading(title string) app.UI {
	return app.H1().ID(client.Title).TabIndex(-1).Text(title)
}

// choices is a group of radio buttons. Each answers a click, as keys make one too: a
// change is lost where a drawing that was due comes between the two and puts back what
// was checked. So its message may come though nothing changes.
func (v *View) choices(name, legend, hint string, list []gameview.Choice) app.UI {
	var items []app.UI
	key := name
	for _, c := range list {
		key += " " + gameview.Scope(c.Msg)
		items = append(items, app.Label().Class("choice").Body(
			app.Input().Type("radio").Attr("name", name).Aria("label", c.Label).Aria("description", c.Hint).Checked(c.Chosen).OnClick(v.Tell(c.Msg), gameview.Scope(c.Msg)),
			app.Span().Body(
				app.Span().Text(c.Label),
				app.Span().Class("choice-hint").Hidden(c.Hint == "").Text(c.Hint),
			),
		))
	}
	return app.FieldSet().Class("group").Body(
		app.Legend().Text(legend),
		app.P().Class("muted", "small").Hidden(hint == "").Text(hint),
		anew(keyOf(key)).Class("choice-list").Body(items...), // a radio that changes its group would clear another there
	)
}

// Pick is a list that opens, with the hint of what is chosen below it.
func (v *View) Pick(legend string, list []gameview.Choice) app.UI {
	hint := ""
	for _, c := range list {
		if c.Chosen {
			hint = c.Hint
		}
	}
	return app.Div().Class("group").Hidden(len(list) < 2).Body(
		app.H2().Class("legend").Text(legend),
		v.opens(legend, list),
		app.P().Class("muted", "small").Hidden(hint == "").Text(hint),
	)
}
