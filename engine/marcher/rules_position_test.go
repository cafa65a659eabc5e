package marcher_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"bretwalda/engine/rulestest"
)

// A position in words:
//
//	turn 3, Normans, movement                   or: revival, turn 2, Welsh, levy
//	Hereford: 2 knight, 1 spent norman infantry, 1 hidden norman archer, castle, william
//	Elfael: 1 norman infantry, 1 halted knight, castle, earl william
//	Buellt: castle, of Normans                  emptied in their own turn, and theirs until its end
//	seats: 3
//	options: menai on
//	weather: clear
//	pool: welsh infantry 2, norman archer 1     nothing else is in the cups
//	aside: irish 0
//	lost: teulu 2
//	leaders lost: hugh
//	mobilised: Gwent, Powys
//	mobilised: none
//
// The knight is the Norman one; of the other kinds the words are whole.

// cup lists the kinds that are drawn.
var cup = []string{"norman knight", "norman infantry", "norman archer", "welsh infantry", "welsh archer"}

// readPosition reads the lines of a position and returns the lines after it.
func readPosition(t *testing.T, lines []string) ([]byte, []string) {
	t.Helper()
	p := map[string]any{}
	zones := map[string]any{}
	i := 0
	for ; i < len(lines); i++ {
		line := strings.TrimSpace(lines[i])
		if line == "" {
			continue
		}
		if len(p) == 0 {
			readMoment(t, p, line)
			continue
		}
		key, words, ok := strings.Cut(line, ": ")
		if !ok {
			break
		}
		if slices.Contains(lexicon.Places, key) {
			zones[key] = readZone(t, words)
		} else {
			readRest(t, p, key, strings.Split(words, ", "))
		}
	}
	p["zones"] = zones
	written, err := json.Marshal(p)
	if err != nil {
		t.Fatal(err)
	}
	return written, lines[i:]
}

// readMoment reads "revival, turn 2, Welsh, levy".
func readMoment(t *testing.T, p map[string]any, line string) {
	t.Helper()
	p["scenario"] = "norman-conquerors"
	for _, word := range strings.Split(line, ", ") {
		number, numbered := strings.CutPrefix(word, "turn ")
		switch {
		case word == "revival":
			p["scenario"] = "welsh-revival"
		case numbered:
			p["turn"], _ = strconv.Atoi(number)
		case slices.Contains(lexicon.Sides, word):
			p["side"] = word
		default:
			p["phase"] = word
		}
	}
}

// readZone reads the units in a zone.
func readZone(t *testing.T, words string) map[string]any {
	t.Helper()
	z := map[string]any{}
	of := map[string]map[string]int{"units": {}, "spent": {}, "halted": {}, "faceDown": {}}
	leaders := []string{}
	for _, item := range strings.Split(words, ", ") {
		rest := item
		n, counted := rulestest.CutNumber(&rest)
		state := "units"
		if after, ok := strings.CutPrefix(rest, "spent "); ok {
			state, rest = "spent", after
		} else if after, ok := strings.CutPrefix(rest, "halted "); ok {
			state, rest = "halted", after
		} else if after, ok := strings.CutPrefix(rest, "hidden "); ok {
			state, rest = "faceDown", after
		}
		earl, tagged := strings.CutPrefix(rest, "earl ")
		if rest == "castle" {
			z["castle"] = true
			continue
		} else if tagged {
			z["earl"] = earl
			continue
		} else if owner, ok := strings.CutPrefix(rest, "of "); ok {
			z["control"] = owner
			continue
		}
		w, ok := cutWhat(&rest)
		if !ok || rest != "" {
			t.Fatalf("%s: no such counter", item)
		}
		if counted {
			of[state][lexicon.Whats[w]] += int(n)
		} else {
			leaders = append(leaders, lexicon.Whats[w])
		}
	}
	for _, state := range []string{"units", "spent", "halted", "faceDown"} {
		if len(of[state]) > 0 {
			z[state] = of[state]
		}
	}
	if len(leaders) > 0 {
		z["leaders"] = leaders
	}
	return z
}

// readRest reads the lines of a position that are not about a zone.
func readRest(t *testing.T, p map[string]any, key string, items []string) {
	t.Helper()
	if items[0] == "none" {
		items = []string{}
	}
	switch key {
	case "seats":
		p[key], _ = strconv.Atoi(items[0])
	case "options":
		agreed := map[string]string{}
		for _, item := range items {
			name, value, _ := strings.Cut(item, " ")
			agreed[name] = value
		}
		p[key] = agreed
	case "weather":
		p[key] = items[0]
	case "pool", "aside", "lost":
		counts := map[string]int{}
		if key == "pool" {
			key = "pools"
			for _, name := range cup {
				counts[name] = 0
			}
		}
		for _, item := range items {
			w, ok := cutWhat(&item)
			n, counted := rulestest.CutNumber(&item)
			if !ok || !counted {
				t.Fatalf("%s: how many of what?", key)
			}
			counts[lexicon.Whats[w]] = int(n)
		}
		p[key] = counts
	case "leaders lost":
		p["leadersLost"] = items
	case "mobilised":
		p[key] = items
	default:
		t.Fatalf("%s is neither a zone nor a field", key)
	}
}

// readStands reads "2 knight, 1 hidden welsh archer, castle" and says it again
// in the order and words of table.stands.
func readStands(t *testing.T, words string) string {
	t.Helper()
	shown := map[string]int{}
	if words == "nothing" {
		return count(shown)
	}
	for _, item := range strings.Split(words, ", ") {
		rest := item
		n, counted := rulestest.CutNumber(&rest)
		if !counted {
			n = 1
		}
		rest, hidden := strings.CutPrefix(rest, "hidden ")
		w, ok := cutWhat(&rest)
		if !ok || rest != "" {
			t.Fatalf("%s: no such counter", item)
		}
		name := lexicon.Whats[w]
		if hidden {
			name = "hidden " + name
		}
		shown[name] += int(n)
	}
	return count(shown)
}

// count says how many of each, in the order of the counters.
func count(of map[string]int) string {
	var said []string
	for _, name := range lexicon.Whats {
		for _, name := range []string{name, "hidden " + name} {
			if of[name] > 0 {
				said = append(said, fmt.Sprint(of[name], " ", name))
			}
		}
	}
	if len(said) == 0 {
		return "nothing"
	}
	return strings.Join(said, ", ")
}

// cutWhat takes the name of a counter, kingdom or event off the front of a text.
func cutWhat(text *string) (int8, bool) {
	if after, ok := strings.CutPrefix(*text, "knight"); ok && (after == "" || after[0] == ' ') {
		*text = "norman " + *text
	}
	return rulestest.Cut(text, lexicon.Whats)
}
