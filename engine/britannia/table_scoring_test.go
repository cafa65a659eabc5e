package britannia_test

import (
	"fmt"
	"strings"
	"testing"
)

// Holding areas: the cards at the end of each scoring round (§Holding Areas).
func TestHolding(t *testing.T) {
	playAll(t, []situation{
		{"round 5", `
			round 5, Normans, roundEnd
			Belgae: Kent 1
			Welsh: Powys 1, Devon 1, March 1
			Brigantes: Strathclyde 1, Galloway 1, York 1
			Caledonians: Orkneys 1, Moray 1
			Picts: Alban 1, Skye 1, Lothian 1
			Irish: Cornwall 1, Downlands 1
			Scots: Dalriada 1, Dunedin 1, Bernicia 1
			Saxons: Sussex 1, Norfolk 1
			Jutes: Essex 1, Wessex 1
			Angles: Suffolk 1, Pennines 1
			Belgae score 2
			Welsh score 7
			Brigantes score 12
			Caledonians score 6
			Picts score 8
			Irish score 4
			Scots score 4
			Saxons score 2
			Jutes score 8
			Angles score 2
		`},
		{"round 7", `
			round 7, Normans, roundEnd
			Romano-British: Avalon 1, Downlands 1
			Belgae: Essex 1
			Welsh: Gwynedd 1, Gwent 1, Hwicce 1
			Brigantes: Strathclyde 1, Cumbria 1, Pennines 1
			Caledonians: Hebrides 1, Skye 1
			Picts: Mar 1, Caithness 1
			Irish: Dyfed 1, Clwyd 1
			Scots: Dalriada 1, Moray 1
			Saxons: Sussex 1, Suffolk 1, York 1
			Jutes: Kent 1, Wessex 1
			Angles: Norfolk 1, Bernicia 1, Lindsey 1
			Romano-British score 2
			Belgae score 2
			Welsh score 7
			Brigantes score 12
			Caledonians score 6
			Picts score 6
			Irish score 4
			Scots score 6
			Saxons score 9
			Jutes score 6
			Angles score 12
		`},
		{"round 10", `
			round 10, Normans, roundEnd
			Romano-British: Avalon 1
			Belgae: South Mercia 1
			Welsh: Dyfed 1, Cornwall 1, Cheshire 1
			Brigantes: Strathclyde 1, Cumbria 1, Galloway 1, Dalriada 1
			Caledonians: Orkneys 1, Caithness 1
			Picts: Alban 1, Skye 1
			Irish: Devon 1, Gwent 1
			Scots: Dunedin 1, Mar 1
			Saxons: Wessex 1, Kent 1, March 1
			Jutes: Essex 1, Sussex 1
			Angles: York 1, Hwicce 1, Lindsey 1
			Romano-British score 2
			Belgae score 2
			Welsh score 7
			Brigantes score 20
			Caledonians score 6
			Picts score 6
			Irish score 2
			Scots score 6
			Saxons score 9
			Jutes score 4
			Angles score 10
		`},
		{"round 13", `
			round 13, Normans, roundEnd
			Romano-British: Avalon 1
			Welsh: Powys 1, Hwicce 1
			Norsemen: Orkneys 1, Cumbria 1, Gwynedd 1
			Dubliners: York 1, Bernicia 1, Pennines 1
			Danes: Lindsey 1, Norfolk 1, Kent 1, Dunedin 1
			Saxons: Wessex 1, March 1
			occupied: Norsemen in Orkneys, Norsemen in Cumbria, Norsemen in Gwynedd
			Romano-British score 2
			Welsh score 5
			Norsemen score 12
			Dubliners score 10
			Danes score 12
			Saxons score 6
		`},
		{"round 16", `
			round 16, Normans, roundEnd
			Welsh: Powys 1, Gwynedd 1, Dyfed 1, Cheshire 1, Lothian 1
			Irish: Alban 1
			Norsemen: Hebrides 1, Mar 1, Kent 1
			Dubliners: Cumbria 1, York 1, Suffolk 1
			Danes: Essex 1, Sussex 1, Devon 1, Dunedin 1
			Norwegians: Norfolk 1, Skye 1
			Saxons: Downlands 1, Wessex 1
			Normans: Hwicce 1
			Welsh score 15
			Irish score 2
			Norsemen score 8
			Dubliners score 7
			Danes score 8
			Norwegians score 2
			Saxons score 8
			Normans score 2
			over
		`},
		{"not in other rounds", `
			round 6, Normans, roundEnd
			Welsh: Powys 1, Gwynedd 1
			Welsh score 0
		`},
		{"again in a later round, and beside points for occupying", `
			round 13, Normans, roundEnd
			Norsemen: Orkneys 1
			points: Norsemen 3
			occupied: Norsemen in Orkneys
			Norsemen score 9
		`},
		{"armies at sea hold nothing", `
			round 5, Normans, roundEnd
			Irish: Atlantic Ocean 3
			Irish score 0
		`},
		{"a burh holds its area", `
			round 13, Normans, roundEnd
			Saxons: Wessex burh
			Saxons score 4
		`},
	})
}

