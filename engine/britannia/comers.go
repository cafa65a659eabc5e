package britannia

// This file tells screens which nations can come to an area when they move next. Nothing
// here is a rule: the ways come from the movement phase.

// Comer is what a nation can bring to an area the next time it moves, at most: the
// armies it has, and those that the timeline gives it by then, but none that it raises.
type Comer struct {
	Side              int8
	Round             int // in which it moves
	Infantry, Cavalry int8
	Led               bool // by its leader
	Sea               int8 // how many of them come from the sea
	Twice             bool // it moves twice in that turn; this is the first half
}

// Armies is how many they are.
func (c Comer) Armies() int { return int(c.Infantry + c.Cavalry) }

// Comers lists for each area the nations that can come there when they move next, in
// the order of play.
func (s *State) Comers() [][]Comer {
	list := make([][]Comer, lands)
	if s.over() || !s.opened() {
		return list
	}
	for later := range int8(2) {
		for _, n := range s.ed.Order {
			if x := s.before(n); x != nil && s.player[n] >= 0 && x.round == s.round+later {
				x.comeTo(list)
			}
		}
	}
	return list
}

// before is the position in which a nation begins its next movement if nobody else
// moves until then, or nil.
func (s *State) before(n Nation) *State {
	x := &State{position: s.position}
	rank := s.rank(n)
	begins := rank > s.turn // its turn is still to come
	if s.act == n {
		for _, f := range s.stack[:s.depth] {
			switch {
			case f.step == stepMovement:
				return x
			case f.step == stepTurn && f.stage <= turnMovement:
				begins = true
			}
		}
	}
	arrives := s.ed.ArriveInTurn && (rank > s.turn || s.act == n && s.awaits())
	if !begins {
		x.round++
		arrives = true
	}
	if x.round > s.ed.Rounds[1] || n == Romans && x.round == s.ed.BritonsRound {
		return nil
	}
	x.turn, x.act, x.half, x.leave = rank, n, 1, granted
	if !x.takesTurn(n) {
		return nil
	}
	if l := x.leader[n]; l != nothing && (s.act != n || !begins) && !x.ed.stays(l) && (x.ed.ArriveInTurn || !x.brings(n, l)) {
		x.removeLeader(n)
	}
	if arrives {
		x.arrive(&frame{n: n})
	}
	x.beginMovement(n)
	return x
}

// comeTo adds what the acting nation can bring to each area.
func (s *State) comeTo(list [][]Comer) {
	n := s.act
	var sum [lands]Comer
	add := func(from, to Place, infantry, cavalry int8, led bool) {
		c := &sum[to]
		c.Infantry += infantry
		c.Cavalry += cavalry
		c.Led = c.Led || led
		if isSea(from) {
			c.Sea += infantry + cavalry
		}
	}
	for i := 0; i < int(s.banded); {
		at := s.bands[i].place
		free, along, end := s.marchers(i)
		i = end
		goal := s.goalsOf(at, free)
		led, spare := set(0), s.spare(n, at, false)
		if s.leaderIn(n, at) && s.ledMoves < longMoves {
			led = s.goals(s.leaderTraveller(n))
		}
		for to := Place(0); to < lands; to++ {
			if to == at {
				continue
			}
			var k [Raiders + 1]int8
			withLeader := led&bit(to) != 0
			for kind := range k {
				switch {
				case withLeader:
					k[kind] = along[kind]
				case goal[kind]&bit(to) != 0:
					k[kind] = free[kind]
				}
			}
			most := spare
			if withLeader {
				most = s.spare(n, at, true)
			}
			horse := max(0, min(k[Cavalry], most))
			foot := max(0, min(k[Infantry]+k[Raiders], most-horse))
			if n == Romans { // they all fight as cavalry does
				horse, foot = horse+foot, 0
			}
			if horse+foot > 0 {
				add(at, to, foot, horse, withLeader)
			}
		}
	}
	for to := range sum {
		if c := sum[to]; c.Armies() > 0 {
			c.Side, c.Round, c.Twice = int8(n), int(s.round), s.major(n) && s.half == 1
			list[to] = append(list[to], c)
		}
	}
}

