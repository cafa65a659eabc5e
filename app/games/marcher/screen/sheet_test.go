package screen_test

import (
	"slices"
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/app/table"
	"bretwalda/app/view"
	"bretwalda/app/view/viewtest"
	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/marcher"
)

// TestAMarchLeavesItsGarrison: units picked to follow a march never leave their
// zone empty.
func TestAMarchLeavesItsGarrison(t *testing.T) {
	d := lords(t, 0, 2)
	d.RoamTo("march")
	desk := d.M.Table
	i := slices.IndexFunc(desk.Picker.All(), func(c engine.Choice) bool {
		return c.What == marcher.NormanKnight && desk.State.(*marcher.State).Control(c.To) < 0 && earlIn(desk, c.From)
	})
	knight := desk.Picker.All()[i]
	d.Tell(client.Tap{Place: knight.From}, client.Tap{Place: knight.To})
	counts := map[int8]int{}
	for _, m := range client.PartyOf(desk).Members {
		counts[m.What] = m.Count
		if m.What == marcher.NormanInfantry && m.Most != m.Count+1 {
			t.Errorf("of the infantry %d of %d go", m.Count, m.Most)
		}
	}
	if counts[marcher.NormanKnight] == 0 || counts[marcher.NormanInfantry] != 1 || len(counts) < 3 {
		t.Fatalf("these go: %v", counts)
	}
	if h := d.HTML("en"); !strings.Contains(h, "Going: ") || !strings.Contains(h, "All but 1") {
		t.Error("the sheet does not say how many go")
	}
	d.Shows("Going: 1 knight and 1 infantry to ")
	for _, m := range client.PartyOf(desk).Members {
		if !m.Independent {
			d.Tell(client.SetMember{What: m.What, Count: 1})
			d.Shows("Going: " + d.Narrator().What(m.What) + ", 1 knight and 1 infantry to ")
			d.Tell(client.SetMember{What: m.What})
		}
	}
	if next, ok := desk.Picker.Choice(); ok {
		t.Errorf("%+v would leave nobody", next)
	}
	if !slices.ContainsFunc(desk.Picker.All(), func(c engine.Choice) bool { return c.From == knight.From && c.To == knight.To }) {
		t.Error("who wants to leave the zone cannot")
	}
}

func earlIn(t *client.Table, zone int8) bool {
	return slices.ContainsFunc(t.Pieces, func(p engine.Piece) bool {
		return p.Place == zone && p.What >= marcher.Hugh && p.What <= marcher.William
	})
}

// TestAPartySaysWhatItLeaves: before it goes, while it is dragged, and as long as it can be
// changed, if it leaves a zone without a garrison.
func TestAPartySaysWhatItLeaves(t *testing.T) {
	d := lords(t, 0, 2)
	const line = "No garrison left in "
	d.Roam(func() bool {
		if d.Ask() != "march" {
			return false
		}
		for _, c := range d.M.Table.Picker.All() {
			if c.From < 0 || c.To < 0 || d.M.Table.State.(*marcher.State).Control(c.From) < 0 {
				continue
			}
			before := d.M.Table.LogEnd()
			d.Tell(client.Tap{Place: c.From}, client.Tap{Place: c.To})
			if party := client.PartyOf(d.M.Table); d.M.Table.LogEnd() == before && party != nil && party.Warning.Needed() && len(party.Members) == 1 && party.Members[0].Most == 1 {
				return true
			}
			if d.Tell(client.Escape{}, client.Escape{}); d.M.Table.LogEnd() > before {
				d.Tell(client.Undo{})
			}
		}
		return false
	})
	if h := d.HTML("en"); !strings.Contains(h, line) || strings.Contains(h, "Leave zones without a garrison?") {
		t.Error("the sheet does not say what stays empty")
	}
	c, _ := d.M.Table.Picker.Choice()
	d.Tell(client.Escape{}, client.Lift{Place: c.From, What: c.What})
	if h := d.HTML("en"); !strings.Contains(h, line) {
		t.Error("the sheet does not say what stays empty while they are dragged")
	}
	d.Tell(client.Drop{Place: c.To})
	if h := d.HTML("en"); !strings.Contains(h, line) {
		t.Error("the sheet does not say what stays empty once they have gone")
	}
}

