package main

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/internal/toy"
)

// talk answers lines of the protocol on the toy race; each answer must be one
// line of JSON.
func talk(t *testing.T, lines ...string) []string {
	t.Helper()
	var out bytes.Buffer
	c := &console{revisions: []engine.Game{toy.Game()}, in: strings.NewReader(strings.Join(lines, "\n") + "\n"), out: &out, err: &out}
	if err := c.run([]string{"protocol"}); err != nil {
		t.Fatal(err)
	}
	answers := strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n")
	for i, a := range answers {
		if !json.Valid([]byte(a)) {
			t.Errorf("%q is answered by %s", lines[i], a)
		}
	}
	return answers
}

func TestEveryLineHasOneAnswer(t *testing.T) {
	lines := []string{
		"", "turn", "new", "new chess", "new toy-race seats=x", "new toy-race seats=5", "new toy-race dice=loaded",
		"new toy-race seed=-1", "new toy-race fast", "new toy-race paces=none", "new toy-race names=a,b,c,d,e",
		"new toy-race names=" + strings.Repeat("x", 41), "position", "position {", `position {"Seats":99}`, "open", "open #1",
		"new toy-race", "do", "do x", "do -1", "do 6", "roll", "roll six", "view", "view 4", "view -1", "bot", "bot random", "bot random -1", "bot wise 1", "dance",
	}
	answers := talk(t, append(lines, "quit", "turn")...)
	if len(answers) != len(lines)+1 {
		t.Fatalf("%d answers to %d lines", len(answers), len(lines)+1)
	}
	for i, line := range lines {
		if wrong := strings.HasPrefix(answers[i], `{"error":`); wrong == (line == "new toy-race") {
			t.Errorf("%q: %s", line, answers[i])
		}
	}
}

func TestErrorsChangeNothing(t *testing.T) {
	answers := talk(t, "new toy-race seed=4", "do 3", "state", "do 99", "roll", "new chess", "position {", "open #1", "bot wise 1", "state")
	if answers[2] != answers[len(answers)-1] {
		t.Errorf("%s\n%s", answers[2], answers[len(answers)-1])
	}
}

func TestUndoAnswersWithTheStateBefore(t *testing.T) {
	a := talk(t, "new toy-race seed=4 seats=2 names=Ine,Offa", "do 1", "do 2", "state", "do 5", "state", "undo", "state", "undo", "undo", "undo")
	if a[3] != a[7] || a[3] == a[5] {
		t.Errorf("%s\n%s", a[3], a[7])
	}
	if !strings.Contains(a[len(a)-1], "nothing to undo") {
		t.Error(a[len(a)-1])
	}
}

func TestLinkOpensToTheSame(t *testing.T) {
	a := talk(t, "new toy-race seed=4 seats=3 names=Ine", "bot random 1", "bot random 1", "bot random 1", "bot random 1", "link", "state")
	var l linkJSON
	if err := json.Unmarshal([]byte(a[5]), &l); err != nil || l.Chars != len(l.Link) {
		t.Fatal(a[5])
	}
	b := talk(t, "open see https://example.org/#"+l.Link+" !", "state", "link", "events")
	if b[1] != a[6] || b[2] != a[5] || !strings.Contains(b[3], `"kind":"roll"`) {
		t.Errorf("%s\n%s\n%s", b[1], b[2], b[3])
	}
}

func TestRollByHand(t *testing.T) {
	a := talk(t, "new toy-race seats=2 dice=hand", "do 0", "do 1", "do 9", "turn", "roll 4", "events", "roll 9", "bot random 1", "legal")
	if !strings.Contains(a[4], `"seat":-1,"kind":"roll"`) || !strings.Contains(a[4], "Nature, Red: roll") {
		t.Error(a[4])
	}
	if !strings.Contains(a[5], `"turn":{"seat":1`) || !strings.Contains(a[6], `"kind":"roll","side":"Red","what":"die","count":4`) {
		t.Error(a[5], a[6])
	}
	if !strings.Contains(a[7], `"waiting":[9]`) {
		t.Error(a[7])
	}
	// The nine cannot fall: it is forgotten, the choice stands and dice are due.
	if !strings.Contains(a[8], "9 cannot be rolled") || !strings.Contains(a[9], `"verb":"roll"`) {
		t.Error(a[8], a[9])
	}
}

func TestRollInASeededMatch(t *testing.T) {
	a := talk(t, "new toy-race seats=2 seed=6", "do 0", "do 1", "roll 5 2", "do 9", "events", "do 9", "events", "do 9", "link", "state", "undo", "turn", "undo", "undo", "undo", "turn")
	for i, face := range map[int]string{5: `"count":5`, 7: `"count":2`} {
		if !strings.Contains(a[i], `"kind":"roll"`) || !strings.Contains(a[i], face) {
			t.Errorf("%s", a[i])
		}
	}
	if !strings.Contains(a[8], `"turn":{"seat":`) || strings.Contains(a[8], `"seat":-1`) {
		t.Errorf("dice that nobody announced are not rolled: %s", a[8])
	}
	var l linkJSON
	if err := json.Unmarshal([]byte(a[9]), &l); err != nil {
		t.Fatal(a[9])
	}
	if b := talk(t, "open "+l.Link, "state"); b[1] != a[10] {
		t.Errorf("the link opens to %s", b[1])
	}
	if !strings.Contains(a[12], `"kind":"run"`) || !strings.Contains(a[16], `"kind":"bet"`) {
		t.Errorf("undo comes to %s and %s", a[12], a[16])
	}
}

func TestPositionStartsAnywhere(t *testing.T) {
	a := talk(t, `position {"Seats":2,"Bet":[3,4,0,0,0,0],"At":[69,8,0,0,0,0]}`, "legal", "do 3", "roll 4", "turn", "do 0", "link", "view 1", "bot random 5")
	if !strings.Contains(a[1], `"index":3,"verb":"run","from":"square 69","to":"square 72"`) || !strings.Contains(a[1], "Run 3 from square 69 to square 72.") {
		t.Error(a[1])
	}
	if !strings.Contains(a[4], `{"seat":-2,"kind":"over"`) {
		t.Error(a[4])
	}
	for _, i := range []int{5, 6, 8} {
		if !strings.HasPrefix(a[i], `{"error":`) {
			t.Error(a[i])
		}
	}
}

func TestRulesThatPanicAreAnError(t *testing.T) {
	s := &session{revisions: []engine.Game{trap{toy.Game()}}}
	s.answer("new toy-race scenario=long seats=2 seed=1")
	for range 400 {
		if e, wrong := s.answer("bot random 1").(errorJSON); wrong {
			if !strings.Contains(e.Error, "a hole") {
				t.Error(e.Error)
			}
			return
		}
	}
	t.Error("nobody fell into the hole")
}
