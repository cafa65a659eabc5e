package brianboru_test

import "testing"

// The rulebook's example of an action phase. Deirdre plays Dál Cais, Kate Uí
// Néill, Georgios Eóganacht and Peer Uí Briúin; each has two cards left.
const example = `
	4 seats
	round 2, action
	holder Dál Cais
	battle 9
	suitor orlaith
	hands 2
	Dál Cais: coins 4; raiders 1
	Uí Néill: coins 2; court 5; towns Kilkenny
	Eóganacht: court 4; towns Aghaboe
	Uí Briúin: coins 2; court 2
	trick Tuam: 11 2 13 17
	told lead Dál Cais with card 11 at Tuam
	told play Uí Néill with card 2
	told play Eóganacht with card 13
	told play Uí Briúin with card 17
	told trick Eóganacht with card 13 at Tuam

	asked action Uí Néill
	only upper | lower
	upper
	Uí Néill coins 5
	asked expand Uí Néill
	only expand Knocktopher | end
	expand Knocktopher
	Uí Néill coins 0
	Knocktopher has Uí Néill

	asked action Dál Cais
	lower
	Dál Cais raiders 3
	area 7
	asked raidExtra Dál Cais
	only buy 0 | buy 1 | buy 2
	buy 2
	Dál Cais raiders 5
	Dál Cais coins 0
	area 5
	told raid Dál Cais sum 4

	told town Eóganacht at Tuam
	Tuam has Eóganacht
	marker Eóganacht
	Eóganacht coins 4

	asked action Uí Briúin
	lower
	asked courtExtra Uí Briúin
	only buy 0 | buy 1
	told in order: action Uí Néill with card 2 count 1; action Dál Cais with card 11 count 2; action Eóganacht with card 13 count 0; action Uí Briúin with card 17 count 2
`

// The four cards of the example (§example of tricks).
func TestTableExample(t *testing.T) {
	playAll(t, []situation{
		{"Peer pays, is ahead of Kate, and marries", example + `
			buy 1
			told court Uí Briúin extra 6
			untold fallBack
			told discarded
			told marry Uí Briúin with orlaith
			asked town Uí Briúin at Munster
			Uí Briúin coins 0
			Uí Néill court 5
			Eóganacht court 4
			Uí Néill hand nothing
		`},
		{"without the payment Peer drops two spaces", example + `
			buy 0
			told fallBack Uí Briúin extra 3
			told discarded
			told marry Uí Néill with orlaith
			asked town Uí Néill at Munster
			Uí Briúin coins 2
			Uí Briúin court 3
		`},
	})
}
