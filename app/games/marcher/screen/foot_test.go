package screen_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/engine"
	"bretwalda/engine/marcher"
)

// footOf is what is right above the buttons.
func footOf(h string) string {
	_, foot, _ := strings.Cut(h, `class="foot"`)
	foot, _, _ = strings.Cut(foot, `</section>`)
	return foot
}

// TestSupplyAndBattleStandAboveAdvance: side by side, whatever else waits, and none of it
// twice; nobody is offered who goes nowhere alone.
func TestSupplyAndBattleStandAboveAdvance(t *testing.T) {
	d := lords(t, 0, 2)
	d.RoamTo("march")
	desk := d.M.Table
	st := func() *marcher.State { return desk.State.(*marcher.State) }
	var goals []int8
	for len(goals) < 2 {
		i := slices.IndexFunc(desk.Picker.All(), func(c engine.Choice) bool {
			_, bound := st().SupplyOdds(c)
			_, fights := st().BattleAhead(c)
			return bound && fights && c.What == marcher.NormanKnight && c.From >= 0 && !slices.Contains(goals, c.To) && len(st().GivesUp(c)) == 0
		})
		if i < 0 {
			break
		}
		c := desk.Picker.All()[i]
		goals = append(goals, c.To)
		d.Tell(client.Tap{Place: c.From}, client.Tap{Place: c.To})
		h := d.HTML("en")
		foot := footOf(h)
		if !strings.Contains(foot, "Supply: ") || !strings.Contains(foot, " win: ") {
			t.Fatalf("above Advance stands %s", foot)
		}
		if strings.Count(h, " win: ") != 1 {
			t.Error("the same battle is told twice")
		}
		if p := client.PartyOf(desk); p == nil || p.Count() == 0 {
			t.Error("nobody goes")
		} else if slices.ContainsFunc(p.Members, func(m client.Member) bool { return m.What >= marcher.Hugh && m.Independent }) {
			t.Error("an earl alone is offered to invade")
		}
		d.EveryLanguage()
	}
	if len(goals) > 1 && !regexp.MustCompile(`: needs \d+ or more, \d+%<`).MatchString(footOf(d.HTML("en"))) {
		t.Error("nobody tells what the check that waits besides needs")
	}
}

// TestRetreatHasOneShape: a title that names the zone, and a button for each answer above
// the others, two rows of them at most.
func TestRetreatHasOneShape(t *testing.T) {
	d := lords(t, 0, 2)
	asked := 0
	d.Roam(func() bool {
		if ask := d.Ask(); ask != "attackerRetreat" && ask != "defenderRetreat" {
			return false
		}
		asked++
		desk := d.M.Table
		h := d.HTML("en")
		title := "Retreat from " + strings.TrimPrefix(d.Narrator().Place(desk.Turn.Place), "the ") + "?"
		if !strings.Contains(h, title) {
			t.Errorf("no title %q", title)
		}
		foot := footOf(h)
		if n := strings.Count(foot, `class="bound-who"`); n > 2 {
			t.Errorf("%d rows", n)
		}
		for _, c := range desk.Picker.All() {
			if button := "Retreat: " + d.Narrator().Place(c.To); !desk.EndVerb(c) && !strings.Contains(foot, button) {
				t.Errorf("no button %q", button)
			}
		}
		if !strings.Contains(foot, "Fight on") || strings.Contains(h, `confirm`) {
			t.Error("the answers are not all in their rows")
		}
		return t.Failed() || asked > 5
	})
	if asked < 3 {
		t.Fatalf("asked %d times", asked)
	}
}

// TestTheSideWithoutPointsSaysWhatItWants: beside the points of the other.
func TestTheSideWithoutPointsSaysWhatItWants(t *testing.T) {
	for scenario, words := range []string{"wins if Normans ≤ 7", "wins if Welsh ≤ 3"} {
		d := lords(t, scenario, 2)
		d.Shows(words)
		d.EveryLanguage()
	}
}

// TestSetUpNamesWhatIsPlaced: the leaders and their zones.
func TestSetUpNamesWhatIsPlaced(t *testing.T) {
	d := lords(t, 0, 2)
	d.RoamTo("place")
	c := d.M.Table.Picker.All()[0]
	d.Tell(client.Tap{Place: c.To})
	d.Shows("Placed: ")
}

