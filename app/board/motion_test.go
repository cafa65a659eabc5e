package board

import (
	"testing"

	"bretwalda/app/table"
	"bretwalda/engine"
)

// staged is a map on which something has happened, with what stood before.
func staged(t *testing.T, before, after string) (*Map, []cluster) {
	t.Helper()
	m := &Map{Chart: chart, Look: look, arrangement: arrangement{clusters: layOut(chart, look, english, standing(t, after))}, sight: sight{view: transform{Zoom: .4}}}
	return m, layOut(chart, look, english, standing(t, before))
}

func motion(kind table.MotionKind, side, from, to int8, count int) table.Motion {
	return table.Motion{Kind: kind, Side: side, What: 0, Count: count, From: from, To: to, Way: []int8{from, to}}
}

func TestAMarchABattleAndARetreatAreThreeScenes(t *testing.T) {
	kent, essex, sussex := placeNamed(t, "Kent"), placeNamed(t, "Essex"), placeNamed(t, "Sussex")
	m, before := staged(t, "Kent: 3 Saxons infantry\nEssex: 2 Belgae infantry", "Essex: 3 Saxons infantry\nSussex: 1 Belgae infantry")
	saxons, belgae := before[0].Pieces[0].Side, before[1].Pieces[0].Side
	if before[0].Place != kent {
		saxons, belgae = belgae, saxons
	}
	list := stage(m, before, []table.Motion{
		motion(table.Goes, saxons, kent, essex, 3),
		motion(table.Falls, belgae, engine.None, essex, 1),
		motion(table.Scores, saxons, engine.None, essex, 2),
		motion(table.Scores, saxons, engine.None, essex, 3),
		motion(table.Goes, belgae, essex, sussex, 1),
	})
	if len(list) != 3 || !list[0].moves || list[1].moves || !list[2].moves {
		t.Fatalf("%d beats: %+v", len(list), list)
	}
	if list[0].begin != Set(kent) || list[2].begin != Set(essex) || list[2].end != Set(sussex) || list[1].begin|list[1].end|list[0].end != 0 {
		t.Errorf("places are let go in %b/%b, %b/%b, %b/%b", list[0].begin, list[0].end, list[1].begin, list[1].end, list[2].begin, list[2].end)
	}
	march := list[0].acts[0]
	if march.stack.Side != saxons || march.stack.Count != 3 || len(march.way) != 2 || march.way[0] == march.way[1] {
		t.Errorf("the march is %+v", march)
	}
	if fall := list[1].acts[0]; fall.stack.Side != belgae || fall.stack.Count != 1 || fall.kind != table.Falls {
		t.Errorf("the loss is %+v", fall)
	}
	if g := list[1].gains; len(g) != 1 || g[0].points != 5 {
		t.Errorf("the points are %+v", g)
	}
}

func TestTooMuchToFollowIsShownAtOnce(t *testing.T) {
	m, before := staged(t, "Kent: 1 Saxons infantry", "Essex: 1 Saxons infantry")
	kent, essex := placeNamed(t, "Kent"), placeNamed(t, "Essex")
	side := before[0].Pieces[0].Side
	var many, long []table.Motion
	for range mostActs + 1 {
		many = append(many, motion(table.Goes, side, kent, essex, 1))
	}
	for range mostBeats {
		long = append(long, motion(table.Goes, side, kent, essex, 1), motion(table.Falls, side, engine.None, essex, 1))
	}
	if stage(m, before, many) != nil || stage(m, before, long) != nil {
		t.Error("it is played all the same")
	}
}

func TestAPieceOfNowhereStandsAlone(t *testing.T) {
	m, before := staged(t, "Kent: 1 Saxons infantry", "Kent: 1 Saxons infantry")
	essex := placeNamed(t, "Essex")
	list := stage(m, before, []table.Motion{motion(table.Falls, 2, engine.None, essex, 4)})
	if len(list) != 1 || list[0].acts[0].stack.Count != 4 || list[0].acts[0].stack.Side != 2 {
		t.Errorf("%+v", list)
	}
}

// Every event of a game that plays by itself can be staged, and no place stays
// as it was.
func TestEveryPlaceIsDrawnInTheEnd(t *testing.T) {
	for _, k := range kits {
		s, err := k.game.New(engine.DefaultSetup(k.game))
		if err != nil {
			t.Fatal(err)
		}
		seen := 0
		for n := 0; n < 400 && !s.Turn().Over(); n++ {
			before := layOut(k.chart, k.look, k.names, s.Pieces(nil))
			list := s.Legal(nil)
			events, err := s.Play(list[n*7919%len(list)])
			if err != nil {
				t.Fatal(err)
			}
			motions := table.Motions(k.game.Lexicon(), k.known.Motions, events)
			if len(motions) == 0 {
				continue
			}
			m := &Map{Chart: k.chart, Look: k.look, sight: sight{view: transform{Zoom: .4}}, arrangement: arrangement{clusters: layOut(k.chart, k.look, k.names, s.Pieces(nil))}}
			var held, freed uint64
			for _, d := range motions {
				if d.Kind != table.Scores {
					held |= Set(d.From, d.To)
				}
			}
			beats := stage(m, before, motions)
			for i := range beats {
				freed |= beats[i].begin | beats[i].end
				seen += len(beats[i].acts)
			}
			if beats != nil && freed != held {
				t.Fatalf("%s: held %b, drawn in the end %b", k.game.ID(), held, freed)
			}
		}
		if seen == 0 {
			t.Errorf("%s: nothing moves", k.game.ID())
		}
	}
}

// TestACardWaitsForItsTouch: after the round's card comes that of the event, which a touch on
// the first leaves alone; what is told for a time alone goes by itself.
func TestACardWaitsForItsTouch(t *testing.T) {
	round, event, crown := beat{banner: &Banner{Rests: true}}, beat{banner: &Banner{Rests: true}}, beat{banner: &Banner{Time: 1800}}
	v := mover{beats: []beat{round, event, crown}, wait: &timer{}}
	if shown, next := v.restingBanner(); !shown || !next {
		t.Error("the card of the round does not wait")
	}
	v.beats, v.wait = v.beats[1:], nil
	if shown, next := v.restingBanner(); shown || !next {
		t.Error("the card of the event does not come next")
	}
	v.beats = v.beats[1:]
	if shown, next := v.restingBanner(); shown || next {
		t.Error("what goes by itself is taken for a card")
	}
}
