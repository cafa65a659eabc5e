package store

import (
	"errors"
	"maps"
	"slices"
	"strings"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/britannia"
	"bretwalda/engine/dice"
	"bretwalda/engine/match"
)

const noon = 1_700_000_000_000 // milliseconds

func begin(t *testing.T, seed uint64, choices int) *match.Match {
	t.Helper()
	g := britannia.Revised()
	players := []match.Player{{Name: "Ann"}, {Name: "Bob"}, {}, {Name: "Dora"}}
	m, err := match.New(g, engine.DefaultSetup(g), players, dice.Source{Kind: dice.Seeded, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	play(t, m, choices)
	return m
}

// play makes the first legal choice so many times.
func play(t *testing.T, m *match.Match, choices int) {
	t.Helper()
	for range choices {
		if _, err := m.Do(0); err != nil {
			t.Fatal(err)
		}
	}
}

func record(t *testing.T, id string, m *match.Match) Record {
	t.Helper()
	r, err := Fresh(id, m).Next(m, noon)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestARecordSaysWhatAListShows(t *testing.T) {
	m := begin(t, 7, 3)
	r := record(t, "a", m)
	if r.Writes != 1 || r.Updated != noon || !slices.Equal(r.Mine, []int{0, 1, 2, 3}) {
		t.Errorf("%+v", r)
	}
	s := r.About
	if s.Game != "britannia-2008" || s.Round != 1 || s.Over || s.Seat != int(m.Turn().Seat) {
		t.Errorf("%+v", s)
	}
	if !slices.Equal(s.Players, []string{"Ann", "Bob", "", "Dora"}) {
		t.Errorf("players %q", s.Players)
	}
}

func TestARecordReadsBackAsItWasWritten(t *testing.T) {
	r := record(t, "a", begin(t, 7, 3))
	back, err := Read("a", r.Text())
	if err != nil || back.Text() != r.Text() || back.ID != "a" {
		t.Fatalf("%v: %+v", err, back)
	}
}

func TestOtherTextIsABrokenRecord(t *testing.T) {
	for _, text := range []string{"", "{", "[]", "null", "{}", `{"link":"1AB"}`, `{"link":"","revision":3}`, `{"link":"1AB","revision":0}`} {
		if _, err := Read("a", text); !errors.Is(err, ErrBroken) {
			t.Errorf("%q: %v", text, err)
		}
	}
}

func TestARecordFollowsOnlyItsOwn(t *testing.T) {
	m := begin(t, 7, 3)
	first := record(t, "a", m)
	play(t, m, 1)
	second, err := first.Next(m, noon+5)
	if err != nil || second.Writes != 2 || second.Link == first.Link {
		t.Fatalf("%v: %+v", err, second)
	}
	for _, c := range []struct {
		name   string
		r      Record
		stored string
		want   error
	}{
		{"a new match where there is none", first, "", nil},
		{"a new match over another", first, first.Text(), ErrChanged},
		{"the next over the first", second, first.Text(), nil},
		{"the next over itself", second, second.Text(), ErrChanged},
		{"the next where the first is gone", second, "", ErrGone},
		{"the next over what cannot be read", second, "{", ErrChanged},
		{"the next over what a newer version has written", second, `{"format":99,"revision":1}`, ErrChanged},
	} {
		if got := c.r.Follows(c.stored); got != c.want {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

func TestTheNewestComesFirstAndTheBrokenApart(t *testing.T) {
	old := record(t, "old", begin(t, 1, 0))
	young := record(t, "young", begin(t, 2, 0))
	young.Updated = noon + 1
	records, broken := Arrange(map[string]string{"old": old.Text(), "bad": "oops", "young": young.Text()})
	if len(records) != 2 || records[0].ID != "young" || records[1].ID != "old" {
		t.Errorf("%+v", records)
	}
	if len(broken) != 1 || broken[0] != (Broken{ID: "bad", Text: "oops"}) {
		t.Errorf("%+v", broken)
	}
}

func TestAnUnreadableRecordCostsNoOther(t *testing.T) {
	stored := map[string]string{"a": "one", "c": "three"}
	texts, err := ReadEach([]string{"a", "b", "c", "d"}, func(id string) (string, error) {
		switch id {
		case "b":
			return "", ErrUnread
		case "d":
			return "", ErrGone
		}
		return stored[id], nil
	})
	if err != nil || !maps.Equal(texts, map[string]string{"a": "one", "b": "", "c": "three"}) {
		t.Errorf("%q, %v", texts, err)
	}
	if texts, err := ReadEach([]string{"a"}, func(string) (string, error) { return "", ErrRefused }); !errors.Is(err, ErrRefused) {
		t.Errorf("a store that refuses all has %q, %v", texts, err)
	}
	_, broken := Arrange(texts)
	if broken[1] != (Broken{ID: "b"}) || !broken[1].Unread() || broken[0].Unread() {
		t.Errorf("%+v", broken)
	}
	if file := string(File(nil, broken)); !strings.Contains(file, "three") || strings.Contains(file, `"b"`) {
		t.Errorf("in the file: %s", file)
	}
}

func TestAFileCarriesAllMatches(t *testing.T) {
	a, b := record(t, "a", begin(t, 1, 2)), record(t, "b", begin(t, 2, 4))
	got, bad, err := ReadFile(File([]Record{a, b}, nil))
	if err != nil || bad != 0 || len(got) != 2 || got[0].Link != a.Link || got[1].Link != b.Link || got[1].Updated != noon {
		t.Fatalf("%v: %+v", err, got)
	}
	if got, _, err := ReadFile(File(nil, nil)); err != nil || len(got) != 0 {
		t.Errorf("an empty file: %v, %+v", err, got)
	}
}

func TestForeignFilesAreRefused(t *testing.T) {
	for text, want := range map[string]error{
		"":                             ErrForeign,
		"PK\x03\x04":                   ErrForeign,
		"[]":                           ErrForeign,
		`{"matches":[]}`:               ErrForeign,
		`{"format":"other"}`:           ErrForeign,
		strings.Repeat(" ", MaxFile+1): ErrTooLarge,
		`{"format":"bretwalda matches","version":2,"matches":[]}`:  ErrNewerFile,
		`{"format":"bretwalda matches","version":1,"matches":"x"}`: ErrForeign,
	} {
		if _, _, err := ReadFile([]byte(text)); !errors.Is(err, want) {
			t.Errorf("%.40q: %v, want %v", text, err, want)
		}
	}
}

func TestAnotherCourseIsTaken(t *testing.T) {
	r := Record{Link: "left", Sent: []Sent{{"older", 9, noon, Copied}, {"oldest", 4, noon, Saved}}}
	left := r.Leave(6, noon+1)
	want := []Sent{{"left", 6, noon + 1, Shared}, {"older", 6, noon, Copied}, {"oldest", 4, noon, Saved}}
	if !slices.Equal(left.Sent, want) || left.HandedOver() != 6 {
		t.Errorf("%+v, %d choices given", left.Sent, left.HandedOver())
	}
	if r.Sent[0].Choices != 9 {
		t.Error("the record that is left has changed")
	}
}