// The limits on points for areas in one part of the board (§Victory Point Limits).
func TestPointLimits(t *testing.T) {
	playAll(t, []situation{
		{"Welsh outside Wales: within the limit", `
			round 7, Normans, roundEnd
			Welsh: Powys 1, Gwynedd 1, Cheshire 1, March 1, Hwicce 1, Avalon 1
			Welsh score 12
		`},
		{"Welsh outside Wales: Scotland as well", `
			round 7, Normans, roundEnd
			Welsh: Clwyd 1, Cheshire 1, Skye 1, Alban 1
			Welsh score 3
		`},
		{"Welsh outside Wales: with none in Wales nothing", `
			round 7, Normans, roundEnd
			Welsh: Cheshire 1, March 1
			Welsh score 0
		`},
		{"Saxons in Wales", `
			round 7, Normans, roundEnd
			Saxons: Devon 1, Cornwall 1, Essex 1
			Saxons score 9
		`},
		{"Saxons in Wales: half of an odd number rounds down", `
			round 7, Normans, roundEnd
			Saxons: Devon 1, Cornwall 1, Kent 1
			Saxons score 4
		`},
		{"Saxons in Wales: enough in England", `
			round 7, Normans, roundEnd
			Saxons: Devon 1, Cornwall 1, Essex 1, York 1
			Saxons score 12
		`},
		{"Angles in Scotland", `
			round 7, Normans, roundEnd
			Angles: Dunedin 1, Pennines 1
			Angles score 3
		`},
		{"Angles in Scotland: enough in England", `
			round 7, Normans, roundEnd
			Angles: Dunedin 1, Norfolk 1, Pennines 1
			Angles score 12
		`},
		{"no other nation has a limit", `
			round 13, Normans, roundEnd
			Danes: Devon 1, Cornwall 1, Dunedin 1
			Danes score 6
		`},
	})
}

// Occupying areas: at any time, once each (§Occupying Areas).
func TestOccupying(t *testing.T) {
	playAll(t, []situation{
		{"by marching in", `
			round 12, Norsemen, movement
			Norsemen: Cheshire 1
			occupied: Norsemen in Cheshire
			march 1 Cheshire > Cumbria
			Norsemen score 3
		`},
		{"in passing", `
			round 12, Danes, movement
			Danes: Kent 1
			occupied: Danes in Kent
			march 1 Kent > Suffolk by Essex
			Danes score 8
		`},
		{"and the way decides", `
			round 15, Normans, movement
			Normans: English Channel 1
			march 1 English Channel > Essex by Sussex
			Normans score 12
		`},
		{"not where an enemy stands", `
			round 12, Danes, movement
			Danes: Kent 3
			Saxons: Essex 1
			occupied: Danes in Kent
			march 2 Kent > Essex
			march 1 Kent > Suffolk
			Danes score 4
		`},
		{"by winning the battle", `
			round 12, Danes, movement
			Danes: Kent 2
			Saxons: Essex 1
			occupied: Danes in Kent
			march 2 Kent > Essex
			Danes score 0
			dice 5 1 1
			Danes score 4
		`},
		{"by the enemy's retreat", `
			round 12, Danes, movement
			Danes: Kent 2
			Saxons: Essex 1
			occupied: Danes in Kent
			march 2 Kent > Essex
			dice 1 1 1
			retreat 1 Essex > South Mercia
			Danes score 4
		`},
		{"only once", `
			round 12, Norsemen, movement
			Norsemen: Cheshire 1
			points: Norsemen 3
			occupied: Norsemen in Cheshire, Norsemen in Cumbria
			march 1 Cheshire > Cumbria
			Norsemen score 3
		`},
		{"Norsemen from round 11", `
			round 11, Norsemen, movement
			Norsemen: Icelandic Sea 1
			march 1 Icelandic Sea > Skye
			Norsemen score 1
		`},
		{"to round 16", `
			round 16, Norsemen, movement
			Norsemen: Cumbria 1
			occupied: Norsemen in Cumbria
			march 1 Cumbria > Pennines
			Norsemen score 1
		`},
		{"Normans in round 15 only", `
			round 16, Normans, movement
			Normans: English Channel 1
			Saxons: Downlands 1
			march 1 English Channel > Wessex
			untold scoreOccupy
		`},
		{"Norwegians in round 15 only", `
			round 16, Norwegians, movement
			Norwegians: North Sea 1
			march 1 North Sea > York
			Norwegians score 0
		`},
	})
}

