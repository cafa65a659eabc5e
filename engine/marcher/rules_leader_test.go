package marcher_test

import "testing"

// TestEarls checks where an earl may be (§6.0, §10.0, §11.1.2).
func TestEarls(t *testing.T) {
	playAll(t, []situation{
		{"not in the earldom of another, nor through it", `
			turn 2, Normans, movement
			Nantwich: 2 norman infantry, castle, hugh
			Shrewsbury: 1 norman infantry, castle
			Ludlow: 1 norman infantry, castle
			Mechain: 1 norman infantry, castle, earl hugh
			Caereinion: 1 norman infantry, castle, earl hugh
			forbids march hugh Nantwich > Shrewsbury
			forbids march hugh Nantwich > Ludlow
			forbids march hugh Nantwich > Mechain
			forbids march hugh Nantwich > Caereinion
			offers march 1 norman infantry Nantwich > Shrewsbury
		`},
		{"nor when the Welsh hold it", `
			turn 2, Normans, movement
			Nantwich: 2 norman infantry, castle, hugh
			Shrewsbury: 1 welsh infantry, castle
			march 1 norman infantry Nantwich > Shrewsbury
			forbids march hugh Nantwich > Shrewsbury
		`},
		{"nor in a conquest of another", `
			turn 2, Normans, movement
			Hereford: 1 norman infantry, castle, william
			Shrewsbury: 1 norman infantry, castle, roger
			Maelienydd: 1 norman infantry, castle, earl roger
			Elfael: 1 norman infantry, castle, earl william
			forbids march william Hereford > Maelienydd
			offers march william Hereford > Elfael
		`},
		{"not two in one zone", `
			turn 2, Normans, movement
			Hereford: 2 norman infantry, castle, william
			Ludlow: 2 norman infantry, castle, roger
			march 1 norman infantry Hereford > Maelienydd
			march william Hereford > Maelienydd
			march 1 norman infantry Ludlow > Maelienydd
			forbids march roger Ludlow > Maelienydd
			until supply
			dice 10
			Maelienydd has 2 norman infantry, william
			Ludlow has 1 norman infantry, castle, roger
			Maelienydd flies william
		`},
		{"not into a battle that others began", `
			turn 2, Normans, movement
			Hereford: 2 norman infantry, castle, william
			Elfael: 1 welsh infantry
			march 1 norman infantry Hereford > Elfael
			advance Elfael
			dice 10
			forbids march william Hereford > Elfael
		`},
		{"after it where it met nobody", `
			turn 2, Normans, movement
			Hereford: 2 norman infantry, castle, william
			march 1 norman infantry Hereford > Elfael
			advance Elfael
			dice 10
			offers march william Hereford > Elfael
		`},
		{"with units into their own lost earldom, without a check", `
			turn 2, Normans, movement
			Hereford: 2 norman infantry, castle, william
			Archenfield: 1 welsh infantry, castle
			forbids march william Hereford > Archenfield
			march 1 norman infantry Hereford > Archenfield
			march william Hereford > Archenfield
			untold supply
			Archenfield has 1 norman infantry, 1 welsh infantry, castle, william
			until siege
			end
			dice Normans 5
			told die Normans norman infantry 5 +1
		`},
		{"halted with their units they stay for the turn", `
			turn 2, Normans, movement
			Hereford: 2 norman infantry, castle, william
			Archenfield: 1 norman infantry, castle
			march 1 norman infantry Hereford > Elfael
			march william Hereford > Elfael
			advance Elfael
			dice 1
			Hereford has 2 norman infantry, castle, william
			forbids march william Hereford > Archenfield
			until strategic
			forbids march william Hereford > Archenfield
			offers march 1 norman infantry Hereford > Archenfield
		`},
		{"an earl marches once", `
			turn 2, Normans, movement
			Hereford: 2 norman infantry, castle, william
			Archenfield: 1 norman infantry, castle
			march william Hereford > Archenfield
			forbids march william Archenfield > Hereford
		`},
		{"alone among friends", `
			turn 2, Normans, movement
			Hereford: 2 norman infantry, castle, william
			Elfael: 2 norman infantry, castle, earl william
			march william Hereford > Elfael
			Elfael has 2 norman infantry, castle, william
			Hereford has 2 norman infantry, castle
		`},
		{"a lost battle costs an earl who has no way out", `
			turn 2, Normans, combat
			Elfael: 2 norman infantry, 2 welsh infantry, william
			Maelienydd: 1 norman infantry, castle, earl roger
			Shrewsbury: 1 norman infantry, castle, roger
			dice Normans 1 1
			dice Welsh 1 1
			asked attackerRetreat Normans
			retreat Maelienydd
			Maelienydd has 3 norman infantry, castle
			gone william
			score Normans -1
		`},
		{"an earldom stays an earldom of another when its earl has fallen", `
			turn 2, Normans, movement
			Hereford: 1 norman infantry, castle, william
			Ludlow: 1 norman infantry, castle
			leaders lost: roger
			forbids march william Hereford > Ludlow
		`},
	})
}

