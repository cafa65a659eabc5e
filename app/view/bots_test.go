package view

import (
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/app/thinker"
	"bretwalda/engine/games"
	"bretwalda/engine/match"
)

// answer lets the bot that is asked do the first thing there is.
func (d *desk) answer(a thinker.Answer) {
	d.t.Helper()
	if d.asked == nil {
		d.t.Fatal("no bot thinks")
	}
	a.Ticket = d.asked.Question.Ticket
	d.asked = nil
	d.tell(client.Thought{Answer: a})
}

// TestBotsAreDrawn: thinking, stopped, failed, among the seats, and advising, in
// every language and game.
func TestBotsAreDrawn(t *testing.T) {
	for i, g := range games.All() {
		d := newDesk(t)
		d.tell(client.Goto{Fragment: client.AtNew}, client.SetGame{Game: i})
		seats := d.m.Setup.Setup.Seats
		for seat := range seats {
			d.tell(client.SetKind{Seat: seat, Kind: match.Easy + match.Kind(seat%3)})
		}
		d.everyLanguage()
		if h := d.form(); !strings.Contains(h, `aria-label="Who plays seat 1"`) || !strings.Contains(h, "Bot: hard") && seats > 2 {
			t.Errorf("%s: bots are not offered", g.ID())
		}
		d.tell(client.StartMatch{})
		d.everyLanguage()
		if h := d.form(); !strings.Contains(h, "is at it.") || !strings.Contains(h, ">Stop<") || !strings.Contains(h, ">Skip<") {
			t.Errorf("%s: a bot's turn is not told", g.ID())
		}
		d.answer(thinker.Answer{Ranks: []int{0}})
		d.everyLanguage()
		d.tell(client.OpenDrawer{Drawer: client.MenuDrawer})
		d.everyLanguage()
		if h := d.form(); !strings.Contains(h, `aria-label="Who plays for Bot 1"`) {
			t.Errorf("%s: the menu does not tell who plays", g.ID())
		}
		d.tell(client.OpenDrawer{}, client.StopBots{})
		d.everyLanguage()
		if h := d.form(); !strings.Contains(h, ">I play<") || !strings.Contains(h, ">Move now<") || !strings.Contains(h, ">Go on<") {
			t.Errorf("%s: a stopped bot cannot go on", g.ID())
		}
		d.tell(client.GoOn{})
		d.answer(thinker.Answer{Fault: "oops"})
		d.everyLanguage()
		d.tell(client.SetSeat{Seat: d.m.Table.Viewer, Kind: match.Person})
		if d.m.Table.BotTurn() {
			t.Fatalf("%s: the seat is not taken", g.ID())
		}
		d.advises(0, 0)
		d.tell(client.AskHint{})
		d.advises(3*thinker.Grain, 2*thinker.Grain)
		d.tell(client.Goto{Fragment: client.AtHome})
		d.everyLanguage()
		if h := d.form(); !strings.Contains(h, "Bot 2") && !strings.Contains(h, "Bot 1") {
			t.Errorf("%s: the list does not tell who plays", g.ID())
		}
	}
}

// advises has the adviser prefer the first choice, and looks at what is said.
func (d *desk) advises(gain, others int) {
	d.t.Helper()
	d.tell(client.AskHint{})
	d.everyLanguage()
	d.answer(thinker.Answer{Ranks: []int{0}, Gain: gain, Others: others})
	d.everyLanguage()
	h := d.form()
	for words, want := range map[string]bool{"Nothing seems clearly better": gain == 0, "more of it than of the usual choice": gain > 0, "The others lose": others > 0} {
		if strings.Contains(h, words) != want {
			d.t.Errorf("%s: a gain of %d is said as %q: %v", d.m.Table.Game().ID(), gain, words, !want)
		}
	}
	if n := strings.Count(h, "suggested"); n != 1 {
		d.t.Errorf("%s: %d buttons are suggested", d.m.Table.Game().ID(), n)
	}
}
