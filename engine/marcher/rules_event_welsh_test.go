package marcher_test

import "testing"

// Events of the Welsh table alone.

// TestIrishAuxiliaries checks the Irish auxiliaries (§5.0).
func TestIrishAuxiliaries(t *testing.T) {
	playAll(t, []situation{
		{"two land on a Welsh coast", `
			turn 2, Welsh, event
			Hereford: 1 norman infantry, castle
			Arfon: 1 welsh infantry
			Penfro: 1 welsh infantry
			Arwystli: 1 welsh infantry
			Chester: 1 welsh infantry, castle
			Tegeingl: 1 norman infantry
			Cemais: 2 viking
			event 47
			asked irishLanding Welsh
			offers only place Arfon; place Penfro; place Chester
			place Arfon
			told place Welsh 2 irish in Arfon
			Arfon has 1 welsh infantry, 2 irish
			aside irish 2
			asked march Welsh
			offers march 2 irish Arfon > Rhos
		`},
		{"one when only one is left", `
			turn 2, Welsh, event
			Hereford: 1 norman infantry, castle
			Arfon: 1 welsh infantry, 3 irish
			event 54
			asked march Welsh
			Arfon has 1 welsh infantry, 4 irish
			aside irish 0
		`},
		{"none when none is", `
			turn 2, Welsh, event
			Hereford: 1 norman infantry, castle
			Arfon: 1 welsh infantry, 4 irish
			event 47
			asked march Welsh
			Arfon has 1 welsh infantry, 4 irish
			untold place
		`},
		{"none without a coast", `
			turn 2, Welsh, event
			Hereford: 1 norman infantry, castle
			Arwystli: 1 welsh infantry
			event 47
			asked march Welsh
			untold place
			aside irish 4
		`},
		{"they enter any kingdom and the earldoms, there after a check", `
			turn 2, Welsh, movement
			Chester: 1 norman infantry, castle
			Tegeingl: 2 irish
			march 1 irish Tegeingl > Chester
			march 1 irish Tegeingl > Iâl
			Iâl has 1 irish
			until supply
			dice 2
			told supply Welsh 2 +0 in Chester
			Chester has 1 norman infantry, 1 irish, castle
		`},
		{"fallen they go aside, not into the cup", `
			turn 2, Normans, combat
			Tegeingl: 2 norman infantry, 1 irish
			aside irish 3
			dice Normans 10 1
			dice Welsh 6
			told die Welsh irish 6 +0
			told hit Welsh 1 irish of Normans from Tegeingl
			aside irish 4
			Tegeingl has 1 norman infantry
		`},
	})
}

// TestBards checks the bards: every Welsh unit, in the first round (§5.0).
func TestBards(t *testing.T) {
	playAll(t, []situation{
		{"archers, infantry, teulu and Irish", `
			turn 2, Welsh, event
			Rhos: 1 welsh archer, 1 welsh infantry, 1 teulu, 1 irish
			Tegeingl: 4 norman infantry, 1 norman archer
			event 68
			march 1 welsh archer Rhos > Tegeingl
			march 1 welsh infantry Rhos > Tegeingl
			march 1 teulu Rhos > Tegeingl
			march 1 irish Rhos > Tegeingl
			until roll Welsh
			dice Welsh 1
			told die Welsh welsh archer 1 +1
			dice Normans 1
			told die Normans norman archer 1 +0
			dice Welsh 1 1 1
			told die Welsh welsh infantry 1 +1
			told die Welsh teulu 1 +1
			told die Welsh irish 1 +1
			dice Normans 1 1 1 1
			until roll Welsh
			listen
			dice Welsh 1
			told die Welsh welsh archer 1 +0
			dice Normans 1
			dice Welsh 1 1 1
			told die Welsh welsh infantry 1 +0
			told die Welsh teulu 1 +0
			told die Welsh irish 1 +0
		`},
		{"against Vikings too, who hear no bards", `
			turn 2, Welsh, event
			Rhos: 2 welsh infantry
			Tegeingl: 1 viking
			event 70
			march 1 welsh infantry Rhos > Tegeingl
			until roll Welsh
			dice Welsh 1
			told die Welsh welsh infantry 1 +1
			dice Vikings 1
			told die Vikings viking 1 +0
		`},
		{"not in the pursuit", `
			turn 2, Welsh, event
			Rhos: 2 welsh infantry, 1 teulu
			Tegeingl: 1 norman infantry
			Chester: 1 norman infantry, castle
			event 70
			march 1 teulu Rhos > Tegeingl
			march 1 welsh infantry Rhos > Tegeingl
			until roll Welsh
			dice Welsh 1 1
			dice Normans 1
			end
			asked defenderRetreat Normans
			retreat Chester
			listen
			dice Welsh 4
			told die Welsh teulu 4 +0
			Chester has 2 norman infantry, castle
		`},
	})
}