// TestKings checks where kings and their units may be in the second scenario
// (§11.2.2, §11.2.5).
func TestKings(t *testing.T) {
	playAll(t, []situation{
		{"Gruffydd in Môn, Gwynedd and Powys", `
			revival, turn 2, Welsh, movement
			Rhos: 1 welsh infantry, gruffydd
			Arfon: 1 welsh infantry
			Môn: 1 welsh infantry
			Meirionnydd: 1 welsh infantry
			Iâl: 1 welsh infantry
			Mechain: 1 welsh infantry
			Penweddig: 1 welsh infantry
			Arwystli: 1 welsh infantry
			offers march gruffydd Rhos > Môn
			offers march gruffydd Rhos > Iâl
			offers march gruffydd Rhos > Mechain
			offers march gruffydd Rhos > Arwystli
			forbids march gruffydd Rhos > Penweddig
		`},
		{"not in Borderland", `
			revival, turn 2, Welsh, movement
			Arwystli: 2 welsh infantry, gruffydd
			Maelienydd: 1 welsh infantry
			Gwerthrynion: 1 welsh infantry
			Caereinion: 1 welsh infantry
			forbids march gruffydd Arwystli > Maelienydd
			forbids march gruffydd Arwystli > Gwerthrynion
			offers march gruffydd Arwystli > Caereinion
		`},
		{"Rhys everywhere else, Borderland included", `
			revival, turn 2, Welsh, movement
			Penweddig: 1 welsh infantry, rhys
			Gwerthrynion: 1 welsh infantry
			Meirionnydd: 1 welsh infantry
			Arwystli: 1 welsh infantry
			Maelienydd: 1 welsh infantry
			Is Aeron: 1 welsh infantry
			Cemais: 1 welsh infantry
			offers march rhys Penweddig > Gwerthrynion
			offers march rhys Penweddig > Maelienydd
			offers march rhys Penweddig > Cemais
			forbids march rhys Penweddig > Meirionnydd
			forbids march rhys Penweddig > Arwystli
		`},
		{"neither in an earldom, though the Welsh hold it", `
			revival, turn 2, Welsh, movement
			Gwent Uwchcoed: 2 welsh infantry, rhys
			Hereford: 1 welsh infantry
			Archenfield: 1 norman infantry
			Iâl: 1 welsh infantry, gruffydd
			Chester: 1 welsh infantry
			march 1 welsh infantry Gwent Uwchcoed > Archenfield
			forbids march rhys Gwent Uwchcoed > Hereford
			forbids march rhys Gwent Uwchcoed > Archenfield
			forbids march gruffydd Iâl > Chester
		`},
		{"they enter Norman zones only with units, or after them", `
			revival, turn 2, Welsh, movement
			Rhos: 2 welsh infantry, gruffydd
			Tegeingl: 1 norman infantry
			forbids march gruffydd Rhos > Tegeingl
			march 1 welsh infantry Rhos > Tegeingl
			offers march gruffydd Rhos > Tegeingl
		`},
		{"teulu anywhere but in the earldoms", `
			revival, turn 2, Welsh, movement
			Gwent Uwchcoed: 1 teulu, 1 welsh infantry
			Gwynllŵg: 1 welsh infantry
			Gwent Iscoed: 1 welsh infantry
			Hereford: 1 norman infantry
			offers march 1 teulu Gwent Uwchcoed > Elfael
			offers march 1 teulu Gwent Uwchcoed > Gwynllŵg
			offers march 1 teulu Gwent Uwchcoed > Brycheiniog
			forbids march 1 teulu Gwent Uwchcoed > Hereford
			offers march 1 welsh infantry Gwent Uwchcoed > Hereford
		`},
		{"a teulu who cannot follow the retreat into an earldom is lost, without points", `
			revival, turn 2, Normans, combat
			Tegeingl: 2 norman infantry, 1 welsh infantry, 1 teulu
			Chester: 1 welsh infantry
			dice Normans 1 1
			dice Welsh 1 1
			retreat Chester
			Chester has 2 welsh infantry
			lost teulu 1
			score Welsh 2
			score Normans 0
		`},
		{"a teulu may follow into the other king's land, a king not", `
			revival, turn 2, Normans, combat
			Arwystli: 2 norman infantry, 1 welsh infantry, 1 teulu, gruffydd
			Penweddig: 1 welsh infantry
			dice Normans 1 1
			dice Welsh 1 1
			retreat Penweddig
			Penweddig has 2 welsh infantry, 1 teulu
			gone gruffydd
		`},
		{"a king who cannot follow the retreat is lost, and the men go", `
			revival, turn 2, Normans, combat
			Tegeingl: 2 norman infantry, 2 welsh infantry, gruffydd
			Chester: 1 welsh infantry
			dice Normans 1 1
			dice Welsh 1 1
			asked defenderRetreat Welsh
			retreat Chester
			Chester has 3 welsh infantry
			gone gruffydd
			score Welsh 0
		`},
	})
}

