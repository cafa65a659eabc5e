package marcher_test

import (
	"fmt"
	"testing"
)

// TestBloodTies checks that the teulu of Gwynedd and Powys go to one another
// (§12.0, §12.1).
func TestBloodTies(t *testing.T) {
	playAll(t, []situation{
		{"from Gwynedd to Powys", `
			turn 2, Welsh, movement
			options: bloodTies on
			Tegeingl: 1 teulu
			Iâl: 1 welsh infantry
			Gwent Uwchcoed: 1 teulu
			offers march 1 teulu Tegeingl > Iâl
			offers march 1 teulu Tegeingl > Mechain
			forbids march 1 teulu Gwent Uwchcoed > Brycheiniog
			forbids march 1 teulu Gwent Uwchcoed > Elfael
		`},
		{"and from Powys to Gwynedd", `
			turn 2, Welsh, movement
			options: bloodTies on
			Arwystli: 1 teulu
			Meirionnydd: 1 welsh infantry
			offers march 1 teulu Arwystli > Meirionnydd
			offers march 1 teulu Arwystli > Arfon
			forbids march 1 teulu Arwystli > Penweddig
			forbids march 1 teulu Arwystli > Gwerthrynion
		`},
		{"but not to Môn or an earldom", `
			turn 2, Welsh, movement
			options: bloodTies on
			Arfon: 1 teulu
			Iâl: 1 teulu
			Môn: 1 teulu
			Chester: 1 norman infantry
			forbids march 1 teulu Arfon > Môn
			forbids march 1 teulu Môn > Arfon
			forbids march 1 teulu Iâl > Chester
		`},
		{"a retreat from one to the other loses none", `
			turn 2, Normans, combat
			options: bloodTies on
			Tegeingl: 2 norman infantry, 1 teulu, 1 welsh infantry
			Iâl: 1 welsh infantry
			dice Normans 1 1
			dice Welsh 1 1
			retreat Iâl
			Iâl has 2 welsh infantry, 1 teulu
			lost teulu 0
		`},
		{"in the second scenario it changes nothing", `
			revival, turn 2, Welsh, movement
			options: bloodTies on
			Tegeingl: 1 teulu
			offers march 1 teulu Tegeingl > Iâl
			forbids march 1 teulu Tegeingl > Chester
		`},
	})
}

// TestMenai checks that a die of 5 or more takes a stack over the strait
// (§12.2).
func TestMenai(t *testing.T) {
	for face := 1; face <= 10; face++ {
		tb := play(t, fmt.Sprintf(`
			turn 2, Welsh, movement
			options: menai on
			Arfon: 3 welsh infantry, 1 welsh archer
			march 2 welsh infantry Arfon > Môn
			asked crossing Welsh at Môn
			Arfon has 3 welsh infantry, 1 welsh archer
			dice %d
		`, face))
		if face >= 5 {
			tb.tell(fmt.Sprintf("told crossing Welsh %d +1 in Môn", face))
			tb.tell("Môn has 2 welsh infantry")
			tb.tell("told conquer Welsh in Môn")
		} else {
			tb.tell(fmt.Sprintf("told crossing Welsh %d +0 in Môn", face))
			tb.tell("Arfon has 3 welsh infantry, 1 welsh archer")
			tb.tell("forbids march 2 welsh infantry Arfon > Rhos")
			tb.tell("offers march 1 welsh infantry Arfon > Rhos")
			tb.tell("offers march 1 welsh infantry Arfon > Môn")
			tb.tell("offers march 1 welsh archer Arfon > Môn")
		}
	}
	playAll(t, []situation{
		{"none is rolled by land", `
			turn 2, Welsh, movement
			options: menai on
			Arfon: 3 welsh infantry
			march 2 welsh infantry Arfon > Rhos
			untold crossing
			Rhos has 2 welsh infantry
		`},
		{"bad weather: no crossing", `
			turn 2, Welsh, movement
			options: menai on
			weather: bad
			Arfon: 3 welsh infantry
			Môn: 2 welsh infantry
			forbids march 2 welsh infantry Arfon > Môn
			forbids march 1 welsh infantry Môn > Arfon
			offers march 2 welsh infantry Arfon > Rhos
		`},
		{"bad weather without the option does not hinder", `
			turn 2, Welsh, movement
			weather: bad
			Arfon: 3 welsh infantry
			march 2 welsh infantry Arfon > Môn
			Môn has 2 welsh infantry
		`},
		{"Normans: the strait first, then the supply", `
			turn 2, Normans, movement
			options: menai on
			Arfon: 3 norman infantry
			Môn: 1 welsh infantry
			march 2 norman infantry Arfon > Môn
			advance Môn
			asked crossing Normans at Môn
			dice 5
			asked supply Normans at Môn
			dice 6
			told supply Normans 6 -4 in Môn
			Môn has 2 norman infantry, 1 welsh infantry
		`},
		{"Normans held by the strait need no supply", `
			turn 2, Normans, movement
			options: menai on
			Arfon: 3 norman infantry
			Môn: 1 welsh infantry
			march 2 norman infantry Arfon > Môn
			advance Môn
			dice 4
			untold supply
			Arfon has 3 norman infantry
			forbids march 2 norman infantry Arfon > Rhos
		`},
		{"Normans from both shores: those by land go on, with one counter less", `
			turn 2, Normans, movement
			options: menai on
			Môn: 4 norman infantry
			Rhos: 3 norman infantry
			Arfon: 1 welsh infantry
			march 3 norman infantry Môn > Arfon
			march 2 norman infantry Rhos > Arfon
			advance Arfon
			dice 4
			asked supply Normans at Arfon
			dice 10
			told supply Normans 10 -3 in Arfon
			Arfon has 2 norman infantry, 1 welsh infantry
			Môn has 4 norman infantry
		`},
		{"knights from Rhos too", `
			turn 2, Normans, movement
			options: menai on
			Rhos: 2 knight
			Arfon: 1 norman infantry
			Môn: 1 norman infantry
			march 1 knight Rhos > Môn
			asked crossing Normans at Môn
			dice 4
			Rhos has 2 knight
			forbids march 2 knight Rhos > Arfon
		`},
		{"a stack that fails makes no strategic move either", `
			turn 2, Welsh, movement
			options: menai on
			Arfon: 2 welsh infantry, 1 welsh archer
			Rhos: 1 welsh infantry
			march 2 welsh infantry Arfon > Môn
			dice 4
			end
			asked strategic Welsh
			forbids march 1 welsh infantry Arfon > Rhos
			offers march 1 welsh archer Arfon > Rhos
		`},
		{"a king by himself as well", `
			revival, turn 2, Welsh, movement
			options: menai on
			Môn: 1 welsh infantry
			Arfon: 2 welsh infantry, gruffydd
			march gruffydd Arfon > Môn
			asked crossing Welsh at Môn
			dice 4
			Arfon has 2 welsh infantry, gruffydd
			forbids march gruffydd Arfon > Môn
		`},
		{"the strategic move as well", `
			turn 2, Welsh, strategic
			options: menai on
			Môn: 2 welsh infantry
			Arfon: 1 welsh infantry
			march 1 welsh infantry Môn > Arfon
			asked crossing Welsh at Arfon
			dice 5
			Arfon has 2 welsh infantry
		`},
		{"which a failed roll ends for those that tried", `
			turn 2, Welsh, strategic
			options: menai on
			Môn: 2 welsh infantry
			Arfon: 1 welsh infantry
			march 1 welsh infantry Môn > Arfon
			dice 4
			Môn has 2 welsh infantry
			asked strategic Welsh
			offers only march 1 welsh infantry Môn > Arfon; end
		`},
		{"and bad weather bars it there", `
			turn 2, Welsh, strategic
			options: menai on
			weather: bad
			Môn: 2 welsh infantry
			Arfon: 2 welsh infantry
			Rhos: 1 welsh infantry
			forbids march 1 welsh infantry Môn > Arfon
			offers march 1 welsh infantry Arfon > Rhos
		`},
	})
}

