package match

import (
	"fmt"
	"slices"

	"bretwalda/engine"
	"bretwalda/engine/dice"
)

// What a side sets up unseen, and counters that it draws from a cup of its own
// and turns up later. Nothing is shuffled: the counters follow from a key that
// only the side knows and from tokens that it could not choose. Other devices
// guess; when the counters are turned up the key is shown, and everybody can see
// that they were drawn so.

// Unseen is a State of a game in which a side sets up, or draws counters, so
// that others do not see it. It is over for a side before it begins anew.
type Unseen interface {
	engine.State
	// Guard has the rules ask a seat to turn up what only its side knows.
	Guard()
	// Times is how often a side may have something unseen.
	Times() int
	// Team is the first seat of a side, and how many seats play it.
	Team(side int8) (first engine.Seat, seats int)
	// Unseen is the side that has something unseen, or is about to, and which time
	// it is, 1 to Times; None where there is nothing. It depends on nothing unseen.
	Unseen() (side int8, time int)
	// SetsUp reports whether the seat that decides does so unseen.
	SetsUp() bool
	// Draws reports whether Nature draws a counter for Turn.Place that only
	// Turn.Side sees. A place has no more than one.
	Draws() bool
	// Exposes reports whether Nature draws a counter that all see, out of a cup
	// that only the side knows.
	Exposes() bool
	// TurnsUp reports whether the seat that decides turns up the counter of
	// Turn.Place, or all that its side has unseen. It has one choice.
	TurnsUp() (some, all bool)
	// Counters are the Whats that a counter may be that is drawn or turned up now.
	Counters() []int8
}

// lotHands are what sides have set up unseen, and counters that they have drawn.
type lotHands struct{ *Match }

// unseen is what a match keeps of sides that hide something.
type unseen struct {
	spells   []spell
	partners [engine.MaxSeats]Partner
}

// spell is the time from when a side hides something until it is turned up.
type spell struct {
	owner    engine.Seat // whose chain the key comes from: the first seat of the side
	time     int         // number of the key
	from, to int         // in the log, its first choice and one beyond its last; below 0: not yet
	keyed    bool        // made with the key, so nothing is a guess
	liar     engine.Seat // has turned up what was not drawn; Nobody
	lie      int         // in the log
	lots     []lot       // counters in the order of drawing
	drawn    int         // of them so far
	exposed  []lot       // counters that all saw drawn
}

// lot is a counter that was drawn.
type lot struct {
	at    int // in the log
	place int8
	kind  int8 // known, or a guess
	seen  bool // it was turned up: everybody knows it
}

// unseen is the state of a match in which sides hide something, or nil.
func (m *Match) unseen() Unseen {
	if m.hands == nil {
		return nil
	}
	g, _ := m.state.(Unseen)
	return g
}

// spell is the one that the open decision belongs to, or nil.
func (m *Match) spell() *spell {
	side, time := m.unseen().Unseen()
	if side == engine.None {
		return nil
	}
	owner, _ := m.unseen().Team(side)
	list := m.hands.unseen.spells
	for i := range list {
		if list[i].owner == owner && list[i].time == time {
			return &list[i]
		}
	}
	m.hands.unseen.spells = append(list, spell{owner: owner, time: time, from: -1, to: -1, liar: engine.Nobody})
	return &m.hands.unseen.spells[len(list)]
}

// keyOf is the key of a spell, if this device knows it and what was turned up
// agrees with it.
func (m *Match) keyOf(s *spell) (key dice.Token, ok bool) {
	key, ok = m.hands.chains[s.owner].At(s.time)
	return key, ok && s.liar == engine.Nobody
}

// onSide reports whether a seat plays the side of another.
func (m *Match) onSide(seat, owner engine.Seat) bool {
	for side := range m.game.Lexicon().Sides {
		if first, n := m.unseen().Team(int8(side)); first == owner && seat >= first && int(seat-first) < n {
			return true
		}
	}
	return false
}

// playsFor reports whether a seat of an owner's side plays on this device.
func (m *Match) playsFor(owner engine.Seat) bool {
	for i := range m.header.Players {
		if seat := engine.Seat(i); m.hands.chains[seat].Held() && m.onSide(seat, owner) {
			return true
		}
	}
	return false
}

