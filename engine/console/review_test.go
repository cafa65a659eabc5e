package main

import (
	"encoding/json"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"bretwalda/engine/brianboru"
)

// TestAReviewTellsLuckFromDecisions checks what is told of games between bots: their luck
// comes out even, and the parts of each seat's points make its score.
func TestAReviewTellsLuckFromDecisions(t *testing.T) {
	file := filepath.Join(t.TempDir(), "games")
	review := func(flags string, told any) {
		out, errs, err := callOn(t, brianboru.HighKing(), "review "+flags)
		if err != nil {
			t.Fatal(err, errs)
		}
		if err := json.Unmarshal([]byte(out), told); err != nil {
			t.Fatal(err)
		}
	}
	var all luckJSON
	review("-game brian-boru -bots easy -n 30 -keep "+file, &all)
	if all.Games != 30 || len(all.Luck) != 4 || all.Margins <= 0 || all.Corrected <= 0 {
		t.Fatalf("%+v", all)
	}
	for seat, luck := range all.Luck {
		if math.Abs(luck.Mean) > 2*luck.Interval+.001 {
			t.Errorf("seat %d has luck of %+v", seat, luck)
		}
	}

	var par luckJSON
	review("-game brian-boru -bots medium -n 12", &par)
	for seat, own := range par.Own { // nothing is usual that counts: it would be three points
		if math.Abs(own.Mean) > 1.5 {
			t.Errorf("seat %d decides %+v points beyond the par of bots like it", seat, own)
		}
	}

	kept, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	link, _, _ := strings.Cut(string(kept), "\n")
	var one reviewJSON
	review("-link "+link, &one)
	if len(one.Seats) != 4 || len(one.Swings) != 3 || len(one.Mistakes) != 4 {
		t.Fatalf("%+v", one)
	}
	for seat, a := range one.Seats {
		if sum := a.Start + a.Luck + a.Own + a.Others; math.Abs(sum-a.Final) > .01 {
			t.Errorf("seat %d: %+v makes %v", seat, a, sum)
		}
		worst := math.Inf(1)
		for _, m := range one.Mistakes[seat] {
			if m.Points <= 0 || m.Points > worst || m.Made == m.Best {
				t.Errorf("seat %d: %+v after one of %v", seat, m, worst)
			}
			worst = m.Points
		}
	}
}
