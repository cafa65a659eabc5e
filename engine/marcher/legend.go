package marcher

import "slices"

// What the charts print, for who wants to read them.

// TableRow is a line of an event table.
type TableRow struct {
	From, To int  // of the two dice, tens and units
	Event    int8 // one of the whats
}

// EventTable is the table of the Normans or of the Welsh.
func EventTable(side int8) []TableRow {
	var rows []TableRow
	for _, row := range chart.tables[side] {
		rows = append(rows, TableRow{int(row.from), int(row.to), row.event})
	}
	return rows
}

// LegendRow is a kind of unit, or the leaders of a side.
type LegendRow struct {
	What     int8 // a leader stands for all of his side
	Side     int8 // who has them
	Strength int  // the least die, with what is added, that hits; 0: none is thrown
	Move     int  // zones in a movement phase
	Count    int  // how many there are
	Shoots   bool // in the exchange of missiles
	Rides    bool // pursues
}

// Legend lists the kinds of units in the order of the whats, then earls and
// kings. Archers of Gwent are archers.
func Legend() []LegendRow {
	var rows []LegendRow
	for k, c := range chart.counters {
		if plain(what(k)) == what(k) {
			rows = append(rows, LegendRow{
				what(k), c.side, int(c.strength), int(c.move), int(c.count), c.class == archer, c.class == horse,
			})
		}
	}
	return append(rows,
		LegendRow{What: Hugh, Side: Normans, Move: leaderMove, Count: earls},
		LegendRow{What: Gruffydd, Side: Welsh, Move: leaderMove, Count: kings},
	)
}

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
		if s.leadersLost>>uint(l-firstLeader)&1 != 0 {
			list = append(list, Stack{l, nowhere, nowhere, 1})
		}
	}
	return list
}
