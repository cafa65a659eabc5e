package view

import (
	"slices"
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/app/counsel"
	"bretwalda/app/text"
	"bretwalda/app/thinker"
	"bretwalda/engine"
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

// TestAHintIsSaidInWords: what is expected, and what the dice have to say.
func TestAHintIsSaidInWords(t *testing.T) {
	d := newDesk(t)
	wales := slices.IndexFunc(games.All(), func(g engine.Game) bool { return g.ID() == "marcher-lords" })
	d.begin(client.SetGame{Game: wales})
	d.tell(client.Ready{})
	elfael := int8(slices.Index(d.m.Table.Game().Lexicon().Places, "Elfael"))
	supply := []counsel.Chance{{Key: "bot.hint.supply", Percent: 80}}
	for _, c := range []struct {
		answer thinker.Answer
		want   [3]string
	}{
		{thinker.Answer{Chance: 620, Usual: 560}, [3]string{
			"About 62 % to win the game, 56 % with the usual choice.",
			"Un 62 % de ganar la partida, más o menos; con la jugada habitual, el 56 %.",
			"Circa il 62 % di vincere la partita; con la scelta abituale il 56 %.",
		}},
		{thinker.Answer{Chance: 620, Usual: 619, Gain: 99 * thinker.Grain}, [3]string{
			"Nothing seems clearly better. About 62 % to win the game.",
			"Nada parece claramente mejor. Un 62 % de ganar la partida, más o menos.",
			"Niente sembra chiaramente meglio. Circa il 62 % di vincere la partita.",
		}},
		{thinker.Answer{Gain: 3 * thinker.Grain, Points: 41 * thinker.Grain, Risk: &counsel.Risk{Place: elfael, Checks: supply, Own: 4, Others: 2, Wins: 63}}, [3]string{
			"I expect 3 points more of it than of the usual choice. About 41 points in the end. Supply in Elfael: 80 % to hold. Battle in Elfael, 4 against 2: 63 % to win.",
			"Espero de ello 3 puntos más que de la jugada habitual. Al final, alrededor de 41 puntos. Suministro en Elfael: 80 % de aguantar. Batalla en Elfael, 4 contra 2: 63 % de ganar.",
			"Me ne aspetto 3 punti in più che dalla scelta abituale. Alla fine, circa 41 punti. Rifornimento nell’Elfael: 80 % di reggere. Battaglia nell’Elfael, 4 contro 2: 63 % di vincere.",
		}},
		{thinker.Answer{Risk: &counsel.Risk{Place: elfael, Checks: []counsel.Chance{{Key: "bot.hint.crossing", Percent: 60}}}}, [3]string{
			"Nothing seems clearly better. Crossing to Elfael: 60 % to succeed.",
			"Nada parece claramente mejor. Cruce a Elfael: 60 % de lograrlo.",
			"Niente sembra chiaramente meglio. Traversata nell’Elfael: 60 % di riuscire.",
		}},
	} {
		d.tell(client.AskHint{})
		c.answer.Ranks = []int{0}
		d.answer(c.answer)
		for i, code := range text.Codes() {
			if h := readable(d.html(code)); !strings.Contains(h, c.want[i]) {
				t.Errorf("%s: %+v is not said as %q", code, c.answer, c.want[i])
			}
		}
		d.tell(client.AskHint{})
	}
}
