package marcher

import (
	"fmt"
	"math/big"
	"testing"

	"bretwalda/engine"
)

// TestOddsAreTheBattles compares the odds with the battles of the rules (§7.2):
// every die of every round takes every face, the least unit is lost first, and
// nobody retreats.
func TestOddsAreTheBattles(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, side, event, zones string
		q                        OddsQuery
	}{
		{"infantry on both sides", "Normans", "", `"Elfael": {"units": {"norman infantry": 2, "welsh infantry": 2}}`,
			duelOf(some(Normans, NormanInfantry, 2), some(Welsh, WelshInfantry, 2))},
		{"an earl against archers", "Normans", "", `"Elfael": {"units": {"norman knight": 1, "norman archer": 1, "welsh archer": 2}, "leaders": ["william"]}`,
			duelOf(led(some(Normans, NormanKnight, 1, NormanArcher, 1)), some(Welsh, WelshArcher, 2))},
		{"teulu and Irish before a castle", "Welsh", "", `"Elfael": {"units": {"teulu": 1, "irish": 1, "norman infantry": 1, "norman archer": 1}, "castle": true}`,
			duelOf(some(Welsh, Teulu, 1, Irish, 1), some(Normans, NormanInfantry, 1, NormanArcher, 1)).behindWalls()},
		{"a siege", "Normans", "", `"Elfael": {"units": {"norman knight": 2, "norman infantry": 1, "welsh infantry": 1}, "castle": true, "leaders": ["roger"]}`,
			duelOf(led(some(Normans, NormanKnight, 2, NormanInfantry, 1)), some(Welsh, WelshInfantry, 1)).besieged()},
		{"a siege by one with an earl", "Normans", `, "event": "siegeEngineers"`, `"Elfael": {"units": {"norman knight": 1, "welsh infantry": 2}, "castle": true, "leaders": ["roger"]}`,
			duelOf(led(some(Normans, NormanKnight, 1)), some(Welsh, WelshInfantry, 2)).besieged().under(SiegeEngineers)},
		{"a charge", "Normans", `, "event": "knightsCharge"`, `"Elfael": {"units": {"norman knight": 2, "welsh infantry": 2}}`,
			duelOf(some(Normans, NormanKnight, 2), some(Welsh, WelshInfantry, 2)).under(KnightsCharge)},
		{"an ambush", "Normans", `, "event": "ambush"`, `"Elfael": {"units": {"norman knight": 1, "norman archer": 1, "welsh infantry": 1, "welsh archer": 1}}`,
			duelOf(some(Normans, NormanKnight, 1, NormanArcher, 1), some(Welsh, WelshInfantry, 1, WelshArcher, 1)).under(Ambush)},
		{"bards", "Welsh", `, "event": "bards"`, `"Elfael": {"units": {"teulu": 1, "welsh infantry": 1, "norman infantry": 2}}`,
			duelOf(some(Welsh, Teulu, 1, WelshInfantry, 1), some(Normans, NormanInfantry, 2)).under(Bards)},
		{"master archers", "Welsh", `, "event": "masterArchers"`, `"Elfael": {"units": {"welsh archer": 2, "norman knight": 1}, "castle": true}`,
			duelOf(some(Welsh, WelshArcher, 2), some(Normans, NormanKnight, 1)).behindWalls().under(MasterArchers)},
		{"archers of Gwent", "Normans", "", `"Elfael": {"units": {"norman gwent archer": 1, "norman infantry": 1, "welsh gwent archer": 1, "teulu": 1}}`,
			duelOf(some(Normans, NormanGwentArcher, 1, NormanInfantry, 1), some(Welsh, WelshGwentArcher, 1, Teulu, 1))},
		{"against Vikings", "Normans", "", `"Elfael": {"units": {"norman knight": 1, "viking": 2}}`,
			duelOf(some(Normans, NormanKnight, 1), some(Vikings, Viking, 2))},
		{"against an earl alone", "Welsh", "", `"Elfael": {"units": {"teulu": 1, "welsh archer": 1}, "leaders": ["hugh"]}`,
			duelOf(some(Welsh, Teulu, 1, WelshArcher, 1), OddsSide{Side: Normans, Leader: true})},
	} {
		s := parsed(t, fmt.Sprintf(`{"options": {"gwentArchers": "on"}, "turn": 3, "side": %q, "phase": "combat", "zones": {%s}%s}`, c.side, c.zones, c.event))
		w := &war{t: t, siege: c.q.Siege, known: map[string]*fate{}}
		want := w.rest(s)
		r := Odds(c.q)
		for i, got := range [...]uint64{r.AttackerHolds, r.DefenderHolds, r.NobodyHolds, r.AttackerLoses, r.DefenderLoses, r.AttackerLeaderFalls + r.DefenderLeaderFalls} {
			if !isPart(got, want[i]) {
				t.Errorf("%s: %s %d/%d, want %s", c.name, fateNames[i], got, int64(OddsWhole), want[i].FloatString(9))
			}
		}
	}
}

var fateNames = [...]string{"attacker holds", "defender holds", "nobody holds", "attacker loses", "defender loses", "a leader falls"}

// fate is three chances, two expected losses and the chance that a leader falls.
type fate [6]*big.Rat

// war plays a battle of the rules to all its ends. Rounds are told apart by the
// units that begin them.
type war struct {
	t     *testing.T
	siege bool
	known map[string]*fate
	// of the round under way:
	counts map[string]*big.Rat // the chance of each next round
	states map[string]*State
	sum    fate
}

func newFate() (f fate) {
	for i := range f {
		f[i] = new(big.Rat)
	}
	return f
}

