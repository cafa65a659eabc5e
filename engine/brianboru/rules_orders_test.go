package brianboru_test

import "testing"

// Standing orders, as docs/BY_LINK.md defines them.

// The loser's action (§actions).
func TestOrdersOfLosers(t *testing.T) {
	playAll(t, []situation{
		{"upper, lower, or a town by road where it can be paid for", `
			3 seats
			round 1, action
			Uí Néill: coins 2; towns Tara
			trick Tuam: 24 1 20
			asked action Uí Néill
			by yellow=ask: ask
			by red=upper blue=upper white=upper: ask
			by yellow=upper: upper
			by yellow=lower: lower
			by yellow=expand: upper
		`},
		{"a coin too few", `
			3 seats
			round 1, action
			Uí Néill: coins 1; towns Tara
			trick Tuam: 24 1 20
			by yellow=expand: lower
		`},
		{"no town by road", `
			3 seats
			round 1, action
			Uí Néill: coins 9
			trick Tuam: 24 1 20
			by yellow=expand: lower
		`},
		{"the lower where it leads on the track, else the upper", `
			3 seats
			round 1, action
			Dál Cais: court 1
			trick Tuam: 24 1 20
			by yellow=lead: lower
		`},
		{"where it only draws level it does not", `
			3 seats
			round 1, action
			Dál Cais: court 2
			trick Tuam: 24 1 20
			by yellow=lead: upper
		`},
		{"steps beyond the top are counted", `
			3 seats
			round 1, action
			Dál Cais: court 9
			Uí Néill: court 8
			trick Tuam: 24 1 20
			by yellow=lead: lower
		`},
		{"discs for a monastery", `
			3 seats
			round 1, action
			Dál Cais: church 7
			Uí Néill: church 2; towns Tara
			trick Tuam: 24 3 20
			by blue=lead: lower
		`},
		{"no town for one", `
			3 seats
			round 1, action
			Dál Cais: church 7
			Uí Néill: church 2
			trick Tuam: 24 3 20
			by blue=lead: upper
		`},
		{"not alone to have fewest raiders", `
			3 seats
			round 1, action
			battle 5
			Dál Cais: raiders 4
			Uí Néill: raiders 1
			Eóganacht: raiders 2
			trick Tuam: 24 2 20
			by red=lead: lower
		`},
		{"as few as another", `
			3 seats
			round 1, action
			battle 5
			Dál Cais: raiders 4
			Uí Néill: raiders 1
			Eóganacht: raiders 1
			trick Tuam: 24 2 20
			by red=lead: upper
		`},
		{"raiders that are not there lead in nothing", `
			3 seats
			round 1, action
			battle 1
			Dál Cais: raiders 2
			Uí Néill: raiders 1
			trick Tuam: 24 2 20
			by red=lead: upper
		`},
		{"a white card leads in nothing", `
			3 seats
			round 1, action
			Dál Cais: towns Tara + viking
			trick Tuam: 24 13 20
			by white=lead: upper
		`},
		{"by the colour of the loser's card", `
			3 seats
			round 1, action
			trick Tuam: 24 2 20
			by yellow=upper: ask
			by red=lower: lower
		`},
	})
}

// Purchases beside a symbol (§symbols).
func TestOrdersToBuy(t *testing.T) {
	playAll(t, []situation{
		{"discs for the church", `
			3 seats
			round 1, action
			Uí Néill: coins 7
			trick Tuam: 24 3 20
			lower
			asked churchExtra Uí Néill
			by court=most raid=most: ask
			by church=none: buy 0
			by church=most: buy 3
			by church=lead: buy 0
		`},
		{"raiders", `
			3 seats
			round 1, action
			battle 10
			Uí Néill: coins 5
			trick Tuam: 24 2 20
			lower
			by raid=none: buy 0
			by raid=most: buy 2
		`},
		{"steps", `
			3 seats
			round 1, action
			Uí Néill: coins 7
			trick Tuam: 24 1 20
			lower
			asked courtExtra Uí Néill
			by court=none: buy 0
			by court=most: buy 3
		`},
		{"as many as lead", `
			3 seats
			round 1, action
			Dál Cais: church 3
			Uí Néill: coins 7
			trick Tuam: 24 3 20
			lower
			by church=lead: buy 2
		`},
		{"none where none lead", `
			3 seats
			round 1, action
			Dál Cais: church 9
			Uí Néill: coins 7
			trick Tuam: 24 3 20
			lower
			by church=lead: buy 0
		`},
		{"the winner's too", `
			3 seats
			round 1, action
			Dál Cais: coins 4
			trick Roscommon: 6 1 2
			upper
			upper
			asked churchExtra Dál Cais
			by church=most: buy 2
		`},
	})
}

