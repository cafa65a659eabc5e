package britannia

// Nation is one of the seventeen nations, in the order of the second edition's
// Nation List; an edition may play them in another order.
type Nation int8

const (
	Romans Nation = iota
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
	nobody  Nation = -1
)

var nationNames = [nations]string{
	"Romans", "Romano-British", "Belgae", "Welsh", "Brigantes", "Caledonians",
	"Picts", "Irish", "Scots", "Norsemen", "Dubliners", "Danes", "Norwegians",
	"Saxons", "Jutes", "Angles", "Normans",
}

// nationsOf is the set of some nations.
func nationsOf(ns ...Nation) nationSet {
	var s nationSet
	for _, n := range ns {
		s |= 1 << uint(n)
	}
	return s
}

// Unit is a kind of unit, or one of the leaders.
type Unit int8

const (
	Infantry Unit = iota
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
	nothing Unit = -1
)

var whatNames = [whats]string{
	"infantry", "cavalry", "raiders", "fort", "burh",
	"Boudicca", "Aelle", "Arthur", "Urien", "Fergus", "Ida", "Oswiu", "Offa",
	"Egbert", "Ketil", "Ivar and Halfdan", "Alfred", "Olaf", "Edgar", "Cnut",
	"Harold", "Harald Hardrada", "William", "Svein Estrithson",
	"Hengist", "Brigante leader I", "Brigante leader II",
}
