package britannia_test

import "testing"

// Moments that come once in many games.

// (§Phase II).
func TestRareMoves(t *testing.T) {
	playAll(t, []situation{
		{"a leader who came from the sea alone does not sail again", `
			round 7, Angles, movement, half 2
			Angles: North Sea 2 + Ida, York 1
			lead 0 North Sea > York
			forbids lead 1 York > Kent
			offers lead 1 York > Lindsey
		`},
		{"nobody retreats to where those came from who overran two areas", `
			round 12, Danes, movement
			Danes: Essex 2, Avalon 2, Kent 1 + Ivar and Halfdan
			Angles: Sussex 1, Wessex 1
			march 2 Essex > Sussex
			march 2 Avalon > Wessex
			lead 1 Kent > Devon by Wessex, Sussex
			fight Sussex
			dice 1 1 1
			asked defenderRetreat Angles
			offers retreat 1 Sussex > Downlands
			forbids retreat 1 Sussex > Kent
		`},
	})
}

// Landing lines of the cards in the second half of a major invasion
// (§Invasion Restrictions).
func TestRulingLandingLinesBindBoats(t *testing.T) {
	playAll(t, []situation{
		{"armies that began the turn at sea are bound in the second half too", `
			round 12, Danes, movement
			Danes: North Sea 1
			march 1 North Sea > York
			round 12, half 2
			offers march 1 York > Bernicia
			offers march 1 York > Kent
			forbids march 1 York > Dunedin
		`},
		{"those that began it on land are not", `
			round 12, Danes, movement
			Danes: York 1
			done
			round 12, half 2
			offers march 1 York > Dunedin
		`},
		{"those bound and those free stand in one area", `
			round 12, Danes, movement
			Danes: North Sea 2, York 2
			march 2 North Sea > York
			end
			round 12, half 2
			offers march 4 York > Kent
			offers march 2 York > Dunedin
			forbids march 3 York > Dunedin
			march 2 York > Kent
			offers march 2 York > Dunedin
			march 1 York > Mar
			forbids march 2 York > Dunedin
			march 1 York > Dunedin
			asked march Normans
			Kent has Danes 2
		`},
		{"it matters which army the dice took in the first half", `
			round 12, Danes, movement
			Danes: North Sea 1, Lindsey 1, Norfolk 1
			Angles: York 1
			march 1 North Sea > York
			march 1 Lindsey > York
			end
			dice 5 1 5
			asked lost Danes
			lose infantry North Sea
			offers march 1 York > Dunedin
		`},
		{"but not in the second", `
			round 12, Danes, movement, half 2
			Danes: North Sea 1, Lindsey 1, Norfolk 1
			Angles: York 1
			march 1 North Sea > York
			march 1 Lindsey > York
			end
			dice 5 1 5
			untold lost
			York has Danes 1
			asked march Normans
		`},
		{"raiders as well", `
			round 7, Scots, movement
			Scots: Irish Sea 1, Dalriada 1
			march 1 Irish Sea > Skye
			end
			round 7, half 2
			forbids march 1 Skye > Mar
			forbids march 1 Dalriada > Cumbria by sea
			offers march 1 Dalriada > Cheshire
			forbids march 1 Skye > Cheshire
		`},
		{"raiders of a nation without such lines sail on", `
			round 11, Norsemen, movement
			Norsemen: Icelandic Sea 2
			march 2 Icelandic Sea > Orkneys
			round 11, half 2
			march 1 Orkneys > Mar
			Mar has Norsemen 1
			Orkneys has Norsemen 1
		`},
		{"a leader from the sea as well", `
			round 7, Angles, movement
			Angles: North Sea 2 + Ida
			lead 2 North Sea > Mar
			end
			round 7, half 2
			offers lead 2 Mar > Bernicia
			forbids lead 2 Mar > Orkneys
		`},
		{"Norwegians may not leave the North Sea for another, but sail where they like from land", `
			round 15, Norwegians, movement
			Norwegians: North Sea 1
			forbids march 1 North Sea > Norfolk
			march 1 North Sea > York
			round 15, half 2
			offers march 1 York > Kent
		`},
	})
}
