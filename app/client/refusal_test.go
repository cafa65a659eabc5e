package client

import (
	"errors"
	"slices"
	"testing"

	"bretwalda/app/internal/editions"
	"bretwalda/app/learn"
	"bretwalda/app/store"
	"bretwalda/app/table"
	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/match"
	"bretwalda/static/site/languages"
)

// TestRefusedPlaces holds, in random matches of every game, that a place that is
// not offered has a reason when it is tapped, that the rules themselves give it
// for a choice about that place, that each language says it, and that the rules
// of the game have a section about it. A place that is offered has none.
func TestRefusedPlaces(t *testing.T) {
	t.Parallel()
	reasons := map[string]bool{}
	for i, g := range games.All() {
		books := map[string]*learn.Book{}
		for _, code := range text.Codes() {
			books[code] = read(t, languages.Rules(code, engine.Family(g.ID())), learn.ParseBook)
		}
		p := emptyPage(t)
		p.games, p.chance = []engine.Game{g}, uint64(i)
		p.start()
		p.tell(Goto{AtNew})
		p.tell(everybody(p.m.Setup.Terms.Seats)...)
		p.tell(SetSetting{Passing, "never"}, StartMatch{})
		x := uint64(i + 1)
		choices := 110
		switch {
		case *editions.Long:
			choices = 220
		case editions.Repeats(g):
			choices = 60
		}
		for range choices {
			table := p.m.Table
			if table.Passing {
				p.tell(Ready{})
			}
			list := table.Picker.All()
			if len(list) == 0 {
				break
			}
			for _, origin := range origins(table) {
				if origin >= 0 {
					p.tell(Tap{Place: origin})
				}
				for place := range int8(len(g.Lexicon().Places)) {
					offered := uint64(1)<<uint(place)&(table.Picker.Origins()|table.Picker.Targets()) != 0
					rule := table.refused(place, table.match.State(), table.Family.Vague).Rule
					switch {
					case rule == "":
						continue
					case offered:
						t.Fatalf("%s: %s is offered, and refused by %s", g.ID(), g.Lexicon().Places[place], rule)
					}
					reasons[g.ID()+" "+rule] = true
					for code, book := range books {
						if key := text.Of(code).Own(g.ID(), "rule."+rule); !text.Of(code).Has(key) {
							t.Errorf("%s does not say %s", code, key)
						}
						if book.Refusal(g.ID(), rule) == nil {
							t.Fatalf("%s in %s: no section about %s", g.ID(), code, rule)
						}
					}
					if !forbids(table, place, rule) {
						t.Fatalf("%s: no choice about %s is refused by %s", g.ID(), g.Lexicon().Places[place], rule)
					}
				}
				p.tell(Escape{})
			}
			x = x*6364136223846793005 + 1442695040888963407
			p.tell(Press{list[int(x>>33)%len(list)]})
			if table := p.m.Table; table.Asking == EndQuestion {
				p.tell(ConfirmEnd{})
			}
		}
	}
	if len(reasons) < 10 {
		t.Errorf("only these reasons were ever given: %v", reasons)
	}
}

// origins are the places from which something may begin, and none.
func origins(t *Table) []int8 {
	list := []int8{engine.None}
	for _, c := range t.Picker.All() {
		if from, _ := table.Ends(c); from >= 0 && !slices.Contains(list, from) && len(list) < 3 {
			list = append(list, from)
		}
	}
	return list
}

// forbids reports whether the rules refuse by a rule some choice of the list with
// another place in it.
func forbids(t *Table, place int8, rule string) bool {
	for _, c := range t.Picker.All() {
		for _, try := range []engine.Choice{moved(c, place, c.To), moved(c, c.From, place), moved(c, place, engine.None)} {
			_, err := t.match.State().Clone().Play(try)
			var illegal *engine.IllegalError
			if errors.As(err, &illegal) && illegal.Rule == rule {
				return true
			}
		}
	}
	return false
}

func moved(c engine.Choice, from, to int8) engine.Choice {
	c.From, c.To, c.Via, c.Via2 = from, to, engine.None, engine.None
	return c
}

// TestTapSaysWhy checks that a tap on a place out of reach is answered, and the
// next tap puts the answer away. While nothing is picked it opens the card of the place.
func TestTapSaysWhy(t *testing.T) {
	p := emptyPage(t)
	table := p.begin()
	for range 50 {
		if asks := table.Game().Lexicon().Asks[table.Turn.Kind]; asks == "march" {
			break
		}
		p.step()
		table = p.m.Table
	}
	if table.Passing {
		p.tell(Ready{})
	}
	c, ok := table.Picker.Placed()
	if !ok {
		t.Fatal("nobody marches")
	}
	far := slices.Index(table.Game().Lexicon().Places, "Orkneys")
	table.Picker.ClearForced()
	if p.tell(Tap{Place: int8(far)}); table.Drawer != PlaceDrawer || table.Place != int8(far) || table.Why != "" {
		t.Errorf("drawer %d of place %d, refused by %q", table.Drawer, table.Place, table.Why)
	}
	p.tell(OpenDrawer{}, Tap{Place: c.From})
	p.tell(Tap{Place: int8(far)})
	if table.Why == "" {
		t.Fatal("a tap on a place out of reach is met with silence")
	}
	if table.WhyAt != int8(far) || table.Picker.From() != c.From {
		t.Errorf("the answer is about place %d, and %d is picked", table.WhyAt, table.Picker.From())
	}
	if p.tell(CloseReason{}); table.Why != "" || table.Picker.From() != c.From {
		t.Errorf("it is put away: %q, and %d is picked", table.Why, table.Picker.From())
	}
	p.tell(Tap{Place: int8(far)})
	p.tell(OpenRule{Code: table.Why})
	if table.Drawer != RulesDrawer || p.m.Reader.Section == "" {
		t.Errorf("the rule %s does not open: %+v", table.Why, p.m.Reader)
	}
	p.tell(OpenDrawer{}, Tap{Place: c.From})
	if table.Why != "" {
		t.Errorf("the reason stays: %s", table.Why)
	}
}

// TestUnitsCountMoreThanTheirLeader: where units cannot come, it is of no matter what their
// leader may do; the leader alone is told so. And a tap there keeps the stack picked.
func TestUnitsCountMoreThanTheirLeader(t *testing.T) {
	g := games.ByID("marcher-lords")
	s, err := g.Parse([]byte(`{"turn": 2, "side": "Normans", "phase": "movement", "zones": {
		"Hereford": {"units": {"norman infantry": 2}, "leaders": ["william"]}, "Chester": {"leaders": ["hugh"]}, "Nantwich": {"spent": {"norman infantry": 1}}, "Ludlow": {"spent": {"norman knight": 1}}}}`))
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.NewAt(g, s, dice.Source{Kind: dice.ByHand})
	if err != nil {
		t.Fatal(err)
	}
	table := testTable(store.Record{}, m)
	zone := func(name string) int8 { return int8(slices.Index(g.Lexicon().Places, name)) }
	for _, c := range []struct{ from, at, rule string }{
		{"Hereford", "Cemais", "movement"},
		{"Chester", "Tegeingl", "lone"},
		{"", "Tegeingl", "nobody"},
		{"", "Ludlow", "done"},
	} {
		table.Picker.Clear()
		if c.from != "" {
			table.Picker.Tap(zone(c.from))
		}
		if rule := table.refused(zone(c.at), m.State(), table.Family.Vague).Rule; rule != c.rule {
			t.Errorf("from %q to %s is refused by %q, want %q", c.from, c.at, rule, c.rule)
		}
	}
}
