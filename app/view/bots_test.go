package view

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"bretwalda/app/advice"
	"bretwalda/app/botworker"
	"bretwalda/app/client"
	"bretwalda/app/text"
	"bretwalda/app/view/viewtest"
	"bretwalda/engine"
	"bretwalda/engine/games"
	"bretwalda/engine/match"
)

// answer lets the bot that is asked do the first thing there is.
func (d *desk) answer(a botworker.Answer) {
	d.T.Helper()
	if d.Asked == nil {
		d.T.Fatal("no bot thinks")
	}
	a.Ticket = d.Asked.Question.Ticket
	d.Asked = nil
	d.Tell(client.Thought{Answer: a})
}

// TestBotsAreDrawn: thinking, stopped, failed, among the seats, and advising, in
// every language and game.
func TestBotsAreDrawn(t *testing.T) {
	for i, g := range games.All() {
		d := newDesk(t)
		d.Tell(client.Goto{Fragment: client.AtNew}, client.SetGame{Game: i})
		bot := func(seat int) string { return client.BotName(text.Of("en"), g.ID(), seat) }
		seats := d.M.Setup.Terms.Seats
		for seat := range seats {
			d.Tell(client.SetKind{Seat: seat, Kind: match.Easy + match.Kind(seat%3)})
		}
		d.EveryLanguage()
		if h := d.form(); !strings.Contains(h, `aria-label="Who plays seat 1"`) || !strings.Contains(h, "Bot: hard") && seats > 2 {
			t.Errorf("%s: bots are not offered", g.ID())
		}
		d.Tell(client.StartMatch{})
		d.EveryLanguage()
		if h := d.form(); !strings.Contains(h, "is thinking…") || !strings.Contains(h, ">Pause<") || !strings.Contains(h, ">Fast<") {
			t.Errorf("%s: a bot's turn is not told", g.ID())
		}
		d.answer(botworker.Answer{Ranks: []int{0}})
		d.EveryLanguage()
		d.Tell(client.OpenDrawer{Drawer: client.MenuDrawer})
		d.EveryLanguage()
		if h := d.form(); !strings.Contains(h, `aria-label="Who plays for `+bot(0)+`"`) {
			t.Errorf("%s: the menu does not tell who plays", g.ID())
		}
		d.Tell(client.OpenDrawer{}, client.StopBots{})
		d.EveryLanguage()
		if h := d.form(); !strings.Contains(h, "’s seat<") || !strings.Contains(h, ">Move now<") || !strings.Contains(h, ">Go on<") {
			t.Errorf("%s: a stopped bot cannot go on", g.ID())
		}
		d.Tell(client.ResumeBots{})
		d.answer(botworker.Answer{Fault: "oops"})
		d.EveryLanguage()
		d.Tell(client.SetSeat{Seat: d.M.Table.Viewer, Kind: match.Person})
		if d.M.Table.BotTurn() {
			t.Fatalf("%s: the seat is not taken", g.ID())
		}
		d.advises(0, 0)
		for d.M.Table.Hint != nil || d.M.Table.BotTurn() { // until another plan is due
			d.Tell(client.Press{Choice: d.M.Table.Picker.All()[len(d.M.Table.Picker.All())-1]}, client.ConfirmEnd{})
			d.Tell(client.SetSeat{Seat: d.M.Table.Viewer, Kind: match.Person})
		}
		d.advises(3*botworker.Grain, 2*botworker.Grain)
		d.Tell(client.Goto{Fragment: client.AtHome})
		d.EveryLanguage()
		if h := d.form(); !strings.Contains(h, bot(0)) && !strings.Contains(h, bot(1)) {
			t.Errorf("%s: the list does not tell who plays", g.ID())
		}
	}
}

