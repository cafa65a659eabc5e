package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"math"
	"strings"
	"testing"
	"time"

	"bretwalda/engine"
	"bretwalda/engine/internal/toy"
)

// call runs a command on the toy race and returns its output.
func call(t *testing.T, line string) (out, errs string, err error) {
	t.Helper()
	return callOn(t, toy.Game(), line)
}

func callOn(t *testing.T, g engine.Game, line string) (out, errs string, err error) {
	t.Helper()
	var o, e bytes.Buffer
	c := &console{revisions: []engine.Game{g}, in: strings.NewReader(""), out: &o, err: &e}
	err = c.run(strings.Fields(line))
	return o.String(), e.String(), err
}

func TestWrongCommandsAreRefused(t *testing.T) {
	for _, line := range []string{
		"",
		"castle",
		"games now",
		"simulate -game chess",
		"simulate -game toy-race -seats 5",
		"simulate -game toy-race -n 0",
		"simulate -game toy-race -bots wise",
		"simulate -game toy-race -bots random,random",
		"simulate -game toy-race -bots random,random,random,random,random",
		"simulate -game toy-race -scenario endless",
		"simulate -game toy-race -options pace=few",
		"simulate -game toy-race -options paces=none",
		"simulate -game toy-race -speed 3",
		"protocol 5",
		"odds -game toy-race",
		"odds -game chess",
		"bench -game chess",
	} {
		out, _, err := call(t, line)
		if err == nil || out != "" {
			t.Errorf("%q prints %q", line, out)
		} else if !strings.HasPrefix(err.Error(), "console: ") && !strings.HasPrefix(err.Error(), "engine: ") {
			t.Errorf("%q: %v", line, err)
		}
	}
	if _, errs, err := call(t, "simulate -h"); !errors.Is(err, flag.ErrHelp) || !strings.Contains(errs, "-seed") {
		t.Errorf("help: %v, %s", err, errs)
	}
}

func TestUnknownBotsErrorListsAllBots(t *testing.T) {
	_, _, err := call(t, "simulate -game toy-race -bots wise")
	if err == nil || !strings.Contains(err.Error(), `"random"`) {
		t.Errorf("got %v", err)
	}
}

func simulated(t *testing.T, g engine.Game, line string) (simulationJSON, string) {
	t.Helper()
	out, errs, err := callOn(t, g, line)
	if err != nil {
		t.Fatal(err)
	}
	var s simulationJSON
	if err := json.Unmarshal([]byte(out), &s); err != nil {
		t.Fatal(err)
	}
	s.Seconds, s.ChoicesPerSecond = 0, 0
	for name, t := range s.Turns {
		s.Turns[name] = turnsJSON{Count: t.Count}
	}
	return s, errs
}

func TestSimulateAddsUp(t *testing.T) {
	s, errs := simulated(t, toy.Game(), "simulate -game toy-race -seats 3 -bots random,random,random -n 40 -seed 9 -options paces=few,lanes=dealt")
	if s.Finished != 40 || len(s.Failed) != 0 || errs != "" || len(s.Seats) != 3 || len(s.Sides) != 6 {
		t.Errorf("%+v\n%s", s, errs)
	}
	wins := 0
	for _, seat := range s.Seats {
		wins += seat.Wins
		if p := seat.Points; p.Min > p.Median || p.Median > p.Max || p.Mean < p.Min || p.Mean > p.Max || p.Max == 0 {
			t.Errorf("points %+v", p)
		}
	}
	if wins < 40 {
		t.Errorf("%d wins in 40 games", wins)
	}
	if s.Sides["Red"] != s.Seats[0].Points {
		t.Errorf("Red has %+v, its seat %+v", s.Sides["Red"], s.Seats[0].Points)
	}
	if s.Choices < 40*20 || s.LinkChars.Median < s.LinkIdeal.Median || s.LinkChars.Max > s.LinkIdeal.Max*1.02+26 || s.DevicePasses.Median == 0 {
		t.Errorf("%+v", s)
	}
}

// The score of a side is booked to the bot that played it, and every bot has its
// turns.
func TestSimulateTellsSidesByBot(t *testing.T) {
	s, _ := simulated(t, toy.Game(), "simulate -game toy-race -seats 2 -bots random,easy -n 9 -seed 9 -rotate -options lanes=given")
	if len(s.BySide) != 2 || len(s.Turns) != 2 || s.Turns["random"].Count == 0 || s.Turns["easy"].Count == 0 {
		t.Fatalf("%+v", s)
	}
	if r, e := s.BySide["random"]["Red"], s.BySide["easy"]["Red"]; r.Games != 5 || e.Games != 4 {
		t.Errorf("Red was played by random %d times and by easy %d times, of 9", r.Games, e.Games)
	}
	for side, f := range s.Sides {
		r, e := s.BySide["random"][side], s.BySide["easy"][side]
		sum := r.Mean*float64(r.Games) + e.Mean*float64(e.Games)
		if n := float64(r.Games + e.Games); n > 0 && math.Abs(sum/n-f.Mean) > 0.01 {
			t.Errorf("%s: random %+v and easy %+v make up %+v", side, r, e, f)
		}
	}
}

