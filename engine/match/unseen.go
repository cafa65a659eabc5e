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

// counters are what sides have set up unseen, and counters that they have drawn.
type counters struct{ *hidden }

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
func (h *hidden) unseen() Unseen {
	if h == nil {
		return nil
	}
	g, _ := h.play.State().(Unseen)
	return g
}

// spell is the one that the open decision belongs to, or nil.
func (h counters) spell() *spell {
	side, time := h.unseen().Unseen()
	if side == engine.None {
		return nil
	}
	owner, _ := h.unseen().Team(side)
	list := h.counted.spells
	for i := range list {
		if list[i].owner == owner && list[i].time == time {
			return &list[i]
		}
	}
	h.counted.spells = append(list, spell{owner: owner, time: time, from: -1, to: -1, liar: engine.Nobody})
	return &h.counted.spells[len(list)]
}

// keyOf is the key of a spell, if this device knows it and what was turned up
// agrees with it.
func (h counters) keyOf(s *spell) (key dice.Token, ok bool) {
	key, ok = h.keyChains[s.owner].At(s.time)
	return key, ok && s.liar == engine.Nobody
}

// onSide reports whether a seat plays the side of another.
func (h counters) onSide(seat, owner engine.Seat) bool {
	for side := range h.play.Game().Lexicon().Sides {
		if first, n := h.unseen().Team(int8(side)); first == owner && seat >= first && int(seat-first) < n {
			return true
		}
	}
	return false
}

// playsFor reports whether a seat of an owner's side plays on this device.
func (h counters) playsFor(owner engine.Seat) bool {
	for i := range h.seats {
		if seat := engine.Seat(i); h.keyChains[seat].Held() && h.onSide(seat, owner) {
			return true
		}
	}
	return false
}

// pad is what is added to a rank that is set up unseen.
func (h counters) pad(key dice.Token, n int) int {
	return dice.Draw(dice.Mix(h.id, []dice.Token{key}), len(h.play.Log()), n)
}

// lotRank is the rank of the counter that Nature draws, in the tenure of a seat:
// by the key, or a guess.
func (h counters) lotRank(holder engine.Seat) int {
	s, legal := h.spell(), h.play.Legal()
	if key, ok := h.keyOf(s); ok {
		seed := dice.Mix(h.id, append([]dice.Token{key}, h.play.newest(holder)...))
		return dice.Draw(seed, len(h.play.Log()), len(legal))
	}
	if s.drawn < len(s.lots) && h.unseen().Draws() {
		if rank := rankOf(legal, s.lots[s.drawn].kind); rank >= 0 {
			return rank
		}
	}
	return dice.Draw(h.id+uint64(s.time), len(h.play.Log()), len(legal))
}

// rankOf is the first choice with a What, or -1.
func rankOf(legal []engine.Choice, kind int8) int {
	return slices.IndexFunc(legal, func(c engine.Choice) bool { return c.What == kind })
}

func (h counters) codeOf(c engine.Choice, rank int) code {
	g, n := h.unseen(), len(h.play.Legal())
	some, all := g.TurnsUp()
	switch {
	case g.SetsUp():
		if key, ok := h.keyOf(h.spell()); ok {
			rank = (rank + h.pad(key, n)) % n
		}
	case g.Draws(), all:
		return code{n: 0, of: 1}
	case g.Exposes(), some:
		kinds := g.Counters()
		return code{n: uint16(slices.Index(kinds, c.What)), of: uint16(len(kinds)), drawn: g.Exposes()}
	}
	return code{n: uint16(rank), of: uint16(n)}
}

func (h counters) codeCount() int {
	g := h.unseen()
	some, all := g.TurnsUp()
	switch {
	case g.Draws(), all:
		return 1
	case g.Exposes(), some:
		return len(g.Counters())
	}
	return len(h.play.Legal())
}

