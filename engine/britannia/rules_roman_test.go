package britannia_test

import (
	"fmt"
	"testing"
)

// The table of Roman reinforcements: arrivals in rounds 2 to 5 by the armies in play
// (§Roman Reinforcements).
func TestRomanReinforcements(t *testing.T) {
	for _, row := range []struct {
		armies int
		comes  [4]int
	}{
		{12, [4]int{0, 0, 0, 0}},
		{9, [4]int{1, 1, 1, 0}},
		{8, [4]int{2, 2, 1, 1}},
		{4, [4]int{4, 4, 3, 3}},
		{1, [4]int{4, 4, 3, 3}}, // reconstructed
	} {
		for i, n := range row.comes {
			t.Run(fmt.Sprintf("%d armies in round %d", row.armies, i+2), func(t *testing.T) {
				tb := play(t, fmt.Sprintf("round %d, Romans, population\nRomans: Kent %d + fort\nasked march Romans", i+2, row.armies))
				got := 0
				for _, p := range tb.State.Pieces(nil) {
					if p.Side == romans && lexicon.Places[p.Place] == "English Channel" {
						got += int(p.Count)
					}
				}
				if got != n {
					tb.Failf("%d come, not %d", got, n)
				}
			})
		}
	}
}

// (§Roman Forts).
func TestRomanForts(t *testing.T) {
	playAll(t, []situation{
		{"where Romans stand alone", `
			round 3, Romans, movement
			Romans: Kent 1 + fort
			march 1 Kent > Essex
			Essex has Romans 1 + fort
		`},
		{"on the way, by the way that is chosen", `
			round 4, Romans, movement
			Romans: Kent 1 + fort
			march 1 Kent > South Mercia by Essex
			Essex has Romans fort
			South Mercia has Romans 1 + fort
		`},
		{"even where they score nothing", `
			round 4, Romans, movement
			Romans: Skye 1 + fort
			march 1 Skye > Moray
			Moray has Romans 1 + fort
			Romans score 0
		`},
		{"after a battle", `
			round 4, Romans, movement
			Romans: Kent 2 + fort
			Belgae: Essex 1
			march 2 Kent > Essex
			Essex has Romans 2, Belgae 1
			dice 4 1 1
			Essex has Romans 2 + fort
		`},
		{"when the enemy retreats", `
			round 3, Romans, movement
			Romans: Kent 2 + fort
			Belgae: Essex 1
			occupied: Romans in Kent
			march 2 Kent > Essex
			dice 1 1 1
			asked defenderRetreat Belgae
			retreat 1 Essex > Suffolk
			Essex has Romans 2 + fort
			Romans score 2
		`},
		{"only once", `
			round 4, Romans, movement
			Romans: Kent 1 + fort, Essex ruin
			march 1 Kent > Essex
			Essex has Romans 1 + ruin
		`},
		{"a retreat in their own turn scores", `
			round 2, Romans, movement
			Romans: Wessex 1 + fort
			Belgae: Kent 2
			occupied: Romans in Wessex
			march 1 Wessex > Kent by Sussex
			Romans score 2
			dice 1 1 1
			asked attackerRetreat Romans
			retreat 1 Kent > Sussex
			Sussex has Romans 1 + fort
			Romans score 2
		`},
	})
}

