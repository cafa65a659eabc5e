package britannia

import (
	"fmt"
	"math/bits"
	"slices"

	"bretwalda/engine"
)

// State is one position of a game of Britannia. The zero value is not usable;
// Game.New and Game.Parse make one.
type State struct {
	position
	list   []engine.Choice // the legal choices of the position, when known
	known  bool
	events []engine.Event
	ways   []way
	trails []trail
}

var _ engine.State = (*State)(nil)

// Legal appends the legal choices.
func (s *State) Legal(buf []engine.Choice) []engine.Choice {
	s.know()
	return append(buf, s.list...)
}

// Play makes one of the legal choices. Decisions that leave no choice are made
// at once, so the next list has at least two entries.
func (s *State) Play(c engine.Choice) ([]engine.Event, error) {
	s.know()
	if !slices.Contains(s.list, c) {
		refused := &engine.IllegalError{Choice: c, Rule: s.refusal(c)}
		if refused.Rule == ruleBlocked {
			refused.Place = int8(s.blocker(c)) + 1
		}
		return nil, refused
	}
	s.events = s.events[:0]
	s.apply(c)
	s.proceed()
	return s.events, nil
}

// proceed runs the procedure up to the next decision worth asking.
func (s *State) proceed() {
	for {
		s.advance()
		s.known = false
		s.know()
		if len(s.list) != 1 {
			break
		}
		s.apply(s.list[0])
	}
	if len(s.list) == 0 && !s.over() {
		panic(fmt.Sprintf("britannia: no legal choice when asking %s", lexicon.Asks[s.ask.kind]))
	}
}

// Clone is an independent copy.
func (s *State) Clone() engine.State { return &State{position: s.position} }

// Is reports whether another position is the same in every part.
func (s *State) Is(other engine.State) bool {
	o, ok := other.(*State)
	return ok && o.position == s.position
}

// View hides the votes of a secret ballot that the seat has not cast itself.
func (s *State) View(seat engine.Seat) engine.State {
	v := &State{position: s.position}
	if v.secret {
		for n := range v.vote {
			if v.player[n] != seat && v.vote[n] != nobody {
				v.vote[n] = hidden
			}
		}
	}
	return v
}

// hidden is a vote that a view hides.
const hidden Nation = -2

// Deal gives the votes that a view of a secret ballot hides to candidates drawn for
// them.
func (s *State) Deal(draw func(n int) int) engine.State {
	d := s
	for n := range s.vote {
		if s.vote[n] != hidden {
			continue
		}
		if d == s {
			d = &State{position: s.position}
		}
		c := s.candidates()
		for k := draw(bits.OnesCount32(uint32(c))); k > 0; k-- {
			c &= c - 1
		}
		d.vote[n] = nextNation(&c)
	}
	return d
}

// Standing lists the seats, then the nations. A seat's bid is taken off
// when the game is over.
func (s *State) Standing() []engine.Score {
	scores := make([]engine.Score, int(s.seats)+nations)
	for i := range scores[:s.seats] {
		scores[i] = engine.Score{Seat: engine.Seat(i), Side: engine.None, Won: s.winner>>uint(i)&1 != 0}
	}
	for n := Nation(0); n < nations; n++ {
		seat := s.player[n]
		scores[int(s.seats)+int(n)] = engine.Score{Seat: seat, Side: int8(n), Points: int(s.points[n])}
		if seat >= 0 {
			scores[seat].Points += int(s.points[n])
		}
	}
	if s.over() {
		for seat := range s.bid[:s.seats] {
			scores[seat].Points -= s.price(seat)
		}
	}
	return scores
}

// Pieces lists the units on the board by nation and place, then forts and ruins, then
// the arrivals of this round.
func (s *State) Pieces(buf []engine.Piece) []engine.Piece {
	for n := Nation(0); n < nations; n++ {
		for t := s.where[n]; t != 0; {
			at := next(&t)
			buf = s.piecesIn(buf, n, at)
		}
		if l := s.leader[n]; l != nothing {
			buf = append(buf, engine.Piece{Side: int8(n), What: int8(l), Place: int8(s.leaderAt[n]), Count: 1})
		}
	}
	for t := s.burhs; t != 0; {
		buf = append(buf, engine.Piece{Side: int8(Saxons), What: int8(Burh), Place: int8(next(&t)), Count: 1})
	}
	for t := s.forts; t != 0; {
		buf = append(buf, engine.Piece{Side: int8(Romans), What: int8(Fort), Place: int8(next(&t)), Count: 1})
	}
	for t := s.ruins; t != 0; {
		buf = append(buf, engine.Piece{Side: int8(Romans), What: int8(Fort), Place: int8(next(&t)), Count: 1, Mark: engine.Destroyed})
	}
	return s.announced(buf)
}

