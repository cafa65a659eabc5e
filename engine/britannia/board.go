package britannia

import "math/bits"

// Place is a land or sea area of the board. Land areas come first.
type Place int8

// The board: 37 land areas from south to north, then the ring of six seas.
const (
	Avalon Place = iota
	Downlands
	Wessex
	Sussex
	Kent
	Essex
	Lindsey
	Suffolk
	Norfolk
	SouthMercia
	NorthMercia
	Hwicce
	Devon
	Cornwall
	Gwent
	Dyfed
	Powys
	Gwynedd
	Clwyd
	March
	Cheshire
	York
	Bernicia
	Pennines
	Cumbria
	Lothian
	Galloway
	Dunedin
	Strathclyde
	Dalriada
	Alban
	Mar
	Moray
	Skye
	Caithness
	Orkneys
	Hebrides
	IcelandicSea
	NorthSea
	FrisianSea
	EnglishChannel
	AtlanticOcean
	IrishSea

	lands         = 37 // number of land areas
	places        = 43 // number of land and sea areas
	nowhere Place = -1
)

// Sea reports whether a place is a sea.
func Sea(p int8) bool { return isSea(Place(p)) }

// area describes a land area as the printed board does (§Game Board).
type area struct {
	name      string
	region    region
	difficult bool
	land      []Place // neighbours by land
	straits   []Place // areas across a strait
	seas      []Place // seas it borders
}

type region uint8

const (
	England region = iota
	Wales
	Scotland
)

var areas = [lands]area{
	Avalon:      {"Avalon", England, false, []Place{Devon, Downlands, Hwicce, Wessex}, nil, []Place{AtlanticOcean}},
	Downlands:   {"Downlands", England, true, []Place{Avalon, Essex, Hwicce, SouthMercia, Sussex, Wessex}, nil, nil},
	Wessex:      {"Wessex", England, false, []Place{Avalon, Devon, Downlands, Sussex}, nil, []Place{EnglishChannel}},
	Sussex:      {"Sussex", England, false, []Place{Downlands, Essex, Kent, Wessex}, nil, []Place{EnglishChannel}},
	Kent:        {"Kent", England, false, []Place{Essex, Sussex}, nil, []Place{FrisianSea, EnglishChannel}},
	Essex:       {"Essex", England, false, []Place{Downlands, Kent, SouthMercia, Suffolk, Sussex}, nil, []Place{FrisianSea}},
	Lindsey:     {"Lindsey", England, true, []Place{NorthMercia, Norfolk, Suffolk, York}, nil, []Place{FrisianSea}},
	Suffolk:     {"Suffolk", England, false, []Place{Essex, Lindsey, NorthMercia, Norfolk, SouthMercia}, nil, []Place{FrisianSea}},
	Norfolk:     {"Norfolk", England, false, []Place{Lindsey, Suffolk}, nil, []Place{FrisianSea}},
	SouthMercia: {"South Mercia", England, false, []Place{Downlands, Essex, Hwicce, NorthMercia, Suffolk}, nil, nil},
	NorthMercia: {"North Mercia", England, false, []Place{Hwicce, Lindsey, March, SouthMercia, Suffolk, York}, nil, nil},
	Hwicce:      {"Hwicce", England, false, []Place{Avalon, Downlands, Gwent, March, NorthMercia, Powys, SouthMercia}, nil, []Place{AtlanticOcean}},
	Devon:       {"Devon", Wales, true, []Place{Avalon, Cornwall, Wessex}, []Place{Dyfed, Gwent}, []Place{EnglishChannel, AtlanticOcean}},
	Cornwall:    {"Cornwall", Wales, true, []Place{Devon}, nil, []Place{EnglishChannel, AtlanticOcean}},
	Gwent:       {"Gwent", Wales, true, []Place{Dyfed, Hwicce, Powys}, []Place{Devon}, []Place{AtlanticOcean}},
	Dyfed:       {"Dyfed", Wales, false, []Place{Gwent, Powys}, []Place{Devon}, []Place{AtlanticOcean}},
	Powys:       {"Powys", Wales, true, []Place{Clwyd, Dyfed, Gwent, Gwynedd, Hwicce, March}, nil, []Place{AtlanticOcean}},
	Gwynedd:     {"Gwynedd", Wales, false, []Place{Clwyd, Powys}, nil, []Place{AtlanticOcean}},
	Clwyd:       {"Clwyd", Wales, true, []Place{Cheshire, Gwynedd, March, Powys}, nil, []Place{AtlanticOcean}},
	March:       {"March", England, false, []Place{Cheshire, Clwyd, Hwicce, NorthMercia, Powys, York}, nil, nil},
	Cheshire:    {"Cheshire", England, false, []Place{Clwyd, Cumbria, March, Pennines, York}, nil, []Place{AtlanticOcean, IrishSea}},
	York:        {"York", England, false, []Place{Bernicia, Cheshire, Lindsey, March, NorthMercia, Pennines}, nil, []Place{NorthSea, FrisianSea}},
	Bernicia:    {"Bernicia", England, false, []Place{Lothian, Pennines, York}, nil, []Place{NorthSea}},
	Pennines:    {"Pennines", England, true, []Place{Bernicia, Cheshire, Cumbria, Lothian, York}, nil, nil},
	Cumbria:     {"Cumbria", England, false, []Place{Cheshire, Galloway, Lothian, Pennines}, nil, []Place{IrishSea}},
	Lothian:     {"Lothian", England, false, []Place{Bernicia, Cumbria, Dunedin, Galloway, Pennines, Strathclyde}, nil, []Place{NorthSea}},
	Galloway:    {"Galloway", England, true, []Place{Cumbria, Lothian, Strathclyde}, nil, []Place{IrishSea}},
	Dunedin:     {"Dunedin", Scotland, false, []Place{Alban, Dalriada, Lothian, Mar, Strathclyde}, nil, []Place{NorthSea}},
	Strathclyde: {"Strathclyde", Scotland, false, []Place{Dalriada, Dunedin, Galloway, Lothian}, nil, []Place{IrishSea}},
	Dalriada:    {"Dalriada", Scotland, true, []Place{Alban, Dunedin, Skye, Strathclyde}, nil, []Place{IrishSea}},
	Alban:       {"Alban", Scotland, true, []Place{Dalriada, Dunedin, Mar, Moray, Skye}, nil, nil},
	Mar:         {"Mar", Scotland, true, []Place{Alban, Dunedin, Moray}, nil, []Place{IcelandicSea, NorthSea}},
	Moray:       {"Moray", Scotland, true, []Place{Alban, Caithness, Mar, Skye}, nil, []Place{IcelandicSea}},
	Skye:        {"Skye", Scotland, true, []Place{Alban, Caithness, Dalriada, Moray}, []Place{Hebrides}, []Place{IcelandicSea, IrishSea}},
	Caithness:   {"Caithness", Scotland, true, []Place{Moray, Skye}, []Place{Orkneys}, []Place{IcelandicSea}},
	Orkneys:     {"Orkneys", Scotland, true, nil, []Place{Caithness}, []Place{IcelandicSea}},
	Hebrides:    {"Hebrides", Scotland, true, nil, []Place{Skye}, []Place{IcelandicSea}},
}

