package main

import (
	"fmt"
	"math"
	"slices"

	"bretwalda/engine"
	"bretwalda/engine/bot"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// A schemer measures the gain of a player who tries each possession several times with
// the app alone. It plays copies of the match, proposes changes that the others agree
// to or refuse, or honestly thinks more.

// guile is a way of the first bot to have several tries.
type guile string

const (
	honest  guile = ""
	plans   guile = "plans"   // thinks several times before any dice fall, and plays the best plan: no cheat
	copies  guile = "copies"  // exports, plays, deletes, imports; the best possession is sent
	undos   guile = "undo"    // asks to undo bad results, and all agree
	refused guile = "refused" // asks for the same before it is sent, and the next player refuses
)

var guiles = []guile{honest, plans, copies, undos, refused}

// schemer has the first bot's tries.
type schemer struct {
	guile
	tries int

	seat  engine.Seat // where it sits in this match
	worth int         // its judgement of the match when it last sent it
	left  int         // tries until its next possession
	asks  int         // changes proposed
}

// schemerOf reads a guile. It answers nil where the first bot is honest.
func schemerOf(p *byPost, name string, tries int) (*schemer, error) {
	switch {
	case !slices.Contains(guiles, guile(name)):
		return nil, fmt.Errorf("console: no way %q to have more tries; there is %q", name, guiles[1:])
	case guile(name) == honest:
		return nil, nil
	case p == nil || p.protected:
		return nil, fmt.Errorf("console: more tries are for matches by link with nothing protected")
	case tries < 1:
		return nil, fmt.Errorf("console: %d tries", tries)
	}
	return &schemer{guile: guile(name), tries: tries}, nil
}

// judge is the schemer's judgement of a match.
func (v *voyage) judge() int { return bot.Judge(v.m.State(), v.scheme.seat) }

// scheming reports whether the schemer has the match and a guile.
func (v *voyage) scheming(g guile) bool {
	return v.scheme != nil && v.scheme.guile == g && v.at == v.scheme.seat
}

// rehearse plays the schemer's new possession several times, each from a copy of the
// match as it came, and goes on with the best.
func (v *voyage) rehearse(game int, seed, taste uint64) error {
	if !v.scheming(copies) {
		return nil
	}
	text, err := link.Encode(v.m)
	if err != nil {
		return err
	}
	var best *match.Match
	most, did := 0, 0
	for try := range v.scheme.tries {
		copied := *v
		if copied.m, err = v.reopen(text, v.at); err != nil {
			return err
		}
		if _, err = copied.m.Continue(); err != nil {
			return err
		}
		for more := true; more; {
			if more, err = copied.advance(game, seed, taste+uint64(try)); err != nil {
				return err
			}
		}
		if worth := copied.judge(); best == nil || worth > most {
			best, most, did = copied.m, worth, copied.own
		}
	}
	v.m, v.own = best, did
	return nil
}

// best is the plan that seems best of several, before any dice fall.
func (v *voyage) best(game int, turn engine.Turn, taste uint64) []engine.Choice {
	plan := v.plan(game, turn, taste)
	if !v.scheming(plans) {
		return plan
	}
	most := v.after(plan)
	for try := 1; try < v.scheme.tries; try++ {
		other := v.plan(game, turn, taste+uint64(try))
		if worth := v.after(other); worth > most {
			plan, most = other, worth
		}
	}
	return plan
}

// after is the schemer's judgement of the position to which a plan leads.
func (v *voyage) after(plan []engine.Choice) int {
	s := v.m.State().Clone()
	for _, c := range plan {
		if _, err := s.Play(c); err != nil {
			break
		}
	}
	return bot.Judge(s, v.scheme.seat)
}

// regrets reports whether the schemer, who has the match, has a try left to have it
// otherwise: its judgement of the match has got worse.
func (v *voyage) regrets() bool {
	s := v.scheme
	return s.left > 0 && v.judge() < s.worth && len(v.m.Amendments())+len(v.secrets) < match.MaxAmendments
}

// beg asks to undo the last possession, and all agree.
func (v *voyage) beg() error {
	if !v.scheming(undos) || !v.regrets() {
		return nil
	}
	if v.m.Propose(v.at, match.Change{Kind: match.Rewind}) != nil {
		return nil // nothing that could be undone
	}
	v.scheme.left--
	v.scheme.asks++
	for p := v.m.Proposal(); p != nil; p = v.m.Proposal() {
		if err := v.pass(p.Asked[0]); err != nil {
			return err
		}
		if err := v.m.Agree(v.at); err != nil {
			return err
		}
	}
	return nil
}

// annoy plays a possession of the schemer on a copy. Where it turns out badly, annoy
// proposes something instead of it: once that is refused, the dice are others.
func (v *voyage) annoy(game int, seed, taste uint64) error {
	if !v.scheming(refused) {
		return nil
	}
	text, err := link.Encode(v.m)
	if err != nil {
		return err
	}
	copied := *v
	if copied.m, err = v.reopen(text, v.at); err != nil {
		return err
	}
	copied.scheme = nil
	v.scheme.worth = v.judge()
	for more := true; more; {
		if more, err = copied.advance(game, seed, taste); err != nil {
			return err
		}
	}
	copied.scheme = v.scheme
	if !copied.regrets() || v.m.Propose(v.at, match.Change{Kind: match.Rewind}) != nil {
		return nil
	}
	v.scheme.left--
	v.scheme.asks++
	if err := v.pass(v.m.Awaits()); err != nil {
		return err
	}
	return v.m.Refuse(v.at)
}

// pass sends the match on for the sake of a change.
func (v *voyage) pass(to engine.Seat) error {
	v.asked["change"]++
	v.sent++
	v.own = 0
	return v.send(to)
}

// scoreJSON is how often the first bot has won, with the interval in which its
// true share is with a probability of 95 %.
type scoreJSON struct {
	Guile string  `json:"guile"`
	Tries int     `json:"tries"`
	Games int     `json:"games"`
	Share float64 `json:"share"` // a shared victory is a part of one
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
	Asks  float64 `json:"asks"` // changes proposed, a game
}

// scoreOf is Wilson's interval.
func scoreOf(won float64, games int) scoreJSON {
	if games == 0 {
		return scoreJSON{}
	}
	const z = 1.96
	n := float64(games)
	p := won / n
	mid, half := p+z*z/(2*n), z*math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	return scoreJSON{Games: games, Share: round(p), Low: round((mid - half) / (1 + z*z/n)), High: round((mid + half) / (1 + z*z/n))}
}
