package client

import (
	"slices"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/match"
)

// Messages of the form of a new match.
type (
	// SetGame chooses a game or, where any edition will do, its family.
	SetGame struct {
		Game int // index in World.Games
		Any  bool
	}
	SetName struct {
		Seat int
		Name string
	}
	// SetKind says who plays a seat.
	SetKind struct {
		Seat int
		Kind match.Kind
	}
	SetSeats    struct{ Seats int }
	SetScenario struct{ Scenario int }
	SetOption   struct {
		Option int
		Value  uint8
	}
	SetDice struct{ Dice dice.Kind }
	// SetGuard says what is to keep hidden hands.
	SetGuard struct{ Guard Guard }
	// SetHints says whether friends by link are asked to agree to hints.
	SetHints struct{ Hints bool }
	// SetUp opens the form with a game, or with the edition of it that was chosen last.
	SetUp struct{ Game int } // index in World.Games
	// PlayNow begins a match of a game, by its ID, or of the one that was played last, as it
	// was set up then, but of one person against bots; for a newcomer, of the shortest game.
	// The form keeps what was chosen there.
	PlayNow struct{ Game string }
	// AgainstBots gives all seats to bots but the first person's.
	AgainstBots struct{}
)

func (msg SetGame) Apply(m *Model) []Command {
	s, before := &m.Setup, m.Setup
	if msg.Any && engine.Family(s.Game.ID()) == engine.Family(m.World.Games[msg.Game].ID()) {
		return nil
	}
	game := m.World.Games[msg.Game]
	*s = newSetup(game)
	if !msg.Any {
		s.Names, s.Kinds, s.chosen, s.Trust, s.Hints = before.Names, before.Kinds, before.chosen, before.Trust, before.Hints
	}
	if engine.Family(game.ID()) != engine.Family(before.Game.ID()) {
		if msg.Any {
			m.recallEdition(game)
		}
		s.recall(m.Settings.LastSetups)
	}
	s.sign(m.MyName)
	return s.check()
}

func (msg SetUp) Apply(m *Model) []Command {
	m.propose() // once, and now
	SetGame{Game: msg.Game, Any: true}.Apply(m)
	return []Command{Go{Fragment: AtNew}}
}

func (msg PlayNow) Apply(m *Model) []Command {
	m.propose()
	g := engine.ByID(m.World.Games, msg.Game)
	if g == nil {
		g = NowPlayed(m)
	}
	if m.Setup.Game.ID() != g.ID() {
		SetGame{Game: slices.IndexFunc(m.World.Games, func(o engine.Game) bool { return o.ID() == g.ID() }), Any: g.ID() != lastPlayed(m)}.Apply(m)
	}
	form := m.Setup
	m.Setup.seatBots()
	commands := beginMatch(m)
	m.Setup = form
	return commands
}

func (AgainstBots) Apply(m *Model) []Command {
	m.Setup.seatBots()
	m.Setup.sign(m.MyName)
	return m.Setup.check()
}

// seatBots gives all seats to bots but the first person's.
func (s *MatchForm) seatBots() {
	host := max(s.Host(), 0)
	for seat, k := range s.Kinds {
		switch {
		case engine.Seat(seat) == host:
			s.Kinds[seat] = match.Person
		case !k.Bot():
			s.Kinds[seat], s.Names[seat] = match.Medium, ""
		}
	}
}

// Alone reports whether one person plays against bots.
func (s *MatchForm) Alone() bool {
	others := 0
	for _, k := range s.Kinds[:s.Terms.Seats] {
		if !k.Bot() {
			others++
		}
	}
	return others < 2
}

// NowPlayed is the game that PlayNow begins.
func NowPlayed(m *Model) engine.Game {
	if g := engine.ByID(m.World.Games, lastPlayed(m)); g != nil {
		return g
	}
	return m.World.Games[m.shortest()]
}

// NowSeats is how many play in it.
func NowSeats(m *Model) int {
	s, g := m.Setup, NowPlayed(m)
	if s.Game.ID() != g.ID() {
		s = newSetup(g)
		s.recall(m.Settings.LastSetups)
	}
	return s.Terms.Seats
}

// shortest is the game that takes least time.
func (m *Device) shortest() int {
	best, least := 0, 0
	for i, g := range m.World.Games {
		if n := m.World.Families.Of(g.ID()).Minutes[1]; n > 0 && (least == 0 || n < least) {
			best, least = i, n
		}
	}
	return best
}

func (msg SetName) Apply(m *Model) []Command {
	s := &m.Setup
	s.Names[msg.Seat] = msg.Name
	if !s.chosen[msg.Seat] && s.name(msg.Seat) != "" {
		s.Kinds[msg.Seat] = match.Person // a seat with a name is a person's
	}
	return s.check()
}

func (msg SetKind) Apply(m *Model) []Command {
	s := &m.Setup
	if s.Kinds[msg.Seat], s.chosen[msg.Seat] = msg.Kind, true; msg.Kind.Bot() {
		s.Names[msg.Seat] = "" // it has a number
	}
	s.sign(m.MyName)
	return s.check()
}

func (msg SetSeats) Apply(m *Model) []Command {
	m.Setup.Terms.Seats = msg.Seats
	return m.Setup.check()
}

func (msg SetScenario) Apply(m *Model) []Command {
	s := &m.Setup
	s.Terms.Scenario = msg.Scenario
	if scenario := s.Game.Scenarios()[msg.Scenario]; !slices.Contains(scenario.Seats, s.Terms.Seats) {
		s.Terms.Seats = scenario.Players()
		m.notify("new.seats.scenario", "count", s.Terms.Seats)
	}
	return s.check()
}

func (msg SetOption) Apply(m *Model) []Command {
	m.Setup.Terms.Options[msg.Option] = msg.Value
	return m.Setup.check()
}

func (msg SetDice) Apply(m *Model) []Command {
	if m.Setup.Game.Lexicon().Dealt {
		return nil // no person can play Nature
	}
	m.Setup.Dice = msg.Dice
	return m.Setup.check()
}

func (msg SetHints) Apply(m *Model) []Command {
	m.Setup.Hints = msg.Hints
	return nil
}

func (msg SetGuard) Apply(m *Model) []Command {
	m.Setup.Trust = msg.Guard == Trusted
	return m.Setup.check()
}
