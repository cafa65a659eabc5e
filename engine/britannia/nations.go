package britannia

// nation is one of the seventeen peoples, in the order of the second edition's
// Nation List; an edition may play them in another order.
type nation = int8

const (
	Romans nation = iota
	RomanoBritish
	Belgae
	Welsh
	Brigantes
	Caledonians
	Picts
	Irish
	Scots
	Norsemen
	Dubliners
	Danes
	Norwegians
	Saxons
	Jutes
	Angles
	Normans

	nations        = 17
	nobody  nation = -1
)

var nationNames = [nations]string{
	"Romans", "Romano-British", "Belgae", "Welsh", "Brigantes", "Caledonians",
	"Picts", "Irish", "Scots", "Norsemen", "Dubliners", "Danes", "Norwegians",
	"Saxons", "Jutes", "Angles", "Normans",
}

// nationsOf is the set of some nations.
func nationsOf(ns ...nation) nationSet {
	var s nationSet
	for _, n := range ns {
		s |= 1 << uint(n)
	}
	return s
}

// what is a kind of unit, or one of the leaders.
type what = int8

const (
	Infantry what = iota
	Cavalry
	Raiders // infantry that began its nation's turn at sea and may return there
	Fort
	Burh
	Boudicca
	Aelle
	Arthur
	Urien
	Fergus
	Ida
	Oswiu
	Offa
	Egbert
	Ketil
	IvarAndHalfdan
	Alfred
	Olaf
	Edgar
	Cnut
	Harold
	HaraldHardrada
	William
	Svein
	Hengist
	FirstBrigante // leads the Brigantes in round 5 of the first edition
	SecondBrigante

	whats        = 27
	nothing what = -1
)

var whatNames = [whats]string{
	"infantry", "cavalry", "raiders", "fort", "burh",
	"Boudicca", "Aelle", "Arthur", "Urien", "Fergus", "Ida", "Oswiu", "Offa",
	"Egbert", "Ketil", "Ivar and Halfdan", "Alfred", "Olaf", "Edgar", "Cnut",
	"Harold", "Harald Hardrada", "William", "Svein Estrithson",
	"Hengist", "Brigante leader I", "Brigante leader II",
}
