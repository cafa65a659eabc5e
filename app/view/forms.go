package view

import (
	"strconv"

	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/app/store"
	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/match"
	"bretwalda/static/site/languages"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// newMatch is the form of a new match. It does not ask where there is no choice.
func (v *View) newMatch() app.UI {
	s := &v.M.Setup
	parts := []app.UI{v.families(), v.editions(), v.scenarios(), v.players()}
	var others []app.UI
	for i, o := range s.Game.Options() {
		switch {
		case !s.Applies(i):
		case i == 0 && o.Values[0] != "off":
			parts = append(parts, v.option(i))
		default:
			others = append(others, v.option(i))
		}
	}
	return v.page(v.say("new.title"), append(parts,
		v.dice(),
		app.Details().Class("others").Hidden(len(others) == 0).Body(append([]app.UI{app.Summary().Text(v.say("new.options"))}, others...)...),
		v.Reconstructed(s.Game.ID()),
		v.button(v.say("button.start"), client.StartMatch{}).Class("primary", "wide").Disabled(s.Fault != ""),
	)...)
}

// families chooses among the games, whatever their editions.
func (v *View) families() app.UI {
	var list []gameview.Choice
	last := ""
	for i, g := range v.M.World.Games {
		name := v.GameName(g.ID())
		if name == last {
			continue
		}
		last = name
		about := ""
		if key := "game." + g.ID() + ".about"; v.L.Has(key) {
			about = v.say(key)
		}
		list = append(list, gameview.Choice{
			Label: name, Hint: about,
			Chosen: name == v.GameName(v.M.Setup.Game.ID()), Msg: client.SetGame{Game: i, Any: true},
		})
	}
	if len(list) < 2 {
		return app.Div().Hidden(true)
	}
	return v.choices("game", v.say("new.game"), "", list)
}

// editions chooses among the editions of the game.
func (v *View) editions() app.UI {
	var list []gameview.Choice
	for i, g := range v.M.World.Games {
		if v.GameName(g.ID()) != v.GameName(v.M.Setup.Game.ID()) {
			continue
		}
		list = append(list, gameview.Choice{
			Label: v.say("game." + g.ID()), Hint: v.hint("game." + g.ID()),
			Chosen: g.ID() == v.M.Setup.Game.ID(), Msg: client.SetGame{Game: i},
		})
	}
	return v.Pick(v.say("new.edition"), list)
}

// Reconstructed says which figures of a game no source prints.
func (v *View) Reconstructed(game string) app.UI {
	words := ""
	if key := "game." + game + ".reconstructed"; v.L.Has(key) {
		words = v.say(key)
	}
	return app.P().Class("muted", "small").Hidden(words == "").Text(words)
}

// dice chooses who rolls, where there is a choice.
func (v *View) dice() app.UI {
	s := &v.M.Setup
	tiers := s.Tiers()
	protected := s.Guard() == client.Protected
	if len(tiers) < 2 || protected && s.Game.Lexicon().Dealt {
		return app.FieldSet().Hidden(true)
	}
	var list []gameview.Choice
	for _, kind := range tiers {
		label, about := v.tier(s.Game, kind, s.ByLink(), protected)
		list = append(list, gameview.Choice{Label: label, Hint: about, Chosen: s.Tier() == kind, Msg: client.SetDice{Dice: kind}})
	}
	return v.choices("dice", v.say(v.L.Own(s.Game.ID(), "new.dice")), "", list)
}

// tier is a source of dice: its name, and what it stops and what it does not.
// Where hands are protected and nothing is rolled but cards, the players shuffle.
func (v *View) tier(g engine.Game, kind dice.Kind, byLink, protected bool) (label, about string) {
	say := func(key string) string { return v.say(v.L.Own(g.ID(), key)) }
	switch {
	case protected && g.Lexicon().Dealt:
		return say("new.dice.protected"), ""
	case kind == dice.Chained:
		return say("new.dice.chained"), say("about.dice.chained")
	case kind == dice.Sealed:
		return say("new.dice.sealed"), say("about.dice.sealed")
	case kind == dice.Seeded:
		return say("new.dice.seeded"), say("about.dice.seeded")
	case byLink:
		return say("new.dice.hand"), say("about.dice.handByLink")
	}
	return say("new.dice.hand"), say("new.dice.hand.hint")
}

// guard chooses what keeps hidden hands, where there is a choice, and says what
// that stops.
func (v *View) guard() app.UI {
	s := &v.M.Setup
	guards := s.Guards()
	if len(guards) < 2 {
		why := ""
		if s.Unprotected() {
			why = v.say(v.L.Own(s.Game.ID(), "new.unprotected"))
		}
		return app.Div().Body(v.trusting(s.Game, s.Trusting()), app.P().Class("muted", "small").Hidden(why == "").Text(why), v.ballots(s.Game, s.ByLink()))
	}
	own := func(key string) string { return v.say(v.L.Own(s.Game.ID(), key)) }
	var list []gameview.Choice
	for _, g := range guards {
		c := gameview.Choice{Label: own("new.guard.protected"), Hint: own("new.guard.protected.hint"), Chosen: s.Guard() == g, Msg: client.SetGuard{Guard: g}}
		if g == client.Trusted {
			c.Label, c.Hint = own("new.guard.trusted"), own("new.trusting.hint")
		}
		list = append(list, c)
	}
	return v.choices("guard", own("new.guard"), "", list)
}

func (v *View) scenarios() app.UI {
	s := &v.M.Setup
	var list []gameview.Choice
	for i, sc := range s.Game.Scenarios() {
		list = append(list, gameview.Choice{
			Label: v.say("scenario." + sc.ID), Hint: v.hint("scenario." + sc.ID),
			Chosen: i == s.Setup.Scenario, Msg: client.SetScenario{Scenario: i},
		})
	}
	return v.Pick(v.say("new.scenario"), list)
}

// hint is the text that explains a value, where there is one.
func (v *View) hint(key string) string {
	if key += ".hint"; v.L.Has(key) {
		return v.say(key)
	}
	return ""
}

// players is how many play, and their names.
func (v *View) players() app.UI {
	s := &v.M.Setup
	var counts []app.UI
	for _, n := range s.Game.Scenarios()[s.Setup.Scenario].Seats {
		msg := client.SetSeats{Seats: n}
		counts = append(counts, app.Button().Type("button").Class("segment").Aria("label", v.say("new.count", "count", n)).
			Aria("pressed", n == s.Setup.Seats).OnClick(v.tell(msg), gameview.Scope(msg)).Text(n))
	}
	var names []app.UI
	for seat := range s.Setup.Seats {
		kind := s.Kinds[seat]
		stands := v.say("bot.name", "number", seat+1)
		switch kind {
		case match.Person:
			stands = v.say("new.player", "number", seat+1)
		case match.Vacant:
			stands = v.say("new.friend")
		}
		names = append(names, app.Div().Class("seat").Body(
			app.Input().Type("text").AutoComplete(false).Attr("maxlength", 40).Attr("placeholder", stands).
				Aria("label", v.say("new.seat", "number", seat+1)).
				Value(s.Names[seat]).OnInput(v.name(seat), seat),
			v.kindSelect(v.say("new.kind", "number", seat+1), invited, kind, func(k match.Kind) client.Message {
				return client.SetKind{Seat: seat, Kind: k}
			}),
		))
	}
	fault := ""
	if s.Fault != "" {
		fault = v.say(s.Fault)
	}
	return app.FieldSet().Class("group").Body(
		app.Legend().Text(v.say("new.seats")),
		app.Div().Class("segments").Hidden(len(counts) < 2).Body(counts...),
		app.Div().Class("field-list").Body(names...),
		v.played(s.Game, s.Setup),
		v.dealt(s.Game, s.Setup),
		app.P().Class("muted", "small").Hidden(!s.ByLink()).Text(v.say("new.byLink")),
		v.guard(),
		app.P().Class("trouble").Role("alert").Hidden(fault == "").Text(fault),
	)
}

// roles say which seat plays whom, where that is settled before the match begins.
func (v *View) roles(g engine.Game, setup engine.Setup) string {
	for i, o := range g.Options() {
		if o.ID == "colours" && o.Values[setup.Options[i]] != "chosen" {
			return ""
		}
	}
	if key := "new.sides." + g.Scenarios()[setup.Scenario].ID + "." + strconv.Itoa(setup.Seats); v.L.Has(key) {
		return v.say(key)
	}
	return ""
}

func (v *View) played(g engine.Game, setup engine.Setup) app.UI {
	words := v.roles(g, setup)
	return app.P().Class("muted", "small").Hidden(words == "").Text(words)
}

// dealt lists which seat plays which sides, where they go by seat.
func (v *View) dealt(g engine.Game, setup engine.Setup) app.UI {
	var items []app.UI
	for i, o := range g.Options() {
		if o.ID != "colours" || o.Values[setup.Options[i]] != "chosen" || v.roles(g, setup) != "" {
			continue
		}
		state, err := g.New(setup)
		if err != nil {
			break
		}
		narrator := text.NewNarrator(v.L, g, func(seat engine.Seat) string { return v.say("lobby.number", "number", int(seat)+1) })
		standing := state.Standing()
		for seat := range setup.Seats {
			items = append(items, app.Li().Text(v.say("lobby.number", "number", seat+1)+": "+v.sidesOf(narrator, standing, engine.Seat(seat))))
		}
	}
	return app.Ul().Class("muted", "small", "dealt").Hidden(len(items) == 0).Body(items...)
}

func (v *View) option(i int) app.UI {
	o := v.M.Setup.Game.Options()[i]
	key := "option." + o.ID
	var values []gameview.Choice
	for n, value := range o.Values {
		values = append(values, gameview.Choice{
			Label: v.say(key + "." + value), Chosen: int(v.M.Setup.Setup.Options[i]) == n,
			Msg: client.SetOption{Option: i, Value: uint8(n)},
		})
	}
	return v.choices(key, v.say(key), v.hint(key), values)
}

func (v *View) name(seat int) app.EventHandler {
	return func(ctx app.Context, _ app.Event) {
		v.Send(client.SetName{Seat: seat, Name: ctx.JSSrc().Get("value").String()})
	}
}

// setting is the group of buttons that sets one of the settings. The words of each
// value have its name after label.
func (v *View) setting(of client.Setting, name, label, value string, values []string) app.UI {
	var list []gameview.Choice
	for _, s := range values {
		list = append(list, gameview.Choice{Label: v.say(label + s), Chosen: s == value, Msg: client.SetSetting{Setting: of, Value: s}})
	}
	return v.choices(name, v.say("settings."+name), v.hint("settings."+name), list)
}

// onOff is the value of a setting that is on unless it is off.
func onOff(value string) string {
	if value == "" {
		return "on"
	}
	return value
}

func (v *View) settings() app.UI {
	s := v.M.Settings
	var offered []gameview.Choice
	for _, l := range languages.All() {
		offered = append(offered, gameview.Choice{Label: l.Name, Chosen: v.L.Code() == l.Code, Msg: client.SetSetting{Setting: client.Language, Value: l.Code}})
	}
	vibration := app.UI(app.FieldSet().Hidden(true))
	if v.M.World.Vibrates {
		vibration = v.setting(client.Vibration, "vibration", "settings.", onOff(s.Vibration), client.Switches)
	}
	return v.page(v.say("settings.title"),
		v.choices("language", v.say("settings.language"), "", offered),
		v.setting(client.Theme, "theme", "settings.theme.", s.Theme, client.Themes),
		v.setting(client.Passing, "passing", "settings.passing.", s.Passing, client.Passings),
		v.setting(client.Speed, "speed", "settings.speed.", v.M.Speed(), client.Speeds),
		v.setting(client.Motion, "motion", "settings.", onOff(s.Motion), client.Switches),
		vibration,
		v.setting(client.SingleKeys, "keys", "settings.", onOff(s.Keys), client.Switches),
		app.Div().Class("group").Body(
			v.setting(client.Tips, "tips", "settings.tips.", onOff(s.Tips), client.Switches),
			v.button(v.say("tip.again"), client.TipsAgain{}).Disabled(s.TipsSeen == ""),
		),
		app.FieldSet().Class("group").Body(
			app.Legend().Text(v.say("settings.matches")),
			app.Div().Class("row").Body(
				v.button(v.say("button.export"), client.ExportAll{}).Disabled(len(v.M.Records) == 0),
				v.button(v.say("button.import"), client.ImportFile{}),
			),
			v.keysInFile(),
		),
		v.trouble(v.M.Storage),
	)
}

func (v *View) about() app.UI {
	parts := []app.UI{app.P().Class("muted").Text(v.say("about.version", "version", engine.Version))}
	for _, key := range []string{
		"about.what", "about.unofficial", "about.rights", "about.reconstructed", "about.privacy",
		"about.dice.seeded", "about.dice.hand", "about.dice.chained", "about.dice.sealed",
	} {
		parts = append(parts, app.P().Text(v.say(key)))
	}
	parts = append(parts, app.Div().Class("row").Body(
		v.button(v.say("learn.title"), client.Goto{Fragment: client.AtLearn}),
		v.button(v.say("rules.title"), client.Goto{Fragment: client.AtRules}),
	))
	return v.page(v.say("about.title"), parts...)
}

// missing says why a match cannot be shown.
func (v *View) missing() app.UI {
	w := v.M.Missing
	if w.ID == "" {
		return app.Main().Class("page", "opening").Body(app.P().Class("muted").Text(v.say("app.loading")))
	}
	if w.Code == client.Gone {
		return v.page(v.say("home.title"), app.P().Class("trouble").Role("alert").Text(v.say("home.gone")))
	}
	words := v.say("home.broken")
	if w.Code != "" {
		words = v.say("home.corrupt", "reason", v.closed(w.Code))
	}
	return v.page(v.say("home.title"), app.Ul().Class("matches").Body(v.broken(store.Broken{ID: w.ID, Text: w.Text, Newer: w.Newer}, words)))
}
