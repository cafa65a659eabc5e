package marcher_test

import "testing"

// TestLevy checks that each mobilised zone draws one counter, by chance, face
// down (§4.0, §3.1).
func TestLevy(t *testing.T) {
	playAll(t, []situation{
		{"each counter left in the cup is as likely", `
			turn 2, Normans, levy
			Hereford: 1 norman infantry, castle
			pool: knight 2, norman archer 1, welsh infantry 3
			asked draw Normans at Hereford
			offers only draw 1 knight; draw 2 knight; draw 1 norman archer
			draw norman archer
			told levy Normans in Hereford
			Hereford has 1 norman infantry, 1 hidden norman archer, castle
			pool norman archer 0
			pool knight 2
		`},
		{"one for each zone, and none more", `
			turn 2, Normans, levy
			Hereford: 3 norman infantry, castle
			Chester: 1 norman infantry, castle
			Nantwich: 1 knight, castle
			asked draw Normans at Chester
			draw knight
			asked draw Normans at Nantwich
			draw norman infantry
			asked draw Normans at Hereford
			draw norman archer
			asked event Normans
			Chester has 1 norman infantry, 1 hidden knight, castle
			Nantwich has 1 knight, 1 hidden norman infantry, castle
			Hereford has 3 norman infantry, 1 hidden norman archer, castle
		`},
		{"an empty cup gives nothing", `
			turn 2, Normans, levy
			Hereford: 1 norman infantry, castle
			Archenfield: 1 norman infantry, castle
			pool: welsh infantry 1
			asked event Normans
			Hereford has 1 norman infantry, castle
		`},
		{"a cup too small: the owner says which zone is served next", `
			turn 2, Normans, levy
			Hereford: 1 norman infantry, castle
			Archenfield: 1 norman infantry, castle
			Chester: 1 norman infantry, castle
			pool: norman archer 2
			asked levy Normans
			offers only levy Hereford; levy Archenfield; levy Chester
			levy Archenfield
			draw norman archer
			asked levy Normans
			offers only levy Hereford; levy Chester
			levy Chester
			draw norman archer
			asked event Normans
			Hereford has 1 norman infantry, castle
			Archenfield has 1 norman infantry, 1 hidden norman archer, castle
			Chester has 1 norman infantry, 1 hidden norman archer, castle
		`},
		{"a cup that just suffices: nobody is asked", `
			turn 2, Normans, levy
			Hereford: 1 norman infantry, castle
			Archenfield: 1 norman infantry, castle
			pool: norman archer 2
			asked draw Normans at Hereford
			draw norman archer
			asked draw Normans at Archenfield
		`},
		{"a zone without troops, or of the Vikings, raises none, whatever its castle", `
			turn 2, Normans, levy
			Hereford: 1 norman infantry, castle
			Archenfield: castle, william
			Tegeingl: 2 viking, castle
			draw norman archer
			asked event Normans
			Tegeingl has 2 viking, castle
			Archenfield has castle, william
		`},
	})
}

// TestNormanLevy checks the levy of the Normans (§4.1).
func TestNormanLevy(t *testing.T) {
	playAll(t, []situation{
		{"the first levy of a zone without a castle is one, and no counter", `
			turn 2, Normans, levy
			Elfael: 2 norman infantry
			Gwent Iscoed: 1 knight
			Hereford: 1 norman infantry
			asked event Normans
			Hereford has 1 norman infantry, castle
			Elfael has 2 norman infantry, castle
			Gwent Iscoed has 1 knight, castle
		`},
		{"the second is a counter, and there is never a second castle", `
			turn 2, Normans, levy
			Elfael: 2 norman infantry
			until draw Normans
			now turn 3, Normans, levy
			asked draw Normans at Elfael
			draw norman archer
			Elfael has 2 norman infantry, 1 hidden norman archer, castle
		`},
		{"castles leave the counters to the zones that have theirs", `
			turn 2, Normans, levy
			Elfael: 2 norman infantry
			Hereford: 1 norman infantry, castle
			pool: norman archer 1
			asked draw Normans at Hereford
			draw norman archer
			asked event Normans
			Elfael has 2 norman infantry, castle
		`},
		{"all they hold is mobilised, in whatever kingdom", `
			turn 5, Normans, levy
			Penfro: 1 norman infantry, castle
			Môn: 1 norman infantry, castle
			Buellt: 1 norman infantry, castle
			asked draw Normans at Môn
			draw norman archer
			asked draw Normans at Buellt
			draw norman archer
			asked draw Normans at Penfro
		`},
	})
}

