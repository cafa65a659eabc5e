package advice

import (
	"math/bits"

	"bretwalda/engine"
)

// Outcome is what a choice brings about at once: before dice are thrown, and
// before anybody decides again.
type Outcome struct {
	State  engine.State
	Events []engine.Event
}

// dealer is a view in which something is hidden: it can be played only with a
// guess in its place.
type dealer interface {
	Deal(draw func(n int) int) engine.State
}

// Outcome plays a choice, as far as the seat that decides may know; false where
// the rules refuse it. Guesses stand for what is hidden, the same ones each time.
func (s Context) Outcome(c engine.Choice) (Outcome, bool) {
	next := s.State
	if d, ok := next.(dealer); ok && s.Turn.Seat >= 0 {
		next = d.Deal(func(int) int { return 0 })
	}
	next = next.Clone()
	told, err := next.Play(c)
	return Outcome{next, told}, err == nil
}

// Harm is what a choice takes from the seat that makes it, at once and without a
// fight, and what it stakes in a battle against the odds.
type Harm struct {
	Units  int // of its own that leave the board
	Ground int // places that it leaves to others, or for the sea
	Points int // that it loses
	Bonds  int // of its nations that become subjects
	Given  int // places of which the advisor warns
	Peril  int // 1 for a battle that is lost more often than won, or among its own nations
}

// Risky reports whether a choice harms the seat in any way in which another one
// harms it less. Such a choice is neither picked for a person nor brighter than
// the others. It is the one definition for all games.
func Risky(k Advisor, s Context, c engine.Choice) bool {
	harm := k.Harm(s, c)
	if harm == (Harm{}) {
		return false
	}
	for i := len(s.Legal) - 1; i >= 0; i-- { // what ends a turn, and harms nobody, comes last
		if d := s.Legal[i]; d != c && k.Harm(s, d).below(harm) {
			return true
		}
	}
	return false
}

// below reports whether a harm is less than another one in any way.
func (h Harm) below(o Harm) bool {
	return h.Units < o.Units || h.Ground < o.Ground || h.Points < o.Points || h.Bonds < o.Bonds || h.Given < o.Given || h.Peril < o.Peril
}

// HarmOf is what the position before and after a choice tells: seas are the places
// that are nobody's ground, works the things that are no units.
func (s Context) HarmOf(o Outcome, seas uint64, works func(what int8) bool) Harm {
	before, after := s.presence(s.Pieces, seas, works), s.presence(o.State.Pieces(nil), seas, works)
	left := before.ground &^ after.ground
	if after.afloat <= before.afloat {
		left &= after.others // a march between two places gives up neither
	}
	return Harm{
		Units:  max(0, before.units-after.units),
		Ground: bits.OnesCount64(left),
		Points: max(0, points(s.State, s.Turn.Seat)-points(o.State, s.Turn.Seat)),
	}
}

// presence is what a seat has on the board.
type presence struct {
	units, afloat  int
	ground, others uint64 // where it has units, and where others have
}

func (s Context) presence(pieces []engine.Piece, seas uint64, works func(what int8) bool) presence {
	own := s.own()
	var h presence
	for _, p := range pieces {
		if p.Side < 0 || p.Place < 0 || p.Mark&(engine.Arriving|engine.Destroyed) != 0 || works != nil && p.What >= 0 && works(p.What) {
			continue
		}
		at := uint64(1) << uint(p.Place)
		switch {
		case own>>uint(p.Side)&1 == 0:
			h.others |= at &^ seas
			continue
		case at&seas != 0:
			h.afloat += int(p.Count)
		}
		h.units += int(p.Count)
		h.ground |= at &^ seas
	}
	return h
}

// own is the set of the sides that the seat plays which decides.
func (s Context) own() uint64 {
	var set uint64
	shared, _ := s.State.(engine.Shared)
	for _, score := range s.State.Standing() {
		if score.Side < 0 {
			continue
		}
		is := score.Seat == s.Turn.Seat
		if shared != nil {
			for _, seat := range shared.Seats(score.Side) {
				is = is || engine.Seat(seat) == s.Turn.Seat
			}
		}
		if is {
			set |= 1 << uint(score.Side)
		}
	}
	return set
}

func points(s engine.State, seat engine.Seat) int {
	for _, score := range s.Standing() {
		if score.Side == engine.None && score.Seat == seat {
			return score.Points
		}
	}
	return 0
}

// Peril is 1 for a battle that is lost more often than won, or in which other
// people of the same seat stand.
func (s Context) Peril(r Risk) int {
	if !r.Battle() {
		return 0
	}
	if r.Wins < 50 {
		return 1
	}
	own := s.own() &^ (1 << uint(s.Turn.Side))
	for _, p := range s.Pieces {
		if p.Place == r.Place && p.Side >= 0 && own>>uint(p.Side)&1 != 0 && p.Mark&(engine.Arriving|engine.Destroyed) == 0 {
			return 1
		}
	}
	return 0
}
