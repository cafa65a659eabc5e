package marcher_test

import (
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/marcher"
)

// Facts of a position, for screens and bots.

func (tb *table) marcher() *marcher.State { return tb.State.(*marcher.State) }

// zone finds a zone by its name.
func (tb *table) zone(name string) int8 {
	tb.Helper()
	z := slices.Index(lexicon.Places, name)
	if z < 0 {
		tb.Fatalf("no zone %s", name)
	}
	return int8(z)
}

func TestFactsOfAPosition(t *testing.T) {
	tb := play(t, `
		turn 4, Normans, event
		Hereford: 2 norman infantry, castle, william
		Elfael: 1 norman infantry, castle, earl hugh
		Maelienydd: 1 norman archer
		Rhos: 1 welsh infantry
		Arfon: 1 irish
		Penfro: 2 viking
		mobilised: Gwent, Gwynedd
		event 30
		asked march Normans
	`)
	s := tb.marcher()
	if s.Round() != 4 || s.Phase() != marcher.Movement || s.Side() != marcher.Normans {
		t.Errorf("turn %d, phase %d, side %d", s.Round(), s.Phase(), s.Side())
	}
	if s.Event() != marcher.BadWeather || !slices.Contains(s.InForce(), int8(marcher.BadWeather)) {
		t.Errorf("event %d, in force %v", s.Event(), s.InForce())
	}
	for name, want := range map[string]int8{
		"Hereford": marcher.Normans, "Rhos": marcher.Welsh, "Penfro": engine.None, "Buellt": engine.None,
	} {
		if got := s.Control(tb.zone(name)); got != want {
			t.Errorf("%s is under %d", name, got)
		}
	}
	if !s.Castle(tb.zone("Elfael")) || s.Castle(tb.zone("Maelienydd")) {
		t.Error("castles where there are none")
	}
	if !s.Mobilised(marcher.Gwent) || s.Mobilised(marcher.Dyfed) {
		t.Error("the wrong kingdoms are mobilised")
	}
	if got := [...]int{s.Pool(marcher.Normans), s.Pool(marcher.Welsh), s.Pool(marcher.Vikings), s.IrishAside()}; got != [...]int{36, 35, 6, 3} {
		t.Errorf("cups hold %v", got)
	}
	if s.Commander(marcher.Welsh, tb.zone("Rhos")) != 1 || s.Commander(marcher.Normans, tb.zone("Elfael")) != 0 {
		t.Error("the wrong commanders")
	}
	if s.Rests(marcher.Gwent) {
		t.Error("there was no such event")
	}
}

func TestFactsOfEvents(t *testing.T) {
	tb := play(t, `
		turn 4, Normans, event
		Chester: 2 norman infantry, castle
		Arfon: 1 welsh infantry
		Penfro: 1 welsh infantry
		event 40
		dice 6 1
		asked march Normans
	`)
	if got := tb.marcher().InForce(); !slices.Equal(got, []int8{marcher.VikingRaid}) {
		t.Errorf("in force are %v", got)
	}
	tb.tell("until event Welsh")
	if got := tb.marcher().InForce(); got != nil {
		t.Errorf("in force are still %v", got)
	}
	tb = play(t, `
		turn 4, Normans, event
		Chester: 2 norman infantry, castle
		Rhos: 1 welsh infantry
		Iâl: 1 welsh infantry
		event 73
		name Powys
		asked march Normans
	`)
	if s := tb.marcher(); !s.Rests(marcher.Powys) || s.Rests(marcher.Gwynedd) {
		t.Error("Powys rests")
	}
}

func TestKingdomsOfZones(t *testing.T) {
	tb := play(t, `
		turn 4, Normans, movement
		Hereford: 2 norman infantry, castle
	`)
	for name, want := range map[string]int8{
		"Môn": marcher.Mon, "Arfon": marcher.Gwynedd, "Penfro": marcher.Dyfed, "Elfael": engine.None, "Chester": engine.None,
	} {
		if got := marcher.Kingdom(tb.zone(name)); got != want {
			t.Errorf("%s lies in %d", name, got)
		}
	}
}

