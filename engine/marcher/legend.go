package marcher

// The charts, for readers.

// TableRow is a line of an event table.
type TableRow struct {
	From, To int  // of the two dice, tens and units
	Event    int8 // one of the whats
}

// EventTable is the table of the Normans or of the Welsh (§5.0).
func EventTable(side int8) []TableRow {
	var rows []TableRow
	for _, row := range chart.tables[side] {
		rows = append(rows, TableRow{int(row.from), int(row.to), int8(row.event)})
	}
	return rows
}

// LegendRow is a kind of unit, or the leaders of a side.
type LegendRow struct {
	What     int8 // one leader for all of the side
	Side     int8 // that has them
	Strength int  // the least die, with its additions, that hits; 0: none is thrown
	Move     int  // zones in a movement phase
	Count    int  // how many there are
	Shoots   bool // in the exchange of missiles
	Rides    bool // pursues
}

// Legend lists the kinds of units in the order of the whats, then earls and
// kings (§2.3). Archers of Gwent are archers.
func Legend() []LegendRow {
	var rows []LegendRow
	for k, c := range chart.counters {
		if plain(what(k)) == what(k) {
			rows = append(rows, LegendRow{
				int8(k), int8(c.side), int(c.strength), int(c.move), int(c.count), c.class == archer, c.class == horse,
			})
		}
	}
	return append(rows,
		LegendRow{What: Hugh, Side: Normans, Move: leaderMove, Count: earls},
		LegendRow{What: Gruffydd, Side: Welsh, Move: leaderMove, Count: kings},
	)
}
