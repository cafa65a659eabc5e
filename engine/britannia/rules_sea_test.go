package britannia_test

import "testing"

// Boat movement (§Boats).
func TestBoats(t *testing.T) {
	playAll(t, []situation{
		{"the sea is a part of the move", `
			round 8, Angles, movement
			Angles: Norfolk 1
			offers march 1 Norfolk > Kent
			forbids march 1 Norfolk > Sussex
		`},
		{"nobody stays at sea", `
			round 8, Angles, movement
			Angles: Norfolk 1
			forbids march 1 Norfolk > Frisian Sea
		`},
		{"not from inland", `
			round 8, Angles, movement
			Angles: Pennines 1
			forbids march 1 Pennines > Mar
		`},
		{"only in the rounds of the timeline", `
			round 11, Angles, movement
			Angles: Norfolk 1
			forbids march 1 Norfolk > Kent
		`},
		{"into an enemy's area", `
			round 8, Angles, movement
			Angles: Norfolk 1
			Saxons: Kent 1
			march 1 Norfolk > Kent
			die of Angles
		`},
		{"by two seas it is one way into a battle", `
			round 9, Saxons, movement
			Saxons: Cornwall 1
			Welsh: Devon 1
			march 1 Cornwall > Devon by sea
			die of Saxons
		`},
		{"a leader goes on by land", `
			round 9, Angles, movement
			Angles: Norfolk 1 + Oswiu
			Saxons: Essex 3
			offers lead 1 Norfolk > Sussex
			forbids march 1 Norfolk > Sussex
		`},
		{"a leader comes down to the coast first", `
			round 9, Angles, movement
			Angles: Pennines 1 + Oswiu
			offers lead 1 Pennines > Kent
			forbids march 1 Pennines > Kent
		`},
		{"in both halves of a major invasion", `
			round 6, Saxons, movement
			Saxons: Kent 1
			march 1 Kent > York
			round 6, half 2
			offers march 1 York > Kent
		`},
	})
}

// Armies that begin their turn at sea (§Phase II).
func TestInvasions(t *testing.T) {
	playAll(t, []situation{
		{"they must land", `
			round 6, Angles, movement
			Angles: North Sea 2
			forbids end
			march 1 North Sea > York
			forbids end
			march 1 North Sea > York
			asked march Normans
		`},
		{"they land, from the next sea or to go on for one area, where hills do not stop them", `
			round 6, Angles, movement
			Angles: North Sea 1
			offers march 1 North Sea > York
			offers march 1 North Sea > March
			forbids march 1 North Sea > Hwicce
			offers march 1 North Sea > Mar
			forbids march 1 North Sea > Moray
			offers march 1 North Sea > Kent
			forbids march 1 North Sea > Sussex
		`},
		{"no battle at sea", `
			round 6, Angles, movement
			Angles: North Sea 1
			Saxons: North Sea 1
			march 1 North Sea > York
			asked march Normans
			North Sea has Saxons 1
		`},
		{"a leader takes his armies three areas", `
			round 7, Angles, movement
			Angles: North Sea 2 + Ida
			offers lead 1 North Sea > Sussex
			offers lead 1 North Sea > Hwicce
			forbids march 1 North Sea > Hwicce
		`},
		{"cavalry goes three areas", `
			round 15, Normans, movement
			Normans: English Channel 1 + 1 cavalry
			offers march 1 cavalry English Channel > Suffolk
		`},
		{"the adjacent sea is chosen by each", `
			round 5, Irish, movement
			Irish: Atlantic Ocean 2
			march 1 Atlantic Ocean > Kent
			march 1 Atlantic Ocean > Cumbria
			Kent has Irish 1
			Cumbria has Irish 1
		`},
	})
}