// TestALeaderStaysUntilTakenAlong: whatever the march, and the sheet says who goes and how many
// there are.
func TestALeaderStaysUntilTakenAlong(t *testing.T) {
	d := lords(t, 0, 2)
	d.RoamTo("march")
	desk, seen, tried := d.M.Table, 0, map[[2]int8]bool{}
	for _, c := range desk.Picker.All() {
		if c.From < 0 || c.To < 0 || !earlIn(desk, c.From) || tried[[2]int8{c.From, c.To}] {
			continue
		}
		tried[[2]int8{c.From, c.To}] = true
		before := d.M.Table.LogEnd()
		d.Tell(client.Tap{Place: c.From}, client.Tap{Place: c.To})
		p := client.PartyOf(desk)
		if p == nil || len(p.Members) < 2 {
			d.Tell(client.Escape{}, client.Escape{})
			continue
		}
		h := strings.ReplaceAll(d.HTML("en"), "\n", "")
		for _, m := range p.Members {
			name := d.Narrator().What(m.What)
			switch {
			case marcher.Strength(m.What) == 0:
				if seen++; m.Count != 0 || !strings.Contains(h, name+"<small aria-hidden>stays</small>") {
					t.Errorf("%s: %d go unasked", name, m.Count)
				}
			case m.Most > 1 && !strings.Contains(h, "of "+d.Narrator().Units(m.What, m.Most)):
				t.Errorf("nobody says how many of the %s there are", name)
			}
		}
		if d.Tell(client.Escape{}, client.Escape{}); d.M.Table.LogEnd() > before {
			d.Tell(client.Undo{})
		}
	}
	if seen < 3 {
		t.Errorf("%d leaders are offered", seen)
	}
}

// TestEveryCheckIsToldInALine: what was rolled and needed, who is not supplied first.
func TestEveryCheckIsToldInALine(t *testing.T) {
	d := lords(t, 0, 2)
	d.RoamTo("march")
	d.Tell(client.CloseBalances{}) // what the others have set up is read
	x := d.M.Table.Game().Lexicon()
	event := func(name string, to int8) engine.Event {
		return engine.Event{Kind: uint8(slices.Index(x.Events, name)), Side: marcher.Normans, From: engine.None, To: to, Via: engine.None, Via2: engine.None, What: engine.None, Count: 4}
	}
	var news []engine.Event
	for to := range int8(6) {
		news = append(news, event("supply", to), event("advance", to))
	}
	failed := event("supply", 7)
	failed.Count = 1
	news = append(news, failed, event("halt", 7))
	announced := func() string {
		_, told, _ := strings.Cut(d.HTML("en"), `class="announced"`)
		told, _, _ = strings.Cut(told, "</ul>")
		return told
	}
	d.M.Table.News = news
	told := announced()
	if n := strings.Count(told, "<li"); n != 6 {
		t.Errorf("%d lines: %s", n, told)
	}
	for _, words := range []string{"✗ " + d.Narrator().Place(7) + ": 1, needed 2", "✓ " + d.Narrator().Place(0) + ": 4, needed 2", "2 more in the log"} {
		if !strings.Contains(told, words) {
			t.Errorf("no %q: %s", words, told)
		}
	}
	d.EveryLanguage()
	d.M.Table.News = news[:2]
	if told := announced(); !strings.Contains(told, "rolled 4, needed") {
		t.Error("one alone is not told in full")
	}
}

// TestBesiegeSaysWhatItIsGoodFor: what it brings and costs, beside its button.
func TestBesiegeSaysWhatItIsGoodFor(t *testing.T) {
	d := lords(t, 1, 2)
	d.Roam(func() bool { return d.Ask() == "battle" && strings.Contains(d.HTML("en"), ">Besiege<") })
	h := d.HTML("en")
	if !strings.Contains(h, "If it works, their castle adds nothing; failing costs a unit.") {
		t.Error("nobody says why to besiege")
	}
	d.EveryLanguage()
}

// TestTheEndOfMovesSaysThatABattleBegins: where only one waits, and nothing is asked before it.
func TestTheEndOfMovesSaysThatABattleBegins(t *testing.T) {
	d := lords(t, 0, 2)
	told := 0
	d.Roam(func() bool {
		if d.Ask() != "march" || !strings.Contains(d.HTML("en"), "“End moves” begins the battle") {
			return false
		}
		told++
		desk := d.M.Table
		next := desk.State.Clone()
		for _, c := range desk.Picker.All() {
			if desk.EndVerb(c) {
				if _, err := next.Play(c); err != nil {
					t.Fatal(err)
				}
			}
		}
		if ask := desk.Game().Lexicon().Asks[next.Turn().Kind]; ask != "roll" {
			t.Errorf("first it is asked %s", ask)
		}
		return t.Failed() || told > 2
	})
	if told == 0 {
		t.Error("no battle is announced")
	}
	d.EveryLanguage()
}

// TestRetreatsThatDifferSayHow: a row each, with those who may not go there by name, and what is
// alike for all said once.
func TestRetreatsThatDifferSayHow(t *testing.T) {
	d := lords(t, 0, 2)
	told := 0
	d.Roam(func() bool {
		if ask := d.Ask(); ask != "attackerRetreat" && ask != "defenderRetreat" {
			return false
		}
		foot := footOf(d.HTML("en"))
		if !strings.Contains(foot, "answers-told") {
			return false
		}
		told++
		desk := d.M.Table
		for _, c := range desk.Picker.All() {
			for _, p := range desk.State.(*marcher.State).Barred(c) {
				if name := d.Narrator().Units(p.What, int(p.Count)); !strings.Contains(foot, name) {
					t.Errorf("nobody says that %s stay behind", name)
				}
			}
		}
		if n := strings.Count(foot, " goes to the "); n > 1 {
			t.Errorf("the same is said %d times", n)
		}
		d.EveryLanguage()
		return t.Failed() || told > 2
	})
	if told == 0 {
		t.Error("all retreats are alike")
	}
}
