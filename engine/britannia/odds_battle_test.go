package britannia

import (
	"fmt"
	"math/big"
	"testing"

	"bretwalda/engine"
)

// TestOddsAreTheBattles compares the odds with the battles of the rules, every die of
// every round with every face. Sixes take cavalry first, a burh is kept to the last
// where its owner may choose, and nobody retreats.
func TestOddsAreTheBattles(t *testing.T) {
	for _, c := range []struct {
		name      string
		round     int
		attackers string
		units     string
		forts     string
		q         OddsQuery
	}{
		{"Saxons against a Briton", 6, "Saxons",
			`"Saxons": {"Kent": {"infantry": 2}}, "Romano-British": {"Kent": {"infantry": 1}}`, ``,
			OddsQuery{Attacker: foot(2), Defender: foot(1)}},
		{"Saxons in the Downlands", 6, "Saxons",
			`"Saxons": {"Downlands": {"infantry": 2, "leader": "Aelle"}}, "Welsh": {"Downlands": {"infantry": 2}}`, ``,
			OddsQuery{Attacker: led(foot(2)), Defender: foot(2), Difficult: true}},
		{"Saxons against Arthur", 7, "Saxons",
			`"Saxons": {"York": {"infantry": 2}}, "Romano-British": {"York": {"infantry": 1, "cavalry": 1, "leader": "Arthur"}}`, ``,
			OddsQuery{Attacker: foot(2), Defender: led(OddsSide{1, 1, false})}},
		{"Belgae against a Roman and his fort", 2, "Belgae",
			`"Belgae": {"Essex": {"infantry": 3}}, "Romans": {"Essex": {"infantry": 1}}`, `"Essex": "intact"`,
			OddsQuery{Attacker: foot(3), Defender: horse(1), Fort: true}},
		{"Welsh against a fort in the hills", 3, "Welsh",
			`"Welsh": {"Clwyd": {"infantry": 2}}`, `"Clwyd": "intact"`,
			OddsQuery{Attacker: foot(2), Fort: true, Difficult: true}},
		{"Romans against Picts", 3, "Romans",
			`"Romans": {"Mar": {"infantry": 2}}, "Picts": {"Mar": {"infantry": 2}}`, ``,
			OddsQuery{Attacker: horse(2), Defender: foot(2), Difficult: true}},
		{"Danes against a burh that may be kept", 12, "Danes",
			`"Danes": {"Essex": {"infantry": 2}}, "Saxons": {"Essex": {"infantry": 1, "burh": true, "leader": "Alfred"}}`, ``,
			OddsQuery{Attacker: foot(2), Defender: led(foot(1)), Burh: true}},
		{"Normans against a burh that goes first", 15, "Normans",
			`"Normans": {"Sussex": {"infantry": 1, "cavalry": 1, "leader": "William"}}, "Saxons": {"Sussex": {"infantry": 2, "burh": true, "leader": "Harold"}}`, ``,
			OddsQuery{Attacker: led(OddsSide{1, 1, false}), Defender: led(foot(2)), Burh: true, BurhFirst: true}},
	} {
		text := fmt.Sprintf(`{"options": {"colours": "chosen"}, "round": %d, "nation": %q, "phase": "battles", "units": {%s}, "forts": {%s}}`,
			c.round, c.attackers, c.units, c.forts)
		start, err := Revised().Parse([]byte(text))
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		s := start.(*State)
		for s.ask.kind == askBattle {
			s = after(t, s, s.Legal(nil)[0])
		}
		w := &war{t: t, known: map[[2][3]int8]*fate{}}
		want := w.rest(s)
		r := Odds(c.q)
		for i, got := range [...]uint64{r.AttackerHolds, r.DefenderHolds, r.NobodyHolds, r.AttackerLoses, r.DefenderLoses} {
			if !isPart(got, new(big.Rat).Mul(want[i], whole)) {
				t.Errorf("%s: %s is %d/%d, want %s", c.name, fateNames[i], got, int64(OddsWhole), want[i].FloatString(9))
			}
		}
	}
}

var fateNames = [...]string{"attacker holds", "defender holds", "nobody holds", "attacker loses", "defender loses"}

// fate is three chances and two expected losses.
type fate [5]*big.Rat

// war plays a battle of the rules to all its ends. Rounds are told apart by
// the units that begin them.
type war struct {
	t     *testing.T
	known map[[2][3]int8]*fate
	// of the round under way:
	counts map[[2][3]int8]int64 // how many throws lead to which next round
	states map[[2][3]int8]*State
	ended  [3]int64 // how many end it with which holder
	lost   [2]int64 // over all throws
	throws int64
}

func after(t *testing.T, s *State, c engine.Choice) *State {
	t.Helper()
	u := s.Clone().(*State)
	if _, err := u.Play(c); err != nil {
		t.Fatal(err)
	}
	return u
}

// rest is the fate of a battle in which a round begins.
func (w *war) rest(s *State) *fate {
	began := s.fight.roll
	if f := w.known[began]; f != nil {
		return f
	}
	r := &war{t: w.t, known: w.known, counts: map[[2][3]int8]int64{}, states: map[[2][3]int8]*State{}}
	for face := int8(1); face <= 6; face++ {
		r.play(s, dieShows(face), s.fight.round, [2]int64{})
	}
	f := &fate{}
	open := r.throws - r.counts[began]
	for i, k := range r.ended {
		f[i] = big.NewRat(k, open)
	}
	for i, k := range r.lost {
		f[3+i] = big.NewRat(k, open)
	}
	for next, k := range r.counts {
		if next == began {
			continue
		}
		for i, x := range w.rest(r.states[next]) {
			f[i].Add(f[i], new(big.Rat).Mul(x, big.NewRat(k, open)))
		}
	}
	w.known[began] = f
	return f
}

func dieShows(face int8) engine.Choice {
	c := engine.NewChoice(verbRoll)
	c.Count = face
	return c
}

// play makes a choice of the round and goes on until the next round or the end.
func (w *war) play(s *State, c engine.Choice, round int8, lost [2]int64) {
	attackers, enemy := s.act, s.fight.defender
	u := s.Clone().(*State)
	events, err := u.Play(c)
	if err != nil {
		w.t.Fatal(err)
	}
	for _, e := range events {
		switch {
		case e.Kind == evHit && Unit(e.What) <= Burh && Nation(e.Side) == attackers:
			lost[0] += int64(e.Count)
		case e.Kind == evHit && Unit(e.What) <= Burh:
			lost[1] += int64(e.Count)
		case e.Kind == evBattleEnd:
			w.throw(lost)
			switch Nation(e.Side) {
			case attackers:
				w.ended[0]++
			case enemy:
				w.ended[1]++
			default:
				w.ended[2]++
			}
			return
		}
	}
	if u.ask.kind == askRoll && u.fight.round != round {
		w.throw(lost)
		w.counts[u.fight.roll]++
		w.states[u.fight.roll] = u
		return
	}
	switch legal := u.Legal(nil); u.ask.kind {
	case askRoll:
		for face := int8(1); face <= 6; face++ {
			w.play(u, dieShows(face), round, lost)
		}
	case askKillCavalry, askDefenderRetreat, askAttackerRetreat, askSubmit: // the most cavalry, no retreat, no submission
		w.play(u, legal[len(legal)-1], round, lost)
	case askLoseBurh: // an army
		w.play(u, legal[0], round, lost)
	default:
		w.t.Fatalf("asked %s in a battle", lexicon.Asks[u.ask.kind])
	}
}

func (w *war) throw(lost [2]int64) {
	w.throws++
	w.lost[0] += lost[0]
	w.lost[1] += lost[1]
}