func (s *State) piecesIn(buf []engine.Piece, n Nation, at Place) []engine.Piece {
	kinds := [3]int8{s.infantry[n][at], s.cavalry[n][at], 0}
	var spent [3]int8
	if n == s.act {
		for _, b := range s.bands[:s.banded] {
			if b.place != at {
				continue
			}
			if b.kind == Raiders {
				k := min(b.count, kinds[Infantry])
				kinds[Infantry] -= k
				kinds[Raiders] += k
			}
			if b.state != unmoved && s.ask.kind == askMarch {
				spent[b.kind] += b.count
			}
		}
	}
	for kind, k := range kinds {
		piece := engine.Piece{Side: int8(n), What: int8(kind), Place: int8(at)}
		if rest := k - spent[kind]; rest > 0 {
			piece.Count = rest
			buf = append(buf, piece)
		}
		if spent := min(spent[kind], k); spent > 0 {
			piece.Count, piece.Mark = spent, engine.Spent
			buf = append(buf, piece)
		}
	}
	return buf
}

// awaits reports whether the acting nation's arrivals have yet to land.
func (s *State) awaits() bool {
	for _, f := range s.stack[:s.depth] {
		switch f.step {
		case stepTurn:
			if f.stage > turnPopulation+1 {
				return false
			}
		case stepPopulation:
			return f.stage <= growthLand
		}
	}
	return s.turn >= 0 && s.turn < nations
}

// announced lists the arrivals of this round whose nation has not yet had its turn:
// they are in their seas for all to see.
func (s *State) announced(buf []engine.Piece) []engine.Piece {
	if s.over() || !s.ed.ArriveInTurn {
		return buf
	}
	first := s.turn + 1
	if s.awaits() {
		first--
	}
	for i := first; i < nations; i++ {
		n := s.ed.Order[i]
		for _, a := range s.ed.Timeline[s.round].Arrivals {
			if a.Nation == n && a.At != nowhere {
				buf = append(buf, engine.Piece{Side: int8(n), What: int8(a.What), Place: int8(a.At), Count: a.Count, Mark: engine.Arriving})
			}
		}
	}
	return buf
}

// Round is the round of the timeline, from 1.
func (s *State) Round() int { return int(s.round) }

// Active is the nation that acts.
func (s *State) Active() int8 { return int8(s.act) }

// Battles returns how many battles the acting nation has to fight if its movement
// ends now.
func (s *State) Battles() int { return count(s.battlefields(s.act)) }

// Half is 1 or 2: the half of a major invasion.
func (s *State) Half() int { return int(s.half) }

// Population is a nation's points on the population track, 0 to 5.
func (s *State) Population(side int8) int { return int(s.population[side]) }

// Spare is how many armies of a nation are not on the board: no more can come by growth.
func (s *State) Spare(side int8) int { return int(s.available(Nation(side))) }

// Overlord is the nation to which a nation has submitted, or engine.None.
func (s *State) Overlord(side int8) int8 { return int8(s.overlord[side]) }

// AtPeace reports whether one nation may not attack another in an area.
func (s *State) AtPeace(side, other, area int8) bool {
	return s.atPeace(Nation(side), Nation(other), Place(area))
}

// Player is the seat that plays a nation; Nobody before the colours are drawn.
func (s *State) Player(side int8) engine.Seat { return s.player[side] }

// Edition is the printing that is played.
func (s *State) Edition() *Edition { return s.ed }

// Opening lists the events before the first decision of a position that was begun or
// read and not played on.
func (s *State) Opening() []engine.Event { return s.events }

// event is an engine.Event in the types of the game.
type event struct {
	kind      uint8
	side      Nation
	other     Nation
	from, to  Place
	via, via2 Place
	what      Unit
	count     int16
	extra     int16
}

// eventOf returns an event of a kind in which nothing else is set.
func eventOf(kind uint8) event {
	return event{kind: kind, side: nobody, other: nobody, from: nowhere, to: nowhere, via: nowhere, via2: nowhere, what: nothing}
}

func (s *State) say(e event) {
	s.events = append(s.events, engine.Event{
		Kind: e.kind, Side: int8(e.side), Other: int8(e.other), From: int8(e.from), To: int8(e.to),
		Via: int8(e.via), Via2: int8(e.via2), What: int8(e.what), Count: e.count, Extra: e.extra,
	})
}

// score gives points to a nation, with an event.
func (s *State) score(n Nation, points int8, e event) {
	if points == 0 || s.ed.SubjectsPoor && s.overlord[n] != nobody {
		return
	}
	s.points[n] += int16(points)
	e.side, e.count = n, int16(points)
	s.say(e)
}
