package marcher

import "bretwalda/engine"

// The commanders of a side that a team plays (§11.1.2, §11.2.2).

// team is the first seat of a side and how many seats it has (§11.1.2,
// §11.2.2).
func (p *position) team(a side) (seat, n engine.Seat) {
	first := p.scenario().first
	if a == first {
		return 0, engine.Seat(p.seats - 1)
	}
	return engine.Seat(p.seats - 1), 1
}

// turnOf is the seat of a side that decides after i others (§5.0); each game
// turn another one begins.
func (p *position) turnOf(a side, i int8) engine.Seat {
	seat, n := p.team(a)
	return seat + (engine.Seat(p.turn-1)+engine.Seat(i))%n
}

// captain is the seat that decides for the whole side in this turn (§5.0).
func (p *position) captain(a side) engine.Seat { return p.turnOf(a, 0) }

// seatOf is the seat that plays an earl or a king (§11.1.2, §11.2.2). Of two
// Norman players the first has Hugh and Roger.
func (p *position) seatOf(a side, f flag) engine.Seat {
	seat, n := p.team(a)
	switch {
	case n == 1:
		return seat
	case a == Normans && n == 2:
		return seat + engine.Seat(f)/2
	}
	return seat + engine.Seat(f)
}

// leaderSeat is the seat that plays a leader.
func (p *position) leaderSeat(l leader) engine.Seat { return p.seatOf(l.side(), l.flag()) }

// flag is the earl or king that a side's units in a zone obey (§11.1.2, §11.2.2).
func (p *position) flag(a side, z zone) flag {
	switch {
	case a == Welsh:
		return kingOf(z).flag()
	case p.tag[z] != noLeader:
		return p.tag[z].flag()
	}
	return nearestEarl(z).flag()
}

// commander is the seat that decides for a side's units in a zone (§11.1.2,
// §11.2.2).
func (p *position) commander(a side, z zone) engine.Seat {
	if seat, n := p.team(a); n == 1 {
		return seat
	}
	if l := p.leaderIn(a, z); l != noLeader && p.here[a][z] == 0 {
		return p.leaderSeat(l)
	}
	return p.seatOf(a, p.flag(a, z))
}

// invader is the seat that decides for the attackers in a zone (§11.1.2): that with
// most units, of equals the one whose turn comes first.
func (p *position) invader(a side, z zone) engine.Seat {
	if seat, n := p.team(a); n == 1 {
		return seat
	}
	var units [engine.MaxSeats]int8
	for i, k := range p.entered[z] {
		units[p.seatOf(a, flag(i))] += k
	}
	if best := p.leading(a, &units); units[best] > 0 {
		return best
	}
	return p.commander(a, z)
}

// leading is the seat of a side with most units, of equal ones the one whose
// turn comes first.
func (p *position) leading(a side, units *[engine.MaxSeats]int8) engine.Seat {
	_, n := p.team(a)
	best := p.captain(a)
	for i := int8(1); i < int8(n); i++ {
		if seat := p.turnOf(a, i); units[seat] > units[best] {
			best = seat
		}
	}
	return best
}

// invaderBound is the seat that decides for the stacks bound for a zone (§11.1.2): the
// commander of most, of equals the one whose turn comes first.
func (s *State) invaderBound(z zone) engine.Seat {
	var units [engine.MaxSeats]int8
	for _, st := range s.bound[:s.bounds] {
		if st.to == z && !isLeader(st.what) {
			units[s.commander(s.act, st.from)] += st.count
		}
	}
	return s.leading(s.act, &units)
}

// Upcoming lists the commanders of the side that moves, until all have, then those of
// the other.
func (s *State) Upcoming() (seats []engine.Seat) {
	for _, a := range [...]side{s.act, 1 - s.act} {
		p := s.position
		if a != s.act && s.act != s.scenario().first {
			p.turn++ // the other side has had its turn in this one
		}
		_, n := s.team(a)
		for i := range int8(n) {
			if a != s.act || s.phase < Combat && !s.Spent() {
				seats = append(seats, p.turnOf(a, i))
			}
		}
	}
	return seats
}
