// Package suite reads and writes the conformance suite: whole matches with a hash of
// every position, and the number of positions that some of them lead to. Other
// implementations of the rules can be checked against it; docs/SUITE.md describes the
// format.
package suite

import (
	"bufio"
	"fmt"
	"hash/crc32"
	"io"
	"slices"
	"strconv"
	"strings"

	"bretwalda/engine"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// Match is a whole match of the suite.
type Match struct {
	Setup  engine.Setup
	Ranks  []int   // of every choice, Nature's too, in the legal list
	Hashes string  // two letters for each position, the first and the last included
	Leaves []Count // of some positions
	Link   string  // of the match
}

// Count tells how many sequences of choices lead on from a position: as many as
// are legal, of two and of three choices. A die counts as all its faces.
type Count struct{ After, One, Two, Three int }

// digits are the digits of base64url.
const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

// Hash is two letters: the lowest 12 bits of the CRC-32 of a position's question and
// legal choices.
func Hash(x *engine.Lexicon, s engine.State) string {
	sum := crc32.ChecksumIEEE([]byte(Text(x, s))) & (1<<12 - 1)
	return string([]byte{digits[sum>>6], digits[sum&63]})
}

// Text is the text of a position that is hashed, a line each: the turn, then the
// choices.
func Text(x *engine.Lexicon, s engine.State) string {
	var b strings.Builder
	t := s.Turn()
	kind := "over"
	if !t.Over() {
		kind = x.Asks[t.Kind]
	}
	fmt.Fprintf(&b, "%d %s %s %s %s\n", t.Seat, kind, named(x.Sides, t.Side), named(x.Sides, t.Other), named(x.Places, t.Place))
	for _, c := range s.Legal(nil) {
		fmt.Fprintf(&b, "%s %s %s\n", x.Verbs[c.Verb], named(x.Places, c.From), named(x.Places, c.To))
	}
	return b.String()
}

func named(list []string, i int8) string {
	if i < 0 || int(i) >= len(list) {
		return "-"
	}
	return list[i]
}

// Of is the entry of a match that is over. Its leaves are counted where they are
// few.
func Of(m *match.Match) (*Match, error) {
	h, err := m.Header()
	if err != nil {
		return nil, err
	}
	text, err := link.Encode(m)
	if err != nil {
		return nil, err
	}
	e := &Match{Setup: h.Setup, Link: text}
	state, err := m.Game().New(h.Setup)
	if err != nil {
		return nil, err
	}
	x := m.Game().Lexicon()
	hashes := []byte(Hash(x, state))
	var at []engine.State
	for _, entry := range m.Log() {
		at = append(at, state.Clone())
		e.Ranks = append(e.Ranks, slices.Index(state.Legal(nil), entry.Choice))
		if _, err := state.Play(entry.Choice); err != nil {
			return nil, err
		}
		hashes = append(hashes, Hash(x, state)...)
	}
	e.Hashes = string(hashes)
	for k := range counted {
		for n := (2*k + 1) * len(at) / (2 * counted); n < len(at); n++ {
			if two := leaves(at[n], 2); two <= mostLeaves {
				e.Leaves = append(e.Leaves, Count{n, leaves(at[n], 1), two, leaves(at[n], 3)})
				break
			}
		}
	}
	return e, nil
}

const (
	counted    = 5    // positions a match
	mostLeaves = 2000 // after two choices
)

// leaves is how many sequences of some choices lead on from a position.
func leaves(s engine.State, depth int) int {
	list := s.Legal(nil)
	if depth == 1 {
		return len(list)
	}
	n := 0
	for _, c := range list {
		next := s.Clone()
		if _, err := next.Play(c); err == nil {
			n += leaves(next, depth-1)
		}
	}
	return n
}

// Check plays a match of the suite and reports the first difference, or nil.
func (e *Match) Check(g engine.Game, revisions []engine.Game) error {
	state, err := g.New(e.Setup)
	if err != nil {
		return fmt.Errorf("suite: %w", err)
	}
	if len(e.Hashes) != 2*len(e.Ranks)+2 {
		return fmt.Errorf("suite: %d letters for %d choices", len(e.Hashes), len(e.Ranks))
	}
	x := g.Lexicon()
	left := e.Leaves
	for n := 0; ; n++ {
		if got, want := Hash(x, state), e.Hashes[2*n:2*n+2]; got != want {
			return fmt.Errorf("suite: after %d choices the hash is %s, not %s, of\n%s", n, got, want, Text(x, state))
		}
		for len(left) > 0 && left[0].After == n {
			want := left[0]
			if got := (Count{n, leaves(state, 1), leaves(state, 2), leaves(state, 3)}); got != want {
				return fmt.Errorf("suite: leaves %+v, not %+v", got, want)
			}
			left = left[1:]
		}
		if n == len(e.Ranks) {
			break
		}
		list := state.Legal(nil)
		if e.Ranks[n] < 0 || e.Ranks[n] >= len(list) {
			return fmt.Errorf("suite: after %d choices there is no choice %d of %d", n, e.Ranks[n], len(list))
		}
		if _, err := state.Play(list[e.Ranks[n]]); err != nil {
			return fmt.Errorf("suite: after %d choices: %w", n, err)
		}
	}
	switch {
	case len(left) > 0:
		return fmt.Errorf("suite: leaves after %d choices of %d", left[0].After, len(e.Ranks))
	case !state.Turn().Over():
		return fmt.Errorf("suite: the match is not over after %d choices", len(e.Ranks))
	}
	return e.checkLink(g, revisions)
}

// checkLink opens the link and compares the choices that it holds.
func (e *Match) checkLink(g engine.Game, revisions []engine.Game) error {
	m, err := link.Decode(e.Link, revisions)
	if err != nil {
		return fmt.Errorf("suite: %w", err)
	}
	state, err := g.New(e.Setup)
	if err != nil {
		return fmt.Errorf("suite: %w", err)
	}
	if m.Len() != len(e.Ranks) {
		return fmt.Errorf("suite: the link has %d choices of %d", m.Len(), len(e.Ranks))
	}
	for n, entry := range m.Log() {
		if c := state.Legal(nil)[e.Ranks[n]]; c != entry.Choice {
			return fmt.Errorf("suite: choice %d of the link is %+v, not %+v", n, entry.Choice, c)
		}
		if _, err := state.Play(entry.Choice); err != nil {
			return fmt.Errorf("suite: choice %d of the link: %w", n, err)
		}
	}
	return nil
}

// Write writes the suite of a game.
func Write(w io.Writer, g engine.Game, matches []*Match) error {
	b := bufio.NewWriter(w)
	fmt.Fprintf(b, "suite 1 %s %d\n", g.ID(), g.Revision())
	for _, e := range matches {
		fmt.Fprintf(b, "match %s seats=%d", g.Scenarios()[e.Setup.Scenario].ID, e.Setup.Seats)
		for i, o := range g.Options() {
			fmt.Fprintf(b, " %s=%s", o.ID, o.Values[e.Setup.Options[i]])
		}
		fmt.Fprintf(b, "\nlink %s\nranks", e.Link)
		for _, r := range e.Ranks {
			fmt.Fprintf(b, " %d", r)
		}
		fmt.Fprintf(b, "\nhashes %s\n", e.Hashes)
		for _, c := range e.Leaves {
			fmt.Fprintf(b, "leaves %d %d %d %d\n", c.After, c.One, c.Two, c.Three)
		}
	}
	return b.Flush()
}

// longestLine is the most bytes of a line of a suite.
const longestLine = 1 << 20

// Read reads the suite of a game. The revisions have all those of the game.
func Read(r io.Reader, revisions []engine.Game) (g engine.Game, matches []*Match, err error) {
	lines := bufio.NewScanner(r)
	lines.Buffer(nil, longestLine)
	for n := 1; lines.Scan(); n++ {
		word, rest, _ := strings.Cut(lines.Text(), " ")
		if g == nil {
			if g = suiteOf(word, rest, revisions); g == nil {
				return nil, nil, fmt.Errorf("suite: line 1: %q is no suite of a known game", lines.Text())
			}
			continue
		}
		if word == "match" {
			matches = append(matches, &Match{})
		}
		if len(matches) == 0 {
			return nil, nil, fmt.Errorf("suite: line %d: no match yet", n)
		}
		if err := matches[len(matches)-1].read(g, word, rest); err != nil {
			return nil, nil, fmt.Errorf("suite: line %d: %w", n, err)
		}
	}
	return g, matches, lines.Err()
}

func suiteOf(word, rest string, revisions []engine.Game) engine.Game {
	for _, g := range revisions {
		if word == "suite" && rest == fmt.Sprintf("1 %s %d", g.ID(), g.Revision()) {
			return g
		}
	}
	return nil
}

// read reads a line of a match.
func (e *Match) read(g engine.Game, word, rest string) error {
	switch word {
	case "match":
		return e.readSetup(g, strings.Fields(rest))
	case "link":
		e.Link = rest
	case "hashes":
		e.Hashes = rest
	case "ranks":
		ranks, err := numbers(rest)
		e.Ranks = ranks
		return err
	case "leaves":
		k, err := numbers(rest)
		if err != nil || len(k) != 4 {
			return fmt.Errorf("leaves are four numbers, not %q", rest)
		}
		e.Leaves = append(e.Leaves, Count{k[0], k[1], k[2], k[3]})
	default:
		return fmt.Errorf("unknown word %q", word)
	}
	return nil
}

func (e *Match) readSetup(g engine.Game, words []string) error {
	if len(words) == 0 {
		return fmt.Errorf("no scenario")
	}
	e.Setup = engine.DefaultSetup(g)
	e.Setup.Scenario = slices.IndexFunc(g.Scenarios(), func(s engine.Scenario) bool { return s.ID == words[0] })
	for _, kv := range words[1:] {
		key, value, _ := strings.Cut(kv, "=")
		if key == "seats" {
			n, err := strconv.Atoi(value)
			if err != nil {
				return err
			}
			e.Setup.Seats = n
			continue
		}
		i := slices.IndexFunc(g.Options(), func(o engine.Option) bool { return o.ID == key })
		if i < 0 || !slices.Contains(g.Options()[i].Values, value) {
			return fmt.Errorf("unknown option %q", kv)
		}
		e.Setup.Options[i] = uint8(slices.Index(g.Options()[i].Values, value))
	}
	return engine.CheckSetup(g, e.Setup)
}

func numbers(text string) ([]int, error) {
	var list []int
	for _, word := range strings.Fields(text) {
		n, err := strconv.Atoi(word)
		if err != nil {
			return nil, err
		}
		list = append(list, n)
	}
	return list, nil
}
