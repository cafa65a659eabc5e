package counsel

// brianBoruCounsel knows Brian Boru.
type brianBoruCounsel struct{ Nobody }

// Hand: two cards are kept of a packet, one is played to a trick.
func (brianBoruCounsel) Hand(ask string) int {
	switch ask {
	case "keep":
		return 2
	case "lead", "follow":
		return 1
	}
	return 0
}