// pad is what is added to a rank that is set up unseen.
func (m *Match) pad(key dice.Token, n int) int {
	return dice.Draw(dice.Mix(m.header.Dice.Seed, []dice.Token{key}), len(m.log), n)
}

// lotRank is the rank of the counter that Nature draws, in the tenure of a seat:
// by the key, or a guess.
func (m *Match) lotRank(holder engine.Seat) int {
	s, legal := m.spell(), m.Legal()
	if key, ok := m.keyOf(s); ok {
		seed := dice.Mix(m.header.Dice.Seed, append([]dice.Token{key}, m.newest(holder)...))
		return dice.Draw(seed, len(m.log), len(legal))
	}
	if s.drawn < len(s.lots) && m.unseen().Draws() {
		if rank := rankOf(legal, s.lots[s.drawn].kind); rank >= 0 {
			return rank
		}
	}
	return dice.Draw(m.header.Dice.Seed+uint64(s.time), len(m.log), len(legal))
}

// rankOf is the first choice with a What, or -1.
func rankOf(legal []engine.Choice, kind int8) int {
	return slices.IndexFunc(legal, func(c engine.Choice) bool { return c.What == kind })
}

func (m lotHands) codeOf(c engine.Choice, rank int) code {
	g, n := m.unseen(), len(m.Legal())
	some, all := g.TurnsUp()
	switch {
	case g.SetsUp():
		if key, ok := m.keyOf(m.spell()); ok {
			rank = (rank + m.pad(key, n)) % n
		}
	case g.Draws(), all:
		return code{n: 0, of: 1}
	case g.Exposes(), some:
		kinds := g.Counters()
		return code{n: uint16(slices.Index(kinds, c.What)), of: uint16(len(kinds)), drawn: g.Exposes()}
	}
	return code{n: uint16(rank), of: uint16(n)}
}

func (m lotHands) codeCount() int {
	g := m.unseen()
	some, all := g.TurnsUp()
	switch {
	case g.Draws(), all:
		return 1
	case g.Exposes(), some:
		return len(g.Counters())
	}
	return len(m.Legal())
}

// coded: the decision is about what a side has unseen.
func (m lotHands) coded() bool {
	g := m.unseen()
	some, _ := g.TurnsUp()
	return some || g.SetsUp() || g.Exposes()
}

func (m lotHands) secret() bool { return true }

func (m lotHands) byCode(int) bool { return true }

// fitting answers a *CheatError that names a seat which has turned up all it has
// unseen and kept the key.
func (m lotHands) fitting(made step) (int, error) {
	g, legal, n, holder := m.unseen(), m.Legal(), made.n, made.holder
	switch {
	case m.Turn().Over():
		return 0, ErrOver
	case n < 0 || n >= m.codeCount():
		return 0, ErrRank
	}
	some, all := g.TurnsUp()
	switch {
	case g.SetsUp():
		if key, ok := m.keyOf(m.spell()); ok {
			n = (n + len(legal) - m.pad(key, len(legal))) % len(legal)
		}
	case g.Draws():
		return m.lotRank(holder), nil
	case g.Exposes():
		kind := g.Counters()[n]
		if _, ok := m.keyOf(m.spell()); !ok {
			return rankOf(legal, kind), nil
		}
		if n = m.lotRank(holder); legal[n].What != kind {
			return -1, nil
		}
	case all:
		s := m.spell()
		if _, ok := m.hands.chains[s.owner].At(s.time); !ok { // nobody can know what follows
			return 0, &CheatError{Seat: m.Turn().Seat, Round: s.time, Deed: Withheld, To: engine.Nobody}
		}
	case some:
		return rankOf(legal, g.Counters()[n]), nil
	}
	return n, nil
}

