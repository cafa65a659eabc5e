package britannia

// Regions are England, Wales and Scotland as sets of areas: bit p is place p.
func Regions() [3]uint64 { return inRegion }
