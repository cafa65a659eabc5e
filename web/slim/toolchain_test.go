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
