package main

import (
	"flag"
	"fmt"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/brianboru"
	"bretwalda/engine/internal/toy"
	"bretwalda/engine/marcher"
)

var long = flag.Bool("long", false, "play more matches by link: docs/TESTING.md")

// Matches by link with every kind of dice: all is passed on by links that open,
// and orders spare some of it.
func TestSimulateByLink(t *testing.T) {
	t.Parallel()
	for _, kind := range []string{"hand", "chained", "sealed"} {
		line := "simulate -game toy-race -seats 3 -n 8 -seed 3 -post " + kind
		asked, errs := simulated(t, toy.Game(), line)
		if asked.Finished != 8 || errs != "" || asked.Post == nil {
			t.Fatalf("%s: %+v\n%s", kind, asked, errs)
		}
		p := asked.Post
		sum := p.Gathering.Median
		for _, n := range p.Asked {
			sum += n
		}
		if p.Dice != kind || p.Gathering.Max != 3 || sum == 3 || sum > p.HandOvers.Max || p.Chars.Max == 0 || p.Chars.Max > asked.LinkChars.Max+40 {
			t.Errorf("%s: %+v, links of %+v", kind, p, asked.LinkChars)
		}
		spared, _ := simulated(t, toy.Game(), line+" -orders usual+pace=fastest")
		if got := spared.Post.HandOvers; got.Median >= p.HandOvers.Median {
			t.Errorf("%s: %+v with orders, %+v without", kind, got, p.HandOvers)
		}
	}
}

// Orders may differ from seat to seat; later ones win.
func TestSimulateReadsOrders(t *testing.T) {
	x := brianboru.HighKing().Lexicon()
	orders, err := ordersOf(x, false, "usual+red=upper")
	if err != nil {
		t.Fatal(err)
	}
	reds := 0
	for _, o := range orders {
		if x.Policies[o.Policy].ID == "red" {
			reds++
			if got := x.Policies[o.Policy].Values[o.Value]; got != "upper" {
				t.Errorf("red is settled as %s", got)
			}
		}
	}
	if reds != 1 || len(orders) < 5 {
		t.Errorf("%+v", orders)
	}
	for _, words := range []string{"", "always", "red", "red=purple", "usual+none=1"} {
		if _, err := ordersOf(x, false, words); err == nil {
			t.Errorf("%q is read", words)
		}
	}
}

func TestSimulateRefusesMatchesOnOneDevice(t *testing.T) {
	for _, line := range []string{
		"simulate -game toy-race -post seeded",
		"simulate -game toy-race -post pigeon",
		"simulate -game toy-race -seats 3 -post chained -orders none,none",
		"simulate -game toy-race -post chained -orders wise",
		"simulate -game toy-race -orders usual",
	} {
		if _, _, err := callOn(t, toy.Game(), line); err == nil {
			t.Errorf("%s was played", line)
		}
	}
	if _, _, err := callOn(t, brianboru.HighKing(), "simulate -game brian-boru -post hand"); err == nil {
		t.Error("cards were dealt by hand")
	}
}

// Where hands are protected no device can know those of others, and the same match
// is played.
func TestSimulateProtected(t *testing.T) {
	t.Parallel()
	for _, game := range []engine.Game{brianboru.HighKing(), marcher.Lords()} {
		for _, kind := range []string{"chained", "sealed"} {
			line := "simulate -game " + game.ID() + " -n 1 -seed 5 -orders usual -post " + kind
			asked, errs := simulated(t, game, line+" -protected")
			if asked.Finished != 1 || errs != "" || asked.Post == nil {
				t.Fatalf("%s: %+v\n%s", line, asked, errs)
			}
			trusting, _ := simulated(t, game, line)
			if v, p := asked.Post, trusting.Post; v.Chars.Max <= p.Chars.Max || v.HandOvers.Max > p.HandOvers.Max*3/2 {
				t.Errorf("%s: %+v protected, %+v on trust", line, v, p)
			}
		}
	}
	if _, _, err := callOn(t, toy.Game(), "simulate -game toy-race -post chained -protected"); err == nil {
		t.Error("dice were protected")
	}
	if _, _, err := callOn(t, marcher.Lords(), "simulate -game marcher-lords -protected"); err == nil {
		t.Error("protected on one device")
	}
}

// A player who may try each possession several times from copies of the match wins more
// with chained dice. Requests to others are counted, and each try with their permission
// costs hand-overs.
func TestSimulateTries(t *testing.T) {
	t.Parallel()
	matches, tries := 6, 2
	if *long {
		matches, tries = 20, 6
	}
	race := fmt.Sprintf("simulate -game toy-race -seats 3 -bots random,easy,easy -rotate -n %d -seed 3 -post chained -tries copies -times ", matches)
	many, _ := simulated(t, toy.Game(), race+"6")
	once, _ := simulated(t, toy.Game(), race+"1")
	if many.Finished != matches || many.Post.Score.Share <= once.Post.Score.Share {
		t.Errorf("%+v with six tries, %+v with one", many.Post.Score, once.Post.Score)
	}
	line := fmt.Sprintf("simulate -game marcher-lords -seats 2 -bots easy -rotate -n 2 -seed 3 -post chained -orders usual -times %d -tries ", tries)
	for _, g := range guiles[1:] {
		asked, errs := simulated(t, marcher.Lords(), line+string(g))
		if asked.Finished != 2 || errs != "" || asked.Post.Score == nil {
			t.Fatalf("%s: %+v\n%s", g, asked, errs)
		}
		s := asked.Post.Score
		if s.Games != 2 || s.Tries != tries || s.Low > s.Share || s.High < s.Share {
			t.Errorf("%s: %+v", g, s)
		}
		if begs := g == undos || g == refused; begs != (s.Asks > 0) || begs != (asked.Post.Asked["change"] > 0) {
			t.Errorf("%s: %+v, sent for %v", g, s, asked.Post.Asked)
		}
	}
	for _, line := range []string{
		"simulate -game toy-race -tries copies",
		"simulate -game toy-race -post chained -tries luck",
		"simulate -game toy-race -post chained -tries copies -times 0",
	} {
		if _, _, err := callOn(t, toy.Game(), line); err == nil {
			t.Errorf("%s was played", line)
		}
	}
}

// A share of 29 victories of 100 is between 21 and 39 in a hundred, by Wilson.
func TestScoreOf(t *testing.T) {
	if s := scoreOf(29, 100); s.Share != 0.29 || s.Low != 0.21 || s.High != 0.385 {
		t.Errorf("%+v", s)
	}
}

// With sealed dice protected levies cost hardly more hand-overs than levies on trust.
// Their key is shown with the last march, and the player asked next rolls the dice of a
// turn.
func TestProtectedLeviesCostFewHandOvers(t *testing.T) {
	t.Parallel()
	matches := 2
	if *long {
		matches = 3
	}
	for _, seats := range []string{"2", "3", "4"} {
		line := fmt.Sprintf("simulate -game marcher-lords -bots easy -n %d -seed 9 -post sealed -orders usual -seats %s", matches, seats)
		trust, _ := simulated(t, marcher.Lords(), line)
		protected, _ := simulated(t, marcher.Lords(), line+" -protected")
		if got, most := protected.Post.HandOvers.Median, trust.Post.HandOvers.Median+3; protected.Finished != matches || got > most {
			t.Errorf("%s players: %v hand-overs, not %v", seats, got, most)
		}
		if p := protected.Post; p.Returned.Max > p.Idle.Max || p.Idle.Median > 3 {
			t.Errorf("%s players: %v to devices with nothing to decide, %v of them back", seats, p.Idle, p.Returned)
		}
	}
}
