package britannia

// Invasion Restrictions on the Nation Card. They apply to all armies that began the
// nation's turn at sea. So in the second half of a major invasion they also bind the
// boats of those that came ashore in the first.

// boatsBound reports whether a nation's boats may be bound in this round. The
// classic edition's lines speak of landings alone (§Invasion Restrictions).
func (s *State) boatsBound(n Nation) bool {
	c := &s.ed.Cards[n]
	return s.major(n) && s.sails(n) && !s.ed.BoatsAlone && c.NoLanding|c.shunned() != 0
}

// shunned are the seas that boats of a card's invaders may not enter. A card
// that keeps invaders out of all seas but their own means their landing
// (§Invasion Restrictions).
func (c *Card) shunned() set {
	if count(c.NoSea) == places-lands-1 {
		return 0
	}
	return c.NoSea
}

// cameAshore reports whether armies on land began the nation's turn at sea, and
// whether it matters (§Invasion Restrictions).
func (s *State) cameAshore(b *band) bool {
	return !isSea(b.place) && b.home != nowhere && isSea(b.home) && s.boatsBound(s.act)
}

// ashore counts the armies in a place that may still march, and whose boats
// are bound (§Invasion Restrictions).
func (s *State) ashore(at Place, kind Unit) int8 {
	var k int8
	for i := range s.bands[:s.banded] {
		if b := &s.bands[i]; b.place == at && b.kind == kind && b.state == unmoved && s.cameAshore(b) {
			k += b.count
		}
	}
	return k
}
