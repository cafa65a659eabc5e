package botworker

import (
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// together is a match by link of two people on one device with two bots, played
// until bots have made so many choices; people choose at random. Rigged, the device
// makes another choice for the first bot that could do otherwise.
func together(t *testing.T, kind dice.Kind, choices int, rigged bool) (m *match.Match, at int) {
	t.Helper()
	g := games.ByID("britannia-2008")
	players := []match.Player{{}, {Kind: match.Easy}, {Kind: match.Medium}, {}}
	m, err := match.Invite(g, engine.DefaultSetup(g), players, 0, dice.Source{Kind: kind, Seed: 7})
	if err != nil {
		t.Fatal(err)
	}
	for _, seat := range []engine.Seat{0, 3} {
		if err := m.Claim(seat, "Ann", dice.Token{byte(seat) + 1}); err != nil {
			t.Fatal(err)
		}
	}
	if err := m.Begin(); err != nil {
		t.Fatal(err)
	}
	at = -1
	for made := 0; made < choices; {
		seat := m.Turn().Seat
		if seat == engine.Nature {
			if _, err := m.Continue(); err != nil {
				t.Fatal(err)
			}
			continue
		}
		if h, _ := m.Header(); !fixed(h, seat) {
			if _, err := m.Do(dice.Draw(3, m.Len(), len(m.Legal()))); err != nil {
				t.Fatal(err)
			}
			continue
		}
		text, err := link.Encode(m)
		if err != nil {
			t.Fatal(err)
		}
		h, _ := m.Header()
		a := Think(Question{Link: text, Kind: h.Players[seat].Kind}, games.Shelf(), never)
		if a.Fault != "" {
			t.Fatal(a.Fault)
		}
		for _, rank := range a.Ranks[:1] { // the page is closed after each, and asks again
			if rigged && at < 0 && made > choices/2 && len(m.Legal()) > 1 {
				at, rank = m.Len(), (rank+1)%len(m.Legal())
			}
			if _, err := m.Do(rank); err != nil {
				t.Fatal(err)
			}
			made++
		}
	}
	return m, at
}

// Every device finds the choices of bots again, also those of a page that was
// closed in the middle of a turn, and the one that was put in their place.
func TestBotsByLinkAreFoundAgain(t *testing.T) {
	for _, kind := range []dice.Kind{dice.Chained, dice.Sealed} {
		m, _ := together(t, kind, 24, false)
		if n, whole := Differs(m, 0, never); n != -1 || !whole {
			t.Errorf("%s: choice %d is another, %v", kind, n, whole)
		}
		m, at := together(t, kind, 24, true)
		text, err := link.Encode(m)
		if err != nil {
			t.Fatal(err)
		}
		a := Think(Question{Link: text, Check: true}, games.Shelf(), never)
		if !a.Whole || a.Differs != at {
			t.Errorf("%s: choice %d was put in the place of a bot's, found is %+v", kind, at, a)
		}
	}
}
