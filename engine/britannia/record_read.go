package britannia

import (
	"slices"

	"bretwalda/engine"
	"bretwalda/engine/notation"
)

// reader turns words into numbers.
type reader struct{ notation.Reader }

func (rd *reader) nation(name string) Nation { return Nation(rd.Find(nationNames[:], name, "nation")) }

func (rd *reader) place(name string) Place { return Place(rd.Find(lexicon.Places, name, "place")) }

func (rd *reader) maybe(name string) Place {
	if name == "" {
		return nowhere
	}
	return rd.place(name)
}

func (rd *reader) land(name string) Place {
	at := rd.place(name)
	if isSea(at) {
		rd.Fail("%s is not a land area", name)
		return 0
	}
	return at
}

func (rd *reader) lands(list []string) set {
	var s set
	for _, name := range list {
		s |= bit(rd.land(name))
	}
	return s
}

func (rd *reader) nations(list []string) nationSet {
	var s nationSet
	for _, name := range list {
		s |= 1 << uint(rd.nation(name))
	}
	return s
}

// Parse reads a position.
func (g game) Parse(text []byte) (engine.State, error) {
	var r record
	return notation.Position("britannia", text, &r, func(in notation.Reader) (engine.State, error) {
		rd := &reader{in}
		s := g.readSetup(rd, &r)
		if rd.Err != nil {
			return nil, rd.Err
		}
		readHeader(rd, s, &r)
		g.readBoard(rd, s, &r)
		if rd.Err != nil {
			return nil, rd.Err
		}
		if r.Moment != nil {
			s.readMoment(rd, r.Moment)
		} else {
			s.start(rd, &r)
		}
		if rd.Err != nil {
			return nil, rd.Err
		}
		s.proceed()
		return s, nil
	})
}

// readSetup makes an empty board of a scenario for some players. The default
// is the game as most play it.
func (g game) readSetup(rd *reader, r *record) *State {
	scenarios, scenario := g.Scenarios(), 0
	if r.Scenario != "" {
		scenario = slices.IndexFunc(scenarios, func(c engine.Scenario) bool { return c.ID == r.Scenario })
	}
	if scenario < 0 {
		rd.Fail("unknown scenario %q", r.Scenario)
		return nil
	}
	if r.Seats == 0 {
		r.Seats = scenarios[scenario].Seats[0]
		if usual := engine.DefaultSetup(g).Seats; slices.Contains(scenarios[scenario].Seats, usual) {
			r.Seats = usual
		}
	}
	if !slices.Contains(scenarios[scenario].Seats, r.Seats) {
		rd.Fail("no division of the nations for %d seats", r.Seats)
		return nil
	}
	var agreed [options]uint8
	if r.Groups == nil {
		agreed[optColours] = coloursChosen
	}
	for _, i := range g.ed.Options {
		o := agreements[i]
		if name, ok := r.Options[o.ID]; ok {
			agreed[i] = uint8(rd.Find(o.Values, name, "value of "+o.ID))
		}
	}
	for name := range r.Options {
		if !slices.ContainsFunc(g.Options(), func(o engine.Option) bool { return o.ID == name }) {
			rd.Fail("unknown option %q", name)
		}
	}
	if rd.Err != nil {
		return nil
	}
	return g.empty(scenario, r.Seats, agreed)
}

func readHeader(rd *reader, s *State, r *record) {
	groups := r.Groups
	if groups == nil {
		for i := int8(0); i < s.seats; i++ {
			groups = append(groups, i)
		}
	}
	if len(groups) != int(s.seats) {
		rd.Fail("%d groups for %d seats", len(groups), s.seats)
		return
	}
	var seen uint8
	for seat, group := range groups {
		if group == engine.None {
			continue // not drawn yet
		}
		rd.Within(int(group), 0, int(s.seats)-1, "group")
		if rd.Err != nil || seen>>uint(group)&1 != 0 {
			rd.Fail("groups are not dealt once each")
			return
		}
		seen |= 1 << uint(group)
		s.assign(engine.Seat(seat), group)
	}
	if r.Round != 0 {
		s.round = r.Round
	}
	rd.Within(int(s.round), int(s.ed.Rounds[0]), int(s.ed.Rounds[1]), "round")
	if len(r.Bids) > int(s.seats) {
		rd.Fail("%d bids for %d seats", len(r.Bids), s.seats)
		return
	}
	for seat, bid := range r.Bids {
		rd.Within(int(bid), 0, MaxBid, "bid")
		s.bid[seat] = bid
	}
	s.half, s.haroldGone = r.Half, r.HaroldGone
	rd.Within(int(s.half), 0, 2, "half")
}

