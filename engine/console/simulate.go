package main

import (
	"errors"
	"fmt"
	"math"
	"strings"
	"time"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// series is a number of games between the same bots.
type series struct {
	game   engine.Game
	shelf  []engine.Game
	setup  engine.Setup
	bots   []Bot // one a seat
	names  []string
	seed   uint64
	rotate bool // the bots move on by a seat from game to game
}

type simulationJSON struct {
	Game             string             `json:"game"`
	Finished         int                `json:"finished"`
	Failed           []string           `json:"failed"`
	Choices          int                `json:"choices"`
	Seconds          float64            `json:"seconds"`
	ChoicesPerSecond float64            `json:"choicesPerSecond"`
	LinkChars        middle             `json:"linkChars"`
	LinkIdeal        middle             `json:"linkIdeal"`
	HandOvers        middle             `json:"handOvers"`
	Seats            []seatJSON         `json:"seats"`
	Sides            map[string]figures `json:"sides"`
}

type seatJSON struct {
	Bot    string  `json:"bot"`
	Wins   int     `json:"wins"`
	Points figures `json:"points"`
}

// simulate plays games between bots and sums them up.
func (c *console) simulate(args []string) error {
	f := c.flags("simulate")
	id := f.String("game", "britannia-2008", "id of the game")
	seats := f.Int("seats", 0, "players; 0 for the usual number")
	list := f.String("bots", "random", "one bot for all seats, or one a seat, between commas")
	n := f.Int("n", 1, "games")
	seed := f.Uint64("seed", 1, "seed of dice and bots")
	scenario := f.String("scenario", "", "id of the scenario; the first one if empty")
	options := f.String("options", "", "options as key=value, between commas")
	rotate := f.Bool("rotate", false, "bots move on by a seat from game to game")
	if err := parse(f, args); err != nil {
		return err
	}
	g, err := c.game(*id)
	if err != nil {
		return err
	}
	setup, err := setupOf(g, *scenario, *seats, split(*options))
	if err != nil {
		return err
	}
	if *n < 1 {
		return fmt.Errorf("console: %d games", *n)
	}
	s := &series{game: g, shelf: c.shelf, setup: setup, names: split(*list), seed: *seed, rotate: *rotate}
	if len(s.names) == 1 {
		for len(s.names) < setup.Seats {
			s.names = append(s.names, s.names[0])
		}
	}
	if len(s.names) != setup.Seats {
		return fmt.Errorf("console: %d bots for %d seats", len(s.names), setup.Seats)
	}
	for _, name := range s.names {
		b, err := botNamed(name)
		if err != nil {
			return err
		}
		s.bots = append(s.bots, b)
	}
	result, failures := s.play(*n)
	for i, err := range failures {
		fmt.Fprintf(c.err, "%v\n  %s\n", err, result.Failed[i])
	}
	return c.print(result)
}

func split(list string) []string {
	if list == "" {
		return nil
	}
	return strings.Split(list, ",")
}

// play plays n games. Only rules and bots are timed, not the links.
func (s *series) play(n int) (simulationJSON, []error) {
	result := simulationJSON{Game: s.game.ID(), Failed: []string{}, Seats: []seatJSON{}, Sides: map[string]figures{}}
	var failures []error
	var chars, ideals, handOvers []float64
	lexicon := s.game.Lexicon()
	points := make([][]float64, s.setup.Seats)
	wins := make([]int, s.setup.Seats)
	sides := make([][]float64, len(lexicon.Sides))
	var spent time.Duration
	for i := range n {
		m, took, err := s.one(i)
		spent += took
		if m != nil {
			result.Choices += m.Len()
		}
		text, broken := s.prove(m)
		if err = errors.Join(err, broken); err != nil {
			failures = append(failures, fmt.Errorf("game %d: %w", i, err))
			result.Failed = append(result.Failed, text)
			continue
		}
		result.Finished++
		chars = append(chars, float64(len(text)))
		ideals = append(ideals, ideal(m))
		handOvers = append(handOvers, float64(m.HandOvers()))
		for _, score := range m.State().Standing() {
			if score.Side != engine.None {
				sides[score.Side] = append(sides[score.Side], float64(score.Points))
				continue
			}
			b := s.botAt(i, score.Seat)
			points[b] = append(points[b], float64(score.Points))
			if score.Won {
				wins[b]++
			}
		}
	}
	result.Seconds = round(spent.Seconds())
	result.ChoicesPerSecond = round(float64(result.Choices) / max(spent.Seconds(), 1e-9))
	result.LinkChars, result.LinkIdeal, result.HandOvers = middleOf(chars), middleOf(ideals), middleOf(handOvers)
	for i, name := range s.names {
		result.Seats = append(result.Seats, seatJSON{name, wins[i], figuresOf(points[i])})
	}
	for i, name := range lexicon.Sides {
		result.Sides[name] = figuresOf(sides[i])
	}
	return result, failures
}

// one plays game number i to its end. On an error the match is as far as it came.
func (s *series) one(i int) (m *match.Match, took time.Duration, err error) {
	started := time.Now()
	defer func() {
		took = time.Since(started)
		if p := recover(); p != nil {
			err = fmt.Errorf("console: the rules panicked: %v", p)
		}
	}()
	luck := dice.Source{Seed: word(s.seed, 2*i)}
	taste := word(s.seed, 2*i+1)
	if m, err = match.New(s.game, s.setup, nil, luck); err != nil {
		return m, 0, err
	}
	for turn := m.Turn(); !turn.Over(); turn = m.Turn() {
		if turn.Seat < 0 || int(turn.Seat) >= len(s.bots) {
			return m, 0, fmt.Errorf("console: seat %d decides", turn.Seat)
		}
		for _, c := range s.bots[s.botAt(i, turn.Seat)].Plan(m, taste, 0) {
			if _, err = m.Play(c); err != nil {
				return m, 0, err
			}
		}
	}
	return m, 0, nil
}

// botAt is which of the bots sits at a seat in a game.
func (s *series) botAt(game int, seat engine.Seat) int {
	if !s.rotate {
		return int(seat)
	}
	return (int(seat) + game) % len(s.bots)
}

// word draws 64 bits.
func word(seed uint64, place int) uint64 {
	return uint64(dice.Draw(seed, 2*place, 1<<32))<<32 | uint64(dice.Draw(seed, 2*place+1, 1<<32))
}

// prove gives a match's link and reports when it does not open to the match.
func (s *series) prove(m *match.Match) (text string, err error) {
	if m == nil {
		return "", errors.New("console: the match did not begin")
	}
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("console: the link panicked: %v", p)
		}
	}()
	if text, err = link.Encode(m); err != nil {
		return text, err
	}
	again, err := link.Decode(text, s.shelf)
	if err != nil {
		return text, err
	}
	want, err := m.State().MarshalJSON()
	if err != nil {
		return text, err
	}
	got, err := again.State().MarshalJSON()
	if err == nil && (string(got) != string(want) || match.Parting(again, m) != m.Len()) {
		err = errors.New("console: the link opens another position")
	}
	return text, err
}

// ideal is how many characters of a link the information in the choices needs.
func ideal(m *match.Match) float64 {
	bits := 0.0
	for _, e := range m.Log() {
		if link.Stored(e, m.Dice()) {
			bits += math.Log2(float64(e.Len))
		}
	}
	return bits / 6
}