// coded: the decision is about what a side has unseen.
func (h counters) coded() bool {
	g := h.unseen()
	some, _ := g.TurnsUp()
	return some || g.SetsUp() || g.Exposes()
}

func (h counters) secret() bool { return true }

func (h counters) byCode(int) bool { return true }

// fitting answers a *CheatError that names a seat which has turned up all it has
// unseen and kept the key.
func (h counters) fitting(made step) (int, error) {
	g, legal, n, holder := h.unseen(), h.play.Legal(), made.n, made.holder
	switch {
	case h.play.Turn().Over():
		return 0, ErrOver
	case n < 0 || n >= h.codeCount():
		return 0, ErrRank
	}
	some, all := g.TurnsUp()
	switch {
	case g.SetsUp():
		if key, ok := h.keyOf(h.spell()); ok {
			n = (n + len(legal) - h.pad(key, len(legal))) % len(legal)
		}
	case g.Draws():
		return h.lotRank(holder), nil
	case g.Exposes():
		kind := g.Counters()[n]
		if _, ok := h.keyOf(h.spell()); !ok {
			return rankOf(legal, kind), nil
		}
		if n = h.lotRank(holder); legal[n].What != kind {
			return -1, nil
		}
	case all:
		s := h.spell()
		if _, ok := h.keyChains[s.owner].At(s.time); !ok { // nobody can know what follows
			return 0, &CheatError{Seat: h.play.Turn().Seat, Round: s.time, Deed: Withheld, To: engine.Nobody}
		}
	case some:
		return rankOf(legal, g.Counters()[n]), nil
	}
	return n, nil
}