func (g game) readBoard(rd *reader, s *State, r *record) {
	for name, state := range r.Forts {
		at := rd.land(name)
		switch state {
		case "intact":
			s.forts |= bit(at)
		case "destroyed":
			s.ruins |= bit(at)
		default:
			rd.Fail("a fort is intact or destroyed, not %q", state)
		}
	}
	for at := Place(0); at < lands; at++ {
		s.updatePresence(Romans, at)
	}
	for name, here := range r.Units {
		n := rd.nation(name)
		for where, u := range here {
			at := rd.place(where)
			rd.Within(int(u.Infantry), 0, 20, "infantry")
			rd.Within(int(u.Cavalry), 0, 8, "cavalry")
			if u.Burh {
				if n != Saxons || isSea(at) || difficult&bit(at) != 0 {
					rd.Fail("no burh in %s", where)
					return
				}
				s.burhs |= bit(at)
			}
			if rd.Err != nil {
				return
			}
			s.infantry[n][at], s.cavalry[n][at] = u.Infantry, u.Cavalry
			s.updatePresence(n, at)
			if u.Leader != "" {
				if s.leader[n] != nothing {
					rd.Fail("two leaders of the %s", name)
				}
				s.leader[n], s.leaderAt[n] = Unit(rd.Find(whatNames[:], u.Leader, "leader")), at
				if s.leader[n] <= Burh || s.stacked(n, at) == 0 && !s.ed.LoneLeaders {
					rd.Fail("%s needs armies with him in %s", u.Leader, where)
				}
			}
		}
		infantry, cavalry := s.inPlay(n)
		rd.Within(int(infantry), 0, int(s.ed.Counters[n].Infantry+s.ed.Counters[n].Cavalry), "infantry of the "+name)
		rd.Within(int(cavalry), 0, int(s.ed.Counters[n].Cavalry), "cavalry of the "+name)
	}
	for name, k := range r.Population {
		rd.Within(int(k), 0, int(s.ed.ArmyCost)-1, "population")
		s.population[rd.nation(name)] = k
	}
	for _, name := range r.Came {
		s.came |= 1 << uint(rd.Find(whatNames[:], name, "leader"))
	}
	for _, x := range r.AtSea {
		n, at := rd.nation(x.Nation), rd.place(x.Sea)
		if rd.Err != nil || !isSea(at) || x.Count < 0 || x.Count > s.infantry[n][at] {
			rd.Fail("not so many armies in the %s", x.Sea)
			return
		}
		s.raiding[n][at-lands] = x.Count
	}
	for name, k := range r.Points {
		s.points[rd.nation(name)] = k
	}
	for name, lord := range r.Subjects {
		n, l := rd.nation(name), rd.nation(lord)
		if n == l || l != Romans && l != Angles {
			rd.Fail("nobody submits to the %s", lord)
		}
		s.overlord[n] = l
		if l == Romans {
			s.submitted |= 1 << uint(n)
		}
	}
	s.submitted |= rd.nations(r.Submitted)
	s.broken = rd.nations(r.PeaceBroken)
	for name, areas := range r.Occupied {
		s.occupied[rd.nation(name)] = rd.lands(areas)
	}
}

// start begins a phase.
func (s *State) start(rd *reader, r *record) {
	name := r.Nation
	if name == "" {
		name = nationNames[s.ed.Order[0]]
	}
	s.act = rd.nation(name)
	s.turn = int8(slices.Index(s.ed.Order[:], s.act))
	for _, g := range s.group[:s.seats] {
		if g == engine.None {
			rd.Fail("a phase begins after the colours are drawn")
			return
		}
	}
	switch r.Phase {
	case "over":
		s.finish()
		return
	case "roundEnd":
		s.turn, s.act = nations, nobody
		s.push(frame{step: stepRoundEnd})
		return
	case "":
		r.Phase = "movement"
	}
	begins := stage(-1)
	for _, p := range phases {
		if p.name == r.Phase {
			begins = p.stage
		}
	}
	if begins < 0 {
		rd.Fail("unknown phase %q", r.Phase)
		return
	}
	s.half = 1
	raiding := s.raiding
	s.beginMovement(s.act)
	if begins <= turnMovement {
		s.raiding = raiding // the phase begins anew
	}
	for _, x := range r.Raiders {
		at, home := rd.place(x.Place), rd.place(x.Home)
		if rd.Err != nil || s.in(at, Infantry, unmoved) < x.Count {
			rd.Fail("not so many armies in %s", x.Place)
			return
		}
		s.takeFrom(x.Count, func(b *band) bool { return b.place == at && b.kind == Infantry }, func(b band) {
			b.kind, b.home = Raiders, home
			s.joinBand(b)
		})
	}
	s.half = r.Half
	s.push(frame{step: stepRound, stage: roundTurns, listed: s.turn + 1})
	s.push(frame{step: stepTurn, n: s.act, stage: begins})
}

// inside says which steps a step may push.
var inside = [steps]uint32{
	stepRound:      1<<stepTurn | 1<<stepFinale | 1<<stepCrown | 1<<stepArrivals,
	stepTurn:       1<<stepPopulation | 1<<stepMovement | 1<<stepBattles | 1<<stepWithdrawal | 1<<stepRemoval | 1<<stepSubmission,
	stepPopulation: 1 << stepPlace,
	stepMovement:   1 << stepRemoval,
	stepBattles:    1 << stepBattle,
	stepBattle:     1 << stepSubmission,
	stepSubmission: 1<<stepDisplace | 1<<stepSubmission,
	stepFinale:     1<<stepPlace | 1<<stepArrivals, // invaders come first
	stepWithdrawal: 1 << stepBattles,
	stepRoundEnd:   1 << stepCrown,
	stepCrown:      1 << stepPlace,
}

