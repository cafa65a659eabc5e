package match

import (
	"slices"

	"bretwalda/engine"
)

// Compare relates an arriving match to the known one, the last that the device has
// stored. Mine are the seats that play on the device; all that they have done is taken
// to be in the known match. A seat that they have claimed and another player has in
// the arriving match is not theirs there.
func Compare(known, arriving *Match, mine []engine.Seat) Finding {
	c := comparison{known: known, arriving: arriving, mine: mine}
	if known.midGame || arriving.midGame || !known.founding().Equal(arriving.founding()) {
		c.reseeded()
		return c.Finding
	}
	c.Parting = Parting(known, arriving)
	c.relate()
	c.amendments()
	if !known.ByLink() {
		return c.Finding
	}
	if !known.Begun() || !arriving.Begun() {
		c.compareClaims()
	}
	if !known.Begun() {
		c.yield()
	}
	c.commitments()
	c.vouches()
	c.compareHands()
	c.names()
	if c.Relation == Continues || c.Relation == Fork {
		c.fork()
		c.orders()
		c.choices()
	}
	return c.Finding
}

// comparison is a Finding in the making.
type comparison struct {
	Finding
	known, arriving *Match
	mine            []engine.Seat
}

// relate compares the logs.
func (c *comparison) relate() {
	switch n := c.Parting; {
	case c.known.Begun() != c.arriving.Begun():
		c.Relation = Continues
		if c.known.Begun() {
			c.Relation = Older
		}
	case n == c.known.Len() && n == c.arriving.Len():
		c.Relation = Same
		if c.reordered() || c.known.hidden.behind(c.arriving.hidden) {
			c.Relation = Continues
		} else if c.arriving.hidden.behind(c.known.hidden) {
			c.Relation = Older
		}
	case n == c.known.Len():
		c.Relation = Continues
	case n == c.arriving.Len():
		c.Relation = Older
	default:
		c.Relation = Fork
		c.Ours, c.Theirs = c.known.log[n], c.arriving.log[n]
	}
}

// reordered reports whether somebody has other standing orders in the arriving
// match.
func (c *comparison) reordered() bool {
	for seat := range c.known.header.Players {
		if !slices.Equal(c.known.Orders(engine.Seat(seat)), c.arriving.Orders(engine.Seat(seat))) {
			return true
		}
	}
	return false
}

// compareClaims compares the claims, and tells how the known match would change if both
// gather.
func (c *comparison) compareClaims() {
	claims, clashes := c.known.newClaims(c.arriving)
	c.Clashes = clashes
	if c.known.Begun() || c.arriving.Begun() {
		return
	}
	back, _ := c.arriving.newClaims(c.known)
	switch {
	case len(claims) > 0 || len(clashes) > 0:
		c.Relation = Joins
	case len(back) > 0:
		c.Relation = Older
	}
}

// yield lets go of the seats that the device has claimed and another has in the
// arriving match. Only the host's own are fixed before the beginning.
func (c *comparison) yield() {
	c.mine = slices.DeleteFunc(slices.Clone(c.mine), func(seat engine.Seat) bool {
		return seat != c.known.header.Host && slices.ContainsFunc(c.Clashes, func(k Clash) bool { return k.Seat == seat })
	})
}

// doubt records a contradiction.
func (c *comparison) doubt(kind Suspicion, seat engine.Seat, place int, sure bool) {
	d := Doubt{Kind: kind, Seat: seat, Place: place, Sure: sure}
	for n := max(place, c.Parting); n < c.arriving.Len(); n++ {
		d.Holders = c.addHolder(d.Holders, c.arriving.log[n].Holder)
	}
	d.Holders = c.addHolder(d.Holders, c.arriving.Holder())
	c.Doubts = append(c.Doubts, d)
}

// addHolder appends a seat that has had the match.
func (c *comparison) addHolder(hands []engine.Seat, seat engine.Seat) []engine.Seat {
	if seat < 0 || c.my(seat) || slices.Contains(hands, seat) {
		return hands
	}
	return append(hands, seat)
}

// doubtOnce records only the first contradiction of a kind for a seat.
func (c *comparison) doubtOnce(kind Suspicion, seat engine.Seat, place int, sure bool) {
	if !slices.ContainsFunc(c.Doubts, func(d Doubt) bool { return d.Kind == kind && d.Seat == seat }) {
		c.doubt(kind, seat, place, sure)
	}
}

func (c *comparison) my(seat engine.Seat) bool { return slices.Contains(c.mine, seat) }

// reseeded finds the claims of the known match in another one: its number, the source
// of the dice, or its setup was exchanged.
func (c *comparison) reseeded() {
	if !c.known.ByLink() || !c.arriving.ByLink() {
		return
	}
	for i := range min(len(c.known.header.Players), len(c.arriving.header.Players)) {
		if seat := engine.Seat(i); c.carried(seat) {
			c.doubt(Reseeded, seat, -1, true)
		}
	}
}

