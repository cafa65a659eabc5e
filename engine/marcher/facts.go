package marcher

import (
	"slices"

	"bretwalda/engine"
)

// Facts of a position, for screens and bots.

// Round is the game turn, 1 to 10.
func (s *State) Round() int { return int(s.turn) }

// Phase is the phase of the side's turn.
func (s *State) Phase() Phase { return s.phase }

// Side is the side whose turn it is.
func (s *State) Side() int8 { return int8(s.act) }

// Event is the event of this player turn, one of the whats, or engine.None.
func (s *State) Event() int8 { return int8(s.event) }

// Control is the side that controls a zone, or engine.None: Normans or Welsh.
func (s *State) Control(z int8) int8 { return int8(s.owner(zone(z))) }

// Castle reports whether a zone has a castle.
func (s *State) Castle(z int8) bool { return s.castles.has(zone(z)) }

// Mobilised reports whether a kingdom, one of the whats, levies.
func (s *State) Mobilised(kingdom int8) bool { return s.mobilised.has(what(kingdom)) }

// Rests reports whether a feud keeps a kingdom from the next Welsh levy.
func (s *State) Rests(kingdom int8) bool { return s.feuds.has(what(kingdom)) }

// Kingdom is the kingdom of a zone, one of the whats, or engine.None for earldoms and
// the Borderland.
func Kingdom(z int8) int8 { return int8(kingdomOf(zone(z))) }

// Pool counts the counters in a side's cup; in a view of the other side those
// that lie face down are among them. Of the Vikings it is those off the map.
func (s *State) Pool(a int8) int {
	if a == Vikings {
		return int(s.pool[Viking])
	}
	return int(s.poolOf(side(a)))
}

// IrishAside is how many Irish are off the map.
func (s *State) IrishAside() int { return int(s.pool[Irish]) }

// Strength is the least die, additions included, by which a kind of unit hits;
// 0 if it does not fight.
func Strength(k int8) int {
	if k < 0 || k >= unitKinds {
		return 0
	}
	return int(chart.counters[k].strength)
}

// Throws is the kind of unit whose die a battle asks for, and the least face
// that hits. It is false where no die is asked for.
func (s *State) Throws() (k int8, need int, ok bool) {
	if s.ask.kind != askRoll {
		return engine.None, 0, false
	}
	i, rolls := s.rolling()
	return int8(rolls), int(chart.counters[rolls].strength - s.added(i, rolls)), true
}

// Commander is the seat that decides for a side's units in a zone.
func (s *State) Commander(a, z int8) int8 { return int8(s.commander(side(a), zone(z))) }

// Invader is the seat that decides for a side in the battle of a zone, which its units have entered.
func (s *State) Invader(a, z int8) int8 { return int8(s.invader(side(a), zone(z))) }

// Breached reports whether a siege has put the castle out of the battle.
func (s *State) Breached() bool { return s.fight.breached }

// Bound lists the stacks bound for a zone where a check is due, in the order
// they were ordered.
func (s *State) Bound() []Stack {
	var list []Stack
	for _, st := range s.bound[:s.bounds] {
		list = append(list, Stack{int8(st.what), int8(st.from), int8(st.to), st.count})
	}
	return list
}

// Stack is some units of a kind, or a leader, on their way.
type Stack struct{ What, From, To, Count int8 }

// GivesUp lists the zones that a choice of the Movement Phase or of the strategic move
// leaves without a garrison, to become neutral when the side's turn ends (§6.1). For a
// march it is the zone it sets out from, for the end of the phase every such zone of
// the side.
func (s *State) GivesUp(c engine.Choice) []int8 {
	if s.ask.kind != askMarch && s.ask.kind != askStrategic {
		return nil
	}
	var list []int8
	for t := s.held[s.act]; t != 0; {
		z := next(&t)
		left := s.here[s.act][z]
		for _, st := range s.bound[:s.bounds] {
			if st.from == z && !isLeader(st.what) {
				left -= st.count
			}
		}
		switch {
		case c.Verb == verbEnd && left == 0:
			list = append(list, int8(z))
		case c.Verb == verbMarch && zone(c.From) == z && !isLeader(what(c.What)) && left > 0 && left == c.Count:
			list = append(list, int8(z))
		}
	}
	return list
}

// Hides reports whether a zone has something that the viewer does not know.
func (s *State) Hides(z int8) bool { return onMap(z) && s.unknown[z] > 0 }

