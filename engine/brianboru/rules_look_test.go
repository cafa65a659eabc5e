package brianboru_test

import (
	"fmt"
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/brianboru"
)

// look is the position as a screen reads it, for a seat or for nobody.
func (tb *table) look(seat engine.Seat) *brianboru.State {
	return tb.State.View(seat).(*brianboru.State)
}

// A trick on the screen.
func TestTableLookAtTrick(t *testing.T) {
	tb := play(t, `
		3 seats
		round 1, action
		Dál Cais: hand 24 2 1
		Uí Néill: hand 15 20 3
		Eóganacht: hand 14 4 5
		asked lead Dál Cais
	`)
	see := func(want string) {
		t.Helper()
		for seat := engine.Nobody; seat < 3; seat++ {
			if seat == engine.Nature {
				continue
			}
			got := ""
			for _, p := range tb.look(seat).Trick() {
				got += fmt.Sprintf("%s %d", lexicon.Sides[p.Seat], p.Card+1)
				if p.Wins {
					got += " wins"
				}
				if p.Done {
					got += " done"
				}
				got += "; "
			}
			if got != want {
				t.Errorf("after %s seat %d sees %q, not %q", tb.Line, seat, got, want)
			}
		}
	}
	see("")
	tb.tell("lead Tuam 24")
	see("Dál Cais 24; ")
	tb.tell("play 15")
	see("Dál Cais 24; Uí Néill 15; ")
	tb.tell("play 14")
	see("Dál Cais 24 wins; Uí Néill 15; Eóganacht 14; ")
	if got := tb.look(0).Resolving(); got != engine.None && got != 13 {
		t.Errorf("card %d is under way", got+1)
	}
	tb.tell("lower", "buy 0")
	see("Dál Cais 24 wins; Uí Néill 15; Eóganacht 14 done; ")
	tb.tell("upper", "asked lead Dál Cais")
	see("")
	tb.tell("lead Killala 2")
	see("Dál Cais 2; ")
	if at := tb.look(1); lexicon.Places[at.ActiveTown()] != "Killala" || at.Holder() != 0 {
		t.Errorf("the marker of %d is on %d", at.Holder(), at.ActiveTown())
	}
}

// A view keeps secrets from the screen.
func TestTableLookAtHands(t *testing.T) {
	tb := play(t, `
		round 1, draft
		deal Dál Cais 1 5 9 13 17 21; Uí Néill 2 6 10 14 18 22; Eóganacht 3 7 11 15 19 23; Uí Briúin 4 8 12 16 20 24
		keep 1 5
		keep 2 6
		keep 9 13
		asked keep Eóganacht
	`)
	for seat := engine.Nobody; seat < 4; seat++ {
		if seat == engine.Nature {
			continue
		}
		view := tb.look(seat)
		for other := range engine.Seat(4) {
			hand, packet := view.Hand(other), view.Packet(other)
			wantHand, wantPacket := "[]", "[]"
			switch {
			case other != seat:
			case other == 0:
				wantHand = "[0 4]"
			case other == 1:
				wantHand = "[1 5 8 12]"
			case other == 2:
				wantPacket = "[2 6 10 14 18 22]"
			}
			if fmt.Sprint(hand) != wantHand || fmt.Sprint(packet) != wantPacket {
				t.Errorf("seat %d sees %v and %v of seat %d", seat, hand, packet, other)
			}
			if size := []int{2, 4, 0, 0}[other]; view.HandSize(other) != size {
				t.Errorf("seat %d counts %d cards of seat %d", seat, view.HandSize(other), other)
			}
		}
	}
}

// The benefits of the track as a screen shows them.
func TestTableLookAtTrack(t *testing.T) {
	for space, want := range []brianboru.Benefit{
		{}, {}, {Coins: 1}, {Coins: 1}, {Coins: 1}, {Coins: 2}, {Coins: 2}, {Renown: 1}, {Town: true, Region: engine.None}, {},
	} {
		if got := brianboru.TrackBenefit(space); got != want {
			t.Errorf("space %d gives %+v", space, got)
		}
	}
}

// The pieces of the map: discs, monasteries, Viking tokens, the marker, the claims.
func TestTableLookAtPieces(t *testing.T) {
	tb := play(t, `
		round 2, action
		faceUp Munster
		Dál Cais: towns Tara, Lusk + monastery + viking; claims Ulaid
		Uí Néill: towns Cashel + monastery
		lead Tuam 2
	`)
	want := []string{
		"disc of Dál Cais at Tara", "disc of Dál Cais at Lusk", "disc of Uí Néill at Cashel",
		"monastery at Lusk", "monastery at Cashel", "viking control of Vikings at Lusk", "marker at Tuam",
		"claim face down at Connaught", "claim at Munster", "claim face down at Northern Uí Néill",
		"claim face down at Leinster", "claim face down at Southern Uí Néill", "claim of Dál Cais at Ulaid",
		"claim face down at Bréifne", "claim face down at Dubhlinn",
	}
	var got []string
	for _, p := range tb.State.Pieces(nil) {
		piece := lexicon.Whats[p.What]
		if p.Side != engine.None {
			piece += " of " + lexicon.Sides[p.Side]
		}
		got = append(got, piece+" at "+lexicon.Places[p.Place])
		if p.Count != 1 || p.Mark != 0 {
			t.Errorf("%s: count %d, mark %d", piece, p.Count, p.Mark)
		}
	}
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Errorf("the map shows %q", got)
	}
}
