package britannia

const allSea set = (1<<places - 1) &^ allLand

// setOf is the set of some places.
func setOf(ps ...place) set {
	var s set
	for _, p := range ps {
		s |= bit(p)
	}
	return s
}

// nationsOf is the set of some nations.
func nationsOf(ns ...nation) nationSet {
	var s nationSet
	for _, n := range ns {
		s |= 1 << uint(n)
	}
	return s
}
