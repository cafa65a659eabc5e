package match

import (
	"slices"

	"bretwalda/engine"
	"bretwalda/engine/dice"
)

// former is a former player of a seat.
type former struct {
	player Player
	chain  dice.Chain
	number int // possessions
}

// players is the part of a match by link that knows the player and the former players
// of each seat.
type players struct {
	match   *Match
	formers [engine.MaxSeats][]former
}

// persons is the number of people who play.
func (s *players) persons() (n int) {
	for _, p := range s.match.header.Players {
		if p.Kind == Person {
			n++
		}
	}
	return n
}

// setPlayer gives a seat its player from now on.
func (s *players) setPlayer(seat engine.Seat, player Player) {
	s.match.header.Players = slices.Clone(s.match.header.Players)
	s.match.header.Players[seat] = player
	s.match.kinds[seat] = player.Kind
}

// Founding is the header with the players that the match began with.
func (s *players) Founding() (Header, error) {
	h, err := s.match.Header()
	if err != nil || !s.match.header.ByLink {
		return h, err
	}
	h.Players = slices.Clone(h.Players)
	for seat := range h.Players {
		if f := s.formers[seat]; len(f) > 0 {
			h.Players[seat] = f[0].player
		}
	}
	return h, nil
}

// founding is Founding of a match that has a header.
func (s *players) founding() Header {
	h, _ := s.Founding()
	return h
}

// CommittedBy is Committed of a player of a seat: number 0 is the first.
func (s *players) CommittedBy(seat engine.Seat, player int) (n int, newest dice.Token, ok bool) {
	if !s.match.header.ByLink || !s.match.seated(seat) || player < 0 {
		return 0, newest, false
	}
	if f := s.formers[seat]; player < len(f) {
		n = f[player].number
		newest, ok = f[player].chain.At(n)
		return n, newest, ok
	}
	if player > len(s.formers[seat]) {
		return 0, newest, false
	}
	return s.match.Committed(seat)
}

// shownAmendments are the amendments of a match with the newest tokens and keys that
// new players have shown.
func (s *players) shownAmendments() []Amendment {
	list := slices.Clone(s.match.amendments)
	var players [engine.MaxSeats]int
	for i := range list {
		if a := &list[i]; a.Kind == Succeed {
			players[a.Seat]++
			a.Number, a.Newest, _ = s.CommittedBy(a.Seat, players[a.Seat])
			a.Keys, a.Key, _ = s.match.CommittedKeysBy(a.Seat, players[a.Seat])
		}
	}
	return list
}

// tokenOf is a token of a player of a seat, where it was shown.
func (s *players) tokenOf(seat engine.Seat, player, n int) (dice.Token, bool) {
	if f := s.formers[seat]; player < len(f) {
		if n > f[player].number {
			return dice.Token{}, false
		}
		return f[player].chain.At(n)
	}
	return s.match.Token(seat, n)
}

// nameOf is the name of a player of a seat.
func (s *players) nameOf(seat, player int) string {
	if f := s.formers[seat]; player < len(f) {
		return f[player].player.Name
	}
	return s.match.header.Players[seat].Name
}

// chainOf is the chain of a player of a seat.
func (s *players) chainOf(seat, player int) *dice.Chain {
	if f := s.formers[seat]; player < len(f) {
		return &f[player].chain
	}
	return &s.match.chains[seat]
}

// successions is the number of former players of a seat.
func (s *players) successions(seat int) int {
	if !s.match.header.ByLink {
		return 0
	}
	return s.match.heirs[seat]
}

// heir is the number of the player whom a seat has in the possession under way.
func (s *players) heir(seat engine.Seat) int { return s.match.heirs[seat] }

// HandedOn is how often a seat has been handed on.
func (s *players) HandedOn(seat engine.Seat) int {
	if !s.match.header.ByLink || !s.match.seated(seat) {
		return 0
	}
	return len(s.formers[seat])
}

// Former is the name of the last former player of a seat.
func (s *players) Former(seat engine.Seat) string {
	if n := s.HandedOn(seat); n > 0 {
		return s.formers[seat][n-1].player.Name
	}
	return ""
}

// seated reports whether there is such a seat.
func (s *players) seated(seat engine.Seat) bool {
	return seat >= 0 && int(seat) < len(s.match.header.Players)
}

// person reports whether there is such a seat and a person began on it.
func (s *players) person(seat engine.Seat) bool {
	return s.seated(seat) && s.match.header.Players[seat].Kind == Person
}
