package britannia_test

import "testing"

// Raiders, invaders, landings and boats of the classic edition.

// 6.11: single raiders. Their points wait until all that live are home.
func TestClassicRaiders(t *testing.T) {
	classicAll(t, []situation{
		{"they score when they are home", `
			round 3, Irish, population
			Welsh: Dyfed 1
			march 1 Atlantic Ocean > Dyfed
			dice 5 1
			Irish score 0
			asked withdraw Irish
			withdraw 1 Dyfed > Atlantic Ocean
			Irish score 2
			Atlantic Ocean has Irish 1
			asked march Normans
		`},
		{"not when they stay", `
			round 3, Irish, population
			Welsh: Dyfed 1
			march 1 Atlantic Ocean > Dyfed
			dice 5 1
			asked withdraw Irish
			end
			Irish score 0
			Dyfed has Irish 1
			asked march Normans
		`},
		{"but when the last of them falls", `
			round 3, Irish, population
			Welsh: Dyfed 1
			march 1 Atlantic Ocean > Dyfed
			dice 5 5
			Dyfed has nobody
			Irish score 2
			asked march Normans
		`},
		{"a raider that stays is an ordinary army from then on", `
			round 4, Irish, movement
			Irish: Dyfed 1
			Welsh: Gwent 1
			march 1 Dyfed > Gwent
			dice 6 1
			Irish score 0
			asked march Scots
			Gwent has Irish 1
		`},
		{"the invaders of round 6 are no raiders", `
			round 6, Irish, population
			Welsh: Dyfed 1
			march 1 Atlantic Ocean > Dyfed
			dice 5 1
			asked march Scots
			Irish score 0
			Dyfed has Irish 1
		`},
		{"they are told from invaders of their nation", `
			round 12, Norsemen, movement
			Norsemen: Irish Sea 2, Skye 1
			raiders at sea: Norsemen 2 in Irish Sea
			march 2 Irish Sea > Strathclyde
			march 1 Skye > Dalriada
			asked withdraw Norsemen
			offers withdraw 2 Strathclyde > Irish Sea
			forbids withdraw 1 Dalriada > Irish Sea
		`},
		{"they fall after the others", `
			round 12, Norsemen, movement
			Norsemen: Skye 1, Irish Sea 2
			raiders at sea: Norsemen 2 in Irish Sea
			Scots: Dalriada 1
			march 1 Skye > Dalriada
			march 2 Irish Sea > Dalriada
			dice 6 1 1 5
			Dalriada has Norsemen 2
			asked withdraw Norsemen
			offers withdraw 2 Dalriada > Irish Sea
		`},
		{"they retreat to sea from a battle", `
			round 3, Irish, population
			Welsh: Dyfed 1
			march 1 Atlantic Ocean > Dyfed
			dice 1 1
			end
			asked attackerRetreat Irish
			offers retreat 1 Dyfed > Atlantic Ocean
		`},
	})
}

// Picts raid in rounds 4 and 5 by boat and return to the area they left.
func TestClassicPictRaids(t *testing.T) {
	classicAll(t, []situation{
		{"by boat", `
			round 4, Picts, movement
			Picts: Mar 2
			march 1 Mar > York
			done
			asked withdraw Picts
			withdraw 1 York > Mar
			Mar has Picts 2
			York has nobody
		`},
		{"not home where those they fought have gone", `
			round 4, Picts, movement
			Picts: Mar 1, Alban 1
			Caledonians: Moray 1
			march 1 Mar > York
			march 1 Alban > Moray
			dice 1 1
			asked defenderRetreat Caledonians
			retreat 1 Moray > Mar
			asked march Caledonians
			Mar has Caledonians 1
			York has Picts 1
		`},
		{"home is vacant meanwhile: it is occupied again", `
			round 4, Picts, movement
			Picts: Mar 1
			march 1 Mar > York
			asked withdraw Picts
			withdraw 1 York > Mar
			Mar has Picts 1
			Picts score 0
		`},
	})
}

// Danes of round 11: they must go home, and score where they stood.
func TestClassicDanesOfRoundEleven(t *testing.T) {
	classicAll(t, []situation{
		{"a point, doubled, for each area", `
			round 11, Danes, population
			march 1 North Sea > York
			march 1 North Sea > March
			march 1 Frisian Sea > Sussex
			done
			Danes score 6
			asked march Normans
			North Sea has Danes 4
			Frisian Sea has Danes 4
			York has nobody
		`},
		{"after the battles", `
			round 11, Danes, population
			Angles: York 1
			march 1 North Sea > York
			done
			dice 1 5
			Danes score 0
			York has Angles 1
		`},
	})
}

// 6.12 and 6.14: armies that come to stay.
func TestClassicInvaders(t *testing.T) {
	classicAll(t, []situation{
		{"they land and go on for an area, land from the next sea, or wait in their own", `
			round 6, Angles, population
			offers march 1 North Sea > York
			offers march 1 North Sea > March
			forbids march 1 North Sea > Hwicce
			offers march 1 North Sea > Kent
			forbids march 1 North Sea > Sussex
			forbids march 1 North Sea > Frisian Sea
			forbids march 1 North Sea > Icelandic Sea
			offers end
			end
			asked march Normans
			North Sea has Angles 3
		`},
		{"Normans straight from the Channel", `
			round 15, Normans, population
			offers march 1 English Channel > Essex
			forbids march 1 English Channel > Norfolk
			offers march 1 cavalry English Channel > Suffolk
		`},
	})
}

// 6.14: the areas named for the Scots, Galloway to Orkneys, are open.
func TestClassicLandingPlaces(t *testing.T) {
	classic(t, `
		round 6, Scots, population
		offers march 1 Irish Sea > Galloway
		offers march 1 Irish Sea > Orkneys
		offers march 1 Irish Sea > Caithness
		forbids march 1 Irish Sea > Moray
		forbids march 1 Irish Sea > Mar
		forbids march 1 Irish Sea > Cheshire
		forbids march 1 Irish Sea > Clwyd
	`)
}

// 6.9: a boat is the whole move.
func TestClassicBoats(t *testing.T) {
	classicAll(t, []situation{
		{"a leader adds nothing", `
			round 9, Angles, movement
			Angles: Norfolk 1 + Oswiu
			Saxons: Suffolk 3
			offers lead 1 Norfolk > Kent
			forbids lead 1 Norfolk > Sussex
		`},
		{"no way back", `
			round 9, Angles, movement
			Angles: Norfolk 1
			Saxons: Kent 1
			march 1 Norfolk > Kent
			dice 1 1
			asked defenderRetreat Saxons
			end
			die of Angles
		`},
	})
}
