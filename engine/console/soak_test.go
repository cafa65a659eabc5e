package main

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/games"
	"bretwalda/engine/internal/toy"
)

func soaked(t *testing.T, g engine.Game, line string) (soakJSON, string) {
	t.Helper()
	out, errs, err := callOn(t, g, line)
	if err != nil {
		t.Fatal(err)
	}
	var list []soakJSON
	if err := json.Unmarshal([]byte(out), &list); err != nil || len(list) != 1 {
		t.Fatalf("%v: %s", err, out)
	}
	return list[0], errs
}

func TestSoakPlaysEverySetup(t *testing.T) {
	n := len(engine.Setups(toy.Game()))
	s, errs := soaked(t, toy.Game(), fmt.Sprintf("soak -game toy-race -n %d", n))
	if s.Setups != n || s.Finished != n || len(s.Failed) != 0 || errs != "" || s.Choices < n || s.Longest*n < s.Choices {
		t.Errorf("%+v\n%s", s, errs)
	}
	for _, line := range []string{"soak -n 0", "soak -game chess", "soak -bots wise"} {
		if _, _, err := call(t, line); err == nil {
			t.Errorf("%s was taken", line)
		}
	}
}

func TestSoakTellsOfFailures(t *testing.T) {
	s, errs := soaked(t, trap{toy.Game()}, "soak -game toy-race -n 30")
	if s.Finished+len(s.Failed) != 30 || len(s.Failed) == 0 || strings.Count(errs, "match") < len(s.Failed) {
		t.Errorf("%+v\n%s", s, errs)
	}
}

// Every set-up is sound, and no two are alike; each value of each option is in
// one where it matters.
func TestSetups(t *testing.T) {
	for _, g := range append(games.Revisions(), toy.Game()) {
		seen := map[string]bool{}
		values := make([][]uint8, len(g.Options()))
		for _, setup := range engine.Setups(g) {
			if err := engine.CheckSetup(g, setup); err != nil {
				t.Errorf("%s: %v", g.ID(), err)
			}
			if key := fmt.Sprint(setup); seen[key] {
				t.Errorf("%s: %+v twice", g.ID(), setup)
			} else {
				seen[key] = true
			}
			for i, v := range setup.Options {
				if !slices.Contains(values[i], v) {
					values[i] = append(values[i], v)
				}
			}
		}
		for i, o := range g.Options() {
			if len(values[i]) != len(o.Values) {
				t.Errorf("%s: option %s has the values %v of %v", g.ID(), o.ID, values[i], o.Values)
			}
		}
	}
}