// TestMobilisation checks which Welsh kingdoms are mobilised, and when (§4.2).
func TestMobilisation(t *testing.T) {
	playAll(t, []situation{
		{"kingdoms that no Norman borders are not", `
			turn 2, Welsh, levy
			Hereford: 1 norman infantry, castle
			Gwent Uwchcoed: 1 welsh infantry
			Senghenydd: 1 welsh infantry
			Arfon: 1 welsh infantry
			mobilised: Gwent
			asked draw Welsh at Gwent Uwchcoed
			draw welsh archer
			asked event Welsh
			Senghenydd has 1 welsh infantry
			Arfon has 1 welsh infantry
		`},
		{"all zones of one that is raise a counter, bordering or not", `
			turn 2, Welsh, levy
			Chester: 1 norman infantry, castle
			Tegeingl: 1 welsh infantry
			Arfon: 1 welsh infantry
			Meirionnydd: 1 welsh infantry
			mobilised: Gwynedd, Powys
			asked draw Welsh at Arfon
			draw welsh archer
			asked draw Welsh at Tegeingl
			draw welsh archer
			asked draw Welsh at Meirionnydd
			draw welsh archer
			asked event Welsh
		`},
		{"Normans in a zone beside it mobilise it at once", `
			turn 2, Normans, movement
			Hereford: 3 norman infantry, castle
			mobilised: Gwent
			march 2 norman infantry Hereford > Elfael
			untold mobilise
			until supply
			dice Normans 10
			told mobilise Deheubarth
			mobilised Gwent, Deheubarth
		`},
		{"not while they only mean to come", `
			turn 2, Normans, movement
			Hereford: 3 norman infantry, castle
			mobilised: Gwent
			march 2 norman infantry Hereford > Elfael
			until supply
			dice Normans 1
			untold mobilise
			mobilised Gwent
		`},
		{"across the strait as well", `
			turn 2, Normans, movement
			Rhos: 3 norman infantry, castle
			mobilised: Gwynedd, Powys
			march 2 norman infantry Rhos > Arfon
			until supply
			dice Normans 10
			told mobilise Môn
			mobilised Môn, Gwynedd, Powys
		`},
		{"it stays mobilised when they have gone", `
			turn 2, Welsh, levy
			Hereford: 1 norman infantry, castle
			Senghenydd: 1 welsh infantry
			mobilised: Gwent, Morgannwg
			asked draw Welsh at Senghenydd
		`},
		{"Vikings mobilise nobody", `
			turn 2, Welsh, levy
			Hereford: 1 norman infantry, castle
			Gwynllŵg: 2 viking
			Senghenydd: 1 welsh infantry
			mobilised: Gwent
			asked event Welsh
			mobilised Gwent
		`},
		{"wholly conquered it is no longer", `
			turn 3, Normans, combat
			Môn: 2 knight, 1 welsh infantry
			Arfon: 1 norman infantry, castle
			mobilised: Môn, Gwynedd, Powys
			dice Normans 10 10
			dice Welsh 1
			told demobilise Môn
			mobilised Gwynedd, Powys
		`},
		{"while one zone is not theirs, it is", `
			turn 3, Normans, combat
			Gwent Uwchcoed: 2 knight, 1 welsh infantry
			mobilised: Gwent, Deheubarth
			dice Normans 10 10
			dice Welsh 1
			untold demobilise
			mobilised Gwent, Deheubarth
		`},
		{"zones of a mobilised kingdom that the Welsh do not hold raise nothing for them", `
			turn 3, Welsh, levy
			Gwent Uwchcoed: 1 norman infantry, castle
			Gwent Iscoed: 1 welsh infantry
			Gorfynydd: 2 viking
			mobilised: Gwent, Morgannwg, Deheubarth
			asked draw Welsh at Gwent Iscoed
			draw welsh archer
			asked event Welsh
			Gwent Uwchcoed has 1 norman infantry, castle
			Gorfynydd has 2 viking
		`},
		{"Irish hold a zone for the Welsh", `
			turn 3, Welsh, levy
			Hereford: 1 norman infantry, castle
			Gwent Iscoed: 1 irish
			mobilised: Gwent
			asked draw Welsh at Gwent Iscoed
		`},
	})
}

// TestRevivalLevy checks the levies of the second scenario (§11.2.7).
func TestRevivalLevy(t *testing.T) {
	playAll(t, []situation{
		{"on even turns the Welsh raise", `
			revival, turn 4, Welsh, levy
			Hereford: 1 norman infantry, castle
			Arfon: 1 welsh infantry
			mobilised: Môn, Gwynedd, Powys, Gwent, Morgannwg, Deheubarth
			asked draw Welsh at Arfon
		`},
		{"on odd turns they do not", `
			revival, turn 5, Welsh, levy
			Hereford: 1 norman infantry, castle
			Arfon: 1 welsh infantry
			mobilised: Môn, Gwynedd, Powys, Gwent, Morgannwg, Deheubarth
			asked event Welsh
			Arfon has 1 welsh infantry
		`},
		{"on even turns the Normans raise everywhere", `
			revival, turn 4, Normans, levy
			Hereford: 1 norman infantry, castle
			Elfael: 1 norman infantry, castle
			Maelienydd: 1 norman infantry
			asked draw Normans at Hereford
			draw knight
			asked draw Normans at Elfael
			draw knight
			asked event Normans
			Maelienydd has 1 norman infantry, castle
			Elfael has 1 norman infantry, 1 hidden knight, castle
		`},
		{"on odd turns only in the earldoms", `
			revival, turn 5, Normans, levy
			Hereford: 1 norman infantry, castle
			Elfael: 1 norman infantry, castle
			Maelienydd: 1 norman infantry
			asked draw Normans at Hereford
			draw knight
			asked event Normans
			untold castle
			Maelienydd has 1 norman infantry
			Elfael has 1 norman infantry, castle
		`},
		{"Dyfed is not mobilised until Normans border it", `
			revival, turn 4, Welsh, levy
			Hereford: 1 norman infantry, castle
			Penfro: 1 welsh infantry
			Gorfynydd: 1 welsh infantry
			mobilised: Môn, Gwynedd, Powys, Gwent, Morgannwg, Deheubarth
			asked draw Welsh at Gorfynydd
			draw welsh archer
			asked event Welsh
			Penfro has 1 welsh infantry
		`},
		{"they mobilise it by coming near", `
			revival, turn 4, Normans, movement
			Brycheiniog: 3 norman infantry, castle
			mobilised: Môn, Gwynedd, Powys, Gwent, Morgannwg, Deheubarth
			march 2 norman infantry Brycheiniog > Cantref Bychan
			until supply
			dice Normans 10
			told mobilise Dyfed
		`},
	})
}
