package match

import (
	"crypto/sha256"
	"encoding/binary"

	"bretwalda/engine"
	"bretwalda/engine/dice"
)

// A seat vouches for the match that it hands over. It leaves a proof: a hash of all
// that it knows, under the next token of its chain, which nobody else has seen. When
// the seat takes the match up again its own device checks the past by the proof. The
// others, who learn the token then, check the match that they had got before. A newer
// proof takes the place of an older one, since it covers all of it.

// ProofSize is the length of a proof, in bytes.
const ProofSize = 8

// Vouch is a seat's proof as a link holds it.
type Vouch struct {
	Proof [ProofSize]byte
	// Whole: it covers the match so far, the first Choices choices and amendments. Else
	// it was left with the claim, and covers no more than that.
	Whole   bool
	Choices int
	// Rounds tells how much it covers of each round of hidden cards whose key the seat
	// has not shown, in order.
	Rounds []Cover
}

// proofs is the part of a match by link that holds the proofs of its seats.
type proofs struct {
	match   *Match
	vouches [engine.MaxSeats]Vouch
	altered [engine.MaxSeats]bool // the proof of a seat of this device did not hold
	witness Witness
}

// Cover counts the covered acts and packets of a round.
type Cover struct {
	Acts   int `json:"acts"`
	Passed int `json:"told"`
}

// Vouches reports whether seats vouch for their hand-overs.
func (h Header) Vouches() bool { return h.Protocol >= SecondProtocol && h.Dice.Kind.Tokens() }

// VouchOf is the newest proof of a seat as the match holds it.
func (ps *proofs) VouchOf(seat engine.Seat) Vouch {
	if !ps.match.header.ByLink || !ps.match.seated(seat) {
		return Vouch{}
	}
	return ps.vouches[seat]
}

// SetVouch takes the proof of a seat from a link.
func (ps *proofs) SetVouch(seat engine.Seat, v Vouch) error {
	if !ps.match.header.ByLink || !ps.match.seated(seat) || v.Choices < 0 || v.Choices > ps.steps() {
		return ErrSecret
	}
	v.trim()
	ps.vouches[seat] = v
	return nil
}

// Vouch has every seat that plays on this device leave a new proof, if it has done
// anything since its last one. Where the last proof of a seat does not hold, something
// was altered: then the seat vouches again only for its own additions.
func (ps *proofs) Vouch() {
	if !ps.match.header.ByLink || !ps.match.header.Vouches() {
		return
	}
	for i := range ps.match.header.Players {
		seat := engine.Seat(i)
		if !ps.match.claimed[seat] || !ps.match.chains[seat].Held() || ps.covers(seat) {
			continue
		}
		token, ok := ps.match.chains[seat].At(ps.match.number[seat] + 1)
		if !ok {
			continue // all tokens are used up
		}
		v := ps.fullProof(seat)
		v.Proof, _ = ps.proof(seat, v, token)
		ps.vouches[seat] = v
		ps.altered[seat] = false
	}
}

// covers reports whether a seat of this device has nothing new to vouch for.
func (ps *proofs) covers(seat engine.Seat) bool {
	v, now := ps.vouches[seat], ps.fullProof(seat)
	if ps.match.holder == seat && ps.PossessionEnd(seat) > v.Choices || !ps.ends(seat, v.Choices) || !v.Whole && ps.hasDealt(seat) {
		return false
	}
	if !v.Whole {
		now.Rounds = nil
	}
	for i := range now.Rounds {
		r := &ps.match.hidden.rounds[ps.match.hidden.shown[seat]+i]
		if i >= len(v.Rounds) || !r.Void && (ps.ownActs(r, seat) > v.Rounds[i].Acts || ps.ownPassed(r, seat) > v.Rounds[i].Passed) {
			return false
		}
	}
	return ps.altered[seat] || ps.proofHolds(seat)
}

// proofHolds reports whether the proof of a seat whose next token this device knows
// fits the match.
func (ps *proofs) proofHolds(seat engine.Seat) bool {
	token, ok := ps.match.chains[seat].At(ps.match.number[seat] + 1)
	return !ok || ps.proves(seat, token)
}

// proves reports whether the proof of a seat fits the match under a token, the next
// one of its chain.
func (ps *proofs) proves(seat engine.Seat, token dice.Token) bool {
	v := ps.vouches[seat]
	proof, ok := ps.proof(seat, v, token)
	return ok && proof == v.Proof
}

