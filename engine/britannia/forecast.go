package britannia

import (
	"slices"
)

// The points that cards still promise, for screens that show a nation the worth of
// areas and the points it may still score. Nothing here is a rule, but the current
// points are those that the rules pay if nothing on the board changes. All points are
// in the smallest unit of the edition.

// AreaPoints is the reward of an area to a nation in a round.
type AreaPoints struct {
	Place  int8
	Points int  // by the card
	Counts bool // the nation is paid for it if nothing changes
	Paid   bool // it was paid for occupying it before, and is not again
}

// Reward is a round of a nation's card that gives points for areas.
type Reward struct {
	Round   int
	Holding bool         // as the round ends; else once, when it alone has units there
	Areas   []AreaPoints // all that give any, by place
	Pays    int          // if nothing changes, after losses
	Lost    int          // to a limit of the card and to an overlord
	Most    int          // if all areas counted: never more
}

// Rewards lists the points that a nation's card still gives for areas, from the present
// round on, in the order in which it is paid.
func (s *State) Rewards(side int8) []Reward {
	if s.over() {
		return nil
	}
	var list []Reward
	paid := s.occupied[side]
	for r := s.round; r <= s.ed.Rounds[1]; r++ {
		if s.ed.points.worth[side][r] != 0 && !s.occupationOver(Nation(side), r) {
			list = append(list, s.rewardOccupied(Nation(side), r, &paid))
		}
		if s.ed.scoresHeld(Nation(side), r) && !(r == s.round && s.roundEnds()) {
			list = append(list, s.rewardHeld(Nation(side), r))
		}
	}
	return list
}

// scoresHeld reports whether a card gives points for areas held as a round ends.
func (e *Edition) scoresHeld(n Nation, round int8) bool {
	return e.Timeline[round].Scoring && e.points.hold[n][round] != [lands]int8{}
}

// roundEnds reports whether the areas held in this round have been scored.
func (s *State) roundEnds() bool { return s.depth > 0 && s.stack[0].step == stepRoundEnd }

// opened reports whether the first round has begun: before it come the draw and
// the auction.
func (s *State) opened() bool {
	return s.depth > 0 && s.stack[0].step != stepDraw && s.stack[0].step != stepAuction
}

// occupationOver reports whether a nation can occupy nothing more in a round:
// where that counts in its own turn only, when its turn is over.
func (s *State) occupationOver(n Nation, round int8) bool {
	switch {
	case round != s.round:
		return false
	case n == Danes && round == s.ed.DanesHome:
		return !s.raidDue()
	}
	return s.roundEnds() || has(s.ed.OwnOccupation, n) && s.rank(n) < s.turn
}

// rank is a nation's index in the Nation List.
func (s *State) rank(n Nation) int8 { return int8(slices.Index(s.ed.Order[:], n)) }

// raidDue reports whether the areas of the Danes' first raid are still to be
// scored.
func (s *State) raidDue() bool {
	for _, f := range s.stack[:s.depth] {
		if f.step == stepTurn && f.n == Danes {
			return f.stage <= turnCrown
		}
	}
	return s.turn < s.rank(Danes)
}

// rewardOccupied is a nation's pay for areas that it comes to occupy in a round. It
// adds them to paid, the areas that it has been paid for.
func (s *State) rewardOccupied(n Nation, round int8, paid *set) Reward {
	w := Reward{Round: int(round)}
	raid := n == Danes && round == s.ed.DanesHome
	here := s.standing(n, round)
	for t := s.ed.points.worth[n][round]; t != 0; {
		at := next(&t)
		a := AreaPoints{Place: int8(at), Points: int(s.ed.points.occupy[n][round][at])}
		a.Paid = !raid && *paid&bit(at) != 0
		a.Counts = !a.Paid && here&bit(at) != 0
		if !a.Paid {
			w.Most += a.Points
		}
		if a.Counts {
			w.Pays += a.Points
			if !raid || !s.ed.RaidScoresAgain {
				*paid |= bit(at)
			}
		}
		w.Areas = append(w.Areas, a)
	}
	if s.penniless(n) {
		w.Lost, w.Pays = w.Pays, 0
	}
	return w
}

