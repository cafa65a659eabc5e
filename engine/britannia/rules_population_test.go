package britannia_test

import "testing"

// Phase I: Population Increase (§Phase I, §Placing New Armies).
func TestPopulation(t *testing.T) {
	playAll(t, []situation{
		{"a normal area gives two, a difficult one one, however many stand there", `
			round 9, Saxons, population
			Saxons: Kent 3, Downlands 1
			Saxons keep 3
			asked march Saxons
		`},
		{"five points are kept", `
			round 9, Saxons, population
			Saxons: Kent 1
			population: Saxons 3
			Saxons keep 5
			asked march Saxons
		`},
		{"six points are an army", `
			round 9, Saxons, population
			Saxons: Kent 1
			population: Saxons 4
			Saxons keep 0
			Kent has Saxons 2
		`},
		{"no marker is left", `
			round 9, Jutes, population
			Jutes: Kent 3, Essex 3
			population: Jutes 4
			Jutes keep 5
			asked march Jutes
		`},
		{"one marker is left for two armies", `
			round 9, Jutes, population
			Jutes: Kent 2, Essex 1, Sussex 1, Wessex 1
			population: Jutes 5
			asked place Jutes
			place Essex
			Jutes keep 5
			asked march Jutes
		`},
		{"one army an area", `
			round 9, Saxons, population
			Saxons: Kent 1, Essex 1, Sussex 1, Wessex 1
			population: Saxons 4
			place Kent
			forbids place Kent
			place Essex
			asked march Saxons
		`},
		{"as many armies as areas with room: nobody is asked", `
			round 9, Saxons, population
			Saxons: Downlands 4, Lindsey 2, Pennines 2, Kent 1, Essex 1
			population: Saxons 5
			asked march Saxons
			Kent has Saxons 2
			Essex has Saxons 2
			Saxons keep 0
		`},
		{"two in an area where there is no alternative", `
			round 9, Saxons, population
			Saxons: Downlands 4, Lindsey 2, Pennines 2, Galloway 2, Devon 2, Kent 1
			population: Saxons 5
			asked march Saxons
			Kent has Saxons 3
			Saxons keep 0
		`},
		{"full areas receive none", `
			round 9, Saxons, population
			Saxons: Kent 4, Essex 3, Downlands 2, Lindsey 1
			population: Saxons 0
			asked place Saxons
			offers place Kent
			offers place Lindsey
			forbids place Essex
			forbids place Downlands
		`},
		{"an army without room is lost and the marker stays at five", `
			round 9, Saxons, population
			Saxons: Downlands 4, Lindsey 2, Pennines 2, Galloway 2, Devon 2
			population: Saxons 5
			asked march Saxons
			Saxons keep 5
			Downlands has Saxons 4
			Lindsey has Saxons 2
		`},
		{"armies at sea yield nothing", `
			round 5, Irish, population
			Irish: Atlantic Ocean 2, Dyfed 1
			Irish keep 2
		`},
		{"an owner cannot refuse growth", `
			round 9, Saxons, population
			Saxons: Kent 1, Essex 1
			population: Saxons 2
			asked place Saxons
			forbids end
		`},
		{"a nation swept off the board keeps its points", `
			round 6, Irish, population
			population: Irish 4
			asked march Irish
			Irish keep 4
			Atlantic Ocean has Irish 1
		`},
	})
}

// Placing invaders and raiders (§Reinforcements).
func TestInvadersArrive(t *testing.T) {
	playAll(t, []situation{
		{"after the growth", `
			round 7, Saxons, population
			Saxons: Kent 1
			population: Saxons 4
			Kent has Saxons 2
			Frisian Sea has Saxons 4
			asked march Saxons
		`},
		{"too few markers: the player chooses which stay out", `
			round 12, Norsemen, population
			Norsemen: Hebrides 4, Orkneys 2, Caithness 2
			asked withhold Norsemen
			offers withhold Atlantic Ocean
			withhold Irish Sea
			withhold Irish Sea
			asked march Norsemen
			Irish Sea has Dubliners 2
			Atlantic Ocean has Norsemen 2
			Norsemen keep 5
		`},
		{"too few markers in one sea: nothing to choose", `
			round 7, Saxons, population
			Saxons: Kent 18
			asked march Saxons
			Frisian Sea has Saxons 2
			Saxons keep 5
		`},
	})
}

// Phase V: Overpopulation (§Phase V).
func TestOverpopulation(t *testing.T) {
	playAll(t, []situation{
		{"armies at sea do not count", `
			round 5, Irish, overpopulation
			Irish: Dyfed 2, Atlantic Ocean 3
			asked march Scots
			Dyfed has Irish 2
		`},
		{"burhs count as armies", `
			round 13, Saxons, overpopulation
			Saxons: Kent 2 + burh
			asked overpopulation Saxons
			remove infantry Kent
			asked march Normans
			Kent has Saxons 1 + burh
		`},
		{"a burh is no company for a leader", `
			round 12, Saxons, overpopulation
			Saxons: Kent 1 + Alfred + burh, Essex 3
			asked overpopulation Saxons
			forbids remove infantry Kent
			offers remove burh Kent
		`},
		{"Romans never starve", `
			round 3, Romans, overpopulation
			Romans: Kent 9 + fort
			Belgae: Essex 1
			asked march Belgae
			Kent has Romans 9 + fort
		`},
		{"leaders do not count", `
			round 12, Saxons, overpopulation
			Saxons: Kent 2 + Alfred
			asked march Normans
			Kent has Saxons 2 + Alfred
		`},
		{"no area is emptied", `
			round 9, Saxons, overpopulation
			Saxons: Kent 4, Essex 1
			Kent has Saxons 3
			Essex has Saxons 1
			asked march Normans
		`},
		{"no more than needed", `
			round 9, Saxons, overpopulation
			Saxons: Kent 4, Essex 2
			asked overpopulation Saxons
			remove Kent
			offers remove Essex
			remove Essex
			asked march Normans
			Kent has Saxons 3
			Essex has Saxons 1
		`},
		{"not between the halves of a major invasion", `
			round 6, Saxons, movement
			Saxons: Kent 5
			done
			asked march Saxons
			round 6, half 2
			Kent has Saxons 5
			done
			asked march Jutes
			Kent has Saxons 2
		`},
	})
}
