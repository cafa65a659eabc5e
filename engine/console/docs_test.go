package main

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"bretwalda/engine/games"
)

// matches reports whether got is want, where "…" stands for anything.
func matches(want, got string) bool {
	parts := strings.Split(want, "…")
	if len(parts) == 1 {
		return got == want
	}
	if !strings.HasPrefix(got, parts[0]) {
		return false
	}
	got = got[len(parts[0]):]
	for _, p := range parts[1 : len(parts)-1] {
		at := strings.Index(got, p)
		if at < 0 {
			return false
		}
		got = got[at+len(p):]
	}
	return strings.HasSuffix(got, parts[len(parts)-1])
}

func TestMatchesLeavesOut(t *testing.T) {
	for _, c := range []struct {
		want, got string
		is        bool
	}{
		{"abc", "abc", true}, {"abc", "abcd", false}, {"a…c", "abc", true}, {"a…c", "ac", true},
		{"a…c", "abcd", false}, {"a…c…", "abcd", true}, {"…", "", true}, {"a…b…a", "aba", true}, {"a…b…b", "ab", false},
	} {
		if matches(c.want, c.got) != c.is {
			t.Errorf("%q against %q", c.want, c.got)
		}
	}
}

// Every example of docs/CONSOLE.md prints its output, and every command has one.
func TestExamplesOfTheDocument(t *testing.T) {
	b, err := os.ReadFile("../../docs/CONSOLE.md")
	if err != nil {
		t.Fatal(err)
	}
	shown := map[string]bool{}
	for _, block := range strings.Split(string(b), "```console\n")[1:] {
		block, _, closed := strings.Cut(block, "\n```")
		if !closed {
			t.Fatal("a block without end")
		}
		talk := &session{revisions: games.Revisions()}
		lines := strings.Split(block, "\n")
		if len(lines)%2 != 0 {
			t.Fatalf("a command without answer in\n%s", block)
		}
		for i := 0; i < len(lines); i += 2 {
			var out bytes.Buffer
			c := &console{revisions: games.Revisions(), out: &out, err: &out}
			var err error
			kind, line := lines[i][:2], lines[i][2:]
			switch kind {
			case "$ ":
				err = c.run(strings.Fields(line))
			case "> ":
				err = c.print(talk.answer(line))
			default:
				t.Fatalf("%q is no command", lines[i])
			}
			shown[kind+strings.Fields(line)[0]] = true
			if got := strings.TrimSpace(out.String()); err != nil || !matches(lines[i+1], got) {
				t.Errorf("%s\n%.2000s\nis not\n%s\n%v", lines[i], got, lines[i+1], err)
			}
		}
	}
	for _, command := range []string{
		"$ games", "$ simulate", "$ odds", "$ bench",
		"> new", "> position", "> turn", "> legal", "> do", "> roll", "> state", "> view",
		"> events", "> undo", "> link", "> open", "> bot", "> quit",
	} {
		if !shown[command] {
			t.Errorf("%q has no example", command)
		}
	}
}

// Every position of docs/POSITIONS.md belongs to the game under whose heading it stands.
func TestPositionsOfTheDocument(t *testing.T) {
	b, err := os.ReadFile("../../docs/POSITIONS.md")
	if err != nil {
		t.Fatal(err)
	}
	for heading, id := range map[string]string{
		"Britannia": "britannia-2008", "The Marcher Lords": "marcher-lords", "Brian Boru": "brian-boru",
	} {
		_, rest, _ := strings.Cut(string(b), "\n## "+heading+"\n")
		_, rest, _ = strings.Cut(rest, "```json\n")
		position, _, closed := strings.Cut(rest, "```")
		if !closed {
			t.Errorf("%s has no position", heading)
			continue
		}
		talk := &session{revisions: games.Revisions()}
		var out bytes.Buffer
		c := &console{out: &out}
		for _, line := range []string{"new " + id, "position " + strings.ReplaceAll(position, "\n", " ")} {
			out.Reset()
			if err := c.print(talk.answer(line)); err != nil {
				t.Fatal(err)
			}
		}
		if got := out.String(); !strings.HasPrefix(got, `{"game":"`+id+`","dice":"hand"`) {
			t.Errorf("the position of %s: %s", heading, got)
		}
	}
}
