package britannia_test

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/rulestest"
)

// A position in words:
//
//	round 9, Saxons, movement, half 2
//	Saxons: Devon 1, Kent 2 + burh, Wessex 1 + Aelle
//	Romano-British: York 1 + 2 cavalry + Arthur
//	Romans: Sussex 1 + fort, Essex fort, Kent ruin
//	population: Welsh 3
//	points: Welsh 12
//	subjects: Welsh of Romans
//	submitted: Welsh
//	broken: Welsh
//	occupied: Norsemen in Cumbria
//	raiders: York 2 from North Sea
//	raiders at sea: Irish 1 in Atlantic Ocean
//	came: Harold
//	scenario: short
//	seats: 3
//	options: order timeline
//
// Where Normans are not named and the round does not end, and in no scenario, one
// Norman watches from Caithness. Normans are the last in the Nation List, so play stops
// there when a nation's turn is over and nothing else has changed.

// group has a nation's units in a place.
type group struct {
	nation            int8
	infantry, cavalry int
	fort, ruin, burh  bool
	leader            int8
}

const romans = 0

// readPosition reads the lines of a position and returns the lines after it.
func readPosition(t *testing.T, lines []string) ([]byte, []string) {
	t.Helper()
	p := map[string]any{}
	units := map[string]map[string]any{}
	forts := map[string]string{}
	watched := true
	i := 0
	for ; i < len(lines); i++ {
		line := strings.TrimSpace(lines[i])
		if line == "" {
			continue
		}
		if words, ok := strings.CutPrefix(line, "round "); ok && len(p) == 0 {
			watched = readMoment(p, words)
			continue
		}
		key, list, ok := strings.Cut(line, ": ")
		if !ok {
			break
		}
		items := strings.Split(list, ", ")
		if n := slices.Index(lexicon.Sides, key); n >= 0 {
			if key == "Normans" {
				watched = false
			}
			readUnits(t, int8(n), items, units, forts)
			continue
		}
		watched = watched && key != "scenario" // Normans may not be in it
		readRest(t, p, key, items)
	}
	if watched {
		units["Normans"] = map[string]any{"Caithness": map[string]any{"infantry": 1}}
	}
	p["units"], p["forts"] = units, forts
	written, err := json.Marshal(p)
	if err != nil {
		t.Fatal(err)
	}
	return written, lines[i:]
}

// readMoment reads "9, Saxons, movement, half 2" and reports whether a Norman
// is needed to stop the play after it.
func readMoment(p map[string]any, words string) bool {
	for i, word := range strings.Split(words, ", ") {
		switch {
		case i == 0:
			p["round"], _ = strconv.Atoi(word)
		case strings.HasPrefix(word, "half "):
			p["half"], _ = strconv.Atoi(word[len("half "):])
		case slices.Contains(lexicon.Sides, word):
			p["nation"] = word
		default:
			p["phase"] = word
		}
	}
	return p["phase"] != "roundEnd"
}

// readUnits reads a nation's units on the board.
func readUnits(t *testing.T, n int8, items []string, units map[string]map[string]any, forts map[string]string) {
	t.Helper()
	at := map[string]any{}
	for _, item := range items {
		name := item
		p, ok := rulestest.Cut(&item, lexicon.Places)
		if !ok {
			t.Fatalf("%s is no place", name)
		}
		g := readGroup(t, n, item)
		u := map[string]any{}
		if g.infantry > 0 {
			u["infantry"] = g.infantry
		}
		if g.cavalry > 0 {
			u["cavalry"] = g.cavalry
		}
		if g.burh {
			u["burh"] = true
		}
		if g.leader >= 0 {
			u["leader"] = lexicon.Whats[g.leader]
		}
		if g.fort {
			forts[lexicon.Places[p]] = "intact"
		}
		if g.ruin {
			forts[lexicon.Places[p]] = "destroyed"
		}
		if len(u) > 0 {
			at[lexicon.Places[p]] = u
		}
	}
	units[lexicon.Sides[n]] = at
}