// standing is the set of areas for which a nation is paid in a round because it is
// there before anybody moves. In the Danes' raid it is those where they stand
// afterwards.
func (s *State) standing(n Nation, round int8) set {
	begins := round > s.round || !s.opened()
	var areas set
	if begins || has(s.ed.OwnOccupation, n) && s.turn < s.rank(n) || n == Danes && round == s.ed.DanesHome {
		areas = s.solely(n)
	}
	for m := Nation(0); m < nations; m++ {
		if n == Romans && begins && s.overlord[m] == Romans {
			areas |= s.solely(m)
		}
	}
	return areas
}

// rewardHeld is a nation's pay for areas that it holds as a round ends.
func (s *State) rewardHeld(n Nation, round int8) Reward {
	w := Reward{Round: int(round), Holding: true}
	areas := s.holdings(n, round)
	total, lost := s.holdingPoints(n, round, areas)
	if s.penniless(n) {
		lost = total
	}
	w.Pays, w.Lost = int(total-lost), int(lost)
	total, lost = s.ed.limited(n, round, allLand)
	w.Most = int(total - lost)
	for at, v := range s.ed.points.hold[n][round] {
		if v != 0 {
			w.Areas = append(w.Areas, AreaPoints{Place: int8(at), Points: int(v), Counts: areas&bit(Place(at)) != 0})
		}
	}
	return w
}

// penniless reports whether a nation is a subject that scores nothing.
func (s *State) penniless(n Nation) bool { return s.ed.SubjectsPoor && s.overlord[n] != nobody }

// Crowned is a round of the timeline that has a King or a Bretwalda.
type Crowned struct {
	Round  int
	Crown  Crown
	Side   int8 // the nation of the present King; engine.None: nobody, or a vote decides
	Points int  // for the crown; in the last round those of Side, or the most
}

// Crowns lists the rounds from the present one on in which there is a crown to be won.
// In the last one it depends on the leaders then in play, so Side is known in that
// round only.
func (s *State) Crowns() []Crowned {
	var list []Crowned
	if s.over() {
		return nil
	}
	for r := s.round; r <= s.ed.Rounds[1]; r++ {
		kind := s.ed.Timeline[r].Crown
		if kind == NoCrown || r == s.round && s.crownOver() {
			continue
		}
		c := Crowned{Round: int(r), Crown: kind, Side: int8(nobody), Points: int(s.ed.BretwaldaPoints)}
		switch kind {
		case King:
			c.Side, c.Points = int8(s.king()), int(s.ed.KingPoints)
		case LastKing:
			c.Points = 0
			for _, k := range s.ed.Claimants {
				c.Points = max(c.Points, int(k.Points))
			}
			if heir := s.heir(); r == s.round && heir.Points != 0 {
				c.Side, c.Points = int8(heir.Nation), int(heir.Points)
			}
		}
		list = append(list, c)
	}
	return list
}

// crownOver reports whether the crown of this round has been given.
func (s *State) crownOver() bool {
	first := s.ed.CrownFirst && s.ed.Timeline[s.round].Crown != LastKing
	for i := s.depth - 1; i >= 0; i-- {
		switch f := s.stack[i]; f.step {
		case stepCrown:
			return f.stage > ballotCount
		case stepRoundEnd:
			return f.stage > roundCrown
		}
	}
	return first && s.opened()
}

// Votes is how many votes a nation has for Bretwalda, and of how many.
func (s *State) Votes(side int8) (own, all int) {
	for n := Nation(0); n < nations; n++ {
		all += s.weight(n)
	}
	return s.weight(Nation(side)), all
}

// Tally is how many votes a nation has been given for Bretwalda, but for those of a
// secret ballot.
func (s *State) Tally(side int8) int {
	votes := 0
	for n, candidate := range s.vote {
		if !s.secret && candidate == Nation(side) {
			votes += s.weight(Nation(n))
		}
	}
	return votes
}

// PointsLeft is the points a nation may still score, but for units that it eliminates.
type PointsLeft struct {
	Next     int // the next round that ends with points for areas; 0: none comes
	NextPays int // until its end, if nothing changes
	NextMost int // and at the most, by the card
	Pays     int // until the end of the game, if nothing changes
	Most     int // and at the most, by the card
}

