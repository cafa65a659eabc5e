package brianboru

import (
	"slices"

	"bretwalda/engine"
)

// Tally is a player's score at the end of the game, line by line (§final scoring).
type Tally struct {
	Coins   int              // alone with the most coins
	Marker  int              // the active town marker
	Renown  int              //
	Claims  [regionCount]int // claims held
	Halves  [regionCount]int // half of claims face up on the board
	Present int              // regions with a town of the player
	Regions int              // points for that
}

// Total is the sum of all lines.
func (t *Tally) Total() int {
	sum := t.Coins + t.Marker + t.Renown + t.Regions
	for r := range t.Claims {
		sum += t.Claims[r] + t.Halves[r]
	}
	return sum
}

// Tally returns a seat's score if the game ended now, on top of the points it has.
// When the game is over, its points already contain it.
func (s *State) Tally(seat engine.Seat) Tally {
	who := side(seat)
	t := Tally{Renown: int(s.player[who].renown)}
	if s.soleLead(inCoins) == who {
		t.Coins = 1
	}
	if s.holder == who {
		t.Marker = 1
	}
	for r := range region(regionCount) {
		switch {
		case !s.faceUp.has(r):
		case s.claim[r] == who:
			t.Claims[r] = int(regions[r].Points)
		case s.claim[r] == nobody && s.heaviest(r).has(who):
			t.Halves[r] = int(regions[r].Points) / 2
		}
	}
	t.Present = s.presence(who)
	t.Regions = int(regionPoints[t.Present])
	return t
}

// presence is the number of regions in which a player controls a town. Trade with
// the Vikings adds theirs (§final scoring).
func (p *position) presence(who side) int {
	mine := p.presentIn(who)
	n := 0
	for r := range inRegion {
		if mine&inRegion[r] != 0 {
			n++
		}
	}
	return n
}

// presentIn is the towns that make a player present in their regions (§Princess of Denmark).
func (p *position) presentIn(who side) set {
	mine := p.controlled(who)
	if p.alliance == trade && p.princess == who {
		mine |= p.viking
	}
	return mine
}

// finish scores at the end of the game (§end of the game, §final scoring).
func (s *State) finish() {
	var tally [maxSeats]Tally
	for i := range s.seats {
		tally[i] = s.Tally(engine.Seat(i))
	}
	line := func(kind uint8, points func(*Tally) int) {
		for i := range s.seats {
			s.score(i, int16(points(&tally[i])), event(kind, i))
		}
	}
	line(evScoreCoins, func(t *Tally) int { return t.Coins })
	line(evScoreMarker, func(t *Tally) int { return t.Marker })
	line(evScoreRenown, func(t *Tally) int { return t.Renown })
	s.scoreRegions(evScoreClaim, func(seat side) [regionCount]int { return tally[seat].Claims })
	s.scoreRegions(evScoreHalf, func(seat side) [regionCount]int { return tally[seat].Halves })
	line(evScoreRegions, func(t *Tally) int { return t.Regions })
	s.enter(phaseOver)
	s.emit(event(evOver, nobody))
}

// scoreRegions scores each region for each player (§final scoring).
func (s *State) scoreRegions(kind uint8, points func(side) [regionCount]int) {
	for r := range region(regionCount) {
		for i := range s.seats {
			e := event(kind, i)
			e.To = int8(r.place())
			s.score(i, int16(points(i)[r]), e)
		}
	}
}

// winners returns the players with the most points; ties go to the most claims, then
// to the most marriage cards, and are then shared (§winner).
func (p *position) winners() (won smallSet[side]) {
	best := [3]int{-1}
	for i := range p.seats {
		has := [3]int{int(p.player[i].points), p.claims(i).len(), p.player[i].married.len()}
		switch slices.Compare(has[:], best[:]) {
		case 1:
			won, best = only(i), has
		case 0:
			won |= only(i)
		}
	}
	return won
}

// claims is the regions whose claim a player holds; of nobody, those whose claim is on
// the board.
func (p *position) claims(who side) (held smallSet[region]) {
	for r, holder := range p.claim {
		if holder == who {
			held |= only(region(r))
		}
	}
	return held
}
