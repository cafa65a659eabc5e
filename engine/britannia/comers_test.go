package britannia

import (
	"math/rand/v2"
	"slices"
	"testing"

	"bretwalda/engine"
)

// comer is what a nation can bring to an area.
func comer(list [][]Comer, n Nation, at Place) (Comer, bool) {
	i := slices.IndexFunc(list[at], func(c Comer) bool { return c.Side == int8(n) })
	if i < 0 {
		return Comer{}, false
	}
	return list[at][i], true
}

// TestComersAreThoseWhoMayMarch: in games by chance, whenever a nation may march, it is
// said to come wherever a march may end, with no fewer armies than march at once.
func TestComersAreThoseWhoMayMarch(t *testing.T) {
	marches := 0
	for seed := range uint64(3) {
		r := rand.New(rand.NewPCG(seed, 1))
		for _, g := range []engine.Game{Revised(), Classic(), FirstPrinting()} {
			state, err := g.New(engine.DefaultSetup(g))
			if err != nil {
				t.Fatal(err)
			}
			s := state.(*State)
			for n := 0; n < 900 && !s.over(); n++ {
				before := s.position
				list := s.Legal(nil)
				if s.ask.kind == askMarch && n%5 == 0 {
					come := s.Comers()
					var may [lands]int8
					for _, c := range list {
						if (c.Verb == verbMarch || c.Verb == verbLead) && !isSea(Place(c.To)) && c.From != c.To {
							may[c.To] = max(may[c.To], c.Count+c.Extra)
						}
					}
					for at, k := range may {
						c, comes := comer(come, s.act, Place(at))
						if comes != (k > 0) || c.Armies() < int(k) {
							t.Fatalf("%s, round %d: %s to %s: %+v, %d may march", g.ID(), s.round, lexicon.Sides[s.act], lexicon.Places[at], c, k)
						}
						marches++
					}
				}
				if s.position != before {
					t.Fatal("a question changes the position")
				}
				if _, err := s.Play(list[r.IntN(len(list))]); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	if marches < 1000 {
		t.Errorf("only %d areas were looked at", marches)
	}
}

// TestComersFollowTheTimeline: the Saxons of round 6 are told while the nation before
// them moves; those of later rounds are landings.
func TestComersFollowTheTimeline(t *testing.T) {
	g := Revised()
	state, err := g.Parse([]byte(`{"round": 5, "nation": "Picts", "units": {
		"Picts": {"Alban": {"infantry": 2}}, "Romano-British": {"Kent": {"infantry": 2}}}}`))
	if err != nil {
		t.Fatal(err)
	}
	s := state.(*State)
	var lands int
	for r := s.round + 1; r <= s.ed.Rounds[1]; r++ {
		for _, a := range s.ed.Timeline[r].Arrivals {
			if a.Nation == Saxons && a.At != nowhere && a.What <= Raiders && coast[a.At]&bit(Kent) != 0 {
				lands += int(a.Count)
			}
		}
	}
	told := 0
	due := s.before(Saxons)
	if due != nil && due.round > s.round {
		for _, a := range s.ed.Timeline[due.round].Arrivals {
			if a.Nation == Saxons && a.At != nowhere && a.What <= Raiders && coast[a.At]&bit(Kent) != 0 {
				told += int(a.Count)
			}
		}
	}
	for _, l := range s.Landings(int8(Kent)) {
		if l.Round <= int(s.round) || l.Armies <= 0 {
			t.Errorf("%+v", l)
		}
		if l.Side == int8(Saxons) {
			told += l.Armies
		}
	}
	if lands == 0 || told != lands {
		t.Errorf("%d Saxons land in Kent by the timeline, told %d", lands, told)
	}
}

// TestAnAssaultIsThatOfTheRules: it has the odds of a battle of as many armies.
func TestAnAssaultIsThatOfTheRules(t *testing.T) {
	state, err := Revised().Parse([]byte(`{"round": 5, "nation": "Welsh", "units": {
		"Welsh": {"Powys": {"infantry": 3}}, "Belgae": {"Hwicce": {"infantry": 1}}}}`))
	if err != nil {
		t.Fatal(err)
	}
	s := state.(*State)
	at := Place(slices.Index(lexicon.Places, "Hwicce"))
	c, ok := comer(s.Comers(), Welsh, at)
	if !ok || c.Armies() != 3 {
		t.Fatalf("%+v", s.Comers()[at])
	}
	q, fights := s.Assault(c, int8(at))
	want := OddsQuery{Attacker: OddsSide{Infantry: 3}, Defender: OddsSide{Infantry: 1}, BurhFirst: s.BurhFirst(), Difficult: difficult&bit(at) != 0}
	if !fights || q != want {
		t.Errorf("%+v, want %+v", q, want)
	}
}