// (§Roman Roads).
func TestRomanRoads(t *testing.T) {
	playAll(t, []situation{
		{"any number of forts is free", `
			round 4, Romans, movement
			Romans: Kent 1 + fort, Essex fort, Suffolk fort, North Mercia fort, York fort, Bernicia fort, Lothian fort
			offers march 1 Kent > Lothian
			offers march 1 Kent > Mar
		`},
		{"not for forts of this phase", `
			round 4, Romans, movement
			Romans: Kent 2 + fort
			march 1 Kent > Essex
			forbids march 1 Kent > York
			offers march 1 Kent > North Mercia
		`},
		{"for forts of the first half of the invasion", `
			round 1, Romans, movement
			Romans: English Channel 2, Kent 1 + fort, Essex fort
			march 1 Kent > Suffolk
			done
			round 1, half 2
			offers march 1 Suffolk > Wessex
			offers march 1 Suffolk > Devon
		`},
		{"hills with a fort do not stop those on the road", `
			round 4, Romans, movement
			Romans: Essex 1 + fort, Downlands fort, Avalon fort
			offers march 1 Essex > Avalon
			offers march 1 Essex > Cheshire
			forbids march 1 Essex > Cumbria
		`},
		{"hills with a fort stop those off the road, but for the forts beyond", `
			round 4, Romans, movement
			Romans: Gwynedd 1 + ruin, Powys fort, March fort, York fort
			offers march 1 Gwynedd > York
			forbids march 1 Gwynedd > Cheshire
			forbids march 1 Gwynedd > Bernicia
		`},
		{"enemies on the road stop it", `
			round 4, Romans, movement
			Romans: Kent 1 + fort, Suffolk fort, Sussex fort
			Belgae: Essex 1
			forbids march 1 Kent > Suffolk
		`},
		{"a strait and then the road", `
			round 4, Romans, movement
			Romans: Devon 1 + fort, Gwent fort, Powys fort, Clwyd fort
			Belgae: Avalon 1
			offers march 1 Devon > Gwent
			offers march 1 Devon > Powys
			offers march 1 Devon > Clwyd
			forbids march 1 Devon > Gwynedd
			forbids march 1 Devon > March
		`},
		{"not through subjects beyond a strait with a road before it", `
			round 4, Romans, movement
			Romans: Cornwall 1 + fort, Devon fort, Powys fort
			Welsh: Gwent 1
			Belgae: Avalon 1
			subjects: Welsh of Romans
			forbids march 1 Cornwall > Powys
		`},
		{"nor where the subject's area has no road", `
			round 4, Romans, movement
			Romans: Devon 1 + fort, Powys fort, Gwent ruin
			Welsh: Gwent 1
			Belgae: Avalon 1
			subjects: Welsh of Romans
			forbids march 1 Devon > Powys
		`},
		{"no other step before a strait", `
			round 4, Romans, movement
			Romans: Cornwall 1 + ruin, Devon fort, Gwent fort
			offers march 1 Cornwall > Devon
			forbids march 1 Cornwall > Gwent
		`},
	})
}

// (§Roman Legion Withdrawal).
func TestRomanTurns(t *testing.T) {
	playAll(t, []situation{
		{"sixteen land in two halves", `
			round 1, Romans, population
			asked march Romans
			English Channel has Romans 16
			end
			round 1, half 2
			asked march Romans
			forbids end
		`},
		{"reinforcements must land on the Channel's coast", `
			round 4, Romans, movement
			Romans: English Channel 1, York 9 + fort
			forbids end
			forbids march 1 English Channel > Norfolk
			forbids march 1 English Channel > Gwent
			offers march 1 English Channel > Suffolk
		`},
		{"a legion leaves at the end of round 2", `
			round 2, Romans, turnEnd
			Romans: Kent 10 + fort, Essex 4 + fort
			Belgae: Downlands 1
			asked legion Romans
			remove Kent
			remove Essex
			asked march Belgae
			Kent has Romans 9 + fort
			Essex has Romans 3 + fort
		`},
		{"twelve stay", `
			round 2, Romans, turnEnd
			Romans: Kent 8 + fort, Essex 4 + fort
			Belgae: Downlands 1
			asked march Belgae
		`},
		{"only in round 2", `
			round 3, Romans, turnEnd
			Romans: Kent 10 + fort, Essex 4 + fort
			Belgae: Downlands 1
			asked march Belgae
		`},
		{"points for the way in rounds 1 to 3", `
			round 3, Romans, movement
			Romans: Bernicia 1 + fort
			occupied: Romans in Bernicia
			march 1 Bernicia > Mar by Dunedin
			Romans score 10
		`},
		{"none in round 4", `
			round 4, Romans, movement
			Romans: Clwyd 1 + fort
			march 1 Clwyd > Gwynedd
			Romans score 0
		`},
	})
}

