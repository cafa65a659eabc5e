package view

import (
	"slices"
	"strings"

	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/app/table"
	"bretwalda/engine"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// heardView tells readers of the screen what has happened and what is asked.
type heardView struct{ *seatView }

// draw shows what a reader of the screen announces by itself, in one region, so that
// nothing is said over anything else: who one is, what has happened, what is asked.
func (s heardView) draw(p gameview.Panel) app.UI {
	live := "polite"
	if s.t.Line != nil { // its answer tells it
		live = "off"
	}
	var lines []app.UI
	said := s.spoken()
	for _, line := range append(said, s.question(p, said), s.held()) {
		lines = append(lines, app.P().Text(line).Hidden(line == ""))
	}
	return heardRegion(live, s.say("table.heard"), lines...)
}

func heardRegion(live, name string, lines ...app.UI) app.UI {
	return app.Div().Class("aside").Aria("live", live).Role("log").Aria("label", name).Body(lines...)
}

// playing reports whether others play, step by step and without waiting for a key. What
// they do is told when they are done: a reader of the screen would drop half of it.
func (s heardView) playing() bool {
	t := s.t
	if t.Replay != nil {
		return t.Replay.Running
	}
	return t.Lesson == nil && !t.Passing && t.BotTurn() && !t.Stopped()
}

// spoken is who the person is, before their first choice; what they have lost; and then
// all that has happened since they last chose, in order. While others play it stays the
// same, whoever of them it is.
func (s heardView) spoken() []string { return s.told(len(s.t.News) > 0) }

// told is that. Where there is no news, as after a replay, it may tell all again.
func (s heardView) told(all bool) []string {
	t := s.t
	if s.playing() {
		return []string{s.say("table.others")}
	}
	var words []string
	news := t.News
	if decides := t.Turn.Seat >= 0 && !t.Passing && !t.BotTurn() && t.Replay == nil; decides {
		if t.Lesson == nil && !client.HasChosen(t) {
			words = append(words, s.you()...)
			if client.Unguided(s.M) {
				words = append(words, s.say("ear.press"))
			}
		}
		words = append(words, s.changed()...)
	}
	if since := client.Unheard(t); all && len(since) > len(news) {
		news = since
	}
	if _, ok := s.game.Briefing(); ok { // its page tells the rest, or has
		news = client.Foregoing(t, news)
	}
	news = slices.DeleteFunc(slices.Clone(news), s.game.Usual)
	words = append(words, typingView(s).logLines(news)...)
	if turn, c, ok := t.WithoutNews(); ok {
		words = append(words, s.narrator.Choice(turn, c))
	}
	return words
}

// question is what is asked, while nobody else plays, but for what is said already.
func (s heardView) question(p gameview.Panel, said []string) string {
	if !s.t.Replay.Rests() && (s.t.BotTurn() || s.t.Replay != nil) {
		return ""
	}
	hint := p.Hint
	if t := s.t; t.Line != nil && !t.Reads && (client.PartyOf(t) != nil || client.MarchedOf(t) != nil) {
		hint, p.Heard = s.narrator.Hint(t.Turn), "" // what is picked beforehand is nobody's choice
	}
	if s.t.Turn.Seat >= 0 && s.t.Replay == nil {
		hint = strings.Replace(hint, s.narrator.Hint(s.t.Turn), s.narrator.Heard(s.t.Turn), 1)
	}
	for _, line := range said {
		hint = strings.TrimPrefix(hint, line)
	}
	if hint = strings.TrimSpace(hint); hint != "" {
		hint = sentence(hint)
	}
	return strings.Join(strings.Fields(strings.Join([]string{sentence(p.Title), hint, p.Loss, p.Heard}, " ")), " ")
}

// held is what the person holds, where they choose from it.
func (s heardView) held() string {
	p := &s.t.Picker
	if p.Hand == 0 || len(p.Taken()) > 0 || !s.t.Decides() {
		return ""
	}
	var names []string
	for _, thing := range p.Things() {
		names = append(names, s.narrator.What(thing))
	}
	if len(names) == 0 {
		return ""
	}
	return s.say("table.held", "things", s.L.Commas(names))
}

// you tells the one who decides which sides they play, where a player has several or
// another name.
func (s heardView) you() []string {
	var sides []string
	for _, score := range s.t.Standing {
		if score.Side >= 0 && score.Seat == s.t.Viewer {
			sides = append(sides, s.narrator.Side(score.Side))
		}
	}
	name := s.t.Name(s.L, s.t.Viewer)
	if len(sides) == 0 || len(sides) == 1 && sides[0] == name {
		return nil
	}
	if !s.t.Named(s.t.Viewer) && client.Called(s.t, s.L, s.t.Viewer) != name {
		return []string{s.say("table.youPlay", "sides", s.L.And(sides))}
	}
	return []string{s.say("table.you", "player", name, "sides", s.L.And(sides))}
}

// changed is what the person has lost and gained since their last decision, losses
// first.
func (s heardView) changed() []string {
	var lost, gained []string
	for _, x := range s.t.Changes {
		if x.Rival { // the log is read anyway
			continue
		}
		side := s.narrator.Side(x.Side)
		if words := (changesView(s)).holding("changes.lost", x.Lost); words != "" {
			lost = append(lost, side+". "+words+".")
		}
		if words := (changesView(s)).holding("changes.gained", x.Gained); words != "" {
			gained = append(gained, side+". "+words+".")
		}
	}
	return append(lost, gained...)
}

// meets is what a place would lead to if it were chosen now: the choice and what follows
// from it, or the places that can be reached from there.
func (s heardView) meets(place int8) string {
	here, away := s.choicesAt(place)
	if len(here) > 0 {
		c := client.Usual(s.t, here)
		words := []string{s.narrator.Choice(s.t.Turn, c)}
		for _, w := range s.t.Consequences(c) {
			words = append(words, s.Words(w))
		}
		return strings.Join(words, " ")
	}
	if len(away) > 0 {
		return typingView(s).groups([][]engine.Choice{away})[0] + "."
	}
	return ""
}

// odds are what the choice would meet to which a place would lead: "2 v 1, You win: 87%".
func (s heardView) odds(place int8) string {
	here, _ := s.choicesAt(place)
	if len(here) == 0 {
		return ""
	}
	words := typingView(s).foretold(s.t.PreviewsOf(client.Usual(s.t, here)), false)
	return strings.TrimSuffix(strings.Join(words, " "), ".")
}

// choicesAt are the choices that a tap on a place would lead to, and those that begin there.
func (s heardView) choicesAt(place int8) (here, away []engine.Choice) {
	t := s.t
	if t.Passing || t.Stale || t.Replay != nil || t.Turn.Seat < 0 || t.Turn.Seat != t.Viewer || place == t.Picker.From() {
		return nil, nil
	}
	for _, c := range t.Picker.All() {
		from, to := table.Ends(c)
		switch {
		case to == place && (from < 0 || from == t.Picker.From()):
			here = append(here, c)
		case from == place && to >= 0:
			away = append(away, c)
		}
	}
	return here, away
}
