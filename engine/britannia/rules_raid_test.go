package britannia_test

import "testing"

// (§Raiding, §Phase IV).
func TestRaids(t *testing.T) {
	playAll(t, []situation{
		{"raiders may stay at sea, those of earlier rounds too", `
			round 5, Irish, population
			Irish: Atlantic Ocean 2
			Atlantic Ocean has Irish 3
			offers end
		`},
		{"no raid, no staying", `
			round 7, Irish, movement
			Irish: Atlantic Ocean 1
			forbids end
		`},
		{"raiders go home, those of the land do not", `
			round 5, Irish, movement
			Irish: Atlantic Ocean 1, Dyfed 1
			march 1 Atlantic Ocean > Dyfed
			end
			asked withdraw Irish
			forbids withdraw 2 Dyfed > Atlantic Ocean
			withdraw 1 Dyfed > Atlantic Ocean
			Dyfed has Irish 1
			asked march Scots
		`},
		{"raiders may settle", `
			round 5, Irish, movement
			Irish: Atlantic Ocean 1
			march 1 Atlantic Ocean > Dyfed
			asked withdraw Irish
			end
			Dyfed has Irish 1
		`},
		{"from two areas inland", `
			round 5, Scots, movement
			Scots: Irish Sea 1
			march 1 Irish Sea > Lothian
			asked withdraw Scots
			withdraw 1 Lothian > Irish Sea
			Irish Sea has Scots 1
		`},
		{"they return to the sea they came from", `
			round 12, Norsemen, movement
			Norsemen: Irish Sea 1, Atlantic Ocean 1
			march 1 Irish Sea > Cheshire
			march 1 Atlantic Ocean > Clwyd
			asked withdraw Norsemen
			forbids withdraw 1 Cheshire > Atlantic Ocean
			withdraw 1 Cheshire > Irish Sea
			withdraw 1 Clwyd > Atlantic Ocean
			Irish Sea has Norsemen 1, Dubliners 2
			Atlantic Ocean has Norsemen 1
		`},
		{"both kinds in one area: the player chooses which the dice took", `
			round 5, Scots, movement
			Scots: Irish Sea 1, Skye 1
			Picts: Dalriada 1
			march 1 Irish Sea > Dalriada
			march 1 Skye > Dalriada
			dice 6 1 5
			asked lost Scots
			lose infantry
			asked withdraw Scots
			withdraw 1 Dalriada > Irish Sea
			Dalriada has nobody
		`},
		{"the player may lose the raiders instead", `
			round 5, Scots, movement
			Scots: Irish Sea 1, Skye 1
			Picts: Dalriada 1
			march 1 Irish Sea > Dalriada
			march 1 Skye > Dalriada
			dice 6 1 5
			lose raiders Irish Sea
			asked march Saxons
			Dalriada has Scots 1
		`},
		{"all fall: nobody asks which", `
			round 12, Norsemen, movement
			Norsemen: Irish Sea 1, Atlantic Ocean 1
			Welsh: Cheshire 2
			march 1 Irish Sea > Cheshire
			march 1 Atlantic Ocean > Cheshire
			dice 5 5 5 5
			untold lost
			Cheshire has nobody
			asked march Dubliners
		`},
		{"points in a raid are kept", `
			round 12, Norsemen, movement
			Norsemen: Irish Sea 1
			march 1 Irish Sea > Cumbria
			Norsemen score 3
			withdraw 1 Cumbria > Irish Sea
			Norsemen score 3
		`},
		{"Scots may raid with those at sea only", `
			round 4, Scots, movement
			Scots: Dalriada 1
			march 1 Dalriada > Dunedin
			asked march Saxons
		`},
	})
}

// The sidebar on Pict raiding (§Pict Raiding).
func TestPictRaids(t *testing.T) {
	playAll(t, []situation{
		{"by boat and home again", `
			round 5, Picts, movement
			Picts: Dunedin 2, Alban 1
			march 1 Dunedin > York
			done
			asked withdraw Picts
			withdraw 1 York > Dunedin
			Dunedin has Picts 2
			York has nobody
		`},
		{"not overland, though a boat would have done", `
			round 5, Picts, movement
			Picts: Dunedin 2
			march 1 Dunedin > Lothian
			end
			asked march Irish
			Lothian has Picts 1
		`},
		{"by boat to an area next door", `
			round 5, Picts, movement
			Picts: Dunedin 2
			march 1 Dunedin > Lothian by sea
			end
			asked withdraw Picts
			withdraw 1 Lothian > Dunedin
			Dunedin has Picts 2
		`},
		{"retreat by the same way", `
			round 5, Picts, movement
			Picts: Dunedin 1
			Brigantes: York 1
			march 1 Dunedin > York
			dice 1 1
			asked defenderRetreat Brigantes
			end
			asked attackerRetreat Picts
			retreat 1 York > Dunedin
			Dunedin has Picts 1
		`},
		{"not in round 6", `
			round 6, Picts, movement
			Picts: Dunedin 1
			march 1 Dunedin > York
			asked march Irish
			York has Picts 1
		`},
		{"several groups", `
			round 4, Picts, movement
			Picts: Dunedin 1, Mar 1
			march 1 Dunedin > York
			march 1 Mar > Bernicia
			withdraw 1 York > Dunedin
			withdraw 1 Bernicia > Mar
			Dunedin has Picts 1
			Mar has Picts 1
		`},
	})
}
