package brianboru

import "bretwalda/engine"

// The end of the game as far as it can be foreseen, for screens. Nothing here is a
// rule.

// Stake is the standing of a seat in a region.
type Stake struct {
	Region  int8 // 0 to 7, the place 53 and on
	Points  int8 // of the claim
	Own     int8 // weight of the seat
	Others  int8 // the most that any other side weighs, the Vikings among them
	Needs   int8 // weight more with which the seat alone would weigh the most; 0: it does
	Opens   int8 // weight of all sides that still has to come before the claim is open; 0: it is
	Mine    bool // the seat has the claim
	Present bool // the seat counts as present there at the end
}

// Stakes lists the standing of a seat in all regions.
func (s *State) Stakes(seat engine.Seat) []Stake {
	who := side(seat)
	var list []Stake
	for r := range region(regionCount) {
		w := s.weights(r)
		k := Stake{Region: int8(r), Points: regions[r].Points, Own: w[who], Mine: s.claim[r] == who}
		total := int8(0)
		for i, weight := range w {
			total += weight
			if side(i) != who {
				k.Others = max(k.Others, weight)
			}
		}
		k.Needs = max(0, k.Others+1-k.Own)
		if !s.faceUp.has(r) {
			k.Opens = max(0, regions[r].Threshold-total)
		}
		k.Present = s.presentIn(who)&inRegion[r] != 0
		list = append(list, k)
	}
	return list
}

// Ending is the score of a seat at the end of the game.
type Ending struct {
	Now  int // points it has, and those that the end would bring now
	Most int // if it had every claim, towns in all regions, the most coins and the marker
}

// Ending forecasts a seat's score from the points and renown it has now, without the
// gains of the rounds to come.
func (s *State) Ending(seat engine.Seat) Ending {
	t, who := s.Tally(seat), side(seat)
	e := Ending{Now: int(s.player[who].points)}
	if s.phase == phaseOver {
		e.Most = e.Now
		return e
	}
	e.Most = e.Now + 2 + t.Renown + int(regionPoints[regionCount])
	for _, r := range regions {
		e.Most += int(r.Points)
	}
	e.Now += t.Total()
	return e
}

// VikingsAhead lists the raiders that the Viking cards of the rounds to come may
// bring, ascending.
func (s *State) VikingsAhead() []int {
	var list []int
	for i, strength := range strengths {
		if s.vikings.has(vikingCard(i)) {
			list = append(list, int(strength))
		}
	}
	return list
}

// SuitorsAhead lists the marriage cards that may still come, as Whats. The last
// one to come is Estrid's.
func (s *State) SuitorsAhead() []int8 {
	var list []int8
	for m := range marriage(marriageCount) {
		if m != estrid && s.deck > 1 && s.unseen.has(m) || m == estrid && s.deck > 0 {
			list = append(list, m.what())
		}
	}
	return list
}
