package main

import (
	"bytes"
	"strings"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/britannia"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// invented is an edition of Britannia that no list in the code names. It is a shorter
// game on the revised board, in which the Welsh have fewer armies.
func invented(t *testing.T) engine.Game {
	t.Helper()
	g := britannia.Revised()
	s, err := g.New(engine.DefaultSetup(g))
	if err != nil {
		t.Fatal(err)
	}
	e := *s.(*britannia.State).Edition()
	e.ID, e.Title, e.Number, e.Revision = "britannia-invented", "an edition of this test", 15, 1
	e.Counters[britannia.Welsh].Infantry = 9
	e.Rounds[1] = 3
	return britannia.New(&e)
}

// A new edition is a file of data: once it is on the list of games it is played by
// bots, put into words and sent in links.
func TestANewEditionIsDataAlone(t *testing.T) {
	g := invented(t)
	var out bytes.Buffer
	c := &console{revisions: append(games.Revisions(), g), out: &out, err: &out}
	run := func(do func([]string) error, args ...string) string {
		t.Helper()
		out.Reset()
		if err := do(args); err != nil {
			t.Fatal(err)
		}
		return out.String()
	}
	if list := run(c.games); !strings.Contains(list, `"britannia-invented"`) || !strings.Contains(list, "an edition of this test") {
		t.Errorf("the list of games leaves it out: %s", list)
	}
	if words := run(c.words, "-game", g.ID()); !strings.Contains(words, `"march"`) {
		t.Errorf("it has no words: %s", words)
	}
	if played := run(c.simulate, "-game", g.ID(), "-bots", "easy"); !strings.Contains(played, `"finished":1`) {
		t.Errorf("bots do not finish it: %s", played)
	}
	setup := engine.DefaultSetup(g)
	m, err := match.New(g, setup, make([]match.Player, setup.Seats), dice.Source{Kind: dice.Seeded, Seed: 7})
	if err != nil {
		t.Fatal(err)
	}
	for range 40 {
		if _, err := m.Play(m.State().Legal(nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	text, err := link.Encode(m)
	if err != nil {
		t.Fatal(err)
	}
	again, err := link.Decode(text, c.revisions)
	if err != nil {
		t.Fatal(err)
	}
	if h, _ := again.Header(); h.Game != g.ID() || again.Len() != m.Len() {
		t.Errorf("the link holds %d choices of %s", again.Len(), h.Game)
	}
}
