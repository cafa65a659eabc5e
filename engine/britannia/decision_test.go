package britannia

import "testing"

// TestEveryDecisionHasARecord checks that no kind of question was left out, and each
// name stands once.
func TestEveryDecisionHasARecord(t *testing.T) {
	named := map[string]bool{}
	for kind, d := range decisions {
		if d.Name() == "" || d.Cites() == "" || named[d.Name()] {
			t.Errorf("question %d (%q) has no record of its own", kind, d.Name())
		}
		named[d.Name()] = true
	}
}
