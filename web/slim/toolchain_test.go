package slim

import (
	"testing"

	"bretwalda/web/wasmpack"
)

// TestThePinnedToolchainIsKnown: a build with any Go ends with a packed program.
func TestThePinnedToolchainIsKnown(t *testing.T) {
	name, err := pinned("../..")
	if err != nil {
		t.Fatal(err)
	}
	if !wasmpack.Known(name) {
		t.Errorf("go.mod names %s, whose programs wasmpack does not know", name)
	}
}

// TestSameRelease checks that only a patch is passed over when a Go is looked for.
func TestSameRelease(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want bool
	}{
		{"go1.26.1", "go1.26.8", true},
		{"go1.26", "go1.26.8", true},
		{"go1.26.8 X:nogreenteagc", "go1.26.8", true},
		{"go1.27.4", "go1.26.8", false},
		{"go1.27", "go1.26.8", false},
	} {
		if got := sameRelease(c.a, c.b); got != c.want {
			t.Errorf("%s and %s: %v", c.a, c.b, got)
		}
	}
}
