package main

import (
	"time"

	"bretwalda/engine"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

type benchJSON struct {
	Game     string      `json:"game"`
	Playouts playoutJSON `json:"playouts"`
	Legal    rateJSON    `json:"legal"`  // lists of choices
	Replay   rateJSON    `json:"replay"` // positions in mid-match
	Encode   rateJSON    `json:"encode"` // whole matches
	Decode   rateJSON    `json:"decode"`
	Chars    int         `json:"chars"` // of the match encoded
}

type playoutJSON struct {
	Games            int     `json:"games"`
	Choices          int     `json:"choices"`
	Seconds          float64 `json:"seconds"`
	ChoicesPerSecond float64 `json:"choicesPerSecond"`
}

type rateJSON struct {
	Count     int     `json:"count"`
	Seconds   float64 `json:"seconds"`
	PerSecond float64 `json:"perSecond"`
}

// bench measures each game with random bots, on one core.
func (c *console) bench(args []string) error {
	f := c.flags("bench")
	id := f.String("game", "", "id of the game; all games if empty")
	each := f.Duration("time", time.Second, "time for each measure")
	if err := parse(f, args); err != nil {
		return err
	}
	list := []benchJSON{}
	for i, g := range c.revisions {
		if i > 0 && c.revisions[i-1].ID() == g.ID() || *id != "" && g.ID() != *id {
			continue
		}
		b, err := c.benchOf(g, *each)
		if err != nil {
			return err
		}
		list = append(list, b)
	}
	if len(list) == 0 {
		_, err := c.game(*id)
		return err
	}
	return c.print(list)
}

func (c *console) benchOf(g engine.Game, each time.Duration) (benchJSON, error) {
	b := benchJSON{Game: g.ID()}
	setup := engine.DefaultSetup(g)
	s := &series{game: g, revisions: c.revisions, setup: setup, seed: 1, clocks: make([]clock, setup.Seats)}
	for range setup.Seats {
		s.bots = append(s.bots, random{})
	}
	m, spent, err := s.one(0)
	for i := 0; err == nil; i++ {
		b.Playouts.Games++
		b.Playouts.Choices += m.Len()
		if spent >= each {
			break
		}
		var took time.Duration
		m, took, err = s.one(i + 1)
		spent += took
	}
	if err != nil {
		return b, err
	}
	b.Playouts.Seconds = round(spent.Seconds())
	b.Playouts.ChoicesPerSecond = round(float64(b.Playouts.Choices) / spent.Seconds())

	b.Legal = legalRate(m, each)
	b.Replay = rate(each, func(i int) error { m.Replay(i * 97 % m.Len()); return nil })
	text, err := link.Encode(m)
	if err != nil {
		return b, err
	}
	b.Chars = len(text)
	b.Encode = rate(each, func(int) error { _, err = link.Encode(m); return err })
	b.Decode = rate(each, func(int) error { _, err = link.Decode(text, c.revisions); return err })
	return b, err
}

// legalRate lists the choices of every position of a match. A position may keep
// its list, so each is a copy, which has none yet, and is asked once only; making
// them is not timed.
func legalRate(m *match.Match, each time.Duration) rateJSON {
	var buf []engine.Choice
	var spent time.Duration
	n := 0
	for spent < each {
		var positions []engine.State
		walk := m.Replay(0)
		for _, e := range m.Log() {
			positions = append(positions, walk.Clone())
			walk.Play(e.Choice) // which the match has played from here
		}
		started := time.Now()
		for _, p := range positions {
			buf = p.Legal(buf[:0])
		}
		spent += time.Since(started)
		n += len(positions)
	}
	return rateJSON{n, round(spent.Seconds()), round(float64(n) / spent.Seconds())}
}

// rate does something again and again for a time, or until it fails.
func rate(each time.Duration, do func(i int) error) rateJSON {
	n := 0
	started := time.Now()
	for batch := 1; time.Since(started) < each; batch = min(2*batch, 1024) {
		for range batch {
			if do(n) != nil {
				return rateJSON{}
			}
			n++
		}
	}
	seconds := time.Since(started).Seconds()
	return rateJSON{n, round(seconds), round(float64(n) / seconds)}
}