// guessOther makes a counter that was turned up or drawn what it was, and answers
// where its spell begins. Where the key says otherwise somebody lies; then the key
// tells nothing any more.
func (m lotHands) guessOther(made step, _ int) (from int, err error) {
	s, g, turn := m.spell(), m.unseen(), m.Turn()
	if s == nil || s.from < 0 {
		return 0, fmt.Errorf("%w: nothing was drawn that could be another", ErrRules)
	}
	by := turn.Seat
	if by < 0 {
		by = made.holder
	}
	if _, ok := m.keyOf(s); ok {
		s.liar, s.lie = by, len(m.log)
		return s.from, nil
	}
	shown := lot{at: len(m.log), place: turn.Place, kind: g.Counters()[made.n], seen: true}
	drawn := s.lots[:s.drawn]
	if g.Exposes() {
		s.exposed = append(slices.Clip(s.exposed), shown)
	} else if i := slices.IndexFunc(drawn, func(l lot) bool { return l.place == turn.Place }); i >= 0 {
		shown.at = drawn[i].at
		drawn[i] = shown
	}
	if !s.fit(m.Replay(s.from).Legal(nil)) {
		return 0, m.playedOther(by, s.time, len(m.log))
	}
	return s.from, nil
}

// fit makes the guess one that can be drawn out of a cup: what was turned up
// stays, of the rest as much as can. It answers false where more was turned up
// than there is.
func (s *spell) fit(cup []engine.Choice) bool {
	left := map[int8]int{}
	for _, c := range cup {
		left[c.What]++
	}
	drawn := s.lots[:s.drawn]
	for _, known := range [...][]lot{drawn, s.exposed} {
		for _, l := range known {
			if l.seen {
				left[l.kind]--
			}
			if left[l.kind] < 0 {
				return false
			}
		}
	}
	for i := range drawn {
		l := &drawn[i]
		for _, c := range cup {
			if left[l.kind] > 0 || l.seen {
				break
			}
			l.kind = c.What
		}
		if !l.seen {
			left[l.kind]--
		}
	}
	return true
}

func (m lotHands) record(c engine.Choice) {
	s, g := m.spell(), m.unseen()
	if s == nil {
		return
	}
	if s.from < 0 {
		s.from = len(m.log)
		_, s.keyed = m.keyOf(s)
	}
	l := lot{at: len(m.log), place: m.Turn().Place, kind: c.What}
	switch {
	case g.Draws():
		if s.drawn < len(s.lots) {
			l.seen = s.lots[s.drawn].seen
		}
		s.lots = append(s.lots[:s.drawn:s.drawn], append([]lot{l}, s.lots[min(s.drawn+1, len(s.lots)):]...)...)
		s.drawn++
	case g.Exposes():
		l.seen = true
		s.exposed = append(slices.Clip(s.exposed), l)
	default:
		if some, all := g.TurnsUp(); some && !all {
			for i := range s.lots[:s.drawn] {
				s.lots[i].seen = s.lots[i].seen || s.lots[i].place == l.place
			}
		}
	}
}

// conclude: all was turned up.
func (m lotHands) conclude() {
	now := m.spell()
	for i := range m.hands.unseen.spells {
		if s := &m.hands.unseen.spells[i]; s != now && s.from >= 0 && s.to < 0 {
			s.to = len(m.log)
		}
	}
}

// cut forgets what was hidden from a number of the log on. The guess stays.
func (s *spell) cut(number int) {
	if s.to > number {
		s.to = -1
	}
	if s.from >= number {
		s.from = -1
	}
	for s.drawn > 0 && s.lots[s.drawn-1].at >= number {
		s.drawn--
	}
	for len(s.exposed) > 0 && s.exposed[len(s.exposed)-1].at >= number {
		s.exposed = s.exposed[:len(s.exposed)-1]
	}
}

// lacks reports whether a seat of this device is asked for what its side has
// unseen, and the device does not know the key.
func (m *Match) lacks() bool {
	g := m.unseen()
	some, _ := g.TurnsUp()
	if m.Turn().Seat < 0 || !m.hands.chains[m.Turn().Seat].Held() || !some && !g.SetsUp() {
		return false
	}
	_, ok := m.keyOf(m.spell())
	return !ok
}

// turnsUp reports whether a seat of this device turns up what it must: there is
// nothing to decide.
func (m *Match) turnsUp() bool {
	g := m.unseen()
	if g == nil || m.Turn().Seat < 0 {
		return false
	}
	some, _ := g.TurnsUp()
	return some && m.hands.chains[m.Turn().Seat].Held() && m.spell().keyed
}

