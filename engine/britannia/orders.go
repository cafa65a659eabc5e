package britannia

import "bretwalda/engine"

// Standing orders: a player of a match by link has made decisions in advance.
// docs/BY_LINK.md describes each. It applies as long as the revision of the rules,
// since other devices check it.

// The policies, in the order of links.
const (
	policyRetreat  = iota // the defender's retreat
	policyRecoil          // the attacker's
	policyCavalry         // the armies that sixes take
	policyBurh            // whether a loss is the burh
	policyLost            // which attackers the dice took
	policySubmit          // to the Romans or the Angles
	policyGrowth          // of subjects
	policyAbandon         // areas that subjects would leave
	policyVote            // for the Bretwalda
	policyArmies          // where new armies go
	policyQuiet           // turns in which little can be done
	policyMuster          // the last Norman reinforcements
	policyWithhold        // invaders without counters
	policyDisplace        // armies of an overlord that have to leave
	policyBattles         // the order of battles
	policyWithdraw        // raiders
	policyRemove          // armies that leave the board
	policyBid             // in the auction
	policies
)

// Values of the policies; 0 is "ask" in all of them.
const (
	toAsk = 0

	standFast      = 1 // of policyRetreat and policyRecoil
	yieldMany      = 2
	yieldAlways    = 3
	takeCavalry    = 1 // of policyCavalry
	takeInfantry   = 2
	loseArmy       = 1 // of policyBurh
	loseBurh       = 2
	loseSettlers   = 1 // of policyLost
	loseRaiders    = 2
	submitAtOnce   = 1 // of policySubmit
	submitLastArea = 2
	submitNever    = 3
	allowAll       = 1 // of policyGrowth and policyAbandon
	allowOwn       = 2
	voteOwn        = 1 // of policyVote
	voteMightiest  = 2
	toFront        = 1 // of policyArmies and policyDisplace
	toThinnest     = 2 // of policyArmies
	toLargest      = 2 // of policyDisplace
	quietPinned    = 1 // of policyQuiet
	quietEven      = 2
	musterCavalry  = 1 // of policyMuster
	musterInfantry = 2
	withholdMost   = 1 // of policyWithhold
	surestFirst    = 1 // of policyBattles
	hardestFirst   = 2
	raidersHome    = 1 // of policyWithdraw
	raidersStay    = 2
	raidersPressed = 3
	removeRear     = 1 // of policyRemove
	removeTallest  = 2
	bidCheapest    = 1 // of policyBid
)

var orderBook = [policies]engine.Policy{
	policyRetreat:  {ID: "retreat", Values: []string{"ask", "never", "outnumbered", "always"}, Sided: true, Usual: yieldMany},
	policyRecoil:   {ID: "recoil", Values: []string{"ask", "never", "outnumbered", "always"}, Sided: true, Usual: yieldMany},
	policyCavalry:  {ID: "cavalry", Values: []string{"ask", "cavalry", "infantry"}, Sided: true, Usual: takeCavalry},
	policyBurh:     {ID: "burh", Values: []string{"ask", "army", "burh"}, Sided: true, Usual: loseBurh},
	policyLost:     {ID: "lost", Values: []string{"ask", "settlers", "raiders"}, Sided: true, Usual: loseSettlers},
	policySubmit:   {ID: "submit", Values: []string{"ask", "atOnce", "lastArea", "never"}, Sided: true, Usual: submitAtOnce},
	policyGrowth:   {ID: "growth", Values: []string{"ask", "allow", "own"}, Sided: true, Usual: allowOwn},
	policyAbandon:  {ID: "abandon", Values: []string{"ask", "allow", "own"}, Sided: true, Usual: allowOwn},
	policyVote:     {ID: "vote", Values: []string{"ask", "own", "mightiest"}, Sided: true, Usual: voteOwn},
	policyArmies:   {ID: "armies", Values: []string{"ask", "front", "thinnest"}, Sided: true, Usual: toThinnest},
	policyQuiet:    {ID: "quiet", Values: []string{"ask", "pinned", "even"}, Sided: true, Usual: quietEven},
	policyMuster:   {ID: "muster", Values: []string{"ask", "cavalry", "infantry"}, Sided: true, Usual: musterCavalry},
	policyWithhold: {ID: "withhold", Values: []string{"ask", "largest"}, Sided: true, Usual: withholdMost},
	policyDisplace: {ID: "displace", Values: []string{"ask", "front", "largest"}, Sided: true, Usual: toFront},
	policyBattles:  {ID: "battles", Values: []string{"ask", "surest", "hardest"}, Sided: true, Usual: surestFirst},
	policyWithdraw: {ID: "withdraw", Values: []string{"ask", "home", "stay", "pressed"}, Sided: true, Sealed: raidersPressed},
	policyRemove:   {ID: "remove", Values: []string{"ask", "rear", "tallest"}, Sided: true, Usual: removeRear},
	policyBid:      {ID: "bid", Values: []string{"ask", "cheapest"}},
}