// readRest reads the lines of a position that are not about units.
func readRest(t *testing.T, p map[string]any, key string, items []string) {
	t.Helper()
	switch key {
	case "population", "points":
		counts := map[string]int{}
		for _, item := range items {
			name, n, _ := strings.Cut(item, " ")
			counts[name], _ = strconv.Atoi(n)
		}
		p[key] = counts
	case "subjects":
		subjects := map[string]string{}
		for _, item := range items {
			name, lord, _ := strings.Cut(item, " of ")
			subjects[name] = lord
		}
		p[key] = subjects
	case "submitted", "came":
		p[key] = items
	case "scenario":
		p[key] = items[0]
	case "seats":
		p[key], _ = strconv.Atoi(items[0])
	case "options":
		agreed := map[string]string{}
		for _, item := range items {
			name, value, _ := strings.Cut(item, " ")
			agreed[name] = value
		}
		p[key] = agreed
	case "broken":
		p["peaceBroken"] = items
	case "occupied":
		occupied := map[string][]string{}
		for _, item := range items {
			name, place, _ := strings.Cut(item, " in ")
			occupied[name] = append(occupied[name], place)
		}
		p[key] = occupied
	case "raiders":
		var raiders []map[string]any
		for _, item := range items {
			group, home, _ := strings.Cut(item, " from ")
			place, _ := rulestest.Cut(&group, lexicon.Places)
			n, _ := strconv.Atoi(group)
			raiders = append(raiders, map[string]any{"place": lexicon.Places[place], "home": home, "count": n})
		}
		p[key] = raiders
	case "raiders at sea":
		var raiders []map[string]any
		for _, item := range items {
			group, sea, _ := strings.Cut(item, " in ")
			nation, _ := rulestest.Cut(&group, lexicon.Sides)
			n, _ := strconv.Atoi(group)
			raiders = append(raiders, map[string]any{"nation": lexicon.Sides[nation], "sea": sea, "count": n})
		}
		p["raidersAtSea"] = raiders
	default:
		t.Fatalf("%s is neither a nation nor a field", key)
	}
}

// readGroups reads "Saxons 2 + Aelle, Angles 1", or "nobody".
func readGroups(tb *table, words string) []group {
	tb.Helper()
	if words == "nobody" {
		return nil
	}
	var groups []group
	for _, item := range strings.Split(words, ", ") {
		n, ok := rulestest.Cut(&item, lexicon.Sides)
		if !ok {
			tb.Failf("%s: who?", item)
		}
		groups = append(groups, readGroup(tb.T, n, item))
	}
	slices.SortFunc(groups, func(a, b group) int { return int(a.nation) - int(b.nation) })
	return groups
}

// readGroup reads "2 + 1 cavalry + burh + Aelle" for a nation.
func readGroup(t *testing.T, n int8, words string) group {
	t.Helper()
	g := group{nation: n, leader: engine.None}
	for _, part := range strings.Split(words, " + ") {
		count, kind, _ := strings.Cut(part, " ")
		number, err := strconv.Atoi(count)
		switch {
		case err == nil && kind == "cavalry":
			g.cavalry = number
		case err == nil:
			g.infantry = number
		case part == "fort":
			g.fort = true
		case part == "ruin":
			g.ruin = true
		case part == "burh":
			g.burh = true
		default:
			rest := part
			leader, ok := rulestest.Cut(&rest, lexicon.Whats)
			if !ok {
				t.Fatalf("%s: no such unit", part)
			}
			g.leader = leader
		}
	}
	return g
}

// groups are the units in a place, by nation.
func (tb *table) groups(place int8) []group {
	tb.Helper()
	var by [32]group
	var there [32]bool
	for _, piece := range tb.State.Pieces(nil) {
		if piece.Place != place {
			continue
		}
		side := piece.Side
		if lexicon.Whats[piece.What] == "fort" {
			side = romans
		}
		g := &by[side]
		if !there[side] {
			*g = group{nation: side, leader: engine.None}
			there[side] = true
		}
		switch name := lexicon.Whats[piece.What]; {
		case name == "infantry" || name == "raiders":
			g.infantry += int(piece.Count)
		case name == "cavalry":
			g.cavalry += int(piece.Count)
		case name == "fort" && piece.Mark&engine.Destroyed != 0:
			g.ruin = true
		case name == "fort":
			g.fort = true
		case name == "burh":
			g.burh = true
		default:
			g.leader = piece.What
		}
	}
	var groups []group
	for n, g := range by {
		if there[n] {
			groups = append(groups, g)
		}
	}
	return groups
}
