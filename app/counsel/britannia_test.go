package counsel

import (
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/britannia"
)

// at is the scene of a position as the console writes it.
func at(t *testing.T, position string) Scene {
	t.Helper()
	g := britannia.Revised()
	s, err := g.Parse([]byte(position))
	if err != nil {
		t.Fatal(err)
	}
	return Scene{Lexicon: g.Lexicon(), State: s, Turn: s.Turn(), Legal: s.Legal(nil), Pieces: s.Pieces(nil)}
}

func (s Scene) place(name string) int8 { return int8(slices.Index(s.Lexicon.Places, name)) }

// find is the first legal choice of a verb to a place; "" is any.
func find(t *testing.T, s Scene, verb, to string, count int8) engine.Choice {
	t.Helper()
	for _, c := range s.Legal {
		if s.Verb(c) == verb && (to == "" || c.To == s.place(to) && c.Count == count) {
			return c
		}
	}
	t.Fatalf("no %s to %s", verb, to)
	return engine.Choice{}
}

const landing = `{"round": 6, "nation": "Saxons", "units": {
	"Saxons": {"English Channel": {"infantry": 3}, "Sussex": {"infantry": 2}},
	"Belgae": {"Kent": {"infantry": 1}}}}`

func TestEndingWithSaxonsAtSeaIsDoubted(t *testing.T) {
	s := at(t, landing)
	w := Of("britannia-2008").Warn(s, find(t, s, "end", "", 0))
	if !w.Needed() || len(w.Words) != 2 || w.Words[1].Key != "undone.sea" {
		t.Fatalf("warning %+v", w)
	}
	if want := uint64(1)<<s.place("English Channel") | uint64(1)<<s.place("Sussex"); w.Places != want {
		t.Errorf("places %b, want %b", w.Places, want)
	}
	if w := Of("britannia-2008").Warn(s, find(t, s, "march", "Kent", 3)); w.Needed() {
		t.Errorf("a march is doubted: %+v", w)
	}
}

func TestAMarchIsToldWhatItMeets(t *testing.T) {
	s := at(t, landing)
	c := Of("britannia-2008")
	list := c.Prospects(s, find(t, s, "march", "Kent", 3))
	if len(list) != 1 || list[0].Words.Key != "table.versus" || !slices.Equal(list[0].Words.Args, []any{"attackers", 3, "defenders", 1}) {
		t.Fatalf("prospects %+v", list)
	}
	three := list[0].Chances
	one := c.Prospects(s, find(t, s, "march", "Kent", 1))[0].Chances
	if len(three) != 1 || len(one) != 1 || three[0].Percent <= one[0].Percent || three[0].Percent > 100 || one[0].Percent < 0 {
		t.Errorf("three have %+v, one has %+v", three, one)
	}
	if list := c.Prospects(s, find(t, s, "march", "Essex", 2)); len(list) != 0 {
		t.Errorf("an empty area is told as %+v", list)
	}
	if list := c.Prospects(s, find(t, s, "end", "", 0)); len(list) != 0 {
		t.Errorf("the end of a turn is told as %+v", list)
	}
}

func TestAGameWithoutCounsel(t *testing.T) {
	s := at(t, landing)
	c := Of("no-such-game")
	if w := c.Warn(s, find(t, s, "end", "", 0)); w.Needed() || c.Hand("march") != 0 || c.Modest("raise") || c.Prospects(s, s.Legal[0]) != nil {
		t.Errorf("somebody speaks: %+v", w)
	}
	if !Of("britannia-classic").Modest("raise") || Of("britannia-classic").Modest("march") {
		t.Error("bids begin high, or marches low")
	}
}
