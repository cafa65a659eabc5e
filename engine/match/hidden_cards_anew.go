package match

import (
	"slices"

	"bretwalda/engine"
	"bretwalda/engine/dice"
)

// A round dealt anew. A seat whose player has vanished with its key goes to another player
// with a key of their own. Every card of the decks that the lost key has masked is under it
// for ever: these are void, and the match goes back to the deal of the first round whose
// key the seat has not shown. The rounds before it were audited.
//
// Decks are numbered through. Of two begun decks that can be, the one in play and the
// next, both are void, so the deck of a round is two further for each time that players
// have dealt anew, and no key serves two decks.

// formerKeys are the keys of a former player of a seat.
type formerKeys struct {
	chain dice.Chain
	shown int
	until int // the last deck that they may have masked
}

// redealing is the part of hidden hands that has to do with rounds dealt anew.
type redealing struct{ *hidden }

// keysFor is the chain of keys of the player of a seat whose deck it is, and how many
// of them were shown.
func (h *hidden) keysFor(seat, deck int) (chain *dice.Chain, shown int) {
	for i := range h.before[seat] {
		if f := &h.before[seat][i]; deck <= f.until {
			return &f.chain, f.shown
		}
	}
	return &h.keyChains[seat], h.shown[seat]
}

// keysBy is the chain of keys of a player of a seat, of whom 0 is the first, and how many of
// them were shown.
func (h redealing) keysBy(seat, player int) (chain *dice.Chain, shown int) {
	if list := h.before[seat]; player < len(list) {
		return &list[player].chain, list[player].shown
	}
	return &h.keyChains[seat], h.shown[seat]
}

// CommittedKeysBy is CommittedKeys of a player of a seat: number 0 is the first.
func (s *players) CommittedKeysBy(seat engine.Seat, player int) (n int, newest dice.Token, ok bool) {
	h := s.match.hidden
	if h == nil || !s.seated(seat) || player < 0 || player > len(h.before[seat]) {
		return 0, newest, false
	}
	chain, n := redealing{h}.keysBy(int(seat), player)
	newest, ok = chain.At(n)
	return n, newest, ok
}

// deckOf is the deck of a round as the match stands, and roundOf the round of a deck.
func (h *hidden) deckOf(round int) int {
	if round == 0 {
		return 0
	}
	return round + 2*len(h.voided)
}

func (h *hidden) roundOf(deck int) int {
	round := deck
	for i := range min(deck-1, len(h.rounds)) {
		if h.rounds[i].Void {
			round--
		}
	}
	return round
}

// closed reports whether nobody does anything more with the deck.
func (r *HandRound) closed() bool { return r.Open || r.Void }

// dealsCards reports whether hidden cards are dealt in the match.
func dealsCards(h *hidden) bool {
	if h == nil {
		return false
	}
	_, ok := h.kind.(cards)
	return ok
}

// round is the round of the first deck that counts whose key a player of a seat has not
// shown.
func (h redealing) round(seat engine.Seat, player int) int {
	_, deck := h.keysBy(int(seat), player)
	deck++
	for _, void := range h.voided {
		if deck == void || deck == void+1 {
			deck = void + 2
		}
	}
	return deck - 2*len(h.voided)
}

func (h redealing) number(round int) int { return h.deckOf(round) }

// may reports whether all that stands from before a deck was audited.
func (h redealing) may(_ engine.Seat, deck int) bool {
	return !slices.ContainsFunc(h.rounds[:min(deck-1, len(h.rounds))], func(r handRound) bool { return !r.closed() })
}

// from is the number of choices before the deal of a deck.
func (h redealing) from(_ engine.Seat, deck int) int {
	if deck <= len(h.rounds) && h.rounds[deck-1].from >= 0 {
		return h.rounds[deck-1].from
	}
	return len(h.play.Log())
}

// void makes a deck void, and the next one. Nothing is left of them but a
// complaint, which the proof of its seat covers: since the others have agreed to that,
// no proof covers anything else.
func (h redealing) void(deck int) {
	h.reach(deck + 1)
	for i := deck - 1; i <= deck; i++ {
		r := &h.rounds[i]
		r.HandRound = HandRound{Void: true, Complaint: r.Complaint}
		r.to = -1
	}
	h.voided = append(slices.Clip(h.voided), deck)
}

// last: the next deck may have been begun.
func (h redealing) last(deck int) int { return deck + 1 }

// allowAnew makes room for the decks of rounds that are dealt anew.
func (h redealing) allowAnew() {
	if !dealsCards(h.hidden) {
		return
	}
	h.lastKey = h.play.State().(HiddenCards).Rounds() + 2*MaxAmendments
}

// lose takes note that the key of a seat is lost. A link that holds more of the match
// has told so before.
func (h redealing) lose(seat engine.Seat, player, number int) {
	if player < len(h.before[seat]) {
		return
	}
	h.allowAnew()
	f := formerKeys{h.keyChains[seat].Public(), h.shown[seat], h.anew.last(number)}
	h.before[seat] = append(slices.Clip(h.before[seat]), f)
	h.keyChains[seat], h.shown[seat] = dice.Chain{}, f.until
}

// inherit takes the newest key that a new player has shown. Those of decks from before
// are none of theirs.
func (h redealing) inherit(seat engine.Seat, n int, newest dice.Token) error {
	list := h.before[seat]
	if len(list) == 0 || n < list[len(list)-1].until || n > h.lastKey {
		return ErrSecret
	}
	h.keyChains[seat], h.shown[seat] = dice.Shown(h.id, int(seat)+keySeat, n, newest), n
	return nil
}

// heir is the chain of keys of a new player by their secret, and the newest key that
// they show at once.
func (h redealing) heir(seat engine.Seat, secret dice.Token) (n int, newest dice.Token) {
	chain := dice.Forge(h.id, int(seat)+keySeat, keySecret(secret))
	newest, _ = chain.At(h.shown[seat])
	return h.shown[seat], newest
}

// InheritKeys takes the keys of new players from the amendments of a link, after those
// of the players with whom the match began.
func (am *amending) InheritKeys() error {
	h := redealing{am.match.hidden}
	var numbers [engine.MaxSeats]int // of what their seats were to deal anew
	var leave [engine.MaxSeats]bool
	decks := 0 // that are void by then
	for _, a := range am.due {
		switch {
		case a.Kind == Propose && a.Change.Kind == Redeal && am.match.seated(a.Change.Seat):
			numbers[a.Change.Seat], leave[a.Change.Seat] = a.Change.Round+decks, true
		case a.Kind == Succeed:
			if !leave[a.Seat] {
				return ErrAmend
			}
			h.lose(a.Seat, len(h.before[a.Seat]), numbers[a.Seat])
			if err := h.inherit(a.Seat, a.Keys, a.Key); err != nil {
				return err
			}
			if dealsCards(am.match.hidden) {
				decks += 2 // the seat has been vacant: no other was dealt anew meanwhile
			}
		}
	}
	return nil
}
