package bot

import "testing"

// TestJudge checks that a position is judged without a search.
func TestJudge(t *testing.T) {
	s := beginning(t)
	if one, other := Judge(s, 0), Judge(s, 1); one == other {
		t.Errorf("both sides make %d of the beginning", one)
	}
}
