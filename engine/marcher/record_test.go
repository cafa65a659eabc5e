package marcher

import (
	"encoding/json"
	"strings"
	"testing"

	"bretwalda/engine"
)

// Positions that are refused.

func TestImpossiblePositionsAreRefused(t *testing.T) {
	for name, text := range map[string]string{
		"a view that hides something":      `{"zones":{"Rhos":{"units":{"welsh infantry":1},"hidden":1}}}`,
		"a kind that is none":              `{"zones":{"Rhos":{"units":{"castle":1}}}}`,
		"a leader as a unit":               `{"zones":{"Chester":{"units":{"hugh":1}}}}`,
		"a king among the earls":           `{"zones":{"Rhos":{"leaders":["gruffydd"]}}}`,
		"an earl among the kings":          `{"scenario":"welsh-revival","zones":{"Chester":{"leaders":["hugh"]}}}`,
		"a king abroad":                    `{"scenario":"welsh-revival","zones":{"Rhos":{"leaders":["rhys"]}}}`,
		"an earl in another's earldom":     `{"zones":{"Ludlow":{"leaders":["hugh"]}}}`,
		"two earls in a zone":              `{"zones":{"Elfael":{"leaders":["hugh","roger"]}}}`,
		"a leader here and lost":           `{"zones":{"Chester":{"leaders":["hugh"]}},"leadersLost":["hugh"]}`,
		"a king lost among the earls":      `{"leadersLost":["rhys"]}`,
		"archers of Gwent by the book":     `{"zones":{"Rhos":{"units":{"welsh gwent archer":1}}}}`,
		"more than the box holds":          `{"zones":{"Rhos":{"units":{"welsh archer":6}},"Arfon":{"units":{"welsh archer":5}}}}`,
		"counters twice":                   `{"zones":{"Rhos":{"units":{"welsh archer":6}}},"pools":{"welsh archer":5}}`,
		"archers of Gwent in the cup":      `{"options":{"gwentArchers":"on"},"pools":{"welsh gwent archer":1}}`,
		"others lost for good":             `{"lost":{"irish":1}}`,
		"six teulu":                        `{"lost":{"teulu":6}}`,
		"levies of the other side":         `{"side":"Welsh","zones":{"Chester":{"faceDown":{"norman knight":1}}}}`,
		"a levy of teulu":                  `{"side":"Welsh","zones":{"Rhos":{"faceDown":{"teulu":1}}}}`,
		"marches of the other side":        `{"zones":{"Rhos":{"spent":{"teulu":1}}}}`,
		"a leader elsewhere has marched":   `{"zones":{"Chester":{"leaders":["hugh"]},"Nantwich":{"spent":{"hugh":1}}}}`,
		"a leader face down":               `{"zones":{"Chester":{"leaders":["hugh"],"faceDown":{"hugh":1}}}}`,
		"an earl's zone that is not":       `{"zones":{"Rhos":{"units":{"welsh infantry":1},"earl":"hugh"}}}`,
		"another earl's earldom":           `{"zones":{"Chester":{"units":{"norman knight":1},"earl":"roger"}}}`,
		"Vikings in control":               `{"zones":{"Rhos":{"units":{"viking":1},"control":"Vikings"}}}`,
		"a battle for what is held":        `{"phase":"combat","zones":{"Rhos":{"units":{"norman knight":1,"welsh infantry":1},"control":"Normans"}}}`,
		"enemies before the battles":       `{"zones":{"Rhos":{"units":{"norman knight":1,"welsh infantry":1}}}}`,
		"mobilised and conquered":          `{"mobilised":["Gwent"],"conquered":["Gwent"]}`,
		"an unknown option":                `{"options":{"archery":"on"}}`,
		"an unknown word":                  `{"castles":3}`,
		"an unknown event":                 `{"event":"plague"}`,
		"a turn before the first":          `{"turn":-1}`,
		"a turn after the last":            `{"turn":11}`,
		"five players":                     `{"scenario":"norman-conquerors","seats":5}`,
		"four players of the second":       `{"scenario":"welsh-revival","seats":4}`,
		"an unknown scenario":              `{"scenario":"hastings"}`,
		"fewer than none":                  `{"zones":{"Hereford":{"units":{"norman knight":-1}}}}`,
		"an earl in two places":            `{"zones":{"Hereford":{"leaders":["william"]},"Archenfield":{"leaders":["william"]}}}`,
		"Vikings with others":              `{"turn":3,"phase":"movement","zones":{"Hereford":{"units":{"viking":1,"welsh infantry":1}}}}`,
		"an unknown value of an option":    `{"options":{"menai":"perhaps"}}`,
		"half a position":                  `{"turn":3`,
		"a game without a question":        `{"phase":"movement","moment":{"ask":{"seat":0}}}`,
		"a finished game with a procedure": `{"phase":"over","moment":{"ask":{"seat":-2},"stack":[{"step":1}]}}`,
	} {
		if _, err := Lords().Parse([]byte(text)); err == nil || !strings.HasPrefix(err.Error(), "marcher: ") {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestForgedMomentsDoNoHarm replaces one number or word after the other in positions
// of games. Every position that can still be read can be played.
func TestForgedMomentsDoNoHarm(t *testing.T) {
	t.Parallel()
	read, refused, n := 0, 0, 0
	seen := map[question]int{}
	roam(t, 1, func(t *testing.T, _ *position, s *State, _ engine.Choice, _ []engine.Event) {
		if n++; seen[s.ask.kind] > 0 || n%5 != 0 {
			return
		}
		seen[s.ask.kind]++
		text, err := s.MarshalJSON()
		if err != nil {
			t.Fatal(err)
		}
		var tree map[string]any
		if err := json.Unmarshal(text, &tree); err != nil {
			t.Fatal(err)
		}
		forge(tree["moment"], func() {
			forged, err := json.Marshal(tree)
			if err != nil {
				t.Fatal(err)
			}
			state, err := Lords().Parse(forged)
			if err != nil {
				refused++
				return
			}
			read++
			playOn(t, state, forged)
		})
	})
	if read == 0 || refused == 0 {
		t.Errorf("%d forged positions read, %d refused", read, refused)
	}
}

// forge puts one other value after the other in each leaf of a tree.
func forge(tree any, try func()) {
	replace := func(old any, set func(any)) {
		var others []any
		switch old.(type) {
		case float64:
			others = []any{-2, -1, 0, 1, 2, 5, 11, 40, 127}
		case string:
			others = []any{"", "Môn", "Arfon", "Elfael", "Welsh", "Normans", "hugh", "viking"}
		case bool:
			others = []any{true, false}
		default:
			forge(old, try)
			return
		}
		for _, other := range others {
			set(other)
			try()
		}
		set(old)
	}
	switch tree := tree.(type) {
	case map[string]any:
		for key, old := range tree {
			replace(old, func(v any) { tree[key] = v })
		}
	case []any:
		for i, old := range tree {
			replace(old, func(v any) { tree[i] = v })
		}
	}
}

// playOn plays some choices of a position that was read.
func playOn(t *testing.T, state engine.State, text []byte) {
	t.Helper()
	defer func() {
		if p := recover(); p != nil {
			t.Fatalf("%v\n%s", p, text)
		}
	}()
	for step := range 60 {
		list := state.Legal(nil)
		if len(list) == 0 {
			return
		}
		if _, err := state.Play(list[step*7%len(list)]); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := state.MarshalJSON(); err != nil {
		t.Fatal(err)
	}
}

// TestWordsThatAreUnknown checks that the error names the word and its kind.
func TestWordsThatAreUnknown(t *testing.T) {
	for text, want := range map[string]string{
		`{"zones":{"Mars":{}}}`:                              `marcher: unknown zone "Mars"`,
		`{"zones":{"Rhos":{"units":{"dragon":1}}}}`:          `marcher: unknown unit "dragon"`,
		`{"zones":{"Rhos":{"leaders":["arthur"]}}}`:          `marcher: unknown leader "arthur"`,
		`{"zones":{"Rhos":{"control":"Vikings"}}}`:           `marcher: unknown side in control "Vikings"`,
		`{"side":"Vikings"}`:                                 `marcher: unknown side "Vikings"`,
		`{"phase":"tea"}`:                                    `marcher: unknown phase "tea"`,
		`{"weather":"snow"}`:                                 `marcher: unknown weather "snow"`,
		`{"event":"plague"}`:                                 `marcher: unknown event "plague"`,
		`{"quarrel":"Mercia"}`:                               `marcher: unknown kingdom "Mercia"`,
		`{"mobilised":["Mercia"]}`:                           `marcher: unknown kingdom "Mercia"`,
		`{"phase":"movement","moment":{"checked":["Mars"]}}`: `marcher: unknown zone "Mars"`,
		`{"phase":"movement","moment":{"bound":[{"what":"teulu","from":"Rhos"}]}}`: "marcher: the position contradicts itself",
	} {
		if _, err := Lords().Parse([]byte(text)); err == nil || err.Error() != want {
			t.Errorf("%s: %v, want %s", text, err, want)
		}
	}
}
