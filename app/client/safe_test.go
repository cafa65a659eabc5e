package client

import (
	"testing"

	"bretwalda/app/botworker/worker"
	"bretwalda/app/store"
	"bretwalda/app/table"
	"bretwalda/engine"
	"bretwalda/engine/britannia"
	"bretwalda/engine/dice"
	"bretwalda/engine/match"
)

// deskAt lays a table in mid-game.
func deskAt(t *testing.T, position string) *Table {
	t.Helper()
	g := britannia.Revised()
	s, err := g.Parse([]byte(position))
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.NewAt(g, s, dice.Source{Kind: dice.ByHand})
	if err != nil {
		t.Fatal(err)
	}
	return testTable(store.Record{}, m)
}

func area(name string) int8 {
	for i, p := range britannia.Revised().Lexicon().Places {
		if p == name {
			return int8(i)
		}
	}
	return engine.None
}

// The first two taps of the first match: of sixteen Romans four go to the hills of
// Devon, which is all that may stay there; all sixteen are picked where they may.
func TestTheFleetIsPickedAsFarAsItMayStay(t *testing.T) {
	p := emptyPage(t)
	desk := p.begin()
	before := desk.match.Len()
	p.tell(Tap{Place: area("Devon")})
	c, complete := desk.Picker.Choice()
	if !complete || c.Count != 4 || desk.WarningOf(c).Needed() {
		t.Fatalf("picked %+v, %+v", c, desk.WarningOf(c))
	}
	p.tell(StepFacet{table.Count, 1})
	if c, _ = desk.Picker.Choice(); c.Count != 5 || desk.WarningOf(c).Lost != 1 {
		t.Fatalf("one more: %+v, %+v", c, desk.WarningOf(c))
	}
	p.tell(SetFacet{table.Count, 16}, PressPicked{})
	if desk.match.Len() != before || desk.Asking != EndQuestion || desk.Warning.Lost != 12 {
		t.Fatalf("sixteen go to Devon unasked: %+v", desk.Warning)
	}
	p.tell(Stay{}, Tap{Place: area("Kent")})
	if c, _ = desk.Picker.Choice(); c.To != area("Kent") || c.Count != 16 || desk.WarningOf(c).Needed() {
		t.Errorf("to Kent: %+v", c)
	}
}

// Also what the hint bot would do asks first, if units are lost by it.
func TestTheAdviserLosesNothingUnseen(t *testing.T) {
	p := emptyPage(t)
	desk := p.begin()
	p.tell(AskHint{})
	p.tell(Thought{worker.New(p.m.World.Revisions).Think(p.asked.Question, func() bool { return true })})
	for _, c := range desk.Picker.All() {
		if c.To == area("Devon") && c.Count == 16 {
			desk.Hint.Choice = c
			desk.Picker.Propose(c)
			break
		}
	}
	before := desk.match.Len()
	if p.tell(PressPicked{}); desk.match.Len() != before || desk.Warning.Lost != 12 {
		t.Fatalf("the hint bot loses twelve armies unasked: %+v", desk.Warning)
	}
}

// A lone army that could attack is picked by two taps, with its odds; the third
// makes the march. Two taps still make one that meets nobody.
func TestALoneArmyDoesNotAttackAtOnce(t *testing.T) {
	position := `{"round": 9, "nation": "Welsh", "phase": "movement", "units": {
		"Welsh": {"Cornwall": {"infantry": 1}, "Gwynedd": {"infantry": 1}},
		"Saxons": {"Devon": {"infantry": 1}}}}`
	for _, c := range []struct {
		from, to string
		plain    bool
	}{{"Cornwall", "Devon", false}, {"Gwynedd", "Clwyd", true}} {
		desk := deskAt(t, position)
		desk.Picker.Tap(area(c.from))
		if to := desk.Picker.To(); to >= 0 && !c.plain {
			t.Fatalf("an attack at bad odds is picked: %s", c.from)
		}
		touch := desk.Picker.Tap(area(c.to))
		picked, complete := desk.Picker.Choice()
		if touch != table.Targeted || !complete || len(desk.Picker.Offers()) > 0 {
			t.Fatalf("%s, %s: %v %+v", c.from, c.to, touch, picked)
		}
		if desk.safe(picked) != c.plain || (len(desk.Previews()) > 0) == c.plain {
			t.Errorf("%s, %s: made by two taps: %v, odds %+v", c.from, c.to, desk.safe(picked), desk.Previews())
		}
	}
}

// With a single battle to come the end of the movement throws its dice: its odds are
// told with the end, and asked about where the sheet shows others.
func TestTheEndOfAMovementShowsTheBattleItBegins(t *testing.T) {
	desk := deskAt(t, `{"round": 9, "nation": "Saxons", "phase": "movement", "units": {
		"Saxons": {"Kent": {"infantry": 2}, "Wessex": {"infantry": 2}, "Sussex": {"infantry": 1}},
		"Angles": {"Essex": {"infantry": 1}},
		"Welsh": {"Avalon": {"infantry": 1}}}}`)
	march := func(from, to string) engine.Choice {
		desk.Picker.Clear()
		desk.Picker.Tap(area(from))
		desk.Picker.Tap(area(to))
		c, _ := desk.Picker.Choice()
		return c
	}
	if _, err := desk.match.Play(march("Kent", "Essex")); err != nil {
		t.Fatal(err)
	}
	desk.refresh("never")
	end := desk.Picker.Buttons()[0]
	list := desk.PreviewsOf(end)
	if !desk.EndVerb(end) || len(list) != 1 || list[0].Words.Key != "odds.begins" || len(list[0].Chances) != 1 {
		t.Fatalf("%+v is told as %+v", end, list)
	}
	if w := desk.unseenOdds(end); w.Needed() {
		t.Errorf("what the sheet shows is asked: %+v", w)
	}
	march("Wessex", "Avalon")
	if w := desk.unseenOdds(end); w.Title != "odds.begins.title" || w.Places != 1<<uint(area("Essex")) {
		t.Errorf("the battle in Essex begins while the odds of Avalon are shown: %+v", w)
	}
}

// Raiders stay without a question, unless some of them starve by it.
func TestRaidersStayUnasked(t *testing.T) {
	raids := 0
	g := britannia.Revised()
	for seed := range uint64(12) {
		s, err := g.New(engine.DefaultSetup(g))
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; !s.Turn().Over(); n++ {
			legal := s.Legal(nil)
			if g.Lexicon().Asks[s.Turn().Kind] == "withdraw" {
				m, _ := match.NewAt(g, s, dice.Source{Kind: dice.ByHand})
				desk := testTable(store.Record{}, m)
				for _, end := range desk.Picker.Buttons() {
					w := desk.WarningOf(end)
					if w.Needed() != (w.Lost > 0) || w.Needed() && w.Title == "undone.title" {
						t.Fatalf("who stays is asked %+v", w)
					}
					if w.Needed() {
						raids |= 1
					} else {
						raids |= 2
					}
				}
				if to := desk.Picker.To(); to >= 0 {
					if c, _ := desk.Picker.Choice(); desk.Risky(c) {
						t.Fatalf("to go back is picked, which gives up the land: %+v", c)
					}
				}
			}
			if _, err := s.Play(legal[dice.Draw(seed, n, len(legal))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if raids != 3 {
		t.Errorf("raiders that stay safely, and that starve: %b", raids)
	}
}
