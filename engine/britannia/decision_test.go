package britannia

import "testing"

// TestEveryDecisionHasARecord: no kind of question was left out, and each name
// stands once.
func TestEveryDecisionHasARecord(t *testing.T) {
	named := map[string]bool{}
	for kind, d := range decisions {
		if d.name == "" || d.cites == "" || named[d.name] || d.choices == nil || d.play == nil || d.asked.seat == nil {
			t.Errorf("question %d (%q) has no record of its own", kind, d.name)
		}
		named[d.name] = true
	}
}