// A turn goes on until another seat or side decides.
func TestClockCountsTurns(t *testing.T) {
	var c clock
	for _, turn := range [][]time.Duration{{1, 2}, {5}, {3, 1}} {
		c.next()
		for _, d := range turn {
			c.add(d * time.Second)
		}
	}
	if got, want := c.with(clock{turns: 1}).sum(), (turnsJSON{4, 3, 5}); got != want {
		t.Errorf("%+v instead of %+v", got, want)
	}
}

func TestSimulateRepeatsItself(t *testing.T) {
	line := "simulate -game toy-race -n 10 -seed 5"
	a, _ := simulated(t, toy.Game(), line)
	b, _ := simulated(t, toy.Game(), line)
	c, _ := simulated(t, toy.Game(), "simulate -game toy-race -n 10 -seed 6")
	ja, _ := json.Marshal(a)
	jb, _ := json.Marshal(b)
	jc, _ := json.Marshal(c)
	if string(ja) != string(jb) {
		t.Errorf("one seed, two results:\n%s\n%s", ja, jb)
	}
	if string(ja) == string(jc) {
		t.Error("two seeds, one result")
	}
}

// trap is the race with a hole in its rules: choices to square 20 break it.
type trap struct{ engine.Game }

type trapState struct {
	engine.State
	panics bool
}

func (g trap) New(s engine.Setup) (engine.State, error) {
	state, err := g.Game.New(s)
	return &trapState{state, s.Scenario == 1}, err
}

func (s *trapState) Clone() engine.State { return &trapState{s.State.Clone(), s.panics} }

func (s *trapState) Play(c engine.Choice) ([]engine.Event, error) {
	if c.To == 20 {
		if s.panics {
			panic("a hole")
		}
		return nil, &engine.IllegalError{Choice: c, Rule: "hole"}
	}
	return s.State.Play(c)
}

func TestSimulateTellsOfFailures(t *testing.T) {
	for _, scenario := range []string{"short", "long"} {
		s, errs := simulated(t, trap{toy.Game()}, "simulate -game toy-race -seats 2 -n 5 -scenario "+scenario)
		if s.Finished+len(s.Failed) != 5 || len(s.Failed) == 0 {
			t.Errorf("%s: %+v", scenario, s)
		}
		for _, text := range s.Failed {
			if len(text) < 20 || !strings.Contains(errs, text) {
				t.Errorf("%s: failed %q, stderr %s", scenario, text, errs)
			}
		}
	}
}

func TestFiguresOf(t *testing.T) {
	for _, c := range []struct {
		list []float64
		want figures
	}{
		{nil, figures{}},
		{[]float64{4}, figures{4, 4, 4, 4}},
		{[]float64{3, 1}, figures{2, 2, 1, 3}},
		{[]float64{9, 1, 2}, figures{4, 2, 1, 9}},
		{[]float64{1, 1, 2, 0, 0, 0}, figures{0.667, 0.5, 0, 2}},
	} {
		if got := figuresOf(c.list); got != c.want {
			t.Errorf("%v: %+v", c.list, got)
		}
	}
}

func TestGamesAndBench(t *testing.T) {
	out, _, err := call(t, "games")
	if err != nil || !strings.Contains(out, `"id":"toy-race"`) || !strings.Contains(out, `"seats":[2,3,4,6]`) || !strings.Contains(out, `"default":"many"`) {
		t.Errorf("%s, %v", out, err)
	}
	out, _, err = call(t, "bench -game toy-race -time 1ms")
	var b []benchJSON
	if err != nil || json.Unmarshal([]byte(out), &b) != nil || len(b) != 1 || b[0].Legal.Count == 0 || b[0].Decode.Count == 0 {
		t.Errorf("%s, %v", out, err)
	}
}

func TestOddsOfNoBattle(t *testing.T) {
	g := renamed{toy.Game()}
	for _, flags := range []string{"", "-attacker 3", "-attacker x -defender 1", "-attacker 1 -defender 1+x", "-attacker 1 -defender 1 -stand proud", "-attacker 200 -defender 1", "-attacker 1 -defender 1 -attacker-stops -5", "-attacker 1 -defender 1 more"} {
		if out, _, err := callOn(t, g, "odds -game britannia-2008 "+flags); err == nil {
			t.Errorf("%q prints %s", flags, out)
		}
	}
	whole, _, err := callOn(t, g, "odds -attacker 3+1l -defender 2l -burh -stand once -attacker-stops 1")
	if err != nil || !strings.Contains(whole, `"leader":true`) {
		t.Errorf("%s, %v", whole, err)
	}
	if same, _, err := callOn(t, g, "odds --game=britannia-2008 -attacker 3+1l -defender 2+0l -burh -stand once -attacker-stops 1"); err != nil || same != whole {
		t.Errorf("%s, %v", same, err)
	}
}

// renamed lends the toy race a name with odds.
type renamed struct{ engine.Game }

func (renamed) ID() string { return "britannia-2008" }