// advises has the hint bot prefer the first choice, and looks at what is said.
func (d *desk) advises(gain, others int) {
	d.T.Helper()
	d.Tell(client.AskHint{})
	d.EveryLanguage()
	d.answer(botworker.Answer{Ranks: []int{0}, Gain: gain, Others: others})
	d.EveryLanguage()
	h := d.form()
	for words, want := range map[string]bool{"; nothing seems clearly better.": gain == 0, "It costs the others": others > 0} {
		if strings.Contains(h, words) != want {
			d.T.Errorf("%s: a gain of %d is said as %q: %v", d.M.Table.Game().ID(), gain, words, !want)
		}
	}
	if n := strings.Count(h, "suggested"); n != 1 {
		d.T.Errorf("%s: %d buttons are suggested", d.M.Table.Game().ID(), n)
	}
}

// TestAHintIsSaidInWords: the points to expect, and the odds of the dice.
func TestAHintIsSaidInWords(t *testing.T) {
	wales := slices.IndexFunc(games.All(), func(g engine.Game) bool { return g.ID() == "marcher-lords" })
	places := games.All()[wales].Lexicon().Places
	there, elsewhere := int8(slices.Index(places, "Chester")), int8(slices.Index(places, "Elfael"))
	supply := []advice.Chance{{Key: "bot.hint.supply", Percent: 80}}
	for _, c := range []struct {
		answer botworker.Answer
		risk   *advice.Risk
		want   map[string]string
	}{
		{botworker.Answer{Chance: 620, Usual: 560}, nil, map[string]string{
			"en": "About 62% to win the game.",
			"es": "Un 62 % de ganar la partida, más o menos.",
			"it": "Circa il 62% di vincere la partita.",
		}},
		{botworker.Answer{Chance: 620, Usual: 619, Gain: 99 * botworker.Grain}, nil, map[string]string{
			"en": "About 62% to win the game; nothing seems clearly better.",
			"es": "Un 62 % de ganar la partida, más o menos; nada parece claramente mejor.",
			"it": "Circa il 62% di vincere la partita; niente sembra chiaramente meglio.",
		}},
		{botworker.Answer{Gain: 3 * botworker.Grain, Points: 41 * botworker.Grain}, &advice.Risk{Place: there, Checks: supply, Own: 4, Others: 2, Wins: 63}, map[string]string{
			"en": "About 41 points in the end. Supply in Chester: 80% to hold. Battle in Chester, 4 against 2 in all: 63% to win.",
			"es": "Al final, alrededor de 41 puntos. Suministro en Chester: 80 % de aguantar. Batalla en Chester, 4 contra 2 en total: 63 % de ganar.",
			"it": "Alla fine circa 41 punti. Rifornimento a Chester: 80% di reggere. Battaglia a Chester, 4 contro 2 in tutto: 63% di vincere.",
		}},
		{botworker.Answer{Points: botworker.Grain, Others: botworker.Grain}, &advice.Risk{Place: elsewhere, Own: 3, Others: 1, Wins: 90}, map[string]string{
			"en": "About 1 point in the end; nothing seems clearly better. It costs the others 1 point. Then the main battle, in Elfael, 3 against 1: 90% to win.",
			"es": "Al final, alrededor de 1 punto; nada parece claramente mejor. A los demás les cuesta 1 punto. Después, la batalla principal, en Elfael, 3 contra 1: 90 % de ganar.",
			"it": "Alla fine circa 1 punto; niente sembra chiaramente meglio. Agli altri costa 1 punto. Poi la battaglia principale, nell’Elfael, 3 contro 1: 90% di vincere.",
		}},
		{botworker.Answer{Points: 41 * botworker.Grain, Gain: 3 * botworker.Grain, Chance: 310, Usual: 290}, nil, map[string]string{
			"en": "About 41 points in the end. About 31% to win the game.",
			"es": "Al final, alrededor de 41 puntos. Un 31 % de ganar la partida, más o menos.",
			"it": "Alla fine circa 41 punti. Circa il 31% di vincere la partita.",
		}},
		{botworker.Answer{}, &advice.Risk{Place: there, Checks: []advice.Chance{{Key: "bot.hint.crossing", Percent: 60}}}, map[string]string{
			"en": "nothing seems clearly better. Crossing to Chester: 60% to succeed.",
			"es": "nada parece claramente mejor. Cruce a Chester: 60 % de lograrlo.",
			"it": "niente sembra chiaramente meglio. Traversata a Chester: 60% di riuscita.",
		}},
	} {
		d := newDesk(t)
		d.Begin(client.SetGame{Game: wales})
		d.Tell(client.Ready{}, client.AskHint{})
		c.answer.Ranks = []int{0}
		d.answer(c.answer)
		d.M.Table.Hint.Risk = c.risk
		for code, want := range c.want {
			h := strings.ReplaceAll(viewtest.Readable(d.HTML(code)), "\u00a0", " ")
			for said := range strings.SplitSeq(want, ". ") { // among reasons in words of the game
				if !strings.Contains(h, said) {
					t.Errorf("%s: %+v is not said as %q", code, c, said)
				}
			}
		}
	}
}

