package marcher

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

// PoorHarvest reports whether the next Welsh levy is one counter a kingdom.
func (s *State) PoorHarvest() bool { return s.harvest }

// Quarrel is the kingdom whose units stay where they are in this turn, or
// engine.None.
func (s *State) Quarrel() int8 { return s.quarrel }

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

// Commander is the seat that decides for a side's units in a zone.
func (s *State) Commander(side, zone int8) int8 { return int8(s.commander(side, zone)) }

// BattleRound is the round of the battle under way, 0 before the first.
func (s *State) BattleRound() int { return int(s.fight.round) }

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
