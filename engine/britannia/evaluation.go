package britannia

import "bretwalda/engine"

// The judgement of bots: how many points each seat may expect at the end of
// the game. Nothing here is a rule. Everything is integers, so that a bot
// plays the same on every machine.

// grain is the unit of the judgement: so many make one of the smallest points.
const grain = 256

// appraisal is the judgement of one position.
type appraisal struct {
	s      *State
	o      *outlook
	next   [nations]int8             // the round of a nation's next movement
	hopes  [nations][prospects]int32 // points so far and to come, in grains
	owner  [lands]nation             // who stands in an area, or nobody; in a battle the defender
	areas  [nations]int32            // land areas a nation may expect to hold, in parts of sure
	shires [nations]int32            // the English ones among them
	armies [nations]int32            // armies it may expect to have there, in parts of sure
	perils []peril                   // of the area that is judged
	room   [8]peril
}

// sure is certainty in the chances of a judgement.
const sure = 256

// Prospects appends for each seat the points it may expect at the end of the
// game, in parts of a smallest point: grain make one.
func (s *State) Prospects(buf []int) []int {
	start := len(buf)
	for range s.seats {
		buf = append(buf, 0)
	}
	seats := buf[start:]
	a := appraisal{s: s, o: outlookOf(s.ed)}
	a.judge()
	for n := nation(0); n < nations; n++ {
		if seat := s.player[n]; seat >= 0 {
			for i, v := range a.hopes[n] {
				seats[seat] += int(v * fulfilled[i] / sure)
			}
		}
	}
	return buf
}

// The kinds of points that are expected.
const (
	scored = iota
	holdNow
	holdLater
	armiesAshore
	armiesAfloat
	peopleGrown
	conquest
	battleKills
	crowns
	leaders
	fleets
	prospects
)

// fulfilled is how much of each kind comes true, in parts of sure.
var fulfilled = [prospects]int32{
	scored: sure, holdNow: sure, holdLater: sure, armiesAshore: sure, armiesAfloat: sure,
	peopleGrown: sure, conquest: sure, battleKills: sure, crowns: sure, leaders: sure, fleets: sure,
}

// judge adds up what every nation may expect.
func (a *appraisal) judge() {
	s := a.s
	for n := nation(0); n < nations; n++ {
		a.hopes[n][scored] = int32(s.points[n]) * grain
	}
	if s.ask.seat == engine.Nobody {
		return
	}
	over := s.movedOn()
	for i, n := range s.ed.Order {
		a.next[n] = s.round
		if int8(i) < s.turn || int8(i) == s.turn && over {
			a.next[n]++
		}
	}
	for at := place(0); at < lands; at++ {
		a.owner[at] = s.occupant(at)
	}
	for at := place(0); at < lands; at++ {
		a.judgeArea(at)
	}
	a.judgeNations()
	a.judgeCrown()
}

// movedOn reports whether the acting nation has made its last movement of the
// turn, the one under way included.
func (s *State) movedOn() bool {
	for _, f := range s.stack[:s.depth] {
		if f.step == stepTurn {
			return f.stage > turnMovement && !(s.half == 1 && s.major(f.n))
		}
	}
	return false
}

// occupant is who stands in an area; where the acting nation attacks, whom it
// attacks.
func (s *State) occupant(at place) nation {
	if s.act != nobody {
		if m := s.rival(s.act, at); m != nobody {
			return m
		}
	}
	return s.rival(nobody, at)
}