// The nation cards on seas and landings (§Invasion Restrictions).
func TestInvasionRestrictions(t *testing.T) {
	playAll(t, []situation{
		{"Romans: no other sea", `
			round 1, Romans, movement
			Romans: English Channel 1
			offers march 1 English Channel > Kent
			offers march 1 English Channel > Suffolk
			offers march 1 English Channel > Cornwall
			forbids march 1 English Channel > Norfolk
			forbids march 1 English Channel > Gwent
		`},
		{"Scots: north of Cumbria, not in Moray or Mar", `
			round 5, Scots, movement
			Scots: Irish Sea 1
			offers march 1 Irish Sea > Galloway
			offers march 1 Irish Sea > Strathclyde
			offers march 1 Irish Sea > Dalriada
			offers march 1 Irish Sea > Skye
			offers march 1 Irish Sea > Hebrides
			offers march 1 Irish Sea > Orkneys
			offers march 1 Irish Sea > Lothian
			forbids march 1 Irish Sea > Cumbria
			forbids march 1 Irish Sea > Cheshire
			forbids march 1 Irish Sea > Moray
			forbids march 1 Irish Sea > Mar
			forbids march 1 Irish Sea > Clwyd
		`},
		{"Danes: south of Lothian, and there by land", `
			round 12, Danes, movement
			Danes: North Sea 1
			offers march 1 North Sea > Bernicia
			offers march 1 North Sea > York
			offers march 1 North Sea > Kent
			offers march 1 North Sea > Lothian
			forbids march 1 North Sea > Dunedin
			forbids march 1 North Sea > Mar
			forbids march 1 North Sea > Orkneys
		`},
		{"Danes: not Lothian by sea", `
			round 12, Danes, movement
			Danes: North Sea 1
			Angles: Bernicia 1
			forbids march 1 North Sea > Lothian
		`},
		{"they bind armies that were at sea when the turn began", `
			round 7, Angles, movement
			Angles: North Sea 2, Mar 1
			offers march 1 Mar > Orkneys
			march 2 North Sea > Mar
			end
			round 7, half 2
			offers march 1 Mar > Orkneys
			forbids march 2 Mar > Orkneys
			offers march 3 Mar > York
		`},
		{"the Norsemen land anywhere", `
			round 12, Norsemen, movement
			Norsemen: Irish Sea 1, Atlantic Ocean 1
			offers march 1 Irish Sea > Orkneys
			offers march 1 Irish Sea > Cornwall
			offers march 1 Atlantic Ocean > Kent
		`},
	})
}

// (§Major Invasions).
func TestMajorInvasions(t *testing.T) {
	playAll(t, []situation{
		{"armies may wait at sea in the first half", `
			round 6, Saxons, movement
			Saxons: Frisian Sea 2 + Aelle
			offers end
			end
			round 6, half 2
			asked march Saxons
			forbids end
		`},
		{"every army moves and fights twice", `
			round 6, Saxons, movement
			Saxons: Frisian Sea 1, Kent 3
			Romano-British: Essex 1, Suffolk 1
			march 3 Kent > Essex
			done
			dice 5 1 1 1
			Essex has Saxons 3
			round 6, half 2
			march 3 Essex > Suffolk
			march 1 Frisian Sea > Norfolk
			dice 5 1 1 1
			Suffolk has Saxons 3
			Norfolk has Saxons 1
		`},
		{"a raid as well: raiders retreat to sea in both halves", `
			round 11, Norsemen, movement, half 2
			Norsemen: Icelandic Sea 1
			Picts: Skye 1
			march 1 Icelandic Sea > Skye
			dice 1 1
			asked defenderRetreat Picts
			end
			asked attackerRetreat Norsemen
			retreat 1 Skye > Icelandic Sea
			Icelandic Sea has Norsemen 1
		`},
		{"a raid as well: they may stay at sea for good", `
			round 7, Scots, movement
			Scots: Irish Sea 3 + Fergus
			end
			round 7, half 2
			offers end
			end
			Irish Sea has Scots 3 + Fergus
		`},
		{"a raid as well: raiders go home after the second half", `
			round 11, Norsemen, movement
			Norsemen: Icelandic Sea 2
			march 2 Icelandic Sea > Orkneys
			asked march Norsemen
			round 11, half 2
			done
			asked withdraw Norsemen
			withdraw 1 Orkneys > Icelandic Sea
			Icelandic Sea has Norsemen 1
			Orkneys has Norsemen 1
		`},
	})
}
