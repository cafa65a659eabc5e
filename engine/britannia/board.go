package britannia

import "math/bits"

// place is a land or sea area of the board. Land areas come first.
type place = int8

// The board: 37 land areas from south to north, then the ring of six seas.
const (
	Avalon place = iota
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
	nowhere place = -1
)

// Sea reports whether a place is a sea.
func Sea(p int8) bool { return p >= lands && p < places }

// area describes a land area as the printed board does.
type area struct {
	name      string
	region    region
	difficult bool
	land      []place // neighbours by land
	straits   []place // areas across a strait
	seas      []place // seas it borders
}

type region uint8

const (
	England region = iota
	Wales
	Scotland
)

var areas = [lands]area{
	Avalon:      {"Avalon", England, false, []place{Devon, Downlands, Hwicce, Wessex}, nil, []place{AtlanticOcean}},
	Downlands:   {"Downlands", England, true, []place{Avalon, Essex, Hwicce, SouthMercia, Sussex, Wessex}, nil, nil},
	Wessex:      {"Wessex", England, false, []place{Avalon, Devon, Downlands, Sussex}, nil, []place{EnglishChannel}},
	Sussex:      {"Sussex", England, false, []place{Downlands, Essex, Kent, Wessex}, nil, []place{EnglishChannel}},
	Kent:        {"Kent", England, false, []place{Essex, Sussex}, nil, []place{FrisianSea, EnglishChannel}},
	Essex:       {"Essex", England, false, []place{Downlands, Kent, SouthMercia, Suffolk, Sussex}, nil, []place{FrisianSea}},
	Lindsey:     {"Lindsey", England, true, []place{NorthMercia, Norfolk, Suffolk, York}, nil, []place{FrisianSea}},
	Suffolk:     {"Suffolk", England, false, []place{Essex, Lindsey, NorthMercia, Norfolk, SouthMercia}, nil, []place{FrisianSea}},
	Norfolk:     {"Norfolk", England, false, []place{Lindsey, Suffolk}, nil, []place{FrisianSea}},
	SouthMercia: {"South Mercia", England, false, []place{Downlands, Essex, Hwicce, NorthMercia, Suffolk}, nil, nil},
	NorthMercia: {"North Mercia", England, false, []place{Hwicce, Lindsey, March, SouthMercia, Suffolk, York}, nil, nil},
	Hwicce:      {"Hwicce", England, false, []place{Avalon, Downlands, Gwent, March, NorthMercia, Powys, SouthMercia}, nil, []place{AtlanticOcean}},
	Devon:       {"Devon", Wales, true, []place{Avalon, Cornwall, Wessex}, []place{Dyfed, Gwent}, []place{EnglishChannel, AtlanticOcean}},
	Cornwall:    {"Cornwall", Wales, true, []place{Devon}, nil, []place{EnglishChannel, AtlanticOcean}},
	Gwent:       {"Gwent", Wales, true, []place{Dyfed, Hwicce, Powys}, []place{Devon}, []place{AtlanticOcean}},
	Dyfed:       {"Dyfed", Wales, false, []place{Gwent, Powys}, []place{Devon}, []place{AtlanticOcean}},
	Powys:       {"Powys", Wales, true, []place{Clwyd, Dyfed, Gwent, Gwynedd, Hwicce, March}, nil, []place{AtlanticOcean}},
	Gwynedd:     {"Gwynedd", Wales, false, []place{Clwyd, Powys}, nil, []place{AtlanticOcean}},
	Clwyd:       {"Clwyd", Wales, true, []place{Cheshire, Gwynedd, March, Powys}, nil, []place{AtlanticOcean}},
	March:       {"March", England, false, []place{Cheshire, Clwyd, Hwicce, NorthMercia, Powys, York}, nil, nil},
	Cheshire:    {"Cheshire", England, false, []place{Clwyd, Cumbria, March, Pennines, York}, nil, []place{AtlanticOcean, IrishSea}},
	York:        {"York", England, false, []place{Bernicia, Cheshire, Lindsey, March, NorthMercia, Pennines}, nil, []place{NorthSea, FrisianSea}},
	Bernicia:    {"Bernicia", England, false, []place{Lothian, Pennines, York}, nil, []place{NorthSea}},
	Pennines:    {"Pennines", England, true, []place{Bernicia, Cheshire, Cumbria, Lothian, York}, nil, nil},
	Cumbria:     {"Cumbria", England, false, []place{Cheshire, Galloway, Lothian, Pennines}, nil, []place{IrishSea}},
	Lothian:     {"Lothian", England, false, []place{Bernicia, Cumbria, Dunedin, Galloway, Pennines, Strathclyde}, nil, []place{NorthSea}},
	Galloway:    {"Galloway", England, true, []place{Cumbria, Lothian, Strathclyde}, nil, []place{IrishSea}},
	Dunedin:     {"Dunedin", Scotland, false, []place{Alban, Dalriada, Lothian, Mar, Strathclyde}, nil, []place{NorthSea}},
	Strathclyde: {"Strathclyde", Scotland, false, []place{Dalriada, Dunedin, Galloway, Lothian}, nil, []place{IrishSea}},
	Dalriada:    {"Dalriada", Scotland, true, []place{Alban, Dunedin, Skye, Strathclyde}, nil, []place{IrishSea}},
	Alban:       {"Alban", Scotland, true, []place{Dalriada, Dunedin, Mar, Moray, Skye}, nil, nil},
	Mar:         {"Mar", Scotland, true, []place{Alban, Dunedin, Moray}, nil, []place{IcelandicSea, NorthSea}},
	Moray:       {"Moray", Scotland, true, []place{Alban, Caithness, Mar, Skye}, nil, []place{IcelandicSea}},
	Skye:        {"Skye", Scotland, true, []place{Alban, Caithness, Dalriada, Moray}, []place{Hebrides}, []place{IcelandicSea, IrishSea}},
	Caithness:   {"Caithness", Scotland, true, []place{Moray, Skye}, []place{Orkneys}, []place{IcelandicSea}},
	Orkneys:     {"Orkneys", Scotland, true, nil, []place{Caithness}, []place{IcelandicSea}},
	Hebrides:    {"Hebrides", Scotland, true, nil, []place{Skye}, []place{IcelandicSea}},
}

