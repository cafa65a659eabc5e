package britannia_test

import (
	"bytes"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/rulestest"
)

// The Bretwalda of rounds 8, 9 and 10. Seats that have no vote are asked first
// whether the ballot shall be secret (§The Bretwalda).
func TestBretwalda(t *testing.T) {
	const three = `
			Saxons: Kent 1, Essex 1, Sussex 1
			Angles: York 1, Norfolk 1
			Jutes: Wessex 1
			Welsh: Powys 1
	`
	playAll(t, []situation{
		{"more than half of the votes", "round 8, Normans, roundEnd" + three + `
			asked ballot
			open
			asked vote Saxons
			vote Saxons
			asked vote Jutes
			vote Saxons
			asked vote Angles
			vote Angles
			told bretwalda Saxons
			Saxons score 4
			Angles score 0
			round 9
		`},
		{"half is not enough", "round 9, Normans, roundEnd" + three + `
			open
			vote Saxons
			vote Angles
			vote Angles
			Saxons score 0
			Angles score 0
			round 10
		`},
		{"in round 10 after the points for areas", "round 10, Normans, roundEnd" + three + `
			Saxons score 11
			Angles score 8
			Jutes score 2
			open
			vote Saxons
			vote Angles
			vote Saxons
			Saxons score 15
		`},
		{"only for nations with an English area", "round 8, Normans, roundEnd" + three + `
			open
			offers vote Jutes
			forbids vote Welsh
			forbids vote Picts
		`},
		{"nobody abstains", "round 8, Normans, roundEnd" + three + `
			open
			forbids end
		`},
		{"not in round 7", "round 7, Normans, roundEnd" + three + `
			asked march Welsh
			round 8
		`},
		{"not in round 11", "round 11, Normans, roundEnd" + three + `
			asked march Welsh
			round 12
		`},
		{"Galloway of the subject Brigantes votes with the Angles", `
			round 8, Normans, roundEnd
			Angles: York 1
			Brigantes: Galloway 1, Cumbria 1
			Saxons: Kent 1
			subjects: Brigantes of Angles
			open
			open
			asked vote Brigantes
			vote Saxons
			vote Saxons
			vote Angles
			Saxons score 0
			Angles score 0
		`},
		{"Brigantes with Galloway alone have no vote of their own", `
			round 8, Normans, roundEnd
			Angles: York 1
			Brigantes: Galloway 1
			Saxons: Kent 1
			subjects: Brigantes of Angles
			open
			open
			asked vote Saxons
			vote Saxons
			asked vote Angles
			vote Angles
			Angles score 4
		`},
		{"free Brigantes vote as they like", `
			round 8, Normans, roundEnd
			Angles: York 1
			Brigantes: Galloway 1, Cumbria 1
			Saxons: Kent 1
			open
			open
			vote Saxons
			vote Saxons
			vote Angles
			Saxons score 4
		`},
	})
}

// In a secret ballot nobody sees the votes of others before all are revealed (§The
// Bretwalda).
func TestSecretBallot(t *testing.T) {
	const before = `
		round 8, Normans, roundEnd
		Saxons: Kent 1, Essex 1
		Angles: York 1, Norfolk 1
		Jutes: Wessex 1
		asked ballot
		secret
		asked vote Saxons
		`
	a := play(t, before+"vote Saxons\nuntold vote\nasked vote Jutes")
	b := play(t, before+"vote Jutes\nuntold vote\nasked vote Jutes")
	red := a.seat(a.nation("Saxons"))
	for seat := engine.Seat(0); seat < 4; seat++ {
		va, vb := a.view(seat), b.view(seat)
		if same := bytes.Equal(va.JSON(), vb.JSON()); same != (seat != red) {
			t.Errorf("seat %d sees the same: %v", seat, same)
		}
	}
	a.tell("vote Saxons")
	a.tell("untold vote")
	a.tell("vote Angles")
	a.tell("told vote Saxons")
	a.tell("told vote Jutes")
	a.tell("told vote Angles")
	a.tell("Saxons score 4")
}

// view is the table as a seat sees it.
func (tb *table) view(seat engine.Seat) *table {
	return &table{rulestest.Table{T: tb.T, Game: tb.Game, State: tb.State.View(seat), Line: tb.Line}}
}

