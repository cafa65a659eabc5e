package match

import (
	"errors"
	"fmt"
	"slices"

	"bretwalda/engine"
	"bretwalda/engine/dice"
)

// MaxName is the longest name of a player, in bytes of UTF-8.
const MaxName = 40

// Kind is the kind of a seat's player. The numbers are part of the link format.
type Kind uint8

const (
	Person Kind = iota
	Random
	Easy
	Medium
	Hard
	Vacant // of a match by link: waits for a player
	Expert
	Kinds // how many kinds there are
)

var kindNames = [Kinds]string{"person", "random", "easy", "medium", "hard", "vacant", "expert"}

func (k Kind) String() string {
	if k < Kinds {
		return kindNames[k]
	}
	return "unknown"
}

// Bot reports whether a bot of any kind plays.
func (k Kind) Bot() bool { return k != Person && k != Vacant && k < Kinds }

// Player is one seat's entry in the header.
type Player struct {
	Name string // at most MaxName bytes of UTF-8 without control characters; may be empty
	Kind Kind
}

// Protocol is the way in which a match by link is passed on, and the contents of its
// links. A match keeps the one that it began by.
type Protocol uint8

const (
	FirstProtocol  Protocol         = 1 + iota // of 1.0.0: links of versions 2 and 3
	SecondProtocol                             // of 2.0.0: links of versions 4 and 5
	NewestProtocol = SecondProtocol            // new invitations follow it
)

// Header is fixed before the first choice of a match.
type Header struct {
	Game        string // engine.Game.ID
	Revision    int    // engine.Game.Revision
	Setup       engine.Setup
	Players     []Player // one a seat
	Dice        dice.Source
	ByLink      bool        // distant players pass the match on
	Protocol    Protocol    // of a match by link, else 0
	Host        engine.Seat // the seat that invited, where it is by link
	HiddenHands bool        // hands are shuffled together: nobody can read another's
	Hints       bool        // by link: whoever takes a seat agrees to hints while it runs
	Branch      int         // of a branch, one more than the choices it shares with its match; else 0
}

// Equal reports whether two headers begin the same match. In a match by link people
// claim seats until it begins: their names do not matter.
func (h Header) Equal(o Header) bool {
	return h.Game == o.Game && h.Revision == o.Revision && h.Dice == o.Dice && h.ByLink == o.ByLink && h.Protocol == o.Protocol && h.Host == o.Host && h.HiddenHands == o.HiddenHands && h.Hints == o.Hints && h.Branch == o.Branch &&
		h.Setup.Scenario == o.Setup.Scenario && h.Setup.Seats == o.Setup.Seats &&
		slices.Equal(h.Setup.Options, o.Setup.Options) && slices.EqualFunc(h.Players, o.Players, func(p, q Player) bool {
		return p == q || h.ByLink && p.claimable() && q.claimable()
	})
}

// claimable reports whether the seat is, or was, there for a person to take.
func (p Player) claimable() bool { return p.Kind == Person || p.Kind == Vacant }

// fits reports whether the match may have its source of dice and its protocol.
func (h Header) fits() bool {
	if h.ByLink != (h.Protocol >= FirstProtocol && h.Protocol <= NewestProtocol) {
		return false
	}
	switch h.Dice.Kind {
	case dice.Seeded:
		return !h.ByLink
	case dice.ByHand:
		return h.ByLink || h.Dice.Seed == 0
	}
	return h.ByLink && h.Dice.Kind < dice.Kinds
}

// DiceNumber is the number of the dice in links and proofs: that of their kind, and
// dice.Kinds-1 more where the players agree to hints.
func (h Header) DiceNumber() int {
	n := int(h.Dice.Kind)
	if h.Hints {
		n += int(dice.Kinds) - 1 // seeded dice are never by link
	}
	return n
}

// SetDiceNumber sets the kind of dice, and whether hints are agreed to; false where the
// number stands for neither.
func (h *Header) SetDiceNumber(n int) bool {
	h.Hints = n >= int(dice.Kinds)
	if h.Hints {
		n -= int(dice.Kinds) - 1
	}
	h.Dice.Kind = dice.Kind(n)
	return n >= 0 && n < int(dice.Kinds)
}

// ErrPlayers is wrapped by the errors about names and kinds of players.
var ErrPlayers = errors.New("match: bad players")

// checkPlayers reports the error in players, by the check of names named.
func checkPlayers(players []Player, seats int, open bool, named func(string) error) error {
	if len(players) != seats {
		return fmt.Errorf("%w: %d for %d seats", ErrPlayers, len(players), seats)
	}
	for i, p := range players {
		switch {
		case p.Kind >= Kinds || p.Kind == Vacant && !open:
			return fmt.Errorf("%w: seat %d is of kind %d", ErrPlayers, i, p.Kind)
		case len(p.Name) > MaxName:
			return fmt.Errorf("%w: the name of seat %d is longer than %d bytes", ErrPlayers, i, MaxName)
		}
		if err := named(p.Name); err != nil {
			return fmt.Errorf("%w: the name of seat %d %w", ErrPlayers, i, err)
		}
	}
	return nil
}
