package marcher

import (
	"errors"
	"testing"

	"bretwalda/engine"
)

// TestReasonsOfMarches checks in random games that the rule named for a
// forbidden march does forbid it, by rules of its own from the charts,
// the pieces on the map and the text of the rules (§6.0, §9.0).
func TestReasonsOfMarches(t *testing.T) {
	t.Parallel()
	told := map[string]int{}
	seen := 0
	for i, setup := range setups() {
		stroll(t, setup, uint64(i)+5, func(t *testing.T, _ *position, s *State, _ engine.Choice, _ []engine.Event) {
			if s.Turn().Over() || s.ask.kind != askMarch && s.ask.kind != askStrategic {
				return
			}
			if seen++; seen%71 == 0 {
				s.checkReasons(t, told)
			}
		})
	}
	for _, rule := range []string{
		ruleMovement, ruleMoved, ruleChecked, ruleTeulu, ruleTies, ruleEarl, ruleKing, ruleLone, ruleFord, ruleStrategic,
	} {
		if told[rule] == 0 {
			t.Errorf("%s was never the reason: %v", rule, told)
		}
	}
}

// TestReasonsForNoMarch checks that a march without a goal is refused by
// whether any piece there may march at all.
func TestReasonsForNoMarch(t *testing.T) {
	s := parsed(t, `{"turn": 3, "side": "Normans", "phase": "movement", "zones": {
		"Hereford": {"units": {"norman infantry": 1}}, "Archenfield": {"spent": {"norman knight": 1}},
		"Chester": {"leaders": ["hugh"]}, "Nantwich": {"leaders": []}, "Rhos": {"units": {"welsh infantry": 1}},
		"Ludlow": {"faceDown": {"norman infantry": 2}}}}`)
	for _, row := range []struct {
		from zone
		rule string
	}{{hereford, ruleMovement}, {chester, ruleMovement}, {archenfield, ruleDone}, {nantwich, ruleNobody}, {rhos, ruleNobody}, {ludlow, ruleLevied}} {
		c := engine.NewChoice(verbMarch)
		c.From = int8(row.from)
		var illegal *engine.IllegalError
		if _, err := s.Play(c); !errors.As(err, &illegal) || illegal.Rule != row.rule {
			t.Errorf("from %s: %v, want %s", zoneName(row.from), err, row.rule)
		}
	}
}

// checkReasons looks at every march of one unit, or a leader, that is not offered.
func (s *State) checkReasons(t *testing.T, told map[string]int) {
	t.Helper()
	offered := map[engine.Choice]bool{}
	for _, c := range s.Legal(nil) {
		offered[c] = true
	}
	u, copied := umpireOf(s), s.Clone()
	c := engine.NewChoice(verbMarch)
	c.Count = 1
	for c.What = range int8(Rhys + 1) {
		if c.What == Viking {
			continue
		}
		for c.From = range int8(zones) {
			for c.To = range int8(zones) {
				if offered[c] {
					continue
				}
				_, err := copied.Play(c) // which a refusal leaves as it is
				var illegal *engine.IllegalError
				if !errors.As(err, &illegal) {
					t.Fatalf("%s from %s to %s is refused with %v", lexicon.Whats[c.What], lexicon.Places[c.From], lexicon.Places[c.To], err)
				}
				told[illegal.Rule]++
				if !u.forbids(illegal.Rule, c) {
					t.Errorf("scenario %d, turn %d, phase %d: %s of %s from %s to %s: not because of %q",
						s.scenarioIndex, s.turn, s.phase, lexicon.Whats[c.What], lexicon.Sides[s.act], lexicon.Places[c.From], lexicon.Places[c.To], illegal.Rule)
				}
			}
		}
	}
}

// umpire knows a position by the pieces on the map.
type umpire struct {
	s      *State
	units  [zones][sides]int // of each side
	leader map[what]zone
}

func umpireOf(s *State) umpire {
	u := umpire{s: s, leader: map[what]zone{}}
	for _, p := range s.Pieces(nil) {
		switch {
		case !onMap(p.Place):
		case isLeader(what(p.What)):
			u.leader[what(p.What)] = zone(p.Place)
		case isUnit(what(p.What)):
			u.units[p.Place][p.Side] += int(p.Count)
		}
	}
	return u
}

// own reports whether a zone is the side's alone: it controls it, without other units
// there. A zone that it has left in this turn is still its own (§6.1).
func (u umpire) own(z zone) bool {
	a := u.s.act
	for b := range sides {
		if b != a && u.units[z][b] > 0 {
			return false
		}
	}
	for l, at := range u.leader {
		if at == z && (l < Gruffydd) != (a == Normans) {
			return false
		}
	}
	return u.s.held[a].has(z)
}