// carried reports whether a seat shows a token in the arriving match that it has
// shown in the known one.
func (c *comparison) carried(seat engine.Seat) bool {
	if c.known.header.Dice.Seed == c.arriving.header.Dice.Seed {
		return bound(c.known, c.arriving, seat) == one
	}
	_, newest, ok := c.arriving.Committed(seat)
	if !ok {
		return false
	}
	for n := 0; ; n++ {
		token, ok := c.known.Token(seat, n)
		if !ok || token == newest {
			return ok
		}
	}
}

// commitments compares the chains of tokens. While a match gathers, two players may
// have claimed one seat, or one on two devices: that is only a clash. The host claims
// once.
func (c *comparison) commitments() {
	begun := c.known.Begun() && c.arriving.Begun()
	for i := range c.known.header.Players {
		seat := engine.Seat(i)
		if (begun || seat == c.known.header.Host) && bound(c.known, c.arriving, seat) == other {
			c.doubt(Swapped, seat, -1, true)
		}
	}
}

// names compares the names in a match that has begun.
func (c *comparison) names() {
	if !c.known.Begun() || !c.arriving.Begun() {
		return
	}
	for seat := range c.known.header.Players {
		player := min(c.arriving.successions(seat), c.known.successions(seat))
		if c.arriving.nameOf(seat, player) != c.known.nameOf(seat, player) {
			c.doubt(Renamed, engine.Seat(seat), -1, true)
		}
	}
}

// fork names the seat that has played otherwise than the device knows.
func (c *comparison) fork() {
	n, seat := c.Parting, c.Theirs.Holder
	switch {
	case c.Relation != Fork, c.Amended:
		return
	case c.my(seat):
		return // choices finds forgeries in one's own possession
	case c.Theirs.Seat == engine.Nature && c.known.header.Dice.Kind.Tokens():
		return // the tokens differ, which commitments reports
	}
	// The same decision in two possessions: the holder before obeyed orders in one
	// version and passed the match on in the other.
	if before := c.known.possessionAt(n).holder; c.Ours.Holder != seat && !c.my(before) {
		seat = before
	}
	switch {
	case c.played(n) && c.goesOn(n):
		c.doubt(Edited, seat, n, true)
	case c.undoable(n, seat):
		c.doubt(TakenBack, seat, n, false)
	case c.known.number[seat] > c.arriving.number[seat]:
		c.doubt(Stale, seat, n, true)
	default:
		c.doubt(Replayed, seat, n, true)
	}
}

// played reports whether this device has had the known match since choice n.
func (c *comparison) played(n int) bool {
	return slices.ContainsFunc(c.known.log[n:], func(e Entry) bool { return c.my(e.Holder) })
}

// goesOn reports whether the arriving match has had several holders from choice
// n on.
func (c *comparison) goesOn(n int) bool {
	return slices.ContainsFunc(c.arriving.log[n:], func(e Entry) bool { return e.Holder != c.Theirs.Holder })
}

// undoable reports whether the seat could still undo the known match from choice n on.
func (c *comparison) undoable(n int, seat engine.Seat) bool {
	shows := c.known.game.Lexicon().Shows
	for _, e := range c.known.log[n:] {
		if e.Seat != seat || e.Holder != seat || shows != nil && shows(e.Choice.Verb) {
			return false
		}
	}
	turn := c.known.Turn()
	return turn.Seat == seat || turn.Seat == engine.Nature
}

// orders compares the standing orders: only a seat that has had the match, or has it
// now, may have altered its own. This device cannot know which seats of others share a
// device.
func (c *comparison) orders() {
	for i := range c.known.header.Players {
		seat := engine.Seat(i)
		if !c.my(seat) && c.arriving.Awaits() == seat {
			continue
		}
		if c.binding(seat, c.arriving.Len()) && !slices.Equal(c.known.Orders(seat), c.arriving.Orders(seat)) {
			c.doubt(Resettled, seat, -1, c.my(seat))
		}
	}
}

// binding reports whether the orders that the known match has for a seat hold for
// choice number n of the arriving one. They do if since the parting the seat has had
// neither match, but for what this device has sent itself.
func (c *comparison) binding(seat engine.Seat, n int) bool {
	if !c.known.Begun() && (!c.my(seat) || bound(c.known, c.arriving, seat) == other) {
		return false
	}
	if c.known.HandedOn(seat) != c.arriving.HandedOn(seat) || c.known.successions(int(seat)) != c.arriving.successions(int(seat)) {
		return false // those of another player
	}
	theirs := func(e Entry) bool { return e.Holder == seat }
	if n < c.arriving.Len() && c.arriving.log[n].Orders && c.arriving.log[n].Holder == seat {
		// Their own orders, in a possession in which they have decided nothing yet:
		// others have handed them over.
		for n > c.Parting && theirs(c.arriving.log[n-1]) {
			n--
		}
	}
	if slices.ContainsFunc(c.arriving.log[c.Parting:n], theirs) || slices.ContainsFunc(c.known.log[c.Parting:], theirs) {
		return false
	}
	return c.my(seat) || c.known.possessionAt(c.Parting).holder != seat
}

