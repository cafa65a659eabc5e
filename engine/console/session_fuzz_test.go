package main

import (
	"encoding/json"
	"strings"
	"testing"

	"bretwalda/engine/games"
	"bretwalda/engine/internal/toy"
)

// Every line of the protocol gets one answer of JSON, and the match goes on.
func FuzzProtocol(f *testing.F) {
	for _, talk := range []string{
		"new britannia-2008 seats=4 seed=1 colours=chosen\nturn\nlegal\ndo 0\nstate\nview 1\nundo\nlink",
		"new brian-boru seats=3 dice=hand names=Ann,Bea,Cuán\nroll 5 6 1\ndo 3\nevents\nlink",
		"new marcher-lords scenario=welsh-revival seats=3 menai=on\ndo 1\nbot easy 1\nundo\nundo",
		"position {\"round\":3}\nturn\ndo -1\nopen https://example.org/#x",
		"new toy-race\nroll 6\nroll 6 6 6\ndo 99999999999999999999\nquit\nturn",
	} {
		f.Add(talk)
	}
	revisions := append(games.Revisions(), toy.Game())
	f.Fuzz(func(t *testing.T, talk string) {
		lines := strings.Split(talk, "\n")
		if len(lines) > 40 || strings.Contains(talk, "bot ") && len(lines) > 4 {
			return // as long as a test may take
		}
		s := &session{revisions: revisions}
		for _, line := range lines {
			if strings.HasPrefix(strings.TrimSpace(line), "bot hard") {
				continue // thinks too long
			}
			answer, err := json.Marshal(s.answer(line))
			if err != nil || len(answer) == 0 || strings.Contains(string(answer), "panicked") {
				t.Fatalf("%q: %v %s", line, err, answer)
			}
		}
	})
}
