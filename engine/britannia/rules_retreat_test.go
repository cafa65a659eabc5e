package britannia_test

import "testing"

// Where the defender retreats (§Retreats).
func TestDefenderRetreat(t *testing.T) {
	playAll(t, []situation{
		{"to its own areas, enemies next door or not", `
			round 11, Saxons, movement
			Saxons: Kent 1, Suffolk 1
			Angles: Essex 1, South Mercia 1
			march 1 Kent > Essex
			done
			dice 1 1
			asked defenderRetreat Angles
			offers retreat 1 Essex > South Mercia
		`},
		{"to a vacant area without attackers beside it", `
			round 11, Saxons, movement
			Saxons: Kent 1, Wessex 1
			Angles: Essex 1
			march 1 Kent > Essex
			done
			dice 1 1
			offers retreat 1 Essex > Suffolk
			offers retreat 1 Essex > South Mercia
			forbids retreat 1 Essex > Sussex
			forbids retreat 1 Essex > Downlands
		`},
		{"other nations beside it do not matter", `
			round 11, Saxons, movement
			Saxons: Kent 1
			Angles: Essex 1
			Danes: Norfolk 1
			march 1 Kent > Essex
			dice 1 1
			offers retreat 1 Essex > Suffolk
		`},
		{"not to sea", `
			round 8, Saxons, movement
			Saxons: Kent 1
			Angles: Essex 1
			march 1 Kent > Essex
			dice 1 1
			forbids retreat 1 Essex > Frisian Sea
		`},
		{"not to another nation's area", `
			round 11, Saxons, movement
			Saxons: Kent 1
			Angles: Essex 1
			Danes: Suffolk 1
			march 1 Kent > Essex
			dice 1 1
			offers retreat 1 Essex > South Mercia
			forbids retreat 1 Essex > Suffolk
		`},
		{"only the last step counts as the way in", `
			round 11, Saxons, movement
			Saxons: Norfolk 1
			Angles: Essex 1
			march 1 Norfolk > Essex
			dice 1 1
			forbids retreat 1 Essex > Suffolk
			offers retreat 1 Essex > Kent
		`},
		{"not to where those that overran came from", `
			round 11, Saxons, movement
			Saxons: Kent 2, Suffolk 1
			Angles: Essex 1
			march 2 Kent > Essex
			march 1 Suffolk > Sussex
			dice 1 1 1
			forbids retreat 1 Essex > Suffolk
		`},
		{"to where they set out by boat", `
			round 8, Angles, movement
			Angles: Norfolk 1
			Saxons: Suffolk 1
			march 1 Norfolk > Suffolk by sea
			dice 1 1
			offers retreat 1 Suffolk > Norfolk
		`},
		{"across a strait", `
			round 11, Saxons, movement
			Saxons: Powys 1
			Welsh: Dyfed 1
			march 1 Powys > Dyfed
			dice 1 1
			offers retreat 1 Dyfed > Devon
			offers retreat 1 Dyfed > Gwent
		`},
		{"the stacking limits hold", `
			round 11, Saxons, movement
			Saxons: Kent 2
			Angles: Essex 2, Suffolk 3, Norfolk 4
			march 2 Kent > Essex
			dice 1 1 1 1
			forbids retreat 1 Essex > Suffolk
			offers retreat 2 Essex > South Mercia
		`},
		{"a larger group may be made by retreat", `
			round 11, Saxons, movement
			Saxons: Kent 2
			Angles: Essex 2, Suffolk 3
			march 2 Kent > Essex
			dice 1 1 1 1
			offers retreat 2 Essex > Suffolk
		`},
		{"some stay and some go here and there", `
			round 11, Saxons, movement
			Saxons: Kent 3
			Angles: Essex 3
			march 3 Kent > Essex
			dice 1 1 1 1 1 1
			retreat 1 Essex > Suffolk
			asked defenderRetreat Angles
			retreat 1 Essex > South Mercia
			end
			Essex has Saxons 3, Angles 1
			Suffolk has Angles 1
			South Mercia has Angles 1
			asked attackerRetreat Saxons
		`},
		{"all go: the battle is over", `
			round 11, Saxons, movement
			Saxons: Kent 3, Cornwall 1
			Angles: Essex 3
			march 3 Kent > Essex
			done
			dice 1 1 1 1 1 1
			retreat 3 Essex > Suffolk
			Essex has Saxons 3
			Suffolk has Angles 3
			asked march Angles
		`},
		{"nowhere to go: no question", `
			round 11, Saxons, movement
			Saxons: Kent 1, South Mercia 1, Suffolk 1, Wessex 1
			Angles: Essex 1
			march 1 Kent > Essex
			done
			dice 1 1
			asked attackerRetreat Saxons
		`},
		{"forts and burhs stay", `
			round 12, Danes, movement
			Danes: Kent 2
			Saxons: Essex burh
			march 2 Kent > Essex
			dice 1 1 1
			asked attackerRetreat Danes
		`},
		{"Romans leave their fort", `
			round 3, Belgae, movement
			Belgae: Kent 2
			Romans: Sussex 1 + fort
			march 2 Kent > Sussex
			dice 1 1 1 1
			asked defenderRetreat Romans
			retreat 1 Sussex > Wessex
			Sussex has Romans fort, Belgae 2
			Wessex has Romans 1 + fort
		`},
		{"Danes score for it in round 12", `
			round 12, Saxons, movement
			Saxons: Avalon 1
			Danes: Wessex 1
			occupied: Danes in Wessex
			march 1 Avalon > Wessex
			dice 1 1
			retreat 1 Wessex > Sussex
			Danes score 1
		`},
	})
}

