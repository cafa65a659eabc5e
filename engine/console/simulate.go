package main

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// series is a number of games between the same bots.
type series struct {
	game      engine.Game
	revisions []engine.Game
	setup     engine.Setup
	bots      []Bot // one a seat
	names     []string
	seed      uint64
	rotate    bool    // the bots move on by a seat from game to game
	clocks    []clock // one a bot
	until     bool    // no more games once it is certain who is better
	post      *byPost // nil: all on one device
}

// simulate plays games between bots and sums them up.
func (c *console) simulate(args []string) error {
	f := c.flags("simulate")
	id := f.String("game", c.usual(), "id of the game")
	seats := f.Int("seats", 0, "players; 0 for the usual number")
	list := f.String("bots", "random", "one bot for all seats, or one a seat, between commas")
	n := f.Int("n", 1, "games")
	seed := f.Uint64("seed", 1, "seed of dice and bots")
	scenario := f.String("scenario", "", "id of the scenario; the first one if empty")
	options := f.String("options", "", "options as key=value, between commas")
	rotate := f.Bool("rotate", false, "bots move on by a seat from game to game")
	glance := f.Bool("glance", false, "bots choose at first sight, without any search")
	until := f.Bool("until", false, "end before n games once it is certain that the first bot wins more or less than its share")
	post := f.String("post", "", "by link, each seat on a device of its own, with such dice: hand, chained or sealed")
	orders := f.String("orders", "none", "standing orders in matches by link, for all seats or one a seat, between commas: none, usual or POLICY=VALUE, joined by +")
	protected := f.Bool("protected", false, "matches by link in which no device can know what others hide")
	f.BoolVar(protected, "veil", false, "the former name of -protected")
	tries := f.String("tries", "", "how the first bot has more tries in matches by link: plans (thinks before dice fall), copies (of the match), undo (all agree), refused (what it proposes is)")
	number := f.Int("times", 6, "how many tries the first bot has then")
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
	s := &series{game: g, revisions: c.revisions, setup: setup, names: split(*list), seed: *seed, rotate: *rotate, until: *until}
	if err := s.goByLink(*post, *orders, *protected); err != nil {
		return err
	}
	scheme, err := schemerOf(s.post, *tries, *number)
	if err != nil {
		return err
	}
	if s.post != nil {
		s.post.scheme = scheme
	}
	if err := s.seatBots(*glance); err != nil {
		return err
	}
	result, failures := s.play(*n)
	for i, err := range failures {
		fmt.Fprintf(c.err, "%v\n  %s\n", err, result.Failed[i])
	}
	return c.print(result)
}

// goByLink has the games go by link with such dice and orders, if any dice are named.
func (s *series) goByLink(kind, orders string, protected bool) (err error) {
	if kind == "" {
		if orders != "none" || protected {
			return errors.New("console: orders and protected hands are for matches by link; see -post")
		}
		return nil
	}
	if s.post, err = postOf(s.game, s.setup.Seats, kind, split(orders)); err != nil {
		return err
	}
	if s.post.protected = protected; protected && !protects(s.game, s.setup, s.post.kind) {
		return fmt.Errorf("console: %s with %s dice has nothing that could be protected", s.game.ID(), s.post.kind)
	}
	return nil
}

// seatBots gives each seat the bot that is named for it; one name is for all.
func (s *series) seatBots(glance bool) error {
	if len(s.names) == 1 {
		s.names = slices.Repeat(s.names, s.setup.Seats)
	}
	if len(s.names) != s.setup.Seats {
		return fmt.Errorf("console: %d bots for %d seats", len(s.names), s.setup.Seats)
	}
	for _, name := range s.names {
		b, err := botNamed(name)
		if err != nil {
			return err
		}
		if t, ok := b.(thinker); ok {
			t.glance = glance
			b = t
		}
		s.bots = append(s.bots, b)
	}
	s.clocks = make([]clock, len(s.bots))
	return nil
}

func split(list string) []string {
	if list == "" {
		return nil
	}
	return strings.Split(list, ",")
}

// play plays n games. Only rules and bots are timed, not the links.
func (s *series) play(n int) (simulationJSON, []error) {
	var failures []error
	l := newLedger(s)
	for i := range n {
		m, took, err := s.whole(i, l)
		l.spend(m, took)
		text, broken := s.prove(m)
		if err = errors.Join(err, broken); err != nil {
			failures = append(failures, fmt.Errorf("game %d: %w", i, err))
			l.failed = append(l.failed, text)
			continue
		}
		if l.enter(i, m, text); s.until && l.certain() {
			break
		}
	}
	return l.sum(), failures
}

// whole plays game number i to its end, by link or on one device.
func (s *series) whole(i int, l *ledger) (*match.Match, time.Duration, error) {
	if s.post == nil {
		return s.one(i)
	}
	v, took, err := s.byLink(i)
	if err == nil {
		l.mail.enter(v)
	}
	return v.m, took, err
}

// one plays game number i to its end, each bot by its own clock. On an error
// the match is as far as it came.
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
	last := engine.Turn{Seat: engine.Nobody}
	for turn := m.Turn(); !turn.Over(); turn = m.Turn() {
		if turn.Seat < 0 || int(turn.Seat) >= len(s.bots) {
			return m, 0, fmt.Errorf("console: seat %d decides", turn.Seat)
		}
		b := s.botAt(i, turn.Seat)
		if turn.Seat != last.Seat || turn.Side != last.Side {
			s.clocks[b].next()
		}
		asked := time.Now()
		plan := s.bots[b].Plan(m, taste, 0)
		s.clocks[b].add(time.Since(asked))
		for _, c := range plan {
			if _, err = m.Play(c); err != nil {
				return m, 0, err
			}
		}
		last = turn
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
	again, err := link.Decode(text, s.revisions)
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
