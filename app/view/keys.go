package view

import (
	"slices"
	"strings"

	"bretwalda/app/client"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// shortcuts are what keys do at the table: keys that are called by a word, then
// those that are signs, and what they do.
var shortcuts = []struct {
	words []string
	signs string
	does  string
}{
	{nil, "Tab", "keys.tab"},
	{nil, "← ↑ ↓ →", "keys.arrows"},
	{[]string{"keys.enter", "keys.space"}, "", "keys.press"},
	{nil, "Esc", "keys.escape"},
	{nil, "+ − 0", "keys.zoom"},
	{[]string{"keys.shift"}, "← ↑ ↓ →", "keys.pan"},
	{[]string{"keys.i"}, "", "keys.place"},
	{[]string{"keys.n", "keys.p"}, "", "keys.legal"},
	{[]string{"keys.shift", "keys.letter"}, "", "keys.find"},
	{[]string{"keys.m", "keys.q"}, "", "keys.places"},
	{[]string{"keys.c"}, "", "keys.can"},
	{[]string{"keys.k"}, "", "keys.hand"},
	{[]string{"keys.l"}, "", "keys.news"},
	{[]string{"keys.h"}, "", "keys.hint"},
	{[]string{"keys.u"}, "", "keys.undo"},
	{[]string{"keys.e"}, "", "keys.end"},
	{[]string{"keys.b"}, "", "keys.battle"},
	{[]string{"keys.w"}, "", "keys.threats"},
	{[]string{"keys.s"}, "", "keys.points"},
	{[]string{"keys.g"}, "", "keys.goOn"},
	{nil, "/", "keys.line"},
	{nil, "?", "keys.list"},
}

// keys is the list of what keys do.
func (s typingView) keys() app.UI {
	var rows []app.UI
	for _, shortcut := range shortcuts {
		switch shortcut.does {
		case "keys.threats":
			if !s.t.Family.Threats {
				continue
			}
		case "keys.battle":
			if !slices.Contains(s.t.Game().Lexicon().Asks, "battle") {
				continue
			}
		}
		var caps []app.UI
		for _, word := range shortcut.words {
			caps = append(caps, app.Elem("kbd").Text(s.say(word)))
		}
		for _, sign := range strings.Fields(shortcut.signs) {
			caps = append(caps, app.Elem("kbd").Text(sign))
		}
		rows = append(rows, app.Dt().Body(caps...), app.Dd().Text(s.say(shortcut.does)))
	}
	var lines []app.UI
	for _, l := range s.commands() {
		lines = append(lines, app.Li().Text(l))
	}
	return app.Div().Body(
		app.P().Class("muted").Hidden(s.M.Settings.Keys != "off").Text(s.say("keys.off")),
		app.Dl().Class("keys").Body(rows...),
		s.Button(s.say("typed.title"), client.OpenLine{}).Hidden(s.t.Lesson != nil),
		app.P().Class("muted").Text(s.say("typed.about")),
		app.Ul().Class("typed-commands").Body(lines...),
		learnScreen{s.View}.byEar(s.say),
	)
}