// skull is one line of a card about eliminated units: in which round, of whom
// what, whether in the hunters' own turn, and for how many points.
type skull struct {
	hunters string
	round   int
	prey    string
	what    string
	own     bool
	points  int
}

// Eliminating units, card by card (§Eliminating Units).
func TestEliminating(t *testing.T) {
	for _, s := range []skull{
		{"Romans", 1, "Belgae", "Boudicca", true, 6},
		{"Romans", 1, "Belgae", "Boudicca", false, 6},
		{"Romans", 2, "Belgae", "Boudicca", true, 6},
		{"Romans", 3, "Belgae", "Boudicca", true, 0},
		{"Romans", 2, "Belgae", "infantry", true, 0},
		{"Romans", 1, "Belgae", "infantry", true, 0},
		{"Romano-British", 6, "Saxons", "Aelle", true, 8},
		{"Romano-British", 7, "Saxons", "Aelle", false, 6},
		{"Romano-British", 8, "Saxons", "Aelle", false, 0},
		{"Romano-British", 6, "Saxons", "infantry", true, 2},
		{"Romano-British", 7, "Angles", "infantry", true, 2},
		{"Romano-British", 7, "Jutes", "infantry", true, 2},
		{"Romano-British", 7, "Angles", "infantry", false, 0},
		{"Romano-British", 8, "Angles", "infantry", true, 0},
		{"Romano-British", 7, "Irish", "infantry", true, 0},
		{"Romano-British", 6, "Saxons", "Aelle", false, 6},
		{"Romano-British", 8, "Saxons", "Aelle", true, 0},
		{"Romano-British", 6, "Jutes", "infantry", true, 2},
		{"Romano-British", 7, "Saxons", "infantry", false, 0},
		{"Romano-British", 8, "Saxons", "infantry", true, 0},
		{"Romano-British", 6, "Welsh", "infantry", true, 0},
		{"Romano-British", 6, "Irish", "infantry", true, 0},
		{"Belgae", 1, "Romans", "infantry", true, 6},
		{"Belgae", 1, "Romans", "fort", true, 6},
		{"Belgae", 1, "Romans", "infantry", false, 2},
		{"Belgae", 2, "Romans", "infantry", true, 2},
		{"Belgae", 2, "Romans", "fort", true, 4},
		{"Belgae", 4, "Romans", "infantry", false, 2},
		{"Welsh", 1, "Romans", "infantry", true, 2},
		{"Welsh", 5, "Romans", "infantry", false, 2},
		{"Welsh", 2, "Romans", "fort", true, 6},
		{"Welsh", 6, "Saxons", "Aelle", true, 2},
		{"Welsh", 7, "Saxons", "Aelle", false, 2},
		{"Welsh", 8, "Saxons", "Aelle", false, 0},
		{"Welsh", 4, "Romans", "infantry", false, 2},
		{"Welsh", 6, "Saxons", "Aelle", false, 2},
		{"Welsh", 5, "Saxons", "Aelle", false, 0},
		{"Brigantes", 2, "Romans", "infantry", true, 6},
		{"Brigantes", 2, "Romans", "infantry", false, 6},
		{"Brigantes", 2, "Romans", "fort", true, 2},
		{"Caledonians", 2, "Romans", "infantry", true, 0},
		{"Caledonians", 2, "Romans", "fort", true, 0},
		{"Picts", 2, "Romans", "infantry", true, 2},
		{"Picts", 2, "Romans", "infantry", false, 2},
		{"Picts", 2, "Romans", "fort", true, 6},
		{"Picts", 7, "Romano-British", "cavalry", true, 0},
		{"Irish", 3, "Welsh", "infantry", true, 2},
		{"Irish", 6, "Welsh", "infantry", true, 2},
		{"Irish", 7, "Welsh", "infantry", true, 0},
		{"Irish", 5, "Welsh", "infantry", false, 0},
		{"Irish", 5, "Romans", "infantry", true, 2},
		{"Irish", 5, "Romans", "fort", true, 2},
		{"Irish", 3, "Welsh", "infantry", false, 0},
		{"Scots", 4, "Picts", "infantry", true, 2},
		{"Scots", 6, "Picts", "infantry", true, 2},
		{"Scots", 7, "Picts", "infantry", true, 0},
		{"Scots", 5, "Picts", "infantry", false, 0},
		{"Scots", 5, "Romans", "fort", true, 2},
		{"Scots", 4, "Romans", "fort", true, 2},
		{"Norsemen", 12, "Saxons", "Alfred", true, 0},
		{"Norsemen", 12, "Saxons", "infantry", true, 0},
		{"Dubliners", 13, "Saxons", "Edgar", true, 0},
		{"Danes", 15, "Saxons", "Harold", true, 6},
		{"Danes", 16, "Normans", "William", false, 6},
		{"Danes", 16, "Norwegians", "Harald Hardrada", true, 6},
		{"Danes", 12, "Saxons", "Alfred", true, 0},
		{"Danes", 15, "Normans", "William", false, 6},
		{"Norwegians", 15, "Saxons", "Harold", true, 6},
		{"Norwegians", 16, "Normans", "William", true, 6},
		{"Norwegians", 16, "Danes", "Svein Estrithson", false, 6},
		{"Norwegians", 15, "Normans", "William", true, 6},
		{"Norwegians", 16, "Danes", "Svein Estrithson", true, 6},
		{"Norwegians", 16, "Saxons", "Harold", true, 6},
		{"Saxons", 5, "Romans", "infantry", true, 2},
		{"Saxons", 5, "Romans", "infantry", false, 2},
		{"Saxons", 5, "Romans", "fort", true, 6},
		{"Saxons", 7, "Romano-British", "cavalry", true, 2},
		{"Saxons", 7, "Romano-British", "cavalry", false, 0},
		{"Saxons", 7, "Romano-British", "infantry", true, 0},
		{"Saxons", 7, "Romano-British", "Arthur", true, 6},
		{"Saxons", 7, "Romano-British", "Arthur", false, 6},
		{"Saxons", 12, "Danes", "Ivar and Halfdan", false, 6},
		{"Saxons", 14, "Danes", "Cnut", false, 0},
		{"Saxons", 15, "Norwegians", "Harald Hardrada", true, 6},
		{"Saxons", 15, "Normans", "William", false, 6},
		{"Saxons", 16, "Danes", "Svein Estrithson", false, 6},
		{"Saxons", 12, "Danes", "Ivar and Halfdan", true, 6},
		{"Saxons", 14, "Danes", "Cnut", true, 0},
		{"Saxons", 16, "Normans", "William", false, 6},
		{"Saxons", 16, "Danes", "Svein Estrithson", true, 6},
		{"Jutes", 5, "Romans", "infantry", true, 2},
		{"Jutes", 5, "Romans", "fort", true, 6},
		{"Jutes", 7, "Romano-British", "cavalry", true, 2},
		{"Jutes", 7, "Romano-British", "cavalry", false, 0},
		{"Jutes", 7, "Romano-British", "Arthur", true, 6},
		{"Jutes", 4, "Romans", "infantry", true, 2},
		{"Jutes", 4, "Romans", "fort", true, 6},
		{"Jutes", 15, "Normans", "William", true, 0},
		{"Angles", 5, "Romans", "infantry", true, 2},
		{"Angles", 5, "Romans", "fort", true, 6},
		{"Angles", 7, "Romano-British", "cavalry", true, 2},
		{"Angles", 7, "Romano-British", "cavalry", false, 0},
		{"Angles", 7, "Romano-British", "Arthur", true, 6},
		{"Angles", 12, "Danes", "Ivar and Halfdan", false, 6},
		{"Normans", 15, "Saxons", "Harold", true, 6},
		{"Normans", 15, "Norwegians", "Harald Hardrada", true, 6},
		{"Normans", 16, "Danes", "Svein Estrithson", false, 6},
		{"Normans", 16, "Norwegians", "Harald Hardrada", false, 6},
		{"Normans", 16, "Danes", "Svein Estrithson", true, 6},
	} {
		turn := "the enemy's"
		if s.own {
			turn = "their own"
		}
		t.Run(fmt.Sprintf("%s of %s by %s, round %d, %s turn", s.what, s.prey, s.hunters, s.round, turn), func(t *testing.T) {
			tb := play(t, s.told())
			got := 0
			for _, e := range tb.Told {
				if lexicon.Events[e.Kind] == "scoreEliminate" && e.Side == tb.nation(s.hunters) {
					got += int(e.Count)
				}
			}
			if got != s.points {
				tb.Failf("%d points, not %d", got, s.points)
			}
		})
	}
}

