package view

import (
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/engine/games"
)

// at opens the command line at the n-th of some questions.
func at(t *testing.T, game, ask string, n int) typist {
	t.Helper()
	return typistAt(t, game, func(d *desk) bool {
		if d.Ask() != ask {
			return false
		}
		n--
		return n < 0
	})
}

// answers checks what lines are answered by.
func (d typist) answers(t *testing.T, want map[string][]string) {
	t.Helper()
	for line, words := range want {
		got := d.types(line)
		for _, w := range words {
			if !strings.Contains(got, w) {
				t.Errorf("%q is answered by %q, without %q", line, got, w)
			}
		}
	}
}

// TestALeaderIsAskedAboutByName: whose they are, when they come, where they stand and with whom.
func TestALeaderIsAskedAboutByName(t *testing.T) {
	t.Parallel()
	at(t, "britannia-2008", "march", 40).answers(t, map[string][]string{
		"? boudicca": {"Boudicca (Belgae), Round I.", "Lindsey: ", "Belgae: 2 infantry"},
		"? ketil":    {"Ketil (Norsemen), Round XI.", "Not on the board."},
		"about cnut": {"Cnut (Danes), Round XIV."},
		"? infantry": {"York: Brigantes: 1 infantry"},
	})
	at(t, "marcher-lords", "march", 5).answers(t, map[string][]string{
		"? hugh":       {"An earl or a king adds 1", "Chester: ", "Normans: 2 infantry"},
		"? gruffydd":   {"Not on the board."},
		"about knight": {"knight, hits: 4+. Knights and teulu pursue", "Shrewsbury: Normans: 2 knights"},
	})
	at(t, "brian-boru", "lead", 3).answers(t, map[string][]string{"about cormac": {"2 points, an empty town in Connaught"}})
}

// TestAWordThatOrdersNothingNowIsRefusedWithItsReason in one sentence: what it takes, or what is
// asked instead.
func TestAWordThatOrdersNothingNowIsRefusedWithItsReason(t *testing.T) {
	t.Parallel()
	d := at(t, "britannia-2008", "march", 40)
	d.answers(t, map[string][]string{
		"king":  {"You can’t do “king” now: A King takes 4 areas in England"},
		"build": {"You can’t do “build” now: the question is “Picts: move”."},
	})
	if got := d.types("king"); strings.Count(got, ". ") > 0 {
		t.Errorf("king is refused by %q", got)
	}
	d.answers(t, map[string][]string{"? king": {"Round XI, King, 8 points: none for now."}, "? bretwalda": {"more than half wins"}})
}

// TestIrelandTellsWhatTheChurchGivesAndWhereRoadsLead, and finds towns by their region.
func TestIrelandTellsWhatTheChurchGivesAndWhereRoadsLead(t *testing.T) {
	t.Parallel()
	d := at(t, "brian-boru", "lead", 3)
	d.answers(t, map[string][]string{
		"? church":    {"builds a monastery, takes the marker and gets all its discs back", "Then most discs score a point"},
		"? cashel":    {"Roads to Lismore."},
		"? connaught": {"Killala (Eóganacht)"},
		"? munster":   {"Towns: ", "Cashel", "Corcaigh"},
		"munster":     {"Luimneach", "Cathair Con Raoi"},
	})
	for _, g := range d.M.Table.Answer.Groups {
		d.types("munster")
		for _, c := range g {
			if region := d.M.Table.Family.Within(c.To); region < 0 || d.Narrator().Place(region) != "Munster" {
				t.Errorf("munster leads to %s", d.Narrator().Place(c.To))
			}
		}
	}
	if score := d.types("score"); strings.Contains(score, "builds a monastery") || !strings.Contains(score, "points behind") {
		t.Errorf("score is %q", score)
	}
}

// TestWalesTellsSupplyAndEvents of the round, and what a zone takes.
func TestWalesTellsSupplyAndEvents(t *testing.T) {
	t.Parallel()
	at(t, "marcher-lords", "march", 5).answers(t, map[string][]string{
		"? castle":   {"A castle adds 1", "Chester: Normans: 1 castle"},
		"? supply":   {"Supply: 2 or more. Each counter over three", "Elfael: needs 3 or more, 80%"},
		"? events":   {"Welsh insurgents. In a random Norman zone"},
		"? arfon":    {"Supply there: 5 or more, 60%"},
		"? tegeingl": {"1 zone from the home earldom −"},
		"score":      {"8 points more: draw"},
	})
}

// TestSeveralLossesAreNamedInOneLine, read back, and made one after the other.
func TestSeveralLossesAreNamedInOneLine(t *testing.T) {
	t.Parallel()
	d := typistAt(t, "britannia-2008", func(d *desk) bool { return d.Ask() == "depart" && d.M.Table.Turn.Count == 4 })
	log := d.M.Table.Text()
	for _, x := range []struct{ line, want string }{ // the same line twice would do it
		{"remove wessex 1 kent", "Remove 1 infantry from Wessex. Remove 1 infantry from Kent. Enter does it."},
		{"devon 1 i from norfolk", "Remove 1 infantry from Devon. Remove 1 infantry from Norfolk. Enter does it."},
		{"remove 5 wessex 5 kent", "You can’t do"},
		{"remove wessex 1 somewhere", "You can’t do"},
	} {
		if got := d.types(x.line); !strings.HasPrefix(got, x.want) {
			t.Errorf("%q is answered by %q", x.line, got)
		}
	}
	d.types("remove wessex 1 kent")
	if d.M.Table.Text() != log {
		t.Fatal("what was typed is not read back first")
	}
	if got := d.types(""); d.Ask() != "depart" || d.M.Table.Turn.Count != 2 {
		t.Errorf("of four who leave %d are left: %q", d.M.Table.Turn.Count, got)
	}
	if got := d.types("u"); d.M.Table.Turn.Count != 4 {
		t.Errorf("undo leaves %d: %q", d.M.Table.Turn.Count, got)
	}
}

// TestABattleIsHeardWithReasonsAndWhatIsLeft: for what a die gets more, and who is left where
// somebody has fallen.
func TestABattleIsHeardWithReasonsAndWhatIsLeft(t *testing.T) {
	t.Parallel()
	for game, added := range map[string]string{"britannia-2008": "+ 1 for ", "marcher-lords": "to dice: "} {
		reasons, left, none := 0, 0, 0
		d := deskOf(t, games.ByID(game))
		d.Begin()
		d.M.Settings.Passing, d.M.Settings.Language = "never", "en"
		d.Roam(func() bool {
			said := strings.Join(typingView{d.seatView()}.logLines(d.M.Table.News), " | ")
			reasons += strings.Count(said, added)
			left += strings.Count(said, "Left there: ")
			none += strings.Count(said, "None left there.")
			return reasons > 0 && left > 0 && none > 0
		})
		if reasons == 0 || left == 0 || none == 0 {
			t.Errorf("%s: %d reasons, left %d times, none %d times", game, reasons, left, none)
		}
	}
}

// TestKeysThatDoNothingSaySo: U where nothing can be taken back, H where nothing is to be
// decided.
func TestKeysThatDoNothingSaySo(t *testing.T) {
	t.Parallel()
	d := ireland(t, 3)
	d.M.Settings.Language = "en"
	d.Tell(client.Ready{}, client.Key{Name: "u"})
	d.Shows("There is nothing to take back now.")
	d.M.Table.Passing = true
	d.Tell(client.Key{Name: "h"})
	d.Shows("No hint now: there is nothing for you to decide.")
}
