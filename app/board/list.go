package board

import (
	"slices"
	"strconv"

	"bretwalda/static/maps"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// List is the board as nested lists: regions, their places, and what is
// there. Every place is a button.
type List struct {
	app.Compo

	Chart *maps.Chart
	Texts Texts
	Offer
	OnTap func(place int8)
	OnKey func(place int8) // as of a Map
}

// Render is the list.
func (l *List) Render() app.UI {
	var regions []app.UI
	for _, r := range regionsOf(l.Chart) {
		var places []app.UI
		for _, p := range r.places {
			places = append(places, l.place(p))
		}
		// An area with towns is their heading.
		if first := l.Chart.Places[r.places[0]]; !first.Towns {
			places = []app.UI{app.H3().Class("board-list-region").Text(l.Texts.Region(r.name)), app.Ul().Body(places...)}
		} else {
			places = []app.UI{app.Ul().Class("board-list-country").Body(places...)}
		}
		regions = append(regions, app.Li().Body(places...))
	}
	return app.Ul().Class("board-list").Aria("label", l.Texts.Map).Body(regions...)
}

func (l *List) place(p int8) app.UI {
	class := "board-list-place"
	switch bit := uint64(1) << p; {
	case p == l.Selected:
		class += " board-list-selected"
	case l.Targets&bit != 0:
		class += " board-list-target"
	case l.Origins&bit != 0:
		class += " board-list-origin"
	}
	var stands []app.UI
	open, is := "", stateOf(p, l.Selected, l.Origins|l.Targets, l.Arrow)
	if is.offered {
		open = l.Texts.Open
	}
	button := app.Button().Type("button").Class(class).Aria("description", open).Text(l.Texts.Name(p))
	for name, value := range is.attributes() {
		button = button.Attr(name, value)
	}
	for _, s := range l.Texts.Stands(p) {
		stands = append(stands, app.Li().Text(s))
	}
	return app.Li().Body(
		button.OnClick(func(ctx app.Context, e app.Event) {
			handle := l.OnTap
			if e.Get("detail").Int() == 0 { // no pointer has pressed it
				handle = l.OnKey
			}
			if handle != nil {
				ctx.Emit(func() { handle(p) })
			}
		}, p),
		app.Ul().Body(stands...),
	)
}

// state is what a place is to the question that is asked.
type state struct{ picked, offered, shut, target bool }

// stateOf is the state of a place. Where nothing is offered, no place is shut.
func stateOf(p, selected int8, offered uint64, arrow []int8) state {
	return state{
		picked:  p == selected,
		offered: offered>>p&1 != 0,
		shut:    offered != 0 && offered>>p&1 == 0 && p != selected,
		target:  len(arrow) > 0 && arrow[len(arrow)-1] == p,
	}
}

// attributes is the state for readers of the screen. A place that cannot be chosen can be
// pressed nevertheless: it says why.
func (s state) attributes() map[string]string {
	return map[string]string{
		"aria-pressed":  strconv.FormatBool(s.picked),
		"aria-disabled": strconv.FormatBool(s.shut),
		"aria-current":  strconv.FormatBool(s.target),
	}
}

// region is a part of the board with its places; the seas come last, without a
// name. An area with towns comes before them.
type region struct {
	name   string
	places []int8
}

// regionsOf are the regions in the order of their first places.
func regionsOf(c *maps.Chart) []region {
	var out []region
	for i := range c.Places {
		p := &c.Places[i]
		k := slices.IndexFunc(out, func(r region) bool { return r.name == p.Region })
		if k < 0 {
			k = len(out)
			out = append(out, region{name: p.Region})
		}
		if p.Towns {
			out[k].places = slices.Insert(out[k].places, 0, int8(i))
		} else {
			out[k].places = append(out[k].places, int8(i))
		}
	}
	return out
}
