package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"bretwalda/engine/brianboru"
)

// TestGamesTeachTheForecast checks that a table fitted to a few games foretells others
// better than the judgement that it corrects, and that kept games are not played again.
func TestGamesTeachTheForecast(t *testing.T) {
	file := filepath.Join(t.TempDir(), "games")
	run := func(flags string) (table string, r verdictJSON) {
		out, errs, err := callOn(t, brianboru.HighKing(), "judge -game brian-boru -bots easy -n 24 -keep "+file+flags)
		if err != nil {
			t.Fatal(err, errs)
		}
		at := strings.LastIndex(strings.TrimSpace(out), "\n") + 1
		if err := json.Unmarshal([]byte(out[at:]), &r); err != nil {
			t.Fatal(err)
		}
		return out[:at], r
	}
	table, r := run(" -fit")
	if r.Held != 8 || len(r.Spans) == 0 || !strings.HasPrefix(table, "{\n\tRows: [][]forecast.Line{\n") {
		t.Fatalf("the table %q and the verdict %+v", table, r)
	}
	judged, foretold := 0.0, 0.0
	for _, s := range r.Spans {
		judged += s.Judgement
		foretold += s.Forecast
	}
	if foretold >= judged {
		t.Errorf("the forecast misses %.1f in all, the judgement %.1f", foretold, judged)
	}
	before, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if again, _ := run(" -fit"); again != table {
		t.Error("the same games teach another table")
	}
	_, r = run(" -n 18 -playouts 2 -pairs 24")
	if !slices.ContainsFunc(r.Spans, func(s spanJSON) bool { return s.Floor != nil && *s.Floor > 0 }) {
		t.Error("no floor was measured")
	}
	if p := r.Pairs; p == nil || p.Certain == 0 || p.Certain > p.Tried || p.Judgement <= 50 {
		t.Errorf("pairs are %+v", p)
	}
	if after, err := os.ReadFile(file); err != nil || string(after) != string(before) {
		t.Error("kept games were played again")
	}
	if _, _, err := call(t, "judge -game toy-race -n 3 -bots easy"); err != errNoForecast {
		t.Errorf("a game without a judge: %v", err)
	}
}

// TestCertaintyEndsASeries checks that a series ends when one bot is certainly better,
// and does not when all are the same.
func TestCertaintyEndsASeries(t *testing.T) {
	for bots, certain := range map[string]bool{"easy,random,random,random": true, "random": false} {
		out, errs, err := callOn(t, brianboru.HighKing(), "simulate -game brian-boru -rotate -until -n 60 -bots "+bots)
		if err != nil {
			t.Fatal(err, errs)
		}
		var r simulationJSON
		if err := json.Unmarshal([]byte(out), &r); err != nil {
			t.Fatal(err)
		}
		if s := r.Seats[0].Share; (r.Finished < 60) != certain || s.Interval <= 0 || certain && s.Mean-s.Interval < 0.25 {
			t.Errorf("%s: %d games, a share of %+v", bots, r.Finished, s)
		}
	}
}
