package britannia

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

var (
	armyWords   = regexp.MustCompile(`(\d+) (infantry|cavalry)`)
	leaderWords = regexp.MustCompile(`leader ([A-Z][A-Za-z ]*?)(?: on board| if ([A-Z][A-Za-z.]*) held|;|$)`)
)

// readRound reads a space of the timeline as testdata/map.json words it.
func readRound(t *testing.T, lines [][]any) Round {
	t.Helper()
	var r Round
	for _, line := range lines {
		switch line[0] {
		case "scoring":
			r.Scoring = true
			continue
		case "bretwalda":
			r.Crown = Bretwalda
			continue
		case "king":
			r.Crown = King
			continue
		}
		n := nationNamed(t, line[0].(string))
		at, armies := nowhere, int8(0)
		var words []string
		for _, item := range line[1:] {
			switch item := item.(type) {
			case float64:
				armies = int8(item)
			case string:
				if slices.Contains(seaNames[:], item) {
					at = placeNamed(t, item)
				} else {
					words = append(words, item)
				}
			}
		}
		text := strings.Join(words, ",")
		if armies > 0 {
			r.Arrivals = append(r.Arrivals, Arrival{n, Infantry, armies, at, nowhere})
		}
		for _, m := range armyWords.FindAllStringSubmatch(text, -1) {
			k, _ := strconv.Atoi(m[1])
			kind := Infantry
			if m[2] == "cavalry" {
				kind = Cavalry
			}
			r.Arrivals = append(r.Arrivals, Arrival{n, kind, int8(k), at, nowhere})
		}
		for _, m := range leaderWords.FindAllStringSubmatch(text, -1) {
			needs := nowhere
			if m[2] != "" {
				needs = placeNamed(t, m[2])
			}
			r.Arrivals = append(r.Arrivals, Arrival{n, leaderNamed(t, m[1]), 1, at, needs})
		}
		for word, group := range map[string]*nationSet{"boat": &r.Boats, "raid": &r.Raids, "major": &r.Major} {
			if strings.Contains(text, word) {
				*group |= 1 << uint(n)
			}
		}
	}
	return r
}

func leaderNamed(t *testing.T, name string) Unit {
	t.Helper()
	for l := Boudicca; l < whats; l++ {
		if whatNames[l] == name {
			return l
		}
	}
	t.Fatalf("no leader %q", name)
	return nothing
}

func TestTimeline(t *testing.T) {
	var f mapFacts
	readFacts(t, "map.json", &f)
	e := revisedEdition()
	sorted := func(r Round) string {
		var lines []string
		for _, a := range r.Arrivals {
			lines = append(lines, fmt.Sprint(a))
		}
		slices.Sort(lines)
		return fmt.Sprint(lines, r.Boats, r.Raids, r.Major, r.Scoring, r.Crown)
	}
	for round := 1; round <= 16; round++ {
		want := readRound(t, f.Timeline[strconv.Itoa(round)])
		if round == 16 {
			want.Crown = LastKing
		}
		if got := sorted(e.Timeline[round]); got != sorted(want) {
			t.Errorf("round %d:\n got %s\nwant %s", round, got, sorted(want))
		}
	}
}

// The rounds follow each other from the landing of 43 to Domesday.
func TestYears(t *testing.T) {
	year := 43
	for round, r := range revisedEdition().Timeline {
		if round == 0 {
			continue
		}
		if r.Years[0] != year || r.Years[1] <= year {
			t.Errorf("round %d is %v, after %d", round, r.Years, year)
		}
		year = r.Years[1]
	}
	if year != 1085 {
		t.Errorf("it ends in %d", year)
	}
}
