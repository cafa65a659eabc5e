package marcher

import (
	"math"

	"bretwalda/engine"
)

// Victory (§11.1.7, §11.2.6).

// Band is a range of final scores and its meaning.
type Band struct {
	Low, High int  // both included; the lowest and highest have no end
	Winner    int8 // a side, or engine.None for a draw
	Major     bool
}

const (
	lowest  = math.MinInt
	highest = math.MaxInt
)

// Line is a line of the score: one kind of thing that counts.
type Line struct {
	Event  uint8  // the kind of event that reports it
	Each   int    // points for one
	Count  int    // how many there are
	Places []int8 // of pieces on the map
}

// Tally is the score of a scenario as if the game ended now.
type Tally struct {
	Side  int8 // whose points they are
	Total int
	Lines []Line
}

// Bands lists the ranges of final scores of the scenario, ascending.
func (s *State) Bands() []Band { return s.scenario().bands }

// Score counts the points as if the game ended now (§11.1.7, §11.2.6).
func (s *State) Score() Tally {
	c := s.scenario()
	t := Tally{Side: int8(c.scores)}
	add := func(kind uint8, each int8, count int, at set) {
		if each == 0 {
			return
		}
		l := Line{Event: kind, Each: int(each), Count: count}
		for ; at != 0; count++ {
			l.Places = append(l.Places, int8(next(&at)))
			l.Count++
		}
		t.Total += l.Each * l.Count
		t.Lines = append(t.Lines, l)
	}
	fallen := s.leadersLost.size()
	add(evScoreTeulu, c.teulu, int(s.teuluLost), 0)
	if c.earls {
		add(evScoreEarl, c.leader, fallen, 0)
	} else {
		add(evScoreKing, c.leader, fallen, 0)
	}
	add(evScoreCastle, c.castle, 0, s.walledOutside())
	add(evScoreEarldom, c.earldom, 0, s.held[Welsh]&earldoms)
	add(evScoreBorder, c.border, 0, s.held[Welsh]&borderSet)
	return t
}

// walledOutside is the set of castles that the Normans control in zones that
// were not theirs (§11.1.7).
func (s *State) walledOutside() set { return s.held[Normans] & s.castles & outside }

// points is the score as if the game ended now (§11.1.7, §11.2.6).
func (s *State) points() int {
	c := s.scenario()
	return int(c.teulu)*int(s.teuluLost) + int(c.leader)*s.leadersLost.size() +
		int(c.castle)*size(s.walledOutside()) + int(c.earldom)*size(s.held[Welsh]&earldoms) +
		int(c.border)*size(s.held[Welsh]&borderSet)
}

// score reports points of the side that scores.
func (s *State) score(kind uint8, points int8, at zone) {
	if points == 0 {
		return
	}
	s.say(kind).side(s.scenario().scores).count(points).to(at)
}

func (s *State) scoreEach(kind uint8, points int8, t set) {
	for t != 0 {
		s.score(kind, points, next(&t))
	}
}

// finish counts the zones and finds the winner (§11.1.7, §11.2.6).
func (s *State) finish() {
	c := s.scenario()
	s.scoreEach(evScoreCastle, c.castle, s.walledOutside())
	s.scoreEach(evScoreEarldom, c.earldom, s.held[Welsh]&earldoms)
	s.scoreEach(evScoreBorder, c.border, s.held[Welsh]&borderSet)
	s.phase = Over
	s.depth = 0
	s.frame = [maxDepth]frame{}
	s.ask = asking{kind: gameOver, seat: engine.Nobody, side: nobody, other: nobody, place: nowhere}
	s.say(evOver)
	b := s.band()
	e := s.say(evResult).side(side(b.Winner)).count(1)
	if b.Major {
		e.count(2)
	}
	for seat := engine.Seat(0); seat < engine.Seat(s.seats); seat++ {
		if b.Winner == engine.None || s.sideOf(seat) == side(b.Winner) {
			s.winners |= 1 << uint(seat)
		}
	}
}

// band is the band that the score falls in (§11.1.7, §11.2.6).
func (s *State) band() Band {
	points := s.points()
	for _, b := range s.scenario().bands {
		if points >= b.Low && points <= b.High {
			return b
		}
	}
	panic("marcher: a score in no band")
}

// sideOf is the side a seat plays.
func (p *position) sideOf(seat engine.Seat) side {
	if first, n := p.team(Welsh); seat >= first && seat < first+n {
		return Welsh
	}
	return Normans
}
