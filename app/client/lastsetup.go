package client

import (
	"slices"
	"strconv"
	"strings"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/match"
)

// Flags of a match as it was set up.
const (
	trusting = 1 << iota
	hinted
)

// line is what is chosen for a match, as one line of text: game, scenario, seats,
// dice, flags, options, who plays, and the names of the persons, between tabs.
func (s *MatchForm) line() string {
	flags := 0
	if s.Trust {
		flags |= trusting
	}
	if s.Hints {
		flags |= hinted
	}
	fields := []string{s.Game.ID()}
	for _, n := range []int{s.Terms.Scenario, s.Terms.Seats, int(s.Dice), flags} {
		fields = append(fields, strconv.Itoa(n))
	}
	var options, kinds []string
	for _, value := range s.Terms.Options {
		options = append(options, strconv.Itoa(int(value)))
	}
	for _, k := range s.Kinds[:s.Terms.Seats] {
		kinds = append(kinds, k.String())
	}
	fields = append(fields, strings.Join(options, " "), strings.Join(kinds, " "))
	for seat := range s.Terms.Seats {
		fields = append(fields, s.name(seat))
	}
	return strings.Join(fields, "\t")
}

// lineOf is what was chosen last for a family of games, or "".
func lineOf(setups, family string) string {
	for line := range strings.SplitSeq(setups, "\n") {
		if game, _, _ := strings.Cut(line, "\t"); game != "" && engine.Family(game) == family {
			return line
		}
	}
	return ""
}

// among is what was chosen last for each game, with what is chosen now first.
func (s *MatchForm) among(setups string) string {
	lines := []string{s.line()}
	for line := range strings.SplitSeq(setups, "\n") {
		if game, _, _ := strings.Cut(line, "\t"); game != "" && engine.Family(game) != engine.Family(s.Game.ID()) {
			lines = append(lines, line)
		}
	}
	return strings.Join(lines, "\n")
}

// recallEdition sets up the edition of a game that was chosen last.
func (m *Form) recallEdition(g engine.Game) {
	id, _, _ := strings.Cut(lineOf(m.Settings.LastSetups, engine.Family(g.ID())), "\t")
	if i := slices.IndexFunc(m.World.Games, func(g engine.Game) bool { return g.ID() == id }); i >= 0 && id != m.Setup.Game.ID() {
		before := m.Setup
		m.Setup = newSetup(m.World.Games[i])
		m.Setup.Names = before.Names
	}
}

// recall takes what was chosen last for the game, as far as it still has a meaning.
// Names and players hold for every edition, all else for the one that was played.
func (s *MatchForm) recall(setups string) {
	fields := strings.Split(lineOf(setups, engine.Family(s.Game.ID())), "\t")
	if len(fields) < 7 {
		return
	}
	number := func(field int) int {
		n, err := strconv.Atoi(fields[field])
		if err != nil {
			return -1
		}
		return n
	}
	if scenario := number(1); fields[0] == s.Game.ID() && scenario >= 0 && scenario < len(s.Game.Scenarios()) {
		s.Terms.Scenario = scenario
		s.Terms.Seats = s.Game.Scenarios()[scenario].Players()
		if seats := number(2); slices.Contains(s.Game.Scenarios()[scenario].Seats, seats) {
			s.Terms.Seats = seats
		}
		options := strings.Fields(fields[5])
		for i, o := range s.Game.Options() {
			if i >= len(options) {
				break
			}
			if value, err := strconv.Atoi(options[i]); err == nil && value >= 0 && value < len(o.Values) {
				s.Terms.Options[i] = uint8(value)
			}
		}
		if n := number(3); n >= 0 {
			s.Dice = dice.Kind(min(n, int(dice.Kinds)-1))
		}
		if flags := number(4); flags >= 0 {
			s.Trust, s.Hints = flags&trusting != 0, flags&hinted != 0
		}
	}
	kinds := strings.Fields(fields[6])
	s.Names, s.chosen = [engine.MaxSeats]string{}, [engine.MaxSeats]bool{}
	for seat := range min(len(kinds), len(s.Kinds)) {
		for k := range match.Kinds {
			if kinds[seat] == k.String() && k != match.Random {
				s.Kinds[seat] = k
			}
		}
		if 7+seat < len(fields) && !s.Kinds[seat].Bot() {
			s.Names[seat] = fields[7+seat]
		}
	}
}
