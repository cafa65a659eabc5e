package britannia_test

import (
	"testing"

	"bretwalda/engine/britannia"
)

func init() { rulebooks["first"] = britannia.FirstPrinting() }

// printed is a situation that the two printings see with different eyes.
type printed struct{ name, told, revised, first string }

func playBoth(t *testing.T, list []printed) {
	t.Helper()
	for _, p := range list {
		t.Run(p.name, func(t *testing.T) {
			t.Run("revised", func(t *testing.T) { play(t, "game revised\n"+p.told+p.revised) })
			t.Run("first", func(t *testing.T) { play(t, "game first\n"+p.told+p.first) })
		})
	}
}

func TestPrintingsOnSubmission(t *testing.T) {
	playBoth(t, []printed{
		{"Picts at three areas", `
			round 3, Romans, movement
			Romans: Kent 1 + fort
			Picts: Alban 1, Mar 1, Skye 1
			end
		`, `
			asked submit Picts of Romans
		`, `
			asked march Picts
		`},
		{"half of five population points", `
			round 4, Welsh, population
			Romans: Kent 1 + fort
			Welsh: Dyfed 1, Gwynedd 1, Powys 1
			subjects: Welsh of Romans
			refuse
		`, `
			Welsh keep 3
		`, `
			Welsh keep 2
		`},
		{"half of one population point", `
			round 4, Welsh, population
			Romans: Kent 1 + fort
			Welsh: Powys 1
			subjects: Welsh of Romans
		`, `
			Welsh keep 1
		`, `
			Welsh keep 1
		`},
		{"half of five victory points", `
			round 5, Normans, roundEnd
			Romans: Kent 1 + fort
			Welsh: Powys 1, March 1
			subjects: Welsh of Romans
		`, `
			Welsh score 3
		`, `
			Welsh score 2
		`},
		{"displaced with own and vacant areas near", `
			round 2, Romans, movement
			Romans: Hwicce 2 + fort
			Welsh: Gwent 2, Dyfed 1, Clwyd 1, Gwynedd 1, Devon 1
			march 2 Hwicce > Gwent
			refuse
			dice 6 1 1 1
			asked submit Welsh
			submit
		`, `
			offers displace 1 Gwent > Hwicce
			offers displace 1 Gwent > Powys
		`, `
			Gwent has Welsh 1
			Hwicce has Romans 2 + fort
		`},
	})
}

func TestPrintingsOnRetreats(t *testing.T) {
	playBoth(t, []printed{
		{"to sea in the first half of a major invasion", `
			round 6, Saxons, movement
			Saxons: Frisian Sea 2
			Jutes: Kent 2
			march 2 Frisian Sea > Kent
			dice 1 1 1 1
			end
		`, `
			asked attackerRetreat Saxons at Kent
			offers retreat 1 Kent > Frisian Sea
		`, `
			die of Saxons
		`},
		{"to sea when raiding", `
			round 4, Saxons, movement
			Saxons: English Channel 2
			Belgae: Kent 2
			march 2 English Channel > Kent
			dice 1 1 1 1
			end
		`, `
			offers retreat 1 Kent > English Channel
		`, `
			offers retreat 1 Kent > English Channel
		`},
		{"raiders who attack from land", `
			round 4, Saxons, movement
			Saxons: English Channel 2
			Belgae: Downlands 2
			march 2 English Channel > Downlands by Wessex
			dice 1 1 1 1
			end
		`, `
			offers retreat 1 Downlands > Wessex
			forbids retreat 1 Downlands > English Channel
		`, `
			offers retreat 1 Downlands > English Channel
			forbids retreat 1 Downlands > Wessex
		`},
		{"invaders who attack from land", `
			round 6, Angles, movement
			Angles: North Sea 2
			Welsh: March 2
			march 2 North Sea > March by York
			dice 1 1 1 1
			end
		`, `
			asked attackerRetreat Angles
			offers retreat 1 March > York
		`, `
			die of Angles
		`},
		{"armies that landed in the first half stand on land in the second", `
			round 7, Angles, movement, half 2
			Angles: York 2
			Welsh: March 2
			march 2 York > March
			dice 1 1 1 1
			end
		`, `
			offers retreat 1 March > York
		`, `
			offers retreat 1 March > York
		`},
		{"into a vacant area that scores", `
			round 12, Danes, movement
			Danes: Bernicia 3
			Norsemen: York 1
			march 3 Bernicia > York
			dice 1 1 1 1
			asked defenderRetreat Norsemen
			retreat 1 York > Cheshire
		`, `
			Norsemen score 1
		`, `
			Norsemen score 0
		`},
		{"armies that stand there as a later round begins score", `
			round 12, Normans, roundEnd
			Norsemen: Cheshire 1
			asked march Norsemen
			round 13
		`, `
			Norsemen score 1
		`, `
			Norsemen score 1
		`},
	})
}

