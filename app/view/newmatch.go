package view

import (
	"fmt"
	"strconv"

	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/engine"
	"bretwalda/engine/match"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// newMatchScreen is the form of a new match.
type newMatchScreen struct{ *View }

// draw shows the form of a new match: the game, who plays, and Start. All else is
// behind More, which says what it comes to. It does not ask where there is no choice.
func (v newMatchScreen) draw() app.UI {
	return v.page(v.say("new.title"), app.Div().Class("new").Body(
		v.families(),
		v.chosen(v.say("new.edition"), v.editions()),
		v.chosen(v.say("new.scenario"), v.scenarios()),
		v.players(),
		v.begin(),
		v.more(),
	))
}

// begin begins the match, or invites to it.
func (v newMatchScreen) begin() app.UI {
	label := v.say("button.start")
	name := label
	if v.M.Setup.ByLink() {
		label = v.say("button.invite")
		name = gameview.Named(name, label)
	}
	return v.Button(label, client.StartMatch{}).Class("primary", "wide", "new-start").Aria("label", name).Disabled(v.M.Setup.Fault != "")
}

// families chooses among the games, whatever their editions.
func (v newMatchScreen) families() app.UI {
	var tiles []app.UI
	last := ""
	for i, g := range v.M.World.Games {
		name := v.GameName(g.ID())
		if name == last {
			continue
		}
		last = name
		msg := client.SetGame{Game: i, Any: true}
		class := ""
		if name == v.GameName(v.M.Setup.Game.ID()) {
			class = "tile-chosen"
		}
		tiles = append(tiles, app.Label().Class("tile", "cover-"+engine.Family(g.ID()), class).Body(
			app.Input().Type("radio").Attr("name", "game").Aria("label", name).Aria("description", v.introduced(g.ID())).
				Checked(class != "").OnClick(v.Tell(msg), gameview.Scope(msg)),
			app.Span().Text(name),
		))
	}
	return app.FieldSet().Class("group", "tiles").Hidden(len(tiles) < 2).Body(
		append([]app.UI{app.Legend().Class("aside").Text(v.say("new.game"))}, tiles...)...)
}

// introduced is a game in one sentence, where there is one.
func (v newMatchScreen) introduced(game string) string {
	if key := "game." + game + ".about"; v.L.Has(key) {
		return v.say(key)
	}
	return ""
}

// chosen is a list that opens; nothing where there is no choice.
func (v newMatchScreen) chosen(name string, list []gameview.Choice) app.UI {
	return app.Label().Class("captioned").Hidden(len(list) < 2).Body(app.Span().Class("muted", "small").Text(name), v.opens(name, list))
}

func (v newMatchScreen) editions() []gameview.Choice {
	var list []gameview.Choice
	for i, g := range v.M.World.Games {
		if v.GameName(g.ID()) == v.GameName(v.M.Setup.Game.ID()) {
			list = append(list, gameview.Choice{
				Label: v.say("game." + g.ID()), Hint: v.hint("game." + g.ID()),
				Chosen: g.ID() == v.M.Setup.Game.ID(), Msg: client.SetGame{Game: i},
			})
		}
	}
	return list
}

func (v newMatchScreen) scenarios() []gameview.Choice {
	s := &v.M.Setup
	var list []gameview.Choice
	for i, sc := range s.Game.Scenarios() {
		list = append(list, gameview.Choice{
			Label: v.say("scenario." + sc.ID), Hint: v.hint("scenario." + sc.ID),
			Chosen: i == s.Terms.Scenario, Msg: client.SetScenario{Scenario: i},
		})
	}
	return list
}

// players is how many play, and a line for each.
func (v newMatchScreen) players() app.UI {
	s := &v.M.Setup
	var counts []app.UI
	for _, n := range s.Game.Scenarios()[s.Terms.Scenario].Seats {
		msg := client.SetSeats{Seats: n}
		counts = append(counts, app.Button().Type("button").Class("segment").Aria("label", v.say("new.count", "count", n)).
			Aria("pressed", n == s.Terms.Seats).OnClick(v.Tell(msg), gameview.Scope(msg)).Text(n))
	}
	var seats []app.UI
	for seat := range s.Terms.Seats {
		seats = append(seats, v.seatLine(seat))
	}
	fault := ""
	if s.Fault != "" {
		fault = v.say(s.Fault)
	}
	return app.FieldSet().Class("group").Body(
		app.Legend().Class("aside").Text(v.say("new.seats")),
		app.Div().Class("new-count").Body(
			app.Span().Aria("hidden", true).Text(v.say("new.seats")),
			app.Div().Class("segments").Hidden(len(counts) < 2).Body(counts...),
		),
		app.Div().Class("field-list").Body(seats...),
		termsView(v).played(s.Game, s.Terms),
		v.unnamed(),
		app.P().Class("trouble").Role("alert").Hidden(fault == "").Text(fault),
	)
}

// unnamed says as whom friends will see a person who invites them without a name.
func (v newMatchScreen) unnamed() app.UI {
	s := &v.M.Setup
	host := s.Host()
	if !s.ByLink() || host < 0 || s.Names[host] != "" {
		return app.P().Class("small").Hidden(true)
	}
	return app.P().Class("small").Text(v.say("new.unnamed", "player", v.say("new.player", "number", int(host)+1)))
}

// seatLine is a line of a seat: three faces, of which one plays, then the person's name or
// the bot's strength.
func (v newMatchScreen) seatLine(seat int) app.UI {
	s := &v.M.Setup
	kind := s.Kinds[seat]
	who := v.say("new.kind", "number", seat+1)
	here := v.say("new.face.here")
	if kind == match.Person {
		me := true
		for _, k := range s.Kinds[:seat] {
			me = me && k != match.Person
		}
		if me {
			here = v.say("new.face.me")
		}
	}
	face := func(icon, label string, k match.Kind, on bool) app.UI {
		msg := client.SetKind{Seat: seat, Kind: k}
		class := ""
		if on {
			class = "face-chosen"
		}
		return app.Label().Class("face-kind", class).Body(
			app.Input().Type("radio").Attr("name", "face-"+strconv.Itoa(seat)).Aria("label", who+": "+label).Checked(on).
				OnClick(v.Tell(msg), gameview.Scope(msg)),
			gameview.Icon(icon), app.Small().Aria("hidden", true).Text(label))
	}
	level := match.Medium
	if kind.Bot() {
		level = kind
	}
	parts := []app.UI{
		face(gameview.IconPerson, here, match.Person, kind == match.Person),
		face(gameview.IconSend, v.say("new.face.link"), match.Vacant, kind == match.Vacant),
		face(gameview.IconBot, v.say("new.face.bot"), level, kind.Bot()),
	}
	if kind.Bot() {
		return app.Div().Class("seat").Role("group").Aria("label", who).Body(append(parts, v.kindSelect(who, v.botKinds(s.Game, kind), kind, func(k match.Kind) client.Message {
			return client.SetKind{Seat: seat, Kind: k}
		}))...)
	}
	stands := v.say("lobby.free")
	if kind == match.Person {
		stands = v.say("new.player", "number", seat+1)
		if engine.Seat(seat) == s.Host() {
			stands = v.say("lobby.name")
		}
	}
	return app.Div().Class("seat").Role("group").Aria("label", who).Body(append(parts,
		app.Input().Type("text").AutoComplete(false).Attr("maxlength", 40).Attr("placeholder", stands).
			Aria("label", v.say("new.seat", "number", seat+1)).Value(s.Names[seat]).OnInput(v.name(seat), seat))...)
}

func (v newMatchScreen) name(seat int) app.EventHandler {
	return func(ctx app.Context, _ app.Event) {
		v.Send(client.SetName{Seat: seat, Name: ctx.JSSrc().Get("value").String()})
	}
}

// more is all that seldom changes, below its value in words.
func (v newMatchScreen) more() app.UI {
	s := &v.M.Setup
	words := v.diceWords()
	parts := []app.UI{
		app.P().Class("muted", "small").Hidden(!s.ByLink()).Text(v.say("new.byLink")),
		v.Button(v.say("new.bots"), client.AgainstBots{}).Hidden(s.Alone()),
	}
	for _, list := range [][]gameview.Choice{v.editions(), v.scenarios()} {
		for _, c := range list {
			if c.Chosen && c.Hint != "" {
				parts = append(parts, app.P().Class("muted", "small").Text(c.Hint))
			}
		}
	}
	var others []app.UI
	for i, o := range s.Game.Options() {
		if !s.Applies(i) {
			continue
		}
		first := i == 0 && o.Values[0] != "off"
		if value := s.Terms.Options[i]; first || value != o.Default {
			key := "option." + o.ID
			words = append(words, v.say(key)+": "+v.say(key+"."+o.Values[value]))
		}
		if first {
			parts = append(parts, v.option(i), termsView(v).dealt(s.Game, s.Terms))
		} else {
			others = append(others, v.option(i))
		}
	}
	parts = append(append(parts, v.dice()), v.guard()...)
	parts = append(append(parts, v.hints()), others...)
	parts = append(parts, v.Reconstructed(s.Game.ID()))
	said := ""
	for i, w := range words {
		if i > 0 {
			said += " · "
		}
		said += w
	}
	return app.Details().Class("others").Body(
		app.Summary().Aria("label", v.say("new.more")+": "+said).Body(app.Strong().Text(v.say("new.more")+" "), app.Small().Class("muted").Text(said)),
		app.Div().Class("page-body").Body(parts...),
	)
}

// diceWords say who rolls, what keeps hidden hands, and whether there are hints.
func (v newMatchScreen) diceWords() []string {
	s := &v.M.Setup
	protected := s.Guard() == client.Protected
	label, _ := termsView(v).diceWords(s.Game, s.DiceKind(), s.ByLink(), protected)
	words := []string{v.say(v.L.Own(s.Game.ID(), "new.dice")) + ": " + label}
	switch s.Guard() {
	case client.Protected:
		words = append(words, v.say(v.L.Own(s.Game.ID(), "new.protected")))
	case client.Trusted:
		words = append(words, v.say(v.L.Own(s.Game.ID(), "new.trusting")))
	}
	if s.ByLink() && s.Hints {
		label, _ := termsView(v).hints(true, false)
		words = append(words, v.say("new.hints")+": "+label)
	}
	return words
}

// opens is a list that opens.
func (v *View) opens(name string, list []gameview.Choice) app.UI {
	var options []app.UI
	for i, c := range list {
		options = append(options, app.Option().Value(i).Selected(c.Chosen).Text(c.Label))
	}
	return app.Select().Class("select").Aria("label", name).Body(options...).OnChange(func(ctx app.Context, _ app.Event) {
		if i, err := strconv.Atoi(ctx.JSSrc().Get("value").String()); err == nil && i < len(list) {
			v.Send(list[i].Msg)
		}
	}, name, fmt.Sprint(len(list)))
}