// told is a battle of six hunters with sixes against one unit with a one.
func (s skull) told() string {
	prey, march := "1", "march 1 Essex > Kent"
	switch s.what {
	case "infantry":
	case "cavalry":
		prey, march = "0 + 1 cavalry", "march 1 cavalry Essex > Kent"
	case "fort":
		prey = "fort"
	default:
		prey, march = "1 + "+s.what, "lead 1 Essex > Kent"
	}
	dice := "dice 1 6 6 6 6 6 6"
	active := s.prey
	if s.own {
		active, march, dice = s.hunters, "march 6 Kent > Essex", "dice 6 6 6 6 6 6 1"
	}
	refuse := ""
	if active == "Romans" {
		switch s.hunters + s.prey { // who may submit would rather fight
		case "WelshRomans", "BrigantesRomans", "PictsRomans":
			refuse = "refuse"
		case "BelgaeRomans", "RomansBelgae":
			if s.round == 1 {
				refuse = "refuse"
			}
		}
	}
	lines := []string{
		fmt.Sprintf("round %d, %s, movement", s.round, active),
		fmt.Sprintf("%s: Kent 6", s.hunters),
		fmt.Sprintf("%s: Essex %s", s.prey, prey),
		"occupied: Romans in Kent, Romans in Essex",
		march, refuse, dice,
	}
	return strings.Join(lines, "\n")
}