// The King of rounds 11 to 14 (§The King).
func TestKing(t *testing.T) {
	playAll(t, []situation{
		{"four areas and twice those of any other", `
			round 11, Normans, roundEnd
			Saxons: Kent 1, Essex 1, Sussex 1, Wessex 1
			Angles: York 1, Norfolk 1
			Saxons score 8
			asked place Saxons
			offers place Kent
			forbids place York
			place Kent
			Kent has Saxons 2
			round 12
		`},
		{"in round 13 after the points for areas", `
			round 13, Normans, roundEnd
			Danes: York 1, Norfolk 1, Essex 1, Lindsey 1
			Danes score 28
		`},
		{"not in round 10", `
			round 10, Normans, roundEnd
			Saxons: March 1, Norfolk 1, Suffolk 1, South Mercia 1
			round 11
			Saxons score 12
		`},
		{"not in round 15", `
			round 15, Normans, roundEnd
			Saxons: Kent 1, Essex 1, Sussex 1, Wessex 1
			Saxons score 0
		`},
		{"no army where no marker is left", `
			round 11, Normans, roundEnd
			Jutes: Kent 2, Essex 2, Sussex 1, Wessex 1
			Jutes score 8
			asked march Norsemen
			Kent has Jutes 2
		`},
	})
}

// Cnut, and the Danish turn of round 14 (§The Danish Turns).
func TestCnut(t *testing.T) {
	playAll(t, []situation{
		{"King before he leaves, without an army", `
			round 14, Danes, withdrawal
			Danes: York 2 + Cnut, Essex 2, Norfolk 2, Suffolk 2
			Saxons: Kent 1, Sussex 1
			Danes score 8
			asked depart Danes
			remove York
			remove York
			remove Essex
			remove Norfolk
			York has nobody
			Essex has Danes 1
			Norfolk has Danes 1
			Suffolk has Danes 2
		`},
		{"not without twice as many areas", `
			round 14, Danes, withdrawal
			Danes: York 2 + Cnut, Essex 2, Norfolk 2
			Saxons: Kent 1, Sussex 1
			Danes score 0
		`},
		{"not when he is dead", `
			round 14, Danes, withdrawal
			Danes: York 2, Essex 2, Norfolk 2, Suffolk 2
			Danes score 0
			asked depart Danes
		`},
		{"another King may follow in the same round", `
			round 14, Normans, roundEnd
			Danes: Essex 1, Norfolk 1, Suffolk 1, York 1
			points: Danes 8
			Danes score 16
		`},
		{"he goes even if armies stay with his place", `
			round 14, Danes, withdrawal
			Danes: York 6 + Cnut, Essex 2, Norfolk 2
			Saxons: Kent 1, Sussex 1
			remove York
			remove York
			remove York
			remove York
			York has Danes 2
		`},
	})
}

// The King of round 16 (§The King).
func TestLastKing(t *testing.T) {
	playAll(t, []situation{
		{"the usual rules among the leaders alive", `
			round 16, Normans, roundEnd
			Saxons: Downlands 1 + Harold, Wessex 1, Norfolk 1, Suffolk 1
			Normans: Kent 1 + William, Sussex 1
			Saxons score 22
			Normans score 4
			over
		`},
		{"nobody with twice as many", `
			round 16, Normans, roundEnd
			Saxons: Downlands 1 + Harold, Wessex 1, Norfolk 1
			Normans: Kent 1 + William, Sussex 1
			Saxons score 10
			Normans score 4
			over
		`},
		{"the only one alive", `
			round 16, Normans, roundEnd
			Normans: Kent 1 + William
			Saxons: Norfolk 1
			Normans score 12
		`},
		{"the only one alive, outside England", `
			round 16, Normans, roundEnd
			Normans: Clwyd 1 + William
			Normans score 10
		`},
		{"not against half as many of a nation without a leader", `
			round 16, Normans, roundEnd
			Saxons: Downlands 1 + Harold, Wessex 1, Norfolk 1, Suffolk 1
			Normans: Kent 1 + William
			Welsh: Cheshire 1, March 1, Avalon 1
			Saxons score 12
		`},
		{"the only one alive, against twice as many areas of a dead leader's nation", `
			round 16, Normans, roundEnd
			Normans: Kent 1 + William
			Danes: York 1, Essex 1
			Normans score 12
		`},
		{"without leaders there is no King", `
			round 16, Normans, roundEnd
			Saxons: Downlands 1, Wessex 1, Norfolk 1, Suffolk 1
			Saxons score 12
		`},
	})
}