// TestTheOfferToLookBackMakesRoom: for what is picked.
func TestTheOfferToLookBackMakesRoom(t *testing.T) {
	d := lords(t, 0, 2)
	d.Roam(func() bool { return d.Ask() == "march" && d.M.Table.Fresh() })
	c, _ := d.M.Table.Picker.Placed()
	d.Tell(client.Tap{Place: c.From})
	if strings.Contains(d.Page(), "chip recall") {
		t.Error("it stands beside the units that may march")
	}
	d.Tell(client.Escape{}, client.Escape{})
	if !strings.Contains(d.Page(), "chip recall") {
		t.Error("it is gone for good")
	}
}

// TestALevyThatIsShortSaysBy: how many counters are left to draw.
func TestALevyThatIsShortSaysBy(t *testing.T) {
	d := lords(t, 1, 2)
	d.RoamTo("levy")
	if h := d.HTML("en"); !strings.Contains(h, "Choose the zone that draws next. ") || !strings.Contains(h, " in the pool.") {
		t.Error("nobody says how many counters there are")
	}
}

// TestAFoldedBattleSaysWhoFled: and that there was another, if there was.
func TestAFoldedBattleSaysWhoFled(t *testing.T) {
	d := lords(t, 0, 2)
	fled := false
	d.Roam(func() bool {
		h := d.HTML("en")
		_, fold, _ := strings.Cut(h, `class="fold"`)
		fold, _, _ = strings.Cut(fold, "</button>")
		desk := d.M.Table
		if len(desk.Report) == 0 {
			return false
		}
		b := &desk.Report[desk.Page]
		if _, to := b.Fled(); b.Over && to >= 0 {
			if fled = true; !strings.Contains(fold, " retreat ") {
				t.Errorf("nobody is told to retreat: %s", fold)
			}
		}
		if n := len(desk.Report); n > 1 && !strings.Contains(fold, "/"+string(rune('0'+n))) {
			t.Errorf("one battle of %d: %s", n, fold)
		}
		return fled || t.Failed()
	})
	if !fled {
		t.Error("nobody fled")
	}
}

// TestABattleWithRealDiceIsTakenUpAgain: each die is asked for by the unit that throws
// it, and who opens the match in the middle of a battle sees it.
func TestABattleWithRealDiceIsTakenUpAgain(t *testing.T) {
	d := viewtest.Of(t, view.Draw, marcher.Lords())
	d.Tell(client.Goto{Fragment: client.AtNew}, client.SetDice{Dice: dice.ByHand}, client.SetSeats{Seats: 2}, client.StartMatch{})
	seen := func(d *viewtest.Desk) {
		t.Helper()
		h := d.HTML("en")
		if !d.M.Table.Fighting() || !strings.Contains(h, " or more. A 0 on the die counts as 10.") || !strings.Contains(h, "Battle round 1") {
			t.Fatalf("asked %s, no battle is shown, or no unit is said to throw", d.Ask())
		}
	}
	d.RoamTo("roll")
	seen(d)
	again := viewtest.Of(t, view.Draw, marcher.Lords())
	again.Texts = d.Texts
	again.Tell(client.Goto{Fragment: client.AtMatch(d.M.Table.Record.ID)}, client.Ready{})
	if len(again.M.Table.News) > 0 {
		t.Error("what was before is news")
	}
	seen(again)
}