// armiesBy chooses the area of a new army, unless a decision after it is not ordered.
func (s *State) armiesBy(value uint8, orders []engine.Order) (engine.Choice, bool) {
	if s.growing() && !s.quietAfter(orders, value) {
		return engine.Choice{}, false
	}
	return s.newArmy(value), true
}

// submitBy is whether a nation submits.
func (s *State) submitBy(value uint8, _ []engine.Order) (engine.Choice, bool) {
	if value == submitAtOnce || value == submitLastArea && size(s.occupiedBy(s.ask.side)) <= 1 {
		return engine.NewChoice(verbSubmit), true
	}
	return engine.NewChoice(verbRefuse), true
}

// allowBy is the leave that an overlord gives a subject.
func (s *State) allowBy(value uint8, _ []engine.Order) (engine.Choice, bool) {
	if value == allowAll || s.player[s.ask.other] == s.ask.seat {
		return engine.NewChoice(verbAllow), true
	}
	return engine.NewChoice(verbRefuse), true
}

// voteBy is the vote of a nation.
func (s *State) voteBy(value uint8, _ []engine.Order) (engine.Choice, bool) {
	return engine.Foremost(s.list, s.candidateBy(value)), true
}

func (s *State) preferRefuge(value uint8, c engine.Choice) engine.Preference {
	if value == toLargest {
		return engine.Preference{int(c.Count), int(s.armies(s.ask.side, Place(c.To)))}
	}
	return engine.Preference{int(c.Count), s.pressure(s.ask.side, Place(c.To))}
}

func (s *State) preferWithdrawal(value uint8, c engine.Choice) engine.Preference {
	switch {
	case c.Verb == verbEnd:
		return engine.Preference{0}
	case value == raidersStay, value == raidersPressed && s.pressure(s.ask.side, Place(c.From)) <= 0:
		return engine.Preference{-1}
	}
	return engine.Preference{1, int(c.Count)}
}

func (s *State) preferBattle(value uint8, c engine.Choice) engine.Preference {
	n := s.ask.side
	odds := int(s.armies(n, Place(c.To))) - int(s.force(s.rival(n, Place(c.To)), Place(c.To)))
	if value == hardestFirst {
		odds = -odds
	}
	return engine.Preference{odds}
}

func (s *State) preferRemoval(value uint8, c engine.Choice) engine.Preference {
	n := s.ask.side
	spare := when(isSea(Place(c.From)) || s.stacked(n, Place(c.From)) > 1)
	if value == removeTallest {
		return engine.Preference{spare, int(s.stacked(n, Place(c.From)))}
	}
	return engine.Preference{spare, -s.threat(n, Place(c.From))}
}

// byCount ranks choices by how many: with one value most first, else fewest.
func byCount(most uint8) func(*State, uint8, engine.Choice) engine.Preference {
	return func(_ *State, value uint8, c engine.Choice) engine.Preference {
		if value == most {
			return engine.Preference{int(c.Count)}
		}
		return engine.Preference{-int(c.Count)}
	}
}

func when(is bool) int {
	if is {
		return 1
	}
	return 0
}

// threat is the number of other players' armies adjacent to an area, on land.
func (s *State) threat(n Nation, at Place) int {
	if isSea(at) {
		return 0
	}
	var armies int8
	for t := s.besides(at); t != 0; {
		p := next(&t)
		for m := Nation(0); m < nations; m++ {
			if s.player[m] != s.player[n] {
				armies += s.armies(m, p)
			}
		}
	}
	return int(armies)
}

// pressure is how many more of them there are than a nation has in the area.
func (s *State) pressure(n Nation, at Place) int { return s.threat(n, at) - int(s.stacked(n, at)) }

// retreatBy has the nation retreat or stay. A retreat takes all that may go at once, and
// the leader. It goes sooner to an area of the nation, with most of its armies, than to a
// vacant one, and sooner where fewer enemies are near.
func (s *State) retreatBy(value uint8, _ []engine.Order) (engine.Choice, bool) {
	n, at := s.ask.side, s.fight.place
	if value == standFast || value == yieldMany && s.force(s.ask.other, at) <= s.force(n, at) {
		return engine.NewChoice(verbEnd), true
	}
	return engine.Foremost(s.list, func(c engine.Choice) engine.Preference {
		if c.Verb == verbEnd {
			return engine.Preference{-1}
		}
		own := !isSea(Place(c.To)) && s.where[n]&bit(Place(c.To)) != 0
		return engine.Preference{int(c.Count), when(c.Verb == verbRetreatLed), when(own), int(s.armies(n, Place(c.To))), -s.threat(n, Place(c.To))}
	}), true
}

// candidateBy ranks candidates: by English areas, the seat's own nations first where
// it votes for itself. A seat without one votes for the candidate with the fewest. The
// Nation List breaks ties.
func (s *State) candidateBy(value uint8) func(engine.Choice) engine.Preference {
	seat := s.ask.seat
	anyOwn := false
	for m := Nation(0); m < nations; m++ {
		anyOwn = anyOwn || s.player[m] == seat && has(s.candidates(), m)
	}
	return func(c engine.Choice) engine.Preference {
		if c.Verb != verbVote {
			return engine.Preference{-2}
		}
		areas, late := s.english(Nation(c.What)), int(s.rank(Nation(c.What)))
		switch {
		case value == voteMightiest:
			return engine.Preference{1, areas, -late}
		case !anyOwn:
			return engine.Preference{0, -areas, -late}
		case s.player[c.What] == seat:
			return engine.Preference{1, areas, -late}
		}
		return engine.Preference{-1}
	}
}

