package britannia

import (
	"encoding/json"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// mapFacts is testdata/map.json, the board and the timeline of the box as read off it.
// cardFacts is testdata/cards_second.json, the points of its cards area by area.
type mapFacts struct {
	Areas map[string]struct {
		Region    string
		Difficult bool
		Land      []string
		Straits   []string
		Seas      []string
	}
	Straits  [][]string
	Coasts   map[string][]string `json:"sea_coasts"`
	Seas     [][]string          `json:"sea_adjacency"`
	Order    []string            `json:"order_ffg"`
	Timeline map[string][][]any  `json:"timeline_ffg"`
	Romans   map[string]any      `json:"roman_reinforcements_ffg"`
}

type cardFacts struct {
	Hold, Occupy map[string]map[string]map[string]int8
}

func readFacts(t *testing.T, name string, into any) {
	t.Helper()
	text, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(text, into); err != nil {
		t.Fatal(err)
	}
}

// placeNamed knows the two names that the files shorten.
func placeNamed(t *testing.T, name string) Place {
	t.Helper()
	name = strings.Replace(name, "S.Mercia", "South Mercia", 1)
	name = strings.Replace(name, "N.Mercia", "North Mercia", 1)
	for p := Place(0); p < places; p++ {
		if placeName(p) == name {
			return p
		}
	}
	t.Fatalf("no place %q", name)
	return nowhere
}

func setNamed(t *testing.T, names []string) set {
	t.Helper()
	var s set
	for _, name := range names {
		s |= bit(placeNamed(t, name))
	}
	return s
}

func nationNamed(t *testing.T, name string) Nation {
	t.Helper()
	n := slices.Index(nationNames[:], name)
	if n < 0 {
		t.Fatalf("no nation %q", name)
	}
	return Nation(n)
}

// (§Game Board).
func TestBoard(t *testing.T) {
	var f mapFacts
	readFacts(t, "map.json", &f)
	if len(f.Areas) != lands {
		t.Errorf("%d areas", len(f.Areas))
	}
	regions := map[string]region{"England": England, "Wales": Wales, "Scotland": Scotland}
	for name, a := range f.Areas {
		p := placeNamed(t, name)
		if areas[p].region != regions[a.Region] || inRegion[regions[a.Region]]&bit(p) == 0 {
			t.Errorf("%s is not in %s", name, a.Region)
		}
		if areas[p].difficult != a.Difficult || (difficult&bit(p) != 0) != a.Difficult {
			t.Errorf("%s: difficult is not %t", name, a.Difficult)
		}
		for _, c := range []struct {
			what string
			got  set
			want []string
		}{
			{"land", adjacentLand[p], a.Land},
			{"straits", acrossStrait[p], a.Straits},
			{"seas", coastSeas[p], a.Seas},
		} {
			if c.got != setNamed(t, c.want) {
				t.Errorf("%s: %s differ from %v", name, c.what, c.want)
			}
		}
		for q := Place(0); q < lands; q++ {
			if adjacentLand[p]>>uint(q)&1 != adjacentLand[q]>>uint(p)&1 || acrossStrait[p]>>uint(q)&1 != acrossStrait[q]>>uint(p)&1 {
				t.Errorf("%s and %s are not each other's neighbours", name, placeName(q))
			}
		}
	}
	for sea, land := range f.Coasts {
		if coast[placeNamed(t, sea)] != setNamed(t, land) {
			t.Errorf("%s: coast differs from %v", sea, land)
		}
	}
	var ring [places]set
	for _, s := range f.Seas {
		a, b := placeNamed(t, s[0]), placeNamed(t, s[1])
		ring[a] |= bit(b)
		ring[b] |= bit(a)
	}
	if ring != nextSea {
		t.Error("the seas do not lie in a ring")
	}
	if len(f.Straits) != 4 {
		t.Errorf("%d straits", len(f.Straits))
	}
}

// The cards list the same regions as the board.
func TestRegionLists(t *testing.T) {
	for r, list := range [...]shires{England: english, Wales: welsh, Scotland: scottish} {
		if setOf(list...) != inRegion[r] || len(list) != count(inRegion[r]) {
			t.Errorf("region %d", r)
		}
	}
}

func TestCards(t *testing.T) {
	var f cardFacts
	readFacts(t, "cards_second.json", &f)
	e := revisedEdition()
	for _, c := range []struct {
		what string
		got  *[nations][17][lands]int8
		want map[string]map[string]map[string]int8
	}{
		{"hold", &e.points.hold, f.Hold},
		{"occupy", &e.points.occupy, f.Occupy},
	} {
		var want [nations][17][lands]int8
		for name, lines := range c.want {
			n := nationNamed(t, name)
			for rounds, worth := range lines {
				for _, r := range strings.Split(rounds, "-") {
					round, err := strconv.Atoi(r)
					if err != nil {
						t.Fatal(err)
					}
					for area, points := range worth {
						want[n][round][placeNamed(t, area)] = points
					}
				}
			}
		}
		for n := range want {
			for r := range want[n] {
				for p := range want[n][r] {
					if got := c.got[n][r][p]; got != want[n][r][p] {
						t.Errorf("%s, round %d: %s %s gives %d, not %d", nationNames[n], r, c.what, placeName(Place(p)), got, want[n][r][p])
					}
				}
			}
		}
	}
}

// No area stands twice in one scroll, but for a region that means the rest.
func TestCardLinesDoNotOverlap(t *testing.T) {
	e := revisedEdition()
	for n, c := range e.Cards {
		for _, s := range append(slices.Clone(c.Hold), c.Occupy...) {
			var named set
			for _, w := range s.Areas {
				region := &w.Areas[0] == &english[0] || &w.Areas[0] == &welsh[0] || &w.Areas[0] == &scottish[0]
				if w.Points <= 0 || !region && named&setOf(w.Areas...) != 0 || len(w.Areas) != count(setOf(w.Areas...)) {
					t.Errorf("%s, rounds %v: the line of %d points", nationNames[n], s.Rounds, w.Points)
				}
				named |= setOf(w.Areas...)
			}
		}
	}
}

func TestNationList(t *testing.T) {
	var f mapFacts
	readFacts(t, "map.json", &f)
	for i, n := range revisedEdition().Order {
		if nationNames[n] != f.Order[i] {
			t.Errorf("%d is %s, not %s", i, nationNames[n], f.Order[i])
		}
	}
}

func TestReinforcements(t *testing.T) {
	var f mapFacts
	readFacts(t, "map.json", &f)
	for armies, got := range revisedEdition().Reinforcements {
		row := strconv.Itoa(max(armies, 4))
		if armies == 7 || armies == 8 {
			row = "7-8"
		} else if armies >= 12 {
			row = "12+"
		}
		want, ok := f.Romans[row].([]any)
		if !ok {
			t.Fatalf("no row %q", row)
		}
		for i := range got {
			if float64(got[i]) != want[i] {
				t.Errorf("%d armies: %v, not %v", armies, got, want)
			}
		}
	}
}

// The complete unit list: 251 markers with forts, burhs and leaders.
func TestUnitList(t *testing.T) {
	const forts, burhs = 24, 8
	want := [nations][2]int8{
		{16, 0}, {8, 2}, {10, 0}, {13, 0}, {11, 0}, {7, 0}, {10, 0}, {8, 0}, {11, 0},
		{10, 0}, {9, 0}, {18, 0}, {12, 0}, {20, 0}, {6, 0}, {17, 0}, {8, 4},
	}
	total := forts + burhs + int(Svein-Boudicca) + 1
	for n, c := range revisedEdition().Counters {
		if c.Infantry != want[n][0] || c.Cavalry != want[n][1] {
			t.Errorf("%s: %+v, not %v", nationNames[n], c, want[n])
		}
		total += int(c.Infantry + c.Cavalry)
	}
	if total != 251 {
		t.Errorf("%d markers, not 251", total)
	}
}

// At the start every area has one army.
func TestSetup(t *testing.T) {
	armies := map[Nation]int{Belgae: 10, Welsh: 9, Brigantes: 9, Caledonians: 3, Picts: 6}
	var taken set
	for _, s := range revisedEdition().Setup {
		if len(s.Places) != armies[s.Nation] || s.Count != 1 || taken&setOf(s.Places...) != 0 {
			t.Errorf("%s begin in %d areas", nationNames[s.Nation], len(s.Places))
		}
		delete(armies, s.Nation)
		taken |= setOf(s.Places...)
	}
	if taken != allLand || len(armies) != 0 {
		t.Errorf("empty areas %b, missing nations %v", allLand&^taken, armies)
	}
}

// Every split gives each nation to one player; the four colours are in the
// order yellow, green, red, blue.
func TestSplits(t *testing.T) {
	e := revisedEdition()
	for _, s := range e.Splits {
		seen := [nations]int{}
		for _, player := range s.Players {
			for _, n := range player {
				seen[n]++
			}
		}
		for n, k := range seen {
			if k != 1 {
				t.Errorf("%s: %s has %d players", s.ID, nationNames[n], k)
			}
		}
		if want := map[string]int{"three": 3, "four": 4, "five": 5}[s.ID]; len(s.Players) != want || e.split(want).ID != s.ID {
			t.Errorf("%s: %d players", s.ID, len(s.Players))
		}
	}
	for i, n := range []Nation{Romans, Caledonians, Brigantes, Belgae} {
		if !slices.Contains(e.split(4).Players[i], n) {
			t.Errorf("%s are not of colour %d", nationNames[n], i)
		}
	}
}
