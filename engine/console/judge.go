package main

import (
	"bufio"
	"errors"
	"flag"
	"fmt"
	"os"

	"bretwalda/engine"
	"bretwalda/engine/bot"
	"bretwalda/engine/forecast"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// judge measures what the page says a position is worth by games between bots: two
// thirds of them may teach, the others tell.
func (c *console) judge(args []string) error {
	f := c.flags("judge")
	play := c.alike(f)
	fit := f.Bool("fit", false, "print the table that the other two thirds teach, as Go, and measure that")
	playouts := f.Int("playouts", 0, "times that a position of each knot is played to the end, for the floor")
	pairs := f.Int("pairs", 0, "times at most that each of two positions is played to the end, to see whether the judgement orders them rightly")
	if err := parse(f, args); err != nil {
		return err
	}
	s, games, err := play(3)
	if err != nil {
		return err
	}
	g, setup := s.game, s.setup
	var taught, held []*judged
	for i, m := range games {
		o, err := judgedOf(m, setup.Seats, i)
		if err != nil {
			return err
		}
		if i%3 == 2 {
			held = append(held, o)
		} else {
			taught = append(taught, o)
		}
	}
	var table *forecast.Table
	if *fit {
		table = tableOf(taught)
		fmt.Fprint(c.out, source(table))
	}
	r := verdictOf(held, taught, table)
	r.Game, r.Scenario, r.Seats, r.Games, r.Held = g.ID(), g.Scenarios()[setup.Scenario].ID, setup.Seats, len(games), len(held)
	if *playouts > 0 {
		for k, missed := range s.floor(games, held, *playouts) {
			r.Spans[min(k, len(r.Spans)-1)].Floor = &missed
		}
	}
	if *pairs > 0 {
		p := s.pairs(games, held, *pairs)
		r.Pairs = &p
	}
	return c.print(r)
}

// alike adds the flags of a series of games between bots of one name. Once they are
// parsed, what it returns plays the games, or reads those that are kept; fewer than the
// least number are refused.
func (c *console) alike(f *flag.FlagSet) func(least int) (*series, []*match.Match, error) {
	id := f.String("game", c.usual(), "id of the game")
	seats := f.Int("seats", 0, "players; 0 for the usual number")
	scenario := f.String("scenario", "", "id of the scenario; the first one if empty")
	name := f.String("bots", "medium", "the bot for all seats")
	n := f.Int("n", 90, "games")
	seed := f.Uint64("seed", 1, "seed of dice and bots")
	keep := f.String("keep", "", "file of the games' links: those in it are not played again")
	return func(least int) (*series, []*match.Match, error) {
		g, err := c.game(*id)
		if err != nil {
			return nil, nil, err
		}
		setup, err := setupOf(g, *scenario, *seats, nil)
		if err != nil {
			return nil, nil, err
		}
		if *n < least {
			return nil, nil, fmt.Errorf("console: %d games", *n)
		}
		b, err := botNamed(*name)
		if err != nil {
			return nil, nil, err
		}
		s := &series{game: g, revisions: c.revisions, setup: setup, seed: *seed}
		for range setup.Seats {
			s.names, s.bots = append(s.names, *name), append(s.bots, b)
		}
		s.clocks = make([]clock, len(s.bots))
		games, err := s.kept(*keep, *n)
		return s, games, err
	}
}

// kept reads the games of a series from a file of their links, and plays those that are
// missing.
func (s *series) kept(name string, n int) (games []*match.Match, err error) {
	var file *os.File
	if name != "" {
		if file, err = os.OpenFile(name, os.O_CREATE|os.O_RDWR, 0o666); err != nil {
			return nil, err
		}
		defer file.Close()
		lines := bufio.NewScanner(file)
		for len(games) < n && lines.Scan() {
			m, err := link.Decode(lines.Text(), s.revisions)
			if err != nil {
				return nil, err
			}
			games = append(games, m)
		}
	}
	for len(games) < n {
		m, _, err := s.one(len(games))
		if err != nil {
			return nil, err
		}
		games = append(games, m)
		if file == nil {
			continue
		}
		text, err := link.Encode(m)
		if err != nil {
			return nil, err
		}
		if _, err = fmt.Fprintln(file, text); err != nil {
			return nil, err
		}
	}
	return games, nil
}

// judged is a game as the judge saw it.
type judged struct {
	moments []moment
	parts   []float64 // their points at the end
	points  []float64 // those of the seats
	wins    []float64 // the seats' shares of the victory
}

// moment is a decision in a game. The seats take turns to look at it, each from what
// it may know.
type moment struct {
	at    int // choices before it
	judge bot.Forecaster
	parts []forecast.Part
	time  int
	weigh float64 // such that a game weighs as much in every stretch between two knots
	calm  bool    // no dice have fallen since the moment before
}

var errNoForecast = errors.New("console: the game makes no forecast")

// judgedOf looks at a game wherever another side or seat is asked.
func judgedOf(m *match.Match, seats, number int) (*judged, error) {
	c := &judged{}
	last, calm := engine.Turn{Seat: engine.Nobody}, false
	stretch := map[int]float64{}
	for at := 0; at < m.Len(); at++ {
		s := m.Replay(at)
		turn := s.Turn()
		if turn.Seat < 0 {
			calm = false
			continue
		}
		if turn.Seat == last.Seat && turn.Side == last.Side && turn.Kind == last.Kind {
			continue
		}
		last = turn
		viewer := engine.Seat((number + len(c.moments)) % seats)
		f, parts := bot.Expected(s, viewer)
		if f == nil {
			return nil, errNoForecast
		}
		c.moments = append(c.moments, moment{at: at, judge: f, parts: parts, time: f.Time(), calm: calm})
		calm = true
		stretch[f.Time()/forecast.Whole]++
	}
	for i := range c.moments {
		c.moments[i].weigh = 1 / stretch[c.moments[i].time/forecast.Whole]
	}
	f, parts := bot.Expected(m.State(), 0)
	if f == nil {
		return nil, errNoForecast
	}
	for _, p := range parts {
		c.parts = append(c.parts, float64(p.Has)/forecast.Grain)
	}
	winners := 0.0
	for _, score := range m.State().Standing() {
		if score.Side == engine.None {
			c.points = append(c.points, float64(score.Points))
			won := 0.0
			if score.Won {
				won = 1
				winners++
			}
			c.wins = append(c.wins, won)
		}
	}
	for i := range c.wins {
		if winners == 0 {
			c.wins[i] = 1 / float64(len(c.wins)) // a draw
		} else {
			c.wins[i] /= winners
		}
	}
	return c, nil
}