// TestTeulu checks that in the first scenario the teulu do not leave their
// kingdom (§11.1.6).
func TestTeulu(t *testing.T) {
	playAll(t, []situation{
		{"not for another kingdom, Borderland or an earldom", `
			turn 2, Welsh, movement
			Gwent Uwchcoed: 1 teulu, 1 welsh infantry
			Gwent Iscoed: 1 norman infantry
			Brycheiniog: 1 welsh infantry
			offers march 1 teulu Gwent Uwchcoed > Gwent Iscoed
			forbids march 1 teulu Gwent Uwchcoed > Brycheiniog
			forbids march 1 teulu Gwent Uwchcoed > Elfael
			forbids march 1 teulu Gwent Uwchcoed > Hereford
			offers march 1 welsh infantry Gwent Uwchcoed > Brycheiniog
			offers march 1 welsh infantry Gwent Uwchcoed > Elfael
			offers march 1 welsh infantry Gwent Uwchcoed > Hereford
		`},
		{"Môn is no part of Gwynedd", `
			turn 2, Welsh, movement
			Arfon: 1 teulu
			forbids march 1 teulu Arfon > Môn
			offers march 1 teulu Arfon > Rhos
		`},
		{"nor through another kingdom", `
			turn 2, Welsh, movement
			Tegeingl: 1 teulu
			Iâl: 1 welsh infantry
			Rhos: 1 norman infantry
			Meirionnydd: 1 welsh infantry
			forbids march 1 teulu Tegeingl > Meirionnydd
			forbids march 1 teulu Tegeingl > Iâl
		`},
		{"a retreat out of it costs them, though others go", `
			turn 2, Normans, combat
			Tegeingl: 2 norman infantry, 1 teulu, 1 welsh infantry
			Iâl: 1 welsh infantry
			dice Normans 1 1
			dice Welsh 1 1
			retreat Iâl
			Iâl has 2 welsh infantry
			lost teulu 1
			told scoreTeulu Normans 1
			score Normans 1
		`},
		{"teulu alone have then no way at all", `
			turn 2, Normans, combat
			Tegeingl: 2 norman infantry, 1 teulu
			Iâl: 1 welsh infantry
			dice Normans 1 1
			dice Welsh 1
			asked roll Normans at Tegeingl
		`},
	})
}
