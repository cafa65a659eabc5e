package board

import (
	"reflect"
	"testing"

	"bretwalda/engine"
)

// boxesOf are what all pieces cover, with the places they stand for.
func boxesOf(clusters []Cluster) (boxes []box, places []int8) {
	for i := range clusters {
		for j := range clusters[i].Pieces {
			boxes = append(boxes, clusters[i].box(j))
			places = append(places, clusters[i].Place)
		}
	}
	return boxes, places
}

// overlaps fails for pieces that cover each other, or a name, by more than a
// line's width.
func overlaps(t *testing.T, clusters []Cluster, names []Name) {
	t.Helper()
	boxes, places := boxesOf(clusters)
	for i, b := range boxes {
		for j := i + 1; j < len(boxes); j++ {
			if o := b.overlap(boxes[j]); o > 20 {
				t.Errorf("pieces in %s and %s share %.0f units squared", englishName(places[i]), englishName(places[j]), o)
			}
		}
		for _, n := range names {
			if o := b.overlap(n.box()); o > 60 {
				t.Errorf("a piece in %s covers %.0f units squared of the name of %s", englishName(places[i]), o, englishName(n.Place))
			}
		}
	}
}

func TestPiecesOfAFullBoardCoverNothing(t *testing.T) {
	clusters := Arrange(chart, look, english, standing(t, richPosition))
	overlaps(t, clusters, english)
	for _, k := range clusters {
		if k.Scale < 1 || k.Lead != nil {
			t.Errorf("the pieces in %s had to give way: %+v", englishName(k.Place), k)
		}
	}
}

func TestPiecesOfACrowdedBoardCoverNoOther(t *testing.T) {
	clusters := Arrange(chart, look, english, standing(t, crowdedPosition))
	boxes, places := boxesOf(clusters)
	total := 0.0
	for i, b := range boxes {
		for j := i + 1; j < len(boxes); j++ {
			if o := b.overlap(boxes[j]); o > 120 {
				t.Errorf("pieces in %s and %s share %.0f units squared", englishName(places[i]), englishName(places[j]), o)
			} else {
				total += o
			}
		}
	}
	if total > 600 {
		t.Errorf("all pieces together share %.0f units squared", total)
	}
}

func TestOrkneysInBattleBesideTheirFort(t *testing.T) {
	clusters := Arrange(chart, look, english, standing(t, "Orkneys: 2 Caledonians infantry, 3 Norsemen raiders, 1 Romans fort"))
	if len(clusters) != 1 || len(clusters[0].Pieces) != 3 || clusters[0].Scale != 1 {
		t.Fatalf("%+v", clusters)
	}
	overlaps(t, clusters, english)
}

func TestFourFleetsInTheChannel(t *testing.T) {
	clusters := Arrange(chart, look, english, standing(t, "English Channel: 2 Jutes raiders, 3 Saxons raiders, 4 Normans infantry arriving, 2 Romans infantry"))
	if len(clusters) != 1 || len(clusters[0].Pieces) != 4 || clusters[0].Scale != 1 {
		t.Fatalf("%+v", clusters)
	}
	overlaps(t, clusters, english)
	for i := range clusters[0].Pieces {
		at := clusters[0].Middle(i)
		for p := range chart.Places {
			if q := &chart.Places[p]; !q.Sea && q.Contains(at) {
				t.Errorf("a fleet lies in %s", q.Name)
			}
		}
	}
}

// In whole games nothing covers anything, and pieces stand in their place or on
// a line that leads to it.
func TestPiecesOfWholeGames(t *testing.T) {
	for seed := uint64(1); seed <= 3; seed++ {
		s, err := game.New(engine.DefaultSetup(game))
		if err != nil {
			t.Fatal(err)
		}
		r, choices := seed, 0
		var legal []engine.Choice
		for !s.Turn().Over() {
			legal = s.Legal(legal[:0])
			r = r*6364136223846793005 + 1442695040888963407
			if _, err := s.Play(legal[(r>>33)%uint64(len(legal))]); err != nil {
				t.Fatal(err)
			}
			if choices++; choices%40 != 0 {
				continue
			}
			clusters := Arrange(chart, look, english, s.Pieces(nil))
			overlaps(t, clusters, english)
			for _, k := range clusters {
				for i := range k.Pieces {
					for p := range chart.Places {
						if q := &chart.Places[p]; int8(p) != k.Place && !q.Sea && q.Contains(k.Middle(i)) && k.Lead == nil {
							t.Errorf("after %d choices a piece of %s stands in %s", choices, englishName(k.Place), q.Name)
						}
					}
				}
			}
			if t.Failed() {
				t.FailNow()
			}
		}
	}
}

func TestSamePiecesStandTheSameWay(t *testing.T) {
	pieces := standing(t, crowdedPosition)
	if a, b := Arrange(chart, look, english, pieces), Arrange(chart, look, english, pieces); !reflect.DeepEqual(a, b) {
		t.Error("two ways to stand for one position")
	}
}

func TestEveryStackIsPlaced(t *testing.T) {
	pieces := standing(t, crowdedPosition)
	want := stacks(look, len(chart.Places), pieces)
	for _, k := range Arrange(chart, look, english, pieces) {
		left := append([]Stack(nil), want[k.Place]...)
		for _, p := range k.Pieces {
			found := false
			for i, s := range left {
				if s == p.Stack {
					left, found = append(left[:i], left[i+1:]...), true
					break
				}
			}
			if !found {
				t.Errorf("%s has no %+v", englishName(k.Place), p.Stack)
			}
		}
		if len(left) > 0 {
			t.Errorf("%s lacks %+v", englishName(k.Place), left)
		}
		want[k.Place] = nil
	}
	for p, s := range want {
		if len(s) > 0 {
			t.Errorf("nothing is placed in %s", englishName(int8(p)))
		}
	}
}

func BenchmarkArrange(b *testing.B) {
	for _, position := range []struct{ name, pieces string }{{"rich", richPosition}, {"crowded", crowdedPosition}} {
		pieces := standing(b, position.pieces)
		b.Run(position.name, func(b *testing.B) {
			for b.Loop() {
				Arrange(chart, look, english, pieces)
			}
		})
	}
}