// TestTheScoresSayHowItMayEnd: points and chances of every player, in every game and
// language, once the bots have told.
func TestTheScoresSayHowItMayEnd(t *testing.T) {
	for i, g := range games.All() {
		d := newDesk(t)
		d.Begin(client.SetGame{Game: i})
		d.Tell(client.Ready{}, client.OpenDrawer{Drawer: client.ScoresDrawer})
		if d.Asked == nil || !d.Asked.Question.Forecast {
			t.Fatalf("%s: nobody is asked how it may end", g.ID())
		}
		a := botworker.Answer{Ends: []int{212 * botworker.Grain, 0, 0, 0}, Chances: []int{314, 250, 250, 186}}
		d.answer(a)
		for code, title := range map[string]string{"en": "Likely final scores", "es": "Puntuación final probable", "it": "Punteggio finale probabile"} {
			h := strings.ReplaceAll(viewtest.Readable(d.HTML(code)), "\u00a0", " ")
			if h = strings.ReplaceAll(h, " %", "%"); !strings.Contains(h, title) || !strings.Contains(h, "31%") {
				t.Errorf("%s, %s: the end is not told", g.ID(), code)
			}
		}
		for seat := range d.M.Table.Outlook.Chances {
			d.M.Table.Outlook.Chances[seat] = 25
		}
		if !regexp.MustCompile(`<th [^>]*hidden[^>]*>\s*Wins`).MatchString(d.HTML("en")) {
			t.Errorf("%s: chances that are all equal are told", g.ID())
		}
	}
}

// TestTheMenuNamesTheSigns: of every button at the edge of the table, and of the sheet.
func TestTheMenuNamesTheSigns(t *testing.T) {
	for _, name := range []string{"britannia-2008", "marcher-lords", "brian-boru"} {
		d := newDesk(t)
		d.Begin(client.SetGame{Game: viewtest.Number(t, name)}, client.StartMatch{})
		d.Tell(client.Ready{}, client.OpenDrawer{Drawer: client.MenuDrawer})
		_, named, _ := strings.Cut(d.HTML("en"), `class="tools-named"`)
		named, _, _ = strings.Cut(named, "</ul>")
		s := tableScreen{tableView: d.seatView()}
		for _, tool := range s.tools() {
			if !strings.Contains(named, ">"+s.say(tool.Key)+"<") {
				t.Errorf("%s: nothing says %q", name, s.say(tool.Key))
			}
			if strings.Count(named, "<button") < len(s.tools()) {
				t.Errorf("%s: a name does not do what its button does", name)
			}
		}
		for _, words := range []string{"Whole board", "What would you do?", "Rules for this decision"} {
			if !strings.Contains(named, words) {
				t.Errorf("%s: nothing says %q", name, words)
			}
		}
		d.EveryLanguage()
	}
}
