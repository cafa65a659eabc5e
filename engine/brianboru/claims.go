package brianboru

// weights returns how much of a region each player and the Vikings control. A
// military alliance adds the Vikings' weight to its player's (§Vikings and the princess).
func (p *position) weights(r region) (w [maxSeats + 1]int8) {
	for who := range p.seats {
		w[who] = p.weigh(p.controlled(who) & inRegion[r])
	}
	w[Vikings] = p.weigh(p.viking & inRegion[r])
	if p.alliance == support {
		w[p.princess] += w[Vikings]
		w[Vikings] = 0
	}
	return w
}

// weigh counts towns; a monastery makes one count twice (§monasteries).
func (p *position) weigh(t set) int8 {
	return int8(t.len() + (t & p.monastery).len())
}

// heaviest returns the sides with the most weight in a region, if there is any
// (§claim step).
func (p *position) heaviest(r region) smallSet[side] {
	w := p.weights(r)
	return most(w[:])
}

// runClaims runs the last step of the upkeep: claims turn face up, then players take
// them. It ends the round or the game (§claim step, §upkeep phase).
func (s *State) runClaims() {
	for r := range region(regionCount) {
		if s.faceUp.has(r) {
			continue
		}
		total := int8(0)
		for _, k := range s.weights(r) {
			total += k
		}
		if total >= regions[r].Threshold {
			s.faceUp |= only(r)
			s.emitAt(evFlip, nobody, r.place())
		}
	}
	for r := range region(regionCount) {
		if s.faceUp.has(r) {
			s.takeClaim(r)
		}
	}
	if s.deck == 0 {
		s.finish()
		return
	}
	s.round++
	s.enter(phasePreparation)
}

// takeClaim gives a claim to the player who alone has the most weight in its region.
// Where the Vikings have, it goes back to the board; a tie leaves it where it is
// (§claim step, §Vikings and the princess).
func (s *State) takeClaim(r region) {
	who := s.heaviest(r).alone()
	if who == nobody {
		return
	}
	to := who
	if who == Vikings {
		to = nobody
	}
	if s.claim[r] != to {
		s.claim[r] = to
		s.emitAt(evClaim, who, r.place())
	}
}
