package client

import (
	"math/bits"
	"slices"
	"strings"
	"testing"

	"bretwalda/app/table"
	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/marcher"
	"bretwalda/engine/match"
)

// TestAnAttackIsToldToThoseWhoAreAttacked: where units of both stand, in the turn of the
// other side; castles alone are not attacked, and nobody hears of their own attacks.
func TestAnAttackIsToldToThoseWhoAreAttacked(t *testing.T) {
	t.Parallel()
	p := twoLords(t)
	table := p.m.Table
	told, own := 0, 0
	for n := 0; n < 1500 && !table.Turn.Over(); n++ {
		_, turn := table.Log.Heading(table.Kinds, table.match.Len())
		fights := map[int8][2]bool{}
		for _, piece := range table.Pieces {
			if piece.Side >= 0 && piece.What >= 0 && piece.What != marcher.Castle && piece.What != marcher.Banner {
				of := fights[piece.Place]
				of[piece.Side%2] = true
				fights[piece.Place] = of
			}
		}
		for _, x := range table.Balances {
			for _, place := range x.Attacked {
				told++
				if x.At < 0 || x.At >= table.match.Len() {
					t.Fatalf("choice %d of %d is shown for an attack", x.At, table.match.Len())
				}
				if _, then := table.Log.Heading(table.Kinds, x.At); x.Gained.empty() && (then == nil || *then != *turn) {
					t.Fatalf("an attack of the turn %v is shown in the turn %v", turn, then)
				}
				if turn.Side != x.Side && turn.Side < 2 {
					t.Fatalf("in the turn of side %d it is told that side %d attacks", turn.Side, x.Side)
				}
				if fights[place] != [2]bool{true, true} && x.Side < 2 {
					t.Fatalf("nobody fights in place %d", place)
				}
			}
		}
		if turn != nil && plays(table.State, table.Turn.Seat, turn.Side) {
			own++
		}
		list := table.match.Legal()
		p.tell(Ready{}, Press{list[dice.Draw(3, n, len(list))]}, ConfirmEnd{})
	}
	if told < 5 || own < 50 {
		t.Errorf("%d attacks are told, and %d decisions were in one's own turn", told, own)
	}
}

// TestWhatAPartnerDoesIsNotOnesOwn: two Normans at one device set up in turn, and neither is
// offered to take back what the other has done.
func TestWhatAPartnerDoesIsNotOnesOwn(t *testing.T) {
	p := &page{t: t, store: &memoryStore{texts: map[string]string{}}, games: []engine.Game{marcher.Lords()}}
	p.start()
	p.tell(SetSetting{Passing, "never"}, Goto{AtNew}, SetSeats{3}, SetKind{1, match.Person}, SetKind{2, match.Person}, StartMatch{})
	table := p.m.Table
	for table.Turn.Seat != 1 {
		p.tell(Ready{}, Press{table.match.Legal()[0]})
	}
	if p.tell(Ready{}); len(table.Balances) != 1 || table.Balances[0].Own || table.Balances[0].Rival || UndoAsks(table) {
		t.Errorf("told to the second: %+v, offered to undo: %v", table.Balances, UndoAsks(table))
	}
	for table.Turn.Seat != 0 {
		p.tell(Ready{}, Press{table.match.Legal()[0]})
	}
	if p.tell(Ready{}); len(table.Balances) == 0 || table.Balances[0].Own || UndoAsks(table) {
		t.Errorf("told to the first: %+v, offered to undo: %v", table.Balances, UndoAsks(table))
	}
	if !slices.ContainsFunc(table.Balances, func(x Balance) bool { return x.Rival && len(x.Gained.Units) > 0 }) {
		t.Errorf("nobody says what the Welsh have set up: %+v", table.Balances)
	}
}

// TestWhatWasDoneToThePersonHarms: losses, points that others win off a side, and attacks.
func TestWhatWasDoneToThePersonHarms(t *testing.T) {
	for _, x := range []Balance{{Lost: Assets{Points: 1}}, {Off: []table.Gain{{Points: 6}}}, {Rival: true, Attacked: []int8{1}}} {
		if x.harms() == 0 {
			t.Errorf("%+v stands behind what was won", x)
		}
	}
	if (Balance{Rival: true, Gained: Assets{Points: 12}}).harms() != 0 {
		t.Error("what others have won stands before what was lost")
	}
}

// TestTheFirstGainOfARivalIsShown: choice 7, by which they score, not the place they take
// later, nor the first choice of the match.
func TestTheFirstGainOfARivalIsShown(t *testing.T) {
	t.Parallel()
	p := twoLords(t)
	table := p.m.Table
	kind := slices.IndexFunc(table.Game().Lexicon().Events, func(name string) bool { return strings.HasPrefix(name, "score") })
	scored := []engine.Event{{Kind: uint8(kind), Side: 1, Count: 3}}
	if !table.Kinds.Scores(scored[0]) {
		t.Fatal("nothing scores")
	}
	rivals := []Balance{{Side: 0, At: -1}, {Side: 1, Rival: true, At: -1}}
	nothing, place := []uint64{0, 0}, []uint64{0, 1 << 4}
	addGains(table, rivals, nothing, nothing, nil, 5)
	if rivals[1].At >= 0 {
		t.Error("a gain is shown before there is one")
	}
	addGains(table, rivals, nothing, nothing, scored, 7)
	addGains(table, rivals, nothing, place, nil, 9)
	if x := rivals[1]; x.At != 7 || x.Gained.Points != 3 || !slices.Equal(x.Gained.Places, []int8{4}) {
		t.Errorf("shown is %+v", x)
	}
}

// twoLords is the page of a match of The Marcher Lords between two friends at one device.
func twoLords(t *testing.T) *page {
	t.Helper()
	p := &page{t: t, store: &memoryStore{texts: map[string]string{}}, games: []engine.Game{marcher.Lords()}}
	p.start()
	p.tell(append(append([]Message{SetSetting{Passing, "never"}, Goto{AtNew}}, everybody(2)...), StartMatch{})...)
	return p
}

// TestWhatSomebodyHasReadStaysAway: whoever touches an area has read what the others did, and it
// does not lie on the map again once nothing is picked.
func TestWhatSomebodyHasReadStaysAway(t *testing.T) {
	p := emptyPage(t)
	p.tell(SetSetting{Passing, "never"})
	table, seen := p.begin(), 0
	for n := 0; n < 300 && seen < 3 && !table.Turn.Over(); n++ {
		p.tell(Ready{})
		if places := table.Picker.Origins(); table.Decides() && len(table.Balances) > 0 && !table.Briefed() && places != 0 {
			place := int8(bits.TrailingZeros64(places))
			if p.tell(OpenBalances{}); !table.ReadsOn() || table.Briefed() {
				t.Fatal("nobody can read all that the others did")
			}
			p.tell(Tap{Place: place})
			picked := table.Picker.Picked() || len(table.Marks.List) > 0
			if p.tell(Tap{Place: place}); picked && !table.Picker.Picked() && len(table.Marks.List) == 0 {
				seen++
				if !table.Briefed() {
					t.Fatalf("choice %d: what the others did lies on the map again", table.match.Len())
				}
			}
		}
		list := table.match.Legal()
		p.tell(Press{list[dice.Draw(3, n, len(list))]}, ConfirmEnd{})
	}
	if seen < 3 {
		t.Errorf("only %d areas were touched and let go", seen)
	}
}
