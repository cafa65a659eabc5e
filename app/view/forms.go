package view

import (
	"strconv"

	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/app/store"
	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/static/site/languages"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// Reconstructed says which figures of a game no source prints.
func (v *View) Reconstructed(game string) app.UI {
	words := ""
	if key := "game." + game + ".reconstructed"; v.L.Has(key) {
		words = v.say(key)
	}
	return app.P().Class("muted", "small").Hidden(words == "").Text(words)
}

// dice chooses who rolls, where there is a choice.
func (v newMatchScreen) dice() app.UI {
	s := &v.M.Setup
	tiers := s.Tiers()
	protected := s.Guard() == client.Protected
	if len(tiers) < 2 || protected && s.Game.Lexicon().Dealt {
		return app.FieldSet().Hidden(true)
	}
	var list []gameview.Choice
	for _, kind := range tiers {
		label, about := termsView(v).diceWords(s.Game, kind, s.ByLink(), protected)
		list = append(list, gameview.Choice{Label: label, Hint: about, Chosen: s.DiceKind() == kind, Msg: client.SetDice{Dice: kind}})
	}
	return v.choices("dice", v.say(v.L.Own(s.Game.ID(), "new.dice")), "", list)
}

// termsView says what a match is played by: edition, options, dice, who plays whom.
type termsView struct{ *View }

// diceWords is a source of dice: its name, and what it stops and what it does not.
// Where hands are protected and nothing is rolled but cards, the players shuffle.
func (v termsView) diceWords(g engine.Game, kind dice.Kind, byLink, protected bool) (label, about string) {
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
func (v newMatchScreen) guard() []app.UI {
	s := &v.M.Setup
	guards := s.Guards()
	if len(guards) < 2 {
		why := ""
		if s.Unprotected() {
			why = v.say(v.L.Own(s.Game.ID(), "new.unprotected"))
		}
		return []app.UI{termsView(v).trusting(s.Game, s.Trusting()), app.P().Class("muted", "small").Hidden(why == "").Text(why), termsView(v).ballots(s.Game, s.ByLink())}
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
	return []app.UI{v.choices("guard", own("new.guard"), "", list)}
}

// hints asks whether friends by link may have hints, where there are any.
func (v newMatchScreen) hints() app.UI {
	s := &v.M.Setup
	if !s.ByLink() {
		return app.FieldSet().Hidden(true)
	}
	var list []gameview.Choice
	for _, on := range []bool{false, true} {
		label, about := termsView(v).hints(on, s.Guard() == client.Protected)
		list = append(list, gameview.Choice{Label: label, Hint: about, Chosen: s.Hints == on, Msg: client.SetHints{Hints: on}})
	}
	return v.choices("hints", v.say("new.hints"), "", list)
}

// hints says whether a match by link has hints, and what they come to. Where hands are protected
// there is no planning either, and no review before the end.
func (v termsView) hints(on, protected bool) (label, about string) {
	switch {
	case on && protected:
		return v.say("new.hints.on"), v.say("new.hints.on.protected")
	case on:
		return v.say("new.hints.on"), v.say("new.hints.on.hint")
	case protected:
		return v.say("new.hints.off"), v.say("new.hints.off.hint")
	}
	return v.say("new.hints.off"), v.say("new.hints.off.hint") + " " + v.say("new.hints.off.plan")
}

// hint is the text that explains a value, where there is one.
func (v *View) hint(key string) string {
	if key += ".hint"; v.L.Has(key) {
		return v.say(key)
	}
	return ""
}

// roles say which seat plays whom, where that is settled before the match begins.
func (v termsView) roles(g engine.Game, setup engine.Setup) string {
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

func (v termsView) played(g engine.Game, setup engine.Setup) app.UI {
	words := v.roles(g, setup)
	return app.P().Class("muted", "small").Hidden(words == "").Text(words)
}

// dealt lists which seat plays which sides, where they go by seat.
func (v termsView) dealt(g engine.Game, setup engine.Setup) app.UI {
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

func (v newMatchScreen) option(i int) app.UI {
	o := v.M.Setup.Game.Options()[i]
	key := "option." + o.ID
	var values []gameview.Choice
	for n, value := range o.Values {
		values = append(values, gameview.Choice{
			Label: v.say(key + "." + value), Chosen: int(v.M.Setup.Terms.Options[i]) == n,
			Msg: client.SetOption{Option: i, Value: uint8(n)},
		})
	}
	return v.choices(key, v.say(key), v.hint(key), values)
}

// settingsScreen shows the settings, and what the client is.
type settingsScreen struct{ *View }

// values lists what a setting may be. The words of each have its name after those of the
// setting.
func (v settingsScreen) values(of client.Setting, name, value string, values []string) (list []gameview.Choice) {
	for _, s := range values {
		list = append(list, gameview.Choice{Label: v.say("settings." + name + "." + s), Chosen: s == value, Msg: client.SetSetting{Setting: of, Value: s}})
	}
	return list
}

// setting is a row with a list that sets one of the settings.
func (v settingsScreen) setting(of client.Setting, name, value string, values []string) app.UI {
	label, hint := v.say("settings."+name), v.hint("settings."+name)
	return app.Div().Class("setting", "setting-list").Body(
		app.Span().Aria("hidden", true).Text(label), // the list has it for a name
		v.opens(label, v.values(of, name, value, values)),
		app.Small().Class("muted").Hidden(hint == "").Text(hint),
	)
}

// oneOf is a row of buttons of which one is pressed, below what they are about.
func (v settingsScreen) oneOf(name string, list []gameview.Choice) app.UI {
	var buttons []app.UI
	for _, c := range list {
		buttons = append(buttons, app.Button().Type("button").Class("segment").Aria("pressed", c.Chosen).
			OnClick(v.Tell(c.Msg), gameview.Scope(c.Msg)).Text(c.Label))
	}
	return app.FieldSet().Class("group", "one-of").Body(
		app.Legend().Text(name),
		app.Div().Class("segments").Body(buttons...),
	)
}

// onOff is a switch that sets one of the settings.
func (v settingsScreen) onOff(of client.Setting, name, value string) app.UI {
	on, other := value != "off", "off"
	if !on {
		other = "on"
	}
	msg := client.SetSetting{Setting: of, Value: other}
	hint := v.hint("settings." + name)
	return app.Button().Type("button").Class("switch", "setting").Role("switch").Aria("checked", on).
		Aria("label", v.say("settings."+name)).Aria("description", hint).OnClick(v.Tell(msg), gameview.Scope(msg)).Body(
		app.Span().Body(app.Text(v.say("settings."+name)), app.Small().Class("muted").Hidden(hint == "").Text(hint)),
		app.I().Class("knob"),
	)
}

// sound is off until the person wants it.
func (v settingsScreen) sound() app.UI {
	value := "off"
	if v.M.Settings.Sound == "on" {
		value = "on"
	}
	return v.onOff(client.Sounds, "sound", value)
}

func (v settingsScreen) draw() app.UI {
	s := v.M.Settings
	var offered []gameview.Choice
	for _, l := range languages.All() {
		offered = append(offered, gameview.Choice{Label: l.Name, Chosen: v.L.Code() == l.Code, Msg: client.SetSetting{Setting: client.Language, Value: l.Code}})
	}
	rows := []app.UI{
		v.setting(client.Passing, "passing", s.Passing, client.Passings),
		v.setting(client.Speed, "speed", v.M.Speed(), client.Speeds),
		v.onOff(client.Results, "results", s.Results), v.onOff(client.Motion, "motion", s.Motion), v.sound(),
	}
	if v.M.World.Vibrates {
		rows = append(rows, v.onOff(client.Vibration, "vibration", s.Vibration))
	}
	rows = append(rows, v.onOff(client.SingleKeys, "keys", s.Keys), v.onOff(client.Tips, "tips", s.Tips))
	return v.page(v.say("settings.title"),
		v.oneOf(v.say("settings.language"), offered),
		v.oneOf(v.say("settings.theme"), v.values(client.Theme, "theme", s.Theme, client.Themes)),
		app.Div().Class("choice-list").Body(rows...),
		v.Button(v.say("tip.again"), client.TipsAgain{}).Hidden(s.TipsSeen == ""),
		app.FieldSet().Class("group").Body(
			app.Legend().Text(v.say("settings.matches")),
			app.Div().Class("row").Body(
				v.Button(v.say("button.export"), client.ExportAll{}).Disabled(len(v.M.Records) == 0),
				v.Button(v.say("button.import"), client.ImportFile{}),
			),
			storageView(v).keysInFile(),
		),
		storageView(v).trouble(v.M.Storage),
	)
}

func (v settingsScreen) about() app.UI {
	parts := []app.UI{app.P().Class("muted").Text(v.say("about.version", "version", engine.Version))}
	for _, key := range []string{
		"about.what", "about.unofficial", "about.rights", "about.reconstructed", "about.privacy",
		"about.dice.seeded", "about.dice.hand", "about.dice.chained", "about.dice.sealed",
	} {
		parts = append(parts, app.P().Text(v.say(key)))
	}
	parts = append(parts, app.Div().Class("row").Body(
		v.Button(v.say("learn.title"), client.Goto{Fragment: client.AtLearn}),
		v.Button(v.say("rules.title"), client.Goto{Fragment: client.AtRules}),
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
		words = v.say("home.corrupt", "reason", arrivalScreen{v}.closed(w.Code))
	}
	return v.page(v.say("home.title"), app.Ul().Class("matches").Body(storageView{v}.broken(store.Broken{ID: w.ID, Text: w.Text, Newer: w.Newer}, words)))
}