// TestSupplyOdds checks the check of the example, before it is thrown and while
// it is built (§6.2).
func TestSupplyOdds(t *testing.T) {
	tb := play(t, `
		turn 2, Normans, movement
		Hereford: 2 knight, 3 norman infantry, castle, william
		Archenfield: 1 norman infantry, castle
		Gwent Uwchcoed: 1 welsh infantry
		march 2 knight Hereford > Gwent Uwchcoed
		march william Hereford > Gwent Uwchcoed
	`)
	s, gwent := tb.marcher(), tb.zone("Gwent Uwchcoed")
	find := func(line string) engine.Choice {
		t.Helper()
		want := tb.wish(line)
		for _, c := range tb.State.Legal(nil) {
			if want.fits(c) {
				return c
			}
		}
		t.Fatalf("%s is not offered", line)
		return engine.Choice{}
	}
	got, ok := s.SupplyOdds(find("march 2 norman infantry Hereford > Gwent Uwchcoed"))
	want := marcher.Supply{Zone: gwent, Counters: 4, Excess: -1, Distance: -1, Earl: 1, Modifier: -1, Tenths: 8}
	if !ok || got != want {
		t.Errorf("with the infantry: %+v", got)
	}
	got, ok = s.SupplyOdds(find("advance Gwent Uwchcoed"))
	want = marcher.Supply{Zone: gwent, Counters: 2, Distance: -1, Earl: 1, Tenths: 9}
	if !ok || got != want {
		t.Errorf("as they are: %+v", got)
	}
	if _, ok := s.SupplyOdds(find("march 1 norman infantry Hereford > Archenfield")); ok {
		t.Error("a march to friends needs no check")
	}
	if _, ok := s.SupplyOdds(find("end")); ok {
		t.Error("the end needs no check")
	}
	if got := s.Bound(); len(got) != 2 || got[0] != (marcher.Stack{What: marcher.NormanKnight, From: tb.zone("Hereford"), To: gwent, Count: 2}) {
		t.Errorf("bound are %v", got)
	}
}

// TestSupplyOddsHaveBounds checks the least chance that six modifiers leave,
// and the highest (§6.2).
func TestSupplyOddsHaveBounds(t *testing.T) {
	tb := play(t, `
		turn 2, Normans, movement
		weather: clear
		Hereford: 14 norman infantry, castle
	`)
	for n, tenths := range map[int]int{1: 9, 3: 9, 4: 8, 12: 0, 14: 0} {
		for _, c := range tb.State.Legal(nil) {
			if c.To == tb.zone("Elfael") && int(c.Count) == n {
				if got, _ := tb.marcher().SupplyOdds(c); got.Tenths != tenths || got.Weather != 1 {
					t.Errorf("%d infantry: %+v", n, got)
				}
			}
		}
	}
}

// TestSupplyOddsTellOfTheStrait checks that the chance of the check leaves out
// the strait (§12.2).
func TestSupplyOddsTellOfTheStrait(t *testing.T) {
	tb := play(t, `
		turn 2, Normans, movement
		options: menai on
		Arfon: 2 norman infantry
	`)
	for _, c := range tb.State.Legal(nil) {
		if got, ok := tb.marcher().SupplyOdds(c); ok && got.Crossing != (c.To == tb.zone("Môn")) {
			t.Errorf("%+v", got)
		}
	}
}

// TestGivesUp checks which zones a march, and the end of the marches, would
// leave without a garrison (§6.1).
func TestGivesUp(t *testing.T) {
	tb := play(t, `
		turn 2, Normans, movement
		Hereford: 2 norman infantry, castle, william
		Archenfield: 1 norman infantry, castle
		Ludlow: 1 norman infantry, castle
		Shrewsbury: roger
		march 1 norman infantry Archenfield > Hereford
	`)
	for _, c := range tb.State.Legal(nil) {
		var want []int8
		switch {
		case lexicon.Verbs[c.Verb] == "end":
			want = []int8{tb.zone("Archenfield")}
		case c.From == tb.zone("Ludlow"):
			want = []int8{tb.zone("Ludlow")}
		}
		if got := tb.marcher().GivesUp(c); !slices.Equal(got, want) {
			t.Errorf("%v gives up %v", c, got)
		}
	}
	// Units bound for another zone are as good as gone; leaders are no garrison.
	tb.tell("march 1 norman infantry Ludlow > Maelienydd")
	tb.tell("march 2 norman infantry Hereford > Elfael")
	tb.tell("march william Hereford > Elfael")
	tb.tell("offers end")
	for _, c := range tb.State.Legal(nil) {
		if lexicon.Verbs[c.Verb] == "end" {
			if got := tb.marcher().GivesUp(c); !slices.Equal(got, []int8{tb.zone("Ludlow"), tb.zone("Archenfield")}) {
				t.Errorf("the end gives up %v", got)
			}
		}
	}
	tb = play(t, `
		turn 2, Normans, movement
		Hereford: 1 norman infantry, castle, william
		Archenfield: 1 norman infantry, castle
	`)
	for _, c := range tb.State.Legal(nil) {
		if c.What == marcher.William && len(tb.marcher().GivesUp(c)) > 0 {
			t.Error("an earl gives up their zone")
		}
	}
}

