package worker

import (
	"encoding/json"
	"flag"
	"fmt"
	"hash/fnv"
	"os"
	"strings"
	"testing"

	"bretwalda/app/botworker"
	"bretwalda/engine/games"
)

var update = flag.Bool("update", false, "note what reviews say now")

// TestReviewsOfNow: whenever a review of the same match says something else than before,
// its version goes up, so that nobody is told what was kept with the mistakes of an older
// judge. Raise botworker.ReviewVersion, then run with -update.
func TestReviewsOfNow(t *testing.T) {
	h := fnv.New64a()
	for _, g := range []string{"brian-boru-r1", "britannia-2008-r3", "marcher-lords-r1"} {
		b, err := os.ReadFile("../../../engine/link/testdata/frozen/" + g + "-whole.txt")
		if err != nil {
			t.Fatal(err)
		}
		q := botworker.Question{Review: true, Link: strings.Fields(string(b))[0], Limit: piece}
		var r *botworker.Review
		for r == nil || r.Done < botworker.Whole {
			a := Think(q, games.Revisions(), never)
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