// TestPointsForATeuluFlyFromWhereItFell: to whoever has scored them.
func TestPointsForATeuluFlyFromWhereItFell(t *testing.T) {
	d := lords(t, 0, 2)
	d.Patient = true
	seen := false
	d.Roam(func() bool {
		desk := d.M.Table
		lexicon := desk.Game().Lexicon()
		fell := int8(engine.None)
		for _, e := range desk.News {
			switch lexicon.Events[e.Kind] {
			case "hit", "remove":
				if e.What == marcher.Teulu {
					fell = e.From
				}
			case "scoreTeulu":
				seen = true
				flown := slices.ContainsFunc(table.Motions(lexicon, desk.Family.Motions, []engine.Event{e}), func(deed table.Motion) bool {
					return deed.Kind == table.Scores && deed.To == fell && fell >= 0
				})
				if !flown {
					t.Errorf("of a teulu that fell in %d the points are %+v", fell, e)
				}
			}
		}
		return seen
	})
	if !seen {
		t.Fatal("no teulu falls in the whole match")
	}
}

// TestTheLossThatEndsABattleLeavesItsCard: with the dice of both sides, before
// the question that follows.
func TestTheLossThatEndsABattleLeavesItsCard(t *testing.T) {
	d := lords(t, 0, 2)
	d.Patient = true
	ended := 0
	losing := int8(engine.None) // the zone of a battle in which a loss was just chosen
	d.Roam(func() bool {
		desk := d.M.Table
		at := losing
		losing = engine.None
		if d.Ask() == "lose" {
			losing = desk.Turn.Place
		}
		if at < 0 || slices.Contains([]string{"lose", "roll"}, d.Ask()) && desk.Turn.Place == at {
			return false
		}
		i := slices.IndexFunc(desk.Report, func(b table.Battle) bool { return b.Place == at })
		if i < 0 {
			t.Errorf("%s is asked, and the battle in %s is gone", d.Ask(), desk.Game().Lexicon().Places[at])
			return true
		}
		if !desk.Report[i].Over {
			return false // it goes on
		}
		if ended++; desk.Page != i {
			d.Tell(client.TurnReport{Step: i - desk.Page})
		}
		h := d.HTML("en")
		_, fold, _ := strings.Cut(h, `class="fold"`)
		fold, _, _ = strings.Cut(fold, "</button>")
		narrator := d.Narrator()
		for _, side := range []int8{desk.Report[i].Attacker, desk.Report[i].Defender} {
			if !strings.Contains(fold, ">"+narrator.Side(side)+"<") {
				t.Errorf("%s are not on the card: %s", narrator.Side(side), fold)
			}
			for _, l := range desk.Report[i].Fallen(side) {
				if words := narrator.Units(l.What, l.Count); !strings.Contains(fold, words) {
					t.Errorf("nobody says that %s are lost", words)
				}
			}
		}
		return t.Failed()
	})
	if ended < 3 {
		t.Fatalf("%d battles end with a loss", ended)
	}
}

// TestABattleOfOnesOwnSaysWhoAttacked: with what, where, and how it ended, before others go on.
func TestABattleOfOnesOwnSaysWhoAttacked(t *testing.T) {
	d := lords(t, 0, 2)
	d.Patient = true
	seen := 0
	for n := 0; n < 4000 && seen < 3 && !d.M.Table.Turn.Over(); n++ {
		desk := d.M.Table
		if desk.RestsAt(client.AfterBattle) && len(desk.Report) > 0 {
			b := &desk.Report[desk.Page]
			words := " attack with "
			if own := d.Table().SeatOf(b.Attacker) == desk.User; !own && d.Table().SeatOf(b.Attacker) >= 0 {
				seen++
				h := d.Page()
				if !strings.Contains(h, words) || !strings.Contains(h, "Battle in ") {
					t.Errorf("nobody says who attacked: %+v", b)
				}
				units := 0
				for _, u := range client.Attackers(desk, b) {
					units += u.Count
				}
				if lost := len(b.Fallen(b.Attacker)); units < lost || units == 0 {
					t.Errorf("%d attack, of %d kinds some fall", units, lost)
				}
			}
		}
		if desk.Rest != nil {
			d.Tell(client.EndReplay{})
			continue
		}
		d.Tell(client.Ready{})
		list := desk.Picker.All()
		if len(list) == 0 {
			continue
		}
		d.Tell(client.Press{Choice: list[(n*7+n/3)%len(list)]}, client.ConfirmEnd{})
	}
	if seen == 0 {
		t.Error("nobody was attacked")
	}
}