// choices looks at each choice that the arriving match has since the parting.
func (c *comparison) choices() {
	state := c.arriving.Replay(c.Parting)
	t := c.arriving.possessionAt(c.Parting)
	amended := len(c.arriving.Amendments()) > 0
	if !c.known.Begun() && c.my(t.holder) {
		c.foreign(t.holder, -1, 1) // only the host can begin
	}
	for n := c.Parting; n < c.arriving.Len(); n++ {
		e := c.arriving.log[n]
		if t.pass(e); amended {
			t = c.arriving.possessionAt(n + 1)
		}
		if !amended && n > c.Parting && e.Holder != c.arriving.log[n-1].Holder {
			c.keptBack(e, state)
		}
		switch {
		case e.Orders && c.binding(e.Seat, n):
			c.ordered(e, n, state)
		case c.my(e.Holder) && t.heirs[e.Holder] == c.known.heirs[e.Holder]: // else the seat has another player
			c.foreign(e.Holder, n, t.number[e.Holder])
		}
		state.Play(e.Choice)
	}
	if seat := c.arriving.Turn().Seat; c.my(seat) && c.arriving.holder != seat && c.binding(seat, c.arriving.Len()) {
		if _, ok := answer(state, c.known.Orders(seat)); ok {
			c.doubt(PassedOn, seat, c.arriving.Len(), true)
		}
	}
}

// ordered records a choice that the orders of its seat do not give. Where the seat has other
// orders by now these may have given it: who shares a device with the seat, or has a second
// one of the same player, may have changed them.
func (c *comparison) ordered(e Entry, n int, before engine.State) {
	if c.arriving.hidden != nil && revealsAll(before) {
		return // a link without the key would not have opened
	}
	choice, ok := answer(before, c.known.Orders(e.Seat))
	sure := e.Holder == e.Seat || slices.Equal(c.known.Orders(e.Seat), c.arriving.Orders(e.Seat))
	switch {
	case !ok:
		c.doubtOnce(Presumed, e.Seat, n, sure)
	case choice != e.Choice:
		c.doubtOnce(Disobeyed, e.Seat, n, sure)
	}
}

// foreign records a choice in the possession of one of this device's seats that the device
// does not know. A possession it does not know either was opened with the secret, where
// there is one. The player of the seat has made what its own proof covers, and let it go
// when they took up the course that an amendment leads to.
func (c *comparison) foreign(seat engine.Seat, n, possession int) {
	switch {
	case c.Amended && c.proven(seat):
	case !c.arriving.header.Dice.Kind.Tokens():
		c.doubtOnce(Forged, seat, n, false)
	case possession > c.known.number[seat]:
		c.doubtOnce(Elsewhere, seat, n, false)
	default:
		c.doubtOnce(Forged, seat, n, true)
	}
}

// proven reports whether the proof of a seat of this device covers all that was done in
// its possession of the arriving match.
func (c *comparison) proven(seat engine.Seat) bool {
	if !c.known.header.Vouches() {
		return false
	}
	token, ok := c.known.chains[seat].At(c.arriving.number[seat] + 1)
	return ok && c.arriving.vouches[seat].Choices >= c.arriving.PossessionEnd(seat) && c.arriving.proves(seat, token)
}

// amendments relates two courses where players have amended one of them.
func (c *comparison) amendments() {
	if len(c.known.Amendments())+len(c.arriving.Amendments()) == 0 {
		return
	}
	ours, theirs := c.known.History(), c.arriving.History()
	n := 0
	for n < len(ours) && n < len(theirs) && ours[n].like(&theirs[n]) {
		n++
	}
	switch {
	case c.known.Begun() != c.arriving.Begun():
		return
	case n == len(ours) && n == len(theirs):
		switch c.Relation = Same; {
		case c.reordered(), c.known.hidden.behind(c.arriving.hidden):
			c.Relation = Continues
		case c.arriving.hidden.behind(c.known.hidden):
			c.Relation = Older
		}
	case n == len(ours):
		c.Relation = Continues
	case n == len(theirs):
		c.Relation = Older
	default:
		c.Relation = Fork
		c.Amended = ours[n].Amendment != nil || theirs[n].Amendment != nil
		c.Ours, c.Theirs = ours[n].Entry, theirs[n].Entry
	}
	if c.Parting = min(c.Parting, c.known.Len(), c.arriving.Len()); c.Relation == Continues || c.Relation == Fork {
		c.amended(theirs[n:])
	}
}

// amended looks at each amendment that the arriving match has since the parting. One of
// a seat of this device was made with its secret, and not here.
func (c *comparison) amended(theirs []Step) {
	for _, s := range theirs {
		if a := s.Amendment; a != nil && a.Kind != Succeed && c.my(a.Seat) && a.then.heirs[a.Seat] == c.known.heirs[a.Seat] {
			c.doubtOnce(Elsewhere, a.Seat, -1, false)
		}
	}
}
