package britannia_test

import (
	"strings"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/britannia"
)

// playSince tells situations as they are seen now, and as matches of the second
// revision still see them.
func playSince(t *testing.T, edition, id string, list []mended) {
	t.Helper()
	for _, m := range list {
		t.Run(m.name, func(t *testing.T) {
			play(t, "game "+edition+"\n"+m.told+m.now)
			play(t, "game second "+id+"\n"+m.told+m.before)
		})
	}
}

// Leaders alone in the classic edition, 6.8, 7.4 and 8.3.
func TestThirdRevisionOfLeadersAlone(t *testing.T) {
	playSince(t, "classic", "britannia-classic", []mended{
		{"7.4: an army that marches through kills him", `
			round 15, Normans, movement
			Normans: Wessex 2
			Saxons: Avalon 0 + Harold, York 1
			march 1 Wessex > Hwicce by Avalon
			Hwicce has Normans 1
		`, `
			Avalon has nobody
			told hit Saxons with Harold
			Normans score 10
		`, `
			Avalon has Saxons 0 + Harold
			untold hit Saxons
			Normans score 4
		`},
		{"7.4: whoever leads them", `
			round 12, Danes, movement
			Danes: York 2 + Ivar and Halfdan
			Saxons: Pennines 0 + Alfred, Kent 1
			lead 1 York > Cumbria by Pennines
		`, `
			Pennines has nobody
		`, `
			Pennines has Saxons 0 + Alfred
		`},
		{"8.3: he holds what the battle leaves him", `
			round 12, Danes, battles
			Danes: Strathclyde 1 + Ivar and Halfdan, York 1
			Saxons: Strathclyde 1, Kent 1
			dice 6 6
			Strathclyde has Danes 0 + Ivar and Halfdan
		`, `
			told battleEnd Danes
			Danes score 4
		`, `
			Danes score 0
		`},
		{"8.3: William in Essex", `
			round 15, Normans, battles
			Normans: Essex 1 + William, Kent 1
			Saxons: Essex 1, York 1
			dice 6 6
		`, `
			Normans score 8
		`, `
			Normans score 0
		`},
		{"8.3: of two leaders left by a battle neither holds it", `
			round 15, Normans, battles
			Normans: Essex 1 + William, Kent 1
			Saxons: Essex 1 + Harold, York 1
			dice 6 6
			Essex has Normans 0 + William, Saxons 0 + Harold
			Normans score 0
		`, `
			untold battleEnd Normans
			untold battleEnd Saxons
		`, ``},
		{"8.3: nor where one rides to the other", `
			round 15, Normans, movement
			Normans: Sussex 1 + William
			Saxons: Essex 0 + Harold, York 1
			lead 0 Sussex > Essex
			Essex has Normans 0 + William, Saxons 0 + Harold
		`, `
			Normans score 0
		`, `
			Normans score 8
		`},
		{"8.3: at the end neither scores for it", `
			round 16, Normans, roundEnd
			Normans: Essex 0 + William, Kent 1
			Saxons: Essex 0 + Harold, York 1
		`, `
			Normans score 2
		`, `
			Normans score 4
		`},
		{"6.8: an army takes both", `
			round 15, Norwegians, movement
			Norwegians: Suffolk 1
			Normans: Essex 0 + William, Kent 1
			Saxons: Essex 0 + Harold, York 1
			march 1 Suffolk > Downlands by Essex
		`, `
			Essex has nobody
		`, `
			Essex has Normans 0 + William, Saxons 0 + Harold
		`},
	})
}

// Picts by boat in the classic edition, 6.9 and 6.11: the raid is their choice, and
// armies that stay have sailed like any others.
func TestThirdRevisionOfPictishBoats(t *testing.T) {
	playSince(t, "classic", "britannia-classic", []mended{
		{"raiders that stay score for their eliminations", `
			round 4, Picts, movement
			Picts: Mar 2, Alban 1
			Romans: York fort, Kent 1 + fort
			march 1 Mar > York
			end
			dice 6 1
			asked withdraw Picts
			end
		`, `
			Picts score 6
		`, `
			Picts score 0
		`},
		{"and those that go home", `
			round 4, Picts, movement
			Picts: Mar 2, Alban 1
			Romans: York fort, Kent 1 + fort
			march 1 Mar > York
			end
			dice 6 1
			withdraw 1 York > Mar
			Mar has Picts 2
			Picts score 6
		`, ``, ``},
		{"in round 6 they scored so before", `
			round 6, Picts, movement
			Picts: Mar 2
			march 1 Mar > York
			done
			asked march Irish
		`, ``, ``},
	})
}