// PointsLeft adds up the points a nation may still score. Without changes the areas it
// has now are paid, and the crown of its present King. At the most it is all that its
// card and the timeline name, as long as the nation can be in play.
func (s *State) PointsLeft(side int8) PointsLeft {
	var f PointsLeft
	if s.over() {
		return f
	}
	for r := s.round; r <= s.ed.Rounds[1] && f.Next == 0; r++ {
		if s.ed.Timeline[r].Scoring && !(r == s.round && s.roundEnds()) {
			f.Next = int(r)
		}
	}
	if s.gone(Nation(side)) {
		return f
	}
	add := func(round, pays, most int) {
		f.Pays += pays
		f.Most += most
		if round <= f.Next {
			f.NextPays += pays
			f.NextMost += most
		}
	}
	for _, w := range s.Rewards(side) {
		most := w.Most
		if !w.Holding {
			most = s.unpaid(Nation(side), int8(w.Round))
		}
		add(w.Round, w.Pays, most)
	}
	for _, c := range s.Crowns() {
		switch {
		case c.Side == side:
			add(c.Round, c.Points, c.Points)
		case c.Crown != LastKing:
			add(c.Round, 0, max(int(s.ed.BretwaldaPoints), c.Points))
		default:
			add(c.Round, 0, s.ed.claim(Nation(side)))
		}
	}
	for _, x := range s.scrolls(Nation(side)) {
		add(x.round, 0, x.points)
	}
	return f
}

// unpaid is the most that a nation may be paid for occupying areas in a round. Of
// several rounds that give points for an area, the first that gives the most counts.
func (s *State) unpaid(n Nation, round int8) int {
	sum := 0
	for t := s.ed.points.worth[n][round]; t != 0; {
		at := next(&t)
		v := s.ed.points.occupy[n][round][at]
		raid := n == Danes && round == s.ed.DanesHome
		best := raid && s.ed.RaidScoresAgain || s.occupied[n]&bit(at) == 0
		for r := s.round; r <= s.ed.Rounds[1]; r++ {
			other := s.ed.points.occupy[n][r][at]
			if r == round || s.ed.RaidScoresAgain && n == Danes && (raid || r == s.ed.DanesHome) || s.occupationOver(n, r) {
				continue
			}
			if other > v || other == v && r < round {
				best = false
			}
		}
		if best {
			sum += int(v)
		}
	}
	return sum
}

// claim is the most that a nation's claimants score as the last King.
func (e *Edition) claim(n Nation) int {
	most := 0
	for _, c := range e.Claimants {
		if c.Nation == n {
			most = max(most, int(c.Points))
		}
	}
	return most
}

// scrollPoints are points of a line of the card without areas.
type scrollPoints struct{ round, points int }

// scrolls lists the lines without areas that may still pay: submissions, Cnut's
// crown, the fall of Harold.
func (s *State) scrolls(n Nation) []scrollPoints {
	var list []scrollPoints
	for m, points := range s.ed.Cards[n].Submitted {
		if round := s.ed.SubmitRound[m]; points != 0 && s.submitted>>uint(m)&1 == 0 && (round == 0 || round >= s.round) {
			list = append(list, scrollPoints{int(s.round), int(points)})
		}
	}
	if n == Danes && s.ed.CnutPoints != 0 && s.round <= s.ed.CnutRound && s.ed.CnutRound <= s.ed.Rounds[1] {
		list = append(list, scrollPoints{int(s.ed.CnutRound), int(s.ed.CnutPoints)})
	}
	if fall := s.ed.Fall; n == Normans && s.round <= fall.To && fall.From <= s.ed.Rounds[1] {
		list = append(list, scrollPoints{int(fall.To), int(fall.Points)})
	}
	return list
}

// gone reports whether a nation has nothing on the board and nothing to come.
func (s *State) gone(n Nation) bool {
	if s.where[n] != 0 || s.leader[n] != nothing || s.hasSubjects(n) || n == RomanoBritish && s.round <= s.ed.BritonsRound {
		return false
	}
	for r := s.round; r <= s.ed.Rounds[1]; r++ {
		for _, a := range s.ed.Timeline[r].Arrivals {
			if a.Nation == n && !(r == s.round && s.rank(n) < s.turn) {
				return false
			}
		}
	}
	return true
}

// Most is the points a nation's card gives in a round if all areas counted: for those
// it comes to occupy, and for those it holds as it ends.
func (e *Edition) Most(side int8, round int) (occupied, held int) {
	for _, v := range e.points.occupy[side][round] {
		occupied += int(v)
	}
	if e.Timeline[round].Scoring {
		total, lost := e.limited(Nation(side), int8(round), allLand)
		held = int(total - lost)
	}
	return occupied, held
}