// asksIn says which questions a step asks.
var asksIn = [steps]uint32{
	stepDraw:       1 << askColours,
	stepPopulation: 1<<askWithhold | 1<<askGrowth | 1<<askBurh | 1<<askLeader | 1<<askCompanion | 1<<askReplaceFort | 1<<askReplaceArmy,
	stepPlace:      1 << askPlace,
	stepMovement:   1<<askMarch | 1<<askAbandon,
	stepBattles:    1 << askBattle,
	stepBattle:     1<<askRoll | 1<<askKillCavalry | 1<<askLoseBurh | 1<<askDefenderRetreat | 1<<askAttackerRetreat | 1<<askLost,
	stepWithdrawal: 1 << askWithdraw,
	stepRemoval:    1<<askExcess | 1<<askDepart | 1<<askOverpopulation | 1<<askLegion,
	stepSubmission: 1 << askSubmit,
	stepDisplace:   1 << askDisplace,
	stepFinale:     1 << askNormanCavalry,
	stepCrown:      1<<askBallot | 1<<askVote,
	stepAuction:    1<<askBidder | 1<<askBid | 1<<askRaise,
	stepArrivals:   1 << askWithhold,
}

// readMoment restores the middle of a procedure.
func (s *State) readMoment(rd *reader, m *moment) {
	s.turn = m.Turn
	rd.Within(int(m.Turn), -1, nations, "turn")
	if s.act = nobody; rd.Err == nil && m.Turn >= 0 && m.Turn < nations {
		s.act = s.ed.Order[m.Turn]
	}
	s.roads, s.held = rd.lands(m.Roads), rd.lands(m.Held)
	for _, e := range m.Entered {
		if len(e) > 0 {
			s.entered[rd.land(e[0])] = rd.lands(e[1:])
		}
	}
	s.ledMoves, s.ledSailed, s.leave, s.promised, s.spoils, s.shortfall = m.LedMoves, m.LedSailed, m.Leave, m.Promised, m.Spoils, m.Shortfall
	rd.Within(int(m.LedMoves), 0, longMoves, "moves of the leader")
	s.secret, s.vote, s.winner = m.Secret, m.Votes, m.Winner
	for _, v := range m.Votes {
		rd.Within(int(v), int(hidden), nations-1, "vote")
	}
	if len(m.Bands) > maxBands || len(m.Stack) > maxDepth {
		rd.Fail("too many bands or steps")
		return
	}
	for _, b := range m.Bands {
		kind := rd.Find(whatNames[:Raiders+1], b.Kind, "army")
		rd.Within(int(b.Count), 1, 20, "band")
		s.joinBand(band{
			place: rd.place(b.Place), kind: Unit(kind), home: rd.maybe(b.Home), start: rd.maybe(b.Start),
			landed: rd.maybe(b.Landed), entry: rd.maybe(b.Entry), state: b.State, count: b.Count,
		})
	}
	f := m.Fight
	rd.Within(int(f.Place), 0, lands-1, "place of the battle")
	rd.Within(int(f.Defender), 0, nations-1, "defender")
	s.fight = battle{Place(f.Place), Nation(f.Defender), f.Round, f.Roll, f.Sixes, f.Lows, f.Killed, f.Burh, f.Since}
	for i, x := range m.Stack {
		rd.Within(int(x.Step), 0, int(steps)-1, "step")
		rd.Within(int(x.Nation), 0, nations-1, "nation of a step")
		rd.Within(int(x.Place), int(replacingNow), places-1, "place of a step")
		rd.Within(int(x.Stage), 0, nations+1, "stage")
		if rd.Err == nil && i > 0 && inside[m.Stack[i-1].Step]>>uint(x.Step)&1 == 0 {
			rd.Fail("a step where it cannot be")
		}
		if rd.Err != nil {
			return
		}
		s.push(x.unpack())
		if x.Step == stepAuction { // nothing is dealt yet
			for n := range s.player {
				s.player[n] = engine.Nobody
			}
		}
	}
	a := m.Ask
	rd.Within(int(a.Kind), 0, int(asks-1), "question")
	rd.Within(int(a.Seat), int(engine.Nobody), int(s.seats)-1, "seat")
	rd.Within(int(a.Side), int(nobody), nations-1, "side")
	rd.Within(int(a.Other), int(nobody), nations-1, "side")
	rd.Within(int(a.Place), int(nowhere), places-1, "place")
	if s.ask = a.unpack(); rd.Err == nil && !s.over() && (s.depth == 0 || asksIn[s.top().step]>>a.Kind&1 == 0) {
		rd.Fail("a question where it cannot be")
	}
}