// beside lists the zones that one step leads to, over the strait where that is
// not shut.
func (u umpire) beside(z zone, strait bool) []zone {
	var list []zone
	pairs := chart.borders
	if strait {
		pairs = append(pairs[:len(pairs):len(pairs)], chart.strait)
	}
	for _, p := range pairs {
		if p[0] == z {
			list = append(list, p[1])
		}
		if p[1] == z {
			list = append(list, p[0])
		}
	}
	return list
}

// near reports whether a zone can be come to in one or two steps, the first of
// two through a zone where it is let pass.
func (u umpire) near(from, to zone, steps int8, strait bool, pass func(zone) bool) bool {
	for _, z := range u.beside(from, strait) {
		if z == to {
			return true
		}
		if steps < 2 || !pass(z) {
			continue
		}
		for _, y := range u.beside(z, strait) {
			if y == to {
				return true
			}
		}
	}
	return false
}

// pace is how far a kind goes: horse and leaders two zones, all others one.
func pace(k what) int8 {
	if k == NormanKnight || k == Teulu || isLeader(k) {
		return 2
	}
	return 1
}

// welcome reports whether a kind may be in a zone at all: teulu in their kingdom,
// or in the second scenario outside the earldoms; an earl not with another, nor
// in the land of another; a king in their own.
func (u umpire) welcome(k what, from, z zone) bool {
	s, in := u.s, chart.zones[z].in
	english := in <= inHereford
	switch {
	case k == Teulu && s.scenarioIndex > 0:
		return !english
	case k == Teulu:
		home := chart.zones[from].in
		north := func(r region) bool { return r == inGwynedd || r == inPowys }
		return in == home || s.option[optBloodTies] == on && north(in) && north(home)
	case k >= Gruffydd && k <= Rhys:
		return !english && chart.zones[z].king == k.leader()
	case k >= Hugh && k <= William:
		if english && in != region(k-Hugh) {
			return false
		}
		for e := what(Hugh); e <= William; e++ {
			at, alive := u.leader[e]
			if e != k && alive && (at == z || s.held[Normans].has(z) && s.tag[z] == e.leader()) {
				return false
			}
			for _, st := range s.bound[:s.bounds] { // another is on the way there
				if e != k && st.what == e && st.to == z {
					return false
				}
			}
		}
	}
	return true
}

// crossing reports whether one cannot come to a zone but over the strait.
func (u umpire) crossing(from, to zone, k what) bool {
	all := func(zone) bool { return true }
	return u.near(from, to, pace(k), true, all) && !u.near(from, to, pace(k), false, all)
}

// forbids reports whether a rule keeps a march from being made.
func (u umpire) forbids(rule string, c engine.Choice) bool {
	s, st := u.s, stackOf(c)
	k, from, to := st.what, st.from, st.to
	shut := s.option[optMenai] == on && s.weather == Bad
	pass := func(z zone) bool { return u.own(z) && u.welcome(k, from, z) }
	switch rule {
	case ruleMoved: // none of that kind is theirs to send and has not moved
		if isLeader(k) {
			at, alive := u.leader[k]
			moved := (s.ridden | s.stopped).has(k.leader())
			return !alive || at != from || moved || (k < Gruffydd) != (s.act == Normans) || s.leaderSeat(k.leader()) != s.ask.seat
		}
		_, commanders := s.team(s.act)
		return chart.counters[k].side != s.act || s.fresh[from][k] == 0 || commanders > 1 && s.commander(s.act, from) != s.ask.seat
	case ruleMovement: // too far, or through zones that stop it
		return from == to || !u.near(from, to, pace(k), !shut, pass)
	case ruleTeulu, ruleTies:
		tied := s.option[optBloodTies] == on && s.scenarioIndex == 0
		return k == Teulu && tied == (rule == ruleTies) && !u.welcome(k, from, to)
	case ruleEarl:
		return k >= Hugh && k <= William && !u.welcome(k, from, to)
	case ruleKing:
		return k >= Gruffydd && k <= Rhys && !u.welcome(k, from, to)
	case ruleFord: // option 12.2
		return shut && u.crossing(from, to, k)
	case ruleChecked: // a check fell, and nobody follows in this turn
		norman := s.act == Normans
		return s.checked.has(to) && !u.own(to) && (chart.zones[to].in > inHereford) == norman
	case ruleLone: // a leader does not go among enemies by himself
		for _, st := range s.bound[:s.bounds] {
			if !isLeader(st.what) && st.to == to {
				return false
			}
		}
		return isLeader(k) && !u.own(to) && u.units[to][s.act] == 0
	case ruleStrategic: // 9.0: from one zone, through and to friendly ones
		begun := s.top().place
		return s.phase == Strategic && (!u.own(to) || begun != nowhere && begun != from)
	}
	return false
}
