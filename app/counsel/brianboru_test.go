package counsel

import (
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/brianboru"
	"bretwalda/engine/dice"
	"bretwalda/engine/match"
)

// TestWhatIsAnsweredFromTheHandNamesCards: in a whole game, the questions that
// are answered from the hand name cards, and no others do.
func TestWhatIsAnsweredFromTheHandNamesCards(t *testing.T) {
	g := brianboru.HighKing()
	m, err := match.New(g, engine.DefaultSetup(g), nil, dice.Source{Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	const cards = 25
	asked := map[string]bool{}
	for n := 0; !m.Turn().Over(); n++ {
		ask := g.Lexicon().Asks[m.Turn().Kind]
		size := Of(g.ID()).Hand(ask)
		for _, c := range m.Legal() {
			one := c.What >= 0 && c.What < cards
			two := one && c.Extra >= 0 && c.Extra < cards && c.Extra != c.What
			if one != (size > 0) || size == 2 && !two {
				t.Fatalf("%s is answered by %+v, from a hand of %d", ask, c, size)
			}
		}
		asked[ask] = true
		if _, err := m.Do(n % len(m.Legal())); err != nil {
			t.Fatal(err)
		}
	}
	for _, ask := range []string{"keep", "lead", "follow"} {
		if !asked[ask] {
			t.Errorf("%s is never asked", ask)
		}
	}
}
