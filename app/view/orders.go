package view

import (
	"strconv"

	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/engine"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// ordersView shows standing orders.
type ordersView struct{ *tableView }

// draw shows the drawer of what the seats of this device settle in advance.
func (s ordersView) draw() app.UI {
	parts := []app.UI{
		app.P().Text(s.say("orders.about")),
		app.P().Class("muted", "small").Text(s.say("orders.when")),
	}
	if s.t.ByLink != nil {
		for _, seat := range s.t.ByLink.Mine {
			parts = append(parts, s.ordersOf(seat))
		}
	}
	return app.Div().Class("menu", "orders").Body(parts...)
}

// ordersOf are the orders of a seat, one list a policy.
func (s ordersView) ordersOf(seat engine.Seat) app.UI {
	given := s.t.Orders(seat)
	var policies []app.UI
	for i, p := range s.t.Game().Lexicon().Policies {
		policies = append(policies, s.policy(seat, uint8(i), p, given))
	}
	return app.Section().Class("menu").Aria("label", s.t.Name(s.L, seat)).Body(
		app.H3().Hidden(len(s.t.ByLink.Mine) < 2).Body(gameview.Swatch(s.game.SeatColour(seat)), app.Text(" "+s.t.Name(s.L, seat))),
		app.P().Class("caution").Role("status").Hidden(!s.t.OrdersWait(seat)).Text(s.say("orders.wait")),
		app.Div().Class("row").Body(
			s.Button(s.say("orders.usual"), client.UsualOrders{Seat: seat}).Class("primary"),
			s.Button(s.say("orders.none"), client.NoOrders{Seat: seat}).Disabled(len(given) == 0),
		),
		app.Div().Class("policies").Body(policies...),
	)
}

// policy is how one kind of decision is settled: for all sides of a seat and,
// where the game allows it, for one alone.
func (s ordersView) policy(seat engine.Seat, n uint8, p engine.Policy, given []engine.Order) app.UI {
	label := s.L.Say(s.policyKey(p))
	parts := []app.UI{
		app.Label().Class("policy").Body(
			app.Span().Text(label),
			s.policyValues(seat, n, p, engine.None, label, given),
		),
	}
	var sides []app.UI
	settled := false
	if p.Sided {
		for _, score := range s.t.Standing {
			if score.Seat != seat || score.Side < 0 {
				continue
			}
			name := s.narrator.Side(score.Side)
			settled = settled || engine.OrderedValue(given, n, score.Side) != engine.OrderedValue(given, n, engine.None)
			sides = append(sides, app.Label().Class("policy", "policy-side").Body(
				app.Span().Text(name),
				s.policyValues(seat, n, p, score.Side, s.say("orders.single.of", "policy", label, "side", name), given),
			))
		}
	}
	return app.Div().Hidden(!s.game.Arises(p.ID)).Body(append(parts, app.Details().Hidden(len(sides) < 2).Open(settled).Body(
		app.Summary().Text(s.say("orders.single")),
		app.Div().Class("policies").Body(sides...),
	))...)
}

// policyKey is the key of a policy's text: the editions of a game share them.
func (s ordersView) policyKey(p engine.Policy) string {
	return "policy." + engine.Family(s.t.Game().ID()) + "." + p.ID
}

func (s ordersView) policyValues(seat engine.Seat, n uint8, p engine.Policy, side int8, label string, given []engine.Order) app.UI {
	now := engine.OrderedValue(given, n, side)
	var options []app.UI
	for i, value := range p.Values {
		key := s.policyKey(p) + "." + value
		if i == 0 {
			key = "policy.ask"
		}
		options = append(options, app.Option().Value(i).Selected(uint8(i) == now).Text(s.L.Say(key)))
	}
	scope := "orders " + strconv.Itoa(int(seat)) + " " + strconv.Itoa(int(n)) + " " + strconv.Itoa(int(side))
	return app.Select().Class("select").Aria("label", label).Body(options...).OnChange(func(ctx app.Context, _ app.Event) {
		if value, err := strconv.Atoi(ctx.JSSrc().Get("value").String()); err == nil && value >= 0 && value < len(p.Values) {
			s.Send(client.SetOrder{Seat: seat, Order: engine.Order{Policy: n, Side: side, Value: uint8(value)}})
		}
	}, scope)
}