// TestKingdomRises checks the rising of a kingdom (§5.0).
func TestKingdomRises(t *testing.T) {
	playAll(t, []situation{
		{"one that was not mobilised and has a Welsh zone, for good", `
			turn 2, Welsh, event
			Hereford: 1 norman infantry, castle
			Gwent Uwchcoed: 1 welsh infantry
			Penfro: 1 welsh infantry
			Gorfynydd: 1 welsh infantry
			mobilised: Gwent
			event 75
			asked rise Welsh
			offers only name Morgannwg; name Dyfed
			name Dyfed
			told mobilise Dyfed
			mobilised Gwent, Dyfed
			until draw Welsh
			asked draw Welsh at Gwent Uwchcoed
			draw welsh archer
			asked draw Welsh at Penfro
		`},
		{"no choice where one is left", `
			turn 2, Welsh, event
			Hereford: 1 norman infantry, castle
			Gwent Uwchcoed: 1 welsh infantry
			Penfro: 1 welsh infantry
			mobilised: Gwent
			event 75
			asked march Welsh
			mobilised Gwent, Dyfed
		`},
		{"all are: one counter comes instead, to a Welsh zone outside the earldoms", `
			turn 2, Welsh, event
			Hereford: 1 norman infantry, castle
			Gwent Uwchcoed: 1 welsh infantry
			Elfael: 1 welsh infantry
			Archenfield: 1 welsh infantry, castle
			mobilised: Gwent
			event 75
			asked draw Welsh
			draw welsh archer
			asked rising Welsh
			offers only place Elfael; place Gwent Uwchcoed
			place Elfael
			told place Welsh 1 welsh archer in Elfael
			Elfael has 1 welsh infantry, 1 welsh archer
			asked march Welsh
			offers march 1 welsh archer Elfael > Buellt
		`},
		{"the cup is empty: nothing comes", `
			turn 2, Welsh, event
			Hereford: 1 norman infantry, castle
			Gwent Uwchcoed: 1 welsh infantry
			mobilised: Gwent
			pool: knight 1
			event 75
			asked march Welsh
			untold place
		`},
		{"nor where the Welsh hold only earldom zones", `
			turn 2, Welsh, event
			Hereford: 1 norman infantry, castle
			Archenfield: 1 welsh infantry, castle
			mobilised: Gwent
			event 75
			asked march Welsh
			untold place
			pool welsh infantry 25
		`},
	})
}

// TestMasterArchers checks the master archers (§5.0).
func TestMasterArchers(t *testing.T) {
	playAll(t, []situation{
		{"Welsh archers in every round", `
			turn 2, Welsh, event
			Rhos: 2 welsh archer, 2 welsh infantry
			Tegeingl: 2 norman infantry, 1 norman archer
			event 81
			march 1 welsh archer Rhos > Tegeingl
			march 1 welsh infantry Rhos > Tegeingl
			until roll Welsh
			dice Welsh 1
			told die Welsh welsh archer 1 +1
			dice Normans 1
			told die Normans norman archer 1 +0
			dice Welsh 1
			told die Welsh welsh infantry 1 +0
			dice Normans 1 1
			until roll Welsh
			listen
			dice Welsh 5
			told die Welsh welsh archer 5 +1
			dice Normans 1
			asked lose Normans at Tegeingl count 1
		`},
		{"not in the next turn", `
			turn 2, Welsh, event
			Gwynllŵg: 1 welsh archer
			Penfro: 1 welsh infantry
			Gwent Iscoed: 2 norman infantry
			mobilised: Gwent, Morgannwg
			event 86
			until event Normans
			event 0
			march 2 norman infantry Gwent Iscoed > Gwynllŵg
			until supply
			dice 10
			dice Welsh 1
			told die Welsh welsh archer 1 +0
		`},
	})
}

// TestDynasticFeud checks the dynastic feud (§5.0).
func TestDynasticFeud(t *testing.T) {
	playAll(t, []situation{
		{"units that begin in that kingdom do not march", `
			turn 2, Welsh, event
			Hereford: 1 norman infantry, castle
			Rhos: 1 welsh infantry, 1 teulu
			Gorfynydd: 1 welsh infantry
			event 87
			asked pick
			offers only name Môn; name Gwynedd; name Powys; name Gwent; name Morgannwg; name Deheubarth; name Dyfed
			name Gwynedd
			told picked Gwynedd
			asked march Welsh
			forbids march 1 welsh infantry Rhos > Tegeingl
			forbids march 1 teulu Rhos > Tegeingl
			offers march 1 welsh infantry Gorfynydd > Senghenydd
		`},
		{"they may make the strategic move, and march in the next turn", `
			turn 2, Welsh, event
			Hereford: 1 norman infantry, castle
			Rhos: 2 welsh infantry
			Tegeingl: 1 welsh infantry
			event 92
			name Gwynedd
			asked strategic Welsh
			offers march 1 welsh infantry Rhos > Tegeingl
			until event Welsh
			event 0
			offers march 1 welsh infantry Rhos > Tegeingl
		`},
		{"units of Borderland have no kingdom", `
			turn 2, Welsh, event
			Hereford: 1 norman infantry, castle
			Elfael: 2 welsh infantry
			event 87
			name Powys
			asked march Welsh
			offers march 1 welsh infantry Elfael > Buellt
		`},
	})
}

