package marcher

import (
	"slices"

	"bretwalda/engine"
)

// What screens and bots want to know of a position.

// Round is the game turn, 1 to 10.
func (s *State) Round() int { return int(s.turn) }

// Phase is where in a side's turn the position stands.
func (s *State) Phase() Phase { return s.phase }

// Side is the side whose turn it is.
func (s *State) Side() int8 { return s.act }

// Weather is what is in force for the rest of the game turn.
func (s *State) Weather() Weather { return s.weather }

// Event is the event of this player turn, one of the whats, or engine.None.
func (s *State) Event() int8 { return s.event }

// Control is the side that controls a zone, or engine.None: Normans or Welsh.
func (s *State) Control(zone int8) int8 {
	switch {
	case s.held[Normans]&bit(zone) != 0:
		return Normans
	case s.held[Welsh]&bit(zone) != 0:
		return Welsh
	}
	return nobody
}

// Castle reports whether a zone has a castle.
func (s *State) Castle(zone int8) bool { return s.castles&bit(zone) != 0 }

// Earl is the earl whose a Norman zone is, one of the whats, or engine.None.
func (s *State) Earl(zone int8) int8 { return s.tag[zone] }

// Mobilised reports whether a kingdom, one of the whats, levies.
func (s *State) Mobilised(kingdom int8) bool { return s.mobilised.has(kingdom) }

// Rests reports whether a feud keeps a kingdom from the next Welsh levy.
func (s *State) Rests(kingdom int8) bool { return s.feuds.has(kingdom) }

// Kingdom is the kingdom a zone lies in, one of the whats, or engine.None for
// earldoms and the Borderland.
func Kingdom(zone int8) int8 { return kingdomOf(zone) }

// Pool is how many counters are in a side's cup; in a view of the other side
// those that lie face down are among them. Of the Vikings it is those off the
// map.
func (s *State) Pool(side int8) int {
	if side == Vikings {
		return int(s.pool[Viking])
	}
	return int(s.poolOf(side))
}

// IrishAside is how many Irish are off the map.
func (s *State) IrishAside() int { return int(s.pool[Irish]) }

// Strength is the least die, with what is added, by which a kind of unit hits;
// 0 for what does not fight.
func Strength(what int8) int {
	if what < 0 || int(what) >= unitKinds {
		return 0
	}
	return int(chart.counters[what].strength)
}

// Throws is the kind of unit whose die a battle asks for, and the least that hits.
// It is false where none is asked for.
func (s *State) Throws() (what int8, need int, ok bool) {
	if s.ask.kind != askRoll {
		return nothing, 0, false
	}
	i, k := s.rolling()
	return k, int(chart.counters[k].strength - s.added(i, k)), true
}

// Commander is the seat that decides for a side's units in a zone.
func (s *State) Commander(side, zone int8) int8 { return int8(s.commander(side, zone)) }

// Breached reports whether a siege has put the castle out of the battle.
func (s *State) Breached() bool { return s.fight.breached }

// Bound lists what is bound for a zone where a check is due, in the order it
// was ordered.
func (s *State) Bound() []Stack {
	var list []Stack
	for _, st := range s.bound[:s.bounds] {
		list = append(list, Stack{st.what, st.from, st.to, st.count})
	}
	return list
}

// Stack is some units of a kind, or a leader, on their way.
type Stack struct{ What, From, To, Count int8 }

// GivesUp lists the zones that a choice of the Movement Phase or of the
// strategic move would leave without a garrison: of a march the zone it sets
// out from, of the end of the phase every zone of the side. Rule 6.1: they are
// neutral when the side's turn ends with nobody there.
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
			list = append(list, z)
		case c.Verb == verbMarch && c.From == z && !isLeader(c.What) && left > 0 && left == c.Count:
			list = append(list, z)
		}
	}
	return list
}

// Hides reports whether something in a zone is not known to who looks.
func (s *State) Hides(z int8) bool { return z >= 0 && z < zones && s.unknown[z] > 0 }

// Barred is how many units, and leaders, of the side that retreats are lost since
// they may not enter the zone it goes to. Rule 11.1.6.
func (s *State) Barred(c engine.Choice) int {
	if c.Verb != verbRetreat || c.To < 0 || c.To >= zones {
		return 0
	}
	at, a, n := s.fight.at, s.ask.side, 0
	for _, k := range kindsOf[a] {
		if s.home(k, at)&bit(c.To) == 0 {
			n += int(s.unitsOf(k, at))
		}
	}
	if l := s.leaderIn(a, at); l != nothing && s.realm(l)&bit(c.To) == 0 {
		n++
	}
	return n
}

// Turns is how many turns a game lasts, and First the side that begins each.
func (s *State) Turns() int  { return turns }
func (s *State) First() int8 { return s.scene().first }

// InForce lists the events that are still felt, among the whats: the weather,
// what is still to be fought or adds to dice in this player turn, who does not
// move, and what becomes of the next Welsh levy.
func (s *State) InForce() []int8 {
	var list []int8
	add := func(event what, is bool) {
		if is {
			list = append(list, event)
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
// counts: rule 11.2.6.
func Border(zone int8) bool { return borderSet&bit(zone) != 0 }

// Seats lists the seats of a side.
func (s *State) Seats(side int8) []int8 {
	var list []int8
	if side == Normans || side == Welsh {
		first, n := s.team(side)
		for i := range n {
			list = append(list, int8(first+i))
		}
	}
	return list
}

// Flags lists the earls or kings that a seat plays, among the whats.
func (s *State) Flags(seat int8) []int8 {
	var list []int8
	from, to := Hugh, Gruffydd
	if !s.scene().earls {
		from, to = Gruffydd, Castle
	}
	for l := from; l < to; l++ {
		if int8(s.leaderSeat(l)) == seat && slices.Contains(s.Seats(leaderSide(l)), seat) {
			list = append(list, l)
		}
	}
	return list
}

// Fallen lists what is out of the game for good: teulu, earls and kings.
func (s *State) Fallen() []Stack {
	var list []Stack
	if s.teuluLost > 0 {
		list = append(list, Stack{Teulu, nowhere, nowhere, s.teuluLost})
	}
	for l := firstLeader; isLeader(l); l++ {
		if s.lost(l) {
			list = append(list, Stack{l, nowhere, nowhere, 1})
		}
	}
	return list
}
