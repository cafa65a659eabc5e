package match

import (
	"encoding/json"
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/brianboru"
	"bretwalda/engine/dice"
)

// redTowns is a match of three with hidden hands in which every red town is
// taken, so that who has red cards alone cannot lead.
func redTowns(t *testing.T) *Match {
	t.Helper()
	towns := map[string]any{}
	for at := range int8(len(brianboru.HighKing().Lexicon().Places) - 8) {
		if town := brianboru.TownOf(at); town.Suit == brianboru.Red {
			towns[brianboru.HighKing().Lexicon().Places[at]] = map[string]string{"disc": "Dál Cais"}
		}
	}
	text, err := json.Marshal(map[string]any{"seats": 3, "phase": "draft", "guarded": true, "towns": towns})
	if err != nil {
		t.Fatal(err)
	}
	start, err := brianboru.HighKing().Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	setup := engine.DefaultSetup(brianboru.HighKing())
	setup.Seats = 3
	m, err := Invite(brianboru.HighKing(), setup, make([]Player, 3), 0, dice.Source{Kind: dice.Chained, Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	if err := m.HideHands(); err != nil {
		t.Fatal(err)
	}
	m.state, m.snapshots = start, []engine.State{start.Clone()}
	for seat := range engine.Seat(3) {
		if err := m.Claim(seat, "", dice.Token{byte(seat) + 1}); err != nil {
			t.Fatal(err)
		}
	}
	if err := m.Begin(); err != nil {
		t.Fatal(err)
	}
	return m
}

// A choice made because a seat cannot lead fits a guess of those who have seen
// nothing of its hand.
func TestAGuessInWhichASeatCannotLead(t *testing.T) {
	m := redTowns(t)
	red := func(card int8) int {
		if brianboru.ActionCard(card).Suit == brianboru.Red {
			return 1
		}
		return 0
	}
	// The first seat keeps what red it can, and plays the rest first.
	passed := 0
	for (cards{m.hidden}).round() != nil {
		legal := m.Legal()
		best := 0
		if m.Turn().Seat == 0 {
			for rank, c := range legal {
				if c.What < 0 {
					continue
				}
				worth := func(c engine.Choice) int {
					if packet, _ := m.state.(HiddenCards).Keeps(); packet != nil {
						return red(c.What) + red(c.Extra)
					}
					return -red(c.What)
				}
				if worth(c) > worth(legal[best]) {
					best = rank
				}
			}
		}
		if packet, _ := m.state.(HiddenCards).Keeps(); packet == nil && len(legal) == 1 && legal[0].What == engine.None && m.coded() {
			passed++
		}
		if _, err := m.Do(best); err != nil {
			t.Fatal(err)
		}
	}
	if passed == 0 {
		t.Fatal("everybody could lead")
	}
	steps, codes := m.since(0), slices.Clone(m.hidden.codes)
	for seed := range uint64(20) {
		blind := redTowns(t)
		for seat := range blind.hidden.keyChains {
			blind.hidden.keyChains[seat] = blind.hidden.keyChains[seat].Public()
		}
		r := &blind.hidden.rounds[0]
		r.sure = 0
		for n := len(r.deck); n > 1; n-- {
			r.exchange(n-1, dice.Draw(seed, n, n))
		}
		blind.cut(0)
		if err := blind.follow(steps); err != nil {
			t.Fatalf("guess %d: %v", seed, err)
		}
		if !slices.Equal(blind.hidden.codes, codes) {
			t.Fatalf("guess %d has another log", seed)
		}
	}
	t.Logf("%d times a seat could not lead", passed)
}
