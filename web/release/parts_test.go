package release

import (
	"slices"
	"testing"
)

// TestFunctionsThatAreGoneAreTold: a list may name what no program has any more.
func TestFunctionsThatAreGoneAreTold(t *testing.T) {
	names := read("(of the linker)\n\tcmpbody\nbretwalda/app/board\n\t.arrow\n\t.(*Map).fold\n")
	if want := []string{"cmpbody", "bretwalda/app/board.arrow", "bretwalda/app/board.(*Map).fold"}; !slices.Equal(names, want) {
		t.Fatalf("read %q, not %q", names, want)
	}
	listed := map[string]int{}
	for _, name := range names {
		listed[name] = 0
	}
	if got := absent(listed, []string{"cmpbody", "bretwalda/app/board.arrow", "main.main"}); !slices.Equal(got, names[2:]) {
		t.Errorf("gone are %q, not %q", got, names[2:])
	}
}
