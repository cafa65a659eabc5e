package marcher

import (
	"fmt"
	"slices"

	"bretwalda/engine"
)

// State is one position of a game of The Marcher Lords. The zero value is not
// usable; Game.New and Game.Parse make one.
type State struct {
	position
	list   []engine.Choice // the legal choices of the position, when known
	known  bool
	events []engine.Event
}

var _ engine.State = (*State)(nil)

// Play makes one of the legal choices. Decisions of players that leave no choice are
// made at once. So their lists have at least two entries, except where a seat reveals
// pieces that it alone knows.
func (s *State) Play(c engine.Choice) ([]engine.Event, error) {
	if s.concealed != 0 {
		return nil, &engine.IllegalError{Choice: c, Rule: ruleHidden}
	}
	s.know()
	if !slices.Contains(s.list, c) {
		return nil, &engine.IllegalError{Choice: c, Rule: s.rule(c)}
	}
	s.events = s.events[:0]
	s.apply(c)
	s.proceed()
	return s.events, nil
}

// proceed runs the procedure up to the next decision worth asking.
func (s *State) proceed() {
	for {
		s.run()
		s.known = false
		s.know()
		if len(s.list) != 1 || s.ask.seat == engine.Nature || s.ask.kind == askShow {
			break
		}
		s.apply(s.list[0])
	}
	if len(s.list) == 0 && !s.over() {
		panic(fmt.Sprintf("marcher: no legal choice when asking %s", lexicon.Asks[s.ask.kind]))
	}
}

// Clone is an independent copy.
func (s *State) Clone() engine.State { return &State{position: s.position} }

// Is reports whether another position is the same in every part.
func (s *State) Is(other engine.State) bool {
	o, ok := other.(*State)
	return ok && o.position == s.position
}

// View hides from a seat the secrets of the other side: its set-up until both have
// finished, and the kinds of its face-down levies. They are counted together with the
// cup. A view that hides nothing is the position itself; another cannot be played on
// (see Deal).
func (s *State) View(seat engine.Seat) engine.State {
	v := &State{position: s.position}
	for a := range lords {
		if seat < 0 || seat >= engine.Seat(s.seats) || s.sideOf(seat) != a {
			v.conceal(a)
		}
	}
	return v
}

func (s *State) conceal(a side) {
	for t := s.present[a]; t != 0; {
		z := next(&t)
		for _, k := range kindsOf[a] {
			if n := s.down[z][k]; n > 0 {
				s.unknown[z] += n
				s.pool[plain(k)] += n
				s.down[z][k] = 0
				s.concealed |= 1 << uint(a)
			}
		}
	}
	for i := range s.scenario().placings {
		if s.scenario().placings[i].side == a && s.sites[i] != nowhere {
			s.sites[i] = hidden
			s.concealed |= 1 << uint(a)
		}
	}
}

// Deal makes of a view a position that it could be the view of. Levies that lie face
// down are dealt from the cup, pieces set up unseen go to any zone they may. Draw gives
// a number from 0 to n-1.
func (s *State) Deal(draw func(n int) int) engine.State {
	d := &State{position: s.position}
	for z := range d.unknown {
		for ; d.unknown[z] > 0; d.unknown[z]-- {
			k := d.nth(d.act, draw(int(d.poolOf(d.act)))) // only the side whose turn it is has levies
			d.pool[k]--
			d.down[z][d.fromGwent(k, zone(z))]++
		}
	}
	for i, z := range d.sites {
		if z == hidden {
			t := d.scenario().placings[i].where
			for range draw(size(t)) {
				next(&t)
			}
			d.sites[i] = first(t)
		}
	}
	d.concealed = 0
	return d
}

// nth is the kind of a counter in a side's cup, numbered from 0.
func (s *State) nth(a side, n int) what {
	for _, k := range kindsOf[a] {
		if !levied(k) {
			continue
		}
		if n -= int(s.pool[k]); n < 0 {
			return k
		}
	}
	panic("marcher: not so many counters in the cup")
}