// Special reinforcements at the beginning of round 16 (§Special Reinforcements).
func TestLastReinforcements(t *testing.T) {
	playAll(t, []situation{
		{"Norwegians: one for each area", `
			round 15, Normans, roundEnd
			Norwegians: York 1 + Harald Hardrada, Skye 1, Norfolk 1
			round 16
			asked march Danes
			North Sea has Norwegians 3
		`},
		{"Norwegians: beside their growth", `
			round 15, Normans, roundEnd
			Norwegians: York 1 + Harald Hardrada
			population: Norwegians 4
			asked march Danes
			lead 3 Frisian Sea > Kent
			done
			asked march Norwegians
			North Sea has Norwegians 1
			York has Norwegians 2 + Harald Hardrada
		`},
		{"Norwegians: none without Harald", `
			round 15, Normans, roundEnd
			Norwegians: York 1, Skye 1, Norfolk 1
			asked march Danes
			North Sea has nobody
		`},
		{"Norwegians: no more than the markers", `
			round 15, Normans, roundEnd
			Norwegians: York 9 + Harald Hardrada, Skye 1, Norfolk 1
			asked march Danes
			North Sea has Norwegians 1
		`},
		{"Saxons: one for two areas, in England", `
			round 15, Normans, roundEnd
			Saxons: Kent 1 + Harold, Essex 1, Sussex 1, Wessex 1, Avalon 1, Devon 1, Cornwall 1
			asked place Saxons
			round 16
			forbids place Devon
			place Kent
			place Essex
			Kent has Saxons 2 + Harold
			Essex has Saxons 2
			Sussex has Saxons 1
		`},
		{"Saxons: none when Harold is outside England", `
			round 15, Normans, roundEnd
			Saxons: Kent 1, Essex 1, Devon 1 + Harold
			Welsh: Powys 1
			asked march Welsh
			Kent has Saxons 1
			Essex has Saxons 1
		`},
		{"Normans: the four towns, and three for Harold", `
			round 15, Normans, movement, half 2
			Normans: Essex 1 + William, Wessex 1, Hwicce 1, South Mercia 1, Kent 1
			end
			asked normanCavalry Normans
			round 16
			offers muster 3
			forbids muster 4
			muster 2
			asked march Danes
			English Channel has Normans 3 + 2 cavalry
		`},
		{"Normans: no more cavalry than markers", `
			round 15, Normans, movement, half 2
			Normans: Essex 0 + 3 cavalry + William, Wessex 1, Hwicce 1, South Mercia 1
			end
			offers muster 1
			forbids muster 2
		`},
		{"Normans: one cavalry and one infantry for three", `
			round 15, Normans, movement, half 2
			Normans: Kent 1 + William
			end
			asked normanCavalry Normans
			muster 1
			asked march Danes
			English Channel has Normans 1 + 1 cavalry
		`},
		{"Normans: none for Harold while he lives", `
			round 15, Normans, roundEnd
			Normans: Essex 1 + William, Kent 1
			Saxons: Downlands 1 + Harold
			asked march Danes
			English Channel has Normans 1
		`},
		{"Normans: none without William", `
			round 15, Normans, roundEnd
			Normans: Essex 1, Wessex 1
			asked march Danes
			English Channel has nobody
		`},
	})
}

// The end: the most points win, equal points share (§Winning the Game).
func TestWinner(t *testing.T) {
	playAll(t, []situation{
		{"the player with most points", `
			round 16, Normans, roundEnd
			points: Welsh 12, Danes 30, Saxons 41, Romans 20, Scots 21, Angles 40
			over
			won green
		`},
		{"two with equal points", `
			round 16, Normans, roundEnd
			points: Welsh 12, Danes 29, Romans 20, Scots 21, Angles 40
			over
			won yellow green
		`},
		{"points of the last round count", `
			round 16, Normans, roundEnd
			Normans: Kent 1
			points: Welsh 41, Angles 40
			over
			won blue
		`},
	})
}
