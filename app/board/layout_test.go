package board

import (
	"reflect"
	"testing"

	"bretwalda/app/shape"
	"bretwalda/engine"
)

// boxesOf are what all pieces cover, with the places they stand for.
func boxesOf(clusters []cluster) (boxes []box, places []int8) {
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
func (k *kit) overlaps(t *testing.T, clusters []cluster) {
	t.Helper()
	boxes, places := boxesOf(clusters)
	board := frame(k.chart, k.names)
	for i, b := range boxes {
		if k.chart.Places[places[i]].Town {
			continue
		}
		for j := i + 1; j < len(boxes); j++ {
			if o := b.overlap(boxes[j]); o > 20 {
				t.Errorf("pieces in %s and %s share %.0f units squared", k.name(places[i]), k.name(places[j]), o)
			}
		}
		for _, n := range k.names {
			if o := b.overlap(n.box()); n.Place >= 0 && !n.Near && o > 60 {
				t.Errorf("a piece in %s covers %.0f units squared of the name of %s", k.name(places[i]), o, k.name(n.Place))
			}
		}
		for p := range k.chart.Places {
			if q := &k.chart.Places[p]; q.Town && b.overlap(townBox(q, townReach)) > 20 {
				t.Errorf("a piece in %s covers %s", k.name(places[i]), q.Name)
			}
		}
		if o := b.overlap(b) - b.overlap(board); o > 60 {
			t.Errorf("a piece in %s leaves the board by %.0f units squared", k.name(places[i]), o)
		}
	}
}

func TestPiecesOfAFullBoardCoverNothing(t *testing.T) {
	clusters := layOut(chart, look, english, standing(t, richPosition))
	britain.overlaps(t, clusters)
	for _, k := range clusters {
		if k.Scale < 1 || k.Lead != nil {
			t.Errorf("the pieces in %s had to give way: %+v", englishName(k.Place), k)
		}
	}
}

func TestPiecesOfACrowdedBoardCoverNoOther(t *testing.T) {
	clusters := layOut(chart, look, english, standing(t, crowdedPosition))
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
	clusters := layOut(chart, look, english, standing(t, "Orkneys: 2 Caledonians infantry, 3 Norsemen raiders, 1 Romans fort"))
	if len(clusters) != 1 || len(clusters[0].Pieces) != 3 || clusters[0].Scale != 1 {
		t.Fatalf("%+v", clusters)
	}
	britain.overlaps(t, clusters)
}

func TestFourFleetsInTheChannel(t *testing.T) {
	clusters := layOut(chart, look, english, standing(t, "English Channel: 2 Jutes raiders, 3 Saxons raiders, 4 Normans infantry arriving, 2 Romans infantry"))
	if len(clusters) != 1 || len(clusters[0].Pieces) != 4 || clusters[0].Scale != 1 {
		t.Fatalf("%+v", clusters)
	}
	britain.overlaps(t, clusters)
	for i := range clusters[0].Pieces {
		at := clusters[0].middle(i)
		for p := range chart.Places {
			if q := &chart.Places[p]; !q.Sea && q.Contains(at) {
				t.Errorf("a fleet lies in %s", q.Name)
			}
		}
	}
}

// In whole games nothing covers anything, and pieces are in their place or on
// a line that leads to it.
func TestPiecesOfWholeGames(t *testing.T) {
	for _, k := range kits {
		for seed := uint64(1); seed <= 3; seed++ {
			k.play(t, seed, func(choices int, clusters []cluster) {
				k.overlaps(t, clusters)
				for i := range clusters {
					k.atHome(t, &clusters[i])
				}
				if t.Failed() {
					t.Fatalf("%s, seed %d, after %d choices", k.game.ID(), seed, choices)
				}
			})
		}
	}
}

// play makes random choices to the end of a game and shows every 40th position.
func (k *kit) play(t *testing.T, seed uint64, look func(choices int, clusters []cluster)) {
	t.Helper()
	s, err := k.game.New(engine.DefaultSetup(k.game))
	if err != nil {
		t.Fatal(err)
	}
	var legal []engine.Choice
	for choices := 1; !s.Turn().Over(); choices++ {
		legal = s.Legal(legal[:0])
		seed = seed*6364136223846793005 + 1442695040888963407
		if _, err := s.Play(legal[(seed>>33)%uint64(len(legal))]); err != nil {
			t.Fatal(err)
		}
		if choices%40 == 0 {
			look(choices, layOut(k.chart, k.look, k.names, s.Pieces(nil)))
		}
	}
}

// atHome fails for pieces whose middle is in another place.
func (k *kit) atHome(t *testing.T, c *cluster) {
	t.Helper()
	if c.Lead != nil || k.chart.Places[c.Place].Town {
		return
	}
	for i := range c.Pieces {
		for p := range k.chart.Places {
			if q := &k.chart.Places[p]; int8(p) != c.Place && !q.Sea && q.Contains(c.middle(i)) {
				t.Errorf("a piece of %s stands in %s", k.name(c.Place), q.Name)
			}
		}
	}
}

// The first position of The Marcher Lords in its fullest form: every zone held,
// leaders, castles, levies and the pennants of earls.
func TestPiecesOfAFullWales(t *testing.T) {
	clusters := layOut(wales.chart, wales.look, wales.names, wales.standing(t, fullWales))
	wales.overlaps(t, clusters)
	for i := range clusters {
		wales.atHome(t, &clusters[i])
		if clusters[i].Scale < .77 {
			t.Errorf("the pieces in %s had to shrink to %.2f", wales.name(clusters[i].Place), clusters[i].Scale)
		}
	}
}

func TestPiecesOfACrowdedWalesCoverNoOther(t *testing.T) {
	clusters := layOut(wales.chart, wales.look, wales.names, wales.standing(t, crowdedWales))
	wales.overlaps(t, clusters)
}

func TestThingsOnATownLieOneOverTheOther(t *testing.T) {
	clusters := layOut(ireland.chart, ireland.look, ireland.names, ireland.standing(t, "Tara: 1 nobody marker, 1 Vikings viking control, 1 nobody monastery, 1 Laigin disc"))
	if len(clusters) != 1 || clusters[0].At != ireland.chart.Places[ireland.place(t, "Tara")].Label || clusters[0].Scale != 1 {
		t.Fatalf("%+v", clusters)
	}
	for i, form := range []shape.Form{shape.Disc, shape.Ring, shape.Cover, shape.Marker} {
		if p := clusters[0].Pieces[i]; p.Kind.Form != form || p.X != 0 || p.Y != 0 {
			t.Errorf("number %d is %+v", i, p)
		}
	}
}

func TestClaimsStandInTheirRegionsBesideAllTowns(t *testing.T) {
	clusters := layOut(ireland.chart, ireland.look, ireland.names, ireland.standing(t, fullIreland))
	ireland.overlaps(t, clusters)
	claims := 0
	for _, k := range clusters {
		if p := &ireland.chart.Places[k.Place]; p.Towns {
			claims++
			if !p.Contains(k.middle(0)) || k.Scale != 1 || k.Lead != nil {
				t.Errorf("the claim to %s stands at %+v", p.Name, k)
			}
		}
	}
	if claims != 8 {
		t.Errorf("%d claims", claims)
	}
}

func TestSamePiecesStandTheSameWay(t *testing.T) {
	pieces := standing(t, crowdedPosition)
	if a, b := layOut(chart, look, english, pieces), layOut(chart, look, english, pieces); !reflect.DeepEqual(a, b) {
		t.Error("two ways to stand for one position")
	}
}

func TestEveryStackIsPlaced(t *testing.T) {
	pieces := standing(t, crowdedPosition)
	want := stacks(look, chart, pieces)
	for _, k := range layOut(chart, look, english, pieces) {
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
	for _, position := range []struct {
		name   string
		kit    *kit
		pieces string
	}{
		{"rich", britain, richPosition}, {"crowded", britain, crowdedPosition},
		{"wales", wales, fullWales}, {"crowdedWales", wales, crowdedWales}, {"ireland", ireland, fullIreland},
	} {
		k, pieces := position.kit, position.kit.standing(b, position.pieces)
		b.Run(position.name, func(b *testing.B) {
			for b.Loop() {
				layOut(k.chart, k.look, k.names, pieces)
			}
		})
	}
}

func BenchmarkNames(b *testing.B) {
	for _, k := range kits {
		b.Run(k.game.ID(), func(b *testing.B) {
			for b.Loop() {
				names(k.chart, Texts{Name: k.name, Region: func(s string) string { return s }})
			}
		})
	}
}
