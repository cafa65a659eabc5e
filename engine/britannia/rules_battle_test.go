package britannia_test

import (
	"fmt"
	"testing"

	"bretwalda/engine/rulestest"
)

// The face of a die that a side needs, by attacker, defender and area. A side that
// needs more than 6 cannot hit (§Phase III).
func TestHits(t *testing.T) {
	for _, row := range []struct {
		name, told string
		place      string
		attacker   string
		defender   string
		attackers  int // the lowest face with which the attacker hits
		defenders  int // the same for the defender
	}{
		{"normal on normal", "round 9, Saxons, movement\nSaxons: Kent 1\nAngles: Essex 1\nmarch 1 Kent > Essex", "Essex", "Saxons", "Angles", 5, 5},
		{"normal on normal in the hills", "round 9, Saxons, movement\nSaxons: Wessex 1\nAngles: Downlands 1\nmarch 1 Wessex > Downlands", "Downlands", "Saxons", "Angles", 6, 5},
		{"Roman on normal", "round 3, Romans, movement\nRomans: Kent 1 + fort\nBelgae: Essex 1\nmarch 1 Kent > Essex", "Essex", "Romans", "Belgae", 4, 6},
		{"Roman on normal in the hills", "round 3, Romans, movement\nRomans: Wessex 1 + fort\nBelgae: Downlands 1\nmarch 1 Wessex > Downlands", "Downlands", "Romans", "Belgae", 6, 6},
		{"normal on Roman", "round 3, Belgae, movement\nRomans: Kent 1 + ruin\nBelgae: Essex 1\nmarch 1 Essex > Kent", "Kent", "Belgae", "Romans", 6, 4},
		{"normal on Roman in the hills", "round 3, Belgae, movement\nRomans: Downlands 1 + ruin\nBelgae: Essex 1\nmarch 1 Essex > Downlands", "Downlands", "Belgae", "Romans", 6, 4},
		{"cavalry on normal", "round 7, Romano-British, movement\nRomano-British: Kent 0 + 1 cavalry\nAngles: Essex 1\nmarch 1 cavalry Kent > Essex", "Essex", "Romano-British", "Angles", 4, 6},
		{"cavalry on normal in the hills", "round 7, Romano-British, movement\nRomano-British: Wessex 0 + 1 cavalry\nAngles: Downlands 1\nmarch 1 cavalry Wessex > Downlands", "Downlands", "Romano-British", "Angles", 6, 6},
		{"normal on cavalry", "round 7, Saxons, movement\nRomano-British: Kent 0 + 1 cavalry\nSaxons: Essex 1\nmarch 1 Essex > Kent", "Kent", "Saxons", "Romano-British", 6, 4},
		{"cavalry on cavalry", "round 7, Romano-British, movement\nRomano-British: Kent 0 + 1 cavalry\nNormans: Essex 0 + 1 cavalry\nmarch 1 cavalry Kent > Essex", "Essex", "Romano-British", "Normans", 6, 6},
		{"led on normal", "round 12, Saxons, movement\nSaxons: Kent 1 + Alfred\nAngles: Essex 1\nlead 1 Kent > Essex", "Essex", "Saxons", "Angles", 4, 5},
		{"led on normal in the hills", "round 12, Saxons, movement\nSaxons: Wessex 1 + Alfred\nAngles: Downlands 1\nlead 1 Wessex > Downlands", "Downlands", "Saxons", "Angles", 5, 5},
		{"normal on led", "round 12, Danes, movement\nDanes: Kent 1\nSaxons: Essex 1 + Alfred\nmarch 1 Kent > Essex", "Essex", "Danes", "Saxons", 5, 4},
		{"led on Roman", "round 1, Belgae, movement\nRomans: Kent 1 + ruin\nBelgae: Essex 1 + Boudicca\nlead 1 Essex > Kent", "Kent", "Belgae", "Romans", 5, 4},
		{"led cavalry on normal", "round 7, Romano-British, movement\nRomano-British: Kent 0 + 1 cavalry + Arthur\nAngles: Essex 1\nlead 0 + 1 cavalry Kent > Essex", "Essex", "Romano-British", "Angles", 3, 6},
		{"led cavalry on normal in the hills", "round 7, Romano-British, movement\nRomano-British: Wessex 0 + 1 cavalry + Arthur\nAngles: Downlands 1\nlead 0 + 1 cavalry Wessex > Downlands", "Downlands", "Romano-British", "Angles", 5, 6},
		{"normal on fort", "round 3, Belgae, movement\nRomans: Kent fort\nBelgae: Essex 1\nmarch 1 Essex > Kent", "Kent", "Belgae", "Romans", 5, 5},
		{"normal on fort in the hills", "round 3, Belgae, movement\nRomans: Downlands fort\nBelgae: Essex 1\nmarch 1 Essex > Downlands", "Downlands", "Belgae", "Romans", 6, 5},
		{"normal on burh", "round 12, Danes, movement\nDanes: Kent 1\nSaxons: Essex burh\nmarch 1 Kent > Essex", "Essex", "Danes", "Saxons", 5, 5},
	} {
		t.Run(row.name, func(t *testing.T) {
			for face := 1; face <= 6; face++ {
				check := func(dice string, hitter string, lowest int, target string) {
					tb := play(t, row.told)
					tb.tell(dice)
					if hit := face >= lowest; tb.stands(target, row.place) == hit {
						tb.Failf("%s need %d", hitter, lowest)
					}
				}
				check(fmt.Sprintf("dice %d 1", face), row.attacker, row.attackers, row.defender)
				check(fmt.Sprintf("dice 1 %d", face), row.defender, row.defenders, row.attacker)
			}
		})
	}
}

