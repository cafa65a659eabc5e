package brianboru_test

import "testing"

// The draft: two cards kept, the rest to the left, until all are kept (§draft phase).
func TestTableDraft(t *testing.T) {
	playAll(t, []situation{
		{"four players, six cards each", `
			round 1, draft
			asked deal
			choices 25
			deal Dál Cais 1 5 9 13 17 21; Uí Néill 2 6 10 14 18 22; Eóganacht 3 7 11 15 19 23; Uí Briúin 4 8 12 16 20 24
			told dealt count 6
			asked keep Dál Cais
			choices 15
			offers keep 17 21
			forbids keep 5 1
			forbids keep 5 5
			forbids keep 1 2
			forbids keep 1 25
			keep 1 5
			told kept Dál Cais count 2
			asked keep Uí Néill
			choices 15
			offers keep 2 6
			forbids keep 9 13
			forbids keep 2 9
			keep 2 6
			asked keep Uí Néill
			only keep 9 13 | keep 9 17 | keep 9 21 | keep 13 17 | keep 13 21 | keep 17 21
			keep 9 13
			asked keep Eóganacht
			choices 15
			keep 3 7
			asked keep Eóganacht
			only keep 10 14 | keep 10 18 | keep 10 22 | keep 14 18 | keep 14 22 | keep 18 22
			keep 10 14
			told kept Eóganacht sum 6
			asked keep Uí Briúin
			choices 15
			keep 4 8
			asked keep Uí Briúin
			choices 6
			keep 11 15
			asked keep Dál Cais
			only keep 12 16 | keep 12 20 | keep 12 24 | keep 16 20 | keep 16 24 | keep 20 24
			keep 12 16
			asked lead Dál Cais
			told kept Dál Cais sum 6
			told kept Uí Néill sum 6
			told kept Uí Briúin sum 6
			Dál Cais hand 1 5 12 16 19 23
			Uí Néill hand 2 6 9 13 20 24
			Eóganacht hand 3 7 10 14 17 21
			Uí Briúin hand 4 8 11 15 18 22
		`},
		{"three players, eight cards each", `
			3 seats
			round 1, draft
			deal Dál Cais 1 2 3 4 5 6 7 8; Uí Néill 9 10 11 12 13 14 15 16; Eóganacht 17 18 19 20 21 22 23 24
			told dealt count 8
			asked keep Dál Cais
			choices 28
			keep 1 2
			asked keep Uí Néill
			choices 28
			keep 9 10
			asked keep Uí Néill
			choices 15
			keep 3 4
			asked keep Eóganacht
			choices 28
			keep 17 18
			asked keep Eóganacht
			choices 15
			keep 11 12
			asked keep Eóganacht
			choices 6
			keep 5 6
			asked keep Dál Cais
			choices 15
			keep 19 20
			asked keep Dál Cais
			choices 6
			keep 13 14
			asked keep Uí Néill
			only keep 21 22 | keep 21 23 | keep 21 24 | keep 22 23 | keep 22 24 | keep 23 24
			keep 21 22
			asked lead Dál Cais
			Dál Cais hand 1 2 7 8 13 14 19 20
			Uí Néill hand 3 4 9 10 15 16 21 22
			Eóganacht hand 5 6 11 12 17 18 23 24
		`},
		{"five players, five cards each and none left", `
			5 seats
			round 1, draft
			deal Dál Cais 1 2 3 4 5; Uí Néill 6 7 8 9 10; Eóganacht 11 12 13 14 15; Uí Briúin 16 17 18 19 20; Laigin 21 22 23 24 25
			told dealt count 5
			asked keep Dál Cais
			choices 10
			keep 1 2
			asked keep Uí Néill
			choices 10
			keep 6 7
			asked keep Uí Néill
			only keep 3 4 | keep 3 5 | keep 4 5
			keep 3 4
			asked keep Eóganacht
			choices 10
			keep 11 12
			asked keep Eóganacht
			choices 3
			keep 8 9
			asked keep Uí Briúin
			choices 10
			keep 16 17
			asked keep Uí Briúin
			choices 3
			keep 13 14
			asked keep Laigin
			choices 10
			keep 21 22
			asked keep Laigin
			choices 3
			keep 18 19
			asked keep Dál Cais
			only keep 23 24 | keep 23 25 | keep 24 25
			keep 23 24
			asked lead Dál Cais
			Dál Cais hand 1 2 20 23 24
			Uí Néill hand 3 4 6 7 25
			Eóganacht hand 5 8 9 11 12
			Uí Briúin hand 10 13 14 16 17
			Laigin hand 15 18 19 21 22
		`},
		{"the marker holder begins, and packets go on to the left over the last seat", `
			round 2, draft
			holder Eóganacht
			deal Dál Cais 1 5 9 13 17 21; Uí Néill 2 6 10 14 18 22; Eóganacht 3 7 11 15 19 23; Uí Briúin 4 8 12 16 20 24
			asked keep Eóganacht
			offers keep 3 7
			keep 3 7
			asked keep Uí Briúin
			keep 4 8
			asked keep Uí Briúin
			keep 11 15
			asked keep Dál Cais
			keep 1 5
			asked keep Dál Cais
			keep 12 16
			asked keep Uí Néill
			keep 2 6
			asked keep Uí Néill
			keep 9 13
			asked keep Eóganacht
			keep 10 14
			asked lead Eóganacht
			Eóganacht hand 3 7 10 14 17 21
			Uí Briúin hand 4 8 11 15 18 22
			Dál Cais hand 1 5 12 16 19 23
			Uí Néill hand 2 6 9 13 20 24
		`},
		{"every card of the twenty-five may be the one that stays aside", `
			round 1, draft
			deal Dál Cais 2 3 4 5 6 7; Uí Néill 8 9 10 11 12 13; Eóganacht 14 15 16 17 18 19; Uí Briúin 20 21 22 23 24 25
			asked keep Dál Cais
			forbids keep 1 2
		`},
		{"no card is dealt twice", `
			round 1, draft
			deal 7
			asked deal
			choices 24
			forbids deal 7
		`},
	})
}

// All cards are dealt again in each round (§draft phase).
func TestTableDraftIsDealtEachRound(t *testing.T) {
	play(t, `
		3 seats
		round 1, claim
		asked viking
		reveal 9
		reveal brigid
		asked deal
		choices 25
	`)
}
