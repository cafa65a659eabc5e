package britannia_test

import (
	"testing"

	"bretwalda/engine/britannia"
)

func init() {
	for _, g := range britannia.Editions() {
		switch g.Revision() {
		case 1:
			rulebooks["before "+g.ID()] = g
		case 2:
			rulebooks["second "+g.ID()] = g
		}
	}
}

// mended is a line that the first revision of the rules had otherwise: as seen now, and
// as still seen in matches of that revision.
type mended struct{ name, told, now, before string }

func playMended(t *testing.T, edition, id string, list []mended) {
	t.Helper()
	for _, m := range list {
		t.Run(m.name, func(t *testing.T) {
			play(t, "game "+edition+"\n"+m.told+m.now)
			play(t, "game before "+id+"\n"+m.told+m.before)
		})
	}
}

// Roman Roads: a step along them costs no move, so they lead on after the third.
func TestRevisionOfRomanRoads(t *testing.T) {
	for edition, id := range map[string]string{"revised": "britannia-2008", "first": "britannia-2005"} {
		playMended(t, edition, id, []mended{
			{"the third move ends on a road", `
				round 4, Romans, movement
				Romans: Lothian 1 + ruin, North Mercia fort, South Mercia fort, Essex fort
				offers march 1 Lothian > North Mercia
				forbids march 1 Lothian > Suffolk
			`, `
				offers march 1 Lothian > South Mercia
				offers march 1 Lothian > Essex
			`, `
				forbids march 1 Lothian > South Mercia
			`},
			{"the third move ends on a road in hills", `
				round 4, Romans, movement
				Romans: Clwyd 1 + ruin, Lindsey fort, Norfolk fort
				offers march 1 Clwyd > Lindsey
				forbids march 1 Clwyd > Essex
			`, `
				offers march 1 Clwyd > Norfolk
			`, `
				forbids march 1 Clwyd > Norfolk
			`},
			{"the third move leads through a subject", `
				round 4, Romans, movement
				Romans: Lothian 1 + ruin, South Mercia fort
				Welsh: North Mercia 1
				subjects: Welsh of Romans
				forbids march 1 Lothian > North Mercia
			`, `
				offers march 1 Lothian > South Mercia
				forbids march 1 Lothian > Essex
			`, `
				forbids march 1 Lothian > South Mercia
			`},
			{"not where the subject's area has no road", `
				round 4, Romans, movement
				Romans: Lothian 1 + ruin, South Mercia fort, North Mercia ruin
				Welsh: North Mercia 1
				subjects: Welsh of Romans
			`, `
				forbids march 1 Lothian > South Mercia
			`, `
				forbids march 1 Lothian > South Mercia
			`},
			{"by way of vacant areas, where forts rise, and on by road", `
				round 4, Romans, movement
				Romans: Kent 1 + fort, Essex fort, South Mercia fort, Hwicce fort, Avalon fort
				offers march 1 Kent > Avalon by Wessex, Sussex
			`, `
				march 1 Kent > Hwicce by Wessex, Sussex
				Sussex has Romans fort
				Wessex has Romans fort
				Hwicce has Romans 1 + fort
			`, `
				forbids march 1 Kent > Hwicce by Wessex, Sussex
			`},
		})
	}
}

// Submission, fights and retreats in the classic edition, 7.6, 8.4, 8.7 and 8.8.
func TestRevisionOfTheClassicEdition(t *testing.T) {
	playMended(t, "classic", "britannia-classic", []mended{
		{"8.8: Angles pass through their subjects, as Romans do", `
			round 9, Angles, movement
			Angles: York 1
			Brigantes: Cheshire 1
			Danes: March 3, Pennines 3
			subjects: Brigantes of Angles
			forbids march 1 York > Cheshire
		`, `
			march 1 York > Cumbria
			Cheshire has Brigantes 1
			Cumbria has Angles 1
		`, `
			forbids march 1 York > Cumbria
		`},
		{"8.8: hills stop them there, so they do not enter", `
			round 11, Angles, movement
			Angles: York 1
			Brigantes: Pennines 1
			Danes: Bernicia 3, Cheshire 3
			subjects: Brigantes of Angles
		`, `
			forbids march 1 York > Lothian
			forbids march 1 York > Cumbria
		`, `
			forbids march 1 York > Lothian
		`},
		{"8.8: but not their leader", `
			round 11, Angles, movement
			Angles: York 1 + Oswiu
			Brigantes: Pennines 1
			Danes: Bernicia 3, Cheshire 3
			subjects: Brigantes of Angles
		`, `
			offers lead 1 York > Lothian
		`, `
			forbids lead 1 York > Lothian
		`},
		{"8.8: Angles from the sea pass as well", `
			round 7, Angles, movement
			Angles: North Sea 1
			Brigantes: Bernicia 1
			Danes: Lothian 3, York 3
			subjects: Brigantes of Angles
		`, `
			offers march 1 North Sea > Pennines
		`, `
			forbids march 1 North Sea > Pennines
		`},
		{"8.7: subjects are at peace with Rome, not with each other", `
			round 4, Picts, movement
			Romans: Kent 1 + fort, Strathclyde fort
			Picts: Dunedin 2
			Brigantes: Lothian 1
			subjects: Picts of Romans, Brigantes of Romans
			forbids march 1 Dunedin > Strathclyde
		`, `
			march 2 Dunedin > Lothian
			die of Picts
		`, `
			forbids march 1 Dunedin > Lothian
		`},
		{"7.6: no retreat to a vacant area beside another battle", besideAnotherBattle + `
			offers retreat 1 Essex > Suffolk
		`, `
			forbids retreat 1 Essex > Downlands
		`, `
			offers retreat 1 Essex > Downlands
		`},
		{"8.4: new Romans have to land", `
			round 4, Romans, movement
			Romans: English Channel 1, York 9 + fort
		`, `
			forbids end
			march 1 English Channel > Kent
			offers end
		`, `
			offers end
		`},
		{"8.4: the first ones may wait", `
			round 1, Romans, movement, half 2
			Romans: English Channel 1, York 9 + fort
		`, `
			offers end
		`, `
			offers end
		`},
	})
}

// A defender in Essex may retreat, and Downlands lie vacant beside another battle.
const besideAnotherBattle = `
	round 11, Saxons, movement
	Saxons: Kent 1, Wessex 1
	Angles: Essex 1
	Welsh: Sussex 1
	march 1 Kent > Essex
	march 1 Wessex > Sussex
	done
	fight Essex
	dice 1 1
	asked defenderRetreat Angles
`

// The second edition keeps Angles out of the areas of subjects, subjects of Rome
// apart, and lets defenders retreat to vacant areas beside other battles.
func TestRevisionsOfTheClassicEditionAreItsOwn(t *testing.T) {
	for _, edition := range []string{"revised", "first"} {
		play(t, "game "+edition+besideAnotherBattle+`
			offers retreat 1 Essex > Downlands
		`)
	}
}