// The first printing: the Brigantes' submission, and the measure of a King.
func TestThirdRevisionOfTheFirstPrinting(t *testing.T) {
	playSince(t, "first", "britannia-2005", []mended{
		{"p. 17: Brigantes leave areas that have not submitted", `
			round 7, Brigantes, movement
			Brigantes: Strathclyde 1, Cumbria 1
			Angles: York 1
			subjects: Brigantes of Angles
			forbids march 1 Strathclyde > Dunedin
		`, `
			offers march 1 Cumbria > Cheshire
		`, `
			forbids march 1 Cumbria > Cheshire
		`},
		{"p. 17: nor Galloway", `
			round 7, Brigantes, movement
			Brigantes: Galloway 1, Cumbria 1
			Angles: York 1
			subjects: Brigantes of Angles
			forbids march 1 Galloway > Strathclyde
			ask
			asked abandon Angles
			allow
			offers march 1 Galloway > Strathclyde
		`, ``, ``},
		{"p. 18: a King and a player with two nations", `
			round 11, Normans, roundEnd
			Saxons: Kent 1, Essex 1, Sussex 1, Wessex 1
			Angles: York 1, Norfolk 1
			Picts: Lothian 1
		`, `
			Saxons score 8
		`, `
			Saxons score 0
		`},
		{"p. 18: a King beside his own player's nations", `
			round 11, Normans, roundEnd
			Saxons: Kent 1, Essex 1, Sussex 1, Wessex 1
			Irish: Avalon 1, Hwicce 1, Cheshire 1
		`, `
			Saxons score 0
		`, `
			Saxons score 8
		`},
		{"p. 18: of two nations of one player the larger", `
			round 12, Normans, roundEnd
			Saxons: Kent 1, Essex 1, Sussex 1, Wessex 1
			Irish: Avalon 1, Hwicce 1, Cheshire 1, March 1, York 1
			Welsh: Powys 1
			Saxons score 0
		`, `
			Irish score 0
		`, `
			Irish score 8
		`},
	})
}

// The owner of a stack that is too high chooses by the remaining differences between
// armies.
func TestThirdRevisionOfStacksTooHigh(t *testing.T) {
	playSince(t, "revised", "britannia-2008", []mended{
		{"two ways into one battle", `
			round 11, Saxons, movement
			Saxons: Kent 2, Suffolk 2, Sussex 4
			Angles: Lindsey 1, Downlands 1
			march 2 Kent > Downlands by Essex
			march 2 Suffolk > Downlands by South Mercia
			march 4 Sussex > Wessex
			asked excess Saxons
		`, `
			offers remove Wessex
			offers remove Downlands by Essex
			offers remove Downlands by South Mercia
			remove Downlands by Essex
			asked excess Saxons
			remove Downlands by Essex
			die of Saxons
		`, `
			offers remove Wessex
			offers remove Downlands
			forbids remove Downlands by Essex
		`},
		{"raiders from the sea and those that live there", `
			round 4, Saxons, movement
			Saxons: English Channel 3, Sussex 1, York 4
			march 3 English Channel > Kent
			march 1 Sussex > Kent
			march 4 York > Lindsey
			asked excess Saxons
		`, `
			offers remove infantry Kent
			remove raiders Kent
			asked withdraw
			withdraw 2 Kent > English Channel
			Kent has Saxons 1
		`, `
			forbids remove raiders Kent
		`},
		{"and those that live there may go", `
			round 4, Saxons, movement
			Saxons: English Channel 3, Sussex 1, York 4
			march 3 English Channel > Kent
			march 1 Sussex > Kent
			march 4 York > Lindsey
		`, `
			remove infantry Kent
			withdraw 3 Kent > English Channel
			Kent has nobody
		`, ``},
		{"armies that are alike go unasked", `
			round 3, Romans, movement
			Romans: English Channel 6
			Welsh: Devon 1
			march 6 English Channel > Devon
			Devon has Romans 4, Welsh 1
		`, ``, ``},
		{"cavalry and infantry", `
			round 15, Normans, movement
			Normans: Sussex 3 + 2 cavalry, Wessex 4
			march 3 infantry Sussex > Kent
			march 2 cavalry Sussex > Kent
			march 4 Wessex > Avalon
			asked excess Normans
			offers remove infantry Kent
			offers remove cavalry Kent
		`, ``, ``},
	})
	playSince(t, "classic", "britannia-classic", []mended{
		{"some may go back to the sea, some only to land", `
			round 13, Dubliners, movement
			Dubliners: Irish Sea 3, Cumbria 2
			Brigantes: Galloway 1
			march 3 Irish Sea > Galloway
			march 2 Cumbria > Galloway
		`, `
			asked excess Dubliners
			offers remove Galloway by Cumbria
			remove Galloway by Irish Sea
		`, `
			die of Dubliners
		`},
	})
}

