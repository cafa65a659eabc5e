package britannia_test

import "testing"

// Bretwalda, Kings and the last round of the classic edition.

// 9.1 and 9.2: as rounds 9, 10 and 11 begin. Votes are handed in unseen.
func TestClassicBretwalda(t *testing.T) {
	const three = `
			Saxons: Kent 1, Essex 1, Sussex 1
			Angles: York 1, Norfolk 1
			Jutes: Wessex 1
	`
	classicAll(t, []situation{
		{"as round 9 begins", "round 8, Normans, roundEnd" + three + `
			round 9
			asked vote Jutes
			vote Saxons
			untold vote
			asked vote Saxons
			vote Saxons
			asked vote Angles
			vote Angles
			told vote Jutes
			told bretwalda Saxons
			Saxons score 4
		`},
		{"subject Brigantes vote with the Angles", `
			round 8, Normans, roundEnd
			Angles: York 1
			Brigantes: Cumbria 1, Galloway 1
			Saxons: Kent 1, Essex 1
			subjects: Brigantes of Angles
			asked vote Saxons
			vote Saxons
			asked vote Angles
			vote Angles
			told bretwalda Angles
			Angles score 4
		`},
	})
}

// 9.3: as rounds 12 to 15 begin; where there is no King, a Bretwalda.
func TestClassicKing(t *testing.T) {
	classicAll(t, []situation{
		{"four areas and twice any other", `
			round 11, Normans, roundEnd
			Saxons: Kent 1, Essex 1, Sussex 1, Wessex 1
			Angles: York 1, Norfolk 1
			round 12
			Saxons score 8
			asked place Saxons
			place Kent
			Kent has Saxons 2
		`},
		{"another nation of the same player counts", `
			round 11, Normans, roundEnd
			Saxons: Kent 1, Essex 1, Sussex 1, Wessex 1
			Norsemen: York 1, Norfolk 1, Cumbria 1
			round 12
			asked vote Norsemen
			Saxons score 0
		`},
		{"three areas make a Bretwalda", `
			round 11, Normans, roundEnd
			Saxons: Kent 1, Essex 1, Sussex 1
			Angles: York 1, Norfolk 1
			round 12
			asked vote Saxons
			vote Saxons
			asked vote Angles
			vote Angles
			told bretwalda Saxons
			Saxons score 4
		`},
		{"a leader's area counts", `
			round 11, Normans, roundEnd
			Saxons: Kent 1, Essex 1, Sussex 1, Wessex 0 + Egbert
			Angles: York 1, Norfolk 1
			round 12
			Saxons score 8
		`},
	})
}

// 9.4: Canute, in the Danish turn of round 14.
func TestClassicCanute(t *testing.T) {
	classicAll(t, []situation{
		{"twice any other, and no army for it", `
			round 14, Danes, withdrawal
			Danes: York 1 + Cnut, Essex 1, Norfolk 2, Suffolk 1
			Saxons: Kent 1, Sussex 1
			Danes score 8
			asked depart Danes
		`},
		{"not without him", `
			round 14, Danes, withdrawal
			Danes: York 1, Essex 1, Norfolk 2, Suffolk 1
			Saxons: Kent 1, Sussex 1
			Danes score 0
		`},
	})
}

// 9.5: the King of the last round, one of three.
func TestClassicLastKing(t *testing.T) {
	classicAll(t, []situation{
		{"Harold: four", `
			round 16, Normans, roundEnd
			Saxons: Kent 1 + Harold, Essex 1, Sussex 1, Wessex 1
			Normans: York 1 + William
			over
			Saxons score 16
		`},
		{"nobody else", `
			round 16, Normans, roundEnd
			Danes: Kent 1, Essex 1, Sussex 1, Wessex 1
			Normans: York 1 + William
			Saxons: March 1 + Harold
			Danes score 10
		`},
		{"the last one living, whatever he holds", `
			round 16, Normans, roundEnd
			Normans: Kent 1 + William
			Saxons: York 1, March 1
			Normans score 12
		`},
		{"unless another people holds twice as much, Danes too", `
			round 16, Normans, roundEnd
			Normans: Kent 1 + William
			Danes: York 1, Essex 1
			Normans score 2
		`},
	})
}

// 8.10: armies for the last round.
func TestClassicLastReinforcements(t *testing.T) {
	classicAll(t, []situation{
		{"Norwegians: one for an area", `
			round 15, Normans, roundEnd
			Norwegians: York 1 + Harald Hardrada, Lothian 1, Powys 1
			round 16
			North Sea has Norwegians 3
		`},
		{"Normans: one for a town, whoever else killed Harold", `
			round 15, Normans, roundEnd
			Normans: Essex 1 + William, Wessex 1, Kent 1
			came: Harold
			asked normanCavalry Normans
			offers muster 1
			muster 0
			English Channel has Normans 2
		`},
		{"cavalry for two", `
			round 15, Normans, roundEnd
			Normans: Essex 1 + William, Wessex 1
			muster 1
			English Channel has Normans 0 + 1 cavalry
		`},
		{"three more if they killed Harold", `
			round 15, Normans, movement, half 2
			Normans: Kent 4 + William
			Saxons: Essex 1 + Harold
			lead 4 Kent > Essex
			done
			dice 5 1 1 1 1
			round 16
			asked normanCavalry Normans
			muster 0
			English Channel has Normans 4
		`},
		{"none for the Saxons", `
			round 15, Normans, roundEnd
			Saxons: Kent 1 + Harold, Essex 1, Sussex 1, Wessex 1
			asked place Saxons
			place Kent
			asked march Saxons
			Kent has Saxons 2 + Harold
			Essex has Saxons 1
		`},
	})
}