// marchers are those who may march from the place of a band, who may go with the leader,
// and the number of the first band elsewhere.
func (s *State) marchers(i int) (free, along [Raiders + 1]int8, end int) {
	for at := s.bands[i].place; i < int(s.banded) && s.bands[i].place == at; i++ {
		b := &s.bands[i]
		if b.state == unmoved {
			free[b.kind] += b.count
		}
		if b.state != moved {
			along[b.kind] += b.count
		}
	}
	return free, along, i
}

// goalsOf is where each kind of those who may march from a place can come.
func (s *State) goalsOf(at Place, free [Raiders + 1]int8) (goal [Raiders + 1]set) {
	for kind := range free {
		if free[kind] == 0 {
			continue
		}
		t := s.traveller(s.act, at, Unit(kind))
		t.bound = s.ashore(at, Unit(kind)) > 0
		goal[kind] = s.goals(t)
	}
	return goal
}

// goals is the set of places where a traveller's ways end.
func (s *State) goals(t traveller) (to set) {
	for _, w := range s.explore(t) {
		to |= bit(w.to)
	}
	return to
}

// MovesBefore reports whether a comer moves before a nation's next turn, the one that is
// under way aside.
func (s *State) MovesBefore(c Comer, side int8) bool {
	rank, round := s.rank(Nation(side)), int(s.round)
	if rank <= s.turn {
		round++
	}
	return c.Round < round || c.Round == round && s.rank(Nation(c.Side)) < rank
}

// Assault is the battle of a comer against those who are in an area now; false where
// nobody does whom it fights.
func (s *State) Assault(c Comer, at int8) (OddsQuery, bool) {
	foe := s.rival(Nation(c.Side), Place(at))
	if foe == nobody {
		return OddsQuery{}, false
	}
	q := s.query(Nation(c.Side), foe, Place(at))
	q.Attacker = OddsSide{c.Infantry, c.Cavalry, c.Led}
	return q, q.Check() == nil
}

// Landing is what the timeline brings from the sea in a round to come.
type Landing struct {
	Side   int8
	Round  int
	Armies int
}

// Landings lists what can land in an area by the timeline in later rounds, but for those
// that Comers counts: a nation's next movement. Of a sea it lists what arrives there.
func (s *State) Landings(at int8) []Landing {
	var list []Landing
	if s.over() || !s.opened() {
		return nil
	}
	sea := isSea(Place(at))
	var due [nations]int8 // the round of the next movement
	for n := range due {
		if x := s.before(Nation(n)); x != nil {
			due[n] = x.round
		}
	}
	for r := s.round; r <= s.ed.Rounds[1]; r++ {
		for _, n := range s.ed.Order {
			comes := r > s.round && r != due[n] // told of an area among the Comers
			if sea {
				comes = r > s.round || s.ed.ArriveInTurn && s.rank(n) > s.turn
			}
			if !comes || s.player[n] < 0 {
				continue
			}
			l := Landing{Side: int8(n), Round: int(r)}
			for _, a := range s.ed.Timeline[r].Arrivals {
				if a.Nation == n && a.At != nowhere && a.What <= Raiders && (sea && a.At == Place(at) || coast[a.At]&^s.ed.Cards[n].NoLanding&bit(Place(at)) != 0) {
					l.Armies += int(a.Count)
				}
			}
			if l.Armies > 0 {
				list = append(list, l)
			}
		}
	}
	return list
}

// Neighbours lists the places next to one: of an area those by land, as the edition has
// them, and the seas of its coast; of a sea its coast and the seas beside it.
func (s *State) Neighbours(at int8) []int8 {
	there := nextSea[at] | coast[at]
	if !isSea(Place(at)) {
		there = s.ed.border[at] | coastSeas[at]
	}
	var list []int8
	for there != 0 {
		list = append(list, int8(next(&there)))
	}
	return list
}