// A burh is no army: it and a new one may rise in one area in one phase.
func TestRulingBurhAndNewArmyInOneArea(t *testing.T) {
	for _, edition := range []string{"revised", "first"} {
		play(t, "game "+edition+`
			round 12, Saxons, population
			Saxons: Kent 1, Essex 1, Sussex 1
			population: Saxons 2
			asked burh Saxons
			burh Kent
			end
			asked place Saxons
			offers place Kent
			offers place Essex
			place Kent
			Kent has Saxons 2 + burh
		`)
	}
}

// option is a position in which the values of an option differ.
type option struct {
	id, told    string
	values      [2]string // the default first
	first, then string    // the result of either
}

// Each thing that players may agree on makes a difference in every edition that
// offers it.
func TestEachOptionMatters(t *testing.T) {
	options := []option{
		{"harold", `
			Normans: Kent 2 + William
			Saxons: Essex 1 + Harold
			occupied: Normans in Essex
			lead 2 Kent > Essex
			dice 6 6 1
		`, [2]string{"both", "one"}, `Normans score 12`, `Normans score 6`},
		{"invaders", `
			Irish: Dyfed 4, Gwynedd 3
			population: Irish 2
			asked march Irish
		`, [2]string{"turn", "round"}, `Dyfed has Irish 5`, `Dyfed has Irish 4`},
		{"burhs", `
			Danes: Kent 2
			Saxons: Essex 2 + burh
			march 2 Kent > Essex
			dice 5 1 1 1 1
		`, [2]string{"owner", "first"}, `asked loseBurh Saxons`, `Essex has Danes 2, Saxons 2`},
		{"order", `
			Irish: Avalon 1
			Saxons: Devon 1
			Jutes: Kent 1
			end
		`, [2]string{"list", "timeline"}, `asked march Saxons`, `asked march Jutes`},
		{"fewest", `
			Romans: Kent 3 + fort
			asked march Romans
		`, [2]string{"four", "none"}, `English Channel has Romans 4`, `English Channel has nobody`},
	}
	rounds := map[string]string{
		"harold": "round 15, Normans, movement", "invaders": "round 8, Normans, roundEnd",
		"burhs": "round 13, Danes, movement", "order": "round 9, Irish, movement", "fewest": "round 2, Romans, population",
	}
	held := map[string]bool{"colours": true, "raise": true, "swap": true} // TestBidsRise, TestBelgaeAndJutesExchanged
	for _, g := range []struct {
		name string
		game engine.Game
	}{{"revised", britannia.Revised()}, {"first", britannia.FirstPrinting()}, {"classic", britannia.Classic()}} {
		offered := map[string]bool{}
		for _, o := range g.game.Options() {
			offered[o.ID] = true
		}
		for _, o := range options {
			if !offered[o.id] {
				continue
			}
			delete(offered, o.id)
			t.Run(g.name+" "+o.id, func(t *testing.T) {
				for i, seen := range []string{o.first, o.then} {
					play(t, strings.Join([]string{"game " + g.name, rounds[o.id], "options: " + o.id + " " + o.values[i], o.told, seen}, "\n"))
				}
			})
		}
		for id := range offered {
			if !held[id] {
				t.Errorf("%s: nothing shows what %s changes", g.name, id)
			}
		}
	}
}