// Limes at the end of round 5 (§Limes).
func TestLimes(t *testing.T) {
	playAll(t, []situation{
		{"intact forts and subjects' areas", `
			round 5, Normans, roundEnd
			Romans: York 1 + fort, Norfolk fort, Kent ruin, Downlands fort, Skye fort
			Welsh: Gwynedd 1, Devon 1, Cheshire 1
			subjects: Welsh of Romans
			submitted: Welsh
			Romans score 20
		`},
		{"not the armies themselves", `
			round 5, Normans, roundEnd
			Romans: Kent 3 + ruin
			Romans score 0
		`},
		{"not the areas of free nations", `
			round 5, Normans, roundEnd
			Welsh: Gwynedd 1, Powys 1
			Romans: Kent ruin
			Romans score 0
			Welsh score 8
		`},
		{"not in round 4", `
			round 4, Normans, roundEnd
			Romans: York 1 + fort
			Romans score 0
		`},
	})
}

// Round 6: the Romans leave and the Romano-British take over (§The Romano-British).
func TestRomansLeave(t *testing.T) {
	playAll(t, []situation{
		{"eight forts become armies", `
			round 5, Normans, roundEnd
			Romans: York 2 + fort, Cheshire fort, Kent fort, Essex fort, Sussex fort, Wessex fort, Avalon fort, Norfolk fort, Bernicia fort, Suffolk ruin
			asked march Romano-British
			round 6
			York has Romano-British 1
			Cheshire has Romano-British 1
			Kent has Romano-British 1
			Norfolk has Romano-British 1
			Bernicia has nobody
			Suffolk has nobody
		`},
		{"of more than eight the player chooses", `
			round 5, Normans, roundEnd
			Romans: York fort, Cheshire fort, Kent fort, Essex fort, Sussex fort, Wessex fort, Avalon fort, Norfolk fort, Suffolk fort
			asked replaceFort Romano-British
			forbids place Bernicia
			place York
			place Cheshire
			place Kent
			place Essex
			place Sussex
			place Wessex
			place Avalon
			place Suffolk
			asked march Romano-British
			Suffolk has Romano-British 1
			Norfolk has nobody
		`},
		{"fewer than eight: armies there follow", `
			round 5, Normans, roundEnd
			Romans: York 3 + fort, Cheshire fort, Bernicia 2 + fort
			asked march Romano-British
			York has Romano-British 4
			Cheshire has Romano-British 1
			Bernicia has nobody
		`},
		{"from one area only: nobody is asked", `
			round 5, Normans, roundEnd
			Romans: York 9 + fort
			asked march Romano-British
			York has Romano-British 8
		`},
		{"without regard to stacking limits", `
			round 5, Normans, roundEnd
			Romans: York 6 + fort, Kent 5 + fort
			asked replaceArmy Romano-British
			place York
			place York
			place York
			place York
			place Kent
			place Kent
			asked march Romano-British
			York has Romano-British 5
			Kent has Romano-British 3
		`},
		{"nothing north of York and Cheshire", `
			round 5, Normans, roundEnd
			Romans: Cumbria 3 + fort, Lothian 2 + fort
			Welsh: Powys 1
			asked march Welsh
			round 6
			Cumbria has nobody
			Lothian has nobody
		`},
		{"no population phase in round 6", `
			round 5, Normans, roundEnd
			Romans: York fort, Kent fort, Essex fort
			asked march Romano-British
			Kent has Romano-British 1
		`},
		{"subjects are free", `
			round 5, Normans, roundEnd
			Romans: York fort
			Welsh: Powys 1
			subjects: Welsh of Romans
			submitted: Welsh
			asked march Romano-British
			Welsh obey nobody
		`},
	})
}