// Barred lists the units and the leader of the side that retreats that are lost
// since they may not enter the zone it goes to (§11.1.6).
func (s *State) Barred(c engine.Choice) []engine.Piece {
	if c.Verb != verbRetreat || !onMap(c.To) {
		return nil
	}
	at, to, a := s.fight.at, zone(c.To), s.ask.side
	var list []engine.Piece
	add := func(what int8, count int) {
		list = append(list, engine.Piece{Side: int8(a), What: what, Place: int8(at), Count: int8(count)})
	}
	if l := s.leaderIn(a, at); l != noLeader && !s.realm(l).has(to) {
		add(int8(l.what()), 1)
	}
	for _, k := range kindsOf[a] {
		if n := s.unitsOf(k, at); n > 0 && !s.home(k, at).has(to) {
			add(int8(k), int(n))
		}
	}
	return list
}

// Turns is how many turns a game lasts, and First the side that begins each.
func (s *State) Turns() int  { return turns }
func (s *State) First() int8 { return int8(s.scenario().first) }

// InForce lists the events that still have effect, among the whats (§5.0): the weather,
// and events with a battle to come or an addition to dice in this player turn. It also
// lists the kingdom that does not move, and the fate of the next Welsh levy.
func (s *State) InForce() []int8 {
	var list []int8
	add := func(event what, is bool) {
		if is {
			list = append(list, int8(event))
		}
	}
	add(ClearWeather, s.weather == Clear)
	add(BadWeather, s.weather == Bad)
	add(VikingRaid, s.raid.at != nowhere && s.raid.by == Vikings)
	add(WelshInsurgents, s.raid.at != nowhere && s.raid.by == Welsh)
	if s.event != nothing {
		add(s.event, s.phase <= Combat && chart.events[s.event-firstEvent].favour != (favour{}))
	}
	add(DynasticFeud, s.quarrel != nothing && s.phase <= Movement)
	add(WelshFeud, s.feuds != 0)
	add(PoorHarvest, s.harvest)
	return list
}

// Border reports whether a zone is one of the eight that the second scenario
// counts (§11.2.6).
func Border(z int8) bool { return borderSet.has(zone(z)) }

// Earldom reports whether a zone is in an earldom (§11.1.2).
func Earldom(z int8) bool { return earldoms.has(zone(z)) }

// Seats lists the seats of a side.
func (s *State) Seats(a int8) []int8 {
	var list []int8
	if a == Normans || a == Welsh {
		first, n := s.team(side(a))
		for i := range n {
			list = append(list, int8(first+i))
		}
	}
	return list
}

// Flags lists the earls or kings that a seat plays, among the whats.
func (s *State) Flags(seat int8) []int8 {
	var list []int8
	a := side(Normans)
	if !s.scenario().earls {
		a = Welsh
	}
	for l, end := leaderRange(a); l < end; l++ {
		if int8(s.leaderSeat(l)) == seat && slices.Contains(s.Seats(int8(a)), seat) {
			list = append(list, int8(l.what()))
		}
	}
	return list
}

// Fallen lists the pieces out of the game for good: teulu, earls and kings.
func (s *State) Fallen() []Stack {
	var list []Stack
	if s.teuluLost > 0 {
		list = append(list, Stack{Teulu, engine.None, engine.None, s.teuluLost})
	}
	for l := range leaders {
		if s.lost(l) {
			list = append(list, Stack{int8(l.what()), engine.None, engine.None, 1})
		}
	}
	return list
}

// Rouses lists the kingdoms that a move of the Normans would mobilise: those that they
// come near for the first time (§4.2). Whether they get there does not matter.
func (s *State) Rouses(c engine.Choice) []int8 {
	if s.act != Normans || s.ask.side != Normans || s.ask.kind != askMarch && s.ask.kind != askStrategic || !onMap(c.To) {
		return nil
	}
	var list []int8
	for k := firstKingdom; k <= Dyfed; k++ {
		near := around[inMon+region(k-firstKingdom)]
		if near.has(zone(c.To)) && near&s.present[Normans] == 0 && !s.mobilised.has(k) && s.mayRise(k) {
			list = append(list, int8(k))
		}
	}
	return list
}

// LevyZones is how many zones of a kingdom are Welsh, each of which draws a counter in
// a levy while the kingdom is mobilised (§4.2).
func (s *State) LevyZones(kingdom int8) int {
	return size(kingdomZones(what(kingdom)) & s.held[Welsh])
}