// Standing lists the seats, then the sides. Only the side whose points the
// scenario counts has any.
func (s *State) Standing() []engine.Score {
	scores := make([]engine.Score, int(s.seats)+int(sides))
	points, scorer := s.points(), s.scenario().scores
	for i := range scores[:s.seats] {
		seat := engine.Seat(i)
		scores[i] = engine.Score{Seat: seat, Side: engine.None, Won: s.winners>>uint(i)&1 != 0}
		if s.sideOf(seat) == scorer {
			scores[i].Points = points
		}
	}
	for a := range sides {
		score := engine.Score{Seat: engine.Nobody, Side: int8(a)}
		if a != Vikings {
			score.Seat, _ = s.team(a)
		}
		if a == scorer {
			score.Points = points
		}
		scores[int(s.seats)+int(a)] = score
	}
	return scores
}

// Pieces lists zone by zone the units by kind, the leaders, the castle and the banner
// of a Norman zone. The set-up that is not yet shown comes last.
func (s *State) Pieces(buf []engine.Piece) []engine.Piece {
	for z := range zones {
		for k := what(0); k < what(unitKinds); k++ {
			buf = s.piecesOf(buf, k, z)
		}
		if s.unknown[z] > 0 {
			buf = append(buf, engine.Piece{Side: int8(s.act), What: engine.None, Place: int8(z), Count: s.unknown[z], Mark: engine.Hidden})
		}
		for l := range leaders {
			if s.leaderAt[l] == z {
				p := engine.Piece{Side: int8(l.side()), What: int8(l.what()), Place: int8(z), Count: 1}
				if s.tired(l) {
					p.Mark = engine.Spent
				}
				buf = append(buf, p)
			}
		}
		if s.castles.has(z) {
			buf = append(buf, engine.Piece{Side: int8(s.owner(z)), What: Castle, Place: int8(z), Count: 1})
		}
		if s.tag[z] != noLeader {
			buf = append(buf, engine.Piece{Side: Normans, What: Banner, Place: int8(z), Count: int8(s.tag[z].flag())})
		}
	}
	for i := range s.scenario().placings {
		p := &s.scenario().placings[i]
		if s.sites[i] < 0 {
			continue
		}
		buf = append(buf, engine.Piece{Side: int8(p.side), What: int8(p.what), Place: int8(s.sites[i]), Count: 1})
		for _, k := range p.with {
			buf = append(buf, engine.Piece{Side: int8(p.side), What: int8(k), Place: int8(s.sites[i]), Count: 1})
		}
	}
	return buf
}

// piecesOf lists the units of a kind in a zone by their state.
func (s *State) piecesOf(buf []engine.Piece, k what, z zone) []engine.Piece {
	p := engine.Piece{Side: int8(sideOf[k]), What: int8(k), Place: int8(z)}
	if p.Count = s.fresh[z][k]; p.Count > 0 {
		buf = append(buf, p)
	}
	p.Mark = engine.Spent
	if p.Count = s.spent[z][k] + s.halted[z][k]; p.Count > 0 {
		buf = append(buf, p)
	}
	p.Mark = engine.Hidden
	if p.Count = s.down[z][k]; p.Count > 0 {
		buf = append(buf, p)
	}
	return buf
}

// Opening lists the events before the first choice, in a position that was
// begun or read and not played on.
func (s *State) Opening() []engine.Event { return s.events }

// event is an engine.Event in the types of this package.
type event engine.Event

// say reports an event of a kind. Its other fields are set at once: the next
// event may take its place in memory.
func (s *State) say(kind uint8) *event {
	s.events = append(s.events, engine.NewEvent(kind))
	return (*event)(&s.events[len(s.events)-1])
}

func (e *event) side(a side) *event  { e.Side = int8(a); return e }
func (e *event) other(a side) *event { e.Other = int8(a); return e }
func (e *event) from(z zone) *event  { e.From = int8(z); return e }
func (e *event) to(z zone) *event    { e.To = int8(z); return e }
func (e *event) what(k what) *event  { e.What = int8(k); return e }
func (e *event) count(n int8) *event { e.Count = int16(n); return e }
func (e *event) extra(n int8) *event { e.Extra = int16(n); return e }
