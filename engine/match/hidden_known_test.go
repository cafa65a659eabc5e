package match_test

import (
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/brianboru"
	"bretwalda/engine/dice"
	"bretwalda/engine/match"
)

// TestADeviceKnowsItsOwnCards checks that a device with all seats sees every hand as
// soon as it is dealt. Where hands are not hidden there is nothing to know.
func TestADeviceKnowsItsOwnCards(t *testing.T) {
	g := brianboru.HighKing()
	setup := engine.DefaultSetup(g)
	players := make([]match.Player, setup.Seats)
	for _, protected := range []bool{false, true} {
		m, err := match.Invite(g, setup, players, 0, dice.Source{Kind: dice.Chained, Seed: 9})
		if err != nil {
			t.Fatal(err)
		}
		if protected {
			if err := m.HideHands(); err != nil {
				t.Fatal(err)
			}
		}
		for seat := range players {
			if err := m.Claim(engine.Seat(seat), string(rune('a'+seat)), dice.Token{byte(seat) + 1}); err != nil {
				t.Fatal(err)
			}
		}
		if err := m.Begin(); err != nil {
			t.Fatal(err)
		}
		for m.Len() < 60 {
			if _, err := m.Do(0); err != nil {
				t.Fatal(err)
			}
			for seat := range players {
				if !m.Known(engine.Seat(seat)) {
					t.Fatalf("after %d choices the cards of seat %d are a guess", m.Len(), seat)
				}
			}
		}
		if m.Caught() != nil || !m.Known(engine.Nobody) {
			t.Errorf("caught %v", m.Caught())
		}
	}
}
