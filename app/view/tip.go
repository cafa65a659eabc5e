package view

import (
	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/app/learn"
	"bretwalda/app/text"
	"bretwalda/engine"
	"cmp"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// tipView says what helps with what was tapped last.
type tipView struct{ *tableView }

// helper is the button that opens the rules at what is asked for, or told. A question that
// is not asked yet is no help.
func (s tipView) helper(p gameview.Panel) app.UI {
	var msg client.Message = client.OpenHelp{}
	if p.Rules != "" {
		msg = client.OpenRules{Section: p.Rules}
	}
	return s.IconButton(iconHelp, s.say("rules.help"), msg).Class("helper").Hidden(s.t.Stale || p.Rules == "" && s.t.RestsAt(client.AfterScoring))
}

// barred says which side bars the way at a place; nothing of None.
func (s *tableView) barred(at int8) string {
	for _, p := range s.t.Pieces {
		if at >= 0 && p.Place == at && p.Side >= 0 && p.Side != s.t.Turn.Side && p.Mark&engine.Destroyed == 0 {
			return s.say("table.blocks", "side", s.Side(p.Side), "place", s.Place(at))
		}
	}
	return ""
}

// why says why the place that was tapped is not offered.
func (s tipView) why() string {
	if s.t.Why == "" {
		return ""
	}
	return cmp.Or(s.barred(s.t.Blocks), s.say("rule."+s.t.Why))
}

// whyHeard says it to those who hear it: what comes with its region is not announced.
func (s tipView) whyHeard() app.UI {
	words := s.why()
	if words != "" && s.t.WhyAt >= 0 {
		words = s.narrator.Place(s.t.WhyAt) + ": " + words
	}
	return app.Div().Class("aside").Role("status").Text(words)
}

// reason says it below the question, with the rule.
func (s tipView) reason() app.UI {
	rule, words := s.t.Why, s.why()
	about := client.ShowPlace{Place: s.t.WhyAt}
	stands := ""
	if rule != "" && s.t.WhyAt >= 0 { // it may have been touched to be looked at
		stands = s.L.Commas(placeView(s).stands(s.t.WhyAt))
	}
	return app.P().Class("reason").Hidden(rule == "").Body(
		app.Span().Aria("hidden", true).Text(words),
		app.Button().Type("button").Class("reason-link").Text(s.narrator.Place(s.t.WhyAt)).Aria("label", s.say("place.about", "place", s.Place(s.t.WhyAt))).
			OnClick(s.Tell(about), gameview.Scope(about)),
		app.Small().Class("reason-stands").Text(stands),
		app.Button().Type("button").Class("reason-link").Text(s.say("rules.rule")).Aria("label", s.say("rules.rule.open")).
			OnClick(s.Tell(client.OpenRule{Code: rule}), rule),
		s.IconButton(gameview.IconClose, s.say("tip.close"), client.CloseReason{}),
	)
}

// putBack says what was picked and is not any more, and why.
func (s tipView) putBack() app.UI {
	words := ""
	if b := s.t.PutBack; b != nil {
		var dropped []string
		if b.Place >= 0 {
			dropped = append(dropped, s.Place(b.Place).String())
		}
		for _, thing := range b.Things {
			dropped = append(dropped, s.narrator.What(thing))
		}
		key, kept := "table.putBack", text.Noun{}
		if b.For >= 0 {
			kept = s.narrator.WhatNoun(b.For)
		}
		switch {
		case b.For < 0 && len(b.Things) == 0:
			key, kept = "table.putBack.way", s.Place(b.To)
		case b.For < 0:
			key, kept = "table.putBack.things", s.Place(b.To)
		case b.Full:
			key = "table.putBack.full"
		}
		words = s.say(key, "dropped", s.L.Commas(dropped), "kept", kept)
	}
	return app.P().Class("reason").Role("status").Hidden(words == "").Text(words)
}

// shown is the tip on something that happens for the first time, or nil: nothing does in
// what is shown once more, and what a tap has met, or the legend of a layer, comes first.
func (s tipView) shown() *learn.Tip {
	_, briefing := s.game.Briefing()
	if briefing && !s.t.Briefed() || !s.t.Live() || s.t.Why != "" || s.t.PutBack != nil || s.t.Layer.On || s.t.Hint != nil {
		return nil
	}
	return s.t.Tip()
}

// draw is that tip, above the sheet, which stays as it is. It waits until what is told over
// the map is gone: waits is the class for that.
func (s tipView) draw(waits string) app.UI {
	tip := s.shown()
	words, picking := "", ""
	if tip != nil {
		words = s.say(tip.ID)
	}
	if s.t.Picker.To() >= 0 {
		picking = "tip-picking" // on a low screen the choice needs the room
	}
	return app.Section().Class("tip", picking, waits).Role("note").Hidden(tip == nil).Body(
		app.P().Class("tip-words").Text(words),
		app.Button().Type("button").Class("tip-button").Text(s.say("rules.rule")).Aria("label", s.say("rules.rule.open")).OnClick(s.Tell(client.OpenTip{})),
		s.IconButton(gameview.IconClose, s.say("tip.close"), client.CloseTip{}),
	)
}