// moment names a round by all that matters for the rest of the battle.
func (w *war) moment(s *State) string {
	b := &s.fight
	name := fmt.Sprint(s.ask.kind, b.breached, b.round < 2, s.leaderAt)
	for k := range what(unitKinds) {
		name += fmt.Sprint(" ", s.unitsOf(k, elfael))
	}
	return name
}

// rest is the fate of a battle before the siege or a round of it.
func (w *war) rest(s *State) *fate {
	began := w.moment(s)
	if f := w.known[began]; f != nil {
		return f
	}
	r := &war{t: w.t, siege: w.siege, known: w.known, counts: map[string]*big.Rat{}, states: map[string]*State{}, sum: newFate()}
	r.throw(s, s.fight.round, big.NewRat(1, 1))
	open := big.NewRat(1, 1)
	if again := r.counts[began]; again != nil {
		open.Sub(open, again)
	}
	f := newFate()
	for i := range f {
		f[i].Quo(r.sum[i], open)
	}
	for next, p := range r.counts {
		if next == began {
			continue
		}
		for i, x := range w.rest(r.states[next]) {
			f[i].Add(f[i], new(big.Rat).Quo(new(big.Rat).Mul(x, p), open))
		}
	}
	w.known[began] = &f
	return &f
}

// throw answers the questions of a round, a die with every face, and goes on until the
// next round or the end.
func (w *war) throw(s *State, round int8, p *big.Rat) {
	switch s.ask.kind {
	case askRoll, askSiegeRoll:
		tenth := new(big.Rat).Mul(p, big.NewRat(1, 10))
		for n := int8(1); n <= 10; n++ {
			w.play(s, face(n), round, tenth)
		}
	case askSiege:
		c := engine.NewChoice(verbEnd)
		if w.siege {
			c = engine.NewChoice(verbSiege)
		}
		w.play(s, c, round, p)
	case askLose, askToll:
		w.play(s, least(w.t, s), round, p)
	default: // no retreat
		w.play(s, engine.NewChoice(verbEnd), round, p)
	}
}

// cheapest are the units in the order in which they are given up.
var cheapest = []what{NormanArcher, NormanInfantry, NormanGwentArcher, NormanKnight, WelshInfantry, WelshArcher, Irish, WelshGwentArcher, Teulu}

func least(t *testing.T, s *State) engine.Choice {
	for _, k := range cheapest {
		for _, c := range s.Legal(nil) {
			if c.Verb == verbLose && what(c.What) == k {
				return c
			}
		}
	}
	t.Fatalf("nobody to lose: %v", s.Legal(nil))
	return engine.Choice{}
}

func (w *war) play(s *State, c engine.Choice, round int8, p *big.Rat) {
	u := s.Clone().(*State)
	attackers := int8(s.fight.side[attacker])
	events, err := u.Play(c)
	if err != nil {
		w.t.Fatal(err)
	}
	count := func(i int, n int64) { w.sum[i].Add(w.sum[i], new(big.Rat).Mul(p, big.NewRat(n, 1))) }
	for _, e := range events {
		switch {
		case e.Kind == evHit && isLeader(what(e.What)):
			count(5, 1)
		case e.Kind == evHit && e.Side == attackers:
			count(3, int64(e.Count))
		case e.Kind == evHit:
			count(4, int64(e.Count))
		case e.Kind == evBattleEnd && e.Side == attackers:
			count(0, 1)
			return
		case e.Kind == evBattleEnd && e.Side == engine.None:
			count(2, 1)
			return
		case e.Kind == evBattleEnd:
			count(1, 1)
			return
		}
	}
	if u.ask.kind == askRoll && u.fight.round != round {
		next := w.moment(u)
		if w.counts[next] == nil {
			w.counts[next] = new(big.Rat)
			w.states[next] = u
		}
		w.counts[next].Add(w.counts[next], p)
		return
	}
	w.throw(u, round, p)
}

// TestOddsAfterALoss checks the odds beside each unit that may be lost, against the rest of
// that round and all that come after it: before the melee, and before the next round.
func TestOddsAfterALoss(t *testing.T) {
	t.Parallel()
	for _, faces := range [][]int8{{1, 10}, {1, 1, 1, 10}} {
		s := parsed(t, `{"turn": 3, "side": "Normans", "phase": "combat", "event": "ambush", "zones": {"Elfael": {"units": {"norman knight": 1, "norman archer": 1, "welsh infantry": 1, "welsh archer": 1}}}}`)
		made := func(s *State, c engine.Choice) {
			if _, err := s.Play(c); err != nil {
				t.Fatal(err)
			}
		}
		for _, f := range faces {
			for s.ask.kind != askRoll && s.ask.kind != askLose {
				made(s, engine.NewChoice(verbEnd))
			}
			if s.ask.kind == askRoll {
				made(s, face(f))
			}
		}
		if s.ask.kind != askLose {
			t.Fatalf("%v: asked %s", faces, lexicon.Asks[s.ask.kind])
		}
		for _, c := range s.Legal(nil) {
			q, ok := s.BattleAfter(c)
			if !ok {
				t.Fatalf("%+v: no battle is left", c)
			}
			after := s.Clone().(*State)
			made(after, c)
			w := &war{t: t, known: map[string]*fate{}, counts: map[string]*big.Rat{}, states: map[string]*State{}, sum: newFate()}
			w.throw(after, after.fight.round, big.NewRat(1, 1))
			want := new(big.Rat).Set(w.sum[0])
			for next, p := range w.counts {
				want.Add(want, new(big.Rat).Mul(p, w.rest(w.states[next])[0]))
			}
			if got := Odds(q).AttackerHolds; !isPart(got, want) {
				t.Errorf("%+v, %+v: the attacker holds %d/%d, want %s", c, q, got, int64(OddsWhole), want.FloatString(9))
			}
		}
	}
}