// The lines of the cards without a symbol (§Victory Points).
func TestGenericPoints(t *testing.T) {
	const position = `
			Danes: Kent 2
			Saxons: Essex 1 + Harold
			Normans: Caithness 1
	`
	playAll(t, []situation{
		{"Normans when Danes kill Harold", "round 15, Danes, movement" + position + `
			march 2 Kent > Essex
			dice 5 1 1
			Danes score 6
			Normans score 6
		`},
		{"Normans when Norwegians kill Harold", `
			round 16, Norwegians, movement
			Norwegians: Kent 2
			Saxons: Essex 1 + Harold
			Normans: Caithness 1
			march 2 Kent > Essex
			dice 5 1 1
			Norwegians score 6
			Normans score 6
		`},
		{"not when others do", `
			round 16, Dubliners, movement
			Dubliners: Kent 2
			Saxons: Essex 1 + Harold
			Normans: Caithness 1
			march 2 Kent > Essex
			dice 5 1 1
			Normans score 0
		`},
		{"not for other Saxons", `
			round 15, Danes, movement
			Danes: Kent 2
			Saxons: Essex 1
			Normans: Caithness 1
			march 2 Kent > Essex
			dice 5 1 1
			Normans score 0
		`},
		{"Normans kill Harold themselves: both lines", `
			round 15, Normans, movement, half 2
			Saxons: Downlands 1 + Harold
			Normans: Essex 2
			Welsh: Powys 1
			occupied: Normans in Essex
			march 2 Essex > Downlands
			dice 6 1 1
			told scoreGeneric Normans
			told scoreEliminate Normans
			Normans score 12
		`},
	})
}