// Where the attacker retreats (§Retreats).
func TestAttackerRetreat(t *testing.T) {
	playAll(t, []situation{
		{"to the area of entry, not of departure", `
			round 11, Saxons, movement
			Saxons: Norfolk 1
			Angles: Essex 1
			march 1 Norfolk > Essex
			dice 1 1
			end
			asked attackerRetreat Saxons
			forbids retreat 1 Essex > Norfolk
			retreat 1 Essex > Suffolk
			Suffolk has Saxons 1
			Essex has Angles 1
		`},
		{"some go and some fight on", `
			round 11, Saxons, movement
			Saxons: Kent 3
			Angles: Essex 1
			march 3 Kent > Essex
			dice 1 1 1 1
			end
			retreat 1 Essex > Kent
			end
			Kent has Saxons 1
			dice 5 1 1
			Essex has Saxons 2
		`},
		{"the stacking limits hold", `
			round 11, Saxons, movement
			Saxons: Kent 6, Suffolk 4, Norfolk 1
			Angles: Essex 2
			march 3 Kent > Essex
			march 1 Suffolk > Norfolk
			end
			dice 1 1 1 1 1
			end
			asked attackerRetreat Saxons
			offers retreat 3 Essex > Kent
		`},
		{"the limits count after the retreat", `
			round 11, Saxons, movement
			Saxons: Downlands 4, Kent 3
			Angles: Essex 2
			march 2 Downlands > Essex
			march 3 Kent > Essex
			end
			dice 1 1 1 1 1 1 1
			end
			retreat 2 Essex > Downlands
			Downlands has Saxons 4
			Essex has Saxons 3, Angles 2
		`},
		{"a second larger group is not made by retreat", `
			round 11, Saxons, movement
			Saxons: Downlands 2, Sussex 1, Norfolk 4
			Angles: Essex 2
			march 1 Downlands > Essex
			march 1 Sussex > Downlands
			end
			dice 1 1 1
			asked defenderRetreat Angles
			end
			die of Saxons
		`},
		{"invaders cannot go back to sea", `
			round 6, Angles, movement
			Angles: North Sea 1
			Romano-British: York 1
			march 1 North Sea > York
			dice 1 1
			asked defenderRetreat Romano-British
			end
			die of Angles
		`},
		{"not in the second half of a major invasion", `
			round 6, Saxons, movement, half 2
			Saxons: Frisian Sea 2
			Romano-British: Kent 1
			march 2 Frisian Sea > Kent
			dice 1 1 1
			end
			die of Saxons
		`},
		{"raiders may", `
			round 5, Irish, movement
			Irish: Atlantic Ocean 2
			Welsh: Dyfed 1
			march 2 Atlantic Ocean > Dyfed
			dice 1 1 1
			asked defenderRetreat Welsh
			end
			asked attackerRetreat Irish
			retreat 1 Dyfed > Atlantic Ocean
			end
			Atlantic Ocean has Irish 1
			dice 5 1
			Dyfed has Irish 1
		`},
		{"raiders that came by another sea go to the one they started in", `
			round 5, Irish, movement
			Irish: Atlantic Ocean 1
			Brigantes: Cumbria 1
			march 1 Atlantic Ocean > Cumbria
			dice 1 1
			end
			asked attackerRetreat Irish
			forbids retreat 1 Cumbria > Irish Sea
			retreat 1 Cumbria > Atlantic Ocean
			Atlantic Ocean has Irish 1
		`},
		{"raiders that landed next door go to the area of entry", `
			round 5, Irish, movement
			Irish: Atlantic Ocean 1
			Brigantes: March 1
			march 1 Atlantic Ocean > March by Cheshire
			dice 1 1
			end
			asked attackerRetreat Irish
			forbids retreat 1 March > Atlantic Ocean
			retreat 1 March > Cheshire
			Cheshire has Irish 1
		`},
		{"back across a strait", `
			round 11, Saxons, movement
			Saxons: Devon 1
			Welsh: Dyfed 1
			march 1 Devon > Dyfed
			dice 1 1
			end
			asked attackerRetreat Saxons
			retreat 1 Dyfed > Devon
			Devon has Saxons 1
		`},
		{"some of each kind", `
			round 16, Normans, movement
			Normans: Kent 2 + 2 cavalry
			Saxons: Essex 1
			march 2 Kent > Essex
			march 2 cavalry Kent > Essex
			dice 1 1 1 1 1
			end
			asked attackerRetreat Normans
			retreat 1 cavalry Essex > Kent
			retreat 2 Essex > Kent
			end
			Kent has Normans 2 + 1 cavalry
			Essex has Normans 0 + 1 cavalry, Saxons 1
		`},
		{"those that came by land, not those from the sea", `
			round 6, Angles, movement
			Angles: North Sea 1, Bernicia 1
			Romano-British: York 2
			march 1 North Sea > York
			march 1 Bernicia > York
			dice 1 1 5 1
			asked defenderRetreat Romano-British
			end
			asked attackerRetreat Angles
			forbids retreat 1 York > North Sea
			retreat 1 York > Bernicia
			Bernicia has Angles 1
		`},
		{"a leader alone to his own", `
			round 12, Saxons, movement
			Saxons: Kent 3 + Alfred
			Danes: Essex 1
			lead 2 Kent > Essex
			end
			dice 1 1 1
			end
			asked attackerRetreat Saxons
			retreat led 0 Essex > Kent
			end
			Kent has Saxons 1 + Alfred
			Essex has Saxons 2, Danes 1
		`},
	})
}