var seaNames = [places - lands]string{"Icelandic Sea", "North Sea", "Frisian Sea", "English Channel", "Atlantic Ocean", "Irish Sea"}

// set is a set of places; bit p is place p.
type set uint64

const (
	allLand set = 1<<lands - 1
	allSea  set = (1<<places - 1) &^ allLand
)

func bit(p Place) set { return 1 << uint(p) }

// setOf is the set of some places.
func setOf(ps ...Place) set {
	var s set
	for _, p := range ps {
		s |= bit(p)
	}
	return s
}

func isSea(p Place) bool { return p >= lands }

// next takes the lowest place out of a set.
func next(s *set) Place {
	p := Place(bits.TrailingZeros64(uint64(*s)))
	*s &= *s - 1
	return p
}

// Tables derived from areas once: they hold the same facts as sets.
var (
	adjacentLand [lands]set  // by land only
	acrossStrait [lands]set  // by strait only
	coastSeas    [lands]set  // seas that a land area borders
	coast        [places]set // land areas that a sea borders; empty for land
	nextSea      [places]set // seas next to a sea; empty for land
	difficult    set
	inRegion     [3]set
)

func init() {
	for p := Place(0); p < lands; p++ {
		a := &areas[p]
		for _, q := range a.land {
			adjacentLand[p] |= bit(q)
		}
		for _, q := range a.straits {
			acrossStrait[p] |= bit(q)
		}
		for _, q := range a.seas {
			coastSeas[p] |= bit(q)
			coast[q] |= bit(p)
		}
		if a.difficult {
			difficult |= bit(p)
		}
		inRegion[a.region] |= bit(p)
	}
	for i := Place(lands); i < places; i++ {
		j := i + 1
		if j == places {
			j = lands
		}
		nextSea[i] |= bit(j)
		nextSea[j] |= bit(i)
	}
}

func placeName(p Place) string {
	if isSea(p) {
		return seaNames[p-lands]
	}
	return areas[p].name
}

// Regions are England, Wales and Scotland as sets of areas: bit p is place p.
func Regions() [3]uint64 {
	return [3]uint64{uint64(inRegion[England]), uint64(inRegion[Wales]), uint64(inRegion[Scotland])}
}
