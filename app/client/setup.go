package client

import (
	"slices"
	"strings"
	"sync"

	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// MatchForm is what a person fills in to begin a match.
type MatchForm struct {
	Game  engine.Game
	Terms engine.Setup
	Names [engine.MaxSeats]string
	Kinds [engine.MaxSeats]match.Kind
	Dice  dice.Kind // as chosen; Tier is what it comes to
	Trust bool      // hands are to be hidden by the page alone; Guard is what it comes to
	Hints bool      // friends by link are asked to agree to hints while it runs
	Fault string    // key of the text that says what is wrong, or ""

	chosen [engine.MaxSeats]bool // the kind, by the person
}

func newSetup(g engine.Game) MatchForm {
	s := MatchForm{Game: g, Terms: engine.DefaultSetup(g)}
	for seat := range s.Kinds { // for a first visitor, bots that are neither easy nor hard
		s.Kinds[seat] = match.Medium
	}
	s.Kinds[0] = match.Person
	return s
}

// Applies reports whether an option matters as the form stands.
func (s *MatchForm) Applies(option int) bool {
	applies := s.Game.Options()[option].Applies
	return applies == nil || applies(s.Terms)
}

// agreed is the setup with every option that does not matter at its default, so
// that matches that play alike begin alike.
func (s *MatchForm) agreed() engine.Setup {
	setup := s.Terms
	setup.Options = slices.Clone(setup.Options)
	for i, o := range s.Game.Options() {
		if !s.Applies(i) {
			setup.Options[i] = o.Default
		}
	}
	return setup
}

// ByLink reports whether the match is to go from friend to friend.
func (s *MatchForm) ByLink() bool {
	return slices.Contains(s.Kinds[:s.Terms.Seats], match.Vacant)
}

// Tiers are the sources of dice that the form may offer, the usual one first.
func (s *MatchForm) Tiers() []dice.Kind {
	tiers := []dice.Kind{dice.Seeded}
	if s.ByLink() {
		tiers = []dice.Kind{dice.Sealed, dice.Chained} // the first cannot be rehearsed, the second needs fewer hand-overs
	}
	if !s.Game.Lexicon().Dealt { // else no person can play Nature
		tiers = append(tiers, dice.ByHand)
	}
	return tiers
}

// DiceKind is the source of dice that is chosen, or else the usual one.
func (s *MatchForm) DiceKind() dice.Kind {
	tiers := s.Tiers()
	if slices.Contains(tiers, s.Dice) {
		return s.Dice
	}
	return tiers[0]
}

// Guard is what keeps hidden hands in a match by link.
type Guard int

const (
	NoGuard   Guard = iota // no hands are hidden, or the match is not by link
	Protected              // no device can read those of others
	Trusted                // the link holds them, and the page shows each player only their own
)

// Guards are those that the form may offer, the usual one first.
func (s *MatchForm) Guards() []Guard {
	switch {
	case !s.ByLink() || !Hides(s.Game):
		return nil
	case protects(s.Game, s.agreed(), s.Kinds[:s.Terms.Seats], s.DiceKind()):
		return []Guard{Protected, Trusted}
	}
	return []Guard{Trusted}
}

// Guard is what is chosen, or else the usual one.
func (s *MatchForm) Guard() Guard {
	guards := s.Guards()
	switch {
	case len(guards) == 0:
		return NoGuard
	case s.Trust:
		return Trusted
	}
	return guards[0]
}

// Unprotected reports whether hands could be protected, and not as the form stands.
func (s *MatchForm) Unprotected() bool {
	guards := s.Guards()
	usual := engine.DefaultSetup(s.Game)
	return len(guards) > 0 && guards[0] != Protected && protects(s.Game, usual, make([]match.Kind, usual.Seats), dice.Chained)
}

// Trusting reports whether the link would hold hands that who has altered the
// program can read.
func (s *MatchForm) Trusting() bool { return s.Guard() == Trusted }

// protects reports whether hands of a match by link can be protected.
func protects(g engine.Game, setup engine.Setup, kinds []match.Kind, tier dice.Kind) bool {
	players := make([]match.Player, len(kinds))
	host := engine.Nobody
	for i, k := range kinds {
		players[i].Kind = k
		if k == match.Person && host < 0 {
			host = engine.Seat(i)
		}
	}
	m, err := match.Invite(g, setup, players, host, dice.Source{Kind: tier})
	return err == nil && m.HideHands() == nil
}

// probe is how many choices of a game are looked at for what some may not see.
const probe = 100

var hiding sync.Map // of bool, by the ID of a game

// Hides reports whether hands are hidden in a game.
func Hides(g engine.Game) bool {
	if known, ok := hiding.Load(g.ID()); ok {
		return known.(bool)
	}
	hidden := probeHidden(g)
	hiding.Store(g.ID(), hidden)
	return hidden
}

// probeHidden reports whether hands are hidden in a game: soon after its beginning
// there is what not everybody may see.
func probeHidden(g engine.Game) bool {
	state, err := g.New(engine.DefaultSetup(g))
	if err != nil {
		return false
	}
	for n := range probe {
		if !same(state, state.View(engine.Nobody)) {
			return true
		}
		legal := state.Legal(nil)
		if len(legal) == 0 {
			return false
		}
		if _, err := state.Play(legal[dice.Draw(0, n, len(legal))]); err != nil {
			return false
		}
	}
	return false
}

// Host is the first seat of a person, who invites where friends play by link; negative where there is none.
func (s *MatchForm) Host() engine.Seat {
	return engine.Seat(slices.Index(s.Kinds[:s.Terms.Seats], match.Person))
}

// sign puts in the name of the person here, asked once, unless the first seat of a
// person has another, or another seat has this one.
func (s *MatchForm) sign(name string) {
	if host := s.Host(); host >= 0 && s.name(int(host)) == "" && !slices.Contains(s.Names[:], name) {
		s.Names[host] = name
	}
}

// name is a player's name as it will be kept, at most match.MaxName bytes.
func (s *MatchForm) name(seat int) string { return cleaned(s.Names[seat]) }

// cleaned is a name without signs that nobody sees, and with plain blanks.
func cleaned(name string) string {
	return strings.Map(func(r rune) rune {
		if r < ' ' || r >= 0x7f && r < 0xa0 || match.Shapeless(r) {
			return -1
		}
		return r
	}, strings.Join(strings.Fields(name), " "))
}

// badName is the key of what is wrong with a name that is new, or "".
func badName(name string) string {
	if len(name) > match.MaxName {
		return "new.nameLong"
	}
	if _, err := link.Extract(name); err == nil || match.PlainName(name) != nil {
		return "new.nameSigns"
	}
	return ""
}

// check sets Fault. It asks for nothing.
func (s *MatchForm) check() []Command {
	s.Fault = s.fault()
	return nil
}

// fault is the key of the text that says what is wrong, or "". Names may be missing:
// a seat has a number too.
func (s *MatchForm) fault() string {
	if s.ByLink() && s.Host() < 0 {
		return "new.noHost"
	}
	for i := range s.Terms.Seats {
		name := s.name(i)
		if fault := badName(name); fault != "" {
			return fault
		}
		for j := range i {
			if text.Alike(name, s.name(j)) {
				return "new.nameTwice"
			}
		}
	}
	return ""
}

// players are the seats of the match. A seat without a name goes by its number.
func (s *MatchForm) players() []match.Player {
	list := make([]match.Player, s.Terms.Seats)
	for i := range list {
		list[i] = match.Player{Name: s.name(i), Kind: s.Kinds[i]}
	}
	return list
}
