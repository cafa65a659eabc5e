package britannia_test

import "testing"

// Examples that the rulebook prints about the first and the last phase of a turn.

func TestExampleWelshPopulation(t *testing.T) {
	play(t, `
		round 2, Welsh, population
		Welsh: Avalon 1, Dyfed 1, Gwynedd 1, Hwicce 1, Clwyd 1, Powys 1, Gwent 1
		population: Welsh 3
		asked place Welsh
		place Avalon
		forbids place Avalon
		forbids place Devon
		place Clwyd
		Welsh keep 2
		asked march Welsh
		Avalon has Welsh 2
		Clwyd has Welsh 2
	`)
}

// (§Roman Reinforcements).
func TestExampleRomanReinforcements(t *testing.T) {
	playAll(t, []situation{
		{"round 2, 12 armies", `
			round 2, Romans, population
			Romans: Kent 12 + fort
			asked march Romans
			English Channel has nobody
		`},
		{"round 4, 9 armies", `
			round 4, Romans, population
			Romans: Kent 9 + fort
			asked march Romans
			English Channel has Romans 1, Saxons 3, Jutes 2
		`},
		{"round 5, 9 armies", `
			round 5, Romans, population
			Romans: Kent 9 + fort
			asked march Romans
			English Channel has Saxons 3, Jutes 2
		`},
	})
}

func TestExampleBurhs(t *testing.T) {
	play(t, `
		round 12, Saxons, population
		Saxons: Kent 1, Essex 1, Sussex 1, Wessex 1, Avalon 1, Suffolk 1
		asked burh Saxons
		burh Kent
		forbids burh Kent
		burh Essex
		asked place Saxons
		Kent has Saxons 1 + burh
		Essex has Saxons 1 + burh
		place Sussex
		Saxons keep 2
		Sussex has Saxons 2
	`)
}

func TestExampleTimelineOfRoundEight(t *testing.T) {
	play(t, `
		round 7, Normans, roundEnd
		Welsh: Powys 1
		asked march Welsh
		round 8
		Atlantic Ocean has Irish 1
		Irish Sea has Scots 1
		North Sea has Angles 2
	`)
}

// (§Phase V).
func TestExampleOverpopulation(t *testing.T) {
	playAll(t, []situation{
		{"eight armies in four areas", `
			round 9, Saxons, overpopulation
			Saxons: Kent 3, Essex 3, Sussex 1, Wessex 1
			asked march Normans
			Kent has Saxons 3
		`},
		{"nine armies in four areas", `
			round 9, Saxons, overpopulation
			Saxons: Kent 3, Essex 3, Sussex 2, Wessex 1
			asked overpopulation Saxons
			forbids remove Wessex
			remove Kent
			asked march Normans
			Kent has Saxons 2
		`},
	})
}

func TestExampleFourDanesDepartWithCnut(t *testing.T) {
	play(t, `
		round 14, Danes, withdrawal
		Danes: York 4 + Cnut, Essex 3, Norfolk 2
		Saxons: Kent 1, Sussex 1
		asked depart Danes
		remove York
		remove York
		remove Essex
		asked depart Danes
		remove Norfolk
		York has Danes 2
		Essex has Danes 2
		Norfolk has Danes 1
		asked march Saxons
	`)
}

func TestExampleShortfallOfThreeDanes(t *testing.T) {
	play(t, `
		round 14, Danes, population
		Danes: York 15
		Saxons: Kent 1, Sussex 1
		asked march Danes
		Frisian Sea has Danes 3 + Cnut
		Danes keep 5
		lead 3 Frisian Sea > Norfolk
		done
		asked depart Danes
		remove York
		asked overpopulation Danes
		York has Danes 14
		Norfolk has Danes 3
	`)
}
