package main

import (
	"flag"
	"testing"

	"bretwalda/static/site"
	"bretwalda/web/release"
)

// Most that the release may weigh under brotli until the budgets are met: what it
// weighed when this was written, and a little.
const (
	mostClient = 1_495_000
	mostFirst  = 1_815_000
	mostKept   = 2_850_000
)

// mostPacked is what the programs may weigh under gzip, which takes seconds.
const mostPacked = 3_170_000

var long = flag.Bool("long", false, "weigh the release under brotli, which takes a minute")

// TestTheReleaseStaysSmall holds the weights that "go run ./web size" prints.
func TestTheReleaseStaysSmall(t *testing.T) {
	programs, err := release.Build("..", client)
	if err != nil {
		t.Fatal(err)
	}
	if !*long {
		packed := 0
		for _, program := range [][]byte{programs.Page, programs.Bots} {
			packed += len(release.Gzip(program))
		}
		if packed > mostPacked {
			t.Errorf("the programs have grown to %d bytes under gzip; %d are allowed", packed, mostPacked)
		}
		return
	}
	r, err := release.New(site.Files, programs)
	if err != nil {
		t.Fatal(err)
	}
	l := weighAll(r)
	for _, w := range []struct {
		name         string
		is           int
		most, budget int
	}{
		{"app.wasm", l.client.brotli, mostClient, clientBudget},
		{"the whole first load", l.first.brotli, mostFirst, firstBudget},
		{"all that is kept for offline", l.kept.brotli, mostKept, keptBudget},
	} {
		t.Logf("%s: %d bytes under brotli, %d allowed, %d promised", w.name, w.is, w.most, w.budget)
		if most := max(w.most, w.budget); w.is > most {
			t.Errorf("%s has grown to %d bytes under brotli; %d are allowed", w.name, w.is, most)
		}
	}
	t.Logf("bots.wasm: %d", l.bots.brotli)
}
