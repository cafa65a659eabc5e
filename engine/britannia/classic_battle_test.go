package britannia_test

import "testing"

// Battles and leaders of the classic edition.

func TestClassicBattles(t *testing.T) {
	classicAll(t, []situation{
		{"a six takes cavalry, nobody is asked", `
			round 16, Saxons, movement
			Saxons: Essex 3
			Normans: Kent 1 + 1 cavalry
			march 2 Essex > Kent
			done
			dice 6 1 1 1
			Kent has Saxons 2, Normans 1
		`},
		{"the second six takes infantry", `
			round 16, Saxons, movement
			Saxons: Essex 3
			Normans: Kent 2 + 1 cavalry
			march 2 Essex > Kent
			done
			dice 6 6 1 1 1
			Kent has Saxons 2, Normans 1
		`},
	})
}

// 7.7: attackers go to any vacant area beside, those from the sea back to it.
func TestClassicAttackersRetreat(t *testing.T) {
	classicAll(t, []situation{
		{"to vacant areas beside", `
			round 11, Saxons, movement
			Saxons: Essex 2
			Welsh: Suffolk 1
			march 2 Essex > Suffolk
			dice 1 1 1
			end
			asked attackerRetreat Saxons
			offers retreat 2 Suffolk > Essex
			offers retreat 1 Suffolk > Norfolk
			offers retreat 1 Suffolk > North Mercia
			forbids retreat 1 Suffolk > Frisian Sea
		`},
		{"not to another nation", `
			round 11, Saxons, movement
			Saxons: Essex 2
			Welsh: Suffolk 1
			Angles: Norfolk 1
			march 2 Essex > Suffolk
			dice 1 1 1
			end
			forbids retreat 1 Suffolk > Norfolk
		`},
		{"not to a sea that is not beside", `
			round 6, Angles, population
			Belgae: North Mercia 1
			march 2 North Sea > North Mercia by York
			done
			dice 1 1 1
			end
			asked attackerRetreat Angles
			offers retreat 2 North Mercia > York
			forbids retreat 1 North Mercia > North Sea
			forbids retreat 1 North Mercia > Frisian Sea
		`},
		{"invaders to the sea they came from", `
			round 6, Angles, population
			Belgae: York 2
			march 3 North Sea > York
			dice 1 1 1 1 1
			end
			asked attackerRetreat Angles
			offers retreat 1 York > North Sea
			offers retreat 1 York > Bernicia
			retreat 3 York > North Sea
			North Sea has Angles 3
		`},
	})
}

// 6.7: the Brigantes have a leader in round 5.
func TestClassicBriganteLeader(t *testing.T) {
	classic(t, `
		round 5, Brigantes, population
		Brigantes: York 1, Cumbria 1
		asked leader Brigantes
		place York
		York has Brigantes 1 + Brigante leader I
	`)
}

// A leader may be alone.
func TestClassicLoneLeaders(t *testing.T) {
	classicAll(t, []situation{
		{"he is left behind", `
			round 12, Saxons, movement
			Saxons: Kent 1 + Alfred
			march 1 Kent > Essex
			Kent has Saxons 0 + Alfred
		`},
		{"he holds an area", `
			round 13, Normans, roundEnd
			Saxons: Kent 0 + Edgar
			Angles: York 1
			asked vote
			Saxons score 2
		`},
		{"he brings no growth", `
			round 16, Saxons, population
			Saxons: Kent 0 + Harold, Essex 1
			asked march Saxons
			Saxons keep 2
		`},
		{"an army takes him, and goes on", `
			round 13, Danes, movement
			Danes: Essex 1
			Saxons: Sussex 0 + Alfred, Cornwall 1
			march 1 Essex > Wessex by Sussex
			Sussex has nobody
			Wessex has Danes 1
		`},
		{"nations that prize him score", `
			round 13, Saxons, movement
			Danes: Sussex 0 + Ivar and Halfdan
			Saxons: Kent 1
			march 1 Kent > Sussex
			Sussex has Saxons 1
			Saxons score 6
		`},
		{"with his last army he falls", `
			round 13, Danes, movement
			Danes: Essex 2
			Saxons: Sussex 1 + Alfred, Cornwall 1
			march 2 Essex > Sussex
			dice 5 1 1
			Sussex has Danes 2
		`},
		{"nobody is left to take him", `
			round 13, Danes, movement
			Danes: Essex 1
			Saxons: Sussex 1 + Alfred, Cornwall 1
			march 1 Essex > Sussex
			dice 5 5
			told hit Saxons with infantry
			untold hit Saxons with Alfred
			Sussex has nobody
		`},
		{"Norwegians count him for their last armies", `
			round 15, Normans, roundEnd
			Norwegians: York 1, Lothian 0 + Harald Hardrada
			North Sea has Norwegians 2
		`},
	})
}
