package board

import (
	"slices"

	"bretwalda/static/maps"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// List is the board as nested lists: regions, their places, and what stands
// there. Every place is a button.
type List struct {
	app.Compo

	Chart    *maps.Chart
	Texts    Texts
	Origins  uint64
	Targets  uint64
	Selected int8
	OnTap    func(ctx app.Context, place int8)
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
	open := ""
	if (l.Origins|l.Targets)>>p&1 != 0 {
		open = l.Texts.Open
	}
	for _, s := range l.Texts.Stands(p) {
		stands = append(stands, app.Li().Text(s))
	}
	return app.Li().Body(
		app.Button().Type("button").Class(class).Aria("pressed", p == l.Selected).Aria("description", open).Text(l.Texts.Name(p)).
			OnClick(func(ctx app.Context, _ app.Event) {
				if l.OnTap != nil {
					ctx.Emit(func() { l.OnTap(ctx, p) })
				}
			}, p),
		app.Ul().Body(stands...),
	)
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