// guessOther makes a counter that was turned up or drawn what it was, and answers
// where its spell begins. Where the key says otherwise somebody lies; then the key
// tells nothing any more.
func (h counters) guessOther(made step, _ int) (from int, err error) {
	s, g, turn := h.spell(), h.unseen(), h.play.Turn()
	if s == nil || s.from < 0 {
		return 0, fmt.Errorf("%w: nothing was drawn that could be another", ErrRules)
	}
	by := turn.Seat
	if by < 0 {
		by = made.holder
	}
	if _, ok := h.keyOf(s); ok {
		s.liar, s.lie = by, len(h.play.Log())
		return s.from, nil
	}
	shown := lot{at: len(h.play.Log()), place: turn.Place, kind: g.Counters()[made.n], seen: true}
	drawn := s.lots[:s.drawn]
	if g.Exposes() {
		s.exposed = append(slices.Clip(s.exposed), shown)
	} else if i := slices.IndexFunc(drawn, func(l lot) bool { return l.place == turn.Place }); i >= 0 {
		shown.at = drawn[i].at
		drawn[i] = shown
	}
	if !s.fit(h.play.Replay(s.from).Legal(nil)) {
		return 0, h.playedOther(by, s.time, len(h.play.Log()))
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

func (h counters) record(c engine.Choice) {
	s, g := h.spell(), h.unseen()
	if s == nil {
		return
	}
	if s.from < 0 {
		s.from = len(h.play.Log())
		_, s.keyed = h.keyOf(s)
	}
	l := lot{at: len(h.play.Log()), place: h.play.Turn().Place, kind: c.What}
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
func (h counters) conclude() {
	now := h.spell()
	for i := range h.counted.spells {
		if s := &h.counted.spells[i]; s != now && s.from >= 0 && s.to < 0 {
			s.to = len(h.play.Log())
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
func (h counters) lacks() bool {
	g := h.unseen()
	some, _ := g.TurnsUp()
	if h.play.Turn().Seat < 0 || !h.keyChains[h.play.Turn().Seat].Held() || !some && !g.SetsUp() {
		return false
	}
	_, ok := h.keyOf(h.spell())
	return !ok
}

// turnsUp reports whether a seat of this device turns up what it must: there is
// nothing to decide.
func (h counters) turnsUp() bool {
	g := h.unseen()
	if h.play.Turn().Seat < 0 {
		return false
	}
	some, _ := g.TurnsUp()
	return some && h.keyChains[h.play.Turn().Seat].Held() && h.spell().keyed
}

// waits: Nature waits for a device that knows the cup.
func (h counters) waits() bool {
	g := h.unseen()
	return g.Exposes() && !(h.playsFor(h.spell().owner) && h.spell().keyed)
}

// learn has partners recall the keys of their side, and puts what follows from
// keys in place of guesses.
func (h counters) learn() error {
	_, seats := h.Partners()
	for _, seat := range seats {
		h.recall(seat, h.ownerOf(seat))
	}
	return h.relive()
}

// relive plays again, with their keys, spells that were a guess.
func (h counters) relive() error {
	for i := range h.counted.spells {
		s := &h.counted.spells[i]
		if _, ok := h.keyOf(s); s.from < 0 || s.keyed || !ok {
			continue
		}
		if fits, err := h.play.again(s.from); err != nil {
			return err
		} else if !fits {
			return fmt.Errorf("%w: more was turned up than there is", ErrRules)
		}
	}
	return nil
}

// serve tells keys to partners, and shows them once all was turned up.
func (h counters) serve() error {
	h.whisper()
	if err := h.relive(); err != nil {
		return err
	}
	for _, s := range h.counted.spells {
		if _, ok := h.keyOf(&s); ok && s.to >= 0 && h.playsFor(s.owner) {
			h.shown[s.owner] = max(h.shown[s.owner], s.time)
		}
	}
	return nil
}

// Spells is how often sides have had something unseen, and how often all of it
// was turned up and its key shown.
func (h *hidden) Spells() (all, open int) {
	if h.unseen() == nil {
		return 0, 0
	}
	for _, s := range h.counted.spells {
		if s.from < 0 {
			continue
		}
		if all++; s.to >= 0 && h.shown[s.owner] >= s.time {
			open++
		}
	}
	return all, open
}

// review names who has turned up what was not drawn, or has told a partner another
// key than his.
func (h counters) review() (*CheatError, error) {
	for _, s := range h.counted.spells {
		if s.liar != engine.Nobody {
			return h.playedOther(s.liar, s.time, s.lie), nil
		}
	}
	return h.judgeWhispers(), nil
}

func (h counters) reviewDue() (*CheatError, error) { return h.review() }

func (h counters) deals(s engine.State) bool {
	g := s.(Unseen)
	return g.Draws() || g.Exposes()
}

func (h counters) dealt(holder engine.Seat) (int, error) { return h.lotRank(holder), nil }

// dealer draws a counter that all see: the holder, or else the player who knows
// the cup.
func (h counters) dealer(holder engine.Seat) (engine.Seat, bool) {
	if !h.exposes() {
		return engine.Nobody, false
	}
	if h.onSide(holder, h.spell().owner) {
		return holder, true
	}
	return h.play.Turn().Roller, true
}

func (h counters) known(seat engine.Seat) bool {
	for _, s := range h.counted.spells {
		if s.from >= 0 && s.to < 0 && !s.keyed && h.onSide(seat, s.owner) {
			return false
		}
	}
	return true
}

// guess is of the spell in course.
func (h counters) guess(seed uint64) error {
	s := h.spell()
	if s == nil || s.from < 0 || s.keyed {
		return nil
	}
	cup := h.play.Replay(s.from).Legal(nil)
	for i := range s.lots[:s.drawn] {
		if l := &s.lots[i]; !l.seen {
			l.kind = cup[dice.Draw(seed, i, len(cup))].What
		}
	}
	if !s.fit(cup) {
		return ErrRules
	}
	_, err := h.play.again(s.from)
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
func (h counters) goOn() error {
	for _, do := range [...]func() error{h.tend, h.play.nature, h.tend, h.detect} {
		if err := do(); err != nil {
			return err
		}
	}
	return nil
}