var seaNames = [places - lands]string{"Icelandic Sea", "North Sea", "Frisian Sea", "English Channel", "Atlantic Ocean", "Irish Sea"}

// places as sets: bit p is place p.
type set = uint64

const (
	allLand set = 1<<lands - 1
	allSea  set = (1<<places - 1) &^ allLand
)

func bit(p place) set { return 1 << uint(p) }

// setOf is the set of some places.
func setOf(ps ...place) set {
	var s set
	for _, p := range ps {
		s |= bit(p)
	}
	return s
}

func isSea(p place) bool { return p >= lands }

// next takes the lowest place out of a set.
func next(s *set) place {
	p := place(bits.TrailingZeros64(*s))
	*s &= *s - 1
	return p
}

// Tables derived from areas once: they hold the same facts as sets.
var (
	adjacentLand [lands]set  // by land only
	acrossStrait [lands]set  // by strait only
	coastSeas    [lands]set  // seas that a land area borders
	coast        [places]set // land areas that a sea borders; empty for land
	nextSea      [places]set // seas beside a sea; empty for land
	difficult    set
	inRegion     [3]set
)

func init() {
	for p := place(0); p < lands; p++ {
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
	for i := place(lands); i < places; i++ {
		j := i + 1
		if j == places {
			j = lands
		}
		nextSea[i] |= bit(j)
		nextSea[j] |= bit(i)
	}
}

func placeName(p place) string {
	if isSea(p) {
		return seaNames[p-lands]
	}
	return areas[p].name
}

// Regions are England, Wales and Scotland as sets of areas: bit p is place p.
func Regions() [3]uint64 { return inRegion }