// due is how many invaders of a nation still come from a sea.
func (s *State) due(n Nation, from Place) (k int8) {
	s.lines(n, func(i int, a *Arrival) {
		if a.At == from && (a.What == Infantry || a.What == Raiders) {
			k += a.Count - s.top().withheld[i]
		}
	})
	return k
}

// growing reports whether the army that is placed begins its nation's turn.
func (s *State) growing() bool {
	return s.top().stage == placeByStacking || s.top().stage == placeAnywhere
}

// newArmy is where an army goes: where the enemy presses most, or where the
// nation has fewest.
func (s *State) newArmy(value uint8) engine.Choice {
	n := s.ask.side
	return engine.Foremost(s.list, func(c engine.Choice) engine.Preference {
		if value == toThinnest {
			return engine.Preference{-int(s.stacked(n, Place(c.To))), s.threat(n, Place(c.To))}
		}
		return engine.Preference{s.pressure(n, Place(c.To))}
	})
}

// quietAfter reports whether the turn is a quiet one once all new armies are
// where the orders put them.
func (s *State) quietAfter(orders []engine.Order, value uint8) bool {
	n := s.ask.side
	quiet := engine.OrderedValue(orders, policyQuiet, int8(n))
	if quiet == toAsk {
		return false
	}
	t := &State{position: s.position}
	for t.ask.kind == askPlace && t.ask.side == n && t.growing() {
		t.know()
		if _, err := t.Play(t.newArmy(value)); err != nil {
			return false
		}
	}
	if t.ask.kind != askMarch || t.ask.side != n {
		return false
	}
	t.know()
	return t.quiet(quiet)
}

// quiet reports whether the movement may be left out: it has not begun, there is no
// leader, and no army is at sea or raids. Armies beyond the last of each area can
// neither come into a vacant area nor fight a battle that would cost the enemy more
// than them. Pinned armies can come into no area but their own.
func (s *State) quiet(value uint8) bool {
	n := s.act
	if s.leader[n] != nothing || s.where[n]&^allLand != 0 || s.raids(n) || s.major(n) || s.begun() || !s.mayEnd() {
		return false
	}
	var come [lands]OddsSide
	for t := s.where[n]; t != 0; {
		s.comeFrom(next(&t), &come)
	}
	for at, a := range come {
		if a.Infantry+a.Cavalry == 0 || s.where[n]&bit(Place(at)) != 0 {
			continue
		}
		m := s.rival(n, Place(at))
		if value != quietEven || m == nobody || s.pays(a, m, Place(at)) {
			return false
		}
	}
	return true
}

// begun reports whether something of the movement was decided already: a march,
// or whether a subject may leave areas vacant.
func (s *State) begun() bool {
	for i := range s.bands[:s.banded] {
		if s.bands[i].state != unmoved {
			return true
		}
	}
	return s.leave != notAsked
}

// mayEnd reports whether the movement may end at once.
func (s *State) mayEnd() bool {
	return len(s.list) > 0 && s.list[len(s.list)-1] == engine.NewChoice(verbEnd)
}

// comeFrom adds which armies may march out of a place to each area while one
// stays behind, cavalry first.
func (s *State) comeFrom(from Place, come *[lands]OddsSide) {
	var some [lands]OddsSide
	for _, c := range s.list {
		if c.Verb != verbMarch || Place(c.From) != from || isSea(Place(c.To)) {
			continue
		}
		if a := &some[c.To]; Unit(c.What) == Cavalry || s.act == Romans {
			a.Cavalry = max(a.Cavalry, c.Count)
		} else {
			a.Infantry = max(a.Infantry, c.Count)
		}
	}
	for to, a := range some {
		spare := s.stacked(s.act, from) - 1
		horse := min(a.Cavalry, spare)
		come[to].Cavalry += horse
		come[to].Infantry += min(a.Infantry, spare-horse)
	}
}

// pays reports whether armies that attack a nation in an area, both fighting to
// the end, would on average lose fewer than the defenders.
func (s *State) pays(a OddsSide, m Nation, at Place) bool {
	q := OddsQuery{
		Attacker: a, Defender: OddsSide{s.infantry[m][at], s.cavalry[m][at], s.leaderIn(m, at) && s.armies(m, at) > 0},
		Fort: m == Romans && s.forts&bit(at) != 0, Burh: m == Saxons && s.burhs&bit(at) != 0,
		BurhFirst: s.BurhFirst(), Difficult: difficult&bit(at) != 0,
	}
	if m == Romans { // they all fight as cavalry does
		q.Defender.Infantry, q.Defender.Cavalry = 0, q.Defender.Infantry
	}
	if q.Check() != nil {
		return true
	}
	r := Odds(q)
	return r.AttackerLoses < r.DefenderLoses
}