// stands reports whether a nation has something that fights in a place.
func (tb *table) stands(name, place string) bool {
	p, _ := rulestest.Cut(&place, lexicon.Places)
	for _, g := range tb.groups(p) {
		if g.nation == tb.nation(name) && (g.infantry > 0 || g.cavalry > 0 || g.fort || g.burh) {
			return true
		}
	}
	return false
}

// Phase III: Battles (§Phase III).
func TestBattles(t *testing.T) {
	playAll(t, []situation{
		{"two Saxons, one Briton in the hills", `
			round 7, Saxons, movement
			Saxons: Wessex 2
			Romano-British: Downlands 1
			march 2 Wessex > Downlands
			dice 5 5 4
			Downlands has Romano-British 1, Saxons 2
			asked defenderRetreat Romano-British
			end
			asked attackerRetreat Saxons
			end
			dice 6 1 5
			Downlands has Saxons 1
		`},
		{"the dice fall together", `
			round 11, Saxons, movement
			Saxons: Kent 1
			Angles: Essex 1
			march 1 Kent > Essex
			dice 5 5
			Essex has nobody
			Kent has nobody
		`},
		{"a battle goes on until one is left", `
			round 11, Saxons, movement
			Saxons: Kent 2
			Angles: Essex 2
			march 2 Kent > Essex
			dice 5 1 1 1
			end
			end
			dice 1 1 1
			end
			end
			dice 1 5 1
			Essex has Saxons 2
		`},
		{"more hits than armies", `
			round 11, Saxons, movement
			Saxons: Kent 3, Cornwall 1
			Angles: Essex 1
			march 3 Kent > Essex
			done
			dice 6 6 6 1
			Essex has Saxons 3
		`},
		{"the attacker chooses the order of battles", `
			round 11, Saxons, movement
			Saxons: Kent 1, Wessex 1
			Angles: Essex 1, Sussex 1
			march 1 Kent > Essex
			march 1 Wessex > Sussex
			asked battle Saxons
			offers fight Essex
			offers fight Sussex
			forbids fight Kent
			fight Sussex
			dice 5 1
			die of Saxons
			dice 5 1
			Sussex has Saxons 1
			Essex has Saxons 1
		`},
		{"the fort falls when the armies have fallen before", `
			round 3, Belgae, movement
			Belgae: Kent 3, Norfolk 1
			Romans: Sussex 1 + fort
			march 3 Kent > Sussex
			done
			dice 6 1 1 1 1
			Sussex has Romans fort, Belgae 3
			asked attackerRetreat Belgae
			end
			dice 5 1 1 1
			Sussex has Romans ruin, Belgae 3
		`},
		{"a fort in the hills falls to sixes", `
			round 3, Belgae, movement
			Belgae: Wessex 4
			Romans: Downlands 1 + fort
			march 4 Wessex > Downlands
			dice 6 5 5 5 1 1
			Downlands has Romans fort, Belgae 4
		`},
	})
}