// TestInsurgentsAhead checks that insurgents besiege nothing, and that no more
// of them are counted than there are (§7.1).
func TestInsurgentsAhead(t *testing.T) {
	tb := play(t, `
		turn 2, Normans, event
		Elfael: 2 norman infantry, castle
		Hereford: 1 norman infantry, castle
		Gwent Uwchcoed: 1 welsh infantry
		event 47
		until draw
		draw welsh infantry
		draw welsh infantry
		draw welsh infantry
		until roll Welsh
		dice Welsh 1 1 1
		dice Normans 5 1
		asked attackerRetreat Welsh
	`)
	q, ok := tb.marcher().BattleAhead(engine.NewChoice(tb.wish("end").verb))
	if !ok || q.Attacker.Count() != 2 || q.Insurgents != 2 || q.MayBesiege() {
		t.Errorf("ahead is %+v, %v", q, ok)
	}
}

// TestSiegeOdds checks the example's siege (§7.1).
func TestSiegeOdds(t *testing.T) {
	tb := play(t, `
		turn 2, Welsh, combat
		Gwent Iscoed: 3 welsh archer, 3 welsh infantry, 1 knight, 2 norman infantry, castle
		asked siege Welsh at Gwent Iscoed
	`)
	if tenths, modifier, asked := tb.marcher().SiegeOdds(); !asked || tenths != 9 || modifier != 3 {
		t.Errorf("%d tenths with %d", tenths, modifier)
	}
	tb.tell("siege")
	tb.tell("dice 4")
	if _, _, asked := tb.marcher().SiegeOdds(); asked {
		t.Error("the siege is over")
	}
	if !tb.marcher().Breached() {
		t.Error("the castle is still of use")
	}
}

// TestScoreLines checks the score as if the game ended now, by line (§11.1.7,
// §11.2.6).
func TestScoreLines(t *testing.T) {
	tb := play(t, `
		turn 2, Normans, movement
		Hereford: 2 norman infantry, castle, william
		Elfael: 1 norman infantry, castle
		Maelienydd: 1 norman archer
		Buellt: castle
		Chester: 1 welsh infantry
		lost: teulu 2
		leaders lost: hugh
	`)
	tally := tb.marcher().Score()
	want := []struct {
		event       string
		each, count int
		at          []int8
	}{
		{"scoreTeulu", 1, 2, nil},
		{"scoreEarl", -2, 1, nil},
		{"scoreCastle", 1, 1, []int8{tb.zone("Elfael")}},
		{"scoreEarldom", -2, 1, []int8{tb.zone("Chester")}},
	}
	if tally.Side != marcher.Normans || tally.Total != -1 || len(tally.Lines) != len(want) {
		t.Fatalf("%+v", tally)
	}
	for i, w := range want {
		if l := tally.Lines[i]; lexicon.Events[l.Event] != w.event || l.Each != w.each || l.Count != w.count || !slices.Equal(l.Places, w.at) {
			t.Errorf("%s: %+v", w.event, l)
		}
	}
	tb = play(t, `
		revival, turn 2, Welsh, movement
		Chester: 1 welsh infantry
		Elfael: 1 welsh infantry
		Rhos: 1 welsh infantry
		leaders lost: rhys
	`)
	tally = tb.marcher().Score()
	if tally.Side != marcher.Welsh || tally.Total != 1 || len(tally.Lines) != 3 {
		t.Errorf("%+v", tally)
	}
}

func TestBands(t *testing.T) {
	for _, position := range []string{`{}`, `{"scenario":"welsh-revival"}`} {
		state, err := game.Parse([]byte(position))
		if err != nil {
			t.Fatal(err)
		}
		bands := state.(*marcher.State).Bands()
		for i := 1; i < len(bands); i++ {
			if bands[i].Low != bands[i-1].High+1 || bands[i].High < bands[i].Low {
				t.Errorf("%+v after %+v", bands[i], bands[i-1])
			}
		}
	}
}