// TestPoorHarvest checks the poor harvest (§5.0).
func TestPoorHarvest(t *testing.T) {
	playAll(t, []situation{
		{"one counter for each kingdom at the next levy", `
			turn 2, Welsh, event
			Chester: 1 norman infantry, castle
			Tegeingl: 1 welsh infantry
			Arfon: 1 welsh infantry
			Iâl: 1 welsh infantry
			mobilised: Gwynedd, Powys
			event 93
			until levy Welsh
			offers only levy Arfon; levy Tegeingl
			levy Arfon
			until event Welsh
			Tegeingl has 1 welsh infantry
			now turn 3, Welsh, event
		`},
		{"at the next one only", `
			turn 2, Welsh, event
			Chester: 1 norman infantry, castle
			Tegeingl: 1 welsh infantry
			Arfon: 1 welsh infantry
			mobilised: Gwynedd, Powys
			event 96
			until levy Welsh
			levy Arfon
			until event Welsh
			listen
			until event Normans
			until event Welsh
			told levy Welsh in Tegeingl
			told levy Welsh in Arfon
		`},
		{"in the second scenario at that of the next even turn", `
			revival, turn 2, Welsh, event
			Chester: 1 norman infantry, castle
			Tegeingl: 1 welsh infantry
			Arfon: 1 welsh infantry
			mobilised: Môn, Gwynedd, Powys, Gwent, Morgannwg, Deheubarth
			event 93
			until levy Welsh
			now turn 4, Welsh, levy
			levy Tegeingl
			until event Welsh
			Arfon has 1 welsh infantry
		`},
	})
}

// TestBribery checks the bribery (§5.0).
func TestBribery(t *testing.T) {
	playAll(t, []situation{
		{"a Welsh zone beside the Normans, with more than teulu, outside the earldoms", `
			turn 2, Welsh, event
			Chester: 1 norman infantry, castle
			Elfael: 1 norman infantry
			Tegeingl: 1 welsh infantry, 1 welsh archer
			Iâl: 1 teulu
			Rhos: 3 welsh infantry
			Nantwich: 1 welsh infantry
			Buellt: 1 welsh infantry
			event 97
			asked pick
			offers only pick Tegeingl; pick Buellt
			pick Tegeingl
			asked bribe Welsh
			offers only remove welsh infantry Tegeingl; remove welsh archer Tegeingl
			remove welsh archer Tegeingl
			told remove Welsh 1 welsh archer from Tegeingl
			Tegeingl has 1 welsh infantry
			pool welsh archer 10
		`},
		{"over the strait as well", `
			turn 2, Welsh, event
			Arfon: 1 norman infantry, castle
			Môn: 1 welsh infantry, 1 welsh archer
			Penfro: 1 welsh infantry
			event 97
			offers only pick Môn
		`},
		{"never a teulu", `
			turn 2, Welsh, event
			Chester: 1 norman infantry, castle
			Tegeingl: 1 welsh infantry, 1 teulu
			Iâl: 1 welsh infantry
			event 99
			pick Tegeingl
			Tegeingl has 1 teulu
		`},
		{"Irish go aside", `
			turn 2, Welsh, event
			Chester: 1 norman infantry, castle
			Tegeingl: 1 irish, 1 welsh infantry
			Iâl: 1 welsh infantry
			event 97
			aside irish 3
			pick Tegeingl
			remove irish Tegeingl
			aside irish 4
		`},
		{"that may empty the zone", `
			turn 2, Welsh, event
			Chester: 1 norman infantry, castle
			Tegeingl: 1 welsh infantry
			Iâl: 1 welsh infantry
			Arwystli: 1 welsh infantry
			event 97
			pick Tegeingl
			told neutral in Tegeingl
			Tegeingl has nothing
		`},
		{"nobody to be had", `
			turn 2, Welsh, event
			Chester: 1 norman infantry, castle
			Tegeingl: 1 teulu
			Rhos: 1 welsh infantry
			event 97
			asked march Welsh
			untold remove
		`},
	})
}
