package worker

import (
	"encoding/json"
	"flag"
	"fmt"
	"hash/fnv"
	"os"
	"slices"
	"strings"
	"testing"

	"bretwalda/app/botworker"
	"bretwalda/engine"
	"bretwalda/engine/games"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
	"bretwalda/engine/review"
)

var update = flag.Bool("update", false, "note what reviews say now")

// TestReviewsOfNow: whenever a review of the same match says something else than before,
// its version goes up, so that nobody is told what was kept with the mistakes of an older
// judge. Raise botworker.ReviewVersion, then run with -update.
func TestReviewsOfNow(t *testing.T) {
	h := fnv.New64a()
	for _, g := range []string{"brian-boru-r1", "britannia-2008-r3", "marcher-lords-r1"} {
		q := botworker.Question{Review: true, Link: wholeLink(t, g), Limit: piece}
		w := New(games.Revisions())
		var r *botworker.Review
		for r == nil || r.Done < botworker.Whole {
			a := w.Think(q, never)
			if a.Fault != "" {
				t.Fatal(a.Fault)
			}
			r, q.More = a.Review, true
		}
		r.Version = 0
		if err := json.NewEncoder(h).Encode(r); err != nil {
			t.Fatal(err)
		}
	}
	const name = "testdata/reviews"
	now := fmt.Sprintf("version %d: %x\n", botworker.ReviewVersion, h.Sum64())
	if *update {
		if err := os.WriteFile(name, []byte(now), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	before, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	switch version, _, _ := strings.Cut(now, ":"); {
	case now == string(before):
	case strings.HasPrefix(string(before), version+":"):
		t.Errorf("reviews say something else than those of this version: raise botworker.ReviewVersion; %s", now)
	default:
		t.Errorf("reviews have a new version: run with -update; %s", now)
	}
}

// TestABestChoiceThatIsNotLegalIsAFault, not the first of the legal ones.
func TestABestChoiceThatIsNotLegalIsAFault(t *testing.T) {
	m := whole(t, "brian-boru-r1")
	task, err := review.Begin(m, engine.Nobody)
	if err != nil {
		t.Fatal(err)
	}
	i := slices.IndexFunc(task.Steps, func(s review.Step) bool { return s.Turn.Seat >= 0 })
	task.Steps[i].Best, task.Steps[i].Error = engine.Choice{}, 10*review.Grain
	if a := (reviewing{task: task}).answer(m, botworker.Whole); a.Fault == "" || a.Review != nil {
		t.Errorf("the answer is %+v", a)
	}
}

// whole is a frozen match that is over.
func whole(t *testing.T, name string) *match.Match {
	t.Helper()
	m, err := link.Decode(wholeLink(t, name), games.Revisions())
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// wholeLink is the link of a frozen match that is over.
func wholeLink(t *testing.T, name string) string {
	t.Helper()
	b, err := os.ReadFile("../../../engine/link/testdata/frozen/" + name + "-whole.txt")
	if err != nil {
		t.Fatal(err)
	}
	return strings.Fields(string(b))[0]
}
