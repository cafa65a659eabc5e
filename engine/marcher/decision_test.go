package marcher

import "testing"

// TestEveryDecisionHasARecord checks that no kind of question was left out, and
// that each name occurs once.
func TestEveryDecisionHasARecord(t *testing.T) {
	named := map[string]bool{}
	for kind, d := range decisions {
		if d.Name() == "" || d.Cites() == "" || named[d.Name()] || fits[kind] == nil {
			t.Errorf("question %d (%q) has no record of its own", kind, d.Name())
		}
		named[d.Name()] = true
	}
}