// exposing reports whether Nature waits for a device that knows the cup.
func (m *Match) exposing() bool {
	g := m.unseen()
	return g != nil && g.Exposes() && !(m.playsFor(m.spell().owner) && m.spell().keyed)
}

// learn has partners recall the keys of their side, and puts what follows from
// keys in place of guesses.
func (m lotHands) learn() error {
	_, seats := m.Partners()
	for _, seat := range seats {
		m.recall(seat, m.ownerOf(seat))
	}
	return m.relive()
}

// relive plays again, with their keys, spells that were a guess.
func (m *Match) relive() error {
	for i := range m.hands.unseen.spells {
		s := &m.hands.unseen.spells[i]
		if _, ok := m.keyOf(s); s.from < 0 || s.keyed || !ok {
			continue
		}
		if fits, err := m.again(s.from); err != nil {
			return err
		} else if !fits {
			return fmt.Errorf("%w: more was turned up than there is", ErrRules)
		}
	}
	return nil
}

// serve tells keys to partners, and shows them once all was turned up.
func (m lotHands) serve() error {
	m.whisper()
	if err := m.relive(); err != nil {
		return err
	}
	for _, s := range m.hands.unseen.spells {
		if _, ok := m.keyOf(&s); ok && s.to >= 0 && m.playsFor(s.owner) {
			m.hands.shown[s.owner] = max(m.hands.shown[s.owner], s.time)
		}
	}
	return nil
}

// Spells is how often sides have had something unseen, and how often all of it
// was turned up and its key shown.
func (m *Match) Spells() (all, open int) {
	if m.unseen() == nil {
		return 0, 0
	}
	for _, s := range m.hands.unseen.spells {
		if s.from < 0 {
			continue
		}
		if all++; s.to >= 0 && m.hands.shown[s.owner] >= s.time {
			open++
		}
	}
	return all, open
}

// review names who has turned up what was not drawn, or has told a partner another
// key than his.
func (m lotHands) review() (*CheatError, error) {
	for _, s := range m.hands.unseen.spells {
		if s.liar != engine.Nobody {
			return m.playedOther(s.liar, s.time, s.lie), nil
		}
	}
	return m.judgeWhispers(), nil
}

// drawsUnseen reports whether Nature draws a counter in a position that comes
// from a key.
func (m *Match) drawsUnseen(state engine.State) bool {
	g, ok := state.(Unseen)
	return ok && m.unseen() != nil && (g.Draws() || g.Exposes())
}

func (m lotHands) known(seat engine.Seat) bool {
	for _, s := range m.hands.unseen.spells {
		if s.from >= 0 && s.to < 0 && !s.keyed && m.onSide(seat, s.owner) {
			return false
		}
	}
	return true
}

// guess is of the spell in course.
func (m lotHands) guess(seed uint64) error {
	s := m.spell()
	if s == nil || s.from < 0 || s.keyed {
		return nil
	}
	cup := m.Replay(s.from).Legal(nil)
	for i := range s.lots[:s.drawn] {
		if l := &s.lots[i]; !l.seen {
			l.kind = cup[dice.Draw(seed, i, len(cup))].What
		}
	}
	if !s.fit(cup) {
		return ErrRules
	}
	_, err := m.again(s.from)
	return err
}

// clone is an independent copy.
func (u *unseen) clone() unseen {
	c := unseen{spells: slices.Clone(u.spells), partners: u.partners}
	for i := range c.spells {
		s := &c.spells[i]
		s.lots, s.exposed = slices.Clone(s.lots), slices.Clone(s.exposed)
	}
	return c
}

// again is what a match that is played once more begins with: the guesses, and
// what seats have left for their partners.
func (u *unseen) again() unseen {
	c := u.clone()
	for i := range c.spells {
		c.spells[i].cut(0)
	}
	return c
}

// goOn learns what partners have told, turns up what is due and shows its key, and
// looks at what others have turned up.
func (m lotHands) goOn() error {
	for _, do := range [...]func() error{m.tend, m.nature, m.tend, m.detect} {
		if err := do(); err != nil {
			return err
		}
	}
	return nil
}