func TestPrintingsOnRomans(t *testing.T) {
	playBoth(t, []printed{
		{"roads beyond a strait", `
			round 2, Romans, movement
			Romans: Devon 1 + fort, Dyfed fort, Powys fort, Gwynedd fort
			Brigantes: Hwicce 1, Gwent 1
		`, `
			offers march 1 Devon > Gwynedd
			offers march 1 Devon > Dyfed
		`, `
			forbids march 1 Devon > Gwynedd
			offers march 1 Devon > Dyfed
		`},
		{"roads before a strait", `
			round 2, Romans, movement
			Romans: Sussex 1 + fort, Wessex fort, Devon fort, Dyfed fort, Powys fort, Gwynedd fort
			Brigantes: Hwicce 1, Gwent 1
		`, `
			offers march 1 Sussex > Dyfed
			forbids march 1 Sussex > Gwynedd
		`, `
			offers march 1 Sussex > Dyfed
			forbids march 1 Sussex > Gwynedd
		`},
		{"through a subject's area beyond a strait", `
			round 4, Romans, movement
			Romans: Devon 1 + fort, Gwynedd fort
			Brigantes: Hwicce 1, Gwent 1
			Welsh: Dyfed 1, Powys 1
			subjects: Welsh of Romans
		`, `
			offers march 1 Devon > Gwynedd
		`, `
			forbids march 1 Devon > Gwynedd
		`},
		{"the Romano-British in York and Kent", `
			round 6, Romano-British, population
			Romans: York 1 + fort, Kent fort
		`, `
			asked march Romano-British
			York has Romano-British 2
			Kent has Romano-British 1
		`, `
			asked replaceFort Romano-British
			offers place fort Kent
			forbids place fort York
			place fort Kent
			asked march Romano-British
			York has nobody
			Kent has Romano-British 1
		`},
		{"fewer of them than could be", `
			round 6, Romano-British, population
			Romans: Sussex 2 + fort, Kent fort
		`, `
			asked march Romano-British
			Sussex has Romano-British 3
			Kent has Romano-British 1
		`, `
			place fort Sussex
			offers end
			end
			asked march Romano-British
			Sussex has Romano-British 1
			Kent has nobody
		`},
		{"above the stacking limits", `
			round 6, Romano-British, population
			Romans: Downlands 4, Lindsey 4
		`, `
			Downlands has Romano-British 4
			Lindsey has Romano-British 4
		`, `
			asked replaceArmy
			place infantry Downlands
			place infantry Downlands
			place infantry Downlands
			place infantry Downlands
			place infantry Lindsey
			place infantry Lindsey
			asked march Romano-British
			Downlands has Romano-British 4
			Lindsey has Romano-British 2
		`},
		{"Arthur while there are Romano-British", `
			round 7, Romano-British, population
			Romano-British: Avalon 1, Hwicce 1
		`, `
			offers place Arthur Avalon
			offers place Arthur Kent
		`, `
			offers place Arthur Avalon
			forbids place Arthur Kent
		`},
		{"Arthur when there are none", `
			round 7, Romano-British, population
		`, `
			offers place Arthur Kent
			offers place Arthur Devon
			forbids place Arthur Cumbria
		`, `
			offers place Arthur Kent
			forbids place Arthur Devon
			forbids place Arthur Cumbria
		`},
		{"Romano-British and Belgae", `
			round 6, Romano-British, movement
			Romano-British: Kent 1
			Belgae: Essex 1
			submitted: Belgae
		`, `
			offers march 1 Kent > Essex
		`, `
			forbids march 1 Kent > Essex
		`},
	})
}