// Altered are the seats of this device whose proof did not hold when it took their
// secret: another match came back than they handed over.
func (ps *proofs) Altered() (seats []engine.Seat) {
	if !ps.match.header.ByLink {
		return nil
	}
	for i := range ps.match.header.Players {
		if ps.altered[i] {
			seats = append(seats, engine.Seat(i))
		}
	}
	return seats
}

// fullProof is a proof that covers all, before it is made.
func (ps *proofs) fullProof(seat engine.Seat) (v Vouch) {
	if !ps.match.begun {
		return v
	}
	v.Whole, v.Choices = true, ps.steps()
	if p := ps.match.proposal; p == nil || p.Change.Kind != Redeal { // else they are to be void
		v.Rounds = ps.Coverable(seat)
	}
	v.trim()
	return v
}

// trim leaves out rounds at the end that nobody has begun.
func (v *Vouch) trim() {
	for n := len(v.Rounds); n > 0 && v.Rounds[n-1] == (Cover{}); n-- {
		v.Rounds = v.Rounds[:n-1]
	}
}

// Coverable counts the acts with the cards of each round that a seat's proof may
// cover: those whose key the seat has not shown.
func (ps *proofs) Coverable(seat engine.Seat) []Cover {
	if ps.match.hidden == nil || ps.match.DrawsCounters() {
		return nil
	}
	var list []Cover
	for i := ps.match.hidden.shown[seat]; i < len(ps.match.hidden.rounds); i++ {
		r := &ps.match.hidden.rounds[i]
		if r.Void {
			list = append(list, Cover{})
			continue
		}
		if r.Shuffle == nil {
			return nil // no honest device opens a round before all have shown its key
		}
		list = append(list, Cover{r.Shuffle.Acts(), len(r.Passed)})
	}
	return list
}

// steps is how many choices and amendments a match has, with those undone.
func (ps *proofs) steps() int { return len(ps.match.log) + ps.match.undone + len(ps.match.amendments) }

// PossessionEnd is one beyond the last step of the history of a match that was made in
// the possessions of a seat.
func (ps *proofs) PossessionEnd(seat engine.Seat) int {
	past := ps.match.History()
	for n := len(past); n > 0; n-- {
		if past[n-1].by(seat) {
			return n
		}
	}
	return 0
}

// hasDealt reports whether a seat has done more with hidden hands, since the match has
// begun, than its claim holds.
func (ps *proofs) hasDealt(seat engine.Seat) bool {
	if ps.match.hidden == nil || !ps.match.begun {
		return false
	}
	dealt := !ps.match.DrawsCounters() && ps.match.hidden.shown[seat] > 0 || ps.match.hidden.concealed.partners[seat].Stage == KeyKept
	for i := range ps.match.hidden.rounds {
		r := &ps.match.hidden.rounds[i]
		dealt = dealt || r.Shuffle != nil && ps.ownActs(r, seat) > 0
	}
	return dealt
}

// ends reports whether no step from number n on was made by a seat's device in its
// possessions. After a counter that only the device of a partner can draw, that device
// goes on in the same possession.
func (ps *proofs) ends(seat engine.Seat, n int) bool {
	past := ps.match.History()
	for ; n < len(past); n++ {
		switch s := &past[n]; {
		case !s.by(seat):
		case s.Amendment != nil:
			return false
		case s.Drawn():
			return true
		case ps.match.Stores(s):
			return false
		}
	}
	return true
}

// proof is the proof of a seat under a token, covering as much as another does.
// It answers false where the match does not hold as much.
func (ps *proofs) proof(seat engine.Seat, v Vouch, token dice.Token) (p [ProofSize]byte, ok bool) {
	text, ok := ps.transcript(seat, v)
	if !ok {
		return p, false
	}
	all := sha256.Sum256(text)
	key := binary.BigEndian.AppendUint64([]byte("bretwalda proof"), ps.match.header.Dice.Seed)
	key = append(key, byte(seat))
	key = append(key, token[:]...)
	sum := sha256.Sum256(append(key, all[:]...))
	copy(p[:], sum[:])
	return p, true
}

// ownActs is one beyond the last act of a seat in a round.
func (ps *proofs) ownActs(r *handRound, seat engine.Seat) int { return r.Shuffle.LastOf(int(seat)) }

// ownPassed is one beyond the last packet that a seat has told of in a round.
func (ps *proofs) ownPassed(r *handRound, seat engine.Seat) int {
	for n := min(len(r.Passed), len(r.passes)); n > 0; n-- {
		if r.passes[n-1].by == int(seat) {
			return n
		}
	}
	return 0
}
