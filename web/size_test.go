package main

import (
	"flag"
	"testing"

	"bretwalda/static/site"
	"bretwalda/web/release"
)

// mostPacked is what the programs may weigh under gzip, which takes seconds.
const mostPacked = 2_825_000

var long = flag.Bool("long", false, "weigh the release under brotli, which takes a minute")

// TestTheReleaseStaysSmall holds the weights that "go run ./web size" prints.
func TestTheReleaseStaysSmall(t *testing.T) {
	programs, err := release.Build("..", client)
	if err != nil {
		t.Fatal(err)
	}
	if !*long {
		packed := len(release.Gzip(programs.Page))
		for _, part := range programs.Parts {
			packed += len(release.Gzip(part.Content))
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
		name       string
		is, budget int
	}{
		{"app.wasm", l.client.brotli, clientBudget},
		{"the whole first load", l.first.brotli, firstBudget},
		{"all that is kept for offline", l.kept.brotli, keptBudget},
	} {
		t.Logf("%s: %d bytes under brotli, %d promised", w.name, w.is, w.budget)
		if w.is > w.budget {
			t.Errorf("%s has grown to %d bytes under brotli; %d are promised", w.name, w.is, w.budget)
		}
	}
	for name, w := range l.parts {
		t.Logf("%s: %d", name, w.brotli)
	}
}