// Deciding which unit is eliminated (§Deciding Which Unit Is Eliminated).
func TestLosses(t *testing.T) {
	playAll(t, []situation{
		{"a 5 takes infantry", `
			round 16, Saxons, movement
			Saxons: Kent 3
			Normans: Essex 1 + 1 cavalry
			march 3 Kent > Essex
			dice 5 5 1 1 1
			Essex has Normans 0 + 1 cavalry, Saxons 3
		`},
		{"a 6 takes what the enemy likes: cavalry", `
			round 16, Saxons, movement
			Saxons: Kent 3
			Normans: Essex 1 + 1 cavalry
			march 3 Kent > Essex
			dice 6 1 1 1 1
			asked killCavalry Saxons
			kill 1
			Essex has Normans 1, Saxons 3
		`},
		{"a 6 takes what the enemy likes: infantry", `
			round 16, Saxons, movement
			Saxons: Kent 3
			Normans: Essex 1 + 1 cavalry
			march 3 Kent > Essex
			dice 6 1 1 1 1
			kill 0
			Essex has Normans 0 + 1 cavalry, Saxons 3
		`},
		{"a 6 and a 5", `
			round 16, Saxons, movement
			Saxons: Kent 3, Cornwall 1
			Normans: Essex 1 + 1 cavalry
			march 3 Kent > Essex
			done
			dice 6 5 1 1 1
			Essex has Saxons 3
		`},
		{"the attackers' cavalry likewise", `
			round 16, Normans, movement
			Saxons: Kent 2
			Normans: Essex 2 + 2 cavalry
			march 2 Essex > Kent
			march 2 cavalry Essex > Kent
			dice 1 1 1 1 6 6
			asked killCavalry Saxons
			offers kill 2
			kill 1
			Kent has Saxons 2, Normans 1 + 1 cavalry
		`},
		{"sixes on cavalry alone", `
			round 16, Saxons, movement
			Saxons: Kent 3
			Normans: Essex 0 + 2 cavalry
			march 3 Kent > Essex
			dice 6 5 1 1 1
			Essex has Normans 0 + 1 cavalry, Saxons 3
		`},
		{"before round 14 the owner chooses between burh and army", `
			round 13, Danes, movement
			Danes: Kent 3
			Saxons: Essex 1 + burh
			march 3 Kent > Essex
			dice 5 1 1 1 1
			asked loseBurh Saxons
			lose infantry
			Essex has Saxons burh, Danes 3
		`},
		{"or gives up the burh", `
			round 12, Danes, movement
			Danes: Kent 3
			Saxons: Essex 1 + burh
			march 3 Kent > Essex
			dice 5 1 1 1 1
			lose burh
			Essex has Saxons 1, Danes 3
		`},
		{"from round 14 the burh falls first", `
			round 14, Danes, movement
			Danes: Kent 3
			Saxons: Essex 1 + burh
			march 3 Kent > Essex
			dice 5 1 1 1 1
			Essex has Saxons 1, Danes 3
		`},
		{"both fall", `
			round 13, Danes, movement
			Danes: Kent 3, York 1
			Saxons: Essex 1 + burh
			march 3 Kent > Essex
			done
			dice 5 5 1 1 1
			Essex has Danes 3
		`},
	})
}

// A player with both nations in a battle does not hold all the dice.
func TestOnePlayerFightsBothSides(t *testing.T) {
	tb := play(t, `
		round 11, Saxons, movement
		Saxons: Kent 1
		Norsemen: Essex 1
		march 1 Kent > Essex
		die of Saxons
	`)
	red := tb.seat(tb.nation("Saxons"))
	if red != tb.seat(tb.nation("Norsemen")) {
		t.Fatal("two players")
	}
	first := tb.State.Turn().Roller
	tb.tell("dice 1")
	tb.tell("die of Norsemen")
	second := tb.State.Turn().Roller
	if (first == red) == (second == red) {
		t.Errorf("seats %d and %d roll, seat %d plays both nations", first, second, red)
	}
	tb.tell("dice 1")
	tb.tell("asked defenderRetreat Norsemen")
	tb.tell("end")
	tb.tell("asked attackerRetreat Saxons")
}

// In other battles each player rolls for their own nation.
func TestRoller(t *testing.T) {
	tb := play(t, `
		round 11, Saxons, movement
		Saxons: Kent 1
		Angles: Essex 1
		march 1 Kent > Essex
		die of Saxons
	`)
	if got, want := tb.State.Turn().Roller, tb.seat(tb.nation("Saxons")); got != want {
		t.Errorf("seat %d rolls for the Saxons, not %d", got, want)
	}
	tb.tell("dice 1")
	if got, want := tb.State.Turn().Roller, tb.seat(tb.nation("Angles")); got != want {
		t.Errorf("seat %d rolls for the Angles, not %d", got, want)
	}
}