// TestGwentArchers checks that archers levied in Gwent add one to their dice
// (§12.3).
func TestGwentArchers(t *testing.T) {
	playAll(t, []situation{
		{"a Welsh archer of either zone", `
			turn 2, Welsh, levy
			options: gwentArchers on
			Hereford: 1 norman infantry, castle
			Gwent Uwchcoed: 1 welsh infantry
			Gwent Iscoed: 1 welsh infantry
			Gwynllŵg: 1 welsh infantry
			mobilised: Gwent, Morgannwg
			draw welsh archer
			draw welsh archer
			draw welsh archer
			Gwent Uwchcoed has 1 welsh infantry, 1 hidden welsh gwent archer
			Gwent Iscoed has 1 welsh infantry, 1 hidden welsh gwent archer
			Gwynllŵg has 1 welsh infantry, 1 hidden welsh archer
			pool welsh archer 7
		`},
		{"a Norman archer too", `
			turn 2, Normans, levy
			options: gwentArchers on
			Hereford: 1 norman infantry, castle
			Gwent Uwchcoed: 1 norman infantry, castle
			draw norman archer
			draw norman archer
			Hereford has 1 norman infantry, 1 hidden norman archer, castle
			Gwent Uwchcoed has 1 norman infantry, 1 hidden norman gwent archer, castle
		`},
		{"without the option an archer is an archer", `
			turn 2, Welsh, levy
			Hereford: 1 norman infantry, castle
			Gwent Uwchcoed: 1 welsh infantry
			mobilised: Gwent
			draw welsh archer
			Gwent Uwchcoed has 1 welsh infantry, 1 hidden welsh archer
		`},
		{"one more on the die, wherever they fight", `
			turn 2, Welsh, combat
			options: gwentArchers on
			Tegeingl: 1 welsh archer, 1 welsh gwent archer, 3 norman infantry
			dice Welsh 5 5
			told die Welsh welsh archer 5 +0
			told die Welsh welsh gwent archer 5 +1
			told hit Normans 1 norman infantry of Welsh
		`},
		{"beside all else that helps", `
			turn 2, Welsh, combat
			options: gwentArchers on
			Tegeingl: 1 norman gwent archer, 1 norman archer, 1 welsh infantry, castle, hugh
			end
			dice Normans 4 4
			told die Normans norman archer 4 +2
			told die Normans norman gwent archer 4 +3
		`},
		{"master archers are more masterly still", `
			turn 2, Welsh, event
			options: gwentArchers on
			Rhos: 2 welsh gwent archer
			Tegeingl: 1 norman infantry
			event 81
			march 1 welsh gwent archer Rhos > Tegeingl
			until roll Welsh
			dice Welsh 4
			told die Welsh welsh gwent archer 4 +2
		`},
	})
}