// Where discs go (§marriage step, §marriage track).
func TestOrdersForTowns(t *testing.T) {
	playAll(t, []situation{
		{"by road: never, to a new region, or to the most valuable", `
			3 seats
			round 1, action
			Uí Néill: coins 9; towns Roscommon, Raphoe
			trick Tuam: 24 1 20
			upper
			asked expand Uí Néill
			only expand Kilmacrenan | expand Assaroe | expand Cruachan | expand Clonfert | end
			by expand=ask: ask
			by town=claim: ask
			by expand=never: end
			by expand=presence: expand Assaroe
			by expand=claim: expand Cruachan
		`},
		{"anywhere, by the track", `
			round 1, marriage
			suitor brigid
			Uí Néill: court 9
			Dál Cais: court 8; towns Killala, Cashel
			asked town Dál Cais
			by town=ask: ask
			by expand=claim: ask
			by town=presence: place Kilmacrenan
			by town=claim: place Ballysadare
		`},
		{"of new regions the one with the most valuable claim", `
			round 1, marriage
			suitor brigid
			Uí Néill: court 9
			Dál Cais: court 8; towns Killala, Cashel, Raphoe
			by town=presence: place Kinnitty
		`},
		{"of the most valuable claims the one of a new region", `
			round 1, marriage
			suitor brigid
			Uí Néill: court 9
			Dál Cais: court 8; towns Killala
			by town=claim: place Kilfenora
		`},
		{"a town of a marriage", `
			3 seats
			round 1, marriage
			suitor orlaith
			Dál Cais: court 3; towns Kilfenora
			asked town Dál Cais at Munster
			by town=presence: place Kincora
			by town=claim: place Kincora
		`},
		{"own towns first go free", `
			3 seats
			round 1, action
			Dál Cais: towns Cashel
			Uí Néill: towns Tara, Lusk + viking
			Eóganacht: towns Connor + monastery + viking
			trick Tuam: 24 13 20
			lower
			asked liberate Uí Néill
			by liberate=ask: ask
			by liberate=own: liberate Lusk
		`},
		{"of their own the most valuable", `
			3 seats
			round 1, action
			Uí Néill: towns Lusk + viking, Killala + viking, Ferns + viking
			trick Tuam: 24 13 20
			lower
			by liberate=own: liberate Killala
		`},
		{"of others' the cheapest", `
			3 seats
			round 1, action
			Dál Cais: towns Dromahair + viking
			Eóganacht: towns Connor + viking, Killala + viking
			trick Tuam: 24 13 20
			lower
			by liberate=own: liberate Dromahair
		`},
	})
}

// The upkeep (§upkeep phase).
func TestOrdersOfTheUpkeep(t *testing.T) {
	playAll(t, []situation{
		{"of another's towns the most valuable falls", `
			round 1, battle
			battle 3
			Dál Cais: raiders 3; towns Cashel
			Uí Néill: raiders 1; towns Connor
			Eóganacht: raiders 2; towns Tuam
			Uí Briúin: towns Tara, Lusk, Killala
			asked loseTown Dál Cais of Uí Briúin
			by loss=ask: ask
			by loss=claim: lose Killala
		`},
		{"or the one with a monastery", `
			round 1, battle
			battle 3
			Dál Cais: raiders 3; towns Cashel
			Uí Néill: raiders 1; towns Connor
			Eóganacht: raiders 2; towns Tuam
			Uí Briúin: towns Tara, Lusk + monastery, Killala
			by loss=claim: lose Lusk
		`},
		{"of one's own the cheapest", `
			round 1, battle
			battle 3
			Dál Cais: raiders 3; towns Cashel
			Uí Néill: raiders 3; towns Connor
			Eóganacht: raiders 1; towns Tuam
			Uí Briúin: towns Tara, Lusk, Killala
			asked loseTown Uí Briúin of Uí Briúin
			by loss=claim: lose Lusk
		`},
		{"but not one with a monastery", `
			round 1, battle
			battle 3
			Dál Cais: raiders 3; towns Cashel
			Uí Néill: raiders 3; towns Connor
			Eóganacht: raiders 1; towns Tuam
			Uí Briúin: towns Tara, Lusk + monastery, Killala
			asked loseTown Uí Briúin of Uí Briúin
			by loss=claim: lose Tara
		`},
		{"Estrid", `
			3 seats
			round 3, marriage
			Uí Néill: court 2
			asked princess Uí Néill
			by princess=ask: ask
			by princess=spurn: spurn
			by princess=support: support
			by princess=trade: trade
		`},
		{"a monastery for the most valuable claim, or where it is closest", `
			round 1, church
			Dál Cais: church 3; towns Tara, Cashel, Killala
			Uí Néill: towns Tailtiu
			asked monastery Dál Cais
			by monastery=ask: ask
			by monastery=claim: monastery Killala
			by monastery=contest: monastery Tara
		`},
		{"where two are as close, for the dearer one", `
			round 1, church
			Dál Cais: church 3; towns Tara, Cashel
			by monastery=contest: monastery Cashel
		`},
		{"a little behind is closer than far ahead", `
			round 1, church
			Dál Cais: church 3; towns Connor, Cashel, Lismore
			Uí Néill: towns Nendrum, Duneight
			by monastery=contest: monastery Connor
		`},
	})
}
