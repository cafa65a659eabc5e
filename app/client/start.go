package client

import (
	"slices"

	"bretwalda/app/store"
	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/match"
)

// beginMatch begins the match as set up; nothing where that is refused.
func beginMatch(m *Model) []Command {
	if m.Setup.check(); m.Setup.Fault != "" {
		return nil
	}
	r, game, err := m.newMatch()
	if err != nil {
		m.warn("new.refused")
		return nil
	}
	return m.open(resolution{record: r, match: game}, "new.refused")
}

// StartMatch begins the match as set up.
type StartMatch struct{}

func (StartMatch) Apply(m *Model) []Command {
	s := &m.Setup
	commands := beginMatch(m)
	if commands == nil {
		return nil
	}
	if host := s.Host(); host >= 0 && s.name(int(host)) != "" {
		m.wanted.Name, m.MyName = s.name(int(host)), s.name(int(host))
	}
	m.wanted.LastSetups = s.among(m.Settings.LastSetups)
	return append(commands, m.saveSettings())
}

// newMatch is the match as set up, and what is kept of it. The host of one by
// link claims the seats of those who are here.
func (m *Form) newMatch() (store.Record, *match.Match, error) {
	s := &m.Setup
	source := dice.Source{Kind: s.DiceKind()}
	if source.Kind == dice.Seeded || s.ByLink() {
		source.Seed = m.World.Random()
	}
	if !s.ByLink() {
		game, err := match.New(s.Game, s.agreed(), s.players(), source)
		if err == nil {
			err = m.drawLots(game)
		}
		if err != nil {
			return store.Record{}, nil, err
		}
		return store.Fresh(m.World.id(), game), game, nil
	}
	players := s.players()
	game, err := match.Invite(s.Game, s.agreed(), players, s.Host(), source)
	if err != nil {
		return store.Record{}, nil, err
	}
	if s.Hints {
		if err := game.AllowHints(); err != nil {
			return store.Record{}, nil, err
		}
	}
	if s.Guard() == Protected {
		if err := game.HideHands(); err != nil {
			return store.Record{}, nil, err
		}
	}
	r := store.Fresh(m.World.id(), game)
	for n, p := range players {
		if p.Kind != match.Person {
			continue
		}
		seat, secret := engine.Seat(n), m.World.newKey()
		if err := game.Claim(seat, p.Name, secret); err != nil {
			return r, nil, err
		}
		r = r.Claim(seat, secret)
	}
	return r, game, nil
}

// lots are the questions to Nature, by their names, that no die answers.
var lots = []string{"colours", "bidder"}

// drawLots draws for people who roll their own dice what they have left to the lot:
// the sides of each, the first bidder. Nobody is asked.
func (m *Device) drawLots(game *match.Match) error {
	for game.Dice().Kind == dice.ByHand {
		turn := game.Turn()
		if turn.Seat != engine.Nature || !slices.Contains(lots, game.Game().Lexicon().Asks[turn.Kind]) {
			return nil
		}
		if _, err := game.Do(int(m.World.Random() % uint64(len(game.Legal())))); err != nil {
			return err
		}
	}
	return nil
}
